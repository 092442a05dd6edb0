//! The figures of the dashboards. Sales, purchases, services and orders are what was sold, bought, repaired and ordered for,
//! told by their domains: in an exchange less money moves than goods, and money paid down is no turnover yet. Everything else
//! is read from the cash and the bank book by the categories of the specification: a domain that posts under its category
//! appears here by itself. Nothing is kept for them. Reads only.

use crate::KasTolak;
use db::{Conn, args, daftar};
use platform::domain::{Domain, Langkah};
use platform::{DasarTolak, Hasil, Tolak};
use serde::Serialize;
use std::collections::BTreeMap;
use values::{Berat, JenisDok, KodeToko, Rupiah, Tanggal};

/// The longest period of one chart.
pub const HARI_PALING_BANYAK: i64 = 366;

/// Money typed in by hand may carry any category; it is no sale and no purchase.
const TANGAN: [JenisDok; 4] =
    [JenisDok::KasMasuk, JenisDok::KasKeluar, JenisDok::BankMasuk, JenisDok::BankKeluar];

/// Transactions of customers and what takes them back are counted by their goods or their work, not by their money.
const TRANSAKSI: [JenisDok; 18] = [
    JenisDok::FakturGroup,
    JenisDok::JualBeliManual,
    JenisDok::BatalFaktur,
    JenisDok::Pesanan,
    JenisDok::UangMukaPesanan,
    JenisDok::BatalPesanan,
    JenisDok::Service,
    JenisDok::SelesaiService,
    JenisDok::AmbilService,
    JenisDok::BatalService,
    JenisDok::BatalAmbilService,
    JenisDok::BayarGantiService,
    JenisDok::Hutang,
    JenisDok::CairHutang,
    JenisDok::Pelunasan,
    JenisDok::BatalHutang,
    JenisDok::BatalLunas,
    JenisDok::BayarKelebihan,
];

/// What a chart is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bidang {
    Penjualan,
    Pembelian,
    Service,
    Hutang,
    Pesanan,
}

impl Bidang {
    pub const SEMUA: [Self; 5] =
        [Self::Penjualan, Self::Pembelian, Self::Service, Self::Hutang, Self::Pesanan];

    pub const fn nama(self) -> &'static str {
        match self {
            Self::Penjualan => "PENJUALAN",
            Self::Pembelian => "PEMBELIAN",
            Self::Service => "SERVICE",
            Self::Hutang => "HUTANG",
            Self::Pesanan => "PESANAN",
        }
    }

    /// The categories of the books that belong to it, cancellations among them.
    const fn kategori(self) -> &'static [&'static str] {
        match self {
            Self::Penjualan => &["PENJUALAN", "BATAL PENJUALAN"],
            Self::Pembelian => &["PEMBELIAN", "BATAL BELI"],
            Self::Service => &["SERVICE", "SERVICE AMBIL", "BATAL SERVICE"],
            Self::Hutang => &["HUTANG", "HUTANG BATAL"],
            Self::Pesanan => &["PESANAN", "BATAL PESANAN"],
        }
    }

    /// The shop pays for it: what left is counted, what came back taken off.
    const fn keluar(self) -> bool {
        matches!(self, Self::Pembelian | Self::Hutang)
    }

    fn dari_kategori(kategori: &str) -> Option<Self> {
        Self::SEMUA.into_iter().find(|b| b.kategori().contains(&kategori))
    }

    pub fn baca(teks: &str) -> Hasil<Self> {
        let rapi = teks.trim().to_uppercase();
        Self::SEMUA.into_iter().find(|b| b.nama() == rapi).ok_or_else(|| {
            let pesan = "Kategori ini tidak dikenal";
            KasTolak::DasborKategori.pada("kategori", pesan)
        })
    }
}

/// Over which stretch a chart runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rentang {
    /// the business day, by the hour
    HariIni,
    /// the month of the business day, by the day
    Bulan,
}

impl Rentang {
    pub fn baca(teks: Option<&str>) -> Hasil<Self> {
        match teks.map(str::trim).unwrap_or_default().to_lowercase().as_str() {
            "" | "today" => Ok(Self::HariIni),
            "monthly" => Ok(Self::Bulan),
            _ => {
                let pesan = "Pilih today atau monthly";
                Err(KasTolak::DasborJenis.pada("type", pesan))
            }
        }
    }
}

/// One step of a chart over all fields of trade.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DasborTitik)]
pub struct Titik {
    /// `2026-11-15`, or `2026-11` by the month
    pub label: String,
    #[schema(value_type = i64)]
    pub penjualan: Rupiah,
    #[schema(value_type = i64)]
    pub pembelian: Rupiah,
    #[schema(value_type = i64)]
    pub service: Rupiah,
    #[schema(value_type = i64)]
    pub hutang: Rupiah,
}

/// One step of a chart about one field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DasborNilai)]
pub struct Nilai {
    /// `08` for an hour, `2026-11-15` for a day
    pub label: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
}

type Jumlah = BTreeMap<(String, Bidang), Rupiah>;

/// What was traded by step and field: goods of transactions, and the net money of everything else in both books.
fn jumlah(
    c: &mut Conn,
    toko: &KodeToko,
    (dari, sampai): (Tanggal, Tanggal),
    langkah: Langkah,
    bidang: &[Bidang],
    domain: &[&Domain],
) -> Hasil<Jumlah> {
    let kategori = daftar(4, bidang.iter().flat_map(|b| b.kategori().iter().copied()));
    let lewati = TANGAN.iter().chain(&TRANSAKSI).map(|j| j.prefix());
    let tangan = daftar(4 + kategori.nilai.len(), lewati);
    let mut nilai = args![toko, dari, sampai].to_vec();
    nilai.extend(kategori.nilai);
    nilai.extend(tangan.nilai);
    let mut hasil = Jumlah::new();
    for buku in ["buku_kas", "buku_bank"] {
        let sql = format!(
            "SELECT {}, kategori, CAST(COALESCE(SUM(jumlah_in - jumlah_out), 0) AS BIGINT) FROM {buku} \
             WHERE toko = $1 AND tgl_system BETWEEN $2 AND $3 AND kategori IN {} AND jenis_dok NOT IN {} \
             GROUP BY 1, 2",
            langkah.sql(),
            kategori.sql,
            tangan.sql,
        );
        c.each(&sql, &nilai, |r| {
            let (label, kategori): (String, String) = (r.get(0)?, r.get(1)?);
            if let Some(b) = Bidang::dari_kategori(&kategori) {
                let neto: Rupiah = r.get(2)?;
                let ada = hasil.entry((label, b)).or_insert(Rupiah::NOL);
                *ada = if b.keluar() { ada.kurang(neto) } else { ada.tambah(neto) }.map_err(luap)?;
            }
            Ok::<_, Tolak>(())
        })?;
    }
    for d in domain {
        for n in (d.dagang)(c, toko, (dari, sampai), langkah)? {
            if let Some(b) = bidang.iter().find(|b| b.nama() == n.bidang) {
                let ada = hasil.entry((n.label, *b)).or_insert(Rupiah::NOL);
                *ada = ada.tambah(n.jumlah).map_err(luap)?;
            }
        }
    }
    Ok(hasil)
}

fn luap(e: values::Meluap) -> Tolak {
    db::Error::Lain(e.to_string()).into()
}

fn titik(jumlah: &Jumlah, label: String) -> Titik {
    let ambil = |b| jumlah.get(&(label.clone(), b)).copied().unwrap_or(Rupiah::NOL);
    Titik {
        penjualan: ambil(Bidang::Penjualan),
        pembelian: ambil(Bidang::Pembelian),
        service: ambil(Bidang::Service),
        hutang: ambil(Bidang::Hutang),
        label,
    }
}

const EMPAT: [Bidang; 4] = [Bidang::Penjualan, Bidang::Pembelian, Bidang::Service, Bidang::Hutang];

/// Every day from the first to the last.
fn hari(dari: Tanggal, sampai: Tanggal) -> Hasil<Vec<Tanggal>> {
    (0..=sampai.selisih_hari(dari)).map(|n| dari.tambah_hari(n).map_err(|e| tanggal_salah(&e))).collect()
}

fn tanggal_salah(e: &values::TanggalSalah) -> Tolak {
    DasarTolak::Saringan.tolak(e.to_string())
}

/// The business day of a store by its place: 0 sales, 1 purchases, 2 service, 3 debt.
pub fn hari_ini(c: &mut Conn, toko: &KodeToko, domain: &[&Domain]) -> Hasil<[Rupiah; 4]> {
    let tgl = platform::toko::cari(c, toko)?.tgl_system;
    let t = titik(&jumlah(c, toko, (tgl, tgl), Langkah::Hari, &EMPAT, domain)?, tgl.to_string());
    Ok([t.penjualan, t.pembelian, t.service, t.hutang])
}

/// Every day of a period, also those without trade.
pub fn periode(
    c: &mut Conn,
    toko: &KodeToko,
    (dari, sampai): (Tanggal, Tanggal),
    domain: &[&Domain],
) -> Hasil<Vec<Titik>> {
    let tolak = |kolom: &str, pesan: String| Err(DasarTolak::Periode.pada(kolom, pesan));
    if sampai.sebelum(dari) {
        return tolak("tgl_to", "Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal".to_owned());
    }
    if sampai.selisih_hari(dari) >= HARI_PALING_BANYAK {
        return tolak("tgl_to", format!("Rentang paling lama {HARI_PALING_BANYAK} hari"));
    }
    let j = jumlah(c, toko, (dari, sampai), Langkah::Hari, &EMPAT, domain)?;
    Ok(hari(dari, sampai)?.into_iter().map(|t| titik(&j, t.to_string())).collect())
}

/// The twelve months of a year.
pub fn setahun(c: &mut Conn, toko: &KodeToko, tahun: i16, domain: &[&Domain]) -> Hasil<Vec<Titik>> {
    let awal = Tanggal::new(tahun, 1, 1).map_err(|e| tanggal_salah(&e))?;
    let akhir = Tanggal::new(tahun, 12, 31).map_err(|e| tanggal_salah(&e))?;
    let j = jumlah(c, toko, (awal, akhir), Langkah::Bulan, &EMPAT, domain)?;
    (0..12).map(|n| Ok(titik(&j, awal.tambah_bulan(n).map_err(|e| tanggal_salah(&e))?.bulan()))).collect()
}

/// One field over the business day or its month.
pub fn grafik(
    c: &mut Conn,
    toko: &KodeToko,
    bidang: Bidang,
    rentang: Rentang,
    domain: &[&Domain],
) -> Hasil<Vec<Nilai>> {
    let tgl = platform::toko::cari(c, toko)?.tgl_system;
    let (batas, langkah, label) = match rentang {
        Rentang::HariIni => ((tgl, tgl), Langkah::Jam, (0..24).map(|j| format!("{j:02}")).collect()),
        Rentang::Bulan => {
            let batas = (tgl.awal_bulan(), tgl.akhir_bulan());
            let hari: Vec<_> = hari(batas.0, batas.1)?.iter().map(ToString::to_string).collect();
            (batas, Langkah::Hari, hari)
        }
    };
    let j = jumlah(c, toko, batas, langkah, &[bidang], domain)?;
    let isi = |label: String| {
        let jumlah_rp = j.get(&(label.clone(), bidang)).copied().unwrap_or(Rupiah::NOL);
        Nilai { label, jumlah_rp }
    };
    Ok(label.into_iter().map(isi).collect())
}

/// Money of a category or a drawer during the day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DasborArus)]
pub struct Arus {
    /// category, or the cashier whose drawer it is
    pub nama: String,
    #[schema(value_type = i64)]
    pub masuk: Rupiah,
    #[schema(value_type = i64)]
    pub keluar: Rupiah,
}

/// The drawers of a store on its business day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DasborKas)]
pub struct KasHarian {
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub saldo_awal: Rupiah,
    #[schema(value_type = i64)]
    pub masuk: Rupiah,
    #[schema(value_type = i64)]
    pub keluar: Rupiah,
    #[schema(value_type = i64)]
    pub saldo_akhir: Rupiah,
    pub kategori: Vec<Arus>,
    pub kasir: Vec<Arus>,
}

fn arus(c: &mut Conn, toko: &KodeToko, tgl: Tanggal, menurut: &str) -> Hasil<Vec<Arus>> {
    let sql = format!(
        "SELECT {menurut}, CAST(COALESCE(SUM(jumlah_in), 0) AS BIGINT), \
         CAST(COALESCE(SUM(jumlah_out), 0) AS BIGINT) FROM buku_kas WHERE toko = $1 AND tgl_system = $2 \
         GROUP BY {menurut} ORDER BY {menurut}"
    );
    Ok(c.rows(&sql, args![toko, tgl], |r| Ok(Arus { nama: r.get(0)?, masuk: r.get(1)?, keluar: r.get(2)? }))?)
}

pub fn kas_harian(c: &mut Conn, toko: &KodeToko) -> Hasil<KasHarian> {
    let tgl = platform::toko::cari(c, toko)?.tgl_system;
    let kategori = arus(c, toko, tgl, "kategori")?;
    let kasir = arus(c, toko, tgl, "kasir")?;
    let saldo_akhir: Rupiah = c.nilai(
        "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_kas WHERE toko = $1",
        args![toko],
    )?;
    let total = |ambil: fn(&Arus) -> Rupiah| {
        kasir.iter().try_fold(Rupiah::NOL, |j, a| j.tambah(ambil(a))).map_err(luap)
    };
    let (masuk, keluar) = (total(|a| a.masuk)?, total(|a| a.keluar)?);
    let saldo_awal = saldo_akhir.kurang(masuk).and_then(|s| s.tambah(keluar)).map_err(luap)?;
    Ok(KasHarian { tgl_system: tgl.to_string(), saldo_awal, masuk, keluar, saldo_akhir, kategori, kasir })
}

/// What was paid out of drawers and accounts as a cost, and what waits, each line with its sum.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DasborRincian)]
pub struct Rincian {
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub total: Rupiah,
    pub rincian: Vec<DasborBaris>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct DasborBaris {
    /// category of a cost, account of money that waits
    pub nama: String,
    /// rows of the books behind it
    pub banyak: i64,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
}

fn rincian(tgl: Tanggal, rincian: Vec<DasborBaris>) -> Hasil<Rincian> {
    let total = rincian.iter().try_fold(Rupiah::NOL, |j, b| j.tambah(b.jumlah_rp)).map_err(luap)?;
    Ok(Rincian { tgl_system: tgl.to_string(), total, rincian })
}

/// Costs of a day: money taken out by hand, of drawers and accounts, and what banks kept of card payments, by category.
pub fn biaya(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Rincian> {
    let mut per: BTreeMap<String, (i64, Rupiah)> = BTreeMap::new();
    for (buku, jenis) in [
        ("buku_kas", JenisDok::KasKeluar),
        ("buku_bank", JenisDok::BankKeluar),
        ("buku_bank", JenisDok::ValidasiNonCash),
    ] {
        let sql = format!(
            "SELECT kategori, COUNT(*), CAST(COALESCE(SUM(jumlah_out - jumlah_in), 0) AS BIGINT) FROM {buku} \
             WHERE toko = $1 AND tgl_system = $2 AND jenis_dok = $3 GROUP BY kategori"
        );
        c.each(&sql, args![toko, tgl, jenis.prefix()], |r| {
            let ada = per.entry(r.get(0)?).or_insert((0, Rupiah::NOL));
            *ada = (ada.0 + r.int(1)?, ada.1.tambah(r.get(2)?).map_err(luap)?);
            Ok::<_, Tolak>(())
        })?;
    }
    let baris = per.into_iter().map(|(nama, (banyak, jumlah_rp))| DasborBaris { nama, banyak, jumlah_rp });
    rincian(tgl, baris.collect())
}

/// Money on accounts that finance had not found on the statement at the end of a day, by account.
pub fn menunggu(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Rincian> {
    // What waits now, was found later, or was taken back later.
    let baris = c.rows(
        "SELECT b.no_rekening, COUNT(*), CAST(COALESCE(SUM(b.jumlah_in - b.jumlah_out), 0) AS BIGINT) FROM \
         (SELECT toko, id_bank AS id FROM bank_menunggu WHERE toko = $1 \
          UNION ALL SELECT toko, id_bank FROM buku_bank_valid WHERE toko = $1 AND tgl_system > $2 \
          UNION ALL SELECT x.toko, x.balik FROM buku_bank x WHERE x.toko = $1 AND x.tgl_system > $2 AND x.balik IS NOT NULL \
          AND x.status = 'UNVALIDATED' \
          AND NOT EXISTS (SELECT 1 FROM buku_bank_valid v WHERE v.toko = x.toko AND v.id_bank = x.balik)) m \
         JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id WHERE b.tgl_system <= $2 \
         GROUP BY b.no_rekening HAVING SUM(b.jumlah_in - b.jumlah_out) <> 0 ORDER BY b.no_rekening",
        args![toko, tgl],
        |r| Ok(DasborBaris { nama: r.get(0)?, banyak: r.int(1)?, jumlah_rp: r.get(2)? }),
    )?;
    rincian(tgl, baris)
}

/// The totals on top of the dashboard.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DasborRingkas)]
pub struct Ringkas {
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub total_penjualan: Rupiah,
    #[schema(value_type = i64)]
    pub total_pembelian: Rupiah,
    #[schema(value_type = i64)]
    pub total_service: Rupiah,
    #[schema(value_type = i64)]
    pub total_hutang: Rupiah,
    /// sales of the business day by the hour
    pub datagram_penjualan: Vec<Nilai>,
    /// purchases of the business day by the hour
    pub datagram_pembelian: Vec<Nilai>,
    /// pieces of the shop's own in its trays
    pub stok_qty: i64,
    #[schema(value_type = f64)]
    pub stok_berat: Berat,
}

pub fn ringkas(c: &mut Conn, toko: &KodeToko, domain: &[&Domain]) -> Hasil<Ringkas> {
    let tgl = platform::toko::cari(c, toko)?.tgl_system;
    let [total_penjualan, total_pembelian, total_service, total_hutang] = hari_ini(c, toko, domain)?;
    let (stok_qty, stok_berat) = c
        .one(
            "SELECT CAST(COALESCE(SUM(qty), 0) AS BIGINT), CAST(COALESCE(SUM(berat), 0) AS BIGINT) \
             FROM saldo_lokasi WHERE toko = $1 AND milik = 'TOKO' AND substr(gudang, 1, 1) <> '@'",
            args![toko],
            |r| Ok((r.int(0)?, Berat::mg(r.int(1)?))),
        )?
        .unwrap_or((0, Berat::mg(0)));
    Ok(Ringkas {
        tgl_system: tgl.to_string(),
        total_penjualan,
        total_pembelian,
        total_service,
        total_hutang,
        datagram_penjualan: grafik(c, toko, Bidang::Penjualan, Rentang::HariIni, domain)?,
        datagram_pembelian: grafik(c, toko, Bidang::Pembelian, Rentang::HariIni, domain)?,
        stok_qty,
        stok_berat,
    })
}
