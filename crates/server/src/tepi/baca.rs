//! Reading requests. What cannot be read is refused in Indonesian, naming the field, telling nothing of the
//! inside.

use super::jawab::Galat;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, MatchedPath, Query, Request};
use axum::http::request::Parts;
use db::KunciIdem;
use platform::{Pelaku, Status, Tolak};
use serde::de::DeserializeOwned;
use sha2::{Digest as _, Sha256};
use std::net::SocketAddr;

/// The JSON body.
pub struct Isi<T>(pub T);

/// The JSON body of a call that makes a document, with its idempotency key when the client sent one.
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
        return Err(Tolak::new(
            Status::Cacat,
            "ISI-02",
            "Kirim data sebagai JSON (Content-Type: application/json)",
        )
        .into());
    }
    Bytes::from_request(req, s).await.map_err(|e| match e {
        BytesRejection::FailedToBufferBody(e) if e.status().as_u16() == 413 => {
            Tolak::new(Status::TerlaluBesar, "ISI-03", "Data yang dikirim terlalu besar").into()
        }
        e => Tolak::new(Status::Cacat, "ISI-01", "Data yang dikirim terputus, silahkan kirim kembali")
            .sebab(e)
            .into(),
    })
}

const BUKAN_JSON: &str = "Data yang dikirim bukan JSON yang benar";

fn urai<T: DeserializeOwned>(b: &[u8]) -> Result<T, Galat> {
    if ada_nol(b) {
        // PostgreSQL cannot keep it, so SQLite may not either.
        return Err(
            Tolak::new(Status::Cacat, "ISI-05", "Data memuat karakter yang tidak bisa disimpan").into()
        );
    }
    // Checked first: the parser does not look into text that it skips.
    let Ok(teks) = std::str::from_utf8(b) else {
        return Err(Tolak::new(Status::Cacat, "ISI-01", BUKAN_JSON).sebab("bukan UTF-8").into());
    };
    serde_json::from_str(teks).map_err(|e| {
        let pesan = if e.is_data() {
            "Data yang dikirim tidak sesuai: ada isian yang kurang atau salah jenisnya"
        } else {
            BUKAN_JSON
        };
        let kolom = if e.is_data() { nama_kolom::<T>(b) } else { None };
        // What was sent may be a password: the log gets the place, never the value.
        let mut t = Tolak::new(Status::Cacat, "ISI-01", pesan).sebab(format!(
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
    })
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
        .or_else(|| pesan.strip_prefix("unknown field `"))
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
        Ok(Isi(urai(&isi_mentah(req, s).await?)?))
    }
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
                        Tolak::new(Status::Cacat, "IDEM-02", "Idempotency-Key harus 8 sampai 64 karakter")
                    })?
                    .to_owned(),
            ),
        };
        let panggilan = format!(
            "{} {}",
            req.method(),
            req.extensions().get::<MatchedPath>().map_or_else(|| req.uri().path(), MatchedPath::as_str)
        );
        let user = req.extensions().get::<Pelaku>().map(|p| p.user_id.to_string());
        let badan = isi_mentah(req, s).await?;
        let kunci = kunci.zip(user).map(|(kunci, user)| KunciIdem {
            user,
            panggilan,
            kunci,
            sidik: Sha256::digest(&badan).iter().map(|b| format!("{b:02x}")).collect(),
        });
        Ok(IsiDok(urai(&badan)?, kunci))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Tanya<T> {
    type Rejection = Galat;
    async fn from_request_parts(p: &mut Parts, s: &S) -> Result<Self, Galat> {
        let Query(t) = Query::<T>::from_request_parts(p, s).await.map_err(|e| {
            Tolak::new(Status::Cacat, "ISI-04", "Parameter tidak sesuai: ada yang kurang atau salah jenisnya")
                .sebab(e)
        })?;
        Ok(Tanya(t))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Alamat {
    type Rejection = std::convert::Infallible;
    async fn from_request_parts(p: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Alamat(
            p.extensions
                .get::<ConnectInfo<SocketAddr>>()
                .map_or_else(|| "-".to_owned(), |c| c.0.ip().to_string()),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nota {
        #[allow(dead_code)]
        no: String,
        #[allow(dead_code)]
        isi: Vec<Baris>,
    }

    #[derive(Debug, serde::Deserialize)]
    struct Baris {
        #[allow(dead_code)]
        berat: values::Berat,
    }

    #[test]
    fn isian_yang_salah_disebut_tempatnya() {
        for (json, kolom) in [
            (r#"{"isi":[]}"#, "no"),
            (r#"{"no":1,"isi":[]}"#, "no"),
            (r#"{"no":"a","isi":{}}"#, "isi"),
            (r#"{"no":"a","isi":[{"berat":1.5},{}]}"#, "isi[1].berat"),
            (r#"{"no":"a","isi":[{"berat":"x"}]}"#, "isi[0].berat"),
            (r#"{"no":"a","isi":[],"lain":1}"#, "lain"),
        ] {
            let t = urai::<Nota>(json.as_bytes()).unwrap_err().0;
            assert_eq!(t.kolom.keys().next().map(String::as_str), Some(kolom), "{json}");
            assert_eq!((t.status, t.kode), (Status::Cacat, "ISI-01"));
        }
        for json in ["", "{", "nul", r#"{"no":"a","isi":[]} x"#] {
            assert!(urai::<Nota>(json.as_bytes()).unwrap_err().0.kolom.is_empty(), "{json}");
        }
    }

    #[test]
    fn nilai_yang_salah_jenisnya_tidak_masuk_catatan() {
        let t = urai::<Nota>(br#"{"no":12345678,"isi":[]}"#).unwrap_err().0;
        assert!(!t.sebab.unwrap().contains("12345678"));
    }

    #[test]
    fn nol_ditolak_tetapi_teks_yang_mirip_tidak() {
        assert_eq!(urai::<String>(br#""a\u0000b""#).unwrap_err().0.kode, "ISI-05");
        assert_eq!(urai::<String>(br#""a\\\u0000b""#).unwrap_err().0.kode, "ISI-05");
        assert_eq!(urai::<String>(br#""a\\u0000b""#).unwrap_or_default(), "a\\u0000b");
    }
}
