// One service in a drawer: whose it is, its pieces with photos in and out beside each other, its money, its story, its nota,
// and the steps it can take next.
import { Alert, Button, Group, Menu, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { CetakNota } from '@/kit/cetak/CetakNota';
import { bukaPdf } from '@/kit/cetak/DialogCetak';
import { LaciDokumen } from '@/kit/dokumen/LaciDokumen';
import { LangkahDokumen } from '@/kit/dokumen/LangkahDokumen';
import { pesan } from '@/kit/pesan';
import { TabelBayar } from '@/kit/transaksi/TabelBayar';
import { waktuLengkap } from '@/kit/waktu';
import { KUNCI_SERVIS, kertasServis, kueriServisRinci, type ServiceRinci, slipServisPdf } from './api';
import { BarangLaci } from './BarangLaci';
import { useHakServis } from './hak';
import { BAHAYA, type Langkah, langkahLaci, langkahServis, SEBUT_LANGKAH } from './model';
import { LencanaService, sebutTahap } from './tahap';

/** So many slips stand on a page. */
const RANGKAP = [1, 2, 3] as const;

export interface LaciServiceProps {
  no: string;
  wajibValid: boolean;
  onLangkah: (langkah: Langkah) => void;
  onTutup: () => void;
}

export function LaciService({ no, wajibValid, onLangkah, onTutup }: LaciServiceProps) {
  const kueri = useQueryClient();
  const rinci = useQuery(kueriServisRinci(no));
  const slip = (n: number) =>
    bukaPdf(() => slipServisPdf(no, n), `slip-${no}.pdf`).catch((sebab) => pesan.gagal(pesanDari(sebab)));
  return (
    <LaciDokumen no={no} kueri={rinci} lebar={680} onTutup={onTutup}>
      {(s) => (
        <>
          <Group justify="space-between">
            <LencanaService s={s} />
            {s.tahap !== 'BATAL' && (
              <Group gap="xs">
                <Menu position="bottom-end">
                  <Menu.Target>
                    <Button variant="default">Slip</Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {RANGKAP.map((n) => (
                      <Menu.Item key={n} onClick={() => void slip(n)}>
                        {n} rangkap
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
                <CetakNota
                  kertas={kertasServis(no)}
                  cetakan={s.cetakan}
                  onTercetak={() => void kueri.invalidateQueries({ queryKey: KUNCI_SERVIS })}
                />
              </Group>
            )}
          </Group>
          <Kepala s={s} />
          <LangkahLaci s={s} wajibValid={wajibValid} onLangkah={onLangkah} />
          <Stack gap="sm">
            {s.detail_barang.map((b) => (
              <BarangLaci key={b.baris} no={no} b={b} terbuka={s.terbuka} />
            ))}
          </Stack>
          <Uang s={s} />
          <Akhir s={s} />
          <Cerita s={s} />
        </>
      )}
    </LaciDokumen>
  );
}

interface LangkahLaciProps {
  s: ServiceRinci;
  wajibValid: boolean;
  onLangkah: (langkah: Langkah) => void;
}

/** What can be done next, each with its key as on the board; why one cannot is said beside it. */
function LangkahLaci({ s, wajibValid, onLangkah }: LangkahLaciProps) {
  const boleh = useHakServis();
  const utama = langkahServis({ ...s, valid: s.valid_by !== '' }, wajibValid);
  const langkah = [...utama, ...langkahLaci(s).map((l) => ({ langkah: l, mati: undefined }))]
    .filter((l) => boleh(l.langkah))
    .map((l) => ({
      kode: l.langkah,
      label: SEBUT_LANGKAH[l.langkah],
      bahaya: BAHAYA.includes(l.langkah),
      mati: l.mati,
    }));
  return <LangkahDokumen semua={langkah} diam={false} onPilih={onLangkah} />;
}

function Kepala({ s }: { s: ServiceRinci }) {
  return (
    <div>
      <Text fw={600}>{s.jenis === 'TOKO' ? 'Barang toko' : s.nama_customer.toUpperCase()}</Text>
      <Text fz={13} c="dimmed">
        {[s.kode_member, s.no_hp, s.alamat_customer].filter(Boolean).join(' · ')}
      </Text>
      <Text fz={13} c="dimmed">
        {waktuLengkap(s.waktu)} · {s.input_by}
        {s.kode_sales && ` · sales ${s.kode_sales}`}
        {s.valid_by && ` · divalidasi ${s.valid_by}`}
        {s.keterangan && ` · ${s.keterangan}`}
      </Text>
      <Text fz={14} mt={4} c={s.terlambat ? 'red' : undefined} data-janji={s.tgl_janji}>
        Janji {s.tgl_janji}
        {s.terlambat && `, telat ${s.hari_lewat} hari`}
        {s.nama_tukang && ` · tukang ${s.nama_tukang}`}
      </Text>
    </div>
  );
}

function Uang({ s }: { s: ServiceRinci }) {
  if (s.jenis === 'TOKO') return null;
  const isi: [string, number][] = [
    ['Estimasi', s.estimasi_rp],
    ...(s.total_rp > 0 ? ([['Biaya', s.total_rp]] as [string, number][]) : []),
    ['Uang muka', s.dp_rp],
    ['Sisa', s.sisa_rp],
  ];
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 2, xs: isi.length }} spacing="sm">
        {isi.map(([judul, nilai]) => (
          <div key={judul}>
            <Text c="dimmed" fz={13}>
              {judul}
            </Text>
            <Text fw={600} {...(judul === 'Sisa' && { 'data-sisa': nilai })}>
              {rupiah(nilai)}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <TabelBayar label="Pembayaran uang muka" bayar={s.pembayaran} />
    </Stack>
  );
}

/** How it ended: fetched, or given back. */
function Akhir({ s }: { s: ServiceRinci }) {
  if (s.ambil)
    return (
      <Alert color="green" title={`Diambil ${s.ambil.tgl_system}, ${s.ambil.no_ambil}`}>
        Oleh {s.ambil.pengambil}
        {s.ambil.kuasa && ' (kuasa)'}
        {s.ambil.nik_samar && `, NIK ${s.ambil.nik_samar}`}. Biaya {rupiah(s.ambil.total_rp)}, dari uang muka{' '}
        {rupiah(s.ambil.dp_rp)}, dibayar {rupiah(s.ambil.dibayar_rp)}
        {s.ambil.dikembalikan_rp > 0 && `, dikembalikan ${rupiah(s.ambil.dikembalikan_rp)}`}
        {s.ambil.ppn > 0 && `. PPN ${rupiah(s.ambil.ppn)}`}.
        <TabelBayar label="Pembayaran saat diambil" bayar={s.ambil.pembayaran} />
      </Alert>
    );
  if (s.ganti)
    return (
      <Alert color="red" title={`${s.ganti.jenis === 'HILANG' ? 'Hilang' : 'Jadi milik toko'} ${s.ganti.no_ganti}`}>
        {s.ganti.alasan}. Oleh {s.ganti.oleh}
        {s.ganti.disetujui && `, disetujui ${s.ganti.disetujui}`}. Nilai barang {rupiah(s.ganti.nilai_rp)}, hutang toko{' '}
        {rupiah(s.ganti.jumlah_rp)}, belum dibayar {rupiah(s.ganti.sisa_rp)}.
      </Alert>
    );
  if (!s.batal) return null;
  return (
    <Alert color="red" title={`Batal ${s.batal.tgl_system}, ${s.batal.no_batal}`}>
      {s.batal.alasan}. Oleh {s.batal.oleh}
      {s.batal.disetujui && `, disetujui ${s.batal.disetujui}`}.
      {s.batal.biaya_rp > 0 && ` Biaya ${rupiah(s.batal.biaya_rp)}.`}
      {s.batal.dikembalikan_rp > 0 && ` Dikembalikan ${rupiah(s.batal.dikembalikan_rp)}.`}
      {s.batal.dibayar_rp > 0 && ` Dibayar customer ${rupiah(s.batal.dibayar_rp)}.`}
    </Alert>
  );
}

function Cerita({ s }: { s: ServiceRinci }) {
  return (
    <Table fz={13} aria-label="Riwayat service">
      <Table.Tbody>
        {s.peristiwa.map((p) => (
          <Table.Tr key={p.urut}>
            <Table.Td>{p.tahap === 'SELESAI' ? 'Selesai' : sebutTahap(p.tahap, s.jenis)}</Table.Td>
            <Table.Td>
              {waktuLengkap(p.waktu)} · {p.oleh}
              {p.user_id && ` · tanggung jawab ${p.user_id}`}
              {p.disetujui && ` · disetujui ${p.disetujui}`}
              <br />
              {[p.rujukan, p.kode_tukang && `tukang ${p.kode_tukang}`, p.keterangan].filter(Boolean).join(' · ')}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
