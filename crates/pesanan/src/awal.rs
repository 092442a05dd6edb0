//! Orders that were open in the old program: what was ordered and promised and what was paid down, under the number on the
//! customer's paper. One line a piece, lines of one number are one order. They need no second person: the import was the owner's.

use crate::simpan::{bagi, uraian};
use crate::tabel::{self, Isi, IsiBaris, Kejadian, Saat};
use db::Conn;
use konter::{Hari, Pelanggan, meluap};
use ledger::Dok;
use niaga::awal::Luar;
use niaga::awal::kerja::{self, Acuan};
use niaga::awal::terbuka::{self, Satu, Terbuka};
use platform::impor::{BarisBerkas, Kolom};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use values::batas::berat_barang;
use values::{Berat, JenisDok, Kadar, KodeToko, NoFaktur, Rupiah};

pub const AWAL: Luar = Luar {
    kata: "pesanan",
    kode: "PESANAN",
    sebutan: "Pesanan awal",
    kolom: KOLOM,
    paling_banyak: 5_000,
    periksa: terbuka::periksa::<Lama>,
    balikkan: terbuka::balikkan::<Lama>,
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

/// Orders of the old program.
struct Lama;

impl Terbuka for Lama {
    type Garis = IsiBaris;
    /// days that a fixed price holds after the promised one
    type Bekal = i64;

    const JENIS: JenisDok = JenisDok::Pesanan;
    const SEBUTAN: &'static str = "Pesanan";
    const HARGA: &'static str = "harga";
    const NOMOR: &'static str = "no_pesanan";
    const TANGGAL: (&'static str, &'static str) = ("tgl_pesan", "Tanggal pesan");

    fn garis(a: &Acuan, ke: usize, b: &BarisBerkas, s: &mut Salah) -> Option<IsiBaris> {
        garis(a, ke, b, s)
    }

    fn harga(g: &IsiBaris) -> Rupiah {
        g.harga_estimasi
    }

    fn berat(g: &IsiBaris) -> Berat {
        g.berat_estimasi
    }

    fn bekal(dok: &mut Dok<'_, '_>, p: &Pelaku, _: usize) -> Hasil<i64> {
        Ok(Hari::baca(dok.tx(), p)?.hari("PESANAN_KUNCI_HARI", 14).clamp(0, 365))
    }

    /// Ordered, and it stands for validated.
    fn buka(
        dok: &mut Dok<'_, '_>,
        no: &NoFaktur,
        o: &Satu<IsiBaris>,
        w: Pelanggan,
        tenggang: &mut i64,
    ) -> Hasil<()> {
        let mut baris = o.garis.clone();
        for (b, ke) in baris.iter_mut().zip(1..) {
            b.baris = ke;
        }
        bagi(&mut baris, o.total, o.uang_muka)?;
        let isi = kepala(dok, no, (o, &baris), (w, *tenggang))?;
        tabel::buka(dok, no, isi, &baris)?;
        let (saat, rujukan, oleh) = (Saat::dari(dok), dok.no().to_string(), dok.oleh().to_string());
        let valid = Kejadian { tahap: "VALID", rujukan: &rujukan, user_id: &oleh, ..Kejadian::default() };
        tabel::catat(dok.tx(), no, &saat, &[valid])?;
        tabel::proyeksi(dok.tx(), no, saat.tgl)?;
        Ok(())
    }

    fn utuh(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Option<Rupiah>> {
        let o = tabel::baca(c, toko, &no.to_string())?;
        Ok((o.kini.tahap == "VALID").then_some(o.isi.jumlah_bayar))
    }

    fn tutup(dok: &mut Dok<'_, '_>, no: &NoFaktur, alasan: &str) -> Hasil<()> {
        let (saat, rujukan) = (Saat::dari(dok), dok.no().to_string());
        let tx = dok.tx();
        let toko = tx.toko().clone();
        let o = tabel::baca(tx, &toko, &no.to_string())?;
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
        Ok(())
    }
}

/// The piece of a line; none when something about it is wrong.
fn garis(a: &Acuan, ke: usize, b: &BarisBerkas, s: &mut Salah) -> Option<IsiBaris> {
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

fn kepala(
    dok: &mut Dok<'_, '_>,
    no: &NoFaktur,
    (o, baris): (&Satu<IsiBaris>, &[IsiBaris]),
    (w, tenggang): (Pelanggan, i64),
) -> Hasil<Isi> {
    let kunci = baris.iter().any(|b| b.cara_harga == "LOCK");
    let tgl_kunci = o.janji.tambah_hari(tenggang).map_err(|e| db::Error::Lain(e.to_string()))?;
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
        tgl_kunci: tgl_kunci.to_string(),
        total_harga: o.total,
        jumlah_bayar: o.uang_muka,
        dp_minimal: Rupiah::NOL,
        qty: i64::try_from(baris.len()).unwrap_or(i64::MAX),
        berat_estimasi: Berat::jumlah(baris.iter().map(|b| b.berat_estimasi)).map_err(meluap)?,
        uraian: uraian(baris),
        cara_harga: if kunci { "LOCK" } else { "FLOAT" }.to_owned(),
        keterangan: format!("SALDO AWAL {}", o.no_lama),
        otorisasi: String::new(),
    })
}
