//! A lot for a washer (CU): pieces out of CUCI, weighed by who gives them and again by who approves. Their fine weight is the
//! washer's until they come back.

use crate::peristiwa::{self, Kejadian};
use crate::sortir::toleransi;
use crate::{RINCIAN, SepuhanTolak};
use barang::pindai::{self, Pindai};
use barang::{Kartu, Kepala, Langkah, gerakkan};
use db::{Conn, Tx, args};
use konter::meluap;
use ledger::Dok;
use ledger::tukang::{self as buku, BarisTukang, Jenis};
use platform::modul::Setelan;
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use tukang::kerja::{self, Tukang};
use values::{Berat, JenisDok, KodeBarcode, KodeToko, NoFaktur, Persen, Rupiah, UserId};

/// The category under which a lot leaves the house.
pub const KATEGORI: &str = "KIRIM BARANG CUCI";
/// Where pieces for a washer lie.
pub(crate) const GUDANG: &str = "CUCI";
pub(crate) const PEKERJAAN: [&str; 2] = ["CUCI", "SEPUH"];

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaKirimCuci)]
pub struct MintaKirim {
    pub kode_tukang: String,
    /// CUCI or SEPUH
    pub pekerjaan: String,
    pub keterangan: String,
    /// all of them on the scale
    #[schema(value_type = f64)]
    pub timbang: Berat,
    pub detail_barang: Vec<Pindai>,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LotTerkirim)]
pub struct Terkirim {
    pub no_lot: String,
    pub tgl_system: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// what must come back of it
    #[schema(value_type = f64)]
    pub murni: Berat,
}

struct Siap {
    kartu: Vec<Kartu>,
    norma: HashMap<String, Persen>,
    berat: Berat,
    murni: Berat,
    nilai: Rupiah,
}

pub(crate) fn pekerjaan(teks: &str) -> Hasil<&'static str> {
    let teks = teks.trim().to_uppercase();
    PEKERJAAN
        .into_iter()
        .find(|p| *p == teks)
        .ok_or_else(|| SepuhanTolak::Isian.pada("pekerjaan", "Pekerjaan adalah CUCI atau SEPUH"))
}

/// Those of these pieces that have stones.
fn berbatu(c: &mut Conn, kode: &[KodeBarcode]) -> Hasil<HashSet<KodeBarcode>> {
    let mut semua = HashSet::new();
    for bagian in kode.chunks(256) {
        let d = db::daftar(1, bagian);
        let sql = format!(
            "SELECT DISTINCT kode_barcode FROM barang_batu WHERE lepas = '' AND kode_barcode IN {}",
            d.sql
        );
        semua.extend(c.rows(&sql, &d.nilai, |r| r.get::<KodeBarcode>(0))?);
    }
    Ok(semua)
}

/// The loss of fine weight that is still normal, by type.
fn norma(c: &mut Conn, toko: &KodeToko) -> Hasil<HashMap<String, Persen>> {
    let sql = "SELECT kode_dept, toleransi_cuci FROM jenis WHERE toko = $1";
    Ok(c.rows(sql, args![toko], |r| Ok((r.get(0)?, r.get(1)?)))?.into_iter().collect())
}

fn siapkan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaKirim) -> Hasil<Siap> {
    let kode: Vec<KodeBarcode> =
        m.detail_barang.iter().filter_map(|b| KodeBarcode::parse(&b.kode_barcode).ok()).collect();
    let batu = berbatu(tx, &kode)?;
    let menunggu = barang::susut::menunggu_semua(tx, &p.toko)?;
    let kartu = pindai::periksa(tx, &p.toko, SepuhanTolak::Barang, &m.detail_barang, |k| {
        let kode = &k.kode_barcode;
        if k.kode_gudang != GUDANG {
            return Some(format!("Barang {kode} ada di gudang {}, bukan di {GUDANG}", k.kode_gudang));
        }
        if batu.contains(kode) {
            return Some(format!("Barang {kode} berbatu, keluarkan batunya dulu"));
        }
        if menunggu.contains(kode) {
            return Some(format!("Susut barang {kode} masih menunggu validasi"));
        }
        k.murni().is_ok_and(|m| m <= Berat::NOL).then(|| format!("Barang {kode} tidak mengandung emas"))
    })?;
    let mut s = Siap {
        norma: norma(tx, &p.toko)?,
        kartu: Vec::new(),
        berat: Berat::NOL,
        murni: Berat::NOL,
        nilai: Rupiah::NOL,
    };
    for k in &kartu {
        s.berat = s.berat.tambah(k.berat_asli).map_err(meluap)?;
        s.murni = s.murni.tambah(k.murni().map_err(meluap)?).map_err(meluap)?;
        s.nilai = s.nilai.tambah(k.total_pokok).map_err(meluap)?;
    }
    s.kartu = kartu;
    if m.timbang <= Berat::NOL {
        return Err(SepuhanTolak::Timbang.pada("timbang", "Berat timbang harus diisi"));
    }
    Ok(s)
}

/// Nobody gives a lot out alone: who approves weighs it again.
fn izin(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaKirim, t: &Tukang, s: &Siap) -> Hasil<Otorisasi> {
    let pesan = format!(
        "{} barang {} g ({} g murni) untuk {}; yang menyetujui ikut menimbang",
        s.kartu.len(),
        m.timbang,
        s.murni,
        t.nama_tukang
    );
    let mut alasan = vec![Alasan::new("LOT_CUCI", pesan)];
    let beda = m.timbang.sebagai_mg() - s.berat.sebagai_mg();
    let qty = i64::try_from(s.kartu.len()).unwrap_or(i64::MAX);
    if beda.abs() > toleransi(qty) {
        let pesan = format!("Ditimbang {} g, menurut kartu {} g", m.timbang, s.berat);
        alasan.push(Alasan::new("LOT_TIMBANG", pesan));
    }
    let barang = s.kartu.iter().take(RINCIAN).map(|k| {
        let ket = format!("{} {} g", k.nama_barang, k.berat_asli);
        Rincian::jumlah(k.kode_barcode.to_string(), ket, k.total_pokok)
    });
    let mut ikat = vec![t.kode_tukang.clone(), m.pekerjaan.trim().to_uppercase(), m.timbang.to_string()];
    ikat.extend(s.kartu.iter().map(|k| format!("{} {}", k.kode_barcode, k.berat_asli)));
    let untuk = Permohonan::isi(KATEGORI, s.nilai, alasan, ikat)
        .rincian([
            Rincian::teks("Tukang", format!("{} {}", t.kode_tukang, t.nama_tukang)),
            Rincian::teks("Ditimbang", format!("{} g, menurut kartu {} g", m.timbang, s.berat)),
        ])
        .rincian(barang);
    otorisasi::wajib(tx, &m.otorisasi, p, &untuk, SepuhanTolak::PerluIzin)
}

/// Gives a lot to a washer.
pub fn kirim(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaKirim) -> Hasil<Terkirim> {
    if Setelan::baca(tx, &p.toko)?.nyala("SEPUHAN_TERPUSAT_MODULE") {
        let pesan = "Sepuhan dikerjakan di pusat; kirim barangnya ke kantor pusat";
        return Err(SepuhanTolak::Pusat.tolak(pesan));
    }
    let t = kerja::wajib_ada(tx, &p.toko, &m.kode_tukang)?;
    let (kerja, ket) = (pekerjaan(&m.pekerjaan)?, konter::teks::keterangan(&m.keterangan)?);
    let s = siapkan(tx, p, m)?;
    let oto = izin(tx, p, m, &t, &s)?;
    let mut dok = Dok::buka(tx, JenisDok::LotCuci, &p.user_id)?;
    let no = dok.no().clone();
    let langkah: Vec<Langkah> =
        s.kartu.iter().map(|k| Langkah::ke_cuci(k.clone(), no.clone())).collect::<Hasil<_>>()?;
    let kepala = Kepala { jenis: "KIRIM CUCI", lawan: &t.nama_tukang, rujukan: kerja, keterangan: &ket };
    gerakkan(&mut dok, &kepala, &langkah)?;
    let emas = BarisTukang { kode_tukang: no.to_string(), jenis: Jenis::Emas, murni: s.murni };
    buku::catat(&mut dok, &[emas])?;
    tulis(&mut dok, m, &t, &s, (kerja, &ket, &oto))?;
    let tgl = dok.tgl_system().to_string();
    otorisasi::tautkan(dok.tx(), &oto, &no.to_string())?;
    let qty = i64::try_from(s.kartu.len()).unwrap_or(i64::MAX);
    let isi = serde_json::json!({
        "tukang": t.kode_tukang, "pekerjaan": kerja, "barang": qty, "berat": s.berat, "murni": s.murni, "timbang": m.timbang,
    });
    dok.tutup(KATEGORI, &isi)?;
    Ok(Terkirim { no_lot: no.to_string(), tgl_system: tgl, qty, berat: s.berat, murni: s.murni })
}

db::tabel! {
    struct Kunci in "lot_cuci_baris" {
        toko: KodeToko,
        no_lot: NoFaktur,
        baris: i64,
    }
}

db::tabel! {
    struct Tertulis in "lot_cuci_baris" {
        kode_barcode: String,
        nama_barang: String,
        kode_group: String,
        kode_dept: String,
        kadar_cetak: values::Kadar,
        berat: Berat,
        murni: Berat,
        nilai: Rupiah,
        norma: Persen,
        gudang_dari: String,
        baki_dari: String,
    }
}

fn tulis(
    dok: &mut Dok<'_, '_>,
    m: &MintaKirim,
    t: &Tukang,
    s: &Siap,
    (kerja, ket, oto): (&str, &str, &Otorisasi),
) -> Hasil<()> {
    let (no, tgl, waktu, oleh) =
        (dok.no().clone(), dok.tgl_system().to_string(), dok.waktu().to_string(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let setuju = oto.penyetuju.as_ref().map_or("", UserId::as_str);
    let qty = i64::try_from(s.kartu.len()).unwrap_or(i64::MAX);
    tx.exec(
        "INSERT INTO lot_cuci (toko, no_lot, pekerjaan, tgl_system, waktu, oleh, kode_tukang, nama_tukang, qty, berat, murni, nilai, \
         timbang, keterangan, disetujui, otorisasi, status) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'KELUAR')",
        args![
            &toko,
            &no,
            kerja,
            tgl.as_str(),
            waktu.as_str(),
            &oleh,
            t.kode_tukang.as_str(),
            t.nama_tukang.as_str(),
            qty,
            s.berat,
            s.murni,
            s.nilai,
            m.timbang,
            ket,
            setuju,
            oto.id.as_str()
        ],
    )?;
    let mut baris = Vec::with_capacity(s.kartu.len());
    for (k, n) in s.kartu.iter().zip(1_i64..) {
        baris.push((
            Kunci { toko: toko.clone(), no_lot: no.clone(), baris: n },
            Tertulis {
                kode_barcode: k.kode_barcode.to_string(),
                nama_barang: k.nama_barang.clone(),
                kode_group: k.kode_group.clone(),
                kode_dept: k.kode_dept.clone(),
                kadar_cetak: k.kadar_cetak,
                berat: k.berat_asli,
                murni: k.murni().map_err(meluap)?,
                nilai: k.total_pokok,
                norma: s.norma.get(&k.kode_dept).copied().unwrap_or_default(),
                gudang_dari: k.kode_gudang.clone(),
                baki_dari: k.kode_toko.clone(),
            },
        ));
    }
    tx.sisip(baris)?;
    let nomor = no.to_string();
    let k = Kejadian { peristiwa: "KIRIM", no_dok: &nomor, keterangan: ket, sisa: qty };
    peristiwa::catat(tx, &no, &k, (&tgl, &waktu, &oleh))
}
