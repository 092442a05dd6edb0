// The customer of the loan on the screen, kept under a key of its own: name and type, as they stand under the form.
import { useEffect } from 'react';
import { useTempat } from '@/kit/konteks';
import { hapus, tulisJson } from '@/kit/simpanan';
import type { PelangganDipilih } from '@/kit/transaksi/pelanggan';

export const kunciCustomer = (pemilik: string) => `customer_hutang.${pemilik}`;

/** Keeps whose loan it is while it is made; gone with the customer. */
export function useCustomerHutang(p: PelangganDipilih | undefined): void {
  const { pemilik } = useTempat();
  const nama_customer = p?.nama_customer ?? '';
  const jenis_pelanggan = p?.jenis_pelanggan ?? '';
  useEffect(() => {
    if (nama_customer === '') hapus(kunciCustomer(pemilik));
    else tulisJson(kunciCustomer(pemilik), { nama_customer, jenis_pelanggan });
  }, [nama_customer, jenis_pelanggan, pemilik]);
}
