//! Paying: oldest first, penalty, interest, principal; settling early; money that has not come; taking a payment back.

use crate::alat::{
    KASIR, SPV, akad, batal_bayar, batal_serah, bayar, hari, hitung_bayar, lunasi, rinci, rp, serah_saja,
    setor, teks, titipan, transfer,
};
use dunia::{di_kedua, ditolak};
use serde_json::{Value, json};

fn angsuran(r: &Value, ke: usize) -> Value {
    r["jadwal"][ke - 1].clone()
}

#[test]
fn pembayaran_melunasi_yang_tertua_dahulu() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, h) = akad(&d, &k, &kode).await;
        let (satu, dua) = (h["jadwal"][0].clone(), h["jadwal"][1].clone());
        hari(&d, "2026-12-15").await;
        // On its day nothing is late.
        let b = hitung_bayar(&d, &k, &no, &json!({})).await.unwrap();
        assert_eq!((rp(&b["denda_rp"]), rp(&b["jumlah_rp"])), (0, rp(&satu["jumlah_rp"])));
        hari(&d, "2026-12-18").await;
        let b = hitung_bayar(&d, &k, &no, &json!({})).await.unwrap();
        assert_eq!(rp(&b["denda_rp"]), 15_000);
        // A little less than the first: its penalty and interest are paid, a part of its principal is not.
        let n = rp(&b["jumlah_rp"]) - 10_000;
        let j = setor(&d, &k, &no, n).await.unwrap();
        assert_eq!((rp(&j["denda_rp"]), rp(&j["bunga_rp"])), (15_000, rp(&satu["bunga_rp"])));
        assert_eq!(rp(&j["pokok_rp"]), rp(&satu["pokok_rp"]) - 10_000);
        let a = angsuran(&rinci(&d, &no).await, 1);
        assert_eq!(
            (a["status"].as_str(), rp(&a["sisa_rp"]), rp(&a["denda_rp"])),
            (Some("TERLAMBAT"), 10_000, 0)
        );
        // The rest of it and all of the second.
        let n = 10_000 + rp(&dua["jumlah_rp"]);
        let j = setor(&d, &k, &no, n).await.unwrap();
        assert_eq!(rp(&j["bunga_rp"]), rp(&dua["bunga_rp"]));
        let r = rinci(&d, &no).await;
        assert_eq!(r["jatuh_tempo"], "2027-02-15");
        let pokok = rp(&satu["pokok_rp"]) + rp(&dua["pokok_rp"]);
        assert_eq!(titipan(&d, &no).await, rp(&h["dp_rp"]) + pokok);
        d.bersih().await;
    });
}

#[test]
fn denda_paling_banyak_lima_persen_dan_macet_sesudah_tiga() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, h) = akad(&d, &k, &kode).await;
        hari(&d, "2027-02-15").await;
        let r = rinci(&d, &no).await;
        assert_eq!((r["tahap"].as_str(), r["tunggak"].as_i64()), (Some("AKTIF"), Some(2)));
        hari(&d, "2027-02-16").await;
        let r = rinci(&d, &no).await;
        assert_eq!((r["tahap"].as_str(), r["tunggak"].as_i64()), (Some("MACET"), Some(3)));
        let jumlah = rp(&h["jadwal"][0]["jumlah_rp"]);
        // 63, 32 and 1 days at 5,000, never above a twentieth of what is late.
        let denda: Vec<i64> = (0..3).map(|ke| rp(&r["jadwal"][ke]["denda_rp"])).collect();
        assert_eq!(denda[0], (63 * 5_000).min(jumlah / 20));
        assert_eq!(denda[1], (32 * 5_000).min(jumlah / 20));
        assert_eq!(denda[2], 5_000);
        assert_eq!(rp(&r["denda_rp"]), denda.iter().sum::<i64>());
        // One paid: no default any more.
        setor(&d, &k, &no, jumlah + denda[0]).await.unwrap();
        let r = rinci(&d, &no).await;
        assert_eq!((r["tahap"].as_str(), r["tunggak"].as_i64()), (Some("AKTIF"), Some(2)));
        d.bersih().await;
    });
}

#[test]
fn lunas_lebih_cepat_hanya_membayar_bunga_bulan_yang_sudah_mulai() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, h) = akad(&d, &k, &kode).await;
        let (pokok, bunga) = (rp(&h["pokok_rp"]), rp(&h["jadwal"][0]["bunga_rp"]));
        hari(&d, "2026-12-15").await;
        let b = hitung_bayar(&d, &k, &no, &json!({ "lunas": true })).await.unwrap();
        assert_eq!(rp(&b["jumlah_rp"]), pokok + bunga);
        hari(&d, "2026-12-16").await;
        let b = hitung_bayar(&d, &k, &no, &json!({ "lunas": true })).await.unwrap();
        let dua = rp(&h["jadwal"][1]["bunga_rp"]);
        assert_eq!(rp(&b["jumlah_rp"]), pokok + bunga + dua + 5_000);
        assert_eq!(rp(&b["bebas_rp"]), rp(&h["bunga_rp"]) - bunga - dua);
        // More than that is refused, so is nothing.
        ditolak(setor(&d, &k, &no, rp(&b["jumlah_rp"]) + 1).await, "CICIL-05");
        ditolak(setor(&d, &k, &no, 0).await, "CICIL-05");
        let j = lunasi(&d, &k, &no).await.unwrap();
        assert_eq!(j["tahap"], "LUNAS");
        let r = rinci(&d, &no).await;
        assert_eq!((r["tahap"].as_str(), rp(&r["sisa_rp"]), rp(&r["saldo_rp"])), (Some("LUNAS"), 0, 0));
        assert_eq!(d.letak(&kode[0]).await, None);
        // The sale: at the price of the contract, with its tax, paid with what was paid.
        let sql = "SELECT total_jual FROM faktur WHERE no_faktur_group = $1";
        let jual = teks(&j["no_faktur_group"]);
        assert_eq!(d.angka(sql, db::args![jual.as_str()]).await, rp(&h["harga_rp"]));
        let sql = "SELECT COUNT(*) FROM buku_pajak WHERE no_dok = $1";
        assert_eq!(d.angka(sql, db::args![jual.as_str()]).await, 1);
        ditolak(setor(&d, &k, &no, 1_000).await, "CICIL-03");
        d.bersih().await;
    });
}

#[test]
fn transfer_terakhir_baru_dihitung_bila_sudah_masuk() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        d.setel("JKT1", "VALIDASI_NON_CASH_MODULE", "on").await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, _) = akad(&d, &k, &kode).await;
        let n = rp(&hitung_bayar(&d, &k, &no, &json!({ "lunas": true })).await.unwrap()["jumlah_rp"]);
        let m = json!({ "lunas": true, "pembayaran": transfer(&d, n).await });
        ditolak(bayar(&d, &k, &no, &m).await, "NIAGA-08");
        assert_eq!(rinci(&d, &no).await["pembayaran"].as_array().unwrap().len(), 0);
        // The money is taken, the piece waits.
        let mut nanti = m.clone();
        nanti["tunda_serah"] = json!(true);
        assert_eq!(bayar(&d, &k, &no, &nanti).await.unwrap()["tahap"], "AKTIF");
        assert!(d.letak(&kode[0]).await.is_some());
        ditolak(serah_saja(&d, &k, &no, &json!({})).await, "NIAGA-08");
        // The bank has shown it.
        let sql = "SELECT m.id_bank FROM bank_menunggu m WHERE m.toko = 'JKT1'";
        let id = d.angka(sql, &[]).await;
        let spv = d.orang(SPV).await;
        d.kerja(&spv, move |tx, p| {
            let mut dok = ledger::Dok::buka(tx, values::JenisDok::BankMasuk, &p.user_id)?;
            ledger::bank::validasi(&mut dok, &[id])?;
            dok.tutup("UJI", &serde_json::json!({}))?;
            Ok(())
        })
        .await
        .unwrap();
        assert_eq!(serah_saja(&d, &k, &no, &json!({})).await.unwrap()["tahap"], "LUNAS");
        d.bersih().await;
    });
}

#[test]
fn pembayaran_terakhir_bisa_dibatalkan_tepat() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, h) = akad(&d, &k, &kode).await;
        let (laci, dp) = (d.laci(KASIR).await, rp(&h["dp_rp"]));
        let satu = teks(&setor(&d, &k, &no, rp(&h["jadwal"][0]["jumlah_rp"])).await.unwrap()["no_bayar"]);
        let dua = teks(&setor(&d, &k, &no, 200_000).await.unwrap()["no_bayar"]);
        ditolak(batal_bayar(&d, &k, &no, &satu).await, "CICIL-07");
        batal_bayar(&d, &k, &no, &dua).await.unwrap();
        ditolak(batal_bayar(&d, &k, &no, &dua).await, "CICIL-07");
        batal_bayar(&d, &k, &no, &satu).await.unwrap();
        assert_eq!((d.laci(KASIR).await, titipan(&d, &no).await), (laci, dp));
        assert_eq!(rp(&rinci(&d, &no).await["sisa_pokok"]), rp(&h["pokok_rp"]));
        // The payment that made it LUNAS goes back only after its sale did.
        let akhir = teks(&lunasi(&d, &k, &no).await.unwrap()["no_bayar"]);
        ditolak(batal_bayar(&d, &k, &no, &akhir).await, "CICIL-07");
        batal_serah(&d, &k, &no).await.unwrap();
        assert!(d.letak(&kode[0]).await.unwrap().starts_with("TITIP/"));
        batal_bayar(&d, &k, &no, &akhir).await.unwrap();
        assert_eq!((d.laci(KASIR).await, titipan(&d, &no).await), (laci, dp));
        // Another payment's number, another contract.
        ditolak(batal_bayar(&d, &k, &no, "CBJKT1-261115-0099").await, "CICIL-06");
        d.bersih().await;
    });
}
