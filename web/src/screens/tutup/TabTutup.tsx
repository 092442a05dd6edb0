// Closing the day in steps: what blocks and what warns, how far the drawers are counted, the confirmation with the two
// dates, and the progress. After it the session is over: back to the login after a second.
import { Alert, Badge, Button, Group, Modal, Progress, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconLock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { idDokumen } from '@/api/acak';
import { panggil } from '@/api/panggil';
import { TutupTolak } from '@/api/penolakan';
import { pesanDari } from '@/api/tolak';
import { sesiSelesai, tahanSesi } from '@/app/aksiSesi';
import { type Ditutup, ditutupDari } from '@/app/ditutup';
import { useSesiAda } from '@/app/sesi';
import { soket, useKejadian } from '@/app/soket';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { Galat } from '@/kit/Galat';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { jam, tanggalPanjang } from '@/kit/waktu';
import { artiGagal, type Hal, type Keadaan, KUNCI_TUTUP, kirimTutup, kueriKeadaan, type Laci } from './api';
import { DaftarHal } from './DaftarHal';
import { TEKS_TUTUP } from './teks';
import kelas from './tutup.module.css';

const SEBELUM_LOGIN = 1000;
const WARNA: Readonly<Record<string, string>> = {
  TERHITUNG: 'green',
  KOSONG: 'gray',
  BELUM: 'orange',
  USANG: 'orange',
  'PERLU SETUJU': 'red',
};
const SEBUT: Readonly<Record<string, string>> = {
  TERHITUNG: 'Terhitung',
  KOSONG: 'Kosong',
  BELUM: 'Belum dihitung',
  USANG: 'Hitung lagi',
  'PERLU SETUJU': 'Perlu persetujuan',
};

interface Maju {
  percentage: number;
  message: string;
}

function kolomLaci(boleh: boolean, setujui: (laci: Laci) => void): readonly Kolom<Laci>[] {
  const dasar: Kolom<Laci>[] = [
    { kunci: 'kasir', judul: 'Kasir', nilai: (l) => `${l.nama} (${l.kasir})`, lebar: 270 },
    {
      kunci: 'keadaan',
      judul: 'Keadaan',
      nilai: (l) => SEBUT[l.keadaan] ?? l.keadaan,
      lebar: 150,
      tampil: (l) => (
        <Badge variant="light" color={WARNA[l.keadaan] ?? 'gray'}>
          {SEBUT[l.keadaan] ?? l.keadaan}
        </Badge>
      ),
    },
    { kunci: 'waktu', judul: 'Dihitung Jam', nilai: (l) => (l.waktu ? jam(l.waktu) : ''), lebar: 110 },
    { kunci: 'dihitung', judul: 'Dihitung (Rp)', jenis: 'rupiah', nilai: (l) => l.dihitung ?? '', lebar: 130 },
  ];
  if (!boleh) return dasar;
  return [
    ...dasar,
    { kunci: 'saldo', judul: 'Buku (Rp)', jenis: 'rupiah', nilai: (l) => l.saldo ?? '', lebar: 130 },
    { kunci: 'selisih', judul: 'Selisih (Rp)', jenis: 'rupiah', nilai: (l) => l.selisih ?? '', lebar: 120 },
    {
      kunci: 'aksi',
      judul: 'Persetujuan',
      nilai: (l) => l.disetujui ?? '',
      lebar: 130,
      urut: false,
      tampil: (l) =>
        l.keadaan === 'PERLU SETUJU' ? (
          <Button size="compact-xs" aria-label={`Setujui selisih ${l.kasir}`} onClick={() => setujui(l)}>
            Setujui
          </Button>
        ) : (
          (l.disetujui ?? '')
        ),
    },
  ];
}

export function TabTutup({ keTab }: { keTab: (tab: string) => void }) {
  const kueri = useQueryClient();
  const pindah = useNavigate();
  const { pengguna } = useSesiAda();
  const boleh = ['SPV', 'OWN'].includes(pengguna.level);
  const [tanya, setTanya] = useState(false);
  const [maju, setMaju] = useState<Maju>();
  const [setuju, setSetuju] = useState<Laci>();
  const idHitung = setuju?.id_hitung;
  const [ditolak, setDitolak] = useState<{ halangan: Hal[]; teks: string }>();
  const { data, error, refetch } = useQuery({ ...kueriKeadaan(), enabled: !maju });
  // A request that is made, decided or taken back changes what blocks, at once.
  useKejadian('authorization-request', () => void refetch());
  useKejadian('authorization-decided', () => void refetch());
  useKejadian<Maju>('closed-store-progress', (isi) => setMaju((kini) => (kini ? isi : kini)));

  const selesai = (teks: string, baik: boolean, ditutup?: Ditutup) => {
    if (baik) pesan.sukses(teks);
    else pesan.gagal(teks);
    setTimeout(() => {
      sesiSelesai(ditutup);
      void pindah({ to: '/' });
    }, SEBELUM_LOGIN);
  };

  const jalankan = async (keadaan: Keadaan) => {
    setTanya(false);
    setDitolak(undefined);
    setMaju({ percentage: 0, message: 'Memulai tutup toko' });
    // The session ends with the closing; this screen says when it leaves.
    tahanSesi(true);
    soket.ambil()?.emit('start-closed-store', {});
    try {
      const { tgl_system } = await kirimTutup(keadaan.tgl_system);
      setMaju({ percentage: 100, message: TEKS_TUTUP.berhasil });
      selesai(TEKS_TUTUP.berhasil, true, { oleh: pengguna.user_name, tgl_system });
    } catch (sebab) {
      const arti = artiGagal(sebab);
      if (arti.jenis === 'olehLain') return selesai(TEKS_TUTUP.olehLain, false, ditutupDari(sebab));
      tahanSesi(false);
      setMaju(undefined);
      if (arti.jenis === 'halangan') {
        setDitolak(arti);
        setTanya(true);
      } else {
        pesan.gagal(arti.teks);
      }
      void kueri.invalidateQueries({ queryKey: KUNCI_TUTUP });
    }
  };

  if (error && !maju) return <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />;
  if (!data) return <RangkaTabel />;
  const terhalang = data.halangan.length > 0;
  return (
    <Stack gap="md">
      <Group className={kelas.bingkai} justify="space-between" gap="md">
        <div>
          <Text fz={13} c="dimmed">
            Tanggal sistem
          </Text>
          <Text fz={20} fw={600} data-testid="tanggal-sistem">
            {tanggalPanjang(data.tgl_system)}
          </Text>
          <Text fz={13} c="dimmed">
            Setelah ditutup menjadi {tanggalPanjang(data.tgl_berikut)}
          </Text>
        </div>
        <Button
          size="md"
          leftSection={<IconLock size={18} />}
          disabled={terhalang || data.berjalan}
          onClick={() => {
            setDitolak(undefined);
            setTanya(true);
          }}
        >
          Tutup Toko
        </Button>
      </Group>
      <div className={kelas.dua}>
        <section className={kelas.bingkai} aria-label="Yang harus diselesaikan">
          <Title order={2} fz={16} fw={600} mb="sm">
            1. Yang harus diselesaikan
          </Title>
          {terhalang ? (
            <DaftarHal hal={data.halangan} halangan keTab={keTab} />
          ) : (
            <Group gap="xs" c="green">
              <IconCircleCheck size={20} aria-hidden />
              <Text>Tidak ada yang menghalangi tutup toko</Text>
            </Group>
          )}
          {boleh && data.halangan.some((satu) => satu.kode === TutupTolak.TidakSeimbang) && (
            <Button mt="sm" variant="default" size="xs" onClick={() => keTab('bukti')}>
              Lihat Bukti Saldo
            </Button>
          )}
        </section>
        <section className={kelas.bingkai} aria-label="Perlu diketahui">
          <Title order={2} fz={16} fw={600} mb="sm">
            Perlu diketahui
          </Title>
          {data.peringatan.length > 0 ? (
            <DaftarHal hal={data.peringatan} halangan={false} keTab={keTab} />
          ) : (
            <Text c="dimmed">Tidak ada catatan</Text>
          )}
        </section>
      </div>
      <section className={kelas.bingkai} aria-label="Kas per kasir">
        <Group justify="space-between" mb="sm">
          <Title order={2} fz={16} fw={600}>
            2. Kas per kasir
          </Title>
          <Button variant="default" size="xs" onClick={() => keTab('hitung')}>
            Hitung Kas Saya
          </Button>
        </Group>
        <DataTable
          label="Kas per kasir"
          kolom={kolomLaci(boleh, setSetuju)}
          data={data.laci}
          idBaris={(l) => l.kasir}
          kosong="Tidak ada laci yang berisi uang"
        />
      </section>
      <Modal
        opened={tanya}
        onClose={() => setTanya(false)}
        title={TEKS_TUTUP.konfirmasi}
        centered
        closeButtonProps={{ 'aria-label': 'Tutup dialog' }}
      >
        <Stack gap="md">
          {ditolak ? (
            <Alert color="red" variant="light" title="Toko belum bisa ditutup" role="alert">
              {ditolak.halangan.length > 0 ? <DaftarHal hal={ditolak.halangan} halangan keTab={keTab} /> : ditolak.teks}
            </Alert>
          ) : (
            <>
              <Text>
                Tanggal sistem akan berpindah dari <b className={kelas.utuh}>{data.tgl_system}</b> ke{' '}
                <b className={kelas.utuh}>{data.tgl_berikut}</b>. Transaksi tanggal{' '}
                <span className={kelas.utuh}>{data.tgl_system}</span> tidak bisa ditambah lagi dan semua pengguna toko
                ini keluar dari aplikasi.
              </Text>
              {data.peringatan.length > 0 && <DaftarHal hal={data.peringatan} halangan={false} keTab={keTab} />}
            </>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => setTanya(false)}>
              Batal
            </Button>
            <Button disabled={ditolak !== undefined && terhalang} onClick={() => void jalankan(data)}>
              {ditolak ? 'Coba Lagi' : 'Ya, Tutup Toko'}
            </Button>
          </Group>
        </Stack>
      </Modal>
      <Modal
        opened={maju !== undefined}
        onClose={() => undefined}
        withCloseButton={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
        centered
        size="sm"
        attributes={{ content: { 'aria-label': 'Proses tutup toko' } }}
      >
        <Text fw={600} mb={4} role="status">
          {maju?.message}
        </Text>
        <Text c="dimmed" mb="sm">
          {maju?.percentage ?? 0}%
        </Text>
        <Progress value={maju?.percentage ?? 0} size="lg" aria-label="Kemajuan tutup toko" />
      </Modal>
      {setuju && idHitung != null && (
        <DialogAlasan
          judul={`Setujui Selisih Kas ${setuju.nama}`}
          ya="Setujui"
          onTutup={() => setSetuju(undefined)}
          onYa={async (alasan) => {
            const jawab = await panggil('POST', 'cash/count/approve', {
              body: { id: idHitung, alasan },
              idempotencyKey: idDokumen(),
            });
            pesan.sukses(jawab.message ?? '');
            setSetuju(undefined);
            void kueri.invalidateQueries({ queryKey: KUNCI_TUTUP });
            return true;
          }}
        >
          <Text>
            Buku {setuju.saldo?.toLocaleString('en-US')}, dihitung {setuju.dihitung?.toLocaleString('en-US')}, selisih{' '}
            {setuju.selisih?.toLocaleString('en-US')}. Selisih dibukukan saat tutup toko.
          </Text>
        </DialogAlasan>
      )}
    </Stack>
  );
}
