// Taking back a document of points or gifts: the reason, an approval where one is wanted; the books reverse exactly its rows.
import { Badge, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { useKunciIsi } from '@/kit/dokumen/simpan';
import { denganIzin } from '@/kit/izin';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { segarkanMember } from './api';
import { batalkan, type JalurBatal } from './apiPoin';

export interface BatalDokProps {
  jalur: JalurBatal;
  no: string;
  /** What comes back when it is taken back. */
  akibat: string;
  onTutup: () => void;
}

export function BatalDok({ jalur, no, akibat, onTutup }: BatalDokProps) {
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
          return batalkan(jalur, isi, kunci(isi));
        });
        if (!jawab) return false;
        pesan.sukses(jawab.message ?? 'Dokumen Berhasil Dibatalkan');
        await segarkanMember(kueri);
        onTutup();
        return true;
      }}
    >
      <Text>{akibat}</Text>
    </DialogAlasan>
  );
}

/** Whether a document still stands, and who took it back why. */
export function LencanaBatal({ d }: { d: { batal: boolean; batal_oleh: string; batal_alasan: string } }) {
  if (!d.batal) return null;
  return (
    <Badge variant="light" color="red" title={[d.batal_oleh, d.batal_alasan].filter(Boolean).join(' · ')}>
      Dibatalkan
    </Badge>
  );
}
