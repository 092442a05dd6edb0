//! What documents of money that moves without a customer are in the double-entry journal.
//! See [`platform::domain::jurnal`]; amounts that a book has are never said again here.

use platform::domain::jurnal::{JurnalDomain, jurnal};
use values::JenisDok;

pub(crate) static JURNAL: JurnalDomain = JurnalDomain {
    jenis: &[
        jurnal(JenisDok::SaldoAwal, "KAS", "SALDO_AWAL").sisa("MODAL"),
        jurnal(JenisDok::KasMasuk, "KAS", "MASUK").sisa("LAWAN"),
        jurnal(JenisDok::KasKeluar, "KAS", "KELUAR").sisa("LAWAN"),
        jurnal(JenisDok::BankMasuk, "BANK", "MASUK").sisa("LAWAN"),
        jurnal(JenisDok::BankKeluar, "BANK", "KELUAR").sisa("LAWAN"),
        jurnal(JenisDok::PindahSaldo, "KAS", "PINDAH_SALDO"),
        jurnal(JenisDok::SerahKas, "KAS", "PINDAH_SALDO"),
        jurnal(JenisDok::SelisihKas, "KAS", "SELISIH_KURANG"),
        jurnal(JenisDok::ValidasiNonCash, "NON_CASH", "VALIDASI").sisa("MDR"),
        jurnal(JenisDok::GesekTunai, "NON_CASH", "GESEK_TUNAI").sisa("FEE"),
        jurnal(JenisDok::KirimUang, "KIRIM_UANG", "KIRIM"),
        jurnal(JenisDok::TerimaUang, "KIRIM_UANG", "TERIMA").sisa("SELISIH"),
    ],
    rincian: &[SELISIH],
};

const SELISIH: &str = "SELECT b.no_dok, 'KAS', 'SELISIH_LEBIH', 'SELISIH', CAST(-SUM(b.jumlah_in) AS BIGINT) FROM buku_kas b WHERE \
     b.toko = $1 AND b.tgl_system = $2 AND b.jenis_dok = 'SK' AND b.jumlah_in > 0 GROUP BY b.no_dok UNION ALL \
     SELECT b.no_dok, 'KAS', 'SELISIH_KURANG', 'SELISIH', CAST(SUM(b.jumlah_out) AS BIGINT) FROM buku_kas b WHERE \
     b.toko = $1 AND b.tgl_system = $2 AND b.jenis_dok = 'SK' AND b.jumlah_out > 0 GROUP BY b.no_dok ORDER BY 1, 3";
