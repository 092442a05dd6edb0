//! What people do with loans, through the use cases: one stays, one is redeemed with a discount, one extended, one taken back, one
//! extension taken back, two of the old program auctioned, of which one auction is taken back.

use crate::hari_dagang::{Meja, customer, nomor};
use crate::kerja_uang::disetujui;
use db::args;
use konter::Bayar;
use niaga::awal::{self, Jenis};
use pinjaman::{
    HutangBarisMinta, HutangBatalLelangMinta, HutangBatalLunasMinta, HutangBatalMinta, HutangLanjutMinta,
    HutangLunasMinta, HutangMinta, HutangTimbang, LelangMinta, TaksiranBarisMinta, TaksiranMinta,
};
use values::{Berat, Kadar, Rupiah};

/// Everything of the day that is about loans.
pub async fn urus(m: &Meja<'_>) {
    let spv = m.orang("spv").await;
    pinjam(m, "KALUNG GADAI", 8_130, 1_700_000).await;
    let tebus = pinjam(m, "GELANG GADAI", 9_470, 2_300_000).await;
    let panjang = pinjam(m, "CINCIN GADAI", 3_290, 600_000).await;
    let batal = pinjam(m, "ANTING GADAI", 2_170, 400_000).await;
    m.lewat(2);
    let nik = nik(m, "GELANG GADAI");
    let lunas = HutangLunasMinta { tiket: 1, nik, ..HutangLunasMinta::default() };
    let (no, coba, kini) = (tebus.clone(), lunas.clone(), m.d.db().jam().sekarang());
    let h = m.d.kerja(&m.kasir, move |tx, p| pinjaman::hitung_lunas(tx, p, &no, &coba, kini)).await.unwrap();
    let potong = Rupiah::new(500);
    let bayar = h.total_bayar.kurang(potong).unwrap();
    disetujui(m, &m.kasir.clone(), &spv, move |tx, p, izin| {
        let k = HutangLunasMinta {
            potongan_bunga_rp: potong,
            alasan_potongan: "pelanggan lama".to_owned(),
            pembayaran: tunai(bayar),
            otorisasi: izin.to_owned(),
            ..lunas.clone()
        };
        pinjaman::lunas(tx, p, &tebus, &k)
    })
    .await;
    m.lewat(2);
    let no_lunas = perpanjang(m, &panjang).await;
    disetujui(m, &m.kasir.clone(), &spv, move |tx, p, izin| {
        let k = HutangBatalLunasMinta {
            alasan: "salah pinjaman".to_owned(),
            otorisasi: izin.to_owned(),
            ..HutangBatalLunasMinta::default()
        };
        pinjaman::batal_lunas(tx, p, &no_lunas, &k)
    })
    .await;
    perpanjang(m, &panjang).await;
    disetujui(m, &m.kasir.clone(), &spv, move |tx, p, izin| {
        let k = HutangBatalMinta {
            alasan: "tidak jadi".to_owned(),
            otorisasi: izin.to_owned(),
            ..HutangBatalMinta::default()
        };
        pinjaman::batal(tx, p, &batal, &k)
    })
    .await;
    lelang(m, "LAMA", 6_710).await;
    let no = lelang(m, "SALAH", 5_230).await;
    disetujui(m, &m.kasir.clone(), &spv, move |tx, p, izin| {
        let k = HutangBatalLelangMinta {
            alasan: "salah pinjaman".to_owned(),
            detail_barang: vec![HutangTimbang { baris: 1, berat: Berat::mg(5_230) }],
            otorisasi: izin.to_owned(),
            ..HutangBatalLelangMinta::default()
        };
        pinjaman::batal_lelang(tx, p, &no, &k)
    })
    .await;
}

fn tunai(n: Rupiah) -> Vec<Bayar> {
    vec![Bayar { jumlah_rp: n, ..Bayar::default() }]
}

fn nik(m: &Meja<'_>, nama: &str) -> String {
    let pemilik = format!("PEMINJAM {nama} {}", m.toko);
    customer(&pemilik, nomor(&pemilik)).nik
}

async fn pinjam(m: &Meja<'_>, nama: &str, mg: i64, pokok: i64) -> String {
    m.lewat(3);
    let pemilik = format!("PEMINJAM {nama} {}", m.toko);
    let minta = HutangMinta {
        customer: customer(&pemilik, nomor(&pemilik)),
        kode_sales: "S03".to_owned(),
        tempat: "BRANKAS 1".to_owned(),
        detail_barang: vec![HutangBarisMinta {
            nama_barang: nama.to_owned(),
            kode_group: "750".to_owned(),
            kode_dept: "CIN750".to_owned(),
            kadar_uji: Kadar::perseratus(7_500).ok(),
            berat: Berat::mg(mg),
            kondisi: "BAGUS".to_owned(),
            ..HutangBarisMinta::default()
        }],
        jumlah_hutang: Rupiah::new(pokok),
        pembayaran: tunai(Rupiah::new(pokok)),
        ..HutangMinta::default()
    };
    let coba = minta.clone();
    let t = match m.d.kerja(&m.kasir, move |tx, p| pinjaman::simpan(tx, p, &coba)).await {
        Ok(t) => t,
        // Tested by the supervisor, who says yes.
        Err(t) => {
            let spv = m.orang("spv").await;
            let izin = m.d.izin(&m.kasir, spv.user_id.as_str(), &t).await.unwrap();
            m.lewat(1);
            let minta = HutangMinta { otorisasi: izin, ..minta };
            m.d.kerja(&m.kasir, move |tx, p| pinjaman::simpan(tx, p, &minta)).await.unwrap()
        }
    };
    t.no_faktur_hutang
}

/// The document of the extension.
async fn perpanjang(m: &Meja<'_>, no: &str) -> String {
    m.lewat(2);
    let minta = HutangLanjutMinta {
        cara: "PERPANJANG".to_owned(),
        tiket: 1,
        nik: nik(m, "CINCIN GADAI"),
        ..HutangLanjutMinta::default()
    };
    let (n, coba, kini) = (no.to_owned(), minta.clone(), m.d.db().jam().sekarang());
    let h = m.d.kerja(&m.kasir, move |tx, p| pinjaman::hitung_lanjut(tx, p, &n, &coba, kini)).await.unwrap();
    let minta = HutangLanjutMinta { pembayaran: tunai(h.bayar_rp), ..minta };
    let no = no.to_owned();
    m.d.kerja(&m.kasir, move |tx, p| pinjaman::lanjut(tx, p, &no, &minta)).await.unwrap().no_lunas
}

/// A loan of the old program, overdue since August.
async fn lelang(m: &Meja<'_>, nama: &str, mg: i64) -> String {
    m.lewat(2);
    let (own, spv, toko) = (m.own.clone(), m.orang("spv").await, m.toko);
    let gram = values::format::gram(Berat::mg(mg));
    let orang = format!("{nama} {toko}");
    let teks = format!(
        "no_hutang;nama_customer;tgl_hutang;jatuh_tempo;jumlah_hutang;nama_barang;kode_group;kode_dept;berat;bunga;tgl_peringatan;no_hp;\
         alamat_customer;nik\nHT-{nama}-{toko};PEMINJAM {orang};2026-05-01;2026-08-29;1900000;CINCIN {nama};750;CIN750;{gram};2.5;2026-10-01;\
         08125550{:04};JL DAHLIA 3;3171010101{:06}\n",
        nomor(&orang),
        800_000 + nomor(&orang)
    );
    let berkas = format!("hutang-{}.csv", nama.to_lowercase());
    m.d.kerja(&own, move |tx, p| awal::impor(tx, p, Jenis::Luar(&pinjaman::AWAL), &teks, &berkas))
        .await
        .unwrap();
    let lama = format!("HT-{nama}-{toko}");
    let sql = "SELECT no_dok FROM kerja_awal WHERE no_lama = $1";
    let no: String =
        m.d.db().read(move |c| c.one(sql, args![lama], |r| r.get(0))).await.unwrap().expect("pinjaman lama");
    for (p, lebih) in [(m.kasir.clone(), 210_000), (m.orang("kasir2").await, 190_000)] {
        let (n, q, kini) = (no.clone(), p.clone(), m.d.db().jam().sekarang());
        let t = m.d.db().read(move |c| pinjaman::taksiran(c, &q, kini, &n)).await.unwrap();
        let nilai = Rupiah::new(t.detail_barang[0].beli_rp.nilai() + lebih);
        let isi = TaksiranMinta { detail_barang: vec![TaksiranBarisMinta { baris: 1, nilai_rp: nilai }] };
        let n = no.clone();
        m.d.kerja(&p, move |tx, p| pinjaman::taksir(tx, p, &n, &isi)).await.unwrap();
    }
    let n = no.clone();
    disetujui(m, &m.kasir.clone(), &spv, move |tx, p, izin| {
        let k = LelangMinta {
            no_faktur_hutang: n.clone(),
            keterangan: String::new(),
            otorisasi: izin.to_owned(),
        };
        pinjaman::lelang(tx, p, &k)
    })
    .await;
    no
}
