//! What the shop owes for service pieces that did not come back: the list, and paying it out to the person on the document.

use crate::minta::ServiceGantiBayarMinta;
use crate::pengambil;
use crate::tabel;
use crate::tahap::buka;
use crate::tolak::ServisTolak;
use db::{Conn, Tx, args};
use konter::pelanggan::PelangganMinta;
use konter::{Alasan, BarisIzin, Hari, KodeAlasan, Perlu, alasan, uang_muka};
use ledger::Dok;
use platform::daftar::Halaman;
use platform::otorisasi::{self, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeToko, NoFaktur, Rupiah};

const KATEGORI: &str = "BAYAR GANTI SERVICE";

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaGanti {
    /// ALL, or TERBUKA: what is still owed
    pub status: String,
    pub skip: i64,
    pub limit: i64,
}

db::bacaan! {
    /// What the shop owes, or owed, for pieces of a service.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ServiceGanti)]
    pub struct Ganti {
        pub no_ganti: String = "g.no_ganti",
        pub no_service: String = "g.no_service",
        /// HILANG or TAK DIAMBIL
        pub jenis: String = "g.jenis",
        pub tgl_system: String = "g.tgl_system",
        pub oleh: String = "g.oleh",
        pub disetujui: String = "g.disetujui",
        pub alasan: String = "g.alasan",
        pub nama_customer: String = "s.nama_customer",
        pub no_hp: String = "s.no_hp",
        #[schema(value_type = i64)]
        pub nilai_rp: Rupiah = "g.nilai_rp",
        #[schema(value_type = i64)]
        pub dp_rp: Rupiah = "g.dp_rp",
        #[schema(value_type = i64)]
        pub tagihan_rp: Rupiah = "g.tagihan_rp",
        #[schema(value_type = i64)]
        pub jumlah_rp: Rupiah = "g.jumlah_rp",
        /// still to pay
        #[schema(value_type = i64)]
        pub sisa_rp: Rupiah = "COALESCE(t.saldo, 0)",
    }
}

db::bacaan! {
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ServiceGantiTotal)]
    pub struct TotalGanti {
        #[schema(value_type = i64)]
        pub jumlah_rp: Rupiah = "CAST(COALESCE(SUM(g.jumlah_rp), 0) AS BIGINT)",
        #[schema(value_type = i64)]
        pub sisa_rp: Rupiah = "CAST(COALESCE(SUM(COALESCE(t.saldo, 0)), 0) AS BIGINT)",
    }
}

const DARI: &str = "FROM service_ganti g JOIN service s ON s.toko = g.toko AND s.no_service = g.no_service \
     LEFT JOIN saldo_titipan t ON t.toko = g.toko AND t.no_titip = g.no_ganti WHERE g.toko = $1";

/// The newest first.
pub fn ganti(c: &mut Conn, toko: &KodeToko, t: &TanyaGanti) -> Hasil<Halaman<Ganti, TotalGanti>> {
    let terbuka = t.status.trim().eq_ignore_ascii_case("TERBUKA");
    let dari = if terbuka { format!("{DARI} AND COALESCE(t.saldo, 0) > 0") } else { DARI.to_owned() };
    let count = c.nilai(&format!("SELECT COUNT(*) {dari}"), args![toko])?;
    let total = c.baris_satu::<TotalGanti>(&dari, args![toko])?.unwrap_or_default();
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(200) };
    let sql = format!("{dari} ORDER BY g.waktu DESC, g.no_ganti DESC LIMIT {limit} OFFSET {}", t.skip.max(0));
    Ok(Halaman { data: c.baris(&sql, args![toko])?, count, total })
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceGantiDibayar)]
pub struct GantiDibayar {
    pub no_ganti: String,
    pub no_bayar: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
}

/// What is approved: this debt, to this person, so much.
#[derive(Serialize)]
struct Terikat<'a> {
    no: &'a str,
    penerima: &'a str,
    nik: &'a str,
    jumlah: Rupiah,
}

/// Pays all that is owed, to the person on the document; somebody else always says yes to it.
pub fn bayar_ganti(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    teks: &str,
    m: &ServiceGantiBayarMinta,
) -> Hasil<GantiDibayar> {
    let h = Hari::baca(tx, p)?;
    let tidak_ada = || ServisTolak::TidakAda.tolak(format!("Ganti service {} tidak ada", teks.trim()));
    let no = NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    let sql = "FROM service_ganti WHERE service_ganti.toko = $1 AND service_ganti.no_ganti = $2";
    let g = tx.baris_satu::<tabel::Ganti>(sql, args![&p.toko, &no])?.ok_or_else(tidak_ada)?;
    let s = buka(tx, &p.toko, &g.no_service)?;
    let sisa = uang_muka::saldo(tx, &p.toko, &no)?;
    if sisa <= Rupiah::NOL {
        return Err(ServisTolak::Tahap.tolak(format!("Ganti service {no} sudah dibayar")));
    }
    let siapa = pengambil::periksa(tx, p, &s.kepala, (&m.nik, m.kuasa.as_ref()))?;
    let r = uang_muka::rencana_kembali(tx, p, &h, sisa, &m.pembayaran)?;
    let pesan = format!("Hutang toko {} ({}) dibayar {sisa} kepada {}", g.no_ganti, g.jenis, siapa.nama);
    let mut semua = vec![Alasan::new(KodeAlasan::TukarKeluar, pesan)];
    semua.extend(siapa.alasan.clone());
    let isi = Terikat { no: &g.no_ganti, penerima: &siapa.nama, nik: &siapa.nik_samar, jumlah: sisa };
    let uraian = format!("service {}, {}", g.no_service, s.kepala.nama_customer);
    let kosong = PelangganMinta::default();
    let perlu = Perlu {
        alasan: &semua,
        nominal: sisa,
        neto: None,
        kategori: KATEGORI,
        baris: vec![BarisIzin::new(Rincian::jumlah(g.no_ganti.clone(), uraian, sisa), &isi)?],
        customer: &kosong,
        pembayaran: &m.pembayaran,
    };
    let setuju = alasan::setuju(tx, p, &m.otorisasi, perlu)?;
    let mut dok = Dok::buka(tx, JenisDok::BayarGantiService, &p.user_id)?;
    let (no_bayar, tgl) = (dok.no().to_string(), dok.tgl_system());
    let baris = tabel::GantiBayar {
        toko: p.toko.to_string(),
        no_bayar: no_bayar.clone(),
        no_ganti: g.no_ganti.clone(),
        tgl_system: tgl.to_string(),
        waktu: dok.waktu().to_string(),
        oleh: p.user_id.to_string(),
        disetujui: setuju
            .as_ref()
            .and_then(|o| o.penyetuju.clone())
            .map(|u| u.to_string())
            .unwrap_or_default(),
        penerima: siapa.nama.clone(),
        sidik_nik: siapa.sidik_nik,
        nik_samar: siapa.nik_samar,
        jumlah_rp: sisa,
        otorisasi: setuju.as_ref().map(|o| o.id.clone()).unwrap_or_default(),
    };
    dok.tx().sisip([baris])?;
    uang_muka::kembalikan(&mut dok, p, &h, (&no, sisa), &r, crate::batal::KATEGORI)?;
    if let Some(o) = &setuju {
        otorisasi::tautkan(dok.tx(), o, &no_bayar)?;
    }
    let isi = serde_json::json!({ "ganti": g.no_ganti, "jumlah": sisa, "penerima": siapa.nama });
    dok.tutup(KATEGORI, &isi)?;
    Ok(GantiDibayar { no_ganti: g.no_ganti, no_bayar, tgl_system: tgl.to_string(), jumlah_rp: sisa })
}
