//! Every route of the API, with what it demands: a folder or file a domain, named as its crate, each with its list.

mod akun;
mod aplikasi;
mod barang;
mod batu;
mod bersama;
mod cicilan;
mod dasbor;
mod harga;
mod hubung;
mod jurnal;
mod kas;
mod katalog;
mod laporan;
mod lebur;
mod master;
mod member;
mod niaga;
mod orang;
mod pajak;
mod pesanan;
mod pinjaman;
mod praorder;
mod sepuhan;
mod servis;
mod setelan;
pub mod sistem;
mod tata_letak;
mod tukang;
mod tutup;

use crate::App;
use crate::tepi::lapisan::Batas;
use crate::tepi::{Jalur, lapisan};
use axum::Router;
use std::sync::OnceLock;
use tower::util::MapRequestLayer;
use utoipa::OpenApi as _;

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Karat",
        description = "API back office dan kasir toko emas. Jalur portal sebuah toko: /toko/{kode_toko}/api/v1/…"
    ),
    components(schemas(crate::tepi::jawab::Tolakan, laporan::MintaLaporan, laporan::MintaBerkas)),
    modifiers(&Kunci)
)]
struct Dok;

struct Kunci;

impl utoipa::Modify for Kunci {
    fn modify(&self, o: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
        let k = o.components.get_or_insert_with(Default::default);
        k.add_security_scheme(
            "token",
            SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build()),
        );
        k.add_security_scheme(
            "agen",
            SecurityScheme::ApiKey(ApiKey::Header(ApiKeyValue::new("X-Agent-Key"))),
        );
    }
}

/// The API with its demands: every domain lists its own.
pub fn jalur() -> Jalur {
    let domain: [fn(Jalur) -> Jalur; 28] = [
        sistem::rute,
        orang::rute,
        setelan::rute,
        tata_letak::rute,
        kas::rute,
        katalog::rute,
        tutup::rute,
        niaga::rute,
        pesanan::rute,
        pinjaman::rute,
        cicilan::rute,
        praorder::rute,
        sepuhan::rute,
        servis::rute,
        member::rute,
        aplikasi::rute,
        lebur::rute,
        tukang::rute,
        dasbor::rute,
        harga::rute,
        hubung::rute,
        barang::rute,
        batu::rute,
        akun::rute,
        jurnal::rute,
        pajak::rute,
        master::rute,
        laporan::rute,
    ];
    domain.into_iter().fold(Jalur::new(Dok::openapi()), |j, rute| rute(j))
}

/// The whole HTTP side: API, documentation, web app, all layers.
pub fn router(app: App) -> Router {
    router_dengan(app, Batas::default(), Router::new())
}

/// API and documentation before they know their app: the same for every server of a process, so made once.
fn tanpa_app() -> Router<App> {
    static SEKALI: OnceLock<Router<App>> = OnceLock::new();
    let buat = || {
        let (api, dok) = jalur().pisah();
        api.merge(sistem::dokumentasi::router(&dok))
            .merge(sistem::lacak::router())
            .merge(sistem::nota::router())
    };
    SEKALI.get_or_init(buat).clone()
}

/// The same with other limits, and routes of a test's own behind all layers.
pub fn router_dengan(app: App, batas: Batas, tambahan: Router<App>) -> Router {
    let (soket, kepala) = (app.soket(), app.kepala());
    let dalam = lapisan::bungkus(tanpa_app().merge(tambahan), app, batas);
    // The portal's prefix is taken off before the inner router looks at the path.
    let semua = Router::new()
        .fallback_service(dalam)
        .layer(MapRequestLayer::new(lapisan::portal::<axum::body::Body>));
    match soket {
        Some(s) => lapisan::soket(s, kepala).fallback_service(semua),
        None => semua,
    }
}
