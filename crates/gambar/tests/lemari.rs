//! The picture store, in a folder and in a real S3 server of this process: the same acts, the same answers.
#![allow(clippy::unwrap_used)]

use gambar::{Lemari, S3};
use hyper_util::rt::{TokioExecutor, TokioIo};
use hyper_util::server::conn::auto::Builder;
use s3s::auth::SimpleAuth;
use s3s::service::S3ServiceBuilder;

const KUNCI: &str = "kunci-uji";
const RAHASIA: &str = "rahasia-uji";

/// Serves a folder as S3 on a free loopback port and answers its address.
async fn layani(folder: &std::path::Path) -> String {
    let mut b = S3ServiceBuilder::new(s3s_fs::FileSystem::new(folder).unwrap());
    b.set_auth(SimpleAuth::from_single(KUNCI, RAHASIA));
    let layanan = b.build();
    let pendengar = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let alamat = pendengar.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((s, _)) = pendengar.accept().await {
            let layanan = layanan.clone();
            tokio::spawn(async move {
                let _ = Builder::new(TokioExecutor::new()).serve_connection(TokioIo::new(s), layanan).await;
            });
        }
    });
    format!("http://{alamat}")
}

fn s3(alamat: &str, rahasia: &str) -> Lemari {
    Lemari::s3(&S3 {
        bucket: "karat".into(),
        awalan: "uji/gambar".into(),
        alamat: alamat.into(),
        wilayah: String::new(),
        kunci: KUNCI.into(),
        rahasia: rahasia.into(),
    })
    .unwrap()
}

async fn jalani(l: &Lemari) {
    assert_eq!(l.ambil("a/1.jpg").await.unwrap(), None);
    l.taruh("a/1.jpg", b"satu".to_vec()).await.unwrap();
    l.taruh("a/2.jpg", vec![7; 300_000]).await.unwrap();
    l.taruh("b/1.jpg", b"lain".to_vec()).await.unwrap();
    l.taruh("a/1.jpg", b"satu lagi".to_vec()).await.unwrap();
    assert_eq!(l.ambil("a/1.jpg").await.unwrap().unwrap(), b"satu lagi");
    assert_eq!(l.ambil("a/2.jpg").await.unwrap().unwrap().len(), 300_000);
    let mut lama = l.lama("a", -10).await.unwrap();
    lama.sort();
    assert_eq!(lama, ["a/1.jpg", "a/2.jpg"]);
    assert_eq!(l.lama("a", 3600).await.unwrap(), Vec::<String>::new());
    l.hapus("a/1.jpg").await.unwrap();
    l.hapus("a/1.jpg").await.unwrap();
    assert_eq!(l.ambil("a/1.jpg").await.unwrap(), None);
    // A name cannot climb out of its place.
    l.taruh("../../luar.jpg", b"x".to_vec()).await.unwrap();
    assert_eq!(l.ambil("../../luar.jpg").await.unwrap().unwrap(), b"x");
}

#[tokio::test]
async fn folder_menyimpan_dan_tidak_bisa_dipanjat() {
    let d = tempfile::tempdir().unwrap();
    let dalam = d.path().join("x/gambar");
    jalani(&Lemari::folder(&dalam).unwrap()).await;
    let di_luar: Vec<_> = std::fs::read_dir(d.path()).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(di_luar, ["x"]);
}

#[tokio::test]
async fn s3_menyimpan_sama_seperti_folder() {
    let d = tempfile::tempdir().unwrap();
    std::fs::create_dir(d.path().join("karat")).unwrap();
    jalani(&s3(&layani(d.path()).await, RAHASIA)).await;
    assert!(d.path().join("karat/uji/gambar/b/1.jpg").is_file());
}

#[tokio::test]
async fn s3_yang_menolak_atau_tidak_ada_dikatakan_tanpa_rahasia() {
    let d = tempfile::tempdir().unwrap();
    std::fs::create_dir(d.path().join("karat")).unwrap();
    let alamat = layani(d.path()).await;
    let bebas = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    for l in [s3(&alamat, "salah"), s3(&format!("http://{bebas}"), RAHASIA)] {
        let t = l.taruh("a/1.jpg", b"x".to_vec()).await.unwrap_err();
        assert_eq!(t.kode, "GAMBAR-09");
        assert!(!format!("{t:?} {l:?}").contains(RAHASIA), "{t:?}");
    }
}
