//! Laporan Managerial Analysis: the stock for sale by type, how old it is, how fast it goes, what it may bring, what is
//! dead, and what to do about it. Prices and rules of several masters meet here, so it is reckoned in Rust.

use crate::analisa::{Isi, Potong, Syarat};
use crate::barang::{GROUP, JENIS};
use crate::{
    Cara, JenisSaring, Laporan, LaporanDiminta, PILIH_SEMUA, Sumber, Terima, angka, barcode, berat, kode,
    kurs, persen, pilih, rupiah, saring, teks,
};
use db::{Conn, Val, args};
use platform::modul::Setelan;
use platform::toko::Toko;
use platform::{DasarTolak, Hasil, Tolak};
use std::collections::BTreeMap;
use values::{Berat, HargaGram, Kadar, Tanggal};

pub const LAPORAN: Laporan = Laporan {
    cara: Cara::Langsung,
    saringan: &[
        saring("hari", "Penjualan Berapa Hari", JenisSaring::Angka).awal("90"),
        saring("batas", "Stok Mati Setelah (Hari)", JenisSaring::Angka).awal("180"),
        GROUP,
        JENIS,
        saring(
            "tindakan",
            "Tindakan",
            JenisSaring::Pilihan(&[
                PILIH_SEMUA,
                pilih("PESAN", "PESAN"),
                pilih("TAMBAH", "TAMBAH"),
                pilih("TAHAN", "TAHAN"),
                pilih("PROMOSI", "PROMOSI"),
                pilih("PAJANG", "PAJANG"),
                pilih("KIRIM", "KIRIM"),
                pilih("LEBUR", "LEBUR"),
                pilih("POTONG", "POTONG"),
                pilih("RETUR", "RETUR"),
                pilih("SEHAT", "SEHAT"),
            ]),
        ),
    ],
    sumber: Sumber::Rust(baca),
    kolom: &[
        kode("kode_group", "Group"),
        kode("kode_dept", "Jenis"),
        teks("nama_dept", "Nama Jenis"),
        angka("stok", "Stok").jumlah(),
        berat("berat", "Berat").jumlah().tanpa_kertas(),
        rupiah("nilai", "Harga Modal").jumlah(),
        angka("umur", "Umur Rata-rata"),
        angka("umur_30", "0-30 Hari").jumlah(),
        angka("umur_90", "31-90 Hari").jumlah(),
        angka("umur_180", "91-180 Hari").jumlah(),
        angka("umur_lebih", "> 180 Hari").jumlah(),
        rupiah("nilai_30", "Modal 0-30 Hari").jumlah().tanpa_kertas(),
        rupiah("nilai_90", "Modal 31-90 Hari").jumlah().tanpa_kertas(),
        rupiah("nilai_180", "Modal 91-180 Hari").jumlah().tanpa_kertas(),
        rupiah("nilai_lebih", "Modal > 180 Hari").jumlah().tanpa_kertas(),
        angka("mati", "Stok Mati").jumlah(),
        rupiah("nilai_mati", "Modal Stok Mati").jumlah(),
        angka("terjual", "Terjual").jumlah(),
        kurs("perputaran", "Perputaran / Tahun"),
        angka("hari_habis", "Habis Dalam (Hari)").tanpa_kertas(),
        rupiah("perkiraan_jual", "Perkiraan Jual").jumlah().tanpa_kertas(),
        persen("margin", "Margin %"),
        kode("tindakan", "Tindakan"),
        teks("saran", "Saran").lebar(64),
    ],
    kelompok: &["kode_group"],
    rinci: &[
        barcode("kode_barcode", "Barcode"),
        teks("nama_barang", "Nama Barang").tanpa_kertas(),
        kode("tempat", "Tempat"),
        angka("umur_barang", "Umur Barang"),
        berat("berat_barang", "Berat Barang").tanpa_kertas(),
        rupiah("pokok", "Modal Barang").tanpa_kertas(),
        teks("saran_barang", "Saran Barang"),
    ],
    ..Laporan::new("/laporan-managerial-analisys", "Laporan Managerial Analysis")
};

/// Dead pieces named under a type; all are counted.
const PALING_BANYAK: usize = 8;
const HARI_MAKS: i64 = 3_650;

/// A number of days: the form's own when it was left empty.
fn hari(m: &LaporanDiminta, kunci: &'static str, bawaan: i64) -> Hasil<i64> {
    match m.nilai.get(kunci) {
        None => Ok(bawaan),
        Some(Val::Int(n)) if (1..=HARI_MAKS).contains(n) => Ok(*n),
        Some(_) => {
            let pesan = format!("Isi di antara 1 dan {HARI_MAKS} hari");
            Err(DasarTolak::Saringan.pada(kunci, pesan))
        }
    }
}

/// A dead piece, for the detail.
struct Mati {
    kode: Val,
    nama: Val,
    tempat: String,
    potong: Potong,
}

/// A type of a group.
type Kunci = (String, String);

#[derive(Default)]
struct Jenis {
    isi: Isi,
    mati: Vec<Mati>,
}

fn baca(c: &mut Conn, m: &LaporanDiminta, t: &Toko, terima: &mut Terima<'_>) -> Hasil<()> {
    let (hari, batas) = (hari(m, "hari", 90)?, hari(m, "batas", 180)?);
    let harga = Harga::baca(c, t)?;
    let mut semua: BTreeMap<Kunci, Jenis> = BTreeMap::new();
    stok(c, m, t, &harga, batas, &mut semua)?;
    let sejak = t.tgl_system.tambah_hari(-hari).map_err(salah)?;
    for (kunci, n) in terjual(c, m, t, sejak)? {
        semua.entry(kunci).or_default().isi.terjual = n;
    }
    // Where else a type sells is only for who looks at several stores.
    let mut laku: BTreeMap<Kunci, (String, i64)> = BTreeMap::new();
    if semua.values().any(|j| j.isi.mati.qty > 0) {
        for lain in m.toko.iter().filter(|x| x.kode_toko != t.kode_toko) {
            for (kunci, n) in terjual(c, m, lain, sejak)? {
                if laku.get(&kunci).is_none_or(|(_, ada)| n > *ada) {
                    laku.insert(kunci, (lain.kode_toko.to_string(), n));
                }
            }
        }
    }
    let nama = nama_jenis(c, t)?;
    for (kunci, j) in semua.iter().filter(|(_, j)| j.isi.semua.qty > 0 || j.isi.terjual > 0) {
        let s = Syarat {
            hari,
            batas,
            rosok: harga.rosok,
            lebih_laku: laku.get(kunci).map(|(toko, n)| (toko.as_str(), *n)),
        };
        tulis(m, kunci, nama.get(&kunci.1), j, &s, terima)?;
    }
    Ok(())
}

fn salah(e: impl std::fmt::Display) -> Tolak {
    db::Error::Lain(e.to_string()).into()
}

/// What the piece could be sold for: the published prices and the rule of its group.
struct Harga {
    seratus: bool,
    jual: BTreeMap<String, i64>,
    rosok: Option<i64>,
}

impl Harga {
    fn baca(c: &mut Conn, t: &Toko) -> Hasil<Self> {
        let seratus = Setelan::baca(c, &t.kode_toko)?.nilai("kategori_harga") == "harga_100%";
        let mut h = Self { seratus, jual: BTreeMap::new(), rosok: None };
        c.each(
            "SELECT kode_group, jual_baru, rosok_baru FROM buku_harga WHERE toko = $1 AND id IN \
             (SELECT MAX(id) FROM buku_harga WHERE toko = $1 GROUP BY kode_group)",
            args![&t.kode_toko],
            |r| {
                let group: String = r.get(0)?;
                if group.is_empty() {
                    h.rosok = Some(r.int(2)?).filter(|n| *n > 0);
                }
                h.jual.insert(group, r.int(1)?);
                Ok::<_, Tolak>(())
            },
        )?;
        Ok(h)
    }

    fn jual(&self, s: &Stok) -> Option<i64> {
        if s.bandrol > 0 {
            return Some(s.bandrol);
        }
        match s.aturan.as_str() {
            "BANDROL" => return Some(s.bandrol_group).filter(|n| *n > 0),
            "PROFIT" => return s.pokok.checked_add(s.profit),
            _ => {}
        }
        let gram = self.jual.get(if self.seratus { "" } else { s.group.as_str() })?;
        let emas = if s.potong_atribut { s.berat.kurang(s.atribut).unwrap_or(s.berat) } else { s.berat };
        let ongkos = if s.jenis_ongkos == "RP_PCS" {
            Some(s.ongkos)
        } else {
            HargaGram::new(s.ongkos).kali(s.berat).ok().map(values::Rupiah::nilai)
        };
        let emas = HargaGram::new(*gram).kali_kadar(emas, s.kadar).ok().map(values::Rupiah::nilai);
        let jumlah = emas.zip(ongkos).and_then(|(a, b)| a.checked_add(b)?.checked_add(s.harga_atribut));
        jumlah.filter(|n| *n > 0)
    }
}

db::bacaan! {
    /// A piece in stock, with the rule of its group.
    struct Stok {
        group: String = "b.kode_group",
        dept: String = "b.kode_dept",
        kode: String = "b.kode_barcode",
        nama: String = "b.nama_barang",
        gudang: String = "s.gudang",
        baki: String = "s.baki",
        masuk: Tanggal = "b.tgl_masuk",
        berat_buku: i64 = "s.berat",
        murni: i64 = "s.murni",
        pokok: i64 = "s.nilai",
        berat: Berat = "b.berat",
        atribut: Berat = "b.berat_atribut",
        kadar: Kadar = "b.kadar",
        harga_atribut: i64 = "b.harga_atribut",
        bandrol: i64 = "b.harga_bandrol",
        profit: i64 = "b.profit",
        dipajang: bool = "COALESCE(w.boleh_jual, 0)",
        aturan: String = "COALESCE(g.aturan_harga, 'GRAM')",
        bandrol_group: i64 = "COALESCE(g.harga_bandrol, 0)",
        jenis_ongkos: String = "COALESCE(g.jenis_ongkos, 'RP_GRAM')",
        ongkos: i64 = "COALESCE(g.ongkos, 0)",
        potong_atribut: bool = "COALESCE(g.potong_atribut, 0)",
    }
}

const STOK: &str = "FROM saldo_barang s JOIN barang b ON b.kode_barcode = s.kode_barcode \
     LEFT JOIN gudang w ON w.toko = s.toko AND w.kode_gudang = s.gudang \
     LEFT JOIN group_barang g ON g.toko = s.toko AND g.kode_group = b.kode_group \
     WHERE s.toko = :toko AND s.milik = 'TOKO' AND b.status IN ('BARU', 'READY')\
     [[kode_group| AND b.kode_group = :kode_group]][[kode_dept| AND b.kode_dept = :kode_dept]] \
     ORDER BY b.tgl_masuk, b.kode_barcode";

fn stok(
    c: &mut Conn,
    m: &LaporanDiminta,
    t: &Toko,
    harga: &Harga,
    batas: i64,
    semua: &mut BTreeMap<Kunci, Jenis>,
) -> Hasil<()> {
    let (sql, nilai) = m.kueri(STOK, &t.kode_toko)?;
    c.tiap_baris::<Stok, Tolak, _>(&sql, &nilai, |s| {
        let potong = Potong {
            umur: t.tgl_system.selisih_hari(s.masuk).max(0),
            berat: s.berat_buku,
            murni: s.murni,
            pokok: s.pokok,
            jual: harga.jual(&s),
            dipajang: s.dipajang,
        };
        let j = semua.entry((s.group, s.dept)).or_default();
        j.isi.ambil(&potong, batas)?;
        if potong.umur > batas && j.mati.len() < PALING_BANYAK {
            let tempat = format!("{} {}", s.gudang, s.baki);
            j.mati.push(Mati { kode: s.kode.into(), nama: s.nama.into(), tempat, potong });
        }
        Ok(())
    })
}

/// Pieces that went to customers since a day, less those that came back by a cancellation.
fn terjual(c: &mut Conn, m: &LaporanDiminta, t: &Toko, sejak: Tanggal) -> Hasil<Vec<(Kunci, i64)>> {
    let mut m = m.clone();
    m.nilai.insert("sejak".to_owned(), sejak.into());
    let (sql, nilai) = m.kueri(
        "SELECT b.kode_group, b.kode_dept, CAST(SUM(x.qty) AS BIGINT) FROM buku_stok x \
         JOIN barang b ON b.kode_barcode = x.kode_barcode \
         WHERE x.toko = :toko AND x.tgl_system > :sejak AND x.gudang = '@PELANGGAN' AND x.milik = 'TOKO' \
         AND (x.jenis_dok = 'FJ' OR x.qty > 0)\
         [[kode_group| AND b.kode_group = :kode_group]][[kode_dept| AND b.kode_dept = :kode_dept]] \
         GROUP BY b.kode_group, b.kode_dept HAVING SUM(x.qty) > 0",
        &t.kode_toko,
    )?;
    Ok(c.rows(&sql, &nilai, |r| Ok(((r.get(0)?, r.get(1)?), r.int(2)?)))?)
}

fn nama_jenis(c: &mut Conn, t: &Toko) -> Hasil<BTreeMap<String, String>> {
    let sql = "SELECT kode_dept, nama_dept FROM jenis WHERE toko = $1";
    Ok(c.rows(sql, args![&t.kode_toko], |r| Ok((r.get(0)?, r.get(1)?)))?.into_iter().collect())
}

fn tulis(
    m: &LaporanDiminta,
    (group, dept): &Kunci,
    nama: Option<&String>,
    j: &Jenis,
    s: &Syarat<'_>,
    terima: &mut Terima<'_>,
) -> Hasil<()> {
    let (tindakan, saran) = j.isi.saran(s);
    if m.teks("tindakan").is_some_and(|t| t != tindakan) {
        return Ok(());
    }
    let i = &j.isi;
    let mut utama: Vec<Val> = vec![
        group.as_str().into(),
        dept.as_str().into(),
        nama.map_or("", String::as_str).into(),
        i.semua.qty.into(),
        i.semua.berat.into(),
        i.semua.nilai.into(),
        i.semua.umur().into(),
    ];
    utama.extend(i.umur.iter().map(|u| Val::from(u.qty)));
    utama.extend(i.umur.iter().map(|u| Val::from(u.nilai)));
    utama.extend([
        i.mati.qty.into(),
        i.mati.nilai.into(),
        i.terjual.into(),
        i.perputaran(s.hari).into(),
        i.hari_habis(s.hari).into(),
        i.semua.perkiraan_jual().into(),
        i.semua.margin().into(),
        tindakan.into(),
        saran.into(),
    ]);
    if j.mati.is_empty() {
        utama.extend(LAPORAN.rinci.iter().map(|_| Val::Null));
        return terima(&utama);
    }
    j.mati.iter().try_for_each(|x| {
        let rinci: [Val; 7] = [
            x.kode.clone(),
            x.nama.clone(),
            x.tempat.as_str().into(),
            x.potong.umur.into(),
            x.potong.berat.into(),
            x.potong.pokok.into(),
            i.saran_potong(&x.potong, s).into(),
        ];
        terima(&[&utama[..], &rinci].concat())
    })
}
