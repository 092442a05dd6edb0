//! Random days of points and gifts against a model: after every step the balance of every member, every lot and every gift is what
//! the model says, and what must be refused is refused. `KARAT_BENIH=n` runs one seed of your own.

use crate::poin::{batalkan_berdua, dapat, jual, reset, tangan};
use dunia::{Dunia, TOKO, bergilir};
use member::{hadiah, poin};
use platform::Pelaku;
use serde_json::json;
use std::collections::BTreeMap;
use testkit::Acak;
use values::Jam as _;

const LANGKAH: usize = 60;
const ORANG: [(&str, &str); 3] = [("PA", "MEMBER001"), ("PB", "MEMBER002"), ("PC", "MEMBER003")];
const HADIAH: [(&str, i64); 2] = [("PAYUNG", 50), ("MUG", 75)];

/// A lot by its day and document: the oldest first.
type Lot = (String, String);

struct Dok {
    siapa: usize,
    baris: Vec<(Lot, i64)>,
    /// a sale, by hand, or an exchange with its gift and pieces
    apa: Apa,
    batal: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Apa {
    Jual,
    Tangan,
    Tukar(usize, i64),
}

#[derive(Default)]
struct Model {
    lot: [BTreeMap<Lot, i64>; 3],
    /// what lapsed of a document's own lot
    hangus: BTreeMap<String, i64>,
    dok: BTreeMap<String, Dok>,
    stok: [i64; 2],
}

impl Model {
    fn saldo(&self, siapa: usize) -> i64 {
        self.lot[siapa].values().sum()
    }

    fn tulis(&mut self, no: &str, siapa: usize, baris: Vec<(Lot, i64)>, apa: Apa) {
        for (lot, n) in &baris {
            *self.lot[siapa].entry(lot.clone()).or_default() += n;
        }
        let dok =
            self.dok.entry(no.to_owned()).or_insert(Dok { siapa, baris: Vec::new(), apa, batal: false });
        dok.baris.extend(baris);
    }

    /// The oldest lots give so many points.
    fn ambil(&self, siapa: usize, mut n: i64) -> Vec<(Lot, i64)> {
        let mut hasil = Vec::new();
        for (lot, sisa) in self.lot[siapa].iter().filter(|(_, s)| **s > 0) {
            let k = n.min(*sisa);
            if k > 0 {
                hasil.push((lot.clone(), -k));
                n -= k;
            }
        }
        assert_eq!(n, 0, "model meminta lebih dari yang ada");
        hasil
    }

    fn batal(&mut self, no: &str) {
        let Some(dok) = self.dok.get_mut(no) else { return };
        dok.batal = true;
        let (siapa, baris, apa) = (dok.siapa, dok.baris.clone(), dok.apa);
        for (lot, n) in baris {
            let pulih = if lot.1 == no { self.hangus.remove(no).unwrap_or(0) } else { 0 };
            *self.lot[siapa].entry(lot).or_default() += pulih - n;
        }
        if let Apa::Tukar(g, n) = apa {
            self.stok[g] += n;
        }
    }

    fn hanguskan(&mut self, hari: &str) {
        for lot in &mut self.lot {
            let lama: Vec<Lot> = lot.keys().filter(|(tgl, _)| tgl.as_str() < hari).cloned().collect();
            let jumlah: i64 = lama.iter().map(|l| lot[l]).sum();
            let mut pengisi: i64 = lama.iter().map(|l| lot[l].max(0)).sum();
            for l in lama {
                let n = lot[&l];
                let baru = if jumlah >= 0 || n > 0 {
                    0
                } else {
                    let isi = pengisi.min(-n);
                    pengisi -= isi;
                    n + isi
                };
                if n > baru {
                    *self.hangus.entry(l.1.clone()).or_default() += n - baru;
                }
                lot.insert(l, baru);
            }
        }
    }
}

async fn banding(d: &Dunia, m: &Model, jejak: &str) {
    for (ke, (kode, _)) in ORANG.iter().enumerate() {
        let sql = "SELECT tgl || ' ' || lot, sisa FROM lot_poin WHERE kode_pelanggan = $1 AND sisa <> 0 ORDER BY tgl, lot";
        let ada = d.baris(sql, db::args![*kode]).await;
        let harap: Vec<String> = m.lot[ke]
            .iter()
            .filter(|(_, n)| **n != 0)
            .map(|((tgl, no), n)| format!("{tgl} {no}|{n}"))
            .collect();
        assert_eq!(ada, harap, "{kode}\n{jejak}");
        assert_eq!(crate::poin::saldo(d, kode).await, m.saldo(ke), "{kode}\n{jejak}");
    }
    for (ke, (kode, _)) in HADIAH.iter().enumerate() {
        let sql = "SELECT stock FROM hadiah WHERE toko = 'JKT1' AND kode_hadiah = $1";
        assert_eq!(d.angka(sql, db::args![*kode]).await, m.stok[ke], "{kode}\n{jejak}");
    }
}

fn teks(v: &serde_json::Value) -> String {
    v.as_str().unwrap().to_owned()
}

async fn penjualan(acak: &mut Acak, d: &Dunia, p: &Pelaku, m: &mut Model) -> bool {
    let siapa = usize::try_from(acak.antara(0, 3)).unwrap();
    let piece = d.barang("A06", &[acak.antara(1_500, 6_000)]).await.remove(0);
    let ada = m.saldo(siapa).max(0);
    let pakai = if acak.persen(50) { acak.antara(0, ada.min(500) + 3) } else { 0 };
    let hasil = jual(d, p, &piece, ORANG[siapa].1, pakai).await;
    if pakai > ada {
        assert!(hasil.is_err(), "{pakai} poin dari {ada}");
        return false;
    }
    let (t, neto) = hasil.unwrap();
    let no = t.no_faktur_group.clone();
    let bayar = m.ambil(siapa, pakai);
    let n = dapat(neto - pakai * crate::poin::NILAI);
    let mut baris = bayar;
    if n > 0 {
        baris.push(((d.uji.jam.hari_ini().to_string(), no.clone()), n));
    }
    m.tulis(&no, siapa, baris, Apa::Jual);
    assert_eq!(t.poin.map(|x| (x.dapat, x.pakai)), Some((n, pakai)));
    true
}

async fn tangani(acak: &mut Acak, d: &Dunia, p: &Pelaku, m: &mut Model) -> bool {
    let siapa = usize::try_from(acak.antara(0, 3)).unwrap();
    let n = acak.antara(1, 200);
    if acak.persen(55) {
        let t = tangan(d, p, ORANG[siapa].0, "TAMBAH", n).await.unwrap();
        let no = teks(&t["no_dok"]);
        m.tulis(&no, siapa, vec![((d.uji.jam.hari_ini().to_string(), no.clone()), n)], Apa::Tangan);
        return true;
    }
    let hasil = tangan(d, p, ORANG[siapa].1, "KURANG", n).await;
    if n > m.saldo(siapa) {
        assert_eq!(hasil.unwrap_err().kode, "POIN-03");
        return false;
    }
    let no = teks(&hasil.unwrap()["no_dok"]);
    let baris = m.ambil(siapa, n);
    m.tulis(&no, siapa, baris, Apa::Tangan);
    true
}

async fn tukar(acak: &mut Acak, d: &Dunia, p: &Pelaku, m: &mut Model) -> bool {
    let siapa = usize::try_from(acak.antara(0, 3)).unwrap();
    let g = usize::try_from(acak.antara(0, 2)).unwrap();
    let qty = acak.antara(1, 3);
    let badan = json!({ "kode": ORANG[siapa].1, "kode_hadiah": HADIAH[g].0, "qty": qty });
    let hasil = d.minta(p, &badan, hadiah::tukar).await;
    let perlu = HADIAH[g].1 * qty;
    if qty > m.stok[g] || perlu > m.saldo(siapa) {
        assert_eq!(hasil.unwrap_err().kode, "HADIAH-02");
        return false;
    }
    let no = teks(&hasil.unwrap()["no_dok"]);
    let baris = m.ambil(siapa, perlu);
    m.tulis(&no, siapa, baris, Apa::Tukar(g, qty));
    m.stok[g] -= qty;
    true
}

async fn isi_hadiah(acak: &mut Acak, d: &Dunia, (p, spv): (&Pelaku, &Pelaku), m: &mut Model) -> bool {
    let g = usize::try_from(acak.antara(0, 2)).unwrap();
    let n = acak.antara(0, 5);
    if acak.persen(60) {
        let badan = json!({ "detail": [{ "kode_hadiah": HADIAH[g].0, "qty": n, "harga": 1000 }] });
        let hasil = d.minta(spv, &badan, hadiah::terima).await;
        if n == 0 {
            assert_eq!(hasil.unwrap_err().kode, "HADIAH-02");
            return false;
        }
        hasil.unwrap();
        m.stok[g] += n;
        return true;
    }
    let badan = json!({ "alasan": "uji", "detail": [{ "kode_hadiah": HADIAH[g].0, "hitung": n }] });
    let hasil = d.minta_izin((p, "spv-jkt1"), &badan, hadiah::koreksi).await;
    if n == m.stok[g] {
        assert_eq!(hasil.unwrap_err().kode, "HADIAH-05");
        return false;
    }
    hasil.unwrap();
    m.stok[g] = n;
    true
}

async fn kembali(acak: &mut Acak, d: &Dunia, spv: &Pelaku, m: &mut Model) -> bool {
    let semua: Vec<String> = m.dok.keys().cloned().collect();
    if semua.is_empty() {
        return false;
    }
    let ke = usize::try_from(acak.antara(0, i64::try_from(semua.len()).unwrap())).unwrap();
    let no = &semua[ke];
    let badan = json!({ "no_dok": no, "alasan": "uji" });
    let (sudah, apa) = (m.dok[no].batal, m.dok[no].apa);
    let jadi = match apa {
        Apa::Jual => batalkan_berdua(d, spv, no).await.is_ok(),
        Apa::Tangan => d.minta_izin((spv, "own-jkt1"), &badan, poin::batal).await.is_ok(),
        Apa::Tukar(..) => d.minta(spv, &badan, hadiah::batal_tukar).await.is_ok(),
    };
    assert_eq!(jadi, !sudah, "{no}");
    if jadi {
        m.batal(no);
    }
    jadi
}

async fn satu_benih(d: &Dunia, benih: u64) {
    let (p, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
    for (pelanggan, kode) in ORANG {
        d.anggota(pelanggan, kode).await;
    }
    d.setel(TOKO, "PENJUALAN_BAYAR_POIN_MODULE", "on").await;
    d.setel("PST", "MEMBER_RESET_POIN_MODULE", "on").await;
    let (mut acak, mut m) = (Acak::new(benih), Model::default());
    let mut jejak = format!("benih {benih}");
    for langkah in 0..LANGKAH {
        let (apa, jadi) = match acak.antara(0, 100) {
            0..25 => ("jual", penjualan(&mut acak, d, &p, &mut m).await),
            25..45 => ("tangan", tangani(&mut acak, d, &p, &mut m).await),
            45..60 => ("tukar", tukar(&mut acak, d, &p, &mut m).await),
            60..75 => ("hadiah", isi_hadiah(&mut acak, d, (&p, &spv), &mut m).await),
            75..93 => ("batal", kembali(&mut acak, d, &spv, &mut m).await),
            _ => {
                let hari = reset(d, langkah).await;
                m.hanguskan(&hari);
                ("hangus", true)
            }
        };
        jejak.push_str(&format!("\n{langkah} {apa} {jadi}"));
        banding(d, &m, &jejak).await;
    }
    d.bersih().await;
}

#[test]
fn hari_acak_poin_dan_hadiah_cocok_dengan_model() {
    let semua = match std::env::var("KARAT_BENIH") {
        Ok(n) => vec![n.parse().expect("KARAT_BENIH harus angka")],
        Err(_) => vec![21_u64, 22, 23, 24],
    };
    for (ke, benih) in semua.into_iter().enumerate() {
        bergilir(ke, move |d| async move { satu_benih(&d, benih).await });
    }
}
