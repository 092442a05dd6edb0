//! What instalments bring to the closing, the digest and the proof.

use crate::bukti::BUKTI;
use crate::rincian_dok::DOKUMEN;
use crate::tolak::CicilanTolak;
use db::{Conn, Tx, args};
use platform::Hasil;
use platform::domain::{BagianUrut, BarisRingkas, Domain, Hal, Hari, Potret};
use values::{KodeToko, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    peringatan,
    berakhir: crate::kabar::menjelang,
    potret: &[PIUTANG],
    ringkasan,
    riwayat: crate::riwayat::RIWAYAT,
    lacak: crate::lacak::lacak,
    demo: crate::demo::hari,
    demo_hari_ini: crate::demo::hari_ini,
    penolakan: &[CicilanTolak::DAFTAR],
    melayani: &["/transaksi-cicilan"],
    dokumen: &DOKUMEN,
    jurnal: &crate::jurnal::JURNAL,
    ..Domain::kosong("cicilan")
};

/// What falls due today or is late, what is in default, and what is paid and waits. None keeps a day open.
fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    let tempo = (CicilanTolak::TutupTempo.kode(), "/lihat-cicilan");
    let macet = (CicilanTolak::TutupMacet.kode(), "/lelang-cicilan");
    let siap = (CicilanTolak::TutupMacet.kode(), "/lihat-cicilan");
    let sql = |syarat: &str| {
        format!(
            "SELECT s.no_cicilan || ' ' || s.nama_customer FROM kontrak_cicilan s JOIN cicilan_kini k ON k.toko = s.toko \
             AND k.no_cicilan = s.no_cicilan WHERE k.toko = $1 AND k.terbuka = 1 AND {syarat} ORDER BY k.jatuh_tempo, s.no_cicilan"
        )
    };
    let isi = args![&h.toko, h.tgl];
    let hari_ini = |n: usize| format!("{n} angsuran jatuh tempo hari ini");
    Hal::bila(c, &mut hal, tempo, hari_ini, &sql("k.jatuh_tempo = $2"), isi)?;
    let lewat = |n: usize| format!("{n} cicilan menunggak");
    Hal::bila(c, &mut hal, tempo, lewat, &sql("k.jatuh_tempo <> '' AND k.jatuh_tempo < $2"), isi)?;
    let kata = |n: usize| format!("{n} cicilan macet");
    Hal::bila(c, &mut hal, macet, kata, &sql("k.macet_sejak <> '' AND k.macet_sejak < $2"), isi)?;
    let kata = |n: usize| format!("{n} cicilan sudah dibayar dan barangnya belum diserahkan");
    Hal::bila(c, &mut hal, siap, kata, &sql("k.sisa_pokok = 0 AND k.tgl_tahap <= $2"), isi)?;
    Ok(hal)
}

/// What is owed on pieces that are out.
const PIUTANG: Potret = Potret {
    aturan: "I16 potret piutang = buku piutang",
    tabel: "potret_piutang",
    buku: "buku_piutang",
    kunci: &["no_piutang"],
    nilai: &[("saldo", "masuk - b.keluar")],
    dalam: "",
    tulis: potret_piutang,
};

fn potret_piutang(tx: &mut Tx<'_>, h: &Hari) -> Hasil<()> {
    tx.exec(
        "INSERT INTO potret_piutang (toko, tanggal, no_piutang, saldo) SELECT toko, $2, no_piutang, saldo FROM saldo_piutang \
         WHERE toko = $1 AND saldo > 0",
        args![&h.toko, h.tgl],
    )?;
    Ok(())
}

const BERDIRI: &str = "NOT EXISTS (SELECT 1 FROM cicilan_bayar_batal z WHERE z.toko = b.toko AND z.no_bayar = b.no_bayar \
     AND z.tgl_system = b.tgl_system)";

fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    let mut baris = Vec::new();
    let bayar = |apa: &str| {
        format!(
            "SELECT COUNT(*), CAST(COALESCE(SUM(b.{apa}), 0) AS BIGINT) FROM cicilan_bayar b WHERE b.toko = $1 AND b.tgl_system = $2 \
             AND b.jenis <> 'AWAL' AND b.{apa} > 0 AND {BERDIRI}"
        )
    };
    let akhir = |jenis: &str| {
        format!(
            "SELECT COUNT(*), CAST(COALESCE(SUM(dibayar_rp), 0) AS BIGINT) FROM cicilan_akhir WHERE toko = $1 AND tgl_system = $2 \
             AND jenis = '{jenis}'"
        )
    };
    for (nama, sql, perhatian) in [
        (
            "Cicilan baru (harga)",
            "SELECT COUNT(*), CAST(COALESCE(SUM(harga_rp), 0) AS BIGINT) FROM kontrak_cicilan s WHERE toko = $1 AND tgl_system = $2 AND \
             NOT EXISTS (SELECT 1 FROM kerja_awal a WHERE a.toko = s.toko AND a.no_dok = s.no_cicilan)"
                .to_owned(),
            false,
        ),
        ("Angsuran pokok", bayar("pokok_rp"), false),
        ("Bunga cicilan", bayar("bunga_rp"), false),
        ("Denda cicilan", bayar("denda_rp"), false),
        (
            "Barang cicilan diserahkan sebelum lunas",
            "SELECT COUNT(*), CAST(COALESCE(SUM(jumlah_rp), 0) AS BIGINT) FROM cicilan_peristiwa WHERE toko = $1 AND tgl_system = $2 \
             AND tahap = 'SERAH'"
                .to_owned(),
            true,
        ),
        ("Cicilan dilelang (uang kembali)", akhir("LELANG"), true),
        ("Cicilan dibatalkan (uang kembali)", akhir("BATAL"), true),
    ] {
        let ada = c.one(&sql, args![toko, tgl], |r| Ok((r.int(0)?, r.int(1)?)))?;
        if let Some((n, rp)) = ada.filter(|(n, _)| *n > 0) {
            baris.push(BarisRingkas::baru(nama, Some(n), None, Some(rp)).perhatian(perhatian));
        }
    }
    Ok(if baris.is_empty() { Vec::new() } else { vec![BagianUrut { urut: 28, judul: "Cicilan", baris }] })
}
