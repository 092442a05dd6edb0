//! Wash stock without barcodes (TS): by category, type, pieces and weight into a tray of CUCI, from a named source, approved by
//! another.

use crate::SepuhanTolak;
use crate::kirim::GUDANG;
use barang::curah::manual::{Dagangan, ManualBaris, Meja};
use barang::pindai::{self, Tujuan};
use db::{Conn, Tx, args};
use konter::meluap;
use ledger::Dok;
use ledger::curah::{self, Gerak};
use ledger::stok::{Lokasi, Luar};
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use values::{Berat, JUMLAH_MAKS, JenisDok, KodeToko, Rupiah, UserId};

/// The category under which it is approved.
pub const KATEGORI: &str = "STOCK CUCI MANUAL";
const PALING_BANYAK: usize = 200;

/// Where wash stock comes from: what the shop says, and the account outside at the other end.
const SUMBER: [(&str, &str, Luar); 4] = [
    ("SALDO AWAL", "Sudah ada sebelum dicatat", Luar::Awal),
    ("SUPPLIER", "Dari supplier", Luar::Pemasok),
    ("PEMBELIAN", "Dari pembelian customer", Luar::Pelanggan),
    ("LEBIH", "Lebih waktu dihitung", Luar::Lebih),
];

/// A source as a screen offers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SumberStockCuci)]
pub struct Sumber {
    pub kode: &'static str,
    pub nama: &'static str,
}

pub fn sumber() -> Vec<Sumber> {
    SUMBER.iter().map(|(kode, nama, _)| Sumber { kode, nama }).collect()
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = StockCuciMinta)]
pub struct BarisStock {
    pub kode_group: String,
    pub kode_dept: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// what all of it cost
    #[schema(value_type = i64)]
    pub harga_modal: Rupiah,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaStockCuci)]
pub struct MintaStock {
    /// SALDO AWAL, SUPPLIER, PEMBELIAN, LEBIH
    pub sumber: String,
    /// where exactly: the document, the supplier, the count
    pub keterangan: String,
    /// a tray of CUCI; empty: the first
    pub kode_toko: String,
    pub detail_barang: Vec<BarisStock>,
    pub otorisasi: String,
}

db::bacaan! {
    /// A line as it was written.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = StockCuciBaris)]
    pub struct Tertambah {
        pub no_tambah_stock: String = "r.no_tambah_stock",
        pub tgl_system: String = "s.tgl_system",
        pub jam: String = "substr(s.waktu, 12, 8)",
        pub kode_group: String = "r.kode_group",
        pub kode_dept: String = "r.kode_dept",
        pub nama_dept: String = "r.nama_dept",
        pub qty: i64 = "r.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "r.berat",
    }
}

/// A document of wash stock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = StockCuci)]
pub struct Stock {
    pub no_tambah_stock: String,
    pub tgl_system: String,
    pub waktu: String,
    pub oleh: String,
    pub sumber: String,
    pub keterangan: String,
    pub kode_gudang: String,
    /// the tray
    pub kode_toko: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub disetujui: String,
    /// the document that took it back; empty: it stands
    pub no_batal: String,
    pub datasortirbeli: Vec<Tertambah>,
}

fn salah(kolom: &str, pesan: impl Into<String>) -> platform::Tolak {
    SepuhanTolak::Isian.pada(kolom, pesan.into())
}

struct Siap {
    sumber: (&'static str, Luar),
    keterangan: String,
    tujuan: Tujuan,
    isi: Vec<Dagangan>,
    jumlah: (i64, Berat, Berat, Rupiah),
}

fn siapkan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaStock) -> Hasil<Siap> {
    let kode = m.sumber.trim().to_uppercase();
    let Some((kode, _, akun)) = SUMBER.iter().find(|(k, ..)| *k == kode) else {
        return Err(salah("sumber", "Sumber Harus Dipilih"));
    };
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    if keterangan.is_empty() {
        return Err(salah("keterangan", "Keterangan sumber harus diisi"));
    }
    match m.detail_barang.len() {
        0 => return Err(salah("detail_barang", "Belum ada barang yang ditambahkan")),
        n if n > PALING_BANYAK => {
            return Err(salah("detail_barang", "Paling banyak 200 baris sekali simpan"));
        }
        _ => {}
    }
    let tujuan = if m.kode_toko.trim().is_empty() {
        pindai::baki_pertama(tx, &p.toko, SepuhanTolak::Isian, "kode_toko", GUDANG, 0)?
    } else {
        pindai::baki(tx, &p.toko, SepuhanTolak::Isian, ("kode_toko", &m.kode_toko), GUDANG, 0)?
    };
    let (meja, mut s) = (Meja::baca(tx, &p.toko)?, Salah::default());
    let (mut pernah, mut isi) = (BTreeSet::new(), Vec::with_capacity(m.detail_barang.len()));
    let mut jumlah = (0, Berat::NOL, Berat::NOL, Rupiah::NOL);
    for (ke, b) in m.detail_barang.iter().enumerate() {
        if b.harga_modal < Rupiah::NOL || b.harga_modal > JUMLAH_MAKS {
            s.beri(ke, "harga_modal", "Harga modal di antara 0 dan 1,000,000,000,000");
            continue;
        }
        let minta = ManualBaris {
            kode_group: b.kode_group.clone(),
            kode_dept: b.kode_dept.clone(),
            kode_gudang: GUDANG.to_owned(),
            kode_toko: tujuan.baki.to_string(),
            qty: b.qty,
            berat: b.berat,
            harga_modal: b.harga_modal,
        };
        let Some(mut d) = meja.baris(tx, &p.toko, (ke, &minta, Berat::NOL), false, &mut s)? else { continue };
        if !pernah.insert(d.macam.clone()) {
            s.beri(ke, "kode_dept", "Kode Jenis Tidak Boleh Sama");
            continue;
        }
        d.isi.nilai = b.harga_modal;
        jumlah.0 += d.isi.qty;
        jumlah.1 = jumlah.1.tambah(d.isi.berat).map_err(meluap)?;
        jumlah.2 = jumlah.2.tambah(d.isi.murni).map_err(meluap)?;
        jumlah.3 = jumlah.3.tambah(d.isi.nilai).map_err(meluap)?;
        isi.push(d);
    }
    s.tolak(SepuhanTolak::Isian)?;
    Ok(Siap { sumber: (kode, *akun), keterangan, tujuan, isi, jumlah })
}

/// Gold that comes without a piece of paper of its own: another always says yes.
fn izin(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaStock, s: &Siap) -> Hasil<Otorisasi> {
    let pesan = format!("{} g stock cuci dari {}: {}", s.jumlah.1, s.sumber.0, s.keterangan);
    let rincian = s.isi.iter().map(|d| {
        let isi = format!("{} {} buah {} g", d.macam.group, d.isi.qty, d.isi.berat);
        Rincian::jumlah(d.nama_dept.clone(), isi, d.isi.nilai)
    });
    let rincian: Vec<Rincian> = rincian.collect();
    let mut ikat = vec![s.sumber.0.to_owned(), s.keterangan.clone(), s.tujuan.baki.to_string()];
    ikat.extend(
        s.isi.iter().map(|d| format!("{} {} {} {}", d.macam.dept, d.isi.qty, d.isi.berat, d.isi.nilai)),
    );
    let untuk = Permohonan::isi(KATEGORI, s.jumlah.3, vec![Alasan::new("STOCK_CUCI", pesan)], ikat)
        .rincian([Rincian::teks("Sumber", format!("{} {}", s.sumber.0, s.keterangan))])
        .rincian(rincian);
    otorisasi::wajib(tx, &m.otorisasi, p, &untuk, SepuhanTolak::PerluIzin)
}

/// Adds wash stock.
pub fn tambah(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaStock) -> Hasil<Stock> {
    let s = siapkan(tx, p, m)?;
    let oto = izin(tx, p, m, &s)?;
    let mut dok = Dok::buka(tx, JenisDok::StockCuci, &p.user_id)?;
    let gerak: Vec<Gerak> = s
        .isi
        .iter()
        .map(|d| Gerak {
            macam: d.macam.clone(),
            dari: Lokasi::Luar(s.sumber.1),
            ke: d.tempat.clone(),
            isi: d.isi,
        })
        .collect();
    curah::catat(&mut dok, &gerak)?;
    let (no, tgl, waktu, oleh) = (dok.no().to_string(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let t = dok.tx();
    let setuju = oto.penyetuju.as_ref().map_or("", UserId::as_str);
    t.exec(
        "INSERT INTO stock_cuci (toko, no_tambah_stock, tgl_system, waktu, oleh, sumber, gudang, baki, qty, berat, murni, nilai, \
         keterangan, disetujui, otorisasi) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
        args![
            &p.toko,
            no.as_str(),
            tgl,
            waktu,
            &oleh,
            s.sumber.0,
            &s.tujuan.gudang,
            &s.tujuan.baki,
            s.jumlah.0,
            s.jumlah.1,
            s.jumlah.2,
            s.jumlah.3,
            s.keterangan.as_str(),
            setuju,
            oto.id.as_str()
        ],
    )?;
    for (d, n) in s.isi.iter().zip(1_i64..) {
        t.exec(
            "INSERT INTO stock_cuci_baris (toko, no_tambah_stock, baris, kode_group, kode_dept, nama_dept, qty, berat, murni, nilai) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            args![
                &p.toko,
                no.as_str(),
                n,
                d.macam.group.as_str(),
                d.macam.dept.as_str(),
                d.nama_dept.as_str(),
                d.isi.qty,
                d.isi.berat,
                d.isi.murni,
                d.isi.nilai
            ],
        )?;
    }
    otorisasi::tautkan(t, &oto, &no)?;
    let isi = serde_json::json!({
        "sumber": s.sumber.0, "keterangan": s.keterangan, "qty": s.jumlah.0, "berat": s.jumlah.1, "murni": s.jumlah.2,
    });
    dok.tutup(KATEGORI, &isi)?;
    satu(tx, &p.toko, &no)
}

db::bacaan! {
    struct Kepala {
        tgl_system: String = "s.tgl_system",
        waktu: String = "s.waktu",
        oleh: String = "s.oleh",
        sumber: String = "s.sumber",
        keterangan: String = "s.keterangan",
        kode_gudang: String = "s.gudang",
        kode_toko: String = "s.baki",
        qty: i64 = "s.qty",
        berat: Berat = "s.berat",
        disetujui: String = "s.disetujui",
        no_batal: String = "COALESCE(b.no_batal, '')",
    }
}

/// One document with its lines.
pub fn satu(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Stock> {
    let no = no.trim().to_uppercase();
    let dari = "FROM stock_cuci s LEFT JOIN batal_sepuhan b ON b.toko = s.toko AND b.no_dok = s.no_tambah_stock \
         WHERE s.toko = $1 AND s.no_tambah_stock = $2";
    let k = c
        .baris_satu::<Kepala>(dari, args![toko, no.as_str()])?
        .ok_or_else(|| SepuhanTolak::TidakAda.tolak(format!("Dokumen {no} tidak ditemukan")))?;
    let mut s = Stock {
        no_tambah_stock: no.clone(),
        tgl_system: k.tgl_system,
        waktu: k.waktu,
        oleh: k.oleh,
        sumber: k.sumber,
        keterangan: k.keterangan,
        kode_gudang: k.kode_gudang,
        kode_toko: k.kode_toko,
        qty: k.qty,
        berat: k.berat,
        disetujui: k.disetujui,
        no_batal: k.no_batal,
        datasortirbeli: Vec::new(),
    };
    s.datasortirbeli = c.baris::<Tertambah>(
        "FROM stock_cuci_baris r JOIN stock_cuci s ON s.toko = r.toko AND s.no_tambah_stock = r.no_tambah_stock \
         WHERE r.toko = $1 AND r.no_tambah_stock = $2 ORDER BY r.baris",
        args![toko, no.as_str()],
    )?;
    Ok(s)
}
