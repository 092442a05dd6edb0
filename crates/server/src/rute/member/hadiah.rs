//! Gifts: given for points, received, counted, taken back; and the paper of an exchange.

use super::daftar::halaman;
use crate::App;
use crate::cetak::{self, hadiah as lembar};
use crate::rute::bersama::{kabar, pdf, sekali};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, State};
use axum::response::Response;
use member::hadiah::{
    self, BarisMasuk, BarisTukar, Dibatalkan, HadiahHitung, HadiahPilihan, MasukTercatat, MintaKoreksi,
    MintaTerima, MintaTukar, TanyaMasuk, TanyaTukar, TukarTercatat,
};
use member::poin::{self, MintaBatal};
use platform::printer::Kerja;
use platform::{Pelaku, Tolak};
use print::slip::Slip;
use serde::{Deserialize, Serialize};

const TUKAR: &[&str] = &["/tukar-point"];
const TERIMA: &[&str] = &["/terima-hadiah"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(TUKAR), routes!(tukar))
        .pasang(S::Menu(TUKAR), routes!(daftar_tukar))
        .pasang(S::Menu(TUKAR), routes!(pilihan))
        .pasang(S::Menu(TUKAR), routes!(batal_tukar))
        .pasang(S::Menu(TUKAR), routes!(nota))
        .pasang(S::Menu(TUKAR), routes!(cetak_nota))
        .pasang(S::Menu(TERIMA), routes!(terima))
        .pasang(S::Menu(TERIMA), routes!(daftar_masuk))
        .pasang(S::Menu(TERIMA), routes!(hitungan))
        .pasang(S::Menu(TERIMA), routes!(koreksi))
        .pasang(S::Menu(TERIMA), routes!(batal_masuk))
}

/// A gift for points. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/tukar-point", tag = "member", operation_id = "tukar_point",
    request_body = MintaTukar, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<TukarTercatat>)))]
pub async fn tukar(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaTukar>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| hadiah::tukar(tx, p, &m)).await
}

/// Gifts that were given for points, the newest first.
#[utoipa::path(get, path = "/api/v1/tukar-point", tag = "member", operation_id = "tukar_point_daftar",
    security(("token" = [])), params(TanyaTukar), responses((status = 200, body = Jawab<Vec<BarisTukar>>)))]
pub async fn daftar_tukar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaTukar>,
) -> Hasil<Jawab<Vec<BarisTukar>>> {
    Ok(halaman(app.db.read(move |c| hadiah::daftar_tukar(c, &p.toko, &q)).await?))
}

/// Gifts one may choose, with what is there of each.
#[utoipa::path(get, path = "/api/v1/tukar-point/hadiah", tag = "member", operation_id = "tukar_point_hadiah",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<HadiahPilihan>>)))]
pub async fn pilihan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<HadiahPilihan>>> {
    Ok(Jawab::data(app.db.read(move |c| hadiah::pilihan(c, &p.toko)).await?))
}

/// A gift is given back: points and piece return.
#[utoipa::path(post, path = "/api/v1/tukar-point/batal", tag = "member", operation_id = "tukar_point_batal",
    request_body = MintaBatal, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dibatalkan>)))]
pub async fn batal_tukar(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaBatal>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Dibatalkan", move |tx, p| hadiah::batal_tukar(tx, p, &m)).await
}

/// The paper as it was handed out last: a copy from the second time on.
async fn untuk_slip(app: &App, p: &Pelaku, no: String) -> Hasil<(String, Slip)> {
    let p = p.clone();
    Ok(app
        .db
        .read(move |c| {
            let b = hadiah::satu_tukar(c, &p.toko, &no)?;
            let kode = konter::pelanggan::utama(c, &b.kode_pelanggan)?;
            let saldo = poin::saldo(c, &kode)?;
            let nama = platform::toko::cari(c, &p.toko)?.nama_toko;
            let slip = lembar::slip(&b, saldo, &nama, b.cetakan > 1);
            Ok::<_, Tolak>((b.no_dok, slip))
        })
        .await?)
}

/// The paper of an exchange as PDF.
#[utoipa::path(get, path = "/api/v1/tukar-point/nota/{no_dok}", tag = "member", operation_id = "tukar_point_nota",
    security(("token" = [])), params(("no_dok" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn nota(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Response> {
    let (no, slip) = untuk_slip(&app, &p, no).await?;
    pdf(&no, move || cetak::curah::pdf(&slip, lembar::JUDUL)).await
}

#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TukarPoinCetak)]
pub struct Cetak {
    no_dok: String,
    /// a printer of the store; left out, the paper is only written down as handed out, to be opened as PDF
    printer: String,
}

#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = TukarPoinTercetak)]
pub struct Tercetak {
    no_dok: String,
    /// the first is the original
    urut: i64,
    kerja: Option<Kerja>,
}

/// Hands the paper of an exchange out: written down, and printed when a printer is named.
#[utoipa::path(post, path = "/api/v1/tukar-point/cetak", tag = "member", operation_id = "tukar_point_cetak",
    request_body = Cetak, security(("token" = [])), responses((status = 200, body = Jawab<Tercetak>)))]
pub async fn cetak_nota(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Tercetak>> {
    let (q, no) = (p.clone(), m.no_dok.clone());
    let (no_dok, urut) = app
        .db
        .write(p.toko.clone(), move |tx| {
            let no = hadiah::satu_tukar(tx, &q.toko, &no)?.no_dok;
            let urut = konter::cetakan::catat(tx, &q, &no)?;
            Ok::<_, Tolak>((no, urut))
        })
        .await?;
    let mut jawab = Tercetak { no_dok: no_dok.clone(), urut, kerja: None };
    if m.printer.trim().is_empty() {
        return Ok(Jawab::data(jawab));
    }
    let (no, slip) = untuk_slip(&app, &p, no_dok).await?;
    let judul = format!("{} {no}", lembar::JUDUL);
    let kerja = cetak::cetak(&app, &p, m.printer.trim(), &judul, move |tujuan| {
        cetak::curah::untuk(&slip, lembar::JUDUL, tujuan)
    })
    .await?;
    let pesan = kabar(&kerja, "Bukti tukar poin");
    jawab.kerja = Some(kerja);
    Ok(Jawab::pesan(jawab, pesan))
}

/// Gifts come in. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/terima-hadiah", tag = "member", operation_id = "terima_hadiah",
    request_body = MintaTerima, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<MasukTercatat>)))]
pub async fn terima(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaTerima>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| hadiah::terima(tx, p, &m)).await
}

/// Receipts and counts of gifts, the newest first.
#[utoipa::path(get, path = "/api/v1/terima-hadiah", tag = "member", operation_id = "terima_hadiah_daftar",
    security(("token" = [])), params(TanyaMasuk), responses((status = 200, body = Jawab<Vec<BarisMasuk>>)))]
pub async fn daftar_masuk(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaMasuk>,
) -> Hasil<Jawab<Vec<BarisMasuk>>> {
    Ok(halaman(app.db.read(move |c| hadiah::daftar_masuk(c, &p.toko, &q)).await?))
}

/// All gifts with what the book has of each, for a count.
#[utoipa::path(get, path = "/api/v1/terima-hadiah/hadiah", tag = "member", operation_id = "terima_hadiah_hadiah",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<HadiahHitung>>)))]
pub async fn hitungan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<HadiahHitung>>> {
    Ok(Jawab::data(app.db.read(move |c| hadiah::hitungan(c, &p.toko)).await?))
}

/// What was counted becomes what the book has, with an approval. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/terima-hadiah/koreksi", tag = "member", operation_id = "terima_hadiah_koreksi",
    request_body = MintaKoreksi, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<MasukTercatat>)))]
pub async fn koreksi(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaKoreksi>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Disimpan", move |tx, p| hadiah::koreksi(tx, p, &m)).await
}

/// Takes a receipt or a count back, as long as the pieces are there.
#[utoipa::path(post, path = "/api/v1/terima-hadiah/batal", tag = "member", operation_id = "terima_hadiah_batal",
    request_body = MintaBatal, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dibatalkan>)))]
pub async fn batal_masuk(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaBatal>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Dibatalkan", move |tx, p| hadiah::batal_masuk(tx, p, &m)).await
}
