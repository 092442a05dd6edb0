//! The version of everything the app is told: where the audit chains of all stores stand, and the day. Every document, price,
//! master, setting and act of the catalogue moves a chain in its own transaction, so an answer of the same version is the
//! same answer, whichever process wrote.

use db::Conn;
use parking_lot::Mutex;
use platform::Hasil;
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;
use values::Tanggal;

/// Answers remembered at most; a version that is over is forgotten whole.
const PALING_BANYAK: usize = 512;

/// Names the state of everything that answers are made of.
pub fn versi(c: &mut Conn, tgl: Tanggal) -> Hasil<String> {
    let mut v = tgl.to_string();
    c.each("SELECT toko, seq FROM audit_kepala ORDER BY toko", &[], |r| {
        let _ = write!(v, "|{}:{}", r.text(0)?, r.int(1)?);
        Ok::<_, db::Error>(())
    })?;
    Ok(v)
}

/// An answer as it goes out, and the name caches know it by.
#[derive(Debug, Clone)]
pub struct Jawaban {
    pub isi: Arc<[u8]>,
    pub sidik: Arc<str>,
}

impl Jawaban {
    pub fn baru(isi: Vec<u8>) -> Self {
        let sidik = Sha256::digest(&isi).iter().take(12).fold(String::new(), |mut s, b| {
            let _ = write!(s, "{b:02x}");
            s
        });
        Self { isi: isi.into(), sidik: sidik.into() }
    }
}

#[derive(Debug, Default)]
struct Isi {
    versi: String,
    jawaban: HashMap<String, Jawaban>,
}

/// Answers of the present version, by what was asked.
#[derive(Debug, Default)]
pub struct Tembolok(Mutex<Isi>);

impl Tembolok {
    pub fn ambil(&self, versi: &str, tanya: &str) -> Option<Jawaban> {
        let isi = self.0.lock();
        if isi.versi == versi { isi.jawaban.get(tanya).cloned() } else { None }
    }

    pub fn simpan(&self, versi: &str, tanya: String, j: Jawaban) {
        let mut isi = self.0.lock();
        if isi.versi != versi || isi.jawaban.len() >= PALING_BANYAK {
            isi.jawaban.clear();
            versi.clone_into(&mut isi.versi);
        }
        isi.jawaban.insert(tanya, j);
    }
}
