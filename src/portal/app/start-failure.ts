import { escapeText } from './prerender/escape-text.ts';

/** The id of the notice that stands in the prerendered page, unseen unless the portal does not start. */
export const START_FAILED_ID = 'start-failed';

/** How long the portal may take to start before the page says so (specification, section 9). */
const START_TIMEOUT_MS = 120_000;

/** The notice's style. It is on the page before any component, so it has no component of its own. */
export const startFailureCss = `#${START_FAILED_ID}:not([hidden]){position:fixed;z-index:90;inset:auto 16px 16px;margin-inline:auto;max-width:560px;padding:12px 16px;border-radius:var(--r-m);background:var(--surf3);color:var(--tx);box-shadow:var(--sh3);display:flex;gap:16px;justify-content:space-between;align-items:center;font-size:14px}#${START_FAILED_ID} a{color:var(--pri-tx);font-weight:600;white-space:nowrap;padding-block:12px}`;

interface StartFailureWords {
  readonly network: string;
  readonly slow: string;
  readonly retry: string;
}

/**
 * The notice of a page whose scripts fail to load: it can be read and its links lead on, but nothing else works. The
 * link reloads the page.
 */
export function startFailureHtml({ network, slow, retry }: StartFailureWords): string {
  const attributes = `id="${START_FAILED_ID}" role="alert" data-slow="${escapeText(slow)}" hidden`;
  return `<div ${attributes}><span>${escapeText(network)}</span><a href="">${escapeText(retry)}</a></div>`;
}

/** Shows the notice when the import of the entry fails, or when the portal has not started in time. */
export const startFailureScript = `.catch(()=>{document.getElementById('${START_FAILED_ID}').hidden=false});setTimeout(()=>{const box=document.getElementById('${START_FAILED_ID}');if(document.documentElement.dataset.hydrated||!box.hidden)return;box.firstChild.textContent=box.dataset.slow;box.hidden=false},${START_TIMEOUT_MS})`;

/** Shows the notice: the portal was loaded but could not take the page over. */
export function showStartFailure(): void {
  document.getElementById(START_FAILED_ID)?.removeAttribute('hidden');
}
