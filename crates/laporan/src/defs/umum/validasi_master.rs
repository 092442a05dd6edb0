//! Laporan Validasi Master: how many rows every master has, who changed it last, and which rows name a row of
//! another master that is not there. The rules of all masters are known only to Rust, so no one query can say it.

use crate::{
    Buka, JenisSaring, Laporan, LaporanDiminta, PILIH_SEMUA, Sumber, Terima, angka, kode, pilih, saring,
    teks, waktu,
};
use db::{Conn, Val, args};
use master::{Jenis, Lingkup, Master};
use platform::Hasil;
use platform::toko::Toko;

pub const LAPORAN: Laporan = Laporan {
    buka: Buka::Level(&["OWN", "SU", "SPV"]),
    saringan: &[saring(
        "status",
        "Status",
        JenisSaring::Pilihan(&[PILIH_SEMUA, pilih("VALID", "VALID"), pilih("PERIKSA", "PERLU DIPERIKSA")]),
    )],
    sumber: Sumber::Rust(baca),
    kolom: &[
        teks("master", "Master"),
        kode("lingkup", "Lingkup"),
        angka("jumlah", "Jumlah Baris").jumlah(),
        angka("dihapus", "Dihapus").jumlah(),
        angka("masalah", "Jumlah Masalah").jumlah(),
        waktu("diubah", "Terakhir Diubah"),
        kode("oleh", "Oleh"),
        kode("status", "Status"),
    ],
    rinci: &[kode("kunci", "Kode"), teks("kolom", "Kolom"), kode("isi", "Isi"), teks("sebab", "Masalah")],
    ..Laporan::new("/laporan-validasi-master", "Laporan Validasi Master")
};

/// Broken rows shown of one master; all are counted.
const PALING_BANYAK: usize = 200;

fn baca(c: &mut Conn, m: &LaporanDiminta, t: &Toko, terima: &mut Terima<'_>) -> Hasil<()> {
    let mut semua: Vec<&'static Master> = master::SEMUA.to_vec();
    semua.sort_by_key(|x| x.sebut);
    for x in semua {
        satu(c, m, t, x, terima)?;
    }
    Ok(())
}

/// Where the rows of a master stand for this store.
fn lingkup(m: &Master, t: &Toko) -> String {
    match m.lingkup {
        Lingkup::Toko => t.kode_toko.to_string(),
        Lingkup::Rantai => db::RANTAI.to_owned(),
    }
}

fn satu(
    c: &mut Conn,
    m: &LaporanDiminta,
    t: &Toko,
    x: &'static Master,
    terima: &mut Terima<'_>,
) -> Hasil<()> {
    let toko = lingkup(x, t);
    let hitung = format!(
        "SELECT CAST(COALESCE(SUM(1 - dihapus), 0) AS BIGINT), CAST(COALESCE(SUM(dihapus), 0) AS BIGINT) \
         FROM {} WHERE toko = $1",
        x.tabel
    );
    let (ada, dihapus) =
        c.one(&hitung, args![toko.as_str()], |r| Ok((r.int(0)?, r.int(1)?)))?.unwrap_or((0, 0));
    let akhir =
        format!("SELECT diubah, oleh FROM {} WHERE toko = $1 ORDER BY diubah DESC, id LIMIT 1", x.tabel);
    let (diubah, oleh) = c
        .one(&akhir, args![toko.as_str()], |r| Ok((r.val(0)?, r.val(1)?)))?
        .unwrap_or((Val::Null, Val::Null));
    let (masalah, contoh) = putus(c, t, x)?;
    let status = if masalah == 0 { "VALID" } else { "PERIKSA" };
    if m.teks("status").is_some_and(|s| s != status) {
        return Ok(());
    }
    let utama = [
        x.sebut.into(),
        if x.lingkup == Lingkup::Toko { "TOKO" } else { "RANTAI" }.into(),
        ada.into(),
        dihapus.into(),
        masalah.into(),
        diubah,
        oleh,
        status.into(),
    ];
    if contoh.is_empty() {
        return terima(&[&utama[..], &[Val::Null, Val::Null, Val::Null, Val::Null]].concat());
    }
    contoh.into_iter().try_for_each(|r| terima(&[&utama[..], &r].concat()))
}

/// Rows whose reference names nothing: how many, and the first of them.
fn putus(c: &mut Conn, t: &Toko, x: &'static Master) -> Hasil<(i64, Vec<[Val; 4]>)> {
    let (mut n, mut contoh) = (0_i64, Vec::new());
    let Some(kunci) = x.kunci.first() else { return Ok((0, contoh)) };
    for k in x.kolom {
        let Jenis::Rujuk(slug) = k.jenis else { continue };
        let Some(tujuan) = master::cari(slug) else { continue };
        let Some(kunci_tujuan) = tujuan.kunci.first() else { continue };
        let sql = format!(
            "SELECT a.{kunci}, a.{} FROM {} a WHERE a.toko = $1 AND a.dihapus = 0 AND a.{} <> '' AND NOT EXISTS \
             (SELECT 1 FROM {} b WHERE b.toko = $2 AND b.dihapus = 0 AND b.{kunci_tujuan} = a.{}) ORDER BY 1, 2",
            k.nama, x.tabel, k.nama, tujuan.tabel, k.nama
        );
        let nilai = args![lingkup(x, t), lingkup(tujuan, t)];
        c.each(&sql, nilai, |r| {
            n += 1;
            if contoh.len() < PALING_BANYAK {
                let sebab = format!("{} tidak ada di {}", k.label, tujuan.sebut);
                contoh.push([r.val(0)?, k.label.into(), r.val(1)?, sebab.into()]);
            }
            Ok::<(), platform::Tolak>(())
        })?;
    }
    Ok((n, contoh))
}
