// Fields of a document that is saved, each a cell of its form: what the server has against a field stands under it and goes
// when the field is changed, and nothing is changed while the document is on its way.
import { Grid, type GridColProps, TextInput, type TextInputProps } from '@mantine/core';
import { PilihDaftar, type PilihDaftarProps } from './PilihDaftar';
import type { KeadaanSimpan } from './simpan';

const SEPARUH = { base: 12, xs: 6 } as const;

interface Ikatan {
  simpan: KeadaanSimpan;
  /** The field of the request, as refusals name it. */
  kolom: string;
  span?: GridColProps['span'];
}

export type IsianTeksProps = Ikatan &
  Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'span'> & { nilai: string; onGanti: (nilai: string) => void };

export function IsianTeks({ simpan, kolom, span = SEPARUH, nilai, onGanti, disabled, ...sisa }: IsianTeksProps) {
  return (
    <Grid.Col span={span}>
      <TextInput
        maxLength={200}
        {...sisa}
        value={nilai}
        onChange={(e) => {
          onGanti(e.currentTarget.value);
          simpan.lupakan(kolom);
        }}
        error={simpan.kolom[kolom]}
        disabled={simpan.sibuk || disabled}
      />
    </Grid.Col>
  );
}

/** The remark of a document. */
export function IsianKeterangan(props: Omit<IsianTeksProps, 'kolom'>) {
  return <IsianTeks label="Keterangan" {...props} kolom="keterangan" />;
}

export type PilihKolomProps = Ikatan &
  Omit<PilihDaftarProps, 'value' | 'onChange' | 'galat'> & {
    nilai: string | null;
    onGanti: (nilai: string | null) => void;
  };

/** A choice from a list that the server keeps. */
export function PilihKolom({ simpan, kolom, span = SEPARUH, nilai, onGanti, disabled, ...sisa }: PilihKolomProps) {
  return (
    <Grid.Col span={span}>
      <PilihDaftar
        {...sisa}
        value={nilai}
        onChange={(baru) => {
          onGanti(baru);
          simpan.lupakan(kolom);
        }}
        galat={simpan.kolom[kolom]}
        disabled={simpan.sibuk || disabled}
      />
    </Grid.Col>
  );
}
