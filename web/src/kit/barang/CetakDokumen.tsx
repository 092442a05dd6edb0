// The paper of a document: printed on the store's printers, or as PDF.
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { cetakDokumen, pdfDokumen } from './apiDokumen';

export function CetakDokumen({ no, onTutup }: { no: string; onTutup: () => void }) {
  return (
    <DialogCetak
      judul={`Cetak ${no}`}
      macam="dokumen"
      bahasa={['ESCPOS', 'PDF']}
      cetak={async (printer) => {
        const { data, message } = await cetakDokumen(no, printer);
        return { kerja: data, message };
      }}
      pdf={() => pdfDokumen(no)}
      namaPdf={`${no}.pdf`}
      onTutup={onTutup}
    />
  );
}
