//! The way to a webhook: what happened is read from the audit and put in line, then handed over one by one, signed. It goes by
//! the outbox of messages (`pesan::antrean`): taken for a while, tried again with growing pauses, given up after three days. An
//! answer that got lost is asked for again under the same id, by which the receiver knows what it had. One webhook that is slow
//! or away keeps no other, and no till.

use super::peristiwa::{self, Bacaan};
use super::{Penerima, kiriman};
use db::{Db, Tx, args};
use pesan::antrean::{Antrean, MASA, geser};
use platform::{Hasil, Tolak, acak, rahasia, toko};
use reqwest::{Client, StatusCode};
use tokio::sync::Notify;
use values::{KodeToko, Waktu};

pub(super) const ANTREAN: Antrean = Antrean("webhook_kirim");
/// Taken at once: few enough to be handed over within the time a sender has, by a receiver that is slow.
const SEKALI: i64 = 10;

/// Rung when somebody waits for a delivery.
pub(super) static BANGUN: Notify = Notify::const_new();

/// Waits until somebody asked for a delivery in this process.
pub async fn dibangunkan() {
    BANGUN.notified().await;
}

/// What a round came to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PutaranWebhook {
    pub terkirim: u64,
    pub gagal: u64,
}

/// What a receiver answered.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Jawaban {
    Terkirim,
    Gagal(String),
}

/// The stores a webhook is told of.
pub async fn toko_dari(db: &Db, p: &Penerima) -> Hasil<Vec<KodeToko>> {
    if !p.rantai {
        return Ok(vec![p.toko.clone()]);
    }
    db.read(|c| Ok::<_, Tolak>(toko::semua(c)?.into_iter().map(|t| t.kode_toko).collect())).await
}

/// Puts in line what happened in a store since the last look. Reading and composing hold no lock; the writing is a few rows.
pub async fn raih(db: &Db, toko: &KodeToko, p: &Penerima) -> Hasil<u64> {
    let mut banyak = 0;
    loop {
        let (kode, siapa) = (toko.clone(), p.clone());
        let Some(b) = db.snapshot(move |c| peristiwa::baca(c, &kode, &siapa)).await? else {
            return Ok(banyak);
        };
        let id = p.id.clone();
        let n = db.write(toko.clone(), move |tx| catat(tx, &id, &b)).await?;
        match n {
            Some(n) => banyak += n,
            // Another process was faster; it goes on.
            None => return Ok(banyak),
        }
    }
}

fn catat(tx: &mut Tx<'_>, webhook: &str, b: &Bacaan) -> Hasil<Option<u64>> {
    let toko = tx.toko().clone();
    let maju = tx.exec(
        "UPDATE webhook_letak SET seq = $4 WHERE toko = $1 AND webhook = $2 AND seq = $3",
        args![&toko, webhook, b.dari, b.sampai],
    )?;
    // A store that is younger than the webhook has no place yet, and is told of from its first document on.
    if maju == 0 {
        let baru = b.dari == 0
            && tx.exec(
                "INSERT INTO webhook_letak (toko, webhook, seq) VALUES ($1, $2, $3) ON CONFLICT (toko, webhook) DO NOTHING",
                args![&toko, webhook, b.sampai],
            )? > 0;
        if !baru {
            return Ok(None);
        }
    }
    let mut n = 0;
    for w in &b.warta {
        n += antre(tx, webhook, (w.peristiwa, w.seq, w.no_dok.as_str()), &w.isi, "")?;
    }
    Ok(Some(n))
}

/// One row in the outbox; nothing where this event was there before.
pub(super) fn antre(
    tx: &mut Tx<'_>,
    webhook: &str,
    (peristiwa, seq, no_dok): (&str, i64, &str),
    isi: &str,
    oleh: &str,
) -> Hasil<u64> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let sampai = geser(kini, MASA)?;
    Ok(tx.exec(
        "INSERT INTO webhook_kirim (toko, id, webhook, peristiwa, seq, no_dok, isi, dibuat, oleh, status, percobaan, \
         kirim_mulai, berlaku_sampai, tantangan, diambil_sampai, selesai, sebab) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'MENUNGGU', 0, $8, $10, '', NULL, NULL, '') \
         ON CONFLICT (toko, webhook, peristiwa, seq) DO NOTHING",
        args![&toko, acak::teks(24), webhook, peristiwa, seq, no_dok, isi, kini, oleh, sampai],
    )?)
}

db::bacaan! {
    /// A delivery in the hands of a sender.
    #[derive(Debug, Clone)]
    struct Ambilan {
        id: String = "webhook_kirim.id",
        peristiwa: String = "webhook_kirim.peristiwa",
        isi: String = "webhook_kirim.isi";
        tantangan: String,
    }
}

fn ambil(tx: &mut Tx<'_>, webhook: &str) -> Hasil<Vec<Ambilan>> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    // The same id goes again, so what a sender left in its hands may.
    ANTREAN.lepaskan(tx)?;
    ANTREAN.lewat_masa(tx)?;
    let mut semua: Vec<Ambilan> = tx.baris(
        &format!(
            "FROM webhook_kirim WHERE webhook_kirim.toko = $1 AND webhook_kirim.webhook = $2 \
             AND webhook_kirim.status = 'MENUNGGU' AND webhook_kirim.kirim_mulai <= $3 \
             ORDER BY webhook_kirim.kirim_mulai, webhook_kirim.dibuat, webhook_kirim.seq, webhook_kirim.id LIMIT {SEKALI}"
        ),
        args![&toko, webhook, kini],
    )?;
    for a in &mut semua {
        a.tantangan = ANTREAN.pegang(tx, &a.id)?.unwrap_or_default();
    }
    semua.retain(|a| !a.tantangan.is_empty());
    Ok(semua)
}

/// How a delivery is signed: HMAC-SHA256 over `time.id.body` in hexadecimal, the time in whole seconds since 1970.
pub fn tanda(kunci: &str, detik: i64, id: &str, isi: &str) -> String {
    format!("v1={}", rahasia::sidik(kunci, &format!("{detik}.{id}.{isi}")))
}

async fn serahkan(http: &Client, p: &Penerima, a: &Ambilan, kini: Waktu) -> Jawaban {
    let detik = kini.milidetik().div_euclid(1000);
    let minta = http
        .post(p.url.as_str())
        .header("Content-Type", "application/json")
        .header("User-Agent", "karat-webhook")
        .header("X-Karat-Id", a.id.as_str())
        .header("X-Karat-Event", a.peristiwa.as_str())
        .header("X-Karat-Timestamp", detik.to_string())
        .header("X-Karat-Signature", tanda(&p.rahasia, detik, &a.id, &a.isi))
        .body(a.isi.clone());
    // What it says is not read: the status alone counts, and whatever follows it is cut off with the connection.
    match minta.send().await {
        Ok(r) => putusan(r.status()),
        Err(e) if e.is_connect() => Jawaban::Gagal("Alamat webhook tidak bisa dihubungi".to_owned()),
        Err(e) if e.is_timeout() => Jawaban::Gagal("Alamat webhook tidak menjawab tepat waktu".to_owned()),
        Err(_) => Jawaban::Gagal("Alamat webhook memutus atau menjawab yang bukan HTTP".to_owned()),
    }
}

fn putusan(status: StatusCode) -> Jawaban {
    match status.as_u16() {
        200..=299 => Jawaban::Terkirim,
        n @ 300..=399 => Jawaban::Gagal(format!("Dialihkan ({n}); pengalihan tidak diikuti")),
        n => Jawaban::Gagal(format!("Alamat webhook menjawab {n}")),
    }
}

/// Hands over what waits of one store for one webhook, until nothing does or it is away.
pub async fn putaran(db: &Db, toko: &KodeToko, p: &Penerima, http: &Client) -> Hasil<PutaranWebhook> {
    let mut jumlah = PutaranWebhook::default();
    loop {
        let id = p.id.clone();
        let ambilan = db.write(toko.clone(), move |tx| ambil(tx, &id)).await?;
        if ambilan.is_empty() {
            return Ok(jumlah);
        }
        for (ke, a) in ambilan.iter().enumerate() {
            let j = serahkan(http, p, a, db.jam().sekarang()).await;
            let gagal = matches!(j, Jawaban::Gagal(_));
            // What is away is away for the others too.
            let sisa = if gagal { ambilan.get(ke + 1..).unwrap_or_default().to_vec() } else { Vec::new() };
            let (id, tantangan) = (a.id.clone(), a.tantangan.clone());
            db.write(toko.clone(), move |tx| {
                match &j {
                    Jawaban::Terkirim => ANTREAN.akhir(
                        tx,
                        (id.as_str(), tantangan.as_str()),
                        ("TERKIRIM", ""),
                        "('DIKIRIM', 'MENUNGGU')",
                    )?,
                    Jawaban::Gagal(sebab) => ANTREAN.nanti(tx, &id, &tantangan, sebab)?,
                };
                for s in &sisa {
                    ANTREAN.kembalikan(tx, &s.id, &s.tantangan)?;
                }
                Ok::<_, Tolak>(())
            })
            .await?;
            if gagal {
                jumlah.gagal += 1;
                return Ok(jumlah);
            }
            jumlah.terkirim += 1;
        }
    }
}

/// The way there is closed: what waits says why, and is tried again later.
pub async fn tunda(db: &Db, toko: &KodeToko, p: &Penerima, sebab: &'static str) -> Hasil<()> {
    let id = p.id.clone();
    db.write(toko.clone(), move |tx| {
        for a in ambil(tx, &id)? {
            ANTREAN.nanti(tx, &a.id, &a.tantangan, sebab)?;
        }
        Ok::<_, Tolak>(())
    })
    .await
}

/// Is there anything to hand over for a webhook in a store?
pub async fn menunggu(db: &Db, toko: &KodeToko, p: &Penerima) -> Hasil<bool> {
    let (kode, id, kini) = (toko.clone(), p.id.clone(), db.jam().sekarang());
    db.read(move |c| kiriman::ada(c, &kode, &id, kini)).await
}
