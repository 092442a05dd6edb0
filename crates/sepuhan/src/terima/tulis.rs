//! A receipt as it is written: pieces out of the lot's account into their tray, the differences as named losses and gains, the book
//! of fine grams, the document, and what became of the lot.

use super::siap::{Kembali, Siap};
use super::{Diterima, LabelBaru, disetujui};
use crate::peristiwa::{self, Kejadian};
use barang::{Kartu, Kepala, Langkah, ganti_barcode, gerakkan, koreksi_banyak};
use db::{Val, args};
use ledger::Dok;
use ledger::stok::{Lokasi, Luar};
use ledger::tukang::{self as buku, BarisTukang, Jenis};
use platform::Hasil;
use platform::otorisasi::{self, Otorisasi};
use std::collections::HashMap;
use values::{Berat, KodeBarcode, KodeToko, NoFaktur, Persen};

pub(super) fn tulis(
    mut dok: Dok<'_, '_>,
    s: &Siap,
    (ket, oto): (&str, Option<&Otorisasi>),
) -> Hasil<Diterima> {
    let langkah: Vec<Langkah> = s.baris.iter().filter_map(|b| langkah(s, b)).collect();
    let nomor = s.lot.no_lot.to_string();
    let kepala = Kepala { jenis: "TERIMA CUCI", lawan: &s.lot.nama_tukang, rujukan: &nomor, keterangan: ket };
    gerakkan(&mut dok, &kepala, &langkah)?;
    // As they lie now: where the document put them, before their weight is put right.
    let kini: Vec<(Kartu, Berat)> =
        s.baris.iter().filter(|b| !b.hilang).filter_map(|b| di_baki(s, b).map(|k| (k, b.berat))).collect();
    koreksi_banyak(&mut dok, &kini)?;
    dari_sepuh(&mut dok, &kini)?;
    let label = label_baru(&mut dok, s)?;
    buku_murni(&mut dok, s)?;
    simpan(&mut dok, s, &label, (ket, oto))?;
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    if let Some(o) = oto {
        otorisasi::tautkan(dok.tx(), o, &no)?;
    }
    let qty = i64::try_from(s.baris.len()).unwrap_or(i64::MAX);
    let isi = serde_json::json!({
        "lot": nomor, "tukang": s.lot.kode_tukang, "barang": qty, "berat": s.berat(), "susut": s.susut(),
        "susut_norma": s.susut_norma(), "lebih": s.lebih(), "sisa": s.sisa,
    });
    dok.tutup("TERIMA BARANG CUCI", &isi)?;
    Ok(Diterima {
        no_terima: no,
        no_lot: nomor,
        tgl_system: tgl,
        qty,
        berat: s.berat(),
        susut: s.susut(),
        lebih: s.lebih(),
        sisa: s.sisa,
        label_baru: label
            .into_iter()
            .map(|(lama, baru)| LabelBaru { lama: lama.to_string(), baru: baru.to_string() })
            .collect(),
    })
}

fn langkah(s: &Siap, b: &Kembali) -> Option<Langkah> {
    let ke = if b.hilang {
        Lokasi::Luar(Luar::Hilang)
    } else {
        let t = s.tujuan.as_ref()?;
        Lokasi::Baki { gudang: t.gudang.clone(), baki: t.baki.clone() }
    };
    let dari = Lokasi::Cuci(s.lot.no_lot.clone());
    Some(Langkah { kartu: b.kartu.clone(), dari, ke, kondisi: s.lot.pekerjaan.clone() })
}

/// The card where it was put, with the weight it was sent with.
fn di_baki(s: &Siap, b: &Kembali) -> Option<Kartu> {
    let t = s.tujuan.as_ref()?;
    let mut k = b.kartu.clone();
    (k.kode_gudang, k.kode_toko) = (t.gudang.to_string(), t.baki.to_string());
    Some(k)
}

/// They come from washing.
fn dari_sepuh(dok: &mut Dok<'_, '_>, kini: &[(Kartu, Berat)]) -> Hasil<()> {
    for bagian in kini.chunks(256) {
        let d = db::daftar(1, bagian.iter().map(|(k, _)| &k.kode_barcode));
        let sql = format!("UPDATE barang SET is_from_sepuh = 1 WHERE kode_barcode IN {}", d.sql);
        dok.tx().exec(&sql, &d.nilai)?;
    }
    Ok(())
}

fn label_baru(dok: &mut Dok<'_, '_>, s: &Siap) -> Hasil<Vec<(KodeBarcode, KodeBarcode)>> {
    let mut semua = Vec::new();
    for b in s.baris.iter().filter(|b| b.label_baru) {
        if let Some(k) = di_baki(s, b) {
            semua.push(Kartu { berat_asli: b.berat, ..k });
        }
    }
    if semua.is_empty() {
        return Ok(Vec::new());
    }
    ganti_barcode(dok, &semua)
}

/// What comes off the lot's account: pieces by what they have left, and the loss; what is lost is a loss whole.
fn buku_murni(dok: &mut Dok<'_, '_>, s: &Siap) -> Hasil<()> {
    let (mut barang, mut susut) = (0_i64, 0_i64);
    for b in &s.baris {
        let kirim = b.murni_kirim.sebagai_mg();
        let hilang = if b.hilang { kirim } else { b.susut() };
        susut += hilang;
        barang += kirim - hilang;
    }
    let baris: Vec<BarisTukang> = [(Jenis::Barang, barang), (Jenis::Susut, susut)]
        .into_iter()
        .filter(|(_, mg)| *mg > 0)
        .map(|(jenis, mg)| BarisTukang { kode_tukang: s.lot.no_lot.to_string(), jenis, murni: Berat::mg(mg) })
        .collect();
    buku::catat(dok, &baris)?;
    Ok(())
}

db::tabel! {
    struct Kunci in "terima_cuci_baris" {
        toko: KodeToko,
        no_terima: String,
        baris: i64,
        no_lot: NoFaktur,
    }
}

db::tabel! {
    struct Tertulis in "terima_cuci_baris" {
        kode_barcode: String,
        kode_baru: String,
        kode_dept: String,
        keadaan: String,
        berat_kirim: Berat,
        murni_kirim: Berat,
        berat: Berat,
        murni: Berat,
        norma: Persen,
        gudang: String,
        baki: String,
    }
}

fn simpan(
    dok: &mut Dok<'_, '_>,
    s: &Siap,
    label: &[(KodeBarcode, KodeBarcode)],
    (ket, oto): (&str, Option<&Otorisasi>),
) -> Hasil<()> {
    let (no, tgl, waktu, oleh) =
        (dok.no().to_string(), dok.tgl_system().to_string(), dok.waktu().to_string(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let hilang: i64 = s.baris.iter().filter(|b| b.hilang).map(|b| b.murni_kirim.sebagai_mg()).sum();
    let isi: Vec<Val> = args![
        &toko,
        no.as_str(),
        &s.lot.no_lot,
        s.cara,
        tgl.as_str(),
        waktu.as_str(),
        &oleh,
        i64::try_from(s.baris.len()).unwrap_or(i64::MAX),
        s.berat(),
        Berat::mg(s.baris.iter().map(|b| b.murni.sebagai_mg()).sum()),
        s.susut(),
        s.susut_norma(),
        s.lebih(),
        hilang,
        i64::from(s.di_atas),
        ket,
        disetujui(oto),
        oto.map_or("", |o| o.id.as_str())
    ]
    .to_vec();
    tx.exec(
        "INSERT INTO terima_cuci (toko, no_terima, no_lot, cara, tgl_system, waktu, oleh, qty, berat, murni, susut, susut_norma, \
         lebih, hilang, di_atas, keterangan, disetujui, otorisasi) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
        &isi,
    )?;
    let baru: HashMap<&KodeBarcode, &KodeBarcode> = label.iter().map(|(lama, baru)| (lama, baru)).collect();
    let tempat = |b: &Kembali| match &s.tujuan {
        Some(t) if !b.hilang => (t.gudang.to_string(), t.baki.to_string()),
        _ => (Luar::Hilang.kode().to_owned(), String::new()),
    };
    tx.sisip(s.baris.iter().zip(1_i64..).map(|(b, n)| {
        let kode = &b.kartu.kode_barcode;
        let (gudang, baki) = tempat(b);
        (
            Kunci { toko: toko.clone(), no_terima: no.clone(), baris: n, no_lot: s.lot.no_lot.clone() },
            Tertulis {
                kode_barcode: kode.to_string(),
                kode_baru: baru.get(kode).map(ToString::to_string).unwrap_or_default(),
                kode_dept: b.kartu.kode_dept.clone(),
                keadaan: if b.hilang { "HILANG" } else { "KEMBALI" }.to_owned(),
                berat_kirim: b.kartu.berat_asli,
                murni_kirim: b.murni_kirim,
                berat: if b.hilang { Berat::NOL } else { b.berat },
                murni: b.murni,
                norma: b.norma,
                gudang,
                baki,
            },
        )
    }))?;
    let k = Kejadian { peristiwa: "TERIMA", no_dok: &no, keterangan: ket, sisa: s.sisa };
    peristiwa::catat(tx, &s.lot.no_lot, &k, (&tgl, &waktu, &oleh))?;
    peristiwa::status(tx, &s.lot, s.sisa)
}
