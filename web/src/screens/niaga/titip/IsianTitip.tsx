// The number of a deposit that pays, ours or the old program's: once it is known, whose it is, what is left of it, and its customer for the sale.
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import type { IsianBayarProps } from '@/kit/transaksi/PanelBayar';
import type { PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { kueriTitipanRinci, nomorTitip } from './api';

export interface IsianTitipProps extends IsianBayarProps {
  onPelanggan?: (siapa: PelangganDipilih) => void;
}

const JEDA = 400;

export function IsianTitip({ minta, sisa, galat, terkunci, onUbah, onPelanggan }: IsianTitipProps) {
  const { no_titip: no, jumlah_rp: jumlah } = minta;
  const utuh = nomorTitip(no);
  const [tenang] = useDebouncedValue(no, JEDA);
  // A number of the old program has no shape of its own: asked for when the typing rests, and not found says nothing yet.
  const lama = !no.startsWith('FT') && no.trim().length >= 3 && tenang === no;
  const { data: titip, error } = useQuery({ ...kueriTitipanRinci(no), enabled: utuh || lama });
  const gagal = utuh ? error : null;
  const dikenal = useRef('');
  const terisi = useRef('');
  // Once a deposit: what the cashier changes since is theirs.
  useEffect(() => {
    if (!titip || terkunci) return;
    if (dikenal.current !== titip.no_titip) {
      dikenal.current = titip.no_titip;
      const { kode_pelanggan, kode_member, nama_customer, no_hp } = titip;
      if (nama_customer) onPelanggan?.({ kode_pelanggan, kode_member, nama_customer, no_hp, jenis_pelanggan: '' });
    }
    const bisa = Math.min(titip.saldo, sisa);
    if (bisa <= 0 || terisi.current === titip.no_titip) return;
    terisi.current = titip.no_titip;
    if (jumlah === 0 || jumlah > bisa) onUbah({ jumlah_rp: bisa });
  }, [titip, sisa, jumlah, onUbah, onPelanggan, terkunci]);
  return (
    <TextInput
      aria-label="No titipan"
      placeholder="No titipan (FT… atau nomor lama)"
      disabled={terkunci}
      value={no}
      onChange={(e) => onUbah({ no_titip: e.currentTarget.value.toUpperCase() })}
      description={titip ? `${titip.nama_customer || 'Tanpa nama'}, sisa ${rupiah(titip.saldo)}` : undefined}
      inputWrapperOrder={['input', 'description', 'error']}
      error={galat.no_titip ?? (gagal ? pesanDari(gagal) : undefined)}
    />
  );
}
