//! Proof of balance: recomputes every projection from its book, every document's balance, every reversal
//! and the audit chain with the fingerprints of all rows. Reads one snapshot; changes nothing.

use crate::baris::Buku;
use crate::sidik::Sidik;
use crate::{audit, bank, curah, kas, stok};
use db::{Conn, Result, args};
use std::collections::BTreeMap;

/// Something that does not add up: which rule, where, and the row or key to look at.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Temuan {
    pub aturan: &'static str,
    pub toko: String,
    pub objek: String,
    pub pesan: String,
}

#[derive(Debug, Clone, Default, serde::Serialize)]
pub struct Hasil {
    pub temuan: Vec<Temuan>,
    pub baris: i64,
    pub audit: i64,
}

impl Hasil {
    pub fn bersih(&self) -> bool {
        self.temuan.is_empty()
    }
}

/// More findings than this are not collected: the first ones tell the story.
const PALING_BANYAK: usize = 1000;
/// Audit rows checked in one go.
const POTONG: i64 = 4000;

const BUKU: [&Buku; 5] = [&stok::BUKU, &kas::BUKU, &bank::BUKU, &bank::BUKU_VALID, &curah::BUKU];

/// A rule in SQL: each row it answers is (store, object, what is wrong).
const ATURAN: &[(&str, &str)] = &[
    (
        "I1 letak barang = buku stok",
        "SELECT toko, kode_barcode || ' di ' || gudang || '/' || baki || ' ' || milik, \
         'buku qty ' || SUM(bq) || ' berat ' || SUM(bb) || ' murni ' || SUM(bm) || ' nilai ' || SUM(bn) || \
         ', saldo qty ' || SUM(sq) || ' berat ' || SUM(sb) || ' murni ' || SUM(sm) || ' nilai ' || SUM(sn) FROM \
         (SELECT toko, kode_barcode, gudang, baki, milik, qty AS bq, berat AS bb, murni AS bm, nilai AS bn, \
          0 AS sq, 0 AS sb, 0 AS sm, 0 AS sn FROM buku_stok WHERE substr(gudang, 1, 1) <> '@' \
          UNION ALL SELECT toko, kode_barcode, gudang, baki, milik, 0, 0, 0, 0, qty, berat, murni, nilai FROM saldo_barang) x \
         GROUP BY toko, kode_barcode, gudang, baki, milik \
         HAVING SUM(bq) <> SUM(sq) OR SUM(bb) <> SUM(sb) OR SUM(bm) <> SUM(sm) OR SUM(bn) <> SUM(sn) ORDER BY 1, 2",
    ),
    (
        "I1 satu barang satu tempat di seluruh rantai",
        "SELECT MIN(toko), kode_barcode, 'ada di ' || COUNT(*) || ' toko' FROM saldo_barang \
         GROUP BY kode_barcode HAVING COUNT(*) > 1 ORDER BY 2",
    ),
    (
        "I2 stok setiap dokumen seimbang",
        "SELECT toko, no_dok, 'selisih qty ' || SUM(qty) || ' berat ' || SUM(berat) || ' murni ' || SUM(murni) \
         FROM buku_stok GROUP BY toko, no_dok HAVING SUM(qty) <> 0 OR SUM(berat) <> 0 OR SUM(murni) <> 0 ORDER BY 1, 2",
    ),
    (
        "I3 saldo baki = buku stok",
        "SELECT toko, gudang || '/' || baki || ' ' || milik, \
         'buku qty ' || SUM(bq) || ' berat ' || SUM(bb) || ' murni ' || SUM(bm) || ' nilai ' || SUM(bn) || \
         ', saldo qty ' || SUM(sq) || ' berat ' || SUM(sb) || ' murni ' || SUM(sm) || ' nilai ' || SUM(sn) FROM \
         (SELECT toko, gudang, baki, milik, qty AS bq, berat AS bb, murni AS bm, nilai AS bn, \
          0 AS sq, 0 AS sb, 0 AS sm, 0 AS sn FROM buku_stok \
          UNION ALL SELECT toko, gudang, baki, milik, 0, 0, 0, 0, qty, berat, murni, nilai FROM saldo_lokasi) x \
         GROUP BY toko, gudang, baki, milik \
         HAVING SUM(bq) <> SUM(sq) OR SUM(bb) <> SUM(sb) OR SUM(bm) <> SUM(sm) OR SUM(bn) <> SUM(sn) ORDER BY 1, 2",
    ),
    (
        "I2 stok curah setiap dokumen seimbang",
        "SELECT toko, no_dok || ' ' || jenis_stok || ' ' || kode_group || ' ' || kode_dept, \
         'selisih qty ' || SUM(qty) || ' berat ' || SUM(berat) || ' murni ' || SUM(murni) || ' nilai ' || SUM(nilai) \
         FROM buku_curah GROUP BY toko, no_dok, jenis_stok, kode_group, kode_dept \
         HAVING SUM(qty) <> 0 OR SUM(berat) <> 0 OR SUM(murni) <> 0 OR SUM(nilai) <> 0 ORDER BY 1, 2",
    ),
    (
        "I3 saldo curah = buku curah",
        "SELECT toko, jenis_stok || ' ' || kode_group || ' ' || kode_dept || ' di ' || gudang || '/' || baki, \
         'buku qty ' || SUM(bq) || ' berat ' || SUM(bb) || ' murni ' || SUM(bm) || ' nilai ' || SUM(bn) || \
         ', saldo qty ' || SUM(sq) || ' berat ' || SUM(sb) || ' murni ' || SUM(sm) || ' nilai ' || SUM(sn) FROM \
         (SELECT toko, jenis_stok, gudang, baki, kode_group, kode_dept, qty AS bq, berat AS bb, murni AS bm, \
          nilai AS bn, 0 AS sq, 0 AS sb, 0 AS sm, 0 AS sn FROM buku_curah \
          UNION ALL SELECT toko, jenis_stok, gudang, baki, kode_group, kode_dept, 0, 0, 0, 0, qty, berat, murni, nilai \
          FROM saldo_curah) x GROUP BY toko, jenis_stok, gudang, baki, kode_group, kode_dept \
         HAVING SUM(bq) <> SUM(sq) OR SUM(bb) <> SUM(sb) OR SUM(bm) <> SUM(sm) OR SUM(bn) <> SUM(sn) \
         OR (substr(gudang, 1, 1) <> '@' AND (SUM(bq) < 0 OR SUM(bb) < 0 OR SUM(bm) < 0 OR SUM(bn) < 0)) ORDER BY 1, 2",
    ),
    (
        "I4 saldo kas = buku kas",
        "SELECT toko, kasir, 'buku ' || SUM(b) || ', saldo ' || SUM(s) FROM \
         (SELECT toko, kasir, jumlah_in - jumlah_out AS b, 0 AS s FROM buku_kas \
          UNION ALL SELECT toko, kasir, 0, saldo FROM saldo_kas) x \
         GROUP BY toko, kasir HAVING SUM(b) <> SUM(s) OR SUM(s) < 0 ORDER BY 1, 2",
    ),
    (
        "I7 saldo bank = buku bank",
        "SELECT toko, no_rekening, 'buku ' || SUM(b) || ' menunggu ' || SUM(w) || ', saldo ' || SUM(s) || \
         ' menunggu ' || SUM(sw) FROM \
         (SELECT b.toko, b.no_rekening, b.jumlah_in - b.jumlah_out AS b, 0 AS s, \
          CASE WHEN b.status = 'UNVALIDATED' AND v.id IS NULL THEN b.jumlah_in - b.jumlah_out ELSE 0 END AS w, 0 AS sw \
          FROM buku_bank b LEFT JOIN buku_bank_valid v ON v.toko = b.toko AND v.id_bank = b.id \
          UNION ALL SELECT toko, no_rekening, 0, saldo, 0, belum_valid FROM saldo_bank) x \
         GROUP BY toko, no_rekening HAVING SUM(b) <> SUM(s) OR SUM(w) <> SUM(sw) ORDER BY 1, 2",
    ),
    (
        "I11 barang dalam perjalanan = dikirim - diterima",
        "SELECT MIN(toko), no_kirim || ' ' || kode_barcode, 'buku qty ' || SUM(bq) || ' berat ' || SUM(bb) || \
         ', surat kirim qty ' || SUM(kq) || ' berat ' || SUM(kb) FROM \
         (SELECT toko, baki AS no_kirim, kode_barcode, qty AS bq, berat AS bb, 0 AS kq, 0 AS kb FROM buku_stok \
          WHERE gudang = '@TRANSIT' \
          UNION ALL SELECT toko, no_kirim, kode_barcode, 0, 0, 1, berat FROM kirim_baris \
          WHERE status IN ('JALAN', 'KURANG')) x \
         GROUP BY no_kirim, kode_barcode \
         HAVING SUM(bq) <> SUM(kq) OR SUM(bb) <> SUM(kb) OR SUM(bq) < 0 OR SUM(bq) > 1 ORDER BY 2",
    ),
    (
        "I11 kedua sisi kiriman sama",
        "SELECT b.toko, b.no_dok || ' ' || b.kode_barcode, 'perjalanan ' || b.baki || ' bukan milik toko ini' \
         FROM buku_stok b LEFT JOIN kirim k ON k.no_kirim = b.baki AND (k.toko = b.toko OR k.tujuan = b.toko) \
         WHERE b.gudang = '@TRANSIT' AND (k.no_kirim IS NULL OR (b.qty > 0 AND b.toko <> k.toko)) \
         UNION ALL SELECT k.toko, k.no_kirim, 'kepala qty ' || k.qty || ' berat ' || k.berat || ', baris qty ' || \
         COUNT(r.baris) || ' berat ' || COALESCE(SUM(r.berat), 0) FROM kirim k LEFT JOIN kirim_baris r ON r.toko = k.toko \
         AND r.no_kirim = k.no_kirim GROUP BY k.toko, k.no_kirim, k.qty, k.berat \
         HAVING COUNT(r.baris) <> k.qty OR COALESCE(SUM(r.berat), 0) <> k.berat ORDER BY 1, 2",
    ),
    (
        "I16 tidak ada baris setelah tanggal sistem",
        "SELECT b.toko, b.no_dok, 'tanggal ' || MAX(b.tgl_system) || ' sesudah ' || MAX(t.tgl_system) FROM \
         (SELECT toko, no_dok, tgl_system FROM buku_stok UNION ALL SELECT toko, no_dok, tgl_system FROM buku_kas \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_bank \
          UNION ALL SELECT toko, no_dok, tgl_system FROM buku_curah) b JOIN toko t ON t.kode_toko = b.toko \
         WHERE b.tgl_system > t.tgl_system GROUP BY b.toko, b.no_dok ORDER BY 1, 2",
    ),
    (
        "I20 pembalikan stok tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_stok b \
         JOIN buku_stok a ON a.toko = b.toko AND a.id = b.balik WHERE a.kode_barcode <> b.kode_barcode \
         OR a.gudang <> b.gudang OR a.baki <> b.baki OR a.milik <> b.milik OR a.qty + b.qty <> 0 \
         OR a.berat + b.berat <> 0 OR a.murni + b.murni <> 0 OR a.nilai + b.nilai <> 0 ORDER BY 1, 2",
    ),
    (
        "I20 pembalikan curah tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_curah b \
         JOIN buku_curah a ON a.toko = b.toko AND a.id = b.balik WHERE a.jenis_stok <> b.jenis_stok \
         OR a.gudang <> b.gudang OR a.baki <> b.baki OR a.kode_group <> b.kode_group OR a.kode_dept <> b.kode_dept \
         OR a.qty + b.qty <> 0 OR a.berat + b.berat <> 0 OR a.murni + b.murni <> 0 OR a.nilai + b.nilai <> 0 ORDER BY 1, 2",
    ),
    (
        "I20 pembalikan kas tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_kas b \
         JOIN buku_kas a ON a.toko = b.toko AND a.id = b.balik WHERE a.kasir <> b.kasir \
         OR a.jumlah_in <> b.jumlah_out OR a.jumlah_out <> b.jumlah_in ORDER BY 1, 2",
    ),
    (
        "I20 pembalikan bank tepat",
        "SELECT a.toko, b.no_dok || ' baris ' || b.id, 'membalik baris ' || a.id || ' dengan angka lain' FROM buku_bank b \
         JOIN buku_bank a ON a.toko = b.toko AND a.id = b.balik WHERE a.no_rekening <> b.no_rekening \
         OR a.jumlah_in <> b.jumlah_out OR a.jumlah_out <> b.jumlah_in ORDER BY 1, 2",
    ),
];

/// All rules over all stores. Call it inside one snapshot.
pub fn semua(c: &mut Conn) -> Result<Hasil> {
    let mut h = Hasil::default();
    for (aturan, sql) in ATURAN {
        let aturan: &'static str = aturan;
        c.each(sql, args![], |r| {
            lapor(&mut h, aturan, r.text(0)?, r.text(1)?, r.text(2)?.to_owned());
            Ok::<(), db::Error>(())
        })?;
    }
    let tokos: Vec<String> =
        c.rows("SELECT toko FROM audit_kepala UNION SELECT toko FROM audit ORDER BY toko", args![], |r| {
            r.get(0)
        })?;
    for t in &tokos {
        rantai(c, t, &mut h)?;
    }
    tanpa_audit(c, &mut h)?;
    Ok(h)
}

fn lapor(h: &mut Hasil, aturan: &'static str, toko: &str, objek: &str, pesan: String) {
    if h.temuan.len() < PALING_BANYAK {
        h.temuan.push(Temuan { aturan, toko: toko.to_owned(), objek: objek.to_owned(), pesan });
    }
}

/// What an audit row says a book got: `[from, to, fingerprint]`.
#[derive(serde::Deserialize)]
struct Isi {
    #[serde(default)]
    buku: BTreeMap<String, (i64, i64, String)>,
}

/// Walks one store's chain and, beside it, the rows of the books that its documents sealed.
fn rantai(c: &mut Conn, toko: &str, h: &mut Hasil) -> Result<()> {
    const ATURAN: &str = "I17 rantai audit utuh";
    let mut seq = 0;
    let mut lalu = audit::AWAL.to_owned();
    let mut terakhir: BTreeMap<&'static str, i64> = BUKU.iter().map(|b| (b.nama, 0)).collect();
    loop {
        let mut rentang: Vec<(String, Isi)> = Vec::new();
        let mulai = seq;
        c.each(
            &format!(
                "SELECT {}, sidik FROM audit WHERE toko = $1 AND seq > $2 ORDER BY seq LIMIT {POTONG}",
                audit::KOLOM
            ),
            args![toko, seq],
            |r| {
                let no = r.int(1)?;
                let objek = r.text(6)?.to_owned();
                let mut s = Sidik::baru();
                for i in 0..9 {
                    s.sel(r.col(i)?);
                }
                let sidik = s.heksa();
                if no != seq + 1 {
                    lapor(h, ATURAN, toko, &objek, format!("baris audit {} hilang", seq + 1));
                }
                if r.text(8)? != lalu {
                    lapor(h, ATURAN, toko, &objek, format!("baris audit {no} tidak menyambung"));
                }
                if r.text(9)? != sidik {
                    lapor(h, ATURAN, toko, &objek, format!("isi baris audit {no} berubah"));
                }
                // Only documents carry `buku`; other acts keep whatever they like in `isi`.
                if let Ok(isi) = serde_json::from_str::<Isi>(r.text(7)?)
                    && !isi.buku.is_empty()
                {
                    rentang.push((objek, isi));
                }
                seq = no;
                lalu = r.text(9)?.to_owned();
                h.audit += 1;
                Ok::<(), db::Error>(())
            },
        )?;
        for b in BUKU {
            let mulai_dari = terakhir.get(b.nama).copied().unwrap_or(0);
            let sampai = sidik_buku(c, toko, b, &rentang, mulai_dari, h)?;
            terakhir.insert(b.nama, sampai);
        }
        if seq == mulai {
            break;
        }
    }
    let kepala = c.one("SELECT seq, sidik FROM audit_kepala WHERE toko = $1", args![toko], |r| {
        Ok((r.int(0)?, r.text(1)?.to_owned()))
    })?;
    match kepala {
        None => lapor(h, ATURAN, toko, "audit_kepala", format!("kepala rantai hilang, baris terakhir {seq}")),
        Some((s, d)) if s != seq || d != lalu => {
            lapor(h, ATURAN, toko, "audit_kepala", format!("kepala rantai tidak sama dengan baris {seq}"));
        }
        Some(_) => {}
    }
    for b in BUKU {
        let akhir = terakhir.get(b.nama).copied().unwrap_or(0);
        let ada: i64 = c.nilai(
            &format!("SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM {} WHERE toko = $1", b.tabel),
            args![toko],
        )?;
        if ada != akhir {
            lapor(
                h,
                ATURAN,
                toko,
                b.tabel,
                format!("baris sesudah {akhir} (sampai {ada}) tidak tercatat di audit"),
            );
        }
    }
    Ok(())
}

/// Recomputes the fingerprints of a run of documents; answers the last row number they cover.
fn sidik_buku(
    c: &mut Conn,
    toko: &str,
    b: &Buku,
    rentang: &[(String, Isi)],
    mulai: i64,
    h: &mut Hasil,
) -> Result<i64> {
    const ATURAN: &str = "I17 baris buku sesuai audit";
    let mut dok = Vec::new();
    let mut akhir = mulai;
    for (objek, isi) in rentang {
        if let Some((dari, sampai, sidik)) = isi.buku.get(b.nama) {
            if *dari != akhir + 1 {
                lapor(
                    h,
                    ATURAN,
                    toko,
                    objek,
                    format!("{}: baris {} sampai {} tanpa dokumen", b.tabel, akhir + 1, dari - 1),
                );
            }
            dok.push((objek, *dari, *sampai, sidik));
            akhir = *sampai;
        }
    }
    if dok.is_empty() {
        return Ok(akhir);
    }
    let mut ke = 0;
    let mut s = Sidik::baru();
    let tutup = |ke: usize, s: Sidik, h: &mut Hasil| {
        if let Some((objek, dari, sampai, sidik)) = dok.get(ke)
            && s.heksa() != **sidik
        {
            lapor(
                h,
                ATURAN,
                toko,
                objek,
                format!("{}: baris {dari} sampai {sampai} berubah atau hilang", b.tabel),
            );
        }
    };
    c.each(
        &format!(
            "SELECT {} FROM {} WHERE toko = $1 AND id > $2 AND id <= $3 ORDER BY id",
            b.kolom(),
            b.tabel
        ),
        args![toko, mulai, akhir],
        |r| {
            let id = r.int(1)?;
            while dok.get(ke).is_some_and(|(_, _, sampai, _)| id > *sampai) {
                tutup(ke, std::mem::replace(&mut s, Sidik::baru()), h);
                ke += 1;
            }
            s.baris(r)?;
            h.baris += 1;
            Ok::<(), db::Error>(())
        },
    )?;
    while ke < dok.len() {
        tutup(ke, std::mem::replace(&mut s, Sidik::baru()), h);
        ke += 1;
    }
    Ok(akhir)
}

/// Books of a store that has no audit chain at all.
fn tanpa_audit(c: &mut Conn, h: &mut Hasil) -> Result<()> {
    for b in BUKU {
        c.each(
            &format!(
                "SELECT DISTINCT toko FROM {} WHERE toko NOT IN (SELECT toko FROM audit_kepala) \
                 AND toko NOT IN (SELECT toko FROM audit) ORDER BY toko",
                b.tabel
            ),
            args![],
            |r| {
                lapor(
                    h,
                    "I17 baris buku sesuai audit",
                    r.text(0)?,
                    b.tabel,
                    "toko tanpa rantai audit".to_owned(),
                );
                Ok::<(), db::Error>(())
            },
        )?;
    }
    Ok(())
}
