//! Through the craftsman: gold for a work, the piece he made with a barcode in TITIP bound to its line, fetched; the customer is told.

use crate::alat::{
    KASIR, OWN, SPV, ambil_tunai, cincin, hitung_ambil, langkah_selesai, pesan, proses, tahap, teks,
};
use ::tukang::{batal, emas, upah};
use barang::hancur;
use db::args;
use dunia::{di_kedua, ditolak};
use kas::uang_kas;
use pesanan::kerja;
use serde_json::json;

#[test]
fn dari_janji_lewat_tukang_sampai_diambil() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let own = d.orang(OWN).await;
        d.setel("JKT1", "WHATSAPP_MODULE", "on").await;
        let rosok = d.barang("A06", &[10_000]).await;
        let m = json!({ "kondisi": "PUTUS", "gudang_tujuan": "HANCUR", "keterangan": "uji", "detail_barang": [{ "kode_barcode": rosok[0] }] });
        d.minta(&own, &m, hancur::hancur).await.unwrap();
        let (no, _) = pesan(&d, &k, &[cincin(3.0, "LOCK")]).await;
        proses(&d, &k, &no).await.unwrap();
        ditolak(proses(&d, &k, &no).await, "PESANAN-03");
        let id = d
            .angka("SELECT id_kerja FROM pesanan_baris_kini WHERE no_pesanan = $1", args![no.as_str()])
            .await;
        let m =
            json!({ "kode_tukang": "T01", "id_kerja": id, "detail_barang": [{ "kode_barcode": rosok[0] }] });
        d.minta_izin((&own, SPV), &m, emas::keluar).await.unwrap();
        let m = json!({ "baris": 1, "berat": 3.25, "kadar_uji": 75.0, "susut": 0.02 });
        let hasil = {
            let no = no.clone();
            move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &kerja::PesananTerima| {
                kerja::terima(tx, p, &no, m)
            }
        };
        let (p, n) = (k.clone(), no.clone());
        let minta = dunia::isi::<kerja::PesananTerima>(&m);
        let h = d.db().read(move |c| kerja::hitung_terima(c, &p, &n, &minta)).await.unwrap();
        assert_eq!(h.murni_barang.sebagai_mg(), 2_437);
        // Tested by another person.
        ditolak(d.minta(&k, &m, hasil.clone()).await, "TUKANG-03");
        d.minta_izin((&k, SPV), &m, hasil.clone()).await.unwrap();
        ditolak(d.minta_izin((&k, SPV), &m, hasil).await, "PESANAN-03");
        assert_eq!(tahap(&d, &no).await, "SELESAI");
        let kode = d
            .baris("SELECT kode_barcode FROM pesanan_baris_kini WHERE no_pesanan = $1", args![no.as_str()])
            .await
            .remove(0);
        assert_eq!(d.letak(&kode).await.unwrap(), "TITIP/TT1");
        let kartu = d
            .baris("SELECT no_pesanan, id_barang_pesanan, kadar, kadar_cetak FROM barang WHERE kode_barcode = $1", args![kode.as_str()])
            .await
            .remove(0);
        assert!(kartu.starts_with(&format!("{no}|1|")) && kartu.ends_with("|7500"), "{kartu}");
        // The customer is told, once.
        let pesan = d.baris("SELECT peristiwa, no_dok FROM pesan", args![]).await;
        assert_eq!(pesan, [format!("PESANAN SIAP|{no}")]);
        // The delivery is not taken back under the order's feet.
        let tr = d.baris("SELECT no_dok FROM terima_tukang", args![]).await.remove(0);
        let batal_tr = json!({ "no_dok": tr, "alasan": "salah" });
        assert!(d.minta(&own, &batal_tr, batal::batal).await.is_err());
        // His wage can be paid now.
        let isi =
            json!({ "jenis": "MASUK", "kategori": "LAIN_MASUK", "deskripsi": "uji", "jumlah_rp": 500_000 });
        d.minta(&k, &isi, uang_kas::catat).await.unwrap();
        let m = json!({ "kode_tukang": "T01", "detail": [{ "id_kerja": id, "upah": 200_000 }],
            "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 200_000 }] });
        d.minta_izin((&k, SPV), &m, upah::bayar).await.unwrap();
        d.bersih().await;
        let h = hitung_ambil(&d, &k, &no, &json!({})).await.unwrap();
        assert_eq!(h["penjelasan"][0]["kode_barcode"], json!(kode));
        let j = ambil_tunai(&d, &k, &no).await.unwrap();
        assert!(teks(&j["no_faktur_group"]).starts_with("NG"));
        d.bersih().await;
    });
}

#[test]
fn barang_stok_mengakhiri_kerja_tukang() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000]).await;
        let (no, _) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        proses(&d, &k, &no).await.unwrap();
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        assert_eq!(d.baris("SELECT status FROM kerja_tukang", args![]).await, ["BATAL"]);
        assert_eq!(tahap(&d, &no).await, "SELESAI");
        d.bersih().await;
    });
}
