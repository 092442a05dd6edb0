//! What pre-orders bring to the proof, the digest, people's stories and what belongs to all. One that is not paid never keeps a
//! day from being closed; their money stands in the snapshot of L5 with all deposits.

use crate::bukti::BUKTI;
use crate::rincian_dok::DOKUMEN;
use crate::riwayat::RIWAYAT;
use crate::{KASIR, PraOrderTolak};
use db::{Conn, args};
use platform::Hasil;
use platform::domain::{BagianUrut, BarisRingkas, Domain, Hal, Hari, NotaAsli};
use values::{KodeToko, NoFaktur, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    peringatan,
    ringkasan,
    riwayat: RIWAYAT,
    nota,
    demo: crate::demo::hari,
    demo_hari_ini: crate::demo::hari_ini,
    penolakan: &[PraOrderTolak::DAFTAR],
    dokumen: &DOKUMEN,
    melayani: KASIR,
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("praorder")
};

/// Its nota is money for what is not here yet: genuine or not, no pieces.
fn nota(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<NotaAsli>> {
    let ada = c.one(
        "SELECT o.tgl_system, CASE WHEN EXISTS (SELECT 1 FROM praorder_peristiwa e WHERE e.toko = o.toko AND e.no_po = o.no_po \
         AND e.jenis = 'BATAL') THEN 1 ELSE 0 END FROM praorder o WHERE o.toko = $1 AND o.no_po = $2",
        args![no.toko(), no],
        |r| Ok((r.get::<Tanggal>(0)?, r.int(1)? == 1)),
    )?;
    Ok(ada.map(|(tgl, batal)| NotaAsli {
        judul: "Nota pre order",
        tgl,
        batal,
        barang: Vec::new(),
        dinilai: false,
    }))
}

/// Days after which a piece that was sold should have left the house.
const LAMA: i64 = 3;

/// Paid, sold and still here.
fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let sampai = h.mundur(LAMA)?;
    Hal::bila(
        c,
        &mut hal,
        (PraOrderTolak::TutupBelumKirim.kode(), "/closing-barang-po"),
        |n| format!("{n} Pre Order sudah dijual lebih dari {LAMA} hari dan belum dikirim atau diambil"),
        "SELECT k.no_po FROM praorder_kini k WHERE k.toko = $1 AND k.qty_siap > 0 AND EXISTS (SELECT 1 FROM faktur_sumber s \
         WHERE s.toko = k.toko AND s.no_sumber = k.no_po AND s.tgl_system < $2) ORDER BY k.no_po",
        args![&h.toko, sampai],
    )?;
    Ok(hal)
}

/// What was taken, what files brought, what went back and what left, on a day.
fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    let mut baris = Vec::new();
    for (uraian, sql) in [
        (
            "Pre Order baru",
            "SELECT COUNT(*), CAST(COALESCE(SUM(harga_total), 0) AS BIGINT) FROM praorder WHERE toko = $1 AND tgl_system = $2",
        ),
        (
            "Pre Order dibayar",
            "SELECT COUNT(*), CAST(COALESCE(SUM(nominal), 0) AS BIGINT) FROM praorder_bayar WHERE toko = $1 AND tgl_system = $2",
        ),
        (
            "Biaya marketplace",
            "SELECT COUNT(*), CAST(COALESCE(SUM(biaya), 0) AS BIGINT) FROM praorder_bayar WHERE toko = $1 AND tgl_system = $2 AND biaya > 0",
        ),
        (
            "Uang Pre Order dikembalikan",
            "SELECT COUNT(*), CAST(COALESCE(SUM(dibayar_rp), 0) AS BIGINT) FROM praorder_peristiwa \
          WHERE toko = $1 AND tgl_system = $2 AND jumlah_rp > 0",
        ),
        (
            "Biaya marketplace dari uang kembali",
            "SELECT COUNT(*), CAST(COALESCE(SUM(jumlah_rp - dibayar_rp), 0) AS BIGINT) FROM praorder_peristiwa \
          WHERE toko = $1 AND tgl_system = $2 AND jumlah_rp > dibayar_rp",
        ),
        (
            "Pre Order dikirim atau diambil (potong)",
            "SELECT CAST(COALESCE(SUM(qty), 0) AS BIGINT), 0 FROM praorder_kirim \
          WHERE toko = $1 AND tgl_system = $2",
        ),
    ] {
        let (n, rp) = c.one(sql, args![toko, tgl], |r| Ok((r.int(0)?, r.int(1)?)))?.unwrap_or_default();
        if n > 0 {
            baris.push(BarisRingkas::baru(uraian, Some(n), None, (rp > 0).then_some(rp)));
        }
    }
    if baris.is_empty() {
        return Ok(Vec::new());
    }
    Ok(vec![BagianUrut { urut: 24, judul: "Pre Order", baris }])
}
