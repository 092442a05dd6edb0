// Transaksi Pre Order: who orders what ahead, over which marketplace and to which account the money comes. The member is found
// by the code, items come through a dialog (F3), F9 saves; a second later the invoice goes to paper.
import { ActionIcon, Button, Group, Kbd, Stack, Text } from '@mantine/core';
import { IconCheck, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { rupiah, tulisAngka } from '@/kit/angka';
import { NotaSelesai } from '@/kit/cetak/NotaSelesai';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { konfirmasi } from '@/kit/dialog';
import { TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { majukan } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import type { Baris } from '@/kit/transaksi/baris';
import { GalatTransaksi } from '@/kit/transaksi/PapanTransaksi';
import kotak from '@/kit/transaksi/transaksi.module.css';
import type { Tersimpan } from '@/kit/transaksi/useTransaksi';
import type { Rute } from '@/routes';
import { kertasPo, kueriNomorPo, type TercatatPo } from './api';
import { DialogItem } from './DialogItem';
import { hargaGram, type ItemPo, TANPA_BARCODE } from './item';
import { KepalaPo } from './KepalaPo';
import { TEKS_PO } from './teks';
import { buangItem, type KeadaanPo, pasangItem, usePreOrder } from './usePreOrder';

/** So long after it was saved the invoice prints. */
export const TUNGGU_CETAK = 1000;

type Dialog = { item?: Baris<ItemPo> };

export default function TransaksiPreOrder({ rute }: { rute: Rute }) {
  const t = usePreOrder();
  const { keadaan, simpan, terkunci } = t;
  const [dialog, setDialog] = useState<Dialog>();
  const wadah = useRef<HTMLDivElement>(null);
  const nomor = useQuery(kueriNomorPo);
  const galat = t.galat('detail_barang');
  const fokus = (pilih: string) => wadah.current?.querySelector<HTMLElement>(pilih)?.focus();
  const kirim = async () => {
    const hasil = await t.kirim();
    if (hasil === 'wajib' || hasil === 'belum') setTimeout(() => fokus('[aria-invalid="true"]'));
  };
  const gantiItem = (ubah: (k: KeadaanPo) => KeadaanPo) => {
    // The estimates follow: what they lacked is asked again.
    t.ganti((k) => k, 'harga_estimasi');
    t.ganti(ubah);
  };
  // Each pre-order is told once.
  useEffect(() => {
    if (t.selesai) pesan.sukses(t.selesai.pesan ?? TEKS_PO.tersimpan);
  }, [t.selesai]);
  const berikut = () => {
    t.tutupSelesai();
    setTimeout(() => fokus('[data-member]'));
  };
  const kosongkan = async () => {
    const ya = await konfirmasi('Kosongkan semua isian pre order ini?', {
      judul: 'Kosongkan Pre Order',
      ya: 'Kosongkan',
      tidak: 'Batal',
      bahaya: true,
    });
    if (ya) t.bersihkan();
  };
  useTombol(
    [
      { kunci: 'F3', arti: 'Tambah Item', aksi: () => setDialog({}) },
      { kunci: 'F4', arti: 'Kode Member', aksi: () => fokus('[data-member]') },
    ],
    dialog === undefined && !terkunci,
  );
  const kolom: Kolom<Baris<ItemPo>>[] = [
    {
      kunci: 'kode_barcode',
      judul: 'Kode Barcode',
      nilai: (b) => b.minta.kode_barcode || TANPA_BARCODE,
      lebar: 130,
      urut: false,
    },
    {
      kunci: 'deskripsi',
      judul: 'Deskripsi',
      nilai: (b) => b.minta.deskripsi,
      tampil: (b) => {
        const salah = galat.get(b.id);
        return (
          <>
            {b.minta.deskripsi}
            {salah && (
              <Text span fz={13} c="red" role="alert" display="block">
                {Object.values(salah).join('. ')}
              </Text>
            )}
          </>
        );
      },
      lebar: 260,
      urut: false,
    },
    { kunci: 'qty', judul: 'Qty', jenis: 'angka', nilai: (b) => b.minta.qty, lebar: 60, urut: false, total: true },
    {
      kunci: 'berat',
      judul: 'Berat (gr)',
      jenis: 'berat',
      nilai: (b) => b.minta.berat,
      lebar: 100,
      urut: false,
      total: true,
    },
    {
      kunci: 'harga_estimasi',
      judul: 'Harga Estimasi (Rp)',
      jenis: 'rupiah',
      nilai: (b) => b.minta.harga_estimasi,
      lebar: 150,
      urut: false,
      total: true,
    },
    {
      kunci: 'harga_gram',
      judul: 'Harga Gram (Rp)',
      jenis: 'rupiah',
      nilai: (b) => hargaGram(b.minta.harga_estimasi, b.minta.berat),
      lebar: 130,
      urut: false,
    },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: () => '',
      tampil: (b) => (
        <Group gap={0} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={`Ubah ${b.minta.deskripsi}`}
            disabled={terkunci}
            onClick={() => setDialog({ item: b })}
          >
            <IconPencil size={18} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={`Hapus ${b.minta.deskripsi}`}
            disabled={terkunci}
            onClick={() => gantiItem((k) => buangItem(k, b.id))}
          >
            <IconTrash size={18} />
          </ActionIcon>
        </Group>
      ),
      lebar: 90,
      urut: false,
      diKanan: true,
    },
  ];
  const tanpaItem = keadaan.item.length === 0;
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      lain={tanpaItem ? [] : [{ label: 'Kosongkan isian', aksi: () => void kosongkan(), bahaya: true }]}
      utama={
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          mati={tanpaItem}
          sebab="Tambah item dulu (F3)"
          tertutup={dialog !== undefined}
        />
      }
    >
      <Stack gap="md" ref={wadah}>
        {t.selesai && <PoTersimpan selesai={t.selesai} onTutup={berikut} />}
        <GalatTransaksi t={t} />
        <section className={kotak.kotak} aria-label="Pre order" onKeyDown={majukan}>
          <KepalaPo t={t} nomor={nomor.data ?? ''} diam={dialog !== undefined} />
        </section>
        <DataTable
          label="Item pre order"
          kolom={kolom}
          data={keadaan.item}
          idBaris={(b) => b.id}
          cari={false}
          kosong="Belum ada item. Tekan Tambah Item (F3)."
          tinggi="40dvh"
          alat={
            <Button
              variant="light"
              leftSection={<IconPlus size={18} />}
              rightSection={<Kbd size="xs">F3</Kbd>}
              disabled={terkunci}
              onClick={() => setDialog({})}
            >
              Tambah Item
            </Button>
          }
        />
      </Stack>
      {dialog && (
        <DialogItem
          awal={dialog.item}
          semua={keadaan.item}
          onTutup={() => setDialog(undefined)}
          onJadi={(item) => {
            gantiItem((k) => pasangItem(k, item));
            setDialog(undefined);
          }}
        />
      )}
    </Halaman>
  );
}

/** What was just saved; its invoice a moment later. */
export function PoTersimpan({ selesai, onTutup }: { selesai: Tersimpan<KeadaanPo, TercatatPo>; onTutup: () => void }) {
  const { hasil } = selesai;
  const [cetak, setCetak] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each invoice waits anew
  useEffect(() => {
    setCetak(false);
    const nanti = setTimeout(() => setCetak(true), TUNGGU_CETAK);
    return () => clearTimeout(nanti);
  }, [hasil.no_po]);
  return (
    <section className={kotak.kotak} aria-label="Pre order tersimpan">
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Group gap="xs" c="green" role="status">
            <IconCheck size={22} aria-hidden />
            <Text fw={600}>{TEKS_PO.tersimpan}</Text>
          </Group>
          <Text fw={600} data-nomor>
            {hasil.no_po}
          </Text>
        </Group>
        <Text fz={13} c="dimmed">
          {hasil.nama_customer} · {tulisAngka(hasil.qty_estimasi, 'angka')} pcs · {rupiah(hasil.harga_total)}
        </Text>
        {cetak && <NotaSelesai kunci={hasil.no_po} nota={[kertasPo(hasil.no_po)]} onTutup={onTutup} />}
      </Stack>
    </section>
  );
}
