//! How each act of the model is done to the shop (over HTTP, as a screen would), and how acts are drawn: mostly
//! sensible ones, and enough spoiled ones to meet every refusal.

use super::model::{Aksi, Barang, Baru, Model, TOKO, Tempat, luar, transit};
use crate::alat::{Alat, Balasan, Klien, toko};
use ::barang::{Kepala, Langkah, gerakkan, siap};
use db::args;
use ledger::Dok;
use ledger::stok::Luar;
use platform::Tolak;
use serde_json::{Value, json};
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

const BAKI: [(&str, &str); 7] = [
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

fn pilih_barang(a: &mut Acak, m: &Model, t: usize) -> String {
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
        let satu = match a.antara(0, 100) {
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
    if kode.len() > 1 && a.persen(25) {
        kode.pop();
    }
    if a.persen(10) {
        kode.push(pilih_barang(a, m, tujuan));
    }
    let toko = if a.persen(90) { tujuan } else { 1 - tujuan };
    Aksi::Terima { toko, no, kode, baki: a.pilih(&BAKI).0 }
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
pub async fn lakukan(a: &Alat, k: &[Klien], ke: usize, aksi: &Aksi) -> Hasil {
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
            let isi = json!({
                "no_kirim": no, "kode_toko": baki, "alasan_kurang": "TIDAK ADA DI PAKET", "detail_barang": pindai(kode),
            });
            k[*toko].post_dok(TERIMA, &kunci, &isi).await.into()
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
    serde_json::from_str(&format!("{}.{:03}", mg / 1_000, mg % 1_000)).unwrap()
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
        }
        Aksi::Terima { toko, no: kiriman, kode, baki } => {
            let tujuan = (m.baki[&(*toko, (*baki).to_owned())].gudang.clone(), (*baki).to_owned());
            ke(m, *toko, data["no_terima"].as_str().unwrap(), "TERIMA_KIRIM", kode, &tujuan);
            m.menunggu.remove(kiriman);
        }
        Aksi::BatalKirim { toko, no: kiriman } => {
            let d = m.dokumen.iter_mut().find(|d| d.no == *kiriman).unwrap();
            d.batal = true;
            let balik = d.langkah.iter().map(|(k, dari, ke)| (k.clone(), ke.clone(), dari.clone())).collect();
            m.gerakkan(*toko, &no(data), "BATAL_KIRIM", balik);
            m.menunggu.remove(kiriman);
        }
        Aksi::TutupHari { toko } => m.tutup_hari(*toko),
    }
}

fn ke(m: &mut Model, toko: usize, no: &str, jenis: &'static str, kode: &[String], tujuan: &Tempat) {
    let langkah = kode.iter().map(|k| (k.clone(), m.barang[k].tempat.clone(), tujuan.clone())).collect();
    m.gerakkan(toko, no, jenis, langkah);
}
