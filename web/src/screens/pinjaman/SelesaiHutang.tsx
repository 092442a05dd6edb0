// After a loan was made: its number, what the customer gets and until when, photos on their way to the server, the ticket.
import { Alert, Group, Text } from '@mantine/core';
import { rupiah } from '@/kit/angka';
import type { Baris } from '@/kit/transaksi/baris';
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import { kertasHutang, type TercatatHutang } from './api';
import { IsianFotoJaminan } from './FotoJaminan';
import type { MintaJaminan } from './useHutang';

export interface SelesaiHutangProps {
  hasil: TercatatHutang;
  pesan?: string;
  /** The lines as they were sent, and their photos. */
  barang: readonly Baris<MintaJaminan>[];
  foto: ReadonlyMap<string, Blob>;
  onTutup: () => void;
}

export function SelesaiHutang({ hasil, pesan, barang, foto, onTutup }: SelesaiHutangProps) {
  return (
    <TransaksiTersimpan
      judul={pesan ?? 'Hutang Berhasil Disimpan'}
      no={hasil.no_faktur_hutang}
      neto={hasil.tunggu ? 0 : -hasil.diterima_rp}
      kembali={0}
      keterangan={`Pokok ${rupiah(hasil.jumlah_hutang)} · jatuh tempo ${hasil.jatuh_tempo} · kantong ${hasil.no_kantong}`}
      tengah={
        <>
          {hasil.tunggu && (
            <Alert color="orange">
              Uangnya belum diserahkan: sesudah divalidasi orang kedua, cairkan {rupiah(hasil.diterima_rp)} di Lihat
              Hutang, hari ini juga.
            </Alert>
          )}
          <div>
            <Text fz={13} fw={500} mb={4}>
              Foto jaminan
            </Text>
            <Group align="flex-start" gap="md">
              {barang.map((b, i) => (
                <IsianFotoJaminan
                  key={b.id}
                  no={hasil.no_faktur_hutang}
                  baris={i + 1}
                  sisi="masuk"
                  label={b.minta.nama_barang || b.minta.kode_barcode || b.minta.no_faktur_jual || `Jaminan ${i + 1}`}
                  awal={foto.get(b.id)}
                />
              ))}
            </Group>
          </div>
        </>
      }
      nota={[kertasHutang(hasil.no_faktur_hutang)]}
      onTutup={onTutup}
    />
  );
}
