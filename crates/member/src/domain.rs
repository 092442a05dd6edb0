//! What the members bring to the proof and to what belongs to all.

use crate::MemberTolak;
use crate::app::AppTolak;
use crate::bukti::BUKTI;
use crate::rincian_dok::DOKUMEN;
use platform::domain::Domain;

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    riwayat: crate::riwayat::RIWAYAT,
    penolakan: &[MemberTolak::DAFTAR, AppTolak::DAFTAR],
    melayani: &[
        "/data-member",
        "/lihat-transaksi-member",
        "/transaksi-poin",
        "/tukar-point",
        "/gabung-member",
    ],
    dokumen: &DOKUMEN,
    demo: crate::app::demo::hari,
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("member")
};
