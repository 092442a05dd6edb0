//! How each act of the model is done to the shop: by its use case, with what a screen would send.

use super::hitung;
use super::isi::{Aksi, Baru, Izin, Model, TOKO};
use crate::alat::terbungkus;
use barang::opname::{self, Koreksi, PindaiBanyak, TanyaBaris};
use barang::tambah::{self, harga_hari};
use barang::{
    Kepala, Langkah, dokumen, gerakkan, hancur, kirim, pindah, profit, retur, siap, susut, timbang,
};
use db::{Kunci, KunciIdem, args};
use dunia::{Dunia, toko};
use ledger::Dok;
use ledger::stok::Luar;
use platform::{Pelaku, Tolak};
use serde_json::{Value, json};
use values::{JenisDok, KodeBarcode, NoFaktur, UserId};

/// What came of an act.
pub enum Hasil {
    /// the answer's data
    Diterima(Value),
    Ditolak(u16, String),
}

impl From<platform::Hasil<Value>> for Hasil {
    fn from(h: platform::Hasil<Value>) -> Self {
        match h {
            Ok(data) => Self::Diterima(data),
            Err(t) => Self::Ditolak(t.status.angka(), t.kode.to_owned()),
        }
    }
}

fn pindai(kode: &[String]) -> Vec<Value> {
    kode.iter().map(|k| json!({ "kode_barcode": k })).collect()
}

/// Pieces brought in under a key: the same submit twice is one, and is answered as the first was.
async fn bawa(d: &Dunia, p: &Pelaku, ke: usize, baris: &[Baru], ulang: bool) -> platform::Hasil<Value> {
    let detail: Vec<Value> = baris
        .iter()
        .map(|b| {
            json!({
                "kode_group": b.group, "kode_dept": b.dept, "kode_toko": b.baki, "kode_gudang": b.gudang,
                "berat_asli": gram(b.berat), "kadar": 80, "hpp_manual": b.nilai,
                "kadar_cetak": super::isi::kadar(b.group) / 100,
            })
        })
        .collect();
    let kunci = KunciIdem {
        user: p.user_id.to_string(),
        panggilan: "tambah".to_owned(),
        kunci: format!("model-{ke:06}"),
        sidik: "model".to_owned(),
    };
    let kirim = async || {
        let kunci = kunci.clone();
        d.minta(p, &json!(detail), move |tx, p, b: &Vec<tambah::Baru>| {
            db::sekali(tx, Some(&kunci), |tx| {
                let harga = harga_hari(tx, p)?;
                Ok::<_, Tolak>(terbungkus(&tambah::banyak(tx, p, &harga.gram, b)?))
            })
        })
        .await
    };
    let hasil = kirim().await;
    if let (true, Ok(pertama)) = (ulang, &hasil) {
        assert_eq!(&kirim().await.unwrap(), pertama, "kiriman yang sama dijawab lain");
    }
    hasil
}

/// Both ends of a way; the person's own store first.
fn kedua(p: &Pelaku) -> Kunci {
    Kunci::toko(p.toko.clone()).dan(toko(TOKO[0])).dan(toko(TOKO[1]))
}

/// Does it to the shop. `ke` makes the key of a submit.
pub async fn lakukan(d: &Dunia, orang: &[Pelaku], m: &Model, ke: usize, aksi: &Aksi) -> Hasil {
    match aksi {
        Aksi::Tambah { toko, baris, ulang } => bawa(d, &orang[*toko], ke, baris, *ulang).await.into(),
        Aksi::Profit { toko, kode, profit } => {
            let isi = json!({ "data": [{ "kode_barcode": kode, "profit": profit }] });
            d.minta(&orang[*toko], &isi, profit::ubah).await.into()
        }
        Aksi::Jual { toko, kode } => jual(d, TOKO[*toko], kode).await,
        Aksi::Pindah { toko, kode, baki } => {
            let isi = json!({ "kode_toko": baki, "detail_barang": pindai(kode) });
            d.minta(&orang[*toko], &isi, pindah::pindah).await.into()
        }
        Aksi::SatuBaki { toko, dari, ke } => {
            let isi = json!({ "kode_toko": dari, "baki_tujuan": ke });
            d.minta(&orang[*toko], &isi, pindah::satu_baki).await.into()
        }
        Aksi::Hancur { toko, kode, kondisi } => {
            let isi = json!({ "kondisi": kondisi, "gudang_tujuan": "HANCUR", "detail_barang": pindai(kode) });
            d.minta(&orang[*toko], &isi, hancur::hancur).await.into()
        }
        Aksi::Retur { toko, kode } => {
            let isi = json!({ "tujuan": "SUPPLIER", "supplier_barang": "HWT", "beda_supplier": true,
                "detail_barang": pindai(kode) });
            d.minta(&orang[*toko], &isi, retur::retur).await.into()
        }
        Aksi::Batal { toko, no } => {
            let no = no.clone();
            let kerja =
                move |tx: &mut db::Tx<'_>, p: &Pelaku, m: &dokumen::Batal| dokumen::batal(tx, p, &no, m);
            d.minta(&orang[*toko], &json!({}), kerja).await.into()
        }
        Aksi::Kirim { toko, kode } => {
            let isi = json!({ "tujuan": TOKO[1 - toko], "kurir": "UJI", "detail_barang": pindai(kode) });
            d.minta(&orang[*toko], &isi, kirim::kirim).await.into()
        }
        Aksi::Terima { toko, no, kode, baki } => terimakan(d, &orang[*toko], no, kode, baki).await,
        Aksi::BatalKirim { toko, no } => {
            let (p, siapa) = (&orang[*toko], hitung::penyetuju(*toko));
            let isi = json!({ "no_kirim": no, "alasan": "UJI" });
            let hasil = d.minta_izin_di(kedua(p), (p, &siapa), &isi, kirim::batal).await;
            if hasil.is_err() {
                return hasil.into();
            }
            // The answer names the shipment; the document that takes it back is found by it.
            let sql = "SELECT no_dok FROM dok_barang WHERE jenis = 'BATAL_KIRIM' AND rujukan = $1";
            Hasil::Diterima(json!({ "no_dok": d.baris(sql, args![no.as_str()]).await.remove(0) }))
        }
        Aksi::Kurang { toko, no, kode, tindakan, baki, izin } => {
            let p = if *izin == Izin::Sendiri { &orang[*toko] } else { &orang[*toko + 4] };
            let isi = json!({
                "no_kirim": no, "kode_barcode": kode, "tindakan": tindakan, "kode_toko": baki, "alasan": "uji",
            });
            let siapa = hitung::penyetuju(*toko);
            match izin {
                Izin::Tanpa => d.minta_di(kedua(p), p, &isi, kirim::tuntaskan).await.into(),
                _ => d.minta_izin_di(kedua(p), (p, &siapa), &isi, kirim::tuntaskan).await.into(),
            }
        }
        Aksi::Susut { toko, no, terima, lain } => {
            let isi = json!({ "no_susut": no, "terima": terima, "alasan": "uji" });
            d.minta(&orang[*toko + if *lain { 2 } else { 0 }], &isi, susut::putuskan).await.into()
        }
        Aksi::Timbang { toko, gudang, baki, selisih } => {
            let berat = m.seharusnya(*toko, baki) + selisih;
            let isi =
                json!({ "kode_gudang": gudang, "kode_toko": baki, "sesi": "PAGI", "berat": gram(berat) });
            d.minta(&orang[*toko], &isi, timbang::catat).await.into()
        }
        Aksi::TutupHari { toko } => {
            let kode = TOKO[*toko];
            let hari =
                d.baris("SELECT tgl_system FROM toko WHERE kode_toko = $1", args![kode]).await.remove(0);
            let besok = values::Tanggal::parse(&hari).unwrap().tambah_hari(1).unwrap();
            d.hari(&besok.to_string(), &[kode]).await;
            Hasil::Diterima(Value::Null)
        }
        _ => hitungan(d, orang, aksi).await,
    }
}

/// A shipment received; with the weights that wait now, under the numbers they were given.
async fn terimakan(d: &Dunia, p: &Pelaku, no: &str, kode: &[(String, Option<i64>)], baki: &str) -> Hasil {
    let detail: Vec<Value> =
        kode.iter().map(|(k, g)| json!({ "kode_barcode": k, "berat": g.map(gram) })).collect();
    let isi = json!({
        "no_kirim": no, "kode_toko": baki, "alasan_kurang": "TIDAK ADA DI PAKET", "detail_barang": detail,
    });
    let mut data = match d.minta_di(kedua(p), p, &isi, kirim::terima).await {
        Ok(data) => data,
        tolak => return tolak.into(),
    };
    let sql = "SELECT no_susut, kode_barcode FROM susut WHERE no_dok = $1";
    let susut = d.baris(sql, args![data["no_terima"].as_str().unwrap()]).await;
    assert_eq!(data["susut"], json!(susut.len()), "{data}");
    data["no_susut"] = json!(susut);
    Hasil::Diterima(data)
}

/// What is done to a count.
async fn hitungan(d: &Dunia, orang: &[Pelaku], aksi: &Aksi) -> Hasil {
    let nomor = |no: &str| NoFaktur::parse(no).unwrap();
    let siaran = d.siaran.clone();
    match aksi {
        Aksi::HitungMulai { toko, lingkup } => {
            let isi = hitung::isi_lingkup(lingkup);
            d.minta(&orang[*toko], &isi, |tx, p, m| Ok(opname::mulai(tx, p, m)?.0)).await.into()
        }
        Aksi::HitungPindai { toko, no, kode, baki } => {
            let (no, isi) = (nomor(no), json!({ "kode": kode, "kode_toko": baki }));
            let kerja = move |tx: &mut db::Tx<'_>, p: &Pelaku, m: &PindaiBanyak| {
                opname::pindai_banyak(tx, p, &no, m, &siaran)
            };
            d.minta(&orang[*toko], &isi, kerja).await.into()
        }
        Aksi::HitungSelesai { toko, no } => {
            let (no, p) = (nomor(no), &orang[*toko]);
            let n = no.clone();
            if let Err(t) = d.kerja(p, move |tx, p| opname::selesai(tx, p, &n, &siaran)).await {
                return Hasil::from(Err(t));
            }
            let semua = json!({ "limit": 1_000 });
            let baris =
                move |tx: &mut db::Tx<'_>, p: &Pelaku, t: &TanyaBaris| Ok(opname::baris(tx, p, &no, t)?.data);
            d.minta(p, &semua, baris).await.into()
        }
        Aksi::HitungBatal { toko, no } => {
            let no = nomor(no);
            let h = d.kerja(&orang[*toko], move |tx, p| opname::batal(tx, p, &no, &siaran)).await;
            h.map(|o| dunia::tampil(&o)).into()
        }
        Aksi::HitungKoreksi { toko, no, disetujui } => {
            let (no, p, siapa) = (nomor(no), &orang[*toko], hitung::penyetuju(*toko));
            let kerja = move |tx: &mut db::Tx<'_>, p: &Pelaku, m: &Koreksi| opname::koreksi(tx, p, &no, m);
            if *disetujui {
                return d.minta_izin((p, &siapa), &json!({ "keterangan": "uji" }), kerja).await.into();
            }
            let isi = json!({ "otorisasi": "0123456789ABCDEF", "keterangan": "uji" });
            d.minta(p, &isi, kerja).await.into()
        }
        lain => unreachable!("bukan hitungan: {lain:?}"),
    }
}

fn gram(mg: i64) -> Value {
    let tanda = if mg < 0 { "-" } else { "" };
    serde_json::from_str(&format!("{tanda}{}.{:03}", mg.abs() / 1_000, mg.abs() % 1_000)).unwrap()
}

/// Selling has no document of its own here: the piece goes to the customer through the same door as all others.
async fn jual(d: &Dunia, kode_toko: &str, kode: &str) -> Hasil {
    let kode = KodeBarcode::parse(kode).unwrap();
    let hasil = d
        .db()
        .write(toko(kode_toko), move |tx| {
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
