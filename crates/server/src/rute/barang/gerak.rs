//! Documents that move pieces within the store and out of it (pindah, hancur, retur), the papers that go along, and
//! taking one back.

use crate::App;
use crate::cetak;
use crate::cetak::dokumen::Kertasnya;
use crate::rute::bersama::{self, kabar, sekali};
use crate::socket;
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Tanya};
use axum::extract::{Path, State};
use axum::response::Response;
use barang::dokumen::{self, Batal, Dokumen, Rinci, Tercatat, TotalDokumen};
use barang::hancur::{self, Hancur, PerBaki};
use barang::pindah::{self, Pindah, SatuBaki};
use barang::retur::{self, Retur};
use db::{Conn, args};
use platform::DasarTolak;
use platform::Pelaku;
use platform::printer::Kerja;
use serde::{Deserialize, Serialize};

/// The screens whose documents these are.
pub const LAYAR: &[&str] = &[
    "/pindah-barang",
    "/pindah-barang-satu-baki",
    "/hancur-data-barang",
    "/hancur-barang-perbaki",
    "/hancur-pembelian",
    "/kirim-barang-retur",
    "/tambah-data-barang",
    "/tambah-barang-banyak",
    "/penerimaan-barang",
    "/data-barang",
];
/// The screens whose documents can be taken back.
pub const BATAL: &[&str] = &[
    "/pindah-barang",
    "/pindah-barang-satu-baki",
    "/hancur-data-barang",
    "/hancur-barang-perbaki",
    "/hancur-pembelian",
    "/kirim-barang-retur",
];
/// The event the progress of a tray comes as.
const PERISTIWA: &str = "hancur-barang-progress";

/// Moves scanned pieces to one tray. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/pindahbarang", tag = "barang", operation_id = "pindah_barang",
    request_body = Pindah, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn pindah(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Pindah>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Barang Berhasil Dipindah", move |tx, p| pindah::pindah(tx, p, &m)).await
}

/// Moves all of a tray to another.
#[utoipa::path(post, path = "/api/v1/pindahbarang/satu-baki", tag = "barang", operation_id = "pindah_satu_baki",
    request_body = SatuBaki, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn satu_baki(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<SatuBaki>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Barang Berhasil Dipindah", move |tx, p| pindah::satu_baki(tx, p, &m)).await
}

/// Takes scanned pieces out of the stock for melting.
#[utoipa::path(post, path = "/api/v1/hancurbarang", tag = "barang", operation_id = "hancur_barang",
    request_body = Hancur, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn hancur(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Hancur>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Hancur Barang Berhasil", move |tx, p| hancur::hancur(tx, p, &m)).await
}

/// What the destruction of a tray answers.
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = HancurPerBakiSelesai)]
pub struct Selesai {
    /// 'berhasil'
    status: &'static str,
    #[serde(flatten)]
    dok: Tercatat,
}

/// Takes all of a tray out of the stock for melting, with progress to the client that registered `uid`. Goes on when the
/// screen is gone.
#[utoipa::path(post, path = "/api/v1/hancurbarang/per-baki", tag = "barang", operation_id = "hancur_per_baki",
    request_body = PerBaki, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Selesai>)))]
pub async fn hancur_per_baki(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<PerBaki>,
) -> Hasil<Mentah> {
    let uid = m.uid.clone().filter(|u| !u.is_empty());
    let kabar = socket::kemajuan(&app, &p, uid.as_deref(), PERISTIWA).await?;
    let tugas = tokio::spawn(async move {
        let maju = kabar.pelapor();
        let pesan = format!("Menghancurkan barang di baki {}", m.kode_toko.trim());
        let jawab = sekali(&app, p, kunci, "Hancur Barang Perbaki Berhasil", move |tx, p| {
            let dok = hancur::per_baki(tx, p, &m, &|selesai, total| {
                let angka = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
                maju.maju(angka(selesai), angka(total), pesan.as_str());
            })?;
            Ok(Selesai { status: "berhasil", dok })
        })
        .await;
        match &jawab {
            Ok(_) => kabar.selesai("berhasil"),
            Err(e) => kabar.gagal(&e.0),
        }
        jawab
    });
    tugas
        .await
        .map_err(|e| DasarTolak::Dalam.tolak("Terjadi kesalahan di server, silahkan coba lagi").sebab(e))?
}

/// Sends pieces back to their supplier or to head office.
#[utoipa::path(post, path = "/api/v1/returbarang", tag = "barang", operation_id = "retur_barang",
    request_body = Retur, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn retur(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Retur>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Barang Retur Berhasil Dikirim", move |tx, p| retur::retur(tx, p, &m)).await
}

/// Documents of pieces, the newest first.
#[utoipa::path(get, path = "/api/v1/dokumen-barang", tag = "barang", operation_id = "dokumen_barang",
    security(("token" = [])), params(dokumen::TanyaDokumen), responses((status = 200, body = JawabDaftar<Dokumen, TotalDokumen>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<dokumen::TanyaDokumen>,
) -> Hasil<JawabDaftar<Dokumen, TotalDokumen>> {
    Ok(app.db.read(move |c| dokumen::daftar(c, &p.toko, &q)).await?.into())
}

/// One document with its pieces.
#[utoipa::path(get, path = "/api/v1/dokumen-barang/{no_dok}", tag = "barang", operation_id = "dokumen_barang_satu",
    security(("token" = [])), params(("no_dok" = String, Path)),
    responses((status = 200, body = Jawab<Rinci>)))]
pub async fn satu(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Jawab<Rinci>> {
    Ok(Jawab::data(app.db.read(move |c| dokumen::rinci(c, &p.toko, &no)).await?))
}

/// Takes a document back, as long as no piece of it went on.
#[utoipa::path(post, path = "/api/v1/dokumen-barang/{no_dok}/batal", tag = "barang",
    operation_id = "dokumen_barang_batal", request_body = Batal, security(("token" = [])),
    params(("no_dok" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tercatat>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<Batal>,
) -> Hasil<Mentah> {
    sekali(&app, p, kunci, "Dokumen Berhasil Dibatalkan", move |tx, p| dokumen::batal(tx, p, &no, &m)).await
}

fn kertas(c: &mut Conn, p: &Pelaku, no: &str, tanggal: String) -> platform::Hasil<Kertasnya> {
    let dok = dokumen::rinci(c, &p.toko, no)?;
    let toko = platform::toko::urus::rinci(c, &p.toko)?;
    let kode = dok.kepala.lawan.clone();
    let nama = c.one(
        "SELECT nama_supplier FROM supplier_barang WHERE toko = $1 AND kode_supplier = $2",
        args![db::RANTAI, kode.as_str()],
        |r| r.get::<String>(0),
    )?;
    let nama = match nama {
        Some(n) => Some(n),
        None => {
            c.one("SELECT nama_toko FROM toko WHERE kode_toko = $1", args![kode.as_str()], |r| r.get(0))?
        }
    };
    let lawan = nama.map_or_else(|| kode.clone(), |n| format!("{kode} {n}"));
    Ok(Kertasnya { dok, toko, lawan, user_id: p.user_id.to_string(), tanggal })
}

/// The paper of a document, as PDF.
#[utoipa::path(get, path = "/api/v1/dokumen-barang/{no_dok}/pdf", tag = "barang",
    operation_id = "dokumen_barang_pdf", security(("token" = [])), params(("no_dok" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn pdf(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Response> {
    let tanggal = app.db.jam().sekarang().tanggal().to_string();
    let k = app.db.read(move |c| kertas(c, &p, &no, tanggal.clone())).await?;
    let nama = k.dok.kepala.no_dok.to_string();
    bersama::pdf(&nama, move || k.pdf()).await
}

#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[schema(as = CetakDokBarang)]
pub struct Cetak {
    printer: String,
}

/// Prints the paper of a document on a printer of the store.
#[utoipa::path(post, path = "/api/v1/dokumen-barang/{no_dok}/cetak", tag = "barang",
    operation_id = "dokumen_barang_cetak", request_body = Cetak, security(("token" = [])),
    params(("no_dok" = String, Path)),
    responses((status = 200, body = Jawab<Kerja>)))]
pub async fn cetak(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Cetak>,
) -> Hasil<Jawab<Kerja>> {
    let tanggal = app.db.jam().sekarang().tanggal().to_string();
    let q = p.clone();
    let k = app.db.read(move |c| kertas(c, &q, &no, tanggal.clone())).await?;
    let judul = format!("{} {}", cetak::dokumen::judul(&k.dok.kepala.jenis), k.dok.kepala.no_dok);
    let kerja = cetak::cetak(&app, &p, &m.printer, &judul, move |tujuan| k.untuk(tujuan)).await?;
    let pesan = kabar(&kerja, "Dokumen");
    Ok(Jawab::pesan(kerja, pesan))
}
