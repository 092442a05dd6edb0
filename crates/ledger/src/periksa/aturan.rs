//! What must always hold of the books and their projections, one statement each. Rules over a domain's own tables are the
//! domain's.

use super::bukti::{Aturan, Bukti, Jendela};

/// The books and what is kept beside them.
pub(super) static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "buku_stok",
        "buku_kas",
        "buku_bank_valid",
        "buku_bank",
        "bank_menunggu",
        "buku_curah",
        "buku_titipan",
        "buku_kupon",
        "buku_pajak",
        "buku_poin",
        "buku_hadiah",
        "buku_transit",
        "buku_tukang",
        "buku_batu",
        "buku_pinjaman",
        "buku_piutang",
        "saldo_barang",
        "saldo_lokasi",
        "saldo_kas",
        "saldo_bank",
        "saldo_curah",
        "saldo_titipan",
        "saldo_kupon",
        "saldo_hadiah",
        "saldo_tukang",
        "saldo_batu",
        "saldo_pinjaman",
        "saldo_piutang",
    ],
    ..Bukti::TANPA
};

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I1 letak barang = buku stok",
        "SELECT toko, kode_barcode || ' di ' || gudang || '/' || baki || ' ' || milik, \
         'buku qty ' || SUM(bq) || ' berat ' || SUM(bb) || ' murni ' || SUM(bm) || ' nilai ' || SUM(bn) || \
         ', saldo qty ' || SUM(sq) || ' berat ' || SUM(sb) || ' murni ' || SUM(sm) || ' nilai ' || SUM(sn) FROM \
         (SELECT toko, kode_barcode, gudang, baki, milik, qty AS bq, berat AS bb, murni AS bm, nilai AS bn, \
          0 AS sq, 0 AS sb, 0 AS sm, 0 AS sn FROM buku_stok WHERE substr(gudang, 1, 1) <> '@' \
          UNION ALL SELECT toko, kode_barcode, gudang, baki, milik, 0, 0, 0, 0, qty, berat, murni, nilai FROM saldo_barang) x \
         GROUP BY toko, kode_barcode, gudang, baki, milik \
         HAVING SUM(bq) <> SUM(sq) OR SUM(bb) <> SUM(sb) OR SUM(bm) <> SUM(sm) OR SUM(bn) <> SUM(sn) ORDER BY 1, 2",
    ).sejak(Jendela::Tersentuh("buku_stok", "kode_barcode")),
    Aturan::baru(
        "I1 satu barang satu tempat di seluruh rantai",
        "SELECT MIN(toko), kode_barcode, 'ada di ' || COUNT(*) || ' toko' FROM saldo_barang \
         GROUP BY kode_barcode HAVING COUNT(*) > 1 ORDER BY 2",
    ).lintas(),
    Aturan::baru(
        "I2 stok setiap dokumen seimbang",
        "SELECT toko, no_dok, 'selisih qty ' || SUM(qty) || ' berat ' || SUM(berat) || ' murni ' || SUM(murni) \
         FROM buku_stok GROUP BY toko, no_dok HAVING SUM(qty) <> 0 OR SUM(berat) <> 0 OR SUM(murni) <> 0 ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    Aturan::baru(
        "I3 saldo baki = buku stok",
        "SELECT toko, gudang || '/' || baki || ' ' || milik, \
         'buku qty ' || SUM(bq) || ' berat ' || SUM(bb) || ' murni ' || SUM(bm) || ' nilai ' || SUM(bn) || \
         ', saldo qty ' || SUM(sq) || ' berat ' || SUM(sb) || ' murni ' || SUM(sm) || ' nilai ' || SUM(sn) FROM \
         (SELECT toko, gudang, baki, milik, qty AS bq, berat AS bb, murni AS bm, nilai AS bn, \
          0 AS sq, 0 AS sb, 0 AS sm, 0 AS sn FROM buku_stok \
          UNION ALL SELECT toko, gudang, baki, milik, 0, 0, 0, 0, qty, berat, murni, nilai FROM saldo_lokasi) x \
         GROUP BY toko, gudang, baki, milik \
         HAVING SUM(bq) <> SUM(sq) OR SUM(bb) <> SUM(sb) OR SUM(bm) <> SUM(sm) OR SUM(bn) <> SUM(sn) ORDER BY 1, 2",
    ).sejak(Jendela::Lewat),
    Aturan::baru(
        "I2 stok curah setiap dokumen seimbang",
        "SELECT toko, no_dok || ' ' || jenis_stok || ' ' || kode_group || ' ' || kode_dept, \
         'selisih qty ' || SUM(qty) || ' berat ' || SUM(berat) || ' murni ' || SUM(murni) || ' nilai ' || SUM(nilai) \
         FROM buku_curah GROUP BY toko, no_dok, jenis_stok, kode_group, kode_dept \
         HAVING SUM(qty) <> 0 OR SUM(berat) <> 0 OR SUM(murni) <> 0 OR SUM(nilai) <> 0 ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    Aturan::baru(
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
    ).sejak(Jendela::Lewat),
    Aturan::baru(
        "I4 saldo kas = buku kas",
        "SELECT toko, kasir, 'buku ' || SUM(b) || ', saldo ' || SUM(s) FROM \
         (SELECT toko, kasir, jumlah_in - jumlah_out AS b, 0 AS s FROM buku_kas \
          UNION ALL SELECT toko, kasir, 0, saldo FROM saldo_kas) x \
         GROUP BY toko, kasir HAVING SUM(b) <> SUM(s) OR SUM(s) < 0 ORDER BY 1, 2",
    ).sejak(Jendela::Lewat),
    Aturan::baru(
        "I7 saldo bank = buku bank",
        "SELECT toko, no_rekening, 'buku ' || SUM(b) || ' menunggu ' || SUM(w) || ', saldo ' || SUM(s) || \
         ' menunggu ' || SUM(sw) FROM \
         (SELECT b.toko, b.no_rekening, b.jumlah_in - b.jumlah_out AS b, 0 AS s, \
          CASE WHEN b.status = 'UNVALIDATED' AND v.id IS NULL THEN b.jumlah_in - b.jumlah_out ELSE 0 END AS w, 0 AS sw \
          FROM buku_bank b LEFT JOIN buku_bank_valid v ON v.toko = b.toko AND v.id_bank = b.id \
          UNION ALL SELECT toko, no_rekening, 0, saldo, 0, belum_valid FROM saldo_bank) x \
         GROUP BY toko, no_rekening HAVING SUM(b) <> SUM(s) OR SUM(w) <> SUM(sw) ORDER BY 1, 2",
    ).sejak(Jendela::Lewat),
    Aturan::baru(
        "I7 baris bank yang menunggu = buku bank",
        "SELECT toko, 'baris ' || id, CASE WHEN SUM(b) > 0 THEN 'menunggu di buku, tidak di daftar' \
         ELSE 'di daftar, tidak menunggu di buku' END FROM \
         (SELECT b.toko, b.id, 1 AS b, 0 AS s FROM buku_bank b WHERE b.status = 'UNVALIDATED' \
          AND NOT EXISTS (SELECT 1 FROM buku_bank_valid v WHERE v.toko = b.toko AND v.id_bank = b.id) \
          AND NOT EXISTS (SELECT 1 FROM buku_bank x WHERE x.toko = b.toko AND x.balik = b.id AND x.status = 'UNVALIDATED') \
          AND (b.balik IS NULL OR EXISTS (SELECT 1 FROM buku_bank_valid w WHERE w.toko = b.toko AND w.id_bank = b.balik)) \
          UNION ALL SELECT toko, id_bank, 0, 1 FROM bank_menunggu) x \
         GROUP BY toko, id HAVING SUM(b) <> SUM(s) ORDER BY 1, 2",
    ).sejak(Jendela::Lewat),
    Aturan::baru(
        "I8 saldo titipan = buku titipan",
        "SELECT toko, no_titip, 'buku ' || SUM(b) || ', saldo ' || SUM(s) FROM \
         (SELECT toko, no_titip, jumlah_in - jumlah_out AS b, 0 AS s FROM buku_titipan \
          UNION ALL SELECT toko, no_titip, 0, saldo FROM saldo_titipan) x \
         GROUP BY toko, no_titip HAVING SUM(b) <> SUM(s) OR SUM(s) < 0 ORDER BY 1, 2",
    ).sejak(Jendela::Lewat),
    Aturan::baru(
        "I10 kupon dipakai paling banyak sekali",
        "SELECT toko, no_kupon, 'buku ' || SUM(b) || ', saldo ' || SUM(s) FROM \
         (SELECT toko, no_kupon, qty AS b, 0 AS s FROM buku_kupon UNION ALL SELECT toko, no_kupon, 0, qty FROM saldo_kupon) x \
         GROUP BY toko, no_kupon HAVING SUM(b) <> SUM(s) OR SUM(b) NOT IN (0, 1) ORDER BY 1, 2",
    ).sejak(Jendela::Tersentuh("buku_kupon", "no_kupon")),
    // Points are a person's over all stores; the store named is one that wrote of them.
    Aturan::baru(
        "I10 saldo poin = buku poin",
        "SELECT COALESCE(MIN(toko), '-'), kode_pelanggan, 'buku ' || SUM(b) || ', saldo ' || SUM(s) FROM \
         (SELECT toko, kode_pelanggan, poin AS b, 0 AS s FROM buku_poin \
          UNION ALL SELECT NULL, kode_pelanggan, 0, saldo FROM saldo_poin) x \
         GROUP BY kode_pelanggan HAVING SUM(b) <> SUM(s) ORDER BY 1, 2",
    ).lintas().sejak(Jendela::Lewat),
    Aturan::baru(
        "I10 poin minus hanya karena pembatalan",
        "SELECT COALESCE((SELECT MIN(b.toko) FROM buku_poin b WHERE b.kode_pelanggan = s.kode_pelanggan), '-'), s.kode_pelanggan, \
         'saldo ' || s.saldo FROM saldo_poin s WHERE s.saldo < 0 AND NOT EXISTS (SELECT 1 FROM buku_poin b \
         WHERE b.kode_pelanggan = s.kode_pelanggan AND b.poin < 0 AND b.balik IS NOT NULL) \
         AND NOT EXISTS (SELECT 1 FROM buku_poin g WHERE g.kode_pelanggan = s.kode_pelanggan AND g.jenis = 'GABUNG') ORDER BY 1, 2",
    ).lintas().sejak(Jendela::Lewat),
    Aturan::baru(
        "I24 lot poin = buku poin",
        "SELECT COALESCE(MIN(toko), '-'), kode_pelanggan || ' lot ' || lot, 'buku ' || SUM(b) || ', lot ' || SUM(s) FROM \
         (SELECT toko, kode_pelanggan, lot, poin AS b, 0 AS s FROM buku_poin \
          UNION ALL SELECT NULL, kode_pelanggan, lot, 0, sisa FROM lot_poin) x \
         GROUP BY kode_pelanggan, lot HAVING SUM(b) <> SUM(s) ORDER BY 1, 2",
    ).lintas().sejak(Jendela::Lewat),
    Aturan::baru(
        "I10 saldo hadiah = buku hadiah",
        "SELECT toko, kode_hadiah, 'buku ' || SUM(b) || ', saldo ' || SUM(s) FROM \
         (SELECT toko, kode_hadiah, qty AS b, 0 AS s FROM buku_hadiah \
          UNION ALL SELECT toko, kode_hadiah, 0, qty FROM saldo_hadiah) x \
         GROUP BY toko, kode_hadiah HAVING SUM(b) <> SUM(s) OR SUM(b) < 0 ORDER BY 1, 2",
    ).sejak(Jendela::Lewat),
    Aturan::baru(
        "I19 saldo tukang = buku tukang",
        "SELECT toko, kode_tukang, 'buku ' || SUM(b) || ' mg, saldo ' || SUM(s) || ' mg' FROM \
         (SELECT toko, kode_tukang, masuk - keluar AS b, 0 AS s FROM buku_tukang \
          UNION ALL SELECT toko, kode_tukang, 0, saldo FROM saldo_tukang) x \
         GROUP BY toko, kode_tukang HAVING SUM(b) <> SUM(s) OR SUM(s) < 0 ORDER BY 1, 2",
    ).sejak(Jendela::Lewat),
    Aturan::baru(
        "I24 saldo piutang = buku piutang",
        "SELECT toko, no_piutang, 'buku ' || SUM(b) || ', saldo ' || SUM(s) FROM \
         (SELECT toko, no_piutang, masuk - keluar AS b, 0 AS s FROM buku_piutang \
          UNION ALL SELECT toko, no_piutang, 0, saldo FROM saldo_piutang) x \
         GROUP BY toko, no_piutang HAVING SUM(b) <> SUM(s) OR SUM(s) < 0 ORDER BY 1, 2",
    ).sejak(Jendela::Lewat),
    Aturan::baru(
        "I24 letak batu = buku batu",
        "SELECT toko, kode_batu || ' di ' || tempat, 'buku ' || SUM(bb) || ' butir ' || SUM(bc) || ' carat nilai ' || SUM(bn) || \
         ', saldo ' || SUM(sb) || ' butir ' || SUM(sc) || ' carat nilai ' || SUM(sn) FROM \
         (SELECT toko, kode_batu, tempat, butir AS bb, carat AS bc, nilai AS bn, 0 AS sb, 0 AS sc, 0 AS sn FROM buku_batu \
          UNION ALL SELECT toko, kode_batu, tempat, 0, 0, 0, butir, carat, nilai FROM saldo_batu) x \
         GROUP BY toko, kode_batu, tempat HAVING SUM(bb) <> SUM(sb) OR SUM(bc) <> SUM(sc) OR SUM(bn) <> SUM(sn) \
         OR (substr(tempat, 1, 1) <> '@' AND (SUM(sb) < 0 OR SUM(sc) < 0 OR SUM(sn) < 0)) ORDER BY 1, 2",
    ).sejak(Jendela::Tersentuh("buku_batu", "kode_batu")),
    Aturan::baru(
        "I2 batu setiap dokumen seimbang",
        "SELECT toko, no_dok || ' ' || kode_batu, 'selisih ' || SUM(butir) || ' butir ' || SUM(carat) || ' carat nilai ' || SUM(nilai) \
         FROM buku_batu GROUP BY toko, no_dok, kode_batu HAVING SUM(butir) <> 0 OR SUM(carat) <> 0 OR SUM(nilai) <> 0 ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    Aturan::baru(
        "I9 saldo pinjaman = buku pinjaman",
        "SELECT toko, no_hutang || ' ' || akun, 'buku ' || SUM(b) || ', saldo ' || SUM(s) FROM \
         (SELECT toko, no_hutang, akun, masuk - keluar AS b, 0 AS s FROM buku_pinjaman \
          UNION ALL SELECT toko, no_hutang, akun, 0, saldo FROM saldo_pinjaman) x \
         GROUP BY toko, no_hutang, akun HAVING SUM(b) <> SUM(s) OR SUM(s) < 0 ORDER BY 1, 2",
    ).sejak(Jendela::Tersentuh("buku_pinjaman", "no_hutang")),
    Aturan::baru(
        "I16 tidak ada baris setelah tanggal sistem",
        "SELECT b.toko, b.no_dok, 'tanggal ' || MAX(b.tgl_system) || ' sesudah ' || MAX(t.tgl_system) FROM \
         (SELECT toko, no_dok, tgl_system FROM buku_stok UNION ALL SELECT toko, no_dok, tgl_system FROM buku_kas \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_bank \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_curah UNION ALL SELECT toko, no_dok, tgl_system FROM buku_titipan \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_pajak UNION ALL SELECT toko, no_dok, tgl_system FROM buku_kupon \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_poin UNION ALL SELECT toko, no_dok, tgl_system FROM buku_hadiah \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_tukang \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_batu \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_pinjaman \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_piutang \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_transit) b JOIN toko t ON t.kode_toko = b.toko \
         WHERE b.tgl_system > t.tgl_system GROUP BY b.toko, b.no_dok ORDER BY 1, 2",
    ).sejak(Jendela::Baru),
    Aturan::baru(
        "I20 pembalikan stok tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_stok b \
         JOIN buku_stok a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_stok*/ \
         AND (a.kode_barcode <> b.kode_barcode \
         OR a.gudang <> b.gudang OR a.baki <> b.baki OR a.milik <> b.milik OR a.qty + b.qty <> 0 \
         OR a.berat + b.berat <> 0 OR a.murni + b.murni <> 0 OR a.nilai + b.nilai <> 0) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan curah tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_curah b \
         JOIN buku_curah a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_curah*/ \
         AND (a.jenis_stok <> b.jenis_stok \
         OR a.gudang <> b.gudang OR a.baki <> b.baki OR a.kode_group <> b.kode_group OR a.kode_dept <> b.kode_dept \
         OR a.qty + b.qty <> 0 OR a.berat + b.berat <> 0 OR a.murni + b.murni <> 0 OR a.nilai + b.nilai <> 0) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan kas tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_kas b \
         JOIN buku_kas a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_kas*/ \
         AND (a.kasir <> b.kasir \
         OR a.jumlah_in <> b.jumlah_out OR a.jumlah_out <> b.jumlah_in) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan titipan tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_titipan b \
         JOIN buku_titipan a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_titipan*/ \
         AND (a.no_titip <> b.no_titip OR a.jumlah_in <> b.jumlah_out OR a.jumlah_out <> b.jumlah_in) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan kupon tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_kupon b \
         JOIN buku_kupon a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_kupon*/ \
         AND (a.no_kupon <> b.no_kupon OR a.qty + b.qty <> 0 OR a.nilai <> b.nilai) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan poin tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_poin b \
         JOIN buku_poin a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_poin*/ \
         AND (a.kode_pelanggan <> b.kode_pelanggan OR a.lot <> b.lot OR a.poin + b.poin <> 0 OR a.nilai_rp + b.nilai_rp <> 0) \
         ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan hadiah tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_hadiah b \
         JOIN buku_hadiah a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_hadiah*/ \
         AND (a.kode_hadiah <> b.kode_hadiah OR a.qty + b.qty <> 0) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan pajak tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_pajak b \
         JOIN buku_pajak a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_pajak*/ \
         AND (a.no_faktur <> b.no_faktur OR a.tarif <> b.tarif OR a.dpp + b.dpp <> 0 OR a.pajak + b.pajak <> 0) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan bank tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_bank b \
         JOIN buku_bank a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_bank*/ \
         AND (a.no_rekening <> b.no_rekening \
         OR a.jumlah_in <> b.jumlah_out OR a.jumlah_out <> b.jumlah_in) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan tukang tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_tukang b \
         JOIN buku_tukang a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_tukang*/ \
         AND (a.kode_tukang <> b.kode_tukang OR a.jenis <> b.jenis OR a.masuk <> b.keluar OR a.keluar <> b.masuk) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan piutang tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_piutang b \
         JOIN buku_piutang a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_piutang*/ \
         AND (a.no_piutang <> b.no_piutang OR a.jenis <> b.jenis OR a.masuk <> b.keluar OR a.keluar <> b.masuk) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan batu tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_batu b \
         JOIN buku_batu a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_batu*/ \
         AND (a.kode_batu <> b.kode_batu OR a.tempat <> b.tempat OR a.butir + b.butir <> 0 OR a.carat + b.carat <> 0 \
         OR a.nilai + b.nilai <> 0) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan pinjaman tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_pinjaman b \
         JOIN buku_pinjaman a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL/*baru b:buku_pinjaman*/ \
         AND (a.no_hutang <> b.no_hutang OR a.akun <> b.akun OR a.masuk <> b.keluar OR a.keluar <> b.masuk) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I20 pembalikan uang di jalan tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_transit b \
         JOIN buku_transit a ON a.toko = b.toko AND a.id = b.balik WHERE b.balik IS NOT NULL \
         AND (a.no_reff <> b.no_reff \
         OR a.jumlah_in <> b.jumlah_out OR a.jumlah_out <> b.jumlah_in) ORDER BY 1, 2",
    ),
    Aturan::baru(
        // The last line that put the piece somewhere, leaving out reversals and what they reversed. `+y.balik`: without
        // statistics SQLite would look a piece up among all lines that reverse nothing.
        "I21 letak barang = dokumen terakhir yang berlaku",
        "SELECT s.toko, s.kode_barcode, 'ada di ' || s.gudang || '/' || s.baki || ', menurut ' || x.no_dok || ' di ' || \
         x.gudang || '/' || x.baki FROM saldo_barang s JOIN buku_stok x ON x.toko = s.toko \
         AND x.kode_barcode = s.kode_barcode AND x.id = (SELECT MAX(y.id) FROM buku_stok y WHERE y.toko = s.toko \
          AND y.kode_barcode = s.kode_barcode AND y.qty = 1 AND +y.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_stok z WHERE z.toko = y.toko AND z.balik = y.id)) \
         WHERE x.gudang <> s.gudang OR x.baki <> s.baki \
         UNION ALL SELECT x.toko, x.kode_barcode, 'tidak ada di baki, menurut ' || x.no_dok || ' di ' || x.gudang || '/' || x.baki \
         FROM buku_stok x WHERE x.qty = 1 AND +x.balik IS NULL AND substr(x.gudang, 1, 1) <> '@' \
         AND NOT EXISTS (SELECT 1 FROM saldo_barang s WHERE s.toko = x.toko AND s.kode_barcode = x.kode_barcode) \
         AND NOT EXISTS (SELECT 1 FROM buku_stok z WHERE z.toko = x.toko AND z.balik = x.id) \
         AND NOT EXISTS (SELECT 1 FROM buku_stok y WHERE y.toko = x.toko AND y.kode_barcode = x.kode_barcode \
          AND y.id > x.id AND y.qty = 1 AND +y.balik IS NULL \
          AND NOT EXISTS (SELECT 1 FROM buku_stok z WHERE z.toko = y.toko AND z.balik = y.id)) ORDER BY 1, 2",
    ).sejak(Jendela::Tersentuh("buku_stok", "kode_barcode")),
];
