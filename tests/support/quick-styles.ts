/**
 * Makes `getComputedStyle` fast in tests of components. jsdom matches every rule of every style sheet for each element
 * whose role or name a test asks for, which took a third of the time. Here an element has the styles of its own
 * attribute and the `display` of its tag. With `null` as the pseudo-element jsdom's own answer is given.
 */
const BLOCKS =
  'address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 ' +
  'h5 h6 header hr legend li main menu nav ol p pre search section summary table ul';
const DISPLAYS = new Map<string, string>([
  ...BLOCKS.split(' ').map((tag) => [tag, 'block'] as const),
  ...['button', 'input', 'meter', 'progress', 'select', 'textarea'].map((tag) => [tag, 'inline-block'] as const),
  ...[['tr', 'table-row'] as const, ['td', 'table-cell'] as const, ['th', 'table-cell'] as const],
  ...['head', 'link', 'meta', 'script', 'style', 'template', 'title'].map((tag) => [tag, 'none'] as const),
]);

// styled-components inserts rules one by one then; otherwise jsdom parses the whole sheet again for each of them.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

const byAllRules = window.getComputedStyle.bind(window);
window.getComputedStyle = (element, pseudoElement) =>
  element instanceof HTMLElement && pseudoElement === undefined
    ? ownStyle(element)
    : byAllRules(element, pseudoElement);

function ownStyle(element: HTMLElement): CSSStyleDeclaration {
  const { style } = element;
  const display = (element.hidden && 'none') || style.display || (DISPLAYS.get(element.localName) ?? 'inline');
  return new Proxy(style, {
    get(_, property) {
      if (property === 'display') return display;
      if (property === 'getPropertyValue')
        return (name: string) => (name === 'display' ? display : style.getPropertyValue(name));
      return Reflect.get(style, property) as unknown;
    },
  });
}
