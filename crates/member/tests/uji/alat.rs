//! What these tests share: a member as somebody registers one.

use db::args;
use dunia::Dunia;
use member::daftar::{self, Member, MemberMinta, Terdaftar};
use platform::{Hasil, Pelaku};
use values::Tanggal;

pub(crate) const NIK: &str = "3171010101900001";
pub(crate) const HP: &str = "081234567890";

pub(crate) fn hari() -> Tanggal {
    Tanggal::parse("2026-11-15").unwrap()
}

pub(crate) fn minta(nama: &str) -> MemberMinta {
    MemberMinta {
        nama_customer: nama.to_owned(),
        alamat_customer: "Jl. Kenanga 8".to_owned(),
        kelurahan: "Cilandak Barat".to_owned(),
        kecamatan: "Cilandak".to_owned(),
        tgl_lahir: "1990-11-15".to_owned(),
        ..MemberMinta::default()
    }
}

pub(crate) async fn daftarkan(d: &Dunia, p: &Pelaku, m: MemberMinta) -> Hasil<Terdaftar> {
    d.kerja_rantai(p, move |tx, p| daftar::daftarkan(tx, p, &m)).await
}

/// A new member of this name, phone and identity; what is empty is left out.
pub(crate) async fn member(d: &Dunia, p: &Pelaku, nama: &str, no_hp: &str, nik: &str) -> Member {
    let m = MemberMinta { no_hp: no_hp.to_owned(), nik: nik.to_owned(), yakin: true, ..minta(nama) };
    let t = daftarkan(d, p, m).await.unwrap();
    assert!(!t.sudah_ada, "{t:?}");
    t.member
}

pub(crate) async fn ubah(d: &Dunia, p: &Pelaku, kode: &str, m: MemberMinta) -> Hasil<Terdaftar> {
    let kode = kode.to_owned();
    d.kerja_rantai(p, move |tx, p| daftar::ubah(tx, p, &kode, &m)).await
}

pub(crate) async fn satu(d: &Dunia, kode: &str) -> Member {
    let kode = kode.to_owned();
    d.db().read(move |c| daftar::satu(c, &kode, hari())).await.unwrap()
}

/// The same fields again, as a form sends them back.
pub(crate) fn dari(m: &Member) -> MemberMinta {
    MemberMinta {
        nama_customer: m.nama_customer.clone(),
        alamat_customer: m.alamat_customer.clone(),
        kelurahan: m.kelurahan.clone(),
        kecamatan: m.kecamatan.clone(),
        kode_kota: m.kode_kota.clone(),
        no_hp: m.no_hp.clone(),
        tgl_lahir: m.tgl_lahir.clone(),
        setuju: m.setuju,
        pegawai: m.pegawai.clone(),
        versi: m.versi,
        ..MemberMinta::default()
    }
}

/// Opening points, by the document of an import; answers who has them.
pub(crate) async fn berpoin(d: &Dunia, nama: &str, poin: i64) -> Member {
    let own = d.pemilik("JKT1").await;
    let csv = format!("nama_customer,point\n{nama},{poin}\n");
    d.kerja_rantai(&own, move |tx, p| member::masuk::impor(tx, p, &csv, "uji.csv")).await.unwrap();
    bernama(d, nama).await
}

/// The one member of this name.
pub(crate) async fn bernama(d: &Dunia, nama: &str) -> Member {
    let nama = nama.to_owned();
    let kode: String = d
        .db()
        .read(move |c| c.nilai("SELECT kode_pelanggan FROM pelanggan WHERE nama_customer = $1", args![nama]))
        .await
        .unwrap();
    satu(d, &kode).await
}
