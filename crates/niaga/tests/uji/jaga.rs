//! Pieces that came back: what moved on is not taken back, a weight that was believed goes back exactly, one that was not
//! believed waits.

use crate::layar::{batal, bayar_beli, bayar_jual, beli, bernota, bynota, hitung_beli, jual};
use barang::pindah;
use barang::susut::{self, TanyaSusut};
use db::args;
use dunia::{Dunia, di_kedua, ditolak, toko};
use niaga::batal::{self as pembatalan, Dari};
use niaga::hancur;
use platform::domain::Hari;
use serde_json::{Value, json};

/// Weight, fine weight and cost of a piece in the book, and weight and cost on its card.
async fn isi(d: &Dunia, kode: &str) -> Vec<String> {
    let sql = "SELECT s.gudang, s.berat, s.murni, s.nilai, b.berat_asli, b.berat, b.total_pokok FROM barang b \
               LEFT JOIN saldo_barang s ON s.kode_barcode = b.kode_barcode WHERE b.kode_barcode = $1";
    d.baris(sql, args![kode]).await
}

/// Losses of weight that nobody has answered yet.
async fn menunggu(d: &Dunia) -> Vec<Value> {
    let j = d.lihat(|c| susut::daftar(c, &toko("JKT1"), &TanyaSusut::default())).await.unwrap();
    j.as_array().unwrap().clone()
}

#[test]
fn nota_yang_barangnya_dibeli_kembali_dan_dijual_lagi_tidak_bisa_dibatalkan() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        let kode = d.barang("A06", &[5_000, 4_000]).await;
        let s1 = bayar_jual(&d, &kasir, jual(&kode[..1])).await.unwrap();
        bayar_jual(&d, &kasir, jual(&kode[1..])).await.unwrap();
        let b1 = bayar_beli(&d, &kasir, &beli(&bernota(&s1["no_faktur_jual"][0], 5.0))).await.unwrap();
        let batal_s1 = async || {
            let h = batal(&d, &spv, Dari::Penjualan, &s1["no_faktur_group"]).await;
            format!("{:?}", ditolak(h, "BATAL-06"))
        };
        let kata = batal_s1().await;
        assert!(kata.contains("sudah dibeli kembali"), "{kata}");
        // The look at it says the same at once, with the document that took the piece.
        let m = pembatalan::PeriksaBatal { no_faktur: s1["no_faktur_group"].as_str().unwrap().to_owned() };
        let p = spv.clone();
        let t =
            ditolak(d.db().read(move |c| pembatalan::periksa(c, &p, Dari::Penjualan, &m)).await, "BATAL-06");
        assert_eq!(t.rincian.unwrap()["dokumen"], b1["no_faktur_group"]);
        let m = json!({ "kode_gudang": "TOKO", "kode_toko": "A06", "detail_barang": [{ "kode_barcode": kode[0] }] });
        d.minta(&own, &m, pindah::pindah).await.unwrap();
        let s2 = bayar_jual(&d, &kasir, jual(&kode[..1])).await.unwrap();
        let uang = d.laci("kasir1-jkt1").await;
        // The piece is 'sold', as the first sale left it; it is the second customer's.
        let kata = batal_s1().await;
        assert!(kata.contains(&kode[0]) && kata.contains("sudah dijual lagi"), "{kata}");
        assert!(kata.contains(s2["no_faktur_group"].as_str().unwrap()), "{kata}");
        ditolak(batal(&d, &spv, Dari::Pembelian, &b1["no_faktur_group"]).await, "BATAL-06");
        assert_eq!((d.laci("kasir1-jkt1").await, isi(&d, &kode[0]).await.len()), (uang, 1));
        // What was cancelled since does not count.
        batal(&d, &spv, Dari::Penjualan, &s2["no_faktur_group"]).await.unwrap();
        batal_s1().await;
    });
}

#[test]
fn nota_yang_barangnya_kembali_menyebut_pembeliannya_selama_ia_berlaku() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let kode = d.barang("A06", &[5_000, 4_000]).await;
        let s1 = bayar_jual(&d, &kasir, jual(&kode)).await.unwrap();
        let kembali =
            async || bynota(&d, &kasir, &s1["no_faktur_group"]).await.unwrap()["kembali_barang"].clone();
        assert_eq!(kembali().await, json!([]));
        let b1 = bayar_beli(&d, &kasir, &beli(&bernota(&s1["no_faktur_jual"][1], 4.0))).await.unwrap();
        let k = kembali().await;
        assert_eq!(k.as_array().map(Vec::len), Some(1), "{k}");
        assert_eq!(
            (&k[0]["no_faktur_jual"], &k[0]["no_faktur_beli"], &k[0]["toko"]),
            (&s1["no_faktur_jual"][1], &b1["no_faktur_beli"][0], &json!("JKT1"))
        );
        // And the other way round: the purchase says whose nota it took.
        let r = bynota(&d, &kasir, &b1["no_faktur_group"]).await.unwrap();
        assert_eq!(r["detail_beli"][0]["no_faktur_nota"], s1["no_faktur_jual"][1]);
        batal(&d, &spv, Dari::Pembelian, &b1["no_faktur_group"]).await.unwrap();
        assert_eq!(kembali().await, json!([]));
    });
}

#[test]
fn pembelian_yang_susutnya_diterima_bisa_dibatalkan_tepat() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let kode = d.barang("A06", &[5_000, 6_000]).await;
        let awal = isi(&d, &kode[0]).await;
        let s1 = bayar_jual(&d, &kasir, jual(&kode)).await.unwrap();
        let terjual = isi(&d, &kode[0]).await;
        let b1 = bayar_beli(&d, &kasir, &beli(&bernota(&s1["no_faktur_jual"][0], 4.5))).await.unwrap();
        let no = menunggu(&d).await[0]["no_susut"].clone();
        let putus = json!({ "no_susut": no, "terima": true, "alasan": "memang aus" });
        d.minta(&spv, &putus, susut::putuskan).await.unwrap();
        let kini = isi(&d, &kode[0]).await;
        assert!(kini[0].starts_with("BELI|4500|3375|"), "{kini:?}");
        batal(&d, &spv, Dari::Pembelian, &b1["no_faktur_group"]).await.unwrap();
        assert_eq!(isi(&d, &kode[0]).await, terjual, "kartu dan buku seperti sebelum dibeli");
        let sisa = "SELECT CAST(COALESCE(SUM(berat), 0) AS BIGINT) FROM saldo_lokasi WHERE gudang = '@SUSUT'";
        assert_eq!(d.angka(sisa, args![]).await, 0);
        // Then the sale too, and the piece is as it was before everything.
        batal(&d, &spv, Dari::Penjualan, &s1["no_faktur_group"]).await.unwrap();
        assert_eq!(isi(&d, &kode[0]).await, awal);
    });
}

/// What keeps the day from being closed, of goods.
async fn halangan(d: &Dunia) -> String {
    let kini = d.db().jam().sekarang();
    let j = d.lihat(move |c| {
        let hari = Hari::baca(c, &toko("JKT1"), kini)?;
        (barang::DOMAIN.halangan)(c, &hari)
    });
    j.await.unwrap().to_string()
}

#[test]
fn susut_yang_ditolak_menunggu_pembatalan_atau_own() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        let kode = d.barang("A06", &[5_000, 6_000, 9_000]).await;
        let s = bayar_jual(&d, &kasir, jual(&kode)).await.unwrap();
        let b0 = bayar_beli(&d, &kasir, &beli(&bernota(&s["no_faktur_jual"][0], 4.5))).await.unwrap();
        bayar_beli(&d, &kasir, &beli(&bernota(&s["no_faktur_jual"][1], 5.5))).await.unwrap();
        let nomor: Vec<Value> = menunggu(&d).await.iter().map(|s| s["no_susut"].clone()).collect();
        assert_eq!(nomor.len(), 2);
        let putus =
            |no: &Value, terima: bool| json!({ "no_susut": no, "terima": terima, "alasan": "tidak percaya" });
        for no in &nomor {
            d.minta(&spv, &putus(no, false), susut::putuskan).await.unwrap();
        }
        let hal = halangan(&d).await;
        assert!(hal.contains("TUTUP-14"), "ditolak belum dijawab: {hal}");
        assert_eq!(menunggu(&d).await.len(), 2);
        // It stays where it is, and a supervisor cannot change his mind.
        let h = json!({ "gudang_tujuan": "HANCUR", "detail_barang": [{ "kode_barcode": kode[0] }] });
        ditolak(d.minta(&own, &h, hancur::hancur).await, "BELI-14");
        ditolak(d.minta(&spv, &putus(&nomor[0], true), susut::putuskan).await, "SUSUT-10");
        ditolak(d.minta(&own, &putus(&nomor[0], false), susut::putuskan).await, "SUSUT-10");
        // One is answered by the purchase going back, the other by the owner.
        batal(&d, &spv, Dari::Pembelian, &b0["no_faktur_group"]).await.unwrap();
        let sisa = menunggu(&d).await;
        assert_eq!(sisa.len(), 1, "{sisa:?}");
        let j = d.minta(&own, &putus(&sisa[0]["no_susut"], true), susut::putuskan).await.unwrap();
        assert_eq!((&j["status"], &j["dijawab"]), (&json!("DITERIMA"), &json!("own-jkt1")));
        let hal = halangan(&d).await;
        assert!(!hal.contains("TUTUP-14"), "{hal}");
    });
}

#[test]
fn barang_yang_dibeli_paling_berat_sepuluh_kilogram() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let m = beli(&json!({ "surat": "TANPA SURAT", "kode_group": "750", "kode_dept": "CIN750",
            "nama_barang": "cincin", "berat_timbang": 10_000.001, "kadar_uji": 70, "kondisi": "LEBUR" }));
        let t = ditolak(hitung_beli(&d, &kasir, &m).await, "BELI-01");
        assert_eq!(t.kolom["detail_beli[0].berat_timbang"], "Berat paling banyak 10 kg", "{t:?}");
    });
}
