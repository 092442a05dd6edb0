//! The walk over every definition: its SQL prepares whatever is filtered, its columns are the declared ones, its
//! store is bound, and what it shows, prints and exports of two days that people worked is what is written down in `potret/`.
//! `KARAT_PERBARUI=1 cargo test -p laporan --test it jalan` writes those files anew; read the difference.

use crate::bantu::{baris, berkas, minta, pelaku, sel_excel, teks_pdf, wajib};
use crate::hari_dagang::{HARI, KEMARIN, Meja, TOKO, berdagang_di, nama_orang};
use crate::satu_angka::pada;
use crate::tetap::bernama_tetap;
use crate::{
    kerja_barang, kerja_batu, kerja_cicilan, kerja_lebur, kerja_member, kerja_pesanan, kerja_pinjaman,
    kerja_praorder, kerja_sepuhan, kerja_servis, kerja_tukang, kerja_uang,
};
use db::args;
use dunia::{Dunia, di_kedua, kedua_mesin};
use laporan::{Format, Isian, JenisSaring, Laporan, SEMUA, Sumber};
use platform::menu;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use testkit::{Uji, bangun};

/// The store that works beside the one that is pictured.
const LAIN: &str = "SBY1";

/// Something every filter takes.
fn contoh(s: &laporan::Saring) -> Vec<(String, Value)> {
    let satu = |v: Value| vec![(s.kunci.to_owned(), v)];
    match s.jenis {
        JenisSaring::Tanggal(_) => satu(json!("2026-11-15")),
        JenisSaring::Pilihan(p) | JenisSaring::Urut(p) => satu(json!(p.last().unwrap().nilai)),
        JenisSaring::Angka => satu(json!(7)),
        JenisSaring::Berat => satu(json!("2.5")),
        JenisSaring::RentangHarga => {
            vec![(format!("{}_dari", s.kunci), json!(1)), (format!("{}_sampai", s.kunci), json!("2"))]
        }
        JenisSaring::Rujuk(_) | JenisSaring::Daftar(_) | JenisSaring::User | JenisSaring::Teks => {
            satu(json!("x'; %_ --"))
        }
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
            assert!(laporan::digit(k.jenis).is_some(), "{s}: {} tidak bisa dijumlah", k.kunci);
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

/// The filters a report is pictured with: the day, and for the trail one person, for masters what is wrong with them.
fn isian_potret(l: &Laporan, toko: &str) -> Isian {
    // The history tells of a day's purchases and what became of them since.
    let mut isian = pada(l, if l.slug().ends_with("history") { KEMARIN } else { HARI });
    match l.slug() {
        "laporan-validasi-master" => isian.insert("status".to_owned(), json!("PERIKSA")),
        "laporan-audit" => isian.insert("oleh".to_owned(), json!(nama_orang("kasir2", toko))),
        _ => None,
    };
    isian
}

/// Everything a report makes of its rows, as text.
async fn potret(uji: &Uji, l: &'static Laporan, toko: &str) -> String {
    let m = minta(uji, &pelaku(toko, false), bernama_tetap(l), isian_potret(l, toko), &[]).await.unwrap();
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

/// Two days of a store, everything that any report tells of, made by the use cases.
async fn bekerja(d: &Dunia, toko: &'static str) {
    let m = Meja::di(d, toko).await;
    kerja_barang::stok_lama(&m).await;
    berdagang_di(&m).await;
    kerja_barang::urus(&m).await;
    kerja_uang::urus(&m).await;
    kerja_member::urus(&m).await;
    kerja_praorder::urus(&m).await;
    kerja_tukang::urus(&m).await;
    kerja_batu::urus(&m).await;
    kerja_lebur::urus(&m).await;
    kerja_servis::urus(&m).await;
    kerja_pinjaman::urus(&m).await;
    kerja_pesanan::urus(&m).await;
    kerja_cicilan::urus(&m).await;
    kerja_sepuhan::urus(&m).await;
    // No use case leaves a master that names nothing; what is damaged must show all the same.
    let own = m.own.clone();
    d.kerja(&own, |tx, p| {
        let sql = "UPDATE bank SET dihapus = 1 WHERE toko = $1 AND kode_bank = 'BRI'";
        Ok(tx.exec(sql, args![&p.toko])?)
    })
    .await
    .unwrap();
}

async fn isi(d: &Dunia, l: &'static Laporan, toko: &str) -> Vec<Value> {
    let m = minta(&d.uji, &pelaku(toko, false), l, isian_potret(l, toko), &[]).await.unwrap();
    baris(&d.uji, &m, false).await.unwrap()
}

/// A code of ours (`TERIMA_KIRIM`) where words should stand.
fn kode_mentah(sel: &Value) -> Option<&str> {
    let huruf = |k: &str| !k.is_empty() && k.bytes().all(|b| b.is_ascii_uppercase());
    sel.as_str().filter(|t| t.contains('_') && t.split('_').all(huruf))
}

#[test]
fn setiap_laporan_hari_yang_sungguh_terjadi_sama_dengan_potretnya_dan_hanya_tokonya() {
    di_kedua(|d| async move {
        let pagi = d.db().jam().sekarang();
        bekerja(&d, TOKO).await;
        let baru = std::env::var("KARAT_PERBARUI").as_deref() == Ok("1");
        let (mut beda, mut sendiri) = (Vec::new(), Vec::new());
        for l in SEMUA.iter().copied() {
            let s = l.slug();
            let b = isi(&d, l, TOKO).await;
            assert!(!b.is_empty(), "{s}: tidak ada yang dikerjakan untuk laporan ini di kerja_*.rs");
            let mentah: Vec<&str> =
                b.iter().filter_map(Value::as_array).flatten().filter_map(kode_mentah).collect();
            assert!(mentah.is_empty(), "{s}: kode mentah di layar: {mentah:?}");
            sendiri.push(b);
            let t = potret(&d.uji, l, TOKO).await;
            if baru {
                std::fs::write(berkas_potret(s), &t).unwrap();
            } else if std::fs::read_to_string(berkas_potret(s)).unwrap_or_default() != t {
                beda.push(format!("{s}:\n{t}"));
            }
        }
        assert!(
            beda.is_empty(),
            "potret berubah ({:?}); bila memang dimaksud: KARAT_PERBARUI=1\n{}",
            d.uji.jenis,
            beda.join("\n")
        );
        // Another store does the same on the same days: each shows its own, and the first one's are what they were.
        let saat = d.db().jam().sekarang();
        d.uji.jam.atur(pagi);
        bekerja(&d, LAIN).await;
        for l in SEMUA.iter().copied() {
            assert!(!isi(&d, l, LAIN).await.is_empty(), "{}: {LAIN} kosong", l.slug());
        }
        d.uji.jam.atur(saat);
        for (l, dulu) in SEMUA.iter().copied().zip(sendiri) {
            assert_eq!(isi(&d, l, TOKO).await, dulu, "{} menunjukkan toko lain", l.slug());
        }
    });
}
