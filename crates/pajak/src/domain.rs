//! What tax invoices bring to the proof.
//! They keep no day open: what waits stands on their screen.

use platform::domain::Domain;

pub const DOMAIN: Domain = Domain {
    bukti: &crate::bukti::BUKTI,
    penolakan: &[crate::PajakTolak::DAFTAR],
    ..Domain::kosong("pajak")
};
