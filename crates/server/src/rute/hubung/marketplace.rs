//! /marketplace-setting: which marketplaces there are, their settings, and a try of the connection.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::jalur::routes;
use crate::tepi::{Hasil, Isi, Jalur, Jawab, Syarat as S, Tanya};
use ::hubung::marketplace::{
    self, IsiMarketplace, Marketplace, MintaMarketplace, Percobaan, TanyaMarketplace,
};
use axum::extract::State;
use platform::Tolak;
use platform::modul::Setelan;
use reqwest::Url;
use serde::{Deserialize, Serialize};

const MARKETPLACE: &[&str] = &["/marketplace-setting"];
/// What an answer may weigh: no more of it is read.
const JAWABAN_MAKS: usize = 64 << 10;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j.pasang(S::Menu(MARKETPLACE), routes!(daftar))
        .pasang(S::Menu(MARKETPLACE), routes!(lihat))
        .pasang(S::Menu(MARKETPLACE), routes!(simpan))
        .pasang(S::Menu(MARKETPLACE), routes!(uji))
}

/// The marketplaces of the store's setting, and whether this person may save.
#[derive(Serialize, utoipa::ToSchema)]
pub struct DaftarMarketplace {
    marketplace: Vec<Marketplace>,
    boleh_simpan: bool,
}

/// The marketplaces that the store may connect to.
#[utoipa::path(get, path = "/api/v1/marketplace-settings/daftar", tag = "hubung", security(("token" = [])),
    responses((status = 200, body = Jawab<DaftarMarketplace>)))]
pub async fn daftar(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<DaftarMarketplace>> {
    let boleh_simpan = marketplace::boleh_simpan(&p);
    let marketplace =
        app.db.read(move |c| Ok::<_, Tolak>(marketplace::daftar(&Setelan::baca(c, &p.toko)?))).await?;
    Ok(Jawab::data(DaftarMarketplace { marketplace, boleh_simpan }))
}

/// The settings of one marketplace. What is secret comes in clear only to who may save it, and that is written down.
#[utoipa::path(get, path = "/api/v1/marketplace-settings", tag = "hubung", security(("token" = [])),
    params(TanyaMarketplace), responses((status = 200, body = Jawab<Vec<IsiMarketplace>>)))]
pub async fn lihat(
    State(app): State<App>,
    Siapa(p): Siapa,
    Tanya(t): Tanya<TanyaMarketplace>,
) -> Hasil<Jawab<Vec<IsiMarketplace>>> {
    let data = app.db.write(p.toko.clone(), move |tx| marketplace::lihat(tx, &p, &t)).await?;
    Ok(Jawab::data(data))
}

/// Saves the settings of one marketplace.
#[utoipa::path(post, path = "/api/v1/marketplace-settings", tag = "hubung", security(("token" = [])),
    request_body = MintaMarketplace, responses((status = 200, body = Jawab<IsiMarketplace>)))]
pub async fn simpan(
    State(app): State<App>,
    Siapa(p): Siapa,
    Isi(m): Isi<MintaMarketplace>,
) -> Hasil<Jawab<IsiMarketplace>> {
    let data = app.db.write(p.toko.clone(), move |tx| marketplace::simpan(tx, &p, &m)).await?;
    Ok(Jawab::pesan(data, "Data Berhasil Disimpan"))
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaUji {
    k_m: String,
}

/// What the marketplace said.
#[derive(Serialize, utoipa::ToSchema)]
pub struct HasilUji {
    berhasil: bool,
    /// the status of its answer; 0 when there was none
    status: u16,
    pesan: String,
}

fn hasil(status: u16) -> HasilUji {
    let (berhasil, pesan) = match status {
        200..=299 => (true, "Koneksi berhasil".to_owned()),
        0 => (false, "Server marketplace tidak bisa dihubungi".to_owned()),
        401 | 403 => (false, format!("Ditolak ({status}): periksa bearer token dan shop id")),
        300..=399 => (false, format!("Dialihkan ({status}): periksa alamatnya")),
        _ => (false, format!("Server marketplace menjawab {status}")),
    };
    HasilUji { berhasil, status, pesan }
}

async fn coba(app: &App, c: Percobaan) -> HasilUji {
    let keluar = app.keluar().umum();
    if keluar.terjangkau(&c.alamat).await.is_err() {
        return HasilUji {
            berhasil: false,
            status: 0,
            pesan: "Alamat marketplace tidak boleh dihubungi dari server ini".to_owned(),
        };
    }
    let Ok(klien) = keluar.klien() else { return hasil(0) };
    let Ok(mut url) = Url::parse(&c.alamat) else { return hasil(0) };
    url.query_pairs_mut().append_pair("shop_id", &c.toko);
    let minta = klien.get(url).bearer_auth(&c.token);
    let Ok(mut r) = minta.send().await else { return hasil(0) };
    let status = r.status().as_u16();
    let mut panjang = 0;
    while let Ok(Some(b)) = r.chunk().await {
        panjang += b.len();
        if panjang > JAWABAN_MAKS {
            break;
        }
    }
    hasil(status)
}

/// Asks the marketplace with the token that is kept. Its answer is told by its status alone.
#[utoipa::path(post, path = "/api/v1/marketplace-settings/uji", tag = "hubung", security(("token" = [])),
    request_body = MintaUji, responses((status = 200, body = Jawab<HasilUji>)))]
pub async fn uji(State(app): State<App>, Siapa(p): Siapa, Isi(m): Isi<MintaUji>) -> Hasil<Jawab<HasilUji>> {
    let c = app.db.read(move |c| marketplace::percobaan(c, &p, &m.k_m)).await?;
    let h = coba(&app, c).await;
    let pesan = h.pesan.clone();
    Ok(Jawab::pesan(h, pesan))
}
