//! Counts in the model: what had to be there, what was found where, and what the approved correction may move. The rules
//! are said again here in their simplest words; classes are those a person would give with the books in hand.

use super::aksi::{BAKI, pilih_barang};
use super::isi::{Aksi, Barang, Dokumen, Model, TOKO, Tempat, luar};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use testkit::Acak;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keadaan {
    Jalan,
    Selesai,
    Batal,
}

/// What is counted: kind, warehouse, tray, receiving document.
pub type Lingkup = (&'static str, String, String, String);

#[derive(Debug, Clone)]
pub struct Hitungan {
    pub toko: usize,
    pub lingkup: Lingkup,
    pub hari: i64,
    pub keadaan: Keadaan,
    harus: BTreeSet<String>,
    scan: BTreeMap<String, (Tempat, &'static str)>,
    /// class, where the books had it when the count ended, where it was found
    hasil: BTreeMap<String, (&'static str, Tempat, Tempat)>,
    pub koreksi: bool,
}

/// Documents that bring pieces in.
fn membawa(d: &Dokumen) -> bool {
    ["TAMBAH", "TERIMA_KIRIM"].contains(&d.jenis)
}

fn kosong() -> Tempat {
    luar("")
}

impl Hitungan {
    fn dalam(&self, m: &Model, kode: &str, b: &Barang) -> bool {
        let (jenis, gudang, baki, _) = &self.lingkup;
        b.toko == self.toko
            && !b.di_luar()
            && match *jenis {
                "PENERIMAAN" => self.harus.contains(kode),
                _ if gudang.is_empty() => m.dihitung.contains(&b.tempat.0),
                _ => b.tempat.0 == *gudang && (baki.is_empty() || b.tempat.1 == *baki),
            }
    }

    fn kelas(&self, m: &Model, kode: &str, di: &Tempat) -> &'static str {
        let Some(b) = m.barang.get(kode) else { return "TIDAK DIKENAL" };
        if b.toko != self.toko {
            return "LEBIH";
        }
        if b.di_luar() {
            return if b.tempat.0 == "@PELANGGAN" { "TERJUAL" } else { "LEBIH" };
        }
        let lain_baki = !di.1.is_empty() && di.1 != b.tempat.1;
        match (self.dalam(m, kode, b), lain_baki) {
            (true, false) => "ADA",
            (true, true) => "SALAH BAKI",
            _ if self.lingkup.0 != "PENERIMAAN" && lain_baki && di.0 == b.tempat.0 => "SALAH BAKI",
            _ => "LEBIH",
        }
    }

    /// Where a person scans who names this tray, or that they may not.
    fn tempat(&self, m: &Model, baki: &str) -> Option<Tempat> {
        let (_, gudang, punya, _) = &self.lingkup;
        if !punya.is_empty() {
            return (baki.is_empty() || baki == punya).then(|| (gudang.clone(), punya.clone()));
        }
        if baki.is_empty() {
            return Some((gudang.clone(), String::new()));
        }
        let milik = &m.baki.get(&(self.toko, baki.to_owned()))?.gudang;
        (gudang.is_empty() || milik == gudang).then(|| (milik.clone(), baki.to_owned()))
    }

    /// The result as it would be written now.
    fn akhir(&self, m: &Model) -> BTreeMap<String, (&'static str, Tempat, Tempat)> {
        let mut hasil = BTreeMap::new();
        for (kode, (di, kelas)) in &self.scan {
            // Found where it belonged is found, wherever it went afterwards.
            let kelas = if *kelas == "ADA" { "ADA" } else { self.kelas(m, kode, di) };
            let buku = m.barang.get(kode).filter(|b| b.toko == self.toko && !b.di_luar());
            hasil.insert(kode.clone(), (kelas, buku.map_or_else(kosong, |b| b.tempat.clone()), di.clone()));
        }
        for (kode, b) in m.barang.iter().filter(|(k, _)| !self.scan.contains_key(*k)) {
            if self.dalam(m, kode, b) {
                hasil.insert(kode.clone(), ("HILANG", b.tempat.clone(), kosong()));
            } else if self.harus.contains(kode) && b.toko == self.toko && b.tempat.0 == "@PELANGGAN" {
                hasil.insert(kode.clone(), ("TERJUAL", kosong(), kosong()));
            }
        }
        hasil
    }

    /// What a correction moves now.
    fn langkah(&self, m: &Model) -> Vec<(String, Tempat, Tempat)> {
        let mut semua = Vec::new();
        for (kode, (kelas, buku, di)) in &self.hasil {
            let Some(b) = m.barang.get(kode).filter(|b| b.toko == self.toko) else { continue };
            let ke = match *kelas {
                "LEBIH" if b.tempat == luar("@HILANG") && !di.1.is_empty() => di.clone(),
                _ if b.di_luar() || b.tempat != *buku => continue,
                "HILANG" => luar("@HILANG"),
                "LEBIH" | "SALAH BAKI" if di.1.is_empty() => continue,
                "SALAH BAKI" if di.0 == b.tempat.0 => di.clone(),
                // Out of its warehouse only what is for sale or being labelled.
                "LEBIH" | "SALAH BAKI" if ["READY", "BARU"].contains(&b.status()) => di.clone(),
                _ => continue,
            };
            semua.push((kode.clone(), b.tempat.clone(), ke));
        }
        semua
    }
}

impl Model {
    fn jalan(&self, toko: usize, no: &str) -> Option<&Hitungan> {
        self.hitung.get(no).filter(|h| h.toko == toko && h.keadaan == Keadaan::Jalan)
    }

    pub fn boleh_mulai(&self, toko: usize, (jenis, gudang, baki, rujukan): &Lingkup) -> bool {
        let ada_gudang = self.dihitung.contains(gudang);
        match *jenis {
            "GLOBAL" => {
                let milik = |h: &&Hitungan| h.toko == toko && h.lingkup.0 == "GLOBAL";
                let mut semua = self.hitung.values().filter(milik);
                semua.clone().any(|h| h.keadaan == Keadaan::Jalan)
                    || !semua.any(|h| h.keadaan == Keadaan::Selesai && h.hari == self.hari[toko])
            }
            "PENERIMAAN" => self.dokumen.iter().any(|d| d.toko == toko && d.no == *rujukan && membawa(d)),
            "BAKI" => {
                let milik = self.baki.get(&(toko, baki.clone()));
                ada_gudang && milik.is_some_and(|b| b.gudang == *gudang)
            }
            "GUDANG" => ada_gudang,
            _ => gudang.is_empty() || ada_gudang,
        }
    }

    pub fn boleh_pindai(&self, toko: usize, no: &str, kode: &[String], baki: &str) -> bool {
        !kode.is_empty() && self.jalan(toko, no).is_some_and(|h| h.tempat(self, baki).is_some())
    }

    pub fn boleh_selesai(&self, toko: usize, no: &str) -> bool {
        self.jalan(toko, no).is_some_and(|h| !h.scan.is_empty() || h.akhir(self).is_empty())
    }

    pub fn boleh_koreksi(&self, toko: usize, no: &str) -> bool {
        self.hitung.get(no).is_some_and(|h| {
            h.toko == toko && h.keadaan == Keadaan::Selesai && !h.koreksi && !h.langkah(self).is_empty()
        })
    }

    pub fn boleh_batal_hitung(&self, toko: usize, no: &str) -> bool {
        self.jalan(toko, no).is_some()
    }
}

/// One of the counts; mostly one for which this makes sense, now and then any.
fn satu(a: &mut Acak, m: &Model, cocok: impl Fn(&Hitungan) -> bool) -> Option<(usize, String)> {
    let sembarang = a.persen(10);
    let semua: Vec<(usize, &String)> =
        m.hitung.iter().filter(|(_, h)| sembarang || cocok(h)).map(|(no, h)| (h.toko, no)).collect();
    if semua.is_empty() {
        return None;
    }
    let (toko, no) = a.pilih(&semua);
    // Another store knows nothing of it.
    Some((if a.persen(95) { toko } else { 1 - toko }, no.clone()))
}

pub fn mulai(a: &mut Acak, m: &Model, toko: usize) -> Aksi {
    let (baki, gudang) = a.pilih(&BAKI);
    let gudang = if a.persen(8) { "TIDAK" } else { gudang };
    let tanpa = String::new;
    let lingkup = match a.antara(0, 11) {
        0..5 => ("BAKI", gudang.to_owned(), baki.to_owned(), tanpa()),
        5 | 6 => ("GUDANG", gudang.to_owned(), tanpa(), tanpa()),
        7 => ("RFID", if a.persen(50) { tanpa() } else { gudang.to_owned() }, tanpa(), tanpa()),
        8 => ("GLOBAL", tanpa(), tanpa(), tanpa()),
        _ => {
            let masuk = a.persen(85);
            let cocok = |d: &&Dokumen| d.toko == toko && (!masuk || membawa(d));
            let dok: Vec<&String> = m.dokumen.iter().filter(cocok).map(|d| &d.no).collect();
            let no = if dok.is_empty() { "TBJKT1-261115-9999".to_owned() } else { a.pilih(&dok).clone() };
            ("PENERIMAAN", tanpa(), tanpa(), no)
        }
    };
    Aksi::HitungMulai { toko, lingkup }
}

/// Mostly what lies there, some of it missing; now and then what lies elsewhere, was sold, was lost or is unknown.
pub fn pindai(a: &mut Acak, m: &Model) -> Option<Aksi> {
    let (toko, no) = satu(a, m, |h| h.keadaan == Keadaan::Jalan)?;
    let h = &m.hitung[&no];
    let baki = match (h.lingkup.2.is_empty(), a.antara(0, 10)) {
        (true, 0..5) | (false, 0..9) => String::new(),
        _ => a.pilih(&BAKI).0.to_owned(),
    };
    let di = h.tempat(m, &baki).unwrap_or_else(kosong);
    let mut kode = Vec::new();
    for (k, b) in &m.barang {
        let sini = b.toko == h.toko && !b.di_luar() && (di.1.is_empty() || b.tempat.1 == di.1);
        let hilang = b.toko == h.toko && b.tempat.0 == "@HILANG";
        if (sini && h.dalam(m, k, b) && a.persen(80)) || (hilang && a.persen(25)) {
            kode.push(k.clone());
        }
    }
    let lain = i64::from(a.persen(90)) + a.antara(0, 2);
    for _ in 0..lain {
        kode.push(pilih_barang(a, m, h.toko));
    }
    Some(Aksi::HitungPindai { toko, no, kode, baki })
}

pub fn selesai(a: &mut Acak, m: &Model) -> Option<Aksi> {
    let (toko, no) = satu(a, m, |h| h.keadaan == Keadaan::Jalan && !h.scan.is_empty())?;
    Some(if a.persen(85) { Aksi::HitungSelesai { toko, no } } else { Aksi::HitungBatal { toko, no } })
}

pub fn koreksi(a: &mut Acak, m: &Model) -> Option<Aksi> {
    let siap = |h: &Hitungan| h.keadaan == Keadaan::Selesai && !h.koreksi && !h.langkah(m).is_empty();
    let (toko, no) = satu(a, m, siap)?;
    Some(Aksi::HitungKoreksi { toko, no, disetujui: a.persen(85) })
}

/// The supervisor of a store.
pub fn penyetuju(toko: usize) -> String {
    format!("spv-{}", TOKO[toko].to_lowercase())
}

/// What the server calls a scope.
pub fn isi_lingkup((jenis, gudang, baki, rujukan): &Lingkup) -> Value {
    json!({ "jenis": jenis, "kode_gudang": gudang, "kode_toko": baki, "rujukan": rujukan })
}

pub fn catat_mulai(m: &mut Model, toko: usize, lingkup: &Lingkup, data: &Value) {
    let no = data["no_opname"].as_str().unwrap().to_owned();
    let sama = |h: &Hitungan| h.toko == toko && h.keadaan == Keadaan::Jalan && h.lingkup == *lingkup;
    if let Some((lama, _)) = m.hitung.iter().find(|(_, h)| sama(h)) {
        assert_eq!(*lama, no, "yang mulai menghitung yang sama harus ikut");
        return;
    }
    let mut h = Hitungan {
        toko,
        lingkup: lingkup.clone(),
        hari: m.hari[toko],
        keadaan: Keadaan::Jalan,
        harus: BTreeSet::new(),
        scan: BTreeMap::new(),
        hasil: BTreeMap::new(),
        koreksi: false,
    };
    h.harus = match lingkup.0 {
        "PENERIMAAN" => {
            let dok = m.dokumen.iter().find(|d| d.toko == toko && d.no == lingkup.3).unwrap();
            dok.langkah.iter().map(|(k, ..)| k.clone()).collect()
        }
        _ => m.barang.iter().filter(|(k, b)| h.dalam(m, k, b)).map(|(k, _)| k.clone()).collect(),
    };
    assert_eq!(data["qty_awal"], json!(h.harus.len()), "{data}");
    assert!(m.hitung.insert(no, h).is_none());
}

pub fn catat_pindai(m: &mut Model, no: &str, kode: &[String], baki: &str, data: &Value) {
    let mut h = m.hitung.remove(no).unwrap();
    let di = h.tempat(m, baki).unwrap();
    let mut baru: BTreeMap<String, u64> = BTreeMap::new();
    for k in kode.iter().collect::<BTreeSet<_>>() {
        let kelas = h.kelas(m, k, &di);
        match h.scan.get_mut(k) {
            None => {
                h.scan.insert(k.clone(), (di.clone(), kelas));
                *baru.entry(kelas.to_owned()).or_default() += 1;
            }
            // Found where it belongs once is found; otherwise the place seen last holds.
            Some((lama, kelas_lama)) if *kelas_lama != "ADA" && *lama != di => {
                (*lama, *kelas_lama) = (di.clone(), kelas);
            }
            Some(_) => {}
        }
    }
    assert_eq!(data["kelas"], json!(baru), "{data}");
    m.hitung.insert(no.to_owned(), h);
}

/// The result of a count, as the shop has it: `data` are its lines.
pub fn catat_selesai(m: &mut Model, no: &str, data: &Value) {
    let hasil = m.hitung[no].akhir(m);
    let teks = |b: &Value, k: &str| b[k].as_str().unwrap().to_owned();
    let ada: BTreeMap<String, String> =
        data.as_array().unwrap().iter().map(|b| (teks(b, "kode"), teks(b, "kelas"))).collect();
    let mau: BTreeMap<String, String> =
        hasil.iter().map(|(k, (j, ..))| (k.clone(), (*j).to_owned())).collect();
    assert_eq!(ada, mau, "hasil hitungan {no}");
    let h = m.hitung.get_mut(no).unwrap();
    (h.hasil, h.keadaan) = (hasil, Keadaan::Selesai);
}

pub fn catat_koreksi(m: &mut Model, toko: usize, no: &str, data: &Value) {
    let langkah = m.hitung[no].langkah(m);
    let banyak = |f: &dyn Fn(&Tempat, &Tempat) -> bool| langkah.iter().filter(|(_, d, k)| f(d, k)).count();
    let hilang = banyak(&|_, ke| ke.0 == "@HILANG");
    let kembali = banyak(&|dari, _| dari.0 == "@HILANG");
    assert_eq!(
        (&data["hilang"], &data["kembali"], &data["pindah"]),
        (&json!(hilang), &json!(kembali), &json!(langkah.len() - hilang - kembali)),
        "{data}"
    );
    m.gerakkan(toko, data["no_dok"].as_str().unwrap(), "KOREKSI", langkah);
    m.hitung.get_mut(no).unwrap().koreksi = true;
}
