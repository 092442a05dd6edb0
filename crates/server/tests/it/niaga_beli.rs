//! Buying back: every kind of letter with its price spelled out, who sells, weights that wait, stolen pieces, a nota of
//! another branch, exchange of model, and bought pieces on their way to the melt.

use crate::alat::{Alat, Balasan, Klien, SANDI, di_kedua_master};
use crate::gerak_barang::barang;
use crate::niaga::{harga, jual, siap, simpan};
use db::args;
use serde_json::{Value, json};

fn orang(nik: &str) -> Value {
    json!({ "nama_customer": "siti aminah", "alamat_customer": "jl. merdeka 1", "no_hp": "081234567890", "nik": nik })
}

fn asing(surat: &str, berat: f64, kondisi: &str) -> Value {
    json!({ "surat": surat, "kode_group": "750", "kode_dept": "CIN750", "nama_barang": "cincin lama",
        "berat_timbang": berat, "kadar_uji": 70, "kondisi": kondisi })
}

fn beli(detail: &Value) -> Value {
    json!({ "kode_sales": "S01", "customer": orang("3171010101900001"), "detail_beli": [detail] })
}

async fn hitung(k: &Klien, m: &Value) -> Value {
    k.post("pembelian/hitung", m).await.data()
}

/// Prices it, pays it in cash and saves it.
async fn bayar(k: &Klien, kunci: &str, m: &Value) -> Balasan {
    let h = hitung(k, m).await;
    let mut m = m.clone();
    m["neto"] = h["neto"].clone();
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["total_beli"] }]);
    k.post_dok("pembelian", kunci, &m).await
}

async fn izin(k: &Klien, kategori: &str, nominal: &Value, dokumen: Option<&str>) -> Value {
    let m = json!({ "user_id": "spv-jkt1", "password": SANDI, "kategori": kategori, "description": kategori,
        "keterangan": "-", "nominal": nominal, "dokumen": dokumen });
    k.post("authorization", &m).await.ok()["data"]["id"].clone()
}

/// The lines of a formula add up to its last one.
fn rumus_cocok(b: &Value) -> Vec<String> {
    let rumus = b["rumus"].as_array().unwrap();
    let (akhir, baris) = rumus.split_last().unwrap();
    let jumlah: i64 = baris.iter().map(|r| r["nilai"].as_i64().unwrap()).sum();
    assert_eq!(jumlah, akhir["nilai"].as_i64().unwrap(), "{rumus:?}");
    assert_eq!(akhir["nilai"], b["harga"]);
    rumus.iter().map(|r| r["keterangan"].as_str().unwrap().to_owned()).collect()
}

async fn lokasi(a: &Alat, kode: &str) -> Vec<String> {
    a.baris("SELECT toko, gudang FROM saldo_barang WHERE kode_barcode = $1", args![kode]).await
}

#[test]
fn setiap_surat_punya_harganya_sendiri() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 3.0, 10.0]).await;
        let j = simpan(&k, "surat-0001", jual(&kode)).await.ok();
        let (fj, no) = (j["data"]["no_faktur_jual"].clone(), j["data"]["no_faktur_group"].clone());
        // The number of a whole nota finds its lines one after another.
        let n = k.get(&format!("pembelian/nota?no_faktur_jual={}", no.as_str().unwrap())).await.data();
        assert_eq!(n["no_faktur_jual"], fj[0]);
        let kecuali = fj[0].as_str().unwrap();
        let jalur = format!("pembelian/nota?no_faktur_jual={}&kecuali={kecuali}", no.as_str().unwrap());
        assert_eq!(k.get(&jalur).await.data()["no_faktur_jual"], fj[1]);
        // With its nota, young: the gold value of the nota, less kondisi and the loss by age.
        let m = beli(
            &json!({ "surat": "NOTA", "no_faktur_jual": fj[0], "berat_timbang": 2.5, "kondisi": "BAGUS" }),
        );
        let h = hitung(&k, &m).await;
        let b = &h["detail_beli"][0];
        assert_eq!((&b["cara_nilai"], &b["kode_gudang"]), (&json!("IKUT_NOTA"), &json!("BELI")), "{b}");
        assert_eq!(b["potongan"], json!(37_500), "15.000 per gram dari 2,5 gram");
        let kata = rumus_cocok(b);
        assert!(kata[0].starts_with("Ikut nota") && kata[1] == "Kondisi BAGUS", "{kata:?}");
        assert!(kata[2].starts_with("Rugi nota 0 hari") && kata[3] == "Pembulatan", "{kata:?}");
        // Agreed above what was computed: somebody else must say yes, to exactly that sum.
        let naik = b["harga"].as_i64().unwrap() + 10_000;
        let mut m2 = m.clone();
        m2["detail_beli"][0]["harga"] = json!(naik);
        let t = bayar(&k, "surat-0002", &m2).await.ditolak(422, "NIAGA-08");
        assert_eq!(t["detail"]["nominal"], json!(naik));
        m2["otorisasi"] = izin(&k, "PEMBELIAN", &json!(naik), None).await;
        // Who buys gives a photo to what was bought, not to other pieces.
        let foto = async |kode: &str| crate::foto_produk::kirim(&k, kode, crate::foto_produk::png(3)).await;
        foto(&kode[0]).await.ditolak(422, "FOTO-05");
        bayar(&k, "surat-0003", &m2).await.ok();
        foto(&kode[0]).await.ok();
        foto(&kode[1]).await.ditolak(422, "FOTO-05");
        k.kirim(k.minta("DELETE", &format!("foto_produk/{}", kode[0]))).await.ditolak(403, "AKSES-01");
        // Lost nota, tag still there: the day's price, the same card, and identity asked for.
        let mut m = beli(
            &json!({ "surat": "NOTA HILANG", "kode_barcode": kode[1], "berat_timbang": 3.0, "kondisi": "BAGUS" }),
        );
        let b = hitung(&k, &m).await["detail_beli"][0].clone();
        assert_eq!((&b["cara_nilai"], &b["kode_barcode"]), (&json!("IKUT_PASAR"), &json!(kode[1])), "{b}");
        assert!(rumus_cocok(&b)[0].starts_with("Ikut pasar"));
        for kolom in ["nik", "alamat_customer"] {
            let mut kurang = m.clone();
            kurang["customer"] = orang("");
            if kolom == "alamat_customer" {
                kurang["customer"] = json!({ "nama_customer": "budi", "nik": "3171010101900077" });
            }
            let t = bayar(&k, "surat-0004", &kurang).await.ditolak(422, "BELI-02");
            assert!(t["fields"][format!("customer.{kolom}")].is_string(), "{t}");
        }
        m["customer"]["nik"] = json!("317101");
        bayar(&k, "surat-0005", &m).await.ditolak(422, "PELANGGAN-01");
        m["customer"]["nik"] = json!("3171010101900001");
        let j = bayar(&k, "surat-0006", &m).await.ok();
        assert_eq!(bayar_ulang(&k, "surat-0006", &m).await, j, "kiriman kedua adalah yang pertama");
        assert_eq!(lokasi(&a, &kode[1]).await, ["JKT1|BELI"]);
        // A tag that the chain never sold.
        let m = beli(
            &json!({ "surat": "NOTA HILANG", "kode_barcode": "99999999", "berat_timbang": 3.0, "kondisi": "BAGUS" }),
        );
        k.post("pembelian/hitung", &m).await.ditolak(422, "BELI-01");
        // Another shop's, or no letter at all: melt by the tested purity, a card of its own.
        for (surat, kunci) in [("TOKO LAIN", "surat-0007"), ("TANPA SURAT", "surat-0008")] {
            let m = beli(&asing(surat, 1.237, "RUSAK RINGAN"));
            let b = hitung(&k, &m).await["detail_beli"][0].clone();
            assert_eq!(
                (&b["cara_nilai"], &b["berat"], &b["kode_gudang"]),
                (&json!("LEBUR"), &json!(1.23), &json!("RUSAK"))
            );
            assert!(rumus_cocok(&b)[0].contains("70.00%"), "{b}");
            let j = bayar(&k, kunci, &m).await.ok();
            let d = k
                .post("pembelian/get/bynota", &json!({ "no_faktur_group": j["data"]["no_faktur_group"] }))
                .await
                .data();
            assert_eq!(d["detail_beli"][0]["surat"], json!(surat));
            assert_eq!(d["nik_samar"], json!("3171**********01"));
        }
        // Conditions that ask for a second person; nothing half-written.
        let m = beli(&asing("TANPA SURAT", 2.0, "LEBUR"));
        bayar(&k, "surat-0009", &m).await.ditolak(422, "NIAGA-08");
        let m = beli(
            &json!({ "surat": "NOTA", "no_faktur_jual": fj[2], "berat_timbang": 0.001, "kondisi": "BAGUS" }),
        );
        k.post("pembelian/hitung", &m).await.ditolak(422, "BELI-01");
        let m = beli(&json!({ "surat": "SURAT PALSU", "berat_timbang": 1, "kondisi": "BAGUS" }));
        k.post("pembelian/hitung", &m).await.ditolak(422, "BELI-01");
        assert_eq!(a.angka("SELECT COUNT(*) FROM faktur WHERE jenis = 'BELI'", args![]).await, 4);
    });
}

async fn bayar_ulang(k: &Klien, kunci: &str, m: &Value) -> Value {
    // The nota is back by now: what it came to is no longer asked for, only the answer that was given.
    let harga = k.get("pembelian?limit=1").await.data()[0]["total_beli"].clone();
    let mut m = m.clone();
    m["neto"] = json!(-harga.as_i64().unwrap());
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": harga }]);
    k.post_dok("pembelian", kunci, &m).await.ok()
}

#[test]
fn aturan_toko_mengubah_berat_masa_dan_pembulatan() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let j = simpan(&k, "aturan-0001", jual(&kode)).await.ok();
        let own = a.masuk("own-jkt1").await;
        let m = beli(
            &json!({ "surat": "NOTA", "no_faktur_jual": j["data"]["no_faktur_jual"][0], "berat_timbang": 2.487, "kondisi": "BAGUS" }),
        );
        assert_eq!(hitung(&k, &m).await["detail_beli"][0]["berat"], json!(2.48), "dipotong ke 0,01 gram");
        let atur = |isi: Value| {
            let own = &own;
            async move { own.put("para-system", &isi).await.ok() }
        };
        atur(json!([{ "key": "PEMBULATAN_BERAT_PEMBELIAN_MODULE", "value": "on" }, { "key": "PEMBULATAN_BERAT", "value": "V5" }])).await;
        assert_eq!(hitung(&k, &m).await["detail_beli"][0]["berat"], json!(2.5), "aturan V dipakai");
        atur(json!([{ "key": "PEMBULATAN_BERAT_PEMBELIAN_MODULE", "value": "off" }, { "key": "PEMBULATAN", "value": "100000" }])).await;
        let naik = hitung(&k, &m).await["total_beli"].as_i64().unwrap();
        atur(json!([{ "key": "PEMBULATAN_BAWAH_PEMBELIAN", "value": "on" }])).await;
        let turun = hitung(&k, &m).await["total_beli"].as_i64().unwrap();
        assert_eq!(naik - turun, 100_000, "naik atau turun menurut tandanya");
        // Beyond its period the nota no longer counts.
        atur(json!([{ "key": "MASA_BELI_HARI", "value": "1" }])).await;
        a.tulis(crate::alat::toko("JKT1"), |tx| {
            tx.exec("UPDATE toko SET tgl_system = '2026-12-31' WHERE kode_toko = 'JKT1'", args![])?;
            Ok(())
        })
        .await;
        harga(&own).await;
        assert_eq!(hitung(&k, &m).await["detail_beli"][0]["cara_nilai"], json!("IKUT_PASAR"));
    });
}

#[test]
fn susut_menunggu_dan_barangnya_tertahan() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[5.0, 10.0]).await;
        let j = simpan(&k, "susut-0001", jual(&kode)).await.ok();
        let m = beli(
            &json!({ "surat": "NOTA", "no_faktur_jual": j["data"]["no_faktur_jual"][0], "berat_timbang": 4.5, "kondisi": "BAGUS" }),
        );
        let b = hitung(&k, &m).await["detail_beli"][0].clone();
        assert!(b["susut"].as_str().unwrap().contains("0.500"), "{b}");
        let t = bayar(&k, "susut-0002", &m).await.ok();
        let menunggu = "SELECT COUNT(*) FROM susut WHERE toko = 'JKT1' AND status = 'PENDING'";
        assert_eq!(a.angka(menunggu, args![]).await, 1, "tutup toko akan tertahan");
        let d = k
            .post("pembelian/get/bynota", &json!({ "no_faktur_group": t["data"]["no_faktur_group"] }))
            .await
            .data();
        assert!(!d["detail_beli"][0]["no_susut"].as_str().unwrap().is_empty());
        // Not to the melt while its weight waits.
        let own = a.masuk("own-jkt1").await;
        let h = json!({ "gudang_tujuan": "HANCUR", "detail_barang": [{ "kode_barcode": kode[0] }] });
        own.post_dok("hancur-pembelian", "susut-0003", &h).await.ditolak(422, "BELI-14");
        let spv = a.masuk("spv-jkt1").await;
        let batal = json!({ "no_faktur": t["data"]["no_faktur_group"], "alasan": "salah timbang" });
        spv.post_dok("pembelian/batal", "susut-0004", &batal).await.ok();
        assert_eq!(a.angka(menunggu, args![]).await, 0);
        // Within the tolerance nobody is asked.
        let m = beli(
            &json!({ "surat": "NOTA", "no_faktur_jual": j["data"]["no_faktur_jual"][1], "berat_timbang": 9.91, "kondisi": "BAGUS" }),
        );
        bayar(&k, "susut-0005", &m).await.ok();
        assert_eq!(a.angka(menunggu, args![]).await, 0);
    });
}

#[test]
fn barang_curian_ditahan_dan_hanya_penyetuju_yang_mengubah_daftarnya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5, 8.0]).await;
        let j = simpan(&k, "curi-0001", jual(&kode)).await.ok();
        let lapor = json!({ "kode_barcode": kode[0], "nama_barang": "cincin uji", "sumber": "polsek", "ciri": "ukiran" });
        k.post_dok("barang-curian", "curi-0002", &lapor).await.ditolak(403, "BELI-10");
        let spv = a.masuk("spv-jkt1").await;
        let id = spv.post_dok("barang-curian", "curi-0003", &lapor).await.ok()["data"]["id"]
            .as_str()
            .unwrap()
            .to_owned();
        spv.post_dok("barang-curian", "curi-0004", &lapor).await.ditolak(409, "BELI-12");
        spv.post_dok("barang-curian", "curi-0005", &json!({ "nama_barang": "x", "sumber": "y" }))
            .await
            .ditolak(422, "BELI-11");
        let m = beli(
            &json!({ "surat": "NOTA", "no_faktur_jual": j["data"]["no_faktur_jual"][0], "berat_timbang": 2.5, "kondisi": "BAGUS" }),
        );
        let t = k.post("pembelian/hitung", &m).await.ditolak(422, "BELI-01");
        assert!(t["fields"]["detail_beli[0].kode_barcode"].as_str().unwrap().contains("POLSEK"), "{t}");
        // Looks like one: same type and weight.
        let mirip =
            json!({ "nama_barang": "cincin", "kode_dept": "CIN750", "berat": 1.5, "sumber": "cabang bdg" });
        spv.post_dok("barang-curian", "curi-0006", &mirip).await.ok();
        let m2 = beli(&asing("TANPA SURAT", 1.52, "RUSAK RINGAN"));
        let alasan = hitung(&k, &m2).await["alasan"].clone();
        assert!(alasan[0].as_str().unwrap().contains("Mirip barang yang dilaporkan dicuri"), "{alasan}");
        bayar(&k, "curi-0007", &m2).await.ditolak(422, "NIAGA-08");
        // Withdrawn: the piece may come back.
        k.post_dok(&format!("barang-curian/{id}/cabut"), "curi-0008", &json!({ "alasan": "keliru" }))
            .await
            .ditolak(403, "BELI-10");
        spv.post_dok(&format!("barang-curian/{id}/cabut"), "curi-0009", &json!({ "alasan": "" }))
            .await
            .ditolak(422, "BELI-11");
        spv.post_dok(&format!("barang-curian/{id}/cabut"), "curi-0010", &json!({ "alasan": "keliru" }))
            .await
            .ok();
        spv.post_dok(&format!("barang-curian/{id}/cabut"), "curi-0011", &json!({ "alasan": "keliru" }))
            .await
            .ditolak(409, "BELI-12");
        spv.post_dok("barang-curian/tidakada/cabut", "curi-0012", &json!({ "alasan": "keliru" }))
            .await
            .ditolak(404, "BELI-13");
        bayar(&k, "curi-0013", &m).await.ok();
        assert_eq!(k.get("barang-curian").await.data().as_array().unwrap().len(), 1);
        assert_eq!(k.get("barang-curian?semua=true&cari=uji").await.data().as_array().unwrap().len(), 1);
    });
}

#[test]
fn nota_cabang_lain_dibeli_di_sini_dan_barangnya_ikut() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[2.5]).await;
        let j = simpan(&k, "cabang-0001", jual(&kode)).await.ok();
        let own = a.masuk("own-bdg1").await;
        harga(&own).await;
        let modal = barang(&own, "A06", "TOKO", &[9.0]).await;
        let bdg = a.masuk("kasir1-bdg1").await;
        simpan(&bdg, "cabang-0002", jual(&modal)).await.ok();
        let n = bdg.get(&format!("pembelian/nota?kode_barcode={}", kode[0])).await.data();
        assert_eq!((&n["toko"], &n["sudah_dibeli"]), (&json!("JKT1"), &json!("")));
        let m = beli(
            &json!({ "surat": "NOTA", "no_faktur_jual": j["data"]["no_faktur_jual"][0], "berat_timbang": 2.5, "kondisi": "BAGUS" }),
        );
        let b = bayar(&bdg, "cabang-0003", &m).await.ok();
        assert!(b["data"]["no_faktur_beli"][0].as_str().unwrap().starts_with("FBBDG1-"));
        assert_eq!(lokasi(&a, &kode[0]).await, ["BDG1|BELI"]);
        // Back is back, everywhere.
        let t = bayar_paksa(&k, "cabang-0004", &m).await.ditolak(422, "BELI-01");
        assert!(t["fields"]["detail_beli[0].no_faktur_jual"].as_str().unwrap().contains("FBBDG1-"), "{t}");
        let n = k.get(&format!("pembelian/nota?kode_barcode={}", kode[0])).await.data();
        assert_eq!(n["sudah_dibeli"], b["data"]["no_faktur_beli"][0]);
        let spv = a.masuk("spv-bdg1").await;
        let batal =
            json!({ "no_faktur": b["data"]["no_faktur_group"], "alasan": "customer berubah pikiran" });
        spv.post_dok("pembelian/batal", "cabang-0005", &batal).await.ok();
        assert!(lokasi(&a, &kode[0]).await.is_empty());
        bayar(&k, "cabang-0006", &m).await.ok();
        assert_eq!(lokasi(&a, &kode[0]).await, ["JKT1|BELI"]);
    });
}

#[test]
fn dua_toko_satu_barang_tepat_satu_menang() {
    di_kedua_master(|a| async move {
        let berat: Vec<f64> = (0..10).map(|i| 2.0 + f64::from(i) / 10.0).collect();
        let (jkt, kode) = siap(&a, &berat).await;
        let own = a.masuk("own-bdg1").await;
        harga(&own).await;
        let modal = barang(&own, "A06", "TOKO", &[40.0]).await;
        let (bdg, spv) = (a.masuk("kasir1-bdg1").await, a.masuk("spv-jkt1").await);
        simpan(&bdg, "balap-0000", jual(&modal)).await.ok();
        let mut menang = [0, 0];
        for (i, (kode, berat)) in kode.iter().zip(&berat).enumerate() {
            let j = simpan(&jkt, &format!("balap-1{i:03}"), jual(std::slice::from_ref(kode))).await.ok();
            let mut m = beli(
                &json!({ "surat": "NOTA", "no_faktur_jual": j["data"]["no_faktur_jual"][0], "berat_timbang": berat, "kondisi": "BAGUS" }),
            );
            let h = hitung(&jkt, &m).await;
            m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["total_beli"] }]);
            // Two purchases, or a purchase there while the sale is taken back here.
            let (ka, kb) = (format!("balap-2{i:03}"), format!("balap-3{i:03}"));
            let batal =
                json!({ "no_faktur": j["data"]["no_faktur_group"], "alasan": "customer berubah pikiran" });
            let sini = async {
                if i % 2 == 0 {
                    jkt.post_dok("pembelian", &ka, &m).await
                } else {
                    spv.post_dok("penjualan/batal", &ka, &batal).await
                }
            };
            let (x, y) = tokio::join!(sini, bdg.post_dok("pembelian", &kb, &m));
            assert_eq!(
                [x.status, y.status].iter().filter(|s| **s == 200).count(),
                1,
                "{i}: {} {} {} {}",
                x.status,
                String::from_utf8_lossy(&x.badan),
                y.status,
                String::from_utf8_lossy(&y.badan)
            );
            menang[usize::from(y.status == 200)] += 1;
            let tempat = lokasi(&a, kode).await;
            assert_eq!(tempat.len(), 1, "{i}: {tempat:?}");
        }
        assert_eq!(menang.iter().sum::<i32>(), 10, "{menang:?}");
    });
}

async fn bayar_paksa(k: &Klien, kunci: &str, m: &Value) -> Balasan {
    let mut m = m.clone();
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": 1 }]);
    k.post_dok("pembelian", kunci, &m).await
}

#[test]
fn ganti_model_hanya_tukar_tambah_yang_seimbang_dan_segera() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[4.0, 5.0, 1.0]).await;
        let j = simpan(&k, "model-0001", jual(&kode[..1])).await.ok();
        let lama = json!({ "surat": "NOTA", "no_faktur_jual": j["data"]["no_faktur_jual"][0], "berat_timbang": 4.0, "kondisi": "GANTI MODEL" });
        let t = k.post("pembelian/hitung", &beli(&lama)).await.ditolak(422, "BELI-01");
        assert!(t["fields"]["detail_beli[0].kondisi"].as_str().unwrap().contains("tukar tambah"), "{t}");
        let tukar = |ke: usize| {
            let mut m = jual(&kode[ke..=ke]);
            m["detail_beli"] = json!([lama]);
            m
        };
        let t = k.post("penjualan/hitung", &tukar(2)).await.ditolak(422, "BELI-01");
        assert!(t["fields"]["detail_beli[0].kondisi"].as_str().unwrap().contains("lebih ringan"), "{t}");
        let h = k.post("penjualan/hitung", &tukar(1)).await.data();
        assert_eq!(h["detail_beli"][0]["kondisi"], json!("GANTI MODEL"));
        // A piece without the chain's nota never.
        let mut m = jual(&kode[1..2]);
        m["detail_beli"] = json!([asing("TOKO LAIN", 1.0, "GANTI MODEL")]);
        k.post("penjualan/hitung", &m).await.ditolak(422, "BELI-01");
        // The shop pays out more than its limit: somebody else must say yes.
        let own = a.masuk("own-jkt1").await;
        own.put("para-system", &json!([{ "key": "BATAS_TUKAR_KELUAR", "value": "1000" }])).await.ok();
        let mut m = jual(&kode[2..]);
        m["detail_beli"] = json!([{ "surat": "NOTA", "no_faktur_jual": j["data"]["no_faktur_jual"][0], "berat_timbang": 4.0, "kondisi": "BAGUS" }]);
        let h = k.post("penjualan/hitung", &m).await.data();
        assert!(
            h["neto"].as_i64().unwrap() < 0 && h["alasan"][0].as_str().unwrap().contains("Toko membayar"),
            "{h}"
        );
    });
}

#[test]
fn tunai_besar_ke_satu_nik_diperingatkan_dan_nik_utuh_tercatat_dilihat() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[10.0]).await;
        simpan(&k, "nik-0001", jual(&kode)).await.ok();
        let own = a.masuk("own-jkt1").await;
        own.put("para-system", &json!([{ "key": "BATAS_TUNAI_NIK_HARI", "value": "3000000" }])).await.ok();
        let m = beli(&asing("TANPA SURAT", 1.0, "RUSAK RINGAN"));
        assert!(hitung(&k, &m).await["peringatan"].as_array().unwrap().is_empty());
        bayar(&k, "nik-0002", &m).await.ok();
        let w = hitung(&k, &beli(&asing("TANPA SURAT", 2.0, "RUSAK RINGAN"))).await["peringatan"].clone();
        assert!(w[0].as_str().unwrap().contains("hari ini"), "{w}");
        let p = k.get("pelanggan?cari=siti").await.data()[0].clone();
        assert_eq!(p["nik_samar"], json!("3171**********01"));
        assert!(p["nik"].is_null());
        let kode = p["kode_pelanggan"].as_str().unwrap();
        let n = k.post(&format!("pelanggan/{kode}/nik"), &json!({})).await.data();
        assert_eq!(n["nik"], json!("3171010101900001"));
        assert_eq!(
            a.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'LIHAT NIK' AND objek = $1", args![kode]).await,
            1
        );
        k.post("pelanggan/PTIDAKADA/nik", &json!({})).await.ditolak(404, "PELANGGAN-03");
    });
}

#[test]
fn dicetak_sekali_sesudah_itu_salinan_dan_transfer_perlu_rekening_customer() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[10.0]).await;
        simpan(&k, "cetak-0001", jual(&kode)).await.ok();
        let mut m = beli(&asing("TOKO LAIN", 1.0, "RUSAK RINGAN"));
        let total = hitung(&k, &m).await["total_beli"].clone();
        let rek =
            a.baris("SELECT MIN(no_rekening) FROM rekening WHERE toko = 'JKT1'", args![]).await.remove(0);
        m["pembayaran"] = json!([{ "jenis": "TRANSFER", "jumlah_rp": total, "no_rekening": rek }]);
        let t = k.post_dok("pembelian", "cetak-0002", &m).await.ditolak(422, "BAYAR-01");
        assert!(t["fields"]["pembayaran[0].no_rekening_tujuan"].is_string(), "{t}");
        m["pembayaran"][0]["no_rekening_tujuan"] = json!("1234567890");
        m["pembayaran"][0]["atas_nama"] = json!("siti");
        let j = k.post_dok("pembelian", "cetak-0003", &m).await.ok();
        let no = j["data"]["no_faktur_group"].as_str().unwrap();
        let t = k.post(&format!("pembelian/{no}/cetak"), &json!({})).await.data();
        assert_eq!(t["urut"], json!(1));
        let pdf = k.get(&format!("pembelian/{no}/nota")).await;
        assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF-"));
        assert_eq!(k.post(&format!("pembelian/{no}/cetak"), &json!({})).await.data()["urut"], json!(2));
        // More cash than the drawer holds.
        let banyak = beli(&asing("TOKO LAIN", 500.0, "RUSAK RINGAN"));
        bayar(&k, "cetak-0004", &banyak).await.ditolak(422, "KAS-01");
    });
}

#[test]
fn barang_pembelian_dihancurkan_dengan_kondisi_belinya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[4.0, 3.0, 10.0]).await;
        let j = simpan(&k, "hancur-0001", jual(&[kode[0].clone(), kode[2].clone()])).await.ok();
        let asal = bayar(&k, "hancur-0002", &beli(&asing("TOKO LAIN", 1.0, "RUSAK RINGAN"))).await.ok();
        let m = beli(
            &json!({ "surat": "NOTA", "no_faktur_jual": j["data"]["no_faktur_jual"][0], "berat_timbang": 4.0, "kondisi": "BAGUS" }),
        );
        bayar(&k, "hancur-0003", &m).await.ok();
        let own = a.masuk("own-jkt1").await;
        let c = own.get("hancur-pembelian/calon").await.data();
        assert_eq!(c.as_array().unwrap().len(), 2, "{c}");
        let rusak = own.get("hancur-pembelian/calon?kode_gudang=RUSAK").await.data();
        assert_eq!((&rusak[0]["kondisi"], rusak.as_array().unwrap().len()), (&json!("RUSAK RINGAN"), 1));
        let bekas = rusak[0]["kode_barcode"].clone();
        let isi = |kode: &[&Value]| {
            let d: Vec<Value> = kode.iter().map(|k| json!({ "kode_barcode": k })).collect();
            json!({ "gudang_tujuan": "HANCUR", "keterangan": "lebur", "detail_barang": d })
        };
        // A piece that was never bought is not for this screen.
        let t = own
            .post_dok("hancur-pembelian", "hancur-0004", &isi(&[&bekas, &json!(kode[1])]))
            .await
            .ditolak(422, "BELI-14");
        assert!(t["fields"]["detail_barang[1].kode_barcode"].is_string(), "{t}");
        let j = own.post_dok("hancur-pembelian", "hancur-0005", &isi(&[&bekas])).await.ok();
        assert_eq!(own.post_dok("hancur-pembelian", "hancur-0005", &isi(&[&bekas])).await.ok(), j);
        let no = j["data"]["no_dok"].as_str().unwrap();
        let d = own.get(&format!("dokumen-barang/{no}")).await.data();
        assert_eq!((&d["jenis"], &d["lawan"]), (&json!("HANCUR"), &json!("PEMBELIAN")));
        assert_eq!(d["detail_barang"][0]["kondisi"], json!("RUSAK RINGAN"));
        assert_eq!(
            own.get("dokumen-barang?jenis=HANCUR&lawan=PEMBELIAN").await.data().as_array().unwrap().len(),
            1
        );
        assert!(own.get(&format!("dokumen-barang/{no}/pdf")).await.badan.starts_with(b"%PDF-"));
        // The purchase cannot be taken back while the piece waits for the melt.
        let batal = json!({ "no_faktur": asal["data"]["no_faktur_group"], "alasan": "salah" });
        a.masuk("spv-jkt1")
            .await
            .post_dok("pembelian/batal", "hancur-0006", &batal)
            .await
            .ditolak(422, "BATAL-06");
        own.post_dok(
            &format!("dokumen-barang/{no}/batal"),
            "hancur-0007",
            &json!({ "keterangan": "keliru" }),
        )
        .await
        .ok();
        assert_eq!(lokasi(&a, bekas.as_str().unwrap()).await, ["JKT1|RUSAK"]);
    });
}

#[test]
fn nota_lama_ditemukan_dan_susutnya_diukur_dari_notanya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[10.0]).await;
        simpan(&k, "lama-0001", jual(&kode)).await.ok();
        a.tulis(crate::alat::toko("JKT1"), |tx| {
            for (no, berat) in [("N-0001", 3000), ("N-0002", 4000)] {
                tx.exec(
                    "INSERT INTO nota_lama (toko, no_faktur, tgl_nota, nama_customer, no_hp, kode_barcode, nama_barang, kode_group, \
                     kode_dept, kadar_cetak, berat, nilai_emas, harga_total, no_dok) VALUES ('JKT1', $1, '2026-10-01', 'TUTI', '', '', \
                     'GELANG LAMA', '750', 'CIN750', 7500, $2, 3000000, 3300000, 'X')",
                    args![no, berat],
                )?;
            }
            Ok(())
        })
        .await;
        let n = k.get("pembelian/nota?no_faktur_jual=n-0001").await.data();
        assert_eq!((&n["lama"], &n["berat"]), (&json!(true), &json!(3.0)), "{n}");
        let m = |no: &str, berat: f64| {
            beli(
                &json!({ "surat": "NOTA", "no_faktur_jual": no, "berat_timbang": berat, "kondisi": "BAGUS" }),
            )
        };
        bayar(&k, "lama-0002", &m("N-0001", 3.0)).await.ok();
        bayar_paksa(&k, "lama-0003", &m("N-0001", 3.0)).await.ditolak(422, "BELI-01");
        bayar(&k, "lama-0004", &m("N-0002", 3.5)).await.ok();
        assert_eq!(
            a.angka("SELECT COUNT(*) FROM susut WHERE status = 'PENDING' AND berat_buku = 4000", args![])
                .await,
            1
        );
        assert_eq!(
            a.angka("SELECT COUNT(*) FROM barang WHERE nama_barang = 'GELANG LAMA'", args![]).await,
            2
        );
    });
}
