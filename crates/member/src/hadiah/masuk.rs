//! Gifts that come in, and what a count makes of the book. A count is approved by somebody else; pieces that are already right are
//! no line of it.

use super::{BarisTulis, Hadiah, Kepala, catat, satu, teks, tulis};
use crate::poin::PoinTolak;
use db::Tx;
use ledger::{Dok, hadiah as buku};
use platform::otorisasi::{self, Alasan, Permohonan, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::{JenisDok, Rupiah, UserId};

/// The category under which a count is approved.
pub const KATEGORI: &str = "KOREKSI HADIAH";

const BARIS_MAKS: usize = 200;
const QTY_MAKS: i64 = 1_000_000;

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BarisTerimaHadiah)]
pub struct BarisTerima {
    pub kode_hadiah: String,
    pub qty: i64,
    /// what a piece cost
    #[schema(value_type = i64)]
    pub harga: Rupiah,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaTerimaHadiah)]
pub struct MintaTerima {
    pub supplier: String,
    pub no_bukti: String,
    pub keterangan: String,
    pub detail: Vec<BarisTerima>,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BarisHitungHadiah)]
pub struct BarisHitung {
    pub kode_hadiah: String,
    /// pieces that are there
    pub hitung: i64,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaKoreksiHadiah)]
pub struct MintaKoreksi {
    pub alasan: String,
    pub detail: Vec<BarisHitung>,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HadiahMasukTercatat)]
pub struct MasukTercatat {
    pub no_dok: String,
    pub tgl_system: String,
}

/// The gifts of the lines, or what is wrong with a line.
fn hadiah<'a>(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    s: &mut Salah,
    kode: impl Iterator<Item = &'a str>,
) -> Hasil<Vec<Option<Hadiah>>> {
    let (mut semua, mut pernah) = (Vec::new(), HashSet::new());
    for (ke, k) in kode.enumerate() {
        let h = satu(tx, &p.toko, k)?;
        if h.is_none() {
            s.beri(ke, "kode_hadiah", format!("Hadiah {} tidak ada", k.trim()));
        } else if !pernah.insert(k.trim().to_uppercase()) {
            s.beri(ke, "kode_hadiah", format!("Hadiah {} disebut dua kali", k.trim()));
        }
        semua.push(h);
    }
    if semua.is_empty() || semua.len() > BARIS_MAKS {
        let pesan = if semua.is_empty() {
            "Belum ada hadiah yang diisi".to_owned()
        } else {
            format!("Paling banyak {BARIS_MAKS} baris")
        };
        s.kepala("detail", pesan);
    }
    Ok(semua)
}

/// Pieces come in.
pub fn terima(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaTerima) -> Hasil<MasukTercatat> {
    let (supplier, no_bukti, keterangan) =
        (teks("supplier", &m.supplier)?, teks("no_bukti", &m.no_bukti)?, teks("keterangan", &m.keterangan)?);
    let mut s = Salah::di("detail");
    let semua = hadiah(tx, p, &mut s, m.detail.iter().map(|b| b.kode_hadiah.as_str()))?;
    for (ke, b) in m.detail.iter().enumerate() {
        if !(1..=QTY_MAKS).contains(&b.qty) {
            s.beri(ke, "qty", format!("Qty 1 sampai {QTY_MAKS}"));
        }
        if b.harga < Rupiah::NOL || b.harga > values::JUMLAH_MAKS {
            s.beri(ke, "harga", "Harga tidak boleh kurang dari nol");
        }
    }
    s.tolak(PoinTolak::Hadiah)?;
    let isi: Vec<(Hadiah, &BarisTerima)> =
        semua.into_iter().zip(&m.detail).filter_map(|(h, b)| h.map(|h| (h, b))).collect();
    let mut dok = Dok::buka(tx, JenisDok::TerimaHadiah, &p.user_id)?;
    let buku: Vec<buku::BarisHadiah> = isi
        .iter()
        .map(|(h, b)| buku::BarisHadiah {
            kode_hadiah: h.kode.clone(),
            jenis: buku::Jenis::Terima,
            qty: b.qty,
        })
        .collect();
    catat(&mut dok, &buku)?;
    let kepala = Kepala {
        jenis: "TERIMA",
        supplier: &supplier,
        no_bukti: &no_bukti,
        keterangan: &keterangan,
        ..Kepala::default()
    };
    let baris: Vec<BarisTulis<'_>> =
        isi.iter().map(|(h, b)| BarisTulis { hadiah: h, qty: b.qty, point: 0, harga: b.harga }).collect();
    tulis(&mut dok, p, &kepala, &baris)?;
    let jejak = serde_json::json!({ "supplier": supplier, "no_bukti": no_bukti, "baris": baris.len() });
    selesai(dok, "TERIMA HADIAH", &jejak)
}

fn selesai(dok: Dok<'_, '_>, aksi: &str, jejak: &serde_json::Value) -> Hasil<MasukTercatat> {
    let (no_dok, tgl_system) = (dok.no().to_string(), dok.tgl_system().to_string());
    dok.tutup(aksi, jejak)?;
    Ok(MasukTercatat { no_dok, tgl_system })
}

/// What was counted becomes what the book has.
pub fn koreksi(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaKoreksi) -> Hasil<MasukTercatat> {
    let alasan = teks("alasan", &m.alasan)?;
    let mut s = Salah::di("detail");
    if alasan.is_empty() {
        s.kepala("alasan", "Alasan Harus Diisi");
    }
    let semua = hadiah(tx, p, &mut s, m.detail.iter().map(|b| b.kode_hadiah.as_str()))?;
    for (ke, b) in m.detail.iter().enumerate() {
        if !(0..=QTY_MAKS).contains(&b.hitung) {
            s.beri(ke, "hitung", format!("Hasil hitung 0 sampai {QTY_MAKS}"));
        }
    }
    s.tolak(PoinTolak::Hadiah)?;
    let mut beda: Vec<(Hadiah, i64, i64)> = Vec::new();
    for (h, b) in semua.into_iter().zip(&m.detail) {
        let Some(h) = h else { continue };
        let ada = buku::saldo(tx, &p.toko, &h.kode)?;
        if ada != b.hitung {
            beda.push((h, ada, b.hitung));
        }
    }
    if beda.is_empty() {
        return Err(PoinTolak::HitungSama.pada("detail", "Hasil hitung sama dengan stock"));
    }
    let ikat =
        beda.iter().map(|(h, ada, n)| format!("{} {ada} {n}", h.kode)).chain([alasan.clone()]).collect();
    let sebab = Alasan::new("KOREKSI_HADIAH", format!("{} hadiah berbeda dari buku", beda.len()));
    let untuk = Permohonan::isi(KATEGORI, Rupiah::NOL, vec![sebab], ikat)
        .rincian(
            beda.iter().map(|(h, ada, n)| Rincian::teks(h.nama.clone(), format!("buku {ada}, dihitung {n}"))),
        )
        .rincian([Rincian::teks("Alasan", alasan.clone())]);
    let izin = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, PoinTolak::PerluIzin)?;
    let mut dok = Dok::buka(tx, JenisDok::KoreksiHadiah, &p.user_id)?;
    let buku: Vec<buku::BarisHadiah> = beda
        .iter()
        .map(|(h, ada, n)| buku::BarisHadiah {
            kode_hadiah: h.kode.clone(),
            jenis: buku::Jenis::Koreksi,
            qty: n - ada,
        })
        .collect();
    catat(&mut dok, &buku)?;
    let oleh = izin.penyetuju.as_ref().map_or("", UserId::as_str);
    let kepala = Kepala {
        jenis: "KOREKSI",
        keterangan: &alasan,
        disetujui: oleh,
        otorisasi: &izin.id,
        ..Kepala::default()
    };
    let baris: Vec<BarisTulis<'_>> = beda
        .iter()
        .map(|(h, ada, n)| BarisTulis { hadiah: h, qty: n - ada, point: 0, harga: Rupiah::NOL })
        .collect();
    tulis(&mut dok, p, &kepala, &baris)?;
    let no = dok.no().to_string();
    otorisasi::tautkan(dok.tx(), &izin, &no)?;
    let jejak = serde_json::json!({ "alasan": alasan, "disetujui": oleh, "baris": baris.len() });
    selesai(dok, "KOREKSI HADIAH", &jejak)
}
