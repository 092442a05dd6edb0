// A list put in order by dragging, by its buttons, or by arrow keys on a row: earlier with left or up, later with right or down.
import { ActionIcon, Group } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import kelas from './DaftarUrut.module.css';

export interface ButirUrut {
  id: string;
  /** As it is read out: 'Gambar 2'. */
  sebut: string;
  isi: ReactNode;
}

export interface DaftarUrutProps {
  label: string;
  butir: readonly ButirUrut[];
  arah?: 'datar' | 'tegak';
  onUrut: (id: readonly string[]) => void;
  onHapus?: (id: string) => void;
}

/** The list with one of its members at another place. */
export function pindahkan(id: readonly string[], dari: number, ke: number): string[] {
  const baru = [...id];
  const [satu] = baru.splice(dari, 1);
  if (satu !== undefined) baru.splice(Math.min(Math.max(ke, 0), baru.length), 0, satu);
  return baru;
}

const MUNDUR = ['ArrowLeft', 'ArrowUp'];
const MAJU = ['ArrowRight', 'ArrowDown'];

export function DaftarUrut({ label, butir, arah = 'tegak', onUrut, onHapus }: DaftarUrutProps) {
  const [diseret, setDiseret] = useState<number>();
  const [kabar, setKabar] = useState('');
  const wadah = useRef<HTMLUListElement>(null);
  const pindah = (dari: number, ke: number) => {
    if (ke < 0 || ke >= butir.length || dari === ke) return;
    setKabar(`${butir[dari]?.sebut ?? ''} di tempat ${ke + 1} dari ${butir.length}`);
    onUrut(
      pindahkan(
        butir.map((b) => b.id),
        dari,
        ke,
      ),
    );
  };
  const tekan = (kejadian: KeyboardEvent<HTMLElement>, ke: number) => {
    const geser = MUNDUR.includes(kejadian.key) ? -1 : MAJU.includes(kejadian.key) ? 1 : 0;
    if (geser === 0) return;
    kejadian.preventDefault();
    pindah(ke, ke + geser);
    // The row that moved keeps the focus, wherever it stands now.
    requestAnimationFrame(() => wadah.current?.querySelectorAll<HTMLElement>('[data-gagang]')[ke + geser]?.focus());
  };
  const tombol =
    arah === 'datar'
      ? { maju: <IconArrowRight size={14} />, mundur: <IconArrowLeft size={14} /> }
      : { maju: <IconArrowDown size={14} />, mundur: <IconArrowUp size={14} /> };
  return (
    <>
      <ul ref={wadah} className={kelas.daftar} data-arah={arah} aria-label={label}>
        {butir.map((b, ke) => (
          <li
            key={b.id}
            draggable
            data-diseret={diseret === ke || undefined}
            onDragStart={(kejadian) => {
              kejadian.dataTransfer.effectAllowed = 'move';
              kejadian.dataTransfer.setData('text/plain', b.id);
              setDiseret(ke);
            }}
            onDragOver={(kejadian) => {
              if (diseret !== undefined) kejadian.preventDefault();
            }}
            onDrop={(kejadian) => {
              if (diseret === undefined) return;
              kejadian.preventDefault();
              kejadian.stopPropagation();
              pindah(diseret, ke);
              setDiseret(undefined);
            }}
            onDragEnd={() => setDiseret(undefined)}
          >
            <button
              type="button"
              data-gagang
              className={kelas.gagang}
              aria-label={`${b.sebut}, tempat ${ke + 1} dari ${butir.length}; tombol panah memindahkan`}
              onKeyDown={(kejadian) => tekan(kejadian, ke)}
            >
              {b.isi}
            </button>
            <Group gap={2} wrap="nowrap" justify="center">
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Majukan ${b.sebut}`}
                disabled={ke === 0}
                onClick={() => pindah(ke, ke - 1)}
              >
                {tombol.mundur}
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Mundurkan ${b.sebut}`}
                disabled={ke === butir.length - 1}
                onClick={() => pindah(ke, ke + 1)}
              >
                {tombol.maju}
              </ActionIcon>
              {onHapus && (
                <ActionIcon variant="subtle" color="gray" aria-label={`Hapus ${b.sebut}`} onClick={() => onHapus(b.id)}>
                  <IconX size={14} />
                </ActionIcon>
              )}
            </Group>
          </li>
        ))}
      </ul>
      <span className={kelas.kabar} role="status">
        {kabar}
      </span>
    </>
  );
}
