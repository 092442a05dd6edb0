//! Services: taken in, looked up, validated, worked on, finished, fetched, cancelled; their photos and their nota.

use crate::App;
use crate::cetak::nota_servis::siapkan;
use crate::rute::barang::foto;
use crate::rute::bersama::{berkas, nota_dokumen, sekali};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use gambar::{Gambar, Milik, Sisi};
use serde::Deserialize;
use servis::{
    BayarService, Diambil, Dibatalkan, Ganti, GantiDibayar, GantiTercatat, HitungKepala, HitungTercatat,
    HitunganSelesai, HitunganService, Papan, ProsesMinta, Service, ServiceAmbilMinta, ServiceBarang,
    ServiceBatalAmbilMinta, ServiceBatalMinta, ServiceGantiBayarMinta, ServiceHilangMinta,
    ServiceHitungMinta, ServiceJadiTokoMinta, ServiceMinta, ServiceRinci, ServiceSelesaiMinta,
    ServiceTokoMinta, ServiceValid, ServiceValidasi, ServisTolak, Tagihan, TahapTercatat, TakDiambil,
    TanyaBarangService, TanyaDetail, TanyaGanti, TanyaPapan, TanyaService, TanyaTakDiambil, TanyaValidasi,
    Tercatat, TotalGanti, TotalService, TotalTakDiambil,
};
use values::{JenisDok, NoFaktur};

const TERIMA: &[&str] = &["/transaksi-services"];
const LIHAT: &[&str] = &["/lihat-services"];
/// The screens that look one service up.
const SATU: &[&str] = &["/lihat-services", "/transaksi-services", "/validasi-service"];
/// Those that hand out its paper and take its photos.
const NOTA: &[&str] = &["/transaksi-services", "/lihat-services"];
const VALIDASI: &[&str] = &["/validasi-service"];
/// Steps are the work of these screens: who only looks services up does none of them. Working on them is of who takes them in or keeps
/// the craftsmen's gold, giving out of who takes them in, taking back a pick-up or writing a piece off of who takes sales back.
const KERJA: &[&str] = &["/transaksi-services", "/emas-tukang"];
const BATAL: &[&str] = &["/transaksi-services", "/batal-penjualan"];
const BATAL_AMBIL: &[&str] = &["/batal-penjualan"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(TERIMA), routes!(hitung))
        .pasang(S::Menu(TERIMA), routes!(catat))
        .pasang(S::Menu(TERIMA), routes!(catat_toko))
        .pasang(S::Menu(TERIMA), routes!(barang))
        .pasang(S::Menu(LIHAT), routes!(daftar))
        .pasang(S::Menu(LIHAT), routes!(papan))
        .pasang(S::Menu(LIHAT), routes!(tak_diambil))
        .pasang(S::Menu(LIHAT), routes!(kabari))
        .pasang(S::Menu(SATU), routes!(satu))
        .pasang(S::MenuDan(LIHAT, KERJA), routes!(proses))
        .pasang(S::MenuDan(LIHAT, KERJA), routes!(selesai_hitung))
        .pasang(S::MenuDan(LIHAT, KERJA), routes!(selesai))
        .pasang(S::Menu(LIHAT), routes!(tagihan))
        .pasang(S::MenuDan(LIHAT, TERIMA), routes!(ambil))
        .pasang(S::MenuDan(LIHAT, BATAL), routes!(batal))
        .pasang(S::MenuDan(LIHAT, BATAL_AMBIL), routes!(batal_ambil))
        .pasang(S::MenuDan(LIHAT, BATAL_AMBIL), routes!(hilang))
        .pasang(S::MenuDan(LIHAT, BATAL_AMBIL), routes!(jadi_toko))
        .pasang(S::Menu(LIHAT), routes!(ganti))
        .pasang(S::MenuDan(LIHAT, TERIMA), routes!(bayar_ganti))
        .pasang(S::Menu(LIHAT), routes!(hitungan))
        .pasang(S::Menu(LIHAT), routes!(hitung_barang))
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

/// Takes a pick-up back: the pieces are on the counter again, the money goes the way it came.
#[utoipa::path(post, path = "/api/v1/service/{no}/batal-ambil", tag = "service", operation_id = "service_batal_ambil",
    request_body = ServiceBatalAmbilMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<TahapTercatat>)))]
pub async fn batal_ambil(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<ServiceBatalAmbilMinta>,
) -> Hasil<Mentah> {
    let pesan = "Pengambilan Service Dibatalkan";
    sekali(&app, p, kunci, pesan, move |tx, p| servis::batal_ambil(tx, p, &no, &m)).await
}

/// Pieces were lost here: what they are worth is owed, the others go home. The owner says yes.
#[utoipa::path(post, path = "/api/v1/service/{no}/hilang", tag = "service", operation_id = "service_hilang",
    request_body = ServiceHilangMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<GantiTercatat>)))]
pub async fn hilang(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<ServiceHilangMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Barang Hilang Dicatat", move |tx, p| servis::hilang(tx, p, &no, &m)).await
}

/// What nobody fetched for long after a notice becomes the shop's. The owner says yes.
#[utoipa::path(post, path = "/api/v1/service/{no}/jadi-toko", tag = "service", operation_id = "service_jadi_toko",
    request_body = ServiceJadiTokoMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<GantiTercatat>)))]
pub async fn jadi_toko(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<ServiceJadiTokoMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Barang Menjadi Milik Toko", move |tx, p| servis::jadi_toko(tx, p, &no, &m)).await
}

/// What the shop owes for service pieces that did not come back.
#[utoipa::path(get, path = "/api/v1/service/ganti", tag = "service", operation_id = "service_ganti",
    security(("token" = [])), params(TanyaGanti), responses((status = 200, body = JawabDaftar<Ganti, TotalGanti>)))]
pub async fn ganti(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaGanti>,
) -> Hasil<JawabDaftar<Ganti, TotalGanti>> {
    Ok(app.db.read(move |c| servis::ganti(c, &p.toko, &q)).await?.into())
}

/// Pays it out to the person on the document.
#[utoipa::path(post, path = "/api/v1/service/ganti/{no}/bayar", tag = "service", operation_id = "service_ganti_bayar",
    request_body = ServiceGantiBayarMinta, security(("token" = [])),
    params(("no" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<GantiDibayar>)))]
pub async fn bayar_ganti(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<ServiceGantiBayarMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Ganti Service Dibayar", move |tx, p| servis::bayar_ganti(tx, p, &no, &m)).await
}

/// The last counts of customers' goods.
#[utoipa::path(get, path = "/api/v1/service/hitung-barang", tag = "service", operation_id = "service_hitungan_barang",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<HitungKepala>>)))]
pub async fn hitungan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<HitungKepala>>> {
    Ok(Jawab::data(app.db.read(move |c| servis::hitungan_barang(c, &p.toko)).await?))
}

/// Counts customers' goods, blind: what the book says is told only then.
#[utoipa::path(post, path = "/api/v1/service/hitung-barang", tag = "service", operation_id = "service_hitung_barang",
    request_body = ServiceHitungMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<HitungTercatat>)))]
pub async fn hitung_barang(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<ServiceHitungMinta>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Hitungan Tersimpan", move |tx, p| servis::hitung_barang(tx, p, &m)).await
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

nota_dokumen!(cetak "Hands the nota of a service out: written down, and printed on a printer of the store when one is named.",
    "/api/v1/service/{no}/cetak", "service_cetak", "service", |c, toko, no: &str| siapkan(c, toko, no, None), ServiceTercetak, no_service);

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
