//! Asking for one, and what is listed of it.

use super::dunia::{Dunia, MENIT, ditolak, m, p, polos, toko};
use platform::Status;
use platform::otorisasi::{self, Keadaan, MintaOtorisasi};
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
