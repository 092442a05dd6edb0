// The shell's authorization dialog: the kit's dialog bound to the calls and to the socket's fingerprint event.
// By password, or by fingerprint where AUTH_TYPE says so and the readers (FINGERPRINT_MODULE) are on.
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { panggil } from '@/api/panggil';
import type { PermintaanOtorisasi } from '@/api/tipe';
import { DialogOtorisasi, type IsiOtorisasi } from '@/kit/DialogOtorisasi';
import type { Tarik } from '@/kit/MintaJauh';
import { pesan } from '@/kit/pesan';
import { modulNyala, nilaiModul } from './gerbang';
import {
  type IzinTerbuka,
  kirimPermintaan,
  kirimSandi,
  kirimSidikJari,
  mulaiPindai,
  pastikanTerdaftar,
  pesanGagalKirim,
} from './otorisasi';
import { pesanDitolak, tarikPermintaan, tungguPutusan } from './permintaan';
import { useSesiAda } from './sesi';
import { useKejadian } from './soket';

export interface KejadianSidikJari {
  status: boolean;
  auth_for?: string;
  user_id: string;
  fp?: string;
}

interface Tunggu {
  fp: string;
  selesai: (cocok: boolean) => void;
}

export default function DialogIzin({ izin }: { izin: IzinTerbuka }) {
  const { modul } = useSesiAda();
  const sidikJari = modulNyala(modul, 'FINGERPRINT_MODULE') && nilaiModul(modul, 'AUTH_TYPE') === 'FINGERPRINT';
  const tunggu = useRef<Tunggu>(undefined);
  const jauh = useRef<(diputus: PermintaanOtorisasi) => void>(undefined);
  const fp = useRef('');
  const dini = useRef<KejadianSidikJari>(undefined);
  const { data: pengguna } = useQuery({
    queryKey: ['users', 'get', 'all'],
    queryFn: async () => (await panggil('GET', 'users/get/all')).data,
    enabled: sidikJari,
  });
  useKejadian('fingerprint-auth', (kejadian: KejadianSidikJari) => {
    // A verdict may be faster than the answer that names its scan.
    dini.current = kejadian;
    if (kejadian.fp === tunggu.current?.fp) tunggu.current?.selesai(kejadian.status);
  });

  useKejadian('authorization-decided', (diputus: PermintaanOtorisasi) => jauh.current?.(diputus));

  const mintaJauh = async (keterangan: string, tanda: AbortSignal, siap: (tarik: Tarik) => void) => {
    const { jawab, ...permintaan } = izin;
    const id = await kirimPermintaan({ ...permintaan, keterangan });
    let menunggu = true;
    // Who leaves the dialog waits for it no longer; nobody is left to decide in vain.
    const tinggalkan = () => {
      if (menunggu) void tarikPermintaan(id).catch(() => undefined);
    };
    if (tanda.aborted) return tinggalkan();
    tanda.addEventListener('abort', tinggalkan, { once: true });
    const putusan = tungguPutusan(id, tanda, (terima) => {
      jauh.current = terima;
    });
    siap(async () => jauh.current?.(await tarikPermintaan(id)));
    const diputus = await putusan;
    menunggu = false;
    if (tanda.aborted || diputus.status === 'DITARIK') return;
    if (diputus.status !== 'DISETUJUI') throw new Error(pesanDitolak(diputus));
    pesan.sukses(`Disetujui ${diputus.penyetuju}`);
    jawab(id);
  };
  const pindai = async (user_id: string, keterangan: string, tanda: AbortSignal) => {
    await pastikanTerdaftar(user_id);
    const { jawab: _jawab, ...permintaan } = izin;
    fp.current = await mulaiPindai({ ...permintaan, user_id, keterangan });
    return new Promise<boolean>((selesai) => {
      tunggu.current = { fp: fp.current, selesai };
      if (dini.current?.fp === fp.current) selesai(dini.current.status);
      tanda.addEventListener('abort', () => selesai(false), { once: true });
    });
  };
  const kirim = async ({ user_id, password, keterangan }: IsiOtorisasi) => {
    const { jawab: _jawab, ...permintaan } = izin;
    const isi = { ...permintaan, user_id, keterangan };
    try {
      const { id, message } = sidikJari
        ? await kirimSidikJari({ user_id, fp: fp.current, kategori: permintaan.kategori })
        : await kirimSandi({ ...isi, password });
      pesan.sukses(message);
      izin.jawab(id);
    } catch (sebab) {
      throw new Error(pesanGagalKirim(sebab));
    }
  };

  return (
    <DialogOtorisasi
      terbuka
      description={izin.description}
      permohonan={izin.permohonan}
      onTutup={() => izin.jawab(undefined)}
      sidikJari={sidikJari}
      pengotorisasi={(pengguna ?? []).filter((satu) => satu.level === 'SPV' || satu.level === 'OWN')}
      kirim={kirim}
      pindai={pindai}
      mintaJauh={mintaJauh}
    />
  );
}
