//! The audit trail: one chain of hashes a store, so that a row changed, taken out or slipped in shows.
//! Anything that matters but moves no book (a login, a right, a setting) is written here as well.

use crate::sidik::Sidik;
use db::{Tx, Val, args};
use values::Tanggal;

/// The hash before the first row.
pub(crate) const AWAL: &str = "";

pub(crate) const KOLOM: &str = "toko, seq, tgl_system, waktu, oleh, aksi, objek, isi, sidik_lalu";

/// The end of a store's chain, to which the next acts are linked.
struct Ujung {
    seq: i64,
    sidik: String,
    ada: bool,
}

impl Ujung {
    fn baca(tx: &mut Tx<'_>) -> db::Result<Self> {
        let toko = tx.toko().clone();
        let ujung = tx.one("SELECT seq, sidik FROM audit_kepala WHERE toko = $1", args![&toko], |r| {
            Ok(Self { seq: r.int(0)?, sidik: r.text(1)?.to_owned(), ada: true })
        })?;
        Ok(ujung.unwrap_or(Self { seq: 0, sidik: AWAL.to_owned(), ada: false }))
    }

    /// The next row of the chain, which is its end from now on.
    fn sambung(
        &mut self,
        tx: &Tx<'_>,
        tgl_system: Tanggal,
        oleh: &str,
        aksi: &str,
        objek: &str,
        isi: &str,
    ) -> Vec<Val> {
        self.seq += 1;
        let mut baris: Vec<Val> = vec![
            tx.toko().into(),
            self.seq.into(),
            tgl_system.into(),
            tx.sekarang().into(),
            oleh.into(),
            aksi.into(),
            objek.into(),
            isi.into(),
            self.sidik.as_str().into(),
        ];
        let mut s = Sidik::baru();
        baris.iter().for_each(|v| s.nilai(v));
        self.sidik = s.heksa();
        baris.push(self.sidik.as_str().into());
        baris
    }

    fn tulis(self, tx: &mut Tx<'_>) -> db::Result<()> {
        let kepala = if self.ada {
            "UPDATE audit_kepala SET seq = $2, sidik = $3 WHERE toko = $1"
        } else {
            "INSERT INTO audit_kepala (toko, seq, sidik) VALUES ($1, $2, $3)"
        };
        let toko = tx.toko().clone();
        tx.exec(kepala, args![&toko, self.seq, self.sidik])?;
        Ok(())
    }
}

/// Appends one act to the chain of the transaction's store.
pub fn catat(
    tx: &mut Tx<'_>,
    tgl_system: Tanggal,
    oleh: &str,
    aksi: &str,
    objek: &str,
    isi: &str,
) -> db::Result<()> {
    let mut ujung = Ujung::baca(tx)?;
    let baris = ujung.sambung(tx, tgl_system, oleh, aksi, objek, isi);
    tx.exec(
        "INSERT INTO audit (toko, seq, tgl_system, waktu, oleh, aksi, objek, isi, sidik_lalu, sidik) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        &baris,
    )?;
    ujung.tulis(tx)
}

fn hari_ini(tx: &mut Tx<'_>) -> db::Result<Tanggal> {
    let toko = tx.toko().clone();
    let tanggal =
        tx.one("SELECT tgl_system FROM toko WHERE kode_toko = $1", args![&toko], |r| r.get::<Tanggal>(0))?;
    Ok(tanggal.unwrap_or_else(|| tx.jam().hari_ini()))
}

/// Like [`catat`], on the store's own business date (today, for the chain itself).
pub fn catat_hari_ini(tx: &mut Tx<'_>, oleh: &str, aksi: &str, objek: &str, isi: &str) -> db::Result<()> {
    let tanggal = hari_ini(tx)?;
    catat(tx, tanggal, oleh, aksi, objek, isi)
}

/// The same for many objects of one act, as if each was written by [`catat_hari_ini`].
pub fn catat_banyak(
    tx: &mut Tx<'_>,
    oleh: &str,
    aksi: &str,
    perbuatan: impl IntoIterator<Item = (String, String)>,
) -> db::Result<()> {
    let tanggal = hari_ini(tx)?;
    let mut ujung = Ujung::baca(tx)?;
    let baris: Vec<Vec<Val>> = perbuatan
        .into_iter()
        .map(|(objek, isi)| ujung.sambung(tx, tanggal, oleh, aksi, &objek, &isi))
        .collect();
    if baris.is_empty() {
        return Ok(());
    }
    let kolom: Vec<&str> = KOLOM.split(", ").chain(["sidik"]).collect();
    tx.sisip_banyak("audit", &kolom, baris.into_iter().map(Ok::<_, db::Error>))?;
    ujung.tulis(tx)
}
