// One card in a drawer: who it is, identity shown in part, points, consent, the codes it ever had; changing it, its photo,
// a new card for a lost one, and leaving.
import { Badge, Button, Drawer, Group, Image, Stack, Table, Text, Title } from '@mantine/core';
import { IconEdit, IconEye, IconHistory, IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { ruteTerlihat } from '@/app/menu';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { konfirmasi } from '@/kit/dialog';
import { Galat } from '@/kit/Galat';
import { IsianFoto } from '@/kit/IsianFoto';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { kueriSaldoPoin, tulisPoin } from '@/kit/transaksi/poin';
import { useAlamatBerkas } from '@/kit/useAlamatBerkas';
import { belumLewat, hariIni, waktuLengkap } from '@/kit/waktu';
import { AplikasiMember } from './AplikasiMember';
import {
  hapusFotoMember,
  kueriFotoMember,
  kueriMemberRinci,
  lihatNik,
  type Member,
  type MemberRinci,
  pasangFotoMember,
  segarkanMember,
} from './api';
import { CetakKartu } from './CetakKartu';
import { FormMember } from './FormMember';
import { alamatLengkap, umur } from './isi';
import { KartuBaru } from './KartuBaru';
import { Keadaan } from './Keadaan';
import { KeluarMember } from './KeluarMember';
import kelas from './member.module.css';

export interface LaciMemberProps {
  kode: string;
  onTutup: () => void;
  /** Another card takes its place. */
  onPindah: (kode_pelanggan: string) => void;
}

type Mode = 'lihat' | 'ubah' | 'cetak' | 'kartu' | 'keluar';

export function LaciMember({ kode, onTutup, onPindah }: LaciMemberProps) {
  const kueri = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(kueriMemberRinci(kode));
  const [mode, setMode] = useState<Mode>('lihat');
  const jadi = (kodeJadi = kode) => {
    setMode('lihat');
    void segarkanMember(kueri);
    if (kodeJadi !== kode) onPindah(kodeJadi);
  };
  const tutupMode = () => setMode('lihat');
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={620}
      title={data?.member.nama_customer ?? 'Member'}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : (
        <>
          <IsiMember rinci={data} onMode={setMode} onPindah={onPindah} />
          {mode === 'ubah' && <FormMember member={data.member} onTutup={tutupMode} onJadi={jadi} />}
          {mode === 'cetak' && <CetakKartu kode={[data.member.kode_member]} onTutup={tutupMode} />}
          {mode === 'kartu' && <KartuBaru member={data.member} onTutup={tutupMode} onJadi={() => jadi()} />}
          {mode === 'keluar' && <KeluarMember member={data.member} onTutup={tutupMode} onJadi={() => jadi()} />}
        </>
      )}
    </Drawer>
  );
}

interface IsiProps {
  rinci: MemberRinci;
  onMode: (mode: Mode) => void;
  onPindah: (kode_pelanggan: string) => void;
}

function IsiMember({ rinci, onMode, onPindah }: IsiProps) {
  const { member: m } = rinci;
  const { pengguna, modul } = useSesiAda();
  const pindah = useNavigate();
  const aktif = !m.keluar && !m.gabung_ke;
  const boleh = new Set<string>(ruteTerlihat(pengguna, modul).map((satu) => satu.path));
  const ke = (path: string) => void pindah({ to: path, search: { kode: m.kode_member || m.kode_pelanggan } as never });
  return (
    <Stack gap="md">
      <Group gap="xs">
        {(m.kode_member || !m.keluar) && (
          <Badge variant="outline" color="gray" tt="none" data-kode={m.kode_member}>
            {m.kode_member || 'Belum member'}
          </Badge>
        )}
        <Keadaan m={m} />
        {m.pegawai && (
          <Badge variant="light" color="gray" tt="none">
            Pegawai {m.pegawai}
          </Badge>
        )}
      </Group>
      {m.gabung_ke && (
        <Group gap="xs">
          <Text>Kartu ini sudah digabung.</Text>
          <Button size="xs" variant="default" onClick={() => onPindah(m.gabung_ke)}>
            Buka kartu yang dipakai
          </Button>
        </Group>
      )}
      <Group gap="xs">
        {aktif && (
          <Button leftSection={<IconEdit size={18} />} onClick={() => onMode('ubah')}>
            {m.kode_member ? 'Ubah' : 'Jadikan Member'}
          </Button>
        )}
        {aktif && m.kode_member && (
          <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => onMode('cetak')}>
            Cetak Kartu
          </Button>
        )}
        {boleh.has('/lihat-transaksi-member') && (
          <Button
            variant="default"
            leftSection={<IconHistory size={18} />}
            onClick={() => ke('/lihat-transaksi-member')}
          >
            Lihat Transaksi
          </Button>
        )}
      </Group>
      {m.kode_member && aktif && <PoinMember kode={m.kode_member} />}
      <DataDiri m={m} />
      <FotoMember m={m} boleh={aktif} />
      {m.kode_member && aktif && <AplikasiMember member={m} />}
      <Jejak rinci={rinci} onPindah={onPindah} />
      {aktif && m.kode_member && (
        <Group justify="flex-end" gap="xs">
          {boleh.has('/gabung-member') && (
            <Button variant="subtle" color="gray" onClick={() => ke('/gabung-member')}>
              Gabung dengan kartu lain
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={() => onMode('kartu')}>
            Kartu baru
          </Button>
          <Button variant="subtle" color="red" onClick={() => onMode('keluar')}>
            Keluar keanggotaan
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function PoinMember({ kode }: { kode: string }) {
  const { data, error } = useQuery(kueriSaldoPoin(kode));
  if (error) return <Galat pesan={pesanDari(error)} />;
  return (
    <section aria-label="Poin">
      <Text fz={12} c="dimmed">
        Poin
      </Text>
      <Text className={kelas.besar} c={data?.minus ? 'red' : undefined} data-poin={data?.point}>
        {data ? tulisPoin(data.point) : ' '}
      </Text>
      {data && (
        <Text fz={13} c="dimmed">
          {data.minus
            ? 'Saldo minus karena pembatalan; poin berikutnya mengisinya dulu'
            : `${tulisPoin(data.bisa_dipakai)} bisa dipakai, senilai ${rupiah(data.nilai_rp)}`}
          {data.tertahan > 0 && ` · ${tulisPoin(data.tertahan)} tertahan`}
        </Text>
      )}
    </section>
  );
}

function DataDiri({ m }: { m: Member }) {
  const usia = umur(m.tgl_lahir, hariIni());
  const isi: [string, ReactNode][] = [
    ['No HP', m.no_hp],
    ['NIK', <Nik key="nik" m={m} />],
    ['Tanggal Lahir', m.tgl_lahir && `${m.tgl_lahir}${usia === undefined ? '' : ` (${usia} tahun)`}`],
    ['Alamat', alamatLengkap(m)],
    ['Terdaftar', [m.tgl_daftar, m.kode_cabang_daftar].filter(Boolean).join(' · ')],
    ['Setuju dihubungi', m.setuju ? `Ya, sejak ${m.tgl_setuju}` : 'Tidak'],
    ...(belumLewat(m.tahan_sampai)
      ? ([['Poin ditahan sampai', waktuLengkap(m.tahan_sampai)]] as [string, string][])
      : []),
  ];
  return (
    <dl className={kelas.data} aria-label="Data member">
      {isi.map(([judul, nilai]) => (
        <div key={judul}>
          <dt>{judul}</dt>
          <dd>{nilai || '-'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** In part; the whole only when asked for, and every look is on record. */
function Nik({ m }: { m: Member }) {
  const [utuh, setUtuh] = useState('');
  const [sibuk, setSibuk] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card, another number
  useEffect(() => setUtuh(''), [m.kode_pelanggan]);
  if (!m.nik) return '-';
  const lihat = async () => {
    setSibuk(true);
    try {
      setUtuh(await lihatNik(m.kode_pelanggan));
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    } finally {
      setSibuk(false);
    }
  };
  return (
    <Group gap={6} wrap="nowrap" component="span">
      <span data-nik>{utuh || m.nik}</span>
      {!utuh && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconEye size={16} />}
          loading={sibuk}
          title="Setiap kali dilihat tercatat"
          onClick={() => void lihat()}
        >
          Lihat
        </Button>
      )}
    </Group>
  );
}

function FotoMember({ m, boleh }: { m: Member; boleh: boolean }) {
  const kueri = useQueryClient();
  const { data } = useQuery(kueriFotoMember(m.kode_pelanggan, m.versi, m.foto));
  const alamat = useAlamatBerkas(data);
  const ganti = useMutation({
    mutationFn: async (foto: Blob | undefined) => {
      const { message } = await (foto ? pasangFotoMember(m.kode_pelanggan, foto) : hapusFotoMember(m.kode_pelanggan));
      pesan.sukses(message ?? 'Foto disimpan');
    },
    onSuccess: () => segarkanMember(kueri),
  });
  const ubah = async (foto: Blob | undefined) => {
    const ya =
      foto !== undefined ||
      (await konfirmasi(`Foto ${m.nama_customer} dihapus.`, { judul: 'Hapus Foto', ya: 'Hapus', bahaya: true }));
    if (ya) ganti.mutate(foto);
  };
  if (!boleh && !alamat) return null;
  return (
    <div>
      {alamat && <Image src={alamat} alt={`Foto ${m.nama_customer}`} mah={240} fit="contain" radius="sm" mb="sm" />}
      {boleh && (
        <IsianFoto
          label="Foto Member"
          nilai={m.foto ? data : undefined}
          onUbah={(foto) => void ubah(foto)}
          error={ganti.error ? pesanDari(ganti.error) : undefined}
          disabled={ganti.isPending}
        />
      )}
    </div>
  );
}

const CARA: Readonly<Record<string, string>> = { URUT: 'nomor berikutnya', KARTU: 'dari kartu', IMPOR: 'dari impor' };

/** Codes, cards that were merged into this one, consent: what was, with when. */
function Jejak({ rinci, onPindah }: { rinci: MemberRinci; onPindah: (kode: string) => void }) {
  const { kode_lain, kartu_lama, persetujuan } = rinci;
  if (kode_lain.length + kartu_lama.length + persetujuan.length === 0) return null;
  return (
    <section aria-label="Riwayat kartu">
      <Title order={3} fz={14} mb={4}>
        Riwayat kartu
      </Title>
      <Table fz={13}>
        <Table.Tbody>
          {kode_lain.map((k) => (
            <Table.Tr key={k.kode_member}>
              <Table.Td>Kode {k.kode_member}</Table.Td>
              <Table.Td>{`${CARA[k.cara] ?? k.cara} · ${waktuLengkap(k.waktu)} · ${k.oleh}`}</Table.Td>
            </Table.Tr>
          ))}
          {kartu_lama.map((k) => (
            <Table.Tr key={k.kode_pelanggan}>
              <Table.Td>Digabung dari {k.kode_member || k.nama_customer}</Table.Td>
              <Table.Td>
                {k.no_dok}{' '}
                <Button size="compact-xs" variant="subtle" onClick={() => onPindah(k.kode_pelanggan)}>
                  Buka kartu lama
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
          {persetujuan.map((s) => (
            <Table.Tr key={s.waktu}>
              <Table.Td>{s.setuju ? 'Setuju dihubungi' : 'Persetujuan dicabut'}</Table.Td>
              <Table.Td>{`${s.tanggal} · ${s.oleh}`}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
