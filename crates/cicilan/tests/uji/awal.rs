//! Moving in: contracts of the program before, with what was paid of them; and away again.

use crate::alat::{KASIR, bayar, hari, hitung_bayar, lunasi, rinci, rp, setor, status, teks, titipan, tunai};
use cicilan::AWAL;
use dunia::{Dunia, di_kedua, ditolak};
use niaga::awal::{Jenis, MintaBatal, batal, impor};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

const KEPALA: &str = "no_cicilan,nama_customer,tgl_akad,kode_barcode,harga,uang_muka,tenor,bunga,dibayar_kali,denda,biaya,no_hp,alamat_customer";

async fn masuk(d: &Dunia, p: &Pelaku, baris: &str) -> Hasil<Value> {
    let csv = format!("{KEPALA}\n{baris}\n");
    d.minta(p, &json!(csv), |tx, p, csv: &String| impor(tx, p, Jenis::Luar(&AWAL), csv, "lama.csv")).await
}

#[test]
fn cicilan_lama_masuk_dengan_yang_sudah_dibayar() {
    di_kedua(|d| async move {
        let (own, k) = (d.pemilik("JKT1").await, d.orang(KASIR).await);
        let kode = d.barang("A06", &[3_000]).await;
        let baris = format!(
            "CC-1,SITI AMINAH,2026-09-15,{},10000000,3000000,6,2,1,5000,35000,081200000001,JL MAWAR 1",
            kode[0]
        );
        let j = masuk(&d, &own, &baris).await.unwrap();
        assert_eq!(status(&d, &kode[0]).await, "CICIL");
        let r = rinci(&d, "CC-1").await;
        let no = teks(&r["no_cicilan"]);
        // 7,000,000 and 2% six times: 1,307,000 a month, of it 140,000 interest.
        assert_eq!(rp(&r["jadwal"][0]["jumlah_rp"]), 1_307_000);
        assert_eq!(r["jadwal"][0]["status"], "LUNAS");
        assert_eq!(r["jadwal"][1]["jatuh_tempo"], "2026-11-15");
        assert_eq!(titipan(&d, &no).await, 3_000_000 + 1_167_000);
        assert_eq!(r["no_lama"], "CC-1");
        // The same file and the same number once only.
        ditolak(masuk(&d, &own, &baris).await, "AWAL-04");
        // Taken back while nothing happened to it.
        let m = MintaBatal { no_dok: teks(&j["no_dok"]), alasan: "salah berkas".to_owned() };
        d.kerja(&own, move |tx, p| batal(tx, p, Jenis::Luar(&AWAL), &m)).await.unwrap();
        assert_eq!((titipan(&d, &no).await, d.letak(&kode[0]).await.unwrap()), (0, "TOKO/A06".to_owned()));
        d.bersih().await;
        // Again; and paid to the end here.
        let j = masuk(&d, &own, &baris.replace("CC-1", "CC-2")).await.unwrap();
        let no = teks(&rinci(&d, "CC-2").await["no_cicilan"]);
        hari(&d, "2026-12-01").await;
        let b = setor(&d, &k, &no, 1_307_000).await.unwrap();
        assert_eq!(rp(&b["denda_rp"]), 65_350);
        let m = MintaBatal { no_dok: teks(&j["no_dok"]), alasan: "salah berkas".to_owned() };
        let t = d.kerja(&own, move |tx, p| batal(tx, p, Jenis::Luar(&AWAL), &m)).await;
        ditolak(t, "AWAL-05");
        // Who sold it in the old program is not known: the counter says who serves.
        ditolak(lunasi(&d, &k, &no).await, "NIAGA-06");
        let n = rp(&hitung_bayar(&d, &k, &no, &json!({ "lunas": true })).await.unwrap()["jumlah_rp"]);
        let m = json!({ "lunas": true, "kode_sales": "S01", "pembayaran": tunai(n) });
        assert_eq!(bayar(&d, &k, &no, &m).await.unwrap()["tahap"], "LUNAS");
        d.bersih().await;
    });
}

#[test]
fn baris_yang_salah_ditolak_semuanya() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kode = d.barang("A06", &[3_000]).await.remove(0);
        for baris in [
            format!(",SITI,2026-09-15,{kode},10000000,3000000,6,2,1,0,0,,"),
            format!("CC-1,SITI,2027-09-15,{kode},10000000,3000000,6,2,1,0,0,,"),
            "CC-1,SITI,2026-09-15,00099999,10000000,3000000,6,2,1,0,0,,".to_owned(),
            format!("CC-1,SITI,2026-09-15,{kode},10000000,10000000,6,2,1,0,0,,"),
            format!("CC-1,SITI,2026-09-15,{kode},10000000,3000000,6,2,6,0,0,,"),
        ] {
            ditolak(masuk(&d, &own, &baris).await, "AWAL-03");
        }
        assert_eq!(d.angka("SELECT COUNT(*) FROM kontrak_cicilan", &[]).await, 0);
    });
}
