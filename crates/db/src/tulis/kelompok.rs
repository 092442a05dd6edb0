//! One transaction for a group of jobs: a job that fails or panics is undone alone, one that breaks the
//! transaction fails alone, and nobody is answered before the COMMIT stands.

use super::{Dalam, Hasil, Kotak, Sisa};
use crate::conn::Conn;
use crate::error::{Error, Result};
use crate::generasi;
use std::sync::atomic::Ordering;

const MUNDUR: &str = "ROLLBACK TO SAVEPOINT kerja; RELEASE SAVEPOINT kerja";

/// Groups that run with savepoints after one that would have needed them. Running a group twice costs as much
/// as a few dozen groups save, so savepoints stay while jobs keep failing halfway.
const WASPADA: u64 = 32;

/// How often a group runs again because PostgreSQL ended it for waiting in a circle with another; by then the
/// other has gone through.
const ULANG: u32 = 5;

/// Why a group's transaction stopped before its COMMIT.
enum Henti {
    /// one job ended it; that job gets this word, the others run again
    Satu(usize, Result<()>),
    /// one job failed after it had written and had no savepoint: undone with all, the others run again
    Ulang(usize, Result<()>),
    /// it and another waited for each other: all run again, when the other is through
    SalingTunggu,
    /// nothing can be said of it any more
    Semua(Error),
}

/// Jobs that are undone already; they are told so with the others, after the COMMIT.
type Ditolak = Vec<(Kotak, Result<()>)>;

impl Dalam {
    pub(super) fn gagalkan(&self, kelompok: Vec<Kotak>, e: &Error) {
        let n = u64::try_from(kelompok.len()).unwrap_or(0);
        self.gagal.fetch_add(n, Ordering::Relaxed);
        tracing::error!(sebab = %e, pekerjaan = n, "kelompok tulis gagal");
        for k in kelompok {
            k.jawab(Err(match e {
                Error::Putus(s) => Error::Putus(s.clone()),
                lain => Error::Commit(lain.to_string()),
            }));
        }
    }

    /// When a job's error ended the whole transaction, that job fails and the others run again from the start.
    /// Jobs of which nothing was tried, because the transaction could not even begin, are handed back.
    pub(super) fn kelompok(&self, conn: &mut Conn, mut kelompok: Vec<Kotak>, mulai: &str) -> Sisa {
        let mut ditolak = Ditolak::new();
        // A failed statement aborts PostgreSQL's transaction, so there a job always has its savepoint.
        let mut jaga = conn.adalah_pg() || self.masih_waspada();
        let mut ulang = 0;
        while !kelompok.is_empty() {
            if let Err(e) = conn.batch(mulai) {
                let _ = conn.batch("ROLLBACK");
                kelompok.extend(ditolak.into_iter().map(|(k, _)| k));
                return Err((kelompok, e));
            }
            let akhir = match self.jalankan(conn, &mut kelompok, jaga, ulang < ULANG) {
                Ok(akhir) => akhir,
                Err(henti) => {
                    let _ = conn.batch("ROLLBACK");
                    match henti {
                        Henti::Semua(e) => {
                            kelompok.extend(ditolak.into_iter().map(|(k, _)| k));
                            self.gagalkan(kelompok, &e.sebagai_putus());
                            return Ok(());
                        }
                        Henti::Satu(i, akhir) => {
                            self.gagal.fetch_add(1, Ordering::Relaxed);
                            kelompok.remove(i).jawab(akhir);
                        }
                        Henti::Ulang(i, akhir) => {
                            ditolak.push((kelompok.remove(i), akhir));
                            if !kelompok.is_empty() {
                                jaga = true;
                                self.waspada.store(WASPADA, Ordering::Relaxed);
                            }
                        }
                        Henti::SalingTunggu => {
                            ulang += 1;
                            tracing::warn!(ulang, "dua transaksi saling menunggu; kelompok tulis diulang");
                        }
                    }
                    continue;
                }
            };
            let rantai = kelompok.iter().any(|k| k.kunci().menyentuh_rantai());
            // Other processes on the same PostgreSQL learn of it from the row; SQLite has no others.
            let tetapkan = if rantai && conn.adalah_pg() { generasi::NAIK_LALU_COMMIT } else { "COMMIT" };
            match conn.batch(tetapkan) {
                Ok(()) => {
                    self.commit.fetch_add(1, Ordering::Relaxed);
                    if rantai {
                        self.generasi.fetch_add(1, Ordering::Release);
                        self.kabar_generasi.send_modify(|g| *g += 1);
                    }
                    self.jawab(kelompok.into_iter().zip(akhir).collect());
                    self.jawab(ditolak);
                }
                Err(e) => {
                    let _ = conn.batch("ROLLBACK");
                    kelompok.extend(ditolak.into_iter().map(|(k, _)| k));
                    self.gagalkan(kelompok, &e.sebagai_putus());
                }
            }
            return Ok(());
        }
        self.jawab(ditolak);
        Ok(())
    }

    fn jawab(&self, kelompok: Ditolak) {
        self.pekerjaan.fetch_add(u64::try_from(kelompok.len()).unwrap_or(0), Ordering::Relaxed);
        for (k, akhir) in kelompok {
            k.jawab(akhir);
        }
    }

    fn masih_waspada(&self) -> bool {
        self.waspada.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1)).is_ok()
    }

    /// Runs the jobs of a group; answers what each is to be told once the COMMIT stands.
    ///
    /// Without `jaga` (SQLite only) no job has a savepoint: keeping a copy of every page a job touches is a
    /// fifth of what a posting costs. A job that is refused before its first write leaves nothing to undo; one
    /// that fails later sends the group back to run with savepoints.
    fn jalankan(
        &self,
        conn: &mut Conn,
        kelompok: &mut [Kotak],
        jaga: bool,
        boleh_ulang: bool,
    ) -> Result<Vec<Result<()>>, Henti> {
        let mut akhir = Vec::with_capacity(kelompok.len());
        for (i, k) in kelompok.iter_mut().enumerate() {
            if jaga {
                conn.batch("SAVEPOINT kerja").map_err(Henti::Semua)?;
            }
            conn.mulai_menulis();
            // `Ok` hands out what the job itself decided; an error here replaces it.
            let (baik, mut kata) = match k.jalan(conn, &self.jam) {
                Hasil::Baik => (true, Ok(())),
                Hasil::Ditolak => (false, Ok(())),
                Hasil::Panik(e) => {
                    self.panik.fetch_add(1, Ordering::Relaxed);
                    (false, Err(e))
                }
            };
            if boleh_ulang && conn.saling_tunggu() {
                return Err(Henti::SalingTunggu);
            }
            if !conn.dalam_transaksi() {
                if conn.adalah_pg() {
                    return Err(Henti::Semua(Error::Putus("sambungan PostgreSQL terputus".into())));
                }
                tracing::warn!("transaksi kelompok terhenti; pekerjaan lain diulang");
                if baik {
                    kata = Err(Error::Commit("transaksi berakhir di tengah jalan".into()));
                }
                return Err(Henti::Satu(i, kata));
            }
            match (baik, jaga) {
                (true, false) => {}
                // A job that swallowed an error left PostgreSQL's transaction aborted: undone alone.
                (true, true) => {
                    if let Err(e) = conn.batch("RELEASE SAVEPOINT kerja") {
                        kata = Err(e);
                        conn.batch(MUNDUR).map_err(Henti::Semua)?;
                    }
                }
                (false, true) => conn.batch(MUNDUR).map_err(Henti::Semua)?,
                (false, false) if conn.sudah_menulis() => return Err(Henti::Ulang(i, kata)),
                (false, false) => {}
            }
            akhir.push(kata);
        }
        Ok(akhir)
    }
}
