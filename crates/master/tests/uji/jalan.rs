//! The walk: add, list, search, sort, page, edit, stale edit, delete, DELETED, wake, required fields, bounds.

use crate::alat::{Toko, mentah, setiap_master};
use crate::contoh;
use master::{BarisMaster, Jenis, Master, Simpan, TanyaMaster};
use platform::Status;
use serde_json::{Value, json};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// How many sample rows a walk adds.
fn banyak(m: &Master) -> usize {
    contoh::paling_banyak(m).min(5)
}

async fn isi(t: &Toko, m: &'static Master) -> Vec<Simpan> {
    let mut s = Vec::new();
    for n in 0..banyak(m) {
        s.push(t.contoh(m, n).await.unwrap_or_else(|e| panic!("{} ke {n}: {e:?}", m.slug())));
    }
    s
}

#[test]
fn baris_ditambah_lalu_tampak_di_daftar_persis_seperti_dijawab() {
    setiap_master(|t, m| async move {
        let s = isi(&t, m).await;
        let (daftar, count) = t.daftar(m, TanyaMaster::default()).await;
        assert_eq!((daftar.len(), count), (s.len(), i64::try_from(s.len()).unwrap()), "{}", m.slug());
        for x in &s {
            assert_eq!((x.id.len(), x.versi), (16, 1));
            let baris = daftar.iter().find(|b| b["_id"] == json!(x.id)).unwrap();
            assert_eq!(baris, &x.json(m), "{}", m.slug());
        }
        let t2 = t.contoh(m, 0).await.unwrap_err();
        assert_eq!((t2.status, t2.kode), (Status::SudahTerjadi, "MASTER-04"), "{}", m.slug());
        assert!(m.kunci.iter().all(|k| t2.kolom.contains_key(*k)), "{t2:?}");
    });
}

#[test]
fn kunci_unik_juga_dijaga_oleh_tabelnya() {
    setiap_master(|t, m| async move {
        let s = t.contoh(m, 0).await.unwrap();
        let kolom = m.kolom.iter().map(|k| k.nama).collect::<Vec<_>>().join(", ");
        let sql = format!(
            "INSERT INTO {0} (toko, id, dihapus, versi, diubah, oleh, cari, {kolom}) \
             SELECT toko, 'lain', dihapus, versi, diubah, oleh, cari, {kolom} FROM {0} WHERE id = $1",
            m.tabel
        );
        let p = t.p.clone();
        let hasil: Result<u64, db::Error> =
            t.u.db.write(p.toko, move |tx| tx.exec(&sql, db::args![s.id.as_str()])).await;
        assert!(hasil.as_ref().is_err_and(db::Error::unik), "{}: {hasil:?}", m.slug());
    });
}

#[test]
fn kotak_cari_menemukan_isi_kolom_yang_dicari_saja() {
    setiap_master(|t, m| async move {
        let s = isi(&t, m).await;
        let cari = |teks: &str| TanyaMaster { cari: Some(teks.to_owned()), ..TanyaMaster::default() };
        assert_eq!(t.daftar(m, cari("zz tidak ada %_ zz")).await, (vec![], 0), "{}", m.slug());
        for k in m.kolom.iter().filter(|k| k.dicari && !k.sistem) {
            let teks = s[0].baris.teks(k.nama);
            let (ada, _) = t.daftar(m, cari(&teks.to_lowercase())).await;
            assert!(ada.iter().any(|b| b["_id"] == json!(s[0].id)), "{} {}: {teks}", m.slug(), k.nama);
            assert!(ada.iter().all(|b| b.to_string().contains(teks)), "{} {}: {teks}", m.slug(), k.nama);
        }
    });
}

fn banding(a: &Value, b: &Value) -> Ordering {
    match (a, b) {
        (Value::String(a), Value::String(b)) => a.as_bytes().cmp(b.as_bytes()),
        (Value::Bool(a), Value::Bool(b)) => a.cmp(b),
        (a, b) => a.as_f64().unwrap().total_cmp(&b.as_f64().unwrap()),
    }
}

#[test]
fn daftar_terurut_menurut_setiap_kolom_dan_halamannya_tidak_bertumpuk() {
    setiap_master(|t, m| async move {
        let s = isi(&t, m).await;
        for k in m.kolom {
            for (urut, balik) in [("asc", false), ("desc", true)] {
                let tanya = |skip, limit| TanyaMaster {
                    sort_by: Some(k.nama.to_owned()),
                    urut: Some(urut.to_owned()),
                    skip,
                    limit,
                    ..TanyaMaster::default()
                };
                let (semua, _) = t.daftar(m, tanya(None, None)).await;
                let benar = semua.windows(2).all(|w| {
                    let o = banding(&w[0][k.nama], &w[1][k.nama]);
                    if balik { o != Ordering::Less } else { o != Ordering::Greater }
                });
                assert!(benar, "{} menurut {} {urut}: {semua:?}", m.slug(), k.nama);
                let mut halaman = Vec::new();
                for skip in (0..s.len()).step_by(2) {
                    let (isi, count) = t.daftar(m, tanya(Some(i64::try_from(skip).unwrap()), Some(2))).await;
                    assert!(isi.len() <= 2 && count == i64::try_from(s.len()).unwrap());
                    halaman.extend(isi);
                }
                assert_eq!(halaman, semua, "{} menurut {} {urut}", m.slug(), k.nama);
            }
        }
        let asing = TanyaMaster { sort_by: Some("versi; DROP TABLE warna".into()), ..TanyaMaster::default() };
        assert_eq!(t.di(m, m.daftar[0], None, asing).await.unwrap_err().kode, "MASTER-06");
    });
}

#[test]
fn rujukan_tampil_dengan_namanya_bila_diminta() {
    setiap_master(|t, m| async move {
        let rujukan: Vec<_> = m
            .kolom
            .iter()
            .filter_map(|k| match k.jenis {
                Jenis::Rujuk(slug) => Some((k.nama, crate::alat::master(slug))),
                _ => None,
            })
            .collect();
        if rujukan.is_empty() {
            return;
        }
        t.contoh(m, 0).await.unwrap_or_else(|e| panic!("{}: {e:?}", m.slug()));
        let (polos, _) = t.daftar(m, TanyaMaster::default()).await;
        let (rinci, _) = t.daftar(m, TanyaMaster { rinci: Some("1".into()), ..TanyaMaster::default() }).await;
        for (kolom, r) in rujukan {
            let kunci = format!("{kolom}_nama");
            assert_eq!(polos[0].get(&kunci), None, "{}", m.slug());
            let yang = t.semua(r).await.into_iter().find(|b| b[r.kunci[0]] == rinci[0][kolom]);
            assert_eq!(rinci[0][&kunci], yang.unwrap()[r.nama().unwrap().nama], "{} {kolom}", m.slug());
        }
    });
}

#[test]
fn ubahan_menaikkan_versi_dan_ubahan_basi_melihat_kedua_versi() {
    setiap_master(|t, m| async move {
        let s = t.contoh(m, 0).await.unwrap();
        let sama = t.ubah(m, &s.id, &contoh::baris(m, 0)).await.unwrap();
        assert_eq!(sama.versi, 1, "{}: tidak ada yang berubah", m.slug());
        let mut baru = contoh::ubahan(m, 0);
        baru["versi"] = json!(1);
        let kedua = t.ubah(m, &s.id, &baru).await.unwrap_or_else(|e| panic!("{}: {e:?}", m.slug()));
        assert_eq!(kedua.versi, 2);
        assert_ne!(kedua.baris, s.baris, "{}", m.slug());
        assert_eq!(t.semua(m).await, [kedua.json(m)]);

        let mut basi = contoh::baris(m, 0);
        basi["versi"] = json!(1);
        let tolak = t.ubah(m, &s.id, &basi).await.unwrap_err();
        assert_eq!((tolak.status, tolak.kode), (Status::SudahTerjadi, "MASTER-07"), "{}", m.slug());
        let rincian = tolak.rincian.unwrap();
        assert_eq!(rincian["tersimpan"], kedua.baris.json(m));
        assert_eq!((rincian["versi"].as_i64(), rincian["oleh"].as_str()), (Some(2), Some("rina")));
        let dikirim = BarisMaster::urai(m, &mentah(&contoh::baris(m, 0)), None).unwrap().json(m);
        for k in m.kolom.iter().filter(|k| !k.sistem) {
            assert_eq!(rincian["dikirim"][k.nama], dikirim[k.nama], "{} {}", m.slug(), k.nama);
        }
        assert_eq!(t.semua(m).await, [kedua.json(m)], "yang basi tidak menulis apa-apa");
        assert_eq!(t.aksi(m, &s.id).await, [(2, "UBAH".to_owned()), (1, "TAMBAH".to_owned())]);
    });
}

#[test]
fn ubahan_yang_tidak_menyebut_kolom_membiarkannya() {
    setiap_master(|t, m| async move {
        let s = t.contoh(m, 0).await.unwrap();
        let kosong = t.ubah(m, &s.id, &json!({ "versi": 1 })).await.unwrap();
        assert_eq!((kosong.versi, kosong.baris), (1, s.baris), "{}", m.slug());
        assert_eq!(t.ubah(m, "bukan-id", &json!({})).await.unwrap_err().status, Status::TidakAda);
    });
}

#[test]
fn yang_dihapus_hilang_disebut_deleted_dan_bisa_diaktifkan() {
    setiap_master(|t, m| async move {
        let s = t.contoh(m, 0).await.unwrap();
        t.contoh(m, 1).await.unwrap();
        t.hapus(m, &s.id).await.unwrap_or_else(|e| panic!("{}: {e:?}", m.slug()));
        assert_eq!(t.semua(m).await.len(), 1);
        assert_eq!(t.hapus(m, &s.id).await.unwrap_err().kode, "MASTER-02");
        assert_eq!(t.ubah(m, &s.id, &contoh::baris(m, 0)).await.unwrap_err().kode, "MASTER-02");
        let (p, id) = (t.p.clone(), s.id.clone());
        let satu = t.u.db.read(move |c| master::satu(c, m, &p, &id)).await;
        assert_eq!(satu.unwrap_err().status, Status::TidakAda);

        let tolak = t.contoh(m, 0).await.unwrap_err();
        assert_eq!((tolak.status, tolak.kode), (Status::SudahTerjadi, "MASTER-05"), "{}", m.slug());
        assert!(tolak.pesan.contains("DELETED"), "{}", tolak.pesan);
        let mut lagi = contoh::baris(m, 0);
        lagi["aktifkan"] = json!(true);
        let hidup = t.tambah(m, &lagi).await.unwrap();
        assert_eq!((hidup.id.as_str(), hidup.versi), (s.id.as_str(), 3), "{}", m.slug());
        assert_eq!(hidup.baris, s.baris, "{}", m.slug());
        assert_eq!(t.semua(m).await.len(), 2);
        let aksi: Vec<String> = t.aksi(m, &s.id).await.into_iter().map(|(_, a)| a).collect();
        assert_eq!(aksi, ["AKTIFKAN", "HAPUS", "TAMBAH"]);
    });
}

#[test]
fn baris_bisa_dihapus_menurut_kuncinya() {
    setiap_master(|t, m| async move {
        let s = t.contoh(m, 0).await.unwrap();
        t.contoh(m, 1).await.unwrap();
        // As typed: small letters find what is kept in capitals.
        let kunci: BTreeMap<String, String> =
            m.kolom_kunci().map(|k| (k.nama.to_owned(), contoh::isi(m, k, 0).to_lowercase())).collect();
        assert_eq!(t.id(m, kunci.clone()).await.unwrap(), s.id, "{}", m.slug());
        t.hapus(m, &s.id).await.unwrap();
        assert_eq!(t.id(m, kunci).await.unwrap_err().status, Status::TidakAda);
        if m.kolom_kunci().any(|k| k.wajib.is_some()) {
            assert_eq!(t.id(m, BTreeMap::new()).await.unwrap_err().kode, "MASTER-01", "{}", m.slug());
        }
    });
}

#[test]
fn setiap_kolom_wajib_punya_pesannya_sendiri_dan_semuanya_disebut_sekaligus() {
    setiap_master(|t, m| async move {
        t.rujukan(m, 0).await;
        let awal = t.semua(m).await.len();
        let wajib: Vec<_> = m.kolom.iter().filter_map(|k| k.wajib.map(|p| (k, p))).collect();
        for (k, pesan) in &wajib {
            for kosong in [json!(""), json!("   "), Value::Null] {
                let mut b = contoh::baris(m, 0);
                b[k.nama] = kosong;
                let tolak = t.tambah(m, &b).await.unwrap_err();
                assert_eq!((tolak.status, tolak.kode), (Status::Aturan, "MASTER-01"));
                assert_eq!(tolak.kolom.get(k.nama).map(String::as_str), Some(*pesan), "{}", m.slug());
                assert_eq!(tolak.pesan, *pesan);
            }
        }
        let semua: Value = wajib.iter().map(|(k, _)| (k.nama.to_owned(), json!(""))).collect();
        if let Err(tolak) = t.tambah(m, &semua).await {
            let ada: Vec<&str> = tolak.kolom.keys().map(String::as_str).collect();
            assert!(wajib.iter().all(|(k, _)| ada.contains(&k.nama)), "{}: {ada:?}", m.slug());
        } else {
            assert!(wajib.is_empty(), "{}", m.slug());
        }
        assert!(t.semua(m).await.len() <= awal + usize::from(wajib.is_empty()));
    });
}

#[test]
fn isian_di_luar_batas_ditolak_pada_kolomnya() {
    setiap_master(|t, m| async move {
        t.rujukan(m, 0).await;
        for k in m.kolom.iter().filter(|k| !k.sistem) {
            let mut salah: Vec<Value> = vec![json!("a\u{7}b"), json!(["x"]), json!({ "x": 1 })];
            match k.jenis {
                Jenis::Kode => {
                    salah.extend([json!("X".repeat(k.maks + 1)), json!("É"), json!("<b>"), json!("'; --")]);
                }
                Jenis::Teks | Jenis::TeksKecil => salah.push(json!("X".repeat(k.maks + 1))),
                Jenis::Telepon => salah.extend([json!("abc"), json!("12"), json!("1".repeat(30))]),
                Jenis::Angka | Jenis::Rupiah => {
                    salah.extend([
                        json!("-1"),
                        json!(-1),
                        json!("1.5"),
                        json!("1e3"),
                        json!("99999999999999999999"),
                        json!("x"),
                    ]);
                    salah.push(json!(k.maks_angka.unwrap() + 1));
                }
                Jenis::Berat | Jenis::Carat => salah.extend([json!("-0.001"), json!("1.2345"), json!("x")]),
                Jenis::Persen | Jenis::Kadar => salah.extend([json!("-1"), json!("100.01"), json!("1.234")]),
                Jenis::Usd | Jenis::Kurs | Jenis::Nilai(_) => {
                    salah.extend([json!("-1"), json!("1.234"), json!("x")]);
                }
                Jenis::Tanda => salah.extend([json!("mungkin"), json!(2)]),
                Jenis::Tanggal => salah.extend([json!("2026-02-30"), json!("15-11-2026"), json!("kemarin")]),
                Jenis::Pilihan(_) => salah.push(json!("BUKAN PILIHAN")),
                Jenis::Rujuk(_) => {}
                Jenis::Pengguna => salah.extend([json!("bukan user!"), json!("tak-ada")]),
            }
            for s in salah {
                let mut b = contoh::baris(m, 0);
                b[k.nama] = s.clone();
                let tolak = t.tambah(m, &b).await.map(|s| s.json(m)).unwrap_err();
                assert_eq!(tolak.status, Status::Aturan, "{} {} = {s}: {tolak}", m.slug(), k.nama);
                let pesan = tolak
                    .kolom
                    .get(k.nama)
                    .unwrap_or_else(|| panic!("{} {} = {s}: {tolak:?}", m.slug(), k.nama));
                if s == json!("100.01") {
                    assert_eq!(pesan, "Tidak Boleh Melebihi 100 !");
                }
            }
        }
    });
}

#[test]
fn rujukan_yang_tidak_ada_ditolak_dengan_menyebut_masternya() {
    setiap_master(|t, m| async move {
        t.rujukan(m, 0).await;
        for k in m.kolom {
            let Jenis::Rujuk(slug) = k.jenis else { continue };
            let r = master::cari(slug).unwrap();
            if contoh::paling_banyak(r) != usize::MAX {
                continue;
            }
            let mut b = contoh::baris(m, 0);
            b[k.nama] = json!("TAK_ADA");
            let tolak = t.tambah(m, &b).await.unwrap_err();
            assert_eq!((tolak.status, tolak.kode), (Status::Aturan, "MASTER-03"), "{} {}", m.slug(), k.nama);
            assert_eq!(tolak.kolom[k.nama], format!("{} TAK_ADA tidak ada di {}", k.label, r.sebut));
        }
    });
}

#[test]
fn setiap_perbuatan_ada_di_rantai_audit_dan_buku_master() {
    setiap_master(|t, m| async move {
        let s = t.contoh(m, 0).await.unwrap();
        t.ubah(m, &s.id, &contoh::ubahan(m, 0)).await.unwrap();
        t.hapus(m, &s.id).await.unwrap();
        let (toko, tabel, id) = (t.p.toko.clone(), m.tabel, s.id.clone());
        let audit: Vec<(String, String)> =
            t.u.db
                .read(move |c| {
                    c.rows(
                        "SELECT aksi, isi FROM audit WHERE toko = $1 AND objek LIKE $2 ORDER BY seq",
                        db::args![&toko, format!("{tabel} %")],
                        |r| Ok((r.get(0)?, r.get(1)?)),
                    )
                })
                .await
                .unwrap();
        let aksi: Vec<&str> = audit.iter().map(|(a, _)| a.as_str()).collect();
        assert_eq!(aksi, ["TAMBAH MASTER", "UBAH MASTER", "HAPUS MASTER"], "{}", m.slug());
        let ubah: Value = serde_json::from_str(&audit[1].1).unwrap();
        assert_eq!(ubah["lama"], s.baris.json(m));
        assert_ne!(ubah["baru"], ubah["lama"]);
        let buku: Vec<(i64, String)> =
            t.u.db
                .read(move |c| {
                    c.rows(
                        "SELECT versi, aksi FROM buku_master WHERE tabel = $1 AND id = $2 ORDER BY versi",
                        db::args![tabel, id],
                        |r| Ok((r.int(0)?, r.get(1)?)),
                    )
                })
                .await
                .unwrap();
        assert_eq!(buku, [(1, "TAMBAH".into()), (2, "UBAH".into()), (3, "HAPUS".into())], "{}", m.slug());
    });
}
