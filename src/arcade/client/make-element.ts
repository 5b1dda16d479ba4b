type Attributes = Readonly<Record<string, string | boolean>>;
type Child = Node | string;

function fill<Made extends Element>(made: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** An element with its attributes and children; `false` leaves an attribute out. Text is text, never markup. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children);
}

export function makeSvg(
  tag: keyof SVGElementTagNameMap,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElement {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

/** An icon of one path on a board of 24 units, drawn in the text's colour. It says nothing to screen readers. */
export function makeIcon(path: string): SVGElement {
  return makeSvg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, makeSvg('path', { d: path }));
}
