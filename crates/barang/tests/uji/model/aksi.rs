//! How acts of the model are drawn, mostly sensible ones and enough spoiled ones to meet every refusal, and what the model
//! becomes by those that were accepted.

use super::hitung;
use super::isi::{Aksi, Barang, Baru, Izin, Model, Susut, Tempat, luar, perlu_validasi, transit};
use crate::alat::mg;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use testkit::Acak;

pub const BAKI: [(&str, &str); 7] = [
    ("A01", "TOKO"),
    ("A02", "TOKO"),
    ("A06", "TOKO"),
    ("S01", "STOCK"),
    ("LB1", "LABEL"),
    ("TT1", "TITIP"),
    ("HC1", "HANCUR"),
];
const JENIS: [(&str, &str); 3] = [("750", "CIN750"), ("750", "KAL750"), ("420", "CIN420")];

pub fn pilih_barang(a: &mut Acak, m: &Model, t: usize) -> String {
    // Mostly one that may still go somewhere.
    let bebas = a.persen(85);
    let cocok =
        |b: &&Barang| b.toko == t && !b.di_luar() && !(bebas && matches!(b.status(), "TITIP" | "HANCUR"));
    let sendiri: Vec<&String> = m.barang.iter().filter(|(_, b)| cocok(b)).map(|(k, _)| k).collect();
    let semua: Vec<&String> = m.barang.keys().collect();
    // Now and then a piece of the other store, a sold one, or none at all.
    match a.antara(0, 40) {
        0 => "99999999".to_owned(),
        1 | 2 if !semua.is_empty() => a.pilih(&semua).clone(),
        _ if !sendiri.is_empty() => a.pilih(&sendiri).clone(),
        _ => "00000000".to_owned(),
    }
}

fn beberapa(a: &mut Acak, m: &Model, t: usize) -> Vec<String> {
    let mut kode: Vec<String> = Vec::new();
    for _ in 0..a.antara(1, 4) {
        let satu = pilih_barang(a, m, t);
        // The same piece twice on a list is a refusal of its own.
        if !kode.contains(&satu) || a.persen(10) {
            kode.push(satu);
        }
    }
    kode
}

/// The next act.
pub fn aksi_acak(a: &mut Acak, m: &Model) -> Aksi {
    let t = usize::try_from(a.antara(0, 2)).unwrap();
    loop {
        let satu = match a.antara(0, 150) {
            0..26 => tambah(a, t),
            26..32 => Aksi::Profit { toko: t, kode: pilih_barang(a, m, t), profit: a.antara(-1, 9) * 50_000 },
            32..40 => Aksi::Jual { toko: t, kode: pilih_barang(a, m, t) },
            40..53 => Aksi::Pindah { toko: t, kode: beberapa(a, m, t), baki: tujuan(a) },
            53..57 => Aksi::SatuBaki { toko: t, dari: a.pilih(&BAKI[..5]).0, ke: tujuan(a) },
            57..63 => {
                let kondisi = if a.persen(10) { "TIDAK ADA" } else { "PUTUS" };
                Aksi::Hancur { toko: t, kode: beberapa(a, m, t), kondisi }
            }
            63..66 => Aksi::Retur { toko: t, kode: beberapa(a, m, t) },
            66..76 if !m.dokumen.is_empty() => {
                // The youngest can most often be taken back.
                let n = i64::try_from(m.dokumen.len()).unwrap();
                let dari = if a.persen(70) { (n - 5).max(0) } else { 0 };
                let ke = a.antara(dari, n);
                let d = &m.dokumen[usize::try_from(ke).unwrap()];
                Aksi::Batal { toko: if a.persen(90) { d.toko } else { t }, no: d.no.clone() }
            }
            76..84 => Aksi::Kirim { toko: t, kode: beberapa(a, m, t) },
            84..92 if !m.menunggu.is_empty() => terima(a, m),
            92..95 if !m.menunggu.is_empty() => {
                let (no, tujuan) = kiriman(a, m);
                Aksi::BatalKirim { toko: if a.persen(85) { 1 - tujuan } else { tujuan }, no }
            }
            95..97 => Aksi::TutupHari { toko: t },
            97..105 => match kurang(a, m) {
                Some(aksi) => aksi,
                None => continue,
            },
            105..113
                if m.susut.values().any(|s| s.status == "PENDING")
                    || (!m.susut.is_empty() && a.persen(10)) =>
            {
                susut(a, m)
            }
            113..118 => {
                let (baki, gudang) = a.pilih(&BAKI);
                let gudang = if a.persen(10) { "CUCI" } else { gudang };
                let selisih = if a.persen(10) { -1_000_000 } else { a.antara(-300, 300) };
                Aksi::Timbang { toko: t, gudang, baki, selisih }
            }
            118..125 => hitung::mulai(a, m, t),
            n @ 125..150 => {
                let aksi = match n {
                    125..135 => hitung::pindai(a, m),
                    135..142 => hitung::selesai(a, m),
                    _ => hitung::koreksi(a, m),
                };
                match aksi {
                    Some(aksi) => aksi,
                    None => continue,
                }
            }
            _ => continue,
        };
        return satu;
    }
}

/// A tray to put pieces in; now and then one that is not for that.
fn tujuan(a: &mut Acak) -> &'static str {
    if a.persen(85) { a.pilih(&BAKI[2..5]).0 } else { a.pilih(&BAKI).0 }
}

fn kiriman(a: &mut Acak, m: &Model) -> (String, usize) {
    let semua: Vec<(&String, &usize)> = m.menunggu.iter().collect();
    let (no, tujuan) = a.pilih(&semua);
    (no.clone(), *tujuan)
}

/// Mostly all of a shipment at the store it was sent to; now and then less, something else, or by the wrong store.
fn terima(a: &mut Acak, m: &Model) -> Aksi {
    let (no, tujuan) = kiriman(a, m);
    let mut kode = m.dalam_perjalanan(&no);
    if kode.len() > 1 && a.persen(60) {
        kode.pop();
    }
    if a.persen(10) {
        kode.push(pilih_barang(a, m, tujuan));
    }
    let kode = kode
        .into_iter()
        .map(|k| {
            let berat = timbang(a, m, &k);
            (k, berat)
        })
        .collect();
    let toko = if a.persen(90) { tujuan } else { 1 - tujuan };
    Aksi::Terima { toko, no, kode, baki: a.pilih(&BAKI).0 }
}

/// What the scale says of a piece that arrived: mostly nothing, else about its weight, lighter or heavier.
fn timbang(a: &mut Acak, m: &Model, kode: &str) -> Option<i64> {
    let berat = m.barang.get(kode)?.berat;
    match a.antara(0, 100) {
        0..30 => None,
        30..45 => Some(berat - a.antara(0, 30)),
        45..75 => Some(berat - berat * a.antara(2, 20) / 100),
        75..97 => Some(berat + a.antara(0, 400)),
        _ => Some(0),
    }
}

/// Mostly a piece that is missing, by the side whose step it is.
fn kurang(a: &mut Acak, m: &Model) -> Option<Aksi> {
    let hilang = a.persen(90);
    let cocok = |s: &str| !hilang || s == "KURANG";
    let semua: Vec<&(String, String)> =
        m.kirim_baris.iter().filter(|(_, s)| cocok(s)).map(|(k, _)| k).collect();
    if semua.is_empty() {
        return None;
    }
    let (no, kode) = a.pilih(&semua).clone();
    let tindakan = a.pilih(&["DITEMUKAN", "KEMBALI", "HILANG"]);
    let tujuan = m.kirim[&no];
    let di = if tindakan == "DITEMUKAN" { tujuan } else { 1 - tujuan };
    let izin = match a.antara(0, 10) {
        0 => Izin::Tanpa,
        1..4 => Izin::Disetujui,
        _ => Izin::Sendiri,
    };
    let toko = if a.persen(90) { di } else { 1 - di };
    Some(Aksi::Kurang { toko, no, kode, tindakan, baki: a.pilih(&BAKI).0, izin })
}

/// Mostly one that waits.
fn susut(a: &mut Acak, m: &Model) -> Aksi {
    let menunggu: Vec<(&String, &Susut)> = m.susut.iter().filter(|(_, s)| s.status == "PENDING").collect();
    let semua: Vec<(&String, &Susut)> = m.susut.iter().collect();
    let sembarang = menunggu.is_empty() || a.persen(10);
    let (no, s) = a.pilih(if sembarang { &semua } else { &menunggu });
    let toko = if a.persen(95) { s.toko } else { 1 - s.toko };
    Aksi::Susut { toko, no: no.clone(), terima: a.persen(70), lain: a.persen(90) }
}

fn tambah(a: &mut Acak, toko: usize) -> Aksi {
    let baris = (0..a.antara(1, 4))
        .map(|_| {
            let ((baki, gudang), (group, dept)) = (a.pilih(&BAKI[..5]), a.pilih(&JENIS));
            let berat = if a.persen(4) { 0 } else { a.antara(500, 9_000) };
            let gudang = if a.persen(4) { "CUCI" } else { gudang };
            Baru { baki, gudang, group, dept, berat, nilai: a.antara(1, 90) * 100_000 }
        })
        .collect();
    Aksi::Tambah { toko, baris, ulang: a.persen(20) }
}

/// What an accepted act was in particular: the runs must meet each of these too.
pub fn rinci(m: &Model, aksi: &Aksi, data: &Value) -> Vec<String> {
    match aksi {
        Aksi::Kurang { tindakan, izin, .. } => {
            vec![format!("Kurang {tindakan}"), format!("Kurang {izin:?}")]
        }
        Aksi::Susut { no, terima, .. } => {
            let s = &m.susut[no];
            let arah = if s.timbang < s.buku { "ringan" } else { "berat" };
            vec![format!("Susut {} {arah}", if *terima { "diterima" } else { "ditolak" })]
        }
        Aksi::Timbang { .. } => vec![format!("Timbang {}", data["cocok"])],
        Aksi::HitungMulai { lingkup, .. } => vec![format!("Hitung {}", lingkup.0)],
        Aksi::HitungSelesai { .. } => {
            let baris = data.as_array().unwrap().iter();
            baris.map(|b| format!("Kelas {}", b["kelas"].as_str().unwrap())).collect()
        }
        Aksi::HitungKoreksi { .. } => {
            let ada = ["hilang", "pindah", "kembali"].into_iter().filter(|k| data[*k] != json!(0));
            ada.map(|k| format!("Koreksi {k}")).collect()
        }
        _ => Vec::new(),
    }
}

/// Writes an accepted act into the model. Numbers and barcodes are the shop's to give.
pub fn catat(m: &mut Model, aksi: &Aksi, data: &Value) {
    let no = |d: &Value| d["no_dok"].as_str().unwrap_or_default().to_owned();
    match aksi {
        Aksi::Tambah { toko, baris, .. } => catat_tambah(m, *toko, baris, data),
        Aksi::Profit { kode, profit, .. } => m.barang.get_mut(kode).unwrap().profit = *profit,
        Aksi::Jual { toko, kode } => {
            ke(m, *toko, &no(data), "JUAL", std::slice::from_ref(kode), &luar("@PELANGGAN"));
        }
        Aksi::Pindah { toko, kode, baki } => {
            let tujuan = (m.baki[&(*toko, (*baki).to_owned())].gudang.clone(), (*baki).to_owned());
            ke(m, *toko, &no(data), "PINDAH", kode, &tujuan);
        }
        Aksi::SatuBaki { toko, dari, ke: baki } => {
            let isi = m.dalam_baki(*toko, dari);
            let tujuan = (m.baki[&(*toko, (*baki).to_owned())].gudang.clone(), (*baki).to_owned());
            ke(m, *toko, &no(data), "PINDAH", &isi, &tujuan);
        }
        Aksi::Hancur { toko, kode, .. } => {
            ke(m, *toko, &no(data), "HANCUR", kode, &("HANCUR".to_owned(), "HC1".to_owned()));
        }
        Aksi::Retur { toko, kode } => ke(m, *toko, &no(data), "RETUR", kode, &luar("@PEMASOK")),
        Aksi::Batal { toko, no: asal } => {
            let d = m.dokumen.iter_mut().find(|d| d.no == *asal).unwrap();
            d.batal = true;
            let balik = d.langkah.iter().map(|(k, dari, ke)| (k.clone(), ke.clone(), dari.clone())).collect();
            m.gerakkan(*toko, &no(data), "BATAL", balik);
        }
        Aksi::Kirim { toko, kode } => {
            let no = data["no_kirim"].as_str().unwrap();
            ke(m, *toko, no, "KIRIM", kode, &transit(no));
            m.menunggu.insert(no.to_owned(), 1 - toko);
            m.kirim.insert(no.to_owned(), 1 - toko);
            m.kirim_baris.extend(kode.iter().map(|k| ((no.to_owned(), k.clone()), "JALAN")));
        }
        Aksi::Terima { toko, no, kode, baki } => catat_terima(m, (*toko, baki), no, kode, data),
        Aksi::BatalKirim { toko, no: kiriman } => {
            let d = m.dokumen.iter_mut().find(|d| d.no == *kiriman).unwrap();
            d.batal = true;
            let balik = d.langkah.iter().map(|(k, dari, ke)| (k.clone(), ke.clone(), dari.clone())).collect();
            m.gerakkan(*toko, &no(data), "BATAL_KIRIM", balik);
            m.menunggu.remove(kiriman);
            akhiri(m, kiriman, |_| "BATAL");
        }
        Aksi::Kurang { toko, no: kiriman, kode, tindakan, baki, .. } => {
            let (jenis, akhir) = match *tindakan {
                "DITEMUKAN" => ("TERIMA_KIRIM", "DITERIMA"),
                "KEMBALI" => ("KEMBALI_KIRIM", "KEMBALI"),
                _ => ("HILANG_KIRIM", "HILANG"),
            };
            let tujuan = match akhir {
                "HILANG" => luar("@HILANG"),
                _ => (m.baki[&(*toko, (*baki).to_owned())].gudang.clone(), (*baki).to_owned()),
            };
            ke(m, *toko, &no(data), jenis, std::slice::from_ref(kode), &tujuan);
            m.kirim_baris.insert((kiriman.clone(), kode.clone()), akhir);
        }
        Aksi::Susut { no, terima: true, .. } => m.terima_susut(no),
        Aksi::Susut { no, .. } => m.susut.get_mut(no).unwrap().status = "DITOLAK",
        Aksi::Timbang { toko, baki, selisih, .. } => {
            let harus = m.seharusnya(*toko, baki);
            let cocok = selisih.abs() <= m.baki[&(*toko, (*baki).to_owned())].toleransi;
            assert_eq!(
                (&data["qty"], mg(&data["seharusnya"]), mg(&data["selisih"]), &data["cocok"]),
                (&json!(m.dalam_baki(*toko, baki).len()), harus, *selisih, &json!(cocok)),
                "{data}"
            );
        }
        Aksi::HitungMulai { toko, lingkup } => hitung::catat_mulai(m, *toko, lingkup, data),
        Aksi::HitungPindai { no, kode, baki, .. } => hitung::catat_pindai(m, no, kode, baki, data),
        Aksi::HitungSelesai { no, .. } => hitung::catat_selesai(m, no, data),
        Aksi::HitungBatal { no, .. } => m.hitung.get_mut(no).unwrap().keadaan = hitung::Keadaan::Batal,
        Aksi::HitungKoreksi { toko, no, .. } => hitung::catat_koreksi(m, *toko, no, data),
        Aksi::TutupHari { toko } => m.tutup_hari(*toko),
    }
}

fn catat_tambah(m: &mut Model, toko: usize, baris: &[Baru], data: &Value) {
    let baru = data.as_array().unwrap();
    assert_eq!(baru.len(), baris.len());
    let mut langkah = Vec::new();
    for (b, d) in baris.iter().zip(baru) {
        let kode = d["kode_barcode"].as_str().unwrap().to_owned();
        let murni = b.berat * super::isi::kadar(b.group) / 10_000;
        let isi = Barang {
            toko,
            tempat: luar("@PEMASOK"),
            group: b.group,
            dept: b.dept,
            berat: b.berat,
            murni,
            nilai: b.nilai,
            profit: 0,
        };
        assert!(m.barang.insert(kode.clone(), isi).is_none(), "barcode {kode} diberikan dua kali");
        langkah.push((kode, luar("@PEMASOK"), (b.gudang.to_owned(), b.baki.to_owned())));
    }
    m.gerakkan(toko, baru[0]["no_dok"].as_str().unwrap_or_default(), "TAMBAH", langkah);
}

fn catat_terima(
    m: &mut Model,
    (toko, baki): (usize, &str),
    kiriman: &str,
    kode: &[(String, Option<i64>)],
    data: &Value,
) {
    let tujuan = (m.baki[&(toko, baki.to_owned())].gudang.clone(), baki.to_owned());
    let datang: Vec<String> = kode.iter().map(|(k, _)| k.clone()).collect();
    ke(m, toko, data["no_terima"].as_str().unwrap(), "TERIMA_KIRIM", &datang, &tujuan);
    m.menunggu.remove(kiriman);
    akhiri(m, kiriman, |k| if datang.iter().any(|d| d == k) { "DITERIMA" } else { "KURANG" });
    let nomor: BTreeMap<&str, &str> = data["no_susut"]
        .as_array()
        .unwrap()
        .iter()
        .map(|s| {
            let (no, kode) = s.as_str().unwrap().split_once('|').unwrap();
            (kode, no)
        })
        .collect();
    let mut banyak = 0;
    for (kode, timbang) in kode.iter().filter_map(|(k, g)| g.map(|g| (k, g))) {
        let buku = m.barang[kode].berat;
        if perlu_validasi(buku, timbang) {
            banyak += 1;
            let s = Susut { toko, kode: kode.clone(), buku, timbang, status: "PENDING" };
            m.susut.insert(nomor[kode.as_str()].to_owned(), s);
        }
    }
    assert_eq!(nomor.len(), banyak, "{data}");
}

/// The pieces of a shipment that were on their way.
fn akhiri(m: &mut Model, no: &str, jadi: impl Fn(&str) -> &'static str) {
    for ((kirim, kode), status) in &mut m.kirim_baris {
        if kirim == no && *status == "JALAN" {
            *status = jadi(kode);
        }
    }
}

fn ke(m: &mut Model, toko: usize, no: &str, jenis: &'static str, kode: &[String], tujuan: &Tempat) {
    let langkah = kode.iter().map(|k| (k.clone(), m.barang[k].tempat.clone(), tujuan.clone())).collect();
    m.gerakkan(toko, no, jenis, langkah);
}
