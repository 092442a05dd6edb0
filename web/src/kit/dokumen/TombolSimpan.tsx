// The primary button of a document: F9, what hinders it beside it, and whether an earlier try got no answer.
import { Alert, Button, Kbd } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { PenjagaPerubahan } from '../Formulir';
import { keYangKurang } from '../fokus';
import { useTombol } from '../tombol';
import { SebabMati } from './SebabMati';
import type { KeadaanSimpan } from './simpan';

export interface TombolSimpanProps {
  simpan: Pick<KeadaanSimpan, 'sibuk'>;
  onSimpan: () => void;
  label?: string;
  mati?: boolean;
  /** Why it cannot be pressed yet; shown beside it. */
  sebab?: string;
  /** Its key while it cannot be pressed: to what is still missing. Without it to the first empty field of its page or dialog that is asked for. */
  bilaMati?: () => void;
  /** There is something that would be lost: leaving asks first. */
  berubah?: boolean;
  /** A dialog stands in front: its keys are its own. */
  tertutup?: boolean;
}

export function TombolSimpan({
  simpan,
  onSimpan,
  label = 'Simpan',
  mati = false,
  sebab,
  bilaMati,
  berubah,
  tertutup,
}: TombolSimpanProps) {
  const tombol = useRef<HTMLButtonElement>(null);
  const keKurang = bilaMati ?? (() => keYangKurang(tombol.current?.closest('[role="dialog"], main')));
  const aksi = mati ? keKurang : onSimpan;
  useTombol(
    [
      { kunci: 'F9', arti: label, aksi, mati: simpan.sibuk },
      { kunci: 'Ctrl+Enter', arti: label, aksi, mati: simpan.sibuk },
    ],
    !tertutup,
  );
  return (
    <>
      {berubah && <PenjagaPerubahan />}
      <SebabMati sebab={mati && !simpan.sibuk ? sebab : undefined} />
      <Button
        ref={tombol}
        data-simpan
        disabled={mati}
        loading={simpan.sibuk}
        rightSection={<Kbd size="xs">F9</Kbd>}
        onClick={onSimpan}
      >
        {label}
      </Button>
    </>
  );
}

const TERPUTUS = 'Isian masih ada di sini. Tekan simpan sekali lagi: tidak akan tersimpan dua kali.';

const MENYAMBUNG = 'Isian dikirim lagi dengan sendirinya begitu server menjawab: tidak akan tersimpan dua kali.';

/** What the server said of the document as a whole. */
export function GalatDokumen({ simpan, children }: { simpan: KeadaanSimpan; children?: ReactNode }) {
  if (!simpan.umum) return null;
  const ekor = simpan.menyambung ? MENYAMBUNG : TERPUTUS;
  return (
    <Alert
      color={simpan.menyambung ? 'yellow' : 'red'}
      role="alert"
      icon={simpan.terputus ? <IconPlugConnectedX size={18} /> : undefined}
    >
      {simpan.terputus ? `${simpan.umum.replace(/\.+$/, '')}. ${ekor}` : simpan.umum}
      {children && <div>{children}</div>}
    </Alert>
  );
}
