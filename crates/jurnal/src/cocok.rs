//! The trial balance against the books: what each book came to, and what the journal has of it, to the rupiah.

use db::{Conn, args};
use platform::Hasil;
use serde::Serialize;
use values::KodeToko;

/// A book in the journal.
pub(crate) struct Buku {
    pub(crate) nama: &'static str,
    /// the classes of lines that stand for it
    kelas: &'static str,
    /// what it holds on `{sampai}` in store `{toko}`, debit above nothing
    sql: &'static str,
}

const fn buku(nama: &'static str, kelas: &'static str, sql: &'static str) -> Buku {
    Buku { nama, kelas, sql }
}

/// All of them.
pub(crate) const BUKU: [Buku; 14] = [
    buku(
        "Kas",
        "'KAS'",
        "SELECT SUM(b.jumlah_in - b.jumlah_out) FROM buku_kas b WHERE b.toko = {toko} AND b.tgl_system <= {sampai}",
    ),
    buku(
        "Bank",
        "'BANK', 'NON_CASH'",
        "SELECT SUM(b.jumlah_in - b.jumlah_out) FROM buku_bank b WHERE b.toko = {toko} AND b.tgl_system <= {sampai}",
    ),
    buku(
        "Non cash belum valid",
        "'NON_CASH'",
        "SELECT SUM(CASE WHEN v.id_bank IS NULL THEN b.jumlah_in - b.jumlah_out ELSE 0 END) FROM buku_bank b \
         LEFT JOIN buku_bank_valid v ON v.toko = b.toko AND v.id_bank = b.id AND v.tgl_system <= {sampai} \
         WHERE b.toko = {toko} AND b.tgl_system <= {sampai} AND b.status = 'UNVALIDATED'",
    ),
    buku(
        "Persediaan",
        "'STOK'",
        "SELECT SUM(y.n) FROM (SELECT COALESCE(SUM(b.nilai), 0) AS n FROM buku_stok b WHERE b.toko = {toko} AND b.tgl_system <= {sampai} \
         AND (substr(b.gudang, 1, 1) <> '@' OR b.gudang IN ('@TUKANG', '@LEBUR', '@CIOK')) \
         UNION ALL SELECT COALESCE(SUM(b.nilai), 0) FROM buku_curah b WHERE b.toko = {toko} AND b.tgl_system <= {sampai} \
         AND (substr(b.gudang, 1, 1) <> '@' OR b.gudang IN ('@TUKANG', '@LEBUR', '@CIOK'))) y",
    ),
    buku(
        "Batu lepas",
        "'BATU'",
        "SELECT SUM(b.nilai) FROM buku_batu b WHERE b.toko = {toko} AND b.tgl_system <= {sampai} \
         AND (b.tempat = 'BRANKAS' OR substr(b.tempat, 1, 7) = 'TUKANG:')",
    ),
    buku(
        "Titipan dan uang muka",
        "'TITIPAN'",
        "SELECT SUM(b.jumlah_out - b.jumlah_in) FROM buku_titipan b WHERE b.toko = {toko} AND b.tgl_system <= {sampai}",
    ),
    buku(
        "PPN dalam uang muka",
        "'MUKA'",
        "SELECT SUM(b.pajak) FROM buku_pajak b WHERE b.toko = {toko} AND b.tgl_system <= {sampai} AND b.jenis_pajak <> 'PPH22' \
         AND (b.no_faktur LIKE '%/M' OR substr(b.no_faktur, 1, 2) = 'FP')",
    ),
    buku(
        "PPN keluaran",
        "'PPN'",
        "SELECT SUM(-b.pajak) FROM buku_pajak b WHERE b.toko = {toko} AND b.tgl_system <= {sampai} AND b.jenis_pajak <> 'PPH22'",
    ),
    buku(
        "PPh 22",
        "'PPH22'",
        "SELECT SUM(-b.pajak) FROM buku_pajak b WHERE b.toko = {toko} AND b.tgl_system <= {sampai} AND b.jenis_pajak = 'PPH22'",
    ),
    buku(
        "Pokok pinjaman",
        "'POKOK'",
        "SELECT SUM(b.masuk - b.keluar) FROM buku_pinjaman b WHERE b.toko = {toko} AND b.tgl_system <= {sampai} AND b.akun = 'POKOK'",
    ),
    buku(
        "Kelebihan lelang",
        "'KELEBIHAN'",
        "SELECT SUM(b.keluar - b.masuk) FROM buku_pinjaman b WHERE b.toko = {toko} AND b.tgl_system <= {sampai} AND b.akun = 'KELEBIHAN'",
    ),
    buku(
        "Piutang cicilan",
        "'PIUTANG'",
        "SELECT SUM(b.masuk - b.keluar) FROM buku_piutang b WHERE b.toko = {toko} AND b.tgl_system <= {sampai}",
    ),
    buku(
        "Poin member",
        "'POIN'",
        "SELECT SUM(-b.poin * b.nilai_poin) FROM buku_poin b WHERE b.toko = {toko} AND b.tgl_system <= {sampai}",
    ),
    // What arrived elsewhere is told between two accounts of the sender: together they are what its books sent and got.
    buku(
        "Dalam perjalanan dan antar toko",
        "'JALAN', 'JALAN_UANG', 'ANTAR'",
        "SELECT SUM(y.n) FROM (SELECT COALESCE(SUM(b.nilai), 0) AS n FROM buku_stok b WHERE b.toko = {toko} AND b.tgl_system <= {sampai} \
         AND b.gudang = '@TRANSIT' UNION ALL SELECT COALESCE(SUM(b.nilai), 0) FROM buku_curah b WHERE b.toko = {toko} \
         AND b.tgl_system <= {sampai} AND b.gudang = '@TRANSIT' UNION ALL SELECT COALESCE(SUM(b.jumlah_in - b.jumlah_out), 0) \
         FROM buku_transit b WHERE b.toko = {toko} AND b.tgl_system <= {sampai}) y",
    ),
];

/// Journal and book side by side, for every store up to its last day that was journaled after its closing.
fn pasangan(b: &Buku) -> String {
    let isi = b.sql.replace("{toko}", "h.toko").replace("{sampai}", "h.sampai");
    format!(
        "SELECT h.toko AS toko, h.sampai AS sampai, COALESCE((SELECT SUM(s.debit - s.kredit) FROM jurnal_saldo s WHERE s.toko = h.toko \
         AND s.tanggal <= h.sampai AND s.kelas IN ({})), 0) AS jurnal, COALESCE(({isi}), 0) AS buku \
         FROM (SELECT j.toko AS toko, MAX(j.tanggal) AS sampai FROM jurnal_hari j JOIN tutup_toko t ON t.toko = j.toko \
         AND t.tanggal = j.tanggal AND j.waktu >= t.waktu GROUP BY j.toko) h",
        b.kelas
    )
}

/// The rule of the proof.
pub(crate) fn aturan() -> String {
    let satu = |b: &Buku| {
        format!(
            "SELECT x.toko, '{}', 'jurnal ' || x.jurnal || ', buku ' || x.buku || ' sampai ' || x.sampai FROM ({}) x \
             WHERE x.jurnal <> x.buku",
            b.nama,
            pasangan(b)
        )
    };
    format!("{} ORDER BY 1, 2", BUKU.iter().map(satu).collect::<Vec<_>>().join(" UNION ALL "))
}

/// A book as the screen shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = CocokBuku)]
pub struct Cocok {
    pub buku: String,
    pub sampai: String,
    pub jurnal: i64,
    pub saldo_buku: i64,
    pub selisih: i64,
}

/// Every book of a store against its journal.
pub fn daftar(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Cocok>> {
    let mut semua = Vec::new();
    for b in &BUKU {
        let sql = format!(
            "SELECT x.sampai, CAST(x.jurnal AS BIGINT), CAST(x.buku AS BIGINT) FROM ({}) x WHERE x.toko = $1",
            pasangan(b)
        );
        let satu = c.one(&sql, args![toko], |r| {
            let (jurnal, saldo_buku) = (r.int(1)?, r.int(2)?);
            let selisih = jurnal.saturating_sub(saldo_buku);
            Ok(Cocok { buku: b.nama.to_owned(), sampai: r.get(0)?, jurnal, saldo_buku, selisih })
        })?;
        semua.extend(satu);
    }
    Ok(semua)
}
