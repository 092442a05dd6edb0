//! The router that cannot forget a right: a route enters only together with what it demands, and both are
//! listed for the documentation and the test.

use super::jaga::{Syarat, jaga};
use crate::App;
use axum::Router;
use axum::extract::Request;
use axum::middleware::{Next, from_fn};
use axum::routing::MethodRouter;
use utoipa::openapi::extensions::ExtensionsBuilder;
use utoipa::openapi::path::{HttpMethod, Operation};
use utoipa::openapi::security::SecurityRequirement;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouter};

/// Puts a demand before handlers.
pub fn lindungi(syarat: Syarat, metode: MethodRouter<App>) -> MethodRouter<App> {
    metode.route_layer(from_fn(move |req: Request, next: Next| jaga(syarat, req, next)))
}

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

pub struct Jalur {
    router: OpenApiRouter<App>,
    tabel: Vec<(String, String, Syarat)>,
}

impl Jalur {
    pub fn new(dok: utoipa::openapi::OpenApi) -> Self {
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
                op.extensions = Some(ExtensionsBuilder::new().add("x-syarat", syarat.uraian()).build());
                op.operation_id = Some(id_operasi(nama, path));
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
        op.extensions = Some(ExtensionsBuilder::new().add("x-syarat", syarat.uraian()).build());
        let nama = match metode {
            HttpMethod::Get => "GET",
            HttpMethod::Post => "POST",
            HttpMethod::Put => "PUT",
            HttpMethod::Delete => "DELETE",
            _ => "LAIN",
        };
        op.operation_id = Some(id_operasi(nama, path));
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
