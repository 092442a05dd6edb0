//! Approvals on real databases: who may give one, what it is bound to, how long it lives, that it is used
//! once. Fingerprint scans are tested with the server, whose agent speaks for them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use db::{Db, Kunci, args};
use platform::otorisasi::{self, Keadaan, Minta, Otorisasi};
use platform::pengguna::{self, Baru};
use platform::{Hasil, Level, Pelaku, Peristiwa, Siaran, Status, Tolak, Tujuan, sandi};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use testkit::{Uji, kedua_mesin};
use tokio::sync::mpsc::UnboundedReceiver;
use values::{KodeToko, Rupiah, UserId};

const SANDI: &str = "karat-demo";
const MENIT: Duration = Duration::from_secs(60);

/// Two branches and head office with their people.
const ORANG: [(&str, &str, &str, bool); 13] = [
    ("kasir", "KASIR", "JKT1", false),
    ("kasir2", "KASIR", "JKT1", false),
    ("spv", "SPV", "JKT1", false),
    ("spv2", "SPV", "JKT1", false),
    ("own", "OWN", "JKT1", false),
    ("fin", "FIN", "JKT1", false),
    ("kepala", "KEPALA TOKO", "JKT1", false),
    ("spv-bdg", "SPV", "BDG1", false),
    ("own-bdg", "OWN", "BDG1", false),
    ("su", "SU", "PST", true),
    ("mu", "MU", "PST", true),
    ("pusat", "OWN", "PST", true),
    ("spv-pusat", "SPV", "PST", true),
];

struct Dunia {
    uji: Uji,
    siaran: Siaran,
    peristiwa: UnboundedReceiver<Peristiwa>,
}

fn uid(u: &str) -> UserId {
    UserId::parse(u).unwrap()
}

fn toko(k: &str) -> KodeToko {
    KodeToko::parse(k).unwrap()
}

/// A person at work in a store.
fn di(user: &str, kode: &str) -> Pelaku {
    let (u, level, asal, pusat) = ORANG.iter().find(|o| o.0 == user).unwrap();
    Pelaku {
        user_id: uid(u),
        user_name: (*u).to_owned(),
        level: Level::parse(level),
        toko: toko(kode),
        toko_asal: toko(asal),
        pusat: *pusat,
        akses: Arc::default(),
        sesi: Arc::from(format!("sesi-{u}")),
        terkunci: false,
        ganti_sandi: false,
    }
}

fn p(user: &str) -> Pelaku {
    di(user, "JKT1")
}

fn m(kategori: &str) -> Minta {
    Minta {
        kategori: kategori.to_owned(),
        description: "PENJUALAN DI BAWAH MODAL".to_owned(),
        keterangan: None,
        dokumen: None,
        nominal: Some(Rupiah::new(1_500_000)),
        sebelum: None,
        sesudah: None,
    }
}

fn untuk(dokumen: &str) -> Minta {
    Minta { dokumen: Some(dokumen.to_owned()), ..m("PENJUALAN") }
}

impl Dunia {
    async fn baru(uji: Uji) -> Self {
        static HASH: OnceLock<String> = OnceLock::new();
        let hash = HASH.get_or_init(|| sandi::buat(SANDI).unwrap()).clone();
        for t in ["JKT1", "BDG1", "PST"] {
            testkit::toko(&uji.db, t).await;
        }
        uji.db
            .write(Kunci::rantai(), move |tx| {
                for (u, level, t, pusat) in ORANG {
                    let b = Baru {
                        user_id: uid(u),
                        user_name: u.to_owned(),
                        level: Level::parse(level),
                        kode_toko: toko(t),
                        pusat,
                        sandi: hash.clone(),
                        ganti_sandi: false,
                        akses: Vec::new(),
                    };
                    pengguna::buat(tx, &b, "uji")?;
                }
                Ok::<_, Tolak>(())
            })
            .await
            .unwrap();
        let (siaran, peristiwa) = Siaran::baru();
        Self { uji, siaran, peristiwa }
    }

    fn db(&self) -> &Db {
        &self.uji.db
    }

    fn maju(&self, lama: Duration) {
        self.uji.jam.maju(lama);
    }

    async fn minta(&self, peminta: &Pelaku, m: Minta) -> Hasil<Otorisasi> {
        let (q, s) = (peminta.clone(), self.siaran.clone());
        self.db().write(q.toko.clone(), move |tx| otorisasi::minta(tx, &q, &m, &s)).await
    }

    async fn langsung(&self, peminta: &Pelaku, penyetuju: &str, m: Minta) -> Hasil<Otorisasi> {
        self.langsung_dengan(peminta, penyetuju, SANDI, m).await
    }

    async fn langsung_dengan(&self, q: &Pelaku, siapa: &str, sandi: &str, m: Minta) -> Hasil<Otorisasi> {
        otorisasi::langsung(self.db(), q, &uid(siapa), sandi.to_owned(), "10.0.0.7", &m).await
    }

    async fn setujui(&self, q: &Pelaku, id: &str) -> Hasil<Otorisasi> {
        otorisasi::setujui(self.db(), q, id, SANDI.to_owned(), "10.0.0.9", &self.siaran).await
    }

    async fn tolak(&self, q: &Pelaku, id: &str, alasan: &str) -> Hasil<Otorisasi> {
        let (q, id, alasan, s) = (q.clone(), id.to_owned(), alasan.to_owned(), self.siaran.clone());
        self.db().write(q.toko.clone(), move |tx| otorisasi::tolak(tx, &q, &id, &alasan, &s)).await
    }

    async fn pakai(&self, q: &Pelaku, id: &str, kategori: &str, dok: Option<&str>) -> Hasil<Otorisasi> {
        pakai(self.db(), q, id, kategori, dok).await
    }

    /// The state as the requester sees it.
    async fn keadaan(&self, q: &Pelaku, id: &str) -> Keadaan {
        let (q, id, kini) = (q.clone(), id.to_owned(), self.db().jam().sekarang());
        self.db().read(move |c| otorisasi::lihat(c, &q, &id, kini)).await.unwrap().status
    }

    async fn kotak(&self, q: &Pelaku) -> Hasil<Vec<String>> {
        let (q, kini) = (q.clone(), self.db().jam().sekarang());
        let isi = self.db().read(move |c| otorisasi::kotak(c, &q, kini)).await?;
        Ok(isi.into_iter().map(|o| o.id).collect())
    }

    /// Changes a user as the user screens will.
    async fn ubah_user(&self, sql: &'static str, user: &str) {
        let user = user.to_owned();
        self.db()
            .write(Kunci::rantai(), move |tx| {
                assert_eq!(tx.exec(sql, args![user.as_str()])?, 1);
                Ok::<_, db::Error>(())
            })
            .await
            .unwrap();
    }

    async fn audit(&self, objek: &str) -> Vec<(String, String)> {
        let objek = objek.to_owned();
        self.db()
            .read(move |c| {
                c.rows(
                    "SELECT oleh, aksi FROM audit WHERE toko = 'JKT1' AND objek = $1 ORDER BY seq",
                    args![objek.as_str()],
                    |r| Ok((r.get(0)?, r.get(1)?)),
                )
            })
            .await
            .unwrap()
    }

    fn peristiwa(&mut self) -> Vec<(Tujuan, &'static str, serde_json::Value)> {
        let mut semua = Vec::new();
        while let Ok(e) = self.peristiwa.try_recv() {
            semua.push((e.tujuan, e.nama, e.isi));
        }
        semua
    }
}

async fn pakai(db: &Db, q: &Pelaku, id: &str, kategori: &str, dok: Option<&str>) -> Hasil<Otorisasi> {
    let (q, id) = (q.clone(), id.to_owned());
    let (kategori, dok) = (kategori.to_owned(), dok.map(str::to_owned));
    db.write(q.toko.clone(), move |tx| otorisasi::pakai(tx, &id, &kategori, &q, dok.as_deref())).await
}

#[track_caller]
fn ditolak<T: std::fmt::Debug>(hasil: Hasil<T>, status: Status, kode: &str) -> Tolak {
    let t = hasil.expect_err("harus ditolak");
    assert_eq!((t.status, t.kode), (status, kode), "{}", t.pesan);
    t
}

#[test]
fn permintaan_dari_kotak_disetujui_lalu_dipakai_sekali_dan_semuanya_tercatat() {
    kedua_mesin(|uji| async {
        let mut d = Dunia::baru(uji).await;
        let o = d.minta(&p("kasir"), m(" penjualan ")).await.unwrap();
        assert!(o.id.len() == 16 && o.id.chars().all(|c| c.is_ascii_alphanumeric()), "{}", o.id);
        assert_eq!((o.status, o.kategori.as_str()), (Keadaan::Menunggu, "PENJUALAN"));
        assert_eq!(o.berlaku_sampai.selisih_milidetik(o.dibuat), 300_000);
        let e = d.peristiwa();
        assert_eq!(e.len(), 1);
        assert_eq!((&e[0].0, e[0].1), (&Tujuan::Penyetuju(toko("JKT1")), "authorization-request"));
        assert_eq!((&e[0].2["id"], &e[0].2["nominal"]), (&o.id.clone().into(), &1_500_000.into()));

        ditolak(d.pakai(&p("kasir"), &o.id, "PENJUALAN", None).await, Status::Aturan, "OTO-08");
        assert_eq!(d.kotak(&p("spv")).await.unwrap(), [o.id.as_str()]);
        let s = d.setujui(&p("spv"), &o.id).await.unwrap();
        assert_eq!((s.status, s.penyetuju.unwrap().as_str()), (Keadaan::Disetujui, "spv"));
        let e = d.peristiwa();
        assert_eq!((&e[0].0, e[0].1), (&Tujuan::User(uid("kasir")), "authorization-decided"));
        assert_eq!((&e[0].2["status"], &e[0].2["penyetuju"]), (&"DISETUJUI".into(), &"spv".into()));
        assert_eq!(e[1].0, Tujuan::Penyetuju(toko("JKT1")));
        assert!(d.kotak(&p("spv2")).await.unwrap().is_empty());

        let t = d.pakai(&p("kasir"), &o.id, "penjualan", Some("FJJKT1-261115-0001")).await.unwrap();
        assert_eq!((t.status, t.nominal), (Keadaan::Terpakai, Some(Rupiah::new(1_500_000))));
        assert_eq!(t.dipakai_dok.as_deref(), Some("FJJKT1-261115-0001"));
        ditolak(d.pakai(&p("kasir"), &o.id, "PENJUALAN", None).await, Status::SudahTerjadi, "OTO-06");
        let jejak = d.audit(&o.id).await;
        let jejak: Vec<_> = jejak.iter().map(|(o, a)| (o.as_str(), a.as_str())).collect();
        assert_eq!(
            jejak,
            [("kasir", "MINTA OTORISASI"), ("spv", "PUTUS OTORISASI"), ("kasir", "PAKAI OTORISASI")]
        );
    });
}

#[test]
fn pemakaian_bersamaan_dari_dua_proses_hanya_satu_yang_menang() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let lain = d.uji.buka_lain(|_| {});
        let o = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        let mut kerja = Vec::new();
        for i in 0..24 {
            let db = if i % 2 == 0 { d.db().clone() } else { lain.clone() };
            let (q, id) = (p("kasir"), o.id.clone());
            kerja.push(tokio::spawn(async move { pakai(&db, &q, &id, "PENJUALAN", None).await }));
        }
        let mut menang = 0;
        for k in kerja {
            match k.await.unwrap() {
                Ok(_) => menang += 1,
                Err(t) => assert_eq!((t.status, t.kode), (Status::SudahTerjadi, "OTO-06"), "{t}"),
            }
        }
        assert_eq!(menang, 1);
        let jejak = d.audit(&o.id).await;
        assert_eq!(jejak.iter().filter(|(_, a)| a == "PAKAI OTORISASI").count(), 1);
        lain.tutup();
    });
}

#[test]
fn otorisasi_habis_lima_menit_setelah_disetujui() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let awal = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        let tua = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        d.maju(5 * MENIT - Duration::from_millis(1));
        d.pakai(&p("kasir"), &awal.id, "PENJUALAN", None).await.unwrap();
        d.maju(Duration::from_millis(1));
        ditolak(d.pakai(&p("kasir"), &tua.id, "PENJUALAN", None).await, Status::Aturan, "OTO-05");
        assert_eq!(d.keadaan(&p("kasir"), &tua.id).await, Keadaan::Kedaluwarsa);

        // A request decided in its last moment has five minutes from the decision on.
        let o = d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
        d.maju(5 * MENIT - Duration::from_millis(1));
        d.setujui(&p("own"), &o.id).await.unwrap();
        d.maju(5 * MENIT - Duration::from_millis(1));
        d.pakai(&p("kasir"), &o.id, "PENJUALAN", None).await.unwrap();
    });
}

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
fn otorisasi_terikat_pada_kategori_dokumen_peminta_dan_toko() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let o = d.langsung(&p("kasir"), "spv", untuk("FH-1")).await.unwrap();
        let id = o.id.as_str();
        for (siapa, kategori, dok, kode) in [
            (p("kasir"), "HUTANG", Some("FH-1"), "OTO-09"),
            (p("kasir"), "PENJUALAN", Some("FH-2"), "OTO-09"),
            (p("kasir"), "PENJUALAN", None, "OTO-09"),
            (p("kasir2"), "PENJUALAN", Some("FH-1"), "OTO-01"),
            (p("spv"), "PENJUALAN", Some("FH-1"), "OTO-01"),
            (di("kasir", "BDG1"), "PENJUALAN", Some("FH-1"), "OTO-01"),
        ] {
            ditolak(d.pakai(&siapa, id, kategori, dok).await, Status::Aturan, kode);
        }
        // None of these has spent it.
        d.pakai(&p("kasir"), id, "PENJUALAN", Some(" FH-1 ")).await.unwrap();
    });
}

#[test]
fn id_tebakan_dan_id_orang_lain_dijawab_sama() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let milik = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        let asli = ditolak(d.pakai(&p("kasir2"), &milik.id, "HUTANG", None).await, Status::Aturan, "OTO-01");
        for tebakan in ["AAAAAAAAAAAAAAAA", "", "'; --", "a\0b", &"x".repeat(5000)] {
            let t = ditolak(d.pakai(&p("kasir2"), tebakan, "HUTANG", None).await, Status::Aturan, "OTO-01");
            assert_eq!((&t.pesan, &t.kolom, &t.rincian), (&asli.pesan, &asli.kolom, &asli.rincian));
        }
        let kini = d.db().jam().sekarang();
        for id in [milik.id.clone(), "AAAAAAAAAAAAAAAA".to_owned(), "a\0b".to_owned()] {
            let lihat = d.db().read(move |c| otorisasi::lihat(c, &p("kasir2"), &id, kini)).await;
            assert_eq!(ditolak(lihat, Status::TidakAda, "OTO-01").pesan, "Otorisasi tidak ditemukan");
        }
    });
}

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
fn penyetuju_yang_turun_level_dipindah_atau_dikeluarkan_tidak_dihitung() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        for (siapa, ubah, pulih) in [
            (
                "spv",
                "UPDATE pengguna SET level = 'KASIR' WHERE user_id = $1",
                "UPDATE pengguna SET level = 'SPV' WHERE user_id = $1",
            ),
            (
                "spv",
                "UPDATE pengguna SET aktif = 0 WHERE user_id = $1",
                "UPDATE pengguna SET aktif = 1 WHERE user_id = $1",
            ),
            (
                "own",
                "UPDATE pengguna SET kode_toko = 'BDG1' WHERE user_id = $1",
                "UPDATE pengguna SET kode_toko = 'JKT1' WHERE user_id = $1",
            ),
            (
                "pusat",
                "UPDATE pengguna SET pusat = 0 WHERE user_id = $1",
                "UPDATE pengguna SET pusat = 1 WHERE user_id = $1",
            ),
        ] {
            let o = d.langsung(&p("kasir"), siapa, m("PENJUALAN")).await.unwrap();
            let menunggu = d.minta(&p("kasir"), m("PENJUALAN")).await.unwrap();
            d.ubah_user(ubah, siapa).await;
            ditolak(d.pakai(&p("kasir"), &o.id, "PENJUALAN", None).await, Status::Aturan, "OTO-10");
            // A session that still believes in its level decides nothing either.
            assert!(d.setujui(&p(siapa), &menunggu.id).await.is_err(), "{ubah}");
            assert_eq!(d.keadaan(&p("kasir"), &menunggu.id).await, Keadaan::Menunggu);
            d.ubah_user(pulih, siapa).await;
            d.pakai(&p("kasir"), &o.id, "PENJUALAN", None).await.unwrap();
        }
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

#[test]
fn dokumen_yang_gagal_tidak_menghabiskan_otorisasi_dan_yang_jadi_disebut_nomornya() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        let o = d.langsung(&p("kasir"), "spv", m("PENJUALAN")).await.unwrap();
        let id = o.id.clone();
        let gagal = d.db().write(toko("JKT1"), move |tx| {
            otorisasi::pakai(tx, &id, "PENJUALAN", &p("kasir"), None)?;
            Err::<(), _>(Tolak::aturan("UJI-01", "stok kurang"))
        });
        ditolak(gagal.await, Status::Aturan, "UJI-01");
        assert_eq!(d.keadaan(&p("kasir"), &o.id).await, Keadaan::Disetujui);
        let id = o.id.clone();
        d.db()
            .write(toko("JKT1"), move |tx| {
                let o = otorisasi::pakai(tx, &id, "PENJUALAN", &p("kasir"), None)?;
                otorisasi::tautkan(tx, &o, "FJJKT1-261115-0007")
            })
            .await
            .unwrap();
        let (id, kini) = (o.id.clone(), d.db().jam().sekarang());
        let o = d.db().read(move |c| otorisasi::lihat(c, &p("kasir"), &id, kini)).await.unwrap();
        assert_eq!(o.dipakai_dok.as_deref(), Some("FJJKT1-261115-0007"));
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
