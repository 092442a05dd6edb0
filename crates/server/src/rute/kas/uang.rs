//! Money beyond the drawer: accounts, moving a drawer's balance, validating what banks received, cards swiped for cash;
//! cancelling and the slips of all of them.

use crate::App;
use crate::cetak;
use crate::rute::bersama::{mentah, pdf};
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Polos, Tanya};
use axum::extract::{Path, State};
use axum::response::Response;
use db::{Kunci, Tx};
use kas::batal::{self, Batal, Dibatalkan};
use kas::daftar::{self, Bukti, SaldoRekening, TotalUang, Transaksi};
use kas::gesek::{self, Gesek, Pemilik, Tersimpan};
use kas::non_cash::{self, Cari, Menunggu, Tervalidasi, Validasi};
use kas::pindah_saldo::{self, Dipindah, Kasir, Pindah};
use kas::uang_bank::{self, Tercatat, UangBank};
use kas::{Pilihan, kirim_uang};
use platform::daftar::Pilihan as PilihanSaring;
use platform::printer::Kerja;
use platform::{Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::JenisDok;

const KAS: &str = "/uang-kas";
const BANK: &str = "/uang-bank";
pub const PINDAH: &[&str] = &["/pengalihan-saldo-uang"];
pub const NON_CASH: &[&str] = &["/validasi-non-cash"];
pub const GESEK: &[&str] = &["/gesek-tunai"];
pub const REKENING: &[&str] = &[BANK, "/validasi-non-cash", "/gesek-tunai"];
pub const DI_KAS: &[&str] = &[KAS];
pub const DI_BANK: &[&str] = &[BANK];
pub const KATEGORI: &[&str] = &[KAS, BANK];
/// The screens that show what one's own drawer holds.
pub const SALDO: &[&str] = &[KAS, BANK, "/gesek-tunai", "/kirim-uang-pusat", "/terima-uang-kas"];
/// Documents that are cancelled from the screen they were made on.
pub const BATAL: &[&str] = &[KAS, BANK, "/gesek-tunai", "/kirim-uang-pusat"];
/// Any screen about money.
pub const SEMUA: &[&str] = &[
    KAS,
    BANK,
    "/pengalihan-saldo-uang",
    "/gesek-tunai",
    "/kirim-uang-pusat",
    "/terima-uang-kas",
    "/validasi-non-cash",
];

/// What makes a document of a request.
pub(crate) type Pekerja<K, T> = fn(&mut Tx<'_>, &Pelaku, &K) -> platform::Hasil<T>;

/// Saves a document once, under its idempotency key.
pub(crate) async fn simpan<K, T>(
    app: App,
    p: Pelaku,
    milik: impl Into<Kunci>,
    (k, kunci): (K, Option<db::KunciIdem>),
    (kerja, pesan): (Pekerja<K, T>, &'static str),
) -> Hasil<Mentah>
where
    K: Send + Sync + 'static,
    T: Serialize + 'static,
{
    let jawab = app
        .db
        .write(milik, move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| mentah(&Jawab::pesan(kerja(tx, &p, &k)?, pesan)))
        })
        .await?;
    Ok(Mentah(jawab))
}

/// The shop's categories of money.
#[utoipa::path(get, path = "/api/v1/uang-kas/kategori", tag = "kas", operation_id = "uang_kategori",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Pilihan>>)))]
pub async fn kategori(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Pilihan>>> {
    Ok(Jawab::data(app.db.read(move |c| kas::kategori_pilihan(c, &p.toko)).await?))
}

/// The cash book by pages, newest first.
#[utoipa::path(get, path = "/api/v1/cash/paginated", tag = "kas", operation_id = "cash_paginated",
    security(("token" = [])), params(daftar::TanyaUang),
    responses((status = 200, body = JawabDaftar<Transaksi, TotalUang>)))]
pub async fn kas_halaman(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<daftar::TanyaUang>,
) -> Hasil<JawabDaftar<Transaksi, TotalUang>> {
    Ok(app.db.read(move |c| daftar::kas(c, &p, &q)).await?.into())
}

/// The bank book, newest first.
#[utoipa::path(get, path = "/api/v1/cash/history-bank", tag = "kas", operation_id = "cash_history_bank",
    security(("token" = [])), params(daftar::TanyaUang),
    responses((status = 200, body = JawabDaftar<Transaksi, TotalUang>)))]
pub async fn bank_halaman(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<daftar::TanyaUang>,
) -> Hasil<JawabDaftar<Transaksi, TotalUang>> {
    Ok(app.db.read(move |c| daftar::bank(c, &p.toko, &q)).await?.into())
}

/// The shop's accounts with what the books have on them.
#[utoipa::path(get, path = "/api/v1/uang-bank/rekening", tag = "kas", operation_id = "uang_rekening",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<SaldoRekening>>)))]
pub async fn rekening(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<SaldoRekening>>> {
    Ok(Jawab::data(app.db.read(move |c| daftar::rekening(c, &p.toko)).await?))
}

/// Money in or out of an account, or between it and one's own drawer. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/uang-bank", tag = "kas", request_body = UangBank, security(("token" = [])),
    params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn uang_bank(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<UangBank>,
) -> Hasil<Mentah> {
    let toko = p.toko.clone();
    simpan(app, p, toko, (m, kunci), (uang_bank::catat, "Data Berhasil Disimpan")).await
}

/// Cancels a document of money: the exact reverse of all it posted.
#[utoipa::path(post, path = "/api/v1/uang/batal", tag = "kas", operation_id = "uang_batal", request_body = Batal,
    security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dibatalkan>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Batal>,
) -> Hasil<Mentah> {
    let mut milik = Kunci::toko(p.toko.clone());
    // Money on its way may be received at this moment: both stores are held.
    if let Some(no) = batal::nomor(&m.no_dok).ok().filter(|n| n.jenis() == JenisDok::KirimUang) {
        let nota = no.to_string();
        if let Some((asal, tujuan)) = app.db.read(move |c| kirim_uang::dua_toko(c, &nota)).await? {
            milik = milik.dan(asal).dan(tujuan);
        }
    }
    simpan(app, p, milik, (m, kunci), (batal::batal, "Transaksi Berhasil Dibatalkan")).await
}

async fn untuk_slip(app: &App, p: &Pelaku, no: String) -> Hasil<(Bukti, String)> {
    let p = p.clone();
    Ok(app
        .db
        .read(move |c| {
            let nama = platform::toko::cari(c, &p.toko)?.nama_toko;
            Ok::<_, Tolak>((daftar::bukti(c, &p, &no)?, nama))
        })
        .await?)
}

/// The slip of a document of money.
#[utoipa::path(get, path = "/api/v1/uang/{no_dok}/slip", tag = "kas", operation_id = "uang_slip",
    security(("token" = [])), params(("no_dok" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn slip(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Response> {
    let (b, toko) = untuk_slip(&app, &p, no).await?;
    let nama = b.no_dok.to_string();
    pdf(&nama, move || cetak::curah::pdf(&cetak::uang::slip(&b, &toko), b.judul)).await
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = CetakUang)]
pub struct Cetak {
    printer: String,
}

/// Prints it on a printer of the store.
#[utoipa::path(post, path = "/api/v1/uang/{no_dok}/cetak", tag = "kas", operation_id = "uang_cetak",
    request_body = Cetak, security(("token" = [])), params(("no_dok" = String, Path)),
    responses((status = 200, body = Jawab<Kerja>)))]
pub async fn cetak_slip(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Kerja>> {
    let (b, toko) = untuk_slip(&app, &p, no).await?;
    let nama = format!("Slip {}", b.no_dok);
    let k = cetak::cetak(&app, &p, &m.printer, &nama, move |tujuan| {
        cetak::curah::untuk(&cetak::uang::slip(&b, &toko), b.judul, tujuan)
    })
    .await?;
    Ok(Jawab::pesan(k, "Slip dikirim ke printer"))
}

/// The categories of the cash book, to choose from in a filter.
#[utoipa::path(get, path = "/api/v1/reportcash/kategori", tag = "kas", operation_id = "kategori_buku",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<PilihanSaring>>)))]
pub async fn kategori_buku(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<PilihanSaring>>> {
    let semua = app.db.read(move |c| kas::kategori_buku(c, &p.toko)).await?;
    Ok(Jawab::data(semua.into_iter().map(PilihanSaring::sama).collect()))
}

/// The cashiers that a balance may be moved to.
#[utoipa::path(get, path = "/api/v1/cash/kasir-tujuan", tag = "kas", operation_id = "kasir_tujuan",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Kasir>>)))]
pub async fn kasir(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Kasir>>> {
    Ok(Jawab::data(app.db.read(move |c| pindah_saldo::tujuan_semua(c, &p.toko)).await?))
}

/// Moves the money behind chosen rows into another cashier's drawer. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/cash/transfer-balance", tag = "kas", operation_id = "cash_transfer_balance",
    request_body = Pindah, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dipindah>)))]
pub async fn pindah(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Pindah>,
) -> Hasil<Mentah> {
    let toko = p.toko.clone();
    simpan(app, p, toko, (m, kunci), (pindah_saldo::pindahkan, "Saldo Berhasil Dipindahkan")).await
}

/// Payments that wait to be found on the bank's statement.
#[utoipa::path(get, path = "/api/v1/validasi/get/non-cash", tag = "kas", operation_id = "non_cash_menunggu",
    security(("token" = [])), params(non_cash::TanyaNonCash),
    responses((status = 200, body = Jawab<Vec<Menunggu>>)))]
pub async fn menunggu(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<non_cash::TanyaNonCash>,
) -> Hasil<Jawab<Vec<Menunggu>>> {
    Ok(Jawab::data(app.db.read(move |c| non_cash::menunggu(c, &p.toko, &q)).await?))
}

/// Marks payments as found. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/validasi/simpan/non-cash", tag = "kas", operation_id = "non_cash_simpan",
    request_body = Validasi, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tervalidasi>)))]
pub async fn validasi(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Validasi>,
) -> Hasil<Mentah> {
    let toko = p.toko.clone();
    simpan(app, p, toko, (m, kunci), (non_cash::simpan, "Data Berhasil Divalidasi")).await
}

/// The invoice number behind a description.
#[utoipa::path(post, path = "/api/v1/reportcash/detail/by-deskripsi", tag = "kas", operation_id = "faktur_deskripsi",
    request_body = Cari, security(("token" = [])),
    responses((status = 200, body = Jawab<String>)))]
pub async fn faktur(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<Cari>) -> Hasil<Jawab<String>> {
    Ok(Jawab::data(app.db.read(move |c| non_cash::faktur(c, &p.toko, &m)).await?))
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct NoKartu {
    no_credit_card: String,
}

/// The owner of a card that was swiped here before.
#[utoipa::path(get, path = "/api/v1/credit-card-customer", tag = "kas", operation_id = "pemilik_kartu",
    security(("token" = [])), params(NoKartu),
    responses((status = 200, body = Pemilik)))]
pub async fn pemilik(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<NoKartu>,
) -> Hasil<Polos<Pemilik>> {
    let toko = p.toko.clone();
    Ok(Polos(app.db.write(toko, move |tx| gesek::pemilik(tx, &p, &q.no_credit_card)).await?))
}

/// A card swiped for cash. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/non-cash/gesek", tag = "kas", operation_id = "gesek_simpan",
    request_body = Gesek, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tersimpan>)))]
pub async fn gesek(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Gesek>,
) -> Hasil<Mentah> {
    let toko = p.toko.clone();
    simpan(app, p, toko, (m, kunci), (gesek::simpan, "Data Berhasil Disimpan")).await
}
