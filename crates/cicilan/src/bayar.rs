//! Paying instalments: the oldest first, of each the penalty, the interest, the principal. The last one makes it LUNAS, with the sale
//! of what lies here; a transfer that the bank has not shown ends nothing without an approval.

use crate::CicilanTolak;
use crate::akad::KATEGORI;
use crate::hutang::{self, Hutang, Sebaran};
use crate::minta::{
    CicilanBayarHitungan, CicilanBayarMinta, CicilanDibayar, CicilanSekian, CicilanSerahMinta,
};
use crate::pajak;
use crate::serah;
use crate::tabel::{self, IsiBayar, Kejadian, Kontrak, KunciAlokasi, Saat};
use db::{Conn, Tx, args};
use konter::bayar::{self, Jumlah, Rencana};
use konter::pelanggan::{self, PelangganMinta};
use konter::{Alasan, BarisIzin, Bayar, Hari, JenisBayar, KodeAlasan, KonterTolak, Perlu, meluap, rupiah};
use konter::{alasan, bayar_tulis, uang_muka};
use ledger::{Dok, piutang};
use niaga::tahan;
use platform::otorisasi::{self, Rincian};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{JenisDok, KodeToko, NoFaktur, Rupiah, Waktu};

/// Of the transfers of a contract and its payments, what the bank has not shown yet.
pub(crate) fn belum_masuk(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Rupiah> {
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(b.jumlah_in), 0) AS BIGINT) FROM bank_menunggu m JOIN buku_bank b ON b.toko = m.toko \
         AND b.id = m.id_bank WHERE m.toko = $1 AND b.jumlah_in > 0 AND b.jenis = 'TRANSFER' \
         AND CASE WHEN b.jenis_dok = 'CB' THEN b.deskripsi ELSE b.no_dok END = $2",
        args![toko, no],
    )?)
}

/// What would wait for the bank of what is paid now.
fn kini_belum(h: &Hari, bayar: &[Bayar]) -> Hasil<Rupiah> {
    if !h.set.nyala("VALIDASI_NON_CASH_MODULE") {
        return Ok(Rupiah::NOL);
    }
    rupiah(bayar.iter().filter(|b| b.jenis == JenisBayar::Transfer).map(|b| b.jumlah_rp))
}

pub(crate) fn alasan_bank(k: &Kontrak, belum: Rupiah) -> Option<Alasan> {
    let pesan = format!("Cicilan {} dibayar transfer {belum} yang belum divalidasi bank", k.no);
    (belum > Rupiah::NOL).then(|| Alasan::new(KodeAlasan::UangBelumMasuk, pesan))
}

/// What is paid, held against what is owed.
fn jumlah(k: &Kontrak, u: &Hutang, m: &CicilanBayarMinta) -> Hasil<Rupiah> {
    if u.pelunasan <= Rupiah::NOL {
        let pesan = format!("Cicilan {} sudah lunas dibayar; serahkan barangnya", k.no);
        return Err(CicilanTolak::Bayar.pada("jumlah_rp", pesan));
    }
    let n = if m.lunas { u.pelunasan } else { m.jumlah_rp };
    if n <= Rupiah::NOL {
        return Err(CicilanTolak::Bayar.pada("jumlah_rp", "Jumlah Bayar Harus Diisi"));
    }
    if n > u.pelunasan {
        let pesan = format!("Hutang cicilan {} tinggal {}, kurang dari {n}", k.no, u.pelunasan);
        return Err(CicilanTolak::Bayar.pada("jumlah_rp", pesan));
    }
    Ok(n)
}

/// How a payment would be spread; nothing is written.
pub fn hitung(
    c: &mut Conn,
    p: &Pelaku,
    teks: &str,
    m: &CicilanBayarMinta,
    kini: Waktu,
) -> Hasil<CicilanBayarHitungan> {
    let h = Hari::baca(c, p)?;
    let k = tabel::baca(c, &p.toko, teks)?;
    k.wajib_aktif()?;
    let u = hutang::pada(c, &p.toko, &k.isi, hutang::hari_hitung(h.tgl_system, kini))?;
    let sekian = u.sekian()?;
    // Nothing typed yet: the first open instalment.
    let kosong = !m.lunas && m.jumlah_rp <= Rupiah::NOL;
    let n = match sekian.first().filter(|_| kosong) {
        Some(pertama) => *pertama,
        None => jumlah(&k, &u, m)?,
    };
    let s = u.sebar(n)?;
    let mut otorisasi = Vec::new();
    if s.lunas {
        let belum = belum_masuk(c, &p.toko, &k.no)?.tambah(kini_belum(&h, &m.pembayaran)?).map_err(meluap)?;
        otorisasi.extend(alasan_bank(&k, belum));
    }
    let sisa = [s.bunga, s.pokok, s.bebas]
        .iter()
        .try_fold(u.sisa_pokok.tambah(u.sisa_bunga).map_err(meluap)?, |j, n| j.kurang(*n))
        .map_err(meluap)?;
    Ok(CicilanBayarHitungan {
        jumlah_rp: n,
        denda_rp: s.denda,
        bunga_rp: s.bunga,
        pokok_rp: s.pokok,
        bebas_rp: s.bebas,
        alokasi: s.alokasi,
        sisa_pokok: u.sisa_pokok.kurang(s.pokok).map_err(meluap)?,
        sisa_rp: sisa,
        lunas: s.lunas,
        hutang_rp: u.pelunasan,
        angsuran: (1..).zip(sekian).map(|(banyak, jumlah_rp)| CicilanSekian { banyak, jumlah_rp }).collect(),
        otorisasi,
    })
}

/// What ends a contract whose piece is out already: this much, on this one.
#[derive(Serialize)]
struct Terikat<'a> {
    no: &'a str,
    jumlah: Rupiah,
    belum: Rupiah,
}

/// The approval of an end by money that the bank has not shown.
pub(crate) fn setuju_lunas(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    k: &Kontrak,
    (jumlah, belum): (Rupiah, Rupiah),
    id: &str,
) -> Hasil<Option<otorisasi::Otorisasi>> {
    let semua: Vec<Alasan> = alasan_bank(k, belum).into_iter().collect();
    let no = k.no.to_string();
    let isi = Terikat { no: &no, jumlah, belum };
    let uraian = format!("{} lunas, belum divalidasi bank {belum}", k.isi.nama_customer);
    let kosong = PelangganMinta::default();
    let perlu = Perlu {
        alasan: &semua,
        nominal: jumlah,
        neto: None,
        kategori: KATEGORI,
        baris: vec![BarisIzin::new(Rincian::jumlah(no.clone(), uraian, jumlah), &isi)?],
        customer: &kosong,
        pembayaran: &[],
    };
    alasan::setuju(tx, p, id, perlu)
}

/// What a payment is made of once it was checked.
struct Siap {
    k: Kontrak,
    hari: Hari,
    jumlah: Rupiah,
    s: Sebaran,
    r: Rencana,
    /// its piece is out, and it ends with this payment
    habis: bool,
    setuju: Option<otorisasi::Otorisasi>,
}

fn siapkan(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &CicilanBayarMinta) -> Hasil<Siap> {
    let hari = Hari::baca(tx, p)?;
    let k = tabel::baca(tx, &p.toko, teks)?;
    k.wajib_aktif()?;
    let sampai = hutang::hari_hitung(hari.tgl_system, tx.sekarang());
    let u = hutang::pada(tx, &p.toko, &k.isi, sampai)?;
    let jumlah = jumlah(&k, &u, m)?;
    if let Some(n) = m.neto.filter(|n| *n != jumlah) {
        let pesan = format!("Jumlah di layar {n} tidak sama dengan hitungan server {jumlah}");
        return Err(KonterTolak::NetoBeda.pada("neto", pesan));
    }
    bayar::uang_saja(&m.pembayaran, "Cicilan")?;
    let s = u.sebar(jumlah)?;
    let siapa = pelanggan::dari_minta(tx, &PelangganMinta::default())?;
    let masuk = Jumlah { masuk: jumlah, keluar: Rupiah::NOL };
    let r = bayar::siapkan(tx, p, &hari, &siapa, masuk, &m.pembayaran, &[])?;
    let habis = s.lunas && k.kini.diserahkan && !m.tunda_serah;
    let setuju = if habis {
        let belum = belum_masuk(tx, &p.toko, &k.no)?;
        let belum = belum.tambah(kini_belum(&hari, &m.pembayaran)?).map_err(meluap)?;
        setuju_lunas(tx, p, &k, (jumlah, belum), &m.otorisasi)?
    } else {
        None
    };
    Ok(Siap { k, hari, jumlah, s, r, habis, setuju })
}

fn penyetor(k: &Kontrak, teks: &str) -> Hasil<String> {
    let nama = pelanggan::rapi(teks);
    if nama.chars().count() > 60 {
        return Err(CicilanTolak::Bayar.pada("penyetor", "Paling banyak 60 karakter"));
    }
    Ok(if nama.is_empty() { k.isi.nama_customer.clone() } else { nama })
}

/// Takes a payment; the last one sells what lies here.
pub fn bayar(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &CicilanBayarMinta) -> Hasil<CicilanDibayar> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let b = siapkan(tx, p, teks, m)?;
    let penyetor = penyetor(&b.k, &m.penyetor)?;
    let (no_cicilan, lunas) = (b.k.no.to_string(), b.s.lunas);
    let mut dok = Dok::buka(tx, JenisDok::BayarCicilan, &p.user_id)?;
    let no_bayar = dok.no().to_string();
    let saat = Saat::dari(&dok);
    tulis(&mut dok, &b, &penyetor, &keterangan)?;
    bayar_tulis::baris(&mut dok, &b.r)?;
    bayar_tulis::uang_untuk(&mut dok, (p, &b.hari), &b.r, |_| KATEGORI, &no_cicilan)?;
    pokok(&mut dok, &b.k, b.s.pokok)?;
    let e = Kejadian {
        tahap: "BAYAR",
        jumlah: b.jumlah,
        rujukan: &no_bayar,
        keterangan: &penyetor,
        ..Kejadian::default()
    };
    tabel::catat(dok.tx(), &b.k.no, &saat, &e)?;
    let sisa = hutang::proyeksi(dok.tx(), &b.k.no, &b.k.isi, saat.tgl)?;
    if b.habis {
        habiskan(dok.tx(), &b.k, &saat, &no_bayar, b.setuju.as_ref())?;
    }
    if let Some(o) = &b.setuju {
        otorisasi::tautkan(dok.tx(), o, &no_bayar)?;
    }
    let isi = serde_json::json!({
        "cicilan": no_cicilan, "jumlah": b.jumlah, "denda": b.s.denda, "bunga": b.s.bunga, "pokok": b.s.pokok,
        "bebas": b.s.bebas, "penyetor": penyetor,
    });
    dok.tutup("BAYAR CICILAN", &isi)?;
    let jual = if lunas && !b.k.kini.diserahkan && !m.tunda_serah {
        let s = CicilanSerahMinta {
            pengambil: m.pengambil.clone(),
            pengenal: m.pengenal.clone(),
            pengenal_akhir: m.pengenal_akhir.clone(),
            detail: m.detail.clone(),
            kode_sales: m.kode_sales.clone(),
            keterangan: m.keterangan.clone(),
            otorisasi: m.otorisasi.clone(),
            otorisasi_jual: String::new(),
        };
        serah(tx, p, teks, &s)?.no_faktur_group
    } else {
        String::new()
    };
    Ok(CicilanDibayar {
        no_bayar,
        no_cicilan,
        tgl_system: saat.tgl.to_string(),
        jumlah_rp: b.jumlah,
        denda_rp: b.s.denda,
        bunga_rp: b.s.bunga,
        pokok_rp: b.s.pokok,
        bebas_rp: b.s.bebas,
        sisa_rp: sisa.sisa_pokok.tambah(sisa.sisa_bunga).map_err(meluap)?,
        kembali: b.r.kembali,
        tahap: if b.habis || !jual.is_empty() { "LUNAS" } else { "AKTIF" }.to_owned(),
        no_faktur_group: jual,
    })
}

fn tulis(dok: &mut Dok<'_, '_>, b: &Siap, penyetor: &str, keterangan: &str) -> Hasil<()> {
    let sisa_pokok = b.k.kini.sisa_pokok.kurang(b.s.pokok).map_err(meluap)?;
    let baris = IsiBayar {
        toko: b.k.isi.toko.clone(),
        no_bayar: dok.no().to_string(),
        no_cicilan: b.k.no.to_string(),
        jenis: if b.s.lunas { "LUNAS" } else { "ANGSURAN" }.to_owned(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        penyetor: penyetor.to_owned(),
        jumlah_rp: b.jumlah,
        denda_rp: b.s.denda,
        bunga_rp: b.s.bunga,
        pokok_rp: b.s.pokok,
        bebas_rp: b.s.bebas,
        sisa_pokok,
        diserahkan: b.k.kini.diserahkan,
        keterangan: keterangan.to_owned(),
        otorisasi: b.setuju.as_ref().map(|o| o.id.clone()).unwrap_or_default(),
    };
    tulis_bayar(dok.tx(), baris, &b.s.alokasi)
}

/// A payment and what of it went where.
pub(crate) fn tulis_bayar(tx: &mut Tx<'_>, baris: IsiBayar, semua: &[tabel::Alokasi]) -> Hasil<()> {
    let kunci = || KunciAlokasi {
        toko: baris.toko.clone(),
        no_bayar: baris.no_bayar.clone(),
        no_cicilan: baris.no_cicilan.clone(),
    };
    let alokasi: Vec<(KunciAlokasi, tabel::Alokasi)> = semua.iter().map(|a| (kunci(), *a)).collect();
    tx.sisip([baris])?;
    tx.sisip(alokasi)?;
    Ok(())
}

/// The principal: off what is owed where the piece is out, otherwise to what is kept for the customer.
fn pokok(dok: &mut Dok<'_, '_>, k: &Kontrak, jumlah: Rupiah) -> Hasil<()> {
    if jumlah <= Rupiah::NOL {
        return Ok(());
    }
    if k.kini.diserahkan {
        let jenis = piutang::Jenis::Bayar;
        piutang::catat(dok, &[piutang::BarisPiutang { no_piutang: k.no.clone(), jenis, jumlah }])?;
        Ok(())
    } else {
        uang_muka::terima_untuk(dok, &k.no, jumlah)?;
        pajak::masuk(dok, &k.no, &k.baris, jumlah)
    }
}

/// A contract whose piece is out is paid: its notas are free.
pub(crate) fn habiskan(
    tx: &mut Tx<'_>,
    k: &Kontrak,
    saat: &Saat,
    rujukan: &str,
    setuju: Option<&otorisasi::Otorisasi>,
) -> Hasil<()> {
    let oleh = setuju.and_then(|o| o.penyetuju.as_ref()).map(ToString::to_string).unwrap_or_default();
    let e = Kejadian { tahap: "LUNAS", disetujui: &oleh, rujukan, ..Kejadian::default() };
    tabel::catat(tx, &k.no, saat, &e)?;
    tabel::pindah(tx, &k.no, saat.tgl, ("LUNAS", true))?;
    tahan::lepas(tx, &k.no.to_string())
}
