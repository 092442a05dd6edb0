//! What orders bring to the closing, the digest, the proof and the demo.

use crate::bukti::BUKTI;
use crate::rincian_dok::DOKUMEN;
use crate::tolak::PesananTolak;
use db::{Conn, args};
use platform::Hasil;
use platform::domain::{BagianUrut, BarisRingkas, Dagang, Domain, Hal, Hari, Langkah};
use values::{KodeToko, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    halangan,
    peringatan,
    ringkasan,
    riwayat: crate::riwayat::RIWAYAT,
    lacak: crate::lacak::lacak,
    dagang,
    demo: crate::demo::hari,
    demo_hari_ini: crate::demo::hari_ini,
    penolakan: &[PesananTolak::DAFTAR],
    melayani: &["/transaksi-pesanan"],
    dokumen: &DOKUMEN,
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("pesanan")
};

/// Orders that nobody looked at, where the store has a second person look.
fn halangan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    if h.set.nyala("VALIDASI_PESANAN_MODULE") {
        Hal::bila(
            c,
            &mut hal,
            (PesananTolak::TutupValidasi.kode(), "/validasi-pesanan"),
            |n| format!("{n} pesanan belum divalidasi"),
            "SELECT no_pesanan FROM pesanan_kini WHERE toko = $1 AND terbuka = 1 AND valid_oleh = '' ORDER BY no_pesanan",
            args![&h.toko],
        )?;
    }
    Ok(hal)
}

/// Work that is promised, and samples that are out.
fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    Hal::bila(
        c,
        &mut hal,
        (PesananTolak::TutupJanji.kode(), "/lihat-pesanan"),
        |n| format!("{n} pesanan dijanjikan sampai hari ini dan belum diambil"),
        "SELECT no_pesanan || ' (' || tahap || ')' FROM pesanan_kini WHERE toko = $1 AND terbuka = 1 AND tgl_janji <= $2 \
         ORDER BY tgl_janji, no_pesanan",
        args![&h.toko, h.tgl],
    )?;
    Hal::bila(
        c,
        &mut hal,
        (PesananTolak::TutupContoh.kode(), "/ambil-barang-contoh"),
        |n| format!("{n} barang contoh belum kembali"),
        "SELECT c.no_contoh || ' (' || c.milik || ')' FROM pesanan_contoh c WHERE c.toko = $1 AND NOT EXISTS (SELECT 1 FROM pesanan_contoh_kembali k \
         WHERE k.toko = c.toko AND k.no_contoh = c.no_contoh) ORDER BY c.no_contoh",
        args![&h.toko],
    )?;
    Ok(hal)
}

fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    let masuk = c.one(
        "SELECT COUNT(*), CAST(COALESCE(SUM(berat_estimasi), 0) AS BIGINT), CAST(COALESCE(SUM(jumlah_bayar), 0) AS BIGINT) \
         FROM pesanan WHERE toko = $1 AND tgl_system = $2",
        args![toko, tgl],
        |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?)),
    )?;
    let mut baris: Vec<BarisRingkas> = masuk
        .map(|(n, mg, rp)| BarisRingkas::baru("Pesanan masuk (uang muka)", Some(n), Some(mg), Some(rp)))
        .into_iter()
        .collect();
    let jadi = c.rows(
        "SELECT tahap, COUNT(*), CAST(COALESCE(SUM(jumlah_rp), 0) AS BIGINT), CAST(COALESCE(SUM(potong_rp), 0) AS BIGINT) \
         FROM pesanan_peristiwa WHERE toko = $1 AND tgl_system = $2 AND tahap IN ('AMBIL', 'BATAL') GROUP BY tahap ORDER BY tahap",
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?, r.int(3)?)),
    )?;
    for (tahap, n, rp, potong) in jadi {
        let batal = tahap == "BATAL";
        let uraian = if batal { "Pesanan dibatalkan (uang muka)" } else { "Pesanan diambil (uang muka)" };
        baris.push(BarisRingkas::baru(uraian, Some(n), None, Some(rp)).perhatian(batal));
        if potong > 0 {
            baris.push(BarisRingkas::baru("Potongan pembatalan pesanan", None, None, Some(potong)));
        }
    }
    let terlambat: i64 = c.nilai(
        "SELECT COUNT(*) FROM pesanan_kini WHERE toko = $1 AND terbuka = 1 AND tgl_janji < $2",
        args![toko, tgl],
    )?;
    if terlambat > 0 {
        baris.push(BarisRingkas::baru("Pesanan lewat janji", Some(terlambat), None, None).perhatian(true));
    }
    Ok(vec![BagianUrut { urut: 25, judul: "Pesanan", baris }])
}

/// What was ordered by step, as its view defines it (V051).
fn dagang(c: &mut Conn, toko: &KodeToko, hari: (Tanggal, Tanggal), langkah: Langkah) -> Hasil<Vec<Dagang>> {
    let sql = format!(
        "SELECT {}, CAST(SUM(rupiah) AS BIGINT) FROM pesanan_masuk WHERE toko = $1 AND tgl_system BETWEEN $2 AND $3 GROUP BY 1",
        langkah.sql()
    );
    Ok(c.rows(&sql, args![toko, hari.0, hari.1], |r| {
        Ok(Dagang { label: r.get(0)?, bidang: "PESANAN", jumlah: r.get(1)? })
    })?)
}
