//! What must always hold between cards and shipments of goods and the stock book.

use crate::domain::{CURAH, STOK};
use ledger::periksa::{Aturan, Bukti, Jendela};

pub static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &["barang", "kirim_baris", "kirim", "curah_batal"],
    bertanggal: &["curah_batal"],
    ..Bukti::TANPA
};

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I21 kartu barang = buku stok",
        "SELECT s.toko, s.kode_barcode, 'kartu berat ' || b.berat_asli || ' murni ' || \
         ((b.berat_asli - b.berat_atribut) * b.kadar_cetak / 10000) || ' pokok ' || b.total_pokok || ', buku berat ' || s.berat || \
         ' murni ' || s.murni || ' nilai ' || s.nilai FROM saldo_barang s JOIN barang b ON b.kode_barcode = s.kode_barcode \
         WHERE s.milik = 'TOKO' AND (b.berat_asli <> s.berat OR b.total_pokok <> s.nilai \
         OR (b.berat_asli - b.berat_atribut) * b.kadar_cetak / 10000 <> s.murni) ORDER BY 1, 2",
    ).sejak(Jendela::Tersentuh("buku_stok", "kode_barcode")),
    Aturan::baru(
        "I11 barang dalam perjalanan = dikirim - diterima",
        "SELECT MIN(toko), no_kirim || ' ' || kode_barcode, 'buku qty ' || SUM(bq) || ' berat ' || SUM(bb) || \
         ', surat kirim qty ' || SUM(kq) || ' berat ' || SUM(kb) FROM \
         (SELECT toko, baki AS no_kirim, kode_barcode, qty AS bq, berat AS bb, 0 AS kq, 0 AS kb FROM buku_stok \
          WHERE gudang = '@TRANSIT' \
          UNION ALL SELECT toko, no_kirim, kode_barcode, 0, 0, 1, berat FROM kirim_baris \
          WHERE status IN ('JALAN', 'KURANG')) x \
         GROUP BY no_kirim, kode_barcode \
         HAVING SUM(bq) <> SUM(kq) OR SUM(bb) <> SUM(kb) OR SUM(bq) < 0 OR SUM(bq) > 1 ORDER BY 2",
    ).lintas().sejak(Jendela::Lewat),
    Aturan::baru(
        "I11 kedua sisi kiriman sama",
        "SELECT b.toko, b.no_dok || ' ' || b.kode_barcode, 'perjalanan ' || b.baki || ' bukan milik toko ini' \
         FROM buku_stok b LEFT JOIN kirim k ON k.no_kirim = b.baki AND (k.toko = b.toko OR k.tujuan = b.toko) \
         WHERE b.gudang = '@TRANSIT' AND (k.no_kirim IS NULL OR (b.qty > 0 AND b.toko <> k.toko)) \
         UNION ALL SELECT k.toko, k.no_kirim, 'kepala qty ' || k.qty || ' berat ' || k.berat || ', baris qty ' || \
         COUNT(r.baris) || ' berat ' || COALESCE(SUM(r.berat), 0) FROM kirim k LEFT JOIN kirim_baris r ON r.toko = k.toko \
         AND r.no_kirim = k.no_kirim GROUP BY k.toko, k.no_kirim, k.qty, k.berat \
         HAVING COUNT(r.baris) <> k.qty OR COALESCE(SUM(r.berat), 0) <> k.berat ORDER BY 1, 2",
    ).lintas().sejak(Jendela::Lewat),
    Aturan::baru(
        "I20 dokumen curah batal: bukunya nol",
        "SELECT b.toko, b.no_dok, 'masih ada baris yang belum dibalik' FROM curah_batal b WHERE \
         EXISTS (SELECT 1 FROM buku_curah x WHERE x.toko = b.toko AND x.no_dok = b.no_dok AND +x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_curah y WHERE y.toko = x.toko AND y.balik = x.id)) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["curah_batal"])),
    Aturan::dari("I16 potret stok = buku stok", || STOK.sql_semua()).hanya_semua(),
    Aturan::dari("I16 potret curah = buku curah", || CURAH.sql_semua()).hanya_semua(),
];
