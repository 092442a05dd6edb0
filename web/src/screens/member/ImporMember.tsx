// Members of the old program from a file, with the points they had: every line is looked at first, then all or nothing.

import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { DialogImpor, type HasilLihat } from '@/kit/impor/DialogImpor';
import { banyak } from '@/kit/impor/Impor';
import { tulisPoin } from '@/kit/transaksi/poin';
import { waktuLengkap } from '@/kit/waktu';
import { KUNCI_MEMBER, segarkanMember } from './api';

type Keadaan = Data<'get', 'member/impor'>;
interface Lihat extends HasilLihat {
  poin: number;
  /** The document this file came in with before. */
  sudah?: string | null;
}
interface Jadi {
  no_dok: string;
  jumlah: number;
  poin: number;
}

export default function ImporMember({ onTutup }: { onTutup: () => void }) {
  const kueri = useQueryClient();
  const keadaan = useQuery({
    queryKey: [...KUNCI_MEMBER, 'impor'],
    queryFn: async () => (await panggil('GET', 'member/impor')).data,
  });
  return (
    <DialogImpor<Lihat, Jadi>
      judul="Impor Member"
      jalur="member/impor"
      kolom={keadaan.data?.kolom}
      berkas="member"
      satuan="member"
      galat={keadaan.error ? { pesan: pesanDari(keadaan.error), cobaLagi: () => void keadaan.refetch() } : undefined}
      petunjuk={<Petunjuk keadaan={keadaan.data} />}
      siap={(h) => `${banyak(h.jumlah)} member siap diimpor dengan ${tulisPoin(h.poin)}. Cocokkan dengan sistem lama.`}
      tertahan={(h) => (h.sudah ? `Berkas ini sudah diimpor dengan dokumen ${h.sudah}` : '')}
      selesai={(jadi) => (
        <>
          <Alert color="green" icon={<IconCheck size={18} />} title={`Dokumen ${jadi.no_dok}`}>
            {banyak(jadi.jumlah)} member sudah terdaftar, poin awal {tulisPoin(jadi.poin)}.
          </Alert>
          <Group justify="flex-end">
            <Button onClick={onTutup}>Selesai</Button>
          </Group>
        </>
      )}
      bawah={<Riwayat dokumen={keadaan.data?.dokumen ?? []} />}
      onJadi={() => void segarkanMember(kueri)}
      onTutup={onTutup}
    />
  );
}

function Petunjuk({ keadaan }: { keadaan?: Keadaan }) {
  const wajib = (keadaan?.kolom ?? []).filter((k) => k.wajib).map((k) => k.nama);
  return (
    <Stack gap={6}>
      <Text>
        Berkas dari sistem lama, satu member sebaris, dengan sisa poinnya. Setiap baris diperiksa dulu; bila ada satu
        yang salah, tidak ada yang disimpan.
      </Text>
      {keadaan && (
        <Text fz={13} c="dimmed">
          Paling banyak {banyak(keadaan.paling_banyak)} baris. Wajib diisi: {wajib.join(', ')}. Berkas CSV atau Excel
          (.xlsx, lembar pertama).
        </Text>
      )}
    </Stack>
  );
}

function Riwayat({ dokumen }: { dokumen: Keadaan['dokumen'] }) {
  if (dokumen.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label="Sudah diimpor">
      <Text fw={600}>Sudah diimpor</Text>
      {dokumen.map((d) => (
        <div key={d.no_dok}>
          <Text fz={14} fw={600}>
            {d.no_dok}
          </Text>
          <Text fz={13} c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {banyak(d.jumlah)} member, {tulisPoin(d.poin)} · {waktuLengkap(d.waktu)} · {d.oleh}
            {d.nama_berkas && ` · ${d.nama_berkas}`}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
