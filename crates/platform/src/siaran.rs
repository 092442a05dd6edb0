//! Events to the screens. Use cases leave them with `tx.setelah_commit`; the server's edge carries them to
//! the sockets of a store, a user or the whole chain, over every process.

use values::{KodeToko, UserId};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tujuan {
    Toko(KodeToko),
    User(UserId),
    /// those who may approve in a store
    Penyetuju(KodeToko),
    Semua,
}

#[derive(Debug, Clone)]
pub struct Peristiwa {
    pub tujuan: Tujuan,
    pub nama: &'static str,
    pub isi: serde_json::Value,
}

/// Where events are dropped; cheap to clone into a closure.
#[derive(Debug, Clone)]
pub struct Siaran(tokio::sync::mpsc::UnboundedSender<Peristiwa>);

impl Siaran {
    pub fn baru() -> (Self, tokio::sync::mpsc::UnboundedReceiver<Peristiwa>) {
        let (kirim, terima) = tokio::sync::mpsc::unbounded_channel();
        (Self(kirim), terima)
    }

    pub fn kirim(&self, tujuan: Tujuan, nama: &'static str, isi: serde_json::Value) {
        // Nobody listens in commands without sockets (demo data, tests of a use case).
        let _ = self.0.send(Peristiwa { tujuan, nama, isi });
    }
}
