// The stores of the chain. Head office opens and changes all of them, a branch changes its own.
// A store's code stands in its portal's address and in every document number, so it never changes.
import { Badge, Button, Grid, Group, Modal, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { muatSaya } from '@/app/aksiSesi';
import { useSesiAda } from '@/app/sesi';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { konfirmasi } from '@/kit/dialog';
import { Formulir } from '@/kit/Formulir';
import { BentrokForm, DrafForm, KakiForm, useFormVersi } from '@/kit/formVersi';
import { Halaman } from '@/kit/Halaman';
import { IsianKode } from '@/kit/isian';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { aturAktif, type IsiToko, JUDUL_TOKO, kueriSemuaToko, type TokoRinci, tambahToko, ubahToko } from './apiToko';
import { IsianToko } from './IsianToko';

const KOLOM: Kolom<TokoRinci>[] = [
  { kunci: 'kode_toko', judul: 'Kode', nilai: (t) => t.kode_toko, lebar: 100 },
  {
    kunci: 'nama_toko',
    judul: 'Nama Toko',
    nilai: (t) => t.nama_toko,
    lebar: 220,
    tampil: (t) => (
      <Group gap="xs" wrap="nowrap">
        {t.nama_toko}
        {t.pusat && (
          <Badge variant="light" color="gray">
            Pusat
          </Badge>
        )}
        {!t.aktif && (
          <Badge variant="light" color="red">
            Tidak aktif
          </Badge>
        )}
      </Group>
    ),
  },
  { kunci: 'alamat_toko', judul: 'Alamat', nilai: (t) => t.alamat_toko, lebar: 320 },
  { kunci: 'no_telp', judul: 'No Telepon', nilai: (t) => t.no_telp, lebar: 150 },
  { kunci: 'no_whatsapp', judul: 'No WhatsApp', nilai: (t) => t.no_whatsapp, lebar: 150 },
  { kunci: 'banyak_user', judul: 'User Aktif', nilai: (t) => t.banyak_user, lebar: 100 },
  { kunci: 'tgl_system', judul: 'Tgl System', nilai: (t) => t.tgl_system, lebar: 110 },
  { kunci: 'portal', judul: 'Portal', nilai: (t) => t.portal || `/toko/${t.kode_toko}`, lebar: 180 },
];

export default function MasterToko({ rute }: { rute: Rute }) {
  const { pengguna } = useSesiAda();
  const { data, error, isPending, refetch } = useQuery(kueriSemuaToko);
  const [buka, setBuka] = useState<{ toko?: TokoRinci }>();
  useTombol([{ kunci: 'F2', arti: 'Tambah toko', aksi: () => setBuka({}) }], pengguna.pusat && buka === undefined);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <DataTable
        label="Master toko"
        kolom={KOLOM}
        data={data ?? []}
        idBaris={(t) => t.kode_toko}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        tambah={pengguna.pusat ? { aksi: () => setBuka({}) } : undefined}
        ekspor={{ namaFile: 'master-toko.csv' }}
        onBaris={(toko) => setBuka({ toko })}
      />
      {buka && <FormToko key={buka.toko?.kode_toko} toko={buka.toko} onTutup={() => setBuka(undefined)} />}
    </Halaman>
  );
}

const KOSONG: IsiToko = {
  kode_toko: '',
  nama_toko: '',
  alamat_toko: '',
  no_telp: '',
  no_whatsapp: '',
  teks_logo: '',
  npwp: '',
  portal: '',
};

function FormToko({ toko, onTutup }: { toko?: TokoRinci; onTutup: () => void }) {
  const { pengguna } = useSesiAda();
  const kueri = useQueryClient();
  const form = useFormVersi<IsiToko>(
    toko ?? KOSONG,
    toko?.versi ?? 0,
    async (isi, versi) => {
      const { kode_toko, nama_toko, alamat_toko, no_telp, no_whatsapp, teks_logo, npwp, portal } = isi;
      const dasar = { nama_toko, alamat_toko, no_telp, no_whatsapp };
      const { message } = toko
        ? await ubahToko(toko.kode_toko, { ...dasar, teks_logo, npwp, versi, ...(pengguna.pusat && { portal }) })
        : await tambahToko({ ...dasar, kode_toko, portal });
      pesan.sukses(message ?? '');
      onTutup();
      await Promise.all([muatSaya(), kueri.invalidateQueries({ queryKey: ['tokos'] })]);
    },
    { nama: `toko.${toko?.kode_toko ?? ''}` },
  );
  const { isi, atur, galat } = form;
  const tutup = () => void form.tutup(onTutup);
  return (
    <Modal
      opened
      size={720}
      title={toko ? `Ubah Toko ${toko.kode_toko}` : 'Tambah Toko'}
      onClose={tutup}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Formulir
        label="Data toko"
        onSimpan={() => void form.simpan()}
        berubah={form.berubah && !form.sibuk}
        aktif={!form.bentrok}
      >
        <DrafForm form={form} />
        {!toko && (
          <Grid.Col span={12}>
            <IsianKode
              label="Kode Toko"
              description="2 sampai 8 huruf dan angka; tidak bisa diubah lagi"
              data-autofocus
              value={isi.kode_toko}
              onChange={(kode) => atur({ kode_toko: kode.toUpperCase() })}
            />
            {galat.kode_toko && (
              <Text c="red" fz={12} mt={4} role="alert">
                {galat.kode_toko}
              </Text>
            )}
          </Grid.Col>
        )}
        <IsianToko isi={isi} atur={atur} galat={galat} lengkap={toko !== undefined} />
        {pengguna.pusat && (
          <Grid.Col span={12}>
            <TextInput
              label="Portal (opsional)"
              description="Alamat server bila toko ini berjalan di mesin lain; kosong berarti di sini"
              placeholder={`/toko/${isi.kode_toko || 'KODE'}`}
              autoComplete="off"
              value={isi.portal}
              error={galat.portal}
              onChange={(e) => atur({ portal: e.currentTarget.value })}
            />
          </Grid.Col>
        )}
        {toko && pengguna.pusat && !toko.pusat && <TombolAktif toko={toko} onSelesai={onTutup} />}
        <KakiForm form={form} mundur={{ label: 'Batal', aksi: tutup }} />
      </Formulir>
      <BentrokForm form={form} judul={JUDUL_TOKO} />
    </Modal>
  );
}

/** A store that holds nothing any more is deactivated; the server says what it still holds. */
function TombolAktif({ toko, onSelesai }: { toko: TokoRinci; onSelesai: () => void }) {
  const kueri = useQueryClient();
  const [sibuk, setSibuk] = useState(false);
  const atur = async () => {
    const tanya = `Toko ${toko.kode_toko} dinonaktifkan: tidak ada yang bisa masuk lagi, pembukuannya tetap. Lanjut?`;
    if (toko.aktif && !(await konfirmasi(tanya))) return;
    setSibuk(true);
    try {
      const { message } = await aturAktif(toko.kode_toko, !toko.aktif);
      pesan.sukses(message ?? '');
      onSelesai();
      await kueri.invalidateQueries({ queryKey: ['tokos'] });
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    } finally {
      setSibuk(false);
    }
  };
  return (
    <Grid.Col span={12}>
      <Button variant="subtle" color={toko.aktif ? 'red' : undefined} loading={sibuk} onClick={() => void atur()}>
        {toko.aktif ? 'Nonaktifkan toko' : 'Aktifkan toko'}
      </Button>
    </Grid.Col>
  );
}
