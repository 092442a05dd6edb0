//! Pre-orders: taken, looked up, paid by a file, sold, sent, given back, and their nota. Reports are those of the report engine.

use crate::App;
use crate::cetak::nota_praorder::siapkan;
use crate::rute::bersama::{nota_dokumen, sekali};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya, lembar};
use axum::extract::{Path, State};
use niaga::Tercatat;
use praorder::berkas::{self as berkas_po, BentukBerkas, BerkasPo, Impor};
use praorder::closing::{self, ClosingMinta, Terclosing};
use praorder::cocok::{self, BarisCocok, CocokMinta};
use praorder::jual::{self, BatalJualPo, HitunganPo, JualPo};
use praorder::kembali::{self, DikembalikanPo, KembaliMinta};
use praorder::lihat::{self, HalamanPo, PreOrder, RinciPo, TanyaPreOrder};
use praorder::siap::{self, BarangSiapPo, NomorPo};
use praorder::simpan::{self, PreOrderMinta};
use praorder::validasi::{self, Tervalidasi, ValidasiMinta};

const CATAT: &[&str] = &["/transaksi-pre-order"];
const LIHAT: &[&str] = &["/lihat-pre-order"];
/// The screens that look pre-orders up.
const BACA: &[&str] = &["/lihat-pre-order", "/closing-barang-po"];
const NOTA: &[&str] = &["/lihat-pre-order", "/transaksi-pre-order"];
const IMPOR: &[&str] = &["/import-pre-order"];
const CLOSING: &[&str] = &["/closing-barang-po"];
/// Selling and taking back are the work of these screens: who only looks pre-orders up does neither.
const JUAL: &[&str] = &["/transaksi-penjualan"];
const BATAL: &[&str] = &["/batal-penjualan"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(CATAT), routes!(nomor))
        .pasang(S::Menu(CATAT), routes!(barang_siap))
        .pasang(S::Menu(CATAT), routes!(catat))
        .pasang(S::Menu(BACA), routes!(daftar))
        .pasang(S::Menu(BACA), routes!(satu))
        .pasang(S::MenuDan(LIHAT, BATAL), routes!(batal))
        .pasang(S::MenuDan(LIHAT, BATAL), routes!(kembalikan))
        .pasang(S::Menu(IMPOR), routes!(bentuk_berkas))
        .pasang(S::Menu(IMPOR), routes!(baca_berkas))
        .pasang(S::Menu(IMPOR), routes!(cocokkan))
        .pasang(S::Menu(IMPOR), routes!(bayar))
        .pasang(S::MenuDan(LIHAT, JUAL), routes!(jual_hitung))
        .pasang(S::MenuDan(LIHAT, JUAL), routes!(jual_simpan))
        .pasang(S::MenuDan(LIHAT, BATAL), routes!(jual_batal))
        .pasang(S::Menu(CLOSING), routes!(tutup))
        .pasang(S::Menu(NOTA), routes!(nota))
        .pasang(S::Menu(NOTA), routes!(cetak_nota))
}

/// The number that the next pre-order would get.
#[utoipa::path(get, path = "/api/v1/pre-order/latest-number", tag = "praorder", operation_id = "praorder_nomor",
    security(("token" = [])), responses((status = 200, body = Jawab<NomorPo>)))]
pub async fn nomor(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<NomorPo>> {
    Ok(Jawab::data(app.db.read(move |c| siap::nomor(c, &p)).await?))
}

/// A piece that may be promised in a pre-order.
#[utoipa::path(get, path = "/api/v1/barang/ready-po/kode-barcode/{barcode}", tag = "praorder", operation_id = "praorder_barang",
    security(("token" = [])), params(("barcode" = String, Path)), responses((status = 200, body = Jawab<BarangSiapPo>)))]
pub async fn barang_siap(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
) -> Hasil<Jawab<BarangSiapPo>> {
    Ok(Jawab::data(app.db.read(move |c| siap::siap_po(c, &p, &kode)).await?))
}

/// Takes a pre-order. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/pre-order", tag = "praorder", operation_id = "praorder_catat",
    request_body = PreOrderMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<PreOrder>)))]
pub async fn catat(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<PreOrderMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Po Berhasil Disimpan", move |tx, p| simpan::simpan(tx, p, &m)).await
}

/// Pre-orders by page, the newest first.
#[utoipa::path(get, path = "/api/v1/pre-order", tag = "praorder", operation_id = "praorder_daftar",
    security(("token" = [])), params(TanyaPreOrder), responses((status = 200, body = Jawab<HalamanPo>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaPreOrder>,
) -> Hasil<Jawab<HalamanPo>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::daftar(c, &p.toko, &q)).await?))
}

/// One pre-order with its story.
#[utoipa::path(get, path = "/api/v1/pre-order/{no}", tag = "praorder", operation_id = "praorder_satu",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<RinciPo>)))]
pub async fn satu(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Jawab<RinciPo>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::rinci(c, &p.toko, &no)).await?))
}

/// Cancels a pre-order of which nothing was sold; what was paid goes back.
#[utoipa::path(post, path = "/api/v1/pre-order/cancel/{no}", tag = "praorder", operation_id = "praorder_batal",
    request_body = KembaliMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<DikembalikanPo>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<KembaliMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "No Po Berhasil Dibatal", move |tx, p| kembali::batal_po(tx, p, &no, &m)).await
}

/// Gives back what is left of a pre-order's money once pieces of it were sold.
#[utoipa::path(post, path = "/api/v1/pre-order/kembali/{no}", tag = "praorder", operation_id = "praorder_kembali",
    request_body = KembaliMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<DikembalikanPo>)))]
pub async fn kembalikan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<KembaliMinta>,
) -> Hasil<Mentah> {
    let pesan = "Sisa Uang Berhasil Dikembalikan";
    sekali(&app, p, kunci, pesan, move |tx, p| kembali::kembali(tx, p, &no, &m)).await
}

/// What the file of payments must look like.
#[utoipa::path(get, path = "/api/v1/pre-order/import", tag = "praorder", operation_id = "praorder_berkas_bentuk",
    security(("token" = [])), responses((status = 200, body = Jawab<BentukBerkas>)))]
pub async fn bentuk_berkas(State(_app): State<App>, Siapa(_p): Siapa) -> Hasil<Jawab<BentukBerkas>> {
    Ok(Jawab::data(berkas_po::bentuk()))
}

/// Reads a file of payments, CSV or Excel: every line with what is wrong about it. Writes nothing.
#[utoipa::path(post, path = "/api/v1/pre-order/import", tag = "praorder", operation_id = "praorder_berkas",
    request_body = Impor, security(("token" = [])), responses((status = 200, body = Jawab<BerkasPo>)))]
pub async fn baca_berkas(
    State(_app): State<App>,
    Siapa(_p): Siapa,
    Isi(m): Isi<Impor>,
) -> Hasil<Jawab<BerkasPo>> {
    let csv = lembar::teks(m.csv, m.xlsx).await?;
    Ok(Jawab::data(crate::cetak::di_utas(move || berkas_po::baca(&csv)).await?))
}

/// Finds the pre-order of each payment, or says why there is none. Writes nothing.
#[utoipa::path(post, path = "/api/v1/pre-order/transaction-by-payment", tag = "praorder", operation_id = "praorder_cocok",
    request_body = CocokMinta, security(("token" = [])), responses((status = 200, body = Jawab<Vec<BarisCocok>>)))]
pub async fn cocokkan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<CocokMinta>,
) -> Hasil<Jawab<Vec<BarisCocok>>> {
    let hari = app.db.jam().hari_ini();
    Ok(Jawab::data(app.db.lapor(move |c| cocok::cocokkan(c, &p, &m, hari)).await?))
}

/// Brings payments in: all of them, or none.
#[utoipa::path(post, path = "/api/v1/pre-order/validation", tag = "praorder", operation_id = "praorder_validasi",
    request_body = ValidasiMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tervalidasi>)))]
pub async fn bayar(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<ValidasiMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Divalidasi", move |tx, p| validasi::validasi(tx, p, &m)).await
}

/// What pieces sold for a pre-order come to, and what of it its money pays.
#[utoipa::path(post, path = "/api/v1/pre-order/jual/hitung", tag = "praorder", operation_id = "praorder_jual_hitung",
    request_body = JualPo, security(("token" = [])), responses((status = 200, body = Jawab<HitunganPo>)))]
pub async fn jual_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<JualPo>,
) -> Hasil<Jawab<HitunganPo>> {
    Ok(Jawab::data(app.db.read(move |c| jual::hitung(c, &p, &m)).await?))
}

/// Sells pieces for a pre-order, out of its own money first.
#[utoipa::path(post, path = "/api/v1/pre-order/jual", tag = "praorder", operation_id = "praorder_jual",
    request_body = JualPo, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn jual_simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<JualPo>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Penjualan Berhasil Disimpan", move |tx, p| jual::simpan(tx, p, &m)).await
}

/// Takes a sale of a pre-order back, while its pieces were not sent.
#[utoipa::path(post, path = "/api/v1/pre-order/jual/batal", tag = "praorder", operation_id = "praorder_jual_batal",
    request_body = BatalJualPo, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<niaga::batal::Tercatat>)))]
pub async fn jual_batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<BatalJualPo>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Penjualan Berhasil Dibatalkan", move |tx, p| jual::batal(tx, p, &m)).await
}

/// Writes down what of pre-orders is sent or fetched.
#[utoipa::path(post, path = "/api/v1/pre-order/closing", tag = "praorder", operation_id = "praorder_closing",
    request_body = ClosingMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Terclosing>)))]
pub async fn tutup(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<ClosingMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| closing::closing(tx, p, &m)).await
}

nota_dokumen!(pdf "The nota of a pre-order as PDF.", "/api/v1/pre-order/{no}/nota", "praorder_nota", "praorder", siapkan);

nota_dokumen!(cetak "Hands the nota of a pre-order out: written down, and printed on a printer of the store when one is named.",
    "/api/v1/pre-order/{no}/cetak", "praorder_cetak", "praorder", siapkan, PreOrderTercetak, no_po);
