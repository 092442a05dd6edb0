//! What must always hold between the documents of trade and the books: every price paid, every cancellation
//! complete. That every payment is booked is the counter's (`konter::bukti`).

use crate::domain::TITIPAN;
use ledger::periksa::{Aturan, Bukti, Jendela, batal_habis};
use values::JenisDok;

pub static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "faktur_batal",
        "faktur_valid",
        "faktur_sumber",
        "faktur",
        "poin_jual",
        "jual",
        "beli",
        "titipan_peristiwa",
        "titipan_terkunci",
        "titipan",
        "impor_awal",
        "kerja_awal",
        "uang_customer",
        "manual_baris",
        "manual_batal",
        "manual",
    ],
    bertanggal: &["faktur", "faktur_batal", "jual", "beli", "manual", "manual_baris", "manual_batal"],
    // Deposits are not among them: of those from before payments had a table only the books tell.
    berbayar: &[JenisDok::FakturGroup, JenisDok::JualBeliManual],
};

/// What a row of the tax book is of, by the kind of document that its number is of. Sales of pieces, manual trade among them, are
/// numbered as sales, and theirs alone are proved here (I18, I23); who numbers by another kind proves it by a rule of its own.
const fn ppn(jenis: JenisDok) -> bool {
    matches!(
        jenis,
        JenisDok::Penjualan
            // batu
            | JenisDok::JualBatu
            // servis
            | JenisDok::AmbilService
            | JenisDok::BatalService
            | JenisDok::BatalAmbilService
            | JenisDok::TakDiambilService
            | JenisDok::HilangService
            // money paid down: pesanan, servis, praorder, cicilan
            | JenisDok::Pesanan
            | JenisDok::Service
            | JenisDok::PreOrder
            | JenisDok::Cicilan
    )
}

fn nomor_pajak() -> String {
    let ada: Vec<String> =
        JenisDok::ALL.iter().filter(|j| ppn(**j)).map(|j| format!("'{}'", j.prefix())).collect();
    format!(
        "SELECT toko, no_faktur, 'ppn ' || pajak || ' di ' || no_dok FROM buku_pajak WHERE jenis_pajak = 'PPN KELUARAN' \
         AND substr(no_faktur, 1, 2) NOT IN ({}) ORDER BY 1, 2",
        ada.join(", ")
    )
}

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I5 pembayaran = harga faktur",
        "SELECT f.toko, f.no_faktur_group, 'jual ' || f.total_jual || ' dibayar ' || f.masuk || ', beli ' || f.total_beli || \
         ' dibayar ' || f.keluar FROM (SELECT f.toko, f.no_faktur_group, f.total_jual, f.total_beli, \
         COALESCE((SELECT SUM(CASE WHEN b.arah = 'MASUK' THEN b.jumlah_rp ELSE -b.jumlah_rp END) FROM bayar b \
         WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group AND b.sisi = 'JUAL'), 0) AS masuk, \
         COALESCE((SELECT SUM(CASE WHEN b.arah = 'KELUAR' THEN b.jumlah_rp ELSE -b.jumlah_rp END) FROM bayar b \
         WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group AND b.sisi = 'BELI'), 0) AS keluar FROM faktur f) f \
         WHERE f.masuk <> f.total_jual OR f.keluar <> f.total_beli ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["faktur"])),
    Aturan::baru(
        "I5 baris faktur = jumlah faktur",
        "SELECT f.toko, f.no_faktur_group, 'jual ' || f.total_jual || ' baris ' || f.j || ', beli ' || f.total_beli || \
         ' baris ' || f.b FROM (SELECT f.toko, f.no_faktur_group, f.total_jual, f.total_beli, \
         COALESCE((SELECT SUM(j.harga_total) FROM jual j WHERE j.toko = f.toko AND j.no_faktur_group = f.no_faktur_group), 0) AS j, \
         COALESCE((SELECT SUM(b.harga) FROM beli b WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group), 0) AS b \
         FROM faktur f) f WHERE f.j <> f.total_jual OR f.b <> f.total_beli ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["faktur"])),
    Aturan::baru(
        "I5 pembelian dibulatkan sekali per faktur",
        "SELECT f.toko, f.no_faktur_group, 'nilai ' || f.n || ', hitungan ' || f.h || ', kelipatan ' || f.pembulatan FROM \
         (SELECT f.toko, f.no_faktur_group, f.pembulatan, \
         COALESCE((SELECT SUM(b.nilai - b.potongan - b.rugi_nota) FROM beli b WHERE b.toko = f.toko \
          AND b.no_faktur_group = f.no_faktur_group), 0) AS n, \
         COALESCE((SELECT SUM(b.harga_hitung) FROM beli b WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group), 0) AS h \
         FROM faktur f WHERE f.pembulatan > 0) f WHERE ABS(f.h - f.n) >= f.pembulatan ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["faktur"])),
    Aturan::baru(
        "I6 TUKAR sama di kedua sisi",
        "SELECT toko, no_faktur_group, 'jual ' || SUM(CASE WHEN sisi = 'JUAL' THEN jumlah_rp ELSE 0 END) || ', beli ' || \
         SUM(CASE WHEN sisi = 'BELI' THEN jumlah_rp ELSE 0 END) FROM bayar WHERE jenis = 'TUKAR' \
         GROUP BY toko, no_faktur_group HAVING SUM(CASE WHEN sisi = 'JUAL' THEN jumlah_rp ELSE -jumlah_rp END) <> 0 ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    Aturan::baru(
        "I13 saldo awal: berkas = buku",
        "SELECT toko, no_dok, 'berkas ' || total || ', buku ' || b FROM (SELECT i.toko, i.no_dok, i.total, \
         COALESCE((SELECT SUM(b.jumlah_in) FROM buku_kas b WHERE b.toko = i.toko AND b.no_dok = i.no_dok), 0) + \
         COALESCE((SELECT SUM(b.jumlah_in) FROM buku_bank b WHERE b.toko = i.toko AND b.no_dok = i.no_dok), 0) + \
         COALESCE((SELECT SUM(b.jumlah_in) FROM buku_titipan b WHERE b.toko = i.toko AND b.no_dok = i.no_dok), 0) + \
         COALESCE((SELECT SUM(b.masuk) FROM buku_pinjaman b WHERE b.toko = i.toko AND b.no_dok = i.no_dok), 0) AS b \
         FROM impor_awal i WHERE i.jenis <> 'NOTA') i WHERE total <> b ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I8 uang di buku titipan punya dokumen dan pemiliknya",
        "SELECT b.toko, b.no_titip, 'sisa ' || b.saldo || ' tanpa dokumen' FROM saldo_titipan b WHERE b.saldo <> 0 AND NOT EXISTS \
         (SELECT 1 FROM uang_customer u WHERE u.toko = b.toko AND u.no_dok = b.no_titip) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I13 pekerjaan dari sistem lama punya berkasnya",
        "SELECT k.toko, k.no_dok, 'dibuka ' || k.no_awal || ' yang tidak ada' FROM kerja_awal k WHERE NOT EXISTS \
         (SELECT 1 FROM impor_awal i WHERE i.toko = k.toko AND i.no_dok = k.no_awal) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I5 pembayaran = harga jual beli manual",
        "SELECT f.toko, f.no_faktur_group, 'jual ' || f.total_jual || ' baris ' || f.j || ' dibayar ' || f.masuk || ', beli ' || \
         f.total_beli || ' baris ' || f.b || ' dibayar ' || f.keluar FROM (SELECT f.toko, f.no_faktur_group, f.total_jual, f.total_beli, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = f.toko \
          AND b.no_faktur_group = f.no_faktur_group AND b.sisi = 'JUAL' AND b.arah = 'MASUK'), 0) AS masuk, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = f.toko \
          AND b.no_faktur_group = f.no_faktur_group AND b.sisi = 'BELI' AND b.arah = 'KELUAR'), 0) AS keluar, \
         COALESCE((SELECT SUM(r.harga) FROM manual_baris r WHERE r.toko = f.toko \
          AND r.no_faktur_group = f.no_faktur_group AND r.sisi = 'JUAL'), 0) AS j, \
         COALESCE((SELECT SUM(r.harga) FROM manual_baris r WHERE r.toko = f.toko \
          AND r.no_faktur_group = f.no_faktur_group AND r.sisi = 'BELI'), 0) AS b FROM manual f) f \
         WHERE f.masuk <> f.total_jual OR f.keluar <> f.total_beli OR f.j <> f.total_jual OR f.b <> f.total_beli ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["manual"])),
    Aturan::baru(
        "I3 stok jual beli manual = buku curah",
        "SELECT toko, no_faktur_group, 'faktur qty ' || SUM(q) || ' berat ' || SUM(b) || ', buku qty ' || SUM(bq) || ' berat ' || SUM(bb) FROM \
         (SELECT toko, no_faktur_group, CASE WHEN sisi = 'BELI' THEN qty ELSE -qty END AS q, \
          CASE WHEN sisi = 'BELI' THEN berat ELSE -berat END AS b, 0 AS bq, 0 AS bb FROM manual_baris \
          UNION ALL SELECT toko, no_dok, 0, 0, qty, berat FROM buku_curah WHERE jenis_dok = 'JM' AND substr(gudang, 1, 1) <> '@') x \
         GROUP BY toko, no_faktur_group HAVING SUM(q) <> SUM(bq) OR SUM(b) <> SUM(bb) ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    Aturan::dari("I20 jual beli manual batal: semua buku nol", || {
        batal_habis("manual_batal", "no_faktur_group", &["buku_curah", "buku_kas", "buku_bank", "buku_pajak"])
    })
    .sejak(Jendela::Hanya(&["manual_batal"])),
    Aturan::baru(
        "I10 poin penjualan = hitungan",
        "SELECT toko, no_dok, 'hitungan ' || SUM(h) || ', buku ' || SUM(b) FROM \
         (SELECT p.toko, p.no_dok, p.poin AS h, 0 AS b FROM poin_jual p WHERE p.tunggu = 0 OR EXISTS (SELECT 1 FROM faktur_valid v \
          WHERE v.toko = p.toko AND v.no_faktur_group = p.no_dok) \
          UNION ALL SELECT toko, no_dok, 0, poin FROM buku_poin WHERE jenis = 'DAPAT' AND +balik IS NULL) x \
         GROUP BY toko, no_dok HAVING SUM(h) <> SUM(b) ORDER BY 1, 2",
    ).sejak(Jendela::Lewat),
    Aturan::baru(
        "I5 bayar poin = buku poin",
        "SELECT toko, no_dok, 'dibayar ' || SUM(f) || ', buku ' || SUM(b) FROM \
         (SELECT toko, no_faktur_group AS no_dok, jumlah_rp AS f, 0 AS b FROM bayar WHERE jenis = 'POIN' \
          UNION ALL SELECT toko, no_dok, 0, nilai_rp FROM buku_poin WHERE jenis = 'BAYAR' AND +balik IS NULL) x \
         GROUP BY toko, no_dok HAVING SUM(f) <> SUM(b) ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    Aturan::baru(
        "I18 pajak setiap baris penjualan",
        "SELECT toko, no_faktur, 'nota dpp ' || SUM(d) || ' ppn ' || SUM(p) || ', buku dpp ' || SUM(bd) || ' ppn ' || SUM(bp) FROM \
         (SELECT toko, no_faktur_jual AS no_faktur, dpp AS d, ppn AS p, 0 AS bd, 0 AS bp FROM jual WHERE ppn > 0 \
          UNION ALL SELECT toko, no_faktur, dpp, ppn, 0, 0 FROM manual_baris WHERE sisi = 'JUAL' AND ppn > 0 \
          UNION ALL SELECT toko, no_faktur, 0, 0, dpp, pajak FROM buku_pajak WHERE jenis_pajak = 'PPN KELUARAN' AND +balik IS NULL \
          AND substr(no_faktur, 1, 2) = 'FJ') x \
         GROUP BY toko, no_faktur HAVING SUM(d) <> SUM(bd) OR SUM(p) <> SUM(bp) ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    // What is none of these belongs to nobody's proof, and to no recap.
    Aturan::dari("I18 nomor pajak dari dokumen yang membuktikannya", nomor_pajak).sejak(Jendela::Baru),
    Aturan::baru(
        "I17 batu yang dibeli kembali dilihat orang lain dan tidak di atas bagiannya",
        "SELECT b.toko, b.no_faktur_beli, 'batu ' || b.nilai_batu || ' dari ' || b.batu_nota || ' x ' || b.batu_persen || ', ' || b.batu \
         FROM beli b WHERE b.nilai_batu > 0 AND (b.batu <> 'COCOK' OR b.otorisasi = '' OR b.nilai_batu > b.batu_nota * b.batu_persen / 10000 \
         OR b.nilai_batu > b.nilai) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["beli"])),
    Aturan::baru(
        "I17 batu yang tidak kembali bersama barangnya dilihat orang lain",
        "SELECT k.toko, k.no_dok || ' ' || k.kode_batu, k.carat || ' carat keluar dari buku tanpa otorisasi' FROM buku_batu k \
         WHERE k.jenis_dok = 'NG' AND k.tempat = '@TIDAK COCOK' AND k.carat > 0 AND +k.balik IS NULL AND NOT EXISTS (SELECT 1 FROM beli b \
         WHERE b.toko = k.toko AND b.no_faktur_group = k.no_dok AND b.otorisasi <> '') ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["buku_batu"])),
    Aturan::dari("I20 faktur batal: semua buku nol", || {
        batal_habis("faktur_batal", "no_faktur_group", &["buku_stok", "buku_curah", "buku_kas", "buku_bank", "buku_titipan", "buku_kupon", "buku_pajak", "buku_poin"])
    })
    .sejak(Jendela::Hanya(&["faktur_batal"])),
    Aturan::baru(
        "I23 rekap pajak = buku pajak",
        "SELECT toko, tgl, 'tarif ' || tarif || ': rekap ' || SUM(p) || ', buku ' || SUM(b) FROM \
         (SELECT toko, tgl, tarif_ppn AS tarif, tanda * ppn AS p, 0 AS b FROM dagang_jual WHERE ppn > 0 \
          UNION ALL SELECT toko, tgl_system, tarif, 0, pajak FROM buku_pajak WHERE jenis_pajak = 'PPN KELUARAN' \
          AND substr(no_faktur, 1, 2) = 'FJ') x \
         GROUP BY toko, tgl, tarif HAVING SUM(p) <> SUM(b) ORDER BY 1, 2",
    ).hanya_semua(),
    Aturan::baru(
        "I22 dagang = buku stok",
        "SELECT toko, tgl, 'dagang qty ' || SUM(q) || ' pokok ' || SUM(n) || ', buku qty ' || SUM(bq) || ' nilai ' || SUM(bn) FROM \
         (SELECT toko, tgl, tanda * qty AS q, tanda * total_pokok AS n, 0 AS bq, 0 AS bn FROM dagang_jual \
          UNION ALL SELECT toko, tgl, -tanda * qty, -tanda * harga, 0, 0 FROM dagang_beli \
          UNION ALL SELECT toko, tgl_system, 0, 0, qty, nilai FROM buku_stok WHERE gudang = '@PELANGGAN' AND jenis_dok IN ('NG', 'BF') \
          UNION ALL SELECT toko, tgl_system, 0, 0, qty, nilai FROM buku_curah WHERE gudang = '@PELANGGAN' AND jenis_dok IN ('NG', 'JM', 'BF')) x \
         GROUP BY toko, tgl HAVING SUM(q) <> SUM(bq) OR SUM(n) <> SUM(bn) ORDER BY 1, 2",
    ).hanya_semua(),
    Aturan::baru(
        "I17 nota berotorisasi punya otorisasi terpakai sebesar itu",
        "SELECT d.toko, d.no_dok, 'otorisasi ' || d.otorisasi || ' tidak ada, tidak terpakai, atau untuk dokumen atau jumlah lain' \
         FROM (SELECT j.toko, j.no_faktur_group AS no_dok, j.otorisasi, f.total_jual AS jumlah FROM jual j \
          JOIN faktur f ON f.toko = j.toko AND f.no_faktur_group = j.no_faktur_group WHERE j.otorisasi <> '' \
          UNION SELECT b.toko, b.no_faktur_group, b.otorisasi, CASE WHEN f.jenis = 'BELI' THEN f.total_beli ELSE f.total_jual END \
          FROM beli b JOIN faktur f ON f.toko = b.toko AND f.no_faktur_group = b.no_faktur_group WHERE b.otorisasi <> '' \
          UNION SELECT b.toko, b.no_faktur_group, b.otorisasi, CASE WHEN f.jenis = 'BELI' THEN f.total_beli ELSE f.total_jual END \
          FROM manual_baris b JOIN manual f ON f.toko = b.toko AND f.no_faktur_group = b.no_faktur_group \
          WHERE b.otorisasi <> '') d \
         WHERE NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = d.toko AND o.id = d.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = d.no_dok AND o.nominal = d.jumlah) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = d.toko AND o.id = d.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = d.no_dok AND o.nominal = d.jumlah) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["jual", "beli", "manual_baris"])),
    Aturan::baru(
        "I8 uang muka hanya membayar dokumennya sendiri",
        "SELECT y.toko, y.no_faktur_group || ' ' || y.rujukan, 'dibayar uang muka ' || y.rujukan || ', pengambilan ' || \
         COALESCE((SELECT s.no_sumber FROM faktur_sumber s WHERE s.toko = y.toko AND s.no_faktur_group = y.no_faktur_group), '-') \
         FROM bayar y JOIN faktur f ON f.toko = y.toko AND f.no_faktur_group = y.no_faktur_group \
         WHERE y.jenis = 'DP' AND NOT EXISTS (SELECT 1 FROM faktur_sumber s WHERE s.toko = y.toko \
          AND s.no_faktur_group = y.no_faktur_group AND s.no_sumber = y.rujukan) \
         UNION ALL SELECT s.toko, s.no_faktur_group || ' ' || s.no_sumber, 'pengambilan tanpa faktur' FROM faktur_sumber s \
         WHERE NOT EXISTS (SELECT 1 FROM faktur f WHERE f.toko = s.toko AND f.no_faktur_group = s.no_faktur_group) ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["bayar"])),
    Aturan::baru(
        "I5 uang muka dipakai = buku titipan",
        "SELECT toko, no_dok, 'dibayar ' || SUM(f) || ', buku ' || SUM(b) FROM \
         (SELECT toko, no_faktur_group AS no_dok, jumlah_rp AS f, 0 AS b FROM bayar WHERE jenis IN ('DP', 'TITIP') AND arah = 'MASUK' \
          UNION ALL SELECT toko, no_faktur_group, jumlah_rp, 0 FROM bayar WHERE arah = 'KELUAR' AND substr(no_faktur_group, 1, 2) IN ('AS', 'BS') \
          UNION ALL SELECT toko, no_dok, 0, jumlah_out FROM buku_titipan WHERE +balik IS NULL AND jumlah_out > 0 AND (jenis_dok IN ('NG', 'JM', 'AS', 'BS') \
           OR EXISTS (SELECT 1 FROM bayar y WHERE y.toko = buku_titipan.toko AND y.no_faktur_group = buku_titipan.no_dok \
           AND y.jenis IN ('DP', 'TITIP')))) x \
         GROUP BY toko, no_dok HAVING SUM(f) <> SUM(b) ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    Aturan::baru(
        "I8 barang titipan keluar lewat titipannya sendiri",
        // The last deposit that put a piece aside is whose it is: no other gives it back or sells it.
        "SELECT k.toko, k.no_dok || ' ' || k.kode_barcode, 'disimpan ' || m.no_dok || ', dilepas ' || COALESCE(d.rujukan, j.no_titip) \
         FROM buku_stok k JOIN buku_stok m ON m.toko = k.toko AND m.id = (SELECT MAX(x.id) FROM buku_stok x \
          WHERE x.toko = k.toko AND x.kode_barcode = k.kode_barcode AND x.gudang = 'TITIP' AND x.qty > 0 AND x.id < k.id) \
         LEFT JOIN dok_barang d ON d.toko = k.toko AND d.no_dok = k.no_dok AND d.jenis = 'LEPAS TITIP' \
         LEFT JOIN jual j ON j.toko = k.toko AND j.no_faktur_group = k.no_dok AND j.kode_barcode = k.kode_barcode \
         WHERE k.gudang = 'TITIP' AND k.qty < 0 AND +k.balik IS NULL AND m.jenis_dok = 'FT' \
         AND COALESCE(d.rujukan, j.no_titip, m.no_dok) <> m.no_dok ORDER BY 1, 2",
    ).hanya_semua(),
    Aturan::baru(
        "I17 titipan kembali tunai melebihi tunai yang diterima",
        "SELECT p.toko, p.no_titip, 'tunai diterima ' || p.masuk || ', dikembalikan ' || p.keluar || ' tanpa persetujuan' FROM \
         (SELECT e.toko, e.no_titip, \
          COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = e.toko AND b.no_faktur_group = e.no_titip \
           AND b.jenis = 'CASH' AND b.arah = 'MASUK'), 0) AS masuk, \
          COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = e.toko AND b.no_faktur_group = e.rujukan \
           AND b.jenis = 'CASH' AND b.arah = 'KELUAR'), 0) AS keluar FROM titipan_peristiwa e \
          JOIN titipan t ON t.toko = e.toko AND t.no_titip = e.no_titip \
          WHERE e.jenis = 'KEMBALI' AND e.disetujui = '' AND t.no_lama = '') p WHERE p.keluar > p.masuk ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I8 titipan kembali = uang dibayar dan potongan turun harga",
        // From before prices were held against each other (`gram_kini` 0) only what was paid is asked.
        "SELECT p.toko, p.no_titip, 'keluar ' || p.jumlah_rp || ', dibayar ' || p.dibayar || ', dipotong ' || p.potong_rp || \
         ', dikunci ' || p.harga_gram || ', saat kembali ' || p.gram_kini FROM \
         (SELECT e.toko, e.no_titip, e.jumlah_rp, e.potong_rp, e.gram_kini, t.harga_gram, \
          COALESCE((SELECT SUM(CASE WHEN b.arah = 'KELUAR' THEN b.jumlah_rp ELSE -b.jumlah_rp END) FROM bayar b \
           WHERE b.toko = e.toko AND b.no_faktur_group = e.rujukan), 0) AS dibayar FROM titipan_peristiwa e \
          JOIN titipan t ON t.toko = e.toko AND t.no_titip = e.no_titip WHERE e.jenis = 'KEMBALI') p \
         WHERE p.dibayar + p.potong_rp <> p.jumlah_rp \
         OR (p.gram_kini >= p.harga_gram AND p.potong_rp > 0) \
         OR (p.gram_kini > 0 AND p.gram_kini < p.harga_gram - p.harga_gram / 100 AND p.potong_rp = 0) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I17 dibeli kembali di hari yang sama di atas harga nota",
        "SELECT toko, no_faktur_beli, 'nota ' || harga_nota || ', dibeli ' || harga || ' tanpa otorisasi' FROM beli \
         WHERE no_faktur_nota <> '' AND tgl_nota = tgl_system AND harga > harga_nota AND otorisasi = '' ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["beli"])),
    Aturan::baru(
        "I17 harga titipan yang turun dan tidak diambil disetujui",
        // Every use of a fixed price is written down; the fall of grams that were not taken was somebody's to give.
        "SELECT e.toko, e.rujukan || ' ' || e.no_titip, 'pemakaian harga terkunci tidak tercatat' FROM titipan_peristiwa e \
         JOIN titipan t ON t.toko = e.toko AND t.no_titip = e.no_titip AND t.cara_harga = 'LOCK' AND t.harga_gram > 0 \
         JOIN faktur f ON f.toko = e.toko AND f.no_faktur_group = e.rujukan AND f.dijaga > 0 \
         WHERE e.jenis = 'PAKAI' AND NOT EXISTS (SELECT 1 FROM titipan_terkunci k WHERE k.toko = e.toko \
          AND k.no_faktur_group = e.rujukan AND k.no_titip = e.no_titip AND k.jumlah_rp = e.jumlah_rp AND k.tetap = t.harga_gram) \
         UNION ALL SELECT k.toko, k.no_faktur_group || ' ' || k.no_titip, 'dikunci ' || k.tetap || ', saat dipakai ' || k.kini || \
          ', turun ' || k.turun_rp || ' tanpa otorisasi' FROM titipan_terkunci k \
         JOIN faktur f ON f.toko = k.toko AND f.no_faktur_group = k.no_faktur_group \
         WHERE (k.turun_rp > 0 OR (k.kini > 0 AND (k.tetap - k.kini) * k.berat > 1000000 \
          AND NOT EXISTS (SELECT 1 FROM jual j WHERE j.toko = k.toko AND j.no_faktur_group = k.no_faktur_group \
           AND j.no_titip = k.no_titip))) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = k.toko AND o.dipakai_dok = k.no_faktur_group \
          AND o.status = 'TERPAKAI') \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = k.toko AND o.dipakai_dok = k.no_faktur_group \
          AND o.status = 'TERPAKAI') ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["faktur"])),
    Aturan::baru(
        "I17 kupon yang menyisakan kurang dari modal disetujui",
        "SELECT f.toko, f.no_faktur_group, 'jual ' || f.j || ', kupon ' || f.k || ', modal ' || f.p || ' tanpa otorisasi' FROM \
         (SELECT f.toko, f.no_faktur_group, \
          COALESCE((SELECT SUM(j.harga_total) FROM jual j WHERE j.toko = f.toko AND j.no_faktur_group = f.no_faktur_group \
           AND j.jenis_barang = 'BARANG'), 0) AS j, \
          COALESCE((SELECT SUM(j.total_pokok) FROM jual j WHERE j.toko = f.toko AND j.no_faktur_group = f.no_faktur_group \
           AND j.jenis_barang = 'BARANG'), 0) AS p, \
          COALESCE((SELECT SUM(b.jumlah_rp) FROM bayar b WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group \
           AND b.jenis = 'KUPON' AND b.arah = 'MASUK'), 0) AS k, \
          COALESCE((SELECT SUM(j.harga_total) FROM jual j WHERE j.toko = f.toko AND j.no_faktur_group = f.no_faktur_group \
           AND j.jenis_barang <> 'BARANG'), 0) AS lain FROM faktur f WHERE f.dijaga > 0 AND EXISTS (SELECT 1 FROM bayar b WHERE b.toko = f.toko \
           AND b.no_faktur_group = f.no_faktur_group AND b.jenis = 'KUPON')) f \
         WHERE f.k > 0 AND f.p > 0 AND f.j + f.lain - f.k < f.p \
         AND NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = f.toko AND o.dipakai_dok = f.no_faktur_group \
          AND o.status = 'TERPAKAI') \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = f.toko AND o.dipakai_dok = f.no_faktur_group \
          AND o.status = 'TERPAKAI') ORDER BY 1, 2",
    ).sejak(Jendela::Hanya(&["faktur"])),
    Aturan::dari("I16 potret titipan = buku titipan", || TITIPAN.sql_semua()).hanya_semua(),
];
