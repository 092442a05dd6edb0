//! How long every test took, for whoever cuts the waiting: lines in the file that `KARAT_UJI_LAMA` names, written as
//! the parts of tests end. Nothing is asserted on them; but one that never ends is named and ends its program.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// No part of a test takes a tenth of it on a slow machine: it hangs, and would hold the whole run up without a word.
const MACET: Duration = Duration::from_secs(20 * 60);

/// The parts that are running.
static BERJALAN: LazyLock<Mutex<BTreeMap<u64, (String, Instant)>>> = LazyLock::new(|| {
    std::thread::Builder::new().name("penjaga uji".into()).spawn(jaga).unwrap();
    Mutex::default()
});

fn berjalan<T>(f: impl FnOnce(&mut BTreeMap<u64, (String, Instant)>) -> T) -> T {
    f(&mut BERJALAN.lock().unwrap_or_else(PoisonError::into_inner))
}

fn jaga() {
    loop {
        std::thread::park_timeout(Duration::from_secs(30));
        let macet = berjalan(|b| {
            b.values().filter(|(_, m)| m.elapsed() > MACET).map(|(n, _)| n.clone()).collect::<Vec<_>>()
        });
        if !macet.is_empty() {
            // Past what holds the output of tests back: this program has no other way left to say it.
            let _ = writeln!(std::io::stderr().lock(), "uji yang tidak berakhir: {}", macet.join(", "));
            std::process::exit(101);
        }
    }
}

/// Writes a line when it is dropped: seconds, the test (its thread carries the name) and what part of it this was.
pub struct Lama {
    bagian: String,
    mulai: Instant,
    nomor: u64,
}

impl Lama {
    pub fn mulai(bagian: impl Into<String>) -> Self {
        let (bagian, mulai) = (bagian.into(), Instant::now());
        let nama = format!("{} ({bagian})", std::thread::current().name().unwrap_or("?"));
        let nomor = berjalan(|b| {
            let nomor = b.last_key_value().map_or(0, |(n, _)| n + 1);
            b.insert(nomor, (nama, mulai));
            nomor
        });
        Self { bagian, mulai, nomor }
    }
}

impl Drop for Lama {
    fn drop(&mut self) {
        berjalan(|b| b.remove(&self.nomor));
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
