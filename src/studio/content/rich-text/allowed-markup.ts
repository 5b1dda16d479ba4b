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
  ...['table', 'tbody', 'tr', 'th', 'td', 'a'],
]);

const TAG = /<\/?([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/gi;
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/**
 * Whether the editor can show the text without losing anything. It is checked without parsing, because a parsed inline
 * style or handler would be reported by the page's content security policy.
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
 * Turns the editor's HTML into what the gateway allows: without the editor's attributes, without paragraphs in list
 * items and cells, and without empty paragraphs at the end.
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

/** Removes the paragraph that the editor puts into a list item or a cell. */
function unwrapFirst(holder: Element): void {
  const first = holder.firstElementChild;
  const isOnlyOne = [...holder.children].filter(({ localName }) => localName === 'p').length === 1;
  if (first?.localName === 'p' && isOnlyOne) first.replaceWith(...first.childNodes);
}
