//! Approvals of money: for exactly the amount and document, never by oneself.

use dunia::{Dunia, di_kedua, kode};
use kas::batal::{self, Batal};
use kas::uang_kas::{self, JenisKas, Tercatat, UangKas};
use platform::{Hasil, Pelaku};
use values::Rupiah;

async fn kas(
    d: &Dunia,
    p: &Pelaku,
    (kategori, deskripsi, jumlah): (&str, &str, i64),
    oto: &str,
) -> Hasil<Tercatat> {
    let m = UangKas {
        jenis: if kategori == "GAJI" { JenisKas::Keluar } else { JenisKas::Masuk },
        kategori: kategori.to_owned(),
        deskripsi: deskripsi.to_owned(),
        jumlah_rp: Rupiah::new(jumlah),
        otorisasi: oto.to_owned(),
    };
    d.kerja(p, move |tx, p| uang_kas::catat(tx, p, &m)).await
}

async fn batal(d: &Dunia, p: &Pelaku, no: &str, oto: &str) -> Hasil<batal::Dibatalkan> {
    let m = Batal { no_dok: no.to_owned(), alasan: "salah ketik".to_owned(), otorisasi: oto.to_owned() };
    d.kerja(p, move |tx, p| batal::batal(tx, p, &m)).await
}

#[test]
fn uang_keluar_yang_disetujui_sepuluh_ribu_tidak_mengeluarkan_sejuta() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        kas(&d, &kasir, ("LAIN_MASUK", "awal", 5_000_000), "").await.unwrap();
        let t = kas(&d, &kasir, ("GAJI", "harian", 10_000), "").await.unwrap_err();
        assert_eq!(t.kode, "KAS-12");
        let id = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        for lain in
            [("GAJI", "harian", 1_000_000), ("GAJI", "orang lain", 10_000), ("MODAL", "harian", 10_000)]
        {
            assert_eq!(kode(kas(&d, &kasir, lain, &id).await), "OTO-09", "{lain:?}");
        }
        assert_eq!(d.laci("kasir1-jkt1").await, 5_000_000);
        kas(&d, &kasir, ("GAJI", "harian", 10_000), &id).await.unwrap();
        assert_eq!(kode(kas(&d, &kasir, ("GAJI", "harian", 10_000), &id).await), "OTO-06");
        assert_eq!(d.laci("kasir1-jkt1").await, 4_990_000);
    });
}

#[test]
fn spv_dan_pemilik_meminta_orang_lain_untuk_mencatat_dan_membatalkan() {
    di_kedua(|d| async move {
        for siapa in ["spv-jkt1", "own-jkt1"] {
            let p = d.orang(siapa).await;
            let t = kas(&d, &p, ("MODAL", siapa, 700_000), "").await.unwrap_err();
            assert_eq!(t.kode, "KAS-12", "{siapa} mencatat sendiri");
            assert_eq!(kode(d.izin(&p, siapa, &t).await), "OTO-03");
            let lain = if siapa == "spv-jkt1" { "own-jkt1" } else { "spv-jkt1" };
            let id = d.izin(&p, lain, &t).await.unwrap();
            let no = kas(&d, &p, ("MODAL", siapa, 700_000), &id).await.unwrap().no_faktur;
            let t = batal(&d, &p, &no, "").await.unwrap_err();
            assert_eq!(t.kode, "KAS-12", "{siapa} membatalkan sendiri");
            let id = d.izin(&p, lain, &t).await.unwrap();
            // Of another document of the same amount.
            let dua = kas(&d, &p, ("LAIN_MASUK", "dua", 700_000), "").await.unwrap().no_faktur;
            assert_eq!(kode(batal(&d, &p, &dua, &id).await), "OTO-09");
            batal(&d, &p, &no, &id).await.unwrap();
            assert_eq!(d.laci(siapa).await, 700_000);
        }
    });
}

#[test]
fn periksa_menemukan_pembatalan_uang_yang_otorisasinya_bukan_untuknya() {
    di_kedua(|d| async move {
        let p = d.orang("kasir1-jkt1").await;
        let no = kas(&d, &p, ("LAIN_MASUK", "satu", 250_000), "").await.unwrap().no_faktur;
        let t = batal(&d, &p, &no, "").await.unwrap_err();
        let id = d.izin(&p, "spv-jkt1", &t).await.unwrap();
        batal(&d, &p, &no, &id).await.unwrap();
        for (rusak, temuan) in [
            ("UPDATE otorisasi SET keterangan = 'lain'", false),
            ("UPDATE otorisasi SET nominal = nominal + 1 WHERE status = 'TERPAKAI'", true),
            ("UPDATE otorisasi SET dipakai_dok = 'KM-9' WHERE status = 'TERPAKAI'", true),
            ("UPDATE otorisasi SET status = 'DISETUJUI', dipakai = NULL WHERE status = 'TERPAKAI'", true),
        ] {
            let h = d
                .kerja(&p, move |tx, _| {
                    tx.exec(rusak, &[])?;
                    let h = ledger::periksa::semua(tx, &[kas::DOMAIN.bukti, platform::domain::DOMAIN.bukti])?;
                    let semua: Vec<&str> = h.temuan.iter().map(|t| t.aturan).collect();
                    // Undone: the books stay as they were.
                    Err::<(), _>(dunia::UjiTolak::Dibatalkan.tolak(semua.join(";")))
                })
                .await;
            let pesan = h.unwrap_err().pesan;
            assert_eq!(pesan.contains("I17 dokumen uang berotorisasi"), temuan, "{rusak}: {pesan}");
            assert!(temuan || pesan.is_empty(), "{pesan}");
        }
    });
}
