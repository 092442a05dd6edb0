//! Proof of balance for the owner and supervisors: every rule recomputed now, and every tray, drawer and account held
//! against its book; behind each stand the documents that made it. Reads only.

use crate::TutupTolak;
use crate::halangan::bukti_domain;
use db::{Conn, args};
use platform::Hasil;
use platform::domain::Domain;
use serde::{Deserialize, Serialize};
use values::{KodeToko, Waktu};

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = TemuanBukti)]
pub struct Temuan {
    pub objek: String,
    pub pesan: String,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
pub struct KeadaanAturan {
    pub aturan: String,
    pub baik: bool,
    pub temuan: Vec<Temuan>,
}

/// A tray, a drawer or an account. Figures are pieces and milligrams for a tray, rupiah otherwise.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = PosBukti)]
pub struct Pos {
    /// BAKI, KASIR or REKENING
    pub jenis: &'static str,
    pub kunci: String,
    pub nama: String,
    /// what the book adds up to
    pub buku: i64,
    /// what the balance says
    pub saldo: i64,
    /// of a tray: pieces by the book, by the balance, and lying in it
    pub qty_buku: i64,
    pub qty_saldo: i64,
    pub qty_isi: i64,
    pub baik: bool,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = BuktiSaldo)]
pub struct Bukti {
    pub waktu: String,
    pub baik: bool,
    pub aturan: Vec<KeadaanAturan>,
    pub pos: Vec<Pos>,
    /// rows of the audit chain and of the books that were walked; none when it was not asked for
    pub baris_audit: Option<i64>,
    pub baris_buku: Option<i64>,
}

/// Findings of one rule that are sent.
const TEMUAN_PALING_BANYAK: usize = 100;
const RANTAI: &str = "I17 rantai audit utuh";

/// Recomputes everything of one store. `rantai` walks its audit chain too, which takes as long as its history.
pub fn bukti(c: &mut Conn, toko: &KodeToko, kini: Waktu, rantai: bool, domain: &[&Domain]) -> Hasil<Bukti> {
    let dibawa = bukti_domain(domain);
    let mut aturan = Vec::new();
    for nama in ledger::periksa::nama_aturan(&dibawa) {
        let temuan = ledger::periksa::satu_aturan(c, toko, nama, &dibawa)?;
        aturan.push(keadaan(nama, temuan));
    }
    let (mut baris_audit, mut baris_buku) = (None, None);
    if rantai {
        let h = ledger::periksa::rantai_toko(c, toko)?;
        (baris_audit, baris_buku) = (Some(h.audit), Some(h.baris));
        aturan.push(keadaan(RANTAI, h.temuan));
    }
    let mut pos = baki(c, toko)?;
    pos.extend(uang(c, toko)?);
    let baik = aturan.iter().all(|a| a.baik) && pos.iter().all(|p| p.baik);
    Ok(Bukti { waktu: kini.to_string(), baik, aturan, pos, baris_audit, baris_buku })
}

fn keadaan(nama: &str, temuan: Vec<ledger::periksa::Temuan>) -> KeadaanAturan {
    KeadaanAturan {
        aturan: nama.to_owned(),
        baik: temuan.is_empty(),
        temuan: temuan
            .into_iter()
            .take(TEMUAN_PALING_BANYAK)
            .map(|t| Temuan { objek: t.objek, pesan: t.pesan })
            .collect(),
    }
}

db::bacaan! {
    /// A tray in the book (b), in its balance (s), and in what lies on it (i).
    struct IsiBaki {
        gudang: String = "gudang",
        baki: String = "baki",
        bq: i64 = "CAST(SUM(bq) AS BIGINT)",
        bb: i64 = "CAST(SUM(bb) AS BIGINT)",
        sq: i64 = "CAST(SUM(sq) AS BIGINT)",
        sb: i64 = "CAST(SUM(sb) AS BIGINT)",
        iq: i64 = "CAST(SUM(iq) AS BIGINT)",
        ib: i64 = "CAST(SUM(ib) AS BIGINT)",
    }
}

fn baki(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Pos>> {
    let semua = c.baris::<IsiBaki>(
        "FROM (SELECT gudang, baki, qty AS bq, berat AS bb, 0 AS sq, 0 AS sb, 0 AS iq, 0 AS ib FROM buku_stok WHERE toko = $1 \
          UNION ALL SELECT gudang, baki, 0, 0, qty, berat, 0, 0 FROM saldo_lokasi WHERE toko = $1 \
          UNION ALL SELECT gudang, baki, 0, 0, 0, 0, qty, berat FROM saldo_barang WHERE toko = $1) x \
         WHERE substr(gudang, 1, 1) <> '@' GROUP BY gudang, baki ORDER BY gudang, baki",
        args![toko],
    )?;
    Ok(semua
        .into_iter()
        .map(|IsiBaki { gudang, baki, bq, bb, sq, sb, iq, ib }| Pos {
            jenis: "BAKI",
            kunci: format!("{gudang}/{baki}"),
            nama: format!("{gudang} / {baki}"),
            buku: bb,
            saldo: sb,
            qty_buku: bq,
            qty_saldo: sq,
            qty_isi: iq,
            baik: bq == sq && sq == iq && bb == sb && sb == ib,
        })
        .collect())
}

fn uang(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Pos>> {
    let mut semua = Vec::new();
    for (jenis, kolom, buku, saldo) in
        [("KASIR", "kasir", "buku_kas", "saldo_kas"), ("REKENING", "no_rekening", "buku_bank", "saldo_bank")]
    {
        let sql = format!(
            "SELECT {kolom}, CAST(SUM(b) AS BIGINT), CAST(SUM(s) AS BIGINT) FROM \
             (SELECT {kolom}, jumlah_in - jumlah_out AS b, 0 AS s FROM {buku} WHERE toko = $1 \
              UNION ALL SELECT {kolom}, 0, saldo FROM {saldo} WHERE toko = $1) x GROUP BY {kolom} ORDER BY {kolom}"
        );
        semua.extend(c.rows(&sql, args![toko], |r| {
            let (kunci, buku, saldo) = (r.get::<String>(0)?, r.int(1)?, r.int(2)?);
            let baik = buku == saldo && (jenis == "REKENING" || saldo >= 0);
            let nama = kunci.clone();
            Ok(Pos { jenis, kunci, nama, buku, saldo, qty_buku: 0, qty_saldo: 0, qty_isi: 0, baik })
        })?);
    }
    Ok(semua)
}

#[derive(Debug, Clone, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TanyaDok {
    /// BAKI, KASIR or REKENING
    pub jenis: String,
    pub kunci: String,
}

db::bacaan! {
    #[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
    #[schema(as = DokumenBukti)]
    pub struct Dokumen {
        pub no_dok: String = "no_dok",
        pub tgl_system: String = "tgl_system",
        pub waktu: String = "waktu",
        pub oleh: String = "oleh",
        /// rupiah, or milligrams of a tray
        pub jumlah: i64 = "jumlah",
        pub qty: i64 = "qty",
        pub keterangan: String = "keterangan",
    }
}

/// The last documents behind a tray, a drawer or an account.
pub fn dokumen(c: &mut Conn, toko: &KodeToko, t: &TanyaDok) -> Hasil<Vec<Dokumen>> {
    let (gudang, baki) = t.kunci.split_once('/').unwrap_or((t.kunci.as_str(), ""));
    let (sql, isi) = match t.jenis.as_str() {
        "BAKI" => (
            "SELECT no_dok, MIN(tgl_system) AS tgl_system, MIN(waktu) AS waktu, MIN(oleh) AS oleh, \
             CAST(SUM(berat) AS BIGINT) AS jumlah, CAST(SUM(qty) AS BIGINT) AS qty, \
             CAST(COUNT(*) AS TEXT) || ' baris' AS keterangan, MAX(id) AS urutan FROM buku_stok \
             WHERE toko = $1 AND gudang = $2 AND baki = $3 GROUP BY no_dok",
            args![toko, gudang, baki].to_vec(),
        ),
        "KASIR" => (
            "SELECT no_dok, tgl_system, waktu, oleh, jumlah_in - jumlah_out AS jumlah, 1 AS qty, \
             kategori || ' ' || deskripsi AS keterangan, id AS urutan FROM buku_kas WHERE toko = $1 AND kasir = $2",
            args![toko, t.kunci.as_str()].to_vec(),
        ),
        "REKENING" => (
            "SELECT no_dok, tgl_system, waktu, oleh, jumlah_in - jumlah_out AS jumlah, 1 AS qty, \
             kategori || ' ' || deskripsi AS keterangan, id AS urutan FROM buku_bank WHERE toko = $1 AND no_rekening = $2",
            args![toko, t.kunci.as_str()].to_vec(),
        ),
        _ => {
            let pesan = "Jenis harus BAKI, KASIR, atau REKENING";
            return Err(TutupTolak::Jenis.pada("jenis", pesan));
        }
    };
    Ok(c.baris::<Dokumen>(&format!("FROM ({sql}) x ORDER BY urutan DESC LIMIT 100"), &isi)?)
}
