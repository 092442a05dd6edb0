//! Member codes: prefix, sequence, check digit.
