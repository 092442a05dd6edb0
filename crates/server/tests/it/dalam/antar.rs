//! Claims and news between processes, seen from one of them.

use server::socket::antar::{Antar, Kabar, Surat};
use std::time::Duration;

#[tokio::test]
async fn klaim_hanya_untuk_satu_pemilik_sampai_dilepas_atau_habis() {
    let a = Antar::new(None);
    let lama = Duration::from_secs(600);
    assert_eq!(a.klaim("x", "budi", lama).await, Ok(()));
    assert_eq!(a.klaim("x", "budi", lama).await, Ok(()));
    assert_eq!(a.klaim("x", "sari", lama).await, Err("budi".to_owned()));
    a.lepas("x", "sari").await;
    assert_eq!(a.klaim("x", "sari", lama).await, Err("budi".to_owned()));
    a.lepas("x", "budi").await;
    assert_eq!(a.klaim("x", "sari", Duration::ZERO).await, Ok(()), "habis seketika");
    assert_eq!(a.klaim("x", "budi", lama).await, Ok(()));
}

#[test]
fn kabar_sendiri_dilewati() {
    let (a, b) = (Antar::new(None), Antar::new(None));
    let surat =
        serde_json::to_vec(&Surat { asal: a.asal.clone(), kabar: Kabar::Pergi { sid: "s".into() } }).unwrap();
    assert_eq!(a.urai(&surat), None);
    assert_eq!(b.urai(&surat), Some(Kabar::Pergi { sid: "s".into() }));
    assert_eq!(b.urai(b"sampah"), None);
}
