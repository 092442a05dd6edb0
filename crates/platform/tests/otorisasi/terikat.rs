//! What an approval is bound to: the server's words, and who may say yes to whom.

use super::dunia::{Dunia, ditolak, m, minta, p, pakai_untuk, perlu, polos, toko};
use platform::Status;
use platform::otorisasi::{self, Alasan, MintaOtorisasi, Permohonan, Rincian, Sisi};
use testkit::kedua_mesin;
use values::Rupiah;

#[test]
fn otorisasi_tanpa_permohonan_tidak_menutup_apa_pun() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        for plain in [
            polos("PENJUALAN"),
            MintaOtorisasi { dokumen: Some("FH-1".into()), ..polos("PENJUALAN") },
            MintaOtorisasi { nominal: None, ..polos("PENJUALAN") },
        ] {
            let o = d.langsung(&p("kasir"), "spv", plain).await.unwrap();
            for dok in [None, Some("FH-1")] {
                ditolak(d.pakai(&p("kasir"), &o.id, "PENJUALAN", dok).await, Status::Aturan, "OTO-09");
            }
        }
    });
}

#[test]
fn kata_yang_diubah_peminta_disetujui_dengan_sia_sia() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let asli = |judul: &str| {
            perlu("PENJUALAN", None).rincian([Rincian::harga(
                judul,
                "",
                Sisi::Jual,
                (Rupiah::new(60_000_000), Rupiah::new(1_500_000)),
            )])
        };
        // What the requester sends says earrings; what the server sells is a bracelet.
        let o = d.langsung(&p("kasir"), "spv", minta(&asli("ANTING"))).await.unwrap();
        let h = pakai_untuk(d.db(), &p("kasir"), &o.id, asli("GELANG")).await;
        assert!(ditolak(h, Status::Aturan, "OTO-09").pesan.contains("berubah sejak disetujui"));
        // The approver reads the server's words, whatever else was sent along.
        let segel = asli("GELANG").keluar().unwrap().segel;
        let palsu =
            MintaOtorisasi { permohonan: Some(segel), nominal: Some(Rupiah::new(1)), ..polos("HADIAH") };
        let o = d.minta(&p("kasir"), palsu).await.unwrap();
        assert_eq!((o.kategori.as_str(), o.nominal), ("PENJUALAN", Some(Rupiah::new(1_500_000))));
        let r = o.permohonan.unwrap().rincian.remove(0);
        assert_eq!((r.judul.as_str(), r.rugi), ("GELANG", Some(Rupiah::new(58_500_000))));
        assert_eq!(r.rugi_persen.as_deref(), Some("97.50"));
        for rusak in ["", "!", "e30", &"A".repeat(300_000)] {
            let m = MintaOtorisasi { permohonan: Some(rusak.to_owned()), ..MintaOtorisasi::default() };
            ditolak(d.minta(&p("kasir"), m).await, Status::Aturan, "OTO-02");
        }
    });
}

#[test]
fn yang_hanya_boleh_pemilik_tidak_disetujui_spv() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let h = perlu("KEUANGAN", Some("KK-1")).pemilik(true);
        ditolak(d.langsung(&p("kasir"), "spv", minta(&h)).await, Status::Aturan, "OTO-13");
        let o = d.minta(&p("kasir"), minta(&h)).await.unwrap();
        ditolak(d.setujui(&p("spv"), &o.id).await, Status::Aturan, "OTO-13");
        d.setujui(&p("own"), &o.id).await.unwrap();
        pakai_untuk(d.db(), &p("kasir"), &o.id, h).await.unwrap();
    });
}

#[test]
fn pemilik_yang_sendirian_menyetujui_sendiri_dengan_alasan_dan_tercatat() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let h = perlu("KEUANGAN", Some("KK-1"));
        let beralasan =
            MintaOtorisasi { keterangan: Some("bayar sewa, tidak ada orang lain".into()), ..minta(&h) };
        // Not alone: a supervisor of the store, another owner, or one of head office could say yes.
        ditolak(d.langsung(&p("own"), "own", beralasan.clone()).await, Status::Dilarang, "OTO-03");
        for lain in ["spv", "spv2", "pusat"] {
            d.ubah_user("UPDATE pengguna SET aktif = 0 WHERE user_id = $1", lain).await;
        }
        ditolak(d.langsung(&p("own"), "own", minta(&h)).await, Status::Aturan, "OTO-12");
        // A supervisor alone never may; an approval that says nothing neither.
        ditolak(d.langsung(&p("spv"), "spv", beralasan.clone()).await, Status::Dilarang, "OTO-03");
        ditolak(d.langsung(&p("own"), "own", polos("KEUANGAN")).await, Status::Dilarang, "OTO-03");
        let o = d.langsung(&p("own"), "own", beralasan.clone()).await.unwrap();
        assert!(o.sendiri);
        let basi = d.langsung(&p("own"), "own", beralasan).await.unwrap();
        let h2 = Permohonan::dokumen("KEUANGAN", "KK-2", h.nominal(), Alasan::new("X", "lain"));
        ditolak(pakai_untuk(d.db(), &p("own"), &o.id, h2).await, Status::Aturan, "OTO-09");
        pakai_untuk(d.db(), &p("own"), &o.id, h.clone()).await.unwrap();
        let lagi = pakai_untuk(d.db(), &p("own"), &o.id, h.clone()).await;
        ditolak(lagi, Status::SudahTerjadi, "OTO-06");
        let tgl = o.tgl_system;
        let semua = d.db().read(move |c| otorisasi::sendiri(c, &toko("JKT1"), tgl)).await.unwrap();
        assert_eq!(semua.len(), 1, "yang terpakai saja");
        assert_eq!(
            (semua[0].keterangan.as_str(), semua[0].nominal),
            ("BAYAR SEWA, TIDAK ADA ORANG LAIN", Rupiah::new(1_500_000))
        );
        // Once somebody is there again, what lies approved is worth nothing.
        d.ubah_user("UPDATE pengguna SET aktif = 1 WHERE user_id = $1", "spv").await;
        ditolak(pakai_untuk(d.db(), &p("own"), &basi.id, h).await, Status::Aturan, "OTO-10");
        let lama = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        assert!(!lama.sendiri);
    });
}
