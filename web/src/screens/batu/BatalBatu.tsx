// Taking a document of stones back: the reason, an approval where one is wanted; every book and the card reverse exactly.
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { rupiah } from '@/kit/angka';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { useKunciIsi } from '@/kit/dokumen/simpan';
import { denganIzin } from '@/kit/izin';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { batalkan, type DokBatu, segarkan } from './api';

const AKIBAT: Readonly<Record<string, (d: DokBatu) => string>> = {
  TERIMA: () => 'Batunya keluar lagi dari register.',
  RETUR: (d) => `${d.butir} butir kembali ke brankas.`,
  PASANG: (d) => `${d.butir} butir kembali ke brankas, kartu barang ${d.lawan} kembali seperti semula.`,
  LEPAS: (d) => `${d.butir} butir kembali ke barang ${d.lawan}, kartunya kembali seperti semula.`,
  'KE TUKANG': (d) => `${d.butir} butir kembali ke brankas.`,
  'DARI TUKANG': (d) => `${d.butir} butir kembali ke tukang ${d.lawan}.`,
  AWAL: () => 'Batu barang lama keluar lagi dari register.',
  JUAL: (d) => `Batunya kembali ke brankas, uang ${rupiah(d.total)} kembali ke customer.`,
};

export function BatalBatu({ d, onTutup }: { d: DokBatu; onTutup: () => void }) {
  const kueri = useQueryClient();
  const { mintaIzin } = useTempat();
  const kunci = useKunciIsi();
  return (
    <DialogAlasan
      judul={`Batalkan ${d.no_dok}`}
      ya="Ya, Batalkan"
      bahaya
      onTutup={onTutup}
      onYa={async (alasan) => {
        const jawab = await denganIzin(mintaIzin, (otorisasi) => {
          const isi = { no_dok: d.no_dok, alasan, ...(otorisasi && { otorisasi }) };
          return batalkan(isi, kunci(isi));
        });
        if (!jawab) return false;
        pesan.sukses(jawab.message ?? 'Data Berhasil Dibatalkan');
        await segarkan(kueri);
        onTutup();
        return true;
      }}
    >
      <Text>{AKIBAT[d.jenis]?.(d)}</Text>
    </DialogAlasan>
  );
}
