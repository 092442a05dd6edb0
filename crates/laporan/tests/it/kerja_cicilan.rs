//! What people do with instalments, through the use cases: one stays, one is paid, one settled, one handed over, one taken back.

use crate::hari_dagang::{Meja, customer, nomor};
use crate::kerja_uang::disetujui;
use cicilan::{
    CicilanAkhirMinta, CicilanBatalMinta, CicilanBayarMinta, CicilanMinta, CicilanSerahMinta, JenisAkhir,
};
use konter::Bayar;
use niaga::jual::JualMinta;
use values::Rupiah;

/// Everything of the day that is about instalments.
pub async fn urus(m: &Meja<'_>) {
    let spv = m.orang("spv").await;
    akad(m, "CINCIN CICIL BARU", 3_110, "C06").await;
    let angsur = akad(m, "CINCIN CICIL ANGSUR", 3_370, "C03").await;
    let lunas = akad(m, "CINCIN CICIL LUNAS", 2_930, "C03").await;
    let serah = akad(m, "CINCIN CICIL SERAH", 4_090, "C12").await;
    let batal = akad(m, "CINCIN CICIL BATAL", 2_710, "C06").await;
    bayar(m, &angsur, "CINCIN CICIL ANGSUR", false).await;
    let keliru = bayar(m, &angsur, "CINCIN CICIL ANGSUR", false).await;
    let no = angsur.clone();
    disetujui(m, &m.kasir.clone(), &spv, move |tx, p, izin| {
        let k = CicilanBatalMinta { alasan: "dua kali ketik".to_owned(), otorisasi: izin.to_owned() };
        cicilan::batal_bayar(tx, p, (&no, &keliru), &k)
    })
    .await;
    bayar(m, &lunas, "CINCIN CICIL LUNAS", true).await;
    let akhir = akhir_hp(m, "CINCIN CICIL SERAH");
    disetujui(m, &m.kasir.clone(), &m.own.clone(), move |tx, p, izin| {
        let k = CicilanSerahMinta {
            pengenal: "HP".to_owned(),
            pengenal_akhir: akhir.clone(),
            otorisasi: izin.to_owned(),
            ..CicilanSerahMinta::default()
        };
        cicilan::serah(tx, p, &serah, &k)
    })
    .await;
    disetujui(m, &m.kasir.clone(), &spv, move |tx, p, izin| {
        let k = CicilanAkhirMinta {
            alasan: "tidak jadi".to_owned(),
            otorisasi: izin.to_owned(),
            ..CicilanAkhirMinta::default()
        };
        cicilan::akhiri(tx, p, (JenisAkhir::Batal, &batal), &k)
    })
    .await;
}

fn tunai(n: Rupiah) -> Vec<Bayar> {
    vec![Bayar { jumlah_rp: n, ..Bayar::default() }]
}

/// Who signs for a piece.
fn pembeli(m: &Meja<'_>, nama: &str) -> String {
    format!("PEMBELI {nama} {}", m.toko)
}

/// The last digits of their phone.
fn akhir_hp(m: &Meja<'_>, nama: &str) -> String {
    let siapa = pembeli(m, nama);
    let hp = customer(&siapa, nomor(&siapa)).no_hp;
    hp[hp.len() - 4..].to_owned()
}

async fn akad(m: &Meja<'_>, nama: &str, mg: i64, rencana: &str) -> String {
    m.lewat(3);
    let kode_barcode = m.cincin(nama, mg).await;
    let siapa = pembeli(m, nama);
    let mut minta = CicilanMinta {
        customer: customer(&siapa, nomor(&siapa)),
        kode_sales: "S02".to_owned(),
        kode_cicilan: rencana.to_owned(),
        detail_barang: vec![JualMinta { kode_barcode, ..JualMinta::default() }],
        ..CicilanMinta::default()
    };
    let coba = minta.clone();
    let h = m.d.kerja(&m.kasir, move |tx, p| cicilan::hitung(tx, p, &coba)).await.unwrap();
    minta.pembayaran = tunai(h.dp_rp);
    m.d.kerja(&m.kasir, move |tx, p| cicilan::simpan(tx, p, &minta)).await.unwrap().no_cicilan
}

async fn bayar(m: &Meja<'_>, no: &str, nama: &str, lunas: bool) -> String {
    m.lewat(2);
    let minta = CicilanBayarMinta {
        lunas,
        pengenal: "HP".to_owned(),
        pengenal_akhir: akhir_hp(m, nama),
        ..CicilanBayarMinta::default()
    };
    let (coba, kode) = (minta.clone(), no.to_owned());
    let kini = m.d.db().jam().sekarang();
    let h = m.d.kerja(&m.kasir, move |tx, p| cicilan::hitung_bayar(tx, p, &kode, &coba, kini)).await.unwrap();
    let minta = CicilanBayarMinta { jumlah_rp: h.jumlah_rp, pembayaran: tunai(h.jumlah_rp), ..minta };
    let kode = no.to_owned();
    m.d.kerja(&m.kasir, move |tx, p| cicilan::bayar(tx, p, &kode, &minta)).await.unwrap().no_bayar
}
