// A text field that keeps only what its filter lets through; Enter never submits from it.
// A refusal by the filter shows at once, the form's own error once the field was touched.
import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { enterPolos } from './enter';
import type { Penyaring } from './saring';

export interface IsianSaringProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error'> {
  value: string;
  onChange: (nilai: string) => void;
  saring: Penyaring;
  error?: React.ReactNode;
  /** The form was sent: its error shows although the field was not touched. */
  galatLangsung?: boolean;
}

export function IsianSaring({
  value,
  onChange,
  saring,
  error,
  galatLangsung,
  onBlur,
  onKeyDown,
  ...sisa
}: IsianSaringProps) {
  const [disentuh, setDisentuh] = useState(false);
  const [pesan, setPesan] = useState<string>();
  return (
    <TextInput
      {...sisa}
      value={value}
      error={pesan ?? (disentuh || galatLangsung ? error : undefined)}
      onChange={(kejadian) => {
        const hasil = saring(kejadian.currentTarget.value);
        setPesan(hasil.pesan);
        onChange(hasil.nilai);
      }}
      onBlur={(kejadian) => {
        setDisentuh(true);
        onBlur?.(kejadian);
      }}
      onKeyDown={(kejadian) => {
        if (enterPolos(kejadian)) kejadian.preventDefault();
        onKeyDown?.(kejadian);
      }}
    />
  );
}
