// One thing that is ordered: what it is, its size and purity, how heavy about, today's price or the one of the day it is
// fetched, its picture. What it will cost about is reckoned by the server while it is typed.
import { Alert, Group, Modal, SegmentedControl, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rupiah, tulisAngka } from '@/kit/angka';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianFoto } from '@/kit/IsianFoto';
import { IsianSaring } from '@/kit/IsianSaring';
import { IsianUang } from '@/kit/IsianUang';
import { duaDesimal } from '@/kit/saring';
import { KakiIsian } from '@/kit/transaksi/KakiIsian';
import { TabelRumus } from '@/kit/transaksi/TabelRumus';
import { useIsianBaris } from '@/kit/transaksi/useIsianBaris';
import { hitungPesanan, MASTER, type MintaBaris, type TaksirBaris } from './api';
import { rumusBaris } from './langkah';
import { BARIS_KOSONG } from './usePesanan';

export interface FormBarisProps {
  awal?: MintaBaris;
  foto?: Blob;
  /** The promised day as it stands; the business day while there is none. */
  tgl_janji: string;
  onJadi: (minta: MintaBaris, harga: TaksirBaris, foto: Blob | undefined) => void;
  onTutup: () => void;
}

const CARA = [
  { value: 'FLOAT', label: 'Ikut hari ambil' },
  { value: 'LOCK', label: 'Kunci hari ini' },
];

/** The first thing that a line still lacks. */
export function kurangBaris(m: MintaBaris): string | undefined {
  if (!m.kode_group) return 'Pilih kategorinya';
  if (!m.kode_dept) return 'Pilih jenisnya';
  if (!m.nama_barang?.trim()) return 'Isi nama barangnya';
  return (m.berat_estimasi ?? 0) > 0 ? undefined : 'Isi taksiran beratnya';
}

export function FormBaris({ awal, foto: fotoAwal, tgl_janji, onJadi, onTutup }: FormBarisProps) {
  const [m, setM] = useState<MintaBaris>({ ...BARIS_KOSONG, ...awal });
  const [berat, setBerat] = useState(awal?.berat_estimasi ? awal.berat_estimasi.toFixed(3) : '');
  const [kadar, setKadar] = useState(awal?.kadar ? String(awal.kadar) : '');
  const [foto, setFoto] = useState(fotoAwal);
  const group = useQuery(MASTER.group);
  const jenis = useQuery(MASTER.jenis);
  const ubah = (bagian: Partial<MintaBaris>) => setM((lama) => ({ ...lama, ...bagian }));
  const cukup = (b: MintaBaris) => Boolean(b.kode_group) && (b.berat_estimasi ?? 0) > 0;
  const { wadah, onKeyDown, harga, galat, umum, siap, jadi } = useIsianBaris<MintaBaris, TaksirBaris>({
    minta: m,
    cukup,
    hitung: async (minta, signal) =>
      (await hitungPesanan({ tgl_janji, detail: [minta], jumlah_bayar: 0, kode_sales: '' }, signal)).detail[0],
    lengkap: cukup(m) && m.nama_barang?.trim() !== '' && m.kode_dept !== '',
    onJadi: (minta, h) => onJadi(minta, h, foto),
  });
  const dept = (jenis.data ?? []).filter((j) => !m.kode_group || !j.kode_group || j.kode_group === m.kode_group);
  return (
    <Modal opened onClose={onTutup} title="Barang yang dipesan" size={820} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="md" ref={wadah} onKeyDown={onKeyDown}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <PilihDaftar
            label="Kategori"
            sebut="kategori"
            placeholder="Kadar emasnya: 375, 750"
            required
            data-autofocus
            openOnFocus={false}
            gagal={group.isError}
            galat={galat.kode_group}
            data={(group.data ?? [])
              .filter((g) => !g.is_acc)
              .map((g) => ({ value: g.kode_group, label: `${g.kode_group} · ${g.nama_group}` }))}
            value={m.kode_group || null}
            onChange={(v) => ubah({ kode_group: v ?? '', kode_dept: '' })}
          />
          <PilihDaftar
            label="Jenis"
            sebut="jenis"
            placeholder="Cincin, kalung"
            required
            gagal={jenis.isError}
            galat={galat.kode_dept}
            data={dept.map((j) => ({ value: j.kode_dept, label: `${j.kode_dept} · ${j.nama_dept}` }))}
            value={m.kode_dept || null}
            onChange={(v) => ubah({ kode_dept: v ?? '' })}
          />
          <TextInput
            label="Nama barang"
            required
            maxLength={60}
            value={m.nama_barang}
            onChange={(e) => ubah({ nama_barang: e.currentTarget.value.toUpperCase() })}
            error={galat.nama_barang}
          />
          <TextInput
            label="Ukuran"
            placeholder="Ukuran jari, panjang rantai"
            maxLength={30}
            value={m.ukuran}
            onChange={(e) => ubah({ ukuran: e.currentTarget.value })}
            error={galat.ukuran}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <IsianBerat
            label="Taksiran berat"
            required
            value={berat}
            onChange={(teks) => {
              setBerat(teks);
              ubah({ berat_estimasi: Math.max(Number(teks) || 0, 0) });
            }}
            error={galat.berat_estimasi}
            galatLangsung
          />
          <IsianSaring
            label="Kadar Jual (%)"
            inputMode="decimal"
            value={kadar}
            saring={duaDesimal}
            placeholder={harga ? tulisAngka(harga.kadar, 'persen') : 'Ikut kategori'}
            onChange={(teks) => {
              setKadar(teks);
              ubah({ kadar: Number(teks) > 0 ? Number(teks) : null });
            }}
            error={galat.kadar}
            galatLangsung
          />
          <IsianUang
            label="Ongkos"
            value={m.ongkos ?? null}
            placeholder={harga ? tulisAngka(harga.ongkos, 'rupiah') : 'Ikut master'}
            onChange={(ongkos) => ubah({ ongkos })}
            error={galat.ongkos}
            galatLangsung
          />
        </SimpleGrid>
        <Group align="flex-start" gap="md">
          <div style={{ flex: '1 1 240px' }}>
            <Text fz={14} fw={500} mb={4}>
              Harga emas
            </Text>
            <SegmentedControl
              aria-label="Cara harga"
              fullWidth
              value={m.cara_harga}
              onChange={(cara_harga) => ubah({ cara_harga })}
              data={CARA}
            />
            {galat.cara_harga && (
              <Text c="red" fz={12} mt={4}>
                {galat.cara_harga}
              </Text>
            )}
            <TextInput
              label="Keterangan"
              placeholder="Model, ukiran, batu"
              mt="sm"
              maxLength={200}
              value={m.keterangan}
              onChange={(e) => ubah({ keterangan: e.currentTarget.value })}
              error={galat.keterangan}
            />
          </div>
          <div style={{ flex: '1 1 280px' }}>
            <IsianFoto label="Foto model" nilai={foto} onUbah={setFoto} />
          </div>
        </Group>
        {umum && (
          <Alert color="red" role="alert">
            {umum}
          </Alert>
        )}
        {harga && (
          <div role="status" data-taksiran={harga.harga_estimasi}>
            <TabelRumus rumus={rumusBaris(harga)} label="Rumus taksiran" />
            <Text ta="right" fw={600} fz={18}>
              {rupiah(harga.harga_estimasi)}
            </Text>
          </div>
        )}
        <KakiIsian siap={siap} kurang={kurangBaris(m)} onTutup={onTutup} onJadi={jadi} />
      </Stack>
    </Modal>
  );
}
