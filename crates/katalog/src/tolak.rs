//! What the catalogue refuses.

platform::penolakan! {
    pub enum KatalogTolak {
        Isian = "KATALOG-01" Aturan "an entry of the catalogue is not right; the fields say which",
        TidakAda = "KATALOG-02" TidakAda "there is no such entry, or no longer",
        Sudah = "KATALOG-03" SudahTerjadi "the code of an entry is taken",
        PernahDihapus = "KATALOG-04" SudahTerjadi "the code was deleted and can be woken",
        SudahDiubah = "KATALOG-05" SudahTerjadi "somebody else changed the entry meanwhile",
        MasihDipakai = "KATALOG-06" SudahTerjadi "items are still linked with the entry",
        Gambar = "KATALOG-07" Aturan "a picture is missing, is another entry's, or there are too many",
        GambarTidakAda = "KATALOG-08" TidakAda "there is no such picture",
        Edisi = "KATALOG-09" TidakAda "there is no such edition",
        Urutan = "KATALOG-10" Aturan "the order does not name every entry once",
        Splash = "KATALOG-11" TidakAda "there is no such splash screen",
        Penuh = "KATALOG-12" Aturan "a list of the catalogue has as many entries as it may",
    }
}
