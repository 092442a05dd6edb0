//! Merging: who may say yes, what goes along, what still finds the person, how it is undone.

use crate::alat::{HP, NIK, berpoin, hari, member, satu};
use dunia::{Dunia, di_kedua, kode};
use konter::pelanggan;
use member::daftar::{self, MemberMinta};
use member::gabung::{self, Dibatalkan, Digabung, MintaBatal, MintaGabung, TanyaGabung, TanyaKembar};
use platform::{Hasil, Pelaku};

async fn gabungkan(d: &Dunia, p: &Pelaku, m: &MintaGabung) -> Hasil<Digabung> {
    let m = m.clone();
    d.kerja_rantai(p, move |tx, p| gabung::gabung(tx, p, &m)).await
}

async fn batalkan(d: &Dunia, p: &Pelaku, m: &MintaBatal) -> Hasil<Dibatalkan> {
    let m = m.clone();
    d.kerja_rantai(p, move |tx, p| gabung::batal(tx, p, &m)).await
}

fn minta(lama: &str, tetap: &str) -> MintaGabung {
    MintaGabung {
        kode_lama: lama.to_owned(),
        kode_tetap: tetap.to_owned(),
        alasan: "dua kartu".to_owned(),
        ..MintaGabung::default()
    }
}

/// Asked for, approved by this person, done.
async fn dengan_izin(d: &Dunia, p: &Pelaku, siapa: &str, mut m: MintaGabung) -> Hasil<Digabung> {
    let t = gabungkan(d, p, &m).await.unwrap_err();
    assert_eq!(t.kode, "MEMBER-09", "{t}");
    m.otorisasi = d.izin(p, siapa, &t).await?;
    gabungkan(d, p, &m).await
}

#[test]
fn poin_ikut_kode_lama_menemukan_orangnya_dan_semuanya_kembali_saat_dibatalkan() {
    di_kedua(|d| async move {
        let (p, own) = (d.orang("spv-jkt1").await, "own-jkt1");
        let a = berpoin(&d, "SITI LAMA", 120).await;
        let b = berpoin(&d, "SITI BARU", 30).await;
        // Without an identity only the owner's yes counts.
        let mut m = minta(&a.kode_member, &b.kode_pelanggan);
        let t = gabungkan(&d, &p, &m).await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true, "{t:?}");
        m.otorisasi = d.izin(&p, own, &t).await.unwrap();
        let g = gabungkan(&d, &p, &m).await.unwrap();
        assert_eq!(g.poin, 120);
        assert_eq!(
            (satu(&d, &a.kode_pelanggan).await.point, satu(&d, &b.kode_pelanggan).await.point),
            (0, 150)
        );
        let (ka, lama) = (a.kode_pelanggan.clone(), a.kode_member.clone());
        let (utama, panel, ditemukan) = d
            .db()
            .read(move |c| {
                let panel = daftar::panel_kode(c, &lama, hari())?;
                let ditemukan = pelanggan::cari(c, "siti lama")?;
                Ok::<_, platform::Tolak>((pelanggan::utama(c, &ka)?, panel, ditemukan))
            })
            .await
            .unwrap();
        assert_eq!(
            (utama.as_str(), panel.pelanggan.kode_pelanggan.as_str()),
            (b.kode_pelanggan.as_str(), b.kode_pelanggan.as_str())
        );
        assert_eq!(
            ditemukan.iter().map(|p| p.kode_pelanggan.as_str()).collect::<Vec<_>>(),
            [b.kode_pelanggan.as_str()]
        );
        assert!(!panel.tahan_sampai.is_empty());
        let h = d.db().read(|c| gabung::daftar(c, &TanyaGabung::default())).await.unwrap();
        assert_eq!((h.count, h.data[0].poin, h.data[0].no_batal.as_str()), (1, 120, ""));

        let mut z = MintaBatal {
            toko: "JKT1".into(),
            no_dok: g.no_dok,
            alasan: "dua orang".into(),
            ..MintaBatal::default()
        };
        let t = batalkan(&d, &p, &z).await.unwrap_err();
        z.otorisasi = d.izin(&p, own, &t).await.unwrap();
        assert_eq!(batalkan(&d, &p, &z).await.unwrap().poin, 120);
        assert_eq!(
            (satu(&d, &a.kode_pelanggan).await.point, satu(&d, &b.kode_pelanggan).await.point),
            (120, 30)
        );
        assert_eq!(satu(&d, &a.kode_pelanggan).await.gabung_ke, "");
        assert_eq!(kode(batalkan(&d, &p, &z).await), "MEMBER-08");
    });
}

#[test]
fn dengan_diri_sendiri_dua_nik_atau_nik_asing_ditolak_dan_yang_sama_pun_disetujui_pemilik() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let a = member(&d, &p, "SITI", HP, NIK).await;
        let b = member(&d, &p, "SITI", HP, "").await;
        let c = member(&d, &p, "SITI LAIN", "", "3171010101900002").await;
        let k = |m: &daftar::Member| m.kode_pelanggan.clone();
        for (lama, tetap) in [(k(&a), k(&a)), (a.kode_member.clone(), k(&a))] {
            let t = gabungkan(&d, &p, &minta(&lama, &tetap)).await.unwrap_err();
            assert!(t.kode == "MEMBER-07" && t.pesan.contains("dirinya sendiri"), "{t}");
        }
        assert_eq!(kode(gabungkan(&d, &p, &minta(&k(&a), &k(&c))).await), "MEMBER-07");
        assert_eq!(kode(gabungkan(&d, &p, &minta("TIDAKADA", &k(&a))).await), "MEMBER-05");
        // A member does not become somebody without a code.
        let umum = MemberMinta { cara_kode: "TANPA".into(), ..crate::alat::minta("PELANGGAN BIASA") };
        let umum = crate::alat::daftarkan(&d, &p, umum).await.unwrap().member;
        assert_eq!(kode(gabungkan(&d, &p, &minta(&k(&a), &k(&umum))).await), "MEMBER-07");
        assert_eq!(
            kode(gabungkan(&d, &p, &MintaGabung { alasan: " ".into(), ..minta(&k(&b), &k(&a)) }).await),
            "MEMBER-07"
        );
        // A staff card stays one.
        let spv = d.orang("spv-jkt1").await;
        let m = MemberMinta { pegawai: "kasir2-jkt1".into(), ..crate::alat::minta("KASIR DUA") };
        let staf = crate::alat::daftarkan(&d, &spv, m).await.unwrap().member;
        assert_eq!(kode(gabungkan(&d, &p, &minta(&k(&staf), &k(&b))).await), "MEMBER-07");
        let asing = MintaGabung { nik: "3171010101900003".into(), ..minta(&k(&b), &k(&a)) };
        assert_eq!(kode(gabungkan(&d, &p, &asing).await), "MEMBER-07");
        // Proposed, because phone, name and birth date are the same.
        let h = d.db().read(|c| gabung::kembar(c, &TanyaKembar::default(), hari())).await.unwrap();
        assert_eq!(
            h.data.iter().map(|k| (k.sebab.as_str(), k.kartu.len())).collect::<Vec<_>>(),
            [("HP", 2), ("NAMA", 2)]
        );
        let m = MintaGabung { nik: NIK.into(), ..minta(&k(&b), &k(&a)) };
        assert_eq!(kode(dengan_izin(&d, &p, "spv-jkt1", m.clone()).await), "OTO-13");
        let g = dengan_izin(&d, &p, "own-jkt1", m).await.unwrap();
        assert_eq!(g.poin, 0);
        let h = d.db().read(|c| gabung::kembar(c, &TanyaKembar::default(), hari())).await.unwrap();
        assert_eq!(h.count, 0);
        // What is merged is merged once, and is one person with the card that stays.
        assert_eq!(kode(gabungkan(&d, &p, &minta(&k(&b), &k(&c))).await), "MEMBER-07");
        assert_eq!(kode(gabungkan(&d, &p, &minta(&k(&a), &k(&b))).await), "MEMBER-07");
    });
}

#[test]
fn nik_kartu_sendiri_tidak_mengambil_kartu_orang_lain_tanpa_pemilik() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let maling = member(&d, &p, "MALING", HP, NIK).await;
        let korban = berpoin(&d, "KORBAN KAYA", 5_000).await;
        let m = MintaGabung { nik: NIK.into(), ..minta(&korban.kode_pelanggan, &maling.kode_pelanggan) };
        let t = gabungkan(&d, &p, &m).await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true, "{t:?}");
        assert_eq!(kode(d.izin(&p, "spv-jkt1", &t).await), "OTO-13");
        // Nor with the victim's name, birth date and phone on the thief's card.
        let (hp, nik) = ("081299990001", "3171010101900004");
        let korban = member(&d, &p, "KORBAN DUA", hp, "").await;
        let maling = member(&d, &p, "KORBAN DUA", hp, nik).await;
        let m = MintaGabung { nik: nik.into(), ..minta(&korban.kode_pelanggan, &maling.kode_pelanggan) };
        let t = gabungkan(&d, &p, &m).await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true, "{t:?}");
        assert_eq!(kode(d.izin(&p, "spv-jkt1", &t).await), "OTO-13");
    });
}

#[test]
fn nik_tidak_ditebak_lewat_gabung_ubah_atau_dokumen() {
    di_kedua(|d| async move {
        // Somebody no other test serves by: guesses are counted by person in the process.
        let (p, q) = (d.orang("kasir2-jkt1").await, d.orang("kasir1-jkt1").await);
        let a = member(&d, &q, "SITI", HP, NIK).await;
        let b = member(&d, &q, "SITI", HP, "").await;
        let coba = async |nik: String| {
            let m = MintaGabung { nik, ..minta(&b.kode_pelanggan, &a.kode_pelanggan) };
            gabungkan(&d, &p, &m).await.unwrap_err()
        };
        let mut n = 0;
        while coba(format!("31710202029{n:05}")).await.kode != "PELANGGAN-04" {
            n += 1;
            assert!(n <= 20, "ditebak {n} kali");
        }
        // Not even the right one is told any more, on whatever way.
        assert_eq!(coba(NIK.to_owned()).await.kode, "PELANGGAN-04");
        let m = pelanggan::PelangganMinta {
            kode_pelanggan: a.kode_pelanggan.clone(),
            nik: NIK.to_owned(),
            ..Default::default()
        };
        assert_eq!(kode(d.kerja(&p, move |tx, p| pelanggan::tetapkan(tx, p, &m)).await), "PELANGGAN-04");
        let lain = MemberMinta { nik: NIK.into(), ..crate::alat::dari(&a) };
        assert_eq!(kode(crate::alat::ubah(&d, &p, &a.kode_pelanggan, lain).await), "PELANGGAN-04");
    });
}
