// The pictures of an entry: chosen, dropped or pasted, cut to their shape, put in order, taken out again. They are sent when the
// entry is saved.
import { Box, Button, FileButton, Group, Image, Input, Text } from '@mantine/core';
import { type DragEvent, useCallback, useId, useState } from 'react';
import { idAcak } from '@/api/acak';
import { DaftarUrut } from '@/kit/DaftarUrut';
import { TEKS_FOTO } from '@/kit/foto';
import { PotongFoto } from '@/kit/PotongFoto';
import type { Definisi } from './definisi';
import type { GambarIsian } from './isi';

interface Props {
  def: Definisi;
  nilai: readonly GambarIsian[];
  onUbah: (gambar: readonly GambarIsian[]) => void;
  error?: string;
}

const TINGGI = 88;

export function IsianGambar({ def, nilai, onUbah, error }: Props) {
  const id = useId();
  const [dipotong, setDipotong] = useState<File>();
  const [galat, setGalat] = useState<string>();
  const [diAtas, setDiAtas] = useState(false);
  const gagal = useCallback((pesan: string) => {
    setGalat(pesan);
    setDipotong(undefined);
  }, []);
  if (!def.gambar) return null;
  const { maks, bentuk, batas } = def.gambar;
  const penuh = nilai.length >= maks && maks > 1;
  const pilih = (berkas: File | null | undefined) => {
    if (!berkas || penuh) return;
    setGalat(undefined);
    setDipotong(berkas);
  };
  const selesai = (foto: Blob) => {
    setDipotong(undefined);
    const baru: GambarIsian = { id: idAcak(), alamat: URL.createObjectURL(foto), berkas: foto };
    onUbah(maks > 1 ? [...nilai, baru] : [baru]);
  };
  const jatuh = (kejadian: DragEvent) => {
    setDiAtas(false);
    if (kejadian.dataTransfer.files.length === 0) return;
    kejadian.preventDefault();
    pilih(kejadian.dataTransfer.files[0]);
  };
  return (
    <Input.Wrapper
      id={id}
      label="Gambar"
      labelElement="div"
      error={error ?? galat}
      withAsterisk={def.gambar.wajib !== ''}
    >
      <Box
        role="group"
        aria-label="Gambar"
        onDrop={jatuh}
        onDragOver={(kejadian) => {
          if (!kejadian.dataTransfer.types.includes('Files')) return;
          kejadian.preventDefault();
          setDiAtas(true);
        }}
        onDragLeave={() => setDiAtas(false)}
        onPaste={(kejadian) => pilih(kejadian.clipboardData.files[0])}
        p="sm"
        bd={`1px dashed ${diAtas ? 'var(--karat-aksen)' : 'var(--karat-garis-kuat)'}`}
        style={{ borderRadius: 'var(--mantine-radius-sm)' }}
      >
        {nilai.length > 0 && (
          <Box mb="sm">
            <DaftarUrut
              label="Urutan gambar"
              arah="datar"
              butir={nilai.map((satu, ke) => ({
                id: satu.id,
                sebut: `Gambar ${ke + 1}`,
                isi: (
                  <Image
                    src={satu.alamat}
                    alt=""
                    h={TINGGI}
                    w="auto"
                    maw={160}
                    fit="contain"
                    radius="sm"
                    draggable={false}
                  />
                ),
              }))}
              onUrut={(urutan) => onUbah(urutan.flatMap((satu) => nilai.filter((g) => g.id === satu)))}
              onHapus={(satu) => onUbah(nilai.filter((g) => g.id !== satu))}
            />
          </Box>
        )}
        <Group gap="md">
          <FileButton onChange={pilih} accept={TEKS_FOTO.jenis} disabled={penuh}>
            {(props) => (
              <Button {...props} variant="default" disabled={penuh}>
                {nilai.length === 0 ? 'Pilih gambar' : maks > 1 ? 'Tambah gambar' : 'Ganti gambar'}
              </Button>
            )}
          </FileButton>
          <Text fz={12} c="dimmed">
            {maks > 1
              ? `Paling banyak ${maks}; seret atau pakai tombol panah untuk mengurutkan`
              : 'Pilih, tempel, atau jatuhkan gambar di sini'}
          </Text>
        </Group>
      </Box>
      {dipotong && (
        <PotongFoto
          berkas={dipotong}
          bentuk={bentuk}
          batas={batas}
          onSelesai={selesai}
          onBatal={() => setDipotong(undefined)}
          onGagal={gagal}
        />
      )}
    </Input.Wrapper>
  );
}
