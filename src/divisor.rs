//! What divides two numbers of points.

use core::ops::Rem;

/// The greatest common divisor; of 0 and another, that other.
pub(crate) fn common_divisor<T>(a: T, b: T) -> T
where
    T: Copy + Default + PartialEq + Rem<Output = T>,
{
    if b == T::default() {
        a
    } else {
        common_divisor(b, a % b)
    }
}
