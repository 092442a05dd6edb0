//! What a card is worth waits after its phone changed or it was merged: deposits too, and they stay the person's own.

use crate::alat::{HP, dari, member, satu, ubah};
use dunia::{Dunia, di_kedua, kode};
use konter::pelanggan::PelangganMinta;
use member::daftar::MemberMinta;
use niaga::titipan::{self, Kembali, TitipanMinta};
use niaga::{Bayar, JenisBayar};
use platform::{Hasil, Pelaku};
use std::time::Duration;
use values::Rupiah;

fn tunai(n: i64) -> Bayar {
    Bayar { jenis: JenisBayar::Cash, jumlah_rp: Rupiah::new(n), ..Bayar::default() }
}

async fn titip(d: &Dunia, p: &Pelaku, kode_pelanggan: &str) -> String {
    let m = TitipanMinta {
        customer: PelangganMinta { kode_pelanggan: kode_pelanggan.to_owned(), ..PelangganMinta::default() },
        kode_sales: "S01".to_owned(),
        jumlah_rp: Rupiah::new(500_000),
        cara_harga: "FLOAT".to_owned(),
        pembayaran: vec![tunai(500_000)],
        ..TitipanMinta::default()
    };
    d.kerja(p, move |tx, p| titipan::terima(tx, p, &m)).await.unwrap().no_titip
}

async fn kembali(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<titipan::Dikembalikan> {
    let (no, m) = (
        no.to_owned(),
        Kembali { alasan: "batal".into(), pembayaran: vec![tunai(500_000)], ..Kembali::default() },
    );
    d.kerja(p, move |tx, p| titipan::kembali(tx, p, &no, &m)).await
}

#[test]
fn titipan_menunggu_72_jam_sesudah_nomornya_diganti() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let a = member(&d, &p, "SITI", HP, "").await;
        let no = titip(&d, &p, &a.kode_pelanggan).await;
        let mut m = MemberMinta { no_hp: "0877000111".into(), ..dari(&satu(&d, &a.kode_pelanggan).await) };
        let t = ubah(&d, &p, &a.kode_pelanggan, m.clone()).await.unwrap_err();
        m.otorisasi = d.izin(&p, "spv-jkt1", &t).await.unwrap();
        ubah(&d, &p, &a.kode_pelanggan, m).await.unwrap();
        assert_eq!(kode(kembali(&d, &p, &no).await), "TITIP-18");
        d.uji.jam.maju(Duration::from_secs(72 * 3600));
        kembali(&d, &p, &no).await.unwrap();
    });
}
