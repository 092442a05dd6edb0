// After a service was taken in: its number and promised day, photos on their way to the server, the nota, the next customer.
import { Group, Text } from '@mantine/core';
import { rupiah } from '@/kit/angka';
import type { Baris } from '@/kit/transaksi/baris';
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import { kertasServis, type TercatatServis } from './api';
import { IsianFotoServis } from './FotoServis';
import type { MintaPotong } from './model';

export interface SelesaiServisProps {
  hasil: TercatatServis;
  pesan?: string;
  /** The lines as they were sent, and their photos. */
  barang: readonly Baris<MintaPotong>[];
  foto: ReadonlyMap<string, Blob>;
  onTutup: () => void;
}

export function SelesaiServis({ hasil, pesan, barang, foto, onTutup }: SelesaiServisProps) {
  return (
    <TransaksiTersimpan
      judul={pesan ?? 'Service Berhasil Disimpan'}
      no={hasil.no_service}
      neto={hasil.dp_rp}
      kembali={hasil.kembali}
      keterangan={
        <>
          Janji {hasil.tgl_janji}
          {hasil.estimasi_rp > 0 && ` · estimasi ${rupiah(hasil.estimasi_rp)}`}
          {hasil.dp_rp > 0 && ` · uang muka ${rupiah(hasil.dp_rp)}`}
        </>
      }
      tengah={
        <div>
          <Text fz={13} fw={500} mb={4}>
            Foto barang masuk
          </Text>
          <Group align="flex-start" gap="md">
            {barang.map((b, i) => (
              <IsianFotoServis
                key={b.id}
                no={hasil.no_service}
                baris={i + 1}
                sisi="masuk"
                label={b.minta.nama_barang || b.minta.kode_barcode || b.minta.no_faktur_jual || `Barang ${i + 1}`}
                awal={foto.get(b.id)}
              />
            ))}
          </Group>
        </div>
      }
      nota={[kertasServis(hasil.no_service)]}
      onTutup={onTutup}
    />
  );
}
