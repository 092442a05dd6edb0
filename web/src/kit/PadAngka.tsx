// The number pad of the tablet: stands at the lower edge while an amount or a weight is typed, and writes into that field
// as a keyboard would. The field keeps the focus; the tablet's own keyboard stays away.
import { Button, SimpleGrid } from '@mantine/core';
import { IconBackspace } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { tulisBidang } from './bidang';
import { pindahFokus } from './fokus';
import kelas from './PadAngka.module.css';

/** Which signs a field takes: whole rupiah, or grams with a point. */
export type JenisPad = 'uang' | 'berat';

const TOMBOL: Readonly<Record<JenisPad, readonly string[]>> = {
  uang: ['7', '8', '9', '4', '5', '6', '1', '2', '3', '00', '0', '000'],
  berat: ['7', '8', '9', '4', '5', '6', '1', '2', '3', '.', '0', '00'],
};

const bidangPad = (el: EventTarget | null) =>
  el instanceof HTMLInputElement && el.dataset.pad && !el.disabled ? el : undefined;

/** Puts the text where the caret stands, the way a key does. */
export function tulisDi(bidang: HTMLInputElement, teks: string): void {
  const awal = bidang.selectionStart ?? bidang.value.length;
  const akhir = bidang.selectionEnd ?? bidang.value.length;
  // An empty text takes what stands before the caret, as Backspace.
  const dari = teks === '' && awal === akhir ? Math.max(awal - 1, 0) : awal;
  // A grouping comma is no digit: the one before it goes.
  const mundur = teks === '' && bidang.value[dari] === ',' ? Math.max(dari - 1, 0) : dari;
  const nilai = bidang.value.slice(0, mundur) + teks + bidang.value.slice(akhir);
  tulisBidang(bidang, nilai, mundur + teks.length);
}

export function PadAngka() {
  const [bidang, setBidang] = useState<HTMLInputElement>();
  useEffect(() => {
    const masuk = (kejadian: FocusEvent) => {
      const baru = bidangPad(kejadian.target);
      if (baru) baru.inputMode = 'none';
      setBidang(baru);
    };
    const keluar = () => setBidang(undefined);
    document.addEventListener('focusin', masuk);
    document.addEventListener('focusout', keluar);
    return () => {
      document.removeEventListener('focusin', masuk);
      document.removeEventListener('focusout', keluar);
    };
  }, []);
  if (!bidang) return null;
  const jenis: JenisPad = bidang.dataset.pad === 'berat' ? 'berat' : 'uang';
  const kosongkan = () => {
    bidang.select();
    tulisDi(bidang, '');
  };
  const lanjut = () => {
    const wadah = bidang.closest<HTMLElement>('[aria-modal="true"], form, main');
    if (wadah) pindahFokus(wadah, bidang);
  };
  return (
    // A pressed button would take the focus from the field.
    <section className={kelas.pad} aria-label="Papan angka" onPointerDown={(e) => e.preventDefault()}>
      <SimpleGrid cols={3} spacing={6} className={kelas.angka}>
        {TOMBOL[jenis].map((teks) => (
          <Button key={teks} variant="default" h={56} fz={20} tabIndex={-1} onClick={() => tulisDi(bidang, teks)}>
            {teks}
          </Button>
        ))}
      </SimpleGrid>
      <div className={kelas.sisi}>
        <Button
          variant="default"
          h={56}
          tabIndex={-1}
          aria-label="Hapus satu angka"
          onClick={() => tulisDi(bidang, '')}
        >
          <IconBackspace size={24} />
        </Button>
        <Button variant="default" h={56} tabIndex={-1} onClick={kosongkan}>
          Kosongkan
        </Button>
        <Button h={118} tabIndex={-1} onClick={lanjut}>
          Lanjut
        </Button>
      </div>
    </section>
  );
}
