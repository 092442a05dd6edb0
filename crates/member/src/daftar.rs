//! The register: searched, read, written, corrected.
