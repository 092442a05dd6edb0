//! Which account each journal line of a store posts to: read as a whole, changed a journal at a time under its
//! version. Every version is kept in the book of masters, every change in the audit chain.

use crate::{AkunTolak, BarisJurnal, Jurnal, berlaku, jurnal};
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku, menu};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use values::Tanggal;

/// The screen whose right changes the journals.
const RUTE: &str = "/parameter-akun";
/// Their name in the book of versions.
const TABEL: &str = "para_akun_transaksi";

/// A journal with the accounts of the store.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct ParaAkun {
    pub trx: String,
    #[serde(rename = "type")]
    pub tipe: String,
    pub nama: String,
    /// 0 while nothing was ever chosen
    pub versi: i64,
    pub detail_akun: Vec<DetailAkun>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct DetailAkun {
    #[serde(rename = "_id")]
    pub id: String,
    pub kode_akun: String,
    pub keterangan: String,
    /// DEBIT or KREDIT
    pub jenis_akun: String,
    /// empty while none was chosen
    pub nomor_akun: String,
}

/// A save: the lines with their accounts. Lines that are not sent stay as they are.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
pub struct UbahAkun {
    pub detail_akun: Vec<IsiDetail>,
    /// the version that was read; another one in the table is a stale edit
    pub versi: Option<i64>,
    /// the day changed accounts hold from (`YYYY-MM-DD`); none: the store's business day. Accounts of lines that had none
    /// hold from the beginning.
    #[serde(default)]
    pub mulai: Option<String>,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
pub struct IsiDetail {
    pub kode_akun: String,
    pub jenis_akun: String,
    pub nomor_akun: String,
}

/// The accounts of one journal by its lines.
type Pilihan = BTreeMap<String, String>;

fn gabung(j: &Jurnal, versi: i64, pilihan: &Pilihan) -> ParaAkun {
    let detail = |b: &BarisJurnal| DetailAkun {
        id: format!("{}-{}-{}", j.trx, j.tipe, b.kode),
        kode_akun: b.kode.to_owned(),
        keterangan: b.keterangan.to_owned(),
        jenis_akun: b.sisi.nama().to_owned(),
        nomor_akun: pilihan.get(b.kode).cloned().unwrap_or_default(),
    };
    ParaAkun {
        trx: j.trx.to_owned(),
        tipe: j.tipe.to_owned(),
        nama: j.nama.to_owned(),
        versi,
        detail_akun: j.baris.iter().map(detail).collect(),
    }
}

/// All journals of the store, in the program's order.
pub fn semua(c: &mut Conn, p: &Pelaku) -> db::Result<Vec<ParaAkun>> {
    let versi: BTreeMap<(String, String), i64> = c
        .rows("SELECT trx, tipe, versi FROM para_akun_transaksi WHERE toko = $1", args![&p.toko], |r| {
            Ok(((r.get(0)?, r.get(1)?), r.int(2)?))
        })?
        .into_iter()
        .collect();
    let mut pilihan: BTreeMap<(String, String), Pilihan> = BTreeMap::new();
    c.each(
        "SELECT trx, tipe, kode_akun, nomor_akun FROM para_akun_detail WHERE toko = $1",
        args![&p.toko],
        |r| {
            pilihan.entry((r.get(0)?, r.get(1)?)).or_default().insert(r.get(2)?, r.get(3)?);
            Ok::<(), db::Error>(())
        },
    )?;
    let kosong = Pilihan::new();
    Ok(jurnal()
        .map(|j| {
            let kunci = (j.trx.to_owned(), j.tipe.to_owned());
            gabung(j, versi.get(&kunci).copied().unwrap_or(0), pilihan.get(&kunci).unwrap_or(&kosong))
        })
        .collect())
}

fn satu(c: &mut Conn, p: &Pelaku, j: &Jurnal) -> db::Result<(i64, Pilihan)> {
    let kunci = args![&p.toko, j.trx, j.tipe];
    let versi = c.one(
        "SELECT versi FROM para_akun_transaksi WHERE toko = $1 AND trx = $2 AND tipe = $3",
        kunci,
        |r| r.int(0),
    )?;
    let pilihan = c.rows(
        "SELECT kode_akun, nomor_akun FROM para_akun_detail WHERE toko = $1 AND trx = $2 AND tipe = $3",
        kunci,
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    Ok((versi.unwrap_or(0), pilihan.into_iter().collect()))
}

/// The living accounts of the store.
fn akun(c: &mut Conn, p: &Pelaku) -> db::Result<BTreeSet<String>> {
    let nomor =
        c.rows("SELECT nomor_akun FROM akun WHERE toko = $1 AND dihapus = 0", args![&p.toko], |r| r.get(0))?;
    Ok(nomor.into_iter().collect())
}

/// The lines against the journal and the chart, every wrong cell told at once. Answers the accounts by line.
fn periksa(j: &Jurnal, isi: &[IsiDetail], akun: &BTreeSet<String>) -> Hasil<Vec<(&'static str, String)>> {
    if isi.is_empty() {
        return Err(AkunTolak::Baris.tolak("Tidak ada akun yang dikirim"));
    }
    let mut salah: Vec<(String, AkunTolak, String)> = Vec::new();
    let mut pilihan: Vec<(&'static str, String)> = Vec::new();
    for (i, d) in isi.iter().enumerate() {
        let mut tolak = |kolom: &str, kode, pesan| {
            salah.push((format!("detail_akun[{i}].{kolom}"), kode, pesan));
        };
        let Some(b) = j.baris.iter().find(|b| b.kode == d.kode_akun) else {
            tolak("kode_akun", AkunTolak::Baris, "Baris ini tidak ada di jurnalnya".to_owned());
            continue;
        };
        if pilihan.iter().any(|(k, _)| *k == b.kode) {
            tolak("kode_akun", AkunTolak::Baris, format!("{} disebut lebih dari sekali", b.kode));
        }
        if d.jenis_akun != b.sisi.nama() {
            tolak("jenis_akun", AkunTolak::Baris, format!("{} ada di sisi {}", b.kode, b.sisi.nama()));
        }
        let nomor = d.nomor_akun.trim().to_uppercase();
        if nomor.is_empty() {
            tolak("nomor_akun", AkunTolak::Nomor, "Nomor Akun Tidak Boleh Kosong".to_owned());
        } else if !akun.contains(&nomor) {
            let sebut: String = nomor.chars().take(20).collect();
            tolak("nomor_akun", AkunTolak::Nomor, format!("Nomor Akun {sebut} tidak ada di daftar akun"));
        }
        pilihan.push((b.kode, nomor));
    }
    let Some((_, kode, pesan)) = salah.first() else { return Ok(pilihan) };
    let t = kode.tolak(pesan.clone());
    Err(salah.iter().fold(t, |t, (kolom, _, pesan)| t.kolom(kolom, pesan.clone())))
}

/// Changes the accounts of one journal, all its sent lines together.
pub fn ubah(tx: &mut Tx<'_>, p: &Pelaku, trx: &str, tipe: &str, u: &UbahAkun) -> Hasil<ParaAkun> {
    menu::izin(tx, p, RUTE)?;
    let j = Jurnal::cari(trx, tipe)
        .ok_or_else(|| AkunTolak::JurnalTidakAda.tolak("Jurnal transaksi ini tidak ada"))?;
    let (versi, lama) = satu(tx, p, j)?;
    let kirim = periksa(j, &u.detail_akun, &akun(tx, p)?)?;
    let mut baru = lama.clone();
    baru.extend(kirim.into_iter().map(|(k, n)| (k.to_owned(), n)));
    if u.versi.is_some_and(|v| v != versi) {
        return Err(AkunTolak::SudahDiubah
            .tolak("Data ini sudah diubah orang lain; lihat kedua versi lalu simpan kembali")
            .rincian(json!({
                "tersimpan": gabung(j, versi, &lama), "dikirim": gabung(j, versi, &baru), "versi": versi,
            })));
    }
    if baru == lama {
        return Ok(gabung(j, versi, &lama));
    }
    let mulai = mulai(tx, p, u.mulai.as_deref())?;
    simpan(tx, p, j, (versi + 1, &mulai), &lama, &baru)?;
    let kini = gabung(j, versi + 1, &baru);
    let isi = json!({ "versi": kini.versi, "baru": baru, "lama": lama }).to_string();
    let objek = format!("{TABEL} {}/{}", j.trx, j.tipe);
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "UBAH PARAMETER AKUN", &objek, &isi)?;
    Ok(kini)
}

/// The day a change holds from: a typed one lies after the last closed period and not in the future.
fn mulai(tx: &mut Tx<'_>, p: &Pelaku, minta: Option<&str>) -> Hasil<String> {
    let hari_ini = platform::toko::cari(tx, &p.toko)?.tgl_system;
    let Some(teks) = minta.map(str::trim).filter(|t| !t.is_empty()) else {
        return Ok(hari_ini.to_string());
    };
    let Ok(tgl) = Tanggal::parse(teks) else {
        return Err(AkunTolak::Mulai.pada("mulai", "Tanggal mulai tidak benar"));
    };
    if hari_ini.sebelum(tgl) {
        return Err(AkunTolak::Mulai.pada("mulai", "Tanggal mulai tidak boleh sesudah hari ini"));
    }
    let tutup: Option<String> = tx
        .one("SELECT MAX(sampai) FROM periode_akun WHERE toko = $1", args![&p.toko], |r| r.get(0))?
        .flatten();
    match tutup.filter(|t| tgl.to_string() <= *t) {
        Some(t) => Err(AkunTolak::Mulai.pada("mulai", format!("Pembukuan sampai {t} sudah ditutup"))),
        None => Ok(tgl.to_string()),
    }
}

/// Writes a version of a journal into its tables and the book of versions.
fn simpan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    j: &Jurnal,
    (versi, mulai): (i64, &str),
    lama: &Pilihan,
    baru: &Pilihan,
) -> Hasil<()> {
    let kini = tx.sekarang();
    tx.exec(
        "INSERT INTO para_akun_transaksi (toko, trx, tipe, versi, diubah, oleh) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (toko, trx, tipe) DO UPDATE SET versi = $4, diubah = $5, oleh = $6",
        args![&p.toko, j.trx, j.tipe, versi, kini, &p.user_id],
    )?;
    for (kode, nomor) in baru.iter().filter(|(k, n)| lama.get(*k) != Some(*n)) {
        tx.exec(
            "INSERT INTO para_akun_detail (toko, trx, tipe, kode_akun, nomor_akun) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (toko, trx, tipe, kode_akun) DO UPDATE SET nomor_akun = $5",
            args![&p.toko, j.trx, j.tipe, kode, nomor],
        )?;
        let mulai = if lama.contains_key(kode) { mulai } else { "" };
        berlaku::tulis(tx, (j.trx, j.tipe, kode), (mulai, versi), nomor, p.user_id.as_str())?;
    }
    let aksi = if versi == 1 { "TAMBAH" } else { "UBAH" };
    tx.exec(
        "INSERT INTO buku_master (toko, tabel, id, versi, aksi, isi, waktu, oleh) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![
            &p.toko,
            TABEL,
            format!("{}/{}", j.trx, j.tipe),
            versi,
            aksi,
            json!(gabung(j, versi, baru)).to_string(),
            kini,
            &p.user_id
        ],
    )?;
    Ok(())
}

/// The starting chart for a store without accounts, and the usual account for every line that has none. What
/// the store chose itself stays. Answers how many journals were filled.
pub fn isi_awal(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<usize> {
    menu::izin(tx, p, RUTE)?;
    let akun_baru = master::bagan::isi(tx, p)?;
    let akun = akun(tx, p)?;
    let mut terisi = Vec::new();
    for j in jurnal() {
        let (versi, lama) = satu(tx, p, j)?;
        let mut baru = lama.clone();
        for b in j.baris.iter().filter(|b| akun.contains(b.awal)) {
            baru.entry(b.kode.to_owned()).or_insert_with(|| b.awal.to_owned());
        }
        if baru != lama {
            simpan(tx, p, j, (versi + 1, ""), &lama, &baru)?;
            terisi.push(format!("{}/{}", j.trx, j.tipe));
        }
    }
    let n = terisi.len();
    if n > 0 {
        let isi = json!({ "akun_baru": akun_baru, "jurnal": terisi }).to_string();
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "ISI PARAMETER AKUN", TABEL, &isi)?;
    }
    Ok(n)
}
