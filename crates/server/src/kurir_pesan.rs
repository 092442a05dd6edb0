//! Messages to customers on their way out, beside the serving: what waits in each store goes to the gateway of its settings, and
//! once an hour the greetings of the day and the reminders of points are raised. Several processes may do it: each takes what
//! no other has. What fails is told to the log without the address, which may hold a secret.

use crate::App;
use db::Tx;
use pesan::{Gerbang, Putaran};
use platform::modul::Setelan;
use platform::toko::Toko;
use platform::{Hasil, Tolak, toko};
use std::time::Duration;
use values::KodeToko;

const SELANG: Duration = Duration::from_secs(15);
const SELANG_UCAPAN: Duration = Duration::from_secs(3600);

pub async fn jalankan(app: App) {
    let mut ucapan = tokio::time::interval(SELANG_UCAPAN);
    loop {
        tokio::select! {
            _ = ucapan.tick() => {
                if let Err(e) = ucapkan(&app).await {
                    tracing::warn!(kode = e.kode, sebab = ?e.sebab, "ucapan hari ini belum disiapkan");
                }
            }
            () = tokio::time::sleep(SELANG) => {}
            () = pesan::dibangunkan() => {}
        }
        if let Err(e) = sekali(&app).await {
            tracing::warn!(kode = e.kode, sebab = ?e.sebab, "pesan belum dikirim");
        }
    }
}

/// The stores that send messages; of these only those that have some to send, where `menunggu`.
async fn semua_toko(app: &App, menunggu: bool) -> Hasil<Vec<(Toko, Setelan)>> {
    let kini = app.db.jam().sekarang();
    app.db
        .read(move |c| {
            let mut hasil = Vec::new();
            for t in toko::semua(c)? {
                let set = Setelan::baca(c, &t.kode_toko)?;
                if set.nyala(pesan::MODUL) && (!menunggu || pesan::ada(c, &t.kode_toko, kini)?) {
                    hasil.push((t, set));
                }
            }
            Ok::<_, Tolak>(hasil)
        })
        .await
}

/// The gateway of a store: that of its settings, or the demo's.
async fn gerbang(app: &App, t: &Toko, set: &Setelan) -> Hasil<Option<Gerbang>> {
    let alamat = set.nilai("WHATSAPP_BACKEND_URL").trim().to_owned();
    let (alamat, keluar) = match app.gerbang_contoh() {
        Some(contoh) if alamat.is_empty() => (contoh, crate::keluar::Keluar::bebas()),
        _ => (alamat, app.keluar()),
    };
    if alamat.is_empty() || t.no_whatsapp.trim().is_empty() {
        return Ok(None);
    }
    if keluar.terjangkau(&alamat).await.is_err() {
        tracing::warn!(toko = %t.kode_toko, "server WhatsApp tidak bisa dihubungi dari sini");
        return Ok(None);
    }
    let http =
        keluar.klien().map_err(|_| pesan::PesanTolak::Gerbang.tolak("Klien HTTP tidak bisa dibuat"))?;
    Gerbang::baru(http, &alamat, &t.no_whatsapp).map(Some)
}

/// The gateway of one store, where there is a way to it.
pub(crate) async fn gerbang_toko(app: &App, kode: &KodeToko) -> Hasil<Option<Gerbang>> {
    let k = kode.clone();
    let (t, set) = app.db.read(move |c| Ok::<_, Tolak>((toko::cari(c, &k)?, Setelan::baca(c, &k)?))).await?;
    gerbang(app, &t, &set).await
}

/// One round over all stores that send messages. A store whose gateway is away does not keep the others.
pub async fn sekali(app: &App) -> Hasil<Putaran> {
    let mut jumlah = Putaran::default();
    for (t, set) in semua_toko(app, true).await? {
        let hasil = match gerbang(app, &t, &set).await {
            Ok(Some(g)) => pesan::putaran(&app.db, &t.kode_toko, &g).await,
            Ok(None) => continue,
            Err(e) => Err(e),
        };
        match hasil {
            Ok(p) => {
                jumlah.terkirim += p.terkirim;
                jumlah.ditolak += p.ditolak;
                jumlah.gagal += p.gagal;
                jumlah.ragu += p.ragu;
            }
            Err(e) => {
                tracing::warn!(toko = %t.kode_toko, kode = e.kode, sebab = ?e.sebab, "pesan toko belum dikirim");
            }
        }
    }
    if jumlah != Putaran::default() {
        tracing::info!(?jumlah, "pesan ke pelanggan");
    }
    Ok(jumlah)
}

type Bagian = fn(&mut Tx<'_>, &str) -> Hasil<Option<String>>;

/// Raises what today brings, in batches of their own transactions: no till waits for them.
pub async fn ucapkan(app: &App) -> Hasil<()> {
    let semua: [Bagian; 3] = [member::ultah::ucapkan, member::ultah::ingatkan, pinjaman::ingatkan];
    for (t, _) in semua_toko(app, false).await? {
        for bagian in semua {
            berkelompok(app, &t.kode_toko, bagian).await?;
        }
    }
    Ok(())
}

async fn berkelompok(app: &App, toko: &KodeToko, bagian: Bagian) -> Hasil<()> {
    let mut sesudah = String::new();
    loop {
        let dari = sesudah.clone();
        match app.db.write(toko.clone(), move |tx| bagian(tx, &dari)).await? {
            Some(terakhir) => sesudah = terakhir,
            None => return Ok(()),
        }
    }
}
