//! Money that a document says it got and the bank has not shown yet: what was taken against it is not given out again
//! before somebody looked.

use crate::acuan::Acuan;
use db::{Conn, args};
use konter::{Alasan, KodeAlasan};
use platform::{Hasil, Pelaku};
use values::{Berat, Rupiah};

/// What of a document's money still waits for the bank: its own, and that of the deposits it was paid with. A row of a file of
/// payments, or of an instalment, says in its description whose it is.
pub fn belum_masuk(c: &mut Conn, toko: &str, no_dok: &str) -> Hasil<Rupiah> {
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(b.jumlah_in), 0) AS BIGINT) FROM bank_menunggu m \
         JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id_bank WHERE m.toko = $1 AND b.jumlah_in > 0 \
         AND (b.no_dok = $2 OR CASE WHEN b.jenis_dok IN ('IP', 'CB', 'UM') THEN b.deskripsi ELSE b.no_dok END IN \
         (SELECT y.rujukan FROM bayar y WHERE y.toko = $1 AND y.no_faktur_group = $2 \
         AND y.jenis IN ('TITIP', 'DP', 'PIUTANG') AND y.arah = 'MASUK'))",
        args![toko, no_dok],
    )?)
}

/// How far two weighings of the same piece may be apart.
const SEBERAT: i64 = 20;

/// Gold that comes without a nota may be what was sold for money nobody has seen yet: as heavy as something of its group that
/// anybody sold so, or brought to the very cashier who sold any so, whatever it weighs and is called. A paper can be thrown
/// away, a lot divided, a group and a purity are one word; whoever sold it knows. Until the bank shows the money somebody looks
/// at it before cash goes out.
pub fn mungkin_kembali(
    c: &mut Conn,
    p: &Pelaku,
    a: &Acuan,
    group: &str,
    (qty, berat): (i64, Berat),
) -> Hasil<Option<Alasan>> {
    let (mg, beda) = (berat.sebagai_mg(), SEBERAT.saturating_mul(qty.max(1)));
    let ada = c.one(
        "SELECT d.no_dok, CAST(SUM(d.rp) AS BIGINT) FROM (SELECT k.no_dok, k.jumlah_in AS rp FROM bank_menunggu w \
          JOIN buku_bank k ON k.toko = w.toko AND k.id = w.id_bank AND k.jumlah_in > 0 WHERE w.toko = $1 \
          UNION ALL SELECT e.rujukan, k.jumlah_in FROM bank_menunggu w \
          JOIN buku_bank k ON k.toko = w.toko AND k.id = w.id_bank AND k.jumlah_in > 0 \
          JOIN titipan_peristiwa e ON e.toko = k.toko AND e.no_titip = k.no_dok AND e.jenis = 'PAKAI' WHERE w.toko = $1 \
          UNION ALL SELECT e.no_faktur_group, k.jumlah_in FROM bank_menunggu w \
          JOIN buku_bank k ON k.toko = w.toko AND k.id = w.id_bank AND k.jumlah_in > 0 \
          JOIN faktur_sumber e ON e.toko = k.toko AND e.no_sumber = CASE WHEN k.jenis_dok IN ('IP', 'CB', 'UM') THEN k.deskripsi ELSE k.no_dok END \
          WHERE w.toko = $1) d \
         WHERE EXISTS (SELECT 1 FROM jual j JOIN faktur f ON f.toko = j.toko AND f.no_faktur_group = j.no_faktur_group \
          WHERE j.toko = $1 AND j.no_faktur_group = d.no_dok AND j.jenis_barang = 'BARANG' \
          AND (f.oleh = $3 OR (j.kode_group = $2 AND j.berat_awal BETWEEN $4 AND $5)) \
          AND NOT EXISTS (SELECT 1 FROM faktur_batal x WHERE x.toko = j.toko AND x.no_faktur_group = j.no_faktur_group)) \
         OR EXISTS (SELECT 1 FROM manual_baris b JOIN manual f ON f.toko = b.toko AND f.no_faktur_group = b.no_faktur_group \
          WHERE b.toko = $1 AND b.no_faktur_group = d.no_dok AND b.sisi = 'JUAL' \
          AND (f.oleh = $3 OR (b.kode_group = $2 AND b.berat BETWEEN $4 AND $5)) \
          AND NOT EXISTS (SELECT 1 FROM manual_batal x WHERE x.toko = b.toko AND x.no_faktur_group = b.no_faktur_group)) \
         GROUP BY d.no_dok ORDER BY d.no_dok LIMIT 1",
        args![&a.toko, group, &p.user_id, mg.saturating_sub(beda), mg.saturating_add(beda)],
        |r| Ok((r.get::<String>(0)?, r.get::<Rupiah>(1)?)),
    )?;
    Ok(ada.map(|(no, rp)| {
        let pesan =
            format!("Emas dijual ({no}) non tunai {rp} yang belum divalidasi bank; ini mungkin emas itu");
        Alasan::new(KodeAlasan::UangBelumMasuk, pesan)
    }))
}

/// An old nota is worth what its file says: who brought the file in does not buy from it alone.
pub(crate) fn diimpor_sendiri(c: &mut Conn, p: &Pelaku, (toko, no): (&str, &str)) -> Hasil<Option<Alasan>> {
    let n: i64 = c.nilai(
        "SELECT COUNT(*) FROM nota_lama l JOIN impor_awal i ON i.toko = l.toko AND i.no_dok = l.no_dok \
         WHERE l.toko = $1 AND l.no_faktur = $2 AND i.oleh = $3",
        args![toko, no, &p.user_id],
    )?;
    let pesan = format!("Nota lama {no} Anda impor sendiri");
    Ok((n > 0).then(|| Alasan::new(KodeAlasan::UangBelumMasuk, pesan)))
}
