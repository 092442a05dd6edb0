//! The points book as the shop uses it: earned by sales, spent as a payment, given and taken by hand, lapsed. The rows are
//! `ledger::poin`'s; what of them can be spent is decided here.

mod bayar;
mod bukti;
mod dapat;
mod demo;
mod domain;
mod kartu;
mod reset;
mod tangan;
mod tolak;

pub use bayar::CaraPoin;
pub use dapat::{BarisJual, Penjualan, dasar, hitung, terbitkan, valid};
pub use domain::DOMAIN;
pub use kartu::{BarisKartu, TanyaKartu, kartu};
pub use reset::{
    KeadaanReset, Kemajuan, Siklus, Terakhir, banyak, berikut, boleh, jatuh_tempo, keadaan, langkah, pusat,
};
pub use tangan::{
    BarisTangan, Dibatalkan, JenisTangan, MintaBatal, MintaPoin, TanyaPoin, Tercatat, batal, catat, daftar,
};
pub(crate) use tangan::{Dicabut, Saring, cabut, nomor};
pub use tolak::PoinTolak;

use crate::aturan;
use db::{Conn, Tx, args};
use konter::{Pelanggan, pelanggan};
use ledger::{Dok, poin as buku};
use platform::Hasil;
use serde::Serialize;
use values::{NoFaktur, Rupiah, Tanggal, UserId, Waktu};

/// What somebody has; below nothing after a cancellation.
pub fn saldo(c: &mut Conn, kode_pelanggan: &str) -> Hasil<i64> {
    Ok(buku::saldo(c, kode_pelanggan)?)
}

/// A member by member code or by the code of the register, the card that stands for them.
pub fn orang(c: &mut Conn, kode: &str) -> Hasil<Pelanggan> {
    let kode = pelanggan::rapi(kode);
    if kode.is_empty() {
        return Err(PoinTolak::Member.pada("kode", "Kode Member Harus Diisi"));
    }
    let ada = match pelanggan::satu(c, &kode)? {
        Some(p) => p,
        None => pelanggan::member(c, &kode)?,
    };
    if ada.kode_member.is_empty() {
        let pesan = format!("{} belum menjadi member", ada.nama_customer);
        return Err(PoinTolak::Member.pada("kode", pesan));
    }
    Ok(ada)
}

/// The same for a document that changes their points: the card is held until the COMMIT.
pub(crate) fn orang_dipegang(tx: &mut Tx<'_>, kode: &str) -> Hasil<Pelanggan> {
    let ada = orang(tx, kode)?;
    pelanggan::pegang_member(tx, ada)?
        .ok_or_else(|| PoinTolak::Member.pada("kode", "Member ini baru saja keluar"))
}

/// A lot as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LotPoin)]
pub struct Lot {
    /// the document that gave it
    pub no_dok: String,
    pub tgl: String,
    pub sisa: i64,
    /// earned on money that the bank has not shown yet
    pub tertahan: bool,
}

/// What somebody has, and what of it can be spent now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SaldoPoin)]
pub struct Saldo {
    pub kode_pelanggan: String,
    pub kode_member: String,
    pub nama_customer: String,
    pub point: i64,
    /// cannot be spent yet
    pub tertahan: i64,
    pub bisa_dipakai: i64,
    /// until when nothing of it can be spent, after the card changed; empty when it can
    pub tahan_sampai: String,
    /// a cancellation took more than there was
    pub minus: bool,
    /// what a point pays
    #[schema(value_type = i64)]
    pub nilai_poin: Rupiah,
    #[schema(value_type = i64)]
    pub nilai_rp: Rupiah,
    pub lot: Vec<Lot>,
}

/// Lots of somebody that were earned on money nobody has seen at the bank: the sale's own, that of a deposit it was paid with, or
/// what is still owed on a contract of instalments whose pieces are out.
pub(crate) fn lot_tertahan(c: &mut Conn, kode: &str) -> Hasil<Vec<String>> {
    Ok(c.rows(
        "SELECT l.lot FROM bank_menunggu m JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id_bank AND b.jumlah_in > 0 \
         JOIN lot_poin l ON l.kode_pelanggan = $1 AND l.lot = b.no_dok AND l.sisa > 0 \
         UNION SELECT l.lot FROM bank_menunggu m JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id_bank AND b.jumlah_in > 0 \
         JOIN titipan_peristiwa e ON e.toko = b.toko AND e.no_titip = b.no_dok AND e.jenis = 'PAKAI' \
         JOIN lot_poin l ON l.kode_pelanggan = $1 AND l.lot = e.rujukan AND l.sisa > 0 \
         UNION SELECT l.lot FROM bank_menunggu m JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id_bank AND b.jumlah_in > 0 \
         JOIN faktur_sumber s ON s.toko = b.toko AND s.no_sumber = CASE WHEN b.jenis_dok IN ('IP', 'CB', 'UM') THEN b.deskripsi ELSE b.no_dok END \
         JOIN lot_poin l ON l.kode_pelanggan = $1 AND l.lot = s.no_faktur_group AND l.sisa > 0 \
         UNION SELECT l.lot FROM saldo_piutang u JOIN faktur_sumber s ON s.toko = u.toko AND s.no_sumber = u.no_piutang \
         JOIN lot_poin l ON l.kode_pelanggan = $1 AND l.lot = s.no_faktur_group AND l.sisa > 0 WHERE u.saldo > 0 ORDER BY 1",
        args![kode],
        |r| r.get(0),
    )?)
}

/// Points that are there and wait for nothing.
pub(crate) fn bebas(c: &mut Conn, kode: &str) -> Hasil<i64> {
    let tahan = lot_tertahan(c, kode)?;
    let menunggu: i64 =
        buku::lot(c, kode)?.iter().filter(|l| l.sisa > 0 && tahan.contains(&l.lot)).map(|l| l.sisa).sum();
    Ok(buku::saldo(c, kode)?.saturating_sub(menunggu).max(0))
}

/// The points of a member on a day.
pub fn lihat(c: &mut Conn, kode: &str, tgl: Tanggal, kini: Waktu) -> Hasil<Saldo> {
    let siapa = orang(c, kode)?;
    let kode = siapa.kode_pelanggan.as_str();
    let (point, tahan) = (buku::saldo(c, kode)?, lot_tertahan(c, kode)?);
    let lot: Vec<Lot> = buku::lot(c, kode)?
        .into_iter()
        .map(|l| Lot {
            tertahan: l.sisa > 0 && tahan.contains(&l.lot),
            no_dok: l.lot,
            tgl: l.tgl,
            sisa: l.sisa,
        })
        .collect();
    let tertahan: i64 = lot.iter().filter(|l| l.tertahan).map(|l| l.sisa).sum();
    let sampai = pelanggan::tertahan(c, kode, kini)?;
    let dipesan = crate::app::klaim::poin_dipesan(c, kode, kini)?;
    let bisa_dipakai =
        if sampai.is_some() { 0 } else { point.saturating_sub(tertahan).saturating_sub(dipesan).max(0) };
    let nilai_poin = aturan::nilai_poin(c, tgl)?;
    Ok(Saldo {
        point,
        tertahan,
        bisa_dipakai,
        tahan_sampai: sampai.map_or_else(String::new, |w| w.to_string()),
        minus: point < 0,
        nilai_poin,
        nilai_rp: nilai_poin.kali(bisa_dipakai).map_err(konter::meluap)?,
        lot,
        kode_pelanggan: siapa.kode_pelanggan,
        kode_member: siapa.kode_member,
        nama_customer: siapa.nama_customer,
    })
}

/// Takes points of a member for a payment or a gift; refused where they wait, or are not enough.
pub(crate) fn ambil(
    dok: &mut Dok<'_, '_>,
    kode: &str,
    jenis: buku::Jenis,
    poin: i64,
    harga: Rupiah,
) -> Hasil<()> {
    let kini = dok.waktu();
    if let Some(sampai) = pelanggan::tertahan(dok.tx(), kode, kini)? {
        return Err(PoinTolak::Ditahan.tolak(format!("Poin kartu ini baru bisa dipakai sesudah {sampai}")));
    }
    let dipesan = crate::app::klaim::poin_dipesan(dok.tx(), kode, kini)?;
    if dipesan > 0 && bebas(dok.tx(), kode)?.saturating_sub(dipesan) < poin {
        let pesan = format!(
            "{dipesan} poin menunggu hadiah yang diklaim di aplikasi; serahkan atau batalkan klaimnya dulu"
        );
        return Err(PoinTolak::Ditahan.tolak(pesan));
    }
    let kecuali = lot_tertahan(dok.tx(), kode)?;
    buku::ambil(dok, &buku::Ambil { kode, jenis, poin, harga, kecuali: &kecuali })?;
    Ok(())
}

/// Points of a line that came back: what is there of them goes, whether they wait or not. Answers how many went.
pub fn tarik(dok: &mut Dok<'_, '_>, kode: &str, poin: i64) -> Hasil<i64> {
    let n = poin.min(buku::saldo(dok.tx(), kode)?.max(0));
    if n > 0 {
        buku::ambil(
            dok,
            &buku::Ambil { kode, jenis: buku::Jenis::Tarik, poin: n, harga: Rupiah::NOL, kecuali: &[] },
        )?;
    }
    Ok(n)
}

/// The same out of what the document itself gave.
pub fn tarik_sendiri(dok: &mut Dok<'_, '_>, kode: &str, poin: i64) -> Hasil<()> {
    Ok(buku::tarik_sendiri(dok, kode, poin)?)
}

/// Points that a document gave (a sale, or somebody by hand) and that could not be taken back any more if it were cancelled now: they were
/// spent. Of who left, what was spent of that very document. The balance stands still from here on: another store may be spending it at this moment.
pub fn kurang_bila_batal(tx: &mut Tx<'_>, no: &NoFaktur) -> Hasil<i64> {
    let (toko, teks) = (no.toko().clone(), no.to_string());
    let ada = tx.one(
        "SELECT kode_pelanggan, CAST(SUM(CASE WHEN jenis IN ('DAPAT', 'TAMBAH') THEN poin ELSE 0 END) AS BIGINT), \
         CAST(SUM(poin) AS BIGINT) FROM buku_poin WHERE toko = $1 AND no_dok = $2 AND +balik IS NULL AND kode_pelanggan = \
         (SELECT MIN(d.kode_pelanggan) FROM buku_poin d WHERE d.toko = $1 AND d.no_dok = $2 AND d.jenis IN ('DAPAT', 'TAMBAH')) GROUP BY kode_pelanggan",
        args![&toko, no],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?)),
    )?;
    let Some((kode, dapat, isi)) = ada else { return Ok(0) };
    let utama = pelanggan::pegang_utama(tx, &kode)?;
    buku::pegang(tx, &utama)?;
    let c: &mut Conn = tx;
    let dari_lot = |c: &mut Conn, jenis: &str| {
        let sql = format!(
            "SELECT CAST(COALESCE(SUM(-poin), 0) AS BIGINT) FROM buku_poin WHERE lot = $1 AND jenis IN ({jenis})"
        );
        c.nilai::<i64>(&sql, args![teks.as_str()])
    };
    if pelanggan::satu(c, &utama)?.is_none() {
        return Ok(dari_lot(c, "'BAYAR', 'TUKAR', 'KURANG'")?.clamp(0, dapat));
    }
    let sesudah = buku::saldo(c, &utama)? - isi + dari_lot(c, "'HANGUS', 'PULIH'")?;
    Ok((-sesudah).clamp(0, dapat))
}

/// Points from before the book that somebody brought in by a file and would spend alone; the document of the file. A file says
/// what its owner wants: who brought it in is not the one who takes what it gives.
pub fn diimpor_sendiri(c: &mut Conn, kode: &str, oleh: &UserId) -> Hasil<Option<String>> {
    Ok(c.one(
        "SELECT i.no_dok FROM lot_poin l JOIN impor_member i ON i.no_dok = l.lot WHERE l.kode_pelanggan = $1 AND l.sisa > 0 \
         AND i.oleh = $2 ORDER BY i.no_dok LIMIT 1",
        args![kode, oleh],
        |r| r.get(0),
    )?)
}

/// A document is taken back: the exact reverse of its points. Those of a card that was merged since follow it,
/// those of who left are closed again.
pub fn balikkan(dok: &mut Dok<'_, '_>, asal: &NoFaktur) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let orang: Vec<String> = dok.tx().rows(
        "SELECT DISTINCT kode_pelanggan FROM buku_poin WHERE toko = $1 AND no_dok = $2 ORDER BY kode_pelanggan",
        args![&toko, asal],
        |r| r.get(0),
    )?;
    let mut milik = Vec::with_capacity(orang.len());
    for kode in orang {
        let utama = pelanggan::pegang_utama(dok.tx(), &kode)?;
        milik.push((kode, utama));
    }
    buku::balikkan(dok, asal)?;
    for (kode, utama) in milik {
        if utama != kode {
            buku::pindah(dok, &kode, &utama)?;
        }
        // Who left has no points any more, neither to have nor to owe.
        let keluar: String = dok
            .tx()
            .nilai("SELECT keluar FROM pelanggan WHERE kode_pelanggan = $1", args![utama.as_str()])?;
        if !keluar.is_empty() {
            buku::habiskan(dok, &utama)?;
        }
    }
    Ok(())
}

/// What a document did to the points of its customer, for its paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, utoipa::ToSchema)]
#[schema(as = PoinNota)]
pub struct PoinNota {
    pub dapat: i64,
    pub pakai: i64,
    /// after it
    pub saldo: i64,
}

/// Earned, spent and left. What still waits for its validation counts as earned.
pub fn nota(c: &mut Conn, no: &NoFaktur, kode_pelanggan: &str) -> Hasil<PoinNota> {
    let toko = no.toko().clone();
    let isi = c.one(
        "SELECT CAST(COALESCE(SUM(CASE WHEN jenis = 'DAPAT' THEN poin ELSE 0 END), 0) AS BIGINT), \
         CAST(COALESCE(SUM(CASE WHEN jenis = 'BAYAR' THEN -poin ELSE 0 END), 0) AS BIGINT), MAX(waktu) \
         FROM buku_poin WHERE toko = $1 AND no_dok = $2 AND +balik IS NULL",
        args![&toko, no],
        |r| Ok((r.int(0)?, r.int(1)?, r.get::<Option<String>>(2)?)),
    )?;
    let (mut dapat, pakai, sampai) = isi.unwrap_or_default();
    if dapat == 0 {
        dapat = c.nilai(
            "SELECT CAST(COALESCE(SUM(poin), 0) AS BIGINT) FROM poin_jual WHERE toko = $1 AND no_dok = $2",
            args![&toko, no],
        )?;
    }
    let saldo = match sampai {
        Some(w) => c.nilai(
            "SELECT CAST(COALESCE(SUM(poin), 0) AS BIGINT) FROM buku_poin WHERE kode_pelanggan = $1 AND waktu <= $2",
            args![kode_pelanggan, w],
        )?,
        None => buku::saldo(c, kode_pelanggan)?,
    };
    Ok(PoinNota { dapat, pakai, saldo })
}
