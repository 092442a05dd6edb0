//! The refusals of all domains, looked at together: the list in docs is the one of the code, and no code means two things.

use ledger::Galat;
use ledger::stok::Berlanjut;
use platform::penolakan::{cela, daftar};
use platform::{BukuTolak, Tolak};
use server::penolakan::{BERSAMA, SEMUA};
use std::path::{Path, PathBuf};
use values::{Berat, CaratBatu, KodeBarcode, NoFaktur, NoRekening, Rupiah, Tanggal, UserId};

pub(super) const AKAR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn setiap_kode_satu_arti_dan_setiap_awalan_satu_domain() {
    assert_eq!(cela(&SEMUA, BERSAMA), Vec::<String>::new());
}

#[test]
fn daftar_penolakan_di_dokumen_sama_dengan_kode() {
    let (jalur, teks) = (format!("{AKAR}/docs/penolakan.md"), daftar(&SEMUA));
    if std::env::var_os("KARAT_PERBARUI").is_some() {
        std::fs::write(&jalur, &teks).unwrap();
    }
    assert_eq!(std::fs::read_to_string(jalur).unwrap(), teks, "KARAT_PERBARUI=1 menulisnya kembali");
}

/// Source of the program under a folder, in these languages; tests beside it are cut off or left out.
pub(super) fn sumber(folder: &Path, bahasa: &[&str], keluar: &mut Vec<(PathBuf, String)>) {
    for isi in std::fs::read_dir(folder).unwrap() {
        let jalur = isi.unwrap().path();
        if jalur.is_dir() {
            sumber(&jalur, bahasa, keluar);
        } else if jalur.extension().is_some_and(|e| bahasa.iter().any(|b| e == *b))
            && !jalur.to_string_lossy().contains(".test.")
        {
            let teks = std::fs::read_to_string(&jalur).unwrap();
            let teks = teks.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
            keluar.push((jalur, teks));
        }
    }
}

/// Is there a text that looks like a code: `"NIAGA-01"`?
fn kode_di(baris: &str) -> bool {
    baris.split(['"', '\'', '`']).any(|t| {
        t.split_once('-').is_some_and(|(depan, nomor)| {
            depan.len() > 1
                && depan.bytes().all(|b| b.is_ascii_uppercase())
                && nomor.len() == 2
                && nomor.bytes().all(|b| b.is_ascii_digit())
        })
    })
}

#[test]
fn kode_hanya_ditulis_di_enum_penolakan() {
    let mut semua = Vec::new();
    for isi in std::fs::read_dir(format!("{AKAR}/crates")).unwrap() {
        let crate_ = isi.unwrap().path();
        // The model of the books is a second opinion, and the books below say by name what they refuse.
        if !["testkit", "ledger"].contains(&crate_.file_name().unwrap().to_str().unwrap()) {
            sumber(&crate_.join("src"), &["rs"], &mut semua);
        }
    }
    sumber(&Path::new(AKAR).join("web/src"), &["ts", "tsx"], &mut semua);
    assert!(semua.len() > 800, "{}", semua.len());
    let enumnya = |(jalur, teks): &&(PathBuf, String)| {
        teks.contains("penolakan! {") || jalur.ends_with("web/src/api/penolakan.ts")
    };
    let lain: Vec<String> = semua
        .iter()
        .filter(|satu| !enumnya(satu))
        .flat_map(|(jalur, teks)| {
            let kode = teks.lines().filter(|b| !b.trim_start().starts_with("//") && kode_di(b));
            kode.map(|b| format!("{}: {}", jalur.display(), b.trim()))
        })
        .collect();
    assert_eq!(lain, Vec::<String>::new(), "kode ditulis di luar enum penolakan");
}

/// One of each fault of the books that has a code.
fn galat_buku() -> Vec<Galat> {
    let (barang, no) =
        (KodeBarcode::parse("00000001").unwrap(), NoFaktur::parse("FJJKT1-261115-0042").unwrap());
    let (rp, berat) = (Rupiah::new(1), Berat::mg(1));
    let berlanjut =
        Berlanjut { barang: barang.clone(), no_dok: no.clone(), gudang: "PAJANG".into(), baki: "A1".into() };
    vec![
        Galat::TokoTidakAda("JKT1".into()),
        Galat::SudahDitutup(Tanggal::parse("2026-11-15").unwrap()),
        Galat::JumlahNol,
        Galat::Meluap,
        Galat::TidakBisaDibalik(no.clone()),
        Galat::KasKurang { kasir: UserId::parse("kasir1").unwrap(), ada: rp, perlu: rp },
        Galat::BarangSudahAda(barang.clone()),
        Galat::BarangTidakDiTempat { barang: barang.clone(), tempat: "A1".into(), berat },
        Galat::TidakSeimbang { no: no.clone(), qty: 1, berat: 1, murni: 1 },
        Galat::BeratSalah(barang.clone()),
        Galat::BarangDiTokoLain { barang, toko: "JKT2".into() },
        Galat::BarangBerlanjut(Box::new(berlanjut)),
        Galat::CurahKurang { barang: "X".into(), tempat: "A1".into(), ada: (1, berat), perlu: (2, berat) },
        Galat::CurahSisa { barang: "X".into(), tempat: "A1".into(), berat },
        Galat::TitipanKurang { no: no.clone(), ada: rp, perlu: rp },
        Galat::PiutangKurang { no: "FC1".into(), ada: rp, perlu: rp },
        Galat::PinjamanKurang { no: "FH1".into(), ada: rp, perlu: rp },
        Galat::KuponTidakBerlaku("K1".into()),
        Galat::PoinKurang { kode: "P1".into(), ada: 1, perlu: 2 },
        Galat::HadiahKurang { kode: "PAYUNG".into(), ada: 1, perlu: 2 },
        Galat::TukangKurang { kode: "T01".into(), ada: Berat::mg(1), perlu: Berat::mg(2) },
        Galat::BatuKurang {
            kode: "BJKT1-00001".into(),
            tempat: "BRANKAS".into(),
            ada: (1, CaratBatu::perseribu(1)),
            perlu: (2, CaratBatu::perseribu(2)),
        },
        Galat::SertifikatGanda { kode: "GIA 1".into(), lain: "BJKT1-00001".into() },
        Galat::BankTidakMenunggu { id: 1 },
        Galat::RekeningTidakAda(NoRekening::parse("123456").unwrap()),
    ]
}

#[test]
fn yang_ditolak_buku_punya_kode_yang_sama_di_luar() {
    let semua = galat_buku();
    assert_eq!(semua.len(), BukuTolak::SEMUA.len());
    for g in semua {
        let (kode, pesan) = (g.kode(), g.to_string());
        let t = Tolak::from(g);
        assert_eq!((Some(t.kode), &t.pesan), (kode, &pesan));
    }
}

/// Does a line decide by the words of a refusal?
fn menurut_kata(baris: &str) -> bool {
    let banding = ["==", "!=", ".contains(", ".starts_with(", ".includes(", ".startsWith(", ".toLowerCase("];
    !baris.contains("typeof ")
        && [".pesan", ".message"].iter().any(|k| {
            baris.match_indices(k).any(|(i, _)| {
                let ekor = baris[i + k.len()..].trim_start();
                banding.iter().any(|b| ekor.starts_with(b))
            })
        })
}

#[test]
fn tidak_ada_yang_memutuskan_menurut_kata_penolakan() {
    assert!(menurut_kata("if t.pesan == \"x\" {") && menurut_kata("if (sebab.message.includes('x'))"));
    assert!(!menurut_kata("typeof badan.message === 'string'") && !menurut_kata("s.beri(ke, t.pesan)"));
    let mut semua = Vec::new();
    for isi in std::fs::read_dir(format!("{AKAR}/crates")).unwrap() {
        let crate_ = isi.unwrap().path();
        if !crate_.ends_with("testkit") {
            sumber(&crate_.join("src"), &["rs"], &mut semua);
        }
    }
    sumber(&Path::new(AKAR).join("web/src"), &["ts", "tsx"], &mut semua);
    let ada: Vec<String> = semua
        .iter()
        .flat_map(|(jalur, teks)| {
            teks.lines().filter(|b| menurut_kata(b)).map(|b| format!("{}: {}", jalur.display(), b.trim()))
        })
        .collect();
    assert_eq!(ada, Vec::<String>::new(), "kenali penolakan dengan kodenya");
}
