//! What connections bring to what belongs to all: their refusals.

use crate::HubungTolak;
use platform::domain::Domain;

pub const DOMAIN: Domain = Domain { penolakan: &[HubungTolak::DAFTAR], ..Domain::kosong("hubung") };
