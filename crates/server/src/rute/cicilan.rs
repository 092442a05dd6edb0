//! Instalments: signed, looked up, paid, handed over, auctioned, cancelled; their papers.

use crate::App;
use crate::cetak::nota_cicilan::{siapkan, siapkan_bayar};
use crate::rute::bersama::{Cetak, berkas, nota_dokumen, sekali, serahkan};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, State};
use axum::response::Response;
use cicilan::{
    Cicilan, CicilanAkhirHitungan, CicilanAkhirMinta, CicilanBatalMinta, CicilanBayarBatal,
    CicilanBayarHitungan, CicilanBayarMinta, CicilanBerakhir, CicilanDibayar, CicilanDikabari,
    CicilanDiserahkan, CicilanHitungan, CicilanMinta, CicilanRinci, CicilanSerahBatal,
    CicilanSerahBatalMinta, CicilanSerahHitungan, CicilanSerahMinta, CicilanTercatat, JenisAkhir,
    TanyaCicilan, TanyaTempo, TotalCicilan,
};
use platform::printer::Kerja;
use serde::{Deserialize, Serialize};

const AKAD: &[&str] = &["/transaksi-cicilan"];
const LIHAT: &[&str] = &["/lihat-cicilan"];
const LELANG: &[&str] = &["/lelang-cicilan"];
const BATAL: &[&str] = &["/batal-cicilan"];
/// The screens that list contracts and look one up.
const SATU: &[&str] = &["/lihat-cicilan", "/transaksi-cicilan", "/lelang-cicilan", "/batal-cicilan"];
/// Those that hand pieces and papers out.
const SERAH: &[&str] = &["/lihat-cicilan", "/transaksi-cicilan"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(AKAD), routes!(hitung))
        .pasang(S::Menu(AKAD), routes!(catat))
        .pasang(S::Menu(SATU), routes!(daftar))
        .pasang(S::Menu(LIHAT), routes!(jatuh_tempo))
        .pasang(S::Menu(SATU), routes!(satu))
        .pasang(S::Menu(LIHAT), routes!(bayar_hitung))
        .pasang(S::MenuDan(LIHAT, AKAD), routes!(bayar))
        .pasang(S::MenuDan(LIHAT, BATAL), routes!(bayar_batal))
        .pasang(S::Menu(SERAH), routes!(serah_hitung))
        .pasang(S::MenuDan(LIHAT, AKAD), routes!(serah))
        .pasang(S::MenuDan(LIHAT, BATAL), routes!(serah_batal))
        .pasang(S::Menu(LELANG), routes!(lelang_hitung))
        .pasang(S::Menu(LELANG), routes!(lelang))
        .pasang(S::Menu(BATAL), routes!(batal_hitung))
        .pasang(S::Menu(BATAL), routes!(batal))
        .pasang(S::Menu(LIHAT), routes!(kabari))
        .pasang(S::Menu(SERAH), routes!(nota))
        .pasang(S::Menu(SERAH), routes!(cetak_nota))
        .pasang(S::Menu(SERAH), routes!(nota_bayar))
        .pasang(S::Menu(SERAH), routes!(cetak_bayar))
}

/// What a contract would come to: its schedule, before it is signed.
#[utoipa::path(post, path = "/api/v1/cicilan/hitung", tag = "cicilan", operation_id = "cicilan_hitung",
    request_body = CicilanMinta, security(("token" = [])), responses((status = 200, body = Jawab<CicilanHitungan>)))]
pub async fn hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<CicilanMinta>,
) -> Hasil<Jawab<CicilanHitungan>> {
    Ok(Jawab::data(app.db.read(move |c| cicilan::hitung(c, &p, &m)).await?))
}

/// Signs a contract. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/cicilan", tag = "cicilan", operation_id = "cicilan_catat",
    request_body = CicilanMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<CicilanTercatat>)))]
pub async fn catat(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<CicilanMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Cicilan Berhasil Disimpan", move |tx, p| cicilan::simpan(tx, p, &m)).await
}

/// Contracts by page, the newest first, with the totals of all that fit.
#[utoipa::path(get, path = "/api/v1/cicilan", tag = "cicilan", operation_id = "cicilan_daftar",
    security(("token" = [])), params(TanyaCicilan), responses((status = 200, body = JawabDaftar<Cicilan, TotalCicilan>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaCicilan>,
) -> Hasil<JawabDaftar<Cicilan, TotalCicilan>> {
    let kini = app.db.jam().sekarang();
    Ok(app.db.read(move |c| cicilan::daftar(c, &p.toko, &q, kini)).await?.into())
}

/// What is late, and what falls due in the next days; the oldest first.
#[utoipa::path(get, path = "/api/v1/cicilan/jatuh-tempo", tag = "cicilan", operation_id = "cicilan_jatuh_tempo",
    security(("token" = [])), params(TanyaTempo), responses((status = 200, body = JawabDaftar<Cicilan, TotalCicilan>)))]
pub async fn jatuh_tempo(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaTempo>,
) -> Hasil<JawabDaftar<Cicilan, TotalCicilan>> {
    let kini = app.db.jam().sekarang();
    Ok(app.db.read(move |c| cicilan::jatuh_tempo(c, &p.toko, &q, kini)).await?.into())
}

/// One contract with its pieces, its schedule, its payments and its story.
#[utoipa::path(get, path = "/api/v1/cicilan/{no}", tag = "cicilan", operation_id = "cicilan_satu",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<CicilanRinci>)))]
pub async fn satu(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<CicilanRinci>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| cicilan::rinci(c, &p.toko, &no, kini)).await?))
}

/// How a payment would be spread: the oldest first, penalty, interest, principal.
#[utoipa::path(post, path = "/api/v1/cicilan/{no}/bayar/hitung", tag = "cicilan", operation_id = "cicilan_bayar_hitung",
    request_body = CicilanBayarMinta, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<CicilanBayarHitungan>)))]
pub async fn bayar_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<CicilanBayarMinta>,
) -> Hasil<Jawab<CicilanBayarHitungan>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| cicilan::hitung_bayar(c, &p, &no, &m, kini)).await?))
}

/// Takes a payment; the last one sells what lies here.
#[utoipa::path(post, path = "/api/v1/cicilan/{no}/bayar", tag = "cicilan", operation_id = "cicilan_bayar",
    request_body = CicilanBayarMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<CicilanDibayar>)))]
pub async fn bayar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<CicilanBayarMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Angsuran Berhasil Dibayar", move |tx, p| cicilan::bayar(tx, p, &no, &m)).await
}

/// Takes the last payment back.
#[utoipa::path(post, path = "/api/v1/cicilan/{no}/bayar/{no_bayar}/batal", tag = "cicilan",
    operation_id = "cicilan_bayar_batal", request_body = CicilanBatalMinta, security(("token" = [])),
    params(("no" = String, Path), ("no_bayar" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<CicilanBayarBatal>)))]
pub async fn bayar_batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((no, no_bayar)): Path<(String, String)>,
    IsiDok(m, kunci): IsiDok<CicilanBatalMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Pembayaran Berhasil Dibatalkan", move |tx, p| {
        cicilan::batal_bayar(tx, p, (&no, &no_bayar), &m)
    })
    .await
}

/// What handing over would come to.
#[utoipa::path(post, path = "/api/v1/cicilan/{no}/serah/hitung", tag = "cicilan", operation_id = "cicilan_serah_hitung",
    request_body = CicilanSerahMinta, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<CicilanSerahHitungan>)))]
pub async fn serah_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<CicilanSerahMinta>,
) -> Hasil<Jawab<CicilanSerahHitungan>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| cicilan::hitung_serah(c, &p, &no, &m, kini)).await?))
}

/// Hands the pieces over: their sale. Before it is paid the owner approves.
#[utoipa::path(post, path = "/api/v1/cicilan/{no}/serah", tag = "cicilan", operation_id = "cicilan_serah",
    request_body = CicilanSerahMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<CicilanDiserahkan>)))]
pub async fn serah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<CicilanSerahMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Barang Berhasil Diserahkan", move |tx, p| cicilan::serah(tx, p, &no, &m)).await
}

/// Takes a handing over back.
#[utoipa::path(post, path = "/api/v1/cicilan/{no}/serah/batal", tag = "cicilan", operation_id = "cicilan_serah_batal",
    request_body = CicilanSerahBatalMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<CicilanSerahBatal>)))]
pub async fn serah_batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<CicilanSerahBatalMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Penyerahan Berhasil Dibatalkan", move |tx, p| {
        cicilan::batal_serah(tx, p, &no, &m)
    })
    .await
}

/// What auctioning a contract in default would give back, and why.
#[utoipa::path(post, path = "/api/v1/cicilan/{no}/lelang/hitung", tag = "cicilan", operation_id = "cicilan_lelang_hitung",
    request_body = CicilanAkhirMinta, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<CicilanAkhirHitungan>)))]
pub async fn lelang_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<CicilanAkhirMinta>,
) -> Hasil<Jawab<CicilanAkhirHitungan>> {
    let kini = app.db.jam().sekarang();
    let f = move |c: &mut db::Conn| cicilan::hitung_akhir(c, &p, (JenisAkhir::Lelang, &no), &m, kini);
    Ok(Jawab::data(app.db.read(f).await?))
}

/// Auctions a contract in default.
#[utoipa::path(post, path = "/api/v1/cicilan/{no}/lelang", tag = "cicilan", operation_id = "cicilan_lelang",
    request_body = CicilanAkhirMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<CicilanBerakhir>)))]
pub async fn lelang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<CicilanAkhirMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Lelang Cicilan Berhasil Disimpan", move |tx, p| {
        cicilan::akhiri(tx, p, (JenisAkhir::Lelang, &no), &m)
    })
    .await
}

/// What cancelling a contract would give back, and why.
#[utoipa::path(post, path = "/api/v1/cicilan/{no}/batal/hitung", tag = "cicilan", operation_id = "cicilan_batal_hitung",
    request_body = CicilanAkhirMinta, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<CicilanAkhirHitungan>)))]
pub async fn batal_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<CicilanAkhirMinta>,
) -> Hasil<Jawab<CicilanAkhirHitungan>> {
    let kini = app.db.jam().sekarang();
    let f = move |c: &mut db::Conn| cicilan::hitung_akhir(c, &p, (JenisAkhir::Batal, &no), &m, kini);
    Ok(Jawab::data(app.db.read(f).await?))
}

/// Cancels a contract.
#[utoipa::path(post, path = "/api/v1/cicilan/{no}/batal", tag = "cicilan", operation_id = "cicilan_batal",
    request_body = CicilanAkhirMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<CicilanBerakhir>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<CicilanAkhirMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Cicilan Berhasil Dibatalkan", move |tx, p| {
        cicilan::akhiri(tx, p, (JenisAkhir::Batal, &no), &m)
    })
    .await
}

/// A step that needs nothing but its contract.
#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = CicilanKabari)]
pub struct Kabari {}

/// Tells the customer what falls due again; once a day.
#[utoipa::path(post, path = "/api/v1/cicilan/{no}/kabari", tag = "cicilan", operation_id = "cicilan_kabari",
    request_body = Kabari, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<CicilanDikabari>)))]
pub async fn kabari(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<Kabari>,
) -> Hasil<Mentah> {
    let Kabari {} = m;
    sekali(&app, p, kunci, "Customer Sudah Dikabari", move |tx, p| cicilan::kabari(tx, p, &no)).await
}

nota_dokumen!(pdf "The contract as PDF, with its schedule.", "/api/v1/cicilan/{no}/nota", "cicilan_nota", "cicilan", siapkan);
nota_dokumen!(cetak "Hands the contract out: written down, and printed on a printer of the store when one is named.",
    "/api/v1/cicilan/{no}/cetak", "cicilan_cetak", "cicilan", siapkan, CicilanTercetak, no_cicilan);

/// The receipt of a payment as PDF.
#[utoipa::path(get, path = "/api/v1/cicilan/{no}/bayar/{no_bayar}/nota", tag = "cicilan", operation_id = "cicilan_bayar_nota",
    security(("token" = [])), params(("no" = String, Path), ("no_bayar" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn nota_bayar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((no, no_bayar)): Path<(String, String)>,
) -> Hasil<Response> {
    berkas(&app, &p, move |c, toko| siapkan_bayar(c, toko, (&no, &no_bayar))).await
}

#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = CicilanBayarTercetak)]
pub struct BayarTercetak {
    no_bayar: String,
    /// the first is the original
    urut: i64,
    kerja: Option<Kerja>,
}

/// Hands the receipt of a payment out: written down, and printed on a printer of the store when one is named.
#[utoipa::path(post, path = "/api/v1/cicilan/{no}/bayar/{no_bayar}/cetak", tag = "cicilan",
    operation_id = "cicilan_bayar_cetak", request_body = Cetak, security(("token" = [])),
    params(("no" = String, Path), ("no_bayar" = String, Path)), responses((status = 200, body = Jawab<BayarTercetak>)))]
pub async fn cetak_bayar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path((no, no_bayar)): Path<(String, String)>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<BayarTercetak>> {
    let jawab = |no_bayar, urut, kerja| BayarTercetak { no_bayar, urut, kerja };
    serahkan(&app, &p, &m, move |c, toko| siapkan_bayar(c, toko, (&no, &no_bayar)), jawab).await
}
