// The number of a coupon that pays; once it is whole, what it is worth on this sale becomes the amount.
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pesanDari } from '@/api/tolak';
import type { IsianBayarProps } from '@/kit/transaksi/PanelBayar';
import { kueriCek, PANJANG_KUPON } from './api';

export interface IsianKuponProps extends IsianBayarProps {
  /** What is sold, without what is exchanged: coupons are worth something of it. */
  totalJual?: number;
}

export function IsianKupon({ minta, neto, totalJual, galat, terkunci, onUbah }: IsianKuponProps) {
  const { no_kupon: no, jumlah_rp: jumlah } = minta;
  const cek = useQuery(kueriCek(no, totalJual, totalJual !== undefined && no.length >= PANJANG_KUPON));
  const nilai = cek.data?.berlaku ? Math.min(cek.data.nilai_rp, Math.max(neto, 0)) : undefined;
  const diisi = useRef<number>(undefined);
  // What the coupon pays follows the sale; what the cashier typed since is theirs.
  useEffect(() => {
    if (terkunci || nilai === undefined || nilai === diisi.current) return;
    diisi.current = nilai;
    if (nilai !== jumlah) onUbah({ jumlah_rp: nilai });
  }, [nilai, jumlah, onUbah, terkunci]);
  const tidakBerlaku = cek.data && !cek.data.berlaku ? cek.data.alasan : undefined;
  return (
    <TextInput
      aria-label="No kupon"
      placeholder="No kupon"
      disabled={terkunci}
      value={no}
      onChange={(e) => {
        diisi.current = undefined;
        onUbah({ no_kupon: e.currentTarget.value.trim().toUpperCase() });
      }}
      description={cek.data?.berlaku ? `${cek.data.nama_kupon}, berlaku sampai ${cek.data.tgl_akhir}` : undefined}
      inputWrapperOrder={['input', 'description', 'error']}
      error={galat.no_kupon ?? (cek.error ? pesanDari(cek.error) : tidakBerlaku)}
    />
  );
}
