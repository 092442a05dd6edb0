//! What craftsmen bring to the closing, the digest, the proof and the demo.

use crate::bukti::BUKTI;
use crate::rincian_dok::DOKUMEN;
use crate::{TukangTolak, demo};
use db::{Conn, Tx, args};
use platform::Hasil;
use platform::domain::{BagianUrut, BarisRingkas, Domain, Hal, Hari, Potret};
use values::{KodeToko, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    peringatan,
    potret: &[TUKANG],
    ringkasan,
    demo: demo::hari,
    penolakan: &[TukangTolak::DAFTAR],
    dokumen: &DOKUMEN,
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("tukang")
};

/// Days after which gold at a craftsman is spoken of, unless the setting says another number.
const HARI: i64 = 30;

/// Gold that is out for long, and works past their promised day. Neither keeps a day open.
fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let hari: i64 = h.set.nilai("HARI_EMAS_TUKANG").trim().parse().unwrap_or(HARI);
    let batas = h.tgl.tambah_hari(-hari.max(0)).map_err(|e| db::Error::Lain(e.to_string()))?;
    // What he gives back is taken from the oldest.
    Hal::bila(
        c,
        &mut hal,
        (TukangTolak::Lama.kode(), "/emas-tukang"),
        |n| format!("{n} tukang memegang emas lebih dari {hari} hari"),
        "SELECT x.kode_tukang || ': ' || x.lama || ' mg murni' FROM (SELECT b.kode_tukang, \
         SUM(CASE WHEN b.jenis <> 'EMAS' OR b.tgl_system <= $2 THEN b.masuk - b.keluar ELSE 0 END) AS lama \
         FROM buku_tukang b WHERE b.toko = $1 AND b.jenis_dok IN ('TK', 'TR') GROUP BY b.kode_tukang) x WHERE x.lama > 0 ORDER BY 1",
        args![&h.toko, batas],
    )?;
    Hal::bila(
        c,
        &mut hal,
        (TukangTolak::Lewat.kode(), "/emas-tukang"),
        |n| format!("{n} pekerjaan tukang lewat tanggal janjinya"),
        "SELECT k.kode_tukang || ' ' || k.jenis_kerja || ' ' || k.no_dok || ', janji ' || k.janji FROM kerja_tukang k \
         WHERE k.toko = $1 AND k.status = 'JALAN' AND k.janji <> '' AND k.janji < $2 ORDER BY k.janji, k.id",
        args![&h.toko, h.tgl],
    )?;
    Ok(hal)
}

/// What craftsmen owe.
pub(crate) const TUKANG: Potret = Potret {
    aturan: "I16 potret tukang = buku tukang",
    tabel: "potret_tukang",
    buku: "buku_tukang",
    kunci: &["kode_tukang"],
    nilai: &[("saldo", "masuk - b.keluar")],
    dalam: "",
    tulis: potret_tukang,
};

fn potret_tukang(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    tx.exec(
        "INSERT INTO potret_tukang (toko, tanggal, kode_tukang, saldo) SELECT toko, $2, kode_tukang, saldo FROM saldo_tukang \
         WHERE toko = $1 AND saldo > 0",
        args![&h.toko, h.tgl],
    )?;
    Ok(())
}

/// Gold that went out and came back that day; losses over the norm stand out.
fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    let mut baris = Vec::new();
    for (nama, jenis, tanda) in [
        ("Emas ke tukang (murni)", "EMAS", "masuk - b.keluar"),
        ("Barang dari tukang (murni)", "BARANG", "keluar - b.masuk"),
        ("Rosok dari tukang (murni)", "ROSOK", "keluar - b.masuk"),
        ("Susut tukang (murni)", "SUSUT", "keluar - b.masuk"),
    ] {
        let sql = format!(
            "SELECT CAST(COALESCE(SUM(b.{tanda}), 0) AS BIGINT) FROM buku_tukang b WHERE b.toko = $1 AND b.tgl_system = $2 \
             AND b.jenis = $3 AND b.jenis_dok IN ('TK', 'TR')"
        );
        let mg: i64 = c.nilai(&sql, args![toko, tgl, jenis])?;
        if mg != 0 {
            baris.push(BarisRingkas::baru(nama, None, Some(mg), None));
        }
    }
    let lebih: i64 = c.nilai(
        "SELECT CAST(COALESCE(SUM(t.susut - t.susut_norma), 0) AS BIGINT) FROM terima_tukang t WHERE t.toko = $1 \
         AND t.tgl_system = $2 AND t.susut > t.susut_norma AND NOT EXISTS (SELECT 1 FROM batal_tukang b WHERE b.toko = t.toko \
         AND b.no_dok = t.no_dok)",
        args![toko, tgl],
    )?;
    if lebih > 0 {
        baris.push(BarisRingkas::baru("Susut tukang di atas norma", None, Some(lebih), None).perhatian(true));
    }
    let upah: i64 = c.nilai(
        "SELECT CAST(COALESCE(SUM(u.total), 0) AS BIGINT) FROM upah_tukang u WHERE u.toko = $1 AND u.tgl_system = $2 \
         AND NOT EXISTS (SELECT 1 FROM batal_tukang b WHERE b.toko = u.toko AND b.no_dok = u.no_dok)",
        args![toko, tgl],
    )?;
    if upah > 0 {
        baris.push(BarisRingkas::baru("Upah tukang", None, None, Some(upah)));
    }
    if baris.is_empty() {
        return Ok(Vec::new());
    }
    Ok(vec![BagianUrut { urut: 45, judul: "Tukang", baris }])
}
