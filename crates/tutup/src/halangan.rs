//! What keeps a day from being closed, and what is only worth knowing. The screen shows it live; closing looks again
//! inside its transaction. A module that comes later adds its lines here.

use db::{Conn, args};
use kas::{hitung_kas, serah_kas};
use platform::{Hasil, Pelaku, Tolak, modul::Setelan};
use serde::Serialize;
use values::{KodeToko, Tanggal, Waktu};

/// One thing in the way, or worth knowing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HalTutup)]
pub struct Hal {
    pub kode: &'static str,
    pub pesan: String,
    /// the screen where it is put right; empty where there is none
    pub rute: &'static str,
    /// numbers, names: the first of them
    pub contoh: Vec<String>,
}

/// A cashier's drawer on the closing screen. What is expected is told to supervisors only: counting is blind.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = LaciTutup)]
pub struct Laci {
    pub kasir: String,
    pub nama: String,
    /// BELUM, TERHITUNG, USANG (moved since it was counted), PERLU SETUJU, KOSONG
    pub keadaan: &'static str,
    pub id_hitung: Option<i64>,
    pub dihitung: Option<i64>,
    pub waktu: Option<String>,
    pub saldo: Option<i64>,
    pub selisih: Option<i64>,
    pub disetujui: Option<String>,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = KeadaanTutup)]
pub struct Keadaan {
    #[schema(value_type = String)]
    pub tgl_system: Tanggal,
    #[schema(value_type = String)]
    pub tgl_berikut: Tanggal,
    pub tgl_tutup: Option<String>,
    /// somebody is closing right now
    pub berjalan: bool,
    pub halangan: Vec<Hal>,
    pub peringatan: Vec<Hal>,
    pub laci: Vec<Laci>,
    pub toleransi: i64,
}

/// How many examples a line carries.
const CONTOH: usize = 20;
const HARI_JALAN: i64 = 1;

/// The store's day, as closing sees it.
pub(crate) struct Hari {
    pub toko: KodeToko,
    pub tgl: Tanggal,
    pub hari_ini: Tanggal,
    pub kini: Waktu,
    pub set: Setelan,
}

impl Hari {
    pub fn baca(c: &mut Conn, toko: &KodeToko, kini: Waktu) -> Hasil<(Self, Option<String>)> {
        let (tgl, tutup) = c
            .one(
                "SELECT tgl_system, tgl_tutup FROM toko WHERE kode_toko = $1 AND aktif = 1",
                args![toko],
                |r| Ok((r.get::<Tanggal>(0)?, r.get::<Option<String>>(1)?)),
            )?
            .ok_or_else(|| Tolak::tidak_ada("TOKO-01", format!("Toko {toko} tidak ditemukan")))?;
        let set = Setelan::baca(c, toko)?;
        Ok((Self { toko: toko.clone(), tgl, hari_ini: kini.tanggal(), kini, set }, tutup))
    }

    pub fn berikut(&self) -> Hasil<Tanggal> {
        Ok(self.tgl.tambah_hari(1).map_err(|e| db::Error::Lain(e.to_string()))?)
    }
}

/// Everything the closing screen shows.
pub fn keadaan(c: &mut Conn, p: &Pelaku, kini: Waktu, berjalan: bool) -> Hasil<Keadaan> {
    let (h, tgl_tutup) = Hari::baca(c, &p.toko, kini)?;
    let laci = semua_laci(c, &h)?;
    let mut halangan = cari(c, &h, &laci)?;
    halangan.extend(tidak_seimbang(c, &h.toko)?);
    let peringatan = peringatan(c, &h, &laci)?;
    let lihat = p.level.penyetuju();
    Ok(Keadaan {
        tgl_system: h.tgl,
        tgl_berikut: h.berikut()?,
        tgl_tutup,
        berjalan,
        halangan,
        peringatan,
        laci: laci
            .into_iter()
            .map(|mut l| {
                if !lihat {
                    (l.saldo, l.selisih) = (None, None);
                }
                l
            })
            .collect(),
        toleransi: hitung_kas::toleransi(&h.set).nilai(),
    })
}

/// Every drawer that holds money, or was counted today.
pub(crate) fn semua_laci(c: &mut Conn, h: &Hari) -> Hasil<Vec<Laci>> {
    let hitungan = hitung_kas::terakhir(c, &h.toko, h.tgl)?;
    let batas = hitung_kas::toleransi(&h.set);
    let saldo = c.rows(
        "SELECT u.kasir, COALESCE(p.user_name, u.kasir), CAST(SUM(u.saldo) AS BIGINT) FROM \
         (SELECT kasir, saldo FROM saldo_kas WHERE toko = $1 UNION ALL \
          SELECT kasir, 0 FROM hitung_kas WHERE toko = $1 AND tgl_system = $2) u \
         LEFT JOIN pengguna p ON p.user_id = u.kasir GROUP BY u.kasir, p.user_name ORDER BY u.kasir",
        args![&h.toko, h.tgl],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?, r.int(2)?)),
    )?;
    Ok(saldo
        .into_iter()
        .filter_map(|(kasir, nama, saldo)| {
            let n = hitungan.iter().find(|n| n.kasir.as_str() == kasir);
            if n.is_none() && saldo == 0 {
                return None;
            }
            let keadaan = match n {
                Some(n) if n.berlaku && n.boleh_dibukukan(batas) => "TERHITUNG",
                Some(n) if n.berlaku => "PERLU SETUJU",
                _ if saldo == 0 => "KOSONG",
                Some(_) => "USANG",
                None => "BELUM",
            };
            let n = n.filter(|n| n.berlaku);
            Some(Laci {
                kasir,
                nama,
                keadaan,
                id_hitung: n.map(|n| n.id),
                dihitung: n.map(|n| n.jumlah.nilai()),
                waktu: n.map(|n| n.waktu.clone()),
                saldo: Some(saldo),
                selisih: n.map(|n| n.selisih.nilai()),
                disetujui: n.and_then(|n| n.disetujui.clone()),
            })
        })
        .collect())
}

/// A line when the query finds something: each row one text.
fn bila(
    c: &mut Conn,
    hal: &mut Vec<Hal>,
    (kode, rute): (&'static str, &'static str),
    pesan: impl FnOnce(usize) -> String,
    sql: &str,
    isi: &[db::Val],
) -> db::Result<()> {
    let ada: Vec<String> = c.rows(sql, isi, |r| r.get(0))?;
    if !ada.is_empty() {
        let pesan = pesan(ada.len());
        hal.push(Hal { kode, pesan, rute, contoh: ada.into_iter().take(CONTOH).collect() });
    }
    Ok(())
}

/// What blocks, but for the proof of balance.
pub(crate) fn cari(c: &mut Conn, h: &Hari, laci: &[Laci]) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let (toko, tgl) = (&h.toko, h.tgl);
    if h.tgl > h.hari_ini {
        hal.push(Hal {
            kode: "TUTUP-23",
            pesan: format!("Tanggal {tgl} belum tiba: hari ini baru {}", h.hari_ini),
            rute: "",
            contoh: Vec::new(),
        });
    }
    bila(
        c,
        &mut hal,
        ("TUTUP-13", "/transaksi-penjualan"),
        |n| format!("{n} penjualan masih diparkir dan belum disimpan"),
        "SELECT nama || ' (' || oleh || ')' FROM parkir WHERE toko = $1 ORDER BY diubah",
        args![toko],
    )?;
    if h.set.nyala("VALIDASI_PENJUALAN_MODULE") {
        bila(
            c,
            &mut hal,
            ("TUTUP-11", "/validasi-penjualan"),
            |n| format!("{n} penjualan belum divalidasi"),
            "SELECT f.no_faktur_group FROM faktur f WHERE f.toko = $1 AND f.jenis IN ('JUAL', 'TUKAR') AND f.tgl_system <= $2 \
             AND f.tgl_system > COALESCE((SELECT tgl_tutup FROM toko WHERE kode_toko = $1), '') \
             AND NOT EXISTS (SELECT 1 FROM faktur_valid v WHERE v.toko = f.toko AND v.no_faktur_group = f.no_faktur_group) \
             AND NOT EXISTS (SELECT 1 FROM faktur_batal b WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) \
             ORDER BY f.no_faktur_group",
            args![toko, tgl],
        )?;
    }
    if h.set.nyala("VALIDASI_TITIPAN_MODULE") {
        bila(
            c,
            &mut hal,
            ("TUTUP-12", "/validasi-titipan"),
            |n| format!("{n} titipan belum divalidasi"),
            "SELECT t.no_titip FROM titipan t WHERE t.toko = $1 AND t.tgl_system <= $2 AND NOT EXISTS \
             (SELECT 1 FROM titipan_peristiwa e WHERE e.toko = t.toko AND e.no_titip = t.no_titip \
             AND e.jenis IN ('VALID', 'BATAL', 'KEMBALI')) ORDER BY t.no_titip",
            args![toko, tgl],
        )?;
    }
    bila(
        c,
        &mut hal,
        ("TUTUP-14", "/validasi-susut"),
        |n| format!("{n} susut menunggu validasi"),
        "SELECT no_susut FROM susut WHERE toko = $1 AND status = 'PENDING' ORDER BY no_susut",
        args![toko],
    )?;
    bila(
        c,
        &mut hal,
        ("TUTUP-15", ""),
        |n| format!("{n} permintaan otorisasi menunggu keputusan"),
        "SELECT description || ' (' || peminta || ')' FROM otorisasi WHERE toko = $1 AND status = 'MENUNGGU' \
         AND berlaku_sampai > $2 ORDER BY dibuat",
        args![toko, h.kini],
    )?;
    kas_kasir(c, h, laci, &mut hal)?;
    barang(c, h, &mut hal)?;
    bila(
        c,
        &mut hal,
        ("TUTUP-21", "/uang-bank"),
        |n| format!("{n} saldo di bawah nol"),
        "SELECT 'Rekening ' || no_rekening || ' ' || saldo FROM saldo_bank WHERE toko = $1 AND saldo < 0 ORDER BY no_rekening",
        args![toko],
    )?;
    Ok(hal)
}

fn kas_kasir(c: &mut Conn, h: &Hari, laci: &[Laci], hal: &mut Vec<Hal>) -> Hasil<()> {
    let pilih = |k: &[&str]| -> Vec<String> {
        laci.iter().filter(|l| k.contains(&l.keadaan)).map(|l| format!("{} ({})", l.nama, l.kasir)).collect()
    };
    let belum = pilih(&["BELUM", "USANG"]);
    // One cashier alone may close without a count; it is told as a warning.
    if !belum.is_empty() && berlaci(laci) > 1 {
        hal.push(Hal {
            kode: "TUTUP-16",
            pesan: format!("Kas {} kasir belum dihitung atau berubah sesudah dihitung", belum.len()),
            rute: "/tutup-toko",
            contoh: belum,
        });
    }
    let setuju = pilih(&["PERLU SETUJU"]);
    if !setuju.is_empty() {
        hal.push(Hal {
            kode: "TUTUP-18",
            pesan: format!("Selisih kas {} kasir menunggu persetujuan SPV atau OWN", setuju.len()),
            rute: "/tutup-toko",
            contoh: setuju,
        });
    }
    let serah = serah_kas::menunggu(c, &h.toko)?;
    if !serah.is_empty() {
        hal.push(Hal {
            kode: "TUTUP-17",
            pesan: format!("{} serah terima kas belum diterima", serah.len()),
            rute: "/tutup-toko",
            contoh: serah.iter().map(|s| format!("{} ke {}", s.dari, s.ke)).collect(),
        });
    }
    Ok(())
}

/// Drawers with money in them.
fn berlaci(laci: &[Laci]) -> usize {
    laci.iter().filter(|l| l.saldo.unwrap_or(0) != 0 || l.dihitung.unwrap_or(0) != 0).count()
}

fn barang(c: &mut Conn, h: &Hari, hal: &mut Vec<Hal>) -> Hasil<()> {
    let (toko, tgl) = (&h.toko, h.tgl);
    if h.set.nyala("TIMBANG_BAKI_WAJIB_MODULE") {
        bila(
            c,
            hal,
            ("TUTUP-19", "/timbang-baki"),
            |n| format!("{n} baki belum ditimbang hari ini"),
            "SELECT DISTINCT k.kode_baki FROM baki k JOIN saldo_barang s ON s.toko = k.toko AND s.gudang = k.kode_gudang \
             AND s.baki = k.kode_baki WHERE k.toko = $1 AND k.dihapus = 0 AND k.aktif = 1 AND NOT EXISTS \
             (SELECT 1 FROM timbang t WHERE t.toko = k.toko AND t.tgl_system = $2 AND t.kode_baki = k.kode_baki) \
             ORDER BY k.kode_baki",
            args![toko, tgl],
        )?;
    }
    let global = h.set.nyala("OPNAME_GLOBAL_DAILY_MODULE");
    if h.set.nyala("OPNAME_WAJIB_MODULE") {
        let sudah: i64 = c.nilai(
            "SELECT COUNT(*) FROM opname WHERE toko = $1 AND tgl_system = $2 AND status = 'SELESAI' \
             AND ($3 = 0 OR jenis = 'GLOBAL')",
            args![toko, tgl, i64::from(global)],
        )?;
        if sudah == 0 {
            hal.push(Hal {
                kode: "TUTUP-20",
                pesan: "Stock opname hari ini belum selesai".to_owned(),
                rute: if global { "/stock-opname-global" } else { "/stock-opname" },
                contoh: Vec::new(),
            });
        }
        bila(
            c,
            hal,
            ("TUTUP-20", "/stock-opname"),
            |n| format!("{n} stock opname masih berjalan"),
            "SELECT no_opname FROM opname WHERE toko = $1 AND status = 'JALAN' ORDER BY no_opname",
            args![toko],
        )?;
    }
    Ok(())
}

/// The proof of what the store posted since it was last closed; with the snapshot that the closing itself proves, the
/// day is whole. The rest of its history is proved after the closing, and on the proof-of-balance screen.
pub fn tidak_seimbang(c: &mut Conn, toko: &KodeToko) -> Hasil<Option<Hal>> {
    let temuan = ledger::periksa::sejak_tutup(c, toko)?;
    Ok((!temuan.is_empty()).then(|| Hal {
        kode: "TUTUP-22",
        pesan: format!("Buku tidak seimbang: {} temuan, lihat Bukti Saldo", temuan.len()),
        rute: "/tutup-toko",
        contoh: temuan
            .iter()
            .take(CONTOH)
            .map(|t| format!("{}: {} {}", t.aturan, t.objek, t.pesan))
            .collect(),
    }))
}

/// What does not block.
pub(crate) fn peringatan(c: &mut Conn, h: &Hari, laci: &[Laci]) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let (toko, tgl) = (&h.toko, h.tgl);
    let batas = tgl.tambah_hari(-HARI_JALAN).map_err(|e| db::Error::Lain(e.to_string()))?;
    bila(
        c,
        &mut hal,
        ("TUTUP-31", "/kirim-barang"),
        |n| format!("{n} kiriman barang di perjalanan lebih dari sehari"),
        "SELECT no_kirim || ' ke ' || tujuan FROM kirim WHERE (toko = $1 OR tujuan = $1) AND status IN ('DIKIRIM', 'KURANG') \
         AND tgl_system < $2 ORDER BY no_kirim",
        args![toko, batas],
    )?;
    bila(
        c,
        &mut hal,
        ("TUTUP-32", "/validasi-non-cash"),
        |n| format!("{n} rekening punya pembayaran non tunai yang belum divalidasi"),
        "SELECT no_rekening || ' ' || belum_valid FROM saldo_bank WHERE toko = $1 AND belum_valid <> 0 ORDER BY no_rekening",
        args![toko],
    )?;
    let belum: Vec<String> =
        laci.iter().filter(|l| ["BELUM", "USANG"].contains(&l.keadaan)).map(|l| l.kasir.clone()).collect();
    if !belum.is_empty() && berlaci(laci) <= 1 {
        hal.push(Hal {
            kode: "TUTUP-33",
            pesan: "Kas belum dihitung; saldo akhir diambil dari buku".to_owned(),
            rute: "/tutup-toko",
            contoh: belum,
        });
    }
    Ok(hal)
}
