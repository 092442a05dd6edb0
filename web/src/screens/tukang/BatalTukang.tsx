// Taking a document of a craftsman back: the reason, an approval where one is wanted; every book reverses exactly its rows.
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { berat, rupiah } from '@/kit/angka';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { useKunciIsi } from '@/kit/dokumen/simpan';
import { denganIzin } from '@/kit/izin';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { batalkan, type DokTukang, segarkan } from './api';

const AKIBAT: Readonly<Record<string, (d: DokTukang) => string>> = {
  EMAS: (d) => `${berat(d.murni)} gr emas murni kembali ke gudang asalnya.`,
  TERIMA: (d) => `Barang dan rosok kembali ke tukang; utangnya bertambah ${berat(d.murni + d.susut)} gr murni.`,
  UPAH: (d) => `Upah ${rupiah(d.total)} kembali ke laci atau rekening asalnya.`,
};

export function BatalTukang({ d, onTutup }: { d: DokTukang; onTutup: () => void }) {
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
