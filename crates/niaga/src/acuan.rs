//! What a transaction is priced by: the settings of the store, the prices of its day and the rules of its groups. Read
//! once a transaction, inside it.

use crate::jumlah::meluap;
use barang::aturan::{self, AturanGroup};
use db::{Conn, args};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku, Tolak};
use std::collections::HashMap;
use values::{HargaGram, Kadar, KodeToko, Kurs, Tanggal};

/// The prices of a gram on the day.
#[derive(Debug, Clone, Copy, Default)]
struct Angka {
    jual: i64,
    beli: i64,
    rosok: i64,
}

pub struct Acuan {
    pub toko: KodeToko,
    pub tgl_system: Tanggal,
    pub tgl_tutup: Option<Tanggal>,
    pub set: Setelan,
    pub kurs: Option<Kurs>,
    /// one price of pure gold times the purity; otherwise a price a group
    seratus: bool,
    harga: HashMap<String, Angka>,
    group: HashMap<String, AturanGroup>,
}

impl Acuan {
    /// Refused when the prices of the day do not stand.
    pub fn baca(c: &mut Conn, p: &Pelaku) -> Hasil<Self> {
        let (tgl_system, tgl_tutup) = c
            .one("SELECT tgl_system, tgl_tutup FROM toko WHERE kode_toko = $1", args![&p.toko], |r| {
                Ok((r.get(0)?, r.get(1)?))
            })?
            .ok_or_else(|| Tolak::tidak_ada("NIAGA-03", "Toko ini tidak ada"))?;
        harga::wajib_terkonfirmasi(c, &p.toko, tgl_system)?;
        let set = Setelan::baca(c, &p.toko)?;
        let (mut harga, mut kurs) = (HashMap::new(), None);
        c.each(
            "SELECT kode_group, harga_jual, harga_beli, harga_rosok, kurs_usd FROM harga_emas \
             WHERE toko = $1 AND dihapus = 0 AND tanggal = $2",
            args![&p.toko, tgl_system],
            |r| {
                let kode: String = r.get(0)?;
                if kode.is_empty() {
                    kurs = Kurs::perseratus(r.int(4)?).ok();
                }
                harga.insert(kode, Angka { jual: r.int(1)?, beli: r.int(2)?, rosok: r.int(3)? });
                Ok::<_, db::Error>(())
            },
        )?;
        Ok(Self {
            toko: p.toko.clone(),
            tgl_system,
            tgl_tutup,
            seratus: set.nilai("kategori_harga") == "harga_100%",
            set,
            kurs,
            harga,
            group: HashMap::new(),
        })
    }

    /// The rules of a group, read when they are first asked for.
    pub fn group(&mut self, c: &mut Conn, kode: &str) -> Hasil<&AturanGroup> {
        if !self.group.contains_key(kode) {
            let g = aturan::group(c, &self.toko, kode)?
                .ok_or_else(|| Tolak::aturan("NIAGA-04", format!("Group {kode} sudah tidak ada")))?;
            self.group.insert(kode.to_owned(), g);
        }
        self.group.get(kode).ok_or_else(|| Tolak::aturan("NIAGA-04", format!("Group {kode} tidak ada")))
    }

    fn angka(&self, g: &AturanGroup) -> Angka {
        let dasar = if self.seratus { "" } else { g.kode_group.as_str() };
        self.harga.get(dasar).copied().unwrap_or(Angka { jual: g.harga.nilai(), ..Angka::default() })
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
