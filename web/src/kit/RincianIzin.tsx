// What an approval is for, in the server's own words: the reasons, and every line with its normal and its asked price
// and how far they are apart. What the shop loses against cost is told elsewhere, to who may see cost. Whoever decides
// reads this, not what the requester typed.
import { Group, List, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PermohonanIzin } from '@/api/tipe';
import { rupiah } from './angka';
import { kueriFotoAda } from './barang/api';
import { FotoKecil } from './barang/FotoBarang';

/** What the document comes to: of an exchange the net, and who pays it. */
function jumlahIzin({ neto, nominal }: PermohonanIzin): string {
  if (typeof neto !== 'number') return rupiah(nominal);
  return neto < 0 ? `Toko membayar ${rupiah(-neto)}` : rupiah(neto);
}

export function RincianIzin({ isi }: { isi: PermohonanIzin }) {
  return (
    <Stack gap={6} aria-label="Yang disetujui">
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{isi.dokumen ?? isi.kategori}</Text>
        {(isi.neto || isi.nominal !== 0) && <Text fw={600}>{jumlahIzin(isi)}</Text>}
      </Group>
      {isi.pemilik && (
        <Text fz={13} c="red">
          Hanya bisa disetujui OWN
        </Text>
      )}
      <List size="sm" spacing={2} aria-label="Alasan">
        {isi.alasan.map((a) => (
          <List.Item key={`${a.baris} ${a.pesan}`}>{a.baris ? `${a.baris}: ${a.pesan}` : a.pesan}</List.Item>
        ))}
      </List>
      {isi.rincian.map((b) => (
        <BarisRincian key={`${b.judul} ${b.keterangan}`} b={b} />
      ))}
    </Stack>
  );
}

/** The server's title of a piece begins with its barcode. */
const BARCODE = /^\d{8}(?=\s|$)/;

/** The piece itself: a name says less than its picture. */
function FotoIzin({ kode }: { kode: string }) {
  const sidik = useQuery(kueriFotoAda([kode])).data?.[kode];
  return <FotoKecil kode={kode} sidik={sidik} sisi={56} />;
}

function BarisRincian({ b }: { b: PermohonanIzin['rincian'][number] }) {
  const normal = b.normal ?? undefined;
  const diminta = b.diminta ?? undefined;
  const kode = BARCODE.exec(b.judul)?.[0];
  return (
    <Group
      gap="sm"
      wrap="nowrap"
      align="flex-start"
      pt={6}
      style={{ borderTop: '1px solid var(--karat-garis)' }}
      data-baris-izin
    >
      {kode && <FotoIzin kode={kode} />}
      <Stack gap={0} style={{ minWidth: 0 }}>
        <Text fz={13} fw={500}>
          {b.judul}
        </Text>
        {b.keterangan !== '' && (
          <Text fz={12} c="dimmed">
            {b.keterangan}
          </Text>
        )}
        {diminta !== undefined && (
          <Text fz={13}>
            {normal === undefined ? rupiah(diminta) : `Normal ${rupiah(normal)} · diminta ${rupiah(diminta)}`}
          </Text>
        )}
        {typeof b.rugi === 'number' && (
          <Text fz={13} c="red">
            {(diminta ?? 0) > (normal ?? 0) ? 'Di atas normal' : 'Potongan'} {rupiah(b.rugi)}
            {b.rugi_persen ? ` (${b.rugi_persen}%)` : ''}
          </Text>
        )}
      </Stack>
    </Group>
  );
}
