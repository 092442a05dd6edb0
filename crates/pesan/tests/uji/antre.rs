//! Raising: once an event, with its document or not at all, and sent as it was raised.

use crate::alat::{Meja, TOKO, isi, kode};
use db::args;
use dunia::{UjiTolak, di_kedua};
use pesan::Peristiwa::GantiNomor;
use pesan::{PesanBaru, Putaran, nomor};

#[test]
fn satu_kejadian_satu_pesan_di_seluruh_rantai() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        let id = m.antre("A/1", GantiNomor, "").await.unwrap();
        assert_eq!(m.antre("A/1", GantiNomor, "").await, None);
        m.d.setel("BDG1", pesan::MODUL, "on").await;
        let lain = m.d.pemilik("BDG1").await;
        let ulang = m.d.kerja(&lain, |tx, p| pesan::antre(tx, &isi("A/1", GantiNomor, "", p, None))).await;
        assert_eq!(ulang.unwrap(), None);
        assert_eq!(m.banyak().await, 1);

        assert_eq!(m.putaran().await, Putaran { terkirim: 1, ..Putaran::default() });
        assert_eq!(m.putaran().await, Putaran::default());
        let sampai = m.sim.diterima();
        assert_eq!(sampai.len(), 1);
        assert_eq!((sampai[0].id.as_str(), sampai[0].receiver.as_str()), ("628110001111", "6281234567890"));
        assert_eq!(
            (sampai[0].message.as_str(), sampai[0].kunci.as_str()),
            ("Halo \"kawan\" & 金\nbaris dua", id.as_str())
        );
        assert_eq!(m.nasib(&id).await.0, "TERKIRIM");
        // Sent is sent, also for who raises it again.
        assert_eq!(m.antre("A/1", GantiNomor, "").await, None);
    });
}

#[test]
fn dokumen_yang_gagal_tidak_meninggalkan_pesan() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        let gagal =
            m.d.kerja(&m.own, |tx, p| {
                pesan::antre(tx, &isi("B/1", GantiNomor, "", p, None))?;
                Err::<(), _>(UjiTolak::Dibatalkan.tolak("dokumennya gagal"))
            })
            .await;
        assert_eq!(kode(gagal), "UJI-01");
        assert_eq!(m.banyak().await, 0);
        // The event was never raised: it may be.
        assert!(m.antre("B/1", GantiNomor, "").await.is_some());
    });
}

#[test]
fn toko_yang_tidak_mengirim_tidak_menyimpan_dan_yang_tanpa_nomor_juga_tidak() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        m.d.setel(TOKO, pesan::MODUL, "off").await;
        assert_eq!(m.antre("C/1", GantiNomor, "").await, None);
        m.d.setel(TOKO, pesan::MODUL, "on").await;
        let tanpa =
            m.d.kerja(&m.own, |tx, p| {
                pesan::antre(tx, &PesanBaru { no_hp: "021", ..isi("C/2", GantiNomor, "", p, None) })
            })
            .await;
        assert_eq!(tanpa.unwrap(), None);
        let kosong =
            m.d.kerja(&m.own, |tx, p| {
                pesan::antre(tx, &PesanBaru { isi: "  ", ..isi("C/3", GantiNomor, "", p, None) })
            })
            .await;
        assert_eq!(kode(kosong), "PESAN-01");
        assert_eq!(m.banyak().await, 0);
        // What waits while the store sends none stays where it is.
        let id = m.antre("C/4", GantiNomor, "").await.unwrap();
        m.d.setel(TOKO, pesan::MODUL, "off").await;
        assert_eq!(m.putaran().await, Putaran::default());
        assert_eq!(m.nasib(&id).await.0, "MENUNGGU");
    });
}

#[test]
fn dua_pengirim_sekaligus_mengirim_setiap_pesan_sekali() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        // The gateway would not notice a message that comes twice.
        m.sim.lupakan_kunci();
        for i in 0..45 {
            m.antre(&format!("D/{i}"), GantiNomor, "").await.unwrap();
        }
        let (a, b) = tokio::join!(m.putaran(), m.putaran());
        assert_eq!(a.terkirim + b.terkirim, 45);
        let mut kunci: Vec<String> = m.sim.diterima().into_iter().map(|x| x.kunci).collect();
        kunci.sort();
        kunci.dedup();
        assert_eq!((kunci.len(), m.sim.permintaan()), (45, 45));
        assert_eq!(m.d.angka("SELECT COUNT(*) FROM pesan WHERE status = 'TERKIRIM'", args![]).await, 45);
    });
}

#[test]
fn nomor_ditulis_seperti_yang_diminta_gerbang() {
    for (ketik, jadi) in [
        ("0812-3456-7890", Some("6281234567890")),
        ("+62 812 3456 7890", Some("6281234567890")),
        ("81234567890", Some("6281234567890")),
        ("+65 8123 4567", Some("6581234567")),
        ("021", None),
        ("", None),
        ("08123456789012345", None),
    ] {
        assert_eq!(nomor(ketik).as_deref(), jadi, "{ketik}");
    }
}
