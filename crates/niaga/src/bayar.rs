//! How a transaction is paid: what the customer hands over or gets, to the rupiah. Payments that do not add up are
//! refused; change comes out of cash alone.

use crate::acuan::Acuan;
use crate::jumlah::{meluap, rupiah};
use db::{Conn, args};
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::{NoRekening, Rupiah};

const GALAT: &str = "BAYAR-01";
const PALING_BANYAK: usize = 20;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum JenisBayar {
    #[default]
    Cash,
    Transfer,
    Debet,
    Credit,
    /// what the shop takes in exchange; only the server writes it
    Tukar,
    /// a deposit
    Titip,
    Kupon,
    Poin,
}

impl JenisBayar {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Cash => "CASH",
            Self::Transfer => "TRANSFER",
            Self::Debet => "DEBET",
            Self::Credit => "CREDIT",
            Self::Tukar => "TUKAR",
            Self::Titip => "TITIP",
            Self::Kupon => "KUPON",
            Self::Poin => "POIN",
        }
    }

    /// Goes through an account of the shop.
    pub const fn bank(self) -> bool {
        matches!(self, Self::Transfer | Self::Debet | Self::Credit)
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = Pembayaran)]
pub struct Bayar {
    pub jenis: JenisBayar,
    /// cash: what was handed over, change included
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// the shop's account
    pub no_rekening: String,
    /// the customer's account, for a transfer to them
    pub no_rekening_tujuan: String,
    pub atas_nama: String,
    /// the last four digits of a card
    pub kartu_akhir: String,
    pub no_titip: String,
    pub no_kupon: String,
}

/// A payment as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Baris {
    /// JUAL or BELI
    pub(crate) sisi: &'static str,
    /// the customer pays; otherwise the shop
    pub(crate) masuk: bool,
    pub(crate) jenis: JenisBayar,
    pub(crate) jumlah: Rupiah,
    pub(crate) diterima: Rupiah,
    pub(crate) no_rekening: Option<NoRekening>,
    pub(crate) tujuan: String,
    pub(crate) atas_nama: String,
    pub(crate) kartu_akhir: String,
    /// the deposit or the coupon
    pub(crate) rujukan: String,
}

#[derive(Debug, Default)]
pub(crate) struct Rencana {
    pub(crate) baris: Vec<Baris>,
    pub(crate) kembali: Rupiah,
    /// money the customer really paid: what points are reckoned from
    pub(crate) uang: Rupiah,
}

fn salah<T>(ke: usize, kolom: &str, pesan: impl Into<String>) -> Hasil<T> {
    let pesan = pesan.into();
    Err(Tolak::aturan(GALAT, pesan.clone()).kolom(&format!("pembayaran[{ke}].{kolom}"), pesan))
}

fn tidak_pas(pesan: String) -> Tolak {
    Tolak::aturan("BAYAR-02", pesan.clone()).kolom("pembayaran", pesan)
}

fn rekening(c: &mut Conn, p: &Pelaku, ke: usize, kode: &str) -> Hasil<NoRekening> {
    let kode = kode.trim();
    if kode.is_empty() {
        return salah(ke, "no_rekening", "No Rekening Harus Dipilih");
    }
    let ada = c.one(
        "SELECT aktif FROM rekening WHERE toko = $1 AND no_rekening = $2 AND dihapus = 0",
        args![&p.toko, kode],
        |r| r.int(0),
    )?;
    match (ada, NoRekening::parse(kode)) {
        (Some(1), Ok(n)) => Ok(n),
        _ => salah(ke, "no_rekening", format!("Rekening {kode} tidak ada atau tidak aktif")),
    }
}

/// What a coupon is worth on this sale.
fn kupon(c: &mut Conn, a: &Acuan, ke: usize, no: &str, total: Rupiah) -> Hasil<Rupiah> {
    if !a.set.nyala("KUPON_PENJUALAN_MODULE") {
        return salah(ke, "no_kupon", "Kupon tidak dipakai di toko ini");
    }
    let Some(k) = crate::kupon::satu(c, &a.toko, no)? else {
        return salah(ke, "no_kupon", format!("Kupon {no} tidak ada"));
    };
    crate::kupon::bernilai(&k, total)?.or_else(|alasan| salah(ke, "no_kupon", alasan))
}

/// Payments in the order they are kept: what is exchanged first, then what the customer (or the shop) pays.
pub(crate) fn siapkan(
    c: &mut Conn,
    p: &Pelaku,
    a: &Acuan,
    (total_jual, total_beli): (Rupiah, Rupiah),
    bayar: &[Bayar],
) -> Hasil<Rencana> {
    if bayar.len() > PALING_BANYAK {
        return Err(tidak_pas(format!("Paling banyak {PALING_BANYAK} pembayaran")));
    }
    let mut r = Rencana::default();
    let tukar = total_jual.min(total_beli);
    if tukar > Rupiah::NOL {
        for (sisi, masuk) in [("JUAL", true), ("BELI", false)] {
            r.baris.push(Baris {
                sisi,
                masuk,
                jenis: JenisBayar::Tukar,
                jumlah: tukar,
                diterima: Rupiah::NOL,
                no_rekening: None,
                tujuan: String::new(),
                atas_nama: String::new(),
                kartu_akhir: String::new(),
                rujukan: String::new(),
            });
        }
    }
    let masuk = total_jual >= total_beli;
    let sisa = if masuk { total_jual.kurang(tukar) } else { total_beli.kurang(tukar) }.map_err(meluap)?;
    let mut pernah = HashSet::new();
    let mut lain = Vec::new();
    for (ke, b) in bayar.iter().enumerate() {
        if b.jumlah_rp <= Rupiah::NOL && b.jenis != JenisBayar::Kupon {
            return salah(ke, "jumlah_rp", "Jumlah bayar harus lebih dari nol");
        }
        if !masuk && !matches!(b.jenis, JenisBayar::Cash | JenisBayar::Transfer) {
            return salah(ke, "jenis", "Toko membayar dengan CASH atau TRANSFER");
        }
        let mut satu = Baris {
            sisi: if masuk { "JUAL" } else { "BELI" },
            masuk,
            jenis: b.jenis,
            jumlah: b.jumlah_rp,
            diterima: b.jumlah_rp,
            no_rekening: None,
            tujuan: b.no_rekening_tujuan.trim().to_owned(),
            atas_nama: b.atas_nama.trim().to_uppercase(),
            kartu_akhir: String::new(),
            rujukan: String::new(),
        };
        match b.jenis {
            JenisBayar::Cash => {}
            JenisBayar::Transfer | JenisBayar::Debet | JenisBayar::Credit => {
                satu.no_rekening = Some(rekening(c, p, ke, &b.no_rekening)?);
                let akhir = b.kartu_akhir.trim();
                if !akhir.is_empty() && (akhir.len() != 4 || !akhir.bytes().all(|x| x.is_ascii_digit())) {
                    return salah(ke, "kartu_akhir", "Isi empat angka terakhir kartu saja");
                }
                akhir.clone_into(&mut satu.kartu_akhir);
                if !masuk && satu.tujuan.is_empty() {
                    return salah(ke, "no_rekening_tujuan", "No Rekening Customer Harus Diisi");
                }
            }
            JenisBayar::Titip => {
                let no = crate::titipan::nomor(c, &p.toko, &b.no_titip)?.map(|n| n.to_string());
                let Some(no) = no else { return salah(ke, "no_titip", "No Titip tidak ada") };
                if !pernah.insert(no.clone()) {
                    return salah(ke, "no_titip", format!("Titipan {no} dipakai dua kali"));
                }
                satu.rujukan = no;
            }
            JenisBayar::Kupon => {
                let no = b.no_kupon.trim().to_uppercase();
                let nilai = kupon(c, a, ke, &no, total_jual)?;
                if !pernah.insert(no.clone()) {
                    return salah(ke, "no_kupon", format!("Kupon {no} dipakai dua kali"));
                }
                satu.jumlah = nilai.min(sisa);
                satu.diterima = satu.jumlah;
                if b.jumlah_rp > Rupiah::NOL && b.jumlah_rp != satu.jumlah {
                    return salah(ke, "jumlah_rp", format!("Nilai kupon {no} {}", satu.jumlah));
                }
                satu.rujukan = no;
            }
            JenisBayar::Tukar | JenisBayar::Poin => {
                return salah(ke, "jenis", "Jenis pembayaran ini tidak bisa dipakai di sini");
            }
        }
        lain.push(satu);
    }
    let jumlah = rupiah(lain.iter().map(|b| b.jumlah))?;
    if jumlah < sisa {
        let kurang = sisa.kurang(jumlah).map_err(meluap)?;
        return Err(tidak_pas(format!("Pembayaran kurang {kurang}")));
    }
    let lebih = jumlah.kurang(sisa).map_err(meluap)?;
    r.kembali = kembalikan(&mut lain, lebih, masuk)?;
    r.uang = rupiah(
        lain.iter().filter(|b| masuk && (b.jenis == JenisBayar::Cash || b.jenis.bank())).map(|b| b.jumlah),
    )?;
    r.baris.append(&mut lain);
    r.baris.retain(|b| b.jumlah > Rupiah::NOL);
    Ok(r)
}

/// Takes the change off the cash that was handed over.
fn kembalikan(baris: &mut [Baris], lebih: Rupiah, masuk: bool) -> Hasil<Rupiah> {
    if lebih == Rupiah::NOL {
        return Ok(lebih);
    }
    if !masuk {
        return Err(tidak_pas(format!("Pembayaran ke customer lebih {lebih}")));
    }
    let mut sisa = lebih;
    for b in baris.iter_mut().rev().filter(|b| b.jenis == JenisBayar::Cash) {
        let ambil = sisa.min(b.jumlah);
        b.jumlah = b.jumlah.kurang(ambil).map_err(meluap)?;
        sisa = sisa.kurang(ambil).map_err(meluap)?;
    }
    if sisa > Rupiah::NOL {
        return Err(tidak_pas(format!("Pembayaran lebih {sisa} dan bukan uang tunai")));
    }
    Ok(lebih)
}
