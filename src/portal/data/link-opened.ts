import { sendValue } from './send-value.ts';

/** What a link's code looks like; whatever else stands in an address is none. */
const CODE = /^[A-Za-z0-9-]{4,20}$/;
const TOLD = 'linkOpened';

/**
 * Tells the gateway that this browser opened the form of registration by a link: once for each code in a session of the
 * browser. Nobody waits for it, and nothing comes of its failure.
 */
export function tellLinkOpened(code: string, language: string): void {
  if (!CODE.test(code)) return;
  try {
    const key = `${TOLD} ${code.toUpperCase()}`;
    if (window.sessionStorage.getItem(key) !== null) return;
    window.sessionStorage.setItem(key, 'true');
  } catch {
    // Without a storage an opening could not be told apart from a second one, so it is not counted.
    return;
  }
  sendValue('POST', '/wps/agent/register/opened', { code }, language).catch(() => {});
}
