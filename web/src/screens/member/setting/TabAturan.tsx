// One rule of membership: what holds, what comes, a form for the next, what it would do to today's members before it is
// saved, and what was before. The four tabs differ in their fields alone.
import { Alert, Button, Group, List, Modal, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { useKunciIsi } from '@/kit/dokumen/simpan';
import { Galat } from '@/kit/Galat';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { useTombol } from '@/kit/tombol';
import { hariIni, waktuLengkap } from '@/kit/waktu';
import { segarkanMember } from '../api';
import { TEKS_MEMBER } from '../teks';
import {
  type Dampak,
  type IsiAturan,
  kueriAturan,
  lihatDampak,
  type NamaAturan,
  type SemuaAturan,
  simpanAturan,
} from './data';

/** Who writes rules; the server knows the same. What money hangs on is the owner's. */
const PENGATUR: readonly string[] = ['SU', 'OWN', 'SPV'];
const PEMILIK: readonly string[] = ['SU', 'MU', 'OWN'];
const HANYA_OWN: readonly NamaAturan[] = ['nilai_poin', 'tingkat'];

export interface IsianAturanProps<T> {
  isi: T;
  onGanti: (baru: T) => void;
  galat: Readonly<Record<string, string>>;
  mati: boolean;
}

export interface TabAturanProps<N extends NamaAturan> {
  nama: N;
  judul: string;
  keterangan: string;
  /** The rule in a line, for the history. */
  tulis: (isi: IsiAturan<N>) => string;
  /** The form cannot be sent as it is. */
  tertahan?: (isi: IsiAturan<N>) => boolean;
  isian: (p: IsianAturanProps<IsiAturan<N>>) => ReactNode;
  onBerubah: (berubah: boolean) => void;
}

export function TabAturan<N extends NamaAturan>(p: TabAturanProps<N>) {
  const { data, error, isPending, refetch } = useQuery(kueriAturan);
  if (error) return <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />;
  if (isPending) return <RangkaTabel />;
  return <FormAturan key={data[p.nama].riwayat.length} {...p} aturan={data[p.nama]} />;
}

function FormAturan<N extends NamaAturan>(p: TabAturanProps<N> & { aturan: SemuaAturan[N] }) {
  const { nama, aturan, onBerubah } = p;
  const { pengguna } = useSesiAda();
  // Rules are the chain's: they begin on a day of the calendar, not on a store's business day.
  const hari = hariIni();
  const kueri = useQueryClient();
  const mulai = (aturan.nanti?.isi ?? aturan.isi) as IsiAturan<N>;
  const [isi, setIsi] = useState<IsiAturan<N>>(mulai);
  const [berlaku, setBerlaku] = useState<string | null>(aturan.nanti?.berlaku ?? hari);
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [umum, setUmum] = useState<string>();
  const [dampak, setDampak] = useState<Dampak>();
  const kunci = useKunciIsi();
  const [sibuk, setSibuk] = useState(false);
  const pemilik = HANYA_OWN.includes(nama);
  const boleh = (pemilik ? PEMILIK : PENGATUR).includes(pengguna.level);
  const ganti = (baru: IsiAturan<N>) => {
    setIsi(baru);
    setGalat({});
    setUmum(undefined);
    onBerubah(JSON.stringify(baru) !== JSON.stringify(mulai));
  };
  const jalankan = async (kerja: () => Promise<void>) => {
    setSibuk(true);
    setGalat({});
    setUmum(undefined);
    try {
      await kerja();
    } catch (sebab) {
      const fields = sebab instanceof Tolak ? sebab.fields : {};
      // A field of the rule is named by itself or below `isi`.
      setGalat(Object.fromEntries(Object.entries(fields).map(([k, v]) => [k.replace(/^isi\./, ''), v])));
      setUmum(pesanDari(sebab));
    } finally {
      setSibuk(false);
    }
  };
  const pratinjau = () =>
    jalankan(async () => {
      setDampak(await lihatDampak(nama, berlaku ?? '', isi));
    });
  const simpan = () =>
    jalankan(async () => {
      const jawab = await simpanAturan(nama, berlaku ?? '', isi, kunci([nama, berlaku, isi]));
      pesan.sukses(jawab.message ?? TEKS_MEMBER.tersimpan);
      setDampak(undefined);
      onBerubah(false);
      await segarkanMember(kueri);
    });
  const siap = boleh && !sibuk && berlaku !== null && !p.tertahan?.(isi);
  useTombol([{ kunci: 'F9', arti: 'Lihat dampak dan simpan', aksi: () => void pratinjau() }], siap && !dampak);
  return (
    <Stack gap="md" maw={960}>
      <div>
        <Title order={2} fz={16}>
          {p.judul}
        </Title>
        <Text c="dimmed">{p.keterangan}</Text>
        <Text fz={13} c="dimmed" data-berlaku>
          {aturan.berlaku ? `Berlaku sejak ${aturan.berlaku}` : 'Berlaku sekarang'}:{' '}
          {p.tulis(aturan.isi as IsiAturan<N>)}
          {aturan.nanti && ` · mulai ${aturan.nanti.berlaku}: ${p.tulis(aturan.nanti.isi as IsiAturan<N>)}`}
        </Text>
      </div>
      {!boleh && <Alert color="blue">Hanya {pemilik ? 'OWN' : 'SPV dan OWN'} yang mengubah aturan ini.</Alert>}
      {p.isian({ isi, onGanti: ganti, galat, mati: !boleh })}
      <IsianTanggal
        label="Berlaku Sejak"
        description="Penjualan sebelum tanggal ini tetap memakai aturan lama"
        w={220}
        min={hari}
        value={berlaku}
        onChange={(tgl) => {
          setBerlaku(tgl);
          setGalat({});
        }}
        error={galat.berlaku}
        galatLangsung
        disabled={!boleh}
      />
      {umum && !dampak && Object.keys(galat).length === 0 && <Galat pesan={umum} />}
      {boleh && (
        <Group>
          <Button data-simpan disabled={!siap} loading={sibuk && !dampak} onClick={() => void pratinjau()}>
            Lihat Dampak
          </Button>
        </Group>
      )}
      <Riwayat aturan={aturan} tulis={p.tulis as (isi: unknown) => string} />
      {dampak && (
        <DialogDampak
          judul={p.judul}
          berlaku={berlaku ?? ''}
          dampak={dampak}
          galat={umum}
          sibuk={sibuk}
          onSimpan={() => void simpan()}
          onTutup={() => setDampak(undefined)}
        />
      )}
    </Stack>
  );
}

interface RiwayatProps {
  aturan: SemuaAturan[NamaAturan];
  tulis: (isi: unknown) => string;
}

function Riwayat({ aturan, tulis }: RiwayatProps) {
  if (aturan.riwayat.length === 0) return null;
  return (
    <section aria-label="Riwayat aturan">
      <Title order={3} fz={14} mb={4}>
        Riwayat
      </Title>
      <Table.ScrollContainer minWidth={420}>
        <Table fz={13}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Berlaku</Table.Th>
              <Table.Th>Aturan</Table.Th>
              <Table.Th>Oleh</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {aturan.riwayat.map((r) => (
              <Table.Tr key={r.nomor}>
                <Table.Td>{r.berlaku}</Table.Td>
                <Table.Td>{tulis(r.isi)}</Table.Td>
                <Table.Td>{`${r.oleh} · ${waktuLengkap(r.waktu)}`}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  );
}

interface DampakProps {
  judul: string;
  berlaku: string;
  dampak: Dampak;
  galat?: string;
  sibuk: boolean;
  onSimpan: () => void;
  onTutup: () => void;
}

/** What a change does to today's members, before and after. */
function DialogDampak({ judul, berlaku, dampak, galat, sibuk, onSimpan, onTutup }: DampakProps) {
  return (
    <Modal
      opened
      size="lg"
      title={`Dampak: ${judul}`}
      onClose={onTutup}
      closeOnClickOutside={!sibuk}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md">
        <Text>Mulai {berlaku}, dihitung atas member yang ada hari ini.</Text>
        {dampak.peringatan.length > 0 && (
          <Alert color="orange" role="alert" title="Periksa lagi">
            <List fz={14}>
              {dampak.peringatan.map((satu) => (
                <List.Item key={satu}>{satu}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        {dampak.baris.length > 0 ? (
          <Table aria-label="Dampak">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Yang berubah</Table.Th>
                <Table.Th ta="right">Sekarang</Table.Th>
                <Table.Th ta="right">Sesudahnya</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {dampak.baris.map((b) => (
                <Table.Tr key={b.label}>
                  <Table.Td>{b.label}</Table.Td>
                  <Table.Td ta="right">{b.sebelum}</Table.Td>
                  <Table.Td ta="right" fw={b.sebelum === b.sesudah ? undefined : 600}>
                    {b.sesudah}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        ) : (
          <Text c="dimmed">Tidak ada member yang berubah.</Text>
        )}
        {galat && <Galat pesan={galat} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={sibuk} onClick={onTutup}>
            Kembali
          </Button>
          <Button loading={sibuk} data-autofocus onClick={onSimpan}>
            Simpan
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
