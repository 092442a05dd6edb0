// All versions of a row in a drawer, newest first: who changed it, when, and what became what.
// The first version shows everything it was made with.
import { Badge, Drawer, Group, Stack, Text } from '@mantine/core';
import { pesanDari } from '@/api/tolak';
import { Galat } from '../Galat';
import { Kosong } from '../Kosong';
import { RangkaTabel } from '../Rangka';
import { waktuLengkap } from '../waktu';
import { useRiwayatMaster } from './data';
import { sebutBaris, tulisLengkap } from './nilai';
import { AKSI_RIWAYAT } from './teks';
import type { BarisMaster, Definisi, VersiMaster } from './tipe';

export interface Perubahan {
  label: string;
  lama?: string;
  baru: string;
}

/** What a version changed against the one before it. */
export function perubahan(def: Definisi, kini: VersiMaster, sebelum: VersiMaster | undefined): Perubahan[] {
  return def.kolom.flatMap((k) => {
    const baru = tulisLengkap(k, kini.isi);
    if (!sebelum) return baru === '–' ? [] : [{ label: k.label, baru }];
    const lama = tulisLengkap(k, sebelum.isi);
    return lama === baru ? [] : [{ label: k.label, lama, baru }];
  });
}

export function RiwayatMaster({ def, baris, onTutup }: { def: Definisi; baris: BarisMaster; onTutup: () => void }) {
  const { data, error, isPending, refetch } = useRiwayatMaster(def, baris._id);
  return (
    <Drawer
      opened
      position="right"
      size="md"
      title={`Riwayat ${def.sebut} ${sebutBaris(def, baris)}`}
      onClose={onTutup}
    >
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : data.length === 0 ? (
        <Kosong />
      ) : (
        <Stack component="ol" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
          {data.map((versi, i) => (
            <li key={versi.versi}>
              <Group gap="xs" mb={4}>
                <Badge variant="light" color={versi.aksi === 'HAPUS' ? 'red' : undefined}>
                  {AKSI_RIWAYAT[versi.aksi] ?? versi.aksi}
                </Badge>
                <Text fz={13} c="dimmed">
                  {waktuLengkap(versi.waktu)} · {versi.oleh}
                </Text>
              </Group>
              {perubahan(def, versi, data[i + 1]).map((satu) => (
                <Text key={satu.label} fz={13}>
                  {satu.label}:{' '}
                  {satu.lama !== undefined && (
                    <>
                      <Text span c="dimmed" td="line-through" fz={13}>
                        {satu.lama}
                      </Text>
                      {' → '}
                    </>
                  )}
                  <b>{satu.baru}</b>
                </Text>
              ))}
            </li>
          ))}
        </Stack>
      )}
    </Drawer>
  );
}
