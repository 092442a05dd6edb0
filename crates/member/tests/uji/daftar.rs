//! Registering and correcting: what opens an existing card, what warns, what is refused, what needs an approval.

use crate::alat::{HP, NIK, berpoin, daftarkan, dari, hari, member, minta, satu, ubah};
use db::args;
use dunia::{di_kedua, kode};
use konter::pelanggan::{self, PelangganMinta};
use member::daftar::{self, GantiKode, MemberMinta};
use member::poin::{self, JenisTangan, MintaPoin};
use std::time::Duration;

#[test]
fn didaftar_dengan_kode_berikutnya_dan_ditemukan_oleh_kasir_dengan_kartunya() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        d.db()
            .write(db::Kunci::rantai(), |tx| {
                tx.exec(
                    "INSERT INTO kota (toko, id, dihapus, versi, diubah, oleh, cari, kode_kota, nama_kota, kode_provinsi) \
                     VALUES ('-', 'k1', 0, 1, '', '', '', 'JKS', 'JAKARTA SELATAN', 'DKI')",
                    args![],
                )
            })
            .await
            .unwrap();
        let m = MemberMinta {
            no_hp: HP.to_owned(),
            nik: NIK.to_owned(),
            kode_kota: "jks".to_owned(),
            setuju: true,
            ..minta("siti  rahmawati")
        };
        let t = daftarkan(&d, &p, m).await.unwrap();
        let a = &t.member;
        assert_eq!((a.nama_customer.as_str(), a.kota.as_str()), ("SITI RAHMAWATI", "JAKARTA SELATAN"));
        assert_eq!((a.nik.as_str(), a.jenis_pelanggan.as_str()), ("3171**********01", "MEMBER"));
        assert_eq!((a.kode_cabang_daftar.as_str(), a.tgl_daftar.as_str()), ("JKT1", "2026-11-15"));
        assert_eq!((a.setuju, a.tgl_setuju.as_str()), (true, "2026-11-15"));
        assert!(a.kode_member.len() == 10 && member::kode::sah(&a.kode_member), "{}", a.kode_member);
        let b = member(&d, &p, "BUDI", "", "").await;
        assert_ne!(a.kode_member, b.kode_member);
        let (kode_member, kode_b) = (a.kode_member.to_lowercase(), b.kode_pelanggan.clone());
        let (panel, lain) = d
            .db()
            .read(move |c| {
                let lain = daftar::panel(c, &kode_b, hari())?;
                Ok::<_, platform::Tolak>((daftar::panel_kode(c, &kode_member, hari())?, lain))
            })
            .await
            .unwrap();
        assert!(panel.ulang_tahun && panel.hari_ulang_tahun == Some(0), "{panel:?}");
        assert_eq!((panel.point, panel.pengali, panel.tingkat.as_str()), (0, 100, ""));
        assert_eq!(lain.pelanggan.nama_customer, "BUDI");
    });
}

#[test]
fn nik_yang_sama_membuka_kartu_yang_ada_dan_nomor_yang_sama_memperingatkan_sekali() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let a = member(&d, &p, "SITI", HP, NIK).await;
        let banyak = "SELECT COUNT(*) FROM pelanggan";
        let sebelum = d.angka(banyak, &[]).await;
        let m = MemberMinta { nik: NIK.to_owned(), no_hp: "0899999999".to_owned(), ..minta("SITI LAIN") };
        let t = daftarkan(&d, &p, m).await.unwrap();
        assert!(t.sudah_ada, "{t:?}");
        assert_eq!(
            (t.member.kode_pelanggan.as_str(), t.member.no_hp.as_str()),
            (a.kode_pelanggan.as_str(), HP)
        );
        assert_eq!(d.angka(banyak, &[]).await, sebelum);
        // The look at the number stands in the trail.
        assert_eq!(
            d.angka("SELECT CAST(SUM(banyak) AS BIGINT) FROM lihat_nik WHERE user_id = 'kasir1-jkt1'", &[])
                .await,
            1
        );

        let mut m = MemberMinta { no_hp: HP.to_owned(), ..minta("ANAK SITI") };
        let t = daftarkan(&d, &p, m.clone()).await.unwrap_err();
        assert_eq!(t.kode, "MEMBER-17", "{t}");
        assert_eq!(t.rincian.unwrap()["kembar"][0]["kode_pelanggan"], a.kode_pelanggan.as_str());
        m.yakin = true;
        let t = daftarkan(&d, &p, m).await.unwrap();
        assert!(t.peringatan[0].contains("SITI"), "{t:?}");
    });
}

#[test]
fn isian_yang_keliru_ditolak_dengan_kolomnya_dan_tidak_ada_yang_tertulis() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let banyak = "SELECT COUNT(*) FROM pelanggan";
        let sebelum = d.angka(banyak, &[]).await;
        let salah: Vec<(MemberMinta, &str)> = vec![
            (MemberMinta { tgl_lahir: "2026-11-16".into(), ..minta("SITI") }, "tgl_lahir"),
            (MemberMinta { tgl_lahir: "1990-02-30".into(), ..minta("SITI") }, "tgl_lahir"),
            (MemberMinta { tgl_lahir: "1800-01-01".into(), ..minta("SITI") }, "tgl_lahir"),
            (MemberMinta { nik: "123".into(), ..minta("SITI") }, "nik"),
            (MemberMinta { no_hp: "12".into(), ..minta("SITI") }, "no_hp"),
            (MemberMinta { kode_kota: "TIDAKADA".into(), ..minta("SITI") }, "kode_kota"),
            (MemberMinta { tgl_setuju: "2026-12-01".into(), ..minta("SITI") }, "tgl_setuju"),
            (MemberMinta { pegawai: "hantu".into(), ..minta("SITI") }, "pegawai"),
            (MemberMinta { cara_kode: "LAIN".into(), ..minta("SITI") }, "cara_kode"),
            (minta("S"), "nama_customer"),
            // The cashier says of their own card that it is nobody's.
            (MemberMinta { pegawai: "kasir1-jkt1".into(), ..minta("KASIR") }, "pegawai"),
        ];
        for (m, kolom) in salah {
            let t = daftarkan(&d, &p, m).await.unwrap_err();
            assert!(t.kode == "MEMBER-02" && t.kolom.contains_key(kolom), "{kolom}: {t:?}");
        }
        let kartu =
            |teks: &str| MemberMinta { cara_kode: "KARTU".into(), kode_member: teks.into(), ..minta("SITI") };
        let a = member(&d, &p, "BUDI", "", "").await;
        let akhir = if a.kode_member.ends_with('0') { '1' } else { '0' };
        let keliru = format!("{}{akhir}", &a.kode_member[..9]);
        for (teks, harap) in [
            ("1234567", "MEMBER-03"),
            ("12345678901234", "MEMBER-03"),
            (keliru.as_str(), "MEMBER-03"),
            (a.kode_member.as_str(), "MEMBER-04"),
        ] {
            assert_eq!(kode(daftarkan(&d, &p, kartu(teks)).await), harap, "{teks}");
        }
        assert_eq!(d.angka(banyak, &[]).await, sebelum + 1);
        let b = daftarkan(&d, &p, kartu("kartu0099")).await.unwrap().member;
        assert_eq!(b.kode_member, "KARTU0099");
    });
}

#[test]
fn nomor_diganti_hanya_dengan_otorisasi_dan_poinnya_menunggu_72_jam() {
    di_kedua(|d| async move {
        let (p, spv) = (d.orang("kasir1-jkt1").await, "spv-jkt1");
        let a = member(&d, &p, "SITI", HP, NIK).await;
        // A name is corrected without anybody's yes; a card that somebody changed meanwhile is not.
        let m = MemberMinta { nama_customer: "SITI R".into(), ..dari(&a) };
        let b = ubah(&d, &p, &a.kode_pelanggan, m.clone()).await.unwrap().member;
        assert_eq!(
            (b.nama_customer.as_str(), b.nik.as_str(), b.tahan_sampai.as_str()),
            ("SITI R", a.nik.as_str(), "")
        );
        assert_eq!(kode(ubah(&d, &p, &a.kode_pelanggan, m).await), "MEMBER-18");

        let mut m = MemberMinta { no_hp: "0877000111".into(), ..dari(&b) };
        let t = ubah(&d, &p, &a.kode_pelanggan, m.clone()).await.unwrap_err();
        assert_eq!(t.kode, "MEMBER-09", "{t}");
        m.otorisasi = d.izin(&p, spv, &t).await.unwrap();
        // The yes was for this number alone.
        let lain = MemberMinta { no_hp: "0877000222".into(), ..m.clone() };
        assert_eq!(kode(ubah(&d, &p, &a.kode_pelanggan, lain).await), "OTO-09");
        let c = ubah(&d, &p, &a.kode_pelanggan, m).await.unwrap().member;
        assert_eq!(c.no_hp, "0877000111");
        let (k, kini) = (c.kode_pelanggan.clone(), d.db().jam().sekarang());
        let tahan = d.db().read(move |c| pelanggan::tertahan(c, &k, kini)).await.unwrap();
        assert_eq!(tahan.map(|t| t.selisih_milidetik(kini)), Some(72 * 3_600_000));
        d.uji.jam.maju(Duration::from_secs(72 * 3600));
        let (k, kini) = (c.kode_pelanggan.clone(), d.db().jam().sekarang());
        assert_eq!(d.db().read(move |c| pelanggan::tertahan(c, &k, kini)).await.unwrap(), None);
        // The new number finds them, the old one does not.
        for (hp, n) in [("0877000111", 1), (HP, 0)] {
            let ada = d.db().read(move |c| pelanggan::cari(c, hp)).await.unwrap();
            assert_eq!(ada.len(), n, "{hp}");
        }
    });
}

#[test]
fn kartu_baru_menggantikan_yang_hilang_dan_kode_lama_tetap_menemukan_orangnya() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let a = member(&d, &p, "SITI", HP, "").await;
        let ganti = |otorisasi: String| GantiKode {
            cara_kode: "KARTU".into(),
            kode_member: "KARTU00001".into(),
            otorisasi,
        };
        let kerja = async |m: GantiKode| {
            let k = a.kode_pelanggan.clone();
            d.kerja_rantai(&p, move |tx, p| daftar::ganti_kode(tx, p, &k, &m)).await
        };
        let t = kerja(ganti(String::new())).await.unwrap_err();
        assert_eq!(t.kode, "MEMBER-09", "{t}");
        let izin = d.izin(&p, "spv-jkt1", &t).await.unwrap();
        let b = kerja(ganti(izin)).await.unwrap();
        assert_eq!(b.kode_member, "KARTU00001");
        for k in [a.kode_member.clone(), b.kode_member.clone()] {
            let dicari = k.clone();
            let panel = d.db().read(move |c| daftar::panel_kode(c, &k, hari())).await.unwrap();
            assert_eq!(panel.pelanggan.kode_pelanggan, a.kode_pelanggan);
            assert_eq!((panel.kode_dicari, panel.pelanggan.kode_member.as_str()), (dicari, "KARTU00001"));
        }
    });
}

#[test]
fn persetujuan_pesan_tercatat_setiap_kali_berubah() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let a = member(&d, &p, "SITI", HP, "").await;
        for setuju in [true, true, false, true] {
            let m = MemberMinta { setuju, ..dari(&satu(&d, &a.kode_pelanggan).await) };
            ubah(&d, &p, &a.kode_pelanggan, m).await.unwrap();
        }
        let k = a.kode_pelanggan.clone();
        let r = d.db().read(move |c| daftar::rinci(c, &k, hari())).await.unwrap();
        assert_eq!(r.persetujuan.iter().map(|s| s.setuju).collect::<Vec<_>>(), [true, false, true]);
        assert!(r.member.setuju);
    });
}

#[test]
fn dua_toko_mendaftar_bersamaan_dan_kodenya_tidak_pernah_sama() {
    di_kedua(|d| async move {
        let (a, b) = (d.orang("kasir1-jkt1").await, d.pemilik("BDG1").await);
        let kerja: Vec<_> = (0..12)
            .map(|n| {
                let (d, p) = (d.clone(), if n % 2 == 0 { a.clone() } else { b.clone() });
                tokio::spawn(async move {
                    daftarkan(&d, &p, minta(&format!("ORANG {n}"))).await.unwrap().member.kode_member
                })
            })
            .collect();
        let mut kode = std::collections::BTreeSet::new();
        for k in kerja {
            kode.insert(k.await.unwrap());
        }
        assert_eq!(kode.len(), 12);
    });
}

#[test]
fn pelanggan_toko_menjadi_member_tanpa_kartu_kedua() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let m = MemberMinta { cara_kode: "TANPA".into(), no_hp: HP.into(), ..minta("SITI") };
        let a = daftarkan(&d, &p, m).await.unwrap().member;
        assert_eq!(
            (a.kode_member.as_str(), a.jenis_pelanggan.as_str(), a.tgl_daftar.as_str()),
            ("", "UMUM", "")
        );
        let lain = MemberMinta {
            kode_pelanggan: a.kode_pelanggan.clone(),
            no_hp: "0899000111".into(),
            ..minta("SITI")
        };
        assert_eq!(kode(daftarkan(&d, &p, lain).await), "MEMBER-02");
        let m = MemberMinta { kode_pelanggan: a.kode_pelanggan.clone(), no_hp: HP.into(), ..minta("SITI") };
        let b = daftarkan(&d, &p, m.clone()).await.unwrap().member;
        assert_eq!(
            (b.kode_pelanggan.as_str(), b.jenis_pelanggan.as_str()),
            (a.kode_pelanggan.as_str(), "MEMBER")
        );
        assert_eq!(kode(daftarkan(&d, &p, m).await), "MEMBER-19");
    });
}

#[test]
fn kartu_berpoin_tidak_diberi_nama_nomor_atau_nik_oleh_satu_orang() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let a = berpoin(&d, "KORBAN", 5_000).await;
        let k = a.kode_pelanggan.as_str();
        // Not by a sale: the document says what was said, the card stays as it is.
        let m = PelangganMinta {
            kode_pelanggan: k.to_owned(),
            no_hp: HP.to_owned(),
            nik: NIK.to_owned(),
            alamat_customer: "JL MAWAR 1".to_owned(),
            ..PelangganMinta::default()
        };
        let s = d.kerja(&p, move |tx, p| pelanggan::tetapkan(tx, p, &m)).await.unwrap();
        assert_eq!((s.no_hp.as_str(), s.nik_samar.as_str()), (HP, "3171**********01"));
        let b = satu(&d, k).await;
        assert_eq!((b.no_hp.as_str(), b.nik.as_str(), b.alamat_customer.as_str()), ("", "", "JL MAWAR 1"));
        // Nor by the card's form.
        for m in [
            MemberMinta { nama_customer: "MALING".into(), ..dari(&b) },
            MemberMinta { no_hp: HP.into(), ..dari(&b) },
            MemberMinta { nik: NIK.into(), ..dari(&b) },
        ] {
            assert_eq!(kode(ubah(&d, &p, k, m).await), "MEMBER-09");
        }
        let mut m = MemberMinta { nik: NIK.into(), ..dari(&b) };
        let t = ubah(&d, &p, k, m.clone()).await.unwrap_err();
        m.otorisasi = d.izin(&p, "spv-jkt1", &t).await.unwrap();
        let c = ubah(&d, &p, k, m).await.unwrap().member;
        assert!(c.nik == "3171**********01" && !c.tahan_sampai.is_empty(), "{c:?}");
        // Nor once the points are spent, and may come back.
        let kosong = berpoin(&d, "KORBAN DUA", 500).await;
        let kurang = MintaPoin {
            kode: kosong.kode_member.clone(),
            jenis: JenisTangan::Kurang,
            poin: 500,
            keterangan: "uji".into(),
            ..MintaPoin::default()
        };
        let minta = kurang.clone();
        let t = d.kerja(&p, move |tx, p| poin::catat(tx, p, &minta)).await.unwrap_err();
        let kurang = MintaPoin { otorisasi: d.izin(&p, "spv-jkt1", &t).await.unwrap(), ..kurang };
        d.kerja(&p, move |tx, p| poin::catat(tx, p, &kurang)).await.unwrap();
        let kosong = satu(&d, &kosong.kode_pelanggan).await;
        assert_eq!(kosong.point, 0);
        let m = MemberMinta { nama_customer: "MALING".into(), ..dari(&kosong) };
        assert_eq!(kode(ubah(&d, &p, &kosong.kode_pelanggan, m).await), "MEMBER-09");
        // What says nothing of whose it is needs nobody.
        let m = MemberMinta { alamat_customer: "JL MELATI 2".into(), ..dari(&c) };
        ubah(&d, &p, k, m).await.unwrap();
    });
}

#[test]
fn nik_orang_lain_di_dokumen_ditolak_dan_yang_tidak_ada_dihitung() {
    di_kedua(|d| async move {
        let (p, q) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-bdg1").await);
        let _ = member(&d, &p, "SITI", HP, NIK).await;
        let umum = MemberMinta { cara_kode: "TANPA".into(), ..minta("PELANGGAN BIASA") };
        let umum = daftarkan(&d, &p, umum).await.unwrap().member;
        let dengan = |nik: String| PelangganMinta {
            kode_pelanggan: umum.kode_pelanggan.clone(),
            nik,
            ..PelangganMinta::default()
        };
        let m = dengan(NIK.to_owned());
        assert_eq!(kode(d.kerja(&p, move |tx, p| pelanggan::tetapkan(tx, p, &m)).await), "PELANGGAN-02");
        // Refused documents write nothing, but wrong guesses are counted all the same.
        let mut n = 0;
        loop {
            let m = dengan(format!("31710303039{n:05}"));
            let h = d.kerja(&q, move |tx, p| {
                pelanggan::tetapkan(tx, p, &m)?;
                Err::<(), _>(member::MemberTolak::TidakAda.tolak("ditolak kemudian"))
            });
            if h.await.unwrap_err().kode == "PELANGGAN-04" {
                break;
            }
            n += 1;
            assert!(n <= 200, "ditebak {n} kali");
        }
    });
}
