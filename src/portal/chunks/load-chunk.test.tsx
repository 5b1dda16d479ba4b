import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkError, loadChunk, pendingChunks } from './load-chunk.ts';

const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

describe('loadChunk', () => {
  const reload = vi.fn();
  const ask = vi.fn();

  beforeEach(() => {
    reload.mockReset();
    ask.mockReset().mockResolvedValue(new Response());
    window.sessionStorage.clear();
    vi.stubGlobal('location', { ...window.location, reload });
    vi.stubGlobal('fetch', ask);
    return () => vi.unstubAllGlobals();
  });

  it('returns the loaded module', async () => {
    await expect(loadChunk(async () => 'chunk')).resolves.toBe('chunk');
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the page again when a chunk is gone, and lets nobody act on half a load', async () => {
    const settled = vi.fn();
    void loadChunk(gone).then(settled, settled);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(settled).not.toHaveBeenCalled();
  });

  it('reports the failure when reloading the page has not helped', async () => {
    void loadChunk(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await expect(loadChunk(gone)).rejects.toMatchObject({ name: 'ChunkError', kind: 'missing' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('loads the page again for a visitor who asks again, since the browser may remember that the chunk did not come', async () => {
    void loadChunk(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    void loadChunk(gone, { askedAgain: true });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadChunk(gone, { askedAgain: true })).rejects.toMatchObject({ kind: 'missing' });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('keeps the page where the gateway cannot be reached', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadChunk(gone)).rejects.toMatchObject({ kind: 'missing' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks for nothing and keeps the page while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(loadChunk(gone)).rejects.toBeInstanceOf(ChunkError);
    expect(ask).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('gives up after 120 seconds, without loading the page again', async () => {
    vi.useFakeTimers();
    const late = expect(loadChunk(() => new Promise(() => {}))).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(120_000);
    await late;
    expect(reload).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('reports while chunks are loading', async () => {
    const heard = vi.fn();
    const stop = pendingChunks.subscribe(heard);
    const loading = loadChunk(async () => 'chunk');
    expect(pendingChunks.areThere()).toBe(true);
    await loading;
    expect(pendingChunks.areThere()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });
});
