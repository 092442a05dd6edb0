//! What an outbox does, whatever it sends: a sender takes a row for a while and alone says what became of it (`tantangan`);
//! between tries the pauses grow; a row is given up when its time is over. An outbox is a table with the columns `toko`, `id`,
//! `status`, `percobaan`, `kirim_mulai`, `berlaku_sampai`, `tantangan`, `diambil_sampai`, `selesai` and `sebab`.

use db::{Conn, Tx, args};
use platform::{Hasil, acak};
use std::time::Duration;
use values::{KodeToko, Waktu};

/// How long a sender has for what it took.
pub const LAMA: Duration = Duration::from_secs(300);
/// How long something is worth sending at all.
pub const MASA: Duration = Duration::from_secs(72 * 3600);
const JEDA_AWAL: u64 = 30;
const JEDA_MAKS: u64 = 3600;

/// The pause after so many tries: half a minute, four times as long each time, an hour at most.
pub fn jeda(percobaan: i64) -> Duration {
    let kali = u32::try_from(percobaan.clamp(1, 10) - 1).unwrap_or(0);
    Duration::from_secs(JEDA_AWAL.saturating_mul(4_u64.saturating_pow(kali)).min(JEDA_MAKS))
}

pub fn geser(w: Waktu, lama: Duration) -> Hasil<Waktu> {
    Ok(w.tambah(lama).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// An outbox, by its table.
#[derive(Debug, Clone, Copy)]
pub struct Antrean(pub &'static str);

impl Antrean {
    /// Is there anything for a sender to do in a store?
    pub fn ada(self, c: &mut Conn, toko: &KodeToko, kini: Waktu) -> Hasil<bool> {
        let satu = c.one(
            &format!(
                "SELECT 1 FROM {} WHERE toko = $1 AND ((status = 'MENUNGGU' AND kirim_mulai <= $2) \
                 OR (status = 'DIKIRIM' AND diambil_sampai <= $2)) LIMIT 1",
                self.0
            ),
            args![toko, kini],
            |_| Ok(()),
        )?;
        Ok(satu.is_some())
    }

    /// What a silent sender had in hand waits again.
    pub fn lepaskan(self, tx: &mut Tx<'_>) -> Hasil<()> {
        let (toko, kini) = (tx.toko().clone(), tx.sekarang());
        tx.exec(
            &format!(
                "UPDATE {} SET status = 'MENUNGGU', diambil_sampai = NULL, sebab = 'Pengirim berhenti di tengah jalan' \
                 WHERE toko = $1 AND status = 'DIKIRIM' AND diambil_sampai <= $2",
                self.0
            ),
            args![&toko, kini],
        )?;
        Ok(())
    }

    /// What waited for too long is given up.
    pub fn lewat_masa(self, tx: &mut Tx<'_>) -> Hasil<()> {
        let (toko, kini) = (tx.toko().clone(), tx.sekarang());
        tx.exec(
            &format!(
                "UPDATE {} SET status = 'MATI', selesai = $2, \
                 sebab = CASE WHEN sebab = '' THEN 'Lewat masa kirim' ELSE 'Lewat masa kirim: ' || sebab END \
                 WHERE toko = $1 AND status = 'MENUNGGU' AND berlaku_sampai <= $2",
                self.0
            ),
            args![&toko, kini],
        )?;
        Ok(())
    }

    /// Takes a row: the word that proves, when the result comes, that this sender took it. None when somebody else was faster.
    pub fn pegang(self, tx: &mut Tx<'_>, id: &str) -> Hasil<Option<String>> {
        let toko = tx.toko().clone();
        let (tantangan, sampai) = (acak::teks(32), geser(tx.sekarang(), LAMA)?);
        let n = tx.exec(
            &format!(
                "UPDATE {} SET status = 'DIKIRIM', percobaan = percobaan + 1, tantangan = $3, diambil_sampai = $4 \
                 WHERE toko = $1 AND id = $2 AND status = 'MENUNGGU'",
                self.0
            ),
            args![&toko, id, tantangan.as_str(), sampai],
        )?;
        Ok((n > 0).then_some(tantangan))
    }

    /// The end of a row that is in one of these states (`('DIKIRIM', …)`). Answers whether there was one of this sender's.
    pub fn akhir(
        self,
        tx: &mut Tx<'_>,
        (id, tantangan): (&str, &str),
        (status, sebab): (&str, &str),
        dari: &str,
    ) -> Hasil<u64> {
        let (toko, kini) = (tx.toko().clone(), tx.sekarang());
        Ok(tx.exec(
            &format!(
                "UPDATE {} SET status = $4, selesai = $5, sebab = $6, diambil_sampai = NULL \
                 WHERE toko = $1 AND id = $2 AND tantangan = $3 AND tantangan <> '' AND status IN {dari}",
                self.0
            ),
            args![&toko, id, tantangan, status, kini, sebab],
        )?)
    }

    /// To be tried again after a pause that grows with the tries; given up when it would be too late then.
    pub fn nanti(self, tx: &mut Tx<'_>, id: &str, tantangan: &str, sebab: &str) -> Hasil<u64> {
        let (toko, kini) = (tx.toko().clone(), tx.sekarang());
        let ada = tx.one(
            &format!(
                "SELECT percobaan, berlaku_sampai FROM {} WHERE toko = $1 AND id = $2 AND tantangan = $3 AND status = 'DIKIRIM'",
                self.0
            ),
            args![&toko, id, tantangan],
            |r| Ok((r.get::<i64>(0)?, r.get::<Waktu>(1)?)),
        )?;
        let Some((percobaan, sampai)) = ada else { return Ok(0) };
        let mulai = geser(kini, jeda(percobaan))?;
        if mulai >= sampai {
            return Ok(tx.exec(
                &format!(
                    "UPDATE {} SET status = 'MATI', selesai = $3, sebab = $4, diambil_sampai = NULL WHERE toko = $1 AND id = $2",
                    self.0
                ),
                args![&toko, id, kini, format!("Lewat masa kirim: {sebab}")],
            )?);
        }
        Ok(tx.exec(
            &format!(
                "UPDATE {} SET status = 'MENUNGGU', kirim_mulai = $3, sebab = $4, diambil_sampai = NULL, tantangan = '' \
                 WHERE toko = $1 AND id = $2",
                self.0
            ),
            args![&toko, id, mulai, sebab],
        )?)
    }

    /// Puts back what was taken and never handed over; it does not count as a try.
    pub fn kembalikan(self, tx: &mut Tx<'_>, id: &str, tantangan: &str) -> Hasil<()> {
        let (toko, kini) = (tx.toko().clone(), tx.sekarang());
        let mulai = geser(kini, jeda(1))?;
        tx.exec(
            &format!(
                "UPDATE {} SET status = 'MENUNGGU', percobaan = percobaan - 1, kirim_mulai = $4, diambil_sampai = NULL, \
                 tantangan = '' WHERE toko = $1 AND id = $2 AND tantangan = $3 AND status = 'DIKIRIM'",
                self.0
            ),
            args![&toko, id, tantangan, mulai],
        )?;
        Ok(())
    }

    /// Puts a row in line again on the word of a person, as if it was new.
    pub fn ulang(self, tx: &mut Tx<'_>, id: &str) -> Hasil<()> {
        let (toko, kini) = (tx.toko().clone(), tx.sekarang());
        let sampai = geser(kini, MASA)?;
        tx.exec(
            &format!(
                "UPDATE {} SET status = 'MENUNGGU', percobaan = 0, kirim_mulai = $3, berlaku_sampai = $4, selesai = NULL, \
                 sebab = '', tantangan = '' WHERE toko = $1 AND id = $2",
                self.0
            ),
            args![&toko, id, kini, sampai],
        )?;
        Ok(())
    }
}
