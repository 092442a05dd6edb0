//! The gifts book: received, given, corrected.
