//! The nota of a deposit: its values for the store's layout.

use crate::App;
use db::{Conn, args};
use gambar::Milik;
use niaga::titipan::Rinci;
use platform::printer::Jenis;
use platform::{Hasil, Status};
use print::tata_letak::Isi;
use tata_letak::{Keluarga, Siap};
use values::format::{angka_rupiah, gram, ribuan};
use values::{HargaGram, KodeToko, Rupiah, Waktu, terbilang};

/// A nota that only needs its paper.
pub struct Nota {
    pub no: String,
    siap: Siap,
    isi: Isi,
}

/// Filled for a deposit; one that was taken back is printed no more.
pub fn siapkan(c: &mut Conn, toko: &KodeToko, r: &Rinci, cetak_ulang: bool) -> Hasil<Nota> {
    let t = &r.kepala;
    if t.status == "BATAL" {
        let pesan = format!("Titipan {} sudah dibatalkan, notanya tidak dicetak lagi", t.no_titip);
        return Err(niaga::NiagaTolak::TitipNotaBatal.tolak(pesan));
    }
    let siap = tata_letak::siap(c, toko, Keluarga::Nota, "TITIPAN", false, cetak_ulang)?;
    let sales = c.one(
        "SELECT nama_sales FROM sales WHERE toko = $1 AND kode_sales = $2",
        args![toko, t.kode_sales.as_str()],
        |r| r.get::<String>(0),
    )?;
    let o = platform::toko::urus::rinci(c, toko)?;
    let jam = Waktu::parse(&t.waktu).map_or_else(|_| String::new(), |w| w.jam().chars().take(5).collect());
    let bayar: Vec<String> = r
        .pembayaran
        .iter()
        .map(|b| {
            let kata = [b.jenis.clone(), b.no_rekening.clone(), b.jumlah_rp.to_string()];
            kata.iter().filter(|k| !k.is_empty()).cloned().collect::<Vec<_>>().join(" ")
        })
        .collect();
    let ada = !t.kode_barcode.is_empty();
    let bila = |teks: String| if ada { teks } else { String::new() };
    let janji = if t.cara_harga == "LOCK" {
        format!("harga {} per gram untuk {} gram", ribuan(t.harga_gram), gram(t.berat))
    } else {
        "harga mengikuti hari pengambilan".to_owned()
    };
    let keperluan: Vec<&str> =
        [t.keterangan.as_str(), janji.as_str()].into_iter().filter(|k| !k.is_empty()).collect();
    // A piece put aside by its price, or the money alone: one line, which is the total.
    let total = if ada { t.harga_barang } else { t.jumlah_rp };
    let emas = HargaGram::new(t.harga_gram).kali(t.berat).unwrap_or(total);
    let emas = if ada && emas > Rupiah::NOL { emas.min(total) } else { total };
    let mut isi = Isi::default();
    for (bidang, nilai) in [
        ("no_faktur", t.no_titip.clone()),
        ("tgl_system", t.tgl_system.clone()),
        ("jam", jam),
        ("kode_sales", t.kode_sales.clone()),
        ("nama_sales", sales.unwrap_or_else(|| t.kode_sales.clone())),
        ("input_by", t.input_by.clone()),
        ("kode_member", t.kode_member.clone()),
        ("nama_customer", t.nama_customer.clone()),
        ("alamat_customer", t.alamat_customer.clone()),
        ("no_hp", t.no_hp.clone()),
        ("detail_no", "1".to_owned()),
        ("detail_kode_barcode", t.kode_barcode.clone()),
        ("detail_nama_barang", if ada { t.nama_barang.clone() } else { "TITIPAN UANG".to_owned() }),
        ("detail_kadar", String::new()),
        ("detail_berat", bila(gram(t.berat))),
        ("detail_harga_gram", bila(ribuan(t.harga_gram))),
        ("detail_ongkos", String::new()),
        ("detail_nilai_emas", angka_rupiah(emas)),
        ("detail_ongkos_lain", ribuan(total.nilai().saturating_sub(emas.nilai()))),
        ("detail_diskon", angka_rupiah(Rupiah::NOL)),
        ("detail_harga", angka_rupiah(total)),
        ("total_qty", if ada { "1" } else { "0" }.to_owned()),
        ("total_berat", gram(t.berat)),
        ("total_harga", angka_rupiah(total)),
        ("terbilang", terbilang(t.jumlah_rp)),
        ("pembayaran", bayar.join("\n")),
        ("kembali", angka_rupiah(Rupiah::NOL)),
        ("jumlah_titipan", angka_rupiah(t.jumlah_rp)),
        ("keperluan", format!("{}, berlaku sampai {}", keperluan.join("; "), t.tgl_akhir)),
        ("nama_toko", o.nama_toko.clone()),
        ("alamat_toko", o.alamat_toko),
        ("no_telp", o.no_telp),
        ("no_whatsapp", o.no_whatsapp),
        ("teks_logo", if o.teks_logo.is_empty() { o.nama_toko } else { o.teks_logo }),
        ("npwp", o.npwp),
    ] {
        isi.teks.insert(bidang.to_owned(), nilai);
    }
    tata_letak::isi_keterangan(&mut isi, &tata_letak::keterangan(c, toko, siap.tipe)?);
    Ok(Nota { no: t.no_titip.clone(), siap, isi })
}

impl Nota {
    /// Brings the store's logo.
    pub async fn bergambar(mut self, app: &App, toko: &KodeToko) -> Hasil<Self> {
        match gambar::ambil(&app.db, &app.lemari()?, toko, Milik::Logo, None).await {
            Ok((_, Some(bytes))) => {
                self.isi.gambar.insert("logo".to_owned(), bytes);
            }
            Ok(_) => {}
            Err(e) if e.status == Status::TidakAda => {}
            Err(e) => return Err(e),
        }
        Ok(self)
    }

    pub fn pdf(&self) -> Hasil<Vec<u8>> {
        self.siap.pdf(&[&self.isi])
    }

    /// In the language of a printer.
    pub fn untuk(&self, jenis: Jenis, karakter: usize) -> Hasil<Vec<u8>> {
        self.siap.untuk(jenis, karakter, &self.isi)
    }
}
