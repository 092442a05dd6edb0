//! Deposits: taken with and without a piece, used, overdrawn, validated, given back; a piece put aside is nobody else's.

use crate::alat::{Alat, Balasan, Klien, SANDI, di_kedua_master, toko};
use crate::niaga::{harga, jual, siap};
use db::args;
use serde_json::{Value, json};

fn minta(jumlah: i64) -> Value {
    json!({ "customer": { "nama_customer": "dewi lestari", "no_hp": "081200001111" }, "kode_sales": "S01", "jumlah_rp": jumlah,
        "cara_harga": "FLOAT", "keterangan": "tabungan gelang", "pembayaran": [{ "jenis": "CASH", "jumlah_rp": jumlah }] })
}

async fn titip(k: &Klien, kunci: &str, m: &Value) -> String {
    k.post_dok("titipan", kunci, m).await.ok()["data"]["no_titip"].as_str().unwrap().to_owned()
}

async fn kas(a: &Alat, kasir: &str) -> i64 {
    a.angka("SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_kas WHERE kasir = $1", args![kasir])
        .await
}

async fn sisa(a: &Alat, no: &str) -> i64 {
    a.angka("SELECT saldo FROM saldo_titipan WHERE no_titip = $1", args![no]).await
}

async fn tempat(a: &Alat, kode: &str) -> Vec<String> {
    a.baris("SELECT gudang, baki FROM saldo_barang WHERE kode_barcode = $1", args![kode]).await
}

/// A sale paid with so much of a deposit, the rest in cash.
async fn pakai(k: &Klien, kunci: &str, kode: &[String], no: &str, jumlah: i64) -> Balasan {
    let mut m = jual(kode);
    m["pembayaran"] = json!([{ "jenis": "TITIP", "jumlah_rp": jumlah, "no_titip": no }]);
    let h = k.post("penjualan/hitung", &m).await;
    if h.status != 200 {
        return h;
    }
    let neto = h.data()["neto"].as_i64().unwrap();
    if neto > jumlah {
        m["pembayaran"].as_array_mut().unwrap().push(json!({ "jenis": "CASH", "jumlah_rp": neto - jumlah }));
    }
    k.post_dok("penjualan", kunci, &m).await
}

#[test]
fn barang_yang_disimpan_hanya_dijual_dengan_titipannya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0]).await;
        let mut m = minta(1_000_000);
        m["kode_barcode"] = json!(kode[0]);
        let h = k.post("titipan/hitung", &m).await.data();
        let harga_barang = h["harga_barang"].as_i64().unwrap();
        assert_eq!(h["sisa"], json!(harga_barang - 1_000_000));
        m["pembayaran"][0]["jumlah_rp"] = json!(1_100_000);
        let j = k.post_dok("titipan", "titip-0001", &m).await.ok();
        assert_eq!(j["data"]["kembali"], json!(100_000));
        assert_eq!(
            k.post_dok("titipan", "titip-0001", &m).await.ok(),
            j,
            "kiriman kedua adalah yang pertama"
        );
        let no = j["data"]["no_titip"].as_str().unwrap().to_owned();
        assert!(no.starts_with("FTJKT1-"), "{no}");
        assert_eq!((kas(&a, "kasir1-jkt1").await, sisa(&a, &no).await), (1_000_000, 1_000_000));
        assert_eq!(tempat(&a, &kode[0]).await, ["TITIP|TT1"]);
        assert_eq!(
            a.angka("SELECT COUNT(*) FROM buku_kas WHERE kategori = 'TITIPAN' AND no_dok = $1", args![&no])
                .await,
            1
        );
        // Somebody else wants the same piece, to buy or to put aside.
        let k2 = a.masuk("kasir2-jkt1").await;
        let t = k2.post("penjualan/hitung", &jual(&kode[..1])).await.ditolak(422, "JUAL-01");
        assert!(
            t["fields"]["detail_barang[0].kode_barcode"]
                .as_str()
                .unwrap()
                .contains("disimpan untuk customer"),
            "{t}"
        );
        k2.post_dok("titipan", "titip-0002", &m).await.ditolak(422, "TITIP-10");
        // The deposit does not pay for another piece while it holds this one.
        pakai(&k, "titip-0003", &kode[1..], &no, 1_000_000).await.ditolak(422, "TITIP-12");
        pakai(&k, "titip-0004", &kode[..1], &no, 1_000_001).await.ditolak(422, "TITIP-01");
        let j = pakai(&k, "titip-0005", &kode[..1], &no, 1_000_000).await.ok();
        assert_eq!(sisa(&a, &no).await, 0);
        assert_eq!(kas(&a, "kasir1-jkt1").await, harga_barang);
        let d = k.get(&format!("titipan/{no}")).await.data();
        assert_eq!((&d["status"], &d["peristiwa"][0]["jenis"]), (&json!("TERPAKAI"), &json!("PAKAI")), "{d}");
        pakai(&k, "titip-0006", &kode[1..], &no, 1).await.ditolak(422, "TITIP-01");
        k.post_dok(&format!("titipan/{no}/batal"), "titip-0007", &json!({ "alasan": "x" }))
            .await
            .ditolak(409, "TITIP-15");
        // The sale is taken back: the money and the piece are where they were.
        let spv = a.masuk("spv-jkt1").await;
        let batal = json!({ "no_faktur": j["data"]["no_faktur_group"], "alasan": "batal" });
        spv.post_dok("penjualan/batal", "titip-0008", &batal).await.ok();
        assert_eq!(
            (sisa(&a, &no).await, tempat(&a, &kode[0]).await),
            (1_000_000, vec!["TITIP|TT1".to_owned()])
        );
        // Given back: out of the drawer, the piece in its tray again.
        let kembali =
            json!({ "alasan": "tidak jadi", "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 999_999 }] });
        k.post_dok(&format!("titipan/{no}/kembali"), "titip-0009", &kembali).await.ditolak(422, "BAYAR-02");
        let kembali =
            json!({ "alasan": "tidak jadi", "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 1_000_000 }] });
        k.post_dok(&format!("titipan/{no}/kembali"), "titip-0010", &kembali).await.ok();
        assert_eq!((sisa(&a, &no).await, kas(&a, "kasir1-jkt1").await), (0, 0));
        assert_eq!(tempat(&a, &kode[0]).await, ["TOKO|A06"]);
        assert_eq!(k.get(&format!("titipan/{no}")).await.data()["status"], json!("KEMBALI"));
        k.post_dok(&format!("titipan/{no}/kembali"), "titip-0011", &kembali).await.ditolak(409, "TITIP-15");
    });
}

#[test]
fn harga_terkunci_berlaku_untuk_gramnya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.0, 2.0, 2.0]).await;
        let neto = k.post("penjualan/hitung", &jual(&kode[..1])).await.data();
        let lama = neto["detail_barang"][0]["harga_gram"].as_i64().unwrap();
        // With a piece the price of the piece is fixed; without, grams of a group.
        let mut m = minta(500_000);
        m["cara_harga"] = json!("LOCK");
        k.post_dok("titipan", "lock-0001", &m).await.ditolak(422, "TITIP-10");
        m["kode_barcode"] = json!(kode[0]);
        let barang = titip(&k, "lock-0002", &m).await;
        let mut m = minta(lama * 3);
        m["cara_harga"] = json!("LOCK");
        m["kode_group"] = json!("750");
        let h = k.post("titipan/hitung", &m).await.data();
        let kunci = h["harga_gram"].as_i64().unwrap();
        let gram = titip(&k, "lock-0003", &m).await;
        a.tulis(toko("JKT1"), |tx| {
            tx.exec("UPDATE harga_emas SET harga_jual = harga_jual * 2 WHERE toko = 'JKT1'", args![])?;
            Ok(())
        })
        .await;
        let hari =
            k.post("penjualan/hitung", &jual(&kode[1..2])).await.data()["detail_barang"][0]["harga_gram"]
                .as_i64()
                .unwrap();
        assert_eq!(hari, lama * 2);
        let dengan = |kode: &[String], no: &str| {
            let mut m = jual(kode);
            m["pembayaran"] = json!([{ "jenis": "TITIP", "jumlah_rp": 1, "no_titip": no }]);
            m
        };
        let h = k.post("penjualan/hitung", &dengan(&kode[..1], &barang)).await.data();
        assert_eq!(h["detail_barang"][0]["harga_gram"], json!(lama), "harga barang terkunci");
        let h = k.post("penjualan/hitung", &dengan(&kode[1..], &gram)).await.data();
        let g = |ke: usize| h["detail_barang"][ke]["harga_gram"].as_i64().unwrap();
        assert_eq!(g(0), kunci, "gram yang terkunci dulu");
        assert!(g(1) > kunci && g(1) < hari, "lalu bercampur: {} {} {}", kunci, g(1), hari);
        assert_eq!(h["detail_barang"][0]["no_titip"], json!(gram));
    });
}

#[test]
fn divalidasi_orang_kedua_sebelum_dipakai() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let own = a.masuk("own-jkt1").await;
        own.put("para-system", &json!([{ "key": "VALIDASI_TITIPAN_MODULE", "value": "on" }])).await.ok();
        let no = titip(&k, "valid-0001", &minta(500_000)).await;
        pakai(&k, "valid-0002", &kode, &no, 500_000).await.ditolak(422, "TITIP-11");
        assert_eq!(own.get("titipan?status=BELUM%20VALID").await.data().as_array().unwrap().len(), 1);
        let spv = a.masuk("spv-jkt1").await;
        let sendiri = titip(&spv, "valid-0003", &minta(100_000)).await;
        spv.post_dok("validasi/titipan", "valid-0004", &json!({ "no_titip": [no, sendiri] }))
            .await
            .ditolak(422, "TITIP-14");
        assert_eq!(
            a.angka("SELECT COUNT(*) FROM titipan_peristiwa", args![]).await,
            0,
            "semua atau tidak sama sekali"
        );
        spv.post_dok("validasi/titipan", "valid-0005", &json!({ "no_titip": [no] })).await.ok();
        spv.post_dok("validasi/titipan", "valid-0006", &json!({ "no_titip": [no] }))
            .await
            .ditolak(422, "TITIP-14");
        spv.post_dok("validasi/titipan", "valid-0007", &json!({ "no_titip": [] }))
            .await
            .ditolak(422, "TITIP-14");
        let d = k.get(&format!("titipan/{no}")).await.data();
        assert_eq!((&d["status"], &d["valid_by"]), (&json!("VALID"), &json!("spv-jkt1")));
        pakai(&k, "valid-0008", &kode, &no, 200_000).await.ok();
        // What is left can still be given back, but not cancelled as if it had never been.
        k.post_dok(&format!("titipan/{no}/batal"), "valid-0009", &json!({ "alasan": "x" }))
            .await
            .ditolak(422, "TITIP-14");
        let kembali = json!({ "alasan": "sisa", "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 300_000 }] });
        k.post_dok(&format!("titipan/{no}/kembali"), "valid-0010", &kembali).await.ok();
        assert_eq!(sisa(&a, &no).await, 0);
    });
}

#[test]
fn hari_lain_perlu_orang_kedua_dan_toko_lain_tidak_melihatnya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let mut m = minta(750_000);
        m["kode_barcode"] = json!(kode[0]);
        let no = titip(&k, "hari-0001", &m).await;
        let lain = a.masuk("own-bdg1").await;
        lain.get(&format!("titipan/{no}")).await.ditolak(404, "TITIP-13");
        lain.post_dok(&format!("titipan/{no}/batal"), "hari-0002", &json!({ "alasan": "x" }))
            .await
            .ditolak(404, "TITIP-13");
        harga(&lain).await;
        let bdg = a.masuk("kasir1-bdg1").await;
        let m = json!({ "kode_sales": "S01", "detail_barang": [{ "kode_barcode": kode[0] }],
            "pembayaran": [{ "jenis": "TITIP", "jumlah_rp": 1, "no_titip": no }] });
        bdg.post("penjualan/hitung", &m).await.ditolak(422, "TITIP-01");
        a.tulis(toko("JKT1"), |tx| {
            tx.exec("UPDATE toko SET tgl_system = '2027-03-31' WHERE kode_toko = 'JKT1'", args![])?;
            Ok(())
        })
        .await;
        let d = k.get("titipan?status=LEWAT").await.data();
        assert_eq!((&d[0]["no_titip"], &d[0]["lewat"]), (&json!(no), &json!(true)), "lewat 90 hari tampak");
        let t = k
            .post_dok(&format!("titipan/{no}/batal"), "hari-0003", &json!({ "alasan": "batal" }))
            .await
            .ditolak(422, "TITIP-16");
        assert_eq!(t["detail"]["dokumen"], json!(no));
        let izin = json!({ "user_id": "spv-jkt1", "password": SANDI, "kategori": "BATAL TITIPAN", "description": "BATAL TITIPAN",
            "keterangan": "-", "nominal": 750_000, "dokumen": no });
        let o = k.post("authorization", &izin).await.ok();
        let isi = json!({ "alasan": "batal", "otorisasi": o["data"]["id"] });
        k.post_dok(&format!("titipan/{no}/batal"), "hari-0004", &isi).await.ok();
        assert_eq!((kas(&a, "kasir1-jkt1").await, sisa(&a, &no).await), (0, 0));
        assert_eq!(tempat(&a, &kode[0]).await, ["TOKO|A06"]);
        assert_eq!(k.get(&format!("titipan/{no}")).await.data()["status"], json!("BATAL"));
    });
}

#[test]
fn isian_yang_salah_ditolak_dan_notanya_tercetak() {
    di_kedua_master(|a| async move {
        let (k, _) = siap(&a, &[1.0]).await;
        let coba = |kolom: &str, isi: Value| {
            let mut m = minta(500_000);
            m[kolom] = isi;
            m
        };
        for (ke, (m, kode)) in [
            (coba("jumlah_rp", json!(0)), "TITIP-10"),
            (coba("jumlah_rp", json!(-5)), "TITIP-10"),
            (coba("jumlah_rp", json!(600_000)), "BAYAR-02"),
            (coba("customer", json!({})), "TITIP-10"),
            (coba("cara_harga", json!("SUKA SUKA")), "TITIP-10"),
            (coba("kode_barcode", json!("99999999")), "TITIP-10"),
            (coba("kode_sales", json!("")), "NIAGA-06"),
            (coba("pembayaran", json!([{ "jenis": "KUPON", "no_kupon": "X" }])), "TITIP-10"),
            (
                coba("pembayaran", json!([{ "jenis": "TITIP", "jumlah_rp": 500_000, "no_titip": "X" }])),
                "TITIP-10",
            ),
            (coba("pembayaran", json!([])), "BAYAR-02"),
        ]
        .into_iter()
        .enumerate()
        {
            k.post_dok("titipan", &format!("salah-{ke:04}"), &m).await.ditolak(422, kode);
        }
        assert_eq!(a.angka("SELECT COUNT(*) FROM titipan", args![]).await, 0);
        let rek =
            a.baris("SELECT MIN(no_rekening) FROM rekening WHERE toko = 'JKT1'", args![]).await.remove(0);
        let bayar = json!([{ "jenis": "CASH", "jumlah_rp": 200_000 }, { "jenis": "DEBET", "jumlah_rp": 300_000, "no_rekening": rek, "kartu_akhir": "1234" }]);
        let no = titip(&k, "salah-0100", &coba("pembayaran", bayar)).await;
        let d = k.get(&format!("titipan/{no}")).await.data();
        assert_eq!((&d["pembayaran"][1]["kartu_akhir"], &d["status"]), (&json!("1234"), &json!("OPEN")));
        assert_eq!(k.post(&format!("titipan/{no}/cetak"), &json!({})).await.data()["urut"], json!(1));
        let pdf = k.get(&format!("titipan/{no}/nota")).await;
        assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF-"));
        let kembali = json!({ "alasan": "x", "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 500_000 }] });
        k.post_dok(&format!("titipan/{no}/kembali"), "salah-0101", &kembali).await.ditolak(422, "KAS-01");
        k.post_dok(&format!("titipan/{no}/batal"), "salah-0102", &json!({ "alasan": " " }))
            .await
            .ditolak(422, "TITIP-14");
        k.post_dok(&format!("titipan/{no}/batal"), "salah-0103", &json!({ "alasan": "salah ketik" }))
            .await
            .ok();
        assert_eq!(kas(&a, "kasir1-jkt1").await, 0);
        k.get(&format!("titipan/{no}/nota")).await.ditolak(422, "TITIP-17");
    });
}
