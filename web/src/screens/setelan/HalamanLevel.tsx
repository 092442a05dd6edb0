// The editor of HALAMAN_AWAL: for each level the page it starts at, chosen from the pages that level can open.
// The value stays the text the server keeps: 'KASIR=/transaksi-penjualan, FIN=/validasi-non-cash'.
import { Input, Select, Stack, Text } from '@mantine/core';
import { bacaHalamanAwal } from '@/app/pos';
import { siap } from '@/app/siap';
import { RUTE, type Rute } from '@/routes';
import type { IsianSettingProps } from './IsianSetting';

/** The levels that have rules of their own; others appear when the setting names them. */
const LEVEL = ['KASIR', 'SPV', 'FIN', 'OWN', 'MU', 'SU'] as const;

/** Pages a level can start at, as far as the level decides it; the server refuses the others. */
function halamanUntuk(level: string): Rute[] {
  return RUTE.filter((rute) => {
    const tempat = rute.menu.length > 0 || rute.jenis === 'submenu' || rute.path === '/home';
    return tempat && siap(rute) && !rute.pusat && (!rute.level || rute.level.includes(level));
  });
}

export function HalamanLevel({ setting, nilai, ganti, galat }: IsianSettingProps) {
  const kini = bacaHalamanAwal(nilai);
  const semua = [...new Set([...LEVEL, ...kini.keys()])];
  const pilih = (level: string, path: string | null) => {
    const baru = semua.flatMap((satu) => {
      const tujuan = satu === level ? path : kini.get(satu);
      return tujuan ? [`${satu}=${tujuan}`] : [];
    });
    ganti(baru.join(', '));
  };
  return (
    <Stack gap={6}>
      {semua.map((level) => (
        <Select
          key={level}
          label={level}
          aria-label={`${setting.key} ${level}`}
          placeholder="Dashboard"
          searchable
          clearable
          openOnFocus={false}
          clearButtonProps={{ 'aria-label': `${level} kembali ke Dashboard` }}
          data={halamanUntuk(level).map((rute) => ({ value: rute.path, label: rute.judul }))}
          value={kini.get(level) ?? null}
          onChange={(path) => pilih(level, path)}
        />
      ))}
      <Text fz={12} c="dimmed">
        Contoh: KASIR ke Transaksi Penjualan, FIN ke Validasi Non Cash. Siapa yang tidak punya menunya tetap ke
        Dashboard.
      </Text>
      {galat && <Input.Error>{galat}</Input.Error>}
    </Stack>
  );
}
