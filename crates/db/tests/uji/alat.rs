//! Small tools of these tests: scratch tables, and jobs that wait until they are told to go on.

use db::{Conn, Db, Result, args};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;
use testkit::Uji;
use tokio::task::JoinHandle;
use values::KodeToko;

pub(crate) fn kode(k: &str) -> KodeToko {
    KodeToko::parse(k).unwrap()
}

/// A scratch table, made the way the migrations make theirs.
pub(crate) fn tabel(c: &mut Conn, sql: &str) -> Result<()> {
    let sql =
        if c.adalah_pg() { sql.to_owned() } else { format!("{} STRICT", sql.replace("BIGINT", "INTEGER")) };
    c.exec(&sql, args![]).map(|_| ())
}

pub(crate) async fn buat(uji: &Uji, sql: &'static str) {
    uji.db.write(kode("JKT1"), move |tx| tabel(tx, sql)).await.unwrap();
}

/// A table of notes: who wrote, in which order.
pub(crate) async fn buat_catatan(uji: &Uji) {
    buat(uji, "CREATE TABLE catatan (toko TEXT NOT NULL, isi BIGINT NOT NULL)").await;
}

pub(crate) fn catat(c: &mut Conn, isi: i64) -> Result<()> {
    c.exec("INSERT INTO catatan (toko, isi) VALUES ('JKT1', $1)", args![isi]).map(|_| ())
}

pub(crate) async fn isi_catatan(db: &Db) -> Vec<i64> {
    db.read(|c| c.rows("SELECT isi FROM catatan ORDER BY isi", args![], |r| r.int(0))).await.unwrap()
}

pub(crate) fn angka(c: &mut Conn, sql: &str) -> Result<i64> {
    c.nilai(sql, args![])
}

/// A gate: closed at first, a job waits in front of it.
#[derive(Clone, Default)]
pub(crate) struct Gerbang(Arc<(Mutex<(bool, u32)>, Condvar)>);

impl Gerbang {
    pub(crate) fn buka(&self) {
        self.0.0.lock().unwrap().0 = true;
        self.0.1.notify_all();
    }

    /// Waits in front of the gate (from a job).
    pub(crate) fn lewat(&self) {
        let mut g = self.0.0.lock().unwrap();
        g.1 += 1;
        self.0.1.notify_all();
        while !g.0 {
            let (baru, habis) = self.0.1.wait_timeout(g, Duration::from_secs(30)).unwrap();
            assert!(!habis.timed_out(), "gerbang tidak pernah dibuka");
            g = baru;
        }
    }

    /// Waits until a job stands in front of the gate (from the test).
    pub(crate) async fn tunggu_datang(&self) {
        for _ in 0..2000 {
            if self.0.0.lock().unwrap().1 > 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("tidak ada pekerjaan yang sampai di gerbang");
    }
}

/// Keeps the writer of a store busy until the gate opens.
pub(crate) async fn sibukkan(db: &Db, toko: &str) -> (Gerbang, JoinHandle<()>) {
    let gerbang = Gerbang::default();
    let (db, g, toko) = (db.clone(), gerbang.clone(), kode(toko));
    let kerja = testkit::antre(async move {
        db.write(toko, move |_| {
            g.lewat();
            Ok::<_, db::Error>(())
        })
        .await
        .unwrap();
    })
    .await;
    gerbang.tunggu_datang().await;
    (gerbang, kerja)
}

pub(crate) async fn sebentar() {
    tokio::time::sleep(Duration::from_millis(150)).await;
}
