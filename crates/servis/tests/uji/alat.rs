//! What these tests share: a service as a cashier takes it in, and its steps as one call each.

use db::args;
use dunia::Dunia;
use konter::pelanggan::PelangganMinta;
use konter::{Bayar, JenisBayar};
use niaga::{TransaksiMinta, jual};
use platform::{Hasil, Pelaku};
use servis::{
    Diambil, Dibatalkan, EmasTambah, Pekerjaan, ProsesMinta, ServiceAmbilMinta, ServiceBarisMinta,
    ServiceBatalBaris, ServiceBatalMinta, ServiceMinta, ServiceRinci, ServiceSelesaiBaris,
    ServiceSelesaiMinta, ServiceValid, TahapTercatat, Tercatat,
};
use values::{Berat, Rupiah};

/// What Siti's card says.
pub(crate) const NIK: &str = "3171014101800001";

pub(crate) fn rp(n: i64) -> Rupiah {
    Rupiah::new(n)
}

pub(crate) fn tunai(n: i64) -> Vec<Bayar> {
    if n == 0 { Vec::new() } else { vec![Bayar { jumlah_rp: rp(n), ..Bayar::default() }] }
}

pub(crate) async fn transfer(d: &Dunia, n: i64) -> Vec<Bayar> {
    let no: String = d
        .db()
        .read(|c| {
            c.one("SELECT no_rekening FROM rekening WHERE toko = 'JKT1' AND dihapus = 0 ORDER BY no_rekening LIMIT 1", args![], |r| {
                r.get(0)
            })
        })
        .await
        .unwrap()
        .unwrap();
    vec![Bayar { jenis: JenisBayar::Transfer, jumlah_rp: rp(n), no_rekening: no, ..Bayar::default() }]
}

pub(crate) fn siti() -> PelangganMinta {
    PelangganMinta {
        nama_customer: "SITI AMINAH".to_owned(),
        no_hp: "081200000001".to_owned(),
        nik: NIK.to_owned(),
        ..PelangganMinta::default()
    }
}

pub(crate) fn kerja(deskripsi: &str, jenis: &str, biaya: i64) -> Pekerjaan {
    Pekerjaan { deskripsi: deskripsi.to_owned(), jenis_kerja: jenis.to_owned(), biaya_rp: rp(biaya) }
}

/// A necklace of another shop that is to be soldered for 100,000.
pub(crate) fn kalung(mg: i64) -> ServiceBarisMinta {
    ServiceBarisMinta {
        nama_barang: "KALUNG PUTUS".to_owned(),
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        berat: Berat::mg(mg),
        jumlah_batu: 3,
        pekerjaan: vec![kerja("PATRI RANTAI PUTUS", "PATRI", 100_000)],
        ..ServiceBarisMinta::default()
    }
}

/// A piece of the chain by the number of its sale.
pub(crate) fn bernota(no: &str, mg: i64) -> ServiceBarisMinta {
    ServiceBarisMinta {
        no_faktur_jual: no.to_owned(),
        berat: Berat::mg(mg),
        pekerjaan: vec![kerja("PATRI RANTAI PUTUS", "PATRI", 100_000)],
        ..ServiceBarisMinta::default()
    }
}

pub(crate) fn service(baris: ServiceBarisMinta, dp: i64) -> ServiceMinta {
    ServiceMinta {
        customer: siti(),
        kode_sales: "S01".to_owned(),
        tgl_janji: "2026-11-20".to_owned(),
        detail_barang: vec![baris],
        dp_rp: rp(dp),
        pembayaran: tunai(dp),
        ..ServiceMinta::default()
    }
}

pub(crate) async fn simpan(d: &Dunia, p: &Pelaku, m: &ServiceMinta) -> Hasil<Tercatat> {
    let m = m.clone();
    d.kerja(p, move |tx, p| servis::simpan(tx, p, &m)).await
}

/// Begins the work; somebody else looked at it before, as this store wants it.
pub(crate) async fn proses(d: &Dunia, p: &Pelaku, no: &str, tukang: &str) -> Hasil<TahapTercatat> {
    let valid = ServiceValid { no_services: vec![no.to_owned()], user_id: "kasir1-jkt1".to_owned() };
    let spv = d.orang("spv-jkt1").await;
    // What needs no look, or had one, is refused there.
    let _ = d.kerja(&spv, move |tx, p| servis::validasi(tx, p, &valid)).await;
    proses_saja(d, p, no, tukang).await
}

pub(crate) async fn proses_saja(d: &Dunia, p: &Pelaku, no: &str, tukang: &str) -> Hasil<TahapTercatat> {
    let (no, m) = (no.to_owned(), ProsesMinta { kode_tukang: tukang.to_owned(), ..ProsesMinta::default() });
    d.kerja(p, move |tx, p| servis::proses(tx, p, &no, &m)).await
}

/// The first piece comes back so heavy, with so many stones.
pub(crate) fn jadi(mg: i64, batu: i64) -> ServiceSelesaiMinta {
    ServiceSelesaiMinta {
        detail_barang: vec![ServiceSelesaiBaris {
            baris: 1,
            berat: Berat::mg(mg),
            jumlah_batu: batu,
            ..ServiceSelesaiBaris::default()
        }],
        ..ServiceSelesaiMinta::default()
    }
}

pub(crate) fn emas(mg: i64) -> EmasTambah {
    EmasTambah {
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        kode_toko: "HC1".to_owned(),
        berat: Berat::mg(mg),
    }
}

/// Finished with the yes of the supervisor, who tested it.
pub(crate) async fn selesai_diuji(
    d: &Dunia,
    p: &Pelaku,
    no: &str,
    m: &ServiceSelesaiMinta,
) -> Hasil<TahapTercatat> {
    let t = dunia::ditolak(selesai(d, p, no, m).await, "NIAGA-08");
    let otorisasi = d.izin(p, "spv-jkt1", &t).await?;
    selesai(d, p, no, &ServiceSelesaiMinta { otorisasi, ..m.clone() }).await
}

pub(crate) async fn selesai(
    d: &Dunia,
    p: &Pelaku,
    no: &str,
    m: &ServiceSelesaiMinta,
) -> Hasil<TahapTercatat> {
    let (no, m) = (no.to_owned(), m.clone());
    d.kerja(p, move |tx, p| servis::selesai(tx, p, &no, &m)).await
}

pub(crate) async fn ambil(d: &Dunia, p: &Pelaku, no: &str, m: &ServiceAmbilMinta) -> Hasil<Diambil> {
    let (no, m) = (no.to_owned(), m.clone());
    d.kerja(p, move |tx, p| servis::ambil(tx, p, &no, &m)).await
}

pub(crate) fn bayar(n: i64) -> ServiceAmbilMinta {
    ServiceAmbilMinta { nik: NIK.to_owned(), pembayaran: tunai(n), ..ServiceAmbilMinta::default() }
}

pub(crate) async fn batal(d: &Dunia, p: &Pelaku, no: &str, m: &ServiceBatalMinta) -> Hasil<Dibatalkan> {
    let (no, m) = (no.to_owned(), m.clone());
    d.kerja(p, move |tx, p| servis::batal(tx, p, &no, &m)).await
}

/// Given back undone: so heavy, for so much.
pub(crate) fn kembalikan(mg: i64, biaya: i64, kembali: i64) -> ServiceBatalMinta {
    ServiceBatalMinta {
        alasan: "tidak jadi".to_owned(),
        biaya_rp: rp(biaya),
        detail_barang: vec![ServiceBatalBaris { baris: 1, berat: Berat::mg(mg), jumlah_batu: 3 }],
        pengembalian: tunai(kembali),
        nik: NIK.to_owned(),
        ..ServiceBatalMinta::default()
    }
}

pub(crate) async fn rinci(d: &Dunia, no: &str) -> ServiceRinci {
    let no = no.to_owned();
    d.db().read(move |c| servis::rinci(c, &dunia::toko("JKT1"), &no)).await.unwrap()
}

/// A service that is finished for 100,000.
pub(crate) async fn siap_diambil(d: &Dunia, p: &Pelaku, dp: i64) -> String {
    let no = simpan(d, p, &service(kalung(8_000), dp)).await.unwrap().no_service;
    proses(d, p, &no, "").await.unwrap();
    selesai(d, p, &no, &jadi(8_050, 3)).await.unwrap();
    no
}

/// Sells a piece for cash; the number of its line.
pub(crate) async fn jual(d: &Dunia, p: &Pelaku, kode: &str) -> niaga::Tercatat {
    let mut m = TransaksiMinta {
        kode_sales: "S01".to_owned(),
        detail_barang: vec![jual::JualMinta { kode_barcode: kode.to_owned(), ..jual::JualMinta::default() }],
        ..TransaksiMinta::default()
    };
    let coba = m.clone();
    let h = d.kerja(p, move |tx, p| niaga::hitung(tx, p, &coba)).await.unwrap();
    m.pembayaran = tunai(h.neto.nilai());
    d.kerja(p, move |tx, p| niaga::simpan(tx, p, &m)).await.unwrap()
}

/// What is left of a down payment.
pub(crate) async fn sisa_dp(d: &Dunia, no: &str) -> i64 {
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_titipan WHERE no_titip = $1";
    d.angka(sql, args![no]).await
}

/// Thirty grams of 75 % that wait for the melt in HC1, fifteen million's worth.
pub(crate) async fn isi_curah(d: &Dunia) {
    let own = d.pemilik("JKT1").await;
    let isi = barang::curah::manual::ManualBaris {
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        kode_toko: "A06".to_owned(),
        qty: 10,
        berat: Berat::mg(30_000),
        harga_modal: rp(15_000_000),
        ..barang::curah::manual::ManualBaris::default()
    };
    let k = barang::curah::manual::Kirim { detail_barang: vec![isi], ..Default::default() };
    let tambah = k.clone();
    d.kerja(&own, move |tx, p| barang::curah::manual::tambah(tx, p, &tambah)).await.unwrap();
    let k = barang::curah::manual::Kirim { tujuan: "HC1".to_owned(), keterangan: "uji".to_owned(), ..k };
    d.kerja(&own, move |tx, p| barang::curah::manual::hancur(tx, p, &k)).await.unwrap();
}
