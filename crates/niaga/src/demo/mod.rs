//! The trade of the demo's days: sales, purchases, exchanges and deposits of one store, through the same functions the API
//! uses and the same on every run. What is sold was brought in for it. `hari_ini` tells the day that is still open; crate
//! `demo` puts the days together.

mod hari_ini;
mod titip;

pub(crate) use hari_ini::hari_ini;

use crate::lihat::Sisi;
use crate::{Bayar, JenisBayar, TransaksiMinta, batal, beli, jual, validasi};
use barang::demo::{Contoh, JUALAN, MODEL, sebutan};
use barang::tambah::{self, Baru, Batu, harga_hari};
use db::{Tx, args};
use konter::pelanggan;
use member::daftar::MemberMinta;
use platform::demo::{TokoDemo, disetujui};
use platform::{Hasil, Pelaku};
use std::time::Duration;
use values::{Berat, CaratBatu, JamDiam, Kadar, Rupiah, UsdSen};

/// Sales of a store on a usual day.
pub const NOTA: usize = 3;
/// Pieces for so many days are brought in together.
const JARAK: i64 = 3;
const SALES: [&str; 8] = ["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08"];
const DEPAN: [&str; 10] =
    ["SITI", "RINA", "AGUS", "WAHYU", "LINDA", "HARTONO", "MEGA", "YULIANI", "SUPRIADI", "NINGSIH"];
const BELAKANG: [&str; 6] = ["WIBOWO", "SANTOSO", "LESTARI", "KURNIAWAN", "HALIM", "MAHARANI"];
const JALAN: [&str; 5] = ["MAWAR", "KENANGA", "DIPONEGORO", "SUDIRMAN", "PAHLAWAN"];

/// Group, type, purities and weights (mg) of pieces.
type Macam = (&'static str, &'static str, i64, i64, (u64, u64));

/// Bars and wedding rings, beside what lies in the trays anyhow.
const LAIN: [Macam; 2] =
    [("LM", "LMBTG", 10_000, 9_700, (1_000, 5_000)), ("916", "CIN916", 9_500, 9_250, (2_000, 5_000))];

/// A piece in the showcase that the demo may sell.
#[derive(Clone)]
struct Pajang {
    kode: String,
    berat: Berat,
}

/// A line that was sold: what a customer may bring back.
#[derive(Clone)]
struct Nota {
    no: String,
    kode: String,
    berat: Berat,
    hari: i64,
}

#[derive(Clone)]
struct Titip {
    no: String,
    barang: Option<Pajang>,
    jumlah: Rupiah,
    hari: i64,
    siapa: pelanggan::PelangganMinta,
}

/// A transaction of the day: its number, and whether it is a plain sale or purchase, which may be taken back.
type Ditulis = (String, Option<bool>);

/// Lends the supervisor cash of a cashier's drawer: what moves between drawers is not trade's.
pub type Pinjam = fn(&mut Tx<'_>, &TokoDemo, &Pelaku, Rupiah) -> Hasil<()>;

/// What the story of one store remembers.
#[derive(Clone)]
pub struct Cerita {
    toko: TokoDemo,
    pinjam: Pinjam,
    nota: usize,
    pelanggan: Vec<String>,
    pajang: Vec<Pajang>,
    terjual: Vec<Nota>,
    kupon: Vec<String>,
    titip: Vec<Titip>,
    urut: usize,
}

fn bayar(jenis: JenisBayar, jumlah: Rupiah) -> Bayar {
    Bayar { jenis, jumlah_rp: jumlah, ..Bayar::default() }
}

fn rp(n: i64) -> Rupiah {
    Rupiah::new(n)
}

impl Cerita {
    /// A story with so many sales on a usual day.
    pub const fn baru(toko: TokoDemo, nota: usize, pinjam: Pinjam) -> Self {
        Self {
            toko,
            pinjam,
            nota,
            pelanggan: Vec::new(),
            pajang: Vec::new(),
            terjual: Vec::new(),
            kupon: Vec::new(),
            titip: Vec::new(),
            urut: 0,
        }
    }

    /// The store the story is of.
    pub const fn toko(&self) -> &TokoDemo {
        &self.toko
    }

    /// The trade of one day, from the pieces that come in to its validation.
    pub fn hari(&mut self, tx: &mut Tx<'_>, jam: &JamDiam, mundur: i64) -> Hasil<()> {
        self.baca_kupon(tx)?;
        if mundur % JARAK == 0 || mundur == self.toko.pertama {
            self.terima(tx, (self.nota + 2) * usize::try_from(JARAK).unwrap_or(1))?;
        }
        // Weekends are busier, and so is the end of a story.
        let ramai = if mundur % 7 < 2 { 2 } else { 1 };
        let banyak = self.nota + usize::try_from(self.toko.acak.di(0, ramai)).unwrap_or(0);
        let mut hari_ini: Vec<Ditulis> = Vec::new();
        for ke in 0..banyak {
            jam.maju(Duration::from_secs(self.toko.acak.di(1_200, 5_400)));
            hari_ini.extend(self.jual(tx, ke, mundur)?.map(|no| (no, Some(true))));
        }
        for _ in 0..self.toko.acak.di(0, 2) {
            jam.maju(Duration::from_secs(self.toko.acak.di(600, 2_400)));
            hari_ini.extend(self.beli(tx, mundur)?.map(|no| (no, Some(false))));
        }
        if mundur % 3 == 1 {
            jam.maju(Duration::from_secs(900));
            hari_ini.extend(self.tukar(tx, mundur)?.map(|no| (no, None)));
        }
        self.titipan(tx, jam, mundur, &mut hari_ini)?;
        jam.maju(Duration::from_secs(1_200));
        self.batalkan(tx, mundur, &mut hari_ini)?;
        if hari_ini.is_empty() {
            return Ok(());
        }
        let m =
            validasi::ValidasiMinta { no_faktur_groups: hari_ini.into_iter().map(|(no, _)| no).collect() };
        validasi::validasi(tx, &self.toko.spv, Sisi::Semua, &m).map(|_| ())
    }

    /// Coupons without those whose time was over, and those that went with a sale.
    fn baca_kupon(&mut self, tx: &mut Tx<'_>) -> Hasil<()> {
        self.kupon = tx.rows(
            "SELECT k.no_kupon FROM kupon_terbit k JOIN saldo_kupon s ON s.toko = k.toko AND s.no_kupon = k.no_kupon \
             WHERE k.toko = $1 AND s.qty = 1 ORDER BY k.tgl_terbit, k.no_faktur_group",
            args![&self.toko.own.toko],
            |r| r.get(0),
        )?;
        Ok(())
    }

    /// Pieces straight into the showcase, until so many lie there to be sold, and a diamond.
    fn terima(&mut self, tx: &mut Tx<'_>, perlu: usize) -> Hasil<()> {
        let harga = harga_hari(tx, &self.toko.own)?;
        let mut baris = Vec::with_capacity(perlu);
        for ke in 0..perlu.saturating_sub(self.pajang.len()) {
            self.urut += 1;
            let b = if ke % 6 == 5 {
                let (group, dept, kadar, modal, berat) = LAIN[self.urut / 6 % LAIN.len()];
                self.piece(group, dept, (kadar, modal), berat, 0, "A06")
            } else {
                let c: &Contoh = self.toko.acak.pilih(&JUALAN).unwrap_or(&JUALAN[0]);
                let baki = self.toko.acak.pilih(c.toko).map_or("A01", |(b, _)| *b);
                self.piece(c.group, c.jenis, (c.kadar, c.modal), c.berat, c.ongkos, baki)
            };
            baris.push(b);
        }
        if !baris.is_empty() {
            for (t, b) in tambah::banyak(tx, &self.toko.own, &harga.gram, &baris)?.into_iter().zip(&baris) {
                self.pajang.push(Pajang { kode: t.kode_barcode, berat: b.berat_asli });
            }
        }
        let mut berlian = self.piece("BERLIAN", "CINBRL", (8_000, 7_700), (1_500, 3_500), 0, "K01");
        berlian.data_berlian = vec![Batu {
            jenis_batu: "BRL".to_owned(),
            shape: "RD".to_owned(),
            color: "F".to_owned(),
            clarity: "VVS1".to_owned(),
            butir: 1,
            carat: CaratBatu::perseribu(i64::try_from(self.toko.acak.di(10, 29)).unwrap_or(20) * 10),
            usd_carat: UsdSen::sen(185_000),
            ..Batu::default()
        }];
        let t = tambah::satu(tx, &self.toko.own, &harga, &berlian)?;
        self.pajang.push(Pajang { kode: t.kode_barcode, berat: berlian.berat_asli });
        Ok(())
    }

    fn piece(
        &mut self,
        group: &str,
        dept: &str,
        (kadar, modal): (i64, i64),
        berat: (u64, u64),
        ongkos: i64,
        baki: &str,
    ) -> Baru {
        let mg = if group == "LM" {
            *self.toko.acak.pilih(&[1_000, 2_000, 5_000, 10_000]).unwrap_or(&1_000)
        } else {
            i64::try_from(self.toko.acak.di(berat.0 / 10, berat.1 / 10) * 10).unwrap_or(1_000)
        };
        let model = self.toko.acak.pilih(&MODEL).copied().unwrap_or_default();
        Baru {
            kode_group: group.to_owned(),
            kode_dept: dept.to_owned(),
            kode_gudang: "TOKO".to_owned(),
            kode_toko: baki.to_owned(),
            supplier_barang: "HWT".to_owned(),
            kode_intern: format!("J{}{:05}", dept.get(..1).unwrap_or("X"), self.urut),
            nama_barang: if group == "LM" {
                format!("LM {} GRAM", mg / 1_000)
            } else {
                format!("{} {model}", sebutan(dept))
            },
            berat_asli: Berat::mg(mg),
            kadar: Kadar::perseratus(kadar).ok(),
            kadar_modal: Kadar::perseratus(modal).ok(),
            ongkos_modal: rp(ongkos),
            profit: rp(ongkos * 4),
            ..Baru::default()
        }
    }

    /// One of the store's customers; somebody new now and then.
    fn pelanggan(&mut self, tx: &mut Tx<'_>) -> Hasil<pelanggan::PelangganMinta> {
        let ada = self.pelanggan.len();
        if ada < 40 && (ada < 6 || self.toko.acak.di(0, 3) == 0) {
            let depan = DEPAN.get(ada % DEPAN.len()).copied().unwrap_or_default();
            let belakang =
                BELAKANG.get((ada / DEPAN.len() + ada) % BELAKANG.len()).copied().unwrap_or_default();
            let jalan = self.toko.acak.pilih(&JALAN).copied().unwrap_or_default();
            let toko = self.toko.kode.bytes().fold(0_u64, |a, b| (a * 31 + u64::from(b)) % 10_000);
            let m = pelanggan::PelangganMinta {
                nama_customer: format!("{depan} {belakang}"),
                alamat_customer: format!("JL. {jalan} NO. {}", self.toko.acak.di(1, 120)),
                no_hp: format!("0812{toko:04}{ada:04}"),
                nik: format!("31{toko:04}5501{:06}", 800_000 + ada),
                ..pelanggan::PelangganMinta::default()
            };
            let p = pelanggan::daftar(tx, &self.toko.own, &m)?;
            if ada.is_multiple_of(2) {
                anggota(tx, &self.toko.own, &p, ada)?;
            }
            self.pelanggan.push(p.kode_pelanggan);
        }
        let kode = self.toko.acak.pilih(&self.pelanggan).cloned().unwrap_or_default();
        Ok(pelanggan::PelangganMinta { kode_pelanggan: kode, ..pelanggan::PelangganMinta::default() })
    }

    fn sales(&mut self) -> String {
        (*self.toko.acak.pilih(&SALES).unwrap_or(&SALES[0])).to_owned()
    }

    fn rekening(&mut self) -> String {
        self.toko.acak.pilih(&self.toko.rekening).cloned().unwrap_or_default()
    }

    /// How a customer pays so much: cash with change, by bank, or both.
    fn cara(&mut self, sisa: Rupiah) -> Vec<Bayar> {
        let n = sisa.nilai();
        if n <= 0 {
            return Vec::new();
        }
        let pas = |n: i64| (n + 49_999) / 50_000 * 50_000;
        let (jenis, sebagian) = match self.toko.acak.di(0, 9) {
            0..=4 => return vec![bayar(JenisBayar::Cash, rp(pas(n)))],
            5 | 6 => (JenisBayar::Transfer, n),
            7 => (JenisBayar::Debet, n),
            8 => (JenisBayar::Credit, n),
            _ => (JenisBayar::Debet, n / 2),
        };
        let no_rekening = self.rekening();
        let kartu_akhir = if jenis == JenisBayar::Transfer {
            String::new()
        } else {
            format!("{:04}", self.toko.acak.di(0, 9_999))
        };
        let mut semua = vec![Bayar { no_rekening, kartu_akhir, ..bayar(jenis, rp(sebagian)) }];
        if sebagian < n {
            semua.push(bayar(JenisBayar::Cash, rp(pas(n - sebagian))));
        }
        semua
    }

    fn ambil(&mut self) -> Option<Pajang> {
        if self.pajang.is_empty() {
            return None;
        }
        let n = u64::try_from(self.pajang.len()).unwrap_or(1) - 1;
        Some(self.pajang.swap_remove(usize::try_from(self.toko.acak.di(0, n)).unwrap_or(0)))
    }

    /// A sale of one piece, sometimes two; `ke` of the day.
    fn jual(&mut self, tx: &mut Tx<'_>, ke: usize, mundur: i64) -> Hasil<Option<String>> {
        let mut barang: Vec<Pajang> = self.ambil().into_iter().collect();
        if self.toko.acak.di(0, 7) == 0 {
            barang.extend(self.ambil());
        }
        let pasar = self.toko.acak.di(0, 11) == 0;
        let mut m = TransaksiMinta {
            // Not everybody leaves a name.
            customer: if ke == 0 { pelanggan::PelangganMinta::default() } else { self.pelanggan(tx)? },
            ..TransaksiMinta::default()
        };
        if pasar {
            (*self.toko.acak.pilih(&["TOKOPEDIA", "SHOPEE"]).unwrap_or(&"SHOPEE"))
                .clone_into(&mut m.kode_marketplace);
            m.no_order = format!("INV{}{:06}", self.toko.kode, self.urut * 7 + ke);
        }
        self.simpan(tx, m, barang, mundur)
    }

    /// Prices, pays and writes a transaction; what needs an approval is not told and goes back to the showcase.
    fn simpan(
        &mut self,
        tx: &mut Tx<'_>,
        mut m: TransaksiMinta,
        barang: Vec<Pajang>,
        mundur: i64,
    ) -> Hasil<Option<String>> {
        if barang.is_empty() {
            return Ok(None);
        }
        m.kode_sales = self.sales();
        m.detail_barang = barang
            .iter()
            .map(|b| jual::JualMinta {
                kode_barcode: b.kode.clone(),
                status_premi: true,
                ..jual::JualMinta::default()
            })
            .collect();
        let kasir = self.toko.kasir[usize::from(self.toko.acak.di(0, 2) == 0)].clone();
        let h = crate::hitung(tx, &kasir, &m)?;
        let titip = m.pembayaran.iter().map(|b| b.jumlah_rp.nilai()).sum::<i64>();
        let sisa = rp(h.neto.nilai() - titip);
        if !h.alasan.is_empty() || sisa < Rupiah::NOL {
            self.pajang.extend(barang.into_iter().filter(|_| m.pembayaran.is_empty()));
            return Ok(None);
        }
        // The oldest; today's stay with who got them, and may still be taken back with their sale.
        let boleh = h.neto.nilai() >= 2_500_000 && mundur % 3 == 0 && m.pembayaran.is_empty();
        let kupon = (boleh && self.kupon.len() > 8).then(|| self.kupon.remove(0));
        if let Some(no_kupon) = kupon {
            // What the coupon is worth comes back as change.
            let pas = (sisa.nilai() + 49_999) / 50_000 * 50_000;
            m.pembayaran = vec![
                Bayar { no_kupon, ..bayar(JenisBayar::Kupon, Rupiah::NOL) },
                bayar(JenisBayar::Cash, rp(pas)),
            ];
        } else {
            let lagi = self.cara(sisa);
            m.pembayaran.extend(lagi);
        }
        m.neto = Some(h.neto);
        // A coupon that leaves less than a piece cost is somebody's to approve.
        let t = disetujui(tx, &kasir, &self.toko.spv, |tx, izin| {
            crate::simpan(tx, &kasir, &TransaksiMinta { otorisasi: izin.to_owned(), ..m.clone() })
        })?;
        for (no, b) in t.no_faktur_jual.iter().zip(barang) {
            self.terjual.push(Nota { no: no.clone(), kode: b.kode, berat: b.berat, hari: mundur });
        }
        self.kupon.extend(t.kupon);
        Ok(Some(t.dokumen.no_faktur_group))
    }

    /// A nota some days old, and the line of a purchase it makes.
    fn nota_lama(&mut self, tx: &mut Tx<'_>, mundur: i64, kondisi: &str) -> Hasil<Option<beli::BeliMinta>> {
        let hilang = self.toko.acak.di(0, 4) == 0;
        self.nota_atau_hilang(tx, mundur, kondisi, hilang)
    }

    /// The same, with its paper or without.
    fn nota_atau_hilang(
        &mut self,
        tx: &mut Tx<'_>,
        mundur: i64,
        kondisi: &str,
        hilang: bool,
    ) -> Hasil<Option<beli::BeliMinta>> {
        let ke = self.terjual.iter().position(|n| n.hari >= mundur + 3);
        let Some(n) = ke.map(|ke| self.terjual.remove(ke)) else { return Ok(None) };
        Self::dibawa_kembali(tx, n, kondisi, hilang).map(Some)
    }

    /// A piece that was sold here comes back.
    fn dibawa_kembali(tx: &mut Tx<'_>, n: Nota, kondisi: &str, hilang: bool) -> Hasil<beli::BeliMinta> {
        // Without its letter a piece is tested.
        let kadar_uji = if hilang {
            let sql = "SELECT kadar_cetak FROM barang WHERE kode_barcode = $1";
            tx.one(sql, args![n.kode.as_str()], |r| r.get(0))?
        } else {
            None
        };
        Ok(beli::BeliMinta {
            kadar_uji,
            surat: if hilang { "NOTA HILANG" } else { "NOTA" }.to_owned(),
            no_faktur_jual: if hilang { String::new() } else { n.no },
            kode_barcode: if hilang { n.kode } else { String::new() },
            berat_timbang: n.berat,
            kondisi: kondisi.to_owned(),
            ..beli::BeliMinta::default()
        })
    }

    /// A piece of another shop, or without any letter.
    fn barang_luar(&mut self) -> beli::BeliMinta {
        let c = self.toko.acak.pilih(&JUALAN).unwrap_or(&JUALAN[0]);
        let lain = self.toko.acak.di(0, 1) == 0;
        beli::BeliMinta {
            surat: if lain { "TOKO LAIN" } else { "TANPA SURAT" }.to_owned(),
            no_faktur_ext: if lain {
                format!("TM-{:05}", self.toko.acak.di(1, 99_999))
            } else {
                String::new()
            },
            nama_barang: format!("{} BEKAS", sebutan(c.jenis)),
            kode_group: c.group.to_owned(),
            kode_dept: c.jenis.to_owned(),
            berat_timbang: Berat::mg(i64::try_from(self.toko.acak.di(80, 400) * 10).unwrap_or(1_000)),
            kadar_uji: Kadar::perseratus(c.kadar - 500).ok(),
            kondisi: (*self.toko.acak.pilih(&["RUSAK RINGAN", "RUSAK BERAT"]).unwrap_or(&"RUSAK BERAT"))
                .to_owned(),
            ..beli::BeliMinta::default()
        }
    }

    fn beli(&mut self, tx: &mut Tx<'_>, mundur: i64) -> Hasil<Option<String>> {
        let kondisi = *self.toko.acak.pilih(&["BAGUS", "BAGUS", "RUSAK RINGAN"]).unwrap_or(&"BAGUS");
        let baris = if self.toko.acak.di(0, 2) == 0 { None } else { self.nota_lama(tx, mundur, kondisi)? };
        let baris = baris.unwrap_or_else(|| self.barang_luar());
        let transfer = self.toko.acak.di(0, 3) == 0;
        self.bayar_beli(tx, baris, transfer)
    }

    /// A piece is paid for, by transfer where the account holds enough; what needs an approval is not told.
    fn bayar_beli(
        &mut self,
        tx: &mut Tx<'_>,
        baris: beli::BeliMinta,
        transfer: bool,
    ) -> Hasil<Option<String>> {
        let mut m = TransaksiMinta {
            customer: self.pelanggan(tx)?,
            kode_sales: self.sales(),
            ..TransaksiMinta::default()
        };
        m.detail_beli = vec![baris];
        let h = crate::hitung_beli(tx, &self.toko.own, &m)?;
        if !h.alasan.is_empty() {
            return Ok(None);
        }
        let jumlah = h.total_beli;
        let Some(kasir) = self.toko.berkas(tx, jumlah)? else { return Ok(None) };
        m.pembayaran = if transfer && self.toko.cukup(tx, jumlah)? {
            vec![Bayar {
                no_rekening: self.toko.rekening.first().cloned().unwrap_or_default(),
                no_rekening_tujuan: format!("70{:08}", self.toko.acak.di(1, 99_999_999)),
                atas_nama: "PENJUAL".to_owned(),
                ..bayar(JenisBayar::Transfer, jumlah)
            }]
        } else {
            vec![bayar(JenisBayar::Cash, jumlah)]
        };
        // A cashier whose transfers wait for the bank buys gold without a nota with a supervisor's yes.
        let t = disetujui(tx, &kasir, &self.toko.spv, |tx, izin| {
            crate::beli_saja(tx, &kasir, &TransaksiMinta { otorisasi: izin.to_owned(), ..m.clone() })
        })?;
        Ok(Some(t.dokumen.no_faktur_group))
    }

    /// An old piece against a new one that costs more.
    fn tukar(&mut self, tx: &mut Tx<'_>, mundur: i64) -> Hasil<Option<String>> {
        let Some(terberat) = self.pajang.iter().map(|b| b.berat).max() else { return Ok(None) };
        let ke = self.terjual.iter().position(|n| n.hari >= mundur + 3 && n.berat < terberat);
        let Some(n) = ke.map(|ke| self.terjual.remove(ke)) else { return Ok(None) };
        let Some(ke) = self.pajang.iter().position(|b| b.berat > n.berat) else { return Ok(None) };
        let barang = vec![self.pajang.swap_remove(ke)];
        let hilang = self.toko.acak.di(0, 4) == 0;
        let baris = Self::dibawa_kembali(tx, n, "BAGUS", hilang)?;
        let m = TransaksiMinta {
            customer: self.pelanggan(tx)?,
            detail_beli: vec![baris],
            ..TransaksiMinta::default()
        };
        self.simpan(tx, m, barang, mundur)
    }

    /// A supervisor takes back what was wrong, on the day itself.
    fn batalkan(&mut self, tx: &mut Tx<'_>, mundur: i64, hari_ini: &mut Vec<Ditulis>) -> Hasil<()> {
        let (jual, alasan) = match (mundur % 9, mundur % 14) {
            (4, _) => (true, "SALAH SCAN BARANG"),
            (_, 6) => (false, "PELANGGAN TIDAK JADI"),
            _ => return Ok(()),
        };
        let Some(ke) = hari_ini.iter().rposition(|(_, j)| *j == Some(jual)) else { return Ok(()) };
        let (no, _) = hari_ini.remove(ke);
        let toko = tx.toko().clone();
        let kurang: i64 = tx.nilai(
            "SELECT COUNT(*) FROM buku_kas b JOIN saldo_kas s ON s.toko = b.toko AND s.kasir = b.kasir \
             WHERE b.toko = $1 AND b.no_dok = $2 AND b.jumlah_in - b.jumlah_out > s.saldo",
            args![&toko, no.as_str()],
        )?;
        if kurang > 0 {
            hari_ini.push((no, None));
            return Ok(());
        }
        self.batalkan_satu(tx, jual, &no, alasan)
    }

    /// Taken back, on an older day with the owner's yes; its pieces lie in the showcase again.
    fn batalkan_satu(&mut self, tx: &mut Tx<'_>, jual: bool, no: &str, alasan: &str) -> Hasil<()> {
        let dari = if jual { batal::Dari::Penjualan } else { batal::Dari::Pembelian };
        disetujui(tx, &self.toko.spv, &self.toko.own, |tx, izin| {
            let m = batal::BatalTransaksi {
                no_faktur: no.to_owned(),
                alasan: alasan.to_owned(),
                otorisasi: izin.to_owned(),
            };
            batal::batal(tx, &self.toko.spv, dari, &m)
        })?;
        let toko = tx.toko().clone();
        let lepas: Vec<String> = tx.rows(
            "SELECT no_faktur_jual FROM jual WHERE toko = $1 AND no_faktur_group = $2",
            args![&toko, no],
            |r| r.get(0),
        )?;
        let (kembali, tetap): (Vec<Nota>, Vec<Nota>) =
            self.terjual.drain(..).partition(|n| lepas.contains(&n.no));
        self.terjual = tetap;
        self.pajang.extend(kembali.into_iter().map(|n| Pajang { kode: n.kode, berat: n.berat }));
        Ok(())
    }
}

/// A customer becomes a member, as at the counter.
fn anggota(tx: &mut Tx<'_>, own: &Pelaku, p: &konter::Pelanggan, ke: usize) -> Hasil<()> {
    let m = MemberMinta {
        kode_pelanggan: p.kode_pelanggan.clone(),
        nama_customer: p.nama_customer.clone(),
        alamat_customer: p.alamat_customer.clone(),
        no_hp: p.no_hp.clone(),
        tgl_lahir: format!("{}-{:02}-{:02}", 1960 + ke % 40, 1 + (ke * 5) % 12, 1 + (ke * 7) % 28),
        setuju: ke.is_multiple_of(4),
        cara_kode: "URUT".to_owned(),
        yakin: true,
        ..MemberMinta::default()
    };
    member::daftar::daftarkan(tx, own, &m)?;
    Ok(())
}
