//! A gateway that is away, refuses, breaks off or hides an answer: nothing is lost, nothing goes twice, reasons tell no secret.

use crate::alat::{Meja, TOKO, klien};
use db::args;
use dunia::di_kedua;
use pesan::Peristiwa::GantiNomor;
use pesan::simulator::Nasib;
use pesan::{ANTI_GANDA, Gerbang, Jawaban, Putaran, jeda};
use std::time::Duration;
use values::Jam as _;

const GAGAL: Putaran = Putaran { terkirim: 0, ditolak: 0, gagal: 1, ragu: 0 };

#[test]
fn gerbang_yang_mati_tidak_menghilangkan_dan_tidak_menggandakan() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        m.sim.lupakan_kunci();
        let id = m.antre("A/1", GantiNomor, "").await.unwrap();
        m.lewat(1);
        m.antre("A/2", GantiNomor, "").await.unwrap();
        m.sim.matikan().await;
        // The first finds nobody; the second is not even tried.
        assert_eq!(m.putaran().await, GAGAL);
        assert_eq!(
            m.nasib(&id).await,
            ("MENUNGGU".to_owned(), "Server WhatsApp tidak bisa dihubungi".to_owned())
        );
        let coba = "SELECT percobaan FROM pesan WHERE kunci = $1";
        assert_eq!((m.d.angka(coba, args!["A/1"]).await, m.d.angka(coba, args!["A/2"]).await), (1, 0));
        // Nobody is in line before the pause is over.
        assert_eq!(m.putaran().await, Putaran::default());
        m.lewat(30);
        assert_eq!(m.putaran().await, GAGAL);
        m.sim.hidupkan().await.unwrap();
        m.lewat(3600);
        assert_eq!(m.putaran().await.terkirim, 2);
        assert_eq!((m.sim.diterima().len(), m.sim.permintaan()), (2, 2));
        m.lewat(7200);
        assert_eq!(m.putaran().await, Putaran::default());
    });
}

#[test]
fn jeda_antar_percobaan_bertambah_sampai_satu_jam() {
    let detik: Vec<u64> = (1..=6).map(|n| jeda(n).as_secs()).collect();
    assert_eq!(detik, [30, 120, 480, 1920, 3600, 3600]);
    assert_eq!(jeda(1_000_000), Duration::from_secs(3600));
}

#[test]
fn yang_terlalu_lama_tidak_sampai_mati_dengan_sebabnya() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        let id = m.antre("B/1", GantiNomor, "").await.unwrap();
        m.lewat(1);
        let sampai = m.d.uji.jam.sekarang().tambah(Duration::from_secs(20)).unwrap();
        let singkat = m.antre_sampai("B/2", GantiNomor, "", Some(sampai)).await.unwrap();
        m.sim.matikan().await;
        assert_eq!(m.putaran().await, GAGAL);
        m.lewat(60);
        m.putaran().await;
        assert_eq!(m.nasib(&singkat).await, ("MATI".to_owned(), "Lewat masa kirim".to_owned()));
        // Three days long it was tried.
        m.lewat(71 * 3600);
        assert_eq!(m.putaran().await, GAGAL);
        assert_eq!(m.nasib(&id).await.0, "MENUNGGU");
        m.lewat(2 * 3600);
        m.putaran().await;
        let (status, sebab) = m.nasib(&id).await;
        assert_eq!(
            (status.as_str(), sebab.as_str()),
            ("MATI", "Lewat masa kirim: Server WhatsApp tidak bisa dihubungi")
        );
        m.sim.hidupkan().await.unwrap();
        assert_eq!(m.putaran().await, Putaran::default());
        assert!(m.sim.diterima().is_empty());
    });
}

#[test]
fn tanpa_jawaban_berarti_ragu_kecuali_gerbang_mengenali_pesannya() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        // A gateway nobody knows this of: one broken line, and a person decides.
        m.sim.lupakan_kunci();
        let id = m.antre("C/1", GantiNomor, "").await.unwrap();
        m.sim.berikutnya([Nasib::TerimaLaluPutus]);
        assert_eq!(m.putaran().await, Putaran { ragu: 1, ..Putaran::default() });
        assert_eq!(m.nasib(&id).await.0, "RAGU");
        m.lewat(24 * 3600);
        assert_eq!(m.putaran().await, Putaran::default());
        assert_eq!(m.sim.diterima().len(), 1);

        // One that does: tried again by itself, and had once.
        let m = Meja::baru(m.d.clone()).await;
        m.d.setel(TOKO, ANTI_GANDA, "on").await;
        let id = m.antre("C/2", GantiNomor, "").await.unwrap();
        m.sim.berikutnya([Nasib::TerimaLaluPutus]);
        assert_eq!(m.putaran().await.ragu, 1);
        assert_eq!(m.nasib(&id).await.0, "MENUNGGU");
        m.lewat(30);
        assert_eq!(m.putaran().await.terkirim, 1);
        assert_eq!((m.sim.diterima().len(), m.sim.permintaan()), (1, 2));
    });
}

#[test]
fn pengirim_yang_berhenti_di_tengah_jalan_tidak_membuat_pesan_hilang_atau_ganda() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        let id = m.antre("D/1", GantiNomor, "").await.unwrap();
        let ambilan = m.d.kerja(&m.own, |tx, _| pesan::ambil(tx)).await.unwrap();
        assert_eq!(ambilan.len(), 1);
        // Nobody else has it meanwhile.
        assert_eq!(m.putaran().await, Putaran::default());
        m.lewat(pesan::LAMA.as_secs());
        assert_eq!(m.putaran().await, Putaran::default());
        assert_eq!(m.nasib(&id).await.0, "RAGU");
        // The sender lives after all, and it arrived.
        let a = ambilan[0].clone();
        let tulis =
            m.d.kerja(&m.own, move |tx, _| pesan::hasil(tx, &a.id, &a.tantangan, &Jawaban::Terkirim)).await;
        assert!(tulis.unwrap());
        assert_eq!(m.nasib(&id).await.0, "TERKIRIM");
        // A stranger's word counts for nothing.
        let id = m.antre("D/2", GantiNomor, "").await.unwrap();
        m.d.kerja(&m.own, |tx, _| pesan::ambil(tx)).await.unwrap();
        let asing = id.clone();
        let tulis = m.d.kerja(&m.own, move |tx, _| pesan::hasil(tx, &asing, "", &Jawaban::Terkirim)).await;
        assert!(!tulis.unwrap());
        assert_eq!(m.nasib(&id).await.0, "DIKIRIM");
    });
}

#[test]
fn yang_ditolak_gerbang_mati_dengan_sebab_tanpa_rahasia() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        let alamat = format!("{}/api/?token=rahasia-sekali", m.sim.url().replace("//", "//toko:katasandi@"));
        let gerbang = Gerbang::baru(klien(), &alamat, "08110001111").unwrap();
        assert!(!format!("{gerbang:?}").contains("rahasia"));
        let kirim = async |m: &Meja| pesan::putaran(m.d.db(), &m.own.toko, &gerbang).await.unwrap();
        let id = m.antre("E/1", GantiNomor, "").await.unwrap();
        m.sim.berikutnya([Nasib::Tolak(422, "token rahasia-sekali dari katasandi: nomor salah".to_owned())]);
        assert_eq!(kirim(&m).await, Putaran { ditolak: 1, ..Putaran::default() });
        let (status, sebab) = m.nasib(&id).await;
        assert_eq!((status.as_str(), sebab.as_str()), ("MATI", "token *** dari ***: nomor salah"));
        // Busy, or the way there is wrong: the message is not at fault.
        for (ke, status) in [429_u16, 500, 503, 401, 404].into_iter().enumerate() {
            let id = m.antre(&format!("E/{status}"), GantiNomor, "").await.unwrap();
            m.sim.berikutnya([Nasib::Tolak(status, String::new())]);
            assert_eq!(kirim(&m).await, GAGAL, "{ke}");
            assert_eq!(
                m.nasib(&id).await,
                ("MENUNGGU".to_owned(), format!("Server WhatsApp menjawab {status}"))
            );
            m.lewat(30);
            assert_eq!(kirim(&m).await.terkirim, 1);
        }
        // A gateway that is away is told of without its address.
        let id = m.antre("E/9", GantiNomor, "").await.unwrap();
        m.sim.matikan().await;
        kirim(&m).await;
        assert_eq!(m.nasib(&id).await.1, "Server WhatsApp tidak bisa dihubungi");
    });
}
