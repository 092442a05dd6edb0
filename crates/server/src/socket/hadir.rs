//! Who is connected to this process: one entry a socket, with what is needed to see that its session moved,
//! and the switch that cuts its transport.

use super::uid::Uid;
use crate::tepi::TepiTolak;
use parking_lot::Mutex;
use platform::{Pelaku, Tolak};
use socketioxide::socket::Sid;
use std::collections::{HashMap, HashSet, VecDeque};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio_util::sync::CancellationToken;
use values::UserId;

/// Sockets one user may hold in one process.
pub const SOKET_PER_USER: usize = 100;
/// Uids one socket may listen for; the oldest gives way.
const UID_PER_SOKET: usize = 64;
/// Uids one user may own in one process; the oldest is given back.
pub const UID_PER_USER: usize = 256;
/// A polling session that was thrown out is refused so long; by then its heartbeat has ended it.
const LAMA_DIBUANG: Duration = Duration::from_secs(120);
/// An entry whose handshake was cut off in the middle is forgotten after this.
const LAMA_SALAM: Duration = Duration::from_secs(30);

struct Entri {
    user: UserId,
    /// unknown until the session was read
    sidik: Arc<str>,
    jejak: u64,
    versi: i64,
    lahir: Instant,
    mati: bool,
    putus: Option<CancellationToken>,
    uid: VecDeque<Uid>,
}

/// A socket as the session check sees it.
pub struct Terdaftar {
    pub sid: Sid,
    pub sidik: Arc<str>,
    pub jejak: u64,
    pub versi: i64,
}

#[derive(Default)]
pub struct Hadir {
    isi: Mutex<HashMap<Sid, Entri>>,
    /// streams of sessions that began by polling, by session id
    saluran: Mutex<HashMap<String, CancellationToken>>,
    dibuang: Mutex<HashMap<String, Instant>>,
    klaim: Mutex<HashMap<UserId, VecDeque<Uid>>>,
}

/// What a person may do, as one number: a difference means that the rooms must be made anew.
pub fn jejak(p: &Pelaku) -> u64 {
    let mut h = DefaultHasher::new();
    (p.level.as_str(), p.pusat, p.toko_asal.as_str()).hash(&mut h);
    let mut menu: Vec<&String> = p.akses.iter().collect();
    menu.sort_unstable();
    menu.hash(&mut h);
    h.finish()
}

impl Hadir {
    /// Enters a socket before its session is read for good: from here on a logout finds it.
    pub fn masuk(&self, sid: Sid, p: &Pelaku, putus: Option<CancellationToken>) -> Result<(), Tolak> {
        let mut isi = self.isi.lock();
        if isi.values().filter(|e| e.user == p.user_id).count() >= SOKET_PER_USER {
            return Err(TepiTolak::TerlaluBanyakSambungan
                .tolak("Terlalu banyak sambungan untuk user ini, tutup layar yang lain"));
        }
        let e = Entri {
            user: p.user_id.clone(),
            sidik: p.sesi.clone(),
            jejak: jejak(p),
            versi: 0,
            lahir: Instant::now(),
            mati: false,
            putus,
            uid: VecDeque::new(),
        };
        isi.insert(sid, e);
        Ok(())
    }

    pub fn catat_versi(&self, sid: Sid, versi: i64) {
        if let Some(e) = self.isi.lock().get_mut(&sid) {
            e.versi = versi;
        }
    }

    /// Did the session end between the handshake and now?
    pub fn mati(&self, sid: Sid) -> bool {
        self.isi.lock().get(&sid).is_none_or(|e| e.mati)
    }

    pub fn tandai_mati(&self, sid: Sid) {
        if let Some(e) = self.isi.lock().get_mut(&sid) {
            e.mati = true;
        }
    }

    /// Takes a socket out; answers whether it listened for anything.
    pub fn keluar(&self, sid: Sid) -> bool {
        self.saluran.lock().remove(sid.as_str());
        self.isi.lock().remove(&sid).is_some_and(|e| !e.uid.is_empty())
    }

    pub fn semua(&self) -> Vec<Terdaftar> {
        let isi = self.isi.lock();
        isi.iter()
            .filter(|(_, e)| !e.mati)
            .map(|(sid, e)| Terdaftar { sid: *sid, sidik: e.sidik.clone(), jejak: e.jejak, versi: e.versi })
            .collect()
    }

    pub fn banyak(&self) -> usize {
        self.isi.lock().len()
    }

    /// Notes that a uid is the user's; gives the one that had to make room for it.
    pub fn catat_klaim(&self, user: &UserId, uid: &Uid) -> Option<Uid> {
        let mut klaim = self.klaim.lock();
        let milik = klaim.entry(user.clone()).or_default();
        if milik.contains(uid) {
            return None;
        }
        milik.push_back(uid.clone());
        if milik.len() > UID_PER_USER { milik.pop_front() } else { None }
    }

    /// The user of a socket, and the uid that had to give way to a new one.
    pub fn tambah_uid(&self, sid: Sid, uid: &Uid) -> Option<Uid> {
        let mut isi = self.isi.lock();
        let e = isi.get_mut(&sid)?;
        if e.uid.contains(uid) {
            return None;
        }
        e.uid.push_back(uid.clone());
        if e.uid.len() > UID_PER_SOKET { e.uid.pop_front() } else { None }
    }

    pub fn hapus_uid(&self, sid: Sid, uid: &Uid) {
        if let Some(e) = self.isi.lock().get_mut(&sid) {
            e.uid.retain(|u| u != uid);
        }
    }

    pub fn user(&self, sid: Sid) -> Option<UserId> {
        self.isi.lock().get(&sid).map(|e| e.user.clone())
    }

    pub fn catat_saluran(&self, sid: &str, putus: &CancellationToken) {
        self.saluran.lock().insert(sid.to_owned(), putus.clone());
    }

    /// The switches of a session's streams; taken before the socket is closed, which forgets them.
    pub fn saklar(&self, sid: Sid) -> Vec<CancellationToken> {
        let putus = self.isi.lock().get(&sid).and_then(|e| e.putus.clone());
        let naik = self.saluran.lock().get(sid.as_str()).cloned();
        putus.into_iter().chain(naik).collect()
    }

    /// Refuses the polling of a session from now on.
    pub fn buang(&self, sid: Sid) {
        self.dibuang.lock().insert(sid.to_string(), Instant::now());
    }

    pub fn dibuang(&self, sid: &str) -> bool {
        self.dibuang.lock().contains_key(sid)
    }

    /// Forgets what is old, and entries without a living socket (their handshake was cut off).
    pub fn sapu(&self, hidup: &HashSet<Sid>) {
        self.dibuang.lock().retain(|_, t| t.elapsed() < LAMA_DIBUANG);
        self.isi.lock().retain(|sid, e| hidup.contains(sid) || e.lahir.elapsed() < LAMA_SALAM);
        self.saluran.lock().retain(|_, p| !p.is_cancelled());
    }
}
