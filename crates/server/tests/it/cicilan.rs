//! Instalments at the edge: what a call answers the second time, the whole way as screens walk it, papers, the page of the paper,
//! rights. Their rules are tested in `cicilan`.

use crate::alat::di_kedua_master;
use crate::niaga::siap;
use db::args;
use serde_json::json;

#[test]
fn dari_akad_sampai_lunas_lewat_panggilan_layar() {
    di_kedua_master(|a| async move {
        let (kasir, kode) = siap(&a, &[3.0, 2.5]).await;
        let mut m = json!({
            "customer": { "nama_customer": "SITI AMINAH", "no_hp": "081200000001", "alamat_customer": "JL MAWAR 1",
                "nik": "3171014101800001" },
            "kode_sales": "S01", "kode_cicilan": "C03", "detail_barang": [{ "kode_barcode": kode[0] }],
        });
        let h = kasir.post("cicilan/hitung", &m).await.data();
        assert_eq!(h["jadwal"].as_array().unwrap().len(), 3);
        m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["dp_rp"] }]);
        m["neto"] = h["dp_rp"].clone();
        let j = kasir.post_dok("cicilan", "cicilan-1", &m).await.ok();
        assert_eq!(kasir.post_dok("cicilan", "cicilan-1", &m).await.ok(), j, "sekali saja");
        assert_eq!(j["message"], "Cicilan Berhasil Disimpan");
        assert_eq!(a.angka("SELECT COUNT(*) FROM kontrak_cicilan", args![]).await, 1);
        let no = j["data"]["no_cicilan"].as_str().unwrap().to_owned();
        // Papers of the contract and of a payment.
        assert!(kasir.get(&format!("cicilan/{no}/nota")).await.teks().starts_with("%PDF"));
        assert_eq!(kasir.post(&format!("cicilan/{no}/cetak"), &json!({})).await.data()["urut"], 1);
        let b = kasir.post(&format!("cicilan/{no}/bayar/hitung"), &json!({})).await.data();
        let bayar = json!({ "jumlah_rp": b["jumlah_rp"], "pembayaran": [{ "jenis": "CASH", "jumlah_rp": b["jumlah_rp"] }] });
        let j = kasir.post_dok(&format!("cicilan/{no}/bayar"), "cicilan-2", &bayar).await.ok();
        assert_eq!(kasir.post_dok(&format!("cicilan/{no}/bayar"), "cicilan-2", &bayar).await.ok(), j);
        let cb = j["data"]["no_bayar"].as_str().unwrap().to_owned();
        assert!(kasir.get(&format!("cicilan/{no}/bayar/{cb}/nota")).await.teks().starts_with("%PDF"));
        assert_eq!(
            kasir.post(&format!("cicilan/{no}/bayar/{cb}/cetak"), &json!({})).await.data()["no_bayar"],
            json!(cb)
        );
        kasir.get(&format!("cicilan/{no}/bayar/CBJKT1-261115-9999/nota")).await.ditolak(404, "CICIL-06");
        // More than is owed, and what is not there.
        let lebih = json!({ "jumlah_rp": 900_000_000, "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 900_000_000 }] });
        kasir.post_dok(&format!("cicilan/{no}/bayar"), "cicilan-3", &lebih).await.ditolak(422, "CICIL-05");
        kasir.get("cicilan/FCJKT1-261115-9999").await.ditolak(404, "CICIL-02");
        let d = kasir.get("cicilan?tahap=TERBUKA&cari=siti").await.ok();
        assert_eq!((&d["count"], &d["data"][0]["no_cicilan"]), (&json!(1), &json!(no)));
        assert_eq!(kasir.get("cicilan/jatuh-tempo?hari=90").await.ok()["count"], 1);
        // Settled: the sale comes with it.
        let b = kasir.post(&format!("cicilan/{no}/bayar/hitung"), &json!({ "lunas": true })).await.data();
        let lunas = json!({ "lunas": true, "pengenal": "HP", "pengenal_akhir": "0001",
            "pembayaran": [{ "jenis": "CASH", "jumlah_rp": b["jumlah_rp"] }] });
        let j = kasir.post_dok(&format!("cicilan/{no}/bayar"), "cicilan-4", &lunas).await.data();
        assert_eq!(j["tahap"], "LUNAS");
        let r = kasir.get(&format!("cicilan/{no}")).await.data();
        assert_eq!((&r["tahap"], &r["no_faktur_group"]), (&json!("LUNAS"), &j["no_faktur_group"]));
        assert_eq!(r["nik_samar"].as_str().map(|n| n.contains('*')), Some(true));
        assert!(r.get("sidik_nik").is_none());
    });
}

#[test]
fn setiap_langkah_cicilan_meminta_haknya_sendiri() {
    di_kedua_master(|a| async move {
        let hanya = |semua: &'static [&'static str]| {
            a.kerja(db::Kunci::rantai(), move |tx| {
                let semua: Vec<String> = semua.iter().map(|m| (*m).to_owned()).collect();
                platform::pengguna::beri_akses(tx, &values::UserId::parse("kasir1-jkt1").unwrap(), &semua)?;
                Ok(())
            })
        };
        let no = "FCJKT1-261115-9999";
        let jalur =
            |semua: &[&str]| -> Vec<String> { semua.iter().map(|s| format!("cicilan/{no}/{s}")).collect() };
        let uang = jalur(&["bayar", "serah"]);
        let mundur = jalur(&["bayar/CBJKT1-261115-9999/batal", "serah/batal"]);
        let (batal, lelang) = (jalur(&["batal", "batal/hitung"]), jalur(&["lelang", "lelang/hitung"]));
        let semua = [&uang, &mundur, &batal, &lelang];
        for (akses, buka) in [
            (&["/lihat-cicilan"][..], vec![]),
            (&["/lihat-cicilan", "/transaksi-cicilan"][..], vec![0]),
            (&["/lihat-cicilan", "/batal-cicilan"][..], vec![1, 2]),
            (&["/lelang-cicilan"][..], vec![3]),
        ] {
            hanya(akses).await.unwrap();
            let k = a.masuk("kasir1-jkt1").await;
            for (ke, langkah) in semua.iter().enumerate() {
                for path in *langkah {
                    let r = k.post(path, &json!({})).await;
                    if buka.contains(&ke) {
                        assert_ne!(r.kode(), "AKSES-01", "{akses:?} {path}");
                    } else {
                        r.ditolak(403, "AKSES-01");
                    }
                }
            }
        }
    });
}
