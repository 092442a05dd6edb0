//! What work with stones refuses, beside what the books themselves say (BUKU-16, BUKU-17, STOK-02 ...).

platform::penolakan! {
    pub enum BatuTolak {
        Isian = "BATU-01" Aturan "something about the document is not right; the fields say which",
        TidakAda = "BATU-02" TidakAda "there is no such stone",
        PerluIzin = "BATU-03" Aturan "somebody else must weigh or approve it first",
        Kurs = "BATU-04" Aturan "the rate of the dollar of this day was not published",
        Sertifikat = "BATU-05" SudahTerjadi "another stone of the chain has this certificate",
        Barang = "BATU-06" Aturan "stones of this piece cannot be set or taken out where it lies",
        Harga = "BATU-07" Aturan "the stone has no price, or is not sold for it",
        DokTidakAda = "BATU-08" TidakAda "there is no such document of stones",
        SudahBatal = "BATU-09" SudahTerjadi "the document was taken back before",
        Berlanjut = "BATU-10" SudahTerjadi "stones of the document have moved on since",
        AwalKosong = "BATU-11" SudahTerjadi "every stone of the store's pieces is in the book already",
        NotaBatal = "BATU-12" Aturan "the paper of a cancelled sale is not printed",
        Tukang = "BATU-13" Aturan "at closing: stones at craftsmen for long (worth knowing, does not block)",
    }
}
