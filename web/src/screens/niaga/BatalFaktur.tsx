// Taking a transaction back: find it, see everything that will be undone, say why, and have it approved. The same day a
// supervisor says yes, later the owner.
import { Alert, Button, Group, Kbd, List, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { enterPolos } from '@/kit/enter';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { usePemindai } from '@/kit/pemindai';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { type FakturRinci, fakturDari, KUNCI_NIAGA } from './api';
import { IsiFaktur, LencanaFaktur } from './IsiFaktur';

/** Everything a cancellation undoes, in words. */
export function yangDibalik(f: FakturRinci): string[] {
  const uang = f.pembayaran.filter((b) => b.jenis !== 'TUKAR');
  return [
    ...f.detail_barang.map((b) =>
      b.jenis_barang === 'BARANG'
        ? `${b.kode_barcode} ${b.nama_barang} kembali ke ${b.kode_gudang} ${b.kode_baki}`
        : `${b.qty} ${b.nama_barang} kembali ke ${b.kode_gudang} ${b.kode_baki}`,
    ),
    ...f.detail_beli.map(
      (b) => `${b.kode_barcode} ${b.nama_barang} keluar dari ${b.kode_gudang} ${b.kode_baki}, kembali ke customer`,
    ),
    ...uang.map((b) => {
      const jumlah = rupiah(b.jumlah_rp);
      if (b.jenis === 'CASH') {
        return b.arah === 'MASUK' ? `Kas ${f.input_by} berkurang ${jumlah}` : `Kas ${f.input_by} bertambah ${jumlah}`;
      }
      if (b.jenis === 'TITIP') return `Titipan ${b.rujukan} kembali ${jumlah}`;
      if (b.jenis === 'KUPON') return `Kupon ${b.rujukan} bisa dipakai lagi`;
      return `Rekening ${b.no_rekening} ${b.arah === 'MASUK' ? 'berkurang' : 'bertambah'} ${jumlah}`;
    }),
  ];
}

/** The transaction that stands in the way, where the server named one. */
function batalkanDulu(detail: unknown): string | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined;
  return (detail as { batalkan_dulu?: string }).batalkan_dulu;
}

export interface BatalFakturProps {
  rute: Rute;
  jalur: 'penjualan' | 'pembelian';
}

export function BatalFaktur({ rute, jalur }: BatalFakturProps) {
  const { pengguna } = useSesiAda();
  const kueri = useQueryClient();
  const isian = useRef<HTMLInputElement>(null);
  const [no, setNo] = useState('');
  const [f, setF] = useState<FakturRinci>();
  const [galat, setGalat] = useState<string>();
  const [alasan, setAlasan] = useState('');
  const simpan = useSimpanDokumen(`${jalur}/batal`);
  const cari = async (teks: string) => {
    const rapi = teks.trim().toUpperCase();
    if (rapi === '') return;
    setNo(rapi);
    setGalat(undefined);
    setF(undefined);
    setAlasan('');
    simpan.lupakan();
    try {
      setF(await fakturDari(jalur, rapi));
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    }
  };
  usePemindai((kode) => void cari(kode));
  useTombol([{ kunci: 'F2', arti: 'No faktur', aksi: () => isian.current?.focus() }]);
  const hariIni = f?.tgl_system === pengguna.tgl_system;
  const cukup = pengguna.level === 'OWN' || (pengguna.level === 'SPV' && hariIni);
  const sendiri = f?.input_by === pengguna.user_id;
  const dulu = batalkanDulu(simpan.detail);
  const kirim = async () => {
    if (!f || alasan.trim() === '') return;
    const jawab = await simpan.kirim({ no_faktur: f.no_faktur_group, alasan });
    if (!jawab) return;
    pesan.sukses(`${jawab.message ?? 'Berhasil'} (${jawab.data.no_batal})`);
    setF(undefined);
    setNo('');
    setAlasan('');
    isian.current?.focus();
    void kueri.invalidateQueries({ queryKey: KUNCI_NIAGA });
    void kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
  };
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          label={rute.judul}
          mati={f?.no_batal !== '' || alasan.trim() === ''}
        />
      }
    >
      <Stack gap="md" maw={960}>
        <Group align="flex-end" gap="sm">
          <TextInput
            ref={isian}
            label="No Faktur"
            placeholder="Scan nota, atau ketik nomornya lalu Enter"
            data-autofocus
            autoFocus
            autoComplete="off"
            rightSection={<Kbd size="xs">F2</Kbd>}
            rightSectionWidth={44}
            value={no}
            onChange={(e) => setNo(e.currentTarget.value)}
            onKeyDown={(e) => {
              if (!enterPolos(e)) return;
              e.preventDefault();
              void cari(no);
            }}
            error={simpan.kolom.no_faktur}
            style={{ flex: '1 1 280px' }}
          />
          <Button variant="default" leftSection={<IconSearch size={18} />} onClick={() => void cari(no)}>
            Cari
          </Button>
        </Group>
        {!f && !galat && (
          <Text c="dimmed" ta="center" py={48} className={kelas.kotak}>
            Scan nota atau ketik nomornya: yang akan dibalik tampil di sini sebelum dibatalkan.
          </Text>
        )}
        {galat && <Galat pesan={galat} />}
        <GalatDokumen simpan={simpan}>
          {dulu && (
            <Button mt="xs" size="xs" variant="default" onClick={() => void cari(dulu)}>
              Buka {dulu} untuk dibatalkan dulu
            </Button>
          )}
        </GalatDokumen>
        {f && (
          <>
            <Group gap="xs">
              <Text fw={600} fz={16}>
                {f.no_faktur_group}
              </Text>
              <LencanaFaktur f={f} />
            </Group>
            {!f.no_batal && (
              <>
                <Alert color="orange" title="Yang akan dibalik">
                  <List size="sm">
                    {yangDibalik(f).map((satu) => (
                      <List.Item key={satu}>{satu}</List.Item>
                    ))}
                  </List>
                </Alert>
                <Textarea
                  label="Alasan"
                  required
                  autoFocus
                  maxLength={200}
                  value={alasan}
                  onChange={(e) => {
                    simpan.lupakan('alasan');
                    setAlasan(e.currentTarget.value);
                  }}
                  error={simpan.kolom.alasan}
                  description={
                    cukup && !sendiri
                      ? undefined
                      : `Perlu otorisasi ${hariIni ? 'SPV atau OWN' : 'OWN (faktur hari lain)'}`
                  }
                />
              </>
            )}
            <div className={kelas.kotak}>
              <IsiFaktur f={f} />
            </div>
          </>
        )}
      </Stack>
    </Halaman>
  );
}
