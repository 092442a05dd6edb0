//! Demo data, made through the same functions the API uses, the same on every run: four stores, the people
//! who work there, and their masters.

use db::{Db, Kunci};
use platform::demo::{kode_toko, pelaku, user_id};
use platform::modul::{self, Isi};
use platform::pengguna::{self, Baru, akses_bawaan};
use platform::toko::{self, Toko};
use platform::{Level, Siaran, Tolak, menu, sandi};
use values::KodeToko;

pub const SANDI: &str = "karat-demo";

/// code, name, address, phone
const TOKO: [(&str, &str, &str, &str); 4] = [
    ("PST", "Karat Pusat", "Jl. Cikini Raya No. 71, Menteng, Jakarta Pusat", "021-31900071"),
    ("JKT1", "Karat Blok M", "Jl. Melawai V No. 12, Kebayoran Baru, Jakarta Selatan", "021-72780012"),
    ("BDG1", "Karat Braga", "Jl. Braga No. 45, Sumur Bandung, Kota Bandung", "022-42030045"),
    ("SBY1", "Karat Tunjungan", "Jl. Tunjungan No. 88, Genteng, Kota Surabaya", "031-53470088"),
];

/// user, name, level, head office: at PST
const PUSAT: [(&str, &str, &str, bool); 9] = [
    ("su", "Super User", "SU", true),
    ("mu", "Master User", "MU", true),
    ("dev", "Developer", "DEV", false),
    ("own", "Ibu Ratna", "OWN", false),
    ("spv", "Pak Hendra", "SPV", false),
    ("fin", "Mbak Dewi", "FIN", false),
    ("kasir1", "Sari", "KASIR", false),
    ("kasir2", "Budi", "KASIR", false),
    ("pusat", "Kantor Pusat", "OWN", true),
];

const CABANG: [(&str, &str, &str); 5] = [
    ("own", "Pemilik", "OWN"),
    ("spv", "Supervisor", "SPV"),
    ("fin", "Keuangan", "FIN"),
    ("kasir1", "Kasir Satu", "KASIR"),
    ("kasir2", "Kasir Dua", "KASIR"),
];

/// Modules that stay off even in the demo.
const MATI: [&str; 3] = ["GESEK_TUNAI_MODULE", "SEPUHAN_TERPUSAT_MODULE", "SETTING_NOTA_OWNER_ONLY"];

/// The users of the demo, for the text at start.
pub fn daftar() -> Vec<(String, String, String)> {
    let mut d: Vec<_> =
        PUSAT.iter().map(|(u, _, l, _)| ((*u).to_owned(), (*l).to_owned(), "PST".to_owned())).collect();
    for (kode, ..) in TOKO.iter().skip(1) {
        for (u, _, l) in CABANG {
            d.push((format!("{u}-{}", kode.to_lowercase()), l.to_owned(), (*kode).to_owned()));
        }
    }
    d
}

pub async fn isi(db: &Db, siaran: &Siaran) -> anyhow::Result<()> {
    let hash = sandi::buat_nanti(SANDI.to_owned()).await?;
    let mut kunci = Kunci::rantai();
    for (kode, ..) in TOKO {
        kunci = kunci.dan(KodeToko::parse(kode)?);
    }
    let siaran = siaran.clone();
    db.write(kunci, move |tx| {
        for (kode, nama, alamat, telp) in TOKO {
            let t = Toko {
                kode_toko: kode_toko(kode)?,
                nama_toko: nama.into(),
                alamat_toko: alamat.into(),
                no_telp: telp.into(),
                no_whatsapp: String::new(),
                portal: String::new(),
                pusat: kode == "PST",
                tgl_system: tx.jam().hari_ini(),
            };
            toko::buat(tx, &t, "demo")?;
        }
        for (u, nama, level, pusat) in PUSAT {
            buat(tx, u, nama, level, "PST", pusat, &hash)?;
        }
        for (kode, nama_toko, ..) in TOKO.iter().skip(1) {
            for (u, nama, level) in CABANG {
                let id = format!("{u}-{}", kode.to_lowercase());
                buat(tx, &id, &format!("{nama} {nama_toko}"), level, kode, false, &hash)?;
            }
        }
        for (kode, ..) in TOKO {
            let p = pelaku(kode)?;
            tx.di(&p.toko, |tx| modul::ubah(tx, &p, &nyalakan(), &siaran))?;
        }
        Ok::<_, Tolak>(())
    })
    .await?;
    Ok(())
}

/// One more store like those of the demo, with its owner (`own-…`) and so many cashiers (`kasir1-…`): for loads that the
/// demo's own stores are too few for.
pub async fn tambah_toko(db: &Db, siaran: &Siaran, kode: &str, kasir: usize) -> anyhow::Result<()> {
    let hash = sandi::buat_nanti(SANDI.to_owned()).await?;
    let (siaran, kode) = (siaran.clone(), kode.to_owned());
    let kunci = Kunci::rantai().dan(KodeToko::parse(&kode)?);
    db.write(kunci, move |tx| {
        let t = Toko {
            kode_toko: kode_toko(&kode)?,
            nama_toko: format!("Karat {kode}"),
            alamat_toko: String::new(),
            no_telp: String::new(),
            no_whatsapp: String::new(),
            portal: String::new(),
            pusat: false,
            tgl_system: tx.jam().hari_ini(),
        };
        toko::buat(tx, &t, "demo")?;
        let kecil = kode.to_lowercase();
        buat(tx, &format!("own-{kecil}"), "Pemilik", "OWN", &kode, false, &hash)?;
        for n in 1..=kasir {
            buat(tx, &format!("kasir{n}-{kecil}"), &format!("Kasir {n}"), "KASIR", &kode, false, &hash)?;
        }
        let p = pelaku(&kode)?;
        tx.di(&p.toko, |tx| {
            modul::ubah(tx, &p, &nyalakan(), &siaran)?;
            ::master::demo::toko(tx, &p)?;
            harga::resmikan(tx, &p)?;
            akun::isi_awal(tx, &p)
        })?;
        Ok::<_, Tolak>(())
    })
    .await?;
    Ok(())
}

/// The masters of every store, and those of the chain. Apart from [`isi`]: most tests need only the people.
pub async fn isi_master(db: &Db) -> anyhow::Result<()> {
    let mut kunci = Kunci::rantai();
    for (kode, ..) in TOKO {
        kunci = kunci.dan(KodeToko::parse(kode)?);
    }
    db.write(kunci, move |tx| {
        for (kode, ..) in TOKO {
            let p = pelaku(kode)?;
            tx.di(&p.toko, |tx| {
                ::master::demo::rantai(tx, &p)?;
                ::master::demo::toko(tx, &p)?;
                harga::resmikan(tx, &p)?;
                akun::isi_awal(tx, &p)
            })?;
        }
        Ok::<_, Tolak>(())
    })
    .await?;
    Ok(())
}

fn buat(
    tx: &mut db::Tx<'_>,
    u: &str,
    nama: &str,
    level: &str,
    toko: &str,
    pusat: bool,
    hash: &str,
) -> Result<(), Tolak> {
    let level = Level::parse(level);
    let b = Baru {
        user_id: user_id(u)?,
        user_name: nama.into(),
        akses: akses_bawaan(&level),
        level,
        kode_toko: kode_toko(toko)?,
        pusat,
        sandi: hash.into(),
        ganti_sandi: false,
    };
    pengguna::buat(tx, &b, "demo")
}

/// Every module that gates a route, on.
fn nyalakan() -> Vec<Isi> {
    let mut kunci: Vec<&str> = menu::RUTE
        .iter()
        .filter_map(|r| match r.gerbang {
            menu::Gerbang::Modul(m) => Some(m),
            menu::Gerbang::ManualAtauMode => Some("MANUAL_ITEMS_TRANSACTION_MODULE"),
            _ => None,
        })
        .filter(|m| !MATI.contains(m))
        .collect();
    kunci.sort_unstable();
    kunci.dedup();
    kunci.into_iter().map(|k| Isi { key: k.to_owned(), value: "on".to_owned() }).collect()
}
