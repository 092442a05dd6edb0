// Bulk entry: a generator, a grid that stays in the browser until it is saved, and the photos after it. A save that got no
// answer is sent again under its own key, also after a reload, so that no piece comes in twice.
import { Alert, Badge, Button, Group, Modal, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconPhotoX, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { berat as tulisBerat } from '@/kit/angka';
import { konfirmasi } from '@/kit/dialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { useAcuan, useSistemHarga } from './acuan';
import {
  adalahSunting,
  bangkitkan,
  barisIsi,
  barisSunting,
  hapusBaris,
  jumlahMg,
  type KolomUbah,
  muatan,
  PEMBUAT_KOSONG,
  type Pembuat,
  ubahFoto,
  ubahSel,
} from './baris';
import { FormPembuat } from './FormPembuat';
import { DialogFoto } from './FotoBaris';
import { Kisi } from './Kisi';
import { galatPerBaris, kolomBanyak } from './kolomBanyak';
import { ambilFoto, hapusFoto, simpanFoto } from './laciFoto';
import { KUNCI_MASUK, MasukHariIni } from './MasukHariIni';
import { PALING_BANYAK, TEKS_TAMBAH } from './teks';
import { type FotoBarang, unggahFoto } from './unggah';
import { tempatBaris, useBaris } from './useBaris';

const ImporAwal = lazy(() => import('./ImporAwal'));
const CetakLabel = lazy(() => import('../label/CetakLabel').then((m) => ({ default: m.CetakLabel })));

/** Opening balances are for those who answer for them; the server asks the same. */
const PENGIMPOR: readonly string[] = ['SU', 'OWN', 'SPV'];
const TEKS_IMPOR = 'Impor barang awal (pindah sistem)';

type Tersimpan = Data<'post', 'barang/create/bulk'>;

export default function TambahBarangBanyak({ rute }: { rute: Rute }) {
  const { pengguna } = useSesiAda();
  const kunci = tempatBaris('tambah-banyak', pengguna.user_id);
  const kueri = useQueryClient();
  const acuan = useAcuan();
  const sistem = useSistemHarga();
  const { baris, kini, atur } = useBaris(kunci);
  const [pembuat, setPembuat] = useState<Pembuat>(PEMBUAT_KOSONG);
  const [foto, setFoto] = useState<string>();
  const [unggah, setUnggah] = useState<{ selesai: number; semua: number }>();
  const [gagalFoto, setGagalFoto] = useState<FotoBarang[]>([]);
  const [impor, setImpor] = useState(false);
  const [jadi, setJadi] = useState<Tersimpan>();
  const [label, setLabel] = useState<readonly string[]>();
  // What the server says of a row is about the rows as they were sent.
  const [dikirim, setDikirim] = useState<readonly { id: string }[]>([]);
  const simpan = useSimpanDokumen<Tersimpan>('barang/create/bulk', { ingat: `${kunci}.kirim` });
  const terkunci = simpan.sibuk || simpan.terputus;
  const isi = useMemo(() => barisIsi(baris), [baris]);
  const galat = useMemo(() => galatPerBaris(simpan.kolom, dikirim), [simpan.kolom, dikirim]);

  const pembuatKini = useRef(pembuat);
  pembuatKini.current = pembuat;
  const ubah = useCallback(
    (id: string, kolom: string, nilai: string) =>
      atur(ubahSel(kini.current, id, kolom as KolomUbah, nilai, sistem.aturan, pembuatKini.current)),
    [atur, kini, sistem.aturan],
  );
  const kolom = useMemo(
    () =>
      kolomBanyak({
        seratus: sistem.seratus,
        terkunci,
        onFoto: setFoto,
        onHapus: (id) => {
          void hapusFoto(kini.current.find((b) => b.id === id)?.images ?? []);
          atur(hapusBaris(kini.current, id));
        },
      }),
    [sistem.seratus, terkunci, atur, kini],
  );

  const kirimFoto = async (semua: readonly FotoBarang[]) => {
    if (semua.length === 0) return;
    setUnggah({ selesai: 0, semua: semua.length });
    const gagal = await unggahFoto(semua, (selesai) => setUnggah({ selesai, semua: semua.length }));
    setUnggah(undefined);
    setGagalFoto(gagal);
  };
  const kirim = async () => {
    // What is being typed belongs to it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const semuanya = barisIsi(kini.current);
    if (semuanya.length === 0) return pesan.info('Belum ada barang untuk disimpan');
    setDikirim(semuanya);
    const jawab = await simpan.kirim({ detail_barang: semuanya.map(muatan) });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? TEKS_TAMBAH.berhasil);
    setJadi(jawab.data);
    atur([barisSunting()]);
    void kueri.invalidateQueries({ queryKey: KUNCI_MASUK });
    const gambar = new Map(semuanya.map((b) => [b.id, b.images[0]]));
    const semua = jawab.data.flatMap(({ id_foto, kode_barcode }) => {
      const nama = gambar.get(id_foto);
      return nama ? [{ kode_barcode, foto: () => ambilFoto(nama) }] : [];
    });
    await kirimFoto(semua);
  };
  const bersihkan = async () => {
    if (!(await konfirmasi(TEKS_TAMBAH.yakinHapus, { judul: 'Clear Data', bahaya: true }))) return;
    void hapusFoto(kini.current.flatMap((b) => b.images));
    simpan.lupakan();
    atur([barisSunting()]);
  };
  const dipilih = foto === undefined ? undefined : baris.find((b) => b.id === foto);

  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          mati={isi.length === 0}
          tertutup={foto !== undefined || label !== undefined || impor}
        />
      }
      lain={PENGIMPOR.includes(pengguna.level) ? [{ label: TEKS_IMPOR, aksi: () => setImpor(true) }] : []}
    >
      <Stack gap="md">
        {jadi && <BarangJadi barang={jadi} onCetak={setLabel} onTutup={() => setJadi(undefined)} />}
        <Paper withBorder p="md" component="section" aria-label="Generator">
          {acuan.galat ? (
            <Galat pesan={pesanDari(acuan.galat)} cobaLagi={acuan.cobaLagi} />
          ) : (
            <FormPembuat
              nilai={pembuat}
              onUbah={setPembuat}
              onBuat={(p) => {
                const sisa = PALING_BANYAK - barisIsi(kini.current).length;
                if (Number(p.qty) > sisa) pesan.info(`Paling banyak ${PALING_BANYAK} barang sekali simpan`);
                atur(bangkitkan(kini.current, p));
              }}
              acuan={acuan}
              sistem={sistem}
              terkunci={terkunci}
            />
          )}
        </Paper>
        <GalatDokumen simpan={simpan} />
        <FotoGagal semua={gagalFoto} onUlang={() => void kirimFoto(gagalFoto)} onTutup={() => setGagalFoto([])} />
        <Group justify="space-between" gap="sm">
          <Badge size="xl" variant="light" radius="sm" data-total>
            {isi.length} barang · {tulisBerat(jumlahMg(isi) / 1000)} gr
          </Badge>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} />}
            disabled={isi.length === 0 || simpan.sibuk}
            onClick={() => void bersihkan()}
          >
            Clear Data
          </Button>
        </Group>
        <Kisi
          label="Barang yang ditambah"
          baris={baris}
          kolom={kolom}
          onUbah={ubah}
          galat={galat}
          terkunci={terkunci}
          sunting={adalahSunting}
        />
        <Title order={2} fz={16} mt="md">
          Masuk Hari Ini
        </Title>
        <MasukHariIni />
      </Stack>
      {dipilih && (
        <DialogFoto
          judul={`Foto ${dipilih.nama_barang || 'barang'}`}
          id={dipilih.images[0]}
          onTutup={() => setFoto(undefined)}
          onSimpan={(baru) => {
            const { id, images } = dipilih;
            void hapusFoto(images);
            if (!baru) return atur(ubahFoto(kini.current, id, [], pembuat));
            const nama = `${id}.${Date.now().toString(36)}`;
            void simpanFoto(nama, baru).then(() => atur(ubahFoto(kini.current, id, [nama], pembuat)));
          }}
        />
      )}
      <ProgresFoto unggah={unggah} />
      {label && (
        <Suspense>
          <CetakLabel kode={label} tipe="LABEL BARCODE" onTutup={() => setLabel(undefined)} />
        </Suspense>
      )}
      {impor && (
        <Suspense>
          <ImporAwal onTutup={() => setImpor(false)} />
        </Suspense>
      )}
    </Halaman>
  );
}

interface JadiProps {
  barang: readonly { kode_barcode: string; no_dok: string }[];
  onCetak: (kode: readonly string[]) => void;
  onTutup: () => void;
  children?: ReactNode;
}

/** What was saved just now, with its labels and papers. */
export function BarangJadi({ barang, onCetak, onTutup, children }: JadiProps) {
  const kode = barang.map((b) => b.kode_barcode);
  return (
    <Alert color="green" icon={<IconCheck size={18} />} withCloseButton onClose={onTutup} closeButtonLabel="Tutup">
      <Group gap="md">
        <Text fz={18} fw={600} data-dokumen>
          {barang[0]?.no_dok}
        </Text>
        <Text>
          {kode.length} barang, barcode {kode[0]}
          {kode.length > 1 && ` sampai ${kode.at(-1)}`}
        </Text>
        {children}
        <Button size="xs" variant="default" leftSection={<IconPrinter size={14} />} onClick={() => onCetak(kode)}>
          Cetak label
        </Button>
      </Group>
    </Alert>
  );
}

/** The photos are on their way: the page waits for them, since they are only here. */
export function ProgresFoto({ unggah }: { unggah?: { selesai: number; semua: number } }) {
  return (
    <Modal
      opened={unggah !== undefined}
      onClose={() => undefined}
      withCloseButton={false}
      title="Mengunggah foto"
      closeOnEscape={false}
    >
      <Stack gap="xs" role="status">
        <Text>
          {unggah?.selesai ?? 0} dari {unggah?.semua ?? 0} foto
        </Text>
        <Progress value={unggah ? (100 * unggah.selesai) / unggah.semua : 0} aria-label="Kemajuan unggah foto" />
      </Stack>
    </Modal>
  );
}

export function FotoGagal(p: { semua: readonly FotoBarang[]; onUlang: () => void; onTutup: () => void }) {
  if (p.semua.length === 0) return null;
  const kode = p.semua.map((satu) => satu.kode_barcode);
  return (
    <Alert color="orange" icon={<IconPhotoX size={18} />} withCloseButton onClose={p.onTutup} closeButtonLabel="Tutup">
      <Group gap="sm">
        <Text fz={14}>
          Barang sudah tersimpan; {kode.length} foto belum terkirim: {kode.slice(0, 5).join(', ')}
          {kode.length > 5 && ' …'}
        </Text>
        <Button size="xs" variant="default" onClick={p.onUlang}>
          Kirim ulang foto
        </Button>
      </Group>
    </Alert>
  );
}
