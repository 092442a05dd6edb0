//! Asking for one, and what is listed of it.

use super::dunia::{Dunia, MENIT, di, ditolak, m, p, polos, toko, uid};
use platform::otorisasi::{self, Keadaan, MintaOtorisasi};
use platform::{Status, Tujuan};
use testkit::kedua_mesin;
use values::Rupiah;

#[test]
fn permintaan_yang_lewat_waktu_tidak_bisa_diputus_dan_hilang_dari_kotak() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let o = d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
        let menunggu = |d: &Dunia| {
            let (db, kini) = (d.db().clone(), d.db().jam().sekarang());
            async move { db.read(move |c| otorisasi::menunggu(c, &toko("JKT1"), kini)).await.unwrap() }
        };
        assert_eq!(menunggu(&d).await, 1);
        d.maju(5 * MENIT);
        assert_eq!(menunggu(&d).await, 0);
        assert!(d.kotak(&p("spv")).await.unwrap().is_empty());
        ditolak(d.setujui(&p("spv"), &o.id).await, Status::Aturan, "OTO-05");
        ditolak(d.tolak(&p("spv"), &o.id, "terlalu murah").await, Status::Aturan, "OTO-05");
        assert_eq!(d.keadaan(&p("kasir"), &o.id).await, Keadaan::Kedaluwarsa);
    });
}

#[test]
fn isi_permintaan_dirapikan_dan_yang_buruk_ditolak() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let o = d
            .minta(
                &p("kasir"),
                MintaOtorisasi {
                    keterangan: Some(" pelanggan\u{0}\tlama\n".into()),
                    dokumen: Some("  ".into()),
                    sebelum: Some("Rp.2,000,000".into()),
                    ..polos("penjualan")
                },
            )
            .await
            .unwrap();
        assert_eq!(o.keterangan, "PELANGGAN LAMA");
        assert_eq!((o.dokumen, o.sebelum.as_deref()), (None, Some("Rp.2,000,000")));
        let kosong =
            d.minta(&p("kasir"), MintaOtorisasi { keterangan: Some(" ".into()), ..polos("PENJUALAN") }).await;
        assert_eq!(kosong.unwrap().keterangan, "-");
        for (kolom, buruk) in [
            ("kategori", polos(" \u{7} ")),
            ("kategori", polos(&"K".repeat(41))),
            ("description", MintaOtorisasi { description: String::new(), ..polos("PENJUALAN") }),
            ("keterangan", MintaOtorisasi { keterangan: Some("k".repeat(301)), ..polos("PENJUALAN") }),
            ("dokumen", MintaOtorisasi { dokumen: Some("9".repeat(65)), ..polos("PENJUALAN") }),
            ("nominal", MintaOtorisasi { nominal: Some(Rupiah::new(-1)), ..polos("PENJUALAN") }),
        ] {
            let t = ditolak(d.minta(&p("kasir"), buruk.clone()).await, Status::Aturan, "OTO-02");
            assert_eq!(t.kolom.keys().collect::<Vec<_>>(), [kolom]);
            ditolak(d.langsung(&p("kasir"), "spv", buruk).await, Status::Aturan, "OTO-02");
        }
    });
}

#[test]
fn kotak_tidak_bisa_dibanjiri_seorang_peminta() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        for _ in 0..10 {
            d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
        }
        ditolak(d.minta(&p("kasir"), m("PENJUALAN")).await, Status::TerlaluSering, "OTO-11");
        d.minta(&p("kasir2"), m("PENJUALAN")).await.unwrap();
        d.maju(5 * MENIT);
        d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
    });
}

#[test]
fn permintaan_yang_ditarik_hilang_dari_kotak_dan_tidak_menghalangi_tutup() {
    kedua_mesin(|uji| async {
        let mut d = Dunia::baru(uji).await;
        let o = d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
        d.peristiwa();
        // Only who asked takes it back, in the store where it was asked.
        ditolak(d.tarik(&p("kasir2"), &o.id).await, Status::TidakAda, "OTO-01");
        ditolak(d.tarik(&p("spv"), &o.id).await, Status::TidakAda, "OTO-01");
        ditolak(d.tarik(&di("kasir", "BDG1"), &o.id).await, Status::TidakAda, "OTO-01");
        assert_eq!(d.kotak(&p("spv")).await.unwrap().len(), 1);
        assert_eq!(d.tarik(&p("kasir"), &o.id).await.unwrap().status, Keadaan::Ditarik);
        let e = d.peristiwa();
        let tujuan: Vec<_> = e.iter().map(|e| (&e.0, e.1, e.2["status"].as_str().unwrap())).collect();
        assert_eq!(
            tujuan,
            [
                (&Tujuan::User(uid("kasir")), "authorization-decided", "DITARIK"),
                (&Tujuan::Penyetuju(toko("JKT1")), "authorization-decided", "DITARIK"),
            ]
        );
        assert!(d.kotak(&p("spv")).await.unwrap().is_empty());
        let kini = d.db().jam().sekarang();
        let menunggu = d.db().read(move |c| otorisasi::menunggu(c, &toko("JKT1"), kini)).await.unwrap();
        assert_eq!(menunggu, 0);
        ditolak(d.tarik(&p("kasir"), &o.id).await, Status::SudahTerjadi, "OTO-15");
        ditolak(d.setujui(&p("spv"), &o.id).await, Status::SudahTerjadi, "OTO-15");
        ditolak(d.tolak(&p("spv"), &o.id, "terlalu murah").await, Status::SudahTerjadi, "OTO-15");
        ditolak(d.pakai(&p("kasir"), &o.id, "PENJUALAN", None).await, Status::SudahTerjadi, "OTO-15");
        assert_eq!(d.keadaan(&p("spv"), &o.id).await, Keadaan::Ditarik);
        let aksi: Vec<_> = d.audit(&o.id).await.into_iter().map(|a| a.1).collect();
        assert_eq!(aksi.last().map(String::as_str), Some("TARIK OTORISASI"));
    });
}

#[test]
fn yang_sudah_diputus_atau_lewat_waktu_tidak_ditarik_dan_yang_ditarik_memberi_tempat() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let o = d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
        d.setujui(&p("spv"), &o.id).await.unwrap();
        ditolak(d.tarik(&p("kasir"), &o.id).await, Status::SudahTerjadi, "OTO-07");
        d.pakai(&p("kasir"), &o.id, "PENJUALAN", None).await.unwrap();
        let tua = d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
        d.maju(5 * MENIT);
        ditolak(d.tarik(&p("kasir"), &tua.id).await, Status::Aturan, "OTO-05");
        let mut semua = Vec::new();
        for _ in 0..10 {
            semua.push(d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap().id);
        }
        ditolak(d.minta(&p("kasir"), m("PENJUALAN")).await, Status::TerlaluSering, "OTO-11");
        d.tarik(&p("kasir"), &semua[3]).await.unwrap();
        d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
    });
}
