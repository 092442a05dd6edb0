//! The end of a contract before it is paid: taken back by the customer, or auctioned in default. What goes back is the principal paid
//! beyond the down payment less penalty, fee and the fall of the gold, never below nothing; pieces that are out come back on the
//! scale first, as a purchase that is set off against what is owed.

use crate::CicilanTolak;
use crate::akad::GUDANG;
use crate::batal_bayar::KATEGORI as BATAL;
use crate::bayar::belum_masuk;
use crate::hutang::{self, Hutang};
use crate::minta::{
    CicilanAkhirHitungan, CicilanAkhirMinta, CicilanBerakhir, CicilanPenjelasan, CicilanTurun,
};
use crate::serah::{CaraPiutang, notanya, pelayan, sisa, tidak_ditahan};
use crate::tabel::{self, Akhir, IsiBaris, Kejadian, Kontrak, Saat};
use barang::pindai::{self, Tujuan};
use barang::{Langkah, balikkan, gerakkan};
use db::{Conn, Tx, args};
use konter::batal::{self, Disetujui, Izin, Permohonan};
use konter::bayar::Rencana;
use konter::pelanggan::{self, PelangganMinta};
use konter::uang_muka;
use konter::{CaraBayar, Hari, meluap, rupiah};
use ledger::{Dok, piutang, titipan};
use niaga::TransaksiMinta;
use niaga::acuan::Acuan;
use niaga::sumber::{BarisSumber, Sumber, Terikat};
use niaga::tahan;
use platform::otorisasi::Rincian;
use platform::{Hasil, Pelaku};
use values::{HargaGram, JenisDok, KodeBarcode, KodeToko, NoFaktur, Rupiah, Waktu};

pub(crate) const LELANG: &str = "LELANG CICILAN";

/// Which end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jenis {
    Lelang,
    Batal,
}

impl Jenis {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Lelang => "LELANG",
            Self::Batal => "BATAL",
        }
    }

    const fn kategori(self) -> &'static str {
        match self {
            Self::Lelang => LELANG,
            Self::Batal => BATAL,
        }
    }

    const fn dok(self) -> JenisDok {
        match self {
            Self::Lelang => JenisDok::LelangCicilan,
            Self::Batal => JenisDok::BatalCicilan,
        }
    }
}

/// What gold fell since it was signed, piece by piece.
fn turun(c: &mut Conn, p: &Pelaku, k: &Kontrak) -> Hasil<Vec<CicilanTurun>> {
    let mut a = Acuan::baca(c, p)?;
    let mut semua = Vec::new();
    for b in k.baris.iter().filter(|b| b.gram_resmi > 0) {
        let g = a.group(c, &b.kode_group)?.clone();
        let kini = a.gram_jual(&g, b.kadar)?.nilai();
        let turun_rp = HargaGram::new((b.gram_resmi - kini).max(0)).kali(b.berat).map_err(meluap)?;
        if turun_rp > Rupiah::NOL {
            semua.push(CicilanTurun {
                baris: b.baris,
                nama_barang: b.nama_barang.clone(),
                berat: b.berat,
                harga_akad: b.gram_resmi,
                harga_kini: kini,
                turun_rp,
            });
        }
    }
    Ok(semua)
}

/// On the day it was signed, before anything else happened to it?
fn utuh(c: &mut Conn, p: &Pelaku, k: &Kontrak, h: &Hari) -> Hasil<bool> {
    let dibayar: i64 = c.nilai(
        "SELECT COUNT(*) FROM cicilan_bayar b WHERE b.toko = $1 AND b.no_cicilan = $2 AND NOT EXISTS (SELECT 1 FROM \
         cicilan_bayar_batal z WHERE z.toko = b.toko AND z.no_bayar = b.no_bayar)",
        args![&p.toko, &k.no],
    )?;
    // One whose pieces were out and back has moved them since: no exact reversal, but all goes back all the same.
    Ok(dibayar == 0
        && !k.kini.diserahkan
        && k.isi.tgl_system == h.tgl_system.to_string()
        && !crate::awal::diimpor(c, &p.toko, &k.no)?)
}

/// The purchase of pieces that are out, set off against what is owed.
struct Kembalian {
    cara: CaraPiutang,
}

impl Sumber for Kembalian {
    fn no(&self) -> &NoFaktur {
        &self.cara.no
    }

    fn cara(&self) -> Vec<&dyn CaraBayar> {
        vec![&self.cara]
    }

    fn barang(&self, _: &mut Conn, _: &Pelaku) -> Hasil<Vec<Terikat>> {
        Ok(Vec::new())
    }

    fn tercatat(&self, _: &mut Dok<'_, '_>, _: &[BarisSumber<'_>]) -> Hasil<()> {
        Ok(())
    }
}

fn pembelian(c: &mut Conn, k: &Kontrak, m: &CicilanAkhirMinta) -> Hasil<(Kembalian, TransaksiMinta)> {
    let kode_pelanggan = pelanggan::utama(c, &k.isi.kode_pelanggan)?;
    let t = TransaksiMinta {
        customer: PelangganMinta { kode_pelanggan, ..PelangganMinta::default() },
        kode_sales: pelayan(k, &m.kode_sales),
        detail_beli: m.detail_beli.clone(),
        otorisasi: m.otorisasi_beli.clone(),
        ..TransaksiMinta::default()
    };
    Ok((Kembalian { cara: CaraPiutang { no: k.no.clone(), masuk: true } }, t))
}

/// What the pieces on the scale are bought back for: all of them, by their notas.
fn nilai_barang(c: &mut Conn, p: &Pelaku, k: &Kontrak, m: &CicilanAkhirMinta) -> Hasil<Rupiah> {
    let salah = |pesan: String| CicilanTolak::Akhir.pada("detail_beli", pesan);
    if m.detail_beli.is_empty() {
        return Err(salah("Barangnya ada di customer; timbang dulu setiap barangnya".to_owned()));
    }
    let (s, t) = pembelian(c, k, m)?;
    let h = niaga::hitung_untuk(c, p, &t, &s)?;
    let nota = notanya(c, p, k)?;
    let ada = |no: &String| h.detail_beli.iter().any(|b| b.surat == "NOTA" && b.no_faktur_nota == *no);
    if h.detail_beli.len() != nota.len() || !nota.iter().all(ada) {
        return Err(salah(format!("Timbang semua barang cicilan ini dengan notanya: {}", nota.join(", "))));
    }
    Ok(h.total_beli)
}

fn baris(keterangan: impl Into<String>, jumlah_rp: Rupiah) -> CicilanPenjelasan {
    CicilanPenjelasan { keterangan: keterangan.into(), jumlah_rp }
}

fn min(n: Rupiah) -> Hasil<Rupiah> {
    n.negatif().map_err(meluap)
}

/// What was paid, what is kept of it and why, line by line.
fn kosong(jenis: Jenis, k: &Kontrak, u: &Hutang) -> Hasil<CicilanAkhirHitungan> {
    Ok(CicilanAkhirHitungan {
        jenis: jenis.kode(),
        utuh: false,
        diserahkan: k.kini.diserahkan,
        dp_rp: k.isi.dp_rp,
        pokok_rp: k.isi.pokok_rp.kurang(u.sisa_pokok).map_err(meluap)?,
        denda_rp: u.denda,
        biaya_rp: k.isi.biaya_rp,
        turun: Vec::new(),
        turun_rp: Rupiah::NOL,
        potong_rp: Rupiah::NOL,
        dibayar_rp: Rupiah::NOL,
        piutang_rp: Rupiah::NOL,
        nilai_barang: Rupiah::NOL,
        hapus_rp: Rupiah::NOL,
        rincian: Vec::new(),
        boleh: true,
        sebab: String::new(),
    })
}

/// Pieces that lie here: the money that stands for the customer is divided.
fn di_sini(
    c: &mut Conn,
    p: &Pelaku,
    k: &Kontrak,
    mut h: CicilanAkhirHitungan,
) -> Hasil<CicilanAkhirHitungan> {
    let saldo = uang_muka::saldo(c, &p.toko, &k.no)?;
    if h.utuh {
        (h.denda_rp, h.biaya_rp) = (Rupiah::NOL, Rupiah::NOL);
        h.dibayar_rp = saldo;
        h.rincian = vec![baris("Uang muka, dibatalkan di hari akadnya", saldo)];
        return Ok(h);
    }
    h.turun = turun(c, p, k)?;
    h.turun_rp = rupiah(h.turun.iter().map(|t| t.turun_rp))?;
    let potongan = [h.denda_rp, h.biaya_rp, h.turun_rp];
    let kembali = sisa(h.pokok_rp, &potongan)?;
    h.dibayar_rp = kembali.max(Rupiah::NOL);
    h.potong_rp = saldo.kurang(h.dibayar_rp).map_err(meluap)?;
    h.rincian = vec![
        baris("Uang muka dibayar", h.dp_rp),
        baris("Uang muka menjadi milik toko", min(h.dp_rp)?),
        baris("Cicilan pokok dibayar", h.pokok_rp),
        baris("Denda", min(h.denda_rp)?),
        baris("Biaya", min(h.biaya_rp)?),
    ];
    for t in &h.turun {
        let (akad, kini) = (HargaGram::new(t.harga_akad), HargaGram::new(t.harga_kini));
        let kata = format!("Turun harga emas {} {} g, {akad} menjadi {kini}", t.nama_barang, t.berat);
        h.rincian.push(baris(kata, min(t.turun_rp)?));
    }
    if kembali < Rupiah::NOL {
        h.rincian.push(baris("Kekurangannya tidak ditagih", min(kembali)?));
    }
    Ok(h)
}

/// Pieces that are out: what they are bought back for against what is owed.
fn di_luar(
    c: &mut Conn,
    p: &Pelaku,
    k: &Kontrak,
    (m, mut h): (&CicilanAkhirMinta, CicilanAkhirHitungan),
) -> Hasil<CicilanAkhirHitungan> {
    h.piutang_rp = piutang::saldo(c, &p.toko, &k.no)?;
    h.nilai_barang = nilai_barang(c, p, k, m)?;
    let pokok = h.piutang_rp.min(h.nilai_barang);
    h.hapus_rp = h.piutang_rp.kurang(pokok).map_err(meluap)?;
    let lebih = h.nilai_barang.kurang(pokok).map_err(meluap)?;
    let potongan = h.denda_rp.tambah(h.biaya_rp).map_err(meluap)?;
    h.potong_rp = potongan.min(lebih);
    h.dibayar_rp = lebih.kurang(h.potong_rp).map_err(meluap)?;
    h.rincian = vec![
        baris("Barang dibeli kembali", h.nilai_barang),
        baris("Sisa pokok", min(h.piutang_rp)?),
        baris("Denda", min(h.denda_rp)?),
        baris("Biaya", min(h.biaya_rp)?),
    ];
    let kurang = sisa(h.nilai_barang, &[h.piutang_rp, potongan])?;
    if kurang < Rupiah::NOL {
        h.rincian.push(baris("Kekurangannya tidak ditagih", min(kurang)?));
    }
    Ok(h)
}

fn hitungan(
    c: &mut Conn,
    p: &Pelaku,
    jenis: Jenis,
    k: &Kontrak,
    (m, kini): (&CicilanAkhirMinta, Waktu),
) -> Hasil<CicilanAkhirHitungan> {
    let hari = Hari::baca(c, p)?;
    let u = hutang::pada(c, &p.toko, &k.isi, hutang::hari_hitung(hari.tgl_system, kini))?;
    let mut h = kosong(jenis, k, &u)?;
    if jenis == Jenis::Lelang && !k.macet(hari.tgl_system) {
        h.boleh = false;
        let kali = k.isi.macet_kali;
        h.sebab = format!("Cicilan {} belum MACET: {} dari {kali} angsuran menunggak", k.no, u.tunggak);
    }
    h.utuh = jenis == Jenis::Batal && utuh(c, p, k, &hari)?;
    if k.kini.diserahkan { di_luar(c, p, k, (m, h)) } else { di_sini(c, p, k, h) }
}

/// What ending it would give back, and why; nothing is written.
pub fn hitung(
    c: &mut Conn,
    p: &Pelaku,
    (jenis, teks): (Jenis, &str),
    m: &CicilanAkhirMinta,
    kini: Waktu,
) -> Hasil<CicilanAkhirHitungan> {
    let k = tabel::baca(c, &p.toko, teks)?;
    k.wajib_aktif()?;
    hitungan(c, p, jenis, &k, (m, kini))
}

/// A supervisor or the owner, never who asks where money is paid out; the owner where pieces were out, or the bank has not shown
/// the money.
fn setujui(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    jenis: Jenis,
    (k, h): (&Kontrak, &CicilanAkhirHitungan),
    (m, alasan): (&CicilanAkhirMinta, &str),
) -> Hasil<Disetujui> {
    let belum = belum_masuk(tx, &p.toko, &k.no)?;
    let i = &k.isi;
    let dicatat = format!("{}, {}, dicatat {} {}", i.nama_customer, i.uraian, i.input_by, i.tgl_system);
    let mut rincian = vec![Rincian::jumlah(i.no_cicilan.clone(), dicatat, h.dibayar_rp)];
    rincian.extend(h.rincian.iter().map(|r| Rincian::jumlah("Rincian", r.keterangan.clone(), r.jumlah_rp)));
    if belum > Rupiah::NOL {
        rincian.push(Rincian::jumlah("Belum divalidasi bank", "transfer", belum));
    }
    if h.hapus_rp > Rupiah::NOL {
        rincian.push(Rincian::jumlah("Piutang dihapus", "tidak tertutup barangnya", h.hapus_rp));
    }
    rincian.extend(uang_muka::rincian_kembali(&m.pembayaran));
    let owner = h.diserahkan || (belum > Rupiah::NOL && h.dibayar_rp > Rupiah::NOL && !h.utuh);
    let izin = if owner { Izin::Owner } else { Izin::Penyetuju };
    let mohon = Permohonan {
        kategori: jenis.kategori(),
        dokumen: &i.no_cicilan,
        nominal: h.dibayar_rp,
        hari_ini: batal::hari_ini(tx, &i.tgl_system)?,
        penulis: vec![&i.input_by],
        rincian,
        alasan,
        dari_laci_peminta: h.dibayar_rp > Rupiah::NOL && !h.utuh,
        izin: (izin, izin),
    };
    batal::penyetuju(tx, p, &m.otorisasi, &mohon)
}

/// Where the pieces go back to: their tray, or another of that warehouse.
fn tempat_asal(c: &mut Conn, toko: &KodeToko, b: &IsiBaris, sudah: &[Langkah]) -> Hasil<Tujuan> {
    const GALAT: CicilanTolak = CicilanTolak::Akhir;
    let bersama = sudah.iter().filter(|l| l.menuju(&b.baki_asal)).count();
    match pindai::baki(c, toko, GALAT, ("detail_barang", &b.baki_asal), &b.gudang_asal, 1 + bersama) {
        Ok(t) => return Ok(t),
        Err(t) if t.adalah(GALAT) => {}
        Err(t) => return Err(t),
    }
    pindai::baki_pertama(c, toko, GALAT, "detail_barang", &b.gudang_asal, 1 + sudah.len())
}

fn pulang(c: &mut Conn, toko: &KodeToko, k: &Kontrak) -> Hasil<Vec<Langkah>> {
    let mut langkah: Vec<Langkah> = Vec::with_capacity(k.baris.len());
    for b in &k.baris {
        let kode = KodeBarcode::parse(&b.kode_barcode).map_err(|e| db::Error::Lain(e.to_string()))?;
        let kartu = barang::satu(c, &kode)?;
        if kartu.toko != *toko || kartu.kode_gudang != GUDANG {
            return Err(CicilanTolak::Akhir.tolak(format!("Barang {kode} tidak ada lagi di {GUDANG}")));
        }
        let ke = tempat_asal(c, toko, b, &langkah)?;
        langkah.push(Langkah::ke_baki(kartu, ke.gudang, ke.baki)?);
    }
    Ok(langkah)
}

/// Money and pieces of a contract whose pieces lie here.
fn lepas(
    dok: &mut Dok<'_, '_>,
    (p, hari): (&Pelaku, &Hari),
    (k, h): (&Kontrak, &CicilanAkhirHitungan),
    (r, alasan): (&Rencana, &str),
) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let langkah = pulang(dok.tx(), &toko, k)?;
    let rujukan = k.no.to_string();
    let kepala = barang::Kepala {
        jenis: "LEPAS CICILAN",
        lawan: &k.isi.nama_customer,
        rujukan: &rujukan,
        keterangan: alasan,
    };
    let tetap = langkah.iter().zip(&k.baris).all(|(l, b)| l.menuju(&b.baki_asal));
    if h.utuh && tetap && belum_bergerak(dok.tx(), k)? {
        balikkan(dok, &kepala, &k.no, &langkah)?;
    } else {
        gerakkan(dok, &kepala, &langkah)?;
    }
    if h.utuh {
        batal::uang(dok, &k.no, BATAL)?;
        titipan::balikkan(dok, &k.no)?;
        ledger::pajak::balikkan(dok, &k.no)?;
        return Ok(());
    }
    let saldo = uang_muka::saldo(dok.tx(), &toko, &k.no)?;
    crate::pajak::keluar(dok, &k.no, (saldo, saldo))?;
    uang_muka::kembalikan(dok, p, hari, (&k.no, saldo), r, BATAL)
}

/// The last move of its pieces is that of the contract itself.
fn belum_bergerak(c: &mut Conn, k: &Kontrak) -> Hasil<bool> {
    Ok(ledger::stok::berlanjut(c, k.no.toko(), &[&k.no])?.is_empty())
}

/// Pieces that were out come back: the purchase, set off, and what it does not cover given up.
fn ambil_kembali(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (k, h): (&Kontrak, &CicilanAkhirHitungan),
    m: &CicilanAkhirMinta,
) -> Hasil<String> {
    let (s, mut t) = pembelian(tx, k, m)?;
    let dipotong = h.nilai_barang.kurang(h.dibayar_rp).map_err(meluap)?;
    if dipotong > Rupiah::NOL {
        t.pembayaran.push(s.cara.bayar(dipotong));
    }
    t.pembayaran.extend(m.pembayaran.iter().cloned());
    Ok(niaga::simpan_untuk(tx, p, &t, &s)?.no_faktur_group.clone())
}

/// Ends a contract.
pub fn akhiri(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (jenis, teks): (Jenis, &str),
    m: &CicilanAkhirMinta,
) -> Hasil<CicilanBerakhir> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let k = tabel::baca(tx, &p.toko, teks)?;
    k.wajib_aktif()?;
    let kini = tx.sekarang();
    let h = hitungan(tx, p, jenis, &k, (m, kini))?;
    if !h.boleh {
        return Err(CicilanTolak::Macet.tolak(h.sebab));
    }
    if h.dibayar_rp > Rupiah::NOL && !h.utuh {
        tidak_ditahan(tx, &k)?;
    }
    let setuju = setujui(tx, p, jenis, (&k, &h), (m, &alasan))?;
    let hari = Hari::baca(tx, p)?;
    konter::bayar::uang_saja(&m.pembayaran, "Pengembalian")?;
    let (no_beli, r) = if k.kini.diserahkan {
        (ambil_kembali(tx, p, (&k, &h), m)?, Rencana::default())
    } else {
        let keluar = if h.utuh { Rupiah::NOL } else { h.dibayar_rp };
        let bayar: &[konter::Bayar] = if h.utuh { &[] } else { &m.pembayaran };
        (String::new(), uang_muka::rencana_kembali(tx, p, &hari, keluar, bayar)?)
    };
    let mut dok = Dok::buka(tx, jenis.dok(), &p.user_id)?;
    let (no_akhir, saat) = (dok.no().to_string(), Saat::dari(&dok));
    if k.kini.diserahkan {
        if h.hapus_rp > Rupiah::NOL {
            let (jenis, jumlah) = (piutang::Jenis::Hapus, h.hapus_rp);
            piutang::catat(&mut dok, &[piutang::BarisPiutang { no_piutang: k.no.clone(), jenis, jumlah }])?;
        }
        tahan::lepas(dok.tx(), &k.no.to_string())?;
    } else {
        lepas(&mut dok, (p, &hari), (&k, &h), (&r, &alasan))?;
    }
    tulis(&mut dok, (&k, &h), (&alasan, setuju.oleh(), &no_beli))?;
    let e = Kejadian {
        tahap: jenis.kode(),
        disetujui: setuju.oleh(),
        jumlah: h.dibayar_rp,
        rujukan: &no_akhir,
        keterangan: &alasan,
    };
    tabel::catat(dok.tx(), &k.no, &saat, &e)?;
    tabel::pindah(dok.tx(), &k.no, saat.tgl, (jenis.kode(), k.kini.diserahkan))?;
    setuju.tautkan(dok.tx(), &no_akhir)?;
    let isi = serde_json::json!({
        "cicilan": k.no, "dibayar": h.dibayar_rp, "potong": h.potong_rp, "hapus": h.hapus_rp, "beli": no_beli,
        "disetujui": setuju.oleh(),
    });
    dok.tutup(jenis.kategori(), &isi)?;
    Ok(CicilanBerakhir {
        no_akhir,
        no_cicilan: k.no.to_string(),
        tgl_system: saat.tgl.to_string(),
        dibayar_rp: h.dibayar_rp,
        potong_rp: h.potong_rp,
        no_beli,
    })
}

fn tulis(
    dok: &mut Dok<'_, '_>,
    (k, h): (&Kontrak, &CicilanAkhirHitungan),
    (alasan, disetujui, no_beli): (&str, &str, &str),
) -> Hasil<()> {
    let baris = Akhir {
        toko: k.isi.toko.clone(),
        no_akhir: dok.no().to_string(),
        no_cicilan: k.no.to_string(),
        jenis: h.jenis.to_owned(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        disetujui: disetujui.to_owned(),
        alasan: alasan.to_owned(),
        utuh: h.utuh,
        diserahkan: h.diserahkan,
        dp_rp: h.dp_rp,
        pokok_rp: h.pokok_rp,
        denda_rp: h.denda_rp,
        biaya_rp: h.biaya_rp,
        turun_rp: h.turun_rp,
        potong_rp: h.potong_rp,
        dibayar_rp: h.dibayar_rp,
        piutang_rp: h.piutang_rp,
        nilai_barang: h.nilai_barang,
        hapus_rp: h.hapus_rp,
        no_beli: no_beli.to_owned(),
    };
    dok.tx().sisip([baris])?;
    Ok(())
}
