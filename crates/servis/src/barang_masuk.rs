//! A piece on its way in: found by barcode or nota where it is of the chain, described where it is not; looked for among the stolen
//! ones; weighed, its work and stones written down.

use crate::kerja::{JENIS_KERJA, TIMBANGAN};
use crate::minta::{Pekerjaan, ServiceBarisMinta};
use crate::tolak::ServisTolak;
use barang::{Kartu, Status};
use db::{Conn, args};
use konter::henti::{Henti, Langkah, isian};
use konter::pelanggan::{self, PelangganMinta};
use konter::{Alasan, Hari, KodeAlasan, meluap};
use niaga::acuan::Acuan;
use niaga::beli::{Nota, cari_nota};
use niaga::{curian, tahan};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::batas::berat_barang;
use values::murni::berat_murni;
use values::{Berat, Kadar, KodeBarcode, KodeToko, Rupiah};

/// A line that is checked, nothing written yet.
pub(crate) struct Masuk {
    pub(crate) kartu: Option<Kartu>,
    pub(crate) nota: Option<Nota>,
    pub(crate) nama_barang: String,
    pub(crate) kode_group: String,
    pub(crate) kode_dept: String,
    pub(crate) kadar: Kadar,
    pub(crate) berat: Berat,
    pub(crate) berat_atribut: Berat,
    pub(crate) murni: Berat,
    pub(crate) jumlah_batu: i64,
    pub(crate) taksiran: Rupiah,
    pub(crate) estimasi: Rupiah,
    pub(crate) kondisi: String,
    pub(crate) pekerjaan: Vec<Pekerjaan>,
    pub(crate) alasan: Vec<Alasan>,
}

/// Which piece of the chain.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaBarangService {
    pub kode_barcode: String,
    pub no_faktur_jual: String,
}

/// A sold piece of the chain, as a line of a service takes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct ServiceBarang {
    pub kode_barcode: String,
    pub no_faktur_jual: String,
    pub toko_nota: String,
    pub tgl_nota: String,
    pub nama_customer: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    #[schema(value_type = f64, maximum = 100)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub berat_nota: Berat,
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    #[schema(value_type = i64)]
    pub taksiran_rp: Rupiah,
}

fn rapi(teks: &str) -> String {
    pelanggan::rapi(teks)
}

/// The sale of a piece of the chain, and its card: it must be out with a customer, bought back by nobody, in no document's hands.
fn dari_rantai(c: &mut Conn, p: &Pelaku, m: &ServiceBarisMinta) -> Langkah<Option<(Nota, Option<Kartu>)>> {
    let (barcode, no) = (m.kode_barcode.trim(), m.no_faktur_jual.trim());
    if barcode.is_empty() && no.is_empty() {
        return Ok(None);
    }
    let kolom = if no.is_empty() { "kode_barcode" } else { "no_faktur_jual" };
    let Some(n) = cari_nota(c, &p.toko, no, barcode, &[])? else {
        let pesan =
            "Tidak tercatat terjual di toko; kosongkan bila bukan barang toko, lalu sebutkan barangnya";
        return Err(isian(kolom, pesan));
    };
    if !n.sudah_dibeli.is_empty() {
        let pesan = format!("Nota {} sudah dibeli kembali dengan {}", n.no_faktur_jual, n.sudah_dibeli);
        return Err(isian(kolom, pesan));
    }
    if let Some(no) = tahan::pemegang(c, &n.toko, &n.no_faktur_jual)? {
        return Err(isian(kolom, format!("Barang nota {} masih ada di {no}", n.no_faktur_jual)));
    }
    if n.lama {
        return Ok(Some((n, None)));
    }
    let kode = KodeBarcode::parse(&n.kode_barcode).map_err(|e| isian(kolom, e.to_string()))?;
    let kartu = barang::satu(c, &kode)?;
    if kartu.status != Status::Terjual {
        return Err(isian(kolom, format!("Barang {kode} {}", kartu.status.sebutan())));
    }
    Ok(Some((n, Some(kartu))))
}

/// What a purity is priced by: as the group is sold, against the purity it is said to have.
pub(crate) fn kadar_harga(c: &mut Conn, toko: &KodeToko, group: &str, kadar: Kadar) -> Hasil<Kadar> {
    let Some((jual, cetak)) = kadar_di(c, toko, group)? else { return Ok(kadar) };
    let (j, k, c) = (jual.sebagai_perseratus(), kadar.sebagai_perseratus(), cetak.sebagai_perseratus());
    if c <= 0 {
        return Ok(kadar);
    }
    Ok(Kadar::perseratus((j.saturating_mul(k) / c).clamp(0, 10_000)).unwrap_or(kadar))
}

/// What a piece is worth at today's selling price; nothing where no price stands.
pub(crate) fn taksir(
    c: &mut Conn,
    a: Option<&mut Acuan>,
    (group, kadar, berat): (&str, Kadar, Berat),
) -> Hasil<Rupiah> {
    let Some(a) = a else { return Ok(Rupiah::NOL) };
    let g = match a.group(c, group) {
        Ok(g) => g.clone(),
        Err(t) if t.adalah(niaga::NiagaTolak::Group) => return Ok(Rupiah::NOL),
        Err(t) => return Err(t),
    };
    let kadar = kadar_harga(c, &a.toko, group, kadar)?;
    a.gram_jual(&g, kadar)?.kali(berat).map_err(meluap)
}

/// The purity a group of the store is sold by, and the one it is said to have; none when there is no such group.
fn kadar_di(c: &mut Conn, toko: &KodeToko, group: &str) -> Hasil<Option<(Kadar, Kadar)>> {
    Ok(c.one(
        "SELECT kadar, kadar_cetak FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0",
        args![toko, group],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?)
}

/// Work on a line: at least one, each of a known kind and, where the store keeps a list, of that list.
pub(crate) fn pekerjaan(c: &mut Conn, h: &Hari, semua: &[Pekerjaan]) -> Langkah<(Vec<Pekerjaan>, Rupiah)> {
    if semua.is_empty() || semua.len() > 10 {
        return Err(isian("pekerjaan", "Pilih 1 sampai 10 pekerjaan"));
    }
    let berdaftar = h.set.nyala("PARAMETER_DESKRIPSI_SERVICE_MODULE");
    let (mut hasil, mut jumlah) = (Vec::with_capacity(semua.len()), Rupiah::NOL);
    for k in semua {
        let (deskripsi, jenis) = (rapi(&k.deskripsi), rapi(&k.jenis_kerja));
        if deskripsi.is_empty() || deskripsi.chars().count() > 100 {
            return Err(isian("pekerjaan", "Deskripsi Tidak Boleh Kosong"));
        }
        if !JENIS_KERJA.contains(&jenis.as_str()) {
            return Err(isian("pekerjaan", format!("Jenis kerja: {}", JENIS_KERJA.join(", "))));
        }
        if k.biaya_rp < Rupiah::NOL {
            return Err(isian("pekerjaan", "Biaya tidak boleh kurang dari nol"));
        }
        let sql = "SELECT 1 FROM deskripsi_service WHERE toko = $1 AND UPPER(deskripsi) = $2 AND dihapus = 0 LIMIT 1";
        if berdaftar && c.one(sql, args![&h.toko, deskripsi.as_str()], |r| r.int(0))?.is_none() {
            return Err(isian("pekerjaan", format!("Deskripsi {deskripsi} tidak ada di daftar")));
        }
        jumlah = jumlah.tambah(k.biaya_rp).map_err(meluap)?;
        hasil.push(Pekerjaan { deskripsi, jenis_kerja: jenis, biaya_rp: k.biaya_rp });
    }
    Ok((hasil, jumlah))
}

/// What a piece that is not of the chain is said to be.
fn disebut(c: &mut Conn, p: &Pelaku, m: &ServiceBarisMinta) -> Langkah<(String, String, String, Kadar)> {
    let (nama, group, dept) = (rapi(&m.nama_barang), rapi(&m.kode_group), rapi(&m.kode_dept));
    if nama.is_empty() || nama.chars().count() > 100 {
        return Err(isian("nama_barang", "Nama barang harus diisi, paling banyak 100 karakter"));
    }
    let Some((_, cetak)) = kadar_di(c, &p.toko, &group)? else {
        return Err(isian("kode_group", "Kategori Harus Dipilih"));
    };
    let sql = "SELECT 1 FROM jenis WHERE toko = $1 AND kode_dept = $2 AND dihapus = 0";
    if c.one(sql, args![&p.toko, dept.as_str()], |r| r.int(0))?.is_none() {
        return Err(isian("kode_dept", "Kode Jenis Harus Dipilih"));
    }
    Ok((nama, group, dept, m.kadar.unwrap_or(cetak)))
}

/// How far a piece may be from what its nota says before somebody asks whether it is that piece.
fn beda_nota(nota: Berat, kini: Berat) -> bool {
    let batas = TIMBANGAN.sebagai_mg().max(nota.sebagai_mg() / 100);
    (nota.sebagai_mg() - kini.sebagai_mg()).abs() > batas
}

/// Who brings a piece: every card of the register that may be theirs.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pembawa(Vec<String>);

impl Pembawa {
    /// By what was typed, so that the pricing and the saving say the same.
    pub(crate) fn baca(c: &mut Conn, m: &PelangganMinta) -> Hasil<Self> {
        let kode = pelanggan::rapi(&m.kode_pelanggan);
        let kode = if kode.is_empty() { pelanggan::dikenal(c, m).unwrap_or_default() } else { Some(kode) };
        let mut semua = match kode {
            Some(k) => {
                let utama = pelanggan::utama(c, &k)?;
                pelanggan::kartu(c, &utama)?
            }
            None => Vec::new(),
        };
        let no_hp = pelanggan::angka(&m.no_hp);
        if !no_hp.is_empty() {
            let sql =
                "SELECT kode_pelanggan FROM pelanggan WHERE no_hp = $1 ORDER BY kode_pelanggan LIMIT 20";
            semua.extend(c.rows(sql, args![no_hp.as_str()], |r| r.get(0))?);
        }
        semua.sort();
        semua.dedup();
        Ok(Self(semua))
    }
}

/// A sale of the chain to the same person that this piece may come from: of its type and weight, not bought back, in no document's
/// hands. A piece whose nota is left out could be bought back meanwhile.
fn mirip_nota(c: &mut Conn, o: &Pembawa, dept: &str, berat: Berat) -> Langkah<Option<Nota>> {
    if o.0.is_empty() {
        return Ok(None);
    }
    let batas = TIMBANGAN.sebagai_mg().max(berat.sebagai_mg() / 100);
    let orang = db::daftar(4, o.0.iter().map(String::as_str));
    let sql = format!(
        "SELECT j.toko, j.no_faktur_jual FROM faktur f JOIN jual j ON j.toko = f.toko AND j.no_faktur_group = f.no_faktur_group \
         WHERE f.kode_pelanggan IN {} AND j.jenis_barang = 'BARANG' AND j.kode_dept = $1 \
         AND CASE WHEN j.berat_timbang > 0 THEN j.berat_timbang ELSE j.berat_awal END BETWEEN $2 AND $3 \
         ORDER BY j.tgl_system DESC, j.no_faktur_jual DESC LIMIT 20",
        orang.sql
    );
    let mut isi = args![dept, berat.sebagai_mg() - batas, berat.sebagai_mg() + batas].to_vec();
    isi.extend(orang.nilai);
    let semua: Vec<(KodeToko, String)> = c.rows(&sql, &isi, |r| Ok((r.get(0)?, r.get(1)?)))?;
    for (toko, no) in semua {
        let Some(n) = cari_nota(c, &toko, &no, "", &[])? else { continue };
        if n.sudah_dibeli.is_empty() && tahan::pemegang(c, &n.toko, &n.no_faktur_jual)?.is_none() {
            return Ok(Some(n));
        }
    }
    Ok(None)
}

fn alasan(
    c: &mut Conn,
    o: &Pembawa,
    m: &ServiceBarisMinta,
    (nota, dept): (Option<&Nota>, &str),
) -> Langkah<Vec<Alasan>> {
    let mut semua = Vec::new();
    let barcode = nota.map_or_else(|| m.kode_barcode.trim().to_owned(), |n| n.kode_barcode.clone());
    match curian::cocok(c, &barcode, dept, m.berat)? {
        Some((true, apa)) => {
            let pesan = format!("Barang ini dilaporkan hilang atau dicuri: {apa}; panggil SPV");
            return Err(ServisTolak::Curian.tolak(pesan).into());
        }
        Some((false, apa)) => {
            let pesan = format!("Mirip barang yang dilaporkan dicuri: {apa}");
            semua.push(Alasan::new(KodeAlasan::MiripCurian, pesan));
        }
        None => {}
    }
    if nota.is_none()
        && let Some(n) = mirip_nota(c, o, dept, m.berat)?
    {
        let pesan = format!(
            "Tanpa nota, padahal mirip {} yang dibeli customer ini ({}, {} g): mungkin barang itu",
            n.no_faktur_jual, n.nama_barang, n.berat_asli
        );
        semua.push(Alasan::new(KodeAlasan::NotaHilang, pesan));
    }
    if let Some(n) = nota.filter(|n| beda_nota(n.berat_asli, m.berat)) {
        let pesan = format!("Berat {} g, di nota {} g: mungkin bukan barang itu", m.berat, n.berat_asli);
        semua.push(Alasan::new(KodeAlasan::Berat, pesan));
    }
    Ok(semua)
}

/// The stones that a card counts.
pub(crate) fn batu_kartu(c: &mut Conn, kode: &KodeBarcode) -> Hasil<i64> {
    let sql = "SELECT CAST(COALESCE(SUM(butir), 0) AS BIGINT) FROM barang_batu WHERE kode_barcode = $1 AND lepas = ''";
    Ok(c.nilai(sql, args![kode])?)
}

/// One line, looked up and checked.
pub(crate) fn baris(
    c: &mut Conn,
    p: &Pelaku,
    (h, o): (&Hari, &Pembawa),
    a: Option<&mut Acuan>,
    m: &ServiceBarisMinta,
) -> Langkah<Masuk> {
    let rantai = dari_rantai(c, p, m)?;
    let (nota, kartu) = rantai.map_or((None, None), |(n, k)| (Some(n), k));
    let (nama_barang, kode_group, kode_dept, kadar) = match &nota {
        Some(n) => (n.nama_barang.clone(), n.kode_group.clone(), n.kode_dept.clone(), n.kadar_cetak),
        None => disebut(c, p, m)?,
    };
    berat_barang(m.berat).map_err(|pesan| isian("berat", pesan))?;
    let berat_atribut = kartu.as_ref().map_or(m.berat_atribut, |k| k.berat_atribut);
    if berat_atribut < Berat::NOL || berat_atribut >= m.berat {
        return Err(isian("berat_atribut", "Berat atribut harus kurang dari berat barang"));
    }
    if !(0..=10_000).contains(&m.jumlah_batu) {
        return Err(isian("jumlah_batu", "Jumlah batu 0 sampai 10000"));
    }
    if m.taksiran_rp < Rupiah::NOL {
        return Err(isian("taksiran_rp", "Taksiran tidak boleh kurang dari nol"));
    }
    let kondisi = konter::teks::rapi(&m.kondisi).to_uppercase();
    if kondisi.chars().count() > 200 {
        return Err(isian("kondisi", "Kondisi paling banyak 200 karakter"));
    }
    let (pekerjaan, estimasi) = pekerjaan(c, h, &m.pekerjaan)?;
    let taksiran = if m.taksiran_rp > Rupiah::NOL {
        m.taksiran_rp
    } else {
        taksir(c, a, (&kode_group, kadar, m.berat))?
    };
    let murni = berat_murni(m.berat, berat_atribut, kadar).map_err(meluap)?;
    let alasan = alasan(c, o, m, (nota.as_ref(), &kode_dept))?;
    // Stones of the card came in with it: one that is missing is asked for when it is finished.
    let di_kartu = match &kartu {
        Some(k) => batu_kartu(c, &k.kode_barcode)?,
        None => 0,
    };
    Ok(Masuk {
        kartu,
        nota,
        nama_barang,
        kode_group,
        kode_dept,
        kadar,
        berat: m.berat,
        berat_atribut,
        murni,
        jumlah_batu: m.jumlah_batu.max(di_kartu),
        taksiran,
        estimasi,
        kondisi,
        pekerjaan,
        alasan,
    })
}

/// A sold piece of the chain by its barcode or nota, or why it cannot be taken in.
pub fn cari_barang(c: &mut Conn, p: &Pelaku, t: &TanyaBarangService) -> Hasil<ServiceBarang> {
    let m = ServiceBarisMinta {
        kode_barcode: t.kode_barcode.clone(),
        no_faktur_jual: t.no_faktur_jual.clone(),
        ..ServiceBarisMinta::default()
    };
    let (n, kartu) = match dari_rantai(c, p, &m) {
        Ok(Some(ada)) => ada,
        Ok(None) => return Err(ServisTolak::Isian.pada("kode_barcode", "Isi barcode atau nomor nota")),
        Err(Henti::Isian(kolom, pesan)) => return Err(ServisTolak::Isian.pada(kolom, pesan)),
        Err(Henti::Tolak(t)) => return Err(t),
    };
    let mut acuan = Acuan::baca(c, p).ok();
    let taksiran_rp = taksir(c, acuan.as_mut(), (&n.kode_group, n.kadar_cetak, n.berat_asli))?;
    Ok(ServiceBarang {
        kode_barcode: n.kode_barcode,
        no_faktur_jual: n.no_faktur_jual,
        toko_nota: n.toko,
        tgl_nota: n.tgl_nota,
        nama_customer: n.nama_customer,
        nama_barang: n.nama_barang,
        kode_group: n.kode_group,
        kode_dept: n.kode_dept,
        kadar: n.kadar_cetak,
        berat_nota: n.berat_asli,
        berat_atribut: kartu.map_or(Berat::NOL, |k| k.berat_atribut),
        taksiran_rp,
    })
}
