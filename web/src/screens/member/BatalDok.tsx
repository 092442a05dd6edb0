// Taking back a document of points or gifts: the reason, an approval where one is wanted; the books reverse exactly its rows.
import { Badge, Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Kolom } from '@/kit/DataTable';
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

interface BolehBatal {
  batal: boolean;
  batal_oleh: string;
  batal_alasan: string;
}

/** The last column of a list of documents: taken back or not, the way to do so, and what else (`lain`) one can do before it. */
export function kolomAksi<D extends BolehBatal>(onBatal: (d: D) => void, lain?: (d: D) => ReactNode): Kolom<D> {
  return {
    kunci: 'aksi',
    judul: 'Aksi',
    nilai: (d) => (d.batal ? 'Dibatalkan' : ''),
    tampil: (d) =>
      d.batal ? (
        <LencanaBatal d={d} />
      ) : (
        <Group gap={4} wrap="nowrap">
          {lain?.(d)}
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => onBatal(d)}>
            Batalkan
          </Button>
        </Group>
      ),
    lebar: lain ? 160 : 120,
    urut: false,
    diKanan: true,
  };
}

/** Whether a document still stands, and who took it back why. */
export function LencanaBatal({ d }: { d: BolehBatal }) {
  if (!d.batal) return null;
  return (
    <Badge variant="light" color="red" title={[d.batal_oleh, d.batal_alasan].filter(Boolean).join(' · ')}>
      Dibatalkan
    </Badge>
  );
}
