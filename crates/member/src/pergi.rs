//! A member leaves.
