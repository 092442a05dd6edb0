//! Master Kadar: the purities the shop knows, in percent and in karat.

use crate::{BarisMaster, Master, dipakai, kadar, kode, tanda, teks};
use db::Tx;
use platform::Hasil;
use values::Kadar;

pub const MASTER: Master = Master {
    daftar: &["kadar/get/all"],
    kunci: &["kode_kadar"],
    kolom: &[
        kode("kode_kadar", "Kode Kadar", "Kode Kadar Tidak Boleh Kosong"),
        kadar("kadar", "Kadar (%)"),
        kadar("karat", "Karat").sistem(),
        teks("keterangan", "Keterangan"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[dipakai("plafond_hutang_kadar", "kode_kadar", "Plafond Kadar Hutang")],
    sebelum_simpan: Some(sebelum_simpan),
    ..Master::new("/master-kadar", "Kadar", "kadar")
};

/// 24ths are only another way to say it.
fn sebelum_simpan(_: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    let karat = Kadar::perseratus(b.angka("kadar")).map_or(0, Kadar::karat);
    b.isi("karat", karat);
    Ok(())
}
