// Grosir: the wholesale app, in a frame of this page with the sidebar put away, or at its own address. Each opening takes a
// hand-over from the server that holds for a minute and once.

import { Alert, Button, Text, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { nilaiModul } from '@/app/gerbang';
import { kodeTokoAktif, useSesiAda } from '@/app/sesi';
import { sisiSembunyi } from '@/app/sisiSembunyi';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { RangkaHalaman } from '@/kit/Rangka';
import type { Rute } from '@/routes';
import kelas from './Grosir.module.css';
import { TEKS_GROSIR } from './teks';

export default function Grosir({ rute }: { rute: Rute }) {
  const { modul } = useSesiAda();
  if (nilaiModul(modul, 'GROSIR_URL').trim() !== '') return <Terhubung rute={rute} />;
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Alert color="yellow" maw={720}>
        {TEKS_GROSIR.tanpaAlamat}
      </Alert>
    </Halaman>
  );
}

function Terhubung({ rute }: { rute: Rute }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['grosir-serah', kodeTokoAktif()],
    queryFn: async () => (await panggil('POST', 'grosir/serah')).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    sisiSembunyi.atur(data?.bingkai === true);
    return () => sisiSembunyi.atur(false);
  }, [data]);
  useEffect(() => {
    if (data && !data.bingkai) window.location.assign(data.url);
  }, [data]);
  if (data?.bingkai)
    return (
      <>
        <VisuallyHidden component="h1">{TEKS_GROSIR.judul}</VisuallyHidden>
        <iframe
          title={TEKS_GROSIR.judul}
          src={data.url}
          className={kelas.bingkai}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-downloads allow-modals"
          referrerPolicy="no-referrer"
        />
      </>
    );
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaHalaman />}
      {data && (
        <>
          <Text>Aplikasi grosir dibuka di alamatnya sendiri.</Text>
          <Button
            w="fit-content"
            leftSection={<IconExternalLink size={18} />}
            onClick={async () => {
              const baru = (await refetch()).data;
              if (baru) window.location.assign(baru.url);
            }}
          >
            {TEKS_GROSIR.buka}
          </Button>
        </>
      )}
    </Halaman>
  );
}
