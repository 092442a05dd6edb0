//! The router that cannot forget a right: a route enters only together with what it demands, and both are
//! listed for the documentation and the test.

use super::jaga::{Syarat, jaga};
use super::jawab::DITOLAK;
use crate::App;
use axum::Router;
use axum::extract::Request;
use axum::handler::Handler;
use axum::middleware::{Next, from_fn};
use axum::response::Response;
use axum::routing::MethodRouter;
use std::pin::Pin;
use std::sync::Arc;
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::extensions::ExtensionsBuilder;
use utoipa::openapi::path::{HttpMethod, Operation, Paths};
use utoipa::openapi::response::ResponseBuilder;
use utoipa::openapi::schema::Schema;
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{Ref, RefOr};
use utoipa_axum::PathItemExt as _;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouter};

/// Puts a demand before handlers.
pub fn lindungi(syarat: Syarat, metode: MethodRouter<App>) -> MethodRouter<App> {
    metode.route_layer(from_fn(move |req: Request, next: Next| jaga(syarat, req, next)))
}

type Nanti = Pin<Box<dyn Future<Output = Response> + Send>>;

/// A handler in a box. What axum makes of a handler (services, layers, their clones and futures) is then compiled once
/// and not once for each of some three hundred, which was most of the time this crate took.
#[derive(Clone)]
pub struct Kotak(Arc<dyn Fn(Request, App) -> Nanti + Send + Sync>);

pub fn kotak<H: Handler<T, App> + Sync, T: 'static>(h: H) -> Kotak {
    Kotak(Arc::new(move |req, app| Box::pin(h.clone().call(req, app))))
}

impl Handler<(), App> for Kotak {
    type Future = Nanti;

    fn call(self, req: Request, app: App) -> Nanti {
        (self.0)(req, app)
    }
}

type Skema = Vec<(String, RefOr<Schema>)>;

/// One documented handler, as [`Jalur::pasang`] takes it.
pub fn satu(
    skema: Skema,
    path: &str,
    op: Operation,
    metode: Vec<HttpMethod>,
    h: &Kotak,
) -> UtoipaMethodRouter<App> {
    let router = metode.iter().fold(MethodRouter::new(), |r, m| r.on(m.to_method_filter(), h.clone()));
    let mut paths = Paths::new();
    paths.add_path_operation(path, metode, op);
    (skema, paths, router)
}

/// `routes!` of utoipa-axum for one handler, which goes into its box first.
macro_rules! routes {
    ($handler:path) => {{
        let mut skema = Vec::new();
        let (path, op, metode) = utoipa_axum::routes!(@resolve_types $handler : skema);
        $crate::tepi::jalur::satu(skema, &path, op, metode, &$crate::tepi::jalur::kotak($handler))
    }};
}
pub(crate) use routes;

/// Unique by construction, where the names of handlers are not: `post_users_login`.
fn id_operasi(metode: &str, path: &str) -> String {
    let jalan = path.trim_start_matches("/api/v1/").trim_matches('/');
    let bersih: String = jalan
        .chars()
        .filter(|c| !"{}".contains(*c))
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .collect();
    format!("{}_{bersih}", metode.to_lowercase())
}

/// The name of the refusal among the document's responses.
const TOLAKAN: &str = "Tolakan";

/// The refusal as every call documents it.
fn tolakan() -> utoipa::openapi::Response {
    let isi = ContentBuilder::new().schema(Some(Ref::from_schema_name(TOLAKAN))).build();
    ResponseBuilder::new()
        .description("Ditolak: kode, pesan untuk pengguna, dan isian yang salah")
        .content("application/json", isi)
        .build()
}

/// What the document says of every call alike: its id, what it demands, and every way it may be refused.
fn lengkapi(op: &mut Operation, metode: &str, path: &str, syarat: Syarat, definisi: bool) {
    let mut x = ExtensionsBuilder::new().add("x-syarat", syarat.uraian());
    if definisi {
        x = x.add("x-definisi", true);
    }
    op.extensions = Some(x.build());
    op.operation_id = Some(id_operasi(metode, path));
    for kode in DITOLAK {
        op.responses.responses.insert((*kode).to_owned(), RefOr::Ref(Ref::from_response_name(TOLAKAN)));
    }
}

pub struct Jalur {
    router: OpenApiRouter<App>,
    tabel: Vec<(String, String, Syarat)>,
}

impl Jalur {
    pub fn new(mut dok: utoipa::openapi::OpenApi) -> Self {
        let bagian = dok.components.get_or_insert_default();
        bagian.responses.insert(TOLAKAN.to_owned(), RefOr::T(tolakan()));
        Self { router: OpenApiRouter::with_openapi(dok), tabel: Vec::new() }
    }

    /// Adds the routes of `routes!(…)` under one demand.
    pub fn pasang(mut self, syarat: Syarat, (skema, mut paths, metode): UtoipaMethodRouter<App>) -> Self {
        for (path, isi) in &mut paths.paths {
            for (nama, op) in [
                ("GET", &mut isi.get),
                ("POST", &mut isi.post),
                ("PUT", &mut isi.put),
                ("DELETE", &mut isi.delete),
                ("PATCH", &mut isi.patch),
            ] {
                let Some(op) = op else { continue };
                lengkapi(op, nama, path, syarat, false);
                self.tabel.push((nama.to_owned(), path.clone(), syarat));
            }
        }
        self.router = self.router.routes((skema, paths, lindungi(syarat, metode)));
        self
    }

    /// Adds one route made at run time (masters, reports), documented like the others.
    pub fn pasang_sendiri(
        mut self,
        syarat: Syarat,
        metode: HttpMethod,
        path: &str,
        mut op: Operation,
        router: MethodRouter<App>,
    ) -> Self {
        let nama = match metode {
            HttpMethod::Get => "GET",
            HttpMethod::Post => "POST",
            HttpMethod::Put => "PUT",
            HttpMethod::Delete => "DELETE",
            _ => "LAIN",
        };
        lengkapi(&mut op, nama, path, syarat, true);
        let lingkup: [&str; 0] = [];
        op.security = (syarat != Syarat::Publik).then(|| vec![SecurityRequirement::new("token", lingkup)]);
        self.tabel.push((nama.to_owned(), path.to_owned(), syarat));
        self.router.get_openapi_mut().paths.add_path_operation(path, vec![metode], op);
        self.router = self.router.route(path, lindungi(syarat, router));
        self
    }

    /// Every route with its demand.
    pub fn tabel(&self) -> &[(String, String, Syarat)] {
        &self.tabel
    }

    pub fn openapi(self) -> utoipa::openapi::OpenApi {
        self.router.into_openapi()
    }

    pub fn pisah(self) -> (Router<App>, utoipa::openapi::OpenApi) {
        self.router.split_for_parts()
    }
}
