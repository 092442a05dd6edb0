//! Rows of shipments, receipts and weight losses for the walk over the reports. Written past the books: every journey
//! here has ended, so that nothing is on its way.

use db::{Tx, args};
use platform::Tolak;

type Isi = Result<(), Tolak>;

const HARI: &str = "2026-11-15";
const PUKUL: &str = "2026-11-15T08:39:00.000+07:00";

pub fn tanam(tx: &mut Tx<'_>, slug: &str, tanda: &str) -> Isi {
    pusat(tx)?;
    match slug {
        "laporan-kirim-barang" => kirim(tx, 1, "CABANG", tanda),
        "laporan-kirim-barang-kepusat" => kirim(tx, 2, "CABANG", tanda),
        "laporan-kirim-barang-online" => kirim(tx, 3, "ONLINE", tanda),
        "laporan-terima-barang" => terima(tx, tanda),
        _ => susut(tx, tanda),
    }
}

/// Head office, where most of it goes.
fn pusat(tx: &mut Tx<'_>) -> Isi {
    tx.exec(
        "INSERT INTO toko (kode_toko, nama_toko, alamat_toko, no_telp, no_whatsapp, portal, pusat, aktif, tgl_system, \
         tgl_tutup, dibuat, versi) VALUES ('PST', 'Kantor Pusat', 'Jl. Pusat 1', '', '', '', 1, 1, $1, NULL, $2, 1) \
         ON CONFLICT DO NOTHING",
        args![HARI, PUKUL],
    )?;
    Ok(())
}

fn toko(tx: &Tx<'_>) -> String {
    tx.toko().to_string()
}

/// A card; numbers of the two stores do not meet.
fn barang(tx: &mut Tx<'_>, n: i64) -> Result<String, Tolak> {
    let toko = toko(tx);
    let kode = format!("{:08}", n + if toko == "JKT1" { 1000 } else { 2000 });
    tx.exec(
        "INSERT INTO barang (kode_barcode, toko, status, kode_intern, nama_barang, kode_group, kode_dept, supplier_barang, \
         asal_perolehan, no_faktur_pajak, berat_asli, berat, berat_atribut, berat_bandrol, berat_plastik, kadar, \
         kadar_cetak, kadar_modal, nama_atribut, harga_atribut, harga_modal_gram, ongkos_modal, total_pokok, profit, \
         harga_bandrol, total_usd, ongkos_berlian, hpp_manual, buyback, trade_in, size, finishing, tag_id, no_seri, \
         no_pesanan, no_po, is_markis, status_baru, keterangan, cari, tgl_masuk, no_masuk, input_by, diubah, versi) \
         VALUES ($1, $2, 'READY', '', 'CINCIN', '750', 'CIN750', '', 'SUPPLIER_TANPA_FAKTUR', '', 2345, 2350, 0, 0, 0, \
         10000, 7500, 10000, '', 0, 0, 0, 1000000, 0, 0, 0, 0, 0, 0, 0, '', '', '', '', '', '', 0, 0, '', '', $3, '', \
         'budi', $4, 1)",
        args![&kode, &toko, HARI, PUKUL],
    )?;
    Ok(kode)
}

fn dok(
    tx: &mut Tx<'_>,
    no: &str,
    jenis: &str,
    (lawan, rujukan, ket): (&str, &str, &str),
    kode: &[String],
) -> Isi {
    let toko = toko(tx);
    let qty = i64::try_from(kode.len()).unwrap();
    tx.exec(
        "INSERT INTO dok_barang (toko, no_dok, jenis, tgl_system, waktu, oleh, lawan, rujukan, keterangan, qty, berat, \
         nilai) VALUES ($1, $2, $3, $4, $5, 'budi', $6, $7, $8, $9, $10, 0)",
        args![&toko, no, jenis, HARI, PUKUL, lawan, rujukan, ket, qty, 2345 * qty],
    )?;
    for (k, n) in kode.iter().zip(1_i64..) {
        tx.exec(
            "INSERT INTO dok_barang_baris (toko, no_dok, baris, kode_barcode, kode_intern, nama_barang, kode_group, \
             kode_dept, kadar_cetak, berat, berat_stock, nilai, gudang_dari, baki_dari, gudang_ke, baki_ke, kondisi) \
             VALUES ($1, $2, $3, $4, '', 'CINCIN', '750', 'CIN750', 7500, 2350, 2345, 0, 'TOKO', 'A1', 'TOKO', 'A2', '')",
            args![&toko, no, n, k],
        )?;
    }
    Ok(())
}

fn kirim(tx: &mut Tx<'_>, ke: i64, jenis: &str, tanda: &str) -> Isi {
    let toko = toko(tx);
    let kode = [barang(tx, ke * 10)?, barang(tx, ke * 10 + 1)?];
    let no = format!("KB{toko}-261115-000{ke}");
    let (pasar, resi) = if jenis == "ONLINE" { ("TOKOPEDIA", "JNE001") } else { ("", "") };
    dok(tx, &no, "KIRIM", ("PST", "", ""), &kode)?;
    tx.exec(
        "INSERT INTO kirim (toko, no_kirim, jenis, tujuan, tgl_system, waktu, oleh, kurir, no_resi, kode_marketplace, \
         keterangan, qty, berat, nilai, status, diubah) \
         VALUES ($1, $2, $3, 'PST', $4, $5, 'budi', $6, $7, $8, 'HATI-HATI', 2, 4690, 0, 'SELESAI', $5)",
        args![&toko, &no, jenis, HARI, PUKUL, tanda, resi, pasar],
    )?;
    for ((k, n), status) in kode.iter().zip(1_i64..).zip(["DITERIMA", "KEMBALI"]) {
        tx.exec(
            "INSERT INTO kirim_baris (toko, no_kirim, baris, kode_barcode, berat, status, alasan, no_akhir, diubah) \
             VALUES ($1, $2, $3, $4, 2345, $5, '', '', $6)",
            args![&toko, &no, n, k, status, PUKUL],
        )?;
    }
    Ok(())
}

fn terima(tx: &mut Tx<'_>, tanda: &str) -> Isi {
    let toko = toko(tx);
    let kode = [barang(tx, 50)?, barang(tx, 51)?];
    let no = format!("TB{toko}-261115-0001");
    dok(tx, &no, "TERIMA_KIRIM", ("PST", "KBPST-261115-0001", tanda), &kode)?;
    let [_, beda] = &kode;
    for (n, (jenis, kode, timbang, ket)) in (1_i64..).zip([
        ("BERAT", beda.as_str(), 2330, "DALAM TOLERANSI"),
        ("KURANG", "00000091", 0, "TERTINGGAL"),
        ("LEBIH", "00000092", 0, "TIDAK TERDAFTAR"),
    ]) {
        tx.exec(
            "INSERT INTO kirim_selisih (toko, no_terima, baris, no_kirim, asal, tgl_system, waktu, oleh, jenis, \
             kode_barcode, nama_barang, berat_buku, berat_timbang, keterangan) \
             VALUES ($1, $2, $3, 'KBPST-261115-0001', 'PST', $4, $5, 'budi', $6, $7, 'CINCIN', 2345, $8, $9)",
            args![&toko, &no, n, HARI, PUKUL, jenis, kode, timbang, ket],
        )?;
    }
    Ok(())
}

fn susut(tx: &mut Tx<'_>, tanda: &str) -> Isi {
    let toko = toko(tx);
    for (n, (status, timbang, alasan, oleh)) in (1_i64..).zip([
        ("PENDING", 2_200, tanda, ""),
        ("DITERIMA", 2_100, "AUS DIPAKAI", "spv"),
        ("DITOLAK", 2_400, "TIMBANGAN SALAH", "own"),
    ]) {
        let kode = barang(tx, 60 + n)?;
        let tgl = if oleh.is_empty() { "" } else { HARI };
        tx.exec(
            "INSERT INTO susut (toko, no_susut, tgl_system, waktu, oleh, sumber, no_dok, kode_barcode, nama_barang, \
             kode_group, kode_dept, berat_buku, berat_timbang, toleransi, status, alasan, diputus_oleh, diputus_tgl, \
             diputus) VALUES ($1, $2, $3, $4, 'budi', 'TERIMA_KIRIM', 'TB-1', $5, 'CINCIN', '750', 'CIN750', 2345, $6, \
             23, $7, $8, $9, $10, '')",
            args![&toko, format!("VS{toko}-261115-000{n}"), HARI, PUKUL, kode, timbang, status, alasan, oleh, tgl],
        )?;
    }
    Ok(())
}
