// The photo of a piece: a small one in lists, and the field that puts, replaces and removes it.
import { Box, Image } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';
import { konfirmasi } from '@/kit/dialog';
import { IsianFoto } from '@/kit/IsianFoto';
import { pesan } from '@/kit/pesan';
import { useAlamatBerkas } from '@/kit/useAlamatBerkas';
import { hapusFoto, KUNCI_BARANG, kueriFoto, pasangFoto } from './api';

export function useAlamatFoto(kode: string, sidik: string): string | undefined {
  const { data } = useQuery(kueriFoto(kode, sidik));
  return useAlamatBerkas(data);
}

/** A thumbnail that never changes the height of its row. */
export function FotoKecil({ kode, sidik = '', sisi = 28 }: { kode: string; sidik?: string; sisi?: number }) {
  const alamat = useAlamatFoto(kode, sidik);
  return alamat ? (
    <Image src={alamat} alt={`Foto ${kode}`} w={sisi} h={sisi} fit="cover" radius="sm" />
  ) : (
    <Box w={sisi} h={sisi} c="dimmed" style={{ display: 'grid', placeItems: 'center', opacity: 0.5 }} aria-hidden>
      <IconPhoto size={Math.round(sisi * 0.6)} stroke={1.4} />
    </Box>
  );
}

export function FotoBarang({ kode, sidik, boleh }: { kode: string; sidik: string; boleh: boolean }) {
  const kueri = useQueryClient();
  const alamat = useAlamatFoto(kode, sidik);
  const { data } = useQuery(kueriFoto(kode, sidik));
  const ganti = useMutation({
    mutationFn: async (foto: Blob | undefined) => {
      const { message } = await (foto ? pasangFoto(kode, foto) : hapusFoto(kode));
      pesan.sukses(message ?? '');
    },
    onSuccess: () => kueri.invalidateQueries({ queryKey: KUNCI_BARANG }),
  });
  const ubah = async (foto: Blob | undefined) => {
    const ya =
      foto !== undefined ||
      (await konfirmasi(`Hapus foto barang ${kode}?`, { judul: 'Hapus Foto', ya: 'Hapus', bahaya: true }));
    if (ya) ganti.mutate(foto);
  };
  return (
    <>
      {alamat && (
        <Image
          src={alamat}
          alt={`Foto barang ${kode}`}
          mah={280}
          fit="contain"
          radius="sm"
          mb="sm"
          bg="var(--karat-redup)"
        />
      )}
      {boleh && (
        <IsianFoto
          label="Foto Barang"
          nilai={sidik ? data : undefined}
          onUbah={(foto) => void ubah(foto)}
          error={ganti.error ? pesanDari(ganti.error) : undefined}
          disabled={ganti.isPending}
        />
      )}
    </>
  );
}
