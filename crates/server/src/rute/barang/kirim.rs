//! Shipping between stores: send, take back, receive, bring what is missing to an end; the delivery note; what is on its
//! way for the dashboards.

use crate::App;
use crate::rute::bersama::{mentah, pdf};
use crate::tepi::jaga::Siapa;
use crate::tepi::jawab::JawabDaftar;
use crate::tepi::{Hasil, IsiDok, Jawab, Mentah, Tanya};
use axum::extract::{Path, State};
use axum::response::Response;
use barang::BarangTolak;
use barang::kirim::{
    self, Batal, Diterima, Kirim, Ringkas, Surat, Terima, Terkirim, TotalKirim, Transit, Tujuan, Tuntas,
    Tuntaskan, nomor,
};
use db::{Kunci, Tx};
use platform::toko::{self, Toko};
use platform::{DasarTolak, Pelaku, Tolak};
use print::tabel::{BatasAlamat, Kertas, Pdf, Tabel};
use print::{BarisTabel, Jenis, Keluaran, Kolom, Sel};
use serde::Serialize;

const KIRIM: &str = "/kirim-barang-kecabang";
const DAFTAR: &str = "/kirim-barang";
const TERIMA: &str = "/terima-barang";
/// Who sends.
pub const MENGIRIM: &[&str] = &[KIRIM];
/// Who looks after what was sent.
pub const MENGURUS: &[&str] = &[DAFTAR];
/// Who receives.
pub const MENERIMA: &[&str] = &[TERIMA];
/// Either side, for what is missing.
pub const KEDUA: &[&str] = &[DAFTAR, TERIMA];
/// Who sends, and who looks after what was sent.
pub const PENGIRIM: &[&str] = &[KIRIM, DAFTAR];
/// Any screen about shipments.
pub const LIHAT: &[&str] = &[KIRIM, DAFTAR, TERIMA];

/// The number the next shipment will most likely get.
#[utoipa::path(get, path = "/api/v1/kirimbarang/get/nokirim", tag = "kirim barang", security(("token" = [])),
    responses((status = 200, body = Jawab<String>)))]
pub async fn berikut(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<String>> {
    Ok(Jawab::data(app.db.read(move |c| kirim::berikut(c, &p.toko)).await?))
}

/// The stores that pieces may be sent to.
#[utoipa::path(get, path = "/api/v1/kirim-barang/tujuan", tag = "kirim barang", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Tujuan>>)))]
pub async fn tujuan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Tujuan>>> {
    Ok(Jawab::data(app.db.read(move |c| kirim::tujuan_semua(c, &p.toko)).await?))
}

/// The shipments that come to the store and are not all here.
#[utoipa::path(get, path = "/api/v1/kirim-barang/unreceive/list-no-kirim", tag = "kirim barang",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<String>>)))]
pub async fn belum(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<String>>> {
    let semua = app.db.read(move |c| kirim::masuk(c, &p.toko)).await?;
    Ok(Jawab::data(semua.into_iter().map(|k| k.no_kirim).collect()))
}

/// Shipments of the store, sent or coming.
#[utoipa::path(get, path = "/api/v1/kirim-barang", tag = "kirim barang", security(("token" = [])),
    params(kirim::TanyaKirim), responses((status = 200, body = JawabDaftar<Ringkas, TotalKirim>)))]
pub async fn daftar(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<kirim::TanyaKirim>,
) -> Hasil<JawabDaftar<Ringkas, TotalKirim>> {
    Ok(app.db.read(move |c| kirim::halaman(c, &p.toko, &q)).await?.into())
}

/// One shipment with its pieces and what did not agree.
#[utoipa::path(get, path = "/api/v1/kirim-barang/{no_kirim}", tag = "kirim barang", security(("token" = [])),
    params(("no_kirim" = String, Path)),
    responses((status = 200, body = Jawab<Surat>)))]
pub async fn satu(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Jawab<Surat>> {
    Ok(Jawab::data(app.db.read(move |c| kirim::lihat(c, &p.toko, &no)).await?))
}

/// The delivery note that goes with the parcel.
#[utoipa::path(get, path = "/api/v1/kirim-barang/{no_kirim}/surat-jalan", tag = "kirim barang",
    security(("token" = [])), params(("no_kirim" = String, Path)),
    responses((status = 200, content_type = "application/pdf")))]
pub async fn surat(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Response> {
    let user = p.user_id.to_string();
    let tgl = app.db.jam().sekarang().tanggal().to_string();
    let (surat, toko) = app
        .db
        .read(move |c| {
            let s = kirim::lihat(c, &p.toko, &no)?;
            let asal = values::KodeToko::parse(&s.kepala.asal).map_err(|e| db::Error::Lain(e.to_string()))?;
            Ok::<_, Tolak>((s, toko::cari(c, &asal)?))
        })
        .await?;
    let nama = surat.kepala.no_kirim.clone();
    pdf(&nama, move || gambar(&surat, &toko, &user, &tgl)).await
}

fn gambar(s: &Surat, asal: &Toko, user: &str, tgl: &str) -> platform::Hasil<Vec<u8>> {
    let gagal = |e: print::Galat| DasarTolak::Dalam.tolak("Surat jalan tidak bisa dibuat").sebab(e);
    let k = &s.kepala;
    let mut periode = format!(
        "No {}   Tanggal {}   Dari {} {}   Ke {} {}   Kurir {}",
        k.no_kirim, k.tgl_system, k.asal, k.nama_asal, k.tujuan, k.nama_tujuan, k.kurir
    );
    for (label, isi) in
        [("Marketplace", &k.kode_marketplace), ("No Resi", &k.no_resi), ("Keterangan", &k.keterangan)]
    {
        if !isi.is_empty() {
            periode.push_str(&format!("   {label} {isi}"));
        }
    }
    let batal = if k.status == "BATAL" { " (BATAL)" } else { "" };
    let judul = format!("SURAT JALAN KIRIM BARANG{batal}");
    let kolom = [
        Kolom::new("No", Jenis::Bulat),
        Kolom::new("Barcode", Jenis::Barcode),
        Kolom::new("Nama Barang", Jenis::Teks),
        Kolom::new("Group", Jenis::Kode),
        Kolom::new("Jenis", Jenis::Kode),
        Kolom::new("Kadar", Jenis::Persen),
        Kolom::new("Berat", Jenis::Gram),
        Kolom::new("Berat Asli", Jenis::Gram),
    ];
    let mut pdf = Pdf::new(Tabel {
        judul: &judul,
        periode: &periode,
        nama_toko: &asal.nama_toko,
        alamat_toko: &asal.alamat_toko,
        batas_alamat: BatasAlamat::Panjang,
        kolom: &kolom,
        kertas: Kertas::Lanskap,
        tanda_tangan: &["Pengirim", "Kurir", "Penerima"],
        user_id: user,
        tgl_cetak: tgl,
    })
    .map_err(gagal)?;
    let (mut jual, mut asli) = (0, 0);
    for (b, n) in s.detail_barang.iter().zip(1_i64..) {
        jual += b.berat.sebagai_mg();
        asli += b.berat_asli.sebagai_mg();
        pdf.baris(BarisTabel::Isi(&[
            Sel::Angka(n),
            Sel::Teks(&b.kode_barcode),
            Sel::Teks(&b.nama_barang),
            Sel::Teks(&b.kode_group),
            Sel::Teks(&b.kode_dept),
            Sel::Angka(b.kadar_cetak.sebagai_perseratus()),
            Sel::Angka(b.berat.sebagai_mg()),
            Sel::Angka(b.berat_asli.sebagai_mg()),
        ]))
        .map_err(gagal)?;
    }
    let label = format!("Jumlah {} barang", k.qty);
    let o = Sel::Kosong;
    let sel = [o, o, o, o, o, o, Sel::Angka(jual), Sel::Angka(asli)];
    pdf.baris(BarisTabel::Jumlah { label: &label, sel: &sel }).map_err(gagal)?;
    pdf.selesai().map_err(gagal)
}

/// Sends pieces to another store. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/kirim-barang", tag = "kirim barang", request_body = Kirim,
    security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Terkirim>)))]
pub async fn kirim(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Kirim>,
) -> Hasil<Mentah> {
    let toko = p.toko.clone();
    let jawab = app
        .db
        .write(toko, move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                mentah(&Jawab::pesan(kirim::kirim(tx, &p, &m)?, "Barang Berhasil Dikirim"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

/// A shipment as the online shop's server gets it (docs/external-web.md).
#[derive(Serialize)]
struct UntukOnline<'a> {
    kode_toko: &'a str,
    no_kirim: &'a str,
    tujuan: &'a str,
    tgl_kirim: &'a str,
    kode_marketplace: &'a str,
    no_resi: &'a str,
    kurir: &'a str,
    data_barangs: Vec<BarangOnline<'a>>,
}

#[derive(Serialize)]
struct BarangOnline<'a> {
    kode_barcode: &'a str,
    nama_barang: &'a str,
    berat: values::Berat,
    kadar: values::Kadar,
}

/// Tells the online shop's server (setting ONLINE_STORE_URL) of a shipment. Marked only after it said yes; may be tried again.
#[utoipa::path(post, path = "/api/v1/kirim-barang/{no_kirim}/online", tag = "kirim barang", security(("token" = [])),
    params(("no_kirim" = String, Path)),
    responses((status = 200, body = Jawab<Surat>)))]
pub async fn online(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Jawab<Surat>> {
    let (orang, n) = (p.clone(), no.clone());
    let surat = app.db.read(move |c| kirim::untuk_online(c, &orang, &n)).await?;
    let luar = super::external::server_di(&app, &p, "ONLINE_STORE_URL").await?;
    let k = &surat.kepala;
    let isi = UntukOnline {
        kode_toko: &k.asal,
        no_kirim: &k.no_kirim,
        tujuan: &k.tujuan,
        tgl_kirim: &k.tgl_system,
        kode_marketplace: &k.kode_marketplace,
        no_resi: &k.no_resi,
        kurir: &k.kurir,
        data_barangs: surat
            .detail_barang
            .iter()
            .map(|b| BarangOnline {
                kode_barcode: b.kode_barcode.as_str(),
                nama_barang: &b.nama_barang,
                berat: b.berat,
                kadar: b.kadar_cetak,
            })
            .collect(),
    };
    luar.kirim("kirim-barang", &isi).await?;
    let toko = p.toko.clone();
    let surat = app.db.write(toko, move |tx| kirim::catat_online(tx, &p, &no)).await?;
    Ok(Jawab::pesan(surat, "Kiriman Diterima Server Toko Online"))
}

/// A step of a shipment: what was sent, what came of it.
type Kerja<M, T> = fn(&mut Tx<'_>, &Pelaku, &M) -> platform::Hasil<T>;

/// A step on a shipment that exists: under the locks of its two stores, because either may act at this moment.
async fn langkah<M, T>(
    app: App,
    p: Pelaku,
    no_kirim: String,
    kunci: Option<db::KunciIdem>,
    m: M,
    (kerja, pesan): (Kerja<M, T>, &'static str),
) -> Hasil<Mentah>
where
    M: Send + Sync + 'static,
    T: Serialize + 'static,
{
    let mut milik = Kunci::toko(p.toko.clone());
    // A number that means nothing is refused inside, with the rest.
    if let Ok(no) = nomor(&no_kirim) {
        let asal = no.toko().clone();
        let tujuan = app.db.read(move |c| kirim::tujuan(c, &no)).await;
        milik = match tujuan {
            Ok(t) => milik.dan(asal).dan(t),
            Err(t) if t.adalah(BarangTolak::KirimTidakAda) => milik,
            Err(t) => return Err(t.into()),
        };
    }
    let jawab = app
        .db
        .write(milik, move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| mentah(&Jawab::pesan(kerja(tx, &p, &m)?, pesan)))
        })
        .await?;
    Ok(Mentah(jawab))
}

/// Takes a shipment back while nothing of it was received.
#[utoipa::path(post, path = "/api/v1/kirim-barang/batal", tag = "kirim barang", request_body = Batal,
    security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Terkirim>)))]
pub async fn batal(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Batal>,
) -> Hasil<Mentah> {
    let no = m.no_kirim.clone();
    langkah(app, p, no, kunci, m, (kirim::batal, "Kirim Barang Berhasil Dibatalkan")).await
}

/// Receives a shipment at the store it was sent to.
#[utoipa::path(post, path = "/api/v1/terima-barang", tag = "kirim barang", request_body = Terima,
    security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Diterima>)))]
pub async fn terima(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Terima>,
) -> Hasil<Mentah> {
    let no = m.no_kirim.clone();
    langkah(app, p, no, kunci, m, (kirim::terima, "Barang Berhasil Diterima")).await
}

/// Ends a piece that was missing: found, returned, or lost.
#[utoipa::path(post, path = "/api/v1/kirim-barang/kurang", tag = "kirim barang", request_body = Tuntaskan,
    security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tuntas>)))]
pub async fn kurang(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Tuntaskan>,
) -> Hasil<Mentah> {
    let no = m.no_kirim.clone();
    langkah(app, p, no, kunci, m, (kirim::tuntaskan, "Barang Kurang Berhasil Diselesaikan")).await
}

/// Goods on their way, from the store and to it.
#[utoipa::path(get, path = "/api/v1/dashboard/transit", tag = "dashboard", security(("token" = [])),
    responses((status = 200, body = Jawab<Transit>)))]
pub async fn transit(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Transit>> {
    Ok(Jawab::data(app.db.snapshot(move |c| kirim::transit(c, &p.toko)).await?))
}
