//! The sale a piece comes back with: found by the number of its line or by its barcode, anywhere in the chain, among the
//! notas of this system and those from before it.

use crate::tolak::NiagaTolak;
use db::{Conn, Tx, args};
use platform::Hasil;
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
    /// the day its price was agreed on, where that was before: what it is worth goes by it
    #[serde(skip)]
    pub tgl_harga: String,
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
    /// what was really paid for the gold: a buy-back starts from it
    #[schema(value_type = i64)]
    pub emas_dibayar: Rupiah,
    #[schema(value_type = i64)]
    pub ongkos: Rupiah,
    #[schema(value_type = i64)]
    pub harga_total: Rupiah,
    /// what was really paid for its stones
    #[schema(value_type = i64)]
    pub batu_dibayar: Rupiah,
    /// what metal and stones together may cost: the price without the making charge and what points and coupons paid
    #[serde(skip)]
    pub paling_banyak: Rupiah,
    /// written before this system was here: the piece has no card
    pub lama: bool,
    /// the purchase that already took it back; empty while it is out
    pub sudah_dibeli: String,
}

db::bacaan! {
    struct Dijual {
        toko: String = "jual.toko",
        no_faktur_jual: String = "jual.no_faktur_jual",
        no_faktur_group: String = "jual.no_faktur_group",
        tgl_nota: String = "jual.tgl_system",
        tgl_harga: String = "COALESCE((SELECT CASE WHEN s.tgl_harga = '' THEN jual.tgl_system ELSE s.tgl_harga END \
             FROM faktur_sumber s WHERE s.toko = jual.toko AND s.no_faktur_group = jual.no_faktur_group), jual.tgl_system)",
        nama_customer: String = "faktur.nama_customer",
        no_hp: String = "faktur.no_hp",
        kode_barcode: String = "jual.kode_barcode",
        nama_barang: String = "jual.nama_barang",
        kode_group: String = "jual.kode_group",
        kode_dept: String = "jual.kode_dept",
        kadar: Kadar = "jual.kadar",
        kadar_cetak: Kadar = "jual.kadar_cetak",
        berat_asli: Berat = "CASE WHEN jual.berat_timbang > 0 THEN jual.berat_timbang ELSE jual.berat_awal END",
        berat: Berat = "jual.berat",
        nilai_emas: Rupiah = "jual.nilai_emas",
        harga_total: Rupiah = "jual.harga_total",
        ongkos: Rupiah = "jual.ongkos",
        berlian: Rupiah = "jual.total_berlian_rp",
        harga_jual: Rupiah = "jual.harga_jual",
        lain: Rupiah = "jual.harga_atribut + jual.total_berlian_rp",
        harga_gram: i64 = "jual.harga_gram",
        gram_resmi: i64 = "jual.gram_resmi",
        total_jual: Rupiah = "faktur.total_jual",
        bukan_uang: Rupiah = "(SELECT CAST(COALESCE(SUM(b.jumlah_rp), 0) AS BIGINT) FROM bayar b WHERE b.toko = jual.toko \
             AND b.no_faktur_group = jual.no_faktur_group AND b.jenis IN ('POIN', 'KUPON'))",
    }
}

db::bacaan! {
    struct Dulu {
        toko: String = "nota_lama.toko",
        no_faktur_jual: String = "nota_lama.no_faktur",
        no_faktur_group: String = "CASE WHEN nota_lama.no_nota = '' THEN nota_lama.no_faktur ELSE nota_lama.no_nota END",
        tgl_nota: String = "nota_lama.tgl_nota",
        nama_customer: String = "nota_lama.nama_customer",
        no_hp: String = "nota_lama.no_hp",
        kode_barcode: String = "nota_lama.kode_barcode",
        nama_barang: String = "nota_lama.nama_barang",
        kode_group: String = "nota_lama.kode_group",
        kode_dept: String = "nota_lama.kode_dept",
        kadar: Kadar = "CASE WHEN nota_lama.kadar > 0 THEN nota_lama.kadar ELSE nota_lama.kadar_cetak END",
        kadar_cetak: Kadar = "nota_lama.kadar_cetak",
        berat: Berat = "nota_lama.berat",
        nilai_emas: Rupiah = "nota_lama.nilai_emas",
        harga_total: Rupiah = "nota_lama.harga_total",
        ongkos: Rupiah = "nota_lama.ongkos",
    }
}

const DARI_NOTA: &str = "FROM jual JOIN faktur ON faktur.toko = jual.toko AND faktur.no_faktur_group = jual.no_faktur_group \
     WHERE jual.jenis_barang = 'BARANG' AND NOT EXISTS (SELECT 1 FROM faktur_batal x WHERE x.toko = jual.toko \
     AND x.no_faktur_group = jual.no_faktur_group)";

/// `bagian` of `dari`, of a sum, rounded up: what is taken off is never too little.
fn bagian(jumlah: Rupiah, bagian: i64, dari: i64) -> Hasil<Rupiah> {
    if dari <= 0 {
        return Ok(Rupiah::NOL);
    }
    let atas = i128::from(jumlah.nilai()) * i128::from(bagian);
    let dari = i128::from(dari);
    i64::try_from((atas + dari - 1) / dari).map(Rupiah::new).map_err(|_| konter::meluap(values::Meluap))
}

/// What the customer really paid for the gold: at the official price of its day at most, without the making charge, stones
/// and attributes, and without what points and coupons paid.
fn emas_dibayar(d: &Dijual, hadiah: Rupiah) -> Hasil<Rupiah> {
    let resmi = if d.gram_resmi > 0 && d.gram_resmi < d.harga_gram {
        let atas = i128::from(d.nilai_emas.nilai()) * i128::from(d.gram_resmi) / i128::from(d.harga_gram);
        i64::try_from(atas).map(Rupiah::new).map_err(|_| konter::meluap(values::Meluap))?
    } else {
        d.nilai_emas
    };
    let mut uang = d.harga_total;
    for potong in [d.ongkos, d.lain, hadiah] {
        uang = uang.kurang(potong).map_err(konter::meluap)?;
    }
    Ok(resmi.min(uang).max(Rupiah::NOL))
}

/// Of the price of the stones the share that was paid in money: a discount and points took as much off them as off the rest.
fn batu_dibayar(d: &Dijual, hadiah: Rupiah) -> Hasil<Rupiah> {
    let uang = d.harga_total.kurang(hadiah).map_err(konter::meluap)?.min(d.harga_jual).max(Rupiah::NOL);
    let dari = i128::from(d.harga_jual.nilai().max(1));
    let n = i128::from(d.berlian.nilai()) * i128::from(uang.nilai()) / dari;
    i64::try_from(n).map(Rupiah::new).map_err(|_| konter::meluap(values::Meluap))
}

fn dari_jual(d: Dijual) -> Hasil<Nota> {
    let hadiah = bagian(d.bukan_uang, d.harga_total.nilai(), d.total_jual.nilai())?;
    let uang = d.harga_total.kurang(d.ongkos).and_then(|n| n.kurang(hadiah)).map_err(konter::meluap)?;
    Ok(Nota {
        emas_dibayar: emas_dibayar(&d, hadiah)?,
        batu_dibayar: batu_dibayar(&d, hadiah)?,
        paling_banyak: uang.max(Rupiah::NOL),
        toko: d.toko,
        no_faktur_jual: d.no_faktur_jual,
        no_faktur_group: d.no_faktur_group,
        tgl_harga: d.tgl_harga,
        tgl_nota: d.tgl_nota,
        nama_customer: d.nama_customer,
        no_hp: d.no_hp,
        kode_barcode: d.kode_barcode,
        nama_barang: d.nama_barang,
        kode_group: d.kode_group,
        kode_dept: d.kode_dept,
        kadar: d.kadar,
        kadar_cetak: d.kadar_cetak,
        berat_asli: d.berat_asli,
        berat: d.berat,
        nilai_emas: d.nilai_emas,
        harga_total: d.harga_total,
        ongkos: d.ongkos,
        lama: false,
        sudah_dibeli: String::new(),
    })
}

fn dari_dulu(d: Dulu) -> Hasil<Nota> {
    let uang = d.harga_total.kurang(d.ongkos).map_err(konter::meluap)?;
    Ok(Nota {
        batu_dibayar: Rupiah::NOL,
        paling_banyak: uang.max(Rupiah::NOL),
        emas_dibayar: d.nilai_emas.min(uang).max(Rupiah::NOL),
        toko: d.toko,
        no_faktur_jual: d.no_faktur_jual,
        no_faktur_group: d.no_faktur_group,
        tgl_harga: d.tgl_nota.clone(),
        tgl_nota: d.tgl_nota,
        nama_customer: d.nama_customer,
        no_hp: d.no_hp,
        kode_barcode: d.kode_barcode,
        nama_barang: d.nama_barang,
        kode_group: d.kode_group,
        kode_dept: d.kode_dept,
        kadar: d.kadar,
        kadar_cetak: d.kadar_cetak,
        berat_asli: d.berat,
        berat: d.berat,
        nilai_emas: d.nilai_emas,
        harga_total: d.harga_total,
        ongkos: d.ongkos,
        lama: true,
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
            "{DARI_NOTA} AND jual.kode_barcode = $1 ORDER BY jual.tgl_system DESC, jual.no_faktur_jual DESC LIMIT 1"
        );
        c.baris_satu(&sql, args![&kode])?
    } else {
        // The number names its store, so that the lookup is a key.
        let Ok(faktur) = NoFaktur::parse(&no) else { return nota_lama(c, toko, &no, barcode, kecuali) };
        if faktur.jenis() == JenisDok::FakturGroup {
            let sql =
                format!("{DARI_NOTA} AND jual.toko = $1 AND jual.no_faktur_group = $2 ORDER BY jual.baris");
            let baris: Vec<Dijual> = c.baris(&sql, args![faktur.toko(), &faktur])?;
            let baris = baris.into_iter().map(dari_jual).collect::<Hasil<Vec<_>>>()?;
            return yang_masih_di_luar(c, baris, kecuali);
        }
        c.baris_satu(
            &format!("{DARI_NOTA} AND jual.toko = $1 AND jual.no_faktur_jual = $2"),
            args![faktur.toko(), no.as_str()],
        )?
    };
    match ada {
        Some(d) => lengkap(c, dari_jual(d)?).map(Some),
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
    let dulu: Vec<Dulu> = c.baris(
        &format!(
            "FROM nota_lama WHERE {syarat} \
             ORDER BY CASE WHEN toko = $2 THEN 0 ELSE 1 END, tgl_nota DESC, toko, no_faktur"
        ),
        args![kunci, toko, lain],
    )?;
    let mut baris = dulu.into_iter().map(dari_dulu).collect::<Hasil<Vec<_>>>()?;
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

/// The cancellation of the sale that a number is of; none when it was not cancelled, or there is no such sale.
pub(crate) fn dibatalkan(c: &mut Conn, no_faktur: &str) -> Hasil<Option<String>> {
    let Ok(no) = NoFaktur::parse(&no_faktur.trim().to_uppercase()) else { return Ok(None) };
    Ok(c.one(
        "SELECT x.no_batal FROM faktur_batal x WHERE x.toko = $1 AND (x.no_faktur_group = $2 OR x.no_faktur_group IN \
         (SELECT j.no_faktur_group FROM jual j WHERE j.toko = $1 AND j.no_faktur_jual = $2))",
        args![no.toko(), &no],
        |r| r.get(0),
    )?)
}

/// This purchase took the piece of an old nota back. Two stores that try at once meet at its row.
pub(crate) fn tandai(tx: &mut Tx<'_>, n: &Nota, no_beli: &str) -> Hasil<()> {
    let kena = tx.exec(
        "UPDATE nota_lama SET dibeli = $3 WHERE toko = $1 AND no_faktur = $2 AND dibeli = ''",
        args![n.toko.as_str(), n.no_faktur_jual.as_str(), no_beli],
    )?;
    if kena == 0 {
        let pesan = format!("Nota {} baru saja dibeli kembali", n.no_faktur_jual);
        return Err(NiagaTolak::NotaBaruDibeli.tolak(pesan));
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
