//! What must always hold between services, their stages, their pieces and the books.

use ledger::periksa::{Aturan, Bukti, Jendela, batal_habis};
use values::JenisDok;

pub static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "service_selesai_baris",
        "service_selesai",
        "service_ambil_batal",
        "service_batal_baris",
        "service_ganti_bayar",
        "service_ganti_baris",
        "service_ganti",
        "service_hitung_baris",
        "service_hitung",
        "service_peristiwa",
        "service_baris",
        "service_ambil",
        "service_batal",
        "service_kini",
        "service",
        "nota_ditahan",
    ],
    bertanggal: &[
        "service",
        "service_selesai",
        "service_selesai_baris",
        "service_ambil",
        "service_ambil_batal",
        "service_batal",
        "service_batal_baris",
        "service_ganti",
        "service_ganti_baris",
        "service_ganti_bayar",
        "service_hitung",
        "service_hitung_baris",
    ],
    berbayar: &[JenisDok::Service, JenisDok::AmbilService, JenisDok::BayarGantiService],
};

/// An owner alone in the store says yes to themselves; the digest names it.
macro_rules! sendiri {
    ($tabel:literal) => {
        concat!(
            "NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = ",
            $tabel,
            ".toko AND o.id = ",
            $tabel,
            ".otorisasi)"
        )
    };
}

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I8 uang muka service = buku titipan",
        "SELECT s.toko, s.no_service, 'tahap ' || k.tahap || ', uang muka ' || s.dp_rp || ', buku ' || COALESCE(t.saldo, 0) \
         FROM service s JOIN service_kini k ON k.toko = s.toko AND k.no_service = s.no_service \
         LEFT JOIN saldo_titipan t ON t.toko = s.toko AND t.no_titip = s.no_service \
         WHERE COALESCE(t.saldo, 0) <> CASE WHEN k.terbuka = 1 THEN s.dp_rp ELSE 0 END ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I5 uang muka service dibayar",
        "SELECT s.toko, s.no_service, 'uang muka ' || s.dp_rp || ', dibayar ' || s.dibayar FROM (SELECT s.toko, s.no_service, s.dp_rp, \
         COALESCE((SELECT SUM(CASE WHEN b.arah = 'MASUK' THEN b.jumlah_rp ELSE -b.jumlah_rp END) FROM bayar b \
          WHERE b.toko = s.toko AND b.no_faktur_group = s.no_service), 0) + COALESCE((SELECT SUM(t.jumlah_in) FROM kerja_awal k \
          JOIN buku_titipan t ON t.toko = k.toko AND t.no_dok = k.no_awal AND t.no_titip = k.no_dok WHERE k.toko = s.toko \
          AND k.no_dok = s.no_service), 0) AS dibayar FROM service s) s \
         WHERE s.dp_rp <> s.dibayar ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["service"])),
    Aturan::baru(
        "I5 service diambil = dibayar",
        "SELECT a.toko, a.no_ambil, 'total ' || a.total_rp || ', uang muka ' || a.dp || ', uang ' || a.uang || ', kembali ' || a.keluar \
         FROM (SELECT a.toko, a.no_ambil, a.total_rp, a.dp_rp, a.dibayar_rp, a.dikembalikan_rp, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = a.toko AND b.no_faktur_group = a.no_ambil \
          AND b.jenis = 'DP' AND b.rujukan = a.no_service), 0) AS dp, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = a.toko AND b.no_faktur_group = a.no_ambil \
          AND b.jenis <> 'DP' AND b.arah = 'MASUK'), 0) AS uang, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = a.toko AND b.no_faktur_group = a.no_ambil \
          AND b.arah = 'KELUAR'), 0) AS keluar FROM service_ambil a) a \
         WHERE a.dp + a.uang <> a.total_rp OR a.uang <> a.dibayar_rp OR a.keluar <> a.dikembalikan_rp \
         OR a.dp + a.keluar <> a.dp_rp ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["service_ambil"])),
    Aturan::baru(
        "I5 service dikembalikan = dibayar",
        "SELECT a.toko, a.no_batal, 'biaya ' || a.biaya_rp || ', uang muka ' || a.dp || ', uang ' || a.uang || ', kembali ' || a.keluar \
         FROM (SELECT a.toko, a.no_batal, a.tahap, a.biaya_rp, a.dp_rp, a.dibayar_rp, a.dikembalikan_rp, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = a.toko AND b.no_faktur_group = a.no_batal \
          AND b.jenis = 'DP' AND b.rujukan = a.no_service), 0) AS dp, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = a.toko AND b.no_faktur_group = a.no_batal \
          AND b.jenis <> 'DP' AND b.arah = 'MASUK'), 0) AS uang, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = a.toko AND b.no_faktur_group = a.no_batal \
          AND b.arah = 'KELUAR'), 0) AS keluar FROM service_batal a) a \
         WHERE CASE WHEN a.tahap = 'MASUK' THEN a.biaya_rp + a.dibayar_rp + a.dp + a.uang + a.keluar <> 0 OR a.dikembalikan_rp <> a.dp_rp \
          ELSE a.dp + a.uang <> a.biaya_rp OR a.uang <> a.dibayar_rp OR a.keluar <> a.dikembalikan_rp OR a.dp + a.keluar <> a.dp_rp END \
         ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["service_batal"])),
    Aturan::baru(
        "I20 service batal sebelum dikerjakan: semua buku nol",
        "SELECT b.toko, b.no_service, 'masih ada baris yang belum dibalik' FROM service_batal b JOIN service s ON s.toko = b.toko \
         AND s.no_service = b.no_service AND s.jenis = 'CUSTOMER' WHERE b.tahap = 'MASUK' AND ( \
         EXISTS (SELECT 1 FROM buku_stok x WHERE x.toko = b.toko AND x.no_dok = b.no_service AND +x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_stok y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_kas x WHERE x.toko = b.toko AND x.no_dok = b.no_service AND +x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_kas y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_bank x WHERE x.toko = b.toko AND x.no_dok = b.no_service AND +x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_bank y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_titipan x WHERE x.toko = b.toko AND x.no_dok = b.no_service AND +x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_titipan y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_pajak x WHERE x.toko = b.toko AND x.no_dok = b.no_service AND +x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_pajak y WHERE y.toko = x.toko AND y.balik = x.id))) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["service_batal"])),
    Aturan::baru(
        "I21 tahap service = peristiwa terakhir",
        "SELECT k.toko, k.no_service, 'tahap ' || k.tahap || ', peristiwa ' || COALESCE(p.tahap, '-') FROM service_kini k \
         JOIN service s ON s.toko = k.toko AND s.no_service = k.no_service \
         LEFT JOIN service_peristiwa p ON p.toko = k.toko AND p.no_service = k.no_service AND p.urut = (SELECT MAX(x.urut) \
          FROM service_peristiwa x WHERE x.toko = k.toko AND x.no_service = k.no_service AND x.tahap NOT IN ('VALID', 'KABAR')) \
         WHERE p.tahap IS NULL OR p.tahap <> k.tahap OR p.tgl_system <> k.tgl_tahap \
         OR k.terbuka <> CASE WHEN k.tahap IN ('AMBIL', 'BATAL') OR (s.jenis = 'TOKO' AND k.tahap = 'SELESAI') THEN 0 ELSE 1 END \
         OR CASE WHEN k.valid_by <> '' THEN 1 ELSE 0 END <> (SELECT COUNT(*) FROM service_peristiwa v WHERE v.toko = k.toko \
          AND v.no_service = k.no_service AND v.tahap = 'VALID') \
         UNION ALL SELECT s.toko, s.no_service, 'tanpa tahap' FROM service s WHERE NOT EXISTS (SELECT 1 FROM service_kini k \
          WHERE k.toko = s.toko AND k.no_service = s.no_service) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I9 barang customer ada di REPARASI selama service terbuka",
        "SELECT b.toko, b.no_service || ' ' || b.kode_barcode, 'service terbuka, barang tidak di ' || b.gudang || '/' || b.baki || \
         ' seberat ' || COALESCE(d.berat, b.berat) FROM service_baris b JOIN service s ON s.toko = b.toko \
         AND s.no_service = b.no_service AND s.jenis = 'CUSTOMER' JOIN service_kini k ON k.toko = b.toko AND k.no_service = b.no_service \
         LEFT JOIN service_selesai_baris d ON d.toko = b.toko AND d.no_service = b.no_service AND d.baris = b.baris \
         WHERE k.terbuka = 1 AND NOT EXISTS (SELECT 1 FROM saldo_barang g WHERE g.toko = b.toko AND g.kode_barcode = b.kode_barcode \
          AND g.gudang = b.gudang AND g.baki = b.baki AND g.milik = 'CUSTOMER' AND g.nilai = 0 \
          AND g.berat = COALESCE(d.berat, b.berat)) \
         UNION ALL SELECT g.toko, g.kode_barcode, 'milik customer di ' || g.gudang || '/' || g.baki || ' tanpa service terbuka' \
         FROM saldo_barang g JOIN buku_stok x ON x.toko = g.toko AND x.kode_barcode = g.kode_barcode AND x.jenis_dok = 'FS' \
          AND x.id = (SELECT MAX(y.id) FROM buku_stok y WHERE y.toko = g.toko AND y.kode_barcode = g.kode_barcode AND y.qty = 1) \
         WHERE g.milik = 'CUSTOMER' AND g.gudang = 'REPARASI' AND NOT EXISTS (SELECT 1 FROM service_kini k \
          WHERE k.toko = x.toko AND k.no_service = x.no_dok AND k.terbuka = 1) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I9 nota barang di service ditahan",
        "SELECT b.toko, b.no_service || ' ' || b.no_faktur_jual, 'nota tidak ditahan' FROM service_baris b \
         JOIN service_kini k ON k.toko = b.toko AND k.no_service = b.no_service AND k.terbuka = 1 \
         WHERE b.no_faktur_jual <> '' AND NOT EXISTS (SELECT 1 FROM nota_ditahan n WHERE n.toko = b.toko \
          AND n.no_dok = b.no_service AND n.toko_nota = b.toko_nota AND n.no_faktur_jual = b.no_faktur_jual) \
         UNION ALL SELECT n.toko, n.no_dok || ' ' || n.no_faktur_jual, 'nota ditahan tanpa service terbuka' FROM nota_ditahan n \
         WHERE substr(n.no_dok, 1, 2) = 'FS' AND NOT EXISTS (SELECT 1 FROM service_kini k WHERE k.toko = n.toko \
          AND k.no_service = n.no_dok AND k.terbuka = 1) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I2 berat service keluar dijelaskan",
        "SELECT d.toko, d.no_selesai || ' baris ' || d.baris, 'masuk ' || b.berat || ', keluar ' || d.berat || ', tambah ' || \
         d.emas_tambah || ', kembali ' || d.emas_kembali || ', selisih ' || d.selisih FROM service_selesai_baris d \
         JOIN service_baris b ON b.toko = d.toko AND b.no_service = d.no_service AND b.baris = d.baris \
         JOIN service_selesai s ON s.toko = d.toko AND s.no_selesai = d.no_selesai \
         WHERE d.selisih <> d.berat - b.berat - d.emas_tambah + d.emas_kembali \
         OR (s.otorisasi = '' AND (d.selisih > d.tol_tambah OR -d.selisih > d.tol_kurang OR d.jumlah_batu <> b.jumlah_batu \
          OR d.emas_kembali > 0)) \
         OR (d.emas_tambah > 0 AND (d.kadar_uji = 0 OR d.penguji = '' OR d.emas_rp = 0)) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["service_selesai_baris"])),
    Aturan::baru(
        "I2 emas tambahan service keluar dari stok curah",
        "SELECT toko, no_dok, 'service ' || SUM(s) || ', buku ' || SUM(b) FROM \
         (SELECT toko, no_selesai AS no_dok, emas_tambah AS s, 0 AS b FROM service_selesai_baris \
          UNION ALL SELECT toko, no_dok, 0, -berat FROM buku_curah WHERE jenis_dok = 'SS' AND substr(gudang, 1, 1) <> '@') x \
         GROUP BY toko, no_dok HAVING SUM(s) <> SUM(b) ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    Aturan::baru(
        "I18 pajak service",
        "SELECT toko, no_dok, 'nota dpp ' || SUM(d) || ' ppn ' || SUM(p) || ', buku dpp ' || SUM(bd) || ' ppn ' || SUM(bp) FROM \
         (SELECT toko, no_ambil AS no_dok, dpp AS d, ppn AS p, 0 AS bd, 0 AS bp FROM service_ambil \
          UNION ALL SELECT toko, no_batal, dpp, ppn, 0, 0 FROM service_batal \
          UNION ALL SELECT toko, no_ganti, dpp, ppn, 0, 0 FROM service_ganti \
          UNION ALL SELECT toko, no_dok, 0, 0, dpp, pajak FROM buku_pajak WHERE jenis_dok IN ('AS', 'BS', 'SV') \
          AND substr(no_faktur, 1, 2) <> 'FS') x \
         GROUP BY toko, no_dok HAVING SUM(d) <> SUM(bd) OR SUM(p) <> SUM(bp) ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    Aturan::baru(
        "I18 pajak uang muka service habis bersama uangnya",
        "SELECT s.toko, s.no_service, 'tahap ' || k.tahap || ', pajak uang muka ' || p.pajak FROM (SELECT toko, no_faktur, SUM(pajak) AS pajak, \
         SUM(dpp) AS dpp FROM buku_pajak WHERE substr(no_faktur, 1, 2) = 'FS' GROUP BY toko, no_faktur) p \
         JOIN service s ON s.toko = p.toko AND s.no_service || '/M' = p.no_faktur JOIN service_kini k ON k.toko = s.toko \
         AND k.no_service = s.no_service WHERE p.pajak < 0 OR p.dpp + p.pajak > s.dp_rp OR (k.terbuka = 0 AND (p.pajak <> 0 OR p.dpp <> 0)) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I17 service berotorisasi punya otorisasi terpakai sebesar itu",
        "SELECT d.toko, d.no_dok, 'otorisasi ' || d.otorisasi || ' tidak ada, tidak terpakai, atau untuk dokumen atau jumlah lain' \
         FROM (SELECT toko, no_service AS no_dok, otorisasi, estimasi_rp AS jumlah FROM service WHERE otorisasi <> '' \
          UNION ALL SELECT toko, no_selesai, otorisasi, total_rp FROM service_selesai WHERE otorisasi <> '' \
          UNION ALL SELECT toko, no_ambil, otorisasi, total_rp FROM service_ambil WHERE otorisasi <> '' \
          UNION ALL SELECT toko, no_ganti, otorisasi, jumlah_rp FROM service_ganti WHERE otorisasi <> '' \
          UNION ALL SELECT toko, no_bayar, otorisasi, jumlah_rp FROM service_ganti_bayar) d \
         WHERE NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = d.toko AND o.id = d.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = d.no_dok AND o.nominal = d.jumlah) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = d.toko AND o.id = d.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = d.no_dok AND o.nominal = d.jumlah) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I17 service beremas tambahan atau bernilai diuji yang menyetujui",
        concat!(
            "SELECT d.toko, d.no_selesai || ' baris ' || d.baris, 'kadar uji ' || d.kadar_uji || ' oleh ' || d.penguji || ', dicatat ' || s.oleh \
             FROM service_selesai_baris d JOIN service_selesai s ON s.toko = d.toko AND s.no_selesai = d.no_selesai \
             WHERE d.susut_lalu >= 0 AND (d.emas_tambah > 0 OR (d.batas_uji > 0 AND d.nilai_rp >= d.batas_uji)) \
             AND (d.kadar_uji = 0 OR d.penguji = '' OR (d.penguji = s.oleh AND ",
            sendiri!("s"),
            ") OR (NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = s.toko AND o.id = s.otorisasi AND o.penyetuju = d.penguji) AND ",
            sendiri!("s"),
            ")) ORDER BY 1, 2"
        ),
    )
    .sejak(Jendela::Hanya(&["service_selesai_baris"])),
    Aturan::baru(
        "I5 emas tambahan service tidak di bawah modalnya",
        "SELECT toko, no_selesai || ' baris ' || baris, 'ditagih ' || emas_rp || ', modal ' || emas_modal || ', dari ' || emas_gudang \
         FROM service_selesai_baris WHERE susut_lalu >= 0 AND emas_tambah > 0 AND (emas_rp < emas_modal OR murni_tambah <= 0 \
         OR emas_gudang = '') ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["service_selesai_baris"])),
    Aturan::baru(
        "I2 susut satu barang dijumlah dari semua servicenya",
        "SELECT d.toko, d.no_selesai || ' baris ' || d.baris, 'berkurang ' || -d.selisih || ', sebelumnya ' || d.susut_lalu || ', batas ' || \
         d.tol_kurang FROM service_selesai_baris d JOIN service_selesai s ON s.toko = d.toko AND s.no_selesai = d.no_selesai \
         JOIN service_baris b ON b.toko = d.toko AND b.no_service = d.no_service AND b.baris = d.baris \
         WHERE d.susut_lalu >= 0 AND d.selisih < 0 AND b.milik_rantai = 1 AND ((s.otorisasi = '' AND d.susut_lalu - d.selisih > d.tol_kurang) \
         OR d.susut_lalu < (SELECT COALESCE(SUM(-e.selisih), 0) FROM service_baris c JOIN service_selesai_baris e ON e.toko = c.toko \
          AND e.no_service = c.no_service AND e.baris = c.baris JOIN service_selesai t ON t.toko = e.toko AND t.no_selesai = e.no_selesai \
          WHERE c.toko = b.toko AND c.kode_barcode = b.kode_barcode AND e.selisih < 0 AND t.otorisasi = '' AND t.no_selesai < s.no_selesai)) \
         ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["service_selesai_baris"])),
    Aturan::baru(
        "I17 pengambil service dikenal atau disetujui",
        "SELECT toko, no_ambil, 'identitas ' || identitas || ', otorisasi ' || otorisasi FROM service_ambil \
         WHERE identitas <> '' AND (sidik_nik = '' OR (identitas <> 'KARTU' AND otorisasi = '') OR (kuasa = 1 AND identitas <> 'KUASA')) \
         ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["service_ambil"])),
    Aturan::baru(
        "I17 service yang dikembalikan berbeda disetujui orang lain",
        "SELECT b.toko, b.no_batal, 'dicatat ' || b.oleh || ', disetujui ' || b.disetujui FROM service_batal b \
         WHERE b.identitas <> '' AND (b.sidik_nik = '' OR NOT EXISTS (SELECT 1 FROM service_batal_baris d WHERE d.toko = b.toko \
          AND d.no_batal = b.no_batal)) \
         UNION ALL SELECT b.toko, b.no_batal || ' baris ' || d.baris, 'masuk ' || d.berat_buku || ', kembali ' || d.berat || ', batu ' || \
          d.batu_masuk || '/' || d.jumlah_batu FROM service_batal b JOIN service_batal_baris d ON d.toko = b.toko AND d.no_batal = b.no_batal \
         WHERE (d.berat - d.berat_buku > 20 OR d.berat_buku - d.berat > 20 OR d.jumlah_batu <> d.batu_masuk) \
         AND (b.disetujui = '' OR (b.disetujui = b.oleh AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = b.toko \
          AND o.dipakai_dok = b.no_batal))) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["service_batal"])),
    Aturan::dari("I20 pengambilan service batal: semua buku nol", || {
        let buku = ["buku_stok", "buku_kas", "buku_bank", "buku_titipan", "buku_pajak"];
        batal_habis("service_ambil_batal", "no_ambil", &buku)
    })
    .sejak(Jendela::Hanya(&["service_ambil_batal"])),
    Aturan::baru(
        "I8 service diambil sekali",
        "SELECT k.toko, k.no_service, 'tahap ' || k.tahap || ', pengambilan yang berlaku ' || k.n FROM (SELECT k.toko, k.no_service, k.tahap, \
         (SELECT COUNT(*) FROM service_ambil a WHERE a.toko = k.toko AND a.no_service = k.no_service AND NOT EXISTS (SELECT 1 \
          FROM service_ambil_batal x WHERE x.toko = a.toko AND x.no_ambil = a.no_ambil)) AS n FROM service_kini k) k \
         WHERE k.n <> CASE WHEN k.tahap = 'AMBIL' THEN 1 ELSE 0 END ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I8 hutang ganti service = buku titipan",
        "SELECT g.toko, g.no_ganti, 'hutang ' || g.jumlah_rp || ', dibayar ' || g.dibayar || ', buku ' || g.saldo FROM (SELECT g.toko, g.no_ganti, \
         g.nilai_rp, g.dp_rp, g.tagihan_rp, g.jumlah_rp, COALESCE((SELECT SUM(y.jumlah_rp) FROM service_ganti_bayar y WHERE y.toko = g.toko \
          AND y.no_ganti = g.no_ganti), 0) AS dibayar, COALESCE((SELECT t.saldo FROM saldo_titipan t WHERE t.toko = g.toko \
          AND t.no_titip = g.no_ganti), 0) AS saldo, (SELECT COALESCE(SUM(d.nilai_rp), 0) FROM service_ganti_baris d WHERE d.toko = g.toko \
          AND d.no_ganti = g.no_ganti) AS baris FROM service_ganti g) g \
         WHERE g.jumlah_rp - g.dibayar <> g.saldo OR g.nilai_rp + g.dp_rp - g.tagihan_rp <> g.jumlah_rp OR g.nilai_rp <> g.baris ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I5 ganti service dibayar = pembayaran",
        "SELECT y.toko, y.no_bayar, 'dibayar ' || y.jumlah_rp || ', pembayaran ' || y.uang FROM (SELECT y.toko, y.no_bayar, y.jumlah_rp, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = y.toko AND b.no_faktur_group = y.no_bayar AND b.arah = 'KELUAR'), 0) AS uang \
         FROM service_ganti_bayar y) y WHERE y.jumlah_rp <> y.uang ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["service_ganti_bayar"])),
    Aturan::baru(
        "I2 barang service hilang atau jadi milik toko = buku stok",
        "SELECT d.toko, d.no_ganti || ' baris ' || d.baris, d.nasib || ' ' || d.berat || ' tanpa baris buku' FROM service_ganti_baris d \
         WHERE d.nasib <> 'KEMBALI' AND NOT EXISTS (SELECT 1 FROM buku_stok x WHERE x.toko = d.toko AND x.no_dok = d.no_ganti \
          AND x.kode_barcode = d.kode_barcode AND x.qty = 1 AND x.berat = d.berat AND CASE WHEN d.nasib = 'HILANG' \
          THEN x.gudang = '@HILANG' AND x.milik = 'CUSTOMER' ELSE substr(x.gudang, 1, 1) <> '@' AND x.milik = 'TOKO' AND x.nilai = d.nilai_rp END) \
         ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["service_ganti_baris"])),
    Aturan::baru(
        "I1 barang toko di service terbuka tidak di tempat lain",
        "SELECT b.toko, b.no_service || ' ' || b.kode_barcode, 'service terbuka, barang ada di ' || g.gudang || '/' || g.baki FROM service_baris b \
         JOIN service s ON s.toko = b.toko AND s.no_service = b.no_service AND s.jenis = 'TOKO' \
         JOIN service_kini k ON k.toko = b.toko AND k.no_service = b.no_service AND k.terbuka = 1 \
         JOIN saldo_barang g ON g.toko = b.toko AND g.kode_barcode = b.kode_barcode WHERE g.gudang <> b.gudang OR g.baki <> b.baki ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I9 hitungan barang service = barisnya",
        "SELECT h.toko, h.no_hitung, 'harus ' || h.harus || ', ada ' || h.ada || ', kurang ' || h.kurang || ', lebih ' || h.lebih || ', beda ' || h.beda \
         FROM service_hitung h WHERE h.harus <> h.ada + h.kurang + h.beda \
         OR h.ada <> (SELECT COUNT(*) FROM service_hitung_baris d WHERE d.toko = h.toko AND d.no_hitung = h.no_hitung AND d.hasil = 'ADA') \
         OR h.kurang <> (SELECT COUNT(*) FROM service_hitung_baris d WHERE d.toko = h.toko AND d.no_hitung = h.no_hitung AND d.hasil = 'KURANG') \
         OR h.lebih <> (SELECT COUNT(*) FROM service_hitung_baris d WHERE d.toko = h.toko AND d.no_hitung = h.no_hitung AND d.hasil = 'LEBIH') \
         OR h.beda <> (SELECT COUNT(*) FROM service_hitung_baris d WHERE d.toko = h.toko AND d.no_hitung = h.no_hitung AND d.hasil = 'BEDA') \
         ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["service_hitung"])),
];
