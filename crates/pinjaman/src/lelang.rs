//! Auctions: which loans are overdue and why one may not be auctioned yet, and the auction itself (LL). The pledges become the shop's at
//! what two persons set them at that day; what is over goes to the customer's account at once, what is missing is a loss.

use crate::biaya;
use crate::kantong;
use crate::kini::{self, Dibuka, Kejadian, Pindah, buka};
use crate::nilai_lelang::{Suara, pasar, suara};
use crate::peringatan::{PESANNYA, SAH, SEJAK};
use crate::stok;
use crate::tabel::{BarisHutang, Kini};
use crate::tolak::PinjamTolak;
use barang::masuk_lelang::{self, BarangLelang};
use barang::pindai::{Tujuan, baki_pertama};
use db::{Conn, Tx, args};
use konter::{Hari, KonterTolak, meluap, rupiah};
use ledger::pinjaman::{Akun, BarisPinjaman};
use ledger::stok::{Gerak, Lokasi, Luar, Milik};
use ledger::{Arah, Dok};
use niaga::acuan::Acuan;
use pesan::PesanBaru;
use platform::otorisasi::{self, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::bunga::RincianBunga;
use values::{Berat, JenisDok, Kadar, KodeBaki, KodeGudang, KodeToko, Persen, Rupiah, Tanggal};

pub(crate) const KATEGORI: &str = "LELANG HUTANG";
/// Where auctioned pieces go, with what was bought.
const GUDANG: &str = "BELI";
/// Days a surplus is kept for its customer.
const SETAHUN: i64 = 365;

/// When a loan may be auctioned, by the store's settings.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AturanLelang {
    /// days after it fell due
    pub(crate) tenggang: i64,
    /// days after a notice
    pub(crate) peringatan: i64,
}

impl AturanLelang {
    pub(crate) fn baca(h: &Hari) -> Self {
        Self {
            tenggang: h.hari("TENGGANG_LELANG_HARI", 15).max(0),
            peringatan: h.hari("PERINGATAN_LELANG_HARI", 7).max(0),
        }
    }
}

fn geser(t: Tanggal, hari: i64) -> Hasil<Tanggal> {
    Ok(t.tambah_hari(hari).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// Why a loan may not be auctioned today; empty: it may. `sejak` is the first day a notice counts from.
pub(crate) fn halangan(a: &AturanLelang, k: &Kini, tgl: Tanggal, sejak: &str) -> Hasil<String> {
    if k.status != "AKTIF" {
        return Ok(kini::sebutan(k));
    }
    let tempo = kini::hari(&k.jatuh_tempo)?;
    if tgl <= tempo {
        return Ok(format!("belum lewat jatuh tempo {tempo}"));
    }
    let batas = geser(tempo, a.tenggang)?;
    if tgl <= batas {
        return Ok(format!("masih masa tenggang sampai {batas}"));
    }
    if sejak.is_empty() {
        return Ok("belum ada surat peringatan, atau pesan peringatan yang sampai".to_owned());
    }
    let boleh = geser(kini::hari(sejak)?, a.peringatan)?;
    if tgl < boleh {
        return Ok(format!("peringatan berlaku sejak {sejak}, lelang paling cepat {boleh}"));
    }
    Ok(String::new())
}

/// The first day a notice of a loan counts from; empty: none does.
pub(crate) fn peringatan_sejak(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<String> {
    let sql = format!(
        "SELECT COALESCE(MIN({SEJAK}), '') FROM peringatan_hutang r {PESANNYA} WHERE r.toko = $1 AND r.no_hutang = $2 AND {SAH}"
    );
    Ok(c.nilai(&sql, args![toko, no])?)
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct LelangMinta {
    pub no_faktur_hutang: String,
    pub keterangan: String,
    pub otorisasi: String,
}

/// A pledge that became the shop's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DilelangBaris)]
pub struct BarisDilelang {
    pub baris: i64,
    pub kode_barcode: String,
    #[schema(value_type = i64)]
    pub nilai_rp: Rupiah,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Dilelang {
    pub no_lelang: String,
    pub no_faktur_hutang: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub nilai_rp: Rupiah,
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
    #[schema(value_type = i64)]
    pub kelebihan_rp: Rupiah,
    #[schema(value_type = i64)]
    pub rugi_rp: Rupiah,
    pub detail_barang: Vec<BarisDilelang>,
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct LelangIsi in "lelang_hutang" {
        pub(crate) toko: String,
        pub(crate) no_lelang: String,
        pub(crate) no_hutang: String,
        pub(crate) tgl_system: String,
        waktu: String,
        pub(crate) oleh: String,
        penilai_1: String,
        penilai_2: String,
        tgl_bunga: String,
        lama: i64,
        pub(crate) pokok_rp: Rupiah,
        bunga_rp: Rupiah,
        denda_rp: Rupiah,
        biaya_rp: Rupiah,
        pub(crate) nilai_rp: Rupiah,
        terbayar_rp: Rupiah,
        pub(crate) kelebihan_rp: Rupiah,
        rugi_rp: Rupiah,
        sampai: String,
        disetujui: String,
        otorisasi: String,
        keterangan: String,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct LelangBaris in "lelang_hutang_baris" {
        toko: String,
        no_lelang: String,
        pub(crate) baris: i64,
        no_hutang: String,
        pub(crate) kode_barcode: String,
        berat: Berat,
        nilai_1_rp: Rupiah,
        nilai_2_rp: Rupiah,
        beli_rp: Rupiah,
        pub(crate) nilai_rp: Rupiah,
        gudang: String,
        baki: String,
        /// what stood on its card; empty: it had none
        pub(crate) kartu_lama: String,
    }
}

/// A pledge with what it is set at.
struct Dinilai {
    b: BarisHutang,
    satu: Rupiah,
    dua: Rupiah,
    beli: Rupiah,
    nilai: Rupiah,
    /// above what its gold sells for: its stones are said to be worth the rest
    di_atas_emas: bool,
    kadar_jual: Kadar,
}

/// What an auction comes to. The value pays the principal first, then interest, penalty and cost as far as it goes.
#[derive(Debug, Clone, Copy)]
struct Hitung {
    r: RincianBunga,
    biaya: Rupiah,
    nilai: Rupiah,
    bunga: Rupiah,
    denda: Rupiah,
    biaya_terbayar: Rupiah,
    kelebihan: Rupiah,
    rugi: Rupiah,
}

impl Hitung {
    fn baru(r: RincianBunga, nilai: Rupiah, persen_biaya: i64) -> Hasil<Self> {
        let biaya = nilai.persen(Persen::perseratus(persen_biaya.saturating_mul(100))).map_err(meluap)?;
        let mut sisa = nilai.kurang(r.pokok).map_err(meluap)?.max(Rupiah::NOL);
        let mut ambil = |n: Rupiah| -> Hasil<Rupiah> {
            let x = n.min(sisa);
            sisa = sisa.kurang(x).map_err(meluap)?;
            Ok(x)
        };
        let (bunga, denda, biaya_terbayar) = (ambil(r.bunga_pinjam)?, ambil(r.denda)?, ambil(biaya)?);
        let rugi = r.pokok.kurang(nilai).map_err(meluap)?.max(Rupiah::NOL);
        Ok(Self { r, biaya, nilai, bunga, denda, biaya_terbayar, kelebihan: sisa, rugi })
    }

    fn terbayar(&self) -> Hasil<Rupiah> {
        rupiah([self.bunga, self.denda, self.biaya_terbayar])
    }
}

/// The pledges at what two persons set today, each at least what the shop would pay for it now.
fn dinilai(c: &mut Conn, p: &Pelaku, s: &Dibuka, suara: &[Suara]) -> Hasil<Vec<Dinilai>> {
    let [satu, dua] = suara else {
        let pesan = format!("Pinjaman {} harus ditaksir dua orang hari ini sebelum dilelang", s.no);
        return Err(PinjamTolak::Taksiran.tolak(pesan));
    };
    let mut a = Acuan::baca(c, p)?;
    let mut hasil = Vec::new();
    for b in kini::baris(c, &p.toko, &s.no.to_string())? {
        let x = pasar(c, &mut a, &b)?;
        let ambil = |s: &Suara| s.nilai.get(&b.baris).copied().unwrap_or(Rupiah::NOL);
        let (satu, dua) = (ambil(satu), ambil(dua));
        let nilai = satu.min(dua);
        if nilai <= Rupiah::NOL || nilai < x.beli {
            let pesan = format!(
                "Taksiran {} {nilai} di bawah harga beli sekarang {}; taksir ulang dulu",
                b.nama_barang, x.beli
            );
            return Err(PinjamTolak::Taksiran.tolak(pesan));
        }
        let di_atas_emas = nilai > x.jual;
        hasil.push(Dinilai { satu, dua, beli: x.beli, nilai, di_atas_emas, kadar_jual: x.kadar_jual, b });
    }
    Ok(hasil)
}

/// Who gave a notice that counts for an auction today.
fn pemberi(c: &mut Conn, toko: &KodeToko, no: &str, sampai: Tanggal) -> Hasil<Vec<String>> {
    let sql = format!(
        "SELECT DISTINCT r.oleh FROM peringatan_hutang r {PESANNYA} WHERE r.toko = $1 AND r.no_hutang = $2 AND {SAH} AND {SEJAK} <= $3"
    );
    Ok(c.rows(&sql, args![toko, no, sampai], |r| r.get(0))?)
}

/// Who cannot say yes, as the approver reads it before: who alone gave the notices, and who set a value, but for the owner.
fn tidak_boleh(c: &mut Conn, pemberi: &[String], suara: &[Suara]) -> Hasil<Option<Rincian>> {
    let mut siapa = Vec::new();
    if let [satu] = pemberi {
        siapa.push(format!("{satu} (mencatat peringatannya)"));
    }
    for x in suara.iter().filter(|x| !pemberi_tunggal(pemberi, &x.oleh)) {
        if !pemiliknya(c, &x.oleh)? {
            siapa.push(format!("{} (menaksir)", x.oleh));
        }
    }
    Ok((!siapa.is_empty()).then(|| Rincian::teks("Tidak bisa menyetujui", siapa.join(", "))))
}

fn pemberi_tunggal(pemberi: &[String], siapa: &str) -> bool {
    pemberi.iter().all(|x| x == siapa)
}

fn permohonan(s: &Dibuka, h: &Hitung, semua: &[Dinilai], suara: &[Suara]) -> Permohonan {
    let siapa: Vec<&str> = suara.iter().map(|x| x.oleh.as_str()).collect();
    let alasan = otorisasi::Alasan::new(
        "LELANG",
        format!("Pinjaman {} {} jatuh tempo {} dilelang", s.no, s.kepala.nama_customer, s.kini.jatuh_tempo),
    );
    let barang = semua.iter().map(|d| {
        let kata = format!("{} g kadar {}, harga beli hari ini {}", d.b.berat, d.b.kadar, d.beli);
        Rincian::jumlah(d.b.nama_barang.clone(), kata, d.nilai)
    });
    // What stones are worth nobody can reckon, and what is over is paid out in cash: the owner's word.
    let owner = semua.iter().any(|d| d.di_atas_emas);
    let mohon = Permohonan::dokumen(KATEGORI, &s.no, h.nilai, alasan).rincian(barang).rincian([
        Rincian::teks("Ditaksir", siapa.join(" dan ")),
        Rincian::jumlah("Pokok", "", h.r.pokok),
        Rincian::jumlah("Bunga, denda dan biaya", "", h.terbayar().unwrap_or(Rupiah::NOL)),
        Rincian::jumlah("Kelebihan untuk customer", "", h.kelebihan),
        Rincian::jumlah("Rugi toko", "", h.rugi),
    ]);
    mohon.pemilik(owner)
}

fn pemiliknya(c: &mut Conn, user: &str) -> Hasil<bool> {
    let sql = "SELECT 1 FROM pengguna WHERE user_id = $1 AND level = 'OWN'";
    Ok(c.one(sql, args![user], |r| r.int(0))?.is_some())
}

/// The approver is not who gave the notice: somebody else must have told the customer. Nor one of the two who set the value, but
/// for the owner: two people would be the whole of it.
fn setuju(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (s, pemberi, suara): (&Dibuka, &[String], &[Suara]),
    m: &LelangMinta,
    untuk: &Permohonan,
) -> Hasil<otorisasi::Otorisasi> {
    let o = otorisasi::wajib(tx, &m.otorisasi, p, untuk, KonterTolak::PerluOtorisasi)?;
    let penyetuju = o.penyetuju.as_ref().map(ToString::to_string).unwrap_or_default();
    if pemberi_tunggal(pemberi, &penyetuju) {
        let pesan =
            format!("Peringatan pinjaman {} dicatat {penyetuju} sendiri; minta otorisasi orang lain", s.no);
        return Err(PinjamTolak::Lelang.tolak(pesan));
    }
    if suara.iter().any(|x| x.oleh == penyetuju) && !pemiliknya(tx, &penyetuju)? {
        let pesan = format!("Jaminan {} ditaksir {penyetuju} sendiri; minta otorisasi orang lain", s.no);
        return Err(PinjamTolak::Lelang.tolak(pesan));
    }
    Ok(o)
}

/// Auctions a loan: due, over its grace, noticed, valued by two persons today, approved.
pub fn lelang(tx: &mut Tx<'_>, p: &Pelaku, m: &LelangMinta) -> Hasil<Dilelang> {
    let h = Hari::baca(tx, p)?;
    let a = AturanLelang::baca(&h);
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let s = buka(tx, &p.toko, &m.no_faktur_hutang)?;
    s.aktif("dilelang")?;
    let no = s.no.to_string();
    let sebab = halangan(&a, &s.kini, h.tgl_system, &peringatan_sejak(tx, &p.toko, &no)?)?;
    if !sebab.is_empty() {
        return Err(PinjamTolak::Lelang.tolak(format!("Pinjaman {no} belum boleh dilelang: {sebab}")));
    }
    let suara = suara(tx, &p.toko, &no, h.tgl_system)?;
    let semua = dinilai(tx, p, &s, &suara)?;
    let tgl_bunga = biaya::tgl_bunga(&h, tx.sekarang());
    let r = biaya::syarat(&s.kepala, false)?.pada(tgl_bunga)?;
    let persen = h.hari("BIAYA_LELANG_PERSEN", 0).clamp(0, 100);
    let hitung = Hitung::baru(r, rupiah(semua.iter().map(|d| d.nilai))?, persen)?;
    let pemberi = pemberi(tx, &p.toko, &no, geser(h.tgl_system, -a.peringatan)?)?;
    let untuk = permohonan(&s, &hitung, &semua, &suara).rincian(tidak_boleh(tx, &pemberi, &suara)?);
    let o = setuju(tx, p, (&s, &pemberi, &suara), m, &untuk)?;
    let tujuan = baki_pertama(tx, &p.toko, PinjamTolak::Lelang, "no_faktur_hutang", GUDANG, semua.len())?;
    let mut dok = Dok::buka(tx, JenisDok::Lelang, &p.user_id)?;
    let no_lelang = dok.no().to_string();
    tulis(&mut dok, (&s, &hitung, &suara), (&o, tgl_bunga, keterangan))?;
    for d in &semua {
        pindahkan(&mut dok, &s, d, &tujuan)?;
    }
    bukukan(&mut dok, &no, &hitung)?;
    kantong::kosongkan(&mut dok, &no)?;
    let disetujui = o.penyetuju.as_ref().map(ToString::to_string).unwrap_or_default();
    let k =
        Kejadian { peristiwa: "LELANG", disetujui: &disetujui, rujukan: &no_lelang, ..Kejadian::default() };
    kini::catat(&mut dok, &no, &k)?;
    let tgl = dok.tgl_system();
    kini::pindah(dok.tx(), &s.kini, Pindah { ke: "LELANG", no_tutup: &no_lelang, no_penerus: "" }, tgl)?;
    otorisasi::tautkan(dok.tx(), &o, &no_lelang)?;
    kabari(dok.tx(), p, &s, &no_lelang, hitung.kelebihan)?;
    let isi = serde_json::json!({
        "hutang": no, "nilai": hitung.nilai, "pokok": r.pokok, "bunga": hitung.bunga, "denda": hitung.denda, "biaya": hitung.biaya_terbayar,
        "kelebihan": hitung.kelebihan, "rugi": hitung.rugi, "penilai": suara.iter().map(|x| &x.oleh).collect::<Vec<_>>(),
        "disetujui": disetujui,
    });
    dok.tutup(KATEGORI, &isi)?;
    Ok(Dilelang {
        no_lelang,
        no_faktur_hutang: no,
        tgl_system: tgl.to_string(),
        nilai_rp: hitung.nilai,
        jumlah_hutang: r.pokok,
        bunga_rp: r.bunga_pinjam,
        denda_rp: r.denda,
        biaya_rp: hitung.biaya,
        kelebihan_rp: hitung.kelebihan,
        rugi_rp: hitung.rugi,
        detail_barang: semua
            .into_iter()
            .map(|d| BarisDilelang { baris: d.b.baris, kode_barcode: d.b.kode_barcode, nilai_rp: d.nilai })
            .collect(),
    })
}

fn tulis(
    dok: &mut Dok<'_, '_>,
    (s, h, suara): (&Dibuka, &Hitung, &[Suara]),
    (o, tgl_bunga, keterangan): (&otorisasi::Otorisasi, Tanggal, String),
) -> Hasil<()> {
    let nama = |ke: usize| suara.get(ke).map(|x| x.oleh.clone()).unwrap_or_default();
    let isi = LelangIsi {
        toko: s.kepala.toko.clone(),
        no_lelang: dok.no().to_string(),
        no_hutang: s.no.to_string(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        penilai_1: nama(0),
        penilai_2: nama(1),
        tgl_bunga: tgl_bunga.to_string(),
        lama: h.r.lama,
        pokok_rp: h.r.pokok,
        bunga_rp: h.r.bunga_pinjam,
        denda_rp: h.r.denda,
        biaya_rp: h.biaya,
        nilai_rp: h.nilai,
        terbayar_rp: h.terbayar()?,
        kelebihan_rp: h.kelebihan,
        rugi_rp: h.rugi,
        sampai: geser(dok.tgl_system(), SETAHUN)?.to_string(),
        disetujui: o.penyetuju.as_ref().map(ToString::to_string).unwrap_or_default(),
        otorisasi: o.id.clone(),
        keterangan,
    };
    dok.tx().sisip([isi])?;
    Ok(())
}

/// Where a pledge lies.
fn tempat(b: &BarisHutang) -> Hasil<Lokasi> {
    let rusak = |e: values::KodeSalah| db::Error::Lain(e.to_string());
    Ok(Lokasi::Baki {
        gudang: KodeGudang::parse(&b.gudang).map_err(rusak)?,
        baki: KodeBaki::parse(&b.kode_toko).map_err(rusak)?,
    })
}

/// One pledge: out of its bag into the warehouse of what was bought, the shop's own now and worth what was set.
fn pindahkan(dok: &mut Dok<'_, '_>, s: &Dibuka, d: &Dinilai, tujuan: &Tujuan) -> Hasil<()> {
    let b = &d.b;
    let kode = stok::kode(&b.kode_barcode)?;
    let ke = Lokasi::Baki { gudang: tujuan.gudang.clone(), baki: tujuan.baki.clone() };
    let gerak = [
        Gerak {
            barang: kode.clone(),
            dari: (tempat(b)?, Milik::Customer),
            ke: (ke.clone(), Milik::Toko),
            utuh: true,
            berat: b.berat,
            murni: b.murni,
            nilai: Rupiah::NOL,
        },
        Gerak {
            barang: kode.clone(),
            dari: (Lokasi::Luar(Luar::Nilai), Milik::Toko),
            ke: (ke, Milik::Toko),
            utuh: false,
            berat: Berat::NOL,
            murni: Berat::NOL,
            nilai: d.nilai,
        },
    ];
    ledger::stok::catat(dok, &gerak)?;
    let (no, tgl, oleh) = (dok.no().to_string(), dok.tgl_system().to_string(), dok.oleh().to_string());
    let kartu = BarangLelang {
        kode,
        nama_barang: b.nama_barang.clone(),
        kode_group: b.kode_group.clone(),
        kode_dept: b.kode_dept.clone(),
        kadar: d.kadar_jual,
        kadar_cetak: b.kadar,
        berat: b.berat,
        berat_atribut: b.berat_atribut,
        nilai: d.nilai,
        no_masuk: no.clone(),
    };
    let kartu_lama = match masuk_lelang::terima(dok.tx(), &oleh, &tgl, &kartu)? {
        Some(k) => serde_json::to_string(&k).map_err(|e| db::Error::Lain(e.to_string()))?,
        None => String::new(),
    };
    dok.tx().sisip([LelangBaris {
        toko: s.kepala.toko.clone(),
        no_lelang: no,
        baris: b.baris,
        no_hutang: s.no.to_string(),
        kode_barcode: b.kode_barcode.clone(),
        berat: b.berat,
        nilai_1_rp: d.satu,
        nilai_2_rp: d.dua,
        beli_rp: d.beli,
        nilai_rp: d.nilai,
        gudang: tujuan.gudang.to_string(),
        baki: tujuan.baki.to_string(),
        kartu_lama,
    }])?;
    Ok(())
}

/// The book of loans: the principal is gone, what the value covered came in, the rest is the customer's or lost.
fn bukukan(dok: &mut Dok<'_, '_>, no: &str, h: &Hitung) -> Hasil<()> {
    let baris = |akun, arah, jumlah| BarisPinjaman { no_hutang: no.to_owned(), akun, arah, jumlah };
    let semua: Vec<BarisPinjaman> = [
        baris(Akun::Pokok, Arah::Keluar, h.r.pokok),
        baris(Akun::Bunga, Arah::Masuk, h.bunga),
        baris(Akun::Denda, Arah::Masuk, h.denda),
        baris(Akun::Biaya, Arah::Masuk, h.biaya_terbayar),
        baris(Akun::Kelebihan, Arah::Masuk, h.kelebihan),
        baris(Akun::Rugi, Arah::Masuk, h.rugi),
    ]
    .into_iter()
    .filter(|b| b.jumlah > Rupiah::NOL)
    .collect();
    ledger::pinjaman::catat(dok, &semua)?;
    Ok(())
}

/// Under which name the message of an auction waits.
pub(crate) fn kunci_kabar(no_lelang: &str) -> String {
    format!("UANG KELEBIHAN/{no_lelang}")
}

/// The customer is told that something is left for them.
fn kabari(tx: &mut Tx<'_>, p: &Pelaku, s: &Dibuka, no_lelang: &str, lebih: Rupiah) -> Hasil<()> {
    if lebih <= Rupiah::NOL {
        return Ok(());
    }
    let k = &s.kepala;
    let kunci = kunci_kabar(no_lelang);
    let isi = format!(
        "Yth. {}, barang jaminan pinjaman {} telah dilelang. Uang kelebihan {lebih} menjadi hak Anda dan dapat diambil di toko \
         dengan membawa identitas selama satu tahun.",
        k.nama_customer, s.no
    );
    let m = PesanBaru {
        peristiwa: pesan::Peristiwa::UangKelebihan,
        kunci: &kunci,
        kode_pelanggan: &k.kode_pelanggan,
        no_hp: &k.no_hp,
        isi: &isi,
        no_dok: no_lelang,
        oleh: p.user_id.as_str(),
        sampai: None,
    };
    pesan::antre(tx, &m)?;
    Ok(())
}
