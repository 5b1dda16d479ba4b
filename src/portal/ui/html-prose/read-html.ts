/** Words, or words within an emphasis or a link. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] };

/** A heading, a paragraph, or a list of items. */
export type Block =
  | { readonly kind: 'heading'; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: ReadonlyArray<readonly Inline[]> };

/** Elements whose content is no text for people. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
]);
const HEADINGS = /^h[1-6]$/;
const PARAGRAPHS = new Set([
  'p',
  'div',
  'section',
  'article',
  'blockquote',
  'tr',
  'table',
  'header',
  'footer',
  'br',
  'hr',
]);
const EMPHASES = new Map<string, 'strong' | 'em'>([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
]);

type Parts = Inline[];

/**
 * Reads the HTML of an announcement into what may be shown: headings, paragraphs, lists, emphasis and links. Nothing of it becomes
 * markup: what is not known leaves its words alone, and what is no text for people leaves nothing. Takes one pass.
 */
export function readHtml(html: string): readonly Block[] {
  const blocks: Block[] = [];
  let parts: Parts = [];
  let kind: 'heading' | 'paragraph' = 'paragraph';
  let list: { readonly isNumbered: boolean; readonly items: Array<readonly Inline[]> } | null = null;
  let inner: Array<{ readonly tag: string; readonly parts: Parts }> = [];

  const target = (): Parts => inner.at(-1)?.parts ?? parts;
  const close = (): void => {
    inner = [];
    const words = trimmed(parts);
    parts = [];
    if (words.length > 0) {
      if (list) list.items.push(words);
      else blocks.push({ kind, parts: words });
    }
    kind = 'paragraph';
  };
  const closeList = (): void => {
    close();
    if (list && list.items.length > 0) blocks.push({ kind: 'list', ...list });
    list = null;
  };

  for (const token of tokensOf(html)) {
    if (typeof token === 'string') {
      target().push(token);
      continue;
    }
    const { tag, isEnd, attributes } = token;
    if (tag === 'ul' || tag === 'ol') {
      closeList();
      if (!isEnd) list = { isNumbered: tag === 'ol', items: [] };
    } else if (HEADINGS.test(tag)) {
      closeList();
      kind = isEnd ? 'paragraph' : 'heading';
    } else if (tag === 'li' || PARAGRAPHS.has(tag)) close();
    else openInline(tag, isEnd, attributes);
  }
  closeList();
  return blocks;

  function openInline(tag: string, isEnd: boolean, attributes: string): void {
    if (isEnd) {
      const at = inner.findLastIndex((open) => open.tag === tag);
      if (at >= 0) inner = inner.slice(0, at);
      return;
    }
    const own: Parts = [];
    const emphasis = EMPHASES.get(tag);
    if (emphasis) target().push({ kind: emphasis, parts: own });
    else if (tag === 'a') {
      const href = safeAddress(attributes);
      if (href === null) return;
      target().push({ kind: 'link', href, parts: own });
    } else return;
    inner.push({ tag, parts: own });
  }
}

interface Tag {
  readonly tag: string;
  readonly isEnd: boolean;
  readonly attributes: string;
}

/** Texts and tags in order; comments and silent elements are left out. */
function* tokensOf(html: string): Generator<string | Tag> {
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

/** An address that a link may lead to: within the site, or outside by https or mail. */
function safeAddress(attributes: string): string | null {
  const [, quoted, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const href = decoded(quoted ?? single ?? '').trim();
  return /^(?:\/(?![/\\])|https:\/\/|mailto:)[^\s<>"'\\]*$/.test(href) ? href : null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : '';
  });
}

/** Without the white space around; nothing where there is nothing else. */
function trimmed(parts: Parts): readonly Inline[] {
  const kept = parts.map((part) => (typeof part === 'string' ? part.replaceAll(/[\t\n\r ]+/g, ' ') : part));
  while (typeof kept[0] === 'string' && kept[0].trim() === '') kept.shift();
  while (typeof kept.at(-1) === 'string' && String(kept.at(-1)).trim() === '') kept.pop();
  return kept;
}
