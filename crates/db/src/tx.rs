//! A write transaction as a use case sees it: alone in its store, on the shop's clock.
//! What must happen after the COMMIT (events, prints) is left here and dropped when the work is undone.

use crate::conn::Conn;
use crate::error::{Error, Result};
use crate::kunci::Kunci;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use values::{Jam, KodeToko, Waktu};

pub(crate) type Setelah = Box<dyn FnOnce() + Send>;

pub struct Tx<'c> {
    conn: &'c mut Conn,
    kunci: &'c Kunci,
    toko: KodeToko,
    jam: Arc<dyn Jam>,
    pub(crate) setelah: Vec<Setelah>,
    terbuka: u32,
}

impl<'c> Tx<'c> {
    pub(crate) fn new(conn: &'c mut Conn, kunci: &'c Kunci, jam: Arc<dyn Jam>) -> Self {
        Self { conn, kunci, toko: kunci.utama().clone(), jam, setelah: Vec::new(), terbuka: 0 }
    }

    /// The store this work belongs to.
    pub fn toko(&self) -> &KodeToko {
        &self.toko
    }

    pub fn sekarang(&self) -> Waktu {
        self.jam.sekarang()
    }

    pub fn jam(&self) -> &Arc<dyn Jam> {
        &self.jam
    }

    /// Runs `f` as the other store of a document that touches two; refused when it was not locked.
    pub fn di<T, E>(&mut self, toko: &KodeToko, f: impl FnOnce(&mut Self) -> Result<T, E>) -> Result<T, E>
    where
        E: From<Error>,
    {
        if !self.kunci.punya(toko) {
            return Err(Error::LuarKunci(toko.to_string()).into());
        }
        let semula = std::mem::replace(&mut self.toko, toko.clone());
        let hasil = f(self);
        self.toko = semula;
        hasil
    }

    /// Runs `f` by another clock: what is told of an earlier day, as in the demo's past.
    pub fn pada<T>(&mut self, jam: Arc<dyn Jam>, f: impl FnOnce(&mut Self) -> T) -> T {
        let semula = std::mem::replace(&mut self.jam, jam);
        let hasil = f(self);
        self.jam = semula;
        hasil
    }

    /// Leaves something to be done once the COMMIT stands.
    pub fn setelah_commit(&mut self, f: impl FnOnce() + Send + 'static) {
        self.setelah.push(Box::new(f));
    }

    /// A document was opened: it must be closed before the work ends.
    pub fn dokumen_dibuka(&mut self) {
        self.terbuka += 1;
    }

    pub fn dokumen_ditutup(&mut self) {
        self.terbuka = self.terbuka.saturating_sub(1);
    }

    pub(crate) fn akhiri(self) -> Result<Vec<Setelah>> {
        if self.terbuka > 0 { Err(Error::DokumenTerbuka) } else { Ok(self.setelah) }
    }
}

impl Deref for Tx<'_> {
    type Target = Conn;
    fn deref(&self) -> &Conn {
        self.conn
    }
}

impl DerefMut for Tx<'_> {
    fn deref_mut(&mut self) -> &mut Conn {
        self.conn
    }
}
