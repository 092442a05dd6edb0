// The picture of a line: small beside it, large on a press; and the field that puts it on an order that exists.
import { Box, Image, Modal, UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { IsianFoto } from '@/kit/IsianFoto';
import { pesan } from '@/kit/pesan';
import { useAlamatBerkas } from '@/kit/useAlamatBerkas';
import { hapusFotoPesanan, KUNCI_PESANAN, kueriFotoPesanan, pasangFotoPesanan } from './api';

/** Nothing there, or not there yet: the place stays. */
function Tempat({ sisi }: { sisi: number }) {
  return (
    <Box w={sisi} h={sisi} c="dimmed" style={{ display: 'grid', placeItems: 'center', opacity: 0.5, flex: 'none' }}>
      <IconPhoto size={Math.round(sisi * 0.6)} stroke={1.4} aria-hidden />
    </Box>
  );
}

export interface FotoPesananProps {
  no: string;
  /** From 1; 0 when there is none. */
  baris: number;
  sisi?: number;
}

export function FotoPesanan({ no, baris, sisi = 44 }: FotoPesananProps) {
  const alamat = useAlamatBerkas(useQuery(kueriFotoPesanan(no, baris)).data);
  if (!alamat) return <Tempat sisi={sisi} />;
  return <Image src={alamat} alt={`Foto ${no} baris ${baris}`} w={sisi} h={sisi} fit="cover" radius="sm" flex="none" />;
}

/** A picture that is not saved yet. */
export function FotoDraf({ foto, nama, sisi = 44 }: { foto?: Blob; nama: string; sisi?: number }) {
  const alamat = useAlamatBerkas(foto);
  if (!alamat) return null;
  return <Image src={alamat} alt={`Foto ${nama}`} w={sisi} h={sisi} fit="cover" radius="sm" flex="none" />;
}

export interface FotoBarisProps {
  no: string;
  baris: number;
  ada: boolean;
  nama: string;
  /** May it be put on or changed? */
  boleh: boolean;
}

/** In the drawer: press to see it large, and to put another there. */
export function FotoBaris({ no, baris, ada, nama, boleh }: FotoBarisProps) {
  const kueri = useQueryClient();
  const [besar, setBesar] = useState(false);
  const [galat, setGalat] = useState<string>();
  const { data } = useQuery(kueriFotoPesanan(no, ada ? baris : 0));
  const alamat = useAlamatBerkas(data);
  const ubah = async (foto: Blob | undefined) => {
    setGalat(undefined);
    try {
      const { message } = await (foto ? pasangFotoPesanan(no, baris, foto) : hapusFotoPesanan(no, baris));
      if (message) pesan.sukses(message);
      kueri.removeQueries({ queryKey: kueriFotoPesanan(no, baris).queryKey });
      await kueri.invalidateQueries({ queryKey: KUNCI_PESANAN });
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    }
  };
  if (!ada && !boleh) return <Tempat sisi={56} />;
  return (
    <>
      <UnstyledButton
        aria-label={ada ? `Lihat foto ${nama}` : `Pasang foto ${nama}`}
        onClick={() => setBesar(true)}
        style={{ flex: 'none' }}
      >
        <FotoPesanan no={no} baris={ada ? baris : 0} sisi={56} />
      </UnstyledButton>
      {besar && (
        <Modal
          opened
          onClose={() => setBesar(false)}
          title={nama}
          size="lg"
          closeButtonProps={{ 'aria-label': 'Tutup' }}
        >
          {alamat && <Image src={alamat} alt={`Foto besar ${nama}`} mah="60vh" fit="contain" radius="sm" mb="sm" />}
          {boleh && (
            <IsianFoto label="Foto" nilai={ada ? data : undefined} onUbah={(foto) => void ubah(foto)} error={galat} />
          )}
        </Modal>
      )}
    </>
  );
}
