//! A count ends: its result is written once and never changes. Or it is given up, and nothing of it counts.

use super::baca::{Letak, hitung, mutasi};
use super::{Opname, kabarkan, satu, yang_jalan};
use crate::BarangTolak;
use crate::opname::Kelas;
use db::{Tx, args};
use ledger::Dok;
use platform::modul::Setelan;
use platform::{Hasil, Pelaku, Siaran};
use std::collections::BTreeMap;
use values::NoFaktur;

pub fn selesai(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur, siaran: &Siaran) -> Hasil<Opname> {
    let o = yang_jalan(tx, p, no)?;
    let mut baris = hitung(tx, p, &o)?;
    if baris.iter().all(|b| b.waktu_scan.is_none()) && !baris.is_empty() {
        return Err(BarangTolak::OpnameKosong.tolak("Belum ada barang yang dipindai"));
    }
    if !o.foto && Setelan::baca(tx, &p.toko)?.nyala(super::WAJIB_FOTO) {
        return Err(BarangTolak::OpnameFoto.tolak("Lampirkan foto hitungan ini dulu"));
    }
    let (masuk, keluar) = mutasi(tx, p, &o)?;
    // What needs a look stands first.
    let urut = |k: Kelas| if k == Kelas::Ada { 1 } else { 0 };
    baris.sort_by(|a, b| (urut(a.kelas), a.kelas, &a.kode).cmp(&(urut(b.kelas), b.kelas, &b.kode)));
    let mut dok = Dok::lanjut(tx, no.clone(), &p.user_id)?;
    let waktu = dok.waktu().to_string();
    let tx = dok.tx();
    let letak = |n| Letak { toko: p.toko.clone(), no_opname: no.clone(), baris: n };
    tx.sisip(baris.iter().zip(1_i64..).map(|(b, n)| (letak(n), b)))?;
    tx.exec(
        "UPDATE opname SET status = 'SELESAI', selesai = $3, selesai_oleh = $4, qty_masuk = $5, qty_keluar = $6 \
         WHERE toko = $1 AND no_opname = $2",
        args![&p.toko, no, waktu.as_str(), &p.user_id, masuk, keluar],
    )?;
    let mut kelas: BTreeMap<&str, usize> = BTreeMap::new();
    for b in &baris {
        *kelas.entry(b.kelas.kode()).or_default() += 1;
    }
    kabarkan(tx, siaran, &o.no_opname, "selesai");
    let jadi = satu(tx, p, no)?;
    dok.tutup("SELESAI OPNAME", &serde_json::json!({ "kelas": kelas, "masuk": masuk, "keluar": keluar }))?;
    Ok(jadi)
}

pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur, siaran: &Siaran) -> Hasil<Opname> {
    let o = yang_jalan(tx, p, no)?;
    let waktu = tx.sekarang().to_string();
    tx.exec(
        "UPDATE opname SET status = 'BATAL', selesai = $3, selesai_oleh = $4 WHERE toko = $1 AND no_opname = $2",
        args![&p.toko, no, waktu, &p.user_id],
    )?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "BATAL OPNAME", &o.no_opname, "{}")?;
    kabarkan(tx, siaran, &o.no_opname, "batal");
    satu(tx, p, no)
}
