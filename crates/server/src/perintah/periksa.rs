//! `karat periksa`: the proof of balance, also while the server runs.

use crate::setelan::Data;
use ledger::periksa::{self, Hasil};
use std::process::ExitCode;
use std::sync::Arc;
use values::JamSistem;

pub async fn jalankan(data: &Data, json: bool) -> anyhow::Result<ExitCode> {
    let tempat = data.tempat(&data.berkas()?);
    if let db::Mesin::Lite(p) = &tempat.mesin
        && !p.is_file()
    {
        anyhow::bail!("tidak ada basis data di {}", p.display());
    }
    let mut s = db::Setelan::new(tempat.mesin, Arc::new(JamSistem));
    s.penulis = 1;
    let db = db::Db::buka_tanpa_migrasi(s)?;
    let hasil: Hasil = db.lapor(periksa::semua).await.map_err(|e| anyhow::anyhow!("{e}"))?;
    db.tutup();
    if json {
        println!("{}", serde_json::to_string_pretty(&hasil)?);
    } else {
        for t in &hasil.temuan {
            println!("SALAH  {}  toko {}  {}: {}", t.aturan, t.toko, t.objek, t.pesan);
        }
        if hasil.bersih() {
            println!("Semua buku seimbang: {} baris buku, {} baris audit.", hasil.baris, hasil.audit);
        } else {
            println!("{} temuan.", hasil.temuan.len());
        }
    }
    Ok(if hasil.bersih() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}
