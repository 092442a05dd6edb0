//! Money between a branch and head office: out of the sender's drawer (`kirim`), on its way under a reference number, into
//! the receiver's (`terima`); a difference waits there until it is settled (`selisih`). Lists and the papers are in `daftar`.

mod daftar;
mod kirim;
mod selisih;
mod terima;

pub use daftar::{Kiriman, PerToko, Tujuan, lihat, per_toko, riwayat, tujuan_semua};
pub use kirim::{KirimUang, Terkirim, kirim};
pub use selisih::{Diselesaikan, Selesaikan, Terbuka, Tindakan, dibukukan, selesaikan, terbuka};
pub use terima::{Diterima, Terima, terima};

use crate::KasTolak;
use db::{Conn, Tx, args};
use platform::{Hasil, Tolak};
use values::{KodeToko, NoFaktur};

pub const KATEGORI_KIRIM: &str = "KIRIM UANG";
pub const KATEGORI_TERIMA: &str = "TERIMA UANG";

/// A reference number as typed.
pub fn reff(teks: &str) -> Hasil<String> {
    let rapi: String = teks.trim().to_uppercase();
    if rapi.is_empty() {
        return crate::aturan::salah(KasTolak::Referensi, "no_reff", "Mohon Masukkan Nomor Referensi");
    }
    if rapi.len() > 40 {
        return Err(tidak_ada());
    }
    Ok(rapi)
}

fn tidak_ada() -> Tolak {
    KasTolak::ReferensiTidakAda.tolak("No Terima Tidak Ditemukan")
}

/// The two stores of money on its way: what a receipt or a cancellation must lock.
pub fn dua_toko(c: &mut Conn, no_reff: &str) -> Hasil<Option<(KodeToko, KodeToko)>> {
    let sql = "SELECT toko, tujuan FROM kirim_uang WHERE no_reff = $1 OR nota_kirim = $1";
    Ok(c.one(sql, args![no_reff], |r| Ok((r.get(0)?, r.get(1)?)))?)
}

/// Refused when it was received or taken back.
pub(crate) fn masih_di_jalan(tx: &mut Tx<'_>, nota: &NoFaktur) -> Hasil<()> {
    let sql = "SELECT status, tujuan FROM kirim_uang WHERE toko = $1 AND nota_kirim = $2";
    let ada = tx.one(sql, args![nota.toko(), nota], |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)))?;
    match ada {
        Some((s, _)) if s == "DIKIRIM" => Ok(()),
        Some((s, tujuan)) if s == "DONE" => Err(KasTolak::BukanDiJalan
            .tolak(format!("Uang {nota} sudah diterima toko {tujuan}, tidak bisa dibatalkan"))),
        Some(_) => Err(KasTolak::BukanDiJalan.tolak(format!("Kirim uang {nota} sudah dibatalkan"))),
        None => Err(KasTolak::TidakAda.tolak(format!("Dokumen {nota} tidak ditemukan"))),
    }
}

pub(crate) fn tandai(tx: &mut Tx<'_>, nota: &NoFaktur, status: &str) -> Hasil<()> {
    let waktu = tx.sekarang();
    let n = tx.exec(
        "UPDATE kirim_uang SET status = $3, diubah = $4 WHERE toko = $1 AND nota_kirim = $2 AND status = 'DIKIRIM'",
        args![nota.toko(), nota, status, waktu],
    )?;
    if n == 1 {
        Ok(())
    } else {
        Err(KasTolak::BukanDiJalan.tolak(format!("Uang {nota} tidak lagi dalam perjalanan")))
    }
}
