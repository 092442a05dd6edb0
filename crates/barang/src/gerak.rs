//! Documents that move pieces: each line of the stock book, the piece's line in the document and the status on its card
//! are written together, so that none can be forgotten.

use crate::BarangTolak;
use crate::kartu::{self, Kartu, Status};
use db::{Val, args};
use ledger::Dok;
use ledger::stok::{self, Gerak, Lokasi, Luar, Milik};
use platform::Hasil;
use std::collections::BTreeMap;
use values::{KodeBaki, KodeBarcode, KodeGudang, KodeToko, NoFaktur, Rupiah};

/// What stands at the head of a document.
#[derive(Debug, Clone, Default)]
pub struct Kepala<'a> {
    /// TAMBAH, PINDAH, HANCUR, KIRIM …: what reports ask for
    pub jenis: &'a str,
    /// the supplier, the other store
    pub lawan: &'a str,
    /// another document it answers
    pub rujukan: &'a str,
    pub keterangan: &'a str,
}

/// One piece on its way.
#[derive(Debug, Clone)]
pub struct Langkah {
    pub kartu: Kartu,
    pub dari: Lokasi,
    pub ke: Lokasi,
    pub kondisi: String,
}

impl Langkah {
    /// A piece of the store to a tray.
    pub fn ke_baki(kartu: Kartu, gudang: KodeGudang, baki: KodeBaki) -> Hasil<Self> {
        let dari = tempat(&kartu)?;
        Ok(Self { kartu, dari, ke: Lokasi::Baki { gudang, baki }, kondisi: String::new() })
    }

    /// A piece of the store onto its way to another.
    pub fn ke_perjalanan(kartu: Kartu, no_kirim: NoFaktur) -> Hasil<Self> {
        let dari = tempat(&kartu)?;
        Ok(Self { kartu, dari, ke: Lokasi::Transit(no_kirim), kondisi: String::new() })
    }

    /// A piece of the store to a craftsman, who makes something else of it.
    pub fn ke_tukang(kartu: Kartu, kode_tukang: &str) -> Hasil<Self> {
        let dari = tempat(&kartu)?;
        Ok(Self { kartu, dari, ke: Lokasi::Tukang(kode_tukang.to_owned()), kondisi: String::new() })
    }

    /// A piece of the store into a melt lot.
    pub fn ke_lebur(kartu: Kartu, no_lot: NoFaktur) -> Hasil<Self> {
        let dari = tempat(&kartu)?;
        Ok(Self { kartu, dari, ke: Lokasi::Lebur(no_lot), kondisi: String::new() })
    }

    /// A piece of the store to a washer, who gives it back.
    pub fn ke_cuci(kartu: Kartu, no_lot: NoFaktur) -> Hasil<Self> {
        let dari = tempat(&kartu)?;
        Ok(Self { kartu, dari, ke: Lokasi::Cuci(no_lot), kondisi: String::new() })
    }

    /// A piece of the store out of its trays.
    pub fn ke_luar(kartu: Kartu, ke: Luar) -> Hasil<Self> {
        let dari = tempat(&kartu)?;
        Ok(Self { kartu, dari, ke: Lokasi::Luar(ke), kondisi: String::new() })
    }

    /// Does it go to this tray?
    pub fn menuju(&self, kode: &str) -> bool {
        matches!(&self.ke, Lokasi::Baki { baki, .. } if baki.as_str() == kode)
    }
}

pub(crate) fn tempat(k: &Kartu) -> Hasil<Lokasi> {
    let salah = |e: values::KodeSalah| db::Error::Lain(format!("tempat barang {}: {e}", k.kode_barcode));
    Ok(Lokasi::Baki {
        gudang: KodeGudang::parse(&k.kode_gudang).map_err(salah)?,
        baki: KodeBaki::parse(&k.kode_toko).map_err(salah)?,
    })
}

fn status(ke: &Lokasi) -> Status {
    match ke {
        Lokasi::Baki { gudang, .. } => Status::di_gudang(gudang.as_str()),
        Lokasi::Luar(Luar::Pelanggan) => Status::Terjual,
        Lokasi::Transit(_) => Status::Kirim,
        Lokasi::Cuci(_) => Status::Cuci,
        Lokasi::Luar(Luar::Hilang) => Status::Hilang,
        Lokasi::Luar(Luar::Lebur) | Lokasi::Tukang(_) | Lokasi::Lebur(_) | Lokasi::Ciok(_) => Status::Lebur,
        Lokasi::Luar(_) => Status::Retur,
    }
}

const KOLOM: [&str; 17] = [
    "toko",
    "no_dok",
    "baris",
    "kode_barcode",
    "kode_intern",
    "nama_barang",
    "kode_group",
    "kode_dept",
    "kadar_cetak",
    "berat",
    "berat_stock",
    "nilai",
    "gudang_dari",
    "baki_dari",
    "gudang_ke",
    "baki_ke",
    "kondisi",
];

/// Posts the moves of a document with its head and lines.
pub fn gerakkan(dok: &mut Dok<'_, '_>, kepala: &Kepala<'_>, langkah: &[Langkah]) -> Hasil<()> {
    stok::catat(dok, &langkah.iter().map(gerak).collect::<Hasil<Vec<_>>>()?)?;
    tulis(dok, kepala, langkah)
}

/// Pieces that are posted between two words about the progress.
const SEKALI: usize = 50;

/// The same for long documents: `kabar` is told how many of how many are posted.
pub fn gerakkan_kabari(
    dok: &mut Dok<'_, '_>,
    kepala: &Kepala<'_>,
    langkah: &[Langkah],
    kabar: &dyn Fn(usize, usize),
) -> Hasil<()> {
    let mut selesai = 0;
    kabar(0, langkah.len());
    for bagian in langkah.chunks(SEKALI) {
        stok::catat(dok, &bagian.iter().map(gerak).collect::<Hasil<Vec<_>>>()?)?;
        selesai += bagian.len();
        kabar(selesai, langkah.len());
    }
    tulis(dok, kepala, langkah)
}

/// Posts the exact reverse of another document; `langkah` are its pieces on their way back.
pub fn balikkan(
    dok: &mut Dok<'_, '_>,
    kepala: &Kepala<'_>,
    asal: &NoFaktur,
    langkah: &[Langkah],
) -> Hasil<()> {
    stok::balikkan(dok, asal)?;
    tulis(dok, kepala, langkah)
}

fn gerak(l: &Langkah) -> Hasil<Gerak> {
    let k = &l.kartu;
    Ok(Gerak {
        barang: k.kode_barcode.clone(),
        dari: (l.dari.clone(), Milik::Toko),
        ke: (l.ke.clone(), Milik::Toko),
        utuh: true,
        berat: k.berat_asli,
        murni: k.murni().map_err(meluap)?,
        nilai: k.total_pokok,
    })
}

/// The head, the lines, and the status on every card.
fn tulis(dok: &mut Dok<'_, '_>, kepala: &Kepala<'_>, langkah: &[Langkah]) -> Hasil<()> {
    let (mut berat, mut nilai) = (0_i64, Rupiah::NOL);
    for l in langkah {
        berat += l.kartu.berat_asli.sebagai_mg();
        nilai = nilai.tambah(l.kartu.total_pokok).map_err(meluap)?;
    }
    let (no, tgl, waktu, oleh) =
        (dok.no().clone(), dok.tgl_system().to_string(), dok.waktu().to_string(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let qty = i64::try_from(langkah.len()).unwrap_or(i64::MAX);
    tx.exec(
        "INSERT INTO dok_barang (toko, no_dok, jenis, tgl_system, waktu, oleh, lawan, rujukan, keterangan, qty, berat, \
         nilai) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        args![
            &toko, &no, kepala.jenis, tgl, &waktu, &oleh, kepala.lawan, kepala.rujukan, kepala.keterangan, qty, berat,
            nilai
        ],
    )?;
    let kolom: Vec<String> = KOLOM.map(str::to_owned).to_vec();
    let baris = langkah.iter().zip(1_i64..).map(|(l, n)| {
        let (k, (gd, bd), (gk, bk)) = (&l.kartu, l.dari.nama(), l.ke.nama());
        Ok::<Vec<Val>, db::Error>(
            args![
                &toko,
                &no,
                n,
                &k.kode_barcode,
                k.kode_intern.as_str(),
                k.nama_barang.as_str(),
                k.kode_group.as_str(),
                k.kode_dept.as_str(),
                k.kadar_cetak,
                k.berat,
                k.berat_asli,
                k.total_pokok,
                gd,
                bd.as_ref(),
                gk,
                bk.as_ref(),
                l.kondisi.as_str()
            ]
            .to_vec(),
        )
    });
    tx.sisip_banyak("dok_barang_baris", &kolom, baris)?;
    let mut berubah: BTreeMap<(&'static str, &'static str, &KodeToko), Vec<&KodeBarcode>> = BTreeMap::new();
    for l in langkah.iter().filter(|l| l.kartu.status != status(&l.ke) || l.kartu.toko != toko) {
        let kunci = (status(&l.ke).kode(), l.kartu.status.kode(), &l.kartu.toko);
        berubah.entry(kunci).or_default().push(&l.kartu.kode_barcode);
    }
    for ((status, dulu, asal), semua) in berubah {
        for bagian in semua.chunks(kartu::SEKALI) {
            let d = db::daftar(6, bagian.iter().copied());
            // The card is the chain's: another store, under its own lock, may have moved the piece since it was read.
            let sql = format!(
                "UPDATE barang SET toko = $1, status = $2, diubah = $3, versi = versi + 1 WHERE status = $4 AND toko = $5 \
                 AND kode_barcode IN {}",
                d.sql
            );
            let mut nilai: Vec<Val> = args![&toko, status, &waktu, dulu, asal].to_vec();
            nilai.extend(d.nilai);
            if usize::try_from(tx.exec(&sql, &nilai)?) != Ok(bagian.len()) {
                return Err(baru_berpindah(bagian.first().copied()));
            }
        }
    }
    Ok(())
}

/// Somebody else was quicker.
pub(crate) fn baru_berpindah(kode: Option<&KodeBarcode>) -> platform::Tolak {
    let kode = kode.map(ToString::to_string).unwrap_or_default();
    BarangTolak::BaruBerpindah.tolak(format!("Barang {kode} baru saja berpindah, silahkan ulangi"))
}

fn meluap(e: values::Meluap) -> platform::Tolak {
    BarangTolak::Meluap.tolak("Jumlahnya terlalu besar").sebab(e)
}
