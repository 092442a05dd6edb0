//! What must always hold of what webhooks are told: every delivery is of a row of the store's audit, and none was looked past.

use ledger::periksa::{Aturan, Bukti, Jendela};

pub static BUKTI: Bukti = Bukti {
    aturan: ATURAN,
    tabel: &["audit", "audit_kepala", "webhook_kirim", "webhook_letak"],
    bertanggal: &[],
    berbayar: &[],
};

const ATURAN: &[Aturan] = &[
    Aturan::baru(
        "kiriman webhook = baris audit",
        "SELECT k.toko, k.id, k.peristiwa || ' tanpa baris audit ' || k.seq FROM webhook_kirim k WHERE k.seq > 0 \
         AND NOT EXISTS (SELECT 1 FROM audit a WHERE a.toko = k.toko AND a.seq = k.seq AND a.aksi IN ('PENJUALAN', \
         'PEMBELIAN', 'JUAL BELI MANUAL', 'BATAL PENJUALAN', 'BATAL BELI', 'BATAL JUAL BELI MANUAL', 'TERBIT HARGA EMAS', \
         'TUTUP TOKO')) ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
    Aturan::baru(
        "letak webhook tidak melewati audit",
        "SELECT l.toko, l.webhook, 'sampai ' || l.seq || ', audit sampai ' || COALESCE(h.seq, 0) FROM webhook_letak l \
         LEFT JOIN audit_kepala h ON h.toko = l.toko WHERE l.seq > COALESCE(h.seq, 0) ORDER BY 1, 2",
    )
    .sejak(Jendela::Lewat),
];
