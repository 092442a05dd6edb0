// A photo field: pick a file, take one with the camera, drop or paste one; the picture is shown at once, shrunk, and
// can be taken out again. What it becomes is the form's business.
import { ActionIcon, Box, Button, FileButton, Group, Image, Input, Text } from '@mantine/core';
import { IconPhoto, IconX } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { FOTO_PRODUK, perkecil, TEKS_FOTO, type UkuranFoto } from './foto';
import { useAlamatBerkas } from './useAlamatBerkas';

export interface IsianFotoProps {
  label: string;
  nilai?: Blob;
  onUbah: (foto: Blob | undefined) => void;
  batas?: UkuranFoto;
  /** What the picture is called: foto, logo. */
  sebutan?: string;
  error?: string;
  disabled?: boolean;
}

export function IsianFoto({
  label,
  nilai,
  onUbah,
  batas = FOTO_PRODUK,
  sebutan = 'foto',
  error,
  disabled,
}: IsianFotoProps) {
  const id = useId();
  const alamat = useAlamatBerkas(nilai);
  const [galat, setGalat] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const [diAtas, setDiAtas] = useState(false);
  const pakai = async (berkas: File | null | undefined) => {
    if (!berkas || disabled) return;
    setSibuk(true);
    setGalat(undefined);
    try {
      onUbah(await perkecil(berkas, batas));
    } catch (sebab) {
      setGalat(sebab instanceof Error ? sebab.message : TEKS_FOTO.bukanGambar);
    } finally {
      setSibuk(false);
    }
  };
  const jatuh = (kejadian: DragEvent) => {
    kejadian.preventDefault();
    setDiAtas(false);
    void pakai(kejadian.dataTransfer.files[0]);
  };
  return (
    <Input.Wrapper id={id} label={label} error={error ?? galat} labelElement="div">
      <Box
        role="group"
        aria-label={label}
        onDrop={jatuh}
        onDragOver={(kejadian) => {
          kejadian.preventDefault();
          setDiAtas(true);
        }}
        onDragLeave={() => setDiAtas(false)}
        onPaste={(kejadian) => void pakai(kejadian.clipboardData.files[0])}
        p="sm"
        bd={`1px dashed ${diAtas ? 'var(--karat-aksen)' : 'var(--karat-garis-kuat)'}`}
        style={{ borderRadius: 'var(--mantine-radius-sm)' }}
      >
        <Group gap="md" wrap="nowrap">
          {alamat ? (
            <Image src={alamat} alt={`Pratinjau ${label}`} w={72} h={96} fit="cover" radius="sm" />
          ) : (
            <Box w={72} h={96} c="dimmed" style={{ display: 'grid', placeItems: 'center' }} aria-hidden>
              <IconPhoto size={32} stroke={1.4} />
            </Box>
          )}
          <Box>
            <FileButton onChange={(berkas) => void pakai(berkas)} accept={TEKS_FOTO.jenis} disabled={disabled}>
              {(props) => (
                <Button {...props} variant="default" loading={sibuk} disabled={disabled}>
                  {nilai ? 'Ganti' : 'Pilih'} {sebutan}
                </Button>
              )}
            </FileButton>
            <Text fz={12} c="dimmed" mt={4}>
              {nilai ? `${Math.ceil(nilai.size / 1024)} kB` : 'Pilih, tempel, atau jatuhkan gambar di sini'}
            </Text>
          </Box>
          {nilai && !disabled && (
            <ActionIcon
              variant="subtle"
              color="gray"
              ml="auto"
              aria-label={`Hapus ${label}`}
              onClick={() => onUbah(undefined)}
            >
              <IconX size={18} />
            </ActionIcon>
          )}
        </Group>
      </Box>
    </Input.Wrapper>
  );
}
