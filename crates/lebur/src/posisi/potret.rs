//! The position of a store as its day is closed: a row a place, with the price of that day.

use super::TEMPAT_SQL;
use crate::jual::harga_100;
use db::{Tx, args};
use platform::Hasil;
use platform::domain::Hari;

pub(crate) fn tulis(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    let harga = harga_100(tx, &h.toko, &h.tgl.to_string())?.map_or(0, values::HargaGram::nilai);
    let sql = format!(
        "INSERT INTO potret_posisi (toko, tanggal, tempat, qty, berat, murni, nilai, harga_100) \
         SELECT $1, $2, {TEMPAT_SQL}, CAST(SUM(s.qty) AS BIGINT), CAST(SUM(s.berat) AS BIGINT), CAST(SUM(s.murni) AS BIGINT), \
         CAST(SUM(s.nilai) AS BIGINT), $3 FROM \
         (SELECT gudang, milik, qty, berat, murni, nilai FROM saldo_lokasi WHERE toko = $1 \
          UNION ALL SELECT gudang, 'TOKO', qty, berat, murni, nilai FROM saldo_curah WHERE toko = $1 AND jenis_stok = 'MANUAL') s \
         WHERE substr(s.gudang, 1, 1) <> '@' OR s.gudang IN ('@TRANSIT', '@TUKANG', '@LEBUR', '@CIOK') \
         GROUP BY {TEMPAT_SQL} HAVING SUM(s.berat) <> 0 OR SUM(s.murni) <> 0 OR SUM(s.nilai) <> 0"
    );
    tx.exec(&sql, args![&h.toko, h.tgl, harga])?;
    Ok(())
}
