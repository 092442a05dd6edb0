//! The rates of PPN as a shop sees them: what holds, what held, and what was decided for a day to come. A rate that holds or
//! held stays; one of a day to come can be taken back until then.

use crate::pajak::{JENIS, berlakukan};
use crate::{Hasil, Pelaku, TokoTolak, toko};
use db::{Conn, RANTAI, Tx, args};
use serde::{Deserialize, Serialize};
use values::{KodeToko, Persen, Tanggal};

/// One rate from a day on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TarifPpnHari)]
pub struct TarifHari {
    /// EMAS_FAKTUR, EMAS_TANPA_FAKTUR, NON_EMAS or LOGAM_MULIA
    pub jenis: String,
    /// the first day it holds
    pub berlaku: String,
    /// percent with two decimals, such as '1.65'
    pub tarif: String,
    /// LALU, SEKARANG or AKAN DATANG
    pub keadaan: &'static str,
    /// the chain's, not the store's own
    pub pusat: bool,
    pub oleh: String,
    pub keterangan: String,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = TarifPpnJadwal)]
pub struct Jadwal {
    pub jenis: String,
    pub berlaku: String,
    pub tarif: String,
}

/// All rates of a store and the chain, by kind, the latest first.
pub fn daftar(c: &mut Conn, kode: &KodeToko) -> Hasil<Vec<TarifHari>> {
    let hari_ini = toko::cari(c, kode)?.tgl_system.to_string();
    let mut semua = c.rows(
        "SELECT jenis, berlaku, tarif, oleh, keterangan, CASE WHEN toko = $2 THEN 1 ELSE 0 END FROM tarif_ppn \
         WHERE toko IN ($1, $2) ORDER BY jenis, berlaku DESC, CASE WHEN toko = $1 THEN 0 ELSE 1 END",
        args![kode, RANTAI],
        |r| {
            Ok(TarifHari {
                jenis: r.get(0)?,
                berlaku: r.get(1)?,
                tarif: Persen::perseratus(r.int(2)?).to_string(),
                keadaan: "LALU",
                oleh: r.get(3)?,
                keterangan: r.get(4)?,
                pusat: r.flag(5)?,
            })
        },
    )?;
    let mut sekarang: Vec<String> = Vec::new();
    for t in &mut semua {
        if t.berlaku > hari_ini {
            t.keadaan = "AKAN DATANG";
        } else if !sekarang.contains(&t.jenis) {
            t.keadaan = "SEKARANG";
            sekarang.push(t.jenis.clone());
        }
    }
    Ok(semua)
}

fn salah<T>(kolom: &str, pesan: &str) -> Hasil<T> {
    Err(TokoTolak::Setting.pada(kolom, pesan))
}

/// The day of a rate that is still to come.
fn kelak(tx: &mut Tx<'_>, teks: &str) -> Hasil<Tanggal> {
    let kode = tx.toko().clone();
    let hari_ini = toko::cari(tx, &kode)?.tgl_system;
    match Tanggal::parse(teks.trim()) {
        Ok(t) if t > hari_ini => Ok(t),
        Ok(_) => salah("berlaku", "Tarif dijadwalkan untuk hari sesudah tanggal sistem"),
        Err(_) => salah("berlaku", "Tanggal harus yyyy-MM-dd"),
    }
}

/// A rate of the transaction's store for a day to come; a second one for that day replaces the first.
pub fn jadwalkan(tx: &mut Tx<'_>, p: &Pelaku, m: &Jadwal) -> Hasil<Vec<TarifHari>> {
    let Some(jenis) = JENIS.into_iter().find(|j| *j == m.jenis) else {
        return salah("jenis", "Jenis tarif tidak dikenal");
    };
    let mulai = kelak(tx, &m.berlaku)?;
    let tarif = match m.tarif.trim().parse::<Persen>() {
        Ok(n) if !n.di_bawah_nol() && n.sebagai_perseratus() <= Persen::SERATUS_PERSEN => n,
        _ => return salah("tarif", "Tarif harus persen dari 0 sampai 100, misalnya 1.65"),
    };
    berlakukan(tx, jenis, mulai, tarif, p.user_id.as_str())?;
    let isi = serde_json::json!({ "berlaku": mulai.to_string(), "tarif": tarif.to_string() }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "JADWALKAN TARIF PPN", jenis, &isi)?;
    let kode = tx.toko().clone();
    daftar(tx, &kode)
}

/// Takes a rate of a day to come back.
pub fn cabut(tx: &mut Tx<'_>, p: &Pelaku, jenis: &str, berlaku: &str) -> Hasil<Vec<TarifHari>> {
    let mulai = kelak(tx, berlaku)?.to_string();
    let kode = tx.toko().clone();
    let n = tx.exec(
        "DELETE FROM tarif_ppn WHERE toko = $1 AND jenis = $2 AND berlaku = $3",
        args![&kode, jenis, mulai.as_str()],
    )?;
    if n == 0 {
        return Err(TokoTolak::SettingTidakAda.tolak("Tarif ini tidak ada di jadwal toko"));
    }
    let isi = serde_json::json!({ "berlaku": mulai }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "CABUT TARIF PPN", jenis, &isi)?;
    daftar(tx, &kode)
}
