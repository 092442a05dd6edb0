//! What the proof of balance finds when rows were changed behind the program's back.

use crate::alat::{KASIR, OWN, SPV, antar, bayar, beri, cincin, isi_laci, rosok, sisa, terima, upah};
use db::args;
use dunia::di_kedua;
use std::sync::Arc;

#[test]
fn setiap_aturan_menemukan_yang_dirusak() {
    di_kedua(|d| async move {
        let (spv, kasir) = (d.orang(SPV).await, d.orang(KASIR).await);
        isi_laci(&d, &kasir, 1_000_000).await;
        beri(&d, &spv, "T01", &rosok(&d, &[20_000]).await, 0).await.unwrap();
        let j = terima(&d, &spv, OWN, &antar("T01", &[cincin(5.0, 75.0)], &[sisa(1.0, 75.0)], 0.03))
            .await
            .unwrap();
        bayar(&d, &kasir, &upah("T01", &[(j["id_kerja"].as_i64().unwrap(), 100_000)])).await.unwrap();
        d.bersih().await;
        let d = Arc::clone(&d);
        for (aturan, sql) in [
            ("I19 saldo tukang = buku tukang", "UPDATE saldo_tukang SET saldo = saldo + 1"),
            ("I19 emas di tukang = buku tukang", "UPDATE saldo_tukang SET saldo = saldo - 1"),
            (
                "I5 upah tukang = buku kas dan bank",
                "INSERT INTO upah_tukang SELECT toko, 'UTJKT1-261115-0099', tgl_system, waktu, oleh, \
                 kode_tukang, nama_tukang, total, keterangan, disetujui, otorisasi FROM upah_tukang",
            ),
            ("I19 keadaan pekerjaan = peristiwa terakhir", "UPDATE kerja_tukang SET status = 'JALAN'"),
            ("I19 upah sekali untuk satu pekerjaan selesai", "UPDATE kerja_tukang SET status = 'BATAL'"),
            ("I19 susut tukang menurut norma pekerjaannya", "UPDATE kerja_tukang SET norma = 5"),
            ("I19 hasil tukang diuji orang lain", "UPDATE otorisasi SET penyetuju = 'kasir1-jkt1'"),
            (
                "I19 dokumen tukang = buku tukang",
                "INSERT INTO terima_tukang SELECT toko, 'TRJKT1-261115-0099', tgl_system, waktu, oleh, kode_tukang, nama_tukang, id_kerja, \
                 jenis_kerja, norma, murni_barang, murni_rosok, susut_norma, susut, saldo, keterangan, penguji, otorisasi FROM terima_tukang",
            ),
            ("I17 emas untuk tukang disetujui orang lain", "UPDATE otorisasi SET penyetuju = 'kasir1-jkt1'"),
            (
                "I17 susut tukang tidak disetujui yang menyerahkan emasnya",
                "INSERT INTO terima_tukang SELECT toko, 'TRJKT1-261115-0099', tgl_system, waktu, 'kasir1-jkt1', kode_tukang, nama_tukang, id_kerja, \
                 jenis_kerja, norma, murni_barang, murni_rosok, susut_norma, susut, saldo, keterangan, 'spv-jkt1', otorisasi FROM terima_tukang; \
                 INSERT INTO buku_tukang (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, kode_tukang, jenis, masuk, keluar, oleh, balik) \
                 SELECT toko, 99, tgl_system, waktu, jenis_dok, 'TRJKT1-261115-0099', 1, kode_tukang, jenis, 0, keluar, oleh, NULL \
                 FROM buku_tukang WHERE jenis = 'SUSUT'",
            ),
            (
                "I17 upah di atas yang disepakati disetujui",
                "INSERT INTO upah_tukang_baris (toko, no_dok, baris, id_kerja, upah, sepakat) SELECT toko, no_dok, 9, id_kerja, 5, 4 \
                 FROM upah_tukang_baris",
            ),
            (
                "I19 upah untuk pekerjaan yang ada barangnya",
                "INSERT INTO kerja_tukang SELECT toko, 77, kode_tukang, 'TRJKT1-261115-0099', baris, jenis_kerja, norma, janji, keterangan, \
                 tgl_system, waktu, oleh, status, upah FROM kerja_tukang; INSERT INTO upah_tukang_baris (toko, no_dok, baris, id_kerja, upah, \
                 sepakat) SELECT toko, no_dok, 9, 77, 5, 5 FROM upah_tukang_baris",
            ),
            (
                "I17 norma tukang disetujui orang lain",
                "INSERT INTO norma_tukang (toko, id, kode_tukang, jenis_kerja, mulai, norma, waktu, oleh, disetujui, otorisasi) \
                 VALUES ('JKT1', 1, 'T01', 'POLES', '2026-11-15', 9000, 'x', 'spv-jkt1', 'own-jkt1', 'x')",
            ),
            (
                "I20 dokumen tukang batal: bukunya nol",
                "INSERT INTO batal_tukang (toko, no_dok, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
                 SELECT toko, no_dok, 'x', tgl_system, waktu, oleh, '', 'x' FROM terima_tukang",
            ),
            (
                "I17 upah tidak dibayar penyelesainya sendirian",
                "INSERT INTO kerja_tukang_peristiwa (toko, id_kerja, ke, peristiwa, no_dok, tgl_system, waktu, oleh) \
                 SELECT toko, id_kerja, 9, 'SELESAI', no_dok, tgl_system, waktu, 'kasir1-jkt1' FROM kerja_tukang_peristiwa WHERE ke = 2",
            ),
            (
                "I19 baris dokumen tukang = kepala",
                "INSERT INTO emas_tukang_baris (toko, no_dok, baris, sumber, kode_barcode, nama_barang, kode_group, kode_dept, gudang, baki, \
                 qty, berat, murni, nilai) SELECT toko, no_dok, 9, 'CURAH', '', '', '', '', '', '', 0, 1, 1, 0 FROM emas_tukang",
            ),
        ] {
            let temuan = d
                .bila("JKT1", move |tx| {
                    for satu in sql.split("; ") {
                        tx.exec(satu, args![])?;
                    }
                    Ok(())
                })
                .await;
            assert!(temuan.iter().any(|t| t == aturan), "{aturan}: {temuan:?}");
        }
    });
}
