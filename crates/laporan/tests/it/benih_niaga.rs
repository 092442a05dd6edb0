//! A day of trade for the reports about it, written as the tables keep it: a sale with a coupon through a marketplace, an
//! exchange with a diamond, a purchase paid by transfer, one sale taken back on its day and one on a later day. The store's
//! mark is the customer, the cashier and whatever else a report shows.

use db::{Tx, Val, args};
use platform::Hasil;

const HARI: &str = "2026-11-15";
const LALU: &str = "2026-11-10";

type Isi<'a> = Vec<(&'a str, Val)>;

fn sisip(tx: &mut Tx<'_>, tabel: &str, isi: Isi<'_>) -> Hasil<()> {
    let toko = tx.toko().clone();
    let (mut kolom, mut nilai) = (vec!["toko"], vec![Val::from(&toko)]);
    for (k, v) in isi {
        // A later value of a column takes the place of an earlier one.
        match kolom.iter().position(|ada| *ada == k) {
            Some(i) => nilai[i] = v,
            None => {
                kolom.push(k);
                nilai.push(v);
            }
        }
    }
    let tempat: Vec<String> = (1..=nilai.len()).map(|n| format!("${n}")).collect();
    let sql = format!("INSERT INTO {tabel} ({}) VALUES ({})", kolom.join(", "), tempat.join(", "));
    tx.exec(&sql, &nilai)?;
    Ok(())
}

fn kosong(teks: &[&'static str], angka: &[&'static str]) -> Isi<'static> {
    let teks = teks.iter().map(|k| (*k, Val::from("")));
    teks.chain(angka.iter().map(|k| (*k, Val::from(0)))).collect()
}

struct Toko<'a, 'b, 'c> {
    tx: &'a mut Tx<'b>,
    tanda: &'c str,
}

impl Toko<'_, '_, '_> {
    fn no(&self, prefix: &str, n: i64) -> String {
        format!("{prefix}{}-261115-{n:04}", self.tanda)
    }

    fn waktu(tgl: &str, n: i64) -> String {
        format!("{tgl}T09:{n:02}:00.000+07:00")
    }

    /// The head, with sums of the lines that are to follow.
    fn faktur(
        &mut self,
        n: i64,
        tgl: &str,
        jenis: &str,
        jual: (i64, i64, i64),
        beli: (i64, i64, i64),
    ) -> Hasil<String> {
        let no = self.no("NG", n);
        let mut isi = kosong(
            &[
                "kode_pelanggan",
                "kode_member",
                "alamat_customer",
                "no_hp",
                "nik",
                "kode_marketplace",
                "no_order",
                "keterangan",
            ],
            &["kembali", "dasar_poin"],
        );
        isi.extend([
            ("no_faktur_group", no.as_str().into()),
            ("jenis", jenis.into()),
            ("tipe_nota", if jenis == "BELI" { "PEMBELIAN" } else { "PENJUALAN" }.into()),
            ("tgl_system", tgl.into()),
            ("tgl_dokumen", tgl.into()),
            ("waktu", Self::waktu(tgl, n).into()),
            ("oleh", self.tanda.into()),
            ("kode_sales", self.tanda.into()),
            ("jenis_pelanggan", "UMUM".into()),
            ("nama_customer", self.tanda.into()),
            ("qty_jual", jual.0.into()),
            ("berat_jual", jual.1.into()),
            ("total_jual", jual.2.into()),
            ("qty_beli", beli.0.into()),
            ("berat_beli", beli.1.into()),
            ("total_beli", beli.2.into()),
            ("neto", (jual.2 - beli.2).into()),
        ]);
        if n == 1 {
            isi.extend([("kode_marketplace", "TOKOPEDIA".into()), ("no_order", "ORD-1".into())]);
        }
        sisip(self.tx, "faktur", isi)?;
        Ok(no)
    }

    /// A sold line: weight in milligrams, price and cost in rupiah, and what else differs.
    fn jual(
        &mut self,
        no: &str,
        n: i64,
        baris: i64,
        (tgl, mg, harga): (&str, i64, i64),
        lain: Isi<'_>,
    ) -> Hasil<()> {
        let dpp = (harga * 10_000 + 5_055) / 10_110;
        let mut isi = kosong(
            &["kode_intern", "nama_atribut", "no_titip", "no_pesanan", "otorisasi"],
            &[
                "is_berlian",
                "is_lm",
                "berat_atribut",
                "harga_atribut",
                "total_berlian_rp",
                "total_usd",
                "curr",
                "status_premi",
            ],
        );
        isi.extend([
            ("no_faktur_group", no.into()),
            ("baris", baris.into()),
            ("no_faktur_jual", self.no("FJ", n * 10 + baris).into()),
            ("tgl_system", tgl.into()),
            ("kode_sales", self.tanda.into()),
            ("jenis_barang", "BARANG".into()),
            ("kode_barcode", format!("000{n}{baris}000").into()),
            ("nama_barang", format!("CINCIN {}", self.tanda).into()),
            ("kode_group", "750".into()),
            ("jenis_group", "TUA".into()),
            ("kelompok_harga", self.tanda.into()),
            ("kode_dept", self.tanda.into()),
            ("kode_gudang", "TOKO".into()),
            ("kode_baki", "A01".into()),
            ("qty", 1.into()),
            ("kadar", 10_000.into()),
            ("kadar_cetak", 7_500.into()),
            ("berat_awal", mg.into()),
            ("berat", mg.into()),
            ("harga_gram", 1_400_000.into()),
            ("nilai_emas", (harga - 100_000).into()),
            ("ongkos", 100_000.into()),
            ("harga_jual", harga.into()),
            ("diskon", 0.into()),
            ("harga_hitung", harga.into()),
            ("harga_total", harga.into()),
            ("total_pokok", (harga / 2).into()),
            ("asal_perolehan", self.tanda.into()),
            ("tarif_ppn", 110.into()),
            ("dpp", dpp.into()),
            ("ppn", (harga - dpp).into()),
            ("rincian", "[]".into()),
        ]);
        isi.extend(lain);
        sisip(self.tx, "jual", isi)
    }

    fn beli(
        &mut self,
        no: &str,
        n: i64,
        baris: i64,
        (tgl, mg, harga): (&str, i64, i64),
        lain: Isi<'_>,
    ) -> Hasil<()> {
        let mut isi = kosong(
            &[
                "toko_nota",
                "no_faktur_nota",
                "tgl_nota",
                "no_faktur_ext",
                "no_susut",
                "otorisasi",
                "kartu_lama",
            ],
            &[],
        );
        isi.extend([
            ("no_faktur_group", no.into()),
            ("baris", baris.into()),
            ("no_faktur_beli", self.no("FB", n * 10 + baris).into()),
            ("tgl_system", tgl.into()),
            ("kode_sales", self.tanda.into()),
            ("surat", "NOTA".into()),
            ("kode_barcode", format!("0009{n}{baris}00").into()),
            ("nama_barang", format!("GELANG {}", self.tanda).into()),
            ("kode_group", "420".into()),
            ("jenis_group", "MUDA".into()),
            ("kelompok_harga", self.tanda.into()),
            ("kode_dept", self.tanda.into()),
            ("kode_gudang", "BELI".into()),
            ("kode_baki", "B01".into()),
            ("kadar", 10_000.into()),
            ("kadar_uji", 4_200.into()),
            ("berat_nota", (mg + 50).into()),
            ("berat_timbang", mg.into()),
            ("berat", mg.into()),
            ("harga_nota", (harga * 2).into()),
            ("harga_emas", 800_000.into()),
            ("kondisi", if baris == 1 { "BAGUS" } else { "RUSAK RINGAN" }.into()),
            ("tipe_kondisi", if baris == 1 { "BAGUS" } else { "RUSAK" }.into()),
            ("cara_nilai", "IKUT_NOTA".into()),
            ("nilai", (harga + 10_000).into()),
            ("potongan", 10_000.into()),
            ("rugi_nota", 0.into()),
            ("harga_hitung", harga.into()),
            ("harga", harga.into()),
            ("harga_rata", (harga * 1_000 / mg).into()),
            ("rata_asal", (harga * 2_000 / (mg + 50)).into()),
            ("rincian", "[]".into()),
        ]);
        isi.extend(lain);
        sisip(self.tx, "beli", isi)
    }

    /// Payments as (side, kind, sum); what the shop pays goes out.
    fn bayar(&mut self, no: &str, tgl: &str, semua: &[(&str, &str, i64, &str)]) -> Hasil<()> {
        for (baris, (sisi, jenis, jumlah, rujukan)) in (1_i64..).zip(semua) {
            let bank = matches!(*jenis, "TRANSFER" | "DEBET" | "CREDIT");
            let isi: Isi<'_> = vec![
                ("no_faktur_group", no.into()),
                ("baris", baris.into()),
                ("tgl_system", tgl.into()),
                ("sisi", (*sisi).into()),
                ("arah", if *sisi == "JUAL" { "MASUK" } else { "KELUAR" }.into()),
                ("jenis", (*jenis).into()),
                ("jumlah_rp", (*jumlah).into()),
                ("diterima", (*jumlah).into()),
                ("no_rekening", if bank { "1234567890" } else { "" }.into()),
                ("no_rekening_tujuan", if bank && *sisi == "BELI" { "99887766" } else { "" }.into()),
                ("atas_nama", "".into()),
                ("kartu_akhir", "".into()),
                ("rujukan", (*rujukan).into()),
            ];
            sisip(self.tx, "bayar", isi)?;
        }
        Ok(())
    }

    fn batal(&mut self, no: &str, n: i64) -> Hasil<()> {
        let isi: Isi<'_> = vec![
            ("no_faktur_group", no.into()),
            ("no_batal", self.no("BF", n).into()),
            ("tgl_system", HARI.into()),
            ("waktu", Self::waktu(HARI, 50 + n).into()),
            ("oleh", "spv".into()),
            ("disetujui", "own".into()),
            ("alasan", "SALAH KETIK".into()),
        ];
        sisip(self.tx, "faktur_batal", isi)
    }

    fn titipan(&mut self, n: i64, jumlah: i64, pakai: i64) -> Hasil<()> {
        let no = self.no("FT", n);
        let mut isi = kosong(
            &[
                "kode_pelanggan",
                "kode_member",
                "alamat_customer",
                "no_hp",
                "kode_group",
                "kode_barcode",
                "gudang_asal",
                "baki_asal",
                "keterangan",
            ],
            &["harga_gram", "berat", "harga_barang"],
        );
        isi.extend([
            ("no_titip", no.as_str().into()),
            ("tgl_system", HARI.into()),
            ("waktu", Self::waktu(HARI, n).into()),
            ("oleh", self.tanda.into()),
            ("kode_sales", self.tanda.into()),
            ("nama_customer", self.tanda.into()),
            ("jumlah_rp", jumlah.into()),
            ("cara_harga", "FLOAT".into()),
            ("tgl_akhir", "2027-02-13".into()),
            ("pembayaran", "[]".into()),
        ]);
        sisip(self.tx, "titipan", isi)?;
        sisip(
            self.tx,
            "saldo_titipan",
            vec![("no_titip", no.as_str().into()), ("saldo", (jumlah - pakai).into())],
        )?;
        if pakai > 0 {
            let isi: Isi<'_> = vec![
                ("no_titip", no.as_str().into()),
                ("urut", 1.into()),
                ("jenis", "PAKAI".into()),
                ("tgl_system", HARI.into()),
                ("waktu", Self::waktu(HARI, n).into()),
                ("oleh", self.tanda.into()),
                ("disetujui", "".into()),
                ("jumlah_rp", pakai.into()),
                ("rujukan", "".into()),
                ("alasan", "".into()),
            ];
            sisip(self.tx, "titipan_peristiwa", isi)?;
        }
        Ok(())
    }

    fn kupon(&mut self, n: i64, faktur: &str) -> Hasil<String> {
        let no = self.no("KP", n);
        let isi: Isi<'_> = vec![
            ("no_kupon", no.as_str().into()),
            ("kode_kupon", "HEMAT".into()),
            ("nama_kupon", "KUPON HEMAT".into()),
            ("jenis_nilai", "RP".into()),
            ("nilai", 175_000.into()),
            ("min_pakai", 0.into()),
            ("tgl_terbit", HARI.into()),
            ("tgl_akhir", "2026-12-15".into()),
            ("no_faktur_group", faktur.into()),
            ("kode_pelanggan", "".into()),
            ("nama_customer", self.tanda.into()),
            ("oleh", self.tanda.into()),
        ];
        sisip(self.tx, "kupon_terbit", isi)?;
        Ok(no)
    }

    fn kas(&mut self, id: i64, tgl: &str, kategori: &str, masuk: i64, keluar: i64) -> Hasil<()> {
        let isi: Isi<'_> = vec![
            ("id", id.into()),
            ("tgl_system", tgl.into()),
            ("waktu", Self::waktu(tgl, id).into()),
            ("jenis_dok", "NG".into()),
            ("no_dok", self.no("NG", id).into()),
            ("baris", 1.into()),
            ("kasir", self.tanda.into()),
            ("kategori", kategori.into()),
            ("deskripsi", "".into()),
            ("jumlah_in", masuk.into()),
            ("jumlah_out", keluar.into()),
            ("oleh", self.tanda.into()),
            ("balik", None::<i64>.into()),
        ];
        sisip(self.tx, "buku_kas", isi)
    }
}

/// Planted once in a store, whichever of its reports comes first.
pub fn tanam(tx: &mut Tx<'_>, tanda: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    if tx.one("SELECT 1 FROM faktur WHERE toko = $1 LIMIT 1", args![&toko], |r| r.int(0))?.is_some() {
        return Ok(());
    }
    crate::benih_barang::tanam(tx, tanda)?;
    tx.exec("UPDATE group_barang SET kelompok_harga = $2 WHERE toko = $1", args![&toko, tanda])?;
    let dilebur: String = tx.nilai(
        "SELECT r.kode_barcode FROM dok_barang d JOIN dok_barang_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
         WHERE d.toko = $1 AND d.jenis = 'HANCUR'",
        args![&toko],
    )?;
    let mut t = Toko { tx, tanda };
    // A sale with a counted accessory, a coupon and a marketplace; it gives a coupon too.
    let no = t.faktur(1, HARI, "JUAL", (4, 2_350, 3_675_000), (0, 0, 0))?;
    t.jual(&no, 1, 1, (HARI, 2_350, 3_525_000), vec![])?;
    let curah: Isi<'_> = vec![
        ("jenis_barang", "CURAH".into()),
        ("kode_barcode", "".into()),
        ("nama_barang", "KOTAK".into()),
        ("kode_group", "ACC".into()),
        ("jenis_group", "".into()),
        ("qty", 3.into()),
        ("ongkos", 0.into()),
        ("nilai_emas", 0.into()),
        ("tarif_ppn", 0.into()),
        ("dpp", 150_000.into()),
        ("ppn", 0.into()),
    ];
    t.jual(&no, 1, 2, (HARI, 0, 150_000), curah)?;
    let kupon = t.kupon(1, "")?;
    t.kupon(2, &no)?;
    t.bayar(&no, HARI, &[("JUAL", "CASH", 3_500_000, ""), ("JUAL", "KUPON", 175_000, &kupon)])?;
    // An exchange: a diamond out, a bracelet in, the rest by transfer.
    let no = t.faktur(2, HARI, "TUKAR", (1, 3_100, 20_000_000), (1, 4_000, 5_000_000))?;
    let berlian: Isi<'_> = vec![
        ("is_berlian", 1.into()),
        ("kode_intern", "D-77".into()),
        ("total_usd", 100_000.into()),
        ("curr", 1_650_000.into()),
        ("total_berlian_rp", 16_500_000.into()),
    ];
    t.jual(&no, 2, 1, (HARI, 3_100, 20_000_000), berlian)?;
    t.beli(&no, 2, 1, (HARI, 4_000, 5_000_000), vec![])?;
    t.bayar(
        &no,
        HARI,
        &[
            ("JUAL", "TUKAR", 5_000_000, ""),
            ("BELI", "TUKAR", 5_000_000, ""),
            ("JUAL", "TRANSFER", 15_000_000, ""),
        ],
    )?;
    // A purchase of two pieces; one was destroyed the same day.
    let no = t.faktur(3, HARI, "BELI", (0, 0, 0), (2, 9_444, 5_000_000))?;
    let lebur: Isi<'_> = vec![("kode_barcode", dilebur.into()), ("kode_gudang", "TOKO".into())];
    t.beli(&no, 3, 1, (HARI, 4_444, 3_000_000), lebur)?;
    t.beli(&no, 3, 2, (HARI, 5_000, 2_000_000), vec![])?;
    t.bayar(&no, HARI, &[("BELI", "TRANSFER", 4_000_000, ""), ("BELI", "CASH", 1_000_000, "")])?;
    sisip(
        t.tx,
        "faktur_valid",
        vec![
            ("no_faktur_group", no.into()),
            ("tgl_system", HARI.into()),
            ("waktu", Toko::waktu(HARI, 40).into()),
            ("oleh", "spv".into()),
        ],
    )?;
    // Taken back on its own day: only the reports of what was taken back know it.
    let no = t.faktur(4, HARI, "JUAL", (1, 1_000, 1_500_000), (0, 0, 0))?;
    t.jual(&no, 4, 1, (HARI, 1_000, 1_500_000), vec![])?;
    t.bayar(&no, HARI, &[("JUAL", "CASH", 1_500_000, "")])?;
    t.batal(&no, 4)?;
    // Taken back days later: comes off today.
    let no = t.faktur(5, LALU, "JUAL", (1, 5_000, 9_000_000), (0, 0, 0))?;
    t.jual(&no, 5, 1, (LALU, 5_000, 9_000_000), vec![("is_lm", 1.into())])?;
    t.bayar(&no, LALU, &[("JUAL", "CASH", 9_000_000, "")])?;
    t.batal(&no, 5)?;
    let no = t.faktur(6, LALU, "BELI", (0, 0, 0), (1, 2_000, 1_000_000))?;
    t.beli(&no, 6, 1, (LALU, 2_000, 1_000_000), vec![])?;
    t.bayar(&no, LALU, &[("BELI", "CASH", 1_000_000, "")])?;
    t.batal(&no, 6)?;
    t.titipan(1, 2_000_000, 0)?;
    t.titipan(2, 750_000, 750_000)?;
    for (id, (tgl, kategori, masuk, keluar)) in (1_i64..).zip([
        (LALU, "MODAL", 20_000_000, 0),
        (LALU, "PENJUALAN", 9_000_000, 0),
        (LALU, "PEMBELIAN", 0, 1_000_000),
        (HARI, "PENJUALAN", 3_500_000, 0),
        (HARI, "PEMBELIAN", 0, 1_000_000),
        (HARI, "BATAL PENJUALAN", 0, 9_000_000),
        (HARI, "BATAL BELI", 1_000_000, 0),
        (HARI, "LISTRIK", 0, 250_000),
    ]) {
        t.kas(id, tgl, kategori, masuk, keluar)?;
    }
    sisip(t.tx, "saldo_kas", vec![("kasir", tanda.into()), ("saldo", 22_250_000.into())])
}
