//! What the stock of one type says: how old it is, how fast it goes, what it may bring, and what to do about it. Pure
//! figures and sentences; reading the books is the report's.

use platform::Hasil;
use values::format::ribuan;

/// Ages of stock: up to so many days, and everything older.
pub(crate) const UMUR: [i64; 3] = [30, 90, 180];
/// Fewer sales than this elsewhere say nothing about a type.
const LAKU_MINIMUM: i64 = 3;
/// Below this no discount is worth a tag.
const POTONGAN_MINIMUM: i64 = 2;
const POTONGAN_MAKS: i64 = 30;

/// One piece as the analysis sees it. Milligrams and rupiah.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Potong {
    pub(crate) umur: i64,
    pub(crate) berat: i64,
    pub(crate) murni: i64,
    pub(crate) pokok: i64,
    /// what it would be sold for today, where prices say so
    pub(crate) jual: Option<i64>,
    /// lies where it can be sold
    pub(crate) dipajang: bool,
}

/// Pieces put together.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tumpuk {
    pub(crate) qty: i64,
    pub(crate) berat: i64,
    pub(crate) murni: i64,
    pub(crate) nilai: i64,
    umur: i64,
    /// of the pieces that have a price: what they would bring, and what they cost
    jual: i64,
    pokok_berharga: i64,
    /// not where they can be sold
    pub(crate) simpan: i64,
}

fn tambah(a: &mut i64, b: i64) -> Hasil<()> {
    *a = a.checked_add(b).ok_or_else(crate::alir::terlalu_besar)?;
    Ok(())
}

impl Tumpuk {
    pub(crate) fn ambil(&mut self, p: &Potong) -> Hasil<()> {
        self.qty += 1;
        self.simpan += i64::from(!p.dipajang);
        for (a, b) in [
            (&mut self.berat, p.berat),
            (&mut self.murni, p.murni),
            (&mut self.nilai, p.pokok),
            (&mut self.umur, p.umur),
        ] {
            tambah(a, b)?;
        }
        if let Some(jual) = p.jual {
            tambah(&mut self.jual, jual)?;
            tambah(&mut self.pokok_berharga, p.pokok)?;
        }
        Ok(())
    }

    /// Days, the pieces' mean.
    pub(crate) fn umur(&self) -> Option<i64> {
        (self.qty > 0).then(|| self.umur / self.qty)
    }

    pub(crate) fn perkiraan_jual(&self) -> Option<i64> {
        (self.jual > 0).then_some(self.jual)
    }

    /// What is left of the price over the cost, in hundredths of a percent of the price.
    pub(crate) fn margin(&self) -> Option<i64> {
        margin(self.jual, self.pokok_berharga)
    }
}

fn margin(jual: i64, pokok: i64) -> Option<i64> {
    if jual <= 0 {
        return None;
    }
    i64::try_from((i128::from(jual) - i128::from(pokok)) * 10_000 / i128::from(jual)).ok()
}

/// What the gold in it brings at the melter's.
pub(crate) fn nilai_lebur(murni: i64, rosok: i64) -> i64 {
    i64::try_from(i128::from(murni) * i128::from(rosok) / 1_000).unwrap_or(i64::MAX)
}

/// What a row is judged by.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Syarat<'a> {
    /// days of sales looked at
    pub(crate) hari: i64,
    /// days after which a piece counts as dead
    pub(crate) batas: i64,
    /// a gram of pure gold as scrap
    pub(crate) rosok: Option<i64>,
    /// the store that sells this type best, and how many
    pub(crate) lebih_laku: Option<(&'a str, i64)>,
}

/// Everything known of a type.
#[derive(Debug, Clone, Default)]
pub(crate) struct Isi {
    pub(crate) semua: Tumpuk,
    pub(crate) umur: [Tumpuk; 4],
    pub(crate) mati: Tumpuk,
    pub(crate) terjual: i64,
}

impl Isi {
    pub(crate) fn ambil(&mut self, p: &Potong, batas: i64) -> Hasil<()> {
        self.semua.ambil(p)?;
        let ke = UMUR.iter().position(|u| p.umur <= *u).unwrap_or(UMUR.len());
        if let Some(u) = self.umur.get_mut(ke) {
            u.ambil(p)?;
        }
        if p.umur > batas {
            self.mati.ambil(p)?;
        }
        Ok(())
    }

    /// How often a year the stock is sold at this pace, in hundredths.
    pub(crate) fn perputaran(&self, hari: i64) -> Option<i64> {
        let dasar = i128::from(self.semua.qty) * i128::from(hari);
        (dasar > 0).then(|| i64::try_from(i128::from(self.terjual) * 36_500 / dasar).unwrap_or(i64::MAX))
    }

    /// Days until the stock is gone at this pace; none when nothing is sold.
    pub(crate) fn hari_habis(&self, hari: i64) -> Option<i64> {
        (self.terjual > 0).then(|| {
            i64::try_from(i128::from(self.semua.qty) * i128::from(hari) / i128::from(self.terjual)).ok()
        })?
    }

    fn lebih_laku<'a>(&self, s: &Syarat<'a>) -> Option<(&'a str, i64)> {
        s.lebih_laku.filter(|(_, n)| *n >= LAKU_MINIMUM && *n > self.terjual)
    }

    /// What to do about it: a word, and a sentence with the figures that say why.
    pub(crate) fn saran(&self, s: &Syarat<'_>) -> (&'static str, String) {
        let (hari, mati) = (s.hari, &self.mati);
        let n = ribuan(mati.qty);
        if self.semua.qty == 0 {
            return (
                "PESAN",
                format!("Stok habis, terjual {} dalam {hari} hari. Pesan lagi ke supplier.", self.terjual),
            );
        }
        if mati.qty > 0 {
            if mati.simpan > 0 {
                let k = ribuan(mati.simpan);
                return (
                    "PAJANG",
                    format!("{k} barang mati belum dipajang. Pindahkan ke baki toko supaya terlihat."),
                );
            }
            if let Some((toko, laku)) = self.lebih_laku(s) {
                let kata =
                    format!("Kirim {n} barang mati ke {toko}: di sana terjual {laku} dalam {hari} hari.");
                return ("KIRIM", kata);
            }
            if let Some(untung) = untung_lebur(mati.murni, mati.nilai, s.rosok) {
                let kata =
                    format!("Lebur {n} barang mati: nilai emasnya Rp. {} di atas modal.", ribuan(untung));
                return ("LEBUR", kata);
            }
            if let Some(p) = potongan(mati.margin()) {
                return (
                    "POTONG",
                    format!("Jual {n} barang mati dengan potongan sampai {p}%: modal masih kembali."),
                );
            }
            let kata =
                format!("Retur atau tukar {n} barang mati ke supplier: harganya tidak menutup modal lagi.");
            return ("RETUR", kata);
        }
        match self.hari_habis(hari) {
            Some(d) if d < 14 => ("TAMBAH", format!("Menipis: habis dalam {d} hari. Tambah stok sekarang.")),
            Some(d) if d > 365 => {
                ("TAHAN", format!("Stok cukup untuk {} hari. Tahan pembelian jenis ini.", ribuan(d)))
            }
            None if self.semua.umur() > Some(s.batas / 2) => (
                "PROMOSI",
                format!("Belum ada yang laku dalam {hari} hari. Pajang di depan atau beri promosi."),
            ),
            _ => ("SEHAT", "Sehat. Pertahankan.".to_owned()),
        }
    }

    /// The same for one dead piece of it.
    pub(crate) fn saran_potong(&self, p: &Potong, s: &Syarat<'_>) -> String {
        if !p.dipajang {
            return "Pajang di baki toko".to_owned();
        }
        if let Some((toko, _)) = self.lebih_laku(s) {
            return format!("Kirim ke {toko}");
        }
        if let Some(untung) = untung_lebur(p.murni, p.pokok, s.rosok) {
            return format!("Lebur, Rp. {} di atas modal", ribuan(untung));
        }
        let margin = p.jual.and_then(|j| margin(j, p.pokok));
        potongan(margin)
            .map_or_else(|| "Retur atau tukar model".to_owned(), |x| format!("Potongan sampai {x}%"))
    }
}

/// What melting brings over the cost, where it does.
fn untung_lebur(murni: i64, pokok: i64, rosok: Option<i64>) -> Option<i64> {
    let untung = nilai_lebur(murni, rosok?) - pokok;
    (untung > 0 && murni > 0).then_some(untung)
}

/// A discount in whole percent that leaves half of the margin.
fn potongan(margin: Option<i64>) -> Option<i64> {
    margin.map(|m| (m / 200).min(POTONGAN_MAKS)).filter(|p| *p >= POTONGAN_MINIMUM)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn syarat(rosok: Option<i64>, lebih_laku: Option<(&str, i64)>) -> Syarat<'_> {
        Syarat { hari: 90, batas: 180, rosok, lebih_laku }
    }

    fn isi(potong: &[Potong], terjual: i64) -> Isi {
        let mut i = Isi { terjual, ..Isi::default() };
        potong.iter().try_for_each(|p| i.ambil(p, 180)).unwrap();
        i
    }

    const BARU: Potong = Potong {
        umur: 10,
        berat: 2_000,
        murni: 1_500,
        pokok: 2_000_000,
        jual: Some(2_500_000),
        dipajang: true,
    };
    const MATI: Potong = Potong { umur: 200, ..BARU };

    #[test]
    fn umur_dan_margin_dihitung_dari_setiap_barang() {
        let i = isi(&[BARU, MATI, Potong { umur: 31, ..BARU }, Potong { umur: 180, jual: None, ..BARU }], 2);
        assert_eq!(i.umur.each_ref().map(|u| u.qty), [1, 1, 1, 1]);
        assert_eq!((i.semua.qty, i.semua.umur(), i.mati.qty), (4, Some(105), 1));
        // A piece without a price counts neither for nor against.
        assert_eq!((i.semua.margin(), i.semua.perkiraan_jual()), (Some(2_000), Some(7_500_000)));
        assert_eq!((i.perputaran(90), i.hari_habis(90)), (Some(202), Some(180)));
        assert_eq!(Tumpuk::default().margin(), None);
    }

    #[test]
    fn saran_menurut_keadaan() {
        for (barang, terjual, rosok, laku, tindakan) in [
            (vec![], 4, None, None, "PESAN"),
            (vec![Potong { dipajang: false, ..MATI }], 0, Some(9_000_000), Some(("BDG1", 9)), "PAJANG"),
            (vec![MATI], 1, Some(9_000_000), Some(("BDG1", 9)), "KIRIM"),
            // A store that sells no more than this one is no place to send to.
            (vec![MATI], 9, Some(1_500_000), Some(("BDG1", 9)), "LEBUR"),
            (vec![MATI], 0, Some(1_000_000), Some(("BDG1", 2)), "POTONG"),
            (vec![Potong { jual: Some(1_900_000), ..MATI }], 0, None, None, "RETUR"),
            (vec![Potong { jual: None, ..MATI }], 0, None, None, "RETUR"),
            (vec![BARU], 10, None, None, "TAMBAH"),
            (vec![BARU; 10], 1, None, None, "TAHAN"),
            (vec![Potong { umur: 100, ..BARU }], 0, None, None, "PROMOSI"),
            (vec![BARU], 0, None, None, "SEHAT"),
            (vec![BARU; 2], 4, None, None, "SEHAT"),
        ] {
            let i = isi(&barang, terjual);
            let (kata, kalimat) = i.saran(&syarat(rosok, laku));
            assert_eq!(kata, tindakan, "{barang:?} {kalimat}");
        }
    }

    #[test]
    fn potongan_menyisakan_separuh_margin_dan_lebur_bila_untung() {
        assert_eq!(
            [Some(2_000), Some(399), Some(9_900), Some(-500), None].map(potongan),
            [Some(10), None, Some(30), None, None]
        );
        assert_eq!(nilai_lebur(1_500, 1_400_000), 2_100_000);
        assert_eq!(untung_lebur(1_500, 2_000_000, Some(1_400_000)), Some(100_000));
        assert_eq!(untung_lebur(1_500, 2_100_000, Some(1_400_000)), None);
        let i = isi(&[MATI], 0);
        assert_eq!(i.saran_potong(&MATI, &syarat(None, None)), "Potongan sampai 10%");
        assert_eq!(i.saran_potong(&MATI, &syarat(Some(1_400_000), None)), "Lebur, Rp. 100,000 di atas modal");
        assert_eq!(i.saran_potong(&MATI, &syarat(None, Some(("BDG1", 5)))), "Kirim ke BDG1");
    }
}
