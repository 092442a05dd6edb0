//! What loans bring to the closing, the digest, the dashboard and the proof.

use crate::bukti::BUKTI;
use crate::memo::PINJAMAN;
use crate::rincian_dok::DOKUMEN;
use crate::tolak::PinjamTolak;
use db::{Conn, args};
use platform::Hasil;
use platform::domain::{BagianUrut, BarisRingkas, Domain, Hal, Hari};
use values::{KodeToko, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    halangan,
    peringatan,
    potret: &[PINJAMAN],
    ringkasan,
    riwayat: crate::riwayat::RIWAYAT,
    lacak: crate::lacak::lacak,
    dagang: crate::omset::dagang,
    demo: crate::demo::hari,
    demo_hari_ini: crate::demo::hari_ini,
    penolakan: &[PinjamTolak::DAFTAR],
    melayani: &["/transaksi-hutang"],
    dokumen: &DOKUMEN,
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("pinjaman")
};

/// Loans that a second person has not looked at, and those whose money was neither paid out nor cancelled.
fn halangan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    if h.set.nyala("VALIDASI_HUTANG_MODULE") {
        Hal::bila(
            c,
            &mut hal,
            (PinjamTolak::TutupValidasi.kode(), "/validasi-hutang"),
            |n| format!("{n} pinjaman belum divalidasi"),
            "SELECT k.no_hutang FROM hutang_kini k JOIN hutang h ON h.toko = k.toko AND h.no_hutang = k.no_hutang \
             WHERE k.toko = $1 AND k.terbuka = 1 AND k.valid_by = '' AND h.asal <> 'AWAL' AND h.tgl_system <= $2 ORDER BY k.no_hutang",
            args![&h.toko, h.tgl],
        )?;
    }
    Hal::bila(
        c,
        &mut hal,
        (PinjamTolak::TutupTunggu.kode(), "/lihat-hutang"),
        |n| format!("{n} pinjaman belum dicairkan dan belum dibatalkan"),
        "SELECT k.no_hutang FROM hutang_kini k WHERE k.toko = $1 AND k.terbuka = 1 AND k.status = 'TUNGGU' ORDER BY k.no_hutang",
        args![&h.toko],
    )?;
    Ok(hal)
}

/// Loans that are due, and counted bags that differ.
fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let banyak: i64 = c.nilai(
        "SELECT COUNT(*) FROM hutang_kini k WHERE k.toko = $1 AND k.terbuka = 1 AND k.jatuh_tempo <= $2",
        args![&h.toko, h.tgl],
    )?;
    if banyak > 0 {
        let contoh = c.rows(
            "SELECT k.no_hutang || ' ' || h.nama_customer || ', jatuh tempo ' || k.jatuh_tempo FROM hutang_kini k \
             JOIN hutang h ON h.toko = k.toko AND h.no_hutang = k.no_hutang WHERE k.toko = $1 AND k.terbuka = 1 \
             AND k.jatuh_tempo <= $2 ORDER BY k.jatuh_tempo, k.no_hutang LIMIT 20",
            args![&h.toko, h.tgl],
            |r| r.get(0),
        )?;
        hal.push(Hal {
            kode: PinjamTolak::TutupTempo.kode(),
            pesan: format!("{banyak} pinjaman jatuh tempo sampai hari ini"),
            rute: "/jatuh-tempo-hutang",
            contoh,
            oleh: Vec::new(),
        });
    }
    Hal::bila(
        c,
        &mut hal,
        (PinjamTolak::TutupHitung.kode(), "/hitung-jaminan"),
        |n| format!("{n} kantong jaminan berbeda waktu dihitung dan belum dijawab"),
        "SELECT b.no_hitung || ' ' || b.no_kantong || ' ' || b.hasil FROM hitung_jaminan_baris b WHERE b.toko = $1 AND b.hasil <> 'ADA' \
         AND NOT EXISTS (SELECT 1 FROM hitung_jaminan_jawab w WHERE w.toko = b.toko AND w.no_hitung = b.no_hitung AND w.baris = b.baris) \
         ORDER BY b.no_hitung, b.baris",
        args![&h.toko],
    )?;
    Ok(hal)
}

fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    let mut baris = Vec::new();
    for (nama, sql, perhatian) in [
        (
            "Pinjaman diberikan",
            "SELECT CAST(COALESCE(SUM(jumlah), 0) AS BIGINT), CAST(COALESCE(SUM(rupiah), 0) AS BIGINT) FROM pinjaman_omset \
             WHERE toko = $1 AND tgl_system = $2",
            false,
        ),
        (
            "Pinjaman dilunasi atau dilanjutkan (bunga dan denda)",
            "SELECT COUNT(*), CAST(COALESCE(SUM(l.bunga_rp + l.denda_rp - l.potongan_bunga_rp - l.potongan_denda_rp), 0) AS BIGINT) \
             FROM hutang_lunas l WHERE l.toko = $1 AND l.tgl_system = $2 AND NOT EXISTS (SELECT 1 FROM hutang_batal_lunas x \
             WHERE x.toko = l.toko AND x.no_lunas = l.no_lunas)",
            false,
        ),
        (
            "Potongan bunga dan denda",
            "SELECT COUNT(*), CAST(COALESCE(SUM(potongan_bunga_rp + potongan_denda_rp), 0) AS BIGINT) FROM hutang_lunas \
             WHERE toko = $1 AND tgl_system = $2 AND potongan_bunga_rp + potongan_denda_rp > 0",
            true,
        ),
        (
            "Pinjaman dilelang (rugi toko)",
            "SELECT COUNT(*), CAST(COALESCE(SUM(l.rugi_rp), 0) AS BIGINT) FROM lelang_hutang l WHERE l.toko = $1 AND l.tgl_system = $2 \
             AND NOT EXISTS (SELECT 1 FROM lelang_batal z WHERE z.toko = l.toko AND z.no_lelang = l.no_lelang)",
            true,
        ),
        (
            "Lelang dibatalkan (nilai)",
            "SELECT COUNT(*), CAST(COALESCE(SUM(nilai_rp), 0) AS BIGINT) FROM lelang_batal WHERE toko = $1 AND tgl_system = $2",
            true,
        ),
        (
            "Uang kelebihan lelang untuk customer",
            "SELECT COUNT(*), CAST(COALESCE(SUM(l.kelebihan_rp), 0) AS BIGINT) FROM lelang_hutang l WHERE l.toko = $1 AND l.tgl_system = $2 \
             AND l.kelebihan_rp > 0 AND NOT EXISTS (SELECT 1 FROM lelang_batal z WHERE z.toko = l.toko AND z.no_lelang = l.no_lelang)",
            false,
        ),
        (
            "Pinjaman dibatalkan",
            "SELECT COUNT(*), CAST(COALESCE(SUM(pokok_rp), 0) AS BIGINT) FROM hutang_batal WHERE toko = $1 AND tgl_system = $2",
            true,
        ),
        (
            "Pelunasan dibatalkan",
            "SELECT COUNT(*), CAST(COALESCE(SUM(masuk_rp - keluar_rp), 0) AS BIGINT) FROM hutang_batal_lunas \
             WHERE toko = $1 AND tgl_system = $2",
            true,
        ),
        (
            "Bunga dan denda yang berjalan (memo)",
            "SELECT COUNT(*), CAST(COALESCE(SUM(bunga + denda), 0) AS BIGINT) FROM potret_pinjaman WHERE toko = $1 AND tanggal = $2 \
             AND akun = 'POKOK'",
            false,
        ),
        (
            "Pinjaman yang masih berjalan",
            "SELECT COUNT(*), CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM potret_pinjaman WHERE toko = $1 AND tanggal = $2 \
             AND akun = 'POKOK'",
            false,
        ),
    ] {
        let ada = c.one(sql, args![toko, tgl], |r| Ok((r.int(0)?, r.int(1)?)))?;
        if let Some((n, rp)) = ada.filter(|(n, rp)| *n != 0 || *rp != 0) {
            baris.push(BarisRingkas::baru(nama, Some(n), None, Some(rp)).perhatian(perhatian));
        }
    }
    Ok(if baris.is_empty() { Vec::new() } else { vec![BagianUrut { urut: 26, judul: "Pinjaman", baris }] })
}
