// The logo at the head of the store's notes: chosen, replaced or taken away at once, apart from the form beside it.
import { Alert } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';
import { konfirmasi } from '@/kit/dialog';
import { FOTO_LOGO } from '@/kit/foto';
import { IsianFoto } from '@/kit/IsianFoto';
import { pesan } from '@/kit/pesan';
import { hapusLogo, kueriLogo, pasangLogo } from './apiToko';

export function LogoToko({ kode }: { kode: string }) {
  const kueri = useQueryClient();
  const { queryKey } = kueriLogo(kode);
  const { data, error, isPending } = useQuery(kueriLogo(kode));
  const ganti = useMutation({
    mutationFn: async (logo: Blob | undefined) => {
      const { message } = await (logo ? pasangLogo(logo) : hapusLogo());
      pesan.sukses(message ?? '');
    },
    onSuccess: () => kueri.invalidateQueries({ queryKey }),
  });
  const ubah = async (logo: Blob | undefined) => {
    if (
      logo ||
      (await konfirmasi('Hapus logo dari semua nota toko ini?', { judul: 'Hapus Logo', ya: 'Hapus', bahaya: true }))
    )
      ganti.mutate(logo);
  };
  return (
    <>
      {error && (
        <Alert color="red" mb="sm">
          {pesanDari(error)}
        </Alert>
      )}
      <IsianFoto
        label="Logo Toko"
        sebutan="logo"
        batas={FOTO_LOGO}
        nilai={data ?? undefined}
        onUbah={(logo) => void ubah(logo)}
        error={ganti.error ? pesanDari(ganti.error) : undefined}
        disabled={isPending || ganti.isPending}
      />
    </>
  );
}
