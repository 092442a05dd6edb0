// Entry of the web front: theme, providers, router. Nothing of a screen is loaded here.
// The API client learns where the session is kept before the first call.
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './app/tema.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { kueri } from './api/kueri';
import { muatKonfigurasi, pasangSumber } from './app/aksiSesi';
import { adalahPos } from './app/pos';
import { buatRouter } from './app/router';
import { ikutiTabLain, konfigurasi } from './app/sesi';
import { penyimpanTema, peubahTema, tema } from './app/tema';
import { pasangFokusKembali } from './kit/fokusKembali';
import { pasangPilihTab } from './kit/pilihTab';

pasangPilihTab();
pasangFokusKembali();
pasangSumber(() => window.location.reload());
ikutiTabLain();
// The configuration of last time serves until the fresh one is here; without an answer the app still starts.
void muatKonfigurasi().catch(() => undefined);

const wadah = document.getElementById('root');
if (!wadah) throw new Error('Wadah #root tidak ada');
const router = buatRouter();

createRoot(wadah).render(
  <StrictMode>
    <MantineProvider
      theme={tema}
      cssVariablesResolver={peubahTema}
      colorSchemeManager={penyimpanTema}
      defaultColorScheme={adalahPos(konfigurasi.ambil()?.version) ? 'light' : 'auto'}
    >
      <QueryClientProvider client={kueri}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
