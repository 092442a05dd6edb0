//! A day of manual trade for the reports about it, written as the tables keep it: a sale, an exchange, a purchase taken back
//! on its day and a sale of another day taken back today.

use db::{Tx, args};
use platform::Hasil;

const HARI: &str = "2026-11-15";
const LALU: &str = "2026-11-10";

struct Toko<'a, 'b, 'c> {
    tx: &'a mut Tx<'b>,
    tanda: &'c str,
}

impl Toko<'_, '_, '_> {
    fn no(&self, prefix: &str, n: i64) -> String {
        format!("{prefix}{}-261115-{n:04}", self.tanda)
    }

    /// A transaction with a line of each side that has a sum, paid in cash and by what is exchanged.
    fn manual(&mut self, n: i64, tgl: &str, jual: i64, beli: i64) -> Hasil<String> {
        let no = self.no("JM", n);
        let toko = self.tx.toko().clone();
        let jenis = if beli == 0 {
            "JUAL"
        } else if jual == 0 {
            "BELI"
        } else {
            "TUKAR"
        };
        self.tx.exec(
            "INSERT INTO manual (toko, no_faktur_group, jenis, tgl_system, waktu, oleh, kode_sales, kode_pelanggan, kode_member, \
             nama_customer, alamat_customer, no_hp, keterangan, total_jual, total_beli, neto, kembali) \
             VALUES ($1, $2, $3, $4, '2026-11-15T09:00:00.000+07:00', $5, $5, '', '', $5, '', '', '', $6, $7, $8, 0)",
            args![&toko, no.as_str(), jenis, tgl, self.tanda, jual, beli, jual - beli],
        )?;
        let mut baris = 0_i64;
        for (sisi, prefix, harga) in [("JUAL", "FJ", jual), ("BELI", "FB", beli)] {
            if harga == 0 {
                continue;
            }
            baris += 1;
            let no_baris = self.no(prefix, n);
            self.tx.exec(
                "INSERT INTO manual_baris (toko, no_faktur_group, baris, sisi, no_faktur, tgl_system, kode_sales, kode_group, \
                 kode_dept, nama_dept, deskripsi, kode_gudang, kode_baki, qty, kadar, berat, berat_atribut, konversi_berat, \
                 harga_gram, ongkos, harga_hitung, harga, total_pokok, tarif_ppn, dpp, ppn, otorisasi, rincian) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, '750', $7, 'CINCIN', $7, 'TOKO', 'A06', 2, 7500, 6000, 100, 4500, 1400000, \
                 50000, $8, $8, $8, 0, $8, 0, '', '[]')",
                args![&toko, no.as_str(), baris, sisi, no_baris, tgl, self.tanda, harga],
            )?;
        }
        let tukar = jual.min(beli);
        let sisanya = if jual > beli { ("JUAL", "MASUK") } else { ("BELI", "KELUAR") };
        let bayar = [
            (1_i64, "JUAL", "MASUK", "TUKAR", tukar),
            (2, "BELI", "KELUAR", "TUKAR", tukar),
            (3, sisanya.0, sisanya.1, "CASH", (jual - beli).abs()),
        ];
        for (urut, sisi, arah, jenis, jumlah) in bayar.into_iter().filter(|b| b.4 > 0) {
            self.tx.exec(
                "INSERT INTO manual_bayar (toko, no_faktur_group, baris, tgl_system, sisi, arah, jenis, jumlah_rp, diterima, \
                 no_rekening, no_rekening_tujuan, atas_nama, kartu_akhir) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, '', '', '', '')",
                args![&toko, no.as_str(), urut, tgl, sisi, arah, jenis, jumlah],
            )?;
        }
        Ok(no)
    }

    fn batal(&mut self, no: &str, n: i64) -> Hasil<()> {
        let toko = self.tx.toko().clone();
        let no_batal = self.no("BF", n);
        self.tx.exec(
            "INSERT INTO manual_batal (toko, no_faktur_group, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
             VALUES ($1, $2, $3, $4, '2026-11-15T10:00:00.000+07:00', 'spv', 'own', 'SALAH KETIK')",
            args![&toko, no, no_batal, HARI],
        )?;
        Ok(())
    }
}

pub fn tanam(tx: &mut Tx<'_>, tanda: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    if tx.one("SELECT 1 FROM manual WHERE toko = $1 LIMIT 1", args![&toko], |r| r.int(0))?.is_some() {
        return Ok(());
    }
    let mut t = Toko { tx, tanda };
    t.manual(1, HARI, 9_000_000, 0)?;
    t.manual(2, HARI, 7_000_000, 3_000_000)?;
    t.manual(3, HARI, 0, 2_500_000)?;
    let no = t.manual(4, HARI, 0, 1_500_000)?;
    t.batal(&no, 1)?;
    let no = t.manual(5, LALU, 4_000_000, 0)?;
    t.batal(&no, 2)?;
    Ok(())
}
