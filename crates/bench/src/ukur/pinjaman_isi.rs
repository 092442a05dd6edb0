//! Many running loans out of those that are there, for measuring only: copied to the days before with numbers of their own. Their pledges
//! lie nowhere and the trail is not copied, so the books of such a database are never proved.

use super::niaga_isi::TOKO;
use crate::catatan;
use anyhow::Result;
use db::{Db, Tx, args};
use platform::Tolak;
use values::{Jam as _, JamSistem, KodeToko, Tanggal};

/// Tables of a loan, and the column that counts their rows.
const TABEL: [(&str, &str); 8] = [
    ("hutang", ""),
    ("hutang_baris", ""),
    ("hutang_kini", ""),
    ("hutang_peristiwa", ""),
    ("kantong_hutang", ""),
    ("kantong_peristiwa", "id"),
    ("buku_pinjaman", "id"),
    ("saldo_pinjaman", ""),
];

/// Copies the loans of today `kali` times.
pub async fn salin(db: &Db, kali: i64) -> Result<()> {
    let hari = JamSistem.hari_ini();
    let toko = KodeToko::parse(TOKO)?;
    for k in 1..=kali {
        let lalu = hari.tambah_hari(-k)?;
        db.write(toko.clone(), move |tx| {
            TABEL.iter().try_for_each(|(tabel, id)| satu_tabel(tx, (tabel, id), (hari, lalu)))
        })
        .await
        .map_err(|t: Tolak| catatan::salah(&t))?;
    }
    db.write(toko, |tx| {
        tx.exec(
            "UPDATE urut SET n = (SELECT MAX(id) FROM buku_pinjaman WHERE toko = $1) WHERE toko = $1 AND buku = 'pinjaman'",
            args![TOKO],
        )
    })
    .await
    .map_err(|t: db::Error| anyhow::anyhow!("{t}"))?;
    Ok(())
}

fn satu_tabel(
    tx: &mut Tx<'_>,
    (tabel, id): (&str, &str),
    (hari, lalu): (Tanggal, Tanggal),
) -> Result<(), Tolak> {
    let (pendek, jadi) = (hari.yymmdd(), lalu.yymmdd());
    let maks: i64 = if id.is_empty() {
        0
    } else {
        tx.nilai(&format!("SELECT COALESCE(MAX({id}), 0) FROM {tabel} WHERE toko = $1"), args![TOKO])?
    };
    let kolom = tx.kolom(&format!("SELECT * FROM {tabel}"))?;
    let isi: Vec<String> = kolom
        .iter()
        .map(|c| match c.as_str() {
            c if c == id => format!("{c} + {maks}"),
            "tgl_system" => format!("'{lalu}'"),
            c if c.starts_with("no_") || c == "rujukan" => format!("replace({c}, '-{pendek}-', '-{jadi}-')"),
            c => c.to_owned(),
        })
        .collect();
    let sql = format!(
        "INSERT INTO {tabel} ({}) SELECT {} FROM {tabel} WHERE toko = '{TOKO}' AND no_hutang LIKE '%-{pendek}-%'",
        kolom.join(", "),
        isi.join(", ")
    );
    tx.exec(&sql, args![])?;
    Ok(())
}
