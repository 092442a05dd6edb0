//! The spool between a report's query and its reader: memory first, then a file, always in order.

use dunia::UjiTolak;
use server::socket::spul::{BARIS_PETAK, Langkah, MEMORI, Spul};
use std::time::Duration;
use tokio_util::sync::CancellationToken;

async fn semua(spul: &Spul) -> (Vec<u64>, u64) {
    let mut isi = Vec::new();
    loop {
        match spul.berikut().await {
            Langkah::Petak(t, n, _) => {
                let b: Vec<(u64, String)> = serde_json::from_str(&t).unwrap();
                assert_eq!(b.len(), usize::try_from(n).unwrap());
                isi.extend(b.into_iter().map(|(i, _)| i));
            }
            Langkah::Habis { total } => return (isi, total),
            Langkah::Gagal(t) => panic!("{t}"),
        }
    }
}

#[tokio::test]
async fn baris_yang_tidak_muat_di_memori_lewat_berkas_tanpa_bertukar_urutan() {
    let (spul, mut b) = Spul::baru(None, CancellationToken::new());
    let lebar = "x".repeat(400);
    for i in 0..20_000_u64 {
        b.json(&(i, &lebar)).unwrap();
        assert!(spul.memori() <= MEMORI);
    }
    b.tutup().unwrap();
    assert!(b.di_berkas() > 6_000_000, "8 MB harus sebagian besar di berkas");
    spul.akhiri(Ok(()));
    let (isi, total) = semua(&spul).await;
    assert_eq!(total, 20_000);
    assert!(isi.into_iter().eq(0..20_000));
    assert_eq!(spul.memori(), 0);
}

#[tokio::test]
async fn pembaca_menunggu_penulis() {
    let (spul, mut b) = Spul::baru(None, CancellationToken::new());
    let s = spul.clone();
    let baca = tokio::spawn(async move { semua(&s).await });
    for i in 0..1_200_u64 {
        if i % 300 == 0 {
            // The reader takes what there is and waits again.
            tokio::task::yield_now().await;
        }
        b.json(&(i, "a")).unwrap();
    }
    b.tutup().unwrap();
    spul.akhiri(Ok(()));
    assert_eq!(baca.await.unwrap().1, 1_200);
}

#[tokio::test]
async fn kueri_beristirahat_sampai_petak_pertama_terlihat() {
    let lama = Duration::from_secs(600);
    let (spul, mut b) = Spul::beristirahat(None, CancellationToken::new(), lama);
    let penulis = std::thread::spawn(move || {
        for i in 0..BARIS_PETAK * 2 {
            b.json(&i).unwrap();
        }
    });
    assert!(matches!(spul.berikut().await, Langkah::Petak(_, BARIS_PETAK, true)));
    assert!(tokio::time::timeout(Duration::from_millis(50), spul.berikut()).await.is_err());
    spul.terlihat();
    assert!(matches!(spul.berikut().await, Langkah::Petak(_, BARIS_PETAK, false)));
    penulis.join().unwrap();
}

#[test]
fn penulis_berhenti_bila_dibatalkan() {
    let batal = CancellationToken::new();
    let (_spul, mut b) = Spul::baru(None, batal.clone());
    batal.cancel();
    let gagal = (0..BARIS_PETAK).find_map(|i| b.json(&i).err());
    assert_eq!(gagal.unwrap().kode, "DATA-03");
}

#[tokio::test]
async fn kegagalan_kueri_mendahului_baris_yang_menunggu() {
    let (spul, mut b) = Spul::baru(None, CancellationToken::new());
    for i in 0..BARIS_PETAK {
        b.json(&i).unwrap();
    }
    spul.akhiri(Err(UjiTolak::Dibatalkan.tolak("gagal")));
    assert!(matches!(spul.berikut().await, Langkah::Gagal(t) if t.adalah(UjiTolak::Dibatalkan)));
}
