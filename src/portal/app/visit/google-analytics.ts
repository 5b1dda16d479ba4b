import { trustedScript } from './trusted-script.ts';

type TagWindow = Window & {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
};

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

const tagWindow = (): TagWindow => window as unknown as TagWindow;

let isLoaded = false;

/** Loads Google's tag, once, and counts from now on. To be called with the visitor's consent alone. */
export function startAnalytics(gtagId: string): void {
  const page = tagWindow();
  page[`ga-disable-${gtagId}`] = false;
  if (isLoaded) return;
  isLoaded = true;
  page.dataLayer ??= [];
  tag('js', new Date());
  tag('config', gtagId);
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScript('analytics', `${SCRIPT}?id=${encodeURIComponent(gtagId)}`);
  document.head.append(script);
}

/** Stops counting and takes away what the tag has kept. */
export function stopAnalytics(gtagId: string): void {
  tagWindow()[`ga-disable-${gtagId}`] = true;
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((each) => each === '_ga' || each.startsWith('_ga_'))) {
    expireCookie(name);
    expireCookie(name, `; domain=${window.location.hostname}`);
  }
}

function expireCookie(name: string, domain = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/** Google's tag reads argument lists, and takes arrays for something else. */
function tag(..._words: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag tells its commands from other values by this very object.
  tagWindow().dataLayer?.push(arguments);
}
