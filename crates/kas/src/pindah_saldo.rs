//! Pengalihan saldo uang: the money behind chosen rows of the cash book goes from its drawers into another cashier's. The
//! rows stay as they are; each is moved at most once, and what all drawers hold together does not change.

use crate::KasTolak;
use crate::aturan::{luap, salah};
use db::{Conn, Tx, args};
use ledger::{Arah, Dok, kas};
use platform::{Hasil, Level, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use values::{JenisDok, KodeToko, Rupiah, UserId};

pub const KELUAR: &str = "PINDAH OUT";
pub const MASUK: &str = "PINDAH IN";
/// Opening balances are lines of a snapshot: they are not moved.
const SALDO_AWAL: &str = "SALDO AWAL";
/// Rows of one request.
pub const PALING_BANYAK: usize = 2_000;
const GALAT: KasTolak = KasTolak::PindahSaldo;

/// A row to be moved, as the screen shows it.
#[derive(Debug, Clone, Deserialize, Serialize, utoipa::ToSchema)]
pub struct BarisPindahSaldo {
    pub input_by: String,
    pub kategori: String,
    pub id_trx: i64,
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = PindahSaldo)]
pub struct Pindah {
    pub user_tujuan: String,
    pub transactions: Vec<BarisPindahSaldo>,
}

/// What left one drawer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SaldoKeluar)]
pub struct Keluar {
    pub input_by: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    pub banyak: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SaldoDipindah)]
pub struct Dipindah {
    pub no_pindah: String,
    pub user_tujuan: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    pub dari: Vec<Keluar>,
}

/// A cashier of the store that money may be moved to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KasirTujuan)]
pub struct Kasir {
    pub user_id: String,
    pub user_name: String,
    #[schema(value_type = i64, required = false)]
    pub saldo: Rupiah,
}

pub fn tujuan_semua(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Kasir>> {
    let sini = platform::pengguna::sql_di_toko("u", 1);
    Ok(c.rows(
        &format!(
            "SELECT u.user_id, u.user_name, COALESCE(s.saldo, 0) FROM pengguna u \
             LEFT JOIN saldo_kas s ON s.toko = $1 AND s.kasir = u.user_id \
             WHERE {sini} AND u.level = 'KASIR' AND u.aktif = 1 ORDER BY u.user_id"
        ),
        args![toko],
        |r| Ok(Kasir { user_id: r.get(0)?, user_name: r.get(1)?, saldo: r.get(2)? }),
    )?)
}

fn tujuan(tx: &mut Tx<'_>, p: &Pelaku, isi: &str) -> Hasil<UserId> {
    if isi.trim().is_empty() {
        return salah(GALAT, "user_tujuan", "Tujuan Belum Dipilih");
    }
    let ada = match UserId::parse(isi) {
        Ok(u) => tujuan_semua(tx, &p.toko)?.into_iter().any(|k| k.user_id == u.as_str()).then_some(u),
        Err(_) => None,
    };
    match ada {
        Some(u) => Ok(u),
        None => salah(GALAT, "user_tujuan", "Tujuan harus user level KASIR di toko ini"),
    }
}

db::bacaan! {
    /// A row of the cash book, whether it was moved, and whether it was taken back.
    struct BarisKas {
        kasir: UserId = "b.kasir",
        kategori: String = "b.kategori",
        neto: Rupiah = "b.jumlah_in - b.jumlah_out",
        jenis: String = "b.jenis_dok",
        pindah: Option<String> = "m.no_pindah",
        batal: bool =
            "CASE WHEN EXISTS (SELECT 1 FROM buku_kas x WHERE x.toko = b.toko AND x.balik = b.id) \
             OR (b.balik IS NOT NULL AND NOT EXISTS (SELECT 1 FROM pindah_saldo_baris o WHERE o.toko = b.toko \
             AND o.id_kas = b.balik)) THEN 1 ELSE 0 END",
    }
}

/// A row of the book as it is, checked against what the screen said it was.
fn periksa(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    ke: &UserId,
    n: usize,
    b: &BarisPindahSaldo,
) -> Hasil<(UserId, Rupiah)> {
    let kolom = format!("transactions[{n}].id_trx");
    let tolak = |pesan: String| GALAT.pada(&kolom, pesan);
    let BarisKas { kasir, kategori, neto, jenis, pindah, batal } = tx
        .baris_satu::<BarisKas>(
            "FROM buku_kas b LEFT JOIN pindah_saldo_baris m ON m.toko = b.toko AND m.id_kas = b.id \
             WHERE b.toko = $1 AND b.id = $2",
            args![&p.toko, b.id_trx],
        )?
        .ok_or_else(|| tolak(format!("Transaksi {} tidak ada di toko ini", b.id_trx)))?;
    if kategori == SALDO_AWAL || jenis == JenisDok::SaldoAwal.prefix() {
        return Err(tolak("SALDO AWAL tidak bisa dipindahkan".to_owned()));
    }
    if let Some(no) = pindah {
        return Err(KasTolak::SudahPindah
            .tolak(format!("Transaksi {} sudah dipindahkan di {no}", b.id_trx))
            .kolom(&kolom, "Sudah dipindahkan"));
    }
    // A row and its reverse are nothing together; only where the row was moved before, the reverse goes after it.
    if batal {
        return Err(tolak(format!("Transaksi {} sudah dibatalkan", b.id_trx)));
    }
    if jenis == JenisDok::PindahSaldo.prefix() && neto < Rupiah::NOL {
        return Err(tolak(format!("Transaksi {} sendiri adalah pemindahan saldo", b.id_trx)));
    }
    if kasir.as_str() != b.input_by.trim().to_lowercase() || kategori != b.kategori.trim().to_uppercase() {
        return Err(tolak(format!(
            "Transaksi {} tidak sesuai dengan yang dikirim, muat ulang halaman",
            b.id_trx
        )));
    }
    if kasir == *ke {
        return Err(tolak(format!("Transaksi {} sudah di laci {ke}", b.id_trx)));
    }
    if p.level == Level::Kasir && kasir != p.user_id {
        return Err(KasTolak::PindahDilarang
            .tolak(format!("Saldo {kasir} hanya bisa dipindahkan oleh pemiliknya atau SPV")));
    }
    Ok((kasir, neto))
}

pub fn pindahkan(tx: &mut Tx<'_>, p: &Pelaku, m: &Pindah) -> Hasil<Dipindah> {
    let ke = tujuan(tx, p, &m.user_tujuan)?;
    if m.transactions.is_empty() {
        return salah(GALAT, "transactions", "Pilih salah satu saldo yang akan di pindahkan");
    }
    if m.transactions.len() > PALING_BANYAK {
        return salah(
            GALAT,
            "transactions",
            format!("Paling banyak {PALING_BANYAK} transaksi sekali pindah"),
        );
    }
    let mut sudah = BTreeSet::new();
    let mut baris = Vec::with_capacity(m.transactions.len());
    let mut per: BTreeMap<UserId, (Rupiah, i64)> = BTreeMap::new();
    for (n, b) in m.transactions.iter().enumerate() {
        if !sudah.insert(b.id_trx) {
            return salah(GALAT, &format!("transactions[{n}].id_trx"), "Data Sudah Ada Di Tabel");
        }
        let (kasir, neto) = periksa(tx, p, &ke, n, b)?;
        let ada = per.entry(kasir.clone()).or_insert((Rupiah::NOL, 0));
        *ada = (ada.0.tambah(neto).map_err(luap)?, ada.1 + 1);
        baris.push((b.id_trx, kasir, neto));
    }
    if let Some((kasir, (jumlah, _))) = per.iter().find(|(_, (j, _))| *j <= Rupiah::NOL) {
        let pesan = format!("Jumlah transaksi {kasir} yang dipilih {jumlah}, harus lebih dari nol");
        return salah(GALAT, "transactions", pesan);
    }
    let mut dok = Dok::buka(tx, JenisDok::PindahSaldo, &p.user_id)?;
    let (no, tgl, waktu) = (dok.no().clone(), dok.tgl_system(), dok.waktu());
    let (mut total, mut isi, mut dari) = (Rupiah::NOL, Vec::new(), Vec::new());
    for (kasir, (jumlah, banyak)) in &per {
        total = total.tambah(*jumlah).map_err(luap)?;
        isi.push(kas::BarisKas {
            kasir: kasir.clone(),
            kategori: KELUAR.to_owned(),
            deskripsi: format!("KE {ke}"),
            arah: Arah::Keluar,
            jumlah: *jumlah,
        });
        isi.push(kas::BarisKas {
            kasir: ke.clone(),
            kategori: MASUK.to_owned(),
            deskripsi: format!("DARI {kasir}"),
            arah: Arah::Masuk,
            jumlah: *jumlah,
        });
        dari.push(Keluar { input_by: kasir.to_string(), jumlah_rp: *jumlah, banyak: *banyak });
    }
    kas::catat(&mut dok, &isi)?;
    let t = dok.tx();
    t.exec(
        "INSERT INTO pindah_saldo (toko, no_pindah, tgl_system, waktu, oleh, tujuan, jumlah) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![&p.toko, &no, tgl, waktu, &p.user_id, &ke, total],
    )?;
    let kolom = ["toko", "id_kas", "no_pindah", "kasir", "jumlah"];
    let rinci = baris
        .iter()
        .map(|(id, kasir, neto)| Ok::<_, db::Error>(args![&p.toko, *id, &no, kasir, *neto].to_vec()));
    t.sisip_banyak("pindah_saldo_baris", &kolom, rinci)?;
    dok.tutup(
        "PINDAH SALDO",
        &serde_json::json!({ "tujuan": ke, "jumlah_rp": total, "baris": m.transactions.len() }),
    )?;
    Ok(Dipindah { no_pindah: no.to_string(), user_tujuan: ke.to_string(), jumlah_rp: total, dari })
}
