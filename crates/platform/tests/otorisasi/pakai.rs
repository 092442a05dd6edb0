//! Using an approval: once, in time, for what it was given, from somebody who may still give it.

use super::dunia::{Dunia, MENIT, di, ditolak, m, p, pakai, perlu, toko, uid, untuk};
use platform::otorisasi::{self, Keadaan};
use platform::{Status, Tujuan};
use std::time::Duration;
use testkit::kedua_mesin;
use values::Rupiah;

platform::penolakan! {
    enum UjiTolak {
        Kurang = "UJI-01" Aturan "a document that fails after it used an approval",
    }
}

#[test]
fn permintaan_dari_kotak_disetujui_lalu_dipakai_sekali_dan_semuanya_tercatat() {
    kedua_mesin(|uji| async {
        let mut d = Dunia::baru(uji).await;
        let o = d.minta(&p("kasir"), untuk("FJJKT1-261115-0001")).await.unwrap();
        assert!(o.id.len() == 16 && o.id.chars().all(|c| c.is_ascii_alphanumeric()), "{}", o.id);
        assert_eq!((o.status, o.kategori.as_str()), (Keadaan::Menunggu, "PENJUALAN"));
        assert_eq!(o.berlaku_sampai.selisih_milidetik(o.dibuat), 300_000);
        let e = d.peristiwa();
        assert_eq!(e.len(), 1);
        assert_eq!((&e[0].0, e[0].1), (&Tujuan::Penyetuju(toko("JKT1")), "authorization-request"));
        assert_eq!((&e[0].2["id"], &e[0].2["nominal"]), (&o.id.clone().into(), &1_500_000.into()));

        let dok = Some("FJJKT1-261115-0001");
        ditolak(d.pakai(&p("kasir"), &o.id, "PENJUALAN", dok).await, Status::Aturan, "OTO-08");
        assert_eq!(d.kotak(&p("spv")).await.unwrap(), [o.id.as_str()]);
        let s = d.setujui(&p("spv"), &o.id).await.unwrap();
        assert_eq!((s.status, s.penyetuju.unwrap().as_str()), (Keadaan::Disetujui, "spv"));
        let e = d.peristiwa();
        assert_eq!((&e[0].0, e[0].1), (&Tujuan::User(uid("kasir")), "authorization-decided"));
        assert_eq!((&e[0].2["status"], &e[0].2["penyetuju"]), (&"DISETUJUI".into(), &"spv".into()));
        assert_eq!(e[1].0, Tujuan::Penyetuju(toko("JKT1")));
        assert!(d.kotak(&p("spv2")).await.unwrap().is_empty());

        let t = d.pakai(&p("kasir"), &o.id, "PENJUALAN", dok).await.unwrap();
        assert_eq!((t.status, t.nominal), (Keadaan::Terpakai, Some(Rupiah::new(1_500_000))));
        assert_eq!(t.dipakai_dok.as_deref(), Some("FJJKT1-261115-0001"));
        ditolak(d.pakai(&p("kasir"), &o.id, "PENJUALAN", dok).await, Status::SudahTerjadi, "OTO-06");
        let jejak = d.audit(&o.id).await;
        let jejak: Vec<_> = jejak.iter().map(|(o, a)| (o.as_str(), a.as_str())).collect();
        assert_eq!(
            jejak,
            [("kasir", "MINTA OTORISASI"), ("spv", "PUTUS OTORISASI"), ("kasir", "PAKAI OTORISASI")]
        );
    });
}

#[test]
fn pemakaian_bersamaan_dari_dua_proses_hanya_satu_yang_menang() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let lain = d.uji.buka_lain(|_| {});
        let o = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        let mut kerja = Vec::new();
        for i in 0..24 {
            let db = if i % 2 == 0 { d.db().clone() } else { lain.clone() };
            let (q, id) = (p("kasir"), o.id.clone());
            kerja.push(tokio::spawn(async move { pakai(&db, &q, &id, "PENJUALAN", None).await }));
        }
        let mut menang = 0;
        for k in kerja {
            match k.await.unwrap() {
                Ok(_) => menang += 1,
                Err(t) => assert_eq!((t.status, t.kode), (Status::SudahTerjadi, "OTO-06"), "{t}"),
            }
        }
        assert_eq!(menang, 1);
        let jejak = d.audit(&o.id).await;
        assert_eq!(jejak.iter().filter(|(_, a)| a == "PAKAI OTORISASI").count(), 1);
        lain.tutup();
    });
}

#[test]
fn otorisasi_habis_lima_menit_setelah_disetujui() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let awal = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        let tua = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        d.maju(5 * MENIT - Duration::from_millis(1));
        d.pakai(&p("kasir"), &awal.id, "PENJUALAN", None).await.unwrap();
        d.maju(Duration::from_millis(1));
        ditolak(d.pakai(&p("kasir"), &tua.id, "PENJUALAN", None).await, Status::Aturan, "OTO-05");
        assert_eq!(d.keadaan(&p("kasir"), &tua.id).await, Keadaan::Kedaluwarsa);

        // A request decided in its last moment has five minutes from the decision on.
        let o = d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
        d.maju(5 * MENIT - Duration::from_millis(1));
        d.setujui(&p("own"), &o.id).await.unwrap();
        d.maju(5 * MENIT - Duration::from_millis(1));
        d.pakai(&p("kasir"), &o.id, "PENJUALAN", None).await.unwrap();
    });
}

#[test]
fn otorisasi_terikat_pada_kategori_dokumen_peminta_dan_toko() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let o = d.langsung(&p("kasir"), "spv", untuk("FH-1")).await.unwrap();
        let id = o.id.as_str();
        for (siapa, kategori, dok, kode) in [
            (p("kasir"), "HUTANG", Some("FH-1"), "OTO-09"),
            (p("kasir"), "PENJUALAN", Some("FH-2"), "OTO-09"),
            (p("kasir"), "PENJUALAN", None, "OTO-09"),
            (p("kasir2"), "PENJUALAN", Some("FH-1"), "OTO-01"),
            (p("spv"), "PENJUALAN", Some("FH-1"), "OTO-01"),
            (di("kasir", "BDG1"), "PENJUALAN", Some("FH-1"), "OTO-01"),
        ] {
            ditolak(d.pakai(&siapa, id, kategori, dok).await, Status::Aturan, kode);
        }
        // None of these has spent it.
        d.pakai(&p("kasir"), id, "PENJUALAN", Some("FH-1")).await.unwrap();
    });
}

#[test]
fn id_tebakan_dan_id_orang_lain_dijawab_sama() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let milik = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        let asli = ditolak(d.pakai(&p("kasir2"), &milik.id, "HUTANG", None).await, Status::Aturan, "OTO-01");
        for tebakan in ["AAAAAAAAAAAAAAAA", "", "'; --", "a\0b", &"x".repeat(5000)] {
            let t = ditolak(d.pakai(&p("kasir2"), tebakan, "HUTANG", None).await, Status::Aturan, "OTO-01");
            assert_eq!((&t.pesan, &t.kolom, &t.rincian), (&asli.pesan, &asli.kolom, &asli.rincian));
        }
        let kini = d.db().jam().sekarang();
        for id in [milik.id.clone(), "AAAAAAAAAAAAAAAA".to_owned(), "a\0b".to_owned()] {
            let lihat = d.db().read(move |c| otorisasi::lihat(c, &p("kasir2"), &id, kini)).await;
            assert_eq!(ditolak(lihat, Status::TidakAda, "OTO-01").pesan, "Otorisasi tidak ditemukan");
        }
    });
}

#[test]
fn penyetuju_yang_turun_level_dipindah_atau_dikeluarkan_tidak_dihitung() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        for (siapa, ubah, pulih) in [
            (
                "spv",
                "UPDATE pengguna SET level = 'KASIR' WHERE user_id = $1",
                "UPDATE pengguna SET level = 'SPV' WHERE user_id = $1",
            ),
            (
                "spv",
                "UPDATE pengguna SET aktif = 0 WHERE user_id = $1",
                "UPDATE pengguna SET aktif = 1 WHERE user_id = $1",
            ),
            (
                "own",
                "UPDATE pengguna SET kode_toko = 'BDG1' WHERE user_id = $1",
                "UPDATE pengguna SET kode_toko = 'JKT1' WHERE user_id = $1",
            ),
            (
                "pusat",
                "UPDATE pengguna SET pusat = 0 WHERE user_id = $1",
                "UPDATE pengguna SET pusat = 1 WHERE user_id = $1",
            ),
        ] {
            let o = d.langsung(&p("kasir"), siapa, m("PENJUALAN")).await.unwrap();
            let menunggu = d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
            d.ubah_user(ubah, siapa).await;
            ditolak(d.pakai(&p("kasir"), &o.id, "PENJUALAN", None).await, Status::Aturan, "OTO-10");
            // A session that still believes in its level decides nothing either.
            assert!(d.setujui(&p(siapa), &menunggu.id).await.is_err(), "{ubah}");
            assert_eq!(d.keadaan(&p("kasir"), &menunggu.id).await, Keadaan::Menunggu);
            d.ubah_user(pulih, siapa).await;
            d.pakai(&p("kasir"), &o.id, "PENJUALAN", None).await.unwrap();
        }
    });
}

#[test]
fn dokumen_yang_gagal_tidak_menghabiskan_otorisasi_dan_yang_jadi_disebut_nomornya() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let o = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        let id = o.id.clone();
        let gagal = d.db().write(toko("JKT1"), move |tx| {
            otorisasi::pakai(tx, &id, &p("kasir"), &perlu("PENJUALAN", None))?;
            Err::<(), _>(UjiTolak::Kurang.tolak("stok kurang"))
        });
        ditolak(gagal.await, Status::Aturan, "UJI-01");
        assert_eq!(d.keadaan(&p("kasir"), &o.id).await, Keadaan::Disetujui);
        let id = o.id.clone();
        d.db()
            .write(toko("JKT1"), move |tx| {
                let o = otorisasi::pakai(tx, &id, &p("kasir"), &perlu("PENJUALAN", None))?;
                otorisasi::tautkan(tx, &o, "FJJKT1-261115-0007")
            })
            .await
            .unwrap();
        let (id, kini) = (o.id.clone(), d.db().jam().sekarang());
        let o = d.db().read(move |c| otorisasi::lihat(c, &p("kasir"), &id, kini)).await.unwrap();
        assert_eq!(o.dipakai_dok.as_deref(), Some("FJJKT1-261115-0007"));
    });
}
