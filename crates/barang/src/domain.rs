//! What goods bring to the closing, the digest, the dashboard and the proof.

use crate::bukti::BUKTI;
use crate::rincian_dok::DOKUMEN;
use crate::{BarangTolak, kirim};
use db::{Conn, Tx, args};
use platform::domain::{BagianUrut, BarisRingkas, Domain, Hal, Hari, HariPengumuman, Pengumuman, Potret};
use platform::{Hasil, Pelaku};
use values::{JenisDok, KodeToko, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    halangan,
    peringatan,
    potret: &[STOK, CURAH],
    ringkasan,
    pengumuman,
    demo_semua: crate::demo::hari_ini,
    penolakan: &[BarangTolak::DAFTAR],
    dokumen: &DOKUMEN,
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("barang")
};

/// Days a shipment may be on its way.
const HARI_JALAN: i64 = 1;

/// Losses that wait, trays not weighed, counts not made or not finished.
fn halangan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let (toko, tgl) = (&h.toko, h.tgl);
    Hal::bila(
        c,
        &mut hal,
        (BarangTolak::TutupSusut.kode(), "/validasi-susut"),
        |n| format!("{n} susut menunggu validasi, atau ditolak dan belum dijawab"),
        &format!(
            "SELECT no_susut FROM susut WHERE toko = $1 AND {} ORDER BY no_susut",
            crate::susut::TERBUKA
        ),
        args![toko],
    )?;
    if h.set.nyala("TIMBANG_BAKI_WAJIB_MODULE") {
        Hal::bila(
            c,
            &mut hal,
            (BarangTolak::TutupTimbang.kode(), "/timbang-baki"),
            |n| format!("{n} baki belum ditimbang hari ini, atau timbangannya selisih"),
            "SELECT DISTINCT k.kode_baki FROM baki k JOIN saldo_barang s ON s.toko = k.toko AND s.gudang = k.kode_gudang \
             AND s.baki = k.kode_baki WHERE k.toko = $1 AND k.dihapus = 0 AND k.aktif = 1 AND NOT EXISTS \
             (SELECT 1 FROM timbang t WHERE t.toko = k.toko AND t.tgl_system = $2 AND t.kode_baki = k.kode_baki \
             AND t.cocok = 1 AND NOT EXISTS (SELECT 1 FROM timbang u WHERE u.toko = t.toko AND u.tgl_system = t.tgl_system \
             AND u.kode_baki = t.kode_baki AND u.cocok = 0 \
             AND (u.waktu > t.waktu OR (u.waktu = t.waktu AND u.no_timbang > t.no_timbang)))) \
             ORDER BY k.kode_baki",
            args![toko, tgl],
        )?;
    }
    if h.set.nyala("OPNAME_WAJIB_MODULE") {
        opname(c, h, &mut hal)?;
    }
    Ok(hal)
}

fn opname(c: &mut Conn, h: &Hari, hal: &mut Vec<Hal>) -> Hasil<()> {
    let global = h.set.nyala("OPNAME_GLOBAL_DAILY_MODULE");
    let sudah: i64 = c.nilai(
        "SELECT COUNT(*) FROM opname WHERE toko = $1 AND tgl_system = $2 AND status = 'SELESAI' \
         AND ($3 = 0 OR jenis = 'GLOBAL')",
        args![&h.toko, h.tgl, i64::from(global)],
    )?;
    if sudah == 0 {
        hal.push(Hal {
            kode: BarangTolak::TutupOpname.kode(),
            pesan: "Stock opname hari ini belum selesai".to_owned(),
            rute: if global { "/stock-opname-global" } else { "/stock-opname" },
            contoh: Vec::new(),
            oleh: Vec::new(),
        });
    }
    Hal::bila(
        c,
        hal,
        (BarangTolak::TutupOpname.kode(), "/stock-opname"),
        |n| format!("{n} stock opname masih berjalan"),
        "SELECT no_opname FROM opname WHERE toko = $1 AND status = 'JALAN' ORDER BY no_opname",
        args![&h.toko],
    )?;
    Ok(())
}

fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    Hal::bila(
        c,
        &mut hal,
        (BarangTolak::TutupKiriman.kode(), "/kirim-barang"),
        |n| format!("{n} kiriman barang di perjalanan lebih dari sehari"),
        "SELECT no_kirim || ' ke ' || tujuan FROM kirim WHERE (toko = $1 OR tujuan = $1) AND status IN ('DIKIRIM', 'KURANG') \
         AND tgl_system < $2 ORDER BY no_kirim",
        args![&h.toko, h.mundur(HARI_JALAN)?],
    )?;
    Ok(hal)
}

const NILAI: &[(&str, &str)] = &[("qty", "qty"), ("berat", "berat"), ("murni", "murni"), ("nilai", "nilai")];

/// Pieces by tray and owner.
pub(crate) const STOK: Potret = Potret {
    aturan: "I16 potret stok = buku stok",
    tabel: "potret_stok",
    buku: "buku_stok",
    kunci: &["gudang", "baki", "milik"],
    nilai: NILAI,
    dalam: Potret::DALAM,
    tulis: potret_stok,
};

/// Goods that are counted, not tagged.
pub(crate) const CURAH: Potret = Potret {
    aturan: "I16 potret curah = buku curah",
    tabel: "potret_curah",
    buku: "buku_curah",
    kunci: &["jenis_stok", "gudang", "baki", "kode_group", "kode_dept"],
    nilai: NILAI,
    dalam: Potret::DALAM,
    tulis: potret_curah,
};

fn potret_stok(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    tx.exec(
        "INSERT INTO potret_stok (toko, tanggal, gudang, baki, milik, kode_group, qty, berat, murni, nilai) \
         SELECT s.toko, $2, s.gudang, s.baki, s.milik, COALESCE(b.kode_group, ''), COUNT(*), CAST(SUM(s.berat) AS BIGINT), \
         CAST(SUM(s.murni) AS BIGINT), CAST(SUM(s.nilai) AS BIGINT) FROM saldo_barang s LEFT JOIN barang b \
         ON b.kode_barcode = s.kode_barcode WHERE s.toko = $1 GROUP BY s.toko, s.gudang, s.baki, s.milik, \
         COALESCE(b.kode_group, '')",
        args![&h.toko, h.tgl],
    )?;
    Ok(())
}

fn potret_curah(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    tx.exec(
        "INSERT INTO potret_curah (toko, tanggal, jenis_stok, gudang, baki, kode_group, kode_dept, qty, berat, murni, nilai) \
         SELECT toko, $2, jenis_stok, gudang, baki, kode_group, kode_dept, qty, berat, murni, nilai FROM saldo_curah \
         WHERE toko = $1 AND substr(gudang, 1, 1) <> '@' AND qty <> 0",
        args![&h.toko, h.tgl],
    )?;
    Ok(())
}

fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    let gerak = c.rows(
        "SELECT jenis_dok, CAST(SUM(qty) AS BIGINT), CAST(SUM(berat) AS BIGINT) FROM buku_stok WHERE toko = $1 \
         AND tgl_system = $2 AND substr(gudang, 1, 1) <> '@' GROUP BY jenis_dok \
         HAVING SUM(qty) <> 0 OR SUM(berat) <> 0 ORDER BY jenis_dok",
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?)),
    )?;
    let mut baris: Vec<BarisRingkas> = gerak
        .into_iter()
        .map(|(j, qty, berat)| {
            let nama = JenisDok::dari_prefix(&j).map_or(j, |d| d.nama().to_owned());
            BarisRingkas::baru(nama, Some(qty), Some(berat), None)
        })
        .collect();
    let akhir = c.one(
        "SELECT CAST(COALESCE(SUM(qty), 0) AS BIGINT), CAST(COALESCE(SUM(berat), 0) AS BIGINT), \
         CAST(COALESCE(SUM(nilai), 0) AS BIGINT) FROM (SELECT qty, berat, nilai FROM potret_stok WHERE toko = $1 \
         AND tanggal = $2 AND milik = 'TOKO' UNION ALL SELECT qty, berat, nilai FROM saldo_lokasi WHERE toko = $1 AND milik = 'TOKO' \
         AND substr(gudang, 1, 1) <> '@' AND NOT EXISTS (SELECT 1 FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal = $2)) x",
        args![toko, tgl],
        |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?)),
    )?;
    if let Some((qty, berat, nilai)) = akhir {
        baris.push(BarisRingkas::baru("Stok akhir", Some(qty), Some(berat), Some(nilai)));
    }
    Ok(vec![BagianUrut { urut: 50, judul: "Stok Masuk dan Keluar", baris }])
}

/// Shipments that should have arrived.
fn pengumuman(c: &mut Conn, p: &Pelaku, h: &HariPengumuman) -> Hasil<Vec<Pengumuman>> {
    let jalan = kirim::transit(c, &p.toko)?;
    let hari = h.tgl.to_string();
    let mut semua = Vec::new();
    for (arah, judul, menu) in [
        (jalan.masuk, "Barang menuju toko ini", "/terima-barang"),
        (jalan.keluar, "Barang yang dikirim", "/kirim-barang"),
    ] {
        if !arah.tertua.is_empty() && arah.tertua < hari && p.boleh_menu(menu) {
            semua.push(Pengumuman {
                jenis: "INFO",
                judul: format!("{judul} belum diterima sejak {}", arah.tertua),
                isi: format!(
                    "{} barang dalam {} kiriman, yang tertua {}.",
                    arah.qty, arah.kiriman, arah.no_kirim_tertua
                ),
                rute: Some(menu),
            });
        }
    }
    Ok(semua)
}
