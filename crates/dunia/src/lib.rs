//! The world that rules of a domain are tested in: the demo's stores, people and masters on a database of their own, the
//! day's prices confirmed, and what a test does in it as one call: act as somebody, lay pieces on a tray, change
//! a setting, look into a book. No HTTP: rules are tested at the use case. Only tests depend on it.

// A helper that cannot do its work must fail the test that called it, at once and loudly.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod minta;

use barang::tambah::{self, Baru, harga_hari};
use db::{Db, Kunci, Tx, Val, args};
use harga::Terbit;
pub use minta::{baris, ditolak, isi, tampil};
use parking_lot::Mutex;
use platform::modul::{self, Isi};
use platform::otorisasi::{self, MintaOtorisasi};
use platform::{Hasil, Level, Pelaku, Peristiwa, Siaran, Tolak, pengguna};
use std::sync::Arc;
use testkit::{Contoh, Jenis, Uji};
use tokio::sync::mpsc::UnboundedReceiver;
use values::{Berat, Kadar, KodeToko, UserId};

/// The demo's password at the least that Argon2 takes. A hash says its own price, so a login with it is the whole
/// login but for the price, which was a quarter of what the server's tests spent.
pub const HASH_RINGAN: &str =
    "$argon2id$v=19$m=8,t=1,p=1$a2FyYXQtdWppLXJpbmdhbg$ZAuN9Zw28hUs0bWnyBTV5HqCJbxOhkvOOuPDE6wlJ/w";

/// The demo's stores and people, with [`HASH_RINGAN`].
pub async fn isi_demo(db: &Db, siaran: &Siaran) {
    demo::isi(db, siaran).await.expect("data demo tidak bisa diisi");
    db.write(Kunci::rantai(), |tx| tx.exec("UPDATE pengguna SET sandi = $1", args![HASH_RINGAN]))
        .await
        .unwrap();
}

/// The demo's stores (PST, JKT1, BDG1, SBY1) and their people.
pub static DEMO: Contoh = Contoh {
    nama: "demo",
    isi: |db| Box::pin(async move { isi_demo(&db, &Siaran::baru().0).await }),
    bukti: &rangkai::BUKTI,
};

/// The same with the masters of every store: groups, types, warehouses, trays and today's prices.
pub static MASTER: Contoh = Contoh {
    nama: "master",
    isi: |db| {
        Box::pin(async move {
            isi_demo(&db, &Siaran::baru().0).await;
            demo::isi_master(&db).await.expect("master demo tidak bisa diisi");
        })
    },
    bukti: &rangkai::BUKTI,
};

/// Tables without rows.
static POLOS: Contoh = Contoh { nama: "contoh", isi: |_| Box::pin(async {}), bukti: &rangkai::BUKTI };

/// Like `testkit::kedua_mesin`, with the rules of all domains proved after the test.
pub fn kedua_mesin<F, Fut>(f: F)
where
    F: Fn(Uji) -> Fut,
    Fut: Future<Output = ()>,
{
    testkit::kedua_mesin_dari(&POLOS, f);
}

/// The same on one engine; passed over when this run does not have it.
pub fn satu_mesin<F, Fut>(jenis: Jenis, f: F)
where
    F: Fn(Uji) -> Fut,
    Fut: Future<Output = ()>,
{
    testkit::satu_mesin_dari(&POLOS, jenis, f);
}

platform::penolakan! {
    /// Refusals that only tests make.
    pub enum UjiTolak {
        Dibatalkan = "UJI-01" Aturan "a change that is looked at and undone",
    }
}

/// The store tests work in unless they say otherwise.
pub const TOKO: &str = "JKT1";

pub struct Dunia {
    pub uji: Uji,
    pub siaran: Siaran,
    peristiwa: Mutex<UnboundedReceiver<Peristiwa>>,
}

/// Runs a test body on every engine of this run. The prices of 2026-11-15 stand confirmed in every store.
pub fn di_kedua<F, Fut>(f: F)
where
    F: Fn(Arc<Dunia>) -> Fut,
    Fut: Future<Output = ()>,
{
    testkit::kedua_mesin_dari(&MASTER, |uji| async { f(Dunia::baru(uji)).await });
}

/// The engines of a run of which there are several, each with a seed of its own: they take turns. A seed that somebody asks
/// for (`KARAT_BENIH`) runs on all of them.
pub fn giliran(ke: usize) -> Vec<Jenis> {
    let semua = testkit::mesin();
    if std::env::var("KARAT_BENIH").is_ok() { semua } else { vec![semua[ke % semua.len()]] }
}

/// Runs a test body on the engines whose turn it is.
pub fn bergilir<F, Fut>(ke: usize, f: F)
where
    F: Fn(Arc<Dunia>) -> Fut,
    Fut: Future<Output = ()>,
{
    for jenis in giliran(ke) {
        testkit::satu_mesin_dari(&MASTER, jenis, |uji| async { f(Dunia::baru(uji)).await });
    }
}

pub fn toko(kode: &str) -> KodeToko {
    KodeToko::parse(kode).unwrap()
}

/// What a refusal is called; a success is an error of the test.
#[track_caller]
pub fn kode<T: std::fmt::Debug>(h: Hasil<T>) -> String {
    h.expect_err("mestinya ditolak").kode.to_owned()
}

impl Dunia {
    pub fn baru(uji: Uji) -> Arc<Self> {
        let (siaran, peristiwa) = Siaran::baru();
        Arc::new(Self { uji, siaran, peristiwa: Mutex::new(peristiwa) })
    }

    pub fn db(&self) -> &Db {
        &self.uji.db
    }

    /// The events raised since the last look.
    pub fn peristiwa(&self) -> Vec<Peristiwa> {
        let mut p = self.peristiwa.lock();
        std::iter::from_fn(|| p.try_recv().ok()).collect()
    }

    /// A person of the demo at work in their own store, with the rights they have; no session stands behind them.
    pub async fn orang(&self, user: &str) -> Pelaku {
        let user = UserId::parse(user).unwrap();
        self.db()
            .read(move |c| {
                let akses = pengguna::akses(c, &user)?;
                let ada = c.one(
                    "SELECT user_name, level, kode_toko, pusat FROM pengguna WHERE user_id = $1",
                    args![&user],
                    |r| {
                        let toko: KodeToko = r.get(2)?;
                        Ok(Pelaku {
                            user_id: user.clone(),
                            user_name: r.get(0)?,
                            level: Level::parse(r.text(1)?),
                            toko: toko.clone(),
                            toko_asal: toko,
                            pusat: r.int(3)? == 1,
                            akses: Arc::new(akses.clone()),
                            sesi: Arc::from(""),
                            terkunci: false,
                            ganti_sandi: false,
                        })
                    },
                )?;
                Ok::<_, Tolak>(ada.unwrap_or_else(|| panic!("tidak ada pengguna {user}")))
            })
            .await
            .unwrap()
    }

    /// A use case in one transaction of the person's store.
    pub async fn kerja<T: Send + 'static>(
        &self,
        p: &Pelaku,
        f: impl Fn(&mut Tx<'_>, &Pelaku) -> Hasil<T> + Send + 'static,
    ) -> Hasil<T> {
        let p = p.clone();
        self.db().write(Kunci::toko(p.toko.clone()), move |tx| f(tx, &p)).await
    }

    /// The same, owning the chain's key too.
    pub async fn kerja_rantai<T: Send + 'static>(
        &self,
        p: &Pelaku,
        f: impl Fn(&mut Tx<'_>, &Pelaku) -> Hasil<T> + Send + 'static,
    ) -> Hasil<T> {
        let p = p.clone();
        self.db().write(Kunci::toko(p.toko.clone()).dengan_rantai(), move |tx| f(tx, &p)).await
    }

    /// The id of an approval of what a refusal says must be approved, given by this person with their password.
    pub async fn izin(&self, peminta: &Pelaku, penyetuju: &str, t: &Tolak) -> Hasil<String> {
        let segel = t.rincian.as_ref().and_then(|r| r["permohonan"]["segel"].as_str().map(str::to_owned));
        let m = MintaOtorisasi {
            permohonan: Some(segel.unwrap_or_else(|| panic!("tanpa permohonan: {t}"))),
            ..MintaOtorisasi::default()
        };
        self.setujui(peminta, penyetuju, &m).await
    }

    /// The id of an approval of this request, given by this person with their password.
    pub async fn setujui(&self, peminta: &Pelaku, penyetuju: &str, m: &MintaOtorisasi) -> Hasil<String> {
        let siapa = UserId::parse(penyetuju).unwrap();
        let o = otorisasi::langsung(self.db(), peminta, &siapa, demo::SANDI.to_owned(), "uji", m).await?;
        Ok(o.id)
    }

    /// The owner of a store of the demo.
    pub async fn pemilik(&self, kode: &str) -> Pelaku {
        let nama = if kode == "PST" { "own".to_owned() } else { format!("own-{}", kode.to_lowercase()) };
        self.orang(&nama).await
    }

    /// Confirms the prices of a store's day as they were carried forward.
    pub async fn terbitkan_harga(&self, kode: &str) {
        let (own, siaran) = (self.pemilik(kode).await, self.siaran.clone());
        self.kerja(&own, move |tx, p| {
            let penanda = harga::hari_ini(tx, p)?.penanda;
            let m = Terbit { penanda, baris: Vec::new(), toko: Vec::new(), yakin: true };
            harga::terbitkan(tx, p, &m, &siaran)
        })
        .await
        .unwrap();
    }

    /// New 75% rings in a tray of the showcase of [`TOKO`], of so many milligrams each; their barcodes.
    pub async fn barang(&self, baki: &str, mg: &[i64]) -> Vec<String> {
        self.barang_di(TOKO, baki, mg).await
    }

    pub async fn barang_di(&self, kode: &str, baki: &str, mg: &[i64]) -> Vec<String> {
        let own = self.pemilik(kode).await;
        let baris: Vec<Baru> = mg
            .iter()
            .map(|mg| Baru {
                kode_group: "750".to_owned(),
                kode_dept: "CIN750".to_owned(),
                kode_gudang: "TOKO".to_owned(),
                kode_toko: baki.to_owned(),
                nama_barang: "CINCIN UJI".to_owned(),
                berat_asli: Berat::mg(*mg),
                kadar: Kadar::perseratus(8_000).ok(),
                kadar_cetak: Kadar::perseratus(7_500).ok(),
                kadar_modal: Kadar::perseratus(7_700).ok(),
                ..Baru::default()
            })
            .collect();
        self.kerja(&own, move |tx, p| {
            let harga = harga_hari(tx, p)?;
            tambah::banyak(tx, p, &harga.gram, &baris)
        })
        .await
        .unwrap()
        .into_iter()
        .map(|t| t.kode_barcode)
        .collect()
    }

    /// A setting of a store, as its owner changes it.
    pub async fn setel(&self, kode: &str, kunci: &str, nilai: &str) {
        let (own, siaran) = (self.pemilik(kode).await, self.siaran.clone());
        let isi = vec![Isi { key: kunci.to_owned(), value: nilai.to_owned() }];
        self.kerja_rantai(&own, move |tx, p| modul::ubah(tx, p, &isi, &siaran)).await.unwrap();
    }

    /// The rules that the proof of balance would find broken after this change in a store, which is undone.
    pub async fn bila(
        &self,
        kode: &str,
        f: impl Fn(&mut Tx<'_>) -> Hasil<()> + Send + 'static,
    ) -> Vec<String> {
        let bukti = self.uji.bukti();
        let hasil = self.db().write(toko(kode), move |tx| {
            f(tx)?;
            let h = ledger::periksa::semua(tx, bukti)?;
            let aturan: Vec<&str> = h.temuan.iter().map(|t| t.aturan).collect();
            Err::<(), _>(UjiTolak::Dibatalkan.tolak(aturan.join("\n")))
        });
        let t = hasil.await.expect_err("selalu dibatalkan");
        assert!(t.adalah(UjiTolak::Dibatalkan), "{t}");
        t.pesan.lines().map(str::to_owned).collect()
    }

    /// One whole number.
    pub async fn angka(&self, sql: &str, isi: &[Val]) -> i64 {
        let (sql, isi) = (sql.to_owned(), isi.to_vec());
        self.db().read(move |c| c.nilai::<i64>(&sql, &isi)).await.unwrap()
    }

    /// What a cashier's drawer holds.
    pub async fn laci(&self, user: &str) -> i64 {
        let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_kas WHERE kasir = $1";
        self.angka(sql, args![user]).await
    }

    /// Where a piece lies (`TOKO/A06`); nothing when it is in no tray.
    pub async fn letak(&self, barcode: &str) -> Option<String> {
        let kode = barcode.to_owned();
        self.db()
            .read(move |c| {
                c.one(
                    "SELECT gudang || '/' || baki FROM saldo_barang WHERE kode_barcode = $1",
                    args![kode],
                    |r| r.get(0),
                )
            })
            .await
            .unwrap()
    }
}
