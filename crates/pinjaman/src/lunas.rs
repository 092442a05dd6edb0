//! Redeeming: principal, interest to the day and penalty against the pledges, to the person on the loan by ticket and identity, or by
//! approval to an attorney. Money that the bank has not shown yet releases nothing without an approval.

use crate::biaya::{self, Syarat, UraianBunga, uraikan};
use crate::kini::{self, Dibuka, Kejadian, Pindah, buka, pindah};
use crate::minta::{HutangLunasMinta, Kuasa};
use crate::tabel::Lunas;
use crate::tolak::PinjamTolak;
use crate::{kantong, stok};
use db::{Conn, Tx, args};
use konter::bayar::{self, Jumlah, Rencana};
use konter::pelanggan::{self, PelangganMinta};
use konter::{
    Alasan, BarisIzin, Bayar, Hari, JenisBayar, KodeAlasan, Perlu, alasan, bayar_tulis, meluap, rupiah,
};
use ledger::pinjaman::{self as buku, Akun, BarisPinjaman};
use ledger::{Arah, Dok};
use niaga::tahan;
use platform::otorisasi::{self, Keluar, Otorisasi, Rincian};
use platform::{Hasil, Pelaku, Tolak, identitas};
use serde::Serialize;
use values::bunga::RincianBunga;
use values::{JenisDok, Rupiah, Tanggal, Waktu};

pub(crate) const KATEGORI: &str = "HUTANG LUNAS";

/// What redeeming comes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangLunasHitungan {
    pub no_faktur_hutang: String,
    /// the day interest runs to
    pub tgl_bunga: String,
    pub hari: i64,
    /// days charged
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
    #[schema(value_type = i64)]
    pub total_bayar: Rupiah,
    /// interest has outgrown the principal
    pub hutang_rugi: bool,
    pub rincian_bunga: Vec<UraianBunga>,
    pub otorisasi: Vec<Alasan>,
    pub permohonan: Option<Keluar>,
}

/// A loan that was closed, redeemed or followed by another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangDilunasi {
    pub no_lunas: String,
    pub no_faktur_hutang: String,
    /// TEBUS, PERPANJANG, CICIL, TAMBAH or SEBAGIAN
    pub cara: String,
    /// the loan that follows; empty when it was redeemed
    pub no_penerus: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub total_bayar: Rupiah,
    #[schema(value_type = i64)]
    pub masuk_rp: Rupiah,
    #[schema(value_type = i64)]
    pub keluar_rp: Rupiah,
    /// change
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
    pub jatuh_tempo: String,
}

/// What a closing takes for interest and penalty, and what is let off.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Tagihan {
    pub(crate) syarat: Syarat,
    pub(crate) tgl: Tanggal,
    pub(crate) rinci: RincianBunga,
    pub(crate) potongan_bunga: Rupiah,
    pub(crate) potongan_denda: Rupiah,
}

impl Tagihan {
    pub(crate) fn bunga(&self) -> Hasil<Rupiah> {
        self.rinci.bunga_pinjam.kurang(self.potongan_bunga).map_err(meluap)
    }

    pub(crate) fn denda(&self) -> Hasil<Rupiah> {
        self.rinci.denda.kurang(self.potongan_denda).map_err(meluap)
    }

    /// Interest and penalty that are paid.
    pub(crate) fn biaya(&self) -> Hasil<Rupiah> {
        rupiah([self.bunga()?, self.denda()?])
    }

    pub(crate) fn uraian(&self) -> Vec<UraianBunga> {
        let mut semua = uraikan(&self.syarat, self.tgl, &self.rinci);
        for (nama, rp) in [("Potongan bunga", self.potongan_bunga), ("Potongan denda", self.potongan_denda)] {
            if rp > Rupiah::NOL {
                semua.push(UraianBunga { uraian: nama.to_owned(), jumlah: Rupiah::new(-rp.nilai()) });
            }
        }
        semua
    }
}

/// What the form lets off.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Potongan<'a> {
    pub(crate) bunga: Rupiah,
    pub(crate) denda: Rupiah,
    pub(crate) alasan: &'a str,
}

/// Interest and penalty to the day, less what is let off by an approval.
pub(crate) fn tagih(
    d: &Dibuka,
    tgl: Tanggal,
    tebus: bool,
    p: Potongan<'_>,
) -> Hasil<(Tagihan, Option<Alasan>)> {
    let syarat = biaya::syarat(&d.kepala, tebus)?;
    let rinci = syarat.pada(tgl)?;
    for (kolom, potongan, paling) in
        [("potongan_bunga_rp", p.bunga, rinci.bunga_pinjam), ("potongan_denda_rp", p.denda, rinci.denda)]
    {
        if potongan < Rupiah::NOL || potongan > paling {
            return Err(PinjamTolak::Lunas.pada(kolom, format!("Potongan 0 sampai {paling}")));
        }
    }
    let jumlah = rupiah([p.bunga, p.denda])?;
    let t = Tagihan { syarat, tgl, rinci, potongan_bunga: p.bunga, potongan_denda: p.denda };
    if jumlah == Rupiah::NOL {
        return Ok((t, None));
    }
    let sebab = konter::teks::rapi(p.alasan);
    if sebab.is_empty() || sebab.chars().count() > 200 {
        let pesan = "Alasan potongan harus diisi, paling banyak 200 karakter";
        return Err(PinjamTolak::Lunas.pada("alasan_potongan", pesan));
    }
    let pesan = format!(
        "Potongan bunga {} dari {}, denda {} dari {}: {sebab}",
        p.bunga, rinci.bunga_pinjam, p.denda, rinci.denda
    );
    Ok((t, Some(Alasan::new(KodeAlasan::Diskon, pesan))))
}

/// Who stands there.
#[derive(Debug, Clone)]
pub(crate) struct Pengambil {
    pub(crate) nama: String,
    pub(crate) kuasa: bool,
    pub(crate) nik_samar: String,
    nik: String,
}

/// What the form says of who stands there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Datang<'a> {
    pub(crate) tiket: i64,
    pub(crate) nik: &'a str,
    pub(crate) kuasa: Option<&'a Kuasa>,
}

fn identitas_salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    PinjamTolak::Identitas.pada(kolom, pesan)
}

/// The ticket that holds is shown, and whoever shows it is named; an attorney by approval.
pub(crate) fn pengambil(d: &Dibuka, m: Datang<'_>) -> Hasil<(Pengambil, Option<Alasan>)> {
    if m.tiket != d.kini.tiket {
        let pesan = if m.tiket <= 0 {
            "Tunjukkan surat bukti pinjamannya, atau catat dulu sebagai tiket hilang".to_owned()
        } else {
            format!("Tiket ke-{} sudah tidak berlaku, yang berlaku tiket ke-{}", m.tiket, d.kini.tiket)
        };
        return Err(PinjamTolak::Tiket.pada("tiket", pesan));
    }
    let Some(k) = m.kuasa else {
        let nik = pelanggan::angka(m.nik);
        if nik.len() != 16 {
            return Err(identitas_salah("nik", "NIK harus 16 angka"));
        }
        let nama = d.kepala.nama_customer.clone();
        let nik_samar = identitas::samarkan(&nik);
        return Ok((Pengambil { nama, kuasa: false, nik_samar, nik }, None));
    };
    let (nama, nik) = (pelanggan::rapi(&k.nama), pelanggan::angka(&k.nik));
    if nama.chars().count() < 2 || nama.chars().count() > 60 {
        return Err(identitas_salah("kuasa.nama", "Nama yang diberi kuasa harus diisi"));
    }
    if nik.len() != 16 {
        return Err(identitas_salah("kuasa.nik", "NIK harus 16 angka"));
    }
    let nik_samar = identitas::samarkan(&nik);
    let pesan = format!("Dilunasi {nama} (NIK {nik_samar}) atas kuasa {}", d.kepala.nama_customer);
    Ok((Pengambil { nama, kuasa: true, nik_samar, nik }, Some(Alasan::new(KodeAlasan::Kuasa, pesan))))
}

impl Pengambil {
    /// What finds the identity again. The person on the loan must be that person; a wrong number is counted.
    pub(crate) fn sidik(&self, tx: &mut Tx<'_>, p: &Pelaku, d: &Dibuka) -> Hasil<String> {
        if !self.kuasa && !pelanggan::cocok(tx, p, &self.nik, &[&d.kepala.sidik_nik])? {
            let pesan =
                format!("NIK bukan milik {}, tercatat {}", d.kepala.nama_customer, d.kepala.nik_samar);
            return Err(identitas_salah("nik", pesan));
        }
        identitas::simpan(tx, &self.nik)
    }
}

/// Of the transfers that paid on this line of loans, what the bank has not shown yet.
pub(crate) fn belum_masuk(c: &mut Conn, d: &Dibuka) -> Hasil<Rupiah> {
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(b.jumlah_in), 0) AS BIGINT) FROM hutang h JOIN hutang_lunas l ON l.toko = h.toko \
         AND l.no_hutang = h.no_hutang JOIN buku_bank b ON b.toko = l.toko AND b.no_dok = l.no_lunas AND b.jumlah_in > 0 \
         JOIN bank_menunggu m ON m.toko = b.toko AND m.id_bank = b.id WHERE h.toko = $1 AND h.no_akar = $2",
        args![d.kepala.toko.as_str(), d.kepala.no_akar.as_str()],
    )?)
}

/// Why goods or money must not leave yet: what pays for them, or paid before, was not seen at the bank.
pub(crate) fn alasan_uang(c: &mut Conn, h: &Hari, d: &Dibuka, bayar: &[Bayar]) -> Hasil<Vec<Alasan>> {
    let mut semua = Vec::new();
    let dulu = belum_masuk(c, d)?;
    if dulu > Rupiah::NOL {
        let pesan = format!("Pembayaran pinjaman ini sebelumnya {dulu} belum divalidasi bank");
        semua.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
    }
    if h.set.nyala("VALIDASI_NON_CASH_MODULE") {
        let kini = rupiah(bayar.iter().filter(|b| b.jenis == JenisBayar::Transfer).map(|b| b.jumlah_rp))?;
        if kini > Rupiah::NOL {
            let pesan = format!("Jaminan diserahkan atas transfer {kini} yang belum divalidasi bank");
            semua.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
        }
    }
    Ok(semua)
}

/// What is approved: this loan, closed this way, to this person, for this much.
#[derive(Serialize)]
struct Terikat<'a> {
    no: &'a str,
    cara: &'a str,
    siapa: &'a str,
    nik: &'a str,
    pokok_baru: Rupiah,
    potongan: Rupiah,
    neto: Rupiah,
}

/// A closing as far as its approval is concerned.
pub(crate) struct Ditutup<'a> {
    pub(crate) d: &'a Dibuka,
    pub(crate) cara: &'a str,
    pub(crate) tagihan: &'a Tagihan,
    pub(crate) siapa: Option<&'a Pengambil>,
    pub(crate) pokok_baru: Rupiah,
    /// in where above nothing, else out
    pub(crate) neto: Rupiah,
    pub(crate) baris: Vec<BarisIzin>,
}

impl Ditutup<'_> {
    pub(crate) fn perlu<'a>(
        self,
        semua: &'a [Alasan],
        kosong: &'a PelangganMinta,
        pembayaran: &'a [Bayar],
    ) -> Hasil<Perlu<'a>> {
        let no = self.d.no.to_string();
        let t = self.tagihan;
        let (siapa, nik) = self.siapa.map_or(("", ""), |s| (s.nama.as_str(), s.nik_samar.as_str()));
        let potongan = rupiah([t.potongan_bunga, t.potongan_denda])?;
        let isi = Terikat {
            no: &no,
            cara: self.cara,
            siapa,
            nik,
            pokok_baru: self.pokok_baru,
            potongan,
            neto: self.neto,
        };
        let uraian = format!(
            "{} {}, pokok {}, bunga {} ({} hari), denda {}, potongan {potongan}, pokok baru {}, bayar {}",
            self.cara,
            self.d.kepala.nama_customer,
            t.rinci.pokok,
            t.rinci.bunga_pinjam,
            t.rinci.lama,
            t.rinci.denda,
            self.pokok_baru,
            self.neto
        );
        let mut baris = vec![BarisIzin::new(Rincian::jumlah(no.clone(), uraian, t.rinci.pokok), &isi)?];
        baris.extend(self.baris);
        Ok(Perlu {
            alasan: semua,
            nominal: t.rinci.pokok,
            neto: None,
            kategori: KATEGORI,
            baris,
            customer: kosong,
            pembayaran,
        })
    }
}

/// The payments of a closing: in, or out where the shop pays.
pub(crate) fn rencana(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    h: &Hari,
    neto: Rupiah,
    semua: &[Bayar],
) -> Hasil<Rencana> {
    bayar::uang_saja(semua, "Pinjaman")?;
    let siapa = pelanggan::dari_minta(tx, &PelangganMinta::default())?;
    let balik = Rupiah::new(neto.nilai().checked_neg().unwrap_or(0));
    let jumlah = Jumlah { masuk: neto.max(Rupiah::NOL), keluar: balik.max(Rupiah::NOL) };
    if neto == Rupiah::NOL && !semua.is_empty() {
        return Err(PinjamTolak::Lunas.pada("pembayaran", "Tidak ada yang dibayar, kosongkan pembayarannya"));
    }
    bayar::siapkan(tx, p, h, &siapa, jumlah, semua, &[])
}

/// What the screen showed is what the server comes to.
pub(crate) fn sama(layar: Option<Rupiah>, server: Rupiah) -> Hasil<()> {
    match layar.filter(|n| *n != server) {
        None => Ok(()),
        Some(n) => {
            let pesan = format!("Jumlah di layar {n} tidak sama dengan hitungan server {server}");
            Err(PinjamTolak::Lunas.pada("total_bayar", pesan))
        }
    }
}

/// The old loan is off the book, with what it brought in.
pub(crate) fn bukukan(dok: &mut Dok<'_, '_>, d: &Dibuka, t: &Tagihan) -> Hasil<()> {
    let no = &d.kepala.no_hutang;
    let isi = [
        (Akun::Pokok, Arah::Keluar, t.rinci.pokok),
        (Akun::Bunga, Arah::Masuk, t.bunga()?),
        (Akun::Denda, Arah::Masuk, t.denda()?),
    ];
    let baris: Vec<BarisPinjaman> = isi
        .into_iter()
        .filter(|(_, _, rp)| *rp > Rupiah::NOL)
        .map(|(akun, arah, jumlah)| BarisPinjaman { no_hutang: no.clone(), akun, arah, jumlah })
        .collect();
    buku::catat(dok, &baris)?;
    Ok(())
}

/// The row of a closing.
pub(crate) struct Akhir<'a> {
    pub(crate) cara: &'a str,
    pub(crate) kode_sales: &'a str,
    pub(crate) no_penerus: &'a str,
    pub(crate) pokok_baru: Rupiah,
    pub(crate) neto: Rupiah,
    pub(crate) siapa: &'a Pengambil,
    pub(crate) sidik: &'a str,
    pub(crate) keterangan: &'a str,
    pub(crate) otorisasi: &'a str,
}

pub(crate) fn tulis(dok: &mut Dok<'_, '_>, d: &Dibuka, t: &Tagihan, a: &Akhir<'_>) -> Hasil<()> {
    let balik = Rupiah::new(a.neto.nilai().checked_neg().unwrap_or(0));
    let baris = Lunas {
        toko: d.kepala.toko.clone(),
        no_lunas: dok.no().to_string(),
        no_hutang: d.kepala.no_hutang.clone(),
        cara: a.cara.to_owned(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        kode_sales: a.kode_sales.to_owned(),
        tgl_bunga: t.tgl.to_string(),
        hari: t.rinci.hari,
        lama: t.rinci.lama,
        pokok_rp: t.rinci.pokok,
        bunga_rp: t.rinci.bunga_pinjam,
        denda_rp: t.rinci.denda,
        potongan_bunga_rp: t.potongan_bunga,
        potongan_denda_rp: t.potongan_denda,
        no_penerus: a.no_penerus.to_owned(),
        pokok_baru_rp: a.pokok_baru,
        masuk_rp: a.neto.max(Rupiah::NOL),
        keluar_rp: balik.max(Rupiah::NOL),
        pengambil: a.siapa.nama.clone(),
        kuasa: a.siapa.kuasa,
        sidik_nik: a.sidik.to_owned(),
        nik_samar: a.siapa.nik_samar.clone(),
        keterangan: a.keterangan.to_owned(),
        otorisasi: a.otorisasi.to_owned(),
    };
    dok.tx().sisip([baris])?;
    Ok(())
}

/// The number and the name of an approval.
pub(crate) fn sebut(o: Option<&Otorisasi>) -> (String, String) {
    let disetujui = o.and_then(|o| o.penyetuju.clone()).map(|u| u.to_string()).unwrap_or_default();
    (o.map(|o| o.id.clone()).unwrap_or_default(), disetujui)
}

fn total(d: &Dibuka, t: &Tagihan) -> Hasil<Rupiah> {
    rupiah([d.kepala.pokok_rp, t.biaya()?])
}

fn datang(m: &HutangLunasMinta) -> Datang<'_> {
    Datang { tiket: m.tiket, nik: &m.nik, kuasa: m.kuasa.as_ref() }
}

fn potongan(m: &HutangLunasMinta) -> Potongan<'_> {
    Potongan { bunga: m.potongan_bunga_rp, denda: m.potongan_denda_rp, alasan: &m.alasan_potongan }
}

/// What redeeming comes to; nothing is written.
pub fn hitung_lunas(
    c: &mut Conn,
    p: &Pelaku,
    teks: &str,
    m: &HutangLunasMinta,
    kini: Waktu,
) -> Hasil<HutangLunasHitungan> {
    let h = Hari::baca(c, p)?;
    let d = buka(c, &p.toko, teks)?;
    d.aktif("dilunasi")?;
    let (t, diskon) = tagih(&d, biaya::tgl_bunga(&h, kini), true, potongan(m))?;
    let mut alasan = alasan_uang(c, &h, &d, &m.pembayaran)?;
    alasan.extend(diskon);
    let siapa = pengambil(&d, datang(m)).ok();
    alasan.extend(siapa.as_ref().and_then(|(_, a)| a.clone()));
    let total_bayar = total(&d, &t)?;
    let kosong = PelangganMinta::default();
    let ditutup = Ditutup {
        d: &d,
        cara: "TEBUS",
        tagihan: &t,
        siapa: siapa.as_ref().map(|(s, _)| s),
        pokok_baru: Rupiah::NOL,
        neto: total_bayar,
        baris: Vec::new(),
    };
    let permohonan =
        ditutup.perlu(&alasan, &kosong, &m.pembayaran)?.permohonan().map(|h| h.keluar()).transpose()?;
    Ok(HutangLunasHitungan {
        no_faktur_hutang: d.no.to_string(),
        tgl_bunga: t.tgl.to_string(),
        hari: t.rinci.hari,
        lama: t.rinci.lama,
        jumlah_hutang: d.kepala.pokok_rp,
        bunga_rp: t.rinci.bunga_pinjam,
        denda_rp: t.rinci.denda,
        potongan_bunga_rp: t.potongan_bunga,
        potongan_denda_rp: t.potongan_denda,
        total_bayar,
        hutang_rugi: t.rinci.hutang_rugi,
        rincian_bunga: t.uraian(),
        otorisasi: alasan,
        permohonan,
    })
}

/// Gives the pledges of a loan back against all that is owed on it.
pub fn lunas(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &HutangLunasMinta) -> Hasil<HutangDilunasi> {
    let h = Hari::baca(tx, p)?;
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let d = buka(tx, &p.toko, teks)?;
    d.aktif("dilunasi")?;
    let (siapa, kuasa) = pengambil(&d, datang(m))?;
    let (t, diskon) = tagih(&d, biaya::tgl_bunga(&h, tx.sekarang()), true, potongan(m))?;
    let neto = total(&d, &t)?;
    sama(m.total_bayar, neto)?;
    let mut alasan = alasan_uang(tx, &h, &d, &m.pembayaran)?;
    alasan.extend(diskon);
    alasan.extend(kuasa);
    let r = rencana(tx, p, &h, neto, &m.pembayaran)?;
    let sidik = siapa.sidik(tx, p, &d)?;
    let kosong = PelangganMinta::default();
    let ditutup = Ditutup {
        d: &d,
        cara: "TEBUS",
        tagihan: &t,
        siapa: Some(&siapa),
        pokok_baru: Rupiah::NOL,
        neto,
        baris: Vec::new(),
    };
    let setuju = alasan::setuju(tx, p, &m.otorisasi, ditutup.perlu(&alasan, &kosong, &m.pembayaran)?)?;
    let (otorisasi, disetujui) = sebut(setuju.as_ref());
    let baris = kini::baris(tx, &p.toko, &d.kepala.no_hutang)?;
    let mut dok = Dok::buka(tx, JenisDok::Pelunasan, &p.user_id)?;
    let (no_lunas, tgl) = (dok.no().to_string(), dok.tgl_system());
    let no = d.kepala.no_hutang.clone();
    let akhir = Akhir {
        cara: "TEBUS",
        kode_sales: &d.kepala.kode_sales,
        no_penerus: "",
        pokok_baru: Rupiah::NOL,
        neto,
        siapa: &siapa,
        sidik: &sidik,
        keterangan: &keterangan,
        otorisasi: &otorisasi,
    };
    tulis(&mut dok, &d, &t, &akhir)?;
    pindah(dok.tx(), &d.kini, Pindah { ke: "LUNAS", no_tutup: &no_lunas, no_penerus: "" }, tgl)?;
    bukukan(&mut dok, &d, &t)?;
    stok::keluar(&mut dok, &baris)?;
    tahan::lepas(dok.tx(), &no)?;
    kantong::kosongkan(&mut dok, &no)?;
    bayar_tulis::baris(&mut dok, &r)?;
    bayar_tulis::uang(&mut dok, p, &h, &r, |_| KATEGORI)?;
    let e = Kejadian {
        peristiwa: "LUNAS",
        disetujui: &disetujui,
        rujukan: &no_lunas,
        keterangan: &siapa.nama,
        ..Kejadian::default()
    };
    kini::catat(&mut dok, &no, &e)?;
    if let Some(o) = &setuju {
        otorisasi::tautkan(dok.tx(), o, &no_lunas)?;
    }
    let isi = serde_json::json!({
        "hutang": no, "pokok": t.rinci.pokok, "bunga": t.rinci.bunga_pinjam, "denda": t.rinci.denda, "lama": t.rinci.lama,
        "potongan_bunga": t.potongan_bunga, "potongan_denda": t.potongan_denda, "pengambil": siapa.nama, "disetujui": disetujui,
    });
    dok.tutup(KATEGORI, &isi)?;
    Ok(HutangDilunasi {
        no_lunas,
        no_faktur_hutang: no,
        cara: "TEBUS".to_owned(),
        no_penerus: String::new(),
        tgl_system: tgl.to_string(),
        total_bayar: neto,
        masuk_rp: neto,
        keluar_rp: Rupiah::NOL,
        kembali: r.kembali,
        jatuh_tempo: String::new(),
    })
}
