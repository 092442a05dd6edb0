//! The gold price of the day: the morning screen, the preview, publishing, price boards.

use crate::App;
use crate::tepi::Jalur;
use crate::tepi::Syarat as S;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, Jawab, Tanya};
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use harga::HargaTolak;
use harga::papan::{self, Baru, Dibuat, Papan, Terdaftar};
use harga::{HariIni, MintaPratinjau, Perubahan, Pratinjau, StatusHari, Terbit, Terbitan};
use platform::{DasarTolak, Tolak};
use serde::Deserialize;
use values::Tanggal;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Sesi, routes!(status))
        .pasang(S::Menu(&["/master-parameter-harga-emas"]), routes!(hari_ini))
        .pasang(S::Level(&["OWN", "SPV"]), routes!(pratinjau))
        .pasang(S::Level(&["OWN", "SPV"]), routes!(terbit))
        .pasang(
            S::Menu(&["/master-parameter-harga-emas", "/laporan-perubahan-harga-emas"]),
            routes!(perubahan),
        )
        .pasang(S::Publik, routes!(papan))
        .pasang(S::Level(&["OWN", "SPV"]), routes!(daftar_papan))
        .pasang(S::Level(&["OWN", "SPV"]), routes!(buat_papan))
        .pasang(S::Level(&["OWN", "SPV"]), routes!(cabut_papan))
}

/// Do the prices of the store's business day stand?
#[utoipa::path(get, path = "/api/v1/harga-emas/status", tag = "harga emas", security(("token" = [])),
    responses((status = 200, body = Jawab<StatusHari>)))]
pub async fn status(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<StatusHari>> {
    Ok(Jawab::data(app.db.read(move |c| harga::status(c, &p)).await?))
}

/// The prices of the day: carried forward, confirmed or not.
#[utoipa::path(get, path = "/api/v1/harga-emas/hari-ini", tag = "harga emas", security(("token" = [])),
    responses((status = 200, body = Jawab<HariIni>)))]
pub async fn hari_ini(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<HariIni>> {
    Ok(Jawab::data(app.db.snapshot(move |c| harga::hari_ini(c, &p)).await?))
}

/// What new prices would do to the stock's value and the margins; writes nothing.
#[utoipa::path(post, path = "/api/v1/harga-emas/pratinjau", tag = "harga emas", request_body = MintaPratinjau,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Pratinjau>)))]
pub async fn pratinjau(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaPratinjau>,
) -> Hasil<Jawab<Pratinjau>> {
    Ok(Jawab::data(app.db.lapor(move |c| harga::pratinjau(c, &p, &m)).await?))
}

/// Confirms or changes the prices of the day, here or in the chosen stores; every screen of the chain is told.
#[utoipa::path(post, path = "/api/v1/harga-emas/terbit", tag = "harga emas", request_body = Terbit,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Terbitan>)))]
pub async fn terbit(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<Terbit>) -> Hasil<Jawab<Terbitan>> {
    let (kunci, siaran) = (harga::kunci(&p, &m)?, app.siaran.clone());
    let t = app.db.write(kunci, move |tx| harga::terbitkan(tx, &p, &m, &siaran)).await?;
    Ok(Jawab::pesan(t, "Harga emas berhasil diterbitkan"))
}

#[derive(Deserialize)]
pub struct Rentang {
    tgl_from: Option<String>,
    tgl_to: Option<String>,
}

/// What was published: who set what from what to what, and when. Without dates, today.
#[utoipa::path(get, path = "/api/v1/harga-emas/perubahan", tag = "harga emas", security(("token" = [])),
    params(("tgl_from" = Option<String>, Query), ("tgl_to" = Option<String>, Query)),
    responses((status = 200, body = Jawab<Vec<Perubahan>>)))]
pub async fn perubahan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(r): Tanya<Rentang>,
) -> Hasil<Jawab<Vec<Perubahan>>> {
    let baca = |kolom: &str, isi: Option<&str>| {
        isi.filter(|t| !t.is_empty())
            .map(Tanggal::parse)
            .transpose()
            .map_err(|e| DasarTolak::Saringan.pada(kolom, e.to_string()))
    };
    let (dari, sampai) = (baca("tgl_from", r.tgl_from.as_deref())?, baca("tgl_to", r.tgl_to.as_deref())?);
    let data = app
        .db
        .read(move |c| {
            let hari_ini = platform::toko::cari(c, &p.toko)?.tgl_system;
            harga::perubahan(c, &p.toko, dari.unwrap_or(hari_ini), sampai.unwrap_or(hari_ini))
        })
        .await?;
    Ok(Jawab::data(data))
}

/// The header a board sends its key in.
pub const KUNCI_PAPAN: &str = "x-papan-key";

/// The key of a board. Without one the request is not understood; whether it is right the handler says.
pub struct KunciPapan(String);

impl<S: Send + Sync> FromRequestParts<S> for KunciPapan {
    type Rejection = crate::tepi::jawab::Galat;
    async fn from_request_parts(p: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let kunci = p.headers.get(KUNCI_PAPAN).and_then(|v| v.to_str().ok()).map(str::trim);
        kunci.filter(|k| !k.is_empty()).map(|k| KunciPapan(k.to_owned())).ok_or_else(|| {
            HargaTolak::PapanTautan.tolak("Tautan papan harga ini tidak lengkap: kuncinya tidak ada").into()
        })
    }
}

/// The prices in force, for a screen in the shop. Opened by the key of a board, without a login.
#[utoipa::path(get, path = "/api/v1/harga-emas/papan", tag = "harga emas",
    params(("X-Papan-Key" = String, Header)),
    responses((status = 200, body = Jawab<Papan>)))]
pub async fn papan(State(app): State<App>, KunciPapan(kunci): KunciPapan) -> Hasil<Jawab<Papan>> {
    Ok(Jawab::data(app.db.snapshot(move |c| papan::lihat(c, &kunci)).await?))
}

/// The price boards of the store; their keys are not told again.
#[utoipa::path(get, path = "/api/v1/harga-emas/papan/kunci", tag = "harga emas", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Terdaftar>>)))]
pub async fn daftar_papan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Terdaftar>>> {
    let data = app
        .db
        .read(move |c| {
            harga::izin(&p)?;
            Ok::<_, Tolak>(papan::daftar(c, &p.toko)?)
        })
        .await?;
    Ok(Jawab::data(data))
}

/// Makes a price board; the answer is the only time its key is told.
#[utoipa::path(post, path = "/api/v1/harga-emas/papan/kunci", tag = "harga emas", request_body = Baru,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Dibuat>)))]
pub async fn buat_papan(State(app): State<App>, Siapa(p): Siapa, Isi(b): Isi<Baru>) -> Hasil<Jawab<Dibuat>> {
    let (id, kunci) = papan::kunci_baru();
    let d = app.db.write(p.toko.clone(), move |tx| papan::buat(tx, &p, &b, &id, &kunci)).await?;
    Ok(Jawab::pesan(d, "Papan harga dibuat; simpan tautannya sekarang, kuncinya tidak ditampilkan lagi"))
}

/// Revokes a price board: its screen goes dark at the next look.
#[utoipa::path(delete, path = "/api/v1/harga-emas/papan/kunci/{id}", tag = "harga emas", security(("token" = [])),
    params(("id" = String, Path)),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn cabut_papan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(id): Path<String>,
) -> Hasil<Jawab<bool>> {
    app.db.write(p.toko.clone(), move |tx| papan::cabut(tx, &p, &id)).await?;
    Ok(Jawab::pesan(true, "Papan harga dicabut"))
}
