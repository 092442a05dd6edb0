//! What must always hold between the register of members and its documents.

use ledger::periksa::{Aturan, Bukti};

pub static BUKTI: Bukti = Bukti { aturan: ATURAN, tabel: &[], bertanggal: &[] };

const ATURAN: &[Aturan] = &[];
