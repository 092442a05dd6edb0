//! A message with a file: the nota of a document as PDF, to a number whose owner said its code. It waits in the outbox like the
//! others; the file goes when it was sent.

use crate::{PesanBaru, PesanTolak, antre, nomor_sah};
use db::{Conn, Tx, args};
use platform::Hasil;
use values::KodeToko;

/// What a file may weigh in base64: the outbox is no store of films.
const MAKS: usize = 2 << 20;

/// A file as the gateway takes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Berkas {
    pub nama: String,
    /// base64
    pub isi: String,
}

/// Puts a message with a file in line. Refused where the number was never proved, or the store sends none.
pub fn kirim(tx: &mut Tx<'_>, m: &PesanBaru<'_>, b: &Berkas) -> Hasil<String> {
    if b.isi.is_empty() || b.isi.len() > MAKS {
        return Err(PesanTolak::Isi.tolak("Berkas kosong atau terlalu besar"));
    }
    if !nomor_sah::sah(tx, m.no_hp)? {
        return Err(PesanTolak::BelumSah.tolak("Nomor customer belum diverifikasi, kirim kodenya dulu"));
    }
    let id = antre(tx, m)?
        .ok_or_else(|| PesanTolak::Keadaan.tolak("Nota ini sudah dikirim, atau toko tidak mengirim pesan"))?;
    let toko = tx.toko().clone();
    tx.exec(
        "INSERT INTO pesan_berkas (toko, id, nama, isi) VALUES ($1, $2, $3, $4)",
        args![&toko, id.as_str(), b.nama.as_str(), b.isi.as_str()],
    )?;
    Ok(id)
}

/// The file of a message, where it has one.
pub(crate) fn baca(c: &mut Conn, toko: &KodeToko, id: &str) -> Hasil<Option<Berkas>> {
    Ok(c.one("SELECT nama, isi FROM pesan_berkas WHERE toko = $1 AND id = $2", args![toko, id], |r| {
        Ok(Berkas { nama: r.get(0)?, isi: r.get(1)? })
    })?)
}

/// It is with the customer: the outbox keeps that it went, not what.
pub(crate) fn buang(tx: &mut Tx<'_>, id: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    tx.exec("DELETE FROM pesan_berkas WHERE toko = $1 AND id = $2", args![&toko, id])?;
    Ok(())
}
