//! What a rule would do to today's members, before it is saved.

use super::tingkat::{Tingkat, belanja_semua};
use super::{AturanKode, AturanTingkat, Jenis, MintaAturan, NilaiPoin, Ucapan, baca, pada};
use crate::kode;
use db::{Conn, args};
use platform::Hasil;
use serde::Serialize;
use std::fmt::Display;
use values::{Rupiah, Tanggal, format};

/// A figure before and after.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarisPratinjauAturan)]
pub struct BarisPratinjau {
    pub label: String,
    pub sebelum: String,
    pub sesudah: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PratinjauAturan)]
pub struct Pratinjau {
    pub baris: Vec<BarisPratinjau>,
    pub peringatan: Vec<String>,
}

impl Pratinjau {
    fn tambah(&mut self, label: impl Into<String>, sebelum: &impl Display, sesudah: &impl Display) {
        self.baris.push(BarisPratinjau {
            label: label.into(),
            sebelum: sebelum.to_string(),
            sesudah: sesudah.to_string(),
        });
    }
}

fn rp(n: Rupiah) -> String {
    format!("Rp {}", format::ribuan(n.nilai()))
}

/// What would change from the day it begins; writes nothing.
pub fn pratinjau(c: &mut Conn, jenis: Jenis, m: &MintaAturan, hari_ini: Tanggal) -> Hasil<Pratinjau> {
    match jenis {
        Jenis::Kode => {
            let (tgl, baru) = baca::<AturanKode>(m, hari_ini)?;
            kode_baru(c, tgl, &baru)
        }
        Jenis::NilaiPoin => {
            let (tgl, baru) = baca::<NilaiPoin>(m, hari_ini)?;
            nilai(c, tgl, &baru)
        }
        Jenis::Tingkat => {
            let (tgl, baru) = baca::<AturanTingkat>(m, hari_ini)?;
            tingkat(c, tgl, hari_ini, &baru)
        }
        Jenis::Ucapan => {
            let (tgl, baru) = baca::<Ucapan>(m, hari_ini)?;
            ucapan(c, tgl, hari_ini, &baru)
        }
    }
}

fn kode_baru(c: &mut Conn, tgl: Tanggal, baru: &AturanKode) -> Hasil<Pratinjau> {
    let lama: AturanKode = pada(c, tgl)?;
    let mut h = Pratinjau::default();
    h.tambah("Kode berikutnya", &kode::berikut(c, &lama)?, &kode::berikut(c, baru)?);
    h.tambah("Kode yang masih bisa diberi", &kode::sisa(c, &lama)?, &kode::sisa(c, baru)?);
    // Codes that look like ours from now on and were read from other cards: their last digit would be checked.
    let mut asing = 0_i64;
    c.each(
        "SELECT kode_member FROM member_kode WHERE SUBSTR(kode_member, 1, LENGTH($1)) = $1",
        args![baru.awalan.as_str()],
        |r| {
            let k: String = r.get(0)?;
            asing += i64::from(kode::milik_sendiri(baru, &k) && !kode::sah(&k));
            Ok::<_, db::Error>(())
        },
    )?;
    if asing > 0 {
        h.peringatan.push(format!(
            "{asing} kartu lama berawalan sama dengan angka periksa lain; kartu itu tetap berlaku"
        ));
    }
    Ok(h)
}

fn nilai(c: &mut Conn, tgl: Tanggal, baru: &NilaiPoin) -> Hasil<Pratinjau> {
    let lama: NilaiPoin = pada(c, tgl)?;
    let (orang, poin) = c
        .one(
            "SELECT COUNT(*), CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_poin WHERE saldo > 0",
            args![],
            |r| Ok((r.int(0)?, r.int(1)?)),
        )?
        .unwrap_or_default();
    let mut h = Pratinjau::default();
    h.tambah("Nilai satu poin", &rp(lama.rupiah), &rp(baru.rupiah));
    h.tambah("Member yang punya poin", &orang, &orang);
    let semua = |n: Rupiah| Ok::<_, platform::Tolak>(rp(n.kali(poin).map_err(konter::meluap)?));
    h.tambah(
        format!("Nilai {} poin mereka", format::ribuan(poin)),
        &semua(lama.rupiah)?,
        &semua(baru.rupiah)?,
    );
    if baru.rupiah < lama.rupiah {
        h.peringatan.push("Poin yang sudah dikumpulkan member menjadi kurang nilainya".to_owned());
    }
    Ok(h)
}

fn tingkat(c: &mut Conn, tgl: Tanggal, hari_ini: Tanggal, baru: &AturanTingkat) -> Hasil<Pratinjau> {
    let lama: AturanTingkat = pada(c, tgl)?;
    let semua = belanja_semua(c, hari_ini)?;
    let mut h = Pratinjau::default();
    let mut nama: Vec<String> = Vec::new();
    for t in lama.tingkat.iter().chain(&baru.tingkat) {
        if !nama.contains(&t.nama) {
            nama.push(t.nama.clone());
        }
    }
    let (mut naik, mut turun) = (0_u64, 0_u64);
    let mut hitung = vec![(0_u64, 0_u64); nama.len()];
    for b in semua.values() {
        let (a, z) = (Tingkat::dari(&lama, *b), Tingkat::dari(baru, *b));
        for (n, j) in nama.iter().zip(&mut hitung) {
            j.0 += u64::from(*n == a.nama);
            j.1 += u64::from(*n == z.nama);
        }
        naik += u64::from(z.pengali > a.pengali);
        turun += u64::from(z.pengali < a.pengali);
    }
    h.tambah("Member", &semua.len(), &semua.len());
    for (n, (a, z)) in nama.into_iter().zip(hitung) {
        h.tambah(format!("Tingkat {n}"), &a, &z);
    }
    h.tambah("Pengalinya naik", &"", &naik);
    h.tambah("Pengalinya turun", &"", &turun);
    if turun > 0 {
        h.peringatan.push(format!("{turun} member mendapat poin lebih sedikit dari sekarang"));
    }
    Ok(h)
}

fn ucapan(c: &mut Conn, tgl: Tanggal, hari_ini: Tanggal, baru: &Ucapan) -> Hasil<Pratinjau> {
    let lama: Ucapan = pada(c, tgl)?;
    let mut h = Pratinjau::default();
    let contoh = |t: &str| {
        t.replace("{nama}", "SITI RAHMAWATI")
            .replace("{toko}", "toko kami")
            .replace("{poin}", "120")
            .replace("{tanggal}", &hari_ini.to_string())
    };
    h.tambah("Contoh ulang tahun", &contoh(&lama.ulang_tahun), &contoh(&baru.ulang_tahun));
    h.tambah("Contoh poin akan hangus", &contoh(&lama.hangus), &contoh(&baru.hangus));
    let aktif = "FROM pelanggan WHERE kode_member <> '' AND gabung_ke = '' AND keluar = ''";
    let setuju: i64 = c.nilai(&format!("SELECT COUNT(*) {aktif} AND setuju = 1 AND no_hp <> ''"), args![])?;
    h.tambah("Member yang setuju dikirimi pesan", &setuju, &setuju);
    let mut minggu = 0;
    for n in 0..7 {
        let hari = hari_ini.tambah_hari(n).map_err(|e| db::Error::Lain(e.to_string()))?.to_string();
        let sql = format!("SELECT COUNT(*) {aktif} AND setuju = 1 AND no_hp <> '' AND ulang_tahun = $1");
        minggu += c.nilai::<i64>(&sql, args![&hari[5..]])?;
    }
    h.tambah("Di antaranya berulang tahun minggu ini", &minggu, &minggu);
    Ok(h)
}
