//! Descriptions of member groups: what a level of membership means, as the app tells it.

use crate::definisi::{AsalKode, Bergambar, Entitas, Macam, teks};

pub(super) const GROUP: Entitas = Entitas {
    macam: Macam::Group,
    sebut: "Group Description",
    rute: ("/group-description-katalog", "/group-description-katalog-diamond"),
    jalur: ("app/member/group-description", "app/diamond/member/group-description"),
    sela: ("/edit", "/delete"),
    kunci: "kode_group",
    asal: AsalKode::Diketik("Kode Group Tidak Boleh Kosong"),
    kolom: &[
        teks("title", "Title", 80).wajib("Title Tidak Boleh Kosong"),
        teks("deskripsi", "Deskripsi", 2000).bawaan(" "),
    ],
    gambar: Some(Bergambar { maks: 1, wajib: "" }),
    terbit: false,
    pembaca: (&["/group-description-katalog"], &["/group-description-katalog-diamond"]),
};
