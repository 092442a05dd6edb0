//! What points and gifts bring to the closing, the digest, the proof and the demo. Points are no store's: nothing of them is kept
//! at a closing. Gifts are.

use super::{PoinTolak, bukti::BUKTI, demo};
use db::{Conn, Tx, args};
use platform::Hasil;
use platform::domain::{BagianUrut, BarisRingkas, Domain, Hal, Hari, Potret};
use values::{KodeToko, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    peringatan,
    potret: &[HADIAH],
    ringkasan,
    demo: demo::hari,
    penolakan: &[PoinTolak::DAFTAR],
    ..Domain::kosong("poin")
};

/// Members who owe points after a cancellation of this store; it keeps no day open.
fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    Hal::bila(
        c,
        &mut hal,
        (PoinTolak::Minus.kode(), "/transaksi-poin"),
        |n| format!("{n} member berpoin minus karena pembatalan di toko ini"),
        "SELECT p.kode_member || ' ' || p.nama_customer || ': ' || s.saldo FROM saldo_poin s JOIN pelanggan p \
         ON p.kode_pelanggan = s.kode_pelanggan WHERE s.saldo < 0 AND EXISTS (SELECT 1 FROM buku_poin b \
         WHERE b.kode_pelanggan = s.kode_pelanggan AND b.toko = $1 AND b.balik IS NOT NULL AND b.poin < 0) ORDER BY 1",
        args![&h.toko],
    )?;
    Ok(hal)
}

/// Pieces of gifts.
pub(crate) const HADIAH: Potret = Potret {
    aturan: "I16 potret hadiah = buku hadiah",
    tabel: "potret_hadiah",
    buku: "buku_hadiah",
    kunci: &["kode_hadiah"],
    nilai: &[("qty", "qty")],
    dalam: "",
    tulis: potret_hadiah,
};

fn potret_hadiah(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    tx.exec(
        "INSERT INTO potret_hadiah (toko, tanggal, kode_hadiah, qty) SELECT toko, $2, kode_hadiah, qty FROM saldo_hadiah \
         WHERE toko = $1 AND qty > 0",
        args![&h.toko, h.tgl],
    )?;
    Ok(())
}

/// What the day gave and took.
fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    let mut baris = Vec::new();
    for (nama, jenis) in [
        ("Poin dari penjualan", "DAPAT"),
        ("Poin dipakai membayar", "BAYAR"),
        ("Poin ditukar hadiah", "TUKAR"),
        ("Poin ditambah dengan tangan", "TAMBAH"),
        ("Poin dikurangi dengan tangan", "KURANG"),
        ("Poin hangus", "HANGUS"),
    ] {
        let n: i64 = c.nilai(
            "SELECT CAST(COALESCE(SUM(poin), 0) AS BIGINT) FROM buku_poin WHERE toko = $1 AND tgl_system = $2 AND jenis = $3",
            args![toko, tgl, jenis],
        )?;
        if n != 0 {
            let tangan = matches!(jenis, "TAMBAH" | "KURANG");
            baris.push(BarisRingkas::baru(nama, Some(n), None, None).perhatian(tangan));
        }
    }
    let hadiah: i64 = c.nilai(
        "SELECT CAST(COALESCE(SUM(-qty), 0) AS BIGINT) FROM buku_hadiah WHERE toko = $1 AND tgl_system = $2 AND jenis = 'TUKAR'",
        args![toko, tgl],
    )?;
    if hadiah != 0 {
        baris.push(BarisRingkas::baru("Hadiah diberikan", Some(hadiah), None, None));
    }
    Ok(if baris.is_empty() {
        Vec::new()
    } else {
        vec![BagianUrut { urut: 25, judul: "Poin dan Hadiah", baris }]
    })
}
