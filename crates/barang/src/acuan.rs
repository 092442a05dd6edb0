//! What new pieces are checked against: groups, types, trays and suppliers of the store, and how it rounds and prices.
//! Read once for a whole document.

use db::{Conn, args};
use platform::modul::Setelan;
use std::collections::{HashMap, HashSet};
use values::{AturanBerat, Berat, Kadar, KodeToko};

pub(crate) struct Group {
    pub(crate) acc: bool,
    pub(crate) berlian: bool,
    /// bullion
    pub(crate) lm: bool,
    pub(crate) kadar_cetak: Kadar,
    /// not so: what there is of it stays, and nothing new comes
    pub(crate) aktif: bool,
}

pub(crate) struct Jenis {
    pub(crate) nama: String,
    pub(crate) aktif: bool,
    /// empty: of every group
    pub(crate) kode_group: String,
    pub(crate) berat_bandrol: Berat,
    pub(crate) berat_plastik: Berat,
}

pub(crate) struct Baki {
    pub(crate) kode_gudang: String,
    /// 0: no limit
    pub(crate) kapasitas: i64,
    pub(crate) isi: i64,
    /// is its warehouse active?
    pub(crate) gudang_aktif: bool,
}

/// The words for stones; read only when there are any.
#[derive(Default)]
pub(crate) struct Batu {
    pub(crate) jenis: HashSet<String>,
    pub(crate) shape: HashSet<String>,
    pub(crate) color: HashSet<String>,
    pub(crate) clarity: HashSet<String>,
}

pub(crate) struct Acuan {
    pub(crate) group: HashMap<String, Group>,
    pub(crate) jenis: HashMap<String, Jenis>,
    pub(crate) baki: HashMap<String, Baki>,
    pub(crate) supplier: HashSet<String>,
    pub(crate) batu: Batu,
    pub(crate) aturan: AturanBerat,
    /// one price of pure gold times the purity; otherwise a price a group, and purities are 100
    pub(crate) seratus: bool,
}

impl Acuan {
    pub(crate) fn baca(c: &mut Conn, toko: &KodeToko) -> db::Result<Self> {
        let set = Setelan::baca(c, toko)?;
        let mut a = Self {
            group: HashMap::new(),
            jenis: HashMap::new(),
            baki: HashMap::new(),
            supplier: HashSet::new(),
            batu: Batu::default(),
            aturan: set.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2),
            seratus: set.nilai("kategori_harga") == "harga_100%",
        };
        c.each(
            "SELECT kode_group, is_acc, is_berlian, kadar_cetak, aktif, is_lm FROM group_barang WHERE toko = $1 AND dihapus = 0",
            args![toko],
            |r| {
                let g = Group {
                    acc: r.flag(1)?,
                    berlian: r.flag(2)?,
                    lm: r.flag(5)?,
                    kadar_cetak: r.get(3)?,
                    aktif: r.flag(4)?,
                };
                a.group.insert(r.get(0)?, g);
                Ok::<_, db::Error>(())
            },
        )?;
        c.each(
            "SELECT j.kode_dept, j.nama_dept, j.kode_group, COALESCE(b.berat_bandrol, 0), COALESCE(b.berat_plastik, 0), j.aktif \
             FROM jenis j LEFT JOIN bandrol b ON b.toko = j.toko AND b.kode_bandrol = j.kode_bandrol AND b.dihapus = 0 \
             WHERE j.toko = $1 AND j.dihapus = 0",
            args![toko],
            |r| {
                let j = Jenis {
                    nama: r.get(1)?,
                    aktif: r.flag(5)?,
                    kode_group: r.get(2)?,
                    berat_bandrol: r.get(3)?,
                    berat_plastik: r.get(4)?,
                };
                a.jenis.insert(r.get(0)?, j);
                Ok::<_, db::Error>(())
            },
        )?;
        c.each(
            "SELECT k.kode_baki, k.kode_gudang, k.kapasitas, COALESCE(s.qty, 0), COALESCE(g.aktif, 1) FROM baki k \
             LEFT JOIN gudang g ON g.toko = k.toko AND g.kode_gudang = k.kode_gudang \
             LEFT JOIN saldo_lokasi s ON s.toko = k.toko AND s.gudang = k.kode_gudang AND s.baki = k.kode_baki \
             AND s.milik = 'TOKO' WHERE k.toko = $1 AND k.dihapus = 0 AND k.aktif = 1",
            args![toko],
            |r| {
                let b = Baki {
                    kode_gudang: r.get(1)?,
                    kapasitas: r.int(2)?,
                    isi: r.int(3)?,
                    gudang_aktif: r.flag(4)?,
                };
                a.baki.insert(r.get(0)?, b);
                Ok::<_, db::Error>(())
            },
        )?;
        Ok(a)
    }

    pub(crate) fn baca_batu(&mut self, c: &mut Conn, toko: &KodeToko) -> db::Result<()> {
        let mut ambil = |tabel: &str, kolom: &str| {
            let sql = format!("SELECT {kolom} FROM {tabel} WHERE toko = $1 AND dihapus = 0 AND aktif = 1");
            c.rows(&sql, args![toko], |r| r.get::<String>(0)).map(|v| v.into_iter().collect())
        };
        self.batu = Batu {
            jenis: ambil("jenis_batu", "kode_jenis_batu")?,
            shape: ambil("batu_shape", "kode_shape")?,
            color: ambil("batu_color", "kode_color")?,
            clarity: ambil("batu_clarity", "kode_clarity")?,
        };
        Ok(())
    }

    /// Whether the chain knows this supplier; asked once for each.
    pub(crate) fn supplier_ada(&mut self, c: &mut Conn, kode: &str) -> db::Result<bool> {
        if self.supplier.contains(kode) {
            return Ok(true);
        }
        let sql = "SELECT 1 FROM supplier_barang WHERE toko = $1 AND kode_supplier = $2 AND dihapus = 0 AND aktif = 1";
        let ada = c.one(sql, args![db::RANTAI, kode], |r| r.int(0))?.is_some();
        if ada {
            self.supplier.insert(kode.to_owned());
        }
        Ok(ada)
    }
}
