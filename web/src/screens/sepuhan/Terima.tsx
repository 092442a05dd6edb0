// Pieces of a lot back from their washer: each on the scale, or all that are out together. The loss stands against the norm while it
// is typed; what wants another's word is said before it is saved.
import { Alert, Checkbox, Grid, SegmentedControl, Select, Stack, Table, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat } from '@/kit/angka';
import { IsianKeterangan } from '@/kit/dokumen/IsianDokumen';
import { kueriBaki } from '@/kit/dokumen/PilihBaki';
import { rapikanBarcode } from '@/kit/dokumen/pindai';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { useHitungDialog } from '@/kit/dokumen/useHitungDialog';
import { enterPolos } from '@/kit/enter';
import { majukan } from '@/kit/Formulir';
import { Galat } from '@/kit/Galat';
import { DeretAngka } from '@/kit/grafik/KartuAngka';
import { Halaman } from '@/kit/Halaman';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianPindai } from '@/kit/IsianPindai';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import type { Rute } from '@/routes';
import { type BarisLot, type HitungTerima, hitungTerima, KUNCI_SEPUHAN, kueriLot, kueriLotBuka, segarkan } from './api';
import { diLuar, type IsiKembali, type IsiTerima, KOSONG, keTerima, kurang } from './terima';

const TUJUAN = ['LABEL', 'TOKO', 'HANCUR'];

export function Terima({ rute, pekerjaan }: { rute: Rute; pekerjaan: 'CUCI' | 'SEPUH' }) {
  const kueri = useQueryClient();
  const lot = useQuery(kueriLotBuka(pekerjaan));
  const baki = useQuery(kueriBaki).data ?? [];
  const [no, setNo] = useState('');
  const [cara, setCara] = useState<'BARANG' | 'LOT'>('BARANG');
  const [timbang, setTimbang] = useState('');
  const [tujuan, setTujuan] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const [kembali, setKembali] = useState<Readonly<Record<string, IsiKembali>>>({});
  const [kini, setKini] = useState('');
  const simpan = useSimpanDokumen('terima-barang-cuci');
  const rinci = useQuery(kueriLot(no));
  const luar = diLuar(rinci.data?.detail_barang ?? []);
  const isi: IsiTerima = { no_lot: no, cara, timbang, kode_toko: tujuan, keterangan, kembali };
  const minta = keTerima(isi, luar);
  const sebab = kurang(isi, minta);
  const { h, galat } = useHitungDialog({
    kunci: [...KUNCI_SEPUHAN, 'hitung'],
    isi: { ...minta, keterangan: '' },
    siap: sebab === undefined,
    hitung: hitungTerima,
  });
  const baris = galatBaris(simpan.kolom);
  const kode = (minta.detail_barang ?? []).map((b) => b.kode_barcode);
  const salah = new Map([...baris].map(([ke, teks]) => [kode[ke] ?? '', teks]));

  const ubah = (barang: string, bagian: Partial<IsiKembali>) => {
    simpan.lupakan();
    setKembali({ ...kembali, [barang]: { ...(kembali[barang] ?? KOSONG), ...bagian } });
  };
  const bersih = () => {
    setKembali({});
    setTimbang('');
    setKeterangan('');
    simpan.lupakan();
  };
  const kirim = async () => {
    const jawab = await simpan.kirim(minta);
    if (!jawab) return;
    const label = jawab.data.label_baru.map((l) => `${l.lama} menjadi ${l.baru}`).join(', ');
    pesan.sukses([jawab.message ?? 'Data Berhasil Disimpan', jawab.data.no_terima, label].filter(Boolean).join(' · '));
    bersih();
    if (jawab.data.sisa === 0) setNo('');
    await segarkan(kueri);
  };
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          label="Terima"
          mati={sebab !== undefined}
          sebab={sebab}
          berubah={Object.keys(kembali).length > 0 || timbang !== ''}
        />
      }
    >
      <Stack gap="md">
        <GalatDokumen simpan={simpan} />
        <Grid gap="md" maw={960} onKeyDown={majukan}>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <Select
              label="Lot"
              required
              searchable
              data={(lot.data ?? []).map((l) => ({
                value: l.no_lot,
                label: `${l.no_lot} · ${l.nama_tukang} · ${l.qty - l.qty_kembali} barang`,
              }))}
              value={no || null}
              nothingFoundMessage="Tidak ada lot yang di luar"
              onChange={(v) => {
                setNo(v ?? '');
                bersih();
              }}
              error={simpan.kolom.no_lot}
              disabled={simpan.sibuk}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <Select
              label="Masuk ke baki"
              placeholder="Baki LABEL pertama"
              searchable
              clearable
              data={baki
                .filter((b) => TUJUAN.includes(b.kode_gudang))
                .map((b) => ({ value: b.kode_baki, label: `${b.kode_gudang} ${b.kode_baki}` }))}
              value={tujuan || null}
              onChange={(v) => {
                simpan.lupakan('kode_toko');
                setTujuan(v ?? '');
              }}
              error={simpan.kolom.kode_toko}
              disabled={simpan.sibuk}
            />
          </Grid.Col>
          <IsianKeterangan simpan={simpan} span={12} nilai={keterangan} onGanti={setKeterangan} />
        </Grid>
        {lot.error && <Galat pesan={pesanDari(lot.error)} cobaLagi={() => void lot.refetch()} />}
        {no === '' ? (
          <Kosong
            teks={
              lot.data?.length === 0
                ? `Tidak ada lot ${pekerjaan === 'CUCI' ? 'cuci' : 'sepuh'} yang di luar. Lot dibuat di Kirim Barang Cuci.`
                : 'Pilih lot yang kembali'
            }
          />
        ) : rinci.isPending ? (
          <RangkaTabel />
        ) : (
          <>
            <SegmentedControl
              aria-label="Cara terima"
              maw={420}
              data={[
                { value: 'BARANG', label: 'Per barang' },
                { value: 'LOT', label: 'Seluruh lot' },
              ]}
              value={cara}
              onChange={(v) => {
                setCara(v === 'LOT' ? 'LOT' : 'BARANG');
                bersih();
              }}
            />
            {cara === 'LOT' ? (
              <IsianBerat
                label="Berat timbang semuanya"
                required
                maw={260}
                value={timbang}
                onChange={(v) => {
                  simpan.lupakan();
                  setTimbang(v);
                }}
                error={simpan.kolom.timbang}
                galatLangsung
                disabled={simpan.sibuk}
              />
            ) : (
              <IsianPindai
                onPindai={(k) => setKini(rapikanBarcode(k))}
                disabled={simpan.sibuk}
                maw={360}
                data-autofocus
              />
            )}
            <Hitungan h={h} galat={galat} />
            <TabelKembali
              luar={luar}
              cara={cara}
              kembali={kembali}
              kini={kini}
              salah={salah}
              mati={simpan.sibuk}
              onUbah={ubah}
            />
          </>
        )}
      </Stack>
    </Halaman>
  );
}

/** What it comes to, and who must say yes. */
function Hitungan({ h, galat }: { h?: HitungTerima; galat?: string }) {
  if (galat) return <Alert color="red">{galat}</Alert>;
  if (!h) return null;
  return (
    <Stack gap="xs">
      <DeretAngka
        label="Yang diterima"
        angka={[
          { judul: 'Kembali', nilai: `${berat(h.berat)} gr`, keterangan: `${h.qty} barang` },
          { judul: 'Susut (murni)', nilai: `${berat(h.susut)} gr`, keterangan: `norma ${berat(h.susut_norma)} gr` },
          { judul: 'Lebih (murni)', nilai: `${berat(h.lebih)} gr` },
        ]}
      />
      {h.alasan.length > 0 && (
        <Alert color="orange" title="Perlu otorisasi" role="status" data-alasan>
          {h.alasan.map((a) => (
            <Text key={a} fz={13}>
              {a}
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  );
}

interface TabelKembaliProps {
  luar: readonly BarisLot[];
  cara: 'BARANG' | 'LOT';
  kembali: Readonly<Record<string, IsiKembali>>;
  kini: string;
  salah: ReadonlyMap<string, string>;
  mati: boolean;
  onUbah: (barang: string, bagian: Partial<IsiKembali>) => void;
}

/** The weight of a piece is typed: on to the next scan. Where the whole lot is weighed there is none. */
function keScan(kejadian: KeyboardEvent<HTMLElement>) {
  if (!enterPolos(kejadian) || !(kejadian.target instanceof HTMLInputElement)) return;
  kejadian.preventDefault();
  document.querySelector<HTMLElement>('main [data-pindai]')?.focus();
}

/** Pieces that are out; a scanned one stands on top with its field focused. */
function TabelKembali({ luar, cara, kembali, kini, salah, mati, onUbah }: TabelKembaliProps) {
  const urut = [...luar].sort((a, b) => Number(b.kode_barcode === kini) - Number(a.kode_barcode === kini));
  return (
    <Table.ScrollContainer minWidth={620} mah={480} onKeyDown={keScan}>
      <Table fz={13} stickyHeader aria-label="Barang yang kembali">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Barcode</Table.Th>
            <Table.Th>Barang</Table.Th>
            <Table.Th ta="right">Dikirim (gr)</Table.Th>
            {cara === 'BARANG' && <Table.Th w={150}>Kembali (gr)</Table.Th>}
            <Table.Th>Label baru</Table.Th>
            <Table.Th>Hilang</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {urut.map((b) => {
            const i = kembali[b.kode_barcode] ?? KOSONG;
            const dipilih = b.kode_barcode === kini;
            return (
              <Table.Tr key={`${b.kode_barcode}${dipilih}`} data-baris={b.kode_barcode}>
                <Table.Td fw={dipilih ? 600 : undefined}>{b.kode_barcode}</Table.Td>
                <Table.Td>
                  {b.nama_barang} · {b.kode_dept}
                </Table.Td>
                <Table.Td ta="right">{berat(b.berat)}</Table.Td>
                {cara === 'BARANG' && (
                  <Table.Td>
                    <IsianBerat
                      aria-label={`Kembali ${b.kode_barcode}`}
                      value={i.berat}
                      autoFocus={dipilih}
                      onChange={(v) => onUbah(b.kode_barcode, { berat: v, hilang: false })}
                      error={salah.get(b.kode_barcode)}
                      galatLangsung
                      disabled={mati || i.hilang}
                    />
                  </Table.Td>
                )}
                <Table.Td>
                  <Checkbox
                    aria-label={`Label baru ${b.kode_barcode}`}
                    checked={i.label}
                    disabled={mati || i.hilang}
                    onChange={(e) => onUbah(b.kode_barcode, { label: e.currentTarget.checked })}
                  />
                </Table.Td>
                <Table.Td>
                  <Checkbox
                    aria-label={`Hilang ${b.kode_barcode}`}
                    checked={i.hilang}
                    disabled={mati}
                    onChange={(e) =>
                      onUbah(b.kode_barcode, { hilang: e.currentTarget.checked, berat: '', label: false })
                    }
                  />
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
