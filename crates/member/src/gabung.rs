//! Two cards of one person become one.
