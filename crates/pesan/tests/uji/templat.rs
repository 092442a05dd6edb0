//! A store's own words, the digest to its owner, and files to proved numbers.

use crate::alat::{HP, Meja, kode};
use db::args;
use dunia::di_kedua;
use pesan::Peristiwa::{GantiNomor, Nota, UlangTahun};
use pesan::berkas::{self, Berkas};
use pesan::templat::{self, MintaTemplat};
use pesan::{Peristiwa, PesanBaru, nomor_sah, pemilik};
use platform::Hasil;
use values::Tanggal;

async fn simpan(m: &Meja, p: Peristiwa, isi: &str) -> Hasil<templat::AturanPesan> {
    let t = MintaTemplat { peristiwa: p.kode().to_owned(), isi: isi.to_owned() };
    m.d.kerja(&m.own, move |tx, p| templat::simpan(tx, p, &t)).await
}

#[test]
fn kata_kata_toko_mengapit_isi_peristiwa_dan_isinya_tidak_ditafsirkan_lagi() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        let orang = m.orang("SARI", true).await;
        // The register writes names large; one from elsewhere may look like what is filled in.
        let sql = "UPDATE pelanggan SET nama_customer = '{isi} SARI' WHERE kode_pelanggan = $1";
        m.d.ubah(sql, args![orang.as_str()]).await;
        simpan(&m, GantiNomor, "Yth. {nama}, {isi} {tidak} {no_dok}- {toko}").await.unwrap();
        m.antre("T/1", GantiNomor, &orang).await.unwrap();
        m.putaran().await;
        let teks = m.sim.diterima()[0].message.clone();
        assert!(teks.starts_with("Yth. {isi} SARI, Halo \"kawan\""), "{teks}");
        assert!(teks.contains("{tidak} - "), "{teks}");
        simpan(&m, GantiNomor, "").await.unwrap();
        m.antre("T/2", GantiNomor, &orang).await.unwrap();
        m.putaran().await;
        assert!(m.sim.diterima()[1].message.starts_with("Halo"));
    });
}

#[test]
fn pesan_dinas_tidak_kehilangan_isinya() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        assert_eq!(kode(simpan(&m, GantiNomor, "Hai {nama}").await), "PESAN-06");
        simpan(&m, UlangTahun, "Hai {nama}").await.unwrap();
        assert_eq!(kode(simpan(&m, UlangTahun, &"x".repeat(1001)).await), "PESAN-06");
        let asing = MintaTemplat { peristiwa: "LAIN".to_owned(), isi: String::new() };
        assert_eq!(kode(m.d.kerja(&m.own, move |tx, p| templat::simpan(tx, p, &asing)).await), "PESAN-06");
        let a = m.d.db().read(|c| templat::daftar(c, &dunia::toko("JKT1"))).await.unwrap();
        assert_eq!(a.templat.len(), Peristiwa::SEMUA.len());
        let ultah = a.templat.iter().find(|t| t.peristiwa == "ULANG TAHUN").unwrap();
        assert_eq!((ultah.jenis.as_str(), ultah.pratinjau.as_str()), ("PROMO", "Hai Ibu Sari"));
    });
}

#[test]
fn ringkasan_hari_sampai_ke_setiap_pemilik_sekali() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        m.d.ubah(
            "UPDATE pengguna SET no_whatsapp = '0811555' || LENGTH(user_id) || '99' WHERE level = 'OWN'",
            args![],
        )
        .await;
        let kirim = || {
            m.d.kerja(&m.own, |tx, _| {
                pemilik::ringkasan(tx, Tanggal::parse("2026-11-15").unwrap(), &"Ringkasan ".repeat(900))
            })
        };
        // The store's owner and the chain's.
        assert_eq!(kirim().await.unwrap(), 2);
        assert_eq!(kirim().await.unwrap(), 0);
        assert_eq!(m.putaran().await.terkirim, 2);
        let d = m.sim.diterima();
        assert!(d.iter().all(|p| p.message.chars().count() <= 4000) && d[0].receiver != d[1].receiver);
    });
}

async fn kirim_berkas(m: &Meja, kunci: &'static str) -> Hasil<String> {
    m.d.kerja(&m.own, move |tx, p| {
        let baru = PesanBaru {
            peristiwa: Nota,
            kunci,
            kode_pelanggan: "",
            no_hp: HP,
            isi: "Terlampir nota",
            no_dok: "",
            oleh: p.user_id.as_str(),
            sampai: None,
        };
        berkas::kirim(tx, &baru, &Berkas { nama: "nota.pdf".to_owned(), isi: "JVBERi0=".to_owned() })
    })
    .await
}

#[test]
fn berkas_hanya_ke_nomor_yang_kodenya_benar_dan_hilang_setelah_terkirim() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        assert_eq!(kode(kirim_berkas(&m, "N/1").await), "PESAN-09");
        let (no, k) = m.d.kerja(&m.own, |tx, p| nomor_sah::buat_kode(tx, p, HP)).await.unwrap();
        assert_eq!((no.as_str(), k.len()), ("6281234567890", 6));
        assert_eq!(kode(m.d.kerja(&m.own, |tx, p| nomor_sah::buat_kode(tx, p, HP)).await), "PESAN-10");
        assert_eq!(m.d.angka("SELECT COUNT(*) FROM pesan", args![]).await, 0, "kode tidak pernah di daftar");
        let coba = |k: String| m.d.kerja(&m.own, move |tx, p| nomor_sah::periksa(tx, p, HP, &k));
        let salah = if k == "000000" { "111111" } else { "000000" };
        assert!(!coba(salah.to_owned()).await.unwrap());
        assert!(coba(k.clone()).await.unwrap());
        assert!(!coba(k).await.unwrap(), "sekali pakai");
        kirim_berkas(&m, "N/1").await.unwrap();
        assert_eq!(kode(kirim_berkas(&m, "N/1").await), "PESAN-03");
        m.sim.matikan().await;
        assert_eq!(m.putaran().await.gagal, 1);
        assert_eq!(
            m.d.angka("SELECT COUNT(*) FROM pesan_berkas", args![]).await,
            1,
            "menunggu dengan berkasnya"
        );
        m.sim.hidupkan().await.unwrap();
        m.lewat(30);
        assert_eq!(m.putaran().await.terkirim, 1);
        assert_eq!(m.sim.diterima()[0].berkas, "nota.pdf");
        assert_eq!(m.d.angka("SELECT COUNT(*) FROM pesan_berkas", args![]).await, 0);
    });
}

#[test]
fn kode_nomor_berlaku_lima_menit_dan_lima_kali_coba() {
    di_kedua(|d| async move {
        let m = Meja::baru(d).await;
        let buat = || m.d.kerja(&m.own, |tx, p| nomor_sah::buat_kode(tx, p, HP));
        let coba = |k: String| m.d.kerja(&m.own, move |tx, p| nomor_sah::periksa(tx, p, HP, &k));
        let (_, k) = buat().await.unwrap();
        m.lewat(300);
        assert!(!coba(k).await.unwrap(), "lewat lima menit");
        let (_, k) = buat().await.unwrap();
        let salah = if k == "000000" { "111111" } else { "000000" };
        for _ in 0..5 {
            assert!(!coba(salah.to_owned()).await.unwrap());
        }
        assert!(!coba(k).await.unwrap(), "lima kali salah");
    });
}

#[test]
fn setiap_peristiwa_disebut_di_dokumen() {
    let dok = include_str!("../../../../docs/pesan.md");
    for p in Peristiwa::SEMUA {
        let ada =
            dok.lines().any(|b| b.starts_with('|') && b.contains(p.kode()) && b.contains(p.jenis().kode()));
        assert!(ada, "{} tidak ada di docs/pesan.md", p.kode());
    }
}
