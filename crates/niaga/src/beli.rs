//! Lines of a purchase: what letter comes with a piece, which price it follows, what is deducted, where it goes. The
//! card of a piece is brought in line with what was weighed and paid when the purchase is written.

use crate::acuan::Acuan;
use crate::batu::{self, NilaiBatu};
use crate::curian;
use crate::dua_sisi::BarisHarga;
use crate::faktur::Terbeli;
pub use crate::nota::{Nota, cari_nota};
use crate::potongan::{Kondisi, kondisi, rugi_nota};
use crate::rumus::rumus;
use crate::tahan;
use crate::tolak::NiagaTolak;
use barang::aturan::{AturanGroup, pembulatan_beli};
use barang::masuk_beli::BarangBeli;
use barang::pindai::{self, Tujuan};
use barang::{Kartu, Status};
use db::{Conn, args};
use konter::henti::{self, Langkah, isian};
use konter::{Alasan, BarisIzin, KodeAlasan, Pelanggan, meluap};
use platform::otorisasi::{Rincian, Sisi};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::batas::berat_barang;
use values::bulat_berat::berat_beli;
use values::harga_beli::{
    CaraNilai, MintaHargaBeli, Nilai, RincianBeli, Surat, TipeKondisi, cara_nilai, hitung, jaga_harga,
    rata_asal,
};
use values::susut::{AlasanSusut, HasilSusut, Toleransi, periksa};
use values::{AturanBerat, Berat, HargaGram, Kadar, KodeBarcode, KodeToko, Persen, Rupiah, Tanggal};

const GALAT: NiagaTolak = NiagaTolak::BarisBeli;
const PALING_BANYAK: usize = 50;

/// A piece the customer brings.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct BeliMinta {
    /// NOTA, NOTA HILANG, TOKO LAIN, TANPA SURAT
    pub surat: String,
    /// the chain's nota: the number of the line
    pub no_faktur_jual: String,
    /// or the barcode on the tag
    pub kode_barcode: String,
    /// the number on another shop's letter
    pub no_faktur_ext: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    #[schema(value_type = f64)]
    pub berat_timbang: Berat,
    /// tested; left out, the purity of the nota or the group
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar_uji: Option<Kadar>,
    pub kondisi: String,
    /// how its stones were found: COCOK (with their certificate), TANPA SERTIFIKAT, TIDAK COCOK; empty: nobody looked
    pub batu: String,
    /// the price that was agreed; left out, the computed one
    #[schema(value_type = Option<i64>)]
    pub harga: Option<Rupiah>,
}

/// A priced line, with what only its pricing knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct BeliBaris {
    #[serde(flatten)]
    pub isi: Terbeli,
    pub nota: Option<Nota>,
    /// its weight must be validated by a second person
    pub susut: String,
    pub alasan: Vec<Alasan>,
    #[serde(skip)]
    pub kartu: Option<Kartu>,
    #[serde(skip)]
    pub tujuan: Option<Tujuan>,
}

impl std::ops::Deref for BeliBaris {
    type Target = Terbeli;

    fn deref(&self) -> &Terbeli {
        &self.isi
    }
}

impl BarisHarga for BeliBaris {
    fn harga(&self) -> Rupiah {
        self.isi.harga
    }

    fn sebutan(&self) -> &str {
        &self.nama_barang
    }

    fn alasan(&self) -> &[Alasan] {
        &self.alasan
    }

    fn izin(&self) -> Hasil<BarisIzin> {
        let judul = format!("{} {}", self.kode_barcode, self.nama_barang).trim().to_owned();
        let surat = format!("{} {}", self.surat, self.no_faktur_nota);
        let keterangan =
            format!("Beli {} g kadar uji {}, {}, {}", self.berat, self.kadar_uji, surat.trim(), self.kondisi);
        let harga = (self.harga_hitung, self.harga);
        BarisIzin::new(Rincian::harga(judul, keterangan, Sisi::Beli, harga), &self.isi)
    }

    fn pajak(&self) -> Option<(Persen, Rupiah, Rupiah)> {
        None
    }
}

impl BeliBaris {
    /// The card of a piece the chain did not know.
    pub(crate) fn kartu_baru(&self, no: &str) -> BarangBeli {
        BarangBeli {
            nama_barang: self.nama_barang.clone(),
            kode_group: self.kode_group.clone(),
            kode_dept: self.kode_dept.clone(),
            kadar: self.kadar,
            kadar_cetak: self.kadar_uji,
            // A weight that waits for a second person enters the books as the nota has it.
            berat: if self.susut.is_empty() { self.berat_timbang } else { self.berat_nota },
            harga: self.harga,
            no_masuk: no.to_owned(),
        }
    }
}

const SURAT: [&str; 4] = ["NOTA", "NOTA HILANG", "TOKO LAIN", "TANPA SURAT"];

/// What is asked of every piece that is brought; `siapa` sells, when that is asked already; `pengganti` is the weight the
/// customer takes in exchange, where that is known, and `lawan` what the dearest piece of it costs.
pub(crate) fn siapkan(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    minta: &[BeliMinta],
    siapa: Option<&Pelanggan>,
    (pengganti, mut lawan): (Option<Berat>, Rupiah),
) -> Hasil<Vec<BeliBaris>> {
    if minta.len() > PALING_BANYAK {
        let pesan = format!("Paling banyak {PALING_BANYAK} barang sekali beli");
        return Err(NiagaTolak::BarisBeli.pada("detail_beli", pesan));
    }
    let mut s = Salah::di("detail_beli");
    let (mut hasil, mut pernah) = (Vec::with_capacity(minta.len()), HashSet::new());
    let mut sebelumnya = Rupiah::NOL;
    for (ke, m) in minta.iter().enumerate() {
        if let Some(b) = henti::baris(baris(c, p, a, m, (sebelumnya, &mut lawan)), ke, &mut s)? {
            sebelumnya = b.isi.sebelum_bulat().and_then(|n| sebelumnya.tambah(n)).map_err(meluap)?;
            let kunci = b.nota.as_ref().map(|n| (n.toko.clone(), n.no_faktur_jual.clone()));
            if kunci.is_some_and(|k| !pernah.insert(k)) {
                s.beri(ke, "no_faktur_jual", "Nota ini sudah ada di daftar");
            } else {
                hasil.push(b);
            }
        }
    }
    // Rows stand where they were sent only while none is wrong.
    if s.banyak() == 0 {
        ganti_model(a, &hasil, pengganti, &mut s)?;
    }
    s.tolak(GALAT)?;
    if let Some(siapa) = siapa.filter(|_| hasil.iter().any(|b| b.surat != "NOTA")) {
        identitas(siapa)?;
    }
    Ok(hasil)
}

/// The better kondisi is for who exchanges a piece of the chain, soon, against as much or more.
fn ganti_model(a: &Acuan, baris: &[BeliBaris], pengganti: Option<Berat>, s: &mut Salah) -> Hasil<()> {
    let nama = a.set.nilai("GANTI_MODEL_KONDISI").trim().to_uppercase();
    let kena: Vec<(usize, &BeliBaris)> =
        baris.iter().enumerate().filter(|(_, b)| b.kondisi == nama).collect();
    let berat = Berat::jumlah(kena.iter().map(|(_, b)| b.berat)).map_err(meluap)?;
    let batas = a.hari("GANTI_MODEL_HARI", 7);
    for (ke, b) in kena {
        let umur = b.nota.as_ref().and_then(|n| umur(a, n));
        let pesan = if b.surat != "NOTA" || b.nota.is_none() {
            format!("{nama} hanya untuk barang dengan nota toko")
        } else if pengganti.is_some_and(|p| p <= Berat::NOL) {
            format!("{nama} hanya untuk tukar tambah")
        } else if umur.is_none_or(|u| u > batas) {
            format!("{nama} hanya sampai {batas} hari sejak tanggal nota")
        } else if let Some(pengganti) = pengganti.filter(|p| *p < berat) {
            format!("Barang pengganti {pengganti} gr lebih ringan dari yang ditukar {berat} gr")
        } else {
            continue;
        };
        s.beri(ke, "kondisi", pesan);
    }
    Ok(())
}

/// How old its price is.
fn umur(a: &Acuan, n: &Nota) -> Option<i64> {
    Tanggal::parse(&n.tgl_harga).ok().map(|t| a.tgl_system.selisih_hari(t))
}

/// Without a nota of the chain the shop must know who sells.
pub(crate) fn identitas(siapa: &Pelanggan) -> Hasil<()> {
    for (kolom, isi, pesan) in [
        ("nama_customer", &siapa.nama_customer, "Nama Customer Harus Diisi untuk pembelian tanpa nota toko"),
        ("alamat_customer", &siapa.alamat_customer, "Alamat Harus Diisi untuk pembelian tanpa nota toko"),
        ("nik", &siapa.sidik_nik, "NIK Harus Diisi untuk pembelian tanpa nota toko"),
    ] {
        if isi.is_empty() {
            return Err(NiagaTolak::Identitas.pada(&format!("customer.{kolom}"), pesan));
        }
    }
    Ok(())
}

/// The nota a line is about, or why it does not count. A piece whose nota is lost may still wear the chain's tag.
fn nota(
    c: &mut Conn,
    (toko, pemegang): (&KodeToko, &str),
    m: &BeliMinta,
    surat: &str,
) -> Hasil<Result<Option<Nota>, String>> {
    let bertanda = !m.kode_barcode.trim().is_empty() || !m.no_faktur_jual.trim().is_empty();
    if surat != "NOTA" && !(surat == "NOTA HILANG" && bertanda) {
        return Ok(Ok(None));
    }
    let Some(n) = cari_nota(c, toko, &m.no_faktur_jual, &m.kode_barcode, &[])? else {
        // A paper of a sale that was taken back is no lost nota.
        if let Some(no_batal) = crate::nota::dibatalkan(c, &m.no_faktur_jual)? {
            let no = m.no_faktur_jual.trim().to_uppercase();
            return Ok(Err(format!(
                "Nota {no} sudah dibatalkan ({no_batal}), uangnya sudah kembali; jangan dibeli, panggil SPV"
            )));
        }
        return Ok(Err(if surat == "NOTA" {
            "Nota tidak ditemukan; pilih NOTA HILANG bila suratnya tidak ada".to_owned()
        } else {
            "Barang ini tidak tercatat terjual; kosongkan barcodenya bila labelnya bukan dari toko".to_owned()
        }));
    };
    if !n.sudah_dibeli.is_empty() {
        return Ok(Err(format!("Nota {} sudah dibeli kembali dengan {}", n.no_faktur_jual, n.sudah_dibeli)));
    }
    if let Some(no) = tahan::pemegang(c, &n.toko, &n.no_faktur_jual)?.filter(|no| no != pemegang) {
        return Ok(Err(format!("Barang nota {} masih ada di {no}; selesaikan dulu", n.no_faktur_jual)));
    }
    Ok(Ok(Some(n)))
}

/// A purity that was tested counts when it is below what is printed by more than this, in hundredths of a percent.
const TOLERANSI_KADAR: i64 = 50;

fn turun(uji: Kadar, cetak: Kadar) -> bool {
    cetak.sebagai_perseratus() - uji.sebagai_perseratus() > TOLERANSI_KADAR
}

/// A value of the printed purity, brought down to the tested one where that is too low.
fn teruji(nilai: i64, uji: Kadar, cetak: Kadar) -> Hasil<i64> {
    if !turun(uji, cetak) {
        return Ok(nilai);
    }
    let atas = i128::from(nilai) * i128::from(uji.sebagai_perseratus());
    i64::try_from(atas / i128::from(cetak.sebagai_perseratus())).map_err(|_| meluap(values::Meluap))
}

fn tipe(t: TipeKondisi) -> &'static str {
    match t {
        TipeKondisi::Bagus => "BAGUS",
        TipeKondisi::Rusak => "RUSAK",
        TipeKondisi::Lebur => "LEBUR",
    }
}

/// A piece as it lies on the counter: its letter, its weight, its condition, and its card where the chain sold it.
struct Dibawa {
    surat: &'static str,
    timbang: Berat,
    /// what is paid for
    berat: Berat,
    nota: Option<Nota>,
    kondisi: Kondisi,
    kartu: Option<Kartu>,
    /// what the lines before it come to, not rounded
    sebelumnya: Rupiah,
    /// how its stones were found, and what is paid for them
    keadaan: &'static str,
    batu: NilaiBatu,
}

fn dibawa(c: &mut Conn, p: &Pelaku, a: &Acuan, m: &BeliMinta, sebelumnya: Rupiah) -> Langkah<Dibawa> {
    let surat = m.surat.trim().to_uppercase();
    let Some(surat) = SURAT.into_iter().find(|x| *x == surat) else {
        return Err(isian("surat", "Pilih surat: NOTA, NOTA HILANG, TOKO LAIN atau TANPA SURAT"));
    };
    let timbang = m.berat_timbang;
    let aturan: Option<AturanBerat> = a
        .set
        .nyala("PEMBULATAN_BERAT_PEMBELIAN_MODULE")
        .then(|| a.set.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2));
    let berat = berat_beli(timbang.max(Berat::NOL), aturan).map_err(meluap)?;
    if let Err(pesan) = berat_barang(timbang.min(berat)).and_then(|()| berat_barang(timbang)) {
        return Err(isian("berat_timbang", pesan));
    }
    let nota = nota(c, (&p.toko, &a.pemegang), m, surat)?.map_err(|pesan| isian("no_faktur_jual", pesan))?;
    // Never more than the nota says, whatever the scale does.
    let berat = nota.as_ref().map_or(berat, |n| berat.min(n.berat));
    let kondisi = kondisi(c, p, &m.kondisi)?.ok_or_else(|| isian("kondisi", "Kondisi Harus Dipilih"))?;
    let kartu = match nota.as_ref().filter(|n| !n.lama) {
        Some(n) => Some(kartu(c, n, timbang)?),
        None => None,
    };
    let (keadaan, batu) = (batu::keadaan(&m.batu)?, NilaiBatu::default());
    Ok(Dibawa { surat, timbang, berat, nota, kondisi, kartu, sebelumnya, keadaan, batu })
}

/// The card of a piece of the chain: it must really be out with a customer.
fn kartu(c: &mut Conn, n: &Nota, timbang: Berat) -> Langkah<Kartu> {
    let kode = KodeBarcode::parse(&n.kode_barcode).map_err(|e| NiagaTolak::BarisBeli.tolak(e.to_string()))?;
    let ada = barang::satu(c, &kode)?;
    if ada.status != Status::Terjual {
        return Err(isian("no_faktur_jual", format!("Barang {kode} {}", ada.status.sebutan())));
    }
    if timbang < ada.berat_atribut {
        let pesan = format!("Lebih ringan dari atributnya ({} gr)", ada.berat_atribut);
        return Err(isian("berat_timbang", pesan));
    }
    Ok(ada)
}

/// What kind of piece it is, and its purity: of the group, printed, tested.
struct Jenis {
    kode_group: String,
    kode_dept: String,
    nama_barang: String,
    group: AturanGroup,
    cetak_group: Kadar,
    kadar: Kadar,
    kadar_cetak: Kadar,
    kadar_uji: Kadar,
}

fn jenis(c: &mut Conn, p: &Pelaku, a: &mut Acuan, m: &BeliMinta, d: &Dibawa) -> Langkah<Jenis> {
    let besar = |t: &str| t.trim().to_uppercase();
    let (kode_group, kode_dept, nama_barang) = match &d.nota {
        Some(n) => (n.kode_group.clone(), n.kode_dept.clone(), n.nama_barang.clone()),
        None => (besar(&m.kode_group), besar(&m.kode_dept), besar(&m.nama_barang)),
    };
    if kode_dept.is_empty() || nama_barang.is_empty() {
        return Err(isian("nama_barang", "Jenis dan nama barang harus diisi"));
    }
    let group = match a.group(c, &kode_group) {
        Ok(g) => g.clone(),
        Err(t) if t.adalah(NiagaTolak::Group) => return Err(isian("kode_group", "Kategori Harus Dipilih")),
        Err(t) => return Err(t.into()),
    };
    let kadar_group = c
        .one(
            "SELECT kadar, kadar_cetak FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0",
            args![&p.toko, kode_group.as_str()],
            |r| Ok((r.get::<Kadar>(0)?, r.get::<Kadar>(1)?)),
        )?
        .unwrap_or((Kadar::NOL, Kadar::NOL));
    let (kadar, kadar_cetak) = d.nota.as_ref().map_or(kadar_group, |n| (n.kadar, n.kadar_cetak));
    if d.surat == "NOTA HILANG" && m.kadar_uji.is_none() {
        return Err(isian("kadar_uji", "Nota hilang: uji kadarnya dulu, isi hasilnya"));
    }
    let kadar_uji = m.kadar_uji.unwrap_or(kadar_cetak);
    if kadar_uji == Kadar::NOL {
        return Err(isian("kadar_uji", "Kadar hasil uji harus diisi"));
    }
    let cetak_group = kadar_group.1;
    Ok(Jenis { kode_group, kode_dept, nama_barang, group, cetak_group, kadar, kadar_cetak, kadar_uji })
}

/// Which price it follows, and what that comes to.
fn nilai(c: &mut Conn, p: &Pelaku, a: &Acuan, d: &Dibawa, j: &Jenis) -> Langkah<(CaraNilai, RincianBeli)> {
    let umur = d.nota.as_ref().and_then(|n| umur(a, n));
    let surat = match (d.surat, umur) {
        ("NOTA", Some(umur_hari)) => Surat::Nota { umur_hari },
        ("NOTA" | "NOTA HILANG", _) => Surat::NotaHilang,
        ("TOKO LAIN", _) => Surat::TokoLain,
        _ => Surat::TanpaSurat,
    };
    let masa = Some(a.hari("MASA_BELI_HARI", 90));
    let cara = cara_nilai(surat, d.kondisi.tipe, masa);
    let r = nilai_cara(c, p, a, (d, j), cara, umur)?;
    // While a good piece with its paper would follow the nota, neither a broken one nor one whose paper is lost is worth more
    // than what was paid for its gold.
    let bernota = umur.map(|umur_hari| cara_nilai(Surat::Nota { umur_hari }, TipeKondisi::Bagus, masa));
    if cara != CaraNilai::IkutNota && bernota == Some(CaraNilai::IkutNota) {
        let nota = nilai_cara(c, p, a, (d, j), CaraNilai::IkutNota, umur)?;
        if nota.harga < r.harga {
            return Ok((CaraNilai::IkutNota, nota));
        }
    }
    Ok((cara, r))
}

/// The same with what its stones are worth. A broken piece is worth its metal.
fn dengan_batu(
    c: &mut Conn,
    p: &Pelaku,
    a: &Acuan,
    (d, j): (&mut Dibawa, &Jenis),
    lawan: &mut Rupiah,
) -> Langkah<(CaraNilai, RincianBeli)> {
    let (cara, emas) = nilai(c, p, a, d, j)?;
    if d.surat != "NOTA" || d.kondisi.tipe != TipeKondisi::Bagus || d.kartu.is_none() {
        return Ok((cara, emas));
    }
    let Some(n) = d.nota.as_ref() else { return Ok((cara, emas)) };
    let Some(b) = batu::nilai(c, &p.toko, (n, d.keadaan), emas.sebelum_bulat, lawan)? else {
        return Ok((cara, emas));
    };
    d.batu = b;
    let umur = umur(a, n);
    Ok((cara, nilai_cara(c, p, a, (d, j), cara, umur)?))
}

/// What it comes to by one of the prices.
fn nilai_cara(
    c: &mut Conn,
    p: &Pelaku,
    a: &Acuan,
    (d, j): (&Dibawa, &Jenis),
    cara: CaraNilai,
    umur: Option<i64>,
) -> Langkah<RincianBeli> {
    let nilai = match cara {
        CaraNilai::IkutNota => {
            let n = d.nota.as_ref().ok_or_else(|| NiagaTolak::BarisBeli.tolak("Nota tidak ditemukan"))?;
            let nilai_emas = Rupiah::new(teruji(n.emas_dibayar.nilai(), j.kadar_uji, j.kadar_cetak)?);
            Nilai::IkutNota { nilai_emas, berat_nota: n.berat, umur_hari: umur.unwrap_or(0) }
        }
        CaraNilai::IkutPasar => {
            let harga = teruji(a.gram_beli(&j.group, j.kadar)?.nilai(), j.kadar_uji, j.kadar_cetak)?;
            Nilai::IkutPasar { harga: HargaGram::new(harga) }
        }
        CaraNilai::Lebur => {
            // A piece of the chain is no purer than it was sold.
            let kadar_uji = if d.nota.is_some() { j.kadar_uji.min(j.kadar_cetak) } else { j.kadar_uji };
            Nilai::Lebur { harga_rosok_100: a.rosok_murni(&j.group, j.cetak_group)?, kadar_uji }
        }
    };
    // What is no gold is not paid as gold. A nota has the gold's price for the whole of its weight.
    let atribut = d.kartu.as_ref().filter(|_| cara != CaraNilai::IkutNota && j.group.potong_atribut);
    let berat = match atribut {
        Some(k) => d.berat.kurang(k.berat_atribut.min(d.berat)).map_err(meluap)?,
        None => d.berat,
    };
    let minta = MintaHargaBeli {
        berat,
        nilai,
        kondisi: Some((d.kondisi.nama.clone(), d.kondisi.potongan)),
        rugi_nota: if cara == CaraNilai::IkutNota { rugi_nota(c, p, &j.kode_group)? } else { Vec::new() },
        sebelumnya: d.sebelumnya,
        batu: d.batu.nilai,
        pembulatan: pembulatan_beli(&a.set),
    };
    hitung(&minta).map_err(|e| isian("kondisi", e.to_string()))
}

/// Why somebody must say yes: a price above the computed one, purity other than what is printed, its condition.
fn alasan_harga(d: &Dibawa, j: &Jenis, harga: Rupiah, hitungan: Rupiah, emas: Rupiah) -> Vec<Alasan> {
    let mut alasan = Vec::new();
    if let Err(e) = jaga_harga(harga, hitungan, emas) {
        alasan.push(Alasan::new(KodeAlasan::DiAtasHitungan, e.to_string()));
    }
    if turun(j.kadar_uji, j.kadar_cetak) {
        let pesan = format!("Kadar uji {} di bawah {}", j.kadar_uji, j.kadar_cetak);
        alasan.push(Alasan::new(KodeAlasan::KadarUji, pesan));
    }
    // Purer than its kind, and paid for it: somebody else sees the test first.
    if d.nota.is_none() && turun(j.kadar_cetak, j.kadar_uji) {
        let pesan = format!("Kadar uji {} di atas {}", j.kadar_uji, j.kadar_cetak);
        alasan.push(Alasan::new(KodeAlasan::KadarUji, pesan));
    }
    // A lost nota is anybody's word: without the tag too, somebody else says that the piece is one of the chain's.
    if d.surat == "NOTA HILANG" && d.nota.is_none() {
        let pesan = "Nota hilang dan labelnya tidak ada; kalau bukan dari toko ini, pilih TANPA SURAT";
        alasan.push(Alasan::new(KodeAlasan::NotaHilang, pesan));
    }
    if d.kondisi.otorisasi {
        let pesan = format!("Kondisi {} perlu otorisasi", d.kondisi.nama);
        alasan.push(Alasan::new(KodeAlasan::Kondisi, pesan));
    }
    alasan
}

/// Was the nota paid by what the bank has not shown yet? A piece that nobody paid for would be bought with real money.
/// So may one be that comes without its paper.
fn belum_masuk(c: &mut Conn, p: &Pelaku, a: &Acuan, d: &Dibawa, group: &str) -> Hasil<Option<Alasan>> {
    let Some(n) = d.nota.as_ref() else {
        return crate::uang::mungkin_kembali(c, p, a, group, (1, d.timbang));
    };
    if n.lama {
        return crate::uang::diimpor_sendiri(c, p, (&n.toko, &n.no_faktur_jual));
    }
    let rp = crate::uang::belum_masuk(c, &n.toko, &n.no_faktur_group)?;
    let pesan = format!("Nota {} dibayar non tunai {rp} yang belum divalidasi bank", n.no_faktur_jual);
    Ok((rp > Rupiah::NOL).then(|| Alasan::new(KodeAlasan::UangBelumMasuk, pesan)))
}

/// Is it, or may it be, a piece that somebody reported stolen?
fn bukan_curian(c: &mut Conn, m: &BeliMinta, d: &Dibawa, j: &Jenis) -> Langkah<Option<Alasan>> {
    let kode =
        d.kartu.as_ref().map_or_else(|| m.kode_barcode.trim().to_owned(), |k| k.kode_barcode.to_string());
    match curian::cocok(c, &kode, &j.kode_dept, d.timbang)? {
        Some((true, apa)) => {
            Err(isian("kode_barcode", format!("Barang ini dilaporkan hilang atau dicuri: {apa}")))
        }
        Some((false, apa)) => {
            let pesan = format!("Mirip barang yang dilaporkan dicuri: {apa}");
            Ok(Some(Alasan::new(KodeAlasan::MiripCurian, pesan)))
        }
        None => Ok(None),
    }
}

/// Its weight against the card, or the weight of the nota where an old nota has no other: what a second person looks at
/// later, and what must be approved now.
fn susut(d: &Dibawa) -> Hasil<(String, Option<Alasan>)> {
    let nota = d.nota.as_ref().map(|n| n.berat_asli);
    let Some(asal) = d.kartu.as_ref().map(|k| k.berat_asli).or(nota) else {
        return Ok((String::new(), None));
    };
    let HasilSusut::Pending(sebab) = periksa(asal, d.timbang, &Toleransi::BELI).map_err(meluap)? else {
        return Ok((String::new(), None));
    };
    Ok(match sebab {
        // Lighter: what it weighs is paid, and a second person looks at it later.
        AlasanSusut::Susut { .. } => (sebab.to_string(), None),
        // Heavier means swapped or repaired: no money leaves before somebody said yes.
        AlasanSusut::LebihBerat { .. } => {
            (String::new(), Some(Alasan::new(KodeAlasan::Berat, sebab.to_string())))
        }
    })
}

/// A piece from the counter to its line: what it is, what it is worth, what must be approved, where it goes.
fn baris(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    m: &BeliMinta,
    (sebelumnya, lawan): (Rupiah, &mut Rupiah),
) -> Langkah<BeliBaris> {
    let mut d = dibawa(c, p, a, m, sebelumnya)?;
    let j = jenis(c, p, a, m, &d)?;
    let (cara, r) = dengan_batu(c, p, a, (&mut d, &j), lawan)?;
    // Points that the line earned and that are spent come off the money.
    // Points are as old as the sale that gave them.
    let umur = d.nota.as_ref().and_then(|n| Tanggal::parse(&n.tgl_nota).ok());
    let umur = umur.map_or(i64::MAX, |t| a.tgl_system.selisih_hari(t));
    let poin = crate::poin::kurang(c, a, d.nota.as_ref(), umur)?
        .min(r.harga.kurang(Rupiah::new(1)).map_err(meluap)?);
    let hitungan = r.harga.kurang(poin).map_err(meluap)?;
    let tukar = batu::tukar_kembali(c, &p.toko, d.nota.as_ref(), (umur, a.hari("TARIK_POIN_HARI", 90)))?
        .min(hitungan.kurang(Rupiah::new(1)).map_err(meluap)?);
    let hitungan = hitungan.kurang(tukar).map_err(meluap)?;
    let harga = m.harga.unwrap_or(hitungan);
    if harga <= Rupiah::NOL {
        return Err(isian("harga", "Harga beli harus lebih dari nol"));
    }
    let gram_jual = a.gram_jual(&j.group, j.kadar)?;
    let jual_hari = gram_jual.kali(d.berat).and_then(|n| n.tambah(d.batu.nilai)).map_err(meluap)?;
    let mut alasan = alasan_harga(&d, &j, harga, hitungan, jual_hari);
    alasan.extend(batu::alasan(c, &d.batu, d.keadaan, d.kartu.as_ref())?);
    alasan.extend(bukan_curian(c, m, &d, &j)?);
    alasan.extend(belum_masuk(c, p, a, &d, &j.kode_group)?);
    let (susut, berat_lebih) = susut(&d)?;
    alasan.extend(berat_lebih);
    let tujuan = match pindai::baki_pertama(c, &p.toko, GALAT, "kondisi", &d.kondisi.gudang, 1) {
        Ok(t) => t,
        Err(t) if t.adalah(NiagaTolak::BarisBeli) => return Err(isian("kondisi", t.pesan)),
        Err(t) => return Err(t.into()),
    };
    let mut uraian = r.rumus();
    uraian.pop();
    if poin > Rupiah::NOL {
        uraian.push(("Poin barang ini sudah dipakai".to_owned(), poin.negatif().map_err(meluap)?));
    }
    if tukar > Rupiah::NOL {
        uraian.push(("Bagian tukar tambah batu kembali".to_owned(), tukar.negatif().map_err(meluap)?));
    }
    if harga != hitungan {
        uraian.push(("Disepakati".to_owned(), harga.kurang(hitungan).map_err(meluap)?));
    }
    uraian.push(("Harga beli".to_owned(), harga));
    let n = d.nota.as_ref();
    let (berat_nota, harga_nota) = n.map_or((Berat::NOL, Rupiah::NOL), |n| (n.berat, n.harga_total));
    let gram = |g: Option<HargaGram>| g.map_or(0, HargaGram::nilai);
    let (toko_nota, no_faktur_nota, tgl_nota) =
        n.map(|n| (n.toko.clone(), n.no_faktur_jual.clone(), n.tgl_nota.clone())).unwrap_or_default();
    let isi = Terbeli {
        surat: d.surat.to_owned(),
        toko_nota,
        no_faktur_nota,
        tgl_nota,
        no_faktur_ext: m.no_faktur_ext.trim().to_uppercase(),
        kode_barcode: d.kartu.as_ref().map(|k| k.kode_barcode.to_string()).unwrap_or_default(),
        nama_barang: j.nama_barang,
        jenis_group: j.group.jenis_group,
        kelompok_harga: j.group.kelompok_harga,
        kode_group: j.kode_group,
        kode_dept: j.kode_dept,
        kode_gudang: tujuan.gudang.to_string(),
        kode_baki: tujuan.baki.to_string(),
        kadar: j.kadar,
        kadar_uji: j.kadar_uji,
        berat_nota,
        berat_timbang: d.timbang,
        berat: d.berat,
        harga_nota,
        harga_emas: gram_jual.nilai(),
        kondisi: d.kondisi.nama,
        tipe_kondisi: tipe(d.kondisi.tipe).to_owned(),
        cara_nilai: nama_cara(cara).to_owned(),
        nilai: r.nilai,
        potongan: r.potongan_kondisi,
        rugi_nota: r.rugi_nota,
        harga_hitung: r.harga,
        harga,
        harga_rata: gram(HargaGram::rata(harga, d.berat).map_err(meluap)?),
        rata_asal: gram(rata_asal(harga_nota, berat_nota).map_err(meluap)?),
        rumus: rumus(uraian),
        batu: d.keadaan.to_owned(),
        batu_nota: d.batu.nota,
        batu_persen: d.batu.persen,
        nilai_batu: d.batu.nilai,
    };
    Ok(BeliBaris { isi, nota: d.nota, susut, alasan, kartu: d.kartu, tujuan: Some(tujuan) })
}

const fn nama_cara(c: CaraNilai) -> &'static str {
    match c {
        CaraNilai::IkutNota => "IKUT_NOTA",
        CaraNilai::IkutPasar => "IKUT_PASAR",
        CaraNilai::Lebur => "LEBUR",
    }
}

/// Did this store buy the piece on its business day?
pub fn dibeli_hari_ini(c: &mut Conn, toko: &KodeToko, kode_barcode: &str) -> Hasil<bool> {
    let sql = "SELECT 1 FROM beli b JOIN toko t ON t.kode_toko = b.toko AND t.tgl_system = b.tgl_system \
               WHERE b.kode_barcode = $1 AND b.toko = $2 LIMIT 1";
    Ok(c.one(sql, args![kode_barcode.trim(), toko], |r| r.int(0))?.is_some())
}
