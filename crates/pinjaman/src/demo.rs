//! The demo's loans: every few days somebody pledges a piece; one is redeemed, one extended, one runs, and one is forgotten: it falls due,
//! its owner gets a letter, and it is auctioned. On the open day each of these happens once, and a count of the safe closes it.

use crate::minta::{
    HutangBarisMinta, HutangBatalLunasMinta, HutangBatalMinta, HutangLanjutMinta, HutangLunasMinta,
    HutangMinta, HutangValid,
};
use crate::{
    AWAL, HitungBarisMinta, HitungMinta, KelebihanBayarMinta, LelangMinta, PeringatanMinta,
    TaksiranBarisMinta, TaksiranMinta,
};
use db::{Tx, args};
use konter::pelanggan::PelangganMinta;
use konter::{Bayar, Hari, JenisBayar};
use niaga::awal::{self, Jenis};
use platform::demo::{HariIniDemo, disetujui};
use platform::domain::HariDemo;
use platform::{Hasil, Pelaku};
use values::{Berat, Kadar, Rupiah, Tanggal};

/// Piece, type, weight in milligrams, principal.
const CONTOH: [(&str, &str, i64, i64); 4] = [
    ("KALUNG RANTAI", "KAL750", 8_450, 2_000_000),
    ("CINCIN POLOS", "CIN750", 5_120, 1_200_000),
    ("GELANG KERONCONG", "GEL750", 11_870, 3_000_000),
    ("LIONTIN HATI", "CIN750", 4_310, 1_000_000),
];

const ORANG: [(&str, &str, &str); 4] = [
    ("SARI WULANDARI", "081290011111", "3171016501900011"),
    ("DODI PRASETYO", "081290022222", "3171012002850022"),
    ("MARNI SUHARTI", "081290033333", "3171014803780033"),
    ("HENDRA GUNAWAN", "081290044444", "3171010904820044"),
];

/// Days between two of them.
const JEDA: i64 = 5;
/// The forgotten ones run so many days.
const SINGKAT: i64 = 14;

fn tunai(n: Rupiah) -> Vec<Bayar> {
    if n > Rupiah::NOL {
        vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: n, ..Bayar::default() }]
    } else {
        Vec::new()
    }
}

/// The type of the masters, as far as the store has it.
fn ada(tx: &mut Tx<'_>, tabel: &str, kolom: &str, isi: &str) -> Hasil<Option<String>> {
    let toko = tx.toko().clone();
    let sql = format!(
        "SELECT {kolom} FROM {tabel} WHERE toko = $1 AND dihapus = 0 ORDER BY CASE WHEN {kolom} = $2 THEN 0 ELSE 1 END, {kolom} LIMIT 1"
    );
    Ok(tx.one(&sql, args![&toko, isi], |r| r.get(0))?)
}

/// Who acts, and which of the examples it is.
struct Adegan<'a> {
    own: &'a Pelaku,
    spv: &'a Pelaku,
    kasir: &'a Pelaku,
    ke: usize,
}

impl<'a> Adegan<'a> {
    fn dari(h: &HariDemo<'a>) -> Self {
        Self { own: h.own, spv: h.spv, kasir: h.kasir, ke: usize::try_from(h.mundur / JEDA).unwrap_or(0) }
    }

    fn orang(&self) -> (&'static str, &'static str, &'static str) {
        ORANG[self.ke % ORANG.len()]
    }
}

/// One day of one store.
pub(crate) fn hari(tx: &mut Tx<'_>, h: &HariDemo<'_>) -> Hasil<()> {
    let a = Adegan::dari(h);
    if h.mundur % JEDA == 2 {
        // The third kind is forgotten, so it runs short.
        let tenor = if a.ke % 4 == 2 { SINGKAT } else { 30 };
        if let Some(no) = pinjam(tx, &a, tenor, true)? {
            divalidasi(tx, &a, &no)?;
        }
    }
    lanjutkan(tx, &a)?;
    if h.mundur % 30 == 3 { hitung(tx, &a) } else { Ok(()) }
}

/// Somebody pledges a piece; none when the drawer cannot pay.
fn pinjam(tx: &mut Tx<'_>, a: &Adegan<'_>, tenor: i64, perlu_laci: bool) -> Hasil<Option<String>> {
    let (nama, dept, mg, pokok) = CONTOH[a.ke % CONTOH.len()];
    let (orang, no_hp, nik) = a.orang();
    let (Some(kode_dept), Some(kode_group), Some(kode_sales), Some(kondisi)) = (
        ada(tx, "jenis", "kode_dept", dept)?,
        ada(tx, "group_barang", "kode_group", "750")?,
        ada(tx, "sales", "kode_sales", "S01")?,
        ada(tx, "kondisi_pinjaman", "kondisi", "BAGUS")?,
    ) else {
        return Ok(None);
    };
    let pokok = Rupiah::new(pokok);
    if perlu_laci && ledger::kas::saldo(tx, &a.kasir.user_id)? <= pokok {
        return Ok(None);
    }
    let kode_pelanggan = konter::pelanggan::cari(tx, no_hp)?.first().map(|p| p.kode_pelanggan.clone());
    let m = HutangMinta {
        customer: PelangganMinta {
            kode_pelanggan: kode_pelanggan.unwrap_or_default(),
            nama_customer: orang.to_owned(),
            alamat_customer: "JL MAWAR 12".to_owned(),
            no_hp: no_hp.to_owned(),
            nik: nik.to_owned(),
            ..PelangganMinta::default()
        },
        kode_sales,
        tenor_hari: Some(tenor),
        tempat: format!("BRANKAS {}", 1 + a.ke % 2),
        detail_barang: vec![HutangBarisMinta {
            nama_barang: nama.to_owned(),
            kode_group,
            kode_dept,
            kadar_uji: Kadar::perseratus(7_500).ok(),
            berat: Berat::mg(mg),
            kondisi,
            ..HutangBarisMinta::default()
        }],
        jumlah_hutang: pokok,
        ..HutangMinta::default()
    };
    let kini = tx.sekarang();
    let h = crate::hitung(tx, a.kasir, &m, kini)?;
    let m = HutangMinta { pembayaran: if h.tunggu { Vec::new() } else { tunai(h.diterima_rp) }, ..m };
    let t = disetujui(tx, a.kasir, a.own, |tx, izin| {
        crate::simpan(tx, a.kasir, &HutangMinta { otorisasi: izin.to_owned(), ..m.clone() })
    })?;
    Ok(Some(t.no_faktur_hutang))
}

fn divalidasi(tx: &mut Tx<'_>, a: &Adegan<'_>, no: &str) -> Hasil<()> {
    let m = HutangValid { no_hutangs: vec![no.to_owned()], user_id: a.kasir.user_id.to_string() };
    crate::validasi(tx, a.spv, &m).map(drop)
}

fn nik(no_hp: &str) -> String {
    ORANG.iter().find(|(_, hp, _)| *hp == no_hp).map(|(_, _, nik)| (*nik).to_owned()).unwrap_or_default()
}

/// A loan that runs.
struct Jalan {
    no: String,
    umur: i64,
    lewat: i64,
    nik: String,
    peringatan: String,
    asal: String,
}

fn berjalan(tx: &mut Tx<'_>, tgl: Tanggal) -> Hasil<Vec<Jalan>> {
    let toko = tx.toko().clone();
    let semua = tx.rows(
        "SELECT h.no_hutang, h.tgl_hutang, k.jatuh_tempo, h.no_hp, k.tgl_peringatan, h.asal FROM hutang_kini k JOIN hutang h ON h.toko = k.toko \
         AND h.no_hutang = k.no_hutang WHERE k.toko = $1 AND k.terbuka = 1 AND k.status = 'AKTIF' AND h.tgl_system < $2 ORDER BY h.no_hutang",
        args![&toko, tgl],
        |r| {
            let (mulai, tempo): (Tanggal, Tanggal) = (r.get(1)?, r.get(2)?);
            let hp: String = r.get(3)?;
            Ok(Jalan {
                no: r.get(0)?,
                umur: tgl.selisih_hari(mulai),
                lewat: tgl.selisih_hari(tempo),
                nik: nik(&hp),
                peringatan: r.get(4)?,
                asal: r.get(5)?,
            })
        },
    )?;
    Ok(semua)
}

/// What the loans of the days before come to.
fn lanjutkan(tx: &mut Tx<'_>, a: &Adegan<'_>) -> Hasil<()> {
    let tgl = Hari::baca(tx, a.kasir)?.tgl_system;
    for j in berjalan(tx, tgl)? {
        let singkat = j.umur - j.lewat == SINGKAT;
        if singkat && j.lewat >= 2 && j.peringatan.is_empty() {
            peringatkan(tx, a.kasir, &j.no)?;
        } else if singkat && j.lewat > 17 {
            if let Some(no) = lelang(tx, a, &j.no)? {
                bayar_kelebihan(tx, a, &no, &j.nik)?;
            }
        } else if !singkat && j.umur == 12 && j.asal == "BARU" {
            tebus(tx, a, &j)?;
        } else if !singkat
            && j.umur == 25
            && let Some((_, baru)) = perpanjang(tx, a, &j)?
        {
            divalidasi(tx, a, &baru)?;
        }
    }
    Ok(())
}

fn peringatkan(tx: &mut Tx<'_>, p: &Pelaku, no: &str) -> Hasil<()> {
    let m = PeringatanMinta { cara: "SURAT".to_owned(), keterangan: "dikirim pos".to_owned() };
    crate::peringatkan(tx, p, no, &m).map(drop)
}

fn tebus(tx: &mut Tx<'_>, a: &Adegan<'_>, j: &Jalan) -> Hasil<String> {
    let m = HutangLunasMinta { tiket: 1, nik: j.nik.clone(), ..HutangLunasMinta::default() };
    let kini = tx.sekarang();
    let total = crate::hitung_lunas(tx, a.kasir, &j.no, &m, kini)?.total_bayar;
    let m = HutangLunasMinta { pembayaran: tunai(total), ..m };
    Ok(crate::lunas(tx, a.kasir, &j.no, &m)?.no_lunas)
}

/// The document that extends it, and the loan that follows; none where it costs nothing.
fn perpanjang(tx: &mut Tx<'_>, a: &Adegan<'_>, j: &Jalan) -> Hasil<Option<(String, String)>> {
    let m = HutangLanjutMinta {
        cara: "PERPANJANG".to_owned(),
        tiket: 1,
        nik: j.nik.clone(),
        tenor_hari: Some(30),
        ..HutangLanjutMinta::default()
    };
    let kini = tx.sekarang();
    let bayar = crate::hitung_lanjut(tx, a.kasir, &j.no, &m, kini)?.bayar_rp;
    if bayar <= Rupiah::NOL {
        return Ok(None);
    }
    let l = disetujui(tx, a.kasir, a.spv, |tx, izin| {
        let m = HutangLanjutMinta { pembayaran: tunai(bayar), otorisasi: izin.to_owned(), ..m.clone() };
        crate::lanjut(tx, a.kasir, &j.no, &m)
    })?;
    Ok(Some((l.no_lunas, l.no_penerus)))
}

/// Valued by the cashier and the supervisor, with the owner's word; the number of the auction.
fn lelang(tx: &mut Tx<'_>, a: &Adegan<'_>, no: &str) -> Hasil<Option<String>> {
    for (p, lebih) in [(a.kasir, 50_000), (a.spv, 75_000)] {
        let kini = tx.sekarang();
        let t = crate::taksiran(tx, p, kini, no)?;
        let detail_barang = t
            .detail_barang
            .iter()
            .map(|b| TaksiranBarisMinta { baris: b.baris, nilai_rp: Rupiah::new(b.beli_rp.nilai() + lebih) })
            .collect();
        crate::taksir(tx, p, no, &TaksiranMinta { detail_barang })?;
    }
    let l = disetujui(tx, a.kasir, a.own, |tx, izin| {
        let m = LelangMinta {
            no_faktur_hutang: no.to_owned(),
            keterangan: String::new(),
            otorisasi: izin.to_owned(),
        };
        crate::lelang(tx, a.kasir, &m)
    })?;
    Ok((l.kelebihan_rp > Rupiah::NOL).then_some(l.no_lelang))
}

/// The surplus goes to its owner, where the drawer holds it; every second one waits.
fn bayar_kelebihan(tx: &mut Tx<'_>, a: &Adegan<'_>, no: &str, nik: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    let n: Rupiah = tx.nilai(
        "SELECT kelebihan_rp FROM lelang_hutang WHERE toko = $1 AND no_lelang = $2",
        args![&toko, no],
    )?;
    if a.ke % 2 == 1 || nik.is_empty() || ledger::kas::saldo(tx, &a.kasir.user_id)? <= n {
        return Ok(());
    }
    disetujui(tx, a.kasir, a.spv, |tx, izin| {
        let m = KelebihanBayarMinta {
            nik: nik.to_owned(),
            pembayaran: tunai(n),
            otorisasi: izin.to_owned(),
            ..KelebihanBayarMinta::default()
        };
        crate::bayar_kelebihan(tx, a.kasir, no, &m)
    })
    .map(drop)
}

/// The supervisor counts the bags; all are there.
fn hitung(tx: &mut Tx<'_>, a: &Adegan<'_>) -> Hasil<()> {
    let toko = tx.toko().clone();
    let detail: Vec<HitungBarisMinta> = tx
        .rows(
            "SELECT k.no_kantong, k.tempat, (SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM hutang_baris b WHERE b.toko = k.toko \
             AND b.no_hutang = k.no_hutang) FROM kantong_hutang k WHERE k.toko = $1 ORDER BY k.no_kantong",
            args![&toko],
            |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?, r.get::<Berat>(2)?)),
        )?
        .into_iter()
        .map(|(no_kantong, tempat, berat)| HitungBarisMinta { no_kantong, tempat, qty: 0, berat })
        .collect();
    if detail.is_empty() {
        return Ok(());
    }
    let m = HitungMinta { tempat: String::new(), detail, keterangan: "hitungan bulanan".to_owned() };
    crate::hitung_jaminan(tx, a.spv, &m).map(drop)
}

/// Loans of the old program: one long overdue, which the open day auctions, one overdue and one that will be soon.
fn lama(tx: &mut Tx<'_>, a: &Adegan<'_>, tgl: Tanggal) -> Hasil<Option<String>> {
    let (Some(dept), Some(group)) =
        (ada(tx, "jenis", "kode_dept", "CIN750")?, ada(tx, "group_barang", "kode_group", "750")?)
    else {
        return Ok(None);
    };
    let geser = |n: i64| tgl.tambah_hari(n).map_err(|e| db::Error::Lain(e.to_string()));
    let kolom = "no_hutang;nama_customer;tgl_hutang;jatuh_tempo;jumlah_hutang;nama_barang;kode_group;kode_dept;berat;tempat;bunga;\
         tgl_peringatan;no_hp;alamat_customer;nik";
    let baris = |(no, nama, nik): (&str, &str, &str), tempo: Tanggal, surat: &str, mulai: Tanggal| {
        format!(
            "{no};{nama};{mulai};{tempo};1500000;CINCIN UKIR;{group};{dept};6.250;BRANKAS 1;2.5;{surat};0812900{};JL DAHLIA 3;{nik}",
            nik.get(11..).unwrap_or_default()
        )
    };
    let (mulai, surat) = (geser(-150)?, geser(-20)?.to_string());
    let teks = [
        kolom.to_owned(),
        baris(("HT-0001", "KARTINI RAHAYU", "3171015107750055"), geser(-30)?, &surat, mulai),
        baris(("HT-0002", "YUSUF MAULANA", "3171012208800066"), geser(-19)?, "", mulai),
        baris(("HT-0003", "LINA MARLINA", "3171014411880077"), geser(2)?, "", mulai),
        String::new(),
    ]
    .join("\n");
    let sudah: i64 = tx.nilai(
        "SELECT COUNT(*) FROM kerja_awal WHERE toko = $1 AND no_lama = 'HT-0001'",
        args![&a.own.toko],
    )?;
    if sudah > 0 {
        return Ok(None);
    }
    awal::impor(tx, a.own, Jenis::Luar(&AWAL), &teks, "pinjaman-lama.csv")?;
    let toko = a.own.toko.clone();
    Ok(tx.one(
        "SELECT no_dok FROM kerja_awal WHERE toko = $1 AND no_lama = 'HT-0001'",
        args![&toko],
        |r| r.get(0),
    )?)
}

/// The open day: two are written (one waits for its validation), one is taken back, one redeemed, one
/// extended (taken back and made again), one noticed, one auctioned with its surplus waiting, and the safe is counted.
pub(crate) fn hari_ini(tx: &mut Tx<'_>, h: &mut HariIniDemo<'_>) -> Hasil<()> {
    let t = h.toko;
    let tgl = Hari::baca(tx, &t.own)?.tgl_system;
    let kasir = t.berkas(tx, Rupiah::new(12_000_000))?.unwrap_or_else(|| t.kasir[0].clone());
    let adegan = |ke: usize| Adegan { own: &t.own, spv: &t.spv, kasir: &kasir, ke };
    let mut tulis = Vec::new();
    for ke in 0..4 {
        h.jam.maju(h.jarak);
        tulis.extend(pinjam(tx, &adegan(ke), 120, true)?);
    }
    h.jam.maju(h.jarak);
    if let Some(no) = tulis.first() {
        divalidasi(tx, &adegan(0), no)?;
    }
    if let Some(no) = tulis.get(3) {
        let m = HutangBatalMinta { alasan: "Customer tidak jadi".to_owned(), ..HutangBatalMinta::default() };
        disetujui(tx, &kasir, &t.spv, |tx, izin| {
            crate::batal(tx, &kasir, no, &HutangBatalMinta { otorisasi: izin.to_owned(), ..m.clone() })
        })?;
    }
    h.jam.maju(h.jarak);
    let a = adegan(1);
    let mut jalan = berjalan(tx, tgl)?.into_iter().filter(|j| !j.nik.is_empty() && j.lewat < 0);
    if let Some(j) = jalan.next() {
        tebus(tx, &a, &j)?;
    }
    if let Some(j) = jalan.next()
        && let Some((no, _)) = perpanjang(tx, &a, &j)?
    {
        // The customer thinks again: taken back, and made once more.
        batal_lunas(tx, &a, &no)?;
        perpanjang(tx, &a, &j)?;
    }
    h.jam.maju(h.jarak);
    if let Some(no) = lama(tx, &a, tgl)? {
        peringatkan(tx, &kasir, &no)?;
        // The letter was the owner's: another says yes.
        let a = Adegan { own: &t.spv, spv: &t.fin, kasir: &kasir, ke: 1 };
        lelang(tx, &a, &no)?;
    }
    let perlu = berjalan(tx, tgl)?.into_iter().find(|j| j.lewat > 0 && j.peringatan != tgl.to_string());
    if let Some(j) = perlu {
        peringatkan(tx, &kasir, &j.no)?;
    }
    hitung(tx, &adegan(0))
}

fn batal_lunas(tx: &mut Tx<'_>, a: &Adegan<'_>, no_lunas: &str) -> Hasil<()> {
    let alasan = "Customer berubah pikiran".to_owned();
    let m = HutangBatalLunasMinta { alasan, ..HutangBatalLunasMinta::default() };
    disetujui(tx, a.kasir, a.spv, |tx, izin| {
        let m = HutangBatalLunasMinta { otorisasi: izin.to_owned(), ..m.clone() };
        crate::batal_lunas(tx, a.kasir, no_lunas, &m)
    })
    .map(drop)
}
