// Adding or changing one printer: its language, how it is reached, how wide its paper is.
// Refusals land under the field they name; a record changed meanwhile shows both versions.
import { Grid, Modal, NumberInput, Select, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  CARA,
  type IsiPrinter,
  JENIS,
  kueriAgenCetak,
  type Printer,
  tambahPrinter,
  ubahPrinter,
} from '@/kit/cetak/api';
import { Formulir } from '@/kit/Formulir';
import { BentrokForm, KakiForm, useFormVersi } from '@/kit/formVersi';

const JUDUL = { jenis: 'Jenis', cara: 'Cara', alamat: 'Alamat', lebar: 'Lebar', aktif: 'Dipakai' } as const;

const KOSONG: IsiPrinter = { nama: '', jenis: 'ESCPOS', cara: 'JARINGAN', alamat: '', lebar: 48, aktif: true };

interface FormPrinterProps {
  /** Absent: a new printer. */
  printer?: Printer;
  onTutup: () => void;
  onTersimpan: (message: string) => void;
}

export function FormPrinter({ printer, onTutup, onTersimpan }: FormPrinterProps) {
  const form = useFormVersi<IsiPrinter>(
    printer ? { ...KOSONG, ...printer, lebar: printer.lebar || KOSONG.lebar } : KOSONG,
    printer?.versi ?? 0,
    async (isi, versi) => {
      const { message } = await (printer ? ubahPrinter(isi, versi) : tambahPrinter(isi));
      onTersimpan(message ?? '');
    },
  );
  const { isi, atur, galat } = form;
  const tutup = () => void form.tutup(onTutup);
  const { data: agen = [] } = useQuery({ ...kueriAgenCetak, enabled: isi.cara === 'AGEN' });
  return (
    <Modal
      opened
      size={620}
      title={printer ? `Ubah Printer ${printer.nama}` : 'Tambah Printer'}
      onClose={tutup}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Formulir
        label="Data printer"
        onSimpan={() => void form.simpan()}
        berubah={form.berubah && !form.sibuk}
        aktif={!form.bentrok}
      >
        <Grid.Col span={{ base: 12, xs: 6 }}>
          <TextInput
            label="Nama Printer"
            description="Tempatnya, misalnya KASIR 1"
            data-autofocus={printer ? undefined : true}
            disabled={printer !== undefined}
            maxLength={32}
            autoComplete="off"
            value={isi.nama}
            error={galat.nama}
            onChange={(e) => atur({ nama: e.currentTarget.value.toUpperCase() })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6 }}>
          <Select
            label="Jenis"
            description="Bahasa yang dimengerti printernya"
            data-autofocus={printer ? true : undefined}
            openOnFocus={false}
            allowDeselect={false}
            data={JENIS}
            value={isi.jenis}
            error={galat.jenis}
            onChange={(jenis) => jenis && atur({ jenis: jenis as Printer['jenis'] })}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6 }}>
          <Select
            label="Cara Mencetak"
            openOnFocus={false}
            allowDeselect={false}
            data={CARA}
            value={isi.cara}
            error={galat.cara}
            onChange={(cara) => cara && atur({ cara: cara as Printer['cara'], alamat: '' })}
          />
        </Grid.Col>
        {isi.cara === 'JARINGAN' && (
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <TextInput
              label="Alamat"
              placeholder="192.168.1.50:9100"
              autoCapitalize="none"
              autoComplete="off"
              value={isi.alamat}
              error={galat.alamat}
              onChange={(e) => atur({ alamat: e.currentTarget.value.trim() })}
            />
          </Grid.Col>
        )}
        {isi.cara === 'AGEN' && (
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <Select
              label="Agen Cetak"
              openOnFocus={false}
              allowDeselect={false}
              data={agen}
              nothingFoundMessage="Belum ada agen cetak"
              placeholder={agen.length === 0 ? 'Belum ada agen cetak di toko ini' : 'Pilih agen'}
              value={isi.alamat || null}
              error={galat.alamat}
              onChange={(alamat) => atur({ alamat: alamat ?? '' })}
            />
          </Grid.Col>
        )}
        {isi.jenis === 'ESCPOS' && (
          <Grid.Col span={{ base: 12, xs: 6 }}>
            <NumberInput
              label="Karakter per Baris"
              description="Kertas 80 mm: 48, 58 mm: 32"
              min={20}
              max={64}
              allowDecimal={false}
              value={isi.lebar}
              error={galat.lebar}
              onChange={(nilai) => atur({ lebar: Number(nilai) || 0 })}
            />
          </Grid.Col>
        )}
        <Grid.Col span={12}>
          <Switch
            label="Dipakai"
            checked={isi.aktif}
            error={galat.aktif}
            onChange={(e) => atur({ aktif: e.currentTarget.checked })}
          />
        </Grid.Col>
        <KakiForm form={form} mundur={{ label: 'Batal', aksi: tutup }} />
      </Formulir>
      <BentrokForm form={form} judul={JUDUL} />
    </Modal>
  );
}
