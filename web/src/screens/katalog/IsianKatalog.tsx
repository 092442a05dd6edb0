// One field of a form, by its kind. Lists are chosen from what the same edition has.
import { ColorInput, MultiSelect, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rupiah, berat as tulisBerat } from '@/kit/angka';
import type { Edisi } from '@/kit/katalog/tipe';
import { kueriGroup, kueriKandidat, kueriKatalog } from './api';
import { DEFINISI, type Definisi, type Isian } from './definisi';
import { butir, kodeBaris, type NilaiIsian, pecahTag, teks } from './isi';

interface Props {
  isian: Isian;
  edisi: Edisi;
  nilai: NilaiIsian | undefined;
  onUbah: (nilai: NilaiIsian) => void;
  error?: string;
  autoFocus?: boolean;
}

/** Colours that go with the app, to begin with. */
const WARNA = ['#F3E3C3', '#E9D8D0', '#DDE3DA', '#D9DEE8', '#E6DDEB', '#F0D9C8', '#C9A25A', '#8A6A3A'];

export function IsianKatalog({ isian, edisi, nilai, onUbah, error, autoFocus }: Props) {
  const umum = {
    label: isian.label,
    error,
    withAsterisk: Boolean(isian.wajib),
    description: isian.bantuan,
    'data-autofocus': autoFocus || undefined,
  };
  switch (isian.jenis) {
    case 'panjang':
      return (
        <Textarea
          {...umum}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={isian.maks}
          value={teks(nilai)}
          onChange={(kejadian) => onUbah(kejadian.currentTarget.value)}
        />
      );
    case 'warna':
      return (
        <ColorInput
          {...umum}
          format="hex"
          swatches={WARNA}
          eyeDropperButtonProps={{ 'aria-label': 'Ambil warna dari layar' }}
          value={teks(nilai)}
          onChange={onUbah}
        />
      );
    case 'pilih':
      return (
        <Select
          {...umum}
          data={[...(isian.pilihan ?? [])]}
          allowDeselect={false}
          value={teks(nilai)}
          onChange={(dipilih) => onUbah(dipilih ?? '')}
        />
      );
    case 'tag':
      return (
        <TagsInput
          {...umum}
          splitChars={[',']}
          placeholder={butir(nilai).length === 0 ? 'Ketik lalu Enter atau koma' : undefined}
          value={butir(nilai)}
          onChange={(tag) => onUbah(pecahTag(tag))}
        />
      );
    case 'banyak':
      return <IsianBanyak isian={isian} edisi={edisi} nilai={butir(nilai)} onUbah={onUbah} error={error} />;
    default: {
      const angka = isian.jenis === 'angka' || isian.jenis === 'telepon';
      return (
        <TextInput
          {...umum}
          inputMode={angka ? 'numeric' : undefined}
          maxLength={isian.maks ?? (angka ? 15 : undefined)}
          value={teks(nilai)}
          onChange={(kejadian) => {
            const isi = kejadian.currentTarget.value;
            onUbah(angka ? isi.replace(/\D/g, '') : isi);
          }}
        />
      );
    }
  }
}

function IsianBanyak(p: {
  isian: Isian;
  edisi: Edisi;
  nilai: string[];
  onUbah: (n: NilaiIsian) => void;
  error?: string;
}) {
  return p.isian.dari === 'group' ? <PilihGroup {...p} /> : <PilihCerita {...p} macam={p.isian.dari ?? 'info'} />;
}

interface PropsPilih {
  isian: Isian;
  edisi: Edisi;
  nilai: string[];
  onUbah: (nilai: NilaiIsian) => void;
  error?: string;
}

function PilihGroup({ isian, edisi, nilai, onUbah, error }: PropsPilih) {
  const { data = [] } = useQuery(kueriGroup(edisi));
  return (
    <MultiSelect
      label={isian.label}
      withAsterisk
      searchable
      data-autofocus
      error={error}
      data={data.map((satu) => ({
        value: satu.kode_group,
        label: `${satu.kode_group} ${satu.nama}${satu.harga_jual ? ` · ${rupiah(satu.harga_jual)}/gr` : ''}`,
      }))}
      value={nilai}
      onChange={onUbah}
      nothingFoundMessage="Tidak ada group"
    />
  );
}

function PilihCerita({ isian, edisi, nilai, onUbah, error, macam }: PropsPilih & { macam: 'banner' | 'info' }) {
  const def = DEFINISI[macam];
  const { data = [] } = useQuery(kueriKatalog(def, edisi));
  return (
    <MultiSelect
      label={isian.label}
      searchable
      error={error}
      data={data.map((satu) => ({
        value: kodeBaris(def, satu),
        label: `${kodeBaris(def, satu)} ${teks(satu.title)}`.trim(),
      }))}
      value={nilai}
      onChange={onUbah}
      nothingFoundMessage={`Belum ada ${def.sebut.toLowerCase()}`}
    />
  );
}

interface PropsKode {
  def: Definisi;
  edisi: Edisi;
  kode: string;
  /** A row's code stays. */
  tetap: boolean;
  onUbah: (kode: string) => void;
  error?: string;
}

export function IsianKode({ def, edisi, kode, tetap, onUbah, error }: PropsKode) {
  const label = def.kode === 'tetap' ? 'Screen Name' : `Kode ${def.sebut}`;
  if (def.kode === 'barang' && !tetap) return <PilihBarang edisi={edisi} kode={kode} onUbah={onUbah} error={error} />;
  return (
    <TextInput
      label={label}
      error={error}
      withAsterisk={def.kode === 'ketik'}
      disabled={tetap}
      maxLength={32}
      data-autofocus={!tetap || undefined}
      placeholder={def.kode === 'otomatis' && !tetap ? 'Kosongkan untuk diisi program' : undefined}
      value={kode}
      // Spaces in codes become underscores.
      onChange={(kejadian) => onUbah(kejadian.currentTarget.value.toUpperCase().replace(/\s/g, '_'))}
    />
  );
}

const JEDA = 250;

/** A piece of any store by name or code, or all pieces of its model. */
function PilihBarang({ edisi, kode, onUbah, error }: Pick<PropsKode, 'edisi' | 'kode' | 'onUbah' | 'error'>) {
  const [cari, setCari] = useState('');
  const [dicari] = useDebouncedValue(cari, JEDA);
  const { data = [] } = useQuery(kueriKandidat(edisi, dicari));
  const model = [...new Set(data.map((satu) => satu.kode_intern).filter((satu) => satu !== ''))];
  const pilihan = [
    ...data.map((satu) => ({
      value: satu.kode_barang,
      label: `${satu.nama_barang} · ${satu.kode_barang} · ${tulisBerat(satu.berat)} gr · ${satu.kode_toko}`,
    })),
    ...model.map((satu) => ({ value: satu, label: `Semua barang dengan kode intern ${satu}` })),
  ];
  const ada = new Map(pilihan.map((satu) => [satu.value, satu]));
  if (kode !== '' && !ada.has(kode)) ada.set(kode, { value: kode, label: kode });
  return (
    <Select
      label="Kode Barang"
      withAsterisk
      searchable
      data-autofocus
      error={error}
      placeholder="Cari nama, barcode atau kode intern"
      data={[...ada.values()]}
      // The server has searched already.
      filter={({ options }) => options}
      value={kode === '' ? null : kode}
      onChange={(dipilih) => onUbah(dipilih ?? '')}
      searchValue={cari}
      onSearchChange={setCari}
      nothingFoundMessage={dicari.trim().length < 2 ? 'Ketik dua huruf' : 'Tidak ada barang yang dijual'}
    />
  );
}
