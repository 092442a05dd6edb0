//! A file of open works (orders, services): lines of one number are one work, of one person and one promised day, with what was paid
//! down on it. How it is read, comes in and is taken back stands here once; what a piece is and how its work is opened, its domain says.

use super::IsiLuar;
use super::kerja::{self, Acuan, Bersama, Orang};
use crate::NiagaTolak;
use db::Conn;
use konter::pelanggan::PelangganMinta;
use konter::{Pelanggan, meluap, rupiah, uang_muka};
use ledger::{Dok, titipan};
use platform::impor::BarisBerkas;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use std::collections::HashMap;
use values::{Berat, JenisDok, KodeToko, NoFaktur, Rupiah, Tanggal};

/// Pieces of one work.
const PALING_BANYAK: usize = 20;

/// A work of the file.
#[derive(Debug)]
pub struct Satu<G> {
    pub no_lama: String,
    pub janji: Tanggal,
    pub garis: Vec<G>,
    pub uang_muka: Rupiah,
    /// what all of it is estimated at
    pub total: Rupiah,
    tgl_lama: String,
    siapa: PelangganMinta,
}

/// A kind of open work, as its domain knows it.
pub trait Terbuka: 'static {
    /// the piece of a line
    type Garis: 'static;
    /// what the works of a file are opened with, read once
    type Bekal;

    const JENIS: JenisDok;
    /// 'Pesanan'
    const SEBUTAN: &'static str;
    /// what it costs is called: 'harga'
    const HARGA: &'static str;
    /// the column of the old number
    const NOMOR: &'static str;
    /// the column of the old paper's day, and what it is called
    const TANGGAL: (&'static str, &'static str);

    /// The piece of a line; none when something about it is wrong.
    fn garis(a: &Acuan, ke: usize, b: &BarisBerkas, s: &mut Salah) -> Option<Self::Garis>;
    fn harga(g: &Self::Garis) -> Rupiah;
    fn berat(g: &Self::Garis) -> Berat;

    /// Before the first of so many pieces comes in.
    fn bekal(dok: &mut Dok<'_, '_>, p: &Pelaku, potong: usize) -> Hasil<Self::Bekal>;
    /// One work stands, looked at.
    fn buka(
        dok: &mut Dok<'_, '_>,
        no: &NoFaktur,
        o: &Satu<Self::Garis>,
        w: Pelanggan,
        bekal: &mut Self::Bekal,
    ) -> Hasil<()>;
    /// After the last one.
    fn akhiri(_: &mut Dok<'_, '_>, _: Self::Bekal) -> Hasil<()> {
        Ok(())
    }

    /// What was paid down on it, while nobody went on with it since.
    fn utuh(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Option<Rupiah>>;
    /// What the file brought besides money leaves the books again.
    fn balikkan(_: &mut Dok<'_, '_>, _: &NoFaktur) -> Hasil<()> {
        Ok(())
    }
    /// One work is none any more.
    fn tutup(dok: &mut Dok<'_, '_>, no: &NoFaktur, alasan: &str) -> Hasil<()>;
}

struct Berkas<K: Terbuka>(Vec<Satu<K::Garis>>);

/// Reads a file of this kind: `Luar::periksa` of it.
pub fn periksa<K: Terbuka>(
    c: &mut Conn,
    p: &Pelaku,
    baris: &[BarisBerkas],
    s: &mut Salah,
) -> Hasil<Box<dyn IsiLuar>> {
    let a = Acuan::baca(c, p)?;
    let terpakai = kerja::terpakai(c, p, K::JENIS)?;
    let (mut hasil, mut letak): (Vec<Satu<K::Garis>>, HashMap<String, usize>) = (Vec::new(), HashMap::new());
    for (ke, b) in baris.iter().enumerate() {
        let mula = s.banyak();
        let no_lama = kerja::nomor_lama(ke, b, K::NOMOR, &terpakai, s);
        let siapa = kerja::siapa(c, ke, b, s)?;
        let (janji, tgl_lama) = a.hari(ke, b, K::TANGGAL, s);
        let garis = K::garis(&a, ke, b, s);
        let muka = kerja::uang(ke, b, "uang_muka", s).unwrap_or(Rupiah::NOL);
        let (Some(janji), Some(garis), true) = (janji, garis, s.banyak() == mula) else { continue };
        let tempat = *letak.entry(no_lama.clone()).or_insert(hasil.len());
        if tempat == hasil.len() {
            hasil.push(Satu {
                no_lama,
                janji,
                garis: Vec::new(),
                uang_muka: Rupiah::NOL,
                total: Rupiah::NOL,
                tgl_lama,
                siapa: siapa.clone(),
            });
        }
        let Some(o) = hasil.get_mut(tempat) else { continue };
        tambah::<K>(o, (ke, garis, muka), (&siapa, janji), s)?;
    }
    Ok(Box::new(Berkas::<K>(hasil)))
}

/// A piece joins its work: the same person, the same day, no more paid down than it costs.
fn tambah<K: Terbuka>(
    o: &mut Satu<K::Garis>,
    (ke, garis, muka): (usize, K::Garis, Rupiah),
    (siapa, janji): (&PelangganMinta, Tanggal),
    s: &mut Salah,
) -> Hasil<()> {
    let sebutan = format!("{} {}", K::SEBUTAN, o.no_lama);
    Bersama { sebutan: &sebutan, siapa: (&o.siapa, siapa), janji: (o.janji, janji) }.periksa(ke, s);
    if o.garis.len() >= PALING_BANYAK {
        let satu = K::SEBUTAN.to_lowercase();
        s.beri(ke, K::NOMOR, format!("Paling banyak {PALING_BANYAK} barang satu {satu}"));
    }
    o.total = o.total.tambah(K::harga(&garis)).map_err(meluap)?;
    o.uang_muka = o.uang_muka.tambah(muka).map_err(meluap)?;
    if o.uang_muka > o.total {
        s.beri(ke, "uang_muka", format!("Uang muka {} melebihi {} {}", o.uang_muka, K::HARGA, o.total));
    }
    o.garis.push(garis);
    Ok(())
}

impl<K: Terbuka> IsiLuar for Berkas<K> {
    fn jumlah(&self) -> (Rupiah, Berat) {
        let uang = rupiah(self.0.iter().map(|o| o.uang_muka)).unwrap_or(Rupiah::NOL);
        let berat = self.0.iter().flat_map(|o| &o.garis).map(K::berat);
        (uang, Berat::jumlah(berat).unwrap_or(Berat::NOL))
    }

    fn tulis(&self, dok: &mut Dok<'_, '_>, p: &Pelaku) -> Hasil<()> {
        let mut orang = Orang::default();
        let mut bekal = K::bekal(dok, p, self.0.iter().map(|o| o.garis.len()).sum())?;
        for o in &self.0 {
            let siapa = orang.tetapkan(dok, p, &o.siapa)?;
            let tgl = dok.tgl_system();
            let no = db::nomor_berikut(dok.tx(), K::JENIS, tgl)?;
            kerja::catat(dok, &no, &o.no_lama, &o.tgl_lama)?;
            K::buka(dok, &no, o, siapa, &mut bekal)?;
            uang_muka::terima_untuk(dok, &no, o.uang_muka)?;
        }
        K::akhiri(dok, bekal)
    }
}

/// All of a file away again (`Luar::balikkan`); not when one of it was begun, paid for or taken back.
pub fn balikkan<K: Terbuka>(dok: &mut Dok<'_, '_>, asal: &NoFaktur, alasan: &str) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let semua = kerja::dari(dok.tx(), &toko, asal)?;
    for (no, lama) in &semua {
        let muka = K::utuh(dok.tx(), &toko, no)?;
        if muka.is_none() || muka != Some(uang_muka::saldo(dok.tx(), &toko, no)?) {
            let pesan = format!("{} {lama} ({no}) sudah dikerjakan, diambil atau dibatalkan", K::SEBUTAN);
            return Err(NiagaTolak::AwalBatal.tolak(pesan));
        }
    }
    titipan::balikkan(dok, asal)?;
    K::balikkan(dok, asal)?;
    semua.iter().try_for_each(|(no, _)| K::tutup(dok, no, alasan))
}
