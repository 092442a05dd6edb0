//! What the stores of the demo did with their goods today: shipments, counted stock, counts, weighings and weights that
//! wait, through the same functions the API uses, so that every screen and report of goods has something to show.

use crate::curah::{aksesoris, manual};
use crate::hancur::{Hancur, hancur};
use crate::kirim::{self, BarangTerima, Kirim, Terima};
use crate::opname::{self, PindaiBanyak};
use crate::pindah::{Pindah, pindah};
use crate::pindai::Pindai;
use crate::retur::{Retur, retur};
use crate::susut::{self, Putusan};
use crate::tambah::{Baru, harga_hari};
use crate::timbang::{self, Timbang};
use crate::{cetak, terima};
use db::{Tx, args};
use platform::demo::{TOKO_PENUH, nama, pelaku, user_id};
use platform::{Hasil, Pelaku, Siaran, Tolak};
use values::{Berat, Kadar, NoFaktur, Rupiah};

/// The whole story of one store needs so many pieces in a tray.
const CUKUP: usize = 8;

/// A person of a store.
fn orang(siapa: &str, kode: &str) -> Hasil<Pelaku> {
    Ok(Pelaku { user_id: user_id(&nama(siapa, kode))?, ..pelaku(kode)? })
}

/// The trays the stories take pieces from.
const DIPAKAI: [&str; 9] = ["A01", "A02", "A04", "A05", "B02", "B03", "B04", "B05", "C05"];

/// The day that is still open, in a transaction of all stores. A demo with few pieces has no story: answers whether this
/// one has.
pub fn hari_ini(tx: &mut Tx<'_>, siaran: &Siaran) -> Hasil<bool> {
    let penuh = TOKO_PENUH.iter().flat_map(|kode| DIPAKAI.iter().map(|baki| (*kode, *baki)));
    for (asal, baki) in penuh.chain([("BDG1", "B01")]) {
        if isi_baki(tx, asal, baki)?.len() < CUKUP {
            return Ok(false);
        }
    }
    kiriman(tx)?;
    for kode in ["PST", "JKT1", "BDG1"] {
        curah(tx, &orang("own", kode)?)?;
    }
    for kode in TOKO_PENUH {
        gerakan(tx, kode)?;
        hitungan(tx, kode, siaran)?;
        timbangan(tx, kode)?;
    }
    Ok(true)
}

fn isi_baki(tx: &mut Tx<'_>, toko: &str, baki: &str) -> Hasil<Vec<(String, Berat)>> {
    let sql =
        "SELECT kode_barcode, berat FROM saldo_barang WHERE toko = $1 AND baki = $2 ORDER BY kode_barcode";
    Ok(tx.rows(sql, args![toko, baki], |r| Ok((r.get(0)?, r.get(1)?)))?)
}

/// So many pieces of a tray, as they are scanned.
fn dari_baki(tx: &mut Tx<'_>, toko: &str, baki: &str, banyak: usize) -> Hasil<Vec<Pindai>> {
    let isi = isi_baki(tx, toko, baki)?.into_iter().take(banyak);
    Ok(isi.map(|(kode_barcode, _)| Pindai { kode_barcode, ..Pindai::default() }).collect())
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
        detail_barang: dari_baki(tx, asal, baki, banyak)?,
        ..Kirim::default()
    };
    let t = tx.di(&p.toko, |tx| kirim::kirim(tx, &p, &m))?;
    Ok((t.no_kirim, barang))
}

/// To the online shop's packing table, by a marketplace's courier.
fn kirim_online(tx: &mut Tx<'_>, asal: &str, tujuan: &str, no_resi: &str) -> Hasil<()> {
    let p = orang("spv", asal)?;
    let m = Kirim {
        tujuan: tujuan.to_owned(),
        jenis: "ONLINE".to_owned(),
        kurir: "JNE".to_owned(),
        no_resi: no_resi.to_owned(),
        kode_marketplace: "TOKOPEDIA".to_owned(),
        keterangan: "STOK TOKO ONLINE".to_owned(),
        detail_barang: dari_baki(tx, asal, "A02", 2)?,
    };
    tx.di(&p.toko, |tx| kirim::kirim(tx, &p, &m)).map(|_| ())
}

/// One received, one on its way, one received short with weights that differ: one accepted, one still waiting. Head office
/// and its branch also have something on its way to one another, and something sold online.
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
    kirim_dari(tx, ("JKT1", "B03"), "PST", 3)?;
    kirim_online(tx, "JKT1", "PST", "JNE0011223344")?;
    kirim_online(tx, "PST", "JKT1", "JNE0055667788")?;
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
    // Weighs less at the branch than head office wrote.
    let (no_kirim, barang) = kirim_dari(tx, ("PST", "A04"), "JKT1", 3)?;
    let detail_barang = barang.iter().zip(0..).map(|((k, b), i)| datang(k, (i < 2).then(|| ringan(*b))));
    let detail_barang = detail_barang.collect();
    let p = orang("own", "JKT1")?;
    let m = Terima { no_kirim, kode_toko: "A05".to_owned(), detail_barang, ..Terima::default() };
    tx.di(&p.toko, |tx| kirim::terima(tx, &p, &m))?;
    for kode in TOKO_PENUH {
        satu_susut(tx, kode)?;
    }
    Ok(())
}

/// A supervisor believes one of the weights that wait.
fn satu_susut(tx: &mut Tx<'_>, kode: &str) -> Hasil<()> {
    let p = orang("spv", kode)?;
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

/// A supplier brings pieces, labels are printed, pieces change trays, go to the melt and back to their supplier.
fn gerakan(tx: &mut Tx<'_>, kode: &str) -> Hasil<()> {
    let p = orang("own", kode)?;
    let pindahan = dari_baki(tx, kode, "A05", 3)?;
    let lebur = dari_baki(tx, kode, "A01", 2)?;
    let kembali = dari_baki(tx, kode, "B04", 2)?;
    tx.di(&p.toko, |tx| {
        let harga = harga_hari(tx, &p)?;
        let baru = |ke: i64| Baru {
            kode_group: "375".to_owned(),
            kode_dept: "CIN375".to_owned(),
            kode_gudang: "LABEL".to_owned(),
            kode_toko: "LB1".to_owned(),
            kode_intern: format!("TR{ke:05}"),
            nama_barang: "CINCIN BAMBU".to_owned(),
            berat_asli: Berat::mg(2_000 + ke * 150),
            kadar: Kadar::perseratus(4_200).ok(),
            kadar_modal: Kadar::perseratus(3_900).ok(),
            ongkos_modal: Rupiah::new(20_000),
            profit: Rupiah::new(80_000),
            ..Baru::default()
        };
        let m = terima::Terima {
            dari: "SUPPLIER".to_owned(),
            supplier_barang: "HWT".to_owned(),
            no_surat_jalan: format!("SJ-{kode}-001"),
            asal_perolehan: "SUPPLIER_FAKTUR".to_owned(),
            no_faktur_pajak: "010.026-26.00004711".to_owned(),
            keterangan: "PESANAN BULANAN".to_owned(),
            detail_barang: (1..=4).map(baru).collect(),
        };
        let t = terima::terima(tx, &p, &harga, &m)?;
        let kode_baru: Vec<String> = t.barang.into_iter().map(|b| b.kode_barcode).collect();
        let label = cetak::label(tx, &p.toko, &kode_baru)?;
        cetak::catat(tx, &p, &label, 1, "LABEL")?;
        let m = Pindah {
            kode_gudang: "TOKO".to_owned(),
            kode_toko: "A04".to_owned(),
            keterangan: "TATA ULANG ETALASE".to_owned(),
            detail_barang: pindahan,
        };
        pindah(tx, &p, &m)?;
        let m = Hancur {
            kondisi: "LAMA TIDAK LAKU".to_owned(),
            gudang_tujuan: "HANCUR".to_owned(),
            keterangan: "MODEL LAMA".to_owned(),
            detail_barang: lebur,
        };
        hancur(tx, &p, &m)?;
        let m = Retur {
            tujuan: "SUPPLIER".to_owned(),
            supplier_barang: "HWT".to_owned(),
            beda_supplier: true,
            keterangan: "CACAT PATRI".to_owned(),
            detail_barang: kembali,
            ..Retur::default()
        };
        retur(tx, &p, &m).map(|_| ())
    })
}

/// Counts of every kind: a tray with a piece missing and one of its neighbour's, one that is still being counted, tags, a
/// warehouse, what came today, and the whole store, where one piece was not found.
fn hitungan(tx: &mut Tx<'_>, toko: &str, siaran: &Siaran) -> Hasil<()> {
    let p = orang("spv", toko)?;
    let kode = |isi: Vec<(String, Berat)>| isi.into_iter().map(|(k, _)| k).collect::<Vec<_>>();
    let mut lengkap = kode(isi_baki(tx, toko, "B05")?);
    lengkap.pop();
    lengkap.extend(kode(isi_baki(tx, toko, "B04")?).into_iter().take(1));
    let mut separuh = kode(isi_baki(tx, toko, "C05")?);
    separuh.truncate(separuh.len() / 2);
    let tanda = kode(isi_baki(tx, toko, "A05")?);
    let rusak = kode(isi_baki(tx, toko, "RS1")?);
    let datang: Option<String> = tx.one(
        "SELECT no_dok FROM dok_barang WHERE toko = $1 AND jenis = 'TERIMA' ORDER BY waktu DESC, no_dok DESC",
        args![&p.toko],
        |r| r.get(0),
    )?;
    let rujukan = datang.unwrap_or_default();
    let terima = tx.rows(
        "SELECT kode_barcode FROM dok_barang_baris WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
        args![&p.toko, rujukan.as_str()],
        |r| r.get(0),
    )?;
    let mut semua: Vec<String> = tx.rows(
        "SELECT s.kode_barcode FROM saldo_barang s JOIN gudang g ON g.toko = s.toko AND g.kode_gudang = s.gudang \
         WHERE s.toko = $1 AND g.dihitung_opname = 1 AND g.dihapus = 0 ORDER BY s.kode_barcode",
        args![&p.toko],
        |r| r.get(0),
    )?;
    semua.pop();
    let satu = |jenis, gudang: &str, baki: &str, rujukan: &str| opname::Mulai {
        jenis,
        kode_gudang: gudang.to_owned(),
        kode_toko: baki.to_owned(),
        rujukan: rujukan.to_owned(),
    };
    tx.di(&p.toko, |tx| {
        for (m, kode, selesai) in [
            (satu(opname::Jenis::Baki, "TOKO", "B05", ""), lengkap, true),
            (satu(opname::Jenis::Baki, "TOKO", "C05", ""), separuh, false),
            (satu(opname::Jenis::Rfid, "TOKO", "A05", ""), tanda, true),
            (satu(opname::Jenis::Gudang, "RUSAK", "", ""), rusak, true),
            (satu(opname::Jenis::Penerimaan, "", "", &rujukan), terima, true),
            (satu(opname::Jenis::Global, "", "", ""), semua, true),
        ] {
            if kode.is_empty() {
                continue;
            }
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
fn timbangan(tx: &mut Tx<'_>, toko: &str) -> Hasil<()> {
    let p = orang("spv", toko)?;
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
