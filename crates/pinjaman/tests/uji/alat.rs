//! What these tests share: a loan as a cashier writes it, and its steps as one call each.

use db::args;
use dunia::Dunia;
use konter::pelanggan::PelangganMinta;
use konter::{Bayar, JenisBayar};
use niaga::{TransaksiMinta, jual};
use pinjaman::{
    HutangBarisMinta, HutangBatalLunas, HutangBatalLunasMinta, HutangBatalMinta, HutangDibatalkan,
    HutangDilunasi, HutangLanjutMinta, HutangLunasMinta, HutangMinta, HutangRinci, HutangTercatat,
    HutangTimbang, HutangValid,
};
use platform::{Hasil, Pelaku, Tolak};
use values::{Berat, Kadar, Rupiah};

/// What Siti's card says.
pub(crate) const NIK: &str = "3171014101800001";
pub(crate) const LAIN: &str = "3171014101800099";

pub(crate) fn rp(n: i64) -> Rupiah {
    Rupiah::new(n)
}

pub(crate) fn tunai(n: i64) -> Vec<Bayar> {
    if n == 0 { Vec::new() } else { vec![Bayar { jumlah_rp: rp(n.abs()), ..Bayar::default() }] }
}

pub(crate) async fn transfer(d: &Dunia, n: i64) -> Vec<Bayar> {
    let sql = "SELECT no_rekening FROM rekening WHERE toko = 'JKT1' AND aktif = 1 AND dihapus = 0 ORDER BY no_rekening";
    let no = d.baris(sql, &[]).await.remove(0);
    let isi = Bayar {
        jenis: JenisBayar::Transfer,
        jumlah_rp: rp(n),
        no_rekening: no,
        no_rekening_tujuan: "1234567890".to_owned(),
        atas_nama: "SITI AMINAH".to_owned(),
        ..Bayar::default()
    };
    vec![isi]
}

pub(crate) fn siti() -> PelangganMinta {
    PelangganMinta {
        nama_customer: "SITI AMINAH".to_owned(),
        alamat_customer: "JL KENANGA 8".to_owned(),
        no_hp: "081200000001".to_owned(),
        nik: NIK.to_owned(),
        ..PelangganMinta::default()
    }
}

pub(crate) fn kadar(n: i64) -> Option<Kadar> {
    Kadar::perseratus(n).ok()
}

/// A necklace of 75 % from another shop.
pub(crate) fn kalung(mg: i64) -> HutangBarisMinta {
    HutangBarisMinta {
        nama_barang: "KALUNG RANTAI".to_owned(),
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        kadar_uji: kadar(7_500),
        berat: Berat::mg(mg),
        kondisi: "BAGUS".to_owned(),
        ..HutangBarisMinta::default()
    }
}

/// A piece of the chain by the number of its sale.
pub(crate) fn bernota(no: &str, mg: i64) -> HutangBarisMinta {
    HutangBarisMinta {
        no_faktur_jual: no.to_owned(),
        kadar_uji: kadar(7_500),
        berat: Berat::mg(mg),
        kondisi: "BAGUS".to_owned(),
        ..HutangBarisMinta::default()
    }
}

pub(crate) fn pinjam(baris: Vec<HutangBarisMinta>, pokok: i64) -> HutangMinta {
    HutangMinta {
        customer: siti(),
        kode_sales: "S01".to_owned(),
        tempat: "BRANKAS A1".to_owned(),
        detail_barang: baris,
        jumlah_hutang: rp(pokok),
        pembayaran: tunai(pokok),
        ..HutangMinta::default()
    }
}

/// Money in a drawer.
pub(crate) async fn modal(d: &Dunia, p: &Pelaku, n: i64) {
    let m =
        serde_json::json!({ "jenis": "MASUK", "kategori": "LAIN_MASUK", "deskripsi": "uji", "jumlah_rp": n });
    d.minta(p, &m, kas::uang_kas::catat).await.unwrap();
}

/// As it is sent, with no yes of anybody but the one it carries.
pub(crate) async fn kirim(d: &Dunia, p: &Pelaku, m: &HutangMinta) -> Hasil<HutangTercatat> {
    let m = m.clone();
    d.kerja(p, move |tx, p| pinjaman::simpan(tx, p, &m)).await
}

/// Is nothing asked but that somebody else has tested, or for how long it runs? Every loan asks that.
fn biasa(t: &Tolak) -> bool {
    let alasan = t.rincian.as_ref().and_then(|r| r["otorisasi"].as_array());
    alasan
        .is_some_and(|a| a.iter().all(|x| ["UJI", "TENOR"].contains(&x["kode"].as_str().unwrap_or_default())))
}

/// With the supervisor's test, where nothing else is asked.
pub(crate) async fn simpan(d: &Dunia, p: &Pelaku, m: &HutangMinta) -> Hasil<HutangTercatat> {
    let h = kirim(d, p, m).await;
    let Some(t) = h.as_ref().err().filter(|t| biasa(t)) else { return h };
    let otorisasi = d.izin(p, "spv-jkt1", t).await?;
    kirim(d, p, &HutangMinta { otorisasi, ..m.clone() }).await
}

/// Ten grams of 75 %, so much lent on them by this cashier.
pub(crate) async fn pinjaman(d: &Dunia, p: &Pelaku, pokok: i64) -> String {
    simpan(d, p, &pinjam(vec![kalung(10_000)], pokok)).await.unwrap().no_faktur_hutang
}

pub(crate) fn tebus(n: i64) -> HutangLunasMinta {
    HutangLunasMinta { tiket: 1, nik: NIK.to_owned(), pembayaran: tunai(n), ..HutangLunasMinta::default() }
}

pub(crate) async fn lunas(d: &Dunia, p: &Pelaku, no: &str, m: &HutangLunasMinta) -> Hasil<HutangDilunasi> {
    let (no, m) = (no.to_owned(), m.clone());
    d.kerja(p, move |tx, p| pinjaman::lunas(tx, p, &no, &m)).await
}

pub(crate) fn lanjutkan(cara: &str, pokok: Option<i64>, bayar: i64) -> HutangLanjutMinta {
    HutangLanjutMinta {
        cara: cara.to_owned(),
        jumlah_hutang: pokok.map(rp),
        tiket: 1,
        nik: NIK.to_owned(),
        pembayaran: tunai(bayar),
        ..HutangLanjutMinta::default()
    }
}

pub(crate) async fn kirim_lanjut(
    d: &Dunia,
    p: &Pelaku,
    no: &str,
    m: &HutangLanjutMinta,
) -> Hasil<HutangDilunasi> {
    let (no, m) = (no.to_owned(), m.clone());
    d.kerja(p, move |tx, p| pinjaman::lanjut(tx, p, &no, &m)).await
}

/// With the supervisor's test of what is raised, where nothing else is asked.
pub(crate) async fn lanjut(d: &Dunia, p: &Pelaku, no: &str, m: &HutangLanjutMinta) -> Hasil<HutangDilunasi> {
    let h = kirim_lanjut(d, p, no, m).await;
    let Some(t) = h.as_ref().err().filter(|t| biasa(t)) else { return h };
    let otorisasi = d.izin(p, "spv-jkt1", t).await?;
    kirim_lanjut(d, p, no, &HutangLanjutMinta { otorisasi, ..m.clone() }).await
}

pub(crate) async fn batal(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<HutangDibatalkan> {
    let (no, m) =
        (no.to_owned(), HutangBatalMinta { alasan: "salah tulis".to_owned(), ..HutangBatalMinta::default() });
    d.kerja(p, move |tx, p| pinjaman::batal(tx, p, &no, &m)).await
}

/// Pledges on the scale once more, by line.
pub(crate) fn ditimbang(baris: &[(i64, i64)]) -> Vec<HutangTimbang> {
    baris.iter().map(|(baris, mg)| HutangTimbang { baris: *baris, berat: Berat::mg(*mg) }).collect()
}

/// A closing taken back with the pledges on the scale.
pub(crate) fn kembali(baris: &[(i64, i64)]) -> HutangBatalLunasMinta {
    HutangBatalLunasMinta {
        alasan: "salah orang".to_owned(),
        detail_barang: ditimbang(baris),
        ..HutangBatalLunasMinta::default()
    }
}

pub(crate) async fn batal_lunas(
    d: &Dunia,
    p: &Pelaku,
    no: &str,
    m: &HutangBatalLunasMinta,
) -> Hasil<HutangBatalLunas> {
    let (no, m) = (no.to_owned(), m.clone());
    d.kerja(p, move |tx, p| pinjaman::batal_lunas(tx, p, &no, &m)).await
}

/// A pledge that came back was photographed.
pub(crate) async fn foto(d: &Dunia, no: &str, baris: i64) {
    let kunci = format!("{no}/{baris}/KEMBALI");
    d.ubah(
        "INSERT INTO gambar (toko, jenis, kunci, id, lebar, tinggi, ukuran, sidik, waktu, oleh) \
         SELECT 'JKT1', 'FOTO_HUTANG', $1, $1, 10, 10, 10, '', MAX(waktu), 'spv-jkt1' FROM hutang_lunas",
        args![kunci],
    )
    .await;
}

pub(crate) async fn validasi(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<i64> {
    let m = HutangValid { no_hutangs: vec![no.to_owned()], user_id: "kasir1-jkt1".to_owned() };
    d.kerja(p, move |tx, p| pinjaman::validasi(tx, p, &m)).await
}

pub(crate) async fn rinci(d: &Dunia, p: &Pelaku, no: &str) -> HutangRinci {
    let no = no.to_owned();
    d.kerja(p, move |tx, p| {
        let kini = tx.sekarang();
        pinjaman::rinci(tx, p, &no, kini)
    })
    .await
    .unwrap()
}

/// The business day moves on, with prices.
pub(crate) async fn hari(d: &Dunia, tgl: &str) {
    d.hari(tgl, &["JKT1"]).await;
    d.terbitkan_harga("JKT1").await;
}

/// Owed on a loan by the book.
pub(crate) async fn pokok(d: &Dunia, no: &str) -> i64 {
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_pinjaman WHERE no_hutang = $1 AND akun = 'POKOK'";
    d.angka(sql, args![no]).await
}

/// Pieces of customers in the warehouse of pledges, and what they weigh.
pub(crate) async fn di_brankas(d: &Dunia) -> (i64, i64) {
    let sql = |apa: &str| {
        format!(
            "SELECT CAST(COALESCE({apa}, 0) AS BIGINT) FROM saldo_barang WHERE gudang = 'HUTANG' AND milik = 'CUSTOMER'"
        )
    };
    (d.angka(&sql("SUM(qty)"), &[]).await, d.angka(&sql("SUM(berat)"), &[]).await)
}

/// Sells a piece for cash; the number of its line.
pub(crate) async fn jual(d: &Dunia, p: &Pelaku, kode: &str) -> String {
    let mut m = TransaksiMinta {
        kode_sales: "S01".to_owned(),
        detail_barang: vec![jual::JualMinta { kode_barcode: kode.to_owned(), ..jual::JualMinta::default() }],
        ..TransaksiMinta::default()
    };
    let coba = m.clone();
    let h = d.kerja(p, move |tx, p| niaga::hitung(tx, p, &coba)).await.unwrap();
    m.pembayaran = tunai(h.neto.nilai());
    let t = d.kerja(p, move |tx, p| niaga::simpan(tx, p, &m)).await.unwrap();
    t.no_faktur_jual[0].clone()
}
