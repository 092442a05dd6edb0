//! Books of what is owed: an account and why it moved, in and out, and what is left of it, which never falls below nothing. The
//! craftsmen's gold, receivables and loans are such books: each says its names, and what it is called when there is too little.

use crate::baris::Buku;
use crate::{Arah, Dok, Galat, Result};
use db::{Conn, Val, args};
use values::{KodeToko, NoFaktur};

pub(crate) struct BukuUtang {
    /// its own columns: the account, why it moved, in, out
    pub(crate) buku: Buku,
    /// the table of what is left
    pub(crate) saldo: &'static str,
    /// what is left is kept of each account and kind, not of the account alone
    pub(crate) per_jenis: bool,
    /// account, what is there, what is asked of it
    pub(crate) kurang: fn(String, i64, i64) -> Galat,
}

pub(crate) struct BarisUtang {
    pub(crate) akun: String,
    pub(crate) jenis: &'static str,
    pub(crate) arah: Arah,
    pub(crate) jumlah: i64,
}

struct Isi {
    akun: String,
    jenis: String,
    masuk: i64,
    keluar: i64,
    balik: Option<i64>,
}

impl BukuUtang {
    /// Posts lines and keeps what is left.
    pub(crate) fn catat(&self, dok: &mut Dok<'_, '_>, baris: impl Iterator<Item = BarisUtang>) -> Result<()> {
        let isi = baris
            .map(|b| {
                let (masuk, keluar) = match b.arah {
                    Arah::Masuk => (b.jumlah, 0),
                    Arah::Keluar => (0, b.jumlah),
                };
                Isi { akun: b.akun, jenis: b.jenis.to_owned(), masuk, keluar, balik: None }
            })
            .collect();
        self.tulis(dok, isi)
    }

    /// Posts the exact reverse of a document's lines; nothing when it had none. Refused when what it gave was given back since.
    pub(crate) fn balikkan(&self, dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
        let toko = dok.tx.toko().clone();
        let tabel = self.buku.tabel;
        let [akun, jenis] = self.kunci();
        let sql = format!(
            "SELECT b.id, b.{akun}, b.{jenis}, b.keluar, b.masuk FROM {tabel} b \
             WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
             AND NOT EXISTS (SELECT 1 FROM {tabel} x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id"
        );
        let baris = dok.tx.rows(&sql, args![&toko, asal], |r| {
            let (akun, jenis) = (r.get(1)?, r.get(2)?);
            Ok(Isi { akun, jenis, masuk: r.int(3)?, keluar: r.int(4)?, balik: Some(r.int(0)?) })
        })?;
        self.tulis(dok, baris)
    }

    /// What is left of an account (of the kind, where each kind has its own).
    pub(crate) fn saldo(&self, c: &mut Conn, toko: &KodeToko, akun: &str, jenis: &str) -> Result<i64> {
        let (syarat, nilai) = self.syarat(toko, akun, jenis);
        let sql = format!("SELECT saldo FROM {} WHERE {syarat}", self.saldo);
        Ok(c.one(&sql, &nilai, |r| r.int(0))?.unwrap_or(0))
    }

    const fn kunci(&self) -> [&'static str; 2] {
        [self.buku.sendiri[0], self.buku.sendiri[1]]
    }

    /// Which row of what is left is meant, and the values that say so.
    fn syarat(&self, toko: &KodeToko, akun: &str, jenis: &str) -> (String, Vec<Val>) {
        let [kolom, per] = self.kunci();
        let mut nilai = args![toko, akun].to_vec();
        if !self.per_jenis {
            return (format!("toko = $1 AND {kolom} = $2"), nilai);
        }
        nilai.push(jenis.into());
        (format!("toko = $1 AND {kolom} = $2 AND {per} = $3"), nilai)
    }

    fn tulis(&self, dok: &mut Dok<'_, '_>, baris: Vec<Isi>) -> Result<()> {
        if baris.is_empty() {
            return Ok(());
        }
        let toko = dok.tx.toko().clone();
        for b in &baris {
            if b.masuk < 0 || b.keluar < 0 || (b.masuk == 0) == (b.keluar == 0) {
                return Err(Galat::JumlahNol);
            }
            if b.masuk > 0 {
                self.tambah(dok, &toko, b)?;
            } else {
                self.kurangi(dok, &toko, b)?;
            }
        }
        let isi = baris
            .into_iter()
            .map(|b| {
                let v: Vec<Val> = vec![b.akun.into(), b.jenis.into(), b.masuk.into(), b.keluar.into()];
                (v, b.balik)
            })
            .collect();
        self.buku.tulis(dok, isi)?;
        Ok(())
    }

    fn tambah(&self, dok: &mut Dok<'_, '_>, toko: &KodeToko, b: &Isi) -> Result<()> {
        let tabel = self.saldo;
        let [akun, jenis] = self.kunci();
        let mut nilai = args![toko, b.akun.as_str(), b.masuk].to_vec();
        let (kolom, tempat) = if self.per_jenis {
            nilai.push(b.jenis.as_str().into());
            (format!("toko, {akun}, {jenis}"), "$1, $2, $4, $3")
        } else {
            (format!("toko, {akun}"), "$1, $2, $3")
        };
        let sql = format!(
            "INSERT INTO {tabel} ({kolom}, saldo) VALUES ({tempat}) \
             ON CONFLICT ({kolom}) DO UPDATE SET saldo = {tabel}.saldo + $3"
        );
        dok.tx.exec(&sql, &nilai)?;
        Ok(())
    }

    fn kurangi(&self, dok: &mut Dok<'_, '_>, toko: &KodeToko, b: &Isi) -> Result<()> {
        let (syarat, mut nilai) = self.syarat(toko, &b.akun, &b.jenis);
        nilai.push(b.keluar.into());
        let n = nilai.len();
        let sql = format!("UPDATE {} SET saldo = saldo - ${n} WHERE {syarat} AND saldo >= ${n}", self.saldo);
        if dok.tx.exec(&sql, &nilai)? == 0 {
            let ada = self.saldo(dok.tx, toko, &b.akun, &b.jenis)?;
            return Err((self.kurang)(b.akun.clone(), ada, b.keluar));
        }
        Ok(())
    }
}
