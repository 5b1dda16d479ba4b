import { ALLOWED_HTML } from '#document/html/allowed-html.ts';

/** The elements that the editor knows. HTML with others is edited as text, so that nothing of it is lost. */
const KNOWN = new Set([
  ...[
    'p',
    'br',
    'hr',
    'blockquote',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
  ],
  ...['table', 'tbody', 'thead', 'tr', 'th', 'td', 'a'],
]);

const TAG = /<\/?([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/gi;
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Whether the editor shows all of a text and loses nothing of it. The text is not parsed: a page's content policy
 * reports what a text of anybody's may hold.
 */
export function isEditable(html: string): boolean {
  if (html.replaceAll(TAG, '').includes('<')) return false;
  return [...html.matchAll(TAG)].every(([, name = '', rest = '']) => {
    const element = name.toLowerCase();
    const allowed = ALLOWED_HTML.get(element) ?? [];
    return (
      KNOWN.has(element) && [...rest.matchAll(ATTRIBUTE)].every(([, attribute = '']) => allowed.includes(attribute))
    );
  });
}

/**
 * Turns what the editor writes into the HTML that the gateway allows: without attributes of the editor's own, with
 * lists and cells that hold their words themselves, and without empty paragraphs at the end.
 */
export function allowedMarkup(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const columns of body.querySelectorAll('colgroup')) columns.remove();
  for (const element of body.querySelectorAll('*')) {
    const allowed = ALLOWED_HTML.get(element.localName) ?? [];
    for (const { name, value } of [...element.attributes])
      if (!allowed.includes(name) || (name === 'colspan' && value === '1')) element.removeAttribute(name);
  }
  for (const holder of body.querySelectorAll('li, td, th')) unwrapFirst(holder);
  while (body.lastElementChild?.localName === 'p' && body.lastElementChild.childNodes.length === 0)
    body.lastElementChild.remove();
  return body.innerHTML;
}

/** Takes the paragraph away that the editor puts around the words of a list's entry or of a cell. */
function unwrapFirst(holder: Element): void {
  const first = holder.firstElementChild;
  const isOnlyOne = [...holder.children].filter(({ localName }) => localName === 'p').length === 1;
  if (first?.localName === 'p' && isOnlyOne) first.replaceWith(...first.childNodes);
}
