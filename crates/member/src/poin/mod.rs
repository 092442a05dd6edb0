//! The points book: earned, spent, given, taken, lapsed.
