// A pre-order in a drawer: what was ordered, what was paid and by which file, what was sold and sent, and what may be done.
import { Button, Group, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { LaciDokumen } from '@/kit/dokumen/LaciDokumen';
import { DI_SINI, KUNCI_DOKUMEN } from '@/kit/laporan/buka';
import { TautanSel } from '@/kit/laporan/konteksBuka';
import { waktuLengkap } from '@/kit/waktu';
import { kueriPoRinci, type PreOrder, type PreOrderRinci } from './api';
import { bisaBatal, bisaJual, bisaKembali, ItemPreOrder, type LangkahPo, LencanaPo, useHakPo } from './BagianPo';
import { DialogBatalJual } from './DialogBatalJual';

interface LaciPoProps {
  no: string;
  onTutup: () => void;
  onLangkah: (apa: LangkahPo, po: PreOrder) => void;
}

export function LaciPo({ no, onTutup, onLangkah }: LaciPoProps) {
  const rinci = useQuery(kueriPoRinci(no));
  /** The sale that is taken back. */
  const [batal, setBatal] = useState('');
  const hak = useHakPo();
  return (
    <>
      <LaciDokumen no={no} kueri={rinci} lebar={680} onTutup={onTutup}>
        {(data) => (
          <>
            <Group justify="space-between" gap="xs">
              <LencanaPo po={data} />
              <Group gap="xs">
                {data.tahap !== 'BATAL' && (
                  <Button variant="default" onClick={() => onLangkah('cetak', data)}>
                    {data.cetakan > 0 ? 'Cetak Ulang' : 'Cetak'}
                  </Button>
                )}
                {hak.jual && bisaJual(data) && <Button onClick={() => onLangkah('jual', data)}>Jual</Button>}
              </Group>
            </Group>
            <IsiPo po={data} onBatalJual={hak.batal ? setBatal : undefined} />
            <Group justify="flex-end" gap="xs">
              {hak.batal && bisaKembali(data) && (
                <Button variant="default" onClick={() => onLangkah('kembali', data)}>
                  Kembalikan Sisa Uang
                </Button>
              )}
              {hak.batal && bisaBatal(data) && (
                <Button variant="default" c="red" onClick={() => onLangkah('batal', data)}>
                  Batal
                </Button>
              )}
            </Group>
          </>
        )}
      </LaciDokumen>
      {batal && rinci.data && (
        <DialogBatalJual
          no={batal}
          no_po={no}
          barang={rinci.data.penjualan.filter((b) => b.no_faktur_group === batal)}
          onTutup={() => setBatal('')}
        />
      )}
    </>
  );
}

function Uang({ nama, nilai }: { nama: string; nilai: number }) {
  return (
    <div>
      <Text c="dimmed" fz={13}>
        {nama}
      </Text>
      <Text fw={600} fz={16}>
        {rupiah(nilai)}
      </Text>
    </div>
  );
}

interface IsiPoProps {
  po: PreOrderRinci;
  /** None for who may not take a sale back. */
  onBatalJual?: (no_faktur: string) => void;
}

function IsiPo({ po, onBatalJual }: IsiPoProps) {
  const terkirim = new Set(po.penjualan.filter((b) => b.no_closing !== '').map((b) => b.no_faktur_group));
  // A sale of several pieces is taken back as a whole.
  const pertama = (ke: number) =>
    po.penjualan.findIndex((b) => b.no_faktur_group === po.penjualan[ke]?.no_faktur_group) === ke;
  return (
    <>
      <div>
        <Text fw={600}>{po.nama_customer}</Text>
        <Text fz={13} c="dimmed">
          {[po.kode_member, po.no_hp, po.alamat_customer].filter(Boolean).join(' · ')}
        </Text>
        <Text fz={13} c="dimmed">
          {[
            po.tgl_po,
            po.kode_marketplace && `${po.kode_marketplace} ${po.no_order}`,
            `Rekening ${po.no_rekening}`,
            po.no_rekening_customer && `dari ${po.no_rekening_customer}`,
            `Sales ${po.kode_sales}`,
            po.input_by,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Text fz={13}>{[po.deskripsi, po.keterangan].filter(Boolean).join(' · ')}</Text>
      </div>
      <Group grow>
        <Uang nama="Total" nilai={po.harga_total} />
        <Uang nama="Dibayar" nilai={po.dibayar_rp} />
        <Uang nama="Sisa bayar" nilai={po.sisa_rp} />
        <Uang nama="Uang tersimpan" nilai={po.saldo_rp} />
      </Group>
      <ItemPreOrder po={po} />
      <Text fz={13}>
        Terjual {tulisAngka(po.qty_input, 'angka')} dari {tulisAngka(po.qty_estimasi, 'angka')} ({berat(po.berat_input)}{' '}
        gr, {rupiah(po.harga_penjualan)}), dikirim {tulisAngka(po.qty_kirim, 'angka')}.
        {po.refund < 0 && ` Refund ${rupiah(po.refund)}.`}
      </Text>
      <Bagian judul="Pembayaran" ada={po.pembayaran.length > 0}>
        {po.pembayaran.map((b) => (
          <Table.Tr key={`${b.no_dok}${b.nominal}${b.tanggal}`}>
            <Table.Td>
              <Dokumen no={b.no_dok} />
            </Table.Td>
            <Table.Td>
              {b.tanggal} · {b.oleh} · {b.bank_valid ? 'divalidasi bank' : 'belum divalidasi bank'}
              {b.biaya_rp > 0 && ` · biaya ${rupiah(b.biaya_rp)}`}
              {b.no_pengirim && ` · dari ${b.no_pengirim}`}
            </Table.Td>
            <Table.Td ta="right">{tulisAngka(b.nominal, 'rupiah')}</Table.Td>
          </Table.Tr>
        ))}
      </Bagian>
      <Bagian judul="Penjualan" ada={po.penjualan.length > 0}>
        {po.penjualan.map((b, ke) => (
          <Table.Tr key={`${b.no_faktur_group}${b.kode_barcode}`}>
            <Table.Td>
              <Dokumen no={b.no_faktur_group} />
              {onBatalJual && b.status === '' && pertama(ke) && !terkirim.has(b.no_faktur_group) && (
                <Button size="compact-xs" variant="subtle" color="red" onClick={() => onBatalJual(b.no_faktur_group)}>
                  Batalkan
                </Button>
              )}
            </Table.Td>
            <Table.Td>
              {b.kode_barcode} {b.nama_barang} · {berat(b.berat)} gr{b.status && ` · ${b.status}`}
              {b.no_closing && ` · dikirim ${b.no_closing}`}
            </Table.Td>
            <Table.Td ta="right">{tulisAngka(b.harga_total, 'rupiah')}</Table.Td>
          </Table.Tr>
        ))}
      </Bagian>
      <Bagian judul="Kiriman" ada={po.kiriman.length > 0}>
        {po.kiriman.map((b) => (
          <Table.Tr key={`${b.no_closing}${b.no_resi}${b.qty}`}>
            <Table.Td>
              <Dokumen no={b.no_closing} />
            </Table.Td>
            <Table.Td>
              {b.status_kirim} {b.no_resi} · {waktuLengkap(b.waktu)} · {b.oleh}
            </Table.Td>
            <Table.Td ta="right">{tulisAngka(b.qty, 'angka')} pcs</Table.Td>
          </Table.Tr>
        ))}
      </Bagian>
      <Bagian judul="Uang kembali" ada={po.peristiwa.length > 0}>
        {po.peristiwa.map((b) => (
          <Table.Tr key={`${b.jenis}${b.waktu}`}>
            <Table.Td>{b.jenis}</Table.Td>
            <Table.Td>
              {waktuLengkap(b.waktu)} · {b.oleh}
              {b.disetujui && ` · disetujui ${b.disetujui}`}
              {b.tujuan && ` · ke ${b.tujuan}`}
              {b.jumlah_rp > b.dibayar_rp && ` · biaya marketplace ${rupiah(b.jumlah_rp - b.dibayar_rp)}`}
              {b.alasan && ` · ${b.alasan}`}
            </Table.Td>
            <Table.Td ta="right">{tulisAngka(b.jumlah_rp, 'rupiah')}</Table.Td>
          </Table.Tr>
        ))}
      </Bagian>
    </>
  );
}

function Dokumen({ no }: { no: string }) {
  return <TautanSel ke={{ path: DI_SINI, search: { [KUNCI_DOKUMEN]: no } }}>{no}</TautanSel>;
}

function Bagian({ judul, ada, children }: { judul: string; ada: boolean; children: ReactNode }) {
  if (!ada) return null;
  return (
    <section aria-label={judul}>
      <Text fw={600} fz={14} mb={4}>
        {judul}
      </Text>
      <Table fz={13}>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </section>
  );
}
