// A stone as it comes: what it is by the masters, its certificate and where that is kept, carat, dollars a carat.
import { ActionIcon, Autocomplete, Group, SegmentedControl, Select, SimpleGrid, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { majukan } from '@/kit/Formulir';
import { IsianSaring } from '@/kit/IsianSaring';
import { angka, duaDesimal, tigaDesimal } from '@/kit/saring';
import kotak from '@/kit/transaksi/transaksi.module.css';
import type { PilihanBatu } from './api';
import type { BatuBaru } from './masuk';

export interface IsianBatuProps {
  b: BatuBaru;
  p: PilihanBatu;
  kolom: Readonly<Record<string, string>>;
  /** Its place among the lines that were sent; -1: it was not. */
  ke: number;
  terkunci: boolean;
  onUbah: (bagian: Partial<BatuBaru>) => void;
  onHapus?: () => void;
}

const MUTU = [
  ['shape', 'Shape'],
  ['color', 'Color'],
  ['clarity', 'Clarity'],
] as const;
const LAGI = [
  ['cutgrade', 'Cut'],
  ['polish', 'Polish'],
  ['symmetry', 'Symmetry'],
  ['fluorescence', 'Fluorescence'],
] as const;

export function IsianBatu({ b, p, kolom, ke, terkunci, onUbah, onHapus }: IsianBatuProps) {
  const galat = (nama: string) => (ke < 0 ? undefined : kolom[`detail[${ke}].${nama}`]);
  const paket = b.jenis === 'PAKET';
  const pilih = (nama: (typeof MUTU)[number][0] | (typeof LAGI)[number][0], label: string) => (
    <Select
      key={nama}
      label={label}
      searchable
      clearable
      data={p[nama].map((x) => ({ value: x.kode, label: x.kode === x.nama ? x.kode : `${x.kode} · ${x.nama}` }))}
      value={b[nama] || null}
      onChange={(v) => onUbah({ [nama]: v ?? '' })}
      error={galat(nama)}
      disabled={terkunci}
    />
  );
  return (
    <section className={kotak.kotak} aria-label={`Batu ${b.id.slice(1)}`}>
      <Group justify="space-between" mb="sm">
        <SegmentedControl
          aria-label="Satuan atau paket"
          data={[
            { value: 'SATUAN', label: 'Satuan' },
            { value: 'PAKET', label: 'Paket' },
          ]}
          value={b.jenis}
          onChange={(jenis) => onUbah({ jenis })}
          disabled={terkunci}
        />
        {onHapus && (
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label="Hapus batu"
            disabled={terkunci}
            onClick={onHapus}
          >
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="sm" onKeyDown={majukan}>
        <Select
          label="Jenis batu"
          required
          searchable
          data={p.jenis_batu.map((x) => ({ value: x.kode, label: `${x.kode} · ${x.nama}` }))}
          value={b.jenis_batu || null}
          onChange={(v) => onUbah({ jenis_batu: v ?? '' })}
          error={galat('jenis_batu')}
          disabled={terkunci}
        />
        {MUTU.map(([nama, label]) => pilih(nama, label))}
        {paket && (
          <IsianSaring
            label="Butir"
            required
            inputMode="numeric"
            saring={angka}
            value={b.butir}
            onChange={(butir) => onUbah({ butir })}
            error={galat('butir')}
            galatLangsung
            disabled={terkunci}
          />
        )}
        <IsianSaring
          label={paket ? 'Carat semuanya' : 'Carat'}
          required
          inputMode="decimal"
          saring={tigaDesimal}
          rightSection="ct"
          value={b.carat}
          onChange={(carat) => onUbah({ carat })}
          error={galat('carat')}
          galatLangsung
          disabled={terkunci}
        />
        <IsianSaring
          label="USD per carat"
          required
          inputMode="decimal"
          saring={duaDesimal}
          value={b.usd}
          onChange={(usd) => onUbah({ usd })}
          error={galat('usd_carat')}
          galatLangsung
          disabled={terkunci}
        />
        {!paket && LAGI.map(([nama, label]) => pilih(nama, label))}
        {!paket && (
          <>
            <Autocomplete
              label="Laboratorium"
              data={p.laboratorium}
              value={b.laboratorium}
              onChange={(laboratorium) => onUbah({ laboratorium })}
              error={galat('laboratorium')}
              disabled={terkunci}
            />
            <TextInput
              label="No sertifikat"
              maxLength={40}
              value={b.no_sertifikat}
              onChange={(e) => onUbah({ no_sertifikat: e.currentTarget.value })}
              error={galat('no_sertifikat')}
              disabled={terkunci}
            />
            <TextInput
              label="Tempat sertifikat"
              maxLength={60}
              placeholder="LEMARI 1"
              value={b.tempat_sertifikat}
              onChange={(e) => onUbah({ tempat_sertifikat: e.currentTarget.value })}
              error={galat('tempat_sertifikat')}
              disabled={terkunci}
            />
          </>
        )}
        <TextInput
          label="Keterangan batu"
          maxLength={200}
          value={b.keterangan}
          onChange={(e) => onUbah({ keterangan: e.currentTarget.value })}
          error={galat('keterangan')}
          disabled={terkunci}
        />
      </SimpleGrid>
    </section>
  );
}
