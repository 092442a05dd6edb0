//! What the reports of manual trade share: sold and bought goods are told in the same way, taken back or not.

/// What a transaction was paid by in one way, on the first of its lines of this side.
macro_rules! dibayar_manual {
    ($sisi:literal, $jenis:literal) => {
        concat!(
            "CAST(g.tanda * CASE WHEN r.baris = (SELECT MIN(x.baris) FROM manual_baris x WHERE x.toko = r.toko \
             AND x.no_faktur_group = r.no_faktur_group AND x.sisi = '",
            $sisi,
            "') THEN COALESCE((SELECT SUM(p.jumlah_rp) FROM bayar p WHERE p.toko = r.toko \
             AND p.no_faktur_group = r.no_faktur_group AND p.sisi = '",
            $sisi,
            "' AND p.jenis = '",
            $jenis,
            "'), 0) ELSE 0 END AS BIGINT)"
        )
    };
}

/// A report of one side of manual trade: its lines with how each transaction was paid.
macro_rules! dagang_manual {
    ($sisi:literal, $rute:literal, $judul:literal, $panggilan:literal, $nomor:literal, $label:literal, $deskripsi:literal, $harga:literal, $judul_harga:literal) => {
        $crate::Laporan {
            panggilan: &[$panggilan],
            saringan: &[
                $crate::tgl_dari("tgl_from"),
                $crate::tgl_sampai("tgl_to"),
                $crate::barang::GROUP,
                $crate::barang::JENIS,
            ],
            sumber: $crate::Sumber::Sql(concat!(
                "SELECT g.tgl AS tgl_system, r.no_faktur AS ",
                $nomor,
                ", r.no_faktur_group, r.kode_sales, r.kode_group, r.kode_dept, r.deskripsi AS ",
                $deskripsi,
                ", CAST(g.tanda * r.qty AS BIGINT) AS stock, CAST(g.tanda * r.konversi_berat AS BIGINT) AS konversi_berat, \
                 CAST(g.tanda * r.berat_atribut AS BIGINT) AS berat_atribut, CAST(g.tanda * r.berat AS BIGINT) AS berat, \
                 CAST(g.tanda * r.harga AS BIGINT) AS ",
                $harga,
                ", ",
                $crate::manual::dibayar_manual!($sisi, "CASH"),
                " AS cash, ",
                $crate::manual::dibayar_manual!($sisi, "TRANSFER"),
                " AS transfer, ",
                $crate::manual::dibayar_manual!($sisi, "DEBET"),
                " AS debit, ",
                $crate::manual::dibayar_manual!($sisi, "CREDIT"),
                " AS credit, ",
                $crate::manual::dibayar_manual!($sisi, "TUKAR"),
                " AS tukar, CASE WHEN g.tanda < 0 THEN 'BATAL' ELSE '' END AS status FROM dagang_manual g \
                 JOIN manual_baris r ON r.toko = :toko AND r.no_faktur_group = g.no_faktur_group AND r.sisi = '",
                $sisi,
                "' WHERE g.toko = :toko AND g.tgl BETWEEN :tgl_from AND :tgl_to\
                 [[kode_group| AND r.kode_group = :kode_group]][[kode_dept| AND r.kode_dept = :kode_dept]] \
                 ORDER BY g.tgl, r.no_faktur_group, g.tanda DESC, r.baris",
            )),
            kolom: &[
                $crate::tanggal("tgl_system", "Tanggal"),
                $crate::kode($nomor, $label),
                $crate::kode("no_faktur_group", "No Faktur Group"),
                $crate::kode("kode_sales", "Sales"),
                $crate::kode("kode_group", "Group"),
                $crate::kode("kode_dept", "Jenis"),
                $crate::teks($deskripsi, "Deskripsi"),
                $crate::angka("stock", "Stock").jumlah(),
                $crate::berat("konversi_berat", "Konversi Berat").jumlah(),
                $crate::berat("berat_atribut", "Berat Atribut").jumlah(),
                $crate::berat("berat", "Berat").jumlah(),
                $crate::rupiah($harga, $judul_harga).jumlah(),
                $crate::rupiah("cash", "Cash").jumlah(),
                $crate::rupiah("transfer", "Transfer").jumlah(),
                $crate::rupiah("debit", "Debet").jumlah(),
                $crate::rupiah("credit", "Credit").jumlah(),
                $crate::rupiah("tukar", "Tukar").jumlah(),
                $crate::kode("status", "Status"),
            ],
            ..$crate::Laporan::new($rute, $judul)
        }
    };
}

/// A report of what was taken back of one side.
macro_rules! batal_manual {
    ($sisi:literal, $rute:literal, $judul:literal, $panggilan:literal, $nomor:literal, $label:literal, $harga:literal, $judul_harga:literal) => {
        $crate::Laporan {
            panggilan: &[$panggilan],
            saringan: &[$crate::tgl_dari("tgl_from"), $crate::tgl_sampai("tgl_to")],
            sumber: $crate::Sumber::Sql(concat!(
                "SELECT b.tgl_system, b.no_batal, r.no_faktur AS ", $nomor, ", r.no_faktur_group, r.tgl_system AS tgl_faktur, r.kode_sales, \
                 r.kode_group, r.kode_dept, r.deskripsi, r.qty AS stock, r.berat, r.harga AS ", $harga, ", b.alasan, b.oleh, b.disetujui \
                 FROM manual_batal b JOIN manual_baris r ON r.toko = b.toko AND r.no_faktur_group = b.no_faktur_group \
                 WHERE b.toko = :toko AND r.sisi = '", $sisi, "' AND b.tgl_system BETWEEN :tgl_from AND :tgl_to \
                 ORDER BY b.tgl_system, b.no_batal, r.baris",
            )),
            kolom: &[
                $crate::tanggal("tgl_system", "Tanggal Batal"),
                $crate::kode("no_batal", "No Batal"),
                $crate::kode($nomor, $label),
                $crate::kode("no_faktur_group", "No Faktur Group"),
                $crate::tanggal("tgl_faktur", "Tanggal"),
                $crate::kode("kode_sales", "Sales"),
                $crate::kode("kode_group", "Group"),
                $crate::kode("kode_dept", "Jenis"),
                $crate::teks("deskripsi", "Deskripsi"),
                $crate::angka("stock", "Stock").jumlah(),
                $crate::berat("berat", "Berat").jumlah(),
                $crate::rupiah($harga, $judul_harga).jumlah(),
                $crate::teks("alasan", "Alasan"),
                $crate::kode("oleh", "Oleh"),
                $crate::kode("disetujui", "Disetujui"),
            ],
            ..$crate::Laporan::new($rute, $judul)
        }
    };
}

pub(crate) use {batal_manual, dagang_manual, dibayar_manual};
