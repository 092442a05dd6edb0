// Giving money back: an order that is cancelled, what is left of the down payment after the pick-up, and a pick-up that is
// taken back. What is kept of the money and why is told before anybody agrees.
import { Alert, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { IsianAlasan } from '@/kit/dokumen/IsianAlasan';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { RangkaTabel } from '@/kit/Rangka';
import { disebutDiIsian, IsianTimbangLagi, useTimbangLagi } from '@/kit/transaksi/TimbangLagi';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import { type HitunganBatal, kueriBatal } from './api';
import type { DialogPesananProps } from './DialogKerja';

interface DialogKembaliProps extends DialogPesananProps {
  jalur: 'pesanan/{no}/batal' | 'pesanan/{no}/kembali';
}

export function DialogKembali(props: DialogKembaliProps) {
  const { p, jalur, onTutup } = props;
  const batal = jalur === 'pesanan/{no}/batal';
  // Of an order that was fetched the server answers what is left: fixed grams that were not fetched fell with the price.
  const { data: hitungan, error, isPending, refetch } = useQuery(kueriBatal(p.no_pesanan));
  return (
    <Modal
      opened
      onClose={onTutup}
      title={batal ? 'Batalkan Pesanan' : 'Kembalikan Sisa Uang Muka'}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : hitungan === undefined || isPending ? (
        <RangkaTabel />
      ) : (
        <IsiKembali {...props} h={hitungan} batal={batal} />
      )}
    </Modal>
  );
}

function IsiKembali({
  p,
  jalur,
  h,
  batal,
  onTutup,
  onJadi,
}: DialogKembaliProps & { h: HitunganBatal; batal: boolean }) {
  const [alasan, setAlasan] = useState('');
  const simpan = useSimpanDokumen(jalur, { jalur: { no: p.no_pesanan } });
  const bayar = useBayarDialog(-h.dibayar_rp, simpan);
  const kirim = async () => {
    const pembayaran = bayar.ambil();
    if (!pembayaran) return;
    const jawab = await simpan.kirim({ alasan, pembayaran });
    if (jawab) onJadi(jawab.message);
  };
  return (
    <Stack gap="sm">
      <Penjelasan h={h} nama={p.nama_customer} batal={batal} />
      {h.belum_masuk_rp > 0 && (
        <Alert color="orange">{rupiah(h.belum_masuk_rp)} dari uang muka belum dinyatakan masuk oleh bank.</Alert>
      )}
      {p.contoh.some((c) => c.status === 'KELUAR') && (
        <Alert color="orange">Barang contoh pesanan ini masih di luar; catat kembalinya di Ambil Barang Contoh.</Alert>
      )}
      {bayar.panel}
      <IsianAlasan
        nilai={alasan}
        onGanti={setAlasan}
        simpan={simpan}
        keterangan={h.belum_masuk_rp > 0 && h.dibayar_rp > 0 ? 'Perlu otorisasi OWN' : 'Perlu otorisasi SPV atau OWN'}
      />
      {!bayar.disebut && <GalatDokumen simpan={simpan} />}
      <KakiDialog
        simpan={simpan}
        bahaya
        onTutup={onTutup}
        onYa={() => void kirim()}
        ya={batal ? 'Ya, Batalkan' : 'Kembalikan'}
        mati={alasan.trim() === '' || !bayar.pas}
        sebab={alasan.trim() === '' ? 'Isi alasannya' : bayar.sebab}
      />
    </Stack>
  );
}

/** What was paid, each part that is kept with its reason, and what goes back. */
function Penjelasan({ h, nama, batal }: { h: HitunganBatal; nama: string; batal: boolean }) {
  const dipotong = [...h.turun, ...h.kerja].reduce((n, satu) => n + satu.potong_rp, 0);
  return (
    <>
      <Table fz={13} aria-label="Perhitungan pengembalian">
        <Table.Tbody>
          <Table.Tr>
            <Table.Td>{batal ? 'Uang muka yang masih ada' : 'Sisa uang muka'}</Table.Td>
            <Table.Td ta="right">{tulisAngka(h.sisa_dp, 'rupiah')}</Table.Td>
          </Table.Tr>
          {h.turun.map((t) => (
            <Table.Tr key={`turun${t.baris}`}>
              <Table.Td>
                {t.nama_barang}: {berat(t.gram)} gr dikunci {rupiah(t.harga_kunci)}, sekarang {rupiah(t.harga_kini)}
              </Table.Td>
              <Table.Td ta="right">{tulisAngka(-t.potong_rp, 'rupiah')}</Table.Td>
            </Table.Tr>
          ))}
          {h.kerja.map((k) => (
            <Table.Tr key={`kerja${k.baris}`}>
              <Table.Td>
                {k.nama_barang}: sudah dikerjakan tukang, ongkos {rupiah(k.ongkos)}
              </Table.Td>
              <Table.Td ta="right">{tulisAngka(-k.potong_rp, 'rupiah')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {dipotong > h.potong_rp && (
        <Text fz={13} c="dimmed">
          Potongan paling banyak sebesar uang mukanya, {rupiah(h.potong_rp)}.
        </Text>
      )}
      <Group justify="space-between">
        <Text fw={500}>Dikembalikan ke {nama}</Text>
        <Text fw={600} fz={18} data-dikembalikan={h.dibayar_rp}>
          {rupiah(h.dibayar_rp)}
        </Text>
      </Group>
    </>
  );
}

export function DialogBatalAmbil({ p, onTutup, onJadi }: DialogPesananProps) {
  const [alasan, setAlasan] = useState('');
  const lagi = useTimbangLagi(p.diambil);
  const simpan = useSimpanDokumen('pesanan/{no}/ambil/batal', { jalur: { no: p.no_pesanan } });
  const kirim = async () => {
    const jawab = await simpan.kirim({ alasan, detail_barang: lagi.minta });
    if (jawab) onJadi(jawab.message);
  };
  return (
    <Modal
      opened
      onClose={onTutup}
      title="Batalkan Pengambilan"
      size={620}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <Text>
          Penjualan {p.no_faktur_group} dibatalkan: barang ada di meja lagi dan beratnya sama dengan waktu diambil, lalu
          kembali menunggu diambil; uang muka kembali ke pesanan, dan yang dibayar waktu ambil keluar dari kas dan
          rekening tempat uangnya masuk.
        </Text>
        <IsianTimbangLagi lagi={lagi} simpan={simpan} />
        <IsianAlasan
          nilai={alasan}
          onGanti={setAlasan}
          simpan={simpan}
          belakangan={p.diambil.length > 0}
          keterangan="Hari ini SPV atau OWN, sesudahnya OWN; bukan yang menyerahkan"
        />
        {!disebutDiIsian(simpan) && <GalatDokumen simpan={simpan} />}
        <KakiDialog
          simpan={simpan}
          bahaya
          onTutup={onTutup}
          onYa={() => void kirim()}
          ya="Ya, Batalkan"
          mati={alasan.trim() === '' || lagi.belum}
          sebab={lagi.belum ? 'Timbang barangnya dulu' : 'Isi alasannya'}
        />
      </Stack>
    </Modal>
  );
}
