//! What the demo's days in every domain stand on: the stores and people they act as, chance that never changes, and what
//! one store's story remembers. Each domain tells its own part (`demo.rs` of its crate); crate `demo` puts the days together.

use crate::{Hasil, Level, OrangTolak, Pelaku, Siaran, TokoTolak, otorisasi, pengguna};
use db::{Tx, args};
use std::any::Any;
use std::sync::Arc;
use std::time::Duration;
use values::{JamDiam, KodeToko, Rupiah, UserId};

/// The stores of the demo, head office first.
pub const TOKO: [&str; 4] = ["PST", "JKT1", "BDG1", "SBY1"];

/// The stores whose open day is told in full; the others have a shipment or two.
pub const TOKO_PENUH: [&str; 2] = ["JKT1", "PST"];

pub fn kode_toko(kode: &str) -> Hasil<KodeToko> {
    KodeToko::parse(kode).map_err(|e| TokoTolak::Kode.tolak(e.to_string()))
}

pub fn user_id(u: &str) -> Hasil<UserId> {
    UserId::parse(u).map_err(|e| OrangTolak::UserId.tolak(e.to_string()))
}

/// Who the demo acts as in a store.
pub fn pelaku(kode: &str) -> Hasil<Pelaku> {
    let toko = kode_toko(kode)?;
    Ok(Pelaku {
        user_id: user_id("su")?,
        user_name: "Super User".into(),
        level: Level::Su,
        toko: toko.clone(),
        toko_asal: toko,
        pusat: true,
        akses: Arc::default(),
        sesi: Arc::from("demo"),
        terkunci: false,
        ganti_sandi: false,
    })
}

/// Does what somebody else must approve: the demo's people say yes to one another, in the words of the refusal. `f` gets
/// the approval's id, none at first.
pub fn disetujui<T>(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    penyetuju: &Pelaku,
    f: impl Fn(&mut Tx<'_>, &str) -> Hasil<T>,
) -> Hasil<T> {
    let t = match f(tx, "") {
        Err(t) => t,
        jadi => return jadi,
    };
    let segel = t.rincian.as_ref().and_then(|r| r["permohonan"]["segel"].as_str()).map(str::to_owned);
    let Some(segel) = segel else { return Err(t) };
    let o = otorisasi::beri(tx, p, &penyetuju.user_id, &segel)?;
    f(tx, &o.id)
}

/// The user of a store; head office's have no store in their name.
pub fn nama(siapa: &str, kode: &str) -> String {
    if kode == "PST" { siapa.to_owned() } else { format!("{siapa}-{}", kode.to_lowercase()) }
}

/// A person of a store with the rights of their level; no session stands behind them.
pub fn orang(siapa: &str, level: Level, kode: &str) -> Hasil<Pelaku> {
    let nama = nama(siapa, kode);
    let akses = pengguna::akses_bawaan(&level).into_iter().collect();
    Ok(Pelaku {
        user_id: user_id(&nama)?,
        user_name: nama,
        level,
        pusat: false,
        akses: Arc::new(akses),
        sesi: Arc::from(""),
        ..pelaku(kode)?
    })
}

/// Numbers that look like chance and never change.
#[derive(Debug, Clone)]
pub struct Acak(u64);

impl Acak {
    /// A row of its own for every store and purpose.
    pub fn benih(kode: &str, untuk: u64) -> Self {
        Self(kode.bytes().fold(untuk, |a, b| a.wrapping_mul(31) + u64::from(b)))
    }

    pub fn di(&mut self, dari: u64, sampai: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        dari + (self.0 >> 33) % (sampai - dari + 1)
    }

    pub fn pilih<'a, T>(&mut self, dari: &'a [T]) -> Option<&'a T> {
        let n = u64::try_from(dari.len()).unwrap_or(1).max(1) - 1;
        dari.get(usize::try_from(self.di(0, n)).unwrap_or(0))
    }
}

/// A store of the demo: its people, its accounts, and its own row of chance.
#[derive(Clone)]
pub struct TokoDemo {
    pub kode: &'static str,
    pub siaran: Siaran,
    pub own: Pelaku,
    pub spv: Pelaku,
    pub fin: Pelaku,
    pub kasir: [Pelaku; 2],
    pub acak: Acak,
    pub rekening: Vec<String>,
    /// the first day of the story, so many days ago
    pub pertama: i64,
}

impl TokoDemo {
    pub fn baru(tx: &mut Tx<'_>, kode: &'static str, pertama: i64, siaran: &Siaran) -> Hasil<Self> {
        let own = orang("own", Level::Own, kode)?;
        let rekening = tx.rows(
            "SELECT no_rekening FROM rekening WHERE toko = $1 AND aktif = 1 AND dihapus = 0 ORDER BY kode_bank",
            args![&own.toko],
            |r| r.get(0),
        )?;
        Ok(Self {
            kode,
            siaran: siaran.clone(),
            spv: orang("spv", Level::Spv, kode)?,
            fin: orang("fin", Level::Fin, kode)?,
            kasir: [orang("kasir1", Level::Kasir, kode)?, orang("kasir2", Level::Kasir, kode)?],
            own,
            acak: Acak::benih(kode, 11),
            rekening,
            pertama,
        })
    }

    /// A cashier whose drawer holds so much.
    pub fn berkas(&self, tx: &mut Tx<'_>, jumlah: Rupiah) -> Hasil<Option<Pelaku>> {
        for k in &self.kasir {
            if ledger::kas::saldo(tx, &k.user_id)? > jumlah {
                return Ok(Some(k.clone()));
            }
        }
        Ok(None)
    }

    /// Does the first account hold so much?
    pub fn cukup(&self, tx: &mut Tx<'_>, jumlah: Rupiah) -> Hasil<bool> {
        let ada = tx.one(
            "SELECT saldo FROM saldo_bank WHERE toko = $1 AND no_rekening = $2",
            args![&self.own.toko, self.rekening.first().map_or("", String::as_str)],
            |r| r.get::<Rupiah>(0),
        )?;
        Ok(ada.is_some_and(|s| s > jumlah))
    }
}

/// The day that is still open in one store that trades today. The transaction's clock is `jam`; `jarak` lies between two
/// steps of it, and never takes it past now.
pub struct HariIniDemo<'a> {
    pub toko: &'a TokoDemo,
    pub jam: &'a JamDiam,
    pub jarak: Duration,
    pub ingatan: Ingatan<'a>,
}

/// What the stories of the days before remember, each domain a type of its own.
pub struct Ingatan<'a>(pub Vec<&'a mut dyn Any>);

impl Ingatan<'_> {
    pub fn milik<T: Any>(&mut self) -> Option<&mut T> {
        self.0.iter_mut().find_map(|i| i.downcast_mut())
    }
}
