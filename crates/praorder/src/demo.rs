//! Pre-orders in the days of the demo: taken from a marketplace, paid by a file the day after, entered and sold, sent another day
//! later; now and then one is cancelled. What stands where is read from the tables, so a day needs to remember nothing.
//! On the open day two wait for their money, one was paid, and one was sold and waits to be sent.

use crate::closing::{BarisClosing, ClosingMinta, closing};
use crate::jual::{self, JualPo};
use crate::kembali::{KembaliMinta, batal_po};
use crate::lihat::{self, PreOrder, TanyaPreOrder};
use crate::simpan::{PreOrderBarang, PreOrderMinta, simpan};
use crate::validasi::{BayarCocok, ValidasiMinta, validasi};
use barang::tambah::{self, Baru, harga_hari};
use db::{Tx, args};
use niaga::jual::JualMinta;
use niaga::lihat::Sisi;
use platform::Hasil;
use platform::demo::{HariIniDemo, disetujui};
use platform::domain::HariDemo;
use values::{Berat, Kadar, Rupiah};

const HARGA: i64 = 5_400_000;
const BERAT: Berat = Berat::mg(2_500);
const BARANG: [&str; 3] = ["CINCIN POLOS 75%", "CINCIN UKIR 75%", "CINCIN LIST 75%"];

pub(crate) fn hari(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let kini = platform::toko::cari(tx, &h.own.toko)?.tgl_system.to_string();
    let t = TanyaPreOrder { limit: 200, sort_by: "no_po".to_owned(), ..TanyaPreOrder::default() };
    // What the day before left; a pre-order goes one step a day.
    for po in lihat::daftar(tx, &h.own.toko, &t)?.preorders.into_iter().filter(|po| po.tgl_system < kini) {
        match po.kini.tahap.as_str() {
            "OPEN" => bayar(tx, h, &po)?,
            "VALID" if po.kini.qty_input == 0 => dijual(tx, h, &po)?,
            "FINISH" => kirim(tx, h, &po)?,
            _ => {}
        }
    }
    if h.mundur % 4 == 2 { catat(tx, h) } else { Ok(()) }
}

/// The open day, with numbers of orders that no day before has.
pub(crate) fn hari_ini(tx: &mut Tx<'_>, h: &mut HariIniDemo<'_>) -> Hasil<()> {
    let t = h.toko;
    for (ke, mundur) in [1_002, 1_003, 1_006, 1_008].into_iter().enumerate() {
        h.jam.maju(h.jarak);
        let hari = HariDemo { own: &t.own, spv: &t.spv, kasir: &t.kasir[0], jam: h.jam, mundur };
        catat(tx, &hari)?;
        let cari = TanyaPreOrder { cari: no_order(&hari), ..TanyaPreOrder::default() };
        let baru = lihat::daftar(tx, &t.own.toko, &cari)?.preorders.into_iter().next();
        let Some(po) = baru.filter(|_| ke < 2) else { continue };
        bayar(tx, &hari, &po)?;
        if ke == 0 {
            dijual(tx, &hari, &po)?;
        }
    }
    Ok(())
}

fn no_order(h: &HariDemo<'_>) -> String {
    format!("INV/{}/{:04}", h.own.toko, h.mundur)
}

/// Somebody orders one or two rings.
fn catat(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let toko = &h.own.toko;
    let orang: Vec<String> = tx.rows(
        "SELECT kode_member FROM pelanggan WHERE kode_member <> '' AND keluar = '' AND gabung_ke = '' AND no_hp <> '' \
         ORDER BY kode_member LIMIT 40",
        args![],
        |r| r.get(0),
    )?;
    let pasar = tx.one(
        "SELECT kode_marketplace, no_rekening FROM marketplace WHERE toko = $1 AND aktif = 1 AND dihapus = 0 \
         ORDER BY kode_marketplace DESC LIMIT 1",
        args![toko],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )?;
    let n = usize::try_from(h.mundur).unwrap_or(0);
    let (Some(kode_member), Some((kode_marketplace, no_rekening))) =
        (orang.get(n % orang.len().max(1)).cloned(), pasar)
    else {
        return Ok(());
    };
    let qty = 1 + n / 4 % 2;
    let satu = |ke: usize| PreOrderBarang {
        deskripsi: BARANG[(n + ke) % BARANG.len()].to_owned(),
        berat: BERAT,
        harga_estimasi: Rupiah::new(HARGA),
        ..PreOrderBarang::default()
    };
    let banyak = i64::try_from(qty).unwrap_or(1);
    let m = PreOrderMinta {
        kode_member,
        kode_sales: "S02".to_owned(),
        kode_marketplace,
        no_order: no_order(h),
        no_rekening,
        deskripsi: format!("{qty} CINCIN"),
        qty_estimasi: banyak,
        berat_estimasi: Berat::mg(BERAT.sebagai_mg() * banyak),
        harga_estimasi: Rupiah::new(HARGA * banyak),
        harga_gram: 1,
        detail_barang: (0..qty).map(satu).collect(),
        ..PreOrderMinta::default()
    };
    simpan(tx, h.kasir, &m).map(|_| ())
}

/// Its payment is in the file, less what the marketplace keeps; one in a few never comes, or is given back.
fn bayar(tx: &mut Tx<'_>, h: &HariDemo<'_>, po: &PreOrder) -> Hasil<()> {
    let m = |otorisasi: &str| KembaliMinta {
        alasan: "PEMBELI MEMBATALKAN".to_owned(),
        otorisasi: otorisasi.to_owned(),
        pembayaran: Vec::new(),
    };
    if h.mundur % 16 == 5 {
        return batal_po(tx, h.kasir, &po.no_po, &m("")).map(|_| ());
    }
    let bayar = BayarCocok {
        no_po: po.no_po.clone(),
        nominal_bayar: Rupiah::new(po.harga_total.nilai() / 100 * 97),
        ..BayarCocok::default()
    };
    let berkas = ValidasiMinta {
        data_transaksi: vec![bayar],
        nama_berkas: format!("pembayaran-{}.csv", po.tgl_system),
        otorisasi: String::new(),
    };
    validasi(tx, h.spv, &berkas)?;
    if h.mundur % 16 == 13 {
        disetujui(tx, h.kasir, h.spv, |tx, oto| batal_po(tx, h.kasir, &po.no_po, &m(oto)))?;
    }
    Ok(())
}

/// The rings came in, entered for it, and are sold out of its money.
fn dijual(tx: &mut Tx<'_>, h: &HariDemo<'_>, po: &PreOrder) -> Hasil<()> {
    let harga = harga_hari(tx, h.own)?;
    let ke_baki = |b: &lihat::BarisPo| Baru {
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        kode_gudang: "TOKO".to_owned(),
        kode_toko: "A06".to_owned(),
        supplier_barang: "HWT".to_owned(),
        nama_barang: b.deskripsi.clone(),
        berat_asli: b.berat,
        kadar: Kadar::perseratus(8_000).ok(),
        kadar_cetak: Kadar::perseratus(7_500).ok(),
        kadar_modal: Kadar::perseratus(7_700).ok(),
        no_po: po.no_po.clone(),
        ..Baru::default()
    };
    let baris: Vec<Baru> = po.detail_barang.iter().map(ke_baki).collect();
    let barang = tambah::banyak(tx, h.own, &harga.gram, &baris)?;
    let detail = |k: tambah::Tersimpan| JualMinta { kode_barcode: k.kode_barcode, ..JualMinta::default() };
    let mut m = JualPo {
        no_po: po.no_po.clone(),
        detail_barang: barang.into_iter().map(detail).collect(),
        ..JualPo::default()
    };
    let sisa = jual::hitung(tx, h.kasir, &m)?.sisa_rp;
    if sisa > Rupiah::NOL {
        m.pembayaran.push(niaga::Bayar { jumlah_rp: sisa, ..niaga::Bayar::default() });
    }
    let jadi = disetujui(tx, h.kasir, h.spv, |tx, oto| {
        jual::simpan(tx, h.kasir, &JualPo { otorisasi: oto.to_owned(), ..m.clone() })
    })?;
    let no = vec![jadi.no_faktur_group.clone()];
    let valid = niaga::validasi::ValidasiMinta { no_faktur_groups: no };
    niaga::validasi::validasi(tx, h.spv, Sisi::Semua, &valid).map(|_| ())
}

fn kirim(tx: &mut Tx<'_>, h: &HariDemo<'_>, po: &PreOrder) -> Hasil<()> {
    let ambil = h.mundur % 5 == 0;
    let baris = BarisClosing {
        no_po: po.no_po.clone(),
        no_resi: if ambil { "-".to_owned() } else { format!("JNE{:06}", 410_000 + h.mundur) },
        status_kirim: if ambil { "AMBIL" } else { "KIRIM" }.to_owned(),
        qty: po.kini.qty_siap,
        barcode: Vec::new(),
    };
    disetujui(tx, h.kasir, h.spv, |tx, oto| {
        let m = ClosingMinta { detail_po: vec![baris.clone()], otorisasi: oto.to_owned() };
        closing(tx, h.kasir, &m)
    })
    .map(|_| ())
}
