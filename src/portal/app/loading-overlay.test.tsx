import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from '#portal/chunks/load-chunk.ts';
import { createWords, WordsProvider } from '#portal/i18n/words.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

const words = createWords('EN', 'EN', { 'loading.label': 'Loading' });
const page = (isWaiting: boolean) => (
  <WordsProvider words={words}>
    <LoadingOverlay isWaiting={isWaiting} />
  </WordsProvider>
);
const said = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('LoadingOverlay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('says nothing of a wait that is over at once', async () => {
    const { rerender } = render(page(true));
    await pass(140);
    rerender(page(false));
    await pass(1000);
    expect(said()).toBe('');
  });

  it('announces a longer wait until it is over', async () => {
    const { rerender } = render(page(true));
    await pass(160);
    expect(said()).toBe('Loading');
    rerender(page(false));
    expect(said()).toBe('');
    rerender(page(true));
    expect(said()).toBe('');
  });

  it('announces chunks that are loading', async () => {
    render(page(false));
    let arrive = (_chunk: string) => {};
    void loadChunk(
      () =>
        new Promise<string>((resolve) => {
          arrive = resolve;
        }),
    );
    await pass(160);
    expect(said()).toBe('Loading');
    arrive('chunk');
    await pass(0);
    expect(said()).toBe('');
  });
});
