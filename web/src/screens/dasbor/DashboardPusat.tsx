// The chain at a glance: every store's day side by side, a period and a year put together.
// Each store is asked at its own portal; one that does not answer is named, the others still count.
import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Toko } from '@/api/tipe';
import { pesanDari, TEKS_API, Tolak } from '@/api/tolak';
import { kueriToko } from '@/app/halaman/PilihToko';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { Galat } from '@/kit/Galat';
import { Grafik } from '@/kit/grafik/Grafik';
import { DeretAngka } from '@/kit/grafik/KartuAngka';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { Kosong } from '@/kit/Kosong';
import { RangkaTabel } from '@/kit/Rangka';
import { TEKS } from '@/kit/teks';
import type { Rute } from '@/routes';
import { kueriGabungan, kueriTokoHarian, SERI_TRANSAKSI, tulisLangkah } from './data';

export default function DashboardPusat({ rute }: { rute: Rute }) {
  const { pengguna } = useSesiAda();
  const { data: toko, error, refetch } = useQuery(kueriToko);
  // Head office itself trades in no drawer of its own when branches stand beside it.
  const cabang = toko && toko.length > 1 ? toko.filter((satu) => satu.kode_toko !== pengguna.kode_toko) : toko;
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : !cabang ? (
        <RangkaTabel />
      ) : cabang.length === 0 ? (
        <Kosong teks="Belum ada toko yang bisa dilihat" />
      ) : (
        <Stack gap="md">
          <HariIni toko={cabang} />
          <Periode toko={cabang} tglSystem={pengguna.tgl_system} />
          <Tahun toko={cabang} tahunIni={Number(pengguna.tgl_system.slice(0, 4))} />
        </Stack>
      )}
    </Halaman>
  );
}

function TokoGagal({ gagal, ulang }: { gagal: readonly string[]; ulang: () => void }) {
  if (gagal.length === 0) return null;
  return (
    <Alert color="orange" variant="light" icon={<IconAlertTriangle size={18} />} role="alert">
      <Group justify="space-between" gap="sm">
        <Text>
          {TEKS_API.dataGagal}: {gagal.join(', ')}. Angka di bawah tanpa toko itu.
        </Text>
        <Button size="xs" variant="default" onClick={ulang}>
          {TEKS.cobaLagi}
        </Button>
      </Group>
    </Alert>
  );
}

function HariIni({ toko }: { toko: readonly Toko[] }) {
  const { data, error, refetch } = useQuery(kueriTokoHarian(toko));
  const jumlah = (kunci: (typeof SERI_TRANSAKSI)[number]['kunci']) =>
    data && rupiah(data.hasil.reduce((total, satu) => total + satu[kunci], 0));
  return (
    <>
      {data && <TokoGagal gagal={data.gagal} ulang={() => void refetch()} />}
      <DeretAngka
        label="Angka semua toko hari ini"
        angka={[
          { judul: 'Penjualan hari ini', nilai: jumlah('penjualan') },
          { judul: 'Pembelian hari ini', nilai: jumlah('pembelian') },
          { judul: 'Service hari ini', nilai: jumlah('service') },
          { judul: 'Hutang hari ini', nilai: jumlah('hutang') },
          { judul: 'Toko yang menjawab', nilai: data && `${data.hasil.length} dari ${toko.length}` },
        ]}
      />
      <Grafik
        judul="Hari ini per toko"
        keterangan="Menurut tanggal sistem setiap toko"
        data={data?.hasil}
        galat={galatDari(error, refetch)}
        langkah="kode_toko"
        judulLangkah="Toko"
        seri={SERI_TRANSAKSI}
        bentuk="batang"
        tulisLangkah={(kode) => data?.hasil.find((satu) => satu.kode_toko === kode)?.nama_toko ?? kode}
      />
    </>
  );
}

function galatDari(error: unknown, ulang: () => unknown) {
  return error ? { pesan: pesanDari(error), cobaLagi: () => void ulang() } : undefined;
}

function Periode({ toko, tglSystem }: { toko: readonly Toko[]; tglSystem: string }) {
  const [dari, setDari] = useState<string | null>(`${tglSystem.slice(0, 8)}01`);
  const [sampai, setSampai] = useState<string | null>(tglSystem);
  const lengkap = dari !== null && sampai !== null && dari <= sampai;
  const { data, error, refetch } = useQuery({
    ...kueriGabungan(toko, 'cash-pusat/period-transaction-chart', { tgl_from: dari, tgl_to: sampai }),
    enabled: lengkap,
  });
  const salah = (kolom: string) => (error instanceof Tolak ? error.fields[kolom] : undefined);
  const terbalik = dari && sampai && dari > sampai ? 'Tanggal Akhir Tidak Boleh Sebelum Tanggal Awal' : undefined;
  return (
    <>
      {data && <TokoGagal gagal={data.gagal} ulang={() => void refetch()} />}
      <Grafik
        judul="Periode"
        keterangan="Semua toko digabung"
        data={lengkap ? data?.hasil : []}
        galat={galatDari(error, refetch)}
        langkah="label"
        judulLangkah="Tanggal"
        seri={SERI_TRANSAKSI}
        bentuk="garis"
        tulisLangkah={tulisLangkah}
        kosong={lengkap ? undefined : 'Pilih tanggal awal dan akhir'}
        alat={
          <Group gap="xs" align="flex-start">
            <IsianTanggal
              aria-label="Tanggal Awal"
              w={150}
              value={dari}
              onChange={setDari}
              error={dari === null ? 'Tanggal Awal Tidak Boleh Kosong' : salah('tgl_from')}
              galatLangsung
            />
            <IsianTanggal
              aria-label="Tanggal Akhir"
              w={150}
              value={sampai}
              onChange={setSampai}
              error={sampai === null ? 'Tanggal Akhir Tidak Boleh Kosong' : (terbalik ?? salah('tgl_to'))}
              galatLangsung
            />
          </Group>
        }
      />
    </>
  );
}

function Tahun({ toko, tahunIni }: { toko: readonly Toko[]; tahunIni: number }) {
  const [tahun, setTahun] = useState(tahunIni);
  const { data, error, refetch } = useQuery(
    kueriGabungan(toko, 'transaction/daily-transaction-get-year', { tahun: String(tahun) }),
  );
  return (
    <>
      {data && <TokoGagal gagal={data.gagal} ulang={() => void refetch()} />}
      <Grafik
        judul="Tahun"
        keterangan="Semua toko digabung, per bulan"
        data={data?.hasil}
        galat={galatDari(error, refetch)}
        langkah="label"
        judulLangkah="Bulan"
        seri={SERI_TRANSAKSI}
        bentuk="batang"
        tulisLangkah={tulisLangkah}
        alat={
          <Select
            aria-label="Tahun"
            w={110}
            allowDeselect={false}
            value={String(tahun)}
            onChange={(nilai) => nilai && setTahun(Number(nilai))}
            data={[0, 1, 2, 3, 4].map((mundur) => String(tahunIni - mundur))}
          />
        }
      />
    </>
  );
}
