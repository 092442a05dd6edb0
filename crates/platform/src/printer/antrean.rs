//! Jobs on their way to a printer. A job is taken by one sender at a time, for a minute; what becomes of it is
//! written back by that sender alone. Kept for a day, so that a failed one can be sent again.

use super::{Cara, Jenis, satu};
use crate::agen::{self, Agen};
use crate::otorisasi::{PANJANG_ID, berbentuk_id};
use crate::{AgenTolak, Hasil, Level, Pelaku, PrinterTolak, Siaran, Tolak, Tujuan, acak};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use db::{Conn, Db, Tx, args};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::time::Duration;
use values::{KodeToko, UserId, Waktu};

/// How long a sender has; after it the job counts as failed and may be sent again.
pub const LAMA: Duration = Duration::from_secs(60);
const SIMPAN: Duration = Duration::from_secs(24 * 3600);
/// Bytes of one job, and jobs that may wait for one printer.
const BESAR_MAKS: usize = 2_000_000;
const TUNGGU_MAKS: i64 = 200;
/// Times an agent is offered a job whose sender went silent.
const COBA_MAKS: i64 = 3;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = KeadaanCetak)]
pub enum Keadaan {
    Menunggu,
    /// a sender has it
    Dikirim,
    Selesai,
    Gagal,
    Batal,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KerjaCetak)]
pub struct Kerja {
    pub id: String,
    pub printer: String,
    pub jenis: Jenis,
    pub cara: Cara,
    pub judul: String,
    pub besar: i64,
    #[schema(value_type = String)]
    pub user_id: UserId,
    pub status: Keadaan,
    pub percobaan: i64,
    /// what went wrong, empty when nothing did
    pub pesan: String,
    #[schema(value_type = String)]
    pub dibuat: Waktu,
    #[schema(value_type = Option<String>)]
    pub selesai: Option<Waktu>,
}

db::bacaan! {
    /// A job as its row has it.
    struct BarisCetak {
        id: String = "id",
        printer: String = "printer",
        jenis: Jenis = "jenis",
        cara: Cara = "cara",
        judul: String = "judul",
        besar: i64 = "besar",
        user_id: UserId = "user_id",
        status: String = "status",
        percobaan: i64 = "percobaan",
        pesan: String = "pesan",
        dibuat: Waktu = "dibuat",
        selesai: Option<Waktu> = "selesai",
        sampai: Option<Waktu> = "diambil_sampai",
    }
}

impl BarisCetak {
    /// As it stands now: one whose sender went silent has failed.
    fn kini(mut self, kini: Waktu) -> db::Result<Kerja> {
        let status = match self.status.as_str() {
            "MENUNGGU" => Keadaan::Menunggu,
            "DIKIRIM" if self.sampai.is_some_and(|s| kini < s) => Keadaan::Dikirim,
            "DIKIRIM" => {
                self.pesan =
                    "Pengirimnya tidak memberi kabar; periksa printernya sebelum mencetak ulang".to_owned();
                Keadaan::Gagal
            }
            "SELESAI" => Keadaan::Selesai,
            "GAGAL" => Keadaan::Gagal,
            "BATAL" => Keadaan::Batal,
            lain => return Err(db::Error::Lain(format!("status cetak {lain} tidak dikenal"))),
        };
        Ok(Kerja {
            id: self.id,
            printer: self.printer,
            jenis: self.jenis,
            cara: self.cara,
            judul: self.judul,
            besar: self.besar,
            user_id: self.user_id,
            status,
            percobaan: self.percobaan,
            pesan: self.pesan,
            dibuat: self.dibuat,
            selesai: self.selesai,
        })
    }
}

fn tidak_ada() -> Tolak {
    PrinterTolak::CetakanTidakAda.tolak("Pekerjaan cetak tidak ditemukan atau sudah lewat sehari")
}

fn cari(c: &mut Conn, toko: &KodeToko, id: &str, kini: Waktu) -> Hasil<Kerja> {
    if !berbentuk_id(id) {
        return Err(tidak_ada());
    }
    let baris =
        c.baris_satu::<BarisCetak>("FROM antrean_cetak WHERE toko = $1 AND id = $2", args![toko, id])?;
    Ok(baris.ok_or_else(tidak_ada)?.kini(kini)?)
}

fn geser(kini: Waktu, lama: Duration) -> Hasil<Waktu> {
    Ok(kini.tambah(lama).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// Puts bytes in line for a printer of the transaction's store.
pub fn antre(tx: &mut Tx<'_>, p: &Pelaku, printer: &str, judul: &str, isi: &[u8]) -> Hasil<Kerja> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let printer = satu(tx, &toko, printer)?;
    if isi.is_empty() || isi.len() > BESAR_MAKS {
        return Err(
            PrinterTolak::CetakanBesar.tolak("Cetakan ini terlalu besar untuk printer; unduh PDF-nya saja")
        );
    }
    let lama = kini.kurang(SIMPAN).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec("DELETE FROM antrean_cetak WHERE toko = $1 AND dibuat < $2", args![&toko, lama])?;
    let menunggu: i64 = tx.nilai(
        "SELECT COUNT(*) FROM antrean_cetak WHERE toko = $1 AND status = 'MENUNGGU' AND printer = $2",
        args![&toko, printer.nama.as_str()],
    )?;
    if menunggu >= TUNGGU_MAKS {
        let pesan = format!("Antrean printer {} penuh; periksa apakah printernya bekerja", printer.nama);
        return Err(PrinterTolak::AntreanPenuh.tolak(pesan));
    }
    let id = acak::teks(PANJANG_ID);
    let judul: String = judul.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(80).collect();
    let unduh = printer.cara == Cara::Unduh;
    tx.exec(
        "INSERT INTO antrean_cetak (toko, id, printer, jenis, cara, judul, isi, besar, user_id, status, percobaan, \
         pesan, tantangan, dibuat, diambil_sampai, selesai) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, '', '', $11, NULL, $12)",
        args![
            &toko,
            id.as_str(),
            printer.nama.as_str(),
            printer.jenis.as_str(),
            printer.cara.as_str(),
            judul.as_str(),
            BASE64_STANDARD.encode(isi),
            i64::try_from(isi.len()).unwrap_or(i64::MAX),
            &p.user_id,
            if unduh { "SELESAI" } else { "MENUNGGU" },
            kini,
            unduh.then_some(kini)
        ],
    )?;
    let catatan = json!({ "printer": printer.nama, "judul": judul }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "CETAK", &id, &catatan)?;
    cari(tx, &toko, &id, kini)
}

/// The jobs of the store, newest first.
pub fn daftar_kerja(c: &mut Conn, toko: &KodeToko, kini: Waktu) -> db::Result<Vec<Kerja>> {
    let semua = c.baris::<BarisCetak>(
        "FROM antrean_cetak WHERE toko = $1 ORDER BY dibuat DESC, id LIMIT 100",
        args![toko],
    )?;
    semua.into_iter().map(|b| b.kini(kini)).collect()
}

fn isi(c: &mut Conn, toko: &KodeToko, id: &str) -> Hasil<Vec<u8>> {
    let isi: String =
        c.nilai("SELECT isi FROM antrean_cetak WHERE toko = $1 AND id = $2", args![toko, id])?;
    Ok(BASE64_STANDARD.decode(isi).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// A job's bytes as a file, for the person who printed it.
pub fn berkas(c: &mut Conn, p: &Pelaku, id: &str, kini: Waktu) -> Hasil<(Kerja, Vec<u8>)> {
    let k = cari(c, &p.toko, id, kini)?;
    if k.user_id != p.user_id {
        return Err(tidak_ada());
    }
    let isi = isi(c, &p.toko, id)?;
    Ok((k, isi))
}

/// A job in the hands of a sender.
#[derive(Debug, Clone)]
pub struct Ambilan {
    pub kerja: Kerja,
    /// where the printer is now, which may be elsewhere than when the job was made
    pub alamat: String,
    pub isi: Vec<u8>,
    /// proves, when the result comes, that this sender took it
    pub tantangan: String,
}

/// Takes a waiting job to send it. `agen` is the agent that wants it; without one the server sends it itself.
pub fn ambil(tx: &mut Tx<'_>, id: &str, agen: Option<&str>) -> Hasil<Ambilan> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let k = cari(tx, &toko, id, kini)?;
    let printer = satu(tx, &toko, &k.printer)?;
    let milik = match agen {
        Some(a) => printer.cara == Cara::Agen && printer.alamat == a,
        None => printer.cara == Cara::Jaringan,
    };
    if !milik {
        return Err(tidak_ada());
    }
    // A job whose agent went silent is offered again, the network's is not: somebody looks at the printer first.
    let diam = k.status == Keadaan::Gagal
        && agen.is_some()
        && menggantung(tx, &toko, id)?
        && k.percobaan < COBA_MAKS;
    if k.status != Keadaan::Menunggu && !diam {
        return Err(PrinterTolak::CetakanDiambil.tolak("Pekerjaan ini sudah diambil atau selesai"));
    }
    let tantangan = acak::teks(32);
    tx.exec(
        "UPDATE antrean_cetak SET status = 'DIKIRIM', percobaan = percobaan + 1, tantangan = $3, diambil_sampai = $4, \
         pesan = '' WHERE toko = $1 AND id = $2",
        args![&toko, id, tantangan.as_str(), geser(kini, LAMA)?],
    )?;
    Ok(Ambilan {
        isi: isi(tx, &toko, id)?,
        kerja: cari(tx, &toko, id, kini)?,
        alamat: printer.alamat,
        tantangan,
    })
}

fn menggantung(c: &mut Conn, toko: &KodeToko, id: &str) -> db::Result<bool> {
    let n: i64 = c.nilai(
        "SELECT COUNT(*) FROM antrean_cetak WHERE toko = $1 AND id = $2 AND status = 'DIKIRIM'",
        args![toko, id],
    )?;
    Ok(n > 0)
}

/// What became of a job, told by the sender that took it. The requester's screens hear of it.
pub fn hasil(
    tx: &mut Tx<'_>,
    id: &str,
    tantangan: &str,
    gagal: Option<&str>,
    siaran: &Siaran,
) -> Hasil<Kerja> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let pesan: String = gagal.unwrap_or_default().chars().take(300).collect();
    let n = tx.exec(
        "UPDATE antrean_cetak SET status = $4, pesan = $5, selesai = $6, diambil_sampai = NULL, tantangan = '' \
         WHERE toko = $1 AND id = $2 AND status = 'DIKIRIM' AND tantangan = $3",
        args![
            &toko,
            id,
            tantangan,
            if gagal.is_some() { "GAGAL" } else { "SELESAI" },
            pesan.as_str(),
            gagal.is_none().then_some(kini)
        ],
    )?;
    if n == 0 {
        return Err(PrinterTolak::CetakanDiambil.tolak("Pekerjaan ini sudah diambil atau selesai"));
    }
    let k = cari(tx, &toko, id, kini)?;
    let kabar =
        json!({ "id": k.id, "printer": k.printer, "judul": k.judul, "status": k.status, "pesan": k.pesan });
    let (siaran, user) = (siaran.clone(), k.user_id.clone());
    tx.setelah_commit(move || siaran.kirim(Tujuan::User(user), "print-job", kabar));
    Ok(k)
}

/// A job is its printer's own; who cares for the store may help out.
fn milik(k: &Kerja, p: &Pelaku) -> Hasil<()> {
    if k.user_id == p.user_id || matches!(p.level, Level::Su | Level::Own | Level::Mu | Level::Spv) {
        return Ok(());
    }
    Err(PrinterTolak::MilikLain.tolak(format!("Cetakan ini milik {}; minta dia atau SPV", k.user_id)))
}

/// Puts a failed job in line again.
pub fn ulang(tx: &mut Tx<'_>, p: &Pelaku, id: &str) -> Hasil<Kerja> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let k = cari(tx, &toko, id, kini)?;
    milik(&k, p)?;
    if k.status != Keadaan::Gagal {
        return Err(PrinterTolak::CetakanTidakGagal.tolak("Hanya cetakan yang gagal yang bisa diulang"));
    }
    let printer = satu(tx, &toko, &k.printer)?;
    if printer.jenis != k.jenis {
        let pesan = format!("Printer {} sekarang berjenis lain; cetak ulang dari dokumennya", k.printer);
        return Err(PrinterTolak::PrinterGanti.tolak(pesan));
    }
    let cara = printer.cara.as_str();
    ubah(tx, p, id, "MENUNGGU", cara, "ULANG CETAK")?;
    cari(tx, &toko, id, kini)
}

/// Calls a job off that is not on its way yet.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, id: &str) -> Hasil<Kerja> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let k = cari(tx, &toko, id, kini)?;
    milik(&k, p)?;
    if !matches!(k.status, Keadaan::Menunggu | Keadaan::Gagal) {
        return Err(PrinterTolak::CetakanDiambil.tolak("Pekerjaan ini sudah diambil atau selesai"));
    }
    ubah(tx, p, id, "BATAL", k.cara.as_str(), "BATAL CETAK")?;
    cari(tx, &toko, id, kini)
}

fn ubah(tx: &mut Tx<'_>, p: &Pelaku, id: &str, status: &str, cara: &str, aksi: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    tx.exec(
        "UPDATE antrean_cetak SET status = $3, cara = $4, pesan = '', tantangan = '', diambil_sampai = NULL \
         WHERE toko = $1 AND id = $2",
        args![&toko, id, status, cara],
    )?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), aksi, id, "{}")?;
    Ok(())
}

/// A job as an agent hears of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TugasCetak)]
pub struct TugasCetak {
    pub pekerjaan: String,
    pub printer: String,
    pub jenis: Jenis,
    pub judul: String,
    pub besar: i64,
}

/// What waits for an agent, oldest first.
pub fn tugas(c: &mut Conn, a: &Agen, kini: Waktu) -> db::Result<Vec<TugasCetak>> {
    c.rows(
        "SELECT a.id, a.printer, a.jenis, a.judul, a.besar FROM antrean_cetak a \
         JOIN printer p ON p.toko = a.toko AND p.nama = a.printer \
         WHERE a.toko = $1 AND p.cara = 'AGEN' AND p.alamat = $2 AND p.aktif = 1 \
         AND (a.status = 'MENUNGGU' OR (a.status = 'DIKIRIM' AND a.diambil_sampai <= $3 AND a.percobaan < $4)) \
         ORDER BY a.dibuat, a.id LIMIT 20",
        args![&a.toko, a.nama.as_str(), kini, COBA_MAKS],
        |r| {
            Ok(TugasCetak {
                pekerjaan: r.get(0)?,
                printer: r.get(1)?,
                jenis: Jenis::parse(r.text(2)?)?,
                judul: r.get(3)?,
                besar: r.get(4)?,
            })
        },
    )
}

/// The agent's word on a job it took.
#[derive(Debug, Clone, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = LaporanCetak)]
pub struct LaporanCetak {
    pub pekerjaan: String,
    /// was it printed?
    pub status: bool,
    /// what went wrong, for the person who printed
    #[serde(default)]
    pub pesan: String,
    /// HMAC-SHA256 in hex with the key's second half over `tantangan|pekerjaan|status|pesan`
    pub tanda: String,
}

impl LaporanCetak {
    /// What is signed.
    pub fn pesan_tanda(&self, tantangan: &str) -> String {
        format!("{tantangan}|{}|{}|{}", self.pekerjaan, self.status, self.pesan)
    }
}

/// Takes an agent's word; one whose signature is wrong changes nothing.
pub async fn lapor(db: &Db, a: &Agen, kunci: &str, l: &LaporanCetak, siaran: &Siaran) -> Hasil<()> {
    let (kunci, l, siaran) = (kunci.to_owned(), l.clone(), siaran.clone());
    db.write(a.toko.clone(), move |tx| {
        // Again, inside the lock: the key may have been revoked a moment ago.
        let a = agen::kenali(tx, &kunci, agen::Jenis::Print)?;
        if !berbentuk_id(&l.pekerjaan) {
            return Err(tidak_ada());
        }
        let tantangan = tx
            .one(
                "SELECT tantangan FROM antrean_cetak WHERE toko = $1 AND id = $2 AND status = 'DIKIRIM'",
                args![&a.toko, l.pekerjaan.as_str()],
                |r| r.get::<String>(0),
            )?
            .ok_or_else(tidak_ada)?;
        if !a.cocok(&l.pesan_tanda(&tantangan), &l.tanda) {
            return Err(AgenTolak::TandaTangan.tolak("Tanda tangan agen salah"));
        }
        let sebab = if l.pesan.trim().is_empty() { "Agen tidak bisa mencetak" } else { l.pesan.trim() };
        hasil(tx, &l.pekerjaan, &tantangan, (!l.status).then_some(sebab), &siaran)?;
        Ok(())
    })
    .await
}
