// Points that pay: how many the member may spend and what they are worth; chosen for the first time they fill what is left.
import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '../angka';
import { belumLewat, waktuLengkap } from '../waktu';
import type { IsianBayarProps } from './PanelBayar';
import type { PelangganDipilih } from './pelanggan';
import { galatPoin, kueriSaldoPoin, poinUntuk, type SaldoPoin, tulisPoin } from './poin';

export interface IsianPoinProps extends IsianBayarProps {
  /** Whose nota it is: only their points pay it. */
  pelanggan?: PelangganDipilih;
}

export function IsianPoin({ minta, sisa, galat, terkunci, onUbah, pelanggan }: IsianPoinProps) {
  const kode = pelanggan?.kode_member ?? '';
  const { data, error, isFetching } = useQuery(kueriSaldoPoin(kode));
  const jumlah = minta.jumlah_rp;
  const diisi = useRef('');
  // Once a card: what the cashier changes since is theirs.
  useEffect(() => {
    if (!data || terkunci || diisi.current === data.kode_pelanggan) return;
    diisi.current = data.kode_pelanggan;
    const bisa = poinUntuk(sisa, data) * data.nilai_poin;
    if (jumlah === 0 || jumlah > bisa || jumlah % Math.max(data.nilai_poin, 1) !== 0) onUbah({ jumlah_rp: bisa });
  }, [data, sisa, jumlah, onUbah, terkunci]);
  if (kode === '') {
    return (
      <Text fz={13} c="red" role="alert">
        Pilih member dulu (F4): yang membayar adalah poin pemilik nota ini.
      </Text>
    );
  }
  const salah = data && jumlah > 0 ? galatPoin(jumlah, data) : undefined;
  return (
    <TextInput
      aria-label="Poin dipakai"
      placeholder="Banyak poin"
      inputMode="numeric"
      autoComplete="off"
      disabled={terkunci || !data}
      value={data && data.nilai_poin > 0 && jumlah > 0 ? String(Math.floor(jumlah / data.nilai_poin)) : ''}
      onChange={(e) => {
        const poin = Number(e.currentTarget.value.replace(/\D/g, '').slice(0, 9));
        onUbah({ jumlah_rp: poin * (data?.nilai_poin ?? 0) });
      }}
      rightSection={<Text fz={12}>poin</Text>}
      rightSectionWidth={48}
      description={data ? uraian(data) : isFetching ? 'Membaca poin…' : undefined}
      inputWrapperOrder={['input', 'description', 'error']}
      styles={{ input: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } }}
      // What the server refused stands at the amount already.
      error={error ? pesanDari(error) : galat.jumlah_rp || galat.jenis ? undefined : salah}
    />
  );
}

function uraian(s: SaldoPoin) {
  return [
    s.minus ? 'Saldo poin minus' : `${tulisPoin(s.bisa_dipakai)} bisa dipakai, senilai ${rupiah(s.nilai_rp)}`,
    `1 poin ${rupiah(s.nilai_poin)}`,
    s.tertahan > 0 && `${tulisPoin(s.tertahan)} belum bisa dipakai`,
    belumLewat(s.tahan_sampai) && `ditahan sampai ${waktuLengkap(s.tahan_sampai)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
