//! What orders refuse. The counter's own refusals are in `konter`.

platform::penolakan! {
    pub enum PesananTolak {
        Isian = "PESANAN-01" Aturan "something about the order is not right; the fields say which",
        TidakAda = "PESANAN-02" TidakAda "there is no such order",
        Tahap = "PESANAN-03" SudahTerjadi "the order is at another stage by now",
        BelumValid = "PESANAN-04" Aturan "the order has to be validated first",
        Validasi = "PESANAN-05" Aturan "some orders cannot be validated",
        ValidasiMati = "PESANAN-06" Aturan "the store does not validate orders",
        Barang = "PESANAN-07" Aturan "this piece cannot be bound to the line of the order",
        Ambil = "PESANAN-08" Aturan "the order cannot be picked up like this",
        TanpaSisa = "PESANAN-09" SudahTerjadi "nothing is left of what was paid down",
        NotaBatal = "PESANAN-10" Aturan "the nota of a cancelled order is not printed",
        Contoh = "PESANAN-11" Aturan "the sample cannot go out or come back like this",
        ContohTidakAda = "PESANAN-12" TidakAda "there is no such sample",
        ContohKembali = "PESANAN-13" SudahTerjadi "the sample came back before",
        Ditahan = "PESANAN-14" Aturan "the customer's card changed a little while ago: money paid down waits",
        TutupValidasi = "TUTUP-51" Aturan "stands against closing the day: orders that were not validated",
        TutupJanji = "TUTUP-52" Aturan "at closing: orders promised for today or before (worth knowing, does not block)",
        TutupContoh = "TUTUP-53" Aturan "at closing: samples that are out (worth knowing, does not block)",
    }
}
