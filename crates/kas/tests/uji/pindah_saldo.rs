//! Pengalihan saldo uang: who may move what to whom, each row once, the total unchanged.

use db::args;
use dunia::{Dunia, di_kedua, kode, toko};
use kas::pindah_saldo::{self, BarisPindahSaldo, Dipindah, Pindah};
use kas::uang_kas::{self, JenisKas, UangKas};
use ledger::Arah;
use platform::{Hasil, Pelaku};
use testkit::bangun;
use values::Rupiah;

/// Cash of a sale in a drawer; answers the number of its row.
async fn jual(d: &Dunia, kasir: &str, kategori: &str, arah: Arah, jumlah: i64) -> i64 {
    bangun::uang_dagang(d.db(), &toko("JKT1"), kasir, kategori, (arah, jumlah)).await.unwrap();
    terakhir(d).await
}

async fn terakhir(d: &Dunia) -> i64 {
    d.angka("SELECT MAX(id) FROM buku_kas WHERE toko = 'JKT1'", args![]).await
}

async fn pindah(d: &Dunia, p: &Pelaku, ke: &str, baris: &[(&str, &str, i64)]) -> Hasil<Dipindah> {
    let transactions = baris
        .iter()
        .map(|(u, k, id)| BarisPindahSaldo {
            input_by: (*u).to_owned(),
            kategori: (*k).to_owned(),
            id_trx: *id,
        })
        .collect();
    let m = Pindah { user_tujuan: ke.to_owned(), transactions };
    d.kerja(p, move |tx, p| pindah_saldo::pindahkan(tx, p, &m)).await
}

const SATU: &str = "kasir1-jkt1";
const DUA: &str = "kasir2-jkt1";

async fn total(d: &Dunia) -> i64 {
    d.angka("SELECT CAST(SUM(saldo) AS BIGINT) FROM saldo_kas WHERE toko = 'JKT1'", args![]).await
}

#[test]
fn saldo_dipindah_dengan_barisnya_dan_hanya_sekali() {
    di_kedua(|d| async move {
        let (spv, satu, dua) = (d.orang("spv-jkt1").await, d.orang(SATU).await, d.orang(DUA).await);
        let x = jual(&d, SATU, "PENJUALAN", Arah::Masuk, 5_000_000).await;
        let y = jual(&d, SATU, "PEMBELIAN", Arah::Keluar, 1_500_000).await;
        let z = jual(&d, SATU, "PENJUALAN", Arah::Masuk, 700_000).await;
        let awal = total(&d).await;
        let pilihan = [(SATU, "PENJUALAN", x), (SATU, "PEMBELIAN", y)];
        let tujuan = d.db().read(|c| pindah_saldo::tujuan_semua(c, &toko("JKT1"))).await.unwrap();
        let nama: Vec<&str> = tujuan.iter().map(|t| t.user_id.as_str()).collect();
        assert_eq!(nama, [SATU, DUA]);
        // Nothing chosen, nobody chosen, the wrong people.
        let t = pindah(&d, &spv, "", &pilihan).await.unwrap_err();
        assert_eq!((t.kode, t.pesan.as_str()), ("KAS-20", "Tujuan Belum Dipilih"));
        let t = pindah(&d, &spv, DUA, &[]).await.unwrap_err();
        assert_eq!((t.kode, t.pesan.as_str()), ("KAS-20", "Pilih salah satu saldo yang akan di pindahkan"));
        for ke in ["spv-jkt1", "kasir1-bdg1", "siapa"] {
            assert_eq!(kode(pindah(&d, &spv, ke, &pilihan).await), "KAS-20", "{ke}");
        }
        // What the screen says must be what the book has.
        for baris in [
            vec![(SATU, "BATAL PENJUALAN", x)],
            vec![(DUA, "PENJUALAN", x)],
            vec![(SATU, "PENJUALAN", 99_999)],
            vec![(SATU, "PENJUALAN", x), (SATU, "PENJUALAN", x)],
            vec![(SATU, "PEMBELIAN", y)],
        ] {
            assert_eq!(kode(pindah(&d, &spv, DUA, &baris).await), "KAS-20", "{baris:?}");
        }
        assert_eq!(kode(pindah(&d, &spv, SATU, &pilihan).await), "KAS-20");
        // A cashier moves only the own money.
        assert_eq!(kode(pindah(&d, &dua, DUA, &pilihan).await), "KAS-22");
        let w = jual(&d, DUA, "PENJUALAN", Arah::Masuk, 10_000).await;
        assert_eq!(kode(pindah(&d, &satu, SATU, &[(DUA, "PENJUALAN", w)]).await), "KAS-22");
        assert_eq!(total(&d).await, awal + 10_000);

        pindah(&d, &spv, DUA, &pilihan).await.unwrap();
        assert_eq!((d.laci(SATU).await, d.laci(DUA).await), (700_000, 3_510_000));
        assert_eq!(total(&d).await, awal + 10_000);
        let sql = "SELECT kasir || '|' || kategori || '|' || jumlah_in || '|' || jumlah_out FROM buku_kas \
                   WHERE jenis_dok = 'PS' ORDER BY id";
        let baris: Vec<String> = d.db().read(move |c| c.rows(sql, args![], |r| r.get(0))).await.unwrap();
        assert_eq!(baris, ["kasir1-jkt1|PINDAH OUT|0|3500000", "kasir2-jkt1|PINDAH IN|3500000|0"]);
        assert_eq!(kode(pindah(&d, &spv, DUA, &pilihan[..1]).await), "KAS-21");
        // The row that left cannot be moved, the row that came can: on to where it came from.
        let masuk = terakhir(&d).await;
        assert_eq!(kode(pindah(&d, &spv, DUA, &[(SATU, "PINDAH OUT", masuk - 1)]).await), "KAS-20");
        pindah(&d, &dua, SATU, &[(DUA, "PINDAH IN", masuk)]).await.unwrap();
        assert_eq!((d.laci(SATU).await, d.laci(DUA).await), (4_200_000, 10_000));
        // A drawer that gave its money away has nothing left to move.
        d.setel("JKT1", "BATAS_UANG_KELUAR", "5000000").await;
        let habis = UangKas {
            jenis: JenisKas::Keluar,
            kategori: "KONSUMSI".to_owned(),
            deskripsi: "uji".to_owned(),
            jumlah_rp: Rupiah::new(4_200_000),
            otorisasi: String::new(),
        };
        d.kerja(&satu, move |tx, p| uang_kas::catat(tx, p, &habis)).await.unwrap();
        assert_eq!(kode(pindah(&d, &satu, DUA, &[(SATU, "PENJUALAN", z)]).await), "KAS-01");
    });
}
