//! How long every test took, for whoever cuts the waiting: lines in the file that `KARAT_UJI_LAMA` names, written as
//! the parts of tests end. Nothing is asserted on them.

use std::io::Write as _;
use std::time::Instant;

/// Writes a line when it is dropped: seconds, the test (its thread carries the name) and what part of it this was.
pub struct Lama {
    bagian: String,
    mulai: Instant,
}

impl Lama {
    pub fn mulai(bagian: impl Into<String>) -> Self {
        Self { bagian: bagian.into(), mulai: Instant::now() }
    }
}

impl Drop for Lama {
    fn drop(&mut self) {
        let Some(berkas) = std::env::var_os("KARAT_UJI_LAMA") else { return };
        let utas = std::thread::current();
        let baris = format!(
            "{:.2} {} ({})\n",
            self.mulai.elapsed().as_secs_f64(),
            utas.name().unwrap_or("?"),
            self.bagian
        );
        // One write a line: test programs of several crates may share the file.
        let tulis = std::fs::OpenOptions::new().create(true).append(true).open(berkas);
        let _ = tulis.and_then(|mut f| f.write_all(baris.as_bytes()));
    }
}
