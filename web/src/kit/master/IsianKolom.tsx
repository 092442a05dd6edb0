// The field of one column: the kind of the column chooses the kit's field and its input filter.
// Refusals of the server show under the field they belong to.
import { Select, Switch, TextInput } from '@mantine/core';
import { IsianBerat } from '../IsianBerat';
import { IsianTanggal } from '../IsianTanggal';
import { IsianUang } from '../IsianUang';
import { IsianAngka, IsianCarat, IsianDesimal, IsianKodeBesar, IsianPersen, IsianTelepon } from '../isian';
import { IsianPengguna } from './IsianPengguna';
import { IsianRujuk } from './IsianRujuk';
import { berpersen, type IsiForm } from './nilai';
import { tulisPilihan } from './teks';
import type { Definisi, DefKolom } from './tipe';

interface Props {
  kolom: DefKolom;
  isi: IsiForm;
  ubah: (nilai: string | boolean) => void;
  onBlur: () => void;
  galat?: string;
  /** The master a reference points to, and the name of what it points to now. */
  rujuk?: Definisi;
  namaRujuk?: string;
  autoFocus?: boolean;
}

/** The help stands under the field, so that fields of a row stand in line. */
const URUTAN: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

export function IsianKolom({ kolom, isi, ubah, onBlur, galat, rujuk, namaRujuk, autoFocus }: Props) {
  const mentah = isi[kolom.nama];
  const nilai = typeof mentah === 'string' ? mentah : '';
  const umum = {
    label: kolom.label,
    description: kolom.bantuan || undefined,
    error: galat,
    onBlur,
    required: Boolean(kolom.wajib),
    inputWrapperOrder: URUTAN,
  };
  const saring = {
    ...umum,
    value: nilai,
    onChange: ubah,
    galatLangsung: true,
    maxLength: kolom.maks,
    autoComplete: 'off',
    'data-autofocus': autoFocus || undefined,
  };
  switch (kolom.jenis) {
    case 'tanda':
      return (
        <Switch
          label={kolom.label}
          description={kolom.bantuan || undefined}
          error={galat}
          checked={mentah === true}
          onChange={(kejadian) => ubah(kejadian.currentTarget.checked)}
          withThumbIndicator={false}
          mt={{ base: 0, xs: 26 }}
        />
      );
    case 'pilihan':
      return (
        <Select
          {...umum}
          data={(kolom.pilihan ?? []).map((satu) => ({ value: satu, label: tulisPilihan(satu) }))}
          value={nilai === '' ? null : nilai}
          onChange={(baru) => ubah(baru ?? '')}
          allowDeselect={false}
          placeholder="Pilih"
          comboboxProps={{ shadow: 'md' }}
          data-autofocus={autoFocus || undefined}
        />
      );
    case 'rujuk':
      return <IsianRujuk {...umum} def={rujuk} value={nilai} nama={namaRujuk} onChange={ubah} autoFocus={autoFocus} />;
    case 'pengguna':
      return <IsianPengguna {...umum} value={nilai} onChange={ubah} autoFocus={autoFocus} />;
    case 'tanggal':
      return (
        <IsianTanggal
          {...umum}
          value={nilai === '' ? null : nilai}
          onChange={(baru) => ubah(baru ?? '')}
          galatLangsung
          data-autofocus={autoFocus || undefined}
        />
      );
    case 'kode':
      return <IsianKodeBesar {...saring} />;
    case 'telepon':
      return <IsianTelepon {...saring} />;
    case 'angka':
      return <IsianAngka {...saring} />;
    case 'berat':
      return <IsianBerat {...saring} />;
    case 'carat':
      return <IsianCarat {...saring} />;
    case 'persen':
    case 'kadar':
      return <IsianPersen {...saring} />;
    case 'usd':
      return <IsianDesimal {...saring} leftSection="$" />;
    case 'kurs':
      return <IsianDesimal {...saring} leftSection="Rp." leftSectionWidth={40} />;
    case 'rupiah':
      return <IsianRupiah {...saring} />;
    case 'nilai':
      return berpersen(kolom, isi) ? <IsianPersen {...saring} /> : <IsianRupiah {...saring} />;
    case 'teks':
      return (
        <TextInput {...teksBiasa(saring)} onChange={(kejadian) => ubah(kejadian.currentTarget.value.toUpperCase())} />
      );
    default:
      return <TextInput {...teksBiasa(saring)} onChange={(kejadian) => ubah(kejadian.currentTarget.value)} />;
  }
}

type Saring = Parameters<typeof IsianAngka>[0];

/** Money as text, so that all fields of a form keep the same. */
function IsianRupiah({ value, onChange, maxLength: _, ...sisa }: Saring) {
  const angka = Math.trunc(Number(value));
  return (
    <IsianUang
      {...sisa}
      value={value === '' || !Number.isFinite(angka) ? null : angka}
      onChange={(baru) => onChange(baru === null ? '' : String(baru))}
    />
  );
}

function teksBiasa({ galatLangsung: _, ...sisa }: Saring) {
  return sisa;
}
