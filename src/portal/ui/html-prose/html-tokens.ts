/** Elements whose content is no text for people. */
const SILENT = new Set(
  'script style template noscript iframe svg math title textarea select option object xmp'.split(' '),
);

/** The start or the end of an element. */
export interface Tag {
  readonly tag: string;
  readonly isEnd: boolean;
  readonly attributes: string;
}

/** Texts and tags in order; comments and silent elements are left out. */
export function* tokensOf(html: string): Generator<string | Tag> {
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    const text = html.slice(at, start < 0 ? undefined : start);
    if (text !== '') yield decoded(text);
    if (start < 0) return;
    if (html.startsWith('<!--', start)) {
      at = after(html, '-->', start);
      continue;
    }
    const end = html.indexOf('>', start);
    if (end < 0) return yield decoded(html.slice(start));
    const [, slash = '', name = '', attributes = ''] =
      /^<(\/?)([a-z][a-z0-9]*)([\s\S]*)$/i.exec(html.slice(start, end)) ?? [];
    const tag = name.toLowerCase();
    at = end + 1;
    if (tag === '') continue;
    if (slash === '' && SILENT.has(tag)) at = after(html.toLowerCase(), `</${tag}`, at);
    else yield { tag, isEnd: slash !== '', attributes };
  }
}

/** The place behind the next mark, or the end where there is none. */
function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  if (found < 0) return text.length;
  const end = text.indexOf('>', found);
  return end < 0 ? text.length : end + 1;
}

/** The value of an attribute in quotes; empty where there is none. */
export function attributeOf(attributes: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? [];
  return decoded(double ?? single ?? '').trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : '';
  });
}
