import { Tokenizer } from 'htmlparser2';

/** Elements whose content is no text for people. */
const SILENT = new Set(
  'script style template noscript iframe svg math title textarea select option object xmp'.split(' '),
);

/** The start or the end of an element. */
export interface Tag {
  readonly tag: string;
  readonly isEnd: boolean;
  /** Values without entities, by names in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
}

/**
 * Texts and tags in order; comments and silent elements are left out. Ends need not match starts: htmlparser2's parser,
 * which matches them, takes quadratic time for texts that open thousands of elements.
 */
export function tokensOf(html: string): ReadonlyArray<string | Tag> {
  const tokens: Array<string | Tag> = [];
  let text = '';
  let tag = '';
  let attributes = new Map<string, string>();
  let name = '';
  let value = '';
  let silent: { readonly tag: string; depth: number } | null = null;

  const addText = (piece: string): void => {
    if (silent === null) text += piece;
  };
  const addTag = (isEnd: boolean): void => {
    if (silent !== null) {
      if (tag === silent.tag) silent.depth += isEnd ? -1 : 1;
      if (silent.depth === 0) silent = null;
      return;
    }
    if (!isEnd && SILENT.has(tag)) {
      silent = { tag, depth: 1 };
      return;
    }
    endText();
    tokens.push({ tag, isEnd, attributes });
  };
  // The tokenizer hands out text in pieces, each entity by itself.
  const endText = (): void => {
    if (text !== '') tokens.push(text);
    text = '';
  };
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => addText(html.slice(start, end)),
      ontextentity: (codePoint) => addText(String.fromCodePoint(codePoint)),
      onopentagname(start, end) {
        tag = html.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname(start, end) {
        name = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(codePoint) {
        value += String.fromCodePoint(codePoint);
      },
      onattribend() {
        // As in browsers, the first of two attributes counts.
        if (!attributes.has(name)) attributes.set(name, value.trim());
      },
      onopentagend: () => addTag(false),
      onselfclosingtag: () => addTag(false),
      onclosetag(start, end) {
        tag = html.slice(start, end).toLowerCase();
        attributes = new Map();
        addTag(true);
      },
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      oncdata() {},
      onend: endText,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return tokens;
}
