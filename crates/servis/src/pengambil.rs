//! Who is given a customer's piece or money: the person on the document, whose identity number is that of the register; somebody
//! else, or somebody whose number nobody wrote down before, by an approval. The number is kept with the document.

use crate::minta::Kuasa;
use crate::tabel::Kepala;
use crate::tolak::ServisTolak;
use db::Tx;
use konter::pelanggan;
use konter::{Alasan, KodeAlasan};
use platform::{Hasil, Pelaku, identitas};

pub(crate) struct Pengambil {
    pub(crate) nama: String,
    pub(crate) kuasa: bool,
    pub(crate) sidik_nik: String,
    pub(crate) nik_samar: String,
    /// KARTU, DICATAT or KUASA
    pub(crate) cara: &'static str,
    /// why somebody must say yes
    pub(crate) alasan: Option<Alasan>,
}

fn nomor(kolom: &str, teks: &str) -> Hasil<String> {
    let nik = pelanggan::angka(teks);
    if nik.len() == 16 {
        return Ok(nik);
    }
    let pesan = "Lihat kartu identitasnya: NIK harus 16 angka";
    Err(ServisTolak::Ambil.pada(kolom, pesan))
}

/// An attorney: always by approval.
fn wakil(tx: &mut Tx<'_>, s: &Kepala, k: &Kuasa) -> Hasil<Pengambil> {
    let nama = pelanggan::rapi(&k.nama);
    if nama.chars().count() < 2 || nama.chars().count() > 60 {
        return Err(ServisTolak::Ambil.pada("kuasa.nama", "Nama yang diberi kuasa harus diisi"));
    }
    let nik = nomor("kuasa.nik", &k.nik)?;
    let nik_samar = identitas::samarkan(&nik);
    let pesan = format!("Diambil {nama} (NIK {nik_samar}) atas kuasa {}", s.nama_customer);
    let alasan = Some(Alasan::new(KodeAlasan::Kuasa, pesan));
    Ok(Pengambil {
        nama,
        kuasa: true,
        sidik_nik: identitas::simpan(tx, &nik)?,
        nik_samar,
        cara: "KUASA",
        alasan,
    })
}

/// Who stands at the counter.
pub(crate) fn periksa(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    s: &Kepala,
    (nik, kuasa): (&str, Option<&Kuasa>),
) -> Hasil<Pengambil> {
    if let Some(k) = kuasa {
        return wakil(tx, s, k);
    }
    let nik = nomor("nik", nik)?;
    let kartu = pelanggan::satu(tx, &s.kode_pelanggan)?;
    let tercatat = kartu.as_ref().map(|k| k.sidik_nik.clone()).unwrap_or_default();
    let nik_samar = identitas::samarkan(&nik);
    let cara = if tercatat.is_empty() {
        let lain = pelanggan::dicari(tx, p, &nik)?;
        if lain.is_some_and(|l| l.kode_pelanggan != s.kode_pelanggan) {
            let pesan = format!("NIK ini milik orang lain, bukan {}; isi sebagai kuasa", s.nama_customer);
            return Err(ServisTolak::Ambil.pada("nik", pesan));
        }
        "DICATAT"
    } else if pelanggan::cocok(tx, p, &nik, &[&tercatat])? {
        "KARTU"
    } else {
        let pesan = format!("NIK ini bukan NIK {} yang tercatat; isi sebagai kuasa", s.nama_customer);
        return Err(ServisTolak::Ambil.pada("nik", pesan));
    };
    let alasan = (cara == "DICATAT").then(|| {
        let pesan =
            format!("NIK {} belum pernah tercatat, kini {nik_samar}: lihat kartunya", s.nama_customer);
        Alasan::new(KodeAlasan::Kuasa, pesan)
    });
    Ok(Pengambil {
        nama: s.nama_customer.clone(),
        kuasa: false,
        sidik_nik: identitas::simpan(tx, &nik)?,
        nik_samar,
        cara,
        alasan,
    })
}
