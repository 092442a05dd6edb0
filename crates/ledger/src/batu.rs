//! The book of stones (L16): count, carat and cost of every stone by place, and the register of what they are. A move has two
//! ends. The stones of a piece go where it goes: [`ikut`] and [`balikkan`] are called by the stock book, for every document.

use crate::baris::Buku;
use crate::stok::Luar;
use crate::{Dok, Galat, Result};
use db::{Conn, Tx, Val, args, daftar};
use std::collections::{BTreeMap, BTreeSet};
use values::{CaratBatu, KodeBarcode, KodeToko, NoFaktur, Rupiah};

pub(crate) const BUKU: Buku =
    Buku { nama: "batu", tabel: "buku_batu", sendiri: &["kode_batu", "tempat", "butir", "carat", "nilai"] };

/// Pieces or stones of one statement.
const SEKALI: usize = 256;

/// The lock of all certificates, on PostgreSQL.
const KUNCI_SERTIFIKAT: i64 = 0x5345_5254_4241_5455;

/// Where stones are.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tempat {
    /// the safe, loose
    Brankas,
    /// set in a piece that is in the shop
    Barang(KodeBarcode),
    /// set in a piece that is not
    BarangDiLuar(KodeBarcode),
    Tukang(String),
    /// given back to, or come from, who supplies them
    Pemasok,
    Awal,
    Pelanggan,
    Susut,
    Lebih,
    /// cost without stones
    Nilai,
    /// the customer keeps it, or what came back in its place is not it
    TidakCocok,
}

impl Tempat {
    /// As the book has it; outside the shop with an '@' in front.
    pub fn kode(&self) -> String {
        match self {
            Self::Brankas => "BRANKAS".to_owned(),
            Self::Barang(k) => format!("BARANG:{k}"),
            Self::BarangDiLuar(k) => format!("@BARANG:{k}"),
            Self::Tukang(k) => format!("TUKANG:{k}"),
            Self::Pemasok => "@PEMASOK".to_owned(),
            Self::Awal => "@AWAL".to_owned(),
            Self::Pelanggan => "@PELANGGAN".to_owned(),
            Self::Susut => "@SUSUT".to_owned(),
            Self::Lebih => "@LEBIH".to_owned(),
            Self::Nilai => "@NILAI".to_owned(),
            Self::TidakCocok => "@TIDAK COCOK".to_owned(),
        }
    }
}

/// Count, carat and cost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Isi {
    pub butir: i64,
    pub carat: CaratBatu,
    pub nilai: Rupiah,
}

/// Some of a stone from one place to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gerak {
    pub kode_batu: String,
    pub dari: Tempat,
    pub ke: Tempat,
    pub isi: Isi,
}

/// What is written of a stone when it comes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Baru {
    pub paket: bool,
    pub jenis_batu: String,
    pub shape: String,
    pub color: String,
    pub clarity: String,
    pub cutgrade: String,
    pub polish: String,
    pub symmetry: String,
    pub fluorescence: String,
    pub laboratorium: String,
    pub no_sertifikat: String,
    pub tempat_sertifikat: String,
    pub kode_supplier: String,
    pub usd_carat: i64,
    pub kurs: i64,
    pub isi: Isi,
    pub keterangan: String,
}

struct BarisBatu {
    kode: String,
    tempat: String,
    butir: i64,
    carat: i64,
    nilai: i64,
    balik: Option<i64>,
}

impl BarisBatu {
    fn luar(&self) -> bool {
        self.tempat.starts_with('@')
    }
}

/// Posts moves and keeps what of each stone lies where.
pub fn catat(dok: &mut Dok<'_, '_>, gerak: &[Gerak]) -> Result<()> {
    let mut baris = Vec::with_capacity(gerak.len() * 2);
    for g in gerak {
        let (butir, carat, nilai) = (g.isi.butir, g.isi.carat.sebagai_perseribu(), g.isi.nilai.nilai());
        if butir < 0 || carat < 0 || nilai < 0 || (butir, carat, nilai) == (0, 0, 0) {
            return Err(Galat::JumlahNol);
        }
        for (tanda, tempat) in [(-1, &g.dari), (1, &g.ke)] {
            baris.push(BarisBatu {
                kode: g.kode_batu.clone(),
                tempat: tempat.kode(),
                butir: tanda * butir,
                carat: tanda * carat,
                nilai: tanda * nilai,
                balik: None,
            });
        }
    }
    tulis(dok, baris)
}

/// Posts the exact reverse of a document's lines; nothing when it had none. Refused when its stones went on since.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let baris = dok.tx.rows(
        "SELECT b.id, b.kode_batu, b.tempat, b.butir, b.carat, b.nilai FROM buku_batu b \
         WHERE b.toko = $1 AND b.no_dok = $2 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_batu x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id DESC",
        args![&toko, asal],
        |r| {
            Ok(BarisBatu {
                kode: r.get(1)?,
                tempat: r.get(2)?,
                butir: -r.int(3)?,
                carat: -r.int(4)?,
                nilai: -r.int(5)?,
                balik: Some(r.int(0)?),
            })
        },
    )?;
    tulis(dok, baris)
}

type Jumlah = (i64, i64, i64);

fn tulis(dok: &mut Dok<'_, '_>, baris: Vec<BarisBatu>) -> Result<()> {
    if baris.is_empty() {
        return Ok(());
    }
    // All of a document at once: what goes and what comes of a place is one change of it.
    let mut semua: BTreeMap<(&str, &str), Jumlah> = BTreeMap::new();
    for b in &baris {
        let j = semua.entry((&b.kode, &b.tempat)).or_default();
        let tambah = |a: i64, b: i64| a.checked_add(b).ok_or(Galat::Meluap);
        *j = (tambah(j.0, b.butir)?, tambah(j.1, b.carat)?, tambah(j.2, b.nilai)?);
    }
    for ((kode, tempat), j) in &semua {
        simpan(dok.tx, (kode, tempat), *j)?;
    }
    let akhir: BTreeSet<&str> = baris
        .iter()
        .filter(|b| b.luar() && !b.tempat.starts_with("@BARANG:"))
        .map(|b| b.kode.as_str())
        .collect();
    for kode in akhir {
        keadaan(dok.tx, kode)?;
    }
    let isi = baris
        .into_iter()
        .map(|b| {
            let v: Vec<Val> =
                vec![b.kode.into(), b.tempat.into(), b.butir.into(), b.carat.into(), b.nilai.into()];
            (v, b.balik)
        })
        .collect();
    BUKU.tulis(dok, isi)?;
    Ok(())
}

/// First the row that is there: an upsert would hold the increment itself against the CHECK.
fn simpan(tx: &mut Tx<'_>, (kode, tempat): (&str, &str), j: Jumlah) -> Result<()> {
    let toko = tx.toko().clone();
    let ada = di(tx, &toko, kode, tempat)?;
    let n = ada.unwrap_or_default();
    let baru = (n.0 + j.0, n.1 + j.1, n.2 + j.2);
    if !tempat.starts_with('@') {
        let kurang = baru.0 < 0 || baru.1 < 0 || baru.2 < 0;
        // Count and carat end together: nothing may be left of a stone that is gone.
        if kurang || (baru.0 == 0) != (baru.1 == 0) || (baru.0 == 0 && baru.2 != 0) {
            return Err(Galat::BatuKurang {
                kode: kode.to_owned(),
                tempat: tempat.to_owned(),
                ada: (n.0, CaratBatu::perseribu(n.1)),
                perlu: (-j.0, CaratBatu::perseribu(-j.1)),
            });
        }
    }
    let v = args![&toko, kode, tempat, baru.0, baru.1, baru.2];
    let sql = if ada.is_some() {
        "UPDATE saldo_batu SET butir = $4, carat = $5, nilai = $6 WHERE toko = $1 AND kode_batu = $2 AND tempat = $3"
    } else {
        "INSERT INTO saldo_batu (toko, kode_batu, tempat, butir, carat, nilai) VALUES ($1, $2, $3, $4, $5, $6)"
    };
    satu_baris(tx.exec(sql, v)?)
}

fn satu_baris(n: u64) -> Result<()> {
    if n == 1 { Ok(()) } else { Err(db::Error::Lain(format!("saldo batu: {n} baris berubah")).into()) }
}

fn di(c: &mut Conn, toko: &KodeToko, kode: &str, tempat: &str) -> Result<Option<Jumlah>> {
    Ok(c.one(
        "SELECT butir, carat, nilai FROM saldo_batu WHERE toko = $1 AND kode_batu = $2 AND tempat = $3",
        args![toko, kode, tempat],
        |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?)),
    )?)
}

/// What of a stone lies at a place of this store.
pub fn saldo(c: &mut Conn, toko: &KodeToko, kode: &str, tempat: &Tempat) -> Result<Isi> {
    let (butir, carat, nilai) = di(c, toko, kode, &tempat.kode())?.unwrap_or_default();
    Ok(Isi { butir, carat: CaratBatu::perseribu(carat), nilai: Rupiah::new(nilai) })
}

/// Certificates count over all stores, and a document holds its own store alone: who writes one down, or brings one back, waits for
/// whoever is at it and then looks. SQLite has one writer anyway.
fn tahan_sertifikat(tx: &mut Tx<'_>) -> Result<()> {
    if tx.adalah_pg() {
        tx.rows("SELECT 1 FROM (SELECT pg_advisory_xact_lock($1)) x", args![KUNCI_SERTIFIKAT], |_| Ok(()))?;
    }
    Ok(())
}

/// Is it still the shop's, or in a piece of the shop's? Its certificate counts once among those that are.
fn keadaan(tx: &mut Tx<'_>, kode: &str) -> Result<()> {
    let carat: i64 = tx.nilai(
        "SELECT CAST(COALESCE(SUM(carat), 0) AS BIGINT) FROM saldo_batu WHERE kode_batu = $1 \
         AND (substr(tempat, 1, 1) <> '@' OR substr(tempat, 1, 8) = '@BARANG:')",
        args![kode],
    )?;
    let aktif = i64::from(carat > 0);
    if aktif == 1 {
        let kembali: i64 = tx.nilai(
            "SELECT COUNT(*) FROM batu WHERE kode_batu = $1 AND aktif = 0 AND no_sertifikat <> ''",
            args![kode],
        )?;
        if kembali > 0 {
            tahan_sertifikat(tx)?;
        }
        let ganda: Option<String> = tx.one(
            "SELECT x.kode_batu FROM batu b JOIN batu x ON x.no_sertifikat = b.no_sertifikat AND (x.laboratorium = b.laboratorium \
             OR x.laboratorium = 'LAIN' OR b.laboratorium = 'LAIN') AND x.no_sertifikat <> '' AND x.aktif = 1 AND x.kode_batu <> b.kode_batu WHERE b.kode_batu = $1 \
             ORDER BY x.kode_batu LIMIT 1",
            args![kode],
            |r| r.get(0),
        )?;
        if let Some(lain) = ganda {
            return Err(Galat::SertifikatGanda { kode: kode.to_owned(), lain });
        }
    }
    tx.exec("UPDATE batu SET aktif = $2 WHERE kode_batu = $1 AND aktif <> $2", args![kode, aktif])?;
    Ok(())
}

/// Laboratories that a number may begin with where nobody said whose it is.
const LAB: [&str; 6] = ["GIA", "IGI", "HRD", "AGS", "GRS", "GCI"];
/// A certificate of nobody knows which laboratory: its number counts among all of them.
const LAB_LAIN: &str = "LAIN";

/// A certificate as the register has it, however it is spelled: letters and digits alone, the laboratory not said twice.
pub fn sertifikat(laboratorium: &str, no: &str) -> (String, String) {
    let inti = |t: &str| -> String {
        t.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_uppercase()).collect()
    };
    let (mut lab, mut no) = (inti(laboratorium), inti(no));
    let milik = |lab: &str, no: &str| {
        no.strip_prefix(lab)
            .filter(|sisa| !lab.is_empty() && sisa.starts_with(|c: char| c.is_ascii_digit()))
            .map(str::to_owned)
    };
    if lab == LAB_LAIN || lab.is_empty() {
        if let Some((l, sisa)) = LAB.iter().find_map(|l| milik(l, &no).map(|sisa| (*l, sisa))) {
            (lab, no) = (l.to_owned(), sisa);
        }
    } else if let Some(sisa) = milik(&lab, &no) {
        no = sisa;
    }
    (lab, no)
}

/// Writes a stone into the register; it lies nowhere until the document moves it.
pub fn daftar_baru(dok: &mut Dok<'_, '_>, b: &Baru) -> Result<String> {
    let urut = db::urut_buku(dok.tx, "daftar batu", 1)?;
    let toko = dok.tx.toko().clone();
    let kode = format!("B{toko}-{urut:05}");
    let (laboratorium, no_sertifikat) = sertifikat(&b.laboratorium, &b.no_sertifikat);
    if !no_sertifikat.is_empty() {
        tahan_sertifikat(dok.tx)?;
        if let Some(lain) = bersertifikat(dok.tx, &laboratorium, &no_sertifikat)? {
            return Err(Galat::SertifikatGanda { kode: no_sertifikat, lain });
        }
    }
    let cari =
        format!("{kode} {laboratorium} {no_sertifikat} {} {}", b.jenis_batu, b.keterangan).to_lowercase();
    let (no, tgl, waktu, oleh) = (dok.no.to_string(), dok.tgl_system, dok.waktu, dok.oleh.clone());
    let jenis = if b.paket { "PAKET" } else { "SATUAN" };
    dok.tx.exec(
        "INSERT INTO batu (kode_batu, toko, urut, jenis, jenis_batu, shape, color, clarity, cutgrade, polish, symmetry, fluorescence, \
         laboratorium, no_sertifikat, tempat_sertifikat, kode_supplier, butir, carat, usd_carat, kurs, nilai, no_masuk, tgl_masuk, \
         waktu, oleh, keterangan, cari, aktif) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, \
         $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, 1)",
        args![
            kode.as_str(),
            &toko,
            urut,
            jenis,
            b.jenis_batu.as_str(),
            b.shape.as_str(),
            b.color.as_str(),
            b.clarity.as_str(),
            b.cutgrade.as_str(),
            b.polish.as_str(),
            b.symmetry.as_str(),
            b.fluorescence.as_str(),
            laboratorium.as_str(),
            no_sertifikat.as_str(),
            b.tempat_sertifikat.as_str(),
            b.kode_supplier.as_str(),
            b.isi.butir,
            b.isi.carat.sebagai_perseribu(),
            b.usd_carat,
            b.kurs,
            b.isi.nilai,
            no,
            tgl,
            waktu,
            &oleh,
            b.keterangan.as_str(),
            cari
        ],
    )?;
    Ok(kode)
}

/// The stone of the chain's that has this certificate.
pub fn bersertifikat(c: &mut Conn, laboratorium: &str, no: &str) -> Result<Option<String>> {
    let (laboratorium, no) = sertifikat(laboratorium, no);
    Ok(c.one(
        "SELECT kode_batu FROM batu WHERE no_sertifikat = $2 AND no_sertifikat <> '' AND aktif = 1 \
         AND (laboratorium = $1 OR laboratorium = $3 OR $1 = $3) ORDER BY kode_batu LIMIT 1",
        args![laboratorium.as_str(), no.as_str(), LAB_LAIN],
        |r| r.get(0),
    )?)
}

type UntukBarang = fn(KodeBarcode) -> Tempat;

/// Pieces of the shop's own that came into it or left it: their stones come and go with them.
pub(crate) fn ikut(dok: &mut Dok<'_, '_>, masuk: &[&KodeBarcode], keluar: &[&KodeBarcode]) -> Result<()> {
    let mut baris = Vec::new();
    let arah: [(&[&KodeBarcode], UntukBarang, UntukBarang); 2] =
        [(masuk, Tempat::BarangDiLuar, Tempat::Barang), (keluar, Tempat::Barang, Tempat::BarangDiLuar)];
    for (kode, dari, ke) in arah {
        for bagian in kode.chunks(SEKALI) {
            baris.extend(pindah(dok.tx, bagian, dari, ke)?);
        }
    }
    tulis(dok, baris)
}

/// All stones of these pieces from one end to the other. What is outside is outside for the chain: another store may have sold it.
fn pindah(
    tx: &mut Tx<'_>,
    kode: &[&KodeBarcode],
    dari: UntukBarang,
    ke: UntukBarang,
) -> Result<Vec<BarisBatu>> {
    let toko = tx.toko().clone();
    let tempat: BTreeMap<String, String> =
        kode.iter().map(|k| (dari((*k).clone()).kode(), ke((*k).clone()).kode())).collect();
    let d = daftar(2, tempat.keys().map(String::as_str));
    let chain = tempat.keys().next().is_some_and(|t| t.starts_with('@'));
    let milik = if chain { "$1 <> ''" } else { "toko = $1" };
    let sql = format!(
        "SELECT kode_batu, tempat, CAST(SUM(butir) AS BIGINT), CAST(SUM(carat) AS BIGINT), CAST(SUM(nilai) AS BIGINT) FROM saldo_batu \
         WHERE tempat IN {} AND {milik} GROUP BY kode_batu, tempat HAVING SUM(carat) > 0 ORDER BY 1, 2",
        d.sql
    );
    let mut nilai: Vec<Val> = args![&toko].to_vec();
    nilai.extend(d.nilai);
    let mut baris = Vec::new();
    tx.each(&sql, &nilai, |r| {
        let (kode, dari): (String, String) = (r.get(0)?, r.get(1)?);
        let (butir, carat, nilai) = (r.int(2)?, r.int(3)?, r.int(4)?);
        if let Some(ke) = tempat.get(&dari) {
            for (tanda, t) in [(-1, &dari), (1, ke)] {
                baris.push(BarisBatu {
                    kode: kode.clone(),
                    tempat: t.clone(),
                    butir: tanda * butir,
                    carat: tanda * carat,
                    nilai: tanda * nilai,
                    balik: None,
                });
            }
        }
        Ok::<_, db::Error>(())
    })?;
    Ok(baris)
}

/// Stones of a new card, in their order: each is written into the register and sits in its piece. Answers their codes.
pub fn dari_kartu(
    dok: &mut Dok<'_, '_>,
    barang: &KodeBarcode,
    dari: Luar,
    batu: &[Baru],
) -> Result<Vec<String>> {
    let dari = if dari == Luar::Awal { Tempat::Awal } else { Tempat::Pemasok };
    let (mut kode, mut gerak) = (Vec::with_capacity(batu.len()), Vec::with_capacity(batu.len()));
    for b in batu {
        let k = daftar_baru(dok, b)?;
        gerak.push(Gerak {
            kode_batu: k.clone(),
            dari: dari.clone(),
            ke: Tempat::Barang(barang.clone()),
            isi: b.isi,
        });
        kode.push(k);
    }
    catat(dok, &gerak)?;
    Ok(kode)
}

/// A piece that left has another barcode now, under which it came in: its stones sit in the new one. Taken back with the document.
pub fn ganti(dok: &mut Dok<'_, '_>, lama: &KodeBarcode, baru: &KodeBarcode) -> Result<()> {
    let (dari, ke) = (Tempat::BarangDiLuar(lama.clone()), Tempat::Barang(baru.clone()));
    let gerak = dok.tx.rows(
        "SELECT kode_batu, CAST(SUM(butir) AS BIGINT), CAST(SUM(carat) AS BIGINT), CAST(SUM(nilai) AS BIGINT) FROM saldo_batu \
         WHERE tempat = $1 GROUP BY kode_batu HAVING SUM(carat) > 0 ORDER BY kode_batu",
        args![dari.kode()],
        |r| {
            Ok(Gerak {
                kode_batu: r.get(0)?,
                dari: dari.clone(),
                ke: ke.clone(),
                isi: Isi { butir: r.int(1)?, carat: CaratBatu::perseribu(r.int(2)?), nilai: Rupiah::new(r.int(3)?) },
            })
        },
    )?;
    catat(dok, &gerak)
}

/// What came in with this document in a piece is not the stone that went out with it: it stays outside.
pub fn lepaskan(dok: &mut Dok<'_, '_>, barang: &KodeBarcode) -> Result<()> {
    let toko = dok.tx.toko().clone();
    let tempat = Tempat::Barang(barang.clone());
    let gerak = dok.tx.rows(
        "SELECT kode_batu, butir, carat, nilai FROM saldo_batu WHERE tempat = $1 AND toko = $2 AND carat > 0 ORDER BY kode_batu",
        args![tempat.kode(), &toko],
        |r| {
            Ok(Gerak {
                kode_batu: r.get(0)?,
                dari: tempat.clone(),
                ke: Tempat::TidakCocok,
                isi: Isi { butir: r.int(1)?, carat: CaratBatu::perseribu(r.int(2)?), nilai: Rupiah::new(r.int(3)?) },
            })
        },
    )?;
    catat(dok, &gerak)
}
