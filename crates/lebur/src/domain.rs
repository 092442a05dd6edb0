//! What melting brings to the closing, the digest, the proof and the demo.

use crate::bukti::BUKTI;
use crate::rincian_dok::DOKUMEN;
use crate::{LeburTolak, demo, posisi};
use db::{Conn, Tx, args};
use platform::Hasil;
use platform::domain::{BagianUrut, BarisRingkas, Domain, Hal, Hari, Potret};
use values::{KodeToko, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    peringatan,
    potret: &[LEBUR],
    ringkasan,
    demo: demo::hari,
    penolakan: &[LeburTolak::DAFTAR],
    dokumen: &DOKUMEN,
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("lebur")
};

/// Days after which a lot without a result is spoken of, unless the setting says another number.
const HARI: i64 = 7;

/// Lots without a result for long. They do not keep a day open.
fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let hari: i64 = h.set.nilai("HARI_LOT_LEBUR").trim().parse().unwrap_or(HARI);
    let batas = h.mundur(hari.max(0))?;
    Hal::bila(
        c,
        &mut hal,
        (LeburTolak::Lama.kode(), "/lot-lebur"),
        |n| format!("{n} lot lebur belum ada hasilnya lebih dari {hari} hari"),
        "SELECT k.no_lot || ' ' || k.tahap || ' ' || k.nama_pelebur || ' sejak ' || k.tgl_tahap FROM lot_lebur_kini k \
         WHERE k.toko = $1 AND k.tahap IN ('BUKA', 'KIRIM') AND k.tgl_tahap < $2 ORDER BY k.tgl_tahap, k.no_lot",
        args![&h.toko, batas],
    )?;
    Ok(hal)
}

/// Gold in lots, and refined gold.
pub(crate) const LEBUR: Potret = Potret {
    aturan: "I16 potret lebur = buku stok",
    tabel: "potret_lebur",
    buku: "buku_lebur",
    kunci: &["tempat", "nomor"],
    nilai: &[("berat", "berat"), ("murni", "murni"), ("nilai", "nilai")],
    dalam: "",
    tulis: potret_lebur,
};

fn potret_lebur(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    tx.exec(
        "INSERT INTO potret_lebur (toko, tanggal, tempat, nomor, berat, murni, nilai) SELECT $1, $2, x.gudang, x.baki, \
         CAST(SUM(x.berat) AS BIGINT), CAST(SUM(x.murni) AS BIGINT), CAST(SUM(x.nilai) AS BIGINT) FROM \
         (SELECT gudang, baki, berat, murni, nilai FROM saldo_lokasi WHERE toko = $1 AND gudang IN ('@LEBUR', '@CIOK') \
          UNION ALL SELECT gudang, baki, berat, murni, nilai FROM saldo_curah WHERE toko = $1 AND gudang IN ('@LEBUR', '@CIOK')) x \
         GROUP BY x.gudang, x.baki HAVING SUM(x.berat) <> 0 OR SUM(x.murni) <> 0 OR SUM(x.nilai) <> 0",
        args![&h.toko, h.tgl],
    )?;
    posisi::potret(tx, h)
}

/// What was melted and sold that day; losses over the norm, gains and prices below the least stand out.
fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    let mut baris = Vec::new();
    let mut satu = |c: &mut Conn, nama: &str, sql: &str, perhatian: bool| -> Hasil<()> {
        let ada = c.one(sql, args![toko, tgl], |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?)))?;
        if let Some((n, mg, rp)) = ada.filter(|(n, ..)| *n > 0) {
            let rp = Some(rp).filter(|rp| *rp != 0);
            baris.push(BarisRingkas::baru(nama, Some(n), Some(mg), rp).perhatian(perhatian));
        }
        Ok(())
    };
    let tegak = |tabel: &str, nomor: &str| {
        format!(
            "NOT EXISTS (SELECT 1 FROM batal_lebur b WHERE b.toko = {tabel}.toko AND b.no_dok = {tabel}.{nomor})"
        )
    };
    let (lot, hasil, jual) = (tegak("l", "no_lot"), tegak("h", "no_dok"), tegak("j", "no_dok"));
    let jumlah = |x: &str| format!("COUNT(*), CAST(COALESCE(SUM({x}), 0) AS BIGINT), CAST(0 AS BIGINT)");
    satu(
        c,
        "Lot lebur dibuka (murni)",
        &format!(
            "SELECT {} FROM lot_lebur l WHERE l.toko = $1 AND l.tgl_system = $2 AND {lot}",
            jumlah("l.murni")
        ),
        false,
    )?;
    satu(
        c,
        "Hasil lebur (murni)",
        &format!(
            "SELECT {} FROM hasil_lebur h WHERE h.toko = $1 AND h.tgl_system = $2 AND {hasil}",
            jumlah("h.murni")
        ),
        false,
    )?;
    let dari = format!("FROM hasil_lebur h WHERE h.toko = $1 AND h.tgl_system = $2 AND {hasil}");
    satu(c, "Susut lebur (murni)", &format!("SELECT {} {dari} AND h.susut > 0", jumlah("h.susut")), false)?;
    satu(
        c,
        "Susut lebur di atas norma",
        &format!("SELECT {} {dari} AND h.susut > h.norma", jumlah("h.susut - h.norma")),
        true,
    )?;
    satu(c, "Lebih lebur (murni)", &format!("SELECT {} {dari} AND h.lebih > 0", jumlah("h.lebih")), true)?;
    let dari = format!("FROM jual_ciok j WHERE j.toko = $1 AND j.tgl_system = $2 AND {jual}");
    let uang =
        "COUNT(*), CAST(COALESCE(SUM(j.murni), 0) AS BIGINT), CAST(COALESCE(SUM(j.total), 0) AS BIGINT)";
    satu(c, "Jual ciok (murni)", &format!("SELECT {uang} {dari}"), false)?;
    satu(c, "Jual ciok di bawah batas harga", &format!("SELECT {uang} {dari} AND j.harga < j.lantai"), true)?;
    satu(
        c,
        "Rata-rata susut lebur di atas setengah norma",
        "SELECT COUNT(*), CAST(COALESCE(SUM(x.susut), 0) AS BIGINT), CAST(0 AS BIGINT) FROM (SELECT h.penguji, SUM(h.susut) AS susut \
         FROM hasil_lebur h WHERE h.toko = $1 AND h.tgl_system <= $2 AND substr(h.tgl_system, 1, 7) = substr($2, 1, 7) \
         AND NOT EXISTS (SELECT 1 FROM batal_lebur b WHERE b.toko = h.toko AND b.no_dok = h.no_dok) GROUP BY h.penguji \
         HAVING SUM(h.susut) * 2 > SUM(h.norma) AND SUM(h.norma) > 0 AND MAX(h.tgl_system) = $2) x",
        true,
    )?;
    if baris.is_empty() {
        return Ok(Vec::new());
    }
    Ok(vec![BagianUrut { urut: 46, judul: "Lebur", baris }])
}
