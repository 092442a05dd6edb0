//! Points of a sale: what its lines earn on the money that was paid, when it is saved or when it is validated; what its paper says.

use crate::acuan::Acuan;
use crate::nota::Nota;
use crate::transaksi::Sisi;
use db::{Conn, Tx, args};
use konter::bayar::Rencana;
use konter::{Alasan, Bayar, JenisBayar, Kepala, KodeAlasan, Pelanggan};
use ledger::Dok;
use member::poin::{self, BarisJual, Penjualan, PoinNota, PoinTolak};
use platform::{Hasil, Pelaku};
use std::collections::HashMap;
use values::{NoFaktur, Rupiah, Tanggal};

/// What a sale earns its member.
pub(crate) fn terbitkan(dok: &mut Dok<'_, '_>, s: &Sisi, k: &Kepala, r: &Rencana) -> Hasil<()> {
    let siapa = &k.siapa;
    if siapa.kode_member.is_empty() || s.jual.is_empty() || !s.acuan.set.nyala("MEMBER_MODULE") {
        return Ok(());
    }
    let baris: Vec<BarisJual> = s
        .jual
        .iter()
        .map(|b| BarisJual { kode_group: b.kode_group.clone(), harga_total: b.harga_total, berat: b.berat })
        .collect();
    let (oleh, no) = (dok.oleh().to_string(), dok.no().to_string());
    let setuju = penyetuju(dok.tx(), &k.otorisasi)?;
    let j = Penjualan {
        no_dok: &no,
        kode_pelanggan: &siapa.kode_pelanggan,
        kode_member: &siapa.kode_member,
        baris: &baris,
        bukan_uang: r.bukan_uang()?,
        pelayan: &[&oleh, &k.kode_sales, &setuju],
        tunggu: s.acuan.set.nyala("VALIDASI_PENJUALAN_MODULE"),
    };
    poin::terbitkan(dok, &j)?;
    Ok(())
}

/// Who approved a document; nobody where nothing was asked.
fn penyetuju(tx: &mut Tx<'_>, otorisasi: &str) -> Hasil<String> {
    if otorisasi.is_empty() {
        return Ok(String::new());
    }
    let toko = tx.toko().clone();
    let siapa: Option<Option<String>> = tx.one(
        "SELECT penyetuju FROM otorisasi WHERE toko = $1 AND id = $2",
        args![&toko, otorisasi],
        |r| r.get(0),
    )?;
    Ok(siapa.flatten().unwrap_or_default())
}

/// Points are a payment of what the shop owes, and ask nobody (2.3); but who brought them in by a file does not spend them alone.
pub(crate) fn jaga(c: &mut Conn, p: &Pelaku, bayar: &[Bayar], siapa: &Pelanggan) -> Hasil<Option<Alasan>> {
    if bayar.iter().all(|b| b.jenis != JenisBayar::Poin) {
        return Ok(None);
    }
    let ada = poin::diimpor_sendiri(c, &siapa.kode_pelanggan, &p.user_id)?;
    Ok(ada.map(|no| {
        let pesan = format!("Poin member ini Anda impor sendiri ({no})");
        Alasan::new(KodeAlasan::UangBelumMasuk, pesan)
    }))
}

/// Points that a line of a nota earned, and whose they are.
struct Tarikan {
    kode: String,
    poin: i64,
}

/// What a line takes with it when it comes back so soon; none of an old nota, of nobody's, or of points that still wait.
fn tarikan(c: &mut Conn, a: &Acuan, n: &Nota, umur: i64) -> Hasil<Option<Tarikan>> {
    let hari = a.hari("TARIK_POIN_HARI", 90);
    if n.lama || hari <= 0 || umur > hari {
        return Ok(None);
    }
    bagian(c, n)
}

/// The points of a line: its share of what its group earned, by price.
fn bagian(c: &mut Conn, n: &Nota) -> Hasil<Option<Tarikan>> {
    let kunci = args![n.toko.as_str(), n.no_faktur_group.as_str(), n.kode_group.as_str()].to_vec();
    let ada = c.one(
        "SELECT kode_pelanggan, CAST(SUM(poin) AS BIGINT) FROM buku_poin WHERE toko = $1 AND no_dok = $2 AND kode_group = $3 \
         AND jenis = 'DAPAT' AND +balik IS NULL GROUP BY kode_pelanggan",
        &kunci,
        |r| Ok((r.get::<String>(0)?, r.int(1)?)),
    )?;
    let Some((kode, poin)) = ada else { return Ok(None) };
    let baris: Vec<(String, i64)> = c.rows(
        "SELECT no_faktur_jual, harga_total FROM jual WHERE toko = $1 AND no_faktur_group = $2 AND kode_group = $3 ORDER BY baris",
        &kunci,
        |r| Ok((r.get(0)?, r.int(1)?)),
    )?;
    let harga: Vec<i64> = baris.iter().map(|(_, h)| *h).collect();
    let bagian = values::poin::sebar(poin, &harga).map_err(konter::meluap)?;
    let milik = baris.iter().zip(bagian).find(|((no, _), _)| *no == n.no_faktur_jual).map_or(0, |(_, b)| b);
    let kode = konter::pelanggan::utama(c, &kode)?;
    Ok((milik > 0).then_some(Tarikan { kode, poin: milik }))
}

/// What of a line's points is not there any more, in rupiah: it comes off what the shop pays for the piece.
pub(crate) fn kurang(c: &mut Conn, a: &mut Acuan, n: Option<&Nota>, umur: i64) -> Hasil<Rupiah> {
    let Some(n) = n else { return Ok(Rupiah::NOL) };
    let Some(t) = tarikan(c, a, n, umur)? else { return Ok(Rupiah::NOL) };
    let ada = poin::saldo(c, &t.kode)?.max(0);
    let sudah = a.poin_ditarik.entry(t.kode).or_default();
    let bisa = t.poin.min((ada - *sudah).max(0));
    *sudah += bisa;
    let nilai = member::aturan::nilai_poin(c, a.tgl_system)?;
    nilai.kali(t.poin - bisa).map_err(konter::meluap)
}

/// Pieces came back: the points they earned go with them, as far as they are there.
pub(crate) fn tarik(dok: &mut Dok<'_, '_>, s: &Sisi) -> Hasil<()> {
    let mut pergi: HashMap<String, i64> = HashMap::new();
    for b in &s.beli {
        let Some(n) = &b.nota else { continue };
        let umur = Tanggal::parse(&n.tgl_nota).map_or(i64::MAX, |t| s.acuan.tgl_system.selisih_hari(t));
        if let Some(t) = tarikan(dok.tx(), &s.acuan, n, umur)? {
            konter::pelanggan::pegang_utama(dok.tx(), &t.kode)?;
            *pergi.entry(t.kode.clone()).or_default() += poin::tarik(dok, &t.kode, t.poin)?;
        }
    }
    // Reckoned as there when it was priced, and spent at another till since: the price would be too high.
    if s.acuan.poin_ditarik.iter().any(|(kode, n)| pergi.get(kode).copied().unwrap_or(0) < *n) {
        return Err(PoinTolak::Berubah.tolak("Poin member ini baru saja dipakai, hitung kembali"));
    }
    Ok(())
}

/// Would validating a sale give points to the own card of who does it?
pub(crate) fn kartunya(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur) -> Hasil<bool> {
    let siapa: Option<String> = tx.one(
        "SELECT kode_pelanggan FROM poin_jual WHERE toko = $1 AND no_dok = $2 AND tunggu = 1 LIMIT 1",
        args![no.toko(), no],
        |r| r.get(0),
    )?;
    let Some(kode) = siapa else { return Ok(false) };
    let kode = konter::pelanggan::utama(tx, &kode)?;
    let milik: String = tx.nilai("SELECT pegawai FROM pelanggan WHERE kode_pelanggan = $1", args![kode])?;
    Ok(!milik.is_empty() && p.user_id.as_str().eq_ignore_ascii_case(&milik))
}

/// A sale was validated: what it earned is the member's now. A step of the sale's own document.
pub(crate) fn valid(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur) -> Hasil<()> {
    let toko = tx.toko().clone();
    let ada = tx.one(
        "SELECT 1 FROM poin_jual WHERE toko = $1 AND no_dok = $2 AND tunggu = 1 LIMIT 1",
        args![&toko, no],
        |r| r.int(0),
    )?;
    if ada.is_none() {
        return Ok(());
    }
    let mut dok = Dok::lanjut(tx, no.clone(), &p.user_id)?;
    let poin = poin::valid(&mut dok, no)?;
    let pulang = sudah_pulang(dok.tx(), p, no)?;
    for (n, _) in pulang.iter().filter(|(_, beli)| beli.toko() != no.toko()) {
        // The other store's document is not this one's to write in.
        if let Some(t) = bagian(dok.tx(), n)? {
            poin::tarik_sendiri(&mut dok, &t.kode, t.poin)?;
        }
    }
    dok.tutup("POIN PENJUALAN", &serde_json::json!({ "poin": poin }))?;
    for (n, beli) in pulang.into_iter().filter(|(_, beli)| beli.toko() == no.toko()) {
        let mut dok = Dok::lanjut(tx, beli, &p.user_id)?;
        if let Some(t) = bagian(dok.tx(), &n)? {
            poin::tarik(&mut dok, &t.kode, t.poin)?;
        }
        dok.tutup("POIN PENJUALAN", &serde_json::json!({ "nota": n.no_faktur_jual }))?;
    }
    Ok(())
}

/// Lines of a sale that came back before it was validated, soon enough to take their points along; and the purchase.
fn sudah_pulang(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur) -> Hasil<Vec<(Nota, NoFaktur)>> {
    let toko = no.toko().clone();
    let hari = konter::Hari::baca(tx, p)?.hari("TARIK_POIN_HARI", 90);
    let semua = tx.rows(
        "SELECT b.no_faktur_nota, b.no_faktur_group, b.tgl_nota, b.tgl_system FROM jual j \
         JOIN beli b ON b.no_faktur_nota = j.no_faktur_jual AND b.toko_nota = j.toko \
         WHERE j.toko = $1 AND j.no_faktur_group = $2 AND NOT EXISTS (SELECT 1 FROM faktur_batal z \
         WHERE z.toko = b.toko AND z.no_faktur_group = b.no_faktur_group) ORDER BY b.toko, b.no_faktur_beli",
        args![&toko, no],
        |r| Ok((r.get::<String>(0)?, r.get::<NoFaktur>(1)?, r.get::<Tanggal>(2)?, r.get::<Tanggal>(3)?)),
    )?;
    let mut hasil = Vec::new();
    for (nota, beli, dari, kini) in semua {
        if hari <= 0 || kini.selisih_hari(dari) > hari {
            continue;
        }
        if let Some(n) = crate::nota::cari_nota(tx, &toko, &nota, "", &[])? {
            hasil.push((n, beli));
        }
    }
    Ok(hasil)
}

/// Earned, spent and left, for the screen and the paper; none where the customer is no member.
pub fn nota(c: &mut Conn, no: &NoFaktur, siapa: &Pelanggan) -> Hasil<Option<PoinNota>> {
    if siapa.kode_member.is_empty() { Ok(None) } else { poin::nota(c, no, &siapa.kode_pelanggan).map(Some) }
}
