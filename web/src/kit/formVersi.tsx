// The state of a form whose record carries a version: what is typed, what was refused where, and both versions when
// somebody else saved first. Users, stores and the store's own data are such forms.
import { Button, Grid, Group, Kbd, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { DialogBentrok } from './DialogBentrok';
import { konfirmasi } from './dialog';
import { type Draf, TawaranDraf, useDraf } from './draf';

interface Bentrok {
  pesan: string;
  tersimpan: Readonly<Record<string, unknown>>;
}

export interface FormVersi<T> {
  isi: T;
  /** What the server said about each field; `umum` belongs to none. */
  galat: Readonly<Record<string, string>>;
  sibuk: boolean;
  berubah: boolean;
  bentrok?: Bentrok;
  atur: (bagian: Partial<T>) => void;
  simpan: () => Promise<void>;
  pakaiTersimpan: () => void;
  timpa: () => void;
  kembali: () => void;
  /** What was typed the last time and not saved. */
  draf: Draf<Partial<T>>;
  lanjutkan: (isi: Partial<T>, versi: number) => void;
  /** Closes the form; what was typed is thrown away only after a question. */
  tutup: (lalu: () => void) => Promise<void>;
}

/** The record a 409 carries, if this is one. */
function isiBentrok(sebab: unknown): Record<string, unknown> | undefined {
  if (!(sebab instanceof Tolak) || sebab.status !== 409) return undefined;
  const { detail } = sebab;
  return typeof detail === 'object' && detail !== null && 'versi' in detail
    ? (detail as Record<string, unknown>)
    : undefined;
}

/** What of the stored record this form has a field for. */
function bagianForm<T extends object>(form: T, tersimpan: Bentrok['tersimpan']): Partial<T> {
  return Object.fromEntries(Object.entries(tersimpan).filter(([kunci]) => kunci in form)) as Partial<T>;
}

export function useFormVersi<T extends object>(
  awal: T,
  versiAwal: number,
  kirim: (isi: T, versi: number) => Promise<void>,
  /** Of a long form: what it is called in the browser, and what never lies there. */
  ingat: { nama?: string; kecuali?: readonly (keyof T)[] } = {},
): FormVersi<T> {
  const [isi, setIsi] = useState(awal);
  const [semula] = useState(awal);
  const [versi, setVersi] = useState(versiAwal);
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [bentrok, setBentrok] = useState<Bentrok>();
  const [sibuk, setSibuk] = useState(false);
  const berubah = (Object.keys(semula) as (keyof T)[]).some((kunci) => isi[kunci] !== semula[kunci]);
  const { nama, kecuali = TANPA } = ingat;
  const disimpan = useMemo(() => tanpa(isi, kecuali), [isi, kecuali]);
  const draf = useDraf<Partial<T>>(nama, disimpan, berubah, versi);

  const atur = (bagian: Partial<T>) => {
    setIsi((lama) => ({ ...lama, ...bagian }));
    setGalat(({ umum: _, ...lama }) =>
      Object.fromEntries(Object.entries(lama).filter(([kunci]) => !(kunci in bagian))),
    );
  };
  const jalan = async (denganVersi: number) => {
    if (sibuk) return;
    setSibuk(true);
    setGalat({});
    try {
      await kirim(isi, denganVersi);
      draf.selesai();
      setBentrok(undefined);
    } catch (sebab) {
      const tersimpan = isiBentrok(sebab);
      setBentrok(tersimpan && { pesan: pesanDari(sebab), tersimpan });
      const fields = sebab instanceof Tolak ? sebab.fields : {};
      if (!tersimpan) setGalat(Object.keys(fields).length > 0 ? fields : { umum: pesanDari(sebab) });
    } finally {
      setSibuk(false);
    }
  };
  const versiTersimpan = () => Number(bentrok?.tersimpan.versi ?? versi);
  return {
    isi,
    galat,
    sibuk,
    berubah,
    bentrok,
    draf,
    lanjutkan: (bagian, denganVersi) => {
      setVersi(denganVersi);
      atur(bagian);
    },
    atur,
    simpan: () => jalan(versi),
    pakaiTersimpan: () => {
      setVersi(versiTersimpan());
      if (bentrok) atur(bagianForm(semula, bentrok.tersimpan));
      setBentrok(undefined);
    },
    timpa: () => {
      setVersi(versiTersimpan());
      void jalan(versiTersimpan());
    },
    kembali: () => setBentrok(undefined),
    tutup: async (lalu) => {
      if (sibuk) return;
      const tanya = 'Perubahan belum disimpan. Buang isian ini?';
      if (berubah && !(await konfirmasi(tanya, { ya: 'Buang isian', tidak: 'Batal', bahaya: true }))) return;
      draf.selesai();
      lalu();
    },
  };
}

const TANPA: readonly never[] = [];

function tanpa<T extends object>(isi: T, kecuali: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(Object.entries(isi).filter(([kunci]) => !kecuali.includes(kunci as keyof T))) as Partial<T>;
}

/** The offer of what was typed the last time, as the first row of the form. */
export function DrafForm<T>({ form }: { form: FormVersi<T> }) {
  if (!form.draf.lama) return null;
  return (
    <Grid.Col span={12}>
      <TawaranDraf draf={form.draf} onLanjut={form.lanjutkan} />
    </Grid.Col>
  );
}

const tulis = (nilai: unknown) => (nilai === true ? 'Ya' : nilai === false ? 'Tidak' : String(nilai ?? '') || '-');

interface BentrokFormProps<T> {
  form: FormVersi<T>;
  /** The fields that are compared, by the words people know. */
  judul: Readonly<Record<string, string>>;
}

/** Both versions of the form's record, while there are two. */
export function BentrokForm<T>({ form, judul }: BentrokFormProps<T>) {
  const { bentrok, isi } = form;
  if (!bentrok) return null;
  const milik = isi as Readonly<Record<string, unknown>>;
  return (
    <DialogBentrok
      pengantar={bentrok.pesan}
      baris={Object.entries(judul).map(([kunci, label]) => ({
        label,
        tersimpan: tulis(bentrok.tersimpan[kunci]),
        isian: tulis(milik[kunci]),
      }))}
      sedang={form.sibuk}
      onPakaiTersimpan={form.pakaiTersimpan}
      onTimpa={form.timpa}
      onKembali={form.kembali}
    />
  );
}

interface KakiFormProps<T> {
  form: FormVersi<T>;
  /** The left button: 'Batal' of a modal, 'Kembalikan' of a page. */
  mundur: { label: string; aksi: () => void; mati?: boolean };
  simpanMati?: boolean;
  /** Further actions, at the left end. */
  lain?: ReactNode;
}

/** The refusal that belongs to no field, and the two buttons every such form ends with. */
export function KakiForm<T>({ form, mundur, simpanMati, lain }: KakiFormProps<T>) {
  return (
    <Grid.Col span={12}>
      {form.galat.umum && (
        <Text c="red" fz={13} role="alert" mb="xs">
          {form.galat.umum}
        </Text>
      )}
      <Group justify="space-between" gap="xs">
        <Group gap="xs">{lain}</Group>
        <Group gap="xs" ml="auto">
          <Button variant="default" disabled={mundur.mati} onClick={mundur.aksi}>
            {mundur.label}
          </Button>
          <Button
            data-simpan
            disabled={simpanMati}
            loading={form.sibuk}
            rightSection={<Kbd size="xs">F9</Kbd>}
            onClick={() => void form.simpan()}
          >
            Simpan
          </Button>
        </Group>
      </Group>
    </Grid.Col>
  );
}
