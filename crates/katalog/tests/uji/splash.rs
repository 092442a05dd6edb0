//! Splash screens: four fixed places in each edition, a text, and a picture under a fixed path.

use crate::alat::{OWN, Toko, kirim};
use dunia::{Dunia, di_kedua, ditolak};
use katalog::splash::{Splash, Tersimpan, semua, simpan};
use katalog::{Edisi, Gambar, Macam};
use platform::{Hasil, Pelaku};

async fn tulis(
    d: &Dunia,
    p: &Pelaku,
    e: Edisi,
    kode: &str,
    (text, image_path, type_splash): (&str, &str, &str),
) -> Hasil<(Tersimpan, Vec<Gambar>)> {
    let m = Splash {
        text: text.to_owned(),
        position: "CENTER".to_owned(),
        image_path: image_path.to_owned(),
        type_splash: type_splash.to_owned(),
    };
    let kode = kode.to_owned();
    d.kerja_rantai(p, move |tx, p| simpan(tx, p, e, &kode, &m)).await
}

#[test]
fn empat_tempat_selalu_ada_dan_gambarnya_di_path_tetap() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let awal = d.db().read(|c| semua(c, Edisi::Emas)).await.unwrap();
        let nama: Vec<&str> = awal.iter().map(|s| s.screen_name.as_str()).collect();
        assert_eq!(nama, ["MEMBER", "GUEST-1", "GUEST-2", "GUEST-3"]);
        let (s, _) = tulis(&d, &own, Edisi::Emas, "MEMBER", ("Selamat datang", "", "TEXT")).await.unwrap();
        assert_eq!(s.image_path, "");
        let g = kirim(&d, &t, &own, Edisi::Emas, Macam::Splash).await;
        let (s, _) = tulis(&d, &own, Edisi::Emas, "MEMBER", ("Halo", &g.gambar_path, "IMAGE")).await.unwrap();
        assert_eq!(s.image_path, "SPLASHSCREEN/MEMBER.png");
        // The same path again: the picture stays; another one takes its place.
        let (lagi, lepas) =
            tulis(&d, &own, Edisi::Emas, "MEMBER", ("Halo lagi", &s.image_path, "IMAGE")).await.unwrap();
        assert_eq!((lagi.sidik, lepas.len()), (s.sidik, 0));
        let g = kirim(&d, &t, &own, Edisi::Emas, Macam::Splash).await;
        let (_, lepas) =
            tulis(&d, &own, Edisi::Emas, "MEMBER", ("Halo", &g.gambar_path, "IMAGE")).await.unwrap();
        assert_eq!(lepas.len(), 1);
        // The other edition knows nothing of it.
        let berlian = d.db().read(|c| semua(c, Edisi::Berlian)).await.unwrap();
        assert!(berlian.iter().all(|s| s.text.is_empty() && s.image_path.is_empty()));
        let (g, isi) =
            katalog::gambar::ambil(d.db(), &t.lemari, Edisi::Emas, ("SPLASHSCREEN", "MEMBER.png"), None)
                .await
                .unwrap();
        // Named .png, and told for what it is.
        assert_eq!((g.tipe.as_str(), isi.unwrap().starts_with(&[0xff, 0xd8])), ("image/jpeg", true));
    });
}

#[test]
fn splash_yang_salah_ditolak_pada_kolomnya() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let t = ditolak(tulis(&d, &own, Edisi::Emas, "MEMBER", ("  ", "", "TEXT")).await, "KATALOG-01");
        assert_eq!(t.kolom["text"], "Text Tidak Boleh Kosong");
        let t = ditolak(tulis(&d, &own, Edisi::Emas, "GUEST-1", ("A", "", "IMAGE")).await, "KATALOG-01");
        assert_eq!(t.kolom["image_path"], "Gambar Wajib Dimasukan");
        ditolak(tulis(&d, &own, Edisi::Emas, "GUEST-4", ("A", "", "TEXT")).await, "KATALOG-11");
        ditolak(tulis(&d, &own, Edisi::Emas, "GUEST-1", ("A", "", "VIDEO")).await, "KATALOG-01");
        let t = tulis(&d, &own, Edisi::Emas, "GUEST-1", ("A", "SPLASHSCREEN/MEMBER.png", "IMAGE")).await;
        assert!(ditolak(t, "KATALOG-07").kolom.contains_key("image_path"));
        let kasir = d.orang("kasir1-jkt1").await;
        let t = tulis(&d, &kasir, Edisi::Emas, "GUEST-1", ("A", "", "TEXT")).await.unwrap_err();
        assert_eq!(t.status, platform::Status::Dilarang);
    });
}
