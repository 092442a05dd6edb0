//! The story of a person over all domains and stores: everything that was done with them is told once, in order, page by page,
//! also after their cards were merged; what they still have is worth what the counter would pay.

use db::args;
use dunia::{Dunia, di_kedua, toko};
use member::daftar::{self, MemberMinta};
use member::riwayat::{self, Halaman, Ringkas, SemuaMilik, TanyaRiwayat};
use member::ultah;
use niaga::{Bayar, JenisBayar, Tercatat, TransaksiMinta, beli, jual};
use platform::domain::{Domain, KOLOM_RIWAYAT};
use platform::{Hasil, Pelaku};
use rangkai::DOMAIN;
use std::sync::Arc;
use std::time::Duration;
use values::{Berat, Rupiah, Tanggal};

struct Meja {
    d: Arc<Dunia>,
    kasir: Pelaku,
}

impl Meja {
    async fn di(d: &Arc<Dunia>, kode: &str) -> Self {
        Self { d: d.clone(), kasir: d.orang(&format!("kasir1-{}", kode.to_lowercase())).await }
    }

    fn lewat(&self) {
        self.d.uji.jam.maju(Duration::from_secs(60));
    }

    async fn daftar(&self, nama: &str, no_hp: &str, lahir: &str) -> String {
        self.lewat();
        let m = MemberMinta {
            nama_customer: nama.to_owned(),
            alamat_customer: "JL MAWAR".to_owned(),
            no_hp: no_hp.to_owned(),
            tgl_lahir: lahir.to_owned(),
            setuju: true,
            cara_kode: "URUT".to_owned(),
            ..MemberMinta::default()
        };
        let t = self.d.kerja_rantai(&self.kasir, move |tx, p| daftar::daftarkan(tx, p, &m)).await.unwrap();
        t.member.kode_member
    }

    /// Priced, paid to the rupiah in cash, saved.
    async fn nota(
        &self,
        kode: &str,
        jual: Vec<jual::JualMinta>,
        beli: Vec<beli::BeliMinta>,
    ) -> (Tercatat, i64) {
        self.lewat();
        let mut m = TransaksiMinta {
            kode_sales: "S01".to_owned(),
            detail_barang: jual,
            detail_beli: beli,
            ..TransaksiMinta::default()
        };
        m.customer.kode_member = kode.to_owned();
        let tanya = m.clone();
        let h = self.d.kerja(&self.kasir, move |tx, p| niaga::hitung(tx, p, &tanya)).await.unwrap();
        let jumlah_rp = Rupiah::new(h.neto.nilai().abs());
        m.pembayaran = vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp, ..Bayar::default() }];
        let t = self.d.kerja(&self.kasir, move |tx, p| niaga::simpan(tx, p, &m)).await.unwrap();
        (t, h.neto.nilai())
    }

    async fn jual(&self, kode: &str, di: &str, mg: i64) -> (Tercatat, i64) {
        let barcode = self.d.barang_di(di, "A06", &[mg]).await.remove(0);
        let baris = jual::JualMinta { kode_barcode: barcode, ..jual::JualMinta::default() };
        self.nota(kode, vec![baris], Vec::new()).await
    }

    async fn baca<T: Send + 'static>(
        &self,
        kode: &str,
        f: impl FnOnce(&mut db::Conn, &Pelaku, &str) -> Hasil<T> + Send + 'static,
    ) -> T {
        let (kode, p) = (kode.to_owned(), self.kasir.clone());
        self.d.db().read(move |c| f(c, &p, &kode)).await.unwrap()
    }

    async fn halaman(&self, kode: &str, t: TanyaRiwayat) -> Halaman {
        self.baca(kode, move |c, _, k| riwayat::halaman(c, DOMAIN, k, &t)).await
    }

    async fn milik(&self, kode: &str) -> SemuaMilik {
        self.baca(kode, |c, p, k| riwayat::milik(c, p, DOMAIN, k)).await
    }

    async fn ringkas(&self, kode: &str) -> Ringkas {
        let hari = self.d.db().jam().hari_ini();
        self.baca(kode, move |c, _, k| riwayat::ringkas(c, DOMAIN, k, hari)).await
    }
}

fn bawa(no: &str, mg: i64) -> beli::BeliMinta {
    beli::BeliMinta {
        surat: "NOTA".to_owned(),
        no_faktur_jual: no.to_owned(),
        berat_timbang: Berat::mg(mg),
        kondisi: "BAGUS".to_owned(),
        ..beli::BeliMinta::default()
    }
}

fn total(r: &Ringkas, jenis: &str) -> (i64, i64) {
    r.total.iter().find(|t| t.jenis == jenis).map_or((0, 0), |t| (t.banyak, t.rupiah.nilai()))
}

#[test]
fn cerita_setiap_domain_punya_kolom_yang_dijanjikan() {
    di_kedua(|d| async move {
        let semua: Vec<(&str, &str)> =
            DOMAIN.iter().flat_map(|x: &&Domain| x.riwayat.iter().map(|s| (x.nama, *s))).collect();
        assert!(semua.len() >= 9, "{}", semua.len());
        for (nama, sql) in semua {
            let sql = sql.replace("{orang}", "('-')");
            let kolom = d.db().read(move |c| c.kolom(&sql)).await.unwrap();
            assert_eq!(kolom, KOLOM_RIWAYAT, "{nama}");
        }
    });
}

#[test]
fn cerita_seorang_member_lengkap_urut_dan_tanpa_ganda_di_semua_toko() {
    di_kedua(|d| async move {
        let (jkt, bdg) = (Meja::di(&d, "JKT1").await, Meja::di(&d, "BDG1").await);
        let kode = jkt.daftar("SITI RAHMA", "081300001111", "1990-11-15").await;
        let lain = jkt.daftar("ORANG LAIN", "081300002222", "").await;
        let (satu, a) = jkt.jual(&kode, "JKT1", 3_000).await;
        let (dua, b) = bdg.jual(&kode, "BDG1", 4_000).await;
        jkt.jual(&lain, "JKT1", 9_000).await;
        let (_, c) = jkt.nota(&kode, Vec::new(), vec![bawa(&satu.dokumen.no_faktur_jual[0], 3_000)]).await;

        let r = jkt.ringkas(&kode).await;
        assert_eq!(
            (r.orang.nama_customer.as_str(), r.orang.kode_cabang_daftar.as_str()),
            ("SITI RAHMA", "JKT1")
        );
        assert_eq!((total(&r, "PENJUALAN"), total(&r, "PEMBELIAN")), ((2, a + b), (1, c)));
        assert!(c < 0);
        let toko: Vec<&str> = r.toko.iter().map(|t| t.kode_toko.as_str()).collect();
        assert_eq!(toko, ["BDG1", "JKT1"]);
        let saldo = d
            .angka(
                "SELECT CAST(SUM(poin) AS BIGINT) FROM buku_poin b JOIN pelanggan p \
             ON p.kode_pelanggan = b.kode_pelanggan WHERE p.kode_member = $1",
                args![kode.as_str()],
            )
            .await;
        assert_eq!(r.orang.point, saldo);
        assert_eq!(r.total.iter().map(|t| t.poin).sum::<i64>(), saldo);

        // Page by page is the same as all at once, nothing twice and nothing left out.
        let semua = jkt.halaman(&kode, TanyaRiwayat { banyak: Some(200), ..TanyaRiwayat::default() }).await;
        assert_eq!(semua.lanjut, None);
        let mut lembar = Vec::new();
        let mut sebelum = String::new();
        loop {
            let h = jkt
                .halaman(&kode, TanyaRiwayat { sebelum, banyak: Some(2), ..TanyaRiwayat::default() })
                .await;
            assert!(h.baris.len() <= 2);
            lembar.extend(h.baris);
            let Some(lanjut) = h.lanjut else { break };
            sebelum = lanjut;
        }
        assert_eq!(lembar, semua.baris);
        assert!(semua.baris.windows(2).all(|w| (&w[0].waktu, &w[0].id) > (&w[1].waktu, &w[1].id)));
        let no: Vec<&str> =
            semua.baris.iter().filter(|b| b.jenis == "PENJUALAN").map(|b| b.no_dok.as_str()).collect();
        assert_eq!(no, [dua.dokumen.no_faktur_group.as_str(), satu.dokumen.no_faktur_group.as_str()]);
        let hanya = jkt
            .halaman(
                &kode,
                TanyaRiwayat {
                    jenis: "penjualan".to_owned(),
                    kode_toko: "BDG1".to_owned(),
                    ..TanyaRiwayat::default()
                },
            )
            .await;
        assert_eq!(hanya.baris.iter().map(|b| b.rupiah.nilai()).collect::<Vec<_>>(), [b]);

        // What is still theirs: the ring of Bandung, at what the counter would pay now.
        let milik = jkt.milik(&kode).await;
        assert_eq!(milik.baris.len(), 1, "{milik:?}");
        assert_eq!(milik.baris[0].no_faktur_jual, dua.dokumen.no_faktur_jual[0]);
        let m = TransaksiMinta {
            kode_sales: "S01".to_owned(),
            detail_beli: vec![bawa(&dua.dokumen.no_faktur_jual[0], 4_000)],
            ..TransaksiMinta::default()
        };
        let h = jkt.d.kerja(&jkt.kasir, move |tx, p| niaga::hitung(tx, p, &m)).await.unwrap();
        assert_eq!(milik.baris[0].harga_beli, Some(h.detail_beli[0].harga_hitung), "{milik:?}");
        assert_eq!((milik.harga_beli, milik.berat), (h.detail_beli[0].harga_hitung, Berat::mg(4_000)));
        assert!(h.detail_beli[0].harga_hitung > Rupiah::NOL);
    });
}

#[test]
fn yang_dibatalkan_tetap_diceritakan_dan_tidak_dihitung() {
    di_kedua(|d| async move {
        let jkt = Meja::di(&d, "JKT1").await;
        let kode = jkt.daftar("SITI RAHMA", "081300001111", "").await;
        let (t, _) = jkt.jual(&kode, "JKT1", 3_000).await;
        assert_eq!(jkt.milik(&kode).await.baris.len(), 1);
        let own = d.pemilik("JKT1").await;
        jkt.lewat();
        let m = niaga::batal::BatalTransaksi {
            no_faktur: t.dokumen.no_faktur_group.clone(),
            alasan: "SALAH BARANG".to_owned(),
            ..niaga::batal::BatalTransaksi::default()
        };
        d.kerja(&own, move |tx, p| niaga::batal::batal(tx, p, niaga::batal::Dari::Penjualan, &m))
            .await
            .unwrap();
        let r = jkt.ringkas(&kode).await;
        assert_eq!((total(&r, "PENJUALAN"), r.orang.point), ((0, 0), 0));
        let h = jkt.halaman(&kode, TanyaRiwayat::default()).await;
        let jenis: Vec<(&str, &str)> = h
            .baris
            .iter()
            .filter(|b| b.jenis != "POIN")
            .map(|b| (b.jenis.as_str(), b.status.as_str()))
            .collect();
        assert_eq!(jenis, [("BATAL", ""), ("PENJUALAN", "BATAL")]);
        assert_eq!(h.baris.iter().map(|b| b.rupiah.nilai()).sum::<i64>(), 0);
        assert!(jkt.milik(&kode).await.baris.is_empty());
    });
}

#[test]
fn kode_yang_tidak_dikenal_dan_penanda_halaman_yang_salah_ditolak() {
    di_kedua(|d| async move {
        let jkt = Meja::di(&d, "JKT1").await;
        let kode = jkt.daftar("SITI RAHMA", "081300001111", "").await;
        let asing = d.db().read(|c| riwayat::halaman(c, DOMAIN, "TIDAKADA1", &TanyaRiwayat::default())).await;
        assert_eq!(dunia::kode(asing), "PELANGGAN-05");
        let salah = TanyaRiwayat { sebelum: "kemarin".to_owned(), ..TanyaRiwayat::default() };
        let t = d.db().read(move |c| riwayat::halaman(c, DOMAIN, &kode, &salah)).await.unwrap_err();
        assert!(t.kolom.contains_key("sebelum"));
    });
}

#[test]
fn ulang_tahun_hari_ini_dan_minggu_ini_diucapkan_sekali() {
    di_kedua(|d| async move {
        let jkt = Meja::di(&d, "JKT1").await;
        d.setel("JKT1", pesan::MODUL, "on").await;
        jkt.daftar("LAHIR HARI INI", "081300001111", "1990-11-15").await;
        jkt.daftar("LAHIR LUSA", "081300002222", "2000-11-17").await;
        jkt.daftar("LAHIR BULAN DEPAN", "081300003333", "1985-12-15").await;
        let hari = Tanggal::parse("2026-11-15").unwrap();
        let nama = async |rentang: &str, hari: Tanggal| {
            let t = ultah::TanyaUltah { rentang: rentang.to_owned(), ..ultah::TanyaUltah::default() };
            let kode = toko("JKT1");
            let (b, n) = d.db().read(move |c| ultah::daftar(c, Some(&kode), hari, &t)).await.unwrap();
            assert_eq!(i64::try_from(b.len()).unwrap(), n);
            b.into_iter().map(|b| (b.nama_customer, b.umur, b.hari, b.terkirim)).collect::<Vec<_>>()
        };
        let pertama = ("LAHIR HARI INI".to_owned(), 36, 0, false);
        assert_eq!(nama("", hari).await, std::slice::from_ref(&pertama));
        assert_eq!(nama("MINGGU", hari).await, [pertama, ("LAHIR LUSA".to_owned(), 26, 2, false)]);
        // Another store's members are not its own; a year without a leap day keeps the 29th on the 28th.
        let luar = toko("BDG1");
        let (b, _) = d
            .db()
            .read(move |c| ultah::daftar(c, Some(&luar), hari, &ultah::TanyaUltah::default()))
            .await
            .unwrap();
        assert!(b.is_empty());
        jkt.daftar("LAHIR KABISAT", "081300004444", "1996-02-29").await;
        let februari = Tanggal::parse("2027-02-28").unwrap();
        assert_eq!(nama("", februari).await, [("LAHIR KABISAT".to_owned(), 31, 0, false)]);

        for _ in 0..2 {
            let mut sesudah = Some(String::new());
            while let Some(dari) = sesudah {
                sesudah = d.kerja(&jkt.kasir, move |tx, _| ultah::ucapkan(tx, &dari)).await.unwrap();
            }
        }
        let isi =
            "SELECT COUNT(*) FROM pesan WHERE peristiwa = 'ULANG TAHUN' AND isi LIKE '%LAHIR HARI INI%'";
        assert_eq!(d.angka(isi, args![]).await, 1);
        assert_eq!(d.angka("SELECT COUNT(*) FROM pesan", args![]).await, 1);
    });
}

#[test]
fn poin_yang_akan_hangus_terdaftar_dan_diingatkan_sekali() {
    di_kedua(|d| async move {
        let jkt = Meja::di(&d, "JKT1").await;
        d.setel("JKT1", pesan::MODUL, "on").await;
        d.setel("PST", "MEMBER_RESET_POIN_MODULE", "off").await;
        let kode = jkt.daftar("SITI RAHMA", "081300001111", "").await;
        jkt.jual(&kode, "JKT1", 3_000).await;
        let poin = jkt.ringkas(&kode).await.orang.point;
        assert!(poin > 0);
        let ingatkan = async || {
            let mut sesudah = Some(String::new());
            while let Some(dari) = sesudah {
                sesudah = d.kerja(&jkt.kasir, move |tx, _| ultah::ingatkan(tx, &dari)).await.unwrap();
            }
            d.angka("SELECT COUNT(*) FROM pesan WHERE peristiwa = 'POIN AKAN HANGUS'", args![]).await
        };
        let daftar = async || {
            let (kode, hari) = (toko("JKT1"), d.db().jam().hari_ini());
            let (b, n) = d
                .db()
                .read(move |c| ultah::akan_hangus(c, Some(&kode), hari, &ultah::TanyaUltah::default()))
                .await
                .unwrap();
            assert_eq!(i64::try_from(b.len()).unwrap(), n);
            b.into_iter()
                .map(|b| (b.nama_customer, b.point, b.tgl_hangus.to_string(), b.hari))
                .collect::<Vec<_>>()
        };
        // The first of January is far away, and the chain lets no points lapse before it says so.
        assert_eq!((ingatkan().await, daftar().await), (0, Vec::new()));
        d.uji.jam.maju(Duration::from_secs(42 * 24 * 3600));
        assert_eq!((ingatkan().await, daftar().await), (0, Vec::new()));
        d.setel("PST", "MEMBER_RESET_POIN_MODULE", "on").await;
        assert_eq!(daftar().await, [("SITI RAHMA".to_owned(), poin, "2027-01-01".to_owned(), 5)]);
        assert_eq!((ingatkan().await, ingatkan().await), (1, 1));
        let isi =
            "SELECT COUNT(*) FROM pesan WHERE isi LIKE '%2027-01-01%' AND isi LIKE '%' || $1 || ' poin%'";
        assert_eq!(d.angka(isi, args![poin.to_string()]).await, 1);
    });
}

#[test]
fn dasbor_menghitung_member_baru_dan_yang_kembali() {
    di_kedua(|d| async move {
        let jkt = Meja::di(&d, "JKT1").await;
        let kode = jkt.daftar("SITI RAHMA", "081300001111", "").await;
        jkt.jual(&kode, "JKT1", 3_000).await;
        let hari = async |tgl: &str| {
            let (kode, tgl) = (toko("JKT1"), Tanggal::parse(tgl).unwrap());
            let h = d.db().read(move |c| ultah::hari_member(c, &kode, tgl, tgl)).await.unwrap();
            (h.member_baru, h.member_kembali)
        };
        // Bought on the day they came first: new, not returning.
        assert_eq!(hari("2026-11-15").await, (1, 0));
        let own = d.pemilik("JKT1").await;
        d.kerja(&own, |tx, p| {
            tx.exec("UPDATE toko SET tgl_system = '2026-11-16' WHERE kode_toko = $1", args![&p.toko])?;
            harga::bawa_maju(tx, p)
        })
        .await
        .unwrap();
        d.uji.jam.maju(Duration::from_secs(24 * 3600));
        d.terbitkan_harga("JKT1").await;
        jkt.jual(&kode, "JKT1", 4_000).await;
        assert_eq!(hari("2026-11-16").await, (0, 1));
    });
}
