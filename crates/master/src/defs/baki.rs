//! Master Baki: trays, the smallest places a piece can be. A tray that holds pieces stays where it is.

use crate::aturan::{salah, tersimpan};
use crate::{BarisMaster, Master, Saring, angka, berat, dipakai, dipakai_curah, kode, rujuk, tanda, teks};
use db::{Tx, args};
use platform::Hasil;

pub const MASTER: Master = Master {
    daftar: &["baki/get/all"],
    kunci: &["kode_baki"],
    kolom: &[
        kode("kode_baki", "Kode Baki", "Kode Baki Tidak Boleh Kosong"),
        teks("nama_baki", "Nama Baki").maks(50),
        rujuk("kode_gudang", "Kode Gudang", "master-gudang").wajib("Kode Gudang Tidak Boleh Kosong"),
        berat("tara", "Tara").bantuan("Berat baki kosong"),
        angka("kapasitas", "Kapasitas").bantuan("Banyaknya barang paling banyak; 0 tanpa batas"),
        berat("toleransi", "Toleransi Timbang").bawaan("0.100"),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[dipakai("saldo_barang", "baki", "Barang"), dipakai_curah("baki")],
    sebelum_simpan: Some(sebelum_simpan),
    saringan: &[
        ("baki/ready", Saring::Sql("aktif = 1")),
        ("baki/get/by-kode-gudang/{code}", Saring::Jalur("kode_gudang")),
    ],
    ..Master::new("/master-baki", "Baki", "baki")
};

/// The books know a piece by warehouse and tray: neither moves away under it.
fn sebelum_simpan(tx: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    let Some(lama) = tersimpan(tx, &MASTER, b)? else { return Ok(()) };
    let (pindah, mati) =
        (lama.teks("kode_gudang") != b.teks("kode_gudang"), lama.tanda("aktif") && !b.tanda("aktif"));
    if !pindah && !mati {
        return Ok(());
    }
    let toko = tx.toko().clone();
    let isi: i64 = tx.nilai(
        "SELECT COUNT(*) FROM saldo_barang WHERE toko = $1 AND gudang = $2 AND baki = $3",
        args![&toko, lama.teks("kode_gudang"), lama.teks("kode_baki")],
    )?;
    let curah: i64 = tx.nilai(
        "SELECT CAST(COALESCE(SUM(qty), 0) AS BIGINT) FROM saldo_curah WHERE toko = $1 AND gudang = $2 AND baki = $3",
        args![&toko, lama.teks("kode_gudang"), lama.teks("kode_baki")],
    )?;
    let berisi = match (isi, curah) {
        (0, 0) => return Ok(()),
        (0, _) => format!("{curah} pcs aksesoris atau barang manual"),
        _ => format!("{isi} barang"),
    };
    let kolom = if pindah { "kode_gudang" } else { "aktif" };
    Err(salah(
        kolom,
        format!(
            "Baki {} masih berisi {berisi} di gudang {}",
            lama.teks("kode_baki"),
            lama.teks("kode_gudang")
        ),
    ))
}
