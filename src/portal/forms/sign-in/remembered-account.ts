const NAME = 'account';
const SECONDS = 24 * 60 * 60;

/**
 * The account that was signed in to last in a browser that is remembered; empty where there is none. A password is kept
 * nowhere.
 */
export function rememberedAccount(): string {
  const [, value = ''] = /(?:^|; )account=([^;]*)/.exec(document.cookie) ?? [];
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/**
 * Keeps the name of an account for a day, so that the form begins with it; null forgets it (specification, section 4,
 * "Remember-me").
 */
export function rememberAccount(account: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const age = account === null ? 0 : SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve, and one plain value needs no more.
  document.cookie = `${NAME}=${encodeURIComponent(account ?? '')}; path=/; max-age=${age}; samesite=lax${secure}`;
}
