// Laporan Kartu Stock Hadiah / Tukar Hadiah: one screen of two kinds. What customers took for points asks for both dates;
// the stock card asks for REKAP or DETAIL, and DETAIL for the gift. What is not asked for is not shown.
import { Grid, SegmentedControl, Select, Text } from '@mantine/core';
import { BagianLaporan } from '@/kit/laporan/BagianLaporan';
import { BingkaiSaringan, type FormSaringanProps, PilihToko } from '@/kit/laporan/FormSaringan';
import { IsianSaringan } from '@/kit/laporan/IsianSaringan';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import LayarLaporan from './LayarLaporan';

export default function LaporanKartuHadiah({ rute }: { rute: Rute }) {
  return <LayarLaporan rute={rute} hasil={BagianLaporan} form={FormHadiah} />;
}

const TIPE = [
  { value: 'PELANGGAN', label: 'Tukar Hadiah Customer' },
  { value: 'STOCK', label: 'Kartu Stock Hadiah' },
];
export const BELUM_DIPILIH = 'Nama Hadiah Belum Dipilih';

const LEBAR = { base: 12, xs: 6, sm: 4, md: 3 };

/** The three tables are one filter of the report: the kind, and for the stock card which of its two. */
export function bidangHadiah(jenis: string): readonly string[] {
  if (jenis === 'PELANGGAN') return ['tgl_from', 'tgl_to'];
  return jenis === 'DETAIL' ? ['tgl_from', 'kode_hadiah'] : ['tgl_from'];
}

/** A card of nothing in particular is not asked for. */
export const tanpaHadiah = (jenis: string, kode_hadiah: unknown): boolean =>
  jenis === 'DETAIL' && (!kode_hadiah || kode_hadiah === 'ALL');

function FormHadiah(p: FormSaringanProps) {
  const { def, isi, ganti, galat, kirim, toko } = p;
  const jenis = String(isi.jenis || 'PELANGGAN');
  const bidang = bidangHadiah(jenis);
  const pilih = (baru: string) => {
    ganti('jenis', baru);
    // What is not shown is not sent: a hidden date would stand against the one that is.
    ganti('tgl_to', baru === 'PELANGGAN' ? (isi.tgl_to ?? isi.tgl_from ?? null) : null);
    if (baru !== 'DETAIL') ganti('kode_hadiah', null);
  };
  const cari = () => {
    if (tanpaHadiah(jenis, isi.kode_hadiah)) pesan.info(BELUM_DIPILIH);
    else kirim();
  };
  return (
    <BingkaiSaringan {...p} kirim={cari}>
      {toko && (
        <Grid.Col span={{ base: 12, md: 8, lg: 6 }}>
          <PilihToko {...toko} galat={galat.toko} />
        </Grid.Col>
      )}
      <Grid.Col span={LEBAR}>
        <Select
          label="Jenis Laporan"
          autoFocus={!toko}
          openOnFocus={false}
          allowDeselect={false}
          data={TIPE}
          value={jenis === 'PELANGGAN' ? 'PELANGGAN' : 'STOCK'}
          onChange={(v) => pilih(v === 'STOCK' ? 'REKAP' : 'PELANGGAN')}
          error={galat.jenis}
        />
      </Grid.Col>
      {jenis !== 'PELANGGAN' && (
        <Grid.Col span={LEBAR}>
          <Text fz={14} fw={500} mb={4} id="rekap-detail">
            Rekap / Detail
          </Text>
          <SegmentedControl
            aria-labelledby="rekap-detail"
            fullWidth
            data={['REKAP', 'DETAIL']}
            value={jenis}
            onChange={pilih}
          />
        </Grid.Col>
      )}
      {def.saringan
        .filter((s) => bidang.includes(s.kunci))
        .map((s) => (
          <Grid.Col key={s.kunci} span={LEBAR}>
            <IsianSaringan saring={s} isi={isi} galat={galat} ganti={ganti} />
          </Grid.Col>
        ))}
    </BingkaiSaringan>
  );
}
