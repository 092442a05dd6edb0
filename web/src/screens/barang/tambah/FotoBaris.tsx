// The photo of a row: a small picture that opens the field to choose one. The photo itself waits in the browser.
import { ActionIcon, Button, Group, Image, Modal, Stack } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { IsianFoto } from '@/kit/IsianFoto';
import { ambilFoto } from './laciFoto';

export function useFotoLaci(id: string | undefined): Blob | undefined {
  const [foto, setFoto] = useState<Blob>();
  useEffect(() => {
    let batal = false;
    if (!id) setFoto(undefined);
    else void ambilFoto(id).then((isi) => !batal && setFoto(isi));
    return () => {
      batal = true;
    };
  }, [id]);
  return foto;
}

export function TombolFoto({ id, label, onBuka }: { id?: string; label: string; onBuka: () => void }) {
  const foto = useFotoLaci(id);
  const [alamat, setAlamat] = useState<string>();
  useEffect(() => {
    if (!foto) return setAlamat(undefined);
    const url = URL.createObjectURL(foto);
    setAlamat(url);
    return () => URL.revokeObjectURL(url);
  }, [foto]);
  return (
    <ActionIcon variant={alamat ? 'transparent' : 'subtle'} color="gray" size={32} aria-label={label} onClick={onBuka}>
      {alamat ? <Image src={alamat} alt="" w={26} h={32} fit="cover" radius={3} /> : <IconCamera size={18} />}
    </ActionIcon>
  );
}

interface Props {
  judul: string;
  id?: string;
  onSimpan: (foto: Blob | undefined) => void;
  onTutup: () => void;
}

export function DialogFoto({ judul, id, onSimpan, onTutup }: Props) {
  const ada = useFotoLaci(id);
  const [ganti, setGanti] = useState<{ foto: Blob | undefined }>();
  return (
    <Modal opened title={judul} onClose={onTutup}>
      <Stack gap="md">
        <IsianFoto label="Foto" nilai={ganti ? ganti.foto : ada} onUbah={(foto) => setGanti({ foto })} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onTutup}>
            Batal
          </Button>
          <Button
            data-autofocus
            disabled={!ganti}
            onClick={() => {
              onSimpan(ganti?.foto);
              onTutup();
            }}
          >
            Pakai
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
