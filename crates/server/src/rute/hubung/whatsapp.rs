//! /whatsapp-setting beside the outbox: a message tried at once, and the words of every event.

use crate::App;
use crate::kurir_pesan;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, Jalur, Jawab, Syarat as S};
use ::pesan::templat::{self, AturanPesan, MintaTemplat};
use ::pesan::{Jawaban, PesanTolak, nomor};
use axum::extract::State;
use platform::{Tolak, acak};
use serde::{Deserialize, Serialize};

const PESAN: &[&str] = &["/whatsapp-setting"];
const PANJANG: usize = 1000;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(PESAN), routes!(kirim))
        .pasang(S::Menu(PESAN), routes!(aturan))
        .pasang(S::Menu(PESAN), routes!(simpan))
        .pasang(S::Menu(PESAN), routes!(pratinjau))
}

/// A message to try the gateway with.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaKirim {
    /// digits; a 0 in front becomes 62
    receiver: String,
    message: String,
    /// text
    #[serde(rename = "type", default = "teks")]
    jenis: String,
}

fn teks() -> String {
    "text".to_owned()
}

/// Where it went.
#[derive(Serialize, utoipa::ToSchema)]
pub struct PesanUji {
    receiver: String,
}

/// Sends a message to the gateway at once, and says what it said. Nothing is tried again.
#[utoipa::path(post, path = "/api/v1/chat/send", tag = "pesan", request_body = MintaKirim, security(("token" = [])),
    responses((status = 200, body = Jawab<PesanUji>)))]
pub async fn kirim(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaKirim>,
) -> Hasil<Jawab<PesanUji>> {
    let salah = |kolom: &'static str, pesan: &str| PesanTolak::Isi.pada(kolom, pesan.to_owned());
    let angka = m.receiver.trim();
    if !angka.bytes().all(|b| b.is_ascii_digit()) {
        return Err(salah("receiver", "Nomor tujuan hanya angka").into());
    }
    let receiver = nomor(angka).ok_or_else(|| salah("receiver", "No Wa Tidak Terdaftar"))?;
    let isi = m.message.trim().to_owned();
    if isi.is_empty() || isi.chars().count() > PANJANG {
        return Err(salah("message", "Pesan harus diisi, paling panjang 1000 karakter").into());
    }
    if m.jenis != "text" {
        return Err(salah("type", "Jenis pesan harus text").into());
    }
    let gerbang = kurir_pesan::gerbang_toko(&app, &p.toko).await?.ok_or_else(|| {
        PesanTolak::Gerbang
            .tolak("Server WhatsApp belum bisa dihubungi: periksa no WhatsApp toko dan WHATSAPP_BACKEND_URL")
    })?;
    let oleh = p.user_id.clone();
    app.db
        .write(p.toko.clone(), move |tx| {
            Ok::<_, Tolak>(ledger::audit::catat_hari_ini(tx, oleh.as_str(), "UJI PESAN", "WHATSAPP", "{}")?)
        })
        .await?;
    match gerbang.kirim(&acak::teks(16), &receiver, &isi).await {
        Jawaban::Terkirim => Ok(Jawab::pesan(PesanUji { receiver }, "Pesan Berhasil Dikirim")),
        Jawaban::Ditolak(kata) | Jawaban::Gagal(kata) | Jawaban::Ragu(kata) => {
            Err(PesanTolak::Uji.tolak(kata).into())
        }
    }
}

/// The words of every event, and how the store sends.
#[utoipa::path(get, path = "/api/v1/pesan/templat", tag = "pesan", security(("token" = [])),
    responses((status = 200, body = Jawab<AturanPesan>)))]
pub async fn aturan(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<AturanPesan>> {
    Ok(Jawab::data(app.db.read(move |c| templat::daftar(c, &p.toko)).await?))
}

/// Keeps a store's own words of an event; empty ones give it its own back.
#[utoipa::path(post, path = "/api/v1/pesan/templat", tag = "pesan", request_body = MintaTemplat, security(("token" = [])),
    responses((status = 200, body = Jawab<AturanPesan>)))]
pub async fn simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaTemplat>,
) -> Hasil<Jawab<AturanPesan>> {
    let data = app.db.write(p.toko.clone(), move |tx| templat::simpan(tx, &p, &m)).await?;
    Ok(Jawab::pesan(data, "Data Berhasil Disimpan"))
}

/// How a message would read.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Pratinjau {
    pratinjau: String,
}

/// A message in these words, with examples for what is filled in.
#[utoipa::path(post, path = "/api/v1/pesan/templat/pratinjau", tag = "pesan", request_body = MintaTemplat,
    security(("token" = [])), responses((status = 200, body = Jawab<Pratinjau>)))]
pub async fn pratinjau(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaTemplat>,
) -> Hasil<Jawab<Pratinjau>> {
    let pratinjau = app.db.read(move |c| templat::lihat(c, &p.toko, &m)).await?;
    Ok(Jawab::data(Pratinjau { pratinjau }))
}
