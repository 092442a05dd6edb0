//! What must always hold between contracts, their schedules, their payments, their pieces and the books.

use ledger::periksa::{Aturan, Bukti, Jendela};
use values::JenisDok;

pub static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "kontrak_cicilan",
        "cicilan_baris",
        "cicilan_jadwal",
        "cicilan_peristiwa",
        "cicilan_kini",
        "cicilan_bayar",
        "cicilan_alokasi",
        "cicilan_bayar_batal",
        "cicilan_akhir",
    ],
    bertanggal: &["kontrak_cicilan", "cicilan_bayar", "cicilan_bayar_batal", "cicilan_akhir"],
    berbayar: &[JenisDok::Cicilan, JenisDok::BayarCicilan, JenisDok::LelangCicilan],
};

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I8 uang cicilan = buku titipan",
        "SELECT s.toko, s.no_cicilan, 'tahap ' || k.tahap || ', uang muka ' || s.dp_rp || ', pokok ' || s.pokok_rp || ', sisa ' || \
         k.sisa_pokok || ', buku ' || COALESCE(t.saldo, 0) FROM kontrak_cicilan s JOIN cicilan_kini k ON k.toko = s.toko \
         AND k.no_cicilan = s.no_cicilan LEFT JOIN saldo_titipan t ON t.toko = s.toko AND t.no_titip = s.no_cicilan \
         WHERE COALESCE(t.saldo, 0) <> CASE WHEN k.terbuka = 1 AND k.diserahkan = 0 THEN s.dp_rp + s.pokok_rp - k.sisa_pokok ELSE 0 END \
         ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I18 pajak uang cicilan habis dengan uangnya",
        "SELECT x.toko, x.no_cicilan, 'dpp ' || x.d || ' ppn ' || x.p || ', sisa uang ' || COALESCE(s.saldo, 0) FROM (SELECT toko, \
         substr(no_faktur, 1, length(no_faktur) - 2) AS no_cicilan, SUM(dpp) AS d, SUM(pajak) AS p FROM buku_pajak \
         WHERE substr(no_faktur, 1, 2) = 'FC' GROUP BY toko, no_faktur) x \
         LEFT JOIN saldo_titipan s ON s.toko = x.toko AND s.no_titip = x.no_cicilan \
         WHERE (COALESCE(s.saldo, 0) = 0 AND (x.d <> 0 OR x.p <> 0)) OR x.p < 0 ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "I24 piutang cicilan = pokok yang belum dibayar",
        "SELECT s.toko, s.no_cicilan, 'tahap ' || k.tahap || ', sisa pokok ' || k.sisa_pokok || ', piutang ' || COALESCE(t.saldo, 0) \
         FROM kontrak_cicilan s JOIN cicilan_kini k ON k.toko = s.toko AND k.no_cicilan = s.no_cicilan \
         LEFT JOIN saldo_piutang t ON t.toko = s.toko AND t.no_piutang = s.no_cicilan \
         WHERE COALESCE(t.saldo, 0) <> CASE WHEN k.terbuka = 1 AND k.diserahkan = 1 THEN k.sisa_pokok ELSE 0 END \
         UNION ALL SELECT t.toko, t.no_piutang, 'piutang ' || t.saldo || ' tanpa cicilan' FROM saldo_piutang t WHERE t.saldo <> 0 \
         AND NOT EXISTS (SELECT 1 FROM kontrak_cicilan s WHERE s.toko = t.toko AND s.no_cicilan = t.no_piutang) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I5 jadwal cicilan = kontraknya",
        "SELECT s.toko, s.no_cicilan, 'pokok ' || s.pokok_rp || ' bunga ' || s.bunga_rp || ' tenor ' || s.tenor || ', jadwal pokok ' || \
         j.pokok || ' bunga ' || j.bunga || ' kali ' || j.n || ', barang ' || b.harga FROM kontrak_cicilan s \
         JOIN (SELECT toko, no_cicilan, SUM(pokok_rp) AS pokok, SUM(bunga_rp) AS bunga, COUNT(*) AS n, MAX(ke) AS akhir FROM cicilan_jadwal \
          GROUP BY toko, no_cicilan) j ON j.toko = s.toko AND j.no_cicilan = s.no_cicilan \
         JOIN (SELECT toko, no_cicilan, SUM(harga_total) AS harga, COUNT(*) AS n, SUM(berat) AS berat FROM cicilan_baris \
          GROUP BY toko, no_cicilan) b ON b.toko = s.toko AND b.no_cicilan = s.no_cicilan \
         WHERE j.pokok <> s.pokok_rp OR j.bunga <> s.bunga_rp OR j.n <> s.tenor OR j.akhir <> s.tenor OR b.harga <> s.harga_rp \
         OR b.n <> s.qty OR b.berat <> s.berat \
         UNION ALL SELECT s.toko, s.no_cicilan, 'tanpa jadwal, barang atau keadaan' FROM kontrak_cicilan s WHERE NOT EXISTS (SELECT 1 FROM \
          cicilan_jadwal j WHERE j.toko = s.toko AND j.no_cicilan = s.no_cicilan) OR NOT EXISTS (SELECT 1 FROM cicilan_baris b \
          WHERE b.toko = s.toko AND b.no_cicilan = s.no_cicilan) OR NOT EXISTS (SELECT 1 FROM cicilan_kini k WHERE k.toko = s.toko \
          AND k.no_cicilan = s.no_cicilan) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I5 pembayaran cicilan = pembagiannya",
        "SELECT toko, no_bayar, 'bayar ' || SUM(d) || '/' || SUM(b) || '/' || SUM(p) || '/' || SUM(f) || ', pembagian ' || SUM(ad) || '/' || \
         SUM(ab) || '/' || SUM(ap) || '/' || SUM(af) FROM \
         (SELECT toko, no_bayar, denda_rp AS d, bunga_rp AS b, pokok_rp AS p, bebas_rp AS f, 0 AS ad, 0 AS ab, 0 AS ap, 0 AS af \
          FROM cicilan_bayar UNION ALL SELECT toko, no_bayar, 0, 0, 0, 0, denda_rp, bunga_rp, pokok_rp, bebas_rp FROM cicilan_alokasi) x \
         GROUP BY toko, no_bayar HAVING SUM(d) <> SUM(ad) OR SUM(b) <> SUM(ab) OR SUM(p) <> SUM(ap) OR SUM(f) <> SUM(af) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I5 pembayaran cicilan dibayar",
        "SELECT b.toko, b.no_bayar, 'jumlah ' || b.jumlah_rp || ', dibayar ' || b.uang FROM (SELECT b.toko, b.no_bayar, b.jumlah_rp, \
         COALESCE((SELECT SUM(CASE WHEN y.arah = 'MASUK' THEN y.jumlah_rp ELSE -y.jumlah_rp END) FROM bayar y WHERE y.toko = b.toko \
          AND y.no_faktur_group = b.no_bayar), 0) AS uang FROM cicilan_bayar b WHERE b.jenis <> 'AWAL') b \
         WHERE b.jumlah_rp <> b.uang \
         UNION ALL SELECT s.toko, s.no_cicilan, 'uang muka ' || s.dp_rp || ', dibayar ' || s.uang FROM (SELECT s.toko, s.no_cicilan, s.dp_rp, \
         COALESCE((SELECT SUM(CASE WHEN y.arah = 'MASUK' THEN y.jumlah_rp ELSE -y.jumlah_rp END) FROM bayar y WHERE y.toko = s.toko \
          AND y.no_faktur_group = s.no_cicilan), 0) AS uang FROM kontrak_cicilan s WHERE NOT EXISTS (SELECT 1 FROM kerja_awal a \
          WHERE a.toko = s.toko AND a.no_dok = s.no_cicilan)) s WHERE s.dp_rp <> s.uang ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["cicilan_bayar", "kontrak_cicilan"])),
    Aturan::baru(
        "I21 sisa cicilan = jadwal dikurangi pembayaran",
        "SELECT k.toko, k.no_cicilan, 'sisa ' || k.sisa_pokok || '/' || k.sisa_bunga || ', jadwal ' || x.pokok || '/' || x.bunga FROM cicilan_kini k \
         JOIN (SELECT toko, no_cicilan, SUM(p) AS pokok, SUM(b) AS bunga FROM \
          (SELECT toko, no_cicilan, pokok_rp AS p, bunga_rp AS b FROM cicilan_jadwal UNION ALL SELECT a.toko, a.no_cicilan, -a.pokok_rp, \
           -a.bunga_rp - a.bebas_rp FROM cicilan_alokasi a WHERE NOT EXISTS (SELECT 1 FROM cicilan_bayar_batal z WHERE z.toko = a.toko \
           AND z.no_bayar = a.no_bayar)) y GROUP BY toko, no_cicilan) x ON x.toko = k.toko AND x.no_cicilan = k.no_cicilan \
         WHERE k.sisa_pokok <> x.pokok OR k.sisa_bunga <> x.bunga OR (k.tahap = 'LUNAS' AND (x.pokok <> 0 OR x.bunga <> 0)) \
         UNION ALL SELECT j.toko, j.no_cicilan, 'angsuran ' || j.ke || ' dibayar lebih' FROM cicilan_jadwal j WHERE EXISTS (SELECT 1 FROM \
          (SELECT SUM(a.pokok_rp) AS p, SUM(a.bunga_rp + a.bebas_rp) AS b FROM cicilan_alokasi a WHERE a.toko = j.toko \
           AND a.no_cicilan = j.no_cicilan AND a.ke = j.ke AND NOT EXISTS (SELECT 1 FROM cicilan_bayar_batal z WHERE z.toko = a.toko \
           AND z.no_bayar = a.no_bayar)) y WHERE y.p > j.pokok_rp OR y.b > j.bunga_rp) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I21 jatuh tempo cicilan = jadwalnya",
        "SELECT k.toko, k.no_cicilan, 'jatuh tempo ' || k.jatuh_tempo || ', jadwal ' || x.tempo FROM cicilan_kini k JOIN \
         (SELECT k.toko, k.no_cicilan, COALESCE((SELECT MIN(j.jatuh_tempo) FROM cicilan_jadwal j WHERE j.toko = k.toko \
          AND j.no_cicilan = k.no_cicilan AND j.pokok_rp + j.bunga_rp > COALESCE((SELECT SUM(a.pokok_rp + a.bunga_rp + a.bebas_rp) \
          FROM cicilan_alokasi a WHERE a.toko = j.toko AND a.no_cicilan = j.no_cicilan AND a.ke = j.ke AND NOT EXISTS (SELECT 1 \
          FROM cicilan_bayar_batal z WHERE z.toko = a.toko AND z.no_bayar = a.no_bayar)), 0)), '') AS tempo FROM cicilan_kini k) x \
         ON x.toko = k.toko AND x.no_cicilan = k.no_cicilan WHERE k.jatuh_tempo <> x.tempo \
         OR (k.macet_sejak <> '' AND k.macet_sejak < k.jatuh_tempo) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I21 tahap cicilan = peristiwa terakhir",
        "SELECT k.toko, k.no_cicilan, 'tahap ' || k.tahap || ' diserahkan ' || k.diserahkan || ', peristiwa ' || COALESCE(p.tahap, '-') \
         FROM cicilan_kini k LEFT JOIN cicilan_peristiwa p ON p.toko = k.toko AND p.no_cicilan = k.no_cicilan AND p.urut = (SELECT MAX(x.urut) \
          FROM cicilan_peristiwa x WHERE x.toko = k.toko AND x.no_cicilan = k.no_cicilan AND x.tahap NOT IN ('BAYAR', 'KABAR')) \
         WHERE p.tahap IS NULL OR k.tahap <> CASE WHEN p.tahap IN ('LUNAS', 'LELANG', 'BATAL') THEN p.tahap ELSE 'AKTIF' END \
         OR k.terbuka <> CASE WHEN k.tahap = 'AKTIF' THEN 1 ELSE 0 END \
         OR (p.tahap IN ('SERAH', 'LUNAS') AND k.diserahkan = 0) OR (p.tahap IN ('AKAD', 'BATAL SERAH') AND k.diserahkan = 1) \
         UNION ALL SELECT a.toko, a.no_cicilan, 'berakhir ' || a.jenis || ', tahap ' || k.tahap FROM cicilan_akhir a JOIN cicilan_kini k \
          ON k.toko = a.toko AND k.no_cicilan = a.no_cicilan WHERE k.tahap <> a.jenis ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I9 barang cicilan ada di TITIP selama belum diserahkan",
        "SELECT b.toko, b.no_cicilan || ' ' || b.kode_barcode, 'cicilan ' || k.tahap || ', barang tidak di TITIP atau bukan CICIL' FROM cicilan_baris b \
         JOIN cicilan_kini k ON k.toko = b.toko AND k.no_cicilan = b.no_cicilan WHERE k.terbuka = 1 AND k.diserahkan = 0 \
         AND NOT EXISTS (SELECT 1 FROM saldo_barang g JOIN barang r ON r.kode_barcode = g.kode_barcode AND r.status = 'CICIL' \
          WHERE g.toko = b.toko AND g.kode_barcode = b.kode_barcode AND g.gudang = 'TITIP') \
         UNION ALL SELECT r.toko, r.kode_barcode, 'CICIL tanpa cicilan yang berjalan' FROM barang r WHERE r.status = 'CICIL' AND NOT EXISTS \
          (SELECT 1 FROM cicilan_baris b JOIN cicilan_kini k ON k.toko = b.toko AND k.no_cicilan = b.no_cicilan AND k.terbuka = 1 \
          AND k.diserahkan = 0 WHERE b.kode_barcode = r.kode_barcode AND b.toko = r.toko) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I9 nota barang cicilan ditahan selama belum lunas",
        "SELECT k.toko, k.no_cicilan, 'barang di customer, nota tidak ditahan' FROM cicilan_kini k WHERE k.terbuka = 1 AND k.diserahkan = 1 \
         AND (SELECT COUNT(*) FROM nota_ditahan n WHERE n.toko = k.toko AND n.no_dok = k.no_cicilan) <> (SELECT COUNT(*) FROM cicilan_baris b \
          WHERE b.toko = k.toko AND b.no_cicilan = k.no_cicilan) \
         UNION ALL SELECT n.toko, n.no_dok || ' ' || n.no_faktur_jual, 'nota ditahan tanpa cicilan yang berjalan' FROM nota_ditahan n \
         WHERE substr(n.no_dok, 1, 2) = 'FC' AND NOT EXISTS (SELECT 1 FROM cicilan_kini k WHERE k.toko = n.toko AND k.no_cicilan = n.no_dok \
          AND k.terbuka = 1 AND k.diserahkan = 1) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I22 barang cicilan dijual sekali, seharga akadnya",
        "SELECT s.toko, s.no_cicilan, 'harga ' || s.harga_rp || ', dijual ' || COALESCE(x.n, 0) || ' kali ' || COALESCE(x.total, 0) \
         FROM kontrak_cicilan s JOIN cicilan_kini k ON k.toko = s.toko AND k.no_cicilan = s.no_cicilan LEFT JOIN \
         (SELECT p.toko, p.no_sumber, COUNT(*) AS n, SUM(f.total_jual) AS total FROM faktur_sumber p JOIN faktur f ON f.toko = p.toko \
          AND f.no_faktur_group = p.no_faktur_group AND f.jenis = 'JUAL' WHERE NOT EXISTS (SELECT 1 FROM faktur_batal z WHERE z.toko = p.toko \
          AND z.no_faktur_group = p.no_faktur_group) GROUP BY p.toko, p.no_sumber) x ON x.toko = s.toko AND x.no_sumber = s.no_cicilan \
         WHERE COALESCE(x.n, 0) <> k.diserahkan OR COALESCE(x.total, 0) <> k.diserahkan * s.harga_rp ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I5 cicilan berakhir: yang dibayar terbagi habis",
        "SELECT a.toko, a.no_akhir, 'uang ' || a.dp_rp || '+' || a.pokok_rp || ', potong ' || a.potong_rp || ', kembali ' || a.dibayar_rp || \
         ', barang ' || a.nilai_barang || ', piutang ' || a.piutang_rp || ', hapus ' || a.hapus_rp FROM cicilan_akhir a \
         WHERE CASE WHEN a.diserahkan = 0 THEN a.potong_rp + a.dibayar_rp <> a.dp_rp + a.pokok_rp OR (a.utuh = 1 AND a.potong_rp <> 0) \
          ELSE a.nilai_barang <> a.piutang_rp - a.hapus_rp + a.potong_rp + a.dibayar_rp OR (a.hapus_rp > 0 AND a.dibayar_rp + a.potong_rp > 0) END \
         UNION ALL SELECT a.toko, a.no_akhir, 'kembali ' || a.dibayar_rp || ', dibayar ' || a.uang FROM (SELECT a.toko, a.no_akhir, a.dibayar_rp, \
          COALESCE((SELECT SUM(y.jumlah_rp) FROM bayar y WHERE y.toko = a.toko AND y.no_faktur_group = a.no_akhir AND y.arah = 'KELUAR'), 0) AS uang \
          FROM cicilan_akhir a WHERE a.diserahkan = 0 AND a.utuh = 0) a WHERE a.dibayar_rp <> a.uang ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["cicilan_akhir"])),
    Aturan::baru(
        "I20 pembayaran cicilan batal: semua buku nol",
        "SELECT b.toko, b.no_bayar, 'masih ada baris yang belum dibalik' FROM cicilan_bayar_batal b WHERE \
         EXISTS (SELECT 1 FROM buku_kas x WHERE x.toko = b.toko AND x.no_dok = b.no_bayar AND +x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_kas y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_bank x WHERE x.toko = b.toko AND x.no_dok = b.no_bayar AND +x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_bank y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_titipan x WHERE x.toko = b.toko AND x.no_dok = b.no_bayar AND +x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_titipan y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_piutang x WHERE x.toko = b.toko AND x.no_dok = b.no_bayar AND +x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_piutang y WHERE y.toko = x.toko AND y.balik = x.id)) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["cicilan_bayar_batal"])),
    Aturan::baru(
        "I17 cicilan berotorisasi punya otorisasi terpakai sebesar itu",
        "SELECT d.toko, d.no_dok, 'otorisasi ' || d.otorisasi || ' tidak ada, tidak terpakai, atau untuk dokumen atau jumlah lain' \
         FROM (SELECT toko, no_cicilan AS no_dok, otorisasi, harga_rp AS jumlah FROM kontrak_cicilan WHERE otorisasi <> '' \
          UNION ALL SELECT toko, no_bayar, otorisasi, jumlah_rp FROM cicilan_bayar WHERE otorisasi <> '') d \
         WHERE NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = d.toko AND o.id = d.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = d.no_dok AND o.nominal = d.jumlah) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = d.toko AND o.id = d.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = d.no_dok AND o.nominal = d.jumlah) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["kontrak_cicilan", "cicilan_bayar"])),
];
