// Taking a document of sorting or washing back: the reason, an approval where one is wanted.
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { useKunciIsi } from '@/kit/dokumen/simpan';
import { denganIzin } from '@/kit/izin';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { batalkan, segarkan } from './api';

export function BatalSepuhan({ no, akibat, onTutup }: { no: string; akibat: string; onTutup: () => void }) {
  const kueri = useQueryClient();
  const { mintaIzin } = useTempat();
  const kunci = useKunciIsi();
  return (
    <DialogAlasan
      judul={`Batalkan ${no}`}
      ya="Ya, Batalkan"
      bahaya
      onTutup={onTutup}
      onYa={async (alasan) => {
        const jawab = await denganIzin(mintaIzin, (otorisasi) => {
          const isi = { no_dok: no, alasan, ...(otorisasi && { otorisasi }) };
          return batalkan(isi, kunci(isi));
        });
        if (!jawab) return false;
        pesan.sukses(jawab.message ?? 'Data Berhasil Dibatalkan');
        await segarkan(kueri);
        onTutup();
        return true;
      }}
    >
      <Text>{akibat}</Text>
    </DialogAlasan>
  );
}
