// Taking manual trade back: invoices are collected in a list, then Clear or Save Cancel. A number is looked up from 15
// characters on; what belongs to the same transaction goes with it. Approved for the whole list at once.
import { ActionIcon, Alert, Button, Group, Kbd, Stack, Table, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { KUNCI_CURAH } from '@/kit/curah/api';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { enterPolos } from '@/kit/enter';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { usePemindai } from '@/kit/pemindai';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { cariFaktur, type FakturManual, KUNCI_MANUAL, type Sisi } from './api';
import { type IsiBatal, izinBatal } from './model';

const PANJANG = 15;

const SISI = {
  penjualan: {
    jalur: 'batal-penjualan-manual',
    nama: 'no_faktur_juals',
    faktur: (no_faktur_juals: string[]) => ({ no_faktur_juals }),
    kategori: 'BATAL PENJUALAN',
    berhasil: 'Penjualan Manual Berhasil Di Batal',
  },
  pembelian: {
    jalur: 'batal-pembelian-manual',
    nama: 'no_faktur_belis',
    faktur: (no_faktur_belis: string[]) => ({ no_faktur_belis }),
    kategori: 'BATAL BELI',
    berhasil: 'Pembelian Manual Berhasil Di Batal',
  },
} as const;

export function BatalManual({ rute, sisi }: { rute: Rute; sisi: Sisi }) {
  const { pengguna } = useSesiAda();
  const arah = SISI[sisi];
  const [no, setNo] = useState('');
  const [faktur, setFaktur] = useState<FakturManual>();
  const [galat, setGalat] = useState('');
  const [alasan, setAlasan] = useState('');
  const [daftar, setDaftar] = useState<readonly IsiBatal[]>([]);
  const simpan = useSimpanDokumen(arah.jalur);
  const kueri = useQueryClient();
  const ref = useRef<HTMLInputElement>(null);
  const rapi = no.trim().toUpperCase();

  useEffect(() => {
    setFaktur(undefined);
    setGalat('');
    if (rapi.length < PANJANG) return;
    const henti = new AbortController();
    cariFaktur(sisi, rapi, henti.signal)
      .then(setFaktur)
      .catch((sebab: unknown) => {
        if (!henti.signal.aborted) setGalat(pesanDari(sebab));
      });
    return () => henti.abort();
  }, [rapi, sisi]);

  const masukkan = (kode: string, ada: FakturManual | undefined) => {
    if (kode === '') return setGalat('No Faktur Tidak Boleh Kosong');
    if (daftar.some((d) => d.no === kode)) return setGalat('No Faktru Sudah Ada Di Tabel');
    if (!ada) return;
    setDaftar((lama) => [...lama, { no: kode, faktur: ada }]);
    simpan.lupakan();
    setNo('');
    ref.current?.focus();
  };
  /** A scan, or Enter before the lookup has answered, goes straight to the list. */
  const pindai = async (kode: string) => {
    const nomor = kode.trim().toUpperCase();
    if (nomor === '' || daftar.some((d) => d.no === nomor)) return masukkan(nomor, undefined);
    setNo(nomor);
    if (nomor.length < PANJANG) return setGalat(`No Faktur paling sedikit ${PANJANG} karakter`);
    try {
      masukkan(nomor, await cariFaktur(sisi, nomor));
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    }
  };
  const tambah = () => (faktur ? masukkan(rapi, faktur) : void pindai(rapi));
  usePemindai((kode) => void pindai(kode));
  useTombol([{ kunci: 'F2', arti: 'No faktur', aksi: () => ref.current?.focus() }]);
  const kosongkan = () => {
    setDaftar([]);
    setNo('');
    setAlasan('');
    simpan.lupakan();
    ref.current?.focus();
  };
  const izin = daftar.length > 0 ? izinBatal(daftar, sisi, pengguna) : undefined;
  const kirim = async () => {
    if (daftar.length === 0) return;
    const jawab = await simpan.kirimIsi({ ...arah.faktur(daftar.map((d) => d.no)), alasan });
    if (!jawab) return;
    pesan.sukses(arah.berhasil);
    kosongkan();
    void kueri.invalidateQueries({ queryKey: KUNCI_MANUAL });
    void kueri.invalidateQueries({ queryKey: KUNCI_CURAH });
  };
  const total = (f: FakturManual) => (sisi === 'penjualan' ? f.total_jual : f.total_beli);
  const galatNo = galatBaris(simpan.kolom, arah.nama);
  const tukar = daftar.some((d) => d.faktur.jenis === 'TUKAR');
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <Group gap="xs">
          <Button variant="default" disabled={daftar.length === 0 || simpan.sibuk} onClick={kosongkan}>
            Clear
          </Button>
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            label="Save Cancel"
            mati={daftar.length === 0}
            berubah={daftar.length > 0}
          />
        </Group>
      }
    >
      <Stack gap="md" maw={1080}>
        <Group align="flex-start" gap="sm">
          <TextInput
            ref={ref}
            label="No Faktur"
            placeholder="Scan nota, atau ketik nomornya lalu Enter"
            autoFocus
            autoComplete="off"
            rightSection={<Kbd size="xs">F2</Kbd>}
            rightSectionWidth={44}
            value={no}
            onChange={(e) => setNo(e.currentTarget.value.toUpperCase())}
            onKeyDown={(e) => {
              if (!enterPolos(e)) return;
              e.preventDefault();
              tambah();
            }}
            description={
              faktur &&
              `${[faktur.nama_customer, faktur.tgl_system].filter(Boolean).join(' · ')} · ${rupiah(total(faktur))}`
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={galat || undefined}
            disabled={simpan.sibuk}
            style={{ flex: '1 1 300px' }}
          />
          <Button
            mt={{ base: 0, xs: 25 }}
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={simpan.sibuk}
            onClick={tambah}
          >
            Tambah Ke Daftar
          </Button>
        </Group>
        <GalatDokumen simpan={simpan} />
        {daftar.length === 0 ? (
          <Kosong teks="Belum ada faktur. Isi No Faktur, lalu Tambah Ke Daftar." />
        ) : (
          <>
            <Table.ScrollContainer minWidth={640}>
              <Table striped fz={14} aria-label="Faktur yang dibatalkan">
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>No Faktur</Table.Th>
                    <Table.Th>Tanggal</Table.Th>
                    <Table.Th>Customer</Table.Th>
                    <Table.Th>Barang</Table.Th>
                    <Table.Th ta="right">Total</Table.Th>
                    <Table.Th>Aksi</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {daftar.map(({ no: satu, faktur: f }, ke) => (
                    <Table.Tr key={satu}>
                      <Table.Td>
                        {satu}
                        {galatNo.get(ke) && (
                          <Text fz={12} c="red" role="alert">
                            {galatNo.get(ke)}
                          </Text>
                        )}
                      </Table.Td>
                      <Table.Td>{f.tgl_system}</Table.Td>
                      <Table.Td>{f.nama_customer}</Table.Td>
                      <Table.Td>
                        {f.detail_barang
                          .map((b) => `${tulisAngka(b.qty, 'angka')} ${b.deskripsi} ${berat(b.berat)} gr`)
                          .join(', ')}
                      </Table.Td>
                      <Table.Td ta="right">{rupiah(total(f))}</Table.Td>
                      <Table.Td w={48}>
                        <ActionIcon
                          variant="subtle"
                          color="red"
                          size={36}
                          aria-label={`Hapus ${satu}`}
                          disabled={simpan.sibuk}
                          onClick={() => {
                            simpan.lupakan();
                            setDaftar(daftar.filter((d) => d.no !== satu));
                          }}
                        >
                          <IconTrash size={16} />
                        </ActionIcon>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
            {tukar && (
              <Alert color="orange" py={8}>
                Tukar tambah dibatalkan seluruhnya: penjualan dan pembeliannya.
              </Alert>
            )}
            <TextInput
              label="Alasan"
              maxLength={200}
              value={alasan}
              onChange={(e) => {
                simpan.lupakan('alasan');
                setAlasan(e.currentTarget.value);
              }}
              error={simpan.kolom.alasan}
              description={
                izin ? `Perlu otorisasi ${izin.hariIni ? 'SPV atau OWN' : 'OWN (faktur hari lain)'}` : undefined
              }
              disabled={simpan.sibuk}
            />
          </>
        )}
      </Stack>
    </Halaman>
  );
}
