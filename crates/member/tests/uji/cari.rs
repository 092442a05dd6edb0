//! Finding: by beginnings of the words of a name in any order, by phone, by code; the same on both engines.

use crate::alat::{HP, NIK, hari, member};
use dunia::{di_kedua, kode};
use konter::pelanggan;
use member::daftar::{self, TanyaMember};

#[test]
fn ditemukan_dari_awal_setiap_kata_nomor_dan_kode() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let a = member(&d, &p, "SITI NUR HALIZA", HP, NIK).await;
        let b = member(&d, &p, "NURUL AZIZ", "6285700001111", "").await;
        let c = member(&d, &p, "ZZ TOP", "", "").await;
        let cari = async |teks: &str| {
            let t = teks.to_owned();
            let mut ada: Vec<String> = d
                .db()
                .read(move |c| pelanggan::cari(c, &t))
                .await
                .unwrap()
                .into_iter()
                .map(|p| p.kode_pelanggan)
                .collect();
            ada.sort();
            ada
        };
        let urut = |mut k: Vec<String>| {
            k.sort();
            k
        };
        let (ka, kb, kc) = (a.kode_pelanggan.clone(), b.kode_pelanggan.clone(), c.kode_pelanggan.clone());
        for (teks, harap) in [
            ("siti", vec![ka.clone()]),
            ("hal sit", vec![ka.clone()]),
            ("nur", vec![ka.clone(), kb.clone()]),
            ("nur aziz", vec![kb.clone()]),
            ("nurhal", vec![ka.clone()]),
            ("aliza", vec![]),
            ("ul", vec![]),
            ("%%%", vec![]),
            ("zz to", vec![kc.clone()]),
            ("0812 3456", vec![ka.clone()]),
            ("+62 812-3456-7890", vec![ka.clone()]),
            ("0857", vec![kb.clone()]),
            ("234567", vec![]),
            ("3171010101", vec![]),
            (a.kode_member.as_str(), vec![ka.clone()]),
            (&a.kode_member[..7], vec![ka.clone(), kb.clone(), kc.clone()]),
        ] {
            assert_eq!(cari(teks).await, urut(harap), "{teks}");
        }
    });
}

#[test]
fn daftar_berhalaman_menyaring_toko_dan_nik_dicari_dengan_enam_belas_angka_saja() {
    di_kedua(|d| async move {
        let (p, bdg) = (d.orang("kasir1-jkt1").await, d.pemilik("BDG1").await);
        let a = member(&d, &p, "SITI", HP, NIK).await;
        member(&d, &bdg, "BUDI", "", "").await;
        member(&d, &bdg, "ANI", "", "").await;
        let tanya = async |t: TanyaMember| {
            let h = d.db().read(move |c| daftar::daftar(c, &t, hari())).await?;
            Ok::<_, platform::Tolak>((
                h.count,
                h.data.iter().map(|m| m.nama_customer.clone()).collect::<Vec<_>>(),
            ))
        };
        let (n, nama) = tanya(TanyaMember { limit: 2, ..TanyaMember::default() }).await.unwrap();
        assert_eq!((n, nama), (3, vec!["ANI".to_owned(), "BUDI".to_owned()]));
        let toko = TanyaMember { kode_cabang_daftar: "BDG1".into(), skip: 1, ..TanyaMember::default() };
        assert_eq!(tanya(toko).await.unwrap(), (2, vec!["BUDI".to_owned()]));
        let cari = TanyaMember { cari: "sit".into(), ..TanyaMember::default() };
        assert_eq!(tanya(cari).await.unwrap(), (1, vec!["SITI".to_owned()]));
        assert_eq!(
            kode(tanya(TanyaMember { status: "X".into(), ..TanyaMember::default() }).await),
            "MEMBER-02"
        );
        // Who leafs through the register at the till is not told everybody's phone; a supervisor is, and a search tells it.
        let spv = d.orang("spv-jkt1").await;
        for (siapa, cari, harap) in [(&p, "", "0812*****890"), (&spv, "", HP), (&p, "siti", HP)] {
            let (siapa, t) = (siapa.clone(), TanyaMember { cari: cari.into(), ..TanyaMember::default() });
            let h = d.db().read(move |c| daftar::daftar_untuk(c, &siapa, &t, hari())).await.unwrap();
            let siti = h.data.iter().find(|m| m.nama_customer == "SITI").unwrap();
            assert_eq!(siti.no_hp, harap, "{cari}");
        }
        let ada = d.kerja(&p, |tx, p| daftar::bernik(tx, p, NIK)).await.unwrap();
        assert_eq!(ada.data[0].kode_pelanggan, a.kode_pelanggan);
        let kosong = d.kerja(&p, |tx, p| daftar::bernik(tx, p, "3171010101900002")).await.unwrap();
        assert_eq!(kosong.count, 0);
        assert_eq!(d.angka("SELECT CAST(SUM(banyak) AS BIGINT) FROM lihat_nik", &[]).await, 2);
    });
}
