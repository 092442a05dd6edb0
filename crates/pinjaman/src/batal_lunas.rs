//! A closing taken back: the loan runs again as it was, the loan that followed it is gone, the money goes back the way it came. Only the
//! last link of a line, and pledges that went out must be on the scale and photographed first.

use crate::batal::KATEGORI;
use crate::kini::{self, Dibuka, Kejadian, Pindah, buka, pindah, sudah};
use crate::minta::HutangBatalLunasMinta;
use crate::tabel::{BarisHutang, BatalLunas, BatalLunasBaris, Lunas};
use crate::timbang::{self, Kembali};
use crate::tolak::PinjamTolak;
use crate::{kantong, stok};
use db::{Conn, Tx, args};
use konter::batal::{self, Disetujui, Izin, Permohonan};
use ledger::{Dok, pinjaman};
use niaga::tahan;
use platform::otorisasi::Rincian;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{JenisDok, KodeToko, NoFaktur, Rupiah};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangBatalLunas {
    pub no_lunas: String,
    pub no_batal: String,
    pub no_faktur_hutang: String,
    /// the loan that is gone with it
    pub no_penerus: String,
    pub tgl_system: String,
}

/// A closing by its number.
pub(crate) fn cari_lunas(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Lunas> {
    let no = teks.trim().to_uppercase();
    let ada = c.baris_satu::<Lunas>(
        "FROM hutang_lunas WHERE hutang_lunas.toko = $1 AND hutang_lunas.no_lunas = $2",
        args![toko, no.as_str()],
    )?;
    ada.ok_or_else(|| PinjamTolak::TidakAda.tolak(format!("Pelunasan {no} tidak ada di toko ini")))
}

/// The loan that was closed, and the one that follows it: both as the closing left them.
fn terakhir(c: &mut Conn, toko: &KodeToko, l: &Lunas) -> Hasil<(Dibuka, Option<Dibuka>)> {
    let d = buka(c, toko, &l.no_hutang)?;
    if d.kini.status != "LUNAS" || d.kini.no_tutup != l.no_lunas {
        return Err(PinjamTolak::Status.tolak(format!("Pelunasan {} sudah dibatalkan", l.no_lunas)));
    }
    if l.no_penerus.is_empty() {
        return Ok((d, None));
    }
    let s = buka(c, toko, &l.no_penerus)?;
    if s.kini.status != "AKTIF" {
        return Err(sudah(&s.kini, &format!("dibatalkan lewat {}; batalkan dulu yang terakhir", l.no_lunas)));
    }
    Ok((d, Some(s)))
}

fn difoto(c: &mut Conn, b: &BarisHutang, l: &Lunas) -> Hasil<bool> {
    let kunci = format!("{}/{}/KEMBALI", b.no_hutang, b.baris);
    let ada = c.one(
        "SELECT 1 FROM gambar WHERE toko = $1 AND jenis = 'FOTO_HUTANG' AND kunci = $2 AND waktu >= $3",
        args![b.toko.as_str(), kunci, l.waktu.as_str()],
        |r| r.int(0),
    )?;
    Ok(ada.is_some())
}

/// The pledges that went out, on the scale once more and photographed.
fn ditimbang(
    c: &mut Conn,
    (l, d, penerus): (&Lunas, &Dibuka, Option<&Dibuka>),
    m: &HutangBatalLunasMinta,
) -> Hasil<Vec<Kembali>> {
    let toko = d.no.toko().clone();
    let tinggal = match penerus {
        Some(s) => kini::baris(c, &toko, &s.kepala.no_hutang)?,
        None => Vec::new(),
    };
    let semua = kini::baris(c, &toko, &d.kepala.no_hutang)?;
    let kembali = semua.into_iter().filter(|b| !tinggal.iter().any(|t| t.baris == b.baris));
    let mut salah = Salah::default();
    let hasil = timbang::ditimbang(&mut salah, kembali, &m.detail_barang);
    for x in &hasil {
        if !difoto(c, &x.b, l)? {
            salah.beri(x.ke, "foto", format!("Foto dulu {} yang kembali", x.b.nama_barang));
        }
    }
    salah.tolak(PinjamTolak::BatalLunas)?;
    Ok(hasil)
}

fn setujui(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (l, d, kembali): (&Lunas, &Dibuka, &[Kembali]),
    (m, alasan): (&HutangBatalLunasMinta, &str),
) -> Hasil<Disetujui> {
    let uraian = format!(
        "{} {} {}, {} dicatat {} {}, uang masuk {}, keluar {}",
        l.cara,
        l.no_hutang,
        d.kepala.nama_customer,
        l.no_lunas,
        l.oleh,
        l.tgl_system,
        l.masuk_rp,
        l.keluar_rp
    );
    let mut rincian = vec![Rincian::jumlah(l.no_lunas.clone(), uraian, l.pokok_rp)];
    rincian.extend(kembali.iter().map(|x| {
        let r = x.rincian();
        Rincian { keterangan: format!("{}, sudah difoto", r.keterangan), ..r }
    }));
    let mohon = Permohonan {
        kategori: KATEGORI,
        dokumen: &l.no_lunas,
        nominal: l.pokok_rp,
        hari_ini: batal::hari_ini(tx, &l.tgl_system)?,
        penulis: vec![&l.oleh],
        rincian,
        alasan,
        dari_laci_peminta: false,
        izin: (Izin::Penyetuju, Izin::Owner),
    };
    batal::penyetuju(tx, p, &m.otorisasi, &mohon)
}

/// Cards and notas of the pledges that came back are in our hands again.
fn pegang(tx: &mut Tx<'_>, no: &str, kembali: &[Kembali]) -> Hasil<()> {
    for x in kembali {
        stok::ambil_kartu(tx, &x.b)?;
        if !x.b.no_faktur_jual.is_empty() && !tahan::tahan_nomor(tx, &x.b.toko_nota, &x.b.no_faktur_jual, no)?
        {
            let pesan = format!("Barang nota {} sudah ada di dokumen lain", x.b.no_faktur_jual);
            return Err(PinjamTolak::Ditahan.tolak(pesan));
        }
    }
    Ok(())
}

/// The bag they go into: that of the loan that followed, or one that is free.
fn bungkus(
    dok: &mut Dok<'_, '_>,
    d: &Dibuka,
    penerus: Option<&Dibuka>,
    m: &HutangBatalLunasMinta,
) -> Hasil<()> {
    let no = &d.kepala.no_hutang;
    if let Some(s) = penerus {
        return kantong::terus(dok, &s.kepala.no_hutang, no);
    }
    kantong::kembali(dok, (no, &d.kini.no_kantong), (&m.no_kantong, &m.tempat)).map(drop)
}

/// Takes a closing back.
pub fn batal_lunas(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    teks: &str,
    m: &HutangBatalLunasMinta,
) -> Hasil<HutangBatalLunas> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let l = cari_lunas(tx, &p.toko, teks)?;
    let (d, penerus) = terakhir(tx, &p.toko, &l)?;
    let kembali = ditimbang(tx, (&l, &d, penerus.as_ref()), m)?;
    let setuju = setujui(tx, p, (&l, &d, &kembali), (m, &alasan))?;
    let asal = NoFaktur::parse(&l.no_lunas).map_err(|e| db::Error::Lain(e.to_string()))?;
    let no = d.kepala.no_hutang.clone();
    let mut dok = Dok::buka(tx, JenisDok::BatalLunas, &p.user_id)?;
    let (no_batal, tgl) = (dok.no().to_string(), dok.tgl_system());
    if !kembali.is_empty() {
        ledger::stok::balikkan(&mut dok, &asal)?;
    }
    pegang(dok.tx(), &no, &kembali)?;
    pinjaman::balikkan(&mut dok, &asal)?;
    batal::uang(&mut dok, &asal, KATEGORI)?;
    tulis(&mut dok, (&l, &kembali), (setuju.oleh(), &alasan))?;
    pindah(dok.tx(), &d.kini, Pindah { ke: "AKTIF", no_tutup: "", no_penerus: "" }, tgl)?;
    bungkus(&mut dok, &d, penerus.as_ref(), m)?;
    let e = Kejadian {
        peristiwa: "BATAL LUNAS",
        disetujui: setuju.oleh(),
        rujukan: &no_batal,
        keterangan: &alasan,
        ..Kejadian::default()
    };
    kini::catat(&mut dok, &no, &e)?;
    if let Some(s) = &penerus {
        tahan::alihkan(dok.tx(), &s.kepala.no_hutang, &no)?;
        pindah(dok.tx(), &s.kini, Pindah { ke: "BATAL", no_tutup: &no_batal, no_penerus: "" }, tgl)?;
        kini::catat(&mut dok, &s.kepala.no_hutang, &Kejadian { peristiwa: "BATAL", ..e })?;
    }
    setuju.tautkan(dok.tx(), &no_batal)?;
    let isi = serde_json::json!({
        "lunas": l.no_lunas, "hutang": no, "penerus": l.no_penerus, "cara": l.cara, "alasan": alasan, "disetujui": setuju.oleh(),
        "masuk": l.masuk_rp, "keluar": l.keluar_rp, "barang": kembali.len(),
    });
    dok.tutup("BATAL HUTANG LUNAS", &isi)?;
    Ok(HutangBatalLunas {
        no_lunas: l.no_lunas,
        no_batal,
        no_faktur_hutang: no,
        no_penerus: l.no_penerus,
        tgl_system: tgl.to_string(),
    })
}

fn tulis(
    dok: &mut Dok<'_, '_>,
    (l, kembali): (&Lunas, &[Kembali]),
    (disetujui, alasan): (&str, &str),
) -> Hasil<()> {
    let no_batal = dok.no().to_string();
    let (masuk_rp, keluar_rp): (Rupiah, Rupiah) = (l.masuk_rp, l.keluar_rp);
    let kepala = BatalLunas {
        toko: l.toko.clone(),
        no_batal: no_batal.clone(),
        no_lunas: l.no_lunas.clone(),
        no_hutang: l.no_hutang.clone(),
        no_penerus: l.no_penerus.clone(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        disetujui: disetujui.to_owned(),
        alasan: alasan.to_owned(),
        masuk_rp,
        keluar_rp,
    };
    dok.tx().sisip([kepala])?;
    let baris = kembali.iter().map(|x| BatalLunasBaris {
        toko: l.toko.clone(),
        no_batal: no_batal.clone(),
        baris: x.b.baris,
        berat_buku: x.b.berat,
        berat: x.berat,
    });
    dok.tx().sisip(baris)?;
    Ok(())
}
