//! Random documents of counted stock against a model kept here: what is accepted, what every tray holds afterwards and
//! what it cost must agree, seed by seed. The proof of balance runs after each test by itself.

use crate::alat::mg;
use crate::curah::{Kerja, stok_dompet, stok_manual};
use barang::curah::{aksesoris, manual};
use dunia::{Dunia, di_kedua};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use testkit::Acak;

const BAKI: [&str; 3] = ["A04", "A05", "A06"];
const JENIS: [&str; 2] = ["CIN750", "KAL750"];
const LANGKAH: usize = 50;

/// Pieces, milligrams, cost.
type Isi = (i64, i64, i64);
/// Tray and type.
type Kunci = (&'static str, &'static str);

#[derive(Default, Clone, PartialEq, Debug)]
struct Model {
    manual: BTreeMap<Kunci, Isi>,
    /// purses: pieces and cost
    acc: (i64, i64),
}

/// What leaves, at the average cost; nothing when it may not.
fn bagian(ada: Isi, qty: i64, mg: i64) -> Option<Isi> {
    let habis = qty == ada.0;
    let boleh = qty > 0 && mg > 0 && qty <= ada.0 && mg <= ada.1 && habis == (mg == ada.1);
    let nilai = if habis {
        ada.2
    } else {
        i64::try_from(i128::from(ada.2) * i128::from(mg) / i128::from(ada.1.max(1))).unwrap()
    };
    boleh.then_some((qty, mg, nilai))
}

impl Model {
    fn tambah(&mut self, k: Kunci, i: Isi) {
        let s = self.manual.entry(k).or_default();
        *s = (s.0 + i.0, s.1 + i.1, s.2 + i.2);
    }

    fn keluar(&mut self, dari: Kunci, ke: &'static str, qty: i64, mg: i64) -> bool {
        let ada = self.manual.get(&dari).copied().unwrap_or_default();
        let Some(i) = bagian(ada, qty, mg) else { return false };
        if dari.0 == ke {
            return false;
        }
        self.tambah(dari, (-i.0, -i.1, -i.2));
        self.tambah((ke, dari.1), i);
        true
    }
}

fn gram(mg: i64) -> Value {
    serde_json::from_str(&format!("{}.{:03}", mg / 1000, mg % 1000)).unwrap()
}

fn baris((baki, dept): Kunci, qty: i64, mg: i64, modal: i64) -> Value {
    json!({"kode_group": "750", "kode_dept": dept, "kode_toko": baki, "qty": qty, "berat": gram(mg), "harga_modal": modal})
}

/// How much is asked for: mostly of what there is, now and then too much, all, or all but its weight.
fn minta(a: &mut Acak, ada: Isi) -> (i64, i64) {
    match a.antara(0, 8) {
        0 => (ada.0, ada.1),
        1 => (ada.0 + 1, ada.1),
        2 => (ada.0, (ada.1 - 1).max(1)),
        3 => (1, ada.1 + 1),
        _ => (a.antara(0, ada.0 + 1), a.antara(0, ada.1 + 1)),
    }
}

/// One document; answers its name, whether the model allows it and what was said.
async fn langkah(d: &Dunia, p: &Pelaku, a: &mut Acak, m: &mut Model) -> (&'static str, bool, Hasil<Value>) {
    let pilih = (a.pilih(&BAKI), a.pilih(&JENIS));
    match a.antara(0, 10) {
        0..4 => {
            let (qty, mg, modal) = (a.antara(0, 9), a.antara(0, 20_000), a.antara(0, 9_000_000));
            let boleh = qty > 0 && mg > 0;
            if boleh {
                m.tambah(pilih, (qty, mg, modal));
            }
            let isi = json!({"detail_barang": [baris(pilih, qty, mg, modal)]});
            ("TAMBAH", boleh, d.minta(p, &isi, manual::tambah).await)
        }
        n @ 4..8 => {
            let (kerja, ke): (Kerja, _) =
                if n < 7 { (manual::pindah, a.pilih(&BAKI)) } else { (manual::hancur, "HC1") };
            // Two lines: both are done or none is.
            let lain = (pilih.0, if pilih.1 == "CIN750" { "KAL750" } else { "CIN750" });
            let ada = |m: &Model, k: Kunci| m.manual.get(&k).copied().unwrap_or_default();
            let (x, y) = (minta(a, ada(m, pilih)), minta(a, ada(m, lain)));
            let mut coba = m.clone();
            let mut isi = vec![baris(pilih, x.0, x.1, 0)];
            let mut boleh = coba.keluar(pilih, ke, x.0, x.1);
            if a.persen(30) {
                isi.push(baris(lain, y.0, y.1, 0));
                boleh = coba.keluar(lain, ke, y.0, y.1) && boleh;
            }
            if boleh {
                *m = coba;
            }
            let isi = json!({"tujuan": ke, "keterangan": "uji", "detail_barang": isi});
            ("KELUAR", boleh, d.minta(p, &isi, kerja).await)
        }
        n => {
            let (masuk, qty, modal) = (n == 8, a.antara(0, 8), a.antara(0, 5_000));
            let boleh = qty > 0 && (masuk || qty <= m.acc.0);
            if boleh && masuk {
                m.acc = (m.acc.0 + qty, m.acc.1 + qty * modal);
            } else if boleh {
                let nilai = if qty == m.acc.0 { m.acc.1 } else { m.acc.1 * qty / m.acc.0 };
                m.acc = (m.acc.0 - qty, m.acc.1 - nilai);
            }
            let (jenis, alasan) = if masuk { ("TAMBAH", "PEMBELIAN") } else { ("AMBIL", "DIPAKAI") };
            let isi = json!({"jenis": jenis, "alasan": alasan, "kode_toko": "Z01",
                "detail_barang": [{"kode_group": "ACC", "kode_dept": "DOMPET", "qty": qty, "harga_modal": modal}]});
            ("ACC", boleh, d.minta(p, &isi, aksesoris::catat).await)
        }
    }
}

/// What the lists say there is.
async fn baca(d: &Dunia, p: &Pelaku) -> Model {
    let mut m = Model::default();
    for b in stok_manual(d, p, &json!({})).await {
        let baki = ["A04", "A05", "A06", "HC1"].into_iter().find(|x| b["kode_toko"] == *x).unwrap();
        let dept = JENIS.into_iter().find(|x| b["kode_dept"] == *x).unwrap();
        let angka = |kolom: &str| b[kolom].as_i64().unwrap();
        m.manual.insert((baki, dept), (angka("qty"), mg(&b["berat"]), angka("harga_modal")));
    }
    m.acc = stok_dompet(d, p).await;
    m
}

#[test]
fn dokumen_curah_acak_sama_dengan_model() {
    di_kedua(|d| async move {
        let mut bertemu: BTreeMap<(&str, bool), u32> = BTreeMap::new();
        for (benih, toko) in (1_u64..).zip(["JKT1", "BDG1", "SBY1"]) {
            let p = d.pemilik(toko).await;
            let (mut acak, mut model) = (Acak::new(benih), Model::default());
            for no in 0..LANGKAH {
                let (nama, boleh, hasil) = langkah(&d, &p, &mut acak, &mut model).await;
                assert_eq!(hasil.is_ok(), boleh, "benih {benih} langkah {no} {nama}: {hasil:?} {model:?}");
                if let Err(t) = hasil {
                    assert_eq!(t.status.angka(), 422, "benih {benih} langkah {no} {nama}: {t:?}");
                }
                *bertemu.entry((nama, boleh)).or_default() += 1;
                let mut mau = model.clone();
                mau.manual.retain(|_, i| i.0 != 0);
                assert_eq!(baca(&d, &p).await, mau, "benih {benih} langkah {no} {nama}");
            }
        }
        for perlu in ["TAMBAH", "KELUAR", "ACC"] {
            for boleh in [true, false] {
                assert!(
                    bertemu.contains_key(&(perlu, boleh)),
                    "tidak pernah bertemu {perlu} {boleh}: {bertemu:?}"
                );
            }
        }
        for (apa, sql) in [
            (
                "di bawah nol",
                "SELECT COUNT(*) FROM saldo_curah WHERE substr(gudang, 1, 1) <> '@' AND (qty < 0 OR berat < 0)",
            ),
            (
                "dokumen yang tidak seimbang",
                "SELECT COUNT(*) FROM (SELECT no_dok FROM buku_curah GROUP BY toko, no_dok HAVING SUM(qty) <> 0 \
                 OR SUM(berat) <> 0 OR SUM(murni) <> 0 OR SUM(nilai) <> 0) d",
            ),
            (
                "tidak seimbang",
                "SELECT CAST(ABS(SUM(qty)) + ABS(SUM(berat)) + ABS(SUM(nilai)) AS BIGINT) FROM saldo_curah",
            ),
        ] {
            assert_eq!(d.angka(sql, &[]).await, 0, "{apa}");
        }
    });
}
