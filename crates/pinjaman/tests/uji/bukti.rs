//! Every rule finds what was spoiled behind the program's back.

use crate::alat::{
    batal, batal_lunas, bernota, foto, jual, kalung, kembali, lanjut, lanjutkan, lunas, modal, pinjam,
    pinjaman, simpan, tebus, tunai, validasi,
};
use dunia::di_kedua;
use pinjaman::{HutangCairMinta, HutangMinta};

#[test]
fn setiap_aturan_menemukan_yang_dirusak() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        modal(&d, &kasir, 60_000_000).await;
        let k = d.barang("A06", &[5_000]).await;
        let nota = jual(&d, &kasir, &k[0]).await;
        let terbuka = simpan(&d, &kasir, &pinjam(vec![bernota(&nota, 5_000), kalung(5_000)], 3_000_000))
            .await
            .unwrap()
            .no_faktur_hutang;
        let no = pinjaman(&d, &kasir, 2_000_000).await;
        lunas(&d, &kasir, &no, &tebus(2_002_000)).await.unwrap();
        let no = pinjaman(&d, &kasir, 2_000_000).await;
        let lanjut = lanjut(&d, &kasir, &no, &lanjutkan("PERPANJANG", None, 2_000)).await.unwrap();
        let no = pinjaman(&d, &kasir, 1_000_000).await;
        batal(&d, &spv, &no).await.unwrap();
        let no = pinjaman(&d, &kasir, 1_000_000).await;
        let l = lunas(&d, &kasir, &no, &tebus(1_001_000)).await.unwrap().no_lunas;
        foto(&d, &no, 1).await;
        batal_lunas(&d, &spv, &l, &kembali(&[(1, 10_000)])).await.unwrap();
        d.setel("JKT1", "BATAS_HUTANG", "0").await;
        let m = HutangMinta { pembayaran: Vec::new(), ..pinjam(vec![kalung(10_000)], 1_000_000) };
        let besar = simpan(&d, &kasir, &m).await.unwrap().no_faktur_hutang;
        validasi(&d, &spv, &besar).await.unwrap();
        let cair = HutangCairMinta { pembayaran: tunai(1_000_000), ..HutangCairMinta::default() };
        let no = besar.clone();
        d.kerja(&kasir, move |tx, p| pinjaman::cair(tx, p, &no, &cair)).await.unwrap();
        d.bersih().await;
        let salin = |tabel: &str, ganti: &[(&str, &str)], kolom: &str, syarat: &str| {
            let isi: Vec<String> = kolom
                .split(", ")
                .map(|k| {
                    ganti.iter().find(|(a, _)| *a == k).map_or_else(|| k.to_owned(), |(_, b)| (*b).to_owned())
                })
                .collect();
            format!("INSERT INTO {tabel} ({kolom}) SELECT {} FROM {tabel} WHERE {syarat}", isi.join(", "))
        };
        let hutang = "toko, no_hutang, asal, no_asal, no_lunas, no_akar, no_faktur_manual, tgl_system, waktu, oleh, kode_sales, kode_pelanggan, \
                      kode_member, jenis_pelanggan, nama_customer, alamat_customer, no_hp, sidik_nik, nik_samar, tgl_hutang, tenor_hari, jatuh_tempo, \
                      taksiran_rp, plafond_rp, lebur_rp, pokok_rp, bunga, denda, min_hari, blok_hari, grace_hari, pembulatan, dasar_bunga_rp, biaya_rp, \
                      penguji, no_kantong, tunggu, keterangan, otorisasi";
        let lunas = "toko, no_lunas, no_hutang, cara, tgl_system, waktu, oleh, kode_sales, tgl_bunga, hari, lama, pokok_rp, bunga_rp, denda_rp, \
                     potongan_bunga_rp, potongan_denda_rp, no_penerus, pokok_baru_rp, masuk_rp, keluar_rp, pengambil, kuasa, sidik_nik, nik_samar, \
                     keterangan, otorisasi";
        let satu = format!("no_hutang = '{terbuka}'");
        let tebus = "cara = 'TEBUS'";
        for (aturan, sql) in [
            ("I9 pokok pinjaman = buku pinjaman", format!("UPDATE saldo_pinjaman SET saldo = saldo + 1 WHERE {satu}")),
            ("I9 saldo pinjaman = buku pinjaman", format!("UPDATE saldo_pinjaman SET saldo = saldo + 1 WHERE {satu}")),
            ("I9 pokok pinjaman = buku pinjaman", format!("UPDATE saldo_pinjaman SET no_hutang = 'FHX' WHERE {satu}")),
            ("I9 jaminan ada di HUTANG selama pinjaman terbuka", format!("UPDATE saldo_barang SET berat = berat + 1 WHERE kode_barcode = '{}'", k[0])),
            ("I9 jaminan ada di HUTANG selama pinjaman terbuka", format!("UPDATE hutang_kini SET status = 'LUNAS', terbuka = 0 WHERE {satu}")),
            ("I9 nota barang jaminan ditahan", "DELETE FROM nota_ditahan".to_owned()),
            ("I9 nota barang jaminan ditahan", format!("UPDATE hutang_kini SET status = 'LUNAS', terbuka = 0 WHERE {satu}")),
            ("I9 keadaan pinjaman menurut peristiwanya", format!("UPDATE hutang_kini SET status = 'LELANG', terbuka = 0 WHERE {satu}")),
            ("I9 keadaan pinjaman menurut peristiwanya", format!("UPDATE hutang_kini SET valid_by = 'x' WHERE {satu}")),
            ("I9 keadaan pinjaman menurut peristiwanya", format!("UPDATE hutang_kini SET no_tutup = 'x' WHERE {satu}")),
            ("I9 keadaan pinjaman menurut peristiwanya", salin("hutang", &[("no_hutang", "'FHX'")], hutang, &satu)),
            ("I9 hari pinjaman menurut tanggalnya", format!("UPDATE hutang_kini SET hari_mulai = hari_mulai + 1 WHERE {satu}")),
            ("I9 hari pinjaman menurut tanggalnya", format!("UPDATE hutang_kini SET jatuh_tempo = '2027-01-01' WHERE {satu}")),
            ("I9 jumlah pinjaman = barisnya", salin("hutang", &[("no_hutang", "'FHX'")], hutang, &satu)),
            ("I9 pinjaman diuji orang lain dari yang membayar", salin("hutang", &[("no_hutang", "'FHX'"), ("penguji", "oleh")], hutang, &satu)),
            ("I17 jaminan diuji yang menyetujui pinjamannya", salin("hutang", &[("no_hutang", "'FHX'"), ("penguji", "'fin-jkt1'")], hutang, &satu)),
            ("I17 jaminan diuji yang menyetujui pinjamannya", salin("hutang", &[("no_hutang", "'FHX'"), ("otorisasi", "''")], hutang, &satu)),
            ("I9 kantong tidak bernama pinjaman yang ditulis sesudahnya", format!("UPDATE kantong_hutang SET no_hutang = '{no}' WHERE no_hutang = '{besar}'", no = lanjut.no_faktur_hutang)),
            ("I9 kantong setiap pinjaman terbuka", format!("DELETE FROM kantong_hutang WHERE {satu}")),
            ("I9 kantong setiap pinjaman terbuka", format!("UPDATE kantong_hutang SET tempat = 'LAIN' WHERE {satu}")),
            ("I9 kantong setiap pinjaman terbuka", format!("UPDATE kantong_hutang SET no_hutang = '{no}' WHERE {satu}", no = lanjut.no_faktur_hutang)),
            ("I5 pinjaman dibayarkan = pokok - biaya", salin("hutang", &[("no_hutang", "'FHX'")], hutang, &satu)),
            (
                "I5 pinjaman dicairkan setelah divalidasi",
                format!(
                    "INSERT INTO hutang_cair (toko, no_cair, no_hutang, tgl_system, waktu, oleh, jumlah_rp) SELECT toko, 'CHX', '{terbuka}', \
                     tgl_system, waktu, oleh, jumlah_rp FROM hutang_cair"
                ),
            ),
            ("I5 pelunasan = dibayar", salin("hutang_lunas", &[("no_lunas", "no_lunas || 'X'")], lunas, tebus)),
            ("I9 bunga pelunasan menurut pinjamannya", salin("hutang_lunas", &[("no_lunas", "no_lunas || 'X'"), ("bunga_rp", "bunga_rp + 500"), ("masuk_rp", "masuk_rp + 500")], lunas, tebus)),
            ("I9 bunga pelunasan menurut pinjamannya", salin("hutang_lunas", &[("no_lunas", "no_lunas || 'X'"), ("tgl_bunga", "'2026-11-16'")], lunas, tebus)),
            ("I9 bunga pelunasan menurut pinjamannya", salin("hutang_lunas", &[("no_lunas", "no_lunas || 'X'"), ("lama", "9")], lunas, tebus)),
            ("I9 pelunasan = buku pinjaman", salin("hutang_lunas", &[("no_lunas", "no_lunas || 'X'")], lunas, tebus)),
            ("I9 pinjaman lanjutan menyambung", salin("hutang", &[("no_hutang", "'FHX'")], hutang, "asal = 'LANJUT'")),
            ("I9 pinjaman lunas ditutup pelunasannya", "UPDATE hutang_kini SET no_penerus = 'FHX' WHERE no_penerus <> ''".to_owned()),
            (
                "I9 jaminan yang kembali seberat waktu dijaminkan",
                "INSERT INTO hutang_batal_lunas_baris (toko, no_batal, baris, berat_buku, berat) SELECT toko, no_batal, 2, berat_buku, berat + 21 \
                 FROM hutang_batal_lunas_baris"
                    .to_owned(),
            ),
            ("I9 tiket yang berlaku = yang terakhir", format!("UPDATE hutang_kini SET tiket = 2 WHERE {satu}")),
            (
                "I20 pinjaman batal: semua buku nol",
                format!(
                    "INSERT INTO hutang_batal (toko, no_batal, no_hutang, tgl_system, waktu, oleh, disetujui, alasan, pokok_rp) \
                     SELECT toko, 'BHX', '{terbuka}', tgl_system, waktu, oleh, '', '', 1 FROM hutang_batal"
                ),
            ),
            (
                "I20 pelunasan batal: semua buku nol",
                format!(
                    "INSERT INTO hutang_batal_lunas (toko, no_batal, no_lunas, no_hutang, no_penerus, tgl_system, waktu, oleh, disetujui, alasan, \
                     masuk_rp, keluar_rp) SELECT toko, 'BLX', no_lunas, no_hutang, no_penerus, tgl_system, waktu, oleh, '', '', 0, 0 FROM hutang_lunas \
                     WHERE no_lunas = '{}'",
                    lanjut.no_lunas
                ),
            ),
            (
                "I20 uang bank pinjaman batal kembali",
                "INSERT INTO buku_bank (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, no_rekening, jenis, kategori, deskripsi, jumlah_in, \
                 jumlah_out, status, oleh) SELECT toko, 900001, tgl_system, waktu, 'FH', no_hutang, 9, 'X', 'TRANSFER', '', '', 0, 1, 'VALID', oleh \
                 FROM hutang_batal"
                    .to_owned(),
            ),
            ("I17 pinjaman berotorisasi punya otorisasi terpakai sebesar itu", salin("hutang", &[("no_hutang", "'FHX'"), ("otorisasi", "'x'")], hutang, &satu)),
            (
                "I17 potongan bunga dan pinjaman di atas plafond disetujui",
                salin("hutang_lunas", &[("no_lunas", "no_lunas || 'X'"), ("potongan_bunga_rp", "500"), ("masuk_rp", "masuk_rp - 500")], lunas, tebus),
            ),
            (
                "I17 potongan bunga dan pinjaman di atas plafond disetujui",
                salin("hutang", &[("no_hutang", "'FHX'"), ("plafond_rp", "0")], hutang, &satu),
            ),
            (
                "I9 satu jaminan satu pinjaman terbuka",
                format!("UPDATE hutang_kini SET status = 'AKTIF', terbuka = 1 WHERE no_hutang = '{}'", lanjut.no_faktur_hutang),
            ),
            (
                "I16 potret pinjaman = buku pinjaman",
                "INSERT INTO tutup_toko (toko, tanggal, tgl_berikut, no_tutup, waktu, oleh, peringatan, id_stok, id_curah, id_kas, id_bank, id_titipan, \
                 id_kupon, id_pajak) VALUES ('JKT1', '2026-11-15', '2026-11-16', 'TTX', '', '', '[]', 0, 0, 0, 0, 0, 0, 0)"
                    .to_owned(),
            ),
        ] {
            let apa = sql.clone();
            let temuan = d
                .bila("JKT1", move |tx| {
                    tx.exec(&apa, &[]).map(drop).unwrap_or_else(|e| panic!("{apa}: {e}"));
                    Ok(())
                })
                .await;
            assert!(temuan.iter().any(|t| t == aturan), "{aturan}: {sql}: {temuan:?}");
        }
    });
}

/// The proof at closing sees what is new since the last one: what rests on older rows must not look broken.
#[test]
fn yang_dikerjakan_sesudah_tutup_terbukti_di_atas_yang_lama() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        modal(&d, &kasir, 60_000_000).await;
        let satu = pinjaman(&d, &kasir, 2_000_000).await;
        let dua = lanjut(&d, &kasir, &satu, &lanjutkan("PERPANJANG", None, 2_000)).await.unwrap().no_penerus;
        let tiga = pinjaman(&d, &kasir, 2_000_000).await;
        let empat = lunas(&d, &kasir, &tiga, &tebus(2_002_000)).await.unwrap().no_lunas;
        let buku = ["buku_stok", "buku_kas", "buku_bank", "buku_pinjaman"];
        let mut batas = std::collections::BTreeMap::new();
        for b in buku {
            let sql = format!("SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM {b} WHERE toko = 'JKT1'");
            batas.insert(b, d.angka(&sql, &[]).await);
        }
        crate::alat::hari(&d, "2026-11-16").await;
        let n = crate::alat::rinci(&d, &kasir, &dua).await.kepala.total_bayar.nilai();
        lunas(&d, &kasir, &dua, &tebus(n)).await.unwrap();
        foto(&d, &tiga, 1).await;
        let own = d.pemilik("JKT1").await;
        batal_lunas(&d, &own, &empat, &kembali(&[(1, 10_000)])).await.unwrap();
        let lima = lanjut(&d, &kasir, &tiga, &lanjutkan("CICIL", Some(1_000_000), 1_002_000)).await.unwrap();
        validasi(&d, &spv, &lima.no_penerus).await.unwrap();
        let batas =
            ledger::periksa::Batas { tanggal: values::Tanggal::parse("2026-11-15").unwrap(), buku: batas };
        let temuan = d
            .db()
            .read(move |c| ledger::periksa::sejak(c, &dunia::toko("JKT1"), &batas, &[pinjaman::DOMAIN.bukti]))
            .await
            .unwrap();
        assert!(temuan.is_empty(), "{temuan:#?}");
    });
}
