//! What payments leave behind, whatever document they pay: its own rows, and the books of the drawer and the accounts.

use crate::acuan::Acuan;
use crate::bayar::{Baris, JenisBayar, Rencana};
use db::Val;
use ledger::{Arah, Dok, bank, kas};
use platform::{Hasil, Pelaku};

const KOLOM: [&str; 14] = [
    "toko",
    "no_faktur_group",
    "baris",
    "tgl_system",
    "sisi",
    "arah",
    "jenis",
    "jumlah_rp",
    "diterima",
    "no_rekening",
    "no_rekening_tujuan",
    "atas_nama",
    "kartu_akhir",
    "rujukan",
];

/// Where the payments of a document are kept.
#[derive(Clone, Copy)]
pub(crate) enum Tabel {
    Bayar,
    /// paid with money alone: nothing to refer to
    Manual,
}

/// The payments of a document, row by row.
pub(crate) fn baris(dok: &mut Dok<'_, '_>, tabel: Tabel, r: &Rencana) -> Hasil<()> {
    let (nama, banyak) = match tabel {
        Tabel::Bayar => ("bayar", KOLOM.len()),
        Tabel::Manual => ("manual_bayar", KOLOM.len() - 1),
    };
    let kolom: Vec<&str> = KOLOM.into_iter().take(banyak).collect();
    let (no, tgl) = (dok.no().clone(), dok.tgl_system());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let baris = r.baris.iter().zip(1_i64..).map(|(b, n)| {
        let mut v: Vec<Val> = vec![
            (&toko).into(),
            (&no).into(),
            n.into(),
            tgl.into(),
            b.sisi.into(),
            if b.masuk { "MASUK" } else { "KELUAR" }.into(),
            b.jenis.kode().into(),
            b.jumlah.into(),
            b.diterima.into(),
            b.no_rekening.as_ref().map_or_else(String::new, ToString::to_string).into(),
            b.tujuan.as_str().into(),
            b.atas_nama.as_str().into(),
            b.kartu_akhir.as_str().into(),
            b.rujukan.as_str().into(),
        ];
        v.truncate(banyak);
        Ok::<_, db::Error>(v)
    });
    tx.sisip_banyak(nama, &kolom, baris)?;
    Ok(())
}

/// The drawer and the accounts; what is no money (exchange, deposit, coupon, points) is not theirs.
pub(crate) fn uang(
    dok: &mut Dok<'_, '_>,
    p: &Pelaku,
    a: &Acuan,
    r: &Rencana,
    kategori: impl Fn(&Baris) -> &'static str,
) -> Hasil<()> {
    let deskripsi = dok.no().to_string();
    let menunggu = a.set.nyala("VALIDASI_NON_CASH_MODULE");
    let (mut tunai, mut rekening) = (Vec::new(), Vec::new());
    for b in &r.baris {
        let kategori = kategori(b).to_owned();
        let arah = if b.masuk { Arah::Masuk } else { Arah::Keluar };
        match (b.jenis, &b.no_rekening) {
            (JenisBayar::Cash, _) => tunai.push(kas::Baris {
                kasir: p.user_id.clone(),
                kategori,
                deskripsi: deskripsi.clone(),
                arah,
                jumlah: b.jumlah,
            }),
            (JenisBayar::Transfer | JenisBayar::Debet | JenisBayar::Credit, Some(no)) => {
                rekening.push(bank::Baris {
                    no_rekening: no.clone(),
                    jenis: b.jenis.kode().to_owned(),
                    kategori,
                    deskripsi: deskripsi.clone(),
                    arah,
                    jumlah: b.jumlah,
                    menunggu,
                });
            }
            _ => {}
        }
    }
    kas::catat(dok, &tunai)?;
    bank::catat(dok, &rekening)?;
    Ok(())
}

/// The category of what a sale or a purchase moves.
pub(crate) fn kategori_niaga(b: &Baris) -> &'static str {
    if b.sisi == "JUAL" { "PENJUALAN" } else { "PEMBELIAN" }
}
