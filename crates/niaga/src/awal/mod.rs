//! Moving in: what a shop's drawers, accounts and customers' deposits held on its last day in the old program, and the
//! notas it wrote there; what other domains had open comes the same way (`Luar`). A file is checked line by line and shown,
//! then all of it comes in by one opening document, or none; a file that nobody has used yet can be taken back.

pub mod kerja;
mod nota;
pub mod terbuka;
mod titipan;
mod uang;

use crate::NiagaTolak;
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::impor::{self, BarisBerkas, BarisImpor, Kolom};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Berat, JenisDok, NoFaktur, Rupiah};

pub(crate) use nota::barcode;
pub use platform::impor::Impor;

const IZIN: NiagaTolak = NiagaTolak::AwalIzin;
const BERKAS: NiagaTolak = NiagaTolak::AwalBerkas;
const SALAH: NiagaTolak = NiagaTolak::AwalBaris;
const SUDAH: NiagaTolak = NiagaTolak::AwalSudah;
const BATAL: NiagaTolak = NiagaTolak::AwalBatal;

/// The category of opening balances in the books of money.
const KATEGORI: &str = "SALDO AWAL";

/// What a file brings.
#[derive(Debug, Clone, Copy)]
pub enum Jenis {
    Kas,
    Bank,
    Titipan,
    Nota,
    Luar(&'static Luar),
}

/// What another domain brings in the same way: its open works with the money that was paid down on them.
pub struct Luar {
    /// its word in the address
    pub kata: &'static str,
    pub kode: &'static str,
    pub sebutan: &'static str,
    pub kolom: &'static [Kolom],
    pub paling_banyak: usize,
    pub periksa: PeriksaLuar,
    /// all of the file away again, in the document that takes it back; refused when one of it was worked on
    pub balikkan: fn(&mut Dok<'_, '_>, &NoFaktur, &str) -> Hasil<()>,
}

/// Reads the good lines, and says what is wrong with the others.
pub type PeriksaLuar = fn(&mut Conn, &Pelaku, &[BarisBerkas], &mut Salah) -> Hasil<Box<dyn IsiLuar>>;

/// Good lines of another domain's file.
pub trait IsiLuar {
    /// money that comes into the book of deposits, and weight
    fn jumlah(&self) -> (Rupiah, Berat);
    fn tulis(&self, dok: &mut Dok<'_, '_>, p: &Pelaku) -> Hasil<()>;
}

impl std::fmt::Debug for Luar {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.kode)
    }
}

impl Jenis {
    /// By its word in the address; `luar` are those of other domains.
    pub fn cari(teks: &str, luar: &[&'static Luar]) -> Hasil<Self> {
        match teks {
            "kas" => Ok(Self::Kas),
            "bank" => Ok(Self::Bank),
            "titipan" => Ok(Self::Titipan),
            "nota" => Ok(Self::Nota),
            _ => luar
                .iter()
                .find(|l| l.kata == teks)
                .map(|l| Self::Luar(l))
                .ok_or_else(|| NiagaTolak::AwalJenis.tolak("Jenis saldo awal tidak dikenal")),
        }
    }

    const fn kode(self) -> &'static str {
        match self {
            Self::Kas => "KAS",
            Self::Bank => "BANK",
            Self::Titipan => "TITIPAN",
            Self::Nota => "NOTA",
            Self::Luar(l) => l.kode,
        }
    }

    pub const fn sebutan(self) -> &'static str {
        match self {
            Self::Kas => "Saldo awal kas",
            Self::Bank => "Saldo awal bank",
            Self::Titipan => "Titipan awal",
            Self::Nota => "Nota lama",
            Self::Luar(l) => l.sebutan,
        }
    }

    const fn kolom(self) -> &'static [Kolom] {
        match self {
            Self::Kas => uang::KOLOM_KAS,
            Self::Bank => uang::KOLOM_BANK,
            Self::Titipan => titipan::KOLOM,
            Self::Nota => nota::KOLOM,
            Self::Luar(l) => l.kolom,
        }
    }

    /// Lines of one file.
    const fn paling_banyak(self) -> usize {
        match self {
            Self::Kas | Self::Bank => 1_000,
            Self::Titipan => 10_000,
            Self::Nota => 50_000,
            Self::Luar(l) => l.paling_banyak,
        }
    }

    const fn dokumen(self) -> JenisDok {
        match self {
            Self::Nota => JenisDok::NotaLama,
            _ => JenisDok::SaldoAwal,
        }
    }
}

/// The good lines of a file.
enum Isi {
    Uang(Vec<uang::Satu>),
    Titipan(Vec<titipan::Satu>),
    Nota(Vec<nota::Satu>),
    Luar(Box<dyn IsiLuar>),
}

impl Isi {
    fn jumlah(&self) -> (Rupiah, Berat) {
        let uang = |i: &mut dyn Iterator<Item = Rupiah>| i.fold(Rupiah::NOL, |n, r| n.tambah(r).unwrap_or(n));
        match self {
            Self::Uang(b) => (uang(&mut b.iter().map(|b| b.saldo)), Berat::NOL),
            Self::Titipan(b) => (uang(&mut b.iter().map(|b| b.sisa)), Berat::NOL),
            Self::Nota(b) => (
                uang(&mut b.iter().map(|b| b.harga_total)),
                Berat::jumlah(b.iter().map(|b| b.berat)).unwrap_or(Berat::NOL),
            ),
            Self::Luar(l) => l.jumlah(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PratinjauAwal)]
pub struct Lihat {
    pub jumlah: usize,
    pub jumlah_salah: usize,
    /// of the good lines, to be compared with the old program
    #[schema(value_type = i64)]
    pub total: Rupiah,
    /// of old notas
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// the document that brought this very file before; empty when none did
    pub sudah: String,
    /// the wrong lines, and the first good ones
    pub contoh: Vec<BarisImpor>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AwalJadi)]
pub struct Jadi {
    pub no_dok: String,
    pub jumlah: usize,
    #[schema(value_type = i64)]
    pub total: Rupiah,
}

db::bacaan! {
    /// A file that came in.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = AwalDokumen)]
    pub struct Dokumen {
        pub no_dok: String = "i.no_dok",
        pub tgl_system: String = "i.tgl_system",
        pub waktu: String = "i.waktu",
        pub oleh: String = "i.oleh",
        pub nama_berkas: String = "i.nama_berkas",
        pub jumlah: i64 = "i.jumlah",
        #[schema(value_type = i64)]
        pub total: Rupiah = "i.total",
        #[schema(value_type = f64)]
        pub berat: Berat = "i.berat",
        /// the document that took it back; empty while it stands
        pub no_batal: String = "COALESCE(b.no_batal, '')",
        pub batal_oleh: String = "COALESCE(b.oleh, '')",
        pub alasan: String = "COALESCE(b.alasan, '')",
    }
}

/// What the file must look like, and what came in already.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AwalKeadaan)]
pub struct Keadaan {
    pub kolom: Vec<Kolom>,
    pub paling_banyak: usize,
    pub dokumen: Vec<Dokumen>,
}

/// What comes in here is owed to people who never stood at this counter: a supervisor alone would bring in a deposit and
/// have it paid. The owner's work.
fn izin(p: &Pelaku, jenis: Jenis) -> Hasil<()> {
    if p.level.semua_menu() {
        return Ok(());
    }
    Err(IZIN.tolak(format!("{} hanya diimpor oleh OWN", jenis.sebutan())))
}

pub fn keadaan(c: &mut Conn, p: &Pelaku, jenis: Jenis) -> Hasil<Keadaan> {
    izin(p, jenis)?;
    let dokumen = c.baris::<Dokumen>(
        "FROM impor_awal i \
         LEFT JOIN impor_awal_batal b ON b.toko = i.toko AND b.no_dok = i.no_dok \
         WHERE i.toko = $1 AND i.jenis = $2 ORDER BY i.waktu DESC, i.no_dok DESC LIMIT 200",
        args![&p.toko, jenis.kode()],
    )?;
    Ok(Keadaan { kolom: jenis.kolom().to_vec(), paling_banyak: jenis.paling_banyak(), dokumen })
}

struct Terperiksa {
    baris: Vec<BarisBerkas>,
    isi: Isi,
    salah: Salah,
    sidik: String,
    sudah: String,
}

fn periksa(c: &mut Conn, p: &Pelaku, jenis: Jenis, teks: &str) -> Hasil<Terperiksa> {
    izin(p, jenis)?;
    let baris = impor::pisah(BERKAS, jenis.kolom(), teks, jenis.paling_banyak())?;
    let sidik = impor::sidik(&baris);
    let sudah: Option<String> = c.one(
        "SELECT i.no_dok FROM impor_awal i WHERE i.toko = $1 AND i.jenis = $2 AND i.sidik = $3 AND NOT EXISTS \
         (SELECT 1 FROM impor_awal_batal b WHERE b.toko = i.toko AND b.no_dok = i.no_dok)",
        args![&p.toko, jenis.kode(), sidik.as_str()],
        |r| r.get(0),
    )?;
    let mut s = Salah::semua();
    let isi = match jenis {
        Jenis::Kas => Isi::Uang(uang::kas(c, p, &baris, &mut s)?),
        Jenis::Bank => Isi::Uang(uang::bank(c, p, &baris, &mut s)?),
        Jenis::Titipan => Isi::Titipan(titipan::periksa(c, p, &baris, &mut s)?),
        Jenis::Nota => Isi::Nota(nota::periksa(c, p, &baris, &mut s)?),
        Jenis::Luar(l) => Isi::Luar((l.periksa)(c, p, &baris, &mut s)?),
    };
    Ok(Terperiksa { baris, isi, salah: s, sidik, sudah: sudah.unwrap_or_default() })
}

/// What would come in; writes nothing.
pub fn lihat(c: &mut Conn, p: &Pelaku, jenis: Jenis, teks: &str) -> Hasil<Lihat> {
    let t = periksa(c, p, jenis, teks)?;
    let (total, berat) = t.isi.jumlah();
    let jumlah = t.baris.len();
    let (jumlah_salah, contoh) = impor::contoh(jenis.kolom(), t.baris, &t.salah);
    Ok(Lihat { jumlah, jumlah_salah, total, berat, sudah: t.sudah, contoh })
}

/// Brings all lines in by one document, or refuses when any is wrong or the file came in before.
pub fn impor(tx: &mut Tx<'_>, p: &Pelaku, jenis: Jenis, teks: &str, nama: &str) -> Hasil<Jadi> {
    let t = periksa(tx, p, jenis, teks)?;
    if !t.sudah.is_empty() {
        return Err(SUDAH.tolak(format!("Berkas ini sudah diimpor dengan dokumen {}", t.sudah)));
    }
    impor::tolak(SALAH, &t.baris, &t.salah)?;
    let (total, berat) = t.isi.jumlah();
    let jumlah = t.baris.len();
    let nama: String = nama.trim().chars().take(100).collect();
    let mut dok = Dok::buka(tx, jenis.dokumen(), &p.user_id)?;
    match &t.isi {
        Isi::Uang(b) => uang::tulis(&mut dok, b)?,
        Isi::Titipan(b) => titipan::tulis(&mut dok, p, b)?,
        Isi::Nota(b) => nota::tulis(&mut dok, b)?,
        Isi::Luar(l) => l.tulis(&mut dok, p)?,
    }
    let (no, tgl, waktu, oleh) = (dok.no().clone(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let banyak = i64::try_from(jumlah).unwrap_or(i64::MAX);
    let toko = dok.tx().toko().clone();
    dok.tx().exec(
        "INSERT INTO impor_awal (toko, no_dok, jenis, tgl_system, waktu, oleh, nama_berkas, sidik, jumlah, total, berat) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        args![
            &toko,
            &no,
            jenis.kode(),
            tgl,
            waktu,
            &oleh,
            nama.as_str(),
            t.sidik.as_str(),
            banyak,
            total,
            berat
        ],
    )?;
    let isi = serde_json::json!({
        "jenis": jenis.kode(), "berkas": nama, "jumlah": jumlah, "total": total, "berat": berat,
    });
    dok.tutup("IMPOR SALDO AWAL", &isi)?;
    Ok(Jadi { no_dok: no.to_string(), jumlah, total })
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = AwalBatal)]
pub struct MintaBatal {
    pub no_dok: String,
    pub alasan: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AwalDibatalkan)]
pub struct Dibatalkan {
    pub no_dok: String,
    pub no_batal: String,
}

/// Takes a file back as a whole, while nothing of it was used.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, jenis: Jenis, m: &MintaBatal) -> Hasil<Dibatalkan> {
    izin(p, jenis)?;
    let alasan = m.alasan.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    if alasan.is_empty() || alasan.chars().count() > 200 {
        let pesan =
            if alasan.is_empty() { "Alasan Harus Diisi" } else { "Alasan paling banyak 200 karakter" };
        return Err(BATAL.pada("alasan", pesan));
    }
    let tidak_ada = || NiagaTolak::AwalTidakAda.tolak("Dokumen saldo awal ini tidak ada");
    let no = NoFaktur::parse(&m.no_dok.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    let toko = tx.toko().clone();
    let (tgl, sudah) = tx
        .one(
            "SELECT i.tgl_system, COALESCE(b.no_batal, '') FROM impor_awal i LEFT JOIN impor_awal_batal b ON b.toko = i.toko \
             AND b.no_dok = i.no_dok WHERE i.toko = $1 AND i.no_dok = $2 AND i.jenis = $3",
            args![&toko, &no, jenis.kode()],
            |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
        )?
        .ok_or_else(tidak_ada)?;
    if !sudah.is_empty() {
        return Err(NiagaTolak::AwalSudahBatal.tolak(format!("Dokumen {no} sudah dibatalkan dengan {sudah}")));
    }
    let mut dok = Dok::buka(tx, jenis.dokumen(), &p.user_id)?;
    let (kini, waktu, oleh) = (dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    match jenis {
        Jenis::Kas | Jenis::Bank => {
            if tgl != kini.to_string() {
                let pesan = "Saldo awal hanya dibatalkan di hari yang sama; catat koreksinya sebagai uang masuk atau keluar";
                return Err(BATAL.tolak(pesan));
            }
            uang::balikkan(&mut dok, jenis, &no)?;
        }
        Jenis::Titipan => titipan::balikkan(&mut dok, &no, &alasan)?,
        Jenis::Nota => nota::hapus(&mut dok, &no)?,
        Jenis::Luar(l) => (l.balikkan)(&mut dok, &no, &alasan)?,
    }
    let no_batal = dok.no().clone();
    dok.tx().exec(
        "INSERT INTO impor_awal_batal (toko, no_dok, no_batal, tgl_system, waktu, oleh, alasan) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![&toko, &no, &no_batal, kini, waktu, &oleh, alasan.as_str()],
    )?;
    dok.tutup("BATAL SALDO AWAL", &serde_json::json!({ "dokumen": no, "alasan": alasan }))?;
    Ok(Dibatalkan { no_dok: no.to_string(), no_batal: no_batal.to_string() })
}
