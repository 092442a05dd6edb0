//! What does not go the usual way: a pick-up taken back, pieces lost or fetched by nobody, the blind count.

use crate::alat::{
    NIK, ambil, bayar, bernota, jadi, jual, kalung, proses, rinci, rp, selesai, service, siap_diambil,
    simpan, sisa_dp, transfer, tunai,
};
use db::args;
use dunia::{Dunia, di_kedua, ditolak, kode};
use platform::{Hasil, Pelaku};
use servis::{
    GantiTercatat, ServiceBatalAmbilMinta, ServiceBatalBaris, ServiceGantiBayarMinta, ServiceHilangMinta,
    ServiceHitungBaris, ServiceHitungMinta, ServiceJadiTokoMinta, ServiceMinta, TahapTercatat,
};
use values::Berat;

fn timbang(mg: i64, batu: i64) -> Vec<ServiceBatalBaris> {
    vec![ServiceBatalBaris { baris: 1, berat: Berat::mg(mg), jumlah_batu: batu }]
}

async fn batal_ambil(d: &Dunia, p: &Pelaku, no: &str, mg: i64, izin: &str) -> Hasil<TahapTercatat> {
    let m = ServiceBatalAmbilMinta {
        alasan: "minta dirapikan".to_owned(),
        detail_barang: timbang(mg, 3),
        otorisasi: izin.to_owned(),
    };
    let no = no.to_owned();
    d.kerja(p, move |tx, p| servis::batal_ambil(tx, p, &no, &m)).await
}

#[test]
fn pengambilan_dibatalkan_tepat_dan_bisa_diambil_lagi() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let no = siap_diambil(&d, &kasir, 40_000).await;
        assert_eq!(kode(batal_ambil(&d, &spv, &no, 8_050, "").await), "SERVIS-04");
        let laci = d.laci("kasir1-jkt1").await;
        ambil(&d, &kasir, &no, &bayar(60_000)).await.unwrap();
        // Who gave it out does not take it back alone, nor a piece that is not the same any more.
        assert_eq!(kode(batal_ambil(&d, &kasir, &no, 8_050, "").await), "BATAL-03");
        assert_eq!(kode(batal_ambil(&d, &spv, &no, 7_000, "").await), "SERVIS-12");
        assert_eq!(batal_ambil(&d, &spv, &no, 8_050, "").await.unwrap().tahap, "SELESAI");
        assert_eq!(d.laci("kasir1-jkt1").await, laci);
        assert_eq!(sisa_dp(&d, &no).await, 40_000);
        assert_eq!(d.angka("SELECT CAST(COALESCE(SUM(pajak), 0) AS BIGINT) FROM buku_pajak", &[]).await, 0);
        assert_eq!(d.angka("SELECT CAST(SUM(rupiah) AS BIGINT) FROM service_omset", &[]).await, 0);
        let sql = "SELECT COUNT(*) FROM saldo_barang WHERE milik = 'CUSTOMER' AND berat = 8050";
        assert_eq!(d.angka(sql, &[]).await, 1);
        assert!(rinci(&d, &no).await.ambil.is_none());
        assert_eq!(kode(batal_ambil(&d, &spv, &no, 8_050, "").await), "SERVIS-04");
        d.bersih().await;
        ambil(&d, &kasir, &no, &bayar(60_000)).await.unwrap();
        // Another day only the owner says yes.
        d.hari("2026-11-16", &["JKT1"]).await;
        let t = ditolak(batal_ambil(&d, &spv, &no, 8_050, "").await, "BATAL-03");
        assert!(d.izin(&spv, "spv-jkt1", &t).await.is_err());
        let izin = d.izin(&spv, "own-jkt1", &t).await.unwrap();
        batal_ambil(&d, &spv, &no, 8_050, &izin).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn pengambilan_barang_yang_sudah_dibeli_kembali_tidak_dibatalkan() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let k = d.barang("A06", &[5_000, 9_000]).await;
        jual(&d, &kasir, &k[1]).await;
        let nota = jual(&d, &kasir, &k[0]).await.no_faktur_jual[0].clone();
        let no = simpan(&d, &kasir, &service(bernota(&nota, 5_000), 0)).await.unwrap().no_service;
        proses(&d, &kasir, &no, "").await.unwrap();
        selesai(&d, &kasir, &no, &jadi(5_000, 0)).await.unwrap();
        ambil(&d, &kasir, &no, &bayar(100_000)).await.unwrap();
        let batal = |d: &std::sync::Arc<Dunia>| {
            let (d, spv, no) = (d.clone(), spv.clone(), no.clone());
            let m = ServiceBatalAmbilMinta {
                alasan: "x".to_owned(),
                detail_barang: timbang(5_000, 0),
                ..Default::default()
            };
            async move { d.kerja(&spv, move |tx, p| servis::batal_ambil(tx, p, &no, &m)).await }
        };
        // Taken back while she has it: the nota is held again.
        batal(&d).await.unwrap();
        assert_eq!(
            d.angka("SELECT COUNT(*) FROM nota_ditahan WHERE no_dok = $1", args![no.as_str()]).await,
            1
        );
        ambil(&d, &kasir, &no, &bayar(100_000)).await.unwrap();
        let mut m = niaga::TransaksiMinta {
            kode_sales: "S01".to_owned(),
            detail_beli: vec![niaga::beli::BeliMinta {
                surat: "NOTA".to_owned(),
                no_faktur_jual: nota.clone(),
                berat_timbang: Berat::mg(5_000),
                kondisi: "BAGUS".to_owned(),
                ..Default::default()
            }],
            ..Default::default()
        };
        let coba = m.clone();
        let h = d.kerja(&kasir, move |tx, p| niaga::hitung(tx, p, &coba)).await.unwrap();
        m.pembayaran = tunai(h.neto.nilai().abs());
        d.kerja(&kasir, move |tx, p| niaga::simpan(tx, p, &m)).await.unwrap();
        assert!(batal(&d).await.is_err());
        d.bersih().await;
    });
}

async fn hilang(d: &Dunia, p: &Pelaku, no: &str, m: &ServiceHilangMinta) -> Hasil<GantiTercatat> {
    let (no, m) = (no.to_owned(), m.clone());
    d.kerja(p, move |tx, p| servis::hilang(tx, p, &no, &m)).await
}

async fn bayar_ganti(
    d: &Dunia,
    p: &Pelaku,
    no: &str,
    m: &ServiceGantiBayarMinta,
) -> Hasil<servis::GantiDibayar> {
    let (no, m) = (no.to_owned(), m.clone());
    d.kerja(p, move |tx, p| servis::bayar_ganti(tx, p, &no, &m)).await
}

#[test]
fn barang_yang_hilang_menjadi_hutang_seharga_hari_ini_dan_dibayar_dengan_otorisasi() {
    di_kedua(|d| async move {
        let (kasir, own) = (d.orang("kasir1-jkt1").await, d.pemilik("JKT1").await);
        // Two pieces: one is gone, the other goes home.
        let mut m = service(kalung(8_000), 50_000);
        m.detail_barang.push(kalung(3_000));
        let no = simpan(&d, &kasir, &m).await.unwrap().no_service;
        let mut m = ServiceHilangMinta { alasan: "tidak ditemukan".to_owned(), ..Default::default() };
        assert_eq!(kode(hilang(&d, &own, &no, &m).await), "SERVIS-15");
        m.hilang = vec![1];
        assert_eq!(kode(hilang(&d, &own, &no, &m).await), "SERVIS-12");
        m.detail_barang = vec![ServiceBatalBaris { baris: 2, berat: Berat::mg(3_000), jumlah_batu: 3 }];
        m.nik = NIK.to_owned();
        // The owner's document: a cashier and a supervisor ask.
        let t = ditolak(hilang(&d, &kasir, &no, &m).await, "BATAL-03");
        assert!(d.izin(&kasir, "spv-jkt1", &t).await.is_err());
        let g = hilang(&d, &own, &no, &m).await.unwrap();
        assert!(g.nilai_rp > rp(1_000_000) && g.jumlah_rp.nilai() == g.nilai_rp.nilai() + 50_000, "{g:?}");
        assert_eq!((sisa_dp(&d, &no).await, sisa_dp(&d, &g.no_ganti).await), (0, g.jumlah_rp.nilai()));
        assert_eq!(d.angka("SELECT COUNT(*) FROM saldo_barang WHERE milik = 'CUSTOMER'", &[]).await, 0);
        d.bersih().await;
        // Paid by another's yes, once, to the person on the document.
        let mut b = ServiceGantiBayarMinta {
            nik: NIK.to_owned(),
            pembayaran: transfer(&d, g.jumlah_rp.nilai()).await,
            ..Default::default()
        };
        b.pembayaran[0].no_rekening_tujuan = "123456".to_owned();
        b.pembayaran[0].atas_nama = "SITI AMINAH".to_owned();
        let t = ditolak(bayar_ganti(&d, &kasir, &g.no_ganti, &b).await, "NIAGA-08");
        b.otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        let mut lain = b.clone();
        lain.pembayaran[0].no_rekening_tujuan = "999999".to_owned();
        assert_eq!(kode(bayar_ganti(&d, &kasir, &g.no_ganti, &lain).await), "OTO-09");
        bayar_ganti(&d, &kasir, &g.no_ganti, &b).await.unwrap();
        assert_eq!(kode(bayar_ganti(&d, &kasir, &g.no_ganti, &b).await), "SERVIS-04");
        d.bersih().await;
    });
}

#[test]
fn nota_barang_rantai_yang_hilang_tidak_dibeli_kembali_dan_uang_yang_belum_terlihat_tidak_dihutang() {
    di_kedua(|d| async move {
        let (kasir, own) = (d.orang("kasir1-jkt1").await, d.pemilik("JKT1").await);
        let k = d.barang("A06", &[5_000]).await;
        let nota = jual(&d, &kasir, &k[0]).await.no_faktur_jual[0].clone();
        let no = simpan(&d, &kasir, &service(bernota(&nota, 5_000), 0)).await.unwrap().no_service;
        let m = ServiceHilangMinta { alasan: "hilang".to_owned(), hilang: vec![1], ..Default::default() };
        let g = hilang(&d, &own, &no, &m).await.unwrap();
        let beli = niaga::TransaksiMinta {
            kode_sales: "S01".to_owned(),
            detail_beli: vec![niaga::beli::BeliMinta {
                surat: "NOTA".to_owned(),
                no_faktur_jual: nota,
                berat_timbang: Berat::mg(5_000),
                kondisi: "BAGUS".to_owned(),
                ..Default::default()
            }],
            ..Default::default()
        };
        let t = d.kerja(&kasir, move |tx, p| niaga::hitung(tx, p, &beli)).await.unwrap_err();
        assert!(t.pesan.contains(&g.no_ganti), "{t}");
        d.setel("JKT1", "VALIDASI_NON_CASH_MODULE", "on").await;
        let mut s: ServiceMinta = service(kalung(8_000), 40_000);
        s.pembayaran = transfer(&d, 40_000).await;
        let no = simpan(&d, &kasir, &s).await.unwrap().no_service;
        assert!(ditolak(hilang(&d, &own, &no, &m).await, "SERVIS-15").pesan.contains("belum divalidasi"));
        d.bersih().await;
    });
}

#[test]
fn yang_tak_diambil_setahun_sesudah_dikabari_menjadi_milik_toko_dan_kelebihannya_hutang() {
    di_kedua(|d| async move {
        let (kasir, own) = (d.orang("kasir1-jkt1").await, d.pemilik("JKT1").await);
        let no = siap_diambil(&d, &kasir, 40_000).await;
        let m = ServiceJadiTokoMinta {
            alasan: "setahun tidak diambil".to_owned(),
            detail_barang: timbang(8_050, 3),
            ..Default::default()
        };
        let jadi = |p: &Pelaku, m: &ServiceJadiTokoMinta| {
            let (d, p, no, m) = (d.clone(), p.clone(), no.clone(), m.clone());
            async move { d.kerja(&p, move |tx, p| servis::jadi_toko(tx, p, &no, &m)).await }
        };
        assert!(ditolak(jadi(&own, &m).await, "SERVIS-15").pesan.contains("kabari"));
        let kabar = no.clone();
        d.kerja(&kasir, move |tx, p| servis::kabari(tx, p, &kabar)).await.unwrap();
        assert!(ditolak(jadi(&own, &m).await, "SERVIS-15").pesan.contains("365"));
        // A year later.
        d.hari("2027-11-16", &["JKT1"]).await;
        d.terbitkan_harga("JKT1").await;
        let t = ditolak(jadi(&kasir, &m).await, "BATAL-03");
        assert!(d.izin(&kasir, "spv-jkt1", &t).await.is_err());
        let g = jadi(&own, &m).await.unwrap();
        assert_eq!(g.tagihan_rp, rp(100_000));
        assert_eq!(g.jumlah_rp.nilai(), g.nilai_rp.nilai() + 40_000 - 100_000);
        assert!(d.letak(&g.kode_barcode[0]).await.unwrap().starts_with("BELI/"));
        assert_eq!((sisa_dp(&d, &no).await, sisa_dp(&d, &g.no_ganti).await), (0, g.jumlah_rp.nilai()));
        let sql = "SELECT CAST(SUM(rupiah) AS BIGINT) FROM service_omset WHERE no_dok = $1";
        assert_eq!(d.angka(sql, args![g.no_ganti.as_str()]).await, 100_000);
        d.bersih().await;
    });
}

#[test]
fn barang_customer_dihitung_buta_oleh_yang_bukan_penjaganya() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        simpan(&d, &kasir, &service(kalung(8_000), 0)).await.unwrap();
        simpan(&d, &kasir, &service(kalung(7_000), 0)).await.unwrap();
        let kode_barang = |urut: i64| {
            let d = d.clone();
            async move {
                let sql = "SELECT kode_barcode FROM service_baris ORDER BY no_service LIMIT 1 OFFSET $1";
                d.baris(sql, args![urut]).await.remove(0)
            }
        };
        let hitung = |p: &Pelaku, isi: Vec<(String, i64)>| {
            let (d, p) = (d.clone(), p.clone());
            let detail_barang = isi
                .into_iter()
                .map(|(kode_barcode, mg)| ServiceHitungBaris { kode_barcode, berat: Berat::mg(mg) })
                .collect();
            let m = ServiceHitungMinta { detail_barang, ..Default::default() };
            async move { d.kerja(&p, move |tx, p| servis::hitung_barang(tx, p, &m)).await }
        };
        let satu = kode_barang(0).await;
        assert_eq!(kode(hitung(&kasir, vec![(satu.clone(), 8_000)]).await), "SERVIS-16");
        let peringatan = || {
            let d = d.clone();
            async move {
                d.db()
                    .read(|c| {
                        let kini = values::Waktu::parse("2026-11-15T12:00:00+07:00").unwrap();
                        let h = platform::domain::Hari::baca(c, &dunia::toko("JKT1"), kini)?;
                        (servis::DOMAIN.peringatan)(c, &h)
                    })
                    .await
                    .unwrap()
                    .into_iter()
                    .filter(|h| h.kode == "TUTUP-43")
                    .map(|h| h.pesan)
                    .collect::<Vec<_>>()
            }
        };
        assert!(peringatan().await.is_empty());
        // One is not there, one weighs something else, one is nobody's.
        let h = hitung(&spv, vec![(satu.clone(), 7_900), ("00009999".to_owned(), 1_000)]).await.unwrap();
        let k = &h.kepala;
        assert_eq!((k.harus, k.ada, k.kurang, k.lebih, k.beda), (2, 0, 1, 1, 1));
        assert!(peringatan().await[0].contains("kurang atau berbeda"));
        let dua = kode_barang(1).await;
        let h = hitung(&spv, vec![(satu, 8_010), (dua, 7_000)]).await.unwrap();
        assert_eq!((h.kepala.ada, h.selisih.len()), (2, 0));
        assert!(peringatan().await.is_empty());
        d.hari("2026-12-31", &["JKT1"]).await;
        assert!(peringatan().await[0].contains("belum dihitung"));
        d.bersih().await;
    });
}
