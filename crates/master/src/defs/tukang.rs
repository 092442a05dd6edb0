//! Master Tukang: craftsmen, who get gold to work on and may lose a little of it.

use crate::aturan::salah;
use crate::{BarisMaster, Master, berat, kode, persen, tanda, teks, telepon};
use db::Tx;
use platform::Hasil;
use values::NoFaktur;

pub const MASTER: Master = Master {
    daftar: &["tukang/get/all"],
    kunci: &["kode_tukang"],
    kolom: &[
        kode("kode_tukang", "Kode Tukang", "Kode Tukang Tidak Boleh Kosong"),
        teks("nama_tukang", "Nama Tukang").wajib("Nama Tukang Tidak Boleh Kosong").maks(50).hanya_own(),
        telepon("no_hp", "No Handphone"),
        teks("alamat", "Alamat").maks(200).di_formulir(),
        teks("keahlian", "Keahlian").maks(100),
        persen("toleransi_susut", "Toleransi Susut (%)")
            .bantuan("Susut berat murni yang masih wajar")
            .hanya_own(),
        berat("batas_murni", "Batas Emas (g murni)")
            .bantuan("Emas murni yang boleh dipegang; 0 ikut setting toko")
            .hanya_own(),
        tanda("aktif", "Aktif").bawaan("1").hanya_own(),
    ],
    baris_own: true,
    sebelum_simpan: Some(sebelum_simpan),
    ..Master::new("/master-tukang", "Tukang", "tukang")
};

/// The book of craftsmen has the gold of a lot under the lot's number: a craftsman of that name would hold it as his own.
fn sebelum_simpan(_: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    if NoFaktur::parse(b.teks("kode_tukang")).is_ok() {
        return Err(salah("kode_tukang", "Kode Tukang tidak boleh berbentuk nomor dokumen"));
    }
    Ok(())
}
