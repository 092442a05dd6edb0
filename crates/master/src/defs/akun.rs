//! The chart of accounts. It has no screen of its own: it is kept beside the journals, on Parameter Akun. An account that
//! was journaled on stays, and stays what it is.

use crate::aturan::{salah, tersimpan};
use crate::{BarisMaster, Master, dipakai, kode, pilihan, teks};
use db::{Tx, args};
use platform::Hasil;

pub const MASTER: Master = Master {
    tanpa_layar: "akun",
    path: "akuns",
    daftar: &["akuns"],
    kunci: &["nomor_akun"],
    kolom: &[
        kode("nomor_akun", "Nomor Akun", "Nomor Akun Tidak Boleh Kosong"),
        teks("nama_akun", "Nama Akun").wajib("Nama Akun Tidak Boleh Kosong").maks(60),
        pilihan("golongan", "Golongan", &["ASET", "KEWAJIBAN", "MODAL", "PENDAPATAN", "HPP", "BEBAN"])
            .wajib("Golongan Tidak Boleh Kosong"),
    ],
    dipakai: &[
        dipakai("para_akun_detail", "nomor_akun", "Parameter Akun"),
        // A day that is journaled again gets the accounts of that day.
        dipakai("para_akun_berlaku", "nomor_akun", "Parameter Akun Sejak Tanggal"),
        dipakai("jurnal_manual_baris", "nomor_akun", "Jurnal Manual"),
        dipakai("jurnal_saldo", "nomor_akun", "Saldo Jurnal"),
    ],
    sebelum_simpan: Some(sebelum_simpan),
    ..Master::new("/parameter-akun", "Akun", "akun")
};

/// What stands for lines without an account is no account, and what was journaled moves to no other side of the statements.
fn sebelum_simpan(tx: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    if b.teks("nomor_akun") == "SUSPENS" {
        return Err(salah("nomor_akun", "SUSPENS menampung baris tanpa akun; pakai nomor lain".to_owned()));
    }
    let Some(lama) = tersimpan(tx, &MASTER, b)? else { return Ok(()) };
    if lama.teks("golongan") == b.teks("golongan") {
        return Ok(());
    }
    let toko = tx.toko().clone();
    let n: i64 = tx.nilai(
        "SELECT COUNT(*) FROM jurnal_saldo WHERE toko = $1 AND nomor_akun = $2",
        args![&toko, lama.teks("nomor_akun")],
    )?;
    if n == 0 {
        return Ok(());
    }
    let pesan = format!("Akun {} sudah punya jurnal; golongannya tetap", lama.teks("nomor_akun"));
    Err(salah("golongan", pesan))
}
