// The picture before publishing: what the new prices do to the stock's value and to the margins, old against new.
// A price that cannot stand blocks the button; a jump over the limit must be meant.
import { Alert, Button, Checkbox, Group, List, Modal, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { Galat } from '@/kit/Galat';
import { Selisih } from './BarisHarga';
import kelas from './harga.module.css';
import type { GroupPratinjau, Pratinjau } from './tipe';

export interface DialogTerbitProps {
  pratinjau: Pratinjau;
  mengirim: boolean;
  galat?: string;
  onTerbit: (yakin: boolean) => void;
  onTutup: () => void;
}

export default function DialogTerbit({ pratinjau, mengirim, galat, onTerbit, onTutup }: DialogTerbitProps) {
  const [yakin, setYakin] = useState(false);
  const menolak = pratinjau.peringatan.filter((satu) => satu.tolak);
  const lonjakan = pratinjau.peringatan.filter((satu) => !satu.tolak);
  // With several stores each warning says where; the same jump in all of them is still one line a store.
  const sebut = (satu: Pratinjau['peringatan'][number]) =>
    pratinjau.toko.length > 1 ? `${satu.kode_toko}: ${satu.pesan}` : satu.pesan;
  const berharga = pratinjau.group.filter((satu) => satu.baru || satu.lama);
  const berisi = berharga.filter((satu) => satu.qty > 0);
  return (
    <Modal opened size="xl" title="Pratinjau perubahan harga" onClose={onTutup} closeOnClickOutside={!mengirim}>
      <Stack gap="md">
        {menolak.length > 0 && <Daftar warna="red" judul="Belum bisa diterbitkan" isi={menolak.map(sebut)} />}
        {lonjakan.length > 0 && <Daftar warna="orange" judul="Periksa lagi" isi={lonjakan.map(sebut)} />}
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <Angka judul="Nilai stok sekarang" isi={rupiah(pratinjau.nilai_lama)} />
          <Angka judul="Nilai stok setelah terbit" isi={rupiah(pratinjau.nilai_baru)} />
          <Angka
            judul={`Perubahan (${berat(pratinjau.berat)} gr)`}
            isi={`${pratinjau.nilai_baru > pratinjau.nilai_lama ? '+' : ''}${rupiah(pratinjau.nilai_baru - pratinjau.nilai_lama)}`}
          />
        </SimpleGrid>
        {berisi.length > 0 ? (
          <Bandingan
            judul="Nilai stok per group"
            group={berisi}
            lama={(g) => g.nilai_lama}
            baru={(g) => g.nilai_baru}
            tambahan={(g) => `${berat(g.berat)} gr · ${tulisAngka(g.qty, 'angka')} pcs`}
          />
        ) : (
          <Alert color="blue" variant="light" icon={<IconInfoCircle size={18} />}>
            Belum ada stok di toko yang dipilih; yang berubah hanya harga dan margin.
          </Alert>
        )}
        <Bandingan
          judul="Margin per gram (jual − beli)"
          group={berharga}
          lama={(g) => g.margin_lama}
          baru={(g) => g.margin_baru}
          tambahan={(g) => `Jual ${rupiah(g.baru?.harga_jual ?? 0)} · ${tulisAngka(g.kadar / 100, 'persen')}%`}
        />
        {pratinjau.toko.length > 1 && (
          <section aria-label="Per toko">
            <Title order={3} fz={14} mb="xs">
              Nilai stok per toko
            </Title>
            {pratinjau.toko.map((toko) => (
              <Group key={toko.kode_toko} justify="space-between" gap="xs">
                <Text>
                  {toko.kode_toko} · {toko.nama_toko}
                </Text>
                <Text className={kelas.angka}>
                  {rupiah(toko.nilai_lama)} → {rupiah(toko.nilai_baru)}
                </Text>
              </Group>
            ))}
          </section>
        )}
        {lonjakan.length > 0 && (
          <Checkbox
            label="Saya sudah memeriksa dan yakin dengan perubahan ini"
            checked={yakin}
            onChange={(e) => setYakin(e.currentTarget.checked)}
          />
        )}
        {galat && <Galat pesan={galat} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onTutup} disabled={mengirim}>
            Kembali
          </Button>
          <Button
            onClick={() => onTerbit(yakin)}
            loading={mengirim}
            disabled={menolak.length > 0 || (lonjakan.length > 0 && !yakin)}
            data-autofocus
          >
            Terbitkan
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Daftar({ warna, judul, isi }: { warna: string; judul: string; isi: readonly string[] }) {
  return (
    <Alert color={warna} variant="light" icon={<IconAlertTriangle size={18} />} title={judul}>
      <List size="sm">
        {isi.map((satu) => (
          <List.Item key={satu}>{satu}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Angka({ judul, isi }: { judul: string; isi: string }) {
  return (
    <div>
      <Text fz={12} c="dimmed">
        {judul}
      </Text>
      <Text fz={18} fw={600} className={kelas.angka} ta="left">
        {isi}
      </Text>
    </div>
  );
}

interface BandinganProps {
  judul: string;
  group: readonly GroupPratinjau[];
  lama: (group: GroupPratinjau) => number;
  baru: (group: GroupPratinjau) => number;
  tambahan: (group: GroupPratinjau) => string;
}

/** Two bars a group, old above new, with the figures beside them. */
function Bandingan({ judul, group, lama, baru, tambahan }: BandinganProps) {
  const puncak = Math.max(1, ...group.flatMap((g) => [lama(g), baru(g)]));
  const lebar = (nilai: number) => `${Math.max(0, Math.round((nilai / puncak) * 100))}%`;
  return (
    <section aria-label={judul}>
      <Group justify="space-between" mb="xs" gap="xs">
        <Title order={3} fz={14}>
          {judul}
        </Title>
        <Text fz={12} c="dimmed">
          atas: sekarang · bawah: baru
        </Text>
      </Group>
      <div className={kelas.bandingan}>
        {group.map((g) => (
          <Baris key={g.kode_group} g={g} tambahan={tambahan(g)} lama={lama(g)} baru={baru(g)} lebar={lebar} />
        ))}
      </div>
    </section>
  );
}

interface BarisProps {
  g: GroupPratinjau;
  tambahan: string;
  lama: number;
  baru: number;
  lebar: (nilai: number) => string;
}

function Baris({ g, tambahan, lama, baru, lebar }: BarisProps) {
  return (
    <>
      <div className={kelas.garis} aria-hidden />
      <div>
        <Text fw={500}>{g.kode_group || g.nama}</Text>
        <Text fz={12} c="dimmed">
          {tambahan}
        </Text>
      </div>
      <div className={kelas.batang} aria-hidden>
        <span className={kelas.lama} style={{ width: lebar(lama) }} />
        <span className={kelas.baru} style={{ width: lebar(baru) }} />
      </div>
      <div className={kelas.angka}>
        <Text>
          {rupiah(lama)} → {rupiah(baru)}
        </Text>
        <Selisih lama={lama} baru={baru} />
      </div>
    </>
  );
}
