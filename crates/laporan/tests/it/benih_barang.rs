//! Goods for the reports about them: masters, pieces of three days, a move, a sale and a destruction, through the same
//! functions the shop uses. The store's mark is a type and a tray.

use crate::bantu::pelaku;
use barang::tambah::{self, Baru, HargaModal};
use barang::{Kepala, Langkah, balikkan, gerakkan, siap};
use db::{Tx, args};
use ledger::Dok;
use ledger::stok::Luar;
use platform::{Hasil, Pelaku, Tolak};
use serde_json::json;
use values::{Berat, JenisDok, Kadar, KodeBaki, KodeBarcode, KodeGudang, KodeToko, NoFaktur, Rupiah, UserId};

const PUKUL: &str = "2026-11-15T08:39:00.000+07:00";

/// Planted once in a store, whichever of its reports comes first.
pub fn tanam(tx: &mut Tx<'_>, tanda: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    let sudah = tx.one("SELECT 1 FROM barang WHERE toko = $1 LIMIT 1", args![&toko], |r| r.int(0))?;
    if sudah.is_some() {
        return Ok(());
    }
    master(tx, &toko, tanda)?;
    let p = pelaku(toko.as_str(), false);
    let lama = tambah(tx, &p, "2026-05-04", &[cincin(tanda, 2_345), cincin(tanda, 3_500)])?;
    let kalung = |berat, pajak: &str| Baru {
        kode_group: "420".into(),
        kode_dept: "KAL420".into(),
        nama_barang: "kalung rantai".into(),
        no_faktur_pajak: pajak.into(),
        ..cincin(tanda, berat)
    };
    let baru = tambah(tx, &p, "2026-11-10", &[kalung(5_021, "010.000-26.1"), kalung(4_800, "")])?;
    let label = Baru { kode_toko: "L1".into(), keterangan: "titip foto".into(), ..cincin(tanda, 1_021) };
    let kini = tambah(tx, &p, "2026-11-15", &[cincin(tanda, 4_444), cincin(tanda, 2_020), label])?;
    let kepala = |jenis| Kepala { jenis, keterangan: "uji", ..Kepala::default() };
    let pindah = [ke_baki(tx, &lama[0], "TOKO", "A2")?, ke_baki(tx, &baru[0], "TOKO", "A2")?];
    dokumen(tx, JenisDok::PindahBarang, &kepala("PINDAH"), &pindah)?;
    // A move that was taken back: no report counts it.
    let salah = [ke_baki(tx, &lama[1], "LABEL", "L1")?];
    let no = dokumen(tx, JenisDok::PindahBarang, &kepala("PINDAH"), &salah)?;
    batalkan(tx, &no, &salah)?;
    let mut hancur = ke_baki(tx, &kini[0], "HANCUR", "H1")?;
    hancur.kondisi = "PATAH".into();
    dokumen(tx, JenisDok::HancurBarang, &kepala("HANCUR"), &[hancur])?;
    let jual = Langkah::ke_luar(siap(tx, &toko, &baru[1])?, Luar::Pelanggan)?;
    dokumen(tx, JenisDok::Penjualan, &kepala("JUAL"), &[jual])?;
    Ok(())
}

fn cincin(tanda: &str, mg: i64) -> Baru {
    Baru {
        kode_group: "750".into(),
        kode_dept: tanda.into(),
        kode_toko: tanda.into(),
        supplier_barang: "SUP1".into(),
        kode_intern: format!("C-{mg}"),
        nama_barang: "cincin polos".into(),
        berat_asli: Berat::mg(mg),
        kadar: Some(Kadar::PENUH),
        kadar_cetak: "75".parse().ok(),
        hpp_manual: Rupiah::new(mg * 1_000),
        profit: Rupiah::new(250_000),
        ..Baru::default()
    }
}

fn hari(tx: &mut Tx<'_>, tgl: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    tx.exec("UPDATE toko SET tgl_system = $2 WHERE kode_toko = $1", args![&toko, tgl])?;
    Ok(())
}

fn tambah(tx: &mut Tx<'_>, p: &Pelaku, tgl: &str, baris: &[Baru]) -> Hasil<Vec<KodeBarcode>> {
    hari(tx, tgl)?;
    let hasil = tambah::banyak(tx, p, &HargaModal::new(), baris)?;
    hari(tx, testkit::bangun::TGL_SYSTEM)?;
    let kode = hasil.iter().map(|t| KodeBarcode::parse(&t.kode_barcode));
    kode.collect::<Result<_, _>>().map_err(|e| Tolak::from(db::Error::Lain(e.to_string())))
}

fn ke_baki(tx: &mut Tx<'_>, kode: &KodeBarcode, gudang: &str, baki: &str) -> Hasil<Langkah> {
    let toko = tx.toko().clone();
    let kartu = siap(tx, &toko, kode)?;
    Langkah::ke_baki(kartu, KodeGudang::parse(gudang).unwrap(), KodeBaki::parse(baki).unwrap())
}

fn dokumen(tx: &mut Tx<'_>, jenis: JenisDok, kepala: &Kepala<'_>, langkah: &[Langkah]) -> Hasil<NoFaktur> {
    let mut dok = Dok::buka(tx, jenis, &UserId::parse("budi").unwrap())?;
    gerakkan(&mut dok, kepala, langkah)?;
    Ok(dok.tutup("UJI", &json!({}))?)
}

/// The reverse of a document, as a document of its own that names it.
fn batalkan(tx: &mut Tx<'_>, asal: &NoFaktur, langkah: &[Langkah]) -> Hasil<()> {
    let toko = tx.toko().clone();
    let mut kembali = Vec::new();
    for l in langkah {
        let kartu = siap(tx, &toko, &l.kartu.kode_barcode)?;
        kembali.push(Langkah { kartu, dari: l.ke.clone(), ke: l.dari.clone(), kondisi: String::new() });
    }
    let mut dok = Dok::buka(tx, asal.jenis(), &UserId::parse("budi").unwrap())?;
    let rujukan = asal.to_string();
    let kepala = Kepala { jenis: "BATAL", rujukan: &rujukan, ..Kepala::default() };
    balikkan(&mut dok, &kepala, asal, &kembali)?;
    dok.tutup("UJI BATAL", &json!({}))?;
    Ok(())
}

fn master(tx: &mut Tx<'_>, toko: &KodeToko, tanda: &str) -> Hasil<()> {
    // Barcodes that do not depend on which store was planted first.
    let blok = 10 + i64::from(tanda.len() > 8) + if toko.as_str().ends_with('5') { 10 } else { 0 };
    tx.exec("INSERT INTO barcode_blok (blok, toko, terpakai) VALUES ($1, $2, 0)", args![blok, toko])?;
    let mut id = 0_i64;
    let mut isi = |tx: &mut Tx<'_>, tabel: &str, kolom: &str, nilai: &[db::Val]| -> Hasil<()> {
        id += 1;
        let tempat: Vec<String> = (4..4 + nilai.len()).map(|n| format!("${n}")).collect();
        let sql = format!(
            "INSERT INTO {tabel} (toko, id, dihapus, versi, diubah, oleh, cari, {kolom}) \
             VALUES ($1, $2, 0, 1, $3, 'budi', '', {})",
            tempat.join(", ")
        );
        let mut semua = args![toko, id.to_string(), PUKUL].to_vec();
        semua.extend_from_slice(nilai);
        tx.exec(&sql, &semua)?;
        Ok(())
    };
    for (kode, nama, jenis_group) in [("750", "EMAS 750", "TUA"), ("420", "EMAS 420", "MUDA")] {
        isi(
            tx,
            "group_barang",
            "kode_group, nama_group, kode_kategori, jenis_group, kelompok_harga, harga, kadar, kadar_cetak, kadar_modal, \
             is_berlian, is_acc, is_lm, aturan_harga, harga_bandrol, jenis_ongkos, ongkos, potong_atribut, jenis_ppn",
            args![
                kode,
                nama,
                "EMAS",
                jenis_group,
                "",
                0,
                10_000,
                7_500,
                10_000,
                0,
                0,
                0,
                "PROFIT",
                0,
                "RP_GRAM",
                0,
                0,
                "PERHIASAN_EMAS"
            ],
        )?;
    }
    for (kode, nama) in [(tanda, "CINCIN"), ("KAL420", "KALUNG")] {
        isi(
            tx,
            "jenis",
            "kode_dept, nama_dept, kode_group, kode_bandrol, toleransi_gram, toleransi_susut, toleransi_cuci, \
             toleransi_lebur, wajib_foto",
            args![kode, nama, "", "", 20, 100, 100, 200, 0],
        )?;
    }
    for (kode, jual) in [("TOKO", 1), ("LABEL", 0), ("HANCUR", 0)] {
        isi(
            tx,
            "gudang",
            "kode_gudang, nama_gudang, boleh_jual, milik_customer, dihitung_opname, boleh_sumber_hancur, \
             boleh_tujuan_hancur",
            args![kode, kode, jual, 0, 1, 1, i64::from(kode == "HANCUR")],
        )?;
    }
    for (kode, gudang) in [(tanda, "TOKO"), ("A2", "TOKO"), ("L1", "LABEL"), ("H1", "HANCUR")] {
        isi(
            tx,
            "baki",
            "kode_baki, nama_baki, kode_gudang, tara, kapasitas, toleransi, aktif",
            args![kode, format!("BAKI {kode}"), gudang, 0, 0, 100, 1],
        )?;
    }
    tx.exec(
        "INSERT INTO buku_harga (toko, id, tgl_system, waktu, oleh, dari_toko, kode_group, jual_lama, jual_baru, beli_lama, \
         beli_baru, rosok_lama, rosok_baru, kurs_lama, kurs_baru) \
         VALUES ($1, 1, '2026-11-15', $2, 'budi', $1, '', NULL, 1900000, NULL, 1800000, NULL, 1700000, NULL, 0)",
        args![toko, PUKUL],
    )?;
    // Suppliers belong to the chain: one row for both stores.
    tx.exec(
        "INSERT INTO supplier_barang (toko, id, dihapus, versi, diubah, oleh, cari, kode_supplier, nama_supplier, alamat, \
         no_hp, npwp, is_faktur, aktif) VALUES ($1, '1', 0, 1, $2, 'budi', '', 'SUP1', 'PT LOGAM', '', '', '', 1, 1) \
         ON CONFLICT (toko, id) DO NOTHING",
        args![db::RANTAI, PUKUL],
    )?;
    Ok(())
}
