//! Orders: taken, looked up, validated, made, fetched, cancelled, their samples, pictures and nota.

use crate::App;
use crate::cetak::nota_pesanan::siapkan;
use crate::rute::barang::foto;
use crate::rute::bersama::{nota_dokumen, sekali};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use gambar::{Gambar, Milik};
use niaga::Tercatat;
use pesanan::PesananTolak;
use pesanan::ambil::{self, PesananAmbil, PesananAmbilHitungan, PesananBatalAmbil};
use pesanan::batal::{self, PesananBatal, PesananBatalHitungan, PesananDikembalikan};
use pesanan::contoh::{
    self, Contoh, ContohKembali, ContohKembaliHitungan, ContohMinta, ContohTercatat, ContohTotal, TanyaContoh,
};
use pesanan::kerja::{self, PesananLangkah, PesananProses, PesananSelesai, PesananTerima, PesananUlang};
use pesanan::lihat::{self, Pesanan, PesananPapan, PesananTotal, Rinci, TanyaPapan, TanyaPesanan};
use pesanan::simpan::{self, PesananHitungan, PesananMinta, PesananTercatat};
use pesanan::tambah_dp::{self, PesananDpMinta, PesananDpTercatat};
use pesanan::validasi::{self, PesananValid, PesananValidasi, TanyaValidasiPesanan};
use tukang::terima::Hitungan as HitunganTerima;
use values::{JenisDok, NoFaktur};

const PESAN: &[&str] = &["/transaksi-pesanan"];
const LIHAT: &[&str] = &["/lihat-pesanan"];
/// The screens that look one order up.
const SATU: &[&str] = &["/lihat-pesanan", "/transaksi-pesanan", "/validasi-pesanan", "/ambil-barang-contoh"];
/// Those that hand out its paper and show its pictures.
const NOTA: &[&str] = &["/transaksi-pesanan", "/lihat-pesanan"];
/// A sample is looked for by the order it is of.
const DAFTAR: &[&str] = &["/lihat-pesanan", "/ambil-barang-contoh"];
const CONTOH: &[&str] = &["/ambil-barang-contoh"];
const VALIDASI: &[&str] = &["/validasi-pesanan"];
/// Steps are the work of these screens: who only looks orders up does none of them. Giving out and receiving is of who takes orders or
/// keeps the craftsmen's gold, fetching is selling, taking a sale back is taking a sale back.
const KERJA: &[&str] = &["/transaksi-pesanan", "/emas-tukang"];
const JUAL: &[&str] = &["/transaksi-penjualan"];
const BATAL: &[&str] = &["/transaksi-pesanan", "/batal-penjualan"];
const BATAL_JUAL: &[&str] = &["/batal-penjualan"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(PESAN), routes!(hitung))
        .pasang(S::Menu(PESAN), routes!(catat))
        .pasang(S::Menu(DAFTAR), routes!(daftar))
        .pasang(S::Menu(LIHAT), routes!(papan))
        .pasang(S::Menu(CONTOH), routes!(contoh_daftar))
        .pasang(S::Menu(CONTOH), routes!(contoh_keluar))
        .pasang(S::Menu(CONTOH), routes!(contoh_hitung))
        .pasang(S::Menu(CONTOH), routes!(contoh_kembali))
        .pasang(S::Menu(SATU), routes!(satu))
        .pasang(S::MenuDan(LIHAT, KERJA), routes!(proses))
        .pasang(S::MenuDan(LIHAT, KERJA), routes!(terima_hitung))
        .pasang(S::MenuDan(LIHAT, KERJA), routes!(terima))
        .pasang(S::MenuDan(LIHAT, KERJA), routes!(selesai))
        .pasang(S::MenuDan(LIHAT, KERJA), routes!(ulang))
        .pasang(S::MenuDan(LIHAT, JUAL), routes!(ambil_hitung))
        .pasang(S::MenuDan(LIHAT, JUAL), routes!(ambil_simpan))
        .pasang(S::MenuDan(LIHAT, BATAL_JUAL), routes!(ambil_batal))
        .pasang(S::MenuDan(LIHAT, PESAN), routes!(uang_muka))
        .pasang(S::Menu(LIHAT), routes!(batal_hitung))
        .pasang(S::MenuDan(LIHAT, BATAL), routes!(batal_simpan))
        .pasang(S::MenuDan(LIHAT, BATAL), routes!(kembali))
        .pasang(S::Menu(NOTA), routes!(nota))
        .pasang(S::Menu(NOTA), routes!(cetak_nota))
        .pasang(S::Menu(SATU), routes!(gambar_satu))
        .pasang(S::Menu(NOTA), routes!(gambar_pasang))
        .pasang(S::Menu(NOTA), routes!(gambar_hapus))
        .pasang(S::Menu(VALIDASI), routes!(validasi_daftar))
        .pasang(S::Menu(VALIDASI), routes!(validasi_simpan))
}

/// What an order would come to: estimates, fixed grams, the least down payment.
#[utoipa::path(post, path = "/api/v1/pesanan/hitung", tag = "pesanan", operation_id = "pesanan_hitung",
    request_body = PesananMinta, security(("token" = [])), responses((status = 200, body = Jawab<PesananHitungan>)))]
pub async fn hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<PesananMinta>,
) -> Hasil<Jawab<PesananHitungan>> {
    Ok(Jawab::data(app.db.read(move |c| simpan::hitung(c, &p, &m)).await?))
}

/// Takes an order. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/pesanan", tag = "pesanan", operation_id = "pesanan_catat",
    request_body = PesananMinta, security(("token" = [])),
    params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<PesananTercatat>)))]
pub async fn catat(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<PesananMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Pesanan Berhasil Disimpan", move |tx, p| simpan::simpan(tx, p, &m)).await
}

/// Orders by page, the newest first, with the totals of all that fit.
#[utoipa::path(get, path = "/api/v1/pesanan", tag = "pesanan", operation_id = "pesanan_daftar",
    security(("token" = [])), params(TanyaPesanan), responses((status = 200, body = JawabDaftar<Pesanan, PesananTotal>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaPesanan>,
) -> Hasil<JawabDaftar<Pesanan, PesananTotal>> {
    Ok(app.db.read(move |c| lihat::daftar(c, &p.toko, &q)).await?.into())
}

/// The board: every open work by its promised day, late ones first.
#[utoipa::path(get, path = "/api/v1/pesanan/papan", tag = "pesanan", operation_id = "pesanan_papan",
    security(("token" = [])), params(TanyaPapan), responses((status = 200, body = Jawab<PesananPapan>)))]
pub async fn papan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaPapan>,
) -> Hasil<Jawab<PesananPapan>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::papan(c, &p.toko, &q)).await?))
}

/// One order with its story.
#[utoipa::path(get, path = "/api/v1/pesanan/{no}", tag = "pesanan", operation_id = "pesanan_satu",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<Rinci>)))]
pub async fn satu(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Jawab<Rinci>> {
    Ok(Jawab::data(app.db.read(move |c| lihat::rinci(c, &p.toko, &no)).await?))
}

/// Gives lines of an order to a craftsman.
#[utoipa::path(post, path = "/api/v1/pesanan/{no}/proses", tag = "pesanan", operation_id = "pesanan_proses",
    request_body = PesananProses, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<PesananLangkah>)))]
pub async fn proses(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<PesananProses>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Pesanan Diserahkan Ke Tukang", move |tx, p| kerja::proses(tx, p, &no, &m)).await
}

/// What a delivery of the craftsman comes to in fine gold.
#[utoipa::path(post, path = "/api/v1/pesanan/{no}/terima/hitung", tag = "pesanan", operation_id = "pesanan_terima_hitung",
    request_body = PesananTerima, security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<HitunganTerima>)))]
pub async fn terima_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<PesananTerima>,
) -> Hasil<Jawab<HitunganTerima>> {
    Ok(Jawab::data(app.db.read(move |c| kerja::hitung_terima(c, &p, &no, &m)).await?))
}

/// Takes in what the craftsman made for a line: a piece with barcode in TITIP, tested by another person.
#[utoipa::path(post, path = "/api/v1/pesanan/{no}/terima", tag = "pesanan", operation_id = "pesanan_terima",
    request_body = PesananTerima, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<PesananLangkah>)))]
pub async fn terima(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<PesananTerima>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Hasil Tukang Berhasil Diterima", move |tx, p| kerja::terima(tx, p, &no, &m)).await
}

/// Binds pieces of the stock to lines of an order.
#[utoipa::path(post, path = "/api/v1/pesanan/{no}/selesai", tag = "pesanan", operation_id = "pesanan_selesai",
    request_body = PesananSelesai, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<PesananLangkah>)))]
pub async fn selesai(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<PesananSelesai>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Pesanan Selesai", move |tx, p| kerja::selesai(tx, p, &no, &m)).await
}

/// Finished pieces are not wanted: to the stock with them, and their lines to work again.
#[utoipa::path(post, path = "/api/v1/pesanan/{no}/ulang", tag = "pesanan", operation_id = "pesanan_ulang",
    request_body = PesananUlang, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<PesananLangkah>)))]
pub async fn ulang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<PesananUlang>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Pesanan Dikerjakan Ulang", move |tx, p| kerja::ulang(tx, p, &no, &m)).await
}

/// What fetching an order costs today, and why it is not the estimate.
#[utoipa::path(post, path = "/api/v1/pesanan/{no}/ambil/hitung", tag = "pesanan", operation_id = "pesanan_ambil_hitung",
    request_body = PesananAmbil, security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<PesananAmbilHitungan>)))]
pub async fn ambil_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<PesananAmbil>,
) -> Hasil<Jawab<PesananAmbilHitungan>> {
    Ok(Jawab::data(app.db.read(move |c| ambil::hitung(c, &p, &no, &m)).await?))
}

/// Fetches an order: a sale of its pieces that uses what was paid down.
#[utoipa::path(post, path = "/api/v1/pesanan/{no}/ambil", tag = "pesanan", operation_id = "pesanan_ambil_simpan",
    request_body = PesananAmbil, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn ambil_simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<PesananAmbil>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Pesanan Berhasil Diambil", move |tx, p| ambil::ambil(tx, p, &no, &m)).await
}

/// Takes a pick-up back: pieces and down payment stand as before it.
#[utoipa::path(post, path = "/api/v1/pesanan/{no}/ambil/batal", tag = "pesanan", operation_id = "pesanan_ambil_batal",
    request_body = PesananBatalAmbil, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<niaga::batal::Tercatat>)))]
pub async fn ambil_batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<PesananBatalAmbil>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Pengambilan Berhasil Dibatalkan", move |tx, p| ambil::batal_ambil(tx, p, &no, &m))
        .await
}

/// Takes more money down on an order.
#[utoipa::path(post, path = "/api/v1/pesanan/{no}/uang-muka", tag = "pesanan", operation_id = "pesanan_uang_muka",
    request_body = PesananDpMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<PesananDpTercatat>)))]
pub async fn uang_muka(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<PesananDpMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Uang Muka Berhasil Ditambah", move |tx, p| tambah_dp::simpan(tx, p, &no, &m))
        .await
}

/// What cancelling an order would give back, and what is kept; of one that was fetched, what is left of its down payment.
#[utoipa::path(get, path = "/api/v1/pesanan/{no}/batal", tag = "pesanan", operation_id = "pesanan_batal_hitung",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<PesananBatalHitungan>)))]
pub async fn batal_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<PesananBatalHitungan>> {
    Ok(Jawab::data(app.db.read(move |c| batal::hitung(c, &p, &no)).await?))
}

/// Cancels an order: money back by the rule, pieces to the stock.
#[utoipa::path(post, path = "/api/v1/pesanan/{no}/batal", tag = "pesanan", operation_id = "pesanan_batal_simpan",
    request_body = PesananBatal, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<PesananDikembalikan>)))]
pub async fn batal_simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<PesananBatal>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Pesanan Berhasil Dibatalkan", move |tx, p| batal::batal(tx, p, &no, &m)).await
}

/// Gives back what is left of the down payment after the pick-up.
#[utoipa::path(post, path = "/api/v1/pesanan/{no}/kembali", tag = "pesanan", operation_id = "pesanan_kembali",
    request_body = PesananBatal, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<PesananDikembalikan>)))]
pub async fn kembali(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<PesananBatal>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Sisa Uang Muka Berhasil Dikembalikan", move |tx, p| {
        batal::kembali(tx, p, &no, &m)
    })
    .await
}

/// Samples, those that are out first.
#[utoipa::path(get, path = "/api/v1/pesanan/contoh", tag = "pesanan", operation_id = "pesanan_contoh_daftar",
    security(("token" = [])), params(TanyaContoh), responses((status = 200, body = JawabDaftar<Contoh, ContohTotal>)))]
pub async fn contoh_daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaContoh>,
) -> Hasil<JawabDaftar<Contoh, ContohTotal>> {
    Ok(app.db.read(move |c| contoh::daftar(c, &p.toko, &q)).await?.into())
}

/// Lets a sample out for an order: of the shop, or of the customer.
#[utoipa::path(post, path = "/api/v1/pesanan/contoh", tag = "pesanan", operation_id = "pesanan_contoh_keluar",
    request_body = ContohMinta, security(("token" = [])),
    params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<ContohTercatat>)))]
pub async fn contoh_keluar(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<ContohMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Barang Contoh Berhasil Disimpan", move |tx, p| contoh::keluar(tx, p, &m)).await
}

/// What the return of a sample comes to: its weights, and who must approve.
#[utoipa::path(post, path = "/api/v1/pesanan/contoh/{no}/kembali/hitung", tag = "pesanan", operation_id = "pesanan_contoh_hitung",
    request_body = ContohKembali, security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<ContohKembaliHitungan>)))]
pub async fn contoh_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<ContohKembali>,
) -> Hasil<Jawab<ContohKembaliHitungan>> {
    Ok(Jawab::data(app.db.read(move |c| contoh::hitung_kembali(c, &p, &no, &m)).await?))
}

/// Takes a sample back to its owner.
#[utoipa::path(post, path = "/api/v1/pesanan/contoh/{no}/kembali", tag = "pesanan", operation_id = "pesanan_contoh_kembali",
    request_body = ContohKembali, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<ContohTercatat>)))]
pub async fn contoh_kembali(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<ContohKembali>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Barang Contoh Sudah Kembali", move |tx, p| contoh::kembali(tx, p, &no, &m)).await
}

/// Orders that nobody looked at yet.
#[utoipa::path(get, path = "/api/v1/validasi/pesanan/get", tag = "pesanan", operation_id = "pesanan_validasi_daftar",
    security(("token" = [])), params(TanyaValidasiPesanan), responses((status = 200, body = Jawab<Vec<PesananValidasi>>)))]
pub async fn validasi_daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaValidasiPesanan>,
) -> Hasil<Jawab<Vec<PesananValidasi>>> {
    Ok(Jawab::data(app.db.read(move |c| validasi::daftar(c, &p.toko, &q)).await?))
}

/// Validates orders: all that are named, or none. Answers how many.
#[utoipa::path(post, path = "/api/v1/validasi/pesanan", tag = "pesanan", operation_id = "pesanan_validasi_simpan",
    request_body = PesananValid, security(("token" = [])),
    params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<i64>)))]
pub async fn validasi_simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<PesananValid>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Divalidasi", move |tx, p| validasi::validasi(tx, p, &m)).await
}

nota_dokumen!(pdf "The nota of an order as PDF.", "/api/v1/pesanan/{no}/nota", "pesanan_nota", "pesanan", siapkan);

nota_dokumen!(cetak "Hands the nota of an order out: written down, and printed on a printer of the store when one is named.",
    "/api/v1/pesanan/{no}/cetak", "pesanan_cetak", "pesanan", siapkan, PesananTercetak, no_pesanan);

/// The line whose picture it is.
fn milik(no: &str, baris: i64) -> Hasil<Milik> {
    match NoFaktur::parse(&no.trim().to_uppercase()) {
        Ok(no) if no.jenis() == JenisDok::Pesanan => Ok(Milik::Pesanan(no, baris)),
        _ => Err(PesananTolak::TidakAda.tolak("Pesanan ini tidak ada").into()),
    }
}

/// The picture of a line of an order.
#[utoipa::path(get, path = "/api/v1/pesanan/{no}/foto/{baris}", tag = "pesanan", operation_id = "pesanan_gambar_satu",
    security(("token" = [])), params(("no" = String, Path), ("baris" = i64, Path)),
    responses((status = 200, content_type = "image/jpeg", body = Vec<u8>), (status = 304)))]
pub async fn gambar_satu(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((no, baris)): Path<(String, i64)>,
    kepala: HeaderMap,
) -> Hasil<Response> {
    foto::kirim(&app, &p, milik(&no, baris)?, &kepala).await
}

/// Gives a line of an open order a picture, in place of the one it has.
#[utoipa::path(post, path = "/api/v1/pesanan/{no}/foto/{baris}", tag = "pesanan", operation_id = "pesanan_gambar_pasang",
    security(("token" = [])), params(("no" = String, Path), ("baris" = i64, Path)),
    request_body(content = inline(foto::Unggah), content_type = "multipart/form-data"),
    responses((status = 200, body = Jawab<Gambar>)))]
pub async fn gambar_pasang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((no, baris)): Path<(String, i64)>,
    req: Request,
) -> Hasil<Jawab<Gambar>> {
    let milik = milik(&no, baris)?;
    let isi = foto::baca(req, &app, None).await?;
    let g = gambar::pasang(&app.db, &app.lemari()?, &p, milik, isi).await?;
    Ok(Jawab::pesan(g, "Foto Berhasil Disimpan"))
}

/// Takes the picture of a line of an open order away.
#[utoipa::path(delete, path = "/api/v1/pesanan/{no}/foto/{baris}", tag = "pesanan", operation_id = "pesanan_gambar_hapus",
    security(("token" = [])), params(("no" = String, Path), ("baris" = i64, Path)),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn gambar_hapus(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((no, baris)): Path<(String, i64)>,
) -> Hasil<Jawab<bool>> {
    gambar::hapus(&app.db, &app.lemari()?, &p, milik(&no, baris)?).await?;
    Ok(Jawab::pesan(true, "Foto Berhasil Dihapus"))
}
