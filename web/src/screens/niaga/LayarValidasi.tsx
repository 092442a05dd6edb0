// What nobody looked at yet: filtered by sales person and writer, ticked, validated together. Who wrote a transaction is
// not its second person: those rows are shown and stay unticked.
import { Alert, Select, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import type { KunciSetelan } from '@/api/setelan';
import { pesanDari } from '@/api/tolak';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { DataTable } from '@/kit/DataTable';
import { semuaHalaman } from '@/kit/daftar/semua';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { kueriSales } from '@/kit/transaksi/master';
import type { Rute } from '@/routes';
import { type Faktur, KUNCI_NIAGA } from './api';
import { kolomFaktur } from './DaftarFaktur';
import { LaciFaktur } from './LaciFaktur';

export interface LayarValidasiProps {
  rute: Rute;
  /** The call, without its `/get`. */
  jalur: 'validasi/penjualan' | 'validasi/jual-beli';
  label: string;
  /** The module that the store must have on. */
  modulnya?: KunciSetelan;
}

export function LayarValidasi({ rute, jalur, label, modulnya }: LayarValidasiProps) {
  const { pengguna, modul } = useSesiAda();
  const mati = modulnya !== undefined && !modulNyala(modul, modulnya);
  const kueri = useQueryClient();
  const sales = useQuery(kueriSales).data ?? [];
  const [kode_sales, setSales] = useState('ALL');
  const [user_id, setUser] = useState('ALL');
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const [buka, setBuka] = useState<Faktur>();
  const simpan = useSimpanDokumen(jalur);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...KUNCI_NIAGA, jalur, kode_sales, user_id],
    queryFn: () =>
      semuaHalaman(
        ({ skip, limit }) => panggil('GET', `${jalur}/get` as const, { query: { kode_sales, user_id, skip, limit } }),
        (f: Faktur) => f.no_faktur_group,
      ),
    staleTime: 0,
    enabled: !mati,
  });
  const baris = data ?? [];
  const sendiri = (f: Faktur) => f.input_by === pengguna.user_id;
  const boleh = new Set(baris.filter((f) => !sendiri(f)).map((f) => f.no_faktur_group));
  const dicentang = [...terpilih].filter((no) => boleh.has(no));
  const orang = [...new Set(baris.map((f) => f.input_by))].sort();
  const kirim = async () => {
    const jawab = await simpan.kirim({ no_faktur_groups: dicentang });
    void kueri.invalidateQueries({ queryKey: KUNCI_NIAGA });
    if (!jawab) return;
    setTerpilih(new Set());
    pesan.sukses(jawab.message ?? 'Berhasil Divalidasi');
  };
  if (mati) {
    return (
      <Halaman judul={rute.judul} jejak={rute.menu}>
        <Kosong
          teks={`Validasi penjualan tidak dipakai di toko ini. Owner bisa menyalakannya di Setting System (${modulnya}).`}
        />
      </Halaman>
    );
  }
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          label={dicentang.length > 0 ? `Validasi (${dicentang.length})` : 'Validasi'}
          mati={dicentang.length === 0}
          tertutup={buka !== undefined}
        />
      }
    >
      <Stack gap="sm">
        <GalatDokumen simpan={simpan}>
          {Object.values(simpan.kolom).map((teks) => (
            <div key={teks}>{teks}</div>
          ))}
        </GalatDokumen>
        {baris.some(sendiri) && (
          <Alert color="blue" py={8}>
            Transaksi yang Anda tulis sendiri divalidasi oleh orang lain.
          </Alert>
        )}
        <DataTable
          label={label}
          kolom={kolomFaktur(jalur === 'validasi/penjualan' ? 'jual' : 'semua')}
          data={baris}
          idBaris={(f) => f.no_faktur_group}
          memuat={isPending}
          galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
          kosong="Semua transaksi sudah divalidasi"
          pilih={{
            terpilih: new Set(dicentang),
            ganti: (baru: ReadonlySet<string>) => {
              simpan.lupakan();
              setTerpilih(new Set([...baru].filter((no) => boleh.has(no))));
            },
          }}
          onBaris={setBuka}
          alat={
            <>
              <Select
                aria-label="Sales"
                w={170}
                searchable
                allowDeselect={false}
                data={[
                  { value: 'ALL', label: 'Semua sales' },
                  ...sales.map((s) => ({ value: s.kode_sales, label: `${s.kode_sales} · ${s.nama_sales}` })),
                ]}
                value={kode_sales}
                onChange={(v) => setSales(v ?? 'ALL')}
              />
              <Select
                aria-label="User"
                w={150}
                searchable
                allowDeselect={false}
                data={[{ value: 'ALL', label: 'Semua user' }, ...orang.filter((o) => o !== 'ALL')]}
                value={user_id}
                onChange={(v) => setUser(v ?? 'ALL')}
              />
            </>
          }
        />
      </Stack>
      {buka && (
        <LaciFaktur
          no={buka.no_faktur_group}
          jalur={buka.jenis === 'BELI' ? 'pembelian' : 'penjualan'}
          onTutup={() => setBuka(undefined)}
        />
      )}
    </Halaman>
  );
}
