//! The clock, passed in wherever "now" is needed: the system's own, or one that stands still for tests.
//! Nothing else in the workspace asks the machine for the time.

use std::fmt::Debug;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use jiff::Timestamp;

use crate::{Tanggal, Waktu};

pub trait Jam: Send + Sync + Debug {
    fn sekarang(&self) -> Waktu;

    /// The real day in Jakarta; the business date of a store is its `tgl_system`, not this.
    fn hari_ini(&self) -> Tanggal {
        self.sekarang().tanggal()
    }
}

/// The clock of the machine.
#[derive(Debug, Clone, Copy, Default)]
pub struct JamSistem;

impl Jam for JamSistem {
    fn sekarang(&self) -> Waktu {
        // Only a clock before the year 0 could fail.
        Waktu::dari_timestamp(Timestamp::now()).unwrap_or(Waktu::AWAL)
    }
}

/// A clock that began at another moment than the machine's and goes on with it, for demo data and tests in a browser.
#[derive(Debug, Clone, Copy)]
pub struct JamGeser(i64);

impl JamGeser {
    pub fn mulai(awal: Waktu) -> Self {
        Self(awal.selisih_milidetik(JamSistem.sekarang()))
    }
}

impl Jam for JamGeser {
    fn sekarang(&self) -> Waktu {
        let kini = JamSistem.sekarang();
        Waktu::dari_milidetik(kini.milidetik().saturating_add(self.0)).unwrap_or(kini)
    }
}

/// A clock that moves only when told to.
#[derive(Debug)]
pub struct JamDiam(Mutex<Waktu>);

impl JamDiam {
    pub const fn new(waktu: Waktu) -> Self {
        Self(Mutex::new(waktu))
    }

    pub fn atur(&self, waktu: Waktu) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = waktu;
    }

    /// Stays where it is at the end of time.
    pub fn maju(&self, lama: Duration) {
        let mut kini = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *kini = kini.tambah(lama).unwrap_or(*kini);
    }
}

impl Jam for JamDiam {
    fn sekarang(&self) -> Waktu {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn jam_diam_hanya_bergerak_bila_disuruh() {
        let jam = JamDiam::new(Waktu::parse("2026-11-15T23:59:00.000+07:00").unwrap());
        assert_eq!(jam.sekarang(), jam.sekarang());
        assert_eq!(jam.hari_ini().to_string(), "2026-11-15");
        jam.maju(Duration::from_secs(60));
        assert_eq!(jam.hari_ini().to_string(), "2026-11-16");
        jam.atur(Waktu::AWAL);
        assert_eq!(jam.sekarang(), Waktu::AWAL);
    }

    #[test]
    fn jam_geser_mulai_di_saat_lain_dan_berjalan_terus() {
        let awal = Waktu::parse("2020-02-29T23:59:59.000+07:00").unwrap();
        let jam = JamGeser::mulai(awal);
        let (satu, dua) = (jam.sekarang(), jam.sekarang());
        assert!(satu >= awal && dua >= satu);
        assert_eq!(satu.tanggal().to_string()[..7], *"2020-02");
    }

    #[test]
    fn jam_bisa_dibagi_antar_utas() {
        let jam: Arc<dyn Jam> = Arc::new(JamSistem);
        assert!(jam.sekarang() > Waktu::AWAL);
    }
}
