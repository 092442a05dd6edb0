//! One weighing: the scale against the books, by the tolerance of the tray, with the pieces that explain a difference.

use super::duga::{Diduga, duga};
use super::{BakiTimbang, Sesi, aktivitas, mentah, satu_baki};
use crate::BarangTolak;
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Berat, JenisDok};

/// More than any tray.
const BERAT_MAKS: Berat = Berat::mg(50_000_000);
const MENTAH_MAKS: usize = 100;

/// Grams as a number, or as the text of one: the digits of a scale are sent as they came.
fn gram_atau_teks() -> utoipa::openapi::schema::Schema {
    use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, Type};
    let jenis = |t| ObjectBuilder::new().schema_type(t);
    Schema::OneOf(OneOfBuilder::new().item(jenis(Type::Number)).item(jenis(Type::String)).build())
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = TimbangBaki)]
pub struct Timbang {
    pub kode_gudang: String,
    /// the tray
    pub kode_toko: String,
    /// PAGI or SORE; by the clock when left out
    #[serde(default)]
    pub sesi: Option<Sesi>,
    #[schema(schema_with = gram_atau_teks)]
    pub berat: Berat,
    /// what the scale sent; empty when the weight was typed
    #[serde(default)]
    pub mentah: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BakiTertimbang)]
pub struct Tertimbang {
    pub no_timbang: String,
    pub sesi: Sesi,
    pub kode_gudang: String,
    pub kode_toko: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub tara: Berat,
    #[schema(value_type = f64)]
    pub seharusnya: Berat,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub selisih: Berat,
    #[schema(value_type = f64)]
    pub toleransi: Berat,
    pub cocok: bool,
    pub stabil: bool,
    pub diketik: bool,
    /// sets of pieces whose weight is the difference: missing when it is too light, left behind when too heavy
    pub diduga: Vec<Vec<Diduga>>,
    /// in words: 'diduga hilang: …'
    pub keterangan: String,
}

/// The weight that counts, and whether the scale was at rest: what the scale sent says both.
fn sah(m: &Timbang) -> Hasil<(Berat, bool)> {
    let salah = |kolom: &str, pesan: String| Err(BarangTolak::Timbang.pada(kolom, pesan));
    if m.berat < Berat::NOL || m.berat > BERAT_MAKS {
        return salah("berat", "Berat di antara 0 dan 50 kg".to_owned());
    }
    if m.mentah.chars().count() > MENTAH_MAKS {
        return salah("mentah", format!("Paling banyak {MENTAH_MAKS} karakter"));
    }
    if m.mentah.trim().is_empty() {
        return Ok((m.berat, true));
    }
    match mentah::baca(&m.mentah) {
        None => salah("mentah", "Kiriman timbangan tidak terbaca".to_owned()),
        Some(b) if b.berat != m.berat => {
            salah("berat", format!("Timbangan mengirim {}, bukan {}", b.berat, m.berat))
        }
        Some(b) => Ok((b.berat, b.stabil)),
    }
}

fn diduga(r: &db::Row<'_>) -> db::Result<Diduga> {
    Ok(Diduga { kode_barcode: r.get(0)?, nama_barang: r.get(1)?, berat: r.get(2)? })
}

/// Pieces of the tray when it is too light; when it is too heavy those that left it today, which may still lie there.
fn calon(c: &mut Conn, p: &Pelaku, b: &BakiTimbang, ringan: bool, tgl: &str) -> db::Result<Vec<Diduga>> {
    if ringan {
        return c.rows(
            "SELECT s.kode_barcode, COALESCE(b.nama_barang, ''), \
             s.berat + COALESCE(b.berat_bandrol, 0) + COALESCE(b.berat_plastik, 0) FROM saldo_barang s \
             LEFT JOIN barang b ON b.kode_barcode = s.kode_barcode \
             WHERE s.toko = $1 AND s.gudang = $2 AND s.baki = $3",
            args![&p.toko, b.kode_gudang.as_str(), b.kode_baki.as_str()],
            diduga,
        );
    }
    c.rows(
        "SELECT DISTINCT k.kode_barcode, b.nama_barang, b.berat_asli + b.berat_bandrol + b.berat_plastik \
         FROM buku_stok k JOIN barang b ON b.kode_barcode = k.kode_barcode WHERE k.toko = $1 AND k.tgl_system = $4 \
         AND k.gudang = $2 AND k.baki = $3 AND k.qty = -1 AND NOT EXISTS (SELECT 1 FROM saldo_barang s \
         WHERE s.toko = k.toko AND s.kode_barcode = k.kode_barcode AND s.gudang = k.gudang AND s.baki = k.baki)",
        args![&p.toko, b.kode_gudang.as_str(), b.kode_baki.as_str(), tgl],
        diduga,
    )
}

fn kata(ringan: bool, d: &[Vec<Diduga>]) -> String {
    let isi: Vec<String> = d
        .iter()
        .map(|s| {
            let satu = s.iter().map(|b| format!("{} {} {} g", b.kode_barcode, b.nama_barang, b.berat));
            satu.collect::<Vec<_>>().join(" + ")
        })
        .collect();
    match (isi.is_empty(), ringan) {
        (true, _) => String::new(),
        (_, true) => format!("diduga hilang: {}", isi.join("; ")),
        (_, false) => format!("diduga masih di baki: {}", isi.join("; ")),
    }
}

pub fn catat(tx: &mut Tx<'_>, p: &Pelaku, m: &Timbang) -> Hasil<Tertimbang> {
    let b = satu_baki(tx, &p.toko, &m.kode_gudang, &m.kode_toko)?;
    let (berat, stabil) = sah(m)?;
    let diketik = m.mentah.trim().is_empty();
    let selisih = Berat::mg(berat.sebagai_mg() - b.seharusnya.sebagai_mg());
    let cocok = selisih.sebagai_mg().abs() <= b.toleransi.sebagai_mg();
    let pagi = tx.sekarang().jam().as_str() < "13";
    let sesi = m.sesi.unwrap_or(if pagi { Sesi::Pagi } else { Sesi::Sore });
    let mut dok = Dok::buka(tx, JenisDok::Timbang, &p.user_id)?;
    let (no, tgl, waktu) = (dok.no().to_string(), dok.tgl_system().to_string(), dok.waktu().to_string());
    let tx = dok.tx();
    let ringan = selisih < Berat::NOL;
    let diduga = if cocok {
        Vec::new()
    } else {
        duga(&calon(tx, p, &b, ringan, &tgl)?, Berat::mg(selisih.sebagai_mg().abs()), b.toleransi)
    };
    let keterangan = kata(ringan, &diduga);
    let tanda = |benar: bool| i64::from(benar);
    tx.exec(
        "INSERT INTO timbang (toko, no_timbang, tgl_system, sesi, waktu, oleh, kode_gudang, kode_baki, qty, tara, \
         berat_stock, berat_bandrol, berat_plastik, seharusnya, berat, selisih, toleransi, cocok, mentah, stabil, \
         diketik, diduga) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, \
         $20, $21, $22)",
        args![
            &p.toko,
            no.as_str(),
            tgl,
            sesi.kode(),
            waktu,
            &p.user_id,
            b.kode_gudang.as_str(),
            b.kode_baki.as_str(),
            b.qty,
            b.tara,
            b.berat_stock,
            b.berat_bandrol,
            b.berat_plastik,
            b.seharusnya,
            berat,
            selisih,
            b.toleransi,
            tanda(cocok),
            m.mentah.as_str(),
            tanda(stabil),
            tanda(diketik),
            keterangan.as_str()
        ],
    )?;
    let hasil = if cocok { "COCOK".to_owned() } else { format!("SELISIH {selisih} g") };
    let cara = if diketik { "diketik" } else { "timbangan" };
    aktivitas(
        tx,
        p.user_id.as_str(),
        &format!("Timbang {} baki {}: {berat} g ({cara}), {hasil}", sesi.kode(), b.kode_baki),
    )?;
    let isi = serde_json::json!({
        "baki": b.kode_baki, "sesi": sesi, "berat": berat, "seharusnya": b.seharusnya, "selisih": selisih,
        "cocok": cocok, "diketik": diketik,
    });
    dok.tutup("TIMBANG BAKI", &isi)?;
    Ok(Tertimbang {
        no_timbang: no,
        sesi,
        kode_gudang: b.kode_gudang,
        kode_toko: b.kode_baki,
        qty: b.qty,
        tara: b.tara,
        seharusnya: b.seharusnya,
        berat,
        selisih,
        toleransi: b.toleransi,
        cocok,
        stabil,
        diketik,
        diduga,
        keterangan,
    })
}
