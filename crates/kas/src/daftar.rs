//! Rows of the cash and the bank book as the screens list them, balances of drawers and accounts, and one document for its
//! slip. Reads only.

use crate::KasTolak;
use db::{Conn, Val, args};
use platform::{Hasil, Level, Pelaku};
use serde::{Deserialize, Serialize};
use values::{KodeToko, NoFaktur, Rupiah};

/// What a list is asked for. Empty means no filter.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaUang {
    pub skip: i64,
    pub limit: i64,
    pub tgl_from: String,
    pub tgl_to: String,
    pub kategori: String,
    /// whose drawer
    pub input_by: String,
    /// only of this account (bank)
    pub no_rekening: String,
    /// part of the number or the description
    pub cari: String,
    /// a column to sort by: tgl_system, no_dok, kategori, jumlah_in, jumlah_out
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

/// What a list of a book may be sorted by.
const URUTAN: &[(&str, &str)] = &[
    ("tgl_system", "b.tgl_system"),
    ("no_dok", "b.no_dok"),
    ("kategori", "b.kategori"),
    ("jumlah_in", "b.jumlah_in"),
    ("jumlah_out", "b.jumlah_out"),
];

db::bacaan! {
    /// What a row has in either book.
    struct Umum {
        id: i64 = "b.id",
        tgl_system: String = "b.tgl_system",
        waktu: String = "b.waktu",
        no_dok: String = "b.no_dok",
        jenis_dok: String = "b.jenis_dok",
        kategori: String = "b.kategori",
        deskripsi: String = "b.deskripsi",
        jumlah_in: Rupiah = "b.jumlah_in",
        jumlah_out: Rupiah = "b.jumlah_out",
        oleh: String = "b.oleh",
    }
}

/// What only one of the books knows, and whether a row was taken back.
trait Khusus: db::Baca {
    const BUKU: &'static str;

    /// jenis, no_rekening, input_by, status, batal
    fn bagian(self) -> (String, String, String, String, bool);
}

db::bacaan! {
    struct DiKas {
        kasir: String = "b.kasir",
        batal: bool =
            "CASE WHEN b.balik IS NOT NULL OR EXISTS (SELECT 1 FROM buku_kas x WHERE x.toko = b.toko AND x.balik = b.id) \
             THEN 1 ELSE 0 END",
    }
}

impl Khusus for DiKas {
    const BUKU: &'static str = "buku_kas";

    fn bagian(self) -> (String, String, String, String, bool) {
        ("CASH".to_owned(), String::new(), self.kasir, String::new(), self.batal)
    }
}

db::bacaan! {
    struct DiBank {
        jenis: String = "b.jenis",
        no_rekening: String = "b.no_rekening",
        input_by: String = "b.oleh",
        status: String =
            "CASE WHEN b.status = 'VALID' OR EXISTS (SELECT 1 FROM buku_bank_valid v WHERE v.toko = b.toko \
             AND v.id_bank = b.id) THEN 'VALID' ELSE 'UNVALIDATED' END",
        batal: bool =
            "CASE WHEN b.balik IS NOT NULL OR EXISTS (SELECT 1 FROM buku_bank x WHERE x.toko = b.toko AND x.balik = b.id) \
             THEN 1 ELSE 0 END",
    }
}

impl Khusus for DiBank {
    const BUKU: &'static str = "buku_bank";

    fn bagian(self) -> (String, String, String, String, bool) {
        (self.jenis, self.no_rekening, self.input_by, self.status, self.batal)
    }
}

/// A row of a book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TransaksiUang)]
pub struct Transaksi {
    #[serde(rename = "_id")]
    pub id: i64,
    pub tgl_system: String,
    pub waktu: String,
    pub no_dok: String,
    pub jenis_dok: String,
    pub kategori: String,
    pub deskripsi: String,
    /// CASH, or TRANSFER, DEBET, CREDIT …
    pub jenis: String,
    pub no_rekening: String,
    #[schema(value_type = i64)]
    pub jumlah_in: Rupiah,
    #[schema(value_type = i64)]
    pub jumlah_out: Rupiah,
    /// the drawer's cashier; for bank rows who posted it
    pub input_by: String,
    pub oleh: String,
    /// VALID or UNVALIDATED, for bank rows
    pub status: String,
    /// reversed, or itself a reversal
    pub batal: bool,
    /// can be cancelled from the screens of money
    pub bisa_batal: bool,
}

impl Transaksi {
    fn dari((u, k): (Umum, impl Khusus)) -> Self {
        let (jenis, no_rekening, input_by, status, batal) = k.bagian();
        Self {
            bisa_batal: !batal && bisa(&u.jenis_dok),
            batal,
            id: u.id,
            tgl_system: u.tgl_system,
            waktu: u.waktu,
            no_dok: u.no_dok,
            jenis_dok: u.jenis_dok,
            kategori: u.kategori,
            deskripsi: u.deskripsi,
            jenis,
            no_rekening,
            jumlah_in: u.jumlah_in,
            jumlah_out: u.jumlah_out,
            input_by,
            oleh: u.oleh,
            status,
        }
    }
}

/// What came in and went out in all rows that fit.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct TotalUang {
    #[schema(value_type = i64)]
    pub jumlah_in: Rupiah,
    #[schema(value_type = i64)]
    pub jumlah_out: Rupiah,
}

pub type Halaman = platform::daftar::Halaman<Transaksi, TotalUang>;

const LIMIT_BAWAAN: i64 = 50;
const LIMIT_MAKS: i64 = 500;

struct Syarat {
    sql: String,
    nilai: Vec<Val>,
}

impl Syarat {
    fn dan(&mut self, sql: &str, v: impl Into<Val>) {
        self.nilai.push(v.into());
        self.sql.push_str(&sql.replace('?', &format!("${}", self.nilai.len())));
    }
}

fn syarat(toko: &KodeToko, t: &TanyaUang, orang: &str) -> Hasil<Syarat> {
    let mut s = Syarat { sql: "b.toko = $1".to_owned(), nilai: args![toko].to_vec() };
    for (kolom, sql, isi) in [
        ("tgl_from", " AND b.tgl_system >= ?", t.tgl_from.trim()),
        ("tgl_to", " AND b.tgl_system <= ?", t.tgl_to.trim()),
    ] {
        if !isi.is_empty() {
            let hari =
                values::Tanggal::parse(isi).map_err(|e| KasTolak::Tanggal.pada(kolom, e.to_string()))?;
            s.dan(sql, hari);
        }
    }
    let kategori = t.kategori.trim().to_uppercase();
    if !kategori.is_empty() && kategori != "SEMUA" && kategori != "ALL" {
        s.dan(" AND b.kategori = ?", kategori);
    }
    let siapa = t.input_by.trim().to_lowercase();
    if !siapa.is_empty() && siapa != "all" {
        s.dan(&format!(" AND {orang} = ?"), siapa);
    }
    let cari = t.cari.trim();
    if !cari.is_empty() {
        let sql = " AND (LOWER(b.no_dok) LIKE ? ESCAPE '\\' OR LOWER(b.deskripsi) LIKE ? ESCAPE '\\' \
                   OR LOWER(b.kategori) LIKE ? ESCAPE '\\')";
        s.dan(sql, db::pola_cari(cari));
    }
    Ok(s)
}

fn bisa(jenis: &str) -> bool {
    values::JenisDok::dari_prefix(jenis).is_some_and(crate::batal::bisa)
}

fn halaman<K: Khusus>(c: &mut Conn, s: &Syarat, t: &TanyaUang) -> Hasil<Halaman> {
    let buku = K::BUKU;
    let urutan = platform::daftar::urutan(URUTAN, &t.sort_by, &t.urut, "b.id DESC")?;
    let count = c.nilai(&format!("SELECT COUNT(*) FROM {buku} b WHERE {}", s.sql), &s.nilai)?;
    let total = c.one(
        &format!(
            "SELECT CAST(COALESCE(SUM(b.jumlah_in), 0) AS BIGINT), CAST(COALESCE(SUM(b.jumlah_out), 0) AS BIGINT) \
             FROM {buku} b WHERE {}",
            s.sql
        ),
        &s.nilai,
        |r| Ok(TotalUang { jumlah_in: r.get(0)?, jumlah_out: r.get(1)? }),
    )?;
    let skip = t.skip.max(0);
    let limit = if t.limit <= 0 { LIMIT_BAWAAN } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!("FROM {buku} b WHERE {} ORDER BY {urutan} LIMIT {limit} OFFSET {skip}", s.sql);
    let data = c.baris::<(Umum, K)>(&sql, &s.nilai)?.into_iter().map(Transaksi::dari).collect();
    Ok(Halaman { data, count, total: total.unwrap_or_default() })
}

/// The cash book by pages, newest first. A cashier sees the own drawer alone.
pub fn kas(c: &mut Conn, p: &Pelaku, t: &TanyaUang) -> Hasil<Halaman> {
    let mut t = t.clone();
    if p.level == Level::Kasir {
        t.input_by = p.user_id.to_string();
    }
    let s = syarat(&p.toko, &t, "b.kasir")?;
    halaman::<DiKas>(c, &s, &t)
}

/// The bank book, newest first.
pub fn bank(c: &mut Conn, toko: &KodeToko, t: &TanyaUang) -> Hasil<Halaman> {
    let mut s = syarat(toko, t, "b.oleh")?;
    let no = t.no_rekening.trim().to_uppercase();
    if !no.is_empty() && no != "ALL" {
        s.dan(" AND b.no_rekening = ?", no);
    }
    halaman::<DiBank>(c, &s, t)
}

db::bacaan! {
    /// An account with what the books have on it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct SaldoRekening {
        pub no_rekening: String = "r.no_rekening",
        pub kode_bank: String = "r.kode_bank",
        pub nama_bank: String = "COALESCE(b.nama_bank, '')",
        pub atas_nama: String = "r.atas_nama",
        pub aktif: bool = "r.aktif",
        #[schema(value_type = i64, required = false)]
        pub saldo: Rupiah = "COALESCE(s.saldo, 0)",
        /// of it what finance has not found on the statement
        #[schema(value_type = i64)]
        pub belum_valid: Rupiah = "COALESCE(s.belum_valid, 0)",
    }
}

pub fn rekening(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<SaldoRekening>> {
    Ok(c.baris::<SaldoRekening>(
        "FROM rekening r \
         LEFT JOIN bank b ON b.toko = r.toko AND b.kode_bank = r.kode_bank AND b.dihapus = 0 \
         LEFT JOIN saldo_bank s ON s.toko = r.toko AND s.no_rekening = r.no_rekening \
         WHERE r.toko = $1 AND r.dihapus = 0 ORDER BY r.kode_bank, r.no_rekening",
        args![toko],
    )?)
}

/// A document of money for its slip: every row it has in the books of drawers and accounts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bukti {
    pub no_dok: String,
    pub judul: &'static str,
    pub tgl_system: String,
    pub waktu: String,
    pub oleh: String,
    pub baris: Vec<BarisBukti>,
    /// why it was cancelled; empty while it stands
    pub batal: String,
    /// what is typed to receive it
    pub no_reff: String,
    pub catatan: Vec<(&'static str, String)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BarisBukti {
    /// drawer or account
    pub tempat: String,
    pub kategori: String,
    pub deskripsi: String,
    pub masuk: Rupiah,
    pub keluar: Rupiah,
}

db::bacaan! {
    /// A row of either book for the slip.
    struct KepalaBukti {
        tgl_system: String = "tgl_system",
        waktu: String = "waktu",
        oleh: String = "oleh",
        kategori: String = "kategori",
        deskripsi: String = "deskripsi",
        jumlah_in: Rupiah = "jumlah_in",
        jumlah_out: Rupiah = "jumlah_out",
    }
}

db::bacaan! {
    struct DiLaci {
        tempat: String = "kasir",
    }
}

db::bacaan! {
    struct DiRekening {
        tempat: String = "no_rekening",
    }
}

pub fn bukti(c: &mut Conn, p: &Pelaku, no: &str) -> Hasil<Bukti> {
    let tidak_ada = || KasTolak::TidakAda.tolak("Dokumen tidak ditemukan");
    let no = NoFaktur::parse(no.trim()).map_err(|_| tidak_ada())?;
    use values::JenisDok as J;
    let judul = match no.jenis() {
        J::KasMasuk => "BUKTI KAS MASUK",
        J::KasKeluar => "BUKTI KAS KELUAR",
        J::BankMasuk => "BUKTI BANK MASUK",
        J::BankKeluar => "BUKTI BANK KELUAR",
        J::PindahSaldo => "BUKTI PINDAH SALDO",
        J::KirimUang => "BUKTI KIRIM UANG",
        J::TerimaUang => "BUKTI TERIMA UANG",
        J::GesekTunai => "BUKTI GESEK TUNAI",
        J::ValidasiNonCash => "BUKTI VALIDASI NON CASH",
        _ => return Err(tidak_ada()),
    };
    let mut b = Bukti {
        no_dok: no.to_string(),
        judul,
        tgl_system: String::new(),
        waktu: String::new(),
        oleh: String::new(),
        baris: Vec::new(),
        batal: String::new(),
        no_reff: String::new(),
        catatan: Vec::new(),
    };
    let milik_dok = "WHERE toko = $1 AND no_dok = $2 AND +balik IS NULL ORDER BY id";
    let kas = c.baris::<(KepalaBukti, DiLaci)>(&format!("FROM buku_kas {milik_dok}"), args![&p.toko, &no])?;
    let bank =
        c.baris::<(KepalaBukti, DiRekening)>(&format!("FROM buku_bank {milik_dok}"), args![&p.toko, &no])?;
    let semua =
        kas.into_iter().map(|(k, l)| (k, l.tempat)).chain(bank.into_iter().map(|(k, r)| (k, r.tempat)));
    for (k, tempat) in semua {
        if b.baris.is_empty() {
            (b.tgl_system, b.waktu, b.oleh) = (k.tgl_system, k.waktu, k.oleh);
        }
        b.baris.push(BarisBukti {
            tempat,
            kategori: k.kategori,
            deskripsi: k.deskripsi,
            masuk: k.jumlah_in,
            keluar: k.jumlah_out,
        });
    }
    if b.baris.is_empty() && no.jenis() == J::TerimaUang {
        // Nothing at all came: the paper says so.
        let sql = "SELECT tgl_system, waktu, oleh FROM kirim_uang_terima WHERE toko = $1 AND no_terima = $2";
        let kepala = c.one(sql, args![&p.toko, &no], |r| Ok((r.get(0)?, r.get(1)?, r.get::<String>(2)?)))?;
        (b.tgl_system, b.waktu, b.oleh) = kepala.ok_or_else(tidak_ada)?;
        b.baris.push(BarisBukti {
            tempat: b.oleh.clone(),
            kategori: crate::kirim_uang::KATEGORI_TERIMA.to_owned(),
            deskripsi: String::new(),
            masuk: Rupiah::NOL,
            keluar: Rupiah::NOL,
        });
    }
    let milik = |x: &BarisBukti| x.tempat == p.user_id.as_str();
    if b.baris.is_empty()
        || (p.level == Level::Kasir && b.oleh != p.user_id.as_str() && !b.baris.iter().any(milik))
    {
        return Err(tidak_ada());
    }
    let sql = "SELECT alasan FROM uang_batal WHERE toko = $1 AND no_dok = $2";
    b.batal = c.one(sql, args![&p.toko, &no], |r| r.get(0))?.unwrap_or_default();
    if matches!(no.jenis(), J::KirimUang | J::TerimaUang) {
        let k = crate::kirim_uang::lihat(c, &p.toko, &b.no_dok)?;
        b.catatan.push(("Dari", format!("{} {}", k.ip_cabang, k.nama_toko)));
        b.catatan.push(("Ke", format!("{} {}", k.tujuan, k.nama_tujuan)));
        if no.jenis() == J::TerimaUang {
            b.catatan.push(("Nota Kirim", k.nota_kirim));
            b.catatan.push(("Jumlah Kirim", values::format::ribuan(k.jumlah_rp.nilai())));
            if let Some(terima) = k.jumlah_terima.filter(|t| *t != k.jumlah_rp) {
                let beda = terima.kurang(k.jumlah_rp).map_err(crate::aturan::luap)?;
                b.catatan.push(("Selisih", values::format::ribuan(beda.nilai())));
                b.catatan.push(("Sebab", k.keterangan_terima));
            }
        }
        b.no_reff = k.no_reff;
    }
    Ok(b)
}
