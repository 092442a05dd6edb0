//! The table of every use in docs/otorisasi.md: as long as the code, and walked by what must not be covered.

use super::dunia::{Dunia, ditolak, minta, p, pakai_untuk};
use platform::Status;
use platform::otorisasi::{Alasan, Permohonan, Rincian};
use std::collections::BTreeSet;
use std::path::Path;
use testkit::kedua_mesin;
use values::Rupiah;

struct Pemakaian {
    kategori: String,
    berkas: String,
    per_dokumen: bool,
}

fn akar() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn tabel() -> Vec<Pemakaian> {
    let isi = std::fs::read_to_string(akar().join("docs/otorisasi.md")).unwrap();
    let baris = isi.lines().skip_while(|b| !b.starts_with("| category ")).skip(2);
    let semua: Vec<Pemakaian> = baris
        .take_while(|b| b.starts_with('|'))
        .map(|b| {
            let sel: Vec<&str> = b.trim_matches('|').split('|').map(str::trim).collect();
            assert!(matches!(sel[2], "document" | "lines"), "{b}");
            Pemakaian {
                kategori: sel[0].to_owned(),
                berkas: sel[1].to_owned(),
                per_dokumen: sel[2] == "document",
            }
        })
        .collect();
    assert!(semua.len() >= 10, "tabel tidak terbaca");
    semua
}

/// Files below crates/*/src that build a request, but for the function itself.
fn pembuat(folder: &Path, hasil: &mut BTreeSet<String>) {
    for isi in std::fs::read_dir(folder).unwrap() {
        let jalur = isi.unwrap().path();
        if jalur.is_dir() {
            pembuat(&jalur, hasil);
        } else if jalur.extension().is_some_and(|e| e == "rs") {
            let teks = std::fs::read_to_string(&jalur).unwrap();
            if teks.contains("Permohonan::dokumen(") || teks.contains("Permohonan::isi(") {
                let relatif = jalur.strip_prefix(akar().join("crates")).unwrap();
                hasil.insert(relatif.to_string_lossy().into_owned());
            }
        }
    }
}

#[test]
fn tabel_pemakaian_menyebut_setiap_berkas_yang_meminta_otorisasi() {
    let mut ada = BTreeSet::new();
    for crate_ in std::fs::read_dir(akar().join("crates")).unwrap() {
        let src = crate_.unwrap().path().join("src");
        if src.is_dir() {
            pembuat(&src, &mut ada);
        }
    }
    let tertulis: BTreeSet<String> = tabel().into_iter().map(|t| t.berkas).collect();
    assert_eq!(tertulis, ada, "docs/otorisasi.md tidak sama dengan kode");
}

fn perlu(t: &Pemakaian, no: &str, nominal: i64, alasan: &str, baris: &str) -> Permohonan {
    let (n, a) = (Rupiah::new(nominal), Alasan::new(alasan, format!("alasan {alasan}")));
    let h = if t.per_dokumen {
        Permohonan::dokumen(&t.kategori, no, n, a).ikat([baris.to_owned()])
    } else {
        // Without a number of its own, another document is another content.
        Permohonan::isi(&t.kategori, n, vec![a], vec![no.to_owned(), baris.to_owned()])
    };
    h.rincian([Rincian::jumlah(baris, "", n)])
}

#[test]
fn tabel_pemakaian_hanya_menutup_yang_disetujui() {
    kedua_mesin(|uji| async {
        let d = Dunia::baru(uji).await;
        for t in tabel() {
            let benar = perlu(&t, "KK-1", 600_000, "MODAL", "JUAL ANTING 1.2");
            let o = d.langsung(&p("kasir"), "spv", minta(&benar)).await.unwrap();
            assert_eq!(o.nominal, Some(Rupiah::new(600_000)), "jumlah dari server");
            for (apa, lain) in [
                ("jumlah lain", perlu(&t, "KK-1", 60_000_000, "MODAL", "JUAL ANTING 1.2")),
                ("dokumen lain", perlu(&t, "KK-2", 600_000, "MODAL", "JUAL ANTING 1.2")),
                ("baris lain", perlu(&t, "KK-1", 600_000, "MODAL", "JUAL GELANG 40")),
                ("alasan lain", perlu(&t, "KK-1", 600_000, "BERAT", "JUAL ANTING 1.2")),
                ("baris tambahan", benar.clone().ikat(["BELI KALUNG 32".to_owned()])),
                ("harus OWN", benar.clone().pemilik(true)),
            ] {
                let h = pakai_untuk(d.db(), &p("kasir"), &o.id, lain).await;
                let tolak = ditolak(h, Status::Aturan, "OTO-09");
                assert!(tolak.pesan.contains("minta lagi"), "{apa}: {}", tolak.pesan);
            }
            // Somebody else's, and by oneself.
            let h = pakai_untuk(d.db(), &p("kasir2"), &o.id, benar.clone()).await;
            ditolak(h, Status::Aturan, "OTO-01");
            let h = d.langsung(&p("spv"), "spv", minta(&benar)).await;
            ditolak(h, Status::Dilarang, "OTO-03");
            // None of these has spent it; the second use is one too many.
            pakai_untuk(d.db(), &p("kasir"), &o.id, benar.clone()).await.unwrap();
            let h = pakai_untuk(d.db(), &p("kasir"), &o.id, benar).await;
            ditolak(h, Status::SudahTerjadi, "OTO-06");
        }
    });
}
