// A reference to a row of another master: a picker that searches on the server while somebody types.
// Shows code and name; keeps the code.
import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { enterPolos } from '../enter';
import { TEKS } from '../teks';
import { usePilihanRujuk } from './data';
import type { Definisi, IsiMaster } from './tipe';

interface Props {
  /** The master that is referred to. */
  def: Definisi | undefined;
  value: string;
  /** The name that belongs to the value the form was opened with. */
  nama?: string;
  onChange: (nilai: string) => void;
  onBlur?: () => void;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Said while nothing is chosen. */
  placeholder?: string;
  inputWrapperOrder?: ('label' | 'input' | 'description' | 'error')[];
  autoFocus?: boolean;
  /** Rows that are not active too: in a filter, of what was. */
  semua?: boolean;
}

const JEDA = 200;

export function sebutRujuk(kode: string, nama: unknown): string {
  return typeof nama === 'string' && nama !== '' && nama !== kode ? `${kode} · ${nama}` : kode;
}

function pilihan(def: Definisi, baris: IsiMaster): { value: string; label: string } {
  const kode = String(baris[def.kunci[0] ?? ''] ?? '');
  return { value: kode, label: sebutRujuk(kode, def.nama ? baris[def.nama] : undefined) };
}

export function IsianRujuk({ def, value, nama, onChange, autoFocus, semua: denganNonaktif, ...sisa }: Props) {
  const [terbuka, setTerbuka] = useState(false);
  const [terpilih, setTerpilih] = useState(() => ({ value, label: sebutRujuk(value, nama) }));
  const [ketikan, setKetikan] = useState(terpilih.label);
  const kini = terpilih.value === value ? terpilih : { value, label: value };
  /** Taken with Enter before the answer came: what it finds is meant. */
  const [dahulu, setDahulu] = useState<string>();
  // The label of what is chosen stands in the box: it is no search.
  const dicari = dahulu ?? (ketikan === kini.label ? '' : ketikan);
  const [cari] = useDebouncedValue(dicari, JEDA);
  const { data, isFetching, error } = usePilihanRujuk(def, cari, { semua: denganNonaktif, terbuka });
  const ditemukan = def && data ? data.baris.map((baris) => pilihan(def, baris)) : [];
  const semua = value === '' || ditemukan.some((satu) => satu.value === value) ? ditemukan : [kini, ...ditemukan];
  // Only an answer to what stands in the box has a match; one to what stood there before has none.
  const terjawab = !isFetching && data !== undefined && cari === dicari;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer to it is here
  useEffect(() => {
    if (dahulu === undefined || !terjawab) return;
    setDahulu(undefined);
    if (value !== dahulu) return;
    const satu = ditemukan.find((calon) => calon.value.toUpperCase() === dahulu) ?? ditemukan[0];
    if (!satu) return;
    setTerpilih(satu);
    setKetikan(satu.label);
    onChange(satu.value);
  }, [dahulu, terjawab]);
  // A code typed in full is taken with Enter, found already or not: the server knows whether it is there.
  const ambilKetikan = (kejadian: KeyboardEvent<HTMLInputElement>) => {
    const kode = ketikan.trim().toUpperCase();
    const disorot = kejadian.currentTarget.getAttribute('aria-activedescendant');
    if (!enterPolos(kejadian) || disorot || kode === '' || ketikan === kini.label) return;
    const satu = ditemukan.find((calon) => calon.value.toUpperCase() === kode) ?? { value: kode, label: kode };
    if (!terjawab) setDahulu(kode);
    setTerpilih(satu);
    setKetikan(satu.label);
    onChange(satu.value);
  };
  const temuan = new Set(ditemukan.map((satu) => satu.value));
  // The server has searched already; what is chosen stays known, but is no find. Until it answers, what fits of the list
  // that stands there: it is the answer's beginning, so that nothing moves away under the finger that takes it.
  const tampak = (satu: { value: string; label: string }, teks: string) =>
    terjawab ? cari === '' || temuan.has(satu.value) : satu.label.toUpperCase().includes(teks.trim().toUpperCase());
  const mencari = isFetching || (def !== undefined && cari !== dicari);
  return (
    <Select
      {...sisa}
      data={semua}
      value={value === '' ? null : value}
      onChange={(baru, satu) => {
        if (satu) setTerpilih({ value: satu.value, label: satu.label });
        onChange(baru ?? '');
      }}
      searchable
      selectFirstOptionOnChange={terjawab && cari !== ''}
      searchValue={ketikan}
      onSearchChange={setKetikan}
      filter={({ options, search }) => options.filter((satu) => 'value' in satu && tampak(satu, search))}
      // What is typed replaces what was chosen.
      onClick={(kejadian) => kejadian.currentTarget.select()}
      onKeyDown={ambilKetikan}
      clearable={!sisa.required}
      onDropdownOpen={() => setTerbuka(true)}
      rightSection={isFetching ? <Loader size={14} /> : undefined}
      nothingFoundMessage={mencari ? 'Mencari…' : error ? pesanDari(error) : TEKS.tidakAdaData}
      placeholder={sisa.placeholder ?? 'Ketik untuk mencari'}
      maxDropdownHeight={280}
      comboboxProps={{ shadow: 'md' }}
      clearButtonProps={{ 'aria-label': `Kosongkan ${sisa.label}` }}
      data-autofocus={autoFocus || undefined}
      data-cari-server
    />
  );
}
