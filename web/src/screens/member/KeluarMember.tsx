// Somebody leaves: what is blanked, what the law has the books keep, and the points that are closed, before it is asked for.

import { Alert, List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { useKunciIsi } from '@/kit/dokumen/simpan';
import { Galat } from '@/kit/Galat';
import { denganIzin } from '@/kit/izin';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { tulisPoin } from '@/kit/transaksi/poin';
import { kueriKeluar, type Member } from './api';
import { TEKS_MEMBER } from './teks';

export interface KeluarMemberProps {
  member: Member;
  onTutup: () => void;
  onJadi: () => void;
}

export function KeluarMember({ member, onTutup, onJadi }: KeluarMemberProps) {
  const { mintaIzin } = useTempat();
  const { data, error, isPending, refetch } = useQuery(kueriKeluar(member.kode_pelanggan));
  const kunci = useKunciIsi();
  const tertahan = (data?.tersisa.length ?? 0) > 0;
  return (
    <DialogAlasan
      judul={`Keluar keanggotaan: ${member.nama_customer}`}
      ya="Keluarkan"
      bahaya
      onTutup={onTutup}
      onYa={async (alasan) => {
        if (!data || tertahan) return false;
        const jawab = await denganIzin(mintaIzin, (otorisasi) => {
          const body = { kode_pelanggan: member.kode_pelanggan, alasan, ...(otorisasi && { otorisasi }) };
          return panggil('POST', 'member/keluar', { body, idempotencyKey: kunci(body) });
        });
        if (!jawab) return false;
        pesan.sukses(jawab.message ?? TEKS_MEMBER.tersimpan);
        onJadi();
        return true;
      }}
    >
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : (
        <>
          {tertahan && (
            <Alert color="red" role="alert" title="Belum bisa keluar">
              <Daftar isi={data.tersisa} />
            </Alert>
          )}
          <Text>
            Persetujuan dicabut dan {tulisPoin(data.point)} ditutup.
            {data.titipan > 0 && ` Titipan yang masih ada: ${rupiah(data.titipan)}.`}
          </Text>
          <Bagian judul="Dihapus" isi={data.dihapus} />
          <Bagian judul="Tetap disimpan" isi={data.disimpan} />
        </>
      )}
    </DialogAlasan>
  );
}

function Bagian({ judul, isi }: { judul: string; isi: readonly string[] }) {
  if (isi.length === 0) return null;
  return (
    <div>
      <Text fw={600} fz={13}>
        {judul}
      </Text>
      <Daftar isi={isi} />
    </div>
  );
}

const Daftar = ({ isi }: { isi: readonly string[] }) => (
  <List fz={13}>
    {isi.map((satu) => (
      <List.Item key={satu}>{satu}</List.Item>
    ))}
  </List>
);
