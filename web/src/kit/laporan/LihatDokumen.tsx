// A document as the server tells it: its head, its lines, how it was paid, its rows in the books. Numbers and barcodes in it
// are links.
import { Alert, Badge, Button, Group, Modal, ScrollArea, Stack, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useContext } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { Galat } from '../Galat';
import { RangkaTabel } from '../Rangka';
import { waktuLengkap } from '../waktu';
import { adalahNomor, sasaranKolom } from './buka';
import { kueriDokumen } from './data';
import { adalahAngka, judulKolom, SelTerbuka, tulisSelLaporan } from './kolom';
import { KonteksBuka, useBukaTujuan } from './konteksBuka';
import kelas from './laporan.module.css';
import type { IsiDokumen, JenisKolomLaporan, SelLaporan } from './tipe';

interface Props {
  no: string;
  onTutup: () => void;
}

export function LihatDokumen({ no, onTutup }: Props) {
  const { data, error, isPending, refetch } = useQuery(kueriDokumen(no));
  return (
    <Modal
      opened
      onClose={onTutup}
      size={980}
      title={data ? `${data.nama} ${data.no_dok}` : no}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {error ? (
        error instanceof Tolak && !error.tanpaJawaban ? (
          <Alert color="red" role="alert">
            {error.message}
          </Alert>
        ) : (
          <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
        )
      ) : isPending || !data ? (
        <RangkaTabel />
      ) : (
        <Isi dok={data} />
      )}
    </Modal>
  );
}

function Isi({ dok }: { dok: IsiDokumen }) {
  const buka = useBukaTujuan();
  const { layar } = dok;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <Text c="dimmed" fz={14}>
          {/* The business day only where it is another than the clock's. */}
          {[
            dok.toko,
            waktuLengkap(dok.waktu).startsWith(dok.tgl_system) ? '' : dok.tgl_system,
            waktuLengkap(dok.waktu),
            dok.oleh,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {layar && (
          <Button
            size="xs"
            variant="light"
            rightSection={<IconExternalLink size={14} />}
            onClick={() => buka({ path: layar.path, search: { [layar.kunci]: dok.no_dok } })}
          >
            Buka di layarnya
          </Button>
        )}
      </Group>
      {dok.kait.length > 0 && (
        <Group gap="xs">
          {dok.kait.map((satu) => (
            <Badge key={satu.no_dok} variant="light" color="red" tt="none">
              {satu.arti} <Sel nilai={satu.no_dok} jenis="kode" />
            </Badge>
          ))}
        </Group>
      )}
      {dok.kepala.length > 0 && (
        <dl className={kelas.kepalaDokumen} aria-label="Kepala dokumen">
          {dok.kepala.map((satu, ke) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the head never moves
            <div key={ke}>
              <dt>{satu.label}</dt>
              <dd>
                <Sel nilai={satu.isi} jenis={satu.jenis} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {dok.bagian.map((satu) => (
        <section key={satu.judul} aria-label={satu.judul}>
          <Title order={3} fz={14} mb={4}>
            {satu.judul}
          </Title>
          <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0 }}>
            <table className={kelas.tabelDokumen} aria-label={satu.judul}>
              <thead>
                <tr>
                  {satu.kolom.map((k) => (
                    <th key={k.kunci} scope="col" className={clsx(adalahAngka(k.jenis) && kelas.angkaDokumen)}>
                      {judulKolom(k)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {satu.baris.map((baris, nomor) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key of their own and never move
                  <tr key={nomor}>
                    {satu.kolom.map((k, i) => (
                      <td
                        key={k.kunci}
                        className={clsx(
                          adalahAngka(k.jenis) && kelas.angkaDokumen,
                          adalahAngka(k.jenis) && Number(baris[i]) < 0 && kelas.negatifDokumen,
                        )}
                      >
                        <Sel nilai={baris[i]} jenis={k.jenis} kunci={k.kunci} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollArea.Autosize>
          {satu.lebih && <Text fz={13} c="dimmed">{`${satu.baris.length} baris pertama`}</Text>}
        </section>
      ))}
    </Stack>
  );
}

interface PropsSel {
  nilai: SelLaporan | undefined;
  jenis: JenisKolomLaporan;
  kunci?: string;
}

/** Any number of a document is a link, wherever it stands. */
function Sel({ nilai, jenis, kunci = '' }: PropsSel) {
  const konteks = useContext(KonteksBuka);
  const teks = tulisSelLaporan(nilai, jenis);
  const sasaran = adalahNomor(nilai) ? 'DOKUMEN' : jenis === 'barcode' ? 'BARANG' : sasaranKolom(kunci);
  return konteks ? <SelTerbuka teks={teks} buka={sasaran} /> : teks;
}
