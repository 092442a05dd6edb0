//! Contracts that were running in the old program: one line each, its piece by the barcode it has here, how many instalments were
//! paid. The schedule begins on the day of the old paper; what was paid is one payment of the opening document.

use crate::akad::{self, GUDANG};
use crate::bayar::tulis_bayar;
use crate::hutang::{self, Angsuran};
use crate::tabel::{self, Alokasi, Isi, IsiBaris, IsiBayar, Kejadian, Saat};
use barang::pindai::{self, Tujuan};
use barang::{Kartu, Langkah, dicicil};
use db::{Conn, args};
use konter::pelanggan::PelangganMinta;
use konter::{meluap, rupiah, uang_muka};
use ledger::Dok;
use niaga::NiagaTolak;
use niaga::awal::{IsiLuar, Luar, kerja};
use platform::impor::{BarisBerkas, Kolom};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use std::collections::HashSet;
use values::cicilan::{MintaCicilan, jadwal};
use values::{Berat, JenisDok, KodeBarcode, KodeToko, NoFaktur, Persen, Rupiah, Tanggal};

pub const AWAL: Luar = Luar {
    kata: "cicilan",
    kode: "CICILAN",
    sebutan: "Cicilan awal",
    kolom: KOLOM,
    paling_banyak: 5_000,
    periksa,
    balikkan,
};

const KOLOM: &[Kolom] = &[
    Kolom::new("no_cicilan", "No Cicilan Lama", true, "CC-00123"),
    Kolom::new("nama_customer", "Nama Customer", true, "SITI AMINAH"),
    Kolom::new("tgl_akad", "Tanggal Akad", true, "2026-08-15"),
    Kolom::new("kode_barcode", "Barcode", true, "00000001"),
    Kolom::new("harga", "Harga", true, "10000000"),
    Kolom::new("uang_muka", "Uang Muka", true, "3000000"),
    Kolom::new("tenor", "Tenor", true, "6"),
    Kolom::new("bunga", "Bunga", false, "1.25"),
    Kolom::new("dibayar_kali", "Angsuran Dibayar", false, "2"),
    Kolom::new("denda", "Denda per Hari", false, "5000"),
    Kolom::new("biaya", "Biaya", false, "35000"),
    Kolom::new("no_hp", "No HP", false, "081234567890"),
    Kolom::new("alamat_customer", "Alamat", false, ""),
    Kolom::new("kode_member", "Kode Member", false, ""),
];

/// A contract of the file.
struct Satu {
    no_lama: String,
    tgl: Tanggal,
    siapa: PelangganMinta,
    kartu: Kartu,
    harga: Rupiah,
    dp: Rupiah,
    bunga: Persen,
    denda: Rupiah,
    biaya: Rupiah,
    pokok: Rupiah,
    jumlah_bunga: Rupiah,
    jadwal: Vec<Angsuran>,
    /// instalments that were paid, all of them
    kali: usize,
}

struct Berkas(Vec<Satu>);

/// Was it brought in from before?
pub(crate) fn diimpor(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<bool> {
    let n: i64 =
        c.nilai("SELECT COUNT(*) FROM kerja_awal WHERE toko = $1 AND no_dok = $2", args![toko, no])?;
    Ok(n > 0)
}

fn periksa(c: &mut Conn, p: &Pelaku, baris: &[BarisBerkas], s: &mut Salah) -> Hasil<Box<dyn IsiLuar>> {
    let terpakai = kerja::terpakai(c, p, JenisDok::Cicilan)?;
    let hari_ini = platform::toko::cari(c, &p.toko)?.tgl_system;
    let (mut hasil, mut nomor, mut kode) = (Vec::new(), HashSet::new(), HashSet::new());
    for (ke, b) in baris.iter().enumerate() {
        let mula = s.banyak();
        let no_lama = kerja::nomor_lama(ke, b, "no_cicilan", &terpakai, s);
        let siapa = kerja::siapa(c, ke, b, s)?;
        let kartu = kartu(c, p, ke, b, s)?;
        let tgl: Option<Tanggal> = b.baca(ke, "tgl_akad", s);
        if tgl.is_none_or(|t| t > hari_ini) {
            s.beri(ke, "tgl_akad", "Tanggal akad harus diisi, tidak sesudah hari ini");
        }
        if !nomor.insert(no_lama.clone()) {
            s.beri(ke, "no_cicilan", "Nomor ini dua kali di berkas ini");
        }
        let (Some(kartu), Some(tgl), true) = (kartu, tgl, s.banyak() == mula) else { continue };
        if !kode.insert(kartu.kode_barcode.clone()) {
            s.beri(ke, "kode_barcode", "Barang ini dua kali di berkas ini");
            continue;
        }
        hasil.extend(satu((ke, b), (no_lama, tgl), siapa, kartu, s)?);
    }
    Ok(Box::new(Berkas(hasil)))
}

/// A piece of the trays that may be sold.
fn kartu(c: &mut Conn, p: &Pelaku, ke: usize, b: &BarisBerkas, s: &mut Salah) -> Hasil<Option<Kartu>> {
    let Ok(kode) = KodeBarcode::parse(&b.besar("kode_barcode")) else {
        s.beri(ke, "kode_barcode", "Barcode tidak dikenal");
        return Ok(None);
    };
    match barang::siap(c, &p.toko, &kode) {
        Ok(k) if k.kode_gudang == "TOKO" => Ok(Some(k)),
        Ok(k) => {
            s.beri(ke, "kode_barcode", format!("Barang {kode} ada di gudang {}, bukan TOKO", k.kode_gudang));
            Ok(None)
        }
        Err(t) if t.sebab.is_none() => {
            s.beri(ke, "kode_barcode", t.pesan);
            Ok(None)
        }
        Err(t) => Err(t),
    }
}

fn satu(
    (ke, b): (usize, &BarisBerkas),
    (no_lama, tgl): (String, Tanggal),
    siapa: PelangganMinta,
    kartu: Kartu,
    s: &mut Salah,
) -> Hasil<Option<Satu>> {
    let mula = s.banyak();
    let harga = kerja::uang(ke, b, "harga", s).unwrap_or(Rupiah::NOL);
    let dp = kerja::uang(ke, b, "uang_muka", s).unwrap_or(Rupiah::NOL);
    let denda = kerja::uang(ke, b, "denda", s).unwrap_or(Rupiah::NOL);
    let biaya = kerja::uang(ke, b, "biaya", s).unwrap_or(Rupiah::NOL);
    let tenor = b.baca::<u16>(ke, "tenor", s).unwrap_or(0);
    let bunga = b.baca::<Persen>(ke, "bunga", s).unwrap_or(Persen::NOL);
    let kali = b.baca::<usize>(ke, "dibayar_kali", s).unwrap_or(0);
    if tenor > 120 || usize::from(tenor) <= kali {
        s.beri(ke, "dibayar_kali", "Yang dibayar kurang dari tenornya, tenor paling banyak 120");
    }
    if s.banyak() != mula {
        return Ok(None);
    }
    let minta = MintaCicilan { harga, dp, bunga, tenor, kelipatan: MintaCicilan::KELIPATAN, pembulatan: 500 };
    let j = match jadwal(&minta) {
        Ok(j) => j,
        Err(e) => {
            s.beri(ke, "harga", e.to_string());
            return Ok(None);
        }
    };
    let tempo = akad::tempo(tgl, i64::from(tenor))?;
    let bagian = j.bagian().map_err(meluap)?;
    let semua = (1..).zip(tempo).zip(bagian).map(|((ke, t), b)| hutang::baru(ke, t, b));
    Ok(Some(Satu {
        no_lama,
        tgl,
        siapa,
        kartu,
        harga,
        dp,
        bunga,
        denda,
        biaya,
        pokok: j.pokok,
        jumlah_bunga: j.bunga,
        jadwal: semua.collect::<Hasil<Vec<_>>>()?,
        kali,
    }))
}

impl Satu {
    /// Principal and interest of what was paid.
    fn dibayar(&self) -> Hasil<(Rupiah, Rupiah)> {
        let lunas = || self.jadwal.iter().take(self.kali);
        Ok((rupiah(lunas().map(|a| a.pokok_rp))?, rupiah(lunas().map(|a| a.bunga_rp))?))
    }

    fn kepala(&self, dok: &mut Dok<'_, '_>, no: &NoFaktur, w: konter::Pelanggan) -> Isi {
        let k = &self.kartu;
        Isi {
            toko: dok.tx().toko().to_string(),
            no_cicilan: no.to_string(),
            tgl_system: dok.tgl_system().to_string(),
            waktu: dok.waktu().to_string(),
            input_by: dok.oleh().to_string(),
            kode_sales: String::new(),
            kode_pelanggan: w.kode_pelanggan,
            kode_member: w.kode_member,
            nama_customer: w.nama_customer,
            alamat_customer: w.alamat_customer,
            no_hp: w.no_hp,
            sidik_nik: w.sidik_nik,
            nik_samar: w.nik_samar,
            kode_cicilan: "AWAL".to_owned(),
            tenor: i64::try_from(self.jadwal.len()).unwrap_or(i64::MAX),
            bunga_persen: self.bunga,
            dp_persen: Persen::NOL,
            denda_harian: self.denda,
            denda_maks: Persen::perseratus(500),
            macet_kali: 3,
            biaya_rp: self.biaya,
            harga_rp: self.harga,
            dp_rp: self.dp,
            pokok_rp: self.pokok,
            bunga_rp: self.jumlah_bunga,
            qty: 1,
            berat: k.berat,
            uraian: format!("{} {} g", k.nama_barang, values::format::gram(k.berat)),
            keterangan: format!("SALDO AWAL {}", self.no_lama),
            otorisasi: String::new(),
        }
    }

    fn baris(&self, t: &Tujuan) -> IsiBaris {
        let k = &self.kartu;
        IsiBaris {
            baris: 1,
            kode_barcode: k.kode_barcode.to_string(),
            nama_barang: k.nama_barang.clone(),
            kode_group: k.kode_group.clone(),
            kode_dept: k.kode_dept.clone(),
            kadar: k.kadar,
            kadar_cetak: k.kadar_cetak,
            berat: k.berat,
            harga_gram: 0,
            // What gold cost on the old paper's day is not known: no fall is taken off.
            gram_resmi: 0,
            nilai_emas: self.harga,
            ongkos: Rupiah::NOL,
            harga_jual: self.harga,
            diskon: Rupiah::NOL,
            harga_hitung: self.harga,
            harga_total: self.harga,
            status_premi: false,
            gudang_asal: k.kode_gudang.clone(),
            baki_asal: k.kode_toko.clone(),
            gudang: t.gudang.to_string(),
            baki: t.baki.to_string(),
        }
    }

    /// What was paid before, as one payment without money.
    fn bayar(&self, dok: &mut Dok<'_, '_>, isi: &Isi, no: &NoFaktur) -> Hasil<()> {
        let (pokok, bunga) = self.dibayar()?;
        uang_muka::terima_untuk(dok, no, self.dp.tambah(pokok).map_err(meluap)?)?;
        if self.kali == 0 {
            return Ok(());
        }
        let (tgl, saat) = (dok.tgl_system(), Saat::dari(dok));
        let no_bayar = db::nomor_berikut(dok.tx(), JenisDok::BayarCicilan, tgl)?;
        let baris = IsiBayar {
            toko: isi.toko.clone(),
            no_bayar: no_bayar.to_string(),
            no_cicilan: no.to_string(),
            jenis: "AWAL".to_owned(),
            tgl_system: tgl.to_string(),
            waktu: saat.waktu.to_string(),
            oleh: saat.oleh.to_string(),
            penyetor: isi.nama_customer.clone(),
            jumlah_rp: pokok.tambah(bunga).map_err(meluap)?,
            denda_rp: Rupiah::NOL,
            bunga_rp: bunga,
            pokok_rp: pokok,
            bebas_rp: Rupiah::NOL,
            sisa_pokok: self.pokok.kurang(pokok).map_err(meluap)?,
            diserahkan: false,
            keterangan: format!("SALDO AWAL {} angsuran", self.kali),
            otorisasi: String::new(),
        };
        let alokasi = self.jadwal.iter().take(self.kali).map(|a| Alokasi {
            ke: a.ke,
            denda_rp: Rupiah::NOL,
            bunga_rp: a.bunga_rp,
            pokok_rp: a.pokok_rp,
            bebas_rp: Rupiah::NOL,
        });
        tulis_bayar(dok.tx(), baris, &alokasi.collect::<Vec<_>>())?;
        hutang::proyeksi(dok.tx(), no, isi, tgl)?;
        Ok(())
    }
}

impl IsiLuar for Berkas {
    fn jumlah(&self) -> (Rupiah, Berat) {
        let uang =
            |o: &Satu| o.dibayar().and_then(|(p, _)| p.tambah(o.dp).map_err(meluap)).unwrap_or(Rupiah::NOL);
        let berat = Berat::jumlah(self.0.iter().map(|o| o.kartu.berat)).unwrap_or(Berat::NOL);
        (rupiah(self.0.iter().map(uang)).unwrap_or(Rupiah::NOL), berat)
    }

    fn tulis(&self, dok: &mut Dok<'_, '_>, p: &Pelaku) -> Hasil<()> {
        let mut orang = kerja::Orang::default();
        let galat = crate::CicilanTolak::Isian;
        let tujuan = pindai::baki_pertama(dok.tx(), &p.toko, galat, "kode_barcode", GUDANG, self.0.len())?;
        let (mut langkah, rujukan) = (Vec::with_capacity(self.0.len()), dok.no().to_string());
        for o in &self.0 {
            let siapa = orang.tetapkan(dok, p, &o.siapa)?;
            let (tgl, saat) = (dok.tgl_system(), Saat::dari(dok));
            let no = db::nomor_berikut(dok.tx(), JenisDok::Cicilan, tgl)?;
            kerja::catat(dok, &no, &o.no_lama, &o.tgl.to_string())?;
            let isi = o.kepala(dok, &no, siapa);
            let baris = [o.baris(&tujuan)];
            akad::tulis_untuk(dok.tx(), (&no, &rujukan), &saat, isi.clone(), (&baris, &o.jadwal))?;
            o.bayar(dok, &isi, &no)?;
            langkah.push(Langkah::ke_baki(o.kartu.clone(), tujuan.gudang.clone(), tujuan.baki.clone())?);
        }
        if langkah.is_empty() {
            return Ok(());
        }
        let kepala =
            barang::Kepala { jenis: akad::KATEGORI, lawan: "", rujukan: "", keterangan: "SALDO AWAL" };
        barang::gerakkan(dok, &kepala, &langkah)?;
        for l in &langkah {
            dicicil::tandai(dok.tx(), &l.kartu.kode_barcode)?;
        }
        Ok(())
    }
}

/// All of them away again; not when one was paid, handed over or ended since.
fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur, alasan: &str) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let semua = kerja::dari(dok.tx(), &toko, asal)?;
    let (mut kontrak, mut langkah) = (Vec::with_capacity(semua.len()), Vec::new());
    for (no, lama) in &semua {
        let k = tabel::baca(dok.tx(), &toko, &no.to_string())?;
        let dibayar: i64 = dok.tx().nilai(
            "SELECT COUNT(*) FROM cicilan_peristiwa WHERE toko = $1 AND no_cicilan = $2 AND tahap NOT IN ('AKAD', 'KABAR')",
            args![&toko, no],
        )?;
        if dibayar > 0 || k.kini.tahap != "AKTIF" {
            let pesan = format!("Cicilan {lama} ({no}) sudah dibayar, diserahkan atau berakhir");
            return Err(NiagaTolak::AwalBatal.tolak(pesan));
        }
        for b in &k.baris {
            let kode = KodeBarcode::parse(&b.kode_barcode).map_err(|e| db::Error::Lain(e.to_string()))?;
            let kartu = barang::satu(dok.tx(), &kode)?;
            let salah = |e: values::KodeSalah| db::Error::Lain(e.to_string());
            let gudang = values::KodeGudang::parse(&b.gudang_asal).map_err(salah)?;
            let baki = values::KodeBaki::parse(&b.baki_asal).map_err(salah)?;
            langkah.push(Langkah::ke_baki(kartu, gudang, baki)?);
        }
        kontrak.push(k);
    }
    ledger::titipan::balikkan(dok, asal)?;
    let rujukan = asal.to_string();
    let kepala = barang::Kepala { jenis: "LEPAS CICILAN", lawan: "", rujukan: &rujukan, keterangan: alasan };
    barang::balikkan(dok, &kepala, asal, &langkah)?;
    let (saat, rujukan) = (Saat::dari(dok), dok.no().to_string());
    for k in kontrak {
        let e = Kejadian { tahap: "BATAL", rujukan: &rujukan, keterangan: alasan, ..Kejadian::default() };
        tabel::catat(dok.tx(), &k.no, &saat, &e)?;
        tabel::pindah(dok.tx(), &k.no, saat.tgl, ("BATAL", false))?;
    }
    Ok(())
}
