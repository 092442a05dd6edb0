//! Gold issued to a craftsman (TK): pieces by barcode and gold without one, by weight, out of what waits for the melt, or bullion.
//! Nobody gives it out alone; above what he may hold the owner says yes. It leaves to his account with its fine weight.

use crate::TukangTolak;
use crate::kerja::{self, Tukang};
use barang::curah::manual::{Dagangan, ManualBaris, Meja};
use barang::pindai::{self, Pindai};
use barang::{Kartu, Kepala, Langkah, gerakkan};
use db::{Tx, args};
use konter::meluap;
use ledger::curah::{self, Gerak};
use ledger::stok::Lokasi;
use ledger::tukang::{self as buku, BarisTukang, Jenis};
use ledger::{Dok, Galat};
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use values::{Berat, JenisDok, Rupiah, UserId};

/// The category under which gold that leaves the house is approved.
pub const KATEGORI: &str = "EMAS TUKANG";

/// Where pieces for a craftsman lie: they wait for the melt, or are broken.
const GUDANG: [&str; 2] = ["HANCUR", "RUSAK"];
const PALING_BANYAK: usize = 200;
/// Fine grams that a craftsman may hold, unless his master or the setting says another number.
const BATAS: i64 = 100;

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaEmasTukang)]
pub struct MintaEmas {
    pub kode_tukang: String,
    /// the work it is for; 0: none in particular
    pub id_kerja: i64,
    pub keterangan: String,
    /// pieces by barcode
    pub detail_barang: Vec<Pindai>,
    /// gold without a barcode, by weight
    pub emas: Vec<EmasBaris>,
    pub otorisasi: String,
}

/// Some weight of a kind out of a tray.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = EmasTukangBaris)]
pub struct EmasBaris {
    pub kode_group: String,
    pub kode_dept: String,
    /// the tray
    pub kode_toko: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = EmasTukangTercatat)]
pub struct EmasTercatat {
    pub no_dok: String,
    pub tgl_system: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// fine weight that he owes more
    #[schema(value_type = f64)]
    pub murni: Berat,
    /// what he owes now
    #[schema(value_type = f64)]
    pub saldo: Berat,
}

/// What goes, checked.
struct Siap {
    kartu: Vec<Kartu>,
    emas: Vec<Dagangan>,
    jumlah: Jumlah,
}

#[derive(Debug, Clone, Copy, Default)]
struct Jumlah {
    qty: i64,
    berat: Berat,
    murni: Berat,
    nilai: Rupiah,
}

impl Jumlah {
    fn tambah(&mut self, (qty, berat, murni, nilai): (i64, Berat, Berat, Rupiah)) -> Hasil<()> {
        self.qty = self.qty.checked_add(qty).ok_or(Galat::Meluap)?;
        self.berat = self.berat.tambah(berat).map_err(meluap)?;
        self.murni = self.murni.tambah(murni).map_err(meluap)?;
        self.nilai = self.nilai.tambah(nilai).map_err(meluap)?;
        Ok(())
    }
}

/// Stones leave a piece before it is melted.
fn berbatu(tx: &mut Tx<'_>, k: &Kartu) -> Hasil<bool> {
    let sql = "SELECT COUNT(*) FROM barang_batu WHERE kode_barcode = $1 AND lepas = ''";
    Ok(tx.nilai::<i64>(sql, args![&k.kode_barcode])? > 0)
}

fn barang_siap(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaEmas) -> Hasil<Vec<Kartu>> {
    if m.detail_barang.is_empty() {
        return Ok(Vec::new());
    }
    let lm: BTreeSet<String> = tx
        .rows("SELECT kode_group FROM group_barang WHERE toko = $1 AND is_lm = 1", args![&p.toko], |r| {
            r.get(0)
        })?
        .into_iter()
        .collect();
    let kartu = pindai::periksa(tx, &p.toko, TukangTolak::Sumber, &m.detail_barang, |k| {
        let boleh = GUDANG.contains(&k.kode_gudang.as_str())
            || (lm.contains(&k.kode_group) && matches!(k.kode_gudang.as_str(), "TOKO" | "STOCK"));
        (!boleh).then(|| {
            format!(
                "Barang {} ada di gudang {}; emas untuk tukang dari HANCUR, RUSAK atau logam mulia",
                k.kode_barcode, k.kode_gudang
            )
        })
    })?;
    for k in &kartu {
        if barang::susut::menunggu_barang(tx, &k.kode_barcode)? {
            let pesan = format!("Susut barang {} masih menunggu validasi", k.kode_barcode);
            return Err(TukangTolak::Sumber.pada("detail_barang", pesan));
        }
        if berbatu(tx, k)? {
            let pesan = format!("Barang {} berbatu, keluarkan batunya dulu", k.kode_barcode);
            return Err(TukangTolak::Sumber.pada("detail_barang", pesan));
        }
    }
    Ok(kartu)
}

fn emas_siap(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaEmas) -> Hasil<Vec<Dagangan>> {
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
        if !pernah.insert((d.macam.clone(), d.tempat.clone())) {
            s.beri(ke, "kode_dept", "Kode Jenis Tidak Boleh Sama");
        }
        if d.isi.murni <= Berat::NOL {
            s.beri(ke, "berat", "Berat murninya nol");
        }
        semua.push(d);
    }
    s.tolak(TukangTolak::Sumber)?;
    Ok(semua)
}

fn siapkan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaEmas) -> Hasil<Siap> {
    let banyak = m.detail_barang.len() + m.emas.len();
    if banyak == 0 || banyak > PALING_BANYAK {
        let pesan = if banyak == 0 {
            "Belum ada emas yang diserahkan"
        } else {
            "Paling banyak 200 baris sekali simpan"
        };
        return Err(TukangTolak::Isian.pada("emas", pesan));
    }
    let (kartu, emas) = (barang_siap(tx, p, m)?, emas_siap(tx, p, m)?);
    let mut jumlah = Jumlah::default();
    for k in &kartu {
        let murni = k.murni().map_err(meluap)?;
        if murni <= Berat::NOL {
            return Err(TukangTolak::Sumber
                .pada("detail_barang", format!("Barang {} tidak mengandung emas", k.kode_barcode)));
        }
        jumlah.tambah((1, k.berat_asli, murni, k.total_pokok))?;
    }
    for d in &emas {
        jumlah.tambah((d.isi.qty, d.isi.berat, d.isi.murni, d.isi.nilai))?;
    }
    Ok(Siap { kartu, emas, jumlah })
}

/// What a craftsman may hold before only the owner gives him more: his master's, else the store's.
fn batas(tx: &mut Tx<'_>, p: &Pelaku, t: &Tukang) -> Hasil<Berat> {
    if t.batas_murni > Berat::NOL {
        return Ok(t.batas_murni);
    }
    let teks = platform::modul::Setelan::baca(tx, &p.toko)?.nilai("BATAS_EMAS_TUKANG").trim().to_owned();
    let gram: i64 = teks.parse().unwrap_or(BATAS);
    // One milligram at the least: a ceiling is written with every issue.
    Ok(Berat::mg(gram.clamp(0, 1_000_000).saturating_mul(1_000).max(1)))
}

/// Somebody else weighs it out and says yes; above what he may hold it is the owner.
fn izin(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    m: &MintaEmas,
    t: &Tukang,
    (s, batas): (&Siap, Berat),
) -> Hasil<Otorisasi> {
    let barang = s.kartu.iter().map(|k| {
        let ket = format!("{} {} g dari {} {}", k.nama_barang, k.berat_asli, k.kode_gudang, k.kode_toko);
        Rincian::jumlah(k.kode_barcode.to_string(), ket, k.total_pokok)
    });
    let emas = s.emas.iter().map(|d| {
        let ket = format!("{} g dari {} {}", d.isi.berat, d.kode_gudang, d.kode_toko);
        Rincian::jumlah(d.nama_dept.clone(), ket, d.isi.nilai)
    });
    let rincian: Vec<Rincian> = barang.chain(emas).collect();
    let pesan = format!("Emas {} g murni untuk tukang {}", s.jumlah.murni, t.kode_tukang);
    let mut alasan = vec![Alasan::new("EMAS_TUKANG", pesan)];
    let sesudah = buku::saldo(tx, &p.toko, &t.kode_tukang)?.tambah(s.jumlah.murni).map_err(meluap)?;
    let lewat = sesudah > batas;
    if lewat {
        let pesan = format!("Tukang {} akan memegang {sesudah} g murni, batasnya {batas} g", t.kode_tukang);
        alasan.push(Alasan::new("BATAS_EMAS_TUKANG", pesan));
    }
    let mut ikat = vec![t.kode_tukang.clone(), m.id_kerja.to_string(), s.jumlah.murni.to_string()];
    ikat.extend(s.kartu.iter().map(|k| k.kode_barcode.to_string()));
    ikat.extend(s.emas.iter().map(|d| format!("{} {} {}", d.macam.dept, d.kode_toko, d.isi.berat)));
    let untuk = Permohonan::isi(KATEGORI, s.jumlah.nilai, alasan, ikat)
        .rincian([Rincian::teks("Tukang", format!("{} {}", t.kode_tukang, t.nama_tukang))])
        .rincian(rincian)
        .pemilik(lewat);
    otorisasi::wajib(tx, &m.otorisasi, p, &untuk, TukangTolak::PerluIzin)
}

/// Gives gold to a craftsman.
pub fn keluar(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaEmas) -> Hasil<EmasTercatat> {
    let t = kerja::wajib_ada(tx, &p.toko, &m.kode_tukang)?;
    let ket = konter::teks::keterangan(&m.keterangan)?;
    if m.id_kerja != 0 {
        let k = kerja::satu(tx, &p.toko, m.id_kerja)?;
        if k.kode_tukang != t.kode_tukang || k.status != "JALAN" {
            let pesan = format!("Pekerjaan {} bukan pekerjaan {} yang berjalan", k.id, t.kode_tukang);
            return Err(TukangTolak::KerjaTidakAda.pada("id_kerja", pesan));
        }
    }
    let s = siapkan(tx, p, m)?;
    let batas = batas(tx, p, &t)?;
    let oto = izin(tx, p, m, &t, (&s, batas))?;
    let mut dok = Dok::buka(tx, JenisDok::EmasTukang, &p.user_id)?;
    let ke = Lokasi::Tukang(t.kode_tukang.clone());
    if !s.kartu.is_empty() {
        let langkah: Vec<Langkah> =
            s.kartu.iter().map(|k| Langkah::ke_tukang(k.clone(), &t.kode_tukang)).collect::<Hasil<_>>()?;
        let kepala =
            Kepala { jenis: "EMAS TUKANG", lawan: &t.nama_tukang, keterangan: &ket, ..Kepala::default() };
        gerakkan(&mut dok, &kepala, &langkah)?;
    }
    let gerak = s.emas.iter().map(|d| Gerak {
        macam: d.macam.clone(),
        dari: d.tempat.clone(),
        ke: ke.clone(),
        isi: d.isi,
    });
    curah::catat(&mut dok, &gerak.collect::<Vec<_>>())?;
    let baris = BarisTukang { kode_tukang: t.kode_tukang.clone(), jenis: Jenis::Emas, murni: s.jumlah.murni };
    buku::catat(&mut dok, &[baris])?;
    tulis(&mut dok, m, &t, &s, (&ket, &oto, batas))?;
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    otorisasi::tautkan(dok.tx(), &oto, &no)?;
    let saldo = buku::saldo(dok.tx(), &p.toko, &t.kode_tukang)?;
    let isi = serde_json::json!({
        "tukang": t.kode_tukang, "kerja": m.id_kerja, "berat": s.jumlah.berat, "murni": s.jumlah.murni, "nilai": s.jumlah.nilai,
    });
    dok.tutup("EMAS TUKANG", &isi)?;
    Ok(EmasTercatat { no_dok: no, tgl_system: tgl, berat: s.jumlah.berat, murni: s.jumlah.murni, saldo })
}

db::tabel! {
    struct Kunci in "emas_tukang_baris" {
        toko: values::KodeToko,
        no_dok: String,
        baris: i64,
    }
}

db::tabel! {
    struct Tertulis in "emas_tukang_baris" {
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
    }
}

fn tulis(
    dok: &mut Dok<'_, '_>,
    m: &MintaEmas,
    t: &Tukang,
    s: &Siap,
    (ket, oto, batas): (&str, &Otorisasi, Berat),
) -> Hasil<()> {
    let (no, tgl, waktu, oleh) = (dok.no().to_string(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let setuju = oto.penyetuju.as_ref().map_or("", UserId::as_str);
    let j = s.jumlah;
    tx.exec(
        "INSERT INTO emas_tukang (toko, no_dok, tgl_system, waktu, oleh, kode_tukang, nama_tukang, id_kerja, qty, berat, murni, \
         nilai, keterangan, disetujui, otorisasi, batas_murni) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
        args![
            &toko,
            no.as_str(),
            tgl,
            waktu,
            &oleh,
            t.kode_tukang.as_str(),
            t.nama_tukang.as_str(),
            m.id_kerja,
            j.qty,
            j.berat,
            j.murni,
            j.nilai,
            ket,
            setuju,
            oto.id.as_str(),
            batas
        ],
    )?;
    let mut baris = Vec::with_capacity(s.kartu.len() + s.emas.len());
    for k in &s.kartu {
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
            murni: k.murni().map_err(meluap)?,
            nilai: k.total_pokok,
        });
    }
    baris.extend(s.emas.iter().map(|d| Tertulis {
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
    }));
    let kunci = |n: i64| Kunci { toko: toko.clone(), no_dok: no.clone(), baris: n };
    tx.sisip(baris.into_iter().zip(1_i64..).map(|(b, n)| (kunci(n), b)))?;
    Ok(())
}
