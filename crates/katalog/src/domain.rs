//! What the catalogue brings to what belongs to all: its refusals. It moves no book.

use crate::KatalogTolak;
use platform::domain::Domain;

pub const DOMAIN: Domain = Domain { penolakan: &[KatalogTolak::DAFTAR], ..Domain::kosong("katalog") };
