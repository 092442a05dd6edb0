//! Random days of melting against a model: lots opened, sent, closed, sold, taken back. After every step the lots, the refined gold, the
//! melt, loss, gain and the drawer are what the model says; refusals change nothing.

use crate::alat::{
    KASIR, OWN, SPV, batalkan, buka, ciok, curah, di, gram, harga_100, jual, keluar, kirim, penjualan,
};
use dunia::{Dunia, bergilir};
use lebur::hasil;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use testkit::Acak;

const LANGKAH: usize = 40;
const PERLU: [(&str, bool); 7] = [
    ("buka", true),
    ("buka", false),
    ("hasil", true),
    ("hasil", false),
    ("jual", true),
    ("batal", true),
    ("batal", false),
];

type Temu = Arc<Mutex<BTreeSet<(&'static str, bool)>>>;

/// A lot, its fine weight, and what became of it.
struct Lot {
    no: Value,
    berat: i64,
    murni: i64,
    hasil: Option<(Value, i64)>,
    jual: Option<(Value, i64)>,
}

#[derive(Default)]
struct Model {
    /// in the melt without barcode: milligrams, and fine ones
    leburan: (i64, i64),
    laci: i64,
    lot: Vec<Lot>,
}

impl Model {
    fn lebur(&self) -> i64 {
        self.lot.iter().filter(|l| l.hasil.is_none()).map(|l| l.murni).sum()
    }

    fn ciok(&self) -> i64 {
        self.lot.iter().filter(|l| l.jual.is_none()).filter_map(|l| l.hasil.as_ref()).map(|(_, n)| n).sum()
    }

    /// Loss less gain.
    fn susut(&self) -> i64 {
        self.lot.iter().filter_map(|l| l.hasil.as_ref().map(|(_, n)| l.murni - n)).sum()
    }
}

async fn satu_lot(acak: &mut Acak, d: &Dunia, m: &mut Model) -> bool {
    let mg = acak.antara(20, 120) * 100;
    curah(d, mg, mg * 900).await;
    m.leburan = (m.leburan.0 + mg, m.leburan.1 + mg * 7_500 / 10_000);
    let (ada, murni) = m.leburan;
    let minta = if acak.persen(25) { ada + 10 } else { acak.antara(1, ada / 10 + 1) * 10 };
    let isi = json!({ "timbang": gram(minta), "emas": [
        { "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": gram(minta) }] });
    let j = buka(d, &isi).await;
    let keluar = if minta >= ada { murni } else { murni * minta / ada };
    if minta > ada || keluar == 0 {
        assert!(j.is_err(), "{minta} dari {ada}");
        return false;
    }
    let no = j.unwrap()["no_lot"].clone();
    kirim(d, &no, minta).await.unwrap();
    m.leburan = (ada - minta, murni - keluar);
    m.lot.push(Lot { no, berat: minta, murni: keluar, hasil: None, jual: None });
    true
}

/// A result with a little loss, a lot of it, or a gain; a lot that is closed refuses another.
async fn satu_hasil(acak: &mut Acak, d: &Dunia, m: &mut Model) -> bool {
    let Some(l) = m.lot.last_mut() else { return false };
    let keluar_mg = (l.murni + acak.antara(-60, 12)).max(1);
    let isi = keluar(&l.no, &[ciok(keluar_mg, 100.0)]);
    let kasir = d.orang(KASIR).await;
    let j = d.minta_izin((&kasir, OWN), &isi, hasil::catat).await;
    if l.hasil.is_some() {
        assert!(j.is_err(), "lot {} ditutup dua kali", l.no);
        return false;
    }
    l.hasil = Some((j.unwrap()["no_dok"].clone(), keluar_mg));
    assert!(l.berat > 0);
    true
}

async fn satu_jual(d: &Dunia, m: &mut Model) -> bool {
    let harga = harga_100(d).await;
    let Some(l) = m.lot.last_mut() else { return false };
    let Some((no, mg)) = l.hasil.clone() else { return false };
    let n = harga * mg / 1_000 + 1;
    let j = jual(d, SPV, &penjualan("L02", &no, mg, n, n)).await;
    if l.jual.is_some() {
        assert!(j.is_err(), "ciok {no} dijual dua kali");
        return false;
    }
    l.jual = Some((j.unwrap()["no_dok"].clone(), n));
    m.laci += n;
    true
}

/// The last document of the last lot; one before it refuses.
async fn cabut(acak: &mut Acak, d: &Dunia, m: &mut Model) -> bool {
    let own = d.orang(OWN).await;
    let Some(l) = m.lot.last_mut() else { return false };
    match (l.jual.clone(), l.hasil.clone()) {
        (Some(_), Some((lh, _))) if acak.persen(40) => {
            assert!(batalkan(d, &own, &lh).await.is_err());
            false
        }
        (Some((jc, n)), _) => {
            let isi = json!({ "no_dok": jc, "alasan": "uji" });
            d.minta_izin((&d.orang(KASIR).await, OWN), &isi, lebur::batal::batal).await.unwrap();
            (l.jual, m.laci) = (None, m.laci - n);
            true
        }
        (None, Some(_)) if acak.persen(40) => {
            assert!(batalkan(d, &own, &l.no).await.is_err());
            false
        }
        (None, Some((lh, _))) => {
            batalkan(d, &own, &lh).await.unwrap();
            l.hasil = None;
            true
        }
        (None, None) => {
            batalkan(d, &own, &l.no).await.unwrap();
            let l = m.lot.pop().unwrap();
            m.leburan = (m.leburan.0 + l.berat, m.leburan.1 + l.murni);
            true
        }
    }
}

async fn satu_benih(d: &Dunia, benih: u64, temu: &Temu) {
    let mut m = Model { laci: d.laci(KASIR).await, ..Model::default() };
    let mut acak = Acak::new(benih);
    for langkah in 0..LANGKAH {
        let (apa, jadi) = match acak.antara(0, 100) {
            0..30 => ("buka", satu_lot(&mut acak, d, &mut m).await),
            30..58 => ("hasil", satu_hasil(&mut acak, d, &mut m).await),
            58..76 => ("jual", satu_jual(d, &mut m).await),
            _ => ("batal", cabut(&mut acak, d, &mut m).await),
        };
        temu.lock().unwrap().insert((apa, jadi));
        let letak = format!("benih {benih} langkah {langkah} {apa} {jadi}");
        assert_eq!(di(d, "@LEBUR").await, m.lebur(), "{letak}");
        assert_eq!(di(d, "@CIOK").await, m.ciok(), "{letak}");
        assert_eq!(di(d, "HANCUR").await, m.leburan.1, "{letak}");
        assert_eq!(di(d, "@SUSUT").await + di(d, "@LEBIH").await, m.susut(), "{letak}");
        assert_eq!(d.laci(KASIR).await, m.laci, "{letak}");
        if langkah % 20 == 19 {
            d.bersih().await;
        }
    }
}

#[test]
fn hari_acak_lebur_cocok_dengan_model() {
    let temu = Temu::default();
    for (ke, benih) in [41, 42, 43, 44].into_iter().enumerate() {
        let temu = Arc::clone(&temu);
        bergilir(ke, move |d| {
            let temu = Arc::clone(&temu);
            async move { satu_benih(&d, benih, &temu).await }
        });
    }
    let temu = temu.lock().unwrap();
    for satu in PERLU {
        assert!(temu.contains(&satu), "{satu:?} tidak pernah: {temu:?}");
    }
}
