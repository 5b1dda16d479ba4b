import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetSounds, useMuted } from './draw-sounds.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetSounds();
});

it('are muted for the page where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('The page may keep nothing.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { result } = renderHook(() => useMuted());
  expect(result.current[0]).toBe(false);
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
});
