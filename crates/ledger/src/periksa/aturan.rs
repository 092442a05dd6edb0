//! What must always hold, one statement each: a row it answers is something that does not add up, as store, object and
//! what differs. Without `WITH`, tables named plainly: the proof of one store puts its own rows in their place.

/// A rule in SQL: each row it answers is (store, object, what is wrong).
pub(super) const ATURAN: &[(&str, &str)] = &[
    (
        "I1 letak barang = buku stok",
        "SELECT toko, kode_barcode || ' di ' || gudang || '/' || baki || ' ' || milik, \
         'buku qty ' || SUM(bq) || ' berat ' || SUM(bb) || ' murni ' || SUM(bm) || ' nilai ' || SUM(bn) || \
         ', saldo qty ' || SUM(sq) || ' berat ' || SUM(sb) || ' murni ' || SUM(sm) || ' nilai ' || SUM(sn) FROM \
         (SELECT toko, kode_barcode, gudang, baki, milik, qty AS bq, berat AS bb, murni AS bm, nilai AS bn, \
          0 AS sq, 0 AS sb, 0 AS sm, 0 AS sn FROM buku_stok WHERE substr(gudang, 1, 1) <> '@' \
          UNION ALL SELECT toko, kode_barcode, gudang, baki, milik, 0, 0, 0, 0, qty, berat, murni, nilai FROM saldo_barang) x \
         GROUP BY toko, kode_barcode, gudang, baki, milik \
         HAVING SUM(bq) <> SUM(sq) OR SUM(bb) <> SUM(sb) OR SUM(bm) <> SUM(sm) OR SUM(bn) <> SUM(sn) ORDER BY 1, 2",
    ),
    (
        "I1 satu barang satu tempat di seluruh rantai",
        "SELECT MIN(toko), kode_barcode, 'ada di ' || COUNT(*) || ' toko' FROM saldo_barang \
         GROUP BY kode_barcode HAVING COUNT(*) > 1 ORDER BY 2",
    ),
    (
        "I2 stok setiap dokumen seimbang",
        "SELECT toko, no_dok, 'selisih qty ' || SUM(qty) || ' berat ' || SUM(berat) || ' murni ' || SUM(murni) \
         FROM buku_stok GROUP BY toko, no_dok HAVING SUM(qty) <> 0 OR SUM(berat) <> 0 OR SUM(murni) <> 0 ORDER BY 1, 2",
    ),
    (
        "I3 saldo baki = buku stok",
        "SELECT toko, gudang || '/' || baki || ' ' || milik, \
         'buku qty ' || SUM(bq) || ' berat ' || SUM(bb) || ' murni ' || SUM(bm) || ' nilai ' || SUM(bn) || \
         ', saldo qty ' || SUM(sq) || ' berat ' || SUM(sb) || ' murni ' || SUM(sm) || ' nilai ' || SUM(sn) FROM \
         (SELECT toko, gudang, baki, milik, qty AS bq, berat AS bb, murni AS bm, nilai AS bn, \
          0 AS sq, 0 AS sb, 0 AS sm, 0 AS sn FROM buku_stok \
          UNION ALL SELECT toko, gudang, baki, milik, 0, 0, 0, 0, qty, berat, murni, nilai FROM saldo_lokasi) x \
         GROUP BY toko, gudang, baki, milik \
         HAVING SUM(bq) <> SUM(sq) OR SUM(bb) <> SUM(sb) OR SUM(bm) <> SUM(sm) OR SUM(bn) <> SUM(sn) ORDER BY 1, 2",
    ),
    (
        "I2 stok curah setiap dokumen seimbang",
        "SELECT toko, no_dok || ' ' || jenis_stok || ' ' || kode_group || ' ' || kode_dept, \
         'selisih qty ' || SUM(qty) || ' berat ' || SUM(berat) || ' murni ' || SUM(murni) || ' nilai ' || SUM(nilai) \
         FROM buku_curah GROUP BY toko, no_dok, jenis_stok, kode_group, kode_dept \
         HAVING SUM(qty) <> 0 OR SUM(berat) <> 0 OR SUM(murni) <> 0 OR SUM(nilai) <> 0 ORDER BY 1, 2",
    ),
    (
        "I3 saldo curah = buku curah",
        "SELECT toko, jenis_stok || ' ' || kode_group || ' ' || kode_dept || ' di ' || gudang || '/' || baki, \
         'buku qty ' || SUM(bq) || ' berat ' || SUM(bb) || ' murni ' || SUM(bm) || ' nilai ' || SUM(bn) || \
         ', saldo qty ' || SUM(sq) || ' berat ' || SUM(sb) || ' murni ' || SUM(sm) || ' nilai ' || SUM(sn) FROM \
         (SELECT toko, jenis_stok, gudang, baki, kode_group, kode_dept, qty AS bq, berat AS bb, murni AS bm, \
          nilai AS bn, 0 AS sq, 0 AS sb, 0 AS sm, 0 AS sn FROM buku_curah \
          UNION ALL SELECT toko, jenis_stok, gudang, baki, kode_group, kode_dept, 0, 0, 0, 0, qty, berat, murni, nilai \
          FROM saldo_curah) x GROUP BY toko, jenis_stok, gudang, baki, kode_group, kode_dept \
         HAVING SUM(bq) <> SUM(sq) OR SUM(bb) <> SUM(sb) OR SUM(bm) <> SUM(sm) OR SUM(bn) <> SUM(sn) \
         OR (substr(gudang, 1, 1) <> '@' AND (SUM(bq) < 0 OR SUM(bb) < 0 OR SUM(bm) < 0 OR SUM(bn) < 0)) ORDER BY 1, 2",
    ),
    (
        "I4 saldo kas = buku kas",
        "SELECT toko, kasir, 'buku ' || SUM(b) || ', saldo ' || SUM(s) FROM \
         (SELECT toko, kasir, jumlah_in - jumlah_out AS b, 0 AS s FROM buku_kas \
          UNION ALL SELECT toko, kasir, 0, saldo FROM saldo_kas) x \
         GROUP BY toko, kasir HAVING SUM(b) <> SUM(s) OR SUM(s) < 0 ORDER BY 1, 2",
    ),
    (
        "I7 saldo bank = buku bank",
        "SELECT toko, no_rekening, 'buku ' || SUM(b) || ' menunggu ' || SUM(w) || ', saldo ' || SUM(s) || \
         ' menunggu ' || SUM(sw) FROM \
         (SELECT b.toko, b.no_rekening, b.jumlah_in - b.jumlah_out AS b, 0 AS s, \
          CASE WHEN b.status = 'UNVALIDATED' AND v.id IS NULL THEN b.jumlah_in - b.jumlah_out ELSE 0 END AS w, 0 AS sw \
          FROM buku_bank b LEFT JOIN buku_bank_valid v ON v.toko = b.toko AND v.id_bank = b.id \
          UNION ALL SELECT toko, no_rekening, 0, saldo, 0, belum_valid FROM saldo_bank) x \
         GROUP BY toko, no_rekening HAVING SUM(b) <> SUM(s) OR SUM(w) <> SUM(sw) ORDER BY 1, 2",
    ),
    (
        "I7 baris bank yang menunggu = buku bank",
        "SELECT toko, 'baris ' || id, CASE WHEN SUM(b) > 0 THEN 'menunggu di buku, tidak di daftar' \
         ELSE 'di daftar, tidak menunggu di buku' END FROM \
         (SELECT b.toko, b.id, 1 AS b, 0 AS s FROM buku_bank b WHERE b.status = 'UNVALIDATED' \
          AND NOT EXISTS (SELECT 1 FROM buku_bank_valid v WHERE v.toko = b.toko AND v.id_bank = b.id) \
          AND NOT EXISTS (SELECT 1 FROM buku_bank x WHERE x.toko = b.toko AND x.balik = b.id AND x.status = 'UNVALIDATED') \
          AND (b.balik IS NULL OR EXISTS (SELECT 1 FROM buku_bank_valid w WHERE w.toko = b.toko AND w.id_bank = b.balik)) \
          UNION ALL SELECT toko, id_bank, 0, 1 FROM bank_menunggu) x \
         GROUP BY toko, id HAVING SUM(b) <> SUM(s) ORDER BY 1, 2",
    ),
    (
        "I5 pembayaran = harga faktur",
        "SELECT f.toko, f.no_faktur_group, 'jual ' || f.total_jual || ' dibayar ' || f.masuk || ', beli ' || f.total_beli || \
         ' dibayar ' || f.keluar FROM (SELECT f.toko, f.no_faktur_group, f.total_jual, f.total_beli, \
         COALESCE((SELECT SUM(CASE WHEN b.arah = 'MASUK' THEN b.jumlah_rp ELSE -b.jumlah_rp END) FROM bayar b \
         WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group AND b.sisi = 'JUAL'), 0) AS masuk, \
         COALESCE((SELECT SUM(CASE WHEN b.arah = 'KELUAR' THEN b.jumlah_rp ELSE -b.jumlah_rp END) FROM bayar b \
         WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group AND b.sisi = 'BELI'), 0) AS keluar FROM faktur f) f \
         WHERE f.masuk <> f.total_jual OR f.keluar <> f.total_beli ORDER BY 1, 2",
    ),
    (
        "I5 baris faktur = jumlah faktur",
        "SELECT f.toko, f.no_faktur_group, 'jual ' || f.total_jual || ' baris ' || f.j || ', beli ' || f.total_beli || \
         ' baris ' || f.b FROM (SELECT f.toko, f.no_faktur_group, f.total_jual, f.total_beli, \
         COALESCE((SELECT SUM(j.harga_total) FROM jual j WHERE j.toko = f.toko AND j.no_faktur_group = f.no_faktur_group), 0) AS j, \
         COALESCE((SELECT SUM(b.harga) FROM beli b WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group), 0) AS b \
         FROM faktur f) f WHERE f.j <> f.total_jual OR f.b <> f.total_beli ORDER BY 1, 2",
    ),
    (
        "I6 TUKAR sama di kedua sisi",
        "SELECT toko, no_faktur_group, 'jual ' || SUM(CASE WHEN sisi = 'JUAL' THEN jumlah_rp ELSE 0 END) || ', beli ' || \
         SUM(CASE WHEN sisi = 'BELI' THEN jumlah_rp ELSE 0 END) FROM bayar WHERE jenis = 'TUKAR' \
         GROUP BY toko, no_faktur_group HAVING SUM(CASE WHEN sisi = 'JUAL' THEN jumlah_rp ELSE -jumlah_rp END) <> 0 ORDER BY 1, 2",
    ),
    (
        "I5 uang faktur = buku kas dan bank",
        "SELECT toko, no_faktur_group, 'faktur ' || SUM(f) || ', buku ' || SUM(k) FROM \
         (SELECT toko, no_faktur_group, CASE WHEN arah = 'MASUK' THEN jumlah_rp ELSE -jumlah_rp END AS f, 0 AS k FROM bayar \
          WHERE jenis IN ('CASH', 'TRANSFER', 'DEBET', 'CREDIT') \
          UNION ALL SELECT toko, no_dok, 0, jumlah_in - jumlah_out FROM buku_kas WHERE jenis_dok = 'NG' \
          UNION ALL SELECT toko, no_dok, 0, jumlah_in - jumlah_out FROM buku_bank WHERE jenis_dok = 'NG') x \
         GROUP BY toko, no_faktur_group HAVING SUM(f) <> SUM(k) ORDER BY 1, 2",
    ),
    (
        "I13 saldo awal: berkas = buku",
        "SELECT toko, no_dok, 'berkas ' || total || ', buku ' || b FROM (SELECT i.toko, i.no_dok, i.total, \
         COALESCE((SELECT SUM(b.jumlah_in) FROM buku_kas b WHERE b.toko = i.toko AND b.no_dok = i.no_dok), 0) + \
         COALESCE((SELECT SUM(b.jumlah_in) FROM buku_bank b WHERE b.toko = i.toko AND b.no_dok = i.no_dok), 0) + \
         COALESCE((SELECT SUM(b.jumlah_in) FROM buku_titipan b WHERE b.toko = i.toko AND b.no_dok = i.no_dok), 0) AS b \
         FROM impor_awal i WHERE i.jenis <> 'NOTA') i WHERE total <> b ORDER BY 1, 2",
    ),
    (
        "I5 pembayaran = harga jual beli manual",
        "SELECT f.toko, f.no_faktur_group, 'jual ' || f.total_jual || ' baris ' || f.j || ' dibayar ' || f.masuk || ', beli ' || \
         f.total_beli || ' baris ' || f.b || ' dibayar ' || f.keluar FROM (SELECT f.toko, f.no_faktur_group, f.total_jual, f.total_beli, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM manual_bayar b WHERE b.toko = f.toko \
          AND b.no_faktur_group = f.no_faktur_group AND b.sisi = 'JUAL' AND b.arah = 'MASUK'), 0) AS masuk, \
         COALESCE((SELECT SUM(b.jumlah_rp) FROM manual_bayar b WHERE b.toko = f.toko \
          AND b.no_faktur_group = f.no_faktur_group AND b.sisi = 'BELI' AND b.arah = 'KELUAR'), 0) AS keluar, \
         COALESCE((SELECT SUM(r.harga) FROM manual_baris r WHERE r.toko = f.toko \
          AND r.no_faktur_group = f.no_faktur_group AND r.sisi = 'JUAL'), 0) AS j, \
         COALESCE((SELECT SUM(r.harga) FROM manual_baris r WHERE r.toko = f.toko \
          AND r.no_faktur_group = f.no_faktur_group AND r.sisi = 'BELI'), 0) AS b FROM manual f) f \
         WHERE f.masuk <> f.total_jual OR f.keluar <> f.total_beli OR f.j <> f.total_jual OR f.b <> f.total_beli ORDER BY 1, 2",
    ),
    (
        "I5 uang jual beli manual = buku kas dan bank",
        "SELECT toko, no_faktur_group, 'faktur ' || SUM(f) || ', buku ' || SUM(k) FROM \
         (SELECT toko, no_faktur_group, CASE WHEN arah = 'MASUK' THEN jumlah_rp ELSE -jumlah_rp END AS f, 0 AS k FROM manual_bayar \
          WHERE jenis <> 'TUKAR' \
          UNION ALL SELECT toko, no_dok, 0, jumlah_in - jumlah_out FROM buku_kas WHERE jenis_dok = 'JM' \
          UNION ALL SELECT toko, no_dok, 0, jumlah_in - jumlah_out FROM buku_bank WHERE jenis_dok = 'JM') x \
         GROUP BY toko, no_faktur_group HAVING SUM(f) <> SUM(k) ORDER BY 1, 2",
    ),
    (
        "I3 stok jual beli manual = buku curah",
        "SELECT toko, no_faktur_group, 'faktur qty ' || SUM(q) || ' berat ' || SUM(b) || ', buku qty ' || SUM(bq) || ' berat ' || SUM(bb) FROM \
         (SELECT toko, no_faktur_group, CASE WHEN sisi = 'BELI' THEN qty ELSE -qty END AS q, \
          CASE WHEN sisi = 'BELI' THEN berat ELSE -berat END AS b, 0 AS bq, 0 AS bb FROM manual_baris \
          UNION ALL SELECT toko, no_dok, 0, 0, qty, berat FROM buku_curah WHERE jenis_dok = 'JM' AND substr(gudang, 1, 1) <> '@') x \
         GROUP BY toko, no_faktur_group HAVING SUM(q) <> SUM(bq) OR SUM(b) <> SUM(bb) ORDER BY 1, 2",
    ),
    (
        "I20 jual beli manual batal: semua buku nol",
        "SELECT b.toko, b.no_faktur_group, 'masih ada baris yang belum dibalik' FROM manual_batal b WHERE \
         EXISTS (SELECT 1 FROM buku_curah x WHERE x.toko = b.toko AND x.no_dok = b.no_faktur_group AND x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_curah y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_kas x WHERE x.toko = b.toko AND x.no_dok = b.no_faktur_group AND x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_kas y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_bank x WHERE x.toko = b.toko AND x.no_dok = b.no_faktur_group AND x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_bank y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_pajak x WHERE x.toko = b.toko AND x.no_dok = b.no_faktur_group AND x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_pajak y WHERE y.toko = x.toko AND y.balik = x.id)) ORDER BY 1, 2",
    ),
    (
        "I8 saldo titipan = buku titipan",
        "SELECT toko, no_titip, 'buku ' || SUM(b) || ', saldo ' || SUM(s) FROM \
         (SELECT toko, no_titip, jumlah_in - jumlah_out AS b, 0 AS s FROM buku_titipan \
          UNION ALL SELECT toko, no_titip, 0, saldo FROM saldo_titipan) x \
         GROUP BY toko, no_titip HAVING SUM(b) <> SUM(s) OR SUM(s) < 0 ORDER BY 1, 2",
    ),
    (
        "I10 kupon dipakai paling banyak sekali",
        "SELECT toko, no_kupon, 'buku ' || SUM(b) || ', saldo ' || SUM(s) FROM \
         (SELECT toko, no_kupon, qty AS b, 0 AS s FROM buku_kupon UNION ALL SELECT toko, no_kupon, 0, qty FROM saldo_kupon) x \
         GROUP BY toko, no_kupon HAVING SUM(b) <> SUM(s) OR SUM(b) NOT IN (0, 1) ORDER BY 1, 2",
    ),
    (
        "I18 pajak setiap baris penjualan",
        "SELECT toko, no_faktur, 'nota dpp ' || SUM(d) || ' ppn ' || SUM(p) || ', buku dpp ' || SUM(bd) || ' ppn ' || SUM(bp) FROM \
         (SELECT toko, no_faktur_jual AS no_faktur, dpp AS d, ppn AS p, 0 AS bd, 0 AS bp FROM jual WHERE ppn > 0 \
          UNION ALL SELECT toko, no_faktur, dpp, ppn, 0, 0 FROM manual_baris WHERE sisi = 'JUAL' AND ppn > 0 \
          UNION ALL SELECT toko, no_faktur, 0, 0, dpp, pajak FROM buku_pajak WHERE jenis_pajak = 'PPN KELUARAN' AND balik IS NULL) x \
         GROUP BY toko, no_faktur HAVING SUM(d) <> SUM(bd) OR SUM(p) <> SUM(bp) ORDER BY 1, 2",
    ),
    (
        "I20 faktur batal: semua buku nol",
        "SELECT b.toko, b.no_faktur_group, 'masih ada baris yang belum dibalik' FROM faktur_batal b WHERE \
         EXISTS (SELECT 1 FROM buku_stok x WHERE x.toko = b.toko AND x.no_dok = b.no_faktur_group AND x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_stok y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_curah x WHERE x.toko = b.toko AND x.no_dok = b.no_faktur_group AND x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_curah y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_kas x WHERE x.toko = b.toko AND x.no_dok = b.no_faktur_group AND x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_kas y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_bank x WHERE x.toko = b.toko AND x.no_dok = b.no_faktur_group AND x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_bank y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_titipan x WHERE x.toko = b.toko AND x.no_dok = b.no_faktur_group AND x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_titipan y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_kupon x WHERE x.toko = b.toko AND x.no_dok = b.no_faktur_group AND x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_kupon y WHERE y.toko = x.toko AND y.balik = x.id)) \
         OR EXISTS (SELECT 1 FROM buku_pajak x WHERE x.toko = b.toko AND x.no_dok = b.no_faktur_group AND x.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_pajak y WHERE y.toko = x.toko AND y.balik = x.id)) ORDER BY 1, 2",
    ),
    (
        "I11 barang dalam perjalanan = dikirim - diterima",
        "SELECT MIN(toko), no_kirim || ' ' || kode_barcode, 'buku qty ' || SUM(bq) || ' berat ' || SUM(bb) || \
         ', surat kirim qty ' || SUM(kq) || ' berat ' || SUM(kb) FROM \
         (SELECT toko, baki AS no_kirim, kode_barcode, qty AS bq, berat AS bb, 0 AS kq, 0 AS kb FROM buku_stok \
          WHERE gudang = '@TRANSIT' \
          UNION ALL SELECT toko, no_kirim, kode_barcode, 0, 0, 1, berat FROM kirim_baris \
          WHERE status IN ('JALAN', 'KURANG')) x \
         GROUP BY no_kirim, kode_barcode \
         HAVING SUM(bq) <> SUM(kq) OR SUM(bb) <> SUM(kb) OR SUM(bq) < 0 OR SUM(bq) > 1 ORDER BY 2",
    ),
    (
        "I11 kedua sisi kiriman sama",
        "SELECT b.toko, b.no_dok || ' ' || b.kode_barcode, 'perjalanan ' || b.baki || ' bukan milik toko ini' \
         FROM buku_stok b LEFT JOIN kirim k ON k.no_kirim = b.baki AND (k.toko = b.toko OR k.tujuan = b.toko) \
         WHERE b.gudang = '@TRANSIT' AND (k.no_kirim IS NULL OR (b.qty > 0 AND b.toko <> k.toko)) \
         UNION ALL SELECT k.toko, k.no_kirim, 'kepala qty ' || k.qty || ' berat ' || k.berat || ', baris qty ' || \
         COUNT(r.baris) || ' berat ' || COALESCE(SUM(r.berat), 0) FROM kirim k LEFT JOIN kirim_baris r ON r.toko = k.toko \
         AND r.no_kirim = k.no_kirim GROUP BY k.toko, k.no_kirim, k.qty, k.berat \
         HAVING COUNT(r.baris) <> k.qty OR COALESCE(SUM(r.berat), 0) <> k.berat ORDER BY 1, 2",
    ),
    (
        "I11 uang dalam perjalanan = dikirim - diterima",
        "SELECT MIN(toko), no_reff, 'buku ' || SUM(b) || ', kiriman ' || SUM(k) FROM \
         (SELECT toko, no_reff, jumlah_in - jumlah_out AS b, 0 AS k FROM buku_transit \
          UNION ALL SELECT toko, no_reff, 0, jumlah FROM kirim_uang WHERE status = 'DIKIRIM') x \
         GROUP BY no_reff HAVING SUM(b) <> SUM(k) ORDER BY 2",
    ),
    (
        "I11 kedua sisi kiriman uang sama",
        // What left a drawer is on its way; what arrived is in a drawer, and the difference stands in the receipt.
        "SELECT k.toko, k.nota_kirim, 'dikirim ' || k.jumlah || ', kas ' || k.kas || ', perjalanan ' || k.jalan FROM \
         (SELECT u.toko, u.nota_kirim, u.jumlah, u.status, \
          COALESCE((SELECT SUM(b.jumlah_out - b.jumlah_in) FROM buku_kas b WHERE b.toko = u.toko AND b.no_dok = u.nota_kirim), 0) AS kas, \
          COALESCE((SELECT SUM(t.jumlah_in - t.jumlah_out) FROM buku_transit t WHERE t.toko = u.toko AND t.no_dok = u.nota_kirim \
           AND t.no_reff = u.no_reff), 0) AS jalan FROM kirim_uang u) k \
         WHERE k.kas <> k.jalan OR k.kas <> CASE WHEN k.status = 'BATAL' THEN 0 ELSE k.jumlah END \
         UNION ALL SELECT k.toko, k.no_terima, 'dikirim ' || k.jumlah_kirim || ', diterima ' || k.jumlah_terima || ', kas ' || \
          k.kas || ', perjalanan ' || k.jalan FROM \
         (SELECT r.toko, r.no_terima, r.jumlah_kirim, r.jumlah_terima, \
          COALESCE((SELECT SUM(b.jumlah_in - b.jumlah_out) FROM buku_kas b WHERE b.toko = r.toko AND b.no_dok = r.no_terima), 0) AS kas, \
          COALESCE((SELECT SUM(t.jumlah_out - t.jumlah_in) FROM buku_transit t WHERE t.toko = r.toko AND t.no_dok = r.no_terima \
           AND t.no_reff = r.no_reff), 0) AS jalan FROM kirim_uang_terima r) k \
         WHERE k.kas <> k.jumlah_terima OR k.jalan <> k.jumlah_kirim \
         UNION ALL SELECT u.toko, u.nota_kirim, 'status ' || u.status || ' tidak sesuai penerimaannya' FROM kirim_uang u \
         LEFT JOIN kirim_uang_terima r ON r.no_reff = u.no_reff AND r.toko = u.tujuan AND r.jumlah_kirim = u.jumlah \
         WHERE (u.status = 'DONE' AND r.no_reff IS NULL) OR (u.status <> 'DONE' AND r.no_reff IS NOT NULL) ORDER BY 1, 2",
    ),
    (
        "I12 pindah saldo tidak mengubah jumlah kas",
        "SELECT toko, no_dok, 'selisih ' || SUM(jumlah_in - jumlah_out) FROM buku_kas WHERE jenis_dok = 'PS' \
         GROUP BY toko, no_dok HAVING SUM(jumlah_in - jumlah_out) <> 0 ORDER BY 1, 2",
    ),
    (
        "I12 saldo yang dipindah = baris asalnya",
        "SELECT toko, no_dok || ' ' || kasir, 'keluar ' || SUM(k) || ', baris asal ' || SUM(a) FROM \
         (SELECT k.toko, k.no_dok, k.kasir, k.jumlah_out AS k, 0 AS a FROM buku_kas k \
          JOIN pindah_saldo h ON h.toko = k.toko AND h.no_pindah = k.no_dok WHERE k.jumlah_out > 0 \
          UNION ALL SELECT p.toko, p.no_pindah, p.kasir, 0, b.jumlah_in - b.jumlah_out FROM pindah_saldo_baris p \
          JOIN buku_kas b ON b.toko = p.toko AND b.id = p.id_kas AND b.kasir = p.kasir) x \
         GROUP BY toko, no_dok, kasir HAVING SUM(k) <> SUM(a) ORDER BY 1, 2",
    ),
    (
        "I16 tidak ada baris setelah tanggal sistem",
        "SELECT b.toko, b.no_dok, 'tanggal ' || MAX(b.tgl_system) || ' sesudah ' || MAX(t.tgl_system) FROM \
         (SELECT toko, no_dok, tgl_system FROM buku_stok UNION ALL SELECT toko, no_dok, tgl_system FROM buku_kas \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_bank \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_curah UNION ALL SELECT toko, no_dok, tgl_system FROM buku_titipan \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_pajak UNION ALL SELECT toko, no_dok, tgl_system FROM buku_kupon \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_transit) b JOIN toko t ON t.kode_toko = b.toko \
         WHERE b.tgl_system > t.tgl_system GROUP BY b.toko, b.no_dok ORDER BY 1, 2",
    ),
    (
        "I20 pembalikan stok tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_stok b \
         JOIN buku_stok a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_stok*/ \
         AND (a.kode_barcode <> b.kode_barcode \
         OR a.gudang <> b.gudang OR a.baki <> b.baki OR a.milik <> b.milik OR a.qty + b.qty <> 0 \
         OR a.berat + b.berat <> 0 OR a.murni + b.murni <> 0 OR a.nilai + b.nilai <> 0) ORDER BY 1, 2",
    ),
    (
        "I20 pembalikan curah tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_curah b \
         JOIN buku_curah a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_curah*/ \
         AND (a.jenis_stok <> b.jenis_stok \
         OR a.gudang <> b.gudang OR a.baki <> b.baki OR a.kode_group <> b.kode_group OR a.kode_dept <> b.kode_dept \
         OR a.qty + b.qty <> 0 OR a.berat + b.berat <> 0 OR a.murni + b.murni <> 0 OR a.nilai + b.nilai <> 0) ORDER BY 1, 2",
    ),
    (
        "I20 pembalikan kas tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_kas b \
         JOIN buku_kas a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_kas*/ \
         AND (a.kasir <> b.kasir \
         OR a.jumlah_in <> b.jumlah_out OR a.jumlah_out <> b.jumlah_in) ORDER BY 1, 2",
    ),
    (
        "I20 pembalikan titipan tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_titipan b \
         JOIN buku_titipan a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_titipan*/ \
         AND (a.no_titip <> b.no_titip OR a.jumlah_in <> b.jumlah_out OR a.jumlah_out <> b.jumlah_in) ORDER BY 1, 2",
    ),
    (
        "I20 pembalikan kupon tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_kupon b \
         JOIN buku_kupon a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_kupon*/ \
         AND (a.no_kupon <> b.no_kupon OR a.qty + b.qty <> 0 OR a.nilai <> b.nilai) ORDER BY 1, 2",
    ),
    (
        "I20 pembalikan pajak tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_pajak b \
         JOIN buku_pajak a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_pajak*/ \
         AND (a.no_faktur <> b.no_faktur OR a.tarif <> b.tarif OR a.dpp + b.dpp <> 0 OR a.pajak + b.pajak <> 0) ORDER BY 1, 2",
    ),
    (
        "I20 pembalikan bank tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_bank b \
         JOIN buku_bank a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_bank*/ \
         AND (a.no_rekening <> b.no_rekening \
         OR a.jumlah_in <> b.jumlah_out OR a.jumlah_out <> b.jumlah_in) ORDER BY 1, 2",
    ),
    (
        "I20 pembalikan uang di jalan tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_transit b \
         JOIN buku_transit a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL \
         AND (a.no_reff <> b.no_reff \
         OR a.jumlah_in <> b.jumlah_out OR a.jumlah_out <> b.jumlah_in) ORDER BY 1, 2",
    ),
    (
        "I20 dokumen uang yang dibatalkan habis di setiap buku",
        "SELECT d.toko, d.no_dok, 'sisa ' || SUM(d.n) FROM \
         (SELECT b.toko, b.no_dok, b.jumlah_in - b.jumlah_out AS n, 'kas' AS buku FROM buku_kas b \
          JOIN uang_batal u ON u.toko = b.toko AND u.no_dok = b.no_dok \
          UNION ALL SELECT b.toko, b.no_dok, b.jumlah_in - b.jumlah_out, 'bank' FROM buku_bank b \
          JOIN uang_batal u ON u.toko = b.toko AND u.no_dok = b.no_dok \
          UNION ALL SELECT b.toko, b.no_dok, b.jumlah_in - b.jumlah_out, 'transit' FROM buku_transit b \
          JOIN uang_batal u ON u.toko = b.toko AND u.no_dok = b.no_dok) d \
         GROUP BY d.toko, d.no_dok, d.buku HAVING SUM(d.n) <> 0 ORDER BY 1, 2",
    ),
];
