//! Loans by the day they fall due: before, on and after it, and those that may be auctioned. Read from an index and page by page from
//! where the last one ended, so that it costs the same however many loans run. Also what is told to customers before that day.

use crate::biaya;
use crate::kini;
use crate::lelang::{AturanLelang, halangan};
use crate::peringatan::{PESANNYA, SAH, SEJAK};
use crate::tabel::{Kepala, Kini};
use crate::tolak::PinjamTolak;
use db::{Conn, Tx, Val, args};
use konter::Hari;
use pesan::PesanBaru;
use platform::daftar::Halaman;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Rupiah, Tanggal, Waktu};

const LIMIT_MAKS: i64 = 200;
/// Counted up to so many: nobody reads further, and counting all would cost what the index saves.
const HITUNG_MAKS: i64 = 1_000;
/// Messages raised in one transaction.
const SEKALI: i64 = 200;

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaTempo {
    /// ALL, SEBELUM, HARI_INI, LEWAT or LELANG (may be auctioned)
    pub saat: String,
    /// with SEBELUM: within so many days; 7 when left out
    pub hari: i64,
    /// number, customer, phone or bag
    pub cari: String,
    /// `kunci` of the last row that was read
    pub sesudah: String,
    pub limit: i64,
}

/// A loan and what it would cost today.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HutangTempo)]
pub struct Tempo {
    /// where the next page begins
    pub kunci: String,
    pub no_faktur_hutang: String,
    pub tgl_hutang: String,
    pub jatuh_tempo: String,
    /// below 0: days to go
    pub hari_lewat: i64,
    pub nama_customer: String,
    pub no_hp: String,
    pub uraian: String,
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
    #[schema(value_type = i64)]
    pub total_bayar: Rupiah,
    /// interest has passed the principal
    pub hutang_rugi: bool,
    pub no_kantong: String,
    /// how many notices
    pub peringatan: i64,
    pub tgl_peringatan: String,
    /// the first day it may be auctioned, as far as its due day goes
    pub boleh_lelang: String,
    /// why it may not; empty: it may
    pub halangan: String,
}

/// Over what fits.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HutangTempoTotal)]
pub struct TotalTempo {
    /// there are more than were counted
    pub lebih: bool,
    pub tenggang_hari: i64,
}

db::bacaan! {
    pub(crate) struct Tambahan {
        pub(crate) pertama: String = "COALESCE((SELECT b.nama_barang FROM hutang_baris b WHERE b.toko = hutang.toko \
             AND b.no_hutang = hutang.no_hutang AND b.baris = 1), '')",
        pub(crate) banyak: i64 = "(SELECT COUNT(*) FROM hutang_baris b WHERE b.toko = hutang.toko AND b.no_hutang = hutang.no_hutang)",
        pub(crate) sejak: String = sejak_sql(),
    }
}

/// The first day a notice of the loan counts from; empty: none does.
pub(crate) fn sejak_sql() -> String {
    format!(
        "COALESCE((SELECT MIN({SEJAK}) FROM peringatan_hutang r {PESANNYA} WHERE r.toko = hutang.toko \
         AND r.no_hutang = hutang.no_hutang AND {SAH}), '')"
    )
}

pub(crate) fn uraian(pertama: &str, banyak: i64) -> String {
    if banyak > 1 { format!("{pertama} dan {} lagi", banyak - 1) } else { pertama.to_owned() }
}

pub(crate) const DARI: &str = "FROM hutang_kini JOIN hutang ON hutang.toko = hutang_kini.toko \
     AND hutang.no_hutang = hutang_kini.no_hutang";

fn geser(t: Tanggal, hari: i64) -> Hasil<Tanggal> {
    Ok(t.tambah_hari(hari).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// What is asked for as a condition.
struct Syarat {
    sql: String,
    nilai: Vec<Val>,
}

impl Syarat {
    fn tambah(&mut self, bentuk: impl FnOnce(usize) -> String, isi: impl Into<Val>) {
        self.nilai.push(isi.into());
        self.sql.push_str(&bentuk(self.nilai.len()));
    }
}

fn syarat(h: &Hari, a: &AturanLelang, t: &TanyaTempo) -> Hasil<Syarat> {
    let mut s = Syarat {
        sql: "hutang_kini.toko = $1 AND hutang_kini.terbuka = 1".to_owned(),
        nilai: args![&h.toko].to_vec(),
    };
    let tgl = h.tgl_system;
    let kolom = "hutang_kini.jatuh_tempo";
    match t.saat.trim().to_uppercase().as_str() {
        "" | "ALL" => {}
        "SEBELUM" => {
            let hari = if t.hari <= 0 { 7 } else { t.hari.min(3_650) };
            s.tambah(|n| format!(" AND {kolom} > ${n}"), tgl);
            s.tambah(|n| format!(" AND {kolom} <= ${n}"), geser(tgl, hari)?);
        }
        "HARI_INI" => s.tambah(|n| format!(" AND {kolom} = ${n}"), tgl),
        "LEWAT" => s.tambah(|n| format!(" AND {kolom} < ${n}"), tgl),
        "LELANG" => {
            s.sql.push_str(" AND hutang_kini.status = 'AKTIF'");
            s.tambah(|n| format!(" AND {kolom} < ${n}"), geser(tgl, -a.tenggang)?);
            let sah = format!(
                " AND EXISTS (SELECT 1 FROM peringatan_hutang r {PESANNYA} WHERE r.toko = hutang_kini.toko \
                 AND r.no_hutang = hutang_kini.no_hutang AND {SAH} AND {SEJAK} <= "
            );
            s.tambah(|n| format!("{sah}${n})"), geser(tgl, -a.peringatan)?);
        }
        _ => {
            let pesan = "Pilih ALL, SEBELUM, HARI_INI, LEWAT atau LELANG";
            return Err(PinjamTolak::Isian.pada("saat", pesan));
        }
    }
    if !t.cari.trim().is_empty() {
        let pola = db::pola_cari(&t.cari);
        s.tambah(
            |n| {
                format!(
                    " AND (LOWER(hutang.no_hutang) LIKE ${n} ESCAPE '\\' OR LOWER(hutang.nama_customer) LIKE ${n} ESCAPE '\\' \
                     OR LOWER(hutang.no_hp) LIKE ${n} ESCAPE '\\' OR LOWER(hutang_kini.no_kantong) LIKE ${n} ESCAPE '\\')"
                )
            },
            pola,
        );
    }
    Ok(s)
}

/// Loans by their due day, the oldest first.
pub fn jatuh_tempo(
    c: &mut Conn,
    p: &Pelaku,
    kini: Waktu,
    t: &TanyaTempo,
) -> Hasil<Halaman<Tempo, TotalTempo>> {
    let h = Hari::baca(c, p)?;
    let a = AturanLelang::baca(&h);
    let mut s = syarat(&h, &a, t)?;
    let dari = if t.cari.trim().is_empty() { "FROM hutang_kini" } else { DARI };
    let sql =
        format!("SELECT COUNT(*) FROM (SELECT 1 AS ada {dari} WHERE {} LIMIT {}) x", s.sql, HITUNG_MAKS + 1);
    let count: i64 = c.nilai(&sql, &s.nilai)?;
    if let Some((tgl, no)) = t.sesudah.trim().split_once('/') {
        s.tambah(|n| format!(" AND hutang_kini.jatuh_tempo >= ${n}"), tgl.to_owned());
        let ke = s.nilai.len();
        s.tambah(
            |n| format!(" AND (hutang_kini.jatuh_tempo > ${ke} OR hutang_kini.no_hutang > ${n})"),
            no.to_owned(),
        );
    }
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!(
        "{DARI} WHERE {} ORDER BY hutang_kini.jatuh_tempo, hutang_kini.no_hutang LIMIT {limit}",
        s.sql
    );
    let tgl_bunga = biaya::tgl_bunga(&h, kini);
    let data = c
        .baris::<(Kepala, Kini, Tambahan)>(&sql, &s.nilai)?
        .into_iter()
        .map(|(k, n, x)| satu(&h, &a, tgl_bunga, (k, n, x)))
        .collect::<Hasil<Vec<_>>>()?;
    let total = TotalTempo { lebih: count > HITUNG_MAKS, tenggang_hari: a.tenggang };
    Ok(Halaman { data, count: count.min(HITUNG_MAKS), total })
}

fn satu(h: &Hari, a: &AturanLelang, tgl_bunga: Tanggal, (k, n, x): (Kepala, Kini, Tambahan)) -> Hasil<Tempo> {
    let r = biaya::tebus(&k, tgl_bunga)?;
    let tempo = kini::hari(&n.jatuh_tempo)?;
    Ok(Tempo {
        kunci: format!("{}/{}", n.jatuh_tempo, n.no_hutang),
        hari_lewat: h.tgl_system.selisih_hari(tempo),
        boleh_lelang: geser(tempo, a.tenggang + 1)?.to_string(),
        halangan: halangan(a, &n, h.tgl_system, &x.sejak)?,
        uraian: uraian(&x.pertama, x.banyak),
        no_faktur_hutang: n.no_hutang,
        tgl_hutang: k.tgl_hutang,
        jatuh_tempo: n.jatuh_tempo,
        nama_customer: k.nama_customer,
        no_hp: k.no_hp,
        jumlah_hutang: r.pokok,
        bunga_rp: r.bunga_pinjam,
        denda_rp: r.denda,
        total_bayar: r.total_bayar,
        hutang_rugi: r.hutang_rugi,
        no_kantong: n.no_kantong,
        peringatan: n.peringatan,
        tgl_peringatan: n.tgl_peringatan,
    })
}

/// Raises the messages to customers whose loans fall due within the days of the setting, some of the transaction's store at a time,
/// those after a number; answers the last of them, nothing when nobody is left. Raised before, nothing happens.
pub fn ingatkan(tx: &mut Tx<'_>, sesudah: &str) -> Hasil<Option<String>> {
    let toko = tx.toko().clone();
    let set = platform::modul::Setelan::baca(tx, &toko)?;
    let hari: i64 = set.nilai("INGATKAN_HUTANG_HARI").trim().parse().unwrap_or(3);
    if !set.nyala("HUTANG_MODULE") || hari <= 0 {
        return Ok(None);
    }
    let tgl = platform::toko::cari(tx, &toko)?.tgl_system;
    let semua = tx.baris::<(Kepala, Kini)>(
        &format!(
            "{DARI} WHERE hutang_kini.toko = $1 AND hutang_kini.terbuka = 1 AND hutang_kini.status = 'AKTIF' \
             AND hutang_kini.jatuh_tempo > $2 AND hutang_kini.jatuh_tempo <= $3 AND hutang.no_hp <> '' \
             AND hutang_kini.no_hutang > $4 ORDER BY hutang_kini.no_hutang LIMIT {SEKALI}"
        ),
        args![&toko, tgl, geser(tgl, hari)?, sesudah],
    )?;
    let nama: String = tx.nilai("SELECT nama_toko FROM toko WHERE kode_toko = $1", args![&toko])?;
    for (k, n) in &semua {
        let tempo = kini::hari(&n.jatuh_tempo)?;
        let total = biaya::tebus(k, tempo)?.total_bayar;
        let isi = format!(
            "Yth. {}, pinjaman {} di {nama} jatuh tempo {tempo}. Biaya tebus pada hari itu {total}. \
             Bisa ditebus, dicicil atau diperpanjang di toko dengan membawa tiket dan identitas.",
            k.nama_customer, n.no_hutang
        );
        let m = PesanBaru {
            peristiwa: pesan::Peristiwa::HutangTempo,
            kunci: &format!("{}/{}/{tempo}", pesan::Peristiwa::HutangTempo.kode(), n.no_hutang),
            kode_pelanggan: &k.kode_pelanggan,
            no_hp: &k.no_hp,
            isi: &isi,
            no_dok: &n.no_hutang,
            oleh: "SISTEM",
            sampai: None,
        };
        pesan::antre(tx, &m)?;
    }
    Ok(semua.last().map(|(_, n)| n.no_hutang.clone()))
}
