//! The laws that the fuzz targets check, each a function of any bytes that panics where it is broken.

mod capi;
mod changes;
mod games;
mod input;
mod keeps;
mod options;
mod records;
mod rule_files;
mod rules;
mod saves;
mod turns;

/// A law holds for any input.
pub(crate) type Law = fn(&[u8]);

/// Every law, under the name of its fuzz target and corpus.
pub(crate) const LAWS: [(&str, Law); 8] = [
    ("rules", rules::law),
    ("keeps", keeps::law),
    ("turns", turns::law),
    ("games", games::law),
    ("rule_files", rule_files::law),
    ("records", records::law),
    ("saves", saves::law),
    ("capi", capi::law),
];
