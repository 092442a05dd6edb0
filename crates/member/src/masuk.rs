//! Members brought in from a file.
