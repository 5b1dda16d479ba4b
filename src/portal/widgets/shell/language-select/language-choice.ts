import type { LanguageCode } from '#contracts/generated/contracts.ts';

/**
 * Keeps the choice in the `language` cookie and loads the page anew: the gateway prerenders it in that language. A
 * `language` value in the address would win over the cookie, so it goes.
 */
export function chooseLanguage(language: LanguageCode): void {
  const isSecure = window.location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve, and one plain value needs no more.
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax${isSecure ? '; secure' : ''}`;
  const address = new URL(window.location.href);
  address.searchParams.delete('language');
  if (address.href === window.location.href) window.location.reload();
  else window.location.replace(address);
}

/** How long the page waits for the account to have it: the choice holds in this browser in any case. */
const KEEPING_MS = 3_000;

/**
 * Keeps the choice with the account too, so that what is sent to its owner is in that language, and on other devices.
 */
export async function chooseOwnLanguage(language: LanguageCode): Promise<void> {
  const { keepMemberLanguage } = await import('#portal/data/account-calls.ts');
  const patience = new Promise<void>((resolve) => setTimeout(resolve, KEEPING_MS));
  await Promise.race([keepMemberLanguage(language).catch(() => {}), patience]);
  chooseLanguage(language);
}
