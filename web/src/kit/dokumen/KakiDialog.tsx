// The foot of a dialog that takes one step of a document.
import { Button, Group, Kbd } from '@mantine/core';
import { useRef } from 'react';
import { keYangKurang } from '../fokus';
import { useTombol } from '../tombol';
import { SebabMati } from './SebabMati';

export interface KakiDialogProps {
  simpan: { sibuk: boolean };
  ya: string;
  mati?: boolean;
  /** Why it cannot be pressed yet; shown beside it. */
  sebab?: string;
  bahaya?: boolean;
  onTutup: () => void;
  onYa: () => void;
}

/** F9 takes the step; while something lacks it leads there. */
export function KakiDialog({ simpan, ya, mati = false, sebab, bahaya, onTutup, onYa }: KakiDialogProps) {
  const kaki = useRef<HTMLDivElement>(null);
  const tombol = {
    arti: ya,
    aksi: mati ? () => keYangKurang(kaki.current?.closest('[role="dialog"]')) : onYa,
    mati: simpan.sibuk,
  };
  useTombol([
    { kunci: 'F9', ...tombol },
    { kunci: 'Ctrl+Enter', ...tombol },
  ]);
  return (
    <Group ref={kaki} justify="flex-end" gap="xs">
      <SebabMati sebab={mati && !simpan.sibuk ? sebab : undefined} />
      <Button variant="default" disabled={simpan.sibuk} onClick={onTutup}>
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
