//! Gathers the files of `migrations/` into one list, so that adding a migration is adding a file.

use std::fmt::Write as _;
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // Relative, so that a checkout elsewhere sees its own files.
    let folder = Path::new("../../migrations");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut nama: Vec<_> = std::fs::read_dir(folder)?
        .filter_map(|e| e.ok().map(|e| e.path()))
        .filter(|p| p.extension().is_some_and(|x| x == "sql"))
        .collect();
    nama.sort();
    let mut isi = String::from("pub(crate) static BERKAS: &[(&str, &str)] = &[\n");
    for p in nama {
        let batang = p.file_stem().and_then(|s| s.to_str()).ok_or("nama berkas migrasi bukan UTF-8")?;
        println!("cargo:rerun-if-changed={}", p.display());
        let dari_sini = format!("/{}", p.display());
        writeln!(
            isi,
            "    ({batang:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {dari_sini:?}))),"
        )?;
    }
    isi.push_str("];\n");
    std::fs::write(Path::new(&std::env::var("OUT_DIR")?).join("migrasi.rs"), isi)?;
    Ok(())
}
