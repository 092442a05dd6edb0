// A date: yyyy-MM-dd, typed or picked, with month and year dropdowns and a 'Hari Ini' button: the store's business day
// (tgl_system), outside a store today in Jakarta.
// The value is the text itself, or null when empty.
import { Button, Popover, TextInput, type TextInputProps, UnstyledButton } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/id';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { enterPolos } from './enter';
import kelas from './IsianTanggal.module.css';
import { useTempat } from './konteks';
import { TEKS } from './teks';
import { hariIni, tanggalSah } from './waktu';

export interface IsianTanggalProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error'> {
  value: string | null;
  onChange: (nilai: string | null) => void;
  error?: React.ReactNode;
  /** The form was sent: its error shows although the field was not touched. */
  galatLangsung?: boolean;
  min?: string;
  max?: string;
}

/** How people write a day: 2026-11-15, 20261115, and with the day first, as on an identity card: 15-11-2026, 15112026. */
const TULISAN = [
  { pola: /^(\d{4})-(\d{2})-(\d{2})$/, urut: [1, 2, 3] },
  { pola: /^(\d{4})(\d{2})(\d{2})$/, urut: [1, 2, 3] },
  { pola: /^(\d{1,2})-(\d{1,2})-(\d{4})$/, urut: [3, 2, 1] },
  { pola: /^(\d{2})(\d{2})(\d{4})$/, urut: [3, 2, 1] },
] as const;

/** Slashes, points and blanks are understood as well. */
export function rapikanTanggal(teks: string): string | null {
  const bersih = teks.trim().replace(/[/.\s]+/g, '-');
  for (const { pola, urut } of TULISAN) {
    const cocok = pola.exec(bersih);
    const utuh = cocok && urut.map((ke) => (cocok[ke] ?? '').padStart(2, '0')).join('-');
    if (utuh && tanggalSah(utuh)) return utuh;
  }
  return null;
}

/** What is wrong with what was typed; nothing while it is a day that may be. */
function salahTulis(teks: string, min?: string, max?: string): string | undefined {
  const tanggal = rapikanTanggal(teks);
  if (teks.trim() === '') return undefined;
  if (tanggal === null) return 'Tulis tanggal seperti 1990-12-31 atau 31/12/1990';
  if (max && tanggal > max) return `Paling akhir ${max}`;
  return min && tanggal < min ? `Paling awal ${min}` : undefined;
}

export function IsianTanggal({ value, onChange, error, galatLangsung, min, max, label, ...sisa }: IsianTanggalProps) {
  const kini = useTempat().hari.system || hariIni();
  const [terbuka, setTerbuka] = useState(false);
  const [disentuh, setDisentuh] = useState(false);
  const [teks, setTeks] = useState(value ?? '');
  const [salah, setSalah] = useState<string>();
  useEffect(() => setTeks(value ?? ''), [value]);

  const dalamBatas = (tanggal: string) => (!min || tanggal >= min) && (!max || tanggal <= max);
  const pakai = (ketikan: string) => {
    const tanggal = rapikanTanggal(ketikan);
    const boleh = tanggal !== null && dalamBatas(tanggal);
    const jadi = boleh ? tanggal : null;
    if ((ketikan === '' || boleh) && jadi !== value) onChange(jadi);
    // Back to the day that stood there; without one, what was typed stays and says what it lacks.
    const tetap = ketikan !== '' && !boleh && !value;
    setTeks(tetap ? ketikan : ketikan === '' || boleh ? (tanggal ?? '') : (value ?? ''));
    setSalah(tetap ? salahTulis(ketikan, min, max) : undefined);
  };
  // A whole date counts as soon as it stands there: F9 saves without leaving the field.
  const ketik = (ketikan: string) => {
    setTeks(ketikan);
    setSalah(undefined);
    const tanggal = rapikanTanggal(ketikan);
    if (tanggal !== null && dalamBatas(tanggal)) onChange(tanggal);
  };
  const pilih = (tanggal: string | null) => {
    setSalah(undefined);
    onChange(tanggal);
    setTerbuka(false);
  };

  return (
    <Popover
      opened={terbuka}
      onChange={setTerbuka}
      trapFocus
      returnFocus
      withRoles={false}
      shadow="md"
      position="bottom-start"
    >
      <Popover.Target>
        <TextInput
          placeholder="yyyy-MM-dd"
          autoComplete="off"
          {...sisa}
          label={label}
          value={teks}
          error={salah ?? (disentuh || galatLangsung ? error : undefined)}
          onChange={(kejadian) => ketik(kejadian.currentTarget.value)}
          onBlur={(kejadian) => {
            setDisentuh(true);
            pakai(kejadian.currentTarget.value);
          }}
          onKeyDown={(kejadian) => {
            if (enterPolos(kejadian)) {
              kejadian.preventDefault();
              pakai(kejadian.currentTarget.value);
            }
            if (kejadian.key === 'ArrowDown' && kejadian.altKey) setTerbuka(true);
          }}
          rightSection={
            <UnstyledButton
              aria-label={`Pilih tanggal${typeof label === 'string' ? `: ${label}` : ''}`}
              aria-expanded={terbuka}
              aria-haspopup="dialog"
              onClick={() => setTerbuka(!terbuka)}
              display="flex"
              p={4}
            >
              <IconCalendar size={16} />
            </UnstyledButton>
          }
        />
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <div role="dialog" aria-label="Pilih tanggal">
          <DatePicker
            locale="id"
            value={value}
            defaultDate={value ?? kini}
            onChange={(tanggal) => pilih(tanggal)}
            minDate={min}
            maxDate={max}
            withNativeLevelSelect
            getDayProps={(tanggal) => ({ 'data-today': tanggal === kini || undefined })}
            hideOutsideDates
            classNames={{ day: kelas.hari }}
            weekendDays={[0]}
            ariaLabels={{
              previousMonth: 'Bulan sebelumnya',
              nextMonth: 'Bulan berikutnya',
              monthLevelControl: 'Pilih bulan',
            }}
          />
          <Button fullWidth mt="xs" size="xs" variant="light" disabled={!dalamBatas(kini)} onClick={() => pilih(kini)}>
            {TEKS.hariIni}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
