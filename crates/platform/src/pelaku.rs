//! Who acts, in which store: made by the server's edge from a live session, trusted inside.

use crate::{Hasil, Level, TokoTolak};
use std::collections::HashSet;
use std::sync::Arc;
use values::{KodeToko, UserId};

#[derive(Debug, Clone)]
pub struct Pelaku {
    pub user_id: UserId,
    pub user_name: String,
    pub level: Level,
    /// the store this request works in: the portal's, or the user's own
    pub toko: KodeToko,
    /// the store the user logged in at
    pub toko_asal: KodeToko,
    /// head office: may work at every portal of the chain
    pub pusat: bool,
    pub akses: Arc<HashSet<String>>,
    /// the hash of the token, which names the session
    pub sesi: Arc<str>,
    pub terkunci: bool,
    /// a one-time password that must be replaced before anything else
    pub ganti_sandi: bool,
}

impl Pelaku {
    pub fn boleh_menu(&self, menu: &str) -> bool {
        self.level.semua_menu() || self.akses.contains(menu)
    }

    /// The same person at another portal, if they may be there.
    pub fn di_portal(mut self, toko: &KodeToko) -> Hasil<Self> {
        if *toko != self.toko_asal && !self.pusat {
            return Err(TokoTolak::BukanTokonya
                .tolak(format!("Anda terdaftar di toko {}, tidak di toko {toko}", self.toko_asal)));
        }
        self.toko = toko.clone();
        Ok(self)
    }
}
