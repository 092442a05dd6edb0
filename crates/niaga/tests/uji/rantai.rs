//! What the whole chain knows of a bought piece: stolen ones, a nota of another branch, two stores at the same piece, and
//! bought pieces on their way to the melt.

use crate::layar::{
    asing, batal, bayar_beli, bayar_jual, beli, bernota, hitung_beli, jual, nota, simpan_beli, teks, tunai,
};
use db::args;
use dunia::{Dunia, TOKO, di_kedua, ditolak, isi, toko};
use niaga::batal::Dari;
use niaga::{curian, hancur};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

async fn lokasi(d: &Dunia, kode: &str) -> Vec<String> {
    d.baris("SELECT toko, gudang FROM saldo_barang WHERE kode_barcode = $1", args![kode]).await
}

async fn cabut(d: &Dunia, p: &Pelaku, id: &str, alasan: &str) -> Hasil<Value> {
    let id = id.to_owned();
    let m = json!({ "alasan": alasan });
    d.minta(p, &m, move |tx, p, m| curian::cabut(tx, p, &id, m)).await
}

async fn daftar_curian(d: &Dunia, tanya: Value) -> usize {
    let t = isi::<curian::TanyaCurian>(&tanya);
    d.db().read(move |c| curian::daftar(c, &t)).await.unwrap().len()
}

#[test]
fn barang_curian_ditahan_dan_hanya_penyetuju_yang_mengubah_daftarnya() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let kode = d.barang("A06", &[2_500, 8_000]).await;
        let j = bayar_jual(&d, &k, jual(&kode)).await.unwrap();
        let lapor = json!({ "kode_barcode": kode[0], "nama_barang": "cincin uji", "sumber": "polsek", "ciri": "ukiran" });
        ditolak(d.minta(&k, &lapor, curian::lapor).await, "BELI-10");
        let id = teks(&d.minta(&spv, &lapor, curian::lapor).await.unwrap()["id"]);
        ditolak(d.minta(&spv, &lapor, curian::lapor).await, "BELI-12");
        let kurang = json!({ "nama_barang": "x", "sumber": "y" });
        ditolak(d.minta(&spv, &kurang, curian::lapor).await, "BELI-11");
        let m = beli(&bernota(&j["no_faktur_jual"][0], 2.5));
        let t = ditolak(hitung_beli(&d, &k, &m).await, "BELI-01");
        assert!(t.kolom["detail_beli[0].kode_barcode"].contains("POLSEK"), "{t:?}");
        // Looks like one: same type and weight.
        let mirip =
            json!({ "nama_barang": "cincin", "kode_dept": "CIN750", "berat": 1.5, "sumber": "cabang bdg" });
        d.minta(&spv, &mirip, curian::lapor).await.unwrap();
        let m2 = beli(&asing("TANPA SURAT", 1.52, "RUSAK RINGAN"));
        let alasan = hitung_beli(&d, &k, &m2).await.unwrap()["alasan"].take();
        let pesan = alasan[0]["pesan"].as_str().unwrap();
        assert!(pesan.contains("Mirip barang yang dilaporkan dicuri"), "{alasan}");
        ditolak(bayar_beli(&d, &k, &m2).await, "NIAGA-08");
        // Withdrawn: the piece may come back.
        ditolak(cabut(&d, &k, &id, "keliru").await, "BELI-10");
        ditolak(cabut(&d, &spv, &id, "").await, "BELI-11");
        cabut(&d, &spv, &id, "keliru").await.unwrap();
        ditolak(cabut(&d, &spv, &id, "keliru").await, "BELI-12");
        ditolak(cabut(&d, &spv, "tidakada", "keliru").await, "BELI-13");
        bayar_beli(&d, &k, &m).await.unwrap();
        assert_eq!(daftar_curian(&d, json!({})).await, 1);
        assert_eq!(daftar_curian(&d, json!({ "semua": true, "cari": "uji" })).await, 1);
    });
}

/// A cashier of BDG1 with money in the drawer.
async fn bandung(d: &Dunia, mg: i64) -> Pelaku {
    let modal = d.barang_di("BDG1", "A06", &[mg]).await;
    let bdg = d.orang("kasir1-bdg1").await;
    bayar_jual(d, &bdg, jual(&modal)).await.unwrap();
    bdg
}

#[test]
fn nota_cabang_lain_dibeli_di_sini_dan_barangnya_ikut() {
    di_kedua(|d| async move {
        let k = d.orang("kasir1-jkt1").await;
        let kode = d.barang("A06", &[2_500]).await;
        let j = bayar_jual(&d, &k, jual(&kode)).await.unwrap();
        let bdg = bandung(&d, 9_000).await;
        let n = nota(&d, &bdg, "", &kode[0], &[]).await;
        assert_eq!((&n["toko"], &n["sudah_dibeli"]), (&json!("JKT1"), &json!("")));
        let m = beli(&bernota(&j["no_faktur_jual"][0], 2.5));
        let b = bayar_beli(&d, &bdg, &m).await.unwrap();
        assert!(teks(&b["no_faktur_beli"][0]).starts_with("FBBDG1-"));
        assert_eq!(lokasi(&d, &kode[0]).await, ["BDG1|BELI"]);
        // Back is back, everywhere.
        let mut lagi = m.clone();
        lagi["pembayaran"] = tunai(1);
        let t = ditolak(simpan_beli(&d, &k, &lagi).await, "BELI-01");
        assert!(t.kolom["detail_beli[0].no_faktur_jual"].contains("FBBDG1-"), "{t:?}");
        assert_eq!(nota(&d, &k, "", &kode[0], &[]).await["sudah_dibeli"], b["no_faktur_beli"][0]);
        let spv = d.orang("spv-bdg1").await;
        batal(&d, &spv, Dari::Pembelian, &b["no_faktur_group"]).await.unwrap();
        assert!(lokasi(&d, &kode[0]).await.is_empty());
        bayar_beli(&d, &k, &m).await.unwrap();
        assert_eq!(lokasi(&d, &kode[0]).await, ["JKT1|BELI"]);
    });
}

#[test]
fn dua_toko_satu_barang_tepat_satu_menang() {
    di_kedua(|d| async move {
        let (jkt, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let mg: Vec<i64> = (0..10).map(|i| 2_000 + i * 100).collect();
        let kode = d.barang("A06", &mg).await;
        let bdg = bandung(&d, 40_000).await;
        for (i, kode) in kode.iter().enumerate() {
            let j = bayar_jual(&d, &jkt, jual(std::slice::from_ref(kode))).await.unwrap();
            let gram = f64::from(20 + i32::try_from(i).unwrap()) / 10.0;
            let mut m = beli(&bernota(&j["no_faktur_jual"][0], gram));
            m["pembayaran"] = tunai(hitung_beli(&d, &jkt, &m).await.unwrap()["total_beli"].take());
            // Two purchases, or a purchase there while the sale is taken back here.
            let sini = async {
                if i % 2 == 0 {
                    simpan_beli(&d, &jkt, &m).await
                } else {
                    batal(&d, &spv, Dari::Penjualan, &j["no_faktur_group"]).await
                }
            };
            let (x, y) = tokio::join!(sini, simpan_beli(&d, &bdg, &m));
            assert!(x.is_ok() != y.is_ok(), "{i}: {x:?} {y:?}");
            let tempat = lokasi(&d, kode).await;
            assert_eq!(tempat.len(), 1, "{i}: {tempat:?}");
        }
    });
}

#[test]
fn barang_pembelian_dihancurkan_dengan_kondisi_belinya() {
    di_kedua(|d| async move {
        let (k, spv, own) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await, d.pemilik(TOKO).await);
        let kode = d.barang("A06", &[4_000, 3_000, 10_000]).await;
        let j = bayar_jual(&d, &k, jual(&[kode[0].clone(), kode[2].clone()])).await.unwrap();
        let asal = bayar_beli(&d, &k, &beli(&asing("TOKO LAIN", 1.0, "RUSAK RINGAN"))).await.unwrap();
        bayar_beli(&d, &k, &beli(&bernota(&j["no_faktur_jual"][0], 4.0))).await.unwrap();
        let calon = async |tanya: Value| {
            let t = isi::<hancur::TanyaHancur>(&tanya);
            d.lihat(move |c| hancur::calon(c, &toko(TOKO), &t)).await.unwrap()
        };
        let c = calon(json!({})).await;
        assert_eq!(c.as_array().unwrap().len(), 2, "{c}");
        let rusak = calon(json!({ "kode_gudang": "RUSAK" })).await;
        assert_eq!((&rusak[0]["kondisi"], rusak.as_array().unwrap().len()), (&json!("RUSAK RINGAN"), 1));
        let bekas = teks(&rusak[0]["kode_barcode"]);
        let hancurkan = async |kode: &[&str]| {
            let detail: Vec<Value> = kode.iter().map(|k| json!({ "kode_barcode": k })).collect();
            let m = json!({ "gudang_tujuan": "HANCUR", "keterangan": "lebur", "detail_barang": detail });
            d.minta(&own, &m, hancur::hancur).await
        };
        // A piece that was never bought is not for this screen.
        let t = ditolak(hancurkan(&[&bekas, &kode[1]]).await, "BELI-14");
        assert!(t.kolom.contains_key("detail_barang[1].kode_barcode"), "{t:?}");
        let no = teks(&hancurkan(&[&bekas]).await.unwrap()["no_dok"]);
        let n = no.clone();
        let r = d.lihat(move |c| barang::dokumen::rinci(c, &toko(TOKO), &n)).await.unwrap();
        assert_eq!((&r["jenis"], &r["lawan"]), (&json!("HANCUR"), &json!("PEMBELIAN")));
        assert_eq!(r["detail_barang"][0]["kondisi"], json!("RUSAK RINGAN"));
        let t = isi(&json!({ "jenis": "HANCUR", "lawan": "PEMBELIAN" }));
        let ada = d.db().read(move |c| barang::dokumen::daftar(c, &toko(TOKO), &t)).await.unwrap();
        assert_eq!(ada.count, 1);
        // The purchase cannot be taken back while the piece waits for the melt.
        ditolak(batal(&d, &spv, Dari::Pembelian, &asal["no_faktur_group"]).await, "BATAL-06");
        let m = json!({ "keterangan": "keliru" });
        d.minta(&own, &m, move |tx, p, m| barang::dokumen::batal(tx, p, &no, m)).await.unwrap();
        assert_eq!(lokasi(&d, &bekas).await, ["JKT1|RUSAK"]);
    });
}
