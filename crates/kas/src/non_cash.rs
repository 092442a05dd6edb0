//! Validasi non cash: finance finds payments on the bank's statement and marks them, row by row. What the bank kept of a
//! card payment (MDR) is posted with it.

use crate::KasTolak;
use crate::aturan::salah;
use db::{Conn, Tx, Val, args};
use ledger::{Arah, Dok, bank};
use platform::modul::Setelan;
use platform::{Hasil, Level, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use values::{JenisDok, KodeToko, NoRekening, Persen, Rupiah};

pub const MDR: &str = "BIAYA MDR";
/// Rows of one request.
const PALING_BANYAK: usize = 2_000;
const GALAT: KasTolak = KasTolak::NonCash;
const INPUT_BY: &str = "VALIDASI_NON_CASH_INPUT_BY_MODULE";

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaNonCash {
    pub no_rekening: String,
    /// whose rows; wanted for accounts that the settings name
    pub usere_name: String,
}

db::bacaan! {
    /// A payment that waits.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = NonCashMenunggu)]
    pub struct Menunggu {
        #[serde(rename = "_id")]
        pub id: i64 = "b.id",
        pub tgl_system: String = "b.tgl_system",
        pub waktu: String = "b.waktu",
        pub no_dok: String = "b.no_dok",
        pub kategori: String = "b.kategori",
        pub deskripsi: String = "b.deskripsi",
        pub jenis: String = "b.jenis",
        pub no_rekening: String = "b.no_rekening",
        pub kode_bank: String = "COALESCE(r.kode_bank, '')",
        #[schema(value_type = i64)]
        pub jumlah_in: Rupiah = "b.jumlah_in",
        #[schema(value_type = i64)]
        pub jumlah_out: Rupiah = "b.jumlah_out",
        pub input_by: String = "b.oleh";
        /// what the bank keeps of it
        #[schema(value_type = i64)]
        pub biaya: Rupiah,
    }
}

db::bacaan! {
    /// What the bank of a payment keeps of cards.
    struct Tarif {
        debet: Persen = "COALESCE(k.mdr_debit, 0)",
        credit: Persen = "COALESCE(k.mdr_credit, 0)",
    }
}

/// Accounts whose rows are looked up by the person who took the money.
pub fn menyebut_user(set: &Setelan, no_rekening: &str) -> bool {
    set.nilai(INPUT_BY).split(',').any(|n| n.trim().eq_ignore_ascii_case(no_rekening.trim()))
}

/// Rows that wait and were not taken back: a payment and its reversal that both wait are nothing to look for.
const DARI: &str = "FROM bank_menunggu m JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id_bank \
     LEFT JOIN rekening r ON r.toko = b.toko AND r.no_rekening = b.no_rekening \
     LEFT JOIN bank k ON k.toko = r.toko AND k.kode_bank = r.kode_bank WHERE m.toko = $1";

/// The payment with what the bank keeps of it.
fn berbiaya((b, t): (Menunggu, Tarif)) -> Hasil<Menunggu> {
    let tarif = match b.jenis.as_str() {
        "DEBET" | "DEBIT" => t.debet,
        "CREDIT" | "KREDIT" => t.credit,
        _ => return Ok(b),
    };
    let biaya = b.jumlah_in.persen(tarif).map_err(crate::aturan::luap)?;
    Ok(Menunggu { biaya, ..b })
}

pub fn menunggu(c: &mut Conn, toko: &KodeToko, t: &TanyaNonCash) -> Hasil<Vec<Menunggu>> {
    let mut sql = DARI.to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    let (no, siapa) = (t.no_rekening.trim().to_uppercase(), t.usere_name.trim().to_lowercase());
    let siapa = if siapa == "all" { String::new() } else { siapa };
    if !no.is_empty() && no != "ALL" {
        if siapa.is_empty() && menyebut_user(&Setelan::baca(c, toko)?, &no) {
            return salah(GALAT, "usere_name", "Harap pilih user id");
        }
        nilai.push(no.into());
        sql.push_str(&format!(" AND b.no_rekening = ${}", nilai.len()));
    }
    if !siapa.is_empty() {
        nilai.push(siapa.into());
        sql.push_str(&format!(" AND b.oleh = ${}", nilai.len()));
    }
    sql.push_str(&format!(" ORDER BY m.id_bank LIMIT {PALING_BANYAK}"));
    c.baris::<(Menunggu, Tarif)>(&sql, &nilai)?.into_iter().map(berbiaya).collect()
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = ValidasiNonCash)]
pub struct Validasi {
    pub id_cashes: Vec<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = NonCashTervalidasi)]
pub struct Tervalidasi {
    pub no_validasi: String,
    pub banyak: i64,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// what the bank kept
    #[schema(value_type = i64)]
    pub biaya: Rupiah,
}

pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &Validasi) -> Hasil<Tervalidasi> {
    let id: BTreeSet<i64> = m.id_cashes.iter().copied().collect();
    if id.is_empty() {
        return salah(GALAT, "id_cashes", "Harap pilih salah satu transaksi");
    }
    if id.len() > PALING_BANYAK {
        return salah(GALAT, "id_cashes", format!("Paling banyak {PALING_BANYAK} transaksi sekali validasi"));
    }
    let (mut jumlah, mut biaya, mut potong) = (Rupiah::NOL, Rupiah::NOL, Vec::new());
    let sql = format!("{DARI} AND m.id_bank = $2");
    for satu in &id {
        let b = tx.baris_satu::<(Menunggu, Tarif)>(&sql, args![&p.toko, *satu])?.ok_or_else(|| {
            KasTolak::NonCashSudah
                .tolak(format!("Transaksi {satu} sudah divalidasi, dibatalkan, atau tidak ada"))
        })?;
        let b = berbiaya(b)?;
        // Who wrote it down is not who finds it on the statement: what it pays for would be given out by one person.
        if b.input_by == p.user_id.as_str() && p.level != Level::Own {
            let pesan = format!("Transaksi {} Anda catat sendiri; orang lain yang memvalidasi", b.no_dok);
            return salah(GALAT, "id_cashes", pesan);
        }
        let neto = b.jumlah_in.kurang(b.jumlah_out).map_err(crate::aturan::luap)?;
        jumlah = jumlah.tambah(neto).map_err(crate::aturan::luap)?;
        if b.biaya > Rupiah::NOL {
            biaya = biaya.tambah(b.biaya).map_err(crate::aturan::luap)?;
            let no_rekening =
                NoRekening::parse(&b.no_rekening).map_err(|e| db::Error::Lain(e.to_string()))?;
            potong.push(bank::BarisBank {
                no_rekening,
                jenis: b.jenis,
                kategori: MDR.to_owned(),
                deskripsi: b.no_dok,
                arah: Arah::Keluar,
                jumlah: b.biaya,
                menunggu: false,
            });
        }
    }
    let mut dok = Dok::buka(tx, JenisDok::ValidasiNonCash, &p.user_id)?;
    let id: Vec<i64> = id.into_iter().collect();
    bank::validasi(&mut dok, &id)?;
    bank::catat(&mut dok, &potong)?;
    let banyak = i64::try_from(id.len()).unwrap_or(i64::MAX);
    let isi = serde_json::json!({ "id_cashes": id, "jumlah_rp": jumlah, "biaya": biaya });
    let no = dok.tutup("VALIDASI NON CASH", &isi)?;
    Ok(Tervalidasi { no_validasi: no.to_string(), banyak, jumlah_rp: jumlah, biaya })
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = CariDeskripsi)]
pub struct Cari {
    pub deskripsi: String,
}

/// The invoice behind a row of the bank book, by what stands in its description.
pub fn faktur(c: &mut Conn, toko: &KodeToko, m: &Cari) -> Hasil<String> {
    let isi = m.deskripsi.trim();
    if isi.is_empty() || isi.chars().count() > 200 {
        return salah(GALAT, "deskripsi", "Deskripsi Tidak Boleh Kosong");
    }
    for kolom in ["deskripsi", "no_dok"] {
        // A fee is posted by the validation and speaks of the payment's document: that one is meant.
        let sql = format!(
            "SELECT no_dok FROM buku_bank WHERE toko = $1 AND {kolom} = $2 AND kategori <> '{MDR}' ORDER BY id DESC LIMIT 1"
        );
        if let Some(no) = c.one(&sql, args![toko, isi], |r| r.get(0))? {
            return Ok(no);
        }
    }
    Err(KasTolak::NonCashTidakAda.tolak("Data Tidak Ada"))
}
