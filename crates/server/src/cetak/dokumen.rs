//! A document of pieces on paper: a table with signatures on A4, or a slip for a receipt printer. The paper goes along
//! with the goods.

use super::karakter;
use barang::BarangTolak;
use barang::dokumen::{DokBarangBaris, Rinci};
use platform::printer::{Jenis, Printer};
use platform::toko::urus::Rinci as Toko;
use platform::{DasarTolak, Hasil, Tolak};
use print::slip::{BarisSlip, Slip};
use print::tabel::{BatasAlamat, Kertas, Pdf, Tabel};
use print::{Jenis as Sebagai, Keluaran as _, Kolom, Sel, mesin};

/// A document with what its paper says beside it.
#[derive(Debug, Clone)]
pub struct Kertasnya {
    pub dok: Rinci,
    pub toko: Toko,
    /// the supplier or store on the other side, as people call it
    pub lawan: String,
    pub user_id: String,
    pub tanggal: String,
}

const KOLOM: [Kolom<'static>; 8] = [
    Kolom::new("Barcode", Sebagai::Barcode),
    Kolom::new("Kode Intern", Sebagai::Teks),
    Kolom::new("Nama Barang", Sebagai::Teks),
    Kolom::new("Jenis", Sebagai::Teks),
    Kolom::new("Berat (gr)", Sebagai::Gram),
    Kolom::new("Dari", Sebagai::Teks),
    Kolom::new("Ke", Sebagai::Teks),
    Kolom::new("Kondisi", Sebagai::Teks),
];

fn tempat(gudang: &str, baki: &str) -> String {
    match gudang {
        "@PEMASOK" => "Supplier".to_owned(),
        "@TRANSIT" => "Perjalanan".to_owned(),
        "@AWAL" => "Saldo awal".to_owned(),
        g if g.starts_with('@') => g.trim_start_matches('@').to_owned(),
        g => format!("{g} {baki}"),
    }
}

pub fn judul(jenis: &str) -> &'static str {
    match jenis {
        "PINDAH" => "PINDAH BARANG",
        "HANCUR" => "HANCUR BARANG",
        "RETUR" => "KIRIM BARANG RETUR",
        "TAMBAH" => "TAMBAH BARANG",
        "TERIMA" => "PENERIMAAN BARANG",
        "KIRIM" => "KIRIM BARANG",
        "TERIMA_KIRIM" => "TERIMA BARANG",
        "KOREKSI" => "KOREKSI STOCK",
        "AWAL" => "SALDO AWAL BARANG",
        "BATAL" => "PEMBATALAN",
        _ => "DOKUMEN BARANG",
    }
}

fn gagal(e: print::Galat) -> Tolak {
    DasarTolak::Dalam.tolak("Terjadi kesalahan di server, silahkan coba lagi").sebab(e)
}

impl Kertasnya {
    fn keterangan(&self) -> Vec<(&'static str, String)> {
        let k = &self.dok.kepala;
        let mut semua = vec![
            ("No", k.no_dok.clone()),
            ("Tanggal", k.tgl_system.clone()),
            ("Oleh", k.oleh.clone()),
            (if k.jenis == "HANCUR" { "Asal" } else { "Kepada" }, self.lawan.clone()),
            ("Membatalkan", k.rujukan.clone()),
            ("Dibatalkan", k.dibatalkan.clone()),
            ("Keterangan", k.keterangan.clone()),
        ];
        semua.retain(|(_, isi)| !isi.is_empty());
        semua
    }

    /// As a table on A4.
    pub fn pdf(&self) -> Hasil<Vec<u8>> {
        let k = &self.dok.kepala;
        let periode: Vec<String> = self.keterangan().iter().map(|(n, isi)| format!("{n}: {isi}")).collect();
        let periode = periode.join("   ");
        // Only a destruction says why; the column is the last.
        let berkondisi = self.dok.detail_barang.iter().any(|b| !b.kondisi.is_empty());
        let lebar = if berkondisi { KOLOM.len() } else { KOLOM.len() - 1 };
        let kolom = KOLOM.get(..lebar).unwrap_or(&KOLOM);
        let mut ke = Pdf::new(Tabel {
            judul: judul(&k.jenis),
            periode: &periode,
            nama_toko: &self.toko.nama_toko,
            alamat_toko: &self.toko.alamat_toko,
            batas_alamat: BatasAlamat::Panjang,
            kolom,
            kertas: Kertas::Lanskap,
            tanda_tangan: &["Diserahkan", "Diterima", "Diketahui"],
            user_id: &self.user_id,
            tgl_cetak: &self.tanggal,
        })
        .map_err(gagal)?;
        for b in &self.dok.detail_barang {
            let (dari, ke_mana) = (tempat(&b.gudang_dari, &b.baki_dari), tempat(&b.gudang_ke, &b.baki_ke));
            let sel = sel(b, &dari, &ke_mana);
            ke.baris(print::BarisTabel::Isi(sel.get(..lebar).unwrap_or(&sel))).map_err(gagal)?;
        }
        let label = format!("{} barang", k.qty);
        let mut jumlah = [Sel::Kosong; 8];
        if let Some(berat) = jumlah.get_mut(4) {
            *berat = Sel::Angka(self.dok.detail_barang.iter().map(|b| b.berat_stock.sebagai_mg()).sum());
        }
        let jumlah = jumlah.get(..lebar).unwrap_or(&jumlah);
        ke.baris(print::BarisTabel::Jumlah { label: &label, sel: jumlah }).map_err(gagal)?;
        ke.selesai().map_err(gagal)
    }

    fn slip(&self) -> Slip {
        let k = &self.dok.kepala;
        let mut baris =
            vec![BarisSlip::Judul(self.toko.nama_toko.clone()), BarisSlip::Judul(judul(&k.jenis).to_owned())];
        baris.extend(self.keterangan().into_iter().map(|(n, isi)| BarisSlip::Teks(format!("{n}: {isi}"))));
        baris.push(BarisSlip::Garis);
        for b in &self.dok.detail_barang {
            baris.push(BarisSlip::Teks(format!("{} {}", b.kode_barcode, b.nama_barang)));
            let dari = tempat(&b.gudang_dari, &b.baki_dari);
            let jalan = format!("{dari} > {}", tempat(&b.gudang_ke, &b.baki_ke));
            baris.push(BarisSlip::Kolom(vec![jalan, format!("{} gr", b.berat_stock)]));
        }
        baris.push(BarisSlip::Garis);
        baris.push(BarisSlip::Kolom(vec![format!("{} barang", k.qty), format!("{} gr", k.berat)]));
        baris.push(BarisSlip::Barcode(k.no_dok.clone()));
        baris.push(BarisSlip::Kolom(vec!["Diserahkan".to_owned(), "Diterima".to_owned()]));
        baris.extend([BarisSlip::Teks(String::new()), BarisSlip::Teks(String::new())]);
        Slip { baris, cetak_ulang: false }
    }

    /// In the language of a printer; a label is too small for it.
    pub fn untuk(&self, p: &Printer) -> Hasil<Vec<u8>> {
        match p.jenis {
            Jenis::Pdf => self.pdf(),
            Jenis::Escpos => Ok(mesin::escpos(&self.slip(), karakter(p.lebar))),
            Jenis::Zpl | Jenis::Tspl => {
                let pesan = "Printer label tidak bisa mencetak dokumen; pilih printer struk atau PDF";
                Err(BarangTolak::DokumenPrinter.pada("printer", pesan))
            }
        }
    }
}

fn sel<'a>(b: &'a DokBarangBaris, dari: &'a str, ke: &'a str) -> [Sel<'a>; 8] {
    [
        Sel::Teks(b.kode_barcode.as_str()),
        Sel::Teks(&b.kode_intern),
        Sel::Teks(&b.nama_barang),
        Sel::Teks(&b.kode_dept),
        Sel::Angka(b.berat_stock.sebagai_mg()),
        Sel::Teks(dari),
        Sel::Teks(ke),
        Sel::Teks(&b.kondisi),
    ]
}
