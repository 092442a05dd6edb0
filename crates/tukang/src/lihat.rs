//! What the screen of craftsmen shows: all of them with what they owe, and one with his works, documents and statement.

use crate::TukangTolak;
use crate::kerja::{self, JENIS, Tukang};
use crate::norma::{self, Norma};
use db::{Conn, args};
use ledger::tukang as buku;
use platform::Hasil;
use serde::Serialize;
use values::{Berat, KodeToko, Persen, Rupiah};

/// Rows of a statement at once.
const SEKALI: i64 = 200;

db::bacaan! {
    /// A craftsman in the list.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = TukangDaftar)]
    pub struct BarisTukang {
        pub kode_tukang: String = "t.kode_tukang",
        pub nama_tukang: String = "t.nama_tukang",
        pub keahlian: String = "t.keahlian",
        pub aktif: bool = "t.aktif",
        /// fine weight that he owes
        #[schema(value_type = f64)]
        pub saldo: Berat = "COALESCE(s.saldo, 0)",
        /// works that run
        pub jalan: i64 = "(SELECT COUNT(*) FROM kerja_tukang k WHERE k.toko = t.toko AND k.kode_tukang = t.kode_tukang AND k.status = 'JALAN')",
        /// works that are finished and not paid
        pub belum_dibayar: i64 = "(SELECT COUNT(*) FROM kerja_tukang k WHERE k.toko = t.toko AND k.kode_tukang = t.kode_tukang \
            AND k.status = 'SELESAI' AND NOT EXISTS (SELECT 1 FROM upah_tukang_baris u WHERE u.toko = k.toko AND u.id_kerja = k.id \
            AND NOT EXISTS (SELECT 1 FROM batal_tukang b WHERE b.toko = u.toko AND b.no_dok = u.no_dok)))",
        /// the last day something moved on his account; empty: never
        pub terakhir: String = "COALESCE((SELECT MAX(b.tgl_system) FROM buku_tukang b WHERE b.toko = t.toko AND b.kode_tukang = t.kode_tukang), '')",
    }
}

/// All craftsmen of a store, who owes most first; those not active only while they owe.
pub fn daftar(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<BarisTukang>> {
    Ok(c.baris::<BarisTukang>(
        "FROM tukang t LEFT JOIN saldo_tukang s ON s.toko = t.toko AND s.kode_tukang = t.kode_tukang \
         WHERE t.toko = $1 AND t.dihapus = 0 AND (t.aktif = 1 OR COALESCE(s.saldo, 0) > 0) \
         ORDER BY COALESCE(s.saldo, 0) DESC, t.kode_tukang",
        args![toko],
    )?)
}

db::bacaan! {
    /// A work with what was given and taken for it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = KerjaTukangRinci)]
    pub struct KerjaRinci {
        pub id: i64 = "k.id",
        pub no_dok: String = "k.no_dok",
        pub baris: i64 = "k.baris",
        pub jenis_kerja: String = "k.jenis_kerja",
        #[schema(value_type = f64)]
        pub norma: Persen = "k.norma",
        pub janji: String = "k.janji",
        pub keterangan: String = "k.keterangan",
        pub tgl_system: String = "k.tgl_system",
        pub oleh: String = "k.oleh",
        pub status: String = "k.status",
        #[schema(value_type = f64)]
        pub emas: Berat = "CAST(COALESCE((SELECT SUM(e.murni) FROM emas_tukang e WHERE e.toko = k.toko AND e.id_kerja = k.id \
            AND NOT EXISTS (SELECT 1 FROM batal_tukang b WHERE b.toko = e.toko AND b.no_dok = e.no_dok)), 0) AS BIGINT)",
        #[schema(value_type = f64)]
        pub kembali: Berat = "CAST(COALESCE((SELECT SUM(r.murni_barang + r.murni_rosok + r.susut) FROM terima_tukang r \
            WHERE r.toko = k.toko AND r.id_kerja = k.id AND NOT EXISTS (SELECT 1 FROM batal_tukang b WHERE b.toko = r.toko \
            AND b.no_dok = r.no_dok)), 0) AS BIGINT)",
        /// who finished it; empty while it runs
        pub selesai_oleh: String = "CASE WHEN k.status = 'SELESAI' THEN COALESCE((SELECT p.oleh FROM kerja_tukang_peristiwa p WHERE p.toko = k.toko \
            AND p.id_kerja = k.id AND p.peristiwa = 'SELESAI' ORDER BY p.ke DESC LIMIT 1), '') ELSE '' END",
        /// the wage that was agreed; 0: none
        #[schema(value_type = i64)]
        pub upah: Rupiah = "k.upah",
        /// the document of its wage; empty: not paid
        pub no_upah: String = "COALESCE((SELECT u.no_dok FROM upah_tukang_baris u WHERE u.toko = k.toko AND u.id_kerja = k.id \
            AND NOT EXISTS (SELECT 1 FROM batal_tukang b WHERE b.toko = u.toko AND b.no_dok = u.no_dok)), '')",
    }
}

db::bacaan! {
    /// A line of the statement.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = MutasiTukang)]
    pub struct Mutasi {
        pub id: i64 = "b.id",
        pub tgl_system: String = "b.tgl_system",
        pub waktu: String = "b.waktu",
        pub no_dok: String = "b.no_dok",
        pub jenis: String = "b.jenis",
        #[schema(value_type = f64)]
        pub masuk: Berat = "b.masuk",
        #[schema(value_type = f64)]
        pub keluar: Berat = "b.keluar",
        pub oleh: String = "b.oleh",
        /// it takes another line back
        pub balik: bool = "CASE WHEN b.balik IS NULL THEN 0 ELSE 1 END";
        /// what he owed after it
        #[schema(value_type = f64)]
        pub saldo: Berat,
    }
}

db::bacaan! {
    /// A document of his.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = DokTukang)]
    pub struct DokTukang {
        pub no_dok: String = "d.no_dok",
        /// EMAS, TERIMA or UPAH
        pub jenis: String = "d.jenis",
        pub tgl_system: String = "d.tgl_system",
        pub waktu: String = "d.waktu",
        pub oleh: String = "d.oleh",
        /// who tested or approved it
        pub disetujui: String = "d.disetujui",
        #[schema(value_type = f64)]
        pub murni: Berat = "d.murni",
        #[schema(value_type = f64)]
        pub susut: Berat = "d.susut",
        #[schema(value_type = i64)]
        pub total: Rupiah = "d.total",
        pub keterangan: String = "d.keterangan",
        /// the document that took it back; empty: it stands
        pub no_batal: String = "COALESCE(b.no_batal, '')",
    }
}

/// Everything about one craftsman.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TukangRinci)]
pub struct Rinci {
    pub tukang: Tukang,
    #[schema(value_type = f64)]
    pub saldo: Berat,
    pub norma: Vec<Norma>,
    pub kerja: Vec<KerjaRinci>,
    pub dokumen: Vec<DokTukang>,
    /// the newest first
    pub mutasi: Vec<Mutasi>,
    pub jenis_kerja: Vec<&'static str>,
}

/// One craftsman: what he owes, what he works on, his last documents and the last lines of his account.
pub fn rinci(c: &mut Conn, toko: &KodeToko, kode: &str) -> Hasil<Rinci> {
    let kode = kode.trim().to_uppercase();
    let Some(tukang) = kerja::cari(c, toko, &kode)? else {
        return Err(TukangTolak::TidakAda.tolak(format!("Tukang {kode} tidak ada")));
    };
    let saldo = buku::saldo(c, toko, &kode)?;
    let kerja = c.baris::<KerjaRinci>(
        "FROM kerja_tukang k WHERE k.toko = $1 AND k.kode_tukang = $2 AND k.status <> 'BATAL' \
         ORDER BY CASE WHEN k.status = 'JALAN' THEN 0 ELSE 1 END, k.id DESC LIMIT 100",
        args![toko, kode.as_str()],
    )?;
    let dokumen = c.baris::<DokTukang>(
        "FROM (SELECT toko, no_dok, 'EMAS' AS jenis, tgl_system, waktu, oleh, disetujui, murni, 0 AS susut, 0 AS total, keterangan \
          FROM emas_tukang WHERE toko = $1 AND kode_tukang = $2 \
          UNION ALL SELECT toko, no_dok, 'TERIMA', tgl_system, waktu, oleh, penguji, murni_barang + murni_rosok, susut, 0, keterangan \
          FROM terima_tukang WHERE toko = $1 AND kode_tukang = $2 \
          UNION ALL SELECT toko, no_dok, 'UPAH', tgl_system, waktu, oleh, disetujui, 0, 0, total, keterangan \
          FROM upah_tukang WHERE toko = $1 AND kode_tukang = $2) d \
         LEFT JOIN batal_tukang b ON b.toko = d.toko AND b.no_dok = d.no_dok ORDER BY d.waktu DESC, d.no_dok DESC LIMIT 50",
        args![toko, kode.as_str()],
    )?;
    let mut mutasi = c.baris::<Mutasi>(
        "FROM buku_tukang b WHERE b.toko = $1 AND b.kode_tukang = $2 ORDER BY b.id DESC LIMIT $3",
        args![toko, kode.as_str(), SEKALI],
    )?;
    let mut kini = saldo;
    for m in &mut mutasi {
        m.saldo = kini;
        kini = kini.kurang(m.masuk).and_then(|s| s.tambah(m.keluar)).map_err(konter::meluap)?;
    }
    let norma = norma::daftar(c, toko, &kode)?;
    Ok(Rinci { tukang, saldo, norma, kerja, dokumen, mutasi, jenis_kerja: JENIS.to_vec() })
}

db::bacaan! {
    /// Gold that may be given to a craftsman.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = SumberEmasTukang)]
    pub struct Sumber {
        pub kode_group: String = "s.kode_group",
        pub kode_dept: String = "s.kode_dept",
        pub nama_dept: String = "COALESCE(j.nama_dept, s.kode_dept)",
        pub kode_gudang: String = "s.gudang",
        pub kode_toko: String = "s.baki",
        pub qty: i64 = "s.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "s.berat",
        #[schema(value_type = f64)]
        pub murni: Berat = "s.murni",
    }
}

/// Gold without barcode that waits for the melt, and bullion.
pub fn sumber(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Sumber>> {
    Ok(c.baris::<Sumber>(
        "FROM saldo_curah s JOIN gudang g ON g.toko = s.toko AND g.kode_gudang = s.gudang AND g.dihapus = 0 \
         JOIN group_barang p ON p.toko = s.toko AND p.kode_group = s.kode_group AND p.dihapus = 0 \
         LEFT JOIN jenis j ON j.toko = s.toko AND j.kode_dept = s.kode_dept \
         WHERE s.toko = $1 AND s.jenis_stok = 'MANUAL' AND s.berat > 0 AND s.murni > 0 AND g.milik_customer = 0 \
         AND ((g.boleh_tujuan_hancur = 1 AND g.boleh_sumber_hancur = 1) OR p.is_lm = 1) ORDER BY s.gudang, s.baki, s.kode_dept",
        args![toko],
    )?)
}
