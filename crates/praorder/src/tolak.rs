//! What pre-orders refuse.

platform::penolakan! {
    pub enum PraOrderTolak {
        Isian = "PRAORDER-01" Aturan "a pre-order is not right; the fields say which",
        TidakAda = "PRAORDER-02" TidakAda "there is no such pre-order",
        Barcode = "PRAORDER-03" TidakAda "the piece is not there, or not ready for a pre-order",
        Berkas = "PRAORDER-04" Aturan "the file of payments cannot be read",
        Bayar = "PRAORDER-05" Aturan "payments do not fit their pre-orders; nothing of the file comes in",
        SudahMasuk = "PRAORDER-06" SudahTerjadi "a payment of the file came in before; nothing of the file comes in",
        Sendiri = "PRAORDER-07" Aturan "who wrote a pre-order does not bring its payment in",
        Jual = "PRAORDER-08" Aturan "the pieces cannot be sold for this pre-order",
        BatalJual = "PRAORDER-09" Aturan "the sale of a pre-order cannot be taken back like this",
        Closing = "PRAORDER-10" Aturan "pieces cannot be sent or handed over like this; the fields say which",
        SudahBatal = "PRAORDER-11" SudahTerjadi "the pre-order was cancelled before",
        Kembali = "PRAORDER-12" Aturan "the money of the pre-order cannot be given back like this",
        Habis = "PRAORDER-13" SudahTerjadi "nothing of the pre-order's money is left",
        NotaBatal = "PRAORDER-14" Aturan "the nota of a cancelled pre-order is not printed",
        TutupBelumKirim = "PRAORDER-15" Aturan "worth knowing at closing: pre-orders that were sold and not sent",
    }
}
