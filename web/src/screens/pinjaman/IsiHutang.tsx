// What a loan is, in its drawer: customer, what it costs today and why, its pledges with photos, the loans before and after it,
// its closings, its story, and what redeeming costs on each of the next thirty days.
import { Anchor, Badge, Button, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { Grafik } from '@/kit/grafik/Grafik';
import { TabelBayar } from '@/kit/transaksi/TabelBayar';
import { TabelRumus } from '@/kit/transaksi/TabelRumus';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { tanggalPendek, waktuLengkap } from '@/kit/waktu';
import { type BarisHutang, type HutangRinci, kueriBiaya } from './api';
import { RincianBunga } from './BagianLangkah';
import { FotoJaminan, IsianFotoJaminan } from './FotoJaminan';
import { rumusJaminan, sebutCara, sebutKadar, sebutStatus, warnaStatus } from './model';

export interface IsiHutangProps {
  h: HutangRinci;
  onBuka: (no: string) => void;
}

export function IsiHutang({ h, onBuka }: IsiHutangProps) {
  return (
    <Stack gap="md">
      <Kepala h={h} />
      <Uang h={h} />
      <Stack gap="sm">
        {h.detail_barang.map((b) => (
          <SatuJaminan key={b.baris} h={h} b={b} />
        ))}
      </Stack>
      {h.status === 'AKTIF' && <BiayaNanti no={h.no_faktur_hutang} />}
      <Rantai h={h} onBuka={onBuka} />
      <Pelunasan h={h} onBuka={onBuka} />
      <Cerita h={h} />
    </Stack>
  );
}

function Kepala({ h }: { h: HutangRinci }) {
  return (
    <div>
      <Text fw={600}>{h.nama_customer.toUpperCase()}</Text>
      <Text fz={13} c="dimmed">
        {[h.kode_member, h.no_hp, h.nik_samar && `NIK ${h.nik_samar}`, h.alamat_customer].filter(Boolean).join(' · ')}
      </Text>
      <Text fz={13} c="dimmed">
        {waktuLengkap(h.waktu)} · {h.input_by}
        {h.kode_sales && ` · sales ${h.kode_sales}`}
        {h.penguji && ` · diuji ${h.penguji}`}
        {h.valid_by && ` · divalidasi ${h.valid_by}`}
        {h.no_faktur_manual && ` · manual ${h.no_faktur_manual}`}
        {h.keterangan && ` · ${h.keterangan}`}
      </Text>
      <Text fz={14} mt={4} c={h.status === 'AKTIF' && h.hari_lewat > 0 ? 'red' : undefined} data-tempo={h.jatuh_tempo}>
        Dari {h.tgl_hutang}, jatuh tempo {h.jatuh_tempo} ({h.tenor_hari} hari) · kantong <b>{h.no_kantong}</b>
        {h.tempat && ` di ${h.tempat}`}
      </Text>
      {h.peringatan > 0 && (
        <Text fz={13} c="dimmed">
          {h.peringatan} peringatan, terakhir {h.tgl_peringatan}
        </Text>
      )}
    </div>
  );
}

function Uang({ h }: { h: HutangRinci }) {
  const terbuka = h.status === 'AKTIF';
  const isi: [string, number][] = [
    ['Pokok', h.jumlah_hutang],
    ...(terbuka
      ? ([
          ['Bunga', h.bunga_rp],
          ...(h.denda_rp > 0 ? [['Denda', h.denda_rp]] : []),
          ['Tebus hari ini', h.total_bayar],
        ] as [string, number][])
      : ([['Taksiran', h.taksiran_rp]] as [string, number][])),
  ];
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 2, xs: isi.length }} spacing="sm">
        {isi.map(([judul, nilai]) => (
          <div key={judul}>
            <Text c="dimmed" fz={13}>
              {judul}
            </Text>
            <Text fw={600} {...(judul === 'Tebus hari ini' && { 'data-tebus': nilai })}>
              {rupiah(nilai)}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <Text fz={13} c="dimmed">
        Bunga {tulisAngka(h.bunga, 'persen')}% per 30 hari
        {h.min_hari > 1 && `, paling sedikit ${h.min_hari} hari`}
        {h.blok_hari > 1 && `, dihitung per ${h.blok_hari} hari`}
        {h.grace_hari > 0 && `, bebas sampai ${h.grace_hari} hari`}
        {h.denda > 0 && `; denda ${tulisAngka(h.denda, 'persen')}% tiap 30 hari terlambat`}
        {h.pembulatan > 1 && `; dibulatkan ke atas kelipatan ${rupiah(h.pembulatan)}`}. Plafond {rupiah(h.plafond_rp)}{' '}
        dari taksiran {rupiah(h.taksiran_rp)}, nilai lebur {rupiah(h.lebur_rp)}.
      </Text>
      {terbuka && <RincianBunga baris={h.rincian_bunga} />}
      <TabelBayar label="Uang yang dibayarkan" bayar={h.pembayaran} />
    </Stack>
  );
}

function SatuJaminan({ h, b }: { h: HutangRinci; b: BarisHutang }) {
  const [buka, setBuka] = useState(false);
  const terbuka = h.status === 'AKTIF' || h.status === 'TUNGGU';
  return (
    <section className={kelas.kotak} aria-label={`Jaminan ${b.baris} ${b.nama_barang}`}>
      <Group align="flex-start" gap="sm" wrap="nowrap">
        <FotoJaminan no={h.no_faktur_hutang} baris={b.baris} ada={b.foto_masuk} nama={b.nama_barang} />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Group justify="space-between" gap={4}>
            <Text fw={600}>{b.nama_barang}</Text>
            <Text fw={600}>{rupiah(b.taksiran_rp)}</Text>
          </Group>
          <Text fz={12} c="dimmed">
            {[
              b.kode_barcode,
              b.no_faktur_jual,
              [b.kode_group, b.kode_dept].filter(Boolean).join(' '),
              `${berat(b.berat)} gr`,
              b.berat_atribut > 0 && `bukan emas ${berat(b.berat_atribut)} gr`,
              b.jumlah_batu > 0 && `${b.jumlah_batu} batu`,
              b.kondisi,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text fz={12} c="dimmed">
            {sebutKadar(b)} · pokok {rupiah(b.pokok_rp)}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={() => setBuka(!buka)} aria-expanded={buka}>
            {buka ? 'Tutup rincian' : 'Taksiran dan foto'}
          </Button>
          {buka && (
            <Stack gap="xs">
              <TabelRumus rumus={rumusJaminan(b)} label={`Taksiran ${b.nama_barang}`} />
              {b.foto_kembali && (
                <FotoJaminan
                  no={h.no_faktur_hutang}
                  baris={b.baris}
                  sisi="kembali"
                  ada
                  nama={b.nama_barang}
                  ukuran={120}
                />
              )}
              {terbuka && (
                <IsianFotoJaminan
                  no={h.no_faktur_hutang}
                  baris={b.baris}
                  sisi="masuk"
                  ada={b.foto_masuk}
                  label={`Foto masuk ${b.nama_barang}`}
                />
              )}
            </Stack>
          )}
        </div>
      </Group>
    </section>
  );
}

/** Drawn when somebody asks how long waiting costs. */
function BiayaNanti({ no }: { no: string }) {
  const [buka, setBuka] = useState(false);
  const { data, error, refetch } = useQuery({ ...kueriBiaya(no), enabled: buka });
  if (!buka)
    return (
      <Button variant="default" onClick={() => setBuka(true)}>
        Biaya menebus 30 hari ke depan
      </Button>
    );
  return (
    <Grafik
      judul="Biaya menebus 30 hari ke depan"
      keterangan="Bila ditebus pada hari itu"
      data={data?.hari}
      langkah="tgl"
      judulLangkah="Tanggal"
      tulisLangkah={tanggalPendek}
      seri={[{ kunci: 'total_bayar', judul: 'Menebus', warna: 'emas.6' }]}
      bentuk="garis"
      tinggi={220}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
    />
  );
}

interface BernomorProps {
  h: HutangRinci;
  onBuka: (no: string) => void;
}

/** From the first loan on these pledges to the last. */
function Rantai({ h, onBuka }: BernomorProps) {
  if (h.rantai.length < 2) return null;
  return (
    <Table fz={13} aria-label="Rantai hutang">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Rantai hutang</Table.Th>
          <Table.Th>Cara</Table.Th>
          <Table.Th ta="right">Pokok (Rp)</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {h.rantai.map((r) => (
          <Table.Tr key={r.no_faktur_hutang}>
            <Table.Td>
              {r.no_faktur_hutang === h.no_faktur_hutang ? (
                <b>{r.no_faktur_hutang}</b>
              ) : (
                <Anchor component="button" type="button" fz={13} onClick={() => onBuka(r.no_faktur_hutang)}>
                  {r.no_faktur_hutang}
                </Anchor>
              )}
              <Text fz={12} c="dimmed">
                {r.tgl_hutang}
              </Text>
            </Table.Td>
            <Table.Td>
              <Badge variant="light" tt="none" color={warnaStatus(r)}>
                {r.cara ? sebutCara(r.cara) : sebutStatus(r)}
              </Badge>
            </Table.Td>
            <Table.Td ta="right">{tulisAngka(r.jumlah_hutang, 'rupiah')}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Pelunasan({ h, onBuka }: BernomorProps) {
  if (h.pelunasan.length === 0) return null;
  return (
    <Table fz={13} aria-label="Pelunasan">
      <Table.Tbody>
        {h.pelunasan.map((p) => (
          <Table.Tr key={p.no_lunas}>
            <Table.Td>
              <b>{sebutCara(p.cara)}</b> {p.no_lunas}
              {p.no_batal && (
                <Badge ml={6} color="red" variant="light" tt="none">
                  dibatalkan {p.no_batal}
                </Badge>
              )}
              <br />
              {waktuLengkap(p.waktu)} · {p.oleh} · {p.pengambil}
              {p.kuasa && ' (kuasa)'}
              {p.no_penerus && (
                <>
                  {' · '}
                  <Anchor component="button" type="button" fz={13} onClick={() => onBuka(p.no_penerus)}>
                    {p.no_penerus}
                  </Anchor>
                </>
              )}
            </Table.Td>
            <Table.Td ta="right">
              Bunga {tulisAngka(p.bunga_rp, 'rupiah')}
              {p.potongan_bunga_rp > 0 && ` - ${tulisAngka(p.potongan_bunga_rp, 'rupiah')}`}
              {p.denda_rp > 0 && `, denda ${tulisAngka(p.denda_rp, 'rupiah')}`}
              <br />
              {p.keluar_rp > 0 ? `keluar ${rupiah(p.keluar_rp)}` : `masuk ${rupiah(p.masuk_rp)}`}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** What happened, in words. */
const SEBUT_PERISTIWA: Readonly<Record<string, string>> = {
  BUKA: 'Dipinjam',
  VALID: 'Divalidasi',
  CAIR: 'Uang dicairkan',
  HILANG: 'Surat hilang',
  KANTONG: 'Kantong pindah',
  PERINGATAN: 'Peringatan',
  LUNAS: 'Lunas',
  'BATAL LUNAS': 'Pelunasan dibatalkan',
  'BATAL LELANG': 'Lelang dibatalkan',
  LELANG: 'Dilelang',
  KELEBIHAN: 'Kelebihan dibayar',
  BATAL: 'Dibatalkan',
};

function Cerita({ h }: { h: HutangRinci }) {
  return (
    <Table fz={13} aria-label="Riwayat hutang">
      <Table.Tbody>
        {h.peristiwa.map((p) => (
          <Table.Tr key={p.urut}>
            <Table.Td>{SEBUT_PERISTIWA[p.peristiwa] ?? p.peristiwa}</Table.Td>
            <Table.Td>
              {waktuLengkap(p.waktu)} · {p.oleh}
              {p.user_id && ` · tanggung jawab ${p.user_id}`}
              {p.disetujui && ` · disetujui ${p.disetujui}`}
              <br />
              {[p.rujukan, p.keterangan].filter(Boolean).join(' · ')}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
