// The query client: server state lives here. Refusals are final; only a lost connection is tried again.
// Errors are rendered where they happen, so nothing is toasted centrally.
import { QueryClient } from '@tanstack/react-query';
import { Tolak } from './tolak';

export function buatKueri(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (kali, sebab) => sebab instanceof Tolak && sebab.tanpaJawaban && kali < 2,
      },
      mutations: { retry: false },
    },
  });
}

export const kueri = buatKueri();
