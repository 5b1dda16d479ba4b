import { assetAddress } from '#contracts/asset-address.ts';
import type { LanguageCode } from '#contracts/generated/contracts.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** The address of the offline page, the fallback for a page that cannot be fetched. */
export const offlineAddress = (language: LanguageCode): string => `/offline?language=${language}`;

/**
 * The service worker of a site: it keeps the offline page and shows it where a page cannot be fetched. Everything else
 * goes its usual way, since pages carry a nonce of their own and files are kept by the browser for as long as they may
 * be.
 */
export function serviceWorker({ id, checksum, assetBase, theme }: PublishedSite, language: LanguageCode): string {
  const kept = [offlineAddress(language), assetAddress(assetBase, theme.logo.mark)];
  const cache = `offline-${id}-${checksum.slice(0, 16)}-${language}`;
  return `const CACHE = ${JSON.stringify(cache)};
const KEPT = ${JSON.stringify(kept)};

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const removeOthers = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(removeOthers());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate' && request.method === 'GET';
  if (!isPage && !KEPT.includes(new URL(request.url).pathname)) return;
  const fetched = async () => (await event.preloadResponse) ?? fetch(request);
  const kept = async () => (await caches.match(isPage ? KEPT[0] : request)) ?? Response.error();
  event.respondWith(fetched().catch(kept));
});
`;
}
