//! What the tests of due loans share: loans that came from another program long ago, and what is done with them as one call each.

use db::args;
use dunia::Dunia;
use konter::Bayar;
use niaga::awal::{self, Jadi, Jenis};
use pinjaman::{
    Dilelang, LelangMinta, Peringatan, PeringatanMinta, Taksiran, TaksiranBarisMinta, TaksiranMinta, Tempo,
};
use platform::{Hasil, Pelaku};
use values::Rupiah;

pub(crate) fn rp(n: i64) -> Rupiah {
    Rupiah::new(n)
}

pub(crate) fn tunai(n: i64) -> Vec<Bayar> {
    if n == 0 { Vec::new() } else { vec![Bayar { jumlah_rp: rp(n), ..Bayar::default() }] }
}

pub(crate) const KOLOM: &str = "no_hutang;nama_customer;tgl_hutang;jatuh_tempo;jumlah_hutang;nama_barang;kode_group;kode_dept;berat;\
     no_kantong;tempat;bunga;tgl_peringatan;no_hp;alamat_customer;nik;taksiran";

/// A loan of 2,000,000 on a ring of ten grams, at 2.5%.
pub(crate) fn baris(no: &str, (mulai, tempo): (&str, &str), surat: &str) -> String {
    format!(
        "{no};SITI AMINAH;{mulai};{tempo};2000000;CINCIN POLOS;750;CIN750;10.000;K{no};BRANKAS 1;2.5;{surat};081200000001;\
         JL MELATI 1;3171010101900001;8000000"
    )
}

pub(crate) async fn impor(d: &Dunia, baris: &[String]) -> Hasil<Jadi> {
    let own = d.pemilik("JKT1").await;
    let teks = format!("{KOLOM}\n{}\n", baris.join("\n"));
    d.kerja(&own, move |tx, p| awal::impor(tx, p, Jenis::Luar(&pinjaman::AWAL), &teks, "hutang.csv")).await
}

/// The number here of an old one.
pub(crate) async fn nomor(d: &Dunia, lama: &str) -> String {
    let lama = lama.to_owned();
    d.db()
        .read(move |c| {
            c.one("SELECT no_dok FROM kerja_awal WHERE no_lama = $1", args![lama], |r| r.get::<String>(0))
        })
        .await
        .unwrap()
        .unwrap()
}

/// Overdue since August, with a letter of October by the owner.
pub(crate) async fn lewat(d: &Dunia, lama: &str) -> String {
    impor(d, &[baris(lama, ("2026-05-01", "2026-08-29"), "2026-10-01")]).await.unwrap();
    nomor(d, lama).await
}

pub(crate) async fn tempo(d: &Dunia, p: &Pelaku, saat: &str) -> Vec<Tempo> {
    let (p, t) =
        (p.clone(), pinjaman::TanyaTempo { saat: saat.to_owned(), ..pinjaman::TanyaTempo::default() });
    let kini = d.db().jam().sekarang();
    d.db().read(move |c| pinjaman::jatuh_tempo(c, &p, kini, &t)).await.unwrap().data
}

pub(crate) async fn peringatkan(d: &Dunia, p: &Pelaku, no: &str, cara: &str) -> Hasil<Peringatan> {
    let m = PeringatanMinta { cara: cara.to_owned(), keterangan: "diterima sendiri".to_owned() };
    let no = no.to_owned();
    d.kerja(p, move |tx, p| pinjaman::peringatkan(tx, p, &no, &m)).await
}

pub(crate) async fn taksir(d: &Dunia, p: &Pelaku, no: &str, nilai: i64) -> Hasil<Taksiran> {
    let m = TaksiranMinta { detail_barang: vec![TaksiranBarisMinta { baris: 1, nilai_rp: rp(nilai) }] };
    let no = no.to_owned();
    d.kerja(p, move |tx, p| pinjaman::taksir(tx, p, &no, &m)).await
}

/// The least value of the first pledge today.
pub(crate) async fn beli(d: &Dunia, p: &Pelaku, no: &str) -> i64 {
    let (p, no, kini) = (p.clone(), no.to_owned(), d.db().jam().sekarang());
    let t = d.db().read(move |c| pinjaman::taksiran(c, &p, kini, &no)).await.unwrap();
    t.detail_barang[0].beli_rp.nilai()
}

pub(crate) async fn coba_lelang(d: &Dunia, p: &Pelaku, no: &str, izin: &str) -> Hasil<Dilelang> {
    let m = LelangMinta {
        no_faktur_hutang: no.to_owned(),
        keterangan: String::new(),
        otorisasi: izin.to_owned(),
    };
    d.kerja(p, move |tx, p| pinjaman::lelang(tx, p, &m)).await
}

/// Asked for, approved by this person, and saved.
pub(crate) async fn lelang(d: &Dunia, p: &Pelaku, no: &str, penyetuju: &str) -> Hasil<Dilelang> {
    let t = coba_lelang(d, p, no, "").await.expect_err("lelang tanpa otorisasi");
    let izin = d.izin(p, penyetuju, &t).await?;
    coba_lelang(d, p, no, &izin).await
}

/// Valued by two cashiers at this, then auctioned by the first with the supervisor's word.
pub(crate) async fn dilelang(d: &Dunia, no: &str, nilai: i64) -> Dilelang {
    let (satu, dua) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
    taksir(d, &satu, no, nilai).await.unwrap();
    taksir(d, &dua, no, nilai).await.unwrap();
    lelang(d, &satu, no, "spv-jkt1").await.unwrap()
}

/// An account of the loans' book.
pub(crate) async fn saldo(d: &Dunia, no: &str, akun: &str) -> i64 {
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_pinjaman WHERE no_hutang = $1 AND akun = $2";
    d.angka(sql, args![no, akun]).await
}
