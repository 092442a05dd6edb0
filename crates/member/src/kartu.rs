//! The member card on paper.
