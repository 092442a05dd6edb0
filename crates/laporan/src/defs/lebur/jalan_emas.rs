//! Laporan Jalan Emas: the way of gold through a period. The balance of fine grams (I14) from opening to closing: bought, received, sold,
//! lost, gained, sent; what came into and left each place; and what lies where for how long. Of the shop's own gold, from the books.

use crate::{
    Bagian, Laporan, LaporanDiminta, Sumber, Terima, angka, berat, kode, rupiah, tanggal, teks, tgl_dari,
    tgl_sampai,
};
use db::{Conn, Val, args};
use platform::Hasil;
use platform::toko::Toko;
use std::collections::BTreeMap;
use values::Tanggal;

const NERACA: Bagian = Bagian {
    nama: "Neraca Emas Murni",
    judul: "Neraca Emas Murni",
    pilihan: "",
    kolom: &[("uraian", ""), ("qty", ""), ("berat", ""), ("murni", ""), ("nilai_pokok", "")],
    kosong: "Tidak ada emas",
};
const TEMPAT: Bagian = Bagian {
    nama: "Per Tempat",
    judul: "Emas Murni Per Tempat",
    pilihan: "",
    kolom: &[("uraian", ""), ("awal", ""), ("masuk", ""), ("keluar", ""), ("akhir", "")],
    kosong: "Tidak ada emas",
};
const LETAK: Bagian = Bagian {
    nama: "Letak dan Umur",
    judul: "Yang Terletak Sekarang dan Umurnya",
    pilihan: "",
    kolom: &[("uraian", ""), ("umur", ""), ("qty", ""), ("murni", ""), ("sejak", ""), ("hari", "")],
    kosong: "Tidak ada emas yang menunggu",
};

pub const LAPORAN: Laporan = Laporan {
    saringan: &[tgl_dari("tgl_from"), tgl_sampai("tgl_to")],
    sumber: Sumber::Rust(baca),
    kolom: &[
        kode("bagian", "Laporan").tanpa_nama(),
        teks("uraian", "Uraian"),
        kode("umur", "Umur"),
        angka("qty", "Qty"),
        berat("berat", "Berat"),
        berat("murni", "Murni"),
        rupiah("nilai_pokok", "Modal"),
        berat("awal", "Awal"),
        berat("masuk", "Masuk"),
        berat("keluar", "Keluar"),
        berat("akhir", "Akhir"),
        tanggal("sejak", "Paling Lama Sejak"),
        angka("hari", "Hari"),
    ],
    bagian: &[NERACA, TEMPAT, LETAK],
    kelompok: &["bagian"],
    total: false,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    ..Laporan::new("/laporan-jalan-emas", "Laporan Jalan Emas")
};

/// Places of the shop in their order, each with the warehouses and accounts that are it; any other warehouse is the safe.
const DI: [(&str, &[&str]); 10] = [
    ("Baki etalase", &["TOKO"]),
    ("Disimpan untuk customer", &["TITIP"]),
    ("Pembelian belum disortir", &["BELI"]),
    ("Cuci dan sepuh", &["CUCI"]),
    ("Rusak dan reparasi", &["RUSAK", "REPARASI"]),
    ("Menunggu lebur", &["HANCUR"]),
    ("Lot lebur", &["@LEBUR"]),
    ("Ciok", &["@CIOK"]),
    ("Di tukang", &["@TUKANG"]),
    ("Brankas, label dan lain", &[]),
];
const BRANKAS: usize = DI.len() - 1;

/// Where the shop's own gold is; none for accounts of the world outside.
fn tempat(gudang: &str) -> Option<usize> {
    match DI.iter().position(|(_, isi)| isi.contains(&gudang)) {
        None if gudang.starts_with('@') => None,
        ada => Some(ada.unwrap_or(BRANKAS)),
    }
}

/// Lines of the balance in their order.
const SEBAB: [&str; 17] = [
    "Dibeli dari customer",
    "Diterima dari supplier",
    "Diterima dari toko lain",
    "Saldo awal sistem",
    "Lelang dan barang customer",
    "Lebih lebur",
    "Lebih lain",
    "Dijual ke customer",
    "Ciok dijual",
    "Diretur ke supplier",
    "Dikirim ke toko lain",
    "Susut lebur",
    "Susut tukang",
    "Susut lain",
    "Hilang",
    "Dipakai",
    "Nilai ulang",
];

/// Which line of the balance a move to or from an account outside is. What takes a line back stands in the line it takes back.
fn sebab(gudang: &str, jenis: &str, milik: &str, murni: i64, balik: bool) -> &'static str {
    let keluar = (murni > 0) != balik;
    match gudang {
        _ if milik != "TOKO" => "Lelang dan barang customer",
        "@PELANGGAN" if jenis == "JC" => "Ciok dijual",
        "@PELANGGAN" if keluar => "Dijual ke customer",
        "@PELANGGAN" => "Dibeli dari customer",
        "@PEMASOK" if keluar => "Diretur ke supplier",
        "@PEMASOK" => "Diterima dari supplier",
        "@TRANSIT" if keluar => "Dikirim ke toko lain",
        "@TRANSIT" => "Diterima dari toko lain",
        "@SUSUT" if jenis == "LH" => "Susut lebur",
        "@SUSUT" if jenis == "TR" => "Susut tukang",
        "@SUSUT" => "Susut lain",
        "@LEBIH" if jenis == "LH" => "Lebih lebur",
        "@LEBIH" => "Lebih lain",
        "@HILANG" => "Hilang",
        "@AWAL" => "Saldo awal sistem",
        "@NILAI" => "Nilai ulang",
        _ => "Dipakai",
    }
}

db::bacaan! {
    #[derive(Default, Clone, Copy)]
    struct Isi {
        qty: i64 = "CAST(SUM(x.qty) AS BIGINT)",
        berat: i64 = "CAST(SUM(x.berat) AS BIGINT)",
        murni: i64 = "CAST(SUM(x.murni) AS BIGINT)",
        nilai: i64 = "CAST(SUM(x.nilai) AS BIGINT)",
    }
}

impl Isi {
    fn tambah(&mut self, i: Self, tanda: i64) {
        self.qty = self.qty.saturating_add(i.qty.saturating_mul(tanda));
        self.berat = self.berat.saturating_add(i.berat.saturating_mul(tanda));
        self.murni = self.murni.saturating_add(i.murni.saturating_mul(tanda));
        self.nilai = self.nilai.saturating_add(i.nilai.saturating_mul(tanda));
    }
}

db::bacaan! {
    /// What a sum of moves is of, in both stock books.
    struct Gerak {
        gudang: String = "x.gudang",
        jenis: String = "x.jenis_dok",
        milik: String = "x.milik",
        /// after the period: only to reckon back from now
        sesudah: bool = "x.sesudah",
        balik: bool = "x.balik",
        masuk: bool = "x.masuk",
    }
}

fn gerak(c: &mut Conn, t: &Toko, dari: &str, sampai: &str) -> Hasil<Vec<(Gerak, Isi)>> {
    let satu = |buku: &str, milik: &str, syarat: &str| {
        format!(
            "SELECT b.gudang, b.jenis_dok, {milik} AS milik, CASE WHEN b.tgl_system > $3 THEN 1 ELSE 0 END AS sesudah, \
             CASE WHEN b.balik IS NULL THEN 0 ELSE 1 END AS balik, CASE WHEN b.murni > 0 THEN 1 ELSE 0 END AS masuk, b.qty, b.berat, \
             b.murni, b.nilai FROM {buku} b WHERE b.toko = $1 AND b.tgl_system >= $2{syarat}"
        )
    };
    let sql = format!(
        "FROM ({} UNION ALL {}) x \
         GROUP BY x.gudang, x.jenis_dok, x.milik, x.sesudah, x.balik, x.masuk ORDER BY 1, 2, 3, 4, 5, 6",
        satu("buku_stok", "b.milik", ""),
        satu("buku_curah", "'TOKO'", " AND b.jenis_stok = 'MANUAL'")
    );
    Ok(c.baris::<(Gerak, Isi)>(&sql, args![&t.kode_toko, dari, sampai])?)
}

/// What lies in each place now.
fn kini(c: &mut Conn, t: &Toko) -> Hasil<[Isi; DI.len()]> {
    let baris = c.rows(
        "SELECT x.gudang, CAST(SUM(x.qty) AS BIGINT), CAST(SUM(x.berat) AS BIGINT), CAST(SUM(x.murni) AS BIGINT), \
         CAST(SUM(x.nilai) AS BIGINT) FROM (SELECT gudang, qty, berat, murni, nilai FROM saldo_lokasi WHERE toko = $1 AND milik = 'TOKO' \
         UNION ALL SELECT gudang, qty, berat, murni, nilai FROM saldo_curah WHERE toko = $1 AND jenis_stok = 'MANUAL') x GROUP BY x.gudang",
        args![&t.kode_toko],
        |r| {
            let isi = Isi { qty: r.int(1)?, berat: r.int(2)?, murni: r.int(3)?, nilai: r.int(4)? };
            Ok((r.get::<String>(0)?, isi))
        },
    )?;
    let mut semua = [Isi::default(); DI.len()];
    for (gudang, isi) in baris {
        if let Some(x) = tempat(&gudang).and_then(|ke| semua.get_mut(ke)) {
            x.tambah(isi, 1);
        }
    }
    Ok(semua)
}

const KOSONG: fn() -> Val = || Val::Null;

fn baca(c: &mut Conn, m: &LaporanDiminta, t: &Toko, terima: &mut Terima<'_>) -> Hasil<()> {
    let hari_ini = t.tgl_system.to_string();
    let dari = m.teks("tgl_from").unwrap_or(&hari_ini).to_owned();
    let sampai = m.teks("tgl_to").unwrap_or(&hari_ini).to_owned();
    let gerak = gerak(c, t, &dari, &sampai)?;
    // Closing is now less what came since; opening is closing less what the period brought.
    let mut akhir = kini(c, t)?;
    let (mut masuk, mut keluar) = ([Isi::default(); DI.len()], [Isi::default(); DI.len()]);
    let mut sebab_isi: BTreeMap<&'static str, Isi> = BTreeMap::new();
    for (g, jumlah) in &gerak {
        let ke = tempat(&g.gudang).filter(|_| g.milik == "TOKO");
        match ke {
            Some(ke) if g.sesudah => akhir.get_mut(ke).map_or((), |x| x.tambah(*jumlah, -1)),
            Some(ke) if g.masuk => masuk.get_mut(ke).map_or((), |x| x.tambah(*jumlah, 1)),
            Some(ke) => keluar.get_mut(ke).map_or((), |x| x.tambah(*jumlah, -1)),
            None if g.sesudah => {}
            // The other end of what came into the shop or left it.
            None => {
                let nama = sebab(&g.gudang, &g.jenis, &g.milik, jumlah.murni, g.balik);
                sebab_isi.entry(nama).or_default().tambah(*jumlah, -1);
            }
        }
    }
    neraca(terima, &akhir, (&masuk, &keluar), &sebab_isi)?;
    for (((nama, _), a), (m, k)) in DI.iter().zip(&akhir).zip(masuk.iter().zip(&keluar)) {
        let awal = a.murni.saturating_sub(m.murni).saturating_add(k.murni);
        if (awal, m.murni, k.murni, a.murni) == (0, 0, 0, 0) {
            continue;
        }
        let mut sel = baris("Per Tempat", nama);
        isi(&mut sel, 7, [awal.into(), m.murni.into(), k.murni.into(), a.murni.into()]);
        terima(&sel)?;
    }
    letak(c, t, terima)
}

fn baris(bagian: &str, uraian: &str) -> [Val; 13] {
    let mut sel: [Val; 13] = std::array::from_fn(|_| KOSONG());
    isi(&mut sel, 0, [bagian.into(), uraian.into()]);
    sel
}

fn isi<const N: usize>(sel: &mut [Val; 13], dari: usize, nilai: [Val; N]) {
    for (x, n) in sel.iter_mut().skip(dari).zip(nilai) {
        *x = n;
    }
}

fn neraca(
    terima: &mut Terima<'_>,
    akhir: &[Isi; DI.len()],
    (masuk, keluar): (&[Isi; DI.len()], &[Isi; DI.len()]),
    sebab_isi: &BTreeMap<&'static str, Isi>,
) -> Hasil<()> {
    let mut tutup = Isi::default();
    for a in akhir {
        tutup.tambah(*a, 1);
    }
    let mut buka = tutup;
    for (m, k) in masuk.iter().zip(keluar) {
        buka.tambah(*m, -1);
        buka.tambah(*k, 1);
    }
    let mut tulis = |nama: &str, i: Isi| {
        let mut sel = baris("Neraca Emas Murni", nama);
        isi(&mut sel, 3, [i.qty.into(), i.berat.into(), i.murni.into(), i.nilai.into()]);
        terima(&sel)
    };
    tulis("Saldo awal", buka)?;
    for nama in SEBAB {
        let i = sebab_isi.get(nama).copied().unwrap_or_default();
        if (i.qty, i.berat, i.murni, i.nilai) != (0, 0, 0, 0) {
            tulis(nama, i)?;
        }
    }
    tulis("Saldo akhir", tutup)
}

/// Days up to which a step goes, and its name.
const JENJANG: [(i64, &str); 4] =
    [(7, "0 - 7 HARI"), (30, "8 - 30 HARI"), (90, "31 - 90 HARI"), (i64::MAX, "DI ATAS 90 HARI")];

/// What waits somewhere: since when, how much. Pieces by their last arrival there, lots and refined gold by their document, craftsmen by
/// the last gold they got.
const MENUNGGU: &str = "SELECT x.tempat, x.sejak, COUNT(*), CAST(SUM(x.murni) AS BIGINT) FROM (\
     SELECT s.gudang AS tempat, (SELECT MAX(b.tgl_system) FROM buku_stok b WHERE b.toko = s.toko AND b.kode_barcode = s.kode_barcode \
      AND b.gudang = s.gudang AND b.qty = 1) AS sejak, s.murni FROM saldo_barang s WHERE s.toko = $1 AND s.milik = 'TOKO' \
      AND s.gudang IN ('BELI', 'CUCI', 'RUSAK', 'REPARASI', 'HANCUR') \
     UNION ALL SELECT '@LEBUR', l.tgl_system, l.murni FROM lot_lebur l JOIN lot_lebur_kini k ON k.toko = l.toko AND k.no_lot = l.no_lot \
      WHERE l.toko = $1 AND k.tahap IN ('BUKA', 'KIRIM') \
     UNION ALL SELECT '@CIOK', h.tgl_system, r.murni FROM hasil_lebur_baris r JOIN hasil_lebur h ON h.toko = r.toko AND h.no_dok = r.no_dok \
      WHERE r.toko = $1 AND r.bentuk = 'CIOK' AND NOT EXISTS (SELECT 1 FROM batal_lebur b WHERE b.toko = h.toko AND b.no_dok = h.no_dok) \
      AND NOT EXISTS (SELECT 1 FROM jual_ciok_baris j WHERE j.toko = r.toko AND j.no_hasil = r.no_dok AND j.baris_hasil = r.baris \
       AND NOT EXISTS (SELECT 1 FROM batal_lebur b WHERE b.toko = j.toko AND b.no_dok = j.no_dok)) \
     UNION ALL SELECT '@TUKANG', (SELECT MAX(b.tgl_system) FROM buku_tukang b WHERE b.toko = s.toko AND b.kode_tukang = s.kode_tukang \
      AND b.masuk > 0), s.saldo FROM saldo_tukang s WHERE s.toko = $1 AND s.saldo > 0) x GROUP BY x.tempat, x.sejak";

fn letak(c: &mut Conn, t: &Toko, terima: &mut Terima<'_>) -> Hasil<()> {
    let mut semua: BTreeMap<(usize, usize), (i64, i64, Tanggal)> = BTreeMap::new();
    let ada = c.rows(MENUNGGU, args![&t.kode_toko], |r| {
        Ok((r.get::<String>(0)?, r.get::<Tanggal>(1)?, r.int(2)?, r.int(3)?))
    })?;
    for (gudang, sejak, qty, murni) in ada {
        let Some(ke) = tempat(&gudang) else { continue };
        let hari = t.tgl_system.selisih_hari(sejak);
        let umur = JENJANG.iter().position(|(sampai, _)| hari <= *sampai).unwrap_or(0);
        let x = semua.entry((ke, umur)).or_insert((0, 0, sejak));
        *x = (x.0.saturating_add(qty), x.1.saturating_add(murni), x.2.min(sejak));
    }
    for ((ke, umur), (qty, murni, sejak)) in semua {
        let nama = DI.get(ke).map_or("", |d| d.0);
        let mut sel = baris("Letak dan Umur", nama);
        let umur = JENJANG.get(umur).map_or("", |j| j.1);
        isi(&mut sel, 2, [umur.into(), qty.into()]);
        isi(&mut sel, 5, [murni.into()]);
        isi(&mut sel, 11, [sejak.to_string().into(), t.tgl_system.selisih_hari(sejak).into()]);
        terima(&sel)?;
    }
    Ok(())
}
