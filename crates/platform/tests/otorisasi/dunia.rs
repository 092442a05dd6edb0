//! Two branches and head office with their people, and every step of an approval as one call.

use db::{Db, Kunci, args};
use platform::otorisasi::{self, Alasan, Keadaan, MintaOtorisasi, Otorisasi, Permohonan};
use platform::pengguna::{self, Baru};
use platform::{Hasil, Level, Pelaku, Peristiwa, Siaran, Status, Tolak, Tujuan, sandi};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use testkit::Uji;
use tokio::sync::mpsc::UnboundedReceiver;
use values::{KodeToko, Rupiah, UserId};

pub const SANDI: &str = "karat-demo";
pub const MENIT: Duration = Duration::from_secs(60);

/// Two branches and head office with their people.
pub const ORANG: [(&str, &str, &str, bool); 13] = [
    ("kasir", "KASIR", "JKT1", false),
    ("kasir2", "KASIR", "JKT1", false),
    ("spv", "SPV", "JKT1", false),
    ("spv2", "SPV", "JKT1", false),
    ("own", "OWN", "JKT1", false),
    ("fin", "FIN", "JKT1", false),
    ("kepala", "KEPALA TOKO", "JKT1", false),
    ("spv-bdg", "SPV", "BDG1", false),
    ("own-bdg", "OWN", "BDG1", false),
    ("su", "SU", "PST", true),
    ("mu", "MU", "PST", true),
    ("pusat", "OWN", "PST", true),
    ("spv-pusat", "SPV", "PST", true),
];

pub struct Dunia {
    pub uji: Uji,
    siaran: Siaran,
    peristiwa: UnboundedReceiver<Peristiwa>,
}

pub fn uid(u: &str) -> UserId {
    UserId::parse(u).unwrap()
}

pub fn toko(k: &str) -> KodeToko {
    KodeToko::parse(k).unwrap()
}

/// A person at work in a store.
pub fn di(user: &str, kode: &str) -> Pelaku {
    let (u, level, asal, pusat) = ORANG.iter().find(|o| o.0 == user).unwrap();
    Pelaku {
        user_id: uid(u),
        user_name: (*u).to_owned(),
        level: Level::parse(level),
        toko: toko(kode),
        toko_asal: toko(asal),
        pusat: *pusat,
        akses: Arc::default(),
        sesi: Arc::from(format!("sesi-{u}")),
        terkunci: false,
        ganti_sandi: false,
    }
}

pub fn p(user: &str) -> Pelaku {
    di(user, "JKT1")
}

/// A plain request, as the specification's own calls are: it covers no document.
pub fn polos(kategori: &str) -> MintaOtorisasi {
    MintaOtorisasi {
        kategori: kategori.to_owned(),
        description: "PENJUALAN DI BAWAH MODAL".to_owned(),
        nominal: Some(Rupiah::new(1_500_000)),
        ..MintaOtorisasi::default()
    }
}

/// What the server would say it needs: for a document that exists, or for one still to be written.
pub fn perlu(kategori: &str, dokumen: Option<&str>) -> Permohonan {
    let (nominal, alasan) =
        (Rupiah::new(1_500_000), Alasan::new("BAWAH_MODAL", "PENJUALAN DI BAWAH MODAL").pada("GELANG"));
    match dokumen {
        Some(no) => Permohonan::dokumen(kategori, no, nominal, alasan),
        None => Permohonan::isi(kategori, nominal, vec![alasan], vec!["JUAL GELANG 2.5".to_owned()]),
    }
}

/// Asking for it.
pub fn minta(h: &Permohonan) -> MintaOtorisasi {
    MintaOtorisasi { permohonan: Some(h.keluar().unwrap().segel), ..MintaOtorisasi::default() }
}

pub fn m(kategori: &str) -> MintaOtorisasi {
    minta(&perlu(kategori, None))
}

pub fn untuk(dokumen: &str) -> MintaOtorisasi {
    minta(&perlu("PENJUALAN", Some(dokumen)))
}

impl Dunia {
    pub async fn baru(uji: Uji) -> Self {
        static HASH: OnceLock<String> = OnceLock::new();
        let hash = HASH.get_or_init(|| sandi::buat(SANDI).unwrap()).clone();
        for t in ["JKT1", "BDG1", "PST"] {
            testkit::toko(&uji.db, t).await;
        }
        uji.db
            .write(Kunci::rantai(), move |tx| {
                for (u, level, t, pusat) in ORANG {
                    let b = Baru {
                        user_id: uid(u),
                        user_name: u.to_owned(),
                        level: Level::parse(level),
                        kode_toko: toko(t),
                        pusat,
                        sandi: hash.clone(),
                        ganti_sandi: false,
                        akses: Vec::new(),
                    };
                    pengguna::buat(tx, &b, "uji")?;
                }
                Ok::<_, Tolak>(())
            })
            .await
            .unwrap();
        let (siaran, peristiwa) = Siaran::baru();
        Self { uji, siaran, peristiwa }
    }

    pub fn db(&self) -> &Db {
        &self.uji.db
    }

    pub fn maju(&self, lama: Duration) {
        self.uji.jam.maju(lama);
    }

    pub async fn minta(&self, peminta: &Pelaku, m: MintaOtorisasi) -> Hasil<Otorisasi> {
        let (q, s) = (peminta.clone(), self.siaran.clone());
        self.db().write(q.toko.clone(), move |tx| otorisasi::minta(tx, &q, &m, &s)).await
    }

    pub async fn langsung(&self, peminta: &Pelaku, penyetuju: &str, m: MintaOtorisasi) -> Hasil<Otorisasi> {
        self.langsung_dengan(peminta, penyetuju, SANDI, m).await
    }

    pub async fn langsung_dengan(
        &self,
        q: &Pelaku,
        siapa: &str,
        sandi: &str,
        m: MintaOtorisasi,
    ) -> Hasil<Otorisasi> {
        otorisasi::langsung(self.db(), q, &uid(siapa), sandi.to_owned(), "10.0.0.7", &m).await
    }

    pub async fn setujui(&self, q: &Pelaku, id: &str) -> Hasil<Otorisasi> {
        otorisasi::setujui(self.db(), q, id, SANDI.to_owned(), "10.0.0.9", &self.siaran).await
    }

    pub async fn tolak(&self, q: &Pelaku, id: &str, alasan: &str) -> Hasil<Otorisasi> {
        let (q, id, alasan, s) = (q.clone(), id.to_owned(), alasan.to_owned(), self.siaran.clone());
        self.db().write(q.toko.clone(), move |tx| otorisasi::tolak(tx, &q, &id, &alasan, &s)).await
    }

    pub async fn tarik(&self, q: &Pelaku, id: &str) -> Hasil<Otorisasi> {
        let (q, id, s) = (q.clone(), id.to_owned(), self.siaran.clone());
        self.db().write(q.toko.clone(), move |tx| otorisasi::tarik(tx, &q, &id, &s)).await
    }

    pub async fn pakai(&self, q: &Pelaku, id: &str, kategori: &str, dok: Option<&str>) -> Hasil<Otorisasi> {
        pakai(self.db(), q, id, kategori, dok).await
    }

    /// The state as the requester sees it.
    pub async fn keadaan(&self, q: &Pelaku, id: &str) -> Keadaan {
        let (q, id, kini) = (q.clone(), id.to_owned(), self.db().jam().sekarang());
        self.db().read(move |c| otorisasi::lihat(c, &q, &id, kini)).await.unwrap().status
    }

    pub async fn kotak(&self, q: &Pelaku) -> Hasil<Vec<String>> {
        let (q, kini) = (q.clone(), self.db().jam().sekarang());
        let isi = self.db().read(move |c| otorisasi::kotak(c, &q, kini)).await?;
        Ok(isi.into_iter().map(|o| o.id).collect())
    }

    /// Changes a user as the user screens will.
    pub async fn ubah_user(&self, sql: &'static str, user: &str) {
        let user = user.to_owned();
        self.db()
            .write(Kunci::rantai(), move |tx| {
                assert_eq!(tx.exec(sql, args![user.as_str()])?, 1);
                Ok::<_, db::Error>(())
            })
            .await
            .unwrap();
    }

    pub async fn audit(&self, objek: &str) -> Vec<(String, String)> {
        let objek = objek.to_owned();
        self.db()
            .read(move |c| {
                c.rows(
                    "SELECT oleh, aksi FROM audit WHERE toko = 'JKT1' AND objek = $1 ORDER BY seq",
                    args![objek.as_str()],
                    |r| Ok((r.get(0)?, r.get(1)?)),
                )
            })
            .await
            .unwrap()
    }

    pub fn peristiwa(&mut self) -> Vec<(Tujuan, &'static str, serde_json::Value)> {
        let mut semua = Vec::new();
        while let Ok(e) = self.peristiwa.try_recv() {
            semua.push((e.tujuan, e.nama, e.isi));
        }
        semua
    }
}

pub async fn pakai(db: &Db, q: &Pelaku, id: &str, kategori: &str, dok: Option<&str>) -> Hasil<Otorisasi> {
    let (q, id) = (q.clone(), id.to_owned());
    pakai_untuk(db, &q, &id, perlu(kategori, dok)).await
}

pub async fn pakai_untuk(db: &Db, q: &Pelaku, id: &str, untuk: Permohonan) -> Hasil<Otorisasi> {
    let (q, id) = (q.clone(), id.to_owned());
    db.write(q.toko.clone(), move |tx| otorisasi::pakai(tx, &id, &q, &untuk)).await
}

#[track_caller]
pub fn ditolak<T: std::fmt::Debug>(hasil: Hasil<T>, status: Status, kode: &str) -> Tolak {
    let t = hasil.expect_err("harus ditolak");
    assert_eq!((t.status, t.kode), (status, kode), "{}", t.pesan);
    t
}
