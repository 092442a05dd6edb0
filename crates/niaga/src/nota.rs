//! The sale a piece comes back with: found by the number of its line or by its barcode, anywhere in the chain, among the
//! notas of this system and those from before it.

use db::{Conn, Tx, args};
use platform::{Hasil, Tolak};
use serde::Serialize;
use values::{Berat, JenisDok, Kadar, KodeBarcode, KodeToko, NoFaktur, Rupiah};

/// A line of a sale that a piece comes back with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = NotaAsal)]
pub struct Nota {
    pub toko: String,
    pub no_faktur_jual: String,
    pub no_faktur_group: String,
    pub tgl_nota: String,
    pub nama_customer: String,
    pub no_hp: String,
    pub kode_barcode: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub kadar_cetak: Kadar,
    #[schema(value_type = f64)]
    pub berat_asli: Berat,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub nilai_emas: Rupiah,
    #[schema(value_type = i64)]
    pub ongkos: Rupiah,
    #[schema(value_type = i64)]
    pub harga_total: Rupiah,
    /// written before this system was here: the piece has no card
    pub lama: bool,
    /// the purchase that already took it back; empty while it is out
    pub sudah_dibeli: String,
}

const PILIH_NOTA: &str = "SELECT j.toko, j.no_faktur_jual, j.no_faktur_group, j.tgl_system, f.nama_customer, f.no_hp, j.kode_barcode, \
     j.nama_barang, j.kode_group, j.kode_dept, j.kadar, j.kadar_cetak, j.berat_awal, j.berat, j.nilai_emas, j.harga_total, j.ongkos FROM jual j \
     JOIN faktur f ON f.toko = j.toko AND f.no_faktur_group = j.no_faktur_group \
     WHERE j.jenis_barang = 'BARANG' AND NOT EXISTS (SELECT 1 FROM faktur_batal x WHERE x.toko = j.toko \
     AND x.no_faktur_group = j.no_faktur_group)";

fn baca_nota(r: &db::Row<'_>) -> db::Result<Nota> {
    Ok(Nota {
        toko: r.get(0)?,
        no_faktur_jual: r.get(1)?,
        no_faktur_group: r.get(2)?,
        tgl_nota: r.get(3)?,
        nama_customer: r.get(4)?,
        no_hp: r.get(5)?,
        kode_barcode: r.get(6)?,
        nama_barang: r.get(7)?,
        kode_group: r.get(8)?,
        kode_dept: r.get(9)?,
        kadar: r.get(10)?,
        kadar_cetak: r.get(11)?,
        berat_asli: r.get(12)?,
        berat: r.get(13)?,
        nilai_emas: r.get(14)?,
        harga_total: r.get(15)?,
        ongkos: r.get(16)?,
        lama: false,
        sudah_dibeli: String::new(),
    })
}

/// The line of a sale by its number, or the last sale of a barcode, anywhere in the chain; then the notas from before, the
/// store's own first. The number of a whole transaction finds its first line that is neither back nor among `kecuali`.
pub fn cari_nota(
    c: &mut Conn,
    toko: &KodeToko,
    no_faktur: &str,
    barcode: &str,
    kecuali: &[String],
) -> Hasil<Option<Nota>> {
    let no = no_faktur.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    let barcode = barcode.trim();
    let ada = if no.is_empty() {
        let Ok(kode) = KodeBarcode::parse(barcode) else { return nota_lama(c, toko, "", barcode, kecuali) };
        let sql = format!(
            "{PILIH_NOTA} AND j.kode_barcode = $1 ORDER BY j.tgl_system DESC, j.no_faktur_jual DESC LIMIT 1"
        );
        c.one(&sql, args![&kode], baca_nota)?
    } else {
        // The number names its store, so that the lookup is a key.
        let Ok(faktur) = NoFaktur::parse(&no) else { return nota_lama(c, toko, &no, barcode, kecuali) };
        if faktur.jenis() == JenisDok::FakturGroup {
            let sql = format!("{PILIH_NOTA} AND j.toko = $1 AND j.no_faktur_group = $2 ORDER BY j.baris");
            let baris = c.rows(&sql, args![faktur.toko(), &faktur], baca_nota)?;
            return yang_masih_di_luar(c, baris, kecuali);
        }
        c.one(
            &format!("{PILIH_NOTA} AND j.toko = $1 AND j.no_faktur_jual = $2"),
            args![faktur.toko(), no.as_str()],
            baca_nota,
        )?
    };
    match ada {
        Some(n) => lengkap(c, n).map(Some),
        None => nota_lama(c, toko, &no, barcode, kecuali),
    }
}

/// The first of a nota's lines that is neither back nor among `kecuali`; the last when all are back.
fn yang_masih_di_luar(c: &mut Conn, baris: Vec<Nota>, kecuali: &[String]) -> Hasil<Option<Nota>> {
    let mut terakhir = None;
    for n in baris {
        if kecuali.contains(&n.no_faktur_jual) {
            continue;
        }
        let n = lengkap(c, n)?;
        if n.sudah_dibeli.is_empty() {
            return Ok(Some(n));
        }
        terakhir = Some(n);
    }
    Ok(terakhir)
}

fn nota_lama(
    c: &mut Conn,
    toko: &KodeToko,
    no: &str,
    barcode: &str,
    kecuali: &[String],
) -> Hasil<Option<Nota>> {
    if no.is_empty() && barcode.is_empty() {
        return Ok(None);
    }
    let kode = crate::awal::barcode(barcode);
    let (syarat, kunci, lain) = if no.is_empty() {
        ("kode_barcode IN ($1, $3)", kode.as_str(), barcode)
    } else {
        ("(no_faktur = $1 OR no_nota = $3)", no, no)
    };
    let mut baris: Vec<Nota> = c.rows(
        &format!(
            "SELECT toko, no_faktur, CASE WHEN no_nota = '' THEN no_faktur ELSE no_nota END, tgl_nota, nama_customer, no_hp, \
             kode_barcode, nama_barang, kode_group, kode_dept, CASE WHEN kadar > 0 THEN kadar ELSE kadar_cetak END, kadar_cetak, \
             berat, berat, nilai_emas, harga_total, ongkos FROM nota_lama WHERE {syarat} \
             ORDER BY CASE WHEN toko = $2 THEN 0 ELSE 1 END, tgl_nota DESC, toko, no_faktur"
        ),
        args![kunci, toko, lain],
        |r| Ok(Nota { lama: true, ..baca_nota(r)? }),
    )?;
    // A number means one shop's nota; other shops may have used the same.
    let Some(pertama) = baris.first().map(|n| n.toko.clone()) else { return Ok(None) };
    baris.retain(|n| n.toko == pertama);
    if let Some(ke) = baris.iter().position(|n| n.no_faktur_jual == no) {
        return lengkap(c, baris.swap_remove(ke)).map(Some);
    }
    yang_masih_di_luar(c, baris, kecuali)
}

/// With the purchase that already took it back, when there is one.
fn lengkap(c: &mut Conn, n: Nota) -> Hasil<Nota> {
    let oleh: Option<String> = c.one(
        "SELECT b.no_faktur_beli FROM beli b WHERE b.no_faktur_nota = $1 AND b.toko_nota = $2 AND NOT EXISTS (SELECT 1 \
         FROM faktur_batal x WHERE x.toko = b.toko AND x.no_faktur_group = b.no_faktur_group)",
        args![n.no_faktur_jual.as_str(), n.toko.as_str()],
        |r| r.get(0),
    )?;
    Ok(Nota { sudah_dibeli: oleh.unwrap_or_default(), ..n })
}

/// This purchase took the piece of an old nota back. Two stores that try at once meet at its row.
pub(crate) fn tandai(tx: &mut Tx<'_>, n: &Nota, no_beli: &str) -> Hasil<()> {
    let kena = tx.exec(
        "UPDATE nota_lama SET dibeli = $3 WHERE toko = $1 AND no_faktur = $2 AND dibeli = ''",
        args![n.toko.as_str(), n.no_faktur_jual.as_str(), no_beli],
    )?;
    if kena == 0 {
        let pesan = format!("Nota {} baru saja dibeli kembali", n.no_faktur_jual);
        return Err(Tolak::sudah("BELI-01", pesan));
    }
    Ok(())
}

/// The purchase was taken back: its old notas may come again.
pub(crate) fn lepaskan(tx: &mut Tx<'_>, group: &NoFaktur) -> Hasil<()> {
    let toko = tx.toko().clone();
    let dibeli = tx.rows(
        "SELECT toko_nota, no_faktur_nota, no_faktur_beli FROM beli WHERE toko = $1 AND no_faktur_group = $2 AND no_faktur_nota <> ''",
        args![&toko, group],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?, r.get::<String>(2)?)),
    )?;
    for (toko_nota, nota, no_beli) in dibeli {
        tx.exec(
            "UPDATE nota_lama SET dibeli = '' WHERE toko = $1 AND no_faktur = $2 AND dibeli = $3",
            args![toko_nota, nota, no_beli],
        )?;
    }
    Ok(())
}
