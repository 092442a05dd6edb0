//! More money paid down on an order that is open (UM): it stands beside the first, pays for that order alone, and fixes grams of its LOCK
//! lines at the price of its own day.

use crate::PesananTolak;
use crate::kunci;
use crate::simpan::KATEGORI;
use crate::tabel::{self, Order};
use db::Tx;
use konter::bayar::{self, Jumlah};
use konter::pelanggan::{self, PelangganMinta};
use konter::{Bayar, bayar_tulis, meluap, uang_muka};
use ledger::Dok;
use niaga::acuan::Acuan;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Berat, JenisDok, KodeToko, Rupiah};

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananDpMinta {
    #[schema(value_type = i64)]
    pub jumlah_bayar: Rupiah,
    /// CASH, TRANSFER, DEBET or CREDIT
    pub pembayaran: Vec<Bayar>,
    pub keterangan: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PesananDpTercatat {
    pub no_dok: String,
    pub no_pesanan: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub jumlah_bayar: Rupiah,
    /// change
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
    /// of what was paid down, what is there now
    #[schema(value_type = i64)]
    pub sisa_dp: Rupiah,
}

db::tabel! {
    /// A later payment.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PesananDp)]
    pub struct IsiDp in "pesanan_dp" {
        #[serde(skip)]
        pub toko: KodeToko,
        pub no_dok: String,
        #[serde(skip)]
        pub no_pesanan: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        #[schema(value_type = i64)]
        pub jumlah_rp: Rupiah,
        pub keterangan: String,
    }
}

db::tabel! {
    struct BarisDp in "pesanan_dp_baris" {
        toko: KodeToko,
        no_dok: String,
        baris: i64,
        dp_rp: Rupiah,
        harga_gram: i64,
        gram_kunci: Berat,
    }
}

/// Its share of every line that is still to come, by their estimates, with the price of the day and the grams it fixes.
fn bagi(tx: &mut Tx<'_>, p: &Pelaku, o: &Order, dp: Rupiah) -> Hasil<Vec<BarisDp>> {
    let mut a = Acuan::baca(tx, p)?;
    let terkunci = kunci::baca(tx, p, o)?;
    let hidup: Vec<_> =
        o.baris.iter().filter(|(_, k)| !matches!(k.tahap.as_str(), "AMBIL" | "BATAL")).collect();
    let total: i128 = hidup.iter().map(|(b, _)| i128::from(b.harga_estimasi.nilai())).sum();
    let (mut lewat, mut dibagi, mut hasil) = (0_i128, 0_i128, Vec::with_capacity(hidup.len()));
    let berlaku = a.tgl_system <= o.tgl_kunci()?;
    for (b, _) in hidup {
        lewat += i128::from(b.harga_estimasi.nilai());
        let sampai = i128::from(dp.nilai()) * lewat / total.max(1);
        let bagian = i64::try_from(sampai - dibagi).map_err(|_| meluap(values::Meluap))?;
        dibagi = sampai;
        let g = a.group(tx, &b.kode_group)?.clone();
        let harga_gram = a.gram_jual(&g, b.kadar)?.nilai();
        if harga_gram <= 0 {
            let pesan = format!("Harga emas group {} hari ini belum ada", b.kode_group);
            return Err(PesananTolak::Isian.tolak(pesan));
        }
        let sudah = terkunci.get(&b.baris).map_or(Berat::NOL, |k| k.gram);
        let sisa = b.berat_estimasi.kurang(sudah).map_err(meluap)?.max(Berat::NOL);
        let gram_kunci = if b.cara_harga == "LOCK" && berlaku {
            Berat::mg(kunci::gram(bagian, harga_gram)).min(sisa)
        } else {
            Berat::NOL
        };
        hasil.push(BarisDp {
            toko: p.toko.clone(),
            no_dok: String::new(),
            baris: b.baris,
            dp_rp: Rupiah::new(bagian),
            harga_gram,
            gram_kunci,
        });
    }
    Ok(hasil)
}

/// Takes more money down on an order.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &PesananDpMinta) -> Hasil<PesananDpTercatat> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let o = tabel::baca(tx, &p.toko, teks)?;
    o.wajib(&["PESAN", "VALID", "PROSES", "SELESAI"])?;
    bayar::uang_saja(&m.pembayaran, "Uang muka")?;
    let sudah = kunci::dibayar(tx, &p.toko, &o)?.0;
    let paling = o.isi.total_harga.kurang(sudah).map_err(meluap)?;
    if m.jumlah_bayar <= Rupiah::NOL || m.jumlah_bayar > paling {
        let pesan = format!("Tambahan uang muka paling banyak {paling}, yang sudah dibayar {sudah}");
        return Err(PesananTolak::Isian.pada("jumlah_bayar", pesan));
    }
    let hari = konter::Hari::baca(tx, p)?;
    let siapa = pelanggan::dari_minta(tx, &PelangganMinta::default())?;
    let jumlah = Jumlah { masuk: m.jumlah_bayar, keluar: Rupiah::NOL };
    let rencana = bayar::siapkan(tx, p, &hari, &siapa, jumlah, &m.pembayaran, &[])?;
    let baris = bagi(tx, p, &o, m.jumlah_bayar)?;
    let mut dok = Dok::buka(tx, JenisDok::UangMukaPesanan, &p.user_id)?;
    let isi = IsiDp {
        toko: p.toko.clone(),
        no_dok: dok.no().to_string(),
        no_pesanan: o.no.to_string(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        jumlah_rp: m.jumlah_bayar,
        keterangan,
    };
    let (no, tgl_system) = (isi.no_dok.clone(), isi.tgl_system.clone());
    dok.tx().sisip([isi])?;
    let bagian: Vec<(i64, Rupiah)> = baris.iter().map(|b| (b.baris, b.dp_rp)).collect();
    dok.tx().sisip(baris.into_iter().map(|b| BarisDp { no_dok: no.clone(), ..b }))?;
    let kena = bagian.iter().filter_map(|(n, rp)| o.cari(*n).map(|(b, _)| (b, *rp)));
    crate::pajak::terima(&mut dok, &hari.set, &o.no, kena)?;
    bayar_tulis::baris(&mut dok, &rencana)?;
    // The bank's rows name the order, whose money they are.
    bayar_tulis::uang_untuk(&mut dok, (p, &hari), &rencana, |_| KATEGORI, &o.isi.no_pesanan)?;
    uang_muka::terima_untuk(&mut dok, &o.no, m.jumlah_bayar)?;
    let sisa_dp = uang_muka::saldo(dok.tx(), &p.toko, &o.no)?;
    dok.tutup("UANG MUKA PESANAN", &serde_json::json!({ "pesanan": o.no, "jumlah": m.jumlah_bayar }))?;
    Ok(PesananDpTercatat {
        no_dok: no,
        no_pesanan: o.no.to_string(),
        tgl_system,
        jumlah_bayar: m.jumlah_bayar,
        kembali: rencana.kembali,
        sisa_dp,
    })
}
