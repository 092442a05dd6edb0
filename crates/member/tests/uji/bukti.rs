//! The proof finds a register that does not fit its documents.

use crate::alat::{HP, NIK, berpoin, member};
use db::args;
use dunia::di_kedua;

#[test]
fn setiap_aturan_bisa_gagal() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let a = member(&d, &p, "SITI", HP, NIK).await;
        let b = berpoin(&d, "BUDI", 40).await;
        let (a, b) = (a.kode_pelanggan, b.kode_pelanggan);
        // Somebody who is logged in, for the rules about sessions.
        let satu = a.clone();
        d.kerja(&p, move |tx, _| {
            let kode = args![satu.as_str()];
            tx.exec(
                "INSERT INTO app_aktivasi (kode_pelanggan, nomor, waktu, toko, cara) VALUES ($1, 1, '2026-11-15', 'JKT1', 'KASIR')",
                kode,
            )?;
            tx.exec(
                "INSERT INTO app_sesi (sidik, id, kode_pelanggan, perangkat, dibuat, terakhir, berakhir, sebab) \
                 VALUES ('asli', 'asli', $1, '', '2026-11-15', '2026-11-15', NULL, '')",
                kode,
            )?;
            Ok(())
        })
        .await
        .unwrap();
        for (sql, aturan) in [
            (
                "UPDATE pelanggan SET gabung_ke = $2 WHERE kode_pelanggan = $1",
                "Member: kartu yang digabung = dokumen gabung",
            ),
            (
                "UPDATE pelanggan SET gabung_ke = $1 WHERE kode_pelanggan = $2",
                "Member: kartu yang digabung tidak menyimpan poin",
            ),
            (
                "UPDATE pelanggan SET keluar = '2026-11-15' WHERE kode_pelanggan = $1 AND $2 <> ''",
                "Member: yang keluar tidak dikenali lagi",
            ),
            (
                "UPDATE pelanggan SET kode_member = 'PALSU0001' WHERE kode_pelanggan = $1 AND $2 <> ''",
                "Member: kode kini ada di riwayat kode",
            ),
            (
                "UPDATE pelanggan SET setuju = 1 WHERE kode_pelanggan = $1 AND $2 <> ''",
                "Member: setuju = riwayat persetujuan",
            ),
            (
                "INSERT INTO impor_member (toko, no_dok, nama_berkas, sidik, jumlah, poin, tgl_system, waktu, oleh) \
                 SELECT 'JKT1', 'IMPALSU', $1, $2, 1, 7, '2026-11-15', '', ''",
                "Member: poin berkas impor = buku poin",
            ),
            (
                "INSERT INTO member_keluar (toko, no_dok, kode_pelanggan, poin, simpan_identitas, alasan, tgl_system, waktu, oleh, disetujui) \
                 SELECT 'JKT1', 'MKPALSU', $1, 7, 0, $2, '2026-11-15', '', '', ''",
                "Member: keluar = dokumen keluar",
            ),
            (
                "INSERT INTO member_keluar (toko, no_dok, kode_pelanggan, poin, simpan_identitas, alasan, tgl_system, waktu, oleh, disetujui) \
                 SELECT 'JKT1', 'MKPALSU', $1, -7, 0, $2, '2026-11-15', '', '', ''",
                "Member: yang keluar tidak berhutang poin",
            ),
            (
                "UPDATE pelanggan SET kode_member = CASE WHEN $2 <> '' THEN '' ELSE '' END WHERE kode_pelanggan = $1",
                "App: sesi hanya untuk kartu yang berlaku",
            ),
            (
                "INSERT INTO app_sesi (sidik, id, kode_pelanggan, perangkat, dibuat, terakhir, berakhir, sebab) \
                 SELECT 'palsu', 'palsu', $2, '', $1, '', NULL, '' FROM toko WHERE kode_toko = 'JKT1'",
                "App: sesi dari aktivasi",
            ),
            (
                "INSERT INTO app_klaim (id, kode_pelanggan, toko, kode_hadiah, nama_hadiah, poin, dibuat, berlaku_sampai, status, no_dok) \
                 VALUES ('palsu', $1, 'JKT1', 'MUG', $2, 7, '', '', 'DIAMBIL', 'THPALSU')",
                "App: klaim yang diambil = dokumen hadiah",
            ),
        ] {
            let (x, y) = (a.clone(), b.clone());
            let temuan = d.bila("JKT1", move |tx| {
                tx.exec(sql, args![x.as_str(), y.as_str()])?;
                Ok(())
            });
            let temuan = temuan.await;
            assert!(temuan.iter().any(|t| t == aturan), "{aturan}: {temuan:?}");
        }
        assert_eq!(d.bila("JKT1", |_| Ok(())).await, Vec::<String>::new());
    });
}
