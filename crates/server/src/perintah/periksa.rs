//! `karat periksa`: the proof of balance, also while the server runs.

use super::alat::{self, Skema};
use crate::setelan::Data;
use ledger::periksa::{self, Hasil};
use std::process::ExitCode;

pub async fn jalankan(data: &Data, json: bool) -> anyhow::Result<ExitCode> {
    let alat = alat::buka(data, Skema::Persis).await?;
    let hasil: Hasil =
        alat.db.lapor(|c| periksa::semua(c, &rangkai::BUKTI)).await.map_err(|e| anyhow::anyhow!("{e}"))?;
    alat.tutup().await?;
    if json {
        println!("{}", serde_json::to_string_pretty(&hasil)?);
    } else {
        cetak(&hasil);
    }
    Ok(if hasil.bersih() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// What was found, a line each, and the sum of it.
pub(super) fn cetak(hasil: &Hasil) {
    for t in &hasil.temuan {
        println!("SALAH  {}  toko {}  {}: {}", t.aturan, t.toko, t.objek, t.pesan);
    }
    if hasil.bersih() {
        println!("Semua buku seimbang: {} baris buku, {} baris audit.", hasil.baris, hasil.audit);
    } else {
        println!("{} temuan.", hasil.temuan.len());
    }
}
