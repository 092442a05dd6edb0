// The generator: what the rows have in common and how many are made. Choosing a type names the piece; an accessory has no
// purity; purities are entered only where one price of pure gold stands for all.
import { Button, Grid, Select, TextInput } from '@mantine/core';
import { IconTablePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { enterPolos } from '@/kit/enter';
import { IsianMinimalSatu, IsianPersen } from '@/kit/isian';
import { type Acuan, type Group, jenisDari, pilihanBaki, type SistemHarga, sebut } from './acuan';
import { angkaRapi, type Pembuat, periksaPembuat } from './baris';

interface Props {
  nilai: Pembuat;
  onUbah: (nilai: Pembuat) => void;
  onBuat: (nilai: Pembuat) => void;
  acuan: Acuan;
  sistem: SistemHarga;
  /** The warehouses whose trays may be chosen. */
  gudang?: readonly string[];
  denganSupplier?: boolean;
  terkunci?: boolean;
}

/** The form with another group: its purities, and none for an accessory. */
export function gantiGroup(p: Pembuat, group: Group | undefined, seratus: boolean): Pembuat {
  const angka = (n: number | undefined) => (n === undefined || n === 0 ? '' : String(n));
  const dasar = { ...p, kode_group: group?.kode_group ?? '', kode_dept: '', nama_barang: '' };
  if (group?.is_acc) return { ...dasar, kadar_cetak: '0', kadar: '0', kadar_modal: '0' };
  const cetak = angka(group?.kadar_cetak);
  if (!seratus) return { ...dasar, kadar_cetak: cetak, kadar: '100', kadar_modal: '100' };
  return { ...dasar, kadar_cetak: cetak, kadar: angka(group?.kadar), kadar_modal: angka(group?.kadar_modal) };
}

export function FormPembuat({ nilai, onUbah, onBuat, acuan, sistem, gudang, denganSupplier = true, terkunci }: Props) {
  const [diminta, setDiminta] = useState(false);
  const group = acuan.group.find((g) => g.kode_group === nilai.kode_group);
  const acc = group?.is_acc ?? false;
  const galat = diminta ? periksaPembuat(nilai, acc, sistem.seratus) : {};
  const rapi = (kolom: 'kadar_cetak' | 'kadar' | 'kadar_modal' | 'qty') => () =>
    onUbah({ ...nilai, [kolom]: angkaRapi(nilai[kolom]) });
  const buat = () => {
    setDiminta(true);
    if (Object.keys(periksaPembuat(nilai, acc, sistem.seratus)).length > 0) return;
    onBuat(nilai);
    setDiminta(false);
  };
  const lebar = { base: 12, xs: 6, md: 4, lg: 3 };
  const sempit = { base: 6, md: 2, lg: sistem.seratus ? 2 : 3 };
  return (
    <Grid gap="sm" align="flex-end">
      <Grid.Col span={lebar}>
        <Select
          label="Kategori"
          required
          searchable
          disabled={terkunci}
          data={acuan.group
            .filter((g) => !g.is_berlian)
            .map((g) => ({ value: g.kode_group, label: sebut(g.kode_group, g.nama_group) }))}
          value={nilai.kode_group || null}
          error={galat.kode_group}
          nothingFoundMessage="Tidak Ada Data"
          onChange={(kode) =>
            onUbah(
              gantiGroup(
                nilai,
                acuan.group.find((g) => g.kode_group === kode),
                sistem.seratus,
              ),
            )
          }
        />
      </Grid.Col>
      <Grid.Col span={lebar}>
        <Select
          label="Kode Jenis"
          required
          searchable
          disabled={terkunci || nilai.kode_group === ''}
          data={jenisDari(acuan.jenis, nilai.kode_group)}
          value={nilai.kode_dept || null}
          error={galat.kode_dept}
          nothingFoundMessage="Tidak Ada Data"
          onChange={(kode) => {
            const jenis = acuan.jenis.find((j) => j.kode_dept === kode);
            onUbah({ ...nilai, kode_dept: kode ?? '', nama_barang: jenis?.nama_dept.toUpperCase() ?? '' });
          }}
        />
      </Grid.Col>
      <Grid.Col span={lebar}>
        <Select
          label="Kode Toko (Baki)"
          required
          searchable
          disabled={terkunci}
          data={pilihanBaki(acuan.baki, gudang)}
          value={nilai.kode_toko || null}
          error={galat.kode_toko}
          nothingFoundMessage="Tidak Ada Data"
          onChange={(kode) => onUbah({ ...nilai, kode_toko: kode ?? '' })}
        />
      </Grid.Col>
      {denganSupplier && (
        <Grid.Col span={lebar}>
          <Select
            label="Supplier"
            searchable
            clearable
            disabled={terkunci}
            data={acuan.supplier.map((s) => ({
              value: s.kode_supplier,
              label: sebut(s.kode_supplier, s.nama_supplier),
            }))}
            value={nilai.supplier_barang || null}
            nothingFoundMessage="Tidak Ada Data"
            clearButtonProps={{ 'aria-label': 'Kosongkan Supplier' }}
            onChange={(kode) => onUbah({ ...nilai, supplier_barang: kode ?? '' })}
          />
        </Grid.Col>
      )}
      <Grid.Col span={lebar}>
        <TextInput
          label="Nama Barang"
          required
          disabled={terkunci}
          value={nilai.nama_barang}
          error={galat.nama_barang}
          maxLength={100}
          onChange={(e) => onUbah({ ...nilai, nama_barang: e.currentTarget.value.toUpperCase() })}
          onKeyDown={(e) => enterPolos(e) && e.preventDefault()}
        />
      </Grid.Col>
      <Grid.Col span={sempit}>
        <IsianPersen
          label="Kadar Cetak"
          required
          disabled={terkunci}
          value={nilai.kadar_cetak}
          error={galat.kadar_cetak}
          galatLangsung
          onChange={(kadar_cetak) => onUbah({ ...nilai, kadar_cetak })}
          onBlur={rapi('kadar_cetak')}
        />
      </Grid.Col>
      {sistem.seratus && (
        <>
          <Grid.Col span={sempit}>
            <IsianPersen
              label="Kadar Jual"
              required={!acc}
              disabled={terkunci || acc}
              value={nilai.kadar}
              error={galat.kadar}
              galatLangsung
              onChange={(kadar) => onUbah({ ...nilai, kadar })}
              onBlur={rapi('kadar')}
            />
          </Grid.Col>
          <Grid.Col span={sempit}>
            <IsianPersen
              label="Kadar Modal"
              disabled={terkunci || acc}
              value={nilai.kadar_modal}
              onChange={(kadar_modal) => onUbah({ ...nilai, kadar_modal })}
              onBlur={rapi('kadar_modal')}
            />
          </Grid.Col>
        </>
      )}
      <Grid.Col span={{ base: 6, md: 2, lg: sistem.seratus ? 1 : 2 }}>
        <IsianMinimalSatu
          label="Qty"
          required
          disabled={terkunci}
          value={nilai.qty}
          error={galat.qty}
          galatLangsung
          maxLength={4}
          onChange={(qty) => onUbah({ ...nilai, qty })}
          onBlur={rapi('qty')}
          onKeyDown={(e) => enterPolos(e) && buat()}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, xs: 'content' }}>
        <Button
          variant="default"
          leftSection={<IconTablePlus size={16} />}
          onClick={buat}
          disabled={terkunci}
          fullWidth
        >
          Generate
        </Button>
      </Grid.Col>
    </Grid>
  );
}
