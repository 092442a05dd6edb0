// Prepares every unit test: matchers, what happy-dom lacks, and a clean slate between tests.
// Nothing here replaces code of the app.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { tunggulahEfek } from './tenang';

// Lazy parts load from disk: a busy machine needs more than the usual second.
configure({ asyncUtilTimeout: 30_000 });
tunggulahEfek();

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});
