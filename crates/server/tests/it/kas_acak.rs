//! Random documents of money against a model kept here: what is accepted and what every drawer, account and way holds
//! afterwards must agree, seed by seed. The proof of balance (I4, I7, I11, I12, I20) runs after each test by itself.

use crate::alat::{Alat, Klien, di_kedua_master};
use crate::kas_uang::rekening;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use testkit::Acak;

const LANGKAH: usize = 90;
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
    a: std::sync::Arc<Alat>,
    klien: BTreeMap<&'static str, Klien>,
    rekening: String,
    m: Model,
    acak: Acak,
    ke: usize,
    nama: &'static str,
}

impl Panggung {
    async fn kirim(&self, u: &str, jalur: &str, isi: &Value) -> (u16, Value) {
        let r = self.klien[u].post_dok(jalur, &format!("acak-{}-{}", self.nama, self.ke), isi).await;
        let j = if r.status == 200 { r.data() } else { Value::Null };
        (r.status, j)
    }

    async fn baris_akhir(&self) -> i64 {
        self.a.angka("SELECT MAX(id) FROM buku_kas WHERE toko = 'JKT1'", &[]).await
    }

    /// One document; answers its name, whether the model allows it and what the server said.
    async fn langkah(&mut self) -> (&'static str, bool, u16) {
        match self.acak.antara(0, 12) {
            0..3 => {
                let (u, n) = (self.acak.pilih(&[OWN, SATU, DUA]), self.acak.antara(-60, 900));
                let isi =
                    json!({ "jenis": "MASUK", "kategori": "LAIN_MASUK", "deskripsi": "", "jumlah_rp": n });
                let (status, j) = self.kirim(u, "uang-kas", &isi).await;
                if n > 0 {
                    self.m.ubah(u, n);
                    self.simpan(&j, "no_faktur", u, n, 0, None);
                    let id = self.baris_akhir().await;
                    let no = j["no_faktur"].as_str().unwrap().to_owned();
                    self.m.baris.push((id, u, "LAIN_MASUK", n, false, no));
                }
                ("MASUK", n > 0, status)
            }
            3..5 => {
                let u = self.acak.pilih(&[OWN, SATU, DUA]);
                let n = self.acak.antara(1, 400);
                let isi =
                    json!({ "jenis": "KELUAR", "kategori": "KONSUMSI", "deskripsi": "", "jumlah_rp": n });
                let (status, j) = self.kirim(u, "uang-kas", &isi).await;
                let boleh = n <= self.m.ada(u);
                if boleh {
                    self.m.ubah(u, -n);
                    self.simpan(&j, "no_faktur", u, -n, 0, None);
                }
                ("KELUAR", boleh, status)
            }
            n @ 5..7 => {
                let (jenis, rp) = (if n == 5 { "SETOR" } else { "TARIK" }, self.acak.antara(1, 600));
                let isi = json!({ "jenis": jenis, "no_rekening": self.rekening, "jumlah_rp": rp });
                let (status, j) = self.kirim(OWN, "uang-bank", &isi).await;
                let (boleh, arah) = if n == 5 { (rp <= self.m.ada(OWN), -1) } else { (rp <= self.m.bank, 1) };
                if boleh {
                    self.m.ubah(OWN, arah * rp);
                    self.m.bank -= arah * rp;
                    self.simpan(&j, "no_faktur", OWN, arah * rp, -arah * rp, None);
                }
                (jenis, boleh, status)
            }
            7 => {
                let n = self.acak.antara(1, 500);
                let (status, j) = self.kirim(OWN, "kirim-uang", &json!({ "jumlah_rp": n })).await;
                let boleh = n <= self.m.ada(OWN);
                if boleh {
                    self.m.ubah(OWN, -n);
                    self.m.jalan += n;
                    let reff = j["no_reff"].as_str().unwrap().to_owned();
                    self.simpan(&j, "nota_kirim", OWN, -n, 0, Some((reff, false)));
                }
                ("KIRIM", boleh, status)
            }
            8 => self.terima().await,
            9 => self.batal().await,
            10 => self.pindah().await,
            _ => self.validasi().await,
        }
    }

    fn simpan(
        &mut self,
        j: &Value,
        kolom: &str,
        laci: &'static str,
        kas: i64,
        bank: i64,
        reff: Option<(String, bool)>,
    ) {
        let no = j[kolom].as_str().expect("model mengizinkan, server tidak").to_owned();
        self.m.dok.push(Dokumen { no, laci, kas, bank, batal: false, reff });
    }

    fn satu(&mut self, cocok: impl Fn(&Dokumen) -> bool) -> Option<usize> {
        let calon: Vec<usize> =
            self.m.dok.iter().enumerate().filter(|(_, d)| cocok(d)).map(|(i, _)| i).collect();
        (!calon.is_empty()).then(|| self.acak.pilih(&calon))
    }

    async fn terima(&mut self) -> (&'static str, bool, u16) {
        let Some(i) = self.satu(|d| d.reff.is_some()) else { return ("LEWAT", true, 200) };
        let d = self.m.dok[i].clone();
        let (reff, sudah) = d.reff.unwrap();
        let beda = self.acak.pilih(&[0, 0, -3, 2]);
        let terima = (-d.kas + beda).max(0);
        let isi = json!({ "jumlah_rp": terima, "keterangan": "hitung" });
        let (status, _) = self.kirim(PUSAT, &format!("kirim-uang/{reff}/reception"), &isi).await;
        let boleh = !sudah && !d.batal;
        if boleh {
            self.m.dok[i].reff = Some((reff, true));
            self.m.jalan += d.kas;
            self.m.hilang += -d.kas - terima;
            self.m.ubah(PUSAT, terima);
        }
        ("TERIMA", boleh, status)
    }

    async fn batal(&mut self) -> (&'static str, bool, u16) {
        let Some(i) = self.satu(|_| true) else { return ("LEWAT", true, 200) };
        let d = self.m.dok[i].clone();
        let isi = json!({ "no_dok": d.no, "alasan": "acak" });
        let (status, _) = self.kirim(OWN, "uang/batal", &isi).await;
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
        ("BATAL", boleh, status)
    }

    async fn pindah(&mut self) -> (&'static str, bool, u16) {
        if self.m.baris.is_empty() {
            return ("LEWAT", true, 200);
        }
        let urut: Vec<usize> = (0..self.m.baris.len()).collect();
        let i = self.acak.pilih(&urut);
        let (id, dari, kategori, n, sudah, _) = self.m.baris[i].clone();
        let ke = self.acak.pilih(&[SATU, DUA]);
        let isi = json!({ "user_tujuan": ke,
            "transactions": [{ "input_by": dari, "kategori": kategori, "id_trx": id }] });
        let (status, _) = self.kirim(OWN, "cash/transfer-balance", &isi).await;
        let boleh = !sudah && dari != ke && self.m.ada(dari) >= n;
        if boleh {
            self.m.baris[i].4 = true;
            self.m.ubah(dari, -n);
            self.m.ubah(ke, n);
            let id = self.baris_akhir().await;
            self.m.baris.push((id, ke, "PINDAH IN", n, false, String::new()));
        }
        ("PINDAH", boleh, status)
    }

    async fn validasi(&mut self) -> (&'static str, bool, u16) {
        let daftar = self.klien[OWN].get("validasi/get/non-cash").await.data();
        let Some(id) = daftar.as_array().unwrap().first().map(|b| b["_id"].as_i64().unwrap()) else {
            return ("LEWAT", true, 200);
        };
        let (status, _) = self.kirim(OWN, "validasi/simpan/non-cash", &json!({ "id_cashes": [id] })).await;
        ("VALIDASI", true, status)
    }
}

#[test]
fn dokumen_uang_acak_sama_dengan_model() {
    di_kedua_master(|a| async move {
        let mut bertemu: BTreeMap<(&str, bool), u32> = BTreeMap::new();
        let mut klien = BTreeMap::new();
        for u in [OWN, SATU, DUA, PUSAT] {
            klien.insert(u, a.sesi(u).await);
        }
        let rekening = rekening(&a, "JKT1", "BCA").await;
        let mut p = Panggung {
            a: a.clone(),
            klien,
            rekening,
            m: Model::default(),
            acak: Acak::new(0),
            ke: 0,
            nama: "",
        };
        for (benih, nama) in [(1_u64, "satu"), (2, "dua"), (3, "tiga")] {
            (p.acak, p.nama) = (Acak::new(benih), nama);
            for ke in 0..LANGKAH {
                p.ke = ke;
                let (apa, boleh, status) = p.langkah().await;
                assert_eq!(status == 200, boleh, "benih {benih} langkah {ke} {apa}: {status} {:?}", p.m);
                assert!(status == 200 || status == 422 || status == 409, "{apa}: {status}");
                *bertemu.entry((apa, boleh)).or_default() += 1;
            }
            for (u, k) in &p.klien {
                assert_eq!(k.get("uang-kas/saldo").await.data()["saldo"], p.m.ada(u), "benih {benih} {u}");
            }
            let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_bank WHERE toko = 'JKT1'";
            assert_eq!(a.angka(sql, &[]).await, p.m.bank, "benih {benih} bank");
            let sql = "SELECT CAST(COALESCE(SUM(jumlah_in - jumlah_out), 0) AS BIGINT) FROM buku_transit";
            assert_eq!(a.angka(sql, &[]).await, p.m.jalan, "benih {benih} di jalan");
            let sql = "SELECT CAST(COALESCE(SUM(jumlah_kirim - jumlah_terima), 0) AS BIGINT) FROM kirim_uang_terima";
            assert_eq!(a.angka(sql, &[]).await, p.m.hilang, "benih {benih} selisih");
        }
        for apa in ["MASUK", "KELUAR", "SETOR", "TARIK", "KIRIM", "TERIMA", "BATAL", "PINDAH"] {
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
