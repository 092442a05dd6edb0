//! Parameter Deskripsi Service: the kinds of work a service can be, as the slip says them.

use crate::{Master, teks};

pub const MASTER: Master = Master {
    path: "para-deskripsi-service",
    daftar: &["para-deskripsi-service"],
    kunci: &["deskripsi"],
    kolom: &[teks("deskripsi", "Deskripsi").wajib("Deskripsi Tidak Boleh Kosong")],
    ..Master::new("/parameter-deskripsi-service", "Deskripsi Service", "deskripsi_service")
};
