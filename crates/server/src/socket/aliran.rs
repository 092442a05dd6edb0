//! Live reports: a query runs in a snapshot of its own, its rows go through a spool, and the client gets them
//! in batches it acknowledges. Reports call [`aliran`]; everything else here serves it.

use super::io::{Io, Penerima, Putus};
use super::kerja::{Kerja, Sebab};
use super::spul::{BarisSpul, Langkah, Spul};
use super::uid::Uid;
use super::{Bersama, tanpa_soket};
use crate::App;
use crate::tepi::TepiTolak;
use platform::{Hasil, Pelaku, Tolak};
use serde::Serialize;
use serde_json::value::RawValue;
use socketioxide::SocketIo;
use socketioxide::adapter::Adapter;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The text of the specification for a report without rows.
pub const DATA_KOSONG: &str = "Data Yang Di Cari Tidak Ada !!!";
/// What the request itself is answered with; the rows come over the socket.
pub const MENUNGGU: &str = "Mohon Menunggu Sedang Mengambil Data !!!";
/// The specification's text for a client without a socket.
pub const TIDAK_TERHUBUNG: &str = "Tidak Terhubung Ke Socket, Silahkan Coba Lagi";

/// What the messages of a report are called, and what it says when it has no rows.
#[derive(Debug, Clone, Copy)]
pub struct Acara {
    pub nama: &'static str,
    pub kosong: &'static str,
}

impl From<&'static str> for Acara {
    fn from(nama: &'static str) -> Self {
        Self { nama, kosong: DATA_KOSONG }
    }
}

/// One message of a report, as the specification has it.
#[derive(Serialize)]
struct Pesan<'a> {
    user: &'a str,
    uid: &'a str,
    status: &'static str,
    data: &'a RawValue,
    /// rows sent so far
    progress: u64,
    /// rows in all, as soon as that is known
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<&'a str>,
    /// 1, 2, 3 …: a gap means that something was lost
    seq: u64,
}

/// How a stream ended, for the log and the figures.
#[derive(Debug)]
enum Akhir {
    Selesai,
    Kosong,
    Gagal(Tolak),
    Berhenti(Option<Sebab>),
    Putus(Putus),
}

/// Streams the rows that `f` reads to the client that registered `uid`, as messages named by `acara`.
///
/// Answers as soon as the work has begun. `f` runs in a blocking thread on the reports' connections and only
/// puts rows into [`BarisSpul`]; it is stopped in the database itself when the client is gone or cancels.
pub async fn aliran<F>(app: &App, p: &Pelaku, uid: &str, acara: impl Into<Acara>, f: F) -> Hasil<()>
where
    F: FnOnce(&mut db::Conn, &mut BarisSpul) -> Hasil<()> + Send + 'static,
{
    let (uid, acara) = (Uid::parse(uid)?, acara.into());
    let soket = app.soket().ok_or_else(tanpa_soket)?;
    soket.bersama.milik(&uid, &p.user_id).await?;
    let kerja = Kerja::mulai(&soket.bersama, uid, &p.user_id).await?;
    match &soket.io {
        Io::Lokal(io) => mulai(io, &soket.bersama, kerja, acara, f).await,
        Io::Redis(io) => mulai(io, &soket.bersama, kerja, acara, f).await,
    }
}

async fn mulai<A: Adapter, F>(
    io: &SocketIo<A>,
    b: &Arc<Bersama>,
    kerja: Kerja,
    acara: Acara,
    f: F,
) -> Hasil<()>
where
    F: FnOnce(&mut db::Conn, &mut BarisSpul) -> Hasil<()> + Send + 'static,
{
    let penerima = Penerima::cari(io, &kerja.uid.ruang(&kerja.user))
        .await
        .ok_or_else(|| TepiTolak::TidakTerhubung.tolak(TIDAK_TERHUBUNG).kolom("uid", TIDAK_TERHUBUNG))?;
    kerja.untuk(penerima.sid().as_str());
    let (spul, baris) = Spul::baru(b.batas.folder.clone(), kerja.batal.clone());
    let b = b.clone();
    tokio::spawn(async move {
        let kirim = Pengirim { penerima: &penerima, kerja: &kerja, acara, b: &b, seq: 0, baris: 0 };
        let akhir = tokio::select! {
            (akhir, ()) = async { tokio::join!(kirim.semua(&spul), kueri(&b, &kerja, &spul, baris, f)) } => akhir,
            // The claim only has to live as long as the work does.
            () = kerja.jaga() => return,
        };
        catat(&kerja, acara.nama, &akhir, spul.total());
    });
    Ok(())
}

/// Runs the query into the spool, until it ends or nobody wants it any more.
async fn kueri<F>(b: &Arc<Bersama>, kerja: &Kerja, spul: &Spul, mut baris: BarisSpul, f: F)
where
    F: FnOnce(&mut db::Conn, &mut BarisSpul) -> Hasil<()> + Send + 'static,
{
    let hitung = Hitung::new(b);
    let baca = b.app.db.lapor(move |c| {
        let _hitung = hitung;
        f(c, &mut baris)?;
        baris.tutup()
    });
    tokio::select! {
        // Dropping the read stops it in the engine.
        () = kerja.batal.cancelled() => {}
        hasil = baca => spul.akhiri(hasil),
    }
}

/// Counts a query for as long as its thread works.
struct Hitung(Arc<Bersama>);

impl Hitung {
    fn new(b: &Arc<Bersama>) -> Self {
        b.kueri.fetch_add(1, Ordering::Relaxed);
        Self(b.clone())
    }
}

impl Drop for Hitung {
    fn drop(&mut self) {
        self.0.kueri.fetch_sub(1, Ordering::Relaxed);
    }
}

struct Pengirim<'a, A: Adapter> {
    penerima: &'a Penerima<A>,
    kerja: &'a Kerja,
    acara: Acara,
    b: &'a Bersama,
    seq: u64,
    baris: u64,
}

impl<A: Adapter> Pengirim<'_, A> {
    /// Sends until the end, whichever it is; then the query has no reason to go on either.
    async fn semua(mut self, spul: &Spul) -> Akhir {
        let akhir = match self.alirkan(spul).await {
            Ok(akhir) => akhir,
            Err(p) => Akhir::Putus(p),
        };
        self.tutup(&akhir).await;
        self.kerja.batal.cancel();
        akhir
    }

    async fn alirkan(&mut self, spul: &Spul) -> Result<Akhir, Putus> {
        loop {
            let langkah = tokio::select! {
                biased;
                () = self.kerja.batal.cancelled() => return Ok(Akhir::Berhenti(self.kerja.sebab())),
                l = spul.berikut() => l,
            };
            let (teks, n, ditunggu) = match langkah {
                Langkah::Petak(teks, n, ditunggu) => (teks, n, ditunggu),
                Langkah::Habis { total: 0 } => return Ok(Akhir::Kosong),
                Langkah::Habis { .. } => return Ok(Akhir::Selesai),
                Langkah::Gagal(t) => return Ok(Akhir::Gagal(t)),
            };
            let data = match RawValue::from_string(teks) {
                Ok(d) => d,
                Err(e) => return Ok(Akhir::Gagal(db::Error::Lain(format!("baris bukan JSON: {e}")).into())),
            };
            self.baris += u64::from(n);
            // The first of many batches is acknowledged once it was drawn; until then the query rests (see Spul).
            let tunggu = ditunggu || (self.seq + 1).is_multiple_of(self.b.batas.jendela);
            let kerja = self.kerja;
            let utuh = tokio::select! {
                () = kerja.batal.cancelled() => return Ok(Akhir::Berhenti(kerja.sebab())),
                r = self.kirim("PROGRESS", &data, spul.total(), None, tunggu) => r?,
            };
            if ditunggu {
                spul.terlihat();
            }
            if !utuh {
                return Ok(Akhir::Gagal(
                    TepiTolak::TidakSampai.tolak("Sebagian data tidak sampai ke layar, silahkan ulangi"),
                ));
            }
        }
    }

    /// The last message, if there is still somebody to tell.
    async fn tutup(&mut self, akhir: &Akhir) {
        let kosong = RawValue::from_string("[]".to_owned()).unwrap_or_default();
        let (status, pesan, total) = match akhir {
            Akhir::Selesai => ("FINISH", None, Some(self.baris)),
            Akhir::Kosong => ("DATA_KOSONG", Some(self.acara.kosong), Some(0)),
            Akhir::Gagal(t) => ("GAGAL", Some(t.pesan.as_str()), None),
            Akhir::Berhenti(Some(Sebab::Diminta)) => ("BATAL", Some("Permintaan dibatalkan"), None),
            Akhir::Berhenti(Some(Sebab::ServerBerhenti)) => {
                ("BATAL", Some("Server sedang dihentikan, silahkan coba lagi"), None)
            }
            Akhir::Putus(Putus::Lambat) => ("GAGAL", Some("Layar tidak menjawab, silahkan ulangi"), None),
            Akhir::Berhenti(_) | Akhir::Putus(Putus::Tutup) => return,
        };
        let tunggu = matches!(akhir, Akhir::Selesai);
        let (batas, kerja) = (self.b.batas.ack, self.kerja);
        let kirim = tokio::time::timeout(batas, self.kirim(status, &kosong, total, pesan, tunggu));
        tokio::select! {
            _ = kirim => {}
            // All rows are on their way and nobody will say that they came: the user's place is free at once.
            () = kerja.batal.cancelled(), if tunggu => {}
        }
    }

    /// Answers whether the client has everything up to here, as far as it says.
    async fn kirim(
        &mut self,
        status: &'static str,
        data: &RawValue,
        total: Option<u64>,
        message: Option<&str>,
        tunggu: bool,
    ) -> Result<bool, Putus> {
        self.seq += 1;
        let pesan = Pesan {
            user: self.kerja.user.as_str(),
            uid: self.kerja.uid.as_str(),
            status,
            data,
            progress: self.baris,
            total,
            message,
            seq: self.seq,
        };
        if !tunggu {
            return self.penerima.kirim(self.acara.nama, &pesan).await.map(|()| true);
        }
        let jawab = self.penerima.kirim_ack(self.acara.nama, &pesan, self.b.batas.ack).await?;
        // A client that names the last message it got lets a loss on the way be seen.
        Ok(jawab.and_then(|v| v.as_u64()).is_none_or(|n| n == self.seq))
    }
}

fn catat(kerja: &Kerja, peristiwa: &str, akhir: &Akhir, total: Option<u64>) {
    let (uid, user) = (kerja.uid.as_str(), kerja.user.as_str());
    let hasil = match akhir {
        Akhir::Selesai => "selesai",
        Akhir::Kosong => "kosong",
        Akhir::Gagal(t) => {
            tracing::warn!(user, uid, peristiwa, kode = t.kode, sebab = t.sebab, "aliran gagal");
            "gagal"
        }
        Akhir::Berhenti(s) => {
            tracing::info!(user, uid, peristiwa, sebab = ?s, "aliran dihentikan");
            "berhenti"
        }
        Akhir::Putus(p) => {
            tracing::info!(user, uid, peristiwa, sebab = ?p, "aliran terputus");
            "putus"
        }
    };
    metrics::counter!("karat_aliran_total", "hasil" => hasil).increment(1);
    tracing::debug!(user, uid, peristiwa, hasil, total, "aliran berakhir");
}
