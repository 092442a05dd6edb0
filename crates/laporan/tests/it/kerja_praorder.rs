//! What people do with pre-orders, through the use cases: one stays open, one is paid and cancelled, one is paid, sold and sent.

use crate::hari_dagang::{Meja, nomor};
use crate::kerja_uang::disetujui;
use db::args;
use member::daftar::{self, MemberMinta};
use niaga::{Bayar, jual::JualMinta};
use platform::Pelaku;
use praorder::closing::{BarisClosing, ClosingMinta};
use praorder::jual::JualPo;
use praorder::kembali::KembaliMinta;
use praorder::simpan::{PreOrderBarang, PreOrderMinta};
use praorder::validasi::{BayarCocok, ValidasiMinta};
use values::{Berat, Rupiah};

/// Everything of the day that is about pre-orders.
pub async fn urus(m: &Meja<'_>) {
    let spv = m.orang("spv").await;
    let member = daftarkan(m).await;
    catat(m, &member, "INV/TUNGGU", &[(3_130, 6_170_000)]).await;
    let batal = catat(m, &member, "INV/BATAL", &[(1_910, 3_730_000)]).await;
    let jadi = catat(m, &member, "INV/JADI", &[(2_630, 6_510_000), (4_310, 9_190_000)]).await;
    bayar(m, &spv, &[(&batal, 3_730_000), (&jadi, 15_300_000)]).await;
    let no = batal.clone();
    disetujui(m, &m.kasir.clone(), &spv, move |tx, p, izin| {
        let k = KembaliMinta {
            alasan: "pembeli batal".to_owned(),
            otorisasi: izin.to_owned(),
            pembayaran: vec![],
        };
        praorder::kembali::batal_po(tx, p, &no, &k)
    })
    .await;
    let barcode = [m.cincin("CINCIN PO SATU", 2_610).await, m.cincin("CINCIN PO DUA", 4_330).await];
    jual(m, &spv, &jadi, &barcode).await;
    disetujui(m, &m.kasir.clone(), &spv, move |tx, p, izin| {
        let baris = |status: &str, no_resi: &str| BarisClosing {
            no_po: jadi.clone(),
            no_resi: no_resi.to_owned(),
            status_kirim: status.to_owned(),
            qty: 1,
            barcode: vec![],
        };
        let detail_po = vec![baris("KIRIM", "JNE7731"), baris("AMBIL", "")];
        praorder::closing::closing(tx, p, &ClosingMinta { detail_po, otorisasi: izin.to_owned() })
    })
    .await;
}

async fn daftarkan(m: &Meja<'_>) -> String {
    m.lewat(3);
    let nama = format!("LESTARI PO {}", m.toko);
    let ke = nomor(&nama);
    let minta = MemberMinta {
        nama_customer: nama,
        alamat_customer: format!("JL FLAMBOYAN {ke}"),
        no_hp: format!("08141000{ke:04}"),
        cara_kode: "URUT".to_owned(),
        ..MemberMinta::default()
    };
    let t = m.d.kerja_rantai(&m.kasir, move |tx, p| daftar::daftarkan(tx, p, &minta)).await.unwrap();
    t.member.kode_member
}

async fn catat(m: &Meja<'_>, member: &str, no_order: &str, barang: &[(i64, i64)]) -> String {
    m.lewat(4);
    let sql = "SELECT no_rekening FROM marketplace WHERE toko = $1 AND kode_marketplace = 'TOKOPEDIA'";
    let toko = m.toko;
    let no_rekening = m.d.db().read(move |c| c.nilai::<String>(sql, args![toko])).await.unwrap();
    let baris = |(mg, harga): &(i64, i64)| PreOrderBarang {
        deskripsi: format!("Cincin {no_order} {mg}"),
        berat: Berat::mg(*mg),
        harga_estimasi: Rupiah::new(*harga),
        ..PreOrderBarang::default()
    };
    let minta = PreOrderMinta {
        kode_member: member.to_owned(),
        kode_sales: "S02".to_owned(),
        kode_marketplace: "TOKOPEDIA".to_owned(),
        no_order: no_order.to_owned(),
        no_rekening,
        deskripsi: format!("Pesanan {no_order}"),
        qty_estimasi: i64::try_from(barang.len()).unwrap(),
        berat_estimasi: Berat::mg(barang.iter().map(|b| b.0).sum()),
        harga_estimasi: Rupiah::new(barang.iter().map(|b| b.1).sum()),
        harga_gram: 1,
        detail_barang: barang.iter().map(baris).collect(),
        ..PreOrderMinta::default()
    };
    m.d.kerja(&m.kasir, move |tx, p| praorder::simpan::simpan(tx, p, &minta)).await.unwrap().isi.no_po
}

async fn bayar(m: &Meja<'_>, siapa: &Pelaku, semua: &[(&String, i64)]) {
    m.lewat(5);
    let satu = |(no, rp): &(&String, i64)| BayarCocok {
        no_po: (*no).clone(),
        nominal_bayar: Rupiah::new(*rp),
        ..BayarCocok::default()
    };
    let minta = ValidasiMinta {
        data_transaksi: semua.iter().map(satu).collect(),
        nama_berkas: "pembayaran.csv".to_owned(),
        ..ValidasiMinta::default()
    };
    m.d.kerja(siapa, move |tx, p| praorder::validasi::validasi(tx, p, &minta)).await.unwrap();
}

async fn jual(m: &Meja<'_>, spv: &Pelaku, no: &str, barcode: &[String]) {
    m.lewat(6);
    let baris = |k: &String| JualMinta { kode_barcode: k.clone(), ..JualMinta::default() };
    let mut minta = JualPo {
        no_po: no.to_owned(),
        detail_barang: barcode.iter().map(baris).collect(),
        ..JualPo::default()
    };
    let tanya = minta.clone();
    let h = m.d.kerja(&m.kasir, move |tx, p| praorder::jual::hitung(tx, p, &tanya)).await.unwrap();
    if h.sisa_rp > Rupiah::NOL {
        minta.pembayaran.push(Bayar { jumlah_rp: h.sisa_rp, ..Bayar::default() });
    }
    // The bank has not shown the money yet: a supervisor says yes.
    disetujui(m, &m.kasir.clone(), spv, move |tx, p, izin| {
        praorder::jual::simpan(tx, p, &JualPo { otorisasi: izin.to_owned(), ..minta.clone() })
    })
    .await;
}
