//! What must always hold of sorting and washing: of every lot the fine grams that went out are those that came back, with named
//! losses and gains, and those that are out; a piece is in one open lot at most and comes back once; what a lot is, its events say.

use ledger::periksa::{Aturan, Bukti, Jendela, batal_habis};

pub(crate) static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "sortir",
        "sortir_baris",
        "sortir_timbang",
        "lot_cuci",
        "lot_cuci_baris",
        "lot_cuci_peristiwa",
        "terima_cuci",
        "terima_cuci_baris",
        "stock_cuci",
        "stock_cuci_baris",
        "batal_sepuhan",
        "otorisasi",
        "otorisasi_sendiri",
        "tukang",
        "lot_lebur",
    ],
    bertanggal: &["sortir", "lot_cuci", "terima_cuci", "stock_cuci", "batal_sepuhan"],
    ..Bukti::TANPA
};

/// What was approved by another.
macro_rules! disetujui {
    ($d:literal, $no:literal) => {
        concat!(
            "NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = ",
            $d,
            ".toko AND o.id = ",
            $d,
            ".otorisasi \
             AND o.status = 'TERPAKAI' AND o.dipakai_dok = ",
            $d,
            ".",
            $no,
            " AND o.penyetuju = ",
            $d,
            ".disetujui \
             AND o.penyetuju <> ",
            $d,
            ".oleh) AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = ",
            $d,
            ".toko AND o.id = ",
            $d,
            ".otorisasi AND o.status = 'TERPAKAI' AND o.dipakai_dok = ",
            $d,
            ".",
            $no,
            ")"
        )
    };
}

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I2 baris sortir = buku stok",
        "SELECT toko, no_dok || ' ' || kode_barcode, 'sortir ' || SUM(d) || ' mg, buku ' || SUM(b) || ' mg' FROM \
         (SELECT r.toko, r.no_sortir AS no_dok, r.kode_barcode, r.putusan AS gudang, r.baki_ke AS baki, r.berat AS d, 0 AS b FROM sortir d \
          JOIN sortir_baris r ON r.toko = d.toko AND r.no_sortir = d.no_sortir \
          UNION ALL SELECT toko, no_dok, kode_barcode, gudang, baki, 0, berat FROM buku_stok WHERE jenis_dok = 'SR' AND qty = 1 \
          AND +balik IS NULL) x GROUP BY toko, no_dok, kode_barcode, gudang, baki HAVING SUM(d) <> SUM(b) ORDER BY 1, 2",
    )
    .sejak(Jendela::Baru),
    Aturan::baru(
        "I2 baris sortir dan tumpukannya = kepala",
        "SELECT d.toko, d.no_sortir, 'kepala ' || d.qty || ' barang ' || d.berat || ' mg, baris tidak sama' FROM sortir d WHERE \
         d.berat <> COALESCE((SELECT SUM(r.berat) FROM sortir_baris r WHERE r.toko = d.toko AND r.no_sortir = d.no_sortir), 0) \
         OR d.murni <> COALESCE((SELECT SUM(r.murni) FROM sortir_baris r WHERE r.toko = d.toko AND r.no_sortir = d.no_sortir), 0) \
         OR d.qty <> (SELECT COUNT(*) FROM sortir_baris r WHERE r.toko = d.toko AND r.no_sortir = d.no_sortir) \
         OR d.qty <> COALESCE((SELECT SUM(t.qty) FROM sortir_timbang t WHERE t.toko = d.toko AND t.no_sortir = d.no_sortir), 0) \
         OR d.berat <> COALESCE((SELECT SUM(t.berat) FROM sortir_timbang t WHERE t.toko = d.toko AND t.no_sortir = d.no_sortir), 0) \
         ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["sortir"])),
    Aturan::baru(
        "I17 sortir barang sendiri disetujui orang lain",
        concat!(
            "SELECT d.toko, d.no_sortir, 'disortir ' || d.oleh || ' yang menyerahkan' FROM sortir d WHERE EXISTS \
             (SELECT 1 FROM sortir_baris r WHERE r.toko = d.toko AND r.no_sortir = d.no_sortir AND r.oleh_asal = d.oleh) AND ",
            disetujui!("d", "no_sortir"),
            " ORDER BY 1, 2"
        ),
    )
    .sejak(Jendela::Hanya(&["sortir"])),
    Aturan::baru(
        "I19 lot cuci: murni keluar = kembali + susut + hilang + di luar - lebih",
        "SELECT d.toko, d.no_lot, 'keluar ' || d.murni || ' mg, kembali, susut dan di luar tidak sama' FROM lot_cuci d \
         WHERE d.status <> 'BATAL' AND d.murni <> COALESCE((SELECT SUM(t.murni + t.susut + t.hilang - t.lebih) FROM terima_cuci t \
          WHERE t.toko = d.toko AND t.no_lot = d.no_lot AND NOT EXISTS (SELECT 1 FROM batal_sepuhan b WHERE b.toko = t.toko \
          AND b.no_dok = t.no_terima)), 0) + COALESCE((SELECT SUM(r.murni) FROM lot_cuci_baris r WHERE r.toko = d.toko \
          AND r.no_lot = d.no_lot AND NOT EXISTS (SELECT 1 FROM terima_cuci_baris x WHERE x.toko = r.toko AND x.no_lot = r.no_lot \
          AND x.kode_barcode = r.kode_barcode AND NOT EXISTS (SELECT 1 FROM batal_sepuhan b WHERE b.toko = x.toko \
          AND b.no_dok = x.no_terima))), 0) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I19 lot cuci di luar = buku tukang",
        "SELECT toko, no_lot, 'lot ' || SUM(l) || ' mg, buku ' || SUM(b) || ' mg' FROM \
         (SELECT r.toko, r.no_lot, r.murni AS l, 0 AS b FROM lot_cuci_baris r JOIN lot_cuci d ON d.toko = r.toko \
          AND d.no_lot = r.no_lot WHERE d.status IN ('KELUAR', 'SEBAGIAN') AND NOT EXISTS (SELECT 1 FROM terima_cuci_baris x \
          WHERE x.toko = r.toko AND x.no_lot = r.no_lot AND x.kode_barcode = r.kode_barcode AND NOT EXISTS (SELECT 1 \
          FROM batal_sepuhan b WHERE b.toko = x.toko AND b.no_dok = x.no_terima)) \
          UNION ALL SELECT k.toko, k.kode_tukang, 0, k.masuk - k.keluar FROM buku_tukang k WHERE k.jenis_dok IN ('CU', 'TC')) x \
         GROUP BY toko, no_lot HAVING SUM(l) <> SUM(b) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I2 baris lot dan penerimaan cuci = kepala",
        "SELECT d.toko, d.no_lot, 'kepala ' || d.qty || ' barang ' || d.murni || ' mg, baris tidak sama' FROM lot_cuci d WHERE \
         d.murni <> COALESCE((SELECT SUM(r.murni) FROM lot_cuci_baris r WHERE r.toko = d.toko AND r.no_lot = d.no_lot), 0) \
         OR d.berat <> COALESCE((SELECT SUM(r.berat) FROM lot_cuci_baris r WHERE r.toko = d.toko AND r.no_lot = d.no_lot), 0) \
         OR d.qty <> (SELECT COUNT(*) FROM lot_cuci_baris r WHERE r.toko = d.toko AND r.no_lot = d.no_lot) \
         UNION ALL SELECT t.toko, t.no_terima, 'kepala ' || t.qty || ' barang, murni ' || t.murni || ', susut ' || t.susut || \
         ', baris tidak sama' FROM terima_cuci t JOIN (SELECT x.toko, x.no_terima, COUNT(*) AS qty, SUM(x.berat) AS berat, \
          SUM(x.murni) AS murni, SUM(CASE WHEN x.keadaan = 'KEMBALI' AND x.murni < x.murni_kirim THEN x.murni_kirim - x.murni \
          ELSE 0 END) AS susut, SUM(CASE WHEN x.murni > x.murni_kirim THEN x.murni - x.murni_kirim ELSE 0 END) AS lebih, \
          SUM(CASE WHEN x.keadaan = 'HILANG' THEN x.murni_kirim ELSE 0 END) AS hilang FROM terima_cuci_baris x \
          GROUP BY x.toko, x.no_terima) y ON y.toko = t.toko AND y.no_terima = t.no_terima WHERE y.qty <> t.qty \
         OR y.berat <> t.berat OR y.murni <> t.murni OR y.susut <> t.susut OR y.lebih <> t.lebih OR y.hilang <> t.hilang ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I1 barang di paling banyak satu lot cuci terbuka",
        "SELECT MIN(r.toko), r.kode_barcode, 'di ' || COUNT(*) || ' lot terbuka' FROM lot_cuci_baris r JOIN lot_cuci d \
         ON d.toko = r.toko AND d.no_lot = r.no_lot WHERE d.status IN ('KELUAR', 'SEBAGIAN') AND NOT EXISTS (SELECT 1 \
         FROM terima_cuci_baris x WHERE x.toko = r.toko AND x.no_lot = r.no_lot AND x.kode_barcode = r.kode_barcode AND NOT EXISTS \
         (SELECT 1 FROM batal_sepuhan b WHERE b.toko = x.toko AND b.no_dok = x.no_terima)) GROUP BY r.kode_barcode \
         HAVING COUNT(*) > 1 ORDER BY 2",
    ),
    Aturan::baru(
        "I1 barang kembali dari lot cucinya sekali",
        "SELECT x.toko, x.no_lot || ' ' || x.kode_barcode, 'kembali ' || COUNT(*) || ' kali' FROM terima_cuci_baris x \
         WHERE NOT EXISTS (SELECT 1 FROM batal_sepuhan b WHERE b.toko = x.toko AND b.no_dok = x.no_terima) \
         GROUP BY x.toko, x.no_lot, x.kode_barcode HAVING COUNT(*) > 1 \
         UNION ALL SELECT x.toko, x.no_lot || ' ' || x.kode_barcode, 'tidak pernah dikirim' FROM terima_cuci_baris x \
         WHERE NOT EXISTS (SELECT 1 FROM lot_cuci_baris r WHERE r.toko = x.toko AND r.no_lot = x.no_lot \
         AND r.kode_barcode = x.kode_barcode AND r.murni = x.murni_kirim AND r.berat = x.berat_kirim AND r.norma = x.norma) \
         ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I19 keadaan lot cuci = peristiwa terakhir",
        "SELECT d.toko, d.no_lot, d.status || ', peristiwa ' || COALESCE(p.peristiwa, '-') || ' sisa ' || COALESCE(p.sisa, -1) \
         FROM lot_cuci d LEFT JOIN lot_cuci_peristiwa p ON p.toko = d.toko AND p.no_lot = d.no_lot AND p.ke = (SELECT MAX(x.ke) \
         FROM lot_cuci_peristiwa x WHERE x.toko = d.toko AND x.no_lot = d.no_lot AND x.peristiwa <> 'JAWAB') \
         WHERE p.peristiwa IS NULL OR d.status <> CASE WHEN p.peristiwa = 'BATAL' THEN 'BATAL' WHEN p.sisa = 0 THEN 'SELESAI' \
         WHEN p.sisa = d.qty THEN 'KELUAR' ELSE 'SEBAGIAN' END ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I17 lot cuci ditimbang dan disetujui orang lain",
        concat!(
            "SELECT d.toko, d.no_lot, 'diserahkan ' || d.oleh || ', disetujui ' || d.disetujui FROM lot_cuci d WHERE ",
            disetujui!("d", "no_lot"),
            " ORDER BY 1, 2"
        ),
    )
    .sejak(Jendela::Hanya(&["lot_cuci"])),
    Aturan::baru(
        "I19 susut cuci di atas norma, lebih dan hilang disetujui",
        concat!(
            "SELECT d.toko, d.no_terima, 'susut ' || d.susut || ' mg, norma ' || d.susut_norma || ' mg, hilang ' || d.hilang || ' mg' \
             FROM terima_cuci d WHERE (d.di_atas = 1 OR d.hilang > 0 OR d.susut > d.susut_norma OR EXISTS (SELECT 1 FROM terima_cuci_baris x \
             WHERE x.toko = d.toko AND x.no_terima = d.no_terima AND x.keadaan = 'KEMBALI' GROUP BY x.kode_dept \
             HAVING SUM(CASE WHEN x.murni < x.murni_kirim THEN x.murni_kirim - x.murni ELSE 0 END) > \
             SUM(x.murni_kirim * x.norma / 10000)) OR EXISTS (SELECT 1 FROM terima_cuci_baris x JOIN lot_cuci l ON l.toko = x.toko \
             AND l.no_lot = x.no_lot WHERE x.toko = d.toko AND x.no_terima = d.no_terima AND l.pekerjaan = 'CUCI' \
             AND x.berat > x.berat_kirim + 20) OR EXISTS (SELECT 1 FROM terima_cuci_baris x WHERE x.toko = d.toko \
             AND x.no_terima = d.no_terima AND x.keadaan = 'KEMBALI' AND x.murni_kirim - x.murni > x.murni_kirim / 10 + 20)) AND ",
            disetujui!("d", "no_terima"),
            " ORDER BY 1, 2"
        ),
    )
    .sejak(Jendela::Hanya(&["terima_cuci"])),
    Aturan::baru(
        "I19 barang lot cuci bersama tidak bertambah berat tanpa orang lain",
        "SELECT l.toko, l.no_lot, 'bersama ' || SUM(x.berat - x.berat_kirim) || ' mg lebih berat, ' || l.qty || ' barang' FROM lot_cuci l \
         JOIN terima_cuci d ON d.toko = l.toko AND d.no_lot = l.no_lot AND d.otorisasi = '' JOIN terima_cuci_baris x ON x.toko = d.toko \
         AND x.no_terima = d.no_terima AND x.berat > x.berat_kirim WHERE l.pekerjaan = 'CUCI' AND NOT EXISTS (SELECT 1 \
         FROM batal_sepuhan b WHERE b.toko = d.toko AND b.no_dok = d.no_terima) GROUP BY l.toko, l.no_lot, l.qty \
         HAVING SUM(x.berat - x.berat_kirim) > 20 + 2 * l.qty ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I19 susut cuci tidak dilepas yang mengirim lotnya",
        "SELECT d.toko, d.no_terima, 'lot dikirim dan penerimaan disetujui ' || d.disetujui \
         FROM terima_cuci d JOIN lot_cuci l ON l.toko = d.toko AND l.no_lot = d.no_lot WHERE d.disetujui = l.oleh AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o \
          WHERE o.toko = d.toko AND o.id = d.otorisasi AND o.status = 'TERPAKAI' AND o.dipakai_dok = d.no_terima) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["terima_cuci"])),
    Aturan::baru(
        "I19 tukang tidak bernama nomor lot",
        "SELECT t.toko, t.kode_tukang, 'bernama dokumen yang ada' FROM tukang t WHERE EXISTS (SELECT 1 FROM lot_cuci l \
         WHERE l.toko = t.toko AND l.no_lot = t.kode_tukang) OR EXISTS (SELECT 1 FROM lot_lebur l WHERE l.toko = t.toko \
         AND l.no_lot = t.kode_tukang) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I17 stock cuci manual disetujui orang lain",
        concat!(
            "SELECT d.toko, d.no_tambah_stock, 'ditambah ' || d.oleh || ', disetujui ' || d.disetujui FROM stock_cuci d WHERE ",
            disetujui!("d", "no_tambah_stock"),
            " ORDER BY 1, 2"
        ),
    )
    .sejak(Jendela::Hanya(&["stock_cuci"])),
    Aturan::baru(
        "I2 stock cuci manual = buku curah",
        "SELECT toko, no_dok || ' ' || kode_dept, 'dokumen ' || SUM(d) || ' mg, buku ' || SUM(b) || ' mg' FROM \
         (SELECT r.toko, r.no_tambah_stock AS no_dok, r.kode_dept, r.berat AS d, 0 AS b FROM stock_cuci d \
          JOIN stock_cuci_baris r ON r.toko = d.toko AND r.no_tambah_stock = d.no_tambah_stock \
          UNION ALL SELECT toko, no_dok, kode_dept, 0, berat FROM buku_curah WHERE jenis_dok = 'TS' AND qty > 0 \
          AND substr(gudang, 1, 1) <> '@' AND +balik IS NULL) x GROUP BY toko, no_dok, kode_dept HAVING SUM(d) <> SUM(b) ORDER BY 1, 2",
    )
    .sejak(Jendela::Baru),
    Aturan::dari("I20 dokumen sepuhan batal: bukunya nol", || {
        batal_habis("batal_sepuhan", "no_dok", &["buku_tukang", "buku_stok", "buku_curah"])
    })
    .sejak(Jendela::Hanya(&["batal_sepuhan"])),
];
