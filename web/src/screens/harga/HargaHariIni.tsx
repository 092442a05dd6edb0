// The morning screen: prices carried forward from the last day are confirmed or changed, previewed, published.
// Tabs beside it: what was published, the price boards, and the master's own list with its history.
import { Alert, Badge, Button, Group, Kbd, MultiSelect, SimpleGrid, Stack, Tabs, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari, Tolak } from '@/api/tolak';
import { kueriToko } from '@/app/halaman/PilihToko';
import { MasterRute } from '@/app/MasterRute';
import { rupiah, tulisAngka } from '@/kit/angka';
import { PenjagaPerubahan } from '@/kit/Formulir';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaHalaman } from '@/kit/Rangka';
import { useTombol } from '@/kit/tombol';
import { jam, tanggalPanjang } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { BarisHarga } from './BarisHarga';
import { DaftarPerubahan } from './DaftarPerubahan';
import kelas from './harga.module.css';
import { PapanToko } from './PapanToko';
import {
  berubahDari,
  HARGA,
  type HariIni,
  type Ketikan,
  ketikanAwal,
  kirimanDari,
  kueriHariIni,
  type Pratinjau,
} from './tipe';

const DialogTerbit = lazy(() => import('./DialogTerbit'));

const TAB = ['hari-ini', 'perubahan', 'papan', 'daftar'] as const;
type Tab = (typeof TAB)[number];

/** Which tab is open stands in the address, so that it survives a reload and can be linked to. */
function useTab(): [Tab, (tab: string | null) => void] {
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const pindah = useNavigate();
  const { pathname } = useLocation();
  const kini = TAB.find((satu) => satu === tab) ?? 'hari-ini';
  return [
    kini,
    (baru) => void pindah({ to: pathname, search: baru === 'hari-ini' ? {} : { tab: baru }, replace: true }),
  ];
}

export default function HargaHariIni({ rute }: { rute: Rute }) {
  const { data, error, isPending, refetch } = useQuery(kueriHariIni());
  const [tab, setTab] = useTab();
  const daftarTab = (
    <Tabs.List mb="md">
      <Tabs.Tab value="hari-ini">Hari Ini</Tabs.Tab>
      <Tabs.Tab value="perubahan">Perubahan</Tabs.Tab>
      {data?.boleh && <Tabs.Tab value="papan">Papan TV</Tabs.Tab>}
      <Tabs.Tab value="daftar">Daftar dan Riwayat</Tabs.Tab>
    </Tabs.List>
  );
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      {tab === 'daftar' ? (
        <MasterRute rute={rute} atas={daftarTab} />
      ) : (
        <Halaman
          judul="Harga Emas Hari Ini"
          jejak={rute.menu}
          keadaan={data && <Keadaan hari={data} />}
          alat={data && <Text c="dimmed">{tanggalPanjang(data.tanggal)}</Text>}
        >
          {daftarTab}
          <Tabs.Panel value="hari-ini">
            {error ? (
              <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
            ) : isPending ? (
              <RangkaHalaman />
            ) : (
              <Lembar key={data.penanda} hari={data} />
            )}
          </Tabs.Panel>
          <Tabs.Panel value="perubahan">
            <DaftarPerubahan tanggal={data?.tanggal ?? ''} />
          </Tabs.Panel>
          <Tabs.Panel value="papan">
            <PapanToko />
          </Tabs.Panel>
        </Halaman>
      )}
    </Tabs>
  );
}

function Keadaan({ hari }: { hari: HariIni }) {
  return (
    <Badge variant="light" color={hari.terkonfirmasi ? 'green' : 'orange'}>
      {hari.terkonfirmasi ? 'Terkonfirmasi' : 'Belum dikonfirmasi'}
    </Badge>
  );
}

/** Fields of the refusal that belong to one row: 'baris[0].harga_jual' is harga_jual of the first. */
function galatBaris(fields: Readonly<Record<string, string>>, ke: number): Record<string, string> {
  const awal = `baris[${ke}].`;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([kunci]) => kunci.startsWith(awal))
      .map(([kunci, isi]) => [kunci.slice(awal.length), isi]),
  );
}

/** The sheet of one reading of the prices; another's publication makes a new one. */
function Lembar({ hari }: { hari: HariIni }) {
  const kueri = useQueryClient();
  const [ketikan, setKetikan] = useState<Ketikan[]>(() => ketikanAwal(hari.baris));
  const [toko, setToko] = useState<string[]>([hari.kode_toko]);
  const [pratinjau, setPratinjau] = useState<Pratinjau>();
  const [mengirim, setMengirim] = useState(false);
  const [galat, setGalat] = useState<Tolak | Error>();
  const berubah = hari.boleh && berubahDari(ketikan, hari.baris);
  const tujuan = hari.boleh_pusat && toko.length > 0 ? toko : [hari.kode_toko];
  const kiriman = kirimanDari(ketikan);
  const fields = galat instanceof Tolak ? galat.fields : {};

  const jalankan = async (kerja: () => Promise<void>) => {
    setGalat(undefined);
    setMengirim(true);
    try {
      await kerja();
    } catch (sebab) {
      setGalat(sebab instanceof Error ? sebab : new Error(pesanDari(sebab)));
      if (sebab instanceof Tolak && sebab.status === 409) {
        setPratinjau(undefined);
        pesan.gagal(sebab.message);
        await kueri.invalidateQueries({ queryKey: [HARGA] });
      }
    } finally {
      setMengirim(false);
    }
  };
  const lihat = () =>
    jalankan(async () => {
      const { data } = await panggil('POST', 'harga-emas/pratinjau', {
        body: { baris: kiriman, toko: tujuan },
      });
      setPratinjau(data);
    });
  const terbit = (yakin: boolean) =>
    jalankan(async () => {
      const { message } = await panggil('POST', 'harga-emas/terbit', {
        body: { penanda: hari.penanda, baris: kiriman, toko: tujuan, yakin },
      });
      setPratinjau(undefined);
      pesan.sukses(message ?? 'Harga emas berhasil diterbitkan');
      await kueri.invalidateQueries({ queryKey: [HARGA] });
    });
  useTombol([{ kunci: 'F9', arti: 'Pratinjau dan terbitkan', aksi: () => void lihat() }], hari.boleh && !pratinjau);

  if (hari.baris.length === 0) return <Kosong teks="Belum ada group yang dihargai menurut berat" />;
  return (
    <Stack gap="md" maw={1100}>
      {berubah && !mengirim && <PenjagaPerubahan />}
      <Pembuka hari={hari} />
      {hari.boleh_pusat && <PilihTujuan toko={toko} onChange={setToko} />}
      {hari.baris.map((baris, i) => (
        <BarisHarga
          key={baris.kode_group}
          baris={baris}
          ketikan={ketikan[i] ?? (ketikanAwal([baris])[0] as Ketikan)}
          baca={!hari.boleh}
          galat={galatBaris(fields, i)}
          onChange={(baru) => setKetikan(ketikan.map((satu, ke) => (ke === i ? baru : satu)))}
        />
      ))}
      {galat && !pratinjau && <Galat pesan={galat.message} />}
      {hari.boleh && (
        <Group>
          <Button rightSection={<Kbd size="xs">F9</Kbd>} onClick={() => void lihat()} loading={mengirim && !pratinjau}>
            {berubah || hari.terkonfirmasi ? 'Pratinjau & Terbitkan' : 'Pratinjau & Konfirmasi'}
          </Button>
          {berubah && (
            <Button variant="default" onClick={() => setKetikan(ketikanAwal(hari.baris))}>
              Kembalikan
            </Button>
          )}
        </Group>
      )}
      {hari.sistem === 'harga_100%' && <HargaGroup hari={hari} />}
      {pratinjau && (
        <Suspense fallback={null}>
          <DialogTerbit
            pratinjau={pratinjau}
            mengirim={mengirim}
            galat={galat?.message}
            onTerbit={(yakin) => void terbit(yakin)}
            onTutup={() => {
              setGalat(undefined);
              setPratinjau(undefined);
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function Pembuka({ hari }: { hari: HariIni }) {
  if (hari.terkonfirmasi) {
    return (
      <Alert color="green" variant="light" icon={<IconCircleCheck size={18} />}>
        Harga hari ini dikonfirmasi oleh {hari.dikonfirmasi_oleh} pukul {jam(hari.dikonfirmasi_pada)}.
      </Alert>
    );
  }
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconAlertTriangle size={18} />}
      title="Harga hari ini belum dikonfirmasi"
    >
      Jual dan beli ditolak sampai harga dikonfirmasi.{' '}
      {hari.boleh ? 'Periksa harga di bawah, ubah bila perlu, lalu terbitkan.' : 'Minta OWN atau SPV mengonfirmasinya.'}
    </Alert>
  );
}

function PilihTujuan({ toko, onChange }: { toko: string[]; onChange: (toko: string[]) => void }) {
  const { data } = useQuery(kueriToko);
  const semua = (data ?? []).map((satu) => ({ value: satu.kode_toko, label: `${satu.kode_toko} · ${satu.nama_toko}` }));
  return (
    <Group align="flex-end" gap="sm">
      <MultiSelect
        label="Terbitkan untuk toko"
        description="Semua toko yang dipilih berubah bersama, atau tidak sama sekali"
        data={semua}
        value={toko}
        onChange={onChange}
        flex={1}
        miw={260}
      />
      <Button variant="default" onClick={() => onChange(semua.map((satu) => satu.value))}>
        Semua Toko
      </Button>
    </Group>
  );
}

/** Under harga_100% one price makes all others. */
function HargaGroup({ hari }: { hari: HariIni }) {
  return (
    <section aria-label="Harga per group">
      <Text fw={600} fz={16} mb="xs">
        Harga per group
      </Text>
      <Text c="dimmed" mb="sm">
        Dihitung dari harga 24K dikali kadar jual group. Harga yang sedang diketik terlihat di pratinjau.
      </Text>
      {hari.group.length === 0 && (
        <Kosong teks="Belum ada group. Isi Master Group, atau tarik dari pusat di Import Data Pusat." />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="sm">
        {hari.group.map((g) => (
          <div key={g.kode_group} className={kelas.baris}>
            <Group justify="space-between" gap="xs">
              <Text fw={500}>{g.nama}</Text>
              <Text c="dimmed">{tulisAngka(g.kadar / 100, 'persen')}%</Text>
            </Group>
            <Group justify="space-between" gap="xs">
              <Text>Jual {rupiah(g.harga?.harga_jual ?? 0)}</Text>
              <Text>Beli {rupiah(g.harga?.harga_beli ?? 0)}</Text>
            </Group>
          </div>
        ))}
      </SimpleGrid>
    </section>
  );
}
