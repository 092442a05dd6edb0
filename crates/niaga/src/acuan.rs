//! What a transaction is priced by: the settings of the store, the prices of its day and the rules of its groups. Read
//! once a transaction, inside it.

use crate::tolak::NiagaTolak;
use barang::aturan::{self, AturanGroup};
use db::{Conn, args};
use konter::{Hari, meluap};
use platform::{Hasil, Pelaku};
use std::collections::HashMap;
use values::{HargaGram, Kadar, KodeToko, Kurs, Tanggal};

/// The prices of a gram on the day.
#[derive(Debug, Clone, Copy, Default)]
struct Angka {
    jual: i64,
    beli: i64,
    rosok: i64,
}

type Harga = HashMap<String, Angka>;

/// The prices of a day, by group, and the rate of the dollar.
fn harga_tanggal(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<(Harga, Option<Kurs>)> {
    let (mut harga, mut kurs) = (HashMap::new(), None);
    c.each(
        "SELECT kode_group, harga_jual, harga_beli, harga_rosok, kurs_usd FROM harga_emas \
         WHERE toko = $1 AND dihapus = 0 AND tanggal = $2",
        args![toko, tgl],
        |r| {
            let kode: String = r.get(0)?;
            if kode.is_empty() {
                kurs = Kurs::perseratus(r.int(4)?).ok();
            }
            harga.insert(kode, Angka { jual: r.int(1)?, beli: r.int(2)?, rosok: r.int(3)? });
            Ok::<_, db::Error>(())
        },
    )?;
    Ok((harga, kurs))
}

fn angka(harga: &Harga, seratus: bool, g: &AturanGroup) -> Angka {
    let dasar = if seratus { "" } else { g.kode_group.as_str() };
    harga.get(dasar).copied().unwrap_or(Angka { jual: g.harga.nilai(), ..Angka::default() })
}

pub struct Acuan {
    pub hari: Hari,
    pub kurs: Option<Kurs>,
    /// one price of pure gold times the purity; otherwise a price a group
    seratus: bool,
    harga: Harga,
    group: HashMap<String, AturanGroup>,
    /// points that lines before this one take back, by person
    pub(crate) poin_ditarik: HashMap<String, i64>,
    /// the document this transaction is part of: what it holds may be bought back here
    pub(crate) pemegang: String,
}

impl std::ops::Deref for Acuan {
    type Target = Hari;

    fn deref(&self) -> &Hari {
        &self.hari
    }
}

impl Acuan {
    /// Refused when the prices of the day do not stand.
    pub fn baca(c: &mut Conn, p: &Pelaku) -> Hasil<Self> {
        Self::di_toko(c, &p.toko)
    }

    /// The same where nobody is at work: what the public is told.
    pub fn di_toko(c: &mut Conn, toko: &KodeToko) -> Hasil<Self> {
        let hari = Hari::di_toko(c, toko)?;
        harga::wajib_terkonfirmasi(c, toko, hari.tgl_system)?;
        let (harga, kurs) = harga_tanggal(c, toko, hari.tgl_system)?;
        Ok(Self {
            seratus: hari.set.nilai("kategori_harga") == "harga_100%",
            hari,
            kurs,
            harga,
            group: HashMap::new(),
            poin_ditarik: HashMap::new(),
            pemegang: String::new(),
        })
    }

    /// What a gram of a group and purity sold for on a day that is over, or on the last one before it that had prices.
    pub fn gram_jual_pada(
        &self,
        c: &mut Conn,
        g: &AturanGroup,
        kadar: Kadar,
        tgl: Tanggal,
    ) -> Hasil<HargaGram> {
        if tgl >= self.tgl_system {
            return self.gram_jual(g, kadar);
        }
        let ada: Option<Tanggal> = c.one(
            "SELECT tanggal FROM harga_emas WHERE toko = $1 AND dihapus = 0 AND tanggal <= $2 ORDER BY tanggal DESC LIMIT 1",
            args![&self.toko, tgl],
            |r| r.get(0),
        )?;
        let Some(ada) = ada else { return self.gram_jual(g, kadar) };
        let (harga, _) = harga_tanggal(c, &self.toko, ada)?;
        HargaGram::new(angka(&harga, self.seratus, g).jual).untuk_kadar(kadar).map_err(meluap)
    }

    /// The rules of a group, read when they are first asked for.
    pub fn group(&mut self, c: &mut Conn, kode: &str) -> Hasil<&AturanGroup> {
        if !self.group.contains_key(kode) {
            let g = aturan::group(c, &self.hari.toko, kode)?
                .ok_or_else(|| NiagaTolak::Group.tolak(format!("Group {kode} sudah tidak ada")))?;
            self.group.insert(kode.to_owned(), g);
        }
        self.group.get(kode).ok_or_else(|| NiagaTolak::Group.tolak(format!("Group {kode} tidak ada")))
    }

    fn angka(&self, g: &AturanGroup) -> Angka {
        angka(&self.harga, self.seratus, g)
    }

    /// What a gram of a purity sells for today; nothing when there is no price.
    pub fn gram_jual(&self, g: &AturanGroup, kadar: Kadar) -> Hasil<HargaGram> {
        HargaGram::new(self.angka(g).jual).untuk_kadar(kadar).map_err(meluap)
    }

    /// What the shop pays for a gram of a purity today.
    pub fn gram_beli(&self, g: &AturanGroup, kadar: Kadar) -> Hasil<HargaGram> {
        HargaGram::new(self.angka(g).beli).untuk_kadar(kadar).map_err(meluap)
    }

    /// What a gram of pure gold is worth as scrap. A store that prices its groups has no such price of its own when
    /// pure gold has no row: the group's, brought up to pure.
    pub fn rosok_murni(&self, g: &AturanGroup, kadar_group: Kadar) -> Hasil<HargaGram> {
        if let Some(a) = self.harga.get("").filter(|a| a.rosok > 0) {
            return Ok(HargaGram::new(a.rosok));
        }
        let rosok = self.angka(g).rosok;
        let kadar = kadar_group.sebagai_perseratus();
        if kadar <= 0 {
            return Ok(HargaGram::new(0));
        }
        let murni = i128::from(rosok) * 10_000 / i128::from(kadar);
        i64::try_from(murni).map(HargaGram::new).map_err(|_| meluap(values::Meluap))
    }
}
