//! The map of a race: who wins, by both totals.

use hotdice::solve::{Race, RaceState};
use plotters::prelude::*;

use crate::plot::{Area, Drawn};

/// Probabilities are drawn in so many colours.
const COLOURS: u8 = 20;

/// A side of the map has at most about so many fields.
const FIELDS: i32 = 200;

const LOSS: RGBColor = RGBColor(0xb2, 0x18, 0x2b);
/// Unlike the white of totals that no game comes to.
const EVEN: RGBColor = RGBColor(0xff, 0xf3, 0xb0);
const WIN: RGBColor = RGBColor(0x21, 0x66, 0xac);

const SCALE_WIDTH: u32 = 110;

/// Draws the map with its scale beside it.
pub(crate) fn draw(race: &Race, name: &str, area: &Area<'_>) -> Drawn {
    let (width, _) = area.dim_in_pixel();
    let (map, scale) = area.split_horizontally(width - SCALE_WIDTH);
    draw_map(race, name, &map)?;
    draw_scale(&scale)
}

/// A row of the map with the same colour from one total to another.
struct Stripe {
    from: i32,
    to: i32,
    colour: u8,
}

fn draw_map(race: &Race, name: &str, area: &Area<'_>) -> Drawn {
    let totals = Totals::of(race);
    let title = format!("{name}: win probability of the player to move");
    let mut chart = ChartBuilder::on(area)
        .caption(title, ("sans-serif", 22))
        .margin(16)
        .x_label_area_size(48)
        .y_label_area_size(64)
        .build_cartesian_2d(totals.lowest..totals.target, totals.lowest..totals.target)?;
    for other in totals.all() {
        let stripes = stripes(race, &totals, other).into_iter().map(|stripe| {
            let corners = [(stripe.from, other), (stripe.to, totals.after(other))];
            Rectangle::new(corners, colour(stripe.colour).filled())
        });
        chart.draw_series(stripes)?;
    }
    chart
        .configure_mesh()
        .disable_mesh()
        .x_desc("total of the player to move")
        .y_desc("total of the other")
        .axis_desc_style(("sans-serif", 17))
        .label_style(("sans-serif", 14))
        .draw()?;
    Ok(())
}

/// The totals that have a field.
struct Totals {
    lowest: i32,
    target: i32,
    step: i32,
}

impl Totals {
    fn of(race: &Race) -> Self {
        let rules = race.rules();
        let target = i32::try_from(rules.target()).unwrap_or(i32::MAX);
        let lowest = match rules.bust_streak().busts {
            0 => 0,
            _ => rules.lowest_total(),
        };
        let is_known = |&total: &i32| race.value(&RaceState::at(total, 0)).is_some();
        let grid = (1..target).find(is_known).unwrap_or(target);
        let fields = (target - lowest) / grid;
        Self {
            lowest,
            target,
            step: grid * (fields / FIELDS).max(1),
        }
    }

    fn all(&self) -> impl Iterator<Item = i32> {
        let step = usize::try_from(self.step).unwrap_or(1);
        (self.lowest..self.target).step_by(step)
    }

    /// Where the field of a total ends.
    fn after(&self, total: i32) -> i32 {
        total.saturating_add(self.step).min(self.target)
    }
}

fn stripes(race: &Race, totals: &Totals, other: i32) -> Vec<Stripe> {
    let mut stripes: Vec<Stripe> = Vec::new();
    for own in totals.all() {
        let Some(colour) = field(race, own, other) else {
            continue;
        };
        match stripes.last_mut() {
            Some(last) if last.colour == colour && last.to == own => last.to = totals.after(own),
            _ => stripes.push(Stripe {
                from: own,
                to: totals.after(own),
                colour,
            }),
        }
    }
    stripes
}

/// The number of the colour for these totals, if a game comes to them.
fn field(race: &Race, own: i32, other: i32) -> Option<u8> {
    let rules = race.rules();
    let first_bank = rules.opening().max(rules.minimum());
    let is_missed = |total: i32| {
        rules.bust_streak().busts == 0 && total > 0 && total.unsigned_abs() < first_bank
    };
    if is_missed(own) || is_missed(other) {
        return None;
    }
    let value = race.value(&RaceState::at(own, other))?;
    (0..COLOURS).rev().find(|&number| value >= begins(number))
}

/// The least probability that has this colour.
fn begins(number: u8) -> f64 {
    f64::from(number) / f64::from(COLOURS)
}

/// The colour with this number, from a loss to a win.
fn colour(number: u8) -> RGBColor {
    let middle = begins(number) + 0.5 / f64::from(COLOURS);
    let (end, part) = if middle < 0.5 {
        (LOSS, 1.0 - 2.0 * middle)
    } else {
        (WIN, 2.0 * middle - 1.0)
    };
    RGBColor(
        between(EVEN.0, end.0, part),
        between(EVEN.1, end.1, part),
        between(EVEN.2, end.2, part),
    )
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between two bytes there are only bytes"
)]
fn between(from: u8, to: u8, part: f64) -> u8 {
    let (from, to) = (f64::from(from), f64::from(to));
    (from + part * (to - from)).round() as u8
}

fn draw_scale(area: &Area<'_>) -> Drawn {
    let mut chart = ChartBuilder::on(area)
        .margin(16)
        .margin_top(43)
        .margin_bottom(64)
        .y_label_area_size(52)
        .build_cartesian_2d(0.0..1.0, 0.0..1.0)?;
    chart.draw_series((0..COLOURS).map(|number| {
        let corners = [(0.0, begins(number)), (1.0, begins(number + 1))];
        Rectangle::new(corners, colour(number).filled())
    }))?;
    chart
        .configure_mesh()
        .disable_mesh()
        .disable_x_axis()
        .y_labels(11)
        .y_label_formatter(&|value| format!("{:.0} %", 100.0 * value))
        .label_style(("sans-serif", 14))
        .draw()?;
    Ok(())
}
