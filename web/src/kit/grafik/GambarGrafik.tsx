// The drawing itself, by @mantine/charts on recharts. Loaded only when a chart is on the page.
// Screen readers get the table behind it instead; the drawing is named and passed over.
import { BarChart, LineChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import { ColorSwatch, Group, getThemeColor, Text, useMantineTheme } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { type IsiGrafik, TINGGI_GRAFIK, tulisNilai, tulisSumbu } from './tipe';

/** Of a name beside lying bars, and of the axis under them. */
const TINGGI_NAMA = 34;
const TINGGI_SUMBU = 40;
const LEBAR_NAMA = 140;

export default function GambarGrafik<T extends object>({
  data,
  langkah,
  seri,
  bentuk,
  tulisLangkah = (satu) => satu,
  tinggi = TINGGI_GRAFIK,
  satuan = 'rupiah',
}: IsiGrafik<T>) {
  const mendatar = bentuk === 'mendatar';
  const tenang = useReducedMotion();
  const animasi = { isAnimationActive: !tenang, animationDuration: 250 };
  const nilai = {
    tickFormatter: (satu: number) => tulisSumbu(satu, satuan),
    domain: batasSumbu({ data, seri, bentuk, satuan }),
  };
  const bersama = {
    h: mendatar ? Math.max(tinggi, data.length * TINGGI_NAMA + TINGGI_SUMBU) : tinggi,
    data: data as unknown as Record<string, unknown>[],
    dataKey: langkah,
    series: seri.map((satu) => ({ name: satu.kunci, label: satu.judul, color: satu.warna })),
    valueFormatter: (nilai: number) => tulisNilai(nilai, satuan),
    gridAxis: mendatar ? ('y' as const) : ('x' as const),
    tickLine: 'none' as const,
    xAxisProps: mendatar ? nilai : { tickFormatter: tulisLangkah, minTickGap: 16 },
    yAxisProps: mendatar ? { tickFormatter: tulisLangkah, width: LEBAR_NAMA, interval: 0 } : { ...nilai, width: 64 },
    tooltipProps: { labelFormatter: (label: unknown) => tulisLangkah(String(label)) },
  };
  // The drawing takes no focus: whoever reads by keyboard or ear has the table.
  const diam = { accessibilityLayer: false };
  return (
    <>
      {bentuk !== 'garis' ? (
        <BarChart
          {...bersama}
          orientation={mendatar ? 'vertical' : 'horizontal'}
          maxBarWidth={mendatar ? 14 : 36}
          barProps={animasi}
          barChartProps={diam}
        />
      ) : (
        <LineChart
          {...bersama}
          curveType="monotone"
          withDots={false}
          strokeWidth={2}
          lineProps={animasi}
          lineChartProps={diam}
        />
      )}
      {seri.length > 1 && <Keterangan seri={seri} />}
    </>
  );
}

/** Which colour is which series; it wraps where recharts' own would leave the frame. */
function Keterangan<T extends object>({ seri }: Pick<IsiGrafik<T>, 'seri'>) {
  const tema = useMantineTheme();
  return (
    <Group gap="md" justify="center" mt={8}>
      {seri.map((satu) => (
        <Group key={satu.kunci} gap={6} wrap="nowrap">
          <ColorSwatch size={10} withShadow={false} color={getThemeColor(satu.warna, tema)} />
          <Text fz={12}>{satu.judul}</Text>
        </Group>
      ))}
    </Group>
  );
}

/**
 * Nothing but zeros would be drawn without an axis; a frame from nought to something says as much. Bars stand on
 * nought: cut off below, they would lie about how they compare.
 */
function batasSumbu<T extends object>({
  data,
  seri,
  bentuk,
  satuan = 'rupiah',
}: Pick<IsiGrafik<T>, 'data' | 'seri' | 'bentuk' | 'satuan'>): [number | 'auto', number | 'auto'] {
  const nilai = data.flatMap((satu) => seri.map((s) => Number(satu[s.kunci] ?? 0)));
  if (nilai.every((satu) => satu === 0)) return [0, satuan === 'rupiah' ? 1_000_000 : 100];
  return [bentuk !== 'garis' && nilai.every((satu) => satu >= 0) ? 0 : 'auto', 'auto'];
}
