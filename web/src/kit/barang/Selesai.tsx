// What was just saved: the number of the document, its paper, and the way back while nothing went on.
import { berat } from '@/kit/angka';
import { Tersimpan } from '@/kit/dokumen/Tersimpan';
import type { Tercatat } from './apiDokumen';
import { CetakDokumen } from './CetakDokumen';

export function Selesai({ hasil, pesan, onTutup }: { hasil: Tercatat; pesan: string; onTutup: () => void }) {
  return (
    <Tersimpan
      pesan={pesan}
      isi={`${hasil.no_dok} · ${hasil.qty} barang · ${berat(hasil.berat)} gr`}
      tombol="Cetak"
      cetak={(tutup) => <CetakDokumen no={hasil.no_dok} onTutup={tutup} />}
      onTutup={onTutup}
    />
  );
}
