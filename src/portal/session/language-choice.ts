import type { LanguageCode } from '#contracts/generated/contracts.ts';

/**
 * Keeps the choice in the `language` cookie and loads the page anew: the gateway prerenders it in that language. A `language` value in
 * the address would win over the cookie, so it goes.
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
