//! Reading requests. What cannot be read is refused in Indonesian, naming the field, telling nothing of the
//! inside.

use super::asing;
use super::jawab::Galat;
use crate::App;
use crate::setelan::Jaringan;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, MatchedPath, Request};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::http::{Extensions, Method, Uri};
use db::KunciIdem;
use platform::{DasarTolak, Pelaku, Tolak};
use serde::de::DeserializeOwned;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use values::batas::kata_batas;

/// The JSON body.
pub struct Isi<T>(pub T);

/// The JSON body of a call that makes a document, with its idempotency key; an empty one when the client sent none.
pub struct IsiDok<T>(pub T, pub Option<KunciIdem>);

/// Query parameters.
pub struct Tanya<T>(pub T);

/// The address a request comes from.
#[derive(Debug, Clone)]
pub struct Alamat(pub String);

pub const KUNCI_IDEM: &str = "idempotency-key";
const PANJANG_KUNCI: std::ops::RangeInclusive<usize> = 8..=64;

async fn isi_mentah<S: Send + Sync>(req: Request, s: &S) -> Result<Bytes, Galat> {
    let json = req.headers().get("content-type").and_then(|v| v.to_str().ok()).is_some_and(|v| {
        v.split(';').next().is_some_and(|m| m.trim().eq_ignore_ascii_case("application/json"))
    });
    if !json {
        return Err(DasarTolak::BukanJson
            .tolak("Kirim data sebagai JSON (Content-Type: application/json)")
            .into());
    }
    Bytes::from_request(req, s).await.map_err(|e| match e {
        BytesRejection::FailedToBufferBody(e) if e.status().as_u16() == 413 => {
            DasarTolak::IsiBesar.tolak("Data yang dikirim terlalu besar").into()
        }
        e => DasarTolak::IsiCacat.tolak("Data yang dikirim terputus, silahkan kirim kembali").sebab(e).into(),
    })
}

const BUKAN_JSON: &str = "Data yang dikirim bukan JSON yang benar";

/// The call as its route is written: `PUT /api/v1/users/edit/{user_id}`.
fn panggilan(metode: &Method, uri: &Uri, x: &Extensions) -> String {
    format!("{metode} {}", x.get::<MatchedPath>().map_or_else(|| uri.path(), MatchedPath::as_str))
}

pub fn urai<T: DeserializeOwned>(panggilan: &str, b: &[u8]) -> Result<T, Galat> {
    if ada_nol(b) {
        // PostgreSQL cannot keep it, so SQLite may not either.
        return Err(DasarTolak::KarakterNol.tolak("Data memuat karakter yang tidak bisa disimpan").into());
    }
    // Checked first: the parser does not look into text that it skips.
    let Ok(teks) = std::str::from_utf8(b) else {
        return Err(DasarTolak::IsiCacat.tolak(BUKAN_JSON).sebab("bukan UTF-8").into());
    };
    let mut d = serde_json::Deserializer::from_str(teks);
    let hasil = asing::baca(&mut d).and_then(|hasil| d.end().map(|()| hasil));
    let (isi, lebih) = hasil.map_err(|e| salah_isi::<T>(panggilan, b, &e))?;
    asing::tolak(panggilan, lebih)?;
    Ok(isi)
}

/// How serde begins its refusal of a field. Types with flattened parts refuse for themselves (`deny_unknown_fields`):
/// what they do not know is never seen from outside.
const ASING: &str = "unknown field `";

/// A body that is no JSON, or not the JSON that was asked for.
fn salah_isi<T: DeserializeOwned>(panggilan: &str, b: &[u8], e: &serde_json::Error) -> Galat {
    if let Some(t) = lewat_batas::<T>(b, e) {
        return t.into();
    }
    let pesan = if e.is_data() {
        "Data yang dikirim tidak sesuai: ada isian yang kurang atau salah jenisnya"
    } else {
        BUKAN_JSON
    };
    let kolom = if e.is_data() { nama_kolom::<T>(b) } else { None };
    // What is no JSON at all is called that, whatever stands in it.
    let utuh = serde_json::from_slice::<serde::de::IgnoredAny>(b).is_ok();
    if let Some(nama) = kolom.as_ref().filter(|_| utuh && e.to_string().starts_with(ASING))
        && let Err(g) = asing::tolak(panggilan, vec![nama.clone()])
    {
        return g;
    }
    // What was sent may be a password: the log gets the place, never the value.
    let mut t = DasarTolak::IsiCacat.tolak(pesan).sebab(format!(
        "JSON {:?}, baris {} kolom {}, isian {}",
        e.classify(),
        e.line(),
        e.column(),
        kolom.as_deref().unwrap_or("-")
    ));
    if let Some(nama) = kolom {
        t = t.kolom(&nama, "Isian kurang atau salah jenisnya");
    }
    t.into()
}

/// An amount or a weight beyond all reason: a rule of the shop, and said so, on its field.
fn lewat_batas<T: DeserializeOwned>(b: &[u8], e: &serde_json::Error) -> Option<Tolak> {
    let batas = kata_batas(&e.to_string())?;
    let nama = nama_kolom::<T>(b).unwrap_or_default();
    let pesan = format!("Isian {nama} terlalu besar, {batas}");
    Some(DasarTolak::IsianBesar.pada(&nama, pesan))
}

/// Is there an escaped NUL in the JSON? (A bare one is no JSON at all.)
fn ada_nol(b: &[u8]) -> bool {
    b.windows(6)
        .enumerate()
        .filter(|(_, w)| *w == b"\\u0000")
        .any(|(i, _)| b.iter().take(i).rev().take_while(|c| **c == b'\\').count() % 2 == 0)
}

/// The field a body failed at, as `isi[2].jumlah_rp`. Only its place and the names of our own fields go out.
fn nama_kolom<T: DeserializeOwned>(b: &[u8]) -> Option<String> {
    let salah =
        serde_path_to_error::deserialize::<_, T>(&mut serde_json::Deserializer::from_slice(b)).err()?;
    let tempat = salah.path().to_string();
    let pesan = salah.inner().to_string();
    let kurang = pesan
        .strip_prefix("missing field `")
        .or_else(|| pesan.strip_prefix(ASING))
        .and_then(|s| s.split('`').next());
    let nama = match (tempat.as_str(), kurang) {
        (".", Some(k)) => k.to_owned(),
        // Where the unknown field itself is the place, its name stands there already.
        (t, Some(k)) if t == k || t.ends_with(&format!(".{k}")) => t.to_owned(),
        (t, Some(k)) => format!("{t}.{k}"),
        (".", None) => return None,
        (t, None) => t.to_owned(),
    };
    Some(nama).filter(|n| n.len() <= 64)
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Isi<T> {
    type Rejection = Galat;
    async fn from_request(req: Request, s: &S) -> Result<Self, Galat> {
        let panggilan = panggilan(req.method(), req.uri(), req.extensions());
        Ok(Isi(urai(&panggilan, &isi_mentah(req, s).await?)?))
    }
}

fn sidik(b: &[u8]) -> String {
    Sha256::digest(b).iter().map(|b| format!("{b:02x}")).collect()
}

/// A body as it would be written by one hand: spaces and the order of its fields are no difference.
pub fn baku(b: &[u8]) -> Vec<u8> {
    fn urut(v: Value) -> Value {
        match v {
            Value::Object(o) => {
                let isi: BTreeMap<String, Value> = o.into_iter().map(|(k, v)| (k, urut(v))).collect();
                isi.into_iter().collect()
            }
            Value::Array(a) => a.into_iter().map(urut).collect(),
            lain => lain,
        }
    }
    let isi = serde_json::from_slice(b).map(urut).ok();
    isi.and_then(|v| serde_json::to_vec(&v).ok()).unwrap_or_else(|| b.to_vec())
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for IsiDok<T> {
    type Rejection = Galat;
    async fn from_request(req: Request, s: &S) -> Result<Self, Galat> {
        let kunci = match req.headers().get(KUNCI_IDEM) {
            None => None,
            Some(v) => Some(
                v.to_str()
                    .ok()
                    .filter(|k| PANJANG_KUNCI.contains(&k.len()) && k.chars().all(|c| c.is_ascii_graphic()))
                    .ok_or_else(|| {
                        DasarTolak::KunciSalah.tolak("Idempotency-Key harus 8 sampai 64 karakter")
                    })?
                    .to_owned(),
            ),
        };
        let pola = panggilan(req.method(), req.uri(), req.extensions());
        // The path itself, not its pattern: the same key at two documents is two submits.
        let panggilan = format!("{} {}", req.method(), req.uri().path());
        let user = req.extensions().get::<Pelaku>().map(|p| p.user_id.to_string());
        let badan = isi_mentah(req, s).await?;
        let isi = urai(&pola, &badan)?;
        // Without a key of the client what the body says is one, for ten seconds.
        let sidik = if kunci.is_some() { sidik(&badan) } else { sidik(&baku(&badan)) };
        let kunci = user.map(|user| KunciIdem { user, panggilan, kunci: kunci.unwrap_or_default(), sidik });
        Ok(IsiDok(isi, kunci))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Tanya<T> {
    type Rejection = Galat;
    async fn from_request_parts(p: &mut Parts, _: &S) -> Result<Self, Galat> {
        let tanya = form_urlencoded::parse(p.uri.query().unwrap_or_default().as_bytes());
        let (t, lebih) = asing::baca(serde_urlencoded::Deserializer::new(tanya)).map_err(|e| {
            DasarTolak::Parameter
                .tolak("Parameter tidak sesuai: ada yang kurang atau salah jenisnya")
                .sebab(e)
        })?;
        asing::tolak(&panggilan(&p.method, &p.uri, &p.extensions), lebih)?;
        Ok(Tanya(t))
    }
}

/// Where a request came from: the other end of the line, or, when that is a proxy we were told of, the last address of
/// its `X-Forwarded-For` that is no such proxy. What anybody else writes there is worth nothing.
pub fn asal(lawan: IpAddr, proxy: &[Jaringan], kepala: &HeaderMap) -> IpAddr {
    let dikenal = |ip: IpAddr| proxy.iter().any(|j| j.memuat(ip));
    let mut kini = lawan.to_canonical();
    let semua = kepala.get_all("x-forwarded-for").iter().filter_map(|v| v.to_str().ok());
    let daftar: Vec<&str> = semua.flat_map(|v| v.split(',')).map(str::trim).collect();
    for teks in daftar.iter().rev() {
        if !dikenal(kini) {
            break;
        }
        match teks.parse::<IpAddr>() {
            Ok(ip) => kini = ip.to_canonical(),
            Err(_) => break,
        }
    }
    kini
}

impl<S: Send + Sync> FromRequestParts<S> for Alamat {
    type Rejection = std::convert::Infallible;
    async fn from_request_parts(p: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Alamat(alamat(&p.extensions, &p.headers)))
    }
}

/// The address behind a request; `-` where there is none (a test without a line).
pub fn alamat(x: &Extensions, kepala: &HeaderMap) -> String {
    let Some(c) = x.get::<ConnectInfo<SocketAddr>>() else { return "-".to_owned() };
    let proxy = x.get::<App>().map(App::proxy).unwrap_or_default();
    asal(c.0.ip(), &proxy, kepala).to_string()
}
