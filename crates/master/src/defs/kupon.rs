//! Parameter Kupon: coupons a sale of some size gives, what they are worth, and how long.

use crate::aturan::{salah, tanggal_urut};
use crate::{BarisMaster, Master, angka, kode, nilai, pilihan, rupiah, tanggal, teks};
use db::Tx;
use platform::Hasil;
use platform::modul::Setelan;

pub const MASTER: Master = Master {
    path: "para-kupon",
    daftar: &["para-kupon"],
    kunci: &["kode_kupon"],
    kolom: &[
        kode("kode_kupon", "Kode Kupon", "Kode Kupon Tidak Boleh Kosong"),
        teks("nama_kupon", "Nama Kupon").wajib("Nama Kupon Tidak Boleh Kosong").maks(50),
        rupiah("min_belanja", "Minimal Belanja").positif("Minimal Belanja Tidak Boleh Kosong"),
        pilihan("jenis_nilai", "Jenis Nilai", &["RP", "PERSEN"]).wajib("Jenis Nilai Tidak Boleh Kosong"),
        nilai("nilai", "Nilai", "jenis_nilai").positif("Nilai Tidak Boleh Kosong"),
        rupiah("min_pakai", "Minimal Pembelian Saat Dipakai"),
        angka("masa_hari", "Masa Berlaku (hari)").positif("Masa Berlaku Tidak Boleh Kosong"),
        tanggal("tgl_dari", "Tanggal Awal").di_formulir(),
        tanggal("tgl_sampai", "Tanggal Akhir").di_formulir(),
    ],
    bersejarah: true,
    sebelum_simpan: Some(sebelum_simpan),
    ..Master::new("/parameter-kupon", "Kupon", "kupon")
};

/// A percentage is a discount on every sale it is used for: no more than the store allows. One in rupiah is held against the sale
/// when it is used.
fn sebelum_simpan(tx: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    let toko = tx.toko().clone();
    let maks: i64 = Setelan::baca(tx, &toko)?.nilai("KUPON_MAKS_PERSEN").parse().unwrap_or(10);
    if b.teks("jenis_nilai") == "PERSEN" && b.angka("nilai") > maks.clamp(0, 100) * 100 {
        let pesan = format!("Kupon paling banyak {maks}% (setting KUPON_MAKS_PERSEN)");
        return Err(salah("nilai", pesan));
    }
    tanggal_urut(b, "tgl_dari", "tgl_sampai")
}
