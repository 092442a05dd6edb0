//! Closing goods of pre-orders: what was sold is sent with a waybill or fetched. Moves no stock: it left by the sale. Never more
//! than was sold and not sent, and every piece by its name; before the bank has shown the money, somebody says yes.

use crate::lihat::{self, PreOrder};
use crate::tolak::PraOrderTolak;
use db::{Tx, args};
use konter::pelanggan::PelangganMinta;
use konter::{Alasan, BarisIzin, KodeAlasan, Perlu, rupiah, teks};
use ledger::Dok;
use pesan::{Peristiwa, PesanBaru};
use platform::otorisasi::{self, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use values::{JenisDok, Rupiah};

const KATEGORI: &str = "CLOSING PRE ORDER";
/// Lines of one closing.
const PALING_BANYAK: usize = 200;
const PANJANG_RESI: usize = 60;

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct BarisClosing {
    pub no_po: String,
    /// the waybill; for KIRIM only
    pub no_resi: String,
    /// KIRIM or AMBIL
    pub status_kirim: String,
    pub qty: i64,
    /// the pieces, as many as `qty`; may be left out where all that is left of the pre-order goes
    pub barcode: Vec<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = PreOrderClosing)]
pub struct ClosingMinta {
    pub detail_po: Vec<BarisClosing>,
    /// the approval, where the bank has not shown the money
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PreOrderTerclosing)]
pub struct Terclosing {
    pub no_closing: String,
    pub jumlah_po: usize,
    pub qty: i64,
    pub tgl_system: String,
}

db::tabel! {
    struct Dikirim in "praorder_kirim" {
        toko: String,
        no_closing: String,
        baris: i64,
        tgl_system: String,
        waktu: String,
        oleh: String,
        no_po: String,
        status_kirim: String,
        no_resi: String,
        qty: i64,
        otorisasi: String,
    }
}

db::bacaan! {
    /// A piece that was sold and is still here.
    #[derive(Debug, Clone)]
    struct Terjual {
        no_faktur_jual: String = "j.no_faktur_jual",
        no_faktur_group: String = "j.no_faktur_group",
        kode_barcode: String = "j.kode_barcode",
    }
}

db::tabel! {
    struct BarangDikirim in "praorder_kirim_barang" {
        toko: String,
        no_closing: String,
        baris: i64,
        urut: i64,
        tgl_system: String,
        no_po: String,
        no_faktur_jual: String,
        no_faktur_group: String,
        kode_barcode: String,
    }
}

/// Lines in order with the pieces of each, and their pre-orders by number.
struct Diperiksa {
    baris: Vec<BarisClosing>,
    barang: Vec<Vec<Terjual>>,
    po: BTreeMap<String, PreOrder>,
}

/// A line with its fields in order, or what is missing.
fn baris(ke: usize, b: &BarisClosing, s: &mut Salah) -> BarisClosing {
    let status = b.status_kirim.trim().to_uppercase();
    let mut resi = teks::rapi(&b.no_resi).to_uppercase();
    if b.no_po.trim().is_empty() {
        s.beri(ke, "no_po", "No Po Harus Dipilih");
    }
    match status.as_str() {
        "KIRIM" if resi.is_empty() || resi == "-" => s.beri(ke, "no_resi", "No Resi Harus Diisi"),
        "KIRIM" if resi.chars().count() > PANJANG_RESI => {
            s.beri(ke, "no_resi", format!("Paling banyak {PANJANG_RESI} karakter"));
        }
        "KIRIM" => {}
        "AMBIL" => "-".clone_into(&mut resi),
        _ => s.beri(ke, "status_kirim", "Kode Barcode Harus Diisi"),
    }
    if b.qty <= 0 {
        s.beri(ke, "qty", "Qty Harus Dipilih");
    }
    let barcode: Vec<String> =
        b.barcode.iter().map(|k| k.trim().to_uppercase()).filter(|k| !k.is_empty()).collect();
    if !barcode.is_empty() && i64::try_from(barcode.len()).ok() != Some(b.qty) {
        s.beri(ke, "barcode", format!("Sebut {} barcode", b.qty.max(0)));
    }
    BarisClosing {
        no_po: b.no_po.trim().to_uppercase(),
        no_resi: resi,
        status_kirim: status,
        qty: b.qty,
        barcode,
    }
}

/// What was sold for a pre-order and not sent, in the order it was sold.
fn masih_di_sini(tx: &mut Tx<'_>, p: &Pelaku, no_po: &str) -> Hasil<Vec<Terjual>> {
    Ok(tx.baris(
        "FROM faktur_sumber s JOIN jual j ON j.toko = s.toko AND j.no_faktur_group = s.no_faktur_group \
         WHERE s.toko = $1 AND s.no_sumber = $2 AND NOT EXISTS (SELECT 1 FROM faktur_batal z WHERE z.toko = s.toko \
          AND z.no_faktur_group = s.no_faktur_group) AND NOT EXISTS (SELECT 1 FROM praorder_kirim_barang k WHERE k.toko = j.toko \
          AND k.no_faktur_jual = j.no_faktur_jual) ORDER BY j.no_faktur_group, j.baris",
        args![&p.toko, no_po],
    )?)
}

/// The pieces of every line: those it names; a line that names none takes what the others leave, and where more than that would
/// be left, it must say which.
fn sebutkan(tx: &mut Tx<'_>, p: &Pelaku, semua: &[BarisClosing], s: &mut Salah) -> Hasil<Vec<Vec<Terjual>>> {
    let mut ada: BTreeMap<&str, Vec<Terjual>> = BTreeMap::new();
    for b in semua {
        if !ada.contains_key(b.no_po.as_str()) {
            ada.insert(&b.no_po, masih_di_sini(tx, p, &b.no_po)?);
        }
    }
    let mut hasil = vec![Vec::new(); semua.len()];
    for ((ke, b), isi) in semua.iter().enumerate().zip(&mut hasil) {
        let Some(di_sini) = ada.get_mut(b.no_po.as_str()) else { continue };
        for kode in &b.barcode {
            match di_sini.iter().position(|t| t.kode_barcode == *kode) {
                Some(n) => isi.push(di_sini.remove(n)),
                None => s.beri(
                    ke,
                    "barcode",
                    format!("Barang {kode} tidak dijual untuk {} atau sudah dikirim", b.no_po),
                ),
            }
        }
    }
    for (no, mut sisa) in ada {
        let tanpa = |b: &BarisClosing| b.no_po == no && b.barcode.is_empty();
        let banyak: i64 = semua.iter().filter(|b| tanpa(b)).map(|b| b.qty.max(0)).sum();
        let kurang = i64::try_from(sisa.len()).ok() != Some(banyak);
        for ((ke, b), isi) in semua.iter().enumerate().zip(&mut hasil).filter(|((_, b), _)| tanpa(b)) {
            if kurang {
                s.beri(
                    ke,
                    "barcode",
                    format!("Pilih barcode yang dikirim; {no} punya {} barang", sisa.len()),
                );
                continue;
            }
            let n = usize::try_from(b.qty).unwrap_or(0).min(sisa.len());
            isi.extend(sisa.drain(..n));
        }
    }
    Ok(hasil)
}

fn periksa(tx: &mut Tx<'_>, p: &Pelaku, m: &ClosingMinta) -> Hasil<Diperiksa> {
    if m.detail_po.is_empty() || m.detail_po.len() > PALING_BANYAK {
        let pesan = format!("Isi 1 sampai {PALING_BANYAK} baris");
        return Err(PraOrderTolak::Closing.pada("detail_po", pesan));
    }
    let mut s = Salah::di("detail_po");
    let semua: Vec<BarisClosing> =
        m.detail_po.iter().enumerate().map(|(ke, b)| baris(ke, b, &mut s)).collect();
    let mut po: BTreeMap<String, PreOrder> = BTreeMap::new();
    let mut sisa: BTreeMap<String, i64> = BTreeMap::new();
    for (ke, b) in semua.iter().enumerate().filter(|(_, b)| !b.no_po.is_empty()) {
        if !po.contains_key(&b.no_po) {
            let ada = match lihat::satu(tx, &p.toko, &b.no_po) {
                Ok(ada) => ada,
                Err(t) if t.adalah(PraOrderTolak::TidakAda) => {
                    s.beri(ke, "no_po", t.pesan);
                    continue;
                }
                Err(t) => return Err(t),
            };
            sisa.insert(b.no_po.clone(), ada.kini.qty_siap);
            po.insert(b.no_po.clone(), ada);
        }
        let (Some(ada), Some(tinggal)) = (po.get(&b.no_po), sisa.get_mut(&b.no_po)) else { continue };
        let qty = b.qty.max(0);
        if qty > *tinggal {
            let pesan = if *tinggal == 0 && ada.kini.qty_siap == 0 {
                "Qty Estimasi Sudah Habis"
            } else if *tinggal < ada.kini.qty_siap {
                "Qty Tidak Cukup"
            } else {
                "Qty Tidak Boleh Lebih Dari Qty Estimasi"
            };
            s.beri(ke, "qty", pesan);
        } else {
            *tinggal -= qty;
        }
    }
    s.tolak(PraOrderTolak::Closing)?;
    let mut s = Salah::di("detail_po");
    let barang = sebutkan(tx, p, &semua, &mut s)?;
    s.tolak(PraOrderTolak::Closing)?;
    let baris = semua
        .into_iter()
        .zip(&barang)
        .map(|(b, isi)| BarisClosing { barcode: isi.iter().map(|t| t.kode_barcode.clone()).collect(), ..b });
    Ok(Diperiksa { baris: baris.collect(), barang, po })
}

/// The approval of sending what the bank has not shown; none where it has.
fn setuju(tx: &mut Tx<'_>, p: &Pelaku, d: &Diperiksa, id: &str) -> Hasil<Option<otorisasi::Otorisasi>> {
    let (mut alasan, mut belum) = (Vec::new(), Vec::new());
    for po in d.po.values() {
        let rp = lihat::belum_masuk(tx, &p.toko, &po.no_po)?;
        if rp > Rupiah::NOL {
            let pesan = format!("Uang {} {rp} belum divalidasi bank", po.no_po);
            alasan.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
            belum.push(rp);
        }
    }
    let mut baris = Vec::with_capacity(d.baris.len());
    for b in &d.baris {
        let nama = d.po.get(&b.no_po).map(|po| po.nama_customer.as_str()).unwrap_or_default();
        let uraian =
            format!("{nama}: {} {} {} potong {}", b.status_kirim, b.no_resi, b.qty, b.barcode.join(" "));
        baris.push(BarisIzin::new(Rincian::teks(&b.no_po, uraian), b)?);
    }
    let perlu = Perlu {
        alasan: &alasan,
        nominal: rupiah(belum)?,
        neto: None,
        kategori: KATEGORI,
        baris,
        customer: &PelangganMinta::default(),
        pembayaran: &[],
    };
    konter::alasan::setuju(tx, p, id, perlu)
}

/// Tells who waits that it is on its way.
fn kabari(dok: &mut Dok<'_, '_>, d: &Diperiksa) -> Hasil<()> {
    let (no, oleh) = (dok.no().to_string(), dok.oleh().to_string());
    for (b, urut) in d.baris.iter().zip(1..).filter(|(b, _)| b.status_kirim == "KIRIM") {
        let Some(po) = d.po.get(&b.no_po) else { continue };
        let isi = format!(
            "Yth. {}, pesanan {} ({}) sudah dikirim: {} potong, no resi {}.",
            po.nama_customer, po.no_po, po.deskripsi, b.qty, b.no_resi
        );
        let kunci = format!("PRE ORDER DIKIRIM/{no}/{urut}");
        let baru = PesanBaru {
            peristiwa: Peristiwa::PreOrderDikirim,
            kunci: &kunci,
            kode_pelanggan: &po.kode_pelanggan,
            no_hp: &po.no_hp,
            isi: &isi,
            no_dok: &po.no_po,
            oleh: &oleh,
            sampai: None,
        };
        pesan::antre(dok.tx(), &baru)?;
    }
    Ok(())
}

/// Writes down what is sent or fetched.
pub fn closing(tx: &mut Tx<'_>, p: &Pelaku, m: &ClosingMinta) -> Hasil<Terclosing> {
    let d = periksa(tx, p, m)?;
    let oto = setuju(tx, p, &d, &m.otorisasi)?;
    let otorisasi = oto.as_ref().map(|o| o.id.clone()).unwrap_or_default();
    let mut dok = Dok::buka(tx, JenisDok::ClosingPo, &p.user_id)?;
    let (no_closing, tgl_system, waktu) =
        (dok.no().to_string(), dok.tgl_system().to_string(), dok.waktu().to_string());
    let toko = dok.tx().toko().to_string();
    let semua = d.baris.iter().zip(1_i64..).map(|(b, n)| Dikirim {
        toko: toko.clone(),
        no_closing: no_closing.clone(),
        baris: n,
        tgl_system: tgl_system.clone(),
        waktu: waktu.clone(),
        oleh: p.user_id.to_string(),
        no_po: b.no_po.clone(),
        status_kirim: b.status_kirim.clone(),
        no_resi: b.no_resi.clone(),
        qty: b.qty,
        otorisasi: otorisasi.clone(),
    });
    dok.tx().sisip(semua)?;
    let barang = d.baris.iter().zip(&d.barang).zip(1_i64..).flat_map(|((b, isi), n)| {
        let (toko, no_closing, tgl_system) = (&toko, &no_closing, &tgl_system);
        isi.iter().zip(1_i64..).map(move |(t, urut)| BarangDikirim {
            toko: toko.clone(),
            no_closing: no_closing.clone(),
            baris: n,
            urut,
            tgl_system: tgl_system.clone(),
            no_po: b.no_po.clone(),
            no_faktur_jual: t.no_faktur_jual.clone(),
            no_faktur_group: t.no_faktur_group.clone(),
            kode_barcode: t.kode_barcode.clone(),
        })
    });
    let barang: Vec<BarangDikirim> = barang.collect();
    dok.tx().sisip(barang)?;
    kabari(&mut dok, &d)?;
    if let Some(o) = &oto {
        otorisasi::tautkan(dok.tx(), o, &no_closing)?;
    }
    let qty = d.baris.iter().map(|b| b.qty).sum();
    let nomor: Vec<&String> = d.po.keys().collect();
    dok.tutup(KATEGORI, &serde_json::json!({ "po": nomor, "qty": qty, "otorisasi": otorisasi }))?;
    Ok(Terclosing { no_closing, jumlah_po: d.po.len(), qty, tgl_system })
}
