// Hitung Jaminan: the bags of the safe scanned and weighed without seeing what the books say, sent as one count; then what differs,
// and the answer to each difference.
import { Alert, Badge, Button, Kbd } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { useTempat } from '@/kit/konteks';
import { bacaJson } from '@/kit/simpanan';
import { useTombol } from '@/kit/tombol';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { ambilHitung, type HitungJaminan as Hitung, KUNCI_HUTANG } from './apiLelang';
import { FormHitung, kunciHitung } from './FormHitung';
import type { DrafHitung } from './hitungan';
import { LaciHitung } from './LaciHitung';

const KOLOM: readonly Kolom<Hitung>[] = [
  { kunci: 'no_hitung', judul: 'No Hitung', nilai: (h) => h.no_hitung, lebar: 190, urut: false },
  { kunci: 'waktu', judul: 'Waktu', nilai: (h) => waktuLengkap(h.waktu), lebar: 150, urut: false },
  { kunci: 'oleh', judul: 'Oleh', nilai: (h) => h.oleh, lebar: 120, urut: false },
  { kunci: 'tempat', judul: 'Tempat', nilai: (h) => h.tempat || 'Seluruh brankas', lebar: 150, urut: false },
  { kunci: 'kantong', judul: 'Kantong', jenis: 'angka', nilai: (h) => h.kantong, lebar: 95, urut: false },
  { kunci: 'cocok', judul: 'Cocok', jenis: 'angka', nilai: (h) => h.cocok, lebar: 90, urut: false },
  { kunci: 'beda', judul: 'Beda', jenis: 'angka', nilai: (h) => h.beda, lebar: 85, urut: false },
  {
    kunci: 'belum',
    judul: 'Belum dijawab',
    nilai: (h) => h.belum,
    tampil: (h) => (
      <Badge variant="light" tt="none" color={h.belum > 0 ? 'red' : 'green'}>
        {h.belum > 0 ? `${h.belum} belum dijawab` : 'Selesai'}
      </Badge>
    ),
    lebar: 150,
    urut: false,
  },
  { kunci: 'keterangan', judul: 'Keterangan', nilai: (h) => h.keterangan, lebar: 200, urut: false },
];

export default function HitungJaminan({ rute }: { rute: Rute }) {
  const { pemilik } = useTempat();
  const [{ no = '' }, alamat] = useAlamat();
  // A count that was begun goes on where it stood.
  const [menghitung, setMenghitung] = useState(
    () => (bacaJson<DrafHitung>(kunciHitung(pemilik))?.detail.length ?? 0) > 0,
  );
  const { tabel } = useDaftar({ kunci: [...KUNCI_HUTANG, 'daftar-hitung'], bawaan: {}, ambil: ambilHitung });
  useTombol([{ kunci: 'F3', arti: 'Mulai hitung', aksi: () => setMenghitung(true) }], !menghitung && no === '');
  if (menghitung)
    return (
      <FormHitung
        rute={rute}
        onBatal={() => setMenghitung(false)}
        onJadi={(nomor) => {
          setMenghitung(false);
          alamat({ no: nomor });
        }}
      />
    );
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <Button
          leftSection={<IconPlus size={18} />}
          rightSection={<Kbd size="xs">F3</Kbd>}
          data-autofocus
          onClick={() => setMenghitung(true)}
        >
          Mulai Hitung
        </Button>
      }
    >
      <Alert color="blue" py={8} mb="sm">
        Jaminan customer dihitung paling sedikit sebulan sekali, oleh orang lain daripada yang menyimpannya.
      </Alert>
      <DataTable
        label="Hitungan jaminan"
        kolom={KOLOM}
        idBaris={(h) => h.no_hitung}
        {...tabel}
        cari={false}
        kosong="Belum ada hitungan"
        ekspor={{ namaFile: 'hitung-jaminan.csv' }}
        onBaris={(h) => alamat({ no: h.no_hitung })}
      />
      {no && <LaciHitung no={no} onTutup={() => alamat({ no: undefined })} />}
    </Halaman>
  );
}
