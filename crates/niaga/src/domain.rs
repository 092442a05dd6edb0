//! What trade brings to the closing, the digest, the dashboard and the proof.

use crate::NiagaTolak;
use crate::bukti::BUKTI;
use crate::rincian_dok::DOKUMEN;
use db::{Conn, Tx, args};
use ledger::{Dok, kupon};
use platform::Hasil;
use platform::domain::{BagianUrut, BarisRingkas, Dagang, Domain, Hal, Hari, Langkah, Potret};
use values::{JenisDok, KodeToko, Rupiah, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    halangan,
    berakhir: kupon_habis,
    potret: &[TITIPAN],
    ringkasan,
    dagang,
    riwayat: crate::riwayat::RIWAYAT,
    nota: crate::asli::nota,
    milik: crate::riwayat::milik,
    demo_hari_ini: crate::demo::hari_ini,
    penolakan: &[NiagaTolak::DAFTAR],
    melayani: crate::KASIR,
    dokumen: &DOKUMEN,
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("niaga")
};

/// Sales put aside, and what a second person has not validated.
fn halangan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let (toko, tgl) = (&h.toko, h.tgl);
    Hal::bila(
        c,
        &mut hal,
        (NiagaTolak::TutupParkir.kode(), "/transaksi-penjualan"),
        |n| format!("{n} penjualan masih diparkir dan belum disimpan"),
        "SELECT nama || ' (' || oleh || ')' FROM parkir WHERE toko = $1 ORDER BY diubah",
        args![toko],
    )?;
    if h.set.nyala("VALIDASI_PENJUALAN_MODULE") {
        Hal::bila(
            c,
            &mut hal,
            (NiagaTolak::TutupValidasi.kode(), "/validasi-penjualan"),
            |n| format!("{n} penjualan belum divalidasi"),
            "SELECT f.no_faktur_group FROM faktur f WHERE f.toko = $1 AND f.jenis IN ('JUAL', 'TUKAR') AND f.tgl_system <= $2 \
             AND f.tgl_system > COALESCE((SELECT tgl_tutup FROM toko WHERE kode_toko = $1), '') \
             AND NOT EXISTS (SELECT 1 FROM faktur_valid v WHERE v.toko = f.toko AND v.no_faktur_group = f.no_faktur_group) \
             AND NOT EXISTS (SELECT 1 FROM faktur_batal b WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) \
             ORDER BY f.no_faktur_group",
            args![toko, tgl],
        )?;
    }
    if h.set.nyala("VALIDASI_TITIPAN_MODULE") {
        Hal::bila(
            c,
            &mut hal,
            (NiagaTolak::TutupTitipan.kode(), "/validasi-titipan"),
            |n| format!("{n} titipan belum divalidasi"),
            "SELECT t.no_titip FROM titipan t WHERE t.toko = $1 AND t.tgl_system <= $2 AND NOT EXISTS \
             (SELECT 1 FROM titipan_peristiwa e WHERE e.toko = t.toko AND e.no_titip = t.no_titip \
             AND e.jenis IN ('VALID', 'BATAL', 'KEMBALI')) ORDER BY t.no_titip",
            args![toko, tgl],
        )?;
    }
    Ok(hal)
}

/// Coupons whose last day is this one, or was before.
fn kupon_habis(dok: &mut Dok<'_, '_>) -> Hasil<Vec<(&'static str, String)>> {
    let tgl = dok.tgl_system();
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let habis: Vec<String> = tx.rows(
        "SELECT s.no_kupon FROM saldo_kupon s JOIN kupon_terbit k ON k.toko = s.toko AND k.no_kupon = s.no_kupon \
         WHERE s.toko = $1 AND s.qty = 1 AND k.tgl_akhir <= $2 ORDER BY s.no_kupon",
        args![&toko, tgl],
        |r| r.get(0),
    )?;
    let baris: Vec<kupon::BarisKupon> = habis
        .iter()
        .map(|no| kupon::BarisKupon { no_kupon: no.clone(), terbit: false, nilai: Rupiah::NOL })
        .collect();
    kupon::catat(dok, &baris)?;
    Ok(habis.into_iter().map(|no| ("kupon", no)).collect())
}

/// Deposits that customers have left at the shop.
pub(crate) const TITIPAN: Potret = Potret {
    aturan: "I16 potret titipan = buku titipan",
    tabel: "potret_titipan",
    buku: "buku_titipan",
    kunci: &["no_titip"],
    nilai: &[("saldo", "jumlah_in - b.jumlah_out")],
    dalam: "",
    tulis: potret_titipan,
};

fn potret_titipan(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    tx.exec(
        "INSERT INTO potret_titipan (toko, tanggal, no_titip, saldo) SELECT toko, $2, no_titip, saldo FROM saldo_titipan \
         WHERE toko = $1 AND saldo > 0",
        args![&h.toko, h.tgl],
    )?;
    Ok(())
}

fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    Ok(vec![
        BagianUrut { urut: 10, judul: "Transaksi", baris: transaksi(c, toko, tgl)? },
        BagianUrut { urut: 20, judul: "Titipan dan Uang Muka", baris: titipan(c, toko, tgl)? },
        BagianUrut { urut: 60, judul: "Pembatalan dan Otorisasi", baris: dibatalkan(c, toko, tgl)? },
    ])
}

/// The day's trade as the views define it (V030): what was taken back on a later day comes off on that day.
fn transaksi(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BarisRingkas>> {
    const HARI: &str = "FROM dagang d WHERE d.toko = $1 AND d.tgl = $2";
    let mut hasil = Vec::new();
    for (nama, qty, berat, total) in [
        ("Penjualan", "qty_jual", "berat_jual", "total_jual"),
        ("Pembelian", "qty_beli", "berat_beli", "total_beli"),
    ] {
        let sql = format!(
            "SELECT CAST(COALESCE(SUM(d.tanda), 0) AS BIGINT), CAST(COALESCE(SUM(d.tanda * d.{qty}), 0) AS BIGINT), \
             CAST(COALESCE(SUM(d.tanda * d.{berat}), 0) AS BIGINT), CAST(COALESCE(SUM(d.tanda * d.{total}), 0) AS BIGINT) \
             {HARI} AND d.{qty} > 0"
        );
        if let Some((nota, qty, berat, rp)) =
            c.one(&sql, args![toko, tgl], |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?, r.int(3)?)))?
        {
            let uraian = format!("{nama} ({nota} nota)");
            hasil.push(BarisRingkas::baru(uraian, Some(qty), Some(berat), Some(rp)));
        }
    }
    let sql = format!("SELECT CAST(COALESCE(SUM(d.tanda), 0) AS BIGINT) {HARI} AND d.jenis = 'TUKAR'");
    let tukar: i64 = c.nilai(&sql, args![toko, tgl])?;
    hasil.push(BarisRingkas::baru("Tukar tambah (nota)", Some(tukar), None, None));
    let bayar = c.rows(
        &format!(
            "SELECT y.jenis, CAST(SUM(f.tanda) AS BIGINT), \
             CAST(SUM(f.tanda * CASE WHEN y.arah = 'MASUK' THEN y.jumlah_rp ELSE -y.jumlah_rp END) AS BIGINT) \
             FROM (SELECT d.toko, d.no_faktur_group, d.tanda {HARI}) f JOIN bayar y ON y.toko = f.toko \
             AND y.no_faktur_group = f.no_faktur_group WHERE y.jenis <> 'TUKAR' GROUP BY y.jenis ORDER BY y.jenis"
        ),
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?)),
    )?;
    let bayar = bayar.into_iter();
    hasil.extend(
        bayar.map(|(j, n, rp)| BarisRingkas::baru(format!("Pembayaran {j}"), Some(n), None, Some(rp))),
    );
    Ok(hasil)
}

/// What the book of deposits holds, by the documents the money stands under: a word for each and what its numbers begin with.
const UANG_CUSTOMER: [(&str, JenisDok); 6] = [
    ("Titipan", JenisDok::Titipan),
    ("Uang muka pesanan", JenisDok::Pesanan),
    ("Uang muka service", JenisDok::Service),
    ("Ganti barang service hilang", JenisDok::HilangService),
    ("Sisa service tak diambil", JenisDok::TakDiambilService),
    ("Uang pre order", JenisDok::PreOrder),
];

/// What came in and went out of each kind that day, and what the shop owed by it at its end; together they are the book.
fn titipan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BarisRingkas>> {
    let mut hasil = Vec::new();
    for (nama, jenis) in UANG_CUSTOMER {
        let (nm, masuk, nk, keluar) = c
            .one(
                "SELECT CAST(COALESCE(SUM(CASE WHEN jumlah_in > 0 THEN 1 ELSE 0 END), 0) AS BIGINT), \
                 CAST(COALESCE(SUM(jumlah_in), 0) AS BIGINT), \
                 CAST(COALESCE(SUM(CASE WHEN jumlah_out > 0 THEN 1 ELSE 0 END), 0) AS BIGINT), \
                 CAST(COALESCE(SUM(jumlah_out), 0) AS BIGINT) FROM buku_titipan WHERE toko = $1 AND tgl_system = $2 \
                 AND substr(no_titip, 1, 2) = $3",
                args![toko, tgl, jenis.prefix()],
                |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?, r.int(3)?)),
            )?
            .unwrap_or_default();
        let (n, sisa) = c
            .one(
                "SELECT COUNT(*), CAST(COALESCE(SUM(sisa), 0) AS BIGINT) FROM (SELECT no_titip, SUM(rp) AS sisa FROM \
                 (SELECT no_titip, saldo AS rp FROM saldo_titipan WHERE toko = $1 AND substr(no_titip, 1, 2) = $3 \
                  UNION ALL SELECT no_titip, jumlah_out - jumlah_in FROM buku_titipan WHERE toko = $1 AND tgl_system > $2 \
                  AND substr(no_titip, 1, 2) = $3) x GROUP BY no_titip HAVING SUM(rp) <> 0) y",
                args![toko, tgl, jenis.prefix()],
                |r| Ok((r.int(0)?, r.int(1)?)),
            )?
            .unwrap_or_default();
        // A deposit is always told of; the others where the store has any.
        if jenis != JenisDok::Titipan && (nm, nk, n) == (0, 0, 0) {
            continue;
        }
        hasil.push(BarisRingkas::baru(format!("{nama} masuk"), Some(nm), None, Some(masuk)));
        let keluar_nya = format!("{nama} dipakai atau dikembalikan");
        hasil.push(BarisRingkas::baru(keluar_nya, Some(nk), None, Some(keluar)));
        hasil.push(BarisRingkas::baru(format!("{nama} masih dipegang toko"), Some(n), None, Some(sisa)));
    }
    let dipotong = c.one(
        "SELECT COUNT(*), CAST(COALESCE(SUM(potong_rp), 0) AS BIGINT) FROM titipan_peristiwa \
         WHERE toko = $1 AND tgl_system = $2 AND potong_rp > 0",
        args![toko, tgl],
        |r| Ok((r.int(0)?, r.int(1)?)),
    )?;
    if let Some((n, rp)) = dipotong.filter(|(n, _)| *n > 0) {
        hasil.push(BarisRingkas::baru("Titipan LOCK dipotong turun harga", Some(n), None, Some(rp)));
    }
    Ok(hasil)
}

fn dibatalkan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BarisRingkas>> {
    let batal = c.one(
        "SELECT COUNT(*), CAST(COALESCE(SUM(total_jual + total_beli), 0) AS BIGINT) FROM dagang_batal \
         WHERE toko = $1 AND tgl = $2",
        args![toko, tgl],
        |r| Ok((r.int(0)?, r.int(1)?)),
    )?;
    Ok(batal
        .map(|(n, rp)| BarisRingkas::baru("Nota dibatalkan", Some(n), None, Some(rp)).perhatian(n > 0))
        .into_iter()
        .collect())
}

/// Goods sold and bought by step, as the views of trade define them (V030).
fn dagang(c: &mut Conn, toko: &KodeToko, hari: (Tanggal, Tanggal), langkah: Langkah) -> Hasil<Vec<Dagang>> {
    let langkah = langkah.sql();
    let sql = format!(
        "SELECT {langkah} AS langkah, CAST(SUM(jual) AS BIGINT), CAST(SUM(beli) AS BIGINT) FROM (\
         SELECT tgl AS tgl_system, waktu, tanda * total_jual AS jual, tanda * total_beli AS beli FROM dagang \
         WHERE toko = $1 AND tgl BETWEEN $2 AND $3) x GROUP BY 1"
    );
    let mut hasil = Vec::new();
    c.each(&sql, args![toko, hari.0, hari.1], |r| {
        for (ke, bidang) in [(1, "PENJUALAN"), (2, "PEMBELIAN")] {
            hasil.push(Dagang { label: r.get(0)?, bidang, jumlah: r.get(ke)? });
        }
        Ok::<_, db::Error>(())
    })?;
    Ok(hasil)
}
