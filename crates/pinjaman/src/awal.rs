//! Loans that ran in the old program, under the number on the customer's ticket: what is still owed and since when interest runs, the
//! pledges that lie here and their bag, and the last letter that went out. One line a pledge, lines of one number are one loan. The pledges
//! come into HUTANG by the opening document and no money moves; they need no second person: the import was the owner's.

use crate::kini::{self, Kejadian, Pindah};
use crate::peringatan::{self, PeringatanIsi};
use crate::plafond::{self, Tarif};
use crate::tabel::{BarisHutang, Kepala};
use crate::{GUDANG, kantong, stok, syarat};
use barang::pindai::Tujuan;
use db::{Conn, args};
use konter::pelanggan::PelangganMinta;
use konter::{meluap, rupiah};
use ledger::pinjaman::{self as buku, Akun, BarisPinjaman};
use ledger::{Arah, Dok};
use niaga::NiagaTolak;
use niaga::awal::{IsiLuar, Luar, kerja};
use platform::impor::{BarisBerkas, Kolom};
use platform::modul::Setelan;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use std::collections::{HashMap, HashSet};
use values::batas::berat_barang;
use values::murni::berat_murni;
use values::{Berat, JenisDok, Kadar, NoFaktur, Persen, Rupiah, Tanggal};

pub const AWAL: Luar = Luar {
    kata: "hutang",
    kode: "HUTANG",
    sebutan: "Pinjaman awal",
    kolom: KOLOM,
    paling_banyak: 20_000,
    periksa,
    balikkan,
};

const KOLOM: &[Kolom] = &[
    Kolom::new("no_hutang", "No Hutang Lama", true, "HT-00123"),
    Kolom::new("nama_customer", "Nama Customer", true, "SITI AMINAH"),
    Kolom::new("tgl_hutang", "Tanggal Hutang", true, "2026-09-01"),
    Kolom::new("jatuh_tempo", "Jatuh Tempo", true, "2026-12-30"),
    Kolom::new("jumlah_hutang", "Sisa Pokok", true, "2500000"),
    Kolom::new("nama_barang", "Nama Barang", true, "GELANG RANTAI"),
    Kolom::new("kode_group", "Kategori", true, "750"),
    Kolom::new("kode_dept", "Jenis", true, "GEL"),
    Kolom::new("berat", "Berat", true, "10.125"),
    Kolom::new("no_kantong", "No Kantong", false, "K-0123"),
    Kolom::new("tempat", "Tempat di Brankas", false, "BRANKAS 1"),
    Kolom::new("bunga_sampai", "Bunga Dibayar Sampai", false, ""),
    Kolom::new("bunga", "Bunga % 30 Hari", false, "2.5"),
    Kolom::new("tgl_peringatan", "Surat Peringatan Terakhir", false, ""),
    Kolom::new("no_hp", "No HP", false, "081234567890"),
    Kolom::new("alamat_customer", "Alamat", false, ""),
    Kolom::new("nik", "NIK", false, ""),
    Kolom::new("kode_member", "Kode Member", false, ""),
    Kolom::new("kadar", "Kadar", false, ""),
    Kolom::new("berat_atribut", "Berat Atribut", false, ""),
    Kolom::new("taksiran", "Taksiran", false, ""),
    Kolom::new("riwayat", "Riwayat", false, "diperpanjang 2 kali"),
];

const TERBESAR: Rupiah = Rupiah::new(100_000_000_000);
/// Pledges of one loan.
const PALING_BANYAK: usize = 20;
/// Where a bag lies when the file does not say.
const TEMPAT: &str = "BRANKAS";

/// A pledge of the file.
struct Potong {
    nama_barang: String,
    kode_group: String,
    kode_dept: String,
    kadar: Kadar,
    berat: Berat,
    atribut: Berat,
    taksiran: Rupiah,
}

/// A loan of the file.
struct Satu {
    no_lama: String,
    tgl_lama: Tanggal,
    /// interest is paid up to this day
    mulai: Tanggal,
    tempo: Tanggal,
    siapa: PelangganMinta,
    pokok: Rupiah,
    tarif: Tarif,
    peringatan: Option<Tanggal>,
    no_kantong: String,
    tempat: String,
    riwayat: String,
    potong: Vec<Potong>,
}

struct Berkas {
    semua: Vec<Satu>,
    pembulatan: i64,
}

/// Masters that lines name.
struct Acuan {
    hari_ini: Tanggal,
    group: HashMap<String, Kadar>,
    jenis: HashSet<String>,
    kantong: HashSet<String>,
}

impl Acuan {
    fn baca(c: &mut Conn, p: &Pelaku) -> Hasil<Self> {
        let group = c.rows(
            "SELECT kode_group, kadar_cetak FROM group_barang WHERE toko = $1 AND dihapus = 0",
            args![&p.toko],
            |r| Ok((r.get(0)?, r.get(1)?)),
        )?;
        let mut kode = |sql: &str| -> Hasil<HashSet<String>> {
            let semua: Vec<String> = c.rows(sql, args![&p.toko], |r| r.get(0))?;
            Ok(semua.into_iter().collect())
        };
        let jenis = kode("SELECT kode_dept FROM jenis WHERE toko = $1 AND dihapus = 0")?;
        let kantong = kode("SELECT no_kantong FROM kantong_hutang WHERE toko = $1")?;
        let hari_ini = platform::toko::cari(c, &p.toko)?.tgl_system;
        Ok(Self { hari_ini, group: group.into_iter().collect(), jenis, kantong })
    }
}

fn periksa(c: &mut Conn, p: &Pelaku, baris: &[BarisBerkas], s: &mut Salah) -> Hasil<Box<dyn IsiLuar>> {
    let a = Acuan::baca(c, p)?;
    let terpakai = kerja::terpakai(c, p, JenisDok::Hutang)?;
    let (mut hasil, mut letak): (Vec<Satu>, HashMap<String, usize>) = (Vec::new(), HashMap::new());
    for (ke, b) in baris.iter().enumerate() {
        let mula = s.banyak();
        let no_lama = kerja::nomor_lama(ke, b, "no_hutang", &terpakai, s);
        let potong = potong(&a, ke, b, s);
        if let Some(tempat) = letak.get(&no_lama).copied() {
            if let (Some(o), Some(potong), true) = (hasil.get_mut(tempat), potong, s.banyak() == mula) {
                tambah(o, ke, b, potong, s);
            }
            continue;
        }
        let Some(satu) = kepala_berkas(c, p, &a, (ke, b, no_lama.clone()), s)? else { continue };
        let (Some(potong), true) = (potong, s.banyak() == mula) else { continue };
        if hasil.iter().any(|o| o.no_kantong == satu.no_kantong && !satu.no_kantong.is_empty()) {
            s.beri(ke, "no_kantong", format!("Kantong {} dipakai dua pinjaman", satu.no_kantong));
        }
        letak.insert(no_lama, hasil.len());
        hasil.push(Satu { potong: vec![potong], ..satu });
    }
    let pembulatan = Setelan::baca(c, &p.toko)?.nilai("PEMBULATAN").trim().parse().unwrap_or(500_i64).max(1);
    Ok(Box::new(Berkas { semua: hasil, pembulatan }))
}

/// Another pledge of the same loan: what is said of the loan again must be the same.
fn tambah(o: &mut Satu, ke: usize, b: &BarisBerkas, potong: Potong, s: &mut Salah) {
    if b.besar("nama_customer") != o.siapa.nama_customer {
        s.beri(ke, "nama_customer", format!("Pinjaman {} sudah milik {}", o.no_lama, o.siapa.nama_customer));
    }
    if b.rupiah(ke, "jumlah_hutang", s).is_some_and(|n| n != o.pokok && n != Rupiah::NOL) {
        s.beri(
            ke,
            "jumlah_hutang",
            format!("Sisa pokok {} adalah {}, sekali untuk semua barangnya", o.no_lama, o.pokok),
        );
    }
    if o.potong.len() >= PALING_BANYAK {
        s.beri(ke, "no_hutang", format!("Paling banyak {PALING_BANYAK} barang satu pinjaman"));
    }
    o.potong.push(potong);
}

/// What a line says of its loan; none when something about it is wrong.
fn kepala_berkas(
    c: &mut Conn,
    p: &Pelaku,
    a: &Acuan,
    (ke, b, no_lama): (usize, &BarisBerkas, String),
    s: &mut Salah,
) -> Hasil<Option<Satu>> {
    let mula = s.banyak();
    let siapa = kerja::siapa(c, ke, b, s)?;
    let tgl = tanggal(a, ke, b, s);
    let pokok = b.rupiah(ke, "jumlah_hutang", s).unwrap_or(Rupiah::NOL);
    if pokok <= Rupiah::NOL || pokok > TERBESAR {
        s.beri(ke, "jumlah_hutang", format!("Antara 1 dan {TERBESAR}"));
    }
    let no_kantong = b.besar("no_kantong");
    if no_kantong.chars().count() > 30 || no_kantong.contains('/') {
        s.beri(ke, "no_kantong", "Nomor kantong paling banyak 30 karakter, tanpa garis miring");
    } else if a.kantong.contains(&no_kantong) {
        s.beri(ke, "no_kantong", format!("Kantong {no_kantong} sudah dipakai"));
    }
    let tempat = match b.besar("tempat") {
        t if t.is_empty() => TEMPAT.to_owned(),
        t => t,
    };
    let riwayat = b.besar("riwayat");
    for (kolom, isi, maks) in [("tempat", &tempat, 40), ("riwayat", &riwayat, 150)] {
        if isi.chars().count() > maks {
            s.beri(ke, kolom, format!("Paling banyak {maks} karakter"));
        }
    }
    let bunga: Option<Persen> = b.baca(ke, "bunga", s);
    if bunga.is_some_and(|n| n < Persen::perseratus(0) || n > Persen::perseratus(10_000)) {
        s.beri(ke, "bunga", "Bunga 0 sampai 100 persen");
    }
    let (Some((tgl_lama, mulai, tempo, peringatan)), true) = (tgl, s.banyak() == mula) else {
        return Ok(None);
    };
    let mut tarif = match plafond::tarif(c, &p.toko, pokok) {
        Ok(t) => t,
        Err(t) => {
            s.beri(ke, "bunga", t.pesan);
            return Ok(None);
        }
    };
    if let Some(n) = bunga {
        tarif.bunga = n;
    }
    Ok(Some(Satu {
        no_lama,
        tgl_lama,
        mulai,
        tempo,
        siapa,
        pokok,
        tarif,
        peringatan,
        no_kantong,
        tempat,
        riwayat,
        potong: Vec::new(),
    }))
}

type Hari = (Tanggal, Tanggal, Tanggal, Option<Tanggal>);

/// When it was lent, since when interest runs, when it is due, and the last letter.
fn tanggal(a: &Acuan, ke: usize, b: &BarisBerkas, s: &mut Salah) -> Option<Hari> {
    let mula = s.banyak();
    let pinjam: Option<Tanggal> = b.baca(ke, "tgl_hutang", s);
    let tempo: Option<Tanggal> = b.baca(ke, "jatuh_tempo", s);
    let sampai: Option<Tanggal> = b.baca(ke, "bunga_sampai", s);
    let surat: Option<Tanggal> = b.baca(ke, "tgl_peringatan", s);
    for (kolom, isi) in [("tgl_hutang", pinjam), ("jatuh_tempo", tempo)] {
        if isi.is_none() && s.banyak() == mula {
            s.beri(ke, kolom, "Tanggal harus diisi");
        }
    }
    let (pinjam, tempo) = (pinjam?, tempo?);
    if pinjam > a.hari_ini {
        s.beri(ke, "tgl_hutang", "Tanggal hutang sesudah hari ini");
    }
    let mulai = sampai.unwrap_or(pinjam);
    if mulai < pinjam || mulai > a.hari_ini {
        s.beri(ke, "bunga_sampai", "Di antara tanggal hutang dan hari ini");
    }
    if tempo <= mulai {
        s.beri(ke, "jatuh_tempo", "Jatuh tempo harus sesudah tanggal hutang dan tanggal bunga dibayar");
    }
    if surat.is_some_and(|t| t > a.hari_ini || t < mulai) {
        s.beri(ke, "tgl_peringatan", "Surat peringatan di antara tanggal bunga dibayar dan hari ini");
    }
    (s.banyak() == mula).then_some((pinjam, mulai, tempo, surat))
}

/// The pledge of a line; none when something about it is wrong.
fn potong(a: &Acuan, ke: usize, b: &BarisBerkas, s: &mut Salah) -> Option<Potong> {
    let mula = s.banyak();
    let nama_barang = b.besar("nama_barang");
    if nama_barang.is_empty() || nama_barang.chars().count() > 100 {
        s.beri(ke, "nama_barang", "Nama barang 1 sampai 100 karakter");
    }
    let (kode_group, kode_dept) = (b.besar("kode_group"), b.besar("kode_dept"));
    let kadar_group = a.group.get(&kode_group).copied();
    if kadar_group.is_none() {
        s.beri(ke, "kode_group", "Kategori tidak ada di master");
    }
    if !a.jenis.contains(&kode_dept) {
        s.beri(ke, "kode_dept", "Jenis tidak ada di master");
    }
    let berat: Option<Berat> = b.baca(ke, "berat", s);
    if let Err(pesan) = berat_barang(berat.unwrap_or(Berat::NOL)) {
        s.beri(ke, "berat", pesan.to_string());
    }
    let atribut = b.baca::<Berat>(ke, "berat_atribut", s).unwrap_or(Berat::NOL);
    if atribut < Berat::NOL || berat.is_some_and(|b| atribut >= b) {
        s.beri(ke, "berat_atribut", "Berat atribut harus kurang dari berat barang");
    }
    let kadar = b.baca::<Kadar>(ke, "kadar", s).or(kadar_group).unwrap_or(Kadar::NOL);
    if kadar <= Kadar::NOL && kadar_group.is_some() {
        s.beri(ke, "kadar", "Kadar harus lebih dari nol");
    }
    let taksiran = b.rupiah(ke, "taksiran", s).unwrap_or(Rupiah::NOL);
    if taksiran < Rupiah::NOL || taksiran > TERBESAR {
        s.beri(ke, "taksiran", format!("Antara 0 dan {TERBESAR}"));
    }
    let (Some(berat), true) = (berat, s.banyak() == mula) else { return None };
    Some(Potong { nama_barang, kode_group, kode_dept, kadar, berat, atribut, taksiran })
}

impl IsiLuar for Berkas {
    fn jumlah(&self) -> (Rupiah, Berat) {
        let uang = rupiah(self.semua.iter().map(|o| o.pokok)).unwrap_or(Rupiah::NOL);
        let berat = self.semua.iter().flat_map(|o| &o.potong).map(|b| b.berat);
        (uang, Berat::jumlah(berat).unwrap_or(Berat::NOL))
    }

    fn tulis(&self, dok: &mut Dok<'_, '_>, p: &Pelaku) -> Hasil<()> {
        let mut orang = kerja::Orang::default();
        let banyak = self.semua.iter().map(|o| o.potong.len()).sum();
        let tujuan = stok::baki(dok.tx(), &p.toko, banyak)?;
        let mut tanda = barang::ambil_barcode(dok.tx(), banyak)?.into_iter();
        let mut masuk = Vec::with_capacity(banyak);
        for o in &self.semua {
            let siapa = orang.tetapkan(dok, p, &o.siapa)?;
            let tgl = dok.tgl_system();
            let no = db::nomor_berikut(dok.tx(), JenisDok::Hutang, tgl)?;
            kerja::catat(dok, &no, &o.no_lama, &o.tgl_lama.to_string())?;
            let mut baris = Vec::with_capacity(o.potong.len());
            for (b, ke) in o.potong.iter().zip(1_i64..) {
                let kode = tanda.next().ok_or_else(|| db::Error::Lain("barcode habis".to_owned()))?;
                baris.push(garis(dok, (&no, ke), b, (kode.as_ref(), &tujuan))?);
            }
            taksirkan(o, &mut baris)?;
            satu(dok, (o, &no, self.pembulatan), siapa, &baris)?;
            masuk.extend(baris);
        }
        stok::masuk(dok, &masuk)
    }
}

/// The appraisal of each pledge where the file has none: its part of the principal by weight. Then the principal over them.
fn taksirkan(o: &Satu, baris: &mut [BarisHutang]) -> Hasil<()> {
    let bobot: Vec<i64> = baris.iter().map(|b| b.berat.sebagai_mg()).collect();
    let bagian = values::poin::sebar(o.pokok.nilai(), &bobot).map_err(meluap)?;
    for (b, rp) in baris.iter_mut().zip(bagian) {
        if b.taksiran_rp == Rupiah::NOL {
            b.taksiran_rp = Rupiah::new(rp.max(1));
            b.nilai_emas_rp = b.taksiran_rp;
        }
    }
    syarat::sebar(o.pokok, baris)
}

fn satu(
    dok: &mut Dok<'_, '_>,
    (o, no, pembulatan): (&Satu, &NoFaktur, i64),
    siapa: konter::Pelanggan,
    baris: &[BarisHutang],
) -> Hasil<()> {
    let (teks, rujukan, oleh) = (no.to_string(), dok.no().to_string(), dok.oleh().to_string());
    let kepala = kepala(dok, (o, &teks, pembulatan), siapa, baris)?;
    dok.tx().sisip([kepala.clone()])?;
    dok.tx().sisip(baris.to_vec())?;
    let pokok =
        BarisPinjaman { no_hutang: teks.clone(), akun: Akun::Pokok, arah: Arah::Masuk, jumlah: o.pokok };
    buku::catat(dok, &[pokok])?;
    kini::mulai(dok, &kepala)?;
    kantong::isi(dok, kantong::Isi { no_kantong: &kepala.no_kantong, no_hutang: &teks, tempat: &o.tempat })?;
    let k = |peristiwa| Kejadian { peristiwa, rujukan: &rujukan, ..Kejadian::default() };
    kini::catat(dok, &teks, &k("BUKA"))?;
    kini::catat(dok, &teks, &Kejadian { user_id: &oleh, ..k("VALID") })?;
    kini::isi(dok.tx(), &teks, "valid_by", oleh.as_str().into())?;
    if let Some(tgl) = o.peringatan {
        surat(dok, o, no, tgl)?;
    }
    Ok(())
}

/// The last letter of the old program, on its own day.
fn surat(dok: &mut Dok<'_, '_>, o: &Satu, no: &NoFaktur, tgl: Tanggal) -> Hasil<()> {
    let hari = dok.tgl_system();
    let nomor = db::nomor_berikut(dok.tx(), JenisDok::PeringatanHutang, hari)?;
    let s = kini::buka(dok.tx(), no.toko(), &no.to_string())?;
    let isi = PeringatanIsi {
        toko: s.kepala.toko.clone(),
        no_peringatan: nomor.to_string(),
        no_hutang: no.to_string(),
        ke: 1,
        cara: "SURAT".to_owned(),
        tgl_system: tgl.to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        penerima: s.kepala.nama_customer.clone(),
        tujuan: s.kepala.alamat_customer.clone(),
        id_pesan: String::new(),
        total_rp: o.pokok,
        keterangan: "SALDO AWAL".to_owned(),
    };
    peringatan::tulis(dok, &s, isi)
}

fn kepala(
    dok: &mut Dok<'_, '_>,
    (o, no, pembulatan): (&Satu, &str, i64),
    w: konter::Pelanggan,
    baris: &[BarisHutang],
) -> Hasil<Kepala> {
    let keterangan = format!("SALDO AWAL {} {}", o.no_lama, o.riwayat).trim().to_owned();
    Ok(Kepala {
        toko: dok.tx().toko().to_string(),
        no_hutang: no.to_owned(),
        asal: "AWAL".to_owned(),
        no_asal: String::new(),
        no_lunas: String::new(),
        no_akar: no.to_owned(),
        no_faktur_manual: o.no_lama.clone(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        input_by: dok.oleh().to_string(),
        kode_sales: String::new(),
        kode_pelanggan: w.kode_pelanggan,
        kode_member: w.kode_member,
        jenis_pelanggan: w.jenis_pelanggan,
        nama_customer: w.nama_customer,
        alamat_customer: w.alamat_customer,
        no_hp: w.no_hp,
        sidik_nik: w.sidik_nik,
        nik_samar: w.nik_samar,
        tgl_hutang: o.mulai.to_string(),
        tenor_hari: o.tempo.selisih_hari(o.mulai),
        jatuh_tempo: o.tempo.to_string(),
        taksiran_rp: rupiah(baris.iter().map(|b| b.taksiran_rp))?,
        plafond_rp: Rupiah::NOL,
        lebur_rp: Rupiah::NOL,
        pokok_rp: o.pokok,
        bunga: o.tarif.bunga,
        denda: o.tarif.denda,
        min_hari: o.tarif.min_hari,
        blok_hari: o.tarif.blok_hari,
        grace_hari: 0,
        pembulatan,
        dasar_bunga_rp: o.pokok,
        biaya_rp: Rupiah::NOL,
        penguji: String::new(),
        no_kantong: if o.no_kantong.is_empty() { no.to_owned() } else { o.no_kantong.clone() },
        tunggu: false,
        keterangan,
        otorisasi: String::new(),
    })
}

/// A pledge with a tag for the time it is here.
fn garis(
    dok: &mut Dok<'_, '_>,
    (no, baris): (&NoFaktur, i64),
    b: &Potong,
    (kode, tujuan): (&str, &Tujuan),
) -> Hasil<BarisHutang> {
    Ok(BarisHutang {
        toko: dok.tx().toko().to_string(),
        no_hutang: no.to_string(),
        baris,
        kode_barcode: kode.to_owned(),
        milik_rantai: false,
        toko_nota: String::new(),
        no_faktur_jual: String::new(),
        nama_barang: b.nama_barang.clone(),
        kode_group: b.kode_group.clone(),
        kode_dept: b.kode_dept.clone(),
        kadar_sebut: b.kadar,
        kadar_uji: b.kadar,
        kadar: b.kadar,
        berat: b.berat,
        berat_atribut: b.atribut,
        murni: berat_murni(b.berat, b.atribut, b.kadar).map_err(meluap)?,
        jumlah_batu: 0,
        kondisi: String::new(),
        harga_gram: Rupiah::NOL,
        nilai_emas_rp: b.taksiran,
        potongan_rp: Rupiah::NOL,
        taksiran_rp: b.taksiran,
        sumber: "AWAL".to_owned(),
        ltv: Persen::perseratus(0),
        plafond_rp: Rupiah::NOL,
        lebur_rp: Rupiah::NOL,
        pokok_rp: Rupiah::NOL,
        gudang: GUDANG.to_owned(),
        kode_toko: tujuan.baki.to_string(),
    })
}

/// All of them away again; not when one was paid, followed, auctioned or noticed here.
fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur, alasan: &str) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let semua = kerja::dari(dok.tx(), &toko, asal)?;
    let mut dibuka = Vec::with_capacity(semua.len());
    for (no, lama) in &semua {
        let s = kini::buka(dok.tx(), &toko, &no.to_string())?;
        let baru: i64 = dok.tx().nilai(
            "SELECT COUNT(*) FROM hutang_peristiwa WHERE toko = $1 AND no_hutang = $2 AND rujukan <> $3 AND peristiwa <> 'PERINGATAN'",
            args![&toko, no, asal],
        )?;
        let kabar: i64 = dok.tx().nilai(
            "SELECT COUNT(*) FROM peringatan_hutang WHERE toko = $1 AND no_hutang = $2 AND keterangan <> 'SALDO AWAL'",
            args![&toko, no],
        )?;
        if s.kini.status != "AKTIF" || baru + kabar > 0 {
            let pesan = format!("Pinjaman {lama} ({no}) sudah dikerjakan di sini");
            return Err(NiagaTolak::AwalBatal.tolak(pesan));
        }
        dibuka.push(s);
    }
    buku::balikkan(dok, asal)?;
    ledger::stok::balikkan(dok, asal)?;
    let (tgl, rujukan) = (dok.tgl_system(), dok.no().to_string());
    for s in dibuka {
        let no = s.no.to_string();
        kantong::kosongkan(dok, &no)?;
        let k = Kejadian { peristiwa: "BATAL", rujukan: &rujukan, keterangan: alasan, ..Kejadian::default() };
        kini::catat(dok, &no, &k)?;
        kini::pindah(dok.tx(), &s.kini, Pindah { ke: "BATAL", no_tutup: &rujukan, no_penerus: "" }, tgl)?;
    }
    Ok(())
}
