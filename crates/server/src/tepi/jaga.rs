//! Rights: what a route demands, checked before its handler runs. The person found goes on with the request.

use super::jawab::Galat;
use crate::App;
use axum::extract::{FromRequestParts, Request};
use axum::http::header::{AUTHORIZATION, CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use platform::{AksesTolak, DasarTolak, Hasil, Pelaku, SesiTolak, Tolak, acak, lihat, menu, modul, totp};
use std::sync::Arc;
use values::KodeToko;

/// What a route demands of who calls it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Syarat {
    /// anybody
    Publik,
    /// a live session
    Sesi,
    /// a live session, even of a locked till or a password that must be changed
    SesiApaAdanya,
    /// the right to any of these menus, and what gates the menu itself
    Menu(&'static [&'static str]),
    /// the right to any of the first and to any of the second: a step on one screen that is another's work (selling, taking back)
    MenuDan(&'static [&'static str], &'static [&'static str]),
    /// a live session, and what gates this route (reading a master needs no menu right)
    Baca(&'static str),
    /// a session of one of these levels
    Level(&'static [&'static str]),
    /// a session of head office
    Pusat,
    /// the key of a registered agent (fingerprint reader, printer), checked by the handler
    Agen,
    /// a live session, or the key of a registered agent
    SesiAtauAgen,
}

impl Syarat {
    /// For the documentation and the test that lists every route.
    pub fn uraian(&self) -> String {
        match self {
            Syarat::Publik => "publik".to_owned(),
            Syarat::Sesi => "sesi".to_owned(),
            Syarat::SesiApaAdanya => "sesi (juga saat terkunci)".to_owned(),
            Syarat::Menu(m) => format!("menu {}", m.join(" atau ")),
            Syarat::MenuDan(a, b) => format!("menu {} dan {}", a.join(" atau "), b.join(" atau ")),
            Syarat::Baca(m) => format!("sesi, modul dari {m}"),
            Syarat::Level(l) => format!("level {}", l.join(", ")),
            Syarat::Pusat => "kantor pusat".to_owned(),
            Syarat::Agen => "kunci agen".to_owned(),
            Syarat::SesiAtauAgen => "sesi atau kunci agen".to_owned(),
        }
    }
}

/// The store whose portal a request came through.
#[derive(Debug, Clone)]
pub struct Portal(pub KodeToko);

pub(crate) async fn jaga(syarat: Syarat, mut req: Request, next: Next) -> Response {
    let agen = syarat == Syarat::SesiAtauAgen && req.headers().contains_key(super::agen::KUNCI_AGEN);
    // Taken out first: a request cannot be held over an await.
    let portal = req.extensions().get::<Portal>().map(|p| p.0.clone());
    let hasil = match app(&req) {
        Ok(app) if agen || matches!(syarat, Syarat::Publik | Syarat::Agen) => {
            toko_ada(&app, portal).await.map(|()| None)
        }
        Ok(app) => {
            let token = token(&req);
            pelaku(syarat, &app, token, portal).await.map(Some)
        }
        Err(t) => Err(t),
    };
    match hasil {
        Ok(p) => {
            let sembunyi = p.as_ref().map(|p| lihat::tersembunyi(p, req.uri().path())).unwrap_or_default();
            if let Some(p) = p {
                req.extensions_mut().insert(p);
            }
            tutupi(next.run(req).await, &sembunyi).await
        }
        Err(t) => Galat(t).into_response(),
    }
}

/// The answer without the fields that this person does not get to see, whichever handler wrote it.
async fn tutupi(r: Response, sembunyi: &[&str]) -> Response {
    let json = r.headers().get(CONTENT_TYPE).is_some_and(|t| t.as_bytes().starts_with(b"application/json"));
    if sembunyi.is_empty() || !json {
        return r;
    }
    let (mut kepala, badan) = r.into_parts();
    let isi = match axum::body::to_bytes(badan, usize::MAX).await {
        Ok(isi) => isi,
        Err(e) => {
            let t = DasarTolak::Dalam.tolak("Terjadi kesalahan di server").sebab(e);
            return Galat(t).into_response();
        }
    };
    match lihat::tanpa(&isi, sembunyi) {
        None => Response::from_parts(kepala, isi.into()),
        Some(sisa) => {
            kepala.headers.remove(CONTENT_LENGTH);
            Response::from_parts(kepala, sisa.into())
        }
    }
}

fn app(req: &Request) -> Hasil<App> {
    req.extensions()
        .get::<App>()
        .cloned()
        .ok_or_else(|| DasarTolak::Dalam.tolak("Terjadi kesalahan di server").sebab("tanpa App"))
}

/// `Bearer …`, or the bare token as the specification's clients send it.
fn token(req: &Request) -> Option<String> {
    let isi = req.headers().get(AUTHORIZATION)?.to_str().ok()?.trim();
    let token = match isi.split_once(' ') {
        Some((skema, t)) if skema.eq_ignore_ascii_case("bearer") => t.trim(),
        _ => isi,
    };
    Some(token.to_owned()).filter(|t| !t.is_empty() && t.len() <= 128)
}

/// A portal of a store that is not there answers 404, whoever asks.
async fn toko_ada(app: &App, portal: Option<KodeToko>) -> Hasil<()> {
    match portal {
        Some(t) => app.setelan(&t).await.map(|_| ()),
        None => Ok(()),
    }
}

pub(crate) fn terkunci() -> Tolak {
    SesiTolak::Terkunci.tolak("Kasir terkunci, masukkan password untuk membuka")
}

pub(crate) fn harus_ganti_sandi() -> Tolak {
    SesiTolak::HarusGanti.tolak("Password sekali pakai harus diganti dulu")
}

/// How a session is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cara {
    /// a person does something
    Kerja,
    /// a screen listens, which is no use of the till
    Dengar,
    /// a locked till, a one-time password and a missing second factor are let through
    ApaAdanya,
}

pub(crate) fn harus_totp() -> Tolak {
    SesiTolak::TotpWajib.tolak("Aktifkan verifikasi dua langkah dulu di halaman Akun Saya")
}

/// The person behind a token at a portal, with the store's settings: the rules every door shares, HTTP or
/// socket.
pub(crate) async fn sesi_hidup(
    app: &App,
    token: &str,
    portal: Option<KodeToko>,
    cara: Cara,
) -> Hasil<(Pelaku, Arc<modul::Setelan>)> {
    let generasi = app.db.generasi().await?;
    let mut p = app.pelaku(generasi, &acak::sidik(token)).await?;
    if let Some(t) = portal {
        app.setelan_saat(generasi, &t).await?;
        p = p.di_portal(&t)?;
    }
    let setelan = app.setelan_saat(generasi, &p.toko).await?;
    if cara == Cara::ApaAdanya {
        return Ok((p, setelan));
    }
    if p.terkunci {
        return Err(terkunci());
    }
    if p.ganti_sandi {
        return Err(harus_ganti_sandi());
    }
    if cara == Cara::Kerja {
        let menit = setelan.nilai("KUNCI_DIAM_MENIT").parse().unwrap_or(i64::MAX);
        app.pakai_sesi(&p, menit).await?;
    }
    if setelan.nyala("TOTP_WAJIB") && totp::diwajibkan(&p.level, p.pusat) {
        let user = p.user_id.clone();
        if !app.db.read(move |c| totp::aktif(c, &user)).await? {
            return Err(harus_totp());
        }
    }
    Ok((p, setelan))
}

/// Does this person open any of these menus in this store?
fn salah_satu(boleh: &[&str], p: &Pelaku, setelan: &modul::Setelan) -> Hasil<()> {
    let mut sebab = AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan");
    for m in boleh.iter().filter(|m| p.boleh_menu(m)) {
        match menu::cari(m).map_or(Ok(()), |r| menu::buka(r.gerbang, p, setelan)) {
            Ok(()) => return Ok(()),
            Err(t) => sebab = t,
        }
    }
    Err(sebab)
}

async fn pelaku(syarat: Syarat, app: &App, token: Option<String>, portal: Option<KodeToko>) -> Hasil<Pelaku> {
    let token = token.ok_or_else(Tolak::token_mati)?;
    let cara = if syarat == Syarat::SesiApaAdanya { Cara::ApaAdanya } else { Cara::Kerja };
    let (p, setelan) = sesi_hidup(app, &token, portal, cara).await?;
    match syarat {
        Syarat::Menu(boleh) => salah_satu(boleh, &p, &setelan).map(|()| p),
        Syarat::MenuDan(a, b) => {
            salah_satu(a, &p, &setelan).and_then(|()| salah_satu(b, &p, &setelan)).map(|()| p)
        }
        Syarat::Baca(m) => menu::cari(m).map_or(Ok(()), |r| menu::buka(r.gerbang, &p, &setelan)).map(|()| p),
        Syarat::Level(boleh) if !boleh.contains(&p.level.as_str()) => {
            Err(AksesTolak::Level.tolak(format!("Hanya untuk level {}", boleh.join(", "))))
        }
        Syarat::Pusat if !p.pusat => Err(AksesTolak::Pusat.tolak("Hanya untuk kantor pusat")),
        _ => Ok(p),
    }
}

/// Handlers take the person as an argument; a route without a session has none.
pub struct Siapa(pub Pelaku);

impl<S: Send + Sync> FromRequestParts<S> for Siapa {
    type Rejection = Galat;
    async fn from_request_parts(p: &mut Parts, _: &S) -> Result<Self, Galat> {
        p.extensions.get::<Pelaku>().cloned().map(Siapa).ok_or_else(|| Galat(Tolak::token_mati()))
    }
}
