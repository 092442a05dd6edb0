//! Giving an approval: who may, with which password, and that a decision stands.

use super::dunia::{Dunia, ditolak, m, p, toko, uid};
use platform::otorisasi::Keadaan;
use platform::{Status, Tujuan};
use std::time::Duration;
use testkit::kedua_mesin;

#[test]
fn hanya_spv_dan_own_toko_itu_atau_own_pusat_yang_boleh_memberi() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        for (siapa, boleh) in [
            ("spv", true),
            ("own", true),
            ("pusat", true),
            ("kasir2", false),
            ("fin", false),
            ("kepala", false),
            ("su", false),
            ("mu", false),
            ("spv-bdg", false),
            ("own-bdg", false),
            ("spv-pusat", false),
        ] {
            let o = d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
            if boleh {
                d.langsung(&p("kasir"), siapa, m("PENJUALAN")).await.unwrap();
                assert!(d.kotak(&p(siapa)).await.unwrap().contains(&o.id), "{siapa}");
                d.setujui(&p(siapa), &o.id).await.unwrap();
            } else {
                ditolak(d.langsung(&p("kasir"), siapa, m("PENJUALAN")).await, Status::Dilarang, "OTO-04");
                ditolak(d.kotak(&p(siapa)).await, Status::Dilarang, "OTO-04");
                ditolak(d.setujui(&p(siapa), &o.id).await, Status::Dilarang, "OTO-04");
                ditolak(d.tolak(&p(siapa), &o.id, "tidak").await, Status::Dilarang, "OTO-04");
                assert_eq!(d.keadaan(&p("kasir"), &o.id).await, Keadaan::Menunggu, "{siapa}");
                d.tolak(&p("spv"), &o.id, "bersihkan").await.unwrap();
            }
        }
    });
}

#[test]
fn tidak_seorang_pun_menyetujui_permintaannya_sendiri() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        for siapa in ["spv", "own", "pusat"] {
            let o = d.minta(&p(siapa), m("PENJUALAN")).await.unwrap();
            assert!(!d.kotak(&p(siapa)).await.unwrap().contains(&o.id));
            ditolak(d.setujui(&p(siapa), &o.id).await, Status::Dilarang, "OTO-03");
            ditolak(d.langsung(&p(siapa), siapa, m("PENJUALAN")).await, Status::Dilarang, "OTO-03");
            assert_eq!(d.keadaan(&p(siapa), &o.id).await, Keadaan::Menunggu);
        }
        // Another supervisor may, and the table itself refuses the rest.
        let o = d.minta(&p("spv"), m("PENJUALAN")).await.unwrap();
        d.setujui(&p("spv2"), &o.id).await.unwrap();
        let paksa = d.db().write(toko("JKT1"), |tx| {
            tx.exec("UPDATE otorisasi SET penyetuju = peminta", &[])?;
            Ok::<_, db::Error>(())
        });
        assert!(paksa.await.unwrap_err().check());
    });
}

#[test]
fn password_penyetuju_yang_salah_dihitung_seperti_login_dan_dikunci() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        for _ in 0..5 {
            let salah = d.langsung_dengan(&p("kasir"), "spv", "tebakan-1", m("PENJUALAN")).await;
            let salah = ditolak(salah, Status::Aturan, "SESI-02");
            let asing = d.langsung_dengan(&p("kasir"), "tidak-ada", "tebakan-1", m("PENJUALAN")).await;
            assert_eq!(ditolak(asing, Status::Aturan, "SESI-02").pesan, salah.pesan);
        }
        let benar = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await;
        ditolak(benar, Status::TerlaluSering, "SESI-03");
        // Only that user at that address: the inbox at another one works.
        let o = d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
        d.setujui(&p("spv"), &o.id).await.unwrap();
        d.maju(Duration::from_secs(31));
        d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        let jejak = d.audit("spv").await;
        let gagal = jejak.iter().filter(|(o, a)| o == "kasir" && a == "OTORISASI GAGAL").count();
        assert_eq!(gagal, 5);
        // The right password has wiped the slate: four more wrong ones lock nothing.
        for _ in 0..4 {
            let salah = d.langsung_dengan(&p("kasir"), "spv", "tebakan-2", m("PENJUALAN")).await;
            ditolak(salah, Status::Aturan, "SESI-02");
        }
        d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
    });
}

#[test]
fn password_sekali_pakai_belum_bisa_memberi_otorisasi() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        d.ubah_user("UPDATE pengguna SET ganti_sandi = 1 WHERE user_id = $1", "spv").await;
        ditolak(d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await, Status::Dilarang, "SANDI-03");
    });
}

#[test]
fn penolakan_butuh_alasan_dan_dibaca_peminta() {
    kedua_mesin(|uji| async {
        let mut d = Dunia::baru(uji).await;
        let o = d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
        ditolak(d.tolak(&p("spv"), &o.id, " \u{0} ").await, Status::Aturan, "OTO-02");
        d.peristiwa();
        d.tolak(&p("spv"), &o.id, "terlalu murah").await.unwrap();
        let e = d.peristiwa();
        assert_eq!((&e[0].0, &e[0].2["alasan"]), (&Tujuan::User(uid("kasir")), &"terlalu murah".into()));
        let t = ditolak(d.pakai(&p("kasir"), &o.id, "PENJUALAN", None).await, Status::Aturan, "OTO-08");
        assert_eq!(t.pesan, "Otorisasi ini ditolak: terlalu murah");
        // A decision stands.
        ditolak(d.setujui(&p("own"), &o.id).await, Status::SudahTerjadi, "OTO-07");
        assert!(d.peristiwa().is_empty());
    });
}

#[test]
fn dua_penyetuju_bersamaan_hanya_satu_keputusan() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let o = d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
        let (spv, own) = (p("spv"), p("own"));
        let (a, b) = tokio::join!(d.setujui(&spv, &o.id), d.tolak(&own, &o.id, "jangan"));
        assert_eq!(usize::from(a.is_ok()) + usize::from(b.is_ok()), 1, "{a:?} {b:?}");
        for t in [a.err(), b.err()].into_iter().flatten() {
            assert_eq!((t.status, t.kode), (Status::SudahTerjadi, "OTO-07"));
        }
    });
}
