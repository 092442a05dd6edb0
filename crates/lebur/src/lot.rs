//! A melt lot (LB): pieces that wait for the melt and gold without a barcode, weighed by who gives and by who takes; or dust, or
//! plating water, which have no gold in the books. What goes in stands under the lot's number until the assay.

use crate::LeburTolak;
use crate::batu;
use crate::peristiwa::{self, Peristiwa};
use barang::curah::manual::{Dagangan, ManualBaris, Meja};
use barang::pindai::{self, Pindai};
use barang::{Kartu, Kepala, Langkah, gerakkan};
use db::{Tx, args};
use konter::meluap;
use ledger::curah::{self, Gerak};
use ledger::stok::Lokasi;
use ledger::{Dok, Galat};
use platform::modul::Setelan;
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use values::{Berat, JenisDok, KodeToko, Rupiah, UserId};

/// The category under which a lot is taken over and weighed.
pub const KATEGORI: &str = "LOT LEBUR";

/// Where pieces and scrap wait for the melt.
const GUDANG: &str = "HANCUR";
const BERAT_MAKS: Berat = Berat::mg(1_000_000_000);
const VOLUME_MAKS: i64 = 1_000_000;
const PER: i128 = 10_000;

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaLotLebur)]
pub struct MintaLot {
    /// EMAS (when left out), DEBU or AIR
    pub jenis: String,
    /// pieces by barcode
    pub detail_barang: Vec<Pindai>,
    /// gold without a barcode, by weight
    pub emas: Vec<LotEmas>,
    /// what the scale says of all of it
    #[schema(value_type = f64)]
    pub timbang: Berat,
    /// millilitres of plating water
    pub volume: i64,
    pub keterangan: String,
    pub otorisasi: String,
}

/// Some weight of a kind out of a tray.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = LotLeburEmas)]
pub struct LotEmas {
    pub kode_group: String,
    pub kode_dept: String,
    /// the tray
    pub kode_toko: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LotLeburTercatat)]
pub struct LotTercatat {
    pub no_lot: String,
    pub tgl_system: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub murni: Berat,
}

#[derive(Debug, Clone, Copy, Default)]
struct Jumlah {
    qty: i64,
    berat: Berat,
    murni: Berat,
    nilai: Rupiah,
    norma: Berat,
}

struct Siap {
    jenis: &'static str,
    kartu: Vec<Kartu>,
    emas: Vec<Dagangan>,
    baris: Vec<Tertulis>,
    jumlah: Jumlah,
    keterangan: String,
}

db::tabel! {
    struct Kunci in "lot_lebur_baris" {
        toko: KodeToko,
        no_lot: String,
        baris: i64,
    }
}

db::tabel! {
    #[derive(Debug, Clone)]
    struct Tertulis in "lot_lebur_baris" {
        sumber: String,
        kode_barcode: String,
        nama_barang: String,
        kode_group: String,
        kode_dept: String,
        gudang: String,
        baki: String,
        qty: i64,
        berat: Berat,
        murni: Berat,
        nilai: Rupiah,
        norma: Berat,
    }
}

fn isian(kolom: &str, pesan: impl Into<String>) -> platform::Tolak {
    LeburTolak::Isian.pada(kolom, pesan.into())
}

fn jenis(m: &MintaLot) -> Hasil<&'static str> {
    match m.jenis.trim().to_uppercase().as_str() {
        "" | "EMAS" => Ok("EMAS"),
        "DEBU" => Ok("DEBU"),
        "AIR" => Ok("AIR"),
        _ => Err(isian("jenis", "Jenis lot EMAS, DEBU atau AIR")),
    }
}

/// What may be lost of a kind of goods, in ten-thousandths: the store's norm, or less where the type says less.
struct Norma {
    toko: i64,
    jenis: BTreeMap<String, i64>,
}

impl Norma {
    fn baca(tx: &mut Tx<'_>, toko: &KodeToko) -> Hasil<Self> {
        let teks = Setelan::baca(tx, toko)?.nilai("NORMA_LEBUR").trim().to_owned();
        let jenis = tx.rows(
            "SELECT kode_dept, toleransi_lebur FROM jenis WHERE toko = $1 AND dihapus = 0",
            args![toko],
            |r| Ok((r.get(0)?, r.int(1)?)),
        )?;
        Ok(Self {
            toko: teks.parse::<i64>().unwrap_or(30).clamp(0, 10_000),
            jenis: jenis.into_iter().collect(),
        })
    }

    fn dari(&self, dept: &str, murni: Berat) -> Hasil<Berat> {
        let milik = self.jenis.get(dept).copied().filter(|n| *n > 0).unwrap_or(self.toko);
        let mg = i128::from(murni.sebagai_mg()) * i128::from(milik.min(self.toko)) / PER;
        i64::try_from(mg).map(Berat::mg).map_err(|_| meluap(values::Meluap))
    }
}

fn barang_siap(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaLot) -> Hasil<Vec<Kartu>> {
    if m.detail_barang.is_empty() {
        return Ok(Vec::new());
    }
    let menunggu = barang::susut::menunggu_semua(tx, &p.toko)?;
    let kartu = pindai::periksa(tx, &p.toko, LeburTolak::Sumber, &m.detail_barang, |k| {
        if k.kode_gudang != GUDANG {
            return Some(format!(
                "Barang {} ada di gudang {}, bukan {GUDANG}",
                k.kode_barcode, k.kode_gudang
            ));
        }
        menunggu
            .contains(&k.kode_barcode)
            .then(|| format!("Susut barang {} masih menunggu validasi", k.kode_barcode))
    })?;
    let berbatu = batu::masih(tx, &kartu)?;
    if let Some(ke) = kartu.iter().position(|k| berbatu.contains(k.kode_barcode.as_str())) {
        let kode = kartu.get(ke).map_or("", |k| k.kode_barcode.as_str());
        let pesan = format!("Barang {kode} masih berbatu, keluarkan batunya dulu");
        return Err(LeburTolak::Berbatu.pada(&format!("detail_barang[{ke}].kode_barcode"), pesan));
    }
    Ok(kartu)
}

fn emas_siap(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaLot) -> Hasil<Vec<Dagangan>> {
    if m.emas.is_empty() {
        return Ok(Vec::new());
    }
    let (meja, mut s) = (Meja::baca(tx, &p.toko)?, Salah::di("emas"));
    let (mut pernah, mut semua) = (BTreeSet::new(), Vec::with_capacity(m.emas.len()));
    for (ke, b) in m.emas.iter().enumerate() {
        let baris = ManualBaris {
            kode_group: b.kode_group.clone(),
            kode_dept: b.kode_dept.clone(),
            kode_toko: b.kode_toko.clone(),
            berat: b.berat,
            ..ManualBaris::default()
        };
        let Some(d) = meja.ke_tukang(tx, &p.toko, (ke, &baris), &mut s)? else { continue };
        if d.kode_gudang != GUDANG {
            s.beri(ke, "kode_toko", format!("Emas yang dilebur diambil dari gudang {GUDANG}"));
        }
        if !pernah.insert((d.macam.clone(), d.tempat.clone())) {
            s.beri(ke, "kode_dept", "Kode Jenis Tidak Boleh Sama");
        }
        semua.push(d);
    }
    s.tolak(LeburTolak::Sumber)?;
    Ok(semua)
}

fn tertulis(norma: &Norma, kartu: &[Kartu], emas: &[Dagangan]) -> Hasil<Vec<Tertulis>> {
    let mut baris = Vec::with_capacity(kartu.len() + emas.len());
    for k in kartu {
        let murni = k.murni().map_err(meluap)?;
        baris.push(Tertulis {
            sumber: "BARANG".to_owned(),
            kode_barcode: k.kode_barcode.to_string(),
            nama_barang: k.nama_barang.clone(),
            kode_group: k.kode_group.clone(),
            kode_dept: k.kode_dept.clone(),
            gudang: k.kode_gudang.clone(),
            baki: k.kode_toko.clone(),
            qty: 1,
            berat: k.berat_asli,
            murni,
            nilai: k.total_pokok,
            norma: norma.dari(&k.kode_dept, murni)?,
        });
    }
    for d in emas {
        baris.push(Tertulis {
            sumber: "CURAH".to_owned(),
            kode_barcode: String::new(),
            nama_barang: d.nama_dept.clone(),
            kode_group: d.macam.group.to_string(),
            kode_dept: d.macam.dept.to_string(),
            gudang: d.kode_gudang.clone(),
            baki: d.kode_toko.clone(),
            qty: d.isi.qty,
            berat: d.isi.berat,
            murni: d.isi.murni,
            nilai: d.isi.nilai,
            norma: norma.dari(d.macam.dept.as_str(), d.isi.murni)?,
        });
    }
    Ok(baris)
}

fn jumlah(baris: &[Tertulis]) -> Hasil<Jumlah> {
    let mut j = Jumlah::default();
    for b in baris {
        j.qty = j.qty.checked_add(b.qty).ok_or(Galat::Meluap)?;
        j.berat = j.berat.tambah(b.berat).map_err(meluap)?;
        j.murni = j.murni.tambah(b.murni).map_err(meluap)?;
        j.nilai = j.nilai.tambah(b.nilai).map_err(meluap)?;
        j.norma = j.norma.tambah(b.norma).map_err(meluap)?;
    }
    Ok(j)
}

fn siapkan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaLot) -> Hasil<Siap> {
    let (jenis, keterangan) = (jenis(m)?, konter::teks::keterangan(&m.keterangan)?);
    let kosong = m.detail_barang.is_empty() && m.emas.is_empty();
    if m.timbang < Berat::NOL || m.timbang > BERAT_MAKS {
        return Err(isian("timbang", "Berat timbang di antara 0 dan 1,000 kg"));
    }
    if m.volume < 0 || m.volume > VOLUME_MAKS || (m.volume > 0 && jenis != "AIR") {
        return Err(isian("volume", "Volume (ml) hanya untuk lot AIR, paling banyak 1,000,000"));
    }
    if jenis != "EMAS" {
        if !kosong {
            return Err(LeburTolak::Campur.pada(
                "detail_barang",
                "Debu dan air sepuhan tidak boleh dicampur dengan barang atau rosok",
            ));
        }
        if m.timbang <= Berat::NOL && m.volume <= 0 {
            return Err(isian("timbang", "Isi berat debu, atau berat atau volume air sepuhan"));
        }
        let (kartu, emas, baris) = (Vec::new(), Vec::new(), Vec::new());
        return Ok(Siap { jenis, kartu, emas, baris, jumlah: Jumlah::default(), keterangan });
    }
    if kosong {
        return Err(isian("detail_barang", "Belum ada barang atau rosok yang dilebur"));
    }
    if m.detail_barang.len() + m.emas.len() > pindai::PALING_BANYAK {
        return Err(isian("detail_barang", "Paling banyak 1000 baris satu lot"));
    }
    if m.timbang <= Berat::NOL {
        return Err(isian("timbang", "Lot Harus Ditimbang"));
    }
    let (kartu, emas) = (barang_siap(tx, p, m)?, emas_siap(tx, p, m)?);
    let norma = Norma::baca(tx, &p.toko)?;
    let baris = tertulis(&norma, &kartu, &emas)?;
    let jumlah = jumlah(&baris)?;
    if jumlah.murni <= Berat::NOL {
        return Err(LeburTolak::Sumber.pada("detail_barang", "Isinya tidak mengandung emas"));
    }
    Ok(Siap { jenis, kartu, emas, baris, jumlah, keterangan })
}

/// Is the scale further from the books than a hand-over may be?
pub(crate) fn melenceng(tx: &mut Tx<'_>, toko: &KodeToko, timbang: Berat, buku: Berat) -> Hasil<bool> {
    let teks = Setelan::baca(tx, toko)?.nilai("TOLERANSI_TIMBANG_LEBUR").trim().to_owned();
    let per: i64 = teks.parse().unwrap_or(20);
    let beda = i128::from(timbang.sebagai_mg()) - i128::from(buku.sebagai_mg());
    // A scale of hundredths of a gram is two of them off at the most.
    let boleh = (i128::from(buku.sebagai_mg()) * i128::from(per.clamp(0, 10_000)) / PER).max(20);
    Ok(beda.abs() > boleh)
}

/// Somebody else takes it, weighs it and says yes; where the scale is off it is the owner.
fn izin(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaLot, s: &Siap) -> Hasil<Otorisasi> {
    let j = s.jumlah;
    let mut alasan =
        vec![Alasan::new("LOT_LEBUR", format!("Lot {} ditimbang dan diterima orang lain", s.jenis))];
    let lewat = s.jenis == "EMAS" && melenceng(tx, &p.toko, m.timbang, j.berat)?;
    if lewat {
        let pesan = format!("Timbangan {} g, menurut buku {} g", m.timbang, j.berat);
        alasan.push(Alasan::new("TIMBANG_LEBUR", pesan));
    }
    let baris = s.baris.iter().map(|b| {
        let judul = if b.kode_barcode.is_empty() { b.nama_barang.clone() } else { b.kode_barcode.clone() };
        Rincian::jumlah(judul, format!("{} {} g, {} g murni", b.nama_barang, b.berat, b.murni), b.nilai)
    });
    let isi = match s.jenis {
        "EMAS" => format!("{} g, {} g murni; timbangan {} g", j.berat, j.murni, m.timbang),
        _ => format!("timbangan {} g, volume {} ml", m.timbang, m.volume),
    };
    let mut ikat = vec![s.jenis.to_owned(), m.timbang.to_string(), m.volume.to_string(), j.murni.to_string()];
    ikat.extend(s.baris.iter().map(|b| format!("{} {} {} {}", b.kode_barcode, b.kode_dept, b.baki, b.berat)));
    let untuk = Permohonan::isi(KATEGORI, j.nilai, alasan, ikat)
        .rincian([Rincian::teks("Lot", isi)])
        .rincian(baris)
        .pemilik(lewat);
    otorisasi::wajib(tx, &m.otorisasi, p, &untuk, LeburTolak::PerluIzin)
}

/// Opens a lot.
pub fn buka(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaLot) -> Hasil<LotTercatat> {
    let s = siapkan(tx, p, m)?;
    let oto = izin(tx, p, m, &s)?;
    let mut dok = Dok::buka(tx, JenisDok::LotLebur, &p.user_id)?;
    let no = dok.no().clone();
    if !s.kartu.is_empty() {
        let langkah: Vec<Langkah> =
            s.kartu.iter().map(|k| Langkah::ke_lebur(k.clone(), no.clone())).collect::<Hasil<_>>()?;
        let kepala = Kepala { jenis: KATEGORI, keterangan: &s.keterangan, ..Kepala::default() };
        gerakkan(&mut dok, &kepala, &langkah)?;
    }
    let gerak: Vec<Gerak> = s
        .emas
        .iter()
        .map(|d| Gerak {
            macam: d.macam.clone(),
            dari: d.tempat.clone(),
            ke: Lokasi::Lebur(no.clone()),
            isi: d.isi,
        })
        .collect();
    curah::catat(&mut dok, &gerak)?;
    let penerima = oto.penyetuju.as_ref().map_or("", UserId::as_str).to_owned();
    tulis(&mut dok, m, &s, (&penerima, &oto))?;
    let baru = Peristiwa {
        peristiwa: "BUKA",
        timbang: m.timbang,
        disetujui: &penerima,
        otorisasi: &oto.id,
        keterangan: &s.keterangan,
        ..Peristiwa::default()
    };
    peristiwa::catat(&mut dok, &no, &baru)?;
    let tgl = dok.tgl_system().to_string();
    otorisasi::tautkan(dok.tx(), &oto, &no.to_string())?;
    let j = s.jumlah;
    let isi = serde_json::json!({
        "jenis": s.jenis, "qty": j.qty, "berat": j.berat, "murni": j.murni, "nilai": j.nilai, "timbang": m.timbang,
        "volume": m.volume, "penerima": penerima,
    });
    dok.tutup(KATEGORI, &isi)?;
    Ok(LotTercatat { no_lot: no.to_string(), tgl_system: tgl, qty: j.qty, berat: j.berat, murni: j.murni })
}

fn tulis(dok: &mut Dok<'_, '_>, m: &MintaLot, s: &Siap, (penerima, oto): (&str, &Otorisasi)) -> Hasil<()> {
    let (no, tgl, waktu, oleh) = (dok.no().to_string(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let (toko, j) = (tx.toko().clone(), s.jumlah);
    tx.exec(
        "INSERT INTO lot_lebur (toko, no_lot, tgl_system, waktu, oleh, jenis, qty, berat, murni, nilai, timbang, volume, norma, \
         keterangan, penerima, otorisasi) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        args![
            &toko,
            no.as_str(),
            tgl,
            waktu,
            &oleh,
            s.jenis,
            j.qty,
            j.berat,
            j.murni,
            j.nilai,
            m.timbang,
            m.volume,
            j.norma,
            s.keterangan.as_str(),
            penerima,
            oto.id.as_str()
        ],
    )?;
    let kunci = |n: i64| Kunci { toko: toko.clone(), no_lot: no.clone(), baris: n };
    tx.sisip(s.baris.iter().cloned().zip(1_i64..).map(|(b, n)| (kunci(n), b)))?;
    Ok(())
}
