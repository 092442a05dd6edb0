//! The document behind a row of any report: which screen shows it, or else its head, lines, payments and book rows. Who may
//! open a screen or a report of its kind may see it, in their own store; head office in every store.

mod tabel;

use crate::definisi::{DefKolomLaporan, def_kolom};
use crate::json::baris_larik;
use crate::{Buka, Kolom, LaporanTolak};
use db::{Conn, Val, args};
use platform::modul::Setelan;
use platform::{AksesTolak, Hasil, Level, Pelaku, Tolak, lihat, menu};
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use tabel::Tabel;
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

const JUAL: &[&str] = &[
    "/lihat-transaksi-member",
    "/lihat-penjualan",
    "/batal-penjualan",
    "/validasi-penjualan",
    "/laporan-transaksi-penjualan",
    "/laporan-transaksi-penjuala-berlian",
    "/laporan-penjualan-bayar",
    "/laporan-penjualan-sales",
    "/laporan-penjualan-kupon",
    "/laporan-penjualan-margin",
    "/laporan-penjualan-marketplace",
    "/laporan-barang-tukar",
    "/laporan-batal-penjualan",
    "/laporan-akhir_hari",
    "/laporan-eod",
    "/laporan-transaksi-harian",
];
const BELI: &[&str] = &[
    "/lihat-transaksi-member",
    "/lihat-pembelian",
    "/batal-pembelian",
    "/validasi-jual-beli",
    "/hancur-pembelian",
    "/laporan-transaksi-pembelian",
    "/laporan-transaksi-pembelian-history",
    "/laporan-rekap-transaksi-pembelian",
    "/laporan-pembelian-perfaktur",
    "/laporan-pembelian-sales",
    "/laporan-pembelian-transfer",
    "/laporan-pembelian-per-kondisi",
    "/laporan-hancur-pembelian",
    "/laporan-batal-pembelian",
    "/laporan-akhir_hari",
    "/laporan-eod",
    "/laporan-transaksi-harian",
];
const MANUAL: &[&str] = &[
    "/lihat-transaksi-member",
    "/lihat-penjualan-manual",
    "/lihat-pembelian-manual",
    "/batal-penjualan-manual",
    "/batal-pembelian-manual",
    "/laporan-penjualan-manual",
    "/laporan-pembelian-manual",
    "/laporan-batal-penjualan-manual",
    "/laporan-batal-pembelian-manual",
];
const TITIPAN: &[&str] =
    &["/lihat-transaksi-member", "/lihat-titipan", "/validasi-titipan", "/laporan-titip-uang"];
const MEMBER: &[&str] = &["/data-member", "/lihat-transaksi-member", "/laporan-harian-member"];
const HADIAH: &[&str] = &["/terima-hadiah", "/tukar-point", "/laporan-kartu-stock-hadiah"];
/// Every document of money is a row of these.
const UANG: &[&str] = &[
    "/laporan-transaksi-cash",
    "/laporan-transaksi-keuangan-cash",
    "/laporan-keuangan-non-cash",
    "/laporan-cash-back",
    "/laporan-keuangan-akhir-hari",
    "/uang-kas",
    "/uang-bank",
];
const CURAH: &[&str] = &[
    "/data-barang-manual",
    "/pindah-barang-manual",
    "/hancur-barang-manual",
    "/tambah-dan-ambil-stock-aksesoris",
    "/laporan-tambah-barang-manual",
    "/laporan-pindah-barang-manual",
    "/laporan-hancur-barang-manual",
    "/laporan-barang-acc",
];

/// The menus of a kind: any of them opens its documents.
fn menu_jenis(j: J) -> [&'static [&'static str]; 2] {
    match j {
        J::Penjualan => [JUAL, MANUAL],
        J::Pembelian => [BELI, MANUAL],
        J::FakturGroup | J::NotaLama => [JUAL, BELI],
        J::JualBeliManual => [MANUAL, &[]],
        J::BatalFaktur => [JUAL, BELI],
        J::Titipan | J::BatalTitipan => [TITIPAN, &[]],
        J::Kupon => [&["/cek-kupon", "/laporan-penjualan-kupon"], &[]],
        J::KirimBarang => [
            &[
                "/kirim-barang",
                "/kirim-barang-retur",
                "/laporan-kirim-barang",
                "/laporan-kirim-barang-kepusat",
                "/laporan-kirim-barang-online",
            ],
            &["/terima-barang", "/laporan-terima-barang"],
        ],
        J::TerimaBarang => [
            &[
                "/tambah-data-barang",
                "/tambah-barang-banyak",
                "/penerimaan-barang",
                "/terima-barang",
                "/laporan-tambah-barang",
                "/laporan-terima-barang",
                "/laporan-terima-barang-supplier",
            ],
            CURAH,
        ],
        J::SaldoAwal => [&["/tambah-data-barang", "/laporan-tambah-barang"], UANG],
        J::PindahBarang => [&["/pindah-barang", "/pindah-barang-satu-baki", "/laporan-pindah-barang"], CURAH],
        J::HancurBarang => {
            [&["/hancur-data-barang", "/hancur-barang-perbaki", "/laporan-hancur-barang"], CURAH]
        }
        J::TambahAksesoris | J::AmbilAksesoris => [CURAH, &[]],
        J::Opname => [
            &[
                "/stock-opname",
                "/stock-opname-gudang",
                "/stock-opname-penerimaan",
                "/stock-opname-rfid",
                "/stock-opname-global",
            ],
            &["/laporan-stock-opname", "/laporan-stock-opname-rfid", "/laporan-stock-opname-global"],
        ],
        J::Timbang => [&["/timbang-baki", "/laporan-timbang-baki", "/laporan-aktivitas-timbang-baki"], &[]],
        J::ValidasiSusut => [&["/validasi-susut", "/laporan-validasi-susut"], &[]],
        J::KirimUang => [&["/kirim-uang-pusat", "/laporan-kirim-uang-pusat"], UANG],
        J::TerimaUang => [&["/terima-uang-kas", "/laporan-terima-uang-pusat"], UANG],
        J::GesekTunai => [&["/gesek-tunai", "/laporan-gesek-tunai"], UANG],
        J::PindahSaldo => [&["/pengalihan-saldo-uang"], UANG],
        J::ValidasiNonCash => [&["/validasi-non-cash"], UANG],
        J::SerahKas | J::SelisihKas => [&["/tutup-toko"], UANG],
        J::KasMasuk | J::KasKeluar | J::BankMasuk | J::BankKeluar => [UANG, &[]],
        J::TutupToko => [&["/tutup-toko", "/laporan-akhir_hari", "/laporan-eod"], &[]],
        J::Pesanan | J::PreOrder => [&["/lihat-pesanan"], &[]],
        J::Service => [&["/lihat-services"], &[]],
        J::Hutang | J::Pelunasan | J::Lelang => [&["/lihat-hutang"], &[]],
        J::Cicilan => [&["/lihat-cicilan"], &[]],
        J::GabungMember | J::KeluarMember | J::ImporMember => [MEMBER, &["/gabung-member"]],
        J::TransaksiPoin | J::ResetPoin => [MEMBER, &["/transaksi-poin"]],
        J::TukarPoin => [MEMBER, HADIAH],
        J::TerimaHadiah | J::KoreksiHadiah => [HADIAH, &[]],
    }
}

/// Money: a cashier sees what went through the own drawer, or by the own hand.
fn uang(j: J) -> bool {
    menu_jenis(j)[1] == UANG || menu_jenis(j)[0] == UANG
}

fn tidak_ada(no: &str) -> Tolak {
    LaporanTolak::DokumenTidakAda.tolak(format!("Dokumen {no} tidak ada"))
}

fn terbuka(p: &Pelaku, set: &Setelan, path: &str) -> bool {
    p.boleh_menu(path) && menu::cari(path).is_some_and(|r| menu::buka(r.gerbang, p, set).is_ok())
}

/// Reads a document. `no` may also be the number of a line of a sale or a purchase.
pub fn baca(c: &mut Conn, p: &Pelaku, no: &str) -> Hasil<Dokumen> {
    let asal = NoFaktur::parse(no).map_err(|_| tidak_ada(&no.chars().take(40).collect::<String>()))?;
    let toko = asal.toko().clone();
    // A stranger's document is as good as none.
    if toko != p.toko && !p.pusat {
        return Err(tidak_ada(&asal.to_string()));
    }
    let set = Setelan::baca(c, &p.toko)?;
    if !menu_jenis(asal.jenis()).iter().flat_map(|m| m.iter()).any(|m| terbuka(p, &set, m)) {
        return Err(AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan"));
    }
    let no = induk(c, &toko, asal)?;
    let teks = no.to_string();
    let Some((tgl_system, waktu, oleh)) = tercatat(c, &toko, &no)? else { return Err(tidak_ada(&teks)) };
    let dua = args![&toko, teks.as_str()];
    if p.level == Level::Kasir && uang(no.jenis()) && oleh != p.user_id.as_str() {
        let sql = "SELECT COUNT(*) FROM buku_kas WHERE toko = $1 AND no_dok = $2 AND kasir = $3";
        if c.nilai::<i64>(sql, args![&toko, teks.as_str(), &p.user_id])? == 0 {
            return Err(tidak_ada(&teks));
        }
    }
    let modal = lihat::modal(p);
    let (mut kepala, mut bagian) = (Vec::new(), Vec::new());
    for t in tabel::SEMUA {
        isi(c, t, modal, dua, &mut kepala, &mut bagian)?;
    }
    let jejak = crate::cari("laporan-audit").map(|l| l.buka);
    if matches!(jejak, Some(Buka::Level(level)) if level.contains(&p.level.as_str())) {
        isi(c, &tabel::JEJAK, modal, dua, &mut kepala, &mut bagian)?;
    }
    Ok(Dokumen {
        layar: layar(c, p, &set, &no)?,
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
fn induk(c: &mut Conn, toko: &KodeToko, no: NoFaktur) -> Hasil<NoFaktur> {
    let sql = match no.jenis() {
        J::Penjualan => "SELECT no_faktur_group FROM jual WHERE toko = $1 AND no_faktur_jual = $2",
        J::Pembelian => "SELECT no_faktur_group FROM beli WHERE toko = $1 AND no_faktur_beli = $2",
        _ => return Ok(no),
    };
    let manual = "SELECT no_faktur_group FROM manual_baris WHERE toko = $1 AND no_faktur = $2";
    for sql in [sql, manual] {
        if let Some(grup) = c.one(sql, args![toko, &no], |r| r.get(0))? {
            return Ok(grup);
        }
    }
    Ok(no)
}

/// When and by whom: every document is sealed by a row of the trail; what is asked for but not sealed yet has its own table.
fn tercatat(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Option<(String, String, String)>> {
    let sendiri = match no.jenis() {
        J::ValidasiSusut => "SELECT tgl_system, waktu, oleh FROM susut WHERE toko = $1 AND no_susut = $2",
        J::Timbang => "SELECT tgl_system, waktu, oleh FROM timbang WHERE toko = $1 AND no_timbang = $2",
        J::Opname => {
            "SELECT tgl_system, mulai, mulai_oleh FROM opname WHERE toko = $1 AND no_opname = $2 AND status <> 'JALAN'"
        }
        _ => "",
    };
    let segel =
        "SELECT tgl_system, waktu, oleh FROM audit WHERE toko = $1 AND objek = $2 ORDER BY seq LIMIT 1";
    for sql in [sendiri, segel].into_iter().filter(|s| !s.is_empty()) {
        if let Some(ada) = c.one(sql, args![toko, no], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)))? {
            return Ok(Some(ada));
        }
    }
    Ok(None)
}

/// One table of the document, without what this person does not get to see.
fn isi(
    c: &mut Conn,
    t: &Tabel,
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
fn layar(c: &mut Conn, p: &Pelaku, set: &Setelan, no: &NoFaktur) -> Hasil<Option<LayarDokumen>> {
    if *no.toko() != p.toko {
        return Ok(None);
    }
    let calon: &[(&'static str, &'static str)] = match no.jenis() {
        J::FakturGroup => {
            let sql = "SELECT jenis FROM faktur WHERE toko = $1 AND no_faktur_group = $2";
            let jenis: Option<String> = c.one(sql, args![&p.toko, no], |r| r.get(0))?;
            match jenis.as_deref() {
                Some("JUAL") => &[("/lihat-penjualan", "faktur")],
                Some("BELI") => &[("/lihat-pembelian", "faktur")],
                Some(_) => &[("/lihat-penjualan", "faktur"), ("/lihat-pembelian", "faktur")],
                None => &[],
            }
        }
        J::Titipan => &[("/lihat-titipan", "titipan")],
        J::KirimBarang => &[("/kirim-barang", "kiriman")],
        _ => &[],
    };
    let boleh = calon.iter().find(|(path, _)| terbuka(p, set, path));
    Ok(boleh.map(|&(path, kunci)| LayarDokumen { path, kunci }))
}

/// The books whose rows may take back rows of another document.
const BUKU: [&str; 8] = [
    "buku_stok",
    "buku_curah",
    "buku_kas",
    "buku_bank",
    "buku_titipan",
    "buku_kupon",
    "buku_poin",
    "buku_hadiah",
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
            let menu: Vec<_> = menu_jenis(*j).iter().flat_map(|m| m.iter()).collect();
            assert!(!menu.is_empty(), "{j} tidak dapat dibuka siapa pun");
            for m in menu {
                assert!(menu::cari(m).is_some(), "{j}: {m} bukan rute");
            }
        }
    }
}
