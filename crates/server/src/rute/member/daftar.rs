//! The register of members: looked through, written, corrected; the photo, the panel of the till, leaving.

use super::super::barang::foto;
use crate::App;
use crate::rute::bersama::sekali_di;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya};
use axum::extract::{Path, Request, State};
use axum::http::HeaderMap;
use axum::response::Response;
use db::{Kunci, args};
use gambar::{Gambar, Milik};
use konter::pelanggan;
use member::daftar::{self, GantiKode, Kota, Member, MemberMinta, Panel, Rinci, TanyaMember, Terdaftar};
use member::kode::{self, Diperiksa};
use member::pergi::{self, Akan, Keluar};
use platform::daftar::Halaman;
use platform::{Pelaku, Tolak};
use serde::Serialize;
use values::KodeToko;

pub(super) const DATA: &[&str] = &["/data-member"];
/// The screens that may read a card.
const BACA: &[&str] =
    &["/data-member", "/gabung-member", "/lihat-transaksi-member", "/transaksi-poin", "/tukar-point"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(BACA), routes!(semua))
        .pasang(S::Sesi, routes!(menurut_kode))
        .pasang(S::Menu(rangkai::melayani()), routes!(panel))
        .pasang(S::Menu(BACA), routes!(rinci))
        .pasang(S::Menu(DATA), routes!(daftarkan))
        .pasang(S::Menu(DATA), routes!(ubah))
        .pasang(S::Menu(DATA), routes!(ganti_kode))
        .pasang(S::Menu(DATA), routes!(nik))
        .pasang(S::Menu(BACA), routes!(lihat_foto))
        .pasang(S::Menu(DATA), routes!(pasang_foto))
        .pasang(S::Menu(DATA), routes!(hapus_foto))
        .pasang(S::Menu(DATA), routes!(kota))
        .pasang(S::Menu(DATA), routes!(periksa_kode))
        .pasang(S::Menu(DATA), routes!(akan_keluar))
        .pasang(S::Menu(DATA), routes!(keluar))
}

/// Members are the chain's: who writes one owns the chain's key beside the store's.
pub(super) fn rantai(p: &Pelaku) -> Kunci {
    Kunci::toko(p.toko.clone()).dengan_rantai()
}

/// A page without totals: its rows, and how many fit.
pub(super) fn halaman<T>(h: Halaman<T, ()>) -> Jawab<Vec<T>> {
    Jawab { data: h.data, count: Some(h.count), message: None }
}

/// Members of the chain, by pages; a search finds beginnings of names, phones and codes.
#[utoipa::path(get, path = "/api/v1/member/get/all", tag = "member", operation_id = "member_semua",
    security(("token" = [])), params(TanyaMember), responses((status = 200, body = Jawab<Vec<Member>>)))]
pub async fn semua(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(t): Tanya<TanyaMember>,
) -> Hasil<Jawab<Vec<Member>>> {
    if let Some(nik) = pelanggan::sebagai_nik(&t.cari) {
        let toko = p.toko.clone();
        return Ok(halaman(app.db.write(toko, move |tx| daftar::bernik(tx, &p, &nik)).await?));
    }
    let hari = app.db.jam().hari_ini();
    Ok(halaman(app.db.read(move |c| daftar::daftar_untuk(c, &p, &t, hari)).await?))
}

/// A member by the code of their card, 8 to 13 characters, also of an old card: with level, points and birthday.
#[utoipa::path(get, path = "/api/v1/member/get/by-kode-member/{kode}", tag = "member", operation_id = "member_by_kode",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<Panel>)))]
pub async fn menurut_kode(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(kode): Path<String>,
) -> Hasil<Jawab<Panel>> {
    let hari = app.db.jam().hari_ini();
    Ok(Jawab::data(app.db.read(move |c| daftar::panel_kode(c, &kode, hari)).await?))
}

/// Who stands at the counter, member or not, by either code.
#[utoipa::path(get, path = "/api/v1/member/panel/{kode}", tag = "member", operation_id = "member_panel",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<Panel>)))]
pub async fn panel(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(kode): Path<String>,
) -> Hasil<Jawab<Panel>> {
    let hari = app.db.jam().hari_ini();
    Ok(Jawab::data(app.db.read(move |c| daftar::panel(c, &kode, hari)).await?))
}

/// A card with its codes, the cards merged into it, and consent over time.
#[utoipa::path(get, path = "/api/v1/member/data/{kode}", tag = "member", operation_id = "member_rinci",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<Rinci>)))]
pub async fn rinci(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(kode): Path<String>,
) -> Hasil<Jawab<Rinci>> {
    let hari = app.db.jam().hari_ini();
    Ok(Jawab::data(app.db.read(move |c| daftar::rinci(c, &kode, hari)).await?))
}

/// Registers a member. A NIK that has a card opens that card and writes nothing; a phone of somebody else warns once.
#[utoipa::path(post, path = "/api/v1/member/data", tag = "member", operation_id = "member_daftar",
    request_body = MemberMinta, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Terdaftar>)))]
pub async fn daftarkan(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<MemberMinta>,
) -> Hasil<Mentah> {
    let di = rantai(&p);
    sekali_di(&app, di, p, kunci, "Data Berhasil Disimpan", move |tx, p| daftar::daftarkan(tx, p, &m)).await
}

/// Corrects a card. Another phone or NIK needs an approval, and holds points and deposits for 72 hours.
#[utoipa::path(put, path = "/api/v1/member/data/{kode}", tag = "member", operation_id = "member_ubah",
    request_body = MemberMinta, security(("token" = [])),
    params(("kode" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Terdaftar>)))]
pub async fn ubah(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
    IsiDok(m, kunci): IsiDok<MemberMinta>,
) -> Hasil<Mentah> {
    let di = rantai(&p);
    sekali_di(&app, di, p, kunci, "Data Berhasil Diedit", move |tx, p| daftar::ubah(tx, p, &kode, &m)).await
}

/// A new card in place of a lost one; the old code still finds the person.
#[utoipa::path(post, path = "/api/v1/member/data/{kode}/kode", tag = "member", operation_id = "member_kode",
    request_body = GantiKode, security(("token" = [])),
    params(("kode" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Member>)))]
pub async fn ganti_kode(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
    IsiDok(m, kunci): IsiDok<GantiKode>,
) -> Hasil<Mentah> {
    let di = rantai(&p);
    sekali_di(&app, di, p, kunci, "Data Berhasil Disimpan", move |tx, p| daftar::ganti_kode(tx, p, &kode, &m))
        .await
}

#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = NikMember)]
pub struct Nik {
    nik: String,
}

/// The whole identity number; the look is counted and on record.
#[utoipa::path(post, path = "/api/v1/member/data/{kode}/nik", tag = "member", operation_id = "member_nik",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<Nik>)))]
pub async fn nik(State(app): State<App>, Siapa(p): Siapa, Path(kode): Path<String>) -> Hasil<Jawab<Nik>> {
    let nik = app.db.write(p.toko.clone(), move |tx| pelanggan::lihat_nik(tx, &p, &kode)).await?;
    Ok(Jawab::data(Nik { nik }))
}

/// The person at the store that wrote the card: its photo is kept there, whoever looks.
async fn pemilik_foto(app: &App, p: Pelaku, kode: &str) -> Hasil<(Pelaku, Milik)> {
    let k = pelanggan::rapi(kode);
    let (toko, kode) = app
        .db
        .read(move |c| {
            let toko: Option<KodeToko> =
                c.one("SELECT toko FROM pelanggan WHERE kode_pelanggan = $1", args![k.as_str()], |r| {
                    r.get(0)
                })?;
            let tidak_ada = || member::MemberTolak::TidakAda.tolak("Member ini tidak terdaftar");
            Ok::<_, Tolak>((toko.ok_or_else(tidak_ada)?, k.clone()))
        })
        .await?;
    Ok((Pelaku { toko, ..p }, Milik::Member(kode)))
}

/// The photo of a member.
#[utoipa::path(get, path = "/api/v1/member/data/{kode}/foto", tag = "member", operation_id = "member_foto",
    security(("token" = [])), params(("kode" = String, Path)),
    responses((status = 200, content_type = "image/jpeg", body = Vec<u8>), (status = 304)))]
pub async fn lihat_foto(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
    kepala: HeaderMap,
) -> Hasil<Response> {
    let (p, milik) = pemilik_foto(&app, p, &kode).await?;
    foto::kirim(&app, &p, milik, &kepala).await
}

/// Gives a member a photo, in place of the one they have.
#[utoipa::path(post, path = "/api/v1/member/data/{kode}/foto", tag = "member", operation_id = "member_pasang_foto",
    security(("token" = [])), params(("kode" = String, Path)),
    request_body(content = inline(foto::Unggah), content_type = "multipart/form-data"),
    responses((status = 200, body = Jawab<Gambar>)))]
pub async fn pasang_foto(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
    req: Request,
) -> Hasil<Jawab<Gambar>> {
    let (p, milik) = pemilik_foto(&app, p, &kode).await?;
    let isi = foto::baca(req, &app, None).await?;
    let g = gambar::pasang(&app.db, &app.lemari()?, &p, milik, isi).await?;
    Ok(Jawab::pesan(g, "Foto Berhasil Disimpan"))
}

/// Takes a member's photo away.
#[utoipa::path(delete, path = "/api/v1/member/data/{kode}/foto", tag = "member", operation_id = "member_hapus_foto",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<bool>)))]
pub async fn hapus_foto(
    State(app): State<App>,
    Siapa(p): Siapa,
    Path(kode): Path<String>,
) -> Hasil<Jawab<bool>> {
    let (p, milik) = pemilik_foto(&app, p, &kode).await?;
    gambar::hapus(&app.db, &app.lemari()?, &p, milik).await?;
    Ok(Jawab::pesan(true, "Foto Berhasil Dihapus"))
}

/// Cities with their provinces, for the address.
#[utoipa::path(get, path = "/api/v1/member/kota", tag = "member", operation_id = "member_kota",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Kota>>)))]
pub async fn kota(State(app): State<App>, Siapa(_p): Siapa) -> Hasil<Jawab<Vec<Kota>>> {
    Ok(Jawab::data(app.db.read(daftar::kota).await?))
}

/// What a card that is being read says: is it a code, is it ours, is it somebody's.
#[utoipa::path(get, path = "/api/v1/member/kode/periksa/{kode}", tag = "member", operation_id = "member_periksa_kode",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<Diperiksa>)))]
pub async fn periksa_kode(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(teks): Path<String>,
) -> Hasil<Jawab<Diperiksa>> {
    let hari = app.db.jam().hari_ini();
    Ok(Jawab::data(app.db.read(move |c| kode::lihat(c, &teks, hari)).await?))
}

/// What leaving would do to a member.
#[utoipa::path(get, path = "/api/v1/member/keluar/{kode}", tag = "member", operation_id = "member_akan_keluar",
    security(("token" = [])), params(("kode" = String, Path)), responses((status = 200, body = Jawab<Akan>)))]
pub async fn akan_keluar(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Path(kode): Path<String>,
) -> Hasil<Jawab<Akan>> {
    let hari = app.db.jam().hari_ini();
    Ok(Jawab::data(app.db.read(move |c| pergi::lihat(c, &kode, hari)).await?))
}

/// A member leaves: personal data is blanked, points are closed, books stay.
#[utoipa::path(post, path = "/api/v1/member/keluar", tag = "member", operation_id = "member_keluar",
    request_body = pergi::MintaPergi, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Keluar>)))]
pub async fn keluar(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<pergi::MintaPergi>,
) -> Hasil<Mentah> {
    let di = rantai(&p);
    sekali_di(&app, di, p, kunci, "Member Berhasil Keluar", move |tx, p| pergi::keluar(tx, p, &m)).await
}
