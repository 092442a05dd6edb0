//! Deposits that customers had with the shop in the old program: what is left of each, under the number on the customer's
//! paper. They need no second person: the import was the owner's.

use super::{BATAL, SALAH};
use crate::acuan::Acuan;
use crate::titipan::{Lama, Tersimpan, batal_awal, catat_awal, disimpan, lepas_awal, simpan_awal};
use db::{Conn, args};
use konter::{meluap, pelanggan};
use ledger::{Arah, Dok, titipan};
use platform::impor::{BarisBerkas, Kolom};
use platform::modul::Setelan;
use platform::salah::Salah;
use platform::{Hasil, Pelaku, Status};
use std::collections::{HashMap, HashSet};
use values::{Berat, JenisDok, NoFaktur, Rupiah, Tanggal};

pub(super) const KOLOM: &[Kolom] = &[
    Kolom::new("no_titip", "No Titipan Lama", true, "TP-00123"),
    Kolom::new("nama_customer", "Nama Customer", true, "SITI AMINAH"),
    Kolom::new("sisa", "Sisa Titipan", true, "2500000"),
    Kolom::new("tgl_titip", "Tanggal Titip", false, "2026-10-01"),
    Kolom::new("tgl_akhir", "Berlaku Sampai", false, ""),
    Kolom::new("no_hp", "No HP", false, "081234567890"),
    Kolom::new("alamat_customer", "Alamat", false, ""),
    Kolom::new("nik", "NIK", false, ""),
    Kolom::new("kode_member", "Kode Member", false, ""),
    Kolom::new("cara_harga", "Cara Harga", false, "FLOAT"),
    Kolom::new("kode_group", "Kategori", false, ""),
    Kolom::new("harga_gram", "Harga / Gram", false, ""),
    Kolom::new("kode_barcode", "Barcode Disimpan", false, ""),
    Kolom::new("keterangan", "Keterangan", false, ""),
];

const TERBESAR: Rupiah = Rupiah::new(100_000_000_000);

pub(super) struct Satu {
    pub(super) sisa: Rupiah,
    siapa: pelanggan::PelangganMinta,
    lama: Lama,
}

/// Numbers that came in before, with the document of each.
fn terpakai(c: &mut Conn, p: &Pelaku) -> Hasil<HashMap<String, String>> {
    Ok(c.rows(
        "SELECT t.no_lama, t.no_awal FROM titipan t WHERE t.toko = $1 AND t.no_lama <> '' AND NOT EXISTS (SELECT 1 \
         FROM impor_awal_batal b WHERE b.toko = t.toko AND b.no_dok = t.no_awal)",
        args![&p.toko],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?
    .into_iter()
    .collect())
}

pub(super) fn periksa(c: &mut Conn, p: &Pelaku, baris: &[BarisBerkas], s: &mut Salah) -> Hasil<Vec<Satu>> {
    let hari_ini = platform::toko::cari(c, &p.toko)?.tgl_system;
    let masa: i64 = Setelan::baca(c, &p.toko)?.nilai("MASA_TITIPAN_HARI").trim().parse().unwrap_or(90);
    let group: HashSet<String> = c
        .rows("SELECT kode_group FROM group_barang WHERE toko = $1 AND dihapus = 0", args![&p.toko], |r| {
            r.get(0)
        })?
        .into_iter()
        .collect();
    let terpakai = terpakai(c, p)?;
    let (mut hasil, mut dalam) = (Vec::with_capacity(baris.len()), HashSet::new());
    let mut simpanan = Simpanan::default();
    for (ke, b) in baris.iter().enumerate() {
        let mula = s.banyak();
        let no = b.besar("no_titip");
        if no.is_empty() || no.chars().count() > 40 {
            s.beri(ke, "no_titip", "Nomor titipan 1 sampai 40 karakter");
        } else if NoFaktur::parse(&no).is_ok() {
            s.beri(ke, "no_titip", format!("Nomor {no} berbentuk nomor sistem ini"));
        } else if !dalam.insert(no.clone()) {
            s.beri(ke, "no_titip", format!("Titipan {no} dua kali di berkas ini"));
        } else if let Some(dok) = terpakai.get(&no) {
            s.beri(ke, "no_titip", format!("Titipan {no} sudah masuk dengan {dok}"));
        }
        let sebelum = s.banyak();
        let sisa = b.rupiah(ke, "sisa", s);
        match sisa {
            None if s.banyak() == sebelum => s.beri(ke, "sisa", "Sisa titipan harus diisi"),
            Some(n) if n <= Rupiah::NOL => s.beri(ke, "sisa", "Sisa titipan harus lebih dari nol"),
            Some(n) if n > TERBESAR => s.beri(ke, "sisa", format!("Sisa titipan paling banyak {TERBESAR}")),
            _ => {}
        }
        let tgl: Option<Tanggal> = b.baca(ke, "tgl_titip", s);
        if tgl.is_some_and(|t| t > hari_ini) {
            s.beri(ke, "tgl_titip", "Tanggal titip sesudah hari ini");
        }
        let akhir: Option<Tanggal> = b.baca(ke, "tgl_akhir", s);
        let siapa = siapa(c, ke, b, s)?;
        let barang = simpanan.baca(c, p, ke, b, s)?;
        let kunci = kunci(ke, b, &group, (sisa, barang.as_ref()), s)?;
        let keterangan = b.teks("keterangan").split_whitespace().collect::<Vec<_>>().join(" ");
        if keterangan.chars().count() > 120 {
            s.beri(ke, "keterangan", "Paling banyak 120 karakter");
        }
        let tgl_akhir = match akhir.map_or_else(|| tgl.unwrap_or(hari_ini).tambah_hari(masa), Ok) {
            Ok(t) => t,
            Err(e) => {
                s.beri(ke, "tgl_titip", e.to_string());
                continue;
            }
        };
        let Some(sisa) = sisa.filter(|_| s.banyak() == mula) else { continue };
        let (kode_group, harga_gram, berat) = kunci.unwrap_or_default();
        hasil.push(Satu {
            sisa,
            siapa,
            lama: Lama {
                no_lama: no,
                tgl_lama: tgl.map(|t| t.to_string()).unwrap_or_default(),
                tgl_akhir,
                jumlah: sisa,
                kode_group,
                harga_gram,
                berat,
                keterangan,
                barang,
            },
        });
    }
    Ok(hasil)
}

/// Who it belongs to: a member, somebody of the register, or who is written down now.
pub fn siapa(c: &mut Conn, ke: usize, b: &BarisBerkas, s: &mut Salah) -> Hasil<pelanggan::PelangganMinta> {
    let mut m = pelanggan::PelangganMinta {
        kode_member: b.besar("kode_member"),
        nama_customer: b.besar("nama_customer"),
        alamat_customer: b.besar("alamat_customer"),
        no_hp: b.teks("no_hp").to_owned(),
        nik: b.teks("nik").to_owned(),
        ..pelanggan::PelangganMinta::default()
    };
    if m.nama_customer.chars().count() < 2 {
        s.beri(ke, "nama_customer", "Nama customer harus diisi");
        return Ok(m);
    }
    match pelanggan::dikenal(c, &m) {
        Ok(Some(kode)) => m.kode_pelanggan = kode,
        Ok(None) => {}
        Err(t) if t.kolom.is_empty() => s.beri(ke, "kode_member", t.pesan),
        Err(t) => {
            for (k, pesan) in t.kolom {
                s.beri(ke, &k, pesan);
            }
        }
    }
    Ok(m)
}

/// The pieces that deposits of a file hold.
#[derive(Default)]
struct Simpanan {
    /// read when the first piece is named
    acuan: Option<Acuan>,
    sudah: HashSet<String>,
}

impl Simpanan {
    /// The piece of a line: what forbids its sale forbids to put it aside.
    fn baca(
        &mut self,
        c: &mut Conn,
        p: &Pelaku,
        ke: usize,
        b: &BarisBerkas,
        s: &mut Salah,
    ) -> Hasil<Option<Tersimpan>> {
        let kode = b.teks("kode_barcode");
        if kode.is_empty() {
            return Ok(None);
        }
        match self.satu(c, p, kode) {
            Ok(Some(t)) if !self.sudah.insert(t.kartu.kode_barcode.to_string()) => {
                let pesan = format!("Barang {} dua kali di berkas ini", t.kartu.kode_barcode);
                s.beri(ke, "kode_barcode", pesan);
                Ok(None)
            }
            Ok(t) => Ok(t),
            Err(t) if t.status == Status::Aturan => {
                s.beri(ke, "kode_barcode", t.kolom.into_values().next().unwrap_or(t.pesan));
                Ok(None)
            }
            Err(t) => Err(t),
        }
    }

    fn satu(&mut self, c: &mut Conn, p: &Pelaku, kode: &str) -> Hasil<Option<Tersimpan>> {
        let acuan = match &mut self.acuan {
            Some(a) => a,
            kosong => kosong.insert(Acuan::baca(c, p)?),
        };
        let b = disimpan(c, p, acuan, kode)?;
        let harga = b.harga_total;
        Ok(b.kartu.map(|kartu| Tersimpan { kartu, harga }))
    }
}

/// The group, the price of a gram and the grams it fixes, when the price was promised; of a piece its own.
fn kunci(
    ke: usize,
    b: &BarisBerkas,
    group: &HashSet<String>,
    (sisa, barang): (Option<Rupiah>, Option<&Tersimpan>),
    s: &mut Salah,
) -> Hasil<Option<(String, i64, Berat)>> {
    let milik = barang.map(|d| (d.kartu.kode_group.clone(), d.kartu.berat));
    match b.besar("cara_harga").as_str() {
        "" | "FLOAT" => return Ok(milik.map(|(group, berat)| (group, 0, berat))),
        "LOCK" => {}
        _ => {
            s.beri(ke, "cara_harga", "Cara harga LOCK atau FLOAT");
            return Ok(None);
        }
    }
    let (kode, mula) = (b.besar("kode_group"), s.banyak());
    match &milik {
        Some((punya, _)) if !kode.is_empty() && kode != *punya => {
            s.beri(ke, "kode_group", format!("Kategori barang yang disimpan {punya}"));
        }
        None if !group.contains(&kode) => {
            s.beri(ke, "kode_group", "Kategori harus diisi dari master untuk harga LOCK");
        }
        _ => {}
    }
    let harga = b.rupiah(ke, "harga_gram", s);
    if s.banyak() == mula && harga.is_none_or(|h| h <= Rupiah::NOL) {
        s.beri(ke, "harga_gram", "Harga per gram harus diisi untuk harga LOCK");
    }
    let (Some(harga), Some(sisa)) = (harga.filter(|h| *h > Rupiah::NOL), sisa) else { return Ok(None) };
    if let Some((group, berat)) = milik {
        return Ok(Some((group, harga.nilai(), berat)));
    }
    let mg = i128::from(sisa.nilai()) * 1_000 / i128::from(harga.nilai());
    let mg = i64::try_from(mg).map_err(|_| meluap(values::Meluap))?;
    Ok(Some((kode, harga.nilai(), Berat::mg(mg.max(0)))))
}

/// The customers, the deposits and their book.
pub(super) fn tulis(dok: &mut Dok<'_, '_>, p: &Pelaku, isi: &[Satu]) -> Hasil<()> {
    let mut buku = Vec::with_capacity(isi.len());
    let mut baru: HashMap<(String, String), String> = HashMap::new();
    for b in isi {
        // Somebody who is in the file twice is one person.
        let mut m = b.siapa.clone();
        let kunci = (m.nama_customer.clone(), m.no_hp.clone());
        if m.kode_pelanggan.is_empty() && !m.no_hp.is_empty() {
            m.kode_pelanggan = baru.get(&kunci).cloned().unwrap_or_default();
        }
        let tgl = dok.tgl_system();
        let siapa = pelanggan::tetapkan(dok.tx(), p, &m)?;
        baru.insert(kunci, siapa.kode_pelanggan.clone());
        let no = db::nomor_berikut(dok.tx(), JenisDok::Titipan, tgl)?;
        catat_awal(dok, &no, &siapa, &b.lama)?;
        buku.push(titipan::BarisTitipan { no_titip: no, arah: Arah::Masuk, jumlah: b.sisa });
    }
    titipan::catat(dok, &buku)?;
    let kartu: Vec<_> = isi.iter().filter_map(|b| b.lama.barang.as_ref().map(|d| d.kartu.clone())).collect();
    simpan_awal(dok, p, SALAH, &kartu)
}

/// All of them away again; not when one was used or given back.
pub(super) fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur, alasan: &str) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let semua: Vec<(NoFaktur, String, Rupiah, i64)> = dok.tx().rows(
        "SELECT t.no_titip, t.no_lama, t.jumlah_rp, (SELECT COUNT(*) FROM titipan_peristiwa e WHERE e.toko = t.toko \
         AND e.no_titip = t.no_titip AND e.jenis <> 'VALID') FROM titipan t WHERE t.toko = $1 AND t.no_awal = $2 ORDER BY t.no_titip",
        args![&toko, asal],
        |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?, r.int(3)?)),
    )?;
    if let Some((no, lama, ..)) = semua.iter().find(|(.., n)| *n > 0) {
        return Err(BATAL.tolak(format!("Titipan {lama} ({no}) sudah dipakai atau dikembalikan")));
    }
    titipan::balikkan(dok, asal)?;
    lepas_awal(dok, asal, alasan)?;
    for (no, _, jumlah, _) in &semua {
        batal_awal(dok, no, *jumlah, alasan)?;
    }
    Ok(())
}
