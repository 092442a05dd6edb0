//! Parameter Kupon: coupons a sale of some size gives, what they are worth, and how long.

use crate::aturan::tanggal_urut;
use crate::{BarisMaster, Master, angka, kode, nilai, pilihan, rupiah, tanggal, teks};
use db::Tx;
use platform::Hasil;

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

fn sebelum_simpan(_: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    tanggal_urut(b, "tgl_dari", "tgl_sampai")
}
