// A deposit in a drawer: what was promised, what is left, its story, its nota; giving it back or cancelling it.
import { Alert, Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSesiAda } from '@/app/sesi';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { CetakNota } from '@/kit/cetak/CetakNota';
import { IsianAlasan } from '@/kit/dokumen/IsianAlasan';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { LaciDokumen } from '@/kit/dokumen/LaciDokumen';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { pesan } from '@/kit/pesan';
import { TabelBayar } from '@/kit/transaksi/TabelBayar';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import { waktuLengkap } from '@/kit/waktu';
import { KUNCI_NIAGA } from '../api';
import { kueriTitipanRinci, notaTitipPdf, serahkanNotaTitip, type TitipanRinci } from './api';
import { janjiKunci } from './kunci';
import { LencanaTitipan } from './LihatTitipan';

export function LaciTitipan({ no, onTutup }: { no: string; onTutup: () => void }) {
  const kueri = useQueryClient();
  const rinci = useQuery(kueriTitipanRinci(no));
  const [mode, setMode] = useState<'lihat' | 'kembali' | 'batal'>('lihat');
  return (
    <LaciDokumen no={no} kueri={rinci} lebar={560} onTutup={onTutup}>
      {(data) => (
        <>
          <Group justify="space-between">
            <LencanaTitipan t={data} />
            {data.status !== 'BATAL' && (
              <CetakNota
                kertas={{
                  no,
                  serahkan: (printer) => serahkanNotaTitip(no, printer),
                  pdf: () => notaTitipPdf(no),
                }}
                cetakan={data.cetakan}
                onTercetak={() => void kueri.invalidateQueries({ queryKey: KUNCI_NIAGA })}
              />
            )}
          </Group>
          <IsiTitipan t={data} />
          {data.saldo > 0 && (
            <Group justify="flex-end" gap="xs">
              {data.saldo === data.jumlah_rp && data.no_lama === '' && !data.kembali?.potong_rp && (
                <Button variant="default" c="red" onClick={() => setMode('batal')}>
                  Batalkan
                </Button>
              )}
              <Button variant="default" onClick={() => setMode('kembali')}>
                Kembalikan Uang
              </Button>
            </Group>
          )}
          {(mode === 'kembali' || mode === 'batal') && (
            <DialogKembali
              t={data}
              batal={mode === 'batal'}
              onTutup={() => setMode('lihat')}
              onJadi={(kata) => {
                pesan.sukses(kata);
                setMode('lihat');
                void kueri.invalidateQueries({ queryKey: KUNCI_NIAGA });
                void kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
              }}
            />
          )}
        </>
      )}
    </LaciDokumen>
  );
}

function IsiTitipan({ t }: { t: TitipanRinci }) {
  return (
    <Stack gap="md">
      <div>
        <Text fw={600}>{t.nama_customer}</Text>
        <Text fz={13} c="dimmed">
          {[t.kode_member, t.no_hp, t.alamat_customer].filter(Boolean).join(' · ')}
        </Text>
        <Text fz={13} c="dimmed">
          {waktuLengkap(t.waktu)} · {t.input_by}
          {t.kode_sales && ` · sales ${t.kode_sales}`}
          {t.valid_by && ` · divalidasi ${t.valid_by}`}
          {t.keterangan && ` · ${t.keterangan}`}
        </Text>
        {t.no_lama && (
          <Text fz={13} c="dimmed">
            Dari sistem lama: {t.no_lama}
            {t.tgl_lama && ` · ${t.tgl_lama}`}
          </Text>
        )}
      </div>
      <Group grow>
        <div>
          <Text c="dimmed" fz={13}>
            Titipan
          </Text>
          <Text fw={600} fz={18}>
            {rupiah(t.jumlah_rp)}
          </Text>
        </div>
        <div>
          <Text c="dimmed" fz={13}>
            Sisa
          </Text>
          <Text fw={600} fz={18} data-sisa={t.saldo}>
            {rupiah(t.saldo)}
          </Text>
        </div>
      </Group>
      {t.kode_barcode && (
        <Text>
          Menyimpan {t.kode_barcode} {t.nama_barang}, {berat(t.berat)} gr, harga {rupiah(t.harga_barang)}
        </Text>
      )}
      <Text fz={13}>
        {t.cara_harga === 'LOCK'
          ? janjiKunci(t, t.jumlah_rp, t.kode_barcode ? '' : t.kode_group)
          : 'Harga mengikuti hari pengambilan.'}{' '}
        Berlaku sampai {t.tgl_akhir}.
      </Text>
      {t.lewat && <Alert color="orange">Masa titipan ini sudah lewat; uangnya tetap milik customer.</Alert>}
      <TabelBayar label="Pembayaran" bayar={t.pembayaran} />
      {t.peristiwa.length > 0 && (
        <Table fz={13} aria-label="Riwayat titipan">
          <Table.Tbody>
            {t.peristiwa.map((p) => (
              <Table.Tr key={`${p.waktu}${p.jenis}${p.rujukan}`}>
                <Table.Td>{p.jenis}</Table.Td>
                <Table.Td>
                  {waktuLengkap(p.waktu)} · {p.oleh}
                  {p.disetujui && ` · disetujui ${p.disetujui}`}
                  <br />
                  {[p.rujukan, p.alasan, p.potong_rp > 0 && `dipotong turun harga ${rupiah(p.potong_rp)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </Table.Td>
                <Table.Td ta="right">{p.jumlah_rp > 0 ? tulisAngka(p.jumlah_rp, 'rupiah') : ''}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Stack>
  );
}

/** What is paid back: less than what is left when the price that was fixed fell. */
const dikembalikan = (t: TitipanRinci) => t.kembali?.dibayar_rp ?? t.saldo;

interface DialogKembaliProps {
  t: TitipanRinci;
  batal: boolean;
  onTutup: () => void;
  onJadi: (pesan: string) => void;
}

function DialogKembali({ t, batal, onTutup, onJadi }: DialogKembaliProps) {
  const { pengguna } = useSesiAda();
  const [alasan, setAlasan] = useState('');
  const simpan = useSimpanDokumen(batal ? 'titipan/{no}/batal' : 'titipan/{no}/kembali', { jalur: { no: t.no_titip } });
  const hariIni = t.tgl_system === pengguna.tgl_system;
  const penyetuju = (pengguna.level === 'SPV' || pengguna.level === 'OWN') && t.input_by !== pengguna.user_id;
  const perluIzin = !hariIni && !penyetuju;
  const bayar = useBayarDialog(batal ? 0 : -dikembalikan(t), simpan);
  const kirim = async () => {
    const pembayaran = bayar.ambil();
    if (!pembayaran) return;
    const jawab = await simpan.kirim({ alasan, ...(batal ? {} : { pembayaran }) });
    if (jawab) onJadi(jawab.message ?? '');
  };
  return (
    <Modal
      opened
      onClose={onTutup}
      title={batal ? 'Batalkan Titipan' : 'Kembalikan Uang Titipan'}
      size="md"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <Text>
          {batal
            ? `${rupiah(t.saldo)} keluar dari kas dan rekening tempat uang ini masuk.`
            : `${rupiah(dikembalikan(t))} dibayarkan kembali ke ${t.nama_customer}.`}
          {t.kode_barcode && ` Barang ${t.kode_barcode} kembali ke bakinya.`}
        </Text>
        {t.kembali && t.kembali.potong_rp > 0 && (
          <Alert color="orange" title={`Dipotong ${rupiah(t.kembali.potong_rp)}`}>
            Harga dikunci {rupiah(t.harga_gram)} per gram, sekarang {rupiah(t.kembali.harga_kini)}:{' '}
            {berat(t.kembali.berat)} gr turun nilainya. Sisa {rupiah(t.saldo)}, dibayar {rupiah(t.kembali.dibayar_rp)}.
          </Alert>
        )}
        {bayar.panel}
        <IsianAlasan
          nilai={alasan}
          onGanti={setAlasan}
          simpan={simpan}
          keterangan={perluIzin ? 'Perlu otorisasi SPV atau OWN (titipan hari lain)' : undefined}
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
    </Modal>
  );
}
