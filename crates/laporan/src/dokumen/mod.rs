//! The document behind a row of any report: which screen shows it, or else its head, lines, payments and book rows. Who may
//! open a screen or a report of its kind may see it, in their own store; head office in every store.

mod tabel;

use crate::definisi::{DefKolomLaporan, def_kolom};
use crate::json::baris_larik;
use crate::{Buka, Kolom, LaporanTolak};
use db::{Conn, Val, args};
use platform::domain::Domain;
use platform::domain::dokumen::{JenisDibuka, LayarJenis, TabelDok};
use platform::modul::Setelan;
use platform::{AksesTolak, Hasil, Level, Pelaku, Tolak, lihat, menu};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use values::{JenisDok as J, KodeToko, NoFaktur};

/// Rows of one table that are shown; there are documents of thousands of pieces.
const PALING_BANYAK: usize = 500;

#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = DokumenLaporan)]
pub struct Dokumen {
    /// of the document, also where the number of one of its lines was asked for
    pub no_dok: String,
    /// the two letters of its kind
    pub jenis: &'static str,
    /// its kind in words
    pub nama: &'static str,
    pub toko: String,
    pub tgl_system: String,
    pub waktu: String,
    pub oleh: String,
    /// the screen that shows it, where it has one that this person may open
    pub layar: Option<LayarDokumen>,
    pub kepala: Vec<IsiKepala>,
    pub bagian: Vec<BagianDokumen>,
    /// what took it back, and what it takes back
    pub kait: Vec<KaitDokumen>,
}

#[derive(Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct LayarDokumen {
    pub path: &'static str,
    /// under which name its address has the number
    pub kunci: &'static str,
}

#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct IsiKepala {
    pub label: &'static str,
    /// as a column's
    pub jenis: &'static str,
    #[schema(value_type = Object)]
    pub isi: Box<RawValue>,
}

#[derive(Debug, Serialize, utoipa::ToSchema)]
pub struct BagianDokumen {
    pub judul: &'static str,
    pub kolom: Vec<DefKolomLaporan>,
    /// cells in the order of the columns
    #[schema(value_type = Vec<Vec<serde_json::Value>>)]
    pub baris: Vec<Box<RawValue>>,
    /// there are more than are shown
    pub lebih: bool,
}

#[derive(Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct KaitDokumen {
    pub arti: &'static str,
    pub no_dok: String,
}

/// Kinds that no domain writes yet: who may open their lists is told that there is no such document.
const BELUM: &[JenisDibuka] = &[
    JenisDibuka::baru(J::Pesanan, &[&["/lihat-pesanan"]]),
    JenisDibuka::baru(J::PreOrder, &[&["/lihat-pesanan"]]),
    JenisDibuka::baru(J::Service, &[&["/lihat-services"]]),
    JenisDibuka::baru(J::Hutang, &[&["/lihat-hutang"]]),
    JenisDibuka::baru(J::Pelunasan, &[&["/lihat-hutang"]]),
    JenisDibuka::baru(J::Lelang, &[&["/lihat-hutang"]]),
    JenisDibuka::baru(J::Cicilan, &[&["/lihat-cicilan"]]),
];

/// What the domains say of a kind.
fn menurut(domain: &'static [&'static Domain], j: J) -> impl Iterator<Item = &'static JenisDibuka> {
    domain.iter().flat_map(|d| d.dokumen.jenis).chain(BELUM).filter(move |x| x.jenis == j)
}

/// The menus of a kind: any of them opens its documents.
fn menu_jenis(domain: &'static [&'static Domain], j: J) -> impl Iterator<Item = &'static str> {
    menurut(domain, j).flat_map(|x| x.menu).flat_map(|m| m.iter().copied())
}

/// The tables of all domains, heads first; the books end them.
fn tabel_semua(domain: &'static [&'static Domain]) -> Vec<&'static TabelDok> {
    let mut semua: Vec<&TabelDok> = domain.iter().flat_map(|d| d.dokumen.tabel).chain(tabel::BUKU).collect();
    semua.sort_by_key(|t| t.tempat);
    semua
}

fn tidak_ada(no: &str) -> Tolak {
    LaporanTolak::DokumenTidakAda.tolak(format!("Dokumen {no} tidak ada"))
}

fn terbuka(p: &Pelaku, set: &Setelan, path: &str) -> bool {
    p.boleh_menu(path) && menu::cari(path).is_some_and(|r| menu::buka(r.gerbang, p, set).is_ok())
}

/// Reads a document as these domains tell it. `no` may also be the number of a line of a sale or a purchase.
pub fn baca(c: &mut Conn, p: &Pelaku, no: &str, domain: &'static [&'static Domain]) -> Hasil<Dokumen> {
    let asal = NoFaktur::parse(no).map_err(|_| tidak_ada(&no.chars().take(40).collect::<String>()))?;
    let toko = asal.toko().clone();
    // A stranger's document is as good as none.
    if toko != p.toko && !p.pusat {
        return Err(tidak_ada(&asal.to_string()));
    }
    let set = Setelan::baca(c, &p.toko)?;
    if !menu_jenis(domain, asal.jenis()).any(|m| terbuka(p, &set, m)) {
        return Err(AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan"));
    }
    let no = induk(c, domain, &toko, asal)?;
    let teks = no.to_string();
    let Some((tgl_system, waktu, oleh)) = tercatat(c, domain, &toko, &no)? else {
        return Err(tidak_ada(&teks));
    };
    let dua = args![&toko, teks.as_str()];
    if p.level == Level::Kasir && menurut(domain, no.jenis()).any(|x| x.uang) && oleh != p.user_id.as_str() {
        let sql = "SELECT COUNT(*) FROM buku_kas WHERE toko = $1 AND no_dok = $2 AND kasir = $3";
        if c.nilai::<i64>(sql, args![&toko, teks.as_str(), &p.user_id])? == 0 {
            return Err(tidak_ada(&teks));
        }
    }
    let modal = lihat::modal(p);
    let (mut kepala, mut bagian) = (Vec::new(), Vec::new());
    for t in tabel_semua(domain) {
        isi(c, t, modal, dua, &mut kepala, &mut bagian)?;
    }
    let jejak = crate::cari("laporan-audit").map(|l| l.buka);
    if matches!(jejak, Some(Buka::Level(level)) if level.contains(&p.level.as_str())) {
        isi(c, &tabel::JEJAK, modal, dua, &mut kepala, &mut bagian)?;
    }
    Ok(Dokumen {
        layar: layar(c, domain, p, &set, &no)?,
        kait: kait(c, &toko, &teks)?,
        jenis: no.jenis().prefix(),
        nama: no.jenis().nama(),
        no_dok: teks,
        toko: toko.to_string(),
        tgl_system,
        waktu,
        oleh,
        kepala,
        bagian,
    })
}

/// The document that a line's number stands in; else the number itself.
fn induk(c: &mut Conn, domain: &'static [&'static Domain], toko: &KodeToko, no: NoFaktur) -> Hasil<NoFaktur> {
    for sql in menurut(domain, no.jenis()).flat_map(|x| x.induk) {
        if let Some(grup) = c.one(sql, args![toko, &no], |r| r.get(0))? {
            return Ok(grup);
        }
    }
    Ok(no)
}

/// When and by whom: every document is sealed by a row of the trail; what is asked for but not sealed yet has its own table.
fn tercatat(
    c: &mut Conn,
    domain: &'static [&'static Domain],
    toko: &KodeToko,
    no: &NoFaktur,
) -> Hasil<Option<(String, String, String)>> {
    let segel =
        "SELECT tgl_system, waktu, oleh FROM audit WHERE toko = $1 AND objek = $2 ORDER BY seq LIMIT 1";
    let sendiri = menurut(domain, no.jenis()).map(|x| x.tercatat).filter(|s| !s.is_empty());
    for sql in sendiri.chain([segel]) {
        if let Some(ada) = c.one(sql, args![toko, no], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)))? {
            return Ok(Some(ada));
        }
    }
    Ok(None)
}

/// One table of the document, without what this person does not get to see.
fn isi(
    c: &mut Conn,
    t: &TabelDok,
    modal: bool,
    dua: &[Val],
    kepala: &mut Vec<IsiKepala>,
    bagian: &mut Vec<BagianDokumen>,
) -> Hasil<()> {
    let tampak = |k: &Kolom| modal || !lihat::MODAL.contains(&k.kunci);
    let kolom: Vec<Kolom> = t.kolom.iter().filter(|k| tampak(k)).copied().collect();
    let sql = format!("{} LIMIT {}", t.sql, PALING_BANYAK + 1);
    let mut baris: Vec<Vec<Val>> = c.rows(&sql, dua, |r| {
        let sel = (0..t.kolom.len()).zip(t.kolom).filter(|(_, k)| tampak(k));
        sel.map(|(i, _)| r.val(i)).collect()
    })?;
    if t.judul.is_empty() {
        for (k, v) in kolom.iter().zip(baris.into_iter().next().unwrap_or_default()) {
            let kosong = matches!(&v, Val::Null) || matches!(&v, Val::Text(t) if t.trim().is_empty());
            if !kosong {
                let isi = sebagai_json(&baris_larik(&[*k], &[v])?, true)?;
                kepala.push(IsiKepala { label: k.judul, jenis: k.jenis.nama(), isi });
            }
        }
        return Ok(());
    }
    let lebih = baris.len() > PALING_BANYAK;
    baris.truncate(PALING_BANYAK);
    if !baris.is_empty() {
        let tulis = |b: &Vec<Val>| sebagai_json(&baris_larik(&kolom, b)?, false);
        bagian.push(BagianDokumen {
            judul: t.judul,
            baris: baris.iter().map(tulis).collect::<Hasil<_>>()?,
            kolom: kolom.iter().map(def_kolom).collect(),
            lebih,
        });
    }
    Ok(())
}

/// A row as it travels; of a row of one cell the cell alone.
fn sebagai_json(larik: &[u8], tunggal: bool) -> Hasil<Box<RawValue>> {
    let salah = |e: String| Tolak::from(db::Error::Lain(e));
    let teks = std::str::from_utf8(larik).map_err(|e| salah(e.to_string()))?;
    let sel = if tunggal { teks.trim_start_matches('[').trim_end_matches(']') } else { teks };
    RawValue::from_string(sel.to_owned()).map_err(|e| salah(e.to_string()))
}

/// The screen that shows this document, where this person may open it in this store.
fn layar(
    c: &mut Conn,
    domain: &'static [&'static Domain],
    p: &Pelaku,
    set: &Setelan,
    no: &NoFaktur,
) -> Hasil<Option<LayarDokumen>> {
    if *no.toko() != p.toko {
        return Ok(None);
    }
    let mut sendiri = None;
    for d in domain {
        if sendiri.is_none() {
            sendiri = (d.dokumen.layar)(c, no)?;
        }
    }
    let calon: Vec<LayarJenis> = match sendiri {
        Some(layar) => layar.to_vec(),
        None => menurut(domain, no.jenis()).filter_map(|x| x.layar).collect(),
    };
    let boleh = calon.into_iter().find(|(path, _)| terbuka(p, set, path));
    Ok(boleh.map(|(path, kunci)| LayarDokumen { path, kunci }))
}

/// The books whose rows may take back rows of another document.
const BUKU: [&str; 10] = [
    "buku_stok",
    "buku_curah",
    "buku_kas",
    "buku_bank",
    "buku_titipan",
    "buku_kupon",
    "buku_poin",
    "buku_hadiah",
    "buku_tukang",
    "buku_pinjaman",
];

/// What reversed rows of this document, and whose rows it reverses.
fn kait(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Vec<KaitDokumen>> {
    let mut semua: BTreeMap<String, &'static str> = BTreeMap::new();
    for (arti, lain, ini) in [("Dibalik oleh", "b", "a"), ("Membalik", "a", "b")] {
        for buku in BUKU {
            let sql = format!(
                "SELECT DISTINCT {lain}.no_dok FROM {buku} a JOIN {buku} b ON b.toko = a.toko AND b.balik = a.id \
                 WHERE a.toko = $1 AND {ini}.toko = $1 AND {ini}.no_dok = $2 AND {lain}.no_dok <> $2 LIMIT 20"
            );
            let nomor: Vec<String> = c.rows(&sql, args![toko, no], |r| r.get(0))?;
            semua.extend(nomor.into_iter().map(|n| (n, arti)));
        }
    }
    Ok(semua.into_iter().map(|(no_dok, arti)| KaitDokumen { arti, no_dok }).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A menu that no route has would open nothing, silently.
    #[test]
    fn setiap_jenis_dibuka_menu_yang_ada() {
        for j in J::ALL {
            let menu: Vec<_> = menu_jenis(rangkai::DOMAIN, *j).collect();
            assert!(!menu.is_empty(), "{j} tidak dapat dibuka siapa pun");
            for m in menu {
                assert!(menu::cari(m).is_some(), "{j}: {m} bukan rute");
            }
        }
    }
}
