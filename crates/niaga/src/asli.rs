//! What the holder of a nota of trade may know of it: its pieces as they were sold or bought, and what so much gold fetches by
//! today's price list. Neither the person nor what became of the pieces.

use crate::acuan::Acuan;
use crate::tolak::NiagaTolak;
use db::{Conn, args};
use platform::Hasil;
use platform::domain::{BarangNota, NotaAsli};
use values::{Berat, JenisDok, Kadar, KodeToko, NoFaktur, Rupiah, Tanggal};

fn hari(teks: &str) -> Hasil<Tanggal> {
    Tanggal::parse(teks).map_err(|e| db::Error::Lain(e.to_string()).into())
}

/// What a gram of gold of this group and purity fetches today; nothing where no price stands or stones make the worth.
fn harga_kini(c: &mut Conn, a: &mut Acuan, group: &str, kadar: Kadar, berat: Berat) -> Hasil<Option<Rupiah>> {
    let g = match a.group(c, group) {
        Ok(g) => g.clone(),
        Err(t) if t.adalah(NiagaTolak::Group) => return Ok(None),
        Err(t) => return Err(t),
    };
    if g.is_berlian {
        return Ok(None);
    }
    let gram = a.gram_beli(&g, kadar)?;
    Ok(gram.kali(berat).ok().filter(|r| *r > Rupiah::NOL))
}

/// The prices of today, where they stand.
pub(crate) fn acuan(c: &mut Conn, toko: &KodeToko) -> Hasil<Option<Acuan>> {
    match Acuan::di_toko(c, toko) {
        Ok(a) => Ok(Some(a)),
        Err(t) if t.adalah(harga::HargaTolak::BelumDikonfirmasi) => Ok(None),
        Err(t) => Err(t),
    }
}

struct Baris {
    barang: BarangNota,
    group: String,
    /// of the gold, for its price
    kadar: Kadar,
}

/// Code, name, count, printed purity, weight, group, purity.
fn baris(c: &mut Conn, sql: &str, toko: &KodeToko, no: &str) -> Hasil<Vec<Baris>> {
    Ok(c.rows(sql, args![toko, no], |r| {
        Ok(Baris {
            barang: BarangNota {
                kode_barcode: r.get(0)?,
                nama: r.get(1)?,
                qty: r.get(2)?,
                kadar: r.get(3)?,
                berat: r.get(4)?,
                harga_kini: None,
            },
            group: r.get(5)?,
            kadar: r.get(6)?,
        })
    })?)
}

const JUAL: &str = "SELECT kode_barcode, nama_barang, qty, kadar_cetak, berat, CASE WHEN jenis_barang = 'BARANG' THEN kode_group ELSE '' END, \
     kadar FROM jual WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris";
const BELI: &str = "SELECT kode_barcode, nama_barang, CAST(1 AS BIGINT), kadar_uji, berat, '', kadar_uji FROM beli \
     WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris";

/// The transaction of a number: its own, or of one of its lines.
fn group(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<String>> {
    let sql = match no.jenis() {
        JenisDok::FakturGroup => return Ok(Some(no.to_string())),
        JenisDok::Penjualan => "SELECT no_faktur_group FROM jual WHERE toko = $1 AND no_faktur_jual = $2",
        JenisDok::Pembelian => "SELECT no_faktur_group FROM beli WHERE toko = $1 AND no_faktur_beli = $2",
        _ => return Ok(None),
    };
    Ok(c.one(sql, args![no.toko(), no], |r| r.get(0))?)
}

fn transaksi(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<NotaAsli>> {
    let Some(g) = group(c, no)? else { return Ok(None) };
    let kepala = c.one(
        "SELECT f.tgl_dokumen, CASE WHEN EXISTS (SELECT 1 FROM faktur_batal b WHERE b.toko = f.toko \
         AND b.no_faktur_group = f.no_faktur_group) THEN 1 ELSE 0 END FROM faktur f WHERE f.toko = $1 AND f.no_faktur_group = $2",
        args![no.toko(), g.as_str()],
        |r| Ok((r.get::<String>(0)?, r.int(1)? == 1)),
    )?;
    let Some((tgl, batal)) = kepala else { return Ok(None) };
    let jual = if no.jenis() == JenisDok::Pembelian { Vec::new() } else { baris(c, JUAL, no.toko(), &g)? };
    let dinilai = !jual.is_empty();
    let semua = if dinilai { jual } else { baris(c, BELI, no.toko(), &g)? };
    let mut a = if dinilai && !batal { acuan(c, no.toko())? } else { None };
    let mut barang = Vec::with_capacity(semua.len());
    for b in semua {
        let harga = match a.as_mut().filter(|_| !b.group.is_empty()) {
            Some(a) => harga_kini(c, a, &b.group, b.kadar, b.barang.berat)?,
            None => None,
        };
        barang.push(BarangNota { harga_kini: harga, ..b.barang });
    }
    let judul = if dinilai { "Nota penjualan" } else { "Nota pembelian" };
    Ok(Some(NotaAsli { judul, tgl: hari(&tgl)?, batal, barang, dinilai }))
}

/// Manual trade: pieces without a card, by its own number or that of a line.
fn manual(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<NotaAsli>> {
    let kepala = c.one(
        "SELECT m.no_faktur_group, m.tgl_system, CASE WHEN EXISTS (SELECT 1 FROM manual_batal x WHERE x.toko = m.toko \
         AND x.no_faktur_group = m.no_faktur_group) THEN 1 ELSE 0 END, COALESCE((SELECT MIN(b.sisi) FROM manual_baris b \
         WHERE b.toko = m.toko AND b.no_faktur = $2), '') FROM manual m WHERE m.toko = $1 AND (m.no_faktur_group = $2 \
         OR m.no_faktur_group = (SELECT b.no_faktur_group FROM manual_baris b WHERE b.toko = $1 AND b.no_faktur = $2))",
        args![no.toko(), no],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?, r.int(2)? == 1, r.get::<String>(3)?)),
    )?;
    let Some((g, tgl, batal, sisi)) = kepala else { return Ok(None) };
    let barang = c.rows(
        "SELECT deskripsi, qty, kadar, berat FROM manual_baris WHERE toko = $1 AND no_faktur_group = $2 \
         AND ($3 = '' OR sisi = $3) ORDER BY baris",
        args![no.toko(), g, sisi.as_str()],
        |r| {
            Ok(BarangNota {
                kode_barcode: String::new(),
                nama: r.get(0)?,
                qty: r.get(1)?,
                kadar: r.get(2)?,
                berat: r.get(3)?,
                harga_kini: None,
            })
        },
    )?;
    let judul = if sisi == "BELI" { "Nota pembelian" } else { "Nota penjualan" };
    Ok(Some(NotaAsli { judul, tgl: hari(&tgl)?, batal, barang, dinilai: false }))
}

/// A deposit: money, no pieces.
fn titipan(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<NotaAsli>> {
    if no.jenis() != JenisDok::Titipan {
        return Ok(None);
    }
    let ada = c.one(
        "SELECT t.tgl_system, CASE WHEN EXISTS (SELECT 1 FROM titipan_peristiwa e WHERE e.toko = t.toko AND e.no_titip = t.no_titip \
         AND e.jenis = 'BATAL') THEN 1 ELSE 0 END FROM titipan t WHERE t.toko = $1 AND t.no_titip = $2",
        args![no.toko(), no],
        |r| Ok((r.get::<String>(0)?, r.int(1)? == 1)),
    )?;
    let Some((tgl, batal)) = ada else { return Ok(None) };
    Ok(Some(NotaAsli { judul: "Nota titipan", tgl: hari(&tgl)?, batal, barang: Vec::new(), dinilai: false }))
}

pub(crate) fn nota(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<NotaAsli>> {
    if let Some(n) = transaksi(c, no)? {
        return Ok(Some(n));
    }
    if let Some(n) = manual(c, no)? {
        return Ok(Some(n));
    }
    titipan(c, no)
}
