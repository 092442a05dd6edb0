//! The server's route table and the web app's say the same: paths, titles, menu places, kinds and gates.
//! Reads the rows of `web/src/routes.ts` as they are written, `kelompok({ … }, [['/path', 'Judul'], …])`.

use platform::menu::{Gerbang, Jenis, RUTE};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A literal of the table.
#[derive(Debug, Clone, PartialEq)]
enum Isi {
    Teks(String),
    Benar(bool),
    Daftar(Vec<Isi>),
    Benda(BTreeMap<String, Isi>),
}

/// Reads one literal: text in quotes, true/false, arrays, objects with plain keys.
struct Pembaca<'a> {
    sisa: &'a str,
}

impl Pembaca<'_> {
    fn lompati(&mut self) {
        loop {
            self.sisa = self.sisa.trim_start();
            match self.sisa.strip_prefix("//") {
                Some(s) => self.sisa = s.split_once('\n').map_or("", |(_, b)| b),
                None => return,
            }
        }
    }

    fn ambil(&mut self, tanda: char) -> bool {
        self.lompati();
        match self.sisa.strip_prefix(tanda) {
            Some(s) => {
                self.sisa = s;
                true
            }
            None => false,
        }
    }

    fn kata(&mut self) -> String {
        self.lompati();
        let n = self.sisa.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.sisa.len());
        let (kata, sisa) = self.sisa.split_at(n);
        self.sisa = sisa;
        kata.to_owned()
    }

    fn isi(&mut self) -> Isi {
        self.lompati();
        for petik in ['\'', '"'] {
            if self.ambil(petik) {
                let (teks, sisa) = self.sisa.split_once(petik).expect("teks tanpa penutup");
                assert!(!teks.contains('\\'), "teks dengan garis miring: {teks}");
                self.sisa = sisa;
                return Isi::Teks(teks.to_owned());
            }
        }
        if self.ambil('[') {
            let mut d = Vec::new();
            while !self.ambil(']') {
                d.push(self.isi());
                self.ambil(',');
            }
            return Isi::Daftar(d);
        }
        if self.ambil('{') {
            let mut b = BTreeMap::new();
            while !self.ambil('}') {
                let kunci = self.kata();
                assert!(self.ambil(':'), "isi tabel rute tidak dikenali di dekat {:.60}", self.sisa);
                b.insert(kunci, self.isi());
                self.ambil(',');
            }
            return Isi::Benda(b);
        }
        match self.kata().as_str() {
            "true" => Isi::Benar(true),
            "false" => Isi::Benar(false),
            lain => panic!("isi tabel rute tidak dikenali: {lain}{:.60}", self.sisa),
        }
    }
}

impl Isi {
    fn teks(&self) -> &str {
        match self {
            Isi::Teks(t) => t,
            lain => panic!("bukan teks: {lain:?}"),
        }
    }
    fn daftar(&self) -> Vec<String> {
        match self {
            Isi::Daftar(d) => d.iter().map(|i| i.teks().to_owned()).collect(),
            lain => panic!("bukan daftar: {lain:?}"),
        }
    }
}

/// A route as text, the same from both sides, so that a difference can be read.
fn baris(path: &str, judul: &str, menu: &str, domain: &str, jenis: &str, gerbang: &str) -> String {
    format!("{path} | {judul} | {menu} | {domain} | {jenis} | {gerbang}")
}

/// What is in the web table beside the server's rules: how a screen looks, not whether it opens.
const TAMPILAN: [&str; 2] = ["pengganti", "bebasAkses"];

fn dari_web(tempat: &BTreeMap<String, Isi>, path: &str, judul: &str) -> String {
    let mut gerbang = Vec::new();
    for (k, v) in tempat {
        let uraian = match (k.as_str(), v) {
            ("menu" | "domain" | "jenis", _) => continue,
            (k, _) if TAMPILAN.contains(&k) => continue,
            ("pusat", Isi::Benar(true)) => "pusat".to_owned(),
            ("level", d) => format!("level={}", d.daftar().join(",")),
            ("levelBila", Isi::Benda(b)) => {
                format!("levelBila={}:{}", b["modul"].teks(), b["level"].daftar().join(","))
            }
            (k, Isi::Teks(t)) => format!("{k}={t}"),
            (k, v) => panic!("{path}: gerbang web {k} = {v:?} tidak dikenal server"),
        };
        gerbang.push(uraian);
    }
    gerbang.sort();
    baris(
        path,
        judul,
        &tempat["menu"].daftar().join(" > "),
        tempat["domain"].teks(),
        tempat["jenis"].teks(),
        &gerbang.join(" "),
    )
}

fn dari_server(g: Gerbang) -> String {
    let mut g = match g {
        Gerbang::Bebas => vec![],
        Gerbang::Modul(m) => vec![format!("modul={m}")],
        Gerbang::SepuhanCabang => {
            vec!["modul=SEPUHAN_MODULE".into(), "modulMati=SEPUHAN_TERPUSAT_MODULE".into()]
        }
        Gerbang::ManualAtauMode => {
            vec!["modul=MANUAL_ITEMS_TRANSACTION_MODULE".into(), "atauMode=STOCK_JUAL_MANUAL".into()]
        }
        Gerbang::NotaPemilik => vec!["levelBila=SETTING_NOTA_OWNER_ONLY:OWN,SU".into()],
        Gerbang::HutangPokok => {
            vec!["modul=PARAMETER_JUMLAH_HUTANG_POKOK_MODULE".into(), "kecualiNilai=HARGA_EMAS".into()]
        }
        Gerbang::Level(l) => vec![format!("level={}", l.join(","))],
        Gerbang::Pusat => vec!["pusat".into()],
    };
    g.sort();
    g.join(" ")
}

fn jenis(j: Jenis) -> &'static str {
    match j {
        Jenis::Publik => "public",
        Jenis::Halaman => "page",
        Jenis::SubMenu => "submenu",
        Jenis::Master => "master",
        Jenis::Transaksi => "transaction",
        Jenis::Laporan => "report",
        Jenis::Katalog => "catalogue",
    }
}

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src")
}

/// The rows of every file that `routes.ts` gathers.
fn baris_web() -> Vec<String> {
    let induk = std::fs::read_to_string(web().join("routes.ts")).expect("web/src/routes.ts");
    let mut semua = Vec::new();
    for b in induk.lines().filter(|b| b.starts_with("import {")) {
        let berkas = b.split('\'').nth(1).unwrap_or_default();
        let teks = std::fs::read_to_string(web().join(format!("{berkas}.ts"))).expect(berkas);
        for bagian in teks.split("...kelompok(").skip(1) {
            let mut p = Pembaca { sisa: bagian };
            let Isi::Benda(tempat) = p.isi() else { panic!("{berkas}: kelompok tanpa tempat") };
            assert!(p.ambil(','), "{berkas}: kelompok tanpa isi");
            let Isi::Daftar(rute) = p.isi() else { panic!("{berkas}: kelompok tanpa isi") };
            for r in rute {
                let [path, judul] = r.daftar().try_into().expect("[path, judul]");
                semua.push(dari_web(&tempat, &path, &judul));
            }
        }
    }
    semua
}

#[test]
fn tabel_rute_server_sama_dengan_tabel_web() {
    let web = baris_web();
    let server: BTreeSet<String> = RUTE
        .iter()
        .map(|r| baris(r.path, r.judul, r.menu, r.domain, jenis(r.jenis), &dari_server(r.gerbang)))
        .collect();
    assert!(web.len() > 250, "tabel web hanya {} baris: bentuknya berubah", web.len());
    let unik: BTreeSet<String> = web.iter().cloned().collect();
    assert_eq!(unik.len(), web.len(), "rute kembar di tabel web");
    let beda: Vec<String> = unik
        .difference(&server)
        .map(|b| format!("web    {b}"))
        .chain(server.difference(&unik).map(|b| format!("server {b}")))
        .collect();
    let mut beda = beda;
    beda.sort_by_key(|b| b.split(' ').find(|k| k.starts_with('/')).map(str::to_owned));
    assert!(beda.is_empty(), "tabel rute berbeda:\n{}", beda.join("\n"));
}

#[test]
fn urutan_menu_web_memuat_setiap_menu_server() {
    let teks = std::fs::read_to_string(web().join("routes.ts")).unwrap();
    let (_, sisa) = teks.split_once("URUTAN_MENU = ").expect("URUTAN_MENU di routes.ts");
    let urutan: BTreeSet<String> = Pembaca { sisa }.isi().daftar().into_iter().collect();
    let punya: BTreeSet<String> =
        RUTE.iter().filter(|r| r.bermenu()).map(|r| r.menu.split(" > ").next().unwrap().to_owned()).collect();
    assert_eq!(urutan, punya);
}
