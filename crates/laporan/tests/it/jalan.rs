//! The walk over every definition: its SQL prepares whatever is filtered, its columns are the declared ones, its
//! store is bound, and what it shows, prints and exports is what is written down in `potret/`.
//! `KARAT_PERBARUI=1 cargo test -p laporan --test it jalan` writes those files anew; read the difference.

use crate::bantu::{baris, berkas, minta, pelaku, sel_excel, teks_pdf, wajib};
use crate::benih::{self, tanam};
use laporan::{Format, Isian, JenisSaring, Laporan, SEMUA, Sumber};
use platform::menu;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use testkit::{Uji, bangun, kedua_mesin};

/// Marks of the two stores; they must fit in every column that carries one.
const TANDA: &str = "TANDAINI";
const LAIN: &str = "TANDALAIN";

/// Something every filter takes.
fn contoh(s: &laporan::Saring) -> Vec<(String, Value)> {
    let satu = |v: Value| vec![(s.kunci.to_owned(), v)];
    match s.jenis {
        JenisSaring::Tanggal(_) => satu(json!("2026-11-15")),
        JenisSaring::Pilihan(p) | JenisSaring::Urut(p) => satu(json!(p.last().unwrap().nilai)),
        JenisSaring::Angka => satu(json!(7)),
        JenisSaring::RentangHarga => {
            vec![(format!("{}_dari", s.kunci), json!(1)), (format!("{}_sampai", s.kunci), json!("2"))]
        }
        JenisSaring::Rujuk(_) | JenisSaring::User | JenisSaring::Teks => satu(json!("x'; %_ --")),
    }
}

/// Every set of filters worth preparing: none, each alone, every choice, all of them.
fn ragam(l: &Laporan) -> Vec<Isian> {
    let dasar = wajib(l);
    let mut semua = vec![dasar.clone()];
    let mut penuh = dasar.clone();
    for s in l.saringan {
        let mut satu = dasar.clone();
        satu.extend(contoh(s));
        penuh.extend(contoh(s));
        semua.push(satu);
        for p in s.jenis.pilihan() {
            let mut satu = dasar.clone();
            satu.insert(s.kunci.to_owned(), json!(p.nilai));
            semua.push(satu);
        }
    }
    semua.push(penuh);
    semua
}

#[test]
fn definisi_laporan_utuh() {
    let mut slug = BTreeSet::new();
    for l in SEMUA {
        let s = l.slug();
        assert!(slug.insert(s), "{s} kembar");
        let rute = menu::cari(l.rute).unwrap_or_else(|| panic!("{s}: rutenya tidak ada di tabel"));
        assert_eq!((rute.judul, rute.jenis), (l.judul, menu::Jenis::Laporan), "{s}");
        assert!(!l.kolom.is_empty(), "{s} tanpa kolom");
        let kunci: BTreeSet<_> = l.kolom_kueri().map(|k| k.kunci).collect();
        assert_eq!(kunci.len(), l.kolom_kueri().count(), "{s}: kolom kembar");
        for k in l.kelompok {
            assert!(l.kolom.iter().any(|x| x.kunci == *k && !x.jumlah), "{s}: kelompok {k} bukan kolomnya");
        }
        for k in l.kolom_kueri().filter(|k| k.jumlah) {
            assert!(k.jenis.angka().is_some(), "{s}: {} tidak bisa dijumlah", k.kunci);
        }
        assert!(l.rinci.iter().all(|k| !k.jumlah), "{s}: rincian tidak dijumlah");
        if let Sumber::Sql(sql) = l.sumber {
            assert!(sql.contains(":toko"), "{s}: tokonya tidak terikat");
        }
        for s in l.saringan {
            if let JenisSaring::Rujuk(m) = s.jenis {
                assert!(master::cari(m).is_some(), "{}: master {m} tidak ada", s.kunci);
            }
        }
        for p in l.panggilan {
            assert!(matches!(p.split_once(' '), Some(("GET" | "POST", _))), "{p}");
        }
    }
}

#[test]
fn kueri_siap_dengan_saringan_apa_pun_dan_kolomnya_yang_dinyatakan() {
    kedua_mesin(|uji| async move {
        bangun::toko(&uji.db, "JKT1").await;
        let p = pelaku("JKT1", false);
        for l in SEMUA.iter().copied() {
            let kunci: Vec<String> = l.kolom_kueri().map(|k| k.kunci.to_owned()).collect();
            for isian in ragam(l) {
                let m = minta(&uji, &p, l, isian.clone(), &[]).await.unwrap();
                if let Sumber::Sql(sql) = l.sumber {
                    let (sql, nilai) = m.kueri(sql, &p.toko).unwrap();
                    assert!(nilai.contains(&(&p.toko).into()), "{}: tokonya tidak terikat", l.slug());
                    let kolom = uji.db.read(move |c| c.kolom(&sql)).await.unwrap();
                    assert_eq!(kolom, kunci, "{} {isian:?}", l.slug());
                }
                // And it runs, over nothing.
                baris(&uji, &m, false).await.unwrap_or_else(|t| panic!("{} {isian:?}: {t:?}", l.slug()));
            }
        }
    });
}

/// Everything a report makes of its rows, as text.
async fn potret(uji: &Uji, l: &'static Laporan, toko: &str) -> String {
    let mut isian = wajib(l);
    if l.slug() == "laporan-validasi-master" {
        // Only what is wrong: a new master is no change of this report.
        isian.insert("status".to_owned(), json!("PERIKSA"));
    }
    let m = minta(uji, &pelaku(toko, false), l, isian, &[]).await.unwrap();
    let mut t = format!("{} ({toko})\n\n== JSON\n", l.judul);
    for b in baris(uji, &m, false).await.unwrap() {
        writeln!(t, "{b}").unwrap();
    }
    t.push_str("\n== OBJEK\n");
    for b in baris(uji, &m, true).await.unwrap() {
        writeln!(t, "{b}").unwrap();
    }
    let f = berkas(uji, &m, Format::Pdf).await.unwrap();
    write!(t, "\n== PDF {} tampil={} baris={}\n{}", f.nama, f.tampil(), f.baris, teks_pdf(&f.isi)).unwrap();
    let f = berkas(uji, &m, Format::Xlsx).await.unwrap();
    write!(t, "\n== EXCEL {}\n{}", f.nama, sel_excel(&f.isi)).unwrap();
    let f = berkas(uji, &m, Format::Csv).await.unwrap();
    write!(t, "\n== CSV {}\n{}", f.nama, String::from_utf8(f.isi).unwrap()).unwrap();
    t
}

fn berkas_potret(slug: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/it/potret/{slug}.txt"))
}

#[test]
fn setiap_laporan_hanya_menunjukkan_tokonya_dan_sama_dengan_potretnya() {
    kedua_mesin(|uji| async move {
        let mut toko = BTreeMap::new();
        let baru = std::env::var("KARAT_PERBARUI").as_deref() == Ok("1");
        let mut beda = Vec::new();
        for l in SEMUA.iter().copied() {
            let s = l.slug();
            let (nama_ini, nama_lain) = benih::toko(s);
            for n in [nama_ini, nama_lain] {
                if !toko.contains_key(n) {
                    toko.insert(n, bangun::toko(&uji.db, n).await);
                }
            }
            let (ini, lain) = (&toko[nama_ini], &toko[nama_lain]);
            // Two reports may read the same rows: they are planted once.
            if s != "laporan-otorisasi" {
                tanam(&uji, ini, s, TANDA).await;
                tanam(&uji, lain, s, LAIN).await;
            }
            let t = potret(&uji, l, nama_ini).await;
            assert!(t.contains(TANDA) && !t.contains(LAIN), "{s} menunjukkan toko lain:\n{t}");
            let t2 = potret(&uji, l, nama_lain).await;
            assert!(t2.contains(LAIN) && !t2.contains(TANDA), "{s} menunjukkan toko lain:\n{t2}");
            let jalan = berkas_potret(s);
            if baru {
                std::fs::write(&jalan, &t).unwrap();
            } else if std::fs::read_to_string(&jalan).unwrap_or_default() != t {
                beda.push(format!("{s}:\n{t}"));
            }
        }
        // Days of trade are written as the tables keep them, without their books; everything else must balance.
        uji.jangan_periksa();
        let temuan = uji.temuan().await;
        let niaga = ["JKT5", "SBY5", "JKT6", "SBY6"];
        let lain: Vec<_> = temuan.iter().filter(|t| !niaga.contains(&t.toko.as_str())).collect();
        assert!(lain.is_empty(), "buku tidak seimbang: {lain:#?}");
        assert!(
            beda.is_empty(),
            "potret berubah ({:?}); bila memang dimaksud: KARAT_PERBARUI=1\n{}",
            uji.jenis,
            beda.join("\n")
        );
    });
}
