//! Durable postings a second: each a whole document (number, book row, projection, audit chain, idempotency)
//! that is on the disk before it is answered. After every run the books must balance.

use super::{Konteks, Kumpul, TANPA_PG};
use crate::catatan::{self, Sampai};
use crate::hasil::{Angka, desimal, persentil};
use crate::karat::{self, Karat, siapkan_demo};
use crate::muat::{self, Beban, Pembuat};
use crate::proses::Siapa;
use crate::tempat::{self, Pg};
use anyhow::Result;
use db::{Db, Mesin};
use platform::Pelaku;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

const TOKO: usize = 16;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let rt = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let folder = k.folder()?;
    let m = Langsung::siapkan(&rt, tempat::buka_lite(folder.path(), "tulis.db")?)?;
    m.jalan(&rt, k, h, "SQLite", 64, Some(5_000.0))?;
    m.jalan(&rt, k, h, "SQLite", 1, None)?;
    m.tutup();

    let pg = Pg::baru("tulis")?;
    if let Some(pg) = &pg {
        let m = Langsung::siapkan(&rt, tempat::buka(Mesin::Pg(pg.url.clone()))?)?;
        m.jalan(&rt, k, h, "PostgreSQL", 16, Some(1_000.0))?;
        m.jalan(&rt, k, h, "PostgreSQL", 64, Some(1_000.0))?;
        m.jalan(&rt, k, h, "PostgreSQL", 1, None)?;
        m.tutup();
    } else {
        h.lewati(TANPA_PG);
    }
    lewat_http(k, h, "SQLite", None)?;
    if let Some(pg) = Pg::baru("tulis_http")? {
        lewat_http(k, h, "PostgreSQL", Some(&pg.url))?;
    }
    Ok(())
}

/// The database layer in this process, with nothing of the server around it.
struct Langsung {
    db: Db,
    pelaku: Arc<[Pelaku]>,
    nomor: Arc<AtomicU64>,
}

impl Langsung {
    fn siapkan(rt: &tokio::runtime::Runtime, db: Db) -> Result<Self> {
        let pelaku = rt.block_on(catatan::siapkan(&db, TOKO))?.into();
        Ok(Self { db, pelaku, nomor: Arc::default() })
    }

    fn jalan(
        &self,
        rt: &tokio::runtime::Runtime,
        k: &Konteks,
        h: &mut Kumpul,
        mesin: &str,
        klien: usize,
        target: Option<f64>,
    ) -> Result<()> {
        let lama = k.detik(8);
        let hangat = Duration::from_secs(1);
        let (c0, u0) = (Siapa::Sendiri.cpu()?, self.db.ukuran());
        let s = Sampai::waktu(hangat, lama);
        let us = rt.block_on(catatan::serentak(&self.db, &self.pelaku, klien, s, &self.nomor))?;
        let (c1, u1) = (Siapa::Sendiri.cpu()?, self.db.ukuran());
        let kerja = desimal(u1.pekerjaan - u0.pekerjaan);
        let per_detik = desimal(u64::try_from(us.len())?) / lama.as_secs_f64();
        let baris = rt.block_on(catatan::periksa(&self.db))?;
        let mut a = Angka::new(format!("pencatatan {mesin}, {TOKO} toko, {klien} klien"), per_detik, "dok/s")
            .cpu(c1 - c0)
            .ket(format!(
                "p50 {:.2} ms, p99 {:.2} ms; {:.1} dokumen tiap COMMIT; CPU tiap dokumen {:.0} us \
                 (proses ini); {baris} baris buku seimbang",
                persentil(&us, 50) / 1000.0,
                persentil(&us, 99) / 1000.0,
                kerja / desimal((u1.commit - u0.commit).max(1)),
                (c1 - c0) * 1e6 / kerja.max(1.0),
            ));
        if let Some(t) = target {
            a = a.paling_sedikit(t);
        }
        h.angka(a);
        Ok(())
    }

    fn tutup(self) {
        self.db.tutup();
    }
}

/// Every demo user whose menu has the cash screen, so that several stores post.
const KASIR: [&str; 8] = [
    "kasir1",
    "kasir2",
    "kasir1-jkt1",
    "kasir2-jkt1",
    "kasir1-bdg1",
    "kasir2-bdg1",
    "kasir1-sby1",
    "kasir2-sby1",
];

fn lewat_http(k: &Konteks, h: &mut Kumpul, mesin: &str, pg: Option<&str>) -> Result<()> {
    let folder = k.folder()?;
    siapkan_demo(&k.karat, folder.path(), pg)?;
    let s = Karat::mulai(&k.karat, folder.path(), pg, false)?;
    let token = KASIR.iter().map(|u| s.masuk(u)).collect::<Result<Vec<_>>>()?;
    let buat = |i: usize| -> Pembuat {
        let kepala = format!(
            "Authorization: Bearer {}\r\nIdempotency-Key: ",
            token.get(i % token.len()).map_or("", String::as_str)
        );
        let badan = r#"{"jenis":"MASUK","kategori":"LAIN_MASUK","deskripsi":"Tambahan modal kasir","jumlah_rp":50000}"#;
        let mut n = u64::try_from(i).unwrap_or(0) << 32;
        Box::new(move |b| {
            n += 1;
            let kunci = catatan::kunci_klien(n);
            b.extend_from_slice(&muat::post("/api/v1/uang-kas", &format!("{kepala}{kunci}\r\n"), badan));
        })
    };
    let l = muat::muat(s.alamat, s.siapa(), &Beban::new(64, k.detik(8)), buat)?;
    // While it still serves: the proof must not need a stopped server.
    karat::periksa(&k.karat, folder.path(), pg)?;
    s.henti()?;
    h.angka(
        Angka::new(format!("pencatatan lewat HTTP, {mesin}, 4 toko, 64 sambungan"), l.per_detik(), "dok/s")
            .cpu(l.cpu_server)
            .ket(format!("{}; buku seimbang", l.ket())),
    );
    Ok(())
}
