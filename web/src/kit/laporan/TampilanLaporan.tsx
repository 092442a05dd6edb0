// The views a person keeps of a report: chosen from a menu, saved under a name, renamed, replaced, deleted, one of them what
// the report begins with. They are the person's own, on the server.
import { ActionIcon, Alert, Button, Group, Menu, Modal, Stack, Switch, Text, TextInput } from '@mantine/core';
import {
  IconBookmark,
  IconCheck,
  IconDeviceFloppy,
  IconPencil,
  IconReplace,
  IconSettings,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Amplop } from '@/api/klien';
import { pesanDari, Tolak } from '@/api/tolak';
import { konfirmasi } from '../dialog';
import { pesan } from '../pesan';
import { hapusTampilan, kueriTampilan, simpanTampilan, ubahTampilan } from './data';
import { type Tampilan, tampilanKini } from './tampilanLaporan';
import { TEKS_LAPORAN } from './teks';
import type { DefLaporan } from './tipe';

interface Props {
  def: DefLaporan;
  /** What would be kept now. */
  kini: () => Record<string, string>;
  pilih: (tampilan: Tampilan) => void;
}

type Kerja = () => Promise<Amplop<Tampilan[]>>;

export function TampilanLaporan({ def, kini, pilih }: Props) {
  const { data: semua = [] } = useQuery(kueriTampilan(def));
  const kueri = useQueryClient();
  const [dialog, setDialog] = useState<'simpan' | 'atur'>();
  const aktif = tampilanKini(semua, kini());
  const kerjakan = async (kerja: Kerja) => {
    const { data, message } = await kerja();
    kueri.setQueryData(kueriTampilan(def).queryKey, data);
    if (message) pesan.sukses(message);
  };
  return (
    <>
      <Menu position="bottom-start" shadow="md">
        <Menu.Target>
          <Button
            size="xs"
            variant={aktif ? 'light' : 'default'}
            leftSection={<IconBookmark size={14} />}
            aria-label={aktif ? `Tampilan: ${aktif.nama}` : 'Tampilan'}
          >
            {aktif?.nama ?? 'Tampilan'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
          {semua.map((satu) => (
            <Menu.Item
              key={satu.nomor}
              leftSection={<IconCheck size={14} visibility={satu === aktif ? undefined : 'hidden'} />}
              rightSection={satu.bawaan ? <IconStarFilled size={14} aria-label="bawaan" /> : undefined}
              onClick={() => pilih(satu)}
            >
              {satu.nama}
            </Menu.Item>
          ))}
          {semua.length > 0 && <Menu.Divider />}
          <Menu.Item leftSection={<IconDeviceFloppy size={14} />} onClick={() => setDialog('simpan')}>
            {TEKS_LAPORAN.simpanTampilan}
          </Menu.Item>
          {semua.length > 0 && (
            <Menu.Item leftSection={<IconSettings size={14} />} onClick={() => setDialog('atur')}>
              {TEKS_LAPORAN.aturTampilan}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'simpan' && (
        <DialogSimpan
          onSimpan={(nama, bawaan) => kerjakan(() => simpanTampilan(def, { nama, bawaan, isi: kini() }))}
          onTutup={() => setDialog(undefined)}
        />
      )}
      {dialog === 'atur' && (
        <DialogAtur def={def} semua={semua} kini={kini} kerjakan={kerjakan} onTutup={() => setDialog(undefined)} />
      )}
    </>
  );
}

const galatNama = (sebab: unknown) =>
  sebab instanceof Tolak && sebab.fields.nama ? { nama: sebab.fields.nama } : { umum: pesanDari(sebab) };

interface PropsSimpan {
  onSimpan: (nama: string, bawaan: boolean) => Promise<void>;
  onTutup: () => void;
}

function DialogSimpan({ onSimpan, onTutup }: PropsSimpan) {
  const [nama, setNama] = useState('');
  const [bawaan, setBawaan] = useState(false);
  const [galat, setGalat] = useState<{ nama?: string; umum?: string }>({});
  const [sibuk, setSibuk] = useState(false);
  const kirim = async (kejadian: FormEvent) => {
    kejadian.preventDefault();
    if (sibuk) return;
    if (nama.trim() === '') return setGalat({ nama: TEKS_LAPORAN.namaTampilanKosong });
    setSibuk(true);
    setGalat({});
    try {
      await onSimpan(nama, bawaan);
      onTutup();
    } catch (sebab) {
      setGalat(galatNama(sebab));
      setSibuk(false);
    }
  };
  return (
    <Modal
      opened
      onClose={onTutup}
      title={TEKS_LAPORAN.simpanTampilan}
      centered
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <form onSubmit={(kejadian) => void kirim(kejadian)} noValidate>
        <Stack gap="sm">
          {galat.umum && (
            <Alert color="red" role="alert">
              {galat.umum}
            </Alert>
          )}
          <TextInput
            label="Nama Tampilan"
            required
            maxLength={60}
            data-autofocus
            autoComplete="off"
            value={nama}
            error={galat.nama}
            onChange={(e) => setNama(e.currentTarget.value)}
          />
          <Switch
            label="Buka laporan ini dengan tampilan ini"
            checked={bawaan}
            onChange={(e) => setBawaan(e.currentTarget.checked)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onTutup}>
              Batal
            </Button>
            <Button type="submit" loading={sibuk}>
              Simpan
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

interface PropsAtur {
  def: DefLaporan;
  semua: readonly Tampilan[];
  kini: () => Record<string, string>;
  kerjakan: (kerja: Kerja) => Promise<void>;
  onTutup: () => void;
}

function DialogAtur({ def, semua, kini, kerjakan, onTutup }: PropsAtur) {
  const [sibuk, setSibuk] = useState(false);
  const [ganti, setGanti] = useState<{ nomor: number; nama: string; galat?: string }>();
  const jalankan = async (kerja: Kerja) => {
    setSibuk(true);
    try {
      await kerjakan(kerja);
      setGanti(undefined);
    } catch (sebab) {
      const { nama, umum } = galatNama(sebab) as { nama?: string; umum?: string };
      if (nama) setGanti((lama) => lama && { ...lama, galat: nama });
      else pesan.gagal(umum ?? '');
    } finally {
      setSibuk(false);
    }
  };
  const hapus = async (satu: Tampilan) => {
    if (await konfirmasi(`Hapus tampilan ${satu.nama}?`, { judul: 'Hapus Tampilan', ya: 'Hapus', bahaya: true }))
      await jalankan(() => hapusTampilan(def, satu.nomor));
  };
  return (
    <Modal
      opened
      onClose={onTutup}
      title={TEKS_LAPORAN.aturTampilan}
      size="lg"
      centered
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="xs" component="ul" p={0} m={0} aria-label="Tampilan yang disimpan" style={{ listStyle: 'none' }}>
        {semua.map((satu) => (
          <Group key={satu.nomor} component="li" gap="xs" wrap="nowrap" align="flex-start">
            {ganti?.nomor === satu.nomor ? (
              <form
                style={{ flex: 1, display: 'flex', gap: 8 }}
                onSubmit={(kejadian) => {
                  kejadian.preventDefault();
                  void jalankan(() => ubahTampilan(def, satu.nomor, { nama: ganti.nama }));
                }}
              >
                <TextInput
                  aria-label={`Nama baru ${satu.nama}`}
                  style={{ flex: 1 }}
                  maxLength={60}
                  autoFocus
                  value={ganti.nama}
                  error={ganti.galat}
                  onChange={(e) => setGanti({ nomor: satu.nomor, nama: e.currentTarget.value })}
                />
                <Button type="submit" loading={sibuk}>
                  Simpan
                </Button>
              </form>
            ) : (
              <Text style={{ flex: 1 }} py={6}>
                {satu.nama}
              </Text>
            )}
            <Aksi
              label={satu.bawaan ? `Bukan lagi bawaan: ${satu.nama}` : `Jadikan bawaan: ${satu.nama}`}
              ikon={satu.bawaan ? <IconStarFilled size={16} /> : <IconStar size={16} />}
              ditekan={satu.bawaan}
              sibuk={sibuk}
              aksi={() => void jalankan(() => ubahTampilan(def, satu.nomor, { bawaan: !satu.bawaan }))}
            />
            <Aksi
              label={`Ganti isi ${satu.nama} dengan yang tampil sekarang`}
              ikon={<IconReplace size={16} />}
              sibuk={sibuk}
              aksi={() => void jalankan(() => ubahTampilan(def, satu.nomor, { isi: kini() }))}
            />
            <Aksi
              label={`Ganti nama ${satu.nama}`}
              ikon={<IconPencil size={16} />}
              sibuk={sibuk}
              aksi={() => setGanti({ nomor: satu.nomor, nama: satu.nama })}
            />
            <Aksi
              label={`Hapus ${satu.nama}`}
              ikon={<IconTrash size={16} />}
              sibuk={sibuk}
              aksi={() => void hapus(satu)}
            />
          </Group>
        ))}
        {semua.length === 0 && <Text c="dimmed">Belum ada tampilan yang disimpan</Text>}
      </Stack>
    </Modal>
  );
}

interface PropsAksi {
  label: string;
  ikon: React.ReactNode;
  sibuk: boolean;
  ditekan?: boolean;
  aksi: () => void;
}

function Aksi({ label, ikon, sibuk, ditekan, aksi }: PropsAksi) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      title={label}
      aria-pressed={ditekan}
      disabled={sibuk}
      onClick={aksi}
    >
      {ikon}
    </ActionIcon>
  );
}
