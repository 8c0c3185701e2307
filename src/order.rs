//! Sorting few things in little code: on a microcontroller the sort of the standard library takes more
//! room than a game.

/// Sorts a short slice by this key; equal ones stay in their order.
pub(crate) fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for next in 1..items.len() {
        let (sorted, rest) = items.split_at(next);
        let place = sorted.partition_point(|before| key(before) <= key(&rest[0]));
        items[place..=next].rotate_right(1);
    }
}
