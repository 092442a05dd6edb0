// The scan field: takes a code typed or scanned into it and ended by Enter or Tab, and what the scanner reads while no
// field has the focus. F2 brings the focus back to it.
import { Kbd, TextInput, type TextInputProps } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { memo, useRef, useState } from 'react';
import { enterPolos } from './enter';
import { kodeWajar, TEKS_BUKAN_KODE, tandaPemindai, tanpaTanda, usePemindai } from './pemindai';
import { useTombol } from './tombol';

export interface IsianPindaiProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  onPindai: (kode: string) => void;
  /** Takes any text, such as a number that a customer dictates. */
  bebas?: boolean;
  /** Arrow down in the empty field: to the list below it. */
  onBawah?: () => void;
}

export const IsianPindai = memo(function IsianPindai({ onPindai, bebas, onBawah, error, ...sisa }: IsianPindaiProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [teks, setTeks] = useState('');
  const [salah, setSalah] = useState(false);
  const terima = (kode: string) => {
    setTeks('');
    const wajar = bebas || kodeWajar(kode);
    setSalah(!wajar);
    if (wajar) onPindai(kode);
  };
  usePemindai(terima);
  useTombol([{ kunci: 'F2', arti: 'Scan', aksi: () => ref.current?.focus() }]);
  return (
    <TextInput
      label="Scan Barcode"
      placeholder="Scan atau ketik kode, lalu Enter"
      leftSection={<IconBarcode size={18} />}
      rightSection={<Kbd size="xs">F2</Kbd>}
      rightSectionWidth={44}
      autoComplete="off"
      data-pindai
      // Above the field: what stands beside it stays in line.
      inputWrapperOrder={['label', 'error', 'input', 'description']}
      {...sisa}
      error={salah ? TEKS_BUKAN_KODE : error}
      ref={ref}
      value={teks}
      onChange={(kejadian) => {
        setTeks(kejadian.currentTarget.value);
        setSalah(false);
      }}
      onKeyDown={(kejadian) => {
        // When the key goes down, not up: the next one may already be pressed.
        if (onBawah && kejadian.key === 'ArrowDown' && teks === '') {
          kejadian.preventDefault();
          onBawah();
        }
        // Scanners end a code with Enter or with Tab; an empty field lets Tab pass.
        const tab = kejadian.key === 'Tab' && !kejadian.shiftKey && teks.trim() !== '';
        if (!enterPolos(kejadian) && !tab) return;
        kejadian.preventDefault();
        const { awalan, akhiran } = tandaPemindai();
        const kode = (tanpaTanda(teks.trim(), awalan, akhiran) ?? tanpaTanda(teks.trim(), '', akhiran) ?? '').trim();
        if (kode !== '') terima(kode);
      }}
    />
  );
});
