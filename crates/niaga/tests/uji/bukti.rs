//! The proof of balance says what does not agree about transactions, when somebody writes behind the program's back.

use crate::alat::{barang, penjualan, selesai};
use dunia::{TOKO, di_kedua};

#[test]
fn periksa_menemukan_transaksi_yang_tidak_cocok() {
    di_kedua(|d| async move {
        let kode = d.barang("A06", &[2_500]).await;
        let kasir = d.orang("kasir1-jkt1").await;
        let no = selesai(&d, &kasir, penjualan(barang(&kode[0]))).await.unwrap().dokumen.no_faktur_group;
        let bayar = |sisi: &str, arah: &str, jenis: &str| {
            format!(
                "INSERT INTO bayar (toko, no_faktur_group, baris, tgl_system, sisi, arah, jenis, jumlah_rp, diterima, no_rekening, \
                 no_rekening_tujuan, atas_nama, kartu_akhir, rujukan) VALUES ('JKT1', '{no}', 9, '2026-11-15', '{sisi}', '{arah}', \
                 '{jenis}', 500, 0, '', '', '', '', '')"
            )
        };
        for (sql, aturan) in [
            (bayar("JUAL", "MASUK", "POIN"), "I5 pembayaran"),
            (bayar("BELI", "KELUAR", "POIN"), "I5 pembayaran"),
            (bayar("JUAL", "MASUK", "CASH"), "I5 uang dokumen konter"),
            (bayar("JUAL", "MASUK", "TUKAR"), "I6 TUKAR"),
            (
                format!(
                    "INSERT INTO jual SELECT toko, no_faktur_group, 9, 'FJJKT1-261115-9999', tgl_system, kode_sales, jenis_barang, \
                     kode_barcode, kode_intern, nama_barang, kode_group, jenis_group, kelompok_harga, kode_dept, is_berlian, is_lm, \
                     kode_gudang, kode_baki, qty, kadar, kadar_cetak, berat_awal, berat, nama_atribut, berat_atribut, harga_gram, \
                     nilai_emas, ongkos, harga_atribut, total_berlian_rp, total_usd, curr, harga_jual, diskon, harga_hitung, \
                     harga_total, total_pokok, asal_perolehan, tarif_ppn, dpp, ppn, status_premi, no_titip, no_pesanan, otorisasi, \
                     rincian, berat_timbang, gram_resmi FROM jual WHERE no_faktur_group = '{no}'"
                ),
                "I5 baris;I18 pajak",
            ),
            (
                "INSERT INTO saldo_titipan (toko, no_titip, saldo) VALUES ('JKT1', 'FTJKT1-261115-0001', 5)"
                    .to_owned(),
                "I8 saldo",
            ),
            ("INSERT INTO saldo_kupon (toko, no_kupon, qty) VALUES ('JKT1', 'X', 1)".to_owned(), "I10 kupon"),
            (
                format!(
                    "INSERT INTO faktur_batal (toko, no_faktur_group, no_batal, tgl_system, waktu, oleh, disetujui, alasan) VALUES \
                     ('JKT1', '{no}', 'BFJKT1-261115-0001', '2026-11-15', 'x', 'x', 'x', 'x')"
                ),
                "I20 faktur batal",
            ),
        ] {
            let perintah = sql.clone();
            let temuan = d.bila(TOKO, move |tx| Ok(tx.exec(&perintah, &[]).map(|_| ())?)).await.join(";");
            assert!(aturan.split(';').all(|a| temuan.contains(a)), "{sql}: {temuan}");
        }
    });
}
