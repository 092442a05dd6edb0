//! Between stores: points of another store, and shipped money. Each side posts its half, together they are nothing.

use crate::alat::{beda, berakun_di, tutup, tutup_di};
use db::args;
use dunia::{Dunia, di_kedua};
use platform::Pelaku;
use serde_json::json;

/// Sells a piece to the member: so many points, the rest in cash. The number of the sale.
async fn jual(d: &Dunia, p: &Pelaku, spv: &str, barcode: &str, poin_rp: i64) -> String {
    let mut m = json!({ "customer": { "kode_member": "MEMBER001" }, "kode_sales": "S01", "detail_barang": [{ "kode_barcode": barcode }] });
    let h = d.minta(p, &m, |tx, p, m| niaga::hitung(tx, p, m)).await.unwrap();
    let neto = h["neto"].as_i64().unwrap();
    let mut bayar = vec![json!({ "jenis": "CASH", "jumlah_rp": neto - poin_rp })];
    if poin_rp > 0 {
        bayar.push(json!({ "jenis": "POIN", "jumlah_rp": poin_rp }));
    }
    m["pembayaran"] = json!(bayar);
    let j = d.minta_izin((p, spv), &m, niaga::simpan).await.unwrap();
    j["no_faktur_group"].as_str().unwrap().to_owned()
}

#[test]
fn poin_menjadi_kewajiban_dan_yang_dipakai_di_toko_lain_ditagih_ke_toko_asalnya() {
    di_kedua(|d| async move {
        for kode in ["JKT1", "BDG1"] {
            berakun_di(&d, kode).await;
            d.setel(kode, "PENJUALAN_BAYAR_POIN_MODULE", "on").await;
        }
        d.anggota("PA", "MEMBER001").await;
        let (jkt, bdg) = (d.orang("kasir1-jkt1").await, d.orang("kasir1-bdg1").await);
        let sini = d.barang("A06", &[8_000]).await.remove(0);
        let sana = d.barang_di("BDG1", "A06", &[8_000]).await.remove(0);
        let dapat = jual(&d, &jkt, "spv-jkt1", &sini, 0).await;
        let pakai = jual(&d, &bdg, "spv-bdg1", &sana, 3_000).await;
        tutup_di(&d, "BDG1").await;
        tutup(&d).await;
        let baris = "SELECT toko, trx, tipe, kode, kelas, nomor_akun, debit, kredit FROM jurnal_baris WHERE no_dok = $1 \
                     AND kelas IN ('POIN', 'POIN_LAIN', 'ANTAR_POIN') ORDER BY toko, kelas";
        let hak = d
            .angka("SELECT CAST(SUM(poin) AS BIGINT) FROM buku_poin WHERE no_dok = $1", args![dapat.as_str()])
            .await;
        assert!(hak > 0);
        assert_eq!(
            d.baris(baris, args![dapat.as_str()]).await,
            [format!("JKT1|MEMBER|POIN|POIN|POIN|2-1300|0|{}", hak * 1_000)]
        );
        // What was spent in Bandung, and what Bandung's own sale earned there.
        let dua = "SELECT CAST(SUM(poin) AS BIGINT) FROM buku_poin WHERE no_dok = $1 AND jenis = 'DAPAT'";
        let baru = d.angka(dua, args![pakai.as_str()]).await * 1_000;
        assert_eq!(
            d.baris(baris, args![pakai.as_str()]).await,
            [
                "BDG1|MEMBER|POIN_LAIN|ANTAR_TOKO|ANTAR_POIN|1-1320|3000|0".to_owned(),
                format!("BDG1|MEMBER|POIN|POIN|POIN|2-1300|0|{}", baru - 3_000),
                "BDG1|MEMBER|POIN_LAIN|POIN|POIN_LAIN|2-1300|0|3000".to_owned(),
                "JKT1|MEMBER|POIN_DIPAKAI|ANTAR_TOKO|ANTAR_POIN|2-1110|0|3000".to_owned(),
                "JKT1|MEMBER|POIN_DIPAKAI|POIN|POIN_LAIN|2-1300|3000|0".to_owned(),
            ]
        );
        let antar = "SELECT CAST(SUM(debit - kredit) AS BIGINT) FROM jurnal_saldo WHERE kelas = 'ANTAR_POIN'";
        assert_eq!(d.angka(antar, &[]).await, 0);
        let suspens = "SELECT toko, no_dok, sebab FROM jurnal_baris WHERE nomor_akun = 'SUSPENS'";
        assert_eq!(d.baris(suspens, &[]).await, Vec::<String>::new());
        assert_eq!(beda(&d).await, []);
        d.bersih().await;
    });
}
