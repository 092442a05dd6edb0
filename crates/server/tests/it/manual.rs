//! Trade in manual goods: sold and bought in every book, price and payments guarded, taken back by a list.

use crate::alat::{Alat, Klien, di_kedua_master};
use crate::niaga::{harga, setel};
use db::args;
use serde_json::{Value, json};

/// Prices of the day, ten rings in tray A06 at a cost, and a cashier.
async fn siap(a: &Alat) -> (Klien, Klien) {
    let own = a.masuk("own-jkt1").await;
    harga(&own).await;
    let isi = json!({ "keterangan": "uji", "detail_barang": [
        { "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A06", "qty": 10, "berat": 30.0, "harga_modal": 15_000_000 }] });
    own.post_dok("barang-manual", "manual-siap", &isi).await.ok();
    (own, a.masuk("spv-jkt1").await)
}

fn cincin(qty: i64, berat: f64) -> Value {
    json!({ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A06", "qty": qty, "berat": berat })
}

async fn stok(a: &Alat) -> (i64, i64, i64) {
    let mut n = [0; 3];
    for (i, kolom) in ["qty", "berat", "nilai"].iter().enumerate() {
        let sql = format!("SELECT {kolom} FROM saldo_curah WHERE jenis_stok = 'MANUAL' AND baki = 'A06'");
        n[i] = a.angka(&sql, args![]).await;
    }
    (n[0], n[1], n[2])
}

async fn saldo(a: &Alat, kasir: &str) -> i64 {
    a.angka("SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_kas WHERE kasir = $1", args![kasir])
        .await
}

#[test]
fn dijual_dibeli_dan_dibatalkan() {
    di_kedua_master(|a| async move {
        let (own, spv) = siap(&a).await;
        let mut m = json!({ "kode_sales": "S01", "detail_barang": [cincin(2, 6.0)] });
        let h = own.post("jual-beli-manual/hitung", &m).await.data();
        let neto = h["neto"].as_i64().unwrap();
        let rumus = h["detail_barang"][0]["rumus"].as_array().unwrap().clone();
        let (akhir, baris) = rumus.split_last().unwrap();
        let jumlah: i64 = baris.iter().map(|r| r["nilai"].as_i64().unwrap()).sum();
        assert_eq!((jumlah, Some(neto)), (neto, akhir["nilai"].as_i64()), "{h}");
        m["neto"] = json!(neto);
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": neto + 1_000 }]);
        let j = own.post_dok("jual-beli-manual", "manual-1", &m).await.ok();
        assert_eq!(own.post_dok("jual-beli-manual", "manual-1", &m).await.ok(), j, "sekali saja");
        assert_eq!(j["data"]["kembali"], json!(1_000));
        assert_eq!((stok(&a).await, saldo(&a, "own-jkt1").await), ((8, 24_000, 12_000_000), neto));
        let fj = j["data"]["no_faktur_jual"][0].as_str().unwrap().to_owned();
        assert!(fj.len() >= 15 && j["data"]["no_faktur_group"].as_str().unwrap().starts_with("JM"), "{j}");

        let mut b = json!({ "kode_sales": "S01", "detail_beli": [cincin(1, 2.0)], "customer": {
            "nama_customer": "SITI", "alamat_customer": "JL MELATI", "nik": "3171234567890001" } });
        let h = own.post("jual-beli-manual/hitung", &b).await.data();
        let bayar = h["total_beli"].as_i64().unwrap();
        b["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": bayar }]);
        let jb = own.post_dok("jual-beli-manual", "manual-2", &b).await.ok();
        assert_eq!(stok(&a).await, (9, 26_000, 12_000_000 + bayar));
        let fb = jb["data"]["no_faktur_beli"][0].as_str().unwrap().to_owned();

        let v = own.get(&format!("pembelian-manual/valid?no_faktur_beli={}", fb.to_lowercase())).await.data();
        assert_eq!(v["total_beli"], json!(bayar));
        let r = own.get(&format!("pembelian-manual/reprint?no_faktur_beli={fb}")).await.data();
        assert!(r["nota_pdf"].as_str().unwrap().starts_with("JVBERi"), "bukan PDF");
        own.get(&format!("pembelian-manual/valid?no_faktur_beli={fj}")).await.ditolak(404, "MANUAL-03");
        assert_eq!(own.get("penjualan-manual").await.ok()["count"], json!(1));

        // A second person takes it back; nobody's own.
        let isi = json!({ "no_faktur_belis": [fb] });
        own.post_dok("batal-pembelian-manual", "manual-3", &isi).await.ditolak(422, "BATAL-03");
        spv.post_dok("batal-pembelian-manual", "manual-4", &json!({ "no_faktur_belis": [] }))
            .await
            .ditolak(422, "MANUAL-04");
        spv.post_dok("batal-pembelian-manual", "manual-5", &json!({ "no_faktur_belis": [fb, fb] }))
            .await
            .ditolak(422, "MANUAL-04");
        let j = spv.post_dok("batal-pembelian-manual", "manual-6", &isi).await.ok();
        assert_eq!(j["message"], "Pembelian Manual Berhasil Di Batal");
        assert_eq!((stok(&a).await, saldo(&a, "own-jkt1").await), ((8, 24_000, 12_000_000), neto));
        spv.post_dok("batal-pembelian-manual", "manual-7", &isi).await.ditolak(422, "MANUAL-04");
        spv.post_dok("batal-penjualan-manual", "manual-8", &json!({ "no_faktur_juals": [fj] })).await.ok();
        assert_eq!((stok(&a).await, saldo(&a, "own-jkt1").await), ((10, 30_000, 15_000_000), 0));
    });
}

#[test]
fn yang_salah_ditolak_tanpa_bekas() {
    di_kedua_master(|a| async move {
        let (own, _) = siap(&a).await;
        let kirim = |m: Value| json!({ "kode_sales": "S01", "detail_barang": [m] });
        own.post("jual-beli-manual/hitung", &kirim(cincin(11, 20.0))).await.ditolak(422, "MANUAL-01");
        own.post("jual-beli-manual/hitung", &kirim(cincin(10, 20.0))).await.ditolak(422, "MANUAL-01");
        own.post("jual-beli-manual/hitung", &json!({})).await.ditolak(422, "MANUAL-02");
        let dua = json!({ "detail_barang": [cincin(1, 1.0), cincin(1, 1.0)] });
        own.post("jual-beli-manual/hitung", &dua).await.ditolak(422, "MANUAL-01");
        let mut m = kirim(cincin(1, 3.0));
        m["detail_barang"][0]["harga"] = json!(1_000);
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": 1_000 }]);
        let j = own.post_dok("jual-beli-manual", "manual-1", &m).await.ditolak(422, "NIAGA-08");
        assert_eq!(j["detail"]["nominal"], json!(1_000), "{j}");
        m["neto"] = json!(5);
        own.post_dok("jual-beli-manual", "manual-2", &m).await.ditolak(422, "NIAGA-10");
        m["pembayaran"] = json!([{ "jenis": "KUPON", "no_kupon": "X" }]);
        own.post_dok("jual-beli-manual", "manual-3", &m).await.ditolak(422, "BAYAR-01");
        assert_eq!(a.angka("SELECT COUNT(*) FROM manual", args![]).await, 0);
        assert_eq!(stok(&a).await.0, 10);
    });
}

#[test]
fn tanggal_lain_hanya_untuk_yang_boleh() {
    di_kedua_master(|a| async move {
        let (own, spv) = siap(&a).await;
        let hari = own.get("harga-emas/hari-ini").await.data()["tanggal"].as_str().unwrap().to_owned();
        let geser = |n| values::Tanggal::parse(&hari).unwrap().tambah_hari(n).unwrap().to_string();
        let (kemarin, besok) = (geser(-1), geser(1));
        let mut m = json!({ "kode_sales": "S01", "detail_barang": [cincin(1, 3.0)] });
        let neto = own.post("jual-beli-manual/hitung", &m).await.data()["neto"].clone();
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": neto }]);
        let dengan = |tgl: &str| {
            let mut m = m.clone();
            m["tgl_dokumen"] = json!(tgl);
            m
        };
        for (ke, orang) in [&own, &spv].into_iter().enumerate() {
            let kunci = format!("mundur-a{ke}");
            orang.post_dok("jual-beli-manual", &kunci, &dengan(&kemarin)).await.ditolak(422, "NIAGA-05");
        }
        setel(&a, "DATE_BACK_SPV_MODULE", "on").await;
        own.post_dok("jual-beli-manual", "mundur-b", &dengan(&kemarin)).await.ditolak(422, "NIAGA-05");
        spv.post_dok("jual-beli-manual", "mundur-c", &dengan(&besok)).await.ditolak(422, "NIAGA-05");
        assert_eq!(a.angka("SELECT COUNT(*) FROM manual", args![]).await, 0);
        let j = spv.post_dok("jual-beli-manual", "mundur-d", &dengan(&kemarin)).await.data();
        let no = j["no_faktur_jual"][0].as_str().unwrap().to_owned();
        let d = own.get(&format!("penjualan-manual/valid?no_faktur_jual={no}")).await.data();
        assert_eq!((&d["tgl_dokumen"], &d["tgl_system"]), (&json!(kemarin), &json!(hari)));
        // The books are of the business day.
        let buku = "SELECT COUNT(*) FROM buku_kas WHERE no_dok = $1 AND tgl_system = $2";
        assert_eq!(a.angka(buku, args![j["no_faktur_group"].as_str().unwrap(), hari.as_str()]).await, 1);
        let biasa = own.post_dok("jual-beli-manual", "mundur-e", &m).await.data();
        let no = biasa["no_faktur_jual"][0].as_str().unwrap().to_owned();
        let d = own.get(&format!("penjualan-manual/valid?no_faktur_jual={no}")).await.data();
        assert_eq!(d["tgl_dokumen"], d["tgl_system"]);
    });
}

/// A sale of so much, paid in cash to the rupiah.
async fn jual_tunai(k: &Klien, kunci: &str, qty: i64, berat: f64) -> Value {
    let mut m = json!({ "kode_sales": "S01", "detail_barang": [cincin(qty, berat)] });
    let neto = k.post("jual-beli-manual/hitung", &m).await.data()["neto"].clone();
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": neto }]);
    k.post_dok("jual-beli-manual", kunci, &m).await.data()
}

#[test]
fn tukar_dengan_sisa_lewat_bank_dibatalkan_seluruhnya() {
    di_kedua_master(|a| async move {
        let (own, spv) = siap(&a).await;
        let stok_jual = own.get("jual-beli-manual/stok").await.data();
        let ada = stok_jual.as_array().unwrap().iter().find(|s| s["kode_toko"] == "A06").unwrap().clone();
        assert_eq!((&ada["qty"], &ada["berat"]), (&json!(10), &json!(30.0)), "{ada}");
        assert!(
            ada.get("harga_modal").is_none() && ada.get("nilai").is_none(),
            "modal bukan untuk kasir: {ada}"
        );
        let rek =
            a.baris("SELECT MIN(no_rekening) FROM rekening WHERE toko = 'JKT1'", args![]).await.remove(0);
        let mut m = json!({ "kode_sales": "S01", "detail_barang": [cincin(3, 9.0)], "detail_beli": [cincin(1, 2.0)],
            "customer": { "nama_customer": "SITI", "alamat_customer": "JL MELATI", "nik": "3171234567890001" } });
        let h = own.post("jual-beli-manual/hitung", &m).await.data();
        let (jual, beli) = (h["total_jual"].as_i64().unwrap(), h["total_beli"].as_i64().unwrap());
        assert_eq!(h["neto"].as_i64().unwrap(), jual - beli);
        m["pembayaran"] = json!([{ "jenis": "TRANSFER", "jumlah_rp": jual - beli, "no_rekening": rek }]);
        let t = own.post_dok("jual-beli-manual", "manual-t1", &m).await.data();
        assert_eq!(t["jenis"], "TUKAR");
        // Three pieces leave at their cost, one comes at what was paid for it.
        assert_eq!(stok(&a).await, (8, 23_000, 15_000_000 - 4_500_000 + beli));
        let bank = "SELECT CAST(COALESCE(SUM(jumlah_in - jumlah_out), 0) AS BIGINT) FROM buku_bank";
        assert_eq!(a.angka(bank, args![]).await, jual - beli);
        assert_eq!(saldo(&a, "own-jkt1").await, 0);

        // Two numbers of one transaction are one cancellation.
        let (fj, fb) = (t["no_faktur_jual"][0].clone(), t["no_faktur_beli"][0].clone());
        let v =
            spv.get(&format!("penjualan-manual/valid?no_faktur_jual={}", fj.as_str().unwrap())).await.data();
        assert_eq!(v["detail_barang"].as_array().unwrap().len(), 2, "{v}");
        let j = spv
            .post_dok("batal-pembelian-manual", "manual-t2", &json!({ "no_faktur_belis": [fb] }))
            .await
            .ok();
        assert_eq!(j["data"].as_array().unwrap().len(), 1);
        assert_eq!((stok(&a).await, a.angka(bank, args![]).await), ((10, 30_000, 15_000_000), 0));
        spv.post_dok("batal-penjualan-manual", "manual-t3", &json!({ "no_faktur_juals": [fj] }))
            .await
            .ditolak(422, "MANUAL-04");
        let lihat = own.get("penjualan-manual?cari=siti").await.ok();
        assert_eq!(
            lihat["data"][0]["no_batal"].as_str().unwrap(),
            j["data"][0]["no_batal"].as_str().unwrap()
        );
        own.get(&format!("penjualan-manual/reprint?no_faktur_jual={}", fj.as_str().unwrap()))
            .await
            .ditolak(422, "MANUAL-05");
    });
}

#[test]
fn yang_sudah_pergi_tidak_bisa_dikembalikan_dan_batal_sekaligus_atau_tidak() {
    di_kedua_master(|a| async move {
        let (own, spv) = siap(&a).await;
        let fj = jual_tunai(&own, "manual-b1", 2, 6.0).await["no_faktur_jual"][0].clone();
        let mut b = json!({ "kode_sales": "S01", "detail_beli": [cincin(1, 2.0)], "customer": {
            "nama_customer": "SITI", "alamat_customer": "JL MELATI", "nik": "3171234567890001" } });
        let bayar = own.post("jual-beli-manual/hitung", &b).await.data()["total_beli"].clone();
        b["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": bayar }]);
        let fb = own.post_dok("jual-beli-manual", "manual-b2", &b).await.data()["no_faktur_beli"][0].clone();
        // Everything is sold: what was bought is no longer there.
        jual_tunai(&own, "manual-b3", 9, 26.0).await;
        assert_eq!(stok(&a).await, (0, 0, 0));
        let r =
            spv.post_dok("batal-pembelian-manual", "manual-b4", &json!({ "no_faktur_belis": [fb] })).await;
        assert!((400..500).contains(&r.status), "{}", r.teks());
        assert_eq!(stok(&a).await, (0, 0, 0));
        // One that is unknown keeps the other from being cancelled.
        let dua = json!({ "no_faktur_juals": [fj, "FJJKT1-261115-9999"] });
        let j = spv.post_dok("batal-penjualan-manual", "manual-b5", &dua).await.ditolak(422, "MANUAL-04");
        assert_eq!(j["fields"]["no_faktur_juals[1].no_faktur"], "No Faktur tidak ditemukan", "{j}");
        assert_eq!(a.angka("SELECT COUNT(*) FROM manual_batal", args![]).await, 0);
        // Its own maker needs a second person's yes.
        let isi = json!({ "no_faktur_juals": [fj] });
        let j = own.post_dok("batal-penjualan-manual", "manual-b6", &isi).await.ditolak(422, "BATAL-03");
        let d = &j["detail"];
        let o = own
            .post(
                "authorization",
                &json!({ "user_id": "spv-jkt1", "password": crate::alat::SANDI,
            "kategori": d["otorisasi"][0], "description": "BATAL PENJUALAN MANUAL", "keterangan": "-",
            "dokumen": d["dokumen"], "nominal": d["nominal"] }),
            )
            .await
            .ok();
        let isi = json!({ "no_faktur_juals": [fj], "alasan": "salah baki", "otorisasi": o["data"]["id"] });
        let j = own.post_dok("batal-penjualan-manual", "manual-b7", &isi).await.ok();
        assert_eq!(j["message"], "Penjualan Manual Berhasil Di Batal");
        assert_eq!(own.post_dok("batal-penjualan-manual", "manual-b7", &isi).await.ok(), j, "sekali saja");
        assert_eq!(stok(&a).await.0, 2);
    });
}

#[test]
fn nota_pertama_asli_sesudah_itu_salinan() {
    di_kedua_master(|a| async move {
        let (own, _) = siap(&a).await;
        let t = jual_tunai(&own, "manual-n1", 1, 3.0).await;
        let fj = t["no_faktur_jual"][0].as_str().unwrap().to_owned();
        for urut in 1..=2 {
            let c = own.post(&format!("penjualan-manual/{fj}/cetak"), &json!({ "printer": "" })).await.data();
            assert_eq!(c["urut"], json!(urut));
        }
        let r = own.get(&format!("penjualan-manual/reprint?no_faktur_jual={fj}")).await.data();
        assert_eq!(r["templatemanual"], "PENJUALAN_MANUAL");
        assert_eq!(r["notamanual"]["no_faktur_group"], t["no_faktur_group"]);
        let ulang = "SELECT COUNT(*) FROM audit WHERE aksi = 'CETAK ULANG NOTA' AND objek = $1";
        assert_eq!(a.angka(ulang, args![&fj]).await, 1);
        own.post("penjualan-manual/FJJKT1-261115-9999/cetak", &json!({})).await.ditolak(404, "MANUAL-03");
    });
}

#[test]
fn hak_dan_modul_dijaga_server() {
    di_kedua_master(|a| async move {
        let (own, _) = siap(&a).await;
        let m = json!({ "kode_sales": "S01", "detail_barang": [cincin(1, 3.0)] });
        let fin = a.masuk("fin-jkt1").await;
        fin.post("jual-beli-manual/hitung", &m).await.ditolak(403, "AKSES-01");
        fin.post_dok("jual-beli-manual", "manual-h1", &m).await.ditolak(403, "AKSES-01");
        fin.post_dok("batal-penjualan-manual", "manual-h2", &json!({})).await.ditolak(403, "AKSES-01");
        fin.get("penjualan-manual").await.ditolak(403, "AKSES-01");
        let setel = async |kunci: &str, nilai: &str| {
            own.put("para-system", &json!([{ "key": kunci, "value": nilai }])).await.ok();
        };
        setel("MANUAL_ITEMS_TRANSACTION_MODULE", "off").await;
        own.post("jual-beli-manual/hitung", &m).await.ditolak(403, "MODUL-01");
        own.get("pembelian-manual").await.ditolak(403, "MODUL-01");
        own.post_dok("batal-pembelian-manual", "manual-h3", &json!({})).await.ditolak(403, "MODUL-01");
        // The mode alone opens it too; its nota is then the ordinary one.
        setel("APP_MODE", "STOCK_JUAL_MANUAL").await;
        let t = jual_tunai(&own, "manual-h4", 1, 3.0).await;
        let fj = t["no_faktur_jual"][0].as_str().unwrap().to_owned();
        let r = own.get(&format!("penjualan-manual/reprint?no_faktur_jual={fj}")).await.data();
        assert_eq!(r["templatemanual"], "PENJUALAN");
        assert_eq!(a.angka("SELECT COUNT(*) FROM manual", args![]).await, 1);
    });
}
