// Cutting a picture to a shape before it is sent: dragged under the frame, or moved and brought nearer with sliders, which keys
// can do. 'Utuh' leaves it as it is.
import { Button, Group, Modal, Slider, Stack, Text } from '@mantine/core';
import { type PointerEvent, useEffect, useState } from 'react';
import { bidangSorot, perkecil, type Sorotan, TEKS_FOTO, type UkuranFoto } from './foto';
import { useAlamatBerkas } from './useAlamatBerkas';

export interface PotongFotoProps {
  berkas: Blob;
  /** Width by height. */
  bentuk: number;
  batas: UkuranFoto;
  onSelesai: (foto: Blob) => void;
  onBatal: () => void;
  onGagal: (pesan: string) => void;
}

/** The frame on the screen is within this. */
const SISI = { lebar: 320, tinggi: 360 };
const AWAL: Sorotan = { mendatar: 0.5, tegak: 0.5, dekat: 1 };
const DEKAT_MAKS = 4;

const GESERAN = [
  { nama: 'dekat', label: 'Perbesar', dari: 1, sampai: DEKAT_MAKS },
  { nama: 'mendatar', label: 'Geser mendatar', dari: 0, sampai: 1 },
  { nama: 'tegak', label: 'Geser tegak', dari: 0, sampai: 1 },
] as const;

export function PotongFoto({ berkas, bentuk, batas, onSelesai, onBatal, onGagal }: PotongFotoProps) {
  const alamat = useAlamatBerkas(berkas);
  const [asal, setAsal] = useState<UkuranFoto>();
  const [sorot, setSorot] = useState(AWAL);
  const [sibuk, setSibuk] = useState(false);
  useEffect(() => {
    let hidup = true;
    createImageBitmap(berkas, { imageOrientation: 'from-image' }).then(
      (gambar) => {
        if (hidup) setAsal({ lebar: gambar.width, tinggi: gambar.height });
        gambar.close();
      },
      () => hidup && onGagal(TEKS_FOTO.bukanGambar),
    );
    return () => {
      hidup = false;
    };
  }, [berkas, onGagal]);
  const bingkai =
    bentuk * SISI.tinggi > SISI.lebar
      ? { lebar: SISI.lebar, tinggi: SISI.lebar / bentuk }
      : { lebar: SISI.tinggi * bentuk, tinggi: SISI.tinggi };
  const bidang = asal && bidangSorot(asal, bentuk, sorot);
  const kali = bidang ? bingkai.lebar / bidang.lebar : 1;
  const jadi = async (utuh: boolean) => {
    setSibuk(true);
    try {
      onSelesai(await perkecil(berkas, batas, utuh ? undefined : bidang));
    } catch (sebab) {
      onGagal(sebab instanceof Error ? sebab.message : TEKS_FOTO.bukanGambar);
    }
  };
  const seret = (kejadian: PointerEvent<HTMLDivElement>) => {
    if (!asal || !bidang || kejadian.buttons === 0) return;
    const tengah = (mulai: number, sisi: number, geser: number, penuh: number) =>
      (mulai + sisi / 2 - geser / kali) / penuh;
    setSorot((lama) => ({
      ...lama,
      mendatar: tengah(bidang.x, bidang.lebar, kejadian.movementX, asal.lebar),
      tegak: tengah(bidang.y, bidang.tinggi, kejadian.movementY, asal.tinggi),
    }));
  };
  return (
    <Modal opened onClose={onBatal} title="Potong Gambar" size="md" closeOnClickOutside={false}>
      <Stack gap="sm">
        <div
          role="presentation"
          onPointerMove={seret}
          style={{
            ...{ width: bingkai.lebar, height: bingkai.tinggi, maxWidth: '100%' },
            ...{ overflow: 'hidden', position: 'relative', margin: '0 auto', borderRadius: 6, cursor: 'move' },
            ...{ background: 'var(--karat-redup)', touchAction: 'none' },
          }}
        >
          {alamat && asal && bidang && (
            <img
              src={alamat}
              alt="Bagian yang dipakai"
              draggable={false}
              style={{
                ...{ position: 'absolute', maxWidth: 'none', width: asal.lebar * kali, height: asal.tinggi * kali },
                ...{ left: -bidang.x * kali, top: -bidang.y * kali },
              }}
            />
          )}
        </div>
        {GESERAN.map((satu) => (
          <div key={satu.nama}>
            <Text fz={13} mb={2}>
              {satu.label}
            </Text>
            <Slider
              thumbLabel={satu.label}
              min={satu.dari}
              max={satu.sampai}
              step={0.01}
              label={null}
              value={sorot[satu.nama]}
              onChange={(nilai) => setSorot((lama) => ({ ...lama, [satu.nama]: nilai }))}
            />
          </div>
        ))}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onBatal} disabled={sibuk}>
            Batal
          </Button>
          <Button variant="default" onClick={() => void jadi(true)} disabled={!asal || sibuk}>
            Pakai Utuh
          </Button>
          <Button onClick={() => void jadi(false)} disabled={!asal} loading={sibuk} data-autofocus>
            Pakai Potongan
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
