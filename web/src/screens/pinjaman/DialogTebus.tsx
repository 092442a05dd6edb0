// Redeeming: the ticket and the identity, the interest explained line by line, what is taken off it by approval, the payment;
// then the pledges go to their owner and the slip is printed.
import { Alert, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { rupiah } from '@/kit/angka';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { useHitungDialog } from '@/kit/dokumen/useHitungDialog';
import { Galat } from '@/kit/Galat';
import { RangkaTabel } from '@/kit/Rangka';
import { alasanDari } from '@/kit/transaksi/alasan';
import { PerluOtorisasi } from '@/kit/transaksi/BagianIsian';
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import { type Dilunasi, type HitunganLunas, type HutangRinci, hitungLunas, KUNCI_HUTANG, kertasLunas } from './api';
import {
  type DialogHutangProps,
  IsianPenebus,
  IsianPotongan,
  JumlahLangkah,
  KakiHutang,
  kePotongan,
  POTONGAN_KOSONG,
  RincianBunga,
} from './BagianLangkah';
import { kurangPenebus, nikUtuh, type Penebus } from './model';

export function DialogTebus({ h, tiket, onTutup, onSegarkan }: DialogHutangProps) {
  const [selesai, setSelesai] = useState<Dilunasi>();
  return (
    <Modal
      opened
      onClose={onTutup}
      title={`Tebus ${h.no_faktur_hutang}`}
      size={680}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {selesai ? (
        <TransaksiTersimpan
          judul="Hutang Berhasil Ditebus"
          no={selesai.no_lunas}
          neto={selesai.total_bayar}
          kembali={selesai.kembali}
          keterangan={`${h.nama_customer} · ${h.no_faktur_hutang} · ambil kantong ${h.no_kantong}${h.tempat && ` di ${h.tempat}`}`}
          nota={[kertasLunas(selesai.no_lunas)]}
          onTutup={onTutup}
        />
      ) : (
        <IsiTebus
          h={h}
          tiket={tiket}
          onTutup={onTutup}
          onJadi={(hasil) => {
            setSelesai(hasil);
            onSegarkan();
          }}
        />
      )}
    </Modal>
  );
}

interface IsiTebusProps extends Pick<DialogHutangProps, 'h' | 'tiket' | 'onTutup'> {
  onJadi: (hasil: Dilunasi) => void;
}

function IsiTebus({ h, tiket, onTutup, onJadi }: IsiTebusProps) {
  const no = h.no_faktur_hutang;
  const [siapa, setSiapa] = useState<Penebus>({ tiket: tiket || null, nik: '' });
  const [potongan, setPotongan] = useState(POTONGAN_KOSONG);
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('hutang/{no}/lunas', { jalur: { no } });
  const dasar = {
    // Before the ticket is looked at, the price is that of the one which holds.
    tiket: siapa.tiket ?? h.tiket,
    nik: nikUtuh(siapa.nik) ? siapa.nik : '',
    kuasa: siapa.kuasa ?? null,
    ...kePotongan(potongan),
  };
  const {
    h: hasil,
    basi,
    galat: tolak,
    refetch,
  } = useHitungDialog({
    kunci: [...KUNCI_HUTANG, 'lunas', no],
    isi: dasar,
    hitung: (isi, signal) => hitungLunas(no, { ...isi, pembayaran: [], keterangan: '' }, signal),
  });
  const bayar = useBayarDialog(hasil?.total_bayar ?? 0, simpan);
  const kirim = async () => {
    const pembayaran = bayar.ambil();
    if (!hasil || !pembayaran) return;
    const jawab = await simpan.kirim({
      ...dasar,
      tiket: siapa.tiket ?? 0,
      nik: siapa.nik,
      pembayaran,
      total_bayar: hasil.total_bayar,
      keterangan: keterangan.trim(),
    });
    if (jawab) onJadi(jawab.data);
  };
  return (
    <Stack gap="md">
      <IsianPenebus
        h={h}
        nilai={siapa}
        onGanti={(baru) => [setSiapa(baru), simpan.lupakan()]}
        galat={simpan.kolom}
        terkunci={simpan.sibuk}
      />
      {hasil && <Tagihan h={h} hasil={hasil} basi={basi} />}
      {!hasil && !tolak && <RangkaTabel />}
      {tolak && <Galat pesan={tolak} cobaLagi={() => void refetch()} />}
      <IsianPotongan
        nilai={potongan}
        onGanti={(baru) => [setPotongan(baru), simpan.lupakan()]}
        denda={(hasil?.denda_rp ?? 0) > 0}
        galat={simpan.kolom}
        terkunci={simpan.sibuk}
      />
      {hasil && <PerluOtorisasi alasan={alasanDari(hasil.otorisasi)} />}
      {bayar.panel}
      <TextInput
        label="Keterangan"
        maxLength={200}
        value={keterangan}
        onChange={(e) => setKeterangan(e.currentTarget.value)}
        error={simpan.kolom.keterangan}
        disabled={simpan.sibuk}
      />
      <KakiHutang
        simpan={simpan}
        label="Tebus"
        mati={!hasil || basi || !bayar.pas}
        kurang={kurangPenebus(siapa)}
        disebut={bayar.disebut}
        onTutup={onTutup}
        onSimpan={() => void kirim()}
      />
    </Stack>
  );
}

/** What is owed and how it came about. */
function Tagihan({ h, hasil, basi }: { h: HutangRinci; hasil: HitunganLunas; basi: boolean }) {
  return (
    <>
      <section className={kelas.kotak} aria-label="Yang dibayar" aria-busy={basi}>
        <Text fz={13} c="dimmed">
          {h.tgl_hutang} sampai {hasil.tgl_bunga}: {hasil.hari} hari, dihitung {hasil.lama} hari
        </Text>
        <RincianBunga baris={[...hasil.rincian_bunga, { uraian: 'Menebus hari ini', jumlah: hasil.total_bayar }]} />
        <JumlahLangkah neto={hasil.total_bayar} basi={basi} />
      </section>
      {hasil.hutang_rugi && (
        <Alert color="orange" py={8}>
          Hutang rugi: bunganya {rupiah(hasil.bunga_rp)} sudah melebihi pokoknya.
        </Alert>
      )}
    </>
  );
}
