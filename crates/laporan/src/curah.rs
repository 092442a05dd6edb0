//! What the reports of manual goods share: moved and destroyed goods are told in the same way.

/// A report of documents that take manual goods from one tray to another.
macro_rules! keluar_manual {
    ($jenis:literal, $rute:literal, $judul:literal) => {
        $crate::Laporan {
            saringan: &[
                $crate::tgl_dari("tgl_from"),
                $crate::tgl_sampai("tgl_to"),
                $crate::barang::kelompok(&[$crate::barang::PER_DOKUMEN, $crate::barang::PER_TANGGAL, $crate::barang::PER_GROUP, $crate::barang::PER_JENIS, $crate::pilih_sql("BAKI", "BAKI ASAL", "r.gudang_dari || ' ' || r.baki_dari"), $crate::barang::PER_USER]),
                $crate::barang::GROUP,
                $crate::barang::JENIS,
                $crate::barang::GUDANG,
                $crate::barang::BAKI,
                $crate::barang::OLEH,
            ],
            sumber: $crate::Sumber::Sql(concat!(
                "WITH dok AS (SELECT d.no_dok AS asal, d.no_dok, d.tgl_system, d.waktu, d.oleh, d.alasan, d.keterangan, 1 AS tanda \
                 FROM dok_curah d WHERE d.toko = :toko AND d.jenis_stok = 'MANUAL' AND d.jenis = '", $jenis, "' \
                 AND d.tgl_system BETWEEN :tgl_from AND :tgl_to UNION ALL \
                 SELECT d.no_dok, b.no_batal, b.tgl_system, b.waktu, b.oleh, d.alasan, 'BATAL ' || d.no_dok || ' ' || b.alasan, -1 \
                 FROM curah_batal b JOIN dok_curah d ON d.toko = b.toko AND d.no_dok = b.no_dok \
                 WHERE b.toko = :toko AND d.jenis_stok = 'MANUAL' AND d.jenis = '", $jenis, "' \
                 AND b.tgl_system BETWEEN :tgl_from AND :tgl_to) \
                 SELECT {kelompok} AS kelompok, d.tgl_system, substr(d.waktu, 12, 8) AS jam, d.no_dok, r.kode_group, r.kode_dept, \
                 r.nama_dept, r.gudang_dari, r.baki_dari, r.gudang_ke, r.baki_ke, r.qty * d.tanda AS qty, r.berat * d.tanda AS berat, r.nilai * d.tanda AS harga_modal, d.oleh, d.keterangan \
                 FROM dok d JOIN dok_curah_baris r ON r.toko = :toko AND r.no_dok = d.asal WHERE 1 = 1\
                 [[kode_group| AND r.kode_group = :kode_group]][[kode_dept| AND r.kode_dept = :kode_dept]]\
                 [[kode_gudang| AND (r.gudang_dari = :kode_gudang OR r.gudang_ke = :kode_gudang)]][[kode_baki| AND (r.baki_dari = :kode_baki OR r.baki_ke = :kode_baki)]]\
                 [[oleh| AND LOWER(d.oleh) = :oleh.kecil]] ORDER BY kelompok, d.tgl_system, d.waktu, d.no_dok, r.baris",
            )),
            kolom: &[
                $crate::kode("kelompok", "Kelompok").tanpa_nama(),
                $crate::tanggal("tgl_system", "Tanggal"),
                $crate::kode("jam", "Jam"),
                $crate::kode("no_dok", "No Dokumen"),
                $crate::kode("kode_group", "Group"),
                $crate::kode("kode_dept", "Jenis"),
                $crate::teks("nama_dept", "Nama Jenis"),
                $crate::kode("gudang_dari", "Gudang Asal"),
                $crate::kode("baki_dari", "Baki Asal"),
                $crate::kode("gudang_ke", "Gudang Tujuan"),
                $crate::kode("baki_ke", "Baki Tujuan"),
                $crate::angka("qty", "Qty").jumlah(),
                $crate::berat("berat", "Berat").jumlah(),
                $crate::rupiah("harga_modal", "Harga Modal").jumlah(),
                $crate::kode("oleh", "Oleh"),
                $crate::teks("keterangan", "Keterangan"),
            ],
            kelompok: &["kelompok"],
            tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
            ..$crate::Laporan::new($rute, $judul)
        }
    };
}

pub(crate) use keluar_manual;
