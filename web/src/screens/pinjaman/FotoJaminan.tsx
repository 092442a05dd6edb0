// Photos of a pledge: small in a line, large on a press, and the field that puts one on a loan that exists.
import { Box, Image, Modal, Text, UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { IsianFoto } from '@/kit/IsianFoto';
import { useAlamatBerkas } from '@/kit/useAlamatBerkas';
import { hapusFotoJaminan, KUNCI_HUTANG, kueriFotoJaminan, pasangFotoJaminan, type SisiFoto } from './api';

export interface FotoJaminanProps {
  no: string;
  baris: number;
  sisi?: SisiFoto;
  /** There is one. */
  ada: boolean;
  nama: string;
  ukuran?: number;
}

export function FotoJaminan({ no, baris, sisi = 'masuk', ada, nama, ukuran = 64 }: FotoJaminanProps) {
  const { data } = useQuery({ ...kueriFotoJaminan(no, baris, sisi), enabled: ada });
  const alamat = useAlamatBerkas(ada ? data : undefined);
  const [besar, setBesar] = useState(false);
  const sebut = `Foto ${sisi} ${nama}`;
  if (!alamat)
    return (
      <Box
        w={ukuran}
        h={ukuran}
        c="dimmed"
        bg="var(--karat-redup)"
        style={{ display: 'grid', placeItems: 'center', borderRadius: 6, flex: 'none' }}
        role="img"
        aria-label={ada ? `${sebut} sedang dimuat` : `Tanpa foto ${sisi} ${nama}`}
      >
        <IconPhoto size={Math.round(ukuran * 0.45)} stroke={1.4} aria-hidden />
      </Box>
    );
  return (
    <>
      <UnstyledButton
        aria-label={`Perbesar ${sebut}`}
        onClick={(e) => {
          e.stopPropagation();
          setBesar(true);
        }}
        style={{ flex: 'none' }}
      >
        <Image src={alamat} alt={sebut} w={ukuran} h={ukuran} fit="cover" radius="sm" />
      </UnstyledButton>
      {besar && (
        <Modal
          opened
          onClose={() => setBesar(false)}
          title={sebut}
          size="lg"
          centered
          closeButtonProps={{ 'aria-label': 'Tutup' }}
        >
          <Image src={alamat} alt={`Foto besar ${nama}`} mah="75dvh" fit="contain" />
        </Modal>
      )}
    </>
  );
}

/** A picture that is not saved yet. */
export function FotoDraf({ foto, nama }: { foto?: Blob; nama: string }) {
  const alamat = useAlamatBerkas(foto);
  if (!alamat) return null;
  return <Image src={alamat} alt={`Foto ${nama}`} w={44} h={44} fit="cover" radius="sm" flex="none" />;
}

export interface IsianFotoJaminanProps {
  no: string;
  baris: number;
  sisi: SisiFoto;
  label: string;
  /** Taken before there was a number: it goes to the server by itself. */
  awal?: Blob;
  ada?: boolean;
  /** It reached the server, or was taken off again. */
  onJadi?: (ada: boolean) => void;
}

export function IsianFotoJaminan({ no, baris, sisi, label, awal, ada = false, onJadi }: IsianFotoJaminanProps) {
  const kueri = useQueryClient();
  const lama = useQuery({ ...kueriFotoJaminan(no, baris, sisi), enabled: ada && !awal }).data;
  const [foto, setFoto] = useState<Blob | undefined>(awal);
  const ganti = useMutation({
    mutationFn: async (baru: Blob | undefined) => {
      if (baru) await pasangFotoJaminan(no, baris, sisi, baru);
      else await hapusFotoJaminan(no, baris, sisi);
      return baru !== undefined;
    },
    onSuccess: (jadi) => {
      onJadi?.(jadi);
      return kueri.invalidateQueries({ queryKey: KUNCI_HUTANG });
    },
  });
  const dikirim = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken before goes once
  useEffect(() => {
    if (!awal || dikirim.current) return;
    dikirim.current = true;
    ganti.mutate(awal);
  }, []);
  return (
    <div>
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
      {ganti.isSuccess && (
        <Text fz={12} c="green" role="status">
          {foto ? 'Foto tersimpan' : 'Foto dihapus'}
        </Text>
      )}
    </div>
  );
}
