// The valuation before an auction: two persons, each in their own session and without seeing the other's figures; of each piece
// the lower counts, and none may be below today's buy-back price.
import { Alert, Modal, Stack, Table, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { Galat } from '@/kit/Galat';
import { IsianUang } from '@/kit/IsianUang';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { KUNCI_HUTANG, kueriTaksiran, type Taksiran } from './apiLelang';
import { KakiHutang } from './BagianLangkah';
import { IsiLelang } from './IsiLelang';

export interface DialogTaksirProps {
  no: string;
  /** Why it may not be auctioned yet. */
  halangan: string;
  onTutup: () => void;
  /** It was auctioned; left out where an auction is not theirs who value. */
  onLelang?: () => void;
}

export function DialogTaksir({ no, halangan, onTutup, onLelang }: DialogTaksirProps) {
  const { data, error, isPending, refetch } = useQuery(kueriTaksiran(no));
  return (
    <Modal
      opened
      onClose={onTutup}
      title={`Taksiran lelang ${no}`}
      size={720}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : (
        <Stack gap="md">
          <IsiTaksir key={`${data.status}${data.saya}`} t={data} onTutup={onTutup} />
          {data.status === 'DUA' &&
            onLelang &&
            (halangan ? (
              <Alert color="gray">{halangan}</Alert>
            ) : (
              <IsiLelang t={data} onTutup={onTutup} onJadi={onLelang} />
            ))}
        </Stack>
      )}
    </Modal>
  );
}

/** What is sent: of every piece, its value as this person sees it. */
export const isiTaksir = (t: Pick<Taksiran, 'detail_barang'>, nilai: Readonly<Record<number, number | null>>) =>
  t.detail_barang.map((b) => ({ baris: b.baris, nilai_rp: nilai[b.baris] ?? 0 }));

function IsiTaksir({ t, onTutup }: { t: Taksiran; onTutup: () => void }) {
  const kueri = useQueryClient();
  const [nilai, setNilai] = useState<Readonly<Record<number, number | null>>>(() =>
    Object.fromEntries(t.detail_barang.map((b) => [b.baris, b.nilai_saya_rp || null])),
  );
  const simpan = useSimpanDokumen('hutang/{no}/taksiran-lelang', { jalur: { no: t.no_faktur_hutang } });
  const kurang = t.detail_barang.some((b) => !nilai[b.baris]) ? 'Isi nilai setiap barang' : undefined;
  const kirim = async () => {
    const jawab = await simpan.kirim({ detail_barang: isiTaksir(t, nilai) });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? (jawab.data.status === 'DUA' ? 'Taksiran lengkap' : 'Taksiran tersimpan'));
    void kueri.invalidateQueries({ queryKey: KUNCI_HUTANG });
    onTutup();
  };
  const galat = (i: number) => simpan.kolom[`detail_barang[${i}].nilai_rp`] ?? simpan.kolom[`detail_barang[${i}]`];
  return (
    <Stack gap="md">
      <Alert color={t.status === 'DUA' ? 'green' : 'blue'} py={8}>
        {t.status === 'DUA'
          ? `Ditaksir ${t.penilai_1} dan ${t.penilai_2}; yang lebih rendah yang dipakai.`
          : t.saya
            ? 'Taksiran Anda tersimpan; menunggu taksiran orang kedua dari sesinya sendiri.'
            : 'Taksir sendiri, tanpa melihat angka orang lain. Dua orang menaksir pada hari lelangnya.'}
      </Alert>
      <Table fz={13} aria-label="Barang yang ditaksir" verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Barang</Table.Th>
            <Table.Th ta="right">Paling rendah (Rp)</Table.Th>
            <Table.Th ta="right">Nilai saya</Table.Th>
            {t.status === 'DUA' && <Table.Th ta="right">Dipakai (Rp)</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {t.detail_barang.map((b, i) => (
            <Table.Tr key={b.baris}>
              <Table.Td>
                <Text fw={600} fz={13}>
                  {b.nama_barang}
                </Text>
                {b.kode_group} · {berat(b.berat)} gr · {tulisAngka(b.kadar, 'persen')}%
              </Table.Td>
              <Table.Td ta="right">{tulisAngka(b.beli_rp, 'rupiah')}</Table.Td>
              <Table.Td ta="right">
                <IsianUang
                  aria-label={`Nilai ${b.nama_barang}`}
                  w={160}
                  ml="auto"
                  data-autofocus={i === 0 || undefined}
                  value={nilai[b.baris] ?? null}
                  onChange={(v) => {
                    simpan.lupakan();
                    setNilai((lama) => ({ ...lama, [b.baris]: v }));
                  }}
                  error={galat(i)}
                  galatLangsung
                  disabled={simpan.sibuk || t.status === 'DUA'}
                />
              </Table.Td>
              {t.status === 'DUA' && <Table.Td ta="right">{tulisAngka(b.nilai_rp, 'rupiah')}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text fz={13}>
        Tebus hari ini {rupiah(t.total_bayar)} (pokok {rupiah(t.jumlah_hutang)}, bunga {rupiah(t.bunga_rp)}
        {t.denda_rp > 0 && `, denda ${rupiah(t.denda_rp)}`}).
      </Text>
      {t.status !== 'DUA' && (
        <KakiHutang
          simpan={simpan}
          label="Simpan Taksiran"
          kurang={kurang}
          onTutup={onTutup}
          onSimpan={() => void kirim()}
        />
      )}
    </Stack>
  );
}
