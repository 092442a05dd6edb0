//! What the price of gold refuses.

platform::penolakan! {
    pub enum HargaTolak {
        BelumDikonfirmasi = "HARGA-01" Aturan "the price of gold of the day is not confirmed",
        Baris = "HARGA-02" Aturan "what is to be published is not right: stores, groups, how many",
        Angka = "HARGA-03" Aturan "a price is missing, below nothing or too large",
        Urutan = "HARGA-04" Aturan "a price to buy at is above the one to sell at",
        TokoLain = "HARGA-05" Dilarang "prices of another store are published by head office",
        SudahDiubah = "HARGA-06" SudahTerjadi "somebody else changed the prices meanwhile",
        TidakBiasa = "HARGA-07" Aturan "a price is unusual and has to be confirmed",
        TanpaHarga = "HARGA-08" Aturan "the store has no price to confirm",
        PerluOwner = "HARGA-11" Aturan "a price far from the last day's is published by the owner",
        Meluap = "HARGA-10" Aturan "a price is larger than can be kept",
        PapanKunci = "PAPAN-01" TanpaSesi "the key of a price board is wrong or was withdrawn",
        PapanNama = "PAPAN-02" Aturan "the name of a price board is not right",
        PapanTidakAda = "PAPAN-03" TidakAda "there is no such price board",
        PapanTautan = "PAPAN-04" Cacat "the link of a price board has no key",
    }
}
