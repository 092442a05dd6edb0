// Validasi Titipan: a second person looks at deposits before they are used.
import { Alert, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { DataTable } from '@/kit/DataTable';
import { semuaHalaman } from '@/kit/daftar/semua';
import { konfirmasi } from '@/kit/dialog';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { KUNCI_NIAGA } from '../api';
import { ambilTitipan, SARING_TITIP, validasiTitipan } from './api';
import { KOLOM_TITIPAN } from './LihatTitipan';

const TANYA = { ...SARING_TITIP, status: 'BELUM VALID' };

export default function ValidasiTitipan({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const { pengguna, modul } = useSesiAda();
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const [galat, setGalat] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...KUNCI_NIAGA, 'titipan', TANYA],
    queryFn: ({ signal }) =>
      semuaHalaman(
        (halaman) => ambilTitipan({ ...TANYA, ...halaman }, signal),
        (t) => t.no_titip,
      ),
    staleTime: 0,
  });
  const baris = data ?? [];
  const dipilih = baris.filter((t) => terpilih.has(t.no_titip));
  const jalan = async () => {
    const jumlah = dipilih.reduce((n, t) => n + t.jumlah_rp, 0);
    const ya = await konfirmasi(`${dipilih.length} titipan (${rupiah(jumlah)}) dinyatakan benar.`, {
      judul: rute.judul,
      ya: 'Validasi',
      tidak: 'Batal',
    });
    if (!ya) return;
    setSibuk(true);
    setGalat(undefined);
    try {
      const { message } = await validasiTitipan(dipilih.map((t) => t.no_titip));
      pesan.sukses(message ?? 'Data Berhasil Divalidasi');
      setTerpilih(new Set());
      await kueri.invalidateQueries({ queryKey: KUNCI_NIAGA });
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    } finally {
      setSibuk(false);
    }
  };
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <Button
          leftSection={<IconCheck size={18} />}
          disabled={dipilih.length === 0}
          loading={sibuk}
          onClick={() => void jalan()}
        >
          Validasi ({dipilih.length})
        </Button>
      }
    >
      {!modulNyala(modul, 'VALIDASI_TITIPAN_MODULE') && (
        <Alert color="blue" mb="md">
          Toko ini tidak mewajibkan validasi titipan; titipan dapat dipakai tanpa divalidasi.
        </Alert>
      )}
      {galat && (
        <Alert color="red" mb="md" role="alert">
          {galat}
        </Alert>
      )}
      <DataTable
        label="Titipan belum valid"
        kolom={KOLOM_TITIPAN}
        data={baris}
        idBaris={(t) => t.no_titip}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        kosong="Tidak ada titipan yang menunggu validasi"
        pilih={{
          terpilih,
          ganti: (baru) => {
            const sendiri = new Set(baris.filter((t) => t.input_by === pengguna.user_id).map((t) => t.no_titip));
            if ([...baru].some((no) => sendiri.has(no)))
              pesan.info('Titipan yang Anda catat sendiri divalidasi orang lain');
            setTerpilih(new Set([...baru].filter((no) => !sendiri.has(no))));
          },
        }}
      />
    </Halaman>
  );
}
