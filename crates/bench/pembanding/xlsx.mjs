// node xlsx.mjs ROWS: the report with ExcelJS, the way a browser page has to make it (a workbook in memory).
import ExcelJS from 'exceljs';
import { KOLOM, lapor, semua } from './data.mjs';

const buku = new ExcelJS.Workbook();
const lembar = buku.addWorksheet('Laporan', { views: [{ state: 'frozen', ySplit: 1 }] });
const BENTUK = ['#,##0', 'yyyy-mm-dd', , , , , , '#,##0.00', '#,##0', '#,##0.000', '#,##0', '#,##0'];
lembar.columns = KOLOM.map((judul, i) => ({
  header: judul,
  width: 14,
  style: BENTUK[i] ? { numFmt: BENTUK[i] } : {},
}));
const hari = new Date('2026-11-15T00:00:00Z');
semua(Number(process.argv[2]), {
  grup: (teks) => lembar.addRow([teks]),
  isi: (b) =>
    lembar.addRow([
      b.no,
      hari,
      b.faktur,
      b.barcode,
      b.nama,
      b.barang,
      b.group,
      b.kadar / 100,
      b.qty,
      b.berat / 1_000,
      b.gram,
      b.total,
    ]),
  jumlah: (label, qty, berat) =>
    lembar.addRow([label, , , , , , , , qty, berat / 1_000, , berat * 1_250]),
});
lapor((await buku.xlsx.writeBuffer()).byteLength);
