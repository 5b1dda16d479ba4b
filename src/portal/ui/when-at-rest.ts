/** How long a page that never rests is waited for. */
const REST_WITHIN_MS = 2000;

/** How long after its load a page counts as at rest in Safari, which has no callback for idle time. */
const REST_AFTER_LOAD_MS = 200;

/** Calls back when the page has loaded and the browser is idle. Returns what takes the call back. */
export function whenAtRest(callback: () => void): () => void {
  if (document.readyState !== 'complete') {
    const onLoad = () => {
      cancel = whenAtRest(callback);
    };
    let cancel = () => window.removeEventListener('load', onLoad);
    window.addEventListener('load', onLoad, { once: true });
    return () => cancel();
  }
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: REST_WITHIN_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, REST_AFTER_LOAD_MS);
  return () => clearTimeout(handle);
}
