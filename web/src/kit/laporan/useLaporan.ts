// What a report's screen stands in: nothing asked, running, complete, empty, failed, cancelled.
// Rows live in the container; entering and leaving begin with nothing, and leaving stops what runs.
import { useCallback, useEffect, useRef, useState } from 'react';
import { pesan } from '../pesan';
import { type AmbilSoket, type HasilJalan, type Jalan, mulaiLaporan } from './jalan';
import { TEKS_LAPORAN } from './teks';
import type { DefLaporan, Permintaan } from './tipe';
import { buatWadah, type Wadah } from './wadah';

export interface KeadaanLaporan {
  tahap: 'awal' | 'jalan' | HasilJalan['tahap'];
  /** What the rows on the screen were asked with; files are made from the same. */
  dipakai?: Permintaan;
  pesan?: string;
  /** Rows of the whole report where only the first are shown. */
  jumlah?: number;
  /** Refused for what stands in the form: the fields say why. */
  ditolak?: boolean;
}

export interface Laporan {
  wadah: Wadah;
  keadaan: KeadaanLaporan;
  mulai: (minta: Permintaan) => void;
  batal: () => void;
}

interface Opsi {
  soket: AmbilSoket;
  userId: string;
  /** A refusal that belongs on the fields of the form. */
  onFields: (fields: Readonly<Record<string, string>>) => void;
}

export function useLaporan(def: DefLaporan, { soket, userId, onFields }: Opsi): Laporan {
  const [wadah] = useState(buatWadah);
  const [keadaan, setKeadaan] = useState<KeadaanLaporan>({ tahap: 'awal' });
  const jalan = useRef<Jalan>(undefined);
  const fields = useRef(onFields);
  useEffect(() => {
    fields.current = onFields;
  });

  useEffect(
    () => () => {
      jalan.current?.batal();
      jalan.current = undefined;
      wadah.kosongkan();
    },
    [wadah],
  );

  const mulai = useCallback(
    (minta: Permintaan) => {
      jalan.current?.batal();
      wadah.kosongkan();
      setKeadaan({ tahap: 'jalan', dipakai: minta });
      const milik = mulaiLaporan({ def, minta, soket, userId, wadah });
      jalan.current = milik;
      void milik.hasil.then((hasil) => {
        // Another request, or the screen was left.
        if (jalan.current !== milik) return;
        jalan.current = undefined;
        if (hasil.tahap === 'selesai') wadah.tutup();
        else wadah.kosongkan();
        const ditolak = Object.keys(hasil.fields ?? {}).length > 0;
        setKeadaan({ tahap: hasil.tahap, dipakai: minta, pesan: hasil.pesan, jumlah: hasil.jumlah, ditolak });
        if (hasil.tahap === 'batal') pesan.info(TEKS_LAPORAN.dibatalkan);
        else if (hasil.fields && ditolak) fields.current(hasil.fields);
        // What came stands above the table, where it covers nothing.
        else if (hasil.pesan && hasil.tahap !== 'selesai') pesan.info(hasil.pesan);
      });
    },
    [def, soket, userId, wadah],
  );

  return { wadah, keadaan, mulai, batal: () => jalan.current?.batal() };
}
