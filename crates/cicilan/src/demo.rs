//! Instalments of the demo: signed on some days, paid when they fall due, one cancelled now and then; on the open day one of every
//! state stands, those in default from the program before.

use crate::akhir::{self, Jenis};
use crate::minta::{CicilanAkhirMinta, CicilanBayarMinta, CicilanMinta, CicilanSerahMinta};
use crate::{akad, awal, bayar, serah, tabel};
use barang::pindah::{self, Pindah};
use barang::pindai::{self, Pindai};
use db::{Tx, args};
use konter::pelanggan::PelangganMinta;
use konter::{Bayar, JenisBayar};
use niaga::jual::JualMinta;
use platform::demo::{HariIniDemo, disetujui};
use platform::domain::HariDemo;
use platform::{Hasil, Pelaku};
use values::{Rupiah, Tanggal};

/// A contract is signed on every so many days.
const JARAK: i64 = 8;

const ORANG: [(&str, &str, &str); 5] = [
    ("HENDRA GUNAWAN", "081290004001", "3171041203850011"),
    ("LESTARI PUTRI", "081290004002", "3171045508900012"),
    ("AGUS SETIAWAN", "081290004003", "3171040101880013"),
    ("NINGSIH", "081290004004", "3171046607920014"),
    ("RUDI HARTONO", "081290004005", "3171042302790015"),
];

/// Who the story acts as.
struct Peran<'a> {
    own: &'a Pelaku,
    spv: &'a Pelaku,
    kasir: &'a Pelaku,
}

fn tunai(n: Rupiah) -> Vec<Bayar> {
    if n <= Rupiah::NOL {
        return Vec::new();
    }
    vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: n, ..Bayar::default() }]
}

/// A piece of the safe is put into the showcase, for somebody who wants it; none where there is nothing.
fn etalase(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<Option<String>> {
    let kode: Option<String> = tx.one(
        "SELECT b.kode_barcode FROM saldo_barang s JOIN barang b ON b.kode_barcode = s.kode_barcode \
         JOIN group_barang g ON g.toko = s.toko AND g.kode_group = b.kode_group AND g.dihapus = 0 AND g.is_berlian = 0 AND g.is_lm = 0 \
         JOIN harga_emas h ON h.toko = s.toko AND h.dihapus = 0 AND h.kode_group IN ('', b.kode_group) AND h.harga_jual > 0 \
         WHERE s.toko = $1 AND s.gudang = 'STOCK' AND s.milik = 'TOKO' AND b.harga_bandrol = 0 AND b.berat >= 2000 \
         ORDER BY b.kode_barcode DESC LIMIT 1",
        args![&p.toko],
        |r| r.get(0),
    )?;
    let Some(kode) = kode else { return Ok(None) };
    let Ok(t) = pindai::baki_pertama(tx, &p.toko, crate::CicilanTolak::Isian, "kode_toko", "TOKO", 1) else {
        return Ok(None);
    };
    let m = Pindah {
        kode_gudang: t.gudang.to_string(),
        kode_toko: t.baki.to_string(),
        detail_barang: vec![Pindai { kode_barcode: kode.clone(), kode_toko: String::new() }],
        ..Pindah::default()
    };
    pindah::pindah(tx, p, &m)?;
    Ok(Some(kode))
}

fn sales(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<String> {
    let sql = "SELECT kode_sales FROM sales WHERE toko = $1 AND aktif = 1 AND dihapus = 0 ORDER BY kode_sales LIMIT 1";
    Ok(tx.one(sql, args![&p.toko], |r| r.get(0))?.unwrap_or_default())
}

fn orang(ke: i64) -> (&'static str, &'static str, &'static str) {
    usize::try_from(ke.rem_euclid(5)).ok().and_then(|n| ORANG.get(n)).copied().unwrap_or(ORANG[0])
}

/// Somebody signs; none where the store has no piece or no plan.
fn akad_baru(tx: &mut Tx<'_>, o: &Peran<'_>, ke: i64) -> Hasil<Option<String>> {
    let p = o.kasir;
    let rencana = if ke % 2 == 0 { "C03" } else { "C06" };
    let sql = "SELECT kode_cicilan FROM cicilan WHERE toko = $1 AND dihapus = 0 AND aktif = 1 ORDER BY \
               CASE WHEN kode_cicilan = $2 THEN 0 ELSE 1 END, kode_cicilan LIMIT 1";
    let Some(kode_cicilan) = tx.one(sql, args![&p.toko, rencana], |r| r.get::<String>(0))? else {
        return Ok(None);
    };
    let Some(kode_barcode) = etalase(tx, o.spv)? else { return Ok(None) };
    let (nama, no_hp, nik) = orang(ke);
    let ada = konter::pelanggan::cari(tx, no_hp)?.first().map(|p| p.kode_pelanggan.clone());
    let mut m = CicilanMinta {
        customer: PelangganMinta {
            nik: if ada.is_some() { String::new() } else { nik.to_owned() },
            kode_pelanggan: ada.unwrap_or_default(),
            nama_customer: nama.to_owned(),
            alamat_customer: "JL KENANGA 12".to_owned(),
            no_hp: no_hp.to_owned(),
            ..PelangganMinta::default()
        },
        kode_sales: sales(tx, p)?,
        kode_cicilan,
        detail_barang: vec![JualMinta { kode_barcode, ..JualMinta::default() }],
        ..CicilanMinta::default()
    };
    m.pembayaran = tunai(akad::hitung(tx, p, &m)?.dp_rp);
    let no = disetujui(tx, p, o.spv, |tx, izin| {
        akad::simpan(tx, p, &CicilanMinta { otorisasi: izin.to_owned(), ..m.clone() }).map(|t| t.no_cicilan)
    })?;
    Ok(Some(no))
}

/// What was looked at of the person on the contract.
fn pengenal(tx: &mut Tx<'_>, p: &Pelaku, no: &str) -> Hasil<String> {
    let hp = tabel::baca(tx, &p.toko, no)?.isi.no_hp;
    Ok(hp.get(hp.len().saturating_sub(4)..).unwrap_or_default().to_owned())
}

/// Pays the next instalment, or all that is left.
fn dibayar(tx: &mut Tx<'_>, o: &Peran<'_>, no: &str, lunas: bool, tunda_serah: bool) -> Hasil<()> {
    let p = o.kasir;
    let akhir = pengenal(tx, p, no)?;
    let m = CicilanBayarMinta {
        lunas,
        tunda_serah,
        pengenal: "HP".to_owned(),
        pengenal_akhir: akhir,
        ..CicilanBayarMinta::default()
    };
    let kini = tx.sekarang();
    let h = bayar::hitung(tx, p, no, &m, kini)?;
    let m = CicilanBayarMinta { jumlah_rp: h.jumlah_rp, pembayaran: tunai(h.jumlah_rp), ..m };
    disetujui(tx, p, o.spv, |tx, izin| {
        bayar(tx, p, no, &CicilanBayarMinta { otorisasi: izin.to_owned(), ..m.clone() }).map(drop)
    })
}

fn diserahkan(tx: &mut Tx<'_>, o: &Peran<'_>, no: &str) -> Hasil<()> {
    let p = o.kasir;
    let akhir = pengenal(tx, p, no)?;
    let m = CicilanSerahMinta {
        pengenal: "HP".to_owned(),
        pengenal_akhir: akhir,
        ..CicilanSerahMinta::default()
    };
    disetujui(tx, p, o.own, |tx, izin| {
        serah(tx, p, no, &CicilanSerahMinta { otorisasi: izin.to_owned(), ..m.clone() }).map(drop)
    })
}

fn berakhir(tx: &mut Tx<'_>, o: &Peran<'_>, no: &str, jenis: Jenis) -> Hasil<()> {
    let p = o.kasir;
    let m = CicilanAkhirMinta { alasan: "CUSTOMER TIDAK SANGGUP".to_owned(), ..CicilanAkhirMinta::default() };
    let kini = tx.sekarang();
    let h = akhir::hitung(tx, p, (jenis, no), &m, kini)?;
    if !h.boleh || ledger::kas::saldo(tx, &p.user_id)? < h.dibayar_rp {
        return Ok(());
    }
    let m = CicilanAkhirMinta { pembayaran: if h.utuh { Vec::new() } else { tunai(h.dibayar_rp) }, ..m };
    disetujui(tx, p, o.own, |tx, izin| {
        akhir::akhiri(tx, p, (jenis, no), &CicilanAkhirMinta { otorisasi: izin.to_owned(), ..m.clone() })
            .map(drop)
    })
}

/// Contracts that fall due until today; every fourth waits a little.
fn jatuh(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<Vec<String>> {
    let tgl = platform::toko::cari(tx, &p.toko)?.tgl_system;
    Ok(tx.rows(
        "SELECT no_cicilan FROM cicilan_kini WHERE toko = $1 AND terbuka = 1 AND jatuh_tempo <> '' AND jatuh_tempo <= $2 \
         AND substr(no_cicilan, 13, 1) <> '4' ORDER BY no_cicilan",
        args![&p.toko, tgl],
        |r| r.get(0),
    )?)
}

/// One day of the story in one store.
pub(crate) fn hari(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let o = Peran { own: h.own, spv: h.spv, kasir: h.kasir };
    for no in jatuh(tx, o.kasir)? {
        dibayar(tx, &o, &no, h.mundur % 7 == 2, false)?;
    }
    if h.mundur % JARAK == 3
        && let Some(no) = akad_baru(tx, &o, h.mundur / JARAK)?
        && h.mundur % (3 * JARAK) == 3
    {
        diserahkan(tx, &o, &no)?;
    }
    Ok(())
}

/// Two contracts of the program before that nobody paid for months.
fn dari_dulu(tx: &mut Tx<'_>, o: &Peran<'_>) -> Hasil<Vec<String>> {
    let tgl = platform::toko::cari(tx, &o.own.toko)?.tgl_system;
    let mulai: Tanggal = tgl.tambah_bulan(-6).map_err(|e| db::Error::Lain(e.to_string()))?;
    let mut berkas =
        "no_cicilan,nama_customer,tgl_akad,kode_barcode,harga,uang_muka,tenor,bunga,dibayar_kali,denda,biaya,no_hp,alamat_customer\n"
            .to_owned();
    for n in 1..=2 {
        let Some(kode) = etalase(tx, o.spv)? else { return Ok(Vec::new()) };
        let (nama, no_hp, _) = orang(n);
        berkas.push_str(&format!(
            "CC-{n:04},{nama},{mulai},{kode},6000000,1800000,6,1.25,2,5000,35000,{no_hp},JL KENANGA 12\n"
        ));
    }
    let jenis = niaga::awal::Jenis::Luar(&awal::AWAL);
    let jadi = niaga::awal::impor(tx, o.own, jenis, &berkas, "cicilan-lama.csv")?;
    let sql = "SELECT no_dok FROM kerja_awal WHERE toko = $1 AND no_awal = $2 ORDER BY no_dok";
    Ok(tx.rows(sql, args![&o.own.toko, jadi.no_dok.as_str()], |r| r.get(0))?)
}

/// The open day: signed, paid, settled, handed over, paid and waiting, taken back, in default, auctioned.
pub(crate) fn hari_ini(tx: &mut Tx<'_>, h: &mut HariIniDemo<'_>) -> Hasil<()> {
    let t = h.toko;
    let o = Peran { own: &t.own, spv: &t.spv, kasir: &t.kasir[0] };
    for ke in 0..6 {
        h.jam.maju(h.jarak);
        let Some(no) = akad_baru(tx, &o, ke)? else { continue };
        match ke {
            0 => {}
            1 => dibayar(tx, &o, &no, false, false)?,
            2 => dibayar(tx, &o, &no, true, false)?,
            3 => diserahkan(tx, &o, &no)?,
            4 => dibayar(tx, &o, &no, true, true)?,
            _ => berakhir(tx, &o, &no, Jenis::Batal)?,
        }
    }
    h.jam.maju(h.jarak);
    if let Some(no) = dari_dulu(tx, &o)?.pop() {
        berakhir(tx, &o, &no, Jenis::Lelang)?;
    }
    Ok(())
}
