//! What must always hold between the register of members and its documents. The register is the chain's: its rules belong to
//! the proof of the whole. What points and gifts must add up to is the books' own.

use ledger::periksa::{Aturan, Bukti};

pub static BUKTI: Bukti = Bukti { aturan: ATURAN, ..Bukti::TANPA };

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "Member: kartu yang digabung = dokumen gabung",
        "SELECT p.toko, p.kode_pelanggan, 'menunjuk ' || p.gabung_ke || ', dokumen ' || COALESCE(g.kode_tetap, '-') \
         FROM pelanggan p LEFT JOIN (SELECT m.kode_lama, MIN(m.kode_tetap) AS kode_tetap FROM member_gabung m WHERE NOT EXISTS \
          (SELECT 1 FROM member_gabung_batal b WHERE b.toko = m.toko AND b.no_dok = m.no_dok) GROUP BY m.kode_lama) g \
         ON g.kode_lama = p.kode_pelanggan WHERE p.gabung_ke <> COALESCE(g.kode_tetap, '') ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "Member: kartu digabung sekali",
        "SELECT MIN(m.toko), m.kode_lama, COUNT(*) || ' dokumen gabung berlaku' FROM member_gabung m WHERE NOT EXISTS \
         (SELECT 1 FROM member_gabung_batal b WHERE b.toko = m.toko AND b.no_dok = m.no_dok) \
         GROUP BY m.kode_lama HAVING COUNT(*) > 1 ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "Member: kartu yang digabung tidak menyimpan poin",
        "SELECT p.toko, p.kode_pelanggan, 'saldo ' || s.saldo FROM pelanggan p JOIN saldo_poin s ON s.kode_pelanggan = p.kode_pelanggan \
         WHERE s.saldo > 0 AND (p.gabung_ke <> '' OR p.keluar <> '') ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "Member: yang keluar tidak dikenali lagi",
        "SELECT p.toko, p.kode_pelanggan, 'keluar ' || p.keluar FROM pelanggan p WHERE p.keluar <> '' AND (p.nama_customer <> 'MEMBER KELUAR' \
         OR p.alamat_customer <> '' OR p.no_hp <> '' OR p.sidik_nik <> '' OR p.nik_samar <> '' OR p.tgl_lahir <> '' OR p.ulang_tahun <> '' \
         OR p.kelurahan <> '' OR p.kecamatan <> '' OR p.kota <> '' OR p.kode_member <> '' OR p.setuju <> 0 \
         OR EXISTS (SELECT 1 FROM pelanggan_kata k WHERE k.kode_pelanggan = p.kode_pelanggan) \
         OR EXISTS (SELECT 1 FROM gambar g WHERE g.toko = p.toko AND g.jenis = 'FOTO_MEMBER' AND g.kunci = p.kode_pelanggan)) ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "Member: keluar = dokumen keluar",
        "SELECT k.toko, k.no_dok, 'kartu ' || k.kode_pelanggan || ' poin ' || k.poin || ', buku ' || k.b FROM \
         (SELECT m.toko, m.no_dok, m.kode_pelanggan, m.poin, p.keluar, COALESCE((SELECT SUM(b.poin) FROM buku_poin b \
          WHERE b.toko = m.toko AND b.no_dok = m.no_dok AND b.jenis = 'KELUAR'), 0) AS b \
          FROM member_keluar m JOIN pelanggan p ON p.kode_pelanggan = m.kode_pelanggan) k \
         WHERE k.poin + k.b <> 0 OR k.keluar = '' ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "Member: yang keluar tidak berhutang poin",
        "SELECT toko, no_dok, 'poin ' || poin || ' ditutup' FROM member_keluar WHERE poin < 0 ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "Member: kode kini ada di riwayat kode",
        "SELECT p.toko, p.kode_pelanggan, 'kode ' || p.kode_member FROM pelanggan p WHERE p.kode_member <> '' AND NOT EXISTS \
         (SELECT 1 FROM member_kode k WHERE k.kode_member = p.kode_member AND k.kode_pelanggan = p.kode_pelanggan) ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "Member: setuju = riwayat persetujuan",
        "SELECT p.toko, p.kode_pelanggan, 'kartu ' || p.setuju || ', riwayat ' || COALESCE(s.setuju, 0) FROM pelanggan p \
         LEFT JOIN member_setuju s ON s.kode_pelanggan = p.kode_pelanggan AND s.nomor = \
         (SELECT MAX(t.nomor) FROM member_setuju t WHERE t.kode_pelanggan = p.kode_pelanggan) \
         WHERE p.setuju <> COALESCE(s.setuju, 0) ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "Member: poin berkas impor = buku poin",
        "SELECT toko, no_dok, 'berkas ' || poin || ', buku ' || b FROM (SELECT i.toko, i.no_dok, i.poin, \
         COALESCE((SELECT SUM(b.poin) FROM buku_poin b WHERE b.toko = i.toko AND b.no_dok = i.no_dok AND b.jenis = 'AWAL'), 0) AS b \
         FROM impor_member i) x WHERE poin <> b ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "App: sesi hanya untuk kartu yang berlaku",
        "SELECT p.toko, p.kode_pelanggan, COUNT(*) || ' sesi' FROM app_sesi s JOIN pelanggan p ON p.kode_pelanggan = s.kode_pelanggan \
         WHERE s.berakhir IS NULL AND (p.keluar <> '' OR p.gabung_ke <> '' OR p.kode_member = '') \
         GROUP BY p.toko, p.kode_pelanggan ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "App: sesi dari aktivasi",
        "SELECT p.toko, p.kode_pelanggan, COUNT(*) || ' sesi' FROM app_sesi s JOIN pelanggan p ON p.kode_pelanggan = s.kode_pelanggan \
         WHERE NOT EXISTS (SELECT 1 FROM app_aktivasi a WHERE a.kode_pelanggan = s.kode_pelanggan AND a.nomor = 1) \
         GROUP BY p.toko, p.kode_pelanggan ORDER BY 1, 2",
    )
    .hanya_semua(),
    Aturan::baru(
        "App: klaim yang diambil = dokumen hadiah",
        "SELECT k.toko, k.id, 'klaim ' || k.poin || ', dokumen ' || COALESCE(d.poin, 0) FROM app_klaim k \
         LEFT JOIN dok_hadiah d ON d.toko = k.toko AND d.no_dok = k.no_dok AND d.jenis = 'TUKAR' \
         WHERE k.status = 'DIAMBIL' AND COALESCE(d.poin, 0) <> k.poin ORDER BY 1, 2",
    )
    .hanya_semua(),
];
