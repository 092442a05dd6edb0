//! A file of 10,000 payments of pre-orders: read, matched and brought in, with the JSON between the steps as the calls have
//! it. The pre-orders were taken by the use case; the books must balance afterwards.

use super::kedua::{di_kedua, sebut};
use super::niaga_isi;
use super::{Konteks, Kumpul};
use crate::catatan;
use crate::hasil::{Angka, median, persentil};
use crate::proses::Siapa;
use anyhow::{Result, bail};
use db::{Db, KunciIdem, args};
use member::daftar::{self, MemberMinta};
use platform::{Pelaku, Tolak};
use praorder::berkas;
use praorder::cocok::{self, BarisCocok, CocokMinta};
use praorder::simpan::{self, PreOrderBarang, PreOrderMinta};
use praorder::validasi::{self, ValidasiMinta};
use serde_json::json;
use std::fmt::Write as _;
use std::time::Instant;
use tokio::runtime::Runtime;
use values::{Berat, Jam as _, JamSistem, Rupiah, UserId};

const BAYARAN: usize = 10_000;
const BAYARAN_CEPAT: usize = 1_000;
/// Files, one after the other, each of pre-orders of its own.
const BERKAS: usize = 3;
const SEKALI: usize = 200;
const PASAR: &str = "TOKOPEDIA";
const HARGA: i64 = 5_000_000;
/// What the marketplace leaves of it.
const NOMINAL: i64 = 4_900_000;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    di_kedua(k, h, "impor_po", |rt, h, db, pg| {
        let banyak = if k.cepat { BAYARAN_CEPAT } else { BAYARAN };
        let p = rt.block_on(Po::baru(db))?;
        for berkas in 0..BERKAS {
            rt.block_on(p.isi(db, berkas, banyak))?;
        }
        if let Some(pg) = pg {
            pg.rapikan()?;
        }
        satu(rt, h, db, &p, (banyak, sebut(pg)))
    })
}

fn satu(rt: &Runtime, h: &mut Kumpul, db: &Db, p: &Po, (banyak, mesin): (usize, &str)) -> Result<()> {
    let mut langkah: [Vec<f64>; 4] = Default::default();
    let c0 = Siapa::Sendiri.cpu()?;
    for ke in 0..BERKAS {
        let csv = p.csv(ke, banyak)?;
        let lama = p.impor(rt, db, ke, (&csv, banyak))?;
        for (semua, satu) in langkah.iter_mut().zip([lama.iter().sum(), lama[0], lama[1], lama[2]]) {
            semua.push(satu);
        }
    }
    let cpu = Siapa::Sendiri.cpu()? - c0;
    let hasil = rt
        .block_on(db.lapor(|c| ledger::periksa::semua(c, &rangkai::BUKTI)))
        .map_err(|e| anyhow::anyhow!("{e}"))?;
    if !hasil.bersih() {
        bail!("buku tidak seimbang: {:?}", hasil.temuan.first());
    }
    let [semua, baca, cocok, masuk] = langkah;
    h.angka(
        Angka::new(format!("impor {banyak} pembayaran pre order, {mesin}"), median(&semua), "s")
            .paling_banyak(3.0)
            .cpu(cpu)
            .ket(format!(
                "median {BERKAS} berkas, terlama {:.2} s; baca {:.3}, cocokkan {:.3}, validasi {:.3} s; buku seimbang",
                persentil(&semua, 100),
                median(&baca),
                median(&cocok),
                median(&masuk)
            )),
    );
    Ok(())
}

/// Who takes pre-orders, who brings their payments in, for whom, and where the money goes.
struct Po {
    kasir: Pelaku,
    lain: Pelaku,
    kode_member: String,
    no_rekening: String,
}

impl Po {
    async fn baru(db: &Db) -> Result<Self> {
        niaga_isi::siapkan(db).await?;
        let kasir = niaga_isi::kasir()?;
        let lain = Pelaku { user_id: UserId::parse("kasir2-jkt1")?, ..kasir.clone() };
        let m = MemberMinta {
            nama_customer: "PEMBELI JAUH".to_owned(),
            alamat_customer: "JL MAWAR 1".to_owned(),
            no_hp: "081300001111".to_owned(),
            cara_kode: "URUT".to_owned(),
            ..MemberMinta::default()
        };
        let (p, kunci) = (kasir.clone(), db::Kunci::toko(kasir.toko.clone()).dengan_rantai());
        let t = db
            .write(kunci, move |tx| daftar::daftarkan(tx, &p, &m))
            .await
            .map_err(|t: Tolak| catatan::salah(&t))?;
        let toko = kasir.toko.clone();
        let sql = "SELECT no_rekening FROM marketplace WHERE toko = $1 AND kode_marketplace = $2";
        let no_rekening = db
            .read(move |c| c.nilai::<String>(sql, args![&toko, PASAR]))
            .await
            .map_err(|e: db::Error| anyhow::anyhow!("{e}"))?;
        Ok(Self { kasir, lain, kode_member: t.member.kode_member, no_rekening })
    }

    fn minta(&self, no_order: String) -> PreOrderMinta {
        let (berat, harga) = (Berat::mg(2_500), Rupiah::new(HARGA));
        PreOrderMinta {
            kode_member: self.kode_member.clone(),
            kode_sales: "S01".to_owned(),
            kode_marketplace: PASAR.to_owned(),
            no_order,
            no_rekening: self.no_rekening.clone(),
            deskripsi: "CINCIN PESANAN".to_owned(),
            qty_estimasi: 1,
            berat_estimasi: berat,
            harga_estimasi: harga,
            harga_gram: HARGA * 1_000 / berat.sebagai_mg(),
            detail_barang: vec![PreOrderBarang {
                deskripsi: "CINCIN POLOS".to_owned(),
                qty: 1,
                berat,
                harga_estimasi: harga,
                ..PreOrderBarang::default()
            }],
            ..PreOrderMinta::default()
        }
    }

    /// Pre-orders of one file, many in a transaction.
    async fn isi(&self, db: &Db, berkas: usize, banyak: usize) -> Result<()> {
        for mulai in (0..banyak).step_by(SEKALI) {
            let semua: Vec<PreOrderMinta> =
                (mulai..(mulai + SEKALI).min(banyak)).map(|n| self.minta(no_order(berkas, n))).collect();
            let p = self.kasir.clone();
            db.write(p.toko.clone(), move |tx| {
                semua.iter().try_for_each(|m| simpan::simpan(tx, &p, m).map(drop))
            })
            .await
            .map_err(|t: Tolak| catatan::salah(&t))?;
        }
        Ok(())
    }

    fn csv(&self, berkas: usize, banyak: usize) -> Result<String> {
        let hari = JamSistem.hari_ini();
        let mut isi = "tanggal,kode_marketplace,no_order,no_rekening,nominal\n".to_owned();
        for n in 0..banyak {
            writeln!(isi, "{hari},{PASAR},{},{},{NOMINAL}", no_order(berkas, n), self.no_rekening)?;
        }
        Ok(isi)
    }

    /// Seconds of each step: read, matched, brought in.
    fn impor(&self, rt: &Runtime, db: &Db, ke: usize, (csv, banyak): (&str, usize)) -> Result<[f64; 3]> {
        let mulai = Instant::now();
        let isi = berkas::baca(csv).map_err(|t| catatan::salah(&t))?;
        serde_json::to_vec(&isi)?;
        let baca = mulai.elapsed().as_secs_f64();
        if (isi.baris.len(), isi.jumlah_salah, isi.jumlah_kosong) != (banyak, 0, 0) {
            bail!("berkas: {} baris, {} salah", isi.baris.len(), isi.jumlah_salah);
        }
        // What the screen sends on is made outside the clock.
        let kirim = serde_json::to_vec(&json!({ "data_transaksi": isi.baris }))?;

        let (mulai, p, kini) = (Instant::now(), self.lain.clone(), JamSistem.hari_ini());
        let m: CocokMinta = serde_json::from_slice(&kirim)?;
        let semua: Vec<BarisCocok> = rt
            .block_on(db.lapor(move |c| cocok::cocokkan(c, &p, &m, kini)))
            .map_err(|t: Tolak| catatan::salah(&t))?;
        serde_json::to_vec(&semua)?;
        let cocok = mulai.elapsed().as_secs_f64();
        if let Some(b) = semua.iter().find(|b| !b.cocok) {
            bail!("{} tidak cocok: {}", b.no_order, b.pesan);
        }
        let kirim =
            serde_json::to_vec(&json!({ "data_transaksi": semua, "nama_berkas": format!("{ke}.csv") }))?;

        let (mulai, p) = (Instant::now(), self.lain.clone());
        let m: ValidasiMinta = serde_json::from_slice(&kirim)?;
        let kunci = KunciIdem {
            user: p.user_id.to_string(),
            panggilan: "POST /api/v1/pre-order/validation".to_owned(),
            kunci: format!("berkas-{ke}"),
            sidik: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855".to_owned(),
        };
        let masuk = db.write(p.toko.clone(), move |tx| {
            db::sekali(tx, Some(&kunci), |tx| {
                let jawab =
                    json!({ "data": validasi::validasi(tx, &p, &m)?, "message": "Data Berhasil Divalidasi" });
                serde_json::value::to_raw_value(&jawab)
                    .map_err(|e| Tolak::from(db::Error::Lain(e.to_string())))
            })
        });
        let jawab = rt.block_on(masuk).map_err(|t: Tolak| catatan::salah(&t))?;
        let validasi = mulai.elapsed().as_secs_f64();
        let jawab: serde_json::Value = serde_json::from_str(jawab.get())?;
        if jawab["data"]["jumlah"] != json!(banyak) {
            bail!("pembayaran yang masuk: {jawab}");
        }
        Ok([baca, cocok, validasi])
    }
}

fn no_order(berkas: usize, n: usize) -> String {
    format!("INV/{berkas}/{n:05}")
}
