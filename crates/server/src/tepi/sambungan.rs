//! Connections: how long a client may take to say what it wants, and how much room it gets for that.

use axum_server::accept::Accept;
use axum_server::{Address, Server};
use hyper_util::rt::TokioTimer;
use std::io;
use std::pin::Pin;
use std::time::Duration;
use tokio::net::TcpStream;

/// The whole head of a request must be there by then; also how long an idle connection is kept.
pub const KEPALA_PALING_LAMA: Duration = Duration::from_secs(30);
/// The largest head of a request.
const KEPALA_PALING_BESAR: usize = 64 * 1024;

/// Without this a client that sends one byte a minute would hold its connection for ever.
pub fn batasi<A: Address, Acc>(mut server: Server<A, Acc>, kepala: Duration) -> Server<A, Acc> {
    server
        .http_builder()
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(kepala)
        .max_buf_size(KEPALA_PALING_BESAR);
    server
}

/// Takes plain connections: small answers go out at once, and a client that says nothing at all is let go
/// (the limit on heads only begins with the first byte).
#[derive(Debug, Clone, Copy)]
pub struct Penerima(pub Duration);

impl<S: Send + 'static> Accept<TcpStream, S> for Penerima {
    type Stream = TcpStream;
    type Service = S;
    type Future = Pin<Box<dyn Future<Output = io::Result<(TcpStream, S)>> + Send>>;

    fn accept(&self, stream: TcpStream, service: S) -> Self::Future {
        let kepala = self.0;
        Box::pin(async move {
            stream.set_nodelay(true)?;
            tokio::time::timeout(kepala, stream.readable()).await??;
            Ok((stream, service))
        })
    }
}
