//! The digest of a day for its owner: what was sold and bought, what the drawers and accounts held, what moved in and
//! out, what was cancelled and approved. Kept after the closing; before it, told as the day stands.

use db::{Conn, Tx, args};
use platform::{Hasil, Status, Tolak, toko::Toko};
use print::tabel::{BatasAlamat, Kertas, Pdf, Tabel};
use print::{Baris, Jenis, Keluaran as _, Kolom, Sel};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeToko, Tanggal};

/// A line of the digest. Weight in milligrams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = BarisRingkasan)]
pub struct BarisRingkas {
    pub uraian: String,
    pub banyak: Option<i64>,
    pub berat: Option<i64>,
    pub rupiah: Option<i64>,
    /// worth a second look
    pub perhatian: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = BagianRingkasan)]
pub struct Bagian {
    pub judul: String,
    pub baris: Vec<BarisRingkas>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = RingkasanHari)]
pub struct Ringkasan {
    pub kode_toko: String,
    pub tanggal: String,
    /// when and by whom the day was closed; empty while it is open
    pub ditutup: String,
    pub oleh: String,
    pub bagian: Vec<Bagian>,
}

fn baris(
    uraian: impl Into<String>,
    banyak: Option<i64>,
    berat: Option<i64>,
    rupiah: Option<i64>,
) -> BarisRingkas {
    BarisRingkas { uraian: uraian.into(), banyak, berat, rupiah, perhatian: false }
}

/// The digest as it was kept, or as the books tell it now.
pub fn baca(c: &mut Conn, toko: &KodeToko, tanggal: Tanggal) -> Hasil<Ringkasan> {
    let kini: Option<Tanggal> =
        c.one("SELECT tgl_system FROM toko WHERE kode_toko = $1", args![toko], |r| r.get(0))?;
    if kini.is_none_or(|k| tanggal > k) {
        let pesan = format!("Tanggal {tanggal} belum dibuka");
        return Err(Tolak::aturan("TUTUP-04", pesan.clone()).kolom("tanggal", pesan));
    }
    let ada: Option<String> = c.one(
        "SELECT isi FROM ringkasan_hari WHERE toko = $1 AND tanggal = $2",
        args![toko, tanggal],
        |r| r.get(0),
    )?;
    match ada.and_then(|isi| serde_json::from_str(&isi).ok()) {
        Some(r) => Ok(r),
        None => hitung(c, toko, tanggal),
    }
}

/// Keeps the digest of a closed day; the first stays. `temuan`: how much the proof over all history found, where it ran.
pub fn simpan(tx: &mut Tx<'_>, tanggal: Tanggal, temuan: Option<usize>) -> Hasil<Ringkasan> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let mut r = hitung(tx, &toko, tanggal)?;
    if let Some(n) = temuan {
        let (uraian, banyak) = match n {
            0 => ("Semua buku seimbang", None),
            n => ("Buku tidak seimbang, lihat Bukti Saldo", i64::try_from(n).ok()),
        };
        let baris = vec![BarisRingkas { perhatian: n > 0, ..baris(uraian, banyak, None, None) }];
        r.bagian.push(Bagian { judul: "Bukti Saldo".to_owned(), baris });
    }
    let isi = serde_json::to_string(&r).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec(
        "INSERT INTO ringkasan_hari (toko, tanggal, dibuat, isi) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        args![&toko, tanggal, kini, isi],
    )?;
    Ok(r)
}

fn hitung(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Ringkasan> {
    let (ditutup, oleh) = c
        .one("SELECT waktu, oleh FROM tutup_toko WHERE toko = $1 AND tanggal = $2", args![toko, tgl], |r| {
            Ok((r.get(0)?, r.get(1)?))
        })?
        .unwrap_or_default();
    let bagian = vec![
        Bagian { judul: "Transaksi".to_owned(), baris: transaksi(c, toko, tgl)? },
        Bagian { judul: "Titipan Uang".to_owned(), baris: titipan(c, toko, tgl)? },
        Bagian { judul: "Kas per Kasir".to_owned(), baris: kas(c, toko, tgl)? },
        Bagian { judul: "Rekening".to_owned(), baris: bank(c, toko, tgl)? },
        Bagian { judul: "Stok Masuk dan Keluar".to_owned(), baris: stok(c, toko, tgl)? },
        Bagian { judul: "Pembatalan dan Otorisasi".to_owned(), baris: perhatian(c, toko, tgl)? },
    ];
    Ok(Ringkasan { kode_toko: toko.to_string(), tanggal: tgl.to_string(), ditutup, oleh, bagian })
}

fn transaksi(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BarisRingkas>> {
    const HIDUP: &str = "FROM faktur f WHERE f.toko = $1 AND f.tgl_system = $2 AND NOT EXISTS (SELECT 1 FROM faktur_batal b \
         WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group)";
    let mut hasil = Vec::new();
    for (nama, qty, berat, total) in [
        ("Penjualan", "qty_jual", "berat_jual", "total_jual"),
        ("Pembelian", "qty_beli", "berat_beli", "total_beli"),
    ] {
        let sql = format!(
            "SELECT COUNT(*), CAST(COALESCE(SUM(f.{qty}), 0) AS BIGINT), CAST(COALESCE(SUM(f.{berat}), 0) AS BIGINT), \
             CAST(COALESCE(SUM(f.{total}), 0) AS BIGINT) {HIDUP} AND f.{qty} > 0"
        );
        if let Some((nota, qty, berat, rp)) =
            c.one(&sql, args![toko, tgl], |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?, r.int(3)?)))?
        {
            hasil.push(baris(format!("{nama} ({nota} nota)"), Some(qty), Some(berat), Some(rp)));
        }
    }
    let tukar: i64 = c.nilai(&format!("SELECT COUNT(*) {HIDUP} AND f.jenis = 'TUKAR'"), args![toko, tgl])?;
    hasil.push(baris("Tukar tambah (nota)", Some(tukar), None, None));
    let bayar = c.rows(
        &format!(
            "SELECT y.jenis, COUNT(*), CAST(SUM(CASE WHEN y.arah = 'MASUK' THEN y.jumlah_rp ELSE -y.jumlah_rp END) AS BIGINT) \
             FROM bayar y JOIN (SELECT f.toko, f.no_faktur_group {HIDUP}) f ON f.toko = y.toko \
             AND f.no_faktur_group = y.no_faktur_group WHERE y.jenis <> 'TUKAR' GROUP BY y.jenis ORDER BY y.jenis"
        ),
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?)),
    )?;
    hasil.extend(
        bayar.into_iter().map(|(j, n, rp)| baris(format!("Pembayaran {j}"), Some(n), None, Some(rp))),
    );
    Ok(hasil)
}

fn titipan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BarisRingkas>> {
    let (nm, masuk, nk, keluar) = c
        .one(
            "SELECT CAST(COALESCE(SUM(CASE WHEN jumlah_in > 0 THEN 1 ELSE 0 END), 0) AS BIGINT), \
             CAST(COALESCE(SUM(jumlah_in), 0) AS BIGINT), \
             CAST(COALESCE(SUM(CASE WHEN jumlah_out > 0 THEN 1 ELSE 0 END), 0) AS BIGINT), \
             CAST(COALESCE(SUM(jumlah_out), 0) AS BIGINT) FROM buku_titipan WHERE toko = $1 AND tgl_system = $2",
            args![toko, tgl],
            |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?, r.int(3)?)),
        )?
        .unwrap_or_default();
    Ok(vec![
        baris("Titipan masuk", Some(nm), None, Some(masuk)),
        baris("Titipan dipakai atau dikembalikan", Some(nk), None, Some(keluar)),
    ])
}

fn kas(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BarisRingkas>> {
    let kasir = c.rows(
        "SELECT p.kasir, p.akhir, p.hitung, p.selisih FROM potret_kas p WHERE p.toko = $1 AND p.tanggal = $2 \
         UNION ALL SELECT s.kasir, s.saldo, NULL, 0 FROM saldo_kas s WHERE s.toko = $1 AND s.saldo <> 0 \
         AND NOT EXISTS (SELECT 1 FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal = $2) ORDER BY 1",
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.get::<Option<i64>>(2)?, r.int(3)?)),
    )?;
    let mut hasil = Vec::new();
    for (kasir, akhir, hitung, selisih) in kasir {
        match hitung {
            Some(h) => {
                hasil.push(baris(format!("{kasir}: seharusnya"), None, None, Some(h - selisih)));
                hasil.push(baris(format!("{kasir}: dihitung"), None, None, Some(h)));
                let mut b = baris(format!("{kasir}: selisih"), None, None, Some(selisih));
                b.perhatian = selisih != 0;
                hasil.push(b);
            }
            None => hasil.push(baris(format!("{kasir}: saldo (tidak dihitung)"), None, None, Some(akhir))),
        }
    }
    Ok(hasil)
}

fn bank(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BarisRingkas>> {
    let rek = c.rows(
        "SELECT p.no_rekening, p.akhir, p.belum_valid FROM potret_bank p WHERE p.toko = $1 AND p.tanggal = $2 \
         UNION ALL SELECT s.no_rekening, s.saldo, s.belum_valid FROM saldo_bank s WHERE s.toko = $1 \
         AND NOT EXISTS (SELECT 1 FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal = $2) ORDER BY 1",
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?)),
    )?;
    let mut hasil = Vec::new();
    for (no, saldo, belum) in rek {
        hasil.push(baris(no.clone(), None, None, Some(saldo)));
        if belum != 0 {
            let mut b = baris(format!("{no}: belum divalidasi"), None, None, Some(belum));
            b.perhatian = true;
            hasil.push(b);
        }
    }
    Ok(hasil)
}

fn stok(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BarisRingkas>> {
    let gerak = c.rows(
        "SELECT jenis_dok, CAST(SUM(qty) AS BIGINT), CAST(SUM(berat) AS BIGINT) FROM buku_stok WHERE toko = $1 \
         AND tgl_system = $2 AND substr(gudang, 1, 1) <> '@' GROUP BY jenis_dok \
         HAVING SUM(qty) <> 0 OR SUM(berat) <> 0 ORDER BY jenis_dok",
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?)),
    )?;
    let mut hasil: Vec<BarisRingkas> = gerak
        .into_iter()
        .map(|(j, qty, berat)| {
            let nama = JenisDok::dari_prefix(&j).map_or(j, |d| d.nama().to_owned());
            baris(nama, Some(qty), Some(berat), None)
        })
        .collect();
    let akhir = c.one(
        "SELECT CAST(COALESCE(SUM(qty), 0) AS BIGINT), CAST(COALESCE(SUM(berat), 0) AS BIGINT), \
         CAST(COALESCE(SUM(nilai), 0) AS BIGINT) FROM (SELECT qty, berat, nilai FROM potret_stok WHERE toko = $1 \
         AND tanggal = $2 UNION ALL SELECT qty, berat, nilai FROM saldo_lokasi WHERE toko = $1 \
         AND substr(gudang, 1, 1) <> '@' AND NOT EXISTS (SELECT 1 FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal = $2)) x",
        args![toko, tgl],
        |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?)),
    )?;
    if let Some((qty, berat, nilai)) = akhir {
        hasil.push(baris("Stok akhir", Some(qty), Some(berat), Some(nilai)));
    }
    Ok(hasil)
}

fn perhatian(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BarisRingkas>> {
    let mut hasil = Vec::new();
    let batal = c.one(
        "SELECT COUNT(*), CAST(COALESCE(SUM(f.total_jual + f.total_beli), 0) AS BIGINT) FROM faktur_batal b JOIN faktur f \
         ON f.toko = b.toko AND f.no_faktur_group = b.no_faktur_group WHERE b.toko = $1 AND b.tgl_system = $2",
        args![toko, tgl],
        |r| Ok((r.int(0)?, r.int(1)?)),
    )?;
    if let Some((n, rp)) = batal {
        let mut b = baris("Nota dibatalkan", Some(n), None, Some(rp));
        b.perhatian = n > 0;
        hasil.push(b);
    }
    let izin = c.rows(
        "SELECT kategori, COUNT(*), CAST(COALESCE(SUM(nominal), 0) AS BIGINT) FROM otorisasi WHERE toko = $1 \
         AND tgl_system = $2 AND status IN ('DISETUJUI', 'TERPAKAI') GROUP BY kategori ORDER BY kategori",
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?)),
    )?;
    hasil.extend(izin.into_iter().map(|(k, n, rp)| baris(format!("Otorisasi {k}"), Some(n), None, Some(rp))));
    Ok(hasil)
}

/// The digest on paper.
pub fn pdf(r: &Ringkasan, toko: &Toko, user: &str, tgl_cetak: &str) -> Hasil<Vec<u8>> {
    let gagal =
        |e: print::Galat| Tolak::new(Status::Dalam, "DALAM-01", "Ringkasan tidak bisa dibuat").sebab(e);
    let kolom = [
        Kolom::new("Uraian", Jenis::Teks),
        Kolom::new("Banyak", Jenis::Bulat),
        Kolom::new("Berat", Jenis::Gram),
        Kolom::new("Rupiah", Jenis::Rupiah),
    ];
    let periode = if r.ditutup.is_empty() {
        format!("Tanggal {} (belum ditutup)", r.tanggal)
    } else {
        format!("Tanggal {}   Ditutup oleh {}", r.tanggal, r.oleh)
    };
    let mut pdf = Pdf::new(Tabel {
        judul: "RINGKASAN HARI",
        periode: &periode,
        nama_toko: &toko.nama_toko,
        alamat_toko: &toko.alamat_toko,
        batas_alamat: BatasAlamat::Panjang,
        kolom: &kolom,
        kertas: Kertas::default(),
        tanda_tangan: &[],
        user_id: user,
        tgl_cetak,
    })
    .map_err(gagal)?;
    let angka = |n: Option<i64>| n.map_or(Sel::Kosong, Sel::Angka);
    for b in &r.bagian {
        pdf.baris(Baris::Grup(&b.judul)).map_err(gagal)?;
        for l in &b.baris {
            pdf.baris(Baris::Isi(&[Sel::Teks(&l.uraian), angka(l.banyak), angka(l.berat), angka(l.rupiah)]))
                .map_err(gagal)?;
        }
    }
    pdf.selesai().map_err(gagal)
}
