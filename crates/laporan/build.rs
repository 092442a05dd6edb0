//! Gathers the files of `src/defs/<domain>/`, so that adding a report is adding a file.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn isi_folder(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut isi: Vec<PathBuf> = std::fs::read_dir(folder)?.filter_map(|e| Some(e.ok()?.path())).collect();
    isi.sort();
    Ok(isi)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let akar = Path::new(&std::env::var("CARGO_MANIFEST_DIR")?).join("src/defs");
    let mut isi = String::new();
    let mut semua = Vec::new();
    for domain in isi_folder(&akar)?.iter().filter(|p| p.is_dir()) {
        for berkas in isi_folder(domain)?.iter().filter(|p| p.extension().is_some_and(|x| x == "rs")) {
            let nama = |p: &Path| p.file_stem().and_then(|n| n.to_str()).unwrap_or_default().to_owned();
            let modul = format!("{}_{}", nama(domain), nama(berkas));
            writeln!(isi, "#[path = {:?}] mod {modul};", berkas.display().to_string())?;
            semua.push(modul);
        }
    }
    writeln!(isi, "/// Every report, by domain and file name.\npub static SEMUA: &[&Laporan] = &[")?;
    for m in &semua {
        writeln!(isi, "    &{m}::LAPORAN,")?;
    }
    writeln!(isi, "];")?;
    std::fs::write(Path::new(&std::env::var("OUT_DIR")?).join("defs.rs"), isi)?;
    Ok(())
}
