//! New pieces beside the bulk call: one with its stones, receipts from suppliers with their paper, the last entries of
//! the day, and moving in.

use crate::App;
use crate::rute::bersama::{self, mentah};
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Isi, IsiDok, Jawab, Mentah, Tanya, lembar};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use barang::awal::{self, Impor, Jadi, Kolom, Lihat};
use barang::daftar::{self, Masuk, TanyaMasuk};
use barang::pratinjau::{self, Pratinjau};
use barang::tambah::{self, Baru, Tersimpan, harga_hari};
use barang::terima::{self, Bukti, Ringkas, Terima, TerimaBaris, TerimaJadi};
use db::Kunci;
use platform::toko::urus::rinci;
use platform::{DasarTolak, Tolak};
use print::tabel::{BatasAlamat, Kertas, Pdf, Tabel};
use print::{Jenis, Keluaran as _, Sel};
use serde::Serialize;

/// The screen of one piece.
pub const SATU: &[&str] = &["/tambah-data-barang"];
/// The screen of receipts.
pub const TERIMA: &[&str] = &["/penerimaan-barang"];
/// Any screen that enters pieces.
pub const MASUK: &[&str] = &["/tambah-data-barang", "/tambah-barang-banyak", "/penerimaan-barang"];
/// Moving in stands beside the bulk entry.
pub const AWAL: &[&str] = &["/tambah-barang-banyak"];

/// Brings one piece in, with its stones. Send an `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/tambah-barang", tag = "barang", operation_id = "tambah_barang_satu",
    request_body = Baru, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<Tersimpan>)))]
pub async fn satu(State(app): State<App>, Siapa(p): Siapa, IsiDok(b, kunci): IsiDok<Baru>) -> Hasil<Mentah> {
    let toko = p.toko.clone();
    let jawab = app
        .db
        .write(toko, move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                let harga = harga_hari(tx, &p)?;
                let t = tambah::satu(tx, &p, &harga, &b)?;
                mentah(&Jawab::pesan(t, "Barang Berhasil Disimpan"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

/// What the piece would weigh, cost and sell for today; nothing is written.
#[utoipa::path(post, path = "/api/v1/tambah-barang/pratinjau", tag = "barang", operation_id = "tambah_barang_pratinjau",
    request_body = Baru, security(("token" = [])),
    responses((status = 200, body = Jawab<Pratinjau>)))]
pub async fn lihat(State(app): State<App>, Siapa(p): Siapa, Isi(b): Isi<Baru>) -> Hasil<Jawab<Pratinjau>> {
    let hasil = app
        .db
        .read(move |c| {
            let harga = harga_hari(c, &p)?;
            pratinjau::pratinjau(c, &p, &harga, &b)
        })
        .await?;
    Ok(Jawab::data(hasil))
}

/// The pieces entered today, newest first.
#[utoipa::path(get, path = "/api/v1/tambah-barang", tag = "barang", operation_id = "tambah_barang_hari_ini",
    security(("token" = [])), params(TanyaMasuk), responses((status = 200, body = Jawab<Vec<Masuk>>)))]
pub async fn masuk(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(q): Tanya<TanyaMasuk>,
) -> Hasil<Jawab<Vec<Masuk>>> {
    Ok(Jawab::data(app.db.read(move |c| daftar::masuk(c, &p.toko, &q)).await?))
}

/// The evidences of acquisition with the tax rate each gives.
#[utoipa::path(get, path = "/api/v1/penerimaan-barang/bukti", tag = "barang", operation_id = "penerimaan_bukti",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Bukti>>)))]
pub async fn bukti(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Bukti>>> {
    Ok(Jawab::data(app.db.read(move |c| terima::bukti(c, &p.toko)).await?))
}

/// Receives pieces from a supplier or head office, all or none. Send an `Idempotency-Key`.
#[utoipa::path(post, path = "/api/v1/penerimaan-barang", tag = "barang", operation_id = "penerimaan_simpan",
    request_body = Terima, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<TerimaJadi>)))]
pub async fn terima(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Terima>,
) -> Hasil<Mentah> {
    let toko = p.toko.clone();
    let jawab = app
        .db
        .write(toko, move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                let harga = harga_hari(tx, &p)?;
                let t = terima::terima(tx, &p, &harga, &m)?;
                mentah(&Jawab::pesan(t, "Barang Berhasil Disimpan"))
            })
        })
        .await?;
    Ok(Mentah(jawab))
}

/// The last receipts, newest first.
#[utoipa::path(get, path = "/api/v1/penerimaan-barang", tag = "barang", operation_id = "penerimaan_terakhir",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Ringkas>>)))]
pub async fn terakhir(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Ringkas>>> {
    Ok(Jawab::data(app.db.read(move |c| terima::terakhir(c, &p.toko)).await?))
}

/// A receipt with its lines.
#[derive(Serialize, utoipa::ToSchema)]
#[schema(as = TerimaLengkap)]
pub struct Lengkap {
    terima: Ringkas,
    baris: Vec<TerimaBaris>,
}

/// A receipt with all its lines.
#[utoipa::path(get, path = "/api/v1/penerimaan-barang/{no}", tag = "barang", operation_id = "penerimaan_satu",
    security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, body = Jawab<Lengkap>)))]
pub async fn isi(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Jawab<Lengkap>> {
    let (terima, baris) = app.db.read(move |c| terima::satu(c, &p.toko, &no)).await?;
    Ok(Jawab::data(Lengkap { terima, baris }))
}

/// The paper of a receipt.
#[utoipa::path(get, path = "/api/v1/penerimaan-barang/{no}/pdf", tag = "barang", operation_id = "penerimaan_pdf",
    security(("token" = [])), params(("no" = String, Path)),
    responses((status = 200, content_type = "application/pdf", body = Vec<u8>)))]
pub async fn pdf(State(app): State<App>, Siapa(p): Siapa, Path(no): Path<String>) -> Hasil<Response> {
    let kini = app.db.jam().sekarang().tanggal().to_string();
    let (toko, user) = (p.toko.clone(), p.user_id.to_string());
    let (kop, t, baris) = app
        .db
        .read(move |c| {
            let (t, baris) = terima::satu(c, &toko, &no)?;
            Ok::<_, Tolak>((rinci(c, &toko)?, t, baris))
        })
        .await?;
    let nama = format!("penerimaan-{}", t.no_dok);
    bersama::pdf(&nama, move || {
        gambar(&t, &baris, (&kop.nama_toko, &kop.alamat_toko), (&user, &kini))
            .map_err(|e| DasarTolak::Dalam.tolak("Berkas PDF tidak bisa dibuat").sebab(e))
    })
    .await
}

fn gambar(
    t: &Ringkas,
    baris: &[TerimaBaris],
    (nama_toko, alamat_toko): (&str, &str),
    (user_id, tgl_cetak): (&str, &str),
) -> print::Hasil<Vec<u8>> {
    let kolom = [
        print::Kolom::new("No", Jenis::Bulat),
        print::Kolom::new("Barcode", Jenis::Barcode),
        print::Kolom::new("Kode Intern", Jenis::Kode),
        print::Kolom::new("Nama Barang", Jenis::Teks),
        print::Kolom::new("Kategori", Jenis::Kode),
        print::Kolom::new("Baki", Jenis::Kode),
        print::Kolom::new("Kadar", Jenis::Persen),
        print::Kolom::new("Berat Supplier", Jenis::Gram),
        print::Kolom::new("Berat Toko", Jenis::Gram),
        print::Kolom::new("Selisih", Jenis::Gram),
        print::Kolom::new("Harga Pokok", Jenis::Rupiah),
    ];
    let dari =
        if t.nama_lawan.is_empty() { t.lawan.clone() } else { format!("{} {}", t.lawan, t.nama_lawan) };
    let mut periode = format!("No {}   Tanggal {}   Dari {dari}", t.no_dok, t.tgl_system);
    for (judul, isi) in [("Surat Jalan", &t.no_surat_jalan), ("Faktur Pajak", &t.no_faktur_pajak)] {
        if !isi.is_empty() {
            periode.push_str(&format!("   {judul} {isi}"));
        }
    }
    periode.push_str(&format!("   PPN {}%", t.tarif_ppn));
    let mut pdf = Pdf::new(Tabel {
        judul: "PENERIMAAN BARANG",
        periode: &periode,
        nama_toko,
        alamat_toko,
        batas_alamat: BatasAlamat::default(),
        kolom: &kolom,
        kertas: Kertas::Lanskap,
        tanda_tangan: &["Diserahkan Oleh", "Diterima Oleh", "Diperiksa Oleh"],
        user_id,
        tgl_cetak,
    })?;
    for (b, n) in baris.iter().zip(1_i64..) {
        let (s, o) = (b.berat_supplier.sebagai_mg(), b.berat.sebagai_mg());
        pdf.baris(print::BarisTabel::Isi(&[
            Sel::Angka(n),
            Sel::Teks(&b.kode_barcode),
            Sel::Teks(&b.kode_intern),
            Sel::Teks(&b.nama_barang),
            Sel::Teks(&b.kode_group),
            Sel::Teks(&b.kode_baki),
            Sel::Angka(b.kadar_cetak),
            Sel::Angka(s),
            Sel::Angka(o),
            Sel::Angka(o - s),
            Sel::Angka(b.nilai.nilai()),
        ]))?;
    }
    let (s, o) = (t.berat_supplier.sebagai_mg(), t.berat.sebagai_mg());
    let kosong = Sel::Kosong;
    pdf.baris(print::BarisTabel::Jumlah {
        label: &format!("TOTAL {} barang", t.qty),
        sel: &[
            kosong,
            kosong,
            kosong,
            kosong,
            kosong,
            kosong,
            kosong,
            Sel::Angka(s),
            Sel::Angka(o),
            Sel::Angka(o - s),
            Sel::Angka(t.nilai.nilai()),
        ],
    })?;
    pdf.selesai()
}

/// The columns of the file a shop moves in with.
#[utoipa::path(get, path = "/api/v1/barang/impor-awal", tag = "barang", operation_id = "barang_awal_kolom",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Kolom>>)))]
pub async fn kolom_awal(Siapa(p): Siapa) -> Hasil<Jawab<Vec<Kolom>>> {
    tracing::trace!(user = %p.user_id, "kolom barang awal");
    Ok(Jawab::data(awal::KOLOM.to_vec()))
}

/// Checks the file, and brings its pieces in by one opening document unless it is only to be looked at. Send an
/// `Idempotency-Key`: a repeat answers as the first did.
#[utoipa::path(post, path = "/api/v1/barang/impor-awal", tag = "barang", operation_id = "barang_awal_impor",
    request_body = Impor, security(("token" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 200, body = Jawab<ImporHasil>)))]
pub async fn impor_awal(
    State(app): State<App>,
    Siapa(p): Siapa,
    IsiDok(m, kunci): IsiDok<Impor>,
) -> Hasil<Response> {
    let (pratinjau, csv) = (m.pratinjau, lembar::teks(m.csv, m.xlsx).await?);
    if pratinjau {
        let l = app
            .db
            .lapor(move |c| {
                let harga = harga_hari(c, &p)?;
                awal::lihat(c, &p, &harga, &csv)
            })
            .await?;
        return Ok(Jawab::data(l).into_response());
    }
    let jawab = app
        .db
        .write(Kunci::toko(p.toko.clone()).dengan_rantai(), move |tx| {
            db::sekali(tx, kunci.as_ref(), |tx| {
                let harga = harga_hari(tx, &p)?;
                let j = awal::impor(tx, &p, &harga, &csv)?;
                let pesan = format!("{} barang berhasil diimpor", j.jumlah);
                mentah(&Jawab::pesan(j, pesan))
            })
        })
        .await?;
    Ok(Mentah(jawab).into_response())
}

/// The preview, or what came in.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(untagged)]
#[schema(as = ImporBarangHasil)]
#[expect(dead_code, reason = "describes the two answers")]
pub enum ImporHasil {
    Lihat(Lihat),
    Jadi(Jadi),
}
