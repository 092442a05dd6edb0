//! Raising a message: one row in the outbox of the transaction's store, written with the document it tells of or not at all.
//! The same event raised again writes nothing. Also what calls waiting messages off, and what forgets whom they went to.

use crate::antrean::MASA;
use crate::kirim::BANGUN;
use crate::{MODUL, Peristiwa, PesanTolak};
use db::{Tx, args};
use platform::modul::Setelan;
use platform::{Hasil, acak};
use values::Waktu;

/// Letters of one message.
pub(crate) const PANJANG: usize = 4000;

/// A message as an event raises it.
#[derive(Debug, Clone, Copy)]
pub struct PesanBaru<'a> {
    pub peristiwa: Peristiwa,
    /// names the event, once in the whole chain: `ULANG TAHUN/P…/2026`
    pub kunci: &'a str,
    pub kode_pelanggan: &'a str,
    /// as it was typed
    pub no_hp: &'a str,
    pub isi: &'a str,
    /// the document it tells of; may be empty
    pub no_dok: &'a str,
    pub oleh: &'a str,
    /// of no use after this moment
    pub sampai: Option<Waktu>,
}

/// A number as the gateway wants it: digits alone, the country's in front; none when it is no number.
pub fn nomor(no_hp: &str) -> Option<String> {
    let angka: String = no_hp.chars().filter(char::is_ascii_digit).collect();
    let penuh = match angka.strip_prefix('0') {
        Some(sisa) => format!("62{sisa}"),
        None if angka.starts_with('8') => format!("62{angka}"),
        None => angka,
    };
    (10..=15).contains(&penuh.len()).then_some(penuh)
}

/// Puts a message in line. Nothing where the store sends none, there is no number, or this event was raised before.
pub fn antre(tx: &mut Tx<'_>, m: &PesanBaru<'_>) -> Hasil<Option<String>> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let isi = m.isi.trim();
    if isi.is_empty() || isi.chars().count() > PANJANG || m.kunci.trim().is_empty() {
        return Err(PesanTolak::Isi.tolak(format!("Isi pesan 1 sampai {PANJANG} karakter")));
    }
    // Phones are told whether or not the store writes on WhatsApp.
    crate::push::antre(tx, m)?;
    if !Setelan::baca(tx, &toko)?.nyala(MODUL) {
        return Ok(None);
    }
    let Some(no_hp) = nomor(m.no_hp) else { return Ok(None) };
    let isi = crate::templat::susun(tx, &toko, m)?;
    let akhir = kini.tambah(MASA).map_err(|e| db::Error::Lain(e.to_string()))?;
    let sampai = m.sampai.map_or(akhir, |s| s.min(akhir));
    let id = acak::teks(16);
    let n = tx.exec(
        "INSERT INTO pesan (toko, id, kunci, peristiwa, jenis, kode_pelanggan, no_hp, isi, no_dok, dibuat, oleh, status, \
         percobaan, kirim_mulai, berlaku_sampai, tantangan, diambil_sampai, selesai, sebab) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'MENUNGGU', 0, $10, $12, '', NULL, NULL, '') \
         ON CONFLICT (kunci) DO NOTHING",
        args![
            &toko,
            id.as_str(),
            m.kunci.trim(),
            m.peristiwa.kode(),
            m.peristiwa.jenis().kode(),
            m.kode_pelanggan,
            no_hp,
            isi,
            m.no_dok,
            kini,
            m.oleh,
            sampai
        ],
    )?;
    if n == 0 {
        return Ok(None);
    }
    tx.setelah_commit(|| BANGUN.notify_one());
    Ok(Some(id))
}

/// What it tells of is not so any more: called off while it waits. Answers whether it had not left yet.
pub fn tarik(tx: &mut Tx<'_>, kunci: &str, sebab: &str) -> Hasil<bool> {
    let kini = tx.sekarang();
    let n = tx.exec(
        "UPDATE pesan SET status = 'BATAL', selesai = $2, sebab = $3 WHERE kunci = $1 AND status = 'MENUNGGU'",
        args![kunci, kini, sebab],
    )?;
    Ok(n > 0)
}

/// Consent was withdrawn: what waits of PROMO, in every store, is called off.
pub fn tarik_promo(tx: &mut Tx<'_>, kode_pelanggan: &str) -> Hasil<u64> {
    let kini = tx.sekarang();
    Ok(tx.exec(
        "UPDATE pesan SET status = 'BATAL', selesai = $2, sebab = 'Persetujuan ditarik' \
         WHERE kode_pelanggan = $1 AND kode_pelanggan <> '' AND jenis = 'PROMO' AND status = 'MENUNGGU'",
        args![kode_pelanggan, kini],
    )?)
}

/// Somebody leaves: what waits is called off, numbers and texts of what was sent are blanked; that there were messages stays.
/// One that a sender has in hand at this moment still goes out, and is blanked with the others.
pub fn lupakan(tx: &mut Tx<'_>, kode_pelanggan: &str) -> Hasil<u64> {
    let kini = tx.sekarang();
    tx.exec(
        "UPDATE pesan SET status = 'BATAL', selesai = $2, sebab = 'Data pelanggan dihapus' \
         WHERE kode_pelanggan = $1 AND kode_pelanggan <> '' AND status = 'MENUNGGU'",
        args![kode_pelanggan, kini],
    )?;
    tx.exec(
        "DELETE FROM pesan_berkas WHERE EXISTS (SELECT 1 FROM pesan p WHERE p.toko = pesan_berkas.toko \
         AND p.id = pesan_berkas.id AND p.kode_pelanggan = $1 AND p.kode_pelanggan <> '')",
        args![kode_pelanggan],
    )?;
    Ok(tx.exec(
        "UPDATE pesan SET no_hp = '', isi = '' WHERE kode_pelanggan = $1 AND kode_pelanggan <> ''",
        args![kode_pelanggan],
    )?)
}
