//! What stones bring to the closing, the digest, the proof and the demo.

use crate::bukti::BUKTI;
use crate::rincian_dok::DOKUMEN;
use crate::{BatuTolak, demo};
use db::{Conn, Tx, args};
use platform::Hasil;
use platform::domain::{BagianUrut, BarisRingkas, Dagang, Domain, Hal, Hari, Langkah, Potret};
use values::{KodeToko, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    peringatan,
    potret: &[BATU],
    ringkasan,
    dagang,
    demo: demo::hari,
    penolakan: &[BatuTolak::DAFTAR],
    dokumen: &DOKUMEN,
    melayani: &["/jual-batu"],
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("batu")
};

/// Days after which stones at a craftsman are spoken of.
const HARI: i64 = 30;

/// Stones that a craftsman has for long. None keeps a day open.
fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let batas = h.mundur(HARI)?;
    Hal::bila(
        c,
        &mut hal,
        (BatuTolak::Tukang.kode(), "/keluar-batu"),
        |n| format!("{n} batu di tukang lebih dari {HARI} hari"),
        "SELECT s.kode_batu || ' di ' || s.tempat FROM saldo_batu s WHERE s.toko = $1 AND substr(s.tempat, 1, 7) = 'TUKANG:' \
         AND s.carat > 0 AND (SELECT MAX(b.tgl_system) FROM buku_batu b WHERE b.toko = s.toko AND b.kode_batu = s.kode_batu \
         AND b.tempat = s.tempat AND b.carat > 0) < $2 ORDER BY s.kode_batu",
        args![&h.toko, batas],
    )?;
    Ok(hal)
}

/// What of every stone lies where in the shop.
pub(crate) const BATU: Potret = Potret {
    aturan: "I16 potret batu = buku batu",
    tabel: "potret_batu",
    buku: "buku_batu",
    kunci: &["kode_batu", "tempat"],
    nilai: &[("butir", "butir"), ("carat", "carat"), ("nilai", "nilai")],
    dalam: " AND substr(b.tempat, 1, 1) <> '@'",
    tulis: potret_batu,
};

fn potret_batu(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    tx.exec(
        "INSERT INTO potret_batu (toko, tanggal, kode_batu, tempat, butir, carat, nilai) SELECT toko, $2, kode_batu, tempat, butir, \
         carat, nilai FROM saldo_batu WHERE toko = $1 AND substr(tempat, 1, 1) <> '@' AND (butir <> 0 OR carat <> 0 OR nilai <> 0)",
        args![&h.toko, h.tgl],
    )?;
    Ok(())
}

/// Loose stones sold between two days, as every other sale counts: taken back on its own day it never was, taken back later it comes
/// off on that day.
const DIJUAL: &str = "SELECT j.tgl_system, j.waktu, j.butir, j.total AS rupiah FROM jual_batu j WHERE j.toko = $1 \
     AND j.tgl_system BETWEEN $2 AND $3 AND NOT EXISTS (SELECT 1 FROM batal_batu z WHERE z.toko = j.toko AND z.no_dok = j.no_jual \
     AND z.tgl_system = j.tgl_system) \
     UNION ALL SELECT z.tgl_system, z.waktu, -j.butir, -j.total FROM batal_batu z JOIN jual_batu j ON j.toko = z.toko \
     AND j.no_jual = z.no_dok WHERE z.toko = $1 AND z.tgl_system BETWEEN $2 AND $3 AND z.tgl_system <> j.tgl_system";

/// The same by step, among what the shop sold.
fn dagang(c: &mut Conn, toko: &KodeToko, hari: (Tanggal, Tanggal), langkah: Langkah) -> Hasil<Vec<Dagang>> {
    let sql = format!("SELECT {}, CAST(SUM(rupiah) AS BIGINT) FROM ({DIJUAL}) x GROUP BY 1", langkah.sql());
    Ok(c.rows(&sql, args![toko, hari.0, hari.1], |r| {
        Ok(Dagang { label: r.get(0)?, bidang: "PENJUALAN", jumlah: r.get(1)? })
    })?)
}

fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    let mut baris = Vec::new();
    let berdiri = "NOT EXISTS (SELECT 1 FROM batal_batu z WHERE z.toko = d.toko AND z.no_dok = d.no_dok AND z.tgl_system = d.tgl_system)";
    for (nama, jenis, perhatian) in [
        ("Batu diterima (modal)", "TERIMA", false),
        ("Batu diretur (modal)", "RETUR", true),
        ("Batu dipasang (modal)", "PASANG", false),
        ("Batu dilepas (modal)", "LEPAS", false),
        ("Batu ke tukang (modal)", "KE TUKANG", true),
    ] {
        let sql = format!(
            "SELECT CAST(COALESCE(SUM(d.butir), 0) AS BIGINT), CAST(COALESCE(SUM(d.nilai), 0) AS BIGINT) FROM dok_batu d \
             WHERE d.toko = $1 AND d.tgl_system = $2 AND d.jenis = '{jenis}' AND {berdiri}"
        );
        let ada = c.one(&sql, args![toko, tgl], |r| Ok((r.int(0)?, r.int(1)?)))?;
        if let Some((n, rp)) = ada.filter(|(n, _)| *n > 0) {
            baris.push(BarisRingkas::baru(nama, Some(n), None, Some(rp)).perhatian(perhatian));
        }
    }
    let sql = format!(
        "SELECT COUNT(*), CAST(COALESCE(SUM(x.butir), 0) AS BIGINT), CAST(COALESCE(SUM(x.rupiah), 0) AS BIGINT) FROM ({DIJUAL}) x"
    );
    let jual = c.one(&sql, args![toko, tgl, tgl], |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?)))?;
    if let Some((_, n, rp)) = jual.filter(|(ada, ..)| *ada > 0) {
        baris.push(BarisRingkas::baru("Batu lepas dijual", Some(n), None, Some(rp)));
    }
    Ok(if baris.is_empty() { Vec::new() } else { vec![BagianUrut { urut: 47, judul: "Batu", baris }] })
}
