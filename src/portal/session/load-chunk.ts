/** How long after one reload a missing chunk is no longer answered with another. */
const RELOAD_AGAIN_MS = 60_000;
const RELOADED_AT = 'chunkReloadedAt';

/**
 * Loads a chunk. Where it is gone, since the portal was built anew while the page stood open, the page is loaded again, once: it then
 * names the chunks that are there.
 * @throws what the import failed with, when a reload has not helped.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const reloadedAt = Number(window.sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - reloadedAt < RELOAD_AGAIN_MS) throw error;
    window.sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    window.location.reload();
    // The page is on its way out: nobody should act on half a load.
    return new Promise<never>(() => {});
  }
}
