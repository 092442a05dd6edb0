//! What sorting and washing bring to the closing, the digest, the proof and the demo.

use crate::bukti::BUKTI;
use crate::rincian_dok::DOKUMEN;
use crate::{SepuhanTolak, demo};
use db::{Conn, args};
use platform::Hasil;
use platform::domain::{BagianUrut, BarisRingkas, Domain, Hal, Hari};
use values::{KodeToko, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    peringatan,
    ringkasan,
    demo: demo::hari,
    penolakan: &[SepuhanTolak::DAFTAR],
    dokumen: &DOKUMEN,
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("sepuhan")
};

/// Days after which a lot, or a bought piece without a decision, is spoken of, unless the setting says another number.
const HARI: i64 = 7;

fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let hari: i64 = h.set.nilai("HARI_LOT_CUCI").trim().parse().unwrap_or(HARI);
    let batas = h.mundur(hari.max(0))?;
    Hal::bila(
        c,
        &mut hal,
        (SepuhanTolak::Lama.kode(), "/wasting-sepuhan"),
        |n| format!("{n} lot cuci di luar lebih dari {hari} hari"),
        "SELECT no_lot || ' ' || nama_tukang || ', ' || tgl_system FROM lot_cuci WHERE toko = $1 \
         AND status IN ('KELUAR', 'SEBAGIAN') AND tgl_system < $2 ORDER BY tgl_system, no_lot",
        args![&h.toko, batas],
    )?;
    if h.set.nyala("SEPUHAN_MODULE") && !h.set.nyala("SEPUHAN_TERPUSAT_MODULE") {
        Hal::bila(
            c,
            &mut hal,
            (SepuhanTolak::Belum.kode(), "/sortir-pembelian"),
            |n| format!("{n} barang pembelian belum disortir lebih dari {hari} hari"),
            "SELECT s.kode_barcode FROM saldo_barang s WHERE s.toko = $1 AND s.gudang = 'BELI' AND s.milik = 'TOKO' \
             AND (SELECT MAX(x.tgl_system) FROM buku_stok x WHERE x.toko = s.toko AND x.kode_barcode = s.kode_barcode) < $2 \
             ORDER BY s.kode_barcode",
            args![&h.toko, batas],
        )?;
    }
    Ok(hal)
}

/// What was sorted, went out and came back that day; who loses more than half of what the norm allows, on average of their last
/// ninety days, stands out.
fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    let mut baris = Vec::new();
    for (nama, tabel, kunci, syarat) in [
        ("Disortir", "sortir", "no_sortir", "d.jenis = 'SORTIR'"),
        ("Keluar ke tukang cuci", "lot_cuci", "no_lot", "d.status <> 'BATAL'"),
        ("Kembali dari cuci", "terima_cuci", "no_terima", "d.qty > 0"),
    ] {
        let sql = format!(
            "SELECT CAST(COALESCE(SUM(d.qty), 0) AS BIGINT), CAST(COALESCE(SUM(d.murni), 0) AS BIGINT) FROM {tabel} d \
             WHERE d.toko = $1 AND d.tgl_system = $2 AND {syarat} AND NOT EXISTS (SELECT 1 FROM batal_sepuhan b \
             WHERE b.toko = d.toko AND b.no_dok = d.{kunci})"
        );
        let (qty, murni) = c.one(&sql, args![toko, tgl], |r| Ok((r.int(0)?, r.int(1)?)))?.unwrap_or_default();
        if qty > 0 {
            baris.push(BarisRingkas::baru(format!("{nama} (murni)"), Some(qty), Some(murni), None));
        }
    }
    let (susut, lebih, hilang) = c
        .one(
            "SELECT CAST(COALESCE(SUM(d.susut), 0) AS BIGINT), CAST(COALESCE(SUM(d.lebih), 0) AS BIGINT), \
             CAST(COALESCE(SUM(d.hilang), 0) AS BIGINT) FROM terima_cuci d WHERE d.toko = $1 AND d.tgl_system = $2 \
             AND NOT EXISTS (SELECT 1 FROM batal_sepuhan b WHERE b.toko = d.toko AND b.no_dok = d.no_terima)",
            args![toko, tgl],
            |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?)),
        )?
        .unwrap_or_default();
    for (nama, mg, awas) in [
        ("Susut cuci (murni)", susut, false),
        ("Lebih cuci (murni)", lebih, true),
        ("Hilang di tukang cuci (murni)", hilang, true),
    ] {
        if mg > 0 {
            baris.push(BarisRingkas::baru(nama, None, Some(mg), None).perhatian(awas));
        }
    }
    orang(c, toko, tgl, &mut baris)?;
    if baris.is_empty() {
        return Ok(Vec::new());
    }
    Ok(vec![BagianUrut { urut: 46, judul: "Sortir dan Cuci", baris }])
}

/// Days that an average is taken over.
const RATA: i64 = 90;

/// Washers and people who sent, where today's receipts belong to a habit.
fn orang(c: &mut Conn, toko: &KodeToko, tgl: Tanggal, baris: &mut Vec<BarisRingkas>) -> Hasil<()> {
    let awal = tgl.tambah_hari(-RATA).map_err(|e| db::Error::Lain(e.to_string()))?;
    for (siapa, kolom) in [("tukang", "l.nama_tukang"), ("pengirim", "l.oleh"), ("penerima", "d.oleh")] {
        let sql = format!(
            "SELECT {kolom}, CAST(SUM(d.susut) AS BIGINT), CAST(SUM(d.susut_norma) AS BIGINT) FROM terima_cuci d JOIN lot_cuci l \
             ON l.toko = d.toko AND l.no_lot = d.no_lot WHERE d.toko = $1 AND d.tgl_system BETWEEN $2 AND $3 \
             AND NOT EXISTS (SELECT 1 FROM batal_sepuhan b WHERE b.toko = d.toko AND b.no_dok = d.no_terima) \
             GROUP BY {kolom} HAVING SUM(d.susut) * 2 > SUM(d.susut_norma) AND SUM(d.susut) > 0 \
             AND MAX(d.tgl_system) = $3 ORDER BY 1"
        );
        let semua: Vec<(String, i64, i64)> =
            c.rows(&sql, args![toko, awal, tgl], |r| Ok((r.get(0)?, r.int(1)?, r.int(2)?)))?;
        for (nama, susut, norma) in semua {
            let persen = if norma > 0 { susut.saturating_mul(100) / norma } else { 100 };
            let uraian = format!("Rata-rata susut {siapa} {nama}: {persen}% dari norma");
            baris.push(BarisRingkas::baru(uraian, None, Some(susut), None).perhatian(true));
        }
    }
    Ok(())
}
