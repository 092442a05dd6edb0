// Rupiah: whole numbers with comma grouping and 'Rp.' in front. Any grouping sign that is typed or pasted is understood.
// The caret keeps its place among the digits while the grouping changes.
import { TextInput, type TextInputProps } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { tulisAngka } from './angka';
import { enterPolos } from './enter';
import { bacaRupiah } from './saring';

export interface IsianUangProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error'> {
  value: number | null;
  onChange: (nilai: number | null) => void;
  error?: React.ReactNode;
  /** The form was sent: its error shows although the field was not touched. */
  galatLangsung?: boolean;
}

/** Where the caret stands so that as many digits follow it as before. */
export function posisiKursor(teks: string, digitSesudah: number): number {
  let sisa = digitSesudah;
  for (let i = teks.length; i > 0; i--) {
    if (sisa === 0) return i;
    if (/\d/.test(teks[i - 1] ?? '')) sisa--;
  }
  return 0;
}

export function IsianUang({ value, onChange, error, galatLangsung, onBlur, ...sisa }: IsianUangProps) {
  const ref = useRef<HTMLInputElement>(null);
  const kursor = useRef<number>(undefined);
  const tempel = useRef(false);
  const [disentuh, setDisentuh] = useState(false);
  const teks = value === null ? '' : tulisAngka(value, 'rupiah');

  useLayoutEffect(() => {
    const el = ref.current;
    if (el && kursor.current !== undefined && document.activeElement === el) {
      const posisi = posisiKursor(teks, kursor.current);
      el.setSelectionRange(posisi, posisi);
    }
    kursor.current = undefined;
  });

  return (
    <TextInput
      leftSection="Rp."
      leftSectionWidth={40}
      inputMode="numeric"
      autoComplete="off"
      data-pad="uang"
      styles={{ input: { textAlign: 'right' } }}
      {...sisa}
      ref={ref}
      value={teks}
      error={disentuh || galatLangsung ? error : undefined}
      onPaste={() => {
        tempel.current = true;
      }}
      onChange={(kejadian) => {
        const el = kejadian.currentTarget;
        kursor.current = el.value.slice(el.selectionStart ?? el.value.length).replace(/\D/g, '').length;
        onChange(bacaRupiah(el.value, tempel.current));
        tempel.current = false;
      }}
      onBlur={(kejadian) => {
        setDisentuh(true);
        onBlur?.(kejadian);
      }}
      onKeyDown={(kejadian) => {
        if (enterPolos(kejadian)) kejadian.preventDefault();
      }}
    />
  );
}
