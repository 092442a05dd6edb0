//! Asking for one, and what is listed of it.

use super::dunia::{Dunia, MENIT, di, ditolak, m, p, toko, untuk};
use platform::Status;
use platform::otorisasi::{self, Keadaan, Minta};
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
                Minta {
                    keterangan: Some(" pelanggan\u{0}\tlama\n".into()),
                    dokumen: Some("  ".into()),
                    sebelum: Some("Rp.2,000,000".into()),
                    ..m("penjualan")
                },
            )
            .await
            .unwrap();
        assert_eq!(o.keterangan, "PELANGGAN LAMA");
        assert_eq!((o.dokumen, o.sebelum.as_deref()), (None, Some("Rp.2,000,000")));
        let kosong = d.minta(&p("kasir"), Minta { keterangan: Some(" ".into()), ..m("PENJUALAN") }).await;
        assert_eq!(kosong.unwrap().keterangan, "-");
        for (kolom, buruk) in [
            ("kategori", m(" \u{7} ")),
            ("kategori", m(&"K".repeat(41))),
            ("description", Minta { description: String::new(), ..m("PENJUALAN") }),
            ("keterangan", Minta { keterangan: Some("k".repeat(301)), ..m("PENJUALAN") }),
            ("dokumen", untuk(&"9".repeat(65))),
            ("nominal", Minta { nominal: Some(Rupiah::new(-1)), ..m("PENJUALAN") }),
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
fn laporan_menurut_tanggal_usaha_toko_sendiri() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let o = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        d.langsung(&di("pusat", "BDG1"), "spv-bdg", m("PENJUALAN")).await.unwrap();
        let lapor = |dari: &'static str, sampai: &'static str| {
            let (db, kini) = (d.db().clone(), d.db().jam().sekarang());
            async move {
                let f = |t: &'static str| Some(t).filter(|t| !t.is_empty());
                db.lapor(move |c| otorisasi::laporan(c, &p("own"), f(dari), f(sampai), kini)).await
            }
        };
        let baris = lapor("2026-11-15", "2026-11-15").await.unwrap();
        assert_eq!(baris.iter().map(|b| b.id.as_str()).collect::<Vec<_>>(), [o.id.as_str()]);
        assert!(lapor("2026-11-16", "2026-11-30").await.unwrap().is_empty());
        for (dari, sampai, pesan) in [
            ("", "2026-11-15", "Tanggal Awal Tidak Boleh Kosong"),
            ("2026-11-15", "", "Tanggal Akhir Tidak Boleh Kosong"),
            ("2026-11-16", "2026-11-15", "Tanggal Awal Tidak Boleh Melebihi Tanggal Akhir"),
            ("15-11-2026", "2026-11-15", "Tanggal Awal Tidak Sesuai"),
        ] {
            assert_eq!(lapor(dari, sampai).await.unwrap_err().pesan, pesan);
        }
    });
}
