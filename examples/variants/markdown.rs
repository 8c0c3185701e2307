//! The document of all named games with all values of their options.

use std::io::{self, Write};

use hotdice::{Preset, RuleSet, Setting};

const PREFACE: &str = "\
# The named games

Every option of every named game. What a game does not list has the value of the common game; an
option is named after its setter in `RuleSetBuilder`, whose documentation says what it means.
Points are plain numbers. Of sets, `3: 100 x face, 1s 1000` says that three of a kind pay 100 times
their face, but three 1s 1000; `4: 2 x triplet` that four pay twice what three of that face pay.

This file is written by the example `variants`:

```sh
HOTDICE_WRITE_PRESETS=1 cargo test --test cli presets
```
";

pub(crate) fn write_document(out: &mut dyn Write) -> io::Result<()> {
    write!(out, "{PREFACE}")?;
    let common = RuleSet::default();
    write_section("The common game", common.settings(), out)?;
    for preset in Preset::ALL {
        let rules = RuleSet::preset(preset);
        let own = rules.settings().filter(|setting| !setting.is_common());
        write_section(&format!("`{preset}`"), own, out)?;
    }
    Ok(())
}

fn write_section<'r>(
    heading: &str,
    settings: impl Iterator<Item = Setting<'r>> + Clone,
    out: &mut dyn Write,
) -> io::Result<()> {
    writeln!(out, "\n## {heading}\n")?;
    if settings.clone().next().is_none() {
        return writeln!(out, "The common game itself.");
    }
    writeln!(out, "| option | value |\n|---|---|")?;
    for setting in settings {
        writeln!(out, "| `{}` | {setting} |", setting.option())?;
    }
    Ok(())
}
