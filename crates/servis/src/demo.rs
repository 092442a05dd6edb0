//! The demo's services: every few days somebody brings a piece, it is repaired in the shop and fetched two days later; one is given
//! back undone, one is lost and owed, and the supervisor counts what lies there. On the open day one stands at every stage, one waits
//! for its validation, and one pick-up is taken back.

use crate::lihat::ServiceRinci;
use crate::minta::{
    Pekerjaan, ProsesMinta, ServiceAmbilMinta, ServiceBarisMinta, ServiceBatalAmbilMinta, ServiceBatalBaris,
    ServiceBatalMinta, ServiceHilangMinta, ServiceHitungBaris, ServiceHitungMinta, ServiceMinta,
    ServiceSelesaiBaris, ServiceSelesaiMinta, ServiceValid,
};
use db::{Tx, args};
use konter::pelanggan::PelangganMinta;
use konter::{Bayar, Hari, JenisBayar};
use platform::Hasil;
use platform::demo::{HariIniDemo, disetujui};
use platform::domain::HariDemo;
use values::{Berat, Rupiah};

/// Piece, type, weight in milligrams, work, its kind and its price.
const CONTOH: [(&str, &str, i64, &str, &str, i64); 3] = [
    ("KALUNG RANTAI PUTUS", "KAL750", 8_450, "PATRI RANTAI PUTUS", "PATRI", 75_000),
    ("CINCIN KEKECILAN", "CIN750", 3_120, "BESARKAN CINCIN", "UKURAN", 150_000),
    ("GELANG KUSAM", "GEL750", 11_870, "SEPUH ULANG", "SEPUH", 200_000),
];

/// Name, phone, identity.
const ORANG: [(&str, &str, &str); 3] = [
    ("RATNA DEWI", "081290001111", "3171014504850001"),
    ("BAMBANG SUSILO", "081290002222", "3171021203780002"),
    ("TUTI HERAWATI", "081290003333", "3171035506900003"),
];

/// What the card of a customer says.
fn nik(no_hp: &str) -> String {
    ORANG.iter().find(|o| o.1 == no_hp).map(|o| o.2.to_owned()).unwrap_or_default()
}

/// Its pieces as they weigh now.
fn ditimbang(r: &ServiceRinci) -> Vec<ServiceBatalBaris> {
    let satu = |b: &crate::lihat::BarisRinci| {
        let jadi = b.hasil.berat_keluar > Berat::NOL;
        ServiceBatalBaris {
            baris: b.isi.baris,
            berat: if jadi { b.hasil.berat_keluar } else { b.isi.berat },
            jumlah_batu: if jadi { b.hasil.batu_keluar } else { b.isi.jumlah_batu },
        }
    };
    r.detail_barang.iter().map(satu).collect()
}

fn tunai(n: Rupiah) -> Vec<Bayar> {
    if n > Rupiah::NOL {
        vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: n, ..Bayar::default() }]
    } else {
        Vec::new()
    }
}

/// One day of one store.
pub(crate) fn hari(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    if h.mundur % 4 == 1
        && let Some(no) = terima(tx, h)?
    {
        divalidasi(tx, h, no)?;
    }
    lanjutkan(tx, h)?;
    match h.mundur {
        12 => hilang(tx, h),
        n if n % 15 == 2 => hitung(tx, h),
        _ => Ok(()),
    }
}

/// A piece that was finished is not found any more: the owner writes down what the shop owes for it.
fn hilang(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let toko = tx.toko().clone();
    let no: Option<String> = tx.one(
        "SELECT no_service FROM service_kini WHERE toko = $1 AND terbuka = 1 AND tahap IN ('PROSES', 'SELESAI') ORDER BY no_service LIMIT 1",
        args![&toko],
        |r| r.get(0),
    )?;
    let Some(no) = no else { return Ok(()) };
    let alasan = "Tertukar dan tidak ditemukan".to_owned();
    let m = ServiceHilangMinta { alasan, hilang: vec![1], ..ServiceHilangMinta::default() };
    crate::hilang(tx, h.own, &no, &m).map(drop)
}

/// The supervisor reads and weighs what lies there.
fn hitung(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let toko = tx.toko().clone();
    let detail_barang: Vec<ServiceHitungBaris> = tx.rows(
        "SELECT g.kode_barcode, g.berat FROM service_kini k JOIN service_baris b ON b.toko = k.toko AND b.no_service = k.no_service \
         JOIN saldo_barang g ON g.toko = b.toko AND g.kode_barcode = b.kode_barcode WHERE k.toko = $1 AND k.terbuka = 1 AND g.milik = 'CUSTOMER'",
        args![&toko],
        |r| Ok(ServiceHitungBaris { kode_barcode: r.get(0)?, berat: r.get(1)? }),
    )?;
    if detail_barang.is_empty() {
        return Ok(());
    }
    let m = ServiceHitungMinta { detail_barang, keterangan: "Hitungan bulanan".to_owned() };
    crate::hitung_barang(tx, h.spv, &m).map(drop)
}

/// Fetched, and brought back the same hour: the customer wants it done again.
fn ambil_lalu_batal(tx: &mut Tx<'_>, h: &HariDemo<'_>, no: &str) -> Hasil<()> {
    diambil(tx, h, no)?;
    let r = crate::lihat::rinci(tx, &h.kasir.toko, no)?;
    let m = ServiceBatalAmbilMinta {
        alasan: "Customer minta dirapikan lagi".to_owned(),
        detail_barang: ditimbang(&r),
        ..ServiceBatalAmbilMinta::default()
    };
    crate::batal_ambil(tx, h.spv, no, &m).map(drop)
}

fn diambil(tx: &mut Tx<'_>, h: &HariDemo<'_>, no: &str) -> Hasil<()> {
    let t = crate::tagihan(tx, h.kasir, no)?;
    let r = crate::lihat::rinci(tx, &h.kasir.toko, no)?;
    let m = ServiceAmbilMinta {
        nik: nik(&r.kepala.no_hp),
        pembayaran: tunai(t.bayar_rp),
        ..ServiceAmbilMinta::default()
    };
    crate::ambil(tx, h.kasir, no, &m).map(drop)
}

/// The open day: one is ready, one at work, one just in, one that nobody has validated, and one taken back undone.
pub(crate) fn hari_ini(tx: &mut Tx<'_>, h: &mut HariIniDemo<'_>) -> Hasil<()> {
    let t = h.toko;
    for ke in 0..5 {
        h.jam.maju(h.jarak);
        let hari = HariDemo { own: &t.own, spv: &t.spv, kasir: &t.kasir[0], jam: h.jam, mundur: 4 * ke };
        let Some(no) = terima(tx, &hari)? else { continue };
        if ke == 4 {
            let r = crate::lihat::rinci(tx, &t.spv.toko, &no)?;
            let m = ServiceBatalMinta {
                alasan: "Customer membawa pulang barangnya".to_owned(),
                detail_barang: ditimbang(&r),
                nik: nik(&r.kepala.no_hp),
                ..ServiceBatalMinta::default()
            };
            crate::batal::batal(tx, &t.spv, &no, &m)?;
        }
        if ke < 3 {
            divalidasi(tx, &hari, no.clone())?;
        }
        if ke < 2 {
            crate::proses(tx, hari.kasir, &no, &ProsesMinta::default())?;
        }
        if ke < 1 {
            selesaikan(tx, &hari, &no)?;
            ambil_lalu_batal(tx, &hari, &no)?;
        }
    }
    Ok(())
}

fn divalidasi(tx: &mut Tx<'_>, h: &HariDemo<'_>, no: String) -> Hasil<()> {
    let m = ServiceValid { no_services: vec![no], user_id: h.kasir.user_id.to_string() };
    crate::validasi(tx, h.spv, &m).map(drop)
}

/// The words and the type of the masters, as far as the store has them.
fn ada(tx: &mut Tx<'_>, tabel: &str, kolom: &str, isi: &str) -> Hasil<Option<String>> {
    let toko = tx.toko().clone();
    let sql = format!(
        "SELECT {kolom} FROM {tabel} WHERE toko = $1 AND dihapus = 0 ORDER BY CASE WHEN {kolom} = $2 THEN 0 ELSE 1 END, {kolom} LIMIT 1"
    );
    Ok(tx.one(&sql, args![&toko, isi], |r| r.get(0))?)
}

fn terima(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<Option<String>> {
    let ke = usize::try_from(h.mundur).unwrap_or(0) / 4;
    let (nama, dept, mg, kerja, jenis, biaya) = CONTOH[ke % CONTOH.len()];
    let (orang, no_hp, nik) = ORANG[ke % ORANG.len()];
    let (Some(deskripsi), Some(kode_dept), Some(kode_group), Some(kode_sales)) = (
        ada(tx, "deskripsi_service", "deskripsi", kerja)?,
        ada(tx, "jenis", "kode_dept", dept)?,
        ada(tx, "group_barang", "kode_group", "750")?,
        ada(tx, "sales", "kode_sales", "S01")?,
    ) else {
        return Ok(None);
    };
    let tgl = Hari::baca(tx, h.kasir)?.tgl_system;
    let janji = tgl.tambah_hari(3).map_err(|e| db::Error::Lain(e.to_string()))?;
    let dp_rp = Rupiah::new(if ke % 3 == 2 { 0 } else { 50_000 });
    let kode_pelanggan = konter::pelanggan::cari(tx, no_hp)?.first().map(|p| p.kode_pelanggan.clone());
    let m = ServiceMinta {
        customer: PelangganMinta {
            kode_pelanggan: kode_pelanggan.unwrap_or_default(),
            nama_customer: orang.to_owned(),
            no_hp: no_hp.to_owned(),
            nik: nik.to_owned(),
            ..PelangganMinta::default()
        },
        kode_sales,
        tgl_janji: janji.to_string(),
        dp_rp,
        pembayaran: tunai(dp_rp),
        detail_barang: vec![ServiceBarisMinta {
            nama_barang: nama.to_owned(),
            kode_group,
            kode_dept,
            berat: Berat::mg(mg + i64::try_from(ke % 7).unwrap_or(0) * 130),
            pekerjaan: vec![Pekerjaan {
                deskripsi,
                jenis_kerja: jenis.to_owned(),
                biaya_rp: Rupiah::new(biaya),
            }],
            ..ServiceBarisMinta::default()
        }],
        ..ServiceMinta::default()
    };
    // Looking like something on the list of stolen pieces asks for an approval; the demo lets such a customer go.
    match crate::simpan(tx, h.kasir, &m) {
        Err(t) if t.adalah(konter::KonterTolak::PerluOtorisasi) => Ok(None),
        Err(t) => Err(t),
        Ok(t) => Ok(Some(t.no_service)),
    }
}

/// What was brought two days ago is finished today, and what is finished since a day is fetched; the newest wait.
fn lanjutkan(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let toko = tx.toko().clone();
    let tgl = Hari::baca(tx, h.kasir)?.tgl_system;
    let kemarin = tgl.tambah_hari(-1).map_err(|e| db::Error::Lain(e.to_string()))?;
    let semua: Vec<(String, String)> = tx.rows(
        "SELECT no_service, tahap FROM service_kini WHERE toko = $1 AND terbuka = 1 AND tgl_tahap <= $2 ORDER BY no_service",
        args![&toko, kemarin],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    for (no, tahap) in semua {
        match tahap.as_str() {
            "MASUK" => {
                crate::proses(tx, h.kasir, &no, &ProsesMinta::default())?;
            }
            "PROSES" => selesaikan(tx, h, &no)?,
            _ => diambil(tx, h, &no)?,
        }
    }
    Ok(())
}

fn selesaikan(tx: &mut Tx<'_>, h: &HariDemo<'_>, no: &str) -> Hasil<()> {
    let r = crate::lihat::rinci(tx, &h.kasir.toko, no)?;
    let detail_barang = r
        .detail_barang
        .iter()
        .map(|b| ServiceSelesaiBaris {
            baris: b.isi.baris,
            berat: Berat::mg(b.isi.berat.sebagai_mg() + 10),
            jumlah_batu: b.isi.jumlah_batu,
            kadar_uji: Some(b.isi.kadar),
            ..ServiceSelesaiBaris::default()
        })
        .collect();
    let m = ServiceSelesaiMinta { detail_barang, ..ServiceSelesaiMinta::default() };
    // What is worth much is tested by the supervisor.
    disetujui(tx, h.kasir, h.spv, |tx, izin| {
        crate::selesai(tx, h.kasir, no, &ServiceSelesaiMinta { otorisasi: izin.to_owned(), ..m.clone() })
    })
    .map(drop)
}
