//! A loan that takes the place of another, in one document: extended, paid down, raised, or on fewer pledges. Interest to date is paid,
//! never added to what is owed; the principal fits the pledges that stay at today's price; goods that stay do not move.

use crate::biaya::{self, BiayaHari, SIMULASI, UraianBunga};
use crate::kantong;
use crate::kini::{self, Dibuka, Kejadian, Pindah, buka, pindah};
use crate::lunas::{
    Akhir, Datang, Ditutup, HutangDilunasi, KATEGORI, Pengambil, Potongan, Tagihan, alasan_uang, belum_masuk,
    bukukan, pengambil, rencana, sama, sebut, tagih, tulis,
};
use crate::minta::HutangLanjutMinta;
use crate::plafond::{self, Orang};
use crate::simpan::{KATEGORI as KATEGORI_PINJAM, hanya_pemilik, izin};
use crate::stok;
use crate::syarat::{self, Jumlahnya, Ketentuan};
use crate::tabel::{BarisHutang, Kepala};
use crate::taksir::{self, Fisik, Nilai};
use crate::tolak::PinjamTolak;
use db::{Conn, Tx};
use konter::bayar::BarisBayar;
use konter::pelanggan::PelangganMinta;
use konter::{Alasan, Bayar, KodeAlasan, alasan, bayar_tulis, meluap, rupiah};
use ledger::pinjaman::{self as buku, Akun, BarisPinjaman};
use ledger::{Arah, Dok};
use niaga::acuan::Acuan;
use niaga::tahan;
use platform::otorisasi::{self, Keluar};
use platform::{Hasil, Pelaku, Tolak};
use serde::Serialize;
use values::{JenisDok, Persen, Rupiah, Waktu};

/// What following a loan by another comes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangLanjutHitungan {
    pub no_faktur_hutang: String,
    pub cara: String,
    pub tgl_bunga: String,
    pub hari: i64,
    pub lama: i64,
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
    #[schema(value_type = i64)]
    pub potongan_bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub potongan_denda_rp: Rupiah,
    pub hutang_rugi: bool,
    pub rincian_bunga: Vec<UraianBunga>,
    #[schema(value_type = i64)]
    pub jumlah_hutang_baru: Rupiah,
    /// above nothing the customer pays, below it the shop
    #[schema(value_type = i64)]
    pub bayar_rp: Rupiah,
    #[schema(value_type = i64)]
    pub taksiran_rp: Rupiah,
    #[schema(value_type = i64)]
    pub plafond_rp: Rupiah,
    #[schema(value_type = i64)]
    pub lebur_rp: Rupiah,
    /// of the new loan
    #[schema(value_type = f64, maximum = 100)]
    pub bunga: Persen,
    pub tgl_hutang: String,
    pub tenor_hari: i64,
    pub jatuh_tempo: String,
    /// pledges that stay, at today's price
    pub detail_barang: Vec<BarisHutang>,
    /// lines that go back
    pub lepas: Vec<i64>,
    pub simulasi: Vec<BiayaHari>,
    pub otorisasi: Vec<Alasan>,
    pub permohonan: Option<Keluar>,
}

fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    PinjamTolak::Lanjut.pada(kolom, pesan)
}

/// A loan and the one that follows it, looked up and priced.
struct Siap {
    acuan: Acuan,
    d: Dibuka,
    cara: &'static str,
    tagihan: Tagihan,
    tetap: Vec<BarisHutang>,
    lepas: Vec<BarisHutang>,
    jumlah: Jumlahnya,
    ketentuan: Ketentuan,
    neto: Rupiah,
    alasan: Vec<Alasan>,
}

const CARA: [&str; 4] = ["PERPANJANG", "CICIL", "TAMBAH", "SEBAGIAN"];

/// Which way, and the principal that way allows.
fn pilih(d: &Dibuka, m: &HutangLanjutMinta) -> Hasil<(&'static str, Rupiah)> {
    let cara = m.cara.trim().to_uppercase();
    let Some(cara) = CARA.into_iter().find(|c| *c == cara) else {
        return Err(salah("cara", format!("Pilih {}", CARA.join(", "))));
    };
    let (lama, baru) = (d.kepala.pokok_rp, m.jumlah_hutang.unwrap_or(d.kepala.pokok_rp));
    let pesan = match cara {
        "PERPANJANG" if baru != lama => Some(format!("Perpanjangan memakai pokok yang sama {lama}")),
        "CICIL" if baru >= lama => Some(format!("Pokok baru harus kurang dari {lama}")),
        "TAMBAH" if baru <= lama => Some(format!("Pokok baru harus lebih dari {lama}")),
        "SEBAGIAN" if baru > lama => Some(format!("Pokok baru paling banyak {lama}")),
        _ if baru <= Rupiah::NOL => Some("Pokok baru harus lebih dari nol".to_owned()),
        _ => None,
    };
    match pesan {
        Some(p) => Err(salah("jumlah_hutang", p)),
        None => Ok((cara, baru)),
    }
}

/// Pledges that stay and those that go back.
fn bagi(cara: &str, semua: Vec<BarisHutang>, lepas: &[i64]) -> Hasil<(Vec<BarisHutang>, Vec<BarisHutang>)> {
    if cara != "SEBAGIAN" && !lepas.is_empty() {
        return Err(salah("lepas", "Barang hanya diserahkan pada tebus sebagian"));
    }
    if let Some(n) = lepas.iter().find(|n| !semua.iter().any(|b| b.baris == **n)) {
        return Err(salah("lepas", format!("Barang baris {n} tidak ada di pinjaman ini")));
    }
    let (pergi, tetap): (Vec<_>, Vec<_>) = semua.into_iter().partition(|b| lepas.contains(&b.baris));
    if cara == "SEBAGIAN" && (pergi.is_empty() || tetap.is_empty()) {
        return Err(salah(
            "lepas",
            "Pilih sebagian barang yang diserahkan, paling sedikit satu tetap di sini",
        ));
    }
    Ok((tetap, pergi))
}

/// Lines at the prices of the day.
fn nilai_ulang(c: &mut Conn, a: &mut Acuan, baris: &mut [BarisHutang]) -> Hasil<Vec<Nilai>> {
    let mut semua = Vec::with_capacity(baris.len());
    for b in baris {
        let fisik = Fisik {
            group: &b.kode_group,
            kadar: b.kadar,
            berat: b.berat,
            berat_atribut: b.berat_atribut,
            kondisi: &b.kondisi,
        };
        let (n, _) = taksir::nilai(c, a, fisik)?;
        b.harga_gram = Rupiah::new(n.harga_gram.nilai());
        b.nilai_emas_rp = n.nilai_emas;
        b.potongan_rp = n.potongan;
        b.taksiran_rp = n.taksiran;
        n.sumber.clone_into(&mut b.sumber);
        b.ltv = n.ltv;
        b.plafond_rp = n.plafond;
        b.lebur_rp = n.lebur;
        semua.push(n);
    }
    Ok(semua)
}

/// Why somebody must say yes to the new principal.
fn alasan_baru(
    c: &mut Conn,
    (a, d, cara): (&Acuan, &Dibuka, &str),
    (k, jumlah): (&Ketentuan, &Jumlahnya),
    o: Option<&Orang>,
) -> Hasil<Vec<Alasan>> {
    let tambah = cara == "TAMBAH";
    let orangnya = if tambah { plafond::pelanggan_ini(c, a, o, &d.kepala.no_hutang)? } else { None };
    let mut semua = plafond::alasan(k.pokok, jumlah.plafond, orangnya.as_ref(), o)?;
    if cara == "SEBAGIAN" && k.pokok > jumlah.plafond {
        let pesan = format!(
            "Sisa barang hanya menjamin {}, pokok baru {}; cicil pokoknya dulu",
            jumlah.plafond, k.pokok
        );
        return Err(salah("jumlah_hutang", pesan));
    }
    let batas = a.batas("BATAS_HUTANG");
    if tambah && k.dasar > batas {
        let pesan = format!("Pinjaman customer ini menjadi {}, uang di atas batas {batas} keluar", k.dasar);
        semua.push(Alasan::new(KodeAlasan::Plafond, pesan));
    }
    Ok(semua)
}

fn siapkan(c: &mut Conn, p: &Pelaku, teks: &str, m: &HutangLanjutMinta, kini: Waktu) -> Hasil<Siap> {
    let mut acuan = Acuan::baca(c, p)?;
    let d = buka(c, &p.toko, teks)?;
    d.aktif("dilanjutkan")?;
    let (cara, pokok) = pilih(&d, m)?;
    let potongan =
        Potongan { bunga: m.potongan_bunga_rp, denda: m.potongan_denda_rp, alasan: &m.alasan_potongan };
    let (tagihan, diskon) = tagih(&d, biaya::tgl_bunga(&acuan, kini), false, potongan)?;
    let semua = kini::baris(c, &p.toko, &d.kepala.no_hutang)?;
    let (mut tetap, lepas) = bagi(cara, semua, &m.lepas)?;
    let nilai = nilai_ulang(c, &mut acuan, &mut tetap)?;
    let jumlah = syarat::jumlahkan(nilai.iter())?;
    syarat::di_bawah_lebur(pokok, &jumlah)?;
    syarat::sebar(pokok, &mut tetap)?;
    let orang = Orang::dari(c, &d.kepala.kode_pelanggan)?;
    let saat = syarat::tenor(&acuan, m.tenor_hari, kini)?;
    let ketentuan = syarat::tetapkan(c, &acuan, orang.as_ref(), pokok, saat, &d.kepala.no_hutang)?;
    let mut alasan = alasan_baru(c, (&acuan, &d, cara), (&ketentuan, &jumlah), orang.as_ref())?;
    match cara {
        "SEBAGIAN" => alasan.extend(alasan_uang(c, &acuan, &d, &m.pembayaran)?),
        "TAMBAH" => {
            let dulu = belum_masuk(c, &d)?;
            if dulu > Rupiah::NOL {
                let pesan = format!("Pembayaran pinjaman ini sebelumnya {dulu} belum divalidasi bank");
                alasan.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
            }
        }
        _ => {}
    }
    alasan.extend(diskon);
    if cara == "TAMBAH" {
        alasan.push(syarat::diuji());
    }
    alasan.extend(syarat::tenor_lain(&acuan, ketentuan.tenor, Some(d.kepala.tenor_hari)));
    let neto = rupiah([d.kepala.pokok_rp, tagihan.biaya()?])?.kurang(pokok).map_err(meluap)?;
    if neto < Rupiah::NOL {
        alasan.extend(syarat::rekening_lain(&m.pembayaran, &d.kepala.nama_customer));
    }
    Ok(Siap { acuan, d, cara, tagihan, tetap, lepas, jumlah, ketentuan, neto, alasan })
}

fn datang(m: &HutangLanjutMinta) -> Datang<'_> {
    Datang { tiket: m.tiket, nik: &m.nik, kuasa: m.kuasa.as_ref() }
}

fn perlu<'a>(
    s: &'a Siap,
    siapa: Option<&'a Pengambil>,
    alasan: &'a [Alasan],
    (kosong, pembayaran): (&'a PelangganMinta, &'a [Bayar]),
) -> Hasil<konter::Perlu<'a>> {
    let ditutup = Ditutup {
        d: &s.d,
        cara: s.cara,
        tagihan: &s.tagihan,
        siapa,
        pokok_baru: s.ketentuan.pokok,
        neto: s.neto,
        baris: izin(&s.tetap)?,
    };
    ditutup.perlu(alasan, kosong, pembayaran)
}

/// What it comes to; nothing is written.
pub fn hitung_lanjut(
    c: &mut Conn,
    p: &Pelaku,
    teks: &str,
    m: &HutangLanjutMinta,
    kini: Waktu,
) -> Hasil<HutangLanjutHitungan> {
    let s = siapkan(c, p, teks, m, kini)?;
    let siapa = pengambil(&s.d, datang(m)).ok();
    let mut alasan = s.alasan.clone();
    alasan.extend(siapa.as_ref().and_then(|(_, a)| a.clone()));
    let kosong = PelangganMinta::default();
    let mohon = perlu(&s, siapa.as_ref().map(|(x, _)| x), &alasan, (&kosong, &m.pembayaran))?.permohonan();
    let permohonan = mohon.map(|h| h.pemilik(hanya_pemilik(&alasan)).keluar()).transpose()?;
    let (t, k) = (&s.tagihan, &s.ketentuan);
    Ok(HutangLanjutHitungan {
        no_faktur_hutang: s.d.no.to_string(),
        cara: s.cara.to_owned(),
        tgl_bunga: t.tgl.to_string(),
        hari: t.rinci.hari,
        lama: t.rinci.lama,
        jumlah_hutang: s.d.kepala.pokok_rp,
        bunga_rp: t.rinci.bunga_pinjam,
        denda_rp: t.rinci.denda,
        potongan_bunga_rp: t.potongan_bunga,
        potongan_denda_rp: t.potongan_denda,
        hutang_rugi: t.rinci.hutang_rugi,
        rincian_bunga: t.uraian(),
        jumlah_hutang_baru: k.pokok,
        bayar_rp: s.neto,
        taksiran_rp: s.jumlah.taksiran,
        plafond_rp: s.jumlah.plafond,
        lebur_rp: s.jumlah.lebur,
        bunga: k.tarif.bunga,
        tgl_hutang: k.mulai.to_string(),
        tenor_hari: k.tenor,
        jatuh_tempo: k.tempo.to_string(),
        simulasi: biaya::setelah(&k.syarat()?, k.mulai, &SIMULASI)?,
        otorisasi: alasan,
        permohonan,
        lepas: s.lepas.iter().map(|b| b.baris).collect(),
        detail_barang: s.tetap,
    })
}

/// The head of the loan that follows.
fn kepala(
    dok: &mut Dok<'_, '_>,
    s: &Siap,
    no: &str,
    (penguji, keterangan, otorisasi): (&str, &str, &str),
) -> Kepala {
    let (k, n) = (&s.d.kepala, &s.ketentuan);
    Kepala {
        no_hutang: no.to_owned(),
        asal: "LANJUT".to_owned(),
        no_asal: k.no_hutang.clone(),
        no_lunas: dok.no().to_string(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        input_by: dok.oleh().to_string(),
        tgl_hutang: n.mulai.to_string(),
        tenor_hari: n.tenor,
        jatuh_tempo: n.tempo.to_string(),
        taksiran_rp: s.jumlah.taksiran,
        plafond_rp: s.jumlah.plafond,
        lebur_rp: s.jumlah.lebur,
        pokok_rp: n.pokok,
        bunga: n.tarif.bunga,
        denda: n.tarif.denda,
        min_hari: n.tarif.min_hari,
        blok_hari: n.tarif.blok_hari,
        grace_hari: n.tarif.grace_hari,
        pembulatan: n.pembulatan,
        dasar_bunga_rp: n.dasar,
        biaya_rp: Rupiah::NOL,
        penguji: penguji.to_owned(),
        no_kantong: s.d.kini.no_kantong.clone(),
        tunggu: false,
        keterangan: keterangan.to_owned(),
        otorisasi: otorisasi.to_owned(),
        ..k.clone()
    }
}

fn kategori(b: &BarisBayar) -> &'static str {
    if b.masuk { KATEGORI } else { KATEGORI_PINJAM }
}

/// The new loan: head, lines, state, bag and what is owed. What goes back leaves first.
fn buka_baru(dok: &mut Dok<'_, '_>, s: &Siap, k: &Kepala) -> Hasil<()> {
    let lama = &s.d.kepala.no_hutang;
    stok::keluar(dok, &s.lepas)?;
    for b in s.lepas.iter().filter(|b| !b.no_faktur_jual.is_empty()) {
        tahan::lepas_satu(dok.tx(), lama, &b.toko_nota, &b.no_faktur_jual)?;
    }
    dok.tx().sisip([k.clone()])?;
    let baris = s.tetap.iter().map(|b| BarisHutang { no_hutang: k.no_hutang.clone(), ..b.clone() });
    dok.tx().sisip(baris)?;
    kini::mulai(dok, k)?;
    tahan::alihkan(dok.tx(), lama, &k.no_hutang)?;
    kantong::terus(dok, lama, &k.no_hutang)?;
    let rujukan = dok.no().to_string();
    let e = Kejadian { peristiwa: "BUKA", rujukan: &rujukan, keterangan: s.cara, ..Kejadian::default() };
    kini::catat(dok, &k.no_hutang, &e)?;
    let pokok = BarisPinjaman {
        no_hutang: k.no_hutang.clone(),
        akun: Akun::Pokok,
        arah: Arah::Masuk,
        jumlah: k.pokok_rp,
    };
    buku::catat(dok, &[pokok])?;
    Ok(())
}

/// Puts another loan in the place of one.
pub fn lanjut(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &HutangLanjutMinta) -> Hasil<HutangDilunasi> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let kini = tx.sekarang();
    let s = siapkan(tx, p, teks, m, kini)?;
    sama(m.total_bayar, s.neto)?;
    let (siapa, kuasa) = pengambil(&s.d, datang(m))?;
    let mut alasan = s.alasan.clone();
    alasan.extend(kuasa);
    let r = rencana(tx, p, &s.acuan, s.neto, &m.pembayaran)?;
    let sidik = siapa.sidik(tx, p, &s.d)?;
    let kosong = PelangganMinta::default();
    let mohon = perlu(&s, Some(&siapa), &alasan, (&kosong, &m.pembayaran))?;
    let setuju = alasan::setuju_oleh(tx, p, &m.otorisasi, mohon, hanya_pemilik(&alasan))?;
    let (otorisasi, disetujui) = sebut(setuju.as_ref());
    let penguji = if s.cara == "TAMBAH" { disetujui.clone() } else { s.d.kepala.penguji.clone() };
    let mut dok = Dok::buka(tx, JenisDok::Pelunasan, &p.user_id)?;
    let (no_lunas, tgl) = (dok.no().to_string(), dok.tgl_system());
    let no_baru = db::nomor_berikut(dok.tx(), JenisDok::Hutang, tgl)?.to_string();
    let akhir = Akhir {
        cara: s.cara,
        kode_sales: &s.d.kepala.kode_sales,
        no_penerus: &no_baru,
        pokok_baru: s.ketentuan.pokok,
        neto: s.neto,
        siapa: &siapa,
        sidik: &sidik,
        keterangan: &keterangan,
        otorisasi: &otorisasi,
    };
    tulis(&mut dok, &s.d, &s.tagihan, &akhir)?;
    let tutup = Pindah { ke: "LUNAS", no_tutup: &no_lunas, no_penerus: &no_baru };
    pindah(dok.tx(), &s.d.kini, tutup, tgl)?;
    bukukan(&mut dok, &s.d, &s.tagihan)?;
    // The approval is the closing's: the loan that follows carries none of its own.
    let baru = kepala(&mut dok, &s, &no_baru, (&penguji, &keterangan, ""));
    buka_baru(&mut dok, &s, &baru)?;
    bayar_tulis::baris(&mut dok, &r)?;
    bayar_tulis::uang(&mut dok, p, &s.acuan, &r, kategori)?;
    let e = Kejadian {
        peristiwa: "LUNAS",
        disetujui: &disetujui,
        rujukan: &no_lunas,
        keterangan: s.cara,
        ..Kejadian::default()
    };
    kini::catat(&mut dok, &s.d.kepala.no_hutang, &e)?;
    if let Some(o) = &setuju {
        otorisasi::tautkan(dok.tx(), o, &no_lunas)?;
    }
    let isi = serde_json::json!({
        "hutang": s.d.kepala.no_hutang, "cara": s.cara, "penerus": no_baru, "pokok": s.d.kepala.pokok_rp,
        "pokok_baru": s.ketentuan.pokok, "bunga": s.tagihan.rinci.bunga_pinjam, "denda": s.tagihan.rinci.denda,
        "neto": s.neto, "lepas": s.lepas.len(), "disetujui": disetujui,
    });
    dok.tutup(KATEGORI, &isi)?;
    let balik = Rupiah::new(s.neto.nilai().checked_neg().unwrap_or(0));
    Ok(HutangDilunasi {
        no_lunas,
        no_faktur_hutang: s.d.no.to_string(),
        cara: s.cara.to_owned(),
        no_penerus: no_baru,
        tgl_system: tgl.to_string(),
        total_bayar: s.neto,
        masuk_rp: s.neto.max(Rupiah::NOL),
        keluar_rp: balik.max(Rupiah::NOL),
        kembali: r.kembali,
        jatuh_tempo: baru.jatuh_tempo,
    })
}
