//! The tables of a contract, each defined once: the head, its pieces, its schedule, its payments, what happened to it, where it
//! stands. Every change goes through [`catat`] and [`proyeksi`].

use crate::CicilanTolak;
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::{Hasil, Tolak};
use serde::Serialize;
use values::{Berat, JenisDok, Kadar, KodeToko, NoFaktur, Persen, Rupiah, Tanggal, UserId, Waktu};

db::tabel! {
    /// A contract as it was signed.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = CicilanIsi)]
    pub struct Isi in "kontrak_cicilan" {
        #[serde(skip)]
        pub toko: String,
        pub no_cicilan: String,
        pub tgl_system: String,
        pub waktu: String,
        pub input_by: String = "oleh",
        pub kode_sales: String,
        pub kode_pelanggan: String,
        pub kode_member: String,
        pub nama_customer: String,
        pub alamat_customer: String,
        pub no_hp: String,
        #[serde(skip)]
        pub sidik_nik: String,
        pub nik_samar: String,
        pub kode_cicilan: String,
        pub tenor: i64,
        /// flat, a month
        #[schema(value_type = f64, maximum = 100)]
        pub bunga_persen: Persen,
        #[schema(value_type = f64, maximum = 100)]
        pub dp_persen: Persen,
        /// a day, for each instalment that is late
        #[schema(value_type = i64)]
        pub denda_harian: Rupiah,
        /// of what is late, at most
        #[schema(value_type = f64, maximum = 100)]
        pub denda_maks: Persen,
        /// so many missed ones make it MACET
        pub macet_kali: i64,
        /// kept when it ends before it is paid
        #[schema(value_type = i64)]
        pub biaya_rp: Rupiah,
        #[schema(value_type = i64)]
        pub harga_rp: Rupiah,
        #[schema(value_type = i64)]
        pub dp_rp: Rupiah,
        #[schema(value_type = i64)]
        pub pokok_rp: Rupiah,
        #[schema(value_type = i64)]
        pub bunga_rp: Rupiah,
        pub qty: i64,
        #[schema(value_type = f64)]
        pub berat: Berat,
        pub uraian: String,
        pub keterangan: String,
        #[serde(skip)]
        pub otorisasi: String,
    }
}

db::tabel! {
    pub(crate) struct KunciBaris in "cicilan_baris" {
        pub(crate) toko: String,
        pub(crate) no_cicilan: String,
    }
}

db::tabel! {
    /// A piece with the price it was signed for.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = CicilanBarisIsi)]
    pub struct IsiBaris in "cicilan_baris" {
        pub baris: i64,
        pub kode_barcode: String,
        pub nama_barang: String,
        pub kode_group: String,
        pub kode_dept: String,
        #[schema(value_type = f64, maximum = 100)]
        pub kadar: Kadar,
        #[schema(value_type = f64, maximum = 100)]
        pub kadar_cetak: Kadar,
        #[schema(value_type = f64)]
        pub berat: Berat,
        pub harga_gram: i64,
        #[serde(skip)]
        pub gram_resmi: i64,
        #[schema(value_type = i64)]
        pub nilai_emas: Rupiah,
        #[schema(value_type = i64)]
        pub ongkos: Rupiah,
        #[schema(value_type = i64)]
        pub harga_jual: Rupiah,
        #[schema(value_type = i64)]
        pub diskon: Rupiah,
        #[serde(skip)]
        pub harga_hitung: Rupiah,
        #[schema(value_type = i64)]
        pub harga_total: Rupiah,
        #[serde(skip)]
        pub status_premi: bool,
        #[serde(skip)]
        pub gudang_asal: String,
        #[serde(skip)]
        pub baki_asal: String,
        #[serde(skip)]
        pub gudang: String,
        #[serde(skip)]
        pub baki: String,
    }
}

db::tabel! {
    pub(crate) struct Jatuh in "cicilan_jadwal" {
        pub(crate) toko: String,
        pub(crate) no_cicilan: String,
        pub(crate) ke: i64,
        pub(crate) jatuh_tempo: Tanggal,
        pub(crate) pokok_rp: Rupiah,
        pub(crate) bunga_rp: Rupiah,
    }
}

db::tabel! {
    /// Where it stands.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Kini in "cicilan_kini" {
        pub(crate) tahap: String,
        pub(crate) tgl_tahap: String,
        pub(crate) terbuka: bool,
        pub(crate) diserahkan: bool,
        pub(crate) sisa_pokok: Rupiah,
        pub(crate) sisa_bunga: Rupiah,
        pub(crate) jatuh_tempo: String,
        pub(crate) macet_sejak: String,
    }
}

db::tabel! {
    /// What happened to a contract.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = CicilanPeristiwa)]
    pub struct Peristiwa in "cicilan_peristiwa" {
        pub urut: i64,
        /// AKAD, BAYAR, BATAL BAYAR, SERAH, BATAL SERAH, LUNAS, LELANG, BATAL, KABAR
        pub tahap: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        pub disetujui: String,
        #[schema(value_type = i64)]
        pub jumlah_rp: Rupiah,
        /// the document that did it
        pub rujukan: String,
        pub keterangan: String,
    }
}

db::tabel! {
    /// A payment.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = CicilanBayarIsi)]
    pub struct IsiBayar in "cicilan_bayar" {
        #[serde(skip)]
        pub toko: String,
        pub no_bayar: String,
        pub no_cicilan: String,
        /// ANGSURAN, LUNAS, AWAL
        pub jenis: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        pub penyetor: String,
        #[schema(value_type = i64)]
        pub jumlah_rp: Rupiah,
        #[schema(value_type = i64)]
        pub denda_rp: Rupiah,
        #[schema(value_type = i64)]
        pub bunga_rp: Rupiah,
        #[schema(value_type = i64)]
        pub pokok_rp: Rupiah,
        /// interest of months that never began
        #[schema(value_type = i64)]
        pub bebas_rp: Rupiah,
        #[schema(value_type = i64)]
        pub sisa_pokok: Rupiah,
        pub diserahkan: bool,
        pub keterangan: String,
        #[serde(skip)]
        pub otorisasi: String,
    }
}

db::tabel! {
    pub(crate) struct KunciAlokasi in "cicilan_alokasi" {
        pub(crate) toko: String,
        pub(crate) no_bayar: String,
        pub(crate) no_cicilan: String,
    }
}

db::tabel! {
    /// What of a payment went to which instalment.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = CicilanAlokasi)]
    pub struct Alokasi in "cicilan_alokasi" {
        pub ke: i64,
        #[schema(value_type = i64)]
        pub denda_rp: Rupiah,
        #[schema(value_type = i64)]
        pub bunga_rp: Rupiah,
        #[schema(value_type = i64)]
        pub pokok_rp: Rupiah,
        #[schema(value_type = i64)]
        pub bebas_rp: Rupiah,
    }
}

db::tabel! {
    /// Ended before it was paid.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = CicilanAkhir)]
    pub struct Akhir in "cicilan_akhir" {
        #[serde(skip)]
        pub toko: String,
        pub no_akhir: String,
        #[serde(skip)]
        pub no_cicilan: String,
        /// LELANG or BATAL
        pub jenis: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        pub disetujui: String,
        pub alasan: String,
        pub utuh: bool,
        pub diserahkan: bool,
        #[schema(value_type = i64)]
        pub dp_rp: Rupiah,
        #[schema(value_type = i64)]
        pub pokok_rp: Rupiah,
        #[schema(value_type = i64)]
        pub denda_rp: Rupiah,
        #[schema(value_type = i64)]
        pub biaya_rp: Rupiah,
        #[schema(value_type = i64)]
        pub turun_rp: Rupiah,
        #[schema(value_type = i64)]
        pub potong_rp: Rupiah,
        #[schema(value_type = i64)]
        pub dibayar_rp: Rupiah,
        #[schema(value_type = i64)]
        pub piutang_rp: Rupiah,
        #[schema(value_type = i64)]
        pub nilai_barang: Rupiah,
        #[schema(value_type = i64)]
        pub hapus_rp: Rupiah,
        pub no_beli: String,
    }
}

/// A contract on its way through a use case.
#[derive(Debug, Clone)]
pub(crate) struct Kontrak {
    pub(crate) no: NoFaktur,
    pub(crate) isi: Isi,
    pub(crate) kini: Kini,
    pub(crate) baris: Vec<IsiBaris>,
}

pub(crate) fn tidak_ada() -> Tolak {
    CicilanTolak::TidakAda.tolak("Cicilan ini tidak ada")
}

/// A number of a kind as it was typed.
pub(crate) fn nomor(teks: &str, jenis: JenisDok) -> Option<NoFaktur> {
    NoFaktur::parse(&teks.trim().to_uppercase()).ok().filter(|n| n.jenis() == jenis)
}

pub(crate) const DARI: &str = "FROM kontrak_cicilan JOIN cicilan_kini ON cicilan_kini.toko = kontrak_cicilan.toko \
     AND cicilan_kini.no_cicilan = kontrak_cicilan.no_cicilan";

/// A contract of the store with its pieces.
pub(crate) fn baca(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Kontrak> {
    let no = nomor(teks, JenisDok::Cicilan).ok_or_else(tidak_ada)?;
    let sql = format!("{DARI} WHERE kontrak_cicilan.toko = $1 AND kontrak_cicilan.no_cicilan = $2");
    let (isi, kini) = c.baris_satu::<(Isi, Kini)>(&sql, args![toko, &no])?.ok_or_else(tidak_ada)?;
    let baris = c.baris::<IsiBaris>(
        "FROM cicilan_baris WHERE cicilan_baris.toko = $1 AND cicilan_baris.no_cicilan = $2 ORDER BY cicilan_baris.baris",
        args![toko, &no],
    )?;
    Ok(Kontrak { no, isi, kini, baris })
}

impl Kontrak {
    pub(crate) fn salah_tahap(&self, apa: &str) -> Tolak {
        let pesan = format!("Cicilan {} {} sejak {}; {apa}", self.no, self.kini.tahap, self.kini.tgl_tahap);
        CicilanTolak::Tahap.tolak(pesan).rincian(serde_json::json!({ "tahap": self.kini.tahap }))
    }

    /// Refused unless it is still being paid.
    pub(crate) fn wajib_aktif(&self) -> Hasil<()> {
        if self.kini.tahap == "AKTIF" { Ok(()) } else { Err(self.salah_tahap("tidak bisa diubah lagi")) }
    }

    /// In default on a day?
    pub(crate) fn macet(&self, hari: Tanggal) -> bool {
        self.kini.tahap == "AKTIF" && macet(&self.kini.macet_sejak, hari)
    }
}

/// Did the last of so many unpaid ones fall due before this day?
pub(crate) fn macet(sejak: &str, hari: Tanggal) -> bool {
    !sejak.is_empty() && sejak < hari.to_string().as_str()
}

/// When and by whom.
pub(crate) struct Saat {
    pub(crate) tgl: Tanggal,
    pub(crate) waktu: Waktu,
    pub(crate) oleh: UserId,
}

impl Saat {
    pub(crate) fn dari(dok: &Dok<'_, '_>) -> Self {
        Self { tgl: dok.tgl_system(), waktu: dok.waktu(), oleh: dok.oleh().clone() }
    }
}

/// What happens to a contract now.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Kejadian<'a> {
    pub(crate) tahap: &'a str,
    pub(crate) disetujui: &'a str,
    pub(crate) jumlah: Rupiah,
    pub(crate) rujukan: &'a str,
    pub(crate) keterangan: &'a str,
}

db::tabel! {
    struct KunciPeristiwa in "cicilan_peristiwa" {
        toko: String,
        no_cicilan: String,
    }
}

/// Writes an event of a contract.
pub(crate) fn catat(tx: &mut Tx<'_>, no: &NoFaktur, s: &Saat, k: &Kejadian<'_>) -> Hasil<()> {
    let toko = tx.toko().clone();
    let urut: i64 = tx.nilai(
        "SELECT CAST(COALESCE(MAX(urut), 0) + 1 AS BIGINT) FROM cicilan_peristiwa WHERE toko = $1 AND no_cicilan = $2",
        args![&toko, no],
    )?;
    let p = Peristiwa {
        urut,
        tahap: k.tahap.to_owned(),
        tgl_system: s.tgl.to_string(),
        waktu: s.waktu.to_string(),
        oleh: s.oleh.to_string(),
        disetujui: k.disetujui.to_owned(),
        jumlah_rp: k.jumlah,
        rujukan: k.rujukan.to_owned(),
        keterangan: k.keterangan.to_owned(),
    };
    tx.sisip([(KunciPeristiwa { toko: toko.to_string(), no_cicilan: no.to_string() }, p)])?;
    Ok(())
}

/// Brings its state to another.
pub(crate) fn pindah(
    tx: &mut Tx<'_>,
    no: &NoFaktur,
    tgl: Tanggal,
    (tahap, diserahkan): (&str, bool),
) -> Hasil<()> {
    let toko = tx.toko().clone();
    tx.exec(
        "UPDATE cicilan_kini SET tgl_tahap = CASE WHEN tahap = $3 THEN tgl_tahap ELSE $4 END, tahap = $3, terbuka = $5, \
         diserahkan = $6 WHERE toko = $1 AND no_cicilan = $2",
        args![&toko, no, tahap, tgl, i64::from(tahap == "AKTIF"), i64::from(diserahkan)],
    )?;
    Ok(())
}
