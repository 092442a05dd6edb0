//! Sorting (SR): each bought piece gets a decision and goes to the warehouse of it, many in one document. Every pile is weighed;
//! whoever bought a piece does not decide about it alone. Changing a decision is the same document with another beginning.

use crate::putusan::Putusan;
use crate::{RINCIAN, SepuhanTolak};
use barang::pindai::{self, Pindai, Tujuan};
use barang::{Kartu, Kepala, Langkah, gerakkan};
use db::{Tx, Val, args};
use konter::meluap;
use ledger::Dok;
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use values::{Berat, JenisDok, KodeBarcode, KodeToko, Rupiah, UserId};

/// The category under which a sorting is approved.
pub const KATEGORI: &str = "SORTIR PEMBELIAN";
/// What a scale may be off for a pile, and for each piece in it, in milligrams.
const TOLERANSI: (i64, i64) = (20, 5);
const TOLERANSI_MAKS: i64 = 500;

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = SortirBaris)]
pub struct BarisSortir {
    pub kode_barcode: String,
    /// the tray it lay in when it was looked at; empty: wherever it lies
    pub kode_toko: String,
    /// CUCI, RUSAK (or REPARASI), HANCUR, LABEL
    pub putusan: String,
}

/// A pile on the scale.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = SortirTimbang)]
pub struct Timbang {
    pub putusan: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaSortir)]
pub struct MintaSortir {
    pub keterangan: String,
    pub detail_barang: Vec<BarisSortir>,
    /// every pile, by its decision
    pub timbang: Vec<Timbang>,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SortirTercatat)]
pub struct Tersortir {
    pub no_sortir: String,
    pub tgl_system: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

/// Where a piece comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cara {
    /// out of BELI
    Sortir,
    /// from one decision to another
    Pindah,
}

impl Cara {
    const fn jenis(self) -> &'static str {
        if matches!(self, Self::Sortir) { "SORTIR" } else { "PINDAH" }
    }

    const fn aksi(self) -> &'static str {
        if matches!(self, Self::Sortir) { "SORTIR PEMBELIAN" } else { "PINDAH SORTIR" }
    }
}

/// Who put a piece where it lies, by which document.
struct Asal {
    no: String,
    oleh: String,
}

/// A pile, checked.
struct Tumpuk {
    tujuan: Tujuan,
    qty: i64,
    berat: Berat,
    timbang: Berat,
}

struct Siap {
    kartu: Vec<Kartu>,
    putusan: Vec<Putusan>,
    asal: HashMap<KodeBarcode, Asal>,
    tumpuk: BTreeMap<Putusan, Tumpuk>,
    jumlah: (Berat, Berat, Rupiah),
}

/// Sorts bought pieces.
pub fn sortir(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaSortir) -> Hasil<Tersortir> {
    catat(tx, p, m, Cara::Sortir)
}

/// Decides otherwise about pieces that were sorted.
pub fn pindah(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaSortir) -> Hasil<Tersortir> {
    catat(tx, p, m, Cara::Pindah)
}

/// The document that put each piece where it lies.
fn asal(tx: &mut Tx<'_>, toko: &KodeToko, kode: &[KodeBarcode]) -> Hasil<HashMap<KodeBarcode, Asal>> {
    let mut semua = HashMap::with_capacity(kode.len());
    for bagian in kode.chunks(256) {
        let d = db::daftar(2, bagian);
        let mut nilai: Vec<Val> = args![toko].to_vec();
        nilai.extend(d.nilai);
        let sql = format!(
            "SELECT a.kode_barcode, a.no_dok, a.oleh FROM buku_stok a WHERE a.toko = $1 AND a.id IN (SELECT MAX(x.id) \
             FROM buku_stok x WHERE x.toko = $1 AND x.kode_barcode IN {} AND x.qty = 1 AND +x.balik IS NULL \
             AND NOT EXISTS (SELECT 1 FROM buku_stok z WHERE z.toko = x.toko AND z.balik = x.id) GROUP BY x.kode_barcode)",
            d.sql
        );
        semua.extend(tx.rows(&sql, &nilai, |r| Ok((r.get(0)?, Asal { no: r.get(1)?, oleh: r.get(2)? })))?);
    }
    Ok(semua)
}

fn siapkan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaSortir, cara: Cara) -> Hasil<Siap> {
    let pindai: Vec<Pindai> = m
        .detail_barang
        .iter()
        .map(|b| Pindai { kode_barcode: b.kode_barcode.clone(), kode_toko: b.kode_toko.clone() })
        .collect();
    let mut putusan = Vec::with_capacity(m.detail_barang.len());
    for (ke, b) in m.detail_barang.iter().enumerate() {
        putusan.push(Putusan::wajib(&b.putusan, &format!("detail_barang[{ke}].putusan"))?);
    }
    let kode: Vec<KodeBarcode> =
        pindai.iter().filter_map(|b| KodeBarcode::parse(&b.kode_barcode).ok()).collect();
    let asal = asal(tx, &p.toko, &kode)?;
    let menunggu = barang::susut::menunggu_semua(tx, &p.toko)?;
    let ke: HashMap<&KodeBarcode, Putusan> = kode.iter().zip(putusan.iter().copied()).collect();
    let kartu = pindai::periksa(tx, &p.toko, SepuhanTolak::Barang, &pindai, |k| {
        let kode = &k.kode_barcode;
        if menunggu.contains(kode) {
            return Some(format!("Susut barang {kode} masih menunggu validasi"));
        }
        match cara {
            Cara::Sortir => (k.kode_gudang != "BELI").then(|| {
                format!("Barang {kode} ada di gudang {}, bukan pembelian yang belum disortir", k.kode_gudang)
            }),
            Cara::Pindah
                if Putusan::parse(&k.kode_gudang).is_none()
                    || !asal.get(kode).is_some_and(|a| a.no.starts_with(JenisDok::Sortir.prefix())) =>
            {
                Some(format!(
                    "Barang {kode} tidak lagi di tempat sortirannya ({} {})",
                    k.kode_gudang, k.kode_toko
                ))
            }
            Cara::Pindah => (ke.get(kode).is_some_and(|p| p.kode() == k.kode_gudang))
                .then(|| format!("Barang {kode} sudah di {}", k.kode_gudang)),
        }
    })?;
    let mut jumlah = (Berat::NOL, Berat::NOL, Rupiah::NOL);
    let mut berat: BTreeMap<Putusan, (i64, Berat)> = BTreeMap::new();
    for (k, ke) in kartu.iter().zip(&putusan) {
        let murni = k.murni().map_err(meluap)?;
        jumlah.0 = jumlah.0.tambah(k.berat_asli).map_err(meluap)?;
        jumlah.1 = jumlah.1.tambah(murni).map_err(meluap)?;
        jumlah.2 = jumlah.2.tambah(k.total_pokok).map_err(meluap)?;
        let t = berat.entry(*ke).or_default();
        *t = (t.0 + 1, t.1.tambah(k.berat_asli).map_err(meluap)?);
    }
    let tumpuk = tumpukan(tx, p, m, berat)?;
    Ok(Siap { kartu, putusan, asal, tumpuk, jumlah })
}

/// Each pile with what the scale said and the tray it goes to.
fn tumpukan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    m: &MintaSortir,
    berat: BTreeMap<Putusan, (i64, Berat)>,
) -> Hasil<BTreeMap<Putusan, Tumpuk>> {
    let mut timbang: HashMap<Putusan, (usize, Berat)> = HashMap::new();
    for (ke, t) in m.timbang.iter().enumerate() {
        let kolom = format!("timbang[{ke}].putusan");
        if timbang.insert(Putusan::wajib(&t.putusan, &kolom)?, (ke, t.berat)).is_some() {
            return Err(SepuhanTolak::Timbang.pada(&kolom, "Tumpukan ini sudah ditimbang"));
        }
    }
    let mut semua = BTreeMap::new();
    for (putusan, (qty, jumlah)) in berat {
        let Some((_, skala)) = timbang.remove(&putusan).filter(|(_, b)| *b > Berat::NOL) else {
            let pesan = format!("Berat timbang tumpukan {} harus diisi", putusan.kode());
            return Err(SepuhanTolak::Timbang.pada(&format!("timbang.{}", putusan.kode()), pesan));
        };
        let muat = usize::try_from(qty).unwrap_or(usize::MAX);
        let tujuan =
            pindai::baki_pertama(tx, &p.toko, SepuhanTolak::Barang, "putusan", putusan.kode(), muat)?;
        semua.insert(putusan, Tumpuk { tujuan, qty, berat: jumlah, timbang: skala });
    }
    if let Some((ke, _)) = timbang.into_values().next() {
        let kolom = format!("timbang[{ke}].putusan");
        return Err(SepuhanTolak::Timbang.pada(&kolom, "Tidak ada barang dengan putusan ini"));
    }
    Ok(semua)
}

/// What a scale may be off.
pub(crate) fn toleransi(qty: i64) -> i64 {
    TOLERANSI.1.saturating_mul(qty).saturating_add(TOLERANSI.0).min(TOLERANSI_MAKS)
}

/// Why somebody else must have a look.
fn alasan(p: &Pelaku, s: &Siap) -> Vec<Alasan> {
    let mut alasan = Vec::new();
    let sendiri =
        s.kartu.iter().filter(|k| s.asal.get(&k.kode_barcode).is_some_and(|a| a.oleh == p.user_id.as_str()));
    let n = sendiri.count();
    if n > 0 {
        let pesan = format!("{n} barang diserahkan dan disortir oleh {}", p.user_id);
        alasan.push(Alasan::new("SORTIR_SENDIRI", pesan));
    }
    for (putusan, t) in &s.tumpuk {
        let beda = t.timbang.sebagai_mg() - t.berat.sebagai_mg();
        if beda.abs() > toleransi(t.qty) {
            let pesan =
                format!("Tumpukan {} ditimbang {} g, menurut kartu {} g", putusan.kode(), t.timbang, t.berat);
            alasan.push(Alasan::new("SORTIR_TIMBANG", pesan));
        }
    }
    alasan
}

fn izin(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaSortir, s: &Siap, cara: Cara) -> Hasil<Option<Otorisasi>> {
    let alasan = alasan(p, s);
    if alasan.is_empty() {
        return Ok(None);
    }
    let tumpuk = s.tumpuk.iter().map(|(putusan, t)| {
        let isi = format!("{} barang, kartu {} g, timbang {} g", t.qty, t.berat, t.timbang);
        Rincian::teks(putusan.kode(), isi)
    });
    let barang = s.kartu.iter().zip(&s.putusan).take(RINCIAN).map(|(k, putusan)| {
        let ket = format!("{} {} g ke {}", k.nama_barang, k.berat_asli, putusan.kode());
        Rincian::jumlah(k.kode_barcode.to_string(), ket, k.total_pokok)
    });
    let mut ikat = vec![cara.jenis().to_owned()];
    ikat.extend(
        s.kartu
            .iter()
            .zip(&s.putusan)
            .map(|(k, ke)| format!("{} {} {}", k.kode_barcode, k.berat_asli, ke.kode())),
    );
    ikat.extend(s.tumpuk.iter().map(|(ke, t)| format!("{} {}", ke.kode(), t.timbang)));
    let untuk = Permohonan::isi(KATEGORI, s.jumlah.2, alasan, ikat).rincian(tumpuk).rincian(barang);
    otorisasi::wajib(tx, &m.otorisasi, p, &untuk, SepuhanTolak::PerluIzin).map(Some)
}

fn catat(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaSortir, cara: Cara) -> Hasil<Tersortir> {
    let ket = konter::teks::keterangan(&m.keterangan)?;
    let s = siapkan(tx, p, m, cara)?;
    let oto = izin(tx, p, m, &s, cara)?;
    let mut dok = Dok::buka(tx, JenisDok::Sortir, &p.user_id)?;
    let mut langkah = Vec::with_capacity(s.kartu.len());
    for (k, putusan) in s.kartu.iter().zip(&s.putusan) {
        let Some(t) = s.tumpuk.get(putusan) else { continue };
        let l = Langkah::ke_baki(k.clone(), t.tujuan.gudang.clone(), t.tujuan.baki.clone())?;
        langkah.push(Langkah { kondisi: putusan.kode().to_owned(), ..l });
    }
    let kepala = Kepala { jenis: cara.jenis(), keterangan: &ket, ..Kepala::default() };
    gerakkan(&mut dok, &kepala, &langkah)?;
    tulis(&mut dok, &s, cara, (&ket, oto.as_ref()))?;
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    if let Some(o) = &oto {
        otorisasi::tautkan(dok.tx(), o, &no)?;
    }
    let qty = i64::try_from(s.kartu.len()).unwrap_or(i64::MAX);
    let isi = serde_json::json!({
        "barang": qty, "berat": s.jumlah.0, "murni": s.jumlah.1,
        "putusan": s.tumpuk.iter().map(|(k, t)| (k.kode(), t.qty)).collect::<BTreeMap<_, _>>(),
    });
    dok.tutup(cara.aksi(), &isi)?;
    Ok(Tersortir { no_sortir: no, tgl_system: tgl, qty, berat: s.jumlah.0 })
}

db::tabel! {
    struct Kunci in "sortir_baris" {
        toko: KodeToko,
        no_sortir: String,
        baris: i64,
    }
}

db::tabel! {
    struct Tertulis in "sortir_baris" {
        kode_barcode: String,
        nama_barang: String,
        kode_group: String,
        kode_dept: String,
        berat: Berat,
        murni: Berat,
        nilai: Rupiah,
        putusan: String,
        no_asal: String,
        oleh_asal: String,
        gudang_dari: String,
        baki_dari: String,
        baki_ke: String,
    }
}

db::tabel! {
    struct Skala in "sortir_timbang" {
        toko: KodeToko,
        no_sortir: String,
        putusan: String,
        qty: i64,
        berat: Berat,
        timbang: Berat,
    }
}

fn tulis(dok: &mut Dok<'_, '_>, s: &Siap, cara: Cara, (ket, oto): (&str, Option<&Otorisasi>)) -> Hasil<()> {
    let (no, tgl, waktu, oleh) = (dok.no().to_string(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let setuju = oto.and_then(|o| o.penyetuju.as_ref()).map_or("", UserId::as_str);
    let qty = i64::try_from(s.kartu.len()).unwrap_or(i64::MAX);
    tx.exec(
        "INSERT INTO sortir (toko, no_sortir, jenis, tgl_system, waktu, oleh, qty, berat, murni, nilai, keterangan, disetujui, \
         otorisasi) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        args![
            &toko,
            no.as_str(),
            cara.jenis(),
            tgl,
            waktu,
            &oleh,
            qty,
            s.jumlah.0,
            s.jumlah.1,
            s.jumlah.2,
            ket,
            setuju,
            oto.map_or("", |o| o.id.as_str())
        ],
    )?;
    let mut baris = Vec::with_capacity(s.kartu.len());
    for ((k, putusan), n) in s.kartu.iter().zip(&s.putusan).zip(1_i64..) {
        let asal = s.asal.get(&k.kode_barcode);
        let tujuan = s.tumpuk.get(putusan).map(|t| t.tujuan.baki.to_string()).unwrap_or_default();
        baris.push((
            Kunci { toko: toko.clone(), no_sortir: no.clone(), baris: n },
            Tertulis {
                kode_barcode: k.kode_barcode.to_string(),
                nama_barang: k.nama_barang.clone(),
                kode_group: k.kode_group.clone(),
                kode_dept: k.kode_dept.clone(),
                berat: k.berat_asli,
                murni: k.murni().map_err(meluap)?,
                nilai: k.total_pokok,
                putusan: putusan.kode().to_owned(),
                no_asal: asal.map(|a| a.no.clone()).unwrap_or_default(),
                oleh_asal: asal.map(|a| a.oleh.clone()).unwrap_or_default(),
                gudang_dari: k.kode_gudang.clone(),
                baki_dari: k.kode_toko.clone(),
                baki_ke: tujuan,
            },
        ));
    }
    tx.sisip(baris)?;
    tx.sisip(s.tumpuk.iter().map(|(putusan, t)| Skala {
        toko: toko.clone(),
        no_sortir: no.clone(),
        putusan: putusan.kode().to_owned(),
        qty: t.qty,
        berat: t.berat,
        timbang: t.timbang,
    }))?;
    Ok(())
}
