//! What the books of points and gifts refuse, beside what the books themselves say (BUKU-06, BUKU-07).

platform::penolakan! {
    pub enum PoinTolak {
        Member = "POIN-02" Aturan "nobody was named, or somebody who is no member",
        Isian = "POIN-03" Aturan "something about the points is not right; the fields say which",
        Ditahan = "POIN-04" Aturan "the points of the card wait because it changed",
        PerluIzin = "POIN-05" Aturan "somebody must approve it first",
        TidakAda = "POIN-06" TidakAda "there is no such document of points or gifts",
        SudahBatal = "POIN-07" SudahTerjadi "the document was taken back before",
        ResetBelum = "POIN-08" Aturan "no points are due to lapse",
        ResetJalan = "POIN-09" SudahTerjadi "the job that lets points lapse runs already",
        Minus = "POIN-10" Aturan "at closing: members owe points after a cancellation (worth knowing, does not block)",
        ResetIzin = "POIN-11" Dilarang "points lapse by the hand of SPV and OWN only",
        KartuSendiri = "POIN-12" Aturan "the approver's own card, or points that who spends them brought in alone",
        Berubah = "POIN-13" SudahTerjadi "the member's points changed while the document was written",
        Hadiah = "HADIAH-02" Aturan "something about the gift is not right; the fields say which",
        HadiahTidakAda = "HADIAH-03" TidakAda "there is no such gift, or it is not given any more",
        HadiahKeluar = "HADIAH-04" SudahTerjadi "pieces of the receipt were given away since",
        HitungSama = "HADIAH-05" Aturan "what was counted is what the book has",
    }
}
