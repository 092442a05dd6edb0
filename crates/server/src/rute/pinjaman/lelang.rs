//! Loans that are due: the list, notices, auctions, surplus, counting of pledges.

use crate::App;
use crate::cetak::surat_hutang;
use crate::rute::bersama::{pdf, sekali};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, State};
use axum::response::Response;
use pinjaman::{
    Dilelang, HitungJaminan, HitungJaminanRinci, HitungJawabMinta, HitungMinta, HutangLelang, Kelebihan,
    KelebihanBayarMinta, KelebihanDibayar, KelebihanPutusMinta, LelangMinta, Peringatan, PeringatanMinta,
    Taksiran, TaksiranMinta, TanyaHitung, TanyaKelebihan, TanyaLelang, TanyaPeringatan, TanyaTempo, Tempo,
    TotalHitung, TotalKelebihan, TotalLelang, TotalPeringatan, TotalTempo,
};

const TEMPO: &[&str] = &["/jatuh-tempo-hutang"];
/// Who tells customers: from the due list, the auction, and of what is left for them.
const KABAR: &[&str] = &["/jatuh-tempo-hutang", "/lelang-hutang", "/kelebihan-hutang"];
const LELANG: &[&str] = &["/lelang-hutang"];
/// A second person values from the due list: an auction is not theirs to save.
const TAKSIR: &[&str] = &["/lelang-hutang", "/jatuh-tempo-hutang"];
const LEBIH: &[&str] = &["/kelebihan-hutang"];
const HITUNG: &[&str] = &["/hitung-jaminan"];

pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(TEMPO), routes!(tempo))
        .pasang(S::Menu(KABAR), routes!(peringatan))
        .pasang(S::Menu(KABAR), routes!(peringatkan))
        .pasang(S::Menu(KABAR), routes!(surat))
        .pasang(S::Menu(LELANG), routes!(daftar_lelang))
        .pasang(S::Menu(TAKSIR), routes!(taksiran))
        .pasang(S::Menu(TAKSIR), routes!(taksir))
        .pasang(S::Menu(LELANG), routes!(lelang))
        .pasang(S::Menu(LEBIH), routes!(kelebihan))
        .pasang(S::Menu(LEBIH), routes!(bayar_kelebihan))
        .pasang(S::Menu(LEBIH), routes!(putus_kelebihan))
        .pasang(S::Menu(HITUNG), routes!(daftar_hitung))
        .pasang(S::Menu(HITUNG), routes!(hitung))
        .pasang(S::Menu(HITUNG), routes!(satu_hitung))
        .pasang(S::Menu(HITUNG), routes!(jawab_hitung))
}

/// Loans by the day they fall due, page by page from where the last one ended.
#[utoipa::path(get, path = "/api/v1/hutang/jatuh-tempo", tag = "hutang", operation_id = "hutang_jatuh_tempo",
    security(("token" = [])), params(TanyaTempo), responses((status = 200, body = JawabDaftar<Tempo, TotalTempo>)))]
pub async fn tempo(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaTempo>,
) -> Hasil<JawabDaftar<Tempo, TotalTempo>> {
    let kini = app.db.jam().sekarang();
    Ok(app.db.read(move |c| pinjaman::jatuh_tempo(c, &p, kini, &q)).await?.into())
}

/// Notices, the newest first.
#[utoipa::path(get, path = "/api/v1/hutang/peringatan", tag = "hutang", operation_id = "hutang_peringatan",
    security(("token" = [])), params(TanyaPeringatan),
    responses((status = 200, body = JawabDaftar<Peringatan, TotalPeringatan>)))]
pub async fn peringatan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaPeringatan>,
) -> Hasil<JawabDaftar<Peringatan, TotalPeringatan>> {
    Ok(app.db.read(move |c| pinjaman::peringatan(c, &p.toko, &q)).await?.into())
}

/// Writes a notice down; a message goes out with it.
#[utoipa::path(post, path = "/api/v1/hutang/{no}/peringatan", tag = "hutang", operation_id = "hutang_peringatkan",
    request_body = PeringatanMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Peringatan>)))]
pub async fn peringatkan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<PeringatanMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Peringatan Berhasil Disimpan", move |tx, p| pinjaman::peringatkan(tx, p, &no, &m))
        .await
}

/// The letter of a notice as PDF.
#[utoipa::path(get, path = "/api/v1/hutang/peringatan/{no}/surat", tag = "hutang", operation_id = "hutang_surat",
    security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn surat(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Response> {
    let s = app.db.read(move |c| pinjaman::surat(c, &p.toko, &no)).await?;
    let nama = s.no_peringatan.clone();
    pdf(&nama, move || surat_hutang::pdf(&s)).await
}

/// Overdue loans by the filters of the auction, fifty a page, with what all of them owe.
#[utoipa::path(get, path = "/api/v1/hutang/get/lelang-hutang", tag = "hutang", operation_id = "hutang_lelang_daftar",
    security(("token" = [])), params(TanyaLelang), responses((status = 200, body = JawabDaftar<HutangLelang, TotalLelang>)))]
pub async fn daftar_lelang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaLelang>,
) -> Hasil<JawabDaftar<HutangLelang, TotalLelang>> {
    let kini = app.db.jam().sekarang();
    Ok(app.db.read(move |c| pinjaman::daftar_lelang(c, &p, kini, &q)).await?.into())
}

/// Where the valuation of a loan stands today.
#[utoipa::path(get, path = "/api/v1/hutang/{no}/taksiran-lelang", tag = "hutang", operation_id = "hutang_taksiran",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<Taksiran>)))]
pub async fn taksiran(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<Taksiran>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| pinjaman::taksiran(c, &p, kini, &no)).await?))
}

/// Sets what the pledges of a loan are worth today, as one of two persons.
#[utoipa::path(post, path = "/api/v1/hutang/{no}/taksiran-lelang", tag = "hutang", operation_id = "hutang_taksir",
    request_body = TaksiranMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Taksiran>)))]
pub async fn taksir(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<TaksiranMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Taksiran Berhasil Disimpan", move |tx, p| pinjaman::taksir(tx, p, &no, &m)).await
}

/// Auctions a loan: due, over its grace, noticed, valued by two persons today, approved.
#[utoipa::path(post, path = "/api/v1/hutang/simpan/lelang-hutang", tag = "hutang", operation_id = "hutang_lelang",
    request_body = LelangMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dilelang>)))]
pub async fn lelang(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<LelangMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Lelang Hutang Berhasil Disimpan", move |tx, p| pinjaman::lelang(tx, p, &m)).await
}

/// What auctions left for their customers.
#[utoipa::path(get, path = "/api/v1/kelebihan-hutang", tag = "hutang", operation_id = "hutang_kelebihan",
    security(("token" = [])), params(TanyaKelebihan),
    responses((status = 200, body = JawabDaftar<Kelebihan, TotalKelebihan>)))]
pub async fn kelebihan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaKelebihan>,
) -> Hasil<JawabDaftar<Kelebihan, TotalKelebihan>> {
    Ok(app.db.read(move |c| pinjaman::kelebihan(c, &p.toko, &q)).await?.into())
}

/// Pays a surplus out to the person on the loan.
#[utoipa::path(post, path = "/api/v1/kelebihan-hutang/{no}/bayar", tag = "hutang", operation_id = "hutang_kelebihan_bayar",
    request_body = KelebihanBayarMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<KelebihanDibayar>)))]
pub async fn bayar_kelebihan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<KelebihanBayarMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Uang Kelebihan Berhasil Dibayar", move |tx, p| {
        pinjaman::bayar_kelebihan(tx, p, &no, &m)
    })
    .await
}

/// After its year an unclaimed surplus becomes the shop's, on the owner's word.
#[utoipa::path(post, path = "/api/v1/kelebihan-hutang/{no}/putus", tag = "hutang", operation_id = "hutang_kelebihan_putus",
    request_body = KelebihanPutusMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<KelebihanDibayar>)))]
pub async fn putus_kelebihan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<KelebihanPutusMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Keputusan Berhasil Disimpan", move |tx, p| {
        pinjaman::putus_kelebihan(tx, p, &no, &m)
    })
    .await
}

/// Counts of pledges, the newest first.
#[utoipa::path(get, path = "/api/v1/hitung-jaminan", tag = "hutang", operation_id = "hitung_jaminan_daftar",
    security(("token" = [])), params(TanyaHitung),
    responses((status = 200, body = JawabDaftar<HitungJaminan, TotalHitung>)))]
pub async fn daftar_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaHitung>,
) -> Hasil<JawabDaftar<HitungJaminan, TotalHitung>> {
    Ok(app.db.read(move |c| pinjaman::daftar_hitung(c, &p.toko, &q)).await?.into())
}

/// Writes a whole count down, with every difference it shows.
#[utoipa::path(post, path = "/api/v1/hitung-jaminan", tag = "hutang", operation_id = "hitung_jaminan",
    request_body = HitungMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<HitungJaminanRinci>)))]
pub async fn hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<HitungMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Hitung Jaminan Berhasil Disimpan", move |tx, p| {
        pinjaman::hitung_jaminan(tx, p, &m)
    })
    .await
}

/// One count with its bags.
#[utoipa::path(get, path = "/api/v1/hitung-jaminan/{no}", tag = "hutang", operation_id = "hitung_jaminan_satu",
    security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<HitungJaminanRinci>)))]
pub async fn satu_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<HitungJaminanRinci>> {
    Ok(Jawab::data(app.db.read(move |c| pinjaman::satu_hitung(c, &p.toko, &no)).await?))
}

/// Answers a difference of a count, by an approval.
#[utoipa::path(post, path = "/api/v1/hitung-jaminan/{no}/jawab", tag = "hutang", operation_id = "hitung_jaminan_jawab",
    request_body = HitungJawabMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<HitungJaminanRinci>)))]
pub async fn jawab_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<HitungJawabMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Jawaban Berhasil Disimpan", move |tx, p| pinjaman::jawab_hitung(tx, p, &no, &m))
        .await
}
