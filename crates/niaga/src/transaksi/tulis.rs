//! Writing a customer's transaction: its head, its lines, and what each book gets. Nothing is decided here; what comes in
//! was checked and priced.

use super::{Sisi, Transaksi};
use crate::batu;
use crate::faktur::{self, KunciBeli, KunciJual};
use crate::tolak::NiagaTolak;
use crate::{beli, jual};
use barang::masuk_beli;
use barang::susut::{self, Ajuan};
use barang::{Kartu, Langkah, gerakkan};
use db::Tx;
use konter::bayar::Rencana;
use konter::{Kepala, KodeAlasan};
use ledger::stok::{Lokasi, Luar};
use ledger::{Dok, curah};
use platform::{Hasil, Pelaku};
use values::{Berat, Tanggal};

fn berat(semua: impl Iterator<Item = Berat>) -> Hasil<Berat> {
    Berat::jumlah(semua).map_err(konter::meluap)
}

pub(super) fn kepala(
    dok: &mut Dok<'_, '_>,
    t: &Transaksi<'_>,
    s: &Sisi,
    k: &Kepala,
    r: &Rencana,
) -> Hasil<()> {
    let tipe = match s.jual.first() {
        Some(b) if b.is_berlian => "PENJUALAN BERLIAN",
        Some(b) if b.jenis_group == "TUA" => "PENJUALAN TUA",
        Some(_) => "PENJUALAN",
        None => "PEMBELIAN",
    };
    let w = k.siapa.clone();
    let baris = faktur::Kepala {
        toko: dok.tx().toko().to_string(),
        no_faktur_group: dok.no().to_string(),
        jenis: s.jenis().to_owned(),
        tipe_nota: tipe.to_owned(),
        tgl_system: dok.tgl_system().to_string(),
        tgl_dokumen: k.tgl_dokumen.to_string(),
        waktu: dok.waktu().to_string(),
        input_by: dok.oleh().to_string(),
        kode_sales: k.kode_sales.clone(),
        kode_pelanggan: w.kode_pelanggan,
        kode_member: w.kode_member,
        jenis_pelanggan: w.jenis_pelanggan,
        nama_customer: w.nama_customer,
        alamat_customer: w.alamat_customer,
        no_hp: w.no_hp,
        sidik_nik: w.sidik_nik,
        nik_samar: w.nik_samar,
        kode_marketplace: t.kode_marketplace.clone(),
        no_order: t.m.no_order.trim().to_owned(),
        keterangan: k.keterangan.clone(),
        qty_jual: s.jual.iter().map(|b| b.qty).sum(),
        berat_jual: berat(s.jual.iter().map(|b| b.berat))?,
        total_jual: s.total_jual,
        qty_beli: i64::try_from(s.beli.len()).unwrap_or(i64::MAX),
        berat_beli: berat(s.beli.iter().map(|b| b.berat))?,
        total_beli: s.total_beli,
        neto: s.neto,
        kembali: r.kembali,
        dasar_poin: s.total_jual.kurang(r.bukan_uang()?).map_err(konter::meluap)?,
        pembulatan: barang::aturan::pembulatan_beli(&s.acuan.set).kelipatan(),
        dijaga: faktur::DIJAGA,
    };
    dok.tx().sisip([baris])?;
    Ok(())
}

pub(super) fn terjual(dok: &mut Dok<'_, '_>, s: &Sisi, k: &Kepala) -> Hasil<()> {
    if s.jual.is_empty() {
        return Ok(());
    }
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    let tx = dok.tx();
    let toko = tx.toko().to_string();
    let baris = s.jual.iter().zip(&s.no_jual).zip(1_i64..).map(|((b, fj), n)| {
        let kunci = KunciJual {
            toko: toko.clone(),
            no_faktur_group: no.clone(),
            baris: n,
            no_faktur_jual: fj.to_string(),
            tgl_system: tgl.clone(),
            kode_sales: k.kode_sales.clone(),
            no_pesanan: b.no_pesanan.clone(),
            otorisasi: if b.alasan.is_empty() { String::new() } else { k.otorisasi.clone() },
        };
        (kunci, &b.isi)
    });
    tx.sisip(baris)?;
    s.catat_pajak(dok)
}

/// The card of a piece that was bought, as it will stand; what stood on it before; and the loss that waits for validation.
fn kartu_masuk(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    tgl: Tanggal,
    no: &str,
    b: &mut beli::BeliBaris,
) -> Hasil<(Kartu, String, String)> {
    let ajukan = |tx: &mut Tx<'_>, kartu: &Kartu, b: &beli::BeliBaris| -> Hasil<String> {
        if b.susut.is_empty() {
            return Ok(String::new());
        }
        let a = Ajuan { sumber: "PEMBELIAN", no_dok: no, kartu, berat_timbang: b.berat_timbang };
        Ok(susut::ajukan(tx, p, tgl, &a)?.unwrap_or_default())
    };
    match b.kartu.take() {
        Some(k) => {
            let no_susut = ajukan(tx, &k, b)?;
            let berat = no_susut.is_empty().then_some(b.berat_timbang);
            let (kartu, lama) = masuk_beli::sesuaikan(tx, &k, berat, b.harga)?;
            let lama = serde_json::to_string(&lama).map_err(|e| db::Error::Lain(e.to_string()))?;
            Ok((kartu, lama, no_susut))
        }
        None => {
            let kartu = masuk_beli::daftar(tx, p.user_id.as_str(), &tgl.to_string(), &b.kartu_baru(no))?;
            let no_susut = ajukan(tx, &kartu, b)?;
            Ok((kartu, String::new(), no_susut))
        }
    }
}

/// Brings the cards in line, writes the lines, and answers the pieces on their way in.
pub(super) fn terbeli(dok: &mut Dok<'_, '_>, p: &Pelaku, s: &mut Sisi, k: &Kepala) -> Hasil<Vec<Langkah>> {
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system());
    let tx = dok.tx();
    let toko = tx.toko().to_string();
    let (mut langkah, mut baris) = (Vec::with_capacity(s.beli.len()), Vec::with_capacity(s.beli.len()));
    for ((b, fb), n) in s.beli.iter_mut().zip(&s.no_beli).zip(1_i64..) {
        let (kartu, kartu_lama, no_susut) = kartu_masuk(tx, p, tgl, &no, b)?;
        b.isi.kode_barcode = kartu.kode_barcode.to_string();
        let tujuan = b.tujuan.clone().ok_or_else(|| NiagaTolak::BarisBeli.tolak("Baki tujuan tidak ada"))?;
        let kunci = KunciBeli {
            toko: toko.clone(),
            no_faktur_group: no.clone(),
            baris: n,
            no_faktur_beli: fb.to_string(),
            tgl_system: tgl.to_string(),
            kode_sales: k.kode_sales.clone(),
            no_susut,
            otorisasi: if b.alasan.is_empty() { String::new() } else { k.otorisasi.clone() },
            kartu_lama,
        };
        if let Some(n) = b.nota.as_ref().filter(|n| n.lama) {
            crate::nota::tandai(tx, n, &fb.to_string())?;
        }
        baris.push((kunci, &b.isi));
        langkah.push(Langkah {
            kartu,
            dari: Lokasi::Luar(Luar::Pelanggan),
            ke: Lokasi::Baki { gudang: tujuan.gudang, baki: tujuan.baki },
            kondisi: b.kondisi.clone(),
        });
    }
    if !baris.is_empty() {
        tx.sisip(baris)?;
    }
    Ok(langkah)
}

/// A piece that weighs something else than its card says leaves with what it weighs; the difference is a line of its own.
fn ditimbang(dok: &mut Dok<'_, '_>, b: &jual::JualBaris, kartu: &Kartu) -> Hasil<Kartu> {
    if b.alasan.iter().any(|a| a.kode == KodeAlasan::Berat) {
        return barang::koreksi_berat(dok, kartu, b.berat_timbang, b.berat);
    }
    Ok(kartu.clone())
}

/// The stock book: what leaves with the customer and what comes, counted accessories too.
pub(super) fn gerak(dok: &mut Dok<'_, '_>, s: &Sisi, masuk: Vec<Langkah>, k: &Kepala) -> Hasil<()> {
    let mut langkah = Vec::with_capacity(s.jual.len() + masuk.len());
    for b in &s.jual {
        if let Some(kartu) = &b.kartu {
            let kartu = ditimbang(dok, b, kartu)?;
            langkah.push(Langkah::ke_luar(kartu, Luar::Pelanggan)?);
        }
    }
    langkah.extend(masuk);
    if !langkah.is_empty() {
        let kepala = barang::Kepala {
            jenis: s.jenis(),
            lawan: &k.siapa.nama_customer,
            rujukan: "",
            keterangan: &k.keterangan,
        };
        gerakkan(dok, &kepala, &langkah)?;
    }
    let dikenal = |b: &&beli::BeliBaris| b.nota.as_ref().is_some_and(|n| !n.lama);
    for b in s.beli.iter().filter(dikenal) {
        if ![batu::COCOK, batu::TANPA_SERTIFIKAT].contains(&b.isi.batu.as_str()) {
            batu::lepaskan(dok, &super::barcode(&b.isi.kode_barcode)?)?;
        }
    }
    let keluar: Vec<curah::Gerak> = s
        .jual
        .iter()
        .filter_map(|b| b.curah.as_ref())
        .map(|(macam, dari, isi)| curah::Gerak {
            macam: macam.clone(),
            dari: dari.clone(),
            ke: Lokasi::Luar(Luar::Pelanggan),
            isi: *isi,
        })
        .collect();
    curah::catat(dok, &keluar)?;
    Ok(())
}
