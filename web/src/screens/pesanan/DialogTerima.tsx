// What the craftsman brings for one line: the piece on the scale and tested, scrap, and the loss that is let off. What it comes
// to in fine gold and what he owes then is told while it is typed; another person tests and approves.
import {
  ActionIcon,
  Alert,
  Button,
  Group,
  Modal,
  Select,
  SimpleGrid,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, tulisAngka } from '@/kit/angka';
import { kueriBaki, kueriGudang } from '@/kit/dokumen/PilihBaki';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianSaring } from '@/kit/IsianSaring';
import { duaDesimal } from '@/kit/saring';
import { type Baris, baris, hapusBaris, ubahBaris } from '@/kit/transaksi/baris';
import { type HitunganTerima, hitungTerima, KUNCI_PESANAN, MASTER } from './api';
import type { DialogPesananProps } from './DialogKerja';
import { diTukang } from './langkah';

const JEDA = 300;

/** As it is typed. */
export interface IsiTerima {
  baris: number;
  berat: string;
  atribut: string;
  uji: string;
  susut: string;
  keterangan: string;
  rosok: readonly Baris<IsiRosok>[];
}

export interface IsiRosok {
  kode_group: string;
  kode_dept: string;
  kode_toko: string;
  berat: string;
  uji: string;
}

const ROSOK: IsiRosok = { kode_group: '', kode_dept: '', kode_toko: '', berat: '', uji: '' };

const angka = (teks: string): number => Math.max(Number(teks) || 0, 0);
const kadar = (teks: string): number | null => (angka(teks) > 0 ? angka(teks) : null);

/** As it is sent: scrap without a weight is none. */
export function keTerima(m: IsiTerima) {
  return {
    baris: m.baris,
    berat: angka(m.berat),
    berat_atribut: angka(m.atribut),
    kadar_uji: kadar(m.uji),
    susut: angka(m.susut),
    keterangan: m.keterangan,
    rosok: m.rosok
      .map(({ minta: r }) => r)
      .filter((r) => angka(r.berat) > 0)
      .map(({ uji, berat: gr, ...r }) => ({ ...r, berat: angka(gr), kadar_uji: kadar(uji) })),
  };
}

export function DialogTerima({ p, onTutup, onJadi }: DialogPesananProps) {
  const semua = diTukang(p.detail);
  const [m, setM] = useState<IsiTerima>({
    baris: semua[0]?.baris ?? 0,
    berat: '',
    atribut: '',
    uji: '',
    susut: '',
    keterangan: '',
    rosok: [],
  });
  const simpan = useSimpanDokumen('pesanan/{no}/terima', { jalur: { no: p.no_pesanan } });
  const ubah = (bagian: Partial<IsiTerima>) => {
    simpan.lupakan();
    setM((lama) => ({ ...lama, ...bagian }));
  };
  const b = semua.find((satu) => satu.baris === m.baris);
  const isi = keTerima(m);
  const tulisan = JSON.stringify({ ...isi, keterangan: '' });
  const [tenang] = useDebouncedValue(tulisan, JEDA);
  const siap = b !== undefined && isi.berat > 0 && isi.kadar_uji !== null;
  const { data: h, error } = useQuery({
    queryKey: [...KUNCI_PESANAN, 'terima', p.no_pesanan, tenang],
    queryFn: ({ signal }) => hitungTerima(p.no_pesanan, JSON.parse(tenang), signal),
    enabled: siap && tenang === tulisan,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const galat = (nama: string) => simpan.kolom[`detail_barang[0].${nama}`] ?? simpan.kolom[nama];
  const kirim = async () => {
    const jawab = await simpan.kirim(isi);
    if (jawab) onJadi(jawab.message);
  };
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title="Terima dari Tukang"
      size={760}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        {b === undefined ? (
          <Text>Tidak ada barang pesanan ini yang sedang di tukang.</Text>
        ) : (
          <>
            <Select
              label="Barang"
              allowDeselect={false}
              data={semua.map((satu) => ({
                value: String(satu.baris),
                label: `${satu.nama_barang}, taksiran ${berat(satu.berat_estimasi)} gr · ${satu.nama_tukang}`,
              }))}
              value={String(m.baris)}
              onChange={(v) => ubah({ baris: Number(v) })}
              error={simpan.kolom.baris}
            />
            <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
              <IsianBerat
                label="Berat timbang"
                required
                data-autofocus
                value={m.berat}
                onChange={(v) => ubah({ berat: v })}
                error={galat('berat')}
                galatLangsung
              />
              <IsianBerat
                label="Bukan emas"
                placeholder="Batu, pegas"
                value={m.atribut}
                onChange={(atribut) => ubah({ atribut })}
                error={galat('berat_atribut')}
                galatLangsung
              />
              <IsianSaring
                label="Kadar uji (%)"
                required
                inputMode="decimal"
                placeholder={tulisAngka(b.kadar, 'persen')}
                value={m.uji}
                saring={duaDesimal}
                onChange={(uji) => ubah({ uji })}
                error={galat('kadar_uji')}
                galatLangsung
              />
            </SimpleGrid>
            <IsianRosok
              rosok={m.rosok}
              kolom={simpan.kolom}
              onGanti={(rosok) => ubah({ rosok })}
              awal={{ ...ROSOK, kode_group: b.kode_group, kode_dept: b.kode_dept }}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              <IsianBerat
                label="Susut (emas murni)"
                description={
                  h ? `Norma ${tulisAngka(h.norma, 'persen')}%: paling banyak ${berat(h.susut_norma)} gr` : ' '
                }
                value={m.susut}
                onChange={(susut) => ubah({ susut })}
                error={simpan.kolom.susut}
                galatLangsung
              />
              <TextInput
                label="Keterangan"
                description=" "
                maxLength={200}
                value={m.keterangan}
                onChange={(e) => setM({ ...m, keterangan: e.currentTarget.value })}
                error={simpan.kolom.keterangan}
              />
            </SimpleGrid>
            {siap && h && <HasilTerima h={h} />}
            {siap && error && (
              <Alert color="orange" py={8}>
                {pesanDari(error)}
              </Alert>
            )}
            <Text fz={13} c="dimmed">
              Diuji dan disetujui orang lain daripada yang menerima; barangnya mendapat barcode di gudang TITIP.
            </Text>
          </>
        )}
        <GalatDokumen simpan={simpan} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={simpan.sibuk} onClick={onTutup}>
            Tutup
          </Button>
          <TombolSimpan simpan={simpan} onSimpan={() => void kirim()} label="Terima" mati={!siap} />
        </Group>
      </Stack>
    </Modal>
  );
}

/** Fine gold: what came, what is let off, what he owes before and after. */
function HasilTerima({ h }: { h: HitunganTerima }) {
  const isi: readonly [string, number][] = [
    ['Utang emas tukang sebelumnya', h.saldo],
    ['Emas murni barang', -h.murni_barang],
    ['Emas murni rosok', -h.murni_rosok],
    ['Susut', -h.susut],
    ['Utang emas tukang sesudahnya', h.sisa],
  ];
  return (
    <>
      <Table fz={13} verticalSpacing={2} aria-label="Emas murni">
        <Table.Tbody>
          {isi.map(([kata, gram]) => (
            <Table.Tr key={kata}>
              <Table.Td>{kata}</Table.Td>
              <Table.Td ta="right">{berat(gram === 0 ? 0 : gram)} gr</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {h.susut_lebih > 0 && (
        <Alert color="orange" py={8}>
          Susut {berat(h.susut_lebih)} gr di atas norma.
        </Alert>
      )}
    </>
  );
}

interface IsianRosokProps {
  rosok: readonly Baris<IsiRosok>[];
  kolom: Readonly<Record<string, string>>;
  awal: IsiRosok;
  onGanti: (baru: readonly Baris<IsiRosok>[]) => void;
}

function IsianRosok({ rosok, kolom, awal, onGanti }: IsianRosokProps) {
  const group = useQuery(MASTER.group);
  const jenis = useQuery(MASTER.jenis);
  const gudang = useQuery(kueriGudang);
  const baki = useQuery(kueriBaki);
  const boleh = new Set((gudang.data ?? []).filter((g) => g.boleh_tujuan_hancur).map((g) => g.kode_gudang));
  return (
    <Stack gap={6}>
      {rosok.map((r, i) => {
        const m = r.minta;
        const ubah = (bagian: Partial<IsiRosok>) => onGanti(ubahBaris(rosok, r.id, { ...m, ...bagian }));
        const galat = (nama: string) => kolom[`rosok[${i}].${nama}`];
        return (
          <Group key={r.id} gap={6} align="flex-end" wrap="nowrap" role="group" aria-label={`Rosok ${i + 1}`}>
            <SimpleGrid cols={{ base: 2, xs: 5 }} spacing={6} flex={1}>
              <PilihDaftar
                label="Kategori"
                sebut="kategori"
                gagal={group.isError}
                galat={galat('kode_group')}
                data={(group.data ?? []).map((g) => g.kode_group)}
                value={m.kode_group || null}
                onChange={(v) => ubah({ kode_group: v ?? '', kode_dept: '' })}
              />
              <PilihDaftar
                label="Jenis"
                sebut="jenis"
                gagal={jenis.isError}
                galat={galat('kode_dept')}
                data={(jenis.data ?? [])
                  .filter((j) => !m.kode_group || !j.kode_group || j.kode_group === m.kode_group)
                  .map((j) => j.kode_dept)}
                value={m.kode_dept || null}
                onChange={(v) => ubah({ kode_dept: v ?? '' })}
              />
              <PilihDaftar
                label="Baki rosok"
                sebut="baki"
                gagal={baki.isError || gudang.isError}
                galat={galat('kode_toko')}
                data={(baki.data ?? [])
                  .filter((t) => boleh.has(t.kode_gudang))
                  .map((t) => ({ value: t.kode_baki, label: `${t.kode_gudang} · ${t.kode_baki}` }))}
                value={m.kode_toko || null}
                onChange={(v) => ubah({ kode_toko: v ?? '' })}
              />
              <IsianBerat
                label="Berat rosok"
                value={m.berat}
                onChange={(v) => ubah({ berat: v })}
                error={galat('berat')}
                galatLangsung
              />
              <IsianSaring
                label="Kadar (%)"
                inputMode="decimal"
                value={m.uji}
                saring={duaDesimal}
                onChange={(uji) => ubah({ uji })}
                error={galat('kadar_uji')}
                galatLangsung
              />
            </SimpleGrid>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Hapus rosok ${i + 1}`}
              onClick={() => onGanti(hapusBaris(rosok, r.id))}
            >
              <IconX size={18} />
            </ActionIcon>
          </Group>
        );
      })}
      <Button
        variant="subtle"
        size="compact-sm"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPlus size={14} />}
        onClick={() => onGanti([...rosok, baris(awal)])}
      >
        Rosok yang dikembalikan
      </Button>
    </Stack>
  );
}
