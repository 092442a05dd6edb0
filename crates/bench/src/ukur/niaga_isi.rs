//! A store full of sales: some made through the use case itself, the rest copied row by row to other days with numbers of
//! their own, because two million through the use case would take the better part of an hour.

use crate::catatan;
use anyhow::Result;
use barang::tambah::{self, Baru, HargaModal};
use db::{Db, KunciIdem, Tx, args};
use niaga::{Bayar, JenisBayar, TransaksiMinta, jual};
use platform::{Level, Pelaku, Siaran, Tolak};
use std::sync::Arc;
use values::{Berat, HargaGram, Jam as _, JamSistem, Kadar, KodeToko, Rupiah, Tanggal, UserId};

pub const TOKO: &str = "JKT1";
const SEKALI: usize = 1_000;
/// Barcodes of a copy lie so far from those it was copied from.
const JAUH: i64 = 100_000;

pub fn kasir() -> Result<Pelaku> {
    let toko = KodeToko::parse(TOKO)?;
    Ok(Pelaku {
        user_id: UserId::parse("kasir1-jkt1")?,
        user_name: "Kasir".to_owned(),
        level: Level::Kasir,
        toko: toko.clone(),
        toko_asal: toko,
        pusat: false,
        akses: Arc::default(),
        sesi: Arc::from(""),
        terkunci: false,
        ganti_sandi: false,
    })
}

/// The demo's stores with masters and trays that take as many as they are given.
pub async fn siapkan(db: &Db) -> Result<()> {
    demo::isi(db, &Siaran::baru().0).await?;
    demo::isi_master(db).await?;
    let toko = KodeToko::parse(TOKO)?;
    db.write(toko.clone(), move |tx| {
        tx.exec("UPDATE baki SET kapasitas = 0 WHERE toko = $1", args![&toko]).map_err(Tolak::from)
    })
    .await
    .map_err(|t| catatan::salah(&t))?;
    Ok(())
}

/// New pieces in the showcase; their barcodes.
pub async fn barang(db: &Db, p: &Pelaku, banyak: usize) -> Result<Vec<String>> {
    let modal = HargaModal::from([("750".to_owned(), HargaGram::new(1_800_000))]);
    let mut kode = Vec::with_capacity(banyak);
    while kode.len() < banyak {
        let (p, modal, n) = (p.clone(), modal.clone(), SEKALI.min(banyak - kode.len()));
        let baru = db
            .write(p.toko.clone(), move |tx| {
                let baris: Vec<Baru> = (0..n)
                    .map(|i| Baru {
                        kode_group: "750".to_owned(),
                        kode_dept: "CIN750".to_owned(),
                        kode_gudang: "TOKO".to_owned(),
                        kode_toko: "A06".to_owned(),
                        nama_barang: "CINCIN".to_owned(),
                        berat_asli: Berat::mg(1_500 + i64::try_from(i % 300).unwrap_or(0) * 10),
                        kadar: Kadar::perseratus(8_000).ok(),
                        kadar_modal: Kadar::perseratus(7_700).ok(),
                        ..Baru::default()
                    })
                    .collect();
                tambah::banyak(tx, &p, &modal, &baris)
            })
            .await
            .map_err(|t| catatan::salah(&t))?;
        kode.extend(baru.into_iter().map(|t| t.kode_barcode));
    }
    Ok(kode)
}

/// The day's prices stand, by the owner.
pub async fn terbitkan(db: &Db, own: &Pelaku) -> Result<()> {
    let own = own.clone();
    db.write(own.toko.clone(), move |tx| {
        let penanda = harga::hari_ini(tx, &own)?.penanda;
        let m = harga::Terbit { penanda, baris: Vec::new(), toko: Vec::new(), yakin: true };
        harga::terbitkan(tx, &own, &m, &Siaran::baru().0).map(|_| ())
    })
    .await
    .map_err(|t: Tolak| catatan::salah(&t))
}

/// One sale inside a transaction, as the handler of `POST /api/v1/penjualan` does it.
pub fn jual(tx: &mut Tx<'_>, p: &Pelaku, kode: &str) -> Result<(), Tolak> {
    let kunci = KunciIdem {
        user: p.user_id.to_string(),
        panggilan: "POST /api/v1/penjualan".to_owned(),
        kunci: format!("jual-{kode}"),
        sidik: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855".to_owned(),
    };
    let m = TransaksiMinta {
        kode_sales: "S01".to_owned(),
        detail_barang: vec![jual::JualMinta { kode_barcode: kode.to_owned(), ..jual::JualMinta::default() }],
        pembayaran: vec![Bayar {
            jenis: JenisBayar::Cash,
            jumlah_rp: Rupiah::new(100_000_000),
            ..Bayar::default()
        }],
        ..TransaksiMinta::default()
    };
    db::sekali(tx, Some(&kunci), |tx| {
        let t = niaga::simpan(tx, p, &m)?;
        let jawab = serde_json::json!({ "data": t, "message": "Penjualan Berhasil Disimpan" });
        serde_json::value::to_raw_value(&jawab).map_err(|e| Tolak::from(db::Error::Lain(e.to_string())))
    })?;
    Ok(())
}

/// Sells all of them, many in a transaction.
pub async fn jual_semua(db: &Db, p: &Pelaku, kode: &[String]) -> Result<()> {
    for sebagian in kode.chunks(200) {
        let (p, sebagian) = (p.clone(), sebagian.to_vec());
        db.write(p.toko.clone(), move |tx| sebagian.iter().try_for_each(|k| jual(tx, &p, k)))
            .await
            .map_err(|t: Tolak| catatan::salah(&t))?;
    }
    Ok(())
}

/// What a sale leaves, and the column that numbers its rows where there is one.
const TABEL: [(&str, &str, &str); 12] = [
    ("barang", "", ""),
    ("buku_stok", "id", "stok"),
    ("buku_kas", "id", "kas"),
    ("buku_pajak", "id", "pajak"),
    ("buku_kupon", "id", "kupon"),
    ("kupon_terbit", "", ""),
    ("saldo_kupon", "", ""),
    ("dok_barang", "", ""),
    ("dok_barang_baris", "", ""),
    ("faktur", "", ""),
    ("jual", "", ""),
    ("bayar", "", ""),
];

/// Copies all that there is of today to the days before it, `kali` times; a copy has dates, numbers and barcodes of its
/// own. The trail is not copied: its rows are a chain.
pub async fn salin(db: &Db, kali: i64) -> Result<()> {
    let hari = JamSistem.hari_ini();
    for k in 1..=kali {
        let lalu = hari.tambah_hari(-k)?;
        db.write(KodeToko::parse(TOKO)?, move |tx| {
            for (tabel, id, _) in TABEL {
                satu_tabel(tx, tabel, id, (hari, lalu), k)?;
            }
            Ok::<_, Tolak>(())
        })
        .await
        .map_err(|t| catatan::salah(&t))?;
    }
    db.write(KodeToko::parse(TOKO)?, |tx| {
        for (tabel, _, buku) in TABEL.iter().filter(|(_, id, _)| !id.is_empty()) {
            let akhir = format!("(SELECT MAX(id) FROM {tabel} WHERE toko = $1)");
            tx.exec(
                &format!("UPDATE urut SET n = {akhir} WHERE toko = $1 AND buku = $2 AND n < {akhir}"),
                args![TOKO, *buku],
            )?;
        }
        Ok::<_, Tolak>(())
    })
    .await
    .map_err(|t| catatan::salah(&t))?;
    Ok(())
}

fn satu_tabel(
    tx: &mut Tx<'_>,
    tabel: &str,
    id: &str,
    (hari, lalu): (Tanggal, Tanggal),
    k: i64,
) -> Result<(), Tolak> {
    let (pendek, jadi) = (hari.yymmdd(), lalu.yymmdd());
    let milik = match tabel {
        "barang" => format!("kode_barcode < '{JAUH:08}'"),
        "kupon_terbit" => format!("toko = '{TOKO}' AND tgl_terbit = '{hari}'"),
        "saldo_kupon" => format!("toko = '{TOKO}' AND substr(no_kupon, 1, 6) = '{pendek}'"),
        "dok_barang_baris" => format!("toko = '{TOKO}' AND substr(no_dok, 8, 6) = '{pendek}'"),
        _ => format!("toko = '{TOKO}' AND tgl_system = '{hari}'"),
    };
    let kolom = tx.kolom(&format!("SELECT * FROM {tabel}"))?;
    let isi: Vec<String> = kolom
        .iter()
        .map(|c| match c.as_str() {
            c if c == id => {
                format!("{c} + {k} * (SELECT n FROM urut WHERE toko = '{TOKO}' AND buku = '{}')", buku(tabel))
            }
            "tgl_system" | "tgl_dokumen" | "tgl_terbit" => format!("'{lalu}'"),
            "no_faktur_group" | "no_faktur_jual" | "no_faktur" | "no_dok" | "deskripsi" => {
                format!("replace({c}, '-{pendek}-', '-{jadi}-')")
            }
            "no_kupon" => format!("'{jadi}' || substr({c}, 7)"),
            "kode_barcode" => {
                format!("substr(CAST(CAST({c} AS BIGINT) + {} AS TEXT), 2)", 100_000_000 + k * JAUH)
            }
            c => c.to_owned(),
        })
        .collect();
    let sql = format!(
        "INSERT INTO {tabel} ({}) SELECT {} FROM {tabel} WHERE {milik}",
        kolom.join(", "),
        isi.join(", ")
    );
    tx.exec(&sql, args![])?;
    Ok(())
}

fn buku(tabel: &str) -> &'static str {
    TABEL.iter().find(|(t, _, _)| *t == tabel).map_or("", |(_, _, b)| b)
}
