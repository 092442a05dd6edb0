//! Random days of one craftsman against a model: gold out, rings and scrap back with some loss, wages, documents taken back. After
//! every step his account, the melt, the drawer and the pieces are what the model says; refusals change nothing.

use crate::alat::{
    KASIR, OWN, SPV, batalkan, bayar, isi_laci, keluar, rosok, saldo, sisa, teks, terima, upah,
};
use barang::curah::manual;
use db::args;
use dunia::{Dunia, bergilir, ditolak};
use platform::Pelaku;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use testkit::Acak;

const LANGKAH: usize = 60;
const PERLU: [(&str, bool); 7] = [
    ("emas", true),
    ("emas", false),
    ("terima", true),
    ("terima", false),
    ("upah", true),
    ("batal", true),
    ("batal", false),
];

type Temu = Arc<Mutex<BTreeSet<(&'static str, bool)>>>;

struct Antaran {
    no: Value,
    barang: String,
    /// fine milligrams that came off his account
    murni: i64,
    id_kerja: i64,
    upah: Option<(Value, i64)>,
}

#[derive(Default)]
struct Model {
    /// fine milligrams that he holds
    tukang: i64,
    /// in the melt without barcode: milligrams, and fine ones
    leburan: (i64, i64),
    laci: i64,
    antaran: Vec<Antaran>,
}

struct Toko<'a> {
    d: &'a Dunia,
    own: Pelaku,
    spv: Pelaku,
    kasir: Pelaku,
}

fn gram(mg: i64) -> Value {
    serde_json::from_str(&format!("{}.{:03}", mg / 1_000, mg % 1_000)).unwrap()
}

/// Scrap comes to the melt, and some of what lies there goes to him; now and then more than there is.
async fn serahkan(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let mg = acak.antara(20, 120) * 100;
    let baris = json!({ "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "C03", "qty": 1, "berat": gram(mg), "harga_modal": mg * 900 });
    t.d.minta(&t.own, &json!({ "detail_barang": [baris] }), manual::tambah).await.unwrap();
    let lebur = json!({ "tujuan": "HC1", "keterangan": "uji", "detail_barang": [baris] });
    t.d.minta(&t.own, &lebur, manual::hancur).await.unwrap();
    m.leburan = (m.leburan.0 + mg, m.leburan.1 + mg * 7_500 / 10_000);
    let (ada, murni) = m.leburan;
    let minta = match acak.antara(0, 4) {
        0 => ada + 10,
        1 => ada,
        _ => acak.antara(1, ada / 10 + 1) * 10,
    };
    let isi = json!({ "kode_tukang": "T01", "emas": [
        { "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "HC1", "berat": gram(minta) }] });
    let j = keluar(t.d, &t.spv, &isi).await;
    let keluar = if minta >= ada { murni } else { murni * minta / ada };
    if minta > ada || keluar == 0 {
        ditolak(j, "TUKANG-11");
        return false;
    }
    j.unwrap();
    m.leburan = (ada - minta, murni - keluar);
    m.tukang += keluar;
    true
}

/// A ring, scrap at 74 %, a loss; now and then more than he holds.
async fn kembali(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let berat = acak.antara(50, 400) * 10;
    let lot = if acak.persen(40) { acak.antara(10, 200) * 10 } else { 0 };
    let (jadi, mut semua) = (berat * 7_500 / 10_000, Vec::new());
    let murni_lot = lot * 7_400 / 10_000;
    if lot > 0 {
        let mut satu = sisa(0.0, 74.0);
        satu["berat"] = gram(lot);
        semua.push(satu);
    }
    let rest = m.tukang - jadi - murni_lot;
    let susut = if rest > 0 && acak.persen(60) { acak.antara(0, rest.min(60) + 1) } else { 0 };
    let isi = json!({ "kode_tukang": "T01", "jenis_kerja": "BUAT BARU", "susut": gram(susut), "rosok": semua, "upah": 60_000,
        "detail_barang": [{ "kode_group": "750", "kode_dept": "CIN750", "berat": gram(berat), "kadar_uji": 75 }] });
    let j = terima(t.d, &t.spv, OWN, &isi).await;
    if rest < 0 {
        ditolak(j, "BUKU-08");
        return false;
    }
    let j = j.unwrap();
    m.tukang -= jadi + murni_lot + susut;
    m.leburan = (m.leburan.0 + lot, m.leburan.1 + murni_lot);
    // What brought scrap stays: it may be melted again by now.
    if lot == 0 {
        m.antaran.push(Antaran {
            no: j["no_dok"].clone(),
            barang: teks(&j["kode_barcode"][0]),
            murni: jadi + susut,
            id_kerja: j["id_kerja"].as_i64().unwrap(),
            upah: None,
        });
    }
    true
}

async fn gaji(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let n = acak.antara(1, 6) * 10_000;
    let Some(a) = m.antaran.last_mut() else { return false };
    let j = bayar(t.d, &t.kasir, &upah("T01", &[(a.id_kerja, n)])).await;
    if a.upah.is_some() {
        ditolak(j, "TUKANG-07");
        return false;
    }
    a.upah = Some((j.unwrap()["no_dok"].clone(), n));
    m.laci -= n;
    true
}

/// The last wage, or the last delivery when nothing was paid for it; a delivery that was paid stays.
async fn cabut(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let Some(a) = m.antaran.last_mut() else { return false };
    if let Some((no, n)) = a.upah.clone() {
        if acak.persen(50) {
            ditolak(batalkan(t.d, &t.own, &a.no).await, "TUKANG-06");
            return false;
        }
        batalkan(t.d, &t.own, &no).await.unwrap();
        (a.upah, m.laci) = (None, m.laci + n);
        return true;
    }
    batalkan(t.d, &t.own, &a.no).await.unwrap();
    let a = m.antaran.pop().unwrap();
    m.tukang += a.murni;
    assert_eq!(t.d.letak(&a.barang).await, None);
    true
}

async fn satu_benih(d: &Dunia, benih: u64, temu: &Temu) {
    let t = Toko { d, own: d.orang(OWN).await, spv: d.orang(SPV).await, kasir: d.orang(KASIR).await };
    isi_laci(d, &t.kasir, 5_000_000).await;
    let mut m = Model { laci: d.laci(KASIR).await, ..Model::default() };
    // Pieces by barcode begin it.
    let kode = rosok(d, &[6_400]).await;
    crate::alat::beri(d, &t.spv, "T01", &kode, 0).await.unwrap();
    m.tukang = 4_800;
    let mut acak = Acak::new(benih);
    for langkah in 0..LANGKAH {
        let (apa, jadi) = match acak.antara(0, 100) {
            0..30 => ("emas", serahkan(&mut acak, &t, &mut m).await),
            30..65 => ("terima", kembali(&mut acak, &t, &mut m).await),
            65..80 => ("upah", gaji(&mut acak, &t, &mut m).await),
            _ => ("batal", cabut(&mut acak, &t, &mut m).await),
        };
        temu.lock().unwrap().insert((apa, jadi));
        let di = format!("benih {benih} langkah {langkah} {apa} {jadi}");
        assert_eq!(saldo(d, "T01").await, m.tukang, "{di}");
        assert_eq!(crate::alat::di_leburan(d).await, format!("{}|{}", m.leburan.0, m.leburan.1), "{di}");
        assert_eq!(d.laci(KASIR).await, m.laci, "{di}");
        let sql = "SELECT COUNT(*) FROM saldo_barang WHERE toko = 'JKT1' AND gudang = 'LABEL'";
        let jumlah = "SELECT COUNT(*) FROM terima_tukang_baris r WHERE r.jenis = 'BARANG' AND NOT EXISTS \
                      (SELECT 1 FROM batal_tukang b WHERE b.toko = r.toko AND b.no_dok = r.no_dok)";
        assert_eq!(d.angka(sql, args![]).await, d.angka(jumlah, args![]).await, "{di}");
        if langkah % 15 == 14 {
            d.bersih().await;
        }
    }
}

#[test]
fn hari_acak_tukang_cocok_dengan_model() {
    let temu = Temu::default();
    for (ke, benih) in [31, 32, 33, 34].into_iter().enumerate() {
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
