//! What auctions left for their customers: a list, the pay-out to the person by identity (UK), and after a year without them the owner's
//! word that it is the shop's. Never paid twice, never to somebody else without an approval.

use crate::kini::{self, Kejadian, buka};
use crate::minta::Kuasa;
use crate::syarat;
use crate::tolak::PinjamTolak;
use db::{Conn, Tx, Val, args};
use konter::bayar::{self, Jumlah};
use konter::pelanggan::{self, PelangganMinta};
use konter::{Alasan, BarisIzin, Bayar, Hari, KodeAlasan, KonterTolak, Perlu, alasan, bayar_tulis};
use ledger::pinjaman::{self as buku, Akun, BarisPinjaman};
use ledger::{Arah, Dok};
use pesan::PesanBaru;
use platform::daftar::Halaman;
use platform::otorisasi::{self, Otorisasi, Permohonan, Rincian};
use platform::{Hasil, Pelaku, identitas};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeToko, Rupiah};

pub(crate) const KATEGORI: &str = "KELEBIHAN HUTANG";

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaKelebihan {
    /// number, customer or phone
    pub cari: String,
    /// ALL, TERBUKA, LEWAT (over its year) or SELESAI
    pub status: String,
    pub skip: i64,
    pub limit: i64,
}

db::bacaan! {
    /// What an auction left, and what became of it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct Kelebihan {
        pub no_lelang: String = "l.no_lelang",
        pub no_faktur_hutang: String = "l.no_hutang",
        pub tgl_lelang: String = "l.tgl_system",
        /// kept for the customer until then
        pub sampai: String = "l.sampai",
        pub lewat: bool = "CASE WHEN COALESCE(s.saldo, 0) > 0 AND l.sampai < t.tgl_system THEN 1 ELSE 0 END",
        pub nama_customer: String = "h.nama_customer",
        pub alamat_customer: String = "h.alamat_customer",
        pub no_hp: String = "h.no_hp",
        pub nik_samar: String = "h.nik_samar",
        #[schema(value_type = i64)]
        pub kelebihan_rp: Rupiah = "l.kelebihan_rp",
        #[schema(value_type = i64)]
        pub sisa_rp: Rupiah = "COALESCE(s.saldo, 0)",
        /// TERBUKA, DIBAYAR or DIPUTUS
        pub status: String = "CASE COALESCE(k.cara, '') WHEN 'BAYAR' THEN 'DIBAYAR' WHEN 'PUTUS' THEN 'DIPUTUS' ELSE 'TERBUKA' END",
        pub no_bayar: String = "COALESCE(k.no_bayar, '')",
        pub tgl_bayar: String = "COALESCE(k.tgl_system, '')",
        pub penerima: String = "COALESCE(k.penerima, '')",
    }
}

db::bacaan! {
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = KelebihanTotal)]
    pub struct TotalKelebihan {
        #[serde(skip)]
        banyak: i64 = "COUNT(*)",
        #[schema(value_type = i64)]
        pub kelebihan_rp: Rupiah = "CAST(COALESCE(SUM(l.kelebihan_rp), 0) AS BIGINT)",
        #[schema(value_type = i64)]
        pub sisa_rp: Rupiah = "CAST(COALESCE(SUM(s.saldo), 0) AS BIGINT)",
    }
}

const DARI: &str = "FROM lelang_hutang l JOIN hutang h ON h.toko = l.toko AND h.no_hutang = l.no_hutang \
     JOIN toko t ON t.kode_toko = l.toko \
     LEFT JOIN saldo_pinjaman s ON s.toko = l.toko AND s.no_hutang = l.no_hutang AND s.akun = 'KELEBIHAN' \
     LEFT JOIN kelebihan_bayar k ON k.toko = l.toko AND k.no_lelang = l.no_lelang";

/// Surpluses, those that wait first and of them the oldest.
pub fn kelebihan(
    c: &mut Conn,
    toko: &KodeToko,
    t: &TanyaKelebihan,
) -> Hasil<Halaman<Kelebihan, TotalKelebihan>> {
    let mut sql = "l.toko = $1 AND l.kelebihan_rp > 0 AND NOT EXISTS (SELECT 1 FROM lelang_batal z WHERE z.toko = l.toko \
         AND z.no_lelang = l.no_lelang)"
        .to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    match t.status.trim().to_uppercase().as_str() {
        "TERBUKA" => sql.push_str(" AND COALESCE(s.saldo, 0) > 0"),
        "LEWAT" => sql.push_str(" AND COALESCE(s.saldo, 0) > 0 AND l.sampai < t.tgl_system"),
        "SELESAI" => sql.push_str(" AND COALESCE(s.saldo, 0) = 0"),
        _ => {}
    }
    if !t.cari.trim().is_empty() {
        nilai.push(db::pola_cari(&t.cari).into());
        let n = nilai.len();
        sql.push_str(&format!(
            " AND (LOWER(l.no_lelang) LIKE ${n} ESCAPE '\\' OR LOWER(l.no_hutang) LIKE ${n} ESCAPE '\\' \
             OR LOWER(h.nama_customer) LIKE ${n} ESCAPE '\\' OR LOWER(h.no_hp) LIKE ${n} ESCAPE '\\')"
        ));
    }
    let total = c.baris_satu::<TotalKelebihan>(&format!("{DARI} WHERE {sql}"), &nilai)?.unwrap_or_default();
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(200) };
    let urut = "CASE WHEN COALESCE(s.saldo, 0) > 0 THEN 0 ELSE 1 END, l.tgl_system, l.no_lelang";
    let sql = format!("{DARI} WHERE {sql} ORDER BY {urut} LIMIT {limit} OFFSET {}", t.skip.max(0));
    Ok(Halaman { data: c.baris(&sql, &nilai)?, count: total.banyak, total })
}

/// The pay-out of a surplus.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct KelebihanBayarMinta {
    /// identity of the person on the loan
    pub nik: String,
    /// somebody else fetches it: by approval
    pub kuasa: Option<Kuasa>,
    pub pembayaran: Vec<Bayar>,
    pub keterangan: String,
    pub otorisasi: String,
}

/// Nobody came for a year: the owner decides.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct KelebihanPutusMinta {
    pub keterangan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct KelebihanDibayar {
    pub no_bayar: String,
    pub no_lelang: String,
    pub no_faktur_hutang: String,
    /// BAYAR or PUTUS
    pub cara: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct BayarIsi in "kelebihan_bayar" {
        toko: String,
        no_bayar: String,
        no_hutang: String,
        no_lelang: String,
        cara: String,
        tgl_system: String,
        waktu: String,
        oleh: String,
        jumlah_rp: Rupiah,
        penerima: String,
        kuasa: bool,
        sidik_nik: String,
        nik_samar: String,
        disetujui: String,
        otorisasi: String,
        keterangan: String,
    }
}

/// A surplus that is still there.
struct Terbuka {
    no_lelang: String,
    s: kini::Dibuka,
    sampai: String,
    tgl_lelang: String,
    sisa: Rupiah,
}

fn terbuka(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Terbuka> {
    let no_lelang = teks.trim().to_uppercase();
    let ada = c.one(
        "SELECT l.no_hutang, l.sampai, l.tgl_system FROM lelang_hutang l WHERE l.toko = $1 AND l.no_lelang = $2 \
         AND NOT EXISTS (SELECT 1 FROM lelang_batal z WHERE z.toko = l.toko AND z.no_lelang = l.no_lelang)",
        args![toko, no_lelang.as_str()],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?, r.get::<String>(2)?)),
    )?;
    let Some((no_hutang, sampai, tgl_lelang)) = ada else {
        return Err(PinjamTolak::TidakAda
            .tolak(format!("Lelang {no_lelang} tidak ada di toko ini, atau sudah dibatalkan")));
    };
    let sisa = buku::saldo(c, toko, &no_hutang, Akun::Kelebihan)?;
    if sisa <= Rupiah::NOL {
        let pesan = format!("Uang kelebihan {no_lelang} tidak ada, atau sudah dibayar atau diputus");
        return Err(PinjamTolak::KelebihanHabis.tolak(pesan));
    }
    let s = buka(c, toko, &no_hutang)?;
    Ok(Terbuka { no_lelang, s, sampai, tgl_lelang, sisa })
}

/// Who gets the money.
struct Penerima {
    nama: String,
    kuasa: bool,
    sidik_nik: String,
    nik_samar: String,
}

/// The person on the loan by identity, or an attorney; why somebody must say yes.
fn penerima(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    k: &Terbuka,
    m: &KelebihanBayarMinta,
) -> Hasil<(Penerima, Vec<Alasan>)> {
    let pemilik = &k.s.kepala;
    let nik = pelanggan::angka(m.kuasa.as_ref().map_or(&m.nik, |x| &x.nik));
    if nik.len() != 16 {
        let kolom = if m.kuasa.is_some() { "kuasa.nik" } else { "nik" };
        return Err(PinjamTolak::Identitas.pada(kolom, "NIK harus 16 angka"));
    }
    let nik_samar = identitas::samarkan(&nik);
    let mut alasan = Vec::new();
    let Some(x) = &m.kuasa else {
        if pemilik.sidik_nik.is_empty() {
            let pesan = format!("Pinjaman {} tanpa NIK; dibayar kepada NIK {nik_samar}", k.s.no);
            alasan.push(Alasan::new(KodeAlasan::Kuasa, pesan));
        } else if !pelanggan::cocok(tx, p, &nik, &[&pemilik.sidik_nik])? {
            let pesan = format!("NIK {nik_samar} bukan {} di pinjaman {}", pemilik.nama_customer, k.s.no);
            return Err(PinjamTolak::Identitas.pada("nik", pesan));
        }
        let nama = pemilik.nama_customer.clone();
        return Ok((
            Penerima { nama, kuasa: false, sidik_nik: identitas::simpan(tx, &nik)?, nik_samar },
            alasan,
        ));
    };
    let nama = pelanggan::rapi(&x.nama);
    if !(2..=60).contains(&nama.chars().count()) {
        return Err(PinjamTolak::Identitas.pada("kuasa.nama", "Nama yang diberi kuasa harus diisi"));
    }
    let pesan = format!("Diambil {nama} (NIK {nik_samar}) atas kuasa {}", pemilik.nama_customer);
    alasan.push(Alasan::new(KodeAlasan::Kuasa, pesan));
    Ok((Penerima { nama, kuasa: true, sidik_nik: identitas::simpan(tx, &nik)?, nik_samar }, alasan))
}

/// Above the store's limit nobody pays a surplus out alone.
fn banyak(h: &Hari, k: &Terbuka) -> Option<Alasan> {
    let batas = h.batas("BATAS_KELEBIHAN_HUTANG");
    (k.sisa > batas).then(|| {
        let pesan = format!("Uang kelebihan {} di atas batas {batas}", k.sisa);
        Alasan::new(KodeAlasan::Kelebihan, pesan)
    })
}

/// What is approved: this surplus, to this person.
#[derive(Serialize)]
struct Terikat<'a> {
    no: &'a str,
    penerima: &'a str,
    nik: &'a str,
    jumlah: Rupiah,
}

fn setuju(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (k, siapa): (&Terbuka, &Penerima),
    semua: &[Alasan],
    m: &KelebihanBayarMinta,
) -> Hasil<Option<Otorisasi>> {
    let isi = Terikat { no: &k.no_lelang, penerima: &siapa.nama, nik: &siapa.nik_samar, jumlah: k.sisa };
    let uraian = format!("Pinjaman {} {}, dibayar kepada {}", k.s.no, k.s.kepala.nama_customer, siapa.nama);
    let kosong = PelangganMinta::default();
    let perlu = Perlu {
        alasan: semua,
        nominal: k.sisa,
        neto: None,
        kategori: KATEGORI,
        baris: vec![BarisIzin::new(Rincian::jumlah(k.no_lelang.clone(), uraian, k.sisa), &isi)?],
        customer: &kosong,
        pembayaran: &m.pembayaran,
    };
    alasan::setuju(tx, p, &m.otorisasi, perlu)
}

/// Pays a surplus out, all of it, to the person on the loan.
pub fn bayar_kelebihan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    teks: &str,
    m: &KelebihanBayarMinta,
) -> Hasil<KelebihanDibayar> {
    let h = Hari::baca(tx, p)?;
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let k = terbuka(tx, &p.toko, teks)?;
    let (siapa, mut alasan) = penerima(tx, p, &k, m)?;
    alasan.extend(syarat::rekening_lain(&m.pembayaran, &siapa.nama));
    alasan.extend(banyak(&h, &k));
    bayar::uang_saja(&m.pembayaran, "Uang kelebihan")?;
    let kosong = pelanggan::dari_minta(tx, &PelangganMinta::default())?;
    let jumlah = Jumlah { masuk: Rupiah::NOL, keluar: k.sisa };
    let r = bayar::siapkan(tx, p, &h, &kosong, jumlah, &m.pembayaran, &[])?;
    let o = setuju(tx, p, (&k, &siapa), &alasan, m)?;
    let mut dok = Dok::buka(tx, JenisDok::BayarKelebihan, &p.user_id)?;
    bayar_tulis::baris(&mut dok, &r)?;
    bayar_tulis::uang(&mut dok, p, &h, &r, |_| KATEGORI)?;
    kabari(dok.tx(), p, &k, &siapa)?;
    selesai(dok, &k, ("BAYAR", &siapa), o.as_ref(), keterangan)
}

/// The customer is told that their money was fetched, and by whom: who did not fetch it will say so.
fn kabari(tx: &mut Tx<'_>, p: &Pelaku, k: &Terbuka, siapa: &Penerima) -> Hasil<()> {
    let d = &k.s.kepala;
    let isi = format!(
        "Yth. {}, uang kelebihan {} dari lelang pinjaman {} telah dibayarkan kepada {} (NIK {}). Bila bukan Anda atau kuasa Anda, \
         segera hubungi toko.",
        d.nama_customer, k.sisa, k.s.no, siapa.nama, siapa.nik_samar
    );
    let m = PesanBaru {
        peristiwa: pesan::Peristiwa::UangKelebihan,
        kunci: &format!("UANG KELEBIHAN/{}/DIBAYAR", k.no_lelang),
        kode_pelanggan: &d.kode_pelanggan,
        no_hp: &d.no_hp,
        isi: &isi,
        no_dok: &k.s.no.to_string(),
        oleh: p.user_id.as_str(),
        sampai: None,
    };
    pesan::antre(tx, &m)?;
    Ok(())
}

/// Is it time for the owner's word: a year is over, and the customer was told after the auction?
fn boleh_putus(c: &mut Conn, h: &Hari, k: &Terbuka) -> Hasil<()> {
    if kini::hari(&k.sampai)? >= h.tgl_system {
        let pesan = format!("Uang kelebihan {} masih hak customer sampai {}", k.no_lelang, k.sampai);
        return Err(PinjamTolak::Kelebihan.tolak(pesan));
    }
    let no = k.s.no.to_string();
    let kabar: i64 = c.nilai(
        "SELECT (SELECT COUNT(*) FROM pesan WHERE toko = $1 AND no_dok = $2 AND status = 'TERKIRIM') + \
         (SELECT COUNT(*) FROM peringatan_hutang WHERE toko = $1 AND no_hutang = $3 AND cara = 'SURAT' AND tgl_system >= $4)",
        args![&h.toko, k.no_lelang.as_str(), no.as_str(), k.tgl_lelang.as_str()],
    )?;
    if kabar == 0 {
        let pesan =
            format!("Customer {} belum dikabari sesudah lelang; kirim surat atau pesan dulu", k.no_lelang);
        return Err(PinjamTolak::Kelebihan.tolak(pesan));
    }
    Ok(())
}

/// After its year an unclaimed surplus becomes the shop's, on the owner's word.
pub fn putus_kelebihan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    teks: &str,
    m: &KelebihanPutusMinta,
) -> Hasil<KelebihanDibayar> {
    let h = Hari::baca(tx, p)?;
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    if keterangan.is_empty() {
        return Err(PinjamTolak::Kelebihan.pada("keterangan", "Alasan keputusan harus diisi"));
    }
    let k = terbuka(tx, &p.toko, teks)?;
    boleh_putus(tx, &h, &k)?;
    let kata = format!("Uang kelebihan {} {} menjadi milik toko", k.no_lelang, k.s.kepala.nama_customer);
    let untuk = Permohonan::dokumen(KATEGORI, &k.no_lelang, k.sisa, otorisasi::Alasan::new("PUTUS", kata))
        .rincian([Rincian::teks("Alasan", keterangan.clone())])
        .pemilik(true);
    let o = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, KonterTolak::PerluOtorisasi)?;
    let siapa = Penerima {
        nama: "TOKO".to_owned(),
        kuasa: false,
        sidik_nik: String::new(),
        nik_samar: String::new(),
    };
    let dok = Dok::buka(tx, JenisDok::BayarKelebihan, &p.user_id)?;
    selesai(dok, &k, ("PUTUS", &siapa), Some(&o), keterangan)
}

/// The book, the row, the event and the seal.
fn selesai(
    mut dok: Dok<'_, '_>,
    k: &Terbuka,
    (cara, siapa): (&str, &Penerima),
    o: Option<&Otorisasi>,
    keterangan: String,
) -> Hasil<KelebihanDibayar> {
    let (no_bayar, tgl, no) = (dok.no().to_string(), dok.tgl_system(), k.s.no.to_string());
    let mut baris = vec![BarisPinjaman {
        no_hutang: no.clone(),
        akun: Akun::Kelebihan,
        arah: Arah::Keluar,
        jumlah: k.sisa,
    }];
    if cara == "PUTUS" {
        baris.push(BarisPinjaman {
            no_hutang: no.clone(),
            akun: Akun::Biaya,
            arah: Arah::Masuk,
            jumlah: k.sisa,
        });
    }
    buku::catat(&mut dok, &baris)?;
    let disetujui = o.and_then(|o| o.penyetuju.as_ref()).map(ToString::to_string).unwrap_or_default();
    let isi = BayarIsi {
        toko: k.s.kepala.toko.clone(),
        no_bayar: no_bayar.clone(),
        no_hutang: no.clone(),
        no_lelang: k.no_lelang.clone(),
        cara: cara.to_owned(),
        tgl_system: tgl.to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        jumlah_rp: k.sisa,
        penerima: siapa.nama.clone(),
        kuasa: siapa.kuasa,
        sidik_nik: siapa.sidik_nik.clone(),
        nik_samar: siapa.nik_samar.clone(),
        disetujui: disetujui.clone(),
        otorisasi: o.map(|o| o.id.clone()).unwrap_or_default(),
        keterangan,
    };
    dok.tx().sisip([isi])?;
    let e = Kejadian {
        peristiwa: "KELEBIHAN",
        disetujui: &disetujui,
        rujukan: &no_bayar,
        keterangan: cara,
        ..Kejadian::default()
    };
    kini::catat(&mut dok, &no, &e)?;
    if let Some(o) = o {
        otorisasi::tautkan(dok.tx(), o, &no_bayar)?;
    }
    let isi = serde_json::json!({
        "lelang": k.no_lelang, "hutang": no, "cara": cara, "jumlah": k.sisa, "penerima": siapa.nama, "disetujui": disetujui,
    });
    dok.tutup(KATEGORI, &isi)?;
    Ok(KelebihanDibayar {
        no_bayar,
        no_lelang: k.no_lelang.clone(),
        no_faktur_hutang: no,
        cara: cara.to_owned(),
        tgl_system: tgl.to_string(),
        jumlah_rp: k.sisa,
    })
}
