//! Cash that the shops paid to one person, for the limits that ask who sells so much: for pieces and for manual goods together.

use crate::acuan::Acuan;
use db::{Conn, args};
use konter::{Pelanggan, meluap};
use platform::Hasil;
use values::{Rupiah, Tanggal};

/// What was paid in cash to a NIK (named by what finds it) on a day and in its month, over the chain.
pub(crate) struct Tunai {
    pub(crate) hari: Rupiah,
    pub(crate) bulan: Rupiah,
}

/// Cash for what they brought; cancelled purchases do not count. Who sold manual goods is found in the register.
pub(crate) fn kepada(c: &mut Conn, sidik_nik: &str, tgl: Tanggal) -> Hasil<Tunai> {
    let sql = "SELECT CAST(COALESCE(SUM(CASE WHEN b.arah = 'KELUAR' THEN b.jumlah_rp ELSE -b.jumlah_rp END), 0) AS BIGINT) \
         FROM (SELECT f.toko, f.no_faktur_group FROM faktur f WHERE f.sidik_nik = $1 AND f.sidik_nik <> '' \
          AND f.tgl_system BETWEEN $2 AND $3 AND NOT EXISTS (SELECT 1 FROM faktur_batal x WHERE x.toko = f.toko \
          AND x.no_faktur_group = f.no_faktur_group) \
          UNION ALL SELECT m.toko, m.no_faktur_group FROM toko t JOIN manual m ON m.toko = t.kode_toko \
          AND m.tgl_system BETWEEN $2 AND $3 JOIN pelanggan w ON w.kode_pelanggan = m.kode_pelanggan \
          WHERE w.sidik_nik = $1 AND w.sidik_nik <> '' AND NOT EXISTS \
          (SELECT 1 FROM manual_batal x WHERE x.toko = m.toko AND x.no_faktur_group = m.no_faktur_group)) d \
         JOIN bayar b ON b.toko = d.toko AND b.no_faktur_group = d.no_faktur_group AND b.sisi = 'BELI' AND b.jenis = 'CASH'";
    Ok(Tunai {
        hari: c.nilai(sql, args![sidik_nik, tgl, tgl])?,
        bulan: c.nilai(sql, args![sidik_nik, tgl.awal_bulan(), tgl.akhir_bulan()])?,
    })
}

/// What the counter should know before it pays this sum to somebody.
pub(crate) fn peringatan(c: &mut Conn, a: &Acuan, siapa: &Pelanggan, dibayar: Rupiah) -> Hasil<Vec<String>> {
    let mut semua = Vec::new();
    if siapa.sidik_nik.is_empty() || dibayar <= Rupiah::NOL {
        return Ok(semua);
    }
    let t = kepada(c, &siapa.sidik_nik, a.tgl_system)?;
    for (nama, jumlah, kunci) in
        [("hari ini", t.hari, "BATAS_TUNAI_NIK_HARI"), ("bulan ini", t.bulan, "BATAS_TUNAI_NIK_BULAN")]
    {
        let (nanti, batas) = (jumlah.tambah(dibayar).map_err(meluap)?, a.batas(kunci));
        if nanti >= batas {
            semua.push(format!("Tunai ke NIK ini {nama} menjadi {nanti}, melewati {batas}"));
        }
    }
    Ok(semua)
}
