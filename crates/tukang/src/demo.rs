//! Craftsmen in the days of the demo: now and then scrap goes to one, a ring and some scrap come back, tested by the owner, and the
//! cashier pays the wage.

use crate::emas::{self, MintaEmas};
use crate::lihat;
use crate::terima::{self, HasilBaris, MintaTerima, RosokBaris};
use crate::upah::{self, MintaUpah, UpahBaris};
use barang::pindai::Pindai;
use db::{Tx, args};
use konter::{Bayar, JenisBayar};
use ledger::tukang as buku;
use platform::Hasil;
use platform::demo::disetujui;
use platform::domain::HariDemo;
use values::{Berat, Kadar, Rupiah};

const UPAH: Rupiah = Rupiah::new(150_000);
/// Gold below this is not worth a ring.
const PALING_SEDIKIT: i64 = 2_000;

pub(crate) fn hari(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    match h.mundur.rem_euclid(6) {
        4 => serahkan(tx, h),
        1 => kembali(tx, h),
        _ => Ok(()),
    }
}

/// Two pieces that wait for the melt go to the craftsman who has least.
fn serahkan(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let toko = h.spv.toko.clone();
    let kode: Vec<String> = tx.rows(
        "SELECT s.kode_barcode FROM saldo_barang s WHERE s.toko = $1 AND s.gudang = 'HANCUR' AND s.milik = 'TOKO' AND s.murni > 0 \
         AND NOT EXISTS (SELECT 1 FROM barang_batu b WHERE b.kode_barcode = s.kode_barcode) ORDER BY s.kode_barcode LIMIT 2",
        args![&toko],
        |r| r.get(0),
    )?;
    let semua = lihat::daftar(tx, &toko)?;
    let Some(t) = semua.iter().filter(|t| t.aktif).min_by_key(|t| (t.saldo, t.kode_tukang.clone())) else {
        return Ok(());
    };
    if kode.is_empty() {
        return Ok(());
    }
    let m = MintaEmas {
        kode_tukang: t.kode_tukang.clone(),
        keterangan: "Bahan cincin".to_owned(),
        detail_barang: kode
            .into_iter()
            .map(|kode_barcode| Pindai { kode_barcode, ..Pindai::default() })
            .collect(),
        ..MintaEmas::default()
    };
    disetujui(tx, h.spv, h.own, |tx, izin| {
        emas::keluar(tx, h.spv, &MintaEmas { otorisasi: izin.to_owned(), ..m.clone() })
    })
    .map(|_| ())
}

/// A group of 75 % with a type of it.
fn bahan(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<Option<(String, String, Kadar)>> {
    Ok(tx.one(
        "SELECT g.kode_group, j.kode_dept, g.kadar_cetak FROM group_barang g JOIN jenis j ON j.toko = g.toko \
         AND j.kode_group = g.kode_group WHERE g.toko = $1 AND g.dihapus = 0 AND g.aktif = 1 AND g.is_acc = 0 AND g.is_berlian = 0 \
         AND g.is_lm = 0 AND g.kadar_cetak = 7500 AND j.dihapus = 0 AND j.aktif = 1 ORDER BY g.kode_group, j.kode_dept LIMIT 1",
        args![&h.spv.toko],
        |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)),
    )?)
}

/// The one who owes most brings a ring and scrap; what is left stays owed.
fn kembali(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let toko = h.spv.toko.clone();
    let Some(t) = lihat::daftar(tx, &toko)?.into_iter().next() else { return Ok(()) };
    let Some((group, dept, kadar)) = bahan(tx, h)? else { return Ok(()) };
    let baki: Option<String> = tx.one(
        "SELECT kode_baki FROM baki WHERE toko = $1 AND kode_gudang = 'HANCUR' AND dihapus = 0 AND aktif = 1 ORDER BY kode_baki LIMIT 1",
        args![&toko],
        |r| r.get(0),
    )?;
    let saldo = buku::saldo(tx, &toko, &t.kode_tukang)?.sebagai_mg();
    let Some(baki) = baki.filter(|_| saldo >= PALING_SEDIKIT) else { return Ok(()) };
    let (jadi, rosok) = (saldo * 70 / 100 * 10_000 / 7_500 / 10 * 10, saldo * 25 / 100 / 10 * 10);
    let m = MintaTerima {
        kode_tukang: t.kode_tukang.clone(),
        jenis_kerja: "BUAT BARU".to_owned(),
        keterangan: "Cincin untuk stock".to_owned(),
        detail_barang: vec![HasilBaris {
            nama_barang: "CINCIN TUKANG".to_owned(),
            kode_group: group.clone(),
            kode_dept: dept.clone(),
            berat: Berat::mg(jadi),
            kadar_uji: Some(kadar),
            ..HasilBaris::default()
        }],
        rosok: vec![RosokBaris {
            kode_group: group,
            kode_dept: dept,
            kode_toko: baki,
            berat: Berat::mg(rosok),
            kadar_uji: Kadar::perseratus(7_400).ok(),
        }],
        susut: Berat::mg(saldo / 200),
        upah: UPAH,
        ..MintaTerima::default()
    };
    let jadi = disetujui(tx, h.spv, h.own, |tx, izin| {
        terima::terima(tx, h.spv, &MintaTerima { otorisasi: izin.to_owned(), ..m.clone() })
    })?;
    if ledger::kas::saldo(tx, &h.kasir.user_id)? < UPAH || jadi.id_kerja == 0 {
        return Ok(());
    }
    let m = MintaUpah {
        kode_tukang: t.kode_tukang,
        detail: vec![UpahBaris { id_kerja: jadi.id_kerja, upah: UPAH }],
        pembayaran: vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: UPAH, ..Bayar::default() }],
        ..MintaUpah::default()
    };
    disetujui(tx, h.kasir, h.spv, |tx, izin| {
        upah::bayar(tx, h.kasir, &MintaUpah { otorisasi: izin.to_owned(), ..m.clone() })
    })
    .map(|_| ())
}
