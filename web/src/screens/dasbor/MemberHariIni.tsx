// Members of the day: new ones, those who came back, whose birthday it is and comes this week, whose points lapse soon.
// Shown where members are kept.
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { modulNyala } from '@/app/gerbang';
import { ruteTerlihat } from '@/app/menu';
import { useSesiAda } from '@/app/sesi';
import { tulisAngka } from '@/kit/angka';
import { DeretAngka } from '@/kit/grafik/KartuAngka';
import kelas from '@/kit/grafik/KartuAngka.module.css';
import { tulisPoin } from '@/kit/transaksi/poin';
import { DASBOR } from './data';

type Jalur = 'member/find-current-birthday' | 'member/poin-akan-hangus';
type Orang<J extends Jalur> = Data<'get', J>[number];

/** Names that stand on the dashboard; the rest is a step away. */
const SEDIKIT = 5;

export function MemberHariIni() {
  const { modul } = useSesiAda();
  return modulNyala(modul, 'MEMBER_MODULE') ? <IsiMember /> : null;
}

function IsiMember() {
  const { data } = useQuery({
    queryKey: [DASBOR, 'member'],
    queryFn: ({ signal }) => panggil('GET', 'dashboard/member', { signal }),
    staleTime: 0,
  });
  const hari = data?.data;
  const angka = (n: number | undefined) => (n === undefined ? undefined : tulisAngka(n, 'angka'));
  return (
    <Stack gap="sm" component="section" aria-label="Member hari ini">
      <DeretAngka
        label="Angka member"
        angka={[
          { judul: 'Member baru', nilai: angka(hari?.member_baru) },
          { judul: 'Member datang lagi', nilai: angka(hari?.member_kembali) },
          {
            judul: 'Ulang tahun hari ini',
            nilai: angka(hari?.ulang_tahun_hari_ini),
            keterangan: hari && `${tulisAngka(hari.ulang_tahun_minggu_ini, 'angka')} dalam tujuh hari`,
          },
          ...(hari && hari.pesan_gagal > 0
            ? [
                {
                  judul: 'Pesan gagal',
                  nilai: angka(hari.pesan_gagal),
                  keterangan: `${angka(hari.pesan_menunggu)} menunggu`,
                },
              ]
            : []),
        ]}
      />
      <Group gap="sm" align="stretch" grow preventGrowOverflow={false}>
        <Daftar judul="Ulang tahun minggu ini" jalur="member/find-current-birthday" isi={(o) => sebutHari(o.hari)} />
        <Daftar
          judul="Poin akan hangus"
          jalur="member/poin-akan-hangus"
          isi={(o) => `${tulisPoin(o.point)}, ${sebutHari(o.hari)}`}
        />
      </Group>
    </Stack>
  );
}

const sebutHari = (hari: number) => (hari <= 0 ? 'hari ini' : hari === 1 ? 'besok' : `${hari} hari lagi`);

interface DaftarProps<J extends Jalur> {
  judul: string;
  jalur: J;
  isi: (o: Orang<J>) => string;
}

function Daftar<J extends Jalur>({ judul, jalur, isi }: DaftarProps<J>) {
  const { pengguna, modul } = useSesiAda();
  const { data } = useQuery({
    queryKey: [DASBOR, jalur],
    queryFn: ({ signal }) => panggil('GET', jalur as Jalur, { query: { rentang: 'MINGGU' }, signal }),
    staleTime: 0,
  });
  const semua = (data?.data ?? []) as Orang<J>[];
  if (semua.length === 0) return null;
  const boleh = ruteTerlihat(pengguna, modul).some((r) => r.path === '/data-member');
  const lebih = (data?.count ?? semua.length) - SEDIKIT;
  return (
    <div className={kelas.kartu}>
      <Title order={2} fz={14} mb={4}>
        {judul}
      </Title>
      {semua.slice(0, SEDIKIT).map((o) => (
        <Group key={`${o.kode_pelanggan}${o.hari}`} justify="space-between" gap="xs" wrap="nowrap">
          {boleh ? (
            <Anchor
              underline="always"
              component={Link}
              to="/data-member"
              search={{ member: o.kode_pelanggan } as never}
              fz={14}
              truncate
            >
              {o.nama_customer}
            </Anchor>
          ) : (
            <Text fz={14} truncate>
              {o.nama_customer}
            </Text>
          )}
          <Text fz={13} c="dimmed">
            {isi(o)}
          </Text>
        </Group>
      ))}
      {lebih > 0 && (
        <Text fz={12} c="dimmed">
          dan {tulisAngka(lebih, 'angka')} lagi di Data Member
        </Text>
      )}
    </div>
  );
}
