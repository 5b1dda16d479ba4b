/** An address in a text, and what it leads to. */
export interface FoundAddress {
  readonly address: string;
  /** Small letters, with the colon: `https:`. Empty for an address without one, such as `www.brand.example`. */
  readonly scheme: string;
  /** Null where there is none, or none that can be read. */
  readonly host: string | null;
}

/** Quick to say no: most texts have neither a colon before something nor www. */
const mayHoldAddress = /:\S|\/\/|www\./i;

const withScheme = /(?<![\w.+-])[a-z][a-z0-9+.-]*:\/\/[^\s"'<>\\^`{|}]*/gi;
const withoutScheme = /(?<![\w:./@-])(?:\/\/|www\.)[a-z0-9-]+(?:\.[a-z0-9-]+)+[^\s"'<>\\^`{|}]*/gi;
const running = /(?<![\w.+-])(?:(?:javascript|vbscript|blob|file):(?=\S)|data:(?:[\w.+-]+\/[\w.+-]+)?(?:;[\w=-]+)*,)/gi;

/** Finds the addresses in a text: whole ones, ones that leave the scheme to the browser, and what a browser would run or open by itself. */
export function addressesIn(text: string): readonly FoundAddress[] {
  if (!mayHoldAddress.test(text)) return [];
  const found: FoundAddress[] = [];
  for (const [match] of text.matchAll(withScheme)) {
    const address = withoutPunctuation(match);
    found.push({ address, scheme: `${address.split(':', 1)[0]?.toLowerCase()}:`, host: hostOf(address) });
  }
  for (const [match] of text.matchAll(withoutScheme)) {
    const address = withoutPunctuation(match);
    found.push({ address, scheme: '', host: hostOf(`https://${address.replace(/^\/\//, '')}`) });
  }
  for (const [match] of text.matchAll(running))
    if (!found.some(({ address }) => address.startsWith(match)))
      found.push({ address: match, scheme: `${match.split(':', 1)[0]?.toLowerCase()}:`, host: null });
  return found;
}

/** The full stop or bracket behind an address belongs to the sentence. */
function withoutPunctuation(address: string): string {
  return address.replace(/[.,;:!?)\]’”»]+$/, '');
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname || null : null;
}
