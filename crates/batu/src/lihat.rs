//! Stones as they are: the register with where each lies, one stone with its story, a piece with its stones, documents, and what the
//! forms choose from.

use crate::awal::BELUM;
use crate::jual::{Faktur, JualBaris};
use crate::tabel::DokBatu;
use crate::terima::LABORATORIUM;
use crate::{BatuTolak, harga};
use db::{Conn, Val, args, pola_cari};
use konter::bayar_tulis::{self, Dibayar};
use platform::daftar::{self as halaman, Halaman};
use platform::{Hasil, Pelaku, lihat};
use serde::{Deserialize, Serialize};
use values::{Berat, CaratBatu, JenisDok, KodeBarcode, KodeToko, NoFaktur, Rupiah, UsdSen};

db::bacaan! {
    /// A stone of the register, where it lies.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct Batu {
        pub kode_batu: String = "batu.kode_batu",
        /// SATUAN or PAKET
        pub jenis: String = "batu.jenis",
        pub jenis_batu: String = "batu.jenis_batu",
        pub shape: String = "batu.shape",
        pub color: String = "batu.color",
        pub clarity: String = "batu.clarity",
        pub cutgrade: String = "batu.cutgrade",
        pub polish: String = "batu.polish",
        pub symmetry: String = "batu.symmetry",
        pub fluorescence: String = "batu.fluorescence",
        pub laboratorium: String = "batu.laboratorium",
        pub no_sertifikat: String = "batu.no_sertifikat",
        pub tempat_sertifikat: String = "batu.tempat_sertifikat",
        pub kode_supplier: String = "batu.kode_supplier",
        pub no_masuk: String = "batu.no_masuk",
        pub tgl_masuk: String = "batu.tgl_masuk",
        pub keterangan: String = "batu.keterangan",
        /// it is the shop's, or in a piece of the shop's
        pub aktif: bool = "batu.aktif",
        #[schema(value_type = f64)]
        pub usd_carat: UsdSen = "batu.usd_carat",
        /// BRANKAS, BARANG:…, TUKANG:…; empty when it does not lie in this store
        pub tempat: String = "COALESCE(s.tempat, '')",
        pub butir: i64 = "COALESCE(s.butir, 0)",
        #[schema(value_type = f64)]
        pub carat: CaratBatu = "COALESCE(s.carat, 0)",
        #[schema(value_type = i64, required = false)]
        pub nilai: Rupiah = "COALESCE(s.nilai, 0)",
        /// it has a certificate as a file
        pub berkas: bool = "CASE WHEN EXISTS (SELECT 1 FROM batu_berkas f WHERE f.kode_batu = batu.kode_batu) THEN 1 ELSE 0 END",
    }
}

/// Which stones.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaBatu {
    /// code, certificate, kind or remark
    pub cari: String,
    /// ALL, BRANKAS, BARANG, TUKANG, KELUAR
    pub tempat: String,
    pub jenis_batu: String,
    pub skip: i64,
    pub limit: i64,
}

fn jumlah(apa: &str) -> String {
    halaman::jumlah(&[apa])
}

db::bacaan! {
    /// Over every stone that fits.
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = BatuTotal)]
    pub struct Total {
        pub butir: i64 = jumlah("COALESCE(s.butir, 0)"),
        #[schema(value_type = f64)]
        pub carat: CaratBatu = jumlah("COALESCE(s.carat, 0)"),
        #[schema(value_type = i64, required = false)]
        pub nilai: Rupiah = jumlah("COALESCE(s.nilai, 0)"),
    }
}

const DARI: &str = "FROM batu LEFT JOIN saldo_batu s ON s.kode_batu = batu.kode_batu AND s.toko = $1 AND s.carat > 0 \
     AND substr(s.tempat, 1, 1) <> '@'";
const LIMIT_MAKS: i64 = 200;

fn syarat(toko: &KodeToko, t: &TanyaBatu) -> (String, Vec<Val>) {
    let mut nilai: Vec<Val> = args![toko].to_vec();
    let mut sql = match t.tempat.trim().to_uppercase().as_str() {
        "BRANKAS" => "s.tempat = 'BRANKAS'",
        "BARANG" => "substr(s.tempat, 1, 7) = 'BARANG:'",
        "TUKANG" => "substr(s.tempat, 1, 7) = 'TUKANG:'",
        "KELUAR" => "s.tempat IS NULL AND batu.toko = $1",
        _ => "s.tempat IS NOT NULL",
    }
    .to_owned();
    if !t.cari.trim().is_empty() {
        nilai.push(pola_cari(&t.cari).into());
        let n = nilai.len();
        sql.push_str(&format!(
            " AND (batu.cari LIKE ${n} ESCAPE '\\' OR LOWER(s.tempat) LIKE ${n} ESCAPE '\\')"
        ));
    }
    let jenis = t.jenis_batu.trim().to_uppercase();
    if !jenis.is_empty() && jenis != "ALL" {
        nilai.push(jenis.into());
        sql.push_str(&format!(" AND batu.jenis_batu = ${}", nilai.len()));
    }
    (sql, nilai)
}

/// The register by pages. What stones cost is told to who may know it.
pub fn daftar(c: &mut Conn, p: &Pelaku, t: &TanyaBatu) -> Hasil<Halaman<Batu, Total>> {
    let (syarat, nilai) = syarat(&p.toko, t);
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!(
        "{DARI} WHERE {syarat} ORDER BY batu.kode_batu DESC, s.tempat LIMIT {limit} OFFSET {}",
        t.skip.max(0)
    );
    let mut data = c.baris::<Batu>(&sql, &nilai)?;
    let count: i64 = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), &nilai)?;
    let mut total = c.baris_satu::<Total>(&format!("{DARI} WHERE {syarat}"), &nilai)?.unwrap_or_default();
    if !lihat::modal(p) {
        total.nilai = Rupiah::NOL;
        data.iter_mut().for_each(tutupi);
    }
    Ok(Halaman { data, count, total })
}

fn tutupi(b: &mut Batu) {
    (b.nilai, b.usd_carat) = (Rupiah::NOL, UsdSen::sen(0));
}

db::bacaan! {
    /// A line of the book of one stone.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = MutasiBatu)]
    pub struct Mutasi {
        pub toko: String = "b.toko",
        pub tgl_system: String = "b.tgl_system",
        pub waktu: String = "b.waktu",
        pub no_dok: String = "b.no_dok",
        pub tempat: String = "b.tempat",
        pub butir: i64 = "b.butir",
        #[schema(value_type = f64)]
        pub carat: CaratBatu = "b.carat",
        pub oleh: String = "b.oleh",
        pub balik: bool = "CASE WHEN b.balik IS NULL THEN 0 ELSE 1 END",
    }
}

/// Everything about one stone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BatuRinci)]
pub struct Rinci {
    /// a line a place in this store
    pub batu: Vec<Batu>,
    /// the newest first
    pub mutasi: Vec<Mutasi>,
}

/// One stone: where it lies, and its story over all stores.
pub fn rinci(c: &mut Conn, p: &Pelaku, kode: &str) -> Hasil<Rinci> {
    let kode = kode.trim().to_uppercase();
    let sql = format!("{DARI} WHERE batu.kode_batu = $2 ORDER BY s.tempat");
    let mut batu = c.baris::<Batu>(&sql, args![&p.toko, kode.as_str()])?;
    if batu.is_empty() {
        return Err(BatuTolak::TidakAda.tolak(format!("Batu {kode} tidak ada di register")));
    }
    if !lihat::modal(p) {
        batu.iter_mut().for_each(tutupi);
    }
    let mutasi = c.baris::<Mutasi>(
        "FROM buku_batu b WHERE b.kode_batu = $1 ORDER BY b.waktu DESC, b.toko, b.id DESC LIMIT 200",
        args![kode.as_str()],
    )?;
    Ok(Rinci { batu, mutasi })
}

db::bacaan! {
    /// A line of a card.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = BatuTerpasang)]
    pub struct Terpasang {
        pub baris: i64 = "baris",
        pub kode_batu: String = "kode_batu",
        pub jenis_batu: String = "jenis_batu",
        pub shape: String = "shape",
        pub color: String = "color",
        pub clarity: String = "clarity",
        pub sertifikat: String = "sertifikat",
        pub butir: i64 = "butir",
        #[schema(value_type = f64)]
        pub carat: CaratBatu = "carat",
        #[schema(value_type = f64)]
        pub usd_carat: UsdSen = "usd_carat",
    }
}

/// A piece with its stones, for setting and taking out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarangBatu)]
pub struct DiBarang {
    pub kode_barcode: String,
    pub nama_barang: String,
    pub kode_gudang: String,
    pub kode_toko: String,
    #[schema(value_type = f64)]
    pub berat_asli: Berat,
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    pub batu: Vec<Terpasang>,
}

/// A piece of the chain with the stones of its card.
pub fn di_barang(c: &mut Conn, kode: &str) -> Hasil<DiBarang> {
    let kode =
        KodeBarcode::parse(kode.trim()).map_err(|e| BatuTolak::Barang.pada("kode_barcode", e.to_string()))?;
    let k = barang::satu(c, &kode)?;
    let batu = c.baris::<Terpasang>(
        "FROM barang_batu WHERE kode_barcode = $1 AND lepas = '' ORDER BY baris",
        args![&kode],
    )?;
    Ok(DiBarang {
        kode_barcode: k.kode_barcode.to_string(),
        nama_barang: k.nama_barang,
        kode_gudang: k.kode_gudang,
        kode_toko: k.kode_toko,
        berat_asli: k.berat_asli,
        berat_atribut: k.berat_atribut,
        batu,
    })
}

db::bacaan! {
    /// A document of stones, as the list has it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = DokBatuRingkas)]
    pub struct Ringkas {
        pub no_dok: String = "d.no_dok",
        /// TERIMA, RETUR, PASANG, LEPAS, KE TUKANG, DARI TUKANG, AWAL, JUAL
        pub jenis: String = "d.jenis",
        pub tgl_system: String = "d.tgl_system",
        pub waktu: String = "d.waktu",
        pub oleh: String = "d.oleh",
        /// supplier, craftsman, customer or piece
        pub lawan: String = "d.lawan",
        pub butir: i64 = "d.butir",
        #[schema(value_type = f64)]
        pub carat: CaratBatu = "d.carat",
        /// of a sale
        #[schema(value_type = i64)]
        pub total: Rupiah = "d.total",
        pub keterangan: String = "d.keterangan",
        /// the document that took it back; empty: it stands
        pub no_batal: String = "COALESCE(z.no_batal, '')",
    }
}

/// Which documents.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaDok {
    /// number, piece, supplier, customer
    pub cari: String,
}

/// The last documents, the newest first.
pub fn dokumen(c: &mut Conn, p: &Pelaku, t: &TanyaDok) -> Hasil<Vec<Ringkas>> {
    Ok(c.baris::<Ringkas>(
        "FROM (SELECT toko, no_dok, jenis, tgl_system, waktu, oleh, CASE WHEN kode_barcode <> '' THEN kode_barcode ELSE nama_lawan END \
          AS lawan, butir, carat, 0 AS total, keterangan FROM dok_batu WHERE toko = $1 \
          UNION ALL SELECT toko, no_jual, 'JUAL', tgl_system, waktu, oleh, nama_customer, butir, carat, total, keterangan FROM jual_batu \
          WHERE toko = $1) d LEFT JOIN batal_batu z ON z.toko = d.toko AND z.no_dok = d.no_dok \
         WHERE LOWER(d.no_dok || ' ' || d.jenis || ' ' || d.lawan || ' ' || d.keterangan) LIKE $2 ESCAPE '\\' \
         ORDER BY d.waktu DESC, d.no_dok DESC LIMIT 100",
        args![&p.toko, pola_cari(&t.cari)],
    )?)
}

/// A choice of a form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PilihanBatuSatu)]
pub struct Pilih {
    pub kode: String,
    pub nama: String,
}

/// What the forms of stones choose from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PilihanBatu)]
pub struct Pilihan {
    pub supplier: Vec<Pilih>,
    pub tukang: Vec<Pilih>,
    pub jenis_batu: Vec<Pilih>,
    pub shape: Vec<Pilih>,
    pub color: Vec<Pilih>,
    pub clarity: Vec<Pilih>,
    pub cutgrade: Vec<Pilih>,
    pub polish: Vec<Pilih>,
    pub symmetry: Vec<Pilih>,
    pub fluorescence: Vec<Pilih>,
    pub laboratorium: Vec<&'static str>,
    /// rupiah a dollar of the day, in hundredths; 0: not published
    pub kurs: i64,
    /// lines of cards in this store that the register does not know
    pub belum_terdaftar: i64,
}

fn pilih(c: &mut Conn, toko: &str, (tabel, kode, nama, urut): (&str, &str, &str, &str)) -> Hasil<Vec<Pilih>> {
    let sql = format!(
        "SELECT {kode}, {nama} FROM {tabel} WHERE toko = $1 AND dihapus = 0 AND aktif = 1 ORDER BY {urut}, {kode}"
    );
    Ok(c.rows(&sql, args![toko], |r| Ok(Pilih { kode: r.get(0)?, nama: r.get(1)? }))?)
}

/// Suppliers, craftsmen, the attributes of stones, the dollar of the day.
pub fn pilihan(c: &mut Conn, p: &Pelaku) -> Hasil<Pilihan> {
    let toko = p.toko.as_str();
    let mut sifat = |nama: &str| {
        let (tabel, kode, label) = (format!("batu_{nama}"), format!("kode_{nama}"), format!("nama_{nama}"));
        pilih(c, toko, (&tabel, &kode, &label, "urutan"))
    };
    let (shape, color, clarity) = (sifat("shape")?, sifat("color")?, sifat("clarity")?);
    let (cutgrade, polish) = (sifat("cutgrade")?, sifat("polish")?);
    let (symmetry, fluorescence) = (sifat("symmetry")?, sifat("fluorescence")?);
    let kurs = harga::kurs(c, &p.toko)?.map_or(0, values::Kurs::sebagai_perseratus);
    let belum = c.nilai(&format!("SELECT COUNT(*) {BELUM}"), args![&p.toko])?;
    Ok(Pilihan {
        supplier: pilih(
            c,
            db::RANTAI,
            ("supplier_berlian", "kode_supplier", "nama_supplier", "nama_supplier"),
        )?,
        tukang: pilih(c, toko, ("tukang", "kode_tukang", "nama_tukang", "nama_tukang"))?,
        jenis_batu: pilih(c, toko, ("jenis_batu", "kode_jenis_batu", "nama_jenis_batu", "nama_jenis_batu"))?,
        shape,
        color,
        clarity,
        cutgrade,
        polish,
        symmetry,
        fluorescence,
        laboratorium: LABORATORIUM.to_vec(),
        kurs,
        belum_terdaftar: belum,
    })
}

/// A sale with its stones and its payments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = JualBatuRinci)]
pub struct JualRinci {
    #[serde(flatten)]
    pub faktur: Faktur,
    pub detail: Vec<JualBaris>,
    pub pembayaran: Vec<Dibayar>,
    pub no_batal: String,
}

/// One sale, for its paper.
pub fn jual(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<JualRinci> {
    let tidak_ada = || BatuTolak::DokTidakAda.tolak("Penjualan batu tidak ditemukan");
    let no = NoFaktur::parse(&no.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    if no.jenis() != JenisDok::JualBatu {
        return Err(tidak_ada());
    }
    let faktur = c
        .baris_satu::<Faktur>("FROM jual_batu WHERE toko = $1 AND no_jual = $2", args![toko, &no])?
        .ok_or_else(tidak_ada)?;
    let detail = c.baris::<JualBaris>(
        "FROM jual_batu_baris WHERE toko = $1 AND no_jual = $2 ORDER BY baris",
        args![toko, &no],
    )?;
    let pembayaran = bayar_tulis::dari(c, toko, faktur.no_jual.as_str())?;
    let no_batal: Option<String> =
        c.one("SELECT no_batal FROM batal_batu WHERE toko = $1 AND no_dok = $2", args![toko, &no], |r| {
            r.get(0)
        })?;
    Ok(JualRinci { faktur, detail, pembayaran, no_batal: no_batal.unwrap_or_default() })
}

/// A document with all of its figures, for who just wrote it.
pub fn satu_dok(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Option<DokBatu>> {
    Ok(c.baris_satu::<DokBatu>("FROM dok_batu WHERE toko = $1 AND no_dok = $2", args![toko, no])?)
}
