//! Rules between columns that several masters share, for their `sebelum_simpan`.

use crate::{BarisMaster, Master, MasterTolak};
use db::{Tx, args};
use platform::{Hasil, Tolak};

/// A refusal on one field.
pub(crate) fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    MasterTolak::Aturan.pada(kolom, pesan)
}

/// Two dates in order, where both are given.
pub(crate) fn tanggal_urut(b: &BarisMaster, dari: &str, sampai: &str) -> Hasil<()> {
    let (d, s) = (b.teks(dari), b.teks(sampai));
    if d.is_empty() || s.is_empty() || d <= s {
        return Ok(());
    }
    Err(salah(sampai, "Tanggal Akhir tidak boleh sebelum Tanggal Awal"))
}

/// The stored, living row with the same key, if there is one.
pub(crate) fn tersimpan(tx: &mut Tx<'_>, m: &'static Master, b: &BarisMaster) -> Hasil<Option<BarisMaster>> {
    let mut nilai = args![tx.toko()].to_vec();
    nilai.extend(b.kunci(m));
    let sql = format!(
        "SELECT {} FROM {} WHERE toko = $1 AND dihapus = 0 AND {}",
        crate::baca::nama_kolom(m),
        m.tabel,
        m.syarat_kunci(2)
    );
    Ok(tx.one(&sql, &nilai, |r| BarisMaster::dari_row(m, r, 0))?)
}
