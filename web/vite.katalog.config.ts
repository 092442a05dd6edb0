// Build of the catalogue's app: a small bundle of its own beside the back office, embedded with it, served at /katalog and
// /katalog-berlian.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.KARAT_ADDR ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: new URL('./katalog', import.meta.url).pathname,
  base: '/katalog/',
  plugins: [react()],
  build: {
    outDir: new URL('./dist/katalog', import.meta.url).pathname,
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
  server: { host: '127.0.0.1', port: 5174, proxy: { '/api': server, '/nota': server, '/katalog-langsung': server } },
});
