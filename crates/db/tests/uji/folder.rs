//! The lock on a data folder, against this process and against another.

use db::KunciFolder;
use std::process::Command;

/// Another process that tries the same lock (`flock` is part of util-linux).
fn proses_lain_bisa(berkas: &std::path::Path) -> bool {
    Command::new("flock").arg("--nonblock").arg(berkas).arg("true").status().unwrap().success()
}

#[test]
fn folder_data_hanya_untuk_satu_proses() {
    let d = tempfile_dir("kunci");
    let data = d.join("data/baru");
    let satu = KunciFolder::ambil(&data).unwrap();
    let pesan = KunciFolder::ambil(&data).unwrap_err().to_string();
    assert!(pesan.contains("sedang dipakai") && pesan.contains(&std::process::id().to_string()), "{pesan}");
    assert!(!proses_lain_bisa(&data.join("karat.lock")));
    drop(satu);
    assert!(proses_lain_bisa(&data.join("karat.lock")));
    KunciFolder::ambil(&data).unwrap();
    std::fs::remove_dir_all(d).unwrap();
}

#[test]
fn kunci_lepas_bersama_proses_yang_mati() {
    let d = tempfile_dir("mati");
    let berkas = d.join("karat.lock");
    let mut anak = Command::new("flock").arg(&berkas).arg("sleep").arg("60").spawn().unwrap();
    let mulai = std::time::Instant::now();
    while proses_lain_bisa(&berkas) {
        assert!(mulai.elapsed().as_secs() < 60, "anak tidak pernah mengunci");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(KunciFolder::ambil(&d).is_err());
    // `sleep` has inherited the lock's file, so both have to go.
    let anak_anak = format!("/proc/{0}/task/{0}/children", anak.id());
    let cucu = std::fs::read_to_string(anak_anak).unwrap();
    anak.kill().unwrap();
    anak.wait().unwrap();
    for pid in cucu.split_whitespace() {
        Command::new("kill").arg("-KILL").arg(pid).status().unwrap();
    }
    while KunciFolder::ambil(&d).is_err() {
        assert!(mulai.elapsed().as_secs() < 120, "kunci tidak lepas");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    std::fs::remove_dir_all(d).unwrap();
}

#[test]
fn folder_yang_tidak_bisa_dibuat_disebut_namanya() {
    let pesan = KunciFolder::ambil(std::path::Path::new("/proc/tidak/bisa")).unwrap_err().to_string();
    assert!(pesan.contains("/proc/tidak/bisa"), "{pesan}");
}

fn tempfile_dir(nama: &str) -> std::path::PathBuf {
    let d = std::env::temp_dir().join(format!("karat-uji-folder-{nama}-{}", std::process::id()));
    std::fs::create_dir_all(&d).unwrap();
    d
}
