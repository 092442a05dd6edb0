//! The document that is posted: cash into a drawer, by the same calls in the same order as the API makes
//! them (idempotency, number, book row, projection, audit chain), only without HTTP around it.

use anyhow::{Result, bail};
use db::{Db, Kunci, KunciIdem, Tx};
use kas::uang_kas::{self, JenisKas, UangKas};
use platform::toko::{self, Toko};
use platform::{Level, Pelaku, Tolak};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use values::{KodeToko, Rupiah, UserId};

/// Makes `banyak` stores, and a cashier of each; the cashiers are only people who act, without a login.
pub async fn siapkan(db: &Db, banyak: usize) -> Result<Vec<Pelaku>> {
    let mut pelaku = Vec::new();
    for i in 1..=banyak {
        let kode = KodeToko::parse(&format!("T{i:02}"))?;
        let k = kode.clone();
        db.write(Kunci::rantai().dan(kode.clone()), move |tx| {
            let t = Toko {
                kode_toko: k.clone(),
                nama_toko: format!("Toko {k}"),
                alamat_toko: String::new(),
                no_telp: String::new(),
                no_whatsapp: String::new(),
                portal: String::new(),
                pusat: false,
                tgl_system: tx.jam().hari_ini(),
            };
            toko::buat(tx, &t, "bench")
        })
        .await
        .map_err(|e: Tolak| salah(&e))?;
        pelaku.push(Pelaku {
            user_id: UserId::parse(&format!("kasir{i}"))?,
            user_name: format!("Kasir {i}"),
            level: Level::Kasir,
            toko: kode.clone(),
            toko_asal: kode,
            pusat: false,
            akses: Arc::default(),
            sesi: Arc::from(""),
            terkunci: false,
            ganti_sandi: false,
        });
    }
    Ok(pelaku)
}

pub fn salah(t: &Tolak) -> anyhow::Error {
    anyhow::anyhow!("{}: {} {}", t.kode, t.pesan, t.sebab.as_deref().unwrap_or_default())
}

/// Keys as the web app makes them (`idDokumen`): milliseconds first, so that a new one lands at the end of its
/// index, then letters nobody can guess.
pub fn kunci_klien(n: u64) -> String {
    // SplitMix64: the same keys on every run.
    let mut z = n.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(0x243f_6a88_85a3_08d3);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^= z >> 31;
    format!("{:010x}{z:016x}", 0x019a_0000_0000 + n / 8)
}

/// One posting inside a transaction, as the handler of `POST /api/v1/uang-kas` does it.
pub fn satu(tx: &mut Tx<'_>, p: &Pelaku, n: u64) -> Result<(), Tolak> {
    let kunci = KunciIdem {
        user: p.user_id.to_string(),
        panggilan: "POST /api/v1/uang-kas".to_owned(),
        kunci: kunci_klien(n),
        sidik: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855".to_owned(),
    };
    let m = UangKas {
        jenis: JenisKas::Masuk,
        kategori: "LAIN_MASUK".to_owned(),
        deskripsi: "Tambahan uang kasir".to_owned(),
        jumlah_rp: Rupiah::new(50_000),
        otorisasi: String::new(),
    };
    db::sekali(tx, Some(&kunci), |tx| {
        let t = uang_kas::catat(tx, p, &m)?;
        let jawab = serde_json::json!({ "data": t, "message": "Data Berhasil Disimpan" });
        serde_json::value::to_raw_value(&jawab).map_err(|e| Tolak::from(db::Error::Lain(e.to_string())))
    })?;
    Ok(())
}

/// When clients stop, whichever comes first, and from when on they count.
#[derive(Clone, Copy)]
pub struct Sampai {
    pub mulai: Instant,
    pub akhir: Instant,
    pub banyak: u64,
}

impl Sampai {
    pub fn waktu(hangat: Duration, lama: Duration) -> Self {
        let mulai = Instant::now() + hangat;
        Self { mulai, akhir: mulai + lama, banyak: u64::MAX }
    }

    /// A count, within ten minutes.
    pub fn banyak(banyak: u64) -> Self {
        let mulai = Instant::now();
        Self { mulai, akhir: mulai + Duration::from_secs(600), banyak }
    }
}

/// `klien` clients post at once, each the next when its last is committed; answers the microseconds of each
/// posting that counts. `nomor` gives every posting of a database a key of its own.
pub async fn serentak(
    db: &Db,
    pelaku: &Arc<[Pelaku]>,
    klien: usize,
    s: Sampai,
    nomor: &Arc<AtomicU64>,
) -> Result<Vec<f64>> {
    let sisa = Arc::new(AtomicU64::new(s.banyak));
    let mut tugas = Vec::new();
    for i in 0..klien {
        let (db, pelaku, nomor, sisa) = (db.clone(), pelaku.clone(), nomor.clone(), sisa.clone());
        tugas.push(tokio::spawn(async move {
            let mut us = Vec::new();
            let ambil = |n: u64| n.checked_sub(1);
            while Instant::now() < s.akhir
                && sisa.fetch_update(Ordering::Relaxed, Ordering::Relaxed, ambil).is_ok()
            {
                let n = nomor.fetch_add(1, Ordering::Relaxed);
                let Some(p) = pelaku.get(i % pelaku.len()).cloned() else { break };
                let awal = Instant::now();
                db.write(p.toko.clone(), move |tx| satu(tx, &p, n)).await.map_err(|e| salah(&e))?;
                let kini = Instant::now();
                if awal >= s.mulai && kini < s.akhir {
                    us.push(kini.duration_since(awal).as_secs_f64() * 1e6);
                }
            }
            Ok::<_, anyhow::Error>(us)
        }));
    }
    let mut semua = Vec::new();
    for t in tugas {
        semua.extend(t.await??);
    }
    Ok(semua)
}

/// The proof of balance over everything that was posted; answers how many book rows there are.
pub async fn periksa(db: &Db) -> Result<u64> {
    let h = db.lapor(|c| ledger::periksa::semua(c, &rangkai::BUKTI)).await?;
    if let Some(t) = h.temuan.first() {
        bail!(
            "buku tidak seimbang setelah diukur: {} temuan, pertama {} toko {} {}: {}",
            h.temuan.len(),
            t.aturan,
            t.toko,
            t.objek,
            t.pesan
        );
    }
    Ok(u64::try_from(h.baris)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kunci_klien_tidak_berulang_dan_sah_sebagai_kunci_idempotensi() {
        let k: std::collections::HashSet<String> = (0..10_000).map(kunci_klien).collect();
        assert_eq!(k.len(), 10_000);
        assert!(k.iter().all(|k| (8..=64).contains(&k.len())));
    }
}
