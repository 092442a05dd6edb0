// Taking an entry back: the reason and another's approval; the same lines stand the other way round on today.
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import { rupiah } from '@/kit/angka';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { useKunciIsi } from '@/kit/dokumen/simpan';
import { denganIzin } from '@/kit/izin';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { segarkan } from './api';

export function BatalJurnal({ no, jumlah, onTutup }: { no: string; jumlah: number; onTutup: () => void }) {
  const kueri = useQueryClient();
  const { mintaIzin } = useTempat();
  const kunci = useKunciIsi();
  return (
    <DialogAlasan
      judul={`Batalkan ${no}`}
      ya="Ya, Batalkan"
      bahaya
      onTutup={onTutup}
      onYa={async (alasan) => {
        const jawab = await denganIzin(mintaIzin, (otorisasi) => {
          const body = { no_jurnal: no, alasan, ...(otorisasi && { otorisasi }) };
          return panggil('POST', 'jurnal-manual/batal', { body, idempotencyKey: kunci(body) });
        });
        if (!jawab) return false;
        pesan.sukses(jawab.message ?? 'Jurnal sudah dibatalkan');
        await segarkan(kueri);
        onTutup();
        return true;
      }}
    >
      <Text>Baris senilai {rupiah(jumlah)} dibalik pada hari ini.</Text>
    </DialogAlasan>
  );
}
