//! TLS to PostgreSQL, asked for in its address: `?sslmode=require` (or `verify-full`), with `&sslrootcert=ca.pem` for a
//! server whose certificate is of one's own making. The certificate and the name are always checked: a line that is
//! encrypted to a stranger protects nothing.

use crate::error::{Error, Result};
use postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// An address as the client library knows it, and the connector where it asks for TLS.
pub(crate) fn baca(url: &str) -> Result<(String, Option<Tls>)> {
    let Some((depan, kueri)) = url.split_once('?') else { return Ok((url.to_owned(), None)) };
    let (mut sisa, mut wajib, mut ca) = (Vec::new(), false, None);
    for bagian in kueri.split('&') {
        match bagian.split_once('=') {
            Some(("sslrootcert", berkas)) => ca = Some(berkas.to_owned()),
            Some(("sslmode", "require" | "verify-ca" | "verify-full")) => wajib = true,
            Some(("sslmode", "disable" | "prefer" | "allow")) => {}
            _ => sisa.push(bagian),
        }
    }
    let tls = if wajib || ca.is_some() { Some(Tls::new(ca.as_deref())?) } else { None };
    sisa.push(if tls.is_some() { "sslmode=require" } else { "sslmode=disable" });
    Ok((format!("{depan}?{}", sisa.join("&")), tls))
}

#[derive(Clone)]
pub(crate) struct Tls(Arc<ClientConfig>);

impl Tls {
    fn new(ca: Option<&str>) -> Result<Self> {
        let salah = |e: &dyn std::fmt::Display| Error::Putus(format!("sertifikat CA PostgreSQL: {e}"));
        let mut akar = RootCertStore::empty();
        match ca {
            Some(berkas) => {
                for c in CertificateDer::pem_file_iter(berkas).map_err(|e| salah(&e))? {
                    akar.add(c.map_err(|e| salah(&e))?).map_err(|e| salah(&e))?;
                }
            }
            None => {
                akar.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            }
        }
        if akar.is_empty() {
            return Err(salah(&"tidak ada sertifikat di dalamnya; sebutkan dengan sslrootcert=berkas.pem"));
        }
        let atur = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|e| salah(&e))?
            .with_root_certificates(akar)
            .with_no_client_auth();
        Ok(Self(Arc::new(atur)))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> MakeTlsConnect<S> for Tls {
    type Stream = Aliran<S>;
    type TlsConnect = Sambung;
    type Error = rustls::pki_types::InvalidDnsNameError;

    fn make_tls_connect(&mut self, host: &str) -> std::result::Result<Sambung, Self::Error> {
        let nama = ServerName::try_from(host.trim_matches(['[', ']']))?.to_owned();
        Ok(Sambung { tls: self.0.clone(), nama })
    }
}

pub(crate) struct Sambung {
    tls: Arc<ClientConfig>,
    nama: ServerName<'static>,
}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> TlsConnect<S> for Sambung {
    type Stream = Aliran<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Aliran<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let jadi = tokio_rustls::TlsConnector::from(self.tls).connect(self.nama, stream).await?;
            Ok(Aliran(Box::new(jadi)))
        })
    }
}

/// An encrypted line.
pub(crate) struct Aliran<S>(Box<tokio_rustls::client::TlsStream<S>>);

impl<S: AsyncRead + AsyncWrite + Unpin> TlsStream for Aliran<S> {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for Aliran<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        b: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, b)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Aliran<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, b: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, b)
    }
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }
    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alamat_yang_meminta_tls_tidak_pernah_dilayani_tanpanya() {
        let polos = |u: &str| baca(u).map(|(u, t)| (u, t.is_some()));
        assert_eq!(polos("postgres://a@b/c").unwrap(), ("postgres://a@b/c".into(), false));
        assert_eq!(
            polos("postgres://a@b/c?application_name=x&sslmode=prefer").unwrap(),
            ("postgres://a@b/c?application_name=x&sslmode=disable".into(), false)
        );
        // A certificate that cannot be read is no reason to go without one.
        let e = polos("postgres://a@b/c?sslmode=verify-full&sslrootcert=/tidak/ada.pem").unwrap_err();
        assert!(e.to_string().contains("sertifikat"), "{e}");
    }
}
