//! What the counter refuses, whatever the document.

platform::penolakan! {
    pub enum KonterTolak {
        Meluap = "NIAGA-02" Aturan "a sum or a price is larger than can be kept",
        TokoTidakAda = "NIAGA-03" TidakAda "the store of the session does not exist",
        TglDokumen = "NIAGA-05" Aturan "the document may not have this date",
        Sales = "NIAGA-06" Aturan "no sales person, or one who does not work here",
        PerluOtorisasi = "NIAGA-08" Aturan "somebody must approve the document first; the reasons come along",
        NetoBeda = "NIAGA-10" Aturan "the sum on the screen is not the server's",
        Keterangan = "NIAGA-12" Aturan "the remark is too long",
        Pembayaran = "BAYAR-01" Aturan "a payment is not right: its kind, amount, account, card or number",
        BayarTidakPas = "BAYAR-02" Aturan "the payments do not come to what is to be paid",
        BatalPerluIzin = "BATAL-03" Aturan "a cancellation needs an approval",
        AlasanBatal = "BATAL-07" Aturan "a cancellation needs a reason of at most 200 characters",
        Pelanggan = "PELANGGAN-01" Aturan "something about the customer is not right",
        NikTerdaftar = "PELANGGAN-02" SudahTerjadi "the NIK belongs to somebody of the register",
        PelangganTidakAda = "PELANGGAN-03" TidakAda "the customer is not in the register",
        NikTerlaluSering = "PELANGGAN-04" TerlaluSering "too many identity numbers looked at in a day",
        MemberTidakAda = "PELANGGAN-05" TidakAda "no member has this code",
    }
}
