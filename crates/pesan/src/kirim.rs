//! Sending: a worker takes what waits in a store, hands it to the gateway one by one, and writes down what became of each.
//! Between tries the pauses grow. What was handed over without an answer is tried again only where the gateway knows a message
//! it had before; else somebody looks first. Nothing here holds a transaction open while the gateway is asked.

use crate::antrean::Antrean;
use crate::berkas::Berkas;
use crate::gerbang::{Gerbang, Jawaban};
use crate::{ANTI_GANDA, MODUL, Peristiwa, berkas};
use db::{Conn, Db, Tx, args};
use platform::modul::Setelan;
use platform::{Hasil, Tolak};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use values::{KodeToko, Waktu};

/// The outbox of messages.
pub(crate) const ANTREAN: Antrean = Antrean("pesan");
/// Taken at once: few enough to be sent within [`crate::LAMA`] by a gateway that answers slowly.
const SEKALI: i64 = 10;

/// Rung after a transaction that raised a message.
pub(crate) static BANGUN: Notify = Notify::const_new();

/// The same for notices to phones.
pub(crate) static BANGUN_PUSH: Notify = Notify::const_new();

/// Waits until this process raised a notice.
pub async fn dibangunkan_push() {
    BANGUN_PUSH.notified().await;
}

/// Waits until this process raised a message.
pub async fn dibangunkan() {
    BANGUN.notified().await;
}

db::bacaan! {
    /// A message in the hands of a sender.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Ambilan {
        pub id: String = "pesan.id",
        pub peristiwa: String = "pesan.peristiwa",
        pub no_hp: String = "pesan.no_hp",
        pub isi: String = "pesan.isi";
        /// proves, when the result comes, that this sender took it
        pub tantangan: String,
    }
}

/// The end of the quiet hours, when they are now. The hours are settings; the same hour twice means none.
fn diam_sampai(set: &Setelan, kini: Waktu) -> Hasil<Option<Waktu>> {
    let jam = |kunci: &str| set.nilai(kunci).trim().parse::<i8>().ok().filter(|j| (0..24).contains(j));
    let (Some(mulai), Some(selesai)) = (jam("WHATSAPP_DIAM_MULAI"), jam("WHATSAPP_DIAM_SELESAI")) else {
        return Ok(None);
    };
    let sekarang: i8 = kini.jam().get(..2).and_then(|j| j.parse().ok()).unwrap_or(0);
    let diam = if mulai <= selesai {
        (mulai..selesai).contains(&sekarang)
    } else {
        sekarang >= mulai || sekarang < selesai
    };
    if !diam {
        return Ok(None);
    }
    let salah = |e: values::TanggalSalah| db::Error::Lain(e.to_string());
    let hari =
        if sekarang < selesai { kini.tanggal() } else { kini.tanggal().tambah_hari(1).map_err(salah)? };
    Ok(Some(Waktu::di(hari, selesai, 0, 0).map_err(salah)?))
}

/// What is no longer to be sent as it stands: senders that went silent, messages of no use any more, withdrawn consent, the
/// quiet hours.
fn bereskan(tx: &mut Tx<'_>, set: &Setelan) -> Hasil<()> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    if set.nyala(ANTI_GANDA) {
        ANTREAN.lepaskan(tx)?;
    } else {
        tx.exec(
            "UPDATE pesan SET status = 'RAGU', diambil_sampai = NULL, selesai = $2, \
             sebab = 'Pengirim berhenti di tengah jalan; pesan ini mungkin sudah sampai' \
             WHERE toko = $1 AND status = 'DIKIRIM' AND diambil_sampai <= $2",
            args![&toko, kini],
        )?;
    }
    ANTREAN.lewat_masa(tx)?;
    tx.exec(
        "UPDATE pesan SET status = 'BATAL', selesai = $2, sebab = 'Pelanggan tidak setuju menerima pesan' \
         WHERE toko = $1 AND status = 'MENUNGGU' AND jenis = 'PROMO' AND NOT EXISTS \
         (SELECT 1 FROM pelanggan p WHERE p.kode_pelanggan = pesan.kode_pelanggan AND p.setuju = 1)",
        args![&toko, kini],
    )?;
    if let Some(nanti) = diam_sampai(set, kini)? {
        tx.exec(
            "UPDATE pesan SET kirim_mulai = $3 WHERE toko = $1 AND status = 'MENUNGGU' AND jenis = 'PROMO' \
             AND kirim_mulai <= $2",
            args![&toko, kini, nanti],
        )?;
    }
    Ok(())
}

/// Is there anything for a sender to do in a store?
pub fn ada(c: &mut Conn, toko: &KodeToko, kini: Waktu) -> Hasil<bool> {
    ANTREAN.ada(c, toko, kini)
}

/// Takes what is to be sent now from the transaction's store, the oldest first.
pub fn ambil(tx: &mut Tx<'_>) -> Hasil<Vec<Ambilan>> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let set = Setelan::baca(tx, &toko)?;
    if !set.nyala(MODUL) {
        return Ok(Vec::new());
    }
    bereskan(tx, &set)?;
    let mut ambilan: Vec<Ambilan> = tx.baris(
        &format!(
            "FROM pesan WHERE toko = $1 AND status = 'MENUNGGU' AND kirim_mulai <= $2 \
             ORDER BY kirim_mulai, dibuat, id LIMIT {SEKALI}"
        ),
        args![&toko, kini],
    )?;
    for a in &mut ambilan {
        // Another store may be calling it off at this moment: somebody left.
        a.tantangan = ANTREAN.pegang(tx, &a.id)?.unwrap_or_default();
    }
    ambilan.retain(|a| !a.tantangan.is_empty());
    Ok(ambilan)
}

/// What became of a message, from the sender that took it. An answer that comes after the sender was given up still counts when
/// it is a good one. Answers whether anything was written.
pub fn hasil(tx: &mut Tx<'_>, id: &str, tantangan: &str, j: &Jawaban) -> Hasil<bool> {
    let toko = tx.toko().clone();
    let akhir = |tx: &mut Tx<'_>, status: &str, sebab: &str, dari: &str| {
        ANTREAN.akhir(tx, (id, tantangan), (status, sebab), dari)
    };
    let n = match j {
        Jawaban::Terkirim => {
            berkas::buang(tx, id)?;
            akhir(tx, "TERKIRIM", "", "('DIKIRIM', 'RAGU')")?
        }
        Jawaban::Ditolak(sebab) => akhir(tx, "MATI", sebab, "('DIKIRIM', 'RAGU')")?,
        Jawaban::Ragu(sebab) if !Setelan::baca(tx, &toko)?.nyala(ANTI_GANDA) => {
            akhir(tx, "RAGU", sebab, "('DIKIRIM')")?
        }
        Jawaban::Ragu(sebab) | Jawaban::Gagal(sebab) => ANTREAN.nanti(tx, id, tantangan, sebab)?,
    };
    Ok(n > 0)
}

/// Puts back what was taken and never handed over; it does not count as a try.
pub fn kembalikan(tx: &mut Tx<'_>, sisa: &[Ambilan]) -> Hasil<()> {
    for a in sisa {
        ANTREAN.kembalikan(tx, &a.id, &a.tantangan)?;
    }
    Ok(())
}

/// What a round came to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Putaran {
    pub terkirim: u64,
    pub ditolak: u64,
    pub gagal: u64,
    pub ragu: u64,
}

/// The file that goes with a message.
async fn berkas_dari(db: &Db, toko: &KodeToko, a: &Ambilan) -> Hasil<Option<Berkas>> {
    if a.peristiwa != Peristiwa::Nota.kode() {
        return Ok(None);
    }
    let (kode, id) = (toko.clone(), a.id.clone());
    db.read(move |c| berkas::baca(c, &kode, &id)).await
}

/// Sends what waits in a store until nothing does or the gateway is away.
pub async fn putaran(db: &Db, toko: &KodeToko, gerbang: &Gerbang) -> Hasil<Putaran> {
    let mut p = Putaran::default();
    loop {
        let ambilan = db.write(toko.clone(), ambil).await?;
        if ambilan.is_empty() {
            return Ok(p);
        }
        let mut lampiran = Vec::with_capacity(ambilan.len());
        for a in &ambilan {
            lampiran.push(berkas_dari(db, toko, a).await?);
        }
        // Results are written while the next message is on its way; the round goes on when all of them stand.
        let mut ditulis = JoinSet::new();
        let mut berhenti = false;
        for (ke, (a, lampiran)) in ambilan.iter().zip(&lampiran).enumerate() {
            let j = match lampiran {
                Some(b) => gerbang.kirim_berkas(&a.id, &a.no_hp, &a.isi, b).await,
                None => gerbang.kirim(&a.id, &a.no_hp, &a.isi).await,
            };
            let hitung = match &j {
                Jawaban::Terkirim => &mut p.terkirim,
                Jawaban::Ditolak(_) => &mut p.ditolak,
                Jawaban::Gagal(_) => &mut p.gagal,
                Jawaban::Ragu(_) => &mut p.ragu,
            };
            *hitung += 1;
            // A gateway that is away is away for the others too.
            let pergi = matches!(j, Jawaban::Gagal(_));
            let sisa = if pergi { ambilan.get(ke + 1..).unwrap_or_default().to_vec() } else { Vec::new() };
            let (id, tantangan) = (a.id.clone(), a.tantangan.clone());
            let (db, toko) = (db.clone(), toko.clone());
            ditulis.spawn(async move {
                db.write(toko, move |tx| {
                    hasil(tx, &id, &tantangan, &j)?;
                    kembalikan(tx, &sisa)?;
                    Ok::<_, Tolak>(())
                })
                .await
            });
            if pergi {
                berhenti = true;
                break;
            }
        }
        while let Some(satu) = ditulis.join_next().await {
            satu.map_err(|e| db::Error::Lain(e.to_string()))??;
        }
        if berhenti {
            return Ok(p);
        }
    }
}
