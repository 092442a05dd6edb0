//! Notices before an auction: a printed letter, a message, a call, each a document of its own (PH). Only what can be shown counts:
//! a letter, or a message that the gateway delivered.

use crate::biaya;
use crate::kini::{self, Dibuka, Kejadian, buka};
use crate::tolak::PinjamTolak;
use db::{Conn, Tx, Val, args};
use konter::Hari;
use ledger::Dok;
use ledger::pinjaman::Akun;
use pesan::{PesanBaru, antre};
use platform::daftar::Halaman;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeToko, Rupiah, Tanggal};

/// So many days before it falls due a customer may be told that it will.
const SEBELUM_HARI: i64 = 14;
const LIMIT_MAKS: i64 = 200;

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PeringatanMinta {
    /// SURAT, PESAN or TELEPON
    pub cara: String,
    pub keterangan: String,
}

db::tabel! {
    /// A notice as it was written.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct PeringatanIsi in "peringatan_hutang" {
        pub(crate) toko: String,
        pub(crate) no_peringatan: String,
        pub(crate) no_hutang: String,
        pub(crate) ke: i64,
        pub(crate) cara: String,
        pub(crate) tgl_system: String,
        pub(crate) waktu: String,
        pub(crate) oleh: String,
        pub(crate) penerima: String,
        pub(crate) tujuan: String,
        pub(crate) id_pesan: String,
        pub(crate) total_rp: Rupiah,
        pub(crate) keterangan: String,
    }
}

/// A notice, with what became of its message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Peringatan {
    pub no_peringatan: String,
    pub no_faktur_hutang: String,
    /// the first, the second ... of its loan
    pub ke: i64,
    /// SURAT, PESAN or TELEPON
    pub cara: String,
    pub tgl_system: String,
    pub waktu: String,
    pub oleh: String,
    pub penerima: String,
    /// the address or the number it went to
    pub tujuan: String,
    /// what redeeming cost that day
    #[schema(value_type = i64)]
    pub total_rp: Rupiah,
    pub keterangan: String,
    pub nama_customer: String,
    /// of the outbox; empty for a letter or a call
    pub status_pesan: String,
    /// it counts for an auction: a letter, or a message that was delivered
    pub berlaku: bool,
}

db::bacaan! {
    struct Nasib {
        nama_customer: String = "hutang.nama_customer",
        status_pesan: String = "COALESCE(pesan.status, '')",
    }
}

const DARI: &str = "FROM peringatan_hutang JOIN hutang ON hutang.toko = peringatan_hutang.toko \
     AND hutang.no_hutang = peringatan_hutang.no_hutang \
     LEFT JOIN pesan ON pesan.toko = peringatan_hutang.toko AND pesan.id = peringatan_hutang.id_pesan";

/// From which day on a notice counts, and who gave it; `r` is the notice, `m` its message.
pub(crate) const SAH: &str = "(r.cara = 'SURAT' OR (r.cara = 'PESAN' AND m.status = 'TERKIRIM'))";
/// A message counts from the day it arrived.
pub(crate) const SEJAK: &str = "CASE WHEN r.cara = 'PESAN' AND substr(COALESCE(m.selesai, ''), 1, 10) > r.tgl_system \
     THEN substr(m.selesai, 1, 10) ELSE r.tgl_system END";
pub(crate) const PESANNYA: &str = "LEFT JOIN pesan m ON m.toko = r.toko AND m.id = r.id_pesan";

fn jadi((p, n): (PeringatanIsi, Nasib)) -> Peringatan {
    let berlaku = p.cara == "SURAT" || n.status_pesan == "TERKIRIM";
    Peringatan {
        no_peringatan: p.no_peringatan,
        no_faktur_hutang: p.no_hutang,
        ke: p.ke,
        cara: p.cara,
        tgl_system: p.tgl_system,
        waktu: p.waktu,
        oleh: p.oleh,
        penerima: p.penerima,
        tujuan: p.tujuan,
        total_rp: p.total_rp,
        keterangan: p.keterangan,
        nama_customer: n.nama_customer,
        status_pesan: n.status_pesan,
        berlaku,
    }
}

/// Which notices. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaPeringatan {
    pub tgl_from: String,
    pub tgl_to: String,
    /// number, customer or phone
    pub cari: String,
    /// ALL, SURAT, PESAN or TELEPON
    pub cara: String,
    pub no_faktur_hutang: String,
    pub skip: i64,
    pub limit: i64,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PeringatanTotal)]
pub struct TotalPeringatan {
    pub jumlah: i64,
}

/// Notices, the newest first.
pub fn peringatan(
    c: &mut Conn,
    toko: &KodeToko,
    t: &TanyaPeringatan,
) -> Hasil<Halaman<Peringatan, TotalPeringatan>> {
    let mut sql = "peringatan_hutang.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    for (kolom, tanda, isi) in [
        ("peringatan_hutang.tgl_system", ">=", &t.tgl_from),
        ("peringatan_hutang.tgl_system", "<=", &t.tgl_to),
        ("peringatan_hutang.cara", "=", &t.cara),
        ("peringatan_hutang.no_hutang", "=", &t.no_faktur_hutang),
    ] {
        let isi = isi.trim().to_uppercase();
        if !isi.is_empty() && isi != "ALL" {
            nilai.push(isi.into());
            sql.push_str(&format!(" AND {kolom} {tanda} ${}", nilai.len()));
        }
    }
    if !t.cari.trim().is_empty() {
        nilai.push(db::pola_cari(&t.cari).into());
        let n = nilai.len();
        sql.push_str(&format!(
            " AND (LOWER(peringatan_hutang.no_hutang) LIKE ${n} ESCAPE '\\' OR LOWER(peringatan_hutang.no_peringatan) LIKE ${n} ESCAPE '\\' \
             OR LOWER(hutang.nama_customer) LIKE ${n} ESCAPE '\\' OR LOWER(hutang.no_hp) LIKE ${n} ESCAPE '\\')"
        ));
    }
    let count = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {sql}"), &nilai)?;
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!(
        "{DARI} WHERE {sql} ORDER BY peringatan_hutang.tgl_system DESC, peringatan_hutang.no_peringatan DESC LIMIT {limit} OFFSET {}",
        t.skip.max(0)
    );
    let data = c.baris::<(PeringatanIsi, Nasib)>(&sql, &nilai)?.into_iter().map(jadi).collect();
    Ok(Halaman { data, count, total: TotalPeringatan { jumlah: count } })
}

/// One notice, with its loan; for its letter.
pub fn satu_peringatan(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Peringatan> {
    let no = teks.trim().to_uppercase();
    let sql = format!("{DARI} WHERE peringatan_hutang.toko = $1 AND peringatan_hutang.no_peringatan = $2");
    let ada = c.baris_satu::<(PeringatanIsi, Nasib)>(&sql, args![toko, no.as_str()])?;
    ada.map(jadi).ok_or_else(|| PinjamTolak::TidakAda.tolak(format!("Peringatan {no} tidak ada di toko ini")))
}

fn cara(teks: &str) -> Hasil<&'static str> {
    let teks = teks.trim().to_uppercase();
    ["SURAT", "PESAN", "TELEPON"]
        .into_iter()
        .find(|c| *c == teks)
        .ok_or_else(|| PinjamTolak::Peringatan.pada("cara", "Pilih SURAT, PESAN atau TELEPON"))
}

/// `lebih` is what an auction left for the customer: they are told of that too.
fn boleh(c: &mut Conn, s: &Dibuka, cara: &str, (tgl, lebih): (Tanggal, Rupiah)) -> Hasil<()> {
    if s.kini.status != "AKTIF" && lebih <= Rupiah::NOL {
        return Err(kini::sudah(&s.kini, "diperingatkan"));
    }
    let tempo = kini::hari(&s.kini.jatuh_tempo)?;
    if tempo.selisih_hari(tgl) > SEBELUM_HARI {
        let pesan = format!(
            "Hutang {} jatuh tempo {tempo}; peringatan dicatat paling awal {SEBELUM_HARI} hari sebelumnya",
            s.no
        );
        return Err(PinjamTolak::Peringatan.tolak(pesan));
    }
    let sudah: i64 = c.nilai(
        "SELECT COUNT(*) FROM peringatan_hutang WHERE toko = $1 AND no_hutang = $2 AND cara = $3 AND tgl_system = $4",
        args![s.no.toko(), &s.no, cara, tgl],
    )?;
    if sudah > 0 {
        let pesan = format!("Hutang {} sudah diperingatkan dengan {cara} hari ini", s.no);
        return Err(PinjamTolak::Peringatan.tolak(pesan));
    }
    Ok(())
}

/// The words that a message says.
fn kata(s: &Dibuka, (total, lebih): (Rupiah, Rupiah), batas: Tanggal) -> String {
    if lebih > Rupiah::NOL {
        return format!(
            "Yth. {}, barang jaminan pinjaman {} telah dilelang. Uang kelebihan {lebih} masih dapat Anda ambil di toko dengan membawa identitas.",
            s.kepala.nama_customer, s.no
        );
    }
    format!(
        "Yth. {}, pinjaman {} jatuh tempo {}. Tebus atau perpanjang sebelum {batas}; sesudahnya barang jaminan dapat dilelang. \
         Biaya tebus hari ini {total}.",
        s.kepala.nama_customer, s.no, s.kini.jatuh_tempo
    )
}

fn antrekan(tx: &mut Tx<'_>, p: &Pelaku, s: &Dibuka, isi: &str, tgl: Tanggal) -> Hasil<String> {
    let (no, k) = (s.no.to_string(), &s.kepala);
    let kunci = format!("PERINGATAN HUTANG/{no}/{tgl}");
    let m = PesanBaru {
        peristiwa: pesan::Peristiwa::PeringatanHutang,
        kunci: &kunci,
        kode_pelanggan: &k.kode_pelanggan,
        no_hp: &k.no_hp,
        isi,
        no_dok: &no,
        oleh: p.user_id.as_str(),
        sampai: None,
    };
    antre(tx, &m)?.ok_or_else(|| {
        let pesan = "Pesan tidak bisa dikirim: WhatsApp toko tidak aktif atau nomor HP customer tidak benar";
        PinjamTolak::Peringatan.pada("cara", pesan)
    })
}

/// Writes a notice down; a message goes out with it.
pub fn peringatkan(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &PeringatanMinta) -> Hasil<Peringatan> {
    let h = Hari::baca(tx, p)?;
    let cara = cara(&m.cara)?;
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    if cara == "TELEPON" && keterangan.is_empty() {
        return Err(
            PinjamTolak::Peringatan.pada("keterangan", "Isi siapa yang menerima telepon dan apa jawabnya")
        );
    }
    let s = buka(tx, &p.toko, teks)?;
    let lebih = ledger::pinjaman::saldo(tx, &p.toko, &s.no.to_string(), Akun::Kelebihan)?;
    boleh(tx, &s, cara, (h.tgl_system, lebih))?;
    let tgl_bunga = biaya::tgl_bunga(&h, tx.sekarang());
    let total = if lebih > Rupiah::NOL { lebih } else { biaya::tebus(&s.kepala, tgl_bunga)?.total_bayar };
    let batas = kini::hari(&s.kini.jatuh_tempo)?
        .tambah_hari(h.hari("TENGGANG_LELANG_HARI", 15).max(0) + 1)
        .map_err(|e| db::Error::Lain(e.to_string()))?;
    let id_pesan = match cara {
        "PESAN" => antrekan(tx, p, &s, &kata(&s, (total, lebih), batas), h.tgl_system)?,
        _ => String::new(),
    };
    let tujuan = if cara == "SURAT" { &s.kepala.alamat_customer } else { &s.kepala.no_hp };
    let mut dok = Dok::buka(tx, JenisDok::PeringatanHutang, &p.user_id)?;
    let no_peringatan = dok.no().to_string();
    let isi = PeringatanIsi {
        toko: p.toko.to_string(),
        no_peringatan: no_peringatan.clone(),
        no_hutang: s.no.to_string(),
        ke: s.kini.peringatan + 1,
        cara: cara.to_owned(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        penerima: s.kepala.nama_customer.clone(),
        tujuan: tujuan.clone(),
        id_pesan,
        total_rp: total,
        keterangan: keterangan.clone(),
    };
    tulis(&mut dok, &s, isi)?;
    let isi = serde_json::json!({ "hutang": s.no.to_string(), "cara": cara, "total": total, "keterangan": keterangan });
    dok.tutup("PERINGATAN HUTANG", &isi)?;
    satu_peringatan(tx, &p.toko, &no_peringatan)
}

/// The row, its event, and what the loan knows of it.
pub(crate) fn tulis(dok: &mut Dok<'_, '_>, s: &Dibuka, isi: PeringatanIsi) -> Hasil<()> {
    let no = s.no.to_string();
    let k = Kejadian {
        peristiwa: "PERINGATAN",
        rujukan: &isi.no_peringatan,
        keterangan: &isi.cara,
        ..Kejadian::default()
    };
    kini::catat(dok, &no, &k)?;
    let tgl = if isi.cara == "TELEPON" { s.kini.tgl_peringatan.clone() } else { isi.tgl_system.clone() };
    let toko = dok.tx().toko().clone();
    dok.tx().exec(
        "UPDATE hutang_kini SET peringatan = $3, tgl_peringatan = $4 WHERE toko = $1 AND no_hutang = $2",
        args![&toko, &s.no, isi.ke, tgl],
    )?;
    dok.tx().sisip([isi])?;
    Ok(())
}

/// What the letter of a notice says.
#[derive(Debug, Clone)]
pub struct SuratPeringatan {
    pub no_peringatan: String,
    pub nama_toko: String,
    pub alamat_toko: String,
    pub no_telp: String,
    pub no_izin: String,
    pub tgl: String,
    pub nama_customer: String,
    pub alamat_customer: String,
    pub ke: i64,
    pub no_hutang: String,
    pub tgl_hutang: String,
    pub jatuh_tempo: String,
    pub pokok: Rupiah,
    /// what redeeming cost on the day of the letter
    pub total: Rupiah,
    /// from this day on the pledges may be auctioned; none: they were, and a surplus waits
    pub lelang_mulai: Option<Tanggal>,
    /// name and weight of each pledge
    pub barang: Vec<(String, values::Berat)>,
}

/// The letter of a notice by its number.
pub fn surat(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<SuratPeringatan> {
    let n = satu_peringatan(c, toko, teks)?;
    if n.cara != "SURAT" {
        let pesan = format!("Peringatan {} dengan {}, tidak punya surat", n.no_peringatan, n.cara);
        return Err(PinjamTolak::Peringatan.tolak(pesan));
    }
    let s = buka(c, toko, &n.no_faktur_hutang)?;
    let set = platform::modul::Setelan::baca(c, toko)?;
    let t = platform::toko::cari(c, toko)?;
    let tenggang: i64 = set.nilai("TENGGANG_LELANG_HARI").trim().parse().unwrap_or(15);
    let barang = kini::baris(c, toko, &n.no_faktur_hutang)?;
    let mulai = kini::hari(&s.kini.jatuh_tempo)?
        .tambah_hari(tenggang.max(0) + 1)
        .map_err(|e| db::Error::Lain(e.to_string()))?;
    Ok(SuratPeringatan {
        no_peringatan: n.no_peringatan,
        nama_toko: t.nama_toko,
        alamat_toko: t.alamat_toko,
        no_telp: t.no_telp,
        no_izin: set.nilai("NO_IZIN_GADAI").trim().to_owned(),
        tgl: n.tgl_system,
        nama_customer: s.kepala.nama_customer,
        alamat_customer: s.kepala.alamat_customer,
        ke: n.ke,
        no_hutang: n.no_faktur_hutang,
        tgl_hutang: s.kepala.tgl_hutang,
        jatuh_tempo: s.kini.jatuh_tempo,
        pokok: s.kepala.pokok_rp,
        total: n.total_rp,
        lelang_mulai: (s.kini.status != "LELANG").then_some(mulai),
        barang: barang.into_iter().map(|b| (b.nama_barang, b.berat)).collect(),
    })
}
