//! The proof of balance: what it finds names the drawer and its documents, keeps the store from being closed, and says
//! nothing of another store.

use crate::alat::uang;
use dunia::{TOKO, di_kedua, ditolak, toko};
use tutup::{TanyaDok, TutupTolak};

#[test]
fn bukti_saldo_merah_menunjuk_laci_dan_dokumennya() {
    di_kedua(|d| async move {
        uang(&d, &d.orang("kasir1-jkt1").await, 75_000).await;
        let kini = d.db().jam().sekarang();
        let bukti = async |kode: &'static str| {
            let f = move |c: &mut db::Conn| tutup::bukti(c, &toko(kode), kini, false, rangkai::DOMAIN);
            d.db().lapor(f).await.unwrap()
        };
        let b = bukti(TOKO).await;
        assert!(b.baik, "{b:?}");
        d.uji.jangan_periksa();
        d.ubah("UPDATE saldo_kas SET saldo = saldo + 500 WHERE toko = 'JKT1'", &[]).await;
        let b = bukti(TOKO).await;
        assert!(!b.baik);
        let pos = b.pos.iter().find(|p| p.kunci == "kasir1-jkt1").unwrap();
        assert_eq!((pos.baik, pos.buku, pos.saldo), (false, 75_000, 75_500));
        let aturan = b.aturan.iter().find(|x| !x.baik).unwrap();
        assert!(aturan.aturan.starts_with("I4"), "{aturan:?}");
        let dokumen = async |jenis: &str| {
            let t = TanyaDok { jenis: jenis.to_owned(), kunci: "kasir1-jkt1".to_owned() };
            d.db().read(move |c| tutup::dokumen(c, &toko(TOKO), &t)).await
        };
        assert!(dokumen("KASIR").await.unwrap()[0].no_dok.starts_with("KM"));
        ditolak(dokumen("APA").await, "TUTUP-03");
        // Another store's rows say nothing here, and such books are not closed.
        let lain = bukti("BDG1").await;
        assert!(lain.baik, "{lain:?}");
        let hal = d.db().snapshot(|c| tutup::tidak_seimbang(c, &toko(TOKO), rangkai::DOMAIN)).await.unwrap();
        assert_eq!(hal.unwrap().kode, TutupTolak::TidakSeimbang.kode());
    });
}
