//! Files: an import tells every wrong line and writes all or nothing; what is exported can be read back.

use crate::alat::{Toko, master, setiap_master};
use crate::contoh;
use calamine::{Data, Reader as _, Xlsx};
use master::{Aktifkan, Jenis, Kolom, Master};
use platform::Tolak;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::Cursor;

/// Sample lines as a file; `rusak` spoils the cells of one line.
fn berkas(
    m: &Master,
    baris: std::ops::Range<usize>,
    rusak: impl Fn(usize, &Kolom, String) -> String,
) -> String {
    let kolom: Vec<&Kolom> = m.kolom.iter().filter(|k| !k.sistem).collect();
    let mut w = csv::Writer::from_writer(Vec::new());
    w.write_record(kolom.iter().map(|k| k.nama)).unwrap();
    for n in baris {
        w.write_record(kolom.iter().map(|k| rusak(n, k, contoh::isi(m, k, n)))).unwrap();
    }
    String::from_utf8(w.into_inner().unwrap()).unwrap()
}

fn utuh(_: usize, _: &Kolom, isi: String) -> String {
    isi
}

/// A column of which some text is surely wrong, and that text.
fn titik_lemah(m: &Master) -> (&'static Kolom, &'static str) {
    m.kolom
        .iter()
        .find_map(|k| match k.jenis {
            _ if k.sistem => None,
            Jenis::Kode => Some((k, "#")),
            Jenis::Teks => Some((k, "\u{7}")),
            _ if k.berangka() => Some((k, "-5")),
            _ => None,
        })
        .unwrap()
}

#[test]
fn satu_baris_rusak_di_antara_banyak_disebut_dan_tidak_ada_yang_ditulis() {
    setiap_master(|t, m| async move {
        let banyak = contoh::paling_banyak(m).min(40);
        t.semua_rujukan(m, 0..banyak).await;
        let awal = t.semua(m).await;
        let (lemah, teks) = titik_lemah(m);
        let ke = banyak / 2;
        let csv =
            berkas(m, 0..banyak, |n, k, isi| if n == ke && k.nama == lemah.nama { teks.into() } else { isi });
        let p = t.pratinjau(m, &csv).await.unwrap();
        assert_eq!((p.jumlah, p.jumlah_salah), (banyak, 1), "{}: {:?}", m.slug(), p.contoh.first());
        let salah = p.contoh.iter().find(|b| !b.salah.is_empty()).unwrap();
        assert_eq!(salah.baris, ke + 2, "{}: baris berkas, kepala adalah baris 1", m.slug());
        assert!(salah.salah[0].contains(lemah.label), "{}: {:?}", m.slug(), salah.salah);
        assert_eq!(t.semua(m).await, awal, "pratinjau tidak menulis");

        let tolak = t.impor(m, &csv).await.unwrap_err();
        assert_eq!(tolak.kode, "IMPOR-05");
        assert!(tolak.pesan.starts_with(&format!("Baris {}: ", ke + 2)), "{}", tolak.pesan);
        assert_eq!(t.semua(m).await, awal, "{}: impor yang ditolak tidak menulis", m.slug());

        let csv = berkas(m, 0..banyak, utuh);
        assert_eq!(t.pratinjau(m, &csv).await.unwrap().jumlah_salah, 0);
        assert_eq!(t.semua(m).await, awal);
        assert_eq!(t.impor(m, &csv).await.unwrap(), banyak, "{}", m.slug());
        assert_eq!(t.semua(m).await.len(), awal.len() + banyak);
        let lagi = t.pratinjau(m, &csv).await.unwrap();
        assert_eq!(lagi.jumlah_salah, banyak, "{}: semuanya sudah ada", m.slug());
    });
}

async fn ekspor_csv(t: &Toko, m: &'static Master) -> String {
    let p = t.p.clone();
    String::from_utf8(t.u.db.lapor(move |c| master::csv(c, m, &p)).await.unwrap()).unwrap()
}

fn tanpa_tanda(mut b: Vec<Value>, m: &Master) -> Vec<Value> {
    for b in &mut b {
        let o = b.as_object_mut().unwrap();
        o.retain(|k, _| m.kolom.iter().any(|x| x.nama == k && !x.sistem));
    }
    b
}

#[test]
fn csv_yang_diekspor_bisa_diimpor_kembali_tanpa_berubah() {
    setiap_master(|t, m| async move {
        let banyak = contoh::paling_banyak(m).min(6);
        for n in 0..banyak {
            t.contoh(m, n).await.unwrap();
        }
        let asal = t.semua(m).await;
        let csv = ekspor_csv(&t, m).await;
        let kepala: Vec<&str> = m.kolom.iter().map(|k| k.nama).collect();
        assert_eq!(csv.lines().count(), banyak + 1);
        let mut r = csv::Reader::from_reader(csv.as_bytes());
        assert_eq!(r.headers().unwrap().iter().collect::<Vec<_>>(), kepala);
        // Into a shop that has none of them: the same one, emptied beyond recall.
        let tabel = m.tabel;
        t.tulis(move |tx, _| Ok::<_, Tolak>(tx.exec(&format!("DELETE FROM {tabel}"), &[])?)).await.unwrap();
        assert_eq!(t.impor(m, &csv).await.unwrap_or_else(|e| panic!("{}: {e:?}", m.slug())), banyak);
        assert_eq!(tanpa_tanda(t.semua(m).await, m), tanpa_tanda(asal, m), "{}", m.slug());
    });
}

#[test]
fn excel_berisi_angka_sungguhan_dan_semua_baris() {
    setiap_master(|t, m| async move {
        let banyak = contoh::paling_banyak(m).min(4);
        for n in 0..banyak {
            t.contoh(m, n).await.unwrap();
        }
        let daftar = t.semua(m).await;
        let p = t.p.clone();
        let isi = t.u.db.lapor(move |c| master::xlsx(c, m, &p)).await.unwrap();
        let mut buku: Xlsx<_> = Xlsx::new(Cursor::new(isi)).unwrap();
        let lembar = buku.worksheet_range_at(0).unwrap().unwrap();
        let baris: Vec<&[Data]> = lembar.rows().collect();
        assert_eq!(baris.len(), banyak + 1, "{}", m.slug());
        let kepala: Vec<String> = baris[0].iter().map(ToString::to_string).collect();
        assert_eq!(kepala, m.kolom.iter().map(|k| k.label).collect::<Vec<_>>());
        for (sel, b) in baris[1..].iter().zip(&daftar) {
            for (k, sel) in m.kolom.iter().zip(*sel) {
                let nilai = &b[k.nama];
                let sama = match (sel, nilai) {
                    (Data::String(s), Value::Bool(v)) => s == if *v { "YA" } else { "TIDAK" },
                    (Data::String(s), v) => *v == json!(s),
                    (Data::Float(f), v) => v.as_f64() == Some(*f),
                    (Data::Empty, v) => v.is_null() || *v == json!(""),
                    _ => false,
                };
                assert!(sama, "{} {}: {sel:?} bukan {nilai}", m.slug(), k.nama);
            }
        }
    });
}

#[test]
fn berkas_dibaca_menurut_nama_atau_label_dengan_koma_atau_titik_koma() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-warna"));
        let csv = "\u{feff}Kode Warna;Catatan;Warna\nkn;abaikan;kuning\n\n;;\npt;x;putih\n";
        assert_eq!(t.impor(m, csv).await.unwrap(), 2);
        let isi = t.semua(m).await;
        assert_eq!((&isi[0]["kode_warna"], &isi[0]["nama_warna"]), (&json!("KN"), &json!("KUNING")));
        for (csv, kode) in
            [("nama_warna\nMERAH\n", "IMPOR-02"), ("kode_warna,nama_warna\n", "IMPOR-04"), ("", "IMPOR-02")]
        {
            assert_eq!(t.impor(m, csv).await.unwrap_err().kode, kode, "{csv:?}");
        }
    });
}

#[test]
fn sel_kosong_di_berkas_memakai_bawaan() {
    testkit::kedua_mesin(|u| async move {
        let t = Toko::baru(&u, "JKT1").await;
        t.contoh(master("master-gudang"), 0).await.unwrap();
        let m = master("master-baki");
        let gudang =
            contoh::isi(master("master-gudang"), master("master-gudang").kolom("kode_gudang").unwrap(), 0);
        t.impor(m, &format!("kode_baki,kode_gudang,toleransi,aktif\nA1,{gudang},,\n")).await.unwrap();
        let b = &t.semua(m).await[0];
        assert_eq!((&b["toleransi"], &b["aktif"]), (&json!(0.1), &json!(true)));
    });
}

#[test]
fn rumus_di_sel_menjadi_teks_dan_pulang_utuh() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-warna"));
        t.tambah(m, &json!({ "kode_warna": "X", "nama_warna": "=1+1" })).await.unwrap();
        let csv = ekspor_csv(&t, m).await;
        assert!(csv.contains("'=1+1"), "{csv}");
        let id = t.semua(m).await[0]["_id"].as_str().unwrap().to_owned();
        t.ubah(m, &id, &json!({ "kode_warna": "Y" })).await.unwrap();
        assert_eq!(t.impor(m, &csv).await.unwrap(), 1);
        let nama: Vec<Value> = t.semua(m).await.iter().map(|b| b["nama_warna"].clone()).collect();
        assert_eq!(nama, [json!("=1+1"), json!("=1+1")]);
    });
}

#[test]
fn baris_kembar_dan_rentang_bertabrakan_di_dalam_berkas_ditemukan() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-parameter-rugi-nota"));
        t.rujukan(m, 0).await;
        let group = contoh::isi(m, m.kolom("kode_group").unwrap(), 0);
        let csv = format!(
            "kode_group,hari_dari,hari_sampai,jenis,nilai\n{group},0,30,PERSEN,3\n{group},31,60,PERSEN,4\n\
             {group},60,90,PERSEN,5\n{group},0,10,PERSEN,5\n{group},91,90,PERSEN,5\n{group},61,99,RP_GRAM,1.5\n"
        );
        let p = t.pratinjau(m, &csv).await.unwrap();
        let salah: Vec<(usize, String)> =
            p.contoh.iter().filter(|b| !b.salah.is_empty()).map(|b| (b.baris, b.salah.join("; "))).collect();
        assert_eq!(
            salah,
            [
                (4, "Hari Dari sampai Hari Sampai bertabrakan dengan 31 sampai 60 yang sudah ada".to_owned()),
                (5, format!("Rugi Nota {group} / 0 sudah ada")),
                (6, "Hari Sampai tidak boleh kurang dari Hari Dari".to_owned()),
                (7, "Nilai dalam rupiah harus angka bulat".to_owned()),
            ]
        );
        assert!(t.semua(m).await.is_empty());
    });
}

#[test]
fn kode_yang_pernah_dihapus_disebut_deleted_juga_di_berkas() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-warna"));
        let s = t.contoh(m, 0).await.unwrap();
        t.hapus(m, &s.id).await.unwrap();
        let p = t.pratinjau(m, &berkas(m, 0..1, utuh)).await.unwrap();
        assert!(p.contoh[0].salah[0].contains("DELETED"), "{:?}", p.contoh[0]);
        assert_eq!((p.jumlah_salah, p.tidur), (1, vec![2]));
        assert_eq!(t.impor(m, &berkas(m, 0..1, utuh)).await.unwrap_err().kode, "IMPOR-05");
    });
}

fn jawab(isi: Value) -> Aktifkan {
    serde_json::from_value(isi).unwrap()
}

#[test]
fn aktifkan_kembali_dijawab_sekali_untuk_semua_baris() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-sales"));
        for (kode, nama) in [("S01", "lama"), ("S02", "lama"), ("S03", "hidup")] {
            t.tambah(m, &json!({ "kode_sales": kode, "nama_sales": nama, "alamat": "jl. x" })).await.unwrap();
        }
        let id = |kode: &str| t.id(m, [("kode_sales".to_owned(), kode.to_owned())].into());
        let (satu, dua) = (id("S01").await.unwrap(), id("S02").await.unwrap());
        t.hapus(m, &satu).await.unwrap();
        t.ubah(m, &dua, &json!({ "aktif": false })).await.unwrap();
        let csv = "kode_sales,nama_sales\nS01,BARU SATU\nS02,BARU DUA\nS09,SEMBILAN\n";
        let p = t.pratinjau(m, csv).await.unwrap();
        assert_eq!((p.jumlah, p.jumlah_salah, &p.tidur), (3, 2, &vec![2, 3]));
        let kata: Vec<_> = p.contoh.iter().filter(|b| b.tidur).map(|b| b.salah.join("; ")).collect();
        assert_eq!(
            kata,
            [
                "Sales S01 pernah dihapus (DELETED). Aktifkan kembali?",
                "Sales S02 tidak aktif. Aktifkan kembali?"
            ]
        );
        let jadi = t.impor_dengan(m, csv, jawab(json!(true))).await.unwrap();
        assert_eq!((jadi.ditambah, jadi.diaktifkan, jadi.dilewati), (1, 2, 0));
        let isi = t.semua(m).await;
        let baris: Vec<_> = isi.iter().map(|b| (&b["kode_sales"], &b["nama_sales"], &b["aktif"])).collect();
        assert_eq!(
            json!(baris),
            json!([
                ["S01", "BARU SATU", true],
                ["S02", "BARU DUA", true],
                ["S03", "HIDUP", true],
                ["S09", "SEMBILAN", true]
            ])
        );
        // The same rows, by their ids, with what the file does not say as it was.
        assert_eq!((&isi[0]["_id"], &isi[0]["alamat"]), (&json!(satu), &json!("JL. X")));
        assert_eq!(t.aksi(m, &satu).await.iter().map(|a| a.1.as_str()).collect::<BTreeSet<_>>().len(), 3);
        // What lives is no question, whatever is answered.
        let tolak =
            t.impor_dengan(m, "kode_sales,nama_sales\nS03,X\n", jawab(json!(true))).await.unwrap_err();
        assert!(tolak.pesan.contains("Sales S03 sudah ada"), "{}", tolak.pesan);
    });
}

#[test]
fn aktifkan_kembali_dijawab_per_baris_dan_yang_tidak_dilewati() {
    setiap_master(|t, m| async move {
        if contoh::paling_banyak(m) < 4 {
            return;
        }
        for n in 0..2 {
            let s = t.contoh(m, n).await.unwrap();
            t.hapus(m, &s.id).await.unwrap();
        }
        t.semua_rujukan(m, 0..3).await;
        let awal = t.semua(m).await.len();
        let csv = berkas(m, 0..3, utuh);
        assert_eq!(t.pratinjau(m, &csv).await.unwrap().tidur, [2, 3], "{}", m.slug());
        for tidak in [json!(false), json!([])] {
            let jadi = t.impor_dengan(m, &berkas(m, 0..2, utuh), jawab(tidak)).await.unwrap();
            assert_eq!((jadi.disimpan(), jadi.dilewati), (0, 2), "{}", m.slug());
        }
        let jadi = t.impor_dengan(m, &csv, jawab(json!([3]))).await.unwrap();
        assert_eq!((jadi.ditambah, jadi.diaktifkan, jadi.dilewati), (1, 1, 1), "{}", m.slug());
        assert_eq!(t.semua(m).await.len(), awal + 2, "{}", m.slug());
    });
}

#[test]
fn sepuluh_ribu_baris_dengan_satu_salah_ditolak_seluruhnya() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-warna"));
        let mut csv = String::from("kode_warna,nama_warna\n");
        for n in 0..10_000 {
            let nama = if n == 7_654 { String::new() } else { format!("WARNA {n}") };
            csv.push_str(&format!("W{n:05},{nama}\n"));
        }
        let tolak = t.impor(m, &csv).await.unwrap_err();
        assert_eq!(
            tolak.pesan,
            "Baris 7656: Warna Tidak Boleh Kosong (1 baris salah, tidak ada yang disimpan)"
        );
        assert!(t.semua(m).await.is_empty());
    });
}

#[test]
fn impor_meninggalkan_versi_dan_audit_yang_sama_dengan_tambah_satu_per_satu() {
    testkit::kedua_mesin(|u| async move {
        let m = master("master-sales");
        let (satu, banyak) = (Toko::baru(&u, "JKT1").await, Toko::baru(&u, "BDG1").await);
        for n in 0..120 {
            satu.contoh(m, n).await.unwrap();
        }
        assert_eq!(banyak.impor(m, &berkas(m, 0..120, utuh)).await.unwrap(), 120);
        let tanpa_id = |mut isi: Vec<Value>| {
            isi.iter_mut().for_each(|b| drop(b.as_object_mut().unwrap().remove("_id")));
            isi
        };
        assert_eq!(tanpa_id(satu.semua(m).await), tanpa_id(banyak.semua(m).await));
        for sql in [
            "SELECT CAST(versi AS TEXT) || aksi || oleh || isi FROM buku_master WHERE toko = $1 ORDER BY 1",
            "SELECT aksi || objek || oleh || tgl_system || isi FROM audit WHERE toko = $1 AND aksi = 'TAMBAH MASTER' ORDER BY seq",
        ] {
            let isi = |toko: &'static str| {
                let db = u.db.clone();
                async move {
                    db.read(move |c| c.rows(sql, db::args![toko], |r| r.get::<String>(0))).await.unwrap()
                }
            };
            let (a, b) = (isi("JKT1").await, isi("BDG1").await);
            assert_eq!((a.len(), &a), (120, &b), "{sql}");
        }
    });
}

#[test]
fn pencarian_yang_menemukan_banyak_dan_sedikit_menghitung_dan_menghalaman_dengan_benar() {
    testkit::kedua_mesin(|u| async move {
        let m = master("master-sales");
        let t = Toko::baru(&u, "JKT1").await;
        let csv: String = (0..5205).fold("kode_sales,nama_sales\n".to_owned(), |isi, n| {
            isi + &format!("S{n:04},{} {:04}\n", if n % 100 == 7 { "JARANG" } else { "SERING" }, 5204 - n)
        });
        t.impor(m, &csv).await.unwrap();
        let tanya = |cari: &str, skip: i64| master::TanyaMaster {
            cari: Some(cari.to_owned()),
            sort_by: Some("nama_sales".into()),
            skip: Some(skip),
            limit: Some(5),
            ..master::TanyaMaster::default()
        };
        let nama = |isi: &[Value]| -> Vec<String> {
            isi.iter().map(|b| b["nama_sales"].as_str().unwrap().to_owned()).collect()
        };
        let (isi, count) = t.daftar(m, tanya("jarang", 50)).await;
        assert_eq!((nama(&isi), count), (vec!["JARANG 5097".to_owned(), "JARANG 5197".into()], 52));
        let (isi, count) = t.daftar(m, tanya("s", 5200)).await;
        assert_eq!((nama(&isi).last().unwrap().as_str(), isi.len(), count), ("SERING 5204", 5, 5205));
        let (isi, _) = t.daftar(m, tanya("sering", 0)).await;
        assert_eq!(nama(&isi)[0], "SERING 0000");
        for cari in ["jarang", "s", "tidak ada"] {
            assert_eq!(t.daftar(m, tanya(cari, 6000)).await.0, Vec::<Value>::new(), "{cari}: lewat akhir");
        }
    });
}
