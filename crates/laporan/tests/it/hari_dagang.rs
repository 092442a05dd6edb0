//! Two days of trade as people make them, through the use cases and no other way: sales (one far below its price), an
//! exchange, purchases with and without a nota, manual goods both ways, and what was taken back on its own day and on the
//! next. No two documents weigh, cost or are called the same, so that a figure in the wrong column shows.

use barang::curah::manual as stok_manual;
use barang::tambah::{self, Baru, harga_hari};
use db::args;
use dunia::Dunia;
use konter::pelanggan;
use niaga::batal::{self, Dari};
use niaga::{Bayar, JenisBayar, Tercatat, TransaksiMinta, beli, jual, manual};
use platform::{Hasil, Pelaku};
use std::time::Duration;
use values::{Berat, Kadar, Rupiah, Tanggal};

pub const TOKO: &str = "JKT1";
pub const KEMARIN: &str = "2026-11-15";
pub const HARI: &str = "2026-11-16";

pub fn tanggal(teks: &str) -> Tanggal {
    Tanggal::parse(teks).unwrap()
}

/// One side of a day: pieces, milligrams, rupiah.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Sisi {
    pub qty: i64,
    pub berat: i64,
    pub rupiah: i64,
}

impl Sisi {
    fn tambah(&mut self, tanda: i64, lain: Self) {
        self.qty += tanda * lain.qty;
        self.berat += tanda * lain.berat;
        self.rupiah += tanda * lain.rupiah;
    }
}

/// What a day comes to by the documents that were handed out, added up by the test alone.
#[derive(Debug, Clone, Default)]
pub struct Jumlah {
    pub jual: Sisi,
    pub beli: Sisi,
    pub diskon: i64,
    pub ppn: i64,
    /// documents that were taken back on this day, and what they were for
    pub batal: Sisi,
}

/// A document as the counter priced it.
#[derive(Debug, Clone, Default)]
pub struct Faktur {
    pub no: String,
    /// the coupons it gave
    pub kupon: Vec<String>,
    pub no_jual: Vec<String>,
    no_beli: Vec<String>,
    jual: Sisi,
    pub beli: Sisi,
    diskon: i64,
    ppn: i64,
}

impl Jumlah {
    fn catat(&mut self, f: &Faktur) {
        self.tambah(1, f);
    }

    fn tambah(&mut self, tanda: i64, f: &Faktur) {
        self.jual.tambah(tanda, f.jual);
        self.beli.tambah(tanda, f.beli);
        self.diskon += tanda * f.diskon;
        self.ppn += tanda * f.ppn;
    }

    /// Taken back on this day; on a later one than its own it comes off.
    fn batalkan(&mut self, f: &Faktur) {
        self.tambah(-1, f);
        let rupiah = f.jual.rupiah + f.beli.rupiah;
        self.batal.tambah(1, Sisi { qty: 1, berat: f.jual.berat + f.beli.berat, rupiah });
    }
}

pub struct Dagang {
    pub kemarin: Jumlah,
    pub hari: Jumlah,
    /// sold 30% below its price
    pub murah: Faktur,
    /// a purchase of yesterday that was taken back today, and one of today without a nota
    pub beli_batal: Faktur,
    pub beli_tanpa_nota: Faktur,
}

/// The counter of a store, and who works there.
pub struct Meja<'a> {
    pub d: &'a Dunia,
    pub toko: &'static str,
    pub kasir: Pelaku,
    pub own: Pelaku,
}

/// A number that no two of the names share.
pub fn nomor(nama: &str) -> i64 {
    nama.bytes().fold(7, |n, b| (n * 31 + i64::from(b)) % 9_973)
}

/// The people of head office have no store in their names.
pub fn nama_orang(siapa: &str, toko: &str) -> String {
    if toko == "PST" { siapa.to_owned() } else { format!("{siapa}-{}", toko.to_lowercase()) }
}

pub fn customer(nama: &str, ke: i64) -> pelanggan::PelangganMinta {
    pelanggan::PelangganMinta {
        nama_customer: nama.to_owned(),
        alamat_customer: format!("JL MELATI {ke}"),
        no_hp: format!("08121000{ke:04}"),
        nik: format!("3171010101{:06}", 900_000 + ke),
        ..pelanggan::PelangganMinta::default()
    }
}

impl<'a> Meja<'a> {
    pub async fn di(d: &'a Dunia, toko: &'static str) -> Self {
        let kasir = d.orang(&nama_orang("kasir1", toko)).await;
        Self { d, toko, kasir, own: d.pemilik(toko).await }
    }

    /// Somebody else of the store.
    pub async fn orang(&self, siapa: &str) -> Pelaku {
        self.d.orang(&nama_orang(siapa, self.toko)).await
    }

    /// The clock goes on: two acts are never at the same moment.
    pub fn lewat(&self, menit: u64) {
        self.d.uji.jam.maju(Duration::from_secs(menit * 60));
    }

    /// A piece on a tray: what it is, weighs and cost. The purity that is printed gives the selling one.
    pub async fn barang(
        &self,
        nama: &str,
        (group, dept, cetak): (&str, &str, i64),
        mg: i64,
        modal: i64,
    ) -> String {
        let baru = Baru {
            kode_group: group.to_owned(),
            kode_dept: dept.to_owned(),
            kode_gudang: "TOKO".to_owned(),
            kode_toko: "A06".to_owned(),
            nama_barang: nama.to_owned(),
            berat_asli: Berat::mg(mg),
            kadar: Kadar::perseratus(cetak + 500).ok(),
            kadar_cetak: Kadar::perseratus(cetak).ok(),
            kadar_modal: Kadar::perseratus(modal).ok(),
            ..Baru::default()
        };
        self.tambah(vec![baru]).await.remove(0)
    }

    /// Brings pieces in; their barcodes.
    pub async fn tambah(&self, baris: Vec<Baru>) -> Vec<String> {
        let ada = self
            .d
            .kerja(&self.own, move |tx, p| {
                let harga = harga_hari(tx, p)?;
                tambah::banyak(tx, p, &harga.gram, &baris)
            })
            .await
            .unwrap();
        ada.into_iter().map(|t| t.kode_barcode).collect()
    }

    pub async fn cincin(&self, nama: &str, mg: i64) -> String {
        self.barang(nama, ("750", "CIN750", 7_500), mg, 7_700).await
    }

    /// Priced, paid to the rupiah by so many accounts or in cash, saved.
    /// A card's money waits for the bank while gold without a nota is bought: the owner looks at it.
    async fn izin(&self, t: &platform::Tolak) -> String {
        self.d.izin(&self.kasir, self.own.user_id.as_str(), t).await.unwrap()
    }

    async fn nota(&self, mut m: TransaksiMinta, cara: JenisBayar) -> Faktur {
        self.d.uji.jam.maju(Duration::from_secs(600));
        let tanya = m.clone();
        let h = self.d.kerja(&self.kasir, move |tx, p| niaga::hitung(tx, p, &tanya)).await.unwrap();
        let bank = cara != JenisBayar::Cash;
        let rekening = if bank { self.rekening().await } else { String::new() };
        let keluar = bank && h.neto < Rupiah::NOL;
        m.pembayaran = vec![Bayar {
            jenis: cara,
            jumlah_rp: Rupiah::new(h.neto.nilai().abs()),
            no_rekening: rekening,
            no_rekening_tujuan: if keluar { "8880001".to_owned() } else { String::new() },
            atas_nama: if keluar { m.customer.nama_customer.clone() } else { String::new() },
            ..Bayar::default()
        }];
        let simpan = async |m: TransaksiMinta| -> Hasil<Tercatat> {
            self.d.kerja(&self.kasir, move |tx, p| niaga::simpan(tx, p, &m)).await
        };
        let t = match simpan(m.clone()).await {
            Err(t) if t.kode == "NIAGA-08" => {
                simpan(TransaksiMinta { otorisasi: self.izin(&t).await, ..m }).await
            }
            jadi => jadi,
        };
        let t = t.unwrap();
        let mut f = Faktur {
            no: t.dokumen.no_faktur_group,
            kupon: t.kupon,
            no_jual: t.dokumen.no_faktur_jual,
            no_beli: t.dokumen.no_faktur_beli,
            ..Faktur::default()
        };
        for b in &h.detail_barang {
            let berat = b.berat.sebagai_mg();
            f.jual.tambah(1, Sisi { qty: b.qty, berat, rupiah: b.harga_total.nilai() });
            f.diskon += b.diskon.nilai();
            f.ppn += b.ppn.nilai();
        }
        for b in &h.detail_beli {
            f.beli.tambah(1, Sisi { qty: 1, berat: b.berat.sebagai_mg(), rupiah: b.harga.nilai() });
        }
        f
    }

    pub async fn rekening(&self) -> String {
        let (sql, toko) = ("SELECT MIN(no_rekening) FROM rekening WHERE toko = $1 AND aktif = 1", self.toko);
        self.d.db().read(move |c| c.nilai::<String>(sql, args![toko])).await.unwrap()
    }

    pub async fn jual(
        &self,
        nama: &str,
        sales: &str,
        baris: Vec<jual::JualMinta>,
        cara: JenisBayar,
    ) -> Faktur {
        let ke = nomor(nama);
        let m = TransaksiMinta {
            customer: customer(nama, ke),
            kode_sales: sales.to_owned(),
            detail_barang: baris,
            ..TransaksiMinta::default()
        };
        self.nota(m, cara).await
    }

    async fn beli(&self, nama: &str, sales: &str, baris: beli::BeliMinta, cara: JenisBayar) -> Faktur {
        let ke = nomor(nama);
        let m = TransaksiMinta {
            customer: customer(nama, ke),
            kode_sales: sales.to_owned(),
            detail_beli: vec![baris],
            ..TransaksiMinta::default()
        };
        self.nota(m, cara).await
    }

    async fn manual(
        &self,
        nama: &str,
        jual: Vec<manual::ManualBaris>,
        beli: Vec<manual::ManualBaris>,
    ) -> Faktur {
        self.d.uji.jam.maju(Duration::from_secs(600));
        let ke = nomor(nama);
        let mut m = manual::ManualMinta {
            customer: customer(nama, ke),
            kode_sales: "S03".to_owned(),
            detail_barang: jual,
            detail_beli: beli,
            ..manual::ManualMinta::default()
        };
        let tanya = m.clone();
        let h = self.d.kerja(&self.kasir, move |tx, p| manual::hitung(tx, p, &tanya)).await.unwrap();
        let jumlah_rp = Rupiah::new(h.neto.nilai().abs());
        m.pembayaran = vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp, ..Bayar::default() }];
        let simpan = async |m: manual::ManualMinta| {
            self.d.kerja(&self.kasir, move |tx, p| manual::simpan(tx, p, &m)).await
        };
        let t = match simpan(m.clone()).await {
            Err(t) if t.kode == "NIAGA-08" => {
                simpan(manual::ManualMinta { otorisasi: self.izin(&t).await, ..m }).await
            }
            jadi => jadi,
        };
        let t = t.unwrap();
        let mut f = Faktur {
            no: t.no_faktur_group,
            no_jual: t.no_faktur_jual,
            no_beli: t.no_faktur_beli,
            ..Faktur::default()
        };
        for b in &h.detail_barang {
            f.jual.tambah(1, Sisi { qty: b.qty, berat: b.berat.sebagai_mg(), rupiah: b.harga.nilai() });
            f.ppn += b.ppn.nilai();
        }
        for b in &h.detail_beli {
            f.beli.tambah(1, Sisi { qty: b.qty, berat: b.berat.sebagai_mg(), rupiah: b.harga.nilai() });
        }
        f
    }

    /// The owner takes a document back.
    async fn batal(&self, f: &Faktur, dari: Dari, alasan: &str) {
        self.d.uji.jam.maju(Duration::from_secs(300));
        let m = batal::BatalTransaksi {
            no_faktur: f.no.clone(),
            alasan: alasan.to_owned(),
            ..batal::BatalTransaksi::default()
        };
        self.d.kerja(&self.own, move |tx, p| batal::batal(tx, p, dari, &m)).await.unwrap();
    }

    async fn batal_manual(&self, f: &Faktur, alasan: &str) {
        self.d.uji.jam.maju(Duration::from_secs(300));
        let alasan = alasan.to_owned();
        let (no_faktur_juals, no_faktur_belis) = (f.no_jual.clone(), f.no_beli.clone());
        let otorisasi = String::new();
        self.d
            .kerja(&self.own, move |tx, p| {
                let (alasan, otorisasi) = (alasan.clone(), otorisasi.clone());
                if no_faktur_juals.is_empty() {
                    let no_faktur_belis = no_faktur_belis.clone();
                    let m = manual::batal::MintaBeli { no_faktur_belis, alasan, otorisasi };
                    return manual::batal::beli(tx, p, &m);
                }
                let no_faktur_juals = no_faktur_juals.clone();
                manual::batal::jual(tx, p, &manual::batal::MintaJual { no_faktur_juals, alasan, otorisasi })
            })
            .await
            .unwrap();
    }

    /// A piece that was bought goes to the melt.
    async fn lebur(&self, f: &Faktur) {
        let (no, toko) = (f.no.clone(), self.toko);
        self.d
            .kerja(&self.own, move |tx, p| {
                let sql = "SELECT kode_barcode FROM beli WHERE toko = $1 AND no_faktur_group = $2";
                let kode_barcode: String = tx.nilai(sql, args![toko, no.as_str()])?;
                let m = barang::hancur::Hancur {
                    gudang_tujuan: "HANCUR".to_owned(),
                    keterangan: "patah tiga".to_owned(),
                    detail_barang: vec![barang::pindai::Pindai { kode_barcode, kode_toko: String::new() }],
                    ..barang::hancur::Hancur::default()
                };
                niaga::hancur::hancur(tx, p, &m)
            })
            .await
            .unwrap();
    }

    /// Money that a customer leaves.
    async fn titip(&self, nama: &str, jumlah: i64) {
        let jumlah_rp = Rupiah::new(jumlah);
        let m = niaga::titipan::TitipanMinta {
            customer: customer(nama, nomor(nama)),
            kode_sales: "S08".to_owned(),
            jumlah_rp,
            cara_harga: "FLOAT".to_owned(),
            keterangan: "UNTUK GELANG".to_owned(),
            pembayaran: vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp, ..Bayar::default() }],
            ..niaga::titipan::TitipanMinta::default()
        };
        self.d.kerja(&self.kasir, move |tx, p| niaga::titipan::terima(tx, p, &m)).await.unwrap();
    }

    /// The next day, with its prices confirmed.
    async fn besok(&self) {
        self.d
            .kerja(&self.own, |tx, p| {
                tx.exec("UPDATE toko SET tgl_system = $2 WHERE kode_toko = $1", args![&p.toko, HARI])?;
                harga::bawa_maju(tx, p)
            })
            .await
            .unwrap();
        self.d.terbitkan_harga(self.toko).await;
        self.d.uji.jam.maju(Duration::from_secs(16 * 3_600));
    }
}

pub fn pindai(kode: &str) -> jual::JualMinta {
    jual::JualMinta { kode_barcode: kode.to_owned(), ..jual::JualMinta::default() }
}

fn bawa_nota(no: &str, mg: i64, kondisi: &str) -> beli::BeliMinta {
    beli::BeliMinta {
        surat: "NOTA".to_owned(),
        no_faktur_jual: no.to_owned(),
        berat_timbang: Berat::mg(mg),
        kondisi: kondisi.to_owned(),
        ..beli::BeliMinta::default()
    }
}

fn toko_lain(nama: &str, mg: i64, kondisi: &str) -> beli::BeliMinta {
    beli::BeliMinta {
        surat: "TOKO LAIN".to_owned(),
        no_faktur_ext: format!("LUAR-{mg}"),
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        nama_barang: nama.to_owned(),
        berat_timbang: Berat::mg(mg),
        kadar_uji: Kadar::perseratus(7_500).ok(),
        kondisi: kondisi.to_owned(),
        ..beli::BeliMinta::default()
    }
}

fn curah(deskripsi: &str, qty: i64, mg: i64) -> manual::ManualBaris {
    manual::ManualBaris {
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        kode_toko: "A06".to_owned(),
        deskripsi: deskripsi.to_owned(),
        qty,
        berat: Berat::mg(mg),
        ..manual::ManualBaris::default()
    }
}

async fn siapkan(m: &Meja<'_>) {
    m.d.setel(m.toko, "POTONGAN_PENJUALAN_MODULE", "on").await;
    m.d.kerja(&m.own, |tx, p| {
        tx.exec(
            "UPDATE potongan SET potongan = 3000, butuh_otorisasi = 0 WHERE toko = $1 AND kode_potongan = 'ULTAH'",
            args![&p.toko],
        )?;
        let isi = stok_manual::ManualBaris {
            kode_group: "750".to_owned(),
            kode_dept: "CIN750".to_owned(),
            kode_toko: "A06".to_owned(),
            qty: 40,
            berat: Berat::mg(101_000),
            harga_modal: Rupiah::new(51_000_000),
            ..stok_manual::ManualBaris::default()
        };
        let k = stok_manual::Kirim {
            keterangan: "stok awal".to_owned(),
            detail_barang: vec![isi],
            ..stok_manual::Kirim::default()
        };
        stok_manual::tambah(tx, p, &k)
    })
    .await
    .unwrap();
}

/// Trades the two days in [`TOKO`], or at this counter; they end on [`HARI`].
pub async fn berdagang(d: &Dunia) -> Dagang {
    berdagang_di(&Meja::di(d, TOKO).await).await
}

pub async fn berdagang_di(m: &Meja<'_>) -> Dagang {
    siapkan(m).await;
    let (mut kemarin, mut hari) = (Jumlah::default(), Jumlah::default());

    let k = m.cincin("CINCIN KEMARIN", 9_130).await;
    let tetap = m.jual("ANI", "S01", vec![pindai(&k)], JenisBayar::Cash).await;
    let k = m.cincin("CINCIN DIBATALKAN BESOK", 4_210).await;
    let jual_batal = m.jual("BUDI", "S02", vec![pindai(&k)], JenisBayar::Cash).await;
    let manual_batal = m.manual("CITRA", vec![curah("CINCIN MANUAL LALU", 3, 7_320)], vec![]).await;
    let beli_batal = m
        .beli("DEWI", "S04", toko_lain("GELANG DIBATALKAN BESOK", 1_470, "RUSAK RINGAN"), JenisBayar::Cash)
        .await;
    let beli_manual_batal = m.manual("MEGA W", vec![], vec![curah("GELANG MANUAL LALU", 1, 2_180)]).await;
    for f in [&tetap, &jual_batal, &manual_batal, &beli_batal, &beli_manual_batal] {
        kemarin.catat(f);
    }

    m.besok().await;
    let k = m.barang("CINCIN ULANG TAHUN", ("750", "CIN750", 7_500), 5_550, 3_000).await;
    let turun = jual::JualMinta { kode_potongan: "ULTAH".to_owned(), status_premi: true, ..pindai(&k) };
    let murah = m.jual("EKO", "S05", vec![turun], JenisBayar::Cash).await;
    let (a, b) = (
        m.cincin("CINCIN KAWIN PRIA", 6_180).await,
        m.barang("KALUNG MUDA", ("420", "KAL420", 4_200), 8_070, 4_400).await,
    );
    let dua = TransaksiMinta {
        customer: customer("FITRIA", nomor("FITRIA")),
        kode_sales: "S06".to_owned(),
        kode_marketplace: "SHOPEE".to_owned(),
        no_order: "SHP-0091".to_owned(),
        detail_barang: vec![pindai(&a), pindai(&b)],
        ..TransaksiMinta::default()
    };
    let dua = m.nota(dua, JenisBayar::Debet).await;
    let k = m.cincin("CINCIN TUKAR", 11_240).await;
    let tukar = TransaksiMinta {
        customer: customer("GILANG", nomor("GILANG")),
        kode_sales: "S01".to_owned(),
        detail_barang: vec![pindai(&k)],
        detail_beli: vec![bawa_nota(&tetap.no_jual[0], 9_130, "BAGUS")],
        ..TransaksiMinta::default()
    };
    let tukar = m.nota(tukar, JenisBayar::Cash).await;
    let beli_tanpa_nota =
        m.beli("HARTONO", "S02", toko_lain("GELANG LAMA", 2_640, "RUSAK RINGAN"), JenisBayar::Transfer).await;
    let jual_manual = m.manual("INDAH", vec![curah("CINCIN MANUAL", 5, 12_350)], vec![]).await;
    let beli_manual = m.manual("JOKOWI S", vec![], vec![curah("CINCIN MANUAL LAMA", 2, 3_410)]).await;
    let salah_manual = m.manual("KARTIKA S", vec![curah("CINCIN MANUAL SALAH", 1, 1_990)], vec![]).await;
    let k = m.cincin("CINCIN SALAH", 2_930).await;
    let salah = m.jual("LESTARI ABC", "S07", vec![pindai(&k)], JenisBayar::Cash).await;
    for f in [&murah, &dua, &tukar, &beli_tanpa_nota, &jual_manual, &beli_manual, &salah_manual, &salah] {
        hari.catat(f);
    }

    m.batal(&salah, Dari::Penjualan, "SALAH BARANG").await;
    m.batal(&jual_batal, Dari::Penjualan, "TIDAK JADI").await;
    m.batal(&beli_batal, Dari::Pembelian, "EMAS PALSU").await;
    m.batal_manual(&salah_manual, "SALAH HITUNG").await;
    m.batal_manual(&manual_batal, "DIKEMBALIKAN").await;
    m.batal_manual(&beli_manual_batal, "BUKAN EMAS").await;
    for f in [&salah, &jual_batal, &beli_batal, &salah_manual, &manual_batal, &beli_manual_batal] {
        hari.batalkan(f);
    }
    m.lebur(&beli_tanpa_nota).await;
    m.titip("NURUL HIDAYAH", 1_750_000).await;
    Dagang { kemarin, hari, murah, beli_batal, beli_tanpa_nota }
}
