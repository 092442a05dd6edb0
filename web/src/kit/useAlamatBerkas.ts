// The address of a file in memory, for a picture on the screen. It is given up some time after the picture is gone: a slow machine
// may still be reading it when the next one takes its place.
import { useEffect, useState } from 'react';
import { lepasNanti } from './unduh';

const LEPAS = 60_000;

export function useAlamatBerkas(berkas: Blob | undefined): string | undefined {
  const [alamat, setAlamat] = useState<string>();
  useEffect(() => {
    if (!berkas) return setAlamat(undefined);
    const url = URL.createObjectURL(berkas);
    setAlamat(url);
    return () => lepasNanti(url, LEPAS);
  }, [berkas]);
  return alamat;
}
