//! Proof of balance: recomputes every projection from its book, every document's balance, every reversal
//! and the audit chain with the fingerprints of all rows. What a domain's documents must add up to is brought by the
//! domain ([`Bukti`]). Reads one snapshot; changes nothing.

use crate::baris::Buku;
use crate::sidik::Sidik;
use crate::{
    audit, bank, batu, curah, hadiah, kas, kupon, pajak, pinjaman, piutang, poin, stok, titipan, transit,
    tukang,
};
use db::{Conn, Result, Val, args};
use std::collections::BTreeMap;

mod aturan;
mod bukti;
mod sejak;
mod toko;

pub use bukti::{Aturan, Bukti, Jendela, Lingkup, Sql, batal_habis};
pub use sejak::{Batas, jendela_salah, sejak, tidak_berangkat_dari_yang_baru};
pub use toko::{nama_aturan, rantai_toko, satu_aturan, tabel_lupa, toko};

/// Something that does not add up: which rule, where, and the row or key to look at.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Temuan {
    pub aturan: &'static str,
    pub toko: String,
    pub objek: String,
    pub pesan: String,
}

#[derive(Debug, Clone, Default, serde::Serialize)]
pub struct Hasil {
    pub temuan: Vec<Temuan>,
    pub baris: i64,
    pub audit: i64,
}

impl Hasil {
    pub fn bersih(&self) -> bool {
        self.temuan.is_empty()
    }
}

/// More findings than this are not collected: the first ones tell the story.
const PALING_BANYAK: usize = 1000;
/// Audit rows checked in one go.
const POTONG: i64 = 4000;

const BUKU: [&Buku; 15] = [
    &stok::BUKU,
    &kas::BUKU,
    &bank::BUKU,
    &bank::BUKU_VALID,
    &curah::BUKU,
    &titipan::BUKU,
    &kupon::BUKU,
    &pajak::BUKU,
    &poin::BUKU,
    &hadiah::BUKU,
    &transit::BUKU,
    &tukang::BUKU.buku,
    &batu::BUKU,
    &pinjaman::BUKU.buku,
    &piutang::BUKU.buku,
];

/// All rules over all stores: those of the books, and those the domains bring. Call it inside one snapshot.
pub fn semua(c: &mut Conn, bukti: &[&'static Bukti]) -> Result<Hasil> {
    let mut h = Hasil::default();
    for a in bukti::semua_aturan(bukti) {
        jalankan(c, a.nama, &a.teks(bukti), args![], &mut h)?;
    }
    let tokos: Vec<String> =
        c.rows("SELECT toko FROM audit_kepala UNION SELECT toko FROM audit ORDER BY toko", args![], |r| {
            r.get(0)
        })?;
    for t in &tokos {
        rantai(c, t, &mut h)?;
    }
    tanpa_audit(c, &mut h)?;
    Ok(h)
}

/// One rule with what is bound to it.
pub fn jalankan(c: &mut Conn, aturan: &'static str, sql: &str, isi: &[Val], h: &mut Hasil) -> Result<()> {
    c.each(sql, isi, |r| {
        lapor(h, aturan, r.text(0)?, r.text(1)?, r.text(2)?.to_owned());
        Ok::<(), db::Error>(())
    })
}

fn lapor(h: &mut Hasil, aturan: &'static str, toko: &str, objek: &str, pesan: String) {
    if h.temuan.len() < PALING_BANYAK {
        h.temuan.push(Temuan { aturan, toko: toko.to_owned(), objek: objek.to_owned(), pesan });
    }
}

/// What an audit row says a book got: `[from, to, fingerprint]`.
#[derive(serde::Deserialize)]
struct Isi {
    #[serde(default)]
    buku: BTreeMap<String, (i64, i64, String)>,
}

db::bacaan! {
    /// What the walk looks at of a row of the chain.
    struct Mata {
        seq: i64 = "seq",
        objek: String = "objek",
        isi: String = "isi",
        sidik_lalu: String = "sidik_lalu",
        sidik: String = "sidik",
    }
}

/// The fingerprint of a row of the chain, made again from its cells.
struct Terhitung(String);

impl db::Baca for Terhitung {
    fn pilih(ke: &mut Vec<String>) {
        ke.extend(audit::KOLOM.split(", ").map(str::to_owned));
    }

    fn __baca(r: &db::Row<'_>, dari: &mut usize) -> Result<Self> {
        let mut s = Sidik::baru();
        for _ in audit::KOLOM.split(", ") {
            s.sel(r.col(*dari)?);
            *dari += 1;
        }
        Ok(Self(s.heksa()))
    }
}

/// Walks one store's chain and, beside it, the rows of the books that its documents sealed.
fn rantai(c: &mut Conn, toko: &str, h: &mut Hasil) -> Result<()> {
    const ATURAN: &str = "I17 rantai audit utuh";
    let mut seq = 0;
    let mut lalu = audit::AWAL.to_owned();
    let mut terakhir: BTreeMap<&'static str, i64> = BUKU.iter().map(|b| (b.nama, 0)).collect();
    loop {
        let mut rentang: Vec<(String, Isi)> = Vec::new();
        let mulai = seq;
        let dari = format!("FROM audit WHERE toko = $1 AND seq > $2 ORDER BY seq LIMIT {POTONG}");
        c.tiap_baris::<(Terhitung, Mata), db::Error, _>(&dari, args![toko, seq], |(hitung, m)| {
            if m.seq != seq + 1 {
                lapor(h, ATURAN, toko, &m.objek, format!("baris audit {} hilang", seq + 1));
            }
            if m.sidik_lalu != lalu {
                lapor(h, ATURAN, toko, &m.objek, format!("baris audit {} tidak menyambung", m.seq));
            }
            if m.sidik != hitung.0 {
                lapor(h, ATURAN, toko, &m.objek, format!("isi baris audit {} berubah", m.seq));
            }
            // Only documents carry `buku`; other acts keep whatever they like in `isi`.
            if let Ok(isi) = serde_json::from_str::<Isi>(&m.isi)
                && !isi.buku.is_empty()
            {
                rentang.push((m.objek, isi));
            }
            (seq, lalu) = (m.seq, m.sidik);
            h.audit += 1;
            Ok(())
        })?;
        for b in BUKU {
            let mulai_dari = terakhir.get(b.nama).copied().unwrap_or(0);
            let sampai = sidik_buku(c, toko, b, &rentang, mulai_dari, h)?;
            terakhir.insert(b.nama, sampai);
        }
        if seq == mulai {
            break;
        }
    }
    let kepala = c.one("SELECT seq, sidik FROM audit_kepala WHERE toko = $1", args![toko], |r| {
        Ok((r.int(0)?, r.text(1)?.to_owned()))
    })?;
    match kepala {
        None => lapor(h, ATURAN, toko, "audit_kepala", format!("kepala rantai hilang, baris terakhir {seq}")),
        Some((s, d)) if s != seq || d != lalu => {
            lapor(h, ATURAN, toko, "audit_kepala", format!("kepala rantai tidak sama dengan baris {seq}"));
        }
        Some(_) => {}
    }
    for b in BUKU {
        let akhir = terakhir.get(b.nama).copied().unwrap_or(0);
        let ada: i64 = c.nilai(
            &format!("SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM {} WHERE toko = $1", b.tabel),
            args![toko],
        )?;
        if ada != akhir {
            lapor(
                h,
                ATURAN,
                toko,
                b.tabel,
                format!("baris sesudah {akhir} (sampai {ada}) tidak tercatat di audit"),
            );
        }
    }
    Ok(())
}

/// Recomputes the fingerprints of a run of documents; answers the last row number they cover.
fn sidik_buku(
    c: &mut Conn,
    toko: &str,
    b: &Buku,
    rentang: &[(String, Isi)],
    mulai: i64,
    h: &mut Hasil,
) -> Result<i64> {
    const ATURAN: &str = "I17 baris buku sesuai audit";
    let mut dok = Vec::new();
    let mut akhir = mulai;
    for (objek, isi) in rentang {
        if let Some((dari, sampai, sidik)) = isi.buku.get(b.nama) {
            if *dari != akhir + 1 {
                lapor(
                    h,
                    ATURAN,
                    toko,
                    objek,
                    format!("{}: baris {} sampai {} tanpa dokumen", b.tabel, akhir + 1, dari - 1),
                );
            }
            dok.push((objek, *dari, *sampai, sidik));
            akhir = *sampai;
        }
    }
    if dok.is_empty() {
        return Ok(akhir);
    }
    let mut ke = 0;
    let mut s = Sidik::baru();
    let tutup = |ke: usize, s: Sidik, h: &mut Hasil| {
        if let Some((objek, dari, sampai, sidik)) = dok.get(ke)
            && s.heksa() != **sidik
        {
            lapor(
                h,
                ATURAN,
                toko,
                objek,
                format!("{}: baris {dari} sampai {sampai} berubah atau hilang", b.tabel),
            );
        }
    };
    c.each(
        &format!(
            "SELECT {} FROM {} WHERE toko = $1 AND id > $2 AND id <= $3 ORDER BY id",
            b.kolom(),
            b.tabel
        ),
        args![toko, mulai, akhir],
        |r| {
            let id = r.int(1)?;
            while dok.get(ke).is_some_and(|(_, _, sampai, _)| id > *sampai) {
                tutup(ke, std::mem::replace(&mut s, Sidik::baru()), h);
                ke += 1;
            }
            s.baris(r)?;
            h.baris += 1;
            Ok::<(), db::Error>(())
        },
    )?;
    while ke < dok.len() {
        tutup(ke, std::mem::replace(&mut s, Sidik::baru()), h);
        ke += 1;
    }
    Ok(akhir)
}

/// Books of a store that has no audit chain at all.
fn tanpa_audit(c: &mut Conn, h: &mut Hasil) -> Result<()> {
    for b in BUKU {
        c.each(
            &format!(
                "SELECT DISTINCT toko FROM {} WHERE toko NOT IN (SELECT toko FROM audit_kepala) \
                 AND toko NOT IN (SELECT toko FROM audit) ORDER BY toko",
                b.tabel
            ),
            args![],
            |r| {
                lapor(
                    h,
                    "I17 baris buku sesuai audit",
                    r.text(0)?,
                    b.tabel,
                    "toko tanpa rantai audit".to_owned(),
                );
                Ok::<(), db::Error>(())
            },
        )?;
    }
    Ok(())
}
