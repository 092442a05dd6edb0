// What was typed in a long form and not saved: kept in the browser for this person at this store, and offered again when
// the form is opened the next time. Nothing is put back unasked, and an offer nobody answered is not lost by new typing.
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTempat } from './konteks';
import { bacaJson, hapus, tulisJson } from './simpanan';
import { waktuLengkap } from './waktu';

interface Simpanan<T> {
  isi: T;
  /** The version of the record it was typed over. */
  versi: number;
  sejak: string;
}

export interface Draf<T> {
  /** What is offered, until it was taken or thrown away. */
  lama?: Simpanan<T>;
  /** The offer was answered. */
  jawab: () => void;
  /** What stands in the form was saved or thrown away. */
  selesai: () => void;
}

/** It outlives a session: who is logged out while typing finds it again. */
export const kunciDraf = (nama: string, pemilik: string) => `karat.pilihan.draf.${nama}.${pemilik}`;

/** `nama` names the form and its record; a form without one keeps nothing. */
export function useDraf<T>(nama: string | undefined, isi: T, berubah: boolean, versi = 0): Draf<T> {
  const { pemilik } = useTempat();
  const kunci = nama && kunciDraf(nama, pemilik);
  const [lama, setLama] = useState(() => (kunci ? bacaJson<Simpanan<T>>(kunci) : undefined));
  const usai = useRef(false);
  useEffect(() => {
    if (!kunci || usai.current) return;
    if (berubah) tulisJson(kunci, { isi, versi, sejak: new Date().toISOString() } satisfies Simpanan<T>);
    else if (lama) tulisJson(kunci, lama);
    else hapus(kunci);
  }, [kunci, isi, berubah, versi, lama]);
  return {
    lama,
    jawab: () => setLama(undefined),
    selesai: () => {
      usai.current = true;
      if (kunci && lama) tulisJson(kunci, lama);
      else if (kunci) hapus(kunci);
    },
  };
}

/** The offer, above the fields. */
export function TawaranDraf<T>({ draf, onLanjut }: { draf: Draf<T>; onLanjut: (isi: T, versi: number) => void }) {
  const { lama, jawab } = draf;
  if (!lama) return null;
  return (
    <Alert variant="light" color="blue" role="status" py="xs" icon={<IconHistory size={18} />}>
      <Group justify="space-between" gap="xs">
        <Text fz={13}>Ada isian yang belum disimpan dari {waktuLengkap(lama.sejak)}.</Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={jawab}>
            Buang
          </Button>
          <Button
            size="compact-sm"
            onClick={() => {
              onLanjut(lama.isi, lama.versi);
              jawab();
            }}
          >
            Lanjutkan
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
