// A piece the customer brings: its letter, condition, weight and tested purity. What its nota said stands beside what the
// shop makes of it today, with the photo; every deduction of the proposed price is spelled out. Used by the purchase
// window and, for exchanges, by the sale window; it writes nothing.
import { Alert, Badge, Group, Modal, Select, SimpleGrid, Stack, Table, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { kueriFotoAda } from '@/kit/barang/api';
import { FotoKecil } from '@/kit/barang/FotoBarang';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { rapikanBarcode } from '@/kit/dokumen/pindai';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianSaring } from '@/kit/IsianSaring';
import { IsianUang } from '@/kit/IsianUang';
import { usePemindai } from '@/kit/pemindai';
import { tigaDesimal } from '@/kit/saring';
import type { Timbangan } from '@/kit/timbangan';
import { AmbilTimbangan, PerluOtorisasi } from '@/kit/transaksi/BagianIsian';
import { KakiIsian } from '@/kit/transaksi/KakiIsian';
import { TabelRumus } from '@/kit/transaksi/TabelRumus';
import { useIsianBaris } from '@/kit/transaksi/useIsianBaris';
import { hitungBeli, MASTER } from '../api';
import { BELI_KOSONG, type MintaBeli, nomorNota, SURAT } from '../model';
import { type BarisBeli, cariNota, type Nota } from './api';

export interface FormBeliProps {
  /** What it starts with: a nota that was scanned, or a line that is changed. */
  awal?: Partial<MintaBeli>;
  /** Lines that stand on the screen already: a nota of several pieces finds the next. */
  kecuali: readonly string[];
  /** The call that prices it: that of the window it stands in. */
  jalur: 'pembelian/hitung' | 'penjualan/hitung';
  timbangan: Timbangan;
  onJadi: (minta: MintaBeli, harga: BarisBeli) => void;
  onTutup: () => void;
}

/** Both numbers of a sale: of the nota as a whole, and of the letter of this piece. */
export function sebutNota({ no_faktur_group: nota, no_faktur_jual: surat }: Nota): string {
  return nota && nota !== surat ? `Nota ${nota}, surat ${surat}` : `Nota ${surat}`;
}

export function Banding({ nota, harga }: { nota: Nota; harga?: BarisBeli }) {
  const foto = useQuery(kueriFotoAda(nota.kode_barcode ? [nota.kode_barcode] : [])).data ?? {};
  const isi: [string, string, string][] = [
    ['Berat (gr)', berat(nota.berat), harga ? berat(harga.berat_timbang) : '-'],
    ...(nota.berat_asli === nota.berat
      ? []
      : ([['Berat asli (gr)', berat(nota.berat_asli), '']] as [string, string, string][])),
    ['Kadar (%)', tulisAngka(nota.kadar_cetak, 'persen'), harga ? tulisAngka(harga.kadar_uji, 'persen') : '-'],
    ['Ongkos', rupiah(nota.ongkos), '-'],
    ['Harga', rupiah(nota.harga_total), harga ? rupiah(harga.harga) : '-'],
    [
      'Rata per gram',
      nota.berat > 0 ? rupiah(Math.round(nota.harga_total / nota.berat)) : '-',
      harga ? rupiah(harga.harga_rata) : '-',
    ],
  ];
  return (
    <Group align="flex-start" gap="md">
      <FotoKecil kode={nota.kode_barcode} sidik={foto[nota.kode_barcode]} sisi={96} />
      <div style={{ flex: '1 1 260px', minWidth: 0 }}>
        <Text fw={600} truncate>
          {nota.nama_barang}
        </Text>
        <Text fz={12} c="dimmed">
          {sebutNota(nota)} · {nota.tgl_nota} · toko {nota.toko}
          {nota.nama_customer && ` · ${nota.nama_customer}`}
          {nota.lama && ' · nota lama'}
        </Text>
        <Table fz={13} mt={4} verticalSpacing={2} aria-label="Nota dan hari ini">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Uraian</Table.Th>
              <Table.Th ta="right">Nota</Table.Th>
              <Table.Th ta="right">Hari ini</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {isi.map(([judul, lama, kini]) => (
              <Table.Tr key={judul}>
                <Table.Td>{judul}</Table.Td>
                <Table.Td ta="right">{lama}</Table.Td>
                <Table.Td ta="right" fw={600}>
                  {kini}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Group>
  );
}

const BATU = [
  { value: '', label: 'Belum dilihat (logam saja)' },
  { value: 'COCOK', label: 'Cocok dengan sertifikat' },
  { value: 'TANPA SERTIFIKAT', label: 'Tanpa sertifikat (logam saja)' },
  { value: 'TIDAK COCOK', label: 'Tidak cocok (logam saja)' },
];

const CARA: Readonly<Record<string, string>> = {
  IKUT_NOTA: 'Ikut nota',
  IKUT_PASAR: 'Ikut harga hari ini',
  LEBUR: 'Harga lebur',
};

export function FormBeli({ awal, kecuali, jalur, timbangan, onJadi, onTutup }: FormBeliProps) {
  const [m, setM] = useState<MintaBeli>({ ...BELI_KOSONG, ...awal });
  const [kode, setKode] = useState(awal?.no_faktur_jual || awal?.kode_barcode || '');
  const [timbang, setTimbang] = useState(m.berat_timbang > 0 ? m.berat_timbang.toFixed(3) : '');
  const [uji, setUji] = useState(m.kadar_uji === null ? '' : String(m.kadar_uji));
  const [nota, setNota] = useState<Nota>();
  const [galatNota, setGalatNota] = useState<string>();
  const kondisi = useQuery(MASTER.kondisi);
  const group = useQuery(MASTER.group);
  const jenis = useQuery(MASTER.jenis);
  const bernota = m.surat === 'NOTA';
  const hilang = m.surat === 'NOTA HILANG';
  const ubah = (bagian: Partial<MintaBeli>) => setM((lama) => ({ ...lama, ...bagian }));

  const cari = async (teks: string) => {
    const rapi = teks.trim().toUpperCase();
    if (rapi === '') return;
    setGalatNota(undefined);
    try {
      const tanya = { kecuali: kecuali.join(',') };
      const ada = nomorNota(rapi)
        ? await cariNota({ ...tanya, no_faktur_jual: rapi })
        : ((await cariNota({ ...tanya, kode_barcode: rapikanBarcode(rapi) })) ??
          (await cariNota({ ...tanya, no_faktur_jual: rapi })));
      setNota(ada ?? undefined);
      if (!ada) {
        setGalatNota(
          hilang ? 'Label ini tidak tercatat' : 'Nota tidak ditemukan; pilih NOTA HILANG bila suratnya tidak ada',
        );
        return;
      }
      if (kecuali.includes(ada.no_faktur_jual)) {
        setNota(undefined);
        setGalatNota('Nota ini sudah ada di daftar');
        return;
      }
      if (ada.sudah_dibeli) setGalatNota(`Sudah dibeli kembali dengan ${ada.sudah_dibeli}`);
      ubah({ no_faktur_jual: ada.no_faktur_jual, kode_barcode: ada.kode_barcode });
    } catch (sebab) {
      setGalatNota(pesanDari(sebab));
    }
  };
  const pertama = useRef(kode);
  /** Opened by a scan: what is left to do is to put it on the scale. */
  const ditimbang = pertama.current !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it was opened with is looked up by itself
  useEffect(() => {
    if (pertama.current) void cari(pertama.current);
  }, []);
  // A scan while no field has the focus, or one that the scanner marks: another nota.
  usePemindai((pindaian) => {
    setKode(pindaian);
    setNota(undefined);
    ubah({ surat: 'NOTA', no_faktur_jual: '', kode_barcode: '' });
    void cari(pindaian);
  });

  const dikenal = nota !== undefined && m.no_faktur_jual !== '';
  const lengkap =
    m.berat_timbang > 0 &&
    m.kondisi !== '' &&
    (bernota ? dikenal : dikenal || (m.nama_barang !== '' && m.kode_dept !== ''));
  const { wadah, onKeyDown, harga, galat, umum, siap, jadi } = useIsianBaris({
    minta: m,
    cukup: (minta) => minta.berat_timbang > 0 && minta.kondisi !== '',
    hitung: async (minta, signal) => (await hitungBeli(jalur, minta, signal)).detail_beli[0],
    lengkap,
    onJadi,
  });
  const aturTimbang = (teks: string) => {
    setTimbang(teks);
    ubah({ berat_timbang: Math.max(Number(teks) || 0, 0) });
  };
  const grup = (group.data ?? [])
    .filter((g) => !g.is_acc)
    .map((g) => ({ value: g.kode_group, label: `${g.kode_group} · ${g.nama_group}` }));
  const dept = (jenis.data ?? [])
    .filter((j) => !m.kode_group || !j.kode_group || j.kode_group === m.kode_group)
    .map((j) => ({ value: j.kode_dept, label: `${j.kode_dept} · ${j.nama_dept}` }));
  return (
    <Modal
      opened
      onClose={onTutup}
      title="Barang dari customer"
      size={820}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md" ref={wadah} onKeyDown={onKeyDown}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Select
            label="Surat"
            data={[...SURAT]}
            value={m.surat}
            allowDeselect={false}
            onChange={(surat) => {
              ubah({ surat: surat ?? 'NOTA', no_faktur_jual: '', kode_barcode: '' });
              setNota(undefined);
              setGalatNota(undefined);
              setKode('');
            }}
            error={galat.surat}
          />
          {bernota || hilang ? (
            <TextInput
              label={bernota ? 'No nota atau barcode' : 'Barcode di label (bila masih ada)'}
              data-autofocus={ditimbang ? undefined : true}
              placeholder="Scan, lalu Enter"
              autoComplete="off"
              value={kode}
              onChange={(e) => {
                setKode(e.currentTarget.value);
                setNota(undefined);
                ubah({ no_faktur_jual: '', kode_barcode: '' });
              }}
              onBlur={() => m.no_faktur_jual === '' && void cari(kode)}
              error={galatNota ?? galat.no_faktur_jual ?? galat.kode_barcode}
            />
          ) : (
            <TextInput
              label="No surat toko lain"
              value={m.no_faktur_ext}
              disabled={m.surat !== 'TOKO LAIN'}
              onChange={(e) => ubah({ no_faktur_ext: e.currentTarget.value })}
              error={galat.no_faktur_ext}
            />
          )}
        </SimpleGrid>
        {nota && <Banding nota={nota} harga={harga} />}
        {!bernota && !nota && (
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
            <PilihDaftar
              label="Kategori"
              sebut="kategori"
              data-autofocus={hilang || ditimbang ? undefined : true}
              openOnFocus={false}
              gagal={group.isError}
              galat={galat.kode_group}
              data={grup}
              value={m.kode_group || null}
              onChange={(v) => ubah({ kode_group: v ?? '', kode_dept: '' })}
            />
            <PilihDaftar
              label="Jenis"
              sebut="jenis"
              gagal={jenis.isError}
              galat={galat.kode_dept}
              data={dept}
              value={m.kode_dept || null}
              onChange={(v) => ubah({ kode_dept: v ?? '' })}
            />
            <TextInput
              label="Nama barang"
              value={m.nama_barang}
              onChange={(e) => ubah({ nama_barang: e.currentTarget.value })}
              error={galat.nama_barang}
            />
          </SimpleGrid>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="sm">
          <IsianBerat
            label="Berat timbang"
            data-autofocus={ditimbang ? true : undefined}
            value={timbang}
            onChange={aturTimbang}
            error={galat.berat_timbang}
            galatLangsung
          />
          <PilihDaftar
            label="Kondisi"
            sebut="kondisi"
            gagal={kondisi.isError}
            galat={galat.kondisi}
            data={(kondisi.data ?? []).map((k) => k.kondisi)}
            value={m.kondisi || null}
            onChange={(v) => ubah({ kondisi: v ?? '' })}
          />
          {nota && nota.batu_dibayar > 0 && (
            <Select
              label="Batu"
              description={`Di nota ${rupiah(nota.batu_dibayar)}`}
              data={BATU}
              value={m.batu}
              allowDeselect={false}
              onChange={(v) => ubah({ batu: v ?? '' })}
              error={galat.batu}
            />
          )}
          <IsianSaring
            label="Kadar uji (%)"
            inputMode="decimal"
            value={uji}
            saring={tigaDesimal}
            placeholder={nota ? tulisAngka(nota.kadar_cetak, 'persen') : undefined}
            onChange={(teks) => {
              setUji(teks);
              ubah({ kadar_uji: Number(teks) > 0 ? Number(teks) : null });
            }}
            error={galat.kadar_uji}
            galatLangsung
          />
          <IsianUang
            label="Harga sepakat"
            description={kecuali.length > 0 ? 'Pembulatan sekali untuk seluruh transaksi' : undefined}
            value={m.harga}
            placeholder={harga ? tulisAngka(harga.harga_hitung, 'rupiah') : undefined}
            onChange={(nilai) => ubah({ harga: nilai })}
            error={galat.harga}
            galatLangsung
          />
        </SimpleGrid>
        <AmbilTimbangan timbangan={timbangan} onAmbil={aturTimbang} />
        {umum && (
          <Alert color="red" role="alert">
            {umum}
          </Alert>
        )}
        {harga && (
          <Stack gap={6}>
            <Group gap="xs">
              <Badge variant="light">{CARA[harga.cara_nilai] ?? harga.cara_nilai}</Badge>
              <Text fz={13} c="dimmed">
                Dibayar {berat(harga.berat)} gr · masuk ke {harga.kode_gudang} {harga.kode_baki}
              </Text>
            </Group>
            <TabelRumus rumus={harga.rumus} label="Rumus harga beli" />
            {harga.susut && (
              <Alert color="orange" py={8} icon={<IconAlertTriangle size={18} />}>
                {harga.susut} Susutnya menunggu validasi sebelum tutup toko.
              </Alert>
            )}
            <PerluOtorisasi alasan={harga.alasan} />
          </Stack>
        )}
        <KakiIsian siap={siap} onTutup={onTutup} onJadi={jadi} />
      </Stack>
    </Modal>
  );
}
