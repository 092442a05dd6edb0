//! What money brings to the closing, the digest, the dashboard and the proof.

use crate::KasTolak;
use crate::bukti::BUKTI;
use crate::laci::{self, Laci};
use crate::rincian_dok::DOKUMEN;
use crate::{kirim_uang, peringatan as lama, serah_kas};
use db::{Conn, Tx, args};
use platform::domain::{BagianUrut, BarisRingkas, Domain, Hal, Hari, HariPengumuman, Pengumuman, Potret};
use platform::{Hasil, Pelaku};
use values::{KodeToko, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    halangan,
    peringatan,
    potret: &[KAS, BANK],
    ringkasan,
    pengumuman,
    demo_hari_ini: crate::demo::hari_ini,
    penolakan: &[KasTolak::DAFTAR],
    dokumen: &DOKUMEN,
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("kas")
};

fn halangan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let laci = laci::semua(c, h)?;
    let pilih = |ini: &dyn Fn(&Laci) -> bool| -> Vec<String> {
        laci.iter().filter(|l| ini(l)).map(|l| format!("{} ({})", l.nama, l.kasir)).collect()
    };
    let belum = pilih(&Laci::belum);
    // One cashier alone may close without a count; it is told as a warning.
    if !belum.is_empty() && laci::berisi(&laci) > 1 {
        hal.push(Hal {
            kode: KasTolak::TutupHitung.kode(),
            pesan: format!("Kas {} kasir belum dihitung atau berubah sesudah dihitung", belum.len()),
            rute: "/tutup-toko",
            contoh: belum,
            oleh: laci.iter().filter(|l| l.belum()).map(|l| l.kasir.clone()).collect(),
        });
    }
    let setuju = pilih(&|l| l.keadaan == "PERLU SETUJU");
    if !setuju.is_empty() {
        hal.push(Hal {
            kode: KasTolak::TutupSelisih.kode(),
            pesan: format!("Selisih kas {} kasir menunggu persetujuan SPV atau OWN", setuju.len()),
            rute: "/tutup-toko",
            contoh: setuju,
            oleh: Vec::new(),
        });
    }
    let serah = serah_kas::menunggu(c, &h.toko)?;
    if !serah.is_empty() {
        hal.push(Hal {
            kode: KasTolak::TutupSerah.kode(),
            pesan: format!("{} serah terima kas belum diterima", serah.len()),
            rute: "/tutup-toko",
            contoh: serah.iter().map(|s| format!("{} ke {}", s.dari, s.ke)).collect(),
            oleh: serah.iter().flat_map(|s| [s.ke.clone(), s.dari.clone()]).collect(),
        });
    }
    Hal::bila(
        c,
        &mut hal,
        (KasTolak::TutupSaldo.kode(), "/uang-bank"),
        |n| format!("{n} saldo di bawah nol"),
        "SELECT 'Rekening ' || no_rekening || ' ' || saldo FROM saldo_bank WHERE toko = $1 AND saldo < 0 ORDER BY no_rekening",
        args![&h.toko],
    )?;
    Ok(hal)
}

fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    Hal::bila(
        c,
        &mut hal,
        (KasTolak::TutupNonCash.kode(), "/validasi-non-cash"),
        |n| format!("{n} rekening punya pembayaran non tunai yang belum divalidasi"),
        "SELECT no_rekening || ' ' || belum_valid FROM saldo_bank WHERE toko = $1 AND belum_valid <> 0 ORDER BY no_rekening",
        args![&h.toko],
    )?;
    let selisih = kirim_uang::terbuka(c, &h.toko)?;
    if !selisih.is_empty() {
        hal.push(Hal {
            kode: KasTolak::TutupSelisihUang.kode(),
            pesan: format!("{} selisih kirim uang belum diselesaikan", selisih.len()),
            rute: "/terima-uang-kas",
            contoh: selisih
                .iter()
                .take(Hal::CONTOH)
                .map(|s| format!("{} {} ke {}: {}", s.nota_kirim, s.asal, s.tujuan, s.sisa))
                .collect(),
            oleh: Vec::new(),
        });
    }
    let laci = laci::semua(c, h)?;
    let belum: Vec<String> = laci.iter().filter(|l| l.belum()).map(|l| l.kasir.clone()).collect();
    if !belum.is_empty() && laci::berisi(&laci) <= 1 {
        hal.push(Hal {
            kode: KasTolak::TutupTanpaHitung.kode(),
            pesan: "Kas belum dihitung; saldo akhir diambil dari buku".to_owned(),
            rute: "/tutup-toko",
            contoh: belum.clone(),
            oleh: belum,
        });
    }
    Ok(hal)
}

pub(crate) const KAS: Potret = Potret {
    aturan: "I16 potret kas = buku kas",
    tabel: "potret_kas",
    buku: "buku_kas",
    kunci: &["kasir"],
    nilai: &[("akhir", "jumlah_in - b.jumlah_out")],
    dalam: "",
    tulis: potret_kas,
};

pub(crate) const BANK: Potret = Potret {
    aturan: "I16 potret bank = buku bank",
    tabel: "potret_bank",
    buku: "buku_bank",
    kunci: &["no_rekening"],
    nilai: &[("akhir", "jumlah_in - b.jumlah_out")],
    dalam: "",
    tulis: potret_bank,
};

/// Opening (the last closing's), in and out of the day, closing, and what was counted: of every drawer that has any.
fn potret_kas(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    let (toko, tgl) = (&h.toko, h.tgl);
    // The counts that the closing has just posted: each drawer's last.
    let hitungan: Vec<(String, i64, i64)> = tx.rows(
        "SELECT h.kasir, h.jumlah, h.selisih FROM hitung_kas h JOIN hitung_kas_dibukukan d ON d.toko = h.toko AND d.id = h.id \
         WHERE h.toko = $1 AND h.tgl_system = $2 AND NOT EXISTS (SELECT 1 FROM hitung_kas x WHERE x.toko = h.toko \
         AND x.kasir = h.kasir AND x.id > h.id) ORDER BY h.kasir",
        args![toko, tgl],
        |r| Ok((r.get(0)?, r.int(1)?, r.int(2)?)),
    )?;
    let laci = tx.rows(
        "SELECT kasir, CAST(SUM(awal) AS BIGINT), CAST(SUM(masuk) AS BIGINT), CAST(SUM(keluar) AS BIGINT), \
         CAST(SUM(akhir) AS BIGINT) FROM \
         (SELECT kasir, akhir AS awal, 0 AS masuk, 0 AS keluar, 0 AS akhir FROM potret_kas WHERE toko = $1 \
          AND tanggal = (SELECT MAX(t.tanggal) FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal < $2) \
          UNION ALL SELECT kasir, 0, jumlah_in, jumlah_out, 0 FROM buku_kas WHERE toko = $1 AND tgl_system <= $2 \
          AND tgl_system > COALESCE((SELECT MAX(t.tanggal) FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal < $2), '') \
          UNION ALL SELECT kasir, 0, 0, 0, saldo FROM saldo_kas WHERE toko = $1) x GROUP BY kasir \
         HAVING SUM(awal) <> 0 OR SUM(masuk) <> 0 OR SUM(keluar) <> 0 OR SUM(akhir) <> 0 ORDER BY kasir",
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?, r.int(3)?, r.int(4)?)),
    )?;
    for (kasir, awal, masuk, keluar, akhir) in laci {
        // A count that was posted at a hand-over is the past once money moved again.
        let n = hitungan.iter().find(|n| n.0 == kasir && n.1 == akhir);
        tx.exec(
            "INSERT INTO potret_kas (toko, tanggal, kasir, awal, masuk, keluar, akhir, hitung, selisih) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            args![toko, tgl, kasir, awal, masuk, keluar, akhir, n.map(|n| n.1), n.map_or(0, |n| n.2)],
        )?;
    }
    Ok(())
}

fn potret_bank(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    tx.exec(
        "INSERT INTO potret_bank (toko, tanggal, no_rekening, awal, masuk, keluar, akhir, belum_valid) \
         SELECT $1, $2, no_rekening, CAST(SUM(awal) AS BIGINT), CAST(SUM(masuk) AS BIGINT), CAST(SUM(keluar) AS BIGINT), \
         CAST(SUM(akhir) AS BIGINT), CAST(SUM(belum) AS BIGINT) FROM \
         (SELECT no_rekening, akhir AS awal, 0 AS masuk, 0 AS keluar, 0 AS akhir, 0 AS belum FROM potret_bank WHERE toko = $1 \
          AND tanggal = (SELECT MAX(t.tanggal) FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal < $2) \
          UNION ALL SELECT no_rekening, 0, jumlah_in, jumlah_out, 0, 0 FROM buku_bank WHERE toko = $1 AND tgl_system <= $2 \
          AND tgl_system > COALESCE((SELECT MAX(t.tanggal) FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal < $2), '') \
          UNION ALL SELECT no_rekening, 0, 0, 0, saldo, belum_valid FROM saldo_bank WHERE toko = $1) x \
         GROUP BY no_rekening",
        args![&h.toko, h.tgl],
    )?;
    Ok(())
}

fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    Ok(vec![
        BagianUrut { urut: 30, judul: "Kas per Kasir", baris: kasir(c, toko, tgl)? },
        BagianUrut { urut: 40, judul: "Rekening", baris: rekening(c, toko, tgl)? },
        BagianUrut { urut: 45, judul: "Selisih Kirim Uang", baris: selisih_uang(c, toko, tgl)? },
    ])
}

/// Differences of money on its way: what was settled on the day, and what is still open.
fn selisih_uang(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BarisRingkas>> {
    let mut hasil = Vec::new();
    for (t, n, rp) in kirim_uang::dibukukan(c, toko, tgl)? {
        let b = BarisRingkas::baru(format!("Diselesaikan: {t}"), Some(n), None, Some(rp.nilai()));
        hasil.push(b.perhatian(t == "RUGI" || t == "LABA"));
    }
    for s in kirim_uang::terbuka(c, toko)? {
        let uraian = format!("Terbuka: {} {} ke {}", s.nota_kirim, s.asal, s.tujuan);
        hasil.push(BarisRingkas::baru(uraian, None, None, Some(s.sisa.nilai())).perhatian(true));
    }
    Ok(hasil)
}

fn kasir(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BarisRingkas>> {
    let tertutup: i64 =
        c.nilai("SELECT COUNT(*) FROM tutup_toko WHERE toko = $1 AND tanggal = $2", args![toko, tgl])?;
    let kasir: Vec<(String, i64, Option<i64>, i64)> = if tertutup > 0 {
        c.rows(
            "SELECT kasir, akhir, hitung, selisih FROM potret_kas WHERE toko = $1 AND tanggal = $2 ORDER BY kasir",
            args![toko, tgl],
            |r| Ok((r.get(0)?, r.int(1)?, r.get(2)?, r.int(3)?)),
        )?
    } else {
        // While the day is open a count means here what it means on the closing screen.
        let hitung = |i: &laci::Isi| i.berlaku().map(|n| (n.jumlah.nilai(), n.selisih.nilai()));
        laci::terisi(c, toko, tgl)?
            .into_iter()
            .filter(|i| i.saldo != 0 || hitung(i).is_some())
            .map(|i| {
                let n = hitung(&i);
                (i.kasir, i.saldo, n.map(|n| n.0), n.map_or(0, |n| n.1))
            })
            .collect()
    };
    let baris = |uraian: String, rupiah: i64| BarisRingkas::baru(uraian, None, None, Some(rupiah));
    let mut hasil = Vec::new();
    for (kasir, akhir, hitung, selisih) in kasir {
        match hitung {
            Some(h) => {
                hasil.push(baris(format!("{kasir}: seharusnya"), h - selisih));
                hasil.push(baris(format!("{kasir}: dihitung"), h));
                hasil.push(baris(format!("{kasir}: selisih"), selisih).perhatian(selisih != 0));
            }
            None => hasil.push(baris(format!("{kasir}: saldo (tidak dihitung)"), akhir)),
        }
    }
    Ok(hasil)
}

fn rekening(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BarisRingkas>> {
    let rek = c.rows(
        "SELECT p.no_rekening, p.akhir, p.belum_valid FROM potret_bank p WHERE p.toko = $1 AND p.tanggal = $2 \
         UNION ALL SELECT s.no_rekening, s.saldo, s.belum_valid FROM saldo_bank s WHERE s.toko = $1 \
         AND NOT EXISTS (SELECT 1 FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal = $2) ORDER BY 1",
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?)),
    )?;
    let mut hasil = Vec::new();
    for (no, saldo, belum) in rek {
        hasil.push(BarisRingkas::baru(no.clone(), None, None, Some(saldo)));
        if belum != 0 {
            let b = BarisRingkas::baru(format!("{no}: belum divalidasi"), None, None, Some(belum));
            hasil.push(b.perhatian(true));
        }
    }
    Ok(hasil)
}

fn pengumuman(c: &mut Conn, p: &Pelaku, h: &HariPengumuman) -> Hasil<Vec<Pengumuman>> {
    Ok(lama::semua(c, &p.toko, h.tgl)?
        .into_iter()
        .filter(|m| p.boleh_menu(m.menu))
        .map(|m| Pengumuman { jenis: "PENTING", judul: m.judul, isi: m.isi, rute: Some(m.menu) })
        .collect())
}
