// Photos of a piece in service: small beside each other, large on a press; and the field that puts or replaces one.
import { Box, Image, Modal, Text, UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { IsianFoto } from '@/kit/IsianFoto';
import { useAlamatBerkas } from '@/kit/useAlamatBerkas';
import { hapusFotoServis, KUNCI_SERVIS, kueriFotoServis, pasangFotoServis, type SisiFoto } from './api';

export const SEBUT_SISI: Readonly<Record<SisiFoto, string>> = { masuk: 'Foto masuk', keluar: 'Foto keluar' };

export interface FotoServisProps {
  no: string;
  baris: number;
  sisi: SisiFoto;
  /** There is one. */
  ada: boolean;
  nama: string;
}

export function FotoServis({ no, baris, sisi, ada, nama }: FotoServisProps) {
  const { data } = useQuery({ ...kueriFotoServis(no, baris, sisi), enabled: ada });
  const alamat = useAlamatBerkas(ada ? data : undefined);
  const [besar, setBesar] = useState(false);
  const sebut = `${SEBUT_SISI[sisi]} ${nama}`;
  return (
    <Box ta="center">
      {alamat ? (
        <UnstyledButton aria-label={`Perbesar ${sebut}`} onClick={() => setBesar(true)}>
          <Image src={alamat} alt={sebut} w={120} h={120} fit="cover" radius="sm" />
        </UnstyledButton>
      ) : (
        <Box
          w={120}
          h={120}
          c="dimmed"
          bg="var(--karat-redup)"
          style={{ display: 'grid', placeItems: 'center', borderRadius: 6 }}
          aria-hidden
        >
          <IconPhoto size={36} stroke={1.4} />
        </Box>
      )}
      <Text fz={12} c="dimmed">
        {ada ? SEBUT_SISI[sisi] : `${SEBUT_SISI[sisi]}: belum ada`}
      </Text>
      {besar && alamat && (
        <Modal
          opened
          onClose={() => setBesar(false)}
          title={sebut}
          size="lg"
          centered
          closeButtonProps={{ 'aria-label': 'Tutup' }}
        >
          <Image src={alamat} alt={sebut} mah="75dvh" fit="contain" />
        </Modal>
      )}
    </Box>
  );
}

/** On a card: never larger than its line. */
export function FotoKecilServis({ no, baris, sisi }: Pick<FotoServisProps, 'no' | 'baris' | 'sisi'>) {
  const { data } = useQuery(kueriFotoServis(no, baris, sisi));
  const alamat = useAlamatBerkas(data);
  return alamat ? <Image src={alamat} alt={`${SEBUT_SISI[sisi]} ${no}`} w={44} h={44} fit="cover" radius="sm" /> : null;
}

export interface IsianFotoServisProps {
  no: string;
  baris: number;
  sisi: SisiFoto;
  label: string;
  /** Taken before there was a number: it goes to the server by itself. */
  awal?: Blob;
  ada?: boolean;
}

export function IsianFotoServis({ no, baris, sisi, label, awal, ada = false }: IsianFotoServisProps) {
  const kueri = useQueryClient();
  const lama = useQuery({ ...kueriFotoServis(no, baris, sisi), enabled: ada && !awal }).data;
  const [foto, setFoto] = useState<Blob | undefined>(awal);
  const ganti = useMutation({
    mutationFn: async (baru: Blob | undefined) => {
      if (baru) await pasangFotoServis(no, baris, sisi, baru);
      else await hapusFotoServis(no, baris, sisi);
    },
    onSuccess: () => kueri.invalidateQueries({ queryKey: KUNCI_SERVIS }),
  });
  const dikirim = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken before goes once
  useEffect(() => {
    if (!awal || dikirim.current) return;
    dikirim.current = true;
    ganti.mutate(awal);
  }, []);
  return (
    <IsianFoto
      label={label}
      nilai={foto ?? (ada ? lama : undefined)}
      onUbah={(baru) => {
        setFoto(baru);
        ganti.mutate(baru);
      }}
      error={ganti.error ? `Belum tersimpan: ${pesanDari(ganti.error)}` : undefined}
      disabled={ganti.isPending}
    />
  );
}

/** Sends photos before their step is written, each once; answers how many did not arrive. */
export function useKirimFoto(no: string, sisi: SisiFoto) {
  const sampai = useRef(new Map<number, Blob>());
  return async (foto: ReadonlyMap<number, Blob>): Promise<number> => {
    const belum = [...foto].filter(([baris, isi]) => sampai.current.get(baris) !== isi);
    const hasil = await Promise.allSettled(
      belum.map(async ([baris, isi]) => {
        await pasangFotoServis(no, baris, sisi, isi);
        sampai.current.set(baris, isi);
      }),
    );
    return hasil.filter((h) => h.status === 'rejected').length;
  };
}
