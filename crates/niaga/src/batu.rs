//! Stones of a piece that comes back: what was paid for them on the nota, and the share of it that is paid now. Only for who brings
//! the stones with their certificate, looked at by another; otherwise for the metal alone.

use crate::nota::Nota;
use barang::Kartu;
use db::{Conn, args};
use konter::henti::{Langkah, isian};
use konter::{Alasan, KodeAlasan, meluap};
use ledger::{Dok, batu};
use platform::Hasil;
use serde::Serialize;
use values::{KodeBarcode, KodeToko, Persen, Rupiah};

/// They match, and their certificate is there.
pub(crate) const COCOK: &str = "COCOK";
/// They match; what they are nobody can show.
pub(crate) const TANPA_SERTIFIKAT: &str = "TANPA SERTIFIKAT";

const CARA: [&str; 4] = ["", COCOK, TANPA_SERTIFIKAT, "TIDAK COCOK"];

/// How the stones of a piece were found.
pub(crate) fn keadaan(teks: &str) -> Langkah<&'static str> {
    let teks = teks.trim().to_uppercase();
    match CARA.into_iter().find(|x| *x == teks) {
        Some(x) => Ok(x),
        None => Err(isian("batu", "Pilih COCOK, TANPA SERTIFIKAT atau TIDAK COCOK")),
    }
}

/// What is paid for the stones of a piece.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub(crate) struct NilaiBatu {
    /// what was paid for them on the nota, in its rupiah
    pub(crate) nota: Rupiah,
    pub(crate) persen: Persen,
    pub(crate) nilai: Rupiah,
    /// the higher share, against a dearer piece
    pub(crate) tukar: bool,
}

/// The shares of a piece: of its card, otherwise the lowest that the parameters have for its stones.
fn persen(c: &mut Conn, toko: &KodeToko, kode: &str) -> Hasil<(Persen, Persen)> {
    let kartu = c
        .one("SELECT buyback, trade_in FROM barang WHERE kode_barcode = $1", args![kode], |r| {
            Ok((r.int(0)?, r.int(1)?))
        })?
        .unwrap_or_default();
    let par = |kolom: &str| {
        format!(
            "SELECT COALESCE((SELECT p.{kolom} FROM berlian p WHERE p.toko = $1 AND p.dihapus = 0 AND p.kode_jenis_batu = b.jenis_batu \
             AND p.kode_shape = b.shape AND p.kode_color = b.color AND p.kode_clarity = b.clarity AND p.carat_dari <= b.carat / b.butir \
             AND p.carat_sampai >= b.carat / b.butir ORDER BY p.carat_dari DESC LIMIT 1), 0) FROM barang_batu b \
             WHERE b.kode_barcode = $2 AND b.lepas = ''"
        )
    };
    let mut satu = |kartu: i64, kolom: &str| -> Hasil<Persen> {
        if kartu > 0 {
            return Ok(Persen::perseratus(kartu));
        }
        let semua: Vec<i64> = c.rows(&par(kolom), args![toko, kode], |r| r.int(0))?;
        Ok(Persen::perseratus(semua.into_iter().min().unwrap_or(0)))
    };
    let buyback = satu(kartu.0, "buyback")?;
    Ok((buyback, satu(kartu.1, "trade_in")?.max(buyback)))
}

/// What its stones are worth, when the metal of it is worth `emas`. Both together are never more than what was paid for the piece
/// without its making charge and without points. `lawan` is what the dearest piece costs that is taken in exchange, less what other
/// pieces were set against it.
pub(crate) fn nilai(
    c: &mut Conn,
    toko: &KodeToko,
    (n, keadaan): (&Nota, &str),
    emas: Rupiah,
    lawan: &mut Rupiah,
) -> Hasil<Option<NilaiBatu>> {
    if keadaan != COCOK || n.lama || n.batu_dibayar <= Rupiah::NOL {
        return Ok(None);
    }
    let (buyback, trade_in) = persen(c, toko, &n.kode_barcode)?;
    let tukar = trade_in > buyback && *lawan > n.harga_total;
    if tukar {
        *lawan = lawan.kurang(n.harga_total).map_err(meluap)?;
    }
    let persen = if tukar { trade_in } else { buyback };
    let bagian = i128::from(n.batu_dibayar.nilai()) * i128::from(persen.sebagai_perseratus()) / 10_000;
    let bagian = i64::try_from(bagian).map(Rupiah::new).map_err(|_| meluap(values::Meluap))?;
    let paling = n.paling_banyak.kurang(emas).map_err(meluap)?.max(Rupiah::NOL);
    Ok(Some(NilaiBatu { nota: n.batu_dibayar, persen, nilai: bagian.min(paling), tukar }))
}

/// What a trade-in gave more than a buy-back would have, for stones that were set against this piece: it was given for the dearer piece,
/// and comes off when that one is brought back so soon.
pub(crate) fn tukar_kembali(
    c: &mut Conn,
    toko: &KodeToko,
    n: Option<&Nota>,
    (umur, hari): (i64, i64),
) -> Hasil<Rupiah> {
    let Some(n) = n.filter(|n| !n.lama && umur <= hari) else { return Ok(Rupiah::NOL) };
    let termahal: Option<String> = c.one(
        "SELECT no_faktur_jual FROM jual WHERE toko = $1 AND no_faktur_group = $2 ORDER BY harga_total DESC, baris LIMIT 1",
        args![n.toko.as_str(), n.no_faktur_group.as_str()],
        |r| r.get(0),
    )?;
    if termahal.as_deref() != Some(n.no_faktur_jual.as_str()) {
        return Ok(Rupiah::NOL);
    }
    let lawan: Vec<(String, i64, i64, i64)> = c.rows(
        "SELECT kode_barcode, batu_nota, batu_persen, nilai_batu FROM beli WHERE toko = $1 AND no_faktur_group = $2 AND nilai_batu > 0",
        args![n.toko.as_str(), n.no_faktur_group.as_str()],
        |r| Ok((r.get(0)?, r.int(1)?, r.int(2)?, r.int(3)?)),
    )?;
    let mut lebih = 0_i64;
    for (kode, nota, pakai, nilai) in lawan {
        let buyback = persen(c, toko, &kode)?.0.sebagai_perseratus();
        if (1..pakai).contains(&buyback) {
            let wajar = i128::from(nota) * i128::from(buyback) / 10_000;
            lebih = lebih.saturating_add(nilai.saturating_sub(i64::try_from(wajar).unwrap_or(nilai)).max(0));
        }
    }
    Ok(Rupiah::new(lebih))
}

/// Somebody else looks at the stones, whatever is said of them: before money leaves for them, before they come back into the book
/// as what the card says, and before they leave it as something else, or as nobody's, in a piece that the shop has.
pub(crate) fn alasan(
    c: &mut Conn,
    b: &NilaiBatu,
    keadaan: &str,
    kartu: Option<&Kartu>,
) -> Hasil<Option<Alasan>> {
    if b.nilai > Rupiah::NOL {
        let cara = if b.tukar { "tukar tambah" } else { "beli kembali" };
        let pesan = format!(
            "Batu dibeli {} ({}% {cara} dari {} di nota): cocokkan batu dengan sertifikatnya",
            b.nilai, b.persen, b.nota
        );
        return Ok(Some(Alasan::new(KodeAlasan::Batu, pesan)));
    }
    let Some(k) = kartu else { return Ok(None) };
    let butir: i64 = c.nilai(
        "SELECT CAST(COALESCE(SUM(butir), 0) AS BIGINT) FROM barang_batu WHERE kode_barcode = $1 AND lepas = ''",
        args![&k.kode_barcode],
    )?;
    let kata = if keadaan.is_empty() { "tidak diperiksa" } else { keadaan };
    let pesan = format!("{butir} batu dinyatakan {kata}: lihat batunya dulu");
    Ok((butir > 0).then(|| Alasan::new(KodeAlasan::Batu, pesan)))
}

/// Stones that nobody matched do not come back into the book with their piece, and its card does not show them.
pub(crate) fn lepaskan(dok: &mut Dok<'_, '_>, kode: &KodeBarcode) -> Hasil<()> {
    batu::lepaskan(dok, kode)?;
    let no = dok.no().to_string();
    dok.tx()
        .exec("UPDATE barang_batu SET lepas = $2 WHERE kode_barcode = $1 AND lepas = ''", args![kode, no])?;
    Ok(())
}
