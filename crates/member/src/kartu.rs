//! Whose cards are printed, one or a batch; drawing them is the layout's. Every batch is on record.

use crate::MemberTolak;
use crate::daftar::{Member, menurut_kode};
use db::{Conn, Tx, args};
use konter::pelanggan::rapi;
use platform::{Hasil, Pelaku};
use values::{KodeToko, Tanggal};

/// Cards of one batch.
pub const PALING_BANYAK: usize = 100;

/// The members whose cards these are, in this order. By member code or customer code.
pub fn pilih(c: &mut Conn, kode: &[String], hari_ini: Tanggal) -> Hasil<Vec<Member>> {
    if kode.is_empty() || kode.len() > PALING_BANYAK {
        return Err(MemberTolak::Kartu.pada("kode", format!("Pilih 1 sampai {PALING_BANYAK} member")));
    }
    let mut semua: Vec<String> = Vec::with_capacity(kode.len());
    for k in kode {
        let k = rapi(k);
        let ada: Option<String> = c.one(
            "SELECT kode_pelanggan FROM pelanggan WHERE kode_pelanggan = $1 AND kode_member <> '' AND gabung_ke = '' AND keluar = '' \
             UNION SELECT kode_pelanggan FROM pelanggan WHERE kode_member = $1 AND kode_member <> '' AND gabung_ke = '' AND keluar = ''",
            args![k.as_str()],
            |r| r.get(0),
        )?;
        let ada = ada.ok_or_else(|| MemberTolak::Kartu.pada("kode", format!("Member {k} tidak ada")))?;
        if !semua.contains(&ada) {
            semua.push(ada);
        }
    }
    menurut_kode(c, &semua, hari_ini)
}

/// The stores where their photos lie, in the same order.
pub fn toko_foto(c: &mut Conn, kartu: &[Member]) -> Hasil<Vec<KodeToko>> {
    let toko = |m: &Member| {
        Ok(c.nilai("SELECT toko FROM pelanggan WHERE kode_pelanggan = $1", args![m.kode_pelanggan.as_str()])?)
    };
    kartu.iter().map(toko).collect()
}

/// Which cards left the printer.
pub fn catat(tx: &mut Tx<'_>, p: &Pelaku, kartu: &[Member]) -> Hasil<()> {
    for m in kartu {
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "CETAK KARTU MEMBER", &m.kode_member, "{}")?;
    }
    Ok(())
}
