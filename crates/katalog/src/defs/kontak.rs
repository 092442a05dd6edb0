//! Admin contacts: who answers 'Tanya Admin'.

use crate::definisi::{AsalKode, Entitas, Jenis, Macam, teks};

pub(super) const KONTAK: Entitas = Entitas {
    macam: Macam::Kontak,
    sebut: "Kontak Admin",
    rute: ("/kontak-admin-katalog", "/kontak-admin-katalog-diamond"),
    jalur: ("app/member/admin-chat", "app/diamond/member/admin-chat"),
    sela: ("/edit", "/delete"),
    kunci: "kode_admin",
    asal: AsalKode::Berurut("ADMIN"),
    kolom: &[
        teks("nama_admin", "Nama Admin", 60).wajib("Mohon Masukan Nama Admin"),
        teks("no_hp", "Nomor Handphone", 15).jenis(Jenis::Telepon).wajib("Mohon Masukan Nomor Handphone"),
    ],
    gambar: None,
    terbit: false,
    pembaca: (&["/kontak-admin-katalog"], &["/kontak-admin-katalog-diamond"]),
};
