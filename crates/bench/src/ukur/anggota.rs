//! A member found among a million: by code as a card is scanned, by name and phone while somebody types. The rows are written
//! as the register writes them, word beginnings and codes too, only many at once.

use super::kedua::{di_kedua, sebut};
use super::niaga_isi::{self, TOKO};
use super::{Konteks, Kumpul};
use crate::catatan;
use crate::hasil::{Angka, persentil};
use anyhow::{Result, bail};
use db::{Conn, Db, Kunci, Val};
use konter::{Pelanggan, kata, pelanggan};
use member::daftar;
use platform::{Hasil, Tolak};
use std::time::Instant;
use tokio::runtime::Runtime;
use values::{Jam as _, JamSistem};

const MEMBER: usize = 1_000_000;
const MEMBER_CEPAT: usize = 50_000;
const SEKALI: usize = 5_000;
const KALI: usize = 200;
/// Asked first and not counted: a shop's connections have been open since the morning, and a card is not scanned while a million
/// rows are still being written to the disk.
const PEMANASAN: usize = 50;

const DEPAN: [&str; 20] = [
    "SITI", "NUR", "SRI", "DEWI", "MUHAMMAD", "AHMAD", "AGUS", "BUDI", "ANDI", "RINA", "YULI", "INDAH",
    "WAHYU", "EKO", "RATNA", "HENDRA", "LINA", "JOKO", "TRI", "MARIA",
];
const BELAKANG: [&str; 25] = [
    "RAHMAWATI",
    "SANTOSO",
    "WIJAYA",
    "LESTARI",
    "HIDAYAT",
    "SAPUTRA",
    "KUSUMA",
    "PRATIWI",
    "NUGROHO",
    "SETIAWAN",
    "HALIMAH",
    "PERMATA",
    "GUNAWAN",
    "SIREGAR",
    "NASUTION",
    "MAHARANI",
    "UTAMI",
    "HANDAYANI",
    "SUSANTO",
    "WULANDARI",
    "FIRMANSYAH",
    "ANGGRAINI",
    "SITOMPUL",
    "PURNOMO",
    "ZULKARNAEN",
];

fn nama(n: usize) -> String {
    let tengah = BELAKANG[n / 500 % BELAKANG.len()];
    format!("{} {tengah} {}", DEPAN[n % DEPAN.len()], BELAKANG[n / 20 % BELAKANG.len()])
}

fn orang(n: usize) -> Pelanggan {
    Pelanggan {
        kode_pelanggan: format!("PX{n:08}"),
        kode_member: format!("KARTU{n:07}"),
        jenis_pelanggan: "MEMBER".to_owned(),
        nama_customer: nama(n),
        alamat_customer: "JL MAWAR".to_owned(),
        no_hp: format!("08{:010}", n * 7_919 % 10_000_000_000),
        nik_samar: String::new(),
        sidik_nik: String::new(),
    }
}

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    di_kedua(k, h, "anggota", |rt, h, db, pg| satu(rt, k, h, db, sebut(pg)))
}

fn satu(rt: &Runtime, k: &Konteks, h: &mut Kumpul, db: &Db, mesin: &str) -> Result<()> {
    let banyak = if k.cepat { MEMBER_CEPAT } else { MEMBER };
    rt.block_on(isi(db, banyak))?;
    let hari = JamSistem.hari_ini();
    let satu_dari = |ke: usize| orang(ke * 4_999 % banyak);
    let kode =
        waktu(rt, db, |ke| satu_dari(ke).kode_member, move |c, t| daftar::panel_kode(c, t, hari).map(|_| 1))?;
    lapor(h, "kode", banyak, mesin, kode, 2.0);
    let cari = |c: &mut Conn, t: &str| pelanggan::cari(c, t).map(|a| a.len());
    // A common beginning, two common words, a rare pair, the whole name, the phone from its fourth digit on.
    let depan = |ke: usize| nama(ke).get(..3).unwrap_or_default().to_owned();
    lapor(h, "tiga huruf nama", banyak, mesin, waktu(rt, db, depan, cari)?, 50.0);
    let dua = |ke: usize| format!("{} {}", DEPAN[ke % DEPAN.len()], &BELAKANG[ke % BELAKANG.len()][..4]);
    lapor(h, "dua kata nama", banyak, mesin, waktu(rt, db, dua, cari)?, 50.0);
    lapor(h, "nama lengkap", banyak, mesin, waktu(rt, db, |ke| satu_dari(ke).nama_customer, cari)?, 50.0);
    let hp = |ke: usize| satu_dari(ke).no_hp.get(..4 + ke % 9).unwrap_or_default().to_owned();
    lapor(h, "No HP", banyak, mesin, waktu(rt, db, hp, cari)?, 50.0);
    Ok(())
}

fn lapor(h: &mut Kumpul, apa: &str, banyak: usize, mesin: &str, mut ms: Vec<f64>, batas: f64) {
    ms.sort_by(f64::total_cmp);
    h.angka(
        Angka::new(format!("member di antara {banyak}: {apa}, {mesin}"), persentil(&ms, 99), "ms")
            .paling_banyak(batas)
            .ket(format!("p99 dari {KALI} kali, p50 {:.2} ms", persentil(&ms, 50))),
    );
}

/// How long each question took; one that finds nobody is an error of the measurement.
fn waktu(
    rt: &Runtime,
    db: &Db,
    tanya: impl Fn(usize) -> String,
    f: impl Fn(&mut Conn, &str) -> Hasil<usize> + Send + Clone + 'static,
) -> Result<Vec<f64>> {
    let mut ms = Vec::with_capacity(KALI);
    for ke in 0..PEMANASAN + KALI {
        let (teks, f, mulai) = (tanya(ke), f.clone(), Instant::now());
        let dicari = teks.clone();
        let n = rt.block_on(db.read(move |c| f(c, &dicari))).map_err(|t: Tolak| catatan::salah(&t))?;
        let lama = mulai.elapsed().as_secs_f64() * 1000.0;
        if ke >= PEMANASAN {
            ms.push(lama);
        }
        if n == 0 {
            bail!("{teks} tidak menemukan siapa pun");
        }
    }
    Ok(ms)
}

async fn isi(db: &Db, banyak: usize) -> Result<()> {
    const KOLOM: [&str; 16] = [
        "kode_pelanggan",
        "toko",
        "kode_member",
        "jenis_pelanggan",
        "nama_customer",
        "alamat_customer",
        "no_hp",
        "sidik_nik",
        "nik_samar",
        "cari",
        "dibuat",
        "oleh",
        "diubah",
        "versi",
        "tgl_daftar",
        "kode_cabang_daftar",
    ];
    niaga_isi::siapkan(db).await?;
    for mulai in (0..banyak).step_by(SEKALI) {
        let sampai = (mulai + SEKALI).min(banyak);
        db.write(Kunci::rantai(), move |tx| {
            let semua: Vec<Pelanggan> = (mulai..sampai).map(orang).collect();
            let baris = semua.iter().map(|p| {
                let teks: [&str; 13] = [
                    &p.kode_pelanggan,
                    TOKO,
                    &p.kode_member,
                    &p.jenis_pelanggan,
                    &p.nama_customer,
                    &p.alamat_customer,
                    &p.no_hp,
                    "",
                    "",
                    "",
                    "2026-01-01",
                    "x",
                    "2026-01-01",
                ];
                let mut v: Vec<Val> = teks.map(Val::from).into();
                v.extend([Val::from(1_i64), "2026-01-01".into(), TOKO.into()]);
                Ok::<_, db::Error>(v)
            });
            tx.sisip_banyak("pelanggan", &KOLOM, baris)?;
            tulis_kode(tx, semua.iter().map(|p| (p.kode_member.clone(), p.kode_pelanggan.clone())))?;
            let kata = semua.iter().flat_map(|p| {
                let milik = kata::milik(p, &[]);
                milik
                    .into_iter()
                    .map(|k| Ok::<_, db::Error>(vec![k.into(), p.kode_pelanggan.as_str().into()]))
            });
            tx.sisip_banyak("pelanggan_kata", &["kata", "kode_pelanggan"], kata)?;
            Ok::<_, db::Error>(())
        })
        .await?;
    }
    Ok(())
}

/// The codes of cards, each with the person it is of.
pub(super) fn tulis_kode(
    tx: &mut db::Tx<'_>,
    semua: impl Iterator<Item = (String, String)>,
) -> db::Result<()> {
    let baris = semua.map(|(kode, orang)| {
        let teks: [&str; 6] = [&kode, &orang, "KARTU", TOKO, "2026-01-01", "x"];
        Ok::<_, db::Error>(teks.map(Val::from).into())
    });
    tx.sisip_banyak(
        "member_kode",
        &["kode_member", "kode_pelanggan", "cara", "toko", "waktu", "oleh"],
        baris,
    )?;
    Ok(())
}
