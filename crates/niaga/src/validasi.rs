//! A second person looks at what was sold and bought: the list of what nobody looked at yet, and the mark on those that
//! are right. Who wrote a transaction cannot be its second person.

use crate::lihat::{self, Faktur, Sisi};
use crate::tolak::NiagaTolak;
use db::{Conn, Tx, args};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::{KodeToko, NoFaktur};

const PALING_BANYAK: usize = 500;

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaValidasi {
    /// ALL or a sales person
    pub kode_sales: String,
    /// who wrote it; ALL or a user
    pub user_id: String,
    pub skip: i64,
    pub limit: i64,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ValidasiMinta {
    pub no_faktur_groups: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ValidasiTercatat)]
pub struct Tercatat {
    pub no_faktur_groups: Vec<String>,
    pub valid_by: String,
}

/// Sales are validated where the store says so; buying and selling together always can be.
fn nyala(c: &mut Conn, toko: &KodeToko, sisi: Sisi) -> Hasil<()> {
    if sisi == Sisi::Jual && !Setelan::baca(c, toko)?.nyala("VALIDASI_PENJUALAN_MODULE") {
        return Err(NiagaTolak::ValidasiMati.tolak("Validasi penjualan tidak dipakai di toko ini"));
    }
    Ok(())
}

/// What nobody looked at yet, of any day, the newest first.
pub fn daftar(c: &mut Conn, toko: &KodeToko, sisi: Sisi, t: &TanyaValidasi) -> Hasil<(Vec<Faktur>, i64)> {
    nyala(c, toko, sisi)?;
    let semua = lihat::TanyaTransaksi {
        status: "BELUM VALID".to_owned(),
        kode_sales: t.kode_sales.clone(),
        input_by: t.user_id.clone(),
        skip: t.skip,
        limit: t.limit,
        ..lihat::TanyaTransaksi::default()
    };
    lihat::daftar(c, toko, sisi, &semua).map(|h| (h.data, h.count))
}

/// Why one cannot be validated by this person; nothing when it can.
fn halangan(tx: &mut Tx<'_>, p: &Pelaku, sisi: Sisi, no: &NoFaktur) -> Hasil<Option<String>> {
    let toko = tx.toko().clone();
    let ada = tx.one(
        "SELECT f.jenis, f.oleh, b.oleh, v.oleh FROM faktur f \
         LEFT JOIN faktur_batal b ON b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group \
         LEFT JOIN faktur_valid v ON v.toko = f.toko AND v.no_faktur_group = f.no_faktur_group \
         WHERE f.toko = $1 AND f.no_faktur_group = $2",
        args![&toko, no],
        |r| {
            Ok((
                r.get::<String>(0)?,
                r.get::<String>(1)?,
                r.get::<Option<String>>(2)?,
                r.get::<Option<String>>(3)?,
            ))
        },
    )?;
    let Some((jenis, oleh, batal, valid)) = ada else { return Ok(Some(format!("Faktur {no} tidak ada"))) };
    Ok(if let Some(siapa) = batal {
        Some(format!("Faktur {no} sudah dibatalkan oleh {siapa}"))
    } else if let Some(siapa) = valid {
        Some(format!("Faktur {no} sudah divalidasi oleh {siapa}"))
    } else if oleh == p.user_id.as_str() {
        Some(format!("Faktur {no} Anda tulis sendiri; validasi oleh orang lain"))
    } else if crate::poin::kartunya(tx, p, no)? {
        Some(format!("Faktur {no} memberi poin ke kartu Anda sendiri; validasi oleh orang lain"))
    } else if sisi == Sisi::Jual && jenis == "BELI" {
        Some(format!("Faktur {no} adalah pembelian"))
    } else {
        None
    })
}

/// Marks transactions as looked at: all of them or none.
pub fn validasi(tx: &mut Tx<'_>, p: &Pelaku, sisi: Sisi, m: &ValidasiMinta) -> Hasil<Tercatat> {
    let toko = tx.toko().clone();
    nyala(tx, &toko, sisi)?;
    let semua = &m.no_faktur_groups;
    if semua.is_empty() || semua.len() > PALING_BANYAK {
        let pesan = if semua.is_empty() {
            "Pilih faktur yang akan divalidasi".to_owned()
        } else {
            format!("Paling banyak {PALING_BANYAK} faktur sekali validasi")
        };
        return Err(NiagaTolak::Validasi.pada("no_faktur_groups", pesan));
    }
    let mut tolak = NiagaTolak::Validasi.tolak("Sebagian faktur tidak bisa divalidasi");
    let (mut sah, mut pernah) = (Vec::with_capacity(semua.len()), HashSet::new());
    for (ke, teks) in semua.iter().enumerate() {
        let kolom = format!("no_faktur_groups[{ke}]");
        let Ok(no) = NoFaktur::parse(&teks.trim().to_uppercase()) else {
            tolak = tolak.kolom(&kolom, "Nomor faktur tidak benar");
            continue;
        };
        if !pernah.insert(no.to_string()) {
            continue;
        }
        match halangan(tx, p, sisi, &no)? {
            Some(pesan) => tolak = tolak.kolom(&kolom, pesan),
            None => sah.push(no),
        }
    }
    if !tolak.kolom.is_empty() {
        return Err(tolak);
    }
    let tgl = platform::toko::cari(tx, &toko)?.tgl_system;
    let waktu = tx.sekarang();
    for no in &sah {
        tx.exec(
            "INSERT INTO faktur_valid (toko, no_faktur_group, tgl_system, waktu, oleh) VALUES ($1, $2, $3, $4, $5)",
            args![&toko, no, tgl, waktu, &p.user_id],
        )?;
        crate::poin::valid(tx, p, no)?;
    }
    let nomor: Vec<String> = sah.iter().map(ToString::to_string).collect();
    ledger::audit::catat_banyak(
        tx,
        p.user_id.as_str(),
        "VALIDASI JUAL BELI",
        nomor.iter().map(|n| (n.clone(), "{}".to_owned())),
    )?;
    Ok(Tercatat { no_faktur_groups: nomor, valid_by: p.user_id.to_string() })
}
