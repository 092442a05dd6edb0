// The photo of a count: taken with the camera or chosen while the count goes on, and only looked at afterwards.
import { Box } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ambilBerkas, panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { IsianFoto } from '@/kit/IsianFoto';
import { pesan } from '@/kit/pesan';
import { OPNAME, type Opname } from './data';

interface Props {
  o: Opname;
  /** The count cannot be finished without it. */
  wajib: boolean;
  segarkan: () => void;
}

export function FotoHitungan({ o, wajib, segarkan }: Props) {
  const klien = useQueryClient();
  const [galat, setGalat] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const jalur = { no_opname: o.no_opname };
  const kunci = [OPNAME, 'foto', o.no_opname];
  const { data } = useQuery({
    queryKey: kunci,
    queryFn: () => ambilBerkas('GET', 'stock-opname/{no_opname}/foto', { jalur }),
    enabled: o.foto,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ubah = async (foto: Blob | undefined) => {
    setSibuk(true);
    setGalat(undefined);
    try {
      if (foto) {
        const body = new FormData();
        body.append('image', foto, `${o.no_opname}.jpg`);
        const { message } = await panggil('POST', 'stock-opname/{no_opname}/foto', { jalur, body });
        pesan.sukses(message ?? '');
      } else {
        await panggil('DELETE', 'stock-opname/{no_opname}/foto', { jalur });
      }
      klien.setQueryData(kunci, foto);
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    } finally {
      setSibuk(false);
      segarkan();
    }
  };
  return (
    <Box maw={480}>
      <IsianFoto
        label={wajib ? 'Foto Hitungan (wajib)' : 'Foto Hitungan'}
        nilai={o.foto ? data : undefined}
        onUbah={(foto) => void ubah(foto)}
        error={galat}
        disabled={sibuk || o.status !== 'JALAN'}
      />
    </Box>
  );
}
