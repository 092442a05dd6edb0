//! The hand-over to the wholesale app: for one person, one store, one minute and one use, and only where the setting says.

use dunia::{Dunia, TOKO, di_kedua, ditolak, toko};
use hubung::grosir::{self, MintaPeriksaGrosir, OrangGrosir};
use platform::Hasil;
use std::time::Duration;

async fn serah(d: &Dunia, user: &str) -> Hasil<grosir::SerahGrosir> {
    let p = d.orang(user).await;
    d.kerja(&p, grosir::serahkan).await
}

async fn periksa(d: &Dunia, kode: &str, token: &str) -> Hasil<OrangGrosir> {
    let m = MintaPeriksaGrosir { token: token.to_owned() };
    d.db().write(toko(kode), move |tx| grosir::periksa(tx, &m)).await
}

fn token(url: &str) -> String {
    url.split_once("serah=").unwrap().1.split('#').next().unwrap().to_owned()
}

#[test]
fn serah_terima_berlaku_sekali_satu_menit_dan_menyebut_orangnya() {
    di_kedua(|d| async move {
        ditolak(serah(&d, "spv-jkt1").await, "HUBUNG-08");
        d.setel(TOKO, grosir::ALAMAT, "https://grosir.example/masuk?a=1#awal").await;
        let s = serah(&d, "spv-jkt1").await.unwrap();
        assert!(
            !s.bingkai
                && s.url.starts_with("https://grosir.example/masuk?a=1&serah=JKT1.")
                && s.url.ends_with("#awal")
        );
        let t = token(&s.url);
        let o = periksa(&d, TOKO, &t).await.unwrap();
        assert_eq!((o.user_id.as_str(), o.level.as_str(), o.kode_toko.as_str()), ("spv-jkt1", "SPV", "JKT1"));
        ditolak(periksa(&d, TOKO, &t).await, "HUBUNG-09");
        let t = token(&serah(&d, "spv-jkt1").await.unwrap().url);
        d.uji.jam.maju(Duration::from_secs(60));
        ditolak(periksa(&d, TOKO, &t).await, "HUBUNG-09");
    });
}

#[test]
fn serah_terima_yang_diubah_atau_dari_toko_lain_ditolak() {
    di_kedua(|d| async move {
        d.setel(TOKO, grosir::ALAMAT, "https://grosir.example").await;
        d.setel(TOKO, grosir::MODUL, "on").await;
        let (satu, dua) = (serah(&d, "spv-jkt1").await.unwrap(), serah(&d, "kasir1-jkt1").await.unwrap());
        assert!(satu.bingkai);
        let (satu, dua) = (token(&satu.url), token(&dua.url));
        let bagian: Vec<&str> = satu.split('.').collect();
        let lain: Vec<&str> = dua.split('.').collect();
        let salah = [
            format!("{}.{}.{}", bagian[0], bagian[1], lain[2]),
            format!("{}.{}.{}", bagian[0], lain[1], bagian[2]),
            format!("BDG1.{}.{}", bagian[1], bagian[2]),
            format!("{}.{}", bagian[0], bagian[1]),
            String::new(),
            "JKT1..".to_owned(),
        ];
        for s in &salah {
            ditolak(periksa(&d, TOKO, s).await, "HUBUNG-09");
        }
        ditolak(periksa(&d, "BDG1", &satu).await, "HUBUNG-09");
        assert_eq!(grosir::toko_token(&satu), Some(toko(TOKO)));
        periksa(&d, TOKO, &satu).await.unwrap();
        // A person who was put out meanwhile.
        d.ubah("UPDATE pengguna SET aktif = 0 WHERE user_id = 'kasir1-jkt1'", db::args![]).await;
        ditolak(periksa(&d, TOKO, &dua).await, "HUBUNG-09");
        let asal = d.db().read(grosir::asal_bingkai).await.unwrap();
        assert_eq!(asal, ["https://grosir.example"]);
    });
}

#[test]
fn asal_hanya_dari_alamat_web_yang_bersih() {
    for (alamat, asal) in [
        ("https://Grosir.Example:8443/a?b#c", Some("https://grosir.example:8443")),
        ("http://10.0.0.8", Some("http://10.0.0.8")),
        ("javascript://x/", None),
        ("https://a@b.example", None),
        ("https://x;script-src *", None),
        ("https://", None),
        ("grosir.example", None),
    ] {
        assert_eq!(grosir::asal(alamat).as_deref(), asal, "{alamat}");
    }
}
