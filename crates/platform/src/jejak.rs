//! Reading the audit trail of a store. Only `ledger` writes it; whoever reads it sees the acts of one store
//! in the order they happened.

use crate::{Hasil, Pelaku, Tolak};
use db::{Conn, Row, Val};
use values::{KodeToko, Tanggal, Waktu};

/// What to show: days by the clock in Jakarta (both included), and narrower if wanted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saring {
    toko: KodeToko,
    dari: Waktu,
    sebelum: Waktu,
    aksi: Option<String>,
    oleh: Option<String>,
    objek: Option<String>,
}

/// A filter as typed: empty and ALL mean none.
fn isian(teks: Option<&str>) -> Option<String> {
    teks.map(str::trim).filter(|t| !t.is_empty() && !t.eq_ignore_ascii_case("ALL")).map(str::to_owned)
}

fn tanggal(kolom: &str, teks: Option<&str>, kosong: &str) -> Hasil<Tanggal> {
    let Some(t) = teks.map(str::trim).filter(|t| !t.is_empty()) else {
        return Err(Tolak::aturan("LAPORAN-01", kosong).kolom(kolom, kosong));
    };
    Tanggal::parse(t).map_err(|e| Tolak::aturan("LAPORAN-02", e.to_string()).kolom(kolom, e.to_string()))
}

impl Saring {
    pub fn baca(
        p: &Pelaku,
        (dari, sampai): (Option<&str>, Option<&str>),
        aksi: Option<&str>,
        oleh: Option<&str>,
        objek: Option<&str>,
    ) -> Hasil<Self> {
        let dari = tanggal("tgl_from", dari, "Tanggal Awal Tidak Boleh Kosong")?;
        let sampai = tanggal("tgl_to", sampai, "Tanggal Akhir Tidak Boleh Kosong")?;
        if sampai.sebelum(dari) {
            let pesan = "Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal";
            return Err(Tolak::aturan("LAPORAN-03", pesan).kolom("tgl_to", pesan));
        }
        let awal = |t: Tanggal| Waktu::di(t, 0, 0, 0);
        let salah = |e: values::TanggalSalah| Tolak::aturan("LAPORAN-02", e.to_string());
        Ok(Self {
            toko: p.toko.clone(),
            dari: awal(dari).map_err(salah)?,
            sebelum: awal(sampai.tambah_hari(1).map_err(salah)?).map_err(salah)?,
            aksi: isian(aksi),
            oleh: isian(oleh),
            objek: isian(objek),
        })
    }

    fn syarat(&self) -> (String, Vec<Val>) {
        let mut sql = String::from("toko = $1 AND waktu >= $2 AND waktu < $3");
        let mut nilai: Vec<Val> = vec![(&self.toko).into(), self.dari.into(), self.sebelum.into()];
        for (kolom, isi) in [("aksi", &self.aksi), ("oleh", &self.oleh)] {
            if let Some(isi) = isi {
                nilai.push(isi.to_lowercase().into());
                sql.push_str(&format!(" AND LOWER({kolom}) = ${}", nilai.len()));
            }
        }
        if let Some(isi) = &self.objek {
            nilai.push(db::pola_cari(isi).into());
            sql.push_str(&format!(" AND LOWER(objek) LIKE ${} ESCAPE '\\'", nilai.len()));
        }
        (sql, nilai)
    }

    pub fn banyak(&self, c: &mut Conn) -> Hasil<i64> {
        let (syarat, nilai) = self.syarat();
        Ok(c.nilai(&format!("SELECT COUNT(*) FROM audit WHERE {syarat}"), &nilai)?)
    }

    /// Every act that fits, at most `paling_banyak`.
    pub fn tiap(
        &self,
        c: &mut Conn,
        paling_banyak: Option<i64>,
        mut f: impl FnMut(&Row<'_>) -> Hasil<()>,
    ) -> Hasil<()> {
        let (syarat, mut nilai) = self.syarat();
        let mut sql = format!("SELECT {KOLOM} FROM audit WHERE {syarat} ORDER BY waktu, seq");
        if let Some(n) = paling_banyak {
            nilai.push(n.into());
            sql.push_str(&format!(" LIMIT ${}", nilai.len()));
        }
        c.each(&sql, &nilai, |r| f(r))
    }
}

const KOLOM: &str = "seq, tgl_system, waktu, oleh, aksi, objek, isi";

/// One act as JSON text; what was written down with it stays the JSON it is.
pub fn tulis(r: &Row<'_>, keluar: &mut Vec<u8>) -> Hasil<()> {
    for (i, nama) in KOLOM.split(", ").enumerate() {
        keluar.push(if i == 0 { b'{' } else { b',' });
        keluar.extend_from_slice(format!("\"{nama}\":").as_bytes());
        match r.text(i) {
            Ok(t) if nama == "isi" && serde_json::from_str::<&serde_json::value::RawValue>(t).is_ok() => {
                keluar.extend_from_slice(t.as_bytes());
            }
            _ => r.json(i, keluar)?,
        }
    }
    keluar.push(b'}');
    Ok(())
}
