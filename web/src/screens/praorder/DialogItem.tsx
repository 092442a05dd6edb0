// 'Tambah Item': a piece of a pre-order. A barcode brings its name and must be ready for a pre-order; without one the piece
// is still to be made. Enter goes on, F9 takes it over.
import { Modal, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { rapikanBarcode } from '@/kit/dokumen/pindai';
import { majukan } from '@/kit/Formulir';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianUang } from '@/kit/IsianUang';
import { IsianMinimalSatu } from '@/kit/isian';
import { type Baris, baris } from '@/kit/transaksi/baris';
import { KakiIsian } from '@/kit/transaksi/KakiIsian';
import { siapUntukPo } from './api';
import { tidakAda, useCariBarcode } from './cari';
import { type GalatItem, gandaItem, hargaGram, type ItemPo, kurangItem, tanpaBarcode } from './item';
import { TEKS_PO } from './teks';

export interface DialogItemProps {
  /** The line that is changed; none for a new one. */
  awal?: Baris<ItemPo>;
  semua: readonly Baris<ItemPo>[];
  onJadi: (item: Baris<ItemPo>) => void;
  onTutup: () => void;
}

export function DialogItem({ awal, semua, onJadi, onTutup }: DialogItemProps) {
  const [kode, setKode] = useState(awal?.minta.kode_barcode ?? '');
  const [deskripsi, setDeskripsi] = useState(awal?.minta.deskripsi ?? '');
  const [qty, setQty] = useState(String(awal?.minta.qty ?? 1));
  const [gram, setGram] = useState(awal ? awal.minta.berat.toFixed(3) : '');
  const [harga, setHarga] = useState<number | null>(awal?.minta.harga_estimasi || null);
  const [galat, setGalat] = useState<GalatItem>({});
  const [sibuk, setSibuk] = useState(false);
  const wadah = useRef<HTMLDivElement>(null);
  const berat = Number(gram) || 0;
  const barcode = tanpaBarcode(kode) ? '' : rapikanBarcode(kode);
  const lupakan = (nama: keyof GalatItem) => setGalat((lama) => ({ ...lama, [nama]: undefined }));
  useCariBarcode({
    kode,
    // What was typed stays: the card fills what is empty.
    onBarang: (b) => {
      setDeskripsi((lama) => lama || b.nama_barang);
      setGram((lama) => lama || b.berat.toFixed(3));
    },
  });
  const tolak = (sebab: GalatItem) => {
    setGalat(sebab);
    setSibuk(false);
    setTimeout(() => wadah.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const ambil = async () => {
    if (sibuk) return;
    const kurang = kurangItem({ deskripsi, berat, harga_estimasi: harga ?? 0 });
    const ganda = gandaItem(barcode, semua, awal?.id);
    if (ganda) kurang.kode_barcode = ganda;
    if (Object.keys(kurang).length > 0) return tolak(kurang);
    if (barcode !== '') {
      setSibuk(true);
      try {
        await siapUntukPo(barcode);
      } catch (sebab) {
        return tolak({ kode_barcode: tidakAda(sebab) ? TEKS_PO.barcodeBukanPo : pesanDari(sebab) });
      }
    }
    const minta = {
      kode_barcode: barcode,
      deskripsi: deskripsi.trim(),
      // A barcode is one piece.
      qty: barcode === '' ? Number(qty) || 1 : 1,
      berat,
      harga_estimasi: harga ?? 0,
    };
    onJadi(awal ? { id: awal.id, minta } : baris(minta));
  };
  const tombol = (kejadian: KeyboardEvent<HTMLElement>) => {
    if (kejadian.key !== 'F9' && !(kejadian.key === 'Enter' && kejadian.ctrlKey)) return majukan(kejadian);
    kejadian.preventDefault();
    kejadian.stopPropagation();
    void ambil();
  };
  return (
    <Modal
      opened
      onClose={onTutup}
      title={awal ? 'Ubah Item' : 'Tambah Item'}
      size={620}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm" ref={wadah} onKeyDown={tombol}>
        <TextInput
          label="Kode Barcode"
          placeholder="Kosongkan bila barangnya belum ada"
          data-autofocus
          autoComplete="off"
          maxLength={20}
          value={kode}
          onChange={(e) => {
            setKode(e.currentTarget.value);
            lupakan('kode_barcode');
          }}
          error={galat.kode_barcode}
          disabled={sibuk}
        />
        <TextInput
          label="Deskripsi"
          required
          maxLength={200}
          autoComplete="off"
          value={deskripsi}
          onChange={(e) => {
            setDeskripsi(e.currentTarget.value);
            lupakan('deskripsi');
          }}
          error={galat.deskripsi}
          disabled={sibuk}
        />
        <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm">
          <IsianMinimalSatu
            label="Qty"
            required
            maxLength={4}
            value={barcode === '' ? qty : '1'}
            onChange={setQty}
            disabled={sibuk || barcode !== ''}
          />
          <IsianBerat
            label="Berat Estimasi"
            required
            value={gram}
            onChange={(v) => {
              setGram(v);
              lupakan('berat_estimasi');
            }}
            error={galat.berat_estimasi}
            galatLangsung
            disabled={sibuk}
          />
          <IsianUang
            label="Harga Estimasi"
            required
            value={harga}
            onChange={(nilai) => {
              setHarga(nilai);
              lupakan('harga_estimasi');
            }}
            error={galat.harga_estimasi}
            galatLangsung
            disabled={sibuk}
          />
          <IsianUang
            label="Harga Gram"
            readOnly
            variant="filled"
            tabIndex={-1}
            value={hargaGram(harga ?? 0, berat) || null}
            onChange={() => undefined}
          />
        </SimpleGrid>
        <KakiIsian siap={!sibuk} onTutup={onTutup} onJadi={() => void ambil()} />
      </Stack>
    </Modal>
  );
}
