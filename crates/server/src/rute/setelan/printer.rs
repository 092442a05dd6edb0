//! Printers of the store, the jobs on their way to them, and the print agent's own calls (docs/print-agent.md).

use crate::App;
use crate::cetak;
use crate::tepi::agen::{KunciAgen, tunggu};
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, Jawab, Tanya};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use platform::agen::Jenis;
use platform::printer::{self, Kerja, LaporanCetak, Printer, Simpan, TugasCetak};
use platform::{Tolak, toko};
use serde::{Deserialize, Serialize};

use crate::rute::orang::sidik_jari::Tunggu;

/// The printers of the store.
#[utoipa::path(get, path = "/api/v1/printer", tag = "printer", operation_id = "printer_semua",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Printer>>)))]
pub async fn semua(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Printer>>> {
    Ok(Jawab::data(app.db.read(move |c| Ok::<_, Tolak>(printer::semua(c, &p.toko)?)).await?))
}

/// The print agents that a printer may be reached through.
#[utoipa::path(get, path = "/api/v1/printer/agen", tag = "printer", operation_id = "printer_agen",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<String>>)))]
pub async fn agen(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<String>>> {
    Ok(Jawab::data(app.db.read(move |c| Ok::<_, Tolak>(printer::agen_cetak(c, &p.toko)?)).await?))
}

/// Adds a printer.
#[utoipa::path(post, path = "/api/v1/printer", tag = "printer", operation_id = "printer_tambah", request_body = Simpan,
    security(("token" = [])),
    responses((status = 200, body = Jawab<Printer>)))]
pub async fn tambah(State(app): State<App>, Siapa(p): Siapa, Isi(s): Isi<Simpan>) -> Hasil<Jawab<Printer>> {
    let d = app.db.write(p.toko.clone(), move |tx| printer::tambah(tx, &p, &s)).await?;
    Ok(Jawab::pesan(d, "Data Berhasil Ditambahkan"))
}

/// Changes a printer; its name stays.
#[utoipa::path(put, path = "/api/v1/printer/{nama}", tag = "printer", operation_id = "printer_ubah",
    request_body = Simpan, security(("token" = [])), params(("nama" = String, Path)),
    responses((status = 200, body = Jawab<Printer>)))]
pub async fn ubah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(nama): Path<String>,
    Isi(s): Isi<Simpan>,
) -> Hasil<Jawab<Printer>> {
    let d = app.db.write(p.toko.clone(), move |tx| printer::simpan(tx, &p, &nama, &s)).await?;
    Ok(Jawab::pesan(d, "Data Berhasil Dirubah"))
}

/// Removes a printer; what waits for it is called off.
#[utoipa::path(delete, path = "/api/v1/printer/{nama}", tag = "printer", operation_id = "printer_hapus",
    security(("token" = [])), params(("nama" = String, Path)),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn hapus(State(app): State<App>, Siapa(p): Siapa, Path(nama): Path<String>) -> Hasil<Jawab<bool>> {
    app.db.write(p.toko.clone(), move |tx| printer::hapus(tx, &p, &nama)).await?;
    Ok(Jawab::pesan(true, "Data Berhasil Di Hapus"))
}

/// Prints a page that shows that the printer works.
#[utoipa::path(post, path = "/api/v1/printer/{nama}/tes", tag = "printer", operation_id = "printer_tes",
    security(("token" = [])), params(("nama" = String, Path)),
    responses((status = 200, body = Jawab<Kerja>)))]
pub async fn tes(State(app): State<App>, Siapa(p): Siapa, Path(nama): Path<String>) -> Hasil<Jawab<Kerja>> {
    let kode = p.toko.clone();
    let t = app.db.read(move |c| toko::cari(c, &kode)).await?;
    let kini = app.db.jam().sekarang();
    let waktu = format!("{} {}", kini.tanggal(), kini.jam());
    let k = cetak::cetak(&app, &p, &nama, "Uji printer", move |tujuan| {
        cetak::halaman_uji(tujuan, &t.nama_toko, &waktu)
    })
    .await?;
    Ok(Jawab::pesan(k, "Halaman uji dikirim"))
}

/// The print jobs of the store of the last day, newest first.
#[utoipa::path(get, path = "/api/v1/printer/antrean", tag = "printer", operation_id = "printer_antrean",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Kerja>>)))]
pub async fn antrean(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Kerja>>> {
    let kini = app.db.jam().sekarang();
    let data = app.db.read(move |c| Ok::<_, Tolak>(printer::daftar_kerja(c, &p.toko, kini)?)).await?;
    Ok(Jawab::data(data))
}

/// Sends a failed job again.
#[utoipa::path(post, path = "/api/v1/printer/antrean/{id}/ulang", tag = "printer", operation_id = "printer_ulang",
    security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Jawab<Kerja>)))]
pub async fn ulang(State(app): State<App>, Siapa(p): Siapa, Path(id): Path<String>) -> Hasil<Jawab<Kerja>> {
    let toko = p.toko.clone();
    let k = app.db.write(toko.clone(), move |tx| printer::ulang(tx, &p, &id)).await?;
    Ok(Jawab::pesan(cetak::antar(&app, &toko, k).await?, "Cetakan dikirim ulang"))
}

/// Calls a job off that is not on its way yet.
#[utoipa::path(post, path = "/api/v1/printer/antrean/{id}/batal", tag = "printer", operation_id = "printer_batal",
    security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Jawab<Kerja>)))]
pub async fn batal(State(app): State<App>, Siapa(p): Siapa, Path(id): Path<String>) -> Hasil<Jawab<Kerja>> {
    let k = app.db.write(p.toko.clone(), move |tx| printer::batal(tx, &p, &id)).await?;
    Ok(Jawab::pesan(k, "Cetakan dibatalkan"))
}

/// One's own job as a file.
#[utoipa::path(get, path = "/api/v1/printer/antrean/{id}/berkas", tag = "printer", operation_id = "printer_berkas",
    security(("token" = [])), params(("id" = String, Path)),
    responses((status = 200, description = "the bytes in the printer's language", content_type = "application/octet-stream")))]
pub async fn berkas(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(id): Path<String>,
) -> Hasil<impl IntoResponse> {
    let kini = app.db.jam().sekarang();
    let (k, isi) = app.db.read(move |c| printer::berkas(c, &p, &id, kini)).await?;
    let (ekor, jenis) = k.jenis.berkas();
    let nama = format!("attachment; filename=\"cetak-{}.{ekor}\"", k.id);
    Ok(([(header::CONTENT_TYPE, jenis.to_owned()), (header::CONTENT_DISPOSITION, nama)], isi))
}

/// What waits for the agent's printers.
#[utoipa::path(get, path = "/api/v1/agent/print/pekerjaan", tag = "agen", operation_id = "cetak_tugas",
    params(Tunggu), security(("agen" = [])),
    responses((status = 200, body = Jawab<Vec<TugasCetak>>)))]
pub async fn tugas(
    State(app): State<App>,
    k: KunciAgen,
    Tanya(q): Tanya<Tunggu>,
) -> Hasil<Jawab<Vec<TugasCetak>>> {
    let data = tunggu(&app, &k, Jenis::Print, q.tunggu, |c, a, kini| Ok(printer::tugas(c, a, kini)?)).await?;
    Ok(Jawab::data(data))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[schema(as = AmbilCetak)]
pub struct Ambil {
    pekerjaan: String,
}

/// A job with its bytes.
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = IsiCetak)]
pub struct IsiCetak {
    pekerjaan: String,
    jenis: printer::Jenis,
    judul: String,
    /// base64
    isi: String,
    /// random, to be signed with the result
    tantangan: String,
}

/// Takes a job: this agent alone has it for a minute.
#[utoipa::path(post, path = "/api/v1/agent/print/ambil", tag = "agen", operation_id = "cetak_ambil",
    request_body = Ambil, security(("agen" = [])),
    responses((status = 200, body = Jawab<IsiCetak>)))]
pub async fn ambil(State(app): State<App>, k: KunciAgen, Isi(m): Isi<Ambil>) -> Hasil<Jawab<IsiCetak>> {
    let a = k.kenali(&app, Jenis::Print).await?;
    let d = app.db.write(a.toko, move |tx| printer::ambil(tx, &m.pekerjaan, Some(&a.nama))).await?;
    Ok(Jawab::data(IsiCetak {
        pekerjaan: d.kerja.id,
        jenis: d.kerja.jenis,
        judul: d.kerja.judul,
        isi: BASE64_STANDARD.encode(&d.isi),
        tantangan: d.tantangan,
    }))
}

/// The agent's signed word on a job it took.
#[utoipa::path(post, path = "/api/v1/agent/print/lapor", tag = "agen", operation_id = "cetak_lapor",
    request_body = LaporanCetak, security(("agen" = [])),
    responses((status = 200, body = Jawab<bool>)))]
pub async fn lapor(State(app): State<App>, k: KunciAgen, Isi(l): Isi<LaporanCetak>) -> Hasil<Jawab<bool>> {
    let a = k.kenali(&app, Jenis::Print).await?;
    printer::lapor(&app.db, &a, &k.kunci, &l, &app.siaran).await?;
    Ok(Jawab::data(true))
}
