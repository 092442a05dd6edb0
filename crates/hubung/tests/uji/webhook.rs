//! Webhooks: told of every document once, signed, in order; a receiver that is away, wrong, silent or answers twice loses and
//! doubles nothing; only who may makes one, and what it signs with is nowhere in clear.

use crate::ekspor::{dagang, kembali, nota};
use crate::pendengar::{Nasib, Pendengar};
use db::args;
use dunia::{Dunia, TOKO, di_kedua, ditolak, toko};
use hubung::webhook::kiriman::{self, KirimanWebhook, TanyaKiriman};
use hubung::webhook::kurir::{self, PutaranWebhook};
use hubung::webhook::{self, Baru, MintaWebhook, PeristiwaWebhook, WebhookDibuat};
use niaga::batal::{BatalTransaksi, Dari, batal};
use platform::{Hasil, Pelaku};
use std::sync::Arc;
use std::time::Duration;

const SEMUA: [PeristiwaWebhook; 4] = [
    PeristiwaWebhook::Penjualan,
    PeristiwaWebhook::Pembelian,
    PeristiwaWebhook::Harga,
    PeristiwaWebhook::Tutup,
];

struct Meja {
    d: Arc<Dunia>,
    own: Pelaku,
    kasir: Pelaku,
    luar: Pendengar,
    id: String,
    http: reqwest::Client,
}

fn minta(url: &str, peristiwa: &[PeristiwaWebhook]) -> MintaWebhook {
    MintaWebhook {
        nama: "Pembukuan".to_owned(),
        url: url.to_owned(),
        peristiwa: peristiwa.to_vec(),
        rantai: false,
        aktif: true,
    }
}

async fn buat(d: &Dunia, p: &Pelaku, m: MintaWebhook) -> Hasil<WebhookDibuat> {
    let baru = Baru::acak();
    d.kerja(p, move |tx, p| webhook::buat(tx, p, &m, &baru)).await
}

impl Meja {
    async fn baru(d: Arc<Dunia>, peristiwa: &[PeristiwaWebhook]) -> Self {
        let (own, kasir) = (d.pemilik(TOKO).await, d.orang("kasir1-jkt1").await);
        let luar = Pendengar::mulai().await;
        let w = buat(&d, &own, minta(&luar.url(), peristiwa)).await.unwrap();
        luar.rahasia(&w.rahasia);
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder()
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            .build()
            .unwrap();
        Self { d, own, kasir, luar, id: w.id, http }
    }

    /// What happened goes in line, and what waits goes out, as the courier has it.
    async fn putaran(&self) -> PutaranWebhook {
        let mut jumlah = PutaranWebhook::default();
        for p in self.d.db().read(webhook::penerima).await.unwrap() {
            for kode in kurir::toko_dari(self.d.db(), &p).await.unwrap() {
                kurir::raih(self.d.db(), &kode, &p).await.unwrap();
                let j = kurir::putaran(self.d.db(), &kode, &p, &self.http).await.unwrap();
                jumlah.terkirim += j.terkirim;
                jumlah.gagal += j.gagal;
            }
        }
        jumlah
    }

    async fn jual(&self, mg: i64) -> String {
        let b = self.d.barang("A06", &[mg]).await;
        dagang(&self.d, &self.kasir, nota(&[&b[0]], vec![])).await.no_faktur_group.clone()
    }

    fn lewat(&self, detik: u64) {
        self.d.uji.jam.maju(Duration::from_secs(detik));
    }

    async fn kiriman(&self, status: &str) -> Vec<KirimanWebhook> {
        let (p, t) =
            (self.own.clone(), TanyaKiriman { status: status.to_owned(), ..TanyaKiriman::default() });
        self.d.db().read(move |c| kiriman::daftar(c, &p, &t)).await.unwrap().0
    }

    fn dokumen(&self) -> Vec<String> {
        let semua = self.luar.sekali();
        semua.iter().map(|d| d.isi["data"]["no_faktur_group"].as_str().unwrap_or("-").to_owned()).collect()
    }
}

#[test]
fn setiap_dokumen_dikabarkan_sekali_bertanda_tangan_dan_berurutan() {
    di_kedua(|d| async move {
        // What was before nobody is told of.
        let kasir = d.orang("kasir1-jkt1").await;
        let b = d.barang("A06", &[1_500]).await;
        dagang(&d, &kasir, nota(&[&b[0]], vec![])).await;
        let m = Meja::baru(d, &SEMUA).await;
        assert_eq!(m.putaran().await, PutaranWebhook::default());
        let satu = m.jual(2_500).await;
        let no: String =
            m.d.baris("SELECT no_faktur_jual FROM jual WHERE berat = 2500", args![]).await[0].clone();
        let dua = dagang(&m.d, &m.kasir, nota(&[], vec![kembali(&no, 2_500)])).await.no_faktur_group.clone();
        assert_eq!(m.putaran().await, PutaranWebhook { terkirim: 2, gagal: 0 });
        assert_eq!(m.putaran().await, PutaranWebhook::default());
        let ada = m.luar.semua();
        assert!(ada.iter().all(|k| k.sah), "{ada:?}");
        assert_eq!(m.dokumen(), [satu.clone(), dua]);
        let isi = &ada[0].isi;
        assert_eq!(
            (isi["peristiwa"].as_str(), isi["keadaan"].as_str(), isi["kode_toko"].as_str()),
            (Some("PENJUALAN"), Some("BARU"), Some(TOKO))
        );
        let berat: values::Berat = serde_json::from_value(isi["data"]["baris"][0]["berat"].clone()).unwrap();
        assert_eq!(berat.sebagai_mg(), 2_500);
        assert_eq!(ada[1].peristiwa, "PEMBELIAN");
        for orang in ["nama_customer", "no_hp", "nik"] {
            assert!(isi["data"].get(orang).is_none(), "{orang}");
        }
        // Taken back: told as that, with the same document.
        let no = m.jual(3_000).await;
        let spv = m.d.orang("spv-jkt1").await;
        let tolak =
            BatalTransaksi { no_faktur: no.clone(), alasan: "SALAH".into(), otorisasi: String::new() };
        m.d.kerja(&spv, move |tx, p| batal(tx, p, Dari::Penjualan, &tolak)).await.unwrap();
        m.putaran().await;
        let ada = m.luar.semua();
        let keadaan: Vec<_> = ada[2..].iter().map(|k| k.isi["keadaan"].as_str().unwrap()).collect();
        assert_eq!(keadaan, ["BARU", "BATAL"]);
        assert!(ada[2].isi["data"]["batal"].is_null() && ada[3].isi["data"]["batal"]["no_batal"].is_string());
        assert_eq!(ada[3].isi["data"]["no_faktur_group"], no.as_str());
        // A day that is closed.
        m.d.kerja_rantai(&spv, |tx, p| tutup::tutup(tx, p, None, rangkai::DOMAIN, &|_, _| {})).await.unwrap();
        m.putaran().await;
        let t = m.luar.semua().pop().unwrap();
        assert_eq!(t.peristiwa, "TUTUP");
        assert!(t.isi["data"]["no_tutup"].as_str().unwrap().starts_with("TT"), "{}", t.isi);
        assert_eq!(t.isi["data"]["total_jual"], satu_total(&m, &t.isi["data"]["tgl_system"]).await);
    });
}

async fn satu_total(m: &Meja, tgl: &serde_json::Value) -> i64 {
    let sql = "SELECT CAST(COALESCE(SUM(tanda * total_jual), 0) AS BIGINT) FROM dagang WHERE toko = 'JKT1' AND tgl = $1";
    m.d.angka(sql, args![tgl.as_str().unwrap()]).await
}

#[test]
fn harga_yang_terbit_dikabarkan_dengan_yang_lama_dan_yang_baru() {
    di_kedua(|d| async move {
        let m = Meja::baru(d, &[PeristiwaWebhook::Harga]).await;
        m.jual(2_500).await;
        // Confirmed as it was: nothing changed, nothing is told.
        m.d.terbitkan_harga(TOKO).await;
        assert_eq!(m.putaran().await, PutaranWebhook::default());
        let siaran = m.d.siaran.clone();
        m.d.kerja(&m.own, move |tx, p| {
            let kini = harga::hari_ini(tx, p)?;
            let isi = serde_json::json!({ "penanda": kini.penanda, "yakin": true,
                "baris": [{ "kode_group": "", "harga_jual": 1_500_000, "harga_beli": 1_400_000, "harga_rosok": 1_300_000,
                    "kurs_usd": "16000.00" }] });
            let t: harga::Terbit = serde_json::from_value(isi).unwrap();
            harga::terbitkan(tx, p, &t, &siaran)
        })
        .await
        .unwrap();
        assert_eq!(m.putaran().await.terkirim, 1);
        let k = m.luar.semua().pop().unwrap();
        assert_eq!(k.peristiwa, "HARGA");
        let ubah = &k.isi["data"]["perubahan"][0];
        assert_eq!(ubah["baru"]["harga_jual"], 1_500_000, "{ubah}");
        assert!(ubah["lama"]["harga_jual"].is_i64(), "{ubah}");
    });
}

#[test]
fn penerima_yang_mati_satu_jam_tidak_kehilangan_dan_tidak_menggandakan() {
    di_kedua(|d| async move {
        let m = Meja::baru(d, &SEMUA).await;
        m.luar.matikan().await;
        let mut harap = vec![m.jual(2_500).await];
        // The first finds nobody; what came behind it is not even tried.
        harap.push(m.jual(2_600).await);
        assert_eq!(m.putaran().await, PutaranWebhook { terkirim: 0, gagal: 1 });
        let coba = m.d.baris("SELECT percobaan FROM webhook_kirim ORDER BY seq", args![]).await;
        assert_eq!(coba, ["1", "0"]);
        assert_eq!(m.kiriman("MENUNGGU").await[1].sebab, "Alamat webhook tidak bisa dihubungi");
        for _ in 0..4 {
            m.lewat(900);
            harap.push(m.jual(2_700).await);
            assert_eq!(m.putaran().await.terkirim, 0);
        }
        m.luar.hidupkan().await;
        m.lewat(3600);
        assert_eq!(m.putaran().await, PutaranWebhook { terkirim: 6, gagal: 0 });
        let mut ada = m.dokumen();
        ada.sort();
        harap.sort();
        assert_eq!((ada, m.luar.semua().len()), (harap, 6));
        assert_eq!(m.putaran().await, PutaranWebhook::default());
        // Three days long, then it is given up, and says why.
        m.luar.matikan().await;
        m.jual(2_800).await;
        m.putaran().await;
        m.lewat(73 * 3600);
        m.putaran().await;
        let k = m.kiriman("MATI").await;
        assert_eq!(
            (k.len(), k[0].sebab.as_str()),
            (1, "Lewat masa kirim: Alamat webhook tidak bisa dihubungi")
        );
        m.luar.hidupkan().await;
        let id = k[0].id.clone();
        let ulang = id.clone();
        m.d.kerja(&m.own, move |tx, p| kiriman::ulang(tx, p, &ulang)).await.unwrap();
        assert_eq!(m.putaran().await.terkirim, 1);
        assert_eq!(m.luar.semua().pop().unwrap().id, id);
    });
}

#[test]
fn jawaban_yang_hilang_salah_atau_ganda_diulang_dengan_id_yang_sama() {
    di_kedua(|d| async move {
        let m = Meja::baru(d, &SEMUA).await;
        for (nasib, sebab) in [
            (Nasib::Putus, "Alamat webhook memutus atau menjawab yang bukan HTTP"),
            (Nasib::Ngawur, "Alamat webhook memutus atau menjawab yang bukan HTTP"),
            (Nasib::Jawab(500), "Alamat webhook menjawab 500"),
            (Nasib::Jawab(404), "Alamat webhook menjawab 404"),
            // Nobody is followed elsewhere.
            (Nasib::Jawab(302), "Dialihkan (302); pengalihan tidak diikuti"),
        ] {
            let sebelum = m.luar.semua().len();
            m.jual(2_500).await;
            m.luar.berikutnya([nasib]);
            assert_eq!(m.putaran().await, PutaranWebhook { terkirim: 0, gagal: 1 }, "{nasib:?}");
            assert_eq!(m.kiriman("MENUNGGU").await[0].sebab, sebab);
            assert_eq!(m.putaran().await, PutaranWebhook::default(), "sebelum jedanya lewat");
            m.lewat(30);
            assert_eq!(m.putaran().await.terkirim, 1);
            let ada = m.luar.semua();
            assert_eq!(ada.len(), sebelum + 2);
            assert_eq!(ada[sebelum].id, ada[sebelum + 1].id);
            assert_eq!(ada[sebelum].isi, ada[sebelum + 1].isi);
        }
        // Answered twice: it counts once.
        m.jual(2_500).await;
        m.luar.berikutnya([Nasib::DuaKali]);
        assert_eq!(m.putaran().await, PutaranWebhook { terkirim: 1, gagal: 0 });
        assert_eq!(m.kiriman("TERKIRIM").await.len(), 6);
        assert_eq!(m.luar.sekali().len(), 6);
    });
}

#[test]
fn server_yang_mati_di_tengah_jalan_tidak_kehilangan_apa_pun() {
    di_kedua(|d| async move {
        let m = Meja::baru(d, &SEMUA).await;
        let no = m.jual(2_500).await;
        let p = m.d.db().read(webhook::penerima).await.unwrap().remove(0);
        // Read and put in line twice, as two processes would: one row.
        kurir::raih(m.d.db(), &toko(TOKO), &p).await.unwrap();
        m.d.ubah("UPDATE webhook_letak SET seq = seq - 1 WHERE toko = 'JKT1'", args![]).await;
        kurir::raih(m.d.db(), &toko(TOKO), &p).await.unwrap();
        assert_eq!(m.d.angka("SELECT COUNT(*) FROM webhook_kirim", args![]).await, 1);
        // A sender that took it and went silent.
        m.d.ubah(
            "UPDATE webhook_kirim SET status = 'DIKIRIM', tantangan = 'mati', diambil_sampai = kirim_mulai",
            args![],
        )
        .await;
        m.lewat(1);
        assert_eq!(m.putaran().await, PutaranWebhook { terkirim: 1, gagal: 0 });
        assert_eq!(m.dokumen(), [no]);
    });
}

#[test]
fn webhook_mati_tidak_dikabari_dan_sesudah_hidup_hanya_yang_baru() {
    di_kedua(|d| async move {
        let m = Meja::baru(d, &SEMUA).await;
        m.jual(2_500).await;
        let ubah = async |isi: MintaWebhook| {
            let id = m.id.clone();
            m.d.kerja(&m.own, move |tx, p| webhook::ubah(tx, p, &id, &isi)).await
        };
        let mati = MintaWebhook { aktif: false, ..minta(&m.luar.url(), &SEMUA) };
        ubah(mati).await.unwrap();
        m.jual(2_600).await;
        assert_eq!(m.putaran().await, PutaranWebhook::default());
        ubah(minta(&m.luar.url(), &[PeristiwaWebhook::Penjualan])).await.unwrap();
        let no = m.jual(2_700).await;
        m.d.terbitkan_harga(TOKO).await;
        assert_eq!(m.putaran().await.terkirim, 1);
        assert_eq!(m.dokumen(), [no]);
        // Another secret signs from then on.
        let (id, baru) = (m.id.clone(), Baru::acak());
        let r = m.d.kerja(&m.own, move |tx, p| webhook::ganti_rahasia(tx, p, &id, &baru)).await.unwrap();
        m.jual(2_800).await;
        m.putaran().await;
        assert!(!m.luar.semua().pop().unwrap().sah);
        m.luar.rahasia(&r.rahasia);
        m.jual(2_900).await;
        m.putaran().await;
        assert!(m.luar.semua().pop().unwrap().sah);
        // Gone: what waits is called off.
        m.luar.matikan().await;
        m.jual(3_000).await;
        m.putaran().await;
        let id = m.id.clone();
        m.d.kerja(&m.own, move |tx, p| webhook::hapus(tx, p, &id)).await.unwrap();
        assert_eq!(
            m.d.baris("SELECT status FROM webhook_kirim WHERE status = 'BATAL'", args![]).await.len(),
            1
        );
        let id = m.id.clone();
        ditolak(m.d.kerja(&m.own, move |tx, p| kiriman::uji(tx, p, &id)).await, "HUBUNG-22");
    });
}

#[test]
fn rahasianya_terenkripsi_dan_alamat_yang_salah_ditolak() {
    di_kedua(|d| async move {
        let (own, spv, su) = (d.pemilik(TOKO).await, d.orang("spv-jkt1").await, d.orang("su").await);
        let w = buat(&d, &own, minta("https://buku.example/karat", &SEMUA)).await.unwrap();
        let mentah = d.baris("SELECT rahasia FROM webhook", args![]).await;
        assert!(mentah[0].contains("brankas1:") && !mentah[0].contains(&w.rahasia));
        let audit = d.baris("SELECT isi FROM audit WHERE aksi = 'BUAT WEBHOOK'", args![]).await;
        assert!(audit.len() == 1 && !audit[0].contains(&w.rahasia) && audit[0].contains("buku.example"));
        ditolak(buat(&d, &spv, minta("https://buku.example/", &SEMUA)).await, "HUBUNG-19");
        let rantai = |url: &str| MintaWebhook { rantai: true, ..minta(url, &SEMUA) };
        ditolak(buat(&d, &own, rantai("https://buku.example/")).await, "HUBUNG-19");
        buat(&d, &su, rantai("https://buku.example/")).await.unwrap();
        for (kolom, salah) in [
            ("url", minta("buku.example", &SEMUA)),
            ("url", minta("ftp://buku.example/", &SEMUA)),
            ("url", minta("https://toko:sandi@buku.example/", &SEMUA)),
            ("url", minta("", &SEMUA)),
            ("peristiwa", minta("https://buku.example/", &[])),
            ("nama", MintaWebhook { nama: String::new(), ..minta("https://buku.example/", &SEMUA) }),
        ] {
            assert!(ditolak(buat(&d, &own, salah).await, "HUBUNG-20").kolom.contains_key(kolom), "{kolom}");
        }
    });
}

#[test]
fn webhook_rantai_dikabari_dari_setiap_toko() {
    di_kedua(|d| async move {
        let su = d.orang("su").await;
        let luar = Pendengar::mulai().await;
        let w = buat(
            &d,
            &su,
            MintaWebhook { rantai: true, ..minta(&luar.url(), &[PeristiwaWebhook::Penjualan]) },
        )
        .await
        .unwrap();
        luar.rahasia(&w.rahasia);
        let kasir = d.orang("kasir1-jkt1").await;
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder().no_proxy().build().unwrap();
        let m = Meja { own: su, kasir, luar, id: w.id, http, d };
        let b = m.d.barang_di("BDG1", "A06", &[2_500]).await;
        m.jual(2_500).await;
        let bdg = m.d.orang("kasir1-bdg1").await;
        dagang(&m.d, &bdg, nota(&[&b[0]], vec![])).await;
        assert_eq!(m.putaran().await.terkirim, 2);
        let mut toko: Vec<_> =
            m.luar.semua().iter().map(|k| k.isi["kode_toko"].as_str().unwrap().to_owned()).collect();
        toko.sort();
        assert_eq!(toko, ["BDG1", "JKT1"]);
        assert!(m.luar.semua().iter().all(|k| k.sah));
        assert_eq!(m.kiriman("TERKIRIM").await.len(), 2);
    });
}

#[test]
fn kiriman_uji_sampai_dan_bukti_menemukan_yang_tidak_beraudit() {
    di_kedua(|d| async move {
        let m = Meja::baru(d, &SEMUA).await;
        for _ in 0..2 {
            let id = m.id.clone();
            m.d.kerja(&m.own, move |tx, p| kiriman::uji(tx, p, &id)).await.unwrap();
        }
        assert_eq!(m.putaran().await.terkirim, 2);
        assert!(m.luar.semua().iter().all(|k| k.sah && k.peristiwa == "UJI"));
        m.jual(2_500).await;
        m.putaran().await;
        assert_eq!(m.d.bila(TOKO, |_| Ok(())).await, Vec::<String>::new());
        let palsu = |tx: &mut db::Tx<'_>, sql: &str| tx.exec(sql, args![]).map(|_| ()).map_err(Into::into);
        let tanpa =
            m.d.bila(TOKO, move |tx| palsu(tx, "UPDATE webhook_kirim SET seq = 1 WHERE seq > 0")).await;
        assert_eq!(tanpa, ["kiriman webhook = baris audit"]);
        let lewat = m.d.bila(TOKO, move |tx| palsu(tx, "UPDATE webhook_letak SET seq = seq + 1000000")).await;
        assert_eq!(lewat, ["letak webhook tidak melewati audit"]);
    });
}
