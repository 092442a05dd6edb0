// A choice from a list that the server keeps: searched by typing, and it says so itself when the list cannot be read,
// with a way to read it again.
import { Anchor, Select, type SelectProps } from '@mantine/core';
import { QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { TEKS } from '../teks';

export interface PilihDaftarProps extends Omit<SelectProps, 'error' | 'searchable'> {
  /** What the list holds, as in 'Daftar baki tidak dapat dibaca'. */
  sebut: string;
  /** The list could not be read. */
  gagal: boolean;
  /** What the server or the screen has against the choice; it stands before the list's own failure. */
  galat?: string;
}

export function PilihDaftar({ sebut, gagal, galat, ...sisa }: PilihDaftarProps) {
  return (
    <Select
      searchable
      nothingFoundMessage={sisa.data?.length ? TEKS.tidakCocok : TEKS.tidakAdaData}
      error={galat || (gagal ? <TidakTerbaca sebut={sebut} /> : undefined)}
      {...sisa}
    />
  );
}

/** Lists that fail fail together: what the page shows and could not read is all read again. */
export function TidakTerbaca({ sebut }: { sebut: string }) {
  const kueri = useContext(QueryClientContext);
  const lagi = () =>
    kueri
      ?.refetchQueries({ type: 'active', predicate: (satu) => satu.state.status === 'error' })
      .catch(() => undefined);
  return (
    <>
      <span>{`Daftar ${sebut} tidak dapat dibaca`}</span>{' '}
      <Anchor component="button" type="button" fz="inherit" c="inherit" td="underline" onClick={() => void lagi()}>
        {TEKS.cobaLagi}
      </Anchor>
    </>
  );
}
