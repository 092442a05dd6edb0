//! Rules of closed days: nothing is posted on one, closings follow each other without a gap, and what was kept of a day
//! is what the books add up to. The same rules prove one day of one store before it is closed.

use super::{Hasil, jalankan};
use db::{Conn, Result, args};
use values::{KodeToko, Tanggal};

/// A table of what was held at closing, the book it follows from, and the columns both are grouped by.
struct Potret {
    nama: &'static str,
    tabel: &'static str,
    buku: &'static str,
    kunci: &'static [&'static str],
    /// of the table, and of the book
    nilai: &'static [(&'static str, &'static str)],
    /// rows of the book that are inside the shop
    dalam: &'static str,
}

const DALAM: &str = " AND substr(b.gudang, 1, 1) <> '@'";
const STOK: &[(&str, &str)] = &[("qty", "qty"), ("berat", "berat"), ("murni", "murni"), ("nilai", "nilai")];

const POTRET: &[Potret] = &[
    Potret {
        nama: "I16 potret stok = buku stok",
        tabel: "potret_stok",
        buku: "buku_stok",
        kunci: &["gudang", "baki", "milik"],
        nilai: STOK,
        dalam: DALAM,
    },
    Potret {
        nama: "I16 potret curah = buku curah",
        tabel: "potret_curah",
        buku: "buku_curah",
        kunci: &["jenis_stok", "gudang", "baki", "kode_group", "kode_dept"],
        nilai: STOK,
        dalam: DALAM,
    },
    Potret {
        nama: "I16 potret kas = buku kas",
        tabel: "potret_kas",
        buku: "buku_kas",
        kunci: &["kasir"],
        nilai: &[("akhir", "jumlah_in - b.jumlah_out")],
        dalam: "",
    },
    Potret {
        nama: "I16 potret bank = buku bank",
        tabel: "potret_bank",
        buku: "buku_bank",
        kunci: &["no_rekening"],
        nilai: &[("akhir", "jumlah_in - b.jumlah_out")],
        dalam: "",
    },
    Potret {
        nama: "I16 potret titipan = buku titipan",
        tabel: "potret_titipan",
        buku: "buku_titipan",
        kunci: &["no_titip"],
        nilai: &[("saldo", "jumlah_in - b.jumlah_out")],
        dalam: "",
    },
];

impl Potret {
    /// What a day holds, less what the day before held, less what the book moved on that day, is nothing. A row of the
    /// book belongs to the first closing on or after its date.
    fn sql(&self, satu_hari: bool) -> String {
        let n = self.nilai.len();
        let kolom = |awal: &str, tanda: &str, ambil: &dyn Fn(usize) -> &'static str| {
            (0..n).map(|i| format!("{tanda}({awal}.{}) AS n{i}", ambil(i))).collect::<Vec<_>>().join(", ")
        };
        let potret = |i: usize| self.nilai.get(i).map_or("", |v| v.0);
        let buku = |i: usize| self.nilai.get(i).map_or("", |v| v.1);
        let kunci =
            |awal: &str| self.kunci.iter().map(|k| format!("{awal}.{k}")).collect::<Vec<_>>().join(", ");
        let jumlah: Vec<String> = (0..n).map(|i| format!("SUM(n{i})")).collect();
        let (saring_p, saring_n, hari, saring_b) = if satu_hari {
            (
                " WHERE p.toko = $1 AND p.tanggal = $2",
                " WHERE t.toko = $1 AND t.tgl_berikut = $2",
                "$2".to_owned(),
                format!(
                    " WHERE b.toko = $1 AND b.tgl_system <= $2 AND b.tgl_system > COALESCE((SELECT MAX(t.tanggal) \
                     FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal < $2), ''){}",
                    self.dalam
                ),
            )
        } else {
            (
                "",
                " WHERE EXISTS (SELECT 1 FROM tutup_toko x WHERE x.toko = t.toko AND x.tanggal = t.tgl_berikut)",
                "(SELECT MIN(t.tanggal) FROM tutup_toko t WHERE t.toko = b.toko AND t.tanggal >= b.tgl_system)".to_owned(),
                format!(
                    " WHERE b.tgl_system <= (SELECT MAX(t.tanggal) FROM tutup_toko t WHERE t.toko = b.toko){}",
                    self.dalam
                ),
            )
        };
        format!(
            "SELECT toko, hari || ' ' || {objek}, 'potret - awal - buku: ' || {pesan} FROM \
             (SELECT p.toko, p.tanggal AS hari, {kp}, {np} FROM {tabel} p{saring_p} \
              UNION ALL SELECT p.toko, t.tgl_berikut, {kp}, {nn} FROM {tabel} p JOIN tutup_toko t ON t.toko = p.toko \
              AND t.tanggal = p.tanggal{saring_n} \
              UNION ALL SELECT b.toko, {hari}, {kb}, {nb} FROM {buku} b{saring_b}) x \
             GROUP BY toko, hari, {k} HAVING {beda} ORDER BY 1, 2",
            objek = self.kunci.join(" || ' ' || "),
            pesan = jumlah.join(" || ' ' || "),
            kp = kunci("p"),
            np = kolom("p", "", &potret),
            nn = kolom("p", "-", &potret),
            kb = kunci("b"),
            nb = kolom("b", "-", &buku),
            tabel = self.tabel,
            buku = self.buku,
            k = self.kunci.join(", "),
            beda = jumlah.iter().map(|j| format!("{j} <> 0")).collect::<Vec<_>>().join(" OR "),
        )
    }
}

/// Books, and the column of `tutup_toko` with their last row.
pub(super) const BUKU: [(&str, &str); 7] = [
    ("buku_stok", "id_stok"),
    ("buku_curah", "id_curah"),
    ("buku_kas", "id_kas"),
    ("buku_bank", "id_bank"),
    ("buku_titipan", "id_titipan"),
    ("buku_kupon", "id_kupon"),
    ("buku_pajak", "id_pajak"),
];

/// All rules of closed days; `toko`: limited to the store bound as $1.
pub(super) fn aturan(toko: bool) -> Vec<(&'static str, String)> {
    let milik = |awal: &str| if toko { format!(" AND {awal}.toko = $1") } else { String::new() };
    let lambat = BUKU
        .iter()
        .map(|(buku, id)| {
            format!(
                "SELECT b.toko, b.no_dok, 'tanggal ' || b.tgl_system || ' dibukukan sesudah ' || t.tanggal || ' ditutup' \
                 FROM tutup_toko t JOIN {buku} b ON b.toko = t.toko AND b.id > t.{id} AND b.tgl_system <= t.tanggal \
                 WHERE t.tanggal = (SELECT MAX(y.tanggal) FROM tutup_toko y WHERE y.toko = t.toko){}",
                milik("t")
            )
        })
        .collect::<Vec<_>>()
        .join(" UNION ALL ");
    let mut semua = vec![
        ("I16 tidak ada baris di hari yang sudah ditutup", format!("{lambat} ORDER BY 1, 2")),
        (
            "I16 penutupan berurutan",
            format!(
                "SELECT t.toko, t.no_tutup, 'sesudah ' || t.tanggal || ' mestinya ' || t.tgl_berikut FROM tutup_toko t \
                 WHERE EXISTS (SELECT 1 FROM tutup_toko x WHERE x.toko = t.toko AND x.tanggal > t.tanggal) \
                 AND NOT EXISTS (SELECT 1 FROM tutup_toko x WHERE x.toko = t.toko AND x.tanggal = t.tgl_berikut){} \
                 UNION ALL SELECT t.toko, t.no_tutup, 'tanggal toko ' || k.tgl_system || ' sesudah ' || \
                 COALESCE(k.tgl_tutup, '-') || ', penutupan terakhir ' || t.tanggal FROM tutup_toko t JOIN toko k \
                 ON k.kode_toko = t.toko WHERE t.tanggal = (SELECT MAX(y.tanggal) FROM tutup_toko y WHERE y.toko = t.toko) \
                 AND (k.tgl_tutup IS NULL OR k.tgl_tutup <> t.tanggal OR k.tgl_system <> t.tgl_berikut){} ORDER BY 1, 2",
                milik("t"),
                milik("t")
            ),
        ),
        (
            "I16 saldo awal = saldo akhir hari sebelumnya",
            format!(
                "SELECT toko, hari || ' ' || objek, 'awal - akhir kemarin: ' || SUM(n) FROM \
                 (SELECT p.toko, p.tanggal AS hari, 'kas ' || p.kasir AS objek, p.awal AS n FROM potret_kas p WHERE 1 = 1{mp} \
                  UNION ALL SELECT p.toko, t.tgl_berikut, 'kas ' || p.kasir, -p.akhir FROM potret_kas p JOIN tutup_toko t \
                  ON t.toko = p.toko AND t.tanggal = p.tanggal WHERE EXISTS (SELECT 1 FROM tutup_toko x \
                  WHERE x.toko = t.toko AND x.tanggal = t.tgl_berikut){mp} \
                  UNION ALL SELECT p.toko, p.tanggal, 'bank ' || p.no_rekening, p.awal FROM potret_bank p WHERE 1 = 1{mp} \
                  UNION ALL SELECT p.toko, t.tgl_berikut, 'bank ' || p.no_rekening, -p.akhir FROM potret_bank p \
                  JOIN tutup_toko t ON t.toko = p.toko AND t.tanggal = p.tanggal WHERE EXISTS (SELECT 1 FROM tutup_toko x \
                  WHERE x.toko = t.toko AND x.tanggal = t.tgl_berikut){mp}) x GROUP BY toko, hari, objek HAVING SUM(n) <> 0 \
                 ORDER BY 1, 2",
                mp = milik("p")
            ),
        ),
    ];
    if !toko {
        semua.extend(POTRET.iter().map(|p| (p.nama, p.sql(false))));
    }
    semua
}

/// Does what was kept of this day follow from the day before and the books? Costs what the day had, not all of history.
pub fn hari(c: &mut Conn, toko: &KodeToko, tanggal: Tanggal) -> Result<Hasil> {
    let mut h = Hasil::default();
    for p in POTRET {
        jalankan(c, p.nama, &p.sql(true), args![toko, tanggal], &mut h)?;
    }
    Ok(h)
}
