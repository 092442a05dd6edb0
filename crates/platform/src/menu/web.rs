//! The route table as the web app reads it: TypeScript made from `RUTE`, so that there is one table. Written by
//! `make api` into web/src/routes/tabel.ts; `scripts/api periksa` finds a stale one.

use super::{Gerbang, Jenis, RUTE, Rute, URUTAN_MENU};
use serde_json::json;

impl Jenis {
    const fn web(self) -> &'static str {
        match self {
            Jenis::Publik => "public",
            Jenis::Halaman => "page",
            Jenis::SubMenu => "submenu",
            Jenis::Master => "master",
            Jenis::Transaksi => "transaction",
            Jenis::Laporan => "report",
            Jenis::Katalog => "catalogue",
        }
    }
}

impl Gerbang {
    /// What stands in the web's `Gerbang` for this gate.
    fn web(self) -> Vec<(&'static str, serde_json::Value)> {
        match self {
            Gerbang::Bebas => vec![],
            Gerbang::Modul(m) => vec![("modul", json!(m))],
            Gerbang::SepuhanCabang => {
                vec![("modul", json!("SEPUHAN_MODULE")), ("modulMati", json!("SEPUHAN_TERPUSAT_MODULE"))]
            }
            Gerbang::ManualAtauMode => vec![
                ("modul", json!("MANUAL_ITEMS_TRANSACTION_MODULE")),
                ("atauMode", json!("STOCK_JUAL_MANUAL")),
            ],
            Gerbang::NotaPemilik => {
                vec![("levelBila", json!({ "modul": "SETTING_NOTA_OWNER_ONLY", "level": ["OWN", "SU"] }))]
            }
            Gerbang::HutangPokok => vec![
                ("modul", json!("PARAMETER_JUMLAH_HUTANG_POKOK_MODULE")),
                ("kecualiNilai", json!("HARGA_EMAS")),
            ],
            Gerbang::Level(l) => vec![("level", json!(l))],
            Gerbang::Pusat => vec![("pusat", json!(true))],
        }
    }
}

impl Rute {
    fn web(&self) -> String {
        let menu: Vec<&str> = self.menu.split(" > ").filter(|m| !m.is_empty()).collect();
        let mut isi = vec![
            ("path", json!(self.path)),
            ("judul", json!(self.judul)),
            ("menu", json!(menu)),
            ("domain", json!(self.domain)),
            ("jenis", json!(self.jenis.web())),
        ];
        isi.extend(self.gerbang.web());
        if self.bebas_akses {
            isi.push(("bebasAkses", json!(true)));
        }
        if self.pengganti {
            isi.push(("pengganti", json!(true)));
        }
        let isi: Vec<String> = isi.iter().map(|(k, v)| format!("{k}: {v}")).collect();
        format!("  {{ {} }},\n", isi.join(", "))
    }
}

/// The file; `laporan` are the routes of the reports that have a definition.
pub fn tabel(laporan: &[&str]) -> String {
    let daftar = |isi: &[&str]| serde_json::to_string(isi).unwrap_or_default();
    let path: String = RUTE.iter().map(|r| format!("  | {}\n", json!(r.path))).collect();
    let baris: String = RUTE.iter().map(Rute::web).collect();
    format!(
        "// Generated from crates/platform/src/menu/rute.rs by `make api`; not edited by hand.\n\
         import type {{ Rute }} from './tipe';\n\n\
         /** Every path of the product. */\n\
         export type PathRute =\n{path}  ;\n\n\
         export const RUTE: readonly Rute[] = [\n{baris}];\n\n\
         /** Top-level menus in the order the sidebar shows them. */\n\
         export const URUTAN_MENU = {} as const;\n\n\
         /** The reports that the server has a definition of. */\n\
         export const LAPORAN_TERDEFINISI: readonly PathRute[] = {};\n",
        daftar(URUTAN_MENU),
        daftar(laporan),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn tabel_web_memuat_setiap_rute_dengan_gerbangnya() {
        let t = tabel(&["/laporan-audit"]);
        assert_eq!(t.matches("{ path: ").count(), RUTE.len());
        for baris in [
            r#"  { path: "/terima-sepuhan", judul: "Terima Sepuhan", menu: ["Data Barang","Sepuhan"], domain: "refining", jenis: "transaction", modul: "SEPUHAN_MODULE", modulMati: "SEPUHAN_TERPUSAT_MODULE" },"#,
            r#"  { path: "/dashboard", judul: "Dashboard", menu: ["Dashboard"], domain: "shell", jenis: "page", bebasAkses: true },"#,
            r#"LAPORAN_TERDEFINISI: readonly PathRute[] = ["/laporan-audit"];"#,
        ] {
            assert!(t.contains(baris), "{baris}");
        }
    }

    #[test]
    fn urutan_menu_memuat_setiap_menu() {
        let urutan: BTreeSet<&str> = URUTAN_MENU.iter().copied().collect();
        let punya: BTreeSet<&str> =
            RUTE.iter().filter(|r| r.bermenu()).filter_map(|r| r.menu.split(" > ").next()).collect();
        assert_eq!(urutan, punya);
    }
}
