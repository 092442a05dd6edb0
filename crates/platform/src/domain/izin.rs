//! What approvals bring to the closing, the digest and the dashboard.

use super::dokumen::DokumenDomain;
use super::{BagianUrut, BarisRingkas, Domain, Hal, Hari, HariPengumuman, Pengumuman};
use crate::{Hasil, OtorisasiTolak, Pelaku, otorisasi};
use db::{Conn, args};
use ledger::periksa::Bukti;
use values::{KodeToko, Tanggal};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    halangan,
    ringkasan,
    pengumuman,
    dokumen: &DOKUMEN,
    ..Domain::kosong("otorisasi")
};

/// Columns that hold a document of any kind.
const DOKUMEN: DokumenDomain = DokumenDomain {
    kolom: &["dipakai_dok", "dokumen", "hasil", "kelompok", "no_batal", "no_dok", "objek", "rujukan"],
    ..DokumenDomain::TANPA
};

/// No rule of its own: documents prove that their approval is theirs.
static BUKTI: Bukti = Bukti { tabel: &["otorisasi_sendiri", "otorisasi"], ..Bukti::TANPA };

fn halangan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    Hal::bila(
        c,
        &mut hal,
        (OtorisasiTolak::TutupMenunggu.kode(), ""),
        |n| format!("{n} permintaan otorisasi menunggu keputusan"),
        "SELECT description || ' (' || peminta || ')' FROM otorisasi WHERE toko = $1 AND status = 'MENUNGGU' \
         AND berlaku_sampai > $2 ORDER BY dibuat",
        args![&h.toko, h.kini],
    )?;
    Ok(hal)
}

fn ringkasan(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<BagianUrut>> {
    let izin = c.rows(
        "SELECT kategori, COUNT(*), CAST(COALESCE(SUM(nominal), 0) AS BIGINT) FROM otorisasi WHERE toko = $1 \
         AND tgl_system = $2 AND status IN ('DISETUJUI', 'TERPAKAI') GROUP BY kategori ORDER BY kategori",
        args![toko, tgl],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?)),
    )?;
    let mut baris: Vec<BarisRingkas> = izin
        .into_iter()
        .map(|(k, n, rp)| BarisRingkas::baru(format!("Otorisasi {k}"), Some(n), None, Some(rp)))
        .collect();
    // An owner who was alone said yes to themselves: each is named.
    for s in otorisasi::sendiri(c, toko, tgl)? {
        let uraian = format!(
            "Disetujui sendiri oleh {}: {} {} ({})",
            s.peminta, s.description, s.dipakai_dok, s.keterangan
        );
        baris.push(BarisRingkas::baru(uraian, None, None, Some(s.nominal.nilai())).perhatian(true));
    }
    Ok(vec![BagianUrut { urut: 60, judul: "Pembatalan dan Otorisasi", baris }])
}

fn pengumuman(c: &mut Conn, p: &Pelaku, h: &HariPengumuman) -> Hasil<Vec<Pengumuman>> {
    // Those who may not decide have no inbox.
    let kotak = otorisasi::kotak(c, p, h.kini).map_or(0, |o| o.len());
    if kotak == 0 {
        return Ok(Vec::new());
    }
    Ok(vec![Pengumuman {
        jenis: "PENTING",
        judul: format!("{kotak} permintaan otorisasi menunggu"),
        isi: "Buka kotak otorisasi di kepala halaman untuk memutuskannya.".to_owned(),
        rute: None,
    }])
}
