//! What must always hold of orders: money paid down is paid, used or given back; stages follow from their events; a finished piece
//! waits in TITIP; an order is fetched once; samples lie where they are said to.

use ledger::periksa::{Aturan, Bukti, Jendela};
use values::JenisDok;

pub static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "pesanan_baris_kini",
        "pesanan_kini",
        "pesanan_peristiwa",
        "pesanan_baris",
        "pesanan_dp_baris",
        "pesanan_dp",
        "pesanan_contoh_kembali",
        "pesanan_contoh",
        "pesanan",
    ],
    bertanggal: &["pesanan", "pesanan_dp", "pesanan_peristiwa", "pesanan_contoh", "pesanan_contoh_kembali"],
    berbayar: &[JenisDok::Pesanan, JenisDok::UangMukaPesanan, JenisDok::BatalPesanan],
};

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I5 uang muka pesanan = pembayarannya",
        "SELECT p.toko, p.no_pesanan, 'uang muka ' || p.jumlah_bayar || ', dibayar ' || p.b || ', baris ' || p.r || ', perkiraan ' || \
         p.total_harga || ', baris ' || p.h FROM (SELECT p.toko, p.no_pesanan, p.jumlah_bayar, p.total_harga, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = p.toko AND b.no_faktur_group = p.no_pesanan \
          AND b.arah = 'MASUK'), 0) + COALESCE((SELECT SUM(t.jumlah_in) FROM kerja_awal k JOIN buku_titipan t ON t.toko = k.toko \
          AND t.no_dok = k.no_awal AND t.no_titip = k.no_dok WHERE k.toko = p.toko AND k.no_dok = p.no_pesanan), 0) AS b, \
         COALESCE((SELECT SUM(r.dp_rp) FROM pesanan_baris r WHERE r.toko = p.toko AND r.no_pesanan = p.no_pesanan), 0) AS r, \
         COALESCE((SELECT SUM(r.harga_estimasi) FROM pesanan_baris r WHERE r.toko = p.toko AND r.no_pesanan = p.no_pesanan), 0) AS h \
         FROM pesanan p) p WHERE (p.b <> p.jumlah_bayar AND NOT EXISTS (SELECT 1 FROM kerja_awal a \
          WHERE a.toko = p.toko AND a.no_dok = p.no_pesanan)) OR p.r <> p.jumlah_bayar OR p.h <> p.total_harga ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["pesanan"])),
    Aturan::baru(
        "I8 uang muka pesanan = dibayar - dipakai - dikembalikan",
        "SELECT toko, no_pesanan, 'peristiwa ' || SUM(p) || ', buku titipan ' || SUM(b) FROM \
         (SELECT toko, no_pesanan, jumlah_bayar AS p, 0 AS b FROM pesanan \
          UNION ALL SELECT toko, no_pesanan, jumlah_rp, 0 FROM pesanan_dp \
          UNION ALL SELECT toko, no_pesanan, CASE WHEN tahap = 'BATAL AMBIL' THEN jumlah_rp ELSE -jumlah_rp END, 0 \
           FROM pesanan_peristiwa WHERE jumlah_rp > 0 \
          UNION ALL SELECT toko, no_titip, 0, saldo FROM saldo_titipan WHERE substr(no_titip, 1, 2) = 'FP') x \
         GROUP BY toko, no_pesanan HAVING SUM(p) <> SUM(b) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I8 LOCK hanya gram yang sudah dibayar",
        "SELECT toko, no_pesanan || ' ' || baris, 'dibayar ' || dp_rp || ', dikunci ' || gram_kunci || ' mg pada ' || harga_gram \
         FROM pesanan_baris WHERE (cara_harga <> 'LOCK' AND gram_kunci <> 0) OR gram_kunci > berat_estimasi \
         OR gram_kunci > dp_rp * 1000 / harga_gram UNION ALL SELECT r.toko, r.no_dok || ' ' || r.baris, 'dibayar ' || r.dp_rp || \
         ', dikunci ' || r.gram_kunci || ' mg pada ' || r.harga_gram FROM pesanan_dp_baris r WHERE r.gram_kunci > r.dp_rp * 1000 / r.harga_gram \
         ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I5 uang muka tambahan = pembayarannya",
        "SELECT d.toko, d.no_dok, 'uang muka ' || d.jumlah_rp || ', dibayar ' || d.b || ', baris ' || d.r FROM (SELECT d.toko, d.no_dok, d.jumlah_rp, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = d.toko AND b.no_faktur_group = d.no_dok AND b.arah = 'MASUK'), 0) AS b, \
         COALESCE((SELECT SUM(r.dp_rp) FROM pesanan_dp_baris r WHERE r.toko = d.toko AND r.no_dok = d.no_dok), 0) AS r FROM pesanan_dp d) d \
         WHERE d.b <> d.jumlah_rp OR d.r <> d.jumlah_rp ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["pesanan_dp"])),
    Aturan::baru(
        "I18 pajak uang muka habis dengan uang mukanya",
        "SELECT x.toko, x.no_pesanan, 'dpp ' || x.d || ' ppn ' || x.p || ', sisa uang muka ' || COALESCE(s.saldo, 0) FROM (SELECT b.toko, \
         b.no_faktur AS no_pesanan, SUM(b.dpp) AS d, SUM(b.pajak) AS p FROM buku_pajak b WHERE substr(b.no_faktur, 1, 2) = 'FP' \
         GROUP BY b.toko, b.no_faktur) x \
         LEFT JOIN saldo_titipan s ON s.toko = x.toko AND s.no_titip = x.no_pesanan \
         WHERE (COALESCE(s.saldo, 0) = 0 AND (x.d <> 0 OR x.p <> 0)) OR x.p < 0 ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "I17 barang stok yang bukan pesanannya disetujui",
        "SELECT e.toko, e.no_pesanan || ' ' || e.baris, e.kode_barcode || ' ' || e.berat || ' mg, dipesan ' || b.berat_estimasi || ' mg' \
         FROM pesanan_peristiwa e JOIN pesanan_baris b ON b.toko = e.toko AND b.no_pesanan = e.no_pesanan AND b.baris = e.baris \
         WHERE e.tahap = 'SELESAI' AND e.berat > 0 AND e.disetujui = '' AND (e.berat * 5 < b.berat_estimasi * 4 \
         OR e.berat * 5 > b.berat_estimasi * 6) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["pesanan_peristiwa"])),
    Aturan::baru(
        "I17 barang yang dikerjakan ulang disetujui",
        "SELECT e.toko, e.no_pesanan || ' ' || e.baris, e.kode_barcode || ' oleh ' || e.oleh || ' sendirian' FROM pesanan_peristiwa e \
         WHERE e.tahap = 'ULANG' AND e.berat > 0 AND (e.disetujui = '' OR e.disetujui = e.oleh AND NOT EXISTS (SELECT 1 \
         FROM otorisasi_sendiri o WHERE o.toko = e.toko AND o.dipakai_dok = e.rujukan)) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["pesanan_peristiwa"])),
    Aturan::baru(
        "I17 pengambil pesanan tanpa pengenal disetujui",
        "SELECT e.toko, e.no_pesanan, 'diambil ' || e.keterangan || ' dengan ' || e.rujukan FROM pesanan_peristiwa e WHERE e.tahap = 'AMBIL' \
         AND e.pengenal = 'TANPA' AND NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = e.toko AND o.dipakai_dok = e.rujukan \
          AND o.status = 'TERPAKAI') AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = e.toko AND o.dipakai_dok = e.rujukan \
          AND o.status = 'TERPAKAI') ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["pesanan_peristiwa"])),
    Aturan::baru(
        "I17 barang contoh toko keluar menurut batasnya",
        "SELECT c.toko, c.no_contoh, 'senilai ' || c.nilai_rp || ', batas ' || c.batas_rp FROM pesanan_contoh c WHERE c.milik = 'TOKO' \
         AND c.nilai_rp > 0 AND c.nilai_rp > c.batas_rp AND c.otorisasi = '' ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["pesanan_contoh"])),
    Aturan::baru(
        "I17 barang contoh yang kembali diuji orang kedua",
        "SELECT c.toko, c.no_contoh, 'kembali ' || k.no_dok || ' kadar uji ' || k.kadar_uji FROM pesanan_contoh_kembali k \
         JOIN pesanan_contoh c ON c.toko = k.toko AND c.no_contoh = k.no_contoh WHERE c.nilai_rp > 0 \
         AND (k.kadar_uji <= 0 OR k.otorisasi = '') ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["pesanan_contoh_kembali"])),
    Aturan::baru(
        "I5 uang muka kembali = uang dibayar dan potongan",
        "SELECT e.toko, e.no_pesanan, 'keluar ' || e.jumlah_rp || ', dibayar ' || e.b || ', dipotong ' || e.potong_rp || \
         CASE WHEN e.disetujui = '' THEN ' tanpa persetujuan' ELSE '' END FROM (SELECT e.toko, e.no_pesanan, e.jumlah_rp, e.potong_rp, \
         e.disetujui, CASE WHEN e.jumlah_rp = 0 THEN 0 ELSE COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = e.toko \
          AND b.no_faktur_group = e.rujukan AND b.arah = 'KELUAR'), 0) END AS b FROM pesanan_peristiwa e WHERE e.tahap IN ('BATAL', 'KEMBALI') \
          AND substr(e.rujukan, 1, 2) <> 'AW') e \
         WHERE (e.b + e.potong_rp <> e.jumlah_rp OR e.disetujui = '') AND NOT (e.disetujui = '' AND EXISTS (SELECT 1 FROM kerja_awal a \
          WHERE a.toko = e.toko AND a.no_dok = e.no_pesanan)) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["pesanan_peristiwa"])),
    Aturan::baru(
        "I20 tahap barang pesanan = peristiwanya",
        "SELECT k.toko, k.no_pesanan || ' ' || k.baris, 'tahap ' || k.tahap || ', peristiwa ' || COALESCE(e.tahap, '-') \
         FROM pesanan_baris_kini k LEFT JOIN pesanan_peristiwa e ON e.toko = k.toko AND e.no_pesanan = k.no_pesanan \
          AND e.urut = (SELECT MAX(x.urut) FROM pesanan_peristiwa x WHERE x.toko = k.toko AND x.no_pesanan = k.no_pesanan \
           AND x.baris IN (0, k.baris) AND x.tahap NOT IN ('VALID', 'KEMBALI')) \
         WHERE COALESCE(CASE e.tahap WHEN 'ULANG' THEN 'PESAN' WHEN 'BATAL AMBIL' THEN 'SELESAI' ELSE e.tahap END, '') <> k.tahap \
         ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 tahap pesanan = tahap barangnya",
        "SELECT toko, no_pesanan, 'tahap ' || tahap || ', barang: ' || n || ' semua, ' || pesan || ' dipesan, ' || selesai || ' selesai, ' || \
         ambil || ' diambil, ' || batal || ' batal' FROM (SELECT k.toko, k.no_pesanan, k.tahap, k.terbuka, k.valid_oleh, COUNT(b.baris) AS n, \
         SUM(CASE WHEN b.tahap = 'PESAN' THEN 1 ELSE 0 END) AS pesan, SUM(CASE WHEN b.tahap = 'SELESAI' THEN 1 ELSE 0 END) AS selesai, \
         SUM(CASE WHEN b.tahap = 'AMBIL' THEN 1 ELSE 0 END) AS ambil, SUM(CASE WHEN b.tahap = 'BATAL' THEN 1 ELSE 0 END) AS batal \
         FROM pesanan_kini k LEFT JOIN pesanan_baris_kini b ON b.toko = k.toko AND b.no_pesanan = k.no_pesanan \
         GROUP BY k.toko, k.no_pesanan, k.tahap, k.terbuka, k.valid_oleh) x \
         WHERE x.tahap <> CASE WHEN x.batal = x.n THEN 'BATAL' WHEN x.batal + x.ambil = x.n THEN 'AMBIL' \
          WHEN x.batal + x.ambil + x.selesai = x.n THEN 'SELESAI' \
          WHEN x.pesan < x.n THEN 'PROSES' WHEN x.valid_oleh <> '' THEN 'VALID' ELSE 'PESAN' END \
         OR x.terbuka <> CASE WHEN x.tahap IN ('AMBIL', 'BATAL') THEN 0 ELSE 1 END OR x.n = 0 ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pesanan valid = peristiwanya",
        "SELECT k.toko, k.no_pesanan, 'valid ' || k.valid_oleh || ' atas ' || k.user_id || ', peristiwa ' || COALESCE(e.oleh, '-') \
         FROM pesanan_kini k JOIN pesanan p ON p.toko = k.toko AND p.no_pesanan = k.no_pesanan \
         LEFT JOIN pesanan_peristiwa e ON e.toko = k.toko AND e.no_pesanan = k.no_pesanan AND e.tahap = 'VALID' \
         WHERE COALESCE(e.oleh, '') <> k.valid_oleh OR COALESCE(e.user_id, '') <> k.user_id OR (k.valid_oleh = p.oleh \
          AND NOT EXISTS (SELECT 1 FROM kerja_awal a WHERE a.toko = k.toko AND a.no_dok = k.no_pesanan)) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I1 barang pesanan selesai ada di TITIP",
        "SELECT k.toko, k.no_pesanan || ' ' || k.baris, 'barang ' || k.kode_barcode || ' ada di ' || COALESCE(s.gudang, '-') \
         FROM pesanan_baris_kini k LEFT JOIN saldo_barang s ON s.toko = k.toko AND s.kode_barcode = k.kode_barcode \
         WHERE k.tahap = 'SELESAI' AND COALESCE(s.gudang, '') <> 'TITIP' \
         UNION ALL SELECT s.toko, s.kode_barcode, 'di TITIP untuk pesanan, tetapi tidak ada barang pesanan yang menunggunya' \
         FROM saldo_barang s JOIN buku_stok b ON b.toko = s.toko AND b.kode_barcode = s.kode_barcode AND b.id = (SELECT MAX(x.id) \
          FROM buku_stok x WHERE x.toko = s.toko AND x.kode_barcode = s.kode_barcode AND x.gudang = 'TITIP' AND x.qty > 0) \
         WHERE s.gudang = 'TITIP' AND b.jenis_dok IN ('LP', 'TR') AND NOT EXISTS (SELECT 1 FROM pesanan_baris_kini k \
          WHERE k.toko = s.toko AND k.kode_barcode = s.kode_barcode AND k.tahap = 'SELESAI') ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::baru(
        "I8 pesanan diambil sekali",
        "SELECT k.toko, k.no_pesanan || ' ' || k.baris, 'tahap ' || k.tahap || ', penjualan ' || k.n FROM (SELECT k.toko, k.no_pesanan, k.baris, \
         k.tahap, (SELECT COUNT(*) FROM faktur_sumber s JOIN jual j ON j.toko = s.toko AND j.no_faktur_group = s.no_faktur_group \
          AND j.kode_barcode = k.kode_barcode WHERE s.toko = k.toko AND s.no_sumber = k.no_pesanan AND NOT EXISTS (SELECT 1 \
          FROM faktur_batal x WHERE x.toko = s.toko AND x.no_faktur_group = s.no_faktur_group)) AS n FROM pesanan_baris_kini k) k \
         WHERE k.n <> CASE WHEN k.tahap = 'AMBIL' THEN 1 ELSE 0 END ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::baru(
        "I5 uang muka dipakai = bayar DP",
        "SELECT toko, no_dok, 'peristiwa ' || SUM(p) || ', bayar ' || SUM(b) FROM \
         (SELECT toko, rujukan AS no_dok, jumlah_rp AS p, 0 AS b FROM pesanan_peristiwa WHERE tahap = 'AMBIL' AND jumlah_rp > 0 \
          UNION ALL SELECT toko, no_faktur_group, 0, jumlah_rp FROM bayar WHERE jenis = 'DP' AND substr(rujukan, 1, 2) = 'FP') x \
         GROUP BY toko, no_dok HAVING SUM(p) <> SUM(b) ORDER BY 1, 2",
    )
    .sejak(Jendela::Baru),
    Aturan::baru(
        "I1 barang contoh yang keluar ada di REPARASI",
        "SELECT c.toko, c.no_contoh, 'barang ' || c.kode_barcode || ' milik ' || c.milik || ' ada di ' || COALESCE(s.gudang, '-') || ' milik ' || \
         COALESCE(s.milik, '-') FROM pesanan_contoh c LEFT JOIN saldo_barang s ON s.toko = c.toko AND s.kode_barcode = c.kode_barcode \
         WHERE NOT EXISTS (SELECT 1 FROM pesanan_contoh_kembali k WHERE k.toko = c.toko AND k.no_contoh = c.no_contoh) \
         AND (COALESCE(s.gudang, '') <> 'REPARASI' OR COALESCE(s.milik, '') <> c.milik) ORDER BY 1, 2",
    ),
];
