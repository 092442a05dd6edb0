//! What the stores of the demo did with their goods today: shipments, counted stock, counts, weighings and weights that
//! wait, through the same functions the API uses, so that every screen and report of goods has something to show.

use crate::curah::{aksesoris, manual};
use crate::kirim::{self, BarangTerima, Kirim, Terima};
use crate::opname::{self, PindaiBanyak};
use crate::pindai::Pindai;
use crate::susut::{self, Putusan};
use crate::timbang::{self, Timbang};
use db::{Tx, args};
use platform::demo::{nama, pelaku, user_id};
use platform::{Hasil, Pelaku, Siaran, Tolak};
use values::{Berat, NoFaktur, Rupiah};

/// The whole story of one store needs so many pieces in a tray.
const CUKUP: usize = 8;

/// A person of a store.
fn orang(siapa: &str, kode: &str) -> Hasil<Pelaku> {
    Ok(Pelaku { user_id: user_id(&nama(siapa, kode))?, ..pelaku(kode)? })
}

/// The day that is still open, in a transaction of all stores.
pub fn hari_ini(tx: &mut Tx<'_>, siaran: &Siaran) -> Hasil<()> {
    for (asal, baki) in [("JKT1", "A04"), ("PST", "B03"), ("BDG1", "B01"), ("JKT1", "B05"), ("JKT1", "C05")] {
        // A demo with few pieces has no story.
        if isi_baki(tx, asal, baki)?.len() < CUKUP {
            return Ok(());
        }
    }
    kiriman(tx)?;
    for kode in ["PST", "JKT1", "BDG1"] {
        curah(tx, &orang("own", kode)?)?;
    }
    hitungan(tx, siaran)?;
    timbangan(tx)
}

fn isi_baki(tx: &mut Tx<'_>, toko: &str, baki: &str) -> Hasil<Vec<(String, Berat)>> {
    let sql =
        "SELECT kode_barcode, berat FROM saldo_barang WHERE toko = $1 AND baki = $2 ORDER BY kode_barcode";
    Ok(tx.rows(sql, args![toko, baki], |r| Ok((r.get(0)?, r.get(1)?)))?)
}

fn kirim_dari(
    tx: &mut Tx<'_>,
    (asal, baki): (&str, &str),
    tujuan: &str,
    banyak: usize,
) -> Hasil<(String, Vec<(String, Berat)>)> {
    let mut barang = isi_baki(tx, asal, baki)?;
    barang.truncate(banyak);
    let p = orang("spv", asal)?;
    let m = Kirim {
        tujuan: tujuan.to_owned(),
        kurir: "PAK JOKO".to_owned(),
        keterangan: "STOK CABANG".to_owned(),
        detail_barang: barang
            .iter()
            .map(|(k, _)| Pindai { kode_barcode: k.clone(), ..Pindai::default() })
            .collect(),
        ..Kirim::default()
    };
    let t = tx.di(&p.toko, |tx| kirim::kirim(tx, &p, &m))?;
    Ok((t.no_kirim, barang))
}

/// One received, one on its way, one received short with weights that differ: one accepted, one still waiting.
fn kiriman(tx: &mut Tx<'_>) -> Hasil<()> {
    let datang = |k: &str, berat: Option<Berat>| BarangTerima { kode_barcode: k.to_owned(), berat };
    let (no_kirim, barang) = kirim_dari(tx, ("JKT1", "A04"), "BDG1", 3)?;
    let p = orang("own", "BDG1")?;
    let m = Terima {
        no_kirim,
        kode_toko: "A04".to_owned(),
        detail_barang: barang.iter().map(|(k, _)| datang(k, None)).collect(),
        ..Terima::default()
    };
    tx.di(&p.toko, |tx| kirim::terima(tx, &p, &m))?;
    kirim_dari(tx, ("PST", "B03"), "JKT1", 4)?;
    let (no_kirim, barang) = kirim_dari(tx, ("BDG1", "B01"), "PST", 4)?;
    let ringan = |b: Berat| Berat::mg(b.sebagai_mg() - (b.sebagai_mg() / 20).max(50));
    // The last one is not in the parcel.
    let tiba = barang.iter().take(3).enumerate();
    let detail_barang = tiba.map(|(i, (k, b))| datang(k, (i < 2).then(|| ringan(*b)))).collect();
    let p = orang("own", "PST")?;
    let m = Terima {
        no_kirim,
        kode_toko: "B01".to_owned(),
        alasan_kurang: "TIDAK ADA DI PAKET".to_owned(),
        detail_barang,
        ..Terima::default()
    };
    tx.di(&p.toko, |tx| kirim::terima(tx, &p, &m))?;
    let p = orang("spv", "PST")?;
    tx.di(&p.toko, |tx| {
        let Some(s) = susut::daftar(tx, &p.toko, &susut::TanyaSusut::default())?.pop() else { return Ok(()) };
        let m = Putusan { no_susut: s.no_susut, terima: true, alasan: "DITIMBANG DUA KALI".to_owned() };
        susut::putuskan(tx, &p, &m).map(|_| ())
    })
}

/// Accessories and goods that are counted, not tagged.
fn curah(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<()> {
    let aksesoris = |jenis: &str, alasan: &str, qty, modal| aksesoris::Kirim {
        jenis: jenis.to_owned(),
        kode_toko: "Z01".to_owned(),
        alasan: alasan.to_owned(),
        keterangan: String::new(),
        detail_barang: vec![aksesoris::AksesorisBaris {
            kode_group: "ACC".to_owned(),
            kode_dept: "DOMPET".to_owned(),
            qty,
            harga_modal: Rupiah::new(modal),
        }],
    };
    let baris = |dept: &str, baki: &str, qty, mg, modal| manual::ManualBaris {
        kode_group: "375".to_owned(),
        kode_dept: dept.to_owned(),
        kode_gudang: "TOKO".to_owned(),
        kode_toko: baki.to_owned(),
        qty,
        berat: Berat::mg(mg),
        harga_modal: Rupiah::new(modal),
    };
    let manual = |tujuan: &str, keterangan: &str, detail_barang| manual::Kirim {
        tujuan: tujuan.to_owned(),
        keterangan: keterangan.to_owned(),
        detail_barang,
        ..manual::Kirim::default()
    };
    tx.di(&p.toko, |tx| {
        aksesoris::catat(tx, p, &aksesoris("TAMBAH", "PEMBELIAN", 200, 2_500))?;
        aksesoris::catat(tx, p, &aksesoris("AMBIL", "DIPAKAI", 35, 0))?;
        let masuk = vec![
            baris("ANT375", "D01", 40, 52_000, 24_000_000),
            baris("CIN375", "A01", 25, 41_250, 19_000_000),
        ];
        manual::tambah(tx, p, &manual("", "BARANG TANPA LABEL", masuk))?;
        manual::pindah(tx, p, &manual("D03", "", vec![baris("ANT375", "D01", 10, 13_000, 0)]))?;
        manual::hancur(tx, p, &manual("HC1", "MODEL LAMA", vec![baris("CIN375", "A01", 3, 4_950, 0)]))?;
        Ok(())
    })
}

/// A tray that was counted, with a piece missing and one of its neighbour's, and one that is still being counted.
fn hitungan(tx: &mut Tx<'_>, siaran: &Siaran) -> Hasil<()> {
    let p = orang("spv", "JKT1")?;
    let kode = |isi: Vec<(String, Berat)>| isi.into_iter().map(|(k, _)| k).collect::<Vec<_>>();
    let mut lengkap = kode(isi_baki(tx, "JKT1", "B05")?);
    lengkap.pop();
    lengkap.extend(kode(isi_baki(tx, "JKT1", "B04")?).into_iter().take(1));
    let mut separuh = kode(isi_baki(tx, "JKT1", "C05")?);
    separuh.truncate(separuh.len() / 2);
    tx.di(&p.toko, |tx| {
        for (baki, kode, selesai) in [("B05", lengkap, true), ("C05", separuh, false)] {
            let m = opname::Mulai {
                jenis: opname::Jenis::Baki,
                kode_gudang: "TOKO".to_owned(),
                kode_toko: baki.to_owned(),
                rujukan: String::new(),
            };
            let (o, _) = opname::mulai(tx, &p, &m)?;
            let no = NoFaktur::parse(&o.no_opname).map_err(|e| db::Error::Lain(e.to_string()))?;
            opname::pindai_banyak(tx, &p, &no, &PindaiBanyak { kode, kode_toko: String::new() }, siaran)?;
            if selesai {
                opname::selesai(tx, &p, &no, siaran)?;
            }
        }
        Ok(())
    })
}

/// The morning round: two trays that agree, one that is a piece too light.
fn timbangan(tx: &mut Tx<'_>) -> Hasil<()> {
    let p = orang("spv", "JKT1")?;
    // A piece lies there with its tag and bag.
    let sql = "SELECT b.berat_asli + b.berat_bandrol + b.berat_plastik FROM saldo_barang s \
               JOIN barang b ON b.kode_barcode = s.kode_barcode WHERE s.toko = $1 AND s.baki = $2 \
               ORDER BY s.kode_barcode LIMIT 1";
    let satu = tx.one(sql, args![&p.toko, "B02"], |r| r.int(0))?.unwrap_or(0);
    tx.di(&p.toko, |tx| {
        timbang::reset(tx, &p)?;
        let semua = timbang::keadaan(tx, &p, "TOKO")?;
        for (kode, beda) in [("A01", 0), ("A02", 30), ("B02", -satu)] {
            let Some(b) = semua.iter().find(|b| b.kode_baki == kode) else { continue };
            let m = timbang::Mulai { kode_gudang: b.kode_gudang.clone(), kode_toko: kode.to_owned() };
            timbang::mulai(tx, &p, &m)?;
            let berat = Berat::mg(b.seharusnya.sebagai_mg() + beda);
            let m = Timbang {
                kode_gudang: m.kode_gudang,
                kode_toko: m.kode_toko,
                sesi: Some(timbang::Sesi::Pagi),
                berat,
                // One weight was typed.
                mentah: if beda == 30 { String::new() } else { format!("ST,GS,+ {berat} g") },
            };
            timbang::catat(tx, &p, &m)?;
        }
        Ok::<_, Tolak>(())
    })
}
