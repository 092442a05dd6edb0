// After manual trade: the change or what was paid, the notas on their way to paper, and on to the next customer.
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import { kertasManual, type TercatatManual } from './api';

const JUDUL: Readonly<Record<string, string>> = { JUAL: 'Penjualan', BELI: 'Pembelian', TUKAR: 'Tukar Tambah' };

export function SelesaiManual({ hasil, onTutup }: { hasil: TercatatManual; onTutup: () => void }) {
  return (
    <TransaksiTersimpan
      judul={`${JUDUL[hasil.jenis] ?? 'Transaksi'} Manual: Data Berhasil Disimpan`}
      no={hasil.no_faktur_group}
      neto={hasil.neto}
      kembali={hasil.kembali}
      keterangan={[...hasil.no_faktur_jual, ...hasil.no_faktur_beli].join(' · ')}
      nota={[
        ...hasil.no_faktur_jual.slice(0, 1).map((no) => kertasManual('penjualan', no)),
        ...hasil.no_faktur_beli.slice(0, 1).map((no) => kertasManual('pembelian', no)),
      ]}
      onTutup={onTutup}
    />
  );
}
