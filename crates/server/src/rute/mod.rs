//! Every route of the API, with what it demands. Read it from top to bottom to see all that Karat answers.

mod akun;
mod awal;
pub(crate) mod barang;
mod curah;
mod dasbor;
mod dokumentasi;
mod external;
mod foto;
mod gerak;
mod harga;
mod impor_pusat;
mod kas;
mod kirim;
mod kirim_uang;
mod kupon;
mod label;
mod laporan;
mod letak;
mod manual;
mod master;
mod niaga;
mod niaga_beli;
mod niaga_lanjut;
mod opname;
mod orang;
mod otorisasi;
mod para_system;
mod printer;
mod sesi;
mod sidik_jari;
mod sistem;
mod susut;
mod tambah;
mod timbang;
mod titipan;
mod toko;
mod tutup;
mod uang;

use crate::App;
use crate::tepi::Syarat as S;
use crate::tepi::lapisan::Batas;
use crate::tepi::{Jalur, lapisan};
use axum::Router;
use platform::orang::{DATA_USERS, HAK_AKSES, HAK_AKSES_BANYAK};
use platform::printer::MENU as PRINTER;
use platform::toko::urus::{MASTER_TOKO, SETTING_TOKO, WHATSAPP};
use tower::util::MapRequestLayer;
use utoipa::OpenApi as _;
use utoipa_axum::routes;

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Karat",
        description = "API back office dan kasir toko emas. Jalur portal sebuah toko: /toko/{kode_toko}/api/v1/…"
    ),
    components(schemas(crate::tepi::jawab::Tolakan, laporan::MintaLaporan, laporan::MintaBerkas)),
    modifiers(&Kunci)
)]
struct Dok;

struct Kunci;

impl utoipa::Modify for Kunci {
    fn modify(&self, o: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
        let k = o.components.get_or_insert_with(Default::default);
        k.add_security_scheme(
            "token",
            SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build()),
        );
        k.add_security_scheme(
            "agen",
            SecurityScheme::ApiKey(ApiKey::Header(ApiKeyValue::new("X-Agent-Key"))),
        );
    }
}

/// Any screen about people.
const ORANG: &[&str] = &[DATA_USERS, HAK_AKSES, HAK_AKSES_BANYAK];

/// Any dashboard with charts of trade.
const DASBOR: &[&str] = &["/dashboard", "/dashboardPusat", "/dashboard-kas-harian"];
/// The dashboards that show drawers and accounts.
const DASBOR_KAS: &[&str] = &["/dashboardPusat", "/dashboard-kas-harian"];

/// The API with its demands.
pub fn jalur() -> Jalur {
    let j = Jalur::new(Dok::openapi())
        // system
        .pasang(S::Publik, routes!(sistem::sehat))
        .pasang(S::Publik, routes!(sistem::hidup))
        .pasang(S::Publik, routes!(sistem::metrik))
        .pasang(S::Publik, routes!(sistem::konfigurasi))
        // session and users
        .pasang(S::Publik, routes!(sesi::masuk))
        .pasang(S::SesiApaAdanya, routes!(sesi::keluar))
        .pasang(S::SesiApaAdanya, routes!(sesi::saya))
        .pasang(S::SesiApaAdanya, routes!(sesi::ganti_password))
        .pasang(S::SesiApaAdanya, routes!(sesi::kunci))
        .pasang(S::SesiApaAdanya, routes!(sesi::buka))
        .pasang(S::Sesi, routes!(sesi::semua))
        // people
        .pasang(S::Menu(ORANG), routes!(orang::daftar))
        .pasang(S::Menu(&[DATA_USERS]), routes!(orang::tambah))
        .pasang(S::Menu(&[DATA_USERS]), routes!(orang::ubah))
        .pasang(S::Menu(&[DATA_USERS]), routes!(orang::reset))
        .pasang(S::Menu(ORANG), routes!(orang::template))
        .pasang(S::Menu(&[HAK_AKSES, HAK_AKSES_BANYAK]), routes!(orang::akses))
        .pasang(S::Menu(&[HAK_AKSES]), routes!(orang::simpan_akses))
        .pasang(S::Menu(&[HAK_AKSES_BANYAK]), routes!(orang::periksa_massal))
        .pasang(S::Menu(&[HAK_AKSES_BANYAK]), routes!(orang::massal))
        // settings and stores
        .pasang(S::Sesi, routes!(para_system::semua))
        .pasang(S::Sesi, routes!(para_system::satu))
        .pasang(S::Menu(&["/settingsystem"]), routes!(para_system::ubah))
        .pasang(S::Menu(&["/settingsystem"]), routes!(para_system::keterangan))
        .pasang(S::Sesi, routes!(toko::semua))
        .pasang(S::Menu(&[MASTER_TOKO]), routes!(toko::daftar))
        .pasang(S::Menu(&[MASTER_TOKO]), routes!(toko::tambah))
        .pasang(S::Menu(&[MASTER_TOKO]), routes!(toko::ubah))
        .pasang(S::Sesi, routes!(toko::sendiri))
        .pasang(S::Menu(&[SETTING_TOKO, WHATSAPP]), routes!(toko::setting))
        // approvals and fingerprints
        .pasang(S::Sesi, routes!(otorisasi::langsung))
        .pasang(S::Sesi, routes!(otorisasi::fingerprint))
        .pasang(S::Sesi, routes!(otorisasi::minta))
        .pasang(S::Level(&["SPV", "OWN"]), routes!(otorisasi::kotak))
        .pasang(S::Sesi, routes!(otorisasi::lihat))
        .pasang(S::Level(&["SPV", "OWN"]), routes!(otorisasi::setujui))
        .pasang(S::Level(&["SPV", "OWN"]), routes!(otorisasi::tolak))
        .pasang(S::Sesi, routes!(sidik_jari::pindai))
        .pasang(S::Sesi, routes!(sidik_jari::lihat))
        .pasang(S::SesiAtauAgen, routes!(sidik_jari::cetakan))
        .pasang(S::Sesi, routes!(sidik_jari::enrol))
        .pasang(S::Sesi, routes!(sidik_jari::hapus))
        .pasang(S::Agen, routes!(sidik_jari::tugas))
        .pasang(S::Agen, routes!(sidik_jari::lapor))
        // printers and their jobs
        .pasang(S::Sesi, routes!(printer::semua))
        .pasang(S::Menu(PRINTER), routes!(printer::agen))
        .pasang(S::Menu(PRINTER), routes!(printer::tambah))
        .pasang(S::Menu(PRINTER), routes!(printer::ubah))
        .pasang(S::Menu(PRINTER), routes!(printer::hapus))
        .pasang(S::Menu(PRINTER), routes!(printer::tes))
        .pasang(S::Sesi, routes!(printer::antrean))
        .pasang(S::Sesi, routes!(printer::ulang))
        .pasang(S::Sesi, routes!(printer::batal))
        .pasang(S::Sesi, routes!(printer::berkas))
        .pasang(S::Agen, routes!(printer::tugas))
        .pasang(S::Agen, routes!(printer::ambil))
        .pasang(S::Agen, routes!(printer::lapor))
        // money
        .pasang(S::Menu(&["/uang-kas"]), routes!(kas::uang_kas))
        .pasang(S::Menu(uang::SALDO), routes!(kas::saldo))
        .pasang(S::Menu(uang::KATEGORI), routes!(uang::kategori))
        .pasang(S::Menu(uang::DI_KAS), routes!(uang::kas_halaman))
        .pasang(S::Menu(uang::DI_BANK), routes!(uang::bank_halaman))
        .pasang(S::Menu(uang::REKENING), routes!(uang::rekening))
        .pasang(S::Menu(uang::DI_BANK), routes!(uang::uang_bank))
        .pasang(S::Menu(uang::BATAL), routes!(uang::batal))
        .pasang(S::Menu(uang::SEMUA), routes!(uang::slip))
        .pasang(S::Menu(uang::SEMUA), routes!(uang::cetak_slip))
        .pasang(S::Menu(uang::PINDAH), routes!(uang::kasir))
        .pasang(S::Menu(uang::PINDAH), routes!(uang::pindah))
        .pasang(S::Menu(uang::NON_CASH), routes!(uang::menunggu))
        .pasang(S::Menu(uang::NON_CASH), routes!(uang::validasi))
        .pasang(S::Menu(uang::NON_CASH), routes!(uang::faktur))
        .pasang(S::Menu(uang::GESEK), routes!(uang::pemilik))
        .pasang(S::Menu(uang::GESEK), routes!(uang::gesek))
        .pasang(S::Menu(kirim_uang::KEDUA), routes!(kirim_uang::daftar))
        .pasang(S::Menu(kirim_uang::KEDUA), routes!(kirim_uang::riwayat))
        .pasang(S::Menu(kirim_uang::MENGIRIM), routes!(kirim_uang::tujuan))
        .pasang(S::Menu(kirim_uang::MENGIRIM), routes!(kirim_uang::kirim))
        .pasang(S::Menu(kirim_uang::KEDUA), routes!(kirim_uang::satu))
        .pasang(S::Menu(kirim_uang::MENERIMA), routes!(kirim_uang::terima))
        // closing the day
        .pasang(S::Menu(tutup::MENU), routes!(tutup::keadaan))
        .pasang(S::Menu(tutup::MENU), routes!(tutup::tutup))
        .pasang(S::Menu(tutup::LACI), routes!(tutup::hitung))
        .pasang(S::Level(&["SPV", "OWN"]), routes!(tutup::setujui))
        .pasang(S::Menu(tutup::LACI), routes!(tutup::daftar_serah))
        .pasang(S::Menu(tutup::LACI), routes!(tutup::serahkan))
        .pasang(S::Menu(tutup::LACI), routes!(tutup::putuskan))
        .pasang(S::Level(tutup::PEMILIK), routes!(tutup::ringkasan))
        .pasang(S::Level(tutup::PEMILIK), routes!(tutup::ringkasan_pdf))
        .pasang(S::Level(tutup::PEMILIK), routes!(tutup::bukti))
        .pasang(S::Level(tutup::PEMILIK), routes!(tutup::bukti_dokumen))
        // moving in
        .pasang(S::Level(awal::PEMILIK), routes!(awal::keadaan))
        .pasang(S::Level(awal::PEMILIK), routes!(awal::impor))
        .pasang(S::Level(awal::PEMILIK), routes!(awal::batal))
        // dashboards
        .pasang(S::Sesi, routes!(dasbor::pengumuman))
        .pasang(S::Menu(DASBOR), routes!(dasbor::ringkas))
        .pasang(S::Menu(DASBOR), routes!(dasbor::harian))
        .pasang(S::Menu(DASBOR), routes!(dasbor::periode))
        .pasang(S::Menu(DASBOR), routes!(dasbor::tahun))
        .pasang(S::Menu(DASBOR), routes!(dasbor::penjualan))
        .pasang(S::Menu(DASBOR), routes!(dasbor::pembelian))
        .pasang(S::Menu(DASBOR), routes!(dasbor::service))
        .pasang(S::Menu(DASBOR), routes!(dasbor::pesanan))
        .pasang(S::Menu(DASBOR_KAS), routes!(dasbor::khusus))
        .pasang(S::Menu(DASBOR_KAS), routes!(dasbor::kas_harian))
        .pasang(S::Menu(DASBOR_KAS), routes!(dasbor::biaya))
        .pasang(S::Menu(DASBOR_KAS), routes!(dasbor::menunggu))
        // the gold price of the day
        .pasang(S::Sesi, routes!(harga::status))
        .pasang(S::Menu(&["/master-parameter-harga-emas"]), routes!(harga::hari_ini))
        .pasang(S::Level(&["OWN", "SPV"]), routes!(harga::pratinjau))
        .pasang(S::Level(&["OWN", "SPV"]), routes!(harga::terbit))
        .pasang(
            S::Menu(&["/master-parameter-harga-emas", "/laporan-perubahan-harga-emas"]),
            routes!(harga::perubahan),
        )
        .pasang(S::Publik, routes!(harga::papan))
        .pasang(S::Level(&["OWN", "SPV"]), routes!(harga::daftar_papan))
        .pasang(S::Level(&["OWN", "SPV"]), routes!(harga::buat_papan))
        .pasang(S::Level(&["OWN", "SPV"]), routes!(harga::cabut_papan))
        // pieces
        .pasang(S::Menu(barang::TAMBAH), routes!(barang::banyak))
        .pasang(S::Menu(tambah::SATU), routes!(tambah::satu))
        .pasang(S::Menu(tambah::MASUK), routes!(tambah::lihat))
        .pasang(S::Menu(tambah::MASUK), routes!(tambah::masuk))
        .pasang(S::Menu(tambah::MASUK), routes!(tambah::bukti))
        .pasang(S::Menu(tambah::TERIMA), routes!(tambah::terima))
        .pasang(S::Menu(tambah::TERIMA), routes!(tambah::terakhir))
        .pasang(S::Menu(tambah::TERIMA), routes!(tambah::isi))
        .pasang(S::Menu(tambah::TERIMA), routes!(tambah::pdf))
        .pasang(S::Menu(tambah::AWAL), routes!(tambah::kolom_awal))
        .pasang(S::Menu(tambah::AWAL), routes!(tambah::impor_awal))
        .pasang(S::Sesi, routes!(barang::siap))
        .pasang(S::Menu(barang::LIHAT), routes!(barang::semua))
        .pasang(S::Menu(barang::LIHAT), routes!(barang::kartu))
        .pasang(S::Menu(barang::LIHAT), routes!(barang::riwayat))
        .pasang(S::Sesi, routes!(barang::kode_intern))
        .pasang(S::Sesi, routes!(barang::isi_baki))
        .pasang(S::Menu(&["/update-profit-barang"]), routes!(barang::calon_profit))
        .pasang(S::Menu(&["/update-profit-barang"]), routes!(barang::ubah_profit))
        // counted stock
        .pasang(S::Menu(curah::AKSESORIS), routes!(curah::aksesoris_stok))
        .pasang(S::Menu(curah::AKSESORIS), routes!(curah::aksesoris_simpan))
        .pasang(S::Sesi, routes!(curah::aksesoris_alasan))
        .pasang(S::Menu(curah::AKSESORIS), routes!(curah::aksesoris_dokumen))
        .pasang(S::Menu(curah::AKSESORIS), routes!(curah::aksesoris_slip))
        .pasang(S::Menu(curah::AKSESORIS), routes!(curah::aksesoris_cetak))
        .pasang(S::Menu(curah::MANUAL), routes!(curah::manual_stok))
        .pasang(S::Menu(curah::TAMBAH), routes!(curah::manual_tambah))
        .pasang(S::Menu(curah::PINDAH), routes!(curah::manual_pindah))
        .pasang(S::Menu(curah::HANCUR), routes!(curah::manual_hancur))
        .pasang(S::Menu(curah::MANUAL), routes!(curah::manual_dokumen))
        .pasang(S::Menu(curah::MANUAL), routes!(curah::manual_slip))
        .pasang(S::Menu(curah::MANUAL), routes!(curah::manual_cetak))
        .pasang(S::Menu(barang::LIHAT), routes!(barang::rinci))
        .pasang(S::Sesi, routes!(barang::foto))
        // documents that move pieces, and labels
        .pasang(S::Menu(&["/pindah-barang"]), routes!(gerak::pindah))
        .pasang(S::Menu(&["/pindah-barang-satu-baki"]), routes!(gerak::satu_baki))
        .pasang(S::Menu(&["/hancur-data-barang"]), routes!(gerak::hancur))
        .pasang(S::Menu(&["/hancur-barang-perbaki"]), routes!(gerak::hancur_per_baki))
        .pasang(S::Menu(&["/kirim-barang-retur"]), routes!(gerak::retur))
        .pasang(S::Menu(gerak::LAYAR), routes!(gerak::daftar))
        .pasang(S::Menu(gerak::LAYAR), routes!(gerak::satu))
        .pasang(S::Menu(gerak::LAYAR), routes!(gerak::pdf))
        .pasang(S::Menu(gerak::LAYAR), routes!(gerak::cetak))
        .pasang(S::Menu(gerak::BATAL), routes!(gerak::batal))
        .pasang(S::Menu(label::PENCETAK), routes!(label::calon))
        .pasang(S::Menu(label::PENCETAK), routes!(label::riwayat))
        .pasang(S::Menu(label::PENCETAK), routes!(label::pratinjau))
        .pasang(S::Menu(label::PENCETAK), routes!(label::cetak))
        // pieces on their way between stores
        .pasang(S::Menu(kirim::MENGIRIM), routes!(kirim::berikut))
        .pasang(S::Menu(kirim::MENGIRIM), routes!(kirim::tujuan))
        .pasang(S::Menu(kirim::MENGIRIM), routes!(kirim::kirim))
        .pasang(S::Menu(kirim::LIHAT), routes!(kirim::daftar))
        .pasang(S::Menu(kirim::LIHAT), routes!(kirim::satu))
        .pasang(S::Menu(kirim::LIHAT), routes!(kirim::surat))
        .pasang(S::Menu(kirim::MENGURUS), routes!(kirim::batal))
        .pasang(S::Menu(kirim::KEDUA), routes!(kirim::kurang))
        .pasang(S::Menu(kirim::MENERIMA), routes!(kirim::belum))
        .pasang(S::Menu(kirim::MENERIMA), routes!(kirim::terima))
        .pasang(S::Menu(DASBOR), routes!(kirim::transit))
        // weight losses that wait for a second person
        .pasang(S::Menu(susut::MENU), routes!(susut::daftar))
        .pasang(S::Menu(susut::MENU), routes!(susut::putuskan))
        // goods on a web shop of somebody else
        .pasang(S::Menu(external::MENGIRIM), routes!(external::daftarkan))
        .pasang(S::Menu(external::MENGURUS), routes!(external::terjual))
        .pasang(S::Menu(external::MENGURUS), routes!(external::member))
        .pasang(S::Menu(external::MENGURUS), routes!(external::proses))
        // trade with customers
        .pasang(S::Menu(niaga::JUAL), routes!(niaga::jual_hitung))
        .pasang(S::Menu(niaga::JUAL), routes!(niaga::jual))
        .pasang(S::Menu(niaga::BELI), routes!(niaga::beli_hitung))
        .pasang(S::Menu(niaga::BELI), routes!(niaga::beli))
        .pasang(S::Menu(niaga::KASIR), routes!(niaga::nota))
        .pasang(S::Menu(niaga::JUAL), routes!(niaga_lanjut::parkir_daftar))
        .pasang(S::Menu(niaga::JUAL), routes!(niaga_lanjut::parkir_simpan))
        .pasang(S::Menu(niaga::JUAL), routes!(niaga_lanjut::parkir_ambil))
        .pasang(S::Menu(niaga::JUAL), routes!(niaga_lanjut::aksesoris))
        .pasang(S::Menu(niaga::LIHAT_JUAL), routes!(niaga_lanjut::nota))
        .pasang(S::Menu(niaga::LIHAT_JUAL), routes!(niaga_lanjut::cetak_nota))
        .pasang(S::Menu(niaga_lanjut::VALIDASI_JUAL), routes!(niaga_lanjut::validasi_jual_daftar))
        .pasang(S::Menu(niaga_lanjut::VALIDASI_JUAL), routes!(niaga_lanjut::validasi_jual))
        .pasang(S::Menu(niaga_lanjut::VALIDASI_SEMUA), routes!(niaga_lanjut::validasi_semua_daftar))
        .pasang(S::Menu(niaga_lanjut::VALIDASI_SEMUA), routes!(niaga_lanjut::validasi_semua))
        .pasang(S::Menu(niaga::LIHAT_JUAL), routes!(niaga::jual_daftar))
        .pasang(S::Menu(niaga::LIHAT_BELI), routes!(niaga::beli_daftar))
        .pasang(S::Menu(niaga::LIHAT_JUAL), routes!(niaga::jual_bynota))
        .pasang(S::Menu(niaga::LIHAT_JUAL), routes!(niaga::jual_single))
        .pasang(S::Menu(niaga::LIHAT_BELI), routes!(niaga::beli_bynota))
        .pasang(S::Menu(niaga::LIHAT_BELI), routes!(niaga::beli_single))
        .pasang(S::Menu(niaga::BATAL_JUAL), routes!(niaga::jual_batal))
        .pasang(S::Menu(niaga::BATAL_BELI), routes!(niaga::beli_batal))
        .pasang(S::Menu(niaga::KASIR), routes!(niaga::cari_pelanggan))
        .pasang(S::Menu(niaga::KASIR), routes!(niaga::daftar_pelanggan))
        .pasang(S::Sesi, routes!(niaga::member))
        // coupons
        .pasang(S::Menu(kupon::DAFTAR), routes!(kupon::daftar))
        .pasang(S::Menu(kupon::CEK), routes!(kupon::cek))
        // trade in manual goods
        .pasang(S::Menu(manual::TRANSAKSI), routes!(manual::hitung_manual))
        .pasang(S::Menu(manual::TRANSAKSI), routes!(manual::simpan_manual))
        .pasang(S::Menu(manual::TRANSAKSI), routes!(manual::stok_manual))
        .pasang(S::Menu(manual::JUAL), routes!(manual::jual_cetak))
        .pasang(S::Menu(manual::BELI), routes!(manual::beli_cetak))
        .pasang(S::Menu(manual::JUAL), routes!(manual::jual_daftar))
        .pasang(S::Menu(manual::BELI), routes!(manual::beli_daftar))
        .pasang(S::Menu(manual::JUAL), routes!(manual::jual_valid))
        .pasang(S::Menu(manual::BELI), routes!(manual::beli_valid))
        .pasang(S::Menu(manual::JUAL), routes!(manual::jual_reprint))
        .pasang(S::Menu(manual::BELI), routes!(manual::beli_reprint))
        .pasang(S::Menu(manual::BATAL_JUAL), routes!(manual::jual_batal))
        .pasang(S::Menu(manual::BATAL_BELI), routes!(manual::beli_batal))
        // around a purchase
        .pasang(S::Menu(niaga::BELI), routes!(niaga_beli::curian_daftar))
        .pasang(S::Menu(niaga::BELI), routes!(niaga_beli::curian_lapor))
        .pasang(S::Menu(niaga::BELI), routes!(niaga_beli::curian_cabut))
        .pasang(S::Menu(niaga_beli::NIK), routes!(niaga_beli::nik))
        .pasang(S::Menu(niaga_beli::HANCUR), routes!(niaga_beli::calon))
        .pasang(S::Menu(niaga_beli::HANCUR), routes!(niaga_beli::hancur))
        .pasang(S::Menu(niaga::LIHAT_BELI), routes!(niaga_beli::nota))
        .pasang(S::Menu(niaga::LIHAT_BELI), routes!(niaga_beli::cetak_nota))
        // deposits
        .pasang(S::Menu(titipan::TITIP), routes!(titipan::hitung))
        .pasang(S::Menu(titipan::TITIP), routes!(titipan::terima))
        .pasang(S::Menu(titipan::LIHAT), routes!(titipan::daftar))
        .pasang(S::Menu(titipan::LIHAT), routes!(titipan::satu))
        .pasang(S::Menu(titipan::TITIP), routes!(titipan::kembali))
        .pasang(S::Menu(titipan::TITIP), routes!(titipan::batal))
        .pasang(S::Menu(titipan::VALIDASI), routes!(titipan::validasi))
        .pasang(S::Menu(titipan::TITIP), routes!(titipan::nota))
        .pasang(S::Menu(titipan::TITIP), routes!(titipan::cetak_nota))
        // weighing and counting
        .pasang(S::Menu(timbang::MENU), routes!(timbang::reset))
        .pasang(S::Menu(timbang::MENU), routes!(timbang::lihat))
        .pasang(S::Menu(timbang::MENU), routes!(timbang::mulai))
        .pasang(S::Menu(timbang::MENU), routes!(timbang::catat))
        .pasang(S::Menu(timbang::MENU), routes!(timbang::keadaan))
        .pasang(S::Menu(opname::MENU), routes!(opname::mulai))
        .pasang(S::Menu(opname::MENU), routes!(opname::semua))
        .pasang(S::Menu(opname::MENU), routes!(opname::penerimaan))
        .pasang(S::Menu(opname::MENU), routes!(opname::ringkas))
        .pasang(S::Menu(opname::MENU), routes!(opname::baris))
        .pasang(S::Menu(opname::MENU), routes!(opname::pindai))
        .pasang(S::Menu(opname::MENU), routes!(opname::pindai_banyak))
        .pasang(S::Menu(opname::MENU), routes!(opname::hapus))
        .pasang(S::Menu(opname::MENU), routes!(opname::selesai))
        .pasang(S::Menu(opname::MENU), routes!(opname::batal))
        .pasang(S::Menu(opname::MENU), routes!(opname::koreksi))
        // pictures of pieces and of the store
        .pasang(S::Sesi, routes!(foto::logo))
        .pasang(S::Menu(&[SETTING_TOKO]), routes!(foto::pasang_logo))
        .pasang(S::Menu(&[SETTING_TOKO]), routes!(foto::hapus_logo))
        .pasang(S::Sesi, routes!(foto::lihat))
        .pasang(S::Menu(foto::PEMASANG), routes!(foto::pasang))
        .pasang(S::Menu(foto::PENGURUS), routes!(foto::hapus))
        // masters from head office
        .pasang(S::Menu(&["/import-data-pusat"]), routes!(impor_pusat::banding))
        .pasang(S::Menu(&["/import-data-pusat"]), routes!(impor_pusat::rincian))
        .pasang(S::Menu(&["/import-data-pusat"]), routes!(impor_pusat::tarik))
        // accounting
        .pasang(S::Baca("/parameter-akun"), routes!(akun::semua))
        .pasang(S::Menu(&["/parameter-akun"]), routes!(akun::ubah))
        .pasang(S::Menu(&["/parameter-akun"]), routes!(akun::awal))
        // layouts
        .pasang(S::Menu(&["/setting-nota"]), routes!(letak::nota::baca))
        .pasang(S::Menu(&["/setting-nota"]), routes!(letak::nota::simpan))
        .pasang(S::Menu(&["/setting-nota"]), routes!(letak::nota::duplikat))
        .pasang(S::Menu(&["/setting-nota"]), routes!(letak::nota::hapus))
        .pasang(S::Menu(&["/setting-nota"]), routes!(letak::nota::definisi))
        .pasang(S::Menu(&["/setting-nota"]), routes!(letak::nota::pdf))
        .pasang(S::Menu(&["/setting-nota"]), routes!(letak::nota::cetak))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(letak::slip::baca))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(letak::slip::simpan))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(letak::slip::duplikat))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(letak::slip::hapus))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(letak::slip::definisi))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(letak::slip::pdf))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(letak::slip::cetak))
        .pasang(S::Menu(&["/setting-nota-slip"]), routes!(letak::slip_teks))
        .pasang(S::Menu(&["/setting-member"]), routes!(letak::kartu::baca))
        .pasang(S::Menu(&["/setting-member"]), routes!(letak::kartu::simpan))
        .pasang(S::Menu(&["/setting-member"]), routes!(letak::kartu::duplikat))
        .pasang(S::Menu(&["/setting-member"]), routes!(letak::kartu::hapus))
        .pasang(S::Menu(&["/setting-member"]), routes!(letak::kartu::definisi))
        .pasang(S::Menu(&["/setting-member"]), routes!(letak::kartu::pdf))
        .pasang(S::Menu(&["/setting-member"]), routes!(letak::kartu::cetak))
        .pasang(S::Sesi, routes!(master::definisi))
        .pasang(S::Sesi, routes!(laporan::definisi));
    // masters and reports, all alike
    laporan::pasang(master::pasang(j))
}

/// The whole HTTP side: API, documentation, web app, all layers.
pub fn router(app: App) -> Router {
    router_dengan(app, Batas::default(), Router::new())
}

/// The same with other limits, and routes of a test's own behind all layers.
pub fn router_dengan(app: App, batas: Batas, tambahan: Router<App>) -> Router {
    let (api, dok) = jalur().pisah();
    let soket = app.soket();
    let dalam = lapisan::bungkus(api.merge(dokumentasi::router(&dok)).merge(tambahan), app, batas);
    // The portal's prefix is taken off before the inner router looks at the path.
    let semua = Router::new()
        .fallback_service(dalam)
        .layer(MapRequestLayer::new(lapisan::portal::<axum::body::Body>));
    match soket {
        Some(s) => lapisan::soket(s).fallback_service(semua),
        None => semua,
    }
}
