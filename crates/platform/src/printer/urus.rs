//! Adding, changing and removing a store's printers. An address that is not kept here is never connected to.

use super::{Cara, Jenis, MENU, Printer, cari, tidak_ada};
use crate::orang::kini;
use crate::{Hasil, Pelaku, PrinterTolak, Tolak};
use db::{Conn, Tx, args};
use serde::Deserialize;
use serde_json::json;
use values::KodeToko;

/// A printer as the screen sends it.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = SimpanPrinter)]
pub struct Simpan {
    pub nama: String,
    pub jenis: Jenis,
    pub cara: Cara,
    /// host:port or the name of an agent; left out for a download
    #[serde(default)]
    pub alamat: String,
    /// characters a line, for ESCPOS; 48 when left out
    pub lebar: Option<i64>,
    pub aktif: Option<bool>,
    /// of the printer the change was made on
    pub versi: Option<i64>,
}

fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    PrinterTolak::Isian.pada(kolom, pesan)
}

struct Rapi {
    nama: String,
    alamat: String,
    lebar: i64,
}

/// The rules, without the database.
fn periksa(s: &Simpan) -> Hasil<Rapi> {
    let nama = s.nama.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    if nama.is_empty() {
        return Err(salah("nama", "Nama Printer Tidak Boleh Kosong"));
    }
    let sah = |c: char| c.is_ascii_alphanumeric() || " -_.".contains(c);
    if nama.len() > 32 || !nama.chars().all(sah) {
        return Err(salah(
            "nama",
            "Nama printer paling panjang 32 karakter: A-Z, 0-9, spasi, titik, - dan _",
        ));
    }
    let alamat = s.alamat.trim();
    let alamat = match s.cara {
        Cara::Unduh => String::new(),
        Cara::Agen => alamat.to_lowercase(),
        Cara::Jaringan => alamat_jaringan(alamat)?,
    };
    if s.cara == Cara::Agen && alamat.is_empty() {
        return Err(salah("alamat", "Agen cetaknya belum dipilih"));
    }
    let lebar = match (s.jenis, s.lebar.unwrap_or(48)) {
        (Jenis::Escpos, n @ 20..=64) => n,
        (Jenis::Escpos, _) => {
            return Err(salah("lebar", "Lebar kertas 20 sampai 64 karakter (80 mm: 48, 58 mm: 32)"));
        }
        _ => 0,
    };
    Ok(Rapi { nama, alamat, lebar })
}

/// `host:port`. Ports below 1024 are other services' own; a printer has none there.
fn alamat_jaringan(isi: &str) -> Hasil<String> {
    let bentuk = || salah("alamat", "Alamat printer berbentuk host:port, misalnya 192.168.1.50:9100");
    let (host, port) = isi.rsplit_once(':').ok_or_else(bentuk)?;
    let v6 = host.strip_prefix('[').and_then(|h| h.strip_suffix(']'));
    let sah = match v6 {
        Some(h) => h.parse::<std::net::Ipv6Addr>().is_ok(),
        None => {
            (1..=120).contains(&host.len())
                && host.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'.' || b == b'-')
        }
    };
    let nomor = port.parse::<u16>().ok().filter(|_| port.bytes().all(|b| b.is_ascii_digit()));
    match (sah, nomor) {
        (true, Some(n @ 1024..)) => Ok(format!("{}:{n}", host.to_lowercase())),
        (true, Some(_)) => Err(salah("alamat", "Port printer 1024 sampai 65535, biasanya 9100")),
        _ => Err(bentuk()),
    }
}

/// The living print agents of a store, by name.
pub fn agen_cetak(c: &mut Conn, toko: &KodeToko) -> db::Result<Vec<String>> {
    c.rows(
        "SELECT nama FROM agen WHERE toko = $1 AND jenis = 'print' AND aktif = 1 ORDER BY nama",
        args![toko],
        |r| r.get(0),
    )
}

fn agen_ada(tx: &mut Tx<'_>, s: &Simpan, r: &Rapi) -> Hasil<()> {
    let toko = tx.toko().clone();
    if s.cara == Cara::Agen && !agen_cetak(tx, &toko)?.contains(&r.alamat) {
        let nama: String = r.alamat.chars().take(32).collect();
        let pesan = format!("Agen cetak {nama} belum terdaftar di toko ini (karat agent add --jenis print)");
        return Err(salah("alamat", pesan));
    }
    Ok(())
}

fn isi(r: &Rapi, s: &Simpan, aktif: bool) -> serde_json::Value {
    json!({
        "jenis": s.jenis.as_str(), "cara": s.cara.as_str(), "alamat": r.alamat, "lebar": r.lebar, "aktif": aktif,
    })
}

pub fn tambah(tx: &mut Tx<'_>, p: &Pelaku, s: &Simpan) -> Hasil<Printer> {
    let (p, r) = (kini(tx, p, MENU)?, periksa(s)?);
    agen_ada(tx, s, &r)?;
    let (toko, waktu, aktif) = (tx.toko().clone(), tx.sekarang(), s.aktif.unwrap_or(true));
    if cari(tx, &toko, &r.nama)?.is_some() {
        let pesan = format!("Printer {} sudah terdaftar", r.nama);
        return Err(PrinterTolak::Sudah.pada("nama", pesan));
    }
    tx.exec(
        "INSERT INTO printer (toko, nama, jenis, cara, alamat, lebar, aktif, dibuat, versi) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1)",
        args![
            &toko,
            r.nama.as_str(),
            s.jenis.as_str(),
            s.cara.as_str(),
            r.alamat.as_str(),
            r.lebar,
            aktif,
            waktu
        ],
    )?;
    let catatan = isi(&r, s, aktif).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "TAMBAH PRINTER", &r.nama, &catatan)?;
    cari(tx, &toko, &r.nama)?.ok_or_else(|| tidak_ada(&r.nama))
}

/// Changes a printer; the name stays.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, nama: &str, s: &Simpan) -> Hasil<Printer> {
    let (p, r) = (kini(tx, p, MENU)?, periksa(s)?);
    let toko = tx.toko().clone();
    let ada = cari(tx, &toko, nama)?.ok_or_else(|| tidak_ada(nama))?;
    if r.nama != ada.nama {
        return Err(salah("nama", "Nama printer tidak bisa dirubah; hapus lalu tambahkan yang baru"));
    }
    if s.versi.is_some_and(|v| v != ada.versi) {
        let pesan =
            format!("Printer {} sudah diubah orang lain, muat ulang lalu ulangi perubahan Anda", r.nama);
        return Err(PrinterTolak::SudahDiubah.tolak(pesan).rincian(json!(ada)));
    }
    agen_ada(tx, s, &r)?;
    let aktif = s.aktif.unwrap_or(ada.aktif);
    tx.exec(
        "UPDATE printer SET jenis = $3, cara = $4, alamat = $5, lebar = $6, aktif = $7, versi = versi + 1 \
         WHERE toko = $1 AND nama = $2",
        args![&toko, r.nama.as_str(), s.jenis.as_str(), s.cara.as_str(), r.alamat.as_str(), r.lebar, aktif],
    )?;
    let catatan = json!({ "sebelum": ada, "sesudah": isi(&r, s, aktif) }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "UBAH PRINTER", &r.nama, &catatan)?;
    cari(tx, &toko, &r.nama)?.ok_or_else(|| tidak_ada(&r.nama))
}

/// Removes a printer; what still waits for it is called off.
pub fn hapus(tx: &mut Tx<'_>, p: &Pelaku, nama: &str) -> Hasil<()> {
    let p = kini(tx, p, MENU)?;
    let toko = tx.toko().clone();
    let ada = cari(tx, &toko, nama)?.ok_or_else(|| tidak_ada(nama))?;
    tx.exec("DELETE FROM printer WHERE toko = $1 AND nama = $2", args![&toko, ada.nama.as_str()])?;
    tx.exec(
        "UPDATE antrean_cetak SET status = 'BATAL', pesan = 'Printer dihapus' \
         WHERE toko = $1 AND printer = $2 AND status IN ('MENUNGGU', 'GAGAL')",
        args![&toko, ada.nama.as_str()],
    )?;
    ledger::audit::catat_hari_ini(
        tx,
        p.user_id.as_str(),
        "HAPUS PRINTER",
        &ada.nama,
        &json!(ada).to_string(),
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn isian(alamat: &str) -> Simpan {
        Simpan {
            nama: " kasir  1 ".into(),
            jenis: Jenis::Escpos,
            cara: Cara::Jaringan,
            alamat: alamat.into(),
            lebar: None,
            aktif: None,
            versi: None,
        }
    }

    #[test]
    fn printer_yang_baik_dirapikan() {
        let r = periksa(&isian(" Printer-1.Toko:9100 ")).unwrap();
        assert_eq!((r.nama.as_str(), r.alamat.as_str(), r.lebar), ("KASIR 1", "printer-1.toko:9100", 48));
        assert_eq!(periksa(&isian("[::1]:9100")).unwrap().alamat, "[::1]:9100");
        let zpl = Simpan { jenis: Jenis::Zpl, cara: Cara::Unduh, alamat: "apa saja".into(), ..isian("") };
        let r = periksa(&zpl).unwrap();
        assert_eq!((r.alamat.as_str(), r.lebar), ("", 0));
    }

    #[test]
    fn alamat_yang_bukan_printer_ditolak_di_isiannya() {
        for alamat in [
            "",
            "192.168.1.50",
            ":9100",
            "a b:9100",
            "http://x:9100",
            "x:0",
            "x:+9100",
            "x:99999",
            "x:22",
            "user@x:9100",
            "[::g]:9100",
            "x/../y:9100",
            "x\r\n:9100",
        ] {
            let t = periksa(&isian(alamat)).err().unwrap_or_else(|| panic!("{alamat} diterima"));
            assert_eq!(t.kolom.keys().next().map(String::as_str), Some("alamat"), "{alamat}");
        }
        let nama = Simpan { nama: "a/b".into(), ..isian("x:9100") };
        assert!(periksa(&nama).err().unwrap().kolom.contains_key("nama"));
        let lebar = Simpan { lebar: Some(200), ..isian("x:9100") };
        assert!(periksa(&lebar).err().unwrap().kolom.contains_key("lebar"));
        let agen = Simpan { cara: Cara::Agen, ..isian(" ") };
        assert!(periksa(&agen).err().unwrap().kolom.contains_key("alamat"));
    }
}
