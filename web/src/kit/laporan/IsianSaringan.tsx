// One filter of a report as a field, by its kind. Enter never submits; it moves on.
// ALL stands for no filter wherever there is a list to choose from.
import { Group, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { panggilDefinisi } from '@/api/definisi';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { enterPolos } from '../enter';
import { IsianTanggal } from '../IsianTanggal';
import { IsianUang } from '../IsianUang';
import { IsianAngka } from '../isian';
import { kueriDefinisi } from '../master/data';
import { IsianRujuk } from '../master/IsianRujuk';
import { kunciDari, kunciSampai } from './saringan';
import { TEKS_LAPORAN } from './teks';
import type { DefSaring, IsiSaringan, NilaiSaring } from './tipe';

interface Props {
  saring: DefSaring;
  isi: IsiSaringan;
  galat: Readonly<Record<string, string>>;
  ganti: (kunci: string, nilai: NilaiSaring) => void;
  autoFocus?: boolean;
}

const { semua: SEMUA } = TEKS_LAPORAN;
const teksDari = (nilai: NilaiSaring | undefined) => (nilai === null || nilai === undefined ? '' : String(nilai));

export function IsianSaringan({ saring, isi, galat, ganti, autoFocus }: Props) {
  const { kunci, label } = saring;
  const bersama = {
    label,
    required: saring.wajib !== null,
    withAsterisk: saring.wajib !== null,
    autoFocus,
    error: galat[kunci],
  };
  const nilai = isi[kunci];
  if (saring.tetap) return <TextInput {...bersama} readOnly value={teksDari(nilai)} />;
  switch (saring.jenis) {
    case 'tanggal':
      return (
        <IsianTanggal
          {...bersama}
          galatLangsung
          value={teksDari(nilai) || null}
          onChange={(baru) => ganti(kunci, baru)}
        />
      );
    case 'pilihan':
    case 'urut':
      return (
        <Pilihan
          {...bersama}
          value={teksDari(nilai)}
          data={saring.pilihan.map((satu) => ({ value: satu.nilai, label: satu.label }))}
          onChange={(baru) => ganti(kunci, baru)}
        />
      );
    case 'daftar':
      return (
        <IsianDaftar
          {...bersama}
          jalur={saring.daftar ?? ''}
          value={teksDari(nilai)}
          onChange={(baru) => ganti(kunci, baru)}
        />
      );
    case 'user':
      return <IsianUser {...bersama} value={teksDari(nilai)} onChange={(baru) => ganti(kunci, baru)} />;
    case 'rujuk':
      return (
        <IsianMaster
          {...bersama}
          master={saring.master ?? ''}
          value={teksDari(nilai)}
          onChange={(baru) => ganti(kunci, baru)}
        />
      );
    case 'angka':
      return <IsianAngka {...bersama} galatLangsung value={teksDari(nilai)} onChange={(baru) => ganti(kunci, baru)} />;
    case 'rentang_harga': {
      const uang = (satu: string, sebut: string, fokus?: boolean) => (
        <IsianUang
          label={`${label} ${sebut}`}
          required={bersama.required}
          autoFocus={fokus}
          galatLangsung
          error={galat[satu]}
          value={typeof isi[satu] === 'number' ? isi[satu] : null}
          onChange={(baru) => ganti(satu, baru)}
        />
      );
      return (
        <Group grow gap="xs" align="flex-start" wrap="nowrap">
          {uang(kunciDari(kunci), 'Dari', autoFocus)}
          {uang(kunciSampai(kunci), 'Sampai')}
        </Group>
      );
    }
    default:
      return (
        <TextInput
          {...bersama}
          autoComplete="off"
          value={teksDari(nilai)}
          onChange={(kejadian) => ganti(kunci, kejadian.currentTarget.value)}
          onKeyDown={(kejadian) => {
            if (enterPolos(kejadian)) kejadian.preventDefault();
          }}
        />
      );
  }
}

interface PropsPilihan {
  label: string;
  required: boolean;
  withAsterisk: boolean;
  autoFocus?: boolean;
  error?: string;
  value: string;
  onChange: (nilai: string) => void;
}

interface Terbuka extends PropsPilihan {
  data: { value: string; label: string }[];
  /** Always to be searched, however short the list is now. */
  cari?: boolean;
}

function Pilihan({ value, onChange, data, cari = false, ...sisa }: Terbuka) {
  return (
    <Select
      {...sisa}
      data={data}
      value={value === '' ? null : value}
      onChange={(baru) => onChange(baru ?? '')}
      allowDeselect={!sisa.required}
      searchable={cari || data.length > 8}
      checkIconPosition="right"
      comboboxProps={{ shadow: 'md' }}
    />
  );
}

const kueriUser = {
  queryKey: ['users', 'get', 'all', 'laporan'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await panggil('GET', 'users/get/all', { signal })).data,
};

function IsianUser({ error, ...sisa }: PropsPilihan) {
  const { data, error: gagal } = useQuery(kueriUser);
  const daftar = (data ?? []).map((satu) => ({
    value: satu.user_id,
    label: satu.user_name && satu.user_name !== satu.user_id ? `${satu.user_id} · ${satu.user_name}` : satu.user_id,
  }));
  return (
    <Pilihan
      {...sisa}
      error={error ?? (gagal ? pesanDari(gagal) : undefined)}
      data={[{ value: SEMUA, label: SEMUA }, ...daftar]}
    />
  );
}

type PilihanDaftar = readonly { nilai: string; label: string }[];

/** Values that a call of the definition lists: stores, categories. */
function IsianDaftar({ jalur, error, ...sisa }: PropsPilihan & { jalur: string }) {
  const { data, error: gagal } = useQuery({
    queryKey: ['saringan', jalur],
    queryFn: async ({ signal }) => (await panggilDefinisi<PilihanDaftar>('GET', jalur, { signal })).data,
  });
  const daftar = (data ?? []).map((satu) => ({ value: satu.nilai, label: satu.label }));
  // What came in the address is shown also where the list does not have it.
  const asing = sisa.value !== '' && sisa.value !== SEMUA && !daftar.some((satu) => satu.value === sisa.value);
  return (
    <Pilihan
      {...sisa}
      cari
      error={error ?? (gagal ? pesanDari(gagal) : undefined)}
      data={[{ value: SEMUA, label: SEMUA }, ...(asing ? [{ value: sisa.value, label: sisa.value }] : []), ...daftar]}
    />
  );
}

function IsianMaster({ master, value, onChange, error, autoFocus, ...sisa }: PropsPilihan & { master: string }) {
  const { data, error: gagal } = useQuery(kueriDefinisi);
  const { withAsterisk: _, ...isian } = sisa;
  return (
    <IsianRujuk
      {...isian}
      semua
      key={data ? 'siap' : 'muat'}
      def={data?.find((satu) => satu.slug === master)}
      value={value === SEMUA ? '' : value}
      onChange={(baru) => onChange(baru === '' ? SEMUA : baru)}
      placeholder={SEMUA}
      error={error ?? (gagal ? pesanDari(gagal) : undefined)}
      autoFocus={autoFocus}
    />
  );
}
