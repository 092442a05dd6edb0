// 'Jual' of a pre-order: its pieces by barcode, what each costs today and how, what the pre-order's money pays of it and what
// is left to pay. F2 scan, F9 saves; then the nota.
import { Alert, Modal, SimpleGrid, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { rupiah } from '@/kit/angka';
import { kertasPenjualan } from '@/kit/cetak/notaJual';
import { KabarScan } from '@/kit/dokumen/TabelPindai';
import { IsianPindai } from '@/kit/IsianPindai';
import { PerluOtorisasi } from '@/kit/transaksi/BagianIsian';
import { BarisItem } from '@/kit/transaksi/BarisItem';
import { hapusBaris, ubahBaris } from '@/kit/transaksi/baris';
import { BAYAR_UANG } from '@/kit/transaksi/bayar';
import { KakiTransaksi } from '@/kit/transaksi/KakiTransaksi';
import { KeteranganTransaksi } from '@/kit/transaksi/KeteranganTransaksi';
import { PanelBayar } from '@/kit/transaksi/PanelBayar';
import { GalatTransaksi, PilihSales } from '@/kit/transaksi/PapanTransaksi';
import { useSales } from '@/kit/transaksi/sales';
import { TabelRumus } from '@/kit/transaksi/TabelRumus';
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { HitunganJualPo, PreOrder } from './api';
import { useJualPo } from './useJualPo';

export function JualPo({ po, onTutup }: { po: PreOrder; onTutup: () => void }) {
  const t = useJualPo(po);
  const { keadaan, kolom, simpan, terkunci } = t;
  const sales = useSales(t);
  const wadah = useRef<HTMLDivElement>(null);
  const h = t.hitungan?.hasil;
  const fokus = (pilih: string) => wadah.current?.querySelector<HTMLElement>(pilih)?.focus();
  const kirim = async () => {
    const hasil = await t.kirim();
    if (hasil === 'kurang') fokus('[data-jumlah-akhir]');
    if (hasil === 'wajib') fokus('[data-sales]');
  };
  const tutup = () => {
    if (!simpan.sibuk) onTutup();
  };
  return (
    <Modal
      opened
      onClose={tutup}
      title={`Jual ${po.no_po}`}
      size={860}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {t.selesai ? (
        <TransaksiTersimpan
          judul={t.selesai.pesan ?? 'Penjualan Berhasil Disimpan'}
          no={t.selesai.hasil.no_faktur_group}
          neto={t.selesai.hasil.neto}
          kembali={t.selesai.hasil.kembali}
          keterangan={`${po.nama_customer} · ${po.no_po}`}
          nota={[kertasPenjualan(t.selesai.hasil.no_faktur_group)]}
          onTutup={onTutup}
        />
      ) : (
        <Stack gap="md" ref={wadah}>
          <Text fz={13} c="dimmed">
            {po.nama_customer} · terjual {po.qty_input} dari {po.qty_estimasi} · uang tersimpan {rupiah(po.saldo_rp)}
          </Text>
          <IsianPindai onPindai={t.pindai} data-autofocus data-scan disabled={terkunci} />
          <KabarScan kabar={t.kabar} />
          {t.umum && (
            <Alert color="red" role="alert">
              {t.umum}
            </Alert>
          )}
          {keadaan.jual.length > 0 && (
            <ul className={kelas.daftar} aria-label="Barang yang dijual">
              {keadaan.jual.map((b) => (
                <BarisItem
                  key={b.id}
                  b={b}
                  harga={t.harga.get(b.id)}
                  galat={t.galat('detail_barang').get(b.id)}
                  terkunci={terkunci}
                  onUbah={(ubah) => t.ganti((k) => ({ ...k, jual: ubahBaris(k.jual, b.id, ubah) }))}
                  onHapus={() => t.ganti((k) => ({ ...k, jual: hapusBaris(k.jual, b.id) }))}
                />
              ))}
            </ul>
          )}
          {h && <Penjelasan h={h} basi={t.basi} />}
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <PilihSales nilai={keadaan.kode_sales} onGanti={sales.pilih} galat={kolom.kode_sales} terkunci={terkunci} />
            <KeteranganTransaksi t={t} />
          </SimpleGrid>
          {t.neto > 0 && (
            <PanelBayar
              neto={t.neto}
              jenis={BAYAR_UANG}
              bayar={keadaan.bayar}
              onGanti={(bayar) => t.ganti((k) => ({ ...k, bayar }))}
              lunas={t.lunas}
              galat={t.galat('pembayaran')}
              umum={kolom.pembayaran}
              terkunci={terkunci}
              antre={t.antre}
            />
          )}
          {!kolom.pembayaran && !kolom.kode_sales && <GalatTransaksi t={t} />}
          <KakiTransaksi
            simpan={simpan}
            onSimpan={() => void kirim()}
            onKosongkan={() => t.bersihkan()}
            label="Simpan Penjualan"
            mati={keadaan.jual.length === 0}
          />
        </Stack>
      )}
    </Modal>
  );
}

/** The sum, what the pre-order's money pays, what is left, and why somebody must approve it. */
function Penjelasan({ h, basi }: { h: HitunganJualPo; basi: boolean }) {
  const sesudah = h.saldo_rp - h.dp_rp;
  return (
    <Stack gap="xs" style={{ opacity: basi ? 0.5 : 1 }} data-sisa-bayar={h.sisa_rp}>
      <TabelRumus
        label="Pembayaran pre order"
        rumus={[
          { keterangan: 'Harga penjualan', nilai: h.neto },
          { keterangan: `Dibayar dari uang pre order (tersimpan ${rupiah(h.saldo_rp)})`, nilai: -h.dp_rp },
          { keterangan: 'Masih harus dibayar', nilai: h.sisa_rp },
        ]}
      />
      {sesudah > 0 && (
        <Text fz={13} c="dimmed">
          Sisa uang pre order {rupiah(sesudah)} tetap tersimpan untuk barang berikutnya atau dikembalikan.
        </Text>
      )}
      {h.peringatan.length > 0 && (
        <Alert color="orange" py={8} role="alert">
          {h.peringatan.join('. ')}
        </Alert>
      )}
      <PerluOtorisasi alasan={h.alasan} />
    </Stack>
  );
}
