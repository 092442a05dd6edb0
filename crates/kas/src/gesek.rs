//! Gesek tunai: a card swiped for cash, less a fee. Bank Indonesia forbids it to merchants; the module is off unless a shop
//! turns it on. The number of a card is never kept: a keyed hash finds its owner, four digits name it.

use crate::KasTolak;
use crate::aturan::{self, salah};
use db::{Conn, Tx, args};
use ledger::{Arah, Dok, bank, kas};
use platform::{Hasil, Pelaku, rahasia};
use serde::{Deserialize, Serialize};
use values::{JenisDok, NoRekening, Persen, Rupiah, Tanggal};

pub const KATEGORI: &str = "GESEK TUNAI";
const KUNCI: &str = "kartu";
const GALAT: KasTolak = KasTolak::Gesek;

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = KartuGesek)]
pub struct Kartu {
    pub no_credit_card: String,
    /// YY/MM
    pub valid_until: String,
    pub nama_customer: String,
    pub no_ktp: String,
    pub no_hp: String,
    pub alamat_customer: String,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = GesekTunai)]
pub struct Gesek {
    pub kode_bank: String,
    /// the account the money comes to; the bank's only one when left out
    #[serde(default)]
    pub no_rekening: String,
    #[schema(value_type = i64)]
    pub gesek: Rupiah,
    /// percent
    #[schema(value_type = f64)]
    pub fee: Persen,
    /// what the customer gets, as the screen shows it; the server computes its own
    #[schema(value_type = i64)]
    pub cash: Rupiah,
    #[serde(default)]
    pub credit_card: Vec<Kartu>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = GesekTersimpan)]
pub struct Tersimpan {
    pub no_gesek: String,
    #[schema(value_type = i64)]
    pub fee_rp: Rupiah,
    #[schema(value_type = i64)]
    pub cash: Rupiah,
    /// what one's own drawer holds after it
    #[schema(value_type = i64, required = false)]
    pub saldo: Rupiah,
}

/// A card's owner, as far as they may be seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PemilikKartu)]
pub struct Pemilik {
    pub valid_until: String,
    pub nama_customer: String,
    /// all but the last four digits hidden
    pub no_ktp: String,
    pub no_hp: String,
    pub alamat_customer: String,
    pub empat: String,
}

fn angka(isi: &str) -> String {
    isi.chars().filter(char::is_ascii_digit).collect()
}

fn nomor_kartu(isi: &str) -> Hasil<String> {
    let rapi: String = isi.chars().filter(|c| !matches!(c, ' ' | '-')).collect();
    if !(12..=19).contains(&rapi.len()) || !rapi.bytes().all(|b| b.is_ascii_digit()) {
        return salah(GALAT, "no_credit_card", "No kartu harus 12 sampai 19 angka");
    }
    Ok(rapi)
}

fn akhir(isi: &str, n: usize) -> &str {
    isi.get(isi.len().saturating_sub(n)..).unwrap_or_default()
}

/// The owner of a card that was here before. Every look is written in the store's trail.
pub fn pemilik(tx: &mut Tx<'_>, p: &Pelaku, no: &str) -> Hasil<Pemilik> {
    let no = nomor_kartu(no)?;
    let kunci = rahasia::kunci(tx, KUNCI)?;
    let hasil = tx
        .one(
            "SELECT valid_until, nama_customer, ktp_samar, no_hp, alamat_customer, empat FROM kartu_kredit \
             WHERE toko = $1 AND sidik = $2",
            args![&p.toko, rahasia::sidik(&kunci, &no)],
            |r| {
                Ok(Pemilik {
                    valid_until: r.get(0)?,
                    nama_customer: r.get(1)?,
                    no_ktp: r.get(2)?,
                    no_hp: r.get(3)?,
                    alamat_customer: r.get(4)?,
                    empat: r.get(5)?,
                })
            },
        )?
        .ok_or_else(|| KasTolak::KartuTidakAda.tolak("Data Tidak Ada"))?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "LIHAT KARTU", &hasil.empat, "{}")?;
    Ok(hasil)
}

/// A card's owner that passed.
struct Sah {
    no: String,
    valid_until: String,
    nama: String,
    ktp: Ktp,
    no_hp: String,
    alamat: String,
}

enum Ktp {
    Baru(String),
    /// as it was shown: hidden, and kept as it is
    Tetap(String),
}

fn kartu_sah(k: &Kartu, tgl: Tanggal) -> Hasil<Sah> {
    let no = nomor_kartu(&k.no_credit_card)?;
    let valid_until = k.valid_until.trim().to_owned();
    let bulan = match valid_until.split_once('/') {
        Some((y, b)) if y.len() == 2 && b.len() == 2 => y.parse::<i64>().ok().zip(b.parse::<i64>().ok()),
        _ => None,
    };
    let Some((tahun, bulan)) = bulan.filter(|(_, b)| (1..=12).contains(b)) else {
        return salah(GALAT, "valid_until", "Valid until harus YY/MM");
    };
    if format!("20{tahun:02}-{bulan:02}") < tgl.bulan() {
        return salah(GALAT, "valid_until", "Kartu sudah tidak berlaku");
    }
    let nama = aturan::sebaris(GALAT, "nama_customer", "Nama customer", &k.nama_customer)?.to_uppercase();
    if nama.is_empty() {
        return salah(GALAT, "nama_customer", "Nama customer harus diisi");
    }
    let alamat = aturan::sebaris(GALAT, "alamat_customer", "Alamat", &k.alamat_customer)?.to_uppercase();
    let ktp = k.no_ktp.trim();
    let ktp = if ktp.starts_with('*') {
        Ktp::Tetap(ktp.to_owned())
    } else if ktp.len() == 16 && angka(ktp) == ktp {
        Ktp::Baru(ktp.to_owned())
    } else {
        return salah(GALAT, "no_ktp", "No KTP harus 16 angka");
    };
    let no_hp = k.no_hp.trim().to_owned();
    if no_hp.len() > 20 || angka(&no_hp) != no_hp {
        return salah(GALAT, "no_hp", "No handphone hanya angka");
    }
    Ok(Sah { no, valid_until, nama, ktp, no_hp, alamat })
}

fn simpan_pemilik(tx: &mut Tx<'_>, p: &Pelaku, s: &Sah) -> Hasil<()> {
    let kunci = rahasia::kunci(tx, KUNCI)?;
    let (sidik, waktu) = (rahasia::sidik(&kunci, &s.no), tx.sekarang());
    let lama = tx.one(
        "SELECT sidik_ktp, ktp_samar FROM kartu_kredit WHERE toko = $1 AND sidik = $2",
        args![&p.toko, sidik.as_str()],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )?;
    let (sidik_ktp, samar) = match (&s.ktp, lama) {
        (Ktp::Baru(no), _) => (rahasia::sidik(&kunci, no), format!("************{}", akhir(no, 4))),
        (Ktp::Tetap(t), Some((sidik, samar))) if *t == samar => (sidik, samar),
        (Ktp::Tetap(_), _) => return salah(GALAT, "no_ktp", "No KTP harus 16 angka"),
    };
    tx.exec(
        "INSERT INTO kartu_kredit (toko, sidik, empat, valid_until, nama_customer, sidik_ktp, ktp_samar, no_hp, \
         alamat_customer, oleh, diubah) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
         ON CONFLICT (toko, sidik) DO UPDATE SET valid_until = $4, nama_customer = $5, sidik_ktp = $6, ktp_samar = $7, \
         no_hp = $8, alamat_customer = $9, oleh = $10, diubah = $11",
        args![
            &p.toko,
            sidik,
            akhir(&s.no, 4),
            s.valid_until.as_str(),
            s.nama.as_str(),
            sidik_ktp,
            samar,
            s.no_hp.as_str(),
            s.alamat.as_str(),
            &p.user_id,
            waktu
        ],
    )?;
    Ok(())
}

fn rekening(c: &mut Conn, p: &Pelaku, m: &Gesek) -> Hasil<(NoRekening, String)> {
    let bank = m.kode_bank.trim().to_uppercase();
    if bank.is_empty() {
        return salah(GALAT, "kode_bank", "Kode Bank Tidak Boleh Kosong");
    }
    let no = if m.no_rekening.trim().is_empty() {
        let semua: Vec<String> = c.rows(
            "SELECT no_rekening FROM rekening WHERE toko = $1 AND kode_bank = $2 AND aktif = 1 AND dihapus = 0 \
             ORDER BY no_rekening",
            args![&p.toko, bank.as_str()],
            |r| r.get(0),
        )?;
        match semua.as_slice() {
            [satu] => satu.clone(),
            [] => return salah(GALAT, "kode_bank", format!("Bank {bank} tidak punya rekening")),
            _ => return salah(GALAT, "no_rekening", "No Rekening Tidak Boleh Kosong"),
        }
    } else {
        m.no_rekening.clone()
    };
    let (no, milik) = aturan::rekening(c, &p.toko, &no)?;
    if milik != bank {
        return salah(GALAT, "no_rekening", format!("Rekening {no} bukan rekening bank {bank}"));
    }
    Ok((no, bank))
}

pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &Gesek) -> Hasil<Tersimpan> {
    let (no_rekening, kode_bank) = rekening(tx, p, m)?;
    aturan::jumlah(GALAT, "gesek", m.gesek)?;
    if !(0..Persen::SERATUS_PERSEN).contains(&m.fee.sebagai_perseratus()) {
        return salah(GALAT, "fee", "Fee harus 0 sampai di bawah 100 persen");
    }
    let fee_rp = m.gesek.persen(m.fee).map_err(aturan::luap)?;
    let cash = m.gesek.kurang(fee_rp).map_err(aturan::luap)?;
    if cash <= Rupiah::NOL {
        return salah(GALAT, "gesek", "Jumlah gesek terlalu kecil");
    }
    if m.cash != cash {
        return salah(
            KasTolak::GesekCash,
            "cash",
            format!("Cash seharusnya {cash}, yang dikirim {}", m.cash),
        );
    }
    let [kartu] = m.credit_card.as_slice() else {
        return salah(GALAT, "credit_card", "Isi satu kartu untuk satu gesek");
    };
    let tgl = platform::toko::cari(tx, &p.toko)?.tgl_system;
    let sah = kartu_sah(kartu, tgl)?;
    simpan_pemilik(tx, p, &sah)?;
    let empat = akhir(&sah.no, 4);
    let mut dok = Dok::buka(tx, JenisDok::GesekTunai, &p.user_id)?;
    let (no, waktu) = (dok.no().clone(), dok.waktu());
    let deskripsi = format!("KARTU {empat} {}", sah.nama);
    let keluar = kas::BarisKas {
        kasir: p.user_id.clone(),
        kategori: KATEGORI.to_owned(),
        deskripsi: deskripsi.clone(),
        arah: Arah::Keluar,
        jumlah: cash,
    };
    kas::catat(&mut dok, &[keluar])?;
    let masuk = bank::BarisBank {
        no_rekening: no_rekening.clone(),
        jenis: "CREDIT".to_owned(),
        kategori: KATEGORI.to_owned(),
        deskripsi,
        arah: Arah::Masuk,
        jumlah: m.gesek,
        menunggu: true,
    };
    bank::catat(&mut dok, &[masuk])?;
    dok.tx().exec(
        "INSERT INTO gesek (toko, no_gesek, tgl_system, waktu, oleh, kode_bank, no_rekening, jumlah, fee, fee_rp, cash, \
         empat, nama_customer) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        args![
            &p.toko,
            &no,
            tgl,
            waktu,
            &p.user_id,
            kode_bank,
            &no_rekening,
            m.gesek,
            m.fee.sebagai_perseratus(),
            fee_rp,
            cash,
            empat,
            sah.nama.as_str()
        ],
    )?;
    let saldo = kas::saldo(dok.tx(), &p.user_id)?;
    let isi = serde_json::json!({ "gesek": m.gesek, "fee_rp": fee_rp, "cash": cash, "kartu": empat });
    dok.tutup("GESEK TUNAI", &isi)?;
    Ok(Tersimpan { no_gesek: no.to_string(), fee_rp, cash, saldo })
}
