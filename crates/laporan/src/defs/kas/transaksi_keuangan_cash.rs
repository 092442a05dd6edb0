//! Laporan Transaksi Keuangan Cash: every row of the cash book with what each drawer began with, as `reportcash/detail`
//! has it. Pengalihan Saldo Uang chooses from the same rows.

use crate::{
    JenisSaring, KATEGORI_KAS, Laporan, Sumber, Ujung, angka, kata, kode, rupiah, saring, tanggal, teks,
    waktu,
};

pub const LAPORAN: Laporan = Laporan {
    menu: &["/laporan-transaksi-keuangan-cash", "/pengalihan-saldo-uang"],
    panggilan: &["GET reportcash/detail", "POST reportcash/detail"],
    peristiwa: "cash-report-detail",
    milik_kasir: "input_by",
    saringan: &[
        // Without days it is the business day: the call that refreshes names only the drawer.
        saring("tgl_from", "Tanggal Awal", JenisSaring::Tanggal(Ujung::Awal)),
        saring("tgl_to", "Tanggal Akhir", JenisSaring::Tanggal(Ujung::Akhir)),
        KATEGORI_KAS,
        saring("user_id", "Kasir", JenisSaring::User),
        saring("no_dok", "No Dokumen", JenisSaring::Teks),
        saring("input_by", "Input By", JenisSaring::User).tersembunyi(),
    ],
    sumber: Sumber::Sql(
        "SELECT input_by, tgl_system, waktu, no_dok, kategori, deskripsi, jenis, jumlah_in, jumlah_out, saldo, oleh, dipindah, _id \
         FROM (SELECT y.*, CAST(SUM(y.jumlah_in - y.jumlah_out) OVER (PARTITION BY y.input_by ORDER BY y.urut) AS BIGINT) AS saldo \
         FROM (SELECT b.kasir AS input_by, b.tgl_system, b.waktu, b.no_dok, b.kategori, b.deskripsi, 'CASH' AS jenis, \
          b.jumlah_in, b.jumlah_out, b.oleh, CASE WHEN m.no_pindah IS NOT NULL THEN m.no_pindah \
          WHEN EXISTS (SELECT 1 FROM buku_kas y WHERE y.toko = b.toko AND y.balik = b.id) OR (b.balik IS NOT NULL \
          AND NOT EXISTS (SELECT 1 FROM pindah_saldo_baris o WHERE o.toko = b.toko AND o.id_kas = b.balik)) \
          THEN 'BATAL' ELSE '' END AS dipindah, b.id AS _id, b.id AS urut \
          FROM buku_kas b LEFT JOIN pindah_saldo_baris m ON m.toko = b.toko AND m.id_kas = b.id \
          WHERE b.toko = :toko AND b.tgl_system >= COALESCE([[tgl_from|:tgl_from, ]]\
          (SELECT tgl_system FROM toko WHERE kode_toko = :toko), '') AND b.tgl_system <= COALESCE([[tgl_to|:tgl_to, ]]\
          (SELECT tgl_system FROM toko WHERE kode_toko = :toko), '') \
         UNION ALL SELECT s.kasir, COALESCE([[tgl_from|:tgl_from, ]](SELECT tgl_system FROM toko WHERE kode_toko = :toko), ''), \
          NULL, '', 'SALDO AWAL', '', 'CASH', s.awal, 0, '', '', NULL, 0 FROM \
          (SELECT k.kasir, k.saldo - CAST(COALESCE((SELECT SUM(b.jumlah_in - b.jumlah_out) FROM buku_kas b \
           WHERE b.toko = :toko AND b.kasir = k.kasir AND b.tgl_system >= COALESCE([[tgl_from|:tgl_from, ]]\
           (SELECT tgl_system FROM toko WHERE kode_toko = :toko), '')), 0) AS BIGINT) AS awal \
           FROM saldo_kas k WHERE k.toko = :toko) s WHERE s.awal <> 0) y) x WHERE 1 = 1\
         [[kategori| AND (LOWER(x.kategori) = :kategori.kecil OR :kategori.kecil = 'semua')]]\
         [[no_dok| AND LOWER(x.no_dok) = :no_dok.kecil]]\
         [[user_id| AND x.input_by = :user_id.kecil]][[input_by| AND x.input_by = :input_by.kecil]] \
         ORDER BY input_by, urut",
    ),
    kolom: &[
        kode("input_by", "Input By"),
        tanggal("tgl_system", "Tanggal"),
        waktu("waktu", "Waktu"),
        kode("no_dok", "No Dokumen"),
        kata("kategori", "Kategori"),
        teks("deskripsi", "Deskripsi"),
        kode("jenis", "Jenis").tanpa_kertas(),
        rupiah("jumlah_in", "Masuk").jumlah(),
        rupiah("jumlah_out", "Keluar").jumlah(),
        rupiah("saldo", "Saldo"),
        kode("oleh", "Dicatat Oleh").tanpa_kertas(),
        kode("dipindah", "Dipindah / Batal"),
        angka("_id", "No Baris").tanpa_kertas(),
    ],
    kelompok: &["input_by"],
    tanda_tangan: &["Kasir", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-transaksi-keuangan-cash", "Laporan Transaksi Keuangan Cash")
};
