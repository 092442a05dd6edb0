// 'Pilih Nota Platform': Desktop or Mobile, or the front or back of a slip; a choice is needed before going on.
// The same dialog serves both pairs.
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { TEKS_PLATFORM } from './teks';

const PILIHAN = {
  platform: [
    { value: 'DESKTOP', label: TEKS_PLATFORM.desktop },
    { value: 'MOBILE', label: TEKS_PLATFORM.mobile },
  ],
  sisi: [
    { value: 'FRONT', label: TEKS_PLATFORM.depan },
    { value: 'BACK', label: TEKS_PLATFORM.belakang },
  ],
} as const;

export type PilihanPlatform = 'DESKTOP' | 'MOBILE' | 'FRONT' | 'BACK';

export interface DialogPlatformProps {
  terbuka: boolean;
  onTutup: () => void;
  onPilih: (pilihan: PilihanPlatform) => void;
  pasangan?: keyof typeof PILIHAN;
}

export function DialogPlatform({ terbuka, onTutup, onPilih, pasangan = 'platform' }: DialogPlatformProps) {
  const [pilihan, setPilihan] = useState('');
  const [galat, setGalat] = useState(false);
  const lanjut = () => {
    const cocok = PILIHAN[pasangan].find((satu) => satu.value === pilihan);
    if (cocok) onPilih(cocok.value);
    else setGalat(true);
  };
  return (
    <Modal opened={terbuka} onClose={onTutup} title={TEKS_PLATFORM.judul} size="sm" centered>
      <Radio.Group aria-label={TEKS_PLATFORM.judul} value={pilihan} onChange={setPilihan}>
        <Stack gap="xs">
          {PILIHAN[pasangan].map((satu) => (
            <Radio.Card key={satu.value} value={satu.value} p="md" aria-label={satu.label}>
              <Group wrap="nowrap">
                <Radio.Indicator />
                <Text fw={500}>{satu.label}</Text>
              </Group>
            </Radio.Card>
          ))}
        </Stack>
      </Radio.Group>
      {galat && pilihan === '' && (
        <Text c="red" fz={13} mt="xs" role="alert">
          Pilih salah satu dulu
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onTutup}>
          Batal
        </Button>
        <Button onClick={lanjut}>Lanjut</Button>
      </Group>
    </Modal>
  );
}
