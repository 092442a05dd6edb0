//! What must always hold between loans, their events, their pledges, bags and the books.

use crate::bukti_lelang::ATURAN as LELANG;
use crate::memo::{PINJAMAN, bunga_sql, denda_sql, lama_sql, nomor_sql};
use ledger::periksa::{Aturan, Bukti, Jendela, batal_habis};
use values::JenisDok;

pub static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "hutang_batal_lunas_baris",
        "hutang_batal_lunas",
        "hutang_peristiwa",
        "hutang_hilang",
        "hutang_lunas",
        "hutang_batal",
        "hutang_baris",
        "hutang_cair",
        "hutang_kini",
        "kantong_peristiwa",
        "kantong_hutang",
        "peringatan_hutang",
        "lelang_batal_baris",
        "lelang_batal",
        "lelang_hutang_baris",
        "lelang_hutang",
        "kelebihan_bayar",
        "taksir_lelang",
        "hitung_jaminan_jawab",
        "hitung_jaminan_baris",
        "hitung_jaminan",
        "potret_pinjaman",
        "hutang",
    ],
    bertanggal: &[
        "hutang",
        "hutang_lunas",
        "hutang_batal",
        "hutang_batal_lunas",
        "hutang_cair",
        "lelang_hutang",
        "lelang_batal",
        "kelebihan_bayar",
    ],
    berbayar: &[JenisDok::Hutang, JenisDok::CairHutang, JenisDok::Pelunasan, JenisDok::BayarKelebihan],
};

/// Of a loan that something new in its book speaks of.
const TERSENTUH: Jendela = Jendela::Tersentuh("buku_pinjaman", "no_hutang");

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I9 pokok pinjaman = buku pinjaman",
        "SELECT k.toko, k.no_hutang, 'status ' || k.status || ', pokok ' || h.pokok_rp || ', buku ' || COALESCE(s.saldo, 0) \
         FROM hutang_kini k JOIN hutang h ON h.toko = k.toko AND h.no_hutang = k.no_hutang \
         LEFT JOIN saldo_pinjaman s ON s.toko = k.toko AND s.no_hutang = k.no_hutang AND s.akun = 'POKOK' \
         WHERE COALESCE(s.saldo, 0) <> CASE WHEN k.status = 'AKTIF' THEN h.pokok_rp ELSE 0 END \
         UNION ALL SELECT s.toko, s.no_hutang, 'buku tanpa pinjaman' FROM saldo_pinjaman s \
         WHERE NOT EXISTS (SELECT 1 FROM hutang h WHERE h.toko = s.toko AND h.no_hutang = s.no_hutang) ORDER BY 1, 2",
    ).sejak(TERSENTUH),
    Aturan::baru(
        "I9 jaminan ada di HUTANG selama pinjaman terbuka",
        "SELECT b.toko, b.no_hutang || ' ' || b.kode_barcode, 'pinjaman terbuka, barang tidak di ' || b.gudang || '/' || b.baki || \
         ' seberat ' || b.berat FROM hutang_kini k JOIN hutang_baris b ON b.toko = k.toko AND b.no_hutang = k.no_hutang \
         WHERE k.terbuka = 1 AND NOT EXISTS (SELECT 1 FROM saldo_barang g WHERE g.toko = b.toko AND g.kode_barcode = b.kode_barcode \
          AND g.gudang = b.gudang AND g.baki = b.baki AND g.milik = 'CUSTOMER' AND g.nilai = 0 AND g.berat = b.berat \
          AND g.murni = b.murni) \
         UNION ALL SELECT g.toko, g.kode_barcode, 'milik customer di ' || g.gudang || '/' || g.baki || ' tanpa pinjaman terbuka' \
         FROM saldo_barang g WHERE g.milik = 'CUSTOMER' AND g.gudang = 'HUTANG' AND NOT EXISTS (SELECT 1 FROM hutang_baris b \
          JOIN hutang_kini k ON k.toko = b.toko AND k.no_hutang = b.no_hutang AND k.terbuka = 1 WHERE b.toko = g.toko \
          AND b.kode_barcode = g.kode_barcode) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I9 satu jaminan satu pinjaman terbuka",
        "SELECT b.toko, b.kode_barcode, 'di ' || COUNT(*) || ' pinjaman terbuka' FROM hutang_baris b JOIN hutang_kini k \
         ON k.toko = b.toko AND k.no_hutang = b.no_hutang AND k.terbuka = 1 GROUP BY b.toko, b.kode_barcode HAVING COUNT(*) > 1 \
         ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I9 nota barang jaminan ditahan",
        "SELECT b.toko, b.no_hutang || ' ' || b.no_faktur_jual, 'nota tidak ditahan' FROM hutang_baris b \
         JOIN hutang_kini k ON k.toko = b.toko AND k.no_hutang = b.no_hutang AND k.terbuka = 1 \
         WHERE b.no_faktur_jual <> '' AND NOT EXISTS (SELECT 1 FROM nota_ditahan n WHERE n.toko = b.toko \
          AND n.no_dok = b.no_hutang AND n.toko_nota = b.toko_nota AND n.no_faktur_jual = b.no_faktur_jual) \
         UNION ALL SELECT n.toko, n.no_dok || ' ' || n.no_faktur_jual, 'nota ditahan tanpa pinjaman terbuka' FROM nota_ditahan n \
         WHERE substr(n.no_dok, 1, 2) = 'FH' AND NOT EXISTS (SELECT 1 FROM hutang_kini k WHERE k.toko = n.toko \
          AND k.no_hutang = n.no_dok AND (k.terbuka = 1 OR k.status = 'LELANG')) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I9 keadaan pinjaman menurut peristiwanya",
        "SELECT k.toko, k.no_hutang, 'status ' || k.status || ', peristiwa ' || e.peristiwa || ' ' || e.rujukan FROM hutang_kini k \
         JOIN hutang h ON h.toko = k.toko AND h.no_hutang = k.no_hutang \
         JOIN hutang_peristiwa e ON e.toko = k.toko AND e.no_hutang = k.no_hutang AND e.urut = (SELECT MAX(x.urut) \
          FROM hutang_peristiwa x WHERE x.toko = k.toko AND x.no_hutang = k.no_hutang \
          AND x.peristiwa NOT IN ('VALID', 'HILANG', 'KANTONG', 'PERINGATAN', 'KELEBIHAN')) \
         WHERE k.status <> CASE e.peristiwa WHEN 'BUKA' THEN CASE WHEN h.tunggu = 1 THEN 'TUNGGU' ELSE 'AKTIF' END \
          WHEN 'CAIR' THEN 'AKTIF' WHEN 'BATAL LUNAS' THEN 'AKTIF' WHEN 'BATAL LELANG' THEN 'AKTIF' ELSE e.peristiwa END \
         OR k.no_tutup <> CASE WHEN e.peristiwa IN ('LUNAS', 'BATAL', 'LELANG') THEN e.rujukan ELSE '' END \
         OR k.tgl_status <> e.tgl_system \
         UNION ALL SELECT k.toko, k.no_hutang, 'validasi ' || k.valid_by FROM hutang_kini k \
         WHERE CASE WHEN k.valid_by <> '' THEN 1 ELSE 0 END <> (SELECT COUNT(*) FROM hutang_peristiwa v WHERE v.toko = k.toko \
          AND v.no_hutang = k.no_hutang AND v.peristiwa = 'VALID') \
         UNION ALL SELECT h.toko, h.no_hutang, 'tanpa keadaan' FROM hutang h WHERE NOT EXISTS (SELECT 1 FROM hutang_kini k \
          WHERE k.toko = h.toko AND k.no_hutang = h.no_hutang) ORDER BY 1, 2",
    ).sejak(TERSENTUH),
    Aturan::dari("I9 hari pinjaman menurut tanggalnya", || {
        format!(
            "SELECT h.toko, h.no_hutang, 'mulai ' || h.tgl_hutang || ' ' || k.hari_mulai || ', tempo ' || h.jatuh_tempo || ' ' || \
             k.hari_tempo FROM hutang h JOIN hutang_kini k ON k.toko = h.toko AND k.no_hutang = h.no_hutang \
             WHERE k.hari_mulai <> {mulai} OR k.hari_tempo <> {tempo} OR k.jatuh_tempo <> h.jatuh_tempo \
             OR k.hari_tempo - k.hari_mulai <> h.tenor_hari ORDER BY 1, 2",
            mulai = nomor_sql("h.tgl_hutang"),
            tempo = nomor_sql("h.jatuh_tempo"),
        )
    }).sejak(TERSENTUH),
    Aturan::baru(
        "I9 jumlah pinjaman = barisnya",
        "SELECT h.toko, h.no_hutang, 'kepala ' || h.taksiran_rp || ' ' || h.plafond_rp || ' ' || h.lebur_rp || ' ' || h.pokok_rp || \
         ', baris ' || COALESCE(SUM(b.taksiran_rp), 0) || ' ' || COALESCE(SUM(b.plafond_rp), 0) || ' ' || \
         COALESCE(SUM(b.lebur_rp), 0) || ' ' || COALESCE(SUM(b.pokok_rp), 0) \
         FROM hutang h LEFT JOIN hutang_baris b ON b.toko = h.toko AND b.no_hutang = h.no_hutang \
         GROUP BY h.toko, h.no_hutang, h.taksiran_rp, h.plafond_rp, h.lebur_rp, h.pokok_rp, h.asal \
         HAVING COALESCE(SUM(b.pokok_rp), 0) <> h.pokok_rp OR COALESCE(SUM(b.taksiran_rp), 0) <> h.taksiran_rp \
         OR COALESCE(SUM(b.plafond_rp), 0) <> h.plafond_rp OR COALESCE(SUM(b.lebur_rp), 0) <> h.lebur_rp \
         OR (h.asal <> 'AWAL' AND h.pokok_rp > h.lebur_rp) ORDER BY 1, 2",
    ).sejak(TERSENTUH),
    Aturan::baru(
        "I9 pinjaman diuji orang lain dari yang membayar",
        "SELECT h.toko, h.no_hutang, 'diuji dan dibayar ' || h.penguji FROM hutang h WHERE h.asal = 'BARU' \
         AND (h.penguji = '' OR LOWER(h.penguji) = LOWER(h.oleh)) AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = h.toko \
          AND o.id = h.otorisasi AND o.peminta = h.oleh AND h.penguji = h.oleh) \
         UNION ALL SELECT c.toko, c.no_cair, 'diuji dan dicairkan ' || c.oleh FROM hutang_cair c JOIN hutang h ON h.toko = c.toko \
         AND h.no_hutang = c.no_hutang WHERE LOWER(h.penguji) = LOWER(c.oleh) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["hutang", "hutang_cair"])),
    Aturan::baru(
        "I17 jaminan diuji yang menyetujui pinjamannya",
        "SELECT d.toko, d.no_hutang, 'diuji ' || d.penguji || ', otorisasi ' || d.otorisasi FROM (SELECT h.toko, h.no_hutang, h.penguji, \
          h.otorisasi FROM hutang h WHERE h.asal = 'BARU' UNION ALL SELECT h.toko, h.no_hutang, h.penguji, l.otorisasi FROM hutang_lunas l \
          JOIN hutang h ON h.toko = l.toko AND h.no_hutang = l.no_penerus WHERE l.cara = 'TAMBAH') d \
         WHERE NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = d.toko AND o.id = d.otorisasi AND o.penyetuju = d.penguji) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = d.toko AND o.id = d.otorisasi AND o.peminta = d.penguji) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["hutang", "hutang_lunas"])),
    Aturan::baru(
        "I9 kantong tidak bernama pinjaman yang ditulis sesudahnya",
        "SELECT k.toko, k.no_kantong, 'isinya pinjaman ' || k.no_hutang FROM kantong_hutang k JOIN hutang h ON h.toko = k.toko \
         AND h.no_hutang = k.no_kantong WHERE h.no_hutang > k.no_hutang ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["hutang"])),
    Aturan::baru(
        "I9 kantong setiap pinjaman terbuka",
        "SELECT k.toko, k.no_hutang, 'kantong ' || k.no_kantong || ' tidak ada' FROM hutang_kini k WHERE k.terbuka = 1 \
         AND NOT EXISTS (SELECT 1 FROM kantong_hutang g WHERE g.toko = k.toko AND g.no_hutang = k.no_hutang \
          AND g.no_kantong = k.no_kantong) \
         UNION ALL SELECT g.toko, g.no_hutang, 'kantong ' || g.no_kantong || ' tanpa pinjaman terbuka' FROM kantong_hutang g \
         WHERE NOT EXISTS (SELECT 1 FROM hutang_kini k WHERE k.toko = g.toko AND k.no_hutang = g.no_hutang AND k.terbuka = 1) \
         UNION ALL SELECT g.toko, g.no_hutang, 'kantong ' || g.no_kantong || ' di ' || g.tempat || ', menurut riwayat di ' || \
          COALESCE(e.tempat, '-') FROM kantong_hutang g LEFT JOIN kantong_peristiwa e ON e.toko = g.toko \
          AND e.no_hutang = g.no_hutang AND e.id = (SELECT MAX(x.id) FROM kantong_peristiwa x WHERE x.toko = g.toko \
           AND x.no_hutang = g.no_hutang) \
         WHERE e.no_hutang IS NULL OR e.peristiwa = 'KOSONG' OR e.tempat <> g.tempat OR e.no_kantong <> g.no_kantong ORDER BY 1, 2",
    ).sejak(TERSENTUH),
    Aturan::baru(
        "I5 pinjaman dibayarkan = pokok - biaya",
        "SELECT x.toko, x.no_dok, 'pokok ' || x.pokok_rp || ' biaya ' || x.biaya_rp || ', dibayar ' || x.dibayar FROM \
         (SELECT h.toko, h.no_hutang AS no_dok, h.pokok_rp, h.biaya_rp, COALESCE((SELECT SUM(CASE WHEN b.arah = 'KELUAR' \
          THEN b.jumlah_rp ELSE -b.jumlah_rp END) FROM bayar b WHERE b.toko = h.toko AND b.no_faktur_group = h.no_hutang), 0) AS dibayar, \
          CASE WHEN h.asal = 'BARU' AND h.tunggu = 0 THEN h.pokok_rp - h.biaya_rp ELSE 0 END AS mestinya FROM hutang h) x \
         WHERE x.dibayar <> x.mestinya ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["hutang"])),
    Aturan::baru(
        "I5 pinjaman dicairkan setelah divalidasi",
        "SELECT c.toko, c.no_cair, 'pokok ' || h.pokok_rp || ' biaya ' || h.biaya_rp || ', dibayar ' || c.jumlah_rp || ', validasi ' || \
         k.valid_by FROM hutang_cair c JOIN hutang h ON h.toko = c.toko AND h.no_hutang = c.no_hutang \
         JOIN hutang_kini k ON k.toko = c.toko AND k.no_hutang = c.no_hutang \
         WHERE c.jumlah_rp <> h.pokok_rp - h.biaya_rp OR h.tunggu = 0 OR k.valid_by = '' OR c.tgl_system <> h.tgl_system \
         OR c.jumlah_rp <> COALESCE((SELECT SUM(CASE WHEN b.arah = 'KELUAR' THEN b.jumlah_rp ELSE -b.jumlah_rp END) FROM bayar b \
          WHERE b.toko = c.toko AND b.no_faktur_group = c.no_cair), 0) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["hutang_cair"])),
    Aturan::baru(
        "I5 pelunasan = dibayar",
        "SELECT x.toko, x.no_lunas, 'masuk ' || x.masuk_rp || ' keluar ' || x.keluar_rp || ', dibayar ' || x.dibayar FROM \
         (SELECT l.toko, l.no_lunas, l.masuk_rp, l.keluar_rp, COALESCE((SELECT SUM(CASE WHEN b.arah = 'MASUK' \
          THEN b.jumlah_rp ELSE -b.jumlah_rp END) FROM bayar b WHERE b.toko = l.toko AND b.no_faktur_group = l.no_lunas), 0) AS dibayar \
          FROM hutang_lunas l) x WHERE x.dibayar <> x.masuk_rp - x.keluar_rp ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["hutang_lunas"])),
    Aturan::dari("I9 bunga pelunasan menurut pinjamannya", bunga_pelunasan)
        .sejak(Jendela::Hanya(&["hutang_lunas"])),
    Aturan::baru(
        "I9 pelunasan = buku pinjaman",
        "SELECT toko, no_dok, 'pelunasan ' || SUM(p) || ' ' || SUM(u) || ', buku ' || SUM(bp) || ' ' || SUM(bu) FROM \
         (SELECT toko, no_lunas AS no_dok, pokok_baru_rp - pokok_rp AS p, \
          bunga_rp + denda_rp - potongan_bunga_rp - potongan_denda_rp AS u, 0 AS bp, 0 AS bu FROM hutang_lunas \
          UNION ALL SELECT toko, no_dok, 0, 0, CASE WHEN akun = 'POKOK' THEN masuk - keluar ELSE 0 END, \
          CASE WHEN akun = 'POKOK' THEN 0 ELSE masuk - keluar END FROM buku_pinjaman WHERE jenis_dok = 'HL') x \
         GROUP BY toko, no_dok HAVING SUM(p) <> SUM(bp) OR SUM(u) <> SUM(bu) ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    Aturan::baru(
        "I9 pinjaman lanjutan menyambung",
        "SELECT l.toko, l.no_lunas, 'penerus ' || l.no_penerus || ' tidak menyambung' FROM hutang_lunas l WHERE l.no_penerus <> '' \
         AND NOT EXISTS (SELECT 1 FROM hutang h WHERE h.toko = l.toko AND h.no_hutang = l.no_penerus AND h.no_asal = l.no_hutang \
          AND h.no_lunas = l.no_lunas AND h.pokok_rp = l.pokok_baru_rp AND h.tgl_hutang = l.tgl_bunga) \
         UNION ALL SELECT h.toko, h.no_hutang, 'tanpa pelunasan ' || h.no_lunas FROM hutang h WHERE h.asal = 'LANJUT' \
         AND NOT EXISTS (SELECT 1 FROM hutang_lunas l WHERE l.toko = h.toko AND l.no_lunas = h.no_lunas AND l.no_penerus = h.no_hutang) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["hutang", "hutang_lunas"])),
    Aturan::baru(
        "I9 pinjaman lunas ditutup pelunasannya",
        "SELECT k.toko, k.no_hutang, 'ditutup ' || k.no_tutup || ' penerus ' || k.no_penerus FROM hutang_kini k \
         WHERE k.status = 'LUNAS' AND NOT EXISTS (SELECT 1 FROM hutang_lunas l WHERE l.toko = k.toko AND l.no_lunas = k.no_tutup \
          AND l.no_hutang = k.no_hutang AND l.no_penerus = k.no_penerus) ORDER BY 1, 2",
    ).sejak(TERSENTUH),
    Aturan::baru(
        "I9 jaminan yang kembali seberat waktu dijaminkan",
        "SELECT b.toko, b.no_batal || ' baris ' || b.baris, 'buku ' || b.berat_buku || ', timbang ' || b.berat \
         FROM hutang_batal_lunas_baris b JOIN hutang_batal_lunas x ON x.toko = b.toko AND x.no_batal = b.no_batal \
         LEFT JOIN hutang_baris l ON l.toko = b.toko AND l.no_hutang = x.no_hutang AND l.baris = b.baris \
         WHERE ABS(b.berat - b.berat_buku) > 20 OR l.berat IS NULL OR l.berat <> b.berat_buku ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["hutang_batal_lunas"])),
    Aturan::baru(
        "I9 tiket yang berlaku = yang terakhir",
        "SELECT k.toko, k.no_hutang, 'tiket ' || k.tiket || ', hilang ' || (SELECT COUNT(*) FROM hutang_hilang x \
          WHERE x.toko = k.toko AND x.no_hutang = k.no_hutang) FROM hutang_kini k \
         WHERE k.tiket <> 1 + (SELECT COUNT(*) FROM hutang_hilang x WHERE x.toko = k.toko AND x.no_hutang = k.no_hutang) ORDER BY 1, 2",
    ).sejak(TERSENTUH),
    Aturan::dari("I20 pinjaman batal: semua buku nol", || {
        batal_habis("hutang_batal", "no_hutang", &["buku_stok", "buku_kas", "buku_pinjaman"])
    }),
    Aturan::baru(
        "I20 uang bank pinjaman batal kembali",
        "SELECT z.toko, z.no_batal, 'lewat bank masih ' || z.sisa FROM (SELECT z.toko, z.no_batal, \
         COALESCE((SELECT SUM(b.jumlah_in - b.jumlah_out) FROM buku_bank b WHERE b.toko = z.toko AND b.no_dok = z.no_hutang), 0) + \
         COALESCE((SELECT SUM(b.jumlah_in - b.jumlah_out) FROM buku_bank b JOIN hutang_cair c ON c.toko = b.toko AND c.no_cair = b.no_dok \
          WHERE c.toko = z.toko AND c.no_hutang = z.no_hutang), 0) + \
         COALESCE((SELECT SUM(b.jumlah_in - b.jumlah_out) FROM buku_bank b WHERE b.toko = z.toko AND b.no_dok = z.no_batal), 0) AS sisa \
         FROM hutang_batal z) z WHERE z.sisa <> 0 ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["hutang_batal"])),
    Aturan::dari("I20 pelunasan batal: semua buku nol", || {
        batal_habis("hutang_batal_lunas", "no_lunas", &["buku_stok", "buku_kas", "buku_bank", "buku_pinjaman"])
    }),
    Aturan::baru(
        "I17 pinjaman berotorisasi punya otorisasi terpakai sebesar itu",
        "SELECT d.toko, d.no_dok, 'otorisasi ' || d.otorisasi || ' tidak ada, tidak terpakai, atau untuk dokumen atau jumlah lain' \
         FROM (SELECT toko, no_hutang AS no_dok, otorisasi, pokok_rp AS jumlah FROM hutang WHERE otorisasi <> '' \
          UNION ALL SELECT toko, no_lunas, otorisasi, pokok_rp FROM hutang_lunas WHERE otorisasi <> '' \
          UNION ALL SELECT x.toko, x.no_hutang, x.otorisasi, h.pokok_rp FROM hutang_hilang x JOIN hutang h ON h.toko = x.toko \
          AND h.no_hutang = x.no_hutang) d \
         WHERE NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = d.toko AND o.id = d.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = d.no_dok AND o.nominal = d.jumlah) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = d.toko AND o.id = d.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = d.no_dok AND o.nominal = d.jumlah) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I17 potongan bunga dan pinjaman di atas plafond disetujui",
        "SELECT l.toko, l.no_lunas, 'potongan ' || l.potongan_bunga_rp || ' ' || l.potongan_denda_rp || ' tanpa otorisasi' \
         FROM hutang_lunas l WHERE l.otorisasi = '' AND (l.potongan_bunga_rp > 0 OR l.potongan_denda_rp > 0 OR l.kuasa = 1) \
         UNION ALL SELECT h.toko, h.no_hutang, 'pokok ' || h.pokok_rp || ' di atas plafond ' || h.plafond_rp || ' tanpa otorisasi' \
         FROM hutang h WHERE h.asal = 'BARU' AND h.pokok_rp > h.plafond_rp \
         AND NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = h.toko AND o.id = h.otorisasi AND o.permohonan LIKE '%\"PLAFOND\"%') \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = h.toko AND o.id = h.otorisasi \
          AND o.permohonan LIKE '%\"PLAFOND\"%') ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["hutang_lunas", "hutang"])),
    Aturan::dari("I16 potret pinjaman = buku pinjaman", || PINJAMAN.sql_semua()).hanya_semua(),
    LELANG[0],
    LELANG[1],
    LELANG[2],
    LELANG[3],
    LELANG[4],
    LELANG[5],
    LELANG[6],
    LELANG[7],
    LELANG[8],
    LELANG[9],
    LELANG[10],
    LELANG[11],
];

/// What every closing charged, from the terms of its loan alone.
fn bunga_pelunasan() -> String {
    let grace = "CASE WHEN l.cara = 'TEBUS' AND h.asal <> 'LANJUT' THEN h.grace_hari ELSE 0 END";
    let telat = format!("({} - {})", nomor_sql("l.tgl_bunga"), nomor_sql("h.jatuh_tempo"));
    format!(
        "SELECT l.toko, l.no_lunas, 'hari ' || l.hari || ' lama ' || l.lama || ' bunga ' || l.bunga_rp || ' denda ' || l.denda_rp \
         FROM hutang_lunas l JOIN hutang h ON h.toko = l.toko AND h.no_hutang = l.no_hutang \
         WHERE l.pokok_rp <> h.pokok_rp OR l.hari <> {bunga_hari} - {mulai} OR l.lama <> {lama} OR l.bunga_rp <> {bunga} \
         OR l.denda_rp <> {denda} ORDER BY 1, 2",
        bunga_hari = nomor_sql("l.tgl_bunga"),
        mulai = nomor_sql("h.tgl_hutang"),
        lama = lama_sql("h", "l.hari", grace),
        bunga = bunga_sql("h", "h.pokok_rp", "l.lama"),
        denda = denda_sql("h", "h.pokok_rp", &telat),
    )
}
