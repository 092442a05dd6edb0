// The router, made from the one route table: login and public pages outside the shell, everything else inside it.
// A page inside the shell opens only while the stored login date equals today.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { antreanDialog, tutupTanya } from '@/kit/dialog';
import { useGudang } from '@/kit/gudang';
import { RUTE } from '@/routes';
import { HalamanRute, lupakanGagal } from './HalamanRute';
import { HalamanGagal } from './halaman/HalamanGagal';
import { izinTerbuka } from './otorisasi';
import { adalahPos, halamanAwal, rumah } from './pos';
import { senggang } from './senggang';
import { akhiriSesi, konfigurasi, sesi, sesiBerlaku } from './sesi';

const TidakDitemukan = lazy(() => import('./halaman/TidakDitemukan'));
const Galeri = lazy(() => import('@/kit/galeri/Galeri'));

const Lapisan = lazy(() => import('./Lapisan'));

function DiAtasHalaman() {
  const [berdiri, setBerdiri] = useState(false);
  const ditanya = useGudang(antreanDialog).length > 0;
  useEffect(() => senggang(() => setBerdiri(true)), []);
  return berdiri || ditanya ? (
    <Suspense fallback={null}>
      <Lapisan />
    </Suspense>
  ) : null;
}

const akar = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <DiAtasHalaman />
    </>
  ),
});

/** Clears what is left of an old session; tells whether the person may go on. */
export function jagaSesi(): boolean {
  if (sesiBerlaku()) return true;
  if (sesi.ambil()) akhiriSesi();
  return false;
}

const masuk = createRoute({
  getParentRoute: () => akar,
  path: '/',
  beforeLoad: () => {
    if (!jagaSesi()) return;
    const pos = adalahPos(konfigurasi.ambil()?.version);
    const kini = sesi.ambil();
    throw redirect({ to: kini ? halamanAwal(kini.pengguna, kini.modul, pos) : rumah(pos) });
  },
  component: lazyRouteComponent(() => import('./Masuk')),
});

const UMUM = {
  '/terms-and-conditions': lazyRouteComponent(() => import('./halaman/Ketentuan')),
  '/privacy-policy': lazyRouteComponent(() => import('./halaman/Privasi')),
  '/papan-harga': lazyRouteComponent(() => import('@/screens/harga/PapanHarga')),
};

const umum = Object.entries(UMUM).map(([path, component]) =>
  createRoute({ getParentRoute: () => akar, path, component }),
);

const kerangka = createRoute({
  getParentRoute: () => akar,
  id: 'kerangka',
  beforeLoad: () => {
    if (!jagaSesi()) throw redirect({ to: '/' });
  },
  component: lazyRouteComponent(() => import('./Kerangka')),
});

const isi = RUTE.filter((rute) => rute.jenis !== 'public').map((rute) =>
  createRoute({
    getParentRoute: () => kerangka,
    path: rute.path,
    component: () => <HalamanRute rute={rute} />,
  }),
);

const galeri = createRoute({ getParentRoute: () => kerangka, path: '/galeri', component: Galeri });
const lain = createRoute({ getParentRoute: () => kerangka, path: '$', component: TidakDitemukan });

const pohon = akar.addChildren([masuk, ...umum, kerangka.addChildren([...isi, galeri, lain])]);

export function buatRouter() {
  const router = createRouter({
    routeTree: pohon,
    defaultPreload: false,
    scrollRestoration: true,
    defaultErrorComponent: HalamanGagal,
  });
  // What a page asked goes with it: after a step back no question is left that could still do something.
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (!pathChanged) return;
    lupakanGagal();
    tutupTanya();
    izinTerbuka.ambil()?.jawab(undefined);
  });
  return router;
}
