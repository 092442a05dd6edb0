//! What must always hold of stones (I24): their documents are the book, the stones of a card are the stones in the piece, a stone lies
//! in one place, a certificate counts once.

use crate::domain::BATU;
use ledger::periksa::{Aturan, Bukti, Jendela, batal_habis};
use values::JenisDok;

pub(crate) static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "batu",
        "dok_batu",
        "dok_batu_baris",
        "jual_batu",
        "jual_batu_baris",
        "batal_batu",
        "potret_batu",
        "tutup_toko",
        "otorisasi",
        "otorisasi_sendiri",
    ],
    bertanggal: &["dok_batu", "jual_batu", "batal_batu"],
    berbayar: &[JenisDok::JualBatu],
};

const ATURAN: &[Aturan] = &[
    // What came in of a stone, less what went for good, is what lies in the shop or sits in a piece outside.
    Aturan::baru(
        "I24 batu di semua tempat = register batu",
        "SELECT b.toko, b.kode_batu, 'register aktif ' || b.aktif || ' ' || b.butir || ' butir ' || b.carat || ' carat, buku ' || x.butir || \
         ' butir ' || x.carat || ' carat' FROM batu b JOIN (SELECT b.kode_batu, \
          CAST(COALESCE((SELECT SUM(s.carat) FROM saldo_batu s WHERE s.kode_batu = b.kode_batu AND (substr(s.tempat, 1, 1) <> '@' \
           OR substr(s.tempat, 1, 8) = '@BARANG:')), 0) AS BIGINT) AS carat, \
          CAST(COALESCE((SELECT SUM(s.butir) FROM saldo_batu s WHERE s.kode_batu = b.kode_batu AND (substr(s.tempat, 1, 1) <> '@' \
           OR substr(s.tempat, 1, 8) = '@BARANG:')), 0) AS BIGINT) AS butir, \
          CAST(COALESCE((SELECT SUM(s.carat) FROM saldo_batu s WHERE s.kode_batu = b.kode_batu AND substr(s.tempat, 1, 1) = '@' \
           AND substr(s.tempat, 1, 8) <> '@BARANG:'), 0) AS BIGINT) AS luar FROM batu b) x ON x.kode_batu = b.kode_batu \
         WHERE (x.carat > 0) <> (b.aktif = 1) OR x.carat < 0 OR x.butir < 0 OR x.butir > b.butir OR x.carat + x.luar <> 0 \
         OR (b.jenis = 'SATUAN' AND x.butir > 1) ORDER BY 1, 2",
    )
    .lintas(),
    Aturan::baru(
        "I24 batu satuan di satu tempat",
        "SELECT MIN(s.toko), s.kode_batu, 'ada di ' || COUNT(*) || ' tempat' FROM (SELECT s.kode_batu, s.tempat, MIN(s.toko) AS toko, \
         SUM(s.carat) AS carat FROM saldo_batu s JOIN batu b ON b.kode_batu = s.kode_batu AND b.jenis = 'SATUAN' \
         WHERE substr(s.tempat, 1, 1) <> '@' OR substr(s.tempat, 1, 8) = '@BARANG:' GROUP BY s.kode_batu, s.tempat, \
         CASE WHEN substr(s.tempat, 1, 1) = '@' THEN '' ELSE s.toko END HAVING SUM(s.carat) <> 0) s GROUP BY s.kode_batu \
         HAVING COUNT(*) > 1 ORDER BY 1, 2",
    )
    .lintas(),
    Aturan::baru(
        "I24 batu terpasang = kartu barang",
        "SELECT MIN(toko), kode, 'kartu ' || SUM(kb) || ' butir ' || SUM(kc) || ' carat, buku ' || SUM(bb) || ' butir ' || SUM(bc) || ' carat' FROM \
         (SELECT g.toko, k.kode_barcode || ' ' || k.kode_batu AS kode, k.butir AS kb, k.carat AS kc, 0 AS bb, 0 AS bc FROM barang_batu k \
           JOIN barang g ON g.kode_barcode = k.kode_barcode WHERE k.kode_batu <> '' AND k.lepas = '' \
          UNION ALL SELECT s.toko, substr(s.tempat, 8) || ' ' || s.kode_batu, 0, 0, s.butir, s.carat FROM saldo_batu s \
           WHERE substr(s.tempat, 1, 7) = 'BARANG:' \
          UNION ALL SELECT s.toko, substr(s.tempat, 9) || ' ' || s.kode_batu, 0, 0, s.butir, s.carat FROM saldo_batu s \
           WHERE substr(s.tempat, 1, 8) = '@BARANG:') x GROUP BY kode HAVING SUM(kb) <> SUM(bb) OR SUM(kc) <> SUM(bc) ORDER BY 1, 2",
    )
    .lintas(),
    Aturan::baru(
        "I24 sertifikat sekali, bagaimanapun ditulis",
        "SELECT MIN(x.toko), x.nomor, COUNT(*) || ' batu: ' || MIN(x.kode_batu) || ', ' || MAX(x.kode_batu) FROM (SELECT b.toko, b.kode_batu, \
         REPLACE(REPLACE(REPLACE(REPLACE(UPPER(b.no_sertifikat), '-', ''), ' ', ''), '.', ''), '/', '') AS nomor, \
         REPLACE(REPLACE(REPLACE(UPPER(b.laboratorium), '-', ''), ' ', ''), '.', '') AS lab FROM batu b WHERE b.aktif = 1 \
         AND b.no_sertifikat <> '') x GROUP BY x.nomor HAVING COUNT(*) > 1 AND (COUNT(DISTINCT x.lab) < COUNT(*) \
         OR SUM(CASE WHEN x.lab = 'LAIN' THEN 1 ELSE 0 END) > 0) ORDER BY 1, 2",
    )
    .lintas(),
    // What is taken of a parcel is like the parcel, or another saw it: a larger stone goes as easily under a small weight.
    Aturan::baru(
        "I17 batu yang tidak seperti paketnya dilihat orang lain",
        "SELECT k.toko, k.no_dok, k.kode_batu || ' ' || -k.butir || ' butir ' || -k.carat || ' dari ' || p.butir || ' butir ' || p.carat \
         FROM (SELECT k.toko, k.id, k.no_dok, k.kode_batu, k.butir, k.carat FROM buku_batu k JOIN batu b ON b.kode_batu = k.kode_batu \
          AND b.jenis = 'PAKET' WHERE k.jenis_dok IN ('BU', 'JB') AND +k.balik IS NULL AND k.butir < 0 AND k.carat < 0 \
          AND (k.tempat = 'BRANKAS' OR substr(k.tempat, 1, 7) = 'TUKANG:')) k \
         JOIN (SELECT k.toko, k.id, SUM(x.butir) AS butir, SUM(x.carat) AS carat FROM buku_batu k JOIN buku_batu x ON x.toko = k.toko \
          AND x.kode_batu = k.kode_batu AND x.tempat = k.tempat AND x.id < k.id WHERE k.butir < 0 AND k.carat < 0 GROUP BY k.toko, k.id) p \
          ON p.toko = k.toko AND p.id = k.id WHERE p.butir > -k.butir \
         AND ABS(-k.carat * p.butir + k.butir * p.carat) * 5 > -k.butir * p.carat AND ABS(-k.carat * p.butir + k.butir * p.carat) > 10 * p.butir \
         AND NOT EXISTS (SELECT 1 FROM dok_batu d WHERE d.toko = k.toko AND d.no_dok = k.no_dok AND d.otorisasi <> '') \
         AND NOT EXISTS (SELECT 1 FROM jual_batu j WHERE j.toko = k.toko AND j.no_jual = k.no_dok AND j.otorisasi <> '') ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I24 batu ada di toko barangnya",
        "SELECT s.toko, s.kode_batu || ' di ' || s.tempat, 'barangnya tidak ada di toko ini' FROM saldo_batu s \
         WHERE substr(s.tempat, 1, 7) = 'BARANG:' AND s.carat > 0 AND NOT EXISTS (SELECT 1 FROM saldo_barang g WHERE g.toko = s.toko \
         AND g.kode_barcode = substr(s.tempat, 8)) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I24 dokumen batu = buku batu",
        "SELECT toko, no_dok, 'dokumen ' || SUM(d) || ' carat, buku ' || SUM(b) || ' carat' FROM \
         (SELECT d.toko, d.no_dok, d.carat AS d, 0 AS b FROM dok_batu d \
          UNION ALL SELECT j.toko, j.no_jual, j.carat, 0 FROM jual_batu j \
          UNION ALL SELECT k.toko, k.no_dok, 0, k.carat FROM buku_batu k WHERE k.jenis_dok IN ('BU', 'JB') AND +k.balik IS NULL AND k.carat > 0 \
           AND k.tempat NOT IN ('@SUSUT', '@LEBIH') AND NOT EXISTS (SELECT 1 FROM buku_batu l WHERE l.toko = k.toko \
           AND l.no_dok = k.no_dok AND l.kode_batu = k.kode_batu AND l.tempat = '@LEBIH' AND l.id = k.id - 1)) x \
         GROUP BY toko, no_dok HAVING SUM(d) <> SUM(b) ORDER BY 1, 2",
    )
    .sejak(Jendela::Baru),
    Aturan::baru(
        "I24 baris dokumen batu = kepala",
        "SELECT d.toko, d.no_dok, 'kepala ' || d.butir || ' butir ' || d.carat || ' carat ' || d.nilai || ', baris tidak sama' FROM dok_batu d WHERE \
         d.butir <> COALESCE((SELECT SUM(r.butir) FROM dok_batu_baris r WHERE r.toko = d.toko AND r.no_dok = d.no_dok), 0) OR \
         d.carat <> COALESCE((SELECT SUM(r.carat) FROM dok_batu_baris r WHERE r.toko = d.toko AND r.no_dok = d.no_dok), 0) OR \
         d.nilai <> COALESCE((SELECT SUM(r.nilai) FROM dok_batu_baris r WHERE r.toko = d.toko AND r.no_dok = d.no_dok), 0) \
         UNION ALL SELECT j.toko, j.no_jual, 'kepala ' || j.carat || ' carat ' || j.total || ', baris tidak sama' FROM jual_batu j WHERE \
         j.carat <> COALESCE((SELECT SUM(r.carat) FROM jual_batu_baris r WHERE r.toko = j.toko AND r.no_jual = j.no_jual), 0) OR \
         j.total <> COALESCE((SELECT SUM(r.harga) FROM jual_batu_baris r WHERE r.toko = j.toko AND r.no_jual = j.no_jual), 0) OR \
         j.ppn <> COALESCE((SELECT SUM(r.ppn) FROM jual_batu_baris r WHERE r.toko = j.toko AND r.no_jual = j.no_jual), 0) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["dok_batu", "jual_batu"])),
    Aturan::baru(
        "I5 pembayaran = harga batu",
        "SELECT j.toko, j.no_jual, 'harga ' || j.total || ', dibayar ' || j.uang FROM (SELECT j.toko, j.no_jual, j.total, \
         COALESCE((SELECT SUM(CASE WHEN y.arah = 'MASUK' THEN y.jumlah_rp ELSE -y.jumlah_rp END) FROM bayar y WHERE y.toko = j.toko \
          AND y.no_faktur_group = j.no_jual), 0) AS uang FROM jual_batu j) j WHERE j.total <> j.uang ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["jual_batu"])),
    Aturan::baru(
        "I18 pajak penjualan batu",
        "SELECT toko, no_dok, 'nota dpp ' || SUM(d) || ' ppn ' || SUM(p) || ', buku dpp ' || SUM(bd) || ' ppn ' || SUM(bp) FROM \
         (SELECT toko, no_jual AS no_dok, dpp AS d, ppn AS p, 0 AS bd, 0 AS bp FROM jual_batu_baris WHERE ppn > 0 \
          UNION ALL SELECT toko, no_dok, 0, 0, dpp, pajak FROM buku_pajak WHERE jenis_dok = 'JB' AND +balik IS NULL) x \
         GROUP BY toko, no_dok HAVING SUM(d) <> SUM(bd) OR SUM(p) <> SUM(bp) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I23 rekap pajak batu = buku pajak",
        "SELECT toko, tgl, 'tarif ' || tarif || ': rekap ' || SUM(p) || ', buku ' || SUM(b) FROM \
         (SELECT j.toko, j.tgl_system AS tgl, r.tarif_ppn AS tarif, r.ppn AS p, 0 AS b FROM jual_batu j JOIN jual_batu_baris r \
          ON r.toko = j.toko AND r.no_jual = j.no_jual WHERE r.ppn > 0 \
          UNION ALL SELECT z.toko, z.tgl_system, r.tarif_ppn, -r.ppn, 0 FROM batal_batu z JOIN jual_batu_baris r ON r.toko = z.toko \
          AND r.no_jual = z.no_dok WHERE r.ppn > 0 \
          UNION ALL SELECT toko, tgl_system, tarif, 0, pajak FROM buku_pajak WHERE jenis_pajak = 'PPN KELUARAN' \
          AND substr(no_faktur, 1, 2) = 'JB') x GROUP BY toko, tgl, tarif HAVING SUM(p) <> SUM(b) ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "I17 batu keluar disetujui orang lain",
        "SELECT d.toko, d.no_dok, d.jenis || ' oleh ' || d.oleh || ', disetujui ' || d.disetujui FROM dok_batu d \
         WHERE (d.jenis IN ('RETUR', 'KE TUKANG', 'AWAL') OR EXISTS (SELECT 1 FROM dok_batu_baris r WHERE r.toko = d.toko \
          AND r.no_dok = d.no_dok AND (r.selisih > 10 OR r.selisih < -10))) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = d.toko AND o.id = d.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = d.no_dok AND o.penyetuju = d.disetujui AND o.penyetuju <> d.oleh) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = d.toko AND o.id = d.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = d.no_dok) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["dok_batu"])),
    Aturan::dari("I20 dokumen batu batal: bukunya nol", || {
        batal_habis("batal_batu", "no_dok", &["buku_batu", "buku_stok", "buku_kas", "buku_bank", "buku_pajak"])
    })
    .sejak(Jendela::Hanya(&["batal_batu"])),
    Aturan::dari(BATU.aturan, || BATU.sql_semua()).hanya_semua(),
];
