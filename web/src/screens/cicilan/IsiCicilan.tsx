// All that is known of one contract: whose it is, its money, its pieces, its schedule, its payments, its story, its end.
import { ActionIcon, Alert, Badge, Button, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { DI_SINI, KUNCI_DOKUMEN } from '@/kit/laporan/buka';
import { TautanSel } from '@/kit/laporan/konteksBuka';
import { TabelBayar } from '@/kit/transaksi/TabelBayar';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { waktuLengkap } from '@/kit/waktu';
import type { BayarCicilan, CicilanRinci } from './api';
import { TabelAlokasi } from './DialogBayar';
import { Jadwal } from './Jadwal';
import { sebutAlokasi, sebutTempo, TAHAP, terbuka } from './model';

interface IsiCicilanProps {
  c: CicilanRinci;
  /** Nothing for who may not take back. */
  onBatalBayar?: (b: BayarCicilan) => void;
  onCetakBayar: (b: BayarCicilan) => void;
}

export function IsiCicilan({ c, onBatalBayar, onCetakBayar }: IsiCicilanProps) {
  return (
    <Stack gap="md">
      <Kepala c={c} />
      <Uang c={c} />
      <Barang c={c} />
      <Akhir c={c} />
      <div>
        <Text fw={600} mb={4}>
          Jadwal
        </Text>
        <Jadwal jadwal={c.jadwal} berjalan />
      </div>
      {c.pembayaran.length > 0 && (
        <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Pembayaran angsuran">
          {c.pembayaran.map((b) => (
            <SatuBayar
              key={b.no_bayar}
              b={b}
              onBatal={onBatalBayar && (() => onBatalBayar(b))}
              onCetak={() => onCetakBayar(b)}
            />
          ))}
        </Stack>
      )}
      <TabelBayar label="Pembayaran uang muka" bayar={c.uang_muka} />
      <Cerita c={c} />
    </Stack>
  );
}

function Kepala({ c }: { c: CicilanRinci }) {
  const tempo = sebutTempo(c);
  return (
    <div>
      <Text fw={600}>{c.nama_customer}</Text>
      <Text fz={13} c="dimmed">
        {[c.kode_member, c.no_hp, c.nik_samar && `NIK ${c.nik_samar}`, c.alamat_customer].filter(Boolean).join(' · ')}
      </Text>
      <Text fz={13} c="dimmed">
        {waktuLengkap(c.waktu)} · {c.input_by}
        {c.kode_sales && ` · sales ${c.kode_sales}`}
        {c.keterangan && ` · ${c.keterangan}`}
        {c.no_lama && ` · dari sistem lama ${c.no_lama}`}
      </Text>
      <Text fz={13} c="dimmed">
        {c.kode_cicilan} · {c.tenor} bulan · bunga {c.bunga_persen}%/bulan · denda {rupiah(c.denda_harian)} per hari
      </Text>
      {tempo && (
        <Text fz={14} mt={4} c={c.hari_lewat > 0 ? 'red' : undefined} data-tempo={c.jatuh_tempo}>
          {c.sisa_rp > 0 ? `Jatuh tempo ${tempo}` : tempo}
        </Text>
      )}
    </div>
  );
}

function Uang({ c }: { c: CicilanRinci }) {
  const isi: [string, number][] = [
    ['Harga', c.harga_rp],
    ['Uang muka', c.dp_rp],
    ['Sisa pokok', c.sisa_pokok],
    ['Sisa bunga', c.sisa_bunga],
    ...(terbuka(c.tahap)
      ? ([
          ['Tunggakan', c.tunggak_rp],
          ['Denda hari ini', c.denda_rp],
          ['Lunas hari ini', c.pelunasan_rp],
        ] as [string, number][])
      : []),
    ...(c.piutang_rp > 0 ? ([['Piutang', c.piutang_rp]] as [string, number][]) : []),
  ];
  return (
    <div>
      <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm" data-sisa={c.sisa_rp}>
        {isi.map(([judul, nilai]) => (
          <div key={judul}>
            <Text c="dimmed" fz={13}>
              {judul}
            </Text>
            <Text fw={600}>{rupiah(nilai)}</Text>
          </div>
        ))}
      </SimpleGrid>
      {terbuka(c.tahap) && c.bebas_rp > 0 && (
        <Text fz={13} c="dimmed" mt={4}>
          Dilunasi hari ini, bunga {rupiah(c.bebas_rp)} dari bulan yang belum mulai tidak ditagih.
        </Text>
      )}
    </div>
  );
}

function Barang({ c }: { c: CicilanRinci }) {
  return (
    <Table fz={13} verticalSpacing={4} aria-label="Barang yang dicicil">
      <Table.Tbody>
        {c.detail_barang.map((b) => (
          <Table.Tr key={b.baris}>
            <Table.Td>
              {b.kode_barcode} {b.nama_barang}
              <Text span fz={12} c="dimmed" display="block">
                {b.kode_group} · {berat(b.berat)} gr
                {b.no_faktur_jual ? ` · dijual ${b.no_faktur_jual}` : terbuka(c.tahap) ? ' · disimpan di TITIP' : ''}
              </Text>
            </Table.Td>
            <Table.Td ta="right">{tulisAngka(b.harga_total, 'rupiah')}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const JENIS: Readonly<Record<string, string>> = { ANGSURAN: 'Angsuran', LUNAS: 'Pelunasan', AWAL: 'Sistem lama' };

interface SatuBayarProps {
  b: BayarCicilan;
  onBatal?: () => void;
  onCetak: () => void;
}

function SatuBayar({ b, onBatal, onCetak }: SatuBayarProps) {
  const batal = b.no_batal !== '';
  return (
    <li className={kelas.kotak} data-bayar={b.no_bayar} style={{ textDecoration: batal ? 'line-through' : 'none' }}>
      <Group justify="space-between" gap="xs">
        <div>
          <Group gap={6}>
            <Text fw={600} fz={14}>
              {b.no_bayar}
            </Text>
            <Badge variant="light">{JENIS[b.jenis] ?? b.jenis}</Badge>
            {batal && (
              <Badge variant="light" color="red">
                Batal {b.no_batal}
              </Badge>
            )}
          </Group>
          <Text fz={12} c="dimmed">
            {waktuLengkap(b.waktu)} · {b.oleh}
            {b.penyetor && ` · disetor ${b.penyetor}`}
            {b.keterangan && ` · ${b.keterangan}`}
          </Text>
        </div>
        <Group gap={4} wrap="nowrap">
          <Text fw={600}>{rupiah(b.jumlah_rp)}</Text>
          {!batal && b.jenis !== 'AWAL' && (
            <ActionIcon variant="subtle" size={36} aria-label={`Cetak ${b.no_bayar}`} onClick={onCetak}>
              <IconPrinter size={18} />
            </ActionIcon>
          )}
          {b.bisa_batal && onBatal && (
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              aria-label={`Batalkan ${b.no_bayar}`}
              onClick={onBatal}
            >
              Batalkan
            </Button>
          )}
        </Group>
      </Group>
      <Text fz={13}>Untuk {sebutAlokasi(b)}</Text>
      {b.alokasi.length > 1 && <TabelAlokasi alokasi={b.alokasi} />}
      <TabelBayar label={`Cara bayar ${b.no_bayar}`} bayar={b.pembayaran} />
    </li>
  );
}

function Akhir({ c }: { c: CicilanRinci }) {
  const { akhir } = c;
  return (
    <>
      {c.no_faktur_group && (
        <Text fz={13}>
          Penjualannya{' '}
          <TautanSel ke={{ path: DI_SINI, search: { [KUNCI_DOKUMEN]: c.no_faktur_group } }}>
            {c.no_faktur_group}
          </TautanSel>
        </Text>
      )}
      {akhir && (
        <Alert
          color={akhir.jenis === 'LELANG' ? 'orange' : 'red'}
          title={`${TAHAP[akhir.jenis]?.kata ?? akhir.jenis} ${akhir.tgl_system}, ${akhir.no_akhir}`}
        >
          {akhir.alasan}. Oleh {akhir.oleh}
          {akhir.disetujui && `, disetujui ${akhir.disetujui}`}. Dikembalikan {rupiah(akhir.dibayar_rp)}, dipotong{' '}
          {rupiah(akhir.potong_rp)}
          {akhir.denda_rp > 0 && ` (denda ${rupiah(akhir.denda_rp)})`}
          {akhir.turun_rp > 0 && `, turun harga emas ${rupiah(akhir.turun_rp)}`}
          {akhir.biaya_rp > 0 && `, biaya ${rupiah(akhir.biaya_rp)}`}.
          {akhir.no_beli && ` Barang dibeli kembali ${akhir.no_beli}.`}
        </Alert>
      )}
    </>
  );
}

const CERITA: Readonly<Record<string, string>> = {
  AKAD: 'Akad',
  BAYAR: 'Bayar',
  'BATAL BAYAR': 'Batal bayar',
  SERAH: 'Diserahkan',
  'BATAL SERAH': 'Batal serah',
  KABAR: 'Dikabari',
};

function Cerita({ c }: { c: CicilanRinci }) {
  if (c.peristiwa.length === 0) return null;
  return (
    <Table fz={13} aria-label="Riwayat cicilan">
      <Table.Tbody>
        {c.peristiwa.map((p) => (
          <Table.Tr key={p.urut}>
            <Table.Td>{CERITA[p.tahap] ?? TAHAP[p.tahap]?.kata ?? p.tahap}</Table.Td>
            <Table.Td>
              {waktuLengkap(p.waktu)} · {p.oleh}
              {p.disetujui && ` · disetujui ${p.disetujui}`}
              <br />
              {[p.rujukan, p.keterangan].filter(Boolean).join(' · ')}
            </Table.Td>
            <Table.Td ta="right">{p.jumlah_rp > 0 ? tulisAngka(p.jumlah_rp, 'rupiah') : ''}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
