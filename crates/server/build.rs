//! The web app is embedded when it has been built; the folder must exist even before.

fn main() -> std::io::Result<()> {
    println!("cargo:rerun-if-changed=../../web/dist");
    std::fs::create_dir_all("../../web/dist")
}
