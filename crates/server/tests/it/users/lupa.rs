//! Wrong logins under names that are nobody's: remembered for a day and only so many; those of real users stay.

use crate::alat::di_kedua;
use db::{Kunci, args};
use std::time::Duration;

async fn tersisa(a: &crate::alat::Alat) -> Vec<String> {
    // A name is remembered with its address and alone, an address alone has none.
    a.baris("SELECT DISTINCT user_id FROM login_gagal WHERE user_id <> '' ORDER BY user_id", &[]).await
}

#[test]
fn nama_yang_tidak_dikenal_dilupakan_setelah_sehari_kecuali_masih_terkunci() {
    di_kedua(|a| async move {
        a.tulis(Kunci::rantai(), |tx| {
            let kini = tx.sekarang();
            let lama = kini.kurang(Duration::from_secs(25 * 3600)).unwrap();
            let nanti = kini.tambah(Duration::from_secs(60)).unwrap();
            for (user, terakhir, kunci) in [
                ("hantu-lama", lama, None),
                ("hantu-terkunci", lama, Some(nanti)),
                ("hantu-lepas", lama, Some(lama)),
                ("hantu-baru", kini, None),
                ("kasir1-jkt1", lama, None),
            ] {
                tx.exec(
                    "INSERT INTO login_gagal (user_id, alamat, gagal, kunci_sampai, terakhir) \
                     VALUES ($1, '10.0.0.1', 3, $2, $3)",
                    args![user, kunci, terakhir],
                )?;
            }
            Ok(())
        })
        .await;
        a.tamu().login("hantu-kini", "salah").await.ditolak(422, "SESI-02");
        assert_eq!(tersisa(&a).await, ["hantu-baru", "hantu-kini", "hantu-terkunci", "kasir1-jkt1"]);
    });
}

#[test]
fn nama_yang_tidak_dikenal_tidak_pernah_lebih_dari_batasnya() {
    di_kedua(|a| async move {
        a.tulis(Kunci::rantai(), |tx| {
            let awal = tx.sekarang().kurang(Duration::from_secs(3600)).unwrap();
            let baris = (0..5_200_u32).map(|n| {
                let kapan = awal.tambah(Duration::from_millis(u64::from(n))).unwrap();
                Ok::<_, db::Error>(args![format!("hantu{n:05}"), "10.0.0.1", 1_i64, kapan].to_vec())
            });
            tx.sisip_banyak("login_gagal", &["user_id", "alamat", "gagal", "terakhir"], baris)
        })
        .await;
        a.tamu().login("hantu-kini", "salah").await.ditolak(422, "SESI-02");
        assert_eq!(a.angka("SELECT COUNT(*) FROM login_gagal", &[]).await, 5_000);
        assert_eq!(tersisa(&a).await.last().map(String::as_str), Some("hantu05199"));
    });
}
