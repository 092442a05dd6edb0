// node pdf.mjs ROWS: the report with jsPDF and jspdf-autotable.
import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { KOLOM, lapor, semua } from './data.mjs';

const angka = (n, d) => (n / 10 ** d).toLocaleString('ko-KR', { minimumFractionDigits: d });
const rata = (a) => ({ halign: a });
const badan = [];
const tebal = { fontStyle: 'bold' };
semua(Number(process.argv[2]), {
  grup: (teks) => badan.push([{ content: teks, colSpan: 12, styles: tebal }]),
  isi: (b) =>
    badan.push([
      angka(b.no, 0),
      b.tanggal,
      b.faktur,
      b.barcode,
      b.nama,
      b.barang,
      b.group,
      angka(b.kadar, 2),
      angka(b.qty, 0),
      angka(b.berat, 3),
      angka(b.gram, 0),
      angka(b.total, 0),
    ]),
  jumlah: (label, qty, berat) =>
    badan.push([
      { content: label, colSpan: 8, styles: { ...tebal, halign: 'right' } },
      { content: angka(qty, 0), styles: tebal },
      { content: angka(berat, 3), styles: tebal },
      '',
      { content: angka(berat * 1_250, 0), styles: tebal },
    ]),
});
const dok = new jsPDF({ orientation: 'landscape', format: 'a4', compress: true });
dok.setFontSize(10);
dok.text('TOKO EMAS MURNI JAYA', 10, 12);
dok.setFontSize(15);
dok.text('Laporan Penjualan Detail', 148, 20, { align: 'center' });
autoTable(dok, {
  head: [KOLOM],
  body: badan,
  startY: 26,
  margin: 10,
  theme: 'grid',
  rowPageBreak: 'avoid',
  styles: { fontSize: 7, cellPadding: 0.8 },
  columnStyles: { 0: rata('right'), 8: rata('right'), 9: rata('right'), 10: rata('right'), 11: rata('right') },
});
const banyak = dok.getNumberOfPages();
for (let i = 1; i <= banyak; i += 1) {
  dok.setPage(i);
  dok.setFontSize(7);
  dok.text('Printed By kasir1 / 2026-11-15', 10, 202);
  dok.text(`${i} of ${banyak}`, 287, 202, { align: 'right' });
}
lapor(dok.output('arraybuffer').byteLength);
