//! Taking manual trade back: a list of invoices, each with its whole transaction, the exact reverse in every book, all or
//! none. The same day a supervisor says yes, later the owner; refused when the goods are no longer there.

use super::lihat::{self, Rinci, Sisi};
use crate::jumlah::rupiah;
use db::{Tx, args};
use ledger::{Dok, bank, curah, kas, pajak};
use platform::salah::Salah;
use platform::{Hasil, Level, Pelaku, Tolak, otorisasi};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::{JenisDok, NoFaktur, Rupiah, UserId};

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
    id: &str,
    sisi: Sisi,
    semua: &[Rinci],
) -> Hasil<(UserId, Option<otorisasi::Otorisasi>)> {
    let toko = tx.toko().clone();
    let hari = platform::toko::cari(tx, &toko)?.tgl_system.to_string();
    let hari_ini = semua.iter().all(|r| r.tgl_system == hari);
    let cukup = |l: &Level| l.penyetuju() && (hari_ini || *l == Level::Own);
    let nominal = rupiah(semua.iter().map(|r| if sisi == Sisi::Jual { r.total_jual } else { r.total_beli }))?;
    let dokumen = semua.first().map(|r| r.no_faktur_group.clone()).unwrap_or_default();
    if id.is_empty() {
        if cukup(&p.level) && semua.iter().all(|r| r.input_by != p.user_id.as_str()) {
            return Ok((p.user_id.clone(), None));
        }
        let siapa = if hari_ini { "SPV atau OWN" } else { "OWN" };
        return Err(Tolak::aturan("BATAL-03", format!("Pembatalan ini perlu otorisasi {siapa}")).rincian(
            serde_json::json!({ "otorisasi": [kategori(sisi)], "dokumen": dokumen, "nominal": nominal }),
        ));
    }
    let o = otorisasi::pakai(tx, id, kategori(sisi), p, Some(&dokumen))?;
    if o.nominal != Some(nominal) {
        let pesan = "Otorisasi ini untuk jumlah lain, silahkan minta lagi";
        return Err(Tolak::aturan("NIAGA-09", pesan).kolom("otorisasi", pesan));
    }
    let oleh =
        o.penyetuju.clone().ok_or_else(|| Tolak::aturan("BATAL-03", "Otorisasi ini belum disetujui"))?;
    let level: Option<String> =
        tx.one("SELECT level FROM pengguna WHERE user_id = $1", args![&oleh], |r| r.get(0))?;
    if !level.is_some_and(|l| cukup(&Level::parse(&l))) {
        return Err(Tolak::aturan("BATAL-04", "Pembatalan hari yang sudah lewat hanya disetujui OWN"));
    }
    Ok((oleh, Some(o)))
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
        return Err(Tolak::aturan("MANUAL-04", pesan).kolom(daftar, pesan));
    }
    let alasan =
        crate::batal::alasan(if alasan.trim().is_empty() { "BATAL TRANSAKSI MANUAL" } else { alasan })?;
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
            Ok(r) if !r.no_batal.is_empty() => {
                let pesan =
                    format!("Faktur {} sudah dibatalkan oleh {} ({})", teks.trim(), r.batal_oleh, r.no_batal);
                s.beri(ke, "no_faktur", pesan);
            }
            // Another line of a transaction that is in the list already goes with it.
            Ok(r) => {
                if grup.insert(r.no_faktur_group.clone()) {
                    semua.push(r);
                }
            }
            Err(t) if t.kode == "MANUAL-03" => s.beri(ke, "no_faktur", t.pesan),
            Err(t) => return Err(t),
        }
    }
    s.tolak("MANUAL-04")?;
    let (disetujui, oto) = penyetuju(tx, p, oto.trim(), sisi, &semua)?;
    let mut hasil = Vec::with_capacity(semua.len());
    for r in &semua {
        let t = satu(tx, p, r, (&alasan, &disetujui))?;
        if let Some(o) = oto.as_ref().filter(|_| hasil.is_empty()) {
            otorisasi::tautkan(tx, o, &t.no_batal)?;
        }
        hasil.push(t);
    }
    Ok(hasil)
}

fn satu(tx: &mut Tx<'_>, p: &Pelaku, r: &Rinci, (alasan, disetujui): (&str, &UserId)) -> Hasil<Tercatat> {
    let toko = tx.toko().clone();
    let asal = NoFaktur::parse(&r.no_faktur_group).map_err(|e| db::Error::Lain(e.to_string()))?;
    let mut dok = Dok::buka(tx, JenisDok::BatalFaktur, &p.user_id)?;
    let no_batal = dok.no().clone();
    curah::balikkan(&mut dok, &asal)?;
    let kategori = if r.total_jual > Rupiah::NOL { "BATAL PENJUALAN" } else { "BATAL BELI" };
    kas::balikkan_sebagai(&mut dok, &asal, kategori)?;
    bank::balikkan_sebagai(&mut dok, &asal, kategori)?;
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
