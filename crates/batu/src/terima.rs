//! Stones from a supplier: one with its certificate, or a parcel by carat and count. Their cost in dollars becomes rupiah by the rate
//! of the day, and they lie in the safe.

use crate::BatuTolak;
use crate::harga;
use crate::tabel::{self, DokBatu, Kepala, Satu};
use db::{Conn, Tx, args};
use konter::meluap;
use ledger::Dok;
use ledger::batu::{self, Baru, Gerak, Isi, Tempat};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use values::{CaratBatu, JUMLAH_MAKS, JenisDok, KodeToko, Kurs, UsdSen};

const PALING_BANYAK: usize = 100;
const CARAT_MAKS: i64 = 10_000_000;
/// Dollars a carat that no stone costs.
const USD_MAKS: i64 = 10_000_000_000;

/// Laboratories that certificates mostly come from; any other word is one too.
pub const LABORATORIUM: [&str; 6] = ["GIA", "IGI", "HRD", "AGS", "GRS", "GCI"];

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TerimaBatuMinta)]
pub struct TerimaMinta {
    pub kode_supplier: String,
    pub keterangan: String,
    pub detail: Vec<BatuMasuk>,
}

/// A stone, or a parcel, as it comes.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct BatuMasuk {
    /// SATUAN or PAKET
    pub jenis: String,
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
    /// where the certificate is kept
    pub tempat_sertifikat: String,
    pub butir: i64,
    /// of all of them together
    #[schema(value_type = f64)]
    pub carat: CaratBatu,
    /// what a carat cost
    #[schema(value_type = f64)]
    pub usd_carat: UsdSen,
    pub keterangan: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BatuTercatat)]
pub struct Tercatat {
    #[serde(flatten)]
    pub dokumen: DokBatu,
    /// in the order of the lines
    pub kode_batu: Vec<String>,
}

pub(crate) fn besar(teks: &str) -> String {
    teks.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase()
}

/// The attributes with the master that knows their codes.
const MASTER: [(&str, &str, &str); 8] = [
    ("jenis_batu", "jenis_batu", "kode_jenis_batu"),
    ("shape", "batu_shape", "kode_shape"),
    ("color", "batu_color", "kode_color"),
    ("clarity", "batu_clarity", "kode_clarity"),
    ("cutgrade", "batu_cutgrade", "kode_cutgrade"),
    ("polish", "batu_polish", "kode_polish"),
    ("symmetry", "batu_symmetry", "kode_symmetry"),
    ("fluorescence", "batu_fluorescence", "kode_fluorescence"),
];

fn dikenal(c: &mut Conn, toko: &KodeToko, (tabel, kolom): (&str, &str), kode: &str) -> Hasil<bool> {
    let sql = format!(
        "SELECT COUNT(*) FROM {tabel} WHERE toko = $1 AND {kolom} = $2 AND dihapus = 0 AND aktif = 1"
    );
    Ok(c.nilai::<i64>(&sql, args![toko, kode])? > 0)
}

/// The supplier of the chain's list.
pub(crate) fn supplier(c: &mut Conn, kode: &str) -> Hasil<String> {
    let kode = besar(kode);
    if kode.is_empty() {
        return Err(BatuTolak::Isian.pada("kode_supplier", "Supplier Harus Dipilih"));
    }
    c.one(
        "SELECT nama_supplier FROM supplier_berlian WHERE toko = $1 AND kode_supplier = $2 AND dihapus = 0 AND aktif = 1",
        args![db::RANTAI, kode.as_str()],
        |r| r.get(0),
    )?
    .ok_or_else(|| BatuTolak::Isian.pada("kode_supplier", format!("Supplier {kode} tidak ada atau tidak aktif")))
}

fn jumlahnya(ke: usize, b: &BatuMasuk, paket: bool, s: &mut Salah) {
    let carat = b.carat.sebagai_perseribu();
    if carat <= 0 || carat > CARAT_MAKS {
        s.beri(ke, "carat", "Carat lebih dari nol, paling banyak 10,000");
    }
    if paket && !(2..=100_000).contains(&b.butir) {
        s.beri(ke, "butir", "Paket berisi 2 sampai 100,000 butir");
    } else if !paket && !matches!(b.butir, 0 | 1) {
        s.beri(ke, "butir", "Batu satuan satu butir; pilih PAKET untuk beberapa");
    }
    if !(1..=USD_MAKS).contains(&b.usd_carat.sebagai_sen()) {
        s.beri(ke, "usd_carat", "Harga USD Tidak Boleh Kosong");
    }
}

/// A certificate is of one stone, has a place, and is nowhere else in the chain.
fn sertifikat(c: &mut Conn, ke: usize, b: &Baru, pernah: &mut BTreeSet<String>, s: &mut Salah) -> Hasil<()> {
    if b.no_sertifikat.is_empty() {
        if !b.laboratorium.is_empty() {
            s.beri(ke, "no_sertifikat", "No Sertifikat Tidak Boleh Kosong");
        }
        return Ok(());
    }
    if b.paket {
        s.beri(ke, "no_sertifikat", "Sertifikat untuk satu batu; paket tidak punya");
    }
    if b.laboratorium.is_empty() {
        s.beri(ke, "laboratorium", "Laboratorium Tidak Boleh Kosong");
    }
    if b.tempat_sertifikat.is_empty() {
        s.beri(ke, "tempat_sertifikat", "Isi di mana sertifikatnya disimpan");
    }
    if !pernah.insert(format!("{} {}", b.laboratorium, b.no_sertifikat)) {
        s.beri(ke, "no_sertifikat", "Sertifikat ini sudah ada di daftar");
    } else if let Some(lain) = batu::bersertifikat(c, &b.laboratorium, &b.no_sertifikat)? {
        s.beri(ke, "no_sertifikat", format!("Sertifikat ini sudah dipakai batu {lain}"));
    }
    Ok(())
}

fn satu(c: &mut Conn, p: &Pelaku, kurs: Kurs, (ke, b): (usize, &BatuMasuk), s: &mut Salah) -> Hasil<Baru> {
    let paket = match besar(&b.jenis).as_str() {
        "PAKET" => true,
        "SATUAN" => false,
        _ => {
            s.beri(ke, "jenis", "Pilih SATUAN atau PAKET");
            false
        }
    };
    jumlahnya(ke, b, paket, s);
    let isian =
        [&b.jenis_batu, &b.shape, &b.color, &b.clarity, &b.cutgrade, &b.polish, &b.symmetry, &b.fluorescence]
            .map(|t| besar(t));
    for ((kolom, tabel, kode), isi) in MASTER.iter().zip(&isian) {
        if isi.is_empty() {
            if *kolom == "jenis_batu" {
                s.beri(ke, kolom, "Jenis Batu tidak boleh kosong");
            }
        } else if !dikenal(c, &p.toko, (tabel, kode), isi)? {
            s.beri(ke, kolom, format!("{isi} tidak ada di masternya"));
        }
    }
    for (kolom, isi, maks) in [
        ("laboratorium", &b.laboratorium, 20),
        ("no_sertifikat", &b.no_sertifikat, 40),
        ("tempat_sertifikat", &b.tempat_sertifikat, 60),
        ("keterangan", &b.keterangan, 200),
    ] {
        if isi.chars().count() > maks {
            s.beri(ke, kolom, format!("Paling banyak {maks} karakter"));
        }
    }
    let nilai = b.carat.harga(b.usd_carat, kurs).map_err(meluap)?;
    if nilai > JUMLAH_MAKS {
        s.beri(ke, "usd_carat", "Harga batunya terlalu besar");
    }
    let (laboratorium, no_sertifikat) = batu::sertifikat(&b.laboratorium, &b.no_sertifikat);
    let [jenis_batu, shape, color, clarity, cutgrade, polish, symmetry, fluorescence] = isian;
    Ok(Baru {
        paket,
        jenis_batu,
        shape,
        color,
        clarity,
        cutgrade,
        polish,
        symmetry,
        fluorescence,
        laboratorium,
        no_sertifikat,
        tempat_sertifikat: besar(&b.tempat_sertifikat),
        kode_supplier: String::new(),
        usd_carat: b.usd_carat.sebagai_sen(),
        kurs: kurs.sebagai_perseratus(),
        isi: Isi { butir: if paket { b.butir } else { 1 }, carat: b.carat, nilai },
        keterangan: besar(&b.keterangan),
    })
}

fn siapkan(c: &mut Conn, p: &Pelaku, m: &TerimaMinta, kurs: Kurs) -> Hasil<Vec<Baru>> {
    if m.detail.is_empty() || m.detail.len() > PALING_BANYAK {
        let pesan = if m.detail.is_empty() {
            "Belum ada batu yang diterima"
        } else {
            "Paling banyak 100 batu sekali simpan"
        };
        return Err(BatuTolak::Isian.pada("detail", pesan));
    }
    let kode_supplier = besar(&m.kode_supplier);
    let (mut s, mut pernah) = (Salah::di("detail"), BTreeSet::new());
    let mut semua = Vec::with_capacity(m.detail.len());
    for b in m.detail.iter().enumerate() {
        let baru = satu(c, p, kurs, b, &mut s)?;
        sertifikat(c, b.0, &baru, &mut pernah, &mut s)?;
        semua.push(Baru { kode_supplier: kode_supplier.clone(), ..baru });
    }
    s.tolak(BatuTolak::Isian)?;
    Ok(semua)
}

/// Takes stones in.
pub fn terima(tx: &mut Tx<'_>, p: &Pelaku, m: &TerimaMinta) -> Hasil<Tercatat> {
    let nama = supplier(tx, &m.kode_supplier)?;
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let kurs = harga::wajib_kurs(tx, &p.toko)?;
    let semua = siapkan(tx, p, m, kurs)?;
    let mut dok = Dok::buka(tx, JenisDok::Batu, &p.user_id)?;
    let mut baris = Vec::with_capacity(semua.len());
    let mut gerak = Vec::with_capacity(semua.len());
    for b in &semua {
        let kode_batu = batu::daftar_baru(&mut dok, b)?;
        gerak.push(Gerak {
            kode_batu: kode_batu.clone(),
            dari: Tempat::Pemasok,
            ke: Tempat::Brankas,
            isi: b.isi,
        });
        baris.push(Satu { kode_batu, isi: b.isi, usd_carat: b.usd_carat, selisih: 0, baris_barang: 0 });
    }
    batu::catat(&mut dok, &gerak)?;
    let kode_supplier = besar(&m.kode_supplier);
    let kepala = Kepala {
        jenis: "TERIMA",
        kode_lawan: &kode_supplier,
        nama_lawan: &nama,
        kurs: kurs.sebagai_perseratus(),
        keterangan: &keterangan,
        ..Kepala::default()
    };
    let dokumen = tabel::tulis(&mut dok, kepala, &baris, None)?;
    let isi = serde_json::json!({
        "supplier": kode_supplier, "batu": baris.len(), "carat": dokumen.carat, "nilai": dokumen.nilai,
    });
    dok.tutup("TERIMA BATU", &isi)?;
    Ok(Tercatat { dokumen, kode_batu: baris.into_iter().map(|b| b.kode_batu).collect() })
}
