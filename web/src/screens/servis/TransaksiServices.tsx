// Transaksi Service: a customer's pieces are taken in (weighed, counted, photographed, estimated, a day promised, something
// paid down), or the shop's own damaged ones go to be repaired. F2 scan, F3 a piece from outside, F4 customer, F9 save.
import { SegmentedControl } from '@mantine/core';
import { useAlamat } from '@/kit/daftar/alamat';
import type { Rute } from '@/routes';
import { ServisCustomer } from './ServisCustomer';
import { ServisToko } from './ServisToko';

export default function TransaksiServices({ rute }: { rute: Rute }) {
  const [{ milik }, alamat] = useAlamat();
  const toko = milik === 'toko';
  const pilih = (
    <SegmentedControl
      aria-label="Barang siapa"
      value={toko ? 'toko' : 'customer'}
      onChange={(v) => alamat({ milik: v === 'toko' ? 'toko' : undefined })}
      data={[
        { value: 'customer', label: 'Barang customer' },
        { value: 'toko', label: 'Barang toko' },
      ]}
    />
  );
  return toko ? <ServisToko rute={rute} pilih={pilih} /> : <ServisCustomer rute={rute} pilih={pilih} />;
}
