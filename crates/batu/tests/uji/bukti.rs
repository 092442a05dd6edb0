//! What the proof of balance finds when rows were changed behind the program's back.

use crate::alat::{
    KASIR, OWN, SPV, batalkan, cincin_berlian, datang, jual, keluar, paket, pasang, satuan, sebagian, semua,
    supplier,
};
use db::args;
use dunia::di_kedua;
use std::sync::Arc;

#[test]
fn setiap_aturan_menemukan_yang_dirusak() {
    di_kedua(|d| async move {
        let (own, spv, kasir) = (d.orang(OWN).await, d.orang(SPV).await, d.orang(KASIR).await);
        let kode =
            datang(&d, &own, &[satuan("1", 400, 2_000), paket(40, 2_400, 600), satuan("2", 500, 2_000)])
                .await;
        let barang = cincin_berlian(&d, "GIA 8", 300).await;
        pasang(&d, &own, &barang, 4_080, &[semua(&kode[0])]).await.unwrap();
        keluar(&d, &own, "RETUR", &supplier(&d).await, &[sebagian(&kode[1], 4, 240, 2_160)]).await.unwrap();
        jual(&d, &kasir, &[sebagian(&kode[1], 10, 600, 1_560)]).await.unwrap();
        let batal = jual(&d, &kasir, &[semua(&kode[2])]).await.unwrap();
        batalkan(&d, &spv, &batal["no_jual"]).await.unwrap();
        d.bersih().await;
        let d = Arc::clone(&d);
        for (aturan, sql) in [
            (
                "I24 letak batu = buku batu",
                "UPDATE saldo_batu SET carat = carat + 1 WHERE tempat = 'BRANKAS' AND carat > 0",
            ),
            (
                "I24 batu di semua tempat = register batu",
                "UPDATE saldo_batu SET carat = carat + 1 WHERE tempat = 'BRANKAS' AND carat > 0",
            ),
            ("I24 batu di semua tempat = register batu", "UPDATE batu SET aktif = 1 - aktif"),
            (
                "I24 batu satuan di satu tempat",
                "INSERT INTO saldo_batu (toko, kode_batu, tempat, butir, carat, nilai) SELECT toko, kode_batu, 'TUKANG:T01', butir, carat, nilai \
                 FROM saldo_batu WHERE substr(tempat, 1, 7) = 'BARANG:'",
            ),
            ("I24 batu terpasang = kartu barang", "UPDATE barang_batu SET carat = carat + 5"),
            ("I24 batu terpasang = kartu barang", "DELETE FROM barang_batu"),
            (
                "I24 batu ada di toko barangnya",
                "UPDATE saldo_batu SET toko = 'BDG1' WHERE substr(tempat, 1, 7) = 'BARANG:'",
            ),
            (
                "I24 dokumen batu = buku batu",
                "INSERT INTO dok_batu SELECT toko, 'BUJKT1-261115-0099', jenis, tgl_system, waktu, oleh, kode_lawan, nama_lawan, kode_barcode, \
                 kurs, butir, carat, nilai, kartu_lama, keterangan, disetujui, otorisasi FROM dok_batu WHERE jenis = 'TERIMA'",
            ),
            (
                "I24 baris dokumen batu = kepala",
                "INSERT INTO dok_batu_baris SELECT toko, no_dok, 99, kode_batu, butir, carat, nilai, usd_carat, selisih, baris_barang \
                 FROM dok_batu_baris WHERE baris = 1",
            ),
            (
                "I5 pembayaran = harga batu",
                "INSERT INTO jual_batu SELECT toko, 'JBJKT1-261115-0099', tgl_system, tgl_dokumen, waktu, oleh, kode_sales, kode_pelanggan, \
                 kode_member, nama_customer, alamat_customer, no_hp, kurs, butir, carat, nilai, total + 1, dpp, ppn, kembali, keterangan, \
                 otorisasi FROM jual_batu WHERE no_jual LIKE '%1'",
            ),
            (
                "I18 pajak penjualan batu",
                "INSERT INTO jual_batu_baris SELECT toko, no_jual, 9, kode_batu, uraian, laboratorium, no_sertifikat, butir, carat, selisih, \
                 nilai, usd_carat, harga_hitung, harga, tarif_ppn, dpp, ppn FROM jual_batu_baris",
            ),
            ("I17 batu keluar disetujui orang lain", "UPDATE otorisasi SET penyetuju = 'kasir1-jkt1'"),
            (
                "I20 dokumen batu batal: bukunya nol",
                "INSERT INTO batal_batu (toko, no_dok, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
                 SELECT toko, no_dok, 'x', tgl_system, waktu, oleh, '', 'x' FROM dok_batu WHERE jenis = 'TERIMA'",
            ),
            (
                "I2 batu setiap dokumen seimbang",
                "INSERT INTO buku_batu (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, kode_batu, tempat, butir, carat, nilai, oleh, \
                 balik) SELECT toko, id + 900, tgl_system, waktu, jenis_dok, no_dok, baris + 900, kode_batu, tempat, 0, 1, 0, oleh, NULL \
                 FROM buku_batu WHERE id = 1",
            ),
            (
                "I20 pembalikan batu tepat",
                "INSERT INTO buku_batu (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, kode_batu, tempat, butir, carat, nilai, oleh, \
                 balik) SELECT toko, id + 900, tgl_system, waktu, jenis_dok, no_dok, baris + 900, kode_batu, tempat, 0, 1, 0, oleh, id \
                 FROM buku_batu WHERE id = 1",
            ),
        ] {
            let temuan = d
                .bila("JKT1", move |tx| {
                    tx.exec(sql, args![])?;
                    Ok(())
                })
                .await;
            assert!(temuan.iter().any(|t| t == aturan), "{aturan}: {temuan:?}");
        }
    });
}

#[test]
fn sertifikat_paket_dan_pajak_yang_dirusak_ditemukan() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.orang(OWN).await, d.orang(KASIR).await);
        let kode = datang(&d, &own, &[satuan("1", 400, 2_000), paket(40, 2_400, 600)]).await;
        let barang = cincin_berlian(&d, "GIA 8", 300).await;
        pasang(&d, &own, &barang, 4_080, &[semua(&kode[0])]).await.unwrap();
        jual(&d, &kasir, &[sebagian(&kode[1], 10, 600, 1_800)]).await.unwrap();
        d.bersih().await;
        for (aturan, sql) in [
            (
                "I24 sertifikat sekali, bagaimanapun ditulis",
                "UPDATE batu SET no_sertifikat = '-1' WHERE no_sertifikat = '8'",
            ),
            (
                "I24 sertifikat sekali, bagaimanapun ditulis",
                "UPDATE batu SET no_sertifikat = '1', laboratorium = 'LAIN' WHERE no_sertifikat = '8'",
            ),
            (
                // Half a stone's weight for a whole one, the parcel the heavier for it.
                "I17 batu yang tidak seperti paketnya dilihat orang lain",
                "INSERT INTO buku_batu (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, kode_batu, tempat, butir, carat, nilai, oleh, \
                 balik) SELECT toko, 9000, tgl_system, waktu, 'BU', 'BUJKT1-261115-0099', 1, kode_batu, tempat, -2, -60, 0, oleh, NULL \
                 FROM buku_batu WHERE id = (SELECT MIN(b.id) FROM buku_batu b JOIN batu s ON s.kode_batu = b.kode_batu \
                 AND s.jenis = 'PAKET' WHERE b.tempat = 'BRANKAS')",
            ),
            (
                "I17 batu yang tidak kembali bersama barangnya dilihat orang lain",
                "INSERT INTO buku_batu (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, kode_batu, tempat, butir, carat, nilai, oleh, \
                 balik) SELECT toko, 9000, tgl_system, waktu, 'NG', 'NGJKT1-261115-0099', 1, kode_batu, '@TIDAK COCOK', 1, 400, 0, oleh, NULL \
                 FROM buku_batu WHERE id = 1",
            ),
            (
                "I23 rekap pajak batu = buku pajak",
                "INSERT INTO jual_batu_baris SELECT toko, no_jual, 9, kode_batu, uraian, laboratorium, no_sertifikat, butir, carat, selisih, \
                 nilai, usd_carat, harga_hitung, harga, tarif_ppn, dpp, ppn FROM jual_batu_baris",
            ),
            (
                "I18 nomor pajak dari dokumen yang membuktikannya",
                "INSERT INTO buku_pajak (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, no_faktur, jenis_pajak, tarif, dpp, pajak, \
                 oleh, balik) SELECT toko, id + 900, tgl_system, waktu, jenis_dok, no_dok, baris + 900, 'KMJKT1-261115-0001', jenis_pajak, \
                 tarif, dpp, pajak, oleh, NULL FROM buku_pajak WHERE balik IS NULL",
            ),
        ] {
            let temuan = d.bila("JKT1", move |tx| Ok(tx.exec(sql, args![]).map(|_| ())?)).await;
            assert!(temuan.iter().any(|t| t == aturan), "{aturan}: {temuan:?}");
        }
    });
}
