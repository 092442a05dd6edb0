//! Counting: every kind of stock opname by the same calls. A scan is one small transaction; all screens of the store are
//! told that a count went on.

use crate::App;
use crate::rute::bersama::mentah;
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Tanya};
use axum::extract::{Path, State};
use barang::BarangTolak;
use barang::opname::{
    self, BarisOpname, Hapus, Koreksi, Mulai, Opname, Penerimaan, Pindai, PindaiBanyak, Ringkas, TanyaBaris,
    TanyaOpname, Terkoreksi, Terpindai, TerpindaiBanyak, TotalBaris,
};
use platform::{AksesTolak, menu};
use serde::Deserialize;
use values::NoFaktur;

/// The screens of every kind.
pub const MENU: &[&str] = &[
    "/stock-opname",
    "/stock-opname-gudang",
    "/stock-opname-penerimaan",
    "/stock-opname-rfid",
    "/stock-opname-global",
];

pub(super) fn nomor(teks: &str) -> Hasil<NoFaktur> {
    Ok(NoFaktur::parse(&teks.to_uppercase())
        .map_err(|_| BarangTolak::OpnameTidakAda.tolak("Stock opname tidak ditemukan"))?)
}

/// Begins a count, or joins the one that is going on over the same place.
#[utoipa::path(post, path = "/api/v1/stock-opname/start", tag = "opname", request_body = Mulai, security(("token" = [])),
    params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Opname>)))]
pub async fn mulai(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Mulai>,
) -> Hasil<Mentah> {
    let rute = m.jenis.menu();
    if !p.boleh_menu(rute) {
        return Err(AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan").into());
    }
    let setelan = app.setelan(&p.toko).await?;
    menu::cari(rute).map_or(Ok(()), |r| menu::buka(r.gerbang, &p, &setelan))?;
    let toko = p.toko.clone();
    let jawab = app
        .db
        .write(toko, move |tx| {
            // Beginning what runs already joins it: repeated at will.
            db::sekali(tx, kunci.as_ref().and_then(db::KunciIdem::dari_klien), |tx| {
                let (o, lanjut) = opname::mulai(tx, &p, &m)?;
                let pesan =
                    if lanjut { "Melanjutkan hitungan yang sedang berjalan" } else { "Hitungan dimulai" };
                mentah(&Jawab::pesan(o, pesan))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

/// Counts of the store, running ones first.
#[utoipa::path(get, path = "/api/v1/stock-opname", tag = "opname", security(("token" = [])), params(TanyaOpname),
    responses((status = 200, body = Jawab<Vec<Opname>>)))]
pub async fn semua(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaOpname>,
) -> Hasil<Jawab<Vec<Opname>>> {
    Ok(Jawab::data(app.db.read(move |c| opname::semua(c, &p, &q)).await?))
}

#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Cari {
    cari: String,
}

/// Receiving documents to count against.
#[utoipa::path(get, path = "/api/v1/stock-opname/penerimaan", tag = "opname", security(("token" = [])), params(Cari),
    responses((status = 200, body = Jawab<Vec<Penerimaan>>)))]
pub async fn penerimaan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<Cari>,
) -> Hasil<Jawab<Vec<Penerimaan>>> {
    Ok(Jawab::data(app.db.read(move |c| opname::penerimaan(c, &p, &q.cari)).await?))
}

/// The figures of a count.
#[utoipa::path(get, path = "/api/v1/stock-opname/{no_opname}", tag = "opname", security(("token" = [])),
    params(("no_opname" = String, Path)),
    responses((status = 200, body = Jawab<Ringkas>)))]
pub async fn ringkas(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<Ringkas>> {
    let no = nomor(&no)?;
    Ok(Jawab::data(app.db.read(move |c| opname::ringkas(c, &p, &no)).await?))
}

/// Its lines, by class.
#[utoipa::path(get, path = "/api/v1/stock-opname/{no_opname}/baris", tag = "opname", security(("token" = [])),
    params(("no_opname" = String, Path), TanyaBaris),
    responses((status = 200, body = JawabDaftar<BarisOpname, TotalBaris>)))]
pub async fn baris(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Tanya(q): Tanya<TanyaBaris>,
) -> Hasil<JawabDaftar<BarisOpname, TotalBaris>> {
    let no = nomor(&no)?;
    Ok(app.db.read(move |c| opname::baris(c, &p, &no, &q)).await?.into())
}

/// A piece was found. The same piece again changes nothing, so a repeat after a lost answer is safe.
#[utoipa::path(post, path = "/api/v1/stock-opname/{no_opname}/scan", tag = "opname", request_body = Pindai,
    security(("token" = [])), params(("no_opname" = String, Path)),
    responses((status = 200, body = Jawab<Terpindai>)))]
pub async fn pindai(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Pindai>,
) -> Hasil<Jawab<Terpindai>> {
    let (no, siaran) = (nomor(&no)?, app.siaran.clone());
    let t = app.db.write(p.toko.clone(), move |tx| opname::pindai(tx, &p, &no, &m, &siaran)).await?;
    Ok(Jawab::data(t))
}

/// Many at once: a reader's file, or what was scanned while the connection was away. Tags read twice collapse.
#[utoipa::path(post, path = "/api/v1/stock-opname/{no_opname}/scan/bulk", tag = "opname", request_body = PindaiBanyak,
    security(("token" = [])), params(("no_opname" = String, Path)),
    responses((status = 200, body = Jawab<TerpindaiBanyak>)))]
pub async fn pindai_banyak(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<PindaiBanyak>,
) -> Hasil<Jawab<TerpindaiBanyak>> {
    let (no, siaran) = (nomor(&no)?, app.siaran.clone());
    let t = app.db.write(p.toko.clone(), move |tx| opname::pindai_banyak(tx, &p, &no, &m, &siaran)).await?;
    Ok(Jawab::data(t))
}

/// Takes a scan back.
#[utoipa::path(post, path = "/api/v1/stock-opname/{no_opname}/scan/hapus", tag = "opname", request_body = Hapus,
    security(("token" = [])), params(("no_opname" = String, Path)),
    responses((status = 200, body = Jawab<String>)))]
pub async fn hapus(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    Isi(m): Isi<Hapus>,
) -> Hasil<Jawab<String>> {
    let (no, siaran) = (nomor(&no)?, app.siaran.clone());
    let kode = m.kode.clone();
    app.db.write(p.toko.clone(), move |tx| opname::hapus(tx, &p, &no, &m, &siaran)).await?;
    Ok(Jawab::pesan(kode, "Pindaian dihapus"))
}

/// Ends a count and writes its result.
#[utoipa::path(post, path = "/api/v1/stock-opname/{no_opname}/selesai", tag = "opname", security(("token" = [])),
    params(("no_opname" = String, Path)),
    responses((status = 200, body = Jawab<Opname>)))]
pub async fn selesai(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
) -> Hasil<Jawab<Opname>> {
    let (no, siaran) = (nomor(&no)?, app.siaran.clone());
    let o = app.db.write(p.toko.clone(), move |tx| opname::selesai(tx, &p, &no, &siaran)).await?;
    Ok(Jawab::pesan(o, "Stock opname selesai"))
}

/// Gives a count up; nothing of it counts.
#[utoipa::path(post, path = "/api/v1/stock-opname/{no_opname}/batal", tag = "opname", security(("token" = [])),
    params(("no_opname" = String, Path)),
    responses((status = 200, body = Jawab<Opname>)))]
pub async fn batal(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Jawab<Opname>> {
    let (no, siaran) = (nomor(&no)?, app.siaran.clone());
    let o = app.db.write(p.toko.clone(), move |tx| opname::batal(tx, &p, &no, &siaran)).await?;
    Ok(Jawab::pesan(o, "Stock opname dibatalkan"))
}

/// Corrects the books by the result, once, with the approval of SPV or OWN.
#[utoipa::path(post, path = "/api/v1/stock-opname/{no_opname}/koreksi", tag = "opname", request_body = Koreksi,
    security(("token" = [])), params(("no_opname" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Terkoreksi>)))]
pub async fn koreksi(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(no): Path<String>,
    IsiDok(m, kunci): IsiDok<Koreksi>,
) -> Hasil<Mentah> {
    let no = nomor(&no)?;
    let toko = p.toko.clone();
    let jawab = app
        .db
        .write(toko, move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                let t = opname::koreksi(tx, &p, &no, &m)?;
                mentah(&Jawab::pesan(t, "Koreksi Berhasil Disimpan"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}
