//! What must always hold of pre-orders: their money in L5, what files brought against the bank, what was given back, and that no
//! more was sold than ordered and no more sent than sold.

use ledger::periksa::{Aturan, Bukti, Jendela};

pub static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "praorder_peristiwa",
        "praorder_bayar",
        "praorder_impor",
        "praorder_kirim_barang",
        "praorder_kirim",
        "praorder_baris",
        "praorder",
    ],
    bertanggal: &[
        "praorder_peristiwa",
        "praorder_bayar",
        "praorder_impor",
        "praorder_kirim",
        "praorder_kirim_barang",
        "praorder",
    ],
    ..Bukti::TANPA
};

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I8 uang pre order = dibayar - dipakai - dikembalikan",
        "SELECT toko, no_po, 'dibayar ' || SUM(m) || ', dipakai ' || SUM(d) || ', dikembalikan ' || SUM(k) || ', buku ' || SUM(b) FROM \
         (SELECT toko, no_po, nominal + biaya AS m, 0 AS d, 0 AS k, 0 AS b FROM praorder_bayar \
          UNION ALL SELECT y.toko, y.rujukan, 0, y.jumlah_rp, 0, 0 FROM bayar y WHERE y.jenis = 'DP' AND substr(y.rujukan, 1, 2) = 'PO' \
           AND NOT EXISTS (SELECT 1 FROM faktur_batal z WHERE z.toko = y.toko AND z.no_faktur_group = y.no_faktur_group) \
          UNION ALL SELECT toko, no_po, 0, 0, jumlah_rp, 0 FROM praorder_peristiwa \
          UNION ALL SELECT toko, no_titip, 0, 0, 0, jumlah_in - jumlah_out FROM buku_titipan WHERE substr(no_titip, 1, 2) = 'PO') x \
         GROUP BY toko, no_po HAVING SUM(m) - SUM(d) - SUM(k) <> SUM(b) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I18 pajak uang pre order habis dengan uangnya",
        "SELECT x.toko, x.no_po, 'dpp ' || x.d || ' ppn ' || x.p || ', sisa uang ' || COALESCE(s.saldo, 0) FROM (SELECT toko, \
         substr(no_faktur, 1, length(no_faktur) - 2) AS no_po, SUM(dpp) AS d, SUM(pajak) AS p FROM buku_pajak \
         WHERE substr(no_faktur, 1, 2) = 'PO' GROUP BY toko, no_faktur) x \
         LEFT JOIN saldo_titipan s ON s.toko = x.toko AND s.no_titip = x.no_po \
         WHERE (COALESCE(s.saldo, 0) = 0 AND (x.d <> 0 OR x.p <> 0)) OR x.p < 0 ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "I5 pembayaran pre order = buku bank dan titipan",
        "SELECT toko, no_dok, 'berkas ' || SUM(n) || ' + ' || SUM(f) || ', bank ' || SUM(b) || ', titipan ' || SUM(t) || ', kepala ' || \
         SUM(h) || ' + ' || SUM(hf) FROM \
         (SELECT toko, no_dok, nominal AS n, biaya AS f, 0 AS b, 0 AS t, 0 AS h, 0 AS hf FROM praorder_bayar \
          UNION ALL SELECT toko, no_dok, 0, 0, 0, 0, total_rp, biaya_rp FROM praorder_impor \
          UNION ALL SELECT toko, no_dok, 0, 0, jumlah_in - jumlah_out, 0, 0, 0 FROM buku_bank WHERE jenis_dok = 'IP' \
          UNION ALL SELECT toko, no_dok, 0, 0, 0, jumlah_in - jumlah_out, 0, 0 FROM buku_titipan WHERE jenis_dok = 'IP') x \
         GROUP BY toko, no_dok HAVING SUM(n) <> SUM(b) OR SUM(n) + SUM(f) <> SUM(t) OR SUM(n) <> SUM(h) OR SUM(f) <> SUM(hf) ORDER BY 1, 2",
    )
    .sejak(Jendela::Baru),
    Aturan::baru(
        "I17 pembayaran pre order cocok, dari orang lain, biaya dalam batas",
        "SELECT b.toko, b.no_dok || ' ' || b.no_po, 'dicatat ' || p.oleh || ', diimpor ' || i.oleh || ', biaya ' || b.biaya || ' dari ' || \
         b.persen || ' per 10000' FROM praorder_bayar b JOIN praorder p ON p.toko = b.toko AND p.no_po = b.no_po \
         JOIN praorder_impor i ON i.toko = b.toko AND i.no_dok = b.no_dok \
         WHERE p.oleh = i.oleh OR b.biaya * 10000 > (b.nominal + b.biaya) * b.persen OR p.kode_marketplace <> b.kode_marketplace \
         OR p.no_bayar <> b.no_order OR p.no_rekening <> b.no_rekening ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["praorder_bayar"])),
    Aturan::baru(
        "I8 pre order: terkirim <= terjual <= estimasi, dibayar <= harga",
        "SELECT x.toko, x.no_po, 'estimasi ' || x.qty_estimasi || ', terjual ' || x.jual || ', terkirim ' || x.kirim || ', harga ' || \
         x.harga_total || ', dibayar ' || x.bayar FROM (SELECT p.toko, p.no_po, p.qty_estimasi, p.harga_total, \
          COALESCE((SELECT SUM(j.qty) FROM faktur_sumber s JOIN jual j ON j.toko = s.toko AND j.no_faktur_group = s.no_faktur_group \
           WHERE s.toko = p.toko AND s.no_sumber = p.no_po AND NOT EXISTS (SELECT 1 FROM faktur_batal z WHERE z.toko = s.toko \
           AND z.no_faktur_group = s.no_faktur_group)), 0) AS jual, \
          COALESCE((SELECT SUM(k.qty) FROM praorder_kirim k WHERE k.toko = p.toko AND k.no_po = p.no_po), 0) AS kirim, \
          COALESCE((SELECT SUM(b.nominal + b.biaya) FROM praorder_bayar b WHERE b.toko = p.toko AND b.no_po = p.no_po), 0) AS bayar \
          FROM praorder p) x \
         WHERE x.kirim > x.jual OR x.jual > x.qty_estimasi OR x.bayar > x.harga_total OR (x.jual > 0 AND x.bayar < x.harga_total) \
         ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I5 kepala pre order = barisnya",
        "SELECT p.toko, p.no_po, 'kepala ' || p.qty_estimasi || ' potong ' || p.berat_estimasi || ' mg ' || p.harga_total || ', baris ' || \
         p.q || ' potong ' || p.b || ' mg ' || p.h FROM (SELECT p.toko, p.no_po, p.qty_estimasi, p.berat_estimasi, p.harga_total, \
          COALESCE((SELECT SUM(r.qty) FROM praorder_baris r WHERE r.toko = p.toko AND r.no_po = p.no_po), 0) AS q, \
          COALESCE((SELECT SUM(r.berat) FROM praorder_baris r WHERE r.toko = p.toko AND r.no_po = p.no_po), 0) AS b, \
          COALESCE((SELECT SUM(r.harga_estimasi) FROM praorder_baris r WHERE r.toko = p.toko AND r.no_po = p.no_po), 0) AS h \
          FROM praorder p) p WHERE p.q <> p.qty_estimasi OR p.b <> p.berat_estimasi OR p.h <> p.harga_total ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["praorder"])),
    Aturan::baru(
        "I8 uang pre order kembali = buku kas dan bank, disetujui",
        "SELECT e.toko, e.no_po, 'dikembalikan ' || e.dibayar_rp || ', buku ' || e.buku || ', disetujui ' || e.disetujui FROM \
         (SELECT e.toko, e.no_po, e.jumlah_rp, e.dibayar_rp, e.disetujui, \
          COALESCE((SELECT SUM(k.jumlah_out - k.jumlah_in) FROM buku_kas k WHERE k.toko = e.toko AND k.no_dok = e.rujukan), 0) + \
          COALESCE((SELECT SUM(k.jumlah_out - k.jumlah_in) FROM buku_bank k WHERE k.toko = e.toko AND k.no_dok = e.rujukan), 0) AS buku \
          FROM praorder_peristiwa e) e \
         WHERE e.dibayar_rp <> e.buku OR e.dibayar_rp > e.jumlah_rp OR (e.jumlah_rp > 0 AND e.disetujui = '') ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["praorder_peristiwa"])),
    Aturan::baru(
        "I17 pre order batal tidak dijual dan tidak dibayar lagi",
        "SELECT e.toko, e.no_po, 'sudah batal ' || e.rujukan || ', masih dijual atau ada uangnya' FROM praorder_peristiwa e \
         WHERE e.jenis = 'BATAL' AND (EXISTS (SELECT 1 FROM faktur_sumber s WHERE s.toko = e.toko AND s.no_sumber = e.no_po \
          AND NOT EXISTS (SELECT 1 FROM faktur_batal z WHERE z.toko = s.toko AND z.no_faktur_group = s.no_faktur_group)) \
          OR EXISTS (SELECT 1 FROM saldo_titipan t WHERE t.toko = e.toko AND t.no_titip = e.no_po AND t.saldo <> 0)) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I17 closing pre order berotorisasi punya otorisasi terpakai",
        "SELECT k.toko, k.no_closing, 'otorisasi ' || k.otorisasi || ' tidak ada atau untuk dokumen lain' FROM praorder_kirim k \
         WHERE k.otorisasi <> '' \
         AND NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = k.toko AND o.id = k.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = k.no_closing) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = k.toko AND o.id = k.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = k.no_closing) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["praorder_kirim"])),
    Aturan::baru(
        "I8 closing pre order menyebut barang yang dijual untuknya",
        "SELECT k.toko, k.no_closing || ' ' || k.baris, 'dikirim ' || k.qty || ', barang yang masih terjual ' || k.n FROM \
         (SELECT k.toko, k.no_closing, k.baris, k.qty, (SELECT COUNT(*) FROM praorder_kirim_barang b \
           JOIN faktur_sumber s ON s.toko = b.toko AND s.no_faktur_group = b.no_faktur_group AND s.no_sumber = b.no_po \
           JOIN jual j ON j.toko = b.toko AND j.no_faktur_group = b.no_faktur_group AND j.no_faktur_jual = b.no_faktur_jual \
            AND j.kode_barcode = b.kode_barcode \
           WHERE b.toko = k.toko AND b.no_closing = k.no_closing AND b.baris = k.baris AND b.no_po = k.no_po AND NOT EXISTS \
            (SELECT 1 FROM faktur_batal z WHERE z.toko = b.toko AND z.no_faktur_group = b.no_faktur_group)) AS n \
          FROM praorder_kirim k) k WHERE k.n <> k.qty ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I17 penjualan pre order sebelum bank memperlihatkan uangnya disetujui",
        "SELECT s.toko, s.no_faktur_group, 'uang ' || s.no_sumber || ' belum terlihat, tanpa otorisasi' FROM faktur_sumber s \
         JOIN faktur f ON f.toko = s.toko AND f.no_faktur_group = s.no_faktur_group WHERE substr(s.no_sumber, 1, 2) = 'PO' \
         AND EXISTS (SELECT 1 FROM praorder_bayar y JOIN buku_bank b ON b.toko = y.toko AND b.no_dok = y.no_dok \
          AND b.deskripsi = y.no_po AND b.status = 'UNVALIDATED' AND +b.balik IS NULL WHERE y.toko = s.toko AND y.no_po = s.no_sumber \
          AND NOT EXISTS (SELECT 1 FROM buku_bank_valid v WHERE v.toko = b.toko AND v.id_bank = b.id AND v.waktu <= f.waktu)) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = s.toko AND o.status = 'TERPAKAI' AND o.dipakai_dok = s.no_faktur_group) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = s.toko AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = s.no_faktur_group) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["faktur"])),
    Aturan::baru(
        "I17 pembayaran pre order untuk order yang pernah dibayar disetujui",
        "SELECT b.toko, b.no_dok || ' ' || b.no_po, b.no_order || ' pernah dibayar dengan ' || l.no_dok || ' untuk ' || l.no_po \
         FROM praorder_bayar b JOIN praorder_impor i ON i.toko = b.toko AND i.no_dok = b.no_dok \
         JOIN praorder_bayar l ON l.toko = b.toko AND l.kode_marketplace = b.kode_marketplace AND l.no_order = b.no_order \
          AND l.no_po <> b.no_po JOIN praorder_impor m ON m.toko = l.toko AND m.no_dok = l.no_dok \
         WHERE (m.waktu < i.waktu OR (m.waktu = i.waktu AND m.no_dok < i.no_dok)) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = b.toko AND o.id = i.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = b.no_dok) AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = b.toko AND o.id = i.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = b.no_dok) ORDER BY 1, 2",
    ),
    // Those from before `izin` was kept say nothing.
    Aturan::baru(
        "I8 uang pre order kembali tanpa biaya marketplace",
        "SELECT x.toko, x.no_po, 'kembali ' || x.j || ', dibayar ' || x.d || ', biaya ' || x.f || ' dari ' || x.m FROM \
         (SELECT e.toko, e.no_po, SUM(e.jumlah_rp) AS j, SUM(e.dibayar_rp) AS d, \
          COALESCE((SELECT SUM(b.biaya) FROM praorder_bayar b WHERE b.toko = e.toko AND b.no_po = e.no_po), 0) AS f, \
          COALESCE((SELECT SUM(b.nominal + b.biaya) FROM praorder_bayar b WHERE b.toko = e.toko AND b.no_po = e.no_po), 0) AS m \
          FROM praorder_peristiwa e WHERE e.izin <> '' \
          GROUP BY e.toko, e.no_po) x WHERE x.j - x.d > x.f OR CAST(x.j - x.d AS NUMERIC) * x.m < CAST(x.f AS NUMERIC) * x.j \
         ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I17 uang pre order kembali ke asalnya, atau pemilik setuju",
        "SELECT e.toko, e.no_po, e.jumlah_rp || ' ke ' || e.tujuan || ', disetujui ' || e.disetujui FROM praorder_peristiwa e \
         JOIN praorder p ON p.toko = e.toko AND p.no_po = e.no_po WHERE e.jumlah_rp > 0 AND e.izin = 'PENYETUJU' \
         AND NOT (p.kode_marketplace <> '' AND e.tujuan = p.kode_marketplace || ' ' || p.no_order) \
         AND NOT EXISTS (SELECT 1 FROM praorder_bayar b WHERE b.toko = e.toko AND b.no_po = e.no_po AND b.no_pengirim <> '' \
          AND b.no_pengirim = e.tujuan) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["praorder_peristiwa"])),
];
