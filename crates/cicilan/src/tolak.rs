//! What instalments refuse.

platform::penolakan! {
    pub enum CicilanTolak {
        Isian = "CICIL-01" Aturan "a contract is not right; the fields say which",
        TidakAda = "CICIL-02" TidakAda "there is no such contract",
        Tahap = "CICIL-03" SudahTerjadi "the contract is not in the state for this: paid, cancelled, auctioned or handed over already",
        Rencana = "CICIL-04" Aturan "the plan is not there, not in use, or too long for so little",
        Bayar = "CICIL-05" Aturan "an instalment cannot be paid like this: nothing, or more than is owed",
        BayarTidakAda = "CICIL-06" TidakAda "the contract has no such payment",
        BayarBerlanjut = "CICIL-07" Aturan "the payment is not the last one, or something was built on it since",
        Serah = "CICIL-08" Aturan "the piece cannot be handed over like this",
        SerahBerlanjut = "CICIL-09" Aturan "something was paid since the piece was handed over: that is taken back first",
        Macet = "CICIL-10" Aturan "only a contract in default is auctioned",
        Akhir = "CICIL-11" Aturan "the contract cannot be ended like this; the fields say why",
        Ditahan = "CICIL-12" Aturan "the owner's card changed a little while ago: the money waits",
        Kabar = "CICIL-13" SudahTerjadi "the customer was told today, or has no number",
        NotaBatal = "CICIL-14" Aturan "the paper of a cancelled contract or payment is not printed",
        TutupTempo = "TUTUP-65" Aturan "worth knowing at closing: instalments that fall due, or are late",
        TutupMacet = "TUTUP-66" Aturan "worth knowing at closing: contracts in default, or paid and not handed over",
    }
}
