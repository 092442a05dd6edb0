// Prints the labels of pieces: on a label printer of the store, or as PDF. Either way the print is written down.
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { cetakLabel, pratinjauLabel } from './api';

interface Props {
  kode: readonly string[];
  tipe: string;
  onTutup: () => void;
  onTercetak?: () => void;
}

export function CetakLabel({ kode, tipe, onTutup, onTercetak }: Props) {
  return (
    <DialogCetak
      judul={`Cetak ${kode.length} Label`}
      macam="label"
      bahasa={['ZPL', 'TSPL', 'PDF']}
      denganSalinan
      cetak={async (printer, salinan) => {
        const { data, message } = await cetakLabel(kode, tipe, salinan, printer);
        return { kerja: data.kerja, message };
      }}
      pdf={async (salinan) => {
        const berkas = await pratinjauLabel(kode, tipe, salinan);
        await cetakLabel(kode, tipe, salinan);
        return berkas;
      }}
      namaPdf="label.pdf"
      onTutup={onTutup}
      onTercetak={onTercetak}
    />
  );
}
