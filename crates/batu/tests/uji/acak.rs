//! Random days of stones against a model: receipts, setting, taking out, selling loose, returns, pieces sold and the sale taken back,
//! documents taken back. After every step each stone's carats by place are what the model says; refusals change nothing.

use crate::alat::{
    KASIR, OWN, SPV, batalkan, datang, jual, keluar, lepas, paket, pasang, satuan, sebagian, semua, supplier,
};
use crate::ikut::jual_barang;
use db::args;
use dunia::{Dunia, bergilir};
use platform::Pelaku;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use testkit::Acak;

const LANGKAH: usize = 45;
const PERLU: [&str; 8] = ["terima", "pasang", "lepas", "jual", "retur", "laku", "batal laku", "batal"];

type Temu = Arc<Mutex<BTreeSet<&'static str>>>;

/// What a piece weighs, and the lines of its card: line, stone, count, carats.
type Isi = (i64, Vec<(i64, String, i64, i64)>);

#[derive(Default)]
struct Model {
    /// count and carats of a stone by place
    batu: BTreeMap<(String, String), (i64, i64)>,
    paket: BTreeSet<String>,
    /// pieces in the shop with what they weigh, and the lines of their cards
    barang: BTreeMap<String, Isi>,
    laku: BTreeMap<String, (String, Isi)>,
    urut: i64,
}

struct Toko<'a> {
    d: &'a Dunia,
    own: Pelaku,
    spv: Pelaku,
    kasir: Pelaku,
}

impl Model {
    fn tambah(&mut self, kode: &str, tempat: &str, butir: i64, carat: i64) {
        let isi = self.batu.entry((kode.to_owned(), tempat.to_owned())).or_default();
        *isi = (isi.0 + butir, isi.1 + carat);
        if *isi == (0, 0) {
            self.batu.remove(&(kode.to_owned(), tempat.to_owned()));
        }
    }

    fn pindah(&mut self, kode: &str, (dari, ke): (&str, &str), butir: i64, carat: i64) {
        self.tambah(kode, dari, -butir, -carat);
        if !ke.is_empty() {
            self.tambah(kode, ke, butir, carat);
        }
    }

    /// A stone of the safe, or some of a parcel, as it is asked for: code, count, carat and the request.
    fn pilih(&self, acak: &mut Acak) -> Option<(String, i64, i64, Value)> {
        let ada: Vec<_> = self.batu.iter().filter(|((_, t), _)| t == "BRANKAS").collect();
        if ada.is_empty() {
            return None;
        }
        let ((kode, _), (butir, carat)) =
            ada.get(usize::try_from(acak.antara(0, i64::try_from(ada.len()).ok()?)).ok()?)?;
        if self.paket.contains(kode) && *butir > 1 && acak.persen(70) {
            let n = acak.antara(1, *butir);
            let c = carat * n / butir;
            return Some((kode.clone(), n, c, sebagian(kode, n, c, carat - c)));
        }
        Some((kode.clone(), *butir, *carat, semua(kode)))
    }
}

async fn terima(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) {
    m.urut += 1;
    let (c, p) = (acak.antara(100, 900), acak.antara(10, 40));
    let isi = [satuan(&format!("A{}", m.urut), c, 2_000), paket(p, p * 50, 500)];
    let kode = datang(t.d, &t.own, &isi).await;
    m.tambah(&kode[0], "BRANKAS", 1, c);
    m.tambah(&kode[1], "BRANKAS", p, p * 50);
    m.paket.insert(kode[1].clone());
    let barang = t.d.barang("A06", &[5_000]).await.remove(0);
    m.barang.insert(barang, (5_000, Vec::new()));
}

fn mg(carat: i64) -> i64 {
    (carat * 200 + 500) / 1_000
}

async fn pasangkan(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let Some((kode, butir, carat, isi)) = m.pilih(acak) else { return false };
    let Some((barang, (berat, baris))) = m.barang.iter().next_back().map(|(k, v)| (k.clone(), v.clone()))
    else {
        return false;
    };
    let berat = berat + mg(carat);
    let j = pasang(t.d, &t.own, &barang, berat, &[isi]).await.unwrap();
    let ke = format!("BARANG:{barang}");
    if acak.persen(25) {
        batalkan(t.d, &t.spv, &j["no_dok"]).await.unwrap();
        return true;
    }
    m.pindah(&kode, ("BRANKAS", &ke), butir, carat);
    let nomor =
        t.d.angka("SELECT MAX(baris) FROM barang_batu WHERE kode_barcode = $1", args![barang.as_str()]).await;
    let mut baris = baris;
    baris.push((nomor, kode, butir, carat));
    m.barang.insert(barang, (berat, baris));
    true
}

async fn lepaskan(t: &Toko<'_>, m: &mut Model) -> bool {
    let ada = m.barang.iter().find(|(_, (_, b))| !b.is_empty()).map(|(k, v)| (k.clone(), v.clone()));
    let Some((barang, (berat, mut baris))) = ada else { return false };
    let (nomor, kode, butir, carat) = baris.remove(0);
    let berat = berat - mg(carat);
    lepas(t.d, &t.own, &barang, berat, &[(nomor, carat)]).await.unwrap();
    m.pindah(&kode, (&format!("BARANG:{barang}"), "BRANKAS"), butir, carat);
    m.barang.insert(barang, (berat, baris));
    true
}

async fn keluarkan(acak: &mut Acak, t: &Toko<'_>, m: &mut Model, laku: bool) -> bool {
    let Some((kode, butir, carat, isi)) = m.pilih(acak) else { return false };
    let no = if laku {
        jual(t.d, &t.kasir, &[isi]).await.unwrap()["no_jual"].clone()
    } else {
        keluar(t.d, &t.own, "RETUR", &supplier(t.d).await, &[isi]).await.unwrap()["no_dok"].clone()
    };
    if acak.persen(30) {
        batalkan(t.d, &t.spv, &no).await.unwrap();
    } else {
        m.pindah(&kode, ("BRANKAS", ""), butir, carat);
    }
    true
}

async fn laku(t: &Toko<'_>, m: &mut Model) -> bool {
    let ada = m.barang.iter().find(|(_, (_, b))| !b.is_empty()).map(|(k, v)| (k.clone(), v.clone()));
    let Some((barang, isi)) = ada else { return false };
    let no = jual_barang(t.d, &t.kasir, &barang).await.no_faktur_group.clone();
    for (_, kode, butir, carat) in &isi.1 {
        m.pindah(kode, (&format!("BARANG:{barang}"), &format!("@BARANG:{barang}")), *butir, *carat);
    }
    m.barang.remove(&barang);
    m.laku.insert(barang, (no, isi));
    true
}

async fn batal_laku(t: &Toko<'_>, m: &mut Model) -> bool {
    let Some((barang, (no, isi))) = m.laku.pop_first() else { return false };
    crate::ikut::batal_barang(t.d, &t.spv, &no).await;
    for (_, kode, butir, carat) in &isi.1 {
        m.pindah(kode, (&format!("@BARANG:{barang}"), &format!("BARANG:{barang}")), *butir, *carat);
    }
    m.barang.insert(barang, isi);
    true
}

async fn cocok(t: &Toko<'_>, m: &Model, jejak: &[&str]) {
    let baris = t
        .d
        .baris(
            "SELECT kode_batu || ' ' || tempat || ' ' || butir || ' ' || carat FROM saldo_batu WHERE carat > 0 \
             AND (substr(tempat, 1, 1) <> '@' OR substr(tempat, 1, 8) = '@BARANG:') ORDER BY 1",
            args![],
        )
        .await;
    let mut model: Vec<String> = m.batu.iter().map(|((k, t), (b, c))| format!("{k} {t} {b} {c}")).collect();
    model.sort();
    assert_eq!(baris, model, "{jejak:?}");
}

#[test]
fn hari_acak_batu_cocok_dengan_model() {
    let temu: Temu = Arc::default();
    for ke in 0..2 {
        let temu = Arc::clone(&temu);
        bergilir(ke, move |d| {
            let temu = Arc::clone(&temu);
            async move {
                let mut acak = Acak::new(u64::try_from(ke).unwrap_or(0) + 71);
                let t = Toko {
                    own: d.orang(OWN).await,
                    spv: d.orang(SPV).await,
                    kasir: d.orang(KASIR).await,
                    d: &d,
                };
                let (mut m, mut jejak) = (Model::default(), Vec::new());
                terima(&mut acak, &t, &mut m).await;
                for _ in 0..LANGKAH {
                    let apa = match acak.antara(0, 100) {
                        0..15 => "terima",
                        15..50 => "pasang",
                        50..62 => "lepas",
                        62..74 => "jual",
                        74..82 => "retur",
                        82..92 => "laku",
                        _ => "batal laku",
                    };
                    let jadi = match apa {
                        "terima" => {
                            terima(&mut acak, &t, &mut m).await;
                            true
                        }
                        "pasang" => pasangkan(&mut acak, &t, &mut m).await,
                        "lepas" => lepaskan(&t, &mut m).await,
                        "jual" => keluarkan(&mut acak, &t, &mut m, true).await,
                        "retur" => keluarkan(&mut acak, &t, &mut m, false).await,
                        "laku" => laku(&t, &mut m).await,
                        _ => batal_laku(&t, &mut m).await,
                    };
                    jejak.push(apa);
                    if jadi {
                        temu.lock().unwrap().insert(apa);
                    }
                    cocok(&t, &m, &jejak).await;
                }
                if t.d.angka("SELECT COUNT(*) FROM batal_batu", args![]).await > 0 {
                    temu.lock().unwrap().insert("batal");
                }
                t.d.bersih().await;
            }
        });
    }
    let temu = temu.lock().unwrap();
    assert!(PERLU.iter().all(|p| temu.contains(p)), "{temu:?}");
}
