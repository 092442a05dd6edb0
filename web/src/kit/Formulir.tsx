// A form that a scanner cannot submit: Enter moves to the next field, F9 or Ctrl+Enter saves.
// With `berubah` it asks before the page is left; fields stand on a 12-column grid of at most 960 px.
import { Grid } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode } from 'react';
import { konfirmasi } from './dialog';
import { enterPolos } from './enter';
import { pindahFokus } from './fokus';
import { useTombol } from './tombol';

export interface FormulirProps {
  label: string;
  onSimpan: () => void;
  /** There are unsaved changes: leaving asks first. */
  berubah?: boolean;
  aktif?: boolean;
  /** What saving means here, as the help says it. */
  arti?: string;
  /** As wide as the page, for many short fields. */
  penuh?: boolean;
  children: ReactNode;
}

/** Enter moves on, from the last field to the save button; it never saves by itself. For a screen's own container. */
export function majukan(kejadian: KeyboardEvent<HTMLElement>): void {
  const { target } = kejadian;
  if (!enterPolos(kejadian) || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  // A list of its own, such as the customer's: what Enter means there is done already.
  if (kejadian.defaultPrevented && target.role === 'combobox' && !target.hasAttribute('aria-haspopup')) return;
  kejadian.preventDefault();
  const wadah = kejadian.currentTarget;
  // A choice opens its list by this very Enter, and closes it only once that was drawn.
  if (target.role !== 'combobox') pindahFokus(wadah, target);
  else queueMicrotask(() => document.activeElement === target && pindahFokus(wadah, target));
}

export function Formulir({
  label,
  onSimpan,
  berubah = false,
  aktif = true,
  arti = 'Simpan',
  penuh,
  children,
}: FormulirProps) {
  useTombol(
    [
      { kunci: 'F9', arti, aksi: onSimpan },
      { kunci: 'Ctrl+Enter', arti, aksi: onSimpan },
    ],
    aktif,
  );
  return (
    <form aria-label={label} noValidate onKeyDown={majukan} onSubmit={(kejadian) => kejadian.preventDefault()}>
      {berubah && <PenjagaPerubahan />}
      <Grid maw={penuh ? undefined : 960} gap="md">
        {children}
      </Grid>
    </form>
  );
}

export function PenjagaPerubahan() {
  useBlocker({
    enableBeforeUnload: true,
    // What a list writes into its address leaves no page.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      !(await konfirmasi('Perubahan belum disimpan. Tinggalkan halaman ini?', {
        judul: 'Belum Disimpan',
        ya: 'Tinggalkan',
        tidak: 'Tetap Di Sini',
        bahaya: true,
      })),
  });
  return null;
}
