//! Logging in to the app: a code is asked for, and typed. Who is not known gets the answers of who is.

use crate::tepi::jaga::SiapaAnggota;
use crate::tepi::jalur::routes;
use crate::tepi::{Alamat, Hasil, Isi, Jalur, Jawab, Syarat as S};
use crate::{App, kurir_pesan};
use ::pesan::Jawaban;
use axum::extract::State;
use member::app::AppTolak;
use member::app::kode::{self, Hasilnya, Kirim, MintaMasuk, Siapa};
use member::app::sesi::{self, Masuk, Perangkat};
use platform::Tolak;
use serde::Deserialize;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Publik, routes!(minta))
        .pasang(S::Publik, routes!(masuk))
        .pasang(S::Anggota, routes!(keluar))
        .pasang(S::Anggota, routes!(perangkat))
        .pasang(S::Anggota, routes!(setuju))
}

const DIKIRIM: &str =
    "Bila terdaftar, kode dikirim lewat WhatsApp ke nomor di kartu member. Berlaku 5 menit.";

fn sering() -> Tolak {
    AppTolak::Sering.tolak("Terlalu sering dicoba, silakan coba lagi satu jam lagi")
}

/// Sent beside the answer, which must not tell by its time whether there is somebody; past the outbox, so that no list has it.
async fn kirim(app: App, k: Kirim) {
    let gerbang = match kurir_pesan::gerbang_toko(&app, &k.toko).await {
        Ok(Some(g)) => g,
        Ok(None) => return,
        Err(t) => {
            tracing::warn!(kode = t.kode, "kode masuk app belum dikirim");
            return;
        }
    };
    match gerbang.kirim(&platform::acak::teks(16), &k.no_hp, &k.isi).await {
        Jawaban::Terkirim => {}
        Jawaban::Ditolak(_) | Jawaban::Gagal(_) | Jawaban::Ragu(_) => {
            tracing::warn!(toko = %k.toko, "kode masuk app tidak terkirim");
        }
    }
}

/// Asks for a one-time code, by member code or phone. The answer is the same whoever asks.
#[utoipa::path(post, path = "/api/v1/app/masuk/kode", tag = "app", operation_id = "app_masuk_kode", request_body = Siapa,
    responses((status = 200, body = Jawab<bool>)))]
pub async fn minta(State(app): State<App>, Alamat(dari): Alamat, Isi(m): Isi<Siapa>) -> Hasil<Jawab<bool>> {
    let s = m.clone();
    let toko = app.db.read(move |c| kode::tempat(c, &s)).await?;
    let hasil = app.db.write(toko, move |tx| kode::minta(tx, &m, &dari)).await?;
    match hasil {
        Err(()) => Err(sering().into()),
        Ok(k) => {
            if let Some(k) = k {
                tokio::spawn(kirim(app, k));
            }
            Ok(Jawab::pesan(true, DIKIRIM))
        }
    }
}

/// Opens a session with the code.
#[utoipa::path(post, path = "/api/v1/app/masuk", tag = "app", operation_id = "app_masuk", request_body = MintaMasuk,
    responses((status = 200, body = Jawab<Masuk>)))]
pub async fn masuk(
    State(app): State<App>,
    Alamat(dari): Alamat,
    Isi(m): Isi<MintaMasuk>,
) -> Hasil<Jawab<Masuk>> {
    let s = m.siapa();
    let toko = app.db.read(move |c| kode::tempat(c, &s)).await?;
    match app.db.write(toko, move |tx| kode::masuk(tx, &m, &dari)).await? {
        Hasilnya::Masuk(m) => Ok(Jawab::pesan(*m, "Selamat datang")),
        Hasilnya::Sering => Err(sering().into()),
        Hasilnya::Salah => {
            Err(AppTolak::Kode.pada("kode", "Kode salah, sudah lewat, atau terlalu sering dicoba").into())
        }
    }
}

#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = AppKeluar)]
pub struct MintaKeluar {
    /// a phone of the list; LAIN: all others; empty: this one
    id: String,
}

/// Logs a phone of the member out; answers how many.
#[utoipa::path(post, path = "/api/v1/app/saya/keluar", tag = "app", operation_id = "app_keluar", request_body = MintaKeluar,
    security(("token" = [])), responses((status = 200, body = Jawab<u64>)))]
pub async fn keluar(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
    Isi(m): Isi<MintaKeluar>,
) -> Hasil<Jawab<u64>> {
    let n = app.db.write(a.toko.clone(), move |tx| sesi::keluar(tx, &a, &m.id)).await?;
    Ok(Jawab::data(n))
}

/// Phones that are logged in.
#[utoipa::path(get, path = "/api/v1/app/saya/perangkat", tag = "app", operation_id = "app_perangkat",
    security(("token" = [])), responses((status = 200, body = Jawab<Vec<Perangkat>>)))]
pub async fn perangkat(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
) -> Hasil<Jawab<Vec<Perangkat>>> {
    Ok(Jawab::data(app.db.read(move |c| sesi::perangkat(c, &a)).await?))
}

#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[schema(as = AppSetuju)]
pub struct MintaSetuju {
    setuju: bool,
}

/// Consent to messages, given or withdrawn.
#[utoipa::path(put, path = "/api/v1/app/saya/setuju", tag = "app", operation_id = "app_setuju", request_body = MintaSetuju,
    security(("token" = [])), responses((status = 200, body = Jawab<bool>)))]
pub async fn setuju(
    State(app): State<App>,
    SiapaAnggota(a): SiapaAnggota,
    Isi(m): Isi<MintaSetuju>,
) -> Hasil<Jawab<bool>> {
    let ya = m.setuju;
    app.db.write(a.toko.clone(), move |tx| sesi::ubah_setuju(tx, &a.kode_pelanggan, ya)).await?;
    Ok(Jawab::data(ya))
}
