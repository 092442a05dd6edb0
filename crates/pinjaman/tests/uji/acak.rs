//! Random loans over simulated years against a model kept here, written from the rules alone: what is lent, extended, paid down, raised,
//! released, redeemed, taken back, noticed and auctioned, what every step costs, what is owed, lies in the safe, is in the drawer and is
//! kept for customers after it. All rules of the proof hold after every step.

use crate::alat::{
    batal, batal_lunas, di_brankas, foto, kalung, kembali, lanjut, lanjutkan, lunas, modal, pinjam, pokok,
    simpan, tebus,
};
use crate::bantu::{lelang, peringatkan};
use db::args;
use dunia::{Dunia, di_kedua, kode, toko};
use pinjaman::{HutangLanjutMinta, HutangMinta, KelebihanBayarMinta, TaksiranBarisMinta, TaksiranMinta};
use platform::{DasarTolak, Pelaku};
use std::sync::Arc;
use testkit::Acak;
use values::Tanggal;

const LANGKAH: usize = 50;
const KASIR: &str = "kasir1-jkt1";

/// A loan as the rules have it.
#[derive(Debug, Clone)]
struct Pinjaman {
    no: String,
    pokok: i64,
    /// hundredths of a percent of 30 days
    bunga: i64,
    mulai: Tanggal,
    tempo: Tanggal,
    /// line and milligrams of what lies in the safe
    barang: Vec<(i64, i64)>,
    /// the day it was written, new and not following another
    baru: bool,
    ditulis: Tanggal,
    /// the day of its letter
    surat: Option<Tanggal>,
}

/// A closing that can still be taken back: its number, what it closed, the loan that follows, money in.
#[derive(Debug, Clone)]
struct Tutupan {
    no: String,
    dulu: Pinjaman,
    penerus: Option<String>,
    uang: i64,
}

/// pokok x bunga x hari / (100 x 30), up to 500; at least one day.
fn bunga(p: &Pinjaman, tgl: Tanggal) -> i64 {
    let hari = i128::from(tgl.selisih_hari(p.mulai).max(1));
    let atas = i128::from(p.pokok) * i128::from(p.bunga) * hari;
    let bawah = 300_000_i128 * 500;
    i64::try_from((atas + bawah - 1) / bawah * 500).unwrap()
}

/// Half a percent of the principal for every started 30 days past the due day.
fn denda(p: &Pinjaman, tgl: Tanggal) -> i64 {
    let telat = tgl.selisih_hari(p.tempo).max(0);
    let periode = i128::from((telat + 29) / 30);
    i64::try_from((i128::from(p.pokok) * 50 * periode + 5_000) / 10_000).unwrap()
}

/// The rate of a day's loans together.
fn tarif(n: i64) -> i64 {
    match n {
        ..5_000_000 => 300,
        5_000_000..25_000_000 => 250,
        _ => 200,
    }
}

struct Panggung {
    d: Arc<Dunia>,
    kasir: Pelaku,
    spv: Pelaku,
    own: Pelaku,
    dua: Pelaku,
    acak: Acak,
    tgl: Tanggal,
    terbuka: Vec<Pinjaman>,
    tutupan: Vec<Tutupan>,
    laci: i64,
    /// surpluses nobody fetched
    kelebihan: i64,
}

impl Panggung {
    fn pilih(&mut self) -> Option<usize> {
        let n = self.terbuka.len();
        (n > 0).then(|| self.indeks(n))
    }

    fn indeks(&mut self, banyak: usize) -> usize {
        usize::try_from(self.acak.antara(0, i64::try_from(banyak).unwrap())).unwrap()
    }

    /// What the bracket is picked by.
    fn hari_ini(&self, pokok: i64, kecuali: &str) -> i64 {
        let lain = self.terbuka.iter().filter(|p| p.ditulis == self.tgl && p.no != kecuali);
        pokok + lain.map(|p| p.pokok).sum::<i64>()
    }

    /// 1,150,000 a gram.
    fn plafond(barang: &[(i64, i64)]) -> i64 {
        barang.iter().map(|(_, mg)| mg * 1_150).sum()
    }

    async fn pinjamkan(&mut self) -> &'static str {
        let banyak = usize::try_from(self.acak.antara(1, 4)).unwrap();
        let barang: Vec<(i64, i64)> =
            (1_i64..).take(banyak).map(|n| (n, self.acak.antara(2_000, 9_000))).collect();
        let pokok = (Self::plafond(&barang) / 4 + self.acak.antara(0, 900_000)) / 500 * 500;
        let dasar = self.hari_ini(pokok, "");
        let semua: i64 = self.terbuka.iter().map(|p| p.pokok).sum();
        let tenor = self.acak.pilih(&[14, 30, 120]);
        let m = pinjam(barang.iter().map(|(_, mg)| kalung(*mg)).collect(), pokok);
        let m = HutangMinta { tenor_hari: Some(tenor), ..m };
        let h = simpan(&self.d, &self.kasir, &m).await;
        // Above 25 million of a day money waits, which is told before anybody is asked to approve; five loans and fifty million
        // are what a customer without a card may have.
        if dasar > 25_000_000 {
            assert_eq!(kode(h), "PINJAM-01");
            return "PINJAM MENUNGGU";
        }
        if self.terbuka.len() >= 5 || semua + pokok > 50_000_000 || pokok > Self::plafond(&barang) {
            assert_eq!(kode(h), "NIAGA-08");
            return "PINJAM DITOLAK";
        }
        if pokok > self.laci {
            assert_eq!(kode(h), "KAS-01");
            return "PINJAM TANPA UANG";
        }
        let t = h.unwrap();
        self.laci -= pokok;
        let tempo = self.tgl.tambah_hari(tenor).unwrap();
        assert_eq!((t.tgl_hutang, t.jatuh_tempo), (self.tgl.to_string(), tempo.to_string()));
        self.terbuka.push(Pinjaman {
            no: t.no_faktur_hutang,
            pokok,
            bunga: tarif(dasar),
            mulai: self.tgl,
            tempo,
            barang,
            baru: true,
            ditulis: self.tgl,
            surat: None,
        });
        "PINJAM"
    }

    async fn tebus(&mut self) -> &'static str {
        let Some(ke) = self.pilih() else { return "LEWAT" };
        let p = self.terbuka[ke].clone();
        let n = p.pokok + bunga(&p, self.tgl) + denda(&p, self.tgl);
        assert_eq!(kode(lunas(&self.d, &self.kasir, &p.no, &tebus(n - 1)).await), "BAYAR-02");
        let l = lunas(&self.d, &self.kasir, &p.no, &tebus(n)).await.unwrap();
        assert_eq!(l.total_bayar.nilai(), n, "{p:?} {}", self.tgl);
        self.laci += n;
        self.terbuka.remove(ke);
        self.tutupan.push(Tutupan { no: l.no_lunas, dulu: p, penerus: None, uang: n });
        "TEBUS"
    }

    async fn lanjutkan(&mut self) -> &'static str {
        let Some(ke) = self.pilih() else { return "LEWAT" };
        let p = self.terbuka[ke].clone();
        let cara = self.acak.pilih(&["PERPANJANG", "CICIL", "TAMBAH", "SEBAGIAN"]);
        let lepas: Vec<i64> =
            if cara == "SEBAGIAN" { p.barang.iter().skip(1).map(|(n, _)| *n).collect() } else { Vec::new() };
        if cara == "SEBAGIAN" && lepas.is_empty() {
            return "LEWAT";
        }
        let tetap: Vec<(i64, i64)> = p.barang.iter().copied().filter(|(n, _)| !lepas.contains(n)).collect();
        let baru = match cara {
            "CICIL" => (p.pokok / 2).max(1_000) / 500 * 500,
            "TAMBAH" => p.pokok + 500_000,
            "SEBAGIAN" => p.pokok.min(Self::plafond(&tetap) / 500 * 500),
            _ => p.pokok,
        };
        if (cara == "CICIL" && baru >= p.pokok) || baru <= 0 {
            return "LEWAT";
        }
        let neto = p.pokok + bunga(&p, self.tgl) + denda(&p, self.tgl) - baru;
        let dasar = self.hari_ini(baru, &p.no);
        let semua: i64 = self.terbuka.iter().filter(|x| x.no != p.no).map(|x| x.pokok).sum();
        let pokok_baru = (cara != "PERPANJANG").then_some(baru);
        let m = HutangLanjutMinta { lepas, ..lanjutkan(cara, pokok_baru, neto) };
        let h = lanjut(&self.d, &self.kasir, &p.no, &m).await;
        let lebih = cara == "TAMBAH"
            && (semua + baru > 50_000_000
                || baru > 25_000_000
                || dasar > 25_000_000
                || self.terbuka.len() > 5);
        if baru > Self::plafond(&tetap) || lebih {
            assert_eq!(kode(h), "NIAGA-08", "{cara} {p:?}");
            return "LANJUT DITOLAK";
        }
        if -neto > self.laci {
            assert_eq!(kode(h), "KAS-01");
            return "LANJUT TANPA UANG";
        }
        let l = h.unwrap();
        assert_eq!(l.masuk_rp.nilai() - l.keluar_rp.nilai(), neto, "{cara} {p:?} {}", self.tgl);
        self.laci += neto;
        self.terbuka.remove(ke);
        self.tutupan.push(Tutupan {
            no: l.no_lunas,
            dulu: p.clone(),
            penerus: Some(l.no_penerus.clone()),
            uang: neto,
        });
        self.terbuka.push(Pinjaman {
            no: l.no_penerus,
            pokok: baru,
            bunga: tarif(dasar),
            mulai: self.tgl,
            tempo: self.tgl.tambah_hari(120).unwrap(),
            barang: tetap,
            baru: false,
            ditulis: self.tgl,
            surat: None,
        });
        cara
    }

    async fn batalkan(&mut self) -> &'static str {
        let Some(ke) = self.pilih() else { return "LEWAT" };
        let p = self.terbuka[ke].clone();
        let h = batal(&self.d, &self.spv, &p.no).await;
        if !p.baru || p.ditulis != self.tgl {
            assert_eq!(kode(h), "PINJAM-16");
            return "BATAL DITOLAK";
        }
        h.unwrap();
        self.laci += p.pokok;
        self.terbuka.remove(ke);
        "BATAL"
    }

    async fn batalkan_tutupan(&mut self) -> &'static str {
        if self.tutupan.is_empty() {
            return "LEWAT";
        }
        let ke = self.indeks(self.tutupan.len());
        let t = self.tutupan[ke].clone();
        let tinggal = t.penerus.as_ref().and_then(|n| self.terbuka.iter().find(|p| &p.no == n)).cloned();
        let tetap: Vec<i64> = tinggal.iter().flat_map(|p| p.barang.iter().map(|(n, _)| *n)).collect();
        let pergi: Vec<(i64, i64)> =
            t.dulu.barang.iter().copied().filter(|(n, _)| !tetap.contains(n)).collect();
        for (n, _) in &pergi {
            if self
                .d
                .angka(
                    "SELECT COUNT(*) FROM gambar WHERE kunci = $1",
                    args![format!("{}/{n}/KEMBALI", t.dulu.no)],
                )
                .await
                == 0
            {
                foto(&self.d, &t.dulu.no, *n).await;
            }
        }
        let h = batal_lunas(&self.d, &self.own, &t.no, &kembali(&pergi)).await;
        // Only the end of a line: the loan that follows is still open.
        if t.penerus.is_some() && tinggal.is_none() {
            assert_eq!(kode(h), "PINJAM-04");
            return "BATAL LUNAS DITOLAK";
        }
        if t.uang > self.laci {
            assert_eq!(kode(h), "KAS-01");
            return "BATAL LUNAS TANPA UANG";
        }
        h.unwrap();
        self.laci -= t.uang;
        self.tutupan.remove(ke);
        self.terbuka.retain(|p| Some(&p.no) != t.penerus.as_ref());
        self.terbuka.push(t.dulu);
        "BATAL LUNAS"
    }

    /// Somebody who is late gets a letter, then two persons value what they left, and it is auctioned: only over 15 days past the due
    /// day and 7 past the letter. What is over principal, interest and penalty is theirs, what is missing of the principal a loss.
    async fn lelang(&mut self) -> &'static str {
        let tgl = self.tgl;
        let Some(ke) = self.terbuka.iter().position(|p| tgl.selisih_hari(p.tempo) > 0) else {
            return "LEWAT";
        };
        let p = self.terbuka[ke].clone();
        let Some(surat) = p.surat else {
            peringatkan(&self.d, &self.kasir, &p.no, "SURAT").await.unwrap();
            self.terbuka[ke].surat = Some(tgl);
            return "SURAT";
        };
        let lebih = self.acak.antara(0, 50_000);
        let boleh = tgl.selisih_hari(p.tempo) > 15 && tgl.selisih_hari(surat) >= 7;
        let mut nilai = 0;
        for (siapa, tambah) in [(self.dua.clone(), lebih + 1_000), (self.kasir.clone(), lebih)] {
            let (no, kini) = (p.no.clone(), self.d.db().jam().sekarang());
            let h = self
                .d
                .kerja(&siapa, move |tx, p| {
                    let t = pinjaman::taksiran(tx, p, kini, &no)?;
                    let satu = |b: &pinjaman::TaksiranBaris| TaksiranBarisMinta {
                        baris: b.baris,
                        nilai_rp: values::Rupiah::new(b.beli_rp.nilai() + tambah),
                    };
                    let m = TaksiranMinta { detail_barang: t.detail_barang.iter().map(satu).collect() };
                    let jumlah: i64 = m.detail_barang.iter().map(|b| b.nilai_rp.nilai()).sum();
                    pinjaman::taksir(tx, p, &no, &m).map(|_| jumlah)
                })
                .await;
            if !boleh {
                assert_eq!(kode(h), "PINJAM-21", "{p:?} {tgl}");
                return "LELANG DITOLAK";
            }
            nilai = h.unwrap();
        }
        let (b, d) = (bunga(&p, tgl), denda(&p, tgl));
        let l = lelang(&self.d, &self.kasir, &p.no, "own-jkt1").await.unwrap();
        let sisa = (nilai - p.pokok - b - d).max(0);
        assert_eq!(
            (l.nilai_rp.nilai(), l.kelebihan_rp.nilai(), l.rugi_rp.nilai()),
            (nilai, sisa, (p.pokok - nilai).max(0)),
            "{p:?} {tgl}"
        );
        self.terbuka.remove(ke);
        self.kelebihan += sisa;
        if sisa > 0 && sisa <= self.laci && self.acak.persen(60) {
            self.ambil(&l.no_lelang, sisa).await;
        }
        "LELANG"
    }

    /// The customer fetches what was left.
    async fn ambil(&mut self, no: &str, n: i64) {
        let m = KelebihanBayarMinta {
            nik: crate::alat::NIK.to_owned(),
            pembayaran: crate::alat::tunai(n),
            ..KelebihanBayarMinta::default()
        };
        let bayar = async |m: KelebihanBayarMinta| {
            let no = no.to_owned();
            self.d.kerja(&self.kasir, move |tx, p| pinjaman::bayar_kelebihan(tx, p, &no, &m)).await
        };
        let h = bayar(m.clone()).await;
        // Above half a million nobody pays it alone.
        assert_eq!(h.is_err(), n > 500_000, "{n}");
        if let Err(t) = h {
            let otorisasi = self.d.izin(&self.kasir, "spv-jkt1", &t).await.unwrap();
            bayar(KelebihanBayarMinta { otorisasi, ..m }).await.unwrap();
        }
        self.laci -= n;
        self.kelebihan -= n;
    }

    /// Days pass: the next one opens with prices, and the memo of the last is what the model says.
    async fn lewat_hari(&mut self) -> &'static str {
        let n = self.acak.pilih(&[1, 1, 7, 30, 45, 200]);
        self.maju(n).await
    }

    async fn maju(&mut self, n: i64) -> &'static str {
        self.memo().await;
        self.tgl = self.tgl.tambah_hari(n).unwrap();
        crate::alat::hari(&self.d, &self.tgl.to_string()).await;
        "HARI"
    }

    /// What closing would keep of the day, read and undone.
    async fn memo(&self) {
        let tgl = self.tgl.to_string();
        let h = self
            .d
            .db()
            .write(toko("JKT1"), move |tx| {
                let kini = tx.sekarang();
                let hari = platform::domain::Hari::baca(tx, &toko("JKT1"), kini)?;
                tx.exec(
                    "INSERT INTO tutup_toko (toko, tanggal, tgl_berikut, no_tutup, waktu, oleh, peringatan, id_stok, id_curah, id_kas, \
                     id_bank, id_titipan, id_kupon, id_pajak) VALUES ('JKT1', $1, '9999-12-31', 'TTX', '', '', '[]', 0, 0, 0, 0, 0, 0, 0)",
                    args![tgl.as_str()],
                )?;
                (pinjaman::DOMAIN.potret[0].tulis)(tx, &hari)?;
                let baris: Vec<String> = tx.rows(
                    "SELECT no_hutang || ' ' || saldo || ' ' || bunga || ' ' || denda FROM potret_pinjaman WHERE akun = 'POKOK' ORDER BY no_hutang",
                    &[],
                    |r| r.get(0),
                )?;
                Err::<(), _>(DasarTolak::Saringan.tolak(baris.join("\n")))
            })
            .await;
        let isi = h.unwrap_err().pesan;
        let mut mau: Vec<String> = self
            .terbuka
            .iter()
            .map(|p| format!("{} {} {} {}", p.no, p.pokok, bunga(p, self.tgl), denda(p, self.tgl)))
            .collect();
        mau.sort();
        assert_eq!(isi.lines().map(str::to_owned).collect::<Vec<_>>(), mau);
    }

    async fn langkah(&mut self) -> &'static str {
        match self.acak.antara(0, 14) {
            0..=3 => self.pinjamkan().await,
            4 | 5 => self.lanjutkan().await,
            6 => self.tebus().await,
            7 => self.batalkan().await,
            8 => self.batalkan_tutupan().await,
            9 | 10 => self.lelang().await,
            _ => self.lewat_hari().await,
        }
    }

    async fn sama(&self, apa: &str) {
        assert_eq!(self.d.laci(KASIR).await, self.laci, "{apa}");
        let berat: i64 = self.terbuka.iter().flat_map(|p| p.barang.iter().map(|(_, mg)| *mg)).sum();
        let banyak: usize = self.terbuka.iter().map(|p| p.barang.len()).sum();
        assert_eq!(di_brankas(&self.d).await, (i64::try_from(banyak).unwrap(), berat), "{apa}");
        for p in &self.terbuka {
            assert_eq!(pokok(&self.d, &p.no).await, p.pokok, "{apa} {p:?}");
        }
        let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_pinjaman WHERE akun = 'POKOK'";
        assert_eq!(self.d.angka(sql, &[]).await, self.terbuka.iter().map(|p| p.pokok).sum::<i64>(), "{apa}");
        let sql =
            "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_pinjaman WHERE akun = 'KELEBIHAN'";
        assert_eq!(self.d.angka(sql, &[]).await, self.kelebihan, "{apa}");
        self.d.bersih().await;
    }
}

#[test]
fn urutan_acak_bertahun_tahun_sama_dengan_model() {
    di_kedua(|d| async move {
        let acak = Acak::new(testkit::benih_acak());
        let kasir = d.orang(KASIR).await;
        let (spv, own, dua) =
            (d.orang("spv-jkt1").await, d.pemilik("JKT1").await, d.orang("kasir2-jkt1").await);
        modal(&d, &kasir, 30_000_000).await;
        let tgl = Tanggal::parse("2026-11-15").unwrap();
        let mut p = Panggung {
            d,
            kasir,
            spv,
            own,
            dua,
            acak,
            tgl,
            terbuka: Vec::new(),
            tutupan: Vec::new(),
            laci: 30_000_000,
            kelebihan: 0,
        };
        let mut pernah = Vec::new();
        for _ in 0..LANGKAH {
            let apa = p.langkah().await;
            pernah.push(apa);
            p.sama(&pernah.join(", ")).await;
        }
        assert!(pernah.contains(&"PINJAM"), "{pernah:?}");
        // In the end everybody who is left is forgotten: due, noticed, auctioned.
        p.pinjamkan().await;
        p.maju(140).await;
        while p.terbuka.iter().any(|x| x.surat.is_none_or(|s| p.tgl.selisih_hari(s) < 7)) {
            let semua = p.terbuka.len();
            for _ in 0..semua {
                p.terbuka.rotate_left(1);
                if p.terbuka[0].surat.is_none() {
                    assert_eq!(p.lelang().await, "SURAT");
                }
            }
            p.maju(8).await;
        }
        while !p.terbuka.is_empty() {
            assert_eq!(p.lelang().await, "LELANG");
            p.sama("akhir").await;
        }
    });
}
