//! A piece of the chain that is brought as one from outside: without its nota it would be lent on while its sale is still owed, or
//! bought back meanwhile.

use crate::plafond::Orang;
use crate::taksir::Jaminan;
use db::{Conn, args};
use konter::{Alasan, KodeAlasan};
use niaga::beli::cari_nota;
use niaga::tahan;
use niaga::timbang_lagi::TIMBANGAN;
use platform::Hasil;
use values::{JenisDok, KodeToko};

/// Who brings it bought a piece of its type and weight that may be with them: not bought back, and in nobody's hands but those of a
/// contract of instalments.
pub(crate) fn nota(c: &mut Conn, o: Option<&Orang>, j: &Jaminan) -> Hasil<Option<Alasan>> {
    let Some(o) = o.filter(|_| j.nota.is_none()) else { return Ok(None) };
    let mg = j.berat.sebagai_mg();
    let batas = TIMBANGAN.sebagai_mg().max(mg / 100);
    let orang = db::daftar(4, o.kartu().iter().map(String::as_str));
    let sql = format!(
        "SELECT j.toko, j.no_faktur_jual FROM faktur f JOIN jual j ON j.toko = f.toko AND j.no_faktur_group = f.no_faktur_group \
         WHERE f.kode_pelanggan IN {} AND j.jenis_barang = 'BARANG' AND j.kode_dept = $1 \
         AND CASE WHEN j.berat_timbang > 0 THEN j.berat_timbang ELSE j.berat_awal END BETWEEN $2 AND $3 \
         ORDER BY j.tgl_system DESC, j.no_faktur_jual DESC LIMIT 20",
        orang.sql
    );
    let mut isi = args![j.kode_dept.as_str(), mg - batas, mg + batas].to_vec();
    isi.extend(orang.nilai);
    let semua: Vec<(KodeToko, String)> = c.rows(&sql, &isi, |r| Ok((r.get(0)?, r.get(1)?)))?;
    for (toko, no) in semua {
        let Some(n) = cari_nota(c, &toko, &no, "", &[])? else { continue };
        let pemegang = tahan::pemegang(c, &n.toko, &n.no_faktur_jual)?;
        let di_sini = pemegang.is_some_and(|no| !no.starts_with(JenisDok::Cicilan.prefix()));
        if n.sudah_dibeli.is_empty() && !di_sini {
            let pesan = format!(
                "Tanpa nota, padahal mirip {} yang dibeli customer ini ({}, {} g): mungkin barang itu",
                n.no_faktur_jual, n.nama_barang, n.berat_asli
            );
            return Ok(Some(Alasan::new(KodeAlasan::NotaHilang, pesan)));
        }
    }
    Ok(None)
}
