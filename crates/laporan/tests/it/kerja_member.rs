//! What people do with members, points and gifts, through the use cases: somebody is registered, gets points by hand, buys and
//! pays with some of them, and takes gifts; one exchange is taken back, gifts come in and are counted.

use crate::hari_dagang::{Meja, nomor};
use crate::kerja_uang::disetujui;
use member::daftar::{self, MemberMinta};
use member::hadiah::{self, BarisHitung, BarisTerima, MintaKoreksi, MintaTerima, MintaTukar};
use member::poin::{self, JenisTangan, MintaBatal, MintaPoin};
use niaga::{Bayar, JenisBayar, TransaksiMinta, jual};
use values::Rupiah;

/// Everything of the day that is about members.
pub async fn urus(m: &Meja<'_>) {
    m.d.setel(m.toko, "PENJUALAN_BAYAR_POIN_MODULE", "on").await;
    let satu = daftarkan(m, "RATNA DEWI", "1988-11-20").await;
    daftarkan(m, "SUTRISNO", "").await;
    poin_tangan(m, &satu).await;
    belanja(m, &satu).await;
    tukar(m, &satu).await;
}

/// A member of this store alone: another store's have other numbers.
async fn daftarkan(m: &Meja<'_>, nama: &str, lahir: &str) -> String {
    m.lewat(3);
    let ke = nomor(&format!("{nama} {}", m.toko));
    let minta = MemberMinta {
        nama_customer: format!("{nama} {}", m.toko),
        alamat_customer: format!("JL KENANGA {ke}"),
        kelurahan: "GAMBIR".to_owned(),
        kecamatan: "GAMBIR".to_owned(),
        no_hp: format!("08131000{ke:04}"),
        nik: format!("3171010101{:06}", 700_000 + ke),
        tgl_lahir: lahir.to_owned(),
        setuju: true,
        cara_kode: "URUT".to_owned(),
        ..MemberMinta::default()
    };
    let t = m.d.kerja_rantai(&m.kasir, move |tx, p| daftar::daftarkan(tx, p, &minta)).await.unwrap();
    assert!(!t.sudah_ada);
    t.member.kode_member
}

async fn poin_tangan(m: &Meja<'_>, kode: &str) {
    let spv = m.orang("spv").await;
    let minta = |jenis, poin, keterangan: &str| MintaPoin {
        kode: kode.to_owned(),
        jenis,
        poin,
        keterangan: keterangan.to_owned(),
        otorisasi: String::new(),
    };
    for minta in [
        minta(JenisTangan::Tambah, 431, "pindahan kartu lama"),
        minta(JenisTangan::Kurang, 17, "salah hitung"),
    ] {
        disetujui(m, &m.own, &spv, move |tx, p, izin| {
            poin::catat(tx, p, &MintaPoin { otorisasi: izin.to_owned(), ..minta.clone() })
        })
        .await;
    }
}

/// A ring for the member, seven points' worth of it paid with points.
async fn belanja(m: &Meja<'_>, kode: &str) {
    let barcode = m.cincin("CINCIN MEMBER", 3_770).await;
    m.lewat(4);
    let mut minta = TransaksiMinta {
        customer: konter::pelanggan::PelangganMinta {
            kode_member: kode.to_owned(),
            ..konter::pelanggan::PelangganMinta::default()
        },
        kode_sales: "S03".to_owned(),
        detail_barang: vec![jual::JualMinta { kode_barcode: barcode, ..jual::JualMinta::default() }],
        ..TransaksiMinta::default()
    };
    let tanya = minta.clone();
    let h = m.d.kerja(&m.kasir, move |tx, p| niaga::hitung(tx, p, &tanya)).await.unwrap();
    let poin = Rupiah::new(7_000);
    let bayar = |jenis, jumlah_rp| Bayar { jenis, jumlah_rp, ..Bayar::default() };
    minta.pembayaran =
        vec![bayar(JenisBayar::Poin, poin), bayar(JenisBayar::Cash, h.neto.kurang(poin).unwrap())];
    m.d.kerja(&m.kasir, move |tx, p| niaga::simpan(tx, p, &minta)).await.unwrap();
}

async fn tukar(m: &Meja<'_>, kode: &str) {
    let spv = m.orang("spv").await;
    let baris =
        |kode: &str, qty, harga| BarisTerima { kode_hadiah: kode.to_owned(), qty, harga: Rupiah::new(harga) };
    let masuk = MintaTerima {
        supplier: "TOKO SOUVENIR".to_owned(),
        no_bukti: "SJ-77".to_owned(),
        keterangan: "akhir tahun".to_owned(),
        detail: vec![baris("PAYUNG", 40, 31_500), baris("MUG", 25, 18_250)],
    };
    m.lewat(2);
    m.d.kerja(&m.own, move |tx, p| hadiah::terima(tx, p, &masuk)).await.unwrap();
    let minta = |kode_hadiah: &str, qty| MintaTukar {
        kode: kode.to_owned(),
        kode_hadiah: kode_hadiah.to_owned(),
        qty,
        keterangan: "diambil sendiri".to_owned(),
    };
    let mut no = Vec::new();
    for minta in [minta("PAYUNG", 2), minta("MUG", 1)] {
        m.lewat(2);
        no.push(m.d.kerja(&m.kasir, move |tx, p| hadiah::tukar(tx, p, &minta)).await.unwrap().no_dok);
    }
    let batal = MintaBatal { no_dok: no.remove(1), alasan: "mug retak".to_owned(), otorisasi: String::new() };
    m.lewat(2);
    m.d.kerja(&m.own, move |tx, p| hadiah::batal_tukar(tx, p, &batal)).await.unwrap();
    let hitung = MintaKoreksi {
        alasan: "hitung akhir hari".to_owned(),
        detail: vec![BarisHitung { kode_hadiah: "MUG".to_owned(), hitung: 24 }],
        otorisasi: String::new(),
    };
    disetujui(m, &m.own, &spv, move |tx, p, izin| {
        hadiah::koreksi(tx, p, &MintaKoreksi { otorisasi: izin.to_owned(), ..hitung.clone() })
    })
    .await;
}
