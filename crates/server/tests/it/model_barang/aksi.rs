//! How each act of the model is done to the shop (over HTTP, as a screen would), and how acts are drawn: mostly
//! sensible ones, and enough spoiled ones to meet every refusal.

use super::hitung;
use super::model::{Aksi, Barang, Baru, Izin, Model, Susut, TOKO, Tempat, luar, perlu_validasi, transit};
use crate::alat::{Alat, Balasan, Klien, mg, toko};
use ::barang::{Kepala, Langkah, gerakkan, siap};
use db::args;
use ledger::Dok;
use ledger::stok::Luar;
use platform::Tolak;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use testkit::Acak;
use values::{JenisDok, KodeBarcode, UserId};

/// Calls that stand: what is not in the table of routes yet is not drawn.
const RUTE: &str = include_str!("../hak/rute.txt");
const TAMBAH: &str = "barang/create/bulk";
const PINDAH: &str = "pindahbarang";
const SATU_BAKI: &str = "pindahbarang/satu-baki";
const HANCUR: &str = "hancurbarang";
const RETUR: &str = "returbarang";
const KIRIM: &str = "kirim-barang";
const TERIMA: &str = "terima-barang";

fn berdiri(path: &str) -> bool {
    RUTE.contains(&format!("/api/v1/{path} POST:"))
}

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

/// What came of an act.
pub enum Hasil {
    /// the answer's data
    Diterima(Value),
    Ditolak(u16, String),
}

impl From<Balasan> for Hasil {
    fn from(b: Balasan) -> Self {
        if b.status == 200 {
            Self::Diterima(b.json()["data"].clone())
        } else {
            Self::Ditolak(b.status, b.kode())
        }
    }
}

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
            26..32 => Aksi::Profit { toko: t, kode: pilih_barang(a, m, t), profit: a.antara(0, 9) * 50_000 },
            32..40 => Aksi::Jual { toko: t, kode: pilih_barang(a, m, t) },
            40..53 if berdiri(PINDAH) => Aksi::Pindah { toko: t, kode: beberapa(a, m, t), baki: tujuan(a) },
            53..57 if berdiri(SATU_BAKI) => {
                Aksi::SatuBaki { toko: t, dari: a.pilih(&BAKI[..5]).0, ke: tujuan(a) }
            }
            57..63 if berdiri(HANCUR) => {
                let kondisi = if a.persen(10) { "TIDAK ADA" } else { "PUTUS" };
                Aksi::Hancur { toko: t, kode: beberapa(a, m, t), kondisi }
            }
            63..66 if berdiri(RETUR) => Aksi::Retur { toko: t, kode: beberapa(a, m, t) },
            66..76 if berdiri(PINDAH) && !m.dokumen.is_empty() => {
                // The youngest can most often be taken back.
                let n = i64::try_from(m.dokumen.len()).unwrap();
                let dari = if a.persen(70) { (n - 5).max(0) } else { 0 };
                let ke = a.antara(dari, n);
                let d = &m.dokumen[usize::try_from(ke).unwrap()];
                Aksi::Batal { toko: if a.persen(90) { d.toko } else { t }, no: d.no.clone() }
            }
            76..84 if berdiri(KIRIM) => Aksi::Kirim { toko: t, kode: beberapa(a, m, t) },
            84..92 if berdiri(TERIMA) && !m.menunggu.is_empty() => terima(a, m),
            92..95 if berdiri(KIRIM) && !m.menunggu.is_empty() => {
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

fn pindai(kode: &[String]) -> Vec<Value> {
    kode.iter().map(|k| json!({ "kode_barcode": k })).collect()
}

/// Does it to the shop. `ke` makes the submit's key.
pub async fn lakukan(a: &Alat, k: &[Klien], m: &Model, ke: usize, aksi: &Aksi) -> Hasil {
    let kunci = format!("model-{ke:06}");
    match aksi {
        Aksi::Tambah { toko, baris, ulang } => {
            let detail: Vec<Value> = baris
                .iter()
                .map(|b| {
                    json!({
                        "kode_group": b.group, "kode_dept": b.dept, "kode_toko": b.baki, "kode_gudang": b.gudang,
                        "berat_asli": gram(b.berat), "kadar": 80, "hpp_manual": b.nilai,
                        "kadar_cetak": super::model::kadar(b.group) / 100,
                    })
                })
                .collect();
            let isi = json!({ "detail_barang": detail });
            let hasil = k[*toko].post_dok(TAMBAH, &kunci, &isi).await;
            if *ulang && hasil.status == 200 {
                let lagi = k[*toko].post_dok(TAMBAH, &kunci, &isi).await;
                assert_eq!(lagi.json(), hasil.json(), "kiriman yang sama dijawab lain");
            }
            hasil.into()
        }
        Aksi::Profit { toko, kode, profit } => {
            let isi = json!({ "data": [{ "kode_barcode": kode, "profit": profit }] });
            k[*toko].post("barang/update/edit-profit", &isi).await.into()
        }
        Aksi::Jual { toko, kode } => jual(a, TOKO[*toko], kode).await,
        Aksi::Pindah { toko, kode, baki } => {
            let isi = json!({ "kode_toko": baki, "detail_barang": pindai(kode) });
            k[*toko].post_dok(PINDAH, &kunci, &isi).await.into()
        }
        Aksi::SatuBaki { toko, dari, ke } => {
            let isi = json!({ "kode_toko": dari, "baki_tujuan": ke });
            k[*toko].post_dok(SATU_BAKI, &kunci, &isi).await.into()
        }
        Aksi::Hancur { toko, kode, kondisi } => {
            let isi = json!({ "kondisi": kondisi, "gudang_tujuan": "HANCUR", "detail_barang": pindai(kode) });
            k[*toko].post_dok(HANCUR, &kunci, &isi).await.into()
        }
        Aksi::Retur { toko, kode } => {
            let isi = json!({ "tujuan": "PUSAT", "detail_barang": pindai(kode) });
            k[*toko].post_dok(RETUR, &kunci, &isi).await.into()
        }
        Aksi::Batal { toko, no } => {
            k[*toko].post_dok(&format!("dokumen-barang/{no}/batal"), &kunci, &json!({})).await.into()
        }
        Aksi::Kirim { toko, kode } => {
            let isi = json!({ "tujuan": TOKO[1 - toko], "kurir": "UJI", "detail_barang": pindai(kode) });
            k[*toko].post_dok(KIRIM, &kunci, &isi).await.into()
        }
        Aksi::Terima { toko, no, kode, baki } => {
            let detail: Vec<Value> =
                kode.iter().map(|(k, g)| json!({ "kode_barcode": k, "berat": g.map(gram) })).collect();
            let isi = json!({
                "no_kirim": no, "kode_toko": baki, "alasan_kurang": "TIDAK ADA DI PAKET", "detail_barang": detail,
            });
            let hasil = k[*toko].post_dok(TERIMA, &kunci, &isi).await;
            if hasil.status != 200 {
                return hasil.into();
            }
            let mut data = hasil.data();
            // The weights that wait now, under the numbers they were given.
            let sql = "SELECT no_susut, kode_barcode FROM susut WHERE no_dok = $1";
            let susut = a.baris(sql, args![data["no_terima"].as_str().unwrap()]).await;
            assert_eq!(data["susut"], json!(susut.len()), "{data}");
            data["no_susut"] = json!(susut);
            Hasil::Diterima(data)
        }
        Aksi::BatalKirim { toko, no } => {
            let isi = json!({ "no_kirim": no, "alasan": "UJI" });
            let hasil = k[*toko].post_dok("kirim-barang/batal", &kunci, &isi).await;
            if hasil.status != 200 {
                return hasil.into();
            }
            // The answer names the shipment; the document that takes it back is found by it.
            let sql = "SELECT no_dok FROM dok_barang WHERE jenis = 'BATAL_KIRIM' AND rujukan = $1";
            Hasil::Diterima(json!({ "no_dok": a.baris(sql, args![no.as_str()]).await.remove(0) }))
        }
        Aksi::Kurang { toko, no, kode, tindakan, baki, izin } => {
            let siapa = if *izin == Izin::Sendiri { &k[*toko] } else { &k[*toko + 4] };
            let otorisasi = match izin {
                Izin::Disetujui => hitung::setuju(siapa, *toko, "KIRIM BARANG", no).await,
                _ => String::new(),
            };
            let isi = json!({
                "no_kirim": no, "kode_barcode": kode, "tindakan": tindakan, "kode_toko": baki, "alasan": "uji",
                "otorisasi": otorisasi,
            });
            siapa.post_dok("kirim-barang/kurang", &kunci, &isi).await.into()
        }
        Aksi::Susut { toko, no, terima, lain } => {
            let isi = json!({ "no_susut": no, "terima": terima, "alasan": "uji" });
            k[*toko + if *lain { 2 } else { 0 }].post_dok("validasi/susut", &kunci, &isi).await.into()
        }
        Aksi::Timbang { toko, gudang, baki, selisih } => {
            let berat = m.seharusnya(*toko, baki) + selisih;
            let isi =
                json!({ "kode_gudang": gudang, "kode_toko": baki, "sesi": "PAGI", "berat": gram(berat) });
            k[*toko].post_dok("timbang-baki/timbang", &kunci, &isi).await.into()
        }
        Aksi::HitungMulai { toko, lingkup } => {
            k[*toko].post("stock-opname/start", &hitung::isi_lingkup(lingkup)).await.into()
        }
        Aksi::HitungPindai { toko, no, kode, baki } => {
            let isi = json!({ "kode": kode, "kode_toko": baki });
            k[*toko].post(&format!("stock-opname/{no}/scan/bulk"), &isi).await.into()
        }
        Aksi::HitungSelesai { toko, no } => {
            let hasil = k[*toko].post(&format!("stock-opname/{no}/selesai"), &json!({})).await;
            if hasil.status != 200 {
                return hasil.into();
            }
            k[*toko].get(&format!("stock-opname/{no}/baris?limit=1000")).await.into()
        }
        Aksi::HitungBatal { toko, no } => {
            k[*toko].post(&format!("stock-opname/{no}/batal"), &json!({})).await.into()
        }
        Aksi::HitungKoreksi { toko, no, disetujui } => {
            let otorisasi = if *disetujui {
                hitung::setuju(&k[*toko], *toko, "KOREKSI OPNAME", no).await
            } else {
                "0123456789ABCDEF".to_owned()
            };
            let isi = json!({ "otorisasi": otorisasi, "keterangan": "uji" });
            k[*toko].post_dok(&format!("stock-opname/{no}/koreksi"), &kunci, &isi).await.into()
        }
        Aksi::TutupHari { toko: t } => {
            let kode = TOKO[*t];
            let hari =
                a.baris("SELECT tgl_system FROM toko WHERE kode_toko = $1", args![kode]).await.remove(0);
            let besok = values::Tanggal::parse(&hari).unwrap().tambah_hari(1).unwrap();
            let sql = "UPDATE toko SET tgl_system = $2 WHERE kode_toko = $1";
            a.tulis(toko(kode), move |tx| tx.exec(sql, args![kode, besok])).await;
            Hasil::Diterima(Value::Null)
        }
    }
}

fn gram(mg: i64) -> Value {
    let tanda = if mg < 0 { "-" } else { "" };
    serde_json::from_str(&format!("{tanda}{}.{:03}", mg.abs() / 1_000, mg.abs() % 1_000)).unwrap()
}

/// Selling has no document of its own here: the piece goes to the customer through the same door as all others.
async fn jual(a: &Alat, kode_toko: &str, kode: &str) -> Hasil {
    let kode = KodeBarcode::parse(kode).unwrap();
    let hasil = a
        .kerja(toko(kode_toko), move |tx| {
            let t = tx.toko().clone();
            let langkah = Langkah::ke_luar(siap(tx, &t, &kode)?, Luar::Pelanggan)?;
            let mut dok = Dok::buka(tx, JenisDok::Penjualan, &UserId::parse("uji").unwrap())?;
            gerakkan(&mut dok, &Kepala { jenis: "JUAL", ..Kepala::default() }, &[langkah])?;
            Ok::<_, Tolak>(dok.tutup("JUAL UJI", &json!({}))?.to_string())
        })
        .await;
    match hasil {
        Ok(no) => Hasil::Diterima(json!({ "no_dok": no })),
        Err(t) => Hasil::Ditolak(422, t.kode.to_owned()),
    }
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
        Aksi::Tambah { toko, baris, .. } => {
            let baru = data.as_array().unwrap();
            assert_eq!(baru.len(), baris.len());
            let mut langkah = Vec::new();
            for (b, d) in baris.iter().zip(baru) {
                let kode = d["kode_barcode"].as_str().unwrap().to_owned();
                let murni = b.berat * super::model::kadar(b.group) / 10_000;
                let isi = Barang {
                    toko: *toko,
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
            m.gerakkan(*toko, &no(&baru[0]), "TAMBAH", langkah);
        }
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
        Aksi::Terima { toko, no: kiriman, kode, baki } => {
            let tujuan = (m.baki[&(*toko, (*baki).to_owned())].gudang.clone(), (*baki).to_owned());
            let datang: Vec<String> = kode.iter().map(|(k, _)| k.clone()).collect();
            ke(m, *toko, data["no_terima"].as_str().unwrap(), "TERIMA_KIRIM", &datang, &tujuan);
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
                    let s = Susut { toko: *toko, kode: kode.clone(), buku, timbang, status: "PENDING" };
                    m.susut.insert(nomor[kode.as_str()].to_owned(), s);
                }
            }
            assert_eq!(nomor.len(), banyak, "{data}");
        }
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
