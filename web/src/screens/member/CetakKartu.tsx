// The member card on paper or plastic: one or many, front and back of each, by the layout of Setting Member Card.
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { cetakKartu, kartuPdf } from './api';

export function CetakKartu({ kode, onTutup }: { kode: readonly string[]; onTutup: () => void }) {
  const satu = kode.length === 1;
  return (
    <DialogCetak
      judul={satu ? 'Cetak kartu member' : `Cetak ${kode.length} kartu member`}
      macam="kartu"
      bahasa={['PDF']}
      cetak={async (printer) => {
        const { data, message } = await cetakKartu(kode, printer);
        return { kerja: data, message };
      }}
      pdf={() => kartuPdf(kode)}
      namaPdf={satu ? `kartu-${kode[0]}.pdf` : 'kartu-member.pdf'}
      onTutup={onTutup}
    />
  );
}
