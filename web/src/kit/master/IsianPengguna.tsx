// The account of one who works in the store: chosen from the store's users, never typed.
// A user who left stays shown until somebody chooses another.
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { TEKS } from '../teks';

interface Props {
  value: string;
  onChange: (nilai: string) => void;
  onBlur?: () => void;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  inputWrapperOrder?: ('label' | 'input' | 'description' | 'error')[];
  autoFocus?: boolean;
}

export function IsianPengguna({ value, onChange, autoFocus, ...sisa }: Props) {
  const { data, error } = useQuery({
    queryKey: ['users', 'get', 'all'],
    queryFn: async () => (await panggil('GET', 'users/get/all')).data,
    staleTime: 60_000,
  });
  const semua = (data ?? [])
    .filter((satu) => satu.aktif)
    .map((satu) => ({ value: satu.user_id, label: `${satu.user_id} · ${satu.user_name} (${satu.level})` }));
  const kini = value === '' || semua.some((satu) => satu.value === value) ? [] : [{ value, label: value }];
  return (
    <Select
      {...sisa}
      data={[...kini, ...semua]}
      value={value === '' ? null : value}
      onChange={(baru) => onChange(baru ?? '')}
      searchable
      clearable={!sisa.required}
      openOnFocus={false}
      placeholder="Pilih user"
      nothingFoundMessage={error ? pesanDari(error) : TEKS.tidakAdaData}
      comboboxProps={{ shadow: 'md' }}
      clearButtonProps={{ 'aria-label': `Kosongkan ${sisa.label}` }}
      data-autofocus={autoFocus || undefined}
    />
  );
}
