//! The 38 provinces of Indonesia and their main cities, for every chain from its first start. Province codes
//! are those of the ministry of the interior; city codes are the province's with a number of our own.

use crate::demo::{baris, master, terisi};
use db::Tx;
use platform::{Hasil, Pelaku};

/// code, name, main cities with the capital first
const PROVINSI: [(&str, &str, &[&str]); 38] = [
    (
        "11",
        "ACEH",
        &["BANDA ACEH", "LANGSA", "LHOKSEUMAWE", "MEULABOH", "SABANG", "SUBULUSSALAM", "TAKENGON"],
    ),
    (
        "12",
        "SUMATERA UTARA",
        &[
            "MEDAN",
            "BINJAI",
            "DELI SERDANG",
            "GUNUNGSITOLI",
            "KISARAN",
            "PADANGSIDIMPUAN",
            "PEMATANGSIANTAR",
            "RANTAU PRAPAT",
            "SIBOLGA",
            "TANJUNGBALAI",
            "TEBING TINGGI",
        ],
    ),
    (
        "13",
        "SUMATERA BARAT",
        &["PADANG", "BUKITTINGGI", "PADANG PANJANG", "PARIAMAN", "PAYAKUMBUH", "SAWAHLUNTO", "SOLOK"],
    ),
    ("14", "RIAU", &["PEKANBARU", "BAGANSIAPIAPI", "BANGKINANG", "DUMAI", "DURI", "RENGAT", "TEMBILAHAN"]),
    ("15", "JAMBI", &["JAMBI", "BANGKO", "KUALA TUNGKAL", "MUARA BUNGO", "SUNGAI PENUH"]),
    (
        "16",
        "SUMATERA SELATAN",
        &["PALEMBANG", "BATURAJA", "KAYUAGUNG", "LAHAT", "LUBUKLINGGAU", "PAGAR ALAM", "PRABUMULIH"],
    ),
    ("17", "BENGKULU", &["BENGKULU", "ARGA MAKMUR", "CURUP", "MANNA"]),
    ("18", "LAMPUNG", &["BANDAR LAMPUNG", "BANDAR JAYA", "KALIANDA", "KOTABUMI", "METRO", "PRINGSEWU"]),
    ("19", "KEPULAUAN BANGKA BELITUNG", &["PANGKALPINANG", "MUNTOK", "SUNGAILIAT", "TANJUNG PANDAN"]),
    ("21", "KEPULAUAN RIAU", &["TANJUNGPINANG", "BATAM", "RANAI", "TANJUNG BALAI KARIMUN"]),
    (
        "31",
        "DKI JAKARTA",
        &[
            "JAKARTA PUSAT",
            "JAKARTA BARAT",
            "JAKARTA SELATAN",
            "JAKARTA TIMUR",
            "JAKARTA UTARA",
            "KEPULAUAN SERIBU",
        ],
    ),
    (
        "32",
        "JAWA BARAT",
        &[
            "BANDUNG",
            "BANJAR",
            "BEKASI",
            "BOGOR",
            "CIANJUR",
            "CIKARANG",
            "CIMAHI",
            "CIREBON",
            "DEPOK",
            "GARUT",
            "INDRAMAYU",
            "KARAWANG",
            "KUNINGAN",
            "MAJALENGKA",
            "PURWAKARTA",
            "SUBANG",
            "SUKABUMI",
            "SUMEDANG",
            "TASIKMALAYA",
        ],
    ),
    (
        "33",
        "JAWA TENGAH",
        &[
            "SEMARANG",
            "BOYOLALI",
            "BREBES",
            "CILACAP",
            "DEMAK",
            "JEPARA",
            "KEBUMEN",
            "KLATEN",
            "KUDUS",
            "MAGELANG",
            "PATI",
            "PEKALONGAN",
            "PEMALANG",
            "PURWOKERTO",
            "SALATIGA",
            "SRAGEN",
            "SURAKARTA",
            "TEGAL",
            "WONOGIRI",
            "WONOSOBO",
        ],
    ),
    ("34", "DI YOGYAKARTA", &["YOGYAKARTA", "BANTUL", "SLEMAN", "WATES", "WONOSARI"]),
    (
        "35",
        "JAWA TIMUR",
        &[
            "SURABAYA",
            "BANGKALAN",
            "BANYUWANGI",
            "BATU",
            "BLITAR",
            "BOJONEGORO",
            "BONDOWOSO",
            "GRESIK",
            "JEMBER",
            "JOMBANG",
            "KEDIRI",
            "LAMONGAN",
            "LUMAJANG",
            "MADIUN",
            "MALANG",
            "MOJOKERTO",
            "NGANJUK",
            "NGAWI",
            "PAMEKASAN",
            "PASURUAN",
            "PONOROGO",
            "PROBOLINGGO",
            "SIDOARJO",
            "SITUBONDO",
            "SUMENEP",
            "TUBAN",
            "TULUNGAGUNG",
        ],
    ),
    ("36", "BANTEN", &["SERANG", "CILEGON", "PANDEGLANG", "RANGKASBITUNG", "TANGERANG", "TANGERANG SELATAN"]),
    ("51", "BALI", &["DENPASAR", "BADUNG", "GIANYAR", "KLUNGKUNG", "NEGARA", "SINGARAJA", "TABANAN"]),
    ("52", "NUSA TENGGARA BARAT", &["MATARAM", "BIMA", "DOMPU", "PRAYA", "SELONG", "SUMBAWA BESAR"]),
    (
        "53",
        "NUSA TENGGARA TIMUR",
        &["KUPANG", "ATAMBUA", "ENDE", "LABUAN BAJO", "MAUMERE", "RUTENG", "WAINGAPU"],
    ),
    ("61", "KALIMANTAN BARAT", &["PONTIANAK", "KETAPANG", "SAMBAS", "SANGGAU", "SINGKAWANG", "SINTANG"]),
    ("62", "KALIMANTAN TENGAH", &["PALANGKA RAYA", "KUALA KAPUAS", "MUARA TEWEH", "PANGKALAN BUN", "SAMPIT"]),
    (
        "63",
        "KALIMANTAN SELATAN",
        &["BANJARBARU", "BANJARMASIN", "BARABAI", "BATULICIN", "KANDANGAN", "MARTAPURA", "TANJUNG"],
    ),
    (
        "64",
        "KALIMANTAN TIMUR",
        &["SAMARINDA", "BALIKPAPAN", "BONTANG", "PENAJAM", "SANGATTA", "TANJUNG REDEB", "TENGGARONG"],
    ),
    ("65", "KALIMANTAN UTARA", &["TANJUNG SELOR", "MALINAU", "NUNUKAN", "TARAKAN"]),
    ("71", "SULAWESI UTARA", &["MANADO", "BITUNG", "KOTAMOBAGU", "TAHUNA", "TOMOHON"]),
    ("72", "SULAWESI TENGAH", &["PALU", "LUWUK", "PARIGI", "POSO", "TOLITOLI"]),
    (
        "73",
        "SULAWESI SELATAN",
        &["MAKASSAR", "BULUKUMBA", "MAROS", "PALOPO", "PAREPARE", "SENGKANG", "SUNGGUMINASA", "WATAMPONE"],
    ),
    ("74", "SULAWESI TENGGARA", &["KENDARI", "BAUBAU", "KOLAKA", "RAHA", "UNAAHA"]),
    ("75", "GORONTALO", &["GORONTALO", "LIMBOTO", "MARISA"]),
    ("76", "SULAWESI BARAT", &["MAMUJU", "MAJENE", "MAMASA", "PASANGKAYU", "POLEWALI"]),
    ("81", "MALUKU", &["AMBON", "MASOHI", "NAMLEA", "SAUMLAKI", "TUAL"]),
    ("82", "MALUKU UTARA", &["SOFIFI", "LABUHA", "TERNATE", "TIDORE KEPULAUAN", "TOBELO"]),
    ("91", "PAPUA", &["JAYAPURA", "BIAK", "SARMI", "SENTANI", "SERUI"]),
    ("92", "PAPUA BARAT", &["MANOKWARI", "BINTUNI", "FAKFAK", "KAIMANA"]),
    ("93", "PAPUA SELATAN", &["MERAUKE", "AGATS", "TANAH MERAH"]),
    ("94", "PAPUA TENGAH", &["NABIRE", "ENAROTALI", "TIMIKA"]),
    ("95", "PAPUA PEGUNUNGAN", &["WAMENA", "DEKAI", "OKSIBIL"]),
    ("96", "PAPUA BARAT DAYA", &["SORONG", "TEMINABUAN", "WAISAI"]),
];

/// Writes them once; holds the chain's key.
pub fn isi(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<usize> {
    let (provinsi, kota) = (master("provinsi")?, master("kota")?);
    if terisi(tx, provinsi, p)? {
        return Ok(0);
    }
    let mut n = 0;
    for (kode, nama, daftar) in PROVINSI {
        baris(tx, p, provinsi, &["kode_provinsi", "nama_provinsi"], &[kode, nama])?;
        for (ke, nama) in (1..).zip(daftar) {
            let kode_kota = format!("{kode}-{ke:02}");
            baris(tx, p, kota, &["kode_kota", "nama_kota", "kode_provinsi"], &[&kode_kota, nama, kode])?;
        }
        n += 1 + daftar.len();
    }
    Ok(n)
}
