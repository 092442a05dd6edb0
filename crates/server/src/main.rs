//! The program `karat`.

use std::process::ExitCode;

fn main() -> ExitCode {
    server::perintah::jalankan()
}
