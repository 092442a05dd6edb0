//! Taking a document of stones back: the exact reverse in every book, and the card as it was, as long as nothing moved on since. A
//! supervisor on the day itself, the owner later, never who wrote it.

use crate::BatuTolak;
use crate::jual;
use crate::lepas::{BarisKartu, Lama};
use barang::berlian::{self, KartuLama};
use db::{Tx, args};
use konter::batal::{self, Izin, Permohonan};
use ledger::{Dok, batu, pajak, stok};
use platform::otorisasi::Rincian;
use platform::{BukuTolak, Hasil, Level, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeBarcode, NoFaktur, Rupiah};

/// The category under which it is approved.
pub const KATEGORI: &str = "BATAL BATU";

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatalBatuMinta)]
pub struct BatalMinta {
    pub no_dok: String,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BatuDibatalkan)]
pub struct Dibatalkan {
    pub no_dok: String,
    pub no_batal: String,
    pub tgl_system: String,
}

db::bacaan! {
    /// A document as its approver reads it.
    struct IsiDok {
        jenis: String = "d.jenis",
        tgl: String = "d.tgl_system",
        oleh: String = "d.oleh",
        kode_barcode: String = "d.kode_barcode",
        kartu_lama: String = "d.kartu_lama",
        nominal: Rupiah = "d.nilai",
        uraian: String = "d.uraian",
    }
}

/// The same with its number.
struct Ada {
    no: NoFaktur,
    isi: IsiDok,
}

impl std::ops::Deref for Ada {
    type Target = IsiDok;

    fn deref(&self) -> &IsiDok {
        &self.isi
    }
}

fn tidak_ada() -> Tolak {
    BatuTolak::DokTidakAda.pada("no_dok", "No Dokumen tidak ditemukan")
}

fn baca(tx: &mut Tx<'_>, p: &Pelaku, teks: &str) -> Hasil<Ada> {
    let no = NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    let sql = match no.jenis() {
        JenisDok::Batu => {
            "FROM (SELECT jenis, tgl_system, oleh, kode_barcode, kartu_lama, nilai, \
             butir || ' BUTIR ' || nama_lawan || kode_barcode AS uraian FROM dok_batu WHERE toko = $1 AND no_dok = $2) d"
        }
        JenisDok::JualBatu => {
            "FROM (SELECT 'JUAL' AS jenis, tgl_system, oleh, '' AS kode_barcode, '' AS kartu_lama, total AS nilai, \
             butir || ' BUTIR ' || nama_customer AS uraian FROM jual_batu WHERE toko = $1 AND no_jual = $2) d"
        }
        _ => return Err(tidak_ada()),
    };
    let isi = tx.baris_satu::<IsiDok>(sql, args![&p.toko, &no])?.ok_or_else(tidak_ada)?;
    Ok(Ada { no, isi })
}

/// Stones that went on since: said in the words of this document.
fn berlanjut(e: Tolak, a: &Ada) -> Tolak {
    let kode = [
        BukuTolak::BatuKurang,
        BukuTolak::BarangBerlanjut,
        BukuTolak::BarangTidakDiTempat,
        BukuTolak::SertifikatGanda,
    ];
    if !kode.iter().any(|k| e.adalah(*k)) {
        return e;
    }
    BatuTolak::Berlanjut.tolak(format!("Batu dari {} sudah berpindah: {}", a.no, e.pesan)).sebab(e.pesan)
}

/// Documents that brought stones into the safe: taken back, they are with the supplier, the craftsman or in the piece in the books,
/// and loose at hand.
const MASUK: [&str; 3] = ["TERIMA", "DARI TUKANG", "LEPAS"];

/// Who does not say yes alone: nobody gives stones out alone, nor by taking back how they came, but the owner.
fn penulis<'a>(p: &'a Pelaku, a: &'a Ada) -> Vec<&'a str> {
    let keluar = MASUK.contains(&a.jenis.as_str()) && p.level != Level::Own;
    std::iter::once(a.oleh.as_str()).chain(keluar.then(|| p.user_id.as_str())).collect()
}

/// Takes a document back.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, m: &BatalMinta) -> Hasil<Dibatalkan> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let a = baca(tx, p, &m.no_dok)?;
    let sudah: Option<String> = tx.one(
        "SELECT no_batal FROM batal_batu WHERE toko = $1 AND no_dok = $2",
        args![&p.toko, &a.no],
        |r| r.get(0),
    )?;
    if let Some(no) = sudah {
        return Err(BatuTolak::SudahBatal.tolak(format!("Dokumen {} sudah dibatalkan ({no})", a.no)));
    }
    let no = a.no.to_string();
    let uraian = format!("{} {} {} oleh {}", a.jenis, a.uraian, a.tgl, a.oleh);
    let mohon = Permohonan {
        kategori: KATEGORI,
        dokumen: &no,
        nominal: a.nominal,
        hari_ini: batal::hari_ini(tx, &a.tgl)?,
        penulis: penulis(p, &a),
        rincian: vec![Rincian::jumlah(no.clone(), uraian, a.nominal)],
        alasan: &alasan,
        dari_laci_peminta: false,
        izin: (Izin::Penyetuju, Izin::Owner),
    };
    let setuju = batal::penyetuju(tx, p, &m.otorisasi, &mohon)?;
    let mut dok = Dok::buka(tx, JenisDok::Batu, &p.user_id)?;
    buku(&mut dok, &a).map_err(|e| berlanjut(e, &a))?;
    kartu(dok.tx(), &a)?;
    let (no_batal, tgl, waktu) = (dok.no().to_string(), dok.tgl_system(), dok.waktu());
    dok.tx().exec(
        "INSERT INTO batal_batu (toko, no_dok, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![
            &p.toko,
            no.as_str(),
            no_batal.as_str(),
            tgl,
            waktu,
            &p.user_id,
            setuju.oleh(),
            alasan.as_str()
        ],
    )?;
    setuju.tautkan(dok.tx(), &no_batal)?;
    let isi = serde_json::json!({ "dokumen": no, "alasan": alasan, "disetujui": setuju.oleh() });
    dok.tutup(KATEGORI, &isi)?;
    Ok(Dibatalkan { no_dok: no, no_batal, tgl_system: tgl.to_string() })
}

/// What it wrote in the books; a piece that changed takes its stones with it.
fn buku(dok: &mut Dok<'_, '_>, a: &Ada) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let stok_ada: i64 = dok
        .tx()
        .nilai("SELECT COUNT(*) FROM buku_stok WHERE toko = $1 AND no_dok = $2", args![&toko, &a.no])?;
    if stok_ada > 0 {
        stok::balikkan(dok, &a.no)?;
    } else {
        batu::balikkan(dok, &a.no)?;
    }
    if a.jenis == "JUAL" {
        batal::uang(dok, &a.no, jual::KATEGORI_BATAL)?;
        pajak::balikkan(dok, &a.no)?;
    }
    Ok(())
}

fn json<T: serde::de::DeserializeOwned>(teks: &str) -> Hasil<T> {
    Ok(serde_json::from_str(teks).map_err(|e| db::Error::Lain(format!("kartu lama: {e}")))?)
}

/// The card as it was before.
fn kartu(tx: &mut Tx<'_>, a: &Ada) -> Hasil<()> {
    let toko = tx.toko().clone();
    match a.jenis.as_str() {
        "PASANG" => {
            let kode = barcode(&a.kode_barcode)?;
            tx.exec(
                "DELETE FROM barang_batu WHERE kode_barcode = $1 AND baris IN (SELECT r.baris_barang FROM dok_batu_baris r \
                 WHERE r.toko = $2 AND r.no_dok = $3)",
                args![&kode, &toko, &a.no],
            )?;
            berlian::kembalikan(tx, &kode, &json::<KartuLama>(&a.kartu_lama)?)
        }
        "LEPAS" => {
            let kode = barcode(&a.kode_barcode)?;
            let lama: Lama = json(&a.kartu_lama)?;
            for b in &lama.batu {
                kembali(tx, &kode, b)?;
            }
            berlian::kembalikan(tx, &kode, &lama.kartu)
        }
        "AWAL" => {
            tx.exec(
                "UPDATE barang_batu SET kode_batu = '' WHERE kode_batu IN (SELECT r.kode_batu FROM dok_batu_baris r \
                 WHERE r.toko = $1 AND r.no_dok = $2)",
                args![&toko, &a.no],
            )?;
            Ok(())
        }
        _ => Ok(()),
    }
}

fn barcode(teks: &str) -> Hasil<KodeBarcode> {
    KodeBarcode::parse(teks).map_err(|e| db::Error::Lain(e.to_string()).into())
}

fn kembali(tx: &mut Tx<'_>, kode: &KodeBarcode, b: &BarisKartu) -> Hasil<()> {
    tx.exec(
        "INSERT INTO barang_batu (kode_barcode, baris, jenis_batu, shape, color, clarity, sertifikat, butir, carat, usd_carat, harga, \
         kode_batu) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        args![
            kode,
            b.baris,
            b.jenis_batu.as_str(),
            b.shape.as_str(),
            b.color.as_str(),
            b.clarity.as_str(),
            b.sertifikat.as_str(),
            b.butir,
            b.carat,
            b.usd_carat,
            b.harga,
            b.kode_batu.as_str()
        ],
    )?;
    Ok(())
}
