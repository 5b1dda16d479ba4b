import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

describe('loadChunk', () => {
  const reload = vi.fn();

  beforeEach(() => {
    reload.mockReset();
    window.sessionStorage.clear();
    vi.stubGlobal('location', { ...window.location, reload });
    return () => vi.unstubAllGlobals();
  });

  it('hands over what it loads', async () => {
    await expect(loadChunk(async () => 'chunk')).resolves.toBe('chunk');
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the page again when a chunk is gone, and lets nobody act on half a load', async () => {
    const settled = vi.fn();
    void loadChunk(gone).then(settled, settled);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(settled).not.toHaveBeenCalled();
  });

  it('says what is wrong when loading the page again has not helped', async () => {
    void loadChunk(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await expect(loadChunk(gone)).rejects.toThrow('Failed to fetch');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
