//! The preview of new prices: what the stock would be worth, margins, and what is warned of; nothing is written.

use crate::alat::{dasar, group, hari_ini};
use dunia::{Dunia, di_kedua, toko};
use harga::MintaPratinjau;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use testkit::bangun;

pub(crate) async fn pratinjau(d: &Dunia, p: &Pelaku, badan: &Value) -> Hasil<Value> {
    let (p, m) = (p.clone(), dunia::isi::<MintaPratinjau>(badan));
    d.lihat(move |c| harga::pratinjau(c, &p, &m)).await
}

#[test]
fn pratinjau_menghitung_nilai_stok_dan_margin_dan_memperingatkan() {
    di_kedua(|d| async move {
        let bdg = toko("BDG1");
        for (no, mg, murni) in [(1, 10_000, 7_500), (2, 5_000, 3_750), (3, 4_000, 1_500), (4, 2_000, 1_000)] {
            bangun::terima(d.db(), &bdg, no, "B1", bangun::Isi::new(mg, murni, 1)).await.unwrap();
        }
        let own = d.pemilik("BDG1").await;
        let h = hari_ini(&d, &own).await;
        let kadar = group(&h["group"], "750")["kadar"].as_i64().unwrap();
        let lihat = async |jual: i64, beli: i64| {
            pratinjau(&d, &own, &json!({ "baris": [dasar(jual, beli)] })).await.unwrap()
        };
        let p = lihat(2_400_000, 2_260_000).await;
        let g750 = group(&p["group"], "750");
        assert_eq!((&g750["qty"], &g750["berat"]), (&json!(2), &json!(15.0)));
        assert_eq!(g750["nilai_lama"], json!(15 * 2_350_000 * kadar / 10_000));
        assert_eq!(g750["nilai_baru"], json!(15 * 2_400_000 * kadar / 10_000));
        assert_eq!(g750["margin_baru"], json!(140_000 * kadar / 10_000));
        assert_eq!(group(&p["group"], "375")["berat"], json!(4.0));
        // 50 percent fits no group: counted as fine gold.
        assert_eq!(group(&p["group"], "")["nilai_baru"], 2_400_000);
        assert_eq!(p["berat"], json!(21.0));
        assert_eq!(p["nilai_baru"], p["toko"][0]["nilai_baru"]);
        assert_eq!(p["peringatan"], json!([]));
        for (jual, beli, jenis, tolak) in [
            (2_200_000, 2_250_000, "JUAL_DI_BAWAH_BELI", true),
            (0, 2_250_000, "NOL", true),
            (2_700_000, 2_600_000, "LONJAKAN", false),
        ] {
            let p = lihat(jual, beli).await;
            assert_eq!(
                (&p["peringatan"][0]["jenis"], &p["peringatan"][0]["tolak"]),
                (&json!(jenis), &json!(tolak))
            );
        }
        // The limit is a setting.
        d.setel("BDG1", "HARGA_LONJAKAN_PERSEN", "20").await;
        assert_eq!(lihat(2_700_000, 2_600_000).await["peringatan"], json!([]));
        let kini = hari_ini(&d, &own).await;
        assert_eq!(kini["batas_lonjakan"], 20);
        // Nothing was written.
        assert_eq!(kini["penanda"], h["penanda"]);
    });
}
