//! The web app is embedded when it has been built; the folder must exist even before.

fn main() -> std::io::Result<()> {
    // Only what is shipped carries the web app in it; a debug build reads the folder when it runs, so a new web app is no reason to
    // compile the server again.
    let dikirim = std::env::var("PROFILE").is_ok_and(|p| p == "release");
    println!("cargo:rerun-if-changed={}", if dikirim { "../../web/dist" } else { "build.rs" });
    std::fs::create_dir_all("../../web/dist")
}
