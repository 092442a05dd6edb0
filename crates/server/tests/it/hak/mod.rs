//! Rights: the list of what every route demands, and a walk that tries every kind of person at every demand.

mod jalan;
mod tabel;
