// The fields of a store, shared by the store's own settings and the master of stores.
// Refusals land under the field they name.
import { Grid, Textarea, TextInput } from '@mantine/core';
import { BARIS_ALAMAT, type IsiToko, JUDUL_TOKO } from './apiToko';

export interface IsianTokoProps {
  isi: IsiToko;
  atur: (bagian: Partial<IsiToko>) => void;
  galat: Readonly<Record<string, string>>;
  /** Fields of a printed nota as well. */
  lengkap?: boolean;
  bacaSaja?: boolean;
}

export function IsianToko({ isi, atur, galat, lengkap = true, bacaSaja = false }: IsianTokoProps) {
  const biasa = (kunci: keyof typeof JUDUL_TOKO, description?: string) => (
    <TextInput
      label={JUDUL_TOKO[kunci]}
      description={description}
      autoComplete="off"
      readOnly={bacaSaja}
      inputMode={kunci === 'no_telp' || kunci === 'no_whatsapp' ? 'tel' : kunci === 'npwp' ? 'numeric' : undefined}
      value={isi[kunci]}
      error={galat[kunci]}
      onChange={(e) => atur({ [kunci]: e.currentTarget.value })}
    />
  );
  return (
    <>
      <Grid.Col span={12}>{biasa('nama_toko')}</Grid.Col>
      <Grid.Col span={12}>
        <Textarea
          label={JUDUL_TOKO.alamat_toko}
          description={`Tercetak di dua baris, paling banyak ${BARIS_ALAMAT[0]} dan ${BARIS_ALAMAT[1]} karakter`}
          autosize
          minRows={2}
          maxLength={BARIS_ALAMAT[0] + BARIS_ALAMAT[1]}
          readOnly={bacaSaja}
          value={isi.alamat_toko}
          error={galat.alamat_toko}
          onChange={(e) => atur({ alamat_toko: e.currentTarget.value })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, xs: 6 }}>{biasa('no_telp')}</Grid.Col>
      <Grid.Col span={{ base: 12, xs: 6 }}>{biasa('no_whatsapp')}</Grid.Col>
      {lengkap && (
        <>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            {biasa('teks_logo', 'Tercetak di kepala nota; kosong berarti nama toko')}
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>{biasa('npwp', 'Tercetak di nota pajak, 15 atau 16 angka')}</Grid.Col>
        </>
      )}
    </>
  );
}
