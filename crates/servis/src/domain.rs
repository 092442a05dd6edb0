//! What services bring to the closing, the digest, announcements and the proof.

use crate::bukti::BUKTI;
use crate::rincian_dok::DOKUMEN;
use crate::tolak::ServisTolak;
use db::{Conn, args};
use platform::Hasil;
use platform::domain::{BagianUrut, BarisRingkas, Domain, Hal, Hari};
use values::{KodeToko, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    halangan,
    peringatan,
    ringkasan,
    riwayat: crate::riwayat::RIWAYAT,
    lacak: crate::lacak::lacak,
    dagang: crate::omset::dagang,
    demo: crate::demo::hari,
    demo_hari_ini: crate::demo::hari_ini,
    penolakan: &[ServisTolak::DAFTAR],
    melayani: &["/transaksi-services"],
    dokumen: &DOKUMEN,
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("servis")
};

/// Services of today that a second person has not looked at.
fn halangan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    if h.set.nyala("VALIDASI_SERVICE_MODULE") {
        Hal::bila(
            c,
            &mut hal,
            (ServisTolak::TutupValidasi.kode(), "/validasi-service"),
            |n| format!("{n} service belum divalidasi"),
            "SELECT s.no_service FROM service s JOIN service_kini k ON k.toko = s.toko AND k.no_service = s.no_service \
             WHERE s.toko = $1 AND s.jenis = 'CUSTOMER' AND k.terbuka = 1 AND k.valid_by = '' AND s.tgl_system <= $2 ORDER BY s.no_service",
            args![&h.toko, h.tgl],
        )?;
    }
    Ok(hal)
}

/// What was promised for today, and what waits for its owner for long.
fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    Hal::bila(
        c,
        &mut hal,
        (ServisTolak::TutupJanji.kode(), "/lihat-services"),
        |n| format!("{n} service dijanjikan sampai hari ini dan belum selesai"),
        "SELECT s.no_service || ' ' || s.nama_customer FROM service s JOIN service_kini k ON k.toko = s.toko \
         AND k.no_service = s.no_service WHERE s.toko = $1 AND k.terbuka = 1 AND k.tahap IN ('MASUK', 'PROSES') \
         AND s.tgl_janji <= $2 ORDER BY s.tgl_janji, s.no_service",
        args![&h.toko, h.tgl],
    )?;
    let batas = h.set.nilai("SERVICE_TAK_DIAMBIL_HARI").trim().parse().unwrap_or(30_i64).max(0);
    Hal::bila(
        c,
        &mut hal,
        (ServisTolak::TutupJanji.kode(), "/lihat-services"),
        |n| format!("{n} service selesai lebih dari {batas} hari dan belum diambil"),
        "SELECT s.no_service || ' ' || s.nama_customer FROM service s JOIN service_kini k ON k.toko = s.toko \
         AND k.no_service = s.no_service WHERE s.toko = $1 AND k.terbuka = 1 AND k.tahap = 'SELESAI' AND k.tgl_tahap < $2 \
         ORDER BY k.tgl_tahap, s.no_service",
        args![&h.toko, h.mundur(batas)?],
    )?;
    hal.extend(hitungan(c, h)?);
    Ok(hal)
}

/// Customers' goods that nobody counted for a month, what the last count did not find, and what is owed for pieces.
fn hitungan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let lama = h.set.nilai("SERVICE_HITUNG_HARI").trim().parse().unwrap_or(31_i64).max(1);
    Hal::bila(
        c,
        &mut hal,
        (ServisTolak::TutupHitung.kode(), "/lihat-services"),
        |n| format!("{n} barang customer di reparasi belum dihitung {lama} hari"),
        "SELECT b.no_service || ' ' || b.nama_barang FROM service_baris b JOIN service s ON s.toko = b.toko AND s.no_service = b.no_service \
         AND s.jenis = 'CUSTOMER' JOIN service_kini k ON k.toko = b.toko AND k.no_service = b.no_service AND k.terbuka = 1 \
         WHERE b.toko = $1 AND s.tgl_system <= $2 AND NOT EXISTS (SELECT 1 FROM service_hitung t WHERE t.toko = b.toko \
          AND t.tgl_system > $2 AND t.tgl_system <= $3) ORDER BY 1",
        args![&h.toko, h.mundur(lama)?, h.tgl],
    )?;
    Hal::bila(
        c,
        &mut hal,
        (ServisTolak::TutupHitung.kode(), "/lihat-services"),
        |n| format!("{n} barang customer kurang atau berbeda pada hitungan terakhir"),
        "SELECT d.no_service || ' ' || d.kode_barcode || ' ' || d.hasil FROM service_hitung_baris d JOIN service_kini k ON k.toko = d.toko \
         AND k.no_service = d.no_service AND k.terbuka = 1 WHERE d.toko = $1 AND d.hasil IN ('KURANG', 'BEDA') AND d.no_hitung = \
         (SELECT t.no_hitung FROM service_hitung t WHERE t.toko = d.toko ORDER BY t.waktu DESC, t.no_hitung DESC LIMIT 1) ORDER BY 1",
        args![&h.toko],
    )?;
    Hal::bila(
        c,
        &mut hal,
        (ServisTolak::TutupHitung.kode(), "/lihat-services"),
        |n| format!("{n} ganti barang service belum dibayar ke customer"),
        "SELECT g.no_ganti || ' ' || s.nama_customer FROM service_ganti g JOIN service s ON s.toko = g.toko AND s.no_service = g.no_service \
         JOIN saldo_titipan t ON t.toko = g.toko AND t.no_titip = g.no_ganti AND t.saldo > 0 WHERE g.toko = $1 ORDER BY 1",
        args![&h.toko],
    )?;
    Ok(hal)
}

fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    let mut baris = Vec::new();
    for (nama, sql, perhatian) in [
        (
            "Pengambilan service dibatalkan",
            "SELECT COUNT(*), CAST(COALESCE(SUM(a.total_rp), 0) AS BIGINT) FROM service_ambil_batal x JOIN service_ambil a ON a.toko = x.toko \
             AND a.no_ambil = x.no_ambil WHERE x.toko = $1 AND x.tgl_system = $2",
            true,
        ),
        (
            "Barang service hilang atau jadi milik toko (hutang ke customer)",
            "SELECT COUNT(*), CAST(COALESCE(SUM(jumlah_rp), 0) AS BIGINT) FROM service_ganti WHERE toko = $1 AND tgl_system = $2",
            true,
        ),
        (
            "Service masuk (uang muka)",
            "SELECT COUNT(*), CAST(COALESCE(SUM(dp_rp), 0) AS BIGINT) FROM service WHERE toko = $1 AND tgl_system = $2 AND jenis = 'CUSTOMER'",
            false,
        ),
        (
            "Service diambil (omset)",
            "SELECT COUNT(*), CAST(COALESCE(SUM(total_rp), 0) AS BIGINT) FROM service_ambil WHERE toko = $1 AND tgl_system = $2",
            false,
        ),
        (
            "Service dibatalkan (uang kembali)",
            "SELECT COUNT(*), CAST(COALESCE(SUM(dikembalikan_rp), 0) AS BIGINT) FROM service_batal WHERE toko = $1 AND tgl_system = $2",
            true,
        ),
    ] {
        let ada = c.one(sql, args![toko, tgl], |r| Ok((r.int(0)?, r.int(1)?)))?;
        if let Some((n, rp)) = ada.filter(|(n, _)| *n > 0) {
            baris.push(BarisRingkas::baru(nama, Some(n), None, Some(rp)).perhatian(perhatian));
        }
    }
    Ok(if baris.is_empty() { Vec::new() } else { vec![BagianUrut { urut: 25, judul: "Service", baris }] })
}
