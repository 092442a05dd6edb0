//! Around a sale: put aside and taken up once, and validated by a second person who did not write it.

use crate::layar::{batal, bayar_jual, daftar, jual, teks};
use dunia::{Dunia, TOKO, di_kedua, ditolak, isi, tampil, toko};
use niaga::batal::Dari;
use niaga::lihat::Sisi;
use niaga::{parkir, validasi};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

async fn terparkir(d: &Dunia, p: &Pelaku) -> Value {
    let p = p.clone();
    d.lihat(move |c| parkir::daftar(c, &p)).await.unwrap()
}

async fn ambil(d: &Dunia, p: &Pelaku, id: &Value) -> Hasil<Value> {
    let id = teks(id);
    Ok(tampil(&d.kerja(p, move |tx, p| parkir::ambil(tx, p, &id)).await?))
}

#[test]
fn diparkir_lalu_dilanjutkan_sekali() {
    di_kedua(|d| async move {
        let (k, lain) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
        let kode = d.barang("A06", &[2_500, 3_000]).await;
        let mut isi = jual(&kode);
        isi["customer"] = json!({ "nama_customer": "ibu siti" });
        isi["otorisasi"] = json!("bukan-untuk-disimpan");
        let badan = json!({ "isi": isi });
        let p = d.minta(&k, &badan, parkir::simpan).await.unwrap();
        assert_eq!(
            (&p["nama"], &p["baris"], &p["isi"]["otorisasi"]),
            (&json!("IBU SITI"), &json!(2), &json!(""))
        );
        // Another cashier sees it and takes it up; then it is gone for everybody.
        let ada = terparkir(&d, &lain).await;
        assert_eq!(ada.as_array().unwrap().len(), 1, "{ada}");
        let isi = ambil(&d, &lain, &p["id"]).await.unwrap()["isi"].take();
        assert_eq!(isi["detail_barang"][1]["kode_barcode"], json!(kode[1]));
        ditolak(ambil(&d, &k, &p["id"]).await, "JUAL-11");
        assert_eq!(terparkir(&d, &k).await, json!([]));
        ditolak(d.minta(&k, &json!({ "isi": {} }), parkir::simpan).await, "JUAL-10");
        // Another store does not see what this one put aside.
        d.minta(&k, &badan, parkir::simpan).await.unwrap();
        assert_eq!(terparkir(&d, &d.orang("kasir1-bdg1").await).await, json!([]));
        bayar_jual(&d, &lain, isi).await.unwrap();
    });
}

async fn sahkan(d: &Dunia, p: &Pelaku, sisi: Sisi, no: &[&Value]) -> Hasil<Value> {
    let m = json!({ "no_faktur_groups": no });
    d.minta(p, &m, move |tx, p, m| validasi::validasi(tx, p, sisi, m)).await
}

/// What nobody looked at yet, and how many.
async fn belum(d: &Dunia, sisi: Sisi, tanya: Value) -> Hasil<(Value, i64)> {
    let t = isi::<validasi::TanyaValidasi>(&tanya);
    let h = d.db().read(move |c| validasi::daftar(c, &toko(TOKO), sisi, &t)).await?;
    Ok((tampil(&h.0), h.1))
}

#[test]
fn divalidasi_oleh_orang_kedua() {
    di_kedua(|d| async move {
        let (k, spv, own) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await, d.pemilik(TOKO).await);
        ditolak(belum(&d, Sisi::Jual, json!({})).await, "JUAL-13");
        d.setel(TOKO, "VALIDASI_PENJUALAN_MODULE", "on").await;
        let mut no = Vec::new();
        for satu in d.barang("A06", &[2_500, 3_000]).await {
            no.push(bayar_jual(&d, &k, jual(&[satu])).await.unwrap()["no_faktur_group"].take());
        }
        assert_eq!(belum(&d, Sisi::Jual, json!({ "kode_sales": "ALL" })).await.unwrap().1, 2);
        for lain in [json!({ "user_id": "kasir2-jkt1" }), json!({ "kode_sales": "S99" })] {
            assert_eq!(belum(&d, Sisi::Jual, lain).await.unwrap(), (json!([]), 0));
        }
        let (tidak_ada, bukan) = (json!("NGJKT1-200101-0001"), json!("bukan"));
        let t = ditolak(sahkan(&d, &spv, Sisi::Jual, &[&no[0], &tidak_ada, &bukan]).await, "JUAL-12");
        for ke in 1..=2 {
            assert!(t.kolom.contains_key(&format!("no_faktur_groups[{ke}]")), "{t:?}");
        }
        assert_eq!(d.angka("SELECT COUNT(*) FROM faktur_valid", &[]).await, 0, "semua atau tidak");
        sahkan(&d, &spv, Sisi::Jual, &[&no[0]]).await.unwrap();
        let t = ditolak(sahkan(&d, &own, Sisi::Jual, &[&no[0]]).await, "JUAL-12");
        assert!(t.kolom["no_faktur_groups[0]"].contains("spv-jkt1"), "{t:?}");
        // Cancelled ones are no longer asked for; both sides together work without the module.
        batal(&d, &spv, Dari::Penjualan, &no[1]).await.unwrap();
        d.setel(TOKO, "VALIDASI_PENJUALAN_MODULE", "off").await;
        assert_eq!(belum(&d, Sisi::Semua, json!({})).await.unwrap(), (json!([]), 0));
        ditolak(sahkan(&d, &own, Sisi::Semua, &[&no[1]]).await, "JUAL-12");
        ditolak(sahkan(&d, &own, Sisi::Semua, &[]).await, "JUAL-12");
    });
}

#[test]
fn yang_menulis_tidak_memvalidasi_sendiri() {
    di_kedua(|d| async move {
        // Whatever rights they have.
        let own = d.pemilik(TOKO).await;
        let kode = d.barang("A06", &[2_500]).await;
        let no = bayar_jual(&d, &own, jual(&kode)).await.unwrap()["no_faktur_group"].take();
        let t = ditolak(sahkan(&d, &own, Sisi::Semua, &[&no]).await, "JUAL-12");
        assert!(t.kolom["no_faktur_groups[0]"].contains("Anda tulis sendiri"), "{t:?}");
        sahkan(&d, &d.orang("spv-jkt1").await, Sisi::Semua, &[&no]).await.unwrap();
        let (data, _) = daftar(&d, &own, Sisi::Jual, &json!({ "status": "AKTIF" })).await;
        assert_eq!(data[0]["valid_oleh"], json!("spv-jkt1"), "{data}");
    });
}
