// Import Data Pusat: a branch sees what is new, changed and gone at head office, chooses sets and pulls them.
// Each set is written whole or not at all; the progress modal of the shell shows how far it is.
import { Alert, Badge, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconBuildingBank, IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { idAcak } from '@/api/acak';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { kodeTokoAktif } from '@/app/sesi';
import { aturProgres } from '@/app/sinkron';
import { soket } from '@/app/soket';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { dialogGagal, konfirmasi } from '@/kit/dialog';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { HasilTarik } from './HasilTarik';
import { RincianSet } from './RincianSet';

type Banding = Data<'get', 'import-data-pusat'>;
type SetPusat = Banding['set'][number];
export type Tarikan = Data<'post', 'import-data-pusat'>[number];

const IMPOR = 'import-data-pusat' as const;
/** A pull of many sets may take minutes. */
const BATAS = 15 * 60_000;

function beda(satu: SetPusat): number {
  return satu.baru + satu.berubah + satu.hilang;
}

function hitungan(nilai: number, warna: string) {
  return nilai > 0 ? (
    <Badge variant="light" color={warna}>
      {nilai}
    </Badge>
  ) : (
    '0'
  );
}

const KOLOM: readonly Kolom<SetPusat>[] = [
  {
    kunci: 'sebut',
    judul: 'Set',
    nilai: (b) => b.sebut,
    lebar: 220,
    tampil: (b) => (
      <Group gap="xs" wrap="nowrap">
        {b.sebut}
        {b.milik_toko && (
          <Badge variant="light" color="gray">
            Milik toko
          </Badge>
        )}
      </Group>
    ),
  },
  {
    kunci: 'baru',
    judul: 'Baru',
    jenis: 'angka',
    nilai: (b) => b.baru,
    tampil: (b) => hitungan(b.baru, 'green'),
    lebar: 90,
  },
  {
    kunci: 'berubah',
    judul: 'Berubah',
    jenis: 'angka',
    nilai: (b) => b.berubah,
    tampil: (b) => hitungan(b.berubah, 'blue'),
    lebar: 90,
  },
  {
    kunci: 'hilang',
    judul: 'Hilang',
    jenis: 'angka',
    nilai: (b) => b.hilang,
    tampil: (b) => hitungan(b.hilang, 'red'),
    lebar: 90,
  },
  { kunci: 'sama', judul: 'Sama', jenis: 'angka', nilai: (b) => b.sama, lebar: 90 },
  { kunci: 'alasan', judul: 'Keterangan', nilai: (b) => b.alasan || (beda(b) === 0 ? 'Sudah sama' : ''), lebar: 260 },
];

/** The progress comes to this socket; without one the pull goes on all the same. */
async function daftarUid(): Promise<string | undefined> {
  const kini = soket.ambil();
  if (!kini?.connected) return undefined;
  const uid = idAcak();
  const jawaban = await kini.timeout(5_000).emitWithAck('daftar', { uid });
  return jawaban?.data === true ? uid : undefined;
}

export default function ImporPusat({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const [hapus, setHapus] = useState(false);
  const [hasil, setHasil] = useState<readonly Tarikan[]>();
  const [menarik, setMenarik] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [IMPOR, kodeTokoAktif()],
    queryFn: async () => (await panggil('GET', IMPOR)).data,
  });
  // What differs stands first; the order among equals is the server's.
  const urut = useMemo(() => [...(data?.set ?? [])].sort((a, b) => Math.sign(beda(b)) - Math.sign(beda(a))), [data]);
  const set = (data?.set ?? []).filter((satu) => terpilih.has(satu.slug) && satu.alasan === '');
  const hilang = hapus ? set.reduce((jumlah, satu) => jumlah + satu.hilang, 0) : 0;

  const tarik = async () => {
    const rincian = hilang > 0 ? ` ${hilang} baris yang tidak ada di pusat dihapus, kecuali yang masih dipakai.` : '';
    const ya = await konfirmasi(`${set.length} set ditarik dari ${data?.kode_pusat ?? 'pusat'}.${rincian} Lanjutkan?`, {
      judul: 'Import Data Pusat',
      ya: 'Tarik Data',
      bahaya: hilang > 0,
    });
    if (!ya) return;
    setMenarik(true);
    setHasil(undefined);
    aturProgres({ progress: 0, total: set.length, message: 'Menghubungi pusat' });
    try {
      const uid = await daftarUid().catch(() => undefined);
      const { data: jadi, message } = await panggil('POST', IMPOR, {
        body: { set: set.map((satu) => satu.slug), hapus_hilang: hapus, uid },
        batas: BATAS,
      });
      setHasil(jadi);
      setTerpilih(new Set());
      if (jadi.some((satu) => satu.gagal)) pesan.gagal(message ?? 'Sebagian set gagal ditarik');
      else pesan.sukses(message ?? 'Data pusat berhasil ditarik');
    } catch (sebab) {
      void dialogGagal(pesanDari(sebab));
    } finally {
      aturProgres(undefined);
      setMenarik(false);
      // Everything read from masters may have changed.
      await kueri.invalidateQueries();
    }
  };

  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        data && !data.sumber ? (
          <Button
            leftSection={<IconDownload size={16} />}
            onClick={() => void tarik()}
            disabled={set.length === 0}
            loading={menarik}
          >
            Tarik Data ({set.length})
          </Button>
        ) : undefined
      }
    >
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : data?.sumber ? (
        <Alert color="blue" variant="light" icon={<IconBuildingBank size={18} />} title="Toko ini adalah kantor pusat">
          Data di sini adalah sumber bagi semua cabang; tidak ada yang perlu ditarik. Buka layar ini dari cabang, atau
          pilih cabangnya lewat Pilih Toko.
        </Alert>
      ) : (
        <Stack gap="md">
          {hasil && <HasilTarik hasil={hasil} onTutup={() => setHasil(undefined)} />}
          <DataTable
            label="Perbandingan dengan pusat"
            kolom={KOLOM}
            data={urut}
            idBaris={(b) => b.slug}
            memuat={isPending}
            pilih={{ terpilih, ganti: setTerpilih }}
            rincian={(b) => <RincianSet slug={b.slug} />}
            alat={
              <Group gap="md">
                <Button
                  variant="default"
                  onClick={() =>
                    setTerpilih(
                      new Set(
                        (data?.set ?? [])
                          .filter((satu) => beda(satu) > 0 && !satu.milik_toko && !satu.alasan)
                          .map((satu) => satu.slug),
                      ),
                    )
                  }
                >
                  Pilih Yang Berbeda
                </Button>
                <Switch
                  label="Hapus yang tidak ada di pusat"
                  checked={hapus}
                  onChange={(e) => setHapus(e.currentTarget.checked)}
                />
              </Group>
            }
            bawah={
              <Text fz={12} c="dimmed">
                Setiap set disimpan seluruhnya atau tidak sama sekali. Harga emas diterbitkan pusat dari layar Harga
                Emas.
              </Text>
            }
          />
        </Stack>
      )}
    </Halaman>
  );
}
