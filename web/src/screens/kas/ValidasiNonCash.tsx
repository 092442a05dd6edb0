// Validasi Non Cash: payments by card and transfer that wait to be found on the bank's statement, marked by checkbox.
// The person is asked for only where the settings name the account.
import { ActionIcon, Button, CopyButton, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { IconInfoCircle, IconSend } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari, Tolak } from '@/api/tolak';
import { nilaiModul } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { fakturDari, KUNCI_UANG, kueriNonCash, kueriRekening, type NonCash } from './api';

/** After a validation the list is read anew. */
const MUAT_ULANG = 1000;

const KOLOM: readonly Kolom<NonCash>[] = [
  { kunci: 'kategori', judul: 'Kategori', nilai: (b) => b.kategori, lebar: 130 },
  { kunci: 'deskripsi', judul: 'Deskripsi', nilai: (b) => b.deskripsi, lebar: 185 },
  { kunci: 'jumlah_in', judul: 'Masuk (Rp)', jenis: 'rupiah', nilai: (b) => b.jumlah_in, lebar: 105, total: true },
  { kunci: 'jumlah_out', judul: 'Keluar (Rp)', jenis: 'rupiah', nilai: (b) => b.jumlah_out, lebar: 105, total: true },
  { kunci: 'biaya', judul: 'Biaya Bank (Rp)', jenis: 'rupiah', nilai: (b) => b.biaya, lebar: 125, total: true },
  { kunci: 'jenis', judul: 'Jenis', nilai: (b) => b.jenis, lebar: 92 },
  { kunci: 'no_rekening', judul: 'No Rekening', nilai: (b) => `${b.kode_bank} ${b.no_rekening}`, lebar: 175 },
  { kunci: 'waktu', judul: 'Waktu', nilai: (b) => waktuLengkap(b.waktu), lebar: 160 },
  { kunci: 'input_by', judul: 'Input By', nilai: (b) => b.input_by, lebar: 98 },
];

export default function ValidasiNonCash({ rute }: { rute: Rute }) {
  const { modul } = useSesiAda();
  const kueri = useQueryClient();
  const rekening = useQuery(kueriRekening);
  const [no, setNo] = useState('ALL');
  const [user, setUser] = useState('');
  const [faktur, setFaktur] = useState<string>();
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const simpan = useSimpanDokumen('validasi/simpan/non-cash');
  const nanti = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(nanti.current), []);
  const menyebut = useMemo(() => {
    const daftar = nilaiModul(modul, 'VALIDASI_NON_CASH_INPUT_BY_MODULE').split(',');
    return daftar.some((satu) => satu.trim().toUpperCase() === no);
  }, [modul, no]);
  const orang = useQuery({
    queryKey: ['users', 'pilihan'],
    queryFn: async () => (await panggil('GET', 'users/get/all')).data,
    enabled: menyebut,
  });
  const daftar = useQuery({
    ...kueriNonCash(no, menyebut ? user : ''),
    enabled: !menyebut || user !== '',
    retry: false,
  });
  const baris = daftar.data ?? [];
  const pilihan = baris.filter((b) => terpilih.has(String(b._id)));
  const jumlah = pilihan.reduce((n, b) => n + b.jumlah_in - b.jumlah_out, 0);
  const kirim = async () => {
    if (pilihan.length === 0) return pesan.info('Harap pilih salah satu transaksi');
    const jawab = await simpan.kirim({ id_cashes: pilihan.map((b) => b._id) });
    if (!jawab) return pesan.info('Data Gagal Divalidasi');
    pesan.sukses(jawab.message ?? 'Data Berhasil Divalidasi');
    setTerpilih(new Set());
    nanti.current = setTimeout(() => void kueri.invalidateQueries({ queryKey: KUNCI_UANG }), MUAT_ULANG);
  };
  const info = async (b: NonCash) => {
    try {
      // By its document: several rows may have the same description.
      setFaktur(await fakturDari(b.no_dok));
    } catch (sebab) {
      pesan.info(sebab instanceof Tolak && sebab.status === 404 ? 'Data Tidak Ada' : pesanDari(sebab));
    }
  };
  const aksi: Kolom<NonCash> = {
    kunci: 'info',
    judul: 'Info',
    nilai: () => '',
    lebar: 52,
    urut: false,
    diKanan: true,
    tampil: (b) => (
      <ActionIcon variant="subtle" aria-label={`No faktur ${b.no_dok}`} onClick={() => void info(b)}>
        <IconInfoCircle size={18} />
      </ActionIcon>
    ),
  };
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <Button leftSection={<IconSend size={16} />} loading={simpan.sibuk} onClick={() => void kirim()}>
          Kirim
        </Button>
      }
    >
      <Stack gap="md">
        <GalatDokumen simpan={simpan} />
        <Group gap="sm" align="flex-end">
          <Select
            label="No Rekening"
            w={300}
            searchable
            allowDeselect={false}
            data={[
              { value: 'ALL', label: 'Semua rekening' },
              ...(rekening.data ?? []).map((r) => ({
                value: r.no_rekening,
                label: `${r.kode_bank} · ${r.no_rekening} (${rupiah(r.belum_valid)})`,
              })),
            ]}
            value={no}
            onChange={(nilai) => {
              setNo(nilai ?? 'ALL');
              setTerpilih(new Set());
            }}
            error={rekening.isError ? pesanDari(rekening.error) : undefined}
          />
          {menyebut && (
            <Select
              label="User"
              required
              w={240}
              searchable
              placeholder="Harap pilih user id"
              data={(orang.data ?? []).map((u) => ({ value: u.user_id, label: `${u.user_id} – ${u.user_name}` }))}
              value={user || null}
              onChange={(nilai) => setUser(nilai ?? '')}
            />
          )}
        </Group>
        <DataTable
          label="Transaksi non cash"
          kolom={[...KOLOM, aksi]}
          data={baris}
          idBaris={(b) => String(b._id)}
          memuat={daftar.isLoading}
          galat={daftar.error ? { pesan: pesanDari(daftar.error), cobaLagi: () => void daftar.refetch() } : undefined}
          pilih={{ terpilih, ganti: setTerpilih }}
          kosong={menyebut && user === '' ? 'Pilih user dulu' : 'Tidak ada transaksi yang menunggu validasi'}
          ekspor={{ namaFile: 'validasi-non-cash.csv' }}
          bawah={
            <Text fz={13} role="status">
              {pilihan.length} dipilih · {rupiah(jumlah)}
            </Text>
          }
        />
      </Stack>
      {faktur && (
        <Modal
          opened
          onClose={() => setFaktur(undefined)}
          title="No Faktur"
          centered
          closeButtonProps={{ 'aria-label': 'Tutup' }}
        >
          <Group justify="space-between">
            <Text fw={600}>{faktur}</Text>
            <CopyButton value={faktur}>
              {({ copied, copy }) => (
                <Button variant="default" size="xs" onClick={copy}>
                  {copied ? 'Tersalin' : 'Salin'}
                </Button>
              )}
            </CopyButton>
          </Group>
        </Modal>
      )}
    </Halaman>
  );
}
