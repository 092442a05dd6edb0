//! The money of the demo's days: what drawers start with, what is paid out of them, what goes to the bank and to head
//! office, what finance finds on the statement, and the blind counts before the closing.

use crate::hitung_kas::{self, PECAHAN, Pecahan};
use crate::kirim_uang::{self, KirimUang, Terima};
use crate::non_cash;
use crate::pindah_saldo::{self, Pindah};
use crate::serah_kas::{self, Putus, Putusan};
use crate::uang_bank::{self, JenisBank, UangBank};
use crate::uang_kas::{self, JenisKas, UangKas};
use db::{Tx, args};
use platform::demo::{HariIniDemo, TokoDemo, disetujui};
use platform::{Hasil, Pelaku};
use std::time::Duration;
use values::{JamDiam, Rupiah};

/// What a drawer keeps over night.
const LACI: i64 = 12_000_000;
/// What the owner puts in on the first day, into a drawer and into the bank.
const MODAL: i64 = 40_000_000;

const BIAYA: [(&str, &str, i64); 4] = [
    ("KONSUMSI", "makan siang karyawan", 185_000),
    ("ALAT_TULIS", "kertas nota dan plastik", 96_000),
    ("KEAMANAN", "iuran keamanan", 150_000),
    ("LISTRIK", "token listrik", 500_000),
];

fn kas(jenis: JenisKas, kategori: &str, deskripsi: &str, jumlah: i64) -> UangKas {
    UangKas {
        jenis,
        kategori: kategori.to_owned(),
        deskripsi: deskripsi.to_owned(),
        jumlah_rp: Rupiah::new(jumlah),
        otorisasi: String::new(),
    }
}

/// Notes and coins that make so much, the largest first; what is less than the smallest is left out.
fn pecahan(jumlah: i64) -> Vec<Pecahan> {
    let mut sisa = jumlah.max(0);
    PECAHAN
        .into_iter()
        .map(|nilai| {
            let lembar = sisa / nilai;
            sisa %= nilai;
            Pecahan { nilai, lembar }
        })
        .filter(|p| p.lembar > 0)
        .collect()
}

/// The morning of a store.
pub fn pagi(tx: &mut Tx<'_>, t: &TokoDemo, mundur: i64) -> Hasil<()> {
    Uang(t).uang_pagi(tx, mundur)
}

/// The evening of a store.
pub fn sore(tx: &mut Tx<'_>, t: &TokoDemo, jam: &JamDiam, mundur: i64) -> Hasil<()> {
    Uang(t).uang_sore(tx, jam, mundur)
}

/// The drawers are counted, blind.
pub fn hitung(tx: &mut Tx<'_>, t: &TokoDemo, jam: &JamDiam, mundur: i64) -> Hasil<()> {
    Uang(t).hitung(tx, jam, mundur)
}

/// The money of the day that is still open: costs, a deposit at the bank, money to head office, a till that is handed over.
/// What the bank shows of today's cards and transfers waits for finance.
pub(crate) fn hari_ini(tx: &mut Tx<'_>, h: &mut HariIniDemo<'_>) -> Hasil<()> {
    Uang(h.toko).hari_ini(tx, h.jam, h.jarak)
}

/// Cash of a cashier for the supervisor, who gives it to a customer.
pub fn pinjam(tx: &mut Tx<'_>, t: &TokoDemo, dari: &Pelaku, jumlah: Rupiah) -> Hasil<()> {
    Uang(t).pinjam(tx, dari, jumlah)
}

/// The drawers and accounts of one store.
struct Uang<'a>(&'a TokoDemo);

impl Uang<'_> {
    fn bank(&self, jenis: JenisBank, kategori: &str, deskripsi: &str, jumlah: i64) -> UangBank {
        UangBank {
            jenis,
            no_rekening: self.0.rekening.first().cloned().unwrap_or_default(),
            kategori: kategori.to_owned(),
            deskripsi: deskripsi.to_owned(),
            jumlah_rp: Rupiah::new(jumlah),
            otorisasi: String::new(),
        }
    }

    /// The owner's, with the supervisor's yes.
    fn bank_disetujui(&self, tx: &mut Tx<'_>, m: &UangBank) -> Hasil<()> {
        disetujui(tx, &self.0.own, &self.0.spv, |tx, izin| {
            let m = UangBank { otorisasi: izin.to_owned(), ..m.clone() };
            uang_bank::catat(tx, &self.0.own, &m).map(|_| ())
        })
    }

    /// The morning: capital on the first day, and at head office what branches have sent.
    fn uang_pagi(&self, tx: &mut Tx<'_>, mundur: i64) -> Hasil<()> {
        if mundur == self.0.pertama {
            self.bank_disetujui(tx, &self.bank(JenisBank::Masuk, "MODAL", "modal awal", 5 * MODAL))?;
            disetujui(tx, &self.0.own, &self.0.spv, |tx, izin| {
                let m = kas(JenisKas::Masuk, "MODAL", "modal laci", MODAL);
                uang_kas::catat(tx, &self.0.own, &UangKas { otorisasi: izin.to_owned(), ..m })
            })?;
            self.pindahkan(tx, &self.0.own.clone(), &self.0.kasir[0].clone())?;
        }
        if self.0.kode == "PST" {
            self.terima_uang(tx)?;
        }
        Ok(())
    }

    /// The newest row of a drawer that is still whole in it, moved to a cashier.
    fn pindahkan(&self, tx: &mut Tx<'_>, dari: &Pelaku, ke: &Pelaku) -> Hasil<()> {
        let toko = tx.toko().clone();
        let transactions = tx.rows(
            "SELECT b.id, b.kategori FROM buku_kas b JOIN toko t ON t.kode_toko = b.toko AND t.tgl_system = b.tgl_system \
             WHERE b.toko = $1 AND b.kasir = $2 AND b.jumlah_in > 0 AND +b.balik IS NULL AND b.kategori IN ('MODAL', 'PENJUALAN') \
             AND b.jumlah_in <= (SELECT s.saldo FROM saldo_kas s WHERE s.toko = b.toko AND s.kasir = b.kasir) \
             AND NOT EXISTS (SELECT 1 FROM buku_kas x WHERE x.toko = b.toko AND x.balik = b.id) ORDER BY b.id DESC LIMIT 1",
            args![&toko, &dari.user_id],
            |r| Ok(pindah_saldo::BarisPindahSaldo { input_by: dari.user_id.to_string(), kategori: r.get(1)?, id_trx: r.int(0)? }),
        )?;
        if transactions.is_empty() {
            return Ok(());
        }
        let m = Pindah { user_tujuan: ke.user_id.to_string(), transactions };
        pindah_saldo::pindahkan(tx, &self.0.spv, &m).map(|_| ())
    }

    fn terima_uang(&self, tx: &mut Tx<'_>) -> Hasil<()> {
        let datang: Vec<(String, i64)> = tx.rows(
            "SELECT k.no_reff, k.jumlah FROM kirim_uang k JOIN toko t ON t.kode_toko = k.tujuan \
             WHERE k.tujuan = $1 AND k.status = 'DIKIRIM' AND k.tgl_system < t.tgl_system ORDER BY k.tgl_system, k.toko",
            args![&self.0.own.toko],
            |r| Ok((r.get(0)?, r.int(1)?)),
        )?;
        for (reff, jumlah) in datang {
            kirim_uang::terima(tx, &self.0.fin, &reff, &Terima::default())?;
            uang_bank::catat(tx, &self.0.fin, &self.bank(JenisBank::Setor, "", "uang cabang", jumlah))?;
        }
        Ok(())
    }

    /// Cash of a cashier for a supervisor, who gives it to a customer.
    fn pinjam(&self, tx: &mut Tx<'_>, dari: &Pelaku, jumlah: Rupiah) -> Hasil<()> {
        disetujui(tx, dari, &self.0.own, |tx, izin| {
            let m = kas(JenisKas::Keluar, "LAIN_KELUAR", "diserahkan ke spv", jumlah.nilai());
            uang_kas::catat(tx, dari, &UangKas { otorisasi: izin.to_owned(), ..m })
        })?;
        uang_kas::catat(tx, &self.0.spv, &kas(JenisKas::Masuk, "LAIN_MASUK", "dari kasir", jumlah.nilai()))?;
        Ok(())
    }

    /// The evening: costs, a balance moved, the bank, head office, the statement.
    fn uang_sore(&self, tx: &mut Tx<'_>, jam: &JamDiam, mundur: i64) -> Hasil<()> {
        jam.maju(Duration::from_secs(900));
        let ke = usize::try_from(mundur).unwrap_or(0);
        if let Some((kategori, deskripsi, jumlah)) = BIAYA.get(ke % 6)
            && let Some(kasir) = self.0.berkas(tx, Rupiah::new(*jumlah))?
        {
            // Somebody who took out much today asks for it.
            disetujui(tx, &kasir, &self.0.spv, |tx, izin| {
                let m = kas(JenisKas::Keluar, kategori, deskripsi, *jumlah);
                uang_kas::catat(tx, &kasir, &UangKas { otorisasi: izin.to_owned(), ..m })
            })?;
        }
        if mundur % 20 == 10 {
            uang_kas::catat(
                tx,
                &self.0.kasir[1],
                &kas(JenisKas::Masuk, "LAIN_MASUK", "jual kardus bekas", 75_000),
            )?;
        }
        if mundur % 30 == 5 && self.0.cukup(tx, Rupiah::new(18_000_000))? {
            self.bank_disetujui(tx, &self.bank(JenisBank::Keluar, "GAJI", "gaji karyawan", 17_500_000))?;
        }
        if mundur % 6 == 4 && self.0.cukup(tx, Rupiah::new(350_000_000))? {
            // What the pieces cost; the shop keeps enough to buy.
            let m = self.bank(JenisBank::Keluar, "LAIN_KELUAR", "pembayaran supplier HWT", 250_000_000);
            self.bank_disetujui(tx, &m)?;
        }
        if mundur % 5 == 3 {
            self.pindahkan(tx, &self.0.kasir[1].clone(), &self.0.kasir[0].clone())?;
        }
        if mundur % 8 == 5 {
            self.serahkan(tx)?;
        }
        for (n, k) in self.0.kasir.clone().into_iter().enumerate() {
            let lebih = (ledger::kas::saldo(tx, &k.user_id)?.nilai() - LACI) / 100_000 * 100_000;
            if lebih < 1_000_000 {
                continue;
            }
            if n == 0 && self.0.kode != "PST" && mundur % 4 == 1 {
                let m = KirimUang {
                    tujuan: "PST".to_owned(),
                    jumlah_rp: Rupiah::new(lebih),
                    keterangan: "SETORAN CABANG".to_owned(),
                };
                kirim_uang::kirim(tx, &k, &m)?;
            } else if lebih > 8_000_000 {
                uang_bank::catat(tx, &k, &self.bank(JenisBank::Setor, "", "setoran sore", lebih))?;
            }
        }
        let t = non_cash::TanyaNonCash::default();
        // What finance itself brought to the bank is found on the statement by the owner.
        let semua = non_cash::menunggu(tx, &self.0.own.toko, &t)?;
        let (sendiri, lain): (Vec<_>, Vec<_>) =
            semua.into_iter().partition(|m| m.input_by == self.0.fin.user_id.as_str());
        for (siapa, baris) in [(&self.0.fin, lain), (&self.0.own, sendiri)] {
            let id_cashes: Vec<i64> = baris.into_iter().map(|m| m.id).collect();
            if !id_cashes.is_empty() {
                non_cash::simpan(tx, siapa, &non_cash::Validasi { id_cashes })?;
            }
        }
        Ok(())
    }

    /// The second cashier hands the till over and goes home.
    fn serahkan(&self, tx: &mut Tx<'_>) -> Hasil<()> {
        let [satu, dua] = &self.0.kasir;
        let saldo = ledger::kas::saldo(tx, &dua.user_id)?.nilai();
        if saldo < 1_000 || saldo % 100 != 0 {
            return Ok(());
        }
        let m = serah_kas::MintaSerahKas {
            ke: satu.user_id.to_string(),
            pecahan: pecahan(saldo),
            keterangan: String::new(),
        };
        let s = serah_kas::serahkan(tx, dua, &m)?;
        let m = Putus { id: s.id, putusan: Putusan::Terima, jumlah_rp: saldo, alasan: String::new() };
        serah_kas::putuskan(tx, satu, &m).map(|_| ())
    }

    /// What happened to the money until now. Nobody has counted the drawers for the closing yet.
    fn hari_ini(&self, tx: &mut Tx<'_>, jam: &JamDiam, jarak: Duration) -> Hasil<()> {
        let [satu, dua] = &self.0.kasir;
        for (kategori, deskripsi, jumlah) in BIAYA.iter().take(2) {
            jam.maju(jarak);
            if let Some(kasir) = self.0.berkas(tx, Rupiah::new(*jumlah))? {
                uang_kas::catat(tx, &kasir, &kas(JenisKas::Keluar, kategori, deskripsi, *jumlah))?;
            }
        }
        uang_kas::catat(tx, satu, &kas(JenisKas::Masuk, "LAIN_MASUK", "jual kardus bekas", 75_000))?;
        self.bank_disetujui(tx, &self.bank(JenisBank::Masuk, "MODAL", "tambahan modal", 25_000_000))?;
        jam.maju(jarak);
        self.pindahkan(tx, dua, satu)?;
        if self.0.kode == "PST" {
            self.terima_kurang(tx)?;
        } else if ledger::kas::saldo(tx, &satu.user_id)?.nilai() > 3_000_000 {
            let m = KirimUang {
                tujuan: "PST".to_owned(),
                jumlah_rp: Rupiah::new(2_500_000),
                keterangan: "SETORAN SIANG".to_owned(),
            };
            kirim_uang::kirim(tx, satu, &m)?;
        }
        if ledger::kas::saldo(tx, &satu.user_id)?.nilai() > 1_500_000 {
            uang_bank::catat(tx, satu, &self.bank(JenisBank::Setor, "", "setoran siang", 1_000_000))?;
        }
        jam.maju(jarak);
        // The second till is handed over; nobody has taken it yet.
        let saldo = ledger::kas::saldo(tx, &dua.user_id)?.nilai();
        if saldo < 1_000 || saldo % 100 != 0 {
            return Ok(());
        }
        let m = serah_kas::MintaSerahKas {
            ke: satu.user_id.to_string(),
            pecahan: pecahan(saldo),
            keterangan: "GANTI SHIFT".to_owned(),
        };
        serah_kas::serahkan(tx, dua, &m).map(|_| ())
    }

    /// Head office counts less than a branch sent; what others sent is still to be counted.
    fn terima_kurang(&self, tx: &mut Tx<'_>) -> Hasil<()> {
        let datang: Option<(String, i64)> = tx.one(
            "SELECT no_reff, jumlah FROM kirim_uang WHERE tujuan = $1 AND status = 'DIKIRIM' \
             ORDER BY tgl_system, no_reff",
            args![&self.0.own.toko],
            |r| Ok((r.get(0)?, r.int(1)?)),
        )?;
        let Some((reff, jumlah)) = datang else { return Ok(()) };
        let m = Terima {
            jumlah_rp: Some(Rupiah::new(jumlah - 50_000)),
            keterangan: "KURANG SATU LEMBAR".to_owned(),
        };
        kirim_uang::terima(tx, &self.0.fin, &reff, &m).map(|_| ())
    }

    /// Everybody counts; a difference is accepted by the owner. The day can be closed.
    fn hitung(&self, tx: &mut Tx<'_>, jam: &JamDiam, mundur: i64) -> Hasil<()> {
        jam.maju(Duration::from_secs(1_800));
        for (n, k) in [&self.0.kasir[0], &self.0.kasir[1], &self.0.spv].into_iter().enumerate() {
            let saldo = ledger::kas::saldo(tx, &k.user_id)?.nilai();
            if saldo == 0 {
                continue;
            }
            // Now and then a note too few, or a coin too many.
            let beda = match (n, mundur % 9, mundur % 11) {
                (0, 7, _) => -5_000,
                (1, _, 3) => 500,
                _ => 0,
            };
            let m = hitung_kas::MintaHitungKas { pecahan: pecahan(saldo + beda), keterangan: String::new() };
            hitung_kas::catat(tx, k, &m)?;
        }
        let tgl = platform::toko::cari(tx, &self.0.own.toko)?.tgl_system;
        let set = platform::modul::Setelan::baca(tx, &self.0.own.toko)?;
        let batas = hitung_kas::toleransi(&set);
        for h in hitung_kas::terakhir(tx, &self.0.own.toko, tgl)? {
            if h.berlaku && !h.boleh_dibukukan(batas) {
                let m = hitung_kas::Setuju { id: h.id, alasan: "SALAH KEMBALIAN".to_owned() };
                hitung_kas::setujui(tx, &self.0.own, &m)?;
            }
        }
        Ok(())
    }
}
