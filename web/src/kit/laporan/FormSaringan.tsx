// The filters of a report and its one button. Messages stand on the fields; the stores are chosen here too.
// F9 or Ctrl+Enter filters, Enter moves on, Esc stops what runs. Where the window is small they fold into one line once
// there are rows to read.
import { Button, Grid, Kbd, Loader, MultiSelect, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { Formulir } from '../Formulir';
import { IsianSaringan } from './IsianSaringan';
import kelas from './laporan.module.css';
import { ringkasSaringan } from './saringan';
import { TEKS_LAPORAN } from './teks';
import type { DefLaporan, IsiSaringan, NilaiSaring } from './tipe';

export interface FormSaringanProps {
  def: DefLaporan;
  isi: IsiSaringan;
  ganti: (kunci: string, nilai: NilaiSaring) => void;
  galat: Readonly<Record<string, string>>;
  jalan: boolean;
  /** All rows are there. */
  selesai: boolean;
  kirim: () => void;
  /** undefined where no stores can be chosen. */
  toko?: { nilai: readonly string[]; ganti: (toko: string[]) => void };
}

const LEBAR = { base: 12, xs: 6, sm: 4, md: 3, xl: 2 };

const SEMPIT = '(max-width: 75em)';

/** Folded: the window is small, the rows are there, and nobody wants the fields. */
function useLipatan({ jalan, selesai, galat }: Pick<FormSaringanProps, 'jalan' | 'selesai' | 'galat'>) {
  const sempit = useMediaQuery(SEMPIT, false, { getInitialValueInEffect: false });
  const [dibuka, setDibuka] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const ubah = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (jalan) setDibuka(false);
  }, [jalan]);
  const terlipat = sempit && selesai && !dibuka && Object.keys(galat).length === 0;
  // The focus does not get lost with the field it was in.
  useLayoutEffect(() => {
    if (terlipat && form.current?.contains(document.activeElement)) ubah.current?.focus({ preventScroll: true });
  }, [terlipat]);
  return { terlipat, form, ubah, buka: () => setDibuka(true) };
}

export function FormSaringan(p: FormSaringanProps) {
  const { def, isi, ganti, galat, toko } = p;
  return (
    <BingkaiSaringan {...p}>
      {toko && (
        <Grid.Col span={{ base: 12, md: 8, lg: 6 }}>
          <PilihToko {...toko} galat={galat.toko} />
        </Grid.Col>
      )}
      {def.saringan.map((saring, i) => (
        <Grid.Col key={saring.kunci} span={saring.jenis === 'rentang_harga' ? { base: 12, md: 8, lg: 6 } : LEBAR}>
          <IsianSaringan saring={saring} isi={isi} galat={galat} ganti={ganti} autoFocus={i === 0 && !toko} />
        </Grid.Col>
      ))}
    </BingkaiSaringan>
  );
}

/**
 * The form around the fields: its keys, its one button, and the line it folds into. A report with fields of its own hands
 * them in.
 */
export function BingkaiSaringan(p: FormSaringanProps & { children: ReactNode }) {
  const { def, isi, galat, jalan, selesai, kirim, toko, children } = p;
  const lipatan = useLipatan({ jalan, selesai, galat });
  const terkini = useRef(kirim);
  useEffect(() => {
    terkini.current = kirim;
  });
  // A field takes what was typed when it is left; F9 leaves it for a moment.
  const lewatTombol = () => {
    const fokus = document.activeElement;
    if (fokus instanceof HTMLInputElement) {
      fokus.blur();
      fokus.focus();
    }
    setTimeout(() => terkini.current());
  };
  return (
    <>
      {lipatan.terlipat && (
        <div className={kelas.lipatan}>
          <Text fz={13} className={kelas.isiLipatan}>
            Saringan: {[toko?.nilai.join(', '), ringkasSaringan(def.saringan, isi)].filter(Boolean).join(' · ')}
          </Text>
          <Button ref={lipatan.ubah} size="xs" variant="default" aria-label="Ubah saringan" onClick={lipatan.buka}>
            Ubah
          </Button>
        </div>
      )}
      {/* Its keys stay alive: F9 asks again. */}
      <div ref={lipatan.form} hidden={lipatan.terlipat}>
        <Formulir label={`Saringan ${def.judul}`} onSimpan={lewatTombol} aktif={!jalan} arti={def.tombol} penuh>
          {children}
          <Grid.Col span="content" style={{ alignSelf: 'flex-end' }}>
            <Button
              data-simpan
              onClick={kirim}
              // Not disabled: the focus stays where the person left it.
              data-disabled={jalan || undefined}
              aria-disabled={jalan}
              leftSection={jalan ? <Loader size={16} color="currentColor" /> : <IconFilter size={16} />}
              rightSection={
                <Kbd size="xs" aria-hidden>
                  F9
                </Kbd>
              }
            >
              {jalan ? TEKS_LAPORAN.memfilter : def.tombol}
            </Button>
          </Grid.Col>
        </Formulir>
      </div>
    </>
  );
}

const SEMUA = 'ALL';

const kueriToko = {
  queryKey: ['tokos', 'laporan'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await panggil('GET', 'tokos', { signal })).data,
};

interface PropsToko {
  nilai: readonly string[];
  ganti: (toko: string[]) => void;
  galat?: string;
}

export function PilihToko({ nilai, ganti, galat }: PropsToko) {
  const { data, error } = useQuery(kueriToko);
  return (
    <MultiSelect
      label={TEKS_LAPORAN.pilihToko}
      placeholder={nilai.length === 0 ? TEKS_LAPORAN.pilihTokoKosong : undefined}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Kosongkan ${TEKS_LAPORAN.pilihToko}` }}
      comboboxProps={{ shadow: 'md' }}
      value={[...nilai]}
      // All stores and some of them exclude each other: the later choice stands.
      onChange={(baru) => ganti(baru.at(-1) === SEMUA ? [SEMUA] : baru.filter((kode) => kode !== SEMUA))}
      error={galat ?? (error ? pesanDari(error) : undefined)}
      data={[
        { value: SEMUA, label: TEKS_LAPORAN.semuaToko },
        ...(data ?? []).map((satu) => ({ value: satu.kode_toko, label: `${satu.kode_toko} · ${satu.nama_toko}` })),
      ]}
    />
  );
}
