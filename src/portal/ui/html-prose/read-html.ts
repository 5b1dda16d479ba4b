import { type Tag, tokensOf } from './html-tokens.ts';

/** Emphasis and the like, which hold words. */
type Style = 'strong' | 'em' | 'u' | 's' | 'small' | 'sub' | 'sup';

/** Words, a line break, a picture of the site, or words within an emphasis or a link. */
export type Inline =
  | string
  | { readonly kind: 'br' }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string; readonly size: ImageSize }
  | { readonly kind: Style; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] };

/** CSS pixels, where the text gives both. */
export type ImageSize = { readonly width: number; readonly height: number } | Record<never, never>;

export interface ListItem {
  readonly parts: readonly Inline[];
  /** Lists within the item. */
  readonly lists: readonly List[];
}

export interface List {
  readonly kind: 'list';
  readonly isNumbered: boolean;
  readonly items: readonly ListItem[];
}

export interface Cell {
  readonly isHead: boolean;
  readonly span: number;
  readonly parts: readonly Inline[];
}

export interface Table {
  readonly kind: 'table';
  readonly rows: ReadonlyArray<readonly Cell[]>;
}

/** Blocks are never nested, apart from lists in lists: React's markup is then the same as a browser would parse. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'quote'; readonly parts: readonly Inline[] }
  | { readonly kind: 'rule' }
  | List
  | Table;

const HEADINGS = /^h[1-6]$/;
const BLOCKS = new Set('p div section article header footer caption'.split(' '));
const STYLES = new Map<string, Style>([
  ...(['strong', 'em', 'u', 's', 'small', 'sub', 'sup'] as const).map((tag) => [tag, tag] as const),
  ['b', 'strong'],
  ['i', 'em'],
]);

/** Deeper lists go on at this depth. */
const DEEPEST_LIST = 8;

interface OpenList {
  readonly kind: 'list';
  readonly isNumbered: boolean;
  readonly items: Array<{ parts: readonly Inline[]; readonly lists: OpenList[] }>;
}

/**
 * Reads the HTML of an announcement into what may be shown. The gateway has cleaned it, and nothing here depends on
 * that: unknown elements keep only their text, and elements without text for people are dropped. Takes one pass.
 */
export function readHtml(html: string): readonly Block[] {
  const blocks: Block[] = [];
  let parts: Inline[] = [];
  let kind: 'heading' | 'paragraph' = 'paragraph';
  let quotes = 0;
  let lists: OpenList[] = [];
  let table: { readonly kind: 'table'; readonly rows: Cell[][] } | null = null;
  let cell: Omit<Cell, 'parts'> | null = null;
  let inner: Array<{ readonly tag: string; readonly parts: Inline[] }> = [];

  const target = (): Inline[] => inner.at(-1)?.parts ?? parts;
  /** Ends the words so far, and puts them where they belong. */
  const close = (): void => {
    inner = [];
    const words = trimmed(parts);
    parts = [];
    const list = lists.at(-1);
    if (table && cell) table.rows.at(-1)?.push({ ...cell, parts: words });
    else if (words.length > 0) {
      if (list) list.items.push({ parts: words, lists: [] });
      else blocks.push({ kind: quotes > 0 ? 'quote' : kind, parts: words });
    }
    cell = null;
    kind = 'paragraph';
  };
  /** Ends words, and whatever they stand in, before what cannot stand in it. */
  const closeAll = (): void => {
    close();
    lists = [];
    table = null;
  };

  for (const token of tokensOf(html)) {
    if (typeof token === 'string') target().push(token);
    else readTag(token);
  }
  closeAll();
  return blocks.filter(hasContent);

  function readTag({ tag, isEnd, attributes }: Tag): void {
    if (tag === 'table' || tag === 'tr' || tag === 'td' || tag === 'th') readTable(tag, isEnd, attributes);
    else if (cell) {
      if (HEADINGS.test(tag) || BLOCKS.has(tag) || tag === 'li') target().push(' ');
      else openInline(tag, isEnd, attributes);
    } else if (tag === 'ul' || tag === 'ol') readList(tag, isEnd);
    else if (tag === 'li' || BLOCKS.has(tag)) close();
    else if (tag === 'blockquote') {
      closeAll();
      quotes = Math.max(0, quotes + (isEnd ? -1 : 1));
    } else if (HEADINGS.test(tag)) {
      closeAll();
      kind = isEnd ? 'paragraph' : 'heading';
    } else if (tag === 'hr') {
      closeAll();
      blocks.push({ kind: 'rule' });
    } else openInline(tag, isEnd, attributes);
  }

  function readList(tag: 'ul' | 'ol', isEnd: boolean): void {
    close();
    if (isEnd) {
      lists.pop();
      return;
    }
    if (lists.length >= DEEPEST_LIST) return;
    const list: OpenList = { kind: 'list', isNumbered: tag === 'ol', items: [] };
    const outer = lists.at(-1);
    if (outer) {
      if (outer.items.length === 0) outer.items.push({ parts: [], lists: [] });
      outer.items.at(-1)?.lists.push(list);
    } else blocks.push(list);
    lists.push(list);
  }

  function readTable(tag: 'table' | 'tr' | 'td' | 'th', isEnd: boolean, attributes: Tag['attributes']): void {
    if (tag === 'table') {
      closeAll();
      if (isEnd) return;
      table = { kind: 'table', rows: [] };
      blocks.push(table);
      return;
    }
    close();
    // Outside a table a cell is a paragraph.
    if (!table || isEnd) return;
    if (tag === 'tr' || table.rows.length === 0) table.rows.push([]);
    const span = Number(/^\d{1,2}$/.exec(attributes.get('colspan') ?? '')?.[0] ?? 1);
    if (tag !== 'tr') cell = { isHead: tag === 'th', span: Math.max(1, span) };
  }

  function openInline(tag: string, isEnd: boolean, attributes: Tag['attributes']): void {
    if (isEnd) {
      const at = inner.findLastIndex((open) => open.tag === tag);
      if (at >= 0) inner = inner.slice(0, at);
      return;
    }
    if (tag === 'br') target().push({ kind: 'br' });
    else if (tag === 'img') readImage(attributes);
    else {
      const own: Inline[] = [];
      const style = STYLES.get(tag);
      const href = tag === 'a' ? (attributes.get('href') ?? '') : '';
      if (style) target().push({ kind: style, parts: own });
      else if (isAddress(href) && !inner.some((open) => open.tag === 'a'))
        target().push({ kind: 'link', href, parts: own });
      else return;
      inner.push({ tag, parts: own });
    }
  }

  function readImage(attributes: Tag['attributes']): void {
    const src = attributes.get('src') ?? '';
    if (!/^\/site-assets\/(?!\/)[\w./-]+$/.test(src)) return;
    const [width, height] = ['width', 'height'].map((name) => Number(attributes.get(name)));
    const size = width && height && width < 10_000 && height < 10_000 ? { width, height } : {};
    target().push({ kind: 'image', src, alt: attributes.get('alt') ?? '', size });
  }
}

/** An empty list or table is nothing to show. */
function hasContent(block: Block): boolean {
  if (block.kind === 'list') return block.items.length > 0;
  return block.kind !== 'table' || block.rows.some((row) => row.length > 0);
}

/** Whether a link may lead there: within the site, or outside by http, https, mail or telephone. */
function isAddress(href: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s<>"'\\]*$/i.test(href);
}

/** Without the white space around; nothing where there is nothing else. */
function trimmed(parts: readonly Inline[]): readonly Inline[] {
  const kept = parts.map((part) => (typeof part === 'string' ? part.replaceAll(/[\t\n\r ]+/g, ' ') : part));
  const isBlank = (part: Inline | undefined): boolean =>
    part !== undefined && (typeof part === 'string' ? part.trim() === '' : part.kind === 'br');
  while (isBlank(kept[0])) kept.shift();
  while (isBlank(kept.at(-1))) kept.pop();
  return kept;
}
