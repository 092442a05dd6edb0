//! Orders at the edge: who only looks them up takes no step.

use crate::alat::di_kedua_master;
use serde_json::json;

#[test]
fn setiap_langkah_pesanan_meminta_haknya_sendiri() {
    di_kedua_master(|a| async move {
        let hanya = |semua: &'static [&'static str]| {
            a.kerja(db::Kunci::rantai(), move |tx| {
                let semua: Vec<String> = semua.iter().map(|m| (*m).to_owned()).collect();
                platform::pengguna::beri_akses(tx, &values::UserId::parse("kasir1-jkt1").unwrap(), &semua)?;
                Ok(())
            })
        };
        let no = "FPJKT1-261115-9999";
        let jalur =
            |semua: &[&str]| -> Vec<String> { semua.iter().map(|s| format!("pesanan/{no}/{s}")).collect() };
        let kerja = jalur(&["proses", "terima", "terima/hitung", "selesai", "ulang"]);
        let (ambil, uang) = (jalur(&["ambil", "ambil/hitung"]), jalur(&["uang-muka"]));
        let (batal, batal_ambil) = (jalur(&["batal", "kembali"]), jalur(&["ambil/batal"]));
        let semua = [&kerja, &ambil, &uang, &batal, &batal_ambil];
        for (akses, buka) in [
            (&["/lihat-pesanan"][..], vec![]),
            (&["/lihat-pesanan", "/transaksi-penjualan"][..], vec![1]),
            (&["/lihat-pesanan", "/transaksi-pesanan"][..], vec![0, 2, 3]),
            (&["/lihat-pesanan", "/emas-tukang"][..], vec![0]),
            (&["/lihat-pesanan", "/batal-penjualan"][..], vec![3, 4]),
            (&["/transaksi-pesanan", "/transaksi-penjualan", "/batal-penjualan"][..], vec![]),
        ] {
            hanya(akses).await.unwrap();
            let k = a.masuk("kasir1-jkt1").await;
            for (ke, langkah) in semua.iter().enumerate() {
                for path in *langkah {
                    let r = k.post(path, &json!({})).await;
                    if buka.contains(&ke) {
                        assert_ne!(r.kode(), "AKSES-01", "{akses:?} {path}");
                    } else {
                        r.ditolak(403, "AKSES-01");
                    }
                }
            }
        }
    });
}
