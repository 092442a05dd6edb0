// The scan field: takes a code typed by hand and ended by Enter, and every scan on the page through the scanner.
// F2 brings the focus back to it.
import { Kbd, TextInput, type TextInputProps } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { enterPolos } from './enter';
import { usePemindai } from './pemindai';
import { useTombol } from './tombol';

export interface IsianPindaiProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  onPindai: (kode: string) => void;
}

export function IsianPindai({ onPindai, ...sisa }: IsianPindaiProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [teks, setTeks] = useState('');
  usePemindai((kode) => {
    setTeks('');
    onPindai(kode);
  });
  useTombol([{ kunci: 'F2', arti: 'Scan', aksi: () => ref.current?.focus() }]);
  return (
    <TextInput
      label="Scan Barcode"
      placeholder="Scan atau ketik kode, lalu Enter"
      leftSection={<IconBarcode size={18} />}
      rightSection={<Kbd size="xs">F2</Kbd>}
      rightSectionWidth={44}
      autoComplete="off"
      {...sisa}
      ref={ref}
      value={teks}
      onChange={(kejadian) => setTeks(kejadian.currentTarget.value)}
      onKeyDown={(kejadian) => {
        if (!enterPolos(kejadian)) return;
        kejadian.preventDefault();
        const kode = teks.trim();
        if (kode === '') return;
        setTeks('');
        onPindai(kode);
      }}
    />
  );
}
