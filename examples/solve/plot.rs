//! The solution as a picture.

use std::error::Error;

use hotdice::solve::Distribution;
use plotters::coord::Shift;
use plotters::prelude::*;

use crate::map;
use crate::solution::Solution;

/// What is drawn on; whatever can go wrong with a picture in memory.
pub(crate) type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
pub(crate) type Drawn = Result<(), Box<dyn Error>>;

const WIDTH: u32 = 900;
const TURN_HEIGHT: u32 = 480;
const MAP_HEIGHT: u32 = 860;

/// The best turns that one in two hundred exceeds are not drawn.
const DRAWN: f64 = 0.995;

const BUST: RGBColor = RGBColor(0xb2, 0x18, 0x2b);
const BANK: RGBColor = RGBColor(0x21, 0x66, 0xac);

/// The distribution of a turn's points and, below it, the map of the race if there is one.
pub(crate) fn svg(solution: &Solution, name: &str) -> String {
    let height = match solution.race {
        Some(_) => TURN_HEIGHT + MAP_HEIGHT,
        None => TURN_HEIGHT,
    };
    let mut text = String::new();
    let root = SVGBackend::with_string(&mut text, (WIDTH, height)).into_drawing_area();
    draw(solution, name, &root).expect("nothing is in the way of a picture in memory");
    drop(root);
    text
}

fn draw(solution: &Solution, name: &str, root: &Area<'_>) -> Drawn {
    root.fill(&WHITE)?;
    let (turn, rest) = root.split_vertically(TURN_HEIGHT);
    draw_turn(&solution.best.on_board().distribution(), name, &turn)?;
    if let Some(race) = &solution.race {
        map::draw(race, name, &rest)?;
    }
    root.present()?;
    Ok(())
}

fn draw_turn(turn: &Distribution, name: &str, area: &Area<'_>) -> Drawn {
    let banks = drawn(turn);
    let step = banks
        .windows(2)
        .map(|pair| pair[1].0 - pair[0].0)
        .chain(banks.first().map(|bank| bank.0))
        .min()
        .map_or(1.0, f64::from);
    let last = banks.last().map_or(step, |bank| f64::from(bank.0));
    let all = banks.iter().map(|bank| bank.1).chain([turn.bust()]);
    let highest = all.fold(0.0, f64::max);
    let title = format!(
        "{name}: what the best turn brings, {:.1} on average",
        turn.mean()
    );
    let mut chart = ChartBuilder::on(area)
        .caption(title, ("sans-serif", 22))
        .margin(16)
        .x_label_area_size(48)
        .y_label_area_size(64)
        .build_cartesian_2d(-step..last + step, 0.0..1.05 * highest)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .max_light_lines(1)
        .x_desc("points of the turn")
        .y_desc("probability")
        .x_label_formatter(&|points| format!("{points:.0}"))
        .y_label_formatter(&|probability| format!("{:.0} %", 100.0 * probability))
        .axis_desc_style(("sans-serif", 17))
        .label_style(("sans-serif", 14))
        .draw()?;
    let bar = |points: f64, probability: f64, colour: RGBColor| {
        let half = 0.4 * step;
        let corners = [(points - half, 0.0), (points + half, probability)];
        Rectangle::new(corners, colour.filled())
    };
    chart
        .draw_series([bar(0.0, turn.bust(), BUST)])?
        .label(format!("bust: {:.1} %", 100.0 * turn.bust()))
        .legend(|(x, y)| Rectangle::new([(x, y - 5), (x + 10, y + 5)], BUST.filled()));
    let shown: f64 = banks.iter().map(|bank| bank.1).sum();
    let beyond = 1.0 - turn.bust() - shown;
    let bars = banks
        .iter()
        .map(|&(points, probability)| bar(points.into(), probability, BANK));
    chart
        .draw_series(bars)?
        .label(format!(
            "banked ({:.1} % more than {last:.0})",
            100.0 * beyond
        ))
        .legend(|(x, y)| Rectangle::new([(x, y - 5), (x + 10, y + 5)], BANK.filled()));
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .label_font(("sans-serif", 16))
        .background_style(WHITE)
        .border_style(BLACK.mix(0.3))
        .draw()?;
    Ok(())
}

/// The banks that are worth a bar.
fn drawn(turn: &Distribution) -> Vec<(u32, f64)> {
    let mut reached = turn.bust();
    turn.banks()
        .take_while(|&(_, probability)| {
            let is_drawn = reached < DRAWN;
            reached += probability;
            is_drawn
        })
        .collect()
}
