//! Members as rows for a file.
