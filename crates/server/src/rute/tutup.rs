//! Closing a store's day, counting and handing over drawers, the digest of a day, and the proof of balance.

use crate::App;
use crate::rute::bersama::{self, mentah};
use crate::tepi::Jalur;
use crate::tepi::Syarat as S;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Tanya};
use crate::tutup_hari;
use axum::extract::State;
use axum::response::Response;
use kas::hitung_kas::{self, MintaHitungKas as MintaHitung, Setuju, Tercatat};
use kas::serah_kas::{self, MintaSerahKas as MintaSerah, Putus, Serah};
use platform::DasarTolak;
use platform::{Tolak, toko};
use serde::{Deserialize, Serialize};
use tutup::TutupTolak;
use tutup::{Bukti, Dokumen, Keadaan, Ringkasan, TanyaDok, Tertutup};
use values::Tanggal;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(MENU), routes!(keadaan))
        .pasang(S::Menu(MENU), routes!(tutup))
        .pasang(S::Menu(LACI), routes!(hitung))
        .pasang(S::Level(&["SPV", "OWN"]), routes!(setujui))
        .pasang(S::Menu(LACI), routes!(daftar_serah))
        .pasang(S::Menu(LACI), routes!(serahkan))
        .pasang(S::Menu(LACI), routes!(putuskan))
        .pasang(S::Level(PEMILIK), routes!(ringkasan))
        .pasang(S::Level(PEMILIK), routes!(ringkasan_pdf))
        .pasang(S::Level(PEMILIK), routes!(bukti))
        .pasang(S::Level(PEMILIK), routes!(bukti_dokumen))
}

pub const MENU: &[&str] = &["/tutup-toko"];
/// Counting and handing over is the cashier's own work.
pub const LACI: &[&str] = &["/tutup-toko", "/uang-kas"];
/// Owners and supervisors look at the proof and the digest.
pub const PEMILIK: &[&str] = &["OWN", "SPV", "SU"];

/// What stands in the way of closing, what is worth knowing, and how far the drawers are counted.
#[utoipa::path(get, path = "/api/v1/system/close", tag = "tutup toko", security(("token" = [])),
    responses((status = 200, body = Jawab<Keadaan>)))]
pub async fn keadaan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Keadaan>> {
    let (kini, berjalan) = (app.db.jam().sekarang(), tutup_hari::berjalan(&app, &p.toko));
    Ok(Jawab::data(app.db.snapshot(move |c| tutup::keadaan(c, &p, kini, berjalan, rangkai::DOMAIN)).await?))
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaTutup {
    /// the word 'close'
    #[serde(rename = "PROSES")]
    proses: String,
    /// the day the screen showed; another day by now means that somebody else has closed it
    #[serde(default)]
    tanggal: Option<String>,
}

/// Closes the business day. Progress comes as `closed-store-progress` {percentage, message}; sessions end with it.
#[utoipa::path(post, path = "/api/v1/system/close", tag = "tutup toko", request_body = MintaTutup, security(("token" = [])),
    responses((status = 200, body = Jawab<Tertutup>)))]
pub async fn tutup(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaTutup>,
) -> Hasil<Jawab<Tertutup>> {
    if m.proses != "close" {
        let pesan = "PROSES harus close";
        return Err(TutupTolak::Pernyataan.pada("PROSES", pesan).into());
    }
    let tanggal = tgl(m.tanggal.as_deref())?;
    // Goes on when the screen is gone: half a closing is not told.
    let tugas = tokio::spawn(async move { tutup_hari::jalankan(&app, &p, tanggal).await });
    let hasil = tugas
        .await
        .map_err(|e| DasarTolak::Dalam.tolak("Terjadi kesalahan di server, silahkan coba lagi").sebab(e))??;
    Ok(Jawab::pesan(hasil, "Berhasil Menutup Toko"))
}

fn tgl(teks: Option<&str>) -> Result<Option<Tanggal>, Tolak> {
    teks.map(str::trim)
        .filter(|t| !t.is_empty())
        .map(|t| Tanggal::parse(t).map_err(|e| DasarTolak::Tanggal.pada("tanggal", e.to_string())))
        .transpose()
}

/// Records a blind count of one's own drawer. The answer tells what was counted, never what was expected.
#[utoipa::path(post, path = "/api/v1/cash/count", tag = "tutup toko", request_body = MintaHitung,
    security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaHitung>,
) -> Hasil<Mentah> {
    let jawab = app
        .db
        .write(p.toko.clone(), move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                mentah(&Jawab::pesan(hitung_kas::catat(tx, &p, &m)?, "Hitungan kas tersimpan"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

/// Accepts the difference of somebody's count.
#[utoipa::path(post, path = "/api/v1/cash/count/approve", tag = "tutup toko", request_body = Setuju,
    security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn setujui(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Setuju>,
) -> Hasil<Mentah> {
    let jawab = app
        .db
        .write(p.toko.clone(), move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                hitung_kas::setujui(tx, &p, &m)?;
                mentah(&Jawab::pesan(true, "Selisih kas disetujui"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = KasirTujuan)]
pub struct Tujuan {
    user_id: String,
    user_name: String,
}

#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = DaftarSerahKas)]
pub struct DaftarSerah {
    serah: Vec<Serah>,
    tujuan: Vec<Tujuan>,
}

/// The hand-overs of the day, and the cashiers a till can be given to.
#[utoipa::path(get, path = "/api/v1/cash/handover", tag = "tutup toko", security(("token" = [])),
    responses((status = 200, body = Jawab<DaftarSerah>)))]
pub async fn daftar_serah(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<DaftarSerah>> {
    let d = app
        .db
        .read(move |c| {
            let serah = serah_kas::hari_ini(c, &p)?;
            let tujuan = serah_kas::tujuan(c, &p)?;
            let tujuan =
                tujuan.into_iter().map(|(user_id, user_name)| Tujuan { user_id, user_name }).collect();
            Ok::<_, Tolak>(DaftarSerah { serah, tujuan })
        })
        .await?;
    Ok(Jawab::data(d))
}

/// Counts one's own drawer and offers it to the next cashier.
#[utoipa::path(post, path = "/api/v1/cash/handover", tag = "tutup toko", request_body = MintaSerah,
    security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Serah>)))]
pub async fn serahkan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MintaSerah>,
) -> Hasil<Mentah> {
    let jawab = app
        .db
        .write(p.toko.clone(), move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                mentah(&Jawab::pesan(serah_kas::serahkan(tx, &p, &m)?, "Laci menunggu diterima"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

/// The receiver accepts (with what they counted) or refuses; the giver takes it back.
#[utoipa::path(post, path = "/api/v1/cash/handover/decide", tag = "tutup toko", request_body = Putus,
    security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Serah>)))]
pub async fn putuskan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Putus>,
) -> Hasil<Mentah> {
    let jawab = app
        .db
        .write(p.toko.clone(), move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                mentah(&Jawab::pesan(serah_kas::putuskan(tx, &p, &m)?, "Data Berhasil Disimpan"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TanyaHari {
    /// yyyy-MM-dd
    tanggal: String,
}

fn wajib(q: &TanyaHari) -> Result<Tanggal, Tolak> {
    tgl(Some(&q.tanggal))?.ok_or_else(|| {
        DasarTolak::Tanggal.tolak("Tanggal wajib diisi").kolom("tanggal", "Tanggal wajib diisi")
    })
}

/// The digest of a day: as it was kept at closing, or as the open day stands.
#[utoipa::path(get, path = "/api/v1/system/digest", tag = "tutup toko", security(("token" = [])), params(TanyaHari),
    responses((status = 200, body = Jawab<Ringkasan>)))]
pub async fn ringkasan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaHari>,
) -> Hasil<Jawab<Ringkasan>> {
    let hari = wajib(&q)?;
    Ok(Jawab::data(app.db.snapshot(move |c| tutup::ringkasan(c, &p.toko, hari, rangkai::DOMAIN)).await?))
}

/// The same on paper.
#[utoipa::path(get, path = "/api/v1/system/digest/pdf", tag = "tutup toko", security(("token" = [])), params(TanyaHari),
    responses((status = 200, content_type = "application/pdf")))]
pub async fn ringkasan_pdf(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaHari>,
) -> Hasil<Response> {
    let hari = wajib(&q)?;
    let (user, cetak) = (p.user_id.to_string(), app.db.jam().hari_ini().to_string());
    let (r, t) = app
        .db
        .snapshot(move |c| {
            Ok::<_, Tolak>((tutup::ringkasan(c, &p.toko, hari, rangkai::DOMAIN)?, toko::cari(c, &p.toko)?))
        })
        .await?;
    let nama = format!("ringkasan-{}-{}", r.kode_toko, r.tanggal);
    bersama::pdf(&nama, move || tutup::pdf(&r, &t, &user, &cetak)).await
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TanyaBukti {
    /// 1: walk the audit chain too
    #[serde(default)]
    rantai: u8,
}

/// Every rule recomputed now, and every tray, drawer and account against its book.
#[utoipa::path(get, path = "/api/v1/system/proof", tag = "tutup toko", security(("token" = [])), params(TanyaBukti),
    responses((status = 200, body = Jawab<Bukti>)))]
pub async fn bukti(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaBukti>,
) -> Hasil<Jawab<Bukti>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(
        app.db.lapor(move |c| tutup::bukti(c, &p.toko, kini, q.rantai == 1, rangkai::DOMAIN)).await?,
    ))
}

/// The last documents behind a tray, a drawer or an account.
#[utoipa::path(get, path = "/api/v1/system/proof/documents", tag = "tutup toko", security(("token" = [])),
    params(TanyaDok), responses((status = 200, body = Jawab<Vec<Dokumen>>)))]
pub async fn bukti_dokumen(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaDok>,
) -> Hasil<Jawab<Vec<Dokumen>>> {
    Ok(Jawab::data(app.db.read(move |c| tutup::dokumen(c, &p.toko, &q)).await?))
}
