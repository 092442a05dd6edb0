//! A sample comes back: weighed, tested by a second person where it was out of sight, the shop's to its tray, the customer's to its owner.

use super::lihat::{DARI, jadi};
use super::{
    Contoh, ContohKembali, ContohKembaliHitungan, ContohTercatat, GUDANG, alasan_berat, beda, gerak_customer,
    perlu, salah, selesai, setuju,
};
use crate::PesananTolak;
use crate::tabel;
use barang::pindai;
use barang::{Langkah, gerakkan, titip_customer};
use db::{Conn, Tx, args};
use konter::pelanggan::{self, PelangganMinta};
use konter::pengambil::{self, Datang, Pemilik, Pengambil};
use konter::{Alasan, BarisIzin, KodeAlasan, meluap};
use ledger::Dok;
use ledger::stok::{self, Lokasi, Luar};
use niaga::tahan;
use platform::otorisasi::Rincian;
use platform::{Hasil, Pelaku, Tolak};
use values::murni::berat_murni;
use values::{Berat, JenisDok, Kadar, KodeBaki, KodeBarcode, KodeGudang, NoFaktur, Rupiah};

/// A sample that comes back: what must be approved of it, and who takes it home.
struct Pulang {
    k: Contoh,
    alasan: Vec<Alasan>,
    baris: BarisIzin,
    pengenal: String,
}

/// The shop's own pieces, and all that were with a craftsman, are tested by a second person: a copy weighs the same.
fn diuji(k: &Contoh, m: &ContohKembali) -> Hasil<Option<Alasan>> {
    if k.isi.milik != "TOKO" && k.isi.kode_tukang.is_empty() {
        return Ok(None);
    }
    let Some(uji) = m.kadar_uji.filter(|u| *u > Kadar::NOL) else {
        return Err(salah("kadar_uji", "Kadar Uji Harus Diisi"));
    };
    Ok(Some(Alasan::new(KodeAlasan::KadarUji, format!("Kadar uji {uji}, waktu keluar {}", k.isi.kadar))))
}

/// A customer's piece goes home with the person on the order; anybody else by approval.
fn pembawa(c: &mut Conn, p: &Pelaku, k: &Contoh, m: &ContohKembali) -> Hasil<Option<Pengambil>> {
    if k.isi.milik == "TOKO" {
        return Ok(None);
    }
    let o = tabel::baca(c, &p.toko, &k.isi.no_pesanan)?;
    let (dokumen, kode) =
        (format!("Barang contoh {}", k.isi.no_contoh), pelanggan::utama(c, &o.isi.kode_pelanggan)?);
    let pemilik =
        Pemilik { dokumen: &dokumen, kode_pelanggan: &kode, nama: &o.isi.nama_customer, no_hp: &o.isi.no_hp };
    let datang = Datang { nama: &m.pengambil, pengenal: &m.pengenal, akhir: &m.pengenal_akhir };
    pengambil::periksa(c, pemilik, datang).map(Some)
}

/// A sample that is out, with what its return must have approved.
fn siap_kembali(c: &mut Conn, p: &Pelaku, teks: &str, m: &ContohKembali) -> Hasil<Pulang> {
    let tidak_ada = || PesananTolak::ContohTidakAda.tolak("Barang contoh ini tidak ada");
    let no = NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    let sql = format!("{DARI} WHERE pesanan_contoh.toko = $1 AND pesanan_contoh.no_contoh = $2");
    let k = c.baris_satu(&sql, args![&p.toko, &no])?.map(jadi).ok_or_else(tidak_ada)?;
    if k.nasib.status == "KEMBALI" {
        let pesan = format!("Barang contoh {no} sudah kembali dengan {}", k.nasib.no_kembali);
        return Err(PesananTolak::ContohKembali.tolak(pesan));
    }
    values::batas::berat_barang(m.berat).map_err(|e| salah("berat", e.to_string()))?;
    let mut alasan: Vec<Alasan> = alasan_berat(k.isi.berat, m.berat, "waktu keluar").into_iter().collect();
    alasan.extend(diuji(&k, m)?);
    let siapa = pembawa(c, p, &k, m)?;
    alasan.extend(siapa.as_ref().and_then(|s| s.alasan.clone()));
    let pengenal = siapa.map(|s| s.pengenal).unwrap_or_default();
    let uraian = format!("{} keluar {} g, kembali {} g", k.isi.milik, k.isi.berat, m.berat);
    let judul = format!("{} {}", k.isi.no_contoh, k.isi.nama_barang);
    let isi = (&k.isi.no_contoh, m.berat, m.kadar_uji, &pengenal, m.pengambil.trim());
    let baris = BarisIzin::new(Rincian::teks(judul, uraian), &isi)?;
    Ok(Pulang { k, alasan, baris, pengenal })
}

fn selisih(k: &Contoh, kini: Berat) -> Berat {
    Berat::mg(kini.sebagai_mg() - k.isi.berat.sebagai_mg())
}

/// What its return comes to; nothing is written.
pub fn hitung_kembali(
    c: &mut Conn,
    p: &Pelaku,
    teks: &str,
    m: &ContohKembali,
) -> Hasil<ContohKembaliHitungan> {
    let Pulang { k, alasan, baris, .. } = siap_kembali(c, p, teks, m)?;
    let permohonan =
        perlu(&alasan, baris, &PelangganMinta::default()).permohonan().map(|h| h.keluar()).transpose()?;
    Ok(ContohKembaliHitungan {
        berat: k.isi.berat,
        berat_kembali: m.berat,
        selisih: selisih(&k, m.berat),
        alasan,
        nominal: Rupiah::NOL,
        permohonan,
    })
}

/// Takes a sample back: the shop's to its tray, the customer's to its owner.
pub fn kembali(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &ContohKembali) -> Hasil<ContohTercatat> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let Pulang { k, alasan, baris, pengenal } = siap_kembali(tx, p, teks, m)?;
    let oto = setuju(tx, p, &m.otorisasi, (&alasan, baris))?;
    let mut dok = Dok::buka(tx, JenisDok::BarangContoh, &p.user_id)?;
    if k.isi.milik == "TOKO" {
        pulang_toko(&mut dok, &k, m, beda(k.isi.berat, m.berat))?;
    } else {
        pulang_customer(&mut dok, &k, m)?;
    }
    let (toko, no, tgl, waktu, oleh) =
        (dok.tx().toko().clone(), dok.no().to_string(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let id = oto.as_ref().map(|o| o.id.clone()).unwrap_or_default();
    dok.tx().exec(
        "INSERT INTO pesanan_contoh_kembali (toko, no_contoh, no_dok, tgl_system, waktu, oleh, berat, keterangan, otorisasi, kadar_uji, \
         pengenal) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        args![
            &toko,
            k.isi.no_contoh.as_str(),
            no,
            tgl,
            waktu,
            &oleh,
            m.berat,
            keterangan,
            id,
            m.kadar_uji.unwrap_or(Kadar::NOL),
            pengenal
        ],
    )?;
    let s = selisih(&k, m.berat);
    let jejak = serde_json::json!({ "contoh": k.isi.no_contoh, "barang": k.isi.kode_barcode, "selisih": s });
    selesai(dok, oto.as_ref(), &jejak, (&k.isi.no_contoh, &k.isi.no_pesanan, s))
}

fn kode(k: &Contoh) -> Hasil<KodeBarcode> {
    Ok(KodeBarcode::parse(&k.isi.kode_barcode).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// The shop's piece, with what it weighs now where that differs.
fn pulang_toko(dok: &mut Dok<'_, '_>, k: &Contoh, m: &ContohKembali, berubah: bool) -> Hasil<()> {
    let (toko, kode) = (dok.tx().toko().clone(), kode(k)?);
    let mut kartu = barang::siap(dok.tx(), &toko, &kode)?;
    if kartu.kode_gudang != GUDANG {
        let pesan = format!("Barang {kode} ada di {} {}, bukan {GUDANG}", kartu.kode_gudang, kartu.kode_toko);
        return Err(PesananTolak::Contoh.tolak(pesan));
    }
    if berubah {
        let aturan: values::AturanBerat = platform::modul::Setelan::baca(dok.tx(), &toko)?
            .nilai("PEMBULATAN_BERAT")
            .parse()
            .unwrap_or(values::AturanBerat::V2);
        let jual = aturan.bulatkan(m.berat).ok().filter(|b| *b > Berat::NOL).unwrap_or(m.berat);
        kartu = barang::koreksi_berat(dok, &kartu, m.berat, jual)?;
    }
    let galat = PesananTolak::Contoh;
    let asal = (k.isi.gudang_asal.as_str(), k.isi.baki_asal.as_str());
    let ke = match pindai::baki(dok.tx(), &toko, galat, ("kode_barcode", asal.1), asal.0, 1) {
        Ok(t) => t,
        Err(t) if t.adalah(galat) => pindai::baki_pertama(dok.tx(), &toko, galat, "kode_barcode", asal.0, 1)?,
        Err(t) => return Err(t),
    };
    let l = Langkah::ke_baki(kartu, ke.gudang, ke.baki)?;
    let kepala = barang::Kepala {
        jenis: "CONTOH KEMBALI",
        lawan: "",
        rujukan: &k.isi.no_contoh,
        keterangan: &m.keterangan,
    };
    gerakkan(dok, &kepala, &[l])
}

/// The customer's piece goes to its owner with what it weighs now; the difference is a line of its own.
fn pulang_customer(dok: &mut Dok<'_, '_>, k: &Contoh, m: &ContohKembali) -> Hasil<()> {
    let (toko, kode) = (dok.tx().toko().clone(), kode(k)?);
    let rusak = |e: values::KodeSalah| Tolak::from(db::Error::Lain(e.to_string()));
    let di = Lokasi::Baki {
        gudang: KodeGudang::parse(&k.isi.gudang_asal).map_err(rusak)?,
        baki: KodeBaki::parse(&k.isi.baki_asal).map_err(rusak)?,
    };
    let ada = dok.tx().one(
        "SELECT berat, murni FROM saldo_barang WHERE toko = $1 AND kode_barcode = $2",
        args![&toko, &kode],
        |r| Ok((r.get::<Berat>(0)?, r.get::<Berat>(1)?)),
    )?;
    let (berat, murni) =
        ada.ok_or_else(|| PesananTolak::Contoh.tolak(format!("Barang {kode} tidak ada lagi di {GUDANG}")))?;
    let (mut semua, mut kini) = (Vec::new(), (berat, murni));
    let mg = m.berat.sebagai_mg() - berat.sebagai_mg();
    let bagian = berat_murni(Berat::mg(mg.abs()), Berat::NOL, k.isi.kadar).map_err(meluap)?;
    if mg > 0 {
        let isi = (Berat::mg(mg), bagian);
        semua.push(gerak_customer(&kode, Lokasi::Luar(Luar::Lebih), di.clone(), false, isi));
        kini = (m.berat, murni.tambah(bagian).map_err(meluap)?);
    } else if mg < 0 {
        let isi = (Berat::mg(-mg), bagian.min(murni));
        semua.push(gerak_customer(&kode, di.clone(), Lokasi::Luar(Luar::Susut), false, isi));
        kini = (m.berat, murni.kurang(bagian.min(murni)).map_err(meluap)?);
    }
    semua.push(gerak_customer(&kode, di, Lokasi::Luar(Luar::Pelanggan), true, kini));
    stok::catat(dok, &semua)?;
    tahan::lepas(dok.tx(), &k.isi.no_contoh)?;
    let kartu: Option<i64> =
        dok.tx().one("SELECT 1 FROM barang WHERE kode_barcode = $1", args![&kode], |r| r.int(0))?;
    if kartu.is_some() {
        titip_customer::serahkan(dok.tx(), &kode)?;
    }
    Ok(())
}
