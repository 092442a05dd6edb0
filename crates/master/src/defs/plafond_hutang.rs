//! Master Plafond Hutang: how much may be lent to one kind of customer, in one loan and altogether.

use crate::aturan::salah;
use crate::{BarisMaster, Master, angka, kode, rupiah, teks};
use db::Tx;
use platform::Hasil;

pub const MASTER: Master = Master {
    path: "plafond-hutang",
    daftar: &["plafond-hutang"],
    kunci: &["jenis_pelanggan"],
    kolom: &[
        kode("jenis_pelanggan", "Jenis Pelanggan", "Jenis Pelanggan Tidak Boleh Kosong"),
        teks("keterangan", "Keterangan"),
        rupiah("maks_rp", "Plafond per Hutang").positif("Plafond per Hutang Tidak Boleh Kosong"),
        rupiah("maks_total_rp", "Plafond Seluruhnya").positif("Plafond Seluruhnya Tidak Boleh Kosong"),
        angka("maks_faktur", "Banyaknya Hutang Aktif").bantuan("0 tanpa batas"),
    ],
    bersejarah: true,
    sebelum_simpan: Some(sebelum_simpan),
    ..Master::new("/master-plafond-hutang", "Plafond Hutang", "plafond_hutang")
};

fn sebelum_simpan(_: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    if b.angka("maks_total_rp") < b.angka("maks_rp") {
        return Err(salah("maks_total_rp", "Plafond Seluruhnya tidak boleh kurang dari Plafond per Hutang"));
    }
    Ok(())
}
