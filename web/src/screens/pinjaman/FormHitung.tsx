// A count of bags: scan one, count and weigh what is in it, scan the next. What was scanned is kept over a reload.
import {
  ActionIcon,
  Autocomplete,
  Badge,
  Button,
  Group,
  NumberInput,
  Stack,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { konfirmasi } from '@/kit/dialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianPindai } from '@/kit/IsianPindai';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { baca, bacaJson, hapus, tulisJson } from '@/kit/simpanan';
import { useTimbangan } from '@/kit/timbangan';
import { AmbilTimbangan } from '@/kit/transaksi/BagianIsian';
import { TombolTimbangan } from '@/kit/transaksi/TombolTimbangan';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { kueriTempat } from './api';
import { KUNCI_HUTANG } from './apiLelang';
import {
  type BarisPindai,
  DRAF_KOSONG,
  type DrafHitung,
  hapusPindaian,
  isiHitung,
  kurangHitung,
  pindaiKantong,
  ubahPindaian,
} from './hitungan';

export const kunciHitung = (pemilik: string) => `hitung-jaminan.${pemilik}`;

export interface FormHitungProps {
  rute: Rute;
  onBatal: () => void;
  onJadi: (no_hitung: string) => void;
}

export function FormHitung({ rute, onBatal, onJadi }: FormHitungProps) {
  const kueri = useQueryClient();
  const { pemilik } = useTempat();
  const tempatAda = useQuery(kueriTempat).data ?? [];
  const timbangan = useTimbangan(Number(baca('karat.pilihan.timbangan-baud') ?? '9600') || 9600);
  const wadah = useRef<HTMLDivElement>(null);
  const [draf, setDraf] = useState<DrafHitung>(() => ({
    ...DRAF_KOSONG,
    ...bacaJson<DrafHitung>(kunciHitung(pemilik)),
  }));
  const simpan = useSimpanDokumen('hitung-jaminan');
  const atur = (baru: DrafHitung) => {
    simpan.lupakan();
    setDraf(baru);
    tulisJson(kunciHitung(pemilik), baru);
  };
  const keBerat = (no: string) =>
    setTimeout(() =>
      wadah.current?.querySelector<HTMLInputElement>(`[data-kantong="${CSS.escape(no)}"] [data-pad="berat"]`)?.focus(),
    );
  const pindai = (kode: string) => {
    const { draf: baru, ganda } = pindaiKantong(draf, kode);
    if (ganda) pesan.info(`Kantong ${kode.trim().toUpperCase()} sudah dihitung`);
    else atur(baru);
    keBerat(kode.trim().toUpperCase());
  };
  const kurang = kurangHitung(draf);
  const kirim = async () => {
    const jawab = await simpan.kirim(isiHitung(draf));
    if (!jawab) return;
    hapus(kunciHitung(pemilik));
    pesan.sukses(jawab.message ?? 'Hitung Jaminan Berhasil Disimpan');
    void kueri.invalidateQueries({ queryKey: KUNCI_HUTANG });
    onJadi(jawab.data.no_hitung);
  };
  const batal = async () => {
    const ada = draf.detail.length > 0;
    if (ada && !(await konfirmasi('Buang hitungan ini?', { judul: 'Batal Hitung', ya: 'Buang', bahaya: true }))) return;
    hapus(kunciHitung(pemilik));
    onBatal();
  };
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      keadaan={
        <Badge size="lg" variant="light" radius="sm" tt="none" data-total>
          {draf.detail.length} kantong
        </Badge>
      }
      utama={
        <Group gap="xs">
          <Button variant="default" disabled={simpan.sibuk} onClick={() => void batal()}>
            Batal
          </Button>
          <TombolSimpan
            simpan={simpan}
            label="Simpan Hitungan"
            mati={kurang !== undefined}
            berubah={draf.detail.length > 0 && !simpan.sibuk}
            onSimpan={() => void kirim()}
          />
        </Group>
      }
    >
      <Stack gap="sm" ref={wadah}>
        <Group align="flex-end" gap="sm">
          <Autocomplete
            label="Tempat yang dihitung"
            placeholder="Seluruh brankas"
            data-bebas
            maxLength={30}
            w={220}
            data={[...new Set(tempatAda.filter(Boolean))]}
            value={draf.tempat}
            onChange={(v) => atur({ ...draf, tempat: v.toUpperCase() })}
            error={simpan.kolom.tempat}
          />
          <IsianPindai
            label="Scan kantong"
            bebas
            onPindai={pindai}
            size="md"
            style={{ flex: '1 1 220px' }}
            autoFocus
            data-scan
          />
          <TombolTimbangan timbangan={timbangan} />
        </Group>
        <GalatDokumen simpan={simpan} />
        {kurang && (
          <Text fz={13} c="dimmed" role="status">
            {kurang}
          </Text>
        )}
        {draf.detail.length === 0 ? (
          <Text c="dimmed" ta="center" py={48} className={kelas.kotak}>
            Scan kantong satu demi satu; buka, hitung dan timbang isinya. Isi buku baru tampak sesudah disimpan.
          </Text>
        ) : (
          <Table aria-label="Kantong yang dihitung" verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Kantong</Table.Th>
                <Table.Th>Tempat</Table.Th>
                <Table.Th>Barang</Table.Th>
                <Table.Th>Berat</Table.Th>
                <Table.Th>Aksi</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {draf.detail.map((b, i) => (
                <SatuKantong
                  key={b.no_kantong}
                  b={b}
                  galat={simpan.kolom[`detail[${i}].no_kantong`] ?? simpan.kolom[`detail[${i}].berat`]}
                  timbangan={timbangan}
                  onUbah={(bagian) => atur(ubahPindaian(draf, b.no_kantong, bagian))}
                  onHapus={() => atur(hapusPindaian(draf, b.no_kantong))}
                />
              ))}
            </Table.Tbody>
          </Table>
        )}
        <TextInput
          label="Keterangan"
          maw={480}
          maxLength={200}
          value={draf.keterangan}
          onChange={(e) => atur({ ...draf, keterangan: e.currentTarget.value })}
          error={simpan.kolom.keterangan}
        />
      </Stack>
    </Halaman>
  );
}

interface SatuKantongProps {
  b: BarisPindai;
  galat?: string;
  timbangan: ReturnType<typeof useTimbangan>;
  onUbah: (bagian: Partial<BarisPindai>) => void;
  onHapus: () => void;
}

function SatuKantong({ b, galat, timbangan, onUbah, onHapus }: SatuKantongProps) {
  return (
    <Table.Tr data-kantong={b.no_kantong}>
      <Table.Td>
        <Text fw={600}>{b.no_kantong}</Text>
        {galat && (
          <Text c="red" fz={12} role="alert">
            {galat}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <TextInput
          aria-label={`Tempat ${b.no_kantong}`}
          maxLength={30}
          w={140}
          value={b.tempat}
          onChange={(e) => onUbah({ tempat: e.currentTarget.value.toUpperCase() })}
        />
      </Table.Td>
      <Table.Td>
        <NumberInput
          aria-label={`Banyak barang ${b.no_kantong}`}
          w={90}
          min={0}
          max={999}
          allowDecimal={false}
          allowNegative={false}
          value={b.qty}
          onChange={(v) => onUbah({ qty: Number(v) || 0 })}
        />
      </Table.Td>
      <Table.Td>
        <Group gap={6} wrap="nowrap">
          <IsianBerat
            aria-label={`Berat ${b.no_kantong}`}
            w={140}
            value={b.berat}
            onChange={(berat) => onUbah({ berat })}
          />
          <AmbilTimbangan timbangan={timbangan} onAmbil={(berat) => onUbah({ berat })} />
        </Group>
      </Table.Td>
      <Table.Td>
        <ActionIcon variant="subtle" color="red" size={36} aria-label={`Hapus ${b.no_kantong}`} onClick={onHapus}>
          <IconTrash size={18} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}
