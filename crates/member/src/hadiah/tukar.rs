//! A gift for points: points of the member down, pieces of the store down, in one document.

use super::{BarisTulis, Kepala, catat, satu, teks, tulis};
use crate::poin::{self, PoinTolak};
use db::Tx;
use ledger::{Dok, hadiah as buku, poin as buku_poin};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{JenisDok, Rupiah};

const PALING_BANYAK: i64 = 1_000;

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaTukarPoin)]
pub struct MintaTukar {
    /// the member code, or the code of the register
    pub kode: String,
    pub kode_hadiah: String,
    pub qty: i64,
    pub keterangan: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TukarPoinTercatat)]
pub struct TukarTercatat {
    pub no_dok: String,
    pub tgl_system: String,
    /// what it cost
    pub poin: i64,
    /// the member's points after it
    pub saldo: i64,
    /// pieces left
    pub stock: i64,
}

pub fn tukar(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaTukar) -> Hasil<TukarTercatat> {
    let siapa = poin::orang_dipegang(tx, &m.kode)?;
    let keterangan = teks("keterangan", &m.keterangan)?;
    if m.kode_hadiah.trim().is_empty() {
        return Err(PoinTolak::Hadiah.pada("kode_hadiah", "Nama Hadiah Belum Dipilih"));
    }
    let ada = satu(tx, &p.toko, &m.kode_hadiah)?.filter(|h| h.aktif);
    let Some(h) = ada else {
        return Err(PoinTolak::HadiahTidakAda.pada("kode_hadiah", "Hadiah ini tidak ada atau tidak aktif"));
    };
    if !(1..=PALING_BANYAK).contains(&m.qty) {
        return Err(PoinTolak::Hadiah.pada("qty", format!("Qty 1 sampai {PALING_BANYAK}")));
    }
    let stok = buku::saldo(tx, &p.toko, &h.kode)?;
    let kini = tx.sekarang();
    let dipesan = crate::app::klaim::hadiah_dipesan(tx, &p.toko, &h.kode, kini)?;
    if stok - dipesan < m.qty {
        let klaim =
            if dipesan > 0 { format!(", {dipesan} di antaranya sudah diklaim") } else { String::new() };
        return Err(PoinTolak::Hadiah.pada("qty", format!("Stock {} tinggal {stok}{klaim}", h.nama)));
    }
    let perlu = h.point.checked_mul(m.qty).ok_or(ledger::Galat::Meluap)?;
    let bisa = poin::bebas(tx, &siapa.kode_pelanggan)?;
    if bisa < perlu {
        let pesan = format!("Perlu {perlu} poin, yang bisa dipakai {bisa}");
        return Err(PoinTolak::Hadiah.pada("kode", pesan));
    }
    if let Some(no) = poin::diimpor_sendiri(tx, &siapa.kode_pelanggan, &p.user_id)? {
        let pesan = format!("Poin member ini Anda impor sendiri ({no}), penukarannya oleh orang lain");
        return Err(PoinTolak::KartuSendiri.pada("kode", pesan));
    }
    let mut dok = Dok::buka(tx, JenisDok::TukarPoin, &p.user_id)?;
    poin::ambil(&mut dok, &siapa.kode_pelanggan, buku_poin::Jenis::Tukar, perlu, Rupiah::NOL)?;
    catat(
        &mut dok,
        &[buku::BarisHadiah { kode_hadiah: h.kode.clone(), jenis: buku::Jenis::Tukar, qty: -m.qty }],
    )?;
    let kepala = Kepala {
        jenis: "TUKAR",
        pelanggan: Some(&siapa),
        poin: perlu,
        keterangan: &keterangan,
        ..Kepala::default()
    };
    tulis(
        &mut dok,
        p,
        &kepala,
        &[BarisTulis { hadiah: &h, qty: -m.qty, point: h.point, harga: Rupiah::NOL }],
    )?;
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    let saldo = buku_poin::saldo(dok.tx(), &siapa.kode_pelanggan)?;
    let isi = serde_json::json!({ "pelanggan": siapa.kode_pelanggan, "hadiah": h.kode, "qty": m.qty, "poin": perlu });
    dok.tutup("TUKAR POIN", &isi)?;
    Ok(TukarTercatat { no_dok: no, tgl_system: tgl, poin: perlu, saldo, stock: stok - m.qty })
}
