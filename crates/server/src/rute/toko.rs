//! The stores of the chain.

use crate::App;
use crate::tepi::jaga::Siapa;
use crate::tepi::{Hasil, Jawab};
use axum::extract::State;
use platform::Tolak;
use platform::toko::{self, Ringkas};

/// Stores: head office sees all, a branch its own.
#[utoipa::path(get, path = "/api/v1/tokos", tag = "toko", security(("token" = [])),
    responses((status = 200, body = Jawab<Vec<Ringkas>>)))]
pub async fn semua(State(app): State<App>, Siapa(p): Siapa) -> Hasil<Jawab<Vec<Ringkas>>> {
    let semua = app.db.read(|c| Ok::<_, Tolak>(toko::semua(c)?)).await?;
    let data = semua
        .into_iter()
        .filter(|t| p.pusat || t.kode_toko == p.toko)
        .map(|t| Ringkas {
            portal: if t.portal.is_empty() { format!("/toko/{}", t.kode_toko) } else { t.portal },
            kode_toko: t.kode_toko.to_string(),
            nama_toko: t.nama_toko,
            alamat_toko: t.alamat_toko,
            pusat: t.pusat,
            tgl_system: t.tgl_system.to_string(),
        })
        .collect();
    Ok(Jawab::data(data))
}
