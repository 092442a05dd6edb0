//! Handing pieces over: their sale, with what was paid. Before it is all paid the owner says yes, and the rest is a receivable (L15);
//! once it is, it is LUNAS. Taking it back puts pieces and money where they were.

use crate::CicilanTolak;
use crate::bayar::{alasan_bank, belum_masuk, habiskan, setuju_lunas};
use crate::hutang;
use crate::minta::{
    CicilanDiserahkan, CicilanSerahBatal, CicilanSerahBatalMinta, CicilanSerahHitungan, CicilanSerahMinta,
    CicilanTimbang,
};
use crate::tabel::{self, Kejadian, Kontrak, Saat};
use barang::dicicil;
use db::{Conn, Tx, args};
use konter::bayar::{self as bayar_konter, BarisBayar, Senilai, Tempat};
use konter::pelanggan::{self, Pelanggan, PelangganMinta};
use konter::pengambil::{self, Datang, Pemilik, Pengambil};
use konter::uang_muka::{self, CaraDp};
use konter::{
    Alasan, BarisIzin, Bayar, CaraBayar, Hari, JenisBayar, KodeAlasan, Perlu, alasan, meluap, rupiah,
};
use ledger::{Dok, piutang};
use niaga::TransaksiMinta;
use niaga::batal::{Asal, BatalTransaksi};
use niaga::jual::JualMinta;
use niaga::sumber::{self, BarisSumber, Sumber, Terikat};
use niaga::tahan;
use platform::otorisasi::{self, Rincian};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{HargaGram, JenisDok, KodeBarcode, NoFaktur, Rupiah, Tanggal, Waktu};

pub(crate) const KATEGORI: &str = "SERAH CICILAN";

/// What is owed as a payment: it pays for pieces that leave, or is set off against pieces that come back.
pub(crate) struct CaraPiutang {
    pub(crate) no: NoFaktur,
    /// pieces come back; otherwise they leave
    pub(crate) masuk: bool,
}

impl CaraPiutang {
    pub(crate) fn bayar(&self, jumlah: Rupiah) -> Bayar {
        Bayar {
            jenis: JenisBayar::Piutang,
            jumlah_rp: jumlah,
            no_titip: self.no.to_string(),
            ..Bayar::default()
        }
    }
}

impl CaraBayar for CaraPiutang {
    fn jenis(&self) -> JenisBayar {
        JenisBayar::Piutang
    }

    fn keluar(&self) -> bool {
        self.masuk
    }

    fn nilai(&self, _: &mut Conn, _: &Hari, b: &Bayar, t: Tempat<'_>) -> Hasil<Senilai> {
        if b.no_titip != self.no.to_string() {
            let pesan = format!("Piutang {} bukan dari {}", b.no_titip, self.no);
            return Err(bayar_konter::salah(t.ke, "no_titip", pesan));
        }
        Ok(Senilai { rujukan: self.no.to_string(), jumlah: b.jumlah_rp })
    }

    fn catat(&self, dok: &mut Dok<'_, '_>, baris: &[&BarisBayar]) -> Hasil<()> {
        let toko = dok.tx().toko().clone();
        let mut jumlah = rupiah(baris.iter().map(|b| b.jumlah))?;
        let jenis = if self.masuk {
            // What is set off beyond the principal is penalty and fee, which are no receivable.
            jumlah = jumlah.min(piutang::saldo(dok.tx(), &toko, &self.no)?);
            piutang::Jenis::Barang
        } else {
            piutang::Jenis::Serah
        };
        if jumlah > Rupiah::NOL {
            piutang::catat(dok, &[piutang::BarisPiutang { no_piutang: self.no.clone(), jenis, jumlah }])?;
        }
        Ok(())
    }
}

/// A contract as its sale asks of it.
struct Serahan {
    k: Kontrak,
    /// what was paid so far, and what is owed from now on
    saldo: Rupiah,
    piutang: Rupiah,
    /// nothing is owed any more, interest and penalties neither
    lunas: bool,
    dp: CaraDp,
    cara: CaraPiutang,
    alasan: Vec<Alasan>,
    pengambil: Pengambil,
    disetujui: String,
}

fn barcode(teks: &str) -> Hasil<KodeBarcode> {
    Ok(KodeBarcode::parse(teks).map_err(|e| db::Error::Lain(e.to_string()))?)
}

pub(crate) fn tgl_akad(k: &Kontrak) -> Hasil<Tanggal> {
    Ok(Tanggal::parse(&k.isi.tgl_system).map_err(|e| db::Error::Lain(e.to_string()))?)
}

impl Sumber for Serahan {
    fn no(&self) -> &NoFaktur {
        &self.k.no
    }

    fn cara(&self) -> Vec<&dyn CaraBayar> {
        vec![&self.dp, &self.cara]
    }

    fn barang(&self, _: &mut Conn, _: &Pelaku) -> Hasil<Vec<Terikat>> {
        let satu = |b: &tabel::IsiBaris| Terikat {
            kode_barcode: b.kode_barcode.clone(),
            kunci: None,
            ongkos: Some(b.ongkos),
            tetap: Some(HargaGram::new(b.gram_resmi)),
        };
        Ok(self.k.baris.iter().map(satu).collect())
    }

    fn alasan(&self, _: &mut Conn, _: &Pelaku, _: &Pelanggan) -> Hasil<Vec<Alasan>> {
        Ok(self.alasan.clone())
    }

    fn tgl_harga(&self) -> Option<Tanggal> {
        tgl_akad(&self.k).ok()
    }

    fn tercatat(&self, dok: &mut Dok<'_, '_>, baris: &[BarisSumber<'_>]) -> Hasil<()> {
        let total = rupiah(baris.iter().map(|b| b.isi.harga_total))?;
        if total != self.k.isi.harga_rp {
            let pesan = format!("Harga {total} tidak sama dengan harga akad {}", self.k.isi.harga_rp);
            return Err(CicilanTolak::Serah.tolak(pesan));
        }
        crate::pajak::keluar(dok, &self.k.no, (self.saldo, self.saldo))?;
        let (saat, rujukan, no) = (Saat::dari(dok), dok.no().to_string(), self.k.no.to_string());
        let lunas = self.lunas;
        if !lunas {
            for b in baris {
                tahan::tahan_baris(dok.tx(), &b.no_faktur_jual.to_string(), &no)?;
            }
        }
        let e = Kejadian {
            tahap: if lunas { "LUNAS" } else { "SERAH" },
            disetujui: &self.disetujui,
            jumlah: self.piutang,
            rujukan: &rujukan,
            keterangan: &format!("{}, {}", self.pengambil.nama, self.pengambil.pengenal),
        };
        tabel::catat(dok.tx(), &self.k.no, &saat, &e)?;
        tabel::pindah(dok.tx(), &self.k.no, saat.tgl, (if lunas { "LUNAS" } else { "AKTIF" }, true))
    }
}

fn timbangan(k: &Kontrak, detail: &[CicilanTimbang]) -> Hasil<()> {
    for (ke, d) in detail.iter().enumerate() {
        let ada = k.baris.iter().any(|b| b.baris == d.baris);
        if !ada || detail.iter().take(ke).any(|x| x.baris == d.baris) {
            let pesan = format!("Barang {} tidak ada atau disebut dua kali", d.baris);
            return Err(CicilanTolak::Serah.pada(&format!("detail[{ke}].baris"), pesan));
        }
    }
    Ok(())
}

/// Who serves: as the request says, or as the contract does.
pub(crate) fn pelayan(k: &Kontrak, kode: &str) -> String {
    if kode.trim().is_empty() { k.isi.kode_sales.clone() } else { kode.to_owned() }
}

/// The sale of the pieces at the price of the contract, paid with what was paid and what is owed.
fn penjualan(c: &mut Conn, s: &Serahan, m: &CicilanSerahMinta) -> Hasil<TransaksiMinta> {
    let baris = s.k.baris.iter().map(|b| JualMinta {
        kode_barcode: b.kode_barcode.clone(),
        berat_timbang: m.detail.iter().find(|d| d.baris == b.baris).and_then(|d| d.berat_timbang),
        harga_gram: (b.harga_gram > 0).then(|| HargaGram::new(b.harga_gram)),
        ongkos: Some(b.ongkos),
        harga_total: Some(b.harga_total),
        status_premi: b.status_premi,
        ..JualMinta::default()
    });
    let mut pembayaran = Vec::new();
    if s.saldo > Rupiah::NOL {
        pembayaran.push(uang_muka::bayar(&s.k.no, s.saldo));
    }
    if s.piutang > Rupiah::NOL {
        pembayaran.push(s.cara.bayar(s.piutang));
    }
    let kode_pelanggan = pelanggan::utama(c, &s.k.isi.kode_pelanggan)?;
    Ok(TransaksiMinta {
        customer: PelangganMinta { kode_pelanggan, ..PelangganMinta::default() },
        kode_sales: pelayan(&s.k, &m.kode_sales),
        keterangan: m.keterangan.clone(),
        detail_barang: baris.collect(),
        pembayaran,
        otorisasi: if s.lunas { m.otorisasi.clone() } else { m.otorisasi_jual.clone() },
        ..TransaksiMinta::default()
    })
}

fn siapkan(
    c: &mut Conn,
    p: &Pelaku,
    teks: &str,
    m: &CicilanSerahMinta,
    kini: Waktu,
) -> Hasil<(Serahan, Rupiah)> {
    let k = tabel::baca(c, &p.toko, teks)?;
    k.wajib_aktif()?;
    timbangan(&k, &m.detail)?;
    let hari = platform::toko::cari(c, &p.toko)?.tgl_system;
    let u = hutang::pada(c, &p.toko, &k.isi, hutang::hari_hitung(hari, kini))?;
    if k.kini.diserahkan && u.pelunasan > Rupiah::NOL {
        return Err(k.salah_tahap("barangnya sudah diserahkan"));
    }
    let saldo = uang_muka::saldo(c, &p.toko, &k.no)?;
    let belum = belum_masuk(c, &p.toko, &k.no)?;
    let dokumen = format!("Cicilan {}", k.no);
    let milik = Pemilik {
        dokumen: &dokumen,
        kode_pelanggan: &k.isi.kode_pelanggan,
        nama: &k.isi.nama_customer,
        no_hp: &k.isi.no_hp,
    };
    let datang = Datang { nama: &m.pengambil, pengenal: &m.pengenal, akhir: &m.pengenal_akhir };
    let pengambil = pengambil::periksa(c, milik, datang)?;
    let mut semua: Vec<Alasan> = alasan_bank(&k, belum).into_iter().collect();
    semua.extend(pengambil.alasan.clone());
    // Nobody here saw the money of an old paper come: who brought it in does not hand over against it alone.
    if crate::awal::diimpor(c, &p.toko, &k.no)? && k.isi.input_by == p.user_id.as_str() {
        let pesan = format!("Cicilan {} dari kertas lama Anda impor sendiri, sudah dibayar {saldo}", k.no);
        semua.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
    }
    let piutang = if k.kini.diserahkan { Rupiah::NOL } else { u.sisa_pokok };
    let lunas = u.pelunasan <= Rupiah::NOL;
    if !lunas {
        let pesan = format!("Barang cicilan {} diserahkan, sisa pokok {piutang} belum dibayar", k.no);
        semua.insert(0, Alasan::new(KodeAlasan::SerahDulu, pesan));
    }
    let (dp, cara) = (CaraDp::new(k.no.clone()), CaraPiutang { no: k.no.clone(), masuk: false });
    let s =
        Serahan { k, saldo, piutang, lunas, dp, cara, alasan: semua, pengambil, disetujui: String::new() };
    Ok((s, belum))
}

/// What handing over would come to; nothing is written.
pub fn hitung(
    c: &mut Conn,
    p: &Pelaku,
    teks: &str,
    m: &CicilanSerahMinta,
    kini: Waktu,
) -> Hasil<CicilanSerahHitungan> {
    let (s, belum_masuk_rp) = siapkan(c, p, teks, m, kini)?;
    Ok(CicilanSerahHitungan {
        sisa_pokok: s.piutang,
        saldo_rp: s.saldo,
        piutang_rp: s.piutang,
        belum_masuk_rp,
        owner: !s.lunas,
        otorisasi: s.alasan,
    })
}

/// What the owner binds: this contract, these pieces, this person.
#[derive(Serialize)]
struct Diikat<'a> {
    no: &'a str,
    piutang: Rupiah,
    barang: Vec<&'a str>,
    pengambil: &'a str,
    pengenal: &'a str,
}

fn setuju_owner(tx: &mut Tx<'_>, p: &Pelaku, s: &Serahan, id: &str) -> Hasil<Option<otorisasi::Otorisasi>> {
    let no = s.k.no.to_string();
    let isi = Diikat {
        no: &no,
        piutang: s.piutang,
        barang: s.k.baris.iter().map(|b| b.kode_barcode.as_str()).collect(),
        pengambil: &s.pengambil.nama,
        pengenal: &s.pengambil.pengenal,
    };
    let uraian = format!(
        "{} {}, harga {}, dibayar {}, diambil {} ({})",
        s.k.isi.nama_customer,
        s.k.isi.uraian,
        s.k.isi.harga_rp,
        s.saldo,
        s.pengambil.nama,
        s.pengambil.pengenal
    );
    let kosong = PelangganMinta::default();
    let perlu = Perlu {
        alasan: &s.alasan,
        nominal: s.piutang,
        neto: None,
        kategori: KATEGORI,
        baris: vec![BarisIzin::new(Rincian::jumlah(no.clone(), uraian, s.piutang), &isi)?],
        customer: &kosong,
        pembayaran: &[],
    };
    alasan::setuju_oleh(tx, p, id, perlu, true)
}

/// Money that was paid waits while the card of who paid it changed a little while ago.
pub(crate) fn tidak_ditahan(tx: &mut Tx<'_>, k: &Kontrak) -> Hasil<()> {
    let (kode, kini) = (pelanggan::utama(tx, &k.isi.kode_pelanggan)?, tx.sekarang());
    match pelanggan::tertahan(tx, &kode, kini)? {
        None => Ok(()),
        Some(s) => {
            let (no, tgl, jam) = (&k.no, s.tanggal(), s.jam());
            let pesan =
                format!("Kartu pemilik cicilan {no} baru diubah; bisa diteruskan sesudah {tgl} {jam}");
            Err(CicilanTolak::Ditahan.tolak(pesan))
        }
    }
}

/// Hands the pieces over; of one whose pieces are out and that is paid, ends it.
pub fn serah(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &CicilanSerahMinta) -> Hasil<CicilanDiserahkan> {
    konter::teks::keterangan(&m.keterangan)?;
    let kini = tx.sekarang();
    let (mut s, belum) = siapkan(tx, p, teks, m, kini)?;
    if s.k.kini.diserahkan {
        return lunaskan(tx, p, &s.k, belum, &m.otorisasi);
    }
    tidak_ditahan(tx, &s.k)?;
    let owner = if !s.lunas {
        let o = setuju_owner(tx, p, &s, &m.otorisasi)?;
        // The owner said yes to all of it.
        s.alasan = Vec::new();
        s.disetujui =
            o.as_ref().and_then(|o| o.penyetuju.as_ref()).map(ToString::to_string).unwrap_or_default();
        o
    } else {
        None
    };
    let t = penjualan(tx, &s, m)?;
    let jadi = niaga::simpan_untuk(tx, p, &t, &s)?;
    if let Some(o) = &owner {
        otorisasi::tautkan(tx, o, &jadi.no_faktur_group)?;
    }
    Ok(CicilanDiserahkan {
        no_cicilan: s.k.no.to_string(),
        no_faktur_group: jadi.no_faktur_group.clone(),
        tgl_system: jadi.tgl_system.clone(),
        piutang_rp: s.piutang,
        tahap: if s.lunas { "LUNAS" } else { "AKTIF" }.to_owned(),
    })
}

/// Paid, with money that has come since: nothing is owed any more.
fn lunaskan(tx: &mut Tx<'_>, p: &Pelaku, k: &Kontrak, belum: Rupiah, id: &str) -> Hasil<CicilanDiserahkan> {
    let o = setuju_lunas(tx, p, k, (k.isi.pokok_rp, belum), id)?;
    let mut dok = Dok::buka(tx, JenisDok::SerahCicilan, &p.user_id)?;
    let (no, saat) = (dok.no().to_string(), Saat::dari(&dok));
    habiskan(dok.tx(), k, &saat, &no, o.as_ref())?;
    if let Some(o) = &o {
        otorisasi::tautkan(dok.tx(), o, &no)?;
    }
    dok.tutup("CICILAN LUNAS", &serde_json::json!({ "cicilan": k.no }))?;
    Ok(CicilanDiserahkan {
        no_cicilan: k.no.to_string(),
        no_faktur_group: penjualannya(tx, p, k)?.map(|n| n.to_string()).unwrap_or_default(),
        tgl_system: saat.tgl.to_string(),
        piutang_rp: Rupiah::NOL,
        tahap: "LUNAS".to_owned(),
    })
}

/// The sale of a contract that stands.
pub(crate) fn penjualannya(c: &mut Conn, p: &Pelaku, k: &Kontrak) -> Hasil<Option<NoFaktur>> {
    for no in sumber::penjualannya(c, &p.toko, &k.no)? {
        let jual: i64 = c.nilai(
            "SELECT COUNT(*) FROM jual WHERE toko = $1 AND no_faktur_group = $2",
            args![&p.toko, &no],
        )?;
        if jual > 0 {
            return Ok(Some(no));
        }
    }
    Ok(None)
}

/// Takes a handing over back, its pieces on the scale: they lie aside again, what was paid stands again.
pub fn batal(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    teks: &str,
    m: &CicilanSerahBatalMinta,
) -> Hasil<CicilanSerahBatal> {
    let k = tabel::baca(tx, &p.toko, teks)?;
    if !k.kini.diserahkan || !matches!(k.kini.tahap.as_str(), "AKTIF" | "LUNAS") {
        return Err(k.salah_tahap("barangnya belum diserahkan"));
    }
    let sesudah: i64 = tx.nilai(
        "SELECT COUNT(*) FROM cicilan_bayar b WHERE b.toko = $1 AND b.no_cicilan = $2 AND b.diserahkan = 1 AND NOT EXISTS \
         (SELECT 1 FROM cicilan_bayar_batal z WHERE z.toko = b.toko AND z.no_bayar = b.no_bayar)",
        args![&p.toko, &k.no],
    )?;
    if sesudah > 0 {
        let pesan =
            format!("Cicilan {} dibayar sesudah barangnya diserahkan; batalkan dulu pembayaran itu", k.no);
        return Err(CicilanTolak::SerahBerlanjut.tolak(pesan));
    }
    let Some(jual) = penjualannya(tx, p, &k)? else {
        return Err(k.salah_tahap("penjualannya tidak ada"));
    };
    let minta = BatalTransaksi {
        no_faktur: jual.to_string(),
        alasan: m.alasan.clone(),
        otorisasi: m.otorisasi.clone(),
    };
    let kembali = |dok: &mut Dok<'_, '_>, asal: &NoFaktur| -> Hasil<()> {
        piutang::balikkan(dok, asal)?;
        let (saat, rujukan) = (Saat::dari(dok), dok.no().to_string());
        let tx = dok.tx();
        tahan::lepas(tx, &k.no.to_string())?;
        for b in &k.baris {
            dicicil::tandai(tx, &barcode(&b.kode_barcode)?)?;
        }
        let alasan = konter::teks::alasan_batal(&m.alasan)?;
        let jumlah = k.isi.harga_rp;
        let e = Kejadian {
            tahap: "BATAL SERAH",
            jumlah,
            rujukan: &rujukan,
            keterangan: &alasan,
            ..Kejadian::default()
        };
        tabel::catat(tx, &k.no, &saat, &e)?;
        tabel::pindah(tx, &k.no, saat.tgl, ("AKTIF", false))
    };
    let asal = Asal {
        no: &k.no,
        timbang: &m.detail_barang,
        beda: "batalkan cicilannya, barangnya dibeli",
        kembali: &kembali,
    };
    let b = niaga::batal::batal_untuk(tx, p, &minta, asal)?;
    Ok(CicilanSerahBatal { no_batal: b.no_batal, no_cicilan: k.no.to_string(), tgl_system: b.tgl_system })
}

/// The lines of its sale, by their numbers.
pub(crate) fn notanya(c: &mut Conn, p: &Pelaku, k: &Kontrak) -> Hasil<Vec<String>> {
    let Some(no) = penjualannya(c, p, k)? else { return Ok(Vec::new()) };
    Ok(c.rows(
        "SELECT no_faktur_jual FROM jual WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris",
        args![&p.toko, &no],
        |r| r.get(0),
    )?)
}

/// What is left of a sum after others.
pub(crate) fn sisa(dari: Rupiah, lain: &[Rupiah]) -> Hasil<Rupiah> {
    lain.iter().try_fold(dari, |j, n| j.kurang(*n)).map_err(meluap)
}
