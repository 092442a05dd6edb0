//! Bringing the payments of a file in: one document with a row of the bank for each, what the marketplace kept, and the money of
//! each pre-order in L5. All of it, or nothing.

use crate::berkas::PANJANG_PENGIRIM;
use crate::cocok::{Pas, Pembanding, jaga_banyak, pesan_ulang};
use crate::lihat::{self, Tagihan};
use crate::tolak::PraOrderTolak;
use crate::{KATEGORI, KATEGORI_IMPOR};
use db::Tx;
use konter::pelanggan::PelangganMinta;
use konter::{Alasan, BarisIzin, Hari, KodeAlasan, Perlu, meluap, rupiah, teks};
use ledger::{Arah, Dok, bank, titipan};
use platform::otorisasi::{self, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use values::{JenisDok, NoRekening, Rupiah};

/// A payment that matched.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct BayarCocok {
    pub no_po: String,
    #[schema(value_type = i64)]
    pub nominal_bayar: Rupiah,
    /// the day it was paid; empty: the business day
    pub tanggal: String,
    /// the account that paid, as the file has it; money goes back to it
    pub no_pengirim: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = PreOrderValidasi)]
pub struct ValidasiMinta {
    pub data_transaksi: Vec<BayarCocok>,
    /// the file's name, for who later asks what came in
    pub nama_berkas: String,
    /// the approval, where an order was paid before, or where nobody matches payments with the bank
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PreOrderTervalidasi)]
pub struct Tervalidasi {
    pub no_dok: String,
    pub jumlah: i64,
    /// what came into the accounts
    #[schema(value_type = i64)]
    pub total_rp: Rupiah,
    /// what the marketplaces kept
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
    pub tgl_system: String,
}

db::tabel! {
    struct ImporPo in "praorder_impor" {
        toko: String,
        no_dok: String,
        tgl_system: String,
        waktu: String,
        oleh: String,
        nama_berkas: String,
        jumlah: i64,
        total_rp: Rupiah,
        biaya_rp: Rupiah,
        otorisasi: String,
    }
}

db::tabel! {
    struct BarisBayarPo in "praorder_bayar" {
        toko: String,
        no_dok: String,
        baris: i64,
        tgl_system: String,
        no_po: String,
        kode_marketplace: String,
        no_order: String,
        no_rekening: String,
        tanggal: String,
        nominal: Rupiah,
        biaya: Rupiah,
        persen: i64,
        no_pengirim: String,
    }
}

/// A payment with its pre-order.
struct Masuk {
    po: Tagihan,
    nominal: Rupiah,
    pas: Pas,
    no_pengirim: String,
}

fn periksa(tx: &mut Tx<'_>, p: &Pelaku, m: &ValidasiMinta) -> Hasil<Vec<Masuk>> {
    let kini = tx.sekarang().tanggal();
    let no: Vec<String> = m.data_transaksi.iter().map(|b| b.no_po.trim().to_uppercase()).collect();
    let mut unik: Vec<&str> = no.iter().map(String::as_str).collect();
    unik.sort_unstable();
    unik.dedup();
    let semua = lihat::menurut(tx, &p.toko, "no_po", &unik)?;
    let bayar: Vec<&str> = semua.iter().map(|t| t.no_bayar.as_str()).collect();
    let mut banding = Pembanding::baca(tx, p, kini, &bayar)?;
    let ada: HashMap<&str, &Tagihan> = semua.iter().map(|t| (t.no_po.as_str(), t)).collect();
    let (mut s, mut kode, mut hasil) = (Salah::di("data_transaksi"), None, Vec::with_capacity(no.len()));
    for (ke, (b, no)) in m.data_transaksi.iter().zip(&no).enumerate() {
        let Some(po) = ada.get(no.as_str()).copied() else {
            kode.get_or_insert(PraOrderTolak::Bayar);
            s.beri(ke, "no_po", "No Po Tidak Ditemukan");
            continue;
        };
        match banding.nilai(po, b.nominal_bayar, &b.tanggal)? {
            Ok(pas) => {
                let no_pengirim = teks::rapi(&b.no_pengirim).chars().take(PANJANG_PENGIRIM).collect();
                hasil.push(Masuk { po: po.clone(), nominal: b.nominal_bayar, pas, no_pengirim });
            }
            Err(sebab) => {
                kode.get_or_insert(sebab.kode);
                s.beri(ke, "nominal_bayar", sebab.pesan);
            }
        }
    }
    s.tolak(kode.unwrap_or(PraOrderTolak::Bayar))?;
    Ok(hasil)
}

/// The rows of the payments, and the books.
fn tulis(dok: &mut Dok<'_, '_>, h: &Hari, semua: &[Masuk]) -> Hasil<()> {
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    let toko = dok.tx().toko().to_string();
    let baris = semua.iter().zip(1_i64..).map(|(b, n)| BarisBayarPo {
        toko: toko.clone(),
        no_dok: no.clone(),
        baris: n,
        tgl_system: tgl.clone(),
        no_po: b.po.no_po.clone(),
        kode_marketplace: b.po.kode_marketplace.clone(),
        no_order: b.po.no_bayar.clone(),
        no_rekening: b.po.no_rekening.clone(),
        tanggal: b.pas.tanggal.to_string(),
        nominal: b.nominal,
        biaya: b.pas.biaya,
        persen: b.pas.persen,
        no_pengirim: b.no_pengirim.clone(),
    });
    dok.tx().sisip(baris)?;
    let menunggu = dicocokkan(h);
    let rekening = |b: &Masuk| {
        Ok(bank::BarisBank {
            no_rekening: NoRekening::parse(&b.po.no_rekening).map_err(|e| db::Error::Lain(e.to_string()))?,
            jenis: "TRANSFER".to_owned(),
            kategori: KATEGORI.to_owned(),
            // By it a waiting row is found again for its pre-order.
            deskripsi: b.po.no_po.clone(),
            arah: Arah::Masuk,
            jumlah: b.nominal,
            menunggu,
        })
    };
    bank::catat(dok, &semua.iter().map(rekening).collect::<Hasil<Vec<_>>>()?)?;
    let jumlah = |b: &Masuk| b.nominal.tambah(b.pas.biaya).map_err(meluap);
    let uang = |b: &Masuk| {
        let no_titip = lihat::nomor(&b.po.no_po)?;
        Ok(titipan::BarisTitipan { no_titip, arah: Arah::Masuk, jumlah: jumlah(b)? })
    };
    titipan::catat(dok, &semua.iter().map(uang).collect::<Hasil<Vec<_>>>()?)?;
    let dibayar: Vec<(&str, Rupiah)> =
        semua.iter().map(|b| Ok((b.po.no_po.as_str(), jumlah(b)?))).collect::<Hasil<_>>()?;
    crate::pajak::masuk(dok, h, &dibayar)
}

/// Does somebody in this store look for payments on the bank's statement?
fn dicocokkan(h: &Hari) -> bool {
    h.set.nyala("VALIDASI_NON_CASH_MODULE")
}

/// Reasons that the approver reads one by one; the rest is told by their number.
const SEBUT: usize = 20;

/// The approval of a file: the owner's where an order was paid before and its money went back; somebody's where no bank row waits,
/// for then nobody ever looks whether the money came.
fn setuju(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    h: &Hari,
    semua: &[Masuk],
    m: &ValidasiMinta,
) -> Hasil<Option<otorisasi::Otorisasi>> {
    let (mut alasan, mut ulang) = (Vec::new(), 0_usize);
    let mut ikat = Vec::with_capacity(semua.len());
    for b in semua {
        ikat.push((&b.po.no_po, b.nominal, b.pas.tanggal.to_string(), &b.no_pengirim));
        if let Some((dok, lama)) = &b.pas.ulang {
            ulang += 1;
            if ulang <= SEBUT {
                let pesan = pesan_ulang(&b.po.no_bayar, dok, lama);
                alasan.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
            }
        }
    }
    if ulang > SEBUT {
        let pesan = format!("{} order lain juga pernah dibayar", ulang - SEBUT);
        alasan.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
    }
    if !dicocokkan(h) {
        let pesan = "Toko ini tidak mencocokkan uang masuk dengan bank";
        alasan.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
    }
    let total = rupiah(semua.iter().map(|b| b.nominal))?;
    let uraian = format!("{} pembayaran Pre Order", semua.len());
    let perlu = Perlu {
        alasan: &alasan,
        nominal: total,
        neto: None,
        kategori: KATEGORI_IMPOR,
        baris: vec![BarisIzin::new(Rincian::jumlah("Impor", uraian, total), &ikat)?],
        customer: &PelangganMinta::default(),
        pembayaran: &[],
    };
    konter::alasan::setuju_oleh(tx, p, &m.otorisasi, perlu, ulang > 0)
}

/// Brings payments in.
pub fn validasi(tx: &mut Tx<'_>, p: &Pelaku, m: &ValidasiMinta) -> Hasil<Tervalidasi> {
    jaga_banyak(m.data_transaksi.len())?;
    let semua = periksa(tx, p, m)?;
    let h = Hari::baca(tx, p)?;
    let total_rp = rupiah(semua.iter().map(|b| b.nominal))?;
    let biaya_rp = rupiah(semua.iter().map(|b| b.pas.biaya))?;
    let jumlah = i64::try_from(semua.len()).unwrap_or(i64::MAX);
    let nama: String = m.nama_berkas.trim().chars().take(100).collect();
    let oto = setuju(tx, p, &h, &semua, m)?;
    let otorisasi = oto.as_ref().map(|o| o.id.clone()).unwrap_or_default();
    let mut dok = Dok::buka(tx, JenisDok::BayarPreOrder, &p.user_id)?;
    let (no_dok, tgl_system) = (dok.no().to_string(), dok.tgl_system().to_string());
    let kepala = ImporPo {
        toko: dok.tx().toko().to_string(),
        no_dok: no_dok.clone(),
        tgl_system: tgl_system.clone(),
        waktu: dok.waktu().to_string(),
        oleh: p.user_id.to_string(),
        nama_berkas: nama.clone(),
        jumlah,
        total_rp,
        biaya_rp,
        otorisasi: otorisasi.clone(),
    };
    dok.tx().sisip([kepala])?;
    tulis(&mut dok, &h, &semua)?;
    if let Some(o) = &oto {
        otorisasi::tautkan(dok.tx(), o, &no_dok)?;
    }
    let isi = serde_json::json!({
        "berkas": nama, "jumlah": jumlah, "total": total_rp, "biaya": biaya_rp, "otorisasi": otorisasi,
    });
    dok.tutup("BAYAR PRE ORDER", &isi)?;
    Ok(Tervalidasi { no_dok, jumlah, total_rp, biaya_rp, tgl_system })
}
