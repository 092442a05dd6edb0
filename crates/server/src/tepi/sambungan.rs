//! Connections: how long a client may take to say what it wants, and how much room it gets for that.

use axum_server::{Address, Server};
use hyper_util::rt::TokioTimer;
use std::time::Duration;

/// The whole head of a request must be there by then; also how long an idle connection is kept.
pub const KEPALA_PALING_LAMA: Duration = Duration::from_secs(30);
/// The largest head of a request.
const KEPALA_PALING_BESAR: usize = 64 * 1024;

/// Without this a client that sends one byte a minute would hold its connection for ever.
pub fn batasi<A: Address, Acc>(server: Server<A, Acc>) -> Server<A, Acc> {
    batasi_dengan(server, KEPALA_PALING_LAMA)
}

pub fn batasi_dengan<A: Address, Acc>(mut server: Server<A, Acc>, kepala: Duration) -> Server<A, Acc> {
    server
        .http_builder()
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(kepala)
        .max_buf_size(KEPALA_PALING_BESAR);
    server
}
