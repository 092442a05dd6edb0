// A picture that is replaced keeps its address while a slow machine may still read it.
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAlamatBerkas } from './useAlamatBerkas';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('alamat yang diganti dilepas kemudian, bukan seketika', () => {
  vi.useFakeTimers();
  let ke = 0;
  URL.createObjectURL = vi.fn(() => `blob:${++ke}`);
  URL.revokeObjectURL = vi.fn();
  const { result, rerender, unmount } = renderHook((foto: Blob | undefined) => useAlamatBerkas(foto), {
    initialProps: new Blob(['a']),
  });
  expect(result.current).toBe('blob:1');
  rerender(new Blob(['b']));
  expect(result.current).toBe('blob:2');
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(URL.revokeObjectURL).toHaveBeenLastCalledWith('blob:2');
});
