//! Orders that were open in the old program: what was ordered and promised and what was paid down, under the number on the
//! customer's paper. One line a piece, lines of one number are one order. They need no second person: the import was the owner's.

use crate::simpan::{bagi, uraian};
use crate::tabel::{self, Isi, IsiBaris, Kejadian, Saat};
use db::Conn;
use konter::pelanggan::PelangganMinta;
use konter::{Hari, meluap, rupiah, uang_muka};
use ledger::{Dok, titipan};
use niaga::NiagaTolak;
use niaga::awal::{IsiLuar, Luar, kerja};
use platform::impor::{BarisBerkas, Kolom};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use std::collections::HashMap;
use values::batas::berat_barang;
use values::{Berat, JenisDok, Kadar, NoFaktur, Rupiah, Tanggal};

pub const AWAL: Luar = Luar {
    kata: "pesanan",
    kode: "PESANAN",
    sebutan: "Pesanan awal",
    kolom: KOLOM,
    paling_banyak: 5_000,
    periksa,
    balikkan,
};

const KOLOM: &[Kolom] = &[
    Kolom::new("no_pesanan", "No Pesanan Lama", true, "PS-00123"),
    Kolom::new("nama_customer", "Nama Customer", true, "SITI AMINAH"),
    Kolom::new("tgl_janji", "Tanggal Janji", true, "2026-12-15"),
    Kolom::new("nama_barang", "Nama Barang", true, "CINCIN KAWIN"),
    Kolom::new("kode_group", "Kategori", true, "750"),
    Kolom::new("kode_dept", "Jenis", true, "CIN"),
    Kolom::new("berat_estimasi", "Berat Estimasi", true, "3.5"),
    Kolom::new("harga_estimasi", "Harga Estimasi", true, "4250000"),
    Kolom::new("uang_muka", "Uang Muka", false, "1500000"),
    Kolom::new("tgl_pesan", "Tanggal Pesan", false, "2026-11-01"),
    Kolom::new("no_hp", "No HP", false, "081234567890"),
    Kolom::new("alamat_customer", "Alamat", false, ""),
    Kolom::new("kode_member", "Kode Member", false, ""),
    Kolom::new("ukuran", "Ukuran", false, "14"),
    Kolom::new("kadar", "Kadar", false, ""),
    Kolom::new("ongkos", "Ongkos", false, ""),
    Kolom::new("cara_harga", "Cara Harga", false, "FLOAT"),
    Kolom::new("harga_gram", "Harga / Gram", false, ""),
    Kolom::new("keterangan", "Keterangan", false, ""),
];

/// Lines of one order.
const PALING_BANYAK: usize = 20;

/// An order of the file.
struct Satu {
    no_lama: String,
    tgl_lama: String,
    siapa: PelangganMinta,
    janji: Tanggal,
    kunci: Tanggal,
    baris: Vec<IsiBaris>,
    uang_muka: Rupiah,
    total: Rupiah,
}

struct Berkas(Vec<Satu>);

fn periksa(c: &mut Conn, p: &Pelaku, baris: &[BarisBerkas], s: &mut Salah) -> Hasil<Box<dyn IsiLuar>> {
    let a = kerja::Acuan::baca(c, p)?;
    let tenggang = Hari::baca(c, p)?.hari("PESANAN_KUNCI_HARI", 14).clamp(0, 365);
    let terpakai = kerja::terpakai(c, p, JenisDok::Pesanan)?;
    let (mut hasil, mut letak): (Vec<Satu>, HashMap<String, usize>) = (Vec::new(), HashMap::new());
    for (ke, b) in baris.iter().enumerate() {
        let mula = s.banyak();
        let no_lama = kerja::nomor_lama(ke, b, "no_pesanan", &terpakai, s);
        let siapa = kerja::siapa(c, ke, b, s)?;
        let (janji, tgl_lama) = a.hari(ke, b, ("tgl_pesan", "Tanggal pesan"), s);
        let kunci = janji.and_then(|t| t.tambah_hari(tenggang).ok());
        let garis = garis(&a, ke, b, s);
        let muka = kerja::uang(ke, b, "uang_muka", s).unwrap_or(Rupiah::NOL);
        let (Some(janji), Some(kunci), Some(garis)) = (janji, kunci, garis) else { continue };
        if s.banyak() > mula {
            continue;
        }
        let tempat = match letak.get(&no_lama) {
            Some(t) => *t,
            None => {
                letak.insert(no_lama.clone(), hasil.len());
                hasil.push(Satu {
                    no_lama: no_lama.clone(),
                    tgl_lama,
                    siapa: siapa.clone(),
                    janji,
                    kunci,
                    baris: Vec::new(),
                    uang_muka: Rupiah::NOL,
                    total: Rupiah::NOL,
                });
                hasil.len() - 1
            }
        };
        let Some(o) = hasil.get_mut(tempat) else { continue };
        tambah(o, (ke, garis, muka), (&siapa, janji), s)?;
    }
    for o in &mut hasil {
        bagi(&mut o.baris, o.total, o.uang_muka)?;
    }
    Ok(Box::new(Berkas(hasil)))
}

/// A line joins its order: the same person, the same day, no more paid down than it costs.
fn tambah(
    o: &mut Satu,
    (ke, mut garis, muka): (usize, IsiBaris, Rupiah),
    (siapa, janji): (&PelangganMinta, Tanggal),
    s: &mut Salah,
) -> Hasil<()> {
    let sebutan = format!("Pesanan {}", o.no_lama);
    kerja::Bersama { sebutan: &sebutan, siapa: (&o.siapa, siapa), janji: (o.janji, janji) }.periksa(ke, s);
    if o.baris.len() >= PALING_BANYAK {
        s.beri(ke, "no_pesanan", format!("Paling banyak {PALING_BANYAK} barang satu pesanan"));
    }
    garis.baris = i64::try_from(o.baris.len() + 1).unwrap_or(i64::MAX);
    o.total = o.total.tambah(garis.harga_estimasi).map_err(meluap)?;
    o.uang_muka = o.uang_muka.tambah(muka).map_err(meluap)?;
    if o.uang_muka > o.total {
        s.beri(ke, "uang_muka", format!("Uang muka {} melebihi harga {}", o.uang_muka, o.total));
    }
    o.baris.push(garis);
    Ok(())
}

/// The piece of a line; none when something about it is wrong.
fn garis(a: &kerja::Acuan, ke: usize, b: &BarisBerkas, s: &mut Salah) -> Option<IsiBaris> {
    let mula = s.banyak();
    let nama_barang = kerja::kata(ke, b, ("nama_barang", 60, Some("Nama barang harus diisi")), s);
    let macam = a.macam(ke, b, s);
    let berat: Option<Berat> = b.baca(ke, "berat_estimasi", s);
    if let Err(pesan) = berat_barang(berat.unwrap_or(Berat::NOL)) {
        s.beri(ke, "berat_estimasi", pesan.to_string());
    }
    let harga = kerja::uang(ke, b, "harga_estimasi", s);
    if harga.is_none_or(|h| h <= Rupiah::NOL) {
        s.beri(ke, "harga_estimasi", "Harga estimasi harus lebih dari nol");
    }
    let kadar: Option<Kadar> = b.baca(ke, "kadar", s);
    let ongkos = kerja::uang(ke, b, "ongkos", s).unwrap_or(Rupiah::NOL);
    let gram = kerja::uang(ke, b, "harga_gram", s).filter(|h| *h > Rupiah::NOL);
    let cara = match b.besar("cara_harga").as_str() {
        "" | "FLOAT" => "FLOAT",
        "LOCK" => "LOCK",
        _ => {
            s.beri(ke, "cara_harga", "Cara harga LOCK atau FLOAT");
            "FLOAT"
        }
    };
    if cara == "LOCK" && gram.is_none() {
        s.beri(ke, "harga_gram", "Harga per gram harus diisi untuk harga LOCK");
    }
    let (ukuran, keterangan) =
        (kerja::kata(ke, b, ("ukuran", 30, None), s), kerja::kata(ke, b, ("keterangan", 160, None), s));
    let (Some(berat), Some(harga), true) = (berat, harga, s.banyak() == mula) else { return None };
    // A floating price is the day's; what the estimate came to a gram is only told.
    let rata = i128::from(harga.nilai()) * 1_000 / i128::from(berat.sebagai_mg().max(1));
    Some(IsiBaris {
        baris: 0,
        nama_barang,
        kode_group: macam.kode_group,
        kode_dept: macam.kode_dept,
        ukuran,
        kadar: kadar.unwrap_or(macam.kadar),
        berat_estimasi: berat,
        harga_gram: gram.map_or_else(|| i64::try_from(rata.max(1)).unwrap_or(1), Rupiah::nilai),
        ongkos,
        harga_estimasi: harga,
        cara_harga: cara.to_owned(),
        dp_rp: Rupiah::NOL,
        gram_kunci: Berat::NOL,
        keterangan,
    })
}

impl IsiLuar for Berkas {
    fn jumlah(&self) -> (Rupiah, Berat) {
        let uang = rupiah(self.0.iter().map(|o| o.uang_muka)).unwrap_or(Rupiah::NOL);
        let berat = self.0.iter().flat_map(|o| &o.baris).map(|b| b.berat_estimasi);
        (uang, Berat::jumlah(berat).unwrap_or(Berat::NOL))
    }

    fn tulis(&self, dok: &mut Dok<'_, '_>, p: &Pelaku) -> Hasil<()> {
        let mut orang = kerja::Orang::default();
        for o in &self.0 {
            let siapa = orang.tetapkan(dok, p, &o.siapa)?;
            let tgl = dok.tgl_system();
            let no = db::nomor_berikut(dok.tx(), JenisDok::Pesanan, tgl)?;
            kerja::catat(dok, &no, &o.no_lama, &o.tgl_lama)?;
            let isi = kepala(dok, &no, o, siapa)?;
            buka(dok, &no, isi, &o.baris)?;
            uang_muka::terima_untuk(dok, &no, o.uang_muka)?;
        }
        Ok(())
    }
}

fn kepala(dok: &mut Dok<'_, '_>, no: &NoFaktur, o: &Satu, w: konter::Pelanggan) -> Hasil<Isi> {
    let kunci = o.baris.iter().any(|b| b.cara_harga == "LOCK");
    Ok(Isi {
        toko: dok.tx().toko().to_string(),
        no_pesanan: no.to_string(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        input_by: dok.oleh().to_string(),
        kode_sales: String::new(),
        kode_pelanggan: w.kode_pelanggan,
        kode_member: w.kode_member,
        nama_customer: w.nama_customer,
        alamat_customer: w.alamat_customer,
        no_hp: w.no_hp,
        tgl_janji: o.janji.to_string(),
        tgl_kunci: o.kunci.to_string(),
        total_harga: o.total,
        jumlah_bayar: o.uang_muka,
        dp_minimal: Rupiah::NOL,
        qty: i64::try_from(o.baris.len()).unwrap_or(i64::MAX),
        berat_estimasi: Berat::jumlah(o.baris.iter().map(|b| b.berat_estimasi)).map_err(meluap)?,
        uraian: uraian(&o.baris),
        cara_harga: if kunci { "LOCK" } else { "FLOAT" }.to_owned(),
        keterangan: format!("SALDO AWAL {}", o.no_lama),
        otorisasi: String::new(),
    })
}

/// Ordered, and it stands for validated.
fn buka(dok: &mut Dok<'_, '_>, no: &NoFaktur, isi: Isi, baris: &[IsiBaris]) -> Hasil<()> {
    tabel::buka(dok, no, isi, baris)?;
    let (saat, rujukan, oleh) = (Saat::dari(dok), dok.no().to_string(), dok.oleh().to_string());
    let valid = Kejadian { tahap: "VALID", rujukan: &rujukan, user_id: &oleh, ..Kejadian::default() };
    tabel::catat(dok.tx(), no, &saat, &[valid])?;
    tabel::proyeksi(dok.tx(), no, saat.tgl)?;
    Ok(())
}

/// All of them away again; not when one was begun, paid for or taken back.
fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur, alasan: &str) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let semua = kerja::dari(dok.tx(), &toko, asal)?;
    for (no, lama) in &semua {
        let o = tabel::baca(dok.tx(), &toko, &no.to_string())?;
        let utuh = o.kini.tahap == "VALID" && uang_muka::saldo(dok.tx(), &toko, no)? == o.isi.jumlah_bayar;
        if !utuh {
            let pesan = format!("Pesanan {lama} ({no}) sudah dikerjakan, diambil atau dibatalkan");
            return Err(NiagaTolak::AwalBatal.tolak(pesan));
        }
    }
    titipan::balikkan(dok, asal)?;
    let (saat, rujukan) = (Saat::dari(dok), dok.no().to_string());
    for (no, _) in &semua {
        let o = tabel::baca(dok.tx(), &toko, &no.to_string())?;
        let tx = dok.tx();
        for (_, k) in o.baris {
            tabel::garis(tx, no, &tabel::KiniBaris { tahap: "BATAL".to_owned(), ..k })?;
        }
        let k = Kejadian {
            tahap: "BATAL",
            rujukan: &rujukan,
            jumlah: o.isi.jumlah_bayar,
            keterangan: alasan,
            ..Kejadian::default()
        };
        tabel::catat(tx, no, &saat, &[k])?;
        tabel::proyeksi(tx, no, saat.tgl)?;
    }
    Ok(())
}
