// One piece: with photo, stones and costs, its price explained beside the form. After a save the form stays for the next
// piece of the same kind.
import {
  Alert,
  Button,
  Checkbox,
  Divider,
  Grid,
  Group,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { IconCheck, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { tulisAngka } from '@/kit/angka';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { TawaranDraf, useDraf } from '@/kit/draf';
import { enterPolos } from '@/kit/enter';
import { pindahFokus } from '@/kit/fokus';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianFoto } from '@/kit/IsianFoto';
import { IsianUang } from '@/kit/IsianUang';
import { IsianPersen } from '@/kit/isian';
import { pesan } from '@/kit/pesan';
import { baca, tulis } from '@/kit/simpanan';
import type { Rute } from '@/routes';
import { jenisDari, pilihanBaki, sebut, useAcuan, useSistemHarga } from './acuan';
import { BatuBarang } from './BatuBarang';
import { KUNCI_MASUK, MasukHariIni } from './MasukHariIni';
import { PratinjauHarga } from './PratinjauHarga';
import { berikutnya, denganGroup, muatanSatu, SATU_KOSONG, type SatuBarang } from './satu';
import { TEKS_TAMBAH } from './teks';
import { unggahSatu } from './unggah';

const CetakLabel = lazy(() => import('../label/CetakLabel').then((m) => ({ default: m.CetakLabel })));

type Tersimpan = Data<'post', 'tambah-barang'>;
type Bukti = Data<'get', 'penerimaan-barang/bukti'>[number];

export const kueriBukti = {
  queryKey: ['penerimaan-barang', 'bukti'],
  queryFn: async () => (await panggil('GET', 'penerimaan-barang/bukti')).data,
  // Rates may change with the day.
  staleTime: 60_000,
};

export const sebutBukti = (b: Bukti): string => `${b.nama} (PPN ${tulisAngka(b.tarif_ppn, 'persen')} %)`;

const CETAK_LANGSUNG = 'karat.pilihan.tambah-cetak';

export default function TambahDataBarang({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const acuan = useAcuan();
  const sistem = useSistemHarga();
  const { data: bukti = [] } = useQuery(kueriBukti);
  const [f, setF] = useState<SatuBarang>(SATU_KOSONG);
  const [foto, setFoto] = useState<Blob>();
  const [jadi, setJadi] = useState<Tersimpan>();
  const [label, setLabel] = useState<string>();
  const [cetak, setCetak] = useState(() => baca(CETAK_LANGSUNG) === '1');
  const simpan = useSimpanDokumen('tambah-barang');
  const wadah = useRef<HTMLDivElement>(null);
  const terisi = f.berat_asli !== '';
  const draf = useDraf('tambah-data-barang', f, terisi);
  const galat = simpan.kolom;
  const mati = simpan.sibuk || simpan.terputus;
  const group = acuan.group.find((g) => g.kode_group === f.kode_group);
  const acc = group?.is_acc ?? false;
  const ubah = (isi: Partial<SatuBarang>) => {
    setF((lama) => ({ ...lama, ...isi }));
    for (const kolom of Object.keys(isi)) if (galat[kolom]) simpan.lupakan(kolom);
  };

  // The next piece begins with its weight, once the form takes input again.
  useEffect(() => {
    if (jadi) wadah.current?.querySelector<HTMLElement>('[data-berat-asli]')?.focus();
  }, [jadi]);
  const kirim = async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // The last field may have been tidied as it was left: what is sent is read after that.
    const isi = await new Promise<SatuBarang>((siap) =>
      setF((kini) => {
        siap(kini);
        return kini;
      }),
    );
    const jawab = await simpan.kirim(muatanSatu(isi));
    if (!jawab) return pesan.info(TEKS_TAMBAH.gagal);
    setJadi(jawab.data);
    if (cetak) setLabel(jawab.data.kode_barcode);
    pesan.sukses(jawab.message ?? TEKS_TAMBAH.berhasil);
    setF(berikutnya(isi));
    void kueri.invalidateQueries({ queryKey: KUNCI_MASUK });
    if (foto) {
      setFoto(undefined);
      await unggahSatu(jawab.data.kode_barcode, foto).catch((sebab: unknown) =>
        pesan.gagal(`Barang tersimpan, fotonya belum: ${pesanDari(sebab)}`),
      );
    }
  };

  const teks = (kolom: keyof SatuBarang, label: string, maks: number, wajib = false) => (
    <TextInput
      label={label}
      required={wajib}
      maxLength={maks}
      autoComplete="off"
      disabled={mati}
      value={String(f[kolom])}
      error={galat[kolom]}
      onChange={(e) =>
        ubah({ [kolom]: kolom === 'keterangan' ? e.currentTarget.value : e.currentTarget.value.toUpperCase() })
      }
    />
  );
  const berat = (
    kolom: 'berat_asli' | 'berat_atribut' | 'berat_bandrol' | 'berat_plastik',
    label: string,
    ket?: string,
  ) => (
    <IsianBerat
      label={label}
      description={ket}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required={kolom === 'berat_asli'}
      disabled={mati}
      value={f[kolom]}
      error={galat[kolom]}
      galatLangsung
      data-berat-asli={kolom === 'berat_asli' || undefined}
      onChange={(nilai) => ubah({ [kolom]: nilai })}
    />
  );
  const persen = (
    kolom: 'kadar' | 'kadar_cetak' | 'kadar_modal' | 'buyback' | 'trade_in',
    label: string,
    wajib = false,
  ) => (
    <IsianPersen
      label={label}
      required={wajib}
      disabled={mati || (acc && kolom.startsWith('kadar') && kolom !== 'kadar_cetak')}
      value={f[kolom]}
      error={galat[kolom]}
      galatLangsung
      onChange={(nilai) => ubah({ [kolom]: nilai })}
    />
  );
  const uang = (
    kolom:
      | 'harga_atribut'
      | 'harga_modal_gram'
      | 'ongkos_modal'
      | 'ongkos_berlian'
      | 'hpp_manual'
      | 'profit'
      | 'harga_bandrol',
    label: string,
    ket?: string,
  ) => (
    <IsianUang
      label={label}
      description={ket}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      disabled={mati}
      value={f[kolom]}
      error={galat[kolom]}
      galatLangsung
      onChange={(nilai) => ubah({ [kolom]: nilai })}
    />
  );
  const kol = { base: 12, xs: 6, md: 4 };
  const kecil = { base: 6, md: 4, lg: 3 };

  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          berubah={terisi && !simpan.sibuk}
          tertutup={label !== undefined}
        />
      }
    >
      <Stack gap="md">
        {jadi && <Selesai jadi={jadi} onCetak={setLabel} onTutup={() => setJadi(undefined)} />}
        <TawaranDraf draf={draf} onLanjut={setF} />
        <GalatDokumen simpan={simpan} />
        {acuan.galat ? (
          <Galat pesan={pesanDari(acuan.galat)} cobaLagi={acuan.cobaLagi} />
        ) : (
          <Grid gap="lg">
            <Grid.Col span={{ base: 12, md: 8 }}>
              <form
                aria-label="Data barang"
                noValidate
                onSubmit={(e) => e.preventDefault()}
                onKeyDown={(e) => {
                  if (!enterPolos(e) || !(e.target instanceof HTMLInputElement) || !wadah.current) return;
                  e.preventDefault();
                  pindahFokus(wadah.current, e.target);
                }}
              >
                <Stack gap="sm" ref={wadah}>
                  <Grid gap="sm">
                    <Grid.Col span={kol}>
                      <Select
                        label="Kategori"
                        required
                        searchable
                        disabled={mati}
                        data={acuan.group.map((g) => ({
                          value: g.kode_group,
                          label: sebut(g.kode_group, g.nama_group),
                        }))}
                        value={f.kode_group || null}
                        error={galat.kode_group}
                        nothingFoundMessage="Tidak Ada Data"
                        onChange={(kode) => {
                          const baru = acuan.group.find((g) => g.kode_group === kode);
                          ubah(denganGroup(f, baru, sistem.seratus));
                        }}
                      />
                    </Grid.Col>
                    <Grid.Col span={kol}>
                      <Select
                        label="Kode Jenis"
                        required
                        searchable
                        disabled={mati || f.kode_group === ''}
                        data={jenisDari(acuan.jenis, f.kode_group)}
                        value={f.kode_dept || null}
                        error={galat.kode_dept}
                        nothingFoundMessage="Tidak Ada Data"
                        onChange={(kode) => {
                          const jenis = acuan.jenis.find((j) => j.kode_dept === kode);
                          ubah({ kode_dept: kode ?? '', nama_barang: jenis?.nama_dept.toUpperCase() ?? '' });
                        }}
                      />
                    </Grid.Col>
                    <Grid.Col span={kol}>
                      <Select
                        label="Kode Toko (Baki)"
                        required
                        searchable
                        disabled={mati}
                        data={pilihanBaki(acuan.baki)}
                        value={f.kode_toko || null}
                        error={galat.kode_toko}
                        nothingFoundMessage="Tidak Ada Data"
                        onChange={(kode) => ubah({ kode_toko: kode ?? '' })}
                      />
                    </Grid.Col>
                    <Grid.Col span={{ base: 12, md: 8 }}>{teks('nama_barang', 'Nama Barang', 100, true)}</Grid.Col>
                    <Grid.Col span={kol}>{teks('kode_intern', 'Kode Intern', 30)}</Grid.Col>
                    <Grid.Col span={kecil}>{berat('berat_asli', 'Berat Asli')}</Grid.Col>
                    <Grid.Col span={kecil}>{persen('kadar_cetak', 'Kadar Cetak', !acc)}</Grid.Col>
                    {sistem.seratus && (
                      <>
                        <Grid.Col span={kecil}>{persen('kadar', 'Kadar Jual', !acc)}</Grid.Col>
                        <Grid.Col span={kecil}>{persen('kadar_modal', 'Kadar Modal')}</Grid.Col>
                      </>
                    )}
                  </Grid>
                  <Divider label="Atribut dan bandrol" labelPosition="left" mt="xs" />
                  <Grid gap="sm">
                    <Grid.Col span={kol}>{teks('nama_atribut', 'Nama Atribut', 60)}</Grid.Col>
                    <Grid.Col span={kecil}>{berat('berat_atribut', 'Berat Atribut')}</Grid.Col>
                    <Grid.Col span={kecil}>{uang('harga_atribut', 'Harga Atribut')}</Grid.Col>
                    <Grid.Col span={kecil}>{berat('berat_bandrol', 'Berat Bandrol', 'Kosong: menurut jenis')}</Grid.Col>
                    <Grid.Col span={kecil}>{berat('berat_plastik', 'Berat Plastik', 'Kosong: menurut jenis')}</Grid.Col>
                    <Grid.Col span={kecil}>{teks('size', 'Size', 20)}</Grid.Col>
                    <Grid.Col span={kecil}>{teks('finishing', 'Finishing', 40)}</Grid.Col>
                  </Grid>
                  <Divider label="Batu" labelPosition="left" mt="xs" />
                  <BatuBarang batu={f.batu} onUbah={(batu) => ubah({ batu })} galat={galat} />
                  <Divider label="Modal dan harga" labelPosition="left" mt="xs" />
                  <Grid gap="sm">
                    <Grid.Col span={kecil}>
                      {uang('harga_modal_gram', 'Harga Modal / Gram', 'Kosong: harga hari ini')}
                    </Grid.Col>
                    <Grid.Col span={kecil}>{uang('ongkos_modal', 'Ongkos Modal')}</Grid.Col>
                    {f.batu.length > 0 && <Grid.Col span={kecil}>{uang('ongkos_berlian', 'Ongkos Berlian')}</Grid.Col>}
                    <Grid.Col span={kecil}>{uang('hpp_manual', 'HPP Manual', 'Menggantikan hitungan')}</Grid.Col>
                    <Grid.Col span={kecil}>{uang('profit', 'Profit')}</Grid.Col>
                    <Grid.Col span={kecil}>{uang('harga_bandrol', 'Harga Bandrol', 'Harga tetap barang ini')}</Grid.Col>
                    <Grid.Col span={kecil}>{persen('buyback', 'Buyback')}</Grid.Col>
                    <Grid.Col span={kecil}>{persen('trade_in', 'Trade In')}</Grid.Col>
                  </Grid>
                  <Divider label="Perolehan" labelPosition="left" mt="xs" />
                  <Grid gap="sm">
                    <Grid.Col span={kol}>
                      <Select
                        label="Supplier"
                        searchable
                        clearable
                        disabled={mati}
                        data={acuan.supplier.map((s) => ({
                          value: s.kode_supplier,
                          label: sebut(s.kode_supplier, s.nama_supplier),
                        }))}
                        value={f.supplier_barang || null}
                        error={galat.supplier_barang}
                        nothingFoundMessage="Tidak Ada Data"
                        clearButtonProps={{ 'aria-label': 'Kosongkan Supplier' }}
                        onChange={(kode) => ubah({ supplier_barang: kode ?? '' })}
                      />
                    </Grid.Col>
                    <Grid.Col span={{ base: 12, xs: 6, md: 5 }}>
                      <Select
                        label="Asal Perolehan"
                        required
                        allowDeselect={false}
                        disabled={mati}
                        data={bukti.map((b) => ({ value: b.kode, label: sebutBukti(b) }))}
                        value={f.asal_perolehan}
                        error={galat.asal_perolehan}
                        onChange={(kode) => ubah({ asal_perolehan: kode ?? '' })}
                      />
                    </Grid.Col>
                    {f.asal_perolehan === 'SUPPLIER_FAKTUR' && (
                      <Grid.Col span={{ base: 12, xs: 6, md: 3 }}>
                        {teks('no_faktur_pajak', 'No Faktur Pajak', 40, true)}
                      </Grid.Col>
                    )}
                    <Grid.Col span={kecil}>{teks('tag_id', 'Tag RFID', 64)}</Grid.Col>
                    <Grid.Col span={kecil}>{teks('no_seri', 'No Seri', 40)}</Grid.Col>
                    <Grid.Col span={kecil}>{teks('no_pesanan', 'No Pesanan', 40)}</Grid.Col>
                    <Grid.Col span={kecil}>{teks('no_po', 'No PO', 40)}</Grid.Col>
                    <Grid.Col span={{ base: 12, md: 6 }}>{teks('keterangan', 'Keterangan', 200)}</Grid.Col>
                    <Grid.Col span={{ base: 12, md: 6 }}>
                      <Group gap="lg" pt={28}>
                        <Switch
                          label="Markis"
                          checked={f.is_markis}
                          onChange={(e) => ubah({ is_markis: e.currentTarget.checked })}
                        />
                        <Switch
                          label="Barang baru"
                          checked={f.status_baru}
                          onChange={(e) => ubah({ status_baru: e.currentTarget.checked })}
                        />
                      </Group>
                    </Grid.Col>
                    <Grid.Col span={{ base: 12, md: 6 }}>
                      <IsianFoto label="Foto" nilai={foto} onUbah={setFoto} disabled={mati} />
                    </Grid.Col>
                  </Grid>
                </Stack>
              </form>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 4 }}>
              <Stack gap="md" pos="sticky" top={16}>
                <PratinjauHarga isi={muatanSatu(f)} />
                <Checkbox
                  label="Cetak label setelah simpan"
                  checked={cetak}
                  onChange={(e) => {
                    setCetak(e.currentTarget.checked);
                    tulis(CETAK_LANGSUNG, e.currentTarget.checked ? '1' : '0');
                  }}
                />
              </Stack>
            </Grid.Col>
          </Grid>
        )}
        <Title order={2} fz={16} mt="md">
          Masuk Hari Ini
        </Title>
        <MasukHariIni />
      </Stack>
      {label && (
        <Suspense>
          <CetakLabel kode={[label]} tipe="LABEL BARCODE" onTutup={() => setLabel(undefined)} />
        </Suspense>
      )}
    </Halaman>
  );
}

interface SelesaiProps {
  jadi: Tersimpan;
  onCetak: (kode: string) => void;
  onTutup: () => void;
}

function Selesai({ jadi, onCetak, onTutup }: SelesaiProps) {
  return (
    <Alert color="green" icon={<IconCheck size={18} />} withCloseButton onClose={onTutup} closeButtonLabel="Tutup">
      <Group gap="md">
        <Text fz={20} fw={600} data-barcode style={{ fontVariantNumeric: 'tabular-nums' }}>
          {jadi.kode_barcode}
        </Text>
        <Text>{jadi.nama_barang}</Text>
        <Text c="dimmed" fz={13}>
          {jadi.no_dok}
        </Text>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPrinter size={14} />}
          onClick={() => onCetak(jadi.kode_barcode)}
        >
          Cetak label
        </Button>
      </Group>
    </Alert>
  );
}
