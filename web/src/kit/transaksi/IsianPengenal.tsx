// Who stands at the counter: the customer by an identity that was looked at, or somebody else with the customer's word. Only
// its last four digits are kept.
import { Select, SimpleGrid, TextInput } from '@mantine/core';

export interface Pengenal {
  pengambil: string;
  pengenal: string;
  pengenal_akhir: string;
}

export const PENGENAL_KOSONG: Pengenal = { pengambil: '', pengenal: '', pengenal_akhir: '' };

export const rapikanPengenal = (m: Pengenal): Pengenal => ({
  pengambil: m.pengambil.trim(),
  pengenal: m.pengenal,
  pengenal_akhir: m.pengenal ? m.pengenal_akhir.trim().toUpperCase() : '',
});

/** Named, and its digits are not there yet. */
export const pengenalKurang = (m: Pengenal): boolean => m.pengenal !== '' && m.pengenal_akhir.trim().length !== 4;

export interface IsianPengenalProps {
  m: Pengenal;
  nama: string;
  onGanti: (bagian: Partial<Pengenal>) => void;
  kolom: Readonly<Record<string, string>>;
  terkunci?: boolean;
}

export function IsianPengenal({ m, nama, onGanti, kolom, terkunci }: IsianPengenalProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
      <Select
        label="Pengenal yang dilihat"
        data-pengenal
        openOnFocus={false}
        placeholder="Tanpa: perlu otorisasi"
        data={[
          { value: 'HP', label: 'No HP tercatat' },
          { value: 'KTP', label: 'KTP' },
          { value: 'SIM', label: 'SIM' },
          { value: 'PASPOR', label: 'Paspor' },
        ]}
        clearable
        clearButtonProps={{ 'aria-label': 'Tanpa pengenal' }}
        value={m.pengenal || null}
        onChange={(v) => onGanti({ pengenal: v ?? '' })}
        error={kolom.pengenal}
        disabled={terkunci}
      />
      <TextInput
        label="Empat angka terakhir"
        maxLength={4}
        autoComplete="off"
        value={m.pengenal_akhir}
        onChange={(e) => onGanti({ pengenal_akhir: e.currentTarget.value })}
        error={kolom.pengenal_akhir}
        disabled={terkunci || m.pengenal === ''}
      />
      <TextInput
        label="Diambil oleh orang lain"
        placeholder={`Kosongkan bila ${nama} sendiri`}
        description="Diambil orang lain perlu otorisasi"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={60}
        value={m.pengambil}
        onChange={(e) => onGanti({ pengambil: e.currentTarget.value })}
        error={kolom.pengambil}
        disabled={terkunci}
      />
    </SimpleGrid>
  );
}
