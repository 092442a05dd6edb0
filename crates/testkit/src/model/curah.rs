//! Counted stock of one store as plain maps: which moves are refused and what every place holds afterwards.

use crate::Acak;
use crate::bangun::{baki, luar};
use db::{Conn, Result, args};
use ledger::curah::{Gerak, Isi, JenisStok, Macam};
use ledger::stok::{Lokasi, Luar};
use std::collections::BTreeMap;
use values::{Berat, KodeDept, KodeGroup, KodeToko, Rupiah};

const BAKI: [&str; 3] = ["A1", "A2", "B1"];

/// Pieces, weight, fine weight, value.
type Empat = [i64; 4];
/// Stock, tray or account, group, type.
type Tempat = (String, String, String, String);

#[derive(Debug, Clone, Default)]
pub struct ModelCurah {
    pub saldo: BTreeMap<Tempat, Empat>,
    /// the ends of each document that was accepted, and whether it was cancelled
    dokumen: Vec<(Vec<(Tempat, Empat)>, bool)>,
}

fn nama(l: &Lokasi) -> String {
    let (gudang, baki) = l.nama();
    format!("{gudang}/{baki}")
}

fn empat(i: Isi) -> Empat {
    [i.qty, i.berat.sebagai_mg(), i.murni.sebagai_mg(), i.nilai.nilai()]
}

impl ModelCurah {
    pub fn dokumen(&self) -> usize {
        self.dokumen.len()
    }

    /// One document; refused whole with the public code of `ledger`.
    pub fn catat(&mut self, gerak: &[Gerak]) -> std::result::Result<(), &'static str> {
        let mut ujung = Vec::new();
        for g in gerak {
            let e = empat(g.isi);
            if e.iter().any(|n| *n < 0) || (e[0], e[1], e[3]) == (0, 0, 0) {
                return Err("BUKU-03");
            }
            let m = &g.macam;
            let di =
                |l: &Lokasi| (m.stok.kode().to_owned(), nama(l), m.group.to_string(), m.dept.to_string());
            ujung.push((di(&g.dari), e.map(|n| -n)));
            ujung.push((di(&g.ke), e));
        }
        self.terapkan(&ujung)?;
        self.dokumen.push((ujung, false));
        Ok(())
    }

    /// The exact reverse of the n-th document, once.
    pub fn batal(&mut self, ke: usize) -> std::result::Result<(), &'static str> {
        let Some((ujung, false)) = self.dokumen.get(ke).cloned() else { return Err("BUKU-05") };
        let balik: Vec<_> = ujung.iter().rev().map(|(t, e)| (t.clone(), e.map(|n| -n))).collect();
        self.terapkan(&balik)?;
        if let Some(d) = self.dokumen.get_mut(ke) {
            d.1 = true;
        }
        Ok(())
    }

    fn terapkan(&mut self, ujung: &[(Tempat, Empat)]) -> std::result::Result<(), &'static str> {
        let mut baru = self.saldo.clone();
        for (t, e) in ujung {
            let s = baru.entry(t.clone()).or_default();
            for (a, b) in s.iter_mut().zip(e) {
                *a += b;
            }
            if !t.1.starts_with('@') {
                if s.iter().any(|n| *n < 0) {
                    return Err("CURAH-01");
                }
                if s[0] == 0 && s.iter().any(|n| *n != 0) {
                    return Err("CURAH-02");
                }
            }
        }
        self.saldo = baru;
        Ok(())
    }

    /// A document: mostly with what is there, now and then too much of it.
    pub fn acak(&self, a: &mut Acak) -> Vec<Gerak> {
        (0..a.antara(1, 4)).map(|_| self.gerak_acak(a)).collect()
    }

    fn gerak_acak(&self, a: &mut Acak) -> Gerak {
        let stok = a.pilih(&[JenisStok::Acc, JenisStok::Manual]);
        let macam = Macam {
            stok,
            group: KodeGroup::parse(a.pilih(&["750", "ACC"])).unwrap(),
            dept: KodeDept::parse(a.pilih(&["CIN", "KAL"])).unwrap(),
        };
        let (dari, ke) = (a.pilih(&BAKI), a.pilih(&BAKI));
        if a.persen(40) {
            let berat = if stok == JenisStok::Acc { 0 } else { a.antara(0, 9_000) };
            let isi = Isi {
                qty: a.antara(0, 6),
                berat: Berat::mg(berat),
                murni: Berat::mg(berat * 3 / 4),
                nilai: Rupiah::new(a.antara(0, 900)),
            };
            return Gerak { macam, dari: luar(Luar::Pemasok), ke: baki(ke), isi };
        }
        let kunci =
            (stok.kode().to_owned(), format!("TOKO/{dari}"), macam.group.to_string(), macam.dept.to_string());
        let s = self.saldo.get(&kunci).copied().unwrap_or([0; 4]);
        let ada = Isi { qty: s[0], berat: Berat::mg(s[1]), murni: Berat::mg(s[2]), nilai: Rupiah::new(s[3]) };
        let qty = a.antara(0, s[0] + 1);
        let berat = if qty == s[0] { s[1] } else { a.antara(0, s[1] + 1) };
        let mut isi = ada.bagian(qty, Berat::mg(berat)).unwrap().unwrap();
        match a.antara(0, 12) {
            0 => isi.qty += 1,
            1 => isi.berat = Berat::mg(s[1] + 1),
            2 => isi.qty = s[0],
            _ => {}
        }
        let ke = if a.persen(50) { baki(ke) } else { luar(a.pilih(&[Luar::Pakai, Luar::Hilang])) };
        Gerak { macam, dari: baki(dari), ke, isi }
    }

    /// Every difference between this model and a store's projection; empty when they are the same.
    pub fn sama_dengan(&self, c: &mut Conn, toko: &KodeToko) -> Result<Vec<String>> {
        let mut ada: BTreeMap<Tempat, Empat> = c
            .rows(
                "SELECT jenis_stok, gudang, baki, kode_group, kode_dept, qty, berat, murni, nilai FROM saldo_curah \
                 WHERE toko = $1",
                args![toko],
                |r| {
                    let di = format!("{}/{}", r.get::<String>(1)?, r.get::<String>(2)?);
                    Ok(((r.get(0)?, di, r.get(3)?, r.get(4)?), [r.int(5)?, r.int(6)?, r.int(7)?, r.int(8)?]))
                },
            )?
            .into_iter()
            .collect();
        let mut mau = self.saldo.clone();
        ada.retain(|_, e| *e != [0; 4]);
        mau.retain(|_, e| *e != [0; 4]);
        let mut beda = Vec::new();
        for (t, e) in mau {
            let a = ada.remove(&t);
            if a != Some(e) {
                beda.push(format!("curah {t:?}: buku {a:?}, model {e:?}"));
            }
        }
        beda.extend(ada.into_iter().map(|(t, e)| format!("curah {t:?}: buku {e:?}, tidak ada di model")));
        Ok(beda)
    }
}
