//! What this domain brings to the proof and to what belongs to all.

use platform::domain::Domain;

pub const DOMAIN: Domain = Domain { ..Domain::kosong("servis") };
