// The nota of a document that stands: a button that prints it, or prints it again.
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogCetak } from './DialogCetak';
import type { KertasNota } from './nota';

export interface CetakNotaProps {
  kertas: KertasNota;
  /** How often it was handed out already. */
  cetakan: number;
  onTercetak: () => void;
}

export function CetakNota({ kertas, cetakan, onTercetak }: CetakNotaProps) {
  const [buka, setBuka] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => setBuka(true)}>
        {cetakan > 0 ? 'Cetak Ulang Nota' : 'Cetak Nota'}
      </Button>
      {buka && <DialogNota kertas={kertas} onTutup={() => setBuka(false)} onTercetak={onTercetak} />}
    </>
  );
}

export interface DialogNotaProps {
  kertas: KertasNota;
  onTutup: () => void;
  onTercetak: () => void;
}

export function DialogNota({ kertas, onTutup, onTercetak }: DialogNotaProps) {
  return (
    <DialogCetak
      judul={`Cetak nota ${kertas.no}`}
      macam="nota"
      bahasa={['PDF', 'ESCPOS']}
      cetak={async (printer) => {
        const { data, message } = await kertas.serahkan(printer);
        return { kerja: data.kerja, message };
      }}
      pdf={kertas.pdf}
      namaPdf={`${kertas.no}.pdf`}
      onTutup={onTutup}
      onTercetak={onTercetak}
    />
  );
}
