//! What a member sees of their own: points, notas with today's estimate, deposits, works, loans, gifts. Every answer is of the
//! session's person alone.

use crate::App;
use crate::tepi::jaga::SiapaAnggota;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, Jalur, Jawab, Syarat as S, Tanya};
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use gambar::Milik as MilikGambar;
use member::app::klaim::{self, HadiahBisa, Klaim, MintaKlaim};
use member::app::sendiri::{self, Milik, Nota, Pekerjaan, Saya, Titipan};
use member::app::{Anggota, AppTolak};
use member::riwayat::Halaman;
use platform::domain::NotaAsli;
use platform::lacak::{self, Halaman as Lembar};
use platform::{Status, Tolak};
use rangkai::DOMAIN;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use values::{Berat, Kadar, KodeToko, NoFaktur, Rupiah};

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Anggota, routes!(saya))
        .pasang(S::Anggota, routes!(poin))
        .pasang(S::Anggota, routes!(milik))
        .pasang(S::Anggota, routes!(nota))
        .pasang(S::Anggota, routes!(nota_satu))
        .pasang(S::Anggota, routes!(nota_foto))
        .pasang(S::Anggota, routes!(titipan))
        .pasang(S::Anggota, routes!(pekerjaan))
        .pasang(S::Anggota, routes!(pinjaman))
        .pasang(S::Anggota, routes!(pinjaman_qr))
        .pasang(S::Anggota, routes!(hadiah))
        .pasang(S::Anggota, routes!(klaim_daftar))
        .pasang(S::Anggota, routes!(klaim_minta))
        .pasang(S::Anggota, routes!(klaim_batal))
}

/// Who the card is of, with points and deposits.
#[utoipa::path(get, path = "/api/v1/app/saya", tag = "app", operation_id = "app_saya", security(("token" = [])),
    responses((status = 200, body = Jawab<Saya>)))]
pub async fn saya(State(app): State<App>, SiapaAnggota(a): SiapaAnggota) -> Hasil<Jawab<Saya>> {
    let (hari, kini) = (app.db.jam().hari_ini(), app.db.jam().sekarang());
    Ok(Jawab::data(app.db.snapshot(move |c| sendiri::saya(c, &a, hari, kini)).await?))
}

#[derive(Deserialize)]
pub struct Sebelum {
    sebelum: Option<String>,
}

/// The story of the points, newest first; `lanjut` asks for the next ones.
#[utoipa::path(get, path = "/api/v1/app/saya/poin", tag = "app", operation_id = "app_poin", security(("token" = [])),
    params(("sebelum" = Option<String>, Query)), responses((status = 200, body = Jawab<Halaman>)))]
pub async fn poin(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
    Tanya(t): Tanya<Sebelum>,
) -> Hasil<Jawab<Halaman>> {
    let sebelum = t.sebelum.unwrap_or_default();
    Ok(Jawab::data(app.db.read(move |c| sendiri::poin(c, DOMAIN, &a, &sebelum)).await?))
}

/// Pieces the member still has, each with today's estimate.
#[utoipa::path(get, path = "/api/v1/app/saya/milik", tag = "app", operation_id = "app_milik", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Milik>>)))]
pub async fn milik(State(app): State<App>, SiapaAnggota(a): SiapaAnggota) -> Hasil<Jawab<Vec<Milik>>> {
    Ok(Jawab::data(app.db.snapshot(move |c| sendiri::milik(c, DOMAIN, &a)).await?))
}

#[derive(Deserialize)]
pub struct Lewati {
    skip: Option<i64>,
}

/// Notas of the member, newest first, fifty a page.
#[utoipa::path(get, path = "/api/v1/app/saya/nota", tag = "app", operation_id = "app_nota", security(("token" = [])),
    params(("skip" = Option<i64>, Query)), responses((status = 200, body = Jawab<Vec<Nota>>)))]
pub async fn nota(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
    Tanya(t): Tanya<Lewati>,
) -> Hasil<Jawab<Vec<Nota>>> {
    Ok(Jawab::data(app.db.read(move |c| sendiri::nota(c, &a, t.skip.unwrap_or(0))).await?))
}

/// A piece of a nota.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = AppNotaBarang)]
pub struct Barang {
    nama: String,
    qty: i64,
    #[schema(value_type = f64)]
    kadar: Kadar,
    #[schema(value_type = f64)]
    berat: Berat,
    /// by today's price list, as anybody is told it
    #[schema(value_type = Option<i64>)]
    harga_kini: Option<Rupiah>,
}

/// A nota with its pieces.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = AppNotaRinci)]
pub struct NotaRinci {
    no_faktur: String,
    judul: String,
    tgl: String,
    batal: bool,
    barang: Vec<Barang>,
    /// the page that proves it genuine to anybody; empty where there is no public address
    alamat: String,
    syarat: String,
}

/// One nota of the member's own.
#[utoipa::path(get, path = "/api/v1/app/saya/nota/{no}", tag = "app", operation_id = "app_nota_satu",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<NotaRinci>)))]
pub async fn nota_satu(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
    Path(no): Path<String>,
) -> Hasil<Jawab<NotaRinci>> {
    let data = app
        .db
        .snapshot(move |c| {
            let (no, n) = sendiri::nota_satu(c, DOMAIN, &a, &no)?;
            let alamat = lacak::alamat_untuk(c, Lembar::Nota, no.toko(), &no.to_string())?;
            Ok::<_, Tolak>(rinci(&no, n, alamat))
        })
        .await?;
    Ok(Jawab::data(data))
}

fn rinci(no: &NoFaktur, n: NotaAsli, alamat: String) -> NotaRinci {
    NotaRinci {
        no_faktur: no.to_string(),
        judul: n.judul.to_owned(),
        tgl: n.tgl.to_string(),
        batal: n.batal,
        barang: n
            .barang
            .into_iter()
            .map(|b| Barang {
                nama: b.nama,
                qty: b.qty,
                kadar: b.kadar,
                berat: b.berat,
                harga_kini: b.harga_kini,
            })
            .collect(),
        alamat,
        syarat: sendiri::SYARAT.to_owned(),
    }
}

/// The photo of a piece on a nota of the member's own.
#[utoipa::path(get, path = "/api/v1/app/saya/nota/{no}/foto/{ke}", tag = "app", operation_id = "app_nota_foto",
    security(("token" = [])), params(("no" = String, Path), ("ke" = String, Path)),
    responses((status = 200, content_type = "image/jpeg", body = Vec<u8>)))]
pub async fn nota_foto(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
    Path((no, ke)): Path<(String, String)>,
) -> Hasil<Response> {
    let tidak_ada = || AppTolak::TidakAda.tolak("Foto ini tidak ada");
    let (no, n) = app.db.read(move |c| sendiri::nota_satu(c, DOMAIN, &a, &no)).await?;
    let kode = ke
        .parse::<usize>()
        .ok()
        .and_then(|ke| n.barang.get(ke))
        .map(|b| b.kode_barcode.clone())
        .ok_or_else(tidak_ada)?;
    let m = MilikGambar::produk(&kode).map_err(|_| tidak_ada())?;
    match gambar::ambil(&app.db, &app.lemari()?, no.toko(), m, None).await {
        Ok((_, Some(isi))) => {
            let kepala =
                [(header::CONTENT_TYPE, "image/jpeg"), (header::CACHE_CONTROL, "private, max-age=600")];
            Ok((StatusCode::OK, kepala, isi).into_response())
        }
        Ok(_) => Err(tidak_ada().into()),
        Err(t) if t.status == Status::TidakAda => Err(tidak_ada().into()),
        Err(t) => Err(t.into()),
    }
}

/// Money of the member that we hold.
#[utoipa::path(get, path = "/api/v1/app/saya/titipan", tag = "app", operation_id = "app_titipan", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Titipan>>)))]
pub async fn titipan(State(app): State<App>, SiapaAnggota(a): SiapaAnggota) -> Hasil<Jawab<Vec<Titipan>>> {
    Ok(Jawab::data(app.db.read(move |c| sendiri::titipan(c, &a)).await?))
}

/// Orders, services and contracts of instalments, by stage.
#[utoipa::path(get, path = "/api/v1/app/saya/pekerjaan", tag = "app", operation_id = "app_pekerjaan",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Pekerjaan>>)))]
pub async fn pekerjaan(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
) -> Hasil<Jawab<Vec<Pekerjaan>>> {
    let hari = app.db.jam().hari_ini();
    Ok(Jawab::data(app.db.snapshot(move |c| sendiri::pekerjaan(c, DOMAIN, &a, hari)).await?))
}

/// Loans, with what redeeming costs today and on the days after.
#[utoipa::path(get, path = "/api/v1/app/saya/pinjaman", tag = "app", operation_id = "app_pinjaman",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Pekerjaan>>)))]
pub async fn pinjaman(State(app): State<App>, SiapaAnggota(a): SiapaAnggota) -> Hasil<Jawab<Vec<Pekerjaan>>> {
    let hari = app.db.jam().hari_ini();
    Ok(Jawab::data(app.db.snapshot(move |c| sendiri::pinjaman(c, DOMAIN, &a, hari)).await?))
}

/// So long a QR of the app is good.
const UMUR_QR: Duration = Duration::from_secs(60);

/// What a cashier scans: it finds the loan for a minute, and entitles to nothing.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = AppQr)]
pub struct Qr {
    kode: String,
    svg: String,
    berlaku_sampai: String,
}

/// A QR of a loan of the member's own, for the cashier's scanner.
#[utoipa::path(post, path = "/api/v1/app/saya/pinjaman/{no}/qr", tag = "app", operation_id = "app_pinjaman_qr",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<Qr>)))]
pub async fn pinjaman_qr(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
    Path(no): Path<String>,
) -> Hasil<Jawab<Qr>> {
    let sampai = app.db.jam().sekarang().tambah(UMUR_QR).map_err(|e| db::Error::Lain(e.to_string()))?;
    let kode = app
        .db
        .write(a.toko.clone(), move |tx| {
            let no = sendiri::pinjaman_milik(tx, &a, &no)?;
            lacak::pastikan_kunci(tx)?;
            lacak::kode_app(tx, &no, sampai)
        })
        .await?
        .ok_or_else(|| db::Error::Lain("kunci lacak tidak ada".into()))?;
    let svg = print::kode_batang::qr(&kode).map_err(|e| db::Error::Lain(e.to_string()))?.svg();
    Ok(Jawab::data(Qr { kode, svg, berlaku_sampai: sampai.to_string() }))
}

#[derive(Deserialize)]
pub struct DiToko {
    kode_toko: Option<String>,
}

fn toko_atau(a: &Anggota, kode: &str) -> Hasil<KodeToko> {
    if kode.trim().is_empty() {
        return Ok(a.toko.clone());
    }
    Ok(KodeToko::parse(kode.trim())
        .map_err(|_| AppTolak::TidakAda.pada("kode_toko", "Toko ini tidak ada"))?)
}

/// Gifts of a store for points, with what is free of each.
#[utoipa::path(get, path = "/api/v1/app/saya/hadiah", tag = "app", operation_id = "app_hadiah", security(("token" = [])),
    params(("kode_toko" = Option<String>, Query)), responses((status = 200, body = Jawab<Vec<HadiahBisa>>)))]
pub async fn hadiah(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
    Tanya(t): Tanya<DiToko>,
) -> Hasil<Jawab<Vec<HadiahBisa>>> {
    let toko = toko_atau(&a, &t.kode_toko.unwrap_or_default())?;
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| klaim::hadiah(c, &toko, kini)).await?))
}

/// Claims of the member, the newest first.
#[utoipa::path(get, path = "/api/v1/app/saya/klaim", tag = "app", operation_id = "app_klaim", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Klaim>>)))]
pub async fn klaim_daftar(State(app): State<App>, SiapaAnggota(a): SiapaAnggota) -> Hasil<Jawab<Vec<Klaim>>> {
    let kini = app.db.jam().sekarang();
    Ok(Jawab::data(app.db.read(move |c| klaim::lihat(c, &a, kini)).await?))
}

/// Claims a gift: points and piece wait for three days.
#[utoipa::path(post, path = "/api/v1/app/saya/klaim", tag = "app", operation_id = "app_klaim_minta",
    request_body = MintaKlaim, security(("token" = [])), responses((status = 200, body = Jawab<Klaim>)))]
pub async fn klaim_minta(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
    Isi(m): Isi<MintaKlaim>,
) -> Hasil<Jawab<Klaim>> {
    let toko = toko_atau(&a, &m.kode_toko)?;
    app.setelan(&toko).await?;
    let data = app.db.write(toko, move |tx| klaim::minta(tx, &a, &m)).await?;
    Ok(Jawab::pesan(data, "Hadiah menunggu Anda di toko selama 3 hari"))
}

/// Calls a claim off.
#[utoipa::path(post, path = "/api/v1/app/saya/klaim/{id}/batal", tag = "app", operation_id = "app_klaim_batal",
    security(("token" = [])), params(("id" = String, Path)), responses((status = 200, body = Jawab<bool>)))]
pub async fn klaim_batal(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
    Path(id): Path<String>,
) -> Hasil<Jawab<bool>> {
    app.db.write(a.toko.clone(), move |tx| klaim::batal(tx, &a, &id)).await?;
    Ok(Jawab::pesan(true, "Klaim dibatalkan"))
}
