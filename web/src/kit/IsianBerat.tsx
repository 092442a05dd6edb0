// Weight in grams with three decimals; comma or dot may be typed, and leaving the field writes all three decimals.
// The value is a decimal text, so that its digits reach the server as they were typed.
import { IsianSaring, type IsianSaringProps } from './IsianSaring';
import { tigaDesimal } from './saring';

export function lengkapiBerat(teks: string): string {
  return teks === '' || !Number.isFinite(Number(teks)) ? '' : Number(teks).toFixed(3);
}

export function IsianBerat({ value, onChange, onBlur, ...sisa }: Omit<IsianSaringProps, 'saring'>) {
  return (
    <IsianSaring
      inputMode="decimal"
      rightSection="gr"
      autoComplete="off"
      data-pad="berat"
      styles={{ input: { textAlign: 'right' } }}
      {...sisa}
      value={value}
      saring={tigaDesimal}
      onChange={onChange}
      onBlur={(kejadian) => {
        const lengkap = lengkapiBerat(value);
        if (lengkap !== value) onChange(lengkap);
        onBlur?.(kejadian);
      }}
    />
  );
}
