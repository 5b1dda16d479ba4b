import type { LanguageCode } from '#contracts/generated/contracts.ts';
import { trustedScript } from './trusted-script.ts';

/** Has the browser keep the page that says that there is no network, once everything else is done. A browser without workers does without. */
export async function keepOfflinePage(language: LanguageCode): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  const script = trustedScript('service-worker', `/service-worker.js?language=${language}`);
  await navigator.serviceWorker.register(script, { scope: '/' }).catch(() => {});
}
