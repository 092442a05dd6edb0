//! The name a client gives to one request, and the rooms of the sockets.

use crate::tepi::TepiTolak;
use platform::{Hasil, Tujuan};
use values::{KodeToko, UserId};

/// Chosen by the client, 8 to 64 characters; belongs to the user who registered it first.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Uid(Box<str>);

impl Uid {
    pub fn parse(teks: &str) -> Hasil<Self> {
        let sah = (8..=64).contains(&teks.len())
            && teks.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.'));
        if sah {
            return Ok(Self(teks.into()));
        }
        let pesan = "Uid harus 8 sampai 64 huruf, angka, - _ .";
        Err(TepiTolak::Uid.pada("uid", pesan))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The room carries the user's name too: even a claim that was lost opens nobody else's report.
    pub fn ruang(&self, user: &UserId) -> String {
        format!("uid:{}:{user}", self.0)
    }
}

pub fn ruang_toko(kode: &KodeToko) -> String {
    format!("toko:{kode}")
}

pub fn ruang_user(user: &UserId) -> String {
    format!("user:{user}")
}

pub fn ruang_penyetuju(kode: &KodeToko) -> String {
    format!("penyetuju:{kode}")
}

/// Owners of head office approve in every store.
pub const PENYETUJU_PUSAT: &str = "penyetuju-pusat";

/// The rooms an event goes to; none means everybody.
pub fn ruang(tujuan: &Tujuan) -> Vec<String> {
    match tujuan {
        Tujuan::Toko(k) => vec![ruang_toko(k)],
        Tujuan::User(u) => vec![ruang_user(u)],
        Tujuan::Penyetuju(k) => vec![ruang_penyetuju(k), PENYETUJU_PUSAT.to_owned()],
        Tujuan::Semua => Vec::new(),
    }
}
