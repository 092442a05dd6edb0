//! Taking manual trade back: a list of invoices, each with its whole transaction, the exact reverse in every book, all or
//! none. The same day a supervisor says yes, later the owner; refused when the goods are no longer there.

use super::lihat::{self, Rinci, Sisi};
use crate::tolak::NiagaTolak;
use db::{Tx, args};
use konter::batal::{Disetujui, Izin, Permohonan};
use konter::rupiah;
use ledger::{Dok, curah, pajak};
use platform::otorisasi::Rincian;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::{JenisDok, NoFaktur, Rupiah};

const PALING_BANYAK: usize = 100;

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatalJualManual)]
pub struct MintaJual {
    pub no_faktur_juals: Vec<String>,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatalBeliManual)]
pub struct MintaBeli {
    pub no_faktur_belis: Vec<String>,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ManualDibatalkan)]
pub struct Tercatat {
    pub no_batal: String,
    pub no_faktur_group: String,
}

const fn kategori(sisi: Sisi) -> &'static str {
    match sisi {
        Sisi::Jual => "BATAL PENJUALAN",
        Sisi::Beli => "BATAL BELI",
    }
}

/// Who said yes to all of it: for the first transaction of the list, and the sum of all.
fn penyetuju(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (id, alasan): (&str, &str),
    sisi: Sisi,
    semua: &[Rinci],
) -> Hasil<Disetujui> {
    let mut hari_ini = true;
    for r in semua {
        hari_ini &= konter::batal::hari_ini(tx, &r.tgl_system)?;
    }
    let mohon = Permohonan {
        kategori: kategori(sisi),
        dokumen: semua.first().map_or("", |r| &r.no_faktur_group),
        nominal: rupiah(semua.iter().map(|r| if sisi == Sisi::Jual { r.total_jual } else { r.total_beli }))?,
        hari_ini,
        penulis: semua.iter().map(|r| r.input_by.as_str()).collect(),
        rincian: semua.iter().map(rincian).collect(),
        alasan,
        dari_laci_peminta: false,
        izin: (Izin::Penyetuju, Izin::Owner),
    };
    konter::batal::penyetuju(tx, p, id, &mohon)
}

/// One transaction of the list, as its approver reads it.
fn rincian(r: &Rinci) -> Rincian {
    let keterangan = format!("{} oleh {}", r.tgl_system, r.input_by);
    Rincian::jumlah(r.no_faktur_group.clone(), keterangan, r.total_jual.max(r.total_beli))
}

/// Takes sales back.
pub fn jual(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaJual) -> Hasil<Vec<Tercatat>> {
    batal(tx, p, Sisi::Jual, &m.no_faktur_juals, (&m.alasan, &m.otorisasi))
}

/// Takes purchases back.
pub fn beli(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaBeli) -> Hasil<Vec<Tercatat>> {
    batal(tx, p, Sisi::Beli, &m.no_faktur_belis, (&m.alasan, &m.otorisasi))
}

fn batal(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    sisi: Sisi,
    nomor: &[String],
    (alasan, oto): (&str, &str),
) -> Hasil<Vec<Tercatat>> {
    let daftar = if sisi == Sisi::Jual { "no_faktur_juals" } else { "no_faktur_belis" };
    if nomor.is_empty() || nomor.len() > PALING_BANYAK {
        let pesan =
            if nomor.is_empty() { "No Faktur Tidak Boleh Kosong" } else { "Paling banyak 100 faktur" };
        return Err(NiagaTolak::ManualBatal.pada(daftar, pesan));
    }
    let alasan = if alasan.trim().is_empty() { "BATAL TRANSAKSI MANUAL" } else { alasan };
    let alasan = konter::teks::alasan_batal(alasan)?;
    let toko = tx.toko().clone();
    let mut s = Salah::di(daftar);
    let (mut semua, mut pernah, mut grup) = (Vec::new(), HashSet::new(), HashSet::new());
    for (ke, teks) in nomor.iter().enumerate() {
        if teks.trim().is_empty() {
            s.beri(ke, "no_faktur", "No Faktur Tidak Boleh Kosong");
            continue;
        }
        if !pernah.insert(teks.trim().to_uppercase()) {
            s.beri(ke, "no_faktur", "No Faktru Sudah Ada Di Tabel");
            continue;
        }
        match lihat::satu(tx, &toko, sisi, teks) {
            Ok(r) if !r.nasib.no_batal.is_empty() => {
                let pesan = format!(
                    "Faktur {} sudah dibatalkan oleh {} ({})",
                    teks.trim(),
                    r.nasib.batal_oleh,
                    r.nasib.no_batal
                );
                s.beri(ke, "no_faktur", pesan);
            }
            // Another line of a transaction that is in the list already goes with it.
            Ok(r) => {
                if grup.insert(r.no_faktur_group.clone()) {
                    semua.push(r);
                }
            }
            Err(t) if t.adalah(NiagaTolak::ManualTidakAda) => s.beri(ke, "no_faktur", t.pesan),
            Err(t) => return Err(t),
        }
    }
    s.tolak(NiagaTolak::ManualBatal)?;
    let disetujui = penyetuju(tx, p, (oto, &alasan), sisi, &semua)?;
    let mut hasil = Vec::with_capacity(semua.len());
    for r in &semua {
        let t = satu(tx, p, r, (&alasan, disetujui.oleh()))?;
        if hasil.is_empty() {
            disetujui.tautkan(tx, &t.no_batal)?;
        }
        hasil.push(t);
    }
    Ok(hasil)
}

fn satu(tx: &mut Tx<'_>, p: &Pelaku, r: &Rinci, (alasan, disetujui): (&str, &str)) -> Hasil<Tercatat> {
    let toko = tx.toko().clone();
    let asal = NoFaktur::parse(&r.no_faktur_group).map_err(|e| db::Error::Lain(e.to_string()))?;
    let mut dok = Dok::buka(tx, JenisDok::BatalFaktur, &p.user_id)?;
    let no_batal = dok.no().clone();
    curah::balikkan(&mut dok, &asal)?;
    let kategori = if r.total_jual > Rupiah::NOL { "BATAL PENJUALAN" } else { "BATAL BELI" };
    konter::batal::uang(&mut dok, &asal, kategori)?;
    pajak::balikkan(&mut dok, &asal)?;
    let (tgl, waktu, oleh) = (dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    dok.tx().exec(
        "INSERT INTO manual_batal (toko, no_faktur_group, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![&toko, &asal, &no_batal, tgl, waktu, &oleh, disetujui, alasan],
    )?;
    let isi = serde_json::json!({ "faktur": asal, "alasan": alasan, "disetujui": disetujui });
    dok.tutup("BATAL JUAL BELI MANUAL", &isi)?;
    Ok(Tercatat { no_batal: no_batal.to_string(), no_faktur_group: asal.to_string() })
}
