// What was just saved, with its slip; and the dialog that prints the slip of any document.
import { berat, tulisAngka } from '@/kit/angka';
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { cetakSlip, type Dokumen, type JalurStok, slipPdf } from '@/kit/curah/api';
import { Tersimpan } from '@/kit/dokumen/Tersimpan';

export const banyak = (qty: number, gram: number): string =>
  `${tulisAngka(qty, 'angka')} pcs${gram > 0 ? ` · ${berat(gram)} gr` : ''}`;

export function CetakSlip({ jalur, no, onTutup }: { jalur: JalurStok; no: string; onTutup: () => void }) {
  return (
    <DialogCetak
      judul={`Cetak Slip ${no}`}
      macam="dokumen"
      bahasa={['ESCPOS', 'PDF']}
      cetak={async (printer) => {
        const { data, message } = await cetakSlip(jalur, no, printer);
        return { kerja: data, message };
      }}
      pdf={() => slipPdf(jalur, no)}
      namaPdf={`${no}.pdf`}
      onTutup={onTutup}
    />
  );
}

interface Props {
  jalur: JalurStok;
  dok: Dokumen;
  pesan: string;
  onTutup: () => void;
}

export function TersimpanCurah({ jalur, dok, pesan, onTutup }: Props) {
  return (
    <Tersimpan
      pesan={pesan}
      isi={`${dok.no_dok} · ${dok.baris.length} baris · ${banyak(dok.qty, dok.berat)}`}
      tombol="Cetak Slip"
      cetak={(tutup) => <CetakSlip jalur={jalur} no={dok.no_dok} onTutup={tutup} />}
      onTutup={onTutup}
    />
  );
}
