// Paying: one instalment, several, any amount, or all of it. Where the money goes (penalty, interest, principal, oldest
// first) is told before it is taken; the last payment hands the pieces over, unless they are fetched later.
import { Alert, Button, Group, Modal, SegmentedControl, Stack, Switch, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { rupiah, tulisAngka } from '@/kit/angka';
import { kertasPenjualan } from '@/kit/cetak/notaJual';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { useHitungDialog } from '@/kit/dokumen/useHitungDialog';
import { IsianUang } from '@/kit/IsianUang';
import { PerluOtorisasi } from '@/kit/transaksi/BagianIsian';
import { pengenalKurang } from '@/kit/transaksi/IsianPengenal';
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import {
  type Alokasi,
  type CicilanRinci,
  type HitunganBayar,
  hitungBayar,
  KUNCI_CICILAN,
  kertasBayar,
  type TercatatBayar,
} from './api';
import { IsianSerah, keSerah, mulaiSerah } from './Bagian';
import { sekianAngsuran } from './model';

export interface DialogBayarProps {
  c: CicilanRinci;
  /** Settle it: what is owed today, with the interest that is not asked for. */
  lunas: boolean;
  onTutup: () => void;
  onTersimpan: () => void;
}

export function DialogBayar({ c, lunas, onTutup, onTersimpan }: DialogBayarProps) {
  const [selesai, setSelesai] = useState<TercatatBayar>();
  return (
    <Modal
      opened
      onClose={onTutup}
      title={`Bayar ${c.no_cicilan}`}
      size={760}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {selesai ? (
        <TransaksiTersimpan
          judul={selesai.sisa_rp === 0 ? 'Cicilan Lunas' : 'Pembayaran Berhasil Disimpan'}
          no={selesai.no_bayar}
          neto={selesai.jumlah_rp}
          kembali={selesai.kembali}
          keterangan={[
            `${c.nama_customer} · ${c.no_cicilan}`,
            `dibayar ${rupiah(selesai.jumlah_rp)}`,
            selesai.sisa_rp > 0 ? `sisa ${rupiah(selesai.sisa_rp)}` : '',
            selesai.no_faktur_group && `penjualan ${selesai.no_faktur_group}`,
          ]
            .filter(Boolean)
            .join(' · ')}
          nota={[
            kertasBayar(c.no_cicilan, selesai.no_bayar),
            ...(selesai.no_faktur_group ? [kertasPenjualan(selesai.no_faktur_group, 'Nota Penjualan')] : []),
          ]}
          onTutup={onTutup}
        />
      ) : (
        <IsiBayar
          c={c}
          lunas={lunas}
          onTutup={onTutup}
          onJadi={(hasil) => {
            setSelesai(hasil);
            onTersimpan();
          }}
        />
      )}
    </Modal>
  );
}

/** So many instalments are offered as a key; more by their sum. */
const TAWARAN = 4;

interface IsiBayarProps extends Omit<DialogBayarProps, 'onTersimpan'> {
  onJadi: (hasil: TercatatBayar) => void;
}

function IsiBayar({ c, lunas: mulaiLunas, onTutup, onJadi }: IsiBayarProps) {
  const perkiraan = sekianAngsuran(c.jadwal);
  const [lunas, setLunas] = useState(mulaiLunas);
  const [jumlah, setJumlah] = useState<number | null>(perkiraan[0]?.jumlah_rp ?? null);
  const [penyetor, setPenyetor] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const [tunda, setTunda] = useState(false);
  const [serah, setSerah] = useState(() => mulaiSerah(c));
  const simpan = useSimpanDokumen('cicilan/{no}/bayar', { jalur: { no: c.no_cicilan } });
  const ambilBarang = { tunda_serah: tunda, ...keSerah(serah) };
  const { h, basi, galat } = useHitungDialog({
    kunci: [...KUNCI_CICILAN, 'bayar', c.no_cicilan],
    isi: { lunas, jumlah_rp: lunas ? 0 : (jumlah ?? 0) },
    siap: lunas || (jumlah ?? 0) > 0,
    hitung: (isi, signal) => hitungBayar(c.no_cicilan, isi, signal),
  });
  const neto = h && !galat ? h.jumlah_rp : 0;
  const bayar = useBayarDialog(neto, simpan);
  const tawaran = h?.angsuran.length ? h.angsuran : perkiraan;
  const pilihJumlah = (baru: number | null) => {
    simpan.lupakan();
    setLunas(false);
    setJumlah(baru);
  };
  const serahkan = h?.lunas === true && !c.diserahkan;
  const kurang =
    !lunas && !jumlah
      ? 'Isi jumlah yang dibayar'
      : serahkan && !tunda && pengenalKurang(serah)
        ? 'Isi empat angka terakhir pengenalnya'
        : bayar.sebab;
  const kirim = async () => {
    const pembayaran = bayar.ambil();
    if (!pembayaran || !h) return;
    const jawab = await simpan.kirim({
      lunas,
      jumlah_rp: h.jumlah_rp,
      penyetor: penyetor.trim(),
      keterangan: keterangan.trim(),
      ...ambilBarang,
      pembayaran,
      neto: h.jumlah_rp,
    });
    if (jawab) onJadi(jawab.data);
  };
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label="Yang dibayar"
        data={[
          { value: 'angsuran', label: 'Angsuran' },
          { value: 'lunas', label: 'Lunasi semua' },
        ]}
        value={lunas ? 'lunas' : 'angsuran'}
        onChange={(v) => {
          simpan.lupakan();
          setLunas(v === 'lunas');
        }}
        disabled={simpan.sibuk}
      />
      {!lunas && (
        <Group gap="xs" align="flex-end">
          <IsianUang
            label="Jumlah yang dibayar"
            required
            data-autofocus
            w={200}
            value={jumlah}
            onChange={pilihJumlah}
            error={simpan.kolom.jumlah_rp}
            galatLangsung
            disabled={simpan.sibuk}
          />
          {tawaran.slice(0, TAWARAN).map((s) => (
            <Button
              key={s.banyak}
              variant={jumlah === s.jumlah_rp ? 'light' : 'default'}
              disabled={simpan.sibuk}
              onClick={() => pilihJumlah(s.jumlah_rp)}
            >
              {s.banyak} angsuran · {tulisAngka(s.jumlah_rp, 'rupiah')}
            </Button>
          ))}
        </Group>
      )}
      {galat && (
        <Alert color="red" role="alert">
          {galat}
        </Alert>
      )}
      {h && !galat && <RingkasBayar h={h} basi={basi} />}
      {serahkan && (
        <>
          <Switch
            label="Barang diambil lain hari"
            description="Uangnya diterima sekarang; barang diserahkan nanti dari Lihat Cicilan"
            checked={tunda}
            onChange={(e) => {
              simpan.lupakan();
              setTunda(e.currentTarget.checked);
            }}
            disabled={simpan.sibuk}
          />
          {!tunda && (
            <IsianSerah
              isi={serah}
              ubah={(bagian) => {
                simpan.lupakan();
                setSerah((lama) => ({ ...lama, ...bagian }));
              }}
              barang={c.detail_barang}
              nama={c.nama_customer}
              simpan={simpan}
            />
          )}
        </>
      )}
      <PerluOtorisasi alasan={h?.otorisasi ?? []} />
      {bayar.panel}
      <Group grow align="flex-start">
        <TextInput
          label="Disetor oleh"
          placeholder={`Kosongkan bila ${c.nama_customer} sendiri`}
          maxLength={60}
          value={penyetor}
          onChange={(e) => setPenyetor(e.currentTarget.value)}
          error={simpan.kolom.penyetor}
          disabled={simpan.sibuk}
        />
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
          error={simpan.kolom.keterangan}
          disabled={simpan.sibuk}
        />
      </Group>
      {!bayar.disebut && <GalatDokumen simpan={simpan} />}
      <KakiDialog
        simpan={simpan}
        onTutup={onTutup}
        onYa={() => void kirim()}
        ya="Simpan Pembayaran"
        sebab={kurang}
        mati={
          !h || galat !== undefined || basi || neto === 0 || !bayar.pas || (serahkan && !tunda && pengenalKurang(serah))
        }
      />
    </Stack>
  );
}

/** What is taken and what of it goes where; what is left after it. */
function RingkasBayar({ h, basi }: { h: HitunganBayar; basi: boolean }) {
  return (
    <section className={kelas.kotak} aria-label="Ke mana uangnya" aria-busy={basi}>
      <Group justify="space-between" align="baseline">
        <Text fw={500}>Dibayar</Text>
        <Text className={kelas.total} data-bayar-rp={h.jumlah_rp} data-basi={basi ? 'ya' : 'tidak'}>
          {rupiah(h.jumlah_rp)}
        </Text>
      </Group>
      <TabelAlokasi alokasi={h.alokasi} />
      {h.bebas_rp > 0 && (
        <Text fz={13} c="green">
          Bunga {rupiah(h.bebas_rp)} dari bulan yang belum mulai tidak ditagih.
        </Text>
      )}
      <Text fz={13} c="dimmed">
        {h.lunas ? 'Sesudah ini lunas.' : `Sesudah ini tersisa ${rupiah(h.sisa_rp)}, pokoknya ${rupiah(h.sisa_pokok)}.`}
      </Text>
    </section>
  );
}

export function TabelAlokasi({ alokasi }: { alokasi: readonly Alokasi[] }) {
  if (alokasi.length === 0) return null;
  const uang = (n: number) => tulisAngka(n, 'rupiah');
  return (
    <Table fz={13} verticalSpacing={2} aria-label="Alokasi pembayaran">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Angsuran ke</Table.Th>
          <Table.Th ta="right">Denda</Table.Th>
          <Table.Th ta="right">Bunga</Table.Th>
          <Table.Th ta="right">Pokok</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {alokasi.map((a) => (
          <Table.Tr key={a.ke}>
            <Table.Td>{a.ke}</Table.Td>
            <Table.Td ta="right">{uang(a.denda_rp)}</Table.Td>
            <Table.Td ta="right">{uang(a.bunga_rp)}</Table.Td>
            <Table.Td ta="right">{uang(a.pokok_rp)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
