//! Settings of marketplaces: secrets are encrypted, read by few and on record, and only what the setting lists is kept.

use db::args;
use dunia::{Dunia, TOKO, di_kedua, ditolak};
use hubung::marketplace::{self, IsiMarketplace, MintaMarketplace, TanyaMarketplace};
use platform::{Hasil, Pelaku};

fn isi(k_m: &str) -> MintaMarketplace {
    MintaMarketplace {
        k_m: k_m.to_owned(),
        a_i: "app-1".to_owned(),
        c_i: "klien-2".to_owned(),
        c_s: "sangat-rahasia".to_owned(),
        b_t: "token-panjang".to_owned(),
        s_i: "7788".to_owned(),
    }
}

async fn simpan(d: &Dunia, p: &Pelaku, m: MintaMarketplace) -> Hasil<IsiMarketplace> {
    d.kerja(p, move |tx, p| marketplace::simpan(tx, p, &m)).await
}

async fn lihat(d: &Dunia, p: &Pelaku) -> Vec<IsiMarketplace> {
    let t = TanyaMarketplace { k_m: "tokopedia".to_owned() };
    d.kerja(p, move |tx, p| marketplace::lihat(tx, p, &t)).await.unwrap()
}

#[test]
fn rahasia_terenkripsi_dibaca_penyimpan_saja_dan_setiap_kali_tercatat() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik(TOKO).await, d.orang("spv-jkt1").await);
        assert!(lihat(&d, &own).await.is_empty());
        let s = simpan(&d, &own, isi("TOKOPEDIA")).await.unwrap();
        assert_eq!((s.c_s.as_str(), s.b_t.as_str()), ("sangat-rahasia", "token-panjang"));
        let mentah = d.baris("SELECT c_s, b_t FROM marketplace_setting", args![]).await;
        assert!(!mentah[0].contains("rahasia") && !mentah[0].contains("token"), "{mentah:?}");
        assert_eq!(mentah[0].matches("brankas1:").count(), 2, "{mentah:?}");
        let dilihat = "SELECT COUNT(*) FROM audit WHERE aksi = 'LIHAT RAHASIA MARKETPLACE'";
        assert_eq!(d.angka(dilihat, args![]).await, 0);
        assert_eq!(lihat(&d, &own).await, [s]);
        assert_eq!(d.angka(dilihat, args![]).await, 1);
        let samar = lihat(&d, &spv).await;
        assert_eq!(
            (samar[0].c_s.as_str(), samar[0].b_t.as_str(), samar[0].s_i.as_str()),
            ("********", "********", "7788")
        );
        assert_eq!(d.angka(dilihat, args![]).await, 1, "yang tersamar tidak tercatat");
        // Neither the audit nor anything else of the chain holds them.
        let bocor = "SELECT COUNT(*) FROM audit WHERE isi LIKE '%rahasia%' OR isi LIKE '%token-panjang%'";
        assert_eq!(d.angka(bocor, args![]).await, 0);
        let lagi = MintaMarketplace { b_t: String::new(), ..isi("tokopedia") };
        let s = simpan(&d, &own, lagi).await.unwrap();
        assert_eq!(
            (s.b_t.as_str(), d.angka("SELECT COUNT(*) FROM marketplace_setting", args![]).await),
            ("", 1)
        );
    });
}

#[test]
fn hanya_penyimpan_dan_hanya_marketplace_pertama_di_setting() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik(TOKO).await, d.orang("spv-jkt1").await);
        ditolak(simpan(&d, &spv, isi("TOKOPEDIA")).await, "HUBUNG-06");
        for salah in ["LAZADA", "BUKALAPAK", ""] {
            assert!(
                ditolak(simpan(&d, &own, isi(salah)).await, "HUBUNG-05").kolom.contains_key("k_m"),
                "{salah}"
            );
        }
        let dua_baris = MintaMarketplace { b_t: "a\r\nX-Lain: 1".to_owned(), ..isi("TOKOPEDIA") };
        assert!(ditolak(simpan(&d, &own, dua_baris).await, "HUBUNG-05").kolom.contains_key("b_t"));
        let panjang = MintaMarketplace { s_i: "9".repeat(201), ..isi("TOKOPEDIA") };
        assert!(ditolak(simpan(&d, &own, panjang).await, "HUBUNG-05").kolom.contains_key("s_i"));
        d.setel(TOKO, marketplace::DAFTAR, r#"[{"value":"SHOPEE","url":"https://shopee.example"}]"#).await;
        simpan(&d, &own, isi("shopee")).await.unwrap();
        let uji = |p: &Pelaku, k_m: &'static str| {
            let p = p.clone();
            d.db().read(move |c| marketplace::percobaan(c, &p, k_m))
        };
        assert_eq!(uji(&own, "SHOPEE").await.unwrap().token, "token-panjang");
        ditolak(uji(&spv, "SHOPEE").await, "HUBUNG-06");
        ditolak(uji(&own, "TOKOPEDIA").await, "HUBUNG-05");
        d.setel(TOKO, marketplace::DAFTAR, r#"[{"value":"SHOPEE"}]"#).await;
        ditolak(uji(&own, "SHOPEE").await, "HUBUNG-07");
    });
}
