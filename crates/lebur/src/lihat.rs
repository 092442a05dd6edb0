//! What the screens of melting show: the board of lots, one lot with what went in, what happened and what came out, what can be
//! melted, and the sales of refined gold.

use crate::LeburTolak;
use crate::jual::{self, Ciok};
use crate::pelebur::{self, Pelebur};
use crate::peristiwa::{self, DARI, Lot};
use db::{Conn, args};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{Berat, Kadar, KodeToko, Rupiah};

/// Closed lots that the board shows.
const SELESAI: i64 = 60;

/// The board: lots that are open, and the last that were closed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PapanLebur)]
pub struct Papan {
    pub lot: Vec<Lot>,
    pub pelebur: Vec<Pelebur>,
    /// fine weight in open lots
    #[schema(value_type = f64)]
    pub murni_jalan: Berat,
    /// refined gold that waits for its sale
    #[schema(value_type = f64)]
    pub murni_ciok: Berat,
    /// fine weight that waits for the melt
    #[schema(value_type = f64)]
    pub murni_menunggu: Berat,
    /// fine weight lost this month, and gained
    #[schema(value_type = f64)]
    pub susut_bulan: Berat,
    #[schema(value_type = f64)]
    pub lebih_bulan: Berat,
}

pub fn papan(c: &mut Conn, toko: &KodeToko) -> Hasil<Papan> {
    let lot = c.baris::<Lot>(
        &format!(
            "{DARI} WHERE l.toko = $1 AND (k.tahap IN ('BUKA', 'KIRIM') OR l.no_lot IN (SELECT s.no_lot FROM lot_lebur_kini s \
             WHERE s.toko = $1 AND s.tahap IN ('SELESAI', 'BATAL') ORDER BY s.tgl_tahap DESC, s.no_lot DESC LIMIT $2)) \
             ORDER BY CASE k.tahap WHEN 'BUKA' THEN 0 WHEN 'KIRIM' THEN 1 ELSE 2 END, k.tgl_tahap DESC, l.no_lot DESC"
        ),
        args![toko, SELESAI],
    )?;
    let bulan = platform::toko::cari(c, toko)?.tgl_system.to_string();
    let bulan = format!("{}-01", bulan.get(..7).unwrap_or_default());
    let murni_ciok: i64 = c.nilai(
        "SELECT CAST(COALESCE(SUM(murni), 0) AS BIGINT) FROM saldo_curah WHERE toko = $1 AND gudang = '@CIOK'",
        args![toko],
    )?;
    let murni_menunggu: i64 = c.nilai(
        "SELECT CAST(COALESCE(SUM(x.murni), 0) AS BIGINT) FROM (SELECT murni FROM saldo_lokasi WHERE toko = $1 AND gudang = 'HANCUR' \
         UNION ALL SELECT murni FROM saldo_curah WHERE toko = $1 AND gudang = 'HANCUR') x",
        args![toko],
    )?;
    let susut = c.one(
        "SELECT CAST(COALESCE(SUM(h.susut), 0) AS BIGINT), CAST(COALESCE(SUM(h.lebih), 0) AS BIGINT) FROM hasil_lebur h \
         WHERE h.toko = $1 AND h.tgl_system >= $2 AND NOT EXISTS (SELECT 1 FROM batal_lebur b WHERE b.toko = h.toko \
         AND b.no_dok = h.no_dok)",
        args![toko, bulan.as_str()],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    let (susut_bulan, lebih_bulan) = susut.unwrap_or((Berat::NOL, Berat::NOL));
    let jalan = lot.iter().filter(|l| matches!(l.tahap.as_str(), "BUKA" | "KIRIM")).map(|l| l.murni);
    Ok(Papan {
        murni_jalan: jalan.into_iter().try_fold(Berat::NOL, Berat::tambah).map_err(konter::meluap)?,
        murni_ciok: Berat::mg(murni_ciok),
        murni_menunggu: Berat::mg(murni_menunggu),
        susut_bulan,
        lebih_bulan,
        pelebur: pelebur::daftar(c, toko)?,
        lot,
    })
}

db::bacaan! {
    /// What went into a lot.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = LotLeburIsi)]
    pub struct Isi {
        pub baris: i64 = "b.baris",
        pub kode_barcode: String = "b.kode_barcode",
        pub nama_barang: String = "b.nama_barang",
        pub kode_group: String = "b.kode_group",
        pub kode_dept: String = "b.kode_dept",
        pub qty: i64 = "b.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "b.berat",
        #[schema(value_type = f64)]
        pub murni: Berat = "b.murni",
    }
}

db::bacaan! {
    /// What happened to a lot.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = LotLeburPeristiwa)]
    pub struct Langkah {
        pub ke: i64 = "p.ke",
        pub peristiwa: String = "p.peristiwa",
        pub no_dok: String = "p.no_dok",
        pub kode_pelebur: String = "p.kode_pelebur",
        #[schema(value_type = f64)]
        pub timbang: Berat = "p.timbang",
        pub waktu: String = "p.waktu",
        pub oleh: String = "p.oleh",
        pub disetujui: String = "p.disetujui",
        pub keterangan: String = "p.keterangan",
    }
}

db::bacaan! {
    /// The result of a lot.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = LotLeburHasil)]
    pub struct HasilLot {
        pub no_dok: String = "h.no_dok",
        pub waktu: String = "h.waktu",
        pub oleh: String = "h.oleh",
        pub penguji: String = "h.penguji",
        pub disetujui: String = "h.disetujui",
        #[schema(value_type = f64)]
        pub berat: Berat = "h.berat",
        #[schema(value_type = f64)]
        pub murni: Berat = "h.murni",
        #[schema(value_type = f64)]
        pub susut: Berat = "h.susut",
        #[schema(value_type = f64)]
        pub lebih: Berat = "h.lebih",
        /// the document that took it back; empty: it stands
        pub no_batal: String = "COALESCE((SELECT b.no_batal FROM batal_lebur b WHERE b.toko = h.toko AND b.no_dok = h.no_dok), '')",
    }
}

db::bacaan! {
    /// A line of a result.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = LotLeburKeluar)]
    pub struct Keluar {
        pub no_dok: String = "r.no_dok",
        pub baris: i64 = "r.baris",
        pub bentuk: String = "r.bentuk",
        pub kode_barcode: String = "r.kode_barcode",
        pub nama_barang: String = "r.nama_barang",
        pub gudang: String = "r.gudang",
        pub baki: String = "r.baki",
        #[schema(value_type = f64)]
        pub berat: Berat = "r.berat",
        #[schema(value_type = f64)]
        pub kadar_uji: Kadar = "r.kadar_uji",
        #[schema(value_type = f64)]
        pub murni: Berat = "r.murni",
    }
}

/// Everything about one lot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LotLeburRinci)]
pub struct Rinci {
    pub lot: Lot,
    pub isi: Vec<Isi>,
    pub peristiwa: Vec<Langkah>,
    pub hasil: Vec<HasilLot>,
    pub keluar: Vec<Keluar>,
    /// may who asks test what comes out of it?
    pub boleh_uji: bool,
}

pub fn rinci(c: &mut Conn, p: &Pelaku, no: &str) -> Hasil<Rinci> {
    let (no, lot) = peristiwa::cari(c, &p.toko, no)?;
    let isi = c.baris::<Isi>(
        "FROM lot_lebur_baris b WHERE b.toko = $1 AND b.no_lot = $2 ORDER BY b.baris",
        args![&p.toko, &no],
    )?;
    let peristiwa = c.baris::<Langkah>(
        "FROM lot_lebur_peristiwa p WHERE p.toko = $1 AND p.no_lot = $2 ORDER BY p.ke DESC",
        args![&p.toko, &no],
    )?;
    let hasil = c.baris::<HasilLot>(
        "FROM hasil_lebur h WHERE h.toko = $1 AND h.no_lot = $2 ORDER BY h.waktu DESC, h.no_dok DESC",
        args![&p.toko, &no],
    )?;
    let keluar = c.baris::<Keluar>(
        "FROM hasil_lebur_baris r JOIN hasil_lebur h ON h.toko = r.toko AND h.no_dok = r.no_dok \
         WHERE h.toko = $1 AND h.no_lot = $2 ORDER BY r.no_dok DESC, r.baris",
        args![&p.toko, &no],
    )?;
    let boleh_uji = ![lot.oleh.as_str(), lot.penerima.as_str()].contains(&p.user_id.as_str());
    Ok(Rinci { lot, isi, peristiwa, hasil, keluar, boleh_uji })
}

db::bacaan! {
    /// Gold without a barcode that waits for the melt.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = SumberLebur)]
    pub struct Sumber {
        pub kode_group: String = "s.kode_group",
        pub kode_dept: String = "s.kode_dept",
        pub nama_dept: String = "COALESCE(j.nama_dept, s.kode_dept)",
        pub kode_toko: String = "s.baki",
        pub qty: i64 = "s.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "s.berat",
        #[schema(value_type = f64)]
        pub murni: Berat = "s.murni",
    }
}

db::bacaan! {
    /// A piece that waits for the melt.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = SumberLeburBarang)]
    pub struct SumberBarang {
        pub kode_barcode: String = "s.kode_barcode",
        pub nama_barang: String = "b.nama_barang",
        pub kode_toko: String = "s.baki",
        #[schema(value_type = f64)]
        pub berat: Berat = "s.berat",
        #[schema(value_type = f64)]
        pub murni: Berat = "s.murni",
        /// it still carries stones, and stays out of a lot
        pub berbatu: bool = "CASE WHEN EXISTS (SELECT 1 FROM barang_batu x WHERE x.kode_barcode = s.kode_barcode AND x.lepas = '') THEN 1 ELSE 0 END",
    }
}

/// What can be melted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BahanLebur)]
pub struct Bahan {
    pub barang: Vec<SumberBarang>,
    pub emas: Vec<Sumber>,
}

pub fn bahan(c: &mut Conn, toko: &KodeToko) -> Hasil<Bahan> {
    let barang = c.baris::<SumberBarang>(
        "FROM saldo_barang s JOIN barang b ON b.kode_barcode = s.kode_barcode WHERE s.toko = $1 AND s.gudang = 'HANCUR' \
         AND s.milik = 'TOKO' ORDER BY s.baki, s.kode_barcode LIMIT 1000",
        args![toko],
    )?;
    let emas = c.baris::<Sumber>(
        "FROM saldo_curah s LEFT JOIN jenis j ON j.toko = s.toko AND j.kode_dept = s.kode_dept WHERE s.toko = $1 \
         AND s.gudang = 'HANCUR' AND s.jenis_stok = 'MANUAL' AND s.berat > 0 ORDER BY s.baki, s.kode_group, s.kode_dept",
        args![toko],
    )?;
    Ok(Bahan { barang, emas })
}

db::bacaan! {
    /// A sale of refined gold.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = JualCiokDaftar)]
    pub struct Penjualan {
        pub no_dok: String = "j.no_dok",
        pub tgl_system: String = "j.tgl_system",
        pub waktu: String = "j.waktu",
        pub oleh: String = "j.oleh",
        pub nama_pelebur: String = "j.nama_pelebur",
        #[schema(value_type = f64)]
        pub berat: Berat = "j.berat",
        #[schema(value_type = f64)]
        pub murni: Berat = "j.murni",
        #[schema(value_type = i64)]
        pub harga: Rupiah = "j.harga",
        #[schema(value_type = i64)]
        pub pph: Rupiah = "j.pph",
        #[schema(value_type = i64)]
        pub total: Rupiah = "j.total",
        #[schema(value_type = i64, required = false)]
        pub untung: Rupiah = "j.harga - j.nilai",
        pub disetujui: String = "j.disetujui",
        pub no_batal: String = "COALESCE((SELECT b.no_batal FROM batal_lebur b WHERE b.toko = j.toko AND b.no_dok = j.no_dok), '')",
    }
}

/// The screen of refined gold: what waits for its sale, who buys, the price of today, the last sales.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LayarJualCiok)]
pub struct LayarJual {
    pub ciok: Vec<Ciok>,
    pub pelebur: Vec<Pelebur>,
    pub penjualan: Vec<Penjualan>,
    /// 0: none
    #[schema(value_type = i64)]
    pub harga_100: Rupiah,
}

pub fn layar_jual(c: &mut Conn, toko: &KodeToko) -> Hasil<LayarJual> {
    let penjualan = c.baris::<Penjualan>(
        "FROM jual_ciok j WHERE j.toko = $1 ORDER BY j.waktu DESC, j.no_dok DESC LIMIT 100",
        args![toko],
    )?;
    let tgl = platform::toko::cari(c, toko)?.tgl_system.to_string();
    let harga = jual::harga_100(c, toko, &tgl)?;
    Ok(LayarJual {
        ciok: jual::tersedia(c, toko)?,
        pelebur: pelebur::daftar(c, toko)?,
        penjualan,
        harga_100: harga.map_or(Rupiah::NOL, |h| Rupiah::new(h.nilai())),
    })
}

db::bacaan! {
    /// A lump of a sale.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Terjual {
        pub no_hasil: String = "r.no_hasil",
        pub baris: i64 = "r.baris_hasil",
        pub berat: Berat = "r.berat",
        pub kadar_uji: Kadar = "r.kadar_uji",
        pub harga: Rupiah = "r.harga",
    }
}

/// A sale as its nota tells it.
#[derive(Debug, Clone)]
pub struct JualRinci {
    pub jual: Penjualan,
    pub alamat: String,
    pub no_hp: String,
    pub baris: Vec<Terjual>,
    pub pembayaran: Vec<konter::bayar_tulis::Dibayar>,
}

/// One sale; refused when there is none by this number, or it was taken back.
pub fn satu_jual(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<JualRinci> {
    let no = no.trim().to_uppercase();
    let ada = c.baris_satu::<Penjualan>(
        "FROM jual_ciok j WHERE j.toko = $1 AND j.no_dok = $2",
        args![toko, no.as_str()],
    )?;
    let Some(jual) = ada else {
        return Err(LeburTolak::DokTidakAda.tolak(format!("Penjualan ciok {no} tidak ditemukan")));
    };
    if !jual.no_batal.is_empty() {
        let pesan = format!("Penjualan {no} sudah dibatalkan, notanya tidak dicetak lagi");
        return Err(LeburTolak::SudahBatal.tolak(pesan));
    }
    let siapa = c.one(
        "SELECT p.alamat, p.no_hp FROM jual_ciok j JOIN pelebur p ON p.toko = j.toko AND p.kode_pelebur = j.kode_pelebur \
         WHERE j.toko = $1 AND j.no_dok = $2",
        args![toko, no.as_str()],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    let (alamat, no_hp) = siapa.unwrap_or_default();
    let baris = c.baris::<Terjual>(
        "FROM jual_ciok_baris r WHERE r.toko = $1 AND r.no_dok = $2 ORDER BY r.baris",
        args![toko, no.as_str()],
    )?;
    let pembayaran = konter::bayar_tulis::dari(c, toko, &no)?;
    Ok(JualRinci { jual, alamat, no_hp, baris, pembayaran })
}
