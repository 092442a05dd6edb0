//! Loans: written, looked up, validated, paid out, redeemed, followed by another, cancelled; their photos and tickets.

use crate::App;
use crate::cetak::nota_pinjaman::siapkan;
use crate::rute::barang::foto;
use crate::rute::bersama::{nota_dokumen, sekali};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use gambar::{Gambar, Milik, Sisi};
use pinjaman::{
    Hutang, HutangBarang, HutangBatalLelang, HutangBatalLelangMinta, HutangBatalMinta, HutangBiaya,
    HutangCairMinta, HutangDibatalkan, HutangDicairkan, HutangDilunasi, HutangHilangMinta, HutangHitungan,
    HutangKetemu, HutangLanjutHitungan, HutangLanjutMinta, HutangLunasHitungan, HutangLunasMinta,
    HutangMinta, HutangRinci, HutangTercatat, HutangTiket, HutangTotal, HutangValid, HutangValidasi,
    PinjamTolak, TanyaBarangHutang, TanyaHutang, TanyaKode, TanyaValidasi,
};
use serde::Deserialize;
use values::{JenisDok, NoFaktur};

const TULIS: &[&str] = &["/transaksi-hutang"];
const LIHAT: &[&str] = &["/lihat-hutang"];
/// The screens that look one loan up.
const SATU: &[&str] = &[
    "/lihat-hutang",
    "/transaksi-hutang",
    "/validasi-hutang",
    "/batal-hutang-lunas",
    "/lelang-hutang",
    "/jatuh-tempo-hutang",
    "/kantong-hutang",
];
/// Those that hand out its ticket and take its photos.
const NOTA: &[&str] = &["/transaksi-hutang", "/lihat-hutang"];
/// Pledges that come back are photographed where their closing is taken back.
const FOTO: &[&str] = &["/transaksi-hutang", "/lihat-hutang", "/batal-hutang-lunas"];
const VALIDASI: &[&str] = &["/validasi-hutang"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(TULIS), routes!(hitung))
        .pasang(S::Menu(TULIS), routes!(catat))
        .pasang(S::Menu(TULIS), routes!(barang))
        .pasang(S::Menu(LIHAT), routes!(daftar))
        .pasang(S::Menu(SATU), routes!(cari))
        .pasang(S::Menu(SATU), routes!(satu))
        .pasang(S::Menu(SATU), routes!(biaya))
        .pasang(S::Menu(LIHAT), routes!(lunas_hitung))
        .pasang(S::Menu(LIHAT), routes!(lunas))
        .pasang(S::Menu(LIHAT), routes!(lanjut_hitung))
        .pasang(S::Menu(LIHAT), routes!(lanjut))
        .pasang(S::Menu(NOTA), routes!(cair))
        .pasang(S::Menu(LIHAT), routes!(batal))
        .pasang(S::Menu(LIHAT), routes!(batal_lelang))
        .pasang(S::Menu(LIHAT), routes!(hilang))
        .pasang(S::Menu(NOTA), routes!(nota))
        .pasang(S::Menu(NOTA), routes!(cetak_nota))
        .pasang(S::Menu(SATU), routes!(foto_satu))
        .pasang(S::Menu(FOTO), routes!(foto_pasang))
        .pasang(S::Menu(FOTO), routes!(foto_hapus))
        .pasang(S::Menu(VALIDASI), routes!(validasi_daftar))
        .pasang(S::Menu(VALIDASI), routes!(validasi_simpan))
}

/// What a loan would come to: values, ceilings, rate, what redeeming will cost.
#[utoipa::path(post, path = "/api/v1/hutang/hitung", tag = "hutang", operation_id = "hutang_hitung",
    request_body = HutangMinta, security(("token" = [])), responses((status = 200, body = Jawab<HutangHitungan>)))]
pub async fn hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<HutangMinta>,
) -> Hasil<Jawab<HutangHitungan>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| pinjaman::hitung(c, &p, &m, kini)).await?))
}

/// Lends money on pledges. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/hutang", tag = "hutang", operation_id = "hutang_catat",
    request_body = HutangMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<HutangTercatat>)))]
pub async fn catat(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<HutangMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Hutang Berhasil Disimpan", move |tx, p| pinjaman::simpan(tx, p, &m)).await
}

/// A sold piece of the chain by its barcode or the number of its sale.
#[utoipa::path(get, path = "/api/v1/hutang/barang", tag = "hutang", operation_id = "hutang_barang",
    security(("token" = [])), params(TanyaBarangHutang), responses((status = 200, body = Jawab<HutangBarang>)))]
pub async fn barang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaBarangHutang>,
) -> Hasil<Jawab<HutangBarang>> {
    Ok(Jawab::data(app.db.read(move |c| pinjaman::cari_barang(c, &p, &q)).await?))
}

/// Loans by page, the newest first, with the totals of all that fit.
#[utoipa::path(get, path = "/api/v1/hutang", tag = "hutang", operation_id = "hutang_daftar",
    security(("token" = [])), params(TanyaHutang), responses((status = 200, body = JawabDaftar<Hutang, HutangTotal>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaHutang>,
) -> Hasil<JawabDaftar<Hutang, HutangTotal>> {
    let kini = app.db.jam().sekarang();
    Ok(app.db.read(move |c| pinjaman::daftar(c, &p, &q, kini)).await?.into())
}

/// The loan that a scanned or typed code means.
#[utoipa::path(get, path = "/api/v1/hutang/cari", tag = "hutang", operation_id = "hutang_cari",
    security(("token" = [])), params(TanyaKode), responses((status = 200, body = Jawab<HutangKetemu>)))]
pub async fn cari(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaKode>,
) -> Hasil<Jawab<HutangKetemu>> {
    let kini = app.db.jam().sekarang();
    let data = app
        .db
        .read(move |c| {
            // The app's QR finds its loan for a minute; one that is over is a code like any other.
            let dari_app = platform::lacak::buka_app(c, &q.kode, kini)?.map(|no| no.to_string());
            pinjaman::cari_kode(c, &p.toko, &dari_app.unwrap_or(q.kode.clone()))
        })
        .await?;
    Ok(Jawab::data(data))
}

/// One loan with its pledges, its story, its money and what redeeming it costs.
#[utoipa::path(get, path = "/api/v1/hutang/{no}", tag = "hutang", operation_id = "hutang_satu",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<HutangRinci>)))]
pub async fn satu(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<HutangRinci>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| pinjaman::rinci(c, &p, &no, kini)).await?))
}

/// How far to look.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaBiaya {
    /// days from today, at most 120
    pub hari: i64,
}

/// What redeeming costs today and on each of the days to come.
#[utoipa::path(get, path = "/api/v1/hutang/{no}/biaya", tag = "hutang", operation_id = "hutang_biaya",
    security(("token" = [])), params(("no" = String, Path), TanyaBiaya),
    responses((status = 200, body = Jawab<HutangBiaya>)))]
pub async fn biaya(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Tanya(q): Tanya<TanyaBiaya>,
) -> Hasil<Jawab<HutangBiaya>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| pinjaman::biaya_hari(c, &p, &no, q.hari, kini)).await?))
}

/// What redeeming comes to, line by line.
#[utoipa::path(post, path = "/api/v1/hutang/{no}/lunas/hitung", tag = "hutang", operation_id = "hutang_lunas_hitung",
    request_body = HutangLunasMinta, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<HutangLunasHitungan>)))]
pub async fn lunas_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<HutangLunasMinta>,
) -> Hasil<Jawab<HutangLunasHitungan>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| pinjaman::hitung_lunas(c, &p, &no, &m, kini)).await?))
}

/// Redeems a loan: its pledges go to the person on it.
#[utoipa::path(post, path = "/api/v1/hutang/{no}/lunas", tag = "hutang", operation_id = "hutang_lunas",
    request_body = HutangLunasMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<HutangDilunasi>)))]
pub async fn lunas(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<HutangLunasMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Hutang Berhasil Dilunasi", move |tx, p| pinjaman::lunas(tx, p, &no, &m)).await
}

/// What following a loan by another comes to.
#[utoipa::path(post, path = "/api/v1/hutang/{no}/lanjut/hitung", tag = "hutang", operation_id = "hutang_lanjut_hitung",
    request_body = HutangLanjutMinta, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<HutangLanjutHitungan>)))]
pub async fn lanjut_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<HutangLanjutMinta>,
) -> Hasil<Jawab<HutangLanjutHitungan>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| pinjaman::hitung_lanjut(c, &p, &no, &m, kini)).await?))
}

/// Extends a loan, pays it down, raises it or releases a part of its pledges: another takes its place.
#[utoipa::path(post, path = "/api/v1/hutang/{no}/lanjut", tag = "hutang", operation_id = "hutang_lanjut",
    request_body = HutangLanjutMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<HutangDilunasi>)))]
pub async fn lanjut(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<HutangLanjutMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Hutang Berhasil Dilanjutkan", move |tx, p| pinjaman::lanjut(tx, p, &no, &m)).await
}

/// Pays a validated loan out.
#[utoipa::path(post, path = "/api/v1/hutang/{no}/cair", tag = "hutang", operation_id = "hutang_cair",
    request_body = HutangCairMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<HutangDicairkan>)))]
pub async fn cair(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<HutangCairMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Hutang Berhasil Dicairkan", move |tx, p| pinjaman::cair(tx, p, &no, &m)).await
}

/// Takes a loan of today back.
#[utoipa::path(post, path = "/api/v1/hutang/{no}/batal", tag = "hutang", operation_id = "hutang_batal",
    request_body = HutangBatalMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<HutangDibatalkan>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<HutangBatalMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Hutang Berhasil Dibatalkan", move |tx, p| pinjaman::batal(tx, p, &no, &m)).await
}

/// Takes an auction of today back: the loan runs again.
#[utoipa::path(post, path = "/api/v1/hutang/{no}/batal-lelang", tag = "hutang", operation_id = "hutang_batal_lelang",
    request_body = HutangBatalLelangMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<HutangBatalLelang>)))]
pub async fn batal_lelang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<HutangBatalLelangMinta>,
) -> Hasil<Mentah> {
    let pesan = "Lelang Hutang Berhasil Dibatalkan";
    sekali(&app, p, kunci, pesan, move |tx, p| pinjaman::batal_lelang(tx, p, &no, &m)).await
}

/// Voids a lost ticket; the next one is to be printed.
#[utoipa::path(post, path = "/api/v1/hutang/{no}/hilang", tag = "hutang", operation_id = "hutang_hilang",
    request_body = HutangHilangMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<HutangTiket>)))]
pub async fn hilang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<HutangHilangMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Tiket Hilang Dicatat", move |tx, p| pinjaman::hilang(tx, p, &no, &m)).await
}

nota_dokumen!(pdf "The ticket of a loan as PDF.", "/api/v1/hutang/{no}/nota", "hutang_nota", "hutang",
    |c, toko, no: &str| siapkan(c, toko, no));

nota_dokumen!(cetak "Hands the ticket of a loan out: written down, and printed on a printer of the store when one is named.",
    "/api/v1/hutang/{no}/cetak", "hutang_cetak", "hutang", |c, toko, no: &str| siapkan(c, toko, no), HutangTercetak,
    no_faktur_hutang);

/// Whose photo it is.
fn milik(no: &str, baris: i64, sisi: &str) -> Hasil<Milik> {
    let tidak_ada = || PinjamTolak::TidakAda.tolak(format!("Pinjaman {no} tidak ada di toko ini"));
    let nomor = NoFaktur::parse(&no.trim().to_uppercase()).ok().filter(|n| n.jenis() == JenisDok::Hutang);
    let sisi = match sisi.to_uppercase().as_str() {
        "MASUK" => Sisi::Masuk,
        "KEMBALI" => Sisi::Kembali,
        _ => return Err(tidak_ada().into()),
    };
    Ok(Milik::Hutang(nomor.ok_or_else(tidak_ada)?, baris, sisi))
}

/// The photo of a pledge, as it came in or came back.
#[utoipa::path(get, path = "/api/v1/hutang/{no}/foto/{baris}/{sisi}", tag = "hutang", operation_id = "hutang_foto_satu",
    security(("token" = [])), params(("no" = String, Path), ("baris" = i64, Path), ("sisi" = String, Path)),
    responses((status = 200, content_type = "image/jpeg", body = Vec<u8>), (status = 304)))]
pub async fn foto_satu(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((no, baris, sisi)): Path<(String, i64, String)>,
    kepala: HeaderMap,
) -> Hasil<Response> {
    foto::kirim(&app, &p, milik(&no, baris, &sisi)?, &kepala).await
}

/// Gives a pledge a photo, in place of the one it has.
#[utoipa::path(post, path = "/api/v1/hutang/{no}/foto/{baris}/{sisi}", tag = "hutang", operation_id = "hutang_foto_pasang",
    security(("token" = [])), params(("no" = String, Path), ("baris" = i64, Path), ("sisi" = String, Path)),
    request_body(content = inline(foto::Unggah), content_type = "multipart/form-data"),
    responses((status = 200, body = Jawab<Gambar>)))]
pub async fn foto_pasang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((no, baris, sisi)): Path<(String, i64, String)>,
    req: Request,
) -> Hasil<Jawab<Gambar>> {
    let milik = milik(&no, baris, &sisi)?;
    let isi = foto::baca(req, &app, None).await?;
    let g = gambar::pasang(&app.db, &app.lemari()?, &p, milik, isi).await?;
    Ok(Jawab::pesan(g, "Foto Berhasil Disimpan"))
}

/// Takes a photo of a pledge away.
#[utoipa::path(delete, path = "/api/v1/hutang/{no}/foto/{baris}/{sisi}", tag = "hutang", operation_id = "hutang_foto_hapus",
    security(("token" = [])), params(("no" = String, Path), ("baris" = i64, Path), ("sisi" = String, Path)),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn foto_hapus(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((no, baris, sisi)): Path<(String, i64, String)>,
) -> Hasil<Jawab<bool>> {
    gambar::hapus(&app.db, &app.lemari()?, &p, milik(&no, baris, &sisi)?).await?;
    Ok(Jawab::pesan(true, "Foto Berhasil Dihapus"))
}

/// Loans that nobody validated yet.
#[utoipa::path(get, path = "/api/v1/validasi/hutang/get", tag = "hutang", operation_id = "validasi_hutang_daftar",
    security(("token" = [])), params(TanyaValidasi), responses((status = 200, body = Jawab<Vec<HutangValidasi>>)))]
pub async fn validasi_daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaValidasi>,
) -> Hasil<Jawab<Vec<HutangValidasi>>> {
    Ok(Jawab::data(app.db.read(move |c| pinjaman::menunggu(c, &p.toko, &q)).await?))
}

/// Validates loans: all that are named, or none. Answers how many.
#[utoipa::path(post, path = "/api/v1/validasi/hutang", tag = "hutang", operation_id = "validasi_hutang",
    request_body = HutangValid, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<i64>)))]
pub async fn validasi_simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<HutangValid>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Divalidasi", move |tx, p| pinjaman::validasi(tx, p, &m)).await
}
