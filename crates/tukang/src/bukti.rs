//! What must always hold of craftsmen (I19): their account is what documents gave and took, gold at them agrees with it, losses are
//! within the norm or approved, a work is paid once.

use crate::domain::TUKANG;
use ledger::periksa::{Aturan, Bukti, Jendela, batal_habis};

pub(crate) static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &[
        "emas_tukang",
        "emas_tukang_baris",
        "terima_tukang",
        "terima_tukang_baris",
        "upah_tukang",
        "upah_tukang_baris",
        "batal_tukang",
        "kerja_tukang",
        "kerja_tukang_peristiwa",
        "norma_tukang",
        "potret_tukang",
        "tutup_toko",
        "otorisasi",
        "otorisasi_sendiri",
    ],
    bertanggal: &["emas_tukang", "terima_tukang", "upah_tukang", "batal_tukang"],
    ..Bukti::TANPA
};

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "I19 dokumen tukang = buku tukang",
        "SELECT toko, no_dok || ' ' || jenis, 'dokumen ' || SUM(d) || ' mg, buku ' || SUM(b) || ' mg' FROM \
         (SELECT toko, no_dok, 'EMAS' AS jenis, kode_tukang, murni AS d, 0 AS b FROM emas_tukang \
          UNION ALL SELECT toko, no_dok, 'BARANG', kode_tukang, murni_barang, 0 FROM terima_tukang \
          UNION ALL SELECT toko, no_dok, 'ROSOK', kode_tukang, murni_rosok, 0 FROM terima_tukang \
          UNION ALL SELECT toko, no_dok, 'SUSUT', kode_tukang, susut, 0 FROM terima_tukang \
          UNION ALL SELECT toko, no_dok, jenis, kode_tukang, 0, masuk + keluar FROM buku_tukang WHERE +balik IS NULL \
          AND jenis_dok IN ('TK', 'TR')) x \
         GROUP BY toko, no_dok, jenis, kode_tukang HAVING SUM(d) <> SUM(b) ORDER BY 1, 2",
    )
    .sejak(Jendela::Baru),
    Aturan::baru(
        "I19 baris dokumen tukang = kepala",
        "SELECT e.toko, e.no_dok, 'kepala ' || e.murni || ' mg, baris tidak sama' FROM emas_tukang e WHERE e.murni <> \
         COALESCE((SELECT SUM(r.murni) FROM emas_tukang_baris r WHERE r.toko = e.toko AND r.no_dok = e.no_dok), 0) \
         OR e.nilai <> COALESCE((SELECT SUM(r.nilai) FROM emas_tukang_baris r WHERE r.toko = e.toko AND r.no_dok = e.no_dok), 0) \
         UNION ALL SELECT t.toko, t.no_dok, 'barang ' || t.murni_barang || ' mg, rosok ' || t.murni_rosok || ' mg, baris tidak sama' \
         FROM terima_tukang t WHERE t.murni_barang <> COALESCE((SELECT SUM(r.murni) FROM terima_tukang_baris r \
          WHERE r.toko = t.toko AND r.no_dok = t.no_dok AND r.jenis = 'BARANG'), 0) \
         OR t.murni_rosok <> COALESCE((SELECT SUM(r.murni) FROM terima_tukang_baris r \
          WHERE r.toko = t.toko AND r.no_dok = t.no_dok AND r.jenis = 'ROSOK'), 0) \
         UNION ALL SELECT u.toko, u.no_dok, 'total ' || u.total || ', baris tidak sama' FROM upah_tukang u WHERE u.total <> \
         COALESCE((SELECT SUM(r.upah) FROM upah_tukang_baris r WHERE r.toko = u.toko AND r.no_dok = u.no_dok), 0) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["emas_tukang", "terima_tukang", "upah_tukang"])),
    // A wage that is taken back has a number of its own, and reverses.
    Aturan::baru(
        "I5 upah tukang = buku kas dan bank",
        "SELECT toko, no_dok, 'dokumen ' || SUM(d) || ', buku ' || SUM(b) FROM \
         (SELECT toko, no_dok, total AS d, 0 AS b FROM upah_tukang \
          UNION ALL SELECT toko, no_dok, 0, jumlah_out - jumlah_in FROM buku_kas WHERE jenis_dok = 'UT' AND +balik IS NULL \
          UNION ALL SELECT toko, no_dok, 0, jumlah_out - jumlah_in FROM buku_bank WHERE jenis_dok = 'UT' AND +balik IS NULL) x \
         GROUP BY toko, no_dok HAVING SUM(d) <> SUM(b) ORDER BY 1, 2",
    )
    .sejak(Jendela::Baru),
    Aturan::baru(
        "I19 kadar hasil tukang paling tinggi yang dipesan dan diuji",
        "SELECT t.toko, t.no_dok || ' baris ' || r.baris, r.murni || ' mg dari ' || r.berat || ' mg' FROM terima_tukang t \
         JOIN terima_tukang_baris r ON r.toko = t.toko AND r.no_dok = t.no_dok WHERE r.murni <> (r.berat - r.berat_atribut) * \
         CASE WHEN r.kadar_uji < r.kadar_pesan THEN r.kadar_uji ELSE r.kadar_pesan END / 10000 ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["terima_tukang"])),
    Aturan::baru(
        "I19 emas di tukang = buku tukang",
        "SELECT toko, kode, 'stok ' || SUM(s) || ' mg, buku ' || SUM(b) || ' mg' FROM \
         (SELECT toko, baki AS kode, murni AS s, 0 AS b FROM saldo_lokasi WHERE gudang = '@TUKANG' \
          UNION ALL SELECT toko, baki, murni, 0 FROM saldo_curah WHERE gudang = '@TUKANG' \
          UNION ALL SELECT toko, kode_tukang, 0, saldo FROM saldo_tukang) x \
         GROUP BY toko, kode HAVING SUM(s) <> SUM(b) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I17 emas untuk tukang disetujui orang lain",
        "SELECT e.toko, e.no_dok, 'diserahkan ' || e.oleh || ', disetujui ' || e.disetujui FROM emas_tukang e WHERE e.batas_murni > 0 \
         AND NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = e.toko AND o.id = e.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = e.no_dok AND o.penyetuju = e.disetujui AND o.penyetuju <> e.oleh) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = e.toko AND o.id = e.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = e.no_dok) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["emas_tukang"])),
    // The gold he held then are the newest issues up to his balance; only those that were written with a ceiling are asked.
    Aturan::baru(
        "I17 susut tukang tidak disetujui yang menyerahkan emasnya",
        "SELECT t.toko, t.no_dok, 'susut ' || t.susut || ' mg disetujui ' || t.penguji || ', yang menyerahkan ' || b.no_dok FROM terima_tukang t \
         JOIN buku_tukang s ON s.toko = t.toko AND s.no_dok = t.no_dok AND s.jenis = 'SUSUT' AND +s.balik IS NULL \
         JOIN buku_tukang b ON b.toko = t.toko AND b.kode_tukang = t.kode_tukang AND b.jenis = 'EMAS' AND +b.balik IS NULL AND b.id < s.id \
          AND b.oleh = t.penguji JOIN emas_tukang e ON e.toko = b.toko AND e.no_dok = b.no_dok AND e.batas_murni > 0 \
         WHERE t.penguji <> t.oleh AND NOT EXISTS (SELECT 1 FROM buku_tukang r WHERE r.toko = b.toko AND r.balik = b.id AND r.id < s.id) \
         AND COALESCE((SELECT SUM(n.masuk) FROM buku_tukang n WHERE n.toko = b.toko AND n.kode_tukang = b.kode_tukang AND n.jenis = 'EMAS' \
          AND +n.balik IS NULL AND n.id > b.id AND n.id < s.id AND NOT EXISTS (SELECT 1 FROM buku_tukang r WHERE r.toko = n.toko \
          AND r.balik = n.id AND r.id < s.id)), 0) < t.saldo + t.murni_barang + t.murni_rosok + t.susut ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["terima_tukang"])),
    Aturan::baru(
        "I17 upah di atas yang disepakati disetujui",
        "SELECT u.toko, u.no_dok, 'pekerjaan ' || r.id_kerja || ' dibayar ' || r.upah || ', disepakati ' || r.sepakat FROM upah_tukang u \
         JOIN upah_tukang_baris r ON r.toko = u.toko AND r.no_dok = u.no_dok WHERE r.sepakat >= 0 AND r.upah > r.sepakat \
         AND u.otorisasi = '' ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["upah_tukang"])),
    Aturan::baru(
        "I19 upah untuk pekerjaan yang ada barangnya",
        "SELECT u.toko, u.no_dok, 'pekerjaan ' || k.id || ' ' || k.no_dok || ' tanpa barang' FROM upah_tukang_baris u \
         JOIN kerja_tukang k ON k.toko = u.toko AND k.id = u.id_kerja WHERE substr(k.no_dok, 1, 2) IN ('FP', 'TR') AND NOT EXISTS \
         (SELECT 1 FROM terima_tukang t WHERE t.toko = k.toko AND t.id_kerja = k.id AND t.murni_barang > 0) ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I19 hasil tukang diuji orang lain",
        "SELECT t.toko, t.no_dok, 'diterima ' || t.oleh || ', diuji ' || t.penguji FROM terima_tukang t WHERE NOT EXISTS \
         (SELECT 1 FROM otorisasi o WHERE o.toko = t.toko AND o.id = t.otorisasi AND o.status = 'TERPAKAI' \
          AND o.dipakai_dok = t.no_dok AND o.penyetuju = t.penguji AND o.penyetuju <> t.oleh) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = t.toko AND o.id = t.otorisasi \
          AND o.status = 'TERPAKAI' AND o.dipakai_dok = t.no_dok) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["terima_tukang"])),
    Aturan::baru(
        "I19 susut tukang menurut norma pekerjaannya",
        "SELECT t.toko, t.no_dok, 'norma ' || t.norma || ', susut menurut norma ' || t.susut_norma || ' mg' FROM terima_tukang t \
         LEFT JOIN kerja_tukang k ON k.toko = t.toko AND k.id = t.id_kerja WHERE \
         (t.id_kerja <> 0 AND (k.id IS NULL OR k.norma <> t.norma OR k.kode_tukang <> t.kode_tukang)) \
         OR t.susut_norma > COALESCE((SELECT SUM(x.murni_barang) FROM terima_tukang x WHERE x.toko = t.toko \
          AND x.id_kerja = t.id_kerja AND t.id_kerja <> 0), 0) * t.norma / 10000 ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I19 upah sekali untuk satu pekerjaan selesai",
        "SELECT k.toko, 'pekerjaan ' || k.id, 'dibayar ' || COUNT(*) || ' kali, ' || k.status FROM kerja_tukang k \
         JOIN upah_tukang_baris u ON u.toko = k.toko AND u.id_kerja = k.id \
         WHERE NOT EXISTS (SELECT 1 FROM batal_tukang b WHERE b.toko = u.toko AND b.no_dok = u.no_dok) \
         GROUP BY k.toko, k.id, k.status HAVING COUNT(*) > 1 OR k.status <> 'SELESAI' ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I17 upah tidak dibayar penyelesainya sendirian",
        "SELECT u.toko, u.no_dok, 'pekerjaan ' || r.id_kerja || ' diselesaikan dan dibayar ' || u.oleh FROM upah_tukang u \
         JOIN upah_tukang_baris r ON r.toko = u.toko AND r.no_dok = u.no_dok WHERE u.otorisasi = '' AND u.oleh = \
         (SELECT p.oleh FROM kerja_tukang_peristiwa p WHERE p.toko = r.toko AND p.id_kerja = r.id_kerja \
          AND p.peristiwa = 'SELESAI' AND p.waktu <= u.waktu ORDER BY p.ke DESC LIMIT 1) ORDER BY 1, 2",
    )
    .sejak(Jendela::Hanya(&["upah_tukang"])),
    Aturan::baru(
        "I17 norma tukang disetujui orang lain",
        "SELECT n.toko, n.kode_tukang || ' ' || n.jenis_kerja, 'diubah ' || n.oleh || ', disetujui ' || n.disetujui \
         FROM norma_tukang n WHERE NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = n.toko AND o.id = n.otorisasi \
          AND o.status = 'TERPAKAI' AND o.penyetuju = n.disetujui AND o.penyetuju <> n.oleh) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = n.toko AND o.id = n.otorisasi \
          AND o.status = 'TERPAKAI') ORDER BY 1, 2",
    ),
    Aturan::baru(
        "I19 keadaan pekerjaan = peristiwa terakhir",
        "SELECT k.toko, 'pekerjaan ' || k.id, k.status || ', peristiwa ' || COALESCE(p.peristiwa, '-') FROM kerja_tukang k \
         LEFT JOIN kerja_tukang_peristiwa p ON p.toko = k.toko AND p.id_kerja = k.id AND p.ke = (SELECT MAX(x.ke) \
          FROM kerja_tukang_peristiwa x WHERE x.toko = k.toko AND x.id_kerja = k.id) WHERE p.peristiwa IS NULL \
         OR k.status <> CASE p.peristiwa WHEN 'SELESAI' THEN 'SELESAI' WHEN 'BATAL' THEN 'BATAL' ELSE 'JALAN' END ORDER BY 1, 2",
    ),
    Aturan::dari("I20 dokumen tukang batal: bukunya nol", || {
        batal_habis("batal_tukang", "no_dok", &["buku_tukang", "buku_stok", "buku_curah", "buku_kas", "buku_bank"])
    })
    .sejak(Jendela::Hanya(&["batal_tukang"])),
    Aturan::dari(TUKANG.aturan, || TUKANG.sql_semua()).hanya_semua(),
];
