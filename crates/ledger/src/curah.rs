//! The book of counted stock (L2): goods without a barcode, by group, type and tray. A move has two ends, so nothing
//! appears from nowhere; a tray never goes below zero and keeps no weight or value without a piece.

use crate::baris::Buku;
use crate::stok::Lokasi;
use crate::{Dok, Galat, Result};
use db::{Conn, Val, args};
use values::{Berat, KodeDept, KodeGroup, KodeToko, Meluap, NoFaktur, Rupiah};

pub(crate) const BUKU: Buku = Buku {
    nama: "curah",
    tabel: "buku_curah",
    sendiri: &["jenis_stok", "gudang", "baki", "kode_group", "kode_dept", "qty", "berat", "murni", "nilai"],
};

/// Which counted stock: accessories, or goods that are sold without a barcode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum JenisStok {
    Acc,
    Manual,
}

impl JenisStok {
    pub const fn kode(self) -> &'static str {
        match self {
            JenisStok::Acc => "ACC",
            JenisStok::Manual => "MANUAL",
        }
    }
}

/// What is counted together.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Macam {
    pub stok: JenisStok,
    pub group: KodeGroup,
    pub dept: KodeDept,
}

/// How much of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Isi {
    pub qty: i64,
    pub berat: Berat,
    pub murni: Berat,
    pub nilai: Rupiah,
}

impl Isi {
    /// The share of fine weight and cost that leaves with some pieces: by weight where there is any, by pieces
    /// otherwise, cut off; who takes the last piece takes all that is left. Nothing when there is not that much.
    pub fn bagian(&self, qty: i64, berat: Berat) -> Result<Option<Self>, Meluap> {
        if qty < 0 || berat < Berat::NOL || qty > self.qty || berat > self.berat {
            return Ok(None);
        }
        let (atas, bawah) = if self.berat > Berat::NOL {
            (berat.sebagai_mg(), self.berat.sebagai_mg())
        } else {
            (qty, self.qty)
        };
        let potong = |n: i64| -> Result<i64, Meluap> {
            if qty == self.qty {
                return Ok(n);
            }
            let hasil = i128::from(n).checked_mul(i128::from(atas)).ok_or(Meluap)? / i128::from(bawah.max(1));
            i64::try_from(hasil).map_err(|_| Meluap)
        };
        Ok(Some(Self {
            qty,
            berat,
            murni: Berat::mg(potong(self.murni.sebagai_mg())?),
            nilai: Rupiah::new(potong(self.nilai.nilai())?),
        }))
    }
}

/// Some of a kind going from one end to the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gerak {
    pub macam: Macam,
    pub dari: Lokasi,
    pub ke: Lokasi,
    pub isi: Isi,
}

db::bacaan! {
    /// One end of a move: a line of the book. Read from the book it is the line that takes that one back.
    struct BarisCurah {
        stok: String = "b.jenis_stok",
        gudang: String = "b.gudang",
        baki: String = "b.baki",
        group: String = "b.kode_group",
        dept: String = "b.kode_dept",
        qty: i64 = "-b.qty",
        berat: i64 = "-b.berat",
        murni: i64 = "-b.murni",
        nilai: i64 = "-b.nilai",
        balik: Option<i64> = "b.id",
    }
}

/// Posts moves and keeps what each tray holds.
pub fn catat(dok: &mut Dok<'_, '_>, gerak: &[Gerak]) -> Result<()> {
    let mut baris = Vec::with_capacity(gerak.len() * 2);
    for g in gerak {
        let i = g.isi;
        let kosong = i.qty == 0 && i.berat == Berat::NOL && i.nilai == Rupiah::NOL;
        if kosong || i.qty < 0 || i.berat < Berat::NOL || i.murni < Berat::NOL || i.nilai < Rupiah::NOL {
            return Err(Galat::JumlahNol);
        }
        for (tanda, lokasi) in [(-1, &g.dari), (1, &g.ke)] {
            baris.push(BarisCurah {
                stok: g.macam.stok.kode().to_owned(),
                gudang: lokasi.gudang().to_owned(),
                baki: lokasi.baki().into_owned(),
                group: g.macam.group.to_string(),
                dept: g.macam.dept.to_string(),
                qty: tanda * i.qty,
                berat: tanda * i.berat.sebagai_mg(),
                murni: tanda * i.murni.sebagai_mg(),
                nilai: tanda * i.nilai.nilai(),
                balik: None,
            });
        }
    }
    tulis(dok, baris)
}

/// Posts the exact reverse of a document's lines; refused when what it brought is no longer there.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let baris = dok.tx.baris::<BarisCurah>(
        "FROM buku_curah b WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_curah x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id DESC",
        args![&toko, asal],
    )?;
    if baris.is_empty() {
        return Err(Galat::TidakBisaDibalik(asal.clone()));
    }
    tulis(dok, baris)
}

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<BarisCurah>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    for b in &baris {
        ubah_saldo(dok, b)?;
        let tambah = |a: i64, b: i64| a.checked_add(b).ok_or(Galat::Meluap);
        dok.neto = (tambah(dok.neto.0, b.qty)?, tambah(dok.neto.1, b.berat)?, tambah(dok.neto.2, b.murni)?);
    }
    let isi = baris
        .into_iter()
        .map(|b| {
            let v: Vec<Val> = vec![
                b.stok.into(),
                b.gudang.into(),
                b.baki.into(),
                b.group.into(),
                b.dept.into(),
                b.qty.into(),
                b.berat.into(),
                b.murni.into(),
                b.nilai.into(),
            ];
            (v, b.balik)
        })
        .collect();
    BUKU.tulis(dok, isi)?;
    Ok(())
}

/// The row that is there first: an upsert would hold the increment itself against the CHECK.
fn ubah_saldo(dok: &mut Dok<'_, '_>, b: &BarisCurah) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let lama = baca(dok.tx, &toko, [&b.stok, &b.gudang, &b.baki, &b.group, &b.dept])?;
    let ada = lama.unwrap_or_default();
    let tambah = |a: i64, n: i64| a.checked_add(n).ok_or(Galat::Meluap);
    let (qty, berat, murni, nilai) = (
        tambah(ada.qty, b.qty)?,
        tambah(ada.berat.sebagai_mg(), b.berat)?,
        tambah(ada.murni.sebagai_mg(), b.murni)?,
        tambah(ada.nilai.nilai(), b.nilai)?,
    );
    if !b.gudang.starts_with('@') {
        let (barang, tempat) = (format!("{} {}", b.group, b.dept), format!("{}/{}", b.gudang, b.baki));
        if qty < 0 || berat < 0 || murni < 0 || nilai < 0 {
            return Err(Galat::CurahKurang {
                barang,
                tempat,
                ada: (ada.qty, ada.berat),
                perlu: (b.qty.saturating_neg(), Berat::mg(b.berat.saturating_neg())),
            });
        }
        if qty == 0 && (berat, murni, nilai) != (0, 0, 0) {
            return Err(Galat::CurahSisa { barang, tempat, berat: Berat::mg(berat) });
        }
    }
    let v = args![&toko, &b.stok, &b.gudang, &b.baki, &b.group, &b.dept, qty, berat, murni, nilai].to_vec();
    let sql = if lama.is_some() {
        "UPDATE saldo_curah SET qty = $7, berat = $8, murni = $9, nilai = $10 WHERE toko = $1 AND jenis_stok = $2 \
         AND gudang = $3 AND baki = $4 AND kode_group = $5 AND kode_dept = $6"
    } else {
        "INSERT INTO saldo_curah (toko, jenis_stok, gudang, baki, kode_group, kode_dept, qty, berat, murni, nilai) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
    };
    dok.tx.exec(sql, &v)?;
    Ok(())
}

fn baca(c: &mut Conn, toko: &KodeToko, kunci: [&str; 5]) -> Result<Option<Isi>> {
    let [stok, gudang, baki, group, dept] = kunci;
    Ok(c.one(
        "SELECT qty, berat, murni, nilai FROM saldo_curah WHERE toko = $1 AND jenis_stok = $2 AND gudang = $3 \
         AND baki = $4 AND kode_group = $5 AND kode_dept = $6",
        args![toko, stok, gudang, baki, group, dept],
        |r| Ok(Isi { qty: r.int(0)?, berat: r.get(1)?, murni: r.get(2)?, nilai: r.get(3)? }),
    )?)
}

/// What a place holds of a kind now.
pub fn saldo(c: &mut Conn, toko: &KodeToko, macam: &Macam, di: &Lokasi) -> Result<Isi> {
    let baki = di.baki();
    let kunci = [macam.stok.kode(), di.gudang(), &*baki, macam.group.as_str(), macam.dept.as_str()];
    Ok(baca(c, toko, kunci)?.unwrap_or_default())
}
