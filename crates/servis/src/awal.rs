//! Services that were open in the old program: the pieces that lie here with what is to be done, and what was paid down, under the
//! number on the customer's paper. One line a piece, lines of one number are one service. The pieces come into REPARASI by the
//! opening document; they need no second person: the import was the owner's.

use crate::kerja::JENIS_KERJA;
use crate::minta::Pekerjaan;
use crate::tabel::{BarisService, Kepala};
use crate::tahap::{self, Kejadian};
use crate::{GUDANG, stok};
use barang::pindai::Tujuan;
use db::Conn;
use konter::{Pelanggan, meluap};
use ledger::Dok;
use niaga::awal::Luar;
use niaga::awal::kerja::{self, Acuan};
use niaga::awal::terbuka::{self, Satu, Terbuka};
use platform::impor::{BarisBerkas, Kolom};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use values::batas::berat_barang;
use values::murni::berat_murni;
use values::{Berat, JenisDok, Kadar, KodeBarcode, KodeToko, NoFaktur, Rupiah};

pub const AWAL: Luar = Luar {
    kata: "service",
    kode: "SERVICE",
    sebutan: "Service awal",
    kolom: KOLOM,
    paling_banyak: 5_000,
    periksa: terbuka::periksa::<Lama>,
    balikkan: terbuka::balikkan::<Lama>,
};

const KOLOM: &[Kolom] = &[
    Kolom::new("no_service", "No Service Lama", true, "SV-00123"),
    Kolom::new("nama_customer", "Nama Customer", true, "SITI AMINAH"),
    Kolom::new("tgl_janji", "Tanggal Janji", true, "2026-12-15"),
    Kolom::new("nama_barang", "Nama Barang", true, "GELANG RANTAI"),
    Kolom::new("kode_group", "Kategori", true, "750"),
    Kolom::new("kode_dept", "Jenis", true, "GEL"),
    Kolom::new("berat", "Berat", true, "10.125"),
    Kolom::new("pekerjaan", "Pekerjaan", true, "PATRI RANTAI PUTUS"),
    Kolom::new("jenis_kerja", "Jenis Kerja", false, "PATRI"),
    Kolom::new("biaya", "Biaya", false, "150000"),
    Kolom::new("uang_muka", "Uang Muka", false, "50000"),
    Kolom::new("tgl_service", "Tanggal Masuk", false, "2026-11-01"),
    Kolom::new("no_hp", "No HP", false, "081234567890"),
    Kolom::new("alamat_customer", "Alamat", false, ""),
    Kolom::new("kode_member", "Kode Member", false, ""),
    Kolom::new("kadar", "Kadar", false, ""),
    Kolom::new("jumlah_batu", "Jumlah Batu", false, "0"),
    Kolom::new("taksiran", "Taksiran", false, ""),
    Kolom::new("kondisi", "Kondisi", false, ""),
];

/// A piece of the file.
struct Potong {
    nama_barang: String,
    kode_group: String,
    kode_dept: String,
    kadar: Kadar,
    berat: Berat,
    jumlah_batu: i64,
    taksiran: Rupiah,
    biaya: Rupiah,
    kondisi: String,
    pekerjaan: Vec<Pekerjaan>,
}

/// Services of the old program.
struct Lama;

/// The tray and the tags of their pieces, and what came in so far.
struct Bekal {
    tujuan: Tujuan,
    tanda: std::vec::IntoIter<KodeBarcode>,
    masuk: Vec<BarisService>,
}

impl Terbuka for Lama {
    type Garis = Potong;
    type Bekal = Bekal;

    const JENIS: JenisDok = JenisDok::Service;
    const SEBUTAN: &'static str = "Service";
    const HARGA: &'static str = "biaya";
    const NOMOR: &'static str = "no_service";
    const TANGGAL: (&'static str, &'static str) = ("tgl_service", "Tanggal masuk");

    fn garis(a: &Acuan, ke: usize, b: &BarisBerkas, s: &mut Salah) -> Option<Potong> {
        potong(a, ke, b, s)
    }

    fn harga(g: &Potong) -> Rupiah {
        g.biaya
    }

    fn berat(g: &Potong) -> Berat {
        g.berat
    }

    fn bekal(dok: &mut Dok<'_, '_>, p: &Pelaku, potong: usize) -> Hasil<Bekal> {
        let tujuan = stok::baki(dok.tx(), &p.toko, potong)?;
        let tanda = barang::ambil_barcode(dok.tx(), potong)?.into_iter();
        Ok(Bekal { tujuan, tanda, masuk: Vec::with_capacity(potong) })
    }

    fn buka(
        dok: &mut Dok<'_, '_>,
        no: &NoFaktur,
        o: &Satu<Potong>,
        w: Pelanggan,
        bekal: &mut Bekal,
    ) -> Hasil<()> {
        let (teks, rujukan, oleh) = (no.to_string(), dok.no().to_string(), dok.oleh().to_string());
        let kepala = kepala(dok, &teks, o, w);
        dok.tx().sisip([kepala])?;
        for (b, ke) in o.garis.iter().zip(1_i64..) {
            let kode = bekal.tanda.next().ok_or_else(|| db::Error::Lain("barcode habis".to_owned()))?;
            let baris = garis(dok, (&teks, ke), b, (kode.as_ref(), &bekal.tujuan))?;
            dok.tx().sisip([baris.clone()])?;
            bekal.masuk.push(baris);
        }
        let satu = |tahap| Kejadian { tahap, rujukan: &rujukan, ..Kejadian::default() };
        tahap::catat(dok, &teks, &satu("MASUK"))?;
        tahap::mulai(dok, &teks)?;
        tahap::catat(dok, &teks, &Kejadian { user_id: &oleh, ..satu("VALID") })?;
        tahap::isi(dok.tx(), &teks, "valid_by", oleh.as_str().into())?;
        // Its money never came into a drawer here, so taking it back is giving it back undone: the work counts as begun.
        tahap::catat(dok, &teks, &satu("PROSES"))?;
        let (toko, tgl) = (dok.tx().toko().clone(), dok.tgl_system());
        let kini = tahap::buka(dok.tx(), &toko, &teks)?.kini;
        tahap::pindah(dok.tx(), &kini, "PROSES", tgl, true)
    }

    fn akhiri(dok: &mut Dok<'_, '_>, bekal: Bekal) -> Hasil<()> {
        stok::masuk(dok, &bekal.masuk)
    }

    fn utuh(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Option<Rupiah>> {
        let s = tahap::buka(c, toko, &no.to_string())?;
        Ok((s.kini.tahap == "PROSES" && s.kini.kode_tukang.is_empty()).then_some(s.kepala.dp_rp))
    }

    fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Hasil<()> {
        ledger::stok::balikkan(dok, asal)?;
        Ok(())
    }

    fn tutup(dok: &mut Dok<'_, '_>, no: &NoFaktur, alasan: &str) -> Hasil<()> {
        let (toko, tgl, rujukan) = (dok.tx().toko().clone(), dok.tgl_system(), dok.no().to_string());
        let s = tahap::buka(dok.tx(), &toko, &no.to_string())?;
        let k = Kejadian { tahap: "BATAL", rujukan: &rujukan, keterangan: alasan, ..Kejadian::default() };
        tahap::catat(dok, &no.to_string(), &k)?;
        tahap::pindah(dok.tx(), &s.kini, "BATAL", tgl, false)
    }
}

/// A text of at most so many characters.
fn kata(ke: usize, b: &BarisBerkas, (kolom, wajib): (&'static str, bool), s: &mut Salah) -> String {
    kerja::kata(ke, b, (kolom, 100, wajib.then_some("Harus diisi")), s)
}

/// The piece of a line; none when something about it is wrong.
fn potong(a: &Acuan, ke: usize, b: &BarisBerkas, s: &mut Salah) -> Option<Potong> {
    let mula = s.banyak();
    let nama_barang = kata(ke, b, ("nama_barang", true), s);
    let macam = a.macam(ke, b, s);
    let berat: Option<Berat> = b.baca(ke, "berat", s);
    if let Err(pesan) = berat_barang(berat.unwrap_or(Berat::NOL)) {
        s.beri(ke, "berat", pesan.to_string());
    }
    let deskripsi = kata(ke, b, ("pekerjaan", true), s);
    let jenis_kerja = match b.besar("jenis_kerja") {
        k if k.is_empty() => "LAIN".to_owned(),
        k => k,
    };
    if !JENIS_KERJA.contains(&jenis_kerja.as_str()) {
        s.beri(ke, "jenis_kerja", format!("Jenis kerja: {}", JENIS_KERJA.join(", ")));
    }
    let biaya = kerja::uang(ke, b, "biaya", s).unwrap_or(Rupiah::NOL);
    let taksiran = kerja::uang(ke, b, "taksiran", s).unwrap_or(Rupiah::NOL);
    let kadar: Option<Kadar> = b.baca(ke, "kadar", s);
    let jumlah_batu = b.baca::<i64>(ke, "jumlah_batu", s).unwrap_or(0);
    if !(0..=10_000).contains(&jumlah_batu) {
        s.beri(ke, "jumlah_batu", "Jumlah batu 0 sampai 10000");
    }
    let kondisi = kata(ke, b, ("kondisi", false), s);
    let (Some(berat), true) = (berat, s.banyak() == mula) else { return None };
    Some(Potong {
        nama_barang,
        kode_group: macam.kode_group,
        kode_dept: macam.kode_dept,
        kadar: kadar.unwrap_or(macam.kadar_cetak),
        berat,
        jumlah_batu,
        taksiran,
        biaya,
        kondisi,
        pekerjaan: vec![Pekerjaan { deskripsi, jenis_kerja, biaya_rp: biaya }],
    })
}

fn kepala(dok: &mut Dok<'_, '_>, no: &str, o: &Satu<Potong>, w: Pelanggan) -> Kepala {
    Kepala {
        toko: dok.tx().toko().to_string(),
        no_service: no.to_owned(),
        jenis: "CUSTOMER".to_owned(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        input_by: dok.oleh().to_string(),
        kode_sales: String::new(),
        kode_pelanggan: w.kode_pelanggan,
        kode_member: w.kode_member,
        nama_customer: w.nama_customer,
        alamat_customer: w.alamat_customer,
        no_hp: w.no_hp,
        no_faktur_group: no.to_owned(),
        tgl_janji: o.janji.to_string(),
        estimasi_rp: o.total,
        dp_rp: o.uang_muka,
        keterangan: format!("SALDO AWAL {}", o.no_lama),
        otorisasi: String::new(),
    }
}

/// A piece with a tag for the time it is here.
fn garis(
    dok: &mut Dok<'_, '_>,
    (no, baris): (&str, i64),
    b: &Potong,
    (kode, tujuan): (&str, &Tujuan),
) -> Hasil<BarisService> {
    Ok(BarisService {
        toko: dok.tx().toko().to_string(),
        no_service: no.to_owned(),
        baris,
        kode_barcode: kode.to_owned(),
        milik_rantai: false,
        toko_nota: String::new(),
        no_faktur_jual: String::new(),
        nama_barang: b.nama_barang.clone(),
        kode_group: b.kode_group.clone(),
        kode_dept: b.kode_dept.clone(),
        kadar: b.kadar,
        berat: b.berat,
        berat_atribut: Berat::NOL,
        murni: berat_murni(b.berat, Berat::NOL, b.kadar).map_err(meluap)?,
        jumlah_batu: b.jumlah_batu,
        taksiran_rp: b.taksiran,
        estimasi_rp: b.biaya,
        kondisi: b.kondisi.clone(),
        pekerjaan: db::Json(b.pekerjaan.clone()),
        gudang_asal: String::new(),
        baki_asal: String::new(),
        gudang: GUDANG.to_owned(),
        kode_toko: tujuan.baki.to_string(),
    })
}
