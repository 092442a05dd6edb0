//! What sorting, washing and plating refuse, beside what the books themselves say.

platform::penolakan! {
    pub enum SepuhanTolak {
        Isian = "SEPUH-01" Aturan "something about the document is not right; the fields say which",
        Barang = "SEPUH-02" Aturan "a piece that cannot be sorted or sent from where it lies; its row says why",
        Timbang = "SEPUH-03" Aturan "a pile that was not weighed, or a weight that cannot be",
        PerluIzin = "SEPUH-04" Aturan "somebody else must weigh it or approve it first",
        TidakAda = "SEPUH-05" TidakAda "there is no such document",
        SudahBatal = "SEPUH-06" SudahTerjadi "the document was taken back before",
        Berlanjut = "SEPUH-07" SudahTerjadi "what the document moved has moved on since",
        LotTutup = "SEPUH-08" SudahTerjadi "the lot is closed or was taken back",
        Lain = "SEPUH-09" Aturan "another document of the lot must be taken back first",
        Pusat = "SEPUH-10" Aturan "pieces for washing go to head office, or there is no head office that takes them",
        Lama = "SEPUH-11" Aturan "at closing: lots that are out for long (worth knowing, does not block)",
        Belum = "SEPUH-12" Aturan "at closing: bought pieces that nobody sorted (worth knowing, does not block)",
    }
}
