// Generated from openapi.json by `npm run api-types`; not edited by hand.

export interface Panggilan {
  GET: {
    /** What the store asks its fingerprint agents to do. */
    'agent/fingerprint/pekerjaan': { query: { /** seconds the answer may wait for work, 5 at the most */ tunggu?: number }; jawab: Jawaban['Jawab_Vec_TugasAgen'] };
    /** What waits for the agent's printers. */
    'agent/print/pekerjaan': { query: { /** seconds the answer may wait for work, 5 at the most */ tunggu?: number }; jawab: Jawaban['Jawab_Vec_TugasCetak'] };
    /** The levels: what each starts with, and which of them one may give. */
    'akses/template': { jawab: Jawaban['Jawab_Vec_AksesTemplate'] };
    /** Daftar: Akun */
    'akuns': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Golongan */ golongan: string; /** Nama Akun */ nama_akun: string; /** Nomor Akun */ nomor_akun: string; versi: number }[] } };
    /** Daftar: Banner */
    'app/banner-katalog': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: ({ deskripsi: string; diubah: string; gambar_name: string; gambar_path: string; kode_banner: string; oleh: string; sub_title: string; tayang: boolean; tgl_dari?: string | null; tgl_sampai?: string | null; title: string; urutan: number; versi: number })[] } };
    /** Daftar: Banner */
    'app/diamond/banner-katalog': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: ({ deskripsi: string; diubah: string; gambar_name: string; gambar_path: string; kode_banner: string; oleh: string; sub_title: string; tayang: boolean; tgl_dari?: string | null; tgl_sampai?: string | null; title: string; urutan: number; versi: number })[] } };
    /** Daftar: Harga */
    'app/diamond/harga': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: { detail_group: string[]; diubah: string; kode_harga_app: string; oleh: string; tayang: boolean; urutan: number; versi: number }[] } };
    /** Daftar: Info */
    'app/diamond/info-katalog': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: ({ deskripsi: string; diubah: string; gambar_name: string; gambar_path: string; kode_info: string; oleh: string; sub_title: string; tayang: boolean; tgl_dari?: string | null; tgl_sampai?: string | null; title: string; urutan: number; versi: number })[] } };
    /** Daftar: Barang */
    'app/diamond/item-katalog': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: ({ diubah: string; gambar_name: string[]; gambar_path: string[]; hashtag_jenis: string[]; hashtag_kadar: string[]; hashtag_lm: string[]; kode_banner: string[]; kode_barang: string; kode_info: string[]; oleh: string; tayang: boolean; tgl_dari?: string | null; tgl_sampai?: string | null; urutan: number; versi: number })[] } };
    /** Daftar: Kategori */
    'app/diamond/kategori-katalog': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: ({ diubah: string; gambar_name: string; gambar_path: string; kode_kategori: string; oleh: string; tayang: boolean; tgl_dari?: string | null; tgl_sampai?: string | null; urutan: number; versi: number; warna: string })[] } };
    /** Daftar: Kontak Admin */
    'app/diamond/member/admin-chat': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: { diubah: string; kode_admin: string; nama_admin: string; no_hp: string; oleh: string; tayang: boolean; urutan: number; versi: number }[] } };
    /** Daftar: Group Description */
    'app/diamond/member/group-description': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: { deskripsi: string; diubah: string; gambar_name: string; gambar_path: string; kode_group: string; oleh: string; tayang: boolean; title: string; urutan: number; versi: number }[] } };
    /** Daftar: Hadiah */
    'app/diamond/member/list-gift': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: ({ deskripsi: string; diubah: string; gambar_name: string; gambar_path: string; info: string; kode_hadiah: string; nama_hadiah: string; oleh: string; point: number; sub_info: string; tayang: boolean; tgl_dari?: string | null; tgl_sampai?: string | null; urutan: number; versi: number })[] } };
    /** The four splash screens of the diamond edition. */
    'app/diamond/splash-screen': { jawab: Jawaban['Jawab_Vec_SplashTersimpan'] };
    /** Daftar: Harga */
    'app/harga': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: { detail_group: string[]; diubah: string; kode_harga_app: string; oleh: string; tayang: boolean; urutan: number; versi: number }[] } };
    /** Daftar: Info */
    'app/info-katalog': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: ({ deskripsi: string; diubah: string; gambar_name: string; gambar_path: string; kode_info: string; oleh: string; sub_title: string; tayang: boolean; tgl_dari?: string | null; tgl_sampai?: string | null; title: string; urutan: number; versi: number })[] } };
    /** Daftar: Barang */
    'app/item-katalog': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: ({ diubah: string; gambar_name: string[]; gambar_path: string[]; hashtag_jenis: string[]; hashtag_kadar: string[]; hashtag_lm: string[]; kode_banner: string[]; kode_barang: string; kode_info: string[]; oleh: string; tayang: boolean; tgl_dari?: string | null; tgl_sampai?: string | null; urutan: number; versi: number })[] } };
    /** Daftar: Kategori */
    'app/kategori-katalog': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: ({ diubah: string; gambar_name: string; gambar_path: string; kode_kategori: string; oleh: string; tayang: boolean; tgl_dari?: string | null; tgl_sampai?: string | null; urutan: number; versi: number; warna: string })[] } };
    /** Daftar: Kontak Admin */
    'app/member/admin-chat': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: { diubah: string; kode_admin: string; nama_admin: string; no_hp: string; oleh: string; tayang: boolean; urutan: number; versi: number }[] } };
    /** Daftar: Group Description */
    'app/member/group-description': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: { deskripsi: string; diubah: string; gambar_name: string; gambar_path: string; kode_group: string; oleh: string; tayang: boolean; title: string; urutan: number; versi: number }[] } };
    /** Daftar: Hadiah */
    'app/member/list-gift': { query: { cari?: string; skip?: number; limit?: number }; jawab: { count: number; data: ({ deskripsi: string; diubah: string; gambar_name: string; gambar_path: string; info: string; kode_hadiah: string; nama_hadiah: string; oleh: string; point: number; sub_info: string; tayang: boolean; tgl_dari?: string | null; tgl_sampai?: string | null; urutan: number; versi: number })[] } };
    /** The four splash screens of the gold edition. */
    'app/splash-screen': { jawab: Jawaban['Jawab_Vec_SplashTersimpan'] };
    /** How far one's own scan or enrolment is. */
    'authorization/fingerprint/scan/{id}': { jalur: { id: string }; jawab: Jawaban['Jawab_KerjaSidikJari'] };
    /** The categories approvals of this store were asked under, to choose from in a filter. */
    'authorization/kategori': { jawab: Jawaban['Jawab_Vec_PilihanSaring'] };
    /** The inbox: open requests of the store that this approver may decide. */
    'authorization/permintaan': { jawab: Jawaban['Jawab_Vec_Otorisasi'] };
    /** One request, for who asked and for those who may decide. */
    'authorization/permintaan/{id}': { jalur: { id: string }; jawab: Jawaban['Jawab_Otorisasi'] };
    /** Daftar: Baki */
    'baki/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Aktif */ aktif: boolean; /** Kapasitas */ kapasitas: number; /** Kode Baki */ kode_baki: string; /** Kode Gudang */ kode_gudang: string; kode_gudang_nama?: string | null; /** Nama Baki */ nama_baki: string; /** Tara */ tara: number; /** Toleransi Timbang */ toleransi: number; versi: number })[] } };
    /** Daftar: Baki */
    'baki/get/by-kode-gudang/{code}': { jalur: { code: string }; query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Aktif */ aktif: boolean; /** Kapasitas */ kapasitas: number; /** Kode Baki */ kode_baki: string; /** Kode Gudang */ kode_gudang: string; kode_gudang_nama?: string | null; /** Nama Baki */ nama_baki: string; /** Tara */ tara: number; /** Toleransi Timbang */ toleransi: number; versi: number })[] } };
    /** Daftar: Baki */
    'baki/ready': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Aktif */ aktif: boolean; /** Kapasitas */ kapasitas: number; /** Kode Baki */ kode_baki: string; /** Kode Gudang */ kode_gudang: string; kode_gudang_nama?: string | null; /** Nama Baki */ nama_baki: string; /** Tara */ tara: number; /** Toleransi Timbang */ toleransi: number; versi: number })[] } };
    /** Daftar: Bank */
    'banks': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Kode Bank */ kode_bank: string; /** Biaya Credit (%) */ mdr_credit: number; /** Biaya Debet (%) */ mdr_debit: number; /** Nama Bank */ nama_bank: string; versi: number }[] } };
    /** Pieces of the store: search by anything, filters, pages. */
    'barang': { query: { cari?: string; status?: string; kode_gudang?: string; /** the tray */ kode_toko?: string; kode_group?: string; kode_dept?: string; supplier_barang?: string; skip?: number; limit?: number; /** a column to sort by: kode_barcode, kode_intern, nama_barang, status, kode_gudang, kode_toko, kode_group, kode_dept, berat, berat_asli, kadar_cetak, tgl_masuk, size, tag_id */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_Barang_TotalBarang'] };
    /** Pieces the chain was told are stolen. */
    'barang-curian': { query: { /** barcode, name or mark */ cari?: string; /** also those that were withdrawn */ semua?: boolean }; jawab: Jawaban['Jawab_Vec_BarangCurian'] };
    /** What the trays hold of manual goods, by group, type and tray. */
    'barang-manual': { query: { kode_group?: string; kode_dept?: string; /** the tray */ kode_toko?: string; kode_gudang?: string }; jawab: Jawaban['Jawab_Vec_StokCurah'] };
    /** Documents of manual goods, of the business day when no day is named. */
    'barang-manual/dokumen': { query: { tgl_from?: string; tgl_to?: string; /** TAMBAH, AMBIL, PINDAH, HANCUR; all when left out */ jenis?: string }; jawab: Jawaban['Jawab_Vec_DokumenCurah'] };
    /** The slip of a document of manual goods. */
    'barang-manual/dokumen/{no_dok}/slip': { jalur: { no_dok: string }; jawab: Blob };
    /** Every label that was printed, the newest first. */
    'barang/cetak-barcode-histories': { query: { kode_barcode?: string; tgl_from?: string; tgl_to?: string; skip?: number; limit?: number; /** a column to sort by: waktu, kode_barcode, nama_barang, oleh, printer */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['Jawab_Vec_CetakBarcode'] };
    /** Pieces whose labels can be printed: by a range, by a document, or of the last entry. */
    'barang/cetak-barcode/calon': { query: { kode_awal?: string; kode_akhir?: string; no_dok?: string; terakhir?: boolean }; jawab: Jawaban['Jawab_Vec_CalonLabel'] };
    /** What a tray holds. */
    'barang/count-baki': { query: { /** the tray */ kode_toko: string }; jawab: Jawaban['IsiBaki'] };
    /** Pieces offered there that the store no longer has. */
    'barang/find-sold-external': { query: { tgl_from?: string; tgl_to?: string }; jawab: Jawaban['Jawab_Vec_BarangExternal'] };
    /** Which of these pieces have a photo in this store, and what it is called in caches. */
    'barang/foto': { query: { /** barcodes by commas */ kode_barcodes: string }; jawab: Jawaban['Jawab_BTreeMap_String_String'] };
    /** The codes the shop gave its pieces itself. */
    'barang/get-kode-intern': { jawab: Jawaban['Jawab_Vec_String'] };
    /** Pieces whose profit may be changed, by a range of barcodes. */
    'barang/get/ready-edit-profit': { query: { kode_awal: string; kode_akhir: string }; jawab: Jawaban['Jawab_Vec_Barang'] };
    /** The columns of the file a shop moves in with. */
    'barang/impor-awal': { jawab: Jawaban['Jawab_Vec_KolomImpor'] };
    /** A piece wherever in the chain it is. */
    'barang/kartu/{barcode}': { jalur: { barcode: string }; jawab: Jawaban['Jawab_Barang'] };
    /** A piece that may be promised in a pre-order. */
    'barang/ready-po/kode-barcode/{barcode}': { jalur: { barcode: string }; jawab: Jawaban['Jawab_BarangSiapPo'] };
    /** A piece that lies in the store, ready for something to be done with it. */
    'barang/ready/kode-barcode/{barcode}': { jalur: { barcode: string }; jawab: Jawaban['Jawab_Barang'] };
    /** All that is known of a piece, wherever in the chain it is. */
    'barang/rinci/{barcode}': { jalur: { barcode: string }; jawab: Jawaban['Jawab_BarangRinci'] };
    /** Its story, from entry on. */
    'barang/riwayat/{barcode}': { jalur: { barcode: string }; jawab: Jawaban['Jawab_Vec_LangkahBarang'] };
    /** Daftar: Batu Clarity */
    'batu-clarity': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Kode Clarity */ kode_clarity: string; /** Nama Clarity */ nama_clarity: string; /** Urutan */ urutan: number; versi: number }[] } };
    /** Daftar: Batu Color */
    'batu-color': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Kode Color */ kode_color: string; /** Nama Color */ nama_color: string; /** Urutan */ urutan: number; versi: number }[] } };
    /** Daftar: Batu Cutgrade */
    'batu-cutgrade': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Kode Cutgrade */ kode_cutgrade: string; /** Nama Cutgrade */ nama_cutgrade: string; /** Urutan */ urutan: number; versi: number }[] } };
    /** Daftar: Batu Fluorescence */
    'batu-fluorescence': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Kode Fluorescence */ kode_fluorescence: string; /** Nama Fluorescence */ nama_fluorescence: string; /** Urutan */ urutan: number; versi: number }[] } };
    /** Daftar: Batu Polish */
    'batu-polish': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Kode Polish */ kode_polish: string; /** Nama Polish */ nama_polish: string; /** Urutan */ urutan: number; versi: number }[] } };
    /** Daftar: Batu Shape */
    'batu-shape': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Kode Shape */ kode_shape: string; /** Nama Shape */ nama_shape: string; /** Urutan */ urutan: number; versi: number }[] } };
    /** Daftar: Batu Symmetry */
    'batu-symmetry': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Kode Symmetry */ kode_symmetry: string; /** Nama Symmetry */ nama_symmetry: string; /** Urutan */ urutan: number; versi: number }[] } };
    /** Costs of a day, by category; without a date, the business day. */
    'cash-pusat/daily-biaya': { query: { tgl_system?: string }; jawab: Jawaban['Jawab_DasborRincian'] };
    /** The drawers of the store on its business day: opening, in, out, closing, by category and by cashier. */
    'cash-pusat/daily-cash-chart': { jawab: Jawaban['Jawab_DasborKas'] };
    /** One field over the business day (`today`, by the hour) or its month (`monthly`, by the day). */
    'cash-pusat/daily-specific-chart': { query: { kategori: string; type?: string }; jawab: Jawaban['Jawab_Vec_DasborNilai'] };
    /** Values of the business day by their place: 0 sales, 1 purchases, 2 service, 3 debt. */
    'cash-pusat/daily-transaction-chart': { jawab: Jawaban['Jawab_Vec_i64'] };
    /** Money on accounts that was not yet found on the statement at the end of a day, by account. */
    'cash-pusat/outstand-noncash': { query: { tgl_system?: string }; jawab: Jawaban['Jawab_DasborRincian'] };
    /** Every day of a period; without dates, the month of the business day up to it. */
    'cash-pusat/period-transaction-chart': { query: { tgl_from?: string; tgl_to?: string }; jawab: Jawaban['Jawab_Vec_DasborTitik'] };
    /** The hand-overs of the day, and the cashiers a till can be given to. */
    'cash/handover': { jawab: Jawaban['Jawab_DaftarSerahKas'] };
    /** The bank book, newest first. */
    'cash/history-bank': { query: { skip?: number; limit?: number; tgl_from?: string; tgl_to?: string; kategori?: string; /** whose drawer */ input_by?: string; /** only of this account (bank) */ no_rekening?: string; /** part of the number or the description */ cari?: string; /** a column to sort by: tgl_system, no_dok, kategori, jumlah_in, jumlah_out */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_TransaksiUang_TotalUang'] };
    /** The cashiers that a balance may be moved to. */
    'cash/kasir-tujuan': { jawab: Jawaban['Jawab_Vec_KasirTujuan'] };
    /** The cash book by pages, newest first. */
    'cash/paginated': { query: { skip?: number; limit?: number; tgl_from?: string; tgl_to?: string; kategori?: string; /** whose drawer */ input_by?: string; /** only of this account (bank) */ no_rekening?: string; /** part of the number or the description */ cari?: string; /** a column to sort by: tgl_system, no_dok, kategori, jumlah_in, jumlah_out */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_TransaksiUang_TotalUang'] };
    /** A coupon by its number: whether it holds today and what it is worth. */
    'cek-kupon': { query: { no_kupon?: string; /** the sum of the sale it is to pay; left out, only the coupon itself is looked at */ total?: number }; jawab: Jawaban['Jawab_KuponCek'] };
    /** Contracts by page, the newest first, with the totals of all that fit. */
    'cicilan': { query: { tgl_from?: string; tgl_to?: string; /** number, customer, phone or barcode */ cari?: string; /** ALL, TERBUKA, AKTIF, MACET, TERLAMBAT, LUNAS, LELANG, BATAL */ tahap?: string; kode_sales?: string; skip?: number; limit?: number; /** a column to sort by: no_cicilan, tgl_system, nama_customer, harga_rp, sisa_pokok, jatuh_tempo */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_Cicilan_CicilanTotal'] };
    /** What is late, and what falls due in the next days; the oldest first. */
    'cicilan/jatuh-tempo': { query: { /** how many days ahead; left out: 7 */ hari?: number; cari?: string; skip?: number; limit?: number }; jawab: Jawaban['JawabDaftar_Cicilan_CicilanTotal'] };
    /** One contract with its pieces, its schedule, its payments and its story. */
    'cicilan/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_CicilanRinci'] };
    /** The receipt of a payment as PDF. */
    'cicilan/{no}/bayar/{no_bayar}/nota': { jalur: { no: string; no_bayar: string }; jawab: Blob };
    /** The contract as PDF, with its schedule. */
    'cicilan/{no}/nota': { jalur: { no: string }; jawab: Blob };
    /** What the client needs to know before a login: the settings of the portal's store, or of head office. */
    'config': { jawab: Jawaban['Jawab_Konfigurasi'] };
    /** The owner of a card that was swiped here before. */
    'credit-card-customer': { query: { no_credit_card: string }; jawab: Jawaban['PemilikKartu'] };
    /** Members of the business day: new ones, those who came back, birthdays, messages that wait or failed. */
    'dashboard/member': { jawab: Jawaban['Jawab_HariMember'] };
    /** What the program has to announce to this person; most days nothing. */
    'dashboard/pengumuman': { jawab: Jawaban['Jawab_Vec_Pengumuman'] };
    /** The totals of the business day, and what lies in the trays. */
    'dashboard/ringkas': { jawab: Jawaban['Jawab_DasborRingkas'] };
    /** Goods on their way, from the store and to it. */
    'dashboard/transit': { jawab: Jawaban['Jawab_TransitBarang'] };
    /** The register by pages: each stone where it lies, with the totals of all that fit. */
    'data-batu': { query: { /** code, certificate, kind or remark */ cari?: string; /** ALL, BRANKAS, BARANG, TUKANG, KELUAR */ tempat?: string; jenis_batu?: string; skip?: number; limit?: number }; jawab: Jawaban['JawabDaftar_Batu_BatuTotal'] };
    /** One stone: where it lies and its story over all stores. */
    'data-batu/batu/{kode}': { jalur: { kode: string }; jawab: Jawaban['Jawab_BatuRinci'] };
    /** The certificate of a stone, as PDF or photo. */
    'data-batu/batu/{kode}/sertifikat': { jalur: { kode: string }; jawab: Blob };
    /** The last documents of stones, the newest first. */
    'data-batu/dokumen': { query: { /** number, piece, supplier, customer */ cari?: string }; jawab: Jawaban['Jawab_Vec_DokBatuRingkas'] };
    /** Suppliers, craftsmen, the attributes of stones and the dollar of the day. */
    'data-batu/pilihan': { jawab: Jawaban['Jawab_PilihanBatu'] };
    /** All definitions: what the screens of the masters are made of. */
    'definisi/master': { jawab: Jawaban['Jawab_Vec_Definisi'] };
    /** Documents of pieces, the newest first. */
    'dokumen-barang': { query: { /** PINDAH, HANCUR, RETUR …, several by commas */ jenis?: string; /** the other side: a supplier, a store; PEMBELIAN for what was bought and then destroyed */ lawan?: string; tgl_from?: string; tgl_to?: string; /** part of the number, the remark or who made it */ cari?: string; skip?: number; limit?: number; /** a column to sort by: no_dok, waktu, oleh, qty, berat, lawan, keterangan */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_DokBarang_TotalDokumenBarang'] };
    /** One document with its pieces. */
    'dokumen-barang/{no_dok}': { jalur: { no_dok: string }; jawab: Jawaban['Jawab_DokBarangRinci'] };
    /** The paper of a document, as PDF. */
    'dokumen-barang/{no_dok}/pdf': { jalur: { no_dok: string }; jawab: Blob };
    /** Settings, ranges, exports, and what of the tax book waits. */
    'e-faktur': { jawab: Jawaban['Jawab_LayarEfaktur'] };
    /** The file of an export, as often as it is asked for. */
    'e-faktur/ekspor/{id}/berkas': { jalur: { id: number }; jawab: Blob };
    /** Craftsmen of the store with what they owe, who owes most first. */
    'emas-tukang': { jawab: Jawaban['Jawab_Vec_TukangDaftar'] };
    /** Gold without barcode that may be given to a craftsman. */
    'emas-tukang/sumber': { jawab: Jawaban['Jawab_Vec_SumberEmasTukang'] };
    /** One craftsman: what he owes, works, documents, statement. */
    'emas-tukang/tukang/{kode}': { jalur: { kode: string }; jawab: Jawaban['Jawab_TukangRinci'] };
    /** The photo itself. A browser that has it already is told so. */
    'foto_produk/{barcode}': { jalur: { barcode: string }; jawab: Blob };
    /** Daftar: Group */
    'group/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Aktif */ aktif: boolean; /** Aturan Harga */ aturan_harga: string; /** Harga */ harga: number; /** Harga Bandrol */ harga_bandrol: number; /** Aksesoris (ACC) */ is_acc: boolean; /** Berlian */ is_berlian: boolean; /** Logam Mulia (LM) */ is_lm: boolean; /** Jenis Group */ jenis_group: string; jenis_group_nama?: string | null; /** Jenis Ongkos */ jenis_ongkos: string; /** Jenis PPN */ jenis_ppn: string; /** Kadar Jual */ kadar: number; /** Kadar Cetak */ kadar_cetak: number; /** Kadar Modal */ kadar_modal: number; /** Kelompok Harga */ kelompok_harga: string; kelompok_harga_nama?: string | null; /** Kode Group */ kode_group: string; /** Kategori */ kode_kategori: string; kode_kategori_nama?: string | null; /** Nama Group */ nama_group: string; /** Ongkos */ ongkos: number; /** Potong Atribut */ potong_atribut: boolean; versi: number })[] } };
    /** Daftar: Gudang */
    'gudang/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Boleh Jual */ boleh_jual: boolean; /** Sumber Hancur */ boleh_sumber_hancur: boolean; /** Tujuan Hancur */ boleh_tujuan_hancur: boolean; /** Dihitung Opname */ dihitung_opname: boolean; /** Kode Gudang */ kode_gudang: string; /** Milik Customer */ milik_customer: boolean; /** Nama Gudang */ nama_gudang: string; versi: number }[] } };
    /** Daftar: Gudang */
    'gudang/get/all/hancur-barang': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Boleh Jual */ boleh_jual: boolean; /** Sumber Hancur */ boleh_sumber_hancur: boolean; /** Tujuan Hancur */ boleh_tujuan_hancur: boolean; /** Dihitung Opname */ dihitung_opname: boolean; /** Kode Gudang */ kode_gudang: string; /** Milik Customer */ milik_customer: boolean; /** Nama Gudang */ nama_gudang: string; versi: number }[] } };
    /** Daftar: Gudang */
    'gudang/get/all/master': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Boleh Jual */ boleh_jual: boolean; /** Sumber Hancur */ boleh_sumber_hancur: boolean; /** Tujuan Hancur */ boleh_tujuan_hancur: boolean; /** Dihitung Opname */ dihitung_opname: boolean; /** Kode Gudang */ kode_gudang: string; /** Milik Customer */ milik_customer: boolean; /** Nama Gudang */ nama_gudang: string; versi: number }[] } };
    /** Daftar: Hadiah */
    'hadiah/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Keterangan */ keterangan: string; /** Kode Hadiah */ kode_hadiah: string; /** Nama Hadiah */ nama_hadiah: string; /** Point */ point: number; /** Stock */ stock: number; versi: number }[] } };
    /** Bought pieces that may be destroyed. */
    'hancur-pembelian/calon': { query: { /** ALL or one */ kondisi?: string; /** ALL, BELI or RUSAK */ kode_gudang?: string }; jawab: Jawaban['Jawab_Vec_HancurBeliCalon'] };
    /** Daftar: Harga Emas */
    'harga-emas': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Harga Beli */ harga_beli: number; /** Harga Jual */ harga_jual: number; /** Harga Rosok */ harga_rosok: number; /** Kode Group */ kode_group: string; kode_group_nama?: string | null; /** Sudah Dikonfirmasi */ konfirmasi: boolean; /** Dikonfirmasi Oleh */ konfirmasi_oleh: string; /** Dikonfirmasi Pada */ konfirmasi_pada: string; /** Kurs USD */ kurs_usd: number; /** Tanggal */ tanggal: string; versi: number })[] } };
    /** The prices of the day: carried forward, confirmed or not. */
    'harga-emas/hari-ini': { jawab: Jawaban['Jawab_HargaHariIni'] };
    /** The prices in force, for a screen in the shop. Opened by the key of a board, without a login. */
    'harga-emas/papan': { jawab: Jawaban['Jawab_PapanHarga'] };
    /** The price boards of the store; their keys are not told again. */
    'harga-emas/papan/kunci': { jawab: Jawaban['Jawab_Vec_PapanTerdaftar'] };
    /** What was published: who set what from what to what, and when. Without dates, today. */
    'harga-emas/perubahan': { query: { tgl_from?: string; tgl_to?: string }; jawab: Jawaban['Jawab_Vec_PerubahanHarga'] };
    /** Do the prices of the store's business day stand? */
    'harga-emas/status': { jawab: Jawaban['Jawab_HargaStatus'] };
    /** Counts of pledges, the newest first. */
    'hitung-jaminan': { query: { skip?: number; limit?: number }; jawab: Jawaban['JawabDaftar_HitungJaminan_HitungJaminanTotal'] };
    /** One count with its bags. */
    'hitung-jaminan/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_HitungJaminanRinci'] };
    /** Loans by page, the newest first, with the totals of all that fit. */
    'hutang': { query: { tgl_from?: string; tgl_to?: string; /** number, manual number, customer, phone, bag or barcode */ cari?: string; /** ALL, TERBUKA, TELAT or a state */ status?: string; kode_sales?: string; skip?: number; limit?: number; /** tgl_hutang, jatuh_tempo, no_faktur_hutang, nama_customer, jumlah_hutang, status */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_Hutang_HutangTotal'] };
    /** Closings by page, the newest first, with the totals of all that fit. */
    'hutang-lunas': { query: { tgl_from?: string; tgl_to?: string; /** number of the closing or the loan, customer or phone */ cari?: string; /** ALL or one of TEBUS, PERPANJANG, CICIL, TAMBAH, SEBAGIAN */ cara?: string; /** ALL, YA (taken back) or TIDAK */ batal?: string; skip?: number; limit?: number }; jawab: Jawaban['JawabDaftar_HutangLunas_HutangLunasTotal'] };
    /** The slip of a closing as PDF. */
    'hutang-lunas/{no}/nota': { jalur: { no: string }; jawab: Blob };
    /** A sold piece of the chain by its barcode or the number of its sale. */
    'hutang/barang': { query: { kode_barcode?: string; no_faktur_jual?: string }; jawab: Jawaban['Jawab_HutangBarang'] };
    /** The loan that a scanned or typed code means. */
    'hutang/cari': { query: { /** of a ticket: its number, with or without the ticket's, or the address of its QR; a manual number; a bag */ kode?: string }; jawab: Jawaban['Jawab_HutangKetemu'] };
    /** Money lent over the business day or its month. */
    'hutang/chart': { query: { type?: string }; jawab: Jawaban['Jawab_Vec_DasborNilai'] };
    /** Overdue loans by the filters of the auction, fifty a page, with what all of them owe. */
    'hutang/get/lelang-hutang': { query: { tgl_awal?: string; tgl_akhir?: string; /** which date: tgl_hutang or jatuh_tempo */ type_tgl?: string; no_faktur_manual?: string; no_faktur_hutang?: string; kode_member?: string; nama_customer?: string; alamat_customer?: string; 'detail_barang.kode_group'?: string; /** a part of the name of a pledge */ deskripsi?: string; skip?: number }; jawab: Jawaban['JawabDaftar_HutangLelang_HutangLelangTotal'] };
    /** Loans by the day they fall due, page by page from where the last one ended. */
    'hutang/jatuh-tempo': { query: { /** ALL, SEBELUM, HARI_INI, LEWAT or LELANG (may be auctioned) */ saat?: string; /** with SEBELUM: within so many days; 7 when left out */ hari?: number; /** number, customer, phone or bag */ cari?: string; /** `kunci` of the last row that was read */ sesudah?: string; limit?: number }; jawab: Jawaban['JawabDaftar_HutangTempo_HutangTempoTotal'] };
    /** Notices, the newest first. */
    'hutang/peringatan': { query: { tgl_from?: string; tgl_to?: string; /** number, customer or phone */ cari?: string; /** ALL, SURAT, PESAN or TELEPON */ cara?: string; no_faktur_hutang?: string; skip?: number; limit?: number }; jawab: Jawaban['JawabDaftar_Peringatan_PeringatanTotal'] };
    /** The letter of a notice as PDF. */
    'hutang/peringatan/{no}/surat': { jalur: { no: string }; jawab: Blob };
    /** One loan with its pledges, its story, its money and what redeeming it costs. */
    'hutang/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_HutangRinci'] };
    /** What redeeming costs today and on each of the days to come. */
    'hutang/{no}/biaya': { jalur: { no: string }; query: { /** days from today, at most 120 */ hari?: number }; jawab: Jawaban['Jawab_HutangBiaya'] };
    /** The photo of a pledge, as it came in or came back. */
    'hutang/{no}/foto/{baris}/{sisi}': { jalur: { no: string; baris: number; sisi: string }; jawab: Blob };
    /** The ticket of a loan as PDF. */
    'hutang/{no}/nota': { jalur: { no: string }; jawab: Blob };
    /** Where the valuation of a loan stands today. */
    'hutang/{no}/taksiran-lelang': { jalur: { no: string }; jawab: Jawaban['Jawab_LelangTaksiran'] };
    /** The columns of the file, and the files that came in. Kinds: kas, bank, titipan, pesanan, service, hutang, nota. */
    'impor-awal/{jenis}': { jalur: { jenis: string }; jawab: Jawaban['Jawab_AwalKeadaan'] };
    /** Every set against head office: how many rows are new, changed, gone. */
    'import-data-pusat': { jawab: Jawaban['Jawab_BandingPusat'] };
    /** One set row by row. */
    'import-data-pusat/{set}': { jalur: { set: string }; jawab: Jawaban['Jawab_RincianPusat'] };
    /** Daftar: Jenis Batu */
    'jenis-batu': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Berlian */ is_berlian: boolean; /** Kode Jenis Batu */ kode_jenis_batu: string; /** Nama Jenis Batu */ nama_jenis_batu: string; versi: number }[] } };
    /** Daftar: Jenis */
    'jenis/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Aktif */ aktif: boolean; /** Kode Bandrol */ kode_bandrol: string; kode_bandrol_nama?: string | null; /** Kode Jenis */ kode_dept: string; /** Kode Group */ kode_group: string; kode_group_nama?: string | null; /** Nama Jenis */ nama_dept: string; /** Toleransi Cuci (%) */ toleransi_cuci: number; /** Toleransi Susut (gram) */ toleransi_gram: number; /** Toleransi Lebur (%) */ toleransi_lebur: number; /** Toleransi Susut (%) */ toleransi_susut: number; versi: number; /** Wajib Foto */ wajib_foto: boolean })[] } };
    /** Daftar: Jenis */
    'jenis/get/berlian': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Aktif */ aktif: boolean; /** Kode Bandrol */ kode_bandrol: string; kode_bandrol_nama?: string | null; /** Kode Jenis */ kode_dept: string; /** Kode Group */ kode_group: string; kode_group_nama?: string | null; /** Nama Jenis */ nama_dept: string; /** Toleransi Cuci (%) */ toleransi_cuci: number; /** Toleransi Susut (gram) */ toleransi_gram: number; /** Toleransi Lebur (%) */ toleransi_lebur: number; /** Toleransi Susut (%) */ toleransi_susut: number; versi: number; /** Wajib Foto */ wajib_foto: boolean })[] } };
    /** The nota of a sale of loose stones as PDF. */
    'jual-batu/{no}/nota': { jalur: { no: string }; jawab: Blob };
    /** Manual goods that may be sold, tray by tray. */
    'jual-beli-manual/stok': { jawab: Jawaban['Jawab_Vec_ManualStok'] };
    /** Refined gold that waits for its sale, who buys, the price of today, the last sales. */
    'jual-ciok': { jawab: Jawaban['Jawab_LayarJualCiok'] };
    /** The nota of a sale of refined gold as PDF. */
    'jual-ciok/{no}/nota': { jalur: { no: string }; jawab: Blob };
    /** The days between two, what waits for its journal, and what stands in suspense. */
    'jurnal': { query: { /** first day; empty: from the beginning */ tgl_from?: string; /** last day; empty: all */ tgl_to?: string }; jawab: Jawaban['Jawab_LayarJurnal'] };
    /** Entries by hand that stand between two days. */
    'jurnal-manual': { query: { /** first day; empty: from the beginning */ tgl_from?: string; /** last day; empty: all */ tgl_to?: string }; jawab: Jawaban['Jawab_Vec_JurnalManual'] };
    /** Every book against its journal, up to the last day that was journaled after its closing. */
    'jurnal/cocok': { jawab: Jawaban['Jawab_Vec_CocokBuku'] };
    /** The lines of a document. */
    'jurnal/dokumen/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_Vec_BarisJurnalDok'] };
    /** Daftar: Kadar */
    'kadar/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Kadar (%) */ kadar: number; /** Karat */ karat: number; /** Keterangan */ keterangan: string; /** Kode Kadar */ kode_kadar: string; versi: number }[] } };
    /** Bags in use, by place and number. */
    'kantong-hutang': { query: { /** bag, loan or customer */ cari?: string; tempat?: string; skip?: number; limit?: number }; jawab: Jawaban['JawabDaftar_Kantong_KantongTotal'] };
    /** Places of the safe that hold something. */
    'kantong-hutang/tempat': { jawab: Jawaban['Jawab_Vec_String'] };
    /** What happened to a bag, the newest first. */
    'kantong-hutang/{no}/riwayat': { jalur: { no: string }; jawab: Jawaban['Jawab_Vec_KantongPeristiwa'] };
    /** The app's home: banners, categories, infos, price lists at today's price of a store, contacts, gifts, levels, stores. */
    'katalog/{edisi}/beranda': { jalur: { edisi: string }; query: { toko?: string }; jawab: Jawaban['Jawab_KatalogBeranda'] };
    /** A picture of an entry. One with an id of its own never changes; a splash screen's may. */
    'katalog/{edisi}/gambar/{folder}/{nama}': { jalur: { edisi: string; folder: string; nama: string }; jawab: Blob };
    /** The groups that a price list of an edition may name, at today's price in the store. */
    'katalog/{edisi}/group': { jalur: { edisi: string }; jawab: Jawaban['Jawab_Vec_KatalogHargaGroup'] };
    /** Items by category, hashtag and word, a page at a time. */
    'katalog/{edisi}/item': { jalur: { edisi: string }; query: { kategori?: string; kadar?: string; lm?: string; banner?: string; info?: string; cari?: string; skip?: number; limit?: number }; jawab: Jawaban['Jawab_KatalogItemHalaman'] };
    /** One item, with the stores that have it. */
    'katalog/{edisi}/item/{kode}': { jalur: { edisi: string; kode: string }; jawab: Jawaban['Jawab_KatalogItemRinci'] };
    /** Pieces for sale that hold a word, to choose one for an item of an edition. */
    'katalog/{edisi}/kandidat': { jalur: { edisi: string }; query: { cari?: string }; jawab: Jawaban['Jawab_Vec_KatalogKandidat'] };
    /** The splash screens that say something. */
    'katalog/{edisi}/splash': { jalur: { edisi: string }; jawab: Jawaban['Jawab_Vec_SplashTersimpan'] };
    /** Daftar: Kategori */
    'kategori/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Kode Kategori */ kode_kategori: string; /** Nama Kategori */ nama_kategori: string; versi: number }[] } };
    /** What auctions left for their customers. */
    'kelebihan-hutang': { query: { /** number, customer or phone */ cari?: string; /** ALL, TERBUKA, LEWAT (over its year) or SELESAI */ status?: string; skip?: number; limit?: number }; jawab: Jawaban['JawabDaftar_Kelebihan_KelebihanTotal'] };
    /** Daftar: Kelompok Harga */
    'kelompok-harga': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Kelompok Harga */ kelompok_harga: string; /** Nama Kelompok */ nama_kelompok: string; versi: number }[] } };
    /** Daftar: Keterangan Nota */
    'keterangan-nota': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Jenis Nota */ jenis_nota: string; /** Keterangan */ keterangan: string; /** Urutan */ urutan: number; versi: number }[] } };
    /** Shipments of the store, sent or coming. */
    'kirim-barang': { query: { /** KELUAR (sent by the store, the default) or MASUK (coming to it) */ arah?: string; status?: string; tgl_from?: string; tgl_to?: string; /** part of the number, the courier or the waybill */ cari?: string; skip?: number; limit?: number; /** a column to sort by: no_kirim, tgl_system, asal, tujuan, status, qty, berat, sisa_qty, kurir, no_resi, oleh */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_KirimRingkas_TotalKirim'] };
    /** Pieces that wait for a washer; where washing is done at head office also bought ones. */
    'kirim-barang-cuci/siap': { jawab: Jawaban['Jawab_Vec_CalonSortir'] };
    /** Where the store's pieces are washed: by its own washers, or at head office. */
    'kirim-barang-cuci/tujuan': { jawab: Jawaban['Jawab_TujuanCuci'] };
    /** Washers with what they have. */
    'kirim-barang-cuci/tukang': { jawab: Jawaban['Jawab_Vec_TukangCuci'] };
    /** The stores that pieces may be sent to. */
    'kirim-barang/tujuan': { jawab: Jawaban['Jawab_Vec_TujuanKirim'] };
    /** The shipments that come to the store and are not all here. */
    'kirim-barang/unreceive/list-no-kirim': { jawab: Jawaban['Jawab_Vec_String'] };
    /** One shipment with its pieces and what did not agree. */
    'kirim-barang/{no_kirim}': { jalur: { no_kirim: string }; jawab: Jawaban['Jawab_SuratKirim'] };
    /** The delivery note that goes with the parcel. */
    'kirim-barang/{no_kirim}/surat-jalan': { jalur: { no_kirim: string }; jawab: Blob };
    /** Money by the store that sent it; head office sees every branch's. */
    'kirim-uang': { query: { /** ALL, DIKIRIM (on its way), DONE or BATAL */ status?: string }; jawab: Jawaban['KirimanPerToko'][] };
    /** What the store sent and received. */
    'kirim-uang-history': { jawab: Jawaban['Jawab_Vec_KirimanUang'] };
    /** Differences that nobody has settled yet, of money this store sent or received. */
    'kirim-uang-selisih': { jawab: Jawaban['Jawab_Vec_SelisihUangTerbuka'] };
    /** The stores that money may be sent to. */
    'kirim-uang-tujuan': { jawab: Jawaban['Jawab_Vec_TujuanUang'] };
    /** One by its reference number, for its sender and its receiver. */
    'kirim-uang/{no_reff}': { jalur: { no_reff: string }; jawab: Jawaban['Jawab_KirimanUang'] };
    /** The number the next shipment will most likely get. */
    'kirimbarang/get/nokirim': { jawab: Jawaban['Jawab_String'] };
    /** Daftar: Kota */
    'kota': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Kode Kota */ kode_kota: string; /** Kode Provinsi */ kode_provinsi: string; kode_provinsi_nama?: string | null; /** Nama Kota */ nama_kota: string; versi: number })[] } };
    /** Daftar: Kota */
    'kota/get/by-kode-provinsi/{code}': { jalur: { code: string }; query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Kode Kota */ kode_kota: string; /** Kode Provinsi */ kode_provinsi: string; kode_provinsi_nama?: string | null; /** Nama Kota */ nama_kota: string; versi: number })[] } };
    /** The reports this person may open: what their screens are made of. */
    'laporan/definisi': { jawab: Jawaban['Jawab_Vec_DefinisiLaporan'] };
    /** A document by its number (or that of one of its lines): the screen that shows it, its head, lines, payments and book rows. For who may open a screen or a report of its kind. */
    'laporan/dokumen/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_DokumenLaporan'] };
    /** The views this person keeps of a report. */
    'laporan/tampilan/{laporan}': { jalur: { laporan: string }; jawab: Jawaban['Jawab_Vec_TampilanLaporan'] };
    /** A person by the code of a member (an old one too) or a customer, with totals by kind and by store. */
    'lihat-transaksi-member/{kode}': { jalur: { kode: string }; jawab: Jawaban['Jawab_RingkasRiwayat'] };
    /** Pieces of the chain that the person still has, with what the shop would pay for each today. */
    'lihat-transaksi-member/{kode}/milik': { jalur: { kode: string }; jawab: Jawaban['Jawab_SemuaMilik'] };
    /** Entries of the story, newest first; `lanjut` asks for the next ones. */
    'lihat-transaksi-member/{kode}/riwayat': { jalur: { kode: string }; query: { /** `lanjut` of the answer before */ sebelum?: string; /** at most 200 */ banyak?: number; /** ALL, or a kind */ jenis?: string; /** ALL, or a store */ kode_toko?: string }; jawab: Jawaban['Jawab_HalamanRiwayat'] };
    /** The logo of the store; nothing where it has none, which is no error. */
    'logo_toko': { jawab: Blob };
    /** Lots with what came back of them, the newest first. */
    'lot-cuci': { query: { tgl_from?: string; tgl_to?: string; /** of sortings: SORTIR or PINDAH; of lots: CUCI or SEPUH; empty: all */ jenis?: string; /** of lots: BUKA (out or partly out), KELUAR, SEBAGIAN, SELESAI, BATAL; empty: all */ status?: string; /** of lots: a washer */ kode_tukang?: string; skip?: number; limit?: number }; jawab: Jawaban['JawabDaftar_LotCuci_TotalSepuhan'] };
    /** One lot with its pieces and what happened to it. */
    'lot-cuci/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_LotCuciRinci'] };
    /** The paper that goes with a lot. */
    'lot-cuci/{no}/surat': { jalur: { no: string }; jawab: Blob };
    /** The board of lots: those that are open, the last that were closed, and the month's loss. */
    'lot-lebur': { jawab: Jawaban['Jawab_PapanLebur'] };
    /** What can be melted: pieces and gold without a barcode. */
    'lot-lebur/bahan': { jawab: Jawaban['Jawab_BahanLebur'] };
    /** One lot: what went in, what happened, what came out. */
    'lot-lebur/lot/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_LotLeburRinci'] };
    /** Daftar: Marketplace */
    'marketplace': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Aktif */ aktif: boolean; /** Biaya (%) */ biaya: number; /** Kode Marketplace */ kode_marketplace: string; /** Nama Marketplace */ nama_marketplace: string; /** No Rekening */ no_rekening: string; no_rekening_nama?: string | null; versi: number })[] } };
    /** The settings of one marketplace. What is secret comes in clear only to who may save it, and that is written down. */
    'marketplace-settings': { query: { /** empty: all */ k_m?: string }; jawab: Jawaban['Jawab_Vec_IsiMarketplace'] };
    /** The marketplaces that the store may connect to. */
    'marketplace-settings/daftar': { jawab: Jawaban['Jawab_DaftarMarketplace'] };
    /** Types, fields with samples, fonts and sizes. */
    'member-card/definisi': { jawab: Jawaban['Jawab_LetakDefinisi'] };
    /** The labels of a layout. */
    'member-card/get/letak': { query: { /** the nota type; the family's first when left out */ type?: string; is_mobile?: boolean; /** the program's own layout instead of the store's */ awal?: boolean }; jawab: Jawaban['LetakJawab'] };
    /** The labels of the member card alone, as the specification's list has them; the designer reads `get/letak`. */
    'member-card/get/new': { query: { /** the nota type; the family's first when left out */ type?: string; is_mobile?: boolean; /** the program's own layout instead of the store's */ awal?: boolean }; jawab: Jawaban['LetakLabel'][] };
    /** All rules as they stand today, what comes next, and what was before. */
    'member/aturan': { jawab: Jawaban['Jawab_AturanMember'] };
    /** A card with its codes, the cards merged into it, and consent over time. */
    'member/data/{kode}': { jalur: { kode: string }; jawab: Jawaban['Jawab_RinciMember'] };
    /** The photo of a member. */
    'member/data/{kode}/foto': { jalur: { kode: string }; jawab: Blob };
    /** Members that the external shop may know: who agreed to hear from the shop. */
    'member/external/find-active': { jawab: Jawaban['Jawab_Vec_MemberExternal'] };
    /** Birthdays of members, of today or of the week, the nearest first. */
    'member/find-current-birthday': { query: { /** HARI, MINGGU or BULAN */ rentang?: string; skip?: number; limit?: number }; jawab: Jawaban['Jawab_Vec_UlangTahun'] };
    /** Merges of the chain, newest first. */
    'member/gabung': { query: { tgl_from?: string; tgl_to?: string; skip?: number; limit?: number }; jawab: Jawaban['Jawab_Vec_BarisGabungMember'] };
    /** Members of the chain, by pages; a search finds beginnings of names, phones and codes. */
    'member/get/all': { query: { /** three characters or more: beginnings of words of the name, the phone, a code; or all sixteen digits of a NIK */ cari?: string; /** ALL, or a store */ kode_cabang_daftar?: string; /** AKTIF, KELUAR, GABUNG, SEMUA */ status?: string; /** only who has a code; true when left out */ hanya_member?: boolean; skip?: number; /** 50 when left out, at most 500 */ limit?: number }; jawab: Jawaban['Jawab_Vec_Member'] };
    /** A member by the code of their card, 8 to 13 characters, also of an old card: with level, points and birthday. */
    'member/get/by-kode-member/{kode}': { jalur: { kode: string }; jawab: Jawaban['Jawab_PanelMember'] };
    /** Members for a file, by code or points, of all stores or of the one that registered them. */
    'member/get/export-data': { query: { /** kode_member or point */ sort_by?: string; /** ALL, or a store */ kode_cabang_daftar?: string }; jawab: Jawaban['Jawab_Vec_EksporMember'] };
    /** The same as an Excel file. */
    'member/get/export-data/excel': { query: { /** kode_member or point */ sort_by?: string; /** ALL, or a store */ kode_cabang_daftar?: string }; jawab: Blob };
    /** The columns of the file of members, and the files that came in. */
    'member/impor': { jawab: Jawaban['Jawab_ImporMemberKeadaan'] };
    /** What leaving would do to a member. */
    'member/keluar/{kode}': { jalur: { kode: string }; jawab: Jawaban['Jawab_AkanKeluarMember'] };
    /** Cards that may be one person's: the same phone, or the same name and birth date. */
    'member/kembar': { query: { /** ALL, HP, NAMA */ sebab?: string; skip?: number; limit?: number }; jawab: Jawaban['Jawab_Vec_MemberKembar'] };
    /** What a card that is being read says: is it a code, is it ours, is it somebody's. */
    'member/kode/periksa/{kode}': { jalur: { kode: string }; jawab: Jawaban['Jawab_PeriksaKodeMember'] };
    /** Cities with their provinces, for the address. */
    'member/kota': { jawab: Jawaban['Jawab_Vec_KotaMember'] };
    /** Who stands at the counter, member or not, by either code. */
    'member/panel/{kode}': { jalur: { kode: string }; jawab: Jawaban['Jawab_PanelMember'] };
    /** Members whose points lapse soon. */
    'member/poin-akan-hangus': { query: { /** HARI, MINGGU or BULAN */ rentang?: string; skip?: number; limit?: number }; jawab: Jawaban['Jawab_Vec_AkanHangus'] };
    /** Types, fields with samples, fonts and sizes. */
    'nota-slip/definisi': { jawab: Jawaban['Jawab_LetakDefinisi'] };
    /** The labels of a layout. */
    'nota-slip/get/letak': { query: { /** the nota type; the family's first when left out */ type?: string; is_mobile?: boolean; /** the program's own layout instead of the store's */ awal?: boolean }; jawab: Jawaban['LetakJawab'] };
    /** Types, fields with samples, fonts and sizes. */
    'nota/definisi': { jawab: Jawaban['Jawab_LetakDefinisi'] };
    /** The labels of a layout. */
    'nota/get/letak': { query: { /** the nota type; the family's first when left out */ type?: string; is_mobile?: boolean; /** the program's own layout instead of the store's */ awal?: boolean }; jawab: Jawaban['LetakJawab'] };
    /** All journals with the store's accounts. */
    'para-akun-transaksi': { jawab: Jawaban['Jawab_Vec_ParaAkun'] };
    /** Daftar: Bonus Sales */
    'para-bonus-sales': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Bonus */ bonus: number; /** Jenis Bonus */ jenis_bonus: string; /** Kode Group */ kode_group: string; kode_group_nama?: string | null; versi: number })[] } };
    /** Daftar: Bunga Hutang */
    'para-bunga-hutang': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Blok Hari */ blok_hari: number; /** Bunga (% per 30 hari) */ bunga: number; /** Denda (% per 30 hari) */ denda: number; /** Bebas Bunga (hari) */ grace_hari: number; /** Pokok Sampai */ max_rp: number; /** Minimum Hari */ min_hari: number; /** Pokok Dari */ min_rp: number; versi: number }[] } };
    /** Daftar: Cicilan */
    'para-cicilan': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Biaya */ biaya: number; /** Bunga (% per bulan) */ bunga_persen: number; /** Denda per Hari */ denda: number; /** Uang Muka (%) */ dp_persen: number; /** Kode Cicilan */ kode_cicilan: string; /** Tenor (bulan) */ tenor: number; versi: number }[] } };
    /** Daftar: Deskripsi Service */
    'para-deskripsi-service': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Deskripsi */ deskripsi: string; versi: number }[] } };
    /** Daftar: Hutang Pokok */
    'para-hutang-pokok': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Jumlah Rp */ jumlah_rp: number; /** Kode Group */ kode_group: string; kode_group_nama?: string | null; versi: number })[] } };
    /** Daftar: Jenis Group */
    'para-jenis-group': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Jenis Group */ jenis_group: string; /** Jenis Nota */ jenis_nota: string; /** Nama Jenis Group */ nama_jenis_group: string; versi: number }[] } };
    /** Daftar: Kupon */
    'para-kupon': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Jenis Nilai */ jenis_nilai: string; /** Kode Kupon */ kode_kupon: string; /** Masa Berlaku (hari) */ masa_hari: number; /** Minimal Belanja */ min_belanja: number; /** Minimal Pembelian Saat Dipakai */ min_pakai: number; /** Nama Kupon */ nama_kupon: string; /** Nilai */ nilai: number; /** Tanggal Awal */ tgl_dari: string; /** Tanggal Akhir */ tgl_sampai: string; versi: number }[] } };
    /** Daftar: Potongan */
    'para-potongan-kategori': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Butuh Otorisasi */ butuh_otorisasi: boolean; /** Jenis Potongan */ jenis_potongan: string; /** Kode Group */ kode_group: string; kode_group_nama?: string | null; /** Kategori */ kode_kategori: string; kode_kategori_nama?: string | null; /** Kode Potongan */ kode_potongan: string; /** Nama Potongan */ nama_potongan: string; /** Potongan */ potongan: number; /** Tanggal Awal */ tgl_dari: string; /** Tanggal Akhir */ tgl_sampai: string; versi: number })[] } };
    /** Daftar: Reset Poin */
    'para-reset-poin': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Keterangan */ keterangan: string; /** Siklus */ siklus: string; /** Tanggal Reset */ tgl_reset: string; versi: number }[] } };
    /** All settings of the store. */
    'para-system': { jawab: Jawaban['Jawab_Vec_SettingToko'] };
    /** All settings grouped and explained, for the screen that changes them. */
    'para-system/keterangan': { jawab: Jawaban['Jawab_Vec_SettingKeterangan'] };
    /** One setting. */
    'para-system/key/{key}': { jalur: { key: string }; jawab: Jawaban['Satu'] };
    /** The rates of PPN: what holds, what held, what was decided for a day to come. */
    'para-system/tarif-ppn': { jawab: Jawaban['Jawab_Vec_TarifPpnHari'] };
    /** Daftar: Bandrol */
    'parabandrol/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Berat Bandrol */ berat_bandrol: number; /** Berat Plastik */ berat_plastik: number; /** Kode Bandrol */ kode_bandrol: string; /** Nama Bandrol */ nama_bandrol: string; versi: number }[] } };
    /** Daftar: Kondisi Pembelian */
    'parabeli/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Butuh Otorisasi */ butuh_otorisasi: boolean; /** Gudang Tujuan */ gudang_tujuan: string; gudang_tujuan_nama?: string | null; /** Jenis Potongan */ jenis_potongan: string; /** Kondisi */ kondisi: string; /** Potongan */ potongan: number; /** Tipe Kondisi */ tipe_kondisi: string; versi: number })[] } };
    /** Daftar: Kondisi Barang */
    'parakondisi/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Keterangan */ keterangan: string; /** Kondisi Barang */ kondisi_barang: string; versi: number }[] } };
    /** Daftar: Parameter Berlian */
    'parameter-berlian': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Buyback (%) */ buyback: number; /** Carat Dari */ carat_dari: number; /** Carat Sampai */ carat_sampai: number; /** Harga USD per Carat */ harga_usd: number; /** Kode Clarity */ kode_clarity: string; kode_clarity_nama?: string | null; /** Kode Color */ kode_color: string; kode_color_nama?: string | null; /** Kode Jenis Batu */ kode_jenis_batu: string; kode_jenis_batu_nama?: string | null; /** Kode Shape */ kode_shape: string; kode_shape_nama?: string | null; /** Trade In (%) */ trade_in: number; versi: number })[] } };
    /** Daftar: Ongkos */
    'parameter-ongkos': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Berat Dari */ berat_dari: number; /** Berat Sampai */ berat_sampai: number; /** Jenis Ongkos */ jenis_ongkos: string; /** Kode Jenis */ kode_dept: string; kode_dept_nama?: string | null; /** Kode Group */ kode_group: string; kode_group_nama?: string | null; /** Ongkos */ ongkos: number; versi: number })[] } };
    /** Daftar: Kondisi Pinjaman */
    'parapinjaman/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Butuh Otorisasi */ butuh_otorisasi: boolean; /** Jenis Potongan */ jenis_potongan: string; /** Kondisi */ kondisi: string; /** Potongan Taksiran */ potongan: number; versi: number }[] } };
    /** Daftar: Parameter Point */
    'parapoin/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Jenis */ jenis: string; /** Kelipatan Gram */ kelipatan_gram: number; /** Kelipatan Rp */ kelipatan_rp: number; /** Kode Group */ kode_group: string; kode_group_nama?: string | null; /** Poin */ poin: number; versi: number })[] } };
    /** Daftar: Kode Transaksi */
    'paratransaksi/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Butuh Otorisasi */ butuh_otorisasi: boolean; /** Jenis */ jenis: string; /** Kode Transaksi */ kode_transaksi: string; /** Nama Transaksi */ nama_transaksi: string; /** Tempat */ tempat: string; versi: number }[] } };
    /** A piece with the stones of its card. */
    'pasang-batu/barang/{kode}': { jalur: { kode: string }; jawab: Jawaban['Jawab_BarangBatu'] };
    /** Customers of the chain's register. */
    'pelanggan': { query: { /** three characters or more of a name, a phone number or a member code, or all sixteen digits of a NIK */ cari?: string }; jawab: Jawaban['Jawab_Vec_Pelanggan'] };
    /** Daftar: Pelebur */
    'pelebur/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Alamat */ alamat: string; /** Badan Usaha */ is_badan: boolean; /** Kode Pelebur */ kode_pelebur: string; /** Nama Pelebur */ nama_pelebur: string; /** No Handphone */ no_hp: string; /** NPWP */ npwp: string; versi: number }[] } };
    /** Purchases, the newest first. */
    'pembelian': { query: { tgl_from?: string; tgl_to?: string; /** number, customer, phone or barcode; a whole number or barcode is found on every day */ cari?: string; /** ALL, AKTIF, BATAL, BELUM VALID */ status?: string; kode_sales?: string; /** who wrote it; ALL or a user */ input_by?: string; skip?: number; limit?: number; /** a column to sort by: no_faktur_group, waktu, neto, total_jual, total_beli, berat_jual, berat_beli, nama_customer, kode_sales, input_by */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_Faktur_TotalFaktur'] };
    /** Manual goods that were bought, the newest first. */
    'pembelian-manual': { query: { tgl_from?: string; tgl_to?: string; /** number, customer or description */ cari?: string; skip?: number; limit?: number; /** a column to sort by: no_faktur, waktu, qty, berat, harga, deskripsi, nama_customer, kode_sales, kode_toko, input_by */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_ManualFaktur_TotalManual'] };
    /** The nota of a purchase again. */
    'pembelian-manual/reprint': { query: { no_faktur_beli?: string }; jawab: Jawaban['NotaManual'] };
    /** A purchase by the number of one of its lines, as long as it can be taken back. */
    'pembelian-manual/valid': { query: { no_faktur_beli?: string }; jawab: Jawaban['Jawab_ManualRinci'] };
    /** Purchases over the business day or its month. */
    'pembelian/chart': { query: { type?: string }; jawab: Jawaban['Jawab_Vec_DasborNilai'] };
    /** The sale a piece comes back with, anywhere in the chain: by the number of its nota or its barcode. */
    'pembelian/nota': { query: { no_faktur_jual?: string; kode_barcode?: string; /** lines that are on the screen already, separated by commas: the number of a whole nota then finds the next one */ kecuali?: string }; jawab: Jawaban['Jawab_Option_NotaAsal'] };
    /** The nota of a purchase as PDF. */
    'pembelian/{no}/nota': { jalur: { no: string }; jawab: Blob };
    /** The last receipts, newest first. */
    'penerimaan-barang': { jawab: Jawaban['Jawab_Vec_TerimaRingkas'] };
    /** The evidences of acquisition with the tax rate each gives. */
    'penerimaan-barang/bukti': { jawab: Jawaban['Jawab_Vec_BuktiPerolehan'] };
    /** A receipt with all its lines. */
    'penerimaan-barang/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_TerimaLengkap'] };
    /** The paper of a receipt. */
    'penerimaan-barang/{no}/pdf': { jalur: { no: string }; jawab: Blob };
    /** Sales, the newest first. */
    'penjualan': { query: { tgl_from?: string; tgl_to?: string; /** number, customer, phone or barcode; a whole number or barcode is found on every day */ cari?: string; /** ALL, AKTIF, BATAL, BELUM VALID */ status?: string; kode_sales?: string; /** who wrote it; ALL or a user */ input_by?: string; skip?: number; limit?: number; /** a column to sort by: no_faktur_group, waktu, neto, total_jual, total_beli, berat_jual, berat_beli, nama_customer, kode_sales, input_by */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_Faktur_TotalFaktur'] };
    /** Manual goods that were sold, the newest first. */
    'penjualan-manual': { query: { tgl_from?: string; tgl_to?: string; /** number, customer or description */ cari?: string; skip?: number; limit?: number; /** a column to sort by: no_faktur, waktu, qty, berat, harga, deskripsi, nama_customer, kode_sales, kode_toko, input_by */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_ManualFaktur_TotalManual'] };
    /** The nota of a sale again. */
    'penjualan-manual/reprint': { query: { no_faktur_jual?: string }; jawab: Jawaban['NotaManual'] };
    /** A sale by the number of one of its lines, as long as it can be taken back. */
    'penjualan-manual/valid': { query: { no_faktur_jual?: string }; jawab: Jawaban['Jawab_ManualRinci'] };
    /** Counted accessories that may be sold. */
    'penjualan/aksesoris': { jawab: Jawaban['Jawab_Vec_AksesorisJual'] };
    /** Sales over the business day or its month. */
    'penjualan/chart': { query: { type?: string }; jawab: Jawaban['Jawab_Vec_DasborNilai'] };
    /** Unfinished sales of the store. */
    'penjualan/parkir': { jawab: Jawaban['Jawab_Vec_Parkir'] };
    /** The nota of a sale as PDF. */
    'penjualan/{no}/nota': { jalur: { no: string }; jawab: Blob };
    /** The store's messages, newest first. */
    'pesan/keluar': { query: { /** ALL, MENUNGGU, DIKIRIM, TERKIRIM, RAGU, MATI, BATAL */ status?: string; /** a part of the event, the document or the customer's code */ cari?: string; /** rows to pass over */ lewati?: number }; jawab: Jawaban['Jawab_Vec_PesanKeluar'] };
    /** The words of every event, and how the store sends. */
    'pesan/templat': { jawab: Jawaban['Jawab_AturanPesan'] };
    /** Orders by page, the newest first, with the totals of all that fit. */
    'pesanan': { query: { tgl_from?: string; tgl_to?: string; /** ALL, TERBUKA, TERLAMBAT or a stage */ status?: string; /** ALL or a sales person */ kode_sales?: string; /** number, customer, phone, what it is */ cari?: string; skip?: number; limit?: number; /** a column to sort by: tgl_system, no_pesanan, tgl_janji, nama_customer, total_harga, tahap */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_Pesanan_PesananTotal'] };
    /** Orders over the business day or its month. */
    'pesanan/chart': { query: { type?: string }; jawab: Jawaban['Jawab_Vec_DasborNilai'] };
    /** Samples, those that are out first. */
    'pesanan/contoh': { query: { /** ALL, KELUAR or KEMBALI */ status?: string; /** number, order, owner, piece */ cari?: string; skip?: number; limit?: number }; jawab: Jawaban['JawabDaftar_Contoh_ContohTotal'] };
    /** The board: every open work by its promised day, late ones first. */
    'pesanan/papan': { query: { /** ALL or a sales person */ kode_sales?: string; /** number, customer, phone, what it is */ cari?: string }; jawab: Jawaban['Jawab_PesananPapan'] };
    /** One order with its story. */
    'pesanan/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_PesananRinci'] };
    /** What cancelling an order would give back, and what is kept; of one that was fetched, what is left of its down payment. */
    'pesanan/{no}/batal': { jalur: { no: string }; jawab: Jawaban['Jawab_PesananBatalHitungan'] };
    /** The picture of a line of an order. */
    'pesanan/{no}/foto/{baris}': { jalur: { no: string; baris: number }; jawab: Blob };
    /** The nota of an order as PDF. */
    'pesanan/{no}/nota': { jalur: { no: string }; jawab: Blob };
    /** Pieces that were sorted and still lie where the sorting put them. */
    'pindah-sortir': { query: { /** ALL, CUCI, RUSAK, HANCUR or LABEL */ putusan?: string }; jawab: Jawaban['Jawab_Vec_CalonSortir'] };
    /** Daftar: Plafond Hutang */
    'plafond-hutang': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Jenis Pelanggan */ jenis_pelanggan: string; /** Keterangan */ keterangan: string; /** Banyaknya Hutang Aktif */ maks_faktur: number; /** Plafond per Hutang */ maks_rp: number; /** Plafond Seluruhnya */ maks_total_rp: number; versi: number }[] } };
    /** Daftar: Plafond Kadar Hutang */
    'plafond-hutang-kadar': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Kode Kadar */ kode_kadar: string; kode_kadar_nama?: string | null; /** Plafond (%) */ ltv: number; versi: number })[] } };
    /** The card of points of a member over all stores, the newest first. */
    'poin/kartu/{kode}': { jalur: { kode: string }; query: { skip?: number; limit?: number }; jawab: Jawaban['Jawab_Vec_BarisKartuPoin'] };
    /** What lapsed, what is due, and what comes next. */
    'poin/reset': { jawab: Jawaban['Jawab_KeadaanResetPoin'] };
    /** What a member has, and what of it can be spent now. */
    'poin/saldo/{kode}': { jalur: { kode: string }; jawab: Jawaban['Jawab_SaldoPoin'] };
    /** Where the gold lies, what it cost and is worth, what changed since yesterday: of the store, or of the chain for head office. */
    'posisi-emas': { query: { rantai?: boolean }; jawab: Jawaban['Jawab_PosisiEmas'] };
    /** Pre-orders by page, the newest first. */
    'pre-order': { query: { tgl_from?: string; tgl_to?: string; /** ALL, OPEN, VALID, BATAL, CLOSED, or `finish`: sold, and something of it is still to be sent or fetched */ status?: string; /** number, order, customer, phone or description */ cari?: string; skip?: number; /** 50 unless asked; at most 9999 */ limit?: number; /** from 1; goes before `skip` */ page?: number; /** a column to sort by: no_po, tgl_system, nama_customer, harga_total, no_order, input_by */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['Jawab_PreOrderHalaman'] };
    /** What the file of payments must look like. */
    'pre-order/import': { jawab: Jawaban['Jawab_PreOrderKolomBerkas'] };
    /** The number that the next pre-order would get. */
    'pre-order/latest-number': { jawab: Jawaban['Jawab_PreOrderNomor'] };
    /** One pre-order with its story. */
    'pre-order/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_PreOrderRinci'] };
    /** The nota of a pre-order as PDF. */
    'pre-order/{no}/nota': { jalur: { no: string }; jawab: Blob };
    /** The printers of the store. */
    'printer': { jawab: Jawaban['Jawab_Vec_Printer'] };
    /** The print agents that a printer may be reached through. */
    'printer/agen': { jawab: Jawaban['Jawab_Vec_String'] };
    /** The print jobs of the store of the last day, newest first. */
    'printer/antrean': { jawab: Jawaban['Jawab_Vec_KerjaCetak'] };
    /** One's own job as a file. */
    'printer/antrean/{id}/berkas': { jalur: { id: string }; jawab: Blob };
    /** Daftar: Provinsi */
    'provinces': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Kode Provinsi */ kode_provinsi: string; /** Nama Provinsi */ nama_provinsi: string; versi: number }[] } };
    /** Daftar: Rekening */
    'rekenings': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Aktif */ aktif: boolean; /** Atas Nama */ atas_nama: string; /** Kode Bank */ kode_bank: string; kode_bank_nama?: string | null; /** No Rekening */ no_rekening: string; versi: number })[] } };
    /** The categories of the cash book, to choose from in a filter. */
    'reportcash/kategori': { jawab: Jawaban['Jawab_Vec_PilihanSaring'] };
    /** Daftar: Rugi Nota */
    'ruginota/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: ({ _id: string; /** Hari Dari */ hari_dari: number; /** Hari Sampai */ hari_sampai: number; /** Jenis */ jenis: string; /** Kode Group */ kode_group: string; kode_group_nama?: string | null; /** Nilai */ nilai: number; versi: number })[] } };
    /** Daftar: Sales */
    'sales/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Alamat */ alamat: string; /** Kode Sales */ kode_sales: string; /** Nama Sales */ nama_sales: string; /** No Handphone */ no_hp: string; /** Tanggal Masuk */ tgl_masuk: string; /** User */ user_id: string; versi: number }[] } };
    /** Services by page, the newest first, with the totals of all that fit. */
    'service': { query: { tgl_from?: string; tgl_to?: string; /** number, customer, phone or barcode */ cari?: string; /** ALL, TERBUKA, TERLAMBAT or a stage */ tahap?: string; /** ALL, CUSTOMER or TOKO */ jenis?: string; kode_sales?: string; skip?: number; limit?: number; /** a column to sort by: no_service, tgl_system, tgl_janji, nama_customer, estimasi_rp, dp_rp, total_rp, tahap */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_Service_ServiceTotal'] };
    /** A sold piece of the chain by its barcode or the number of its sale. */
    'service/barang': { query: { kode_barcode?: string; no_faktur_jual?: string }; jawab: Jawaban['Jawab_ServiceBarang'] };
    /** Service over the business day or its month. */
    'service/chart': { query: { type?: string }; jawab: Jawaban['Jawab_Vec_DasborNilai'] };
    /** What the shop owes for service pieces that did not come back. */
    'service/ganti': { query: { /** ALL, or TERBUKA: what is still owed */ status?: string; skip?: number; limit?: number }; jawab: Jawaban['JawabDaftar_ServiceGanti_ServiceGantiTotal'] };
    /** The last counts of customers' goods. */
    'service/hitung-barang': { jawab: Jawaban['Jawab_Vec_ServiceHitungKepala'] };
    /** The board: every open service by its promised day. */
    'service/papan': { query: { cari?: string; kode_sales?: string }; jawab: Jawaban['Jawab_ServicePapan'] };
    /** What is finished and nobody fetched for longer than the setting says. */
    'service/tak-diambil': { query: { skip?: number; limit?: number }; jawab: Jawaban['JawabDaftar_ServiceTakDiambil_ServiceTakDiambilTotal'] };
    /** One service with its pieces, its story and its money. */
    'service/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_ServiceRinci'] };
    /** The photo of a piece of a service, as it came in or went out. */
    'service/{no}/foto/{baris}/{sisi}': { jalur: { no: string; baris: number; sisi: string }; jawab: Blob };
    /** The nota of a service as PDF, or its slips. */
    'service/{no}/nota': { jalur: { no: string }; query: { /** slips, so many of them (1 to 3); left out: the nota */ rangkap?: number }; jawab: Blob };
    /** What fetching costs now. */
    'service/{no}/tagihan': { jalur: { no: string }; jawab: Jawaban['Jawab_ServiceTagihan'] };
    /** Bought pieces that wait for a decision, the oldest first. */
    'sortir-pembelian': { query: { tgl_from?: string; tgl_to?: string; /** ALL or one */ kondisi?: string; kode_group?: string; kode_dept?: string }; jawab: Jawaban['Jawab_Vec_CalonSortir'] };
    /** Sortings, the newest first. */
    'sortir-pembelian/dokumen': { query: { tgl_from?: string; tgl_to?: string; /** of sortings: SORTIR or PINDAH; of lots: CUCI or SEPUH; empty: all */ jenis?: string; /** of lots: BUKA (out or partly out), KELUAR, SEBAGIAN, SELESAI, BATAL; empty: all */ status?: string; /** of lots: a washer */ kode_tukang?: string; skip?: number; limit?: number }; jawab: Jawaban['JawabDaftar_Sortiran_TotalSepuhan'] };
    /** One sorting with its pieces. */
    'sortir-pembelian/dokumen/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_SortiranRinci'] };
    /** Every type of accessory with what the tray holds of it. */
    'stock-aksesoris': { query: { /** the tray */ kode_toko?: string }; jawab: Jawaban['Jawab_Vec_AksesorisStok'] };
    /** Why counted stock may come and go. */
    'stock-aksesoris/alasan': { jawab: Jawaban['Jawab_Vec_AlasanCurah'] };
    /** Documents of accessories, of the business day when no day is named. */
    'stock-aksesoris/dokumen': { query: { tgl_from?: string; tgl_to?: string; /** TAMBAH, AMBIL, PINDAH, HANCUR; all when left out */ jenis?: string }; jawab: Jawaban['Jawab_Vec_DokumenCurah'] };
    /** The slip of a document of accessories. */
    'stock-aksesoris/dokumen/{no_dok}/slip': { jalur: { no_dok: string }; jawab: Blob };
    /** Counts of the store, running ones first. */
    'stock-opname': { query: { /** BAKI, GUDANG, PENERIMAAN, RFID, GLOBAL */ jenis?: string; /** JALAN, SELESAI, BATAL */ status?: string; skip?: number; limit?: number }; jawab: Jawaban['Jawab_Vec_Opname'] };
    /** Receiving documents to count against. */
    'stock-opname/penerimaan': { query: { cari?: string }; jawab: Jawaban['Jawab_Vec_PenerimaanOpname'] };
    /** The figures of a count. */
    'stock-opname/{no_opname}': { jalur: { no_opname: string }; jawab: Jawaban['Jawab_RingkasOpname'] };
    /** Its lines, by class. */
    'stock-opname/{no_opname}/baris': { jalur: { no_opname: string }; query: { kelas?: string; cari?: string; skip?: number; limit?: number; /** a column to sort by: kelas, kode, nama_barang, berat, baki_scan, keterangan */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_BarisOpname_TotalBarisOpname'] };
    /** The photo of a count. */
    'stock-opname/{no_opname}/foto': { jalur: { no_opname: string }; jawab: Blob };
    /** Where wash stock may come from. */
    'stock-sepuh-manual/sumber': { jawab: Jawaban['Jawab_Vec_SumberStockCuci'] };
    /** The text receipt of wash stock. */
    'stock-sepuh-manual/{no}/struk': { jalur: { no: string }; jawab: Blob };
    /** Daftar: Supplier */
    'supplier-barang': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Alamat */ alamat: string; /** Memberi Faktur Pajak */ is_faktur: boolean; /** Kode Supplier */ kode_supplier: string; /** Nama Supplier */ nama_supplier: string; /** No Handphone */ no_hp: string; /** NPWP */ npwp: string; versi: number }[] } };
    /** Daftar: Supplier Berlian */
    'supplier-berlian': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Alamat */ alamat: string; /** Konsinyasi */ is_consignment: boolean; /** Memberi Faktur Pajak */ is_faktur: boolean; /** Kode Supplier */ kode_supplier: string; /** Nama Supplier */ nama_supplier: string; /** Negara */ negara: string; /** No Handphone */ no_hp: string; versi: number }[] } };
    /** What stands in the way of closing, what is worth knowing, and how far the drawers are counted. */
    'system/close': { jawab: Jawaban['Jawab_KeadaanTutup'] };
    /** The digest of a day: as it was kept at closing, or as the open day stands. */
    'system/digest': { query: { /** yyyy-MM-dd */ tanggal: string }; jawab: Jawaban['Jawab_RingkasanHari'] };
    /** The same on paper. */
    'system/digest/pdf': { query: { /** yyyy-MM-dd */ tanggal: string }; jawab: Blob };
    /** Every rule recomputed now, and every tray, drawer and account against its book. */
    'system/proof': { query: { /** 1: walk the audit chain too */ rantai?: number }; jawab: Jawaban['Jawab_BuktiSaldo'] };
    /** The last documents behind a tray, a drawer or an account. */
    'system/proof/documents': { query: { /** BAKI, KASIR or REKENING */ jenis: string; kunci: string }; jawab: Jawaban['Jawab_Vec_DokumenBukti'] };
    /** All data of the store one works at. */
    'system/toko': { jawab: Jawaban['Jawab_TokoRinci'] };
    /** The pieces entered today, newest first. */
    'tambah-barang': { query: { kode_gudang?: string; /** the tray */ kode_toko?: string }; jawab: Jawaban['Jawab_Vec_BarangMasuk'] };
    /** Receipts and counts of gifts, the newest first. */
    'terima-hadiah': { query: { tgl_from?: string; tgl_to?: string; /** ALL, TERIMA or KOREKSI */ jenis?: string; skip?: number; limit?: number }; jawab: Jawaban['Jawab_Vec_HadiahMasuk'] };
    /** All gifts with what the book has of each, for a count. */
    'terima-hadiah/hadiah': { jawab: Jawaban['Jawab_Vec_HadiahHitung'] };
    /** One's round as it stands. */
    'timbang-baki': { jawab: Jawaban['Jawab_DataTimbang'] };
    /** The trays of a warehouse and what was weighed today. */
    'timbang-baki/keadaan': { query: { kode_gudang?: string }; jawab: Jawaban['Jawab_Vec_BakiTimbang'] };
    /** Deposits, the newest first. */
    'titipan': { query: { tgl_from?: string; tgl_to?: string; /** number, customer, phone or barcode */ cari?: string; /** ALL, AKTIF (money is left), BELUM VALID, LEWAT (its time is over), HABIS */ status?: string; skip?: number; limit?: number; /** a column to sort by: no_titip, tgl_system, nama_customer, jumlah_rp, saldo, tgl_akhir, input_by */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_Titipan_TotalTitipan'] };
    /** One deposit with its story. */
    'titipan/{no}': { jalur: { no: string }; jawab: Jawaban['Jawab_TitipanRinciKini'] };
    /** The nota of a deposit as PDF. */
    'titipan/{no}/nota': { jalur: { no: string }; jawab: Blob };
    /** Stores: head office sees all, a branch its own. */
    'tokos': { jawab: Jawaban['Jawab_Vec_TokoRingkas'] };
    /** Stores with all their data: head office sees all, a branch its own. */
    'tokos/get/all': { jawab: Jawaban['Jawab_Vec_TokoRinci'] };
    /** The stores of the chain by code and name, to choose from in a filter. */
    'tokos/pilihan': { jawab: Jawaban['Jawab_Vec_PilihanSaring'] };
    /** The twelve months of a year; without one, that of the business day. */
    'transaction/daily-transaction-get-year': { query: { tahun?: string }; jawab: Jawaban['Jawab_Vec_DasborTitik'] };
    /** Coupons that sales gave, the newest first, and what became of each. */
    'transaksi-kupon': { query: { tgl_from?: string; tgl_to?: string; /** number, name of the coupon, customer or sale */ cari?: string; /** ALL, AKTIF, DIPAKAI, HANGUS or BATAL */ status?: string; skip?: number; limit?: number; /** a column to sort by: no_kupon, status, nama_kupon, tgl_terbit, tgl_akhir, min_pakai, nama_customer, no_faktur_group, tgl_pakai, nilai_pakai */ sort_by?: string; /** desc or asc */ urut?: string }; jawab: Jawaban['JawabDaftar_KuponTransaksi_TotalKupon'] };
    /** Points by hand, the newest first. */
    'transaksi-poin': { query: { tgl_from?: string; tgl_to?: string; /** a member; empty: all */ kode?: string; /** ALL, TAMBAH or KURANG */ jenis?: string; skip?: number; limit?: number }; jawab: Jawaban['Jawab_Vec_TransaksiPoin'] };
    /** Daftar: Tukang */
    'tukang/get/all': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Aktif */ aktif: boolean; /** Alamat */ alamat: string; /** Batas Emas (g murni) */ batas_murni: number; /** Keahlian */ keahlian: string; /** Kode Tukang */ kode_tukang: string; /** Nama Tukang */ nama_tukang: string; /** No Handphone */ no_hp: string; /** Toleransi Susut (%) */ toleransi_susut: number; versi: number }[] } };
    /** Gifts that were given for points, the newest first. */
    'tukar-point': { query: { tgl_from?: string; tgl_to?: string; /** a member; empty: all */ kode?: string; kode_hadiah?: string; skip?: number; limit?: number }; jawab: Jawaban['Jawab_Vec_TukarPoin'] };
    /** Gifts one may choose, with what is there of each. */
    'tukar-point/hadiah': { jawab: Jawaban['Jawab_Vec_HadiahPilihan'] };
    /** The paper of an exchange as PDF. */
    'tukar-point/nota/{no_dok}': { jalur: { no_dok: string }; jawab: Blob };
    /** The shop's accounts with what the books have on them. */
    'uang-bank/rekening': { jawab: Jawaban['Jawab_Vec_SaldoRekening'] };
    /** The shop's categories of money. */
    'uang-kas/kategori': { jawab: Jawaban['Jawab_Vec_KategoriUang'] };
    /** What one's own drawer holds. */
    'uang-kas/saldo': { jawab: Jawaban['Jawab_Saldo'] };
    /** The slip of a document of money. */
    'uang/{no_dok}/slip': { jalur: { no_dok: string }; jawab: Blob };
    /** The enrolled fingers of a user. Template bytes go to the user's own session and to the agents of a store where the user works, to nobody else. */
    'user-fingerprint': { query: { user_id?: string }; jawab: Jawaban['Jawab_CetakanSidikJari'] };
    /** Users one may manage or look at: head office all, a branch those of its store, also those who are stopped. */
    'users': { jawab: Jawaban['Jawab_Vec_UserRinci'] };
    /** The menu tree of a user. */
    'users/akses/{user_id}': { jalur: { user_id: string }; jawab: Jawaban['Jawab_AksesUser'] };
    /** Users of the store. */
    'users/get/all': { jawab: Jawaban['Jawab_Vec_PenggunaRingkas'] };
    /** The user object of the running session, fresh: rights and system date as they are now. */
    'users/saya': { jawab: Jawaban['Jawab_Pengguna'] };
    /** Whether one's own second factor is on. */
    'users/totp': { jawab: Jawaban['Jawab_KeadaanTotp'] };
    /** How a service was paid, for 'Detail Pembayaran'. */
    'validasi/detail/': { query: { /** the number of the service */ deskripsi?: string }; jawab: Jawaban['Jawab_Vec_ServiceBayar'] };
    /** Payments that wait to be found on the bank's statement. */
    'validasi/get/non-cash': { query: { no_rekening?: string; /** whose rows; wanted for accounts that the settings name */ usere_name?: string }; jawab: Jawaban['Jawab_Vec_NonCashMenunggu'] };
    /** Loans that nobody validated yet. */
    'validasi/hutang/get': { query: { /** ALL or a sales person */ kode_sales?: string }; jawab: Jawaban['Jawab_Vec_HutangValidasi'] };
    /** Sales and purchases that nobody validated yet. */
    'validasi/jual-beli/get': { query: { /** ALL or a sales person */ kode_sales?: string; /** who wrote it; ALL or a user */ user_id?: string; skip?: number; limit?: number }; jawab: Jawaban['Jawab_Vec_Faktur'] };
    /** Sales that nobody validated yet. */
    'validasi/penjualan/get': { query: { /** ALL or a sales person */ kode_sales?: string; /** who wrote it; ALL or a user */ user_id?: string; skip?: number; limit?: number }; jawab: Jawaban['Jawab_Vec_Faktur'] };
    /** Orders that nobody looked at yet. */
    'validasi/pesanan/get': { query: { /** ALL or a sales person */ kode_sales?: string }; jawab: Jawaban['Jawab_Vec_PesananValidasi'] };
    /** Services that nobody validated yet. */
    'validasi/service/get': { query: { /** ALL or a sales person */ kode_sales?: string }; jawab: Jawaban['Jawab_Vec_ServiceValidasi'] };
    /** Weight losses of the store; those that wait unless another state is asked for. */
    'validasi/susut': { query: { /** what is open (undecided, or rejected without an answer) when left out; ALL for every one */ status?: string }; jawab: Jawaban['Jawab_Vec_SusutBarang'] };
    /** Daftar: Warna */
    'warna': { query: { cari?: string; skip?: string; limit?: string; sort_by?: string; urut?: string; saring?: string; rinci?: string }; jawab: { count: number; data: { _id: string; /** Kode Warna */ kode_warna: string; /** Warna */ nama_warna: string; versi: number }[] } };
  };
  POST: {
    /** The agent's signed verdict on a scan or an enrolment. */
    'agent/fingerprint/scan': { body: Minta['LaporanAgen']; jawab: Jawaban['Jawab_bool'] };
    /** Takes a job: this agent alone has it for a minute. */
    'agent/print/ambil': { body: Minta['AmbilCetak']; jawab: Jawaban['Jawab_IsiCetak'] };
    /** The agent's signed word on a job it took. */
    'agent/print/lapor': { body: Minta['LaporanCetak']; jawab: Jawaban['Jawab_bool'] };
    /** Changes many users' menus, all of them or none. */
    'akses/massal': { body: Minta['AksesMassal']; jawab: Jawaban['Jawab_Vec_AksesBeda'] };
    /** What a change of many users' menus would do to each of them. */
    'akses/massal/periksa': { body: Minta['AksesMassal']; jawab: Jawaban['Jawab_Vec_AksesBeda'] };
    /** The same by POST. */
    'app/diamond/splash-screen/{kode}': { jalur: { kode: string }; body: Minta['SplashKatalog']; jawab: Jawaban['Jawab_SplashTersimpan'] };
    /** The same by POST. */
    'app/splash-screen/{kode}': { jalur: { kode: string }; body: Minta['SplashKatalog']; jawab: Jawaban['Jawab_SplashTersimpan'] };
    /** Approves at once with an approver's password typed at the requester's screen. The id of the answer is single use, lives 5 minutes, and is bound to category, requester, store and (where named) document. */
    'authorization': { body: Minta['OtorisasiLangsung']; jawab: Jawaban['Jawab_Otorisasi'] };
    /** Approves with a matched scan of the store's fingerprint agent; a scan is good for one approval. */
    'authorization/fingerprint': { body: Minta['OtorisasiFingerprint']; jawab: Jawaban['Jawab_Otorisasi'] };
    /** Starts a scan of an approver's finger at the store's agents; the verdict comes as `fingerprint-auth`. */
    'authorization/fingerprint/scan': { body: Minta['PindaiSidikJari']; jawab: Jawaban['Jawab_KerjaSidikJari'] };
    /** Asks for an approval; those who may give it are told (`authorization-request`) and find it in their inbox. */
    'authorization/permintaan': { body: Minta['MintaOtorisasi']; jawab: Jawaban['Jawab_Otorisasi'] };
    /** Approves from the inbox; the requester is told (`authorization-decided`) and has 5 minutes to use it. */
    'authorization/permintaan/{id}/setujui': { jalur: { id: string }; body: Minta['SetujuiOtorisasi']; jawab: Jawaban['Jawab_Otorisasi'] };
    /** Takes back one's own request that still waits: it leaves the inboxes (`authorization-decided`) and keeps no day open. */
    'authorization/permintaan/{id}/tarik': { jalur: { id: string }; jawab: Jawaban['Jawab_Otorisasi'] };
    /** Refuses from the inbox, with a reason for the requester. */
    'authorization/permintaan/{id}/tolak': { jalur: { id: string }; body: Minta['TolakOtorisasi']; jawab: Jawaban['Jawab_Otorisasi'] };
    /** Reports a stolen piece; for SPV and OWN. */
    'barang-curian': { body: Minta['LaporCurian']; jawab: Jawaban['Jawab_BarangCurian'] };
    /** Withdraws a report; for SPV and OWN. */
    'barang-curian/{id}/cabut': { jalur: { id: string }; body: Minta['CabutCurian']; jawab: Jawaban['Jawab_BarangCurian'] };
    /** Brings manual goods into trays. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'barang-manual': { body: Minta['ManualDokumen']; jawab: Jawaban['Jawab_DokumenCurah'] };
    /** Takes a document of manual goods back. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'barang-manual/dokumen/{no_dok}/batal': { jalur: { no_dok: string }; body: Minta['BatalDokCurah']; jawab: Jawaban['Jawab_DokumenCurah'] };
    /** Prints it on a printer of the store. */
    'barang-manual/dokumen/{no_dok}/cetak': { jalur: { no_dok: string }; body: Minta['CetakCurah']; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** Destroys manual goods into a tray for the melt. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'barang-manual/hancur': { body: Minta['ManualDokumen']; jawab: Jawaban['Jawab_DokumenCurah'] };
    /** Moves manual goods to a tray. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'barang-manual/pindah': { body: Minta['ManualDokumen']; jawab: Jawaban['Jawab_DokumenCurah'] };
    /** Prints labels and writes down that they were printed. */
    'barang/cetak-barcode-histories': { body: Minta['CetakLabel']; jawab: Jawaban['Jawab_LabelTercetak'] };
    /** The labels as PDF, to be looked at; nothing is written down. */
    'barang/cetak-barcode/pratinjau': { body: Minta['CetakLabel']; jawab: Blob };
    /** Brings pieces in, all or none. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'barang/create/bulk': { body: Minta['BarangBanyak']; jawab: Jawaban['Jawab_Vec_BarangTersimpan'] };
    /** Checks the file, and brings its pieces in by one opening document unless it is only to be looked at. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'barang/impor-awal': { body: Minta['ImporBerkas']; jawab: Jawaban['Jawab_ImporBarangHasil'] };
    /** Offers the pieces that came in between two days to the external shop and answers what it has of them. Those it has already are not sent again. */
    'barang/register-web-external': { body: Minta['RentangExternal']; jawab: Jawaban['Jawab_Vec_BarangExternal'] };
    /** A new profit for pieces. */
    'barang/update/edit-profit': { body: Minta['UbahProfit']; jawab: Jawaban['Jawab_ProfitTersimpan'] };
    /** Takes purchases of manual goods back, all of the list or none. */
    'batal-pembelian-manual': { body: Minta['BatalBeliManual']; jawab: Jawaban['Jawab_Vec_ManualDibatalkan'] };
    /** Takes sales of manual goods back, all of the list or none. */
    'batal-penjualan-manual': { body: Minta['BatalJualManual']; jawab: Jawaban['Jawab_Vec_ManualDibatalkan'] };
    /** Records a blind count of one's own drawer. The answer tells what was counted, never what was expected. */
    'cash/count': { body: Minta['MintaHitungKas']; jawab: Jawaban['Jawab_HitungKasTercatat'] };
    /** Accepts the difference of somebody's count. */
    'cash/count/approve': { body: Minta['SetujuHitungKas']; jawab: Jawaban['Jawab_bool'] };
    /** Counts one's own drawer and offers it to the next cashier. */
    'cash/handover': { body: Minta['MintaSerahKas']; jawab: Jawaban['Jawab_SerahKas'] };
    /** The receiver accepts (with what they counted) or refuses; the giver takes it back. */
    'cash/handover/decide': { body: Minta['PutusSerahKas']; jawab: Jawaban['Jawab_SerahKas'] };
    /** Moves the money behind chosen rows into another cashier's drawer. Send an `Idempotency-Key`. */
    'cash/transfer-balance': { body: Minta['PindahSaldo']; jawab: Jawaban['Jawab_SaldoDipindah'] };
    /** Sends the nota of a sale to its customer. Where the number is not proved, it says so and sends nothing. */
    'chat/nota': { body: Minta['MintaNota']; jawab: Jawaban['Jawab_NotaDikirim'] };
    /** Sends a code to the customer of a sale, who tells it to the cashier. */
    'chat/nota/kode': { body: Minta['MintaNota']; jawab: Jawaban['Jawab_bool'] };
    /** The code the customer said: is it theirs? */
    'chat/nota/periksa': { body: Minta['MintaKode']; jawab: Jawaban['Jawab_bool'] };
    /** Sends a message to the gateway at once, and says what it said. Nothing is tried again. */
    'chat/send': { body: Minta['MintaKirim']; jawab: Jawaban['Jawab_PesanUji'] };
    /** Signs a contract. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'cicilan': { body: Minta['CicilanMinta']; jawab: Jawaban['Jawab_CicilanTercatat'] };
    /** What a contract would come to: its schedule, before it is signed. */
    'cicilan/hitung': { body: Minta['CicilanMinta']; jawab: Jawaban['Jawab_CicilanHitungan'] };
    /** Cancels a contract. */
    'cicilan/{no}/batal': { jalur: { no: string }; body: Minta['CicilanAkhirMinta']; jawab: Jawaban['Jawab_CicilanBerakhir'] };
    /** What cancelling a contract would give back, and why. */
    'cicilan/{no}/batal/hitung': { jalur: { no: string }; body: Minta['CicilanAkhirMinta']; jawab: Jawaban['Jawab_CicilanAkhirHitungan'] };
    /** Takes a payment; the last one sells what lies here. */
    'cicilan/{no}/bayar': { jalur: { no: string }; body: Minta['CicilanBayarMinta']; jawab: Jawaban['Jawab_CicilanDibayar'] };
    /** How a payment would be spread: the oldest first, penalty, interest, principal. */
    'cicilan/{no}/bayar/hitung': { jalur: { no: string }; body: Minta['CicilanBayarMinta']; jawab: Jawaban['Jawab_CicilanBayarHitungan'] };
    /** Takes the last payment back. */
    'cicilan/{no}/bayar/{no_bayar}/batal': { jalur: { no: string; no_bayar: string }; body: Minta['CicilanBatalMinta']; jawab: Jawaban['Jawab_CicilanBayarBatal'] };
    /** Hands the receipt of a payment out: written down, and printed on a printer of the store when one is named. */
    'cicilan/{no}/bayar/{no_bayar}/cetak': { jalur: { no: string; no_bayar: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_CicilanBayarTercetak'] };
    /** Hands the contract out: written down, and printed on a printer of the store when one is named. */
    'cicilan/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_CicilanTercetak'] };
    /** Tells the customer what falls due again; once a day. */
    'cicilan/{no}/kabari': { jalur: { no: string }; body: Minta['CicilanKabari']; jawab: Jawaban['Jawab_CicilanDikabari'] };
    /** Auctions a contract in default. */
    'cicilan/{no}/lelang': { jalur: { no: string }; body: Minta['CicilanAkhirMinta']; jawab: Jawaban['Jawab_CicilanBerakhir'] };
    /** What auctioning a contract in default would give back, and why. */
    'cicilan/{no}/lelang/hitung': { jalur: { no: string }; body: Minta['CicilanAkhirMinta']; jawab: Jawaban['Jawab_CicilanAkhirHitungan'] };
    /** Hands the pieces over: their sale. Before it is paid the owner approves. */
    'cicilan/{no}/serah': { jalur: { no: string }; body: Minta['CicilanSerahMinta']; jawab: Jawaban['Jawab_CicilanDiserahkan'] };
    /** Takes a handing over back. */
    'cicilan/{no}/serah/batal': { jalur: { no: string }; body: Minta['CicilanSerahBatalMinta']; jawab: Jawaban['Jawab_CicilanSerahBatal'] };
    /** What handing over would come to. */
    'cicilan/{no}/serah/hitung': { jalur: { no: string }; body: Minta['CicilanSerahMinta']; jawab: Jawaban['Jawab_CicilanSerahHitungan'] };
    /** All sets of one day, at the latest the day before the store's own. */
    'csv-exports': { body: Minta['MintaEkspor']; jawab: Jawaban['Jawab_DuaBelasSet'] };
    /** Writes the stones of pieces from before the register into it. Send an `Idempotency-Key`. */
    'data-batu/awal': { body: Minta['AwalBatuMinta']; jawab: Jawaban['Jawab_DokBatu'] };
    /** Takes a document of stones back, as long as nothing of it has moved on. Send an `Idempotency-Key`. */
    'data-batu/batal': { body: Minta['BatalBatuMinta']; jawab: Jawaban['Jawab_BatuDibatalkan'] };
    /** Gives a stone its certificate, in place of the one it has: a PDF, or a photo. */
    'data-batu/batu/{kode}/sertifikat': { jalur: { kode: string }; body: FormData; jawab: Jawaban['Jawab_SertifikatBatu'] };
    /** Takes a document back, as long as no piece of it went on. */
    'dokumen-barang/{no_dok}/batal': { jalur: { no_dok: string }; body: Minta['BatalDokBarang']; jawab: Jawaban['Jawab_DokBarangTercatat'] };
    /** Prints the paper of a document on a printer of the store. */
    'dokumen-barang/{no_dok}/cetak': { jalur: { no_dok: string }; body: Minta['CetakDokBarang']; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** Makes invoices of what waits of closed days. Send an `Idempotency-Key`. */
    'e-faktur/ekspor': { body: Minta['MintaEfaktur']; jawab: Jawaban['Jawab_EfakturDiekspor'] };
    /** Adds a range of numbers; none may be another store's. Send an `Idempotency-Key`. */
    'e-faktur/rentang': { body: Minta['MintaRentangEfaktur']; jawab: Jawaban['Jawab_Vec_RentangEfaktur'] };
    /** How sales are reported from a day on. Send an `Idempotency-Key`. */
    'e-faktur/setelan': { body: Minta['MintaSetelanEfaktur']; jawab: Jawaban['Jawab_Vec_SetelanEfaktur'] };
    /** Takes a document of a craftsman back, as long as what it gave has not moved on. */
    'emas-tukang/batal': { body: Minta['BatalDokTukang']; jawab: Jawaban['Jawab_DokTukangDibatalkan'] };
    /** What a delivery comes to, before it is saved: fine weights, the loss the norm allows, what he owes after it. */
    'emas-tukang/hitung': { body: Minta['MintaTerimaTukang']; jawab: Jawaban['Jawab_HitungTerimaTukang'] };
    /** Gives gold to a craftsman. Send an `Idempotency-Key`. */
    'emas-tukang/keluar': { body: Minta['MintaEmasTukang']; jawab: Jawaban['Jawab_EmasTukangTercatat'] };
    /** A new norm of a craftsman for a kind of work, from today on, by an approval. */
    'emas-tukang/norma': { body: Minta['MintaNormaTukang']; jawab: Jawaban['Jawab_NormaTukang'] };
    /** Takes a delivery in, tested by who approves it. Send an `Idempotency-Key`. */
    'emas-tukang/terima': { body: Minta['MintaTerimaTukang']; jawab: Jawaban['Jawab_TerimaTukangTercatat'] };
    /** Pays wages of finished works. Send an `Idempotency-Key`. */
    'emas-tukang/upah': { body: Minta['MintaUpahTukang']; jawab: Jawaban['Jawab_UpahTukangTercatat'] };
    /** Tells the external shop which pieces are gone and which members it may know. Marked here only after it said yes. */
    'external/process-external-italy': { body: Minta['ProsesExternal']; jawab: Jawaban['Jawab_Diproses'] };
    /** Gives a piece its photo, in place of the one it has. */
    'foto_produk/{barcode}': { jalur: { barcode: string }; body: FormData; jawab: Jawaban['Jawab_GambarTersimpan'] };
    /** Redeems a hand-over: the wholesale server asks whom it stands for. */
    'grosir/periksa': { body: Minta['MintaPeriksaGrosir']; jawab: Jawaban['Jawab_OrangGrosir'] };
    /** A hand-over for this person: where to go with it, and whether in a frame. It holds for a minute and once. */
    'grosir/serah': { jawab: Jawaban['Jawab_SerahGrosir'] };
    /** Sends bought pieces to the melt. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'hancur-pembelian': { body: Minta['HancurBarang']; jawab: Jawaban['Jawab_DokBarangTercatat'] };
    /** Takes scanned pieces out of the stock for melting. */
    'hancurbarang': { body: Minta['HancurBarang']; jawab: Jawaban['Jawab_DokBarangTercatat'] };
    /** Takes all of a tray out of the stock for melting, with progress to the client that registered `uid`. Goes on when the screen is gone. */
    'hancurbarang/per-baki': { body: Minta['HancurPerBaki']; jawab: Jawaban['Jawab_HancurPerBakiSelesai'] };
    /** Makes a price board; the answer is the only time its key is told. */
    'harga-emas/papan/kunci': { body: Minta['PapanBaru']; jawab: Jawaban['Jawab_PapanDibuat'] };
    /** What new prices would do to the stock's value and the margins; writes nothing. */
    'harga-emas/pratinjau': { body: Minta['MintaPratinjauHarga']; jawab: Jawaban['Jawab_PratinjauHarga'] };
    /** Confirms or changes the prices of the day, here or in the chosen stores; every screen of the chain is told. */
    'harga-emas/terbit': { body: Minta['TerbitHarga']; jawab: Jawaban['Jawab_TerbitanHarga'] };
    /** Writes a whole count down, with every difference it shows. */
    'hitung-jaminan': { body: Minta['HitungMinta']; jawab: Jawaban['Jawab_HitungJaminanRinci'] };
    /** Answers a difference of a count, by an approval. */
    'hitung-jaminan/{no}/jawab': { jalur: { no: string }; body: Minta['HitungJawabMinta']; jawab: Jawaban['Jawab_HitungJaminanRinci'] };
    /** Lends money on pledges. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'hutang': { body: Minta['HutangMinta']; jawab: Jawaban['Jawab_HutangTercatat'] };
    /** Takes a closing back: the loan runs again. */
    'hutang-lunas/{no}/batal': { jalur: { no: string }; body: Minta['HutangBatalLunasMinta']; jawab: Jawaban['Jawab_HutangBatalLunas'] };
    /** Hands the slip of a closing out: written down, and printed on a printer of the store when one is named. */
    'hutang-lunas/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_HutangLunasTercetak'] };
    /** What a loan would come to: values, ceilings, rate, what redeeming will cost. */
    'hutang/hitung': { body: Minta['HutangMinta']; jawab: Jawaban['Jawab_HutangHitungan'] };
    /** Auctions a loan: due, over its grace, noticed, valued by two persons today, approved. */
    'hutang/simpan/lelang-hutang': { body: Minta['LelangMinta']; jawab: Jawaban['Jawab_Dilelang'] };
    /** Takes a loan of today back. */
    'hutang/{no}/batal': { jalur: { no: string }; body: Minta['HutangBatalMinta']; jawab: Jawaban['Jawab_HutangDibatalkan'] };
    /** Takes an auction of today back: the loan runs again. */
    'hutang/{no}/batal-lelang': { jalur: { no: string }; body: Minta['HutangBatalLelangMinta']; jawab: Jawaban['Jawab_HutangBatalLelang'] };
    /** Pays a validated loan out. */
    'hutang/{no}/cair': { jalur: { no: string }; body: Minta['HutangCairMinta']; jawab: Jawaban['Jawab_HutangDicairkan'] };
    /** Hands the ticket of a loan out: written down, and printed on a printer of the store when one is named. */
    'hutang/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_HutangTercetak'] };
    /** Gives a pledge a photo, in place of the one it has. */
    'hutang/{no}/foto/{baris}/{sisi}': { jalur: { no: string; baris: number; sisi: string }; body: FormData; jawab: Jawaban['Jawab_GambarTersimpan'] };
    /** Voids a lost ticket; the next one is to be printed. */
    'hutang/{no}/hilang': { jalur: { no: string }; body: Minta['HutangHilangMinta']; jawab: Jawaban['Jawab_HutangTiket'] };
    /** Extends a loan, pays it down, raises it or releases a part of its pledges: another takes its place. */
    'hutang/{no}/lanjut': { jalur: { no: string }; body: Minta['HutangLanjutMinta']; jawab: Jawaban['Jawab_HutangDilunasi'] };
    /** What following a loan by another comes to. */
    'hutang/{no}/lanjut/hitung': { jalur: { no: string }; body: Minta['HutangLanjutMinta']; jawab: Jawaban['Jawab_HutangLanjutHitungan'] };
    /** Redeems a loan: its pledges go to the person on it. */
    'hutang/{no}/lunas': { jalur: { no: string }; body: Minta['HutangLunasMinta']; jawab: Jawaban['Jawab_HutangDilunasi'] };
    /** What redeeming comes to, line by line. */
    'hutang/{no}/lunas/hitung': { jalur: { no: string }; body: Minta['HutangLunasMinta']; jawab: Jawaban['Jawab_HutangLunasHitungan'] };
    /** Writes a notice down; a message goes out with it. */
    'hutang/{no}/peringatan': { jalur: { no: string }; body: Minta['PeringatanMinta']; jawab: Jawaban['Jawab_Peringatan'] };
    /** Sets what the pledges of a loan are worth today, as one of two persons. */
    'hutang/{no}/taksiran-lelang': { jalur: { no: string }; body: Minta['TaksiranMinta']; jawab: Jawaban['Jawab_LelangTaksiran'] };
    /** Checks the file, and brings all of it in by one opening document unless it is only to be looked at. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'impor-awal/{jenis}': { jalur: { jenis: string }; body: Minta['ImporBerkas']; jawab: Jawaban['Jawab_AwalHasil'] };
    /** Takes a file back as a whole, while nothing of it was used. */
    'impor-awal/{jenis}/batal': { jalur: { jenis: string }; body: Minta['AwalBatal']; jawab: Jawaban['Jawab_AwalDibatalkan'] };
    /** Pulls the chosen sets, each all or nothing. Goes on when the screen is gone. */
    'import-data-pusat': { body: Minta['TarikPusat']; jawab: Jawaban['Jawab_Vec_HasilTarik'] };
    /** Sells loose stones. Send an `Idempotency-Key`. */
    'jual-batu': { body: Minta['JualBatuMinta']; jawab: Jawaban['Jawab_JualBatuTercatat'] };
    /** What a sale of loose stones would come to. */
    'jual-batu/hitung': { body: Minta['JualBatuMinta']; jawab: Jawaban['Jawab_JualBatuHitungan'] };
    /** Hands the nota of a sale of loose stones out: written down, and printed on a printer of the store when one is named. */
    'jual-batu/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_JualBatuTercetak'] };
    /** Sells and buys manual goods. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'jual-beli-manual': { body: Minta['JualBeliManual']; jawab: Jawaban['Jawab_TercatatDuaSisi'] };
    /** Prices manual goods without writing anything: every formula, and what needs an approval. */
    'jual-beli-manual/hitung': { body: Minta['JualBeliManual']; jawab: Jawaban['Jawab_JualBeliManualHitungan'] };
    /** Sells refined gold to a refiner. Send an `Idempotency-Key`. */
    'jual-ciok': { body: Minta['MintaJualCiok']; jawab: Jawaban['Jawab_JualCiokTercatat'] };
    /** What a sale of refined gold comes to, before it is saved. */
    'jual-ciok/hitung': { body: Minta['MintaJualCiok']; jawab: Jawaban['Jawab_HitungJualCiok'] };
    /** Hands the nota of a sale of refined gold out: written down, and printed on a printer of the store when one is named. */
    'jual-ciok/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_JualCiokTercetak'] };
    /** Writes an entry. Send an `Idempotency-Key`. */
    'jurnal-manual': { body: Minta['MintaJurnal']; jawab: Jawaban['Jawab_JurnalTercatat'] };
    /** Takes an entry back. Send an `Idempotency-Key`. */
    'jurnal-manual/batal': { body: Minta['MintaBatalJurnal']; jawab: Jawaban['Jawab_JurnalTercatat'] };
    /** Makes the journal of one day, in its turn. An open day is journaled for now; its closing makes it anew. */
    'jurnal/buat': { body: Minta['MintaBuatJurnal']; jawab: Jawaban['Jawab_HariJurnal'] };
    /** Closes a month for good. Send an `Idempotency-Key`. */
    'jurnal/periode': { body: Minta['MintaTutupPeriode']; jawab: Jawaban['Jawab_PeriodeAkun'] };
    /** Moves a bag to another place, or its pledges into another bag. */
    'kantong-hutang/{no}/pindah': { jalur: { no: string }; body: Minta['KantongMinta']; jawab: Jawaban['Jawab_Kantong'] };
    /** Sends a picture for an entry of an edition; the answer's name goes into the entry. The folder says of which kind, and only who may write that kind may send. */
    'katalog/{edisi}/gambar/{folder}': { jalur: { edisi: string; folder: string }; body: FormData; jawab: Jawaban['Jawab_GambarKatalog'] };
    /** Pays a surplus out to the person on the loan. */
    'kelebihan-hutang/{no}/bayar': { jalur: { no: string }; body: Minta['KelebihanBayarMinta']; jawab: Jawaban['Jawab_KelebihanDibayar'] };
    /** After its year an unclaimed surplus becomes the shop's, on the owner's word. */
    'kelebihan-hutang/{no}/putus': { jalur: { no: string }; body: Minta['KelebihanPutusMinta']; jawab: Jawaban['Jawab_KelebihanDibayar'] };
    /** Gives stones back to a supplier, or to a craftsman, or takes them back from him. Send an `Idempotency-Key`. */
    'keluar-batu': { body: Minta['KeluarBatuMinta']; jawab: Jawaban['Jawab_DokBatu'] };
    /** Sends pieces to another store. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'kirim-barang': { body: Minta['KirimBarang']; jawab: Jawaban['Jawab_BarangTerkirim'] };
    /** Gives a lot to a washer. Send an `Idempotency-Key`. */
    'kirim-barang-cuci': { body: Minta['MintaKirimCuci']; jawab: Jawaban['Jawab_LotTerkirim'] };
    /** Sends pieces to be washed at head office. Send an `Idempotency-Key`. */
    'kirim-barang-cuci/pusat': { body: Minta['MintaCuciPusat']; jawab: Jawaban['Jawab_BarangTerkirim'] };
    /** Takes a shipment back while nothing of it was received. */
    'kirim-barang/batal': { body: Minta['BatalKirim']; jawab: Jawaban['Jawab_BarangTerkirim'] };
    /** Ends a piece that was missing: found, returned, or lost. */
    'kirim-barang/kurang': { body: Minta['TuntaskanKurang']; jawab: Jawaban['Jawab_KurangTuntas'] };
    /** Tells the online shop's server (setting ONLINE_STORE_URL) of a shipment. Marked only after it said yes; may be tried again. */
    'kirim-barang/{no_kirim}/online': { jalur: { no_kirim: string }; jawab: Jawaban['Jawab_SuratKirim'] };
    /** Sends money out of one's own drawer. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'kirim-uang': { body: Minta['KirimUangPusat']; jawab: Jawaban['UangTerkirimPolos'] };
    /** Receives money at the store it was sent to. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'kirim-uang/{no_reff}/reception': { jalur: { no_reff: string }; body: Minta['TerimaUang']; jawab: Jawaban['Jawab_UangDiterima'] };
    /** Settles a difference, with an approval: found, paid by somebody, a loss; or given back, a gain. */
    'kirim-uang/{no_reff}/selisih': { jalur: { no_reff: string }; body: Minta['SelesaikanSelisihUang']; jawab: Jawaban['Jawab_SelisihUangSelesai'] };
    /** Keeps what a report shows under a name; answers all views of the report. */
    'laporan/tampilan/{laporan}': { jalur: { laporan: string }; body: Minta['MintaTampilan']; jawab: Jawaban['Jawab_Vec_TampilanLaporan'] };
    /** Gives the store its logo, in place of the one it has. */
    'logo_toko': { body: FormData; jawab: Jawaban['Jawab_GambarTersimpan'] };
    /** Prints the paper that goes with a lot. */
    'lot-cuci/{no}/surat': { jalur: { no: string }; body: Minta['CetakSepuhan']; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** Opens a lot, weighed by who gives and by who approves it. Send an `Idempotency-Key`. */
    'lot-lebur': { body: Minta['MintaLotLebur']; jawab: Jawaban['Jawab_LotLeburTercatat'] };
    /** Takes a lot, a result or a sale back, as long as what it gave has not moved on. Send an `Idempotency-Key`. */
    'lot-lebur/batal': { body: Minta['BatalDokLebur']; jawab: Jawaban['Jawab_DokLeburDibatalkan'] };
    /** Takes the result of a lot in, tested by a third, and closes it. Send an `Idempotency-Key`. */
    'lot-lebur/hasil': { body: Minta['MintaHasilLebur']; jawab: Jawaban['Jawab_HasilLeburTercatat'] };
    /** What a result comes to, before it is saved: fine weights, loss against the norm, gain. */
    'lot-lebur/hitung': { body: Minta['MintaHasilLebur']; jawab: Jawaban['Jawab_HitungHasilLebur'] };
    /** Sends a lot to a refiner. Send an `Idempotency-Key`. */
    'lot-lebur/kirim': { body: Minta['MintaKirimLebur']; jawab: Jawaban['Jawab_LotLeburDikirim'] };
    /** Saves the settings of one marketplace. */
    'marketplace-settings': { body: Minta['MintaMarketplace']; jawab: Jawaban['Jawab_IsiMarketplace'] };
    /** Asks the marketplace with the token that is kept. Its answer is told by its status alone. */
    'marketplace-settings/uji': { body: Minta['MintaUji']; jawab: Jawaban['Jawab_HasilUji'] };
    /** Saves the whole label set of a layout. */
    'member-card/add': { body: Minta['LetakSimpan']; jawab: Jawaban['LetakJawab'] };
    /** Prints a layout with sample data, saved or not. */
    'member-card/cetak-contoh': { body: Minta['LetakCetakContoh']; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** Copies one label. */
    'member-card/duplicate': { body: Minta['LetakDuplikat']; jawab: Jawaban['LetakJawab'] };
    /** A layout with sample data, saved or not, as PDF or in another printer's language. */
    'member-card/pratinjau': { body: Minta['LetakPratinjau']; jawab: Blob };
    /** Decides a rule from a day on. */
    'member/aturan/{jenis}': { jalur: { jenis: string }; body: Minta['MintaAturanMember']; jawab: Jawaban['Jawab_AturanMember'] };
    /** What a rule would do to today's members; writes nothing. Kinds: kode, nilai-poin, tingkat, ucapan. */
    'member/aturan/{jenis}/pratinjau': { jalur: { jenis: string }; body: Minta['MintaAturanMember']; jawab: Jawaban['Jawab_PratinjauAturan'] };
    /** Registers a member. A NIK that has a card opens that card and writes nothing; a phone of somebody else warns once. */
    'member/data': { body: Minta['MemberMinta']; jawab: Jawaban['Jawab_MemberTerdaftar'] };
    /** Gives a member a photo, in place of the one they have. */
    'member/data/{kode}/foto': { jalur: { kode: string }; body: FormData; jawab: Jawaban['Jawab_GambarTersimpan'] };
    /** A new card in place of a lost one; the old code still finds the person. */
    'member/data/{kode}/kode': { jalur: { kode: string }; body: Minta['GantiKodeMember']; jawab: Jawaban['Jawab_Member'] };
    /** The whole identity number; the look is counted and on record. */
    'member/data/{kode}/nik': { jalur: { kode: string }; jawab: Jawaban['Jawab_NikMember'] };
    /** Merges two cards, by an approval: with the NIK that was shown of SPV or OWN, without it of OWN alone. */
    'member/gabung': { body: Minta['GabungMember']; jawab: Jawaban['Jawab_MemberDigabung'] };
    /** Undoes a merge. */
    'member/gabung/batal': { body: Minta['BatalGabungMember']; jawab: Jawaban['Jawab_GabungDibatalkan'] };
    /** Checks a file of members, and brings all of it in with its opening points unless it is only to be looked at. */
    'member/impor': { body: Minta['ImporBerkas']; jawab: Jawaban['Jawab_ImporMemberHasil'] };
    /** Prints member cards on a printer of the store. */
    'member/kartu/cetak': { body: Minta['CetakKartuMember']; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** Member cards from the store's layout as PDF, front and back of each. */
    'member/kartu/pdf': { body: Minta['CetakKartuMember']; jawab: Blob };
    /** A member leaves: personal data is blanked, points are closed, books stay. */
    'member/keluar': { body: Minta['KeluarMember']; jawab: Jawaban['Jawab_MemberKeluar'] };
    /** A card swiped for cash. Send an `Idempotency-Key`. */
    'non-cash/gesek': { body: Minta['GesekTunai']; jawab: Jawaban['Jawab_GesekTersimpan'] };
    /** Saves the whole label set of a layout. */
    'nota-slip/add': { body: Minta['LetakSimpan']; jawab: Jawaban['LetakJawab'] };
    /** Prints a layout with sample data, saved or not. */
    'nota-slip/cetak-contoh': { body: Minta['LetakCetakContoh']; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** Copies one label. */
    'nota-slip/duplicate': { body: Minta['LetakDuplikat']; jawab: Jawaban['LetakJawab'] };
    /** A layout with sample data, saved or not, as PDF or in another printer's language. */
    'nota-slip/pratinjau': { body: Minta['LetakPratinjau']; jawab: Blob };
    /** A slip as plain text, in columns of twenty characters. */
    'nota-slip/pratinjau/teks': { body: Minta['LetakPratinjau']; jawab: Jawaban['Jawab_Vec_String'] };
    /** Saves the whole label set of a layout. */
    'nota/add': { body: Minta['LetakSimpan']; jawab: Jawaban['LetakJawab'] };
    /** Prints a layout with sample data, saved or not. */
    'nota/cetak-contoh': { body: Minta['LetakCetakContoh']; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** Copies one label. */
    'nota/duplicate': { body: Minta['LetakDuplikat']; jawab: Jawaban['LetakJawab'] };
    /** A layout with sample data, saved or not, as PDF or in another printer's language. */
    'nota/pratinjau': { body: Minta['LetakPratinjau']; jawab: Blob };
    /** The starting chart and the usual accounts, for a store that has none yet. */
    'para-akun-transaksi/awal': { jawab: Jawaban['Jawab_usize'] };
    /** Decides a rate for a day to come. */
    'para-system/tarif-ppn': { body: Minta['TarifPpnJadwal']; jawab: Jawaban['Jawab_Vec_TarifPpnHari'] };
    /** Sets stones into a piece. Send an `Idempotency-Key`. */
    'pasang-batu': { body: Minta['PasangBatuMinta']; jawab: Jawaban['Jawab_DokBatu'] };
    /** Takes stones out of a piece. Send an `Idempotency-Key`. */
    'pasang-batu/lepas': { body: Minta['LepasBatuMinta']; jawab: Jawaban['Jawab_DokBatu'] };
    /** Writes a customer down. */
    'pelanggan': { body: Minta['PelangganMinta']; jawab: Jawaban['Jawab_Pelanggan'] };
    /** The whole number of identity of a customer; every look is in the trail. */
    'pelanggan/{kode}/nik': { jalur: { kode: string }; jawab: Jawaban['Jawab_PelangganNik'] };
    /** Saves a purchase from a customer. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'pembelian': { body: Minta['Transaksi']; jawab: Jawaban['Jawab_TransaksiTercatat'] };
    /** Hands the nota of a purchase out: written down, and printed on a printer of the store when one is named. */
    'pembelian-manual/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_NotaTercetak'] };
    /** Takes a purchase back, with all that was exchanged in it. */
    'pembelian/batal': { body: Minta['BatalTransaksi']; jawab: Jawaban['Jawab_BatalTercatat'] };
    /** What taking a purchase back comes to, or why it cannot be. */
    'pembelian/batal/periksa': { body: Minta['PeriksaBatal']; jawab: Jawaban['Jawab_RencanaBatal'] };
    /** A whole transaction by its number, or by the number of a line that was bought in it. */
    'pembelian/get/bynota': { body: Minta['NotaBeli']; jawab: Jawaban['Jawab_FakturRinci'] };
    /** One line that was bought. */
    'pembelian/get/bynota/single': { body: Minta['NotaBeli']; jawab: Jawaban['Jawab_FakturBeli'] };
    /** Prices a purchase without writing it. */
    'pembelian/hitung': { body: Minta['Transaksi']; jawab: Jawaban['Jawab_TransaksiHitungan'] };
    /** The notas of many purchases as one PDF; more than ten are to be saved. */
    'pembelian/nota/banyak': { body: Minta['NotaBanyak']; jawab: Blob };
    /** Hands the nota of a purchase out: written down, and printed on a printer of the store when one is named. */
    'pembelian/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_NotaTercetak'] };
    /** Receives pieces from a supplier or head office, all or none. Send an `Idempotency-Key`. */
    'penerimaan-barang': { body: Minta['TerimaSupplier']; jawab: Jawaban['Jawab_TerimaTersimpan'] };
    /** Saves a sale, with what is taken in exchange. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'penjualan': { body: Minta['Transaksi']; jawab: Jawaban['Jawab_TransaksiTercatat'] };
    /** Hands the nota of a sale out: written down, and printed on a printer of the store when one is named. */
    'penjualan-manual/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_NotaTercetak'] };
    /** Takes a sale back, with all that was exchanged in it. */
    'penjualan/batal': { body: Minta['BatalTransaksi']; jawab: Jawaban['Jawab_BatalTercatat'] };
    /** What taking a sale back comes to, or why it cannot be. */
    'penjualan/batal/periksa': { body: Minta['PeriksaBatal']; jawab: Jawaban['Jawab_RencanaBatal'] };
    /** A whole transaction by its number, or by the number of a line that was sold in it. */
    'penjualan/get/bynota': { body: Minta['NotaJual']; jawab: Jawaban['Jawab_FakturRinci'] };
    /** One line that was sold. */
    'penjualan/get/bynota/single': { body: Minta['NotaJual']; jawab: Jawaban['Jawab_FakturJual'] };
    /** Prices a sale, with what is taken in exchange, without writing it: every formula, and what needs an approval. */
    'penjualan/hitung': { body: Minta['Transaksi']; jawab: Jawaban['Jawab_TransaksiHitungan'] };
    /** The notas of many sales as one PDF; more than ten are to be saved. */
    'penjualan/nota/banyak': { body: Minta['NotaBanyak']; jawab: Blob };
    /** Puts an unfinished sale aside. */
    'penjualan/parkir': { body: Minta['ParkirMinta']; jawab: Jawaban['Jawab_Parkir'] };
    /** Hands a nota out: written down, and printed on a printer of the store when one is named. */
    'penjualan/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_NotaTercetak'] };
    /** Calls a message off that is not on its way. */
    'pesan/keluar/{id}/batal': { jalur: { id: string }; jawab: Jawaban['Jawab_PesanKeluar'] };
    /** Sends a message again that was given up, or whose fate nobody knows. */
    'pesan/keluar/{id}/ulang': { jalur: { id: string }; jawab: Jawaban['Jawab_PesanKeluar'] };
    /** Keeps a store's own words of an event; empty ones give it its own back. */
    'pesan/templat': { body: Minta['MintaTemplat']; jawab: Jawaban['Jawab_AturanPesan'] };
    /** A message in these words, with examples for what is filled in. */
    'pesan/templat/pratinjau': { body: Minta['MintaTemplat']; jawab: Jawaban['Jawab_Pratinjau'] };
    /** Takes an order. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'pesanan': { body: Minta['PesananMinta']; jawab: Jawaban['Jawab_PesananTercatat'] };
    /** Lets a sample out for an order: of the shop, or of the customer. */
    'pesanan/contoh': { body: Minta['ContohMinta']; jawab: Jawaban['Jawab_ContohTercatat'] };
    /** Takes a sample back to its owner. */
    'pesanan/contoh/{no}/kembali': { jalur: { no: string }; body: Minta['ContohKembali']; jawab: Jawaban['Jawab_ContohTercatat'] };
    /** What the return of a sample comes to: its weights, and who must approve. */
    'pesanan/contoh/{no}/kembali/hitung': { jalur: { no: string }; body: Minta['ContohKembali']; jawab: Jawaban['Jawab_ContohKembaliHitungan'] };
    /** What an order would come to: estimates, fixed grams, the least down payment. */
    'pesanan/hitung': { body: Minta['PesananMinta']; jawab: Jawaban['Jawab_PesananHitungan'] };
    /** Fetches an order: a sale of its pieces that uses what was paid down. */
    'pesanan/{no}/ambil': { jalur: { no: string }; body: Minta['PesananAmbil']; jawab: Jawaban['Jawab_TransaksiTercatat'] };
    /** Takes a pick-up back: pieces and down payment stand as before it. */
    'pesanan/{no}/ambil/batal': { jalur: { no: string }; body: Minta['PesananBatalAmbil']; jawab: Jawaban['Jawab_BatalTercatat'] };
    /** What fetching an order costs today, and why it is not the estimate. */
    'pesanan/{no}/ambil/hitung': { jalur: { no: string }; body: Minta['PesananAmbil']; jawab: Jawaban['Jawab_PesananAmbilHitungan'] };
    /** Cancels an order: money back by the rule, pieces to the stock. */
    'pesanan/{no}/batal': { jalur: { no: string }; body: Minta['PesananBatal']; jawab: Jawaban['Jawab_PesananDikembalikan'] };
    /** Hands the nota of an order out: written down, and printed on a printer of the store when one is named. */
    'pesanan/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_PesananTercetak'] };
    /** Gives a line of an open order a picture, in place of the one it has. */
    'pesanan/{no}/foto/{baris}': { jalur: { no: string; baris: number }; body: FormData; jawab: Jawaban['Jawab_GambarTersimpan'] };
    /** Gives back what is left of the down payment after the pick-up. */
    'pesanan/{no}/kembali': { jalur: { no: string }; body: Minta['PesananBatal']; jawab: Jawaban['Jawab_PesananDikembalikan'] };
    /** Gives lines of an order to a craftsman. */
    'pesanan/{no}/proses': { jalur: { no: string }; body: Minta['PesananProses']; jawab: Jawaban['Jawab_PesananLangkah'] };
    /** Binds pieces of the stock to lines of an order. */
    'pesanan/{no}/selesai': { jalur: { no: string }; body: Minta['PesananSelesai']; jawab: Jawaban['Jawab_PesananLangkah'] };
    /** Takes in what the craftsman made for a line: a piece with barcode in TITIP, tested by another person. */
    'pesanan/{no}/terima': { jalur: { no: string }; body: Minta['PesananTerima']; jawab: Jawaban['Jawab_PesananLangkah'] };
    /** What a delivery of the craftsman comes to in fine gold. */
    'pesanan/{no}/terima/hitung': { jalur: { no: string }; body: Minta['PesananTerima']; jawab: Jawaban['Jawab_HitungTerimaTukang'] };
    /** Takes more money down on an order. */
    'pesanan/{no}/uang-muka': { jalur: { no: string }; body: Minta['PesananDpMinta']; jawab: Jawaban['Jawab_PesananDpTercatat'] };
    /** Finished pieces are not wanted: to the stock with them, and their lines to work again. */
    'pesanan/{no}/ulang': { jalur: { no: string }; body: Minta['PesananUlang']; jawab: Jawaban['Jawab_PesananLangkah'] };
    /** Decides otherwise about pieces that were sorted. Send an `Idempotency-Key`. */
    'pindah-sortir': { body: Minta['MintaSortir']; jawab: Jawaban['Jawab_SortirTercatat'] };
    /** Moves scanned pieces to one tray. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'pindahbarang': { body: Minta['PindahBarang']; jawab: Jawaban['Jawab_DokBarangTercatat'] };
    /** Moves all of a tray to another. */
    'pindahbarang/satu-baki': { body: Minta['PindahSatuBaki']; jawab: Jawaban['Jawab_DokBarangTercatat'] };
    /** Lets the points lapse that are due, now and not at the next hour. Goes on when the screen is gone. */
    'poin/reset': { body: Minta['MintaResetPoin']; jawab: Jawaban['Jawab_KemajuanReset'] };
    /** Takes a pre-order. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'pre-order': { body: Minta['PreOrderMinta']; jawab: Jawaban['Jawab_PreOrder'] };
    /** Cancels a pre-order of which nothing was sold; what was paid goes back. */
    'pre-order/cancel/{no}': { jalur: { no: string }; body: Minta['PreOrderBatal']; jawab: Jawaban['Jawab_PreOrderDikembalikan'] };
    /** Writes down what of pre-orders is sent or fetched. */
    'pre-order/closing': { body: Minta['PreOrderClosing']; jawab: Jawaban['Jawab_PreOrderTerclosing'] };
    /** Reads a file of payments, CSV or Excel: every line with what is wrong about it. Writes nothing. */
    'pre-order/import': { body: Minta['ImporBerkas']; jawab: Jawaban['Jawab_PreOrderBerkas'] };
    /** Sells pieces for a pre-order, out of its own money first. */
    'pre-order/jual': { body: Minta['PreOrderJual']; jawab: Jawaban['Jawab_TransaksiTercatat'] };
    /** Takes a sale of a pre-order back, while its pieces were not sent. */
    'pre-order/jual/batal': { body: Minta['PreOrderJualBatal']; jawab: Jawaban['Jawab_BatalTercatat'] };
    /** What pieces sold for a pre-order come to, and what of it its money pays. */
    'pre-order/jual/hitung': { body: Minta['PreOrderJual']; jawab: Jawaban['Jawab_PreOrderJualHitungan'] };
    /** Gives back what is left of a pre-order's money once pieces of it were sold. */
    'pre-order/kembali/{no}': { jalur: { no: string }; body: Minta['PreOrderBatal']; jawab: Jawaban['Jawab_PreOrderDikembalikan'] };
    /** Finds the pre-order of each payment, or says why there is none. Writes nothing. */
    'pre-order/transaction-by-payment': { body: Minta['PreOrderCocok']; jawab: Jawaban['Jawab_Vec_BarisCocok'] };
    /** Brings payments in: all of them, or none. */
    'pre-order/validation': { body: Minta['PreOrderValidasi']; jawab: Jawaban['Jawab_PreOrderTervalidasi'] };
    /** Hands the nota of a pre-order out: written down, and printed on a printer of the store when one is named. */
    'pre-order/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_PreOrderTercetak'] };
    /** Adds a printer. */
    'printer': { body: Minta['SimpanPrinter']; jawab: Jawaban['Jawab_Printer'] };
    /** Calls a job off that is not on its way yet. */
    'printer/antrean/{id}/batal': { jalur: { id: string }; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** Sends a failed job again. */
    'printer/antrean/{id}/ulang': { jalur: { id: string }; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** Prints a page that shows that the printer works. */
    'printer/{nama}/tes': { jalur: { nama: string }; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** The invoice number behind a description. */
    'reportcash/detail/by-deskripsi': { body: Minta['CariDeskripsi']; jawab: Jawaban['Jawab_String'] };
    /** Sends pieces back to their supplier or to head office. */
    'returbarang': { body: Minta['ReturBarang']; jawab: Jawaban['Jawab_DokBarangTercatat'] };
    /** Takes a sorting, a lot, a receipt or wash stock back, as long as nothing of it moved on. Send an `Idempotency-Key`. */
    'sepuhan/batal': { body: Minta['BatalSepuhan']; jawab: Jawaban['Jawab_SepuhanDibatalkan'] };
    /** Takes a customer's pieces in. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'service': { body: Minta['ServiceMinta']; jawab: Jawaban['Jawab_ServiceTercatat'] };
    /** Pays it out to the person on the document. */
    'service/ganti/{no}/bayar': { jalur: { no: string }; body: Minta['ServiceGantiBayarMinta']; jawab: Jawaban['Jawab_ServiceGantiDibayar'] };
    /** What a service would come to. */
    'service/hitung': { body: Minta['ServiceMinta']; jawab: Jawaban['Jawab_ServiceHitungan'] };
    /** Counts customers' goods, blind: what the book says is told only then. */
    'service/hitung-barang': { body: Minta['ServiceHitungMinta']; jawab: Jawaban['Jawab_ServiceHitungTercatat'] };
    /** Sends damaged pieces of the shop to be repaired. */
    'service/toko': { body: Minta['ServiceTokoMinta']; jawab: Jawaban['Jawab_ServiceTercatat'] };
    /** Gives the pieces of a finished service to their owner. */
    'service/{no}/ambil': { jalur: { no: string }; body: Minta['ServiceAmbilMinta']; jawab: Jawaban['Jawab_ServiceDiambil'] };
    /** Takes a service back before the work, or gives it back undone. */
    'service/{no}/batal': { jalur: { no: string }; body: Minta['ServiceBatalMinta']; jawab: Jawaban['Jawab_ServiceDibatalkan'] };
    /** Takes a pick-up back: the pieces are on the counter again, the money goes the way it came. */
    'service/{no}/batal-ambil': { jalur: { no: string }; body: Minta['ServiceBatalAmbilMinta']; jawab: Jawaban['Jawab_ServiceTahapTercatat'] };
    /** Hands the nota of a service out: written down, and printed on a printer of the store when one is named. */
    'service/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_ServiceTercetak'] };
    /** Gives a piece of an open service a photo, in place of the one it has. */
    'service/{no}/foto/{baris}/{sisi}': { jalur: { no: string; baris: number; sisi: string }; body: FormData; jawab: Jawaban['Jawab_GambarTersimpan'] };
    /** Pieces were lost here: what they are worth is owed, the others go home. The owner says yes. */
    'service/{no}/hilang': { jalur: { no: string }; body: Minta['ServiceHilangMinta']; jawab: Jawaban['Jawab_ServiceGantiTercatat'] };
    /** What nobody fetched for long after a notice becomes the shop's. The owner says yes. */
    'service/{no}/jadi-toko': { jalur: { no: string }; body: Minta['ServiceJadiTokoMinta']; jawab: Jawaban['Jawab_ServiceGantiTercatat'] };
    /** Tells the owner of a finished service again; once a day. */
    'service/{no}/kabari': { jalur: { no: string }; body: Minta['ServiceKabari']; jawab: Jawaban['Jawab_ServiceTahapTercatat'] };
    /** The work begins, in the shop or at a craftsman. */
    'service/{no}/proses': { jalur: { no: string }; body: Minta['ServiceProses']; jawab: Jawaban['Jawab_ServiceTahapTercatat'] };
    /** Finishes a service: every piece on the scale again. */
    'service/{no}/selesai': { jalur: { no: string }; body: Minta['ServiceSelesaiMinta']; jawab: Jawaban['Jawab_ServiceTahapTercatat'] };
    /** What finishing would come to: weights against what the work allows, the bill. */
    'service/{no}/selesai/hitung': { jalur: { no: string }; body: Minta['ServiceSelesaiMinta']; jawab: Jawaban['Jawab_ServiceSelesaiHitungan'] };
    /** Sorts bought pieces. Send an `Idempotency-Key`. */
    'sortir-pembelian': { body: Minta['MintaSortir']; jawab: Jawaban['Jawab_SortirTercatat'] };
    /** Adds or takes accessories. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'stock-aksesoris': { body: Minta['AksesorisDokumen']; jawab: Jawaban['Jawab_DokumenCurah'] };
    /** Takes a document of accessories back. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'stock-aksesoris/dokumen/{no_dok}/batal': { jalur: { no_dok: string }; body: Minta['BatalDokCurah']; jawab: Jawaban['Jawab_DokumenCurah'] };
    /** Prints it on a printer of the store. */
    'stock-aksesoris/dokumen/{no_dok}/cetak': { jalur: { no_dok: string }; body: Minta['CetakCurah']; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** Begins a count, or joins the one that is going on over the same place. */
    'stock-opname/start': { body: Minta['MulaiOpname']; jawab: Jawaban['Jawab_Opname'] };
    /** Gives a count up; nothing of it counts. */
    'stock-opname/{no_opname}/batal': { jalur: { no_opname: string }; jawab: Jawaban['Jawab_Opname'] };
    /** Gives a count that is going on its photo, in place of the one it has. */
    'stock-opname/{no_opname}/foto': { jalur: { no_opname: string }; body: FormData; jawab: Jawaban['Jawab_GambarTersimpan'] };
    /** Corrects the books by the result, once, with the approval of SPV or OWN. */
    'stock-opname/{no_opname}/koreksi': { jalur: { no_opname: string }; body: Minta['KoreksiOpname']; jawab: Jawaban['Jawab_KoreksiTersimpan'] };
    /** A piece was found. The same piece again changes nothing, so a repeat after a lost answer is safe. */
    'stock-opname/{no_opname}/scan': { jalur: { no_opname: string }; body: Minta['PindaiOpname']; jawab: Jawaban['Jawab_HasilPindai'] };
    /** Many at once: a reader's file, or what was scanned while the connection was away. Tags read twice collapse. */
    'stock-opname/{no_opname}/scan/bulk': { jalur: { no_opname: string }; body: Minta['PindaiOpnameBanyak']; jawab: Jawaban['Jawab_HasilPindaiBanyak'] };
    /** Takes a scan back. */
    'stock-opname/{no_opname}/scan/hapus': { jalur: { no_opname: string }; body: Minta['HapusPindai']; jawab: Jawaban['Jawab_String'] };
    /** Ends a count and writes its result. */
    'stock-opname/{no_opname}/selesai': { jalur: { no_opname: string }; jawab: Jawaban['Jawab_Opname'] };
    /** Adds wash stock without barcodes. Send an `Idempotency-Key`. */
    'stock-sepuh-manual': { body: Minta['MintaStockCuci']; jawab: Jawaban['Jawab_StockCuci'] };
    /** Prints the text receipt of wash stock. */
    'stock-sepuh-manual/{no}/struk': { jalur: { no: string }; body: Minta['CetakSepuhan']; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** Closes the business day. Progress comes as `closed-store-progress` {percentage, message}; sessions end with it. */
    'system/close': { body: Minta['MintaTutup']; jawab: Jawaban['Jawab_Tertutup'] };
    /** Brings one piece in, with its stones. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'tambah-barang': { body: Minta['BarangBaru']; jawab: Jawaban['Jawab_BarangTersimpan'] };
    /** What the piece would weigh, cost and sell for today; nothing is written. */
    'tambah-barang/pratinjau': { body: Minta['BarangBaru']; jawab: Jawaban['Jawab_PratinjauBarang'] };
    /** Receives a shipment at the store it was sent to. */
    'terima-barang': { body: Minta['TerimaBarang']; jawab: Jawaban['Jawab_BarangDiterima'] };
    /** Takes pieces of a lot back. Send an `Idempotency-Key`. */
    'terima-barang-cuci': { body: Minta['MintaTerimaCuci']; jawab: Jawaban['Jawab_CuciDiterima'] };
    /** What a receipt comes to, before it is saved: loss against the norm, and why somebody must say yes. */
    'terima-barang-cuci/hitung': { body: Minta['MintaTerimaCuci']; jawab: Jawaban['Jawab_HitungTerimaCuci'] };
    /** Takes stones of a supplier in. Send an `Idempotency-Key`. */
    'terima-batu': { body: Minta['TerimaBatuMinta']; jawab: Jawaban['Jawab_BatuTercatat'] };
    /** Gifts come in. Send an `Idempotency-Key`. */
    'terima-hadiah': { body: Minta['MintaTerimaHadiah']; jawab: Jawaban['Jawab_HadiahMasukTercatat'] };
    /** Takes a receipt or a count back, as long as the pieces are there. */
    'terima-hadiah/batal': { body: Minta['BatalPoin']; jawab: Jawaban['Jawab_HadiahDibatalkan'] };
    /** What was counted becomes what the book has, with an approval. Send an `Idempotency-Key`. */
    'terima-hadiah/koreksi': { body: Minta['MintaKoreksiHadiah']; jawab: Jawaban['Jawab_HadiahMasukTercatat'] };
    /** Empties the list of one's round. */
    'timbang-baki/reset': { jawab: Jawaban['Jawab_DataTimbang'] };
    /** Puts a tray on the list of one's round. */
    'timbang-baki/start': { body: Minta['MulaiTimbang']; jawab: Jawaban['Jawab_DataTimbang'] };
    /** Records what the scale says of a tray. */
    'timbang-baki/timbang': { body: Minta['TimbangBaki']; jawab: Jawaban['Jawab_BakiTertimbang'] };
    /** Takes a deposit. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'titipan': { body: Minta['TitipanMinta']; jawab: Jawaban['Jawab_TitipanTercatat'] };
    /** What a deposit would come to: the price that is promised, the grams it fixes, what is left to pay. */
    'titipan/hitung': { body: Minta['TitipanMinta']; jawab: Jawaban['Jawab_TitipanHitungan'] };
    /** Cancels a deposit that was not used: the money leaves the drawer and the accounts it came into. */
    'titipan/{no}/batal': { jalur: { no: string }; body: Minta['TitipanBatal']; jawab: Jawaban['Jawab_TitipanDikembalikan'] };
    /** Hands the nota of a deposit out: written down, and printed on a printer of the store when one is named. */
    'titipan/{no}/cetak': { jalur: { no: string }; body: Minta['NotaCetak']; jawab: Jawaban['Jawab_TitipanTercetak'] };
    /** Gives back what is left of a deposit. */
    'titipan/{no}/kembali': { jalur: { no: string }; body: Minta['TitipanKembali']; jawab: Jawaban['Jawab_TitipanDikembalikan'] };
    /** Opens a store; head office only. */
    'tokos': { body: Minta['TokoTambah']; jawab: Jawaban['Jawab_TokoRinci'] };
    /** Gives or takes points by hand, with an approval. Send an `Idempotency-Key`. */
    'transaksi-poin': { body: Minta['MintaTransaksiPoin']; jawab: Jawaban['Jawab_TransaksiPoinTercatat'] };
    /** Takes points by hand back: a supervisor on the day itself, the owner later, never who wrote it. */
    'transaksi-poin/batal': { body: Minta['BatalPoin']; jawab: Jawaban['Jawab_PoinDibatalkan'] };
    /** A gift for points. Send an `Idempotency-Key`. */
    'tukar-point': { body: Minta['MintaTukarPoin']; jawab: Jawaban['Jawab_TukarPoinTercatat'] };
    /** A gift is given back: points and piece return. */
    'tukar-point/batal': { body: Minta['BatalPoin']; jawab: Jawaban['Jawab_HadiahDibatalkan'] };
    /** Hands the paper of an exchange out: written down, and printed when a printer is named. */
    'tukar-point/cetak': { body: Minta['TukarPoinCetak']; jawab: Jawaban['Jawab_TukarPoinTercetak'] };
    /** Money in or out of an account, or between it and one's own drawer. Send an `Idempotency-Key`. */
    'uang-bank': { body: Minta['UangBank']; jawab: Jawaban['Jawab_BankTercatat'] };
    /** Records cash in or out of one's own drawer. Send an `Idempotency-Key`: a repeat answers as the first did. */
    'uang-kas': { body: Minta['UangKas']; jawab: Jawaban['Jawab_Tercatat'] };
    /** Cancels a document of money: the exact reverse of all it posted. */
    'uang/batal': { body: Minta['BatalUang']; jawab: Jawaban['Jawab_UangDibatalkan'] };
    /** Prints it on a printer of the store. */
    'uang/{no_dok}/cetak': { jalur: { no_dok: string }; body: Minta['CetakUang']; jawab: Jawaban['Jawab_KerjaCetak'] };
    /** Makes a user with a one-time password and the menus of the level's template. */
    'users': { body: Minta['UserTambah']; jawab: Jawaban['Jawab_SandiSekaliPakai'] };
    /** Opens a locked till, or hands it to another cashier (then the answer carries a new token). */
    'users/buka': { body: Minta['Buka']; jawab: Jawaban['Jawab_Pengguna'] };
    /** Starts the enrolment of a finger: one's own, or as OWN that of somebody of the store. */
    'users/fingerprint/enrol': { body: Minta['UbahSidikJari']; jawab: Jawaban['Jawab_KerjaSidikJari'] };
    /** Changes one's own password; one's other sessions end. */
    'users/ganti-password': { body: Minta['GantiPassword']; jawab: Jawaban['Jawab_bool'] };
    /** Locks the till: the session stays, but nothing opens until a password is given. */
    'users/kunci': { jawab: Jawaban['Jawab_bool'] };
    /** Logs in; through a portal, at that store. */
    'users/login': { body: Minta['Masuk']; jawab: Jawaban['Jawab_Pengguna'] };
    /** Logs out. */
    'users/logout': { body: Minta['Keluar']; jawab: Jawaban['Jawab_bool'] };
    /** Gives a user a new one-time password and ends their sessions. */
    'users/reset-password/{user_id}': { jalur: { user_id: string }; body: Minta['ResetPassword']; jawab: Jawaban['Jawab_SandiSekaliPakai'] };
    /** Moves the session to another store of its person; from here on it works there and nowhere else. */
    'users/toko': { body: Minta['PindahToko']; jawab: Jawaban['Jawab_Pengguna'] };
    /** The first code: the second factor is on. The recovery codes are shown this once. */
    'users/totp/aktifkan': { body: Minta['TotpKode']; jawab: Jawaban['Jawab_Vec_String'] };
    /** Takes one's own second factor away. */
    'users/totp/matikan': { body: Minta['TotpPassword']; jawab: Jawaban['Jawab_bool'] };
    /** Begins the enrolment; nothing is asked at login until a first code was given. */
    'users/totp/mulai': { body: Minta['TotpPassword']; jawab: Jawaban['Jawab_TotpMulai'] };
    /** Validates loans: all that are named, or none. Answers how many. */
    'validasi/hutang': { body: Minta['HutangValid']; jawab: Jawaban['Jawab_i64'] };
    /** Validates sales and purchases: all that are named, or none. */
    'validasi/jual-beli': { body: Minta['ValidasiMinta']; jawab: Jawaban['Jawab_ValidasiTercatat'] };
    /** Validates sales: all that are named, or none. */
    'validasi/penjualan': { body: Minta['ValidasiMinta']; jawab: Jawaban['Jawab_ValidasiTercatat'] };
    /** Validates orders: all that are named, or none. Answers how many. */
    'validasi/pesanan': { body: Minta['PesananValid']; jawab: Jawaban['Jawab_i64'] };
    /** Validates services: all that are named, or none. Answers how many. */
    'validasi/service': { body: Minta['ServiceValid']; jawab: Jawaban['Jawab_i64'] };
    /** Marks payments as found. Send an `Idempotency-Key`. */
    'validasi/simpan/non-cash': { body: Minta['ValidasiNonCash']; jawab: Jawaban['Jawab_NonCashTervalidasi'] };
    /** Accepts a loss (the books follow) or rejects it; SPV and OWN, and not the one who weighed. */
    'validasi/susut': { body: Minta['PutusanSusut']; jawab: Jawaban['Jawab_SusutBarang'] };
    /** Validates deposits: all that are named, or none. Answers how many. */
    'validasi/titipan': { body: Minta['TitipanValid']; jawab: Jawaban['Jawab_i64'] };
    /** Writes down the answer to a loss over the norm. Send an `Idempotency-Key`. */
    'wasting-sepuhan/jawab': { body: Minta['MintaJawabCuci']; jawab: Jawaban['Jawab_CuciDijawab'] };
  };
  PUT: {
    /** Saves a splash screen of the diamond edition. */
    'app/diamond/splash-screen/{kode}': { jalur: { kode: string }; body: Minta['SplashKatalog']; jawab: Jawaban['Jawab_SplashTersimpan'] };
    /** Saves a splash screen of the gold edition. */
    'app/splash-screen/{kode}': { jalur: { kode: string }; body: Minta['SplashKatalog']; jawab: Jawaban['Jawab_SplashTersimpan'] };
    /** Another name, other contents, or the one the report begins with. */
    'laporan/tampilan/{laporan}/{nomor}': { jalur: { laporan: string; nomor: string }; body: Minta['UbahTampilan']; jawab: Jawaban['Jawab_Vec_TampilanLaporan'] };
    /** Corrects a card. Another phone or NIK needs an approval, and holds points and deposits for 72 hours. */
    'member/data/{kode}': { jalur: { kode: string }; body: Minta['MemberMinta']; jawab: Jawaban['Jawab_MemberTerdaftar'] };
    /** Saves the accounts of one journal together. */
    'para-akun-transaksi/{trx}/{type}': { jalur: { trx: string; type: string }; body: Minta['UbahAkun']; jawab: Jawaban['Jawab_ParaAkun'] };
    /** Changes settings; every screen of the store is told. */
    'para-system': { body: readonly Minta['SettingToko'][]; jawab: Jawaban['Jawab_Vec_SettingToko'] };
    /** Changes a printer; its name stays. */
    'printer/{nama}': { jalur: { nama: string }; body: Minta['SimpanPrinter']; jawab: Jawaban['Jawab_Printer'] };
    /** Changes a store's own data; with the WhatsApp menu alone, its number. */
    'system/edit/{kode_toko}': { jalur: { kode_toko: string }; body: Minta['TokoUbah']; jawab: Jawaban['Jawab_TokoRinci'] };
    /** Changes a store in the master of stores. */
    'tokos/{kode_toko}': { jalur: { kode_toko: string }; body: Minta['TokoUbah']; jawab: Jawaban['Jawab_TokoRinci'] };
    /** Deactivates a store that holds nothing any more, or activates it again; head office only. */
    'tokos/{kode_toko}/aktif': { jalur: { kode_toko: string }; body: Minta['TokoAktif']; jawab: Jawaban['Jawab_TokoKeadaan'] };
    /** Shows these menus to a user and no others, in running sessions too. */
    'users/akses/{user_id}': { jalur: { user_id: string }; body: Minta['AksesSimpan']; jawab: Jawaban['Jawab_i64'] };
    /** Changes a user; stopping one ends their sessions at once. */
    'users/edit/{user_id}': { jalur: { user_id: string }; body: Minta['UserUbah']; jawab: Jawaban['Jawab_bool'] };
  };
  DELETE: {
    /** Takes a piece's photo away. */
    'foto_produk/{barcode}': { jalur: { barcode: string }; jawab: Jawaban['Jawab_bool'] };
    /** Revokes a price board: its screen goes dark at the next look. */
    'harga-emas/papan/kunci/{id}': { jalur: { id: string }; jawab: Jawaban['Jawab_bool'] };
    /** Takes a photo of a pledge away. */
    'hutang/{no}/foto/{baris}/{sisi}': { jalur: { no: string; baris: number; sisi: string }; jawab: Jawaban['Jawab_bool'] };
    /** Takes a view away. */
    'laporan/tampilan/{laporan}/{nomor}': { jalur: { laporan: string; nomor: string }; jawab: Jawaban['Jawab_Vec_TampilanLaporan'] };
    /** Takes the store's logo away. */
    'logo_toko': { jawab: Jawaban['Jawab_bool'] };
    /** Removes one label. */
    'member-card/deletion': { body: Minta['LetakHapus']; jawab: Jawaban['LetakJawab'] };
    /** Takes a member's photo away. */
    'member/data/{kode}/foto': { jalur: { kode: string }; jawab: Jawaban['Jawab_bool'] };
    /** Removes one label. */
    'nota-slip/deletion': { body: Minta['LetakHapus']; jawab: Jawaban['LetakJawab'] };
    /** Removes one label. */
    'nota/deletion': { body: Minta['LetakHapus']; jawab: Jawaban['LetakJawab'] };
    /** Takes a rate of a day to come back. */
    'para-system/tarif-ppn/{jenis}/{berlaku}': { jalur: { jenis: string; berlaku: string }; jawab: Jawaban['Jawab_Vec_TarifPpnHari'] };
    /** Takes an unfinished sale up again, or throws it away: it is off the list either way, and the answer is what it held. */
    'penjualan/parkir/{id}': { jalur: { id: string }; jawab: Jawaban['Jawab_Parkir'] };
    /** Takes the picture of a line of an open order away. */
    'pesanan/{no}/foto/{baris}': { jalur: { no: string; baris: number }; jawab: Jawaban['Jawab_bool'] };
    /** Removes a printer; what waits for it is called off. */
    'printer/{nama}': { jalur: { nama: string }; jawab: Jawaban['Jawab_bool'] };
    /** Takes a photo of an open service away. */
    'service/{no}/foto/{baris}/{sisi}': { jalur: { no: string; baris: number; sisi: string }; jawab: Jawaban['Jawab_bool'] };
    /** Takes the photo of a count that is going on away. */
    'stock-opname/{no_opname}/foto': { jalur: { no_opname: string }; jawab: Jawaban['Jawab_bool'] };
    /** Removes an enrolled finger. */
    'users/fingerprint': { body: Minta['UbahSidikJari']; jawab: Jawaban['Jawab_bool'] };
  };
}

export interface Minta {
  AksesMassal: { akses: readonly string[]; mode: Minta['ModeAkses']; users: readonly Minta['AksesMassalUser'][] };
  AksesMassalUser: { user_id: string; /** as the difference showed it; needed to save */ versi?: number | null };
  AksesSimpan: { /** routes of the menus to show; all others are hidden */ akses: readonly string[]; versi: number };
  AksesorisBaris: { harga_modal?: number; kode_dept?: string; kode_group?: string; qty?: number };
  AksesorisDokumen: { alasan?: string; detail_barang?: readonly Minta['AksesorisBaris'][]; /** TAMBAH or AMBIL */ jenis?: string; keterangan?: string; /** the tray */ kode_toko?: string };
  AmbilCetak: { pekerjaan: string };
  AwalBatal: { alasan?: string; no_dok?: string };
  AwalBatuMinta: { keterangan?: string; otorisasi?: string };
  BarangBanyak: { detail_barang: readonly Minta['BarangBaru'][] };
  BarangBaru: { /** SUPPLIER_FAKTUR with `no_faktur_pajak`, otherwise SUPPLIER_TANPA_FAKTUR, MASYARAKAT, LEBUR, LELANG */ asal_perolehan?: string; berat?: number | null; berat_asli?: number; berat_atribut?: number; /** as the type's tag and bag when left out */ berat_bandrol?: number | null; berat_plastik?: number | null; berat_stock?: number | null; /** what the supplier wrote, for a receipt */ berat_supplier?: number | null; /** percent of the price given back when it is bought back, and when it is exchanged */ buyback?: number; /** stones; only where pieces are entered one by one */ data_berlian?: readonly Minta['BatuBaru'][]; finishing?: string; harga_atribut?: number; /** a price of its own, whatever gold costs */ harga_bandrol?: number; /** what a gram of pure gold (or of the group) cost; today's price when left out */ harga_modal_gram?: number | null; /** the whole cost, where the shop knows it better */ hpp_manual?: number; /** the line of the order it was made for */ id_barang_pesanan?: string; /** comes back beside the barcode, so that the photo finds its piece */ id_foto?: string; is_from_sepuh?: boolean; is_markis?: boolean; kadar?: number | null; kadar_cetak?: number | null; kadar_modal?: number | null; keterangan?: string; kode_dept?: string; kode_group?: string; kode_gudang?: string; kode_intern?: string; kode_toko?: string; nama_atribut?: string; nama_barang?: string; no_faktur_pajak?: string; no_pesanan?: string; no_po?: string; no_seri?: string; /** setting the stones */ ongkos_berlian?: number; ongkos_modal?: number; profit?: number; size?: string; status_baru?: boolean; supplier_barang?: string; tag_id?: string; /** cost and profit together */ total_harga?: number | null; total_pokok?: number | null; /** of all stones */ total_usd?: number | null; trade_in?: number };
  BarangDipindai: { kode_barcode?: string; /** the tray it lay in when it was scanned: refused when somebody moved it since. Empty: wherever it lies */ kode_toko?: string };
  BarangLebih: { keterangan?: string; kode_barcode?: string };
  BarangTerima: { berat?: number | null; kode_barcode?: string };
  BarangTimbang: { /** what the scale says now */ berat?: number; kode_barcode?: string };
  BarisClosing: { /** the pieces, as many as `qty`; may be left out where all that is left of the pre-order goes */ barcode?: readonly string[]; no_po?: string; /** the waybill; for KIRIM only */ no_resi?: string; qty?: number; /** KIRIM or AMBIL */ status_kirim?: string };
  BarisHitungHadiah: { /** pieces that are there */ hitung?: number; kode_hadiah?: string };
  BarisJurnalManual: { debit?: number; keterangan?: string; kredit?: number; nomor_akun?: string };
  BarisPindahSaldo: { id_trx: number; input_by: string; kategori: string };
  BarisTerimaHadiah: { /** what a piece cost */ harga?: number; kode_hadiah?: string; qty?: number };
  BatalBatuMinta: { alasan?: string; no_dok?: string; otorisasi?: string };
  BatalBeliManual: { alasan?: string; no_faktur_belis?: readonly string[]; otorisasi?: string };
  BatalDokBarang: { keterangan?: string };
  BatalDokCurah: { alasan?: string; /** the approval, where one is wanted */ otorisasi?: string };
  BatalDokLebur: { alasan?: string; no_dok?: string; otorisasi?: string };
  BatalDokTukang: { alasan?: string; no_dok?: string; otorisasi?: string };
  BatalGabungMember: { alasan?: string; no_dok?: string; otorisasi?: string; /** the store that merged them */ toko?: string };
  BatalJualManual: { alasan?: string; no_faktur_juals?: readonly string[]; otorisasi?: string };
  BatalKirim: { alasan?: string; no_kirim?: string; /** the approval, where the sender is no supervisor */ otorisasi?: string };
  BatalPoin: { alasan?: string; no_dok?: string; otorisasi?: string };
  BatalSepuhan: { alasan?: string; no_dok?: string; otorisasi?: string };
  BatalTransaksi: { alasan?: string; /** the whole transaction, by its own number or by the number of one of its lines */ no_faktur?: string; otorisasi?: string };
  BatalUang: { alasan?: string; no_dok?: string; /** the approval of somebody else: a supervisor, on a later day the owner */ otorisasi?: string };
  BatuAmbil: { /** 0: all that is there */ butir?: number; /** what goes, on the scale; left out: what the book says, of a whole stone or parcel */ carat?: number | null; /** of a parcel of which some stays: what stays, on the scale */ carat_sisa?: number | null; kode_batu?: string };
  BatuBaru: { butir?: number; /** of all of them together */ carat?: number; clarity?: string; color?: string; /** in rupiah, for stones that are not priced in dollars */ harga?: number; jenis_batu?: string; sertifikat?: string; shape?: string; /** dollars a carat; the rupiah follow from today's rate */ usd_carat?: number };
  BatuMasuk: { butir?: number; /** of all of them together */ carat?: number; clarity?: string; color?: string; cutgrade?: string; fluorescence?: string; /** SATUAN or PAKET */ jenis?: string; jenis_batu?: string; keterangan?: string; laboratorium?: string; no_sertifikat?: string; polish?: string; shape?: string; symmetry?: string; /** where the certificate is kept */ tempat_sertifikat?: string; /** what a carat cost */ usd_carat?: number };
  BayarCocok: { /** the account that paid, as the file has it; money goes back to it */ no_pengirim?: string; no_po?: string; nominal_bayar?: number; /** the day it was paid; empty: the business day */ tanggal?: string };
  BayarPo: { kode_marketplace?: string; /** the marketplace's number; without a marketplace the number of the pre-order */ no_order?: string; /** the account that paid; may be empty */ no_pengirim?: string; no_rekening?: string; nominal?: number; /** the day it was paid; empty: the business day */ tanggal?: string };
  BeliMinta: { /** how its stones were found: COCOK (with their certificate), TANPA SERTIFIKAT, TIDAK COCOK; empty: nobody looked */ batu?: string; berat_timbang?: number; /** the price that was agreed; left out, the computed one */ harga?: number | null; /** tested; left out, the purity of the nota or the group */ kadar_uji?: number | null; /** or the barcode on the tag */ kode_barcode?: string; kode_dept?: string; kode_group?: string; kondisi?: string; nama_barang?: string; /** the number on another shop's letter */ no_faktur_ext?: string; /** the chain's nota: the number of the line */ no_faktur_jual?: string; /** NOTA, NOTA HILANG, TOKO LAIN, TANPA SURAT */ surat?: string };
  Buka: { /** the code of the authenticator app, when another person takes over who has a second factor */ kode?: string; password: string; user_id: string };
  CabutCurian: { alasan?: string };
  CaraCetak: "JARINGAN" | "AGEN" | "UNDUH";
  CariDeskripsi: { deskripsi?: string };
  CetakCurah: { printer: string };
  CetakDokBarang: { printer: string };
  CetakKartuMember: { /** member codes, 1 to 100 */ kode?: readonly string[]; printer?: string };
  CetakLabel: { kode_barcodes: readonly string[]; /** a printer of the store; without one the print is only written down */ printer?: string | null; /** labels a piece, 1 to 5 */ salinan?: number | null; /** LABEL BARCODE or LABEL QRCODE */ type?: string };
  CetakSepuhan: { printer: string };
  CetakUang: { printer: string };
  CicilanAkhirMinta: { alasan?: string; /** pieces that are out: each on the scale, as in a purchase */ detail_beli?: readonly Minta['BeliMinta'][]; /** of that purchase; the contract's when left out */ kode_sales?: string; otorisasi?: string; /** pieces that are out: of the purchase itself, where somebody must approve */ otorisasi_beli?: string; /** how the shop pays what goes back */ pembayaran?: readonly Minta['Pembayaran'][] };
  CicilanBatalMinta: { alasan?: string; otorisasi?: string };
  CicilanBayarMinta: { detail?: readonly Minta['CicilanTimbang'][]; /** any amount up to what is owed */ jumlah_rp?: number; keterangan?: string; /** of the sale that the last one brings; the contract's when left out */ kode_sales?: string; /** settle it: what is owed today */ lunas?: boolean; /** what the screen showed */ neto?: number | null; otorisasi?: string; pembayaran?: readonly Minta['Pembayaran'][]; /** who fetches the piece; empty: the customer */ pengambil?: string; /** HP, KTP, SIM or PASPOR that was looked at */ pengenal?: string; /** its last four digits */ pengenal_akhir?: string; /** who pays, where it is not the customer */ penyetor?: string; /** the last one: take the money, the piece is fetched later */ tunda_serah?: boolean };
  CicilanKabari: { [kunci: string]: unknown };
  CicilanMinta: { customer?: Minta['PelangganMinta']; /** pieces, as in a sale */ detail_barang?: readonly Minta['JualMinta'][]; /** left out: the plan's share */ dp_rp?: number | null; keterangan?: string; /** a plan of the master */ kode_cicilan?: string; kode_sales?: string; /** what the screen showed as paid down */ neto?: number | null; otorisasi?: string; pembayaran?: readonly Minta['Pembayaran'][] };
  CicilanSerahBatalMinta: { alasan?: string; /** every piece of it on the scale once more */ detail_barang?: readonly Minta['BarangTimbang'][]; otorisasi?: string };
  CicilanSerahMinta: { detail?: readonly Minta['CicilanTimbang'][]; keterangan?: string; /** the contract's when left out */ kode_sales?: string; /** before it is paid: the owner's; of one that is paid: where somebody must approve */ otorisasi?: string; /** before it is paid: of the sale itself, where a weight differs */ otorisasi_jual?: string; /** who fetches the piece; empty: the customer */ pengambil?: string; /** HP, KTP, SIM or PASPOR that was looked at */ pengenal?: string; /** its last four digits */ pengenal_akhir?: string };
  CicilanTimbang: { baris?: number; berat_timbang?: number | null };
  ContohKembali: { /** on the scale now */ berat?: number; /** as a second person tests it: of the shop's pieces, and of those that were with a craftsman */ kadar_uji?: number | null; keterangan?: string; otorisasi?: string; /** who takes the customer's home, when it is not the customer */ pengambil?: string; /** what was looked at of them: HP, KTP, SIM or PASPOR; nothing: by approval */ pengenal?: string; /** its last four digits */ pengenal_akhir?: string };
  ContohMinta: { /** on the scale now */ berat?: number; kadar?: number | null; keterangan?: string; /** of the shop always; of a customer, where it is a piece of the chain */ kode_barcode?: string; kode_dept?: string; kode_group?: string; /** empty: it stays in the shop */ kode_tukang?: string; /** TOKO or CUSTOMER */ milik?: string; /** of a piece that is not of the chain */ nama_barang?: string; /** the line of a sale of the chain */ no_faktur_jual?: string; no_pesanan?: string; otorisasi?: string };
  EmasTukangBaris: { berat?: number; kode_dept?: string; kode_group?: string; /** the tray */ kode_toko?: string };
  GabungMember: { alasan?: string; /** the card that goes, by either of its codes */ kode_lama?: string; /** the card that stays */ kode_tetap?: string; /** the NIK that was shown, if any: the owner reads whose it is */ nik?: string; otorisasi?: string };
  GantiKodeMember: { /** URUT or KARTU */ cara_kode?: string; kode_member?: string; otorisasi?: string };
  GantiPassword: { password_baru: string; password_lama: string };
  GesekTunai: { /** what the customer gets, as the screen shows it; the server computes its own */ cash: number; credit_card?: readonly Minta['KartuGesek'][]; /** percent */ fee: number; gesek: number; kode_bank: string; /** the account the money comes to; the bank's only one when left out */ no_rekening?: string };
  HancurBarang: { detail_barang?: readonly Minta['BarangDipindai'][]; gudang_tujuan?: string; keterangan?: string; /** of Master Kondisi Barang */ kondisi?: string };
  HancurPerBaki: { gudang_tujuan?: string; /** the tray */ kode_toko?: string; kondisi?: string; /** registered on the socket, for the progress */ uid?: string | null };
  HapusPindai: { kode: string };
  HitungBarisMinta: { /** what is in it weighs */ berat?: number; no_kantong?: string; /** pieces in it; 0: not looked at */ qty?: number; /** where it lay; empty: the place that is counted */ tempat?: string };
  HitungJawabMinta: { alasan?: string; baris?: number; /** weighed again; not asked for what is gone */ berat?: number; otorisasi?: string; /** KETEMU, SALAH TIMBANG or HILANG */ putusan?: string };
  HitungMinta: { detail?: readonly Minta['HitungBarisMinta'][]; keterangan?: string; /** a place of the safe; empty: all of it */ tempat?: string };
  HutangBarisMinta: { /** on the scale now */ berat?: number; /** of it, what is not gold */ berat_atribut?: number; jumlah_batu?: number; /** printed or stated; the group's when left out */ kadar?: number | null; /** by the test */ kadar_uji?: number | null; kode_barcode?: string; kode_dept?: string; kode_group?: string; /** of the master Kondisi Pinjaman */ kondisi?: string; nama_barang?: string; /** the line of a sale of the chain */ no_faktur_jual?: string };
  HutangBatalLelangMinta: { alasan?: string; detail_barang?: readonly Minta['HutangTimbang'][]; /** the bag and place they go into; empty: as before */ no_kantong?: string; otorisasi?: string; tempat?: string };
  HutangBatalLunasMinta: { alasan?: string; detail_barang?: readonly Minta['HutangTimbang'][]; /** the bag and place they go into; empty: as before */ no_kantong?: string; otorisasi?: string; tempat?: string };
  HutangBatalMinta: { alasan?: string; /** its transfer never left the bank: neither row waits for it. Otherwise finance looks for both, the money out and the money back */ belum_dikirim?: boolean; otorisasi?: string };
  HutangCairMinta: { /** where it goes to an account under another name */ otorisasi?: string; pembayaran?: readonly Minta['Pembayaran'][] };
  HutangHilangMinta: { /** identity of the person on the loan */ nik?: string; otorisasi?: string; /** what the customer states and signs */ pernyataan?: string };
  HutangKuasa: { alamat?: string; nama?: string; /** 16 digits */ nik?: string; no_hp?: string };
  HutangLanjutMinta: { alasan_potongan?: string; /** PERPANJANG, CICIL, TAMBAH or SEBAGIAN */ cara?: string; /** principal of the new loan; as it was when left out */ jumlah_hutang?: number | null; keterangan?: string; kuasa?: Minta['HutangKuasa'] | null; /** lines that go back to the customer */ lepas?: readonly number[]; nik?: string; otorisasi?: string; /** in, or out where the shop pays */ pembayaran?: readonly Minta['Pembayaran'][]; potongan_bunga_rp?: number; potongan_denda_rp?: number; tenor_hari?: number | null; tiket?: number; /** `bayar_rp` as the screen showed it */ total_bayar?: number | null };
  HutangLunasMinta: { alasan_potongan?: string; keterangan?: string; kuasa?: Minta['HutangKuasa'] | null; /** identity of the person on the loan */ nik?: string; otorisasi?: string; pembayaran?: readonly Minta['Pembayaran'][]; potongan_bunga_rp?: number; potongan_denda_rp?: number; /** the number on the ticket that is shown */ tiket?: number; /** what the screen showed: refused when the server comes to another */ total_bayar?: number | null };
  HutangMinta: { /** with the identity, unless the register knows it */ customer?: Minta['PelangganMinta']; detail_barang?: readonly Minta['HutangBarisMinta'][]; jumlah_hutang?: number; keterangan?: string; kode_sales?: string; no_faktur_manual?: string; /** the bag; empty: one with the number of the loan */ no_kantong?: string; otorisasi?: string; /** how it is paid out; empty where the money waits for the validation */ pembayaran?: readonly Minta['Pembayaran'][]; /** where in the safe */ tempat?: string; /** days until it is due; the store's when left out */ tenor_hari?: number | null };
  HutangTimbang: { /** its line of the loan, from 1 */ baris?: number; berat?: number };
  HutangValid: { no_hutangs?: readonly string[]; /** the cashier who answers for them */ user_id?: string };
  ImporBerkas: { /** the text of the file */ csv?: string; /** its name, for who later asks what came in */ nama_berkas?: string; /** only look */ pratinjau?: boolean; /** or an Excel file, in base64; its first sheet counts */ xlsx?: string };
  IsiDetail: { jenis_akun: string; kode_akun: string; nomor_akun: string };
  JenisBank: "MASUK" | "KELUAR" | "SETOR" | "TARIK";
  JenisBayar: "CASH" | "TRANSFER" | "DEBET" | "CREDIT" | "TUKAR" | "TITIP" | "KUPON" | "POIN" | "DP" | "PIUTANG";
  JenisKas: "MASUK" | "KELUAR";
  JenisOpname: "BAKI" | "GUDANG" | "PENERIMAAN" | "RFID" | "GLOBAL";
  JenisPrinter: "ESCPOS" | "ZPL" | "TSPL" | "PDF";
  JenisTransaksiPoin: "TAMBAH" | "KURANG";
  JualBatuBarisMinta: { /** 0: all that is there */ butir?: number; carat?: number | null; carat_sisa?: number | null; /** the price that was agreed; left out, the computed one */ harga?: number | null; kode_batu?: string };
  JualBatuMinta: { customer?: Minta['PelangganMinta']; detail?: readonly Minta['JualBatuBarisMinta'][]; keterangan?: string; kode_sales?: string; neto?: number | null; otorisasi?: string; pembayaran?: readonly Minta['Pembayaran'][] };
  JualBeliManual: { customer?: Minta['PelangganMinta']; detail_barang?: readonly Minta['JualBeliManualBaris'][]; detail_beli?: readonly Minta['JualBeliManualBaris'][]; keterangan?: string; kode_sales?: string; /** what the screen showed: refused when the server comes to another sum */ neto?: number | null; /** the approval of a price below cost and the like */ otorisasi?: string; pembayaran?: readonly Minta['Pembayaran'][]; /** another date than the business day, for whom AKTIF_TGL lets; empty means the business day */ tgl_dokumen?: string };
  JualBeliManualBaris: { berat?: number; /** stones and the like in the weight */ berat_atribut?: number; /** what the nota calls it; the name of the type when left out */ deskripsi?: string; /** the price that was agreed for all of it */ harga?: number | null; /** instead of the price of the day */ harga_gram?: number | null; kode_dept?: string; kode_group?: string; kode_gudang?: string; /** the tray */ kode_toko?: string; qty?: number };
  JualCiokBaris: { baris?: number; harga?: number; no_hasil?: string };
  JualMinta: { /** what the scale says now */ berat_timbang?: number | null; /** instead of the price of the day */ harga_gram?: number | null; /** of one accessory */ harga_satuan?: number; /** the price that was agreed, before tax where the price does not hold it */ harga_total?: number | null; kode_barcode?: string; kode_dept?: string; kode_group?: string; /** a row of the discount master */ kode_potongan?: string; /** the tray an accessory is taken from */ kode_toko?: string; /** instead of the making charge of the masters */ ongkos?: number | null; /** a discount by hand */ potongan_rp?: number; qty?: number; /** counts for the bonus of the sales person */ status_premi?: boolean };
  KantongMinta: { keterangan?: string; /** empty: the same bag */ no_kantong?: string; tempat?: string };
  KartuGesek: { alamat_customer?: string; nama_customer?: string; no_credit_card?: string; no_hp?: string; no_ktp?: string; /** YY/MM */ valid_until?: string };
  KelebihanBayarMinta: { keterangan?: string; kuasa?: Minta['HutangKuasa'] | null; /** identity of the person on the loan */ nik?: string; otorisasi?: string; pembayaran?: readonly Minta['Pembayaran'][] };
  KelebihanPutusMinta: { keterangan?: string; otorisasi?: string };
  Keluar: { /** as the specification has it; the token decides whose session ends */ user_id?: string | null };
  KeluarBatuMinta: { detail?: readonly Minta['BatuAmbil'][]; /** RETUR, KE TUKANG or DARI TUKANG */ jenis?: string; keterangan?: string; /** the supplier, or the craftsman */ kode_lawan?: string; otorisasi?: string };
  KeluarMember: { alasan?: string; kode_pelanggan?: string; otorisasi?: string };
  KirimBarang: { detail_barang?: readonly Minta['BarangDipindai'][]; /** CABANG, or ONLINE with marketplace and waybill */ jenis?: string; keterangan?: string; kode_marketplace?: string; kurir?: string; no_resi?: string; /** the store it goes to */ tujuan?: string };
  KirimUangPusat: { jumlah_rp: number; keterangan?: string; /** the store it goes to; head office when empty */ tujuan?: string };
  KoreksiOpname: { keterangan?: string; /** only these pieces; empty: all that can be corrected */ kode?: readonly string[]; /** the approval of SPV or OWN for exactly these pieces */ otorisasi?: string };
  LaporCurian: { berat?: number; ciri?: string; kode_barcode?: string; kode_dept?: string; nama_barang?: string; sumber?: string; /** today when left out */ tgl_lapor?: string };
  LaporanAgen: { /** base64: the template of an enrolment; of a scan it is signed but not kept */ fp?: string; pekerjaan: string; /** did the finger match (or was it enrolled)? */ status: boolean; /** HMAC-SHA256 in hex with the key's second half over `tantangan|user_id|status|fp` */ tanda: string; user_id: string };
  LaporanCetak: { pekerjaan: string; /** what went wrong, for the person who printed */ pesan?: string; /** was it printed? */ status: boolean; /** HMAC-SHA256 in hex with the key's second half over `tantangan|pekerjaan|status|pesan` */ tanda: string };
  LelangMinta: { keterangan?: string; no_faktur_hutang?: string; otorisasi?: string };
  LepasBatuBaris: { /** the line of the card */ baris?: number; /** what came out, on the scale */ carat?: number };
  LepasBatuMinta: { /** what the piece weighs without them */ berat_timbang?: number; detail?: readonly Minta['LepasBatuBaris'][]; keterangan?: string; kode_barcode?: string; otorisasi?: string };
  LetakCetakContoh: { /** as a reprint */ cetak_ulang?: boolean; /** as it stands on the screen, saved or not */ letak: Minta['LetakSimpan']; printer: string; /** copies, 1 to 3; as the store's modules say when left out */ rangkap?: number | null };
  LetakDuplikat: { is_mobile: boolean; isi: string; jenis: string; name: string; /** the family's first when left out */ type?: string | null; versi?: number | null };
  LetakHapus: { is_mobile?: boolean; name: string; type: string; versi?: number | null };
  LetakLabel: { /** the layout's font when empty */ font_family?: string; font_size?: number; height: number; /** false for what the layout came with: it can be hidden, not deleted */ is_deletable?: boolean; is_mobile?: boolean; /** text with fields in braces; the name of a picture for `gambar` */ isi?: string; /** text, line, gambar, barcode or qrcode */ jenis: string; name: string; position_x: number; position_y: number; /** kiri, tengah or kanan */ rata?: string; /** 0, 90, 180 or 270; always 90 on a member card */ rotate?: number; /** DEPAN or BELAKANG */ side?: string; /** is it printed? */ status?: boolean; /** the nota type it belongs to */ type?: string; width: number };
  LetakPratinjau: { /** as a reprint */ cetak_ulang?: boolean; jenis?: Minta['JenisPrinter'] | null; letak: Minta['LetakSimpan']; /** copies, 1 to 3; as the store's modules say when left out */ rangkap?: number | null };
  LetakSimpan: { font: string; is_mobile?: boolean; /** millimetres; the paper stays when left out */ lebar?: number | null; nota: readonly Minta['LetakLabel'][]; tinggi?: number | null; type: string; /** the version that was read; another one in the table is a stale edit */ versi?: number | null };
  LotLeburEmas: { berat?: number; kode_dept?: string; kode_group?: string; /** the tray */ kode_toko?: string };
  ManualBaris: { berat?: number; harga_modal?: number; kode_dept?: string; kode_group?: string; kode_gudang?: string; kode_toko?: string; qty?: number };
  ManualDokumen: { /** why stock comes (adding); PEMBELIAN when left out */ alasan?: string; detail_barang?: readonly Minta['ManualBaris'][]; keterangan?: string; /** the tray it goes to (moving and destroying) */ tujuan?: string };
  Masuk: { /** the code of the authenticator app, for who has a second factor */ kode?: string; /** head office may log in at any store */ kode_toko?: string | null; password: string; user_id: string };
  MemberMinta: { alamat_customer?: string; /** URUT: the chain's next code; KARTU: the one in `kode_member`; TANPA: none */ cara_kode?: string; kecamatan?: string; kelurahan?: string; /** of the master of places */ kode_kota?: string; /** 8 to 13 characters */ kode_member?: string; /** a customer of the register who becomes a member; empty for somebody new */ kode_pelanggan?: string; nama_customer?: string; /** 16 digits; empty leaves the one that is known */ nik?: string; no_hp?: string; /** the approval, where something asks for one */ otorisasi?: string; /** the user whose own card it is; SPV and OWN say so */ pegawai?: string; /** agrees to messages */ setuju?: boolean; /** not in the future */ tgl_lahir?: string; /** since when; today when it is empty */ tgl_setuju?: string; /** of the card that is corrected */ versi?: number; /** the phone is somebody else's too, and that is right */ yakin?: boolean };
  MintaAturanMember: { /** the day it begins; today when it is empty */ berlaku?: string; isi: { [kunci: string]: unknown } };
  MintaBatalJurnal: { alasan?: string; no_jurnal?: string; otorisasi?: string };
  MintaBuatJurnal: { tanggal?: string };
  MintaCuciPusat: { detail_barang?: readonly Minta['BarangDipindai'][]; keterangan?: string; kurir?: string };
  MintaEfaktur: { tgl_from?: string; tgl_to?: string };
  MintaEkspor: { tgl_system: string };
  MintaEmasTukang: { /** pieces by barcode */ detail_barang?: readonly Minta['BarangDipindai'][]; /** gold without a barcode, by weight */ emas?: readonly Minta['EmasTukangBaris'][]; /** the work it is for; 0: none in particular */ id_kerja?: number; keterangan?: string; kode_tukang?: string; otorisasi?: string };
  MintaHasilLebur: { hasil?: readonly Minta['MintaHasilLeburBaris'][]; keterangan?: string; no_lot?: string; otorisasi?: string };
  MintaHasilLeburBaris: { /** LM, EMAS or CIOK */ bentuk?: string; berat?: number; kadar_uji?: number | null; kode_dept?: string; /** not asked of CIOK */ kode_group?: string; /** the tray: of bars the first of STOCK that has room when left out, of EMAS one that waits for the melt */ kode_toko?: string; /** of bars; the name of the type when left out */ nama_barang?: string };
  MintaHitungKas: { keterangan?: string; /** pieces of each denomination; what is left out is none. Of denomination 1: small change, in rupiah */ pecahan: readonly Minta['Pecahan'][] };
  MintaJawabCuci: { jawaban?: string; no_lot?: string };
  MintaJualCiok: { detail?: readonly Minta['JualCiokBaris'][]; keterangan?: string; kode_pelebur?: string; otorisasi?: string; /** CASH, or through an account of the shop */ pembayaran?: readonly Minta['Pembayaran'][]; /** what the scale says of all of it */ timbang?: number };
  MintaJurnal: { baris?: readonly Minta['BarisJurnalManual'][]; jenis?: string; keterangan?: string; otorisasi?: string; tanggal?: string };
  MintaKirim: { message: string; /** digits; a 0 in front becomes 62 */ receiver: string; /** text */ type?: string };
  MintaKirimCuci: { detail_barang?: readonly Minta['BarangDipindai'][]; keterangan?: string; kode_tukang?: string; otorisasi?: string; /** CUCI or SEPUH */ pekerjaan?: string; /** all of them on the scale */ timbang?: number };
  MintaKirimLebur: { keterangan?: string; kode_pelebur?: string; no_lot?: string; otorisasi?: string; /** what the scale says now */ timbang?: number };
  MintaKode: { kode: string; no_faktur_group: string };
  MintaKoreksiHadiah: { alasan?: string; detail?: readonly Minta['BarisHitungHadiah'][]; otorisasi?: string };
  MintaLotLebur: { /** pieces by barcode */ detail_barang?: readonly Minta['BarangDipindai'][]; /** gold without a barcode, by weight */ emas?: readonly Minta['LotLeburEmas'][]; /** EMAS (when left out), DEBU or AIR */ jenis?: string; keterangan?: string; otorisasi?: string; /** what the scale says of all of it */ timbang?: number; /** millilitres of plating water */ volume?: number };
  MintaMarketplace: { a_i?: string; b_t?: string; c_i?: string; c_s?: string; k_m: string; s_i?: string };
  MintaNormaTukang: { jenis_kerja?: string; kode_tukang?: string; /** percent of finished fine gold */ norma?: number; otorisasi?: string };
  MintaNota: { no_faktur_group: string };
  MintaOtorisasi: { description?: string; /** the one document the approval is for */ dokumen?: string | null; kategori?: string; /** '-' when empty, otherwise upper-cased */ keterangan?: string | null; nominal?: number | null; /** `segel` of what the server said it needs */ permohonan?: string | null; /** value before the change that is asked for */ sebelum?: string | null; sesudah?: string | null };
  MintaPeriksaGrosir: { token: string };
  MintaPratinjauHarga: { baris: readonly Minta['UsulHarga'][]; /** stores; left out, the store one works in */ toko?: readonly string[] };
  MintaRentangEfaktur: { dari?: string; sampai?: string; tahun?: string };
  MintaResetPoin: { /** registered on the socket, for the progress */ uid?: string | null };
  MintaSerahKas: { /** the cashier who takes over */ ke: string; keterangan?: string; pecahan: readonly Minta['Pecahan'][] };
  MintaSetelanEfaktur: { berlaku?: string; cara?: string; kode_transaksi?: string };
  MintaSortir: { detail_barang?: readonly Minta['SortirBaris'][]; keterangan?: string; otorisasi?: string; /** every pile, by its decision */ timbang?: readonly Minta['SortirTimbang'][] };
  MintaStockCuci: { detail_barang?: readonly Minta['StockCuciMinta'][]; /** where exactly: the document, the supplier, the count */ keterangan?: string; /** a tray of CUCI; empty: the first */ kode_toko?: string; otorisasi?: string; /** SALDO AWAL, SUPPLIER, PEMBELIAN, LEBIH */ sumber?: string };
  MintaTampilan: { bawaan?: boolean; isi: { [kunci: string]: string }; nama: string };
  MintaTemplat: { /** empty: back to the event's own text */ isi?: string; peristiwa: string };
  MintaTerimaCuci: { /** BARANG: piece by piece; LOT: all that are left by their weight together */ cara?: string; detail_barang?: readonly Minta['TerimaCuciBaris'][]; keterangan?: string; /** the tray they go to: of LABEL, TOKO or HANCUR; empty: the first of LABEL */ kode_toko?: string; no_lot?: string; otorisasi?: string; /** of a receipt by lot: all of them on the scale */ timbang?: number };
  MintaTerimaHadiah: { detail?: readonly Minta['BarisTerimaHadiah'][]; keterangan?: string; no_bukti?: string; supplier?: string };
  MintaTerimaTukang: { detail_barang?: readonly Minta['TerimaTukangBarang'][]; /** the work it is of; 0: pieces made for stock, or scrap alone */ id_kerja?: number; /** of pieces made for stock */ jenis_kerja?: string; keterangan?: string; kode_tukang?: string; otorisasi?: string; rosok?: readonly Minta['TerimaTukangRosok'][]; /** the work is done with this */ selesai?: boolean; /** fine weight that is let off as loss */ susut?: number; /** the wage agreed for pieces made for stock */ upah?: number };
  MintaTransaksiPoin: { jenis?: Minta['JenisTransaksiPoin']; keterangan?: string; /** the member code, or the code of the register */ kode?: string; otorisasi?: string; poin?: number };
  MintaTukarPoin: { keterangan?: string; /** the member code, or the code of the register */ kode?: string; kode_hadiah?: string; qty?: number };
  MintaTutup: { /** the word 'close' */ PROSES: string; /** the day the screen showed; another day by now means that somebody else has closed it */ tanggal?: string | null };
  MintaTutupPeriode: { otorisasi?: string; periode?: string };
  MintaUji: { k_m: string };
  MintaUpahTukang: { detail?: readonly Minta['UpahTukangBaris'][]; keterangan?: string; kode_tukang?: string; otorisasi?: string; /** CASH, or TRANSFER to his account */ pembayaran?: readonly Minta['Pembayaran'][] };
  ModeAkses: "GANTI" | "TAMBAH" | "CABUT";
  MulaiOpname: { jenis: Minta['JenisOpname']; kode_gudang?: string; /** the tray */ kode_toko?: string; /** the receiving document */ rujukan?: string };
  MulaiTimbang: { kode_gudang?: string; /** the tray */ kode_toko?: string };
  NotaBanyak: { /** numbers of transactions */ no?: readonly string[] };
  NotaBeli: { no_faktur_beli?: string; no_faktur_group?: string };
  NotaCetak: { /** a printer of the store; left out, the nota is only written down as handed out, to be opened as PDF */ printer?: string };
  NotaJual: { no_faktur_group?: string; no_faktur_jual?: string };
  OtorisasiFingerprint: { /** the id of the matched scan, which knows what it was asked for */ fp: string; kategori: string; /** the approver whose finger was scanned */ user_id: string };
  OtorisasiLangsung: Minta['MintaOtorisasi'] & { password: string; /** the approver */ user_id: string };
  PapanBaru: { /** where it hangs: "TV depan" */ nama: string };
  ParkirMinta: { isi?: Minta['Transaksi']; /** what the cashier calls it; the customer's name when left out */ nama?: string };
  PasangBatuMinta: { /** what the piece weighs with them */ berat_timbang?: number; detail?: readonly Minta['BatuAmbil'][]; keterangan?: string; kode_barcode?: string; /** the craftsman they were given to; empty: they come from the safe */ kode_tukang?: string; otorisasi?: string };
  Pecahan: { lembar: number; nilai: number };
  PelangganMinta: { alamat_customer?: string; /** UMUM, MEMBER, BADAN USAHA */ jenis_pelanggan?: string; /** 8 to 13 characters */ kode_member?: string; kode_pelanggan?: string; nama_customer?: string; /** 16 digits */ nik?: string; no_hp?: string };
  Pembayaran: { atas_nama?: string; jenis?: Minta['JenisBayar']; /** cash: what was handed over, change included */ jumlah_rp?: number; /** the last four digits of a card */ kartu_akhir?: string; no_kupon?: string; /** the shop's account */ no_rekening?: string; /** the customer's account, for a transfer to them */ no_rekening_tujuan?: string; no_titip?: string };
  PeriksaBatal: { /** the whole transaction, by its own number or by the number of one of its lines */ no_faktur?: string };
  PeringatanMinta: { /** SURAT, PESAN or TELEPON */ cara?: string; keterangan?: string };
  PesananAmbil: { /** the lines that are fetched; empty: all that are left, which must be ready */ baris?: readonly number[]; /** what is special about lines; may be empty */ detail?: readonly Minta['PesananAmbilBaris'][]; keterangan?: string; /** the order's when left out */ kode_sales?: string; /** what the sale comes to on the screen, before the down payment */ neto?: number | null; otorisasi?: string; /** besides what was paid down, which the server adds */ pembayaran?: readonly Minta['Pembayaran'][]; /** who fetches it, when it is not the customer */ pengambil?: string; /** what was looked at of who stands there: HP, KTP, SIM or PASPOR; nothing: by approval */ pengenal?: string; /** its last four digits */ pengenal_akhir?: string };
  PesananAmbilBaris: { baris?: number; /** what the scale says now */ berat_timbang?: number | null; harga_total?: number | null; /** a row of the discount master */ kode_potongan?: string; /** instead of the agreed making charge */ ongkos?: number | null; potongan_rp?: number };
  PesananBarisMinta: { berat_estimasi?: number; /** LOCK: grams that are paid for keep today's price; FLOAT: the price of the day it is fetched */ cara_harga?: string; /** percent; the group's when left out */ kadar?: number | null; keterangan?: string; /** the type: ring, necklace */ kode_dept?: string; kode_group?: string; nama_barang?: string; /** for the piece; the masters' when left out */ ongkos?: number | null; ukuran?: string };
  PesananBatal: { alasan?: string; otorisasi?: string; /** how the shop pays: CASH, or TRANSFER to the customer's account */ pembayaran?: readonly Minta['Pembayaran'][] };
  PesananBatalAmbil: { alasan?: string; /** every piece of the last pick-up on the scale once more */ detail_barang?: readonly Minta['BarangTimbang'][]; otorisasi?: string };
  PesananDpMinta: { jumlah_bayar?: number; keterangan?: string; /** CASH, TRANSFER, DEBET or CREDIT */ pembayaran?: readonly Minta['Pembayaran'][] };
  PesananMinta: { customer?: Minta['PelangganMinta']; detail?: readonly Minta['PesananBarisMinta'][]; /** paid down; 0 for none, by approval */ jumlah_bayar?: number; keterangan?: string; kode_sales?: string; otorisasi?: string; pembayaran?: readonly Minta['Pembayaran'][]; /** yyyy-MM-dd, today or later */ tgl_janji?: string; /** the estimate the screen showed: refused when the server comes to another */ total_harga?: number | null };
  PesananProses: { /** empty: all that wait */ baris?: readonly number[]; /** the day he promises, yyyy-MM-dd; may be empty */ janji?: string; /** BUAT BARU when left out */ jenis_kerja?: string; keterangan?: string; kode_tukang?: string; /** of a wage above the making charge */ otorisasi?: string; /** the wage that is agreed for each of them; 0: none */ upah?: number };
  PesananSelesai: { detail?: readonly Minta['PesananSelesaiBaris'][]; keterangan?: string; /** of a piece that is not what was ordered */ otorisasi?: string };
  PesananSelesaiBaris: { baris?: number; /** a piece of the stock */ kode_barcode?: string };
  PesananTerima: { baris?: number; berat?: number; /** what of it is no gold */ berat_atribut?: number; kadar_uji?: number | null; keterangan?: string; /** a tray of TITIP; empty: the first with room */ kode_toko?: string; /** the line's when left out */ nama_barang?: string; /** of who tested it */ otorisasi?: string; rosok?: readonly Minta['TerimaTukangRosok'][]; /** fine weight that is let off as loss */ susut?: number };
  PesananUlang: { alasan?: string; baris?: readonly number[]; otorisasi?: string };
  PesananValid: { no_pesanans?: readonly string[]; /** the cashier who answers for them */ user_id?: string };
  PindahBarang: { detail_barang?: readonly Minta['BarangDipindai'][]; keterangan?: string; kode_gudang?: string; /** the tray they go to */ kode_toko?: string };
  PindahSaldo: { transactions?: readonly Minta['BarisPindahSaldo'][]; user_tujuan?: string };
  PindahSatuBaki: { baki_tujuan?: string; berat?: number | null; gudang_tujuan?: string; keterangan?: string; /** the tray that is emptied */ kode_toko?: string; /** what the screen showed of the tray: refused when it holds something else by now */ qty?: number | null };
  PindahToko: { /** one of the person's own stores */ kode_toko: string };
  PindaiOpname: { /** a barcode, or the tag of a piece */ kode: string; /** the tray that is being counted, where the count is over several */ kode_toko?: string };
  PindaiOpnameBanyak: { kode: readonly string[]; kode_toko?: string };
  PindaiSidikJari: Minta['MintaOtorisasi'] & { /** the approver picked: SPV or OWN */ user_id: string };
  PreOrderBarang: { berat?: number; deskripsi?: string; harga_estimasi?: number; /** reckoned by the server: the price over the weight */ harga_gram?: number; /** a piece that is there already; empty or `-` for one that is still to come */ kode_barcode?: string; /** pieces; nothing means one */ qty?: number };
  PreOrderBatal: { alasan?: string; otorisasi?: string; /** empty: back to the marketplace or the account it came from; otherwise how the shop pays, which the owner approves */ pembayaran?: readonly Minta['Pembayaran'][] };
  PreOrderClosing: { detail_po?: readonly Minta['BarisClosing'][]; /** the approval, where the bank has not shown the money */ otorisasi?: string };
  PreOrderCocok: { data_transaksi?: readonly Minta['BayarPo'][] };
  PreOrderJual: { detail_barang?: readonly Minta['JualMinta'][]; keterangan?: string; /** empty: who took the pre-order */ kode_sales?: string; /** what the screen showed: refused when the server comes to another sum */ neto?: number | null; no_po?: string; otorisasi?: string; /** besides the money of the pre-order, which the server uses first */ pembayaran?: readonly Minta['Pembayaran'][] };
  PreOrderJualBatal: { alasan?: string; /** every piece of it on the scale once more */ detail_barang?: readonly Minta['BarangTimbang'][]; /** the sale, by the number of the whole transaction */ no_faktur?: string; otorisasi?: string };
  PreOrderMinta: { berat_estimasi?: number; deskripsi?: string; detail_barang?: readonly Minta['PreOrderBarang'][]; harga_estimasi?: number; harga_gram?: number; keterangan?: string; kode_intern?: string; kode_marketplace?: string; kode_member?: string; kode_sales?: string; /** the marketplace's number */ no_order?: string; /** the shop's account that the money comes to */ no_rekening?: string; /** where money goes back to, without a marketplace */ no_rekening_customer?: string; /** the sums of the lines: refused when the server comes to others */ qty_estimasi?: number; /** another date than the business day's, for who may */ tgl_po?: string };
  PreOrderValidasi: { data_transaksi?: readonly Minta['BayarCocok'][]; /** the file's name, for who later asks what came in */ nama_berkas?: string; /** the approval, where an order was paid before, or where nobody matches payments with the bank */ otorisasi?: string };
  ProfitBaru: { kode_barcode: string; profit: number };
  ProsesExternal: { /** numbers of pieces at the external shop */ data_barangs?: readonly string[]; /** codes of members */ data_members?: readonly string[] };
  PutusSerahKas: { alasan?: string; id: number; /** what the receiver counted */ jumlah_rp?: number; putusan: Minta['PutusanSerah'] };
  PutusanSerah: "TERIMA" | "TOLAK" | "TARIK";
  PutusanSusut: { alasan?: string; no_susut?: string; /** true: the loss is accepted and the books follow */ terima?: boolean };
  RentangExternal: { tgl_from?: string; tgl_to?: string };
  ResetPassword: { /** left out: one is made and shown once */ password?: string | null };
  ReturBarang: { /** also pieces that came from another supplier */ beda_supplier?: boolean; detail_barang?: readonly Minta['BarangDipindai'][]; keterangan?: string; /** who carries them to head office */ kurir?: string; /** of Master Supplier, when it goes to one */ supplier_barang?: string; /** SUPPLIER or PUSAT */ tujuan?: string };
  SelesaikanSelisihUang: { alasan?: string; /** all that is open when left out */ jumlah_rp?: number | null; otorisasi?: string; /** who paid what was missing, or was given what was too much */ pembayar?: string; tindakan?: Minta['TindakanSelisih'] };
  ServiceAmbilMinta: { keterangan?: string; kuasa?: Minta['ServiceKuasa'] | null; /** of the person on the document, as their card says: 16 digits */ nik?: string; otorisasi?: string; /** what the customer pays; the down payment is used by the server */ pembayaran?: readonly Minta['Pembayaran'][]; /** how the rest of a down payment above the cost goes back */ pengembalian?: readonly Minta['Pembayaran'][] };
  ServiceBarisMinta: { /** on the scale now */ berat?: number; /** of it, what is not gold */ berat_atribut?: number; jumlah_batu?: number; /** printed or stated; the group's when left out */ kadar?: number | null; kode_barcode?: string; kode_dept?: string; kode_group?: string; /** how it looked: scratches, a missing stone */ kondisi?: string; /** of a piece that is not of the chain */ nama_barang?: string; /** the line of a sale of the chain */ no_faktur_jual?: string; pekerjaan?: readonly Minta['ServicePekerjaan'][]; /** what the piece is worth, as a memo */ taksiran_rp?: number };
  ServiceBatalAmbilMinta: { alasan?: string; /** weights of the pieces now, by line */ detail_barang?: readonly Minta['ServiceBatalBaris'][]; otorisasi?: string };
  ServiceBatalBaris: { baris?: number; berat?: number; jumlah_batu?: number };
  ServiceBatalMinta: { alasan?: string; /** for work that was begun */ biaya_rp?: number; /** weights of the pieces now, by line */ detail_barang?: readonly Minta['ServiceBatalBaris'][]; kuasa?: Minta['ServiceKuasa'] | null; /** of who takes them home, the person on the document: 16 digits */ nik?: string; otorisasi?: string; /** what the customer pays when the work costs more than was paid down */ pembayaran?: readonly Minta['Pembayaran'][]; /** how the down payment goes back (work begun); before that it goes back the way it came */ pengembalian?: readonly Minta['Pembayaran'][] };
  ServiceEmasTambah: { berat?: number; kode_dept?: string; kode_group?: string; /** the tray it lies in: one that waits for the melt, or bullion */ kode_toko?: string };
  ServiceGantiBayarMinta: { kuasa?: Minta['ServiceKuasa'] | null; nik?: string; otorisasi?: string; pembayaran?: readonly Minta['Pembayaran'][] };
  ServiceHilangMinta: { alasan?: string; /** weights of the others, which go back to their owner */ detail_barang?: readonly Minta['ServiceBatalBaris'][]; /** the lines that are lost */ hilang?: readonly number[]; kuasa?: Minta['ServiceKuasa'] | null; /** of who takes the others home */ nik?: string; otorisasi?: string };
  ServiceHitungBaris: { berat?: number; kode_barcode?: string };
  ServiceHitungMinta: { detail_barang?: readonly Minta['ServiceHitungBaris'][]; keterangan?: string };
  ServiceJadiTokoMinta: { alasan?: string; /** weights of the pieces now, by line */ detail_barang?: readonly Minta['ServiceBatalBaris'][]; otorisasi?: string };
  ServiceKabari: { [kunci: string]: unknown };
  ServiceKuasa: { alamat?: string; nama?: string; /** 16 digits */ nik?: string; no_hp?: string };
  ServiceMinta: { customer?: Minta['PelangganMinta']; detail_barang?: readonly Minta['ServiceBarisMinta'][]; /** paid down; 0 for none */ dp_rp?: number; /** the estimate the screen showed: refused when the server comes to another */ estimasi_rp?: number | null; keterangan?: string; kode_sales?: string; otorisasi?: string; pembayaran?: readonly Minta['Pembayaran'][]; /** yyyy-MM-dd, today or later */ tgl_janji?: string };
  ServicePekerjaan: { biaya_rp?: number; /** of the master Deskripsi Service */ deskripsi?: string; /** PATRI, SEPUH, UKURAN, POLES, CUCI, BATU or LAIN: says which way the weight may go */ jenis_kerja?: string };
  ServiceProses: { keterangan?: string; /** empty: done in the shop */ kode_tukang?: string };
  ServiceSelesaiBaris: { /** its line of the service, from 1 */ baris?: number; berat?: number; /** what the work costs; the estimate when left out */ biaya_rp?: number | null; /** gold taken out, which goes back to its owner with the piece */ emas_kembali?: number; emas_tambah?: Minta['ServiceEmasTambah'] | null; jumlah_batu?: number; /** the purity by the test of who approves; asked for where gold was added or the piece is worth much */ kadar_uji?: number | null };
  ServiceSelesaiMinta: { /** all lines of the service */ detail_barang?: readonly Minta['ServiceSelesaiBaris'][]; keterangan?: string; otorisasi?: string };
  ServiceTokoBaris: { jumlah_batu?: number; kode_barcode?: string; kondisi?: string; pekerjaan?: readonly Minta['ServicePekerjaan'][] };
  ServiceTokoMinta: { detail_barang?: readonly Minta['ServiceTokoBaris'][]; keterangan?: string; kode_sales?: string; tgl_janji?: string };
  ServiceValid: { no_services?: readonly string[]; /** the cashier who answers for them */ user_id?: string };
  SesiTimbang: "PAGI" | "SORE";
  SettingToko: { key: string; value: string };
  SetujuHitungKas: { alasan: string; id: number };
  SetujuiOtorisasi: { /** the approver's own */ password: string };
  SimpanPrinter: { aktif?: boolean | null; /** host:port or the name of an agent; left out for a download */ alamat?: string; cara: Minta['CaraCetak']; jenis: Minta['JenisPrinter']; /** characters a line, for ESCPOS; 48 when left out */ lebar?: number | null; nama: string; /** of the printer the change was made on */ versi?: number | null };
  SortirBaris: { kode_barcode?: string; /** the tray it lay in when it was looked at; empty: wherever it lies */ kode_toko?: string; /** CUCI, RUSAK (or REPARASI), HANCUR, LABEL */ putusan?: string };
  SortirTimbang: { berat?: number; putusan?: string };
  SplashKatalog: { /** what an upload answered, or the place's own path: the picture stays; empty: none */ image_path?: string; /** TOP, CENTER or BOTTOM */ position: string; text: string; /** IMAGE or TEXT */ type_splash: string };
  StockCuciMinta: { berat?: number; /** what all of it cost */ harga_modal?: number; kode_dept?: string; kode_group?: string; qty?: number };
  TaksiranBarisMinta: { baris?: number; nilai_rp?: number };
  TaksiranMinta: { /** every pledge of the loan */ detail_barang?: readonly Minta['TaksiranBarisMinta'][] };
  TarifPpnJadwal: { berlaku: string; jenis: string; tarif: string };
  TarikPusat: { /** rows that head office does not have are deleted here, unless they are in use */ hapus_hilang?: boolean; /** slugs of the sets */ set: readonly string[]; /** registered on the socket, for the progress */ uid?: string | null };
  TerbitHarga: { /** what is not named is confirmed as it was carried forward */ baris: readonly Minta['UsulHarga'][]; /** of what was read; a change by somebody else in between is refused */ penanda: string; /** stores to publish for; left out, the store one works in. Others only for head office. */ toko?: readonly string[]; /** a change over the limit was seen and is meant */ yakin?: boolean };
  TerimaBarang: { /** why some are missing; wanted when some are */ alasan_kurang?: string; barang_lebih?: readonly Minta['BarangLebih'][]; detail_barang?: readonly Minta['BarangTerima'][]; keterangan?: string; /** the tray the pieces go into */ kode_toko?: string; no_kirim?: string };
  TerimaBatuMinta: { detail?: readonly Minta['BatuMasuk'][]; keterangan?: string; kode_supplier?: string };
  TerimaCuciBaris: { /** on the scale */ berat?: number; /** it did not come back and will not */ hilang?: boolean; kode_barcode?: string; /** it gets a new barcode */ label_baru?: boolean };
  TerimaSupplier: { /** SUPPLIER_FAKTUR with `no_faktur_pajak`, otherwise SUPPLIER_TANPA_FAKTUR, MASYARAKAT, LEBUR, LELANG */ asal_perolehan?: string; /** SUPPLIER, or PUSAT for what head office sent without a shipment of its own */ dari?: string; detail_barang?: readonly Minta['BarangBaru'][]; keterangan?: string; no_faktur_pajak?: string; /** of the supplier's delivery note */ no_surat_jalan?: string; /** the supplier, when it is one */ supplier_barang?: string };
  TerimaTukangBarang: { berat?: number; /** what of it is no gold */ berat_atribut?: number; /** as ordered; the group's when left out */ kadar_pesan?: number | null; kadar_uji?: number | null; kode_dept?: string; kode_group?: string; /** the tray; empty: the first that has room */ kode_toko?: string; /** the name of the type when left out */ nama_barang?: string; size?: string };
  TerimaTukangRosok: { berat?: number; kadar_uji?: number | null; kode_dept?: string; kode_group?: string; /** the tray, of a warehouse that waits for the melt */ kode_toko?: string };
  TerimaUang: { /** what was counted; what was sent when left out */ jumlah_rp?: number | null; /** why it differs; wanted when it does */ keterangan?: string };
  TimbangBaki: { berat: number | string; kode_gudang: string; /** the tray */ kode_toko: string; /** what the scale sent; empty when the weight was typed */ mentah?: string; sesi?: Minta['SesiTimbang'] | null };
  TindakanKurang: "DITEMUKAN" | "KEMBALI" | "HILANG";
  TindakanSelisih: "DITEMUKAN" | "DIGANTI" | "RUGI" | "DIKEMBALIKAN" | "LABA";
  TitipanBatal: { alasan?: string; otorisasi?: string };
  TitipanKembali: { alasan?: string; /** the approval, from the day after on */ otorisasi?: string; /** how the shop pays: CASH, or TRANSFER to the customer's account */ pembayaran?: readonly Minta['Pembayaran'][] };
  TitipanMinta: { /** LOCK: the grams are fixed at today's price; FLOAT: the price of the day of the sale */ cara_harga?: string; customer?: Minta['PelangganMinta']; jumlah_rp?: number; keterangan?: string; /** the piece that is put aside */ kode_barcode?: string; /** without a piece: the group a fixed price is for */ kode_group?: string; kode_sales?: string; pembayaran?: readonly Minta['Pembayaran'][] };
  TitipanValid: { no_titip?: readonly string[] };
  TokoAktif: { aktif: boolean };
  TokoTambah: { alamat_toko: string; kode_toko: string; nama_toko: string; no_telp: string; no_whatsapp: string; portal?: string | null };
  TokoUbah: { alamat_toko?: string | null; nama_toko?: string | null; no_telp?: string | null; no_whatsapp?: string | null; npwp?: string | null; /** head office only */ portal?: string | null; teks_logo?: string | null; /** of the data the change was made on; left out: whatever stands is changed */ versi?: number | null };
  TolakOtorisasi: { alasan: string };
  TotpKode: { kode: string };
  TotpPassword: { /** one's own */ password: string };
  Transaksi: { customer?: Minta['PelangganMinta']; detail_barang?: readonly Minta['JualMinta'][]; detail_beli?: readonly Minta['BeliMinta'][]; keterangan?: string; kode_marketplace?: string; kode_sales?: string; /** what the screen showed: refused when the server comes to another sum */ neto?: number | null; /** the marketplace's number */ no_order?: string; /** the approval of a price below cost, a weight that differs and the like */ otorisasi?: string; pembayaran?: readonly Minta['Pembayaran'][]; /** another date than the business day's, for who may */ tgl_dokumen?: string };
  TukarPoinCetak: { no_dok?: string; /** a printer of the store; left out, the paper is only written down as handed out, to be opened as PDF */ printer?: string };
  TuntaskanKurang: { alasan?: string; kode_barcode?: string; /** the tray it goes into; none for a lost piece */ kode_toko?: string; no_kirim?: string; /** the approval, where the person is no supervisor */ otorisasi?: string; tindakan?: Minta['TindakanKurang'] };
  UangBank: { deskripsi?: string; jenis: Minta['JenisBank']; jumlah_rp: number; /** of the shop's list; SETOR and TARIK have their own */ kategori?: string; no_rekening: string; /** the approval, where the category needs one */ otorisasi?: string };
  UangKas: { deskripsi: string; jenis: Minta['JenisKas']; jumlah_rp: number; kategori: string; /** the approval, where the category needs one */ otorisasi?: string };
  UbahAkun: { detail_akun: readonly Minta['IsiDetail'][]; /** the version that was read; another one in the table is a stale edit */ versi?: number | null; /** the day changed accounts hold from (`YYYY-MM-DD`); none: the store's business day. Accounts of lines that had none hold from the beginning. */ mulai?: string | null };
  UbahProfit: { data: readonly Minta['ProfitBaru'][] };
  UbahSidikJari: { /** 0 to 9 from the left little finger */ jari: number; /** one's own, not the user's */ password: string; user_id: string };
  UbahTampilan: { bawaan?: boolean | null; isi?: { [kunci: string]: string } | null; nama?: string | null };
  UpahTukangBaris: { id_kerja?: number; upah?: number };
  UserTambah: { /** stores they may work in besides their own; head office gives them */ cabang?: readonly string[]; kode_toko: string; /** SU, MU, OWN, DEV, SPV, KASIR, FIN or one of the shop's own */ level: string; no_whatsapp?: string; /** left out: one is made and shown once; either way it must be changed at the first login */ password?: string | null; pusat?: boolean; user_id: string; user_name: string };
  UserUbah: { /** gives the menus of the level's template in place of the present ones */ akses_template?: boolean; aktif: boolean; /** stores they may work in besides their own; left out: as they are */ cabang?: readonly string[] | null; kode_toko: string; level: string; no_whatsapp: string; pusat: boolean; user_name: string; versi: number };
  UsulHarga: { harga_beli: number; harga_jual: number; harga_rosok?: number; /** empty for pure gold */ kode_group: string; /** rupiah for a dollar, two decimals */ kurs_usd?: number };
  ValidasiMinta: { no_faktur_groups?: readonly string[] };
  ValidasiNonCash: { id_cashes?: readonly number[] };
}

export interface Jawaban {
  Alasan: { /** the line of its list, from 1; none for the whole document */ baris?: number | null; kode: Jawaban['KodeAlasan']; pesan: string };
  AlasanOtorisasi: { /** the line it is about; empty: the whole */ baris: string; /** stable, such as BAWAH_HARGA */ kode: string; pesan: string };
  AngkaHarga: { harga_beli: number; harga_jual: number; harga_rosok: number; /** rupiah for a dollar, two decimals */ kurs_usd: number };
  AturanLama_AturanKode: { berlaku: string; /** How codes of members are made. */ isi: { /** letters and digits that open a code of the chain */ awalan: string; /** of the whole code, with its check digit */ panjang: number }; nomor: number; oleh: string; waktu: string };
  AturanLama_AturanTingkat: { berlaku: string; isi: { /** from the lowest on; none: all members are alike */ tingkat: Jawaban['BarisTingkat'][] }; nomor: number; oleh: string; waktu: string };
  AturanLama_NilaiPoin: { berlaku: string; /** What a point is worth as a payment. */ isi: { rupiah: number }; nomor: number; oleh: string; waktu: string };
  AturanLama_Ucapan: { berlaku: string; /** What members are told, with what is put in their place: {nama}, {toko}, {poin}, {tanggal}. */ isi: { hangus: string; /** so many days before points lapse; 0: nobody is told */ hangus_hari: number; /** so many days before the birthday */ hari_sebelum: number; ulang_tahun: string }; nomor: number; oleh: string; waktu: string };
  AturanSatu_AturanKode: { /** since when; empty while nobody decided anything */ berlaku: string; /** How codes of members are made. */ isi: { /** letters and digits that open a code of the chain */ awalan: string; /** of the whole code, with its check digit */ panjang: number }; nanti?: Jawaban['AturanLama_AturanKode'] | null; riwayat: Jawaban['AturanLama_AturanKode'][] };
  AturanSatu_AturanTingkat: { /** since when; empty while nobody decided anything */ berlaku: string; isi: { /** from the lowest on; none: all members are alike */ tingkat: Jawaban['BarisTingkat'][] }; nanti?: Jawaban['AturanLama_AturanTingkat'] | null; riwayat: Jawaban['AturanLama_AturanTingkat'][] };
  AturanSatu_NilaiPoin: { /** since when; empty while nobody decided anything */ berlaku: string; /** What a point is worth as a payment. */ isi: { rupiah: number }; nanti?: Jawaban['AturanLama_NilaiPoin'] | null; riwayat: Jawaban['AturanLama_NilaiPoin'][] };
  AturanSatu_Ucapan: { /** since when; empty while nobody decided anything */ berlaku: string; /** What members are told, with what is put in their place: {nama}, {toko}, {poin}, {tanggal}. */ isi: { hangus: string; /** so many days before points lapse; 0: nobody is told */ hangus_hari: number; /** so many days before the birthday */ hari_sebelum: number; ulang_tahun: string }; nanti?: Jawaban['AturanLama_Ucapan'] | null; riwayat: Jawaban['AturanLama_Ucapan'][] };
  AwalDokumen: { alasan: string; batal_oleh: string; berat: number; jumlah: number; nama_berkas: string; /** the document that took it back; empty while it stands */ no_batal: string; no_dok: string; oleh: string; tgl_system: string; total: number; waktu: string };
  AwalJadi: { jumlah: number; no_dok: string; total: number };
  BagianDokumen: { /** cells in the order of the columns */ baris: unknown[][]; judul: string; kolom: Jawaban['KolomLaporan'][]; /** there are more than are shown */ lebih: boolean };
  BagianLaporan: { judul: string; kolom: Jawaban['KolomBagianLaporan'][]; kosong: string; /** what the first group column of its rows says */ nama: string; /** the value of the filter that asks for it alone */ pilihan: string };
  BagianRingkasan: { baris: Jawaban['BarisRingkasan'][]; judul: string };
  BakiTimbang: { berat_bandrol: number; berat_plastik: number; berat_stock: number; kode_baki: string; kode_gudang: string; /** the tray, as the goods calls name it */ kode_toko: string; nama_baki: string; pagi?: Jawaban['HasilTimbang'] | null; qty: number; /** tray, pieces, tags and bags together */ seharusnya: number; sore?: Jawaban['HasilTimbang'] | null; tara: number; toleransi: number };
  Barang: { berat: number; berat_asli: number; berat_atribut: number; berat_bandrol: number; berat_plastik: number; harga_atribut: number; kadar: number; kadar_cetak: number; kadar_modal: number; kode_barcode: string; kode_dept: string; kode_group: string; /** empty when it is in no warehouse */ kode_gudang: string; kode_intern: string; /** the tray, as the goods calls name it */ kode_toko: string; nama_atribut: string; nama_barang: string; profit: number; size: string; status: Jawaban['StatusBarang']; supplier_barang: string; tag_id: string; tgl_masuk: string; /** the store it is in, or was in last */ toko: string; total_pokok: number; versi: number };
  BarangDiduga: { berat: number; kode_barcode: string; nama_barang: string };
  BarangKeluar: { /** on the scale then, or on its tag */ berat: number; kode_barcode: string; nama_barang: string };
  BarangMilik: { berat: number; /** what the shop would pay today for it in good condition with its paper; none when that cannot be said */ harga_beli?: number | null; harga_total: number; kadar: number; kode_barcode: string; kode_group: string; kode_toko: string; nama_barang: string; no_faktur_group: string; no_faktur_jual: string; /** why it cannot be said */ sebab: string; tgl_system: string };
  BarangTersimpan: { id_foto: string; kode_barcode: string; kode_intern: string; nama_barang: string; /** the document that brought it in */ no_dok: string };
  BarisBerkasPo: { /** line of the file, the header being 1 */ baris: number; kode_marketplace: string; no_order: string; /** the account that paid, where the file tells; money goes back to it */ no_pengirim: string; no_rekening: string; /** nothing where the file has none */ nominal: number; salah: string[]; tanggal: string };
  BarisCurah: { baki_dari: string; baki_ke: string; berat: number; gudang_dari: string; gudang_ke: string; kode_dept: string; kode_group: string; nama_dept: string; nilai: number; qty: number; sisa_berat: number; /** what the tray held afterwards */ sisa_qty: number };
  BarisDokHadiah: { harga: number; kode_hadiah: string; nama_hadiah: string; /** less than nothing: a count found fewer */ qty: number };
  BarisImporBerkas: { /** line of the file, the header being 1 */ baris: number; isi: { [kunci: string]: string }; salah: string[] };
  BarisJurnalDok: { debit: number; keterangan: string; kredit: number; nama_akun: string; no_dok: string; nomor_akun: string; sebab: string; tanggal: string; urut: number };
  BarisPratinjauAturan: { label: string; sebelum: string; sesudah: string };
  BarisPusat: { beda: Jawaban['BedaPusat'][]; /** BARU, BERUBAH, HILANG */ keadaan: string; kunci: string };
  BarisRingkasan: { banyak?: number | null; berat?: number | null; /** worth a second look */ perhatian: boolean; rupiah?: number | null; uraian: string };
  BarisRiwayat: { berat: number; id: string; jenis: string; kode_toko: string; /** the document; empty where there is none */ no_dok: string; poin: number; /** signed: what the shop paid is below zero */ rupiah: number; status: string; tgl_system: string; uraian: string; waktu: string };
  BarisRumus: { keterangan: string; nilai: number };
  BarisSuspens: { banyak: number; contoh: string; debit: number; kode: string; kredit: number; sebab: string; sejak: string; tipe: string; trx: string };
  BarisTingkat: { /** spent in twelve months */ dari_rp: number; nama: string; /** hundredths: 100 earns what the masters say, 150 half as much again */ pengali: number };
  Batu: { /** it is the shop's, or in a piece of the shop's */ aktif: boolean; /** it has a certificate as a file */ berkas: boolean; butir: number; carat: number; clarity: string; color: string; cutgrade: string; fluorescence: string; /** SATUAN or PAKET */ jenis: string; jenis_batu: string; keterangan: string; kode_batu: string; kode_supplier: string; laboratorium: string; nilai: number; no_masuk: string; no_sertifikat: string; polish: string; shape: string; symmetry: string; /** BRANKAS, BARANG:…, TUKANG:…; empty when it does not lie in this store */ tempat: string; tempat_sertifikat: string; tgl_masuk: string; usd_carat: number };
  BatuBarang: { butir: number; /** thousandths of a carat */ carat: number; clarity: string; color: string; harga: number; jenis_batu: string; /** its code in the register; empty: from before it */ kode_batu: string; sertifikat: string; shape: string };
  BatuTerpasang: { baris: number; butir: number; carat: number; clarity: string; color: string; jenis_batu: string; kode_batu: string; sertifikat: string; shape: string; usd_carat: number };
  BedaPusat: { di_pusat: string; di_sini: string; kolom: string; label: string };
  BeliBaris: Jawaban['BeliIsi'] & ({ alasan: Jawaban['Alasan'][]; nota?: Jawaban['NotaAsal'] | null; /** its weight must be validated by a second person */ susut: string });
  BeliIsi: { /** how its stones were found: COCOK, TANPA SERTIFIKAT, TIDAK COCOK, or nobody looked */ batu: string; /** what was paid for them on the nota, the share of it, and what is paid now */ batu_nota: number; batu_persen: number; /** that is paid */ berat: number; berat_nota: number; berat_timbang: number; /** IKUT_NOTA, IKUT_PASAR, LEBUR */ cara_nilai: string; harga: number; /** the day's selling price of a gram */ harga_emas: number; harga_hitung: number; harga_nota: number; harga_rata: number; jenis_group: string; kadar: number; kadar_uji: number; kelompok_harga: string; kode_baki: string; kode_barcode: string; kode_dept: string; kode_group: string; /** where it goes */ kode_gudang: string; kondisi: string; nama_barang: string; nilai: number; nilai_batu: number; no_faktur_ext: string; no_faktur_nota: string; potongan: number; rata_asal: number; rugi_nota: number; rumus: Jawaban['NiagaRumus'][]; /** NOTA, NOTA HILANG, TOKO LAIN, TANPA SURAT */ surat: string; tgl_nota: string; /** BAGUS, RUSAK, LEBUR */ tipe_kondisi: string; /** the store and the number of the chain's nota; empty without one */ toko_nota: string };
  BeliKunci: { kode_sales: string; no_faktur_beli: string; no_faktur_group: string; /** the loss of weight that a second person validates */ no_susut: string; tgl_system: string };
  BeliMinta: { /** how its stones were found: COCOK (with their certificate), TANPA SERTIFIKAT, TIDAK COCOK; empty: nobody looked */ batu: string; berat_timbang: number; /** the price that was agreed; left out, the computed one */ harga?: number | null; /** tested; left out, the purity of the nota or the group */ kadar_uji?: number | null; /** or the barcode on the tag */ kode_barcode: string; kode_dept: string; kode_group: string; kondisi: string; nama_barang: string; /** the number on another shop's letter */ no_faktur_ext: string; /** the chain's nota: the number of the line */ no_faktur_jual: string; /** NOTA, NOTA HILANG, TOKO LAIN, TANPA SURAT */ surat: string };
  BerkasMember: { jumlah: number; nama_berkas: string; no_dok: string; oleh: string; poin: number; tgl_system: string; waktu: string };
  CaraCetak: "JARINGAN" | "AGEN" | "UNDUH";
  CaraOtorisasi: "PASSWORD" | "FINGERPRINT" | "KOTAK";
  Cicilan: Jawaban['CicilanIsi'] & { denda_rp: number; /** the pieces are with the customer */ diserahkan: boolean; hari_lewat: number; /** of the oldest that is not paid; empty where none is */ jatuh_tempo: string; sisa_bunga: number; sisa_pokok: number; /** both together; nothing once it ended */ sisa_rp: number; /** AKTIF, MACET, LUNAS, LELANG, BATAL */ tahap: string; tgl_tahap: string; /** instalments that are late, and what of them is left */ tunggak: number; tunggak_rp: number };
  CicilanAkhir: { alasan: string; biaya_rp: number; denda_rp: number; dibayar_rp: number; diserahkan: boolean; disetujui: string; dp_rp: number; hapus_rp: number; /** LELANG or BATAL */ jenis: string; nilai_barang: number; no_akhir: string; no_beli: string; oleh: string; piutang_rp: number; pokok_rp: number; potong_rp: number; tgl_system: string; turun_rp: number; utuh: boolean; waktu: string };
  CicilanAlokasi: { bebas_rp: number; bunga_rp: number; denda_rp: number; ke: number; pokok_rp: number };
  CicilanAngsuran: { /** interest that an early end did not ask for */ bebas_rp: number; bunga_rp: number; /** owed today */ denda_rp: number; dibayar_bunga: number; dibayar_denda: number; dibayar_pokok: number; /** days it is late */ hari_lewat: number; jatuh_tempo: string; jumlah_rp: number; ke: number; pokok_rp: number; /** principal and interest that are left */ sisa_rp: number; /** LUNAS, SEBAGIAN, BELUM, TERLAMBAT */ status: string };
  CicilanBaris: Jawaban['CicilanBarisIsi'] & { /** its line of the sale; empty until it is sold */ no_faktur_jual: string };
  CicilanBarisIsi: { baris: number; berat: number; diskon: number; harga_gram: number; harga_jual: number; harga_total: number; kadar: number; kadar_cetak: number; kode_barcode: string; kode_dept: string; kode_group: string; nama_barang: string; nilai_emas: number; ongkos: number };
  CicilanBayar: Jawaban['CicilanBayarIsi'] & { alokasi: Jawaban['CicilanAlokasi'][]; bisa_batal: boolean; /** empty unless it was taken back */ no_batal: string; pembayaran: Jawaban['FakturBayar'][] };
  CicilanBayarIsi: { /** interest of months that never began */ bebas_rp: number; bunga_rp: number; denda_rp: number; diserahkan: boolean; /** ANGSURAN, LUNAS, AWAL */ jenis: string; jumlah_rp: number; keterangan: string; no_bayar: string; no_cicilan: string; oleh: string; penyetor: string; pokok_rp: number; sisa_pokok: number; tgl_system: string; waktu: string };
  CicilanIsi: { alamat_customer: string; berat: number; /** kept when it ends before it is paid */ biaya_rp: number; /** flat, a month */ bunga_persen: number; bunga_rp: number; /** a day, for each instalment that is late */ denda_harian: number; /** of what is late, at most */ denda_maks: number; dp_persen: number; dp_rp: number; harga_rp: number; input_by: string; keterangan: string; kode_cicilan: string; kode_member: string; kode_pelanggan: string; kode_sales: string; /** so many missed ones make it MACET */ macet_kali: number; nama_customer: string; nik_samar: string; no_cicilan: string; no_hp: string; pokok_rp: number; qty: number; tenor: number; tgl_system: string; uraian: string; waktu: string };
  CicilanPenjelasan: { jumlah_rp: number; keterangan: string };
  CicilanPeristiwa: { disetujui: string; jumlah_rp: number; keterangan: string; oleh: string; /** the document that did it */ rujukan: string; /** AKAD, BAYAR, BATAL BAYAR, SERAH, BATAL SERAH, LUNAS, LELANG, BATAL, KABAR */ tahap: string; tgl_system: string; urut: number; waktu: string };
  CicilanSekian: { banyak: number; jumlah_rp: number };
  CicilanTurun: { baris: number; berat: number; harga_akad: number; harga_kini: number; nama_barang: string; turun_rp: number };
  CiokDaftar: { baris: number; berat: number; kadar_uji: number; kode_dept: string; kode_group: string; murni: number; nama_pelebur: string; nilai: number; no_hasil: string; no_lot: string; tgl_system: string };
  CocokBuku: { buku: string; jurnal: number; saldo_buku: number; sampai: string; selisih: number };
  Contoh: Jawaban['ContohIsi'] & Jawaban['ContohNasib'];
  ContohIsi: { berat: number; kadar: number; keterangan: string; kode_barcode: string; kode_dept: string; kode_group: string; kode_tukang: string; /** TOKO or CUSTOMER */ milik: string; nama_barang: string; /** of the shop's: what it was worth that day */ nilai_rp: number; no_contoh: string; no_pesanan: string; oleh: string; /** the customer's name; empty for the shop's */ pemilik: string; tgl_system: string; waktu: string };
  ContohNasib: { berat_kembali: number; nama_tukang: string; no_kembali: string; oleh_kembali: string; /** lighter: negative */ selisih: number; /** KELUAR or KEMBALI */ status: string; tgl_kembali: string };
  DasborArus: { keluar: number; masuk: number; /** category, or the cashier whose drawer it is */ nama: string };
  DasborBaris: { /** rows of the books behind it */ banyak: number; jumlah_rp: number; /** category of a cost, account of money that waits */ nama: string };
  DasborNilai: { jumlah_rp: number; /** `08` for an hour, `2026-11-15` for a day */ label: string };
  DefKolom: { bantuan: string; bawaan: string; di_tabel: boolean; jenis: string; label: string; maks: number; nama: string; pilihan?: string[] | null; rujuk?: string | null; /** the column that says whether a value is a percentage or rupiah */ satuan?: string | null; /** shown, never typed */ sistem: boolean; wajib?: string | null };
  DetailAkun: { _id: string; /** DEBIT or KREDIT */ jenis_akun: string; keterangan: string; kode_akun: string; /** empty while none was chosen */ nomor_akun: string };
  DilelangBaris: { baris: number; kode_barcode: string; nilai_rp: number };
  DilewatiOpname: { alasan: string; kode: string };
  DipertahankanPusat: { alasan: string; id: string; kunci: string };
  DokBarang: { berat: number; /** the document that took it back; empty when none did */ dibatalkan: string; /** TAMBAH, PINDAH, HANCUR, RETUR …; BATAL reverses the document in `rujukan` */ jenis: string; keterangan: string; lawan: string; no_dok: string; oleh: string; qty: number; rujukan: string; tgl_system: string; waktu: string };
  DokBarangBaris: { baki_dari: string; baki_ke: string; berat: number; berat_stock: number; gudang_dari: string; gudang_ke: string; kadar_cetak: number; kode_barcode: string; kode_dept: string; kode_group: string; kode_intern: string; kondisi: string; nama_barang: string };
  DokBarangTercatat: { berat: number; no_dok: string; qty: number; tgl_system: string };
  DokBatu: { butir: number; carat: number; disetujui: string; /** TERIMA, RETUR, PASANG, LEPAS, KE TUKANG, DARI TUKANG, AWAL */ jenis: string; keterangan: string; kode_barcode: string; kode_lawan: string; kurs: number; nama_lawan: string; nilai: number; no_dok: string; oleh: string; tgl_system: string; toko: string; waktu: string };
  DokTukang: { /** who tested or approved it */ disetujui: string; /** EMAS, TERIMA or UPAH */ jenis: string; keterangan: string; murni: number; /** the document that took it back; empty: it stands */ no_batal: string; no_dok: string; oleh: string; susut: number; tgl_system: string; total: number; waktu: string };
  EfakturDiekspor: { batal: number; dpp: number; faktur: number; id: number; ppn: number };
  EfakturMenunggu: { bulan: string; dokumen: number; dpp: number; ppn: number };
  EksporEfaktur: { dari: string; dpp: number; faktur: number; id: number; oleh: string; ppn: number; sampai: string; waktu: string };
  Faktur: Jawaban['FakturKepala'] & Jawaban['FakturNasib'];
  FakturBayar: { /** MASUK or KELUAR */ arah: string; atas_nama: string; diterima: number; jenis: string; jumlah_rp: number; kartu_akhir: string; no_rekening: string; no_rekening_tujuan: string; /** the deposit or the coupon */ rujukan: string; /** JUAL or BELI */ sisi: string };
  FakturBeli: Jawaban['BeliKunci'] & Jawaban['BeliIsi'];
  FakturJual: Jawaban['JualKunci'] & Jawaban['JualIsi'];
  FakturKembali: { no_faktur_beli: string; no_faktur_jual: string; tgl_system: string; toko: string };
  FakturKepala: { alamat_customer: string; berat_beli: number; berat_jual: number; input_by: string; /** JUAL, BELI, TUKAR */ jenis: string; jenis_pelanggan: string; kembali: number; keterangan: string; kode_marketplace: string; kode_member: string; kode_pelanggan: string; kode_sales: string; nama_customer: string; neto: number; /** the first four and the last two digits of the NIK */ nik_samar: string; no_faktur_group: string; no_hp: string; no_order: string; qty_beli: number; qty_jual: number; tgl_dokumen: string; tgl_system: string; tipe_nota: string; total_beli: number; total_jual: number; waktu: string };
  FakturNasib: { batal_alasan: string; batal_oleh: string; /** notas handed out so far */ cetakan: number; /** the document that took it back, and by whom; empty while nobody did */ no_batal: string; /** who validated it; empty while nobody did */ valid_oleh: string };
  GroupPratinjauHarga: { baru?: Jawaban['AngkaHarga'] | null; berat: number; kadar: number; /** empty for stock whose purity fits no group: valued as fine gold */ kode_group: string; lama?: Jawaban['AngkaHarga'] | null; margin_baru: number; /** selling less buying, for a gram */ margin_lama: number; nama: string; nilai_baru: number; nilai_lama: number; qty: number };
  HadiahMasukKepala: { batal: boolean; batal_alasan: string; batal_oleh: string; disetujui: string; input_by: string; jenis: string; keterangan: string; no_bukti: string; no_dok: string; supplier: string; tgl_system: string; waktu: string };
  HalTutup: { /** numbers, names: the first of them */ contoh: string[]; kode: string; /** the only people who can put it right; empty: whoever has the screen */ oleh: string[]; pesan: string; /** the screen where it is put right; empty where there is none */ rute: string };
  HargaHariBaris: { /** the day the price is carried forward from; none when the day has a row of its own */ dari_tanggal?: string | null; /** empty for pure gold */ kode_group: string; konfirmasi: boolean; lama?: Jawaban['AngkaHarga'] | null; nama: string; usul?: Jawaban['AngkaHarga'] | null };
  HargaHariGroup: { harga?: Jawaban['AngkaHarga'] | null; /** hundredths of a percent */ kadar: number; kadar_cetak: number; kode_group: string; nama: string };
  HariJurnal: { baris: number; debit: number; dokumen: number; kredit: number; sementara: boolean; sidik: string; suspens: number; tanggal: string };
  HariTerjurnal: { baris: number; debit: number; dokumen: number; kali: number; keadaan: string; oleh: string; suspens: number; tanggal: string; waktu: string };
  HasilTimbang: { berat: number; cocok: boolean; /** typed, not read from a scale */ diketik: boolean; no_timbang: string; oleh: string; selisih: number; waktu: string };
  HitungJaminan: { beda: number; /** differences that nobody answered yet */ belum: number; cocok: number; kantong: number; keterangan: string; no_hitung: string; oleh: string; /** a place of the safe; empty: all of it */ tempat: string; tgl_system: string; waktu: string };
  HitungJaminanBaris: { alasan: string; baris: number; berat: number; berat_buku: number; disetujui: string; /** ADA, HILANG, LEBIH, BEDA or SALAH TEMPAT */ hasil: string; jawab_oleh: string; keterangan: string; no_hutang: string; no_kantong: string; /** KETEMU, SALAH TIMBANG or HILANG; empty: not answered */ putusan: string; qty: number; qty_buku: number; tempat: string };
  Hutang: Jawaban['HutangKepala'] & { berat: number; /** what redeeming costs today; nothing once it is closed */ bunga_rp: number; denda_rp: number; /** days past the due day */ hari_lewat: number; hutang_rugi: boolean; no_kantong: string; no_penerus: string; peringatan: number; qty: number; /** TUNGGU, AKTIF, LUNAS, LELANG, BATAL */ status: string; tempat: string; terbuka: boolean; tgl_peringatan: string; tgl_status: string; tiket: number; total_bayar: number; uraian: string; valid_by: string };
  HutangBaris: Jawaban['HutangBarisIsi'] & Jawaban['HutangBarisFoto'];
  HutangBarisFoto: { foto_kembali: boolean; foto_masuk: boolean };
  HutangBarisIsi: { baris: number; berat: number; berat_atribut: number; harga_gram: number; jumlah_batu: number; kadar: number; kadar_sebut: number; kadar_uji: number; kode_barcode: string; kode_dept: string; kode_group: string; /** the tray it lies in */ kode_toko: string; kondisi: string; lebur_rp: number; ltv: number; milik_rantai: boolean; murni: number; nama_barang: string; nilai_emas_rp: number; no_faktur_jual: string; plafond_rp: number; pokok_rp: number; potongan_rp: number; /** KADAR, BAWAAN, POKOK or AWAL */ sumber: string; taksiran_rp: number; toko_nota: string };
  HutangBiayaHari: { bunga_rp: number; denda_rp: number; /** days from the first */ hari: number; hutang_rugi: boolean; /** days charged */ lama: number; tgl: string; total_bayar: number };
  HutangBoleh: { batal: string; batal_lelang: string; cair: string; hilang: string; lanjut: string; lunas: string };
  HutangKepala: { alamat_customer: string; /** BARU, LANJUT or AWAL */ asal: string; biaya_rp: number; blok_hari: number; /** percent of 30 days */ bunga: number; dasar_bunga_rp: number; denda: number; grace_hari: number; input_by: string; jatuh_tempo: string; jenis_pelanggan: string; jumlah_hutang: number; /** the bag it was put into */ kantong_awal: string; keterangan: string; kode_member: string; kode_pelanggan: string; kode_sales: string; lebur_rp: number; min_hari: number; nama_customer: string; nik_samar: string; no_akar: string; no_asal: string; no_faktur_hutang: string; no_faktur_manual: string; no_hp: string; no_lunas: string; pembulatan: number; penguji: string; plafond_rp: number; taksiran_rp: number; tenor_hari: number; /** the day interest begins */ tgl_hutang: string; tgl_system: string; /** its money waits for the validation */ tunggu: boolean; waktu: string };
  HutangLelangBaris: { baris: number; berat: number; foto: boolean; jumlah: number; kadar: number; kode_group: string; nama_barang: string; taksiran_rp: number };
  HutangLunas: { alamat_customer: string; bunga_rp: number; /** TEBUS, PERPANJANG, CICIL, TAMBAH or SEBAGIAN */ cara: string; denda_rp: number; detail_barang: Jawaban['HutangLunasBaris'][]; jumlah_hutang: number; jumlah_hutang_baru: number; keluar_rp: number; keterangan: string; kode_sales: string; kuasa: boolean; lama_pinjam: number; masuk_rp: number; nama_customer: string; nik_samar: string; /** the document that took it back; empty while it holds */ no_batal: string; no_faktur_hutang: string; no_hp: string; no_lunas: string; no_penerus: string; oleh: string; pengambil: string; potongan_bunga_rp: number; potongan_denda_rp: number; /** the last link of its line: it can be taken back */ terakhir: boolean; tgl_bunga: string; tgl_hutang: string; tgl_system: string; waktu: string };
  HutangLunasBaris: { baris: number; berat: number; foto_kembali: boolean; /** it went back to the customer with this closing */ keluar: boolean; nama_barang: string };
  HutangPeristiwa: { disetujui: string; keterangan: string; oleh: string; /** BUKA, VALID, CAIR, LUNAS, BATAL, BATAL LUNAS, LELANG, BATAL LELANG, HILANG, KANTONG, PERINGATAN, KELEBIHAN */ peristiwa: string; /** the document that did it */ rujukan: string; tgl_system: string; urut: number; /** the cashier who answers for a validated one */ user_id: string; waktu: string };
  HutangPlafondPelanggan: { /** what they owe now, without a loan that this one follows */ berjalan_rp: number; faktur: number; jenis_pelanggan: string; /** 0: any number */ maks_faktur: number; /** of one loan */ maks_rp: number; maks_total_rp: number };
  HutangRantai: { /** how it came about; empty for the first */ cara: string; jumlah_hutang: number; no_faktur_hutang: string; status: string; tgl_hutang: string };
  HutangUraianBunga: { jumlah: number; uraian: string };
  ImporBarangJadi: { jumlah: number; no_dok: string };
  IsiBaki: { berat: number; qty: number };
  IsiKepala: { isi: { [kunci: string]: unknown }; /** as a column's */ jenis: string; label: string };
  JariTerdaftar: { /** base64; only for the user's own session and for an agent of a store where they may approve */ bytes?: string | null; jari: number };
  JawabDaftar_Barang_TotalBarang: { count: number; data: { berat: number; berat_asli: number; berat_atribut: number; berat_bandrol: number; berat_plastik: number; harga_atribut: number; kadar: number; kadar_cetak: number; kadar_modal: number; kode_barcode: string; kode_dept: string; kode_group: string; /** empty when it is in no warehouse */ kode_gudang: string; kode_intern: string; /** the tray, as the goods calls name it */ kode_toko: string; nama_atribut: string; nama_barang: string; profit: number; size: string; status: Jawaban['StatusBarang']; supplier_barang: string; tag_id: string; tgl_masuk: string; /** the store it is in, or was in last */ toko: string; total_pokok: number; versi: number }[]; /** What all pieces that fit come to. */ total: { berat: number; berat_asli: number } };
  JawabDaftar_BarisOpname_TotalBarisOpname: { count: number; data: ({ baki_buku: string; baki_scan: string; berat: number; gudang_buku: string; gudang_scan: string; kadar_cetak: number; kelas: Jawaban['KelasOpname']; keterangan: string; /** the barcode, or the code as it was read where nobody knows it */ kode: string; kode_barcode: string; kode_dept: string; kode_group: string; nama_barang: string; nilai: number; oleh_scan?: string | null; waktu_scan?: string | null })[]; /** What all lines that fit come to. */ total: { berat: number } };
  JawabDaftar_Batu_BatuTotal: { count: number; data: { /** it is the shop's, or in a piece of the shop's */ aktif: boolean; /** it has a certificate as a file */ berkas: boolean; butir: number; carat: number; clarity: string; color: string; cutgrade: string; fluorescence: string; /** SATUAN or PAKET */ jenis: string; jenis_batu: string; keterangan: string; kode_batu: string; kode_supplier: string; laboratorium: string; nilai: number; no_masuk: string; no_sertifikat: string; polish: string; shape: string; symmetry: string; /** BRANKAS, BARANG:…, TUKANG:…; empty when it does not lie in this store */ tempat: string; tempat_sertifikat: string; tgl_masuk: string; usd_carat: number }[]; /** Over every stone that fits. */ total: { butir: number; carat: number; nilai: number } };
  JawabDaftar_Cicilan_CicilanTotal: { count: number; data: (Jawaban['CicilanIsi'] & { denda_rp: number; /** the pieces are with the customer */ diserahkan: boolean; hari_lewat: number; /** of the oldest that is not paid; empty where none is */ jatuh_tempo: string; sisa_bunga: number; sisa_pokok: number; /** both together; nothing once it ended */ sisa_rp: number; /** AKTIF, MACET, LUNAS, LELANG, BATAL */ tahap: string; tgl_tahap: string; /** instalments that are late, and what of them is left */ tunggak: number; tunggak_rp: number })[]; /** Over every contract that fits; cancelled ones count for nothing. */ total: { dp_rp: number; harga_rp: number; qty: number; sisa_bunga: number; sisa_pokok: number; tunggak_rp: number } };
  JawabDaftar_Contoh_ContohTotal: { count: number; data: (Jawaban['ContohIsi'] & Jawaban['ContohNasib'])[]; /** Over every row that fits. */ total: { berat: number; /** that did not come back yet */ keluar: number } };
  JawabDaftar_DokBarang_TotalDokumenBarang: { count: number; data: { berat: number; /** the document that took it back; empty when none did */ dibatalkan: string; /** TAMBAH, PINDAH, HANCUR, RETUR …; BATAL reverses the document in `rujukan` */ jenis: string; keterangan: string; lawan: string; no_dok: string; oleh: string; qty: number; rujukan: string; tgl_system: string; waktu: string }[]; /** What all documents that fit come to. What was taken back counts for nothing, nor does what took it back. */ total: { berat: number; qty: number } };
  JawabDaftar_Faktur_TotalFaktur: { count: number; data: (Jawaban['FakturKepala'] & Jawaban['FakturNasib'])[]; total: { berat_beli: number; berat_jual: number; neto: number; qty_beli: number; qty_jual: number; total_beli: number; total_jual: number } };
  JawabDaftar_HitungJaminan_HitungJaminanTotal: { count: number; data: { beda: number; /** differences that nobody answered yet */ belum: number; cocok: number; kantong: number; keterangan: string; no_hitung: string; oleh: string; /** a place of the safe; empty: all of it */ tempat: string; tgl_system: string; waktu: string }[]; total: { /** differences that nobody answered yet */ belum: number } };
  JawabDaftar_HutangLelang_HutangLelangTotal: { count: number; data: { alamat_customer: string; bunga_rp: number; denda_rp: number; detail_barang: Jawaban['HutangLelangBaris'][]; /** why it may not be auctioned; empty: it may */ halangan: string; hutang_rugi: boolean; jatuh_tempo: string; jumlah_hutang: number; kode_member: string; kode_sales: string; nama_customer: string; /** what they set; 0 until two did */ nilai_rp: number; no_faktur_hutang: string; no_faktur_manual: string; no_kantong: string; /** BELUM, SATU or DUA persons have set its value today */ taksiran: string; tgl_hutang: string; total_bayar: number }[]; total: { jumlah_hutang: number } };
  JawabDaftar_HutangLunas_HutangLunasTotal: { count: number; data: { alamat_customer: string; bunga_rp: number; /** TEBUS, PERPANJANG, CICIL, TAMBAH or SEBAGIAN */ cara: string; denda_rp: number; detail_barang: Jawaban['HutangLunasBaris'][]; jumlah_hutang: number; jumlah_hutang_baru: number; keluar_rp: number; keterangan: string; kode_sales: string; kuasa: boolean; lama_pinjam: number; masuk_rp: number; nama_customer: string; nik_samar: string; /** the document that took it back; empty while it holds */ no_batal: string; no_faktur_hutang: string; no_hp: string; no_lunas: string; no_penerus: string; oleh: string; pengambil: string; potongan_bunga_rp: number; potongan_denda_rp: number; /** the last link of its line: it can be taken back */ terakhir: boolean; tgl_bunga: string; tgl_hutang: string; tgl_system: string; waktu: string }[]; /** Over every closing that fits and holds. */ total: { bunga_rp: number; denda_rp: number; jumlah: number; jumlah_hutang: number; keluar_rp: number; masuk_rp: number; potongan_rp: number } };
  JawabDaftar_HutangTempo_HutangTempoTotal: { count: number; data: { /** the first day it may be auctioned, as far as its due day goes */ boleh_lelang: string; bunga_rp: number; denda_rp: number; /** why it may not; empty: it may */ halangan: string; /** below 0: days to go */ hari_lewat: number; /** interest has passed the principal */ hutang_rugi: boolean; jatuh_tempo: string; jumlah_hutang: number; /** where the next page begins */ kunci: string; nama_customer: string; no_faktur_hutang: string; no_hp: string; no_kantong: string; /** how many notices */ peringatan: number; tgl_hutang: string; tgl_peringatan: string; total_bayar: number; uraian: string }[]; /** Over what fits. */ total: { /** there are more than were counted */ lebih: boolean; tenggang_hari: number } };
  JawabDaftar_Hutang_HutangTotal: { count: number; data: (Jawaban['HutangKepala'] & { berat: number; /** what redeeming costs today; nothing once it is closed */ bunga_rp: number; denda_rp: number; /** days past the due day */ hari_lewat: number; hutang_rugi: boolean; no_kantong: string; no_penerus: string; peringatan: number; qty: number; /** TUNGGU, AKTIF, LUNAS, LELANG, BATAL */ status: string; tempat: string; terbuka: boolean; tgl_peringatan: string; tgl_status: string; tiket: number; total_bayar: number; uraian: string; valid_by: string })[]; /** Over every loan that fits; cancelled ones count for nothing. */ total: { berat: number; jumlah: number; jumlah_hutang: number; qty: number; taksiran_rp: number } };
  JawabDaftar_Kantong_KantongTotal: { count: number; data: { berat: number; jatuh_tempo: string; jumlah_hutang: number; nama_customer: string; no_faktur_hutang: string; no_kantong: string; qty: number; tempat: string }[]; total: { berat: number; jumlah_hutang: number; kantong: number } };
  JawabDaftar_Kelebihan_KelebihanTotal: { count: number; data: { alamat_customer: string; kelebihan_rp: number; lewat: boolean; nama_customer: string; nik_samar: string; no_bayar: string; no_faktur_hutang: string; no_hp: string; no_lelang: string; penerima: string; /** kept for the customer until then */ sampai: string; sisa_rp: number; /** TERBUKA, DIBAYAR or DIPUTUS */ status: string; tgl_bayar: string; tgl_lelang: string }[]; total: { kelebihan_rp: number; sisa_rp: number } };
  JawabDaftar_KirimRingkas_TotalKirim: { count: number; data: { asal: string; berat: number; jenis: string; keterangan: string; kode_marketplace: string; kurir: string; nama_asal: string; nama_tujuan: string; no_kirim: string; no_resi: string; oleh: string; /** when the online shop's server took it; empty until it did */ online_pada: string; qty: number; sisa_berat: number; /** still on its way */ sisa_qty: number; /** DIKIRIM, KURANG (received, some missing), SELESAI, BATAL */ status: string; tgl_system: string; tujuan: string; waktu: string }[]; /** What all shipments that fit come to; cancelled ones count for nothing, unless only they were asked for. */ total: { berat: number; qty: number; sisa_qty: number } };
  JawabDaftar_KuponTransaksi_TotalKupon: { count: number; data: (Jawaban['KuponIsi'] & Jawaban['KuponNasib'])[]; total: { /** what they paid */ nilai_pakai: number } };
  JawabDaftar_LotCuci_TotalSepuhan: { count: number; data: { berat: number; /** a type lost more than its norm */ di_atas: boolean; disetujui: string; hilang: number; /** the last answer to its loss; empty: none */ jawaban: string; keterangan: string; kode_tukang: string; lebih: number; murni: number; murni_kembali: number; nama_tukang: string; no_lot: string; oleh: string; /** CUCI or SEPUH */ pekerjaan: string; qty: number; qty_kembali: number; /** KELUAR, SEBAGIAN, SELESAI or BATAL */ status: string; susut: number; susut_norma: number; tgl_system: string; timbang: number; waktu: string }[]; /** What documents that stand come to. */ total: { berat: number; murni: number; qty: number } };
  JawabDaftar_ManualFaktur_TotalManual: { count: number; data: (Jawaban['ManualKunci'] & Jawaban['ManualIsi'] & Jawaban['ManualTransaksi'] & Jawaban['ManualNasib'])[]; total: { berat: number; harga: number; qty: number } };
  JawabDaftar_Peringatan_PeringatanTotal: { count: number; data: { /** it counts for an auction: a letter, or a message that was delivered */ berlaku: boolean; /** SURAT, PESAN or TELEPON */ cara: string; /** the first, the second ... of its loan */ ke: number; keterangan: string; nama_customer: string; no_faktur_hutang: string; no_peringatan: string; oleh: string; penerima: string; /** of the outbox; empty for a letter or a call */ status_pesan: string; tgl_system: string; /** what redeeming cost that day */ total_rp: number; /** the address or the number it went to */ tujuan: string; waktu: string }[]; total: { jumlah: number } };
  JawabDaftar_Pesanan_PesananTotal: { count: number; data: (Jawaban['PesananIsi'] & Jawaban['PesananNasib'] & { /** so many days; 0 or less while it is not late */ hari_lewat: number; /** open and past its promised day */ terlambat: boolean })[]; /** Over every row that fits. */ total: { berat_estimasi: number; jumlah_bayar: number; qty: number; sisa_dp: number; total_harga: number } };
  JawabDaftar_ServiceGanti_ServiceGantiTotal: { count: number; data: { alasan: string; disetujui: string; dp_rp: number; /** HILANG or TAK DIAMBIL */ jenis: string; jumlah_rp: number; nama_customer: string; nilai_rp: number; no_ganti: string; no_hp: string; no_service: string; oleh: string; /** still to pay */ sisa_rp: number; tagihan_rp: number; tgl_system: string }[]; total: { jumlah_rp: number; sisa_rp: number } };
  JawabDaftar_ServiceTakDiambil_ServiceTakDiambilTotal: { count: number; data: { banyak_kabar: number; /** the day they were told last; empty: never */ dikabari: string; /** days since */ hari: number; nama_customer: string; no_hp: string; no_service: string; sisa_rp: number; tgl_selesai: string; uraian: string }[]; total: { /** the days of the setting */ batas_hari: number; sisa_rp: number } };
  JawabDaftar_Service_ServiceTotal: { count: number; data: (Jawaban['ServiceKepala'] & { berat: number; hari_lewat: number; kode_tukang: string; nama_tukang: string; qty: number; /** what is left of the down payment */ saldo_dp: number; /** still to pay, by the bill or the estimate; 0 once it is gone */ sisa_rp: number; /** MASUK, PROSES, SELESAI, AMBIL, BATAL */ tahap: string; terbuka: boolean; terlambat: boolean; tgl_tahap: string; /** 0 until it is finished */ total_rp: number; uraian: string; valid_by: string })[]; /** Over every service that fits; cancelled ones count for nothing. */ total: { berat: number; dp_rp: number; estimasi_rp: number; qty: number; /** still in hand of what was paid down */ saldo_dp: number; /** still to pay of those that are open */ sisa_rp: number; total_rp: number } };
  JawabDaftar_Sortiran_TotalSepuhan: { count: number; data: { berat: number; disetujui: string; /** SORTIR or PINDAH */ jenis: string; keterangan: string; /** the document that took it back; empty: it stands */ no_batal: string; no_sortir: string; oleh: string; qty: number; tgl_system: string; waktu: string }[]; /** What documents that stand come to. */ total: { berat: number; murni: number; qty: number } };
  JawabDaftar_Titipan_TotalTitipan: { count: number; data: (Jawaban['TitipanIsi'] & { /** money is left although its time is over */ lewat: boolean; nama_barang: string; saldo: number; /** OPEN, VALID, TERPAKAI, KEMBALI, BATAL */ status: string; /** who validated it; empty while nobody did */ valid_by: string })[]; total: { jumlah_rp: number; saldo: number } };
  JawabDaftar_TransaksiUang_TotalUang: { count: number; data: { _id: number; /** reversed, or itself a reversal */ batal: boolean; /** can be cancelled from the screens of money */ bisa_batal: boolean; deskripsi: string; /** the drawer's cashier; for bank rows who posted it */ input_by: string; /** CASH, or TRANSFER, DEBET, CREDIT … */ jenis: string; jenis_dok: string; jumlah_in: number; jumlah_out: number; kategori: string; no_dok: string; no_rekening: string; oleh: string; /** VALID or UNVALIDATED, for bank rows */ status: string; tgl_system: string; waktu: string }[]; /** What came in and went out in all rows that fit. */ total: { jumlah_in: number; jumlah_out: number } };
  Jawab_AkanKeluarMember: { count?: number | null; /** What leaving would do. */ data: { dihapus: string[]; disimpan: string[]; point: number; /** what keeps them from leaving */ tersisa: string[]; /** what is left of deposits and of money paid down */ titipan: number }; message?: string | null };
  Jawab_AksesUser: { count?: number | null; data: { akses: Jawaban['Simpul'][]; /** may the one who asks change it? */ boleh_ubah: boolean; kode_toko: string; level: string; /** the level sees every menu, so there is nothing to give */ semua_menu: boolean; /** menus the one who asks has not got and so cannot give */ tidak_bisa_beri: string[]; user_id: string; user_name: string; versi: number }; message?: string | null };
  Jawab_AturanMember: { count?: number | null; data: { kode: Jawaban['AturanSatu_AturanKode']; nilai_poin: Jawaban['AturanSatu_NilaiPoin']; tingkat: Jawaban['AturanSatu_AturanTingkat']; ucapan: Jawaban['AturanSatu_Ucapan'] }; message?: string | null };
  Jawab_AturanPesan: { count?: number | null; /** How the store sends. */ data: { /** hours in which PROMO waits; the same twice means none */ diam_mulai: string; diam_selesai: string; /** what may be filled in */ isian: string[]; templat: Jawaban['TemplatPesan'][]; /** the gateway has an address */ tersambung: boolean }; message?: string | null };
  Jawab_AwalDibatalkan: { count?: number | null; data: { no_batal: string; no_dok: string }; message?: string | null };
  Jawab_AwalHasil: { count?: number | null; /** The preview, or what came in. */ data: Jawaban['PratinjauAwal'] | Jawaban['AwalJadi']; message?: string | null };
  Jawab_AwalKeadaan: { count?: number | null; /** What the file must look like, and what came in already. */ data: { dokumen: Jawaban['AwalDokumen'][]; kolom: Jawaban['KolomImpor'][]; paling_banyak: number }; message?: string | null };
  Jawab_BTreeMap_String_String: { count?: number | null; data: { [kunci: string]: string }; message?: string | null };
  Jawab_BahanLebur: { count?: number | null; /** What can be melted. */ data: { barang: Jawaban['SumberLeburBarang'][]; emas: Jawaban['SumberLebur'][] }; message?: string | null };
  Jawab_BakiTertimbang: { count?: number | null; data: { berat: number; cocok: boolean; /** sets of pieces whose weight is the difference: missing when it is too light, left behind when too heavy */ diduga: Jawaban['BarangDiduga'][][]; diketik: boolean; /** in words: 'diduga hilang: …' */ keterangan: string; kode_gudang: string; kode_toko: string; no_timbang: string; qty: number; seharusnya: number; selisih: number; sesi: Jawaban['SesiTimbang']; stabil: boolean; tara: number; toleransi: number }; message?: string | null };
  Jawab_BandingPusat: { count?: number | null; data: { kode_pusat: string; set: Jawaban['SetPusat'][]; /** this store is head office: the source itself */ sumber: boolean }; message?: string | null };
  Jawab_BankTercatat: { count?: number | null; data: { no_faktur: string; no_rekening: string; /** what the account holds after it */ saldo: number; /** what one's own drawer holds after it */ saldo_kas: number; tgl_system: string }; message?: string | null };
  Jawab_Barang: { count?: number | null; data: { berat: number; berat_asli: number; berat_atribut: number; berat_bandrol: number; berat_plastik: number; harga_atribut: number; kadar: number; kadar_cetak: number; kadar_modal: number; kode_barcode: string; kode_dept: string; kode_group: string; /** empty when it is in no warehouse */ kode_gudang: string; kode_intern: string; /** the tray, as the goods calls name it */ kode_toko: string; nama_atribut: string; nama_barang: string; profit: number; size: string; status: Jawaban['StatusBarang']; supplier_barang: string; tag_id: string; tgl_masuk: string; /** the store it is in, or was in last */ toko: string; total_pokok: number; versi: number }; message?: string | null };
  Jawab_BarangBatu: { count?: number | null; /** A piece with its stones, for setting and taking out. */ data: { batu: Jawaban['BatuTerpasang'][]; berat_asli: number; berat_atribut: number; kode_barcode: string; kode_gudang: string; kode_toko: string; nama_barang: string }; message?: string | null };
  Jawab_BarangCurian: { count?: number | null; data: { berat: number; ciri: string; dibuat: string; /** when it was withdrawn; empty while it holds */ dicabut: string; dicabut_oleh: string; id: string; kode_barcode: string; kode_dept: string; nama_barang: string; oleh: string; /** who told the shop: police, another branch, the customer */ sumber: string; tgl_lapor: string; /** the store that reported it */ toko: string }; message?: string | null };
  Jawab_BarangDiterima: { count?: number | null; data: { diterima: number; kurang: number; lebih: number; no_kirim: string; no_terima: string; status: string; /** pieces whose weight waits in validasi-susut */ susut: number }; message?: string | null };
  Jawab_BarangRinci: { count?: number | null; data: Jawaban['Barang'] & { asal_perolehan: string; batu: Jawaban['BatuBarang'][]; /** labels printed so far */ cetakan: number; diubah: string; finishing: string; /** names the photo to caches; empty when there is none in this store */ foto: string; harga_bandrol: number; harga_modal_gram: number; hpp_manual: number; input_by: string; is_markis: boolean; keterangan: string; nama_baki: string; nama_dept: string; nama_group: string; nama_gudang: string; nama_supplier: string; no_faktur_pajak: string; no_masuk: string; no_pesanan: string; no_po: string; no_seri: string; ongkos_modal: number }; message?: string | null };
  Jawab_BarangSiapPo: { count?: number | null; /** A piece that may be promised. */ data: { berat: number; kadar_cetak: number; kode_barcode: string; kode_dept: string; kode_group: string; kode_intern: string; nama_barang: string }; message?: string | null };
  Jawab_BarangTerkirim: { count?: number | null; data: { berat: number; no_kirim: string; qty: number; tujuan: string }; message?: string | null };
  Jawab_BarangTersimpan: { count?: number | null; /** A piece that got its number. */ data: { id_foto: string; kode_barcode: string; kode_intern: string; nama_barang: string; /** the document that brought it in */ no_dok: string }; message?: string | null };
  Jawab_BatalTercatat: { count?: number | null; data: { jenis: string; /** the drawer it comes out of; empty without cash */ laci: string; no_batal: string; no_faktur_group: string; tgl_system: string; /** cash that goes back to the customer; negative: that the customer gives back */ tunai: number }; message?: string | null };
  Jawab_BatuDibatalkan: { count?: number | null; data: { no_batal: string; no_dok: string; tgl_system: string }; message?: string | null };
  Jawab_BatuRinci: { count?: number | null; /** Everything about one stone. */ data: { /** a line a place in this store */ batu: Jawaban['Batu'][]; /** the newest first */ mutasi: Jawaban['MutasiBatu'][] }; message?: string | null };
  Jawab_BatuTercatat: { count?: number | null; data: Jawaban['DokBatu'] & { /** in the order of the lines */ kode_batu: string[] }; message?: string | null };
  Jawab_BuktiSaldo: { count?: number | null; data: { aturan: Jawaban['KeadaanAturan'][]; baik: boolean; /** rows of the audit chain and of the books that were walked; none when it was not asked for */ baris_audit?: number | null; baris_buku?: number | null; pos: Jawaban['PosBukti'][]; waktu: string }; message?: string | null };
  Jawab_CetakanSidikJari: { count?: number | null; /** The fingerprint record of the specification. */ data: { fingerprints: Jawaban['JariTerdaftar'][]; user_id: string }; message?: string | null };
  Jawab_CicilanAkhirHitungan: { count?: number | null; /** What ending a contract gives back, and why. */ data: { biaya_rp: number; /** may it be ended so today, and why not */ boleh: boolean; denda_rp: number; /** to the customer */ dibayar_rp: number; diserahkan: boolean; dp_rp: number; /** of what is owed, what they do not cover */ hapus_rp: number; /** LELANG or BATAL */ jenis: string; /** what they are bought back for */ nilai_barang: number; /** owed on pieces that are out */ piutang_rp: number; /** principal paid beyond it */ pokok_rp: number; /** kept by the shop */ potong_rp: number; /** adds up to what is paid back */ rincian: Jawaban['CicilanPenjelasan'][]; sebab: string; turun: Jawaban['CicilanTurun'][]; turun_rp: number; /** on the day it was signed, before anything else happened: all goes back */ utuh: boolean }; message?: string | null };
  Jawab_CicilanBayarBatal: { count?: number | null; data: { jumlah_rp: number; no_batal: string; no_bayar: string; no_cicilan: string; tgl_system: string }; message?: string | null };
  Jawab_CicilanBayarHitungan: { count?: number | null; /** How a payment would be spread. */ data: { alokasi: Jawaban['CicilanAlokasi'][]; angsuran: Jawaban['CicilanSekian'][]; bebas_rp: number; bunga_rp: number; denda_rp: number; /** the most that may be paid today */ hutang_rp: number; jumlah_rp: number; lunas: boolean; otorisasi: Jawaban['Alasan'][]; pokok_rp: number; /** after it */ sisa_pokok: number; /** principal and interest that are left after it */ sisa_rp: number }; message?: string | null };
  Jawab_CicilanBayarTercetak: { count?: number | null; data: { kerja?: Jawaban['KerjaCetak'] | null; no_bayar: string; /** the first is the original */ urut: number }; message?: string | null };
  Jawab_CicilanBerakhir: { count?: number | null; data: { dibayar_rp: number; no_akhir: string; /** the purchase of pieces that were out; empty otherwise */ no_beli: string; no_cicilan: string; potong_rp: number; tgl_system: string }; message?: string | null };
  Jawab_CicilanDibayar: { count?: number | null; data: { bebas_rp: number; bunga_rp: number; denda_rp: number; jumlah_rp: number; kembali: number; no_bayar: string; no_cicilan: string; /** its sale, where this payment brought it; empty otherwise */ no_faktur_group: string; pokok_rp: number; sisa_rp: number; /** AKTIF or LUNAS */ tahap: string; tgl_system: string }; message?: string | null };
  Jawab_CicilanDikabari: { count?: number | null; data: { no_cicilan: string; tgl_system: string }; message?: string | null };
  Jawab_CicilanDiserahkan: { count?: number | null; data: { no_cicilan: string; no_faktur_group: string; piutang_rp: number; tahap: string; tgl_system: string }; message?: string | null };
  Jawab_CicilanHitungan: { count?: number | null; /** What a contract would come to. */ data: { biaya_rp: number; bunga_persen: number; bunga_rp: number; denda_harian: number; denda_maks: number; detail_barang: Jawaban['JualBaris'][]; dp_minimal: number; dp_persen: number; dp_rp: number; harga_rp: number; jadwal: Jawaban['CicilanAngsuran'][]; kode_cicilan: string; otorisasi: Jawaban['Alasan'][]; permohonan?: Jawaban['PermohonanOtorisasi'] | null; pokok_rp: number; tenor: number; total_rp: number }; message?: string | null };
  Jawab_CicilanRinci: { count?: number | null; /** One contract with all that is known of it. */ data: Jawaban['Cicilan'] & ({ akhir?: Jawaban['CicilanAkhir'] | null; bebas_rp: number; /** transfers the bank has not shown yet */ belum_masuk_rp: number; /** how often its paper was handed out */ cetakan: number; detail_barang: Jawaban['CicilanBaris'][]; /** the pieces as they went out; empty while the shop has them */ diambil: Jawaban['BarangKeluar'][]; jadwal: Jawaban['CicilanAngsuran'][]; /** its sale; empty until it is sold */ no_faktur_group: string; /** the number on the paper of the program before; empty otherwise */ no_lama: string; /** what settling costs today, and the interest it saves */ pelunasan_rp: number; pembayaran: Jawaban['CicilanBayar'][]; peristiwa: Jawaban['CicilanPeristiwa'][]; /** owed on pieces that are out */ piutang_rp: number; /** kept for the customer */ saldo_rp: number; /** how it was paid down */ uang_muka: Jawaban['FakturBayar'][] }); message?: string | null };
  Jawab_CicilanSerahBatal: { count?: number | null; data: { no_batal: string; no_cicilan: string; tgl_system: string }; message?: string | null };
  Jawab_CicilanSerahHitungan: { count?: number | null; data: { /** money the bank has not shown yet */ belum_masuk_rp: number; otorisasi: Jawaban['Alasan'][]; /** the owner approves it */ owner: boolean; /** that the customer owes from then on */ piutang_rp: number; /** paid so far, which pays for it */ saldo_rp: number; sisa_pokok: number }; message?: string | null };
  Jawab_CicilanTercatat: { count?: number | null; data: { bunga_rp: number; dp_rp: number; harga_rp: number; kembali: number; no_cicilan: string; pokok_rp: number; tgl_system: string }; message?: string | null };
  Jawab_CicilanTercetak: { count?: number | null; data: { kerja?: Jawaban['KerjaCetak'] | null; no_cicilan: string; /** the first is the original */ urut: number }; message?: string | null };
  Jawab_ContohKembaliHitungan: { count?: number | null; data: { alasan: Jawaban['Alasan'][]; berat: number; berat_kembali: number; nominal: number; permohonan?: Jawaban['PermohonanOtorisasi'] | null; /** lighter: negative */ selisih: number }; message?: string | null };
  Jawab_ContohTercatat: { count?: number | null; data: { no_contoh: string; no_dok: string; no_pesanan: string; selisih: number; tgl_system: string }; message?: string | null };
  Jawab_CuciDijawab: { count?: number | null; data: { no_lot: string }; message?: string | null };
  Jawab_CuciDiterima: { count?: number | null; data: { berat: number; /** barcodes that pieces got, each with the one it had */ label_baru: Jawaban['LabelCuciBaru'][]; lebih: number; no_lot: string; no_terima: string; qty: number; /** pieces that are still out */ sisa: number; susut: number; tgl_system: string }; message?: string | null };
  Jawab_DaftarMarketplace: { count?: number | null; /** The marketplaces of the store's setting, and whether this person may save. */ data: { boleh_simpan: boolean; marketplace: Jawaban['Marketplace'][] }; message?: string | null };
  Jawab_DaftarSerahKas: { count?: number | null; data: { serah: Jawaban['SerahKas'][]; tujuan: Jawaban['KasirTujuan'][] }; message?: string | null };
  Jawab_DasborKas: { count?: number | null; /** The drawers of a store on its business day. */ data: { kasir: Jawaban['DasborArus'][]; kategori: Jawaban['DasborArus'][]; keluar: number; masuk: number; saldo_akhir: number; saldo_awal: number; tgl_system: string }; message?: string | null };
  Jawab_DasborRincian: { count?: number | null; /** What was paid out of drawers and accounts as a cost, and what waits, each line with its sum. */ data: { rincian: Jawaban['DasborBaris'][]; tgl_system: string; total: number }; message?: string | null };
  Jawab_DasborRingkas: { count?: number | null; /** The totals on top of the dashboard. */ data: { /** purchases of the business day by the hour */ datagram_pembelian: Jawaban['DasborNilai'][]; /** sales of the business day by the hour */ datagram_penjualan: Jawaban['DasborNilai'][]; stok_berat: number; /** pieces of the shop's own in its trays */ stok_qty: number; tgl_system: string; total_hutang: number; total_pembelian: number; total_penjualan: number; total_service: number }; message?: string | null };
  Jawab_DataTimbang: { count?: number | null; /** The round: the tray it is at, and all trays on its list. */ data: { data_timbang: Jawaban['BakiTimbang'][]; kode_baki: string; kode_gudang: string; kode_toko: string }; message?: string | null };
  Jawab_Dilelang: { count?: number | null; data: { biaya_rp: number; bunga_rp: number; denda_rp: number; detail_barang: Jawaban['DilelangBaris'][]; jumlah_hutang: number; kelebihan_rp: number; nilai_rp: number; no_faktur_hutang: string; no_lelang: string; rugi_rp: number; tgl_system: string }; message?: string | null };
  Jawab_Diproses: { count?: number | null; data: { barang: number; member: number }; message?: string | null };
  Jawab_DokBarangRinci: { count?: number | null; data: Jawaban['DokBarang'] & { detail_barang: Jawaban['DokBarangBaris'][] }; message?: string | null };
  Jawab_DokBarangTercatat: { count?: number | null; /** What a document that moved pieces answers. */ data: { berat: number; no_dok: string; qty: number; tgl_system: string }; message?: string | null };
  Jawab_DokBatu: { count?: number | null; /** A document as it was written. */ data: { butir: number; carat: number; disetujui: string; /** TERIMA, RETUR, PASANG, LEPAS, KE TUKANG, DARI TUKANG, AWAL */ jenis: string; keterangan: string; kode_barcode: string; kode_lawan: string; kurs: number; nama_lawan: string; nilai: number; no_dok: string; oleh: string; tgl_system: string; toko: string; waktu: string }; message?: string | null };
  Jawab_DokLeburDibatalkan: { count?: number | null; data: { no_batal: string; no_dok: string; tgl_system: string }; message?: string | null };
  Jawab_DokTukangDibatalkan: { count?: number | null; data: { no_batal: string; no_dok: string; tgl_system: string }; message?: string | null };
  Jawab_DokumenCurah: { count?: number | null; data: { alasan: string; baris: Jawaban['BarisCurah'][]; batal_oleh: string; berat: number; /** TAMBAH, AMBIL, PINDAH, HANCUR */ jenis: string; keterangan: string; nilai: number; /** the document that took it back; empty while nobody did */ no_batal: string; no_dok: string; oleh: string; qty: number; tgl_system: string; waktu: string }; message?: string | null };
  Jawab_DokumenLaporan: { count?: number | null; data: { bagian: Jawaban['BagianDokumen'][]; /** the two letters of its kind */ jenis: string; /** what took it back, and what it takes back */ kait: Jawaban['KaitDokumen'][]; kepala: Jawaban['IsiKepala'][]; layar?: Jawaban['LayarDokumen'] | null; /** its kind in words */ nama: string; /** of the document, also where the number of one of its lines was asked for */ no_dok: string; oleh: string; tgl_system: string; toko: string; waktu: string }; message?: string | null };
  Jawab_DuaBelasSet: { count?: number | null; /** The sets by their names; columns as in docs/csv-exports.md. */ data: { data_barang: { [kunci: string]: unknown }[]; data_cash: { [kunci: string]: unknown }[]; data_group: { [kunci: string]: unknown }[]; data_hancur: { [kunci: string]: unknown }[]; data_hutang: { [kunci: string]: unknown }[]; data_jual: { [kunci: string]: unknown }[]; data_member: { [kunci: string]: unknown }[]; data_pembelian: { [kunci: string]: unknown }[]; data_saldo: { [kunci: string]: unknown }[]; data_service: { [kunci: string]: unknown }[]; data_system: { [kunci: string]: unknown }[]; data_tukar: { [kunci: string]: unknown }[] }; message?: string | null };
  Jawab_EfakturDiekspor: { count?: number | null; data: Jawaban['EfakturDiekspor']; message?: string | null };
  Jawab_EmasTukangTercatat: { count?: number | null; data: { berat: number; /** fine weight that he owes more */ murni: number; no_dok: string; /** what he owes now */ saldo: number; tgl_system: string }; message?: string | null };
  Jawab_FakturBeli: { count?: number | null; /** A line that was bought. */ data: Jawaban['BeliKunci'] & Jawaban['BeliIsi']; message?: string | null };
  Jawab_FakturJual: { count?: number | null; /** A line that was sold, under the specification's names. */ data: Jawaban['JualKunci'] & Jawaban['JualIsi']; message?: string | null };
  Jawab_FakturRinci: { count?: number | null; /** A whole transaction. */ data: Jawaban['Faktur'] & { detail_barang: Jawaban['FakturJual'][]; detail_beli: Jawaban['FakturBeli'][]; /** sold lines whose pieces came back, by purchases that stand */ kembali_barang: Jawaban['FakturKembali'][]; pembayaran: Jawaban['FakturBayar'][] }; message?: string | null };
  Jawab_GabungDibatalkan: { count?: number | null; data: { no_batal: string; poin: number }; message?: string | null };
  Jawab_GambarKatalog: { count?: number | null; /** What an upload answers; the form sends the name back. */ data: { gambar_name: string; gambar_path: string; lebar: number; tinggi: number; /** bytes */ ukuran: number }; message?: string | null };
  Jawab_GambarTersimpan: { count?: number | null; data: { id: string; lebar: number; /** of the bytes; names the picture to caches */ sidik: string; tinggi: number; /** bytes */ ukuran: number }; message?: string | null };
  Jawab_GesekTersimpan: { count?: number | null; data: { cash: number; fee_rp: number; no_gesek: string; /** what one's own drawer holds after it */ saldo: number }; message?: string | null };
  Jawab_HadiahDibatalkan: { count?: number | null; data: { no_dok: string; /** of an exchange: the member's points after it */ saldo?: number | null; /** of an exchange: pieces of the gift */ stock?: number | null }; message?: string | null };
  Jawab_HadiahMasukTercatat: { count?: number | null; data: { no_dok: string; tgl_system: string }; message?: string | null };
  Jawab_HalamanRiwayat: { count?: number | null; data: { baris: Jawaban['BarisRiwayat'][]; /** what asks for the entries after these; none when there are no more */ lanjut?: string | null }; message?: string | null };
  Jawab_HancurPerBakiSelesai: { count?: number | null; /** What the destruction of a tray answers. */ data: Jawaban['DokBarangTercatat'] & { /** 'berhasil' */ status: string }; message?: string | null };
  Jawab_HargaHariIni: { count?: number | null; data: { baris: Jawaban['HargaHariBaris'][]; /** percent over which a change must be meant */ batas_lonjakan: number; /** may the person who asks confirm? */ boleh: boolean; /** may they publish for other stores? */ boleh_pusat: boolean; dikonfirmasi_oleh: string; dikonfirmasi_pada: string; group: Jawaban['HargaHariGroup'][]; kode_toko: string; nama_toko: string; /** sent back with a publication */ penanda: string; sistem: Jawaban['Sistem']; tanggal: string; terkonfirmasi: boolean }; message?: string | null };
  Jawab_HargaStatus: { count?: number | null; /** Do the prices of the day stand? What every screen of a store may ask. */ data: { /** may the person who asks confirm them? */ boleh: boolean; tanggal: string; terkonfirmasi: boolean }; message?: string | null };
  Jawab_HariJurnal: { count?: number | null; data: Jawaban['HariJurnal']; message?: string | null };
  Jawab_HariMember: { count?: number | null; /** Members of a store's day. */ data: { /** became members here that day */ member_baru: number; /** traded here that day and had traded with the chain before */ member_kembali: number; pesan_gagal: number; pesan_menunggu: number; ulang_tahun_hari_ini: number; ulang_tahun_minggu_ini: number }; message?: string | null };
  Jawab_HasilLeburTercatat: { count?: number | null; data: { /** of the bars, in their order */ kode_barcode: string[]; lebih: number; murni: number; no_dok: string; no_lot: string; penguji: string; susut: number; tgl_system: string }; message?: string | null };
  Jawab_HasilPindai: { count?: number | null; /** What a scan was. */ data: { berat: number; /** it was found before in this count */ ganda: boolean; kelas: Jawaban['KelasOpname']; keterangan: string; /** the barcode, or the code as it was read where nobody knows it */ kode: string; nama_barang: string }; message?: string | null };
  Jawab_HasilPindaiBanyak: { count?: number | null; data: { baru: number; dibaca: number; ganda: number; /** new ones by class */ kelas: { [kunci: string]: number } }; message?: string | null };
  Jawab_HasilUji: { count?: number | null; /** What the marketplace said. */ data: { berhasil: boolean; pesan: string; /** the status of its answer; 0 when there was none */ status: number }; message?: string | null };
  Jawab_HitungHasilLebur: { count?: number | null; /** What a result comes to, before it is saved. */ data: { berat: number; berat_masuk: number; /** fine weight that is more than went in */ lebih: number; lebih_berat: number; murni: number; murni_masuk: number; murni_per_baris: number[]; /** fine weight that may be lost */ norma: number; /** who asks neither gave nor took the lot: their own test counts */ penguji_ketiga: boolean; /** fine weight that is missing */ susut: number; susut_berat: number; /** what of it is over the norm */ susut_lebih: number }; message?: string | null };
  Jawab_HitungJaminanRinci: { count?: number | null; /** A count with its bags, differences first. */ data: Jawaban['HitungJaminan'] & { baris: Jawaban['HitungJaminanBaris'][] }; message?: string | null };
  Jawab_HitungJualCiok: { count?: number | null; /** What a sale comes to, before it is saved. */ data: { /** percent of it that is the least without the owner */ batas: number; berat: number; harga: number; /** the price of a gram of pure gold today */ harga_100: number; lantai: number; murni: number; /** what it cost */ nilai: number; pph: number; tarif_pph: number; /** what the buyer pays */ total: number; /** gain, or loss below zero */ untung: number }; message?: string | null };
  Jawab_HitungKasTercatat: { count?: number | null; /** What the counter is told: what was counted, never what was expected. */ data: { id: number; jumlah: number; waktu: string }; message?: string | null };
  Jawab_HitungTerimaCuci: { count?: number | null; /** What a receipt comes to. */ data: { /** why somebody must say yes; empty: nobody is asked */ alasan: string[]; berat: number; jenis: Jawaban['TerimaCuciJenis'][]; lebih: number; qty: number; susut: number; susut_norma: number }; message?: string | null };
  Jawab_HitungTerimaTukang: { count?: number | null; /** What a delivery comes to, before it is saved. */ data: { murni_barang: number; murni_per_barang: number[]; murni_per_rosok: number[]; murni_rosok: number; norma: number; /** what he owes before and after */ saldo: number; sisa: number; susut: number; /** what of it is over the norm */ susut_lebih: number; /** loss that the norm allows now */ susut_norma: number; /** loss that there can be at all */ susut_nyata: number }; message?: string | null };
  Jawab_HutangBarang: { count?: number | null; /** A sold piece of the chain, as a line of a loan takes it. */ data: { berat_atribut: number; berat_nota: number; kadar: number; kode_barcode: string; kode_dept: string; kode_group: string; nama_barang: string; nama_customer: string; no_faktur_jual: string; tgl_nota: string; toko_nota: string }; message?: string | null };
  Jawab_HutangBatalLelang: { count?: number | null; data: { /** what is owed again */ jumlah_hutang: number; no_batal: string; no_faktur_hutang: string; no_kantong: string; no_lelang: string; tgl_system: string }; message?: string | null };
  Jawab_HutangBatalLunas: { count?: number | null; data: { no_batal: string; no_faktur_hutang: string; no_lunas: string; /** the loan that is gone with it */ no_penerus: string; tgl_system: string }; message?: string | null };
  Jawab_HutangBiaya: { count?: number | null; /** What redeeming a loan costs today and on each of the days to come. */ data: { hari: Jawaban['HutangBiayaHari'][]; jatuh_tempo: string; jumlah_hutang: number; no_faktur_hutang: string }; message?: string | null };
  Jawab_HutangDibatalkan: { count?: number | null; data: { /** what was owed on it; 0 while its money waited */ jumlah_hutang: number; no_batal: string; no_faktur_hutang: string; tgl_system: string }; message?: string | null };
  Jawab_HutangDicairkan: { count?: number | null; data: { diterima_rp: number; no_cair: string; no_faktur_hutang: string; tgl_system: string }; message?: string | null };
  Jawab_HutangDilunasi: { count?: number | null; /** A loan that was closed, redeemed or followed by another. */ data: { /** TEBUS, PERPANJANG, CICIL, TAMBAH or SEBAGIAN */ cara: string; jatuh_tempo: string; keluar_rp: number; /** change */ kembali: number; masuk_rp: number; no_faktur_hutang: string; no_lunas: string; /** the loan that follows; empty when it was redeemed */ no_penerus: string; tgl_system: string; total_bayar: number }; message?: string | null };
  Jawab_HutangHitungan: { count?: number | null; /** What a loan would come to. */ data: { biaya_rp: number; blok_hari: number; /** percent of 30 days */ bunga: number; bunga_per_hari: number; /** all loans of this customer and day */ dasar_bunga_rp: number; denda: number; detail_barang: Jawaban['HutangBarisIsi'][]; diterima_rp: number; grace_hari: number; jatuh_tempo: string; jumlah_hutang: number; /** never above it */ lebur_rp: number; min_hari: number; otorisasi: Jawaban['Alasan'][]; permohonan?: Jawaban['PermohonanOtorisasi'] | null; plafond_pelanggan?: Jawaban['HutangPlafondPelanggan'] | null; /** what the pledges carry */ plafond_rp: number; /** what redeeming costs after 15, 30, 60 and 120 days */ simulasi: Jawaban['HutangBiayaHari'][]; taksiran_rp: number; tenor_hari: number; tgl_hutang: string; /** its money waits for the validation */ tunggu: boolean }; message?: string | null };
  Jawab_HutangKetemu: { count?: number | null; /** A loan that a scanned or typed code means. */ data: { no_faktur_hutang: string; status: string; /** the number of the ticket the code names; 0 when it names none */ tiket: number }; message?: string | null };
  Jawab_HutangLanjutHitungan: { count?: number | null; /** What following a loan by another comes to. */ data: { /** above nothing the customer pays, below it the shop */ bayar_rp: number; /** of the new loan */ bunga: number; bunga_rp: number; cara: string; denda_rp: number; /** pledges that stay, at today's price */ detail_barang: Jawaban['HutangBarisIsi'][]; hari: number; hutang_rugi: boolean; jatuh_tempo: string; jumlah_hutang: number; jumlah_hutang_baru: number; lama: number; lebur_rp: number; /** lines that go back */ lepas: number[]; no_faktur_hutang: string; otorisasi: Jawaban['Alasan'][]; permohonan?: Jawaban['PermohonanOtorisasi'] | null; plafond_rp: number; potongan_bunga_rp: number; potongan_denda_rp: number; rincian_bunga: Jawaban['HutangUraianBunga'][]; simulasi: Jawaban['HutangBiayaHari'][]; taksiran_rp: number; tenor_hari: number; tgl_bunga: string; tgl_hutang: string }; message?: string | null };
  Jawab_HutangLunasHitungan: { count?: number | null; /** What redeeming comes to. */ data: { bunga_rp: number; denda_rp: number; hari: number; /** interest has outgrown the principal */ hutang_rugi: boolean; jumlah_hutang: number; /** days charged */ lama: number; no_faktur_hutang: string; otorisasi: Jawaban['Alasan'][]; permohonan?: Jawaban['PermohonanOtorisasi'] | null; potongan_bunga_rp: number; potongan_denda_rp: number; rincian_bunga: Jawaban['HutangUraianBunga'][]; /** the day interest runs to */ tgl_bunga: string; total_bayar: number }; message?: string | null };
  Jawab_HutangLunasTercetak: { count?: number | null; data: { kerja?: Jawaban['KerjaCetak'] | null; no_lunas: string; /** the first is the original */ urut: number }; message?: string | null };
  Jawab_HutangRinci: { count?: number | null; /** One loan with all that is known of it. */ data: Jawaban['Hutang'] & { boleh: Jawaban['HutangBoleh']; /** how often its ticket was handed out */ cetakan: number; detail_barang: Jawaban['HutangBaris'][]; pelunasan: Jawaban['HutangLunas'][]; /** of the money that was paid out */ pembayaran: Jawaban['FakturBayar'][]; peristiwa: Jawaban['HutangPeristiwa'][]; /** all loans of this line, the first one first */ rantai: Jawaban['HutangRantai'][]; /** what redeeming costs today, line by line */ rincian_bunga: Jawaban['HutangUraianBunga'][] }; message?: string | null };
  Jawab_HutangTercatat: { count?: number | null; data: { biaya_rp: number; bunga: number; /** paid out, now or after the validation */ diterima_rp: number; jatuh_tempo: string; jumlah_hutang: number; no_faktur_hutang: string; no_kantong: string; tgl_hutang: string; tgl_system: string; tunggu: boolean }; message?: string | null };
  Jawab_HutangTercetak: { count?: number | null; data: { kerja?: Jawaban['KerjaCetak'] | null; no_faktur_hutang: string; /** the first is the original */ urut: number }; message?: string | null };
  Jawab_HutangTiket: { count?: number | null; /** The ticket that holds now. */ data: { no_faktur_hutang: string; tiket: number }; message?: string | null };
  Jawab_ImporBarangHasil: { count?: number | null; /** The preview, or what came in. */ data: Jawaban['PratinjauImporBarang'] | Jawaban['ImporBarangJadi']; message?: string | null };
  Jawab_ImporMemberHasil: { count?: number | null; /** The preview, or what came in. */ data: Jawaban['PratinjauMember'] | Jawaban['MemberMasuk']; message?: string | null };
  Jawab_ImporMemberKeadaan: { count?: number | null; data: { dokumen: Jawaban['BerkasMember'][]; kolom: Jawaban['KolomImpor'][]; paling_banyak: number }; message?: string | null };
  Jawab_IsiCetak: { count?: number | null; /** A job with its bytes. */ data: { /** base64 */ isi: string; jenis: Jawaban['JenisPrinter']; judul: string; pekerjaan: string; /** random, to be signed with the result */ tantangan: string }; message?: string | null };
  Jawab_IsiMarketplace: { count?: number | null; data: { _id: string; a_i: string; b_t: string; c_i: string; c_s: string; k_m: string; s_i: string }; message?: string | null };
  Jawab_JualBatuHitungan: { count?: number | null; /** A sale priced and not written. */ data: { alasan: Jawaban['Alasan'][]; detail: Jawaban['JualBatuBaris'][]; kurs: number; ppn: number; total: number }; message?: string | null };
  Jawab_JualBatuTercatat: { count?: number | null; data: { kembali: number; no_jual: string; tgl_system: string; total: number }; message?: string | null };
  Jawab_JualBatuTercetak: { count?: number | null; data: { kerja?: Jawaban['KerjaCetak'] | null; no_jual: string; /** the first is the original */ urut: number }; message?: string | null };
  Jawab_JualBeliManualHitungan: { count?: number | null; /** Priced but not written. */ data: Jawaban['JumlahDuaSisi'] & { detail_barang: Jawaban['JualBeliManualHarga'][]; detail_beli: Jawaban['JualBeliManualHarga'][]; /** what was paid in cash to this NIK, when it passes the limit */ peringatan: string[] }; message?: string | null };
  Jawab_JualCiokTercatat: { count?: number | null; data: { harga: number; kembali: number; no_dok: string; pph: number; tgl_system: string; total: number }; message?: string | null };
  Jawab_JualCiokTercetak: { count?: number | null; data: { kerja?: Jawaban['KerjaCetak'] | null; no_dok: string; /** the first is the original */ urut: number }; message?: string | null };
  Jawab_JurnalTercatat: { count?: number | null; data: Jawaban['JurnalTercatat']; message?: string | null };
  Jawab_Kantong: { count?: number | null; /** A bag in the safe. */ data: { berat: number; jatuh_tempo: string; jumlah_hutang: number; nama_customer: string; no_faktur_hutang: string; no_kantong: string; qty: number; tempat: string }; message?: string | null };
  Jawab_KatalogBeranda: { count?: number | null; data: { banner: Jawaban['KatalogCerita'][]; hadiah: Jawaban['KatalogHadiah'][]; harga: Jawaban['KatalogHarga'][]; info: Jawaban['KatalogCerita'][]; kategori: Jawaban['KatalogKategori'][]; /** the store whose prices these are, and its day */ kode_toko: string; kontak: Jawaban['KatalogKontak'][]; tanggal: string; tingkat: Jawaban['KatalogTingkat'][]; toko: Jawaban['KatalogToko'][] }; message?: string | null };
  Jawab_KatalogItemHalaman: { count?: number | null; /** A page, and how many were found in all; what can be filtered by, over the whole catalogue. */ data: { item: Jawaban['KatalogItem'][]; jenis: string[]; jumlah: number; kadar: string[]; lm: string[] }; message?: string | null };
  Jawab_KatalogItemRinci: { count?: number | null; /** One item with everything its page shows. */ data: Jawaban['KatalogItem'] & { kode_banner: string[]; kode_info: string[]; toko: Jawaban['KatalogDiToko'][] }; message?: string | null };
  Jawab_KeadaanResetPoin: { count?: number | null; data: { berikut?: Jawaban['SiklusPoin'] | null; tempo?: Jawaban['SiklusPoin'] | null; terakhir: Jawaban['ResetTerakhir'][] }; message?: string | null };
  Jawab_KeadaanTotp: { count?: number | null; data: { aktif: boolean; /** recovery codes that are left */ cadangan: number }; message?: string | null };
  Jawab_KeadaanTutup: { count?: number | null; data: { /** somebody is closing right now */ berjalan: boolean; halangan: Jawaban['HalTutup'][]; laci: Jawaban['LaciTutup'][]; peringatan: Jawaban['HalTutup'][]; tgl_berikut: string; tgl_system: string; tgl_tutup?: string | null; toleransi: number }; message?: string | null };
  Jawab_KelebihanDibayar: { count?: number | null; data: { /** BAYAR or PUTUS */ cara: string; jumlah_rp: number; no_bayar: string; no_faktur_hutang: string; no_lelang: string; tgl_system: string }; message?: string | null };
  Jawab_KemajuanReset: { count?: number | null; /** How far the job is. */ data: { member: number; poin: number; selesai: boolean; tgl_reset: string }; message?: string | null };
  Jawab_KerjaCetak: { count?: number | null; data: { besar: number; cara: Jawaban['CaraCetak']; dibuat: string; id: string; jenis: Jawaban['JenisPrinter']; judul: string; percobaan: number; /** what went wrong, empty when nothing did */ pesan: string; printer: string; selesai?: string | null; status: Jawaban['KeadaanCetak']; user_id: string }; message?: string | null };
  Jawab_KerjaSidikJari: { count?: number | null; /** One thing an agent is to do. */ data: { /** the category the scan is for */ auth_for: string; berlaku_sampai: string; /** the id that `authorization/fingerprint` takes as `fp` */ id: string; jari?: number | null; jenis: Jawaban['JenisSidikJari']; status: Jawaban['KeadaanSidikJari']; user_id: string }; message?: string | null };
  Jawab_KirimanUang: { count?: number | null; data: { input_by: string; /** the store that sent it */ ip_cabang: string; jumlah_rp: number; jumlah_terima?: number | null; keterangan: string; keterangan_terima: string; nama_toko: string; nama_tujuan: string; no_reff: string; no_terima: string; nota_kirim: string; /** DIKIRIM (on its way), DONE, BATAL */ status: string; terima_by: string; tgl_system: string; tgl_terima: string; tujuan: string; waktu: string }; message?: string | null };
  Jawab_Konfigurasi: { count?: number | null; /** Configuration of the client. */ data: { /** PUSAT or CABANG */ app_type: string; /** PASSWORD or FINGERPRINT */ auth_type: string; build: string; /** is this the demo? */ demo: boolean; grosir_url: string; kode_pusat: string; online_store_url: string; /** POS or WEB */ version: string; whatsapp_url: string }; message?: string | null };
  Jawab_KoreksiTersimpan: { count?: number | null; data: { /** went on since the count, or needs a document of another kind */ dilewati: Jawaban['DilewatiOpname'][]; hilang: number; kembali: number; no_dok: string; pindah: number }; message?: string | null };
  Jawab_KuponCek: { count?: number | null; /** A coupon that was looked up, and whether it can be used today. */ data: Jawaban['KuponTransaksi'] & { /** why not; empty when it holds */ alasan: string; berlaku: boolean; /** what it pays of the sum that was asked about */ nilai_rp: number }; message?: string | null };
  Jawab_KurangTuntas: { count?: number | null; data: { no_dok: string; no_kirim: string; status: string }; message?: string | null };
  Jawab_LabelTercetak: { count?: number | null; data: { jumlah: number; kerja?: Jawaban['KerjaCetak'] | null }; message?: string | null };
  Jawab_LayarEfaktur: { count?: number | null; data: Jawaban['LayarEfaktur']; message?: string | null };
  Jawab_LayarJualCiok: { count?: number | null; /** The screen of refined gold: what waits for its sale, who buys, the price of today, the last sales. */ data: { ciok: Jawaban['CiokDaftar'][]; /** 0: none */ harga_100: number; pelebur: Jawaban['PeleburRingkas'][]; penjualan: Jawaban['JualCiokDaftar'][] }; message?: string | null };
  Jawab_LayarJurnal: { count?: number | null; data: Jawaban['LayarJurnal']; message?: string | null };
  Jawab_LelangTaksiran: { count?: number | null; /** Where the valuation of a loan stands today. */ data: { bunga_rp: number; denda_rp: number; detail_barang: Jawaban['LelangTaksiranBaris'][]; jumlah_hutang: number; kelebihan_rp: number; nilai_rp: number; no_faktur_hutang: string; penilai_1: string; penilai_2: string; rugi_rp: number; /** who asks has set theirs */ saya: boolean; /** BELUM, SATU or DUA */ status: string; tgl_system: string; total_bayar: number }; message?: string | null };
  Jawab_LetakDefinisi: { count?: number | null; /** What the designer of a family needs to know. */ data: { font: string[]; /** millimetres of the widest paper a receipt printer carries */ lebar_struk: number; tipe: Jawaban['LetakTipe'][]; /** offered first */ ukuran: number[]; ukuran_maks: number; ukuran_min: number }; message?: string | null };
  Jawab_LotCuciRinci: { count?: number | null; data: Jawaban['LotCuci'] & { detail_barang: Jawaban['LotCuciBaris'][]; peristiwa: Jawaban['LotCuciPeristiwa'][] }; message?: string | null };
  Jawab_LotLeburDikirim: { count?: number | null; data: { kode_pelebur: string; no_lot: string; tgl_system: string }; message?: string | null };
  Jawab_LotLeburRinci: { count?: number | null; /** Everything about one lot. */ data: { /** may who asks test what comes out of it? */ boleh_uji: boolean; hasil: Jawaban['LotLeburHasil'][]; isi: Jawaban['LotLeburIsi'][]; keluar: Jawaban['LotLeburKeluar'][]; lot: Jawaban['LotLebur']; peristiwa: Jawaban['LotLeburPeristiwa'][] }; message?: string | null };
  Jawab_LotLeburTercatat: { count?: number | null; data: { berat: number; murni: number; no_lot: string; qty: number; tgl_system: string }; message?: string | null };
  Jawab_LotTerkirim: { count?: number | null; data: { berat: number; /** what must come back of it */ murni: number; no_lot: string; qty: number; tgl_system: string }; message?: string | null };
  Jawab_ManualRinci: { count?: number | null; /** The whole transaction of an invoice. */ data: Jawaban['ManualKepala'] & Jawaban['ManualNasib'] & { detail_barang: Jawaban['ManualFaktur'][]; pembayaran: Jawaban['FakturBayar'][] }; message?: string | null };
  Jawab_Member: { count?: number | null; /** A card of the register. */ data: { alamat_customer: string; foto: boolean; /** the card that took this one's place */ gabung_ke: string; jenis_pelanggan: string; kecamatan: string; /** the day somebody left */ keluar: string; kelurahan: string; /** the store that registered them */ kode_cabang_daftar: string; kode_kota: string; kode_member: string; kode_pelanggan: string; kota: string; nama_customer: string; /** in part */ nik: string; no_hp: string; /** the user whose own card it is */ pegawai: string; point: number; /** agrees to messages */ setuju: boolean; /** points and deposits wait until then */ tahan_sampai: string; tgl_daftar: string; tgl_lahir: string; tgl_setuju: string; /** the level reached today; empty where the chain has none */ tingkat: string; versi: number }; message?: string | null };
  Jawab_MemberDigabung: { count?: number | null; data: { no_dok: string; /** points that went along */ poin: number }; message?: string | null };
  Jawab_MemberKeluar: { count?: number | null; data: { no_dok: string; /** points that were closed */ poin: number; /** a document of trade carries the identity number: the law keeps it */ simpan_identitas: boolean }; message?: string | null };
  Jawab_MemberTerdaftar: { count?: number | null; data: { member: Jawaban['Member']; peringatan: string[]; /** the NIK had a card already: this is it, and nothing was written */ sudah_ada: boolean }; message?: string | null };
  Jawab_NikMember: { count?: number | null; data: { nik: string }; message?: string | null };
  Jawab_NonCashTervalidasi: { count?: number | null; data: { banyak: number; /** what the bank kept */ biaya: number; jumlah_rp: number; no_validasi: string }; message?: string | null };
  Jawab_NormaTukang: { count?: number | null; /** A norm as it stands today. */ data: { disetujui: string; jenis_kerja: string; mulai: string; norma: number; oleh: string }; message?: string | null };
  Jawab_NotaDikirim: { count?: number | null; /** What became of it. */ data: { /** the number is not proved yet: a code goes first */ perlu_kode: boolean; terkirim: boolean }; message?: string | null };
  Jawab_NotaTercetak: { count?: number | null; data: { kerja?: Jawaban['KerjaCetak'] | null; no_faktur_group: string; /** the first is the original */ urut: number }; message?: string | null };
  Jawab_Opname: { count?: number | null; /** A count, as its head has it. */ data: { berat_awal: number; /** it has a photo */ foto: boolean; jenis: Jawaban['JenisOpname']; /** empty: every warehouse that is counted */ kode_gudang: string; /** the tray; empty: every tray */ kode_toko: string; /** the document that corrected the books */ koreksi?: string | null; koreksi_oleh?: string | null; koreksi_setuju?: string | null; mulai: string; mulai_oleh: string; no_opname: string; qty_awal: number; /** left during the count */ qty_keluar: number; /** came during the count */ qty_masuk: number; /** the receiving document */ rujukan: string; selesai?: string | null; selesai_oleh?: string | null; status: Jawaban['StatusOpname']; tgl_system: string }; message?: string | null };
  Jawab_Option_NotaAsal: { count?: number | null; data: null | { /** what was really paid for its stones */ batu_dibayar: number; berat: number; berat_asli: number; /** what was really paid for the gold: a buy-back starts from it */ emas_dibayar: number; harga_total: number; kadar: number; kadar_cetak: number; kode_barcode: string; kode_dept: string; kode_group: string; /** written before this system was here: the piece has no card */ lama: boolean; nama_barang: string; nama_customer: string; nilai_emas: number; no_faktur_group: string; no_faktur_jual: string; no_hp: string; ongkos: number; /** the purchase that already took it back; empty while it is out */ sudah_dibeli: string; tgl_nota: string; toko: string }; message?: string | null };
  Jawab_OrangGrosir: { count?: number | null; /** Whom it stands for. */ data: { kode_toko: string; level: string; nama_toko: string; user_id: string; user_name: string }; message?: string | null };
  Jawab_Otorisasi: { count?: number | null; /** One approval, in whatever state it is. */ data: { alasan?: string | null; berlaku_sampai: string; cara?: Jawaban['CaraOtorisasi'] | null; description: string; /** what of it would be sold below cost, for who decides and may see it */ di_bawah_modal: string[]; dibuat: string; dipakai?: string | null; dipakai_dok?: string | null; diputus?: string | null; /** the one document it is for, when the request named one */ dokumen?: string | null; id: string; kategori: string; keterangan: string; nominal?: number | null; peminta: string; penyetuju?: string | null; permohonan?: Jawaban['PermohonanOtorisasi'] | null; sebelum?: string | null; /** the owner, alone in the store, said yes to their own request */ sendiri: boolean; sesudah?: string | null; status: Jawaban['KeadaanOtorisasi']; tgl_system: string; toko: string }; message?: string | null };
  Jawab_PanelMember: { count?: number | null; data: Jawaban['Pelanggan'] & ({ foto: boolean; /** days until it is; none when the birth date is not known */ hari_ulang_tahun?: number | null; kecamatan: string; kelurahan: string; kode_cabang_daftar: string; /** what was scanned: another than `kode_member` when it was an old card */ kode_dicari: string; kota: string; /** in part */ nik: string; /** what points are multiplied by, in hundredths */ pengali: number; point: number; setuju: boolean; /** points and deposits wait until then */ tahan_sampai: string; tgl_daftar: string; tgl_lahir: string; /** empty where the chain has no levels */ tingkat: string; /** it is today */ ulang_tahun: boolean }); message?: string | null };
  Jawab_PapanDibuat: { count?: number | null; /** A board with its key, told once. */ data: { id: string; kunci: string; nama: string }; message?: string | null };
  Jawab_PapanHarga: { count?: number | null; data: { baris: Jawaban['PapanBaris'][]; /** when a price last changed; empty when none ever did */ diubah: string; nama_toko: string; tanggal: string; /** do the prices of the day stand? Otherwise these are the last ones */ terkonfirmasi: boolean }; message?: string | null };
  Jawab_PapanLebur: { count?: number | null; /** The board: lots that are open, and the last that were closed. */ data: { lebih_bulan: number; lot: Jawaban['LotLebur'][]; /** refined gold that waits for its sale */ murni_ciok: number; /** fine weight in open lots */ murni_jalan: number; /** fine weight that waits for the melt */ murni_menunggu: number; pelebur: Jawaban['PeleburRingkas'][]; /** fine weight lost this month, and gained */ susut_bulan: number }; message?: string | null };
  Jawab_ParaAkun: { count?: number | null; /** A journal with the accounts of the store. */ data: { detail_akun: Jawaban['DetailAkun'][]; nama: string; trx: string; type: string; /** 0 while nothing was ever chosen */ versi: number }; message?: string | null };
  Jawab_Parkir: { count?: number | null; data: { /** pieces and accessories in it */ baris: number; id: string; /** who put it aside */ input_by: string; isi: Jawaban['Transaksi']; nama: string; waktu: string }; message?: string | null };
  Jawab_Pelanggan: { count?: number | null; data: { alamat_customer: string; jenis_pelanggan: string; kode_member: string; kode_pelanggan: string; nama_customer: string; /** the first four and the last two digits */ nik_samar: string; no_hp: string }; message?: string | null };
  Jawab_PelangganNik: { count?: number | null; data: { nik: string }; message?: string | null };
  Jawab_Pengguna: { count?: number | null; /** The user object the client keeps. */ data: { akses: Jawaban['Simpul'][]; alamat_toko: string; /** a one-time password that must be replaced first */ ganti_password: boolean; kode_toko: string; /** minutes after which an unused till locks itself */ kunci_diam_menit: number; level: string; nama_toko: string; no_telp: string; no_whatsapp: string; /** head office */ pusat: boolean; /** scopes of the level */ scp: string[]; terkunci: boolean; tgl_system: string; token?: string | null; /** the stores of who has more than one; the session works in `kode_toko` */ toko_saya: Jawaban['TokoSaya'][]; totp: boolean; user_id: string; user_name: string; /** a second factor must be enrolled before anything else */ wajib_totp: boolean }; message?: string | null };
  Jawab_PeriksaKodeMember: { count?: number | null; /** What a card that is being read says. */ data: { dipakai: boolean; /** it has the chain's own prefix */ milik_sendiri: boolean; /** why it is not, or whose it is */ pesan: string; sah: boolean }; message?: string | null };
  Jawab_Peringatan: { count?: number | null; /** A notice, with what became of its message. */ data: { /** it counts for an auction: a letter, or a message that was delivered */ berlaku: boolean; /** SURAT, PESAN or TELEPON */ cara: string; /** the first, the second ... of its loan */ ke: number; keterangan: string; nama_customer: string; no_faktur_hutang: string; no_peringatan: string; oleh: string; penerima: string; /** of the outbox; empty for a letter or a call */ status_pesan: string; tgl_system: string; /** what redeeming cost that day */ total_rp: number; /** the address or the number it went to */ tujuan: string; waktu: string }; message?: string | null };
  Jawab_PeriodeAkun: { count?: number | null; data: Jawaban['PeriodeAkun']; message?: string | null };
  Jawab_PesanKeluar: { count?: number | null; data: { dibuat: string; id: string; isi: string; /** DINAS or PROMO */ jenis: string; /** not before */ kirim_mulai: string; kode_pelanggan: string; kode_toko: string; no_dok: string; /** in part */ no_hp: string; percobaan: number; peristiwa: string; /** why it was given up, or what the last try said */ sebab: string; selesai?: string | null; status: string }; message?: string | null };
  Jawab_PesanUji: { count?: number | null; /** Where it went. */ data: { receiver: string }; message?: string | null };
  Jawab_PesananAmbilHitungan: { count?: number | null; data: { bayar_rp: number; /** of what was paid down, what the bank has not shown yet */ belum_masuk_rp: number; /** of what was paid down, what pays for it */ dp_rp: number; penjelasan: Jawaban['PesananBeda'][]; /** what is left of it then, to be given back */ sisa_dp: number; transaksi: Jawaban['TransaksiHitungan'] }; message?: string | null };
  Jawab_PesananBatalHitungan: { count?: number | null; /** What cancelling gives back. */ data: { /** of what was paid down, what the bank has not shown yet */ belum_masuk_rp: number; dibayar_rp: number; kerja: Jawaban['PesananKerja'][]; /** kept by the shop, at most what is left */ potong_rp: number; sisa_dp: number; turun: Jawaban['PesananTurun'][] }; message?: string | null };
  Jawab_PesananDikembalikan: { count?: number | null; data: { /** paid back */ jumlah_rp: number; no_batal: string; no_pesanan: string; /** kept */ potong_rp: number; tgl_system: string }; message?: string | null };
  Jawab_PesananDpTercatat: { count?: number | null; data: { jumlah_bayar: number; /** change */ kembali: number; no_dok: string; no_pesanan: string; /** of what was paid down, what is there now */ sisa_dp: number; tgl_system: string }; message?: string | null };
  Jawab_PesananHitungan: { count?: number | null; /** What an order would come to. */ data: { /** why SPV or OWN must approve it */ alasan: Jawaban['Alasan'][]; detail: Jawaban['PesananBarisIsi'][]; /** the least that is to be paid down, and the percent it comes from */ dp_minimal: number; dp_persen: number; jumlah_bayar: number; nominal: number; permohonan?: Jawaban['PermohonanOtorisasi'] | null; sisa: number; tgl_janji: string; /** the last day a LOCK holds */ tgl_kunci: string; total_harga: number }; message?: string | null };
  Jawab_PesananLangkah: { count?: number | null; data: { /** the document of the step */ no_dok: string; no_pesanan: string; /** the stage of the order now */ tahap: string; tgl_system: string }; message?: string | null };
  Jawab_PesananPapan: { count?: number | null; /** All open works, late ones first. */ data: { kartu: Jawaban['PesananKartu'][]; /** the business day */ tgl: string }; message?: string | null };
  Jawab_PesananRinci: { count?: number | null; /** One order with its story. */ data: Jawaban['Pesanan'] & { /** of what was paid down, what the bank has not shown yet */ belum_masuk_rp: number; /** notas handed out so far */ cetakan: number; contoh: Jawaban['Contoh'][]; detail: Jawaban['PesananBaris'][]; /** the pieces of the last pick-up as they went out */ diambil: Jawaban['BarangKeluar'][]; /** paid down later */ dp: Jawaban['PesananDp'][]; pembayaran: Jawaban['FakturBayar'][]; peristiwa: Jawaban['PesananPeristiwa'][] }; message?: string | null };
  Jawab_PesananTercatat: { count?: number | null; data: { jumlah_bayar: number; kembali: number; no_pesanan: string; sisa: number; tgl_janji: string; tgl_system: string; total_harga: number }; message?: string | null };
  Jawab_PesananTercetak: { count?: number | null; data: { kerja?: Jawaban['KerjaCetak'] | null; no_pesanan: string; /** the first is the original */ urut: number }; message?: string | null };
  Jawab_PilihanBatu: { count?: number | null; /** What the forms of stones choose from. */ data: { /** lines of cards in this store that the register does not know */ belum_terdaftar: number; clarity: Jawaban['PilihanBatuSatu'][]; color: Jawaban['PilihanBatuSatu'][]; cutgrade: Jawaban['PilihanBatuSatu'][]; fluorescence: Jawaban['PilihanBatuSatu'][]; jenis_batu: Jawaban['PilihanBatuSatu'][]; /** rupiah a dollar of the day, in hundredths; 0: not published */ kurs: number; laboratorium: string[]; polish: Jawaban['PilihanBatuSatu'][]; shape: Jawaban['PilihanBatuSatu'][]; supplier: Jawaban['PilihanBatuSatu'][]; symmetry: Jawaban['PilihanBatuSatu'][]; tukang: Jawaban['PilihanBatuSatu'][] }; message?: string | null };
  Jawab_PoinDibatalkan: { count?: number | null; data: { no_dok: string; /** the member's points after it */ saldo: number }; message?: string | null };
  Jawab_PosisiEmas: { count?: number | null; data: { /** may who asks see the chain? */ boleh_rantai: boolean; harga_pasar: number; hari: Jawaban['PosisiHari'][]; janji: Jawaban['PosisiJanji']; kemarin: Jawaban['PosisiKemarin']; murni: number; nilai: number; /** of all stores, not of one */ rantai: boolean; /** what a price move of one percent does to it */ satu_persen: number; /** worth less cost */ selisih_modal: number; tempat: Jawaban['PosisiTempat'][]; /** fine weight whose worth follows the price */ terbuka: number; toko: Jawaban['PosisiToko'][] }; message?: string | null };
  Jawab_Pratinjau: { count?: number | null; /** How a message would read. */ data: { pratinjau: string }; message?: string | null };
  Jawab_PratinjauAturan: { count?: number | null; data: { baris: Jawaban['BarisPratinjauAturan'][]; peringatan: string[] }; message?: string | null };
  Jawab_PratinjauBarang: { count?: number | null; data: { alasan: string; asal_perolehan: string; aturan_berat: string; /** the selling weight, and the rule that rounded it */ berat: number; harga_jual: number; harga_modal_gram: number; /** what it sells for today; empty with the reason in `alasan` */ jual: Jawaban['BarisRumus'][]; kadar: number; kadar_cetak: number; kadar_modal: number; /** what it costs; the lines add up to `total_pokok` */ pokok: Jawaban['BarisRumus'][]; /** percent of the sale, by evidence of acquisition */ tarif_ppn: number; total_pokok: number }; message?: string | null };
  Jawab_PratinjauHarga: { count?: number | null; data: { berat: number; group: Jawaban['GroupPratinjauHarga'][]; nilai_baru: number; nilai_lama: number; peringatan: Jawaban['PeringatanHarga'][]; toko: Jawaban['TokoPratinjauHarga'][] }; message?: string | null };
  Jawab_PreOrder: { count?: number | null; /** A pre-order as it stands. */ data: Jawaban['PreOrderIsi'] & Jawaban['PreOrderKini'] & { /** what the marketplace keeps of the money, if all that is left of it went back now */ biaya_kembali_rp: number; detail_barang: Jawaban['PreOrderBaris'][] }; message?: string | null };
  Jawab_PreOrderBerkas: { count?: number | null; data: { baris: Jawaban['BarisBerkasPo'][]; jumlah: number; /** lines without a nominal: they are not asked for */ jumlah_kosong: number; jumlah_salah: number }; message?: string | null };
  Jawab_PreOrderDikembalikan: { count?: number | null; data: { /** what the marketplace keeps of it */ biaya_rp: number; /** what the shop paid */ dibayar_rp: number; /** what left the money of the pre-order */ jumlah_rp: number; /** empty where no money moved */ no_batal: string; no_po: string; tgl_system: string }; message?: string | null };
  Jawab_PreOrderHalaman: { count?: number | null; data: { count: number; limit: number; page: number; preorders: Jawaban['PreOrder'][]; skip: number }; message?: string | null };
  Jawab_PreOrderJualHitungan: { count?: number | null; data: Jawaban['TransaksiHitungan'] & { /** of it, what pays for this sale */ dp_rp: number; /** the money of the pre-order */ saldo_rp: number; /** what the customer still pays */ sisa_rp: number }; message?: string | null };
  Jawab_PreOrderKolomBerkas: { count?: number | null; /** What the file must look like. */ data: { kolom: Jawaban['KolomImpor'][]; paling_banyak: number }; message?: string | null };
  Jawab_PreOrderNomor: { count?: number | null; data: { no_po: string }; message?: string | null };
  Jawab_PreOrderRinci: { count?: number | null; data: Jawaban['PreOrder'] & { /** notas handed out so far */ cetakan: number; kiriman: Jawaban['PreOrderKiriman'][]; pembayaran: Jawaban['PreOrderDibayar'][]; penjualan: Jawaban['PreOrderTerjual'][]; peristiwa: Jawaban['PreOrderPeristiwa'][] }; message?: string | null };
  Jawab_PreOrderTercetak: { count?: number | null; data: { kerja?: Jawaban['KerjaCetak'] | null; no_po: string; /** the first is the original */ urut: number }; message?: string | null };
  Jawab_PreOrderTerclosing: { count?: number | null; data: { jumlah_po: number; no_closing: string; qty: number; tgl_system: string }; message?: string | null };
  Jawab_PreOrderTervalidasi: { count?: number | null; data: { /** what the marketplaces kept */ biaya_rp: number; jumlah: number; no_dok: string; tgl_system: string; /** what came into the accounts */ total_rp: number }; message?: string | null };
  Jawab_Printer: { count?: number | null; data: { aktif: boolean; /** host:port, the name of an agent, or nothing for a download */ alamat: string; cara: Jawaban['CaraCetak']; jenis: Jawaban['JenisPrinter']; /** characters a line of an ESCPOS printer, 0 for the others */ lebar: number; nama: string; versi: number }; message?: string | null };
  Jawab_ProfitTersimpan: { count?: number | null; data: { jumlah: number }; message?: string | null };
  Jawab_RencanaBatal: { count?: number | null; /** What taking a transaction back comes to. */ data: { /** the drawer it comes out of; empty without cash */ laci: string; no_faktur_group: string; /** cash that goes back to the customer; negative: that the customer gives back */ tunai: number }; message?: string | null };
  Jawab_RinciMember: { count?: number | null; data: { kartu_lama: Jawaban['KartuMemberLama'][]; kode_lain: Jawaban['KodeMemberLain'][]; member: Jawaban['Member']; persetujuan: Jawaban['SetujuMember'][] }; message?: string | null };
  Jawab_RincianPusat: { count?: number | null; data: { /** the first rows of each kind */ baris: Jawaban['BarisPusat'][]; set: Jawaban['SetPusat'] }; message?: string | null };
  Jawab_RingkasOpname: { count?: number | null; /** The figures of a count. */ data: { baki: Jawaban['KemajuanBaki'][]; ditemukan: number; /** what has to be there now, and how much of it was found */ harus: number; kelas: Jawaban['JumlahKelas'][]; opname: Jawaban['Opname']; pemindai: Jawaban['PemindaiOpname'][]; /** it cannot be finished without a photo */ wajib_foto: boolean }; message?: string | null };
  Jawab_RingkasRiwayat: { count?: number | null; data: { orang: Jawaban['OrangRiwayat']; toko: Jawaban['TokoRiwayat'][]; /** by kind; what was taken back is left out */ total: Jawaban['TotalRiwayat'][] }; message?: string | null };
  Jawab_RingkasanHari: { count?: number | null; data: { bagian: Jawaban['BagianRingkasan'][]; /** when and by whom the day was closed; empty while it is open */ ditutup: string; kode_toko: string; oleh: string; tanggal: string }; message?: string | null };
  Jawab_Saldo: { count?: number | null; data: { kasir: string; /** not told to who counts the drawer blind */ saldo: number }; message?: string | null };
  Jawab_SaldoDipindah: { count?: number | null; data: { dari: Jawaban['SaldoKeluar'][]; jumlah_rp: number; no_pindah: string; user_tujuan: string }; message?: string | null };
  Jawab_SaldoPoin: { count?: number | null; /** What somebody has, and what of it can be spent now. */ data: { bisa_dipakai: number; kode_member: string; kode_pelanggan: string; lot: Jawaban['LotPoin'][]; /** a cancellation took more than there was */ minus: boolean; nama_customer: string; /** what a point pays */ nilai_poin: number; nilai_rp: number; point: number; /** until when nothing of it can be spent, after the card changed; empty when it can */ tahan_sampai: string; /** cannot be spent yet */ tertahan: number }; message?: string | null };
  Jawab_SandiSekaliPakai: { count?: number | null; /** The one-time password, shown this once; none when it was chosen by the one who asked. */ data: { password?: string | null; user_id: string }; message?: string | null };
  Jawab_SelisihUangSelesai: { count?: number | null; data: { no_dok: string; no_reff: string; /** what one's own drawer holds after it */ saldo: number; /** what is still open: positive missing, negative too much */ sisa: number }; message?: string | null };
  Jawab_SemuaMilik: { count?: number | null; data: { baris: Jawaban['BarangMilik'][]; berat: number; /** of the pieces that have a worth today */ harga_beli: number; harga_total: number }; message?: string | null };
  Jawab_SepuhanDibatalkan: { count?: number | null; data: { no_batal: string; no_dok: string; tgl_system: string }; message?: string | null };
  Jawab_SerahGrosir: { count?: number | null; /** Where to go, and how. */ data: { berlaku_sampai: string; /** a frame of ours; else the browser leaves */ bingkai: boolean; /** with the hand-over behind it */ url: string }; message?: string | null };
  Jawab_SerahKas: { count?: number | null; data: { alasan: string; dari: string; id: number; /** told to the giver and to supervisors; the receiver counts without it */ jumlah?: number | null; ke: string; no_dok: string; /** MENUNGGU, DITERIMA, DITOLAK, DITARIK */ status: string; waktu: string }; message?: string | null };
  Jawab_SertifikatBatu: { count?: number | null; data: { /** PDF or FOTO */ jenis: string; kode_batu: string; sidik: string; /** bytes */ ukuran: number }; message?: string | null };
  Jawab_ServiceBarang: { count?: number | null; /** A sold piece of the chain, as a line of a service takes it. */ data: { berat_atribut: number; berat_nota: number; kadar: number; kode_barcode: string; kode_dept: string; kode_group: string; nama_barang: string; nama_customer: string; no_faktur_jual: string; taksiran_rp: number; tgl_nota: string; toko_nota: string }; message?: string | null };
  Jawab_ServiceDiambil: { count?: number | null; data: { dibayar_rp: number; dikembalikan_rp: number; dp_rp: number; /** change */ kembali: number; no_ambil: string; no_service: string; tgl_system: string; total_rp: number }; message?: string | null };
  Jawab_ServiceDibatalkan: { count?: number | null; data: { /** charged for work that was begun */ biaya_rp: number; dibayar_rp: number; dikembalikan_rp: number; dp_rp: number; no_batal: string; no_service: string; tgl_system: string }; message?: string | null };
  Jawab_ServiceGantiDibayar: { count?: number | null; data: { jumlah_rp: number; no_bayar: string; no_ganti: string; tgl_system: string }; message?: string | null };
  Jawab_ServiceGantiTercatat: { count?: number | null; /** What the shop owes now. */ data: { /** owed to the customer */ jumlah_rp: number; /** the cards of pieces that are the shop's now */ kode_barcode: string[]; /** what the pieces are worth */ nilai_rp: number; no_ganti: string; no_service: string; /** of the bill, what they paid */ tagihan_rp: number; tgl_system: string }; message?: string | null };
  Jawab_ServiceHitungTercatat: { count?: number | null; data: Jawaban['ServiceHitungKepala'] & { /** what is not as the book says */ selisih: Jawaban['ServiceHitungHasil'][] }; message?: string | null };
  Jawab_ServiceHitungan: { count?: number | null; /** What a service would come to. */ data: { detail_barang: Jawaban['ServiceBarisHitung'][]; dp_rp: number; estimasi_rp: number; otorisasi: Jawaban['Alasan'][]; permohonan?: Jawaban['PermohonanOtorisasi'] | null; sisa_rp: number; tgl_janji: string }; message?: string | null };
  Jawab_ServicePapan: { count?: number | null; data: { kartu: Jawaban['ServicePapanKartu'][]; /** the store's day */ tgl: string }; message?: string | null };
  Jawab_ServiceRinci: { count?: number | null; /** One service with all that is known of it. */ data: Jawaban['Service'] & ({ ambil?: Jawaban['ServiceAmbilRinci'] | null; batal?: Jawaban['ServiceBatalRinci'] | null; /** how often its nota was handed out */ cetakan: number; detail_barang: Jawaban['ServiceBaris'][]; ganti?: Jawaban['ServiceGantiRinci'] | null; /** of the down payment */ pembayaran: Jawaban['FakturBayar'][]; peristiwa: Jawaban['ServicePeristiwa'][]; selesai?: Jawaban['ServiceSelesaiRinci'] | null }); message?: string | null };
  Jawab_ServiceSelesaiHitungan: { count?: number | null; data: { detail_barang: Jawaban['ServiceSelesaiHitungBaris'][]; otorisasi: Jawaban['Alasan'][]; permohonan?: Jawaban['PermohonanOtorisasi'] | null; total_rp: number }; message?: string | null };
  Jawab_ServiceTagihan: { count?: number | null; /** What fetching costs. */ data: { /** still to pay */ bayar_rp: number; /** of the down payment, what the bank has not shown yet */ belum_masuk_rp: number; /** of the down payment, what goes back */ dikembalikan_rp: number; /** what is left of the down payment */ dp_rp: number; dpp: number; no_service: string; otorisasi: Jawaban['Alasan'][]; ppn: number; total_rp: number }; message?: string | null };
  Jawab_ServiceTahapTercatat: { count?: number | null; /** A step that was taken. */ data: { /** the document of the step; the service itself where it has none */ no_dok: string; no_service: string; tahap: string; tgl_system: string; total_rp: number }; message?: string | null };
  Jawab_ServiceTercatat: { count?: number | null; data: { dp_rp: number; estimasi_rp: number; /** change */ kembali: number; no_service: string; tgl_janji: string; tgl_system: string }; message?: string | null };
  Jawab_ServiceTercetak: { count?: number | null; data: { kerja?: Jawaban['KerjaCetak'] | null; no_service: string; /** the first is the original */ urut: number }; message?: string | null };
  Jawab_SortirTercatat: { count?: number | null; data: { berat: number; no_sortir: string; qty: number; tgl_system: string }; message?: string | null };
  Jawab_SortiranRinci: { count?: number | null; data: Jawaban['Sortiran'] & { detail_barang: Jawaban['SortiranBaris'][] }; message?: string | null };
  Jawab_SplashTersimpan: { count?: number | null; data: { /** empty without a picture */ image_path: string; position: string; screen_name: string; /** names the picture to caches */ sidik: string; text: string; type_splash: string }; message?: string | null };
  Jawab_StockCuci: { count?: number | null; /** A document of wash stock. */ data: { berat: number; datasortirbeli: Jawaban['StockCuciBaris'][]; disetujui: string; keterangan: string; kode_gudang: string; /** the tray */ kode_toko: string; /** the document that took it back; empty: it stands */ no_batal: string; no_tambah_stock: string; oleh: string; qty: number; sumber: string; tgl_system: string; waktu: string }; message?: string | null };
  Jawab_String: { count?: number | null; data: string; message?: string | null };
  Jawab_SuratKirim: { count?: number | null; /** A shipment in full. */ data: Jawaban['KirimRingkas'] & { detail_barang: Jawaban['KirimBaris'][]; selisih: Jawaban['KirimSelisih'][] }; message?: string | null };
  Jawab_SusutBarang: { count?: number | null; data: { alasan: string; berat_buku: number; berat_timbang: number; /** who or what answered a rejection; empty while it has no answer */ dijawab: string; diputus: string; diputus_oleh: string; kode_barcode: string; kode_dept: string; kode_group: string; nama_barang: string; no_dok: string; no_susut: string; oleh: string; /** books minus scale; negative when it became heavier */ selisih: number; /** PENDING, DITERIMA, DITOLAK */ status: string; sumber: string; tgl_system: string; toleransi: number; waktu: string }; message?: string | null };
  Jawab_TerbitanHarga: { count?: number | null; data: { toko: Jawaban['TokoTerbitHarga'][] }; message?: string | null };
  Jawab_Tercatat: { count?: number | null; data: { no_faktur: string; /** what the drawer holds after it */ saldo: number; tgl_system: string }; message?: string | null };
  Jawab_TercatatDuaSisi: { count?: number | null; /** What the counter is told of a document that was written. */ data: { /** JUAL, BELI or TUKAR */ jenis: string; kembali: number; neto: number; no_faktur_beli: string[]; no_faktur_group: string; no_faktur_jual: string[]; tgl_system: string }; message?: string | null };
  Jawab_TerimaLengkap: { count?: number | null; /** A receipt with its lines. */ data: { baris: Jawaban['TerimaBaris'][]; terima: Jawaban['TerimaRingkas'] }; message?: string | null };
  Jawab_TerimaTersimpan: { count?: number | null; /** What a receipt became. */ data: { barang: Jawaban['BarangTersimpan'][]; no_dok: string }; message?: string | null };
  Jawab_TerimaTukangTercatat: { count?: number | null; data: { /** 0 where no work stands behind it */ id_kerja: number; /** of the finished pieces, in their order */ kode_barcode: string[]; murni: number; no_dok: string; /** what he owes now */ saldo: number; susut: number; tgl_system: string }; message?: string | null };
  Jawab_Tertutup: { count?: number | null; data: { /** coupons whose time was over */ kupon: number; no_selisih?: string | null; no_tutup: string; peringatan: Jawaban['HalTutup'][]; tanggal: string; tgl_system: string }; message?: string | null };
  Jawab_TitipanDikembalikan: { count?: number | null; data: { /** paid back */ jumlah_rp: number; no_batal: string; no_titip: string; /** kept, because the fixed price fell */ potong_rp: number; tgl_system: string }; message?: string | null };
  Jawab_TitipanHitungan: { count?: number | null; /** What a deposit would be, for the screen. */ data: { /** that is fixed, or that the piece weighs */ berat: number; cara_harga: string; /** what the piece costs today */ harga_barang: number; /** of a gram; 0 when the price floats and no piece is put aside */ harga_gram: number; kode_barcode: string; kode_group: string; nama_barang: string; /** what would be left to pay for the piece */ sisa: number; tgl_akhir: string }; message?: string | null };
  Jawab_TitipanRinciKini: { count?: number | null; /** A deposit with its story, and what it would give back. */ data: Jawaban['TitipanRinci'] & ({ kembali?: Jawaban['TitipanTurun'] | null }); message?: string | null };
  Jawab_TitipanTercatat: { count?: number | null; data: { jumlah_rp: number; kembali: number; no_titip: string; tgl_akhir: string; tgl_system: string }; message?: string | null };
  Jawab_TitipanTercetak: { count?: number | null; data: { kerja?: Jawaban['KerjaCetak'] | null; no_titip: string; /** the first is the original */ urut: number }; message?: string | null };
  Jawab_TokoKeadaan: { count?: number | null; data: { aktif: boolean; kode_toko: string }; message?: string | null };
  Jawab_TokoRinci: { count?: number | null; /** All of a store. */ data: { aktif: boolean; alamat_toko: string; banyak_user: number; kode_toko: string; nama_toko: string; no_telp: string; no_whatsapp: string; npwp: string; /** an address on another machine; empty for this one */ portal: string; pusat: boolean; /** printed in the place of a logo; the name when empty */ teks_logo: string; tgl_system: string; versi: number }; message?: string | null };
  Jawab_TotpMulai: { count?: number | null; /** What the authenticator app is told, with the QR code as SVG. */ data: { kunci: string; qr: string }; message?: string | null };
  Jawab_TransaksiHitungan: { count?: number | null; /** A transaction priced but not written. */ data: Jawaban['JumlahDuaSisi'] & { detail_barang: Jawaban['JualBaris'][]; detail_beli: Jawaban['BeliBaris'][]; /** what was paid in cash to this NIK, when it passes the limit */ peringatan: string[] }; message?: string | null };
  Jawab_TransaksiPoinTercatat: { count?: number | null; data: { no_dok: string; poin: number; /** after it */ saldo: number; tgl_system: string }; message?: string | null };
  Jawab_TransaksiTercatat: { count?: number | null; data: Jawaban['TercatatDuaSisi'] & ({ /** the coupons this sale gave */ kupon: string[]; poin?: Jawaban['PoinNota'] | null }); message?: string | null };
  Jawab_TransitBarang: { count?: number | null; data: { keluar: Jawaban['PerjalananBarang']; masuk: Jawaban['PerjalananBarang'] }; message?: string | null };
  Jawab_TujuanCuci: { count?: number | null; /** Where a store's pieces are washed. */ data: { /** head office; empty where the store washes itself */ kode_pusat: string; nama_pusat: string; /** at head office */ terpusat: boolean }; message?: string | null };
  Jawab_TukangRinci: { count?: number | null; /** Everything about one craftsman. */ data: { dokumen: Jawaban['DokTukang'][]; jenis_kerja: string[]; kerja: Jawaban['KerjaTukangRinci'][]; /** the newest first */ mutasi: Jawaban['MutasiTukang'][]; norma: Jawaban['NormaTukang'][]; saldo: number; tukang: Jawaban['TukangRingkas'] }; message?: string | null };
  Jawab_TukarPoinTercatat: { count?: number | null; data: { no_dok: string; /** what it cost */ poin: number; /** the member's points after it */ saldo: number; /** pieces left */ stock: number; tgl_system: string }; message?: string | null };
  Jawab_TukarPoinTercetak: { count?: number | null; data: { kerja?: Jawaban['KerjaCetak'] | null; no_dok: string; /** the first is the original */ urut: number }; message?: string | null };
  Jawab_UangDibatalkan: { count?: number | null; data: { jumlah_rp: number; no_dok: string; tgl_system: string }; message?: string | null };
  Jawab_UangDiterima: { count?: number | null; data: { asal: string; jumlah_kirim: number; jumlah_terima: number; no_reff: string; no_terima: string; nota_kirim: string; /** what one's own drawer holds after it */ saldo: number; /** received minus sent; stays open until it is settled */ selisih: number }; message?: string | null };
  Jawab_UpahTukangTercatat: { count?: number | null; data: { no_dok: string; tgl_system: string; total: number }; message?: string | null };
  Jawab_ValidasiTercatat: { count?: number | null; data: { no_faktur_groups: string[]; valid_by: string }; message?: string | null };
  Jawab_Vec_AkanHangus: { count?: number | null; data: { /** days that are left */ hari: number; kode_member: string; kode_pelanggan: string; nama_customer: string; no_hp: string; /** that lapse */ point: number; tgl_hangus: string }[]; message?: string | null };
  Jawab_Vec_AksesBeda: { count?: number | null; data: { dicabut: string[]; ditambah: string[]; kode_toko: string; level: string; user_id: string; user_name: string; versi: number }[]; message?: string | null };
  Jawab_Vec_AksesTemplate: { count?: number | null; data: { akses: string[]; /** may the one who asks make people of this level? */ boleh_beri: boolean; level: string; semua_menu: boolean; uraian: string }[]; message?: string | null };
  Jawab_Vec_AksesorisJual: { count?: number | null; data: { kode_dept: string; kode_group: string; /** the tray */ kode_toko: string; nama_baki: string; nama_dept: string; qty: number }[]; message?: string | null };
  Jawab_Vec_AksesorisStok: { count?: number | null; data: { /** what it cost altogether */ harga_modal: number; kode_dept: string; kode_group: string; nama_dept: string; qty: number }[]; message?: string | null };
  Jawab_Vec_AlasanCurah: { count?: number | null; data: { kode: string; /** stock comes in; otherwise it goes */ masuk: boolean; nama: string; /** must be explained in words */ wajib_keterangan: boolean }[]; message?: string | null };
  Jawab_Vec_BakiTimbang: { count?: number | null; data: ({ berat_bandrol: number; berat_plastik: number; berat_stock: number; kode_baki: string; kode_gudang: string; /** the tray, as the goods calls name it */ kode_toko: string; nama_baki: string; pagi?: Jawaban['HasilTimbang'] | null; qty: number; /** tray, pieces, tags and bags together */ seharusnya: number; sore?: Jawaban['HasilTimbang'] | null; tara: number; toleransi: number })[]; message?: string | null };
  Jawab_Vec_Barang: { count?: number | null; data: { berat: number; berat_asli: number; berat_atribut: number; berat_bandrol: number; berat_plastik: number; harga_atribut: number; kadar: number; kadar_cetak: number; kadar_modal: number; kode_barcode: string; kode_dept: string; kode_group: string; /** empty when it is in no warehouse */ kode_gudang: string; kode_intern: string; /** the tray, as the goods calls name it */ kode_toko: string; nama_atribut: string; nama_barang: string; profit: number; size: string; status: Jawaban['StatusBarang']; supplier_barang: string; tag_id: string; tgl_masuk: string; /** the store it is in, or was in last */ toko: string; total_pokok: number; versi: number }[]; message?: string | null };
  Jawab_Vec_BarangCurian: { count?: number | null; data: { berat: number; ciri: string; dibuat: string; /** when it was withdrawn; empty while it holds */ dicabut: string; dicabut_oleh: string; id: string; kode_barcode: string; kode_dept: string; nama_barang: string; oleh: string; /** who told the shop: police, another branch, the customer */ sumber: string; tgl_lapor: string; /** the store that reported it */ toko: string }[]; message?: string | null };
  Jawab_Vec_BarangExternal: { count?: number | null; data: { berat: number; harga_jual: number; id_ext: string; kode_barcode: string; nama_barang: string; /** why it failed */ pesan: string; /** what it is in the shop */ status: string; /** OK, FAIL (not available there), DONE (taken down); empty when it was never sent */ status_external: string }[]; message?: string | null };
  Jawab_Vec_BarangMasuk: { count?: number | null; data: (Jawaban['Barang'] & { input_by: string; no_masuk: string; waktu: string })[]; message?: string | null };
  Jawab_Vec_BarangTersimpan: { count?: number | null; data: { id_foto: string; kode_barcode: string; kode_intern: string; nama_barang: string; /** the document that brought it in */ no_dok: string }[]; message?: string | null };
  Jawab_Vec_BarisCocok: { count?: number | null; data: { /** what the marketplace kept */ biaya_rp: number; cocok: boolean; dibayar_rp: number; harga_total: number; kode_marketplace: string; nama_customer: string; no_order: string; no_pengirim: string; /** empty where none was found */ no_po: string; no_rekening: string; nominal: number; /** what validation is asked for */ nominal_bayar: number; /** why it does not match, or why the owner is asked for one that does */ pesan: string; sisa_rp: number; tanggal: string }[]; message?: string | null };
  Jawab_Vec_BarisGabungMember: { count?: number | null; data: { alasan: string; batal_alasan: string; batal_oleh: string; /** NIK or OWN */ dasar: string; disetujui: string; kode_lama: string; kode_tetap: string; member_lama: string; member_tetap: string; nama_lama: string; nama_tetap: string; /** the document that undid it; empty while it stands */ no_batal: string; no_dok: string; oleh: string; /** points that went along */ poin: number; tgl_system: string; toko: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_BarisJurnalDok: { count?: number | null; data: Jawaban['BarisJurnalDok'][]; message?: string | null };
  Jawab_Vec_BarisKartuPoin: { count?: number | null; data: { /** AWAL, DAPAT, BAYAR, TUKAR, TAMBAH, KURANG, TARIK, HANGUS, PULIH, GABUNG, KELUAR; BATAL for what a cancellation reversed */ jenis: string; keluar: number; keterangan: string; masuk: number; no_dok: string; oleh: string; saldo: number; tgl_system: string; toko: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_BuktiPerolehan: { count?: number | null; data: { berfaktur: boolean; kode: string; nama: string; tarif_ppn: number }[]; message?: string | null };
  Jawab_Vec_CalonLabel: { count?: number | null; data: (Jawaban['Barang'] & ({ /** labels printed so far */ cetakan: number; /** a tagged price, or cost and profit; nothing when the price follows the day */ harga?: number | null; nama_dept: string }))[]; message?: string | null };
  Jawab_Vec_CalonSortir: { count?: number | null; data: { /** with stones: nobody washes it before they are taken out */ batu: boolean; berat_asli: number; harga: number; kadar_cetak: number; kode_barcode: string; kode_dept: string; kode_group: string; kode_gudang: string; /** the tray */ kode_toko: string; /** the state it was bought in */ kondisi: string; murni: number; nama_barang: string; /** the document that brought it here */ no_dok: string; no_faktur_beli: string; oleh: string; surat: string; /** its weight waits for a second person */ susut: boolean; tgl_masuk: string; tipe_kondisi: string; total_pokok: number }[]; message?: string | null };
  Jawab_Vec_CetakBarcode: { count?: number | null; data: { baris: number; id: string; kode_barcode: string; nama_barang: string; oleh: string; printer: string; tgl_system: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_CocokBuku: { count?: number | null; data: Jawaban['CocokBuku'][]; message?: string | null };
  Jawab_Vec_DasborNilai: { count?: number | null; data: { jumlah_rp: number; /** `08` for an hour, `2026-11-15` for a day */ label: string }[]; message?: string | null };
  Jawab_Vec_DasborTitik: { count?: number | null; data: { hutang: number; /** `2026-11-15`, or `2026-11` by the month */ label: string; pembelian: number; penjualan: number; service: number }[]; message?: string | null };
  Jawab_Vec_Definisi: { count?: number | null; data: ({ bersejarah: boolean; daftar: string; kolom: Jawaban['DefKolom'][]; /** the columns that name a row */ kunci: string[]; /** the column that says in words what the key stands for */ nama?: string | null; path: string; rantai: boolean; /** the two ends of a range, where the rows are ranges */ rentang?: string[] | null; /** the screen, whose menu right writes it */ rute: string; sebut: string; slug: string })[]; message?: string | null };
  Jawab_Vec_DefinisiLaporan: { count?: number | null; data: ({ /** the tables of a report that is several; else none */ bagian: Jawaban['BagianLaporan'][]; /** SOCKET (live batches) or LANGSUNG (a plain answer) */ cara: string; judul: string; kaki?: Jawaban['KakiLaporan'] | null; /** group columns, outermost first */ kelompok: string[]; /** LANSKAP or POTRET */ kertas: string; kolom: Jawaban['KolomLaporan'][]; /** where it stands in the menu */ menu: string; /** the specification's calls */ panggilan: string[]; /** the name of the socket messages */ peristiwa: string; /** head office may choose stores */ pusat: boolean; rinci?: Jawaban['RinciLaporan'] | null; rute: string; saringan: Jawaban['SaringanLaporan'][]; slug: string; teks: Jawaban['TeksLaporan']; tombol: string })[]; message?: string | null };
  Jawab_Vec_DokBatuRingkas: { count?: number | null; data: { butir: number; carat: number; /** TERIMA, RETUR, PASANG, LEPAS, KE TUKANG, DARI TUKANG, AWAL, JUAL */ jenis: string; keterangan: string; /** supplier, craftsman, customer or piece */ lawan: string; /** the document that took it back; empty: it stands */ no_batal: string; no_dok: string; oleh: string; tgl_system: string; /** of a sale */ total: number; waktu: string }[]; message?: string | null };
  Jawab_Vec_DokumenBukti: { count?: number | null; data: { /** rupiah, or milligrams of a tray */ jumlah: number; keterangan: string; no_dok: string; oleh: string; qty: number; tgl_system: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_DokumenCurah: { count?: number | null; data: { alasan: string; baris: Jawaban['BarisCurah'][]; batal_oleh: string; berat: number; /** TAMBAH, AMBIL, PINDAH, HANCUR */ jenis: string; keterangan: string; nilai: number; /** the document that took it back; empty while nobody did */ no_batal: string; no_dok: string; oleh: string; qty: number; tgl_system: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_EksporMember: { count?: number | null; data: { alamat_customer: string; kecamatan: string; kelurahan: string; kode_cabang_daftar: string; kode_member: string; kota: string; nama_customer: string; /** in part */ nik: string; no_hp: string; point: number; tgl_daftar: string; tgl_lahir: string }[]; message?: string | null };
  Jawab_Vec_Faktur: { count?: number | null; data: (Jawaban['FakturKepala'] & Jawaban['FakturNasib'])[]; message?: string | null };
  Jawab_Vec_HadiahHitung: { count?: number | null; data: { kode_hadiah: string; nama_hadiah: string; stock: number; /** what stood in the master before there was a book; nothing once something was booked */ stock_lama: number }[]; message?: string | null };
  Jawab_Vec_HadiahMasuk: { count?: number | null; data: (Jawaban['HadiahMasukKepala'] & { detail: Jawaban['BarisDokHadiah'][] })[]; message?: string | null };
  Jawab_Vec_HadiahPilihan: { count?: number | null; data: { kode_hadiah: string; nama_hadiah: string; point: number; stock: number }[]; message?: string | null };
  Jawab_Vec_HancurBeliCalon: { count?: number | null; data: { berat: number; berat_asli: number; harga: number; kadar_cetak: number; kode_barcode: string; kode_dept: string; kode_group: string; kode_gudang: string; /** the tray */ kode_toko: string; kondisi: string; nama_barang: string; no_faktur_beli: string; /** its weight waits for a second person */ susut: boolean; tgl_beli: string }[]; message?: string | null };
  Jawab_Vec_HasilTarik: { count?: number | null; data: { dihapus: number; dipertahankan: Jawaban['DipertahankanPusat'][]; ditambah: number; diubah: number; /** why nothing of this set was written; empty when it was */ gagal: string; sebut: string; slug: string }[]; message?: string | null };
  Jawab_Vec_HutangValidasi: { count?: number | null; data: { alamat_customer: string; input_by: string; jumlah_hutang: number; kode_sales: string; nama_customer: string; no_faktur_hutang: string; no_hp: string; no_kantong: string; penguji: string; plafond_rp: number; /** TUNGGU or AKTIF */ status: string; taksiran_rp: number; tgl_system: string }[]; message?: string | null };
  Jawab_Vec_IsiMarketplace: { count?: number | null; data: { _id: string; a_i: string; b_t: string; c_i: string; c_s: string; k_m: string; s_i: string }[]; message?: string | null };
  Jawab_Vec_JurnalManual: { count?: number | null; data: Jawaban['JurnalManual'][]; message?: string | null };
  Jawab_Vec_KantongPeristiwa: { count?: number | null; data: { keterangan: string; no_dok: string; no_faktur_hutang: string; no_kantong: string; oleh: string; /** ISI, PINDAH, TERUS or KOSONG */ peristiwa: string; tempat: string; tgl_system: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_KasirTujuan: { count?: number | null; data: { saldo: number; user_id: string; user_name: string }[]; message?: string | null };
  Jawab_Vec_KatalogHargaGroup: { count?: number | null; data: ({ /** of a gram today; none while the day's prices do not stand */ harga_jual?: number | null; kadar: number; kode_group: string; nama: string })[]; message?: string | null };
  Jawab_Vec_KatalogKandidat: { count?: number | null; data: ({ berat: number; harga_jual?: number | null; kode_barang: string; kode_dept: string; kode_group: string; kode_intern: string; kode_toko: string; nama_barang: string })[]; message?: string | null };
  Jawab_Vec_KategoriUang: { count?: number | null; data: { butuh_otorisasi: boolean; /** MASUK or KELUAR */ jenis: string; kode_transaksi: string; nama_transaksi: string; /** KAS, BANK or KEDUANYA */ tempat: string }[]; message?: string | null };
  Jawab_Vec_KerjaCetak: { count?: number | null; data: ({ besar: number; cara: Jawaban['CaraCetak']; dibuat: string; id: string; jenis: Jawaban['JenisPrinter']; judul: string; percobaan: number; /** what went wrong, empty when nothing did */ pesan: string; printer: string; selesai?: string | null; status: Jawaban['KeadaanCetak']; user_id: string })[]; message?: string | null };
  Jawab_Vec_KirimanUang: { count?: number | null; data: ({ input_by: string; /** the store that sent it */ ip_cabang: string; jumlah_rp: number; jumlah_terima?: number | null; keterangan: string; keterangan_terima: string; nama_toko: string; nama_tujuan: string; no_reff: string; no_terima: string; nota_kirim: string; /** DIKIRIM (on its way), DONE, BATAL */ status: string; terima_by: string; tgl_system: string; tgl_terima: string; tujuan: string; waktu: string })[]; message?: string | null };
  Jawab_Vec_KolomImpor: { count?: number | null; data: { contoh: string; label: string; nama: string; wajib: boolean }[]; message?: string | null };
  Jawab_Vec_KotaMember: { count?: number | null; data: { kode_kota: string; kode_provinsi: string; nama_kota: string; nama_provinsi: string }[]; message?: string | null };
  Jawab_Vec_LangkahBarang: { count?: number | null; data: { berat: number; dari: string; /** TAMBAH, PINDAH …; for documents of other domains the first two letters of the number */ jenis: string; ke: string; keterangan: string; no_dok: string; oleh: string; tgl_system: string; toko: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_ManualDibatalkan: { count?: number | null; data: { no_batal: string; no_faktur_group: string }[]; message?: string | null };
  Jawab_Vec_ManualStok: { count?: number | null; data: { berat: number; kode_dept: string; kode_group: string; kode_gudang: string; /** the tray */ kode_toko: string; nama_baki: string; nama_dept: string; qty: number }[]; message?: string | null };
  Jawab_Vec_Member: { count?: number | null; data: { alamat_customer: string; foto: boolean; /** the card that took this one's place */ gabung_ke: string; jenis_pelanggan: string; kecamatan: string; /** the day somebody left */ keluar: string; kelurahan: string; /** the store that registered them */ kode_cabang_daftar: string; kode_kota: string; kode_member: string; kode_pelanggan: string; kota: string; nama_customer: string; /** in part */ nik: string; no_hp: string; /** the user whose own card it is */ pegawai: string; point: number; /** agrees to messages */ setuju: boolean; /** points and deposits wait until then */ tahan_sampai: string; tgl_daftar: string; tgl_lahir: string; tgl_setuju: string; /** the level reached today; empty where the chain has none */ tingkat: string; versi: number }[]; message?: string | null };
  Jawab_Vec_MemberExternal: { count?: number | null; data: { alamat_customer: string; kode_member: string; nama_customer: string; tgl_lahir: string }[]; message?: string | null };
  Jawab_Vec_MemberKembar: { count?: number | null; data: { kartu: Jawaban['Member'][]; /** the phone, or name and date */ kunci: string; /** HP: one phone; NAMA: one name and birth date. Two cards never have one NIK: the register refuses it. */ sebab: string }[]; message?: string | null };
  Jawab_Vec_NonCashMenunggu: { count?: number | null; data: { _id: number; /** what the bank keeps of it */ biaya: number; deskripsi: string; input_by: string; jenis: string; jumlah_in: number; jumlah_out: number; kategori: string; kode_bank: string; no_dok: string; no_rekening: string; tgl_system: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_Opname: { count?: number | null; data: ({ berat_awal: number; /** it has a photo */ foto: boolean; jenis: Jawaban['JenisOpname']; /** empty: every warehouse that is counted */ kode_gudang: string; /** the tray; empty: every tray */ kode_toko: string; /** the document that corrected the books */ koreksi?: string | null; koreksi_oleh?: string | null; koreksi_setuju?: string | null; mulai: string; mulai_oleh: string; no_opname: string; qty_awal: number; /** left during the count */ qty_keluar: number; /** came during the count */ qty_masuk: number; /** the receiving document */ rujukan: string; selesai?: string | null; selesai_oleh?: string | null; status: Jawaban['StatusOpname']; tgl_system: string })[]; message?: string | null };
  Jawab_Vec_Otorisasi: { count?: number | null; data: ({ alasan?: string | null; berlaku_sampai: string; cara?: Jawaban['CaraOtorisasi'] | null; description: string; /** what of it would be sold below cost, for who decides and may see it */ di_bawah_modal: string[]; dibuat: string; dipakai?: string | null; dipakai_dok?: string | null; diputus?: string | null; /** the one document it is for, when the request named one */ dokumen?: string | null; id: string; kategori: string; keterangan: string; nominal?: number | null; peminta: string; penyetuju?: string | null; permohonan?: Jawaban['PermohonanOtorisasi'] | null; sebelum?: string | null; /** the owner, alone in the store, said yes to their own request */ sendiri: boolean; sesudah?: string | null; status: Jawaban['KeadaanOtorisasi']; tgl_system: string; toko: string })[]; message?: string | null };
  Jawab_Vec_PapanTerdaftar: { count?: number | null; data: ({ dibuat: string; dicabut?: string | null; dicabut_oleh?: string | null; id: string; nama: string; oleh: string })[]; message?: string | null };
  Jawab_Vec_ParaAkun: { count?: number | null; data: { detail_akun: Jawaban['DetailAkun'][]; nama: string; trx: string; type: string; /** 0 while nothing was ever chosen */ versi: number }[]; message?: string | null };
  Jawab_Vec_Parkir: { count?: number | null; data: { /** pieces and accessories in it */ baris: number; id: string; /** who put it aside */ input_by: string; isi: Jawaban['Transaksi']; nama: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_Pelanggan: { count?: number | null; data: { alamat_customer: string; jenis_pelanggan: string; kode_member: string; kode_pelanggan: string; nama_customer: string; /** the first four and the last two digits */ nik_samar: string; no_hp: string }[]; message?: string | null };
  Jawab_Vec_PenerimaanOpname: { count?: number | null; data: ({ berat: number; jenis: string; lawan: string; no_dok: string; /** the last finished count of it */ no_opname?: string | null; oleh: string; qty: number; tgl_system: string })[]; message?: string | null };
  Jawab_Vec_PenggunaRingkas: { count?: number | null; data: { aktif: boolean; kode_toko: string; level: string; pusat: boolean; user_id: string; user_name: string }[]; message?: string | null };
  Jawab_Vec_Pengumuman: { count?: number | null; data: ({ isi: string; /** PENTING stops work, INFO does not */ jenis: string; judul: string; /** the screen where something can be done about it */ rute?: string | null })[]; message?: string | null };
  Jawab_Vec_PerubahanHarga: { count?: number | null; data: ({ baru: Jawaban['AngkaHarga']; /** where it was published: the store itself, or head office */ dari_toko: string; /** empty for pure gold */ kode_group: string; lama?: Jawaban['AngkaHarga'] | null; oleh: string; tgl_system: string; waktu: string })[]; message?: string | null };
  Jawab_Vec_PesanKeluar: { count?: number | null; data: ({ dibuat: string; id: string; isi: string; /** DINAS or PROMO */ jenis: string; /** not before */ kirim_mulai: string; kode_pelanggan: string; kode_toko: string; no_dok: string; /** in part */ no_hp: string; percobaan: number; peristiwa: string; /** why it was given up, or what the last try said */ sebab: string; selesai?: string | null; status: string })[]; message?: string | null };
  Jawab_Vec_PesananValidasi: { count?: number | null; data: { alamat: string; input_by: string; jumlah_bayar: number; kode_sales: string; nama_customer: string; no_hp: string; no_pesanan: string; tgl_janji: string; tgl_system: string; total_harga: number }[]; message?: string | null };
  Jawab_Vec_PilihanSaring: { count?: number | null; data: { label: string; nilai: string }[]; message?: string | null };
  Jawab_Vec_Printer: { count?: number | null; data: { aktif: boolean; /** host:port, the name of an agent, or nothing for a download */ alamat: string; cara: Jawaban['CaraCetak']; jenis: Jawaban['JenisPrinter']; /** characters a line of an ESCPOS printer, 0 for the others */ lebar: number; nama: string; versi: number }[]; message?: string | null };
  Jawab_Vec_RentangEfaktur: { count?: number | null; data: Jawaban['RentangEfaktur'][]; message?: string | null };
  Jawab_Vec_SaldoRekening: { count?: number | null; data: { aktif: boolean; atas_nama: string; /** of it what finance has not found on the statement */ belum_valid: number; kode_bank: string; nama_bank: string; no_rekening: string; saldo: number }[]; message?: string | null };
  Jawab_Vec_SelisihUangTerbuka: { count?: number | null; data: { asal: string; no_reff: string; nota_kirim: string; /** positive missing, negative too much */ sisa: number; /** the day it was received */ tgl_system: string; tujuan: string }[]; message?: string | null };
  Jawab_Vec_ServiceBayar: { count?: number | null; data: { jenis: string; jumlah_in: number; jumlah_out: number }[]; message?: string | null };
  Jawab_Vec_ServiceHitungKepala: { count?: number | null; data: { ada: number; /** there, but of another weight */ beda: number; /** pieces of the book */ harus: number; keterangan: string; kurang: number; lebih: number; no_hitung: string; oleh: string; tgl_system: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_ServiceValidasi: { count?: number | null; data: { dp_rp: number; input_by: string; kode_sales: string; nama_customer: string; no_faktur_group: string; no_faktur_service: string; no_hp: string; tgl_system: string; /** the estimate; what it came to once it is finished */ total: number }[]; message?: string | null };
  Jawab_Vec_SetelanEfaktur: { count?: number | null; data: Jawaban['SetelanEfaktur'][]; message?: string | null };
  Jawab_Vec_SettingKeterangan: { count?: number | null; data: { arti: string; bawaan: string; /** TANDA, TEKS, ANGKA, JSON, DAFTAR or HALAMAN */ jenis: string; kelompok: string; key: string; /** menus that stand behind it */ menu: string[]; /** the only values it may have, where they are listed */ pilihan: string[]; value: string }[]; message?: string | null };
  Jawab_Vec_SettingToko: { count?: number | null; data: { key: string; value: string }[]; message?: string | null };
  Jawab_Vec_SplashTersimpan: { count?: number | null; data: { /** empty without a picture */ image_path: string; position: string; screen_name: string; /** names the picture to caches */ sidik: string; text: string; type_splash: string }[]; message?: string | null };
  Jawab_Vec_StokCurah: { count?: number | null; data: { berat: number; berat_murni: number; /** what it cost altogether */ harga_modal: number; kode_dept: string; kode_group: string; kode_gudang: string; kode_toko: string; nama_dept: string; nama_group: string; qty: number }[]; message?: string | null };
  Jawab_Vec_String: { count?: number | null; data: string[]; message?: string | null };
  Jawab_Vec_SumberEmasTukang: { count?: number | null; data: { berat: number; kode_dept: string; kode_group: string; kode_gudang: string; kode_toko: string; murni: number; nama_dept: string; qty: number }[]; message?: string | null };
  Jawab_Vec_SumberStockCuci: { count?: number | null; data: { kode: string; nama: string }[]; message?: string | null };
  Jawab_Vec_SusutBarang: { count?: number | null; data: { alasan: string; berat_buku: number; berat_timbang: number; /** who or what answered a rejection; empty while it has no answer */ dijawab: string; diputus: string; diputus_oleh: string; kode_barcode: string; kode_dept: string; kode_group: string; nama_barang: string; no_dok: string; no_susut: string; oleh: string; /** books minus scale; negative when it became heavier */ selisih: number; /** PENDING, DITERIMA, DITOLAK */ status: string; sumber: string; tgl_system: string; toleransi: number; waktu: string }[]; message?: string | null };
  Jawab_Vec_TampilanLaporan: { count?: number | null; data: { /** what the report begins with */ bawaan: boolean; /** the report's address: filters by their key, `toko`, `kolom`, `urutan`, `grafik`, `banding`; a period that moves with the store's day is `periode`, a date that does is HARI_INI */ isi: { [kunci: string]: string }; nama: string; nomor: number }[]; message?: string | null };
  Jawab_Vec_TarifPpnHari: { count?: number | null; data: { /** the first day it holds */ berlaku: string; /** EMAS_FAKTUR, EMAS_TANPA_FAKTUR, NON_EMAS or LOGAM_MULIA */ jenis: string; /** LALU, SEKARANG or AKAN DATANG */ keadaan: string; keterangan: string; oleh: string; /** the chain's, not the store's own */ pusat: boolean; /** percent with two decimals, such as '1.65' */ tarif: string }[]; message?: string | null };
  Jawab_Vec_TerimaRingkas: { count?: number | null; data: { asal_perolehan: string; berat: number; berat_supplier: number; /** SUPPLIER or PUSAT */ dari: string; keterangan: string; /** the supplier's code, or PUSAT */ lawan: string; nama_lawan: string; nilai: number; no_dok: string; no_faktur_pajak: string; no_surat_jalan: string; oleh: string; qty: number; tarif_ppn: number; tgl_system: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_TokoRinci: { count?: number | null; data: { aktif: boolean; alamat_toko: string; banyak_user: number; kode_toko: string; nama_toko: string; no_telp: string; no_whatsapp: string; npwp: string; /** an address on another machine; empty for this one */ portal: string; pusat: boolean; /** printed in the place of a logo; the name when empty */ teks_logo: string; tgl_system: string; versi: number }[]; message?: string | null };
  Jawab_Vec_TokoRingkas: { count?: number | null; data: { alamat_toko: string; kode_toko: string; nama_toko: string; portal: string; pusat: boolean; tgl_system: string }[]; message?: string | null };
  Jawab_Vec_TransaksiPoin: { count?: number | null; data: { batal: boolean; batal_alasan: string; batal_oleh: string; disetujui: string; input_by: string; jenis: string; keterangan: string; kode_member: string; kode_pelanggan: string; nama_customer: string; no_dok: string; poin: number; tgl_system: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_TugasAgen: { count?: number | null; data: ({ berlaku_sampai: string; /** which finger to enrol: 0 to 9 from the left little finger */ jari?: number | null; jenis: Jawaban['JenisSidikJari']; pekerjaan: string; /** random, to be signed with the verdict */ tantangan: string; user_id: string })[]; message?: string | null };
  Jawab_Vec_TugasCetak: { count?: number | null; data: { besar: number; jenis: Jawaban['JenisPrinter']; judul: string; pekerjaan: string; printer: string }[]; message?: string | null };
  Jawab_Vec_TujuanKirim: { count?: number | null; data: { kode_toko: string; nama_toko: string; pusat: boolean }[]; message?: string | null };
  Jawab_Vec_TujuanUang: { count?: number | null; data: { kode_toko: string; nama_toko: string; pusat: boolean }[]; message?: string | null };
  Jawab_Vec_TukangCuci: { count?: number | null; data: { keahlian: string; kode_tukang: string; murni: number; nama_tukang: string; /** pieces that are out */ qty: number }[]; message?: string | null };
  Jawab_Vec_TukangDaftar: { count?: number | null; data: { aktif: boolean; /** works that are finished and not paid */ belum_dibayar: number; /** works that run */ jalan: number; keahlian: string; kode_tukang: string; nama_tukang: string; /** fine weight that he owes */ saldo: number; /** the last day something moved on his account; empty: never */ terakhir: string }[]; message?: string | null };
  Jawab_Vec_TukarPoin: { count?: number | null; data: { alamat_customer: string; batal: boolean; batal_alasan: string; batal_oleh: string; /** papers handed out so far */ cetakan: number; input_by: string; keterangan: string; kode_hadiah: string; kode_member: string; kode_pelanggan: string; nama_customer: string; nama_hadiah: string; no_dok: string; poin: number; /** a piece */ point: number; qty: number; tgl_system: string; waktu: string }[]; message?: string | null };
  Jawab_Vec_UlangTahun: { count?: number | null; data: { /** days from today */ hari: number; kode_cabang_daftar: string; kode_member: string; kode_pelanggan: string; nama_customer: string; no_hp: string; point: number; /** the day it is kept: who was born on a leap day keeps the 28th */ tanggal: string; /** the greeting went out */ terkirim: boolean; tgl_lahir: string; /** how old they become */ umur: number }[]; message?: string | null };
  Jawab_Vec_UserRinci: { count?: number | null; data: ({ aktif: boolean; /** may the one who asks manage this user? */ boleh_ubah: boolean; /** stores they may work in besides their own */ cabang: string[]; /** still has the one-time password */ ganti_password: boolean; kode_toko: string; level: string; nama_toko: string; no_whatsapp: string; /** head office: works at every store */ pusat: boolean; /** fingers enrolled */ sidik_jari: number; terakhir_masuk?: string | null; user_id: string; user_name: string; /** sent back with a change, so that two people do not overwrite each other */ versi: number })[]; message?: string | null };
  Jawab_Vec_i64: { count?: number | null; data: number[]; message?: string | null };
  Jawab_bool: { count?: number | null; data: boolean; message?: string | null };
  Jawab_i64: { count?: number | null; data: number; message?: string | null };
  Jawab_usize: { count?: number | null; data: number; message?: string | null };
  JenisBayar: "CASH" | "TRANSFER" | "DEBET" | "CREDIT" | "TUKAR" | "TITIP" | "KUPON" | "POIN" | "DP" | "PIUTANG";
  JenisOpname: "BAKI" | "GUDANG" | "PENERIMAAN" | "RFID" | "GLOBAL";
  JenisPrinter: "ESCPOS" | "ZPL" | "TSPL" | "PDF";
  JenisSidikJari: "SCAN" | "ENROL";
  JualBaris: Jawaban['JualIsi'] & { /** why SPV or OWN must approve it; empty when nobody must */ alasan: Jawaban['Alasan'][]; /** its stones, as the counter names them */ batu: string[] };
  JualBatuBaris: { butir: number; carat: number; dpp: number; harga: number; harga_hitung: number; kode_batu: string; laboratorium: string; no_sertifikat: string; ppn: number; selisih: number; tarif_ppn: number; uraian: string; /** dollars a carat of the parameters; 0: they do not know it */ usd_carat: number };
  JualBeliManualHarga: Jawaban['ManualIsi'] & { /** why SPV or OWN must approve it */ alasan: Jawaban['Alasan'][] };
  JualCiokDaftar: { berat: number; disetujui: string; harga: number; murni: number; nama_pelebur: string; no_batal: string; no_dok: string; oleh: string; pph: number; tgl_system: string; total: number; untung: number; waktu: string };
  JualIsi: { asal_perolehan: string; /** that is sold */ berat: number; berat_atribut: number; /** of the tag */ berat_awal: number; /** on the scale when it was sold; 0: not weighed */ berat_timbang: number; /** rupiah for a dollar */ curr: number; diskon: number; dpp: number; harga_atribut: number; harga_gram: number; /** what the masters make of it: less needs an approval */ harga_hitung: number; harga_jual: number; harga_total: number; is_berlian: boolean; is_lm: boolean; /** BARANG or CURAH */ jenis_barang: string; jenis_group: string; kadar: number; kadar_cetak: number; kelompok_harga: string; /** the tray */ kode_baki: string; kode_barcode: string; kode_dept: string; kode_group: string; kode_gudang: string; kode_intern: string; nama_atribut: string; nama_barang: string; nilai_emas: number; no_titip: string; ongkos: number; ppn: number; qty: number; /** the lines add up to `harga_total` */ rumus: Jawaban['NiagaRumus'][]; status_premi: boolean; /** percent */ tarif_ppn: number; total_berlian_rp: number; total_usd: number };
  JualKunci: { kode_sales: string; no_faktur_group: string; no_faktur_jual: string; tgl_system: string };
  JualMinta: { /** what the scale says now */ berat_timbang?: number | null; /** instead of the price of the day */ harga_gram?: number | null; /** of one accessory */ harga_satuan: number; /** the price that was agreed, before tax where the price does not hold it */ harga_total?: number | null; kode_barcode: string; kode_dept: string; kode_group: string; /** a row of the discount master */ kode_potongan: string; /** the tray an accessory is taken from */ kode_toko: string; /** instead of the making charge of the masters */ ongkos?: number | null; /** a discount by hand */ potongan_rp: number; qty: number; /** counts for the bonus of the sales person */ status_premi: boolean };
  JumlahDuaSisi: { /** why SPV or OWN must approve it */ alasan: Jawaban['Alasan'][]; /** what the customer pays; negative: what the shop pays */ neto: number; /** the sum the approval must be for */ nominal: number; permohonan?: Jawaban['PermohonanOtorisasi'] | null; total_beli: number; total_jual: number };
  JumlahKelas: { berat: number; kelas: Jawaban['KelasOpname']; nilai: number; qty: number };
  JurnalManual: { batal: string; disetujui: string; jenis: string; jumlah_rp: number; keterangan: string; no_jurnal: string; oleh: string; tanggal: string; tgl_system: string };
  JurnalTercatat: { hari?: null | Jawaban['HariJurnal']; jumlah_rp: number; no_jurnal: string; tanggal: string };
  KaitDokumen: { arti: string; no_dok: string };
  KakiLaporan: { bagian: string; kolom: string; label: string };
  KartuMemberLama: { kode_member: string; kode_pelanggan: string; nama_customer: string; no_dok: string; toko: string };
  KasirTujuan: { user_id: string; user_name: string };
  KatalogCerita: { deskripsi: string; gambar: string; kode: string; sub_title: string; title: string };
  KatalogDiToko: { banyak: number; kode_toko: string; nama_toko: string };
  KatalogHadiah: { deskripsi: string; gambar: string; info: string; kode: string; nama: string; point: number; sub_info: string };
  KatalogHarga: { group: Jawaban['KatalogHargaGroup'][]; kode: string };
  KatalogHargaGroup: { /** of a gram today; none while the day's prices do not stand */ harga_jual?: number | null; kadar: number; kode_group: string; nama: string };
  KatalogItem: { /** may one be bought somewhere now? */ ada: boolean; berat_dari: number; berat_sampai: number; gambar: string[]; /** none where nobody may be told one, or none stands today: 'Tanya Admin' */ harga_dari?: number | null; harga_sampai?: number | null; hashtag_jenis: string[]; hashtag_kadar: string[]; hashtag_lm: string[]; kadar: number; kode: string; nama: string };
  KatalogKategori: { /** items of it that are shown today */ banyak: number; gambar: string; kode: string; warna: string };
  KatalogKontak: { kode: string; nama: string; no_hp: string };
  KatalogTingkat: { deskripsi: string; gambar: string; kode: string; title: string };
  KatalogToko: { alamat: string; kode: string; nama: string; no_telp: string };
  KeadaanAturan: { aturan: string; baik: boolean; temuan: Jawaban['TemuanBukti'][] };
  KeadaanCetak: "MENUNGGU" | "DIKIRIM" | "SELESAI" | "GAGAL" | "BATAL";
  KeadaanOtorisasi: "MENUNGGU" | "DISETUJUI" | "DITOLAK" | "TERPAKAI" | "KEDALUWARSA" | "DITARIK";
  KeadaanSidikJari: "MENUNGGU" | "COCOK" | "GAGAL" | "TERPAKAI" | "BATAL" | "KEDALUWARSA";
  KelasOpname: "ADA" | "HILANG" | "LEBIH" | "SALAH BAKI" | "TERJUAL" | "TIDAK DIKENAL";
  KemajuanBaki: { ditemukan: number; harus: number; kode_gudang: string; kode_toko: string };
  KerjaCetak: { besar: number; cara: Jawaban['CaraCetak']; dibuat: string; id: string; jenis: Jawaban['JenisPrinter']; judul: string; percobaan: number; /** what went wrong, empty when nothing did */ pesan: string; printer: string; selesai?: string | null; status: Jawaban['KeadaanCetak']; user_id: string };
  KerjaTukangRinci: { baris: number; emas: number; id: number; janji: string; jenis_kerja: string; kembali: number; keterangan: string; no_dok: string; /** the document of its wage; empty: not paid */ no_upah: string; norma: number; oleh: string; /** who finished it; empty while it runs */ selesai_oleh: string; status: string; tgl_system: string; /** the wage that was agreed; 0: none */ upah: number };
  KirimBaris: { alasan: string; baki_dari: string; berat: number; /** what the books carry */ berat_asli: number; kadar_cetak: number; kode_barcode: string; kode_dept: string; kode_group: string; nama_barang: string; no_akhir: string; /** JALAN, KURANG, DITERIMA, KEMBALI, HILANG, BATAL */ status: string };
  KirimRingkas: { asal: string; berat: number; jenis: string; keterangan: string; kode_marketplace: string; kurir: string; nama_asal: string; nama_tujuan: string; no_kirim: string; no_resi: string; oleh: string; /** when the online shop's server took it; empty until it did */ online_pada: string; qty: number; sisa_berat: number; /** still on its way */ sisa_qty: number; /** DIKIRIM, KURANG (received, some missing), SELESAI, BATAL */ status: string; tgl_system: string; tujuan: string; waktu: string };
  KirimSelisih: { berat_buku: number; berat_timbang: number; /** KURANG, LEBIH, BERAT */ jenis: string; keterangan: string; kode_barcode: string; nama_barang: string; no_terima: string; oleh: string; tgl_system: string; waktu: string };
  KirimanPerToko: { /** on its way among these */ dalam_perjalanan: number; data: Jawaban['KirimanUang'][]; ip_cabang: string; nama_toko: string };
  KirimanUang: { input_by: string; /** the store that sent it */ ip_cabang: string; jumlah_rp: number; jumlah_terima?: number | null; keterangan: string; keterangan_terima: string; nama_toko: string; nama_tujuan: string; no_reff: string; no_terima: string; nota_kirim: string; /** DIKIRIM (on its way), DONE, BATAL */ status: string; terima_by: string; tgl_system: string; tgl_terima: string; tujuan: string; waktu: string };
  KodeAlasan: "DI_BAWAH_MODAL" | "DISKON" | "HARGA_GRAM" | "ONGKOS" | "BERAT" | "TUKAR_KELUAR" | "NAIK_HARGA" | "DI_ATAS_HITUNGAN" | "KADAR_UJI" | "NOTA_HILANG" | "KONDISI" | "MIRIP_CURIAN" | "TITIPAN_ORANG_LAIN" | "TITIPAN_TURUN" | "UANG_BELUM_MASUK" | "UANG_MUKA_KURANG" | "KUASA" | "BARANG_LAIN" | "KERJA_ULANG" | "CONTOH" | "PLAFOND" | "PEGAWAI" | "TIKET_HILANG" | "UJI" | "TENOR" | "REKENING_LAIN" | "KELEBIHAN" | "SERAH_DULU" | "BATU" | "BATAL";
  KodeMemberLain: { /** URUT, KARTU, IMPOR */ cara: string; kode_member: string; oleh: string; waktu: string };
  KolomBagianLaporan: { judul: string; kunci: string };
  KolomImpor: { contoh: string; label: string; nama: string; wajib: boolean };
  KolomLaporan: { jenis: string; judul: string; jumlah: boolean; kunci: string; lebar: number };
  KuponIsi: { /** RP or PERSEN */ jenis_nilai: string; kode_kupon: string; min_pakai: number; nama_customer: string; nama_kupon: string; /** rupiah, or hundredths of a percent */ nilai: number; /** the sale that gave it */ no_faktur_group: string; no_kupon: string; oleh: string; tgl_akhir: string; tgl_terbit: string };
  KuponNasib: { /** what it paid */ nilai_pakai: number; /** the document that used or ended it; empty while it holds */ no_akhir: string; /** AKTIF, DIPAKAI, HANGUS (its time is over) or BATAL (its sale was taken back) */ status: string; tgl_pakai: string };
  KuponTransaksi: Jawaban['KuponIsi'] & Jawaban['KuponNasib'];
  LabelCuciBaru: { baru: string; lama: string };
  LaciTutup: { dihitung?: number | null; disetujui?: string | null; id_hitung?: number | null; kasir: string; /** BELUM, TERHITUNG, USANG (moved since it was counted), PERLU SETUJU, KOSONG */ keadaan: string; nama: string; saldo?: number | null; selisih?: number | null; waktu?: string | null };
  LayarDokumen: { /** under which name its address has the number */ kunci: string; path: string };
  LayarEfaktur: { ekspor: Jawaban['EksporEfaktur'][]; menunggu: Jawaban['EfakturMenunggu'][]; rentang: Jawaban['RentangEfaktur'][]; setelan: Jawaban['SetelanEfaktur'][]; tgl_system: string };
  LayarJurnal: { belum: string[]; hari: Jawaban['HariTerjurnal'][]; mulai?: string | null; periode: Jawaban['PeriodeAkun'][]; suspens: Jawaban['BarisSuspens'][]; tgl_system: string; tutup_sampai?: string | null };
  LelangTaksiranBaris: { baris: number; /** what the shop would pay for it today: the least */ beli_rp: number; berat: number; kadar: number; kode_group: string; nama_barang: string; /** the lower of both; 0 until two persons have set theirs */ nilai_rp: number; /** as who asks has set it */ nilai_saya_rp: number };
  LetakBidang: { arti: string; contoh: string; nama: string };
  LetakJawab: { data: Jawaban['LetakLabel'][]; letak: Jawaban['LetakKepala']; message?: string | null; /** the label a copy made */ name?: string | null };
  LetakKepala: { /** font of labels that name none */ font: string; is_mobile: boolean; /** millimetres */ lebar: number; tinggi: number; type: string; /** 0 while the store uses the program's own layout */ versi: number };
  LetakLabel: { /** the layout's font when empty */ font_family: string; font_size: number; height: number; /** false for what the layout came with: it can be hidden, not deleted */ is_deletable: boolean; is_mobile: boolean; /** text with fields in braces; the name of a picture for `gambar` */ isi: string; /** text, line, gambar, barcode or qrcode */ jenis: string; name: string; position_x: number; position_y: number; /** kiri, tengah or kanan */ rata: string; /** 0, 90, 180 or 270; always 90 on a member card */ rotate: number; /** DEPAN or BELAKANG */ side: string; /** is it printed? */ status: boolean; /** the nota type it belongs to */ type: string; width: number };
  LetakTipe: { bidang: Jawaban['LetakBidang'][]; dua_sisi: boolean; gambar: Jawaban['LetakBidang'][]; judul: string; /** has a second layout for phones */ mobile: boolean; /** the languages of printers that carry it */ printer: Jawaban['JenisPrinter'][]; /** the only rotation, where there is only one */ rotate?: number | null; /** can also leave as plain text in columns of twenty characters */ teks: boolean; type: string };
  LotCuci: { berat: number; /** a type lost more than its norm */ di_atas: boolean; disetujui: string; hilang: number; /** the last answer to its loss; empty: none */ jawaban: string; keterangan: string; kode_tukang: string; lebih: number; murni: number; murni_kembali: number; nama_tukang: string; no_lot: string; oleh: string; /** CUCI or SEPUH */ pekerjaan: string; qty: number; qty_kembali: number; /** KELUAR, SEBAGIAN, SELESAI or BATAL */ status: string; susut: number; susut_norma: number; tgl_system: string; timbang: number; waktu: string };
  LotCuciBaris: { berat: number; berat_kembali: number; kadar_cetak: number; /** KEMBALI or HILANG */ keadaan: string; kode_barcode: string; /** the barcode it got; empty: it kept its own */ kode_baru: string; kode_dept: string; kode_group: string; murni: number; murni_kembali: number; nama_barang: string; /** the receipt it came back with; empty: it is still out */ no_terima: string; norma: number };
  LotCuciPeristiwa: { keterangan: string; no_dok: string; oleh: string; /** KIRIM, TERIMA, BATAL TERIMA, BATAL or JAWAB */ peristiwa: string; sisa: number; tgl_system: string; waktu: string };
  LotLebur: { berat: number; /** EMAS, DEBU or AIR */ jenis: string; keterangan: string; kode_pelebur: string; murni: number; nama_pelebur: string; nilai: number; /** what came out of it; empty: nothing yet */ no_hasil: string; no_lot: string; /** fine weight that may be lost */ norma: number; /** who gave it */ oleh: string; /** who took it */ penerima: string; qty: number; /** BUKA, KIRIM, SELESAI or BATAL */ tahap: string; tgl_system: string; tgl_tahap: string; /** what the scale said */ timbang: number; /** millilitres of plating water */ volume: number; waktu: string };
  LotLeburHasil: { berat: number; disetujui: string; lebih: number; murni: number; /** the document that took it back; empty: it stands */ no_batal: string; no_dok: string; oleh: string; penguji: string; susut: number; waktu: string };
  LotLeburIsi: { baris: number; berat: number; kode_barcode: string; kode_dept: string; kode_group: string; murni: number; nama_barang: string; qty: number };
  LotLeburKeluar: { baki: string; baris: number; bentuk: string; berat: number; gudang: string; kadar_uji: number; kode_barcode: string; murni: number; nama_barang: string; no_dok: string };
  LotLeburPeristiwa: { disetujui: string; ke: number; keterangan: string; kode_pelebur: string; no_dok: string; oleh: string; peristiwa: string; timbang: number; waktu: string };
  LotPoin: { /** the document that gave it */ no_dok: string; sisa: number; /** earned on money that the bank has not shown yet */ tertahan: boolean; tgl: string };
  ManualFaktur: Jawaban['ManualKunci'] & Jawaban['ManualIsi'] & Jawaban['ManualTransaksi'] & Jawaban['ManualNasib'];
  ManualIsi: { berat: number; berat_atribut: number; deskripsi: string; dpp: number; harga: number; harga_gram: number; /** what the masters make of it */ harga_hitung: number; kadar: number; kode_dept: string; kode_group: string; kode_gudang: string; /** the tray */ kode_toko: string; /** as pure gold */ konversi_berat: number; nama_dept: string; ongkos: number; ppn: number; qty: number; /** the lines add up to the last, the price */ rumus: Jawaban['NiagaRumus'][]; /** JUAL or BELI */ sisi: string; tarif_ppn: number };
  ManualKepala: { alamat_customer: string; input_by: string; /** JUAL, BELI or TUKAR */ jenis: string; kembali: number; keterangan: string; kode_member: string; kode_sales: string; nama_customer: string; neto: number; no_faktur_group: string; no_hp: string; /** the date on its paper */ tgl_dokumen: string; tgl_system: string; total_beli: number; total_jual: number; waktu: string };
  ManualKunci: { kode_sales: string; no_faktur: string; no_faktur_group: string; tgl_system: string };
  ManualNasib: { batal_oleh: string; /** the document that took it back; empty while nobody did */ no_batal: string };
  ManualRinci: Jawaban['ManualKepala'] & Jawaban['ManualNasib'] & { detail_barang: Jawaban['ManualFaktur'][]; pembayaran: Jawaban['FakturBayar'][] };
  ManualTransaksi: { input_by: string; /** of the whole transaction: JUAL, BELI or TUKAR */ jenis: string; nama_customer: string; waktu: string };
  Marketplace: { /** has a form; the others are not ready */ siap: boolean; value: string };
  Member: { alamat_customer: string; foto: boolean; /** the card that took this one's place */ gabung_ke: string; jenis_pelanggan: string; kecamatan: string; /** the day somebody left */ keluar: string; kelurahan: string; /** the store that registered them */ kode_cabang_daftar: string; kode_kota: string; kode_member: string; kode_pelanggan: string; kota: string; nama_customer: string; /** in part */ nik: string; no_hp: string; /** the user whose own card it is */ pegawai: string; point: number; /** agrees to messages */ setuju: boolean; /** points and deposits wait until then */ tahan_sampai: string; tgl_daftar: string; tgl_lahir: string; tgl_setuju: string; /** the level reached today; empty where the chain has none */ tingkat: string; versi: number };
  MemberMasuk: { jumlah: number; no_dok: string; poin: number };
  MutasiBatu: { balik: boolean; butir: number; carat: number; no_dok: string; oleh: string; tempat: string; tgl_system: string; toko: string; waktu: string };
  MutasiTukang: { /** it takes another line back */ balik: boolean; id: number; jenis: string; keluar: number; masuk: number; no_dok: string; oleh: string; /** what he owed after it */ saldo: number; tgl_system: string; waktu: string };
  NiagaRumus: { keterangan: string; nilai: number };
  NormaTukang: { disetujui: string; jenis_kerja: string; mulai: string; norma: number; oleh: string };
  NotaAsal: { /** what was really paid for its stones */ batu_dibayar: number; berat: number; berat_asli: number; /** what was really paid for the gold: a buy-back starts from it */ emas_dibayar: number; harga_total: number; kadar: number; kadar_cetak: number; kode_barcode: string; kode_dept: string; kode_group: string; /** written before this system was here: the piece has no card */ lama: boolean; nama_barang: string; nama_customer: string; nilai_emas: number; no_faktur_group: string; no_faktur_jual: string; no_hp: string; ongkos: number; /** the purchase that already took it back; empty while it is out */ sudah_dibeli: string; tgl_nota: string; toko: string };
  NotaManual: { /** the nota as PDF, base64 */ nota_pdf: string; notamanual: Jawaban['ManualRinci']; /** the type of the layout */ templatemanual: string };
  Opname: { berat_awal: number; /** it has a photo */ foto: boolean; jenis: Jawaban['JenisOpname']; /** empty: every warehouse that is counted */ kode_gudang: string; /** the tray; empty: every tray */ kode_toko: string; /** the document that corrected the books */ koreksi?: string | null; koreksi_oleh?: string | null; koreksi_setuju?: string | null; mulai: string; mulai_oleh: string; no_opname: string; qty_awal: number; /** left during the count */ qty_keluar: number; /** came during the count */ qty_masuk: number; /** the receiving document */ rujukan: string; selesai?: string | null; selesai_oleh?: string | null; status: Jawaban['StatusOpname']; tgl_system: string };
  OrangRiwayat: { alamat_customer: string; /** the day they left; empty while they have not */ keluar: string; kode_cabang_daftar: string; kode_member: string; kode_pelanggan: string; /** the level of membership */ level: string; nama_customer: string; no_hp: string; point: number; tgl_daftar: string; tgl_lahir: string };
  PapanBaris: { harga_beli: number; harga_jual: number; /** hundredths of a percent; 10000 for pure gold */ kadar: number; kode_group: string; nama: string; selisih_beli: number; /** selling price now less what it was before the last change */ selisih_jual: number };
  Pelanggan: { alamat_customer: string; jenis_pelanggan: string; kode_member: string; kode_pelanggan: string; nama_customer: string; /** the first four and the last two digits */ nik_samar: string; no_hp: string };
  PelangganMinta: { alamat_customer: string; /** UMUM, MEMBER, BADAN USAHA */ jenis_pelanggan: string; /** 8 to 13 characters */ kode_member: string; kode_pelanggan: string; nama_customer: string; /** 16 digits */ nik: string; no_hp: string };
  PeleburRingkas: { aktif: boolean; /** a business: PPh 22 comes on top of the price */ is_badan: boolean; kode_pelebur: string; nama_pelebur: string; npwp: string };
  Pembayaran: { atas_nama: string; jenis: Jawaban['JenisBayar']; /** cash: what was handed over, change included */ jumlah_rp: number; /** the last four digits of a card */ kartu_akhir: string; no_kupon: string; /** the shop's account */ no_rekening: string; /** the customer's account, for a transfer to them */ no_rekening_tujuan: string; no_titip: string };
  PemilikKartu: { alamat_customer: string; empat: string; nama_customer: string; no_hp: string; /** all but the last four digits hidden */ no_ktp: string; valid_until: string };
  PemindaiOpname: { qty: number; user_id: string };
  PeringatanHarga: { /** NOL, JUAL_DI_BAWAH_BELI, LONJAKAN */ jenis: string; kode_group: string; kode_toko: string; pesan: string; /** it cannot be published like this; otherwise it must be meant */ tolak: boolean };
  PeriodeAkun: { baris: number; debit: number; disetujui: string; hari: number; laba: number; oleh: string; periode: string; sampai: string; waktu: string };
  PerjalananBarang: { berat: number; kiriman: number; /** pieces that a receipt found missing */ kurang: number; no_kirim_tertua: string; qty: number; /** the day of the oldest; empty when there is none */ tertua: string };
  PermohonanOtorisasi: { alasan: Jawaban['AlasanOtorisasi'][]; dokumen?: string | null; kategori: string; /** what an exchange comes to: the customer pays it, or the shop when negative; none where it is the nominal */ neto?: number | null; nominal: number; /** only an owner will do */ pemilik: boolean; perihal: string; rincian: Jawaban['RincianOtorisasi'][]; /** the same as one text: sent as `permohonan` when the approval is asked for */ segel: string };
  Pesanan: Jawaban['PesananIsi'] & Jawaban['PesananNasib'] & { /** so many days; 0 or less while it is not late */ hari_lewat: number; /** open and past its promised day */ terlambat: boolean };
  PesananBaris: Jawaban['PesananBarisIsi'] & { /** of that piece; 0 while there is none */ berat: number; foto: boolean; id_kerja: number; /** what its piece bears, or will: its group's. `kadar` is what it sells as */ kadar_cetak: number; /** the piece that was made for it */ kode_barcode: string; kode_tukang: string; nama_tukang: string; /** PESAN, PROSES, SELESAI, AMBIL, BATAL */ tahap: string };
  PesananBarisIsi: { baris: number; berat_estimasi: number; /** LOCK or FLOAT */ cara_harga: string; /** its share of what was paid down */ dp_rp: number; /** the grams that have the price of that day */ gram_kunci: number; harga_estimasi: number; /** of that day */ harga_gram: number; kadar: number; keterangan: string; kode_dept: string; kode_group: string; nama_barang: string; ongkos: number; ukuran: string };
  PesananBeda: { baris: number; berat: number; berat_estimasi: number; /** the grams that keep their price today */ gram_kunci: number; harga_estimasi: number; /** that it is sold by: fixed grams and the rest together */ harga_gram: number; harga_gram_estimasi: number; /** of the day */ harga_gram_kini: number; harga_total: number; karena_berat: number; karena_harga: number; /** rounding, reductions, stones */ karena_lain: number; karena_ongkos: number; kode_barcode: string; /** a fixed price whose time is over */ kunci_habis: boolean; nama_barang: string; ongkos: number; ongkos_estimasi: number; selisih: number };
  PesananDp: { jumlah_rp: number; keterangan: string; no_dok: string; oleh: string; tgl_system: string; waktu: string };
  PesananIsi: { alamat_customer: string; berat_estimasi: number; /** LOCK when any line is */ cara_harga: string; dp_minimal: number; input_by: string; /** paid down */ jumlah_bayar: number; keterangan: string; kode_member: string; kode_pelanggan: string; kode_sales: string; nama_customer: string; no_hp: string; no_pesanan: string; qty: number; /** the day it is promised for */ tgl_janji: string; /** the last day a LOCK holds */ tgl_kunci: string; tgl_system: string; /** what it is estimated to cost */ total_harga: number; /** its first line, and how many more */ uraian: string; waktu: string };
  PesananKartu: { /** LOCK when any line is */ cara_harga: string; contoh_keluar: boolean; dp_rp: number; /** the first line with a picture; 0: none has */ foto: number; /** so many days late; 0 or less while it is not */ hari_lewat: number; kode_sales: string; kode_tukang: string; nama_customer: string; nama_tukang: string; no: string; no_hp: string; qty: number; /** by the estimate */ sisa_rp: number; tahap: string; tgl_janji: string; tgl_system: string; total_rp: number; /** its first line, and how many more */ uraian: string; valid: boolean };
  PesananKerja: { baris: number; nama_barang: string; ongkos: number; potong_rp: number };
  PesananNasib: { /** a sample of it is out */ contoh_keluar: boolean; /** the first line with a picture; 0: none has */ foto: number; /** the sale that picked it up, and what it came to */ no_faktur_group: string; /** left of what was paid down */ sisa_dp: number; /** PESAN, VALID, PROSES, SELESAI, AMBIL, BATAL */ tahap: string; tgl_tahap: string; total_jual: number; /** the cashier who answers for it */ user_id: string; /** who validated it; empty while nobody did */ valid_by: string };
  PesananPeristiwa: { /** 0: all lines */ baris: number; /** of a piece of the stock when it was bound; 0 otherwise */ berat: number; disetujui: string; /** left what was paid down, or came back to it */ jumlah_rp: number; keterangan: string; kode_barcode: string; kode_tukang: string; oleh: string; /** what was looked at of who fetched it; TANPA: nothing, by approval */ pengenal: string; /** of it, what the shop kept */ potong_rp: number; /** the document that did it */ rujukan: string; /** PESAN, VALID, PROSES, SELESAI, ULANG, AMBIL, BATAL AMBIL, BATAL, KEMBALI */ tahap: string; tgl_system: string; urut: number; /** who answers for it */ user_id: string; waktu: string };
  PesananTurun: { baris: number; gram: number; harga_kini: number; harga_kunci: number; nama_barang: string; potong_rp: number };
  PilihanBatuSatu: { kode: string; nama: string };
  PilihanLaporan: { label: string; nilai: string };
  PoinNota: { dapat: number; pakai: number; /** after it */ saldo: number };
  PosBukti: { baik: boolean; /** what the book adds up to */ buku: number; /** BAKI, KASIR or REKENING */ jenis: string; kunci: string; nama: string; /** of a tray: pieces by the book, by the balance, and lying in it */ qty_buku: number; qty_isi: number; qty_saldo: number; /** what the balance says */ saldo: number };
  PosisiHari: { harga_pasar: number; murni: number; nilai: number; tanggal: string };
  PosisiJanji: { /** at today's price */ harga_pasar: number; /** orders with a fixed price */ pesanan: number; /** paid pre-orders */ pre_order: number; semua: number; /** deposits with a fixed price */ titipan: number };
  PosisiKemarin: { /** worth now less worth then */ berubah: number; harga_pasar: number; /** of it by gold that came and went */ karena_emas: number; /** of it by the price */ karena_harga: number; murni: number; /** the oldest of the stores' last closings; empty: none was kept */ tanggal: string };
  PosisiTempat: { berat: number; /** at today's price */ harga_pasar: number; /** the shop's own; otherwise only told */ milik_toko: boolean; murni: number; /** at the last closing; the same where nothing was kept */ murni_kemarin: number; nama: string; nilai: number; qty: number; tempat: string };
  PosisiToko: { /** of a gram of pure gold; 0: none yet */ harga_100: number; harga_pasar: number; kode_toko: string; murni: number; nama_toko: string; nilai: number; tgl_system: string };
  PratinjauAwal: { /** of old notas */ berat: number; /** the wrong lines, and the first good ones */ contoh: Jawaban['BarisImporBerkas'][]; jumlah: number; jumlah_salah: number; /** the document that brought this very file before; empty when none did */ sudah: string; /** of the good lines, to be compared with the old program */ total: number };
  PratinjauImporBarang: { /** of the good lines */ berat: number; /** the wrong lines, and the first good ones */ contoh: Jawaban['BarisImporBerkas'][]; jumlah: number; jumlah_salah: number; nilai: number };
  PratinjauMember: { /** the wrong lines, and the first good ones */ contoh: Jawaban['BarisImporBerkas'][]; jumlah: number; jumlah_salah: number; /** of the good lines */ poin: number; /** the document that brought this very file before; empty when none did */ sudah: string };
  PreOrder: Jawaban['PreOrderIsi'] & Jawaban['PreOrderKini'] & { /** what the marketplace keeps of the money, if all that is left of it went back now */ biaya_kembali_rp: number; detail_barang: Jawaban['PreOrderBaris'][] };
  PreOrderBaris: { berat: number; deskripsi: string; harga_estimasi: number; harga_gram: number; kode_barcode: string; qty: number };
  PreOrderDibayar: { /** the bank has shown it */ bank_valid: boolean; biaya_rp: number; no_dok: string; /** the account that paid, where the file told */ no_pengirim: string; nominal: number; oleh: string; tanggal: string; tgl_system: string };
  PreOrderIsi: { alamat_customer: string; berat_estimasi: number; deskripsi: string; harga_estimasi: number; harga_gram: number; harga_total: number; input_by: string; keterangan: string; kode_intern: string; kode_marketplace: string; kode_member: string; kode_pelanggan: string; kode_sales: string; nama_customer: string; /** what a payment must name */ no_bayar: string; no_hp: string; no_order: string; no_po: string; no_rekening: string; no_rekening_customer: string; qty_estimasi: number; tgl_po: string; tgl_system: string; waktu: string };
  PreOrderKini: { berat_input: number; /** what the marketplace kept of it */ biaya_rp: number; dibayar_rp: number; harga_penjualan: number; /** what came into the account */ nominal_bayar: number; qty_input: number; qty_kirim: number; /** sold and neither sent nor fetched */ qty_siap: number; /** nothing, or below it: what was sold for less than was paid */ refund: number; /** what of its money was neither used nor given back */ saldo_rp: number; sisa_bayar: number; sisa_rp: number; /** OPEN, VALID, BATAL */ status: string; /** OPEN, VALID, FINISH, CLOSED, BATAL */ tahap: string };
  PreOrderKiriman: { no_closing: string; no_resi: string; oleh: string; qty: number; status_kirim: string; tgl_system: string; waktu: string };
  PreOrderPeristiwa: { alasan: string; dibayar_rp: number; disetujui: string; /** BATAL or KEMBALI */ jenis: string; jumlah_rp: number; oleh: string; rujukan: string; tgl_system: string; tujuan: string; waktu: string };
  PreOrderTerjual: { berat: number; harga_total: number; kode_barcode: string; nama_barang: string; /** the closing that it left with; empty while it is here */ no_closing: string; no_faktur_group: string; /** BATAL when the sale was taken back */ status: string; tgl_system: string };
  RentangEfaktur: { dari: number; oleh: string; sampai: number; tahun: string; terpakai: number; urut: number };
  ResetTerakhir: { member: number; mulai: string; poin: number; /** empty while it runs */ selesai: string; siklus: string; /** JALAN or SELESAI */ status: string; tgl_reset: string };
  RinciLaporan: { kolom: Jawaban['KolomLaporan'][] };
  RincianOtorisasi: { diminta?: number | null; /** the piece, the payee, the document */ judul: string; keterangan: string; normal?: number | null; /** what the shop loses against the normal price */ rugi?: number | null; /** the same in percent, such as '12.50' */ rugi_persen?: string | null };
  SaldoKeluar: { banyak: number; input_by: string; jumlah_rp: number };
  SaringanLaporan: { awal: string; /** the call that lists its values */ daftar?: string | null; jenis: string; kunci: string; label: string; /** the slug of the master its values come from */ master?: string | null; pilihan: Jawaban['PilihanLaporan'][]; /** nobody can choose here: it stays as it begins */ tetap: boolean; /** the message when it is left empty */ wajib?: string | null };
  Satu: { key: string; value: string };
  SerahKas: { alasan: string; dari: string; id: number; /** told to the giver and to supervisors; the receiver counts without it */ jumlah?: number | null; ke: string; no_dok: string; /** MENUNGGU, DITERIMA, DITOLAK, DITARIK */ status: string; waktu: string };
  Service: Jawaban['ServiceKepala'] & { berat: number; hari_lewat: number; kode_tukang: string; nama_tukang: string; qty: number; /** what is left of the down payment */ saldo_dp: number; /** still to pay, by the bill or the estimate; 0 once it is gone */ sisa_rp: number; /** MASUK, PROSES, SELESAI, AMBIL, BATAL */ tahap: string; terbuka: boolean; terlambat: boolean; tgl_tahap: string; /** 0 until it is finished */ total_rp: number; uraian: string; valid_by: string };
  ServiceAmbilRinci: { dibayar_rp: number; dikembalikan_rp: number; dp_rp: number; dpp: number; /** how it was seen who fetched it: KARTU, DICATAT, KUASA */ identitas: string; kuasa: boolean; nik_samar: string; no_ambil: string; oleh: string; pembayaran: Jawaban['FakturBayar'][]; pengambil: string; ppn: number; tgl_system: string; total_rp: number };
  ServiceBaris: Jawaban['ServiceBarisIsi'] & Jawaban['ServiceBarisHasil'];
  ServiceBarisHasil: { batu_keluar: number; berat_keluar: number; biaya_rp: number; emas_kembali: number; emas_rp: number; emas_tambah: number; foto_keluar: boolean; foto_masuk: boolean; kadar_uji: number; penguji: string };
  ServiceBarisHitung: { berat: number; /** 0 for a piece that is not of the chain */ berat_nota: number; estimasi_rp: number; kadar: number; kode_barcode: string; kode_dept: string; kode_group: string; milik_rantai: boolean; nama_barang: string; no_faktur_jual: string; taksiran_rp: number; toko_nota: string };
  ServiceBarisIsi: { baris: number; berat: number; berat_atribut: number; estimasi_rp: number; jumlah_batu: number; kadar: number; kode_barcode: string; kode_dept: string; kode_group: string; /** the tray it lies in while it is here */ kode_toko: string; kondisi: string; milik_rantai: boolean; nama_barang: string; no_faktur_jual: string; pekerjaan: Jawaban['ServicePekerjaan'][]; taksiran_rp: number; toko_nota: string };
  ServiceBatalRinci: { alasan: string; biaya_rp: number; dibayar_rp: number; dikembalikan_rp: number; disetujui: string; no_batal: string; oleh: string; pembayaran: Jawaban['FakturBayar'][]; tgl_system: string };
  ServiceGantiRinci: { alasan: string; disetujui: string; /** HILANG or TAK DIAMBIL */ jenis: string; jumlah_rp: number; nilai_rp: number; no_ganti: string; oleh: string; /** still to pay */ sisa_rp: number; tagihan_rp: number; tgl_system: string };
  ServiceHitungHasil: { baris: number; berat: number; berat_buku: number; /** ADA, BEDA, KURANG, LEBIH */ hasil: string; kode_barcode: string; /** empty for one that no open service knows */ no_service: string };
  ServiceHitungKepala: { ada: number; /** there, but of another weight */ beda: number; /** pieces of the book */ harus: number; keterangan: string; kurang: number; lebih: number; no_hitung: string; oleh: string; tgl_system: string; waktu: string };
  ServiceKepala: { alamat_customer: string; dp_rp: number; estimasi_rp: number; input_by: string; /** CUSTOMER or TOKO */ jenis: string; keterangan: string; kode_member: string; kode_pelanggan: string; kode_sales: string; nama_customer: string; no_faktur_group: string; no_hp: string; no_service: string; tgl_janji: string; tgl_system: string; waktu: string };
  ServicePapanKartu: { dp_rp: number; /** the line whose photo stands for it; 0: none */ foto: number; /** above zero: late */ hari_lewat: number; /** CUSTOMER or TOKO */ jenis: string; kode_sales: string; kode_tukang: string; nama_customer: string; nama_tukang: string; no: string; no_hp: string; sisa_rp: number; tahap: string; tgl_janji: string; tgl_system: string; total_rp: number; uraian: string; valid: boolean };
  ServicePekerjaan: { biaya_rp: number; /** of the master Deskripsi Service */ deskripsi: string; /** PATRI, SEPUH, UKURAN, POLES, CUCI, BATU or LAIN: says which way the weight may go */ jenis_kerja: string };
  ServicePeristiwa: { disetujui: string; keterangan: string; kode_tukang: string; oleh: string; /** the document that did it */ rujukan: string; /** MASUK, VALID, PROSES, SELESAI, AMBIL, BATAL, KABAR */ tahap: string; tgl_system: string; urut: number; /** the cashier who answers for a validated one */ user_id: string; waktu: string };
  ServiceSelesaiHitungBaris: { baris: number; berat: number; berat_masuk: number; biaya_rp: number; emas_kembali: number; emas_rp: number; emas_tambah: number; jumlah_rp: number; nama_barang: string; /** what is left to explain: above zero heavier, below lighter */ selisih: number; toleransi_kurang: number; toleransi_tambah: number };
  ServiceSelesaiRinci: { keterangan: string; no_selesai: string; oleh: string; tgl_system: string; total_rp: number };
  SesiTimbang: "PAGI" | "SORE";
  SetPusat: { /** why this person cannot pull it; empty when they can */ alasan: string; baru: number; berubah: number; hilang: number; /** a list a store usually keeps for itself */ milik_toko: boolean; sama: number; sebut: string; slug: string };
  SetelanEfaktur: { berlaku: string; cara: string; kode_transaksi: string; oleh: string };
  SetujuMember: { oleh: string; setuju: boolean; tanggal: string; waktu: string };
  SiklusPoin: { keterangan: string; siklus: string; tgl_reset: string };
  Simpul: { children: Jawaban['Simpul'][]; is_show: boolean; key: string; label: string };
  Sistem: "harga_100%" | "per_group";
  Sortiran: { berat: number; disetujui: string; /** SORTIR or PINDAH */ jenis: string; keterangan: string; /** the document that took it back; empty: it stands */ no_batal: string; no_sortir: string; oleh: string; qty: number; tgl_system: string; waktu: string };
  SortiranBaris: { baki_dari: string; baki_ke: string; berat: number; /** where it came from */ gudang_dari: string; kode_barcode: string; kode_dept: string; kode_group: string; murni: number; nama_barang: string; /** the document that brought it there */ no_asal: string; putusan: string };
  StatusBarang: "BARU" | "READY" | "TITIP" | "PESAN" | "CICIL" | "TERJUAL" | "KIRIM" | "REPARASI" | "CUCI" | "RUSAK" | "HANCUR" | "RETUR" | "HILANG" | "BELI" | "LEBUR";
  StatusOpname: "JALAN" | "SELESAI" | "BATAL";
  StockCuciBaris: { berat: number; jam: string; kode_dept: string; kode_group: string; nama_dept: string; no_tambah_stock: string; qty: number; tgl_system: string };
  SumberLebur: { berat: number; kode_dept: string; kode_group: string; kode_toko: string; murni: number; nama_dept: string; qty: number };
  SumberLeburBarang: { berat: number; /** it still carries stones, and stays out of a lot */ berbatu: boolean; kode_barcode: string; kode_toko: string; murni: number; nama_barang: string };
  TeksLaporan: { gagal: string; kosong: string; tersedia: string };
  TemplatPesan: { /** the event's text, as an example */ contoh: string; /** the store's own words; empty: the event's text alone */ isi: string; /** DINAS or PROMO; PROMO keeps to the hours and needs consent */ jenis: string; peristiwa: string; /** the whole message, as an example */ pratinjau: string };
  TemuanBukti: { objek: string; pesan: string };
  TercatatDuaSisi: { /** JUAL, BELI or TUKAR */ jenis: string; kembali: number; neto: number; no_faktur_beli: string[]; no_faktur_group: string; no_faktur_jual: string[]; tgl_system: string };
  TerimaBaris: { berat: number; berat_supplier: number; kadar_cetak: number; kode_baki: string; kode_barcode: string; kode_group: string; kode_intern: string; nama_barang: string; nilai: number };
  TerimaCuciJenis: { berat: number; berat_kirim: number; kode_dept: string; lebih: number; qty: number; susut: number; susut_norma: number };
  TerimaRingkas: { asal_perolehan: string; berat: number; berat_supplier: number; /** SUPPLIER or PUSAT */ dari: string; keterangan: string; /** the supplier's code, or PUSAT */ lawan: string; nama_lawan: string; nilai: number; no_dok: string; no_faktur_pajak: string; no_surat_jalan: string; oleh: string; qty: number; tarif_ppn: number; tgl_system: string; waktu: string };
  Titipan: Jawaban['TitipanIsi'] & { /** money is left although its time is over */ lewat: boolean; nama_barang: string; saldo: number; /** OPEN, VALID, TERPAKAI, KEMBALI, BATAL */ status: string; /** who validated it; empty while nobody did */ valid_by: string };
  TitipanDibayar: { jenis: string; jumlah_rp: number; kartu_akhir: string; no_rekening: string };
  TitipanIsi: { alamat_customer: string; berat: number; /** LOCK or FLOAT */ cara_harga: string; harga_barang: number; harga_gram: number; input_by: string; jumlah_rp: number; keterangan: string; kode_barcode: string; kode_group: string; kode_member: string; kode_pelanggan: string; kode_sales: string; nama_customer: string; no_hp: string; /** the number and the day on a paper from before this system; empty for others */ no_lama: string; no_titip: string; tgl_akhir: string; tgl_lama: string; tgl_system: string; waktu: string };
  TitipanPeristiwa: { alasan: string; disetujui: string; /** VALID, PAKAI, BATAL PAKAI, KEMBALI, BATAL */ jenis: string; jumlah_rp: number; oleh: string; /** of it, what the shop kept because the fixed price fell */ potong_rp: number; /** the document that did it */ rujukan: string; tgl_system: string; waktu: string };
  TitipanRinci: Jawaban['Titipan'] & { /** notas handed out so far */ cetakan: number; pembayaran: Jawaban['TitipanDibayar'][]; peristiwa: Jawaban['TitipanPeristiwa'][] };
  TitipanTurun: { /** still fixed */ berat: number; /** paid back */ dibayar_rp: number; /** of a gram: today, or on the last day the fixed one held */ harga_kini: number; /** kept by the shop */ potong_rp: number };
  TokoPratinjauHarga: { kode_toko: string; nama_toko: string; nilai_baru: number; nilai_lama: number };
  TokoRiwayat: { banyak: number; kode_toko: string; nama_toko: string };
  TokoSaya: { kode_toko: string; nama_toko: string };
  TokoTerbitHarga: { /** groups confirmed */ dikonfirmasi: number; /** groups this store does not have */ dilewati: string[]; /** groups whose price changed */ diubah: number; kode_toko: string; tanggal: string };
  TotalRiwayat: { banyak: number; berat: number; jenis: string; poin: number; rupiah: number };
  Transaksi: { customer: Jawaban['PelangganMinta']; detail_barang: Jawaban['JualMinta'][]; detail_beli: Jawaban['BeliMinta'][]; keterangan: string; kode_marketplace: string; kode_sales: string; /** what the screen showed: refused when the server comes to another sum */ neto?: number | null; /** the marketplace's number */ no_order: string; /** the approval of a price below cost, a weight that differs and the like */ otorisasi: string; pembayaran: Jawaban['Pembayaran'][]; /** another date than the business day's, for who may */ tgl_dokumen: string };
  TransaksiHitungan: Jawaban['JumlahDuaSisi'] & { detail_barang: Jawaban['JualBaris'][]; detail_beli: Jawaban['BeliBaris'][]; /** what was paid in cash to this NIK, when it passes the limit */ peringatan: string[] };
  TukangRingkas: { aktif: boolean; /** fine weight he may hold before only the owner gives him more; 0: the store's */ batas_murni: number; kode_tukang: string; nama_tukang: string; no_hp: string; toleransi_susut: number };
  UangTerkirim: { jumlah_rp: number; no_reff: string; nota_kirim: string; /** what one's own drawer holds after it */ saldo: number; tgl_system: string; tujuan: string };
  UangTerkirimPolos: Jawaban['UangTerkirim'] & { message: string };
}
