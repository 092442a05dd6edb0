//! Consent and quiet hours bind PROMO alone; who leaves is forgotten.

use crate::alat::{Meja, TOKO};
use db::args;
use dunia::di_kedua;
use pesan::Peristiwa::{GantiNomor, UlangTahun};
use pesan::Putaran;

#[test]
fn promo_hanya_untuk_yang_setuju_sampai_saat_dikirim() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        let (ya, tidak) = (m.orang("ANI", true).await, m.orang("BUDI", false).await);
        let terkirim = m.antre("A/1", UlangTahun, &ya).await.unwrap();
        let batal = m.antre("A/2", UlangTahun, &tidak).await.unwrap();
        let dinas = m.antre("A/3", GantiNomor, &tidak).await.unwrap();
        assert_eq!(m.putaran().await, Putaran { terkirim: 2, ..Putaran::default() });
        assert_eq!(m.nasib(&terkirim).await.0, "TERKIRIM");
        assert_eq!(
            m.nasib(&batal).await,
            ("BATAL".to_owned(), "Pelanggan tidak setuju menerima pesan".to_owned())
        );
        assert_eq!(m.nasib(&dinas).await.0, "TERKIRIM");
        // Withdrawn while it waits: of PROMO alone.
        let (promo, dinas) =
            (m.antre("A/4", UlangTahun, &ya).await.unwrap(), m.antre("A/5", GantiNomor, &ya).await.unwrap());
        let kode = ya.clone();
        assert_eq!(m.d.kerja(&m.own, move |tx, _| pesan::tarik_promo(tx, &kode)).await.unwrap(), 1);
        assert_eq!(
            (m.nasib(&promo).await.0, m.nasib(&dinas).await.0),
            ("BATAL".to_owned(), "MENUNGGU".to_owned())
        );
    });
}

#[test]
fn jam_diam_menunda_promo_dan_tidak_menunda_dinas() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        let ani = m.orang("ANI", true).await;
        // Nine in the morning; eleven hours later it is quiet.
        m.lewat(11 * 3600);
        let promo = m.antre("B/1", UlangTahun, &ani).await.unwrap();
        m.antre("B/2", GantiNomor, &ani).await.unwrap();
        assert_eq!(m.putaran().await.terkirim, 1);
        assert_eq!(m.nasib(&promo).await.0, "MENUNGGU");
        m.lewat(12 * 3600 - 1);
        assert_eq!(m.putaran().await, Putaran::default());
        m.lewat(1);
        assert_eq!(m.putaran().await.terkirim, 1);
        assert_eq!(m.nasib(&promo).await.0, "TERKIRIM");
        // No quiet hours where both are the same.
        m.d.setel(TOKO, "WHATSAPP_DIAM_SELESAI", "20").await;
        m.lewat(13 * 3600);
        m.antre("B/3", UlangTahun, &ani).await.unwrap();
        assert_eq!(m.putaran().await.terkirim, 1);
    });
}

#[test]
fn yang_pergi_dilupakan_dan_pesan_yang_menunggu_batal() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        let (ani, budi) = (m.orang("ANI", true).await, m.orang("BUDI", true).await);
        let lama = m.antre("C/1", GantiNomor, &ani).await.unwrap();
        m.putaran().await;
        let baru = m.antre("C/2", UlangTahun, &ani).await.unwrap();
        let lain = m.antre("C/3", UlangTahun, &budi).await.unwrap();
        let kode = ani.clone();
        m.d.kerja(&m.own, move |tx, _| pesan::lupakan(tx, &kode)).await.unwrap();
        assert_eq!(
            (m.nasib(&lama).await.0, m.nasib(&baru).await.0),
            ("TERKIRIM".to_owned(), "BATAL".to_owned())
        );
        let isi = "SELECT COUNT(*) FROM pesan WHERE kode_pelanggan = $1 AND (no_hp <> '' OR isi <> '')";
        assert_eq!(
            (m.d.angka(isi, args![ani.as_str()]).await, m.d.angka(isi, args![budi.as_str()]).await),
            (0, 1)
        );
        assert_eq!(m.putaran().await.terkirim, 1);
        assert_eq!(m.nasib(&lain).await.0, "TERKIRIM");
        // The event stays raised: it is not raised for them again.
        assert_eq!(m.antre("C/2", UlangTahun, &ani).await, None);
    });
}
