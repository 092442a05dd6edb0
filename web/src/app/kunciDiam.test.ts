// A till that nobody touches locks itself, and one that somebody works at does not.
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kunciLayar } from './aksiSesi';
import { useKunciDiam } from './kunciDiam';

vi.mock('./aksiSesi', () => ({ kunciLayar: vi.fn(() => Promise.resolve()) }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const MENIT = 60_000;

it('mengunci layar yang ditinggal, sekali', () => {
  renderHook(() => useKunciDiam(15));
  vi.advanceTimersByTime(14 * MENIT);
  expect(kunciLayar).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * MENIT);
  expect(kunciLayar).toHaveBeenCalledTimes(1);
});

it('tidak mengunci selama dipakai, dan tidak pernah bila sehari penuh', () => {
  renderHook(() => useKunciDiam(15));
  renderHook(() => useKunciDiam(1440));
  for (let i = 0; i < 6; i += 1) {
    vi.advanceTimersByTime(10 * MENIT);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  }
  expect(kunciLayar).not.toHaveBeenCalled();
});
