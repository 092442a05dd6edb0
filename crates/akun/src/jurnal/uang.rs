//! Journals of money: to head office, cash, bank, non-cash, bonus, tax.

use super::{BANK_KELUAR, Jurnal, KAS_KELUAR, KAS_MASUK, d, j, k};

pub(super) const JURNAL: &[Jurnal] = &[
    j(
        "KIRIM_UANG",
        "KIRIM",
        "Uang dikirim ke pusat",
        &[d("PERJALANAN", "Uang dalam perjalanan", "1-1110"), KAS_KELUAR, BANK_KELUAR],
    ),
    j(
        "KIRIM_UANG",
        "TERIMA",
        "Uang diterima dari cabang",
        &[
            KAS_MASUK,
            d("BANK", "Diterima lewat bank", "1-1200"),
            k("ANTAR_TOKO", "Hutang antar toko", "2-1110"),
        ],
    ),
    j(
        "KIRIM_UANG",
        "SELESAI",
        "Kiriman uang sudah diterima tujuan",
        &[d("ANTAR_TOKO", "Hutang antar toko", "2-1110"), k("PERJALANAN", "Uang dalam perjalanan", "1-1110")],
    ),
    j("KAS", "MASUK", "Uang kas masuk", &[KAS_MASUK, k("LAWAN", "Sumber uang", "4-1900")]),
    j("KAS", "KELUAR", "Uang kas keluar", &[d("LAWAN", "Tujuan uang", "6-1100"), KAS_KELUAR]),
    j(
        "KAS",
        "SETOR",
        "Kas disetor ke bank",
        &[d("BANK", "Masuk rekening", "1-1200"), k("KAS", "Keluar dari kas", "1-1100")],
    ),
    j(
        "KAS",
        "TARIK",
        "Uang bank ditarik ke kas",
        &[d("KAS", "Masuk kas", "1-1100"), k("BANK", "Keluar dari rekening", "1-1200")],
    ),
    j(
        "KAS",
        "PINDAH_SALDO",
        "Pengalihan saldo antar kasir",
        &[d("KAS_TUJUAN", "Kasir penerima", "1-1100"), k("KAS_ASAL", "Kasir pemberi", "1-1100")],
    ),
    j(
        "KAS",
        "SELISIH_LEBIH",
        "Selisih lebih kas saat tutup toko",
        &[d("KAS", "Kas lebih", "1-1100"), k("SELISIH", "Selisih lebih", "4-1910")],
    ),
    j(
        "KAS",
        "SELISIH_KURANG",
        "Selisih kurang kas saat tutup toko",
        &[d("SELISIH", "Selisih kurang", "6-1910"), k("KAS", "Kas kurang", "1-1100")],
    ),
    j(
        "KAS",
        "SALDO_AWAL",
        "Saldo awal kas",
        &[d("KAS", "Kas", "1-1100"), k("MODAL", "Saldo awal", "3-1200")],
    ),
    j(
        "BANK",
        "MASUK",
        "Uang bank masuk",
        &[d("BANK", "Masuk rekening", "1-1200"), k("LAWAN", "Sumber uang", "4-1900")],
    ),
    j(
        "BANK",
        "KELUAR",
        "Uang bank keluar",
        &[d("LAWAN", "Tujuan uang", "6-1200"), k("BANK", "Keluar dari rekening", "1-1200")],
    ),
    j(
        "BANK",
        "SALDO_AWAL",
        "Saldo awal bank",
        &[d("BANK", "Rekening", "1-1200"), k("MODAL", "Saldo awal", "3-1200")],
    ),
    j(
        "NON_CASH",
        "VALIDASI",
        "Non cash sudah masuk rekening",
        &[
            d("BANK", "Masuk rekening", "1-1200"),
            d("MDR", "Potongan kartu", "6-1210"),
            k("NON_CASH", "Non cash belum valid", "1-1210"),
        ],
    ),
    j(
        "NON_CASH",
        "GESEK_TUNAI",
        "Gesek tunai",
        &[
            d("NON_CASH", "Kartu belum divalidasi", "1-1210"),
            KAS_KELUAR,
            k("FEE", "Fee gesek tunai", "4-1500"),
        ],
    ),
    j(
        "SALES",
        "BONUS",
        "Bonus sales dibayar",
        &[d("BEBAN", "Beban bonus sales", "6-1120"), KAS_KELUAR, BANK_KELUAR],
    ),
    j(
        "PAJAK",
        "SETOR_PPN",
        "PPN disetor",
        &[d("KELUARAN", "PPN keluaran", "2-1400"), k("MASUKAN", "PPN masukan", "1-1500"), BANK_KELUAR],
    ),
    j(
        "PAJAK",
        "PPH22",
        "PPh 22 dipungut dari pembeli badan usaha",
        &[KAS_MASUK, d("BANK", "Diterima lewat bank", "1-1200"), k("PPH22", "PPh 22 terhutang", "2-1410")],
    ),
    j("PAJAK", "SETOR_PPH22", "PPh 22 disetor", &[d("PPH22", "PPh 22 terhutang", "2-1410"), BANK_KELUAR]),
];
