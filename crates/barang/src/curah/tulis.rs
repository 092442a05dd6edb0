//! How a document of counted stock is written: the moves in the book, its head and its lines, in one transaction.

use super::PALING_BANYAK;
use super::daftar::{Dokumen, satu};
use crate::BarangTolak;
use crate::acuan::Acuan;
use db::{Tx, Val, args};
use ledger::Dok;
use ledger::curah::{self, Gerak, Isi, JenisStok, Macam};
use ledger::stok::Lokasi;
use platform::salah::Salah;
use platform::{BukuTolak, Hasil, Pelaku, Tolak};
use values::{JenisDok, KodeBaki, KodeDept, KodeGroup, KodeGudang};

/// What stands at the head.
pub(super) struct Kepala<'a> {
    pub(super) stok: JenisStok,
    pub(super) nomor: JenisDok,
    /// TAMBAH, AMBIL, PINDAH, HANCUR: what reports ask for
    pub(super) jenis: &'static str,
    pub(super) alasan: &'a str,
    pub(super) keterangan: &'a str,
    /// the act in the audit chain
    pub(super) aksi: &'static str,
}

/// A line that passed.
pub(super) struct Langkah {
    pub(super) gerak: Gerak,
    pub(super) nama_dept: String,
}

pub(super) fn besar(teks: &str) -> String {
    teks.trim().to_uppercase()
}

pub(super) fn cek_banyak(banyak: usize) -> Hasil<()> {
    match banyak {
        0 => Err(BarangTolak::CurahBanyaknya.tolak("Tidak ada barang yang dikirim")),
        n if n > PALING_BANYAK => {
            Err(BarangTolak::CurahBanyaknya
                .tolak(format!("Paling banyak {PALING_BANYAK} baris sekali simpan")))
        }
        _ => Ok(()),
    }
}

pub(super) fn cek_keterangan(teks: &str, wajib: bool, s: &mut Salah) {
    let n = teks.trim().chars().count();
    if wajib && n == 0 {
        s.kepala("keterangan", "Keterangan harus diisi untuk alasan ini");
    }
    if n > 200 {
        s.kepala("keterangan", "Paling banyak 200 karakter");
    }
}

/// The kind of a row: a group of this stock, and a type of the group; both active where goods come in (`masuk`).
pub(super) fn macam(
    a: &Acuan,
    (stok, masuk): (JenisStok, bool),
    (group, dept): (&str, &str),
    ke: usize,
    s: &mut Salah,
) -> Option<(Macam, String)> {
    let (group, dept) = (besar(group), besar(dept));
    let acc = stok == JenisStok::Acc;
    match a.group.get(&group) {
        None => s.beri(ke, "kode_group", "Kategori Harus Dipilih"),
        Some(g) if acc && !g.acc => s.beri(ke, "kode_group", format!("Group {group} bukan aksesoris")),
        Some(g) if !acc && (g.acc || g.berlian) => {
            s.beri(ke, "kode_group", format!("Group {group} bukan untuk barang manual"));
        }
        Some(g) if masuk && !g.aktif => s.beri(ke, "kode_group", format!("Group {group} tidak aktif")),
        Some(_) => {}
    }
    let jenis = match a.jenis.get(&dept) {
        None => {
            s.beri(ke, "kode_dept", "Kode Jenis Harus Dipilih");
            return None;
        }
        Some(j) if !j.kode_group.is_empty() && j.kode_group != group => {
            s.beri(ke, "kode_dept", format!("Jenis {dept} milik group {}", j.kode_group));
            return None;
        }
        Some(j) if masuk && !j.aktif => {
            s.beri(ke, "kode_dept", format!("Jenis {dept} tidak aktif"));
            return None;
        }
        Some(j) => j,
    };
    let (Ok(group), Ok(dept)) = (KodeGroup::parse(&group), KodeDept::parse(&dept)) else { return None };
    Some((Macam { stok, group, dept }, jenis.nama.clone()))
}

/// A tray of the store by its code, in the warehouse that is named when one is. `Err` carries what is wrong with it.
pub(super) fn tempat(a: &Acuan, baki: &str, gudang: &str) -> Result<Lokasi, String> {
    let (baki, gudang) = (besar(baki), besar(gudang));
    if baki.is_empty() {
        return Err("Kode Toko Harus Dipilih".to_owned());
    }
    let ada = a.baki.get(&baki).ok_or_else(|| format!("Baki {baki} tidak ada atau tidak aktif"))?;
    if !gudang.is_empty() && ada.kode_gudang != gudang {
        return Err(format!("Baki {baki} ada di gudang {}, tidak di {gudang}", ada.kode_gudang));
    }
    let parse = || {
        Ok::<_, values::KodeSalah>(Lokasi::Baki {
            gudang: KodeGudang::parse(&ada.kode_gudang)?,
            baki: KodeBaki::parse(&baki)?,
        })
    };
    parse().map_err(|e| e.to_string())
}

fn meluap(e: values::Meluap) -> Tolak {
    BukuTolak::Meluap.tolak("Angka terlalu besar").sebab(e)
}

const KOLOM: [&str; 16] = [
    "toko",
    "no_dok",
    "baris",
    "kode_group",
    "kode_dept",
    "nama_dept",
    "gudang_dari",
    "baki_dari",
    "gudang_ke",
    "baki_ke",
    "qty",
    "berat",
    "murni",
    "nilai",
    "sisa_qty",
    "sisa_berat",
];

/// Opens, posts and seals a document; answers it as it now stands.
pub(super) fn simpan(tx: &mut Tx<'_>, p: &Pelaku, k: &Kepala<'_>, langkah: &[Langkah]) -> Hasil<Dokumen> {
    let mut jumlah = Isi::default();
    for l in langkah {
        let i = l.gerak.isi;
        jumlah.qty = jumlah.qty.checked_add(i.qty).ok_or_else(|| meluap(values::Meluap))?;
        jumlah.berat = jumlah.berat.tambah(i.berat).map_err(meluap)?;
        jumlah.nilai = jumlah.nilai.tambah(i.nilai).map_err(meluap)?;
    }
    let mut dok = Dok::buka(tx, k.nomor, &p.user_id)?;
    let gerak: Vec<Gerak> = langkah.iter().map(|l| l.gerak.clone()).collect();
    curah::catat(&mut dok, &gerak)?;
    let (no, tgl, waktu) = (dok.no().clone(), dok.tgl_system(), dok.waktu().to_string());
    let t = dok.tx();
    let keterangan = k.keterangan.trim();
    t.exec(
        "INSERT INTO dok_curah (toko, no_dok, jenis_stok, jenis, alasan, tgl_system, waktu, oleh, keterangan, qty, \
         berat, nilai) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        args![
            &p.toko, &no, k.stok.kode(), k.jenis, k.alasan, tgl, waktu, &p.user_id, keterangan, jumlah.qty, jumlah.berat,
            jumlah.nilai
        ],
    )?;
    let mut baris: Vec<Result<Vec<Val>, db::Error>> = Vec::with_capacity(langkah.len());
    for (l, n) in langkah.iter().zip(1_i64..) {
        let (m, i) = (&l.gerak.macam, l.gerak.isi);
        let ((gd, bd), (gk, bk)) = (l.gerak.dari.nama(), l.gerak.ke.nama());
        // The tray the line is about: where it left, or where it came when it left no tray.
        let tray = if bd.is_empty() { &l.gerak.ke } else { &l.gerak.dari };
        let sisa = curah::saldo(t, &p.toko, m, tray)?;
        let nama_dept = l.nama_dept.as_str();
        baris.push(Ok(args![
            &p.toko,
            &no,
            n,
            m.group.as_str(),
            m.dept.as_str(),
            nama_dept,
            gd,
            &*bd,
            gk,
            &*bk,
            i.qty,
            i.berat,
            i.murni,
            i.nilai,
            sisa.qty,
            sisa.berat
        ]
        .to_vec()));
    }
    let kolom: Vec<String> = KOLOM.map(str::to_owned).to_vec();
    t.sisip_banyak("dok_curah_baris", &kolom, baris.into_iter())?;
    let isi = serde_json::json!({
        "jenis_stok": k.stok.kode(), "alasan": k.alasan, "keterangan": keterangan, "qty": jumlah.qty,
        "berat": jumlah.berat, "nilai": jumlah.nilai,
    });
    dok.tutup(k.aksi, &isi)?;
    satu(tx, &p.toko, k.stok, &no.to_string())
}
