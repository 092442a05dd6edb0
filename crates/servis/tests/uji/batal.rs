//! Taken back before the work, and given back undone after it began.

use crate::alat::{
    NIK, batal, bernota, emas, isi_curah, jadi, jual, kalung, kembalikan, proses, rp, selesai_diuji, service,
    siap_diambil, simpan, sisa_dp, tunai,
};
use db::args;
use dunia::{di_kedua, ditolak, kode};
use servis::{ServiceBatalBaris, ServiceBatalMinta};
use values::{Berat, Kadar};

fn alasan() -> ServiceBatalMinta {
    ServiceBatalMinta {
        alasan: "salah catat".to_owned(),
        detail_barang: vec![ServiceBatalBaris { baris: 1, berat: Berat::mg(5_000), jumlah_batu: 0 }],
        nik: NIK.to_owned(),
        ..ServiceBatalMinta::default()
    }
}

#[test]
fn sebelum_dikerjakan_semuanya_kembali_seperti_semula() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let k = d.barang("A06", &[5_000]).await;
        let nota = jual(&d, &kasir, &k[0]).await;
        let laci = d.laci("kasir1-jkt1").await;
        let no = simpan(&d, &kasir, &service(bernota(&nota.no_faktur_jual[0], 5_000), 60_000))
            .await
            .unwrap()
            .no_service;
        // Who took it in does not take it back alone.
        assert_eq!(kode(batal(&d, &kasir, &no, &alasan()).await), "BATAL-03");
        assert_eq!(kode(batal(&d, &spv, &no, &ServiceBatalMinta::default()).await), "BATAL-07");
        let b = batal(&d, &spv, &no, &alasan()).await.unwrap();
        assert_eq!((b.dp_rp, b.dikembalikan_rp, b.biaya_rp), (rp(60_000), rp(60_000), rp(0)));
        assert_eq!(d.laci("kasir1-jkt1").await, laci);
        assert_eq!(sisa_dp(&d, &no).await, 0);
        assert_eq!(d.letak(&k[0]).await, None);
        let sql = "SELECT COUNT(*) FROM barang WHERE kode_barcode = $1 AND status = 'TERJUAL'";
        assert_eq!(d.angka(sql, args![k[0].as_str()]).await, 1);
        assert_eq!(kode(batal(&d, &spv, &no, &alasan()).await), "SERVIS-04");
        assert_eq!(kode(proses(&d, &kasir, &no, "").await), "SERVIS-04");
        // And it may come in again.
        simpan(&d, &kasir, &service(bernota(&nota.no_faktur_jual[0], 5_000), 0)).await.unwrap();
    });
}

#[test]
fn sesudah_mulai_yang_dikerjakan_ditagih_dan_sisanya_kembali_dengan_otorisasi() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let no = simpan(&d, &kasir, &service(kalung(8_000), 60_000)).await.unwrap().no_service;
        proses(&d, &kasir, &no, "T01").await.unwrap();
        let laci = d.laci("kasir1-jkt1").await;
        // More than the estimate is not charged, nor a piece that was not weighed given back.
        assert_eq!(kode(batal(&d, &kasir, &no, &kembalikan(8_000, 100_001, 0)).await), "SERVIS-12");
        let mut tanpa = kembalikan(8_000, 25_000, 35_000);
        tanpa.detail_barang.clear();
        assert_eq!(kode(batal(&d, &kasir, &no, &tanpa).await), "SERVIS-12");
        let mut m = kembalikan(8_000, 25_000, 35_000);
        let t = ditolak(batal(&d, &kasir, &no, &m).await, "BATAL-03");
        // Out of the own drawer not even a supervisor's own yes.
        assert_eq!(kode(batal(&d, &spv, &no, &m).await), "BATAL-03");
        m.otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        // What was approved is this charge and no other.
        let lain = ServiceBatalMinta { biaya_rp: rp(20_000), pengembalian: tunai(40_000), ..m.clone() };
        assert_eq!(kode(batal(&d, &kasir, &no, &lain).await), "OTO-09");
        let b = batal(&d, &kasir, &no, &m).await.unwrap();
        assert_eq!((b.biaya_rp, b.dikembalikan_rp, b.dibayar_rp), (rp(25_000), rp(35_000), rp(0)));
        assert_eq!(d.laci("kasir1-jkt1").await, laci - 35_000);
        assert_eq!(sisa_dp(&d, &no).await, 0);
        assert_eq!(d.angka("SELECT COUNT(*) FROM saldo_barang WHERE milik = 'CUSTOMER'", &[]).await, 0);
        assert_eq!(
            d.angka(
                "SELECT COUNT(*) FROM kerja_tukang WHERE no_dok = $1 AND status = 'BATAL'",
                args![no.as_str()]
            )
            .await,
            1
        );
        let omset = "SELECT CAST(COALESCE(SUM(rupiah), 0) AS BIGINT) FROM service_omset";
        assert_eq!(d.angka(omset, &[]).await, 25_000);
    });
}

#[test]
fn emas_yang_sudah_masuk_tetap_ditagih_dan_kekurangannya_dibayar() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        isi_curah(&d).await;
        let no = simpan(&d, &kasir, &service(kalung(8_000), 60_000)).await.unwrap().no_service;
        proses(&d, &kasir, &no, "").await.unwrap();
        let mut m = jadi(8_500, 3);
        m.detail_barang[0].emas_tambah = Some(emas(500));
        m.detail_barang[0].kadar_uji = Kadar::perseratus(7_500).ok();
        let total = selesai_diuji(&d, &kasir, &no, &m).await.unwrap().total_rp.nilai();
        let emas = total - 100_000;
        assert_eq!(kode(batal(&d, &kasir, &no, &kembalikan(8_500, emas - 1, 0)).await), "SERVIS-12");
        let mut m = kembalikan(8_500, emas, 0);
        assert_eq!(kode(batal(&d, &kasir, &no, &m).await), "BAYAR-02");
        m.pembayaran = tunai(emas - 60_000);
        let t = ditolak(batal(&d, &kasir, &no, &m).await, "BATAL-03");
        m.otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        let b = batal(&d, &kasir, &no, &m).await.unwrap();
        assert_eq!((b.dibayar_rp.nilai(), b.dikembalikan_rp), (emas - 60_000, rp(0)));
    });
}

#[test]
fn tagihan_yang_dilepas_dibaca_yang_menyetujui() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        // Finished for 100,000, nothing paid down: given home for nothing, or for a part.
        let no = siap_diambil(&d, &kasir, 0).await;
        let dibaca = |biaya: i64, bayar: i64| {
            let m = ServiceBatalMinta { pembayaran: tunai(bayar), ..kembalikan(8_050, biaya, 0) };
            let (d, kasir, no) = (&d, &kasir, &no);
            async move {
                let t = ditolak(batal(d, kasir, no, &m).await, "BATAL-03");
                let semua = t.rincian.unwrap()["permohonan"]["rincian"].as_array().unwrap().clone();
                let satu =
                    semua.iter().find(|r| r["judul"] == "Biaya yang sudah dikerjakan").unwrap().clone();
                (satu["normal"].as_i64(), satu["diminta"].as_i64(), satu["rugi"].as_i64())
            }
        };
        assert_eq!(dibaca(0, 0).await, (Some(100_000), Some(0), Some(100_000)));
        assert_eq!(dibaca(40_000, 40_000).await, (Some(100_000), Some(40_000), Some(60_000)));
        assert_eq!(dibaca(100_000, 100_000).await, (Some(100_000), Some(100_000), None));
    });
}
