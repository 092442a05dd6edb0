// Weighing the trays of a warehouse, morning and evening: the trays with their state at the left, the scale at the right.
// A tray is chosen by touch or by its scanned code; the weight comes from the scale, or is typed and marked as typed.
import { Badge, Button, Group, Progress, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { konfirmasi } from '@/kit/dialog';
import { kueriGudang } from '@/kit/dokumen/PilihBaki';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { usePemindai } from '@/kit/pemindai';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { baca, tulis } from '@/kit/simpanan';
import { useTimbangan } from '@/kit/timbangan';
import { jam } from '@/kit/waktu';
import type { Rute } from '@/routes';
import {
  type BakiTimbang,
  bakiBerikut,
  type DataTimbang,
  keadaanBaki,
  kueriKeadaan,
  kueriPutaran,
  type Sesi,
  sesiKini,
  TIMBANG,
} from './data';
import { PanelTimbang } from './PanelTimbang';
import kelas from './timbang.module.css';

const KUNCI_BAUD = 'karat.pilihan.timbangan-baud';

export default function LayarTimbang({ rute }: { rute: Rute }) {
  const klien = useQueryClient();
  const pindah = useNavigate();
  const putaran = useQuery(kueriPutaran);
  const [baud, setBaud] = useState(() => baca(KUNCI_BAUD) ?? '9600');
  const timbangan = useTimbangan(Number(baud));
  const gudang = useQuery(kueriGudang);
  const [sesi, setSesi] = useState<Sesi>(sesiKini);
  const [dipilih, setDipilih] = useState<{ gudang?: string; baki?: string }>({});
  const kodeGudang = dipilih.gudang ?? (putaran.data?.kode_gudang || 'TOKO');
  const kodeBaki = dipilih.baki ?? putaran.data?.kode_toko ?? '';
  const keadaan = useQuery(kueriKeadaan(kodeGudang));
  const semua = keadaan.data ?? [];
  const baki = semua.find((b) => b.kode_toko === kodeBaki);

  const mulai = async (b: BakiTimbang) => {
    setDipilih({ gudang: b.kode_gudang, baki: b.kode_toko });
    try {
      const { data } = await panggil('POST', 'timbang-baki/start', {
        body: { kode_gudang: b.kode_gudang, kode_toko: b.kode_toko },
      });
      klien.setQueryData(kueriPutaran.queryKey, data);
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  const reset = async () => {
    if (!(await konfirmasi('Kosongkan daftar timbang Anda? Hasil timbang yang sudah disimpan tetap ada.'))) return;
    try {
      const { data } = await panggil('POST', 'timbang-baki/reset');
      klien.setQueryData(kueriPutaran.queryKey, data);
      setDipilih({ gudang: kodeGudang, baki: '' });
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  usePemindai((kode) => {
    const cocok = semua.find((b) => b.kode_toko === kode.trim().toUpperCase());
    if (cocok) void mulai(cocok);
    else pesan.info('Mohon Untuk Pilih Kode Baki');
  });
  const sudah = semua.filter((b) => keadaanBaki(b, sesi) !== 'belum').length;
  const selisih = semua.filter((b) => keadaanBaki(b, sesi) === 'selisih').length;
  const berikut = baki && bakiBerikut(semua, baki.kode_toko, sesi);
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      keadaan={
        semua.length > 0 && (
          <Badge variant="light" color={selisih > 0 ? 'red' : sudah === semua.length ? 'green' : 'gray'}>
            {sudah} dari {semua.length} baki{selisih > 0 ? `, ${selisih} selisih` : ''}
          </Badge>
        )
      }
      lain={[
        { label: 'Laporan Timbang Baki', aksi: () => void pindah({ to: '/laporan-timbang-baki' }) },
        { label: 'Laporan Aktivitas', aksi: () => void pindah({ to: '/laporan-aktivitas-timbang-baki' }) },
      ]}
      utama={
        <Button variant="default" onClick={() => void reset()} disabled={!putaran.data?.data_timbang.length}>
          Reset
        </Button>
      }
      alat={
        <Group gap="sm" align="center">
          <SegmentedControl
            aria-label="Sesi timbang"
            value={sesi}
            onChange={(nilai) => setSesi(nilai as Sesi)}
            data={[
              { value: 'PAGI', label: 'Pagi' },
              { value: 'SORE', label: 'Sore' },
            ]}
          />
          <Select
            aria-label="Kode Gudang"
            w={200}
            searchable
            allowDeselect={false}
            data={(gudang.data ?? []).map((g) => ({
              value: g.kode_gudang,
              label: `${g.kode_gudang} – ${g.nama_gudang}`,
            }))}
            value={kodeGudang}
            onChange={(kode) => kode && setDipilih({ gudang: kode, baki: '' })}
          />
        </Group>
      }
    >
      <Progress
        value={semua.length === 0 ? 0 : (sudah / semua.length) * 100}
        color={selisih > 0 ? 'red.7' : 'green.7'}
        size={8}
        mb="md"
        aria-label="Baki yang sudah ditimbang"
      />
      <div className={kelas.papan}>
        <section aria-label="Baki">
          {keadaan.error ? (
            <Galat pesan={pesanDari(keadaan.error)} cobaLagi={() => void keadaan.refetch()} />
          ) : keadaan.isPending ? (
            <RangkaTabel />
          ) : semua.length === 0 ? (
            <Kosong teks="Data Tidak Tersedia">
              <Text fz={13} c="dimmed" ta="center">
                Belum ada baki di sini. Isi Master Baki, atau pilih gudang lain.
              </Text>
            </Kosong>
          ) : (
            <div className={kelas.bakibaki}>
              {semua.map((b) => (
                <UbinBaki
                  key={b.kode_toko}
                  baki={b}
                  sesi={sesi}
                  dipilih={b.kode_toko === kodeBaki}
                  onPilih={() => void mulai(b)}
                />
              ))}
            </div>
          )}
          <Putaran putaran={putaran.data} sesi={sesi} />
        </section>
        <div className={kelas.panel}>
          {baki ? (
            <PanelTimbang
              key={`${baki.kode_toko} ${sesi}`}
              baki={baki}
              timbangan={timbangan}
              baud={baud}
              onBaud={(nilai) => {
                tulis(KUNCI_BAUD, nilai);
                setBaud(nilai);
              }}
              sesi={sesi}
              berikut={berikut}
              onBerikut={(b) => void mulai(b)}
              onTersimpan={() => void klien.invalidateQueries({ queryKey: [TIMBANG] })}
            />
          ) : (
            <Stack align="center" py="xl" gap="xs">
              <Text fw={600} fz={16}>
                Mohon Untuk Pilih Kode Baki
              </Text>
              <Text c="dimmed" ta="center">
                Sentuh baki di daftar, atau pindai kodenya.
              </Text>
            </Stack>
          )}
        </div>
      </div>
    </Halaman>
  );
}

const KATA = { belum: 'Belum', cocok: 'Cocok', selisih: 'Selisih' } as const;
const WARNA = { belum: 'dimmed', cocok: 'green', selisih: 'red' } as const;

interface PropsUbin {
  baki: BakiTimbang;
  sesi: Sesi;
  dipilih: boolean;
  onPilih: () => void;
}

function UbinBaki({ baki: b, sesi, dipilih, onPilih }: PropsUbin) {
  const keadaan = keadaanBaki(b, sesi);
  const hasil = sesi === 'PAGI' ? b.pagi : b.sore;
  return (
    <button type="button" className={kelas.baki} data-keadaan={keadaan} aria-pressed={dipilih} onClick={onPilih}>
      <Group justify="space-between" gap={4} wrap="nowrap">
        <strong>{b.kode_toko}</strong>
        <Text fz={12} c={WARNA[keadaan]} fw={500}>
          {KATA[keadaan]}
        </Text>
      </Group>
      <Text fz={12} c="dimmed" lineClamp={2} title={b.nama_baki}>
        {b.nama_baki}
      </Text>
      <Text fz={12} c="dimmed">
        {b.qty} brg{hasil ? ` · ${jam(hasil.waktu)}` : ''}
      </Text>
    </button>
  );
}

function Putaran({ putaran, sesi }: { putaran?: DataTimbang; sesi: Sesi }) {
  if (!putaran || putaran.data_timbang.length === 0) return null;
  return (
    <Group gap={6} mt="md" aria-label="Daftar timbang saya" role="list">
      <Text fz={12} c="dimmed">
        Daftar timbang saya:
      </Text>
      {putaran.data_timbang.map((b) => (
        <Badge
          key={b.kode_toko}
          role="listitem"
          variant="light"
          radius="sm"
          color={{ belum: 'gray', cocok: 'green', selisih: 'red' }[keadaanBaki(b, sesi)]}
        >
          {b.kode_toko}
        </Badge>
      ))}
    </Group>
  );
}
