// The paper that goes with a lot to its washer.
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { cetakSurat, pdfSurat } from './api';

export function CetakSurat({ no, onTutup }: { no: string; onTutup: () => void }) {
  return (
    <DialogCetak
      judul={`Cetak ${no}`}
      macam="dokumen"
      bahasa={['ESCPOS', 'PDF']}
      cetak={async (printer) => {
        const { data, message } = await cetakSurat(no, printer);
        return { kerja: data, message };
      }}
      pdf={() => pdfSurat(no)}
      namaPdf={`${no}.pdf`}
      onTutup={onTutup}
    />
  );
}
