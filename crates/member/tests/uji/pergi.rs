//! Leaving: what is blanked, what stays, what keeps somebody from it.

use crate::alat::{HP, NIK, berpoin, hari, member, satu};
use db::args;
use dunia::{Dunia, di_kedua, kode};
use konter::pelanggan;
use member::daftar;
use member::pergi::{self, Keluar, MintaPergi};
use member::poin::{self, JenisTangan, MintaBatal, MintaPoin};
use platform::{Hasil, Pelaku};

async fn keluar(d: &Dunia, p: &Pelaku, m: &MintaPergi) -> Hasil<Keluar> {
    let m = m.clone();
    d.kerja_rantai(p, move |tx, p| pergi::keluar(tx, p, &m)).await
}

async fn dengan_izin(d: &Dunia, p: &Pelaku, kode: &str) -> Hasil<Keluar> {
    let mut m = MintaPergi {
        kode_pelanggan: kode.to_owned(),
        alasan: "pindah kota".to_owned(),
        ..MintaPergi::default()
    };
    let t = keluar(d, p, &m).await.unwrap_err();
    assert_eq!(t.kode, "MEMBER-09", "{t}");
    m.otorisasi = d.izin(p, "spv-jkt1", &t).await?;
    keluar(d, p, &m).await
}

#[test]
fn poin_ditutup_dengan_dokumen_dan_tidak_ada_yang_menemukannya_lagi() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let a = berpoin(&d, "SITI PERGI", 75).await;
        let k = dengan_izin(&d, &p, &a.kode_pelanggan).await.unwrap();
        assert_eq!((k.poin, k.simpan_identitas), (75, false));
        let b = satu(&d, &a.kode_pelanggan).await;
        assert_eq!((b.nama_customer.as_str(), b.kode_member.as_str(), b.point), (pergi::NAMA, "", 0));
        assert_eq!((b.tgl_lahir.as_str(), b.no_hp.as_str(), b.keluar.as_str()), ("", "", "2026-11-15"));
        assert_eq!(
            d.angka(
                "SELECT CAST(SUM(poin) AS BIGINT) FROM buku_poin WHERE no_dok = $1",
                args![k.no_dok.as_str()]
            )
            .await,
            -75
        );
        let (kode_member, kp) = (a.kode_member.clone(), a.kode_pelanggan.clone());
        let ada = d
            .db()
            .read(move |c| {
                assert_eq!(kode(daftar::panel_kode(c, &kode_member, hari())), "PELANGGAN-05");
                assert_eq!(pelanggan::satu(c, &kp)?, None);
                pelanggan::cari(c, "siti pergi")
            })
            .await
            .unwrap();
        assert_eq!(ada, vec![]);
        let m =
            MintaPergi { kode_pelanggan: a.kode_pelanggan, alasan: "lagi".into(), ..MintaPergi::default() };
        assert_eq!(kode(keluar(&d, &p, &m).await), "MEMBER-06");
    });
}

#[test]
fn nik_dihapus_bila_tidak_ada_nota_yang_memuatnya_dan_orangnya_boleh_mendaftar_lagi() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let a = member(&d, &p, "SITI", HP, NIK).await;
        assert_eq!(d.angka("SELECT COUNT(*) FROM identitas", &[]).await, 1);
        assert!(!dengan_izin(&d, &p, &a.kode_pelanggan).await.unwrap().simpan_identitas);
        assert_eq!(d.angka("SELECT COUNT(*) FROM identitas", &[]).await, 0);
        let b = member(&d, &p, "SITI", HP, NIK).await;
        assert_ne!((b.kode_pelanggan, b.kode_member), (a.kode_pelanggan, a.kode_member));
    });
}

#[test]
fn titipan_yang_masih_ada_menahannya() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let a = member(&d, &p, "SITI", HP, "").await;
        let m = niaga::titipan::TitipanMinta {
            customer: pelanggan::PelangganMinta {
                kode_pelanggan: a.kode_pelanggan.clone(),
                ..Default::default()
            },
            cara_harga: "FLOAT".into(),
            kode_sales: "S01".into(),
            jumlah_rp: values::Rupiah::new(500_000),
            pembayaran: vec![konter::Bayar {
                jenis: konter::JenisBayar::Cash,
                jumlah_rp: values::Rupiah::new(500_000),
                ..konter::Bayar::default()
            }],
            ..Default::default()
        };
        d.kerja(&p, move |tx, p| niaga::titipan::terima(tx, p, &m)).await.unwrap();
        let k = a.kode_pelanggan.clone();
        let akan = d.db().read(move |c| pergi::lihat(c, &k, hari())).await.unwrap();
        assert_eq!((akan.titipan.nilai(), akan.tersisa.len()), (500_000, 1));
        let m = MintaPergi {
            kode_pelanggan: a.kode_pelanggan.clone(),
            alasan: "pindah".into(),
            ..MintaPergi::default()
        };
        assert_eq!(kode(keluar(&d, &p, &m).await), "MEMBER-20");
        assert_eq!(satu(&d, &a.kode_pelanggan).await.keluar, "");
    });
}

#[test]
fn poin_yang_kembali_sesudah_ia_keluar_ditutup_lagi() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let a = berpoin(&d, "SITI PERGI", 40).await;
        let mut m = MintaPoin {
            kode: a.kode_member.clone(),
            jenis: JenisTangan::Kurang,
            poin: 10,
            keterangan: "salah catat".into(),
            ..MintaPoin::default()
        };
        let minta = m.clone();
        let t = d.kerja(&p, move |tx, p| poin::catat(tx, p, &minta)).await.unwrap_err();
        m.otorisasi = d.izin(&p, "spv-jkt1", &t).await.unwrap();
        let no_dok = d.kerja(&p, move |tx, p| poin::catat(tx, p, &m)).await.unwrap().no_dok;
        assert_eq!(dengan_izin(&d, &p, &a.kode_pelanggan).await.unwrap().poin, 30);
        let m = MintaBatal { no_dok, alasan: "salah orang".into(), ..MintaBatal::default() };
        d.kerja(&spv, move |tx, p| poin::batal(tx, p, &m)).await.unwrap();
        assert_eq!(satu(&d, &a.kode_pelanggan).await.point, 0);
    });
}

#[test]
fn hutang_poin_menahannya_dan_persetujuan_semua_kartunya_dicabut() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let a = berpoin(&d, "SITI HUTANG", 40).await;
        let tangan = async |jenis, poin| {
            let m = MintaPoin {
                kode: a.kode_member.clone(),
                jenis,
                poin,
                keterangan: "uji".into(),
                ..MintaPoin::default()
            };
            let minta = m.clone();
            let t = d.kerja(&p, move |tx, p| poin::catat(tx, p, &minta)).await.unwrap_err();
            let m = MintaPoin { otorisasi: d.izin(&p, "spv-jkt1", &t).await.unwrap(), ..m };
            d.kerja(&p, move |tx, p| poin::catat(tx, p, &m)).await.unwrap().no_dok
        };
        let no_dok = tangan(JenisTangan::Tambah, 60).await;
        tangan(JenisTangan::Kurang, 100).await;
        let mut m = MintaBatal { no_dok, alasan: "keliru".into(), ..MintaBatal::default() };
        let minta = m.clone();
        let t = d.kerja(&spv, move |tx, p| poin::batal(tx, p, &minta)).await.unwrap_err();
        m.otorisasi = d.izin(&spv, "own-jkt1", &t).await.unwrap();
        d.kerja(&spv, move |tx, p| poin::batal(tx, p, &m)).await.unwrap();
        let m = MintaPergi {
            kode_pelanggan: a.kode_pelanggan.clone(),
            alasan: "pindah".into(),
            ..MintaPergi::default()
        };
        let t = keluar(&d, &p, &m).await.unwrap_err();
        assert!(t.kode == "MEMBER-20" && t.pesan.contains("Poin minus 60"), "{t}");
        // Given again by a document of its own, and a card with consent that was merged into theirs: they may go.
        tangan(JenisTangan::Tambah, 60).await;
        let b = crate::alat::minta("SITI HUTANG");
        let b = daftar::MemberMinta { setuju: true, ..b };
        let b = crate::alat::daftarkan(&d, &p, b).await.unwrap().member;
        let mut g = member::gabung::MintaGabung {
            kode_lama: b.kode_pelanggan.clone(),
            kode_tetap: a.kode_pelanggan.clone(),
            alasan: "dua kartu".into(),
            ..Default::default()
        };
        let minta = g.clone();
        let t = d.kerja_rantai(&p, move |tx, p| member::gabung::gabung(tx, p, &minta)).await.unwrap_err();
        g.otorisasi = d.izin(&p, "own-jkt1", &t).await.unwrap();
        d.kerja_rantai(&p, move |tx, p| member::gabung::gabung(tx, p, &g)).await.unwrap();
        assert_eq!(dengan_izin(&d, &p, &a.kode_pelanggan).await.unwrap().poin, 0);
        let sql = "SELECT setuju FROM member_setuju WHERE kode_pelanggan = $1 ORDER BY nomor";
        assert_eq!(d.baris(sql, args![b.kode_pelanggan.as_str()]).await, ["1", "0"]);
        d.bersih().await;
    });
}
