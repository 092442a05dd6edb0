//! One store and who acts in it, with the calls of the engine as the server makes them.

use crate::contoh;
use db::{Kunci, Tx};
use master::{Aktifkan, Lingkup, Master, Mentah, Simpan, TanyaMaster, Terimpor};
use platform::modul::{self, Isi};
use platform::{Hasil, Level, Pelaku, Siaran, menu};
use serde_json::Value;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use testkit::Uji;
use values::{KodeToko, UserId};

#[derive(Clone)]
pub struct Toko {
    pub u: Uji,
    pub p: Pelaku,
}

pub fn master(slug: &str) -> &'static Master {
    master::cari(slug).unwrap_or_else(|| panic!("tidak ada master {slug}"))
}

/// The masters of stores can share a database; those of the chain each want their own.
pub fn setiap_master<F, Fut>(f: F)
where
    F: Fn(Toko, &'static Master) -> Fut,
    Fut: Future<Output = ()>,
{
    let (toko, rantai): (Vec<&'static Master>, Vec<&'static Master>) =
        master::SEMUA.iter().copied().partition(|m| m.lingkup == Lingkup::Toko);
    let f = &f;
    testkit::kedua_mesin(|u| {
        let toko = toko.clone();
        async move {
            for (i, m) in toko.into_iter().enumerate() {
                eprintln!("{}", m.slug());
                f(Toko::baru(&u, &format!("T{i:02}")).await, m).await;
            }
        }
    });
    for m in rantai {
        testkit::kedua_mesin(|u| async move {
            eprintln!("{}", m.slug());
            f(Toko::baru(&u, "T00").await, m).await;
        });
    }
}

pub fn pelaku(toko: &KodeToko, level: Level) -> Pelaku {
    Pelaku {
        user_id: UserId::parse("rina").unwrap(),
        user_name: "Rina".into(),
        level,
        toko: toko.clone(),
        toko_asal: toko.clone(),
        // Some masters are the chain's, which head office alone writes.
        pusat: true,
        akses: Arc::new(HashSet::new()),
        sesi: Arc::from("uji"),
        terkunci: false,
        ganti_sandi: false,
    }
}

pub fn mentah(isi: &Value) -> Mentah {
    let isi = isi.as_object().unwrap();
    isi.iter().map(|(k, v)| (k.clone(), serde_json::value::to_raw_value(v).unwrap())).collect()
}

impl Toko {
    /// A store with every module on, and coupons without a limit.
    pub async fn baru(u: &Uji, kode: &str) -> Self {
        let kode = testkit::toko(&u.db, kode).await;
        let t = Self { u: u.clone(), p: pelaku(&kode, Level::Own) };
        let mut modul: Vec<&str> = menu::RUTE
            .iter()
            .filter_map(|r| if let menu::Gerbang::Modul(k) = r.gerbang { Some(k) } else { None })
            .collect();
        modul.sort_unstable();
        modul.dedup();
        t.atur_modul(modul.iter().map(|k| Isi { key: (*k).to_owned(), value: "on".to_owned() }).collect())
            .await;
        // Sample rows are of any worth.
        t.modul("KUPON_MAKS_PERSEN", "100").await;
        t
    }

    pub async fn modul(&self, kunci: &str, nilai: &str) {
        self.atur_modul(vec![Isi { key: kunci.into(), value: nilai.into() }]).await;
    }

    async fn atur_modul(&self, isi: Vec<Isi>) {
        let (siaran, _peristiwa) = Siaran::baru();
        self.tulis(move |tx, p| modul::ubah(tx, p, &isi, &siaran)).await.unwrap();
    }

    pub async fn tulis<T, F>(&self, f: F) -> Hasil<T>
    where
        T: Send + 'static,
        F: Fn(&mut Tx<'_>, &Pelaku) -> Hasil<T> + Send + 'static,
    {
        let p = self.p.clone();
        self.u.db.write(Kunci::toko(p.toko.clone()).dengan_rantai(), move |tx| f(tx, &p)).await
    }

    pub async fn tambah(&self, m: &'static Master, isi: &Value) -> Hasil<Simpan> {
        let isi = isi.clone();
        self.tulis(move |tx, p| master::tambah(tx, m, p, &mentah(&isi))).await
    }

    /// Adds the n-th sample row, and first the rows it names.
    pub async fn contoh(&self, m: &'static Master, n: usize) -> Hasil<Simpan> {
        self.tulis(move |tx, p| {
            contoh::pastikan_rujukan(tx, p, m, n)?;
            master::tambah(tx, m, p, &mentah(&contoh::baris(m, n)))
        })
        .await
    }

    /// What the n-th sample row names.
    pub async fn rujukan(&self, m: &'static Master, n: usize) {
        self.semua_rujukan(m, n..n + 1).await;
    }

    pub async fn semua_rujukan(&self, m: &'static Master, baris: std::ops::Range<usize>) {
        self.tulis(move |tx, p| baris.clone().try_for_each(|n| contoh::pastikan_rujukan(tx, p, m, n)))
            .await
            .unwrap();
    }

    pub async fn ubah(&self, m: &'static Master, id: &str, isi: &Value) -> Hasil<Simpan> {
        let (id, isi) = (id.to_owned(), isi.clone());
        self.tulis(move |tx, p| master::ubah(tx, m, p, &id, &mentah(&isi))).await
    }

    pub async fn hapus(&self, m: &'static Master, id: &str) -> Hasil<()> {
        let id = id.to_owned();
        self.tulis(move |tx, p| master::hapus(tx, m, p, &id)).await
    }

    pub async fn impor(&self, m: &'static Master, csv: &str) -> Hasil<usize> {
        Ok(self.impor_dengan(m, csv, Aktifkan::Tanya).await?.disimpan())
    }

    /// With an answer to 'Aktifkan kembali?'.
    pub async fn impor_dengan(&self, m: &'static Master, csv: &str, aktifkan: Aktifkan) -> Hasil<Terimpor> {
        let csv = csv.to_owned();
        self.tulis(move |tx, p| master::impor(tx, m, p, csv.as_bytes(), &aktifkan)).await
    }

    pub async fn pratinjau(&self, m: &'static Master, csv: &str) -> Hasil<master::Pratinjau> {
        let csv = csv.to_owned();
        self.tulis(move |tx, p| master::pratinjau(tx, m, p, csv.as_bytes())).await
    }

    /// A list at one of the master's paths.
    pub async fn di(
        &self,
        m: &'static Master,
        path: &str,
        code: Option<&str>,
        t: TanyaMaster,
    ) -> Hasil<(Vec<Value>, i64)> {
        let (p, path, code) = (self.p.clone(), path.to_owned(), code.map(str::to_owned));
        let h = self.u.db.read(move |c| master::daftar(c, m, &p, &path, code.as_deref(), &t)).await?;
        Ok((serde_json::from_str(h.data.get()).unwrap(), h.count))
    }

    pub async fn daftar(&self, m: &'static Master, t: TanyaMaster) -> (Vec<Value>, i64) {
        self.di(m, m.daftar[0], None, t).await.unwrap()
    }

    pub async fn semua(&self, m: &'static Master) -> Vec<Value> {
        self.daftar(m, TanyaMaster::default()).await.0
    }

    pub async fn id(&self, m: &'static Master, kunci: BTreeMap<String, String>) -> Hasil<String> {
        self.tulis(move |tx, p| master::id_menurut_kunci(tx, m, p, &kunci)).await
    }

    pub async fn aksi(&self, m: &'static Master, id: &str) -> Vec<(i64, String)> {
        let (p, id) = (self.p.clone(), id.to_owned());
        let v = self.u.db.read(move |c| master::riwayat(c, m, &p, &id)).await.unwrap();
        v.into_iter().map(|v| (v.versi, v.aksi)).collect()
    }
}
