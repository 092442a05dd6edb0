//! The demo's services: every few days somebody brings a piece, it is repaired in the shop and fetched two days later; one is given
//! back undone. On the open day one stands at every stage, and one waits for its validation.

use crate::minta::{
    Pekerjaan, ServiceAmbilMinta, ServiceBarisMinta, ServiceBatalMinta, ServiceMinta, ServiceSelesaiBaris,
    ServiceSelesaiMinta,
};
use crate::minta::{ProsesMinta, ServiceValid};
use db::{Tx, args};
use konter::pelanggan::PelangganMinta;
use konter::{Bayar, Hari, JenisBayar};
use platform::Hasil;
use platform::demo::HariIniDemo;
use platform::domain::HariDemo;
use values::{Berat, Rupiah};

/// Piece, type, weight in milligrams, work, its kind and its price.
const CONTOH: [(&str, &str, i64, &str, &str, i64); 3] = [
    ("KALUNG RANTAI PUTUS", "KAL750", 8_450, "PATRI RANTAI PUTUS", "PATRI", 75_000),
    ("CINCIN KEKECILAN", "CIN750", 3_120, "BESARKAN CINCIN", "UKURAN", 150_000),
    ("GELANG KUSAM", "GEL750", 11_870, "SEPUH ULANG", "SEPUH", 200_000),
];

const ORANG: [(&str, &str); 3] =
    [("RATNA DEWI", "081290001111"), ("BAMBANG SUSILO", "081290002222"), ("TUTI HERAWATI", "081290003333")];

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
    lanjutkan(tx, h)
}

/// The open day: one is ready, one at work, one just in, one that nobody has validated, and one taken back undone.
pub(crate) fn hari_ini(tx: &mut Tx<'_>, h: &mut HariIniDemo<'_>) -> Hasil<()> {
    let t = h.toko;
    for ke in 0..5 {
        h.jam.maju(h.jarak);
        let hari = HariDemo { own: &t.own, spv: &t.spv, kasir: &t.kasir[0], jam: h.jam, mundur: 4 * ke };
        let Some(no) = terima(tx, &hari)? else { continue };
        if ke == 4 {
            let alasan = "Customer membawa pulang barangnya".to_owned();
            let m = ServiceBatalMinta { alasan, ..ServiceBatalMinta::default() };
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
    let (orang, no_hp) = ORANG[ke % ORANG.len()];
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
            _ => {
                let t = crate::tagihan(tx, h.kasir, &no)?;
                let m = ServiceAmbilMinta { pembayaran: tunai(t.bayar_rp), ..ServiceAmbilMinta::default() };
                crate::ambil(tx, h.kasir, &no, &m)?;
            }
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
            ..ServiceSelesaiBaris::default()
        })
        .collect();
    let m = ServiceSelesaiMinta { detail_barang, ..ServiceSelesaiMinta::default() };
    crate::selesai(tx, h.kasir, no, &m).map(drop)
}
