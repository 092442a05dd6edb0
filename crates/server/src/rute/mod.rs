//! Every route of the API, with what it demands. Read it from top to bottom to see all that Karat answers.

mod audit;
mod dokumentasi;
mod kas;
mod para_system;
mod sesi;
mod sistem;
mod toko;

use crate::App;
use crate::tepi::Syarat as S;
use crate::tepi::{Jalur, lapisan};
use axum::Router;
use tower::util::MapRequestLayer;
use utoipa::OpenApi as _;
use utoipa_axum::routes;

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Karat",
        description = "API back office dan kasir toko emas. Jalur portal sebuah toko: /toko/{kode_toko}/api/v1/…"
    ),
    components(schemas(crate::tepi::jawab::Tolakan)),
    modifiers(&Kunci)
)]
struct Dok;

struct Kunci;

impl utoipa::Modify for Kunci {
    fn modify(&self, o: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
        let k = o.components.get_or_insert_with(Default::default);
        k.add_security_scheme(
            "token",
            SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build()),
        );
    }
}

/// The API with its demands.
pub fn jalur() -> Jalur {
    Jalur::new(Dok::openapi())
        // system
        .pasang(S::Publik, routes!(sistem::sehat))
        .pasang(S::Publik, routes!(sistem::metrik))
        .pasang(S::Publik, routes!(sistem::konfigurasi))
        // session and users
        .pasang(S::Publik, routes!(sesi::masuk))
        .pasang(S::SesiApaAdanya, routes!(sesi::keluar))
        .pasang(S::SesiApaAdanya, routes!(sesi::saya))
        .pasang(S::SesiApaAdanya, routes!(sesi::ganti_password))
        .pasang(S::SesiApaAdanya, routes!(sesi::kunci))
        .pasang(S::SesiApaAdanya, routes!(sesi::buka))
        .pasang(S::Sesi, routes!(sesi::semua))
        // settings and stores
        .pasang(S::Sesi, routes!(para_system::semua))
        .pasang(S::Sesi, routes!(para_system::satu))
        .pasang(S::Menu(&["/settingsystem"]), routes!(para_system::ubah))
        .pasang(S::Sesi, routes!(toko::semua))
        .pasang(S::Level(&["OWN", "SU", "SPV"]), routes!(audit::lapor))
        // money
        .pasang(S::Menu(&["/uang-kas"]), routes!(kas::uang_kas))
        .pasang(S::Menu(&["/uang-kas"]), routes!(kas::saldo))
}

/// The whole HTTP side: API, documentation, web app, all layers.
pub fn router(app: App) -> Router {
    let (api, dok) = jalur().pisah();
    let soket = app.soket();
    let dalam = lapisan::bungkus(api.merge(dokumentasi::router(&dok)), app);
    // The portal's prefix is taken off before the inner router looks at the path.
    let semua = Router::new()
        .fallback_service(dalam)
        .layer(MapRequestLayer::new(lapisan::portal::<axum::body::Body>));
    match soket {
        Some(s) => lapisan::soket(s).fallback_service(semua),
        None => semua,
    }
}
