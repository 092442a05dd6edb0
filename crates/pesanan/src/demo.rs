//! Orders of the demo: taken on some days, given to a craftsman, finished with a piece of the stock, fetched or cancelled; on the
//! open day some of each stage stand.

use crate::batal::{self, PesananBatal};
use crate::contoh::{self, ContohMinta};
use crate::kerja::{self, PesananProses, PesananSelesai, PesananSelesaiBaris};
use crate::simpan::{self, PesananBarisMinta, PesananMinta};
use crate::validasi::{self, PesananValid};
use crate::{ambil, tabel};
use db::{Tx, args};
use konter::pelanggan::PelangganMinta;
use konter::{Bayar, JenisBayar};
use platform::demo::{HariIniDemo, disetujui};
use platform::domain::HariDemo;
use platform::modul::Setelan;
use platform::{Hasil, Pelaku};
use values::{Berat, Rupiah, Tanggal};

/// An order is taken on every so many days.
const JARAK: i64 = 4;

const NAMA: [(&str, &str); 6] = [
    ("RATNA DEWI", "081290001001"),
    ("BAMBANG HERU", "081290001002"),
    ("SRI WAHYUNI", "081290001003"),
    ("DEDI KURNIA", "081290001004"),
    ("MARIANA", "081290001005"),
    ("YANTO SALIM", "081290001006"),
];

/// Who the story acts as.
struct Orang<'a> {
    own: &'a Pelaku,
    spv: &'a Pelaku,
    kasir: &'a Pelaku,
}

/// A piece of the stock that an order can be finished with.
fn stok(tx: &mut Tx<'_>, p: &Pelaku, ke: i64) -> Hasil<Option<(String, String, Berat)>> {
    Ok(tx.one(
        "SELECT b.kode_group, b.kode_dept, b.berat FROM saldo_barang s JOIN barang b ON b.kode_barcode = s.kode_barcode \
         JOIN group_barang g ON g.toko = s.toko AND g.kode_group = b.kode_group AND g.dihapus = 0 AND g.is_berlian = 0 AND g.is_lm = 0 \
         JOIN harga_emas h ON h.toko = s.toko AND h.dihapus = 0 AND h.kode_group IN ('', b.kode_group) AND h.harga_jual > 0 \
         WHERE s.toko = $1 AND s.gudang = 'STOCK' AND b.harga_bandrol = 0 ORDER BY b.kode_barcode, h.tanggal DESC LIMIT 1 OFFSET $2",
        args![&p.toko, ke],
        |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)),
    )?)
}

fn tunai(jumlah: Rupiah) -> Vec<Bayar> {
    if jumlah <= Rupiah::NOL {
        return Vec::new();
    }
    vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: jumlah, ..Bayar::default() }]
}

fn sales(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<String> {
    let sql = "SELECT kode_sales FROM sales WHERE toko = $1 AND aktif = 1 AND dihapus = 0 ORDER BY kode_sales LIMIT 1";
    Ok(tx.one(sql, args![&p.toko], |r| r.get(0))?.unwrap_or_default())
}

/// Somebody orders a piece like one of the stock; none where the store has nothing to go by. A second person looks at it.
fn pesan(tx: &mut Tx<'_>, o: &Orang<'_>, ke: i64, hari: i64) -> Hasil<Option<String>> {
    let no = baru(tx, o, ke, hari)?;
    let p = o.kasir;
    if let Some(no) = &no
        && Setelan::baca(tx, &p.toko)?.nyala("VALIDASI_PESANAN_MODULE")
    {
        let v = PesananValid { no_pesanans: vec![no.clone()], user_id: p.user_id.to_string() };
        validasi::validasi(tx, o.spv, &v)?;
    }
    Ok(no)
}

/// The same before anybody looked at it.
fn baru(tx: &mut Tx<'_>, o: &Orang<'_>, ke: i64, hari: i64) -> Hasil<Option<String>> {
    let p = o.kasir;
    let Some((kode_group, kode_dept, berat)) = stok(tx, p, ke.rem_euclid(5))? else { return Ok(None) };
    let tgl = platform::toko::cari(tx, &p.toko)?.tgl_system;
    let janji: Tanggal = tgl.tambah_hari(hari).map_err(|e| db::Error::Lain(e.to_string()))?;
    let (nama, no_hp) =
        usize::try_from(ke.rem_euclid(6)).ok().and_then(|n| NAMA.get(n)).copied().unwrap_or(NAMA[0]);
    let barang = PesananBarisMinta {
        nama_barang: "CINCIN NIKAH UKIR NAMA".to_owned(),
        kode_group,
        kode_dept,
        ukuran: format!("{}", 12 + ke.rem_euclid(8)),
        berat_estimasi: berat,
        cara_harga: if ke % 2 == 0 { "LOCK" } else { "FLOAT" }.to_owned(),
        keterangan: "UKIR NAMA DI DALAM".to_owned(),
        ..PesananBarisMinta::default()
    };
    let mut m = PesananMinta {
        customer: PelangganMinta {
            nama_customer: nama.to_owned(),
            no_hp: no_hp.to_owned(),
            alamat_customer: "JL MAWAR 7".to_owned(),
            ..PelangganMinta::default()
        },
        kode_sales: sales(tx, p)?,
        tgl_janji: janji.to_string(),
        detail: vec![barang],
        ..PesananMinta::default()
    };
    let h = simpan::hitung(tx, p, &m)?;
    let dp = (h.total_harga.nilai() * 4 / 10 + 49_999) / 50_000 * 50_000;
    m.jumlah_bayar = Rupiah::new(dp).min(h.total_harga);
    m.pembayaran = tunai(m.jumlah_bayar);
    Ok(Some(simpan::simpan(tx, p, &m)?.no_pesanan))
}

fn ke_tukang(tx: &mut Tx<'_>, o: &Orang<'_>, no: &str) -> Hasil<bool> {
    let sql = "SELECT kode_tukang FROM tukang WHERE toko = $1 AND aktif = 1 AND dihapus = 0 ORDER BY kode_tukang LIMIT 1";
    let Some(kode_tukang) = tx.one(sql, args![&o.kasir.toko], |r| r.get::<String>(0))? else {
        return Ok(false);
    };
    let m = PesananProses { kode_tukang, upah: Rupiah::new(150_000), ..PesananProses::default() };
    disetujui(tx, o.kasir, o.spv, |tx, izin| {
        kerja::proses(tx, o.kasir, no, &PesananProses { otorisasi: izin.to_owned(), ..m.clone() }).map(|_| ())
    })?;
    Ok(true)
}

/// The shop finds a piece of the same group in its safe; none: it stays at work.
fn jadi(tx: &mut Tx<'_>, o: &Orang<'_>, no: &str) -> Hasil<bool> {
    let p = tabel::baca(tx, &o.kasir.toko, no)?;
    let Some((b, _)) = p.baris.first() else { return Ok(false) };
    let kode: Option<String> = tx.one(
        "SELECT b.kode_barcode FROM saldo_barang s JOIN barang b ON b.kode_barcode = s.kode_barcode WHERE s.toko = $1 \
         AND s.gudang = 'STOCK' AND b.kode_group = $2 ORDER BY CASE WHEN b.kode_dept = $3 THEN 0 ELSE 1 END, ABS(b.berat - $4), \
         b.kode_barcode LIMIT 1",
        args![&o.kasir.toko, b.kode_group.as_str(), b.kode_dept.as_str(), b.berat_estimasi],
        |r| r.get(0),
    )?;
    let Some(kode_barcode) = kode else { return Ok(false) };
    let detail = vec![PesananSelesaiBaris { baris: b.baris, kode_barcode }];
    let m = PesananSelesai { detail, ..PesananSelesai::default() };
    disetujui(tx, o.spv, o.own, |tx, izin| {
        kerja::selesai(tx, o.spv, no, &PesananSelesai { otorisasi: izin.to_owned(), ..m.clone() }).map(|_| ())
    })?;
    Ok(true)
}

fn diambil(tx: &mut Tx<'_>, o: &Orang<'_>, no: &str) -> Hasil<()> {
    let p = tabel::baca(tx, &o.kasir.toko, no)?;
    let akhir = p.isi.no_hp.chars().rev().take(4).collect::<Vec<_>>().into_iter().rev().collect();
    let m = ambil::PesananAmbil {
        pengenal: "HP".to_owned(),
        pengenal_akhir: akhir,
        ..ambil::PesananAmbil::default()
    };
    let h = ambil::hitung(tx, o.kasir, no, &m)?;
    let m = ambil::PesananAmbil { pembayaran: tunai(h.bayar_rp), ..m };
    disetujui(tx, o.kasir, o.spv, |tx, izin| {
        ambil::ambil(tx, o.kasir, no, &ambil::PesananAmbil { otorisasi: izin.to_owned(), ..m.clone() })
            .map(|_| ())
    })
}

fn dibatalkan(tx: &mut Tx<'_>, o: &Orang<'_>, no: &str) -> Hasil<()> {
    let h = batal::hitung(tx, o.kasir, no)?;
    if ledger::kas::saldo(tx, &o.kasir.user_id)? < h.dibayar_rp {
        return Ok(());
    }
    let m = PesananBatal {
        alasan: "CUSTOMER TIDAK JADI".to_owned(),
        pembayaran: tunai(h.dibayar_rp),
        ..PesananBatal::default()
    };
    disetujui(tx, o.kasir, o.own, |tx, izin| {
        batal::batal(tx, o.kasir, no, &PesananBatal { otorisasi: izin.to_owned(), ..m.clone() }).map(|_| ())
    })
}

/// Open orders at a stage that were taken so many days ago or more, the oldest first.
fn menunggu(tx: &mut Tx<'_>, p: &Pelaku, tahap: &[&str], umur: i64) -> Hasil<Vec<String>> {
    let tgl = platform::toko::cari(tx, &p.toko)?.tgl_system;
    let sampai = tgl.tambah_hari(-umur).map_err(|e| db::Error::Lain(e.to_string()))?;
    let d = db::daftar(3, tahap.iter().copied());
    let mut nilai = args![&p.toko, sampai].to_vec();
    nilai.extend(d.nilai);
    Ok(tx.rows(
        &format!(
            "SELECT k.no_pesanan FROM pesanan_kini k JOIN pesanan p ON p.toko = k.toko AND p.no_pesanan = k.no_pesanan \
             WHERE k.toko = $1 AND p.tgl_system <= $2 AND k.tahap IN {} ORDER BY k.no_pesanan",
            d.sql
        ),
        &nilai,
        |r| r.get(0),
    )?)
}

/// One day of the story in one store.
pub(crate) fn hari(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let o = Orang { own: h.own, spv: h.spv, kasir: h.kasir };
    for no in menunggu(tx, o.kasir, &["SELESAI"], 5)?.into_iter().take(1) {
        diambil(tx, &o, &no)?;
    }
    for (ke, no) in menunggu(tx, o.kasir, &["PROSES"], 3)?.into_iter().take(1).enumerate() {
        if h.mundur % 11 == 3 && ke == 0 {
            dibatalkan(tx, &o, &no)?;
        } else {
            jadi(tx, &o, &no)?;
        }
    }
    for no in menunggu(tx, o.kasir, &["PESAN", "VALID"], 1)?.into_iter().take(1) {
        ke_tukang(tx, &o, &no)?;
    }
    if h.mundur % JARAK == 1 {
        pesan(tx, &o, h.mundur / JARAK, 7)?;
    }
    Ok(())
}

/// The open day: an order at every stage, and a sample that is out.
pub(crate) fn hari_ini(tx: &mut Tx<'_>, h: &mut HariIniDemo<'_>) -> Hasil<()> {
    let toko = h.toko;
    let o = Orang { own: &toko.own, spv: &toko.spv, kasir: &toko.kasir[0] };
    let (mut baru, ke) = (Vec::<String>::new(), i64::try_from(toko.kode.len()).unwrap_or(0));
    for n in 0..4 {
        h.jam.maju(h.jarak);
        baru.extend(pesan(tx, &o, ke + n, 3 + n)?);
    }
    // One that nobody looked at yet.
    self::baru(tx, &o, ke + 4, 9)?;
    let mut baru = baru.into_iter();
    if let Some(no) = baru.next() {
        ke_tukang(tx, &o, &no)?;
    }
    if let Some(no) = baru.next()
        && jadi(tx, &o, &no)?
    {
        diambil(tx, &o, &no)?;
    }
    if let Some(no) = baru.next() {
        jadi(tx, &o, &no)?;
        let m = ContohMinta {
            no_pesanan: no,
            milik: "CUSTOMER".to_owned(),
            nama_barang: "CINCIN MODEL LAMA".to_owned(),
            berat: Berat::mg(2_310),
            ..ContohMinta::default()
        };
        let Some((kode_group, kode_dept, _)) = stok(tx, o.kasir, 0)? else { return Ok(()) };
        let m = ContohMinta { kode_group, kode_dept, ..m };
        disetujui(tx, o.kasir, o.spv, |tx, izin| {
            contoh::keluar(tx, o.kasir, &ContohMinta { otorisasi: izin.to_owned(), ..m.clone() }).map(|_| ())
        })?;
    }
    Ok(())
}
