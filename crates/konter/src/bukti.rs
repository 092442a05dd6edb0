//! What must always hold between payments and the books, whatever document they are of. Which kinds must have payments
//! behind all their money, each domain says in its own `Bukti`.

use ledger::periksa::{Aturan, Bukti, Jendela};
use platform::domain::Domain;

/// The counter as the proof and who reads a document see it; what else it does, it does for the domains above it.
pub const DOMAIN: Domain =
    Domain { bukti: &BUKTI, dokumen: &crate::rincian_dok::DOKUMEN, ..Domain::kosong("konter") };

pub static BUKTI: Bukti = Bukti {
    aturan: &[Aturan::kumpul("I5 uang dokumen konter = buku kas dan bank", uang).sejak(Jendela::Baru)],
    tabel: &["bayar"],
    bertanggal: &["bayar"],
    ..Bukti::TANPA
};

/// Money that was paid is in the books; money of a kind that is paid for, or of any document with a payment, was paid.
fn uang(bukti: &[&'static Bukti]) -> String {
    let jenis: Vec<String> =
        bukti.iter().flat_map(|b| b.berbayar).map(|j| format!("'{}'", j.prefix())).collect();
    // PostgreSQL has no list of nothing.
    let jenis = if jenis.is_empty() { "''".to_owned() } else { jenis.join(", ") };
    let buku = |tabel: &str| {
        format!(
            "SELECT k.toko, k.no_dok, 0, k.jumlah_in - k.jumlah_out FROM {tabel} k WHERE k.jenis_dok IN ({jenis}) \
             OR EXISTS (SELECT 1 FROM bayar y WHERE y.toko = k.toko AND y.no_faktur_group = k.no_dok)"
        )
    };
    format!(
        "SELECT toko, no_faktur_group, 'faktur ' || SUM(f) || ', buku ' || SUM(k) FROM \
         (SELECT toko, no_faktur_group, CASE WHEN arah = 'MASUK' THEN jumlah_rp ELSE -jumlah_rp END AS f, 0 AS k FROM bayar \
          WHERE jenis IN ('CASH', 'TRANSFER', 'DEBET', 'CREDIT') UNION ALL {} UNION ALL {}) x \
         GROUP BY toko, no_faktur_group HAVING SUM(f) <> SUM(k) ORDER BY 1, 2",
        buku("buku_kas"),
        buku("buku_bank")
    )
}
