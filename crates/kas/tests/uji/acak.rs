//! Random documents of money against a model kept here: what is accepted and what every drawer, account and way holds
//! afterwards must agree, seed by seed. The proof of balance (I4, I7, I11, I12, I20) runs after each test by itself.

use crate::alat::{batal_izin, jalan, rekening};
use db::Kunci;
use dunia::{Dunia, di_kedua, ditolak, toko};
use kas::kirim_uang::{self, Selesaikan, Terima};
use kas::non_cash::{self, TanyaNonCash};
use kas::{pindah_saldo, uang_bank, uang_kas};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use testkit::Acak;

const LANGKAH: usize = 100;
const OWN: &str = "own-jkt1";
const SATU: &str = "kasir1-jkt1";
const DUA: &str = "kasir2-jkt1";
const PUSAT: &str = "own";

#[derive(Clone, Debug)]
struct Dokumen {
    no: String,
    /// what it did to a drawer and to the account
    laci: &'static str,
    kas: i64,
    bank: i64,
    batal: bool,
    /// money on its way: its reference number, and whether it arrived
    reff: Option<(String, bool)>,
}

/// A row that came into a drawer: number, drawer, category, amount, moved or cancelled, its document.
type Baris = (i64, &'static str, &'static str, i64, bool, String);

#[derive(Default, Debug)]
struct Model {
    laci: BTreeMap<&'static str, i64>,
    bank: i64,
    dok: Vec<Dokumen>,
    baris: Vec<Baris>,
    jalan: i64,
    hilang: i64,
    /// differences that nobody has settled: reference number, missing (or too much when negative)
    selisih: Vec<(String, i64)>,
}

impl Model {
    fn ada(&self, u: &str) -> i64 {
        self.laci.get(u).copied().unwrap_or_default()
    }

    fn ubah(&mut self, u: &'static str, n: i64) {
        *self.laci.entry(u).or_default() += n;
    }
}

struct Panggung {
    d: Arc<Dunia>,
    orang: BTreeMap<&'static str, Pelaku>,
    rekening: String,
    m: Model,
    acak: Acak,
}

/// Name of a step, whether the model allows it, and what was said.
type Langkah = (&'static str, bool, Hasil<Value>);

/// Nothing there to do it with.
const fn lewat() -> Langkah {
    ("LEWAT", true, Ok(Value::Null))
}

impl Panggung {
    async fn baris_akhir(&self) -> i64 {
        self.d.angka("SELECT MAX(id) FROM buku_kas WHERE toko = 'JKT1'", &[]).await
    }

    /// One document.
    async fn langkah(&mut self) -> Langkah {
        match self.acak.antara(0, 14) {
            0..3 => {
                let (u, n) = (self.acak.pilih(&[OWN, SATU, DUA]), self.acak.antara(-60, 900));
                let isi =
                    json!({ "jenis": "MASUK", "kategori": "LAIN_MASUK", "deskripsi": "", "jumlah_rp": n });
                let h = self.d.minta(&self.orang[u], &isi, uang_kas::catat).await;
                if n > 0 {
                    self.m.ubah(u, n);
                    self.simpan(&h, "no_faktur", u, n, 0, None);
                    let id = self.baris_akhir().await;
                    let no = nomor(&h, "no_faktur");
                    self.m.baris.push((id, u, "LAIN_MASUK", n, false, no));
                }
                ("MASUK", n > 0, h)
            }
            3..5 => {
                let u = self.acak.pilih(&[OWN, SATU, DUA]);
                let n = self.acak.antara(1, 400);
                let isi =
                    json!({ "jenis": "KELUAR", "kategori": "KONSUMSI", "deskripsi": "", "jumlah_rp": n });
                let h = self.d.minta(&self.orang[u], &isi, uang_kas::catat).await;
                let boleh = n <= self.m.ada(u);
                if boleh {
                    self.m.ubah(u, -n);
                    self.simpan(&h, "no_faktur", u, -n, 0, None);
                }
                ("KELUAR", boleh, h)
            }
            n @ 5..7 => {
                let (jenis, rp) = (if n == 5 { "SETOR" } else { "TARIK" }, self.acak.antara(1, 600));
                let isi = json!({ "jenis": jenis, "no_rekening": self.rekening, "jumlah_rp": rp });
                let h = self.d.minta(&self.orang[OWN], &isi, uang_bank::catat).await;
                let (boleh, arah) = if n == 5 { (rp <= self.m.ada(OWN), -1) } else { (rp <= self.m.bank, 1) };
                if boleh {
                    self.m.ubah(OWN, arah * rp);
                    self.m.bank -= arah * rp;
                    self.simpan(&h, "no_faktur", OWN, arah * rp, -arah * rp, None);
                }
                (jenis, boleh, h)
            }
            7 => {
                let n = self.acak.antara(1, 500);
                let isi = json!({ "jumlah_rp": n });
                let h = self.d.minta(&self.orang[OWN], &isi, kirim_uang::kirim).await;
                let boleh = n <= self.m.ada(OWN);
                if boleh {
                    self.m.ubah(OWN, -n);
                    self.m.jalan += n;
                    let reff = nomor(&h, "no_reff");
                    self.simpan(&h, "nota_kirim", OWN, -n, 0, Some((reff, false)));
                }
                ("KIRIM", boleh, h)
            }
            8 => self.terima().await,
            9 => self.batal().await,
            10 => self.pindah().await,
            11 => self.gaji().await,
            12 => self.selisih().await,
            _ => self.validasi().await,
        }
    }

    fn simpan(
        &mut self,
        h: &Hasil<Value>,
        kolom: &str,
        laci: &'static str,
        kas: i64,
        bank: i64,
        reff: Option<(String, bool)>,
    ) {
        let no = nomor(h, kolom);
        self.m.dok.push(Dokumen { no, laci, kas, bank, batal: false, reff });
    }

    fn satu(&mut self, cocok: impl Fn(&Dokumen) -> bool) -> Option<usize> {
        let calon: Vec<usize> =
            self.m.dok.iter().enumerate().filter(|(_, d)| cocok(d)).map(|(i, _)| i).collect();
        (!calon.is_empty()).then(|| self.acak.pilih(&calon))
    }

    async fn terima(&mut self) -> Langkah {
        let Some(i) = self.satu(|d| d.reff.is_some()) else { return lewat() };
        let d = self.m.dok[i].clone();
        let (reff, sudah) = d.reff.unwrap();
        let beda = self.acak.pilih(&[0, 0, -3, 2]);
        let terima = (-d.kas + beda).max(0);
        let isi = json!({ "jumlah_rp": terima, "keterangan": "hitung" });
        let (kunci, no) = (kedua(), reff.clone());
        let h = self.d.minta_di(kunci, &self.orang[PUSAT], &isi, move |tx, p, m: &Terima| {
            kirim_uang::terima(tx, p, &no, m)
        });
        let h = h.await;
        let boleh = !sudah && !d.batal;
        if boleh {
            self.m.dok[i].reff = Some((reff.clone(), true));
            // What was not counted, or was too much, stays on its way.
            self.m.jalan -= terima;
            self.m.hilang += -d.kas - terima;
            if terima != -d.kas {
                self.m.selisih.push((reff.clone(), -d.kas - terima));
            }
            self.m.ubah(PUSAT, terima);
        }
        ("TERIMA", boleh, h)
    }

    /// Money out under a category that needs an approval: given for this amount, or for another one.
    async fn gaji(&mut self) -> Langkah {
        let (u, n) = (self.acak.pilih(&[OWN, SATU]), self.acak.antara(1, 300));
        let mut isi = json!({ "jenis": "KELUAR", "kategori": "GAJI", "deskripsi": "acak", "jumlah_rp": n });
        let p = &self.orang[u];
        let t = ditolak(self.d.minta(p, &isi, uang_kas::catat).await, "KAS-12");
        isi["otorisasi"] = json!(self.d.izin(p, "spv-jkt1", &t).await.unwrap());
        let lain = self.acak.persen(30);
        isi["jumlah_rp"] = json!(n + i64::from(lain));
        let h = self.d.minta(p, &isi, uang_kas::catat).await;
        let boleh = !lain && n <= self.m.ada(u);
        if boleh {
            self.m.ubah(u, -n);
            self.simpan(&h, "no_faktur", u, -n, 0, None);
        }
        ("GAJI", boleh, h)
    }

    /// A difference is settled, in part or wholly; now and then by a step of the other kind.
    async fn selisih(&mut self) -> Langkah {
        if self.m.selisih.is_empty() {
            return lewat();
        }
        let urut: Vec<usize> = (0..self.m.selisih.len()).collect();
        let i = self.acak.pilih(&urut);
        let (reff, sisa) = self.m.selisih[i].clone();
        let semua = [
            ("DITEMUKAN", 1, 1),
            ("DIGANTI", 1, 1),
            ("RUGI", 1, 0),
            ("DIKEMBALIKAN", -1, -1),
            ("LABA", -1, 0),
        ];
        let (tindakan, tanda, laci) = self.acak.pilih(&semua);
        let n = self.acak.antara(1, 4);
        let isi = json!({ "tindakan": tindakan, "jumlah_rp": n, "pembayar": "kurir", "alasan": "acak" });
        let (siapa, no) = ((&self.orang[PUSAT], "spv"), reff.clone());
        let kerja =
            move |tx: &mut db::Tx<'_>, p: &Pelaku, m: &Selesaikan| kirim_uang::selesaikan(tx, p, &no, m);
        let h = self.d.minta_izin_di(kedua(), siapa, &isi, kerja).await;
        let boleh = sisa * tanda >= n && self.m.ada(PUSAT) + laci * n >= 0;
        if boleh {
            self.m.jalan -= tanda * n;
            self.m.ubah(PUSAT, laci * n);
            self.m.selisih[i].1 -= tanda * n;
            self.m.selisih.retain(|s| s.1 != 0);
        }
        ("SELISIH", boleh, h)
    }

    async fn batal(&mut self) -> Langkah {
        let Some(i) = self.satu(|_| true) else { return lewat() };
        let d = self.m.dok[i].clone();
        let h = batal_izin(&self.d, &self.orang[OWN], "spv-jkt1", &d.no).await;
        let diterima = d.reff.as_ref().is_some_and(|r| r.1);
        let boleh = !d.batal && !diterima && self.m.ada(d.laci) - d.kas >= 0;
        if boleh {
            for b in self.m.baris.iter_mut().filter(|b| b.5 == d.no) {
                b.4 = true;
            }
            self.m.dok[i].batal = true;
            self.m.ubah(d.laci, -d.kas);
            self.m.bank -= d.bank;
            if d.reff.is_some() {
                self.m.jalan += d.kas;
            }
        }
        ("BATAL", boleh, h)
    }

    async fn pindah(&mut self) -> Langkah {
        if self.m.baris.is_empty() {
            return lewat();
        }
        let urut: Vec<usize> = (0..self.m.baris.len()).collect();
        let i = self.acak.pilih(&urut);
        let (id, dari, kategori, n, sudah, _) = self.m.baris[i].clone();
        let ke = self.acak.pilih(&[SATU, DUA]);
        let isi = json!({ "user_tujuan": ke,
            "transactions": [{ "input_by": dari, "kategori": kategori, "id_trx": id }] });
        let h = self.d.minta(&self.orang[OWN], &isi, pindah_saldo::pindahkan).await;
        let boleh = !sudah && dari != ke && self.m.ada(dari) >= n;
        if boleh {
            self.m.baris[i].4 = true;
            self.m.ubah(dari, -n);
            self.m.ubah(ke, n);
            let id = self.baris_akhir().await;
            self.m.baris.push((id, ke, "PINDAH IN", n, false, String::new()));
        }
        ("PINDAH", boleh, h)
    }

    async fn validasi(&mut self) -> Langkah {
        let own = &self.orang[OWN];
        let menunggu = |tx: &mut db::Tx<'_>, p: &Pelaku, t: &TanyaNonCash| non_cash::menunggu(tx, &p.toko, t);
        let daftar = self.d.minta(own, &json!({}), menunggu).await.unwrap();
        let Some(id) = daftar.as_array().unwrap().first().map(|b| b["_id"].as_i64().unwrap()) else {
            return lewat();
        };
        ("VALIDASI", true, self.d.minta(own, &json!({ "id_cashes": [id] }), non_cash::simpan).await)
    }
}

/// Head office receives, and holds the branch too.
fn kedua() -> Kunci {
    Kunci::toko(toko("PST")).dan(toko("JKT1"))
}

fn nomor(h: &Hasil<Value>, kolom: &str) -> String {
    let j = h.as_ref().unwrap_or_else(|t| panic!("model mengizinkan, aturan tidak: {t:?}"));
    j[kolom].as_str().unwrap().to_owned()
}

#[test]
fn dokumen_uang_acak_sama_dengan_model() {
    di_kedua(|d| async move {
        let mut bertemu: BTreeMap<(&str, bool), u32> = BTreeMap::new();
        let mut orang = BTreeMap::new();
        for u in [OWN, SATU, DUA, PUSAT] {
            orang.insert(u, d.orang(u).await);
        }
        let rekening = rekening(&d, "JKT1", "BCA").await;
        let mut p = Panggung { d: d.clone(), orang, rekening, m: Model::default(), acak: Acak::new(0) };
        for benih in 1_u64..4 {
            p.acak = Acak::new(benih);
            for ke in 0..LANGKAH {
                let (apa, boleh, h) = p.langkah().await;
                assert_eq!(h.is_ok(), boleh, "benih {benih} langkah {ke} {apa}: {h:?} {:?}", p.m);
                if let Err(t) = h {
                    assert!([422, 409].contains(&t.status.angka()), "{apa}: {t:?}");
                }
                *bertemu.entry((apa, boleh)).or_default() += 1;
            }
            for u in p.orang.keys() {
                assert_eq!(d.laci(u).await, p.m.ada(u), "benih {benih} {u}");
            }
            let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_bank WHERE toko = 'JKT1'";
            assert_eq!(d.angka(sql, &[]).await, p.m.bank, "benih {benih} bank");
            assert_eq!(jalan(&d).await, p.m.jalan, "benih {benih} di jalan");
            let sql = "SELECT CAST(COALESCE(SUM(jumlah_kirim - jumlah_terima), 0) AS BIGINT) FROM kirim_uang_terima";
            assert_eq!(d.angka(sql, &[]).await, p.m.hilang, "benih {benih} selisih");
        }
        for apa in
            ["MASUK", "KELUAR", "SETOR", "TARIK", "KIRIM", "TERIMA", "BATAL", "PINDAH", "GAJI", "SELISIH"]
        {
            for boleh in [true, false] {
                assert!(
                    bertemu.contains_key(&(apa, boleh)),
                    "tidak pernah bertemu {apa} {boleh}: {bertemu:?}"
                );
            }
        }
        assert!(bertemu.contains_key(&("VALIDASI", true)), "{bertemu:?}");
    });
}
