//! Entries by hand: approved, balanced, never on an account that a book keeps; taken back the other way round.

use crate::alat::{HARI, baris, beda, berakun, buat, kas, tutup};
use dunia::{Dunia, di_kedua, ditolak};
use jurnal::manual::{self, MintaBatal, MintaJurnal};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

fn isi(tanggal: &str, baris: &[(&str, i64, i64)]) -> Value {
    let baris: Vec<Value> =
        baris.iter().map(|(n, d, k)| json!({ "nomor_akun": n, "debit": d, "kredit": k })).collect();
    json!({ "jenis": "UMUM", "tanggal": tanggal, "keterangan": "modal masuk", "baris": baris })
}

async fn catat(d: &Dunia, p: &Pelaku, m: &Value) -> Hasil<Value> {
    d.minta_izin((p, "spv-jkt1"), m, |tx, p, m: &MintaJurnal| manual::simpan(tx, p, m, rangkai::DOMAIN)).await
}

#[test]
fn jurnal_manual_disetujui_dibukukan_dan_dibatalkan() {
    di_kedua(|d| async move {
        let own = berakun(&d).await;
        let fin = d.orang("fin-jkt1").await;
        tutup(&d).await;
        let m = isi(HARI, &[("6-1110", 300_000, 0), ("3-1100", 0, 300_000)]);
        let tanpa =
            d.minta(&fin, &m, |tx, p, m: &MintaJurnal| manual::simpan(tx, p, m, rangkai::DOMAIN)).await;
        ditolak(tanpa, "JURNAL-05");
        let j = catat(&d, &fin, &m).await.unwrap();
        let no = j["no_jurnal"].as_str().unwrap().to_owned();
        assert_eq!(baris(&d, &no).await, ["6-1110|300000|0|MANUAL", "3-1100|0|300000|MANUAL"]);
        let m = json!({ "no_jurnal": no, "alasan": "salah akun" });
        let batal =
            |tx: &mut db::Tx<'_>, p: &Pelaku, m: &MintaBatal| manual::batal(tx, p, m, rangkai::DOMAIN);
        d.minta_izin((&fin, "spv-jkt1"), &m, batal).await.unwrap();
        ditolak(d.minta_izin((&fin, "spv-jkt1"), &m, batal).await, "JURNAL-08");
        tutup(&d).await;
        assert_eq!(
            baris(&d, &no).await[2..],
            ["6-1110|0|300000|MANUAL".to_owned(), "3-1100|300000|0|MANUAL".to_owned()]
        );
        assert_eq!(beda(&d).await, []);
        buat(&d, &own, HARI).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn jurnal_manual_yang_tidak_benar_ditolak_dengan_selnya() {
    di_kedua(|d| async move {
        berakun(&d).await;
        let fin = d.orang("fin-jkt1").await;
        let kasir = d.orang("kasir1-jkt1").await;
        kas(&d, &kasir, "MASUK", 100_000).await;
        tutup(&d).await;
        for (baris, kode) in [
            (vec![("6-1110", 300_000, 0)], "JURNAL-01"),
            (vec![("6-1110", 300_000, 0), ("3-1100", 0, 299_999)], "JURNAL-01"),
            (vec![("6-1110", 0, 0), ("3-1100", 0, 0)], "JURNAL-01"),
            (vec![("6-1110", 5, 5), ("3-1100", 0, 0)], "JURNAL-01"),
            (vec![("9-9999", 300_000, 0), ("3-1100", 0, 300_000)], "JURNAL-01"),
            // The drawer's account is the cash book's.
            (vec![("1-1100", 300_000, 0), ("3-1100", 0, 300_000)], "JURNAL-06"),
        ] {
            ditolak(catat(&d, &fin, &isi("", &baris)).await, kode);
        }
        let benar = [("6-1110", 300_000, 0), ("3-1100", 0, 300_000)];
        ditolak(catat(&d, &fin, &isi("2026-11-14", &benar)).await, "JURNAL-02");
        ditolak(catat(&d, &fin, &isi("2026-12-30", &benar)).await, "JURNAL-02");
    });
}
