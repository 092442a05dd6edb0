// A deposit in a drawer: what was promised, what is left, its story, its nota; giving it back or cancelling it.
import { Alert, Button, Drawer, Group, Modal, Stack, Table, Text, Textarea } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { type Baris, baris, galatPerId } from '@/kit/transaksi/baris';
import { BAYAR_KELUAR, BAYAR_KOSONG, bayarTerisi, type MintaBayar, pelunasan } from '@/kit/transaksi/bayar';
import { PanelBayar } from '@/kit/transaksi/PanelBayar';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { waktuLengkap } from '@/kit/waktu';
import { KUNCI_NIAGA } from '../api';
import { kueriTitipanRinci, notaTitipPdf, serahkanNotaTitip, type TitipanRinci } from './api';
import { janjiKunci } from './kunci';
import { LencanaTitipan } from './LihatTitipan';

export function LaciTitipan({ no, onTutup }: { no: string; onTutup: () => void }) {
  const kueri = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(kueriTitipanRinci(no));
  const [mode, setMode] = useState<'lihat' | 'cetak' | 'kembali' | 'batal'>('lihat');
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={560}
      title={no}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : (
        <Stack gap="md">
          <Group justify="space-between">
            <LencanaTitipan t={data} />
            <Group gap="xs">
              {data.status !== 'BATAL' && (
                <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => setMode('cetak')}>
                  {data.cetakan > 0 ? 'Cetak Ulang Nota' : 'Cetak Nota'}
                </Button>
              )}
            </Group>
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
          {mode === 'cetak' && (
            <DialogCetak
              judul={`Cetak nota ${no}`}
              macam="nota"
              bahasa={['PDF', 'ESCPOS']}
              cetak={async (printer) => {
                const { data: hasil, message } = await serahkanNotaTitip(no, printer);
                return { kerja: hasil.kerja, message };
              }}
              pdf={() => notaTitipPdf(no)}
              namaPdf={`${no}.pdf`}
              onTutup={() => setMode('lihat')}
              onTercetak={() => void kueri.invalidateQueries({ queryKey: KUNCI_NIAGA })}
            />
          )}
        </Stack>
      )}
    </Drawer>
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
      <table className={kelas.rumus} aria-label="Pembayaran">
        <tbody>
          {t.pembayaran.map((b) => (
            <tr key={`${b.jenis}${b.no_rekening}${b.jumlah_rp}`}>
              <td>{[b.jenis, b.no_rekening, b.kartu_akhir && `****${b.kartu_akhir}`].filter(Boolean).join(' · ')}</td>
              <td>{tulisAngka(b.jumlah_rp, 'rupiah')}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
  const [bayar, setBayar] = useState<readonly Baris<MintaBayar>[]>(() => [
    baris({ ...BAYAR_KOSONG, jumlah_rp: dikembalikan(t) }),
  ]);
  const simpan = useSimpanDokumen(batal ? 'titipan/{no}/batal' : 'titipan/{no}/kembali', { jalur: { no: t.no_titip } });
  const hariIni = t.tgl_system === pengguna.tgl_system;
  const penyetuju = (pengguna.level === 'SPV' || pengguna.level === 'OWN') && t.input_by !== pengguna.user_id;
  const perluIzin = !hariIni && !penyetuju;
  const lunas = pelunasan(-dikembalikan(t), bayar);
  const kirim = async () => {
    const jawab = await simpan.kirim({ alasan, ...(batal ? {} : { pembayaran: bayarTerisi(bayar) }) });
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
        {!batal && (
          <PanelBayar
            neto={-dikembalikan(t)}
            jenis={BAYAR_KELUAR}
            bayar={bayar}
            onGanti={(baru) => {
              simpan.lupakan();
              setBayar(baru);
            }}
            lunas={lunas}
            galat={galatPerId(simpan.kolom, 'pembayaran', bayar)}
            umum={simpan.kolom.pembayaran}
            terkunci={simpan.sibuk}
          />
        )}
        <Textarea
          label="Alasan"
          required
          rows={2}
          maxLength={200}
          data-autofocus
          value={alasan}
          onChange={(e) => {
            simpan.lupakan('alasan');
            setAlasan(e.currentTarget.value);
          }}
          error={simpan.kolom.alasan}
          description={perluIzin ? 'Perlu otorisasi SPV atau OWN (titipan hari lain)' : undefined}
        />
        {!simpan.kolom.pembayaran && <GalatDokumen simpan={simpan} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onTutup}>
            Tutup
          </Button>
          <Button
            color="red"
            loading={simpan.sibuk}
            disabled={alasan.trim() === '' || (!batal && (lunas.kurang > 0 || lunas.lebih > 0))}
            onClick={() => void kirim()}
          >
            {batal ? 'Ya, Batalkan' : 'Kembalikan'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
