//! Secrets at rest: nothing of them is in the database's files, a dump or a backup in clear; what stood in clear before is
//! encrypted by the first start; the key changes; and what the program says when it is the wrong one or gone.

use super::proses::{Data, SANDI, Selesai, Server, arsip, biaya, bunuh_setelah, jalan, tiap_mesin};
use db::{Kunci, args};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use testkit::Jenis;

const NIK: &str = "3171010101900001";
const NIK_LAMA: &str = "3273020202800002";
const NIK_FAKTUR: &str = "3578030303700003";
const NIK_PARKIR: &str = "3174040404600004";
/// Secrets as they stood before they were encrypted.
const LAMA: [&str; 4] = ["kunciKartuDulu", "kunciTandaAgenDulu", "c2lkaWsgamFyaSBkdWx1", "KUNCITOTPDULU234"];

/// A command on this data with the key in this file, and in no other.
fn karat(data: &Data, kunci: &Path, kata: &[&str]) -> Command {
    let mut c = data.karat(kata);
    c.env_remove("KARAT_KUNCI_DATA").arg("--kunci-data").arg(kunci);
    c
}

fn suruh(data: &Data, kunci: &Path, kata: &[&str]) -> Selesai {
    jalan(&mut karat(data, kunci, kata))
}

fn layani(data: &Data, kunci: &Path) -> Server {
    Server::mulai(karat(data, kunci, &["serve", "--demo", "--listen", "127.0.0.1:0"]))
}

fn gagal_melayani(data: &Data, kunci: &Path) -> String {
    let s = Server::coba(karat(data, kunci, &["serve", "--demo", "--listen", "127.0.0.1:0"]));
    let s = s.err().expect("server berjalan");
    assert_eq!(s.kode, Some(2), "{s:#?}");
    s.galat
}

/// A chain with a customer, an agent and a second factor, all told over the API and the commands; gives the texts that
/// must be nowhere in clear, and the customer's code.
async fn isi(data: &Data, kunci: &Path) -> (Vec<String>, String) {
    let server = layani(data, kunci);
    let kasir = server.masuk("kasir1-jkt1", SANDI).await;
    let orang = json!({ "nama_customer": "siti aminah", "no_hp": "081234567890", "nik": NIK });
    let (status, r) = kasir.kirim("pelanggan", &orang).await;
    assert_eq!(status, 200, "{r}");
    let kode = r["data"]["kode_pelanggan"].as_str().unwrap().to_owned();
    let own = server.masuk("own-jkt1", SANDI).await;
    let (status, r) = own.kirim("users/totp/mulai", &json!({ "password": SANDI })).await;
    assert_eq!(status, 200, "{r}");
    let totp = r["data"]["kunci"].as_str().unwrap().to_owned();
    server.henti();
    let agen = ["agent", "add", "--toko", "JKT1", "--nama", "meja-9", "--jenis", "fingerprint"];
    let s = suruh(data, kunci, &agen).harus(0).keluar;
    let tanda = s.split("Kunci agen: ").nth(1).unwrap().lines().next().unwrap();
    let tanda = tanda.split_once('.').unwrap().1.to_owned();
    (vec![NIK.to_owned(), totp, tanda], kode)
}

/// The identity number of a customer, as who may see it sees it.
async fn nik(server: &Server, kode: &str) -> Value {
    let k = server.masuk("kasir1-jkt1", SANDI).await;
    let (status, r) = k.kirim(&format!("pelanggan/{kode}/nik"), &json!({})).await;
    assert_eq!(status, 200, "{r}");
    r["data"]["nik"].clone()
}

/// Everything the database has on its disk (SQLite), or tells (PostgreSQL), and what a backup without encryption holds.
fn mentah(data: &Data, kunci: &Path, nama: &str) -> Vec<u8> {
    let mut semua = Vec::new();
    match &data.mesin {
        db::Mesin::Lite(p) => {
            for e in p.parent().unwrap().read_dir().unwrap() {
                let path = e.unwrap().path();
                if path.file_name().unwrap().to_str().unwrap().starts_with("karat.db") {
                    semua.extend(std::fs::read(path).unwrap());
                }
            }
        }
        db::Mesin::Pg(url) => {
            let o = Command::new("pg_dump").arg(url).output().unwrap();
            assert!(o.status.success(), "{}", String::from_utf8_lossy(&o.stderr));
            semua.extend(o.stdout);
        }
    }
    let berkas = data.samping(nama);
    suruh(data, kunci, &["backup", berkas.to_str().unwrap(), "--polos"]).harus(0);
    for (nama, isi) in arsip(&berkas) {
        assert_ne!(nama, "kunci", "kunci ada di backup tanpa enkripsi");
        semua.extend(isi);
    }
    semua
}

#[track_caller]
fn tanpa(mentah: &[u8], rahasia: &[String]) {
    assert!(mentah.len() > 100_000, "{} byte", mentah.len());
    for r in rahasia {
        assert!(!mentah.windows(r.len()).any(|j| j == r.as_bytes()), "{r} terbaca");
    }
}

/// Puts back what an older version kept: secrets and identity numbers in clear, in every place where they stood.
async fn mundurkan(data: &Data) {
    let db = data.buka();
    db.write(Kunci::rantai(), |tx| {
        let [kartu, tanda, jari, totp] = LAMA;
        for (sql, isi) in [
            ("DELETE FROM kunci_data WHERE nama = 'bersih' AND $1 <> ''", "-"),
            ("INSERT INTO rahasia (toko, nama, isi, dibuat) VALUES ('BDG1', 'kartu', $1, '-')", kartu),
            ("INSERT INTO agen (toko, nama, jenis, sidik_kunci, kunci_tanda, aktif, dibuat) VALUES ('JKT1', 'lama', \
              'fingerprint', 'x', $1, 1, '-')", tanda),
            ("INSERT INTO sidik_jari (user_id, jari, bytes, dibuat) VALUES ('spv-jkt1', 2, $1, '-')", jari),
            ("INSERT INTO totp (user_id, kunci, aktif, langkah, dibuat) VALUES ('own-bdg1', $1, 0, 0, '-')", totp),
            ("INSERT INTO pelanggan (kode_pelanggan, toko, kode_member, jenis_pelanggan, nama_customer, alamat_customer, \
              no_hp, sidik_nik, cari, dibuat, oleh, diubah, versi) VALUES ('PLAMA', 'JKT1', '', 'UMUM', 'BUDI', '', '', $1, \
              'budi', '-', 'su', '-', 1)", NIK_LAMA),
            ("INSERT INTO faktur (toko, no_faktur_group, jenis, tipe_nota, tgl_system, tgl_dokumen, waktu, oleh, kode_sales, \
              kode_pelanggan, kode_member, jenis_pelanggan, nama_customer, alamat_customer, no_hp, sidik_nik, \
              kode_marketplace, no_order, keterangan, qty_jual, berat_jual, total_jual, qty_beli, berat_beli, total_beli, \
              neto, kembali, dasar_poin) VALUES ('JKT1', 'NGLAMA', 'JUAL', 'PENJUALAN', '2020-01-01', '2020-01-01', '-', \
              'su', '', '', '', 'UMUM', '', '', '', $1, '', '', '', 1, 0, 0, 0, 0, 0, 0, 0, 0)", NIK_FAKTUR),
            ("INSERT INTO parkir (toko, id, oleh, nama, isi, diubah) VALUES ('JKT1', 'P1', 'su', 'SITI', $1, '-')",
             r#"{"customer":{"nama_customer":"SITI","nik":"3174040404600004"}}"#),
        ] {
            tx.exec(sql, args![isi])?;
        }
        Ok::<_, db::Error>(())
    })
    .await
    .unwrap();
    db.tutup();
}

#[test]
fn yang_terbuka_dari_dulu_dienkripsi_saat_mulai_dan_tidak_ada_rahasia_di_berkas_dump_atau_backup() {
    tiap_mesin(async |data| {
        let kunci = data.samping("kunci");
        let (mut rahasia, _) = isi(&data, &kunci).await;
        tanpa(&mentah(&data, &kunci, "a.tar.gz"), &rahasia);
        mundurkan(&data).await;
        rahasia.extend(LAMA.map(str::to_owned));
        rahasia.extend([NIK_LAMA, NIK_FAKTUR, NIK_PARKIR].map(str::to_owned));
        let server = layani(&data, &kunci);
        // Found again by the whole number, shown as it was.
        let k = server.masuk("kasir1-jkt1", SANDI).await;
        let (_, r) = k.baca(&format!("pelanggan?cari={NIK_LAMA}")).await;
        assert_eq!(r["data"][0]["nik_samar"], json!("3273**********02"), "{r}");
        assert_eq!(nik(&server, "PLAMA").await, json!(NIK_LAMA));
        server.henti();
        tanpa(&mentah(&data, &kunci, "b.tar.gz"), &rahasia);
        let db = data.buka();
        let faktur =
            "SELECT nik_samar FROM faktur WHERE no_faktur_group = 'NGLAMA' AND LENGTH(sidik_nik) = 64";
        let samar: String = db.read(|c| c.nilai(faktur, args![])).await.unwrap();
        assert_eq!(samar, "3578**********03");
        // The book takes no changes again.
        let ubah = db.write(Kunci::rantai(), |tx| tx.exec("UPDATE faktur SET no_hp = '1'", args![])).await;
        assert!(ubah.unwrap_err().hanya_tambah());
        db.tutup();
    });
}

#[test]
fn kunci_dibuat_untuk_pemiliknya_saja_dan_yang_terbaca_orang_lain_ditolak() {
    use std::os::unix::fs::PermissionsExt as _;
    let data = Data::baru(Jenis::Lite);
    let kunci = data.samping("lain/kunci");
    layani(&data, &kunci).henti();
    assert_eq!(std::fs::metadata(&kunci).unwrap().permissions().mode() & 0o777, 0o600);
    std::fs::set_permissions(&kunci, std::fs::Permissions::from_mode(0o640)).unwrap();
    assert!(gagal_melayani(&data, &kunci).contains("chmod 600"));
    // Not named, it lies in the data folder.
    let data = Data::baru(Jenis::Lite);
    let mut c = data.karat(&["serve", "--demo", "--listen", "127.0.0.1:0"]);
    c.env_remove("KARAT_KUNCI_DATA");
    Server::mulai(c).henti();
    assert!(data.folder.join("kunci").is_file());
}

/// The name of the key that all secrets are encrypted with; fails when there are several.
async fn kunci_dipakai(data: &Data) -> String {
    let db = data.buka();
    let sql = "SELECT isi FROM kunci_data UNION ALL SELECT kunci FROM totp UNION ALL SELECT isi FROM identitas \
               UNION ALL SELECT kunci_tanda FROM agen WHERE kunci_tanda <> ''";
    let mut id: Vec<String> = db
        .read(move |c| c.rows(sql, args![], |r| Ok(db::id_kunci(&r.get::<String>(0)?).unwrap().to_owned())))
        .await
        .unwrap();
    db.tutup();
    id.sort();
    id.dedup();
    assert_eq!(id.len(), 1, "{id:?}");
    id.remove(0)
}

#[test]
fn kunci_diganti_juga_setelah_mati_di_tengah_jalan() {
    tiap_mesin(async |data| {
        let kunci = data.samping("kunci");
        let (_, kode) = isi(&data, &kunci).await;
        let (lama, teks) = (kunci_dipakai(&data).await, std::fs::read_to_string(&kunci).unwrap());
        let server = layani(&data, &kunci);
        assert!(suruh(&data, &kunci, &["kunci-data", "putar"]).harus(2).galat.contains("sedang dipakai"));
        server.henti();
        suruh(&data, &kunci, &["kunci-data", "putar"]).harus(0);
        let baru = kunci_dipakai(&data).await;
        assert_ne!(baru, lama);
        assert_eq!(std::fs::read_to_string(data.samping("kunci.lama")).unwrap(), teks);
        // Killed anywhere: everything stays readable, and the next one ends it.
        let lama_jalan = biaya(&mut karat(&data, &kunci, &["kunci-data", "putar"]));
        for persen in [30, 60, 80, 90, 95] {
            let batas = super::proses::bagian(lama_jalan, persen);
            bunuh_setelah(&mut karat(&data, &kunci, &["kunci-data", "putar"]), batas);
            let server = layani(&data, &kunci);
            assert_eq!(nik(&server, &kode).await, json!(NIK), "mati di {persen}%");
            server.henti();
            kunci_dipakai(&data).await;
            assert_eq!(std::fs::read_to_string(&kunci).unwrap().lines().count(), 1);
        }
        // Both in the file, nothing written yet: as if it died right after the file was.
        let dua = format!("{}{}", db::Brankas::acak().teks(), std::fs::read_to_string(&kunci).unwrap());
        std::fs::write(&kunci, dua).unwrap();
        suruh(&data, &kunci, &["kunci-data", "putar"]).harus(0);
        assert_eq!(std::fs::read_to_string(&kunci).unwrap().lines().count(), 1);
        let server = layani(&data, &kunci);
        assert_eq!(nik(&server, &kode).await, json!(NIK));
        server.henti();
        suruh(&data, &kunci, &["periksa"]).harus(0);
    });
}

#[test]
fn kunci_yang_salah_atau_hilang_dikatakan_dan_toko_bisa_jalan_lagi_tanpanya() {
    tiap_mesin(async |data| {
        let kunci = data.samping("kunci");
        let (_, kode) = isi(&data, &kunci).await;
        let id = kunci_dipakai(&data).await;
        let (lain, hilang) = (data.samping("kunci-lain"), data.samping("tidak-ada"));
        super::proses::tulis_kunci(&lain, &db::Brankas::acak());
        for (path, kata) in [(&lain, "berisi kunci lain"), (&hilang, "tidak ada")] {
            let s = gagal_melayani(&data, path);
            assert!(s.contains(kata) && s.contains(&id) && s.contains("--kunci-data"), "{s}");
            let agen = ["agent", "add", "--toko", "JKT1", "--nama", "dua", "--jenis", "fingerprint"];
            assert!(suruh(&data, path, &agen).harus(2).galat.contains(kata));
            // Books need no key.
            suruh(&data, path, &["periksa"]).harus(0);
        }
        assert!(!hilang.exists(), "kunci baru dibuat di atas data yang tidak bisa dibacanya");
        assert!(
            suruh(&data, &kunci, &["kunci-data", "relakan", "--force"]).harus(2).galat.contains("ada di")
        );
        assert!(suruh(&data, &hilang, &["kunci-data", "relakan"]).harus(2).galat.contains("--force"));
        suruh(&data, &hilang, &["kunci-data", "relakan", "--force"]).harus(0);
        let server = layani(&data, &hilang);
        assert_eq!(nik(&server, &kode).await, json!(""));
        let k = server.masuk("kasir1-jkt1", SANDI).await;
        let (_, r) = k.baca("pelanggan?cari=siti").await;
        assert_eq!(r["data"][0]["nik_samar"], json!("3171**********01"), "{r}");
        let lagi = json!({ "nama_customer": "siti dua", "nik": NIK });
        assert_eq!(k.kirim("pelanggan", &lagi).await.0, 200);
        server.henti();
        assert_ne!(kunci_dipakai(&data).await, id);
        suruh(&data, &hilang, &["periksa"]).harus(0);
    });
}

/// Another machine of the same engine.
fn mesin_lain(data: &Data) -> (Data, PathBuf) {
    let jenis = if matches!(data.mesin, db::Mesin::Pg(_)) { Jenis::Pg } else { Jenis::Lite };
    let lain = Data::baru(jenis);
    let kunci = lain.samping("kunci");
    (lain, kunci)
}

#[test]
fn backup_dipulihkan_di_mesin_lain_dengan_kuncinya_dan_tanpa_kunci_dikatakan() {
    tiap_mesin(async |data| {
        let kunci = data.samping("kunci");
        let (_, kode) = isi(&data, &kunci).await;
        let id = kunci_dipakai(&data).await;
        let (polos, tertutup, pemilik) =
            (data.samping("polos.tar.gz"), data.samping("tutup.age"), data.samping("pemilik"));
        suruh(&data, &kunci, &["backup", polos.to_str().unwrap(), "--polos"]).harus(0);
        let publik =
            jalan(&mut super::proses::karat_polos(&["backup-key", pemilik.to_str().unwrap()])).harus(0);
        let untuk = ["backup", tertutup.to_str().unwrap(), "--untuk", publik.keluar.trim()];
        suruh(&data, &kunci, &untuk).harus(0);
        let (polos, tertutup, pemilik) =
            (polos.to_str().unwrap(), tertutup.to_str().unwrap(), pemilik.to_str().unwrap());

        // In clear it carries no key: refused before anything is touched, and the words say what to do.
        let (lain, kunci_lain) = mesin_lain(&data);
        let s = suruh(&lain, &kunci_lain, &["restore", polos]).harus(2).galat;
        assert!(s.contains(&id) && s.contains("--kunci-data") && s.contains("Salin berkas kunci"), "{s}");
        assert!(!lain.folder.join("karat.db").exists() && !kunci_lain.exists());
        std::fs::copy(&kunci, &kunci_lain).unwrap();
        suruh(&lain, &kunci_lain, &["restore", polos]).harus(0);
        let server = layani(&lain, &kunci_lain);
        assert_eq!(nik(&server, &kode).await, json!(NIK));
        server.henti();

        // Encrypted to its owner it brings the key along.
        let (lain, kunci_lain) = mesin_lain(&data);
        suruh(&lain, &kunci_lain, &["restore", tertutup, "--kunci", pemilik]).harus(0);
        assert_eq!(kunci_dipakai(&lain).await, id);
        let server = layani(&lain, &kunci_lain);
        assert_eq!(nik(&server, &kode).await, json!(NIK));
        server.henti();

        // A machine that has a key of its own keeps it, and writes the data anew with it.
        let (lain, kunci_lain) = mesin_lain(&data);
        super::proses::tulis_kunci(&kunci_lain, &db::Brankas::acak());
        suruh(&lain, &kunci_lain, &["restore", tertutup, "--kunci", pemilik]).harus(0);
        let server = layani(&lain, &kunci_lain);
        assert_eq!(nik(&server, &kode).await, json!(NIK));
        server.henti();
        assert_ne!(kunci_dipakai(&lain).await, id);
        assert_eq!(std::fs::read_to_string(&kunci_lain).unwrap().lines().count(), 1);

        // Without any key, when that is what is wanted.
        let (lain, kunci_lain) = mesin_lain(&data);
        suruh(&lain, &kunci_lain, &["restore", polos, "--tanpa-kunci-data"]).harus(0);
        assert!(gagal_melayani(&lain, &kunci_lain).contains("relakan"));
        suruh(&lain, &kunci_lain, &["kunci-data", "relakan", "--force"]).harus(0);
        layani(&lain, &kunci_lain).henti();
    });
}
