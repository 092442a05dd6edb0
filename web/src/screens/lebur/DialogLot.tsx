// A new lot: pieces and gold that wait for the melt, or dust, or plating water; and what the scale says of all of it.
import {
  Badge,
  Button,
  Checkbox,
  Group,
  Modal,
  NumberInput,
  SegmentedControl,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat } from '@/kit/angka';
import { rapikanBarcode } from '@/kit/dokumen/pindai';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { majukan } from '@/kit/Formulir';
import { Galat } from '@/kit/Galat';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianPindai } from '@/kit/IsianPindai';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { angka } from '@/kit/tukang/isi';
import { type Bahan, kueriBahan } from './api';
import { JENIS_LOT } from './isi';
import kelas from './lebur.module.css';

type Emas = Bahan['emas'][number];

const kunciEmas = (s: Emas) => `${s.kode_toko}|${s.kode_group}|${s.kode_dept}`;
const mg = (g: number) => Math.round(g * 1000);

interface DialogLotProps {
  onTutup: () => void;
  onJadi: (no: string, teks?: string) => void;
}

export function DialogLot({ onTutup, onJadi }: DialogLotProps) {
  const bahan = useQuery(kueriBahan);
  const [jenis, setJenis] = useState('EMAS');
  const [pilih, setPilih] = useState<ReadonlySet<string>>(new Set());
  const [gram, setGram] = useState<Readonly<Record<string, string>>>({});
  const [timbang, setTimbang] = useState('');
  const [volume, setVolume] = useState<number | string>('');
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('lot-lebur');
  const barang = (bahan.data?.barang ?? []).filter((b) => pilih.has(b.kode_barcode));
  const emas = (bahan.data?.emas ?? []).filter((s) => angka(gram[kunciEmas(s)] ?? '') > 0);
  const jumlah =
    barang.reduce((n, b) => n + mg(b.berat), 0) + emas.reduce((n, s) => n + mg(angka(gram[kunciEmas(s)] ?? '')), 0);
  const salahEmas = galatBaris(simpan.kolom, 'emas');
  const salahBarang = galatBaris(simpan.kolom);
  const ganti = (kode: string, ya: boolean) => {
    simpan.lupakan();
    const baru = new Set(pilih);
    if (ya) baru.add(kode);
    else baru.delete(kode);
    setPilih(baru);
  };
  const kirim = async () => {
    const isi = jenis === 'EMAS';
    const jawab = await simpan.kirim({
      jenis,
      timbang: angka(timbang),
      volume: jenis === 'AIR' ? Number(volume) || 0 : 0,
      keterangan: keterangan.trim(),
      detail_barang: isi ? barang.map((b) => ({ kode_barcode: b.kode_barcode, kode_toko: b.kode_toko })) : [],
      emas: isi
        ? emas.map((s) => ({
            kode_group: s.kode_group,
            kode_dept: s.kode_dept,
            kode_toko: s.kode_toko,
            berat: angka(gram[kunciEmas(s)] ?? ''),
          }))
        : [],
    });
    if (jawab) onJadi(jawab.data.no_lot, jawab.message);
  };
  const kurang =
    jenis === 'EMAS'
      ? jumlah === 0
        ? 'Pilih barang atau isi gram rosoknya'
        : angka(timbang) <= 0
          ? 'Timbang lotnya'
          : undefined
      : angka(timbang) <= 0 && !(jenis === 'AIR' && Number(volume) > 0)
        ? 'Isi berat atau volumenya'
        : undefined;
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title="Buka Lot Lebur"
      size={900}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label="Jenis lot"
          data={JENIS_LOT}
          value={jenis}
          onChange={(v) => {
            simpan.lupakan();
            setJenis(v);
          }}
        />
        {jenis === 'EMAS' && bahan.error && (
          <Galat pesan={pesanDari(bahan.error)} cobaLagi={() => void bahan.refetch()} />
        )}
        {jenis === 'EMAS' && bahan.isPending && <RangkaTabel />}
        {jenis === 'EMAS' && bahan.data && (
          <>
            {bahan.data.barang.length + bahan.data.emas.length === 0 && (
              <Kosong teks="Tidak ada yang menunggu lebur di gudang HANCUR" />
            )}
            {bahan.data.barang.length > 0 && (
              <PilihBarang
                barang={bahan.data.barang}
                pilih={pilih}
                galat={new Map([...salahBarang].map(([i, teks]) => [barang[i]?.kode_barcode ?? '', teks]))}
                mati={simpan.sibuk}
                onGanti={ganti}
                onSemua={(semua) => {
                  simpan.lupakan();
                  setPilih(semua);
                }}
              />
            )}
            {bahan.data.emas.length > 0 && (
              <Table fz={13} aria-label="Rosok tanpa barcode" onKeyDown={majukan}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>Rosok tanpa barcode</Table.Th>
                    <Table.Th ta="right">Ada (gr)</Table.Th>
                    <Table.Th w={150}>Dilebur</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {bahan.data.emas.map((s) => (
                    <Table.Tr key={kunciEmas(s)}>
                      <Table.Td>
                        {s.nama_dept} · {s.kode_group} · {s.kode_toko}
                      </Table.Td>
                      <Table.Td ta="right">{berat(s.berat)}</Table.Td>
                      <Table.Td>
                        <IsianBerat
                          aria-label={`Dilebur ${s.nama_dept} ${s.kode_toko}`}
                          value={gram[kunciEmas(s)] ?? ''}
                          onChange={(v) => {
                            simpan.lupakan();
                            setGram({ ...gram, [kunciEmas(s)]: v });
                          }}
                          error={salahEmas.get(emas.indexOf(s))}
                          galatLangsung
                          disabled={simpan.sibuk}
                        />
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            )}
          </>
        )}
        <Group grow align="flex-end" onKeyDown={majukan}>
          <IsianBerat
            label="Timbangan"
            required={jenis !== 'AIR'}
            description={jenis === 'EMAS' ? `Menurut buku ${berat(jumlah / 1000)} gr` : undefined}
            value={timbang}
            onChange={(v) => {
              simpan.lupakan('timbang');
              setTimbang(v);
            }}
            error={simpan.kolom.timbang}
            disabled={simpan.sibuk}
          />
          {jenis === 'AIR' && (
            <NumberInput
              label="Volume (ml)"
              min={0}
              max={1_000_000}
              allowDecimal={false}
              value={volume}
              onChange={setVolume}
              error={simpan.kolom.volume}
              disabled={simpan.sibuk}
            />
          )}
          <TextInput
            label="Keterangan"
            maxLength={200}
            value={keterangan}
            onChange={(e) => setKeterangan(e.currentTarget.value)}
            error={simpan.kolom.keterangan}
            disabled={simpan.sibuk}
          />
        </Group>
        <Text fz={13} c="dimmed">
          Penerima ikut menimbang dan menyetujui dengan password sendiri. Yang menyerahkan dan yang menerima tidak
          menguji hasilnya.
        </Text>
        {salahEmas.size + salahBarang.size === 0 && <GalatDokumen simpan={simpan} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={simpan.sibuk} onClick={onTutup}>
            Tutup
          </Button>
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            label="Buka Lot"
            mati={kurang !== undefined}
            sebab={kurang}
          />
        </Group>
      </Stack>
    </Modal>
  );
}

interface PilihBarangProps {
  barang: Bahan['barang'];
  pilih: ReadonlySet<string>;
  galat: ReadonlyMap<string, string>;
  mati: boolean;
  onGanti: (kode: string, ya: boolean) => void;
  onSemua: (semua: ReadonlySet<string>) => void;
}

/** The pieces that wait, chosen by a press or a scan; one that carries stones stays out. */
function PilihBarang({ barang, pilih, galat, mati, onGanti, onSemua }: PilihBarangProps) {
  const bisa = barang.filter((b) => !b.berbatu);
  const scan = (teks: string) => {
    const kode = rapikanBarcode(teks);
    const ada = barang.find((b) => b.kode_barcode === kode);
    if (!ada) pesan.gagal(`Barang ${kode} tidak menunggu lebur`);
    else if (ada.berbatu) pesan.gagal(`Barang ${kode} masih berbatu`);
    else onGanti(kode, true);
  };
  return (
    <Stack gap="xs">
      <Group gap="sm" align="flex-end">
        <IsianPindai onPindai={scan} disabled={mati} style={{ flex: '1 1 220px' }} data-autofocus autoFocus />
        <Badge size="xl" variant="light" radius="sm" data-total>
          {pilih.size} barang
        </Badge>
      </Group>
      <div className={kelas.seret}>
        <Table fz={13} aria-label="Barang menunggu lebur" stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={40}>
                <Checkbox
                  aria-label="Pilih semua"
                  checked={bisa.length > 0 && pilih.size === bisa.length}
                  indeterminate={pilih.size > 0 && pilih.size < bisa.length}
                  disabled={mati}
                  onChange={(e) => onSemua(new Set(e.currentTarget.checked ? bisa.map((b) => b.kode_barcode) : []))}
                />
              </Table.Th>
              <Table.Th>Barang</Table.Th>
              <Table.Th>Baki</Table.Th>
              <Table.Th ta="right">Berat (gr)</Table.Th>
              <Table.Th ta="right">Murni (gr)</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {barang.map((b) => (
              <Table.Tr key={b.kode_barcode}>
                <Table.Td>
                  <Checkbox
                    aria-label={`Pilih ${b.kode_barcode}`}
                    checked={pilih.has(b.kode_barcode)}
                    disabled={mati || b.berbatu}
                    onChange={(e) => onGanti(b.kode_barcode, e.currentTarget.checked)}
                  />
                </Table.Td>
                <Table.Td>
                  {b.kode_barcode} {b.nama_barang}
                  {b.berbatu && (
                    <Text fz={12} c="dimmed">
                      Masih berbatu, keluarkan batunya dulu
                    </Text>
                  )}
                  {galat.has(b.kode_barcode) && (
                    <Text fz={12} c="red" role="alert">
                      {galat.get(b.kode_barcode)}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>{b.kode_toko}</Table.Td>
                <Table.Td ta="right">{berat(b.berat)}</Table.Td>
                <Table.Td ta="right">{berat(b.murni)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Stack>
  );
}
