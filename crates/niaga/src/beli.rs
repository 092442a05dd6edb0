//! Lines of a purchase: what letter comes with a piece, which price it follows, what is deducted, where it goes. The
//! card of a piece is brought in line with what was weighed and paid when the purchase is written.

use crate::acuan::Acuan;
use crate::curian;
use crate::jual::Rumus;
use crate::jumlah::{meluap, rupiah_master};
pub use crate::nota::{Nota, cari_nota};
use crate::pelanggan::Pelanggan;
use barang::aturan::pembulatan_beli;
use barang::masuk_beli::BarangBeli;
use barang::pindai::{self, Tujuan};
use barang::{Kartu, Status};
use db::{Conn, args};
use platform::salah::Salah;
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::bulat_berat::berat_beli;
use values::harga_beli::{
    CaraNilai, MintaHargaBeli, Nilai, Potongan, RugiNota, Surat, TipeKondisi, cara_nilai, hitung, jaga_harga,
    rata_asal,
};
use values::susut::{HasilSusut, Toleransi, periksa};
use values::{AturanBerat, Berat, HargaGram, Kadar, KodeBarcode, KodeToko, Persen, Rupiah, Tanggal};

const GALAT: &str = "BELI-01";
const PALING_BANYAK: usize = 50;

/// A piece the customer brings.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BeliMinta)]
pub struct Minta {
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
    /// the price that was agreed; left out, the computed one
    #[schema(value_type = Option<i64>)]
    pub harga: Option<Rupiah>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BeliBaris)]
pub struct Baris {
    pub surat: &'static str,
    pub nota: Option<Nota>,
    pub no_faktur_ext: String,
    pub kode_barcode: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub jenis_group: String,
    pub kelompok_harga: String,
    pub kode_dept: String,
    /// where it goes
    pub kode_gudang: String,
    pub kode_baki: String,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub kadar_uji: Kadar,
    #[schema(value_type = f64)]
    pub berat_nota: Berat,
    #[schema(value_type = f64)]
    pub berat_timbang: Berat,
    /// that is paid
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub harga_nota: Rupiah,
    /// the day's selling price of a gram
    pub harga_emas: i64,
    pub kondisi: String,
    pub tipe_kondisi: &'static str,
    pub cara_nilai: &'static str,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
    #[schema(value_type = i64)]
    pub potongan: Rupiah,
    #[schema(value_type = i64)]
    pub rugi_nota: Rupiah,
    #[schema(value_type = i64)]
    pub harga_hitung: Rupiah,
    #[schema(value_type = i64)]
    pub harga: Rupiah,
    pub harga_rata: i64,
    pub rata_asal: i64,
    /// its weight must be validated by a second person
    pub susut: String,
    pub rumus: Vec<Rumus>,
    pub alasan: Vec<String>,
    #[serde(skip)]
    pub kartu: Option<Kartu>,
    #[serde(skip)]
    pub tujuan: Option<Tujuan>,
}

impl Baris {
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

struct Kondisi {
    nama: String,
    tipe: TipeKondisi,
    potongan: Potongan,
    gudang: String,
    otorisasi: bool,
}

fn nilai_potongan(jenis: &str, nilai: i64) -> Potongan {
    match jenis {
        "PERSEN" => Potongan::Persen(Persen::perseratus(nilai)),
        "RP_GRAM" => Potongan::RpGram(HargaGram::new(rupiah_master(nilai))),
        _ => Potongan::RpPotong(Rupiah::new(rupiah_master(nilai))),
    }
}

fn kondisi(c: &mut Conn, p: &Pelaku, nama: &str) -> Hasil<Option<Kondisi>> {
    let nama = nama.trim().to_uppercase();
    Ok(c.one(
        "SELECT tipe_kondisi, jenis_potongan, potongan, gudang_tujuan, butuh_otorisasi FROM kondisi_pembelian \
         WHERE toko = $1 AND kondisi = $2 AND dihapus = 0",
        args![&p.toko, nama.as_str()],
        |r| {
            Ok(Kondisi {
                nama: nama.clone(),
                tipe: match r.text(0)? {
                    "BAGUS" => TipeKondisi::Bagus,
                    "RUSAK" => TipeKondisi::Rusak,
                    _ => TipeKondisi::Lebur,
                },
                potongan: nilai_potongan(&r.get::<String>(1)?, r.int(2)?),
                gudang: r.get(3)?,
                otorisasi: r.flag(4)?,
            })
        },
    )?)
}

fn rugi_nota(c: &mut Conn, p: &Pelaku, group: &str) -> Hasil<Vec<RugiNota>> {
    Ok(c.rows(
        "SELECT hari_dari, hari_sampai, jenis, nilai FROM rugi_nota WHERE toko = $1 AND kode_group IN ($2, '') AND dihapus = 0 \
         ORDER BY kode_group DESC, hari_dari",
        args![&p.toko, group],
        |r| {
            Ok(RugiNota {
                hari_dari: r.int(0)?,
                hari_sampai: r.int(1)?,
                potongan: nilai_potongan(&r.get::<String>(2)?, r.int(3)?),
            })
        },
    )?)
}

/// What is asked of every piece that is brought; `pengganti` is the weight the customer takes in
/// exchange, where that is known already.
pub(crate) fn siapkan(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    minta: &[Minta],
    siapa: &Pelanggan,
    pengganti: Option<Berat>,
) -> Hasil<Vec<Baris>> {
    if minta.len() > PALING_BANYAK {
        let pesan = format!("Paling banyak {PALING_BANYAK} barang sekali beli");
        return Err(Tolak::aturan(GALAT, pesan.clone()).kolom("detail_beli", pesan));
    }
    let mut s = Salah::di("detail_beli");
    let (mut hasil, mut pernah) = (Vec::with_capacity(minta.len()), HashSet::new());
    for (ke, m) in minta.iter().enumerate() {
        if let Some(b) = satu(c, p, a, m, ke, &mut s)? {
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
    if hasil.iter().any(|b| b.surat != "NOTA") {
        identitas(siapa)?;
    }
    Ok(hasil)
}

fn hari(a: &Acuan, kunci: &str, bawaan: i64) -> i64 {
    a.set.nilai(kunci).trim().parse().unwrap_or(bawaan)
}

/// The better kondisi is for who exchanges a piece of the chain, soon, against as much or more.
fn ganti_model(a: &Acuan, baris: &[Baris], pengganti: Option<Berat>, s: &mut Salah) -> Hasil<()> {
    let nama = a.set.nilai("GANTI_MODEL_KONDISI").trim().to_uppercase();
    let kena: Vec<(usize, &Baris)> = baris.iter().enumerate().filter(|(_, b)| b.kondisi == nama).collect();
    let berat = Berat::jumlah(kena.iter().map(|(_, b)| b.berat)).map_err(meluap)?;
    let batas = hari(a, "GANTI_MODEL_HARI", 7);
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

fn umur(a: &Acuan, n: &Nota) -> Option<i64> {
    Tanggal::parse(&n.tgl_nota).ok().map(|t| a.tgl_system.selisih_hari(t))
}

/// Without a nota of the chain the shop must know who sells.
pub(crate) fn identitas(siapa: &Pelanggan) -> Hasil<()> {
    for (kolom, isi, pesan) in [
        ("nama_customer", &siapa.nama_customer, "Nama Customer Harus Diisi untuk pembelian tanpa nota toko"),
        ("alamat_customer", &siapa.alamat_customer, "Alamat Harus Diisi untuk pembelian tanpa nota toko"),
        ("nik", &siapa.nik, "NIK Harus Diisi untuk pembelian tanpa nota toko"),
    ] {
        if isi.is_empty() {
            return Err(Tolak::aturan("BELI-02", pesan).kolom(&format!("customer.{kolom}"), pesan));
        }
    }
    Ok(())
}

/// The nota a line is about, or why it does not count. A piece whose nota is lost may still wear the chain's tag.
fn nota(c: &mut Conn, toko: &KodeToko, m: &Minta, surat: &str) -> Hasil<Result<Option<Nota>, String>> {
    let bertanda = !m.kode_barcode.trim().is_empty() || !m.no_faktur_jual.trim().is_empty();
    if surat != "NOTA" && !(surat == "NOTA HILANG" && bertanda) {
        return Ok(Ok(None));
    }
    let Some(n) = cari_nota(c, toko, &m.no_faktur_jual, &m.kode_barcode, &[])? else {
        return Ok(Err(if surat == "NOTA" {
            "Nota tidak ditemukan; pilih NOTA HILANG bila suratnya tidak ada".to_owned()
        } else {
            "Barang ini tidak tercatat terjual; kosongkan barcodenya bila labelnya bukan dari toko".to_owned()
        }));
    };
    if !n.sudah_dibeli.is_empty() {
        return Ok(Err(format!("Nota {} sudah dibeli kembali dengan {}", n.no_faktur_jual, n.sudah_dibeli)));
    }
    Ok(Ok(Some(n)))
}

fn tipe(t: TipeKondisi) -> &'static str {
    match t {
        TipeKondisi::Bagus => "BAGUS",
        TipeKondisi::Rusak => "RUSAK",
        TipeKondisi::Lebur => "LEBUR",
    }
}

#[allow(clippy::too_many_lines)]
fn satu(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    m: &Minta,
    ke: usize,
    s: &mut Salah,
) -> Hasil<Option<Baris>> {
    let surat = m.surat.trim().to_uppercase();
    let Some(surat) = SURAT.into_iter().find(|x| *x == surat) else {
        s.beri(ke, "surat", "Pilih surat: NOTA, NOTA HILANG, TOKO LAIN atau TANPA SURAT");
        return Ok(None);
    };
    let timbang = m.berat_timbang;
    let aturan: Option<AturanBerat> = a
        .set
        .nyala("PEMBULATAN_BERAT_PEMBELIAN_MODULE")
        .then(|| a.set.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2));
    let berat = berat_beli(timbang.max(Berat::NOL), aturan).map_err(meluap)?;
    if berat <= Berat::NOL || timbang > Berat::mg(10_000_000) {
        s.beri(ke, "berat_timbang", "Berat harus lebih dari nol");
        return Ok(None);
    }
    let n = match nota(c, &p.toko, m, surat)? {
        Ok(n) => n,
        Err(pesan) => {
            s.beri(ke, "no_faktur_jual", pesan);
            return Ok(None);
        }
    };
    let Some(k) = kondisi(c, p, &m.kondisi)? else {
        s.beri(ke, "kondisi", "Kondisi Harus Dipilih");
        return Ok(None);
    };
    // The card of a piece of the chain: it must really be out with a customer.
    let mut kartu = None;
    if let Some(n) = n.as_ref().filter(|n| !n.lama) {
        let kode = KodeBarcode::parse(&n.kode_barcode).map_err(|e| Tolak::aturan(GALAT, e.to_string()))?;
        let ada = barang::satu(c, &kode)?;
        if ada.status != Status::Terjual {
            s.beri(ke, "no_faktur_jual", format!("Barang {kode} {}", ada.status.sebutan()));
            return Ok(None);
        }
        if timbang < ada.berat_atribut {
            s.beri(ke, "berat_timbang", format!("Lebih ringan dari atributnya ({} gr)", ada.berat_atribut));
            return Ok(None);
        }
        kartu = Some(ada);
    }
    let besar = |t: &str| t.trim().to_uppercase();
    let (kode_group, kode_dept, nama_barang) = match &n {
        Some(n) => (n.kode_group.clone(), n.kode_dept.clone(), n.nama_barang.clone()),
        None => (besar(&m.kode_group), besar(&m.kode_dept), besar(&m.nama_barang)),
    };
    if kode_dept.is_empty() || nama_barang.is_empty() {
        s.beri(ke, "nama_barang", "Jenis dan nama barang harus diisi");
        return Ok(None);
    }
    let g = match a.group(c, &kode_group) {
        Ok(g) => g.clone(),
        Err(t) if t.kode == "NIAGA-04" => {
            s.beri(ke, "kode_group", "Kategori Harus Dipilih");
            return Ok(None);
        }
        Err(t) => return Err(t),
    };
    let kadar_group = c
        .one(
            "SELECT kadar, kadar_cetak FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0",
            args![&p.toko, kode_group.as_str()],
            |r| Ok((r.get::<Kadar>(0)?, r.get::<Kadar>(1)?)),
        )?
        .unwrap_or((Kadar::NOL, Kadar::NOL));
    let (kadar, kadar_cetak) = n.as_ref().map_or(kadar_group, |n| (n.kadar, n.kadar_cetak));
    let kadar_uji = m.kadar_uji.unwrap_or(kadar_cetak);
    if kadar_uji == Kadar::NOL {
        s.beri(ke, "kadar_uji", "Kadar hasil uji harus diisi");
        return Ok(None);
    }
    let umur = n.as_ref().and_then(|n| umur(a, n));
    let jenis_surat = match (surat, umur) {
        ("NOTA", Some(umur_hari)) => Surat::Nota { umur_hari },
        ("NOTA" | "NOTA HILANG", _) => Surat::NotaHilang,
        ("TOKO LAIN", _) => Surat::TokoLain,
        _ => Surat::TanpaSurat,
    };
    let cara = cara_nilai(jenis_surat, k.tipe, Some(hari(a, "MASA_BELI_HARI", 90)));
    let nilai = match cara {
        CaraNilai::IkutNota => {
            let n = n.as_ref().ok_or_else(|| Tolak::aturan(GALAT, "Nota tidak ditemukan"))?;
            Nilai::IkutNota { nilai_emas: n.nilai_emas, berat_nota: n.berat, umur_hari: umur.unwrap_or(0) }
        }
        CaraNilai::IkutPasar => Nilai::IkutPasar { harga: a.gram_beli(&g, kadar)? },
        CaraNilai::Lebur => Nilai::Lebur { harga_rosok_100: a.rosok_murni(&g, kadar_group.1)?, kadar_uji },
    };
    let minta = MintaHargaBeli {
        berat,
        nilai,
        kondisi: Some((k.nama.clone(), k.potongan)),
        rugi_nota: if cara == CaraNilai::IkutNota { rugi_nota(c, p, &kode_group)? } else { Vec::new() },
        pembulatan: pembulatan_beli(&a.set),
    };
    let r = match hitung(&minta) {
        Ok(r) => r,
        Err(e) => {
            s.beri(ke, "kondisi", e.to_string());
            return Ok(None);
        }
    };
    let harga = m.harga.unwrap_or(r.harga);
    if harga <= Rupiah::NOL {
        s.beri(ke, "harga", "Harga beli harus lebih dari nol");
        return Ok(None);
    }
    let gram_jual = a.gram_jual(&g, kadar)?;
    let mut alasan = Vec::new();
    if let Err(e) = jaga_harga(harga, r.harga, gram_jual.kali(berat).map_err(meluap)?) {
        alasan.push(e.to_string());
    }
    if k.otorisasi {
        alasan.push(format!("Kondisi {} perlu otorisasi", k.nama));
    }
    let barcode = kartu.as_ref().map(|k| k.kode_barcode.to_string()).unwrap_or_default();
    match curian::cocok(
        c,
        if barcode.is_empty() { m.kode_barcode.trim() } else { &barcode },
        &kode_dept,
        timbang,
    )? {
        Some((true, apa)) => {
            s.beri(ke, "kode_barcode", format!("Barang ini dilaporkan hilang atau dicuri: {apa}"));
            return Ok(None);
        }
        Some((false, apa)) => alasan.push(format!("Mirip barang yang dilaporkan dicuri: {apa}")),
        None => {}
    }
    let mut susut = String::new();
    // Against the card, or the weight of the nota where an old nota has no other.
    let asal = kartu.as_ref().map(|k| k.berat_asli).or_else(|| n.as_ref().map(|n| n.berat_asli));
    if let Some(asal) = asal
        && let HasilSusut::Pending(sebab) = periksa(asal, timbang, &Toleransi::BELI).map_err(meluap)?
    {
        susut = sebab.to_string();
    }
    let tujuan = match pindai::baki_pertama(c, &p.toko, GALAT, "kondisi", &k.gudang, 1) {
        Ok(t) => t,
        Err(t) if t.kode == GALAT => {
            s.beri(ke, "kondisi", t.pesan);
            return Ok(None);
        }
        Err(t) => return Err(t),
    };
    let mut baris = r.rumus();
    baris.pop();
    if harga != r.harga {
        baris.push(("Disepakati".to_owned(), harga.kurang(r.harga).map_err(meluap)?));
    }
    baris.push(("Harga beli".to_owned(), harga));
    let (berat_nota, harga_nota) = n.as_ref().map_or((Berat::NOL, Rupiah::NOL), |n| (n.berat, n.harga_total));
    let gram = |g: Option<HargaGram>| g.map_or(0, HargaGram::nilai);
    Ok(Some(Baris {
        surat,
        no_faktur_ext: besar(&m.no_faktur_ext),
        kode_barcode: barcode,
        nama_barang,
        jenis_group: g.jenis_group,
        kelompok_harga: g.kelompok_harga,
        kode_group,
        kode_dept,
        kode_gudang: tujuan.gudang.to_string(),
        kode_baki: tujuan.baki.to_string(),
        kadar,
        kadar_uji,
        berat_nota,
        berat_timbang: timbang,
        berat,
        harga_nota,
        harga_emas: gram_jual.nilai(),
        kondisi: k.nama,
        tipe_kondisi: tipe(k.tipe),
        cara_nilai: match cara {
            CaraNilai::IkutNota => "IKUT_NOTA",
            CaraNilai::IkutPasar => "IKUT_PASAR",
            CaraNilai::Lebur => "LEBUR",
        },
        nilai: r.nilai,
        potongan: r.potongan_kondisi,
        rugi_nota: r.rugi_nota,
        harga_hitung: r.harga,
        harga,
        harga_rata: gram(HargaGram::rata(harga, berat).map_err(meluap)?),
        rata_asal: gram(rata_asal(harga_nota, berat_nota).map_err(meluap)?),
        susut,
        rumus: baris.into_iter().map(|(keterangan, nilai)| Rumus { keterangan, nilai }).collect(),
        alasan,
        nota: n,
        kartu,
        tujuan: Some(tujuan),
    }))
}

/// Did this store buy the piece on its business day?
pub fn dibeli_hari_ini(c: &mut Conn, toko: &KodeToko, kode_barcode: &str) -> Hasil<bool> {
    let sql = "SELECT 1 FROM beli b JOIN toko t ON t.kode_toko = b.toko AND t.tgl_system = b.tgl_system \
               WHERE b.kode_barcode = $1 AND b.toko = $2 LIMIT 1";
    Ok(c.one(sql, args![kode_barcode.trim(), toko], |r| r.int(0))?.is_some())
}
