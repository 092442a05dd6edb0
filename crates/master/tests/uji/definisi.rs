//! The definitions themselves: they agree with the routes, with each other and with the tables.

use crate::alat::master;
use master::{Jenis, Lingkup, Master, SEMUA};
use platform::menu;
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn setiap_rute_master_punya_definisi_dan_sebaliknya() {
    let punya: BTreeSet<&str> = SEMUA.iter().filter(|m| m.tanpa_layar.is_empty()).map(|m| m.rute).collect();
    // The stores themselves are rows of the chain's own table.
    let seharusnya: BTreeSet<&str> = menu::RUTE
        .iter()
        .filter(|r| r.jenis == menu::Jenis::Master && r.path != "/master-toko")
        .map(|r| r.path)
        .collect();
    assert_eq!(punya, seharusnya);
    for m in SEMUA.iter().filter(|m| !m.tanpa_layar.is_empty()) {
        assert!(menu::cari(m.rute).is_some(), "{}: rute {} tidak ada", m.slug(), m.rute);
    }
}

#[test]
fn tidak_ada_dua_master_dengan_nama_tabel_atau_jalur_yang_sama() {
    let kembar = |ambil: fn(&Master) -> Vec<&'static str>| {
        let mut ada = BTreeSet::new();
        SEMUA.iter().flat_map(|m| ambil(m)).filter(|x| !ada.insert(*x)).collect::<Vec<_>>()
    };
    assert_eq!(kembar(|m| vec![m.slug()]), [""; 0]);
    assert_eq!(kembar(|m| vec![m.tabel]), [""; 0]);
    assert_eq!(kembar(|m| vec![m.path]), [""; 0]);
    assert_eq!(
        kembar(|m| m.daftar.iter().copied().chain(m.saringan.iter().map(|(p, _)| *p)).collect()),
        [""; 0]
    );
}

#[test]
fn kolom_kunci_rentang_dan_nilai_menunjuk_kolom_yang_ada() {
    for m in SEMUA {
        let s = m.slug();
        assert!(!m.daftar.is_empty() && !m.kunci.is_empty(), "{s}");
        let mut nama = BTreeSet::new();
        for k in m.kolom {
            assert!(nama.insert(k.nama), "{s}: kolom {} kembar", k.nama);
            if let Jenis::Nilai(satuan) = k.jenis {
                assert!(
                    matches!(m.kolom(satuan).map(|k| k.jenis), Some(Jenis::Pilihan(_))),
                    "{s}: {}",
                    k.nama
                );
            }
            if let Jenis::Pilihan(p) = k.jenis {
                assert!(k.wajib.is_some() || p.contains(&k.bawaan), "{s}: {} tanpa bawaan", k.nama);
            }
            assert!(!k.sistem || k.wajib.is_none(), "{s}: {}", k.nama);
        }
        for k in m.kunci {
            let k = m.kolom(k).unwrap_or_else(|| panic!("{s}: kunci {k} bukan kolom"));
            assert!(!k.sistem && !k.bisa_null() && k.jenis != Jenis::Tanda, "{s}: kunci {}", k.nama);
            assert!(!["id", "code", "bentuk"].contains(&k.nama), "{s}: {} adalah nama di jalur", k.nama);
        }
        if let Some(r) = m.rentang {
            for k in [r.dari, r.sampai] {
                assert!(m.kolom(k).is_some_and(master::Kolom::berangka), "{s}: {k}");
            }
            let mut kunci: Vec<&str> = r.per.to_vec();
            kunci.push(r.dari);
            assert_eq!(kunci, m.kunci, "{s}: awal rentang bersama kelompoknya adalah kuncinya");
        }
    }
}

#[test]
fn pesan_wajib_berbunyi_seperti_spesifikasi() {
    for m in SEMUA {
        for k in m.kolom {
            if let Some(pesan) = k.wajib {
                assert!(pesan.ends_with(" Tidak Boleh Kosong"), "{} {}: {pesan}", m.slug(), k.nama);
            }
        }
    }
    for (slug, kolom, pesan) in [
        ("master-warna", "kode_warna", "Kode Warna Tidak Boleh Kosong"),
        ("master-warna", "nama_warna", "Warna Tidak Boleh Kosong"),
        ("master-rekening", "kode_bank", "Kode Bank Tidak Boleh Kosong"),
        ("master-rekening", "no_rekening", "No Rekening Tidak Boleh Kosong"),
    ] {
        assert_eq!(master(slug).kolom(kolom).unwrap().wajib, Some(pesan));
    }
}

#[test]
fn setiap_rujukan_menunjuk_master_berkunci_tunggal_yang_tahu_siapa_memakainya() {
    for m in SEMUA {
        for k in m.kolom {
            let Jenis::Rujuk(slug) = k.jenis else { continue };
            let r = master(slug);
            assert_eq!(r.kunci.len(), 1, "{}.{} merujuk {slug}", m.slug(), k.nama);
            assert!(
                r.lingkup == Lingkup::Rantai || m.lingkup == Lingkup::Toko,
                "{} merujuk data toko",
                m.slug()
            );
            assert!(
                r.dipakai.iter().any(|d| d.tabel == m.tabel && d.kolom == k.nama),
                "{slug} tidak tahu bahwa {}.{} memakainya",
                m.tabel,
                k.nama
            );
        }
        assert!(m.dipakai.is_empty() || m.kunci.len() == 1, "{}", m.slug());
    }
}

/// name -> (is a number, may be null)
type Kolom = BTreeMap<String, (bool, bool)>;

/// What stands in a master's table and is no column of the master: the gifts' stock from before they had a book.
const LAIN: [(&str, &str); 1] = [("hadiah", "stock_lama")];
const UMUM: [&str; 7] = ["toko", "id", "dihapus", "versi", "diubah", "oleh", "cari"];

#[test]
fn setiap_kolom_ada_di_tabelnya_dengan_jenis_yang_benar() {
    testkit::kedua_mesin(|u| async move {
        for m in SEMUA {
            let (tabel, pg) = (m.tabel, u.adalah_pg());
            let ada: Kolom =
                u.db.read(move |c| {
                    let sql = if pg {
                        "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT), \
                         CAST(CASE WHEN is_nullable = 'YES' THEN 1 ELSE 0 END AS BIGINT) \
                         FROM information_schema.columns WHERE table_name = $1"
                    } else {
                        "SELECT name, LOWER(type), 1 - \"notnull\" FROM pragma_table_info($1)"
                    };
                    c.rows(sql, db::args![tabel], |r| {
                        let jenis = r.text(1)?.to_owned();
                        assert!(["bigint", "integer", "text"].contains(&jenis.as_str()), "{tabel}: {jenis}");
                        Ok((r.get(0)?, (jenis != "text", r.flag(2)?)))
                    })
                })
                .await
                .unwrap()
                .into_iter()
                .collect();
            let mut seharusnya: Kolom =
                UMUM.iter().map(|k| ((*k).to_owned(), (["dihapus", "versi"].contains(k), false))).collect();
            seharusnya.extend(m.kolom.iter().map(|k| (k.nama.to_owned(), (k.berangka(), k.bisa_null()))));
            let lain = LAIN.iter().filter(|(tabel, _)| *tabel == m.tabel);
            seharusnya.extend(lain.map(|(_, kolom)| ((*kolom).to_owned(), (true, false))));
            assert_eq!(ada, seharusnya, "{}", m.tabel);
        }
    });
}

#[test]
fn setiap_tempat_pemakaian_ada() {
    testkit::kedua_mesin(|u| async move {
        for m in SEMUA {
            for d in m.dipakai {
                let bila = if d.bila.is_empty() { "1 = 1" } else { d.bila };
                let sql = format!("SELECT toko, {} FROM {} WHERE {bila}", d.kolom, d.tabel);
                let kolom = u.db.read(move |c| c.kolom(&sql)).await;
                assert!(kolom.is_ok(), "{}: {d:?} {:?}", m.slug(), kolom.err());
            }
        }
    });
}

#[test]
fn layar_menerima_definisi_yang_lengkap() {
    for m in SEMUA {
        let d = serde_json::to_value(master::definisi(m)).unwrap();
        assert_eq!(d["slug"], m.slug());
        assert_eq!(d["kunci"].as_array().unwrap().len(), m.kunci.len());
        assert_eq!(d["kolom"].as_array().unwrap().len(), m.kolom.len());
    }
    let d = serde_json::to_value(master::definisi(master("master-parameter-rugi-nota"))).unwrap();
    assert_eq!(d["rentang"], serde_json::json!(["hari_dari", "hari_sampai"]));
    let kolom =
        |nama: &str| d["kolom"].as_array().unwrap().iter().find(|k| k["nama"] == nama).unwrap().clone();
    assert_eq!(kolom("kode_group")["rujuk"], "master-group");
    assert_eq!(kolom("nilai")["satuan"], "jenis");
    assert_eq!(kolom("jenis")["pilihan"][0], "PERSEN");
}
