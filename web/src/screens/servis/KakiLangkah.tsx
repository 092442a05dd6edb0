// What every dialog of a step of a service shares: what it is told, and its foot.
import { Button, Group, Kbd } from '@mantine/core';
import { useTombol } from '@/kit/tombol';
import type { ServiceRinci } from './api';

export interface DialogLangkahProps {
  s: ServiceRinci;
  onTutup: () => void;
  /** It is written: what the server said. */
  onJadi: (kata: string) => void;
}

export interface KakiLangkahProps {
  simpan: { sibuk: boolean };
  ya: string;
  mati?: boolean;
  bahaya?: boolean;
  onTutup: () => void;
  onYa: () => void;
}

/** The foot of a step's dialog: F9 takes it. */
export function KakiLangkah({ simpan, ya, mati = false, bahaya, onTutup, onYa }: KakiLangkahProps) {
  useTombol([{ kunci: 'F9', arti: ya, aksi: onYa, mati: mati || simpan.sibuk }]);
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onTutup}>
        Tutup
      </Button>
      <Button
        data-simpan
        color={bahaya ? 'red' : undefined}
        disabled={mati}
        loading={simpan.sibuk}
        rightSection={
          <Kbd size="xs" aria-hidden>
            F9
          </Kbd>
        }
        onClick={onYa}
      >
        {ya}
      </Button>
    </Group>
  );
}
