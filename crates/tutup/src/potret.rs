//! What everything holds at the moment of closing, written once. The next day opens with it: SALDO AWAL is a line of
//! these tables, never a row of a book.

use crate::halangan::Hari;
use db::{Tx, args};
use kas::hitung_kas::Hitungan;
use platform::Hasil;

/// Writes all of it for the day; `tutup_toko` stands already.
pub(crate) fn tulis(tx: &mut Tx<'_>, h: &Hari, hitungan: &[Hitungan]) -> Hasil<()> {
    let (toko, tgl) = (&h.toko, h.tgl);
    tx.exec(
        "INSERT INTO potret_stok (toko, tanggal, gudang, baki, milik, kode_group, qty, berat, murni, nilai) \
         SELECT s.toko, $2, s.gudang, s.baki, s.milik, COALESCE(b.kode_group, ''), COUNT(*), CAST(SUM(s.berat) AS BIGINT), \
         CAST(SUM(s.murni) AS BIGINT), CAST(SUM(s.nilai) AS BIGINT) FROM saldo_barang s LEFT JOIN barang b \
         ON b.kode_barcode = s.kode_barcode WHERE s.toko = $1 GROUP BY s.toko, s.gudang, s.baki, s.milik, \
         COALESCE(b.kode_group, '')",
        args![toko, tgl],
    )?;
    tx.exec(
        "INSERT INTO potret_curah (toko, tanggal, jenis_stok, gudang, baki, kode_group, kode_dept, qty, berat, murni, nilai) \
         SELECT toko, $2, jenis_stok, gudang, baki, kode_group, kode_dept, qty, berat, murni, nilai FROM saldo_curah \
         WHERE toko = $1 AND substr(gudang, 1, 1) <> '@' AND qty <> 0",
        args![toko, tgl],
    )?;
    tx.exec(
        "INSERT INTO potret_titipan (toko, tanggal, no_titip, saldo) SELECT toko, $2, no_titip, saldo FROM saldo_titipan \
         WHERE toko = $1 AND saldo > 0",
        args![toko, tgl],
    )?;
    kas(tx, h, hitungan)?;
    bank(tx, h)
}

/// Opening (the last closing's), in and out of the day, closing: of every drawer that has any of them.
fn kas(tx: &mut Tx<'_>, h: &Hari, hitungan: &[Hitungan]) -> Hasil<()> {
    let (toko, tgl) = (&h.toko, h.tgl);
    let laci = tx.rows(
        "SELECT kasir, CAST(SUM(awal) AS BIGINT), CAST(SUM(masuk) AS BIGINT), CAST(SUM(keluar) AS BIGINT), \
         CAST(SUM(akhir) AS BIGINT) FROM \
         (SELECT kasir, akhir AS awal, 0 AS masuk, 0 AS keluar, 0 AS akhir FROM potret_kas WHERE toko = $1 \
          AND tanggal = (SELECT MAX(t.tanggal) FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal < $2) \
          UNION ALL SELECT kasir, 0, jumlah_in, jumlah_out, 0 FROM buku_kas WHERE toko = $1 AND tgl_system <= $2 \
          AND tgl_system > COALESCE((SELECT MAX(t.tanggal) FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal < $2), '') \
          UNION ALL SELECT kasir, 0, 0, 0, saldo FROM saldo_kas WHERE toko = $1) x GROUP BY kasir \
         HAVING SUM(awal) <> 0 OR SUM(masuk) <> 0 OR SUM(keluar) <> 0 OR SUM(akhir) <> 0 ORDER BY kasir",
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?, r.int(3)?, r.int(4)?)),
    )?;
    for (kasir, awal, masuk, keluar, akhir) in laci {
        let n = hitungan.iter().find(|n| n.kasir.as_str() == kasir);
        tx.exec(
            "INSERT INTO potret_kas (toko, tanggal, kasir, awal, masuk, keluar, akhir, hitung, selisih) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            args![
                toko,
                tgl,
                kasir,
                awal,
                masuk,
                keluar,
                akhir,
                n.map(|n| n.jumlah.nilai()),
                n.map_or(0, |n| n.selisih.nilai())
            ],
        )?;
    }
    Ok(())
}

fn bank(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    tx.exec(
        "INSERT INTO potret_bank (toko, tanggal, no_rekening, awal, masuk, keluar, akhir, belum_valid) \
         SELECT $1, $2, no_rekening, CAST(SUM(awal) AS BIGINT), CAST(SUM(masuk) AS BIGINT), CAST(SUM(keluar) AS BIGINT), \
         CAST(SUM(akhir) AS BIGINT), CAST(SUM(belum) AS BIGINT) FROM \
         (SELECT no_rekening, akhir AS awal, 0 AS masuk, 0 AS keluar, 0 AS akhir, 0 AS belum FROM potret_bank WHERE toko = $1 \
          AND tanggal = (SELECT MAX(t.tanggal) FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal < $2) \
          UNION ALL SELECT no_rekening, 0, jumlah_in, jumlah_out, 0, 0 FROM buku_bank WHERE toko = $1 AND tgl_system <= $2 \
          AND tgl_system > COALESCE((SELECT MAX(t.tanggal) FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal < $2), '') \
          UNION ALL SELECT no_rekening, 0, 0, 0, saldo, belum_valid FROM saldo_bank WHERE toko = $1) x \
         GROUP BY no_rekening",
        args![&h.toko, h.tgl],
    )?;
    Ok(())
}
