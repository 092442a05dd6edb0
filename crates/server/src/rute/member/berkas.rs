//! Members as files and on paper: brought in, exported, their cards printed.

use super::daftar::{DATA, rantai};
use crate::App;
use crate::cetak::{self, karakter};
use crate::rute::bersama::{kabar, mentah, pdf};
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, IsiDok, Jalur, Jawab, Mentah, Syarat as S, Tanya, lembar};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use gambar::Milik;
use member::daftar::Member;
use member::ekspor::{self, BarisEkspor, TanyaEkspor};
use member::kartu;
use member::masuk::{self, Impor, Jadi, Keadaan, Lihat};
use platform::printer::{Jenis, Kerja};
use platform::toko::urus::rinci;
use platform::{DasarTolak, Pelaku, Status, Tolak};
use print::excel::Excel;
use print::tabel::{BatasAlamat, Kertas, Tabel};
use print::tata_letak::{Data, Isi as IsiLetak};
use print::{BarisTabel, Keluaran as _, Kolom, Sel};
use serde::{Deserialize, Serialize};
use tata_letak::{Keluarga, Siap};
use values::KodeToko;

const EKSPOR: &[&str] = &["/export-data-member"];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(DATA), routes!(keadaan))
        .pasang(S::Menu(DATA), routes!(impor))
        .pasang(S::Menu(EKSPOR), routes!(data))
        .pasang(S::Menu(EKSPOR), routes!(excel))
        .pasang(S::Menu(DATA), routes!(kartu_pdf))
        .pasang(S::Menu(DATA), routes!(kartu_cetak))
}

/// The columns of the file of members, and the files that came in.
#[utoipa::path(get, path = "/api/v1/member/impor", tag = "member", operation_id = "member_impor_keadaan",
    security(("token" = [])), responses((status = 200, body = Jawab<Keadaan>)))]
pub async fn keadaan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Keadaan>> {
    Ok(Jawab::data(app.db.read(move |c| masuk::keadaan(c, &p)).await?))
}

/// Checks a file of members, and brings all of it in with its opening points unless it is only to be looked at.
#[utoipa::path(post, path = "/api/v1/member/impor", tag = "member", operation_id = "member_impor",
    request_body = Impor, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<ImporMemberHasil>)))]
pub async fn impor(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Impor>,
) -> Hasil<Response> {
    let (pratinjau, nama) = (m.pratinjau, m.nama_berkas);
    let csv = lembar::teks(m.csv, m.xlsx).await?;
    if pratinjau {
        let hari = app.db.jam().hari_ini();
        let l = app.db.lapor(move |c| masuk::lihat(c, &p, &csv, hari)).await?;
        return Ok(Jawab::data(l).into_response());
    }
    let jawab = app
        .db
        .write(rantai(&p), move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                let j = masuk::impor(tx, &p, &csv, &nama)?;
                let pesan = format!("{} member berhasil diimpor", j.jumlah);
                mentah(&Jawab::pesan(j, pesan))
            })
        })
        .await?;
    Ok(Mentah(jawab).into_response())
}

/// The preview, or what came in.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "describes the two answers")]
pub enum ImporMemberHasil {
    Lihat(Lihat),
    Jadi(Jadi),
}

/// Members for a file, by code or points, of all stores or of the one that registered them.
#[utoipa::path(get, path = "/api/v1/member/get/export-data", tag = "member", operation_id = "member_ekspor",
    security(("token" = [])), params(TanyaEkspor), responses((status = 200, body = Jawab<Vec<BarisEkspor>>)))]
pub async fn data(
    State(app): State<App>,
    Siapa(_p): Siapa,
    Tanya(t): Tanya<TanyaEkspor>,
) -> Hasil<Jawab<Vec<BarisEkspor>>> {
    let data = app.db.lapor(move |c| ekspor::semua(c, &t)).await?;
    let n = i64::try_from(data.len()).unwrap_or(i64::MAX);
    Ok(Jawab { data, count: Some(n), message: None })
}

fn gagal(e: print::Galat) -> Tolak {
    DasarTolak::Dalam.tolak("Terjadi kesalahan di server, silahkan coba lagi").sebab(e)
}

/// The same as an Excel file.
#[utoipa::path(get, path = "/api/v1/member/get/export-data/excel", tag = "member", operation_id = "member_ekspor_excel",
    security(("token" = [])), params(TanyaEkspor),
    responses((status = 200, content_type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", body = Vec<u8>)))]
pub async fn excel(State(app): State<App>, Siapa(p): Siapa, Tanya(t): Tanya<TanyaEkspor>) -> Hasil<Response> {
    let tgl = app.db.jam().hari_ini().to_string();
    let nama = format!("export-data-member-{tgl}.xlsx");
    let isi = app
        .db
        .lapor(move |c| {
            use print::Jenis as J;
            let toko = rinci(c, &p.toko)?;
            let kolom = [
                Kolom::new("Kode Member", J::Kode),
                Kolom::new("Nama Customer", J::Teks),
                Kolom::new("Alamat", J::Teks),
                Kolom::new("Kelurahan", J::Teks),
                Kolom::new("Kecamatan", J::Teks),
                Kolom::new("Kota", J::Teks),
                Kolom::new("No Handphone", J::Kode),
                Kolom::new("NIK", J::Kode),
                Kolom::new("Tanggal Daftar", J::Tanggal),
                Kolom::new("Tanggal Lahir", J::Tanggal),
                Kolom::new("Toko Daftar", J::Kode),
                Kolom::new("Point", J::Bulat),
            ];
            let mut ke = Excel::new(Tabel {
                judul: "Export Data Member",
                periode: "",
                nama_toko: &toko.nama_toko,
                alamat_toko: &toko.alamat_toko,
                batas_alamat: BatasAlamat::default(),
                kolom: &kolom,
                kertas: Kertas::Lanskap,
                tanda_tangan: &[],
                user_id: p.user_id.as_str(),
                tgl_cetak: &tgl,
            })
            .map_err(gagal)?;
            ekspor::tiap(c, &t, |b| {
                let sel = [
                    &b.kode_member,
                    &b.nama_customer,
                    &b.alamat_customer,
                    &b.kelurahan,
                    &b.kecamatan,
                    &b.kota,
                    &b.no_hp,
                    &b.nik,
                    &b.tgl_daftar,
                    &b.tgl_lahir,
                    &b.kode_cabang_daftar,
                ];
                let mut sel: Vec<Sel<'_>> =
                    sel.iter().map(|t| if t.is_empty() { Sel::Kosong } else { Sel::Teks(t) }).collect();
                sel.push(Sel::Angka(b.point));
                ke.baris(BarisTabel::Isi(&sel)).map_err(gagal)
            })?;
            ke.selesai().map_err(gagal)
        })
        .await?;
    let kepala = [
        (
            header::CONTENT_TYPE,
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet".to_owned(),
        ),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{nama}\"")),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    Ok((kepala, isi).into_response())
}

#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = CetakKartuMember)]
pub struct CetakKartu {
    /// member codes, 1 to 100
    kode: Vec<String>,
    printer: String,
}

/// Cards filled and ready for any printer.
struct Kartu {
    siap: Siap,
    isi: Vec<IsiLetak>,
}

impl Kartu {
    fn bytes(&self, jenis: Jenis, lebar: i64) -> platform::Hasil<Vec<u8>> {
        if jenis == Jenis::Pdf {
            let semua: Vec<&dyn Data> = self.isi.iter().map(|i| -> &dyn Data { i }).collect();
            return self.siap.pdf(&semua);
        }
        let mut semua = Vec::new();
        for i in &self.isi {
            semua.extend(self.siap.untuk(jenis, karakter(lebar), i)?);
        }
        Ok(semua)
    }
}

/// A picture where there is one.
async fn gambar_bila_ada(app: &App, toko: &KodeToko, milik: Milik) -> Hasil<Option<Vec<u8>>> {
    match gambar::ambil(&app.db, &app.lemari()?, toko, milik, None).await {
        Ok((_, isi)) => Ok(isi),
        Err(e) if e.status == Status::TidakAda => Ok(None),
        Err(e) => Err(e.into()),
    }
}

fn isian(m: &Member, toko: &platform::toko::urus::Rinci, logo: Option<&Vec<u8>>) -> IsiLetak {
    let mut isi = IsiLetak::default();
    for (nama, nilai) in [
        ("kode_member", &m.kode_member),
        ("nama_customer", &m.nama_customer),
        ("alamat_customer", &m.alamat_customer),
        ("no_hp", &m.no_hp),
        ("tgl_lahir", &m.tgl_lahir),
        ("tgl_daftar", &m.tgl_daftar),
        ("nama_toko", &toko.nama_toko),
        ("alamat_toko", &toko.alamat_toko),
        ("no_telp", &toko.no_telp),
        ("no_whatsapp", &toko.no_whatsapp),
        ("teks_logo", &toko.teks_logo),
        ("npwp", &toko.npwp),
    ] {
        isi.teks.insert(nama.to_owned(), nilai.clone());
    }
    if let Some(l) = logo {
        isi.gambar.insert("logo".to_owned(), l.clone());
    }
    isi
}

async fn siapkan(app: &App, p: &Pelaku, kode: Vec<String>) -> Hasil<(Vec<Member>, Kartu)> {
    let (q, hari) = (p.clone(), app.db.jam().hari_ini());
    let (semua, asal, siap, toko) = app
        .db
        .read(move |c| {
            let semua = kartu::pilih(c, &kode, hari)?;
            let asal = kartu::toko_foto(c, &semua)?;
            let siap = tata_letak::siap(c, &q.toko, Keluarga::Kartu, "", false, false)?;
            Ok::<_, Tolak>((semua, asal, siap, rinci(c, &q.toko)?))
        })
        .await?;
    let logo = gambar_bila_ada(app, &p.toko, Milik::Logo).await?;
    let mut isi: Vec<IsiLetak> = semua.iter().map(|m| isian(m, &toko, logo.as_ref())).collect();
    for ((m, asal), i) in semua.iter().zip(&asal).zip(&mut isi) {
        if !m.foto {
            continue;
        }
        if let Some(f) = gambar_bila_ada(app, asal, Milik::Member(m.kode_pelanggan.clone())).await? {
            i.gambar.insert("foto_member".to_owned(), f);
        }
    }
    Ok((semua, Kartu { siap, isi }))
}

/// Member cards from the store's layout as PDF, front and back of each.
#[utoipa::path(post, path = "/api/v1/member/kartu/pdf", tag = "member", operation_id = "member_kartu_pdf",
    request_body = CetakKartu, security(("token" = [])),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn kartu_pdf(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<CetakKartu>) -> Hasil<Response> {
    let (semua, k) = siapkan(&app, &p, m.kode).await?;
    let berkas = pdf("kartu-member", move || k.bytes(Jenis::Pdf, 0)).await?;
    app.db.write(p.toko.clone(), move |tx| kartu::catat(tx, &p, &semua)).await?;
    Ok(berkas)
}

/// Prints member cards on a printer of the store.
#[utoipa::path(post, path = "/api/v1/member/kartu/cetak", tag = "member", operation_id = "member_kartu_cetak",
    request_body = CetakKartu, security(("token" = [])), responses((status = 200, body = Jawab<Kerja>)))]
pub async fn kartu_cetak(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<CetakKartu>,
) -> Hasil<Jawab<Kerja>> {
    let printer = m.printer;
    let (semua, k) = siapkan(&app, &p, m.kode).await?;
    let judul = format!("{} kartu member", semua.len());
    let kerja = cetak::cetak(&app, &p, &printer, &judul, move |t| k.bytes(t.jenis, t.lebar)).await?;
    app.db.write(p.toko.clone(), move |tx| kartu::catat(tx, &p, &semua)).await?;
    let pesan = kabar(&kerja, "Kartu member");
    Ok(Jawab::pesan(kerja, pesan))
}
