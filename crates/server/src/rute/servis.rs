//! Services: taken in, looked up, validated, worked on, finished, fetched, cancelled; their photos and their nota.

use crate::App;
use crate::cetak::nota_servis::siapkan;
use crate::rute::barang::foto;
use crate::rute::bersama::{Cetak, berkas, sekali, serahkan};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use db::Conn;
use gambar::{Gambar, Milik, Sisi};
use platform::printer::Kerja;
use serde::{Deserialize, Serialize};
use servis::{
    BayarService, Diambil, Dibatalkan, HitunganSelesai, HitunganService, Papan, ProsesMinta, Service,
    ServiceAmbilMinta, ServiceBarang, ServiceBatalMinta, ServiceMinta, ServiceRinci, ServiceSelesaiMinta,
    ServiceTokoMinta, ServiceValid, ServiceValidasi, ServisTolak, Tagihan, TahapTercatat, TakDiambil,
    TanyaBarangService, TanyaDetail, TanyaPapan, TanyaService, TanyaTakDiambil, TanyaValidasi, Tercatat,
    TotalService, TotalTakDiambil,
};
use values::{JenisDok, KodeToko, NoFaktur};

const TERIMA: &[&str] = &["/transaksi-services"];
const LIHAT: &[&str] = &["/lihat-services"];
/// The screens that look one service up.
const SATU: &[&str] = &["/lihat-services", "/transaksi-services", "/validasi-service"];
/// Those that hand out its paper and take its photos.
const NOTA: &[&str] = &["/transaksi-services", "/lihat-services"];
const VALIDASI: &[&str] = &["/validasi-service"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(TERIMA), routes!(hitung))
        .pasang(S::Menu(TERIMA), routes!(catat))
        .pasang(S::Menu(NOTA), routes!(catat_toko))
        .pasang(S::Menu(TERIMA), routes!(barang))
        .pasang(S::Menu(LIHAT), routes!(daftar))
        .pasang(S::Menu(LIHAT), routes!(papan))
        .pasang(S::Menu(LIHAT), routes!(tak_diambil))
        .pasang(S::Menu(LIHAT), routes!(kabari))
        .pasang(S::Menu(SATU), routes!(satu))
        .pasang(S::Menu(LIHAT), routes!(proses))
        .pasang(S::Menu(LIHAT), routes!(selesai_hitung))
        .pasang(S::Menu(LIHAT), routes!(selesai))
        .pasang(S::Menu(LIHAT), routes!(tagihan))
        .pasang(S::Menu(LIHAT), routes!(ambil))
        .pasang(S::Menu(LIHAT), routes!(batal))
        .pasang(S::Menu(NOTA), routes!(nota))
        .pasang(S::Menu(NOTA), routes!(cetak_nota))
        .pasang(S::Menu(SATU), routes!(foto_satu))
        .pasang(S::Menu(NOTA), routes!(foto_pasang))
        .pasang(S::Menu(NOTA), routes!(foto_hapus))
        .pasang(S::Menu(VALIDASI), routes!(validasi_daftar))
        .pasang(S::Menu(VALIDASI), routes!(validasi_simpan))
        .pasang(S::Menu(VALIDASI), routes!(validasi_detail))
}

/// What a service would come to.
#[utoipa::path(post, path = "/api/v1/service/hitung", tag = "service", operation_id = "service_hitung",
    request_body = ServiceMinta, security(("token" = [])), responses((status = 200, body = Jawab<HitunganService>)))]
pub async fn hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<ServiceMinta>,
) -> Hasil<Jawab<HitunganService>> {
    Ok(Jawab::data(app.db.read(move |c| servis::hitung(c, &p, &m)).await?))
}

/// Takes a customer's pieces in. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/service", tag = "service", operation_id = "service_catat",
    request_body = ServiceMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn catat(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<ServiceMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Service Berhasil Disimpan", move |tx, p| servis::simpan(tx, p, &m)).await
}

/// Sends damaged pieces of the shop to be repaired.
#[utoipa::path(post, path = "/api/v1/service/toko", tag = "service", operation_id = "service_catat_toko",
    request_body = ServiceTokoMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn catat_toko(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<ServiceTokoMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Service Berhasil Disimpan", move |tx, p| servis::simpan_toko(tx, p, &m)).await
}

/// A sold piece of the chain by its barcode or the number of its sale.
#[utoipa::path(get, path = "/api/v1/service/barang", tag = "service", operation_id = "service_barang",
    security(("token" = [])), params(TanyaBarangService), responses((status = 200, body = Jawab<ServiceBarang>)))]
pub async fn barang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaBarangService>,
) -> Hasil<Jawab<ServiceBarang>> {
    Ok(Jawab::data(app.db.read(move |c| servis::cari_barang(c, &p, &q)).await?))
}

/// Services by page, the newest first, with the totals of all that fit.
#[utoipa::path(get, path = "/api/v1/service", tag = "service", operation_id = "service_daftar",
    security(("token" = [])), params(TanyaService), responses((status = 200, body = JawabDaftar<Service, TotalService>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaService>,
) -> Hasil<JawabDaftar<Service, TotalService>> {
    Ok(app.db.read(move |c| servis::daftar(c, &p.toko, &q)).await?.into())
}

/// The board: every open service by its promised day.
#[utoipa::path(get, path = "/api/v1/service/papan", tag = "service", operation_id = "service_papan",
    security(("token" = [])), params(TanyaPapan), responses((status = 200, body = Jawab<Papan>)))]
pub async fn papan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaPapan>,
) -> Hasil<Jawab<Papan>> {
    Ok(Jawab::data(app.db.read(move |c| servis::papan(c, &p.toko, &q)).await?))
}

/// What is finished and nobody fetched for longer than the setting says.
#[utoipa::path(get, path = "/api/v1/service/tak-diambil", tag = "service", operation_id = "service_tak_diambil",
    security(("token" = [])), params(TanyaTakDiambil),
    responses((status = 200, body = JawabDaftar<TakDiambil, TotalTakDiambil>)))]
pub async fn tak_diambil(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaTakDiambil>,
) -> Hasil<JawabDaftar<TakDiambil, TotalTakDiambil>> {
    Ok(app.db.read(move |c| servis::tak_diambil(c, &p, &q)).await?.into())
}

/// A step that needs nothing but its service.
#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = ServiceKabari)]
pub struct Kabari {}

/// Tells the owner of a finished service again; once a day.
#[utoipa::path(post, path = "/api/v1/service/{no}/kabari", tag = "service", operation_id = "service_kabari",
    request_body = Kabari, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<TahapTercatat>)))]
pub async fn kabari(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<Kabari>,
) -> Hasil<Mentah> {
    let Kabari {} = m;
    sekali(&app, p, kunci, "Customer Sudah Dikabari", move |tx, p| servis::kabari(tx, p, &no)).await
}

/// One service with its pieces, its story and its money.
#[utoipa::path(get, path = "/api/v1/service/{no}", tag = "service", operation_id = "service_satu",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<ServiceRinci>)))]
pub async fn satu(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<ServiceRinci>> {
    Ok(Jawab::data(app.db.read(move |c| servis::rinci(c, &p.toko, &no)).await?))
}

/// The work begins, in the shop or at a craftsman.
#[utoipa::path(post, path = "/api/v1/service/{no}/proses", tag = "service", operation_id = "service_proses",
    request_body = ProsesMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<TahapTercatat>)))]
pub async fn proses(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<ProsesMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Service Diproses", move |tx, p| servis::proses(tx, p, &no, &m)).await
}

/// What finishing would come to: weights against what the work allows, the bill.
#[utoipa::path(post, path = "/api/v1/service/{no}/selesai/hitung", tag = "service", operation_id = "service_selesai_hitung",
    request_body = ServiceSelesaiMinta, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<HitunganSelesai>)))]
pub async fn selesai_hitung(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<ServiceSelesaiMinta>,
) -> Hasil<Jawab<HitunganSelesai>> {
    Ok(Jawab::data(app.db.read(move |c| servis::hitung_selesai(c, &p, &no, &m)).await?))
}

/// Finishes a service: every piece on the scale again.
#[utoipa::path(post, path = "/api/v1/service/{no}/selesai", tag = "service", operation_id = "service_selesai",
    request_body = ServiceSelesaiMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<TahapTercatat>)))]
pub async fn selesai(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<ServiceSelesaiMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Service Selesai", move |tx, p| servis::selesai(tx, p, &no, &m)).await
}

/// What fetching costs now.
#[utoipa::path(get, path = "/api/v1/service/{no}/tagihan", tag = "service", operation_id = "service_tagihan",
    security(("token" = [])), params(("no" = String, Path)), responses((status = 200, body = Jawab<Tagihan>)))]
pub async fn tagihan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<Tagihan>> {
    Ok(Jawab::data(app.db.read(move |c| servis::tagihan(c, &p, &no)).await?))
}

/// Gives the pieces of a finished service to their owner.
#[utoipa::path(post, path = "/api/v1/service/{no}/ambil", tag = "service", operation_id = "service_ambil",
    request_body = ServiceAmbilMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Diambil>)))]
pub async fn ambil(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<ServiceAmbilMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Service Berhasil Diambil", move |tx, p| servis::ambil(tx, p, &no, &m)).await
}

/// Takes a service back before the work, or gives it back undone.
#[utoipa::path(post, path = "/api/v1/service/{no}/batal", tag = "service", operation_id = "service_batal",
    request_body = ServiceBatalMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Dibatalkan>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<ServiceBatalMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Service Berhasil Dibatalkan", move |tx, p| servis::batal(tx, p, &no, &m)).await
}

/// How its paper is drawn.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaNota {
    /// slips, so many of them (1 to 3); left out: the nota
    pub rangkap: Option<i64>,
}

/// The nota of a service as PDF, or its slips.
#[utoipa::path(get, path = "/api/v1/service/{no}/nota", tag = "service", operation_id = "service_nota",
    security(("token" = [])), params(("no" = String, Path), TanyaNota),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn nota(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Tanya(q): Tanya<TanyaNota>,
) -> Hasil<Response> {
    berkas(&app, &p, move |c, toko| siapkan(c, toko, &no, q.rangkap)).await
}

#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceTercetak)]
pub struct Tercetak {
    no_service: String,
    /// the first is the original
    urut: i64,
    kerja: Option<Kerja>,
}

/// Hands the nota of a service out: written down, and printed on a printer of the store when one is named.
#[utoipa::path(post, path = "/api/v1/service/{no}/cetak", tag = "service", operation_id = "service_cetak",
    request_body = Cetak, security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<Tercetak>)))]
pub async fn cetak_nota(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Tercetak>> {
    let n = no.clone();
    // One that may not be handed out is not written down as handed out.
    let nomor = move |c: &mut Conn, toko: &KodeToko| {
        siapkan(c, toko, &n, None)?;
        Ok(servis::rinci(c, toko, &n)?.kepala.isi.no_service)
    };
    let nota = move |c: &mut Conn, toko: &KodeToko| siapkan(c, toko, &no, None);
    let jawab = |no_service, urut, kerja| Tercetak { no_service, urut, kerja };
    serahkan(&app, &p, &m, nomor, nota, jawab).await
}

/// Whose photo it is.
fn milik(no: &str, baris: i64, sisi: &str) -> Hasil<Milik> {
    let tidak_ada = || ServisTolak::TidakAda.tolak(format!("Service {no} tidak ada di toko ini"));
    let nomor = NoFaktur::parse(&no.trim().to_uppercase()).ok().filter(|n| n.jenis() == JenisDok::Service);
    let sisi = match sisi.to_uppercase().as_str() {
        "MASUK" => Sisi::Masuk,
        "KELUAR" => Sisi::Keluar,
        _ => return Err(tidak_ada().into()),
    };
    Ok(Milik::Service(nomor.ok_or_else(tidak_ada)?, baris, sisi))
}

/// The photo of a piece of a service, as it came in or went out.
#[utoipa::path(get, path = "/api/v1/service/{no}/foto/{baris}/{sisi}", tag = "service", operation_id = "service_foto_satu",
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

/// Gives a piece of an open service a photo, in place of the one it has.
#[utoipa::path(post, path = "/api/v1/service/{no}/foto/{baris}/{sisi}", tag = "service", operation_id = "service_foto_pasang",
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

/// Takes a photo of an open service away.
#[utoipa::path(delete, path = "/api/v1/service/{no}/foto/{baris}/{sisi}", tag = "service", operation_id = "service_foto_hapus",
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

/// Services that nobody validated yet.
#[utoipa::path(get, path = "/api/v1/validasi/service/get", tag = "service", operation_id = "validasi_service_daftar",
    security(("token" = [])), params(TanyaValidasi), responses((status = 200, body = Jawab<Vec<ServiceValidasi>>)))]
pub async fn validasi_daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaValidasi>,
) -> Hasil<Jawab<Vec<ServiceValidasi>>> {
    Ok(Jawab::data(app.db.read(move |c| servis::menunggu(c, &p.toko, &q)).await?))
}

/// Validates services: all that are named, or none. Answers how many.
#[utoipa::path(post, path = "/api/v1/validasi/service", tag = "service", operation_id = "validasi_service",
    request_body = ServiceValid, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<i64>)))]
pub async fn validasi_simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<ServiceValid>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Data Berhasil Divalidasi", move |tx, p| servis::validasi(tx, p, &m)).await
}

/// How a service was paid, for 'Detail Pembayaran'.
#[utoipa::path(get, path = "/api/v1/validasi/detail/", tag = "service", operation_id = "validasi_detail",
    security(("token" = [])), params(TanyaDetail), responses((status = 200, body = Jawab<Vec<BayarService>>)))]
pub async fn validasi_detail(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaDetail>,
) -> Hasil<Jawab<Vec<BayarService>>> {
    Ok(Jawab::data(app.db.read(move |c| servis::detail_bayar(c, &p.toko, &q)).await?))
}
