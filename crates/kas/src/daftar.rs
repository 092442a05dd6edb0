//! Rows of the cash and the bank book as the screens list them, balances of drawers and accounts, and one document for its
//! slip. Reads only.

use db::{Conn, Val, args};
use platform::{Hasil, Level, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::{KodeToko, NoFaktur, Rupiah};

/// What a list is asked for. Empty means no filter.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Tanya {
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

#[derive(Debug, Clone, Serialize)]
pub struct Halaman {
    pub data: Vec<Transaksi>,
    pub count: i64,
}

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

fn syarat(toko: &KodeToko, t: &Tanya, orang: &str) -> Hasil<Syarat> {
    let mut s = Syarat { sql: "b.toko = $1".to_owned(), nilai: args![toko].to_vec() };
    for (kolom, sql, isi) in [
        ("tgl_from", " AND b.tgl_system >= ?", t.tgl_from.trim()),
        ("tgl_to", " AND b.tgl_system <= ?", t.tgl_to.trim()),
    ] {
        if !isi.is_empty() {
            let hari = values::Tanggal::parse(isi)
                .map_err(|e| Tolak::aturan("UANG-06", e.to_string()).kolom(kolom, e.to_string()))?;
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

fn halaman(c: &mut Conn, (buku, kolom): (&str, &str), s: &Syarat, t: &Tanya) -> Hasil<Halaman> {
    let count = c.nilai(&format!("SELECT COUNT(*) FROM {buku} b WHERE {}", s.sql), &s.nilai)?;
    let skip = t.skip.max(0);
    let limit = if t.limit <= 0 { LIMIT_BAWAAN } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!(
        "SELECT b.id, b.tgl_system, b.waktu, b.no_dok, b.jenis_dok, b.kategori, b.deskripsi, b.jumlah_in, b.jumlah_out, \
         b.oleh, CASE WHEN b.balik IS NOT NULL OR EXISTS (SELECT 1 FROM {buku} x WHERE x.toko = b.toko AND x.balik = b.id) \
         THEN 1 ELSE 0 END, {kolom} FROM {buku} b WHERE {} ORDER BY b.id DESC LIMIT {limit} OFFSET {skip}",
        s.sql
    );
    let data = c.rows(&sql, &s.nilai, |r| {
        let (jenis_dok, batal): (String, bool) = (r.get(4)?, r.flag(10)?);
        Ok(Transaksi {
            id: r.int(0)?,
            tgl_system: r.get(1)?,
            waktu: r.get(2)?,
            no_dok: r.get(3)?,
            kategori: r.get(5)?,
            deskripsi: r.get(6)?,
            jumlah_in: r.get(7)?,
            jumlah_out: r.get(8)?,
            oleh: r.get(9)?,
            batal,
            bisa_batal: !batal && bisa(&jenis_dok),
            jenis_dok,
            jenis: r.get(11)?,
            no_rekening: r.get(12)?,
            input_by: r.get(13)?,
            status: r.get(14)?,
        })
    })?;
    Ok(Halaman { data, count })
}

/// The cash book by pages, newest first. A cashier sees the own drawer alone.
pub fn kas(c: &mut Conn, p: &Pelaku, t: &Tanya) -> Hasil<Halaman> {
    let mut t = t.clone();
    if p.level == Level::Kasir {
        t.input_by = p.user_id.to_string();
    }
    let s = syarat(&p.toko, &t, "b.kasir")?;
    halaman(c, ("buku_kas", "'CASH', '', b.kasir, ''"), &s, &t)
}

/// The bank book, newest first.
pub fn bank(c: &mut Conn, toko: &KodeToko, t: &Tanya) -> Hasil<Halaman> {
    let mut s = syarat(toko, t, "b.oleh")?;
    let no = t.no_rekening.trim().to_uppercase();
    if !no.is_empty() && no != "ALL" {
        s.dan(" AND b.no_rekening = ?", no);
    }
    let status = "CASE WHEN b.status = 'VALID' OR EXISTS (SELECT 1 FROM buku_bank_valid v WHERE v.toko = b.toko \
                  AND v.id_bank = b.id) THEN 'VALID' ELSE 'UNVALIDATED' END";
    let kolom = format!("b.jenis, b.no_rekening, b.oleh, {status}");
    halaman(c, ("buku_bank", &kolom), &s, t)
}

/// An account with what the books have on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SaldoRekening)]
pub struct SaldoRekening {
    pub no_rekening: String,
    pub kode_bank: String,
    pub nama_bank: String,
    pub atas_nama: String,
    pub aktif: bool,
    #[schema(value_type = i64)]
    pub saldo: Rupiah,
    /// of it what finance has not found on the statement
    #[schema(value_type = i64)]
    pub belum_valid: Rupiah,
}

pub fn rekening(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<SaldoRekening>> {
    Ok(c.rows(
        "SELECT r.no_rekening, r.kode_bank, COALESCE(b.nama_bank, ''), r.atas_nama, r.aktif, COALESCE(s.saldo, 0), \
         COALESCE(s.belum_valid, 0) FROM rekening r \
         LEFT JOIN bank b ON b.toko = r.toko AND b.kode_bank = r.kode_bank AND b.dihapus = 0 \
         LEFT JOIN saldo_bank s ON s.toko = r.toko AND s.no_rekening = r.no_rekening \
         WHERE r.toko = $1 AND r.dihapus = 0 ORDER BY r.kode_bank, r.no_rekening",
        args![toko],
        |r| {
            Ok(SaldoRekening {
                no_rekening: r.get(0)?,
                kode_bank: r.get(1)?,
                nama_bank: r.get(2)?,
                atas_nama: r.get(3)?,
                aktif: r.flag(4)?,
                saldo: r.get(5)?,
                belum_valid: r.get(6)?,
            })
        },
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

pub fn bukti(c: &mut Conn, p: &Pelaku, no: &str) -> Hasil<Bukti> {
    let tidak_ada = || Tolak::tidak_ada("UANG-02", "Dokumen tidak ditemukan");
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
    for (buku, tempat) in [("buku_kas", "kasir"), ("buku_bank", "no_rekening")] {
        let sql = format!(
            "SELECT tgl_system, waktu, oleh, {tempat}, kategori, deskripsi, jumlah_in, jumlah_out FROM {buku} \
             WHERE toko = $1 AND no_dok = $2 AND balik IS NULL ORDER BY id"
        );
        c.each(&sql, args![&p.toko, &no], |r| {
            if b.baris.is_empty() {
                (b.tgl_system, b.waktu, b.oleh) = (r.get(0)?, r.get(1)?, r.get(2)?);
            }
            b.baris.push(BarisBukti {
                tempat: r.get(3)?,
                kategori: r.get(4)?,
                deskripsi: r.get(5)?,
                masuk: r.get(6)?,
                keluar: r.get(7)?,
            });
            Ok::<_, Tolak>(())
        })?;
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
