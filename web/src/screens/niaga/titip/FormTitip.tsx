// Titip Uang: who leaves how much, for which piece or which gold, at which price. A scanned piece is put aside; with LOCK
// the grams are fixed at today's price. F9 saves.
import { Alert, Modal, SegmentedControl, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { berat, rupiah } from '@/kit/angka';
import { konfirmasi } from '@/kit/dialog';
import { IsianUang } from '@/kit/IsianUang';
import { pesan } from '@/kit/pesan';
import { BAYAR_UANG } from '@/kit/transaksi/bayar';
import { KakiTransaksi } from '@/kit/transaksi/KakiTransaksi';
import { BAYAR_SALAH, PanelBayar } from '@/kit/transaksi/PanelBayar';
import { PanelPelanggan } from '@/kit/transaksi/PanelPelanggan';
import { GalatTransaksi, PilihSales } from '@/kit/transaksi/PapanTransaksi';
import { galatCustomer } from '@/kit/transaksi/pelanggan';
import { useSales } from '@/kit/transaksi/sales';
import { MASTER } from '../api';
import type { HitunganTitip, TercatatTitip } from './api';
import { janjiKunci } from './kunci';
import { barcodeTitip, type KeadaanTitip, useTitip } from './useTitip';

/** Until a dialog that closed has given the focus back. */
const JEDA_FOKUS = 30;

export interface FormTitipProps {
  onJadi: (hasil: TercatatTitip) => void;
  onTutup: () => void;
}

export function FormTitip({ onJadi, onTutup }: FormTitipProps) {
  const t = useTitip();
  const { keadaan, kolom, simpan, terkunci } = t;
  const sales = useSales(t);
  const wadah = useRef<HTMLDivElement>(null);
  const kirim = async () => {
    const hasil = await t.kirim();
    const fokus = (pilih: string) => wadah.current?.querySelector<HTMLInputElement>(pilih)?.focus();
    if (hasil === 'wajib') fokus('[data-sales]');
    if (hasil === 'bayar') setTimeout(() => fokus(BAYAR_SALAH));
  };
  const groups = useQuery(MASTER.group).data ?? [];
  const ubah = (bagian: Partial<KeadaanTitip>, bidang?: string) => t.ganti((k) => ({ ...k, ...bagian }), bidang);
  const h = t.hitungan?.hasil;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each deposit is told once
  useEffect(() => {
    if (!t.selesai) return;
    pesan.sukses(t.selesai.pesan ?? 'Titipan Berhasil Disimpan');
    onJadi(t.selesai.hasil);
  }, [t.selesai]);
  const tutup = async () => {
    if (simpan.sibuk) return;
    // What got no answer stays: it is there when the form opens again.
    const terisi = keadaan.jumlah || keadaan.barang || keadaan.pelanggan;
    if (terisi && !terkunci) {
      const ya = await konfirmasi('Buang isian titipan ini?', {
        judul: 'Tutup Titip Uang',
        ya: 'Buang',
        tidak: 'Batal',
      });
      if (!ya) return;
      t.bersihkan();
    }
    onTutup();
  };
  return (
    <Modal
      opened
      onClose={() => void tutup()}
      title="Titip Uang"
      size={760}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md" ref={wadah}>
        <PanelPelanggan
          nilai={keadaan.pelanggan}
          fokusAwal
          onGanti={(pelanggan) => {
            ubah({ pelanggan });
            // Once the customer is known the amount is what comes next; a dialog gives the focus back first.
            if (pelanggan)
              setTimeout(() => wadah.current?.querySelector<HTMLElement>('[data-jumlah]')?.focus(), JEDA_FOKUS);
          }}
          galat={galatCustomer(kolom, 'nama_customer')}
          terkunci={terkunci}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <IsianUang
            label="Jumlah titipan"
            data-jumlah
            required
            value={keadaan.jumlah}
            onChange={(jumlah) => ubah({ jumlah })}
            error={kolom.jumlah_rp}
            galatLangsung
            disabled={terkunci}
          />
          <PilihSales nilai={keadaan.kode_sales} onGanti={sales.pilih} galat={kolom.kode_sales} terkunci={terkunci} />
          <TextInput
            label="Barcode barang yang disimpan"
            placeholder="Kosongkan bila tanpa barang"
            autoComplete="off"
            value={keadaan.barang}
            onChange={(e) => ubah({ barang: e.currentTarget.value })}
            error={kolom.kode_barcode}
            disabled={terkunci}
          />
          <div>
            <Text fz={14} fw={500} mb={4}>
              Harga
            </Text>
            <SegmentedControl
              aria-label="Cara harga"
              fullWidth
              value={keadaan.cara}
              onChange={(cara) => ubah({ cara })}
              disabled={terkunci}
              data={[
                { value: 'FLOAT', label: 'Ikut hari ambil' },
                { value: 'LOCK', label: 'Kunci hari ini' },
              ]}
            />
          </div>
          {keadaan.cara === 'LOCK' && barcodeTitip(keadaan) === '' && (
            <Select
              label="Kategori emas yang dikunci"
              required
              searchable
              data={groups
                .filter((g) => !g.is_acc)
                .map((g) => ({ value: g.kode_group, label: `${g.kode_group} · ${g.nama_group}` }))}
              value={keadaan.group || null}
              onChange={(v) => ubah({ group: v ?? '' })}
              error={kolom.kode_group}
              disabled={terkunci}
              nothingFoundMessage="Tidak Ada Data"
            />
          )}
          <TextInput
            label="Keperluan"
            maxLength={200}
            value={keadaan.keterangan}
            onChange={(e) => ubah({ keterangan: e.currentTarget.value }, 'keterangan')}
            error={kolom.keterangan}
            disabled={terkunci}
          />
        </SimpleGrid>
        {h && !t.basi && (h.kode_barcode || h.cara_harga === 'LOCK') && <Hitungan h={h} jumlah={keadaan.jumlah ?? 0} />}
        {t.umum && Object.keys(kolom).length === 0 && (
          <Alert color="red" role="alert">
            {t.umum}
          </Alert>
        )}
        <PanelBayar
          neto={t.neto}
          jenis={BAYAR_UANG}
          bayar={keadaan.bayar}
          onGanti={(bayar) => ubah({ bayar })}
          lunas={t.lunas}
          galat={t.galat('pembayaran')}
          umum={kolom.pembayaran}
          terkunci={terkunci}
        />
        {!kolom.pembayaran && !kolom.kode_sales && <GalatTransaksi t={t} />}
        <KakiTransaksi
          simpan={simpan}
          onSimpan={() => void kirim()}
          onKosongkan={() => t.bersihkan()}
          label="Simpan Titipan"
          mati={!keadaan.jumlah || !keadaan.pelanggan || t.lunas.kurang > 0 || t.lunas.lebih > 0}
        />
      </Stack>
    </Modal>
  );
}

function Hitungan({ h, jumlah }: { h: HitunganTitip; jumlah: number }) {
  return (
    <Alert color="blue" py={8} role="status" data-hitungan>
      {h.kode_barcode && (
        <Text fw={600}>
          {h.nama_barang} · {berat(h.berat)} gr · {rupiah(h.harga_barang)}
        </Text>
      )}
      <Text fz={13}>
        {h.cara_harga === 'LOCK' ? janjiKunci(h, jumlah) : 'Harga mengikuti hari pengambilan.'}{' '}
        {h.kode_barcode && jumlah > 0 && `Sisa ${rupiah(h.sisa)}. `}Berlaku sampai {h.tgl_akhir}.
      </Text>
    </Alert>
  );
}
