//! An auction taken back on its day: an exact reversal. The pledges are weighed once more, are the customer's again and lie in a bag,
//! the loan runs on as it did, nothing is left for anybody. Refused once the surplus was paid out or a piece has gone anywhere.

use crate::kini::{self, Dibuka, Kejadian, Pindah, buka, pindah};
use crate::lelang::{LelangBaris, LelangIsi};
use crate::minta::HutangBatalLelangMinta;
use crate::stok;
use crate::timbang::{self, Kembali};
use crate::tolak::PinjamTolak;
use barang::masuk_lelang::{self, KartuLama};
use db::{Conn, Tx, args};
use konter::batal::{self, Disetujui, Izin, Permohonan};
use ledger::Dok;
use ledger::pinjaman::{self, Akun};
use pesan::PesanBaru;
use platform::otorisasi::Rincian;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{Berat, JenisDok, NoFaktur, Rupiah};

pub(crate) const KATEGORI: &str = "BATAL LELANG HUTANG";

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangBatalLelang {
    pub no_faktur_hutang: String,
    pub no_lelang: String,
    pub no_batal: String,
    pub tgl_system: String,
    /// what is owed again
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
    pub no_kantong: String,
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct BatalIsi in "lelang_batal" {
        toko: String,
        no_batal: String,
        no_lelang: String,
        no_hutang: String,
        tgl_system: String,
        waktu: String,
        oleh: String,
        disetujui: String,
        alasan: String,
        nilai_rp: Rupiah,
        kelebihan_rp: Rupiah,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct BatalBaris in "lelang_batal_baris" {
        toko: String,
        no_batal: String,
        baris: i64,
        berat_buku: Berat,
        berat: Berat,
    }
}

/// The auction that closed a loan, with its pledges.
struct Dulu {
    l: LelangIsi,
    baris: Vec<LelangBaris>,
}

fn dulu(c: &mut Conn, d: &Dibuka) -> Hasil<Dulu> {
    let toko = d.no.toko();
    let no = d.kini.no_tutup.as_str();
    let l = c.baris_satu::<LelangIsi>(
        "FROM lelang_hutang WHERE lelang_hutang.toko = $1 AND lelang_hutang.no_lelang = $2",
        args![toko, no],
    )?;
    let l = l.ok_or_else(|| PinjamTolak::TidakAda.tolak(format!("Lelang {no} tidak ada di toko ini")))?;
    let baris = c.baris::<LelangBaris>(
        "FROM lelang_hutang_baris WHERE lelang_hutang_baris.toko = $1 AND lelang_hutang_baris.no_lelang = $2 \
         ORDER BY lelang_hutang_baris.baris",
        args![toko, no],
    )?;
    Ok(Dulu { l, baris })
}

/// Why the auction of a loan is not taken back; empty: it can be, as far as the books of loans say.
pub(crate) fn halangan(c: &mut Conn, d: &Dibuka, hari_ini: &str) -> Hasil<String> {
    if d.kini.status != "LELANG" {
        return Ok(format!("Pinjaman {} tidak sedang dilelang: {}", d.no, kini::sebutan(&d.kini)));
    }
    let Dulu { l, .. } = dulu(c, d)?;
    if l.tgl_system != hari_ini {
        return Ok(format!(
            "Lelang {} ditulis {}, hanya bisa dibatalkan di hari itu",
            l.no_lelang, l.tgl_system
        ));
    }
    if pinjaman::saldo(c, d.no.toko(), &d.kepala.no_hutang, Akun::Kelebihan)? != l.kelebihan_rp {
        return Ok(format!(
            "Uang kelebihan {} sudah dibayar, lelang tidak bisa dibatalkan lagi",
            l.no_lelang
        ));
    }
    Ok(String::new())
}

/// Every pledge is on the scale: what was auctioned lay outside of its bag since.
fn ditimbang(c: &mut Conn, d: &Dibuka, m: &HutangBatalLelangMinta) -> Hasil<Vec<Kembali>> {
    let mut salah = Salah::default();
    let semua = kini::baris(c, d.no.toko(), &d.kepala.no_hutang)?;
    let kembali = timbang::ditimbang(&mut salah, semua, &m.detail_barang);
    salah.tolak(PinjamTolak::BatalLelang)?;
    Ok(kembali)
}

fn setujui(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (d, s, kembali): (&Dibuka, &Dulu, &[Kembali]),
    m: &HutangBatalLelangMinta,
    alasan: &str,
) -> Hasil<Disetujui> {
    let (k, l) = (&d.kepala, &s.l);
    let uraian = format!("Pinjaman {} {}, dilelang {} {}", d.no, k.nama_customer, l.oleh, l.tgl_system);
    let mut rincian = vec![
        Rincian::jumlah(l.no_lelang.clone(), uraian, l.nilai_rp),
        Rincian::jumlah("Pokok yang berjalan lagi", "", l.pokok_rp),
        Rincian::jumlah("Kelebihan yang hilang dari customer", "", l.kelebihan_rp),
    ];
    for x in kembali {
        let nilai = s.baris.iter().find(|b| b.baris == x.b.baris).map(|b| b.nilai_rp);
        rincian.push(Rincian { diminta: nilai, ..x.rincian() });
    }
    let mohon = Permohonan {
        kategori: KATEGORI,
        dokumen: &l.no_lelang,
        nominal: l.nilai_rp,
        hari_ini: true,
        penulis: vec![&l.oleh],
        rincian,
        alasan,
        dari_laci_peminta: false,
        izin: (Izin::Penyetuju, Izin::Owner),
    };
    batal::penyetuju(tx, p, &m.otorisasi, &mohon)
}

/// Takes the auction of a loan back.
pub fn batal_lelang(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    teks: &str,
    m: &HutangBatalLelangMinta,
) -> Hasil<HutangBatalLelang> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let d = buka(tx, &p.toko, teks)?;
    let hari_ini = platform::toko::cari(tx, &p.toko)?.tgl_system.to_string();
    let sebab = halangan(tx, &d, &hari_ini)?;
    if !sebab.is_empty() {
        return Err(PinjamTolak::BatalLelang.tolak(sebab));
    }
    let s = dulu(tx, &d)?;
    let kembali = ditimbang(tx, &d, m)?;
    let setuju = setujui(tx, p, (&d, &s, &kembali), m, &alasan)?;
    let asal = NoFaktur::parse(&s.l.no_lelang).map_err(|e| db::Error::Lain(e.to_string()))?;
    let no = d.kepala.no_hutang.clone();
    let mut dok = Dok::buka(tx, JenisDok::BatalLelang, &p.user_id)?;
    let (no_batal, tgl) = (dok.no().to_string(), dok.tgl_system());
    ledger::stok::balikkan(&mut dok, &asal)?;
    pinjaman::balikkan(&mut dok, &asal)?;
    kartu(dok.tx(), &s.baris)?;
    tulis(&mut dok, (&s.l, &kembali), (setuju.oleh(), &alasan))?;
    pindah(dok.tx(), &d.kini, Pindah { ke: "AKTIF", no_tutup: "", no_penerus: "" }, tgl)?;
    let no_kantong =
        crate::kantong::kembali(&mut dok, (&no, &d.kini.no_kantong), (&m.no_kantong, &m.tempat))?;
    let e = Kejadian {
        peristiwa: "BATAL LELANG",
        disetujui: setuju.oleh(),
        rujukan: &no_batal,
        keterangan: &alasan,
        ..Kejadian::default()
    };
    kini::catat(&mut dok, &no, &e)?;
    setuju.tautkan(dok.tx(), &no_batal)?;
    kabari(dok.tx(), p, (&d, &s.l), &no_batal)?;
    let isi = serde_json::json!({
        "lelang": s.l.no_lelang, "hutang": no, "nilai": s.l.nilai_rp, "pokok": s.l.pokok_rp, "kelebihan": s.l.kelebihan_rp,
        "kantong": no_kantong, "alasan": alasan, "disetujui": setuju.oleh(),
    });
    dok.tutup(KATEGORI, &isi)?;
    Ok(HutangBatalLelang {
        no_faktur_hutang: no,
        no_lelang: s.l.no_lelang,
        no_batal,
        tgl_system: tgl.to_string(),
        jumlah_hutang: s.l.pokok_rp,
        no_kantong,
    })
}

/// The cards as they stood before.
fn kartu(tx: &mut Tx<'_>, baris: &[LelangBaris]) -> Hasil<()> {
    for b in baris {
        let lama: Option<KartuLama> = if b.kartu_lama.is_empty() {
            None
        } else {
            Some(serde_json::from_str(&b.kartu_lama).map_err(|e| db::Error::Lain(e.to_string()))?)
        };
        masuk_lelang::kembalikan(tx, &stok::kode(&b.kode_barcode)?, lama.as_ref())?;
    }
    Ok(())
}

fn tulis(
    dok: &mut Dok<'_, '_>,
    (l, kembali): (&LelangIsi, &[Kembali]),
    (disetujui, alasan): (&str, &str),
) -> Hasil<()> {
    let no_batal = dok.no().to_string();
    let baris = kembali.iter().map(|x| BatalBaris {
        toko: l.toko.clone(),
        no_batal: no_batal.clone(),
        baris: x.b.baris,
        berat_buku: x.b.berat,
        berat: x.berat,
    });
    let baris: Vec<BatalBaris> = baris.collect();
    let isi = BatalIsi {
        toko: l.toko.clone(),
        no_batal,
        no_lelang: l.no_lelang.clone(),
        no_hutang: l.no_hutang.clone(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        disetujui: disetujui.to_owned(),
        alasan: alasan.to_owned(),
        nilai_rp: l.nilai_rp,
        kelebihan_rp: l.kelebihan_rp,
    };
    dok.tx().sisip([isi])?;
    dok.tx().sisip(baris)?;
    Ok(())
}

/// Who was told of a surplus is told that there is none; a message that still waits is called off instead.
fn kabari(tx: &mut Tx<'_>, p: &Pelaku, (d, l): (&Dibuka, &LelangIsi), no_batal: &str) -> Hasil<()> {
    let kunci = crate::lelang::kunci_kabar(&l.no_lelang);
    if pesan::tarik(tx, &kunci, "Lelang dibatalkan")? {
        return Ok(());
    }
    if tx.one("SELECT 1 FROM pesan WHERE kunci = $1", args![kunci.as_str()], |r| r.int(0))?.is_none() {
        return Ok(());
    }
    let k = &d.kepala;
    let isi = format!(
        "Yth. {}, lelang barang jaminan pinjaman {} hari ini dibatalkan: barangnya masih disimpan di toko, pinjamannya berjalan lagi dan \
         dapat ditebus. Pesan tentang uang kelebihan tidak berlaku.",
        k.nama_customer, d.no
    );
    let m = PesanBaru {
        peristiwa: pesan::Peristiwa::UangKelebihan,
        kunci: &format!("BATAL LELANG/{no_batal}"),
        kode_pelanggan: &k.kode_pelanggan,
        no_hp: &k.no_hp,
        isi: &isi,
        no_dok: no_batal,
        oleh: p.user_id.as_str(),
        sampai: None,
    };
    pesan::antre(tx, &m)?;
    Ok(())
}
