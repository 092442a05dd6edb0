// Above the register: whose birthday it is and whose points are about to lapse, each with its list in a drawer.
import { Badge, Button, Drawer, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCake, IconHourglassLow } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Amplop } from '@/api/klien';
import { pesanDari } from '@/api/tolak';
import { tulisAngka } from '@/kit/angka';
import { BarisPilih, DaftarPilih } from '@/kit/DaftarPilih';
import { Galat } from '@/kit/Galat';
import { Kosong } from '@/kit/Kosong';
import { RangkaTabel } from '@/kit/Rangka';
import { tulisPoin } from '@/kit/transaksi/poin';
import { type AkanHangus, kueriAkanHangus, kueriUlangTahun, type RentangHari, type UlangTahun } from './api';

const RENTANG = [
  { value: 'HARI', label: 'Hari ini' },
  { value: 'MINGGU', label: 'Tujuh hari' },
];

export function HariPenting({ onBuka }: { onBuka: (kode_pelanggan: string) => void }) {
  const [buka, setBuka] = useState<'ulang-tahun' | 'hangus'>();
  const ulang = useQuery(kueriUlangTahun('HARI'));
  const hangus = useQuery(kueriAkanHangus('MINGGU'));
  const pilih = (kode: string) => {
    setBuka(undefined);
    onBuka(kode);
  };
  return (
    <Group gap="xs" mb="sm">
      <Button variant="default" leftSection={<IconCake size={18} />} onClick={() => setBuka('ulang-tahun')}>
        Ulang tahun hari ini{jumlah(ulang.data)}
      </Button>
      <Button variant="default" leftSection={<IconHourglassLow size={18} />} onClick={() => setBuka('hangus')}>
        Poin akan hangus{jumlah(hangus.data)}
      </Button>
      {buka === 'ulang-tahun' && <LaciUlangTahun onTutup={() => setBuka(undefined)} onPilih={pilih} />}
      {buka === 'hangus' && <LaciHangus onTutup={() => setBuka(undefined)} onPilih={pilih} />}
    </Group>
  );
}

const jumlah = (jawab: Amplop<readonly unknown[]> | undefined) =>
  jawab ? `: ${tulisAngka(jawab.count ?? jawab.data.length, 'angka')}` : '';

/** 0 → hari ini, 1 → besok, else the days. */
export function sebutHari(hari: number): string {
  return hari <= 0 ? 'hari ini' : hari === 1 ? 'besok' : `${hari} hari lagi`;
}

interface LaciProps {
  onTutup: () => void;
  onPilih: (kode_pelanggan: string) => void;
}

function LaciUlangTahun({ onTutup, onPilih }: LaciProps) {
  const [rentang, setRentang] = useState<RentangHari>('HARI');
  const kueri = useQuery(kueriUlangTahun(rentang));
  return (
    <Laci judul="Ulang tahun member" onTutup={onTutup}>
      <SegmentedControl
        aria-label="Rentang"
        data={RENTANG}
        value={rentang}
        onChange={(v) => setRentang(v as RentangHari)}
      />
      <Isi
        kueri={kueri}
        kosong="Tidak ada yang berulang tahun"
        baris={(m: UlangTahun) => (
          <BarisPilih
            key={m.kode_pelanggan}
            nama={m.nama_customer}
            isi={[m.kode_member, m.no_hp, `${m.umur} tahun`, sebutHari(m.hari)].filter(Boolean).join(' · ')}
            tanda={m.terkirim ? <Badge variant="light">Ucapan terkirim</Badge> : undefined}
            onPilih={() => onPilih(m.kode_pelanggan)}
          />
        )}
      />
    </Laci>
  );
}

function LaciHangus({ onTutup, onPilih }: LaciProps) {
  const [rentang, setRentang] = useState<RentangHari | 'BULAN'>('MINGGU');
  const kueri = useQuery(kueriAkanHangus(rentang));
  return (
    <Laci judul="Poin akan hangus" onTutup={onTutup}>
      <SegmentedControl
        aria-label="Rentang"
        data={[...RENTANG, { value: 'BULAN', label: 'Sebulan' }]}
        value={rentang}
        onChange={(v) => setRentang(v as RentangHari | 'BULAN')}
      />
      <Isi
        kueri={kueri}
        kosong="Tidak ada poin yang akan hangus"
        baris={(m: AkanHangus) => (
          <BarisPilih
            key={`${m.kode_pelanggan}${m.tgl_hangus}`}
            nama={m.nama_customer}
            isi={[m.kode_member, m.no_hp, `${m.tgl_hangus} (${sebutHari(m.hari)})`].filter(Boolean).join(' · ')}
            tanda={
              <Badge variant="light" color="orange" tt="none">
                {tulisPoin(m.point)}
              </Badge>
            }
            onPilih={() => onPilih(m.kode_pelanggan)}
          />
        )}
      />
    </Laci>
  );
}

function Laci({ judul, onTutup, children }: { judul: string; onTutup: () => void; children: ReactNode }) {
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={440}
      title={judul}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md">{children}</Stack>
    </Drawer>
  );
}

interface IsiProps<T> {
  kueri: { data?: Amplop<readonly T[]>; error: unknown; isPending: boolean; refetch: () => unknown };
  kosong: string;
  baris: (satu: T) => ReactNode;
}

function Isi<T>({ kueri, kosong, baris }: IsiProps<T>) {
  if (kueri.error) return <Galat pesan={pesanDari(kueri.error)} cobaLagi={() => void kueri.refetch()} />;
  if (kueri.isPending) return <RangkaTabel />;
  const { data: semua = [], count = 0 } = kueri.data ?? {};
  if (semua.length === 0) return <Kosong teks={kosong} />;
  return (
    <>
      <DaftarPilih>{semua.map(baris)}</DaftarPilih>
      {count > semua.length && (
        <Text fz={13} c="dimmed">
          {tulisAngka(count - semua.length, 'angka')} orang lain tidak ditampilkan.
        </Text>
      )}
    </>
  );
}
