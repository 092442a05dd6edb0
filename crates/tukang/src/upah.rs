//! Wages (UT): each line pays one finished work, once; out of the drawer or an account. Who gave or finished the work does not pay it
//! alone, nor anybody more than was agreed, or more in a day than money may leave without an approval.

use crate::TukangTolak;
use crate::kerja::{self, Kerja, Tukang};
use db::{Tx, args};
use konter::bayar::{self, Jumlah, Rencana};
use konter::{Bayar, Hari, bayar_tulis, meluap, pelanggan, rupiah};
use ledger::Dok;
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use values::{JUMLAH_MAKS, JenisDok, KodeToko, Rupiah, UserId};

/// The category of approvals and of the cash book.
pub const KATEGORI: &str = "UPAH TUKANG";
pub const KATEGORI_BATAL: &str = "BATAL UPAH TUKANG";

const PALING_BANYAK: usize = 100;

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaUpahTukang)]
pub struct MintaUpah {
    pub kode_tukang: String,
    pub detail: Vec<UpahBaris>,
    /// CASH, or TRANSFER to his account
    pub pembayaran: Vec<Bayar>,
    pub keterangan: String,
    pub otorisasi: String,
}

/// The wage of a work.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = UpahTukangBaris)]
pub struct UpahBaris {
    pub id_kerja: i64,
    #[schema(value_type = i64)]
    pub upah: Rupiah,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = UpahTukangTercatat)]
pub struct UpahTercatat {
    pub no_dok: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub total: Rupiah,
}

struct Siap {
    tukang: Tukang,
    baris: Vec<(Kerja, Rupiah)>,
    total: Rupiah,
    /// works that the payer gave or finished
    sendiri: Vec<i64>,
    /// works that are paid more than was agreed
    lebih: Vec<Alasan>,
}

fn siapkan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaUpah) -> Hasil<Siap> {
    let kode = m.kode_tukang.trim().to_uppercase();
    let tukang = match kerja::cari(tx, &p.toko, &kode)? {
        Some(t) => t,
        None => kerja::wajib_ada(tx, &p.toko, &kode)?,
    };
    if m.detail.is_empty() || m.detail.len() > PALING_BANYAK {
        let pesan =
            if m.detail.is_empty() { "Pilih pekerjaan yang dibayar" } else { "Paling banyak 100 pekerjaan" };
        return Err(TukangTolak::Isian.pada("detail", pesan));
    }
    let (mut s, mut pernah) = (Salah::di("detail"), BTreeSet::new());
    let (mut baris, mut sendiri, mut lebih) = (Vec::with_capacity(m.detail.len()), Vec::new(), Vec::new());
    for (ke, b) in m.detail.iter().enumerate() {
        if b.upah <= Rupiah::NOL || b.upah > JUMLAH_MAKS {
            s.beri(ke, "upah", "Upah harus lebih dari nol");
        }
        if !pernah.insert(b.id_kerja) {
            s.beri(ke, "id_kerja", format!("Pekerjaan {} dipilih dua kali", b.id_kerja));
            continue;
        }
        let k = kerja::satu(tx, &p.toko, b.id_kerja)?;
        if k.kode_tukang != tukang.kode_tukang {
            s.beri(ke, "id_kerja", format!("Pekerjaan {} milik tukang {}", k.id, k.kode_tukang));
            continue;
        }
        if let Some(no) = kerja::upah(tx, &p.toko, k.id)? {
            let pesan = format!("Upah pekerjaan {} sudah dibayar ({no})", k.id);
            return Err(TukangTolak::SudahDibayar.pada(&format!("detail[{ke}].id_kerja"), pesan));
        }
        match kerja::penyelesai(tx, &p.toko, k.id)? {
            None => {
                s.beri(ke, "id_kerja", format!("Pekerjaan {} belum selesai", k.id));
                continue;
            }
            Some((oleh, _)) if oleh == p.user_id.as_str() || k.oleh == p.user_id.as_str() => {
                sendiri.push(k.id);
            }
            Some(_) => {}
        }
        if b.upah > k.upah {
            let sepakat = if k.upah > Rupiah::NOL {
                format!("disepakati {}", k.upah)
            } else {
                "tanpa kesepakatan".to_owned()
            };
            let pesan = format!("Upah pekerjaan {} {}, {sepakat}", k.id, b.upah);
            lebih.push(Alasan::new("UPAH_LEBIH", pesan).pada((ke + 1).to_string()));
        }
        baris.push((k, b.upah));
    }
    s.tolak(TukangTolak::Isian)?;
    let total = rupiah(baris.iter().map(|(_, u)| *u))?;
    Ok(Siap { tukang, baris, total, sendiri, lebih })
}

/// Wages and other money that this person took out today on their own.
fn sudah_keluar(tx: &mut Tx<'_>, p: &Pelaku, h: &Hari) -> Hasil<Rupiah> {
    let jenis = [JenisDok::KasKeluar, JenisDok::BankKeluar, JenisDok::UpahTukang]
        .map(|j| format!("'{}'", j.prefix()));
    let satu = |buku: &str| {
        format!(
            "SELECT b.no_dok, b.jumlah_out AS n FROM {buku} b WHERE b.toko = $1 AND b.tgl_system = $2 AND b.oleh = $3 \
             AND b.jenis_dok IN ({}) AND +b.balik IS NULL AND NOT EXISTS (SELECT 1 FROM {buku} r WHERE r.toko = b.toko AND r.balik = b.id)",
            jenis.join(", ")
        )
    };
    let sql = format!(
        "SELECT CAST(COALESCE(SUM(x.n), 0) AS BIGINT) FROM ({} UNION ALL {}) x WHERE NOT EXISTS (SELECT 1 FROM otorisasi o \
         WHERE o.toko = $1 AND o.dipakai_dok = x.no_dok) AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = $1 \
         AND o.dipakai_dok = x.no_dok)",
        satu("buku_kas"),
        satu("buku_bank")
    );
    Ok(tx.nilai(&sql, args![&p.toko, h.tgl_system, &p.user_id])?)
}

fn izin(tx: &mut Tx<'_>, p: &Pelaku, h: &Hari, m: &MintaUpah, s: &Siap) -> Hasil<Option<Otorisasi>> {
    let mut alasan = s.lebih.clone();
    if !s.sendiri.is_empty() {
        let nomor: Vec<String> = s.sendiri.iter().map(ToString::to_string).collect();
        let pesan = format!("Pekerjaan {} diserahkan atau diselesaikan oleh yang membayar", nomor.join(", "));
        alasan.push(Alasan::new("UPAH_SENDIRI", pesan));
    }
    let batas = h.batas("BATAS_UANG_KELUAR");
    if sudah_keluar(tx, p, h)?.tambah(s.total).map_err(meluap)? > batas {
        let pesan = format!("Upah {} melewati batas {batas} sehari tanpa otorisasi", s.total);
        alasan.push(Alasan::new("BATAS_UANG_KELUAR", pesan));
    }
    if alasan.is_empty() {
        return Ok(None);
    }
    let isi = serde_json::to_string(&MintaUpah { otorisasi: String::new(), ..m.clone() })
        .map_err(|e| db::Error::Lain(e.to_string()))?;
    let baris = s.baris.iter().map(|(k, upah)| {
        Rincian::jumlah(format!("Pekerjaan {}", k.id), format!("{} {}", k.jenis_kerja, k.no_dok), *upah)
    });
    let bayar = m.pembayaran.iter().map(|b| {
        let kata = [b.jenis.kode(), &b.no_rekening, &b.no_rekening_tujuan, &b.atas_nama];
        let kata: Vec<&str> = kata.iter().map(|k| k.trim()).filter(|k| !k.is_empty()).collect();
        Rincian::jumlah("Dibayar", kata.join(" "), b.jumlah_rp)
    });
    let siapa = Rincian::teks("Tukang", format!("{} {}", s.tukang.kode_tukang, s.tukang.nama_tukang));
    let untuk =
        Permohonan::isi(KATEGORI, s.total, alasan, vec![isi]).rincian([siapa]).rincian(baris).rincian(bayar);
    otorisasi::wajib(tx, &m.otorisasi, p, &untuk, TukangTolak::PerluIzin).map(Some)
}

/// Pays wages.
pub fn bayar(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaUpah) -> Hasil<UpahTercatat> {
    let h = Hari::baca(tx, p)?;
    let ket = konter::teks::keterangan(&m.keterangan)?;
    let s = siapkan(tx, p, m)?;
    let siapa = pelanggan::dari_minta(tx, &pelanggan::PelangganMinta::default())?;
    let keluar = Jumlah { masuk: Rupiah::NOL, keluar: s.total };
    let rencana: Rencana = bayar::siapkan(tx, p, &h, &siapa, keluar, &m.pembayaran, &[])?;
    let oto = izin(tx, p, &h, m, &s)?;
    let mut dok = Dok::buka(tx, JenisDok::UpahTukang, &p.user_id)?;
    bayar_tulis::baris(&mut dok, &rencana)?;
    bayar_tulis::uang(&mut dok, p, &h, &rencana, |_| KATEGORI)?;
    tulis(&mut dok, &s, &ket, oto.as_ref())?;
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    if let Some(o) = &oto {
        otorisasi::tautkan(dok.tx(), o, &no)?;
    }
    let kerja: Vec<i64> = s.baris.iter().map(|(k, _)| k.id).collect();
    let isi = serde_json::json!({ "tukang": s.tukang.kode_tukang, "kerja": kerja, "total": s.total });
    dok.tutup(KATEGORI, &isi)?;
    Ok(UpahTercatat { no_dok: no, tgl_system: tgl, total: s.total })
}

db::tabel! {
    struct Kepala in "upah_tukang" {
        toko: KodeToko,
        no_dok: String,
        tgl_system: String,
        waktu: String,
        oleh: String,
        kode_tukang: String,
        nama_tukang: String,
        total: Rupiah,
        keterangan: String,
        disetujui: String,
        otorisasi: String,
    }
}

db::tabel! {
    struct Tertulis in "upah_tukang_baris" {
        toko: KodeToko,
        no_dok: String,
        baris: i64,
        id_kerja: i64,
        upah: Rupiah,
        sepakat: Rupiah,
    }
}

fn tulis(dok: &mut Dok<'_, '_>, s: &Siap, ket: &str, oto: Option<&Otorisasi>) -> Hasil<()> {
    let (no, tgl, waktu, oleh) = (dok.no().to_string(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    tx.sisip([Kepala {
        toko: toko.clone(),
        no_dok: no.clone(),
        tgl_system: tgl.to_string(),
        waktu: waktu.to_string(),
        oleh: oleh.to_string(),
        kode_tukang: s.tukang.kode_tukang.clone(),
        nama_tukang: s.tukang.nama_tukang.clone(),
        total: s.total,
        keterangan: ket.to_owned(),
        disetujui: oto.and_then(|o| o.penyetuju.as_ref()).map_or("", UserId::as_str).to_owned(),
        otorisasi: oto.map_or("", |o| o.id.as_str()).to_owned(),
    }])?;
    let baris = s.baris.iter().zip(1_i64..).map(|((k, upah), ke)| Tertulis {
        toko: toko.clone(),
        no_dok: no.clone(),
        baris: ke,
        id_kerja: k.id,
        upah: *upah,
        sepakat: k.upah,
    });
    tx.sisip(baris)?;
    Ok(())
}
