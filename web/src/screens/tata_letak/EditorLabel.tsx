// The editor under the paper: everything about the selected label. Each field changes the layout at once; a run of
// typing in one field is one step back.
import { Button, Chip, Group, NumberInput, Select, SimpleGrid, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { bulat, kataLabel, sisiTerkecil } from './model';
import { NAMA_FONT, NAMA_JENIS } from './teks';
import { type Definisi, JENIS, type Jenis, type Label, type Rata, type Sisi, type TipeLetak } from './tipe';

const RATA: { value: Rata; label: string }[] = [
  { value: 'kiri', label: 'Kiri' },
  { value: 'tengah', label: 'Tengah' },
  { value: 'kanan', label: 'Kanan' },
];
const SISI: { value: Sisi; label: string }[] = [
  { value: 'DEPAN', label: 'Depan' },
  { value: 'BELAKANG', label: 'Belakang' },
];

interface Props {
  label: Label;
  tipe: TipeLetak;
  definisi: Definisi;
  lebar: number;
  tinggi: number;
  galat: Readonly<Record<string, string>>;
  onGanti: (bagian: Partial<Label>, tanda?: string) => void;
}

export function EditorLabel({ label, tipe, definisi, lebar, tinggi, galat, onGanti }: Props) {
  const teks = label.jenis === 'text';
  const ukur = (kolom: 'width' | 'height' | 'position_x' | 'position_y', judul: string, min: number, maks: number) => (
    <NumberInput
      label={judul}
      suffix=" mm"
      value={label[kolom]}
      min={min}
      max={bulat(maks)}
      step={0.5}
      decimalScale={2}
      clampBehavior="blur"
      error={galat[kolom]}
      onChange={(n) => typeof n === 'number' && n >= min && n <= maks && onGanti({ [kolom]: bulat(n) }, kolom)}
    />
  );
  const kecil = sisiTerkecil(label);
  return (
    <section aria-label="Editor label">
      <SimpleGrid cols={{ base: 2, sm: 4, lg: 6 }} spacing="sm" verticalSpacing="xs">
        <TextInput label="Nama" value={kataLabel(label, tipe)} title={label.name} readOnly />
        <Select
          label="Type"
          data={JENIS.map((value) => ({ value, label: NAMA_JENIS[value] }))}
          value={label.jenis}
          error={galat.jenis}
          allowDeselect={false}
          onChange={(jenis) => jenis && onGanti({ jenis: jenis as Jenis })}
        />
        {ukur('position_x', 'Posisi X', 0, lebar - label.width)}
        {ukur('position_y', 'Posisi Y', 0, tinggi - label.height)}
        {ukur('width', 'Lebar', kecil, lebar - label.position_x)}
        {ukur('height', 'Tinggi', kecil, tinggi - label.position_y)}
      </SimpleGrid>
      {label.jenis !== 'line' && (
        <IsiLabel label={label} tipe={tipe} galat={galat.isi} onGanti={(isi) => onGanti({ isi }, 'isi')} />
      )}
      <SimpleGrid cols={{ base: 2, sm: 4, lg: 6 }} spacing="sm" verticalSpacing="xs" mt="xs">
        {teks && (
          <>
            <Select
              label="Font"
              data={definisi.font.map((value) => ({ value, label: NAMA_FONT[value] ?? value }))}
              value={label.font_family}
              error={galat.font_family}
              allowDeselect={false}
              onChange={(font_family) => font_family && onGanti({ font_family })}
            />
            <NumberInput
              label="Font Size"
              suffix=" pt"
              value={label.font_size}
              min={definisi.ukuran_min}
              max={definisi.ukuran_maks}
              step={0.5}
              decimalScale={1}
              error={galat.font_size}
              onChange={(n) =>
                typeof n === 'number' &&
                n >= definisi.ukuran_min &&
                n <= definisi.ukuran_maks &&
                onGanti({ font_size: bulat(n) }, 'font_size')
              }
            />
            <Select
              label="Rata"
              data={RATA}
              value={label.rata}
              allowDeselect={false}
              onChange={(rata) => rata && onGanti({ rata: rata as Rata })}
            />
          </>
        )}
        {label.jenis !== 'line' && (
          <Select
            label="Rotasi"
            data={['0', '90', '180', '270']}
            value={String(label.rotate)}
            disabled={tipe.rotate !== null && tipe.rotate !== undefined}
            allowDeselect={false}
            error={galat.rotate}
            onChange={(rotate) => rotate && onGanti({ rotate: Number(rotate) })}
          />
        )}
        {tipe.dua_sisi && (
          <Select
            label="Sisi"
            data={SISI}
            value={label.side}
            allowDeselect={false}
            onChange={(side) => side && onGanti({ side: side as Sisi })}
          />
        )}
        <Switch
          label="Tampil di nota"
          mt={28}
          checked={label.status}
          onChange={(e) => onGanti({ status: e.currentTarget.checked })}
        />
      </SimpleGrid>
      {teks && (
        <Chip.Group value={String(label.font_size)} onChange={(n) => onGanti({ font_size: Number(n) })}>
          <Group gap={6} mt="xs" role="group" aria-label="Ukuran huruf">
            {definisi.ukuran.map((n) => (
              <Chip key={n} value={String(n)} size="xs">
                {n}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
    </section>
  );
}

interface PropsIsi {
  label: Label;
  tipe: TipeLetak;
  galat?: string;
  onGanti: (isi: string) => void;
}

/** Content: free text with fields, or the name of a picture. */
function IsiLabel({ label, tipe, galat, onGanti }: PropsIsi) {
  if (label.jenis === 'gambar')
    return (
      <Select
        mt="xs"
        label="Isi"
        data={tipe.gambar.map((g) => ({ value: g.nama, label: g.arti }))}
        value={label.isi.replace(/[{}\s]/g, '') || null}
        error={galat}
        allowDeselect={false}
        onChange={(isi) => isi && onGanti(isi)}
      />
    );
  return (
    <Group align="flex-start" gap="sm" mt="xs" wrap="wrap">
      <Textarea
        label="Isi"
        flex="1 1 280px"
        rows={2}
        value={label.isi}
        error={galat}
        maxLength={2000}
        onChange={(e) => onGanti(e.currentTarget.value)}
      />
      <Select
        label="Sisipkan Field"
        flex="0 1 240px"
        searchable
        placeholder="Cari field…"
        nothingFoundMessage="Tidak Ada Data"
        data={tipe.bidang.map((b) => ({ value: b.nama, label: `${b.arti} · ${b.nama}` }))}
        value={null}
        onChange={(nama) => nama && onGanti(`${label.isi}{${nama}}`)}
      />
    </Group>
  );
}

export function TanpaLabel({ onPilihPertama }: { onPilihPertama: () => void }) {
  return (
    <Group gap="sm" py="sm">
      <Text c="dimmed">Pilih label di kertas atau di daftar untuk mengubahnya.</Text>
      <Button variant="subtle" size="xs" onClick={onPilihPertama}>
        Pilih label pertama
      </Button>
    </Group>
  );
}
