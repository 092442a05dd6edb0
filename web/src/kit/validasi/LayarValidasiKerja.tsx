// The validation of orders, services and whatever else is validated like them: by sales code, ticked, answered for by a
// cashier, sent together. The ticks are kept in the browser by document number until they are sent or given up. Calls and
// columns are handed in.
import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '../DataTable';
import type { KeadaanSimpan } from '../dokumen/simpan';
import { GalatDokumen } from '../dokumen/TombolSimpan';
import { Halaman } from '../Halaman';
import { useTempat } from '../konteks';
import { pesan } from '../pesan';
import { bacaJson, hapus, tulisJson } from '../simpanan';
import { kueriSales } from '../transaksi/master';
import { belumSiap, penjawab, TEKS_VALIDASI } from './pilihan';

/** After a validation the list is read anew. */
const MUAT_ULANG = 1000;

export interface LayarValidasiKerjaProps<R extends object> {
  rute: { judul: string; menu: readonly string[] };
  /** Names what is ticked in the browser. */
  nama: string;
  label: string;
  kolom: readonly Kolom<R>[];
  nomor: (baris: R) => string;
  /** Who wrote it: nobody is the second person of their own. */
  penulis?: (baris: R) => string;
  /** Under it lies the list; it is freshened with everything that begins so. */
  kunci: readonly unknown[];
  ambil: (kode_sales: string, signal?: AbortSignal) => Promise<R[]>;
  simpan: KeadaanSimpan;
  /** Answers what the server said, or nothing when it refused. */
  kirim: (nomor: string[], user_id: string) => Promise<{ message?: string } | undefined>;
  kosong: string;
  onBaris?: (baris: R) => void;
  children?: ReactNode;
}

export function LayarValidasiKerja<R extends object>(p: LayarValidasiKerjaProps<R>) {
  const { pemilik, orang } = useTempat();
  const kueri = useQueryClient();
  const ingat = `validasi.${p.nama}.${pemilik}`;
  const sales = useQuery(kueriSales).data ?? [];
  const [kode_sales, setSales] = useState('ALL');
  const [user_id, setUser] = useState('');
  const [centang, setCentang] = useState<ReadonlySet<string>>(() => new Set(bacaJson<string[]>(ingat) ?? []));
  const nanti = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(nanti.current), []);
  const pengguna = useQuery({
    queryKey: ['users', 'pilihan'],
    queryFn: async () => (await panggil('GET', 'users/get/all')).data,
  });
  const daftar = useQuery({
    queryKey: [...p.kunci, kode_sales],
    queryFn: ({ signal }) => p.ambil(kode_sales, signal),
    enabled: kode_sales !== '',
    staleTime: 0,
    retry: false,
  });
  const atur = (baru: ReadonlySet<string>) => {
    setCentang(baru);
    if (baru.size > 0) tulisJson(ingat, [...baru]);
    else hapus(ingat);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is told once
  useEffect(() => {
    if (!daftar.error) return;
    pesan.gagal(TEKS_VALIDASI.tidakAda);
    atur(new Set());
  }, [daftar.error]);
  const baris = kode_sales === '' ? [] : (daftar.data ?? []);
  const sendiri = (b: R) => p.penulis !== undefined && p.penulis(b) === orang.user_id;
  const boleh = new Set(baris.filter((b) => !sendiri(b)).map(p.nomor));
  const dicentang = [...centang].filter((no) => boleh.has(no));
  const kirim = async () => {
    const belum = belumSiap(dicentang, user_id);
    if (belum) return pesan.info(belum);
    const jawab = await p.kirim(dicentang, user_id);
    if (!jawab) return pesan.gagal(TEKS_VALIDASI.gagal);
    pesan.sukses(jawab.message ?? TEKS_VALIDASI.berhasil);
    atur(new Set());
    nanti.current = setTimeout(() => void kueri.invalidateQueries({ queryKey: p.kunci }), MUAT_ULANG);
  };
  const batal = () => {
    hapus(ingat);
    window.location.reload();
  };
  return (
    <Halaman
      judul={p.rute.judul}
      jejak={p.rute.menu}
      utama={
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" disabled={p.simpan.sibuk} onClick={batal}>
            Batal Validasi
          </Button>
          <Button leftSection={<IconCheck size={18} />} loading={p.simpan.sibuk} onClick={() => void kirim()}>
            Validasi
          </Button>
        </Group>
      }
    >
      <Stack gap="sm">
        <GalatDokumen simpan={p.simpan}>
          {Object.entries(p.simpan.kolom)
            .filter(([nama]) => nama !== 'user_id')
            .map(([nama, teks]) => (
              <div key={nama}>{teks}</div>
            ))}
        </GalatDokumen>
        {baris.some(sendiri) && (
          <Alert color="blue" py={8}>
            Transaksi yang Anda tulis sendiri divalidasi oleh orang lain.
          </Alert>
        )}
        <Group gap="sm" align="flex-start">
          <Select
            label="Kode Sales"
            required
            w={240}
            searchable
            clearable
            data={[
              { value: 'ALL', label: 'ALL' },
              ...sales
                .filter((s) => s.kode_sales !== 'ALL')
                .map((s) => ({ value: s.kode_sales, label: `${s.kode_sales} · ${s.nama_sales}` })),
            ]}
            value={kode_sales || null}
            onChange={(v) => setSales(v ?? '')}
            error={kode_sales === '' ? TEKS_VALIDASI.sales : undefined}
            nothingFoundMessage="Tidak Ada Data"
          />
          <Select
            label="User ID"
            required
            w={260}
            searchable
            placeholder="Kasir yang bertanggung jawab"
            data={penjawab(pengguna.data ?? []).map((u) => ({
              value: u.user_id,
              label: `${u.user_id} – ${u.user_name}`,
            }))}
            value={user_id || null}
            onChange={(v) => {
              p.simpan.lupakan('user_id');
              setUser(v ?? '');
            }}
            error={p.simpan.kolom.user_id ?? (pengguna.isError ? pesanDari(pengguna.error) : undefined)}
            nothingFoundMessage="Tidak Ada Data"
          />
        </Group>
        <DataTable
          label={p.label}
          kolom={p.kolom}
          data={baris}
          idBaris={p.nomor}
          memuat={daftar.isLoading}
          galat={daftar.error ? { pesan: pesanDari(daftar.error), cobaLagi: () => void daftar.refetch() } : undefined}
          kosong={kode_sales === '' ? TEKS_VALIDASI.sales : p.kosong}
          pilih={{
            terpilih: new Set(dicentang),
            ganti: (baru) => {
              p.simpan.lupakan();
              atur(new Set([...baru].filter((no) => boleh.has(no))));
            },
          }}
          onBaris={p.onBaris}
          bawah={
            <Text fz={13} role="status">
              {dicentang.length} dipilih
            </Text>
          }
        />
      </Stack>
      {p.children}
    </Halaman>
  );
}
