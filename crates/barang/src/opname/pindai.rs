//! A scan: what was found and where. Several people scan into one count; a piece found twice counts once, and the place
//! it was seen last holds.

use super::kelas::{Buku, Kelas, Rupa, ditemukan};
use super::{Jenis, Opname, gudang_baki, kabarkan, yang_jalan};
use crate::BarangTolak;
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku, Siaran};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use values::{Berat, KodeBarcode, NoFaktur};

/// Codes of one call.
pub const PALING_BANYAK: usize = 5_000;
const KODE_MAKS: usize = 64;

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = PindaiOpname)]
pub struct Pindai {
    /// a barcode, or the tag of a piece
    pub kode: String,
    /// the tray that is being counted, where the count is over several
    #[serde(default)]
    pub kode_toko: String,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = PindaiOpnameBanyak)]
pub struct PindaiBanyak {
    pub kode: Vec<String>,
    #[serde(default)]
    pub kode_toko: String,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = HapusPindai)]
pub struct Hapus {
    pub kode: String,
}

/// What a scan was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HasilPindai)]
pub struct Terpindai {
    /// the barcode, or the code as it was read where nobody knows it
    pub kode: String,
    pub kelas: Kelas,
    /// it was found before in this count
    pub ganda: bool,
    pub nama_barang: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub keterangan: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HasilPindaiBanyak)]
pub struct TerpindaiBanyak {
    pub dibaca: usize,
    pub baru: usize,
    pub ganda: usize,
    /// new ones by class
    pub kelas: BTreeMap<String, usize>,
}

/// A code as it is looked for: barcodes in eight figures, tags as they are.
struct Kode {
    barcode: Option<KodeBarcode>,
    tag: String,
}

fn urai(jenis: Jenis, kode: &str) -> Hasil<Kode> {
    let rapi = kode.trim().to_uppercase();
    let salah = |pesan: String| Err(BarangTolak::OpnameKode.pada("kode", pesan));
    if rapi.is_empty() {
        return salah("Kode tidak boleh kosong".to_owned());
    }
    let wajar = |c: char| c.is_ascii_alphanumeric() || "-_./:".contains(c);
    if rapi.chars().count() > KODE_MAKS || !rapi.chars().all(wajar) {
        let potong: String = rapi.chars().filter(|c| !c.is_control()).take(20).collect();
        return salah(format!("Kode '{potong}' bukan barcode atau tag"));
    }
    // A tag may be all figures too; with a reader it is a tag first.
    let barcode = KodeBarcode::parse(&rapi).ok();
    if jenis != Jenis::Rfid && barcode.is_none() && rapi.len() < 12 {
        return salah(format!("Kode '{rapi}' bukan barcode atau tag"));
    }
    Ok(Kode { barcode, tag: rapi })
}

/// A piece as the books have it.
type Kartu = (Buku, Rupa);

const CARI: &str = "FROM barang b \
     LEFT JOIN saldo_barang s ON s.toko = $1 AND s.kode_barcode = b.kode_barcode \
     LEFT JOIN gudang g ON g.toko = s.toko AND g.kode_gudang = s.gudang AND g.dihapus = 0 \
     LEFT JOIN opname_harus h ON h.toko = $1 AND h.no_opname = $2 AND h.kode_barcode = b.kode_barcode WHERE ";

fn cari(c: &mut Conn, p: &Pelaku, o: &Opname, kode: &Kode) -> Hasil<Option<Kartu>> {
    let no = o.no_opname.as_str();
    let tag = |c: &mut Conn| {
        let sql = format!("{CARI}b.tag_id = $3 AND b.tag_id <> ''");
        c.baris_satu::<Kartu>(&sql, args![&p.toko, no, kode.tag.as_str()])
    };
    let barcode = |c: &mut Conn| match &kode.barcode {
        Some(b) => c.baris_satu::<Kartu>(&format!("{CARI}b.kode_barcode = $3"), args![&p.toko, no, b]),
        None => Ok(None),
    };
    let dulu = if o.jenis == Jenis::Rfid { tag(c)? } else { barcode(c)? };
    if dulu.is_some() {
        return Ok(dulu);
    }
    Ok(if o.jenis == Jenis::Rfid { barcode(c)? } else { tag(c)? })
}

/// Where the person scans: the tray of the count, or the one they name.
fn tempat(c: &mut Conn, p: &Pelaku, o: &Opname, baki: &str) -> Hasil<(String, String)> {
    let baki = baki.trim().to_uppercase();
    if !o.kode_toko.is_empty() {
        if !baki.is_empty() && baki != o.kode_toko {
            let pesan = format!("Yang dihitung adalah baki {}", o.kode_toko);
            return Err(BarangTolak::OpnameBaki.pada("kode_toko", pesan));
        }
        return Ok((o.kode_gudang.clone(), o.kode_toko.clone()));
    }
    if baki.is_empty() {
        return Ok((o.kode_gudang.clone(), String::new()));
    }
    let gudang = gudang_baki(c, &p.toko, &baki)?;
    if !o.kode_gudang.is_empty() && gudang != o.kode_gudang {
        let pesan = format!("Baki {baki} ada di gudang {gudang}, yang dihitung {}", o.kode_gudang);
        return Err(BarangTolak::OpnameBaki.pada("kode_toko", pesan));
    }
    Ok((gudang, baki))
}

fn catat(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    o: &Opname,
    (gudang, baki): (&str, &str),
    kode: &Kode,
) -> Hasil<Terpindai> {
    let kartu = cari(tx, p, o, kode)?;
    let kosong = Buku::default();
    let buku = kartu.as_ref().map_or(&kosong, |(b, _)| b);
    let (kelas, keterangan) = ditemukan(o, p.toko.as_str(), buku, gudang, baki);
    let kunci = match (&kode.barcode, buku.kode_barcode.as_str()) {
        (Some(b), "") if o.jenis != Jenis::Rfid => b.as_str(),
        (_, "") => kode.tag.as_str(),
        (_, ada) => ada,
    };
    let waktu = tx.sekarang().to_string();
    let tag = if kunci == kode.tag || kode.barcode.is_some() { "" } else { kode.tag.as_str() };
    let no = o.no_opname.as_str();
    let n = tx.exec(
        "INSERT INTO opname_scan (toko, no_opname, kunci, kode_barcode, tag_id, gudang, baki, kelas, waktu, oleh, kali) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1) ON CONFLICT (toko, no_opname, kunci) DO NOTHING",
        args![
            &p.toko,
            no,
            kunci,
            buku.kode_barcode.as_str(),
            tag,
            gudang,
            baki,
            kelas.kode(),
            waktu.as_str(),
            &p.user_id
        ],
    )?;
    let mut hasil = Terpindai {
        kode: kunci.to_owned(),
        kelas,
        ganda: n == 0,
        nama_barang: kartu.as_ref().map(|(_, r)| r.nama_barang.clone()).unwrap_or_default(),
        berat: kartu.as_ref().map_or(Berat::NOL, |(_, r)| r.berat),
        keterangan,
    };
    if n == 0 {
        let lama = tx.one(
            "SELECT gudang, baki, kelas, oleh FROM opname_scan WHERE toko = $1 AND no_opname = $2 AND kunci = $3",
            args![&p.toko, no, kunci],
            |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?, r.get::<String>(2)?, r.get::<String>(3)?)),
        )?;
        let (gudang_lama, baki_lama, kelas_lama, oleh) = lama.unwrap_or_default();
        // Found where it belongs once is found; otherwise the place seen last holds.
        let tetap = kelas_lama == Kelas::Ada.kode() || (gudang_lama == gudang && baki_lama == baki);
        let (g, b, k) = if tetap {
            (gudang_lama.as_str(), baki_lama.as_str(), kelas_lama.as_str())
        } else {
            (gudang, baki, kelas.kode())
        };
        tx.exec(
            "UPDATE opname_scan SET kali = kali + 1, gudang = $4, baki = $5, kelas = $6 \
             WHERE toko = $1 AND no_opname = $2 AND kunci = $3",
            args![&p.toko, no, kunci, g, b, k],
        )?;
        hasil.kelas = Kelas::dari_kode(k)?;
        hasil.keterangan = format!("Sudah dipindai {oleh}");
    }
    Ok(hasil)
}

pub fn pindai(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur, m: &Pindai, siaran: &Siaran) -> Hasil<Terpindai> {
    let o = yang_jalan(tx, p, no)?;
    let kode = urai(o.jenis, &m.kode)?;
    let (gudang, baki) = tempat(tx, p, &o, &m.kode_toko)?;
    let t = catat(tx, p, &o, (&gudang, &baki), &kode)?;
    if !t.ganda {
        kabarkan(tx, siaran, &o.no_opname, "pindai");
    }
    Ok(t)
}

/// A list of tags or barcodes, all or none: a file of a reader, or what was scanned while the connection was away.
pub fn pindai_banyak(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    no: &NoFaktur,
    m: &PindaiBanyak,
    siaran: &Siaran,
) -> Hasil<TerpindaiBanyak> {
    let o = yang_jalan(tx, p, no)?;
    let banyak = |pesan: String| Err(BarangTolak::OpnameKode.pada("kode", pesan));
    if m.kode.is_empty() {
        return banyak("Tidak ada kode yang dikirim".to_owned());
    }
    if m.kode.len() > PALING_BANYAK {
        return banyak(format!("Paling banyak {PALING_BANYAK} kode sekali kirim"));
    }
    let mut semua: Vec<Kode> = Vec::with_capacity(m.kode.len());
    for (ke, k) in m.kode.iter().enumerate() {
        let satu = urai(o.jenis, k).map_err(|mut t| {
            let pesan = std::mem::take(&mut t.pesan);
            BarangTolak::OpnameKode
                .tolak(format!("Baris {}: {pesan}", ke + 1))
                .kolom(&format!("kode[{ke}]"), pesan)
        })?;
        semua.push(satu);
    }
    let (gudang, baki) = tempat(tx, p, &o, &m.kode_toko)?;
    let dibaca = semua.len();
    // A reader sees a tag many times a second.
    semua.sort_by(|a, b| a.tag.cmp(&b.tag));
    semua.dedup_by(|a, b| a.tag == b.tag);
    let (mut baru, mut kelas) = (0, BTreeMap::new());
    for kode in &semua {
        let t = catat(tx, p, &o, (&gudang, &baki), kode)?;
        if !t.ganda {
            baru += 1;
            *kelas.entry(t.kelas.kode().to_owned()).or_default() += 1;
        }
    }
    kabarkan(tx, siaran, &o.no_opname, "pindai");
    Ok(TerpindaiBanyak { dibaca, baru, ganda: dibaca - baru, kelas })
}

/// Takes a scan back, while the count goes on; the trail keeps it.
pub fn hapus(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur, m: &Hapus, siaran: &Siaran) -> Hasil<()> {
    let o = yang_jalan(tx, p, no)?;
    let kode = m.kode.trim().to_uppercase();
    let n = tx.exec(
        "DELETE FROM opname_scan WHERE toko = $1 AND no_opname = $2 AND kunci = $3",
        args![&p.toko, o.no_opname.as_str(), kode.as_str()],
    )?;
    if n == 0 {
        return Err(BarangTolak::OpnameBelumDipindai.tolak(format!("Kode {kode} belum dipindai")));
    }
    let isi = serde_json::json!({ "kode": kode }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "HAPUS PINDAI OPNAME", &o.no_opname, &isi)?;
    kabarkan(tx, siaran, &o.no_opname, "hapus");
    Ok(())
}
