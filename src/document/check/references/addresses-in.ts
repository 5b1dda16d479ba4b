/** An address in a text, and what it leads to. */
export interface FoundAddress {
  readonly address: string;
  /** Small letters, with the colon: `https:`. Empty for an address without one, such as `www.brand.example`. */
  readonly scheme: string;
  /**
   * Null where there is none, none that can be read, or one behind a name and a password. The domain of a mail address.
   */
  readonly host: string | null;
}

/** Quick to say no: most texts have neither a colon before something nor www. */
const mayHoldAddress = /:\S|\/\/|www\./i;

// They take what a browser would take, so that `URL` judges what the browser will open.
const withScheme = /(?<![\w.+-])[a-z][a-z0-9+.-]*:\/\/[^\s"'<>\\]*/gi;
const withoutScheme = /(?<![\w:./@-])(?:\/\/|www\.)[^\s"'<>\\]+/gi;
const mail = /(?<![\w.+-])mailto:[^\s"'<>\\]+/gi;
const running = /(?<![\w.+-])(?:(?:javascript|vbscript|blob|file):(?=\S)|data:(?:[\w.+-]+\/[\w.+-]+)?(?:;[\w=-]+)*,)/gi;
const whole = /^\s*(?:https?|ftp|wss?):/i;

const sentenceEnds = new Set('.,;:!?)]’”»');

/**
 * Finds the addresses in a text: whole ones, ones that leave the scheme to the browser, mail, and what a browser would
 * run or open by itself.
 */
export function addressesIn(text: string): readonly FoundAddress[] {
  if (!mayHoldAddress.test(text)) return [];
  const found: FoundAddress[] = [];
  const places = new Set<number>();
  for (const { 0: match, index } of text.matchAll(withScheme)) {
    const address = withoutPunctuation(match);
    places.add(index);
    found.push({ address, scheme: schemeOf(address), host: hostOf(address) });
  }
  for (const [match] of text.matchAll(withoutScheme)) {
    const address = withoutPunctuation(match);
    const host = hostOf(`https://${address.replace(/^\/\//, '')}`);
    if (host?.includes('.') || (host === null && /^[/\w-]+\.[\w-]/.test(address)))
      found.push({ address, scheme: '', host });
  }
  for (const [match] of text.matchAll(mail)) found.push(...mailAddresses(withoutPunctuation(match)));
  for (const { 0: match, index } of text.matchAll(running))
    if (!places.has(index)) found.push({ address: match, scheme: schemeOf(match), host: null });
  const asOne = addressAsWhole(text);
  if (asOne && !found.some(({ scheme, host }) => scheme === asOne.scheme && host === asOne.host)) found.push(asOne);
  return found;
}

/**
 * A text that is an address from end to end, as a browser reads it: without its line ends and tabs, and with any number
 * of slashes.
 */
function addressAsWhole(text: string): FoundAddress | null {
  if (!whole.test(text) || !URL.canParse(text)) return null;
  return { address: text, scheme: new URL(text).protocol, host: hostOf(text) };
}

/** One for each domain that a mail would go to: there may be several receivers, and copies in the query. */
function mailAddresses(address: string): readonly FoundAddress[] {
  const hosts = [...decoded(address).matchAll(/@([^\s@,;?&]*)/g)].map(([, domain]) => hostOf(`https://${domain}`));
  return (hosts.length > 0 ? hosts : [null]).map((host) => ({ address, scheme: 'mailto:', host }));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '';
  }
}

/** The full stop or bracket behind an address belongs to the sentence. */
function withoutPunctuation(address: string): string {
  let end = address.length;
  while (sentenceEnds.has(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

function schemeOf(address: string): string {
  return address.slice(0, address.indexOf(':') + 1).toLowerCase();
}

function hostOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, username, password } = new URL(address);
  return username === '' && password === '' ? hostname || null : null;
}
