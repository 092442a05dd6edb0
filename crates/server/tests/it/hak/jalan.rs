//! The walk: every real route, and one more for each kind of gate there is, tried by every kind of person. On SQLite it
//! is walked whole; on PostgreSQL past one door of every kind, for the guard asks the database the same there.
//! What must happen is worked out here from the rules of the house, apart from the code that enforces them.

use crate::alat::{Alat, Atur, Klien, toko};
use crate::kontrak;
use axum::Router;
use axum::routing::get;
use db::{Kunci, args};
use platform::menu::{self, Gerbang};
use platform::{modul, pengguna};
use server::App;
use server::tepi::jalur::lindungi;
use server::tepi::{Jawab, Syarat};
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use values::UserId;

/// A route to be tried.
#[derive(Clone)]
struct Pintu {
    metode: String,
    path: String,
    syarat: Syarat,
}

/// One menu for every kind of gate in the table, and every other demand.
fn pintu_uji() -> Vec<Pintu> {
    let mut wakil: BTreeMap<String, &'static str> = BTreeMap::new();
    for r in menu::RUTE.iter().filter(|r| r.bermenu()) {
        wakil.entry(format!("{:?}", r.gerbang)).or_insert(r.path);
    }
    assert!(wakil.len() > 20, "tabel rute tidak lagi bergerbang");
    let mut syarat: Vec<Syarat> =
        wakil.into_values().map(|m| Syarat::Menu(Box::leak(Box::new([m])))).collect();
    syarat.extend([
        Syarat::Publik,
        Syarat::Sesi,
        Syarat::SesiApaAdanya,
        Syarat::Baca("/parameter-akun"),
        Syarat::SesiAtauAgen,
        Syarat::Pusat,
        Syarat::Level(&["SPV", "OWN"]),
        Syarat::Level(&["KASIR"]),
        Syarat::Level(&["SU", "MU", "DEV", "FIN"]),
        Syarat::Menu(&["/settingsystem", "/uang-kas"]),
        Syarat::Menu(&["/export-csv", "/gesek-tunai"]),
        // A step on one screen that is another's work: both are asked for.
        Syarat::MenuDan(&["/settingsystem", "/uang-kas"], &["/gesek-tunai"]),
        Syarat::MenuDan(&["/uang-kas"], &["/settingsystem"]),
        // In no menu at all: nobody can be given the right, only those who see everything pass.
        Syarat::Menu(&["/pilih-toko"]),
    ]);
    let beri = |(i, syarat): (usize, Syarat)| Pintu {
        metode: "GET".into(),
        path: format!("/api/v1/uji/{i}"),
        syarat,
    };
    syarat.into_iter().enumerate().map(beri).collect()
}

fn rute_uji(pintu: &[Pintu]) -> Router<App> {
    pintu
        .iter()
        .fold(Router::new(), |r, p| r.route(&p.path, lindungi(p.syarat, get(|| async { Jawab::data(true) }))))
}

fn semua_pintu(uji: &[Pintu], a: &Alat) -> Vec<Pintu> {
    let sungguhan = if a.uji.adalah_pg() { Vec::new() } else { kontrak::semua() };
    sungguhan
        .into_iter()
        .map(|p| Pintu { path: p.isi_path("x"), metode: p.metode, syarat: p.syarat })
        .chain(uji.iter().cloned())
        .collect()
}

/// Somebody who tries.
struct Orang {
    nama: &'static str,
    user: &'static str,
    level: &'static str,
    pusat: bool,
    terkunci: bool,
    sekali_pakai: bool,
}

const fn orang(nama: &'static str, user: &'static str, level: &'static str) -> Orang {
    Orang { nama, user, level, pusat: false, terkunci: false, sekali_pakai: false }
}

fn orang_orang() -> Vec<Orang> {
    vec![
        orang("kasir tanpa menu", "kasir2-jkt1", "KASIR"),
        orang("kasir dengan semua menu", "kasir1-jkt1", "KASIR"),
        orang("spv", "spv-jkt1", "SPV"),
        orang("fin", "fin-jkt1", "FIN"),
        orang("own", "own-jkt1", "OWN"),
        orang("dev", "dev", "DEV"),
        orang("level buatan sendiri", "kasir2-bdg1", "GUDANG"),
        Orang { pusat: true, ..orang("su", "su", "SU") },
        Orang { pusat: true, ..orang("mu", "mu", "MU") },
        Orang { pusat: true, ..orang("pusat", "pusat", "OWN") },
        Orang { terkunci: true, ..orang("kasir terkunci", "kasir1-jkt1", "KASIR") },
        Orang { terkunci: true, ..orang("own terkunci", "own-jkt1", "OWN") },
        Orang { sekali_pakai: true, ..orang("password sekali pakai", "own-sby1", "OWN") },
    ]
}

impl Orang {
    async fn datang(&self, a: &Alat) -> Klien {
        let k = a.sesi(self.user).await;
        if self.terkunci {
            k.kirim(k.minta("POST", "users/kunci")).await.ok();
        }
        k
    }
}

/// What the house rules say: nothing, or status and code of the refusal.
fn harap(
    syarat: Syarat,
    o: &Orang,
    akses: &HashSet<String>,
    set: &modul::Setelan,
) -> Result<(), (u16, &'static str)> {
    let bebas = matches!(syarat, Syarat::Publik | Syarat::SesiApaAdanya);
    if o.terkunci && !bebas {
        return Err((423, "SESI-04"));
    }
    if o.sekali_pakai && !bebas {
        return Err((403, "SANDI-03"));
    }
    match syarat {
        Syarat::Publik | Syarat::Sesi | Syarat::SesiApaAdanya | Syarat::SesiAtauAgen => Ok(()),
        Syarat::Pusat if o.pusat => Ok(()),
        Syarat::Pusat => Err((403, "AKSES-03")),
        Syarat::Level(l) if l.contains(&o.level) => Ok(()),
        Syarat::Level(_) => Err((403, "AKSES-02")),
        Syarat::Agen => Err((401, "")),
        Syarat::Anggota => Err((401, "APP-04")),
        Syarat::KunciApi(_) => Err((401, "HUBUNG-11")),
        Syarat::Baca(m) => gerbang(m, o, set).map_err(|kode| (403, kode)),
        Syarat::Menu(menu) => salah_satu(menu, o, akses, set),
        Syarat::MenuDan(a, b) => salah_satu(a, o, akses, set).and_then(|()| salah_satu(b, o, akses, set)),
    }
}

fn salah_satu(
    menu: &[&str],
    o: &Orang,
    akses: &HashSet<String>,
    set: &modul::Setelan,
) -> Result<(), (u16, &'static str)> {
    // SU and OWN pass every menu; a level rule behind the menu holds for them as for all.
    let mut sebab = (403, "AKSES-01");
    for m in menu {
        if !["SU", "OWN"].contains(&o.level) && !akses.contains(*m) {
            continue;
        }
        match gerbang(m, o, set) {
            Ok(()) => return Ok(()),
            Err(kode) => sebab = (403, kode),
        }
    }
    Err(sebab)
}

fn gerbang(menu: &str, o: &Orang, set: &modul::Setelan) -> Result<(), &'static str> {
    let bila = |ya: bool, kode: &'static str| if ya { Ok(()) } else { Err(kode) };
    match menu::cari(menu).unwrap().gerbang {
        Gerbang::Bebas => Ok(()),
        Gerbang::Modul(k) => bila(set.nyala(k), "MODUL-01"),
        Gerbang::SepuhanCabang if set.nyala("SEPUHAN_MODULE") => {
            bila(!set.nyala("SEPUHAN_TERPUSAT_MODULE"), "MODUL-02")
        }
        Gerbang::SepuhanCabang => Err("MODUL-01"),
        Gerbang::ManualAtauMode => bila(
            set.nyala("MANUAL_ITEMS_TRANSACTION_MODULE") || set.nilai("APP_MODE") == "STOCK_JUAL_MANUAL",
            "MODUL-01",
        ),
        Gerbang::NotaPemilik => {
            bila(!set.nyala("SETTING_NOTA_OWNER_ONLY") || ["OWN", "SU"].contains(&o.level), "AKSES-02")
        }
        Gerbang::HutangPokok if set.nilai("PARAMETER_JUMLAH_HUTANG_POKOK_MODULE") == "HARGA_EMAS" => {
            Err("MODUL-03")
        }
        Gerbang::HutangPokok => bila(set.nyala("PARAMETER_JUMLAH_HUTANG_POKOK_MODULE"), "MODUL-01"),
        Gerbang::Level(l) => bila(l.contains(&o.level), "AKSES-02"),
        Gerbang::Pusat => bila(o.pusat, "AKSES-03"),
    }
}

/// Codes only the guard before a handler gives.
const PENJAGA: [&str; 9] = [
    "SESI-01", "SESI-04", "SANDI-03", "AKSES-01", "AKSES-02", "AKSES-03", "MODUL-01", "MODUL-02", "MODUL-03",
];

/// Tries a door with a body that no handler can read, so that what is let in changes nothing.
async fn ketuk(k: &Klien, p: &Pintu) -> (u16, String, String) {
    let mut r = k.minta(&p.metode, &p.path);
    if p.metode != "GET" {
        r = r.header("content-type", "application/json").body("{");
    }
    let r = k.kirim(r).await;
    (r.status, r.kode(), r.teks())
}

async fn siapkan(uji: testkit::Uji) -> (Arc<Alat>, Vec<Pintu>) {
    let uji_pintu = pintu_uji();
    let a = Alat::dengan(uji, Atur { rute: rute_uji(&uji_pintu), ..Atur::default() }).await;
    a.kerja(Kunci::rantai(), |tx| {
        let semua: Vec<String> =
            menu::RUTE.iter().filter(|r| r.bermenu()).map(|r| r.path.to_owned()).collect();
        pengguna::beri_akses(tx, &UserId::parse("kasir1-jkt1").unwrap(), &semua)?;
        pengguna::beri_akses(tx, &UserId::parse("kasir2-jkt1").unwrap(), &[])?;
        tx.exec("UPDATE pengguna SET level = 'GUDANG' WHERE user_id = 'kasir2-bdg1'", &[])?;
        tx.exec("UPDATE pengguna SET ganti_sandi = 1 WHERE user_id = 'own-sby1'", &[])?;
        Ok(())
    })
    .await
    .unwrap();
    let pintu = semua_pintu(&uji_pintu, &a);
    (a, pintu)
}

async fn setelan(a: &Alat, user: &str) -> modul::Setelan {
    let user = user.to_owned();
    a.db()
        .read(move |c| {
            let kode: values::KodeToko =
                c.nilai("SELECT kode_toko FROM pengguna WHERE user_id = $1", args![user.as_str()])?;
            modul::Setelan::baca(c, &kode)
        })
        .await
        .unwrap()
}

/// Is a door for people at all? Agents, phones of members and keys of programs have their own.
fn bagi_orang(s: Syarat) -> bool {
    !matches!(s, Syarat::Agen | Syarat::Anggota | Syarat::KunciApi(_))
}

/// Tries every door as every person; answers how often each outcome was met.
async fn jalani(a: &Alat, pintu: &[Pintu], siapa: &[Orang]) -> BTreeMap<String, usize> {
    let mut hitung = BTreeMap::new();
    let mut salah = Vec::new();
    for o in siapa {
        let menu = a.baris("SELECT menu FROM akses WHERE user_id = $1", args![o.user]).await;
        let (akses, set) = (menu.into_iter().collect::<HashSet<_>>(), setelan(a, o.user).await);
        let tetap = o.datang(a).await;
        for p in pintu.iter().filter(|p| bagi_orang(p.syarat)) {
            // These end, lock or open the session they are called with.
            let k = if p.syarat == Syarat::SesiApaAdanya { o.datang(a).await } else { tetap.clone() };
            let (status, kode, teks) = ketuk(&k, p).await;
            let harapan = harap(p.syarat, o, &akses, &set);
            let cocok = match harapan {
                Ok(()) => !PENJAGA.contains(&kode.as_str()) && status != 401 && status != 423,
                Err((s, k)) => (status, kode.as_str()) == (s, k),
            };
            if !cocok {
                salah.push(format!(
                    "{}: {} {} ({}): harap {harapan:?}, dapat {status} {teks}",
                    o.nama,
                    p.metode,
                    p.path,
                    p.syarat.uraian()
                ));
            }
            let jadi = harapan.map_or_else(|(s, k)| format!("{s} {k}"), |()| "boleh".into());
            *hitung.entry(jadi).or_insert(0) += 1;
        }
    }
    assert!(salah.is_empty(), "{}", salah.join("\n"));
    hitung
}

#[test]
fn setiap_orang_di_setiap_pintu() {
    crate::alat::kedua_mesin(|uji| async move {
        let (a, pintu) = siapkan(uji).await;
        let hitung = jalani(&a, &pintu, &orang_orang()).await;
        // Every outcome but those of modules that are off was met, so the walk proves something of each.
        for jadi in [
            "boleh",
            "403 AKSES-01",
            "403 AKSES-02",
            "403 AKSES-03",
            "403 MODUL-01",
            "403 SANDI-03",
            "423 SESI-04",
        ] {
            assert!(hitung.get(jadi).is_some_and(|n| *n >= 3), "{jadi}: {hitung:?}");
        }
    });
}

#[test]
fn tanpa_token_hanya_pintu_publik_yang_terbuka() {
    crate::alat::kedua_mesin(|uji| async move {
        let (a, pintu) = siapkan(uji).await;
        for p in &pintu {
            for k in [a.tamu(), a.dengan_token("palsu")] {
                let (status, kode, teks) = ketuk(&k, p).await;
                if p.syarat == Syarat::Publik {
                    assert_ne!(status, 401, "{} {}", p.metode, p.path);
                } else if p.syarat == Syarat::Anggota {
                    assert_eq!((status, kode.as_str()), (401, "APP-04"), "{} {}: {teks}", p.metode, p.path);
                } else if matches!(p.syarat, Syarat::KunciApi(_)) {
                    assert_eq!(
                        (status, kode.as_str()),
                        (401, "HUBUNG-11"),
                        "{} {}: {teks}",
                        p.metode,
                        p.path
                    );
                } else if p.syarat != Syarat::Agen {
                    assert_eq!((status, kode.as_str()), (401, "SESI-01"), "{} {}: {teks}", p.metode, p.path);
                } else {
                    assert!([401, 403].contains(&status), "{} {}: {teks}", p.metode, p.path);
                }
            }
        }
    });
}

#[test]
fn modul_yang_mati_menutup_pintunya_bagi_semua_orang() {
    crate::alat::kedua_mesin(|uji| async move {
        let (a, pintu) = siapkan(uji).await;
        let siapa = || -> Vec<Orang> {
            orang_orang()
                .into_iter()
                .filter(|o| ["own", "kasir dengan semua menu", "kasir tanpa menu"].contains(&o.nama))
                .collect()
        };
        let atur = async |ubah: &[(&'static str, &'static str)]| {
            let ubah = ubah.to_vec();
            a.tulis(Kunci::toko(toko("JKT1")).dengan_rantai(), move |tx| {
                for (kunci, nilai) in &ubah {
                    tx.exec(
                        "INSERT INTO para_system (toko, kunci, nilai, versi) VALUES ('JKT1', $1, $2, 1) \
                         ON CONFLICT (toko, kunci) DO UPDATE SET nilai = $2",
                        args![*kunci, *nilai],
                    )?;
                }
                Ok(())
            })
            .await;
        };
        // TOTP_WAJIB is about the person, not about a door.
        let tanda = modul::KUNCI.iter().filter(|k| k.jenis == modul::Jenis::Tanda).map(|k| k.kunci);
        let tanda = tanda.filter(|k| *k != "TOTP_WAJIB");
        let semua = |nilai: &'static str| tanda.clone().map(|k| (k, nilai)).collect::<Vec<_>>();
        atur(&semua("off")).await;
        let mati = jalani(&a, &pintu, &siapa()).await;
        assert!(mati["403 MODUL-01"] > if a.uji.adalah_pg() { 10 } else { 40 }, "{mati:?}");
        atur(&semua("on")).await;
        let nyala = jalani(&a, &pintu, &siapa()).await;
        assert!(nyala["403 MODUL-02"] >= 2 && !nyala.contains_key("403 MODUL-01"), "{nyala:?}");
        // Values that gate: the mode that opens manual goods, and the price that closes the principal.
        atur(&[
            ("MANUAL_ITEMS_TRANSACTION_MODULE", "off"),
            ("APP_MODE", "STOCK_JUAL_MANUAL"),
            ("PARAMETER_JUMLAH_HUTANG_POKOK_MODULE", "HARGA_EMAS"),
            ("SETTING_NOTA_OWNER_ONLY", "on"),
        ])
        .await;
        let nilai = jalani(&a, &pintu, &siapa()).await;
        assert!(nilai["403 MODUL-03"] >= 2, "{nilai:?}");
    });
}

#[test]
fn portal_toko_lain_tertutup_di_setiap_pintu() {
    crate::alat::kedua_mesin(|uji| async move {
        let (a, pintu) = siapkan(uji).await;
        let (kasir, own, pusat) = (a.sesi("kasir1-jkt1").await, a.sesi("own-jkt1").await, a.sesi("su").await);
        for p in pintu.iter().filter(|p| p.path.starts_with("/api/") && bagi_orang(p.syarat)) {
            let di = |kode: &str| Pintu { path: format!("/toko/{kode}{}", p.path), ..p.clone() };
            for k in [&kasir, &own] {
                let (status, kode, teks) = ketuk(k, &di("BDG1")).await;
                if p.syarat == Syarat::Publik {
                    assert_ne!(status, 403, "{}", p.path);
                } else {
                    assert_eq!((status, kode.as_str()), (403, "TOKO-02"), "{}: {teks}", p.path);
                }
            }
            for k in [&kasir, &own, &pusat] {
                let (status, kode, teks) = ketuk(k, &di("ZZZ9")).await;
                assert_eq!((status, kode.as_str()), (404, "TOKO-01"), "{}: {teks}", p.path);
            }
            let (status, kode, _) = ketuk(&a.tamu(), &di("ZZZ9")).await;
            let harapan = if p.syarat == Syarat::Publik { (404, "TOKO-01") } else { (401, "SESI-01") };
            assert_eq!((status, kode.as_str()), harapan, "{}", p.path);
        }
    });
}
