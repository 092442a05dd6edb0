//! What is in use is neither deleted nor renamed, and the refusal says where it is used.

use crate::alat::{Toko, master, setiap_master};
use crate::contoh;
use ledger::Arah;
use ledger::stok::Luar;
use master::{Jenis, SEMUA};
use platform::Status;
use serde_json::json;
use testkit::bangun;
use values::{KodeDept, KodeGroup};

#[test]
fn yang_masih_dipakai_master_lain_tidak_bisa_dihapus_dan_disebut_di_mana() {
    setiap_master(|t, m| async move {
        for d in m.dipakai {
            let Some(pemakai) = SEMUA.iter().copied().find(|x| x.tabel == d.tabel) else { continue };
            let k = pemakai.kolom(d.kolom).unwrap();
            assert!(matches!(k.jenis, Jenis::Rujuk(s) if s == m.slug()), "{d:?}");
            let s = t.contoh(pemakai, 0).await.unwrap_or_else(|e| panic!("{}: {e:?}", pemakai.slug()));
            let kode = s.baris.teks(d.kolom).to_owned();
            let id = t.id(m, [(m.kunci[0].to_owned(), kode.clone())].into()).await.unwrap();
            let tolak = t.hapus(m, &id).await.unwrap_err();
            assert_eq!((tolak.status, tolak.kode), (Status::SudahTerjadi, "MASTER-08"), "{} {d:?}", m.slug());
            let awal = format!("{} {kode} tidak bisa dihapus, masih dipakai: ", m.sebut);
            assert!(tolak.pesan.starts_with(&awal), "{}", tolak.pesan);
            assert!(tolak.pesan.contains(&format!("1 {}", d.sebut.to_lowercase())), "{}", tolak.pesan);
            // A sleeping row holds nothing.
            let lain: Vec<_> =
                t.semua(pemakai).await.iter().map(|b| b["_id"].as_str().unwrap().to_owned()).collect();
            for id in lain {
                t.hapus(pemakai, &id).await.unwrap_or_else(|e| panic!("{}: {e:?}", pemakai.slug()));
            }
            let tolak = t.hapus(m, &id).await.err();
            assert!(
                !tolak.is_some_and(|t| t.pesan.contains(&format!("1 {}", d.sebut.to_lowercase()))),
                "{} {d:?}",
                m.slug()
            );
        }
    });
}

#[test]
fn kode_yang_dipakai_tidak_bisa_diganti_tetapi_namanya_bisa() {
    testkit::kedua_mesin(|u| async move {
        let t = Toko::baru(&u, "JKT1").await;
        let (bank, rekening) = (master("master-bank"), master("master-rekening"));
        t.contoh(rekening, 0).await.unwrap();
        let id = t.semua(bank).await[0]["_id"].as_str().unwrap().to_owned();
        let tolak = t.ubah(bank, &id, &json!({ "kode_bank": "LAIN" })).await.unwrap_err();
        assert_eq!(tolak.kode, "MASTER-08");
        assert!(
            tolak.pesan.contains("diganti kodenya") && tolak.pesan.contains("1 rekening"),
            "{}",
            tolak.pesan
        );
        t.ubah(bank, &id, &json!({ "nama_bank": "lain" })).await.unwrap();
        let s = t.contoh(bank, 7).await.unwrap();
        t.ubah(bank, &s.id, &json!({ "kode_bank": "BEBAS" })).await.unwrap();
        let tolak = t
            .ubah(bank, &s.id, &json!({ "kode_bank": contoh::baris(bank, 0)["kode_bank"] }))
            .await
            .unwrap_err();
        assert_eq!(tolak.kode, "MASTER-04");
    });
}

#[test]
fn gudang_dan_baki_yang_berisi_barang_tidak_bisa_dihapus_atau_dipindah() {
    testkit::kedua_mesin(|u| async move {
        let t = Toko::baru(&u, "JKT1").await;
        let (gudang, baki) = (master("master-gudang"), master("master-baki"));
        t.tambah(gudang, &json!({ "kode_gudang": "TOKO", "nama_gudang": "x", "boleh_jual": true }))
            .await
            .unwrap();
        let g = t.tambah(gudang, &json!({ "kode_gudang": "STOCK", "nama_gudang": "x" })).await.unwrap();
        let b = t.tambah(baki, &json!({ "kode_baki": "A1", "kode_gudang": "TOKO" })).await.unwrap();
        bangun::terima(&u.db, &t.p.toko, 1, "A1", bangun::Isi::new(2_000, 1_500, 3_000_000)).await.unwrap();
        let tolak = t.hapus(baki, &b.id).await.unwrap_err();
        assert_eq!(tolak.pesan, "Baki A1 tidak bisa dihapus, masih dipakai: 1 barang");
        let tolak = t.ubah(baki, &b.id, &json!({ "kode_gudang": "STOCK" })).await.unwrap_err();
        assert_eq!(tolak.kolom["kode_gudang"], "Baki A1 masih berisi 1 barang di gudang TOKO");
        let tolak = t.ubah(baki, &b.id, &json!({ "aktif": false })).await.unwrap_err();
        assert!(tolak.kolom.contains_key("aktif"), "{tolak:?}");
        t.ubah(baki, &b.id, &json!({ "tara": "12.5" })).await.unwrap();
        let toko = t.id(gudang, [("kode_gudang".to_owned(), "toko".to_owned())].into()).await.unwrap();
        let pesan = t.hapus(gudang, &toko).await.unwrap_err().pesan;
        assert_eq!(pesan, "Gudang TOKO tidak bisa dihapus, masih dipakai: 1 baki, 1 barang");
        bangun::jual(&u.db, &t.p.toko, 1, "A1", bangun::Isi::new(2_000, 1_500, 3_000_000)).await.unwrap();
        t.ubah(baki, &b.id, &json!({ "kode_gudang": "STOCK", "aktif": false })).await.unwrap();
        t.hapus(gudang, &toko).await.unwrap();
        assert_eq!(t.hapus(gudang, &g.id).await.unwrap_err().kode, "MASTER-08");
        t.hapus(baki, &b.id).await.unwrap();
        t.hapus(gudang, &g.id).await.unwrap();
    });
}

#[test]
fn rekening_yang_pernah_dipakai_buku_bank_tidak_bisa_dihapus() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-rekening"));
        let s = t.contoh(m, 0).await.unwrap();
        let no = s.baris.teks("no_rekening");
        bangun::bank(&u.db, &t.p.toko, vec![bangun::baris_bank(no, Arah::Masuk, 1_000, false)])
            .await
            .unwrap();
        assert!(t.hapus(m, &s.id).await.unwrap_err().pesan.contains("1 mutasi bank"));
    });
}

#[test]
fn yang_hanya_berisi_stok_hitungan_juga_tidak_bisa_dihapus() {
    testkit::kedua_mesin(|u| async move {
        let t = Toko::baru(&u, "JKT1").await;
        let [gudang, baki, jenis, group] =
            ["master-gudang", "master-baki", "master-jenis", "master-group"].map(master);
        let g = t.tambah(gudang, &json!({ "kode_gudang": "TOKO", "nama_gudang": "x" })).await.unwrap();
        t.tambah(gudang, &json!({ "kode_gudang": "STOCK", "nama_gudang": "x" })).await.unwrap();
        let b = t.tambah(baki, &json!({ "kode_baki": "A1", "kode_gudang": "TOKO" })).await.unwrap();
        let j = t.contoh(jenis, 0).await.unwrap();
        let (kode_group, kode_dept) = (j.baris.teks("kode_group"), j.baris.teks("kode_dept"));
        let kunci = [("kode_group".to_owned(), kode_group.to_owned())].into();
        let grup = t.id(group, kunci).await.unwrap();
        let gerak = |masuk: bool| {
            let (luar, baki) = (bangun::luar(Luar::Pemasok), bangun::baki("A1"));
            let (dari, ke) = if masuk { (luar, baki) } else { (baki, luar) };
            let mut g = bangun::gerak_curah(dari, ke, 7, 14_000, 9_000);
            g.macam.group = KodeGroup::parse(kode_group).unwrap();
            g.macam.dept = KodeDept::parse(kode_dept).unwrap();
            vec![g]
        };
        bangun::curah(&u.db, &t.p.toko, gerak(true)).await.unwrap();
        for (m, id) in [(gudang, &g.id), (baki, &b.id), (jenis, &j.id), (group, &grup)] {
            let tolak = t.hapus(m, id).await.unwrap_err();
            assert_eq!((tolak.status, tolak.kode), (Status::SudahTerjadi, "MASTER-08"), "{}", m.slug());
            assert!(tolak.pesan.contains("1 stok aksesoris dan barang manual"), "{}", tolak.pesan);
        }
        for (ubah, kolom) in
            [(json!({ "kode_gudang": "STOCK" }), "kode_gudang"), (json!({ "aktif": false }), "aktif")]
        {
            let tolak = t.ubah(baki, &b.id, &ubah).await.unwrap_err();
            let mau = "Baki A1 masih berisi 7 pcs aksesoris atau barang manual di gudang TOKO";
            assert_eq!(tolak.kolom[kolom], mau);
        }
        // Gone again, nothing holds them: an empty balance is no use.
        bangun::curah(&u.db, &t.p.toko, gerak(false)).await.unwrap();
        for (m, id) in [(baki, &b.id), (gudang, &g.id), (jenis, &j.id), (group, &grup)] {
            t.hapus(m, id).await.unwrap_or_else(|e| panic!("{}: {e:?}", m.slug()));
        }
    });
}

#[test]
fn dokumen_yang_menyebutnya_dihitung_dan_jalan_keluarnya_nonaktif() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-rekening"));
        let s = t.contoh(m, 0).await.unwrap();
        let no = s.baris.teks("no_rekening").to_owned();
        for _ in 0..3 {
            bangun::bank(&u.db, &t.p.toko, vec![bangun::baris_bank(&no, Arah::Masuk, 1_000, false)])
                .await
                .unwrap();
        }
        let pesan = t.hapus(m, &s.id).await.unwrap_err().pesan;
        assert_eq!(pesan, format!("Rekening {no} tidak bisa dihapus, masih dipakai: 3 mutasi bank"));
        t.ubah(m, &s.id, &json!({ "aktif": false })).await.unwrap();
    });
}

#[test]
fn tempat_pakai_setiap_master_ada_di_basis_data() {
    testkit::kedua_mesin(|u| async move {
        let t = Toko::baru(&u, "JKT1").await;
        for m in SEMUA.iter().copied() {
            for d in m.dipakai {
                let bila = if d.bila.is_empty() { "1 = 1" } else { d.bila };
                let sql = format!("SELECT COUNT(*) FROM {} WHERE {} = $1 AND {bila}", d.tabel, d.kolom);
                let n: i64 = t
                    .tulis(move |tx, _| Ok(tx.nilai(&sql, db::args!["TAK_ADA"])?))
                    .await
                    .unwrap_or_else(|e| panic!("{} {d:?}: {e:?}", m.slug()));
                assert_eq!(n, 0);
            }
        }
    });
}

/// Of the masters that others name, those that are not made inactive: another account is chosen where the account is used, on
/// its own screen; provinces have no screen and come with the program.
const TETAP: &[&str] = &["akun", "provinsi"];

#[test]
fn setiap_master_yang_dipakai_bisa_dinonaktifkan() {
    let tanpa: Vec<_> = SEMUA
        .iter()
        .filter(|m| !m.dipakai.is_empty())
        .filter(|m| {
            !m.kolom("aktif").is_some_and(|k| k.jenis == Jenis::Tanda && k.bawaan == "1" && !k.sistem)
        })
        .map(|m| m.slug())
        .collect();
    assert_eq!(tanpa, TETAP);
}

#[test]
fn yang_tidak_aktif_tidak_dirujuk_lagi_dan_yang_sudah_merujuknya_tetap() {
    setiap_master(|t, m| async move {
        t.rujukan(m, 1).await;
        let s = t.contoh(m, 0).await.unwrap_or_else(|e| panic!("{}: {e:?}", m.slug()));
        let rujukan = m.kolom.iter().filter_map(|k| match k.jenis {
            Jenis::Rujuk(slug) if !m.kunci.contains(&k.nama) && !k.sistem => Some((k, master(slug))),
            _ => None,
        });
        for (k, r) in rujukan.filter(|(_, r)| r.kolom("aktif").is_some()) {
            let kode = s.baris.teks(k.nama).to_owned();
            let id = t.id(r, [(r.kunci[0].to_owned(), kode.clone())].into()).await.unwrap();
            t.ubah(r, &id, &json!({ "aktif": false })).await.unwrap();
            // What named it before can be saved, deleted and woken.
            t.ubah(m, &s.id, &contoh::baris(m, 0)).await.unwrap();
            t.hapus(m, &s.id).await.unwrap();
            let mut lagi = contoh::baris(m, 0);
            lagi["aktifkan"] = json!(true);
            assert_eq!(t.tambah(m, &lagi).await.unwrap().id, s.id, "{}", m.slug());
            // Nothing new does, nor with the word that wakes.
            let mut baru = contoh::baris(m, 1);
            baru["aktifkan"] = json!(true);
            let tolak = t.tambah(m, &baru).await.unwrap_err();
            let pesan = format!("{kode} tidak aktif di {}", r.sebut);
            assert!(tolak.kolom.values().any(|p| p.ends_with(&pesan)), "{} {tolak:?}", m.slug());
            t.ubah(r, &id, &json!({ "aktif": true })).await.unwrap();
        }
    });
}
