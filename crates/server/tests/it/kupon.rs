//! Coupons: given by a large sale, looked up, used once, void with their sale or their time.

use crate::alat::{Alat, Klien, di_kedua_master, toko};
use crate::niaga::{jual, siap, simpan};
use db::args;
use serde_json::{Value, json};

/// A sale that gives a coupon; answers the sale and the coupon's number.
async fn dapat(k: &Klien, kunci: &str, kode: &[String]) -> (Value, String) {
    let t = simpan(k, kunci, jual(kode)).await.data();
    let no = t["kupon"][0].as_str().unwrap_or_else(|| panic!("tanpa kupon: {t}")).to_owned();
    (t, no)
}

async fn cek(k: &Klien, no: &str, total: i64) -> Value {
    k.get(&format!("cek-kupon?no_kupon={no}&total={total}")).await.data()
}

async fn status(k: &Klien, no: &str) -> String {
    let j = k.get(&format!("transaksi-kupon?cari={no}")).await.ok();
    assert_eq!(j["count"], json!(1), "{j}");
    j["data"][0]["status"].as_str().unwrap().to_owned()
}

async fn own(a: &Alat) -> Klien {
    a.masuk("own-jkt1").await
}

#[test]
fn diberi_dicek_dipakai_sekali_dan_kembali_dengan_pembatalan() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[8.0, 2.0, 3.0]).await;
        let own = own(&a).await;
        let (t, no) = dapat(&k, "kupon-0001", &kode[..1]).await;
        let c = cek(&own, &no.to_lowercase(), 10_000_000).await;
        assert_eq!((&c["berlaku"], &c["status"]), (&json!(true), &json!("AKTIF")), "{c}");
        assert_eq!(c["no_faktur_group"], t["no_faktur_group"]);
        let nilai = c["nilai_rp"].as_i64().unwrap();
        assert!(nilai > 0, "{c}");
        // Below what it asks for it is worth nothing, and says from when.
        let c = cek(&own, &no, 1_000).await;
        assert!(
            c["berlaku"] == json!(false) && c["alasan"].as_str().unwrap().contains("belanja mulai"),
            "{c}"
        );

        // Used: the sale is paid with it to what the check said.
        let mut m = jual(&kode[1..2]);
        let neto = k.post("penjualan/hitung", &m).await.data()["neto"].as_i64().unwrap();
        let nilai = cek(&k, &no, neto).await["nilai_rp"].as_i64().unwrap();
        m["pembayaran"] = json!([{ "jenis": "KUPON", "no_kupon": no, "jumlah_rp": nilai + 1 },
            { "jenis": "CASH", "jumlah_rp": neto - nilai }]);
        k.post_dok("penjualan", "kupon-0002", &m).await.ditolak(422, "BAYAR-01");
        m["pembayaran"][0]["jumlah_rp"] = json!(nilai);
        let pakai = k.post_dok("penjualan", "kupon-0003", &m).await.data();
        let c = cek(&own, &no, neto).await;
        assert_eq!(
            (&c["status"], &c["no_akhir"], &c["nilai_pakai"]),
            (&json!("DIPAKAI"), &pakai["no_faktur_group"], &json!(nilai))
        );
        let alasan = c["alasan"].as_str().unwrap();
        assert!(
            alasan.contains("sudah dipakai") && alasan.contains(pakai["no_faktur_group"].as_str().unwrap()),
            "{c}"
        );
        // A second time it is refused, with where it went.
        m["detail_barang"][0]["kode_barcode"] = json!(kode[2]);
        let neto = k.post("penjualan/hitung", &m).await.data()["neto"].as_i64().unwrap();
        m["pembayaran"] =
            json!([{ "jenis": "KUPON", "no_kupon": no }, { "jenis": "CASH", "jumlah_rp": neto }]);
        let j = k.post_dok("penjualan", "kupon-0004", &m).await.ditolak(422, "BAYAR-01");
        assert!(j["fields"]["pembayaran[0].no_kupon"].as_str().unwrap().contains("sudah dipakai"), "{j}");

        // Its sale cannot be taken back while it is used; the sale it paid can, and gives it back.
        let spv = a.masuk("spv-jkt1").await;
        let batal = |t: &Value| json!({ "no_faktur": t["no_faktur_group"], "alasan": "uji" });
        let r = spv.post_dok("penjualan/batal", "kupon-0005", &batal(&t)).await;
        assert!((400..500).contains(&r.status), "{}", r.teks());
        spv.post_dok("penjualan/batal", "kupon-0006", &batal(&pakai)).await.ok();
        assert_eq!(status(&own, &no).await, "AKTIF");
        spv.post_dok("penjualan/batal", "kupon-0007", &batal(&t)).await.ok();
        assert_eq!(status(&own, &no).await, "BATAL");
        assert_eq!(cek(&own, &no, neto).await["berlaku"], json!(false));
    });
}

#[test]
fn daftar_disaring_dan_yang_tidak_ada_dikatakan() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[8.0, 9.0]).await;
        let own = own(&a).await;
        let (_, satu) = dapat(&k, "kupon-0001", &kode[..1]).await;
        let (_, dua) = dapat(&k, "kupon-0002", &kode[1..]).await;
        let semua = own.get("transaksi-kupon").await.ok();
        assert_eq!(semua["count"], json!(2));
        assert_eq!(own.get("transaksi-kupon?limit=1&skip=1").await.ok()["data"].as_array().unwrap().len(), 1);
        assert_eq!(own.get("transaksi-kupon?status=AKTIF").await.ok()["count"], json!(2));
        assert_eq!(own.get("transaksi-kupon?status=DIPAKAI").await.ok()["count"], json!(0));
        assert_eq!(own.get("transaksi-kupon?tgl_to=2020-01-01").await.ok()["count"], json!(0));
        assert_eq!(own.get(&format!("transaksi-kupon?cari={}", &dua[..14])).await.ok()["count"], json!(1));
        // The signs of a pattern are letters here.
        assert_eq!(own.get("transaksi-kupon?cari=%25").await.ok()["count"], json!(0));
        let j = own.get("cek-kupon?no_kupon=TIDAKADA").await.ditolak(404, "KUPON-02");
        assert_eq!(j["fields"]["no_kupon"], "Kupon TIDAKADA tidak ada");
        own.get("cek-kupon?no_kupon=").await.ditolak(422, "KUPON-01");
        // Another store's coupon is not known here.
        a.masuk("own-sby1").await.get(&format!("cek-kupon?no_kupon={satu}")).await.ditolak(404, "KUPON-02");
        // Past its time.
        a.tulis(toko("JKT1"), |tx| {
            tx.exec("UPDATE toko SET tgl_system = '2028-01-01' WHERE kode_toko = 'JKT1'", args![])
        })
        .await;
        assert_eq!(status(&own, &satu).await, "HANGUS");
        let c = own.get(&format!("cek-kupon?no_kupon={satu}")).await.data();
        assert!(c["alasan"].as_str().unwrap().contains("hangus"), "{c}");
    });
}

#[test]
fn hak_dan_modul_dijaga_server() {
    di_kedua_master(|a| async move {
        let own = own(&a).await;
        let fin = a.masuk("fin-jkt1").await;
        fin.get("transaksi-kupon").await.ditolak(403, "AKSES-01");
        own.put("para-system", &json!([{ "key": "KUPON_PENJUALAN_MODULE", "value": "off" }])).await.ok();
        own.get("transaksi-kupon").await.ditolak(403, "MODUL-01");
    });
}
