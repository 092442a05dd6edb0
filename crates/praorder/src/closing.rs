//! Closing goods of pre-orders: what was sold is sent with a waybill or fetched. Moves no stock: it left by the sale. Never more
//! than was sold and not sent; before the bank has shown the money, somebody says yes.

use crate::lihat::{self, PreOrder};
use crate::tolak::PraOrderTolak;
use db::Tx;
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

/// Lines in order, with their pre-orders by number.
struct Diperiksa {
    baris: Vec<BarisClosing>,
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
    BarisClosing { no_po: b.no_po.trim().to_uppercase(), no_resi: resi, status_kirim: status, qty: b.qty }
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
    Ok(Diperiksa { baris: semua, po })
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
        let uraian = format!("{nama}: {} {} {} potong", b.status_kirim, b.no_resi, b.qty);
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
    kabari(&mut dok, &d)?;
    if let Some(o) = &oto {
        otorisasi::tautkan(dok.tx(), o, &no_closing)?;
    }
    let qty = d.baris.iter().map(|b| b.qty).sum();
    let nomor: Vec<&String> = d.po.keys().collect();
    dok.tutup(KATEGORI, &serde_json::json!({ "po": nomor, "qty": qty, "otorisasi": otorisasi }))?;
    Ok(Terclosing { no_closing, jumlah_po: d.po.len(), qty, tgl_system })
}
