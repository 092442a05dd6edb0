//! Money for the reports about it, through the books: drawers, an account, a balance moved, a card swiped, money sent and
//! received. The reference numbers are fixed, so that the pictures are. The store's mark is a category and a description.

use db::{Tx, args};
use ledger::{Arah, Dok, bank, kas, transit};
use platform::Hasil;
use values::{JenisDok, KodeToko, NoRekening, Rupiah, UserId};

const PUKUL: &str = "2026-11-15T08:39:00.000+07:00";

fn laci(kasir: &str, kategori: &str, deskripsi: &str, arah: Arah, jumlah: i64) -> kas::Baris {
    kas::Baris {
        kasir: UserId::parse(kasir).unwrap(),
        kategori: kategori.to_owned(),
        deskripsi: deskripsi.to_owned(),
        arah,
        jumlah: Rupiah::new(jumlah),
    }
}

fn rekening(
    jenis: &str,
    kategori: &str,
    deskripsi: &str,
    arah: Arah,
    jumlah: i64,
    menunggu: bool,
) -> bank::Baris {
    bank::Baris {
        no_rekening: NoRekening::parse("5220001").unwrap(),
        jenis: jenis.to_owned(),
        kategori: kategori.to_owned(),
        deskripsi: deskripsi.to_owned(),
        arah,
        jumlah: Rupiah::new(jumlah),
        menunggu,
    }
}

fn dok(tx: &mut Tx<'_>, jenis: JenisDok, isi: impl FnOnce(&mut Dok<'_, '_>) -> Hasil<()>) -> Hasil<String> {
    let oleh = UserId::parse("budi").unwrap();
    let mut d = Dok::buka(tx, jenis, &oleh)?;
    isi(&mut d)?;
    Ok(d.tutup("UJI", &serde_json::json!({}))?.to_string())
}

fn hari(tx: &mut Tx<'_>, toko: &KodeToko, tgl: &str) -> Hasil<()> {
    tx.exec("UPDATE toko SET tgl_system = $2 WHERE kode_toko = $1", args![toko, tgl])?;
    Ok(())
}

/// Planted once in a store, whichever of its reports comes first.
pub fn tanam(tx: &mut Tx<'_>, tanda: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    if tx.one("SELECT 1 FROM buku_kas WHERE toko = $1 LIMIT 1", args![&toko], |r| r.int(0))?.is_some() {
        return Ok(());
    }
    hari(tx, &toko, "2026-11-10")?;
    dok(tx, JenisDok::KasMasuk, |d| {
        Ok(kas::catat(d, &[laci("kasir1", tanda, "modal awal", Arah::Masuk, 1_000_000)])?)
    })?;
    hari(tx, &toko, "2026-11-15")?;
    let jual = dok(tx, JenisDok::Penjualan, |d| {
        kas::catat(d, &[laci("kasir1", "PENJUALAN", tanda, Arah::Masuk, 2_500_000)])?;
        Ok(bank::catat(d, &[rekening("DEBET", "PENJUALAN", tanda, Arah::Masuk, 3_000_000, true)])?)
    })?;
    dok(tx, JenisDok::KasKeluar, |d| {
        Ok(kas::catat(d, &[laci("kasir1", tanda, "listrik", Arah::Keluar, 150_000)])?)
    })?;
    // A cash row of the sale is moved to another drawer.
    let pindah = dok(tx, JenisDok::PindahSaldo, |d| {
        let baris = [
            laci("kasir1", "PINDAH OUT", "KE kasir2", Arah::Keluar, 2_500_000),
            laci("kasir2", "PINDAH IN", "DARI kasir1", Arah::Masuk, 2_500_000),
        ];
        Ok(kas::catat(d, &baris)?)
    })?;
    tx.exec(
        "INSERT INTO pindah_saldo (toko, no_pindah, tgl_system, waktu, oleh, tujuan, jumlah) \
         VALUES ($1, $2, '2026-11-15', $3, 'budi', 'kasir2', 2500000)",
        args![&toko, &pindah, PUKUL],
    )?;
    tx.exec(
        "INSERT INTO pindah_saldo_baris (toko, id_kas, no_pindah, kasir, jumlah) \
         SELECT toko, id, $2, kasir, 2500000 FROM buku_kas WHERE toko = $1 AND no_dok = $3",
        args![&toko, &pindah, &jual],
    )?;
    // Another sale is taken back.
    dok(tx, JenisDok::Penjualan, |d| {
        kas::catat(d, &[laci("kasir2", "PENJUALAN", tanda, Arah::Masuk, 400_000)])?;
        let no = d.no().clone();
        Ok(kas::balikkan(d, &no)?)
    })?;
    gesek(tx, &toko, tanda)?;
    kirim(tx, &toko, tanda)?;
    Ok(())
}

fn gesek(tx: &mut Tx<'_>, toko: &KodeToko, tanda: &str) -> Hasil<()> {
    let no = dok(tx, JenisDok::GesekTunai, |d| {
        kas::catat(d, &[laci("kasir2", "GESEK TUNAI", tanda, Arah::Keluar, 975_000)])?;
        Ok(bank::catat(d, &[rekening("CREDIT", "GESEK TUNAI", tanda, Arah::Masuk, 1_000_000, true)])?)
    })?;
    tx.exec(
        "INSERT INTO gesek (toko, no_gesek, tgl_system, waktu, oleh, kode_bank, no_rekening, jumlah, fee, fee_rp, cash, \
         empat, nama_customer) VALUES ($1, $2, '2026-11-15', $3, 'budi', 'BCA', '5220001', 1000000, 250, 25000, 975000, \
         '1111', $4)",
        args![toko, no, PUKUL, tanda],
    )?;
    dok(tx, JenisDok::ValidasiNonCash, |d| {
        let sql = "SELECT id FROM buku_bank WHERE toko = $1 AND jenis = 'DEBET'";
        let id = d.tx().rows(sql, args![toko], |r| r.int(0))?;
        bank::validasi(d, &id)?;
        Ok(bank::catat(d, &[rekening("DEBET", "BIAYA MDR", tanda, Arah::Keluar, 4_500, false)])?)
    })?;
    Ok(())
}

const ISI: &str = "INSERT INTO kirim_uang (toko, nota_kirim, no_reff, tujuan, tgl_system, waktu, oleh, jumlah, keterangan, \
     status, diubah) VALUES ($1, $2, $3, $4, '2026-11-15', $5, 'budi', $6, $7, $8, $5)";

fn reff_pusat(toko: &KodeToko) -> String {
    format!("REFF-PST-{toko}")
}

/// Head office, which sends some to the store. Runs in head office's own transaction.
pub fn pusat(tx: &mut Tx<'_>, untuk: &KodeToko) -> Hasil<()> {
    tx.exec(
        "INSERT INTO toko (kode_toko, nama_toko, alamat_toko, no_telp, no_whatsapp, portal, pusat, aktif, tgl_system, \
         tgl_tutup, dibuat, versi) VALUES ('PST', 'Kantor Pusat', 'Jl. Pusat 1', '', '', '', 1, 1, '2026-11-15', NULL, $1, 1) \
         ON CONFLICT DO NOTHING",
        args![PUKUL],
    )?;
    if tx.one("SELECT 1 FROM kirim_uang WHERE tujuan = $1", args![untuk], |r| r.int(0))?.is_some() {
        return Ok(());
    }
    let reff = reff_pusat(untuk);
    dok(tx, JenisDok::KasMasuk, |d| Ok(kas::catat(d, &[laci("bos", "MODAL", "", Arah::Masuk, 300_000)])?))?;
    let nota = dok(tx, JenisDok::KirimUang, |d| {
        kas::catat(d, &[laci("bos", "KIRIM UANG", "", Arah::Keluar, 300_000)])?;
        Ok(transit::catat(d, &reff, Arah::Masuk, Rupiah::new(300_000))?)
    })?;
    tx.exec(ISI, args!["PST", nota, &reff, untuk, PUKUL, 300_000, "modal cabang", "DONE"])?;
    Ok(())
}

/// Money to head office, which is on its way, and from it; what came was less.
fn kirim(tx: &mut Tx<'_>, toko: &KodeToko, tanda: &str) -> Hasil<()> {
    let reff = format!("REFF-{toko}-1");
    let nota = dok(tx, JenisDok::KirimUang, |d| {
        kas::catat(d, &[laci("kasir1", "KIRIM UANG", tanda, Arah::Keluar, 500_000)])?;
        Ok(transit::catat(d, &reff, Arah::Masuk, Rupiah::new(500_000))?)
    })?;
    tx.exec(ISI, args![toko, nota, &reff, "PST", PUKUL, 500_000, tanda, "DIKIRIM"])?;
    let reff = reff_pusat(toko);
    let nota: String = tx.nilai("SELECT nota_kirim FROM kirim_uang WHERE no_reff = $1", args![&reff])?;
    let terima = dok(tx, JenisDok::TerimaUang, |d| {
        kas::catat(d, &[laci("kasir1", "TERIMA UANG", tanda, Arah::Masuk, 299_000)])?;
        Ok(transit::catat(d, &reff, Arah::Keluar, Rupiah::new(300_000))?)
    })?;
    tx.exec(
        "INSERT INTO kirim_uang_terima (toko, no_terima, no_reff, asal, nota_kirim, tgl_system, waktu, oleh, jumlah_kirim, \
         jumlah_terima, keterangan) VALUES ($1, $2, $3, 'PST', $4, '2026-11-15', $5, 'budi', 300000, 299000, $6)",
        args![toko, terima, &reff, &nota, PUKUL, tanda],
    )?;
    Ok(())
}
