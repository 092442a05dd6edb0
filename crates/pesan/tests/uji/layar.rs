//! The outbox as people see it: numbers in part, sending again, calling off, and the word to the store.

use crate::alat::{Meja, kode};
use dunia::di_kedua;
use pesan::Peristiwa::GantiNomor;
use pesan::lihat::{self, TanyaPesan};
use pesan::simulator::Nasib;
use platform::domain::HariPengumuman;
use values::Jam as _;

#[test]
fn daftar_memuat_sebab_dan_nomor_sebagian() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        let id = m.antre("A/1", GantiNomor, "").await.unwrap();
        m.lewat(1);
        m.antre("A/2", GantiNomor, "").await.unwrap();
        m.sim.berikutnya([Nasib::Tolak(400, "No Wa Tidak Terdaftar".to_owned())]);
        m.putaran().await;
        let toko = m.own.toko.clone();
        let (baris, n) =
            m.d.db()
                .read(move |c| {
                    let t = TanyaPesan { status: "MATI".to_owned(), ..TanyaPesan::default() };
                    lihat::daftar(c, &toko, &t)
                })
                .await
                .unwrap();
        assert_eq!((n, baris.len()), (1, 1));
        assert_eq!(
            (baris[0].no_hp.as_str(), baris[0].sebab.as_str()),
            ("62812*****890", "No Wa Tidak Terdaftar")
        );
        assert_eq!((baris[0].id.as_str(), baris[0].percobaan), (id.as_str(), 1));
        let toko = m.own.toko.clone();
        let asing =
            m.d.db()
                .read(move |c| {
                    lihat::daftar(c, &toko, &TanyaPesan { status: "X".to_owned(), ..TanyaPesan::default() })
                })
                .await;
        assert_eq!(kode(asing), "PESAN-05");
        // The store hears of it, for a day.
        let p = m.own.clone();
        let kini = m.d.uji.jam.sekarang();
        let kabar = m
            .d
            .db()
            .read(move |c| (pesan::DOMAIN.pengumuman)(c, &p, &HariPengumuman { tgl: kini.tanggal(), kini }))
            .await
            .unwrap();
        assert_eq!(kabar.len(), 1);
        assert!(kabar[0].isi.starts_with("1 pesan"), "{}", kabar[0].isi);
    });
}

#[test]
fn hanya_yang_gagal_atau_ragu_dikirim_lagi_dan_hanya_yang_belum_pergi_dibatalkan() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        let id = m.antre("B/1", GantiNomor, "").await.unwrap();
        let ulang = async |m: &Meja, id: &str| {
            let id = id.to_owned();
            m.d.kerja(&m.own, move |tx, p| lihat::ulang(tx, p, &id)).await
        };
        let batal = async |m: &Meja, id: &str| {
            let id = id.to_owned();
            m.d.kerja(&m.own, move |tx, p| lihat::batal(tx, p, &id)).await
        };
        assert_eq!(kode(ulang(&m, &id).await), "PESAN-03");
        m.sim.berikutnya([Nasib::Tolak(400, String::new())]);
        m.putaran().await;
        assert_eq!(m.nasib(&id).await, ("MATI".to_owned(), "No Wa Tidak Terdaftar".to_owned()));
        assert_eq!(ulang(&m, &id).await.unwrap().status, "MENUNGGU");
        assert_eq!(m.putaran().await.terkirim, 1);
        assert_eq!(kode(ulang(&m, &id).await), "PESAN-03");
        assert_eq!(kode(batal(&m, &id).await), "PESAN-03");
        let lain = m.antre("B/2", GantiNomor, "").await.unwrap();
        assert_eq!(batal(&m, &lain).await.unwrap().status, "BATAL");
        assert_eq!(m.putaran().await.terkirim, 0);
        assert_eq!(kode(batal(&m, "tidak-ada").await), "PESAN-02");
        // Another store's messages are nobody's here.
        let luar = m.d.pemilik("BDG1").await;
        let id = lain.clone();
        assert_eq!(kode(m.d.kerja(&luar, move |tx, p| lihat::ulang(tx, p, &id)).await), "PESAN-02");
    });
}
