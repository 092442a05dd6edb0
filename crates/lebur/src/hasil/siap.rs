//! A result, checked and reckoned: what each line is, fine weights, loss and gain. Nothing is written.

use super::{HasilBaris, Hitungan, MintaHasil};
use crate::LeburTolak;
use crate::peristiwa::{self, Lot, Memegang};
use barang::curah::manual::{Dagangan, ManualBaris, Meja};
use barang::masuk_tukang::{self, BarangSah, BarangTukang};
use barang::pindai;
use db::{Conn, args};
use konter::meluap;
use ledger::curah::{JenisStok, Macam};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use values::murni::berat_murni;
use values::{Berat, Kadar, KodeDept, KodeGroup, KodeToko, NoFaktur};

const PALING_BANYAK: usize = 100;
const BERAT_MAKS: Berat = Berat::mg(100_000_000);
/// Bars go to the safe, or to be tagged.
const GUDANG_LM: [&str; 2] = ["STOCK", "LABEL"];

/// What a line becomes.
pub(super) enum Wujud {
    Lm(Box<BarangSah>),
    Emas(Box<Dagangan>),
    Ciok(Macam),
}

pub(super) struct Keluaran {
    pub(super) bentuk: &'static str,
    pub(super) nama_barang: String,
    pub(super) kode_group: String,
    pub(super) kode_dept: String,
    pub(super) berat: Berat,
    pub(super) kadar_uji: Kadar,
    pub(super) murni: Berat,
    pub(super) wujud: Wujud,
}

pub(super) struct Siap {
    pub(super) no: NoFaktur,
    pub(super) lot: Lot,
    pub(super) memegang: Memegang,
    pub(super) keluaran: Vec<Keluaran>,
    pub(super) keterangan: String,
    pub(super) hitung: Hitungan,
}

/// What a result comes to; refused as it would be when it is saved, but for its approval.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &MintaHasil) -> Hasil<Hitungan> {
    siapkan(c, p, m).map(|s| s.hitung)
}

pub(super) fn siapkan(c: &mut Conn, p: &Pelaku, m: &MintaHasil) -> Hasil<Siap> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let (no, lot) = peristiwa::terbuka(c, p, &m.no_lot)?;
    if lot.tahap != "KIRIM" {
        let pesan = format!("Lot {} belum dikirim ke pelebur", lot.no_lot);
        return Err(LeburTolak::BelumDikirim.pada("no_lot", pesan));
    }
    if m.hasil.len() > PALING_BANYAK || (m.hasil.is_empty() && lot.jenis == "EMAS") {
        let pesan =
            if m.hasil.is_empty() { "Belum ada hasil lebur" } else { "Paling banyak 100 baris hasil" };
        return Err(LeburTolak::Isian.pada("hasil", pesan));
    }
    let keluaran = keluaran(c, p, &m.hasil)?;
    let memegang = peristiwa::memegang(c, &p.toko, &no)?;
    let ketiga = !memegang.ada(p.user_id.as_str());
    let hitung = hitungan(&lot, &keluaran, ketiga)?;
    Ok(Siap { no, lot, memegang, keluaran, keterangan, hitung })
}

/// Loss and gain: every gram and fine gram that is missing or too much has its row, and no fine weight goes without its weight.
fn hitungan(lot: &Lot, keluaran: &[Keluaran], penguji_ketiga: bool) -> Hasil<Hitungan> {
    let murni_per_baris: Vec<Berat> = keluaran.iter().map(|k| k.murni).collect();
    let berat = keluaran.iter().map(|k| k.berat).try_fold(Berat::NOL, Berat::tambah).map_err(meluap)?;
    let murni = murni_per_baris.iter().copied().try_fold(Berat::NOL, Berat::tambah).map_err(meluap)?;
    let beda_murni = lot.murni.kurang(murni).map_err(meluap)?;
    let beda_berat = lot.berat.kurang(berat).map_err(meluap)?;
    let susut = beda_murni.max(Berat::NOL);
    let lebih = Berat::NOL.kurang(beda_murni).map_err(meluap)?.max(Berat::NOL);
    let susut_berat = susut.max(beda_berat.tambah(lebih).map_err(meluap)?);
    let lebih_berat = susut_berat.kurang(beda_berat).map_err(meluap)?;
    Ok(Hitungan {
        murni_per_baris,
        berat_masuk: lot.berat,
        murni_masuk: lot.murni,
        berat,
        murni,
        norma: lot.norma,
        susut,
        susut_berat,
        susut_lebih: susut.kurang(lot.norma).map_err(meluap)?.max(Berat::NOL),
        lebih,
        lebih_berat,
        penguji_ketiga,
    })
}

fn keluaran(c: &mut Conn, p: &Pelaku, baris: &[HasilBaris]) -> Hasil<Vec<Keluaran>> {
    let mut s = Salah::di("hasil");
    let meja = Meja::baca(c, &p.toko)?;
    let batang = baris.iter().filter(|b| b.bentuk.trim().eq_ignore_ascii_case("LM")).count();
    let mut semua = Vec::with_capacity(baris.len());
    for (ke, b) in baris.iter().enumerate() {
        let kadar = b.kadar_uji.unwrap_or(Kadar::NOL);
        if kadar == Kadar::NOL {
            s.beri(ke, "kadar_uji", "Kadar Uji Harus Diisi");
        }
        if b.berat <= Berat::NOL || b.berat > BERAT_MAKS {
            s.beri(ke, "berat", "Berat harus lebih dari nol dan paling banyak 100 kg");
            continue;
        }
        let satu = match b.bentuk.trim().to_uppercase().as_str() {
            "LM" => lm(c, p, (ke, b, batang), &mut s)?,
            "EMAS" => emas(&meja, (ke, b, kadar), &mut s),
            "CIOK" => ciok(c, &p.toko, (ke, b, kadar), &mut s)?,
            _ => {
                s.beri(ke, "bentuk", "Bentuk LM, EMAS atau CIOK");
                None
            }
        };
        if let Some(k) = satu {
            if k.murni <= Berat::NOL && kadar != Kadar::NOL {
                s.beri(ke, "berat", "Berat murninya nol");
            }
            semua.push(k);
        }
    }
    s.tolak(LeburTolak::Isian)?;
    Ok(semua)
}

/// A bar of bullion with a barcode of its own; a tray that is chosen for it has room for all the bars.
fn lm(
    c: &mut Conn,
    p: &Pelaku,
    (ke, b, batang): (usize, &HasilBaris, usize),
    s: &mut Salah,
) -> Hasil<Option<Keluaran>> {
    let group = b.kode_group.trim().to_uppercase();
    let lm: Option<bool> = c.one(
        "SELECT is_lm FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0",
        args![&p.toko, group.as_str()],
        |r| r.flag(0),
    )?;
    if lm != Some(true) {
        s.beri(ke, "kode_group", "Pilih group logam mulia");
        return Ok(None);
    }
    let mut kode_toko = b.kode_toko.clone();
    if kode_toko.trim().is_empty() {
        let kolom = format!("hasil[{ke}].kode_toko");
        kode_toko =
            pindai::baki_pertama(c, &p.toko, LeburTolak::Isian, &kolom, "STOCK", batang)?.baki.to_string();
    }
    let barang = BarangTukang {
        nama_barang: b.nama_barang.clone(),
        kode_group: group,
        kode_dept: b.kode_dept.clone(),
        kode_toko,
        berat: b.berat,
        kadar_uji: b.kadar_uji,
        ..BarangTukang::default()
    };
    // Checked alone; what is wrong is said on this row.
    let mut satu = Salah::di("hasil");
    let sah = masuk_tukang::periksa(c, p, &GUDANG_LM, &[barang], &mut satu)?.pop();
    for (_, kolom, pesan) in satu.pesan() {
        s.beri(ke, kolom, pesan.clone());
    }
    Ok(sah.map(|x| Keluaran {
        bentuk: "LM",
        nama_barang: x.nama_barang.clone(),
        kode_group: x.kode_group.clone(),
        kode_dept: x.kode_dept.clone(),
        berat: x.berat,
        kadar_uji: x.kadar_uji,
        murni: x.murni,
        wujud: Wujud::Lm(Box::new(x)),
    }))
}

/// Gold for craftsmen, into a tray that waits for the melt.
fn emas(meja: &Meja, (ke, b, kadar): (usize, &HasilBaris, Kadar), s: &mut Salah) -> Option<Keluaran> {
    let baris = ManualBaris {
        kode_group: b.kode_group.clone(),
        kode_dept: b.kode_dept.clone(),
        kode_toko: b.kode_toko.clone(),
        berat: b.berat,
        ..ManualBaris::default()
    };
    let d = meja.dari_tukang((ke, &baris), kadar, s)?;
    Some(Keluaran {
        bentuk: "EMAS",
        nama_barang: d.nama_dept.clone(),
        kode_group: d.macam.group.to_string(),
        kode_dept: d.macam.dept.to_string(),
        berat: d.isi.berat,
        kadar_uji: kadar,
        murni: d.isi.murni,
        wujud: Wujud::Emas(Box::new(d)),
    })
}

/// Refined gold for sale. It is counted with bullion, or with the finest gold the shop has.
fn ciok(
    c: &mut Conn,
    toko: &KodeToko,
    (ke, b, kadar): (usize, &HasilBaris, Kadar),
    s: &mut Salah,
) -> Hasil<Option<Keluaran>> {
    let macam = c.one(
        "SELECT g.kode_group, j.kode_dept FROM group_barang g JOIN jenis j ON j.toko = g.toko AND j.dihapus = 0 \
         AND (j.kode_group = g.kode_group OR j.kode_group = '') WHERE g.toko = $1 AND g.dihapus = 0 AND g.is_acc = 0 \
         ORDER BY g.is_lm DESC, g.kadar_cetak DESC, g.kode_group, j.kode_dept LIMIT 1",
        args![toko],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )?;
    let macam = macam.and_then(|(g, d)| Some((KodeGroup::parse(&g).ok()?, KodeDept::parse(&d).ok()?)));
    let Some((group, dept)) = macam else {
        s.beri(ke, "bentuk", "Belum ada group dan jenis emas di master");
        return Ok(None);
    };
    let murni = berat_murni(b.berat, Berat::NOL, kadar).map_err(meluap)?;
    Ok(Some(Keluaran {
        bentuk: "CIOK",
        nama_barang: "CIOK".to_owned(),
        kode_group: group.to_string(),
        kode_dept: dept.to_string(),
        berat: b.berat,
        kadar_uji: kadar,
        murni,
        wujud: Wujud::Ciok(Macam { stok: JenisStok::Manual, group, dept }),
    }))
}
