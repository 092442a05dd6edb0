// A count as a picture: how much of what has to be there was found, the classes, and the trays one by one.
// A class is also the filter of the list below.
import { Group, Progress, RingProgress, Stack, Text } from '@mantine/core';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { type Ringkas, rupaKelas } from './data';
import kelas from './hitung.module.css';

const ada = (r: Ringkas, k: string) => r.kelas.find((satu) => satu.kelas === k);

export interface GambarProps {
  ringkas: Ringkas;
  pilih: string;
  onPilih: (kelas: string) => void;
}

export function GambarHitungan({ ringkas: r, pilih, onPilih }: GambarProps) {
  const jalan = r.opname.status === 'JALAN';
  const persen = r.harus === 0 ? 100 : (r.ditemukan / r.harus) * 100;
  const lengkap = r.ditemukan >= r.harus;
  return (
    <section className={kelas.bingkai} aria-label="Gambar hitungan">
      <div className={kelas.gambar}>
        <RingProgress
          size={148}
          thickness={14}
          roundCaps
          sections={[{ value: persen, color: lengkap ? 'green.7' : 'emas.6' }]}
          label={
            <Stack gap={0} align="center">
              <Text fz={24} fw={600} lh={1.1}>
                {tulisAngka(Math.floor(persen), 'angka')}%
              </Text>
              <Text fz={12} c="dimmed" data-kemajuan>
                {r.ditemukan} / {r.harus}
              </Text>
            </Stack>
          }
          aria-label={`${r.ditemukan} dari ${r.harus} barang ditemukan`}
        />
        <div className={kelas.ubin}>
          {rupaKelas(jalan).map((rupa) => {
            const isi = ada(r, rupa.kelas);
            const dipilih = pilih === rupa.kelas;
            return (
              <button
                type="button"
                key={rupa.kelas}
                className={kelas.kelas}
                title={`${rupa.judul}: ${rupa.arti}`}
                aria-pressed={dipilih}
                data-kelas={rupa.kelas}
                style={{ '--warna-kelas': `var(--mantine-color-${rupa.warna}-6)` } as React.CSSProperties}
                onClick={() => onPilih(dipilih ? 'ALL' : rupa.kelas)}
              >
                <Text fz={12} c="dimmed" span>
                  {rupa.judul}
                </Text>
                <strong>{tulisAngka(isi?.qty ?? 0, 'angka')}</strong>
                <Text fz={12} span>
                  {berat(isi?.berat ?? 0)} gr
                </Text>
              </button>
            );
          })}
        </div>
      </div>
      <Keterangan ringkas={r} />
      {r.baki.length > 1 && <BarisBaki ringkas={r} />}
    </section>
  );
}

function Keterangan({ ringkas: r }: { ringkas: Ringkas }) {
  const hilang = ada(r, 'HILANG');
  const bagian = [
    `Saat mulai ${r.opname.qty_awal} barang, ${berat(r.opname.berat_awal)} gr`,
    r.opname.qty_masuk > 0 && `${r.opname.qty_masuk} masuk`,
    r.opname.qty_keluar > 0 && `${r.opname.qty_keluar} keluar selama dihitung`,
    r.pemindai.length > 0 && `dipindai ${r.pemindai.map((p) => `${p.user_id} ${p.qty}`).join(', ')}`,
    r.opname.status !== 'JALAN' && hilang && hilang.qty > 0 && `nilai hilang ${rupiah(hilang.nilai)}`,
  ].filter(Boolean);
  return (
    <Text fz={12} c="dimmed" mt="sm">
      {bagian.join(' · ')}
    </Text>
  );
}

function BarisBaki({ ringkas: r }: { ringkas: Ringkas }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many trays scroll, and the keyboard must reach them
    <ul className={kelas.bakibaki} aria-label="Kemajuan per baki" tabIndex={0}>
      {r.baki.map((b) => {
        const penuh = b.ditemukan >= b.harus;
        return (
          <li key={`${b.kode_gudang} ${b.kode_toko}`}>
            <Group justify="space-between" gap={4}>
              <Text fz={12} fw={500}>
                {b.kode_gudang} {b.kode_toko}
              </Text>
              <Text fz={12} c="dimmed">
                {b.ditemukan}/{b.harus}
              </Text>
            </Group>
            <Progress
              value={b.harus === 0 ? 100 : (b.ditemukan / b.harus) * 100}
              color={penuh ? 'green.7' : 'emas.6'}
              size={6}
              aria-label={`Baki ${b.kode_toko}`}
            />
          </li>
        );
      })}
    </ul>
  );
}
