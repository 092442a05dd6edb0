// Over a report's filters: periods by name, kept views, the comparison with the period before, and the picture.
import { Button, Switch } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import kelas from './laporan.module.css';
import {
  type NamaPeriode,
  namaRentang,
  PERIODE,
  type Rentang,
  rentangIsi,
  rentangPeriode,
  saringPeriode,
} from './periode';
import type { DefLaporan, IsiSaringan } from './tipe';

interface Props {
  def: DefLaporan;
  isi: IsiSaringan;
  tglSystem: string;
  alamat: Readonly<Record<string, string>>;
  /** There is something to draw. */
  grafik: boolean;
  /** There is something to compare. */
  banding: boolean;
  periode: (rentang: Rentang) => void;
  atur: (bagian: Record<string, string | undefined>) => void;
  /** The views that are kept. */
  children?: ReactNode;
}

export function AlatLaporan({ def, isi, tglSystem, alamat, grafik, banding, periode, atur, children }: Props) {
  const rentang = rentangIsi(def.saringan, isi);
  const kini = rentang && namaRentang(rentang, tglSystem);
  const saklar = (nama: string) => atur({ [nama]: alamat[nama] === '1' ? undefined : '1' });
  return (
    <div className={kelas.periode}>
      {saringPeriode(def.saringan) && (
        <Button.Group attributes={{ group: { 'aria-label': 'Periode' } }} className={kelas.pilihPeriode}>
          {(Object.keys(PERIODE) as NamaPeriode[]).map((nama) => (
            <Button
              key={nama}
              size="xs"
              variant={kini === nama ? 'filled' : 'default'}
              aria-pressed={kini === nama}
              onClick={() => periode(rentangPeriode(nama, tglSystem))}
            >
              {PERIODE[nama]}
            </Button>
          ))}
        </Button.Group>
      )}
      {children}
      {grafik && (
        <Button
          size="xs"
          variant={alamat.grafik === '1' ? 'light' : 'default'}
          aria-pressed={alamat.grafik === '1'}
          leftSection={<IconChartBar size={14} />}
          onClick={() => saklar('grafik')}
        >
          Grafik
        </Button>
      )}
      {banding && (
        <Switch
          size="sm"
          label="Bandingkan dengan periode sebelumnya"
          checked={alamat.banding === '1'}
          onChange={() => saklar('banding')}
        />
      )}
    </div>
  );
}
