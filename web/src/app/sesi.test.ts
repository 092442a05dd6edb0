// The session through login, day change, dead token, lock, store change and logout.
// The Jakarta day decides, whatever the machine's zone.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hariIni } from '@/kit/waktu';
import { jawabApi, masukSebagai, PENGGUNA } from '../../test/bungkus';
import { bukaLayar, gantiPassword, keluar, kunciLayar, masuk, muatModul, pasangSumber, pindahToko } from './aksiSesi';
import { adalahPos, rumah } from './pos';
import { jagaSesi } from './router';
import {
  akhiriSesi,
  dasarAktif,
  gabungModul,
  ikutiTabLain,
  kodeTokoAktif,
  semuaPortal,
  sesi,
  sesiBerlaku,
} from './sesi';
import { aturProgres, persenProgres, progresSinkron } from './sinkron';
import { akarServer } from './soket';

const muatUlang = vi.fn();

beforeEach(() => {
  akhiriSesi();
  muatUlang.mockClear();
  pasangSumber(muatUlang);
});

describe('sesi', () => {
  it('berlaku hanya selama tanggal masuk sama dengan hari ini di Jakarta', () => {
    vi.useFakeTimers({ now: new Date('2026-11-15T16:59:59Z') });
    masukSebagai();
    expect(localStorage.getItem('tgl_login')).toBe('2026-11-15');
    expect(sesiBerlaku()).toBe(true);
    vi.setSystemTime(new Date('2026-11-15T17:00:01Z'));
    expect(hariIni()).toBe('2026-11-16');
    expect(sesiBerlaku()).toBe(false);
  });

  it('hari berganti: penyimpanan dikosongkan, tanda masuk false, pilihan perangkat tetap', () => {
    vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') });
    masukSebagai();
    localStorage.setItem('karat.pilihan.tema', 'dark');
    localStorage.setItem('lain', 'x');
    vi.setSystemTime(new Date('2026-11-16T10:00:00Z'));
    expect(jagaSesi()).toBe(false);
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('lain')).toBeNull();
    expect(localStorage.getItem('isLogin')).toBe('false');
    expect(localStorage.getItem('karat.pilihan.tema')).toBe('dark');
  });

  it('masuk menyimpan pengguna dan modul', async () => {
    const terkirim = jawabApi(({ alamat }) => ({
      isi: { data: alamat.endsWith('login') ? PENGGUNA : [{ key: 'A', value: 'on' }] },
    }));
    await masuk({ user_id: 'kasir1', password: 'x' });
    expect(sesi.ambil()?.pengguna.user_id).toBe('kasir1');
    expect(sesi.ambil()?.modul).toEqual([{ key: 'A', value: 'on' }]);
    expect(terkirim.map((satu) => satu.alamat)).toEqual(['/api/v1/users/login', '/api/v1/para-system']);
    expect(terkirim[1]?.kepala.get('authorization')).toBe('Bearer token-kasir1');
  });

  it('tidak setengah masuk bila modul gagal dimuat', async () => {
    jawabApi(({ alamat }) => (alamat.endsWith('login') ? { isi: { data: PENGGUNA } } : 'putus'));
    await expect(masuk({ user_id: 'kasir1', password: 'x' })).rejects.toThrow('Koneksi Bermasalah');
    expect(sesi.ambil()).toBeUndefined();
  });

  it('keluar memberi tahu server dan selalu berhasil di sini', async () => {
    masukSebagai();
    const terkirim = jawabApi(() => 'putus');
    await keluar();
    expect(terkirim[0]).toMatchObject({ alamat: '/api/v1/users/logout', badan: { user_id: 'kasir1' } });
    expect(sesi.ambil()).toBeUndefined();
  });

  it('token mati mengosongkan sesi dan memuat ulang satu kali', async () => {
    masukSebagai();
    jawabApi(() => ({ status: 401, isi: { code: 'SESI-01', message: 'Invalid Token.' } }));
    await expect(pindahToko(undefined)).rejects.toThrow();
    await expect(pindahToko(undefined)).rejects.toThrow();
    expect(muatUlang).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('isLogin')).toBe('false');
  });
});

it('keluar di tab lain mengakhiri sesi di tab ini', () => {
  ikutiTabLain();
  masukSebagai();
  localStorage.setItem('isLogin', 'false');
  window.dispatchEvent(new StorageEvent('storage', { key: 'isLogin' }));
  expect(sesi.ambil()).toBeUndefined();
});

describe('toko', () => {
  const JKT1 = { portal: 'http://a/toko/JKT1', nama_toko: 'Jakarta', kode_toko: 'JKT1' };
  it('yang dipilih menentukan alamat panggilan dan tersimpan sebagai portal1', async () => {
    masukSebagai({ pusat: true, kode_toko: 'PST' });
    const terkirim = jawabApi(() => ({ isi: { data: [] } }));
    await pindahToko(JKT1);
    expect(localStorage.getItem('portal1')).toBe('http://a/toko/JKT1/api/v1/');
    expect(terkirim[0]?.alamat).toBe('http://a/toko/JKT1/api/v1/para-system');
    expect(kodeTokoAktif()).toBe('JKT1');
    await pindahToko(undefined);
    expect(dasarAktif()).toBe('/api/v1/');
    expect(kodeTokoAktif()).toBe('PST');
  });
  it('semua portal rantai tersimpan saat orang pusat masuk', async () => {
    jawabApi(({ alamat }) => {
      if (alamat.endsWith('login')) return { isi: { data: { ...PENGGUNA, pusat: true } } };
      return { isi: { data: alamat.endsWith('tokos') ? [JKT1, { ...JKT1, portal: 'http://a/toko/BDG1' }] : [] } };
    });
    await masuk({ user_id: 'pusat', password: 'x' });
    expect(semuaPortal()).toBe('http://a/toko/JKT1,http://a/toko/BDG1');
  });
  it('kembali ke toko semula bila yang dipilih tidak menjawab', async () => {
    masukSebagai({ pusat: true, kode_toko: 'PST' });
    jawabApi(() => 'putus');
    await expect(pindahToko(JKT1)).rejects.toThrow('Koneksi Bermasalah');
    expect(dasarAktif()).toBe('/api/v1/');
  });
  it('soket tersambung ke akar server toko itu', () => {
    expect(akarServer('http://cabang.example/toko/JKT1', 'http://pusat.example')).toBe('http://cabang.example');
    expect(akarServer(undefined)).toBe('');
  });
});

describe('kunci', () => {
  it('mengunci, dibuka kasir yang sama atau diganti kasir lain', async () => {
    masukSebagai({}, [{ key: 'A', value: 'on' }]);
    const terkirim = jawabApi(({ alamat, badan }) => {
      if (alamat.endsWith('buka')) {
        const { user_id } = badan as { user_id: string };
        return { isi: { data: { ...PENGGUNA, user_id, token: user_id === 'kasir1' ? null : `baru-${user_id}` } } };
      }
      return { isi: { data: [] } };
    });
    await kunciLayar();
    expect(sesi.ambil()?.terkunci).toBe(true);
    await bukaLayar({ user_id: 'kasir1', password: 'x' });
    expect(sesi.ambil()).toMatchObject({ terkunci: false, pengguna: { token: 'token-kasir1' } });
    expect(sesi.ambil()?.modul).toHaveLength(1);
    await kunciLayar();
    await bukaLayar({ user_id: 'kasir2', password: 'x' });
    expect(sesi.ambil()?.pengguna).toMatchObject({ user_id: 'kasir2', token: 'baru-kasir2' });
    expect(terkirim.at(-1)?.alamat).toBe('/api/v1/para-system');
  });
});

/** Answers wait until they are let through, so that they can come in another order than they were asked. */
function jawabTertahan() {
  const tertahan: { alamat: string; jawab: (status: number, isi: unknown) => void }[] = [];
  vi.stubGlobal(
    'fetch',
    (alamat: string) =>
      new Promise<Response>((selesai) => {
        tertahan.push({ alamat, jawab: (status, isi) => selesai(new Response(JSON.stringify(isi), { status })) });
      }),
  );
  const ke = async (akhir: string) => {
    await vi.waitFor(() => expect(tertahan.some(({ alamat }) => alamat.endsWith(akhir))).toBe(true));
    return tertahan.splice(
      tertahan.findIndex(({ alamat }) => alamat.endsWith(akhir)),
      1,
    )[0]?.jawab as (status: number, isi: unknown) => void;
  };
  return { tertahan, ke };
}

describe('jawaban yang terlambat', () => {
  const TERKUNCI = { code: 'SESI-04', message: 'Kasir terkunci' };
  it('layar yang dibuka tidak terkunci lagi oleh permintaan dari sebelum dibuka', async () => {
    masukSebagai();
    pasangSumber(() => undefined);
    const { ke } = jawabTertahan();
    const lama = muatModul();
    const kunci = kunciLayar();
    const buka = bukaLayar({ user_id: 'kasir1', password: 'x' });
    (await ke('users/kunci'))(200, { data: true });
    await kunci;
    (await ke('users/buka'))(200, { data: { ...PENGGUNA, token: null } });
    await buka;
    (await ke('para-system'))(423, TERKUNCI);
    await expect(lama).rejects.toThrow('Kasir terkunci');
    expect(sesi.ambil()?.terkunci).toBe(false);
  });
  it('kasir pengganti tidak dikeluarkan oleh token kasir sebelumnya yang sudah mati', async () => {
    masukSebagai();
    const muatUlang = vi.fn();
    pasangSumber(muatUlang);
    const { ke } = jawabTertahan();
    const lama = muatModul();
    const dulu = await ke('para-system');
    const buka = bukaLayar({ user_id: 'kasir2', password: 'x' });
    (await ke('users/buka'))(200, { data: { ...PENGGUNA, user_id: 'kasir2', token: 'baru' } });
    (await ke('para-system'))(200, { data: [] });
    await buka;
    dulu(401, { code: 'SESI-01', message: 'Invalid Token.' });
    await expect(lama).rejects.toThrow('Invalid Token.');
    expect(sesi.ambil()?.pengguna.user_id).toBe('kasir2');
    expect(muatUlang).not.toHaveBeenCalled();
  });
  it('sesi berdiri setelah setelannya ada, tidak sebelumnya', async () => {
    const { ke } = jawabTertahan();
    const janji = masuk({ user_id: 'kasir1', password: 'x' });
    (await ke('users/login'))(200, { data: PENGGUNA });
    const setelan = await ke('para-system');
    expect(sesi.ambil()).toBeUndefined();
    setelan(200, { data: [{ key: 'A', value: 'on' }] });
    await janji;
    expect(sesi.ambil()?.modul).toHaveLength(1);
  });
  it('membuka menunggu penguncian yang masih di jalan', async () => {
    masukSebagai();
    const { tertahan, ke } = jawabTertahan();
    const kunci = kunciLayar();
    const buka = bukaLayar({ user_id: 'kasir1', password: 'x' });
    const jawabKunci = await ke('users/kunci');
    await Promise.resolve();
    expect(tertahan).toEqual([]);
    jawabKunci(200, { data: true });
    await kunci;
    (await ke('users/buka'))(200, { data: { ...PENGGUNA, token: null } });
    await buka;
    expect(sesi.ambil()?.terkunci).toBe(false);
  });
});

it('penolakan SESI-04 mengunci layar, SANDI-03 menuntut password baru', async () => {
  masukSebagai();
  jawabApi(() => ({ status: 423, isi: { code: 'SESI-04', message: 'Kasir terkunci' } }));
  await expect(muatModul()).rejects.toThrow('Kasir terkunci');
  expect(sesi.ambil()?.terkunci).toBe(true);
  jawabApi(() => ({ status: 403, isi: { code: 'SANDI-03', message: 'harus diganti' } }));
  await expect(muatModul()).rejects.toThrow('harus diganti');
  expect(sesi.ambil()?.pengguna.ganti_password).toBe(true);
});

it('password sekali pakai: masuk tanpa modul, modul dimuat setelah diganti', async () => {
  const terkirim = jawabApi(({ alamat }) => {
    if (alamat.endsWith('login')) return { isi: { data: { ...PENGGUNA, ganti_password: true } } };
    return { isi: { data: alamat.endsWith('para-system') ? [{ key: 'A', value: 'on' }] : true } };
  });
  await masuk({ user_id: 'kasir1', password: 'x' });
  expect(terkirim).toHaveLength(1);
  await gantiPassword({ password_lama: 'x', password_baru: 'y' });
  expect(sesi.ambil()).toMatchObject({ modul: [{ key: 'A', value: 'on' }], pengguna: { ganti_password: false } });
});

it('modul digabung menurut kunci', () => {
  const lama = [
    { key: 'A', value: 'on' },
    { key: 'B', value: 'off' },
  ];
  expect(
    gabungModul(lama, [
      { key: 'B', value: 'on' },
      { key: 'C', value: '1' },
    ]),
  ).toEqual([
    { key: 'A', value: 'on' },
    { key: 'B', value: 'on' },
    { key: 'C', value: '1' },
  ]);
});

it('POS dikenali dari versi atau user agent', () => {
  expect(adalahPos('POS', 'Mozilla')).toBe(true);
  expect(adalahPos('WEB', 'Mozilla KaratPOS/1.0')).toBe(true);
  expect(adalahPos('WEB', 'Mozilla')).toBe(false);
  expect(adalahPos(undefined, 'Mozilla POSTMAN')).toBe(false);
  expect([rumah(true), rumah(false)]).toEqual(['/home', '/dashboard']);
});

it('progres sinkron dihitung dalam persen dan hilang saat selesai', () => {
  aturProgres({ progress: 30, total: 120 });
  expect(progresSinkron.ambil()).toEqual({ progress: 30, total: 120 });
  expect(persenProgres({ progress: 30, total: 120 })).toBe(25);
  expect(persenProgres({ progress: 5, total: 0 })).toBe(0);
  aturProgres({ progress: 120, total: 120 });
  expect(progresSinkron.ambil()).toBeUndefined();
});
