//! What new prices would do before they are published: the value of the stock and the spread between selling
//! and buying, old against new, and what looks wrong. Reads only.

use crate::acuan::{Angka, DASAR, Group, Keadaan, meluap};
use crate::terbit::{Usul, tujuan};
use db::{Conn, args};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use values::{Berat, HargaGram, KodeToko, Persen};

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MintaPratinjauHarga)]
pub struct MintaPratinjau {
    pub baris: Vec<Usul>,
    /// stores; left out, the store one works in
    #[serde(default)]
    pub toko: Vec<String>,
}

/// Something to look at again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PeringatanHarga)]
pub struct Peringatan {
    /// NOL, JUAL_DI_BAWAH_BELI, LONJAKAN
    pub jenis: &'static str,
    pub kode_toko: String,
    pub kode_group: String,
    pub pesan: String,
    /// it cannot be published like this; otherwise it must be meant
    pub tolak: bool,
}

/// A group over the chosen stores. Money in rupiah, weights in grams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = GroupPratinjauHarga)]
pub struct GroupPratinjau {
    /// empty for stock whose purity fits no group: valued as fine gold
    pub kode_group: String,
    pub nama: String,
    pub kadar: i64,
    pub lama: Option<Angka>,
    pub baru: Option<Angka>,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub nilai_lama: i64,
    pub nilai_baru: i64,
    /// selling less buying, for a gram
    pub margin_lama: i64,
    pub margin_baru: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TokoPratinjauHarga)]
pub struct TokoPratinjau {
    pub kode_toko: String,
    pub nama_toko: String,
    pub nilai_lama: i64,
    pub nilai_baru: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PratinjauHarga)]
pub struct Pratinjau {
    pub nilai_lama: i64,
    pub nilai_baru: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub group: Vec<GroupPratinjau>,
    pub toko: Vec<TokoPratinjau>,
    pub peringatan: Vec<Peringatan>,
}

/// A change over the limit, said in words; none when it is within.
pub(crate) fn lonjakan(nama: &str, lama: Angka, baru: Angka, batas: i64) -> Option<String> {
    // No melt price at all is none that jumped.
    let rosok = if baru.harga_rosok > 0 { lama.harga_rosok } else { 0 };
    // Nor is no rate of the dollar: without it no stone is priced at all.
    let kurs = if baru.kurs_usd.sebagai_sen() > 0 { lama.kurs_usd.sebagai_sen() } else { 0 };
    let semua = [
        ("Harga Jual", lama.harga_jual, baru.harga_jual),
        ("Harga Beli", lama.harga_beli, baru.harga_beli),
        ("Harga Rosok", rosok, baru.harga_rosok),
        ("Kurs USD", kurs, baru.kurs_usd.sebagai_sen()),
    ];
    semua.into_iter().filter(|(_, l, _)| *l > 0).find_map(|(sebut, l, b)| {
        let beda = (i128::from(b) - i128::from(l)) * 10_000 / i128::from(l);
        if beda.abs() <= i128::from(batas) {
            return None;
        }
        let arah = if beda > 0 { "naik" } else { "turun" };
        let persen = Persen::perseratus(i64::try_from(beda.abs()).unwrap_or(i64::MAX));
        Some(format!("{sebut} {nama} {arah} {persen}%, lebih dari batas {}%", batas / 100))
    })
}

/// What a store has of each group: pieces of its own, by the purity that is physically there.
#[derive(Debug, Clone, Copy, Default)]
struct Stok {
    qty: i64,
    berat: i64,
    murni: i64,
}

/// How far the purity of a piece may be from its group's, in hundredths of a percent.
const DEKAT: i64 = 50;

fn group_dari(group: &[Group], berat: i64, murni: i64) -> &str {
    let kadar = i64::try_from(i128::from(murni) * 10_000 / i128::from(berat.max(1))).unwrap_or(0);
    group
        .iter()
        .filter(|g| g.kadar_cetak > 0 && (g.kadar_cetak - kadar).abs() <= DEKAT)
        // Diamonds are set in gold of the same purity: the plain group comes first.
        .min_by_key(|g| ((g.kadar_cetak - kadar).abs(), g.berlian))
        .map_or(DASAR, |g| g.kode.as_str())
}

fn stok(c: &mut Conn, toko: &KodeToko, group: &[Group]) -> db::Result<BTreeMap<String, Stok>> {
    let mut s: BTreeMap<String, Stok> = BTreeMap::new();
    c.each("SELECT berat, murni FROM saldo_barang WHERE toko = $1 AND milik = 'TOKO'", args![toko], |r| {
        let (berat, murni) = (r.int(0)?, r.int(1)?);
        let kode = group_dari(group, berat, murni);
        let t = match s.get_mut(kode) {
            Some(t) => t,
            None => s.entry(kode.to_owned()).or_default(),
        };
        t.qty += 1;
        t.berat += berat;
        t.murni += murni;
        Ok::<(), db::Error>(())
    })?;
    Ok(s)
}

fn nilai(harga: Option<Angka>, mg: i64) -> Hasil<i64> {
    let harga = HargaGram::new(harga.map_or(0, |a| a.harga_jual));
    Ok(harga.kali(Berat::mg(mg)).map_err(meluap)?.nilai())
}

fn margin(a: Option<Angka>) -> i64 {
    a.map_or(0, |a| a.harga_jual - a.harga_beli)
}

fn peringatan(k: &Keadaan, usul: &[Usul], keluar: &mut Vec<Peringatan>) {
    for (kode, nama) in k.acuan() {
        let diminta = usul.iter().find(|u| u.kode_group == kode).map(Usul::angka);
        let Some(baru) = diminta.or_else(|| k.usul(kode)) else { continue };
        let mut beri = |jenis, pesan: String, tolak| {
            keluar.push(Peringatan {
                jenis,
                kode_toko: k.toko.kode_toko.to_string(),
                kode_group: kode.to_owned(),
                pesan,
                tolak,
            });
        };
        if baru.harga_jual <= 0 || baru.harga_beli <= 0 {
            beri("NOL", format!("Harga {nama} nol atau belum diisi"), true);
        } else if baru.harga_jual < baru.harga_beli {
            beri("JUAL_DI_BAWAH_BELI", format!("Harga Jual {nama} di bawah Harga Beli"), true);
        } else if let Some(pesan) = k.lama(kode).and_then(|l| lonjakan(nama, l, baru, k.batas)) {
            beri("LONJAKAN", pesan, false);
        }
    }
}

/// What publishing these prices would do, over the chosen stores.
pub fn pratinjau(c: &mut Conn, p: &Pelaku, m: &MintaPratinjau) -> Hasil<Pratinjau> {
    crate::izin(p)?;
    let mut hasil = Pratinjau {
        nilai_lama: 0,
        nilai_baru: 0,
        berat: Berat::NOL,
        group: Vec::new(),
        toko: Vec::new(),
        peringatan: Vec::new(),
    };
    let mut jumlah: Vec<GroupPratinjau> = Vec::new();
    let mut berat_semua = 0;
    for kode in tujuan(p, &m.toko)? {
        let k = Keadaan::baca(c, &kode)?;
        peringatan(&k, &m.baris, &mut hasil.peringatan);
        let stok = stok(c, &kode, &k.group)?;
        let baru = |kode: &str| {
            m.baris.iter().find(|u| u.kode_group == kode).map(Usul::angka).or_else(|| k.usul(kode))
        };
        let (mut toko_lama, mut toko_baru) = (0, 0);
        let mut tambah =
            |(kode, nama, kadar): (&str, &str, i64), lama, baru, s: Stok, dinilai_mg| -> Hasil<()> {
                let g = GroupPratinjau {
                    kode_group: kode.to_owned(),
                    nama: nama.to_owned(),
                    kadar,
                    lama,
                    baru,
                    qty: s.qty,
                    berat: Berat::mg(s.berat),
                    nilai_lama: nilai(lama, dinilai_mg)?,
                    nilai_baru: nilai(baru, dinilai_mg)?,
                    margin_lama: margin(lama),
                    margin_baru: margin(baru),
                };
                toko_lama += g.nilai_lama;
                toko_baru += g.nilai_baru;
                berat_semua += s.berat;
                match jumlah.iter_mut().find(|j| j.kode_group == g.kode_group) {
                    Some(j) => {
                        j.qty += g.qty;
                        j.berat = Berat::mg(j.berat.sebagai_mg() + s.berat);
                        j.nilai_lama += g.nilai_lama;
                        j.nilai_baru += g.nilai_baru;
                    }
                    None => jumlah.push(g),
                }
                Ok(())
            };
        for g in &k.group {
            let s = stok.get(&g.kode).copied().unwrap_or_default();
            let (lama, baru) = (k.efektif(g, |x| k.lama(x))?, k.efektif(g, baru)?);
            tambah((&g.kode, &g.nama, g.kadar_cetak), lama, baru, s, s.berat)?;
        }
        if let Some(&s) = stok.get(DASAR) {
            let lain = (DASAR, "Kadar lain (berat murni)", 10_000);
            tambah(lain, k.lama(DASAR), baru(DASAR), s, s.murni)?;
        }
        hasil.nilai_lama += toko_lama;
        hasil.nilai_baru += toko_baru;
        hasil.toko.push(TokoPratinjau {
            kode_toko: kode.to_string(),
            nama_toko: k.toko.nama_toko.clone(),
            nilai_lama: toko_lama,
            nilai_baru: toko_baru,
        });
    }
    hasil.berat = Berat::mg(berat_semua);
    hasil.group = jumlah;
    Ok(hasil)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn angka(jual: i64, beli: i64) -> Angka {
        Angka { harga_jual: jual, harga_beli: beli, ..Angka::default() }
    }

    #[test]
    fn lonjakan_dihitung_dari_harga_lama_dan_tepat_di_batas_masih_boleh() {
        let lama = angka(1_000_000, 900_000);
        for (jual, beli, kena) in [
            (1_000_000, 900_000, false),
            (1_050_000, 900_000, false),
            (1_050_101, 900_000, true),
            (950_000, 900_000, false),
            (949_000, 900_000, true),
            (1_000_000, 945_000, false),
            (1_000_000, 946_000, true),
        ] {
            assert_eq!(lonjakan("24K", lama, angka(jual, beli), 500).is_some(), kena, "{jual} {beli}");
        }
        let pesan = lonjakan("24K", lama, angka(1_125_000, 900_000), 500).unwrap();
        assert_eq!(pesan, "Harga Jual 24K naik 12.50%, lebih dari batas 5%");
        assert!(lonjakan("24K", angka(0, 0), lama, 500).is_none(), "tanpa harga lama");
        assert!(lonjakan("24K", angka(1, 1), angka(i64::MAX, 1), 500).is_some(), "tidak meluap");
    }

    #[test]
    fn barang_masuk_group_yang_kadarnya_terdekat() {
        let group = |kode: &str, kadar_cetak, berlian| Group {
            kode: kode.into(),
            nama: kode.into(),
            kadar: kadar_cetak,
            kadar_cetak,
            berlian,
            harga: 0,
        };
        let g = [
            group("375", 3_750, false),
            group("BERLIAN", 7_500, true),
            group("750", 7_500, false),
            group("X", 0, false),
        ];
        for (berat, murni, kode) in [
            (10_000, 3_750, "375"),
            (1_333, 499, "375"),
            (10_000, 7_500, "750"),
            (10_000, 7_520, "750"),
            (10_000, 5_000, ""),
            (0, 0, ""),
        ] {
            assert_eq!(group_dari(&g, berat, murni), kode, "{berat} {murni}");
        }
    }
}
