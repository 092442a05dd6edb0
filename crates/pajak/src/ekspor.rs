//! Exporting tax invoices: what the tax book has of closed days and was not reported yet becomes invoices, an invoice a document
//! or one a day, numbered without a gap; what was taken back stands beside them without a number. The file can be had again.

use crate::{PajakTolak, rentang, setelan};
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku, toko};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use values::{KodeToko, Tanggal};

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaEfaktur)]
pub struct MintaEkspor {
    pub tgl_from: String,
    pub tgl_to: String,
}

/// What an export came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = EfakturDiekspor)]
pub struct Diekspor {
    pub id: i64,
    /// invoices with a number
    pub faktur: i64,
    /// rows that take something back
    pub batal: i64,
    pub dpp: i64,
    pub ppn: i64,
}

/// A row of the tax book that waits.
struct Baris {
    id: i64,
    tgl: String,
    no_dok: String,
    tarif: i64,
    dpp: i64,
    ppn: i64,
    asal: String,
}

/// An invoice while it is put together.
#[derive(Default)]
struct Faktur {
    tgl: String,
    no_dok: String,
    cara: String,
    kode: String,
    asal: String,
    dpp: i64,
    ppn: i64,
    baris: Vec<Baris>,
}

fn tanggal(teks: &str, kolom: &str) -> Hasil<Tanggal> {
    Tanggal::parse(teks.trim()).map_err(|_| PajakTolak::Isian.pada(kolom, "Tanggal tidak benar"))
}

/// What waits of these days, in the order of the book.
fn menunggu(c: &mut Conn, kode: &KodeToko, (dari, sampai): (Tanggal, Tanggal)) -> Hasil<Vec<Baris>> {
    Ok(c.rows(
        "SELECT b.id, b.tgl_system, b.no_dok, b.tarif, b.dpp, b.pajak, COALESCE(a.no_dok, '') FROM buku_pajak b \
         LEFT JOIN buku_pajak a ON a.toko = b.toko AND a.id = b.balik WHERE b.toko = $1 AND b.tgl_system BETWEEN $2 AND $3 \
         AND b.jenis_pajak = 'PPN KELUARAN' AND NOT EXISTS (SELECT 1 FROM efaktur_baris e WHERE e.toko = b.toko AND e.id_pajak = b.id) \
         ORDER BY b.tgl_system, b.id",
        args![kode, dari, sampai],
        |r| {
            let (id, tgl, no_dok) = (r.int(0)?, r.get(1)?, r.get(2)?);
            Ok(Baris { id, tgl, no_dok, tarif: r.int(3)?, dpp: r.int(4)?, ppn: r.int(5)?, asal: r.get(6)? })
        },
    )?)
}

/// Rows into invoices, as the setting of their day says.
fn kelompok(baris: Vec<Baris>, set: &[setelan::Setelan]) -> Vec<Faktur> {
    let mut semua: BTreeMap<(String, i64, String), Faktur> = BTreeMap::new();
    let mut pertama: BTreeMap<(String, String), i64> = BTreeMap::new();
    for b in baris {
        let (cara, kode) = setelan::hari(set, &b.tgl);
        let no_dok = if cara == "DOKUMEN" { b.no_dok.clone() } else { String::new() };
        let urut = *pertama.entry((b.tgl.clone(), no_dok.clone())).or_insert(b.id);
        let f = semua.entry((b.tgl.clone(), urut, no_dok.clone())).or_default();
        if f.baris.is_empty() {
            (f.tgl, f.no_dok, f.cara, f.kode) = (b.tgl.clone(), no_dok, cara, kode);
        }
        if f.asal.is_empty() {
            f.asal.clone_from(&b.asal);
        }
        (f.dpp, f.ppn) = (f.dpp.saturating_add(b.dpp), f.ppn.saturating_add(b.ppn));
        f.baris.push(b);
    }
    semua.into_values().collect()
}

/// Who bought, as the nota has it; consumers have no tax number.
fn pembeli(c: &mut Conn, kode: &KodeToko, no: &str) -> Hasil<(String, String)> {
    let satu = |sql: &str, c: &mut Conn| c.one(sql, args![kode, no], |r| Ok((r.get(0)?, r.get(1)?)));
    for sql in [
        "SELECT nama_customer, alamat_customer FROM faktur WHERE toko = $1 AND no_faktur_group = $2",
        "SELECT nama_customer, alamat_customer FROM manual WHERE toko = $1 AND no_faktur_group = $2",
        "SELECT nama_customer, alamat_customer FROM jual_batu WHERE toko = $1 AND no_jual = $2",
    ] {
        if let Some(p) = satu(sql, c)? {
            return Ok(p);
        }
    }
    Ok(("KONSUMEN AKHIR".to_owned(), "-".to_owned()))
}

/// Reports what waits of closed days.
pub fn ekspor(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaEkspor) -> Hasil<Diekspor> {
    let kode = tx.toko().clone();
    let (dari, sampai) = (tanggal(&m.tgl_from, "tgl_from")?, tanggal(&m.tgl_to, "tgl_to")?);
    if sampai.sebelum(dari) {
        return Err(PajakTolak::Isian.pada("tgl_to", "Tanggal akhir sebelum tanggal awal"));
    }
    if !sampai.sebelum(toko::cari(tx, &kode)?.tgl_system) {
        return Err(PajakTolak::BelumTutup.pada("tgl_to", format!("Tanggal {sampai} belum ditutup")));
    }
    let set = setelan::daftar(tx, &kode)?;
    let semua = kelompok(menunggu(tx, &kode, (dari, sampai))?, &set);
    if semua.is_empty() {
        return Err(PajakTolak::Kosong.tolak("Tidak ada penjualan kena pajak yang belum dilaporkan"));
    }
    let id: i64 =
        tx.nilai("SELECT COALESCE(MAX(id), 0) + 1 FROM efaktur_ekspor WHERE toko = $1", args![&kode])?;
    let kini = tx.sekarang();
    let mut nomor = nomor(tx, &kode, &semua)?;
    let faktur = i64::try_from(semua.iter().filter(|f| f.ppn > 0).count()).unwrap_or(i64::MAX);
    let batal = i64::try_from(semua.len()).unwrap_or(i64::MAX) - faktur;
    let jumlah = |f: fn(&Faktur) -> i64| semua.iter().map(f).fold(0_i64, i64::saturating_add);
    let (dpp, ppn) = (jumlah(|f| f.dpp), jumlah(|f| f.ppn));
    tx.exec(
        "INSERT INTO efaktur_ekspor (toko, id, dari, sampai, waktu, oleh, faktur, dpp, ppn) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        args![&kode, id, dari, sampai, kini, &p.user_id, faktur, dpp, ppn],
    )?;
    for f in semua {
        tulis(tx, &kode, id, f, &mut nomor)?;
    }
    let isi = serde_json::json!({ "dari": dari, "sampai": sampai, "faktur": faktur, "dpp": dpp, "ppn": ppn })
        .to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "EKSPOR EFAKTUR", &id.to_string(), &isi)?;
    Ok(Diekspor { id, faktur, batal, dpp, ppn })
}

type Nomor = BTreeMap<String, std::vec::IntoIter<i64>>;

/// The numbers of all invoices by year, taken before anything is written.
fn nomor(c: &mut Conn, kode: &KodeToko, semua: &[Faktur]) -> Hasil<Nomor> {
    let mut perlu: BTreeMap<String, usize> = BTreeMap::new();
    for f in semua.iter().filter(|f| f.ppn > 0) {
        *perlu.entry(f.tgl.get(..4).unwrap_or_default().to_owned()).or_default() += 1;
    }
    perlu.into_iter().map(|(t, n)| Ok((t.clone(), rentang::ambil(c, kode, &t, n)?.into_iter()))).collect()
}

fn tulis(tx: &mut Tx<'_>, kode: &KodeToko, ekspor: i64, f: Faktur, nomor: &mut Nomor) -> Hasil<()> {
    let id: i64 = tx.nilai("SELECT COALESCE(MAX(id), 0) + 1 FROM efaktur WHERE toko = $1", args![kode])?;
    let tahun = f.tgl.get(..4).unwrap_or_default();
    let baru = if f.ppn > 0 { nomor.get_mut(tahun).and_then(Iterator::next) } else { None };
    let rujukan: Option<i64> = if baru.is_some() || f.asal.is_empty() {
        None
    } else {
        tx.one(
            "SELECT MAX(e.nomor) FROM efaktur e JOIN efaktur_baris r ON r.toko = e.toko AND r.id_efaktur = e.id JOIN buku_pajak b \
             ON b.toko = r.toko AND b.id = r.id_pajak WHERE e.toko = $1 AND b.no_dok = $2",
            args![kode, f.asal.as_str()],
            |r| r.get(0),
        )?
        .flatten()
    };
    let dicari = if f.asal.is_empty() { &f.no_dok } else { &f.asal };
    let (nama, alamat) = if f.cara == "DOKUMEN" {
        pembeli(tx, kode, dicari)?
    } else {
        ("KONSUMEN AKHIR".to_owned(), "-".to_owned())
    };
    tx.exec(
        "INSERT INTO efaktur (toko, id, id_ekspor, nomor, rujukan, cara, kode_transaksi, tanggal, no_dok, nama, alamat, dpp, ppn) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        args![kode, id, ekspor, baru.unwrap_or(0), rujukan.unwrap_or(0), f.cara.as_str(), f.kode.as_str(), f.tgl.as_str(),
            f.no_dok.as_str(), nama.as_str(), alamat.as_str(), f.dpp, f.ppn],
    )?;
    for b in f.baris {
        tx.exec(
            "INSERT INTO efaktur_baris (toko, id_pajak, id_efaktur, tarif, dpp, ppn) VALUES ($1, $2, $3, $4, $5, $6)",
            args![kode, b.id, id, b.tarif, b.dpp, b.ppn],
        )?;
    }
    Ok(())
}

/// A cell: quoted where it must be.
fn sel(teks: &str) -> String {
    // What a spreadsheet would take for a formula is text.
    let teks = if teks.starts_with(['=', '+', '-', '@']) && teks.len() > 1 {
        format!("'{teks}")
    } else {
        teks.to_owned()
    };
    if teks.contains([',', '"', '\n', ';']) { format!("\"{}\"", teks.replace('"', "\"\"")) } else { teks }
}

const KEPALA: &str = "FK,KD_JENIS_TRANSAKSI,FG_PENGGANTI,NOMOR_FAKTUR,MASA_PAJAK,TAHUN_PAJAK,TANGGAL_FAKTUR,NPWP,NAMA,ALAMAT_LENGKAP,\
JUMLAH_DPP,JUMLAH_PPN,JUMLAH_PPNBM,ID_KETERANGAN_TAMBAHAN,FG_UANG_MUKA,UANG_MUKA_DPP,UANG_MUKA_PPN,UANG_MUKA_PPNBM,REFERENSI\r\n\
LT,NPWP,NAMA,JALAN,BLOK,NOMOR,RT,RW,KECAMATAN,KELURAHAN,KABUPATEN,PROPINSI,KODE_POS,NOMOR_TELEPON\r\n\
OF,KODE_OBJEK,NAMA,HARGA_SATUAN,JUMLAH_BARANG,HARGA_TOTAL,DISKON,DPP,PPN,TARIF_PPNBM,PPNBM\r\n";

/// The file of an export: invoices with their lines by rate, in the layout of the tax office's import (FK, LT, OF).
pub fn berkas(c: &mut Conn, kode: &KodeToko, id: i64) -> Hasil<(String, String)> {
    let ada =
        c.one("SELECT dari, sampai FROM efaktur_ekspor WHERE toko = $1 AND id = $2", args![kode, id], |r| {
            Ok((r.get::<String>(0)?, r.get::<String>(1)?))
        })?;
    let Some((dari, sampai)) = ada else {
        return Err(PajakTolak::TidakAda.tolak(format!("Ekspor {id} tidak ada")));
    };
    let mut objek: BTreeMap<i64, Vec<(i64, i64, i64)>> = BTreeMap::new();
    c.each(
        "SELECT r.id_efaktur, r.tarif, CAST(SUM(r.dpp) AS BIGINT), CAST(SUM(r.ppn) AS BIGINT) FROM efaktur_baris r JOIN efaktur e \
         ON e.toko = r.toko AND e.id = r.id_efaktur WHERE r.toko = $1 AND e.id_ekspor = $2 GROUP BY r.id_efaktur, r.tarif \
         ORDER BY r.id_efaktur, r.tarif",
        args![kode, id],
        |r| {
            objek.entry(r.int(0)?).or_default().push((r.int(1)?, r.int(2)?, r.int(3)?));
            Ok::<(), db::Error>(())
        },
    )?;
    let mut teks = KEPALA.to_owned();
    c.each(
        "SELECT id, nomor, kode_transaksi, tanggal, nama, alamat, dpp, ppn, no_dok, cara FROM efaktur WHERE toko = $1 AND id_ekspor = $2 \
         AND nomor > 0 ORDER BY nomor",
        args![kode, id],
        |r| {
            let (satu, nomor, kd, tgl): (i64, i64, String, String) = (r.int(0)?, r.int(1)?, r.get(2)?, r.get(3)?);
            let (nama, alamat): (String, String) = (r.get(4)?, r.get(5)?);
            let (dpp, ppn, no_dok, cara): (i64, i64, String, String) = (r.int(6)?, r.int(7)?, r.get(8)?, r.get(9)?);
            let bagian: Vec<&str> = tgl.splitn(3, '-').collect();
            let [t, b, h] = bagian.as_slice() else { return Ok(()) };
            let rujuk = if cara == "DOKUMEN" { no_dok } else { format!("PENJUALAN {tgl}") };
            let masa = b.trim_start_matches('0');
            // Writing into a text never fails.
            let _ = write!(
                teks,
                "FK,{kd},0,{nomor:013},{masa},{t},{h}/{b}/{t},000000000000000,{},{},{dpp},{ppn},0,,0,0,0,0,{}\r\n",
                sel(&nama),
                sel(&alamat),
                sel(&rujuk)
            );
            for (tarif, d, p) in objek.remove(&satu).unwrap_or_default() {
                let _ = write!(
                    teks,
                    "OF,{tarif:04},PERHIASAN TARIF {}.{:02}%,{d},1,{d},0,{d},{p},0,0\r\n",
                    tarif / 100,
                    tarif % 100
                );
            }
            Ok::<(), db::Error>(())
        },
    )?;
    Ok((format!("efaktur-{kode}-{dari}-{sampai}-{id}.csv"), teks))
}
