// A count of bags that was sent: what lay where, what differs from the books, and the answer to each difference.
import { Alert, Badge, Button, Modal, SegmentedControl, Stack, Table, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { berat } from '@/kit/angka';
import { IsianAlasan } from '@/kit/dokumen/IsianAlasan';
import { LaciDokumen } from '@/kit/dokumen/LaciDokumen';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { IsianBerat } from '@/kit/IsianBerat';
import { pesan } from '@/kit/pesan';
import { waktuLengkap } from '@/kit/waktu';
import { type BarisHitung, type HitungRinci, KUNCI_HUTANG, kueriHitung } from './apiLelang';
import { KakiHutang } from './BagianLangkah';
import { HASIL, PUTUSAN, type Putusan, putusanUntuk } from './hitungan';

export function LaciHitung({ no, onTutup }: { no: string; onTutup: () => void }) {
  const kueri = useQuery(kueriHitung(no));
  const [jawab, setJawab] = useState<BarisHitung>();
  return (
    <>
      <LaciDokumen no={no} kueri={kueri} lebar={720} onTutup={onTutup}>
        {(h) => <Isi h={h} onJawab={setJawab} />}
      </LaciDokumen>
      {jawab && <DialogJawab no={no} b={jawab} onTutup={() => setJawab(undefined)} />}
    </>
  );
}

function Isi({ h, onJawab }: { h: HitungRinci; onJawab: (b: BarisHitung) => void }) {
  // What differs first.
  const urut = [...h.baris].sort((a, b) => Number(a.hasil === 'ADA') - Number(b.hasil === 'ADA'));
  return (
    <Stack gap="md">
      <div>
        <Text fz={13} c="dimmed">
          {waktuLengkap(h.waktu)} · {h.oleh} · {h.tempat || 'seluruh brankas'}
          {h.keterangan && ` · ${h.keterangan}`}
        </Text>
        <Alert color={h.beda === 0 ? 'green' : h.belum > 0 ? 'red' : 'orange'} py={8} mt={6} data-beda={h.beda}>
          {h.kantong} kantong: {h.cocok} cocok
          {h.beda > 0 && `, ${h.beda} beda`}
          {h.belum > 0 && `, ${h.belum} belum dijawab`}.
        </Alert>
      </div>
      <Table fz={13} aria-label="Hasil hitung">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Kantong</Table.Th>
            <Table.Th>Hasil</Table.Th>
            <Table.Th ta="right">Buku</Table.Th>
            <Table.Th ta="right">Dihitung</Table.Th>
            <Table.Th>Aksi</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {urut.map((b) => (
            <Table.Tr key={b.baris}>
              <Table.Td>
                <Text fw={600} fz={13}>
                  {b.no_kantong}
                </Text>
                <Text fz={12} c="dimmed">
                  {[b.no_hutang, b.tempat].filter(Boolean).join(' · ')}
                </Text>
              </Table.Td>
              <Table.Td>
                <Badge variant="light" tt="none" color={HASIL[b.hasil]?.warna ?? 'gray'}>
                  {HASIL[b.hasil]?.kata ?? b.hasil}
                </Badge>
                {b.keterangan && (
                  <Text fz={12} c="dimmed">
                    {b.keterangan}
                  </Text>
                )}
                {b.putusan && (
                  <Text fz={12}>
                    {b.putusan}: {b.alasan} ({b.jawab_oleh}
                    {b.disetujui && `, disetujui ${b.disetujui}`})
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="right">
                {b.qty_buku} brg
                <br />
                {berat(b.berat_buku)} gr
              </Table.Td>
              <Table.Td ta="right">
                {b.qty} brg
                <br />
                {berat(b.berat)} gr
              </Table.Td>
              <Table.Td>
                {b.hasil !== 'ADA' && b.putusan === '' && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Jawab ${b.no_kantong}`}
                    onClick={() => onJawab(b)}
                  >
                    Jawab
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}

function DialogJawab({ no, b, onTutup }: { no: string; b: BarisHitung; onTutup: () => void }) {
  const kueri = useQueryClient();
  const bisa = putusanUntuk(b.hasil);
  const [putusan, setPutusan] = useState<Putusan>(bisa[0] ?? 'KETEMU');
  const [timbang, setTimbang] = useState('');
  const [alasan, setAlasan] = useState('');
  const simpan = useSimpanDokumen('hitung-jaminan/{no}/jawab', { jalur: { no } });
  const perluBerat = putusan !== 'HILANG';
  const kurang =
    perluBerat && !(Number(timbang) > 0)
      ? 'Timbang lagi kantongnya'
      : alasan.trim() === ''
        ? 'Isi alasannya'
        : undefined;
  const kirim = async () => {
    const jawab = await simpan.kirim({
      baris: b.baris,
      putusan,
      berat: perluBerat ? Number(timbang) || 0 : 0,
      alasan: alasan.trim(),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Jawaban Berhasil Disimpan');
    void kueri.invalidateQueries({ queryKey: KUNCI_HUTANG });
    onTutup();
  };
  return (
    <Modal
      opened
      onClose={onTutup}
      title={`Jawab kantong ${b.no_kantong}`}
      size={520}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md">
        <Text fz={13}>
          {HASIL[b.hasil]?.kata ?? b.hasil}: di buku {b.qty_buku} barang {berat(b.berat_buku)} gr, dihitung {b.qty}{' '}
          barang {berat(b.berat)} gr.
        </Text>
        <SegmentedControl
          aria-label="Putusan"
          fullWidth
          data={PUTUSAN.filter((p) => bisa.includes(p.value)).map((p) => ({ ...p }))}
          value={putusan}
          onChange={(v) => [setPutusan(v as Putusan), simpan.lupakan()]}
        />
        {perluBerat && (
          <IsianBerat
            label="Ditimbang lagi"
            required
            w={180}
            value={timbang}
            onChange={(v) => [setTimbang(v), simpan.lupakan('berat')]}
            error={simpan.kolom.berat}
            galatLangsung
          />
        )}
        {putusan === 'HILANG' && (
          <Alert color="red" py={8}>
            Jaminan yang hilang menjadi tanggungan toko menurut harga jual hari ini; OWN yang menyetujui.
          </Alert>
        )}
        <IsianAlasan nilai={alasan} onGanti={setAlasan} simpan={simpan} keterangan={simpan.kolom.putusan} />
        <KakiHutang
          simpan={simpan}
          label="Simpan Jawaban"
          kurang={kurang}
          onTutup={onTutup}
          onSimpan={() => void kirim()}
        />
      </Stack>
    </Modal>
  );
}
