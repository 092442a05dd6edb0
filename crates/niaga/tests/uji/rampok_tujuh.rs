//! Cards that are merged or leave while another store does business on them: the one waits for the other, and sees what it did.

use crate::alat::{barang, hitung, penjualan, tunai};
use crate::poin::{dapat, jual, milik, saldo, tangan};
use db::Tx;
use dunia::{Dunia, di_kedua, ditolak};
use member::gabung::{self, MintaGabung};
use member::pergi::{self, MintaPergi};
use member::poin;
use niaga::TransaksiMinta;
use platform::{Hasil, Pelaku};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::Notify;

/// Somebody and what they do, under the chain's key or their store's.
struct Langkah<F> {
    siapa: Pelaku,
    rantai: bool,
    kerja: F,
}

fn di_toko<T, F: Fn(&mut Tx<'_>, &Pelaku) -> Hasil<T>>(siapa: Pelaku, kerja: F) -> Langkah<F> {
    Langkah { siapa, rantai: false, kerja }
}

fn di_rantai<T, F: Fn(&mut Tx<'_>, &Pelaku) -> Hasil<T>>(siapa: Pelaku, kerja: F) -> Langkah<F> {
    Langkah { siapa, rantai: true, kerja }
}

impl<F> Langkah<F> {
    async fn jalan<T: Send + 'static>(self, d: &Dunia) -> Hasil<T>
    where
        F: Fn(&mut Tx<'_>, &Pelaku) -> Hasil<T> + Send + 'static,
    {
        if self.rantai {
            d.kerja_rantai(&self.siapa, self.kerja).await
        } else {
            d.kerja(&self.siapa, self.kerja).await
        }
    }
}

/// Does somebody wait for what this transaction has written?
fn ditunggu(tx: &mut Tx<'_>) -> bool {
    let n: i64 = tx
        .nilai(
            "SELECT COUNT(*) FROM pg_locks l JOIN pg_locks m ON m.transactionid = l.transactionid \
             WHERE m.pid = pg_backend_pid() AND m.granted AND NOT l.granted",
            &[],
        )
        .unwrap();
    n > 0
}

/// The second begins when the first has written and not committed yet; the first commits when the second waits for it or has
/// ended. SQLite has one writer: there the second waits from its beginning.
async fn bersela<A, B, F, G>(d: &Dunia, satu: Langkah<F>, dua: Langkah<G>) -> (Hasil<A>, Hasil<B>)
where
    A: Send + 'static,
    B: Send + 'static,
    F: Fn(&mut Tx<'_>, &Pelaku) -> Hasil<A> + Send + 'static,
    G: Fn(&mut Tx<'_>, &Pelaku) -> Hasil<B> + Send + 'static,
{
    let (ditulis, selesai) = (Arc::new(Notify::new()), Arc::new(AtomicBool::new(false)));
    let pertama = {
        let (ditulis, selesai, kerja) = (ditulis.clone(), selesai.clone(), satu.kerja);
        let kerja = move |tx: &mut Tx<'_>, p: &Pelaku| {
            let hasil = kerja(tx, p);
            ditulis.notify_one();
            while hasil.is_ok() && tx.adalah_pg() && !selesai.load(Ordering::Acquire) && !ditunggu(tx) {
                std::thread::yield_now();
            }
            hasil
        };
        Langkah { siapa: satu.siapa, rantai: satu.rantai, kerja }.jalan(d)
    };
    let kedua = async {
        ditulis.notified().await;
        let hasil = dua.jalan(d).await;
        selesai.store(true, Ordering::Release);
        hasil
    };
    tokio::join!(pertama, kedua)
}

/// Two cards with ten points on the first; the request to merge them, approved by the owner.
async fn siap_gabung(d: &Dunia, p: &Pelaku) -> MintaGabung {
    d.anggota("PA", "MEMBER001").await;
    d.anggota("PB", "MEMBER002").await;
    tangan(d, p, "PA", "TAMBAH", 10).await.unwrap();
    let mut m = MintaGabung {
        kode_lama: "PA".to_owned(),
        kode_tetap: "PB".to_owned(),
        alasan: "satu orang".to_owned(),
        ..MintaGabung::default()
    };
    let minta = m.clone();
    let e = d.kerja_rantai(p, move |tx, p| gabung::gabung(tx, p, &minta)).await.unwrap_err();
    m.otorisasi = d.izin(p, "own-jkt1", &e).await.unwrap();
    m
}

async fn siap_pergi(d: &Dunia, p: &Pelaku) -> MintaPergi {
    d.anggota("PA", "MEMBER001").await;
    tangan(d, p, "PA", "TAMBAH", 10).await.unwrap();
    let mut m =
        MintaPergi { kode_pelanggan: "PA".to_owned(), alasan: "pindah".to_owned(), ..MintaPergi::default() };
    let minta = m.clone();
    let e = d.kerja_rantai(p, move |tx, p| pergi::keluar(tx, p, &minta)).await.unwrap_err();
    m.otorisasi = d.izin(p, "own-jkt1", &e).await.unwrap();
    m
}

/// A sale of one piece to this member, paid in cash; what it comes to.
async fn siap_jual(d: &Dunia, p: &Pelaku, member: &str) -> (TransaksiMinta, i64) {
    let k = d.barang_di(p.toko.as_str(), "A06", &[8_000]).await;
    let mut m = milik(penjualan(barang(&k[0])), member);
    let neto = hitung(d, p, &m).await.neto.nilai();
    m.pembayaran = vec![tunai(neto)];
    (m, neto)
}

#[test]
fn poin_yang_datang_sesudah_disetujui_tidak_ikut_digabung() {
    di_kedua(|d| async move {
        let (a, b) = (d.orang("kasir1-jkt1").await, d.orang("kasir1-bdg1").await);
        let m = siap_gabung(&d, &a).await;
        let badan = json!({ "kode": "PA", "jenis": "TAMBAH", "poin": 5_000, "keterangan": "uji" });
        let e = ditolak(d.minta(&b, &badan, poin::catat).await, "POIN-05");
        let mut tambah: poin::MintaPoin = dunia::isi(&badan);
        tambah.otorisasi = d.izin(&b, "spv-bdg1", &e).await.unwrap();
        let (diberi, digabung) = bersela(
            &d,
            di_toko(b, move |tx, p| poin::catat(tx, p, &tambah)),
            di_rantai(a, move |tx, p| gabung::gabung(tx, p, &m)),
        )
        .await;
        diberi.unwrap();
        // The owner said yes to ten.
        assert!(digabung.is_err(), "{digabung:?}");
        assert_eq!((saldo(&d, "PA").await, saldo(&d, "PB").await), (5_010, 0));
        d.bersih().await;
    });
}

#[test]
fn penjualan_saat_kartunya_digabung_memberi_poin_kepada_kartu_yang_tetap() {
    di_kedua(|d| async move {
        let (a, b) = (d.orang("kasir1-jkt1").await, d.orang("kasir1-bdg1").await);
        let m = siap_gabung(&d, &a).await;
        let (jual, neto) = siap_jual(&d, &b, "MEMBER001").await;
        let (digabung, terjual) = bersela(
            &d,
            di_rantai(a, move |tx, p| gabung::gabung(tx, p, &m)),
            di_toko(b, move |tx, p| niaga::simpan(tx, p, &jual)),
        )
        .await;
        digabung.unwrap();
        terjual.unwrap();
        assert_eq!((saldo(&d, "PA").await, saldo(&d, "PB").await), (0, 10 + dapat(neto)));
        d.bersih().await;
    });
}

#[test]
fn penjualan_yang_divalidasi_saat_kartunya_digabung_memberi_poin_kepada_kartu_yang_tetap() {
    di_kedua(|d| async move {
        let (a, b) = (d.orang("kasir1-jkt1").await, d.orang("kasir1-bdg1").await);
        let spv = d.orang("spv-bdg1").await;
        let m = siap_gabung(&d, &a).await;
        d.setel("BDG1", "VALIDASI_PENJUALAN_MODULE", "on").await;
        let k = d.barang_di("BDG1", "A06", &[8_000]).await;
        let (t, neto) = jual(&d, &b, &k[0], "MEMBER001", 0).await.unwrap();
        let sah = dunia::isi(&json!({ "no_faktur_groups": [t.no_faktur_group] }));
        let (digabung, sahih) = bersela(
            &d,
            di_rantai(a, move |tx, p| gabung::gabung(tx, p, &m)),
            di_toko(spv, move |tx, p| niaga::validasi::validasi(tx, p, niaga::lihat::Sisi::Jual, &sah)),
        )
        .await;
        digabung.unwrap();
        sahih.unwrap();
        assert_eq!((saldo(&d, "PA").await, saldo(&d, "PB").await), (0, 10 + dapat(neto)));
        d.bersih().await;
    });
}

#[test]
fn yang_keluar_saat_toko_lain_menjual_kepadanya_tidak_meninggalkan_poin() {
    di_kedua(|d| async move {
        let (a, b) = (d.orang("kasir1-jkt1").await, d.orang("kasir1-bdg1").await);
        let m = siap_pergi(&d, &a).await;
        let (jual, neto) = siap_jual(&d, &b, "MEMBER001").await;
        let lagi = jual.clone();
        // The sale is first: more points are closed than was said yes to.
        let (terjual, pergi) = bersela(
            &d,
            di_toko(b.clone(), move |tx, p| niaga::simpan(tx, p, &jual)),
            di_rantai(a.clone(), move |tx, p| pergi::keluar(tx, p, &m)),
        )
        .await;
        terjual.unwrap();
        let e = pergi.unwrap_err();
        assert_eq!(saldo(&d, "PA").await, 10 + dapat(neto));
        // Leaving is first: there is nobody any more to sell to.
        let otorisasi = d.izin(&a, "own-jkt1", &e).await.unwrap();
        let m = MintaPergi { kode_pelanggan: "PA".to_owned(), alasan: "pindah".to_owned(), otorisasi };
        let k = d.barang_di("BDG1", "A06", &[8_000]).await;
        let mut jual = lagi;
        jual.detail_barang = penjualan(barang(&k[0])).detail_barang;
        let (pergi, terjual) = bersela(
            &d,
            di_rantai(a, move |tx, p| pergi::keluar(tx, p, &m)),
            di_toko(b, move |tx, p| niaga::simpan(tx, p, &jual)),
        )
        .await;
        pergi.unwrap();
        assert!(terjual.is_err(), "terjual kepada yang sudah keluar");
        assert_eq!(saldo(&d, "PA").await, 0);
        d.bersih().await;
    });
}
