//! Requests and answers in the form they have on the wire: a test writes what a screen would send and reads what it would
//! be told, with the use case alone in between. A field that no request has is an error of the test.

use crate::Dunia;
use db::{Conn, Kunci, Row, Tx, Val};
use platform::{Hasil, Pelaku, Tolak};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A request as its body says it.
#[track_caller]
pub fn isi<M: DeserializeOwned>(badan: &Value) -> M {
    let teks = badan.to_string();
    let (mut baca, mut asing) = (serde_json::Deserializer::from_str(&teks), Vec::new());
    let m = serde_ignored::deserialize(&mut baca, |p| asing.push(p.to_string()))
        .unwrap_or_else(|e| panic!("{e}: {teks}"));
    assert!(asing.is_empty(), "tidak ada isian {asing:?}: {teks}");
    m
}

/// An answer as its body would say it.
pub fn tampil(jawab: &impl Serialize) -> Value {
    serde_json::from_str(&serde_json::to_string(jawab).unwrap()).unwrap()
}

/// The refusal of this code; a success is an error of the test.
#[track_caller]
pub fn ditolak<T: std::fmt::Debug>(h: Hasil<T>, kode: &str) -> Tolak {
    let t = h.expect_err("mestinya ditolak");
    assert_eq!(t.kode, kode, "{t:?}");
    t
}

impl Dunia {
    /// A use case on a request, in one transaction of the person's store.
    pub async fn minta<M, T>(
        &self,
        p: &Pelaku,
        badan: &Value,
        kerja: impl Fn(&mut Tx<'_>, &Pelaku, &M) -> Hasil<T> + Send + 'static,
    ) -> Hasil<Value>
    where
        M: DeserializeOwned + Send + Sync + 'static,
        T: Serialize,
    {
        self.minta_di(Kunci::toko(p.toko.clone()), p, badan, kerja).await
    }

    /// The same, owning this key.
    pub async fn minta_di<M, T>(
        &self,
        kunci: Kunci,
        p: &Pelaku,
        badan: &Value,
        kerja: impl Fn(&mut Tx<'_>, &Pelaku, &M) -> Hasil<T> + Send + 'static,
    ) -> Hasil<Value>
    where
        M: DeserializeOwned + Send + Sync + 'static,
        T: Serialize,
    {
        let (p, m) = (p.clone(), isi::<M>(badan));
        self.db().write(kunci, move |tx| Ok::<_, Tolak>(tampil(&kerja(tx, &p, &m)?))).await
    }

    /// With the approval of this person where one must be given. Where only an owner will do, the owner of head office is
    /// asked.
    pub async fn minta_izin<M, T>(
        &self,
        (p, penyetuju): (&Pelaku, &str),
        badan: &Value,
        kerja: impl Fn(&mut Tx<'_>, &Pelaku, &M) -> Hasil<T> + Clone + Send + 'static,
    ) -> Hasil<Value>
    where
        M: DeserializeOwned + Send + Sync + 'static,
        T: Serialize,
    {
        self.minta_izin_di(Kunci::toko(p.toko.clone()), (p, penyetuju), badan, kerja).await
    }

    /// The same, owning this key.
    pub async fn minta_izin_di<M, T>(
        &self,
        kunci: Kunci,
        (p, penyetuju): (&Pelaku, &str),
        badan: &Value,
        kerja: impl Fn(&mut Tx<'_>, &Pelaku, &M) -> Hasil<T> + Clone + Send + 'static,
    ) -> Hasil<Value>
    where
        M: DeserializeOwned + Send + Sync + 'static,
        T: Serialize,
    {
        let h = self.minta_di(kunci.clone(), p, badan, kerja.clone()).await;
        let Err(t) = &h else { return h };
        let Some(minta) = t.rincian.as_ref().map(|r| &r["permohonan"]).filter(|m| m.is_object()) else {
            return h;
        };
        let siapa = if minta["pemilik"] == true { "pusat" } else { penyetuju };
        let mut badan = badan.clone();
        badan["otorisasi"] = Value::String(self.izin(p, siapa, t).await?);
        self.minta_di(kunci, p, &badan, kerja).await
    }

    /// What somebody reads.
    pub async fn lihat<T: Serialize>(
        &self,
        f: impl Fn(&mut Conn) -> Hasil<T> + Send + 'static,
    ) -> Hasil<Value> {
        self.db().read(move |c| Ok::<_, Tolak>(tampil(&f(c)?))).await
    }

    /// The rows of a query, each as its columns in text, parted by `|`.
    pub async fn baris(&self, sql: &str, isi: &[Val]) -> Vec<String> {
        baris(self.db(), sql, isi).await
    }

    /// Changes rows behind the program's back.
    pub async fn ubah(&self, sql: &str, isi: &[Val]) {
        let (sql, isi) = (sql.to_owned(), isi.to_vec());
        self.db().write(Kunci::rantai(), move |tx| tx.exec(&sql, &isi)).await.unwrap();
    }

    /// A member of the register as the register leaves one: the card and how it got its code.
    pub async fn anggota(&self, kode_pelanggan: &str, kode_member: &str) {
        self.ubah(
            "INSERT INTO pelanggan (kode_pelanggan, toko, kode_member, jenis_pelanggan, nama_customer, alamat_customer, no_hp, \
             sidik_nik, nik_samar, cari, dibuat, oleh, diubah, versi) VALUES ($1, 'JKT1', $2, 'MEMBER', $2, '', '', '', '', '', \
             '2026-11-01', 'x', '2026-11-01', 1)",
            db::args![kode_pelanggan, kode_member],
        )
        .await;
        self.ubah(
            "INSERT INTO member_kode (kode_member, kode_pelanggan, cara, toko, waktu, oleh) \
             VALUES ($2, $1, 'KARTU', 'JKT1', '2026-11-01', 'x')",
            db::args![kode_pelanggan, kode_member],
        )
        .await;
    }

    /// The business day of stores, as their closing would leave it.
    pub async fn hari(&self, tanggal: &str, toko: &[&str]) {
        for kode in toko {
            let sql = "UPDATE toko SET tgl_system = $2 WHERE kode_toko = $1";
            self.ubah(sql, db::args![*kode, tanggal]).await;
        }
    }

    /// Books and projections agree, by the rules of all domains.
    pub async fn bersih(&self) {
        let temuan = self.uji.temuan().await;
        assert!(temuan.is_empty(), "{temuan:#?}");
    }
}

/// The rows of a query, each as its columns in text, parted by `|`.
pub async fn baris(db: &db::Db, sql: &str, isi: &[Val]) -> Vec<String> {
    let (sql, isi) = (sql.to_owned(), isi.to_vec());
    let baca = db.read(move |c| {
        let n = c.kolom(&sql)?.len();
        c.rows(&sql, &isi, |r| {
            (0..n).map(|i| teks_kolom(r, i)).collect::<db::Result<Vec<_>>>().map(|k| k.join("|"))
        })
    });
    baca.await.unwrap()
}

fn teks_kolom(r: &Row<'_>, i: usize) -> db::Result<String> {
    if let Ok(n) = r.get::<Option<i64>>(i) {
        return Ok(n.map_or_else(|| "NULL".to_owned(), |n| n.to_string()));
    }
    Ok(r.get::<Option<String>>(i)?.unwrap_or_else(|| "NULL".to_owned()))
}
