// Build, development server and unit tests of the web front. The app is built without any server running.
// Development proxies the API, the stores' portals and the live socket to a local Karat.
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const server = process.env.KARAT_ADDR ?? 'http://127.0.0.1:8080';

// What the tests load of others' code, each bundled once a run: one file instead of hundreds, for every test file anew.
// React itself stays as it is, one for all, and with it what renders for the tests: its `act` must be that React's.
const PUSTAKA = [
  '@mantine/charts',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/hooks',
  '@mantine/notifications',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@testing-library/user-event',
  'dayjs',
  'dayjs/locale/id',
];

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Every screen is a file of its own and the first load lists them all: a name beside the hash costs it 5 kB.
    rollupOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': server,
      '/healthz': server,
      '/toko': server,
      '/lacak': server,
      '^/nota/': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['./test/lambat.ts', './test/siapkan.ts'],
    testTimeout: 180_000,
    // Otherwise one of two cores stays idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    include: ['src/**/*.test.{ts,tsx}', 'katalog/src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
    deps: { optimizer: { client: { enabled: true, include: PUSTAKA } } },
  },
});
