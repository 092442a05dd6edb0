//! Members as rows for a file (/export-data-member): by code or by points, of all stores or of the one that registered them.
//! Also the members an external shop may know.

use crate::MemberTolak;
use db::{Conn, Val, args};
use platform::Hasil;
use serde::{Deserialize, Serialize};

/// What any failure is called.
pub const KOSONG: &str = "Data Yang Di Cari Tidak Ada !!!";

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = EksporMember)]
    pub struct BarisEkspor {
        pub kode_member: String = "p.kode_member",
        pub nama_customer: String = "p.nama_customer",
        pub alamat_customer: String = "p.alamat_customer",
        pub kelurahan: String = "p.kelurahan",
        pub kecamatan: String = "p.kecamatan",
        pub kota: String = "p.kota",
        pub no_hp: String = "p.no_hp",
        /// in part
        pub nik: String = "p.nik_samar",
        pub tgl_daftar: String = "p.tgl_daftar",
        pub tgl_lahir: String = "p.tgl_lahir",
        pub kode_cabang_daftar: String = "p.kode_cabang_daftar",
        pub point: i64 = "COALESCE(s.saldo, 0)",
    }
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaEkspor {
    /// kode_member or point
    pub sort_by: String,
    /// ALL, or a store
    pub kode_cabang_daftar: String,
}

fn kueri(t: &TanyaEkspor) -> Hasil<(String, Vec<Val>)> {
    let urut = match t.sort_by.trim() {
        "" | "kode_member" => "p.kode_member",
        "point" => "COALESCE(s.saldo, 0) DESC, p.kode_member",
        _ => return Err(MemberTolak::Isian.pada("sort_by", "Urutkan menurut kode_member atau point")),
    };
    let (mut isi, mut toko) = (Vec::new(), "");
    let diminta = t.kode_cabang_daftar.trim();
    if !diminta.is_empty() && diminta != "ALL" {
        isi.push(diminta.into());
        toko = " AND p.kode_cabang_daftar = $1";
    }
    let dari = format!(
        "FROM pelanggan p LEFT JOIN saldo_poin s ON s.kode_pelanggan = p.kode_pelanggan \
         WHERE p.kode_member <> '' AND p.gabung_ke = '' AND p.keluar = ''{toko} ORDER BY {urut}"
    );
    Ok((dari, isi))
}

/// One member after the other; refused when there is none. Answers how many.
pub fn tiap(c: &mut Conn, t: &TanyaEkspor, mut f: impl FnMut(BarisEkspor) -> Hasil<()>) -> Hasil<u64> {
    let (dari, isi) = kueri(t)?;
    let mut n = 0;
    c.tiap_baris::<BarisEkspor, platform::Tolak, _>(&dari, &isi, |b| {
        n += 1;
        f(b)
    })?;
    if n == 0 {
        return Err(MemberTolak::Ekspor.tolak(KOSONG));
    }
    Ok(n)
}

/// All rows.
pub fn semua(c: &mut Conn, t: &TanyaEkspor) -> Hasil<Vec<BarisEkspor>> {
    let mut hasil = Vec::new();
    tiap(c, t, |b| {
        hasil.push(b);
        Ok(())
    })?;
    Ok(hasil)
}

db::bacaan! {
    /// A member as the external shop may know them.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = MemberExternal)]
    pub struct Luar {
        pub kode_member: String = "p.kode_member",
        pub nama_customer: String = "p.nama_customer",
        pub alamat_customer: String = "p.alamat_customer",
        pub tgl_lahir: String = "p.tgl_lahir",
    }
}

/// Members of one answer to the external shop.
const LUAR: i64 = 5_000;
const AKTIF: &str = "p.kode_member <> '' AND p.gabung_ke = '' AND p.keluar = '' AND p.setuju = 1";

/// Members in use who agreed to hear from the shop, newest first.
pub fn luar(c: &mut Conn) -> Hasil<Vec<Luar>> {
    let sql =
        format!("FROM pelanggan p WHERE {AKTIF} ORDER BY p.tgl_daftar DESC, p.kode_member LIMIT {LUAR}");
    Ok(c.baris(&sql, args![])?)
}

/// Those of these codes that the external shop may not know.
pub fn bukan_luar(c: &mut Conn, kode: &[String]) -> Hasil<Vec<String>> {
    let mut asing = Vec::new();
    for k in kode {
        let sql = format!("SELECT 1 FROM pelanggan p WHERE p.kode_member = $1 AND {AKTIF}");
        if c.one(&sql, args![k.as_str()], |r| r.int(0))?.is_none() {
            asing.push(k.clone());
        }
    }
    Ok(asing)
}
