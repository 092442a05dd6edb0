//! Gathers the files of `src/defs/`, so that adding a master is adding a file.

use std::fmt::Write as _;
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(&std::env::var("CARGO_MANIFEST_DIR")?).join("src/defs");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut nama: Vec<String> = std::fs::read_dir(&folder)?
        .filter_map(|e| Some(e.ok()?.path()))
        .filter(|p| p.extension().is_some_and(|x| x == "rs"))
        .filter_map(|p| Some(p.file_stem()?.to_str()?.to_owned()))
        .collect();
    nama.sort();
    let mut isi = String::new();
    for n in &nama {
        writeln!(isi, "#[path = {:?}] mod {n};", folder.join(format!("{n}.rs")).display().to_string())?;
    }
    writeln!(isi, "/// Every master, by file name.\npub static SEMUA: &[&Master] = &[")?;
    for n in &nama {
        writeln!(isi, "    &{n}::MASTER,")?;
    }
    writeln!(isi, "];")?;
    std::fs::write(Path::new(&std::env::var("OUT_DIR")?).join("defs.rs"), isi)?;
    Ok(())
}
