//! The handshake and what a client may say afterwards: the same session rules as HTTP, then the rooms, then
//! `daftar`, `lepas` and `batal` for its uids.

use super::antar::Kabar;
use super::saluran::Putus;
use super::uid::{PENYETUJU_PUSAT, Uid, ruang_penyetuju, ruang_toko, ruang_user};
use super::{Bersama, SESI_BERAKHIR};
use crate::tepi::jaga::{Cara, sesi_hidup};
use axum::extract::ConnectInfo;
use platform::{Hasil, Level, Pelaku, TokoTolak, Tolak, acak, sesi};
use serde::Deserialize;
use serde_json::{Value, json};
use socketioxide::adapter::Adapter;
use socketioxide::extract::{AckSender, SocketRef, State, TryData};
use socketioxide::socket::DisconnectReason;
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use values::KodeToko;

#[derive(Deserialize)]
pub struct Salam {
    token: String,
    kode_toko: Option<String>,
}

/// A refusal of the handshake: the client sees the text alone.
pub struct Ditolak(Tolak);

impl fmt::Display for Ditolak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.pesan)
    }
}

/// Runs before the socket counts as connected: whatever fails here, it never was.
pub async fn salam<A: Adapter>(
    s: SocketRef<A>,
    TryData(salam): TryData<Salam>,
    State(b): State<Arc<Bersama>>,
) -> Result<(), Ditolak> {
    let hasil = match salam {
        Ok(m) => terima(&s, &b, &m).await,
        Err(_) => Err(Tolak::token_mati()),
    };
    hasil.map_err(|t| {
        b.hadir.keluar(s.id);
        let dari = s.req_parts().extensions.get::<ConnectInfo<SocketAddr>>().map(|c| c.0.ip().to_string());
        tracing::info!(kode = t.kode, dari, sebab = t.sebab, "socket ditolak");
        metrics::counter!("karat_soket_ditolak_total", "kode" => t.kode).increment(1);
        Ditolak(t)
    })
}

async fn terima<A: Adapter>(s: &SocketRef<A>, b: &Arc<Bersama>, m: &Salam) -> Hasil<()> {
    if m.token.is_empty() || m.token.len() > 128 {
        return Err(Tolak::token_mati());
    }
    let portal = match m.kode_toko.as_deref().filter(|k| !k.trim().is_empty()) {
        Some(k) => Some(KodeToko::parse(k).map_err(|e| TokoTolak::Kode.tolak(e.to_string()))?),
        None => None,
    };
    let (p, _) = sesi_hidup(&b.app, &m.token, portal, Cara::Dengar).await?;
    let putus = s.req_parts().extensions.get::<Putus>().map(|p| p.0.clone());
    b.hadir.masuk(s.id, &p, putus)?;
    // Read once more now that a logout would find the entry: nothing slips between the two.
    let (sidik, hari) = (Arc::<str>::from(acak::sidik(&m.token)), b.app.db.jam().hari_ini());
    let k = b.app.db.read(move |c| Ok::<_, Tolak>(sesi::keadaan(c, &[sidik], hari)?)).await?;
    let k = k.into_values().next().ok_or_else(Tolak::token_mati)?;
    b.hadir.catat_versi(s.id, k.versi);
    s.join(ruang_milik(&p));
    dengar(s);
    Ok(())
}

/// The rooms a person belongs to at the store they connected for.
fn ruang_milik(p: &Pelaku) -> Vec<String> {
    let mut r = vec![ruang_toko(&p.toko), ruang_user(&p.user_id)];
    let pemilik_pusat = p.pusat && p.level == Level::Own;
    if p.level.penyetuju() && (p.toko == p.toko_asal || pemilik_pusat) {
        r.push(ruang_penyetuju(&p.toko));
    }
    if pemilik_pusat {
        r.push(PENYETUJU_PUSAT.to_owned());
    }
    r
}

/// Set before the client hears that it is connected, so that its first word is not lost.
fn dengar<A: Adapter>(s: &SocketRef<A>) {
    s.on("daftar", daftar::<A>);
    s.on("lepas", lepas::<A>);
    s.on("batal", batal::<A>);
    s.on("start-closed-store", tutup_toko::<A>);
    s.on_disconnect(pergi::<A>);
}

/// Runs once the socket is connected: a session that ended meanwhile is told at once.
pub async fn sambut<A: Adapter>(s: SocketRef<A>, State(b): State<Arc<Bersama>>) {
    if b.hadir.mati(s.id) {
        b.buang_nanti(s.id);
        let _ = s.emit(SESI_BERAKHIR, &super::tolakan(&Tolak::token_mati()));
        let _ = s.disconnect();
    }
}

async fn pergi<A: Adapter>(s: SocketRef<A>, sebab: DisconnectReason, State(b): State<Arc<Bersama>>) {
    // Out of the rooms but still on the line: an open connection that nobody counts any more is cut.
    if sebab == DisconnectReason::ClientNSDisconnect {
        b.buang_nanti(s.id);
    }
    if b.hadir.keluar(s.id) {
        b.kabarkan(Kabar::Pergi { sid: s.id.to_string() }).await;
    }
}

#[derive(Deserialize)]
pub struct MintaUid {
    uid: String,
}

type UidDiminta = TryData<MintaUid>;

fn uid(m: UidDiminta) -> Hasil<Uid> {
    match m.0 {
        Ok(m) => Uid::parse(&m.uid),
        Err(_) => Uid::parse(""),
    }
}

fn jawab<A: Adapter>(ack: AckSender<A>, hasil: Hasil<()>) {
    let isi: Value = match hasil {
        Ok(()) => json!({ "data": true }),
        Err(t) => super::tolakan(&t),
    };
    let _ = ack.send(&isi);
}

/// From now on this socket receives what is made for `uid`.
async fn daftar<A: Adapter>(
    s: SocketRef<A>,
    m: UidDiminta,
    ack: AckSender<A>,
    State(b): State<Arc<Bersama>>,
) {
    let hasil = async {
        let uid = uid(m)?;
        let user = b.hadir.user(s.id).ok_or_else(Tolak::token_mati)?;
        b.milik(&uid, &user).await?;
        s.join(uid.ruang(&user));
        if let Some(lama) = b.hadir.tambah_uid(s.id, &uid) {
            s.leave(lama.ruang(&user));
        }
        Ok(())
    };
    jawab(ack, hasil.await);
}

async fn lepas<A: Adapter>(s: SocketRef<A>, m: UidDiminta, ack: AckSender<A>, State(b): State<Arc<Bersama>>) {
    let hasil = uid(m).map(|uid| {
        if let Some(user) = b.hadir.user(s.id) {
            s.leave(uid.ruang(&user));
        }
        b.hadir.hapus_uid(s.id, &uid);
    });
    jawab(ack, hasil);
}

/// A screen is about to close its store: from here on it hears `closed-store-progress`, which goes to its user's room.
async fn tutup_toko<A: Adapter>(s: SocketRef<A>, ack: AckSender<A>, State(b): State<Arc<Bersama>>) {
    jawab(ack, b.hadir.user(s.id).map(|_| ()).ok_or_else(Tolak::token_mati));
}

/// Stops the work of a uid of one's own, in whichever process it runs.
async fn batal<A: Adapter>(s: SocketRef<A>, m: UidDiminta, ack: AckSender<A>, State(b): State<Arc<Bersama>>) {
    let hasil = async {
        let uid = uid(m)?;
        let user = b.hadir.user(s.id).ok_or_else(Tolak::token_mati)?;
        b.kabarkan(Kabar::Batal { uid: uid.as_str().to_owned(), user: user.to_string() }).await;
        Ok(())
    };
    jawab(ack, hasil.await);
}
